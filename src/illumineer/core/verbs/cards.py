"""Banish, exert, ready and move characters."""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.compile.specs import Op
from illumineer.core import card_tests, game_actions, legal, select, would
from illumineer.core.state import Frame, State
from illumineer.core.verbs import ahead
from illumineer.core.verbs.common import done, missing, targets
from illumineer.core.verbs.verb import Verb
from illumineer.cr import CR
from illumineer.vocab import CardType, Doing, Happening


def _banish(st: State, f: Frame, op: Op, node: ir.Banish) -> bool:
    refs = targets(st, f, node.what)
    able = [ref for ref in refs if not card_tests.forbidden(st, ref, Doing.BE_BANISHED, f.source)]
    items = [(ref, st.owner_of(ref), 1, f.source) for ref in able]
    wanted = max(1, len(refs) + missing(st, f, node.what))
    f.step += 1
    would.request(st, f, Happening.BANISHED, items, CR.RESOLVE_INSTRUCTIONS, op.a, wanted)
    return False


def _exert(st: State, f: Frame, op: Op, node: ir.Exert) -> bool:
    refs = targets(st, f, node.what)
    if would.replaced(st, Happening.EXERTED):
        able = [ref for ref in refs if st.in_play[ref].spec.type != CardType.LOCATION and not st.in_play[ref].exerted]
        return _asked(st, f, op, Happening.EXERTED, refs, able, Doing.EXERT)
    moved = tuple(
        ref
        for ref in refs
        if st.in_play[ref].spec.type != CardType.LOCATION
        and not card_tests.forbidden(st, ref, Doing.EXERT, f.source)
        and game_actions.exert(st, ref, CR.STATE_EXERTED, f.source)
    )
    return done(f, op.a, _spoken_of(node.what, refs, moved), _all_of(st, f, node.what, refs, len(moved)))


def _can_exert(st: State, f: Frame, node: ir.Exert, whole: bool) -> bool:
    return _can_turn(st, f, node.what, whole, exerted=False)


def _ready(st: State, f: Frame, op: Op, node: ir.Ready) -> bool:
    refs = targets(st, f, node.what)
    if would.replaced(st, Happening.READIED):
        able = [ref for ref in refs if st.in_play[ref].exerted]
        return _asked(st, f, op, Happening.READIED, refs, able, Doing.READY)
    moved = tuple(
        ref
        for ref in refs
        if not card_tests.forbidden(st, ref, Doing.READY, f.source)
        and game_actions.ready(st, ref, CR.STATE_READY, f.player, f.source)
    )
    return done(f, op.a, _spoken_of(node.what, refs, moved), _all_of(st, f, node.what, refs, len(moved)))


def _can_ready(st: State, f: Frame, node: ir.Ready, whole: bool) -> bool:
    return _can_turn(st, f, node.what, whole, exerted=True)


def _can_turn(st: State, f: Frame, what: ir.Thing, whole: bool, exerted: bool) -> bool:
    """Whether one of the cards is exerted, or ready, as it must be to become the other; with `whole` cards by name."""
    if not ahead.some(st, f, what, whole):
        return False
    if whole and isinstance(what, (ir.This, ir.Involved)):
        return all(ref in st.in_play and st.in_play[ref].exerted == exerted for ref in select.thing(st, f, what))
    refs = ahead.could_be(st, f, what)
    return whole or refs is None or any(st.in_play[ref].exerted == exerted for ref in refs)


def _all_of(st: State, f: Frame, what: ir.Node, refs: tuple[int, ...], moved: int) -> bool:
    """Whether it was done with every card that the phrase means (6.1.5.1)."""
    return moved > 0 and moved == len(refs) + missing(st, f, what)


def _asked(st: State, f: Frame, op: Op, kind: int, refs: tuple[int, ...], able: list[int], doing: int) -> bool:
    """The cards would be exerted or readied: replacement effects are asked first."""
    items = [(ref, st.owner_of(ref), 1, f.source) for ref in able if not card_tests.forbidden(st, ref, doing, f.source)]
    rule = CR.STATE_EXERTED if kind == Happening.EXERTED else CR.STATE_READY
    f.step += 1
    would.request(st, f, kind, items, rule, op.a, max(1, len(refs)))
    return False


def _spoken_of(what: ir.Node, refs: tuple[int, ...], moved: tuple[int, ...]) -> tuple[int, ...]:
    """ "Ready all your characters. They …": they are all of them, also those that were ready already."""
    return refs if isinstance(what, ir.Cards) else moved


def _move_to(st: State, f: Frame, op: Op, node: ir.MoveTo) -> bool:
    """Move characters to a location of their player, for free (4.7)."""
    goals = targets(st, f, node.to)
    moved: list[int] = []
    refs = targets(st, f, node.what)
    for ref in refs:
        card = st.in_play[ref]
        if (
            goals
            and st.in_play[goals[0]].player == card.player
            and card.location != goals[0]  # where it already is: nothing moves, nothing triggers (4.7.2)
            and not card_tests.forbidden(st, ref, Doing.MOVE, f.source)
            and not legal.table_forbids(st, f.player, Doing.MOVE)
        ):
            game_actions.move_to(st, ref, goals[0], CR.MOVE_ARRIVES, f.source)
            moved.append(ref)
    return done(f, op.a, tuple(moved), _all_of(st, f, node.what, refs, len(moved)))


def _can_move_to(st: State, f: Frame, node: ir.MoveTo, whole: bool) -> bool:
    return ahead.some(st, f, node.what, whole) and ahead.some(st, f, node.to, whole)


VERBS: Final[tuple[Verb, ...]] = (
    Verb(ir.Banish, _banish, ahead.on_what),
    Verb(ir.Exert, _exert, _can_exert),
    Verb(ir.Ready, _ready, _can_ready),
    Verb(ir.MoveTo, _move_to, _can_move_to),
)
