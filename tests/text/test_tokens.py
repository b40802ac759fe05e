"""Cutting text into tokens and joining it again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from illumineer.text.tokens import cut, join, starts_sentence

TEXTS = (
    "Draw a card.",
    "This character gets +2 ¤ and -1 ◊ this turn.",
    "⟳, 2 ⬡ — Choose one:• Draw a card.• Gain 1 lore.",
    "Return it to its player's hand. During opponents' turns, it can't ready.",
    "Characters and/or locations named Mr. Crumb's Cat, Dr. Q, or J.J. gain “⟳ — Draw a card.”",
)


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("Draw a card.", ("Draw", "a", "card", ".")),
        ("+2 ¤", ("+2", "¤")),
        ("its player's hand", ("its", "player", "'s", "hand")),
        ("opponents' turns", ("opponents", "'", "turns")),
        ("can't", ("can't",)),
        ("Mr. Crumb draws.", ("Mr.", "Crumb", "draws", ".")),
        ("and/or", ("and/or",)),
        ("one:• Draw", ("one", ":", "•", "Draw")),
        ("J.J. sings", ("J.J.", "sings")),
    ],
)
def test_cut(text: str, tokens: tuple[str, ...]) -> None:
    assert cut(text) == tokens


@pytest.mark.parametrize("text", TEXTS)
def test_join_is_what_was_cut(text: str) -> None:
    assert cut(join(cut(text))) == cut(text)


@given(st.lists(st.sampled_from(("draw", "a", "card", "3", ",", ".", "“", "”", "+1", "¤", "'s", "Mira")), max_size=12))
def test_joining_loses_no_token(tokens: list[str]) -> None:
    assert "".join(join(tokens).split()) == "".join(tokens)


def test_sentences_start_behind_full_stops_dashes_bullets_and_quotation_marks() -> None:
    tokens = cut("Draw a card. Gain “Exert it.” 1 ⬡ — Banish it.")
    starts = [token for i, token in enumerate(tokens) if starts_sentence(tokens, i)]
    assert starts == ["Draw", "Gain", "Exert", "”", "Banish"]
