"""Challenge (4.6.3): Declaration (4.6.4) and Damage (4.6.6), each followed by the game state check and the bag."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from illumineer.compiling import mypyc_attr
from illumineer.core import agenda, card_tests, derive, game_actions, legal, payment, would
from illumineer.core.decisions import Answer, Decision
from illumineer.core.settle import settle
from illumineer.core.state import Business, CardInPlay, State
from illumineer.core.triggers import forced, happen
from illumineer.cr import CR
from illumineer.messages import Reason
from illumineer.vocab import Ask, CardType, Cause, Doing, Duration, Happening

DECLARE: Final = 0
PAID: Final = 1
DAMAGE: Final = 2
CHECK: Final = 3
OVER: Final = 4
REMOVED: Final = 5
REMOVED_OVER: Final = 6
"""Steps; the last two instead of the two before if one of both was removed from the challenge (4.6.9)."""


@mypyc_attr(acyclic=True)
class Challenging(Business):
    """A character, the source, challenges another character or a location."""

    __slots__ = ("other",)

    def __init__(self, player: int, source: int = 0) -> None:
        super().__init__(player, source)
        self.other = 0  # whom it challenges; 0 until that is chosen

    def run(self, st: State) -> bool:
        while True:
            if self.step == DECLARE:
                if not self.other:
                    found = legal.challengeable(st, st.in_play[self.source])
                    if len(found) != 1 or st.setup.ask_all:
                        return True
                    self.other = found[0]
                    forced(st, self.player, "choose", CR.CHALLENGE_CHOOSE_EXERTED, found[0], source=self.source)
                self.step = PAID
                prices = tuple(legal.prices(st, st.in_play[self.source], Doing.CHALLENGE))
                ink = sum(payment.ink_in(costs) for costs in prices)
                payment.request_all(
                    st, self.player, self.source, ink, CR.CHALLENGE_LIMITERS, prices, stays=(self.source,)
                )
                if st.agenda[-1] is not self:
                    return False
            elif self.step == PAID:
                self.step = DAMAGE
                _occurs(st, self)
                return False
            elif self.step == DAMAGE:
                if not _still_on(st, self):
                    self.step = REMOVED
                    continue
                self.step = CHECK
                _damage(st, self)
                if st.agenda[-1] is not self:
                    return False
            elif self.step in (CHECK, REMOVED):  # 4.6.6.3, 4.6.9.1
                self.step += 1
                settle(st)
                return False
            else:
                _over(st, self)
                return False

    def ask(self, st: State) -> Decision:
        options: list[Answer] = list(legal.challengeable(st, st.in_play[self.source]))
        return Decision(self.player, Ask.CHOOSE, options, CR.CHALLENGE_CHOOSE_EXERTED, self.source, "challenge")

    def answer(self, st: State, given: Answer) -> None:
        assert isinstance(given, int)
        self.other = given

    def refuse(self, st: State, asked: Decision, given: Answer) -> list[Reason]:
        if isinstance(given, int) and given in st.in_play:
            return legal.pair_reasons(st, st.in_play[self.source], st.in_play[given])
        return []

    def rename(self, name: Callable[[int], int]) -> None:
        self.other = name(self.other)

    def clone(self) -> Challenging:
        new = Challenging(self.player, self.source)
        new.step = self.step
        new.other = self.other
        return new


def act(st: State, player: int, ref: int) -> None:
    """Declare the challenging character; whom it challenges is chosen next."""
    agenda.push(st, Challenging(player, ref))


def _occurs(st: State, f: Challenging) -> None:
    """The challenging character is exerted and the challenge occurs (4.6.4.4, 4.6.4.5); then the bag (4.6.5).

    In the challenge are the two and nobody else (4.6.2).
    """
    ref, other = f.source, f.other
    game_actions.exert(st, ref, CR.CHALLENGE_EXERT, cause=Cause.RULE)
    game_actions.set_challenge(st, (ref, other))
    happen(st, Happening.CHALLENGES, CR.CHALLENGE_OCCURS, f.player, ref, other, in_challenge=True)
    settle(st)


def _still_on(st: State, f: Challenging) -> bool:
    """A character removed from the challenge ends it (4.6.9): the bag (4.6.9.1), and no damage step (4.6.9.2)."""
    return st.challenge is not None and f.source in st.in_play and f.other in st.in_play


def _damage(st: State, f: Challenging) -> None:
    ref, other = f.source, f.other
    items = _deals(st, st.in_play[ref], st.in_play[other]) + _deals(st, st.in_play[other], st.in_play[ref])
    would.request(st, f, Happening.DAMAGE_DEALT, items, CR.CHALLENGE_DAMAGE, in_challenge=True)


def _deals(st: State, card: CardInPlay, other: CardInPlay) -> list[would.Item]:
    """What one deals to the other: its strength, 0 if that is negative (4.6.6.1)."""
    if card.spec.type != CardType.CHARACTER:
        return []  # locations deal no damage (4.6.8.3)
    v = derive.values(st, other)
    if v.cant >> Doing.TAKE_CHALLENGE_DAMAGE & 1 or not would.can_be_dealt_damage(st, other.ref, card.ref):
        return []
    n = card_tests.stat_of(st, card.ref, derive.values(st, card).deals_with)
    if n <= 0 and derive.values(st, card).damage_dealt <= 0:
        return []
    return [(other.ref, other.player, n, card.ref)]


def _over(st: State, f: Challenging) -> None:
    """Effects of the challenge end; what happens "after the challenge" happens now (4.6.7, 4.6.9.2)."""
    agenda.done(st, f)
    rule = CR.CHALLENGE_END if f.step == OVER else CR.CHALLENGE_REMOVED_END
    end(st, rule)
    happen(st, Happening.CHALLENGE_OVER, rule, f.player, f.source, f.other)
    settle(st)


def end(st: State, rule: CR) -> None:
    """Nothing is in a challenge any more, and what lasted as long as it did is over."""
    game_actions.set_challenge(st, None)
    over = [x.id for x in st.lasting if x.duration == Duration.THIS_CHALLENGE]
    game_actions.remove_lasting(st, over, rule)
