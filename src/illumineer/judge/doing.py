"""Moves as steps: what was decided in a game, said as a scenario says it.

The engine asks for one thing after another, a step says a whole turn action or answer at once.  So the moves are made
on a table where everything is asked, also what has only one answer, and what belongs together becomes one step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from illumineer.game import Answer, Decision, Game
from illumineer.judge.labels import id_of
from illumineer.judge.spelling import spelled
from illumineer.judge.steps import COSTS
from illumineer.judge.table import Table
from illumineer.readings import Done, Enter, Mode, Next, Pick, PickPlayer, Put, Reading, TurnAction, Way
from illumineer.told.explain import called
from illumineer.vocab import PLAYER_NAMES, Act, How, player_name

Step = dict[str, Any]

_SIMPLE: Final = {Act.INK: "ink", Act.QUEST: "quest", Act.BOOST: "boost"}
_PAIRS: Final = {Act.CHALLENGE: "challenge", Act.MOVE: "move"}


class Unsaid(Exception):
    """No step says it: a card without a label, or a moment in the middle of what one step says."""


class _Given(NamedTuple):
    """An answer and what it means, the decision that it answers, and the table before it."""

    table: Table
    asked: Decision
    value: Answer
    reading: Reading


def steps_of(table: Table, game: Game, moves: Sequence[str], every: bool) -> list[Step]:
    """The steps that say the moves of a game; the table, at the same moment and asking everything, goes on with it.

    With `every`, also those that answer what has only one answer.
    """
    steps: list[Step] = []
    given: list[_Given] = []
    for move in moves:
        _catch_up(table, game, given)
        leaving = conceding(move)
        if leaving is not None:
            steps += [*_Saying(given, table, every).steps(), {"concede": player_name(leaving)}]
            given = []
            game.concede(leaving)
            table.concede(leaving)
            continue
        game.push(move)
        item = game.inputs[-1]
        assert table.asked is not None and isinstance(item, int)
        _give(table, table.asked.options[item], given)
    _catch_up(table, game, given)
    return steps + _Saying(given, table, every).steps()


def conceding(move: str) -> int | None:
    """The player who concedes by that text ("concede p2"); None if it is a move."""
    verb, _, player = move.partition(" ")
    return PLAYER_NAMES.index(player) if verb == "concede" and player in PLAYER_NAMES else None


def texts_of(game: Game) -> list[str]:
    """The inputs of a game as texts, one for each: moves and concessions."""
    again, found = game.beginning(), []
    for item in game.inputs:
        found.append(_text(again, item))
        again.redo(item)
    return found


def _text(game: Game, item: int | str) -> str:
    return f"concede {player_name(int(item))}" if isinstance(item, str) else game.legal_moves[item].text


def play_again(played: Game, game: Game) -> None:
    """Play the inputs of a game that was asked for everything in a game that is asked only what is a choice."""
    asking = played.beginning()
    for item in played.inputs:
        if isinstance(item, str) or _question(game) == _question(asking):
            game.redo(item)
        asking.redo(item)


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
    unfinished = [(type(business), business.step) for business in game.state.agenda]
    return asked.player, asked.kind, asked.about, len(asked.options), len(asked.picked), unfinished


def _give(table: Table, value: Answer, given: list[_Given]) -> None:
    assert table.asked is not None
    given.append(_Given(table.copy(), table.asked, value, table.read(table.asked, value)))
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
            reading = each.reading
            step = self._action(each, reading) if isinstance(reading, TurnAction) else self._answer(each)
            if step:
                found.append(step)
        return found

    # --- actions -----------------------------------------------------------------------------

    def _action(self, each: _Given, action: TurnAction) -> Step:
        self.at += 1
        act = action.act
        if act == Act.END_TURN:
            return {"end_turn": True}
        card = _label(each.table, action.card)
        if act in _SIMPLE:
            return {_SIMPLE[act]: card}
        if act in _PAIRS:
            return {_PAIRS[act]: [card, _spelled(self._next())]}
        if act == Act.ACTIVATE:
            assert action.ability is not None
            return {"activate": [card, called(each.table.state, action.card, action.ability)]}
        return self._play(card, id_of(each.table.state, action.card))

    def _play(self, label: str, card: int) -> Step:
        step: Step = {"play": label}
        way = self._next().reading
        assert isinstance(way, Way)
        if way.how == How.SHIFT:
            step["shift_onto"] = self._picks("shift_onto")
        elif way.how in (How.SING, How.SING_TOGETHER):
            step["sung_by"] = self._picks("sung_by")
        elif way.how in (How.FREE, How.ALTERNATE):
            cost = self._cost()
            step.update({"cost": cost} if cost else {"for_free": True})
        if self._enters_exerted(card):
            step["enter"] = "exerted"
        return step

    def _picks(self, about: str) -> list[Any]:
        """The cards of the series that comes next."""
        if self.at == len(self.given) or self.given[self.at].asked.about != about:
            raise Unsaid
        return [_spelled(pick) for pick in self._series()]

    def _cost(self) -> dict[str, list[Any]]:
        """The cards that are paid with, where a step can say it with the action."""
        found: dict[str, list[Any]] = {}
        while self.at < len(self.given):
            asked = self.given[self.at].asked
            kind = asked.about.removeprefix("pay_")
            if kind == asked.about or kind not in COSTS:
                break
            found.setdefault(kind, []).extend(self._picks(asked.about))
        return found

    def _enters_exerted(self, card: int) -> bool:
        """Whether the card that is played enters exerted; its player may be asked that after other things."""
        for at in range(self.at, len(self.given)):
            match self.given[at].reading:
                case TurnAction():
                    break
                case Enter(ref, exerted) if id_of(self.given[at].table.state, ref) == card:
                    self.said.add(at)
                    return exerted
        return False

    # --- answers -----------------------------------------------------------------------------

    def _answer(self, each: _Given) -> Step:
        asked, begin = each.asked, self.at
        picks = self._series()
        is_needed = self.every or any(not one.asked.only for one in self.given[begin : self.at])
        if not is_needed or asked.wants is Way or asked.about == "idle_may":
            return {}  # of how an effect has a card played, only what it is put on or who sings it is said
        step: Step = {asked.verb: _value(each, picks)}
        if asked.player != each.table.game.active:
            step["by"] = player_name(asked.player)
        return step

    def _next(self) -> _Given:
        """The answer that belongs to an action."""
        if self.at == len(self.given):
            raise Unsaid
        self.at += 1
        return self.given[self.at - 1]

    def _series(self) -> list[_Given]:
        """The picks of a series of decisions, all of them; of a decision that stands alone, its answer."""
        first = self.given[self.at].asked
        found: list[_Given] = []
        while self.at < len(self.given) and (not found or _goes_on(first, found, self.given[self.at].asked)):
            each = self._next()
            if isinstance(each.reading, Done):
                return found
            found.append(each)
        if self.at == len(self.given) and self.end.asked is not None and _goes_on(first, found, self.end.asked):
            raise Unsaid
        return found


def _goes_on(first: Decision, picks: list[_Given], asked: Decision) -> bool:
    """Whether a decision asks for one more of the same series."""
    return asked.wants is first.wants and asked.about == first.about and asked.picked[-1:] == (picks[-1].value,)


def _value(each: _Given, picks: list[_Given]) -> Any:
    """What stands behind the verb of a step."""
    match each.reading:
        case Put(card):
            return {_spelled(each): [_label(each.table, card)]}
        case Pick() | PickPlayer() | Mode() | Done():
            values = [_spelled(pick) for pick in picks]
            return values[0] if len(values) == 1 else values
        case Next():
            return [_spelled(pick) for pick in picks]
        case _:
            return _spelled(each)


def _spelled(each: _Given) -> Any:
    match each.reading:
        case Pick(card) | Next(card):
            return _label(each.table, card)
        case _ as reading:
            return spelled(each.table, reading)


def _label(table: Table, ref: int) -> str:
    label = table.labels.label(id_of(table.state, ref))
    if label is None:
        raise Unsaid
    return label
