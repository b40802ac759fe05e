"""Additional costs (4.3.2.4): what a card says is paid as well, whatever way it is played.

An additional cost belongs to the total cost, next to the ink, a Shift cost, the singers or another alternate cost.
"For free" ignores all costs (1.5.5.3, 4.3.2.2), this one too; in 1.x it ignores ink only, and this is still paid.
"""

from __future__ import annotations

from itertools import combinations

from illumineer import ir
from illumineer.core import conditions, payment
from illumineer.core.context import Context
from illumineer.core.state import State


def costs(st: State, player: int, ref: int, free: bool = False) -> tuple[tuple[ir.Cost, ...], ...]:
    """The additional costs of playing the card now, one for each ability that asks for one."""
    spec = st.spec_by(ref)
    if not spec.adds_cost or (free and st.setup.edition.free_waives_all):
        return ()
    found: list[tuple[ir.Cost, ...]] = []
    for ability in spec.hand_statics:
        node = ability.node
        assert isinstance(node, ir.Static)
        if node.condition is None or conditions.holds(st, Context(ref, player), node.condition):
            found += [mod.costs for mod in node.mods if isinstance(mod, ir.AddedCost)]
    return tuple(found)


def parts(st: State, player: int, ref: int, free: bool = False) -> tuple[ir.Cost, ...]:
    """The parts of all additional costs of the card."""
    if not st.spec_by(ref).adds_cost:
        return ()
    return tuple(part for cost in costs(st, player, ref, free) for part in cost)


def payable(
    st: State,
    player: int,
    ref: int,
    ink: int,
    free: bool = False,
    stays: tuple[int, ...] = (),
    busy: tuple[int, ...] = (),
) -> bool:
    """Whether the additional costs of the card can be paid besides that much ink."""
    asked = parts(st, player, ref, free)
    return not asked or payment.payable(st, Context(ref, player), asked, ink, ref, busy, stays)


def choir_can(
    st: State, player: int, song: int, ink: int, choir: list[int], picked: tuple[int, ...], total: int
) -> bool:
    """Whether the picked characters and others of the choir can sing the song and leave who pays its additional cost.

    Characters that are exerted to pay it do not sing (1.5.3); as many as it needs are kept back.
    """
    rest = [ref for ref in choir if ref not in picked]
    kept = sum(_exerts(part) for part in parts(st, player, song))
    for n in range(min(kept, len(rest)) + 1):
        for paying in combinations(rest, n):
            singing = (*picked, *(ref for ref in rest if ref not in paying))
            enough = sum(payment.sing_cost(st, st.in_play[ref]) for ref in singing) >= total
            if enough and payable(st, player, song, ink, busy=singing):
                return True
    return False


def _exerts(part: ir.Cost) -> int:
    """How many cards of a choice a part exerts."""
    return payment.needed(part) if isinstance(part, ir.ExertCost) and isinstance(part.what, ir.Chosen) else 0
