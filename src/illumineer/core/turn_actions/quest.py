"""Quest (4.5.1)."""

from __future__ import annotations

from illumineer.compiling import mypyc_attr
from illumineer.core import agenda, card_tests, game_actions, legal, payment, would
from illumineer.core.settle import settle
from illumineer.core.state import Business, State
from illumineer.core.triggers import happen
from illumineer.cr import CR
from illumineer.vocab import Cause, Doing, Happening, Stat


@mypyc_attr(acyclic=True)
class Questing(Business):
    """A character quests: the source."""

    __slots__ = ()

    def run(self, st: State) -> bool:
        ref = self.source
        if self.step == 0:
            self.step = 1
            game_actions.exert(st, ref, CR.QUEST_EXERT, cause=Cause.RULE)
            lore = card_tests.stat_of(st, ref, Stat.LORE)  # with none, or less, it has quested all the same (4.5.3.1)
            if lore > 0 and not legal.table_forbids(st, self.player, Doing.GAIN_LORE):
                would.request(st, self, Happening.LORE_GAINED, [(0, self.player, lore, ref)], CR.QUEST_GAIN_LORE)
            if st.agenda[-1] is not self:
                return False
        quester = st.in_play.get(ref)
        place = quester.location if quester is not None else 0
        happen(st, Happening.QUESTED, CR.QUEST_TRIGGERS_RESOLVE, self.player, ref, place)
        agenda.done(st, self)
        settle(st)
        return False

    def clone(self) -> Questing:
        new = Questing(self.player, self.source)
        new.step = self.step
        return new


def act(st: State, player: int, ref: int) -> None:
    """Declare the questing character (4.5.1.1); prices are paid before it is exerted (4.5.1.2)."""
    agenda.push(st, Questing(player, ref))
    prices = tuple(legal.prices(st, st.in_play[ref], Doing.QUEST))
    ink = sum(payment.ink_in(costs) for costs in prices)
    payment.request_all(st, player, ref, ink, CR.QUEST_LIMITERS, prices, stays=(ref,))
