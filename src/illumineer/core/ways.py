"""How a card can be played: for its ink cost or an alternate cost, and at what total (4.3.2).

A *way* is one of them that can be completed: (how, which, ink).  `which` is the ability that
allows it (its number in the book), or 0.
"""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.core import amounts, card_tests, conditions, derive, legal, payment, select
from illumineer.core.context import Context
from illumineer.core.state import ID_MASK, CardInPlay, State
from illumineer.cr import CR
from illumineer.messages import Message, Reason
from illumineer.vocab import CardType, Doing, Happening, How, Leave, ShiftKind, Zone

Way = tuple[int, int, int]
_CHARACTER: Final = int(CardType.CHARACTER)
_SING: Final = int(Doing.SING)
# Asked for with every card that may be played: the compiled core finds its own constants at once.
_COST_CHANGE: Final = ir.CostChange
_CANT_DO: Final = ir.CantDo
_PLAY_FROM: Final = ir.PlayFrom
_SHIFT_ABILITY: Final = ir.ShiftAbility


# --- totals ----------------------------------------------------------------------------------


Trail = list[tuple[int, int, ir.CostChange, int]]
"""Payment modifiers one by one: the amount, the card it comes from, the mod, and the lasting effect if it is of one."""


def modifiers(
    st: State, player: int, ref: int, doing: int, trail: Trail | None = None, sung: bool = False
) -> int:
    """The sum of all payment modifiers on playing (or singing, moving, or shifting) that card (1.5.4)."""
    total = 0
    for rule in derive.standing(st, _COST_CHANGE):
        mod = rule.mod
        assert isinstance(mod, _COST_CHANGE)
        if mod.doing == doing and (mod.sung or not sung) and applies_to(st, player, ref, mod, rule.context):
            n = rule.number if rule.number is not None else amounts.amount(st, rule.context, mod.n)
            total += n
            if trail is not None:
                trail.append((n, rule.context.source, mod, rule.lasting))
    card = ref & ID_MASK
    spec = st.spec(card)
    if spec.hand_statics and ref not in st.in_play:
        context = Context(ref, player)
        for ability in spec.hand_statics:
            node = ability.node
            assert isinstance(node, ir.Static)
            if node.condition is None or conditions.holds(st, context, node.condition):
                for mod in node.mods:
                    if isinstance(mod, ir.CostChange) and mod.doing == doing:
                        n = amounts.amount(st, context, mod.n)
                        total += n
                        if trail is not None:
                            trail.append((n, ref, mod, 0))
    return total


def applies_to(st: State, player: int, ref: int, mod: ir.CostChange, context: Context) -> bool:
    """Whether a payment modifier is about this player and this card."""
    if player not in select.players(st, context, mod.who):
        return False
    if mod.cards is not None and not card_tests.matches(st, context, mod.cards, ref):
        return False
    if mod.nth:
        if mod.doing == Doing.MOVE:
            # An effect moves for free: only a move of the player's own (4.7) has had the modifier.
            moved = ir.Event(Happening.MOVED, subject=mod.cards, player=mod.who)
            paid = [event for event in st.turn_log if not event.source]
            return sum(conditions.event_matches(st, context, moved, event) for event in paid) + 1 == mod.nth
        of_kind = ir.Event(Happening.PLAYED, subject=mod.cards, player=mod.who)
        return conditions.times_happened(st, context, of_kind) + 1 == mod.nth
    return True


def discounts_used(st: State, player: int, ref: int, doings: tuple[int, ...]) -> list[int]:
    """The lasting modifiers on "the next …" that doing this with the card uses up (4.3.6)."""
    return [
        rule.lasting
        for rule in derive.standing(st, _COST_CHANGE)
        if isinstance(rule.mod, ir.CostChange)
        and rule.lasting
        and rule.mod.uses
        and rule.mod.doing in doings
        and applies_to(st, player, ref, rule.mod, rule.context)
    ]


def ink_total(st: State, player: int, ref: int, base: int, shift: bool, less: int = 0, sung: bool = False) -> int:
    """The ink to pay in all; `less` is what the effect that has the card played takes off (4.3.2.3).

    What is paid is changed, not the cost of the card (4.3.5).
    """
    total = base + modifiers(st, player, ref, Doing.PLAY, sung=sung) - less
    if shift:
        total += modifiers(st, player, ref, Doing.SHIFT)
    return total if total > 0 else 0


# --- Shift (8.10) ----------------------------------------------------------------------------


def shifts(st: State, ref: int, player: int) -> list[tuple[int, ir.ShiftAbility]]:
    """The Shift abilities that a card has outside play: printed, or gained there."""
    spec = st.spec(ref & ID_MASK)
    found = [(s.id, s.node) for s in spec.specs if isinstance(s.node, _SHIFT_ABILITY)]
    for ability in spec.hand_statics:
        node = ability.node
        assert isinstance(node, ir.Static)
        if node.condition is None or conditions.holds(st, Context(ref, player), node.condition):
            for mod in node.mods:
                given = getattr(mod, "spec", None)
                if given is not None and isinstance(given.node, ir.ShiftAbility):
                    found.append((given.id, given.node))
    return found


def shift_targets(st: State, ref: int, player: int, node: ir.ShiftAbility) -> list[tuple[int, ...]]:
    """What the card can be put on top of: single cards, or pairs for Duo and Combo Shift.

    Of a combined form (8.10.9) the classification says whom, and its being temporary what happens later (`play`).
    """
    names = card_tests.names_of(st, ref)
    mine = st.cards(player)
    if derive.standing(st, _CANT_DO):
        mine = [card for card in mine if not legal.table_forbids(st, player, Doing.SHIFT, card.ref)]
    characters = [card for card in mine if card.spec.type == _CHARACTER]
    kind = node.kind
    if kind == ShiftKind.NAME:
        return [(c.ref,) for c in characters if _shares_name(st, c, names) or _any_name(st, c)]
    if kind == ShiftKind.CLASSIFICATION:
        return [(c.ref,) for c in characters if node.word in derive.values(st, c).classes]
    if kind == ShiftKind.UNIVERSAL:
        return [(c.ref,) for c in characters]
    if kind == ShiftKind.POTATO:
        items = [card for card in mine if card.spec.type == CardType.ITEM]
        return [(c.ref,) for c in items if node.word in derive.values(st, c).names]
    pair = names[:2]
    found: list[tuple[int, ...]] = []
    if kind == ShiftKind.COMBO:
        found = [(c.ref,) for c in characters if _shares_name(st, c, pair) or _any_name(st, c)]
    firsts = [c for c in characters if _shares_name(st, c, pair[:1]) or _any_name(st, c)]
    seconds = [c for c in characters if _shares_name(st, c, pair[1:]) or _any_name(st, c)]
    for a in firsts:  # in any order (8.10.8.3)
        for b in seconds:
            if a.ref != b.ref:
                found += [two for two in ((a.ref, b.ref), (b.ref, a.ref)) if two not in found]
    return found


def _shares_name(st: State, card: CardInPlay, names: tuple[str, ...]) -> bool:
    mine = derive.values(st, card)
    held = card_tests.names_of(st, card.ref)
    if mine.shift_names != mine.names:
        held = held + tuple(name for name in mine.shift_names if name not in mine.names)
    for name in names:
        if name in held:
            return True
    return False


def _any_name(st: State, card: CardInPlay) -> bool:
    return bool(derive.values(st, card).allow >> Leave.SHIFT_ANY_NAME & 1)


# --- singing (5.4.4.2, 8.11, 8.12) -----------------------------------------------------------


def can_sing(st: State, card: CardInPlay) -> bool:
    """Whether the character can exert to sing: ready, dry, and nothing forbids it."""
    return (
        card.spec.type == _CHARACTER
        and payment.can_be_exerted(st, card)
        and not derive.values(st, card).cant >> _SING & 1
        and not legal.table_forbids(st, card.player, _SING)
    )


def singers(st: State, player: int, cost: int) -> list[int]:
    """Characters of the player that can sing a song of that cost alone."""
    return [
        card.ref for card in st.cards(player) if can_sing(st, card) and payment.sing_cost(st, card.ref) >= cost
    ]


def choir(st: State, player: int) -> list[int]:
    """Characters that can sing together: the player's and their teammates' (8.12.1)."""
    return [
        card.ref
        for p in st.players_from(player)
        if not st.opposed(player, p)
        for card in st.cards(p)
        if can_sing(st, card)
    ]


# --- the ways --------------------------------------------------------------------------------


def ways(st: State, player: int, ref: int, free: bool = False, less: int = 0) -> list[Way]:
    """Every way in which the card can be played now, each of which can be completed.

    `free`: an effect lets the player play it for free (6.1.7).  That is itself the cost (4.3.2.2), except
    that in 1.x a Shift whose cost is ink may be what is free.  `less`: an effect takes that much off.
    """
    found: list[Way] = []
    spec = st.spec(ref & ID_MASK)
    if free:
        found.append((How.FREE, 0, 0))
        if not st.setup.edition.free_waives_all:
            found += [
                (How.SHIFT, ability, 0)
                for ability, node in shifts(st, ref, player)
                if all(isinstance(part, ir.InkCost) for part in node.costs) and shift_targets(st, ref, player, node)
            ]
        return found
    ink = ink_total(st, player, ref, spec.printed.cost, False, less)
    if ink <= payment.available_ink(st, player):
        found.append((How.INK, 0, ink))
    return found + _other_ways(st, player, ref, less)


def _other_ways(st: State, player: int, ref: int, less: int = 0) -> list[Way]:
    """Every way but paying the ink cost: Shift, singing, another cost."""
    spec = st.spec(ref & ID_MASK)
    found: list[Way] = []
    if spec.type == _CHARACTER:
        found += _shift_ways(st, player, ref, less)
    elif spec.is_song:
        found += _sing_ways(st, player, ref, spec.printed.cost, spec.sing_together, less)
    if spec.hand_statics:
        found += _alternate_ways(st, player, ref, less)
    return found


def _shift_ways(st: State, player: int, ref: int, less: int) -> list[Way]:
    found: list[Way] = []
    for ability, node in shifts(st, ref, player):
        ink = ink_total(st, player, ref, payment.ink_in(node.costs), True, less)
        if ink > payment.available_ink(st, player):
            continue
        if any(shift_payable(st, player, ref, node, ink, stack) for stack in shift_targets(st, ref, player, node)):
            found.append((How.SHIFT, ability, ink))
    return found


def shift_payable(st: State, player: int, ref: int, node: ir.ShiftAbility, ink: int, stack: tuple[int, ...]) -> bool:
    """Whether the Shift cost can be paid and still leave in play what the card goes on top of (4.3.3.1)."""
    return payment.payable(st, Context(ref, player), node.costs, ink, exclude=ref, stays=stack)


def _sing_ways(st: State, player: int, ref: int, cost: int, together: int, less: int) -> list[Way]:
    # Singing, alone or together (5.4.4.3), is an alternate cost (1.5.5.1); payment modifiers still apply to the
    # total (4.3.2.3).  In 1.x a sung song is played for free, and no ink is asked for at all (6.3.3.3).
    ink = 0 if st.setup.edition.singing_is_free else ink_total(st, player, ref, 0, False, less, sung=True)
    if ink > payment.available_ink(st, player):
        return []
    found: list[Way] = []
    if singers(st, player, cost):
        found.append((How.SING, 0, ink))
    if together and sum(payment.sing_cost(st, r) for r in choir(st, player)) >= together:
        found.append((How.SING_TOGETHER, 0, ink))
    return found


def _alternate_ways(st: State, player: int, ref: int, less: int) -> list[Way]:
    found: list[Way] = []
    context = Context(ref, player)
    for ability in st.spec(ref & ID_MASK).hand_statics:
        node = ability.node
        assert isinstance(node, ir.Static)
        if node.condition is not None and not conditions.holds(st, context, node.condition):
            continue
        for mod in node.mods:
            if isinstance(mod, ir.PlayFor):
                if not mod.costs:
                    found.append((How.FREE, ability.id, 0))
                    continue
                ink = ink_total(st, player, ref, payment.ink_in(mod.costs), False, less)
                if payment.payable(st, context, mod.costs, ink, exclude=ref):
                    found.append((How.ALTERNATE, ability.id, ink))
    return found


def alternate_costs(st: State, ability: int) -> tuple[ir.Cost, ...]:
    """The costs of an alternate way (Shift or another)."""
    node = st.setup.book.abilities[ability].node
    if isinstance(node, ir.ShiftAbility):
        return node.costs
    assert isinstance(node, ir.Static)
    for mod in node.mods:
        if isinstance(mod, ir.PlayFor):
            return mod.costs
    raise AssertionError("the ability gives no other cost")


# --- may it be played at all -----------------------------------------------------------------


def forbidden(st: State, player: int, ref: int) -> bool:
    """Whether a "can't play" stands against the card."""
    if legal.table_forbids(st, player, Doing.PLAY, ref):
        return True
    spec = st.spec(ref & ID_MASK)
    if spec.hand_statics:
        context = Context(ref, player)
        for ability in spec.hand_statics:
            node = ability.node
            assert isinstance(node, ir.Static)
            if any(isinstance(mod, ir.Cant) and mod.doing == Doing.PLAY for mod in node.mods) and (
                node.condition is None or conditions.holds(st, context, node.condition)
            ):
                return True
    return False


def playable_refs(st: State, player: int) -> list[int]:
    """The cards that the player may try to play: the hand, and what permissions add."""
    found = [st.ref[id] for id in st.hand[player]]
    for rule in derive.standing(st, _PLAY_FROM):
        found += [ref for ref in _from(st, player, rule) if ref not in found]
    return found


def _from(st: State, player: int, rule: derive.Standing) -> list[int]:
    mod = rule.mod
    assert isinstance(mod, ir.PlayFrom)
    if player not in select.players(st, rule.context, mod.who):
        return []
    if mod.zone == Zone.UNDER:
        top = st.in_play.get(rule.context.source)
        refs = [st.ref[id] for id in top.under] if top is not None else []
    elif mod.zone == Zone.DECK:
        refs = [st.ref[st.deck[player][-1]]] if st.deck[player] else []
    else:
        refs = select.zone_refs(st, mod.zone, player)
    return [ref for ref in refs if mod.cards is None or card_tests.matches(st, rule.context, mod.cards, ref)]


def plays_free(st: State, player: int, ref: int) -> bool:
    """Whether a permission lets the card be played for free from where it is."""
    return any(
        isinstance(rule.mod, ir.PlayFrom) and rule.mod.free and ref in _from(st, player, rule)
        for rule in derive.standing(st, _PLAY_FROM)
    )


def _may_be_paid_for(st: State, player: int, ref: int) -> bool:
    """From the hand, or from where a permission has it played for a cost, not only for free (4.3.2.2)."""
    return st.zone_of(ref) == Zone.HAND or any(
        isinstance(rule.mod, ir.PlayFrom) and not rule.mod.free and ref in _from(st, player, rule)
        for rule in derive.standing(st, _PLAY_FROM)
    )


def play_reasons(st: State, player: int, ref: int) -> list[Reason]:
    """Why the card cannot be played now."""
    found: list[Reason] = []
    if ref not in playable_refs(st, player):
        found.append(Reason(CR.PLAY_PROCESS, Message("not_in_hand", {"card": ref})))
        return found
    if forbidden(st, player, ref):
        found.append(Reason(CR.GOLDEN_CANT_OVER_CAN, Message("cant_play", {"card": ref})))
    if not all_ways(st, player, ref):
        ink = ink_total(st, player, ref, st.spec(ref & ID_MASK).printed.cost, False)
        found.append(
            Reason(
                CR.COST_PAID_IN_FULL,
                Message("cost_unpaid", {"card": ref, "n": ink, "have": payment.available_ink(st, player)}),
            )
        )
    return found


def all_ways(st: State, player: int, ref: int) -> list[Way]:
    """The ways of playing a card as a turn action."""
    found = ways(st, player, ref) if _may_be_paid_for(st, player, ref) else []
    if plays_free(st, player, ref):
        found.append((How.FREE, 0, 0))
    return found


def playable(st: State, player: int) -> list[int]:
    """The cards that the player can play now; the commonest cases without listing the ways."""
    table = derive.derived(st).table
    as_printed = not table or (_COST_CHANGE not in table and _CANT_DO not in table)
    elsewhere = bool(table) and _PLAY_FROM in table
    have = payment.available_ink(st, player)
    found: list[int] = []
    for ref in playable_refs(st, player):
        spec = st.spec(ref & ID_MASK)
        ink = spec.printed.cost
        if not as_printed or spec.hand_statics:
            if forbidden(st, player, ref):
                continue
            ink = ink_total(st, player, ref, ink, False)
        if ink <= have:
            found.append(ref)
        elif elsewhere:
            if all_ways(st, player, ref):
                found.append(ref)
        elif spec.other_ways and _other_ways(st, player, ref):
            found.append(ref)
    return found
