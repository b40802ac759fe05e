"""Deal, put, remove and move damage (1.9)."""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.compile.specs import PICKS, Op
from illumineer.core import amounts, card_tests, game_actions, legal, select, would
from illumineer.core.decisions import Answer, Decision
from illumineer.core.state import NO_LIMIT, Frame, State
from illumineer.core.verbs import ahead
from illumineer.core.verbs.common import done, short, targets
from illumineer.core.verbs.verb import Verb
from illumineer.cr import CR
from illumineer.vocab import Ask, Doing, Happening


def _deal(st: State, f: Frame, op: Op, node: ir.Deal) -> bool:
    n = amounts.amount(st, f, node.n)
    found = select.thing(st, f, node.to)
    refs = tuple(ref for ref in found if would.can_be_dealt_damage(st, ref, f.source))
    items = would.damage_items(st, refs, n, f.source) if n > 0 else []
    f.step += 1
    would.request(st, f, Happening.DAMAGE_DEALT, items, CR.DAMAGE_DEAL, op.a, max(1, len(found)), pierces=node.pierces)
    return False


def _can_deal(st: State, f: Frame, node: ir.Deal, whole: bool) -> bool:
    return ahead.some(st, f, node.to, whole) and ahead.counts(st, f, node.n)


def _put(st: State, f: Frame, op: Op, node: ir.PutDamage) -> bool:
    n = amounts.amount(st, f, node.n)
    found = select.thing(st, f, node.on)
    items = would.damage_items(st, found, n, f.source) if n > 0 else []
    f.step += 1
    would.request(st, f, Happening.DAMAGE_TAKEN, items, CR.DAMAGE_PUT, op.a, max(1, len(found)))
    return False


def _can_put(st: State, f: Frame, node: ir.PutDamage, whole: bool) -> bool:
    return ahead.some(st, f, node.on, whole) and ahead.counts(st, f, node.n)


# --- remove and move: how much may be asked --------------------------------------------------


def _most(st: State, f: Frame, n: ir.Amount | None, refs: tuple[int, ...]) -> int:
    """The most that can come off: the number, and what is there."""
    there = max((st.in_play[ref].damage for ref in refs), default=0)
    return there if n is None else min(amounts.amount(st, f, n), there)


def _heals(st: State, f: Frame, refs: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the cards that damage can be removed from."""
    return tuple(ref for ref in refs if not card_tests.forbidden(st, ref, Doing.REMOVE_DAMAGE, f.source))


def _has_damage(st: State, refs: list[int] | None) -> bool:
    """Whether damage could come off one of the cards; None: it is open which they are."""
    return refs is None or any(ref in st.in_play and st.in_play[ref].damage for ref in refs)


def _remove(st: State, f: Frame, op: Op, node: ir.RemoveDamage) -> bool:
    refs = _heals(st, f, targets(st, f, node.what))
    if legal.damage_stays(st):
        return done(f, op.a, 0, False)
    if not node.up_to or node.n is None or not refs:
        n = NO_LIMIT if node.n is None else amounts.amount(st, f, node.n)
        return _remove_now(st, f, op, node, refs, [n] * len(refs))
    # "Up to N" is one number for each card, asked in order.
    picked: tuple[int, ...] = f.slots[PICKS] or ()
    while len(picked) < len(refs):
        if _left(st, f, node, refs, picked) > 0:
            f.slots[PICKS] = picked
            return True
        picked = (*picked, 0)
    f.slots[PICKS] = None
    return _remove_now(st, f, op, node, refs, list(picked))


def _left(st: State, f: Frame, node: ir.RemoveDamage, refs: tuple[int, ...], picked: tuple[int, ...]) -> int:
    """The most that can come off the next card; of a total, what the cards before it have left."""
    most = _most(st, f, node.n, refs[len(picked) : len(picked) + 1])
    if not node.total or node.n is None:
        return most
    return min(most, amounts.amount(st, f, node.n) - sum(picked))


def _remove_now(
    st: State, f: Frame, op: Op, node: ir.RemoveDamage, refs: tuple[int, ...], numbers: list[int]
) -> bool:
    removed = sum(
        game_actions.remove_damage(st, ref, n, CR.DAMAGE_REMOVE, f.source, f.player)
        for ref, n in zip(refs, numbers, strict=True)
    )
    exact = not node.up_to and node.n is not None
    return done(f, op.a, removed, removed > 0 and not (exact and removed < sum(numbers)))


def _ask_remove(st: State, f: Frame, op: Op, node: ir.RemoveDamage) -> Decision:
    refs = _heals(st, f, targets(st, f, node.what))
    picked: tuple[int, ...] = f.slots[PICKS] or ()
    place = len(picked)
    most = _left(st, f, node, refs, picked)
    return Decision(
        f.player, Ask.NUMBER, list(range(most, -1, -1)), CR.DAMAGE_REMOVE, f.source, "remove_damage", (refs[place],)
    )


def _take_number(st: State, f: Frame, op: Op, node: ir.RemoveDamage | ir.MoveDamage, given: Answer) -> None:
    f.slots[PICKS] = (*(f.slots[PICKS] or ()), given)


def _can_remove(st: State, f: Frame, node: ir.RemoveDamage, whole: bool) -> bool:
    if legal.damage_stays(st) or not ahead.some(st, f, node.what, whole) or not ahead.counts(st, f, node.n):
        return False
    return _has_damage(st, ahead.could_be(st, f, node.what))


def _move(st: State, f: Frame, op: Op, node: ir.MoveDamage) -> bool:
    sources, goals = _heals(st, f, targets(st, f, node.source)), targets(st, f, node.to)
    if not sources or not goals or legal.damage_stays(st) or not would.can_take_damage(st, goals[0]):
        return done(f, op.a, 0, False)
    if st.setup.edition.move_damage_not_back and sources[0] == goals[0]:
        return done(f, op.a, 0, False)  # not back onto the card it came from (1.9.2.4)
    most = _most(st, f, node.n, sources[:1])
    if node.up_to and most > 0:
        picked: tuple[int, ...] | None = f.slots[PICKS]
        if picked is None:
            return True
        f.slots[PICKS] = None
        most = picked[0]
    total = 0
    for source in sources:
        n = most if len(sources) == 1 else _most(st, f, node.n, (source,))
        total += game_actions.remove_damage(st, source, n, CR.DAMAGE_MOVE, f.source, f.player, goals[0])
    f.step += 1
    if not total:
        f.step -= 1
        return done(f, op.a, 0, False)
    if not node.up_to and node.n is not None and len(sources) == 1 and total < amounts.amount(st, f, node.n):
        short(f)  # fewer counters than the effect names (6.1.5.1)
    items = would.damage_items(st, goals[:1], total, f.source)
    would.request(st, f, Happening.DAMAGE_MOVED, items, CR.DAMAGE_MOVE, op.a)
    return False


def _ask_move(st: State, f: Frame, op: Op, node: ir.MoveDamage) -> Decision:
    sources = _heals(st, f, targets(st, f, node.source))
    most = _most(st, f, node.n, sources[:1])
    return Decision(
        f.player, Ask.NUMBER, list(range(most, -1, -1)), CR.DAMAGE_MOVE, f.source, "move_damage", sources[:1]
    )


def _can_move(st: State, f: Frame, node: ir.MoveDamage, whole: bool) -> bool:
    if legal.damage_stays(st) or not (ahead.some(st, f, node.source, whole) and ahead.some(st, f, node.to, whole)):
        return False
    sources, goals = ahead.could_be(st, f, node.source), ahead.could_be(st, f, node.to)
    if not ahead.counts(st, f, node.n) or not _has_damage(st, sources):
        return False
    if sources is None or goals is None or not st.setup.edition.move_damage_not_back:
        return True
    damaged = [ref for ref in sources if _has_damage(st, [ref])]
    return any(ref != goal for ref in damaged for goal in goals)  # not back onto the card it came from (1.9.2.4)


VERBS: Final[tuple[Verb, ...]] = (
    Verb(ir.Deal, _deal, _can_deal),
    Verb(ir.PutDamage, _put, _can_put),
    Verb(ir.RemoveDamage, _remove, _can_remove, _ask_remove, _take_number),
    Verb(ir.MoveDamage, _move, _can_move, _ask_move, _take_number),
)
