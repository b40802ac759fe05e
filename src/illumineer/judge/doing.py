"""Moves as steps: what was decided in a game, said as a scenario says it.

The engine asks for one thing after another, a step says a whole turn action or answer at once.  So the moves are made
on a table where everything is asked, also what has only one answer, and what belongs together becomes one step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from illumineer.core.decisions import DONE, Answer, Decision
from illumineer.core.derive import values
from illumineer.game import Game
from illumineer.judge.labels import id_of
from illumineer.judge.offered import ability_label
from illumineer.judge.steps import COSTS
from illumineer.judge.table import Table
from illumineer.told.explain import called
from illumineer.vocab import Act, Ask, How, Side, player_name

Step = dict[str, Any]

_SIMPLE: Final = {Act.INK: "ink", Act.QUEST: "quest", Act.BOOST: "boost"}
_PAIRS: Final = {Act.CHALLENGE: "challenge", Act.MOVE: "move"}


class Unsaid(Exception):
    """No step says it: a card without a label, or a moment in the middle of what one step says."""


class _Given(NamedTuple):
    """An answer, the decision that it answers, and the table before it."""

    table: Table
    asked: Decision
    value: Answer


def steps_of(table: Table, game: Game, moves: Sequence[str], every: bool) -> list[Step]:
    """The steps that say the moves of a game; the table, at the same moment and asking everything, goes on with it.

    With `every`, also those that answer what has only one answer.
    """
    given: list[_Given] = []
    for move in moves:
        _catch_up(table, game, given)
        game.push(move)
        item = game.inputs[-1]
        assert table.asked is not None and isinstance(item, int)
        _give(table, table.asked.options[item], given)
    _catch_up(table, game, given)
    return _Saying(given, table, every).steps()


def _catch_up(table: Table, game: Game, given: list[_Given]) -> None:
    """Give the only answers for which the game has not asked, until both ask the same."""
    wanted = _question(game)
    while _question(table.game) != wanted:
        assert table.asked is not None and table.asked.only, "the game was asked something else"
        _give(table, table.asked.options[0], given)


def _question(game: Game) -> tuple[object, ...] | None:
    """What is asked, and in the middle of what."""
    asked = game.decision
    if asked is None:
        return None
    unfinished = [(frame.kind, frame.step) for frame in game.state.agenda]
    return asked.player, asked.kind, asked.about, len(asked.options), len(asked.picked), unfinished


def _give(table: Table, value: Answer, given: list[_Given]) -> None:
    assert table.asked is not None
    given.append(_Given(table.copy(), table.asked, value))
    table.push(value)


class _Saying:
    def __init__(self, given: list[_Given], end: Table, every: bool) -> None:
        self.given = given
        self.end = end
        self.every = every
        self.at = 0
        self.said: set[int] = set()  # answers that an action has said before they come

    def steps(self) -> list[Step]:
        found: list[Step] = []
        while self.at < len(self.given):
            if self.at in self.said:
                self.at += 1
                continue
            each = self.given[self.at]
            step = self._action(each) if each.asked.kind == Ask.ACT else self._answer(each)
            if step:
                found.append(step)
        return found

    # --- actions -----------------------------------------------------------------------------

    def _action(self, each: _Given) -> Step:
        self.at += 1
        value = each.value
        assert isinstance(value, tuple)
        act = Act(value[0])
        if act == Act.END_TURN:
            return {"end_turn": True}
        card = _label(each.table, value[1])
        if act in _SIMPLE:
            return {_SIMPLE[act]: card}
        if act in _PAIRS:
            other = self._next()
            assert isinstance(other.value, int)
            return {_PAIRS[act]: [card, _label(other.table, other.value)]}
        if act == Act.ACTIVATE:
            st = each.table.state
            spec = values(st, st.in_play[value[1]]).abilities[value[2]][0]
            return {"activate": [card, called(st, value[1], spec)]}
        return self._play(each, card)

    def _play(self, each: _Given, card: str) -> Step:
        step: Step = {"play": card}
        way = self._next().value
        assert isinstance(way, tuple) and isinstance(each.value, tuple)
        if way[0] == How.SHIFT:
            step["shift_onto"] = self._picks("shift_onto")
        elif way[0] in (How.SING, How.SING_TOGETHER):
            step["sung_by"] = self._picks("sung_by")
        elif way[0] in (How.FREE, How.ALTERNATE):
            cost = self._cost()
            step.update({"cost": cost} if cost else {"for_free": True})
        if self._enters_exerted(each):
            step["enter"] = "exerted"
        return step

    def _picks(self, about: str) -> list[str]:
        """The cards of the series that comes next."""
        if self.at == len(self.given) or self.given[self.at].asked.about != about:
            raise Unsaid
        table = self.given[self.at].table
        return [_label(table, pick) for pick in self._series() if isinstance(pick, int)]

    def _cost(self) -> dict[str, list[str]]:
        """The cards that are paid with, where a step can say it with the action."""
        found: dict[str, list[str]] = {}
        while self.at < len(self.given):
            asked = self.given[self.at].asked
            kind = asked.about.removeprefix("pay_")
            if kind == asked.about or kind not in COSTS:
                break
            found.setdefault(kind, []).extend(self._picks(asked.about))
        return found

    def _enters_exerted(self, play: _Given) -> bool:
        """Whether the card that is played enters exerted; its player may be asked that after other things."""
        assert isinstance(play.value, tuple)
        card = id_of(play.table.state, play.value[1])
        for at in range(self.at, len(self.given)):
            each = self.given[at]
            if each.asked.kind == Ask.ACT:
                break
            if each.asked.kind == Ask.ENTER and id_of(each.table.state, each.asked.source) == card:
                self.said.add(at)
                return bool(each.value)
        return False

    # --- answers -----------------------------------------------------------------------------

    def _answer(self, each: _Given) -> Step:
        asked, begin = each.asked, self.at
        picks = self._series()
        is_needed = self.every or any(not one.asked.only for one in self.given[begin : self.at])
        if not is_needed or asked.about in ("idle_may", "how_to_play"):
            return {}  # of how an effect has a card played, only what it is put on or who sings it is said
        step = {Ask(asked.kind).name.lower(): self._value(each, picks)}
        if asked.kind == Ask.PUT:
            side = "top" if each.value == Side.TOP else "bottom"
            step = {"put": {side: [_label(each.table, asked.picked[0])]}}
        if asked.player != each.table.game.active:
            step["by"] = player_name(asked.player)
        return step

    def _value(self, each: _Given, picks: list[Answer]) -> Any:
        table, asked, value = each
        kind = asked.kind
        if kind == Ask.ACCEPT:
            return bool(value)
        if kind == Ask.ENTER:
            return "exerted" if value else "ready"
        if kind in (Ask.RESOLVE, Ask.REPLACE):
            assert isinstance(value, int)
            return ability_label(table, kind, value)
        if kind == Ask.MODE:
            modes = [pick + 1 for pick in picks if isinstance(pick, int)]
            return modes[0] if len(modes) == 1 else modes
        if kind in (Ask.CHOOSE, Ask.ORDER):
            ids = [pick for pick in picks if isinstance(pick, int)]
            names = [player_name(pick) if asked.of_players else _label(table, pick) for pick in ids]
            return names[0] if len(names) == 1 and kind == Ask.CHOOSE else names
        return value  # a number or a name

    def _next(self) -> _Given:
        """The answer that belongs to an action."""
        if self.at == len(self.given):
            raise Unsaid
        self.at += 1
        return self.given[self.at - 1]

    def _series(self) -> list[Answer]:
        """The picks of a series of decisions, all of them; of a decision that stands alone, its answer."""
        first = self.given[self.at].asked
        found: list[Answer] = []
        while self.at < len(self.given) and (not found or _goes_on(first, found, self.given[self.at].asked)):
            value = self.given[self.at].value
            self.at += 1
            if value == DONE:
                return found
            found.append(value)
        if self.at == len(self.given) and self.end.asked is not None and _goes_on(first, found, self.end.asked):
            raise Unsaid
        return found


def _goes_on(first: Decision, picks: list[Answer], asked: Decision) -> bool:
    """Whether a decision asks for one more of the same series."""
    return asked.kind == first.kind and asked.about == first.about and asked.picked[-1:] == (picks[-1],)


def _label(table: Table, ref: int) -> str:
    label = table.labels.label(id_of(table.state, ref))
    if label is None:
        raise Unsaid
    return label
