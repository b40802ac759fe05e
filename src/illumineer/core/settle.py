"""Settling: what comes before anything else goes on (1.8.3, 6.7.8.1, 7.7).

First the game state check, until nothing more comes of it (6.7.5); then the effects of actions
that were played while something resolved (2.2:7.1.6.1); then one ability from the bag; and again from the start.
What triggers meanwhile waits (1.7.4, 1.8.2, 6.7.4): for every turn action this is its last step (4.1.5, 4.3.4,
4.4.5, 4.5.3, 4.6.5, 4.7.5, 5.4.5, 6.3.3).
"""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.core import agenda, conditions, game_state_check, interp, would
from illumineer.core.context import Context
from illumineer.core.decisions import Answer, Decision
from illumineer.core.state import Frame, State, Waiting
from illumineer.core.triggers import happen
from illumineer.core.verbs import applying
from illumineer.cr import CR
from illumineer.facts import NoEffect
from illumineer.vocab import Ask, Cause, Happening

RESOLVER: Final = 0
CHECK_ONLY: Final = 1
TURN_ENDED: Final = 2
LOOKED: Final = 3
"""Slots: who resolves from the bag now; only check (2.0, between effects); the turn is ending; up to which
ability the secondary conditions have been looked at (1.x)."""


def run(st: State, f: Frame) -> bool:
    only_check = f.slots[CHECK_ONLY]
    if st.lasting:
        applying.end_outlasted(st)
    if _check(st, f):
        return False
    if st.lasting and st.setup.book.awaits_check:
        applying.end_checked(st)
    if st.log is not None:
        game_state_check.tell(st, 0, bool(f.slots[TURN_ENDED]))
    if st.bag and not only_check and st.setup.edition.secondary_if_twice:
        _look_at_conditions(st, f)
    if st.queue and not only_check:
        waiting = st.queue[0]
        st.queue = st.queue[1:]
        interp.begin(st, waiting, Cause.ACTION)
        return False
    if only_check or not st.bag:
        agenda.done(st, f)
        return False
    return _bag(st, f)


def _check(st: State, f: Frame) -> bool:
    """One game state check; True if anything came of it (then another follows, 1.8.3)."""
    if agenda.has_been_checked(st) and not f.slots[TURN_ENDED]:
        return False
    if game_state_check.results(st, bool(f.slots[TURN_ENDED])):
        if st.agenda and st.agenda[-1] is f and st.outcome is None and st.out[f.slots[RESOLVER]]:
            f.slots[RESOLVER] = st.players_from(f.slots[RESOLVER])[0]
        return True
    dying = game_state_check.dying(st)
    if not dying:
        st.wounds = []
        st.checked = st.derived
        return False
    if st.log is not None:
        game_state_check.tell(st, len(dying), bool(f.slots[TURN_ENDED]))
    if would.replaced(st, Happening.BANISHED):
        items = [(ref, st.owner_of(ref), 1, 0) for ref in dying]
        would.request(st, f, Happening.BANISHED, items, CR.CHECK_BANISH_BY_DAMAGE)
    else:
        game_state_check.banish(st, dying)
    return True


# --- the bag (7.7.1) -------------------------------------------------------------------------


def _mine(st: State, player: int) -> list[Waiting]:
    """The player's abilities in the bag (7.7.4.1), those that they have added just now among them (7.7.5)."""
    return [waiting for waiting in st.bag if waiting.player == player]


def _look_at_conditions(st: State, f: Frame) -> None:
    """1.x: abilities are added to the bag when the current resolution is done (8.7.4), and one whose
    secondary condition is false at that moment is not added at all (7.4.4)."""
    kept: list[Waiting] = []
    for waiting in st.bag:
        node = st.setup.book.abilities[waiting.ability].node
        if waiting.id > f.slots[LOOKED] and isinstance(node, ir.Triggered) and node.condition is not None:
            context = Context(waiting.source, waiting.player, list(waiting.slots))
            if not conditions.holds(st, context, node.condition):
                if st.log is not None:
                    fact = NoEffect(waiting.ability, waiting.id, False)
                    happen(
                        st, Happening.NO_EFFECT, CR.TRIGGER_SECONDARY_IF, waiting.player, waiting.source, fact=fact
                    )
                continue
        kept.append(waiting)
    st.bag = kept
    f.slots[LOOKED] = st.counter


def _bag(st: State, f: Frame) -> bool:
    """The player whose turn it is to resolve, at first the active player (7.7.4.2), goes on (7.7.4.3).

    With nothing left the bag passes on (7.7.4.4), until it is empty (7.7.4.5); what others add waits for them (7.7.6).
    """
    for player in st.players_from(f.slots[RESOLVER]):
        mine = _mine(st, player)
        if mine:
            f.slots[RESOLVER] = player
            if len(mine) > 1 or st.setup.ask_all:
                return True
            _resolve(st, mine[0])
            return False
    st.bag = []
    return False


def _resolve(st: State, waiting: Waiting) -> None:
    st.bag = [other for other in st.bag if other is not waiting]
    interp.begin(st, waiting, Cause.ABILITY)


def ask(st: State, f: Frame) -> Decision:
    options: list[Answer] = [waiting.id for waiting in _mine(st, f.slots[RESOLVER])]
    return Decision(f.slots[RESOLVER], Ask.RESOLVE, options, CR.BAG_ORDER, 0, "resolve")


def answer(st: State, f: Frame, given: Answer) -> None:
    for waiting in st.bag:
        if waiting.id == given:
            _resolve(st, waiting)
            return
    raise AssertionError("not in the bag")
