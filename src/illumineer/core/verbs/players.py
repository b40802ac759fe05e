"""Lore, ink and ink drops: verbs that act on players."""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.compile.specs import Op
from illumineer.core import amounts, game_actions, legal, payment, select, would
from illumineer.core.state import NO_LIMIT, Frame, State
from illumineer.core.verbs import ahead
from illumineer.core.verbs.common import done, short
from illumineer.core.verbs.verb import Verb
from illumineer.cr import CR
from illumineer.vocab import Doing, Happening

# --- lore ------------------------------------------------------------------------------------


def _gain_lore(st: State, f: Frame, op: Op, node: ir.GainLore) -> bool:
    items = []
    who = select.players(st, f, node.who)
    for player in who:
        n = select.amount_for(st, f, node.n, player)
        if n > 0 and not legal.table_forbids(st, player, Doing.GAIN_LORE):
            items.append((0, player, n, f.source))
    f.step += 1
    would.request(st, f, Happening.LORE_GAINED, items, CR.LORE_NOT_BELOW_ZERO, op.a, len(who))
    return False


def _can_gain_lore(st: State, f: Frame, node: ir.GainLore, whole: bool) -> bool:
    who = ahead.whom(st, f, node.who, Doing.GAIN_LORE)
    return whole or who is None or (bool(who) and ahead.counts(st, f, node.n, who))


def _lose_lore(st: State, f: Frame, op: Op, node: ir.LoseLore) -> bool:
    items = []
    wanted = 0
    for player in select.players(st, f, node.who):
        n = select.amount_for(st, f, node.n, player)
        wanted += max(0, n)
        if n > 0 and not legal.table_forbids(st, player, Doing.LOSE_LORE):
            items.append((0, player, n, f.source))
    f.step += 1
    would.request(st, f, Happening.LORE_LOST, items, CR.LORE_NOT_BELOW_ZERO, op.a, max(1, wanted))
    return False


def _can_lose_lore(st: State, f: Frame, node: ir.LoseLore, whole: bool) -> bool:
    who = ahead.whom(st, f, node.who, Doing.LOSE_LORE)
    if who is None:
        return True
    if whole:
        return ahead.enough(st, f, node.n, [(player, st.lore[player]) for player in who])
    who = [player for player in who if st.lore[player] > 0]
    return bool(who) and ahead.counts(st, f, node.n, who)


# --- ink -------------------------------------------------------------------------------------


def _pay_ink(st: State, f: Frame, op: Op, node: ir.PayInk) -> bool:
    """Ink asked for by an effect is paid as that step of it resolves (6.7.2)."""
    who = select.players(st, f, node.who)
    n = amounts.amount(st, f, node.n)
    f.step += 1
    if not who or payment.available_ink(st, who[0]) < n:
        short(f)
        return False
    payment.request(st, who[0], f.source, n, CR.SEQUENTIAL_A_TO_B)
    return False


def _can_pay_ink(st: State, f: Frame, node: ir.PayInk, whole: bool) -> bool:
    payers = select.players(st, f, node.who)
    n = amounts.amount(st, f, node.n)
    return bool(payers) and all(payment.available_ink(st, p) >= n for p in payers)


def _turn_ink(st: State, f: Frame, op: Op, node: ir.ExertInk | ir.ReadyInk) -> bool:
    """Exert or ready cards in the inkwell; of each player the number that the effect names, if it names one."""
    n = NO_LIMIT if node.n is None else amounts.amount(st, f, node.n)
    who = select.players(st, f, node.who)
    turn = game_actions.exert_ink if isinstance(node, ir.ExertInk) else game_actions.ready_ink
    total = sum(turn(st, p, n) for p in who)
    return done(f, op.a, total, total >= (1 if node.n is None else max(1, n * len(who))))


def _can_turn_ink(st: State, f: Frame, node: ir.ExertInk | ir.ReadyInk, whole: bool) -> bool:
    who = ahead.whom(st, f, node.who)
    if who is None:
        return True
    ink = st.ink_ready if isinstance(node, ir.ExertInk) else st.ink_exerted
    if whole:
        return ahead.enough(st, f, node.n, [(player, len(ink[player])) for player in who])
    return any(ink[player] for player in who) and ahead.counts(st, f, node.n)


# --- ink drops -------------------------------------------------------------------------------


def _gain_drops(st: State, f: Frame, op: Op, node: ir.GainInkDrops) -> bool:
    drops = [(player, select.amount_for(st, f, node.n, player)) for player in select.players(st, f, node.who)]
    items = [(0, player, n, f.source) for player, n in drops if n > 0]
    f.step += 1
    would.request(st, f, Happening.INK_DROPS_GAINED, items, CR.INK_DROPS, op.a, max(1, sum(n for _, _, n, _ in items)))
    return False


def _can_gain_drops(st: State, f: Frame, node: ir.GainInkDrops, whole: bool) -> bool:
    who = ahead.whom(st, f, node.who)
    return whole or who is None or (bool(who) and ahead.counts(st, f, node.n, who))


def _take_drops(st: State, f: Frame, op: Op, node: ir.LoseInkDrops | ir.RemoveInkDrops) -> bool:
    """The players lose or remove ink drops."""
    who = select.players(st, f, node.who)
    whole = bool(who)
    for player in who:
        n = select.amount_for(st, f, node.n, player)
        if isinstance(node, ir.LoseInkDrops):
            taken = game_actions.lose_drops(st, player, n, f.source)
        else:
            taken = game_actions.use_drops(st, player, n, source=f.source)
        whole = taken == n and whole
    return done(f, op.a, 0, whole)


def _can_take_drops(st: State, f: Frame, node: ir.LoseInkDrops | ir.RemoveInkDrops, whole: bool) -> bool:
    who = select.players(st, f, node.who)
    if whole:
        return bool(who) and all(st.drops[player] >= select.amount_for(st, f, node.n, player) for player in who)
    return any(st.drops[player] for player in who)


VERBS: Final[tuple[Verb, ...]] = (
    Verb(ir.GainLore, _gain_lore, _can_gain_lore),
    Verb(ir.LoseLore, _lose_lore, _can_lose_lore),
    Verb(ir.PayInk, _pay_ink, _can_pay_ink),
    Verb(ir.ExertInk, _turn_ink, _can_turn_ink),
    Verb(ir.ReadyInk, _turn_ink, _can_turn_ink),
    Verb(ir.GainInkDrops, _gain_drops, _can_gain_drops),
    Verb(ir.LoseInkDrops, _take_drops, _can_take_drops),
    Verb(ir.RemoveInkDrops, _take_drops, _can_take_drops),
)
