"""How a card can be played: for its ink cost or an alternate cost, and at what total (4.3.2).

A *way* is one of them that can be completed: (how, which, ink).  `which` is the ability that
allows it (its number in the book), or 0.
"""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.compile.book import GrantedAbility
from illumineer.core import added_costs, amounts, card_tests, conditions, derive, game_actions, legal, payment, select
from illumineer.core.context import Context
from illumineer.core.state import CardInPlay, State, card_id
from illumineer.core.triggers import use_up
from illumineer.vocab import CardType, Doing, Happening, How, Leave, ShiftKind, Zone

Way = tuple[int, int, int]
_CHARACTER: Final = int(CardType.CHARACTER)
_SING: Final = int(Doing.SING)
# Asked for with every card that may be played: the compiled core finds its own constants at once.
_COST_CHANGE: Final = ir.CostChange
_CANT_DO: Final = ir.CantDo
_PLAY_FROM: Final = ir.PlayFrom


# --- totals ----------------------------------------------------------------------------------


Trail = list[tuple[int, int, ir.CostChange, int]]
"""Payment modifiers one by one: the amount, the card it comes from, the mod, and the lasting effect if it is of one."""


def modifiers(
    st: State,
    player: int,
    ref: int,
    doing: int,
    trail: Trail | None = None,
    sung: bool = False,
    onto: tuple[int, ...] = (),
) -> int:
    """The sum of all payment modifiers on playing (or singing, moving, or shifting) that card (1.5.4).

    `onto`: the cards that a shifted card goes on top of.
    """
    total = 0
    for rule in derive.standing(st, _COST_CHANGE):
        mod = rule.mod
        assert isinstance(mod, _COST_CHANGE)
        if mod.doing != doing or not (mod.sung or not sung) or (mod.uses and _used_up(st, rule, mod)):
            continue
        if applies_to(st, player, ref, mod, rule.context, onto):
            n = rule.number if rule.number is not None else amounts.amount(st, rule.context, mod.n)
            total += n
            if trail is not None:
                trail.append((n, rule.context.source, mod, rule.lasting))
    card = card_id(ref)
    spec = st.spec(card)
    if spec.hand_statics and ref not in st.in_play:
        context = Context(ref, player)
        for ability in spec.hand_statics:
            node = ability.node
            assert isinstance(node, ir.Static)
            if node.condition is None or conditions.holds(st, context, node.condition):
                for mod in node.mods:
                    if isinstance(mod, ir.CostChange) and mod.doing == doing and _goes_on(st, mod, context, onto):
                        n = amounts.amount(st, context, mod.n)
                        total += n
                        if trail is not None:
                            trail.append((n, ref, mod, 0))
    return total


def applies_to(
    st: State, player: int, ref: int, mod: ir.CostChange, context: Context, onto: tuple[int, ...] = ()
) -> bool:
    """Whether a payment modifier is about this player and this card, and what it goes on top of."""
    if not select.is_meant(st, context, mod.who, player):
        return False
    if not _goes_on(st, mod, context, onto):
        return False
    if mod.cards is not None and not card_tests.matches(st, context, mod.cards, ref):
        return False
    if mod.nth:
        if mod.doing == Doing.MOVE:
            # An effect moves for free: only a move of the player's own (4.7) has had the modifier.
            moved = ir.Event(Happening.MOVED, subject=mod.cards, player=mod.who)
            paid = [event for event in st.turn_log if not event.source]
            return sum(conditions.event_matches(st, context, moved, event) for event in paid) + 1 == mod.nth
        cards = mod.cards
        if mod.doing == Doing.SHIFT and cards is not None:
            cards = ir.Filter(cards.of, (*cards.where, ir.WasPlayedBy()))
        of_kind = ir.Event(Happening.PLAYED, subject=cards, player=mod.who)
        return conditions.times_happened(st, context, of_kind) + 1 == mod.nth
    return True


def _goes_on(st: State, mod: ir.CostChange, context: Context, onto: tuple[int, ...]) -> bool:
    """Whether one of the cards below is one that the modifier asks for; most ask for none."""
    if mod.onto is None:
        return True
    return any(card_tests.matches(st, context, mod.onto, below) for below in onto)


def _used_up(st: State, rule: derive.Standing, mod: ir.CostChange) -> bool:
    """Whether a static ability has modified as many payments this turn as it does; each copy for itself (6.1.13.2)."""
    return not rule.lasting and st.used.get((rule.context.source, rule.ability, rule.grant), 0) >= mod.uses


def use_up_discounts(
    st: State, player: int, ref: int, doings: tuple[int, ...], onto: tuple[int, ...] = ()
) -> None:
    """Use up the modifiers on "the next …" because this is done with the card, whatever was paid for it (4.3.6)."""
    for rule in derive.standing(st, _COST_CHANGE):
        mod = rule.mod
        assert isinstance(mod, _COST_CHANGE)
        if not mod.uses or mod.doing not in doings or _used_up(st, rule, mod):
            continue
        if not applies_to(st, player, ref, mod, rule.context, onto):
            continue
        if rule.lasting:
            use_up(st, rule.lasting)
        else:
            game_actions.use(st, rule.context.source, rule.ability, rule.grant)


def ink_total(st: State, player: int, ref: int, base: int, less: int = 0, sung: bool = False) -> int:
    """The ink to pay in all; `less` is what the effect that has the card played takes off (4.3.2.3).

    What is paid is changed, not the cost of the card (4.3.5).
    """
    total = base + modifiers(st, player, ref, Doing.PLAY, sung=sung) - less
    return total if total > 0 else 0


def shift_total(
    st: State, player: int, ref: int, node: ir.ShiftAbility, onto: tuple[int, ...], less: int = 0
) -> int:
    """The ink to pay in all to shift the card on top of those cards."""
    total = payment.ink_in(node.costs) + modifiers(st, player, ref, Doing.PLAY) - less
    if derive.standing(st, _COST_CHANGE) or st.spec_by(ref).hand_statics:
        total += modifiers(st, player, ref, Doing.SHIFT, onto=onto)
    return total if total > 0 else 0


# --- Shift (8.10) ----------------------------------------------------------------------------


def shifts(st: State, ref: int, player: int) -> list[tuple[int, ir.ShiftAbility]]:
    """The Shift abilities that a card has outside play: printed, or gained there."""
    spec = st.spec_by(ref)
    found = list(spec.shifts)
    for ability in spec.hand_statics:
        node = ability.node
        assert isinstance(node, ir.Static)
        if node.condition is None or conditions.holds(st, Context(ref, player), node.condition):
            for mod in node.mods:
                if isinstance(mod, GrantedAbility) and isinstance(mod.spec.node, ir.ShiftAbility):
                    found.append((mod.spec.id, mod.spec.node))
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
        return [(c.ref,) for c in characters if _shares_name(st, c, names) or _any_name(st, c, ref)]
    if kind == ShiftKind.CLASSIFICATION:
        return [(c.ref,) for c in characters if node.word in derive.values(st, c).classes or _takes(st, c, ref)]
    if kind == ShiftKind.UNIVERSAL:
        return [(c.ref,) for c in characters]
    if kind == ShiftKind.POTATO:
        return [(c.ref,) for c in mine if _is_item_named(st, c, node.word) or _takes(st, c, ref)]
    pair = names[:2]
    found: list[tuple[int, ...]] = []
    if kind == ShiftKind.COMBO:
        found = [(c.ref,) for c in characters if _shares_name(st, c, pair) or _any_name(st, c, ref)]
    firsts = [c for c in characters if _shares_name(st, c, pair[:1]) or _any_name(st, c, ref)]
    seconds = [c for c in characters if _shares_name(st, c, pair[1:]) or _any_name(st, c, ref)]
    for a in firsts:  # in any order (8.10.8.3)
        for b in seconds:
            if a.ref != b.ref:
                found += [two for two in ((a.ref, b.ref), (b.ref, a.ref)) if two not in found]
    return found


def _shares_name(st: State, card: CardInPlay, names: tuple[str, ...]) -> bool:
    mine = derive.values(st, card)
    held = card_tests.names_of(st, card.ref, card)
    if mine.shift_names != mine.names:
        held = held + tuple(name for name in mine.shift_names if name not in mine.names)
    for name in names:
        if name in held:
            return True
    return False


def _is_item_named(st: State, card: CardInPlay, name: str) -> bool:
    return card.spec.type == CardType.ITEM and name in derive.values(st, card).names


def _any_name(st: State, card: CardInPlay, ref: int) -> bool:
    """Whether a card that is shifted need not share a name with the character."""
    return bool(derive.values(st, card).allow >> Leave.SHIFT_ANY_NAME & 1) or _takes(st, card, ref)


def _takes(st: State, card: CardInPlay, ref: int) -> bool:
    """Whether that card may be shifted onto it whatever its Shift asks for."""
    return legal.allowed(st, card, Leave.SHIFT_ANY, ref)


# --- singing (5.4.4.2, 8.11, 8.12) -----------------------------------------------------------


def can_sing(st: State, card: CardInPlay, song: int) -> bool:
    """Whether the character can exert to sing the song: ready, dry, and nothing forbids it."""
    if card.spec.type != _CHARACTER or not payment.can_be_exerted(st, card):
        return False
    if card_tests.bars(st, derive.values(st, card), _SING, song):
        return False
    return not legal.table_forbids(st, card.player, _SING)


def singers(st: State, player: int, song: int, cost: int) -> list[int]:
    """Characters of the player that can sing the song, of that cost, alone."""
    return [
        card.ref for card in st.cards(player) if can_sing(st, card, song) and payment.sing_cost(st, card) >= cost
    ]


def choir(st: State, player: int, song: int) -> list[int]:
    """Characters that can sing together: the player's and their teammates' (8.12.1)."""
    return [
        card.ref
        for p in st.players_from(player)
        if not st.opposed(player, p)
        for card in st.cards(p)
        if can_sing(st, card, song)
    ]


def free_to_sing(st: State, player: int, song: int, cost: int, ink: int) -> list[int]:
    """Characters that can sing the song alone and leave who pays its additional costs (1.5.3)."""
    found = singers(st, player, song, cost)
    if not st.spec_by(song).adds_cost:
        return found
    return [ref for ref in found if added_costs.payable(st, player, song, ink, busy=(ref,))]


# --- the ways --------------------------------------------------------------------------------


def ways(st: State, player: int, ref: int, free: bool = False, less: int = 0) -> list[Way]:
    """Every way in which the card can be played now, each of which can be completed.

    `free`: an effect lets the player play it for free (6.1.7).  That is itself the cost (4.3.2.2), except
    that in 1.x a Shift whose cost is ink may be what is free.  `less`: an effect takes that much off.
    """
    found: list[Way] = []
    spec = st.spec_by(ref)
    if free:
        if added_costs.payable(st, player, ref, 0, free=True):
            found.append((How.FREE, 0, 0))
        if not st.setup.edition.free_waives_all:
            found += [
                (How.SHIFT, ability, 0)
                for ability, node in shifts(st, ref, player)
                if all(isinstance(part, ir.InkCost) for part in node.costs) and free_stacks(st, ref, player, node)
            ]
        return found
    ink = ink_total(st, player, ref, spec.printed.cost, less)
    if ink <= payment.available_ink(st, player) and added_costs.payable(st, player, ref, ink):
        found.append((How.INK, 0, ink))
    return found + _other_ways(st, player, ref, less)


def _other_ways(st: State, player: int, ref: int, less: int = 0) -> list[Way]:
    """Every way but paying the ink cost: Shift, singing, another cost."""
    spec = st.spec_by(ref)
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
    known = shifts(st, ref, player)
    by_stack = bool(known) and _asks_what_is_below(st, ref)
    for ability, node in known:
        ink = shift_total(st, player, ref, node, (), less)
        if ink > payment.available_ink(st, player) and not by_stack:
            continue
        for stack in shift_targets(st, ref, player, node):
            if by_stack:
                ink = shift_total(st, player, ref, node, stack, less)
            way: Way = (How.SHIFT, ability, ink)
            if way not in found and shift_payable(st, player, ref, node, ink, stack):
                found.append(way)
                if not by_stack:
                    break
    return found


def _asks_what_is_below(st: State, ref: int) -> bool:
    """Whether the ink for a Shift depends on what the card goes on top of."""
    for rule in derive.standing(st, _COST_CHANGE):
        if isinstance(rule.mod, ir.CostChange) and rule.mod.onto is not None:
            return True
    for ability in st.spec_by(ref).hand_statics:
        assert isinstance(ability.node, ir.Static)
        for mod in ability.node.mods:
            if isinstance(mod, ir.CostChange) and mod.onto is not None:
                return True
    return False


def shift_payable(st: State, player: int, ref: int, node: ir.ShiftAbility, ink: int, stack: tuple[int, ...]) -> bool:
    """Whether the Shift cost can be paid and still leave in play what the card goes on top of (4.3.3.1)."""
    costs = node.costs + added_costs.parts(st, player, ref)
    return payment.payable(st, Context(ref, player), costs, ink, exclude=ref, stays=stack)


def free_stacks(st: State, ref: int, player: int, node: ir.ShiftAbility) -> list[tuple[int, ...]]:
    """What the card can be shifted onto for free: all that it can, unless an additional cost needs it (in 1.x)."""
    found = shift_targets(st, ref, player, node)
    if not st.spec_by(ref).adds_cost:
        return found
    return [stack for stack in found if added_costs.payable(st, player, ref, 0, free=True, stays=stack)]


def _sing_ways(st: State, player: int, ref: int, cost: int, together: int, less: int) -> list[Way]:
    # Singing, alone or together (5.4.4.3), is an alternate cost (1.5.5.1); payment modifiers still apply to the
    # total (4.3.2.3).  In 1.x a sung song is played for free, and no ink is asked for at all (6.3.3.3).
    ink = 0 if st.setup.edition.singing_is_free else ink_total(st, player, ref, 0, less, sung=True)
    if ink > payment.available_ink(st, player):
        return []
    found: list[Way] = []
    if free_to_sing(st, player, ref, cost, ink):
        found.append((How.SING, 0, ink))
    if together and added_costs.choir_can(st, player, ref, ink, choir(st, player, ref), (), together):
        found.append((How.SING_TOGETHER, 0, ink))
    return found


def _alternate_ways(st: State, player: int, ref: int, less: int) -> list[Way]:
    found: list[Way] = []
    context = Context(ref, player)
    for ability in st.spec_by(ref).hand_statics:
        node = ability.node
        assert isinstance(node, ir.Static)
        if node.condition is not None and not conditions.holds(st, context, node.condition):
            continue
        for mod in node.mods:
            if isinstance(mod, ir.PlayFor) and not mod.shift:
                if not mod.costs:
                    if added_costs.payable(st, player, ref, 0, free=True):
                        found.append((How.FREE, ability.id, 0))
                    continue
                ink = ink_total(st, player, ref, payment.ink_in(mod.costs), less)
                costs = mod.costs + added_costs.parts(st, player, ref)
                if payment.payable(st, context, costs, ink, exclude=ref):
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
    spec = st.spec_by(ref)
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
    if not select.is_meant(st, rule.context, mod.who, player):
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


def permit(st: State, player: int, ref: int, free: bool) -> derive.Standing | None:
    """The permission that lets the card be played from where it is: the one that asks for the least in return."""
    found = [
        rule
        for rule in derive.standing(st, _PLAY_FROM)
        if isinstance(rule.mod, ir.PlayFrom) and rule.mod.free == free and ref in _from(st, player, rule)
    ]
    return min(found, key=_demands) if found else None


def _demands(rule: derive.Standing) -> int:
    """How much a permission asks for in return."""
    mod = rule.mod
    assert isinstance(mod, ir.PlayFrom)
    return int(mod.exerted) + (2 if mod.slot else 0)


def all_ways(st: State, player: int, ref: int) -> list[Way]:
    """The ways of playing a card as a turn action."""
    found = ways(st, player, ref) if _may_be_paid_for(st, player, ref) else []
    if plays_free(st, player, ref) and added_costs.payable(st, player, ref, 0, free=True):
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
        spec = st.spec_by(ref)
        ink = spec.printed.cost
        if not as_printed or spec.hand_statics:
            if forbidden(st, player, ref):
                continue
            if spec.adds_cost:
                if all_ways(st, player, ref):
                    found.append(ref)
                continue
            ink = ink_total(st, player, ref, ink)
        if ink <= have:
            found.append(ref)
        elif elsewhere:
            if all_ways(st, player, ref):
                found.append(ref)
        elif spec.other_ways and _other_ways(st, player, ref):
            found.append(ref)
    return found
