"""A scenario out of a game: it passes, and ends where the game is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.judge.scenes import CARDS, POOL
from tests.laws.pool import new_game, own_book, step

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.core.rng import Dice
from illumineer.errors import NotAPosition, ScenarioError
from illumineer.game import Game
from illumineer.judge import Pool, run, scenario_of
from illumineer.told.board import draw
from illumineer.vocab import Ask

BOOK = CardBook(CARDS)


def played(moves: list[str], **position: Any) -> Game:
    game = Game.from_position(position, BOOK)
    for move in moves:
        game.push(move)
    return game


def steps_of(game: Game) -> list[dict[str, Any]]:
    """The steps before the last, which says what is expected; the scenario is judged once more."""
    data = scenario_of(game, POOL)
    result = run(data, POOL)
    assert result.status == "pass" and result.played is not None
    assert draw(result.played.table.state) == draw(game.state)
    assert "expect" in data["steps"][-1]
    return data["steps"][:-1]


# --- steps -----------------------------------------------------------------------------------


def test_turn_actions_are_steps() -> None:
    """Boost is counted for the turn, so that all that is done after it is said."""
    game = played(
        ["boost Hoarder", "ink Pawn", "move Scout", "challenge Giant", "play Ogre - Grown", "for shift", "play Guard",
         "enter exerted", "activate Drum: Beat", "quest Tank"],
        p1={"hand": ["Pawn", "Guard", "Ogre - Grown"], "ink": 6,
            "play": ["Ogre", "Hoarder", "Scout", "Camp", "Giant", "Drum", "Tank"]},
        p2={"play": [{"card": "Knight", "exerted": True}]},
    )  # fmt: skip
    assert steps_of(game) == [
        {"boost": "Hoarder"},
        {"ink": "Pawn"},
        {"move": ["Scout", "Camp"]},
        {"challenge": ["Giant", "Knight"]},
        {"play": "Ogre - Grown", "shift_onto": ["Ogre"]},
        {"play": "Guard", "enter": "exerted"},
        {"activate": ["Drum", "Beat"]},
        {"quest": "Tank"},
    ]


def test_ways_to_play_a_card_are_steps() -> None:
    game = played(
        ["boost Hoarder", "play Round", "for sing", "choose Bard", "play Gift", "play Sprite",
         "play Choir", "for sing together", "choose Ogre", "choose Giant", "done"],
        p1={"hand": ["Round", "Gift", "Choir", "Sprite"], "ink": 7,
            "play": ["Hoarder", "Bard", "Ogre", "Giant", "Drum", "Scout"]},
    )  # fmt: skip
    assert steps_of(game) == [
        {"boost": "Hoarder"},
        {"play": "Round", "sung_by": ["Bard"]},
        {"play": "Gift", "for_free": True},
        {"play": "Sprite", "cost": {"banish": ["Drum"]}},
        {"play": "Choir", "sung_by": ["Ogre", "Giant"]},
    ]


def test_answers_are_steps() -> None:
    game = played(
        ["boost Hoarder", "play Volley", "choose Ogre", "choose Knight", "play Robbery", "choose Giant",
         "play Fan", "mode 1", "mode 3", "quest Echo", "resolve Chorus: Refrain", "accept", "decline",
         "activate Medic: Mend", "choose Ogre", "number 0", "quest Seer",
         "resolve Seer: Whenever Quests", "name Pawn", "resolve Echo: Again", "accept", "accept"],
        p1={"hand": ["Volley", "Robbery", "Fan"], "ink": 4, "play": ["Hoarder", "Echo", "Chorus", "Medic", "Seer"]},
        p2={"hand": ["Giant", "Scout"], "play": ["Ogre", "Knight"]},
    )  # fmt: skip
    steps = steps_of(game)
    for each in (
        {"choose": ["Ogre", "Knight"]},
        {"choose": "Giant", "by": "p2"},
        {"mode": [1, 3]},
        {"resolve": "Chorus: Refrain"},
        {"accept": False},
        {"number": 0},
        {"name": "Pawn"},
    ):
        assert each in steps


def test_cards_that_are_put_somewhere_are_steps() -> None:
    game = played(
        ["boost Hoarder", "play Scry", "put bottom", "play Sort", "order Scout", "order Giant", "play Study",
         "choose Giant", "order Knight"],
        p1={"hand": ["Scry", "Sort", "Study"], "ink": 4, "play": ["Hoarder"],
            "deck": ["Tank", "Ogre", "Knight", "Scout", "Giant", "Bird"]},
    )  # fmt: skip
    steps = steps_of(game)
    assert {"put": {"bottom": ["Ogre"]}} in steps
    assert {"order": ["Scout", "Giant"]} in steps


# --- moments ---------------------------------------------------------------------------------


def test_a_question_is_expected() -> None:
    game = played(["play Bolt"], p1={"hand": ["Bolt"], "ink": 1, "play": ["Pawn"]}, p2={"play": ["Ogre"]})
    data = scenario_of(game, POOL)
    assert data["steps"][-1]["expect"]["prompt"] == {"by": "p1", "kind": "choose", "options": ["Pawn", "Ogre"]}
    assert steps_of(game) == [{"play": "Bolt"}]


def test_the_end_of_a_game() -> None:
    game = played(["quest Pawn"], p1={"lore": 19, "play": ["Pawn"]})
    data = scenario_of(game, POOL)
    assert data["steps"][0] == {"quest": "Pawn"} and data["steps"][-1]["expect"]["winner"] == "p1"
    assert steps_of(game) == [{"quest": "Pawn"}]


def test_a_quiet_moment_needs_no_steps() -> None:
    game = played(["quest Pawn"], p1={"play": ["Pawn"], "ink": 2}, p2={"hand": 3})
    data = scenario_of(game, POOL, "A Pawn has quested")
    assert steps_of(game) == [] and data["name"] == "A Pawn has quested" and data["edition"] == "2.3"
    assert data["setup"]["p1"]["play"] == [{"card": "Pawn", "exerted": True}]
    assert data["steps"][-1]["expect"]["cards"] == {"Pawn": {"exerted": True}}


def test_teams_stand_at_the_top() -> None:
    game = played([], teams=[0, 1, 0, 1], p3={}, p4={})
    data = scenario_of(game, POOL)
    assert data["teams"] == [["p1", "p3"], ["p2", "p4"]] and "teams" not in data["setup"]
    assert steps_of(game) == []


def test_fillers_stay_fillers_where_they_are_the_same_card() -> None:
    book = CardBook([Pool.of([]).filler(), *CARDS])
    game = Game.from_position({"p1": {"hand": 2, "ink": 3, "play": ["Ogre"]}}, book)
    assert scenario_of(game, POOL)["setup"]["p1"] == {"play": ["Ogre"], "hand": 2, "ink": 3}
    game = played([], p1={"hand": 2, "ink": 3, "play": ["Ogre"]})  # there Pawns are the fillers
    assert scenario_of(game, POOL)["setup"]["p1"]["hand"] == ["Pawn", "Pawn#2"]


def test_what_the_cards_in_use_do_not_have_is_brought_along() -> None:
    nobody = Pool.of([])
    plain = ir.Card("Tin", CARDS[0].type, 2, CARDS[0].inks, "Soldier", True, 1, 4, 1, classes=("Hero",))
    game = Game.from_position({"p1": {"play": ["Tin - Soldier", "Bird"]}}, CardBook([plain, *CARDS]))
    data = scenario_of(game, nobody)
    assert {card["fullName"]: card.get("text") for card in data["cards"]}["Bird"] == "Evasive"
    assert data["cards"][0] == {
        "fullName": "Tin - Soldier", "type": "Character", "cost": 2, "color": "Amber", "inkwell": True, "strength": 1,
        "willpower": 4, "lore": 1, "subtypes": ["Hero"],
    }  # fmt: skip
    assert run(data, nobody).status == "pass"


@pytest.mark.parametrize("kind", ["json", "yaml"])
def test_it_can_be_written_to_a_file(kind: str, tmp_path: Path) -> None:
    game = new_game(own_book(), 5)
    dice = Dice(5)
    for _ in range(40):
        step(game, dice)
    pool = Pool.of([ability.card for ability in game.book.cards if isinstance(ability.card, ir.Card)])
    data = scenario_of(game, pool)
    path = tmp_path / f"moment.{kind}"
    path.write_text(json.dumps(data) if kind == "json" else yaml.safe_dump(data, sort_keys=False))
    assert run(path, pool).status == "pass"


# --- what cannot be said ---------------------------------------------------------------------


def test_a_moment_in_the_middle_of_a_step_cannot_be_said() -> None:
    exerted = [{"card": "Ogre", "exerted": True}, {"card": "Giant", "exerted": True}]
    game = played(["challenge Pawn"], p1={"play": ["Pawn"]}, p2={"play": exerted})
    with pytest.raises(ScenarioError, match="in the middle of what one step says") as caught:
        scenario_of(game, POOL)
    assert "en medio de lo que dice un solo paso" in caught.value.told("es")


def test_a_card_that_nobody_has_and_whose_text_cannot_be_written() -> None:
    game = played([], p1={"play": ["Seer"]})
    with pytest.raises(ScenarioError, match="do not have Seer") as caught:
        scenario_of(game, Pool.of([]))
    assert "no tienen Seer" in caught.value.told("es")


def test_without_a_position_to_begin_with_there_is_none() -> None:
    with pytest.raises(NotAPosition):
        scenario_of(new_game(own_book(), 1), POOL)


# --- the law ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_every_moment_of_the_main_phase_can_be_said(seed: int) -> None:
    """What was written is judged before it is handed out, so that it is enough to ask for it."""
    game = new_game(own_book(), seed, 2 + seed % 3)
    pool = Pool.of([spec.card for spec in game.book.cards if isinstance(spec.card, ir.Card)])
    dice = Dice(seed)
    said = 0
    for n in range(120):
        if game.decision is None:
            break
        if game.decision.kind == Ask.ACT and n % 9 == 0:
            scenario_of(game, pool)
            said += 1
        step(game, dice)
    assert said
