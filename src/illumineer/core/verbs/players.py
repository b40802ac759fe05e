"""Lore, ink and ink drops: verbs that act on players."""

from __future__ import annotations

from typing import Any, Final

from illumineer import ir
from illumineer.compile.specs import Op
from illumineer.core import amounts, game_actions, legal, payment, select, would
from illumineer.core.state import Frame, State
from illumineer.core.verbs.common import done, short
from illumineer.cr import CR
from illumineer.vocab import Doing, Happening, Who


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
    for player in select.players(st, f, node.who):
        n = select.amount_for(st, f, node.n, player)
        if n > 0 and not legal.table_forbids(st, player, Doing.LOSE_LORE):
            items.append((0, player, n, f.source))
    f.step += 1
    # What a player loses for something must be lost in full (6.1.5.1).
    wanted = max(1, sum(n for _, _, n, _ in items)) if node.who == Who.YOU else 1
    would.request(st, f, Happening.LORE_LOST, items, CR.LORE_NOT_BELOW_ZERO, op.a, wanted)
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


def _exert_ink(st: State, f: Frame, op: Op) -> bool:
    node = op.node
    assert isinstance(node, ir.ExertInk)
    n = 1 << 20 if node.n is None else amounts.amount(st, f, node.n)
    total = sum(game_actions.exert_ink(st, p, n) for p in select.players(st, f, node.who))
    return done(f, op.a, total, total > 0)


def _ready_ink(st: State, f: Frame, op: Op) -> bool:
    node = op.node
    assert isinstance(node, ir.ReadyInk)
    n = 1 << 20 if node.n is None else amounts.amount(st, f, node.n)
    total = sum(game_actions.ready_ink(st, p, n) for p in select.players(st, f, node.who))
    return done(f, op.a, total, total > 0)


def _gain_drops(st: State, f: Frame, op: Op) -> bool:
    node = op.node
    assert isinstance(node, ir.GainInkDrops)
    drops = [(player, select.amount_for(st, f, node.n, player)) for player in select.players(st, f, node.who)]
    items = [(0, player, n, f.source) for player, n in drops if n > 0]
    f.step += 1
    would.request(st, f, Happening.INK_DROPS_GAINED, items, CR.INK_DROPS, op.a, max(1, sum(n for _, _, n, _ in items)))
    return False


def _lose_drops(st: State, f: Frame, op: Op) -> bool:
    node = op.node
    assert isinstance(node, ir.LoseInkDrops)
    who = select.players(st, f, node.who)
    whole = bool(who)
    for player in who:
        n = select.amount_for(st, f, node.n, player)
        whole = game_actions.lose_drops(st, player, n, f.source) == n and whole
    return done(f, op.a, 0, whole)


def _remove_drops(st: State, f: Frame, op: Op) -> bool:
    node = op.node
    assert isinstance(node, ir.RemoveInkDrops)
    who = select.players(st, f, node.who)
    whole = bool(who)
    for player in who:
        n = select.amount_for(st, f, node.n, player)
        whole = game_actions.use_drops(st, player, n, source=f.source) == n and whole
    return done(f, op.a, 0, whole)


VERBS: Final = {
    ir.GainLore: _gain_lore,
    ir.LoseLore: _lose_lore,
    ir.PayInk: _pay_ink,
    ir.ExertInk: _exert_ink,
    ir.ReadyInk: _ready_ink,
    ir.GainInkDrops: _gain_drops,
    ir.LoseInkDrops: _lose_drops,
    ir.RemoveInkDrops: _remove_drops,
}
ASKERS: Final[dict[type[ir.Node], Any]] = {}
TAKERS: Final[dict[type[ir.Node], Any]] = {}
