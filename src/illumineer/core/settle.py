"""Settling: what comes before anything else goes on (1.8.3, 6.7.8.1, 7.7).

First the game state check, until nothing more comes of it (6.7.5); then the effects of actions
that were played while something resolved (2.2:7.1.6.1); then one ability from the bag; and again from the start.
What triggers meanwhile waits (1.7.4, 1.8.2, 6.7.4): for every turn action this is its last step (4.1.5, 4.3.4,
4.4.5, 4.5.3, 4.6.5, 4.7.5, 5.4.5, 6.3.3).
"""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.compiling import mypyc_attr
from illumineer.core import agenda, conditions, game_state_check, interp, would
from illumineer.core.context import Context
from illumineer.core.decisions import Answer, Decision
from illumineer.core.state import Business, State, Waiting
from illumineer.core.triggers import happen
from illumineer.core.verbs import applying
from illumineer.cr import CR
from illumineer.facts import NoEffect
from illumineer.vocab import Ask, Cause, Happening

_CHECKED: Final = int(Happening.CHECKED)


@mypyc_attr(acyclic=True, free_list_len=1)
class Settling(Business):
    """Settles what waits, for the player whose turn it is."""

    __slots__ = ("check_only", "looked", "resolver", "turn_ended")

    def __init__(self, player: int, source: int = 0, check_only: bool = False, turn_ended: bool = False) -> None:
        self.player = player
        self.source = source
        self.step = 0
        self.resolver = player  # who resolves from the bag now
        self.check_only = check_only  # between effects (2.0)
        self.turn_ended = turn_ended
        self.looked = 0  # up to which ability the secondary conditions have been looked at (1.x)

    def run(self, st: State) -> bool:
        only_check = self.check_only
        if st.lasting:
            applying.end_outlasted(st)
        if _check(st, self):
            return False
        if st.lasting and st.setup.book.awaits_check:
            applying.end_checked(st)
        if st.log is not None:
            game_state_check.tell(st, 0, self.turn_ended)
        if st.bag and not only_check and st.setup.edition.secondary_if_twice:
            _look_at_conditions(st, self)
        if st.queue and not only_check:
            waiting = st.queue[0]
            st.queue = st.queue[1:]
            interp.begin(st, waiting, Cause.ACTION)
            return False
        if only_check or not st.bag:
            agenda.done(st, self)
            return False
        return _bag(st, self)

    def ask(self, st: State) -> Decision:
        options: list[Answer] = [waiting.id for waiting in _mine(st, self.resolver)]
        return Decision(self.resolver, Ask.RESOLVE, options, CR.BAG_ORDER, 0, "resolve")

    def answer(self, st: State, given: Answer) -> None:
        for waiting in st.bag:
            if waiting.id == given:
                _resolve(st, waiting)
                return
        raise AssertionError("not in the bag")

    def clone(self) -> Settling:
        new = Settling(self.player, self.source, self.check_only, self.turn_ended)
        new.step = self.step
        new.resolver = self.resolver
        new.looked = self.looked
        return new


# --- when ------------------------------------------------------------------------------------


def settle(st: State, check_only: bool = False, turn_ended: bool = False) -> None:
    """Let waiting effects, the game state check and the bag come before anything else goes on.

    With `turn_ended` the check is the last of the turn, which looks at the deck as well (3.4.2).  What is put on the
    agenda afterwards would come first: that is `settle_after`.
    """
    if st.bag or st.queue or st.lasting or turn_ended or st.logs(_CHECKED) or not _has_been_checked(st):
        settle_after(st, check_only, turn_ended)


def settle_after(st: State, check_only: bool = False, turn_ended: bool = False) -> None:
    """The same, after what is put on top of it."""
    st.agenda.append(Settling(st.active, 0, check_only, turn_ended))


def _has_been_checked(st: State) -> bool:
    """Whether nothing has changed since a game state check of which nothing came."""
    return st.checked is not None and st.checked is st.derived


# --- the game state check --------------------------------------------------------------------


def _check(st: State, f: Settling) -> bool:
    """One game state check; True if anything came of it (then another follows, 1.8.3)."""
    if _has_been_checked(st) and not f.turn_ended:
        return False
    if game_state_check.results(st, f.turn_ended):
        if st.agenda and st.agenda[-1] is f and st.outcome is None and st.out[f.resolver]:
            f.resolver = st.players_from(f.resolver)[0]
        return True
    dying = game_state_check.dying(st)
    if not dying:
        st.wounds = []
        st.checked = st.derived
        return False
    if st.log is not None:
        game_state_check.tell(st, len(dying), f.turn_ended)
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


def _look_at_conditions(st: State, f: Settling) -> None:
    """1.x: abilities are added to the bag when the current resolution is done (8.7.4), and one whose
    secondary condition is false at that moment is not added at all (7.4.4)."""
    kept: list[Waiting] = []
    for waiting in st.bag:
        node = st.setup.book.abilities[waiting.ability].node
        if waiting.id > f.looked and isinstance(node, ir.Triggered) and node.condition is not None:
            context = Context(waiting.source, waiting.player, list(waiting.slots))
            if not conditions.holds(st, context, node.condition):
                if st.log is not None:
                    fact = NoEffect(waiting.ability, waiting.id, False)
                    happen(st, Happening.NO_EFFECT, CR.TRIGGER_SECONDARY_IF, waiting.player, waiting.source, fact=fact)
                continue
        kept.append(waiting)
    st.bag = kept
    f.looked = st.counter


def _bag(st: State, f: Settling) -> bool:
    """The player whose turn it is to resolve, at first the active player (7.7.4.2), goes on (7.7.4.3).

    With nothing left the bag passes on (7.7.4.4), until it is empty (7.7.4.5); what others add waits for them (7.7.6).
    """
    for player in st.players_from(f.resolver):
        mine = _mine(st, player)
        if mine:
            f.resolver = player
            if len(mine) > 1 or st.setup.ask_all:
                return True
            _resolve(st, mine[0])
            return False
    st.bag = []
    return False


def _resolve(st: State, waiting: Waiting) -> None:
    st.bag = [other for other in st.bag if other is not waiting]
    interp.begin(st, waiting, Cause.ABILITY)
