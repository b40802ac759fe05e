"""The position of a game; and where a position cannot hold the moment, an earlier one and the moves since.

Many moments of the Main Phase are quiet, and so is the beginning of a turn if no effect lasts.  The record of the game
is gone through backwards, from one of the states that it keeps to the one before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from illumineer.core import machine
from illumineer.core.state import State
from illumineer.errors import NotAPosition, PositionError
from illumineer.game import _CHECKPOINT, Game
from illumineer.messages import Message
from illumineer.position import form
from illumineer.position.quiet import hindrances, is_quiet, is_settled
from illumineer.position.reading import build
from illumineer.position.writing import write
from illumineer.seen.view import SPECTATOR

Setup = dict[str, Any]


def position(game: Game, viewer: int | None = None) -> Setup:
    """The position of the game, or what of it the viewer may know; NotAPosition if it cannot hold the moment."""
    players = game.state.setup.players
    if viewer is not None and viewer not in (*range(players), SPECTATOR):
        raise PositionError("position.no_viewer", value=viewer, last=players - 1, spectator=SPECTATOR)
    why = hindrances(game.state, viewer)
    if not why:
        return write(game.state, viewer, _named(game))
    if viewer is not None:
        raise NotAPosition("position.not_held", why=why, instead=Message("position.instead_hidden"))
    found = _earlier(game)
    if isinstance(found, Message):
        raise NotAPosition("position.not_held", why=why, instead=found)
    setup, moves = found
    turn = setup.get("turn", form.TURN)
    instead = Message("position.instead" if moves else "position.instead_begins", {"turn": turn, "n": len(moves)})
    raise NotAPosition("position.not_held", setup, moves, why=why, instead=instead)


def moment(game: Game, fillers: bool = True) -> tuple[Setup, list[str]]:
    """A position, and the moves that lead from it to this moment: none if a position can hold it.

    Without `fillers` every card goes by its name.
    """
    why = hindrances(game.state)
    if not why:
        return write(game.state, None, _named(game) if fillers else None), []
    found = _earlier(game, fillers)
    if isinstance(found, Message):
        raise NotAPosition("position.not_held", why=why, instead=found)
    return found


def _named(game: Game) -> dict[int, int] | None:
    """The cards that go by a name in the position that the game began with, if it did: id -> place in the book."""
    if "position" not in game._origin:
        return None
    begin = game._checkpoints[0]
    return {id: begin.defs[id] for id in game.labels.values()}


# --- back to a quiet moment ------------------------------------------------------------------


class _Quiet(NamedTuple):
    """A quiet moment: after how many inputs, the state, and whether a turn begins in it."""

    inputs: int
    state: State
    at_start: bool


def _earlier(game: Game, fillers: bool = True) -> tuple[Setup, list[str]] | Message:
    """The position of the last quiet moment of the record, and the moves since; why there is none to offer."""
    found = _quiet_before(game)
    if isinstance(found, Message):
        return found
    setup = write(found.state, None, _named(game) if fillers else None, found.at_start)
    return setup, _moves(game, setup, game.inputs[found.inputs :])


def _quiet_before(game: Game) -> _Quiet | Message:
    inputs = game.inputs
    for number in reversed(range(len(game._checkpoints))):
        first = number * _CHECKPOINT
        some = inputs[first : first + _CHECKPOINT]
        found = _last_quiet(game._checkpoints[number], some, first)
        if found is not None:
            return found
        if any(isinstance(item, str) for item in some):
            return Message("position.instead_conceded")
    if "position" in game._origin:  # its first decision comes after the beginning of its first turn
        return _Quiet(0, _begun(game), True)
    return Message("position.instead_saved" if "saved" in game._origin else "position.instead_opening")


def _begun(game: Game) -> State:
    """The state that the position of the game was read as, before the turn went on."""
    position, edition = game._origin["position"], game.state.setup.edition
    try:
        return build(position, game.book, edition)[0]
    except PositionError:  # the game was given no book, so that its cards can be spelled in any way
        return build(position, None, edition)[0]


def _last_quiet(begin: State, inputs: Sequence[int | str], before: int) -> _Quiet | None:
    """The last quiet moment from a state on that is followed by moves alone, and by no concession."""
    st = begin.copy()
    st.log = None
    found = _Quiet(before, st.copy(), False) if is_quiet(st) else None
    for n, item in enumerate(inputs, before + 1):
        if isinstance(item, str):
            machine.concede(st, int(item))
            found = None
        else:
            machine.answer(st, machine.decision(st).options[item], st.turn)
            if st.outcome is None and not st.asking:  # a turn begins
                if is_settled(st):
                    found = _Quiet(n, st.copy(), True)
                machine.run(st)
        if is_quiet(st):
            found = _Quiet(n, st.copy(), False)
    return found


def _moves(game: Game, setup: Setup, inputs: Sequence[int | str]) -> list[str]:
    """The texts of the moves from the position on; they are made, and must come to the same moment."""
    again = Game.from_position(setup, game.book, game.state.setup.edition)
    moves: list[str] = []
    for item in inputs:
        assert isinstance(item, int)
        move = again.legal_moves[item]
        again.push(move.text)
        assert again.inputs[-1] == item, move.text
        moves.append(move.text)
    assert _picture(again) == _picture(game)
    return moves


def _picture(game: Game) -> tuple[object, ...]:
    """What is to be the same in two games that have come to the same moment."""
    st, asked = game.state, game.decision
    question = (asked.player, asked.kind, asked.about, len(asked.options)) if asked is not None else None
    return write(st), st.step, len(st.bag), len(st.lasting), question
