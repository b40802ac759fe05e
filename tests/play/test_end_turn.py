"""Ending the turn: what is left to do is said first, in both languages, at the screen and line by line."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console
from rich.text import Text
from tests.play.at_screen import Sitting, session, sit
from tests.play.tables import Talk, at
from textual.widgets import OptionList

from illumineer.play.left import left_to_do
from illumineer.play.lines import Lines
from illumineer.words import say

STITCH, ELSA, DUMBO = "Stitch - Rock Star", "Elsa - Snow Queen", "Dumbo - The Flying Elephant"
SONG = "Blast from Your Past"
MUCH: dict[str, Any] = {
    "p1": {"ink": 6, "hand": [SONG, DUMBO], "play": [STITCH, ELSA]},
    "p2": {"play": [{"card": f"{STITCH}#2", "exerted": True}], "deck": 5},
}
"""A turn with ink, two cards to play, two characters that quest or challenge, and an ability."""
LITTLE: dict[str, Any] = {"p1": {"ink": 1, "hand": [DUMBO]}, "p2": {"deck": 5}}
NOTHING: dict[str, Any] = {"p1": {"play": [{"card": STITCH, "exerted": True}]}, "p2": {"deck": 5}}

LEFT = {
    "en": "You can still: put a card into the inkwell, play one of 2 cards, quest with 2 characters, challenge with 2 "
    "characters, use 1 ability. e again ends the turn.",
    "es": "Todavía puedes: poner una carta en el tintero, jugar una de 2 cartas, ir de aventura con 2 personajes, "
    "desafiar con 2 personajes, usar 1 habilidad. Con e otra vez se termina el turno.",
}


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_is_left_to_do_is_what_is_legal(lang: str) -> None:
    told = [say(each, lang) for each in left_to_do(at(MUCH, lang=lang))]
    assert ", ".join(told) == LEFT[lang].partition(": ")[2].partition(".")[0]
    assert [each.key for each in left_to_do(at(LITTLE))] == ["play.left_ink"]
    nothing = at(NOTHING)
    assert left_to_do(nothing) == [] and any(not each.legal for each in nothing.choices())
    assert left_to_do(at({**MUCH, "active": "p2"})) == [], "somebody else's turn"


def test_an_answer_to_another_question_is_nothing_left_to_do() -> None:
    asked = at({"p1": {"ink": 6, "hand": [SONG], "play": [STITCH]}, "p2": {}})
    asked.answer(f"play {SONG}")
    assert asked.choices() and left_to_do(asked) == []


# --- at the screen -----------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (140, 40)])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_turn_ends_when_the_question_is_answered(lang: str, size: tuple[int, int]) -> None:
    async def end(sitting: Sitting) -> None:
        await sitting.press("e")
        assert not sitting.session.game.inputs
        question = sitting.playing.query_one("#question")
        assert sitting.text("question") == LEFT[lang]
        room = question.scrollable_content_region.width
        assert question.region.height == len(Text(LEFT[lang]).wrap(Console(), room)) <= 3, "all of it is in sight"
        choices = sitting.playing.query_one("#choices", OptionList)
        assert not question.region.overlaps(choices.region) and choices.region.height >= 5
        await sitting.press("e")
        assert len(sitting.session.game.inputs) > 0 and sitting.session.game.turn > 1
        assert LEFT[lang] not in sitting.text("question")

    sit(at(MUCH, lang=lang), end, size)


@pytest.mark.parametrize("between", ["i", "right", "space", "tab", "x", "u"])
def test_any_other_key_takes_the_question_away(between: str) -> None:
    async def end(sitting: Sitting) -> None:
        await sitting.press("e", between, "escape")
        assert sitting.app.screen is sitting.playing and LEFT["en"] not in sitting.text("question")
        await sitting.press("e")
        assert not sitting.session.game.inputs and sitting.text("question") == LEFT["en"]

    sit(at(MUCH), end)


def test_what_was_pressed_before_the_question_was_read_is_no_answer() -> None:
    async def end(sitting: Sitting) -> None:
        await sitting.burst("e", "e", "e")
        assert not sitting.session.game.inputs and sitting.text("question") == LEFT["en"]

    sit(at(MUCH), end)


def test_where_nothing_is_left_to_do_the_turn_ends_at_once() -> None:
    async def end(sitting: Sitting) -> None:
        await sitting.press("e")
        assert sitting.session.game.turn > 1

    sit(at(NOTHING), end)


def test_picking_the_end_of_the_turn_from_the_list_is_meant() -> None:
    async def end(sitting: Sitting) -> None:
        legal = [entry for entry in sitting.entries() if not entry.startswith("✗")]
        assert legal[-1] == f"{len(legal)} end the turn"
        await sitting.press(str(len(legal)))
        assert sitting.session.game.turn > 1

    sit(at(LITTLE), end)


# --- what is said beside the question ----------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (140, 40)])
def test_no_message_lies_over_the_table(size: tuple[int, int]) -> None:
    async def press(sitting: Sitting) -> None:
        await sitting.press("enter")
        for keys in (("u",), ("f",), ("f",), ("1", "u"), ("e",), ("e", "e", "u")):
            await sitting.press(*keys)
            assert sitting.playing._note, keys
            assert sitting.text("question").startswith(sitting.playing._note)
            assert not sitting.app._notifications
        await sitting.press("x")
        assert not sitting.playing._note, "gone with the next key"

    sit(session(), press, size)


# --- line by line ------------------------------------------------------------------------------


def _said(position: dict[str, Any], *lines: str, lang: str = "en") -> tuple[str, int]:
    """What is said, and how many answers came of it."""
    played, talk = at(position, None, None, lang=lang), Talk("", *lines, lang=lang)
    Lines(played, talk.console).run()
    return talk.text, len(played.game.inputs)


@pytest.mark.parametrize(("lang", "words"), [("en", ("e", "end")), ("es", ("e", "fin"))])
def test_the_short_word_is_said_twice_line_by_line(lang: str, words: tuple[str, ...]) -> None:
    for word in words:
        text, answers = _said(MUCH, word, lang=lang)
        assert LEFT[lang] in text and answers == 0
        assert _said(MUCH, word, word, lang=lang)[1] == 1
        assert _said(MUCH, word, "board", word, lang=lang)[1] == 0, "only if nothing else is said in between"
        assert _said(NOTHING, word, lang=lang)[1] == 1


@pytest.mark.parametrize("line", ["end turn", "END TURN", "end the turn", "1"])
def test_the_move_and_its_number_are_meant(line: str) -> None:
    assert at(MUCH).choices()[0].notation == "end turn"
    assert _said(MUCH, line)[1] == 1


def test_where_no_turn_can_end_the_short_word_says_so() -> None:
    text, answers = _said({"p1": {"ink": 6, "hand": [SONG], "discard": [STITCH]}, "p2": {}}, f"play {SONG}", "e")
    assert answers == 1 and "end turn" in text
