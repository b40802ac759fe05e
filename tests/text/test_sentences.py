"""The law of the grammar: whatever it writes, it reads back as the same tree and writes the same way again."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.text.sentences import COINED, ROOTS, WORDS, sample

from illumineer.text import read_paragraph, write_ability
from illumineer.text.card import Declined
from illumineer.text.grammar import grammar


def test_every_open_class_has_words() -> None:
    assert {name for name in grammar().lexicons if name.partition(".")[0] != COINED} == WORDS.keys()


@pytest.mark.parametrize("category", sorted(ROOTS))
@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 2**32), budget=st.integers(1, 24))
def test_what_is_written_is_read_back(category: str, seed: int, budget: int) -> None:
    """A tree of the grammar, written in English, is never read as another tree, and has a Spanish text."""
    made = sample(category, budget, random.Random(seed))
    if made is None:
        return
    read = read_paragraph(made.text, made.type)
    if isinstance(read, Declined):
        assert read.ambiguous, f"{made.text}\n{read.reason}"
        return
    assert read.ability == made.tree, made.text
    assert read.written == made.text
    assert write_ability(read.ability, made.type, "es", read.surface)
    assert write_ability(read.ability, made.type, "en", read.surface) == made.text


def test_hardly_any_sentence_is_ambiguous() -> None:
    """Long nonsense may be; what is about as long as a printed sentence may not, but for a very few."""
    chance = random.Random(4)
    drawn = [sample(chance.choice(("ability", "action")), chance.randint(2, 12), chance) for _ in range(600)]
    texts = [made for made in drawn if made is not None]
    unclear = [made.text for made in texts if isinstance(read_paragraph(made.text, made.type), Declined)]
    assert len(texts) > 400
    assert len(unclear) <= len(texts) // 50, "\n".join(unclear)
