"""A whole turn action in one text, and texts that are nearly one."""

from __future__ import annotations

import pytest
from tests.support import table

from illumineer.errors import IllegalMove, NotationError
from illumineer.game import Game

SONG = "Seldom All They Seem"


def position() -> Game:
    return Game.from_position(
        {
            "p1": {
                "play": ["Elsa - Snow Queen", "Stitch - New Dog", "Genie - Cramped in the Lamp"],
                "hand": [SONG, "Stitch - Rock Star"],
                "ink": 6,
            },
            "p2": {"play": [{"card": "Goofy - Musketeer", "exerted": True}, "Rajah - Ghostly Tiger"]},
        }
    )


@pytest.mark.rule("4.6.4.2")
def test_a_challenge_in_one_text_where_there_is_only_one_to_challenge() -> None:
    game = position()
    game.push("challenge Elsa - Snow Queen, Goofy - Musketeer")
    assert game["Goofy - Musketeer"].damage == 2


@pytest.mark.rule("4.6.4.2")
def test_a_challenge_in_one_text_where_there_is_a_choice() -> None:
    exerted = [{"card": name, "exerted": True} for name in ("Scout", "Giant")]
    t = table(p1={"play": ["Ogre"]}, p2={"play": exerted})
    t.do("challenge Ogre, Giant")
    assert t["Giant"].damage == 4 and t["Scout"].damage == 0


@pytest.mark.rule("5.4.4.2")
def test_a_song_with_who_sings_it_and_whom_it_chooses() -> None:
    game = position()
    game.push(f"play {SONG}, for sing, choose Genie - Cramped in the Lamp, Rajah - Ghostly Tiger")
    assert game["Genie - Cramped in the Lamp"].exerted
    assert game["Rajah - Ghostly Tiger"].zone.name == "DISCARD"


@pytest.mark.rule("8.10.1")
def test_shift_with_the_character_that_it_is_put_on() -> None:
    game = position()
    game.push("play Stitch - Rock Star, shift, Stitch - New Dog")
    assert [card.full_name for card in game["Stitch - Rock Star"].under] == ["Stitch - New Dog"]


def test_any_case_dashes_and_spaces_will_do() -> None:
    game = position()
    game.push("CHALLENGE  elsa – snow queen ,goofy - musketeer")
    assert game["Goofy - Musketeer"].damage == 2


def test_a_name_needs_no_accents_in_a_move() -> None:
    game = Game.from_position({"p1": {"play": ["Te Kā - Heartless"]}})
    game.push("quest te ka — heartless")
    assert game["Te Ka - Heartless"].exerted


def test_a_number_keeps_its_signs() -> None:
    game = Game.from_position({"p1": {"play": ["Elsa - Snow Queen"]}})
    for text in ("quest Elsa - Snow Queen#1.0", "quest Elsa - Snow Queen#-1"):
        with pytest.raises(NotationError):
            game.push(text)


@pytest.mark.rule("4.6.4.2")
def test_a_part_that_is_not_legal_is_refused_with_its_rule_and_nothing_changes() -> None:
    game = position()
    before = game.digest
    with pytest.raises(IllegalMove) as error:
        game.push("challenge Elsa - Snow Queen, Rajah - Ghostly Tiger")
    assert "Rajah - Ghostly Tiger" in str(error.value) and "[4.6.4.2]" in str(error.value)
    assert game.digest == before and not game.inputs
    reasons = game.why_not("challenge Elsa - Snow Queen, Rajah - Ghostly Tiger")
    assert [str(reason) for reason in reasons] == [str(reason) for reason in error.value.reasons]
    assert game.why_not("challenge Elsa - Snow Queen, Goofy - Musketeer") == []


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("challenge Elsa - Snow Queen, Gofy - Musketeer", "choose Goofy - Musketeer"),
        ("quest Elza - Snow Queen", "quest Elsa - Snow Queen"),
        ("play Seldom All They Seem, for singing", "for sing"),
    ],
)
def test_a_text_that_is_nearly_a_move_names_the_nearest(text: str, near: str) -> None:
    game = position()
    before = game.digest
    with pytest.raises(NotationError) as error:
        game.push(text)
    assert near in str(error.value) and near in error.value.told("es")
    assert game.digest == before


def test_a_long_text_of_commas_is_refused_at_once() -> None:
    game = position()
    for text in ("," * 50_000, "quest Elsa - Snow Queen" + ", done" * 5_000, "challenge Elsa - Snow Queen, " * 2_000):
        with pytest.raises((NotationError, IllegalMove)):
            game.push(text)
