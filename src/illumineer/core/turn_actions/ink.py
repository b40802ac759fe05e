"""Ink a card (4.2.1): once during the turn, and once more for each "additional" (7.5.5)."""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.core import card_tests, derive, game_actions, legal, select
from illumineer.core.settle import settle
from illumineer.core.state import State
from illumineer.core.verbs.zones import ink_enters_exerted
from illumineer.cr import CR
from illumineer.messages import Message, Reason
from illumineer.vocab import Doing, Zone

# Asked for with every card: the compiled core finds its own constants at once.
_ADDITIONAL_INK: Final = ir.AdditionalInk
_INK_FROM: Final = ir.InkFrom
_COUNTS_AS_INKABLE: Final = ir.CountsAsInkable
_INK: Final = -1  # stands for "ink a card" among the used abilities


def allowed(st: State, player: int) -> bool:
    """Whether the player may ink another card this turn."""
    if legal.table_forbids(st, player, Doing.INK):
        return False
    if st.inked == 0:
        return True
    extra = 0
    for rule in derive.standing(st, _ADDITIONAL_INK):
        mod = rule.mod
        assert isinstance(mod, ir.AdditionalInk)
        if select.is_meant(st, rule.context, mod.who, player):
            used = st.used.get((rule.context.source, _INK, 0), 0)
            if not st.setup.edition.additional_ink_raises_limit and used < mod.n:
                return True  # 1.x: each source gives its own (8.5.5)
            extra += mod.n
    return st.setup.edition.additional_ink_raises_limit and st.inked <= extra


def inkable_refs(st: State, player: int) -> list[int]:
    """The cards that could be inked: the hand, and what permissions add."""
    found = [st.ref[id] for id in st.hand[player]]
    for rule in derive.standing(st, _INK_FROM):
        mod = rule.mod
        assert isinstance(mod, ir.InkFrom)
        if select.is_meant(st, rule.context, mod.who, player):
            refs = select.zone_refs(st, mod.zone, player)
            for ref in refs[-1:] if mod.zone == Zone.DECK else refs:  # of a deck, the top card (7.2.2)
                if ref not in found and (mod.cards is None or card_tests.matches(st, rule.context, mod.cards, ref)):
                    found.append(ref)
    return found


def has_symbol(st: State, player: int, ref: int) -> bool:
    """The inkwell symbol, printed or by an effect about the cards in hand (4.2.1.1, 4.2.1.2)."""
    if st.spec_by(ref).inkwell:
        return True
    if not derive.standing(st, _COUNTS_AS_INKABLE) or st.zone_of(ref) != Zone.HAND:
        return False
    for rule in derive.standing(st, _COUNTS_AS_INKABLE):
        mod = rule.mod
        assert isinstance(mod, ir.CountsAsInkable)
        if select.is_meant(st, rule.context, mod.who, player) and (
            mod.cards is None or card_tests.matches(st, rule.context, mod.cards, ref)
        ):
            return True
    return False


def reasons(st: State, player: int, ref: int) -> list[Reason]:
    """Why the card cannot be inked now."""
    found: list[Reason] = []
    if ref not in inkable_refs(st, player):
        found.append(Reason(CR.INK_REVEAL, Message("not_in_hand", {"card": ref})))
    elif not has_symbol(st, player, ref):
        found.append(Reason(CR.INK_REVEAL, Message("no_inkwell_symbol", {"card": ref})))
    if legal.table_forbids(st, player, Doing.INK):
        found.append(Reason(CR.GOLDEN_CANT_OVER_CAN, Message("cant_ink", {"card": ref})))
    elif not allowed(st, player):
        found.append(Reason(CR.INK_ONCE_PER_TURN, Message("already_inked", {"n": st.inked})))
    return found


def act(st: State, player: int, ref: int) -> None:
    """Ink the card, and the turn action is complete (4.2.2); cards that effects put there are not counted (4.2.3.2).

    In 1.x the additional card is counted for the one who allows it (8.5.5).
    """
    if st.inked and not st.setup.edition.additional_ink_raises_limit:
        for rule in derive.standing(st, _ADDITIONAL_INK):
            mod = rule.mod
            assert isinstance(mod, ir.AdditionalInk)
            source = rule.context.source
            if select.is_meant(st, rule.context, mod.who, player) and st.used.get((source, _INK, 0), 0) < mod.n:
                game_actions.use(st, source, _INK, 0)
                break
    game_actions.ink(st, ref, ink_enters_exerted(st, player))
    settle(st)
