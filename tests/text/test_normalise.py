"""What is taken as equal when texts are compared: each row of the table does something, and nothing else is done."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from illumineer.text.normalise import EQUIVALENCES, normalise

EXAMPLES = {
    "white space": ("Draw  a\ncard.", "Draw a card."),
    "typographic apostrophe": ("It can’t ready.", "It can't ready."),
    "three dots": ("Wait... what", "Wait… what"),
    "no space before a symbol": ("2⬡ — Draw a card.", "2 ⬡ — Draw a card."),
    "no space after a comma or full stop": ("Draw,then stop.Stay.", "Draw, then stop. Stay."),
    "straight quotation marks": ('It gains "Draw." now.', "It gains “Draw.” now."),
    "dash or hyphen before an effect": ("2 ⬡ - Draw a card.", "2 ⬡ — Draw a card."),
    "typographic minus": ("It gets −2 ¤.", "It gets -2 ¤."),
    "exception in brackets": ("Play it. (That doesn't apply to me.)", "Play it. That doesn't apply to me."),
    "reminder text": ("Ward (It is hard to choose.)", "Ward"),
    "space at the end": (" Draw a card. ", "Draw a card."),
    "space before a comma or full stop": ("Draw , then stop .", "Draw, then stop."),
    "quoted ability without its full stop": ("It gains “Draw a card” now.", "It gains “Draw a card.” now."),
    "full stop that closes a quoted ability and the sentence": ("It gains “Draw.”", "It gains “Draw.”."),
}


def test_every_equivalence_has_an_example() -> None:
    assert EXAMPLES.keys() == {row.name for row in EQUIVALENCES}


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_needs_its_row(name: str) -> None:
    """It is made equal with the row, and not without it."""
    text, normal = EXAMPLES[name]
    assert normalise(text) == normal
    for row in EQUIVALENCES:
        if row.name != name:
            text = row.pattern.sub(row.instead, text)
    assert text != normal


def test_uses_are_counted() -> None:
    counts: dict[str, int] = {}
    normalise("It’s Kai’s. (Never mind.) (Really.)", counts)
    assert counts["typographic apostrophe"] == 2
    assert counts["reminder text"] == 2


def test_words_are_never_touched() -> None:
    """Apart from reminder text, no row changes a letter or a number."""
    for row in EQUIVALENCES:
        if row.name != "reminder text":
            assert not re.search(r"\w", re.sub(r"\\\d", "", row.instead))


@given(st.text(st.sampled_from("Ab1 ,.’“”\"(—–-\n)"), max_size=20))
def test_a_normal_text_stays_as_it_is(text: str) -> None:
    once = normalise(normalise(text))
    assert normalise(once) == once
