"""The greedy bot: how it plays, not how it reckons."""

from __future__ import annotations

from tests.bots.matches import play, wins
from tests.support import Table, action, any_character, character, shift, table

from illumineer import ir
from illumineer.bots.greedy import tried
from illumineer.bots.host import ask
from illumineer.bots.named import make


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
