"""The board as it is drawn: everything that is true of a card stands on it, in either language, and nothing hidden."""

from __future__ import annotations

import pytest
from tests.support import item, table

from illumineer import Game, ir
from illumineer.told.board import WIDTH, draw

POSITION = {
    "p1": {
        "lore": 3,
        "ink": {"ready": 2, "exerted": 1},
        "hand": ["Finch - Quick Fingers"],
        "play": [{"card": "Marisol - Tide Reader", "exerted": True, "damage": 1}],
    },
    "p2": {
        "hand": 2,
        "discard": ["Finch - Quick Fingers#2"],
        "play": [{"card": "Finch - Quick Fingers#3", "drying": True}],
    },
}


def test_both_sides_and_every_card_in_play_are_drawn() -> None:
    lines = draw(Game.from_position(POSITION).state)
    assert lines[0] == "┌ turn 5 of the game, p1, Main Phase"
    assert lines[1] == "├ p1 ▸ lore 3 · ready ink 2/3 · hand 1 · deck 10 · discard 0"
    marisol = next(line for line in lines if "Marisol" in line)
    assert "exerted · 1 damage" in marisol
    finch = next(line for line in lines if line.startswith("│     Finch"))
    assert finch.endswith("drying · Ward")
    assert all(len(line) <= WIDTH for line in lines)


def test_it_is_drawn_in_spanish() -> None:
    text = "\n".join(draw(Game.from_position(POSITION).state, "es"))
    for words in ("fase principal", "tinta preparada 2/3", "agotado · 1 de daño", "secándose"):
        assert words in text


def test_a_player_does_not_see_the_other_hand() -> None:
    state = Game.from_position(POSITION).state
    assert "hand: Finch - Quick Fingers" in "\n".join(draw(state, viewer=0))
    other = "\n".join(draw(state, viewer=1))
    assert "hand: Finch - Quick Fingers" not in other
    assert "discard: Finch - Quick Fingers" in other


def test_a_value_that_is_not_printed_is_marked() -> None:
    plain = Game.from_position({"p1": {"play": ["Marisol - Tide Reader"]}}).state
    assert "2/3   ◊1" in "\n".join(draw(plain))
    changed = Game.from_position({"p1": {"play": ["Marisol - Tide Reader", "Purist - One Face Only"]}}).state
    marisol = next(line for line in draw(changed) if "Marisol" in line)
    assert "3*/3   ◊1" in marisol


@pytest.mark.rule("3.2.1")
def test_who_picks_what_to_ready_is_in_their_ready_step() -> None:
    frost = item("Frost", ir.Static((ir.ReadyAtMost(1),)))
    exerted = [{"card": name, "exerted": True} for name in ("Scout", "Knight")]
    t = table([frost], p1={"play": ["Frost"]}, p2={"play": exerted}).end_turn()
    assert draw(t.game.state)[0] == "┌ turn 6 of the game, p2, Ready step"
