"""Move a character to a location: declare, choose and total the cost, pay, arrive (4.7.3)."""

from __future__ import annotations

from typing import Final

from illumineer.core import agenda, card_tests, derive, game_actions, legal, payment, ways
from illumineer.core.context import Context
from illumineer.core.decisions import Answer, Decision
from illumineer.core.state import CardInPlay, Frame, State
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


def act(st: State, player: int, ref: int) -> None:
    """Declare the character that moves; where it goes is chosen next."""
    agenda.push(st, agenda.MOVE, player, ref, [None])


def run(st: State, f: Frame) -> bool:
    if f.step == 0:
        if f.slots[0] is None:
            found = goals(st, st.in_play[f.source], locations(st, f.player))
            if len(found) > 1 or st.setup.ask_all:
                return True
            f.slots[0] = found[0]
            forced(st, f.player, "choose", CR.MOVE_DECLARE, found[0], source=f.source)
        f.step = 1
        ink = cost(st, st.in_play[f.source], st.in_play[f.slots[0]])
        ways.use_up_discounts(st, f.player, f.source, (Doing.MOVE,))
        payment.request(st, f.player, f.source, ink, CR.MOVE_PAY)
        if st.agenda[-1] is not f:
            return False
    if st.in_play[f.source].location != f.slots[0]:
        game_actions.move_to(st, f.source, f.slots[0], CR.MOVE_ARRIVES)
    agenda.done(st, f)
    agenda.settle(st)
    return False


def ask(st: State, f: Frame) -> Decision:
    options: list[Answer] = list(goals(st, st.in_play[f.source], locations(st, f.player)))
    return Decision(f.player, Ask.CHOOSE, options, CR.MOVE_DECLARE, f.source, "move_to")


def answer(st: State, f: Frame, given: Answer) -> None:
    f.slots[0] = given
