"""What may be taken back: a whole play, as long as nobody has learned anything by it that they would keep.

What was learned is found by comparing who knows what before and after, not by looking for kinds of events: whatever
shows a card, deals one, rolls or shuffles is found, however it came about.
"""

from __future__ import annotations

from illumineer.game import Decision, Game, State
from illumineer.messages import Message
from illumineer.seen.view import knows
from illumineer.vocab import player_name


def begins_play(asked: Decision) -> bool:
    """Whether an answer to this begins something that is taken back as a whole: a turn action, the opening hand."""
    return asked.is_turn or (asked.about == "alter_hand" and not asked.picked)


class History:
    """Who gave each input of a game, and how the game was before the last play of each player."""

    def __init__(self, game: Game) -> None:
        """The history of a game that has been played so far: it is played again."""
        self.players: list[int] = []
        """The players who gave the inputs, in their order."""
        self._begins: list[bool] = []  # for each input, whether a play began with it
        self._before: dict[int, Game] = {}  # before their last play; of some players, as long as it is at hand
        again = game.beginning()
        for item in game.inputs:
            asked = again.decision
            if isinstance(item, str) or asked is None:
                self.add(int(item))
            else:
                self.add(asked.player, self.earlier(again))
            again.redo(item)

    def earlier(self, game: Game) -> Game | None:
        """The game as it is, if the answer to what is asked now begins a play."""
        asked = game.decision
        return game.copy() if asked is not None and begins_play(asked) else None

    def add(self, player: int, earlier: Game | None = None) -> None:
        """An input has been given; `earlier` is how the game was before it, if a play began with it."""
        self.players.append(player)
        self._begins.append(earlier is not None)
        if earlier is not None:
            self._before[player] = earlier

    def cut(self, inputs: int) -> None:
        """What came after that many inputs has been taken back."""
        del self.players[inputs:], self._begins[inputs:]
        self._before = {who: game for who, game in self._before.items() if len(game.inputs) < inputs}

    def before_last_play(self, game: Game, player: int) -> Game | None:
        """How the game was before the last play of a player; None if they have not played.  Not to be changed."""
        if player not in self._before:
            plays = (at for at in reversed(range(len(self.players))) if self._begins[at] and self.players[at] == player)
            at = next(plays, None)
            if at is None:
                return None
            self._before[player] = game.after(at)
        return self._before[player]

    def before_last_of(self, player: int) -> int:
        """How many inputs there were before the last one that the player gave; 0 if they gave none."""
        return next((at for at in range(len(self.players) - 1, -1, -1) if self.players[at] == player), 0)


def hindrance(game: Game, earlier: Game, history: History, player: int) -> Message | None:
    """Why the player may not go back to where the game was earlier; None if they may."""
    at = len(earlier.inputs)
    for who in history.players[at:]:
        if who != player:
            return Message("play.back_other_decided", {"player": player_name(who)})
    then, now = earlier.state, game.state
    if then.turn != now.turn:
        return Message("play.back_turn_over")
    if then.rng != now.rng:
        return Message("play.back_chance")
    again = earlier.copy()
    for item in game.inputs[at:]:
        again.redo(item)
        shown = _learned(then, again.state, player)
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
