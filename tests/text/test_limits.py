"""Texts that nobody prints: they are declined soon, and say why."""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Iterator

import pytest

from illumineer.text import Paragraph, Printed, read_card, read_paragraph
from illumineer.text.card import MOST_ON_A_CARD, MOST_TOKENS, Declined
from illumineer.vocab import CardType, Ink
from illumineer.words import say

SHAPES = {
    "sentences": ("", "Draw a card. ", ""),
    "options": ("Choose one: ", "• Draw a card. ", ""),
    "keywords": ("Your characters gain Rush", ", Ward", ", and Evasive."),
    "suffixes": ("Banish chosen character", " with Ward", "."),
    "names": ("Your characters named Ann", ", Ann", ", or Bob get +1 ¤."),
    "offers": ("", "You may draw a card. If you do, gain 1 lore. ", ""),
    "quoted": ("Your characters gain “When you play this character, ", "draw a card. ", "”"),
    "nested": ("", "Your characters gain “", "Draw a card."),
    "capitals": ("", "Ann Bob ", ""),
    "open brackets": ("", "(", ""),
    "exceptions": ("", ". (it doesn't apply to ", ""),
}


@pytest.fixture(autouse=True, scope="module")
def what_others_left() -> Iterator[None]:
    """Keep the collector from going through what other tests have left: that is no cost of a text."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


def shaped(shape: str, times: int) -> str:
    before, part, after = SHAPES[shape]
    return before + part * times + after


@pytest.mark.parametrize("shape", sorted(SHAPES))
@pytest.mark.parametrize("kind", [CardType.ACTION, CardType.CHARACTER])
def test_a_text_of_two_thousand_words_is_declined_within_a_second(shape: str, kind: CardType) -> None:
    tracemalloc.start()
    began = time.process_time()
    read = read_paragraph(shaped(shape, 2000), kind)
    taken, (_, most) = time.process_time() - began, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert isinstance(read, Declined)
    assert taken < 1 and most < 100_000_000


@pytest.mark.parametrize("shape", sorted(SHAPES))
def test_what_is_not_too_long_is_read_or_declined_within_a_second(shape: str) -> None:
    _, part, _ = SHAPES[shape]
    times = (MOST_TOKENS - 20) // max(1, len(part.replace(".", " .").replace(",", " ,").split()))
    for kind in (CardType.ACTION, CardType.CHARACTER):
        began = time.process_time()
        read_paragraph(shaped(shape, times), kind)
        assert time.process_time() - began < 1


def test_twice_as_many_sentences_take_about_twice_as_long() -> None:
    """Counted in chart entries, which every machine counts alike."""
    from illumineer.text.grammar import grammar
    from illumineer.text.parse import Parse
    from illumineer.text.tokens import cut

    def entries(times: int) -> int:
        parse = Parse(grammar(), cut("Draw a card. " * times))
        assert len(parse.whole("action")) == 1
        return sum(len(found or ()) for chart in (parse._chart, parse._last) for found in chart.values())

    assert entries(80) < 2.2 * entries(40)


@pytest.mark.parametrize("digits", [4, 5000])
@pytest.mark.parametrize("text", ["Draw {} cards.", "Chosen character gets +{} ¤ this turn.", "Gain {} lore."])
def test_a_number_of_more_than_three_digits_is_none_of_the_language(text: str, digits: int) -> None:
    read = read_paragraph(text.format("9" * digits), CardType.ACTION)
    assert isinstance(read, Declined)
    assert "too large" in say(read.reason, "en") and "demasiado grande" in say(read.reason, "es")
    assert len(say(read.reason, "en")) < 200
    assert not isinstance(read_paragraph(text.format("999"), CardType.ACTION), Declined)


@pytest.mark.parametrize("number", ["²", "٣", "+²", "①"])
def test_only_plain_digits_are_numbers(number: str) -> None:
    assert isinstance(read_paragraph(f"Draw {number} cards.", CardType.ACTION), Declined)


def test_a_card_of_too_many_paragraphs_is_declined_before_any_is_read() -> None:
    long = tuple(Paragraph("Your other characters get +1 ¤.", f"PART {i}") for i in range(MOST_ON_A_CARD // 5))
    read = read_card(Printed("Long", CardType.CHARACTER, 1, (Ink.AMBER,), paragraphs=long))
    assert read.card is None and read.declined is not None
    assert "at most 500" in say(read.declined.reason, "en") and "500 como máximo" in say(read.declined.reason, "es")
