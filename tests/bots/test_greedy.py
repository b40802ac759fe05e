"""The greedy bot: how it plays, not how it reckons."""

from __future__ import annotations

import pytest
from tests.bots.matches import play, wins
from tests.support import Table, action, any_character, character, location, shift, table, your_characters

from illumineer import ir
from illumineer.bots.greedy import tried
from illumineer.bots.host import ask
from illumineer.bots.named import make
from illumineer.vocab import Stat


def moves(t: Table, n: int, name: str = "greedy") -> list[str]:
    """What the bot does next."""
    bot = make(name)
    bot.begin(0, 1)
    found: list[str] = []
    for _ in range(n):
        value = ask(t.game, bot)
        place = t.game.decision.options.index(value)  # type: ignore[union-attr]
        found.append(t.game.legal_moves[place].text)
        t.game.push_answer(value)
    return found


def test_it_beats_the_random_bot() -> None:
    assert wins("greedy", "random", 12) >= 11


def test_the_same_seed_plays_the_same_game() -> None:
    assert play(["greedy", "greedy"], 3).inputs == play(["greedy", "greedy"], 3).inputs


def test_it_quests_when_nobody_can_challenge() -> None:
    assert moves(table(p1={"play": ["Pawn"]}), 2) == ["quest Pawn", "end turn"]


def test_it_takes_the_lore_that_wins_rather_than_a_challenge() -> None:
    t = table(p1={"play": ["Giant"], "lore": 19}, p2={"play": [{"card": "Pawn", "exerted": True}]})
    assert moves(t, 1) == ["quest Giant"]


def test_it_challenges_what_it_can_banish_for_nothing() -> None:
    t = table(p1={"play": ["Giant"]}, p2={"play": [{"card": "Knight", "exerted": True}]})
    assert moves(t, 1) == ["challenge Giant"]


def test_another_way_to_play_a_card_is_tried_like_any_answer() -> None:
    """Shift is the second way on the list; a turn action with that number would be inking."""
    king = character("Pawn - King", shift(1), cost=4, strength=5, willpower=5, lore=3)
    t = table([king], p1={"hand": ["Pawn - King"], "ink": 9, "play": [{"card": "Pawn", "exerted": True}]})
    asked = t.do("play Pawn - King").game.decision
    assert asked is not None and len(asked.options) == 2
    assert {option for option, _ in tried(t.game.state, asked)} == set(asked.options)


def test_harm_goes_to_the_opponent_and_help_to_itself() -> None:
    zap = action("Zap", ir.Deal(2, any_character()), cost=1)
    t = table([zap], p1={"hand": ["Zap"], "ink": 7, "play": ["Pawn"]}, p2={"play": ["Pawn#2"]})
    assert moves(t, 2)[0] == "play Zap"
    assert not t.game.state.play[1] and t.game.state.play[0]


ZAP = action("Zap", ir.Deal(2, any_character()), cost=1)


@pytest.mark.parametrize("name", ["greedy", "search:20"])
@pytest.mark.parametrize("cost", [0, 1])
def test_it_ends_its_turn_and_does_not_move_for_nothing(name: str, cost: int) -> None:
    """Moving to where a character is already is legal, costs nothing and does nothing (4.7.2)."""
    here = [location("Hill", move_cost=cost), ZAP]
    pawn = {"card": "Pawn", "exerted": True, "at": "Hill"}
    t = table(here, p1={"hand": ["Zap"], "ink": 7, "play": ["Hill", pawn]})
    assert moves(t, 1, name) == ["end turn"]


@pytest.mark.parametrize("costs", [(0, 0), (0, 1), (1, 0)])
def test_it_does_not_move_to_and_fro(costs: tuple[int, int]) -> None:
    """What could still be done this turn is worth something only as long as the turn lasts."""
    grove = ir.Static((ir.Adjust(Stat.STRENGTH, 1),), your_characters(ir.IsAt(ir.This())))
    places = [location("Hill", move_cost=costs[0]), location("Grove", grove, move_cost=costs[1]), ZAP]
    pawn = {"card": "Pawn", "exerted": True, "at": "Hill"}
    t = table(places, p1={"hand": ["Zap"], "ink": 7, "play": ["Hill", "Grove", pawn]})
    done = moves(t, 3)
    assert done == ["move Pawn", "choose Grove", "end turn"]
