"""Play a card while resolving (6.7.8); use an ability for free (6.1.7.1)."""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.compile.specs import Op
from illumineer.core import amounts, select
from illumineer.core.state import Frame, State
from illumineer.core.verbs import ahead, choosing
from illumineer.core.verbs.common import cards_anywhere, short
from illumineer.core.verbs.verb import ALWAYS, Verb
from illumineer.facts import Goes
from illumineer.vocab import Zone


def _play(st: State, f: Frame, op: Op, node: ir.Play) -> bool:
    from illumineer.core.turn_actions import play

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


def _can_play(st: State, f: Frame, node: ir.Play, whole: bool) -> bool:
    """Whether a card could be played as the effect says; yes, if somebody does not know one of the cards."""
    settled = not ahead.is_unsettled(f, node.by) and not ahead.is_unsettled(f, node.less)
    if not ahead.some(st, f, node.what, whole, node if settled else None):
        return False
    if not settled or isinstance(node.what, ir.Chosen) or ahead.is_unsettled(f, node.what):
        return True
    refs = tuple(ref for ref in (select.followed(st, ref) for ref in select.thing(st, f, node.what)) if ref)
    if ahead.is_secret(st, refs) and not isinstance(node.what, ir.This):
        return True
    return any(choosing.can_play(st, f, node, ref) for ref in refs)


def _use_ability(st: State, f: Frame, op: Op, node: ir.UseAbility) -> bool:
    """The costs are ignored but for {E}; in 1.x only the ink is (4.4.3.2, 4.3.8.4)."""
    from illumineer.core.turn_actions import activate

    f.step += 1
    found = activate.free_ability(st, f, node.name)
    if found is None:
        short(f)
    else:
        activate.begin(st, f.player, f.source, *found, free=True, inside=True)
    return False


VERBS: Final[tuple[Verb, ...]] = (
    Verb(ir.Play, _play, _can_play),
    Verb(ir.UseAbility, _use_ability, ALWAYS),
)
