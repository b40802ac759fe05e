"""Lists of options: how many are chosen may hang on a condition."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import Table, table

from illumineer import ir
from illumineer.text import read_paragraph, write_ability
from illumineer.text.card import Declined, Read
from illumineer.vocab import CardType, Ink


def read(text: str) -> Read:
    found = read_paragraph(text, CardType.ACTION)
    assert not isinstance(found, Declined), found.reason
    return found


def cast(text: str, *answers: str, **mine: Any) -> Table:
    spell = ir.Card("Spell", CardType.ACTION, 0, (Ink.AMBER,), abilities=(read(text).ability,))
    return table([spell], p1={"hand": ["Spell"], "deck": 6, **mine}).do("play Spell", *answers)


OPTIONS = ": • Draw a card. • Gain 2 lore."
BOTH = f"Choose one of the following. If you have a character in play, choose both instead{OPTIONS}"


@pytest.mark.rule("6.5.6", "6.1.6")
def test_both_instead_of_one() -> None:
    t = cast(BOTH, "mode 2")
    assert t.lore() == 2 and t.hand() == []
    t = cast(BOTH, play=["Ogre"])
    assert t.lore() == 2 and len(t.hand()) == 1 and t.asked == (0, "act")


@pytest.mark.rule("6.5.6")
@pytest.mark.parametrize(("answers", "lore", "drawn"), [(("mode 1", "mode 2"), 2, 1), (("mode 2", "done"), 2, 0)])
def test_both_if_the_player_likes(answers: tuple[str, ...], lore: int, drawn: int) -> None:
    text = f"Choose one. If you have a character in play, you may choose both instead{OPTIONS}"
    t = cast(text, *answers, play=["Ogre"])
    assert t.lore() == lore and len(t.hand()) == drawn
    assert cast(text, "mode 2").asked == (0, "act")


def test_more_of_three() -> None:
    three = f"{OPTIONS} • Each opponent loses 1 lore."
    t = cast(
        f"Choose one. If you have a character in play, choose two instead{three}", "mode 1", "mode 2", play=["Ogre"]
    )
    assert t.lore() == 2 and len(t.hand()) == 1
    t = cast(f"Choose one. If you have a character in play, choose all instead{three}", play=["Ogre"])
    assert t.lore() == 2 and len(t.hand()) == 1


@pytest.mark.parametrize("text", [BOTH.replace("both", "all"), f"{BOTH} • Draw 2 cards."])
def test_both_are_two_and_all_are_more(text: str) -> None:
    assert isinstance(read_paragraph(text, CardType.ACTION), Declined)


@pytest.mark.parametrize(
    ("text", "spanish"),
    [
        (
            f"Choose one of the following{OPTIONS}",
            "Elige una de las siguientes opciones: • Roba una carta. • Gana 2 de lore.",
        ),
        (
            BOTH,
            "Elige una de las siguientes opciones. Si tienes un personaje en juego, en lugar de eso eliges ambas "
            "opciones: • Roba una carta. • Gana 2 de lore.",
        ),
    ],
)
def test_it_is_written_in_both_languages(text: str, spanish: str) -> None:
    found = read(text)
    assert write_ability(found.ability, CardType.ACTION, "en", found.surface) == text
    assert write_ability(found.ability, CardType.ACTION, "es", found.surface) == spanish
