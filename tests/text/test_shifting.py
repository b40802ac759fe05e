"""«Shift» as a verb: what is waited for, paid, allowed and forbidden, read from sentences and played."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import Table, character, item, shift, table

from illumineer import ir
from illumineer.text import read_paragraph, write_ability
from illumineer.text.card import Declined, Read
from illumineer.vocab import CardType, Keyword, ShiftKind


def read(text: str, type_: CardType = CardType.CHARACTER) -> Read:
    found = read_paragraph(text, type_)
    assert not isinstance(found, Declined), found.reason
    return found


CUB = character("Ulf - Cub", classes="Storyborn Wolf", willpower=4, inkwell=False)
LEADER = character("Ulf - Leader", shift(3), cost=7, willpower=6)
HERON = character("Hild - Heron", classes="Storyborn Bird", willpower=4, inkwell=False)
OWL = character("Hild - Owl", shift(3), classes="Floodborn Bird", cost=7, willpower=6)
PACK = character("Garm - Chief", shift(1, kind=ShiftKind.CLASSIFICATION, word="Cat"), cost=7)
ROOT = character("Tuber - Walking", shift(1, kind=ShiftKind.POTATO, word="Potato"), cost=7)
ECLIPSE = character("Sol & Luna - Eclipse", shift(1, kind=ShiftKind.DUO), cost=9)
SUN = character("Sol - Day", inkwell=False)
CARDS = [CUB, LEADER, HERON, OWL, PACK, ROOT, ECLIPSE, SUN, item("Potato")]


def given(text: str, hand: list[str], play: list[Any], name: str = "Mask", **more: Any) -> Table:
    """A character with that text in play, beside others."""
    mask = character(name, read(text).ability, willpower=5, inkwell=False)
    more = {"ink": 3, **more}
    cards = [card for card in CARDS if card.full_name != name]
    return table([*cards, mask], p1={"hand": hand, "play": play, "deck": 5, **more}, p2={"play": ["Ogre"], "deck": 5})


@pytest.mark.parametrize(
    ("text", "older"),
    [
        (
            "Whenever you shift a Wolf character, draw a card.",
            "Whenever you play a Wolf character using Shift, draw a card.",
        ),
        (
            "When you shift a character on top of this character, gain 2 lore.",
            "When you play a character on this character, gain 2 lore.",
        ),
        (
            "When you play this character, if you didn't shift it, banish it.",
            "When you play this character, if you didn't use Shift to play it, banish it.",
        ),
        ("You pay 2 ⬡ less to shift this character.", "You pay 2 ⬡ less to play this character using Shift."),
        ("You pay 1 ⬡ less to shift Wolf characters.", "You pay 1 ⬡ less to play Wolf characters using Shift."),
    ],
)
def test_it_means_what_the_longer_words_mean(text: str, older: str) -> None:
    assert read(text).ability == read(older).ability


@pytest.mark.parametrize(
    ("text", "spanish"),
    [
        (
            "When you shift a character on top of her, draw a card.",
            "Cuando hagas Shift con un personaje sobre este personaje, robas una carta.",
        ),
        (
            "Whenever one of your characters is shifted, gain 1 lore.",
            "Cada vez que se juegue uno de tus personajes mediante Cambio, ganas 1 de lore.",
        ),
        (
            "Opponents can't shift characters on top of damaged characters.",
            "Los oponentes no pueden hacer Shift con personajes sobre personajes dañados.",
        ),
        (
            "You may choose and discard 2 cards to shift this character for free.",
            "Puedes elegir y descartar 2 cartas para hacer Shift gratis con este personaje.",
        ),
        (
            "You pay 1 ⬡ less for the first Wolf character you shift each turn.",
            "Pagas 1 ⬡ menos por el primer personaje Wolf con el que hagas Shift cada turno.",
        ),
    ],
)
def test_it_is_written_in_both_languages(text: str, spanish: str) -> None:
    found = read(text)
    assert write_ability(found.ability, CardType.CHARACTER, "en", found.surface) == text
    assert write_ability(found.ability, CardType.CHARACTER, "es", found.surface) == spanish


# --- what is waited for ----------------------------------------------------------------------


@pytest.mark.rule("4.3.4.2", "8.10.5")
def test_the_covered_character_goes_on_with_what_it_gained_on_being_covered() -> None:
    text = "When you shift a character on top of her, this character gains Ward until the start of your next turn."
    t = given(text, ["Ulf - Leader"], ["Ulf - Cub"], "Ulf - Cub")
    t.do("play Ulf - Leader")
    assert t["Ulf - Leader"].has(Keyword.WARD) and t["Ulf - Leader"].under == ["Ulf - Cub"]
    t.end_turn()
    assert t["Ulf - Leader"].has(Keyword.WARD)
    t.end_turn()
    assert not t["Ulf - Leader"].has(Keyword.WARD)


@pytest.mark.rule("4.3.4.2")
def test_only_the_covered_card_sees_what_is_put_on_top_of_it() -> None:
    t = given(
        "When you shift a character on top of this character, gain 2 lore.", ["Ulf - Leader"], ["Mask", "Ulf - Cub"]
    )
    assert t.do("play Ulf - Leader").lore() == 0


@pytest.mark.rule("6.2.1")
def test_another_character_is_another_than_the_one_that_is_shifted() -> None:
    text = "Whenever you shift a character on top of another character, gain 1 lore."
    assert given(text, ["Ulf - Leader"], ["Mask", "Ulf - Cub"]).do("play Ulf - Leader").lore() == 1
    assert given(text, ["Ulf - Leader"], ["Ulf - Cub"], "Ulf - Cub").do("play Ulf - Leader").lore() == 1


@pytest.mark.rule("8.10.1")
@pytest.mark.parametrize(
    ("ink", "answers", "hand"), [(3, ("accept",), ["Ulf - Cub"]), (3, ("decline",), []), (7, (), [])]
)
def test_when_it_is_shifted_and_only_then(ink: int, answers: tuple[str, ...], hand: list[str]) -> None:
    text = "When you shift this character, you may put all cards under it into your hand."
    leader = character("Ulf - Leader", shift(3), read(text).ability, cost=7, willpower=6)
    play = ["Ulf - Cub"] if ink == 3 else []
    t = table([CUB, leader], p1={"hand": ["Ulf - Leader"], "play": play, "ink": ink})
    t.do("play Ulf - Leader", *answers)
    assert t.hand() == hand and t.play() == ["Ulf - Leader"]


# --- what is paid ----------------------------------------------------------------------------


@pytest.mark.rule("1.5.4", "8.10.1")
def test_it_costs_less_on_top_of_this_character_alone() -> None:
    text = "You pay 2 ⬡ less to shift a character on top of this character."
    play = ["Ulf - Cub", "Ulf - Old"]
    cards = [character("Ulf - Cub", read(text).ability, inkwell=False), character("Ulf - Old", inkwell=False), LEADER]
    t = table(cards, p1={"hand": ["Ulf - Leader"], "play": play, "ink": 3})
    t.do("play Ulf - Leader", "for shift")
    assert t["Ulf - Leader"].under == ["Ulf - Cub"] and t.ink() == (2, 1)
    t = table(cards, p1={"hand": ["Ulf - Leader"], "play": play, "ink": 3})
    t.do("play Ulf - Leader", "for shift#2")
    assert t["Ulf - Leader"].under == ["Ulf - Old"] and t.ink() == (0, 3)
    t = table(cards, p1={"hand": ["Ulf - Leader"], "play": play, "ink": 1})
    assert t.do("play Ulf - Leader")["Ulf - Leader"].under == ["Ulf - Cub"]
    assert table(cards, p1={"hand": ["Ulf - Leader"], "play": ["Ulf - Old"], "ink": 2}).why("play Ulf - Leader") == [
        "1.5.3"
    ]


@pytest.mark.rule("1.5.4", "4.3.6")
def test_the_next_character_that_is_shifted() -> None:
    text = "Whenever this character quests, you pay 1 ⬡ less for the next character you shift this turn."
    t = given(text, ["Scout", "Ulf - Leader", "Hild - Owl"], ["Mask", "Ulf - Cub", "Hild - Heron"], ink=9)
    t.do("quest Mask", "play Scout")
    assert t.ink() == (7, 2)
    t.do("play Ulf - Leader", "for shift")
    assert t.ink() == (5, 4)
    t.do("play Hild - Owl")
    assert t.ink() == (2, 7)


@pytest.mark.rule("1.5.4")
def test_the_first_character_that_is_shifted_each_turn() -> None:
    text = "You pay 1 ⬡ less for the first character you shift each turn."
    t = given(text, ["Scout", "Ulf - Leader", "Hild - Owl"], ["Mask", "Ulf - Cub", "Hild - Heron"], ink=7)
    t.do("play Scout", "play Ulf - Leader")
    assert t.ink() == (3, 4)
    t.do("play Hild - Owl")
    assert t.ink() == (0, 7)


@pytest.mark.rule("1.5.5", "8.10.1")
def test_another_price_for_shifting() -> None:
    text = "You may put 2 character cards from your discard on the bottom of your deck in any order "
    text += "to shift this character for free."
    leader = character("Ulf - Leader", shift(3), read(text).ability, cost=7, willpower=6)

    def at(discard: list[str], play: list[str], ink: int = 0) -> Table:
        return table(
            [CUB, leader], p1={"hand": ["Ulf - Leader"], "play": play, "discard": discard, "deck": 2, "ink": ink}
        )

    t = at(["Pawn", "Scout", "Rock"], ["Ulf - Cub"]).do("play Ulf - Leader", "choose Scout")
    assert t.discard() == ["Rock"] and t["Ulf - Leader"].under == ["Ulf - Cub"] and len(t.deck()) == 4
    assert not at(["Pawn", "Rock"], ["Ulf - Cub"]).legal("play Ulf - Leader")
    assert not at(["Pawn", "Scout"], []).legal("play Ulf - Leader")
    t = at(["Pawn", "Scout"], ["Ulf - Cub"], ink=3).do("play Ulf - Leader", "for shift")
    assert t.discard() == ["Pawn", "Scout"] and t.ink() == (0, 3)


# --- what is allowed and forbidden -----------------------------------------------------------

ANY = "You may shift any character on top of this character."


@pytest.mark.rule("8.10.8.1", "8.10.8.6", "1.2.1")
@pytest.mark.parametrize("name", ["Ulf - Leader", "Garm - Chief", "Tuber - Walking"])
def test_any_character_with_any_kind_of_shift_goes_on_top_of_it(name: str) -> None:
    t = given(ANY, [name], ["Mask", "Pawn"])
    assert t.do(f"play {name}")[name].under == ["Mask"]


@pytest.mark.rule("8.10.8.3")
def test_it_stands_for_one_of_two_characters() -> None:
    assert not given(ANY, ["Sol & Luna - Eclipse"], ["Mask"]).legal("play Sol & Luna - Eclipse")
    t = given(ANY, ["Sol & Luna - Eclipse"], ["Mask", "Sol - Day"])
    t.do("play Sol & Luna - Eclipse", "choose Mask")
    assert sorted(t["Sol & Luna - Eclipse"].under) == ["Mask", "Sol - Day"]


@pytest.mark.rule("8.10.1")
def test_a_character_without_shift_is_not_shifted() -> None:
    t = given(ANY, ["Hild - Heron"], ["Mask"], ink=2)
    t.do("play Hild - Heron")
    assert "Mask" in t.play()


@pytest.mark.rule("1.2.1")
def test_characters_of_a_kind_go_on_top_of_it() -> None:
    text = "You can shift any Bird character on top of this character."
    assert given(text, ["Hild - Owl"], ["Mask"]).legal("play Hild - Owl")
    assert not given(text, ["Ulf - Leader"], ["Mask"]).legal("play Ulf - Leader")


@pytest.mark.rule("1.2.2")
def test_what_players_cant_shift() -> None:
    assert not given("You can't shift characters.", ["Ulf - Leader"], ["Mask", "Ulf - Cub"]).legal("play Ulf - Leader")
    text = "You can't shift characters on top of damaged characters."
    assert given(text, ["Ulf - Leader"], ["Mask", "Ulf - Cub"]).legal("play Ulf - Leader")
    hurt = {"card": "Ulf - Cub", "damage": 1}
    assert not given(text, ["Ulf - Leader"], ["Mask", hurt]).legal("play Ulf - Leader")


def test_a_card_that_was_returned_is_shifted_for_free() -> None:
    text = "Return a character card from your discard to your hand. You may shift it for free."
    spell = ir.Card("Spell", CardType.ACTION, 0, (), abilities=(read(text, CardType.ACTION).ability,))
    t = table([*CARDS, spell], p1={"hand": ["Spell"], "play": ["Ulf - Cub"], "discard": ["Ulf - Leader"]})
    t.do("play Spell", "accept")
    assert t["Ulf - Leader"].under == ["Ulf - Cub"]
