"""Lore, ink and ink drops: verbs that act on players."""

from __future__ import annotations

from typing import Any, Final

from illumineer import ir
from illumineer.compile.specs import Op
from illumineer.core import amounts, game_actions, legal, payment, select, would
from illumineer.core.state import NO_LIMIT, Frame, State
from illumineer.core.verbs.common import done, short
from illumineer.cr import CR
from illumineer.vocab import Doing, Happening


def _gain_lore(st: State, f: Frame, op: Op) -> bool:
    node = op.node
    assert isinstance(node, ir.GainLore)
    items = []
    who = select.players(st, f, node.who)
    for player in who:
        n = select.amount_for(st, f, node.n, player)
        if n > 0 and not legal.table_forbids(st, player, Doing.GAIN_LORE):
            items.append((0, player, n, f.source))
    f.step += 1
    would.request(st, f, Happening.LORE_GAINED, items, CR.LORE_NOT_BELOW_ZERO, op.a, len(who))
    return False


def _lose_lore(st: State, f: Frame, op: Op) -> bool:
    node = op.node
    assert isinstance(node, ir.LoseLore)
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


def _pay_ink(st: State, f: Frame, op: Op) -> bool:
    """Ink asked for by an effect is paid as that step of it resolves (6.7.2)."""
    node = op.node
    assert isinstance(node, ir.PayInk)
    who = select.players(st, f, node.who)
    n = amounts.amount(st, f, node.n)
    f.step += 1
    if not who or payment.available_ink(st, who[0]) < n:
        short(f)
        return False
    payment.request(st, who[0], f.source, n, CR.SEQUENTIAL_A_TO_B)
    return False


def _turn_ink(st: State, f: Frame, op: Op) -> bool:
    """Exert or ready cards in the inkwell; of each player the number that the effect names, if it names one."""
    node = op.node
    assert isinstance(node, (ir.ExertInk, ir.ReadyInk))
    n = NO_LIMIT if node.n is None else amounts.amount(st, f, node.n)
    who = select.players(st, f, node.who)
    turn = game_actions.exert_ink if isinstance(node, ir.ExertInk) else game_actions.ready_ink
    total = sum(turn(st, p, n) for p in who)
    return done(f, op.a, total, total >= (1 if node.n is None else max(1, n * len(who))))


def _gain_drops(st: State, f: Frame, op: Op) -> bool:
    node = op.node
    assert isinstance(node, ir.GainInkDrops)
    drops = [(player, select.amount_for(st, f, node.n, player)) for player in select.players(st, f, node.who)]
    items = [(0, player, n, f.source) for player, n in drops if n > 0]
    f.step += 1
    would.request(st, f, Happening.INK_DROPS_GAINED, items, CR.INK_DROPS, op.a, max(1, sum(n for _, _, n, _ in items)))
    return False


def _take_drops(st: State, f: Frame, op: Op) -> bool:
    """The players lose or remove ink drops."""
    node = op.node
    assert isinstance(node, (ir.LoseInkDrops, ir.RemoveInkDrops))
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


VERBS: Final = {
    ir.GainLore: _gain_lore,
    ir.LoseLore: _lose_lore,
    ir.PayInk: _pay_ink,
    ir.ExertInk: _turn_ink,
    ir.ReadyInk: _turn_ink,
    ir.GainInkDrops: _gain_drops,
    ir.LoseInkDrops: _take_drops,
    ir.RemoveInkDrops: _take_drops,
}
ASKERS: Final[dict[type[ir.Node], Any]] = {}
TAKERS: Final[dict[type[ir.Node], Any]] = {}
