"""Use an activated ability (4.4), and Boost (8.4.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from illumineer import ir
from illumineer.compile.specs import FIRST_SLOT, AbilitySpec
from illumineer.compiling import mypyc_attr
from illumineer.core import agenda, card_tests, conditions, derive, game_actions, interp, legal, payment, ways
from illumineer.core.context import Context, Reader
from illumineer.core.settle import settle
from illumineer.core.state import Business, CardInPlay, Paid, SlotValue, State
from illumineer.core.triggers import happen
from illumineer.cr import CR
from illumineer.facts import OfAbility
from illumineer.messages import Message, Reason
from illumineer.vocab import AbilityKind, Cause, Doing, Happening, Keyword


@mypyc_attr(acyclic=True)
class Activating(Business):
    """An ability of a card, the source, is used."""

    __slots__ = ("ability", "grant", "ink", "inside", "picks")

    def __init__(
        self, player: int, source: int = 0, ability: int = 0, grant: int = 0, ink: int = 0, inside: bool = False
    ) -> None:
        super().__init__(player, source)
        self.ability = ability
        self.grant = grant  # which instance of the ability
        self.ink = ink
        self.inside = inside  # within another resolution
        self.picks: tuple[Paid, ...] = ()  # what it was paid with

    def run(self, st: State) -> bool:
        if self.step == 0:
            self.step = 1
            _resolve(st, self)
            return False
        agenda.done(st, self)
        if not self.inside:
            settle(st)
        return False

    def paid(self, st: State, drops: int, picks: tuple[Paid, ...]) -> None:
        self.picks = picks

    def rename(self, name: Callable[[int], int]) -> None:
        self.picks = tuple([(slot, tuple([name(ref) for ref in refs])) for slot, refs in self.picks])

    def clone(self) -> Activating:
        new = Activating(self.player, self.source, self.ability, self.grant, self.ink, self.inside)
        new.step = self.step
        new.picks = self.picks
        return new


# --- which abilities -------------------------------------------------------------------------


class Limiter:
    """Something that can speak against using an ability: the rule, and the key of the sentence that says it."""

    __slots__ = ("key", "rule")

    def __init__(self, rule: CR, key: str) -> None:
        self.rule = rule
        self.key = key

    def blocks(self, st: State, ctx: Reader, spec: AbilitySpec, grant: int) -> bool:
        """Whether it forbids it."""
        raise NotImplementedError


class _Cant(Limiter):
    """A "can't" stands against it."""

    def blocks(self, st: State, ctx: Reader, spec: AbilitySpec, grant: int) -> bool:
        return _forbidden(st, ctx.source, ctx.player)


class _UsedUp(Limiter):
    """It has been used this turn as often as it can be."""

    def blocks(self, st: State, ctx: Reader, spec: AbilitySpec, grant: int) -> bool:
        return spec.limit > 0 and st.used.get((ctx.source, spec.id, grant), 0) >= spec.limit


class _ConditionFalse(Limiter):
    """Its condition does not hold."""

    def blocks(self, st: State, ctx: Reader, spec: AbilitySpec, grant: int) -> bool:
        return spec.when is not None and not conditions.holds(st, ctx, spec.when)


_LIMITERS: Final[tuple[Limiter, ...]] = (
    _Cant(CR.GOLDEN_CANT_OVER_CAN, "cant_activate"),
    _UsedUp(CR.DURATION_ONCE, "already_used"),
    _ConditionFalse(CR.CONDITIONAL, "condition_false"),
)
"""What speaks against using an ability, whatever is paid for it: also when it is used for free."""


def _limited(st: State, ctx: Reader, spec: AbilitySpec, grant: int) -> bool:
    for limiter in _LIMITERS:
        if limiter.blocks(st, ctx, spec, grant):
            return True
    return False


def _limiting(st: State, ctx: Reader, spec: AbilitySpec, grant: int) -> list[Limiter]:
    return [limiter for limiter in _LIMITERS if limiter.blocks(st, ctx, spec, grant)]


def _unpaid(st: State, ctx: Context, spec: AbilitySpec) -> bool:
    """Whether the ability cannot be paid for, {E} of the card itself aside."""
    ink = _ink(st, ctx.player, ctx.source, spec)
    if not spec.other_costs:
        return ink > payment.available_ink(st, ctx.player)
    node = spec.node
    assert isinstance(node, ir.Activated)
    return not payment.payable(st, ctx, node.costs, ink)


def usable(st: State, card: CardInPlay, spec: AbilitySpec, grant: int) -> bool:
    """Whether the player whose turn it is can use the ability of their card now: the commonest "no" first."""
    if spec.exerts and not payment.can_be_exerted(st, card):
        return False
    context = Context(card.ref, card.player)
    if spec.lets_use:
        return not _limited(st, context, spec, grant) and free_ability(st, context, spec.lets_use) is not None
    return not _unpaid(st, context, spec) and not _limited(st, context, spec, grant)


def reasons(st: State, card: CardInPlay, spec: AbilitySpec, grant: int) -> list[Reason]:
    """Why the ability cannot be used now."""
    found: list[Reason] = []
    about: dict[str, int | str | bool | None] = {"card": card.ref, "ability": spec.id}
    context = Context(card.ref, card.player)
    if card.player != st.active:
        found.append(Reason(CR.ACTIVATE_PROCESS, Message("not_your_card", about)))
    found += [Reason(each.rule, Message(each.key, about)) for each in _limiting(st, context, spec, grant)]
    if spec.lets_use:
        found += _free_reasons(st, card, spec.lets_use, about)
    elif spec.exerts and not payment.can_be_exerted(st, card):
        found.append(_cannot_exert(st, card, about))
    elif _unpaid(st, context, spec):
        found.append(Reason(CR.COST_PAID_IN_FULL, Message("ability_unpaid", about)))
    return found


def _free_reasons(
    st: State, card: CardInPlay, name: str, about: dict[str, int | str | bool | None]
) -> list[Reason]:
    """Why no ability of that name can be used for free: limiters, {E}, or what "for free" leaves to be paid."""
    context = Context(card.ref, card.player)
    named = _named(st, card, name)
    if not named:
        return [Reason(CR.ACTIVATE_ABILITY, Message("no_such_ability", about))]
    found: list[Reason] = []
    for spec, grant in named:
        if usable_free(st, context, spec, grant):
            return []
        found += [Reason(each.rule, Message(each.key, about)) for each in _limiting(st, context, spec, grant)]
        if spec.exerts and not payment.can_be_exerted(st, card):
            found.append(_cannot_exert(st, card, about))
        elif not payment.payable(st, context, _free_costs(st, spec), 0):
            found.append(Reason(CR.COST_PAID_IN_FULL, Message("ability_unpaid", about)))
    return found


def _forbidden(st: State, ref: int, player: int) -> bool:
    """A "can't" on the card's abilities, or on the player's use of them (1.2.2)."""
    return card_tests.forbidden(st, ref, Doing.ACTIVATE) or legal.table_forbids(st, player, Doing.ACTIVATE, ref)


def _cannot_exert(st: State, card: CardInPlay, about: dict[str, int | str | bool | None]) -> Reason:
    """Why the card cannot {E}: it is exerted, forbidden to, drying, or a location (5.1.2.3).

    Only characters dry (6.3.1.1): abilities of items and locations can be used in the turn they are played (6.3.1.2,
    5.5.4, 5.6.4).
    """
    if card.exerted:
        return Reason(CR.STATE_EXERTED, Message("is_exerted", about))
    if card_tests.forbidden(st, card.ref, Doing.EXERT):
        return Reason(CR.GOLDEN_CANT_OVER_CAN, Message("cant_exert", about))
    if card.drying:
        return Reason(CR.ACTIVATE_DRY, Message("is_drying", about))
    return Reason(CR.STATES_OF_LOCATION, Message("cant_exert", about))


def _ink(st: State, player: int, ref: int, spec: AbilitySpec) -> int:
    """The ink of the total cost: what the ability asks for, with its payment modifiers (4.4.3.3)."""
    total = spec.ink + ways.modifiers(st, player, ref, Doing.ACTIVATE)
    return total if total > 0 else 0


def _named(st: State, card: CardInPlay, name: str) -> list[tuple[AbilitySpec, int]]:
    """The activated abilities of the card with that story name, but not those that only let it be used."""
    return [
        (spec, grant)
        for spec, grant in derive.values(st, card).abilities
        if spec.kind == AbilityKind.ACTIVATED and not spec.lets_use and spec.goes_by(name)
    ]


def free_ability(st: State, ctx: Reader, name: str) -> tuple[AbilitySpec, int] | None:
    """The ability of that name of the card that can be used for free now."""
    card = st.in_play.get(ctx.source)
    for spec, grant in _named(st, card, name) if card is not None else ():
        if usable_free(st, ctx, spec, grant):
            return spec, grant
    return None


def usable_free(st: State, ctx: Reader, spec: AbilitySpec, grant: int) -> bool:
    """Whether the ability can be used "for free": what is still to be paid can be paid."""
    return not _limited(st, ctx, spec, grant) and payment.payable(st, ctx, _free_costs(st, spec), 0)


def _free_costs(st: State, spec: AbilitySpec) -> tuple[ir.Cost, ...]:
    """For free ignores all costs but {E}; in 1.x it ignores ink only (1.5.5.4)."""
    node = spec.node
    assert isinstance(node, ir.Activated)
    if st.setup.edition.activate_free_waives_all:
        return tuple(part for part in node.costs if isinstance(part, ir.ExertCost))
    return tuple(part for part in node.costs if not isinstance(part, ir.InkCost))


def boost_reasons(st: State, card: CardInPlay) -> list[Reason]:
    """Why Boost cannot be used now."""
    found: list[Reason] = []
    n = derive.values(st, card).keywords.get(Keyword.BOOST)
    about: dict[str, int | str | bool | None] = {"card": card.ref}
    if n is None:
        return [Reason(CR.BOOST, Message("no_boost", about))]
    if card.player != st.active:
        found.append(Reason(CR.BOOST, Message("not_your_card", about)))
    if st.used.get((card.ref, st.setup.book.boost.id, 0), 0):
        found.append(Reason(CR.BOOST, Message("already_used", about)))
    if st.setup.edition.boost_is_activated and _forbidden(st, card.ref, card.player):
        found.append(Reason(CR.GOLDEN_CANT_OVER_CAN, Message("cant_activate", about)))
    if n > payment.available_ink(st, card.player):
        found.append(Reason(CR.COST_PAID_IN_FULL, Message("ability_unpaid", about)))
    if not st.deck[card.player]:
        found.append(Reason(CR.TURN_ACTION_ILLEGAL, Message("deck_empty", about)))
    return found


# --- using them ------------------------------------------------------------------------------


def begin(
    st: State, player: int, ref: int, spec: AbilitySpec, grant: int, free: bool = False, inside: bool = False
) -> None:
    """Announce an ability (4.4.3.1), pay for it and resolve it; with `inside`, in the resolution that says so.

    An ability that only lets another one be used for free does not resolve: the other one is used instead (4.4.3.2).
    """
    if spec.lets_use:
        named = free_ability(st, Context(ref, player), spec.lets_use)
        assert named is not None
        if spec.limit:
            game_actions.use(st, ref, spec.id, grant)
        begin(st, player, ref, *named, free=True)
        return
    node = spec.node
    assert isinstance(node, ir.Activated)
    costs = _free_costs(st, spec) if free else node.costs
    ink = 0 if free else _ink(st, player, ref, spec)
    agenda.push(st, Activating(player, ref, spec.id, grant, ink, inside))
    if spec.limit:
        game_actions.use(st, ref, spec.id, grant)
    ways.use_up_discounts(st, player, ref, (Doing.ACTIVATE,))
    payment.request(st, player, ref, ink, CR.ACTIVATE_PAY, costs)


def boost(st: State, player: int, ref: int) -> None:
    """Pay for Boost and put the top card of the deck under the character (8.4.1)."""
    n = derive.values(st, st.in_play[ref]).keywords[Keyword.BOOST]
    agenda.push(st, Activating(player, ref, st.setup.book.boost.id, 0, n))
    game_actions.use(st, ref, st.setup.book.boost.id, 0)
    payment.request(st, player, ref, n, CR.BOOST)


def _resolve(st: State, f: Activating) -> None:
    """The ability is paid for: its effect resolves."""
    spec = st.setup.book.abilities[f.ability]
    is_boost = spec is st.setup.book.boost
    if is_boost:
        happen(st, Happening.BOOST_USED, CR.BOOST, f.player, f.source)
    if not is_boost or st.setup.edition.boost_is_activated:
        happen(st, Happening.ABILITY_USED, CR.ACTIVATE_RESOLVES, f.player, f.source, fact=OfAbility(spec.id))
    assert spec.program is not None
    slots: list[SlotValue] = [None] * max(FIRST_SLOT, spec.program.slots)
    for slot, refs in f.picks:
        slots[slot] = refs
    interp.start(st, spec, f.player, f.source, tuple(slots), Cause.ABILITY, f.grant)
