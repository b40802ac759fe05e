"""Positions: what `Game.from_position` reads and `game.position()` writes, key by key."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import PLAIN, Table, action, character, shift, table

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.core import rng
from illumineer.core.game_actions import EVERYONE
from illumineer.errors import PositionError
from illumineer.game import Game
from illumineer.seen.view import SPECTATOR, knows
from illumineer.vocab import Doing, ShiftKind, Zone

SHIFTED = character("Pawn - Grown", shift(1), cost=4, strength=3, willpower=3)
GOLEM = character("Golem", shift(1, kind=ShiftKind.POTATO, word="Rock"), cost=5)
PEEK = action("Peek", ir.Look(ir.Top(1)))
MIX = action("Mix", ir.Shuffle())
CARDS = [SHIFTED, GOLEM]


def written(**position: Any) -> dict[str, Any]:
    """The position that is written where this one is read."""
    return table(CARDS, **position).game.position()


def again(game: Game) -> Game:
    return Game.from_position(game.position(), game.book, game.edition)


# --- the shortest form -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "sides",
    [
        {},
        {"p1": {"lore": 3, "ink": 4, "hand": 2}},
        {"p1": {"play": ["Pawn", {"filler": 2}, "Rock", "Camp"]}, "p2": {"deck": ["Ogre", {"filler": 5}, "Giant"]}},
        {"p1": {"play": [{"card": "Ogre", "exerted": True, "drying": True, "damage": 3}], "inked": 1}},
        {"p1": {"play": ["Camp", {"card": "Ogre", "at": "Camp"}]}},
        {"p2": {"play": [{"card": "Pawn - Grown", "under": ["Knight"], "facedown": ["Giant", {"filler": 2}]}]}},
        {"p1": {"play": [{"card": "Scout", "under": ["Knight"], "shifted": False, "drops": 2}], "drops": 3}},
        {"p1": {"ink": {"ready": ["Ogre", {"filler": 2}], "exerted": 1}}, "p2": {"ink": ["Ogre#2"]}},
        {"p1": {"ink": {"exerted": ["Ogre"]}, "discard": ["Giant", {"filler": 1}, "Scout"], "deck": 0}},
        {"p1": {"hand": [{"card": "Ogre", "known": "all"}]}, "p2": {"deck": [{"card": "Giant", "known": ["p2"]}]}},
        {"p1": {"ink": [{"card": "Ogre", "known": []}, {"card": "Ogre#2", "known": ["p1"]}]}},
        {"p1": {"play": [{"card": "Rock", "drying": True}, {"card": "Camp", "drying": True}]}},
        {"first": "p2", "teams": [1, 0], "seed": 12, "turn_limit": 90, "ask_all": True},
        {"pack_rush": True, "p1": {"ink": {"ready": ["Ogre"], "exerted": [{"marketing": 2}, {"filler": 1}]}}},
        {"p2": {"out": True, "lore": 4}, "p3": {}, "p4": {"turns": 7}},
    ],
    ids=lambda sides: str(sides)[:60],
)
def test_what_is_as_short_as_it_can_be_is_written_as_it_was_read(sides: dict[str, Any]) -> None:
    assert written(**sides) == {"active": "p1", "turn": 5, **sides}


def test_what_has_its_default_is_left_out() -> None:
    long = {
        "active": "p1", "turn": 5, "first": "p1", "phase": "main", "players": 2, "seed": 0, "pack_rush": False,
        "teams": [0, 1], "turn_limit": 200, "ask_all": False,
        "p1": {
            "lore": 0, "ink": {"ready": 0, "exerted": 0}, "inked": 0, "drops": 0, "hand": [], "deck": 10, "turns": 3,
            "discard": [], "out": False,
            "play": [{"card": "Pawn", "exerted": False, "drying": False, "damage": 0, "under": [], "facedown": 0}],
        },
        "p2": {"ink": {"ready": 3}, "hand": [{"card": "Ogre", "known": ["p2"]}, {"filler": 1}, {"filler": 2}]},
    }  # fmt: skip
    assert written(**long) == {
        "active": "p1", "turn": 5, "p1": {"play": ["Pawn"]}, "p2": {"hand": ["Ogre", {"filler": 3}], "ink": 3},
    }  # fmt: skip


def test_copies_are_numbered_as_they_are_written() -> None:
    found = written(p1={"hand": ["Ogre#5", "Ogre"]}, p2={"play": [{"card": "Ogre#3", "damage": 1}]})
    assert found["p1"] == {"hand": ["Ogre", "Ogre#2"]}
    assert found["p2"] == {"play": [{"card": "Ogre#3", "damage": 1}]}


def test_a_filler_of_which_something_is_to_be_said_goes_by_its_name() -> None:
    t = table(CARDS, p1={"play": 3, "hand": 1})
    filler = t.play()[0]
    t.do(f"quest {filler}#2", f"ink {filler}#4")
    found = t.game.position()
    assert found["p1"]["play"] == [{"filler": 1}, {"card": filler, "exerted": True}, {"filler": 1}]
    assert found["p1"]["ink"] == [f"{filler}#2"]  # everybody has seen it
    assert again(t.game).position() == found


def test_a_game_from_decks_has_no_fillers() -> None:
    book = CardBook(PLAIN)
    game = Game.new([["Pawn"] * 12, ["Pawn"] * 12], book, variant="free")
    game.push("done")
    game.push("done")
    found = game.position()
    assert found["p1"]["hand"][0] == "Pawn" and "filler" not in str(found)
    assert found["first"] == found["active"] or "first" not in found
    assert again(game).position() == found


def test_a_position_needs_no_plain_card_if_it_has_no_fillers() -> None:
    book = CardBook([character("Hero", shift(2), inkwell=False)])
    position = {"p1": {"play": ["Hero"], "deck": ["Hero#2"]}, "p2": {"deck": 0}}
    game = Game.from_position(position, book)
    assert game.position() == {"active": "p1", "turn": 5, **position}
    with pytest.raises(PositionError, match="no plain character"):
        Game.from_position({**position, "p2": {}}, book)


# --- who knows what --------------------------------------------------------------------------


def test_who_knows_a_card_follows_from_where_it_is() -> None:
    sides = {
        "p1": {"hand": ["Pawn"], "deck": ["Scout"], "discard": ["Knight"], "ink": ["Ogre", {"filler": 1}]},
        "p2": {"play": [{"card": "Pawn - Grown", "under": ["Pawn#2"], "facedown": ["Giant"]}]},
    }
    game = table(CARDS, **sides).game
    known = {label: game.state.known[id] for label, id in game.labels.items()}
    assert known == {
        "Pawn": 1, "Scout": 0, "Knight": EVERYONE, "Ogre": EVERYONE, "Pawn - Grown": EVERYONE, "Pawn#2": EVERYONE,
        "Giant": 0,
    }  # fmt: skip
    assert game.state.known[game.state.ink_ready[0][1]] == 0


def test_a_card_that_was_looked_at_is_written_with_who_looked() -> None:
    t = table([PEEK], p1={"hand": ["Peek"], "ink": 1, "deck": ["Ogre", "Giant"]})
    t.do("play Peek")
    assert t.game.position()["p1"]["deck"] == [{"card": "Ogre", "known": ["p1"]}, "Giant"]
    state = again(t.game).state
    assert knows(state, 0, state.deck[0][-1]) and not knows(state, 1, state.deck[0][-1])


def test_the_hand_is_known_to_its_player_whatever_the_position_says() -> None:
    assert written(p1={"hand": [{"card": "Ogre", "known": []}]})["p1"] == {"hand": ["Ogre"]}


# --- with a viewer ---------------------------------------------------------------------------

HIDDEN_FROM_SOME = {
    "p1": {
        "hand": ["Ogre", {"card": "Giant", "known": "all"}],
        "ink": ["Scout", {"card": "Scout#2", "known": []}],
        "deck": [{"card": "Knight", "known": ["p1"]}, "Knight#2", "Knight#3"],
        "play": [{"card": "Pawn", "facedown": ["Ogre#2", {"card": "Ogre#3", "known": ["p2"]}]}],
    },
    "p2": {"hand": ["Giant#2"], "deck": ["Giant#3"]},
}


@pytest.mark.rule("7.1.2", "7.1.3")
def test_a_viewer_gets_fillers_for_what_they_cannot_know() -> None:
    game = table(CARDS, **HIDDEN_FROM_SOME, seed=5).game
    assert game.position(0) == {
        "active": "p1",
        "turn": 5,
        "p1": {
            "hand": ["Ogre", {"card": "Giant", "known": "all"}],
            "ink": ["Scout", {"filler": 1}],
            "deck": [{"card": "Knight", "known": ["p1"]}, {"filler": 2}],
            "play": [{"card": "Pawn", "facedown": 2}],
        },
        "p2": {"hand": 1, "deck": 1},
    }
    assert game.position(1) == {
        "active": "p1",
        "turn": 5,
        "p1": {
            "hand": [{"card": "Giant", "known": "all"}, {"filler": 1}],
            "ink": ["Scout", {"filler": 1}],
            "deck": 3,
            "play": [{"card": "Pawn", "facedown": [{"filler": 1}, {"card": "Ogre", "known": ["p2"]}]}],
        },
        "p2": {"hand": ["Giant#2"], "deck": 1},
    }
    assert game.position(SPECTATOR)["p2"] == {"hand": 1, "deck": 1}


def test_there_is_no_such_viewer() -> None:
    game = table().game
    for viewer in (-1, 2, 8):
        with pytest.raises(PositionError, match=f"no viewer {viewer}"):
            game.position(viewer)


# --- what was hard to hold -------------------------------------------------------------------


def test_the_dice_come_along() -> None:
    deck = ["Ogre", "Giant", "Scout", "Knight", "Pawn"]
    game = table([MIX], p1={"hand": ["Mix"], "ink": 1, "deck": deck}, seed=3).game
    other = again(game)
    for each in (game, other):
        each.push("play Mix")
    assert game.position() == other.position() and Table(game).deck() == Table(other).deck() != deck
    assert game.position()["seed"] != 3
    assert again(game).state.rng == game.state.rng


@pytest.mark.parametrize("seed", [0, 1, 7, 2**63, 2**64 - 1])
def test_a_seed_is_found_from_the_state_that_it_makes(seed: int) -> None:
    assert rng.seed_of(rng.seeded(seed)) == seed
    assert rng.seeded(rng.seed_of(seed)) == seed


@pytest.mark.rule("8.10.4.1")
def test_an_item_of_this_turn_lets_who_is_shifted_onto_it_dry() -> None:
    t = table([GOLEM], p1={"hand": ["Rock", "Golem"], "ink": 2})
    t.do("play Rock")
    assert t.game.position()["p1"]["play"] == [{"card": "Rock", "drying": True}]
    other = Table(again(t.game)).do("play Golem")
    assert other["Golem"].drying


@pytest.mark.rule("1.2.2", "1.8.1.4")
def test_damage_that_cannot_banish_is_no_error() -> None:
    spared = ir.Static((ir.Cant(Doing.BE_BANISHED),), ir.This())
    t = table([character("Rocky", spared, willpower=2)], p1={"play": [{"card": "Rocky", "damage": 4}]})
    assert again(t.game).position()["p1"]["play"] == [{"card": "Rocky", "damage": 4}]


@pytest.mark.rule("10.2.2")
def test_marketing_cards_stay_what_they_are() -> None:
    book = CardBook(PLAIN)
    game = Game.new([["Ogre"] * 10, ["Scout"] * 10], book, variant="pack rush")
    game.push("done")
    game.push("done")
    found = game.position()
    assert found["p1"]["ink"] == [{"marketing": 2}] and found["pack_rush"]
    other = again(game)
    assert other.position() == found
    assert other.state.setup.lore_to_win == 15
    assert len(other.state.setup.first_ids) == 4
    assert {other.state.zone[id] for id in other.state.setup.first_ids} == {Zone.INKWELL}


@pytest.mark.rule("9.2.3")
def test_who_has_left_the_game_is_out_of_the_position() -> None:
    t = table(p1={"play": ["Ogre"]}, p2={"lore": 2, "play": ["Giant"]}, p3={"hand": 2})
    t.game.concede(1)
    found = t.game.position()
    assert found["p2"] == {"out": True, "lore": 2}
    other = again(t.game)
    assert other.position() == found and other.state.players_from(0) == [0, 2]
    other.push("end turn")
    assert other.active == 2


# --- without a card book ---------------------------------------------------------------------


def test_cards_that_are_spelled_in_any_way_are_written_by_their_names() -> None:
    """A plain character that goes by a name is no filler, whatever its spelling."""
    sides = {"hand": ["mickey mouse true friend", {"filler": 2}], "ink": ["dragon fire"], "play": ["elsa snow queen"]}
    game = Game.from_position({"p1": sides})
    found = game.position()
    assert found["p1"] == {
        "play": ["Elsa - Snow Queen"], "hand": ["Mickey Mouse - True Friend", {"filler": 2}], "ink": ["Dragon Fire"],
    }  # fmt: skip
    assert Game.from_position(found) == game


def test_a_game_with_decks_from_the_library_is_a_position() -> None:
    game = Game.new(seed=7, turn_limit=5000)
    game.push("done")
    game.push("done")
    found = game.position()
    assert found["turn_limit"] == 5000
    other = Game.from_position(found)
    assert other.position() == found
    assert [move.text for move in other.legal_moves] == [move.text for move in game.legal_moves]
