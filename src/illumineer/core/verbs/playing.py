"""Play a card while resolving (6.7.8); use an ability for free (6.1.7.1)."""

from __future__ import annotations

from typing import Any, Final

from illumineer import ir
from illumineer.compile.specs import Op
from illumineer.core import amounts, select
from illumineer.core.facts import Goes
from illumineer.core.state import Frame, State
from illumineer.core.verbs import choosing
from illumineer.core.verbs.common import cards_anywhere, short
from illumineer.vocab import Zone


def _play(st: State, f: Frame, op: Op) -> bool:
    from illumineer.core.turn_actions import play

    node = op.node
    assert isinstance(node, ir.Play)
    who = select.players(st, f, node.by)
    refs = [ref for ref in cards_anywhere(st, f, node.what) if st.zone_of(ref) != Zone.PLAY]
    shift = 2 if node.only_shift else int(node.shift)
    less = amounts.amount(st, f, node.less)
    f.step += 1
    able = [ref for ref in refs if choosing.can_play(st, f, node, ref)]
    if not able or st.owner_of(able[0]) != who[0]:
        short(f)
        return False
    goes = Goes(int(node.then.zone), int(node.then.side)) if node.then is not None else None
    for ref in reversed(able):
        play.begin(st, who[0], ref, node.free, node.exerted, True, goes, op.a, less, shift)
    return False


def _use_ability(st: State, f: Frame, op: Op) -> bool:
    """The costs are ignored but for {E}; in 1.x only the ink is (4.4.3.2, 4.3.8.4)."""
    from illumineer.core.turn_actions import activate

    node = op.node
    assert isinstance(node, ir.UseAbility)
    f.step += 1
    found = activate.free_ability(st, f, node.name)
    if found is None:
        short(f)
    else:
        activate.begin(st, f.player, f.source, *found, free=True, inside=True)
    return False


VERBS: Final = {ir.Play: _play, ir.UseAbility: _use_ability}
ASKERS: Final[dict[type[ir.Node], Any]] = {}
TAKERS: Final[dict[type[ir.Node], Any]] = {}
