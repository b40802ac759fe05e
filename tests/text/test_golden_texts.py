"""The golden texts: what a reader of Spanish has found good stays so, and every phrase rule is among it."""

from __future__ import annotations

import json

import pytest
from tests.shared import CARD_FILE, needs_card_file
from tests.text.golden import Text, load, phrases, said

from illumineer.text import normalise, read_paragraph, write_ability
from illumineer.text.card import Declined

TEXTS = load()
_TEXTS = ("effect", "fullText")


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: text.english[:40])
def test_golden(text: Text) -> None:
    """Read, written back in the same words, and in Spanish as it stands in the file."""
    read = read_paragraph(text.english, text.type)
    assert not isinstance(read, Declined), read.reason
    assert read.written == read.normal
    assert read.coined or read.normal == normalise(text.english)
    assert write_ability(read.ability, text.type, "es", read.surface) == text.spanish


def test_there_are_enough() -> None:
    assert len(TEXTS) >= 200
    assert len({text.english for text in TEXTS}) == len(TEXTS)


def test_every_phrase_rule_is_used() -> None:
    missing = phrases().keys() - said(TEXTS)
    names = sorted(f"{rule!r} → {spanish}" for rule, spanish in missing)
    assert not missing, "run python -m tests.text.golden --fill, and review:\n" + "\n".join(names)


@needs_card_file
def test_no_text_is_copied_from_a_card() -> None:
    """Of any printing, not of the newest alone."""
    printings = json.loads(CARD_FILE.read_text(encoding="utf-8"))["cards"]
    texts = [text for each in printings for text in each.get("effects", ())]
    texts += [part[key] for each in printings for part in each.get("abilities", ()) for key in part if key in _TEXTS]
    sentences = {text.english for text in TEXTS if len(text.english.split()) > 4}
    assert not sentences & {normalise(text) for text in texts}
