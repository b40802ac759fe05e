"""Why a card cannot be played, at all or in one particular way: for ink, onto that character, sung by that one (4.3.2).

Here: the reasons.  Which ways are open, `ways` says; a way that is open has no reason against it.
"""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.core import added_costs, card_tests, derive, legal, payment, ways
from illumineer.core.state import State
from illumineer.cr import CR
from illumineer.messages import Message, Reason
from illumineer.vocab import CardType, Doing, How, Keyword, ShiftKind

_SHIFT_RULES: Final = {
    ShiftKind.NAME: CR.SHIFT,
    ShiftKind.CLASSIFICATION: CR.SHIFT_CLASSIFICATION,
    ShiftKind.UNIVERSAL: CR.SHIFT_UNIVERSAL,
    ShiftKind.DUO: CR.SHIFT_DUO,
    ShiftKind.COMBO: CR.SHIFT_COMBO,
    ShiftKind.POTATO: CR.SHIFT_POTATO,
}


def play_reasons(st: State, player: int, ref: int) -> list[Reason]:
    """Why the card cannot be played now."""
    if ref not in ways.playable_refs(st, player):
        return [Reason(CR.PLAY_PROCESS, Message("not_in_hand", {"card": ref}))]
    found = forbidding(st, player, ref)
    if not ways.all_ways(st, player, ref):
        ink = ways.ink_total(st, player, ref, st.spec_by(ref).printed.cost)
        have = payment.available_ink(st, player)
        why = Message("cost_unpaid", {"card": ref, "n": ink, "have": have})
        if ink <= have and not added_costs.payable(st, player, ref, ink):
            why = Message("price_unpaid", {"card": ref})
        found.append(Reason(CR.COST_PAID_IN_FULL, why))
    return found


def reasons(st: State, player: int, ref: int, how: int, others: tuple[int, ...] = ()) -> list[Reason]:
    """What speaks against playing the card that way, on top of those cards or sung by them."""
    if ref not in ways.playable_refs(st, player):
        return [Reason(CR.PLAY_PROCESS, Message("not_in_hand", {"card": ref}))]
    found = forbidding(st, player, ref)
    if how == How.SHIFT:
        return found + _shift(st, player, ref, others)
    if how in (How.SING, How.SING_TOGETHER):
        return found + _sing(st, player, ref, others, how == How.SING_TOGETHER)
    if how == How.INK:
        ink = ways.ink_total(st, player, ref, st.spec_by(ref).printed.cost)
        return found + _unpaid(st, player, ref, ink)
    if all(way[0] != how for way in ways.all_ways(st, player, ref)):
        rule = CR.COST_FREE_CARD if how == How.FREE else CR.COST_ALTERNATE
        found.append(Reason(rule, Message("no_such_way", {"card": ref})))
        found += _unpaid(st, player, ref, 0, how == How.FREE)
    return found


def forbidding(st: State, player: int, ref: int) -> list[Reason]:
    """The "can't" that stands against playing the card, whatever allows it (1.2.2)."""
    if not ways.forbidden(st, player, ref):
        return []
    return [Reason(CR.GOLDEN_CANT_OVER_CAN, Message("cant_play", {"card": ref}))]


def by_effect(st: State, player: int, ref: int, free: bool, shift: bool, less: int) -> list[Reason]:
    """Why an effect cannot have the card played: `free` or for ink that is `less`; with `shift`, only by Shift."""
    found = forbidding(st, player, ref)
    if shift:
        return found + _nothing_below(st, player, ref)
    if free:
        found += _unpaid(st, player, ref, 0, free=True)
    elif not ways.ways(st, player, ref, less=less):
        ink = ways.ink_total(st, player, ref, st.spec_by(ref).printed.cost, less)
        found += _unpaid(st, player, ref, ink)
    return found


def _unpaid(
    st: State, player: int, ref: int, ink: int, free: bool = False, busy: tuple[int, ...] = ()
) -> list[Reason]:
    """Why it cannot be paid for that way: the ink, or an additional cost; another way may be open."""
    have = payment.available_ink(st, player)
    if ink > have:
        return [Reason(CR.COST_PAID_IN_FULL, Message("ink_unpaid", {"card": ref, "n": ink, "have": have}))]
    if not added_costs.payable(st, player, ref, ink, free, busy=busy):
        return [Reason(CR.COST_PAID_IN_FULL, Message("price_unpaid", {"card": ref}))]
    return []


# --- Shift (8.10) ----------------------------------------------------------------------------


def _shift(st: State, player: int, ref: int, others: tuple[int, ...]) -> list[Reason]:
    abilities = [node for _, node in ways.shifts(st, ref, player)]
    if not abilities:
        return [Reason(CR.COST_ALTERNATE_SHIFT, Message("no_shift", {"card": ref}))]
    found: list[Reason] = []
    for node in abilities:
        stacks = ways.shift_targets(st, ref, player, node)
        rule = _SHIFT_RULES[ShiftKind(node.kind)]
        for other in others:
            if all(other not in stack for stack in stacks):
                found.append(Reason(rule, Message("not_shifted_onto", {"card": ref, "other": other})))
        fitting = [stack for stack in stacks if set(others) <= set(stack)]
        ink = min(ways.shift_total(st, player, ref, node, stack) for stack in fitting or [()])
        unpaid = _unpaid(st, player, ref, ink)
        if not fitting and all(any(other in stack for stack in stacks) for other in others) and others:
            found.append(Reason(rule, Message("not_shifted_onto", {"card": ref, "other": others[-1]})))  # not together
        if fitting and not unpaid and not any(_payable(st, player, ref, node, stack) for stack in fitting):
            unpaid = [Reason(CR.COST_PAID_IN_FULL, Message("price_unpaid", {"card": ref}))]
        found += unpaid
        if not others and not stacks:
            found.append(Reason(rule, Message("nothing_to_shift_onto", {"card": ref})))
    return found


def _payable(st: State, player: int, ref: int, node: ir.ShiftAbility, stack: tuple[int, ...]) -> bool:
    return ways.shift_payable(st, player, ref, node, ways.shift_total(st, player, ref, node, stack), stack)


def _nothing_below(st: State, player: int, ref: int) -> list[Reason]:
    """Why there is nothing that the card could be put on top of."""
    kinds = [(node.kind, ways.shift_targets(st, ref, player, node)) for _, node in ways.shifts(st, ref, player)]
    if not kinds:
        return [Reason(CR.COST_ALTERNATE_SHIFT, Message("no_shift", {"card": ref}))]
    if any(stacks for _, stacks in kinds):
        return []
    return [Reason(_SHIFT_RULES[ShiftKind(kind)], Message("nothing_to_shift_onto", {"card": ref})) for kind, _ in kinds]


# --- singing (5.4.4.2, 8.11, 8.12) -----------------------------------------------------------


def _sing(st: State, player: int, ref: int, others: tuple[int, ...], together: bool) -> list[Reason]:
    spec = st.spec_by(ref)
    if not spec.is_song:
        return [Reason(CR.SONG_DEFINED, Message("not_a_song", {"card": ref}))]
    if together and not spec.sing_together:
        alone = [Reason(CR.SING_TOGETHER, Message("not_sung_together", {"card": ref}))]
        if len(others) > 1:  # one character is exerted to sing a song (5.4.4.2)
            alone.append(Reason(CR.SONG_SINGING, Message("one_singer", {"card": ref})))
        return alone + [reason for singer in others for reason in _singer(st, player, ref, singer, False)]
    found: list[Reason] = []
    for singer in others:
        found += _singer(st, player, ref, singer, together)
    able = [singer for singer in others if singer in st.in_play]
    if together and sum(payment.sing_cost(st, st.in_play[singer]) for singer in able) < spec.sing_together:
        found.append(Reason(CR.SING_TOGETHER_ADD_COSTS, Message("too_small_to_sing", {"card": ref})))
    elif not together:
        for singer in able:
            if payment.sing_cost(st, st.in_play[singer]) < spec.printed.cost:
                has = Keyword.SINGER in derive.values(st, st.in_play[singer]).keywords
                rule = CR.SINGER if has else CR.SONG_SINGING
                found.append(Reason(rule, Message("too_small_to_sing", {"card": ref, "other": singer})))
    free = st.setup.edition.singing_is_free
    ink = 0 if free else ways.ink_total(st, player, ref, 0, sung=True)
    return found + _unpaid(st, player, ref, ink, busy=others)


def _singer(st: State, player: int, song: int, ref: int, together: bool) -> list[Reason]:
    """Why a character cannot exert to sing the song; in a choir those of teammates can (8.12.1)."""
    card = st.in_play.get(ref)
    if card is None or card.spec.type != CardType.CHARACTER or not (card.player == player or together):
        return [Reason(CR.SONG_SINGING, Message("not_your_character", {"card": ref}))]
    if st.opposed(player, card.player):
        return [Reason(CR.SING_TOGETHER, Message("not_of_your_team", {"card": ref}))]
    found: list[Reason] = []
    if card.exerted:
        found.append(Reason(CR.SONG_SINGING, Message("is_exerted", {"card": ref})))
    elif card_tests.forbidden(st, ref, Doing.EXERT):
        found.append(Reason(CR.GOLDEN_CANT_OVER_CAN, Message("cant_exert", {"card": ref})))
    elif not payment.can_exert(st, ref):
        found.append(Reason(CR.STATE_DRYING, Message("is_drying", {"card": ref})))
    if card_tests.forbidden(st, ref, Doing.SING, song) or legal.table_forbids(st, card.player, Doing.SING):
        found.append(Reason(CR.GOLDEN_CANT_OVER_CAN, Message("cant_sing", {"card": ref})))
    return found
