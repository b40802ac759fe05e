"""What may be taken back: a whole play, as long as nobody has learned anything by it that they would keep.

What was learned is found by comparing who knows what before and after, not by looking for kinds of events: whatever
shows a card, deals one, rolls or shuffles is found, however it came about.
"""

from __future__ import annotations

from collections.abc import Sequence

from illumineer.game import Decision, Game, State
from illumineer.messages import Message
from illumineer.seen.view import knows
from illumineer.vocab import player_name


def begins_play(asked: Decision) -> bool:
    """Whether an answer to this begins something that is taken back as a whole: a turn action, the opening hand."""
    return asked.is_turn or (asked.about == "alter_hand" and not asked.picked)


def last_play(history: Sequence[tuple[int, bool]], player: int) -> int | None:
    """Where the last play of the player began; the history has who answered, and whether a play began with it."""
    found = [at for at, (who, begins) in enumerate(history) if who == player and begins]
    return found[-1] if found else None


def hindrance(game: Game, at: int, history: Sequence[tuple[int, bool]], player: int) -> Message | None:
    """Why the player may not go back to before that input; None if they may."""
    for who, _ in history[at:]:
        if who != player:
            return Message("play.back_other_decided", {"player": player_name(who)})
    earlier = game.copy()
    while len(earlier.inputs) > at:
        earlier.pop()
    then, now = earlier.state.copy(), game.state
    if then.turn != now.turn:
        return Message("play.back_turn_over")
    if then.rng != now.rng:
        return Message("play.back_chance")
    for item in game.inputs[at:]:
        earlier.redo(item)
        shown = _learned(then, earlier.state, player)
        if shown is not None:
            return shown
    return None


def _learned(then: State, now: State, player: int) -> Message | None:
    """What somebody knows now and did not know then.

    What a player shows of their own accord, they may take back: that others have seen it is their own loss.
    """
    for id in range(len(then.defs)):
        if knows(then, player, id):
            continue
        for who in range(now.setup.players):
            if knows(now, who, id) and not knows(then, who, id):
                return Message("play.back_card_seen" if who == player else "play.back_other_saw", _who(who))
    return None


def _who(player: int) -> dict[str, str]:
    return {"player": player_name(player)}
