"""Move a character to a location: declare, choose and total the cost, pay, arrive (4.7.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from illumineer.compiling import mypyc_attr
from illumineer.core import agenda, card_tests, derive, game_actions, legal, payment, ways
from illumineer.core.context import Context
from illumineer.core.decisions import Answer, Decision
from illumineer.core.settle import settle
from illumineer.core.state import Business, CardInPlay, State
from illumineer.core.triggers import forced
from illumineer.cr import CR
from illumineer.messages import Message, Reason
from illumineer.vocab import Ask, CardType, Doing, Leave, Stat

_CHARACTER: Final = int(CardType.CHARACTER)
_LOCATION: Final = int(CardType.LOCATION)
_MOVE: Final = int(Doing.MOVE)


def cost(st: State, card: CardInPlay, location: CardInPlay) -> int:
    """The location's move cost with its payment modifiers; free if something says so (4.7.3.2, 4.7.3.3)."""
    if _free(st, location, card) or _free(st, card, location):
        return 0
    total = card_tests.stat_of(st, location.ref, Stat.MOVE_COST, card=location)
    total += ways.modifiers(st, card.player, card.ref, Doing.MOVE)
    return total if total > 0 else 0


def _free(st: State, holder: CardInPlay, other: CardInPlay) -> bool:
    """Whether one of the two lets the move to (or of) the other be for free."""
    v = derive.values(st, holder)
    return bool(v.allow >> Leave.MOVE_FREE & 1) or any(
        which == Leave.MOVE_FREE
        and mod.other is not None
        and card_tests.matches(st, Context(source, holder.player), mod.other, other.ref)
        for which, mod, source in v.allows
    )


def locations(st: State, player: int) -> list[CardInPlay]:
    """The locations of the player."""
    return [card for card in st.cards(player) if card.spec.type == _LOCATION]


def goals(st: State, card: CardInPlay, places: list[CardInPlay]) -> list[int]:
    """To which of the locations the character can move now."""
    if card.spec.type != _CHARACTER or _cant_move(st, card):
        return []
    ink = payment.available_ink(st, card.player)
    same = st.setup.edition.move_to_same_location
    return [place.ref for place in places if (same or card.location != place.ref) and cost(st, card, place) <= ink]


def _cant_move(st: State, card: CardInPlay) -> bool:
    """A "can't" on the character, or on what its player may do (1.2.2)."""
    return bool(derive.values(st, card).cant >> _MOVE & 1) or legal.table_forbids(st, card.player, _MOVE)


def reasons(st: State, player: int, ref: int) -> list[Reason]:
    """Why the character cannot move anywhere."""
    card = st.in_play.get(ref)
    if card is None or card.player != player or card.spec.type != CardType.CHARACTER:
        return [Reason(CR.MOVE_A_CHARACTER, Message("not_your_character", {"card": ref}))]
    if _cant_move(st, card):
        return [Reason(CR.GOLDEN_CANT_OVER_CAN, Message("cant_move", {"card": ref}))]
    places = locations(st, player)
    if not places:
        return [Reason(CR.MOVE_DECLARE, Message("no_location", {"card": ref}))]
    if not goals(st, card, places):
        if all(place.ref == card.location for place in places):
            return [Reason(CR.MOVE_TO_ANOTHER_LOCATION, Message("already_there", {"card": ref}))]
        return [Reason(CR.MOVE_PAY, Message("move_unpaid", {"card": ref}))]
    return []


def goal_reasons(st: State, card: CardInPlay, ref: int) -> list[Reason]:
    """Why the character cannot move there."""
    if not any(place.ref == ref for place in locations(st, card.player)):
        return [Reason(CR.MOVE_A_CHARACTER, Message("not_your_location", {"card": card.ref, "other": ref}))]
    if ref == card.location and not st.setup.edition.move_to_same_location:
        return [Reason(CR.MOVE_TO_ANOTHER_LOCATION, Message("already_there", {"card": card.ref}))]
    if cost(st, card, st.in_play[ref]) > payment.available_ink(st, card.player):
        return [Reason(CR.COST_PAID_IN_FULL, Message("move_unpaid", {"card": card.ref}))]
    return []


@mypyc_attr(acyclic=True)
class Moving(Business):
    """A character, the source, moves to a location."""

    __slots__ = ("goal",)

    def __init__(self, player: int, source: int = 0) -> None:
        super().__init__(player, source)
        self.goal = 0  # the location; 0 until it is chosen

    def run(self, st: State) -> bool:
        if self.step == 0:
            if not self.goal:
                found = goals(st, st.in_play[self.source], locations(st, self.player))
                if len(found) > 1 or st.setup.ask_all:
                    return True
                self.goal = found[0]
                forced(st, self.player, "choose", CR.MOVE_DECLARE, found[0], source=self.source)
            self.step = 1
            ink = cost(st, st.in_play[self.source], st.in_play[self.goal])
            ways.use_up_discounts(st, self.player, self.source, (Doing.MOVE,))
            payment.request(st, self.player, self.source, ink, CR.MOVE_PAY)
            if st.agenda[-1] is not self:
                return False
        if st.in_play[self.source].location != self.goal:
            game_actions.move_to(st, self.source, self.goal, CR.MOVE_ARRIVES)
        agenda.done(st, self)
        settle(st)
        return False

    def ask(self, st: State) -> Decision:
        options: list[Answer] = list(goals(st, st.in_play[self.source], locations(st, self.player)))
        return Decision(self.player, Ask.CHOOSE, options, CR.MOVE_DECLARE, self.source, "move_to")

    def answer(self, st: State, given: Answer) -> None:
        assert isinstance(given, int)
        self.goal = given

    def refuse(self, st: State, asked: Decision, given: Answer) -> list[Reason]:
        if isinstance(given, int) and st.card_of(given) >= 0:
            return goal_reasons(st, st.in_play[self.source], given)
        return []

    def rename(self, name: Callable[[int], int]) -> None:
        self.goal = name(self.goal)

    def clone(self) -> Moving:
        new = Moving(self.player, self.source)
        new.step = self.step
        new.goal = self.goal
        return new


def act(st: State, player: int, ref: int) -> None:
    """Declare the character that moves; where it goes is chosen next."""
    agenda.push(st, Moving(player, ref))
