"""Paying costs (1.5.3, 4.3.2.4): in full or not at all.

First every pick is collected, each one only if the rest can still be completed; then everything
is paid in one step.  So nothing ever has to be taken back (1.7.6), nor done again (1.7.6.1).

The payment is put on top of the business that needs it, and ends when it is made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never

from illumineer import ir
from illumineer.compiling import mypyc_attr
from illumineer.core import agenda, card_tests, derive, game_actions, legal, select, would
from illumineer.core.context import Context, Reader
from illumineer.core.decisions import Answer, Decision, is_private
from illumineer.core.state import Business, CardInPlay, Paid, State
from illumineer.core.triggers import forced
from illumineer.cr import CR
from illumineer.messages import Message, Reason
from illumineer.vocab import Ask, CardType, Cause, Doing, Happening, Keyword, Leave, Side, Zone

_NUMBERS: Final = (ir.InkCost, ir.DropsCost, ir.LoreCost)
_LORE_COST: Final = ir.LoreCost
_PUT_COST: Final = ir.PutCost
_CHARACTER: Final = int(CardType.CHARACTER)
_LOCATION: Final = int(CardType.LOCATION)
_EXERT: Final = int(Doing.EXERT)
_EXERT_DRYING: Final = int(Leave.EXERT_DRYING)
UNDECIDED: Final = -1
_PAID_FROM: Final = (Zone.DISCARD, Zone.HAND, Zone.UNDER, Zone.INKWELL)
"""Where, besides in play, the cards lie that are put into another zone to pay."""

_ABOUT: Final[dict[type[ir.Node], str]] = {
    ir.ExertCost: "pay_exert",
    ir.BanishCost: "pay_banish",
    ir.DiscardCost: "pay_discard",
    ir.DamageCost: "pay_damage",
    ir.RemoveDamageCost: "choose",
    ir.ReturnCost: "pay_return",
    ir.BottomCost: "pay_bottom",
    ir.PutCost: "choose",
    ir.RevealCost: "choose",
}


def available_ink(st: State, player: int) -> int:
    """Ready cards in the inkwell (7.5.1), and ink drops, each worth 1 (1.13)."""
    return len(st.ink_ready[player]) + st.drops[player]


def ink_in(costs: tuple[ir.Cost, ...]) -> int:
    """The ink that a cost asks for."""
    total = 0
    for part in costs:
        if isinstance(part, ir.InkCost):
            total += part.n
    return total


def drops_in(costs: tuple[ir.Cost, ...]) -> int:
    """The ink drops that a cost asks for by name; ink can be paid with others."""
    total = 0
    for part in costs:
        if isinstance(part, ir.DropsCost):
            total += part.n
    return total


def payable(
    st: State,
    ctx: Reader,
    costs: tuple[ir.Cost, ...],
    ink: int,
    exclude: int = 0,
    busy: tuple[int, ...] = (),
    stays: tuple[int, ...] = (),
) -> bool:
    """Whether the whole cost can be paid now.  `busy` cards are exerted to pay for something else (1.5.3)."""
    drops = drops_in(costs)
    if drops > st.drops[ctx.player] or ink > available_ink(st, ctx.player) - drops:
        return False
    if not _has_the_numbers(st, ctx.player, costs):
        return False
    wanted: list[tuple[list[int], int]] = []
    for part in costs:
        match paid_with(part):
            case ir.This():
                if not candidates(st, ctx, costs, part, exclude, stays):
                    return False
            case ir.Chosen():
                spent = (*_exerted(part, busy), *_pays_itself(ctx, costs, part))
                found = candidates(st, ctx, costs, part, exclude, stays)
                wanted.append(([ref for ref in found if ref not in spent], needed(part)))
            case ir.Cards():  # a whole hand, which may be empty
                if legal.table_forbids(st, ctx.player, Doing.DISCARD):
                    return False
    return _all_distinct(wanted)


def paid_with(part: ir.Cost) -> ir.This | ir.Chosen | ir.Those | ir.Cards | ir.Top | None:
    """The cards that pay a part of a cost; None: it is ink, ink drops or lore."""
    return None if isinstance(part, _NUMBERS) else part.what


def _has_the_numbers(st: State, player: int, costs: tuple[ir.Cost, ...]) -> bool:
    """Whether the player has the lore, and the cards on top of the deck, that a cost asks for."""
    lore = top = 0
    for part in costs:
        if isinstance(part, _LORE_COST):
            lore += part.n
        elif isinstance(part, _PUT_COST) and isinstance(part.what, ir.Top) and isinstance(part.what.n, int):
            top += part.what.n
    if lore and (lore > st.lore[player] or legal.table_forbids(st, player, Doing.LOSE_LORE)):
        return False
    return top <= len(st.deck[player])


def _exerted(part: ir.Cost, busy: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the busy cards that cannot pay the part: they are exerted already."""
    return busy if isinstance(part, ir.ExertCost) else ()


def _pays_itself(ctx: Reader, costs: tuple[ir.Cost, ...], part: ir.Cost) -> tuple[int, ...]:
    """The card itself, where it already pays a part of the same kind ("{E}, {E} one of your characters", 1.5.3)."""
    for other in costs:
        if type(other) is type(part) and isinstance(paid_with(other), ir.This):
            return (ctx.source,)
    return ()


def needed(part: ir.Cost) -> int:
    """How many cards are picked to pay a part."""
    what = paid_with(part)
    assert isinstance(what, ir.Chosen)
    return what.n if isinstance(what.n, int) else 1


def _all_distinct(wanted: list[tuple[list[int], int]]) -> bool:
    """Whether all parts can be paid with different cards (each payment pays one cost, 1.5.3)."""
    if len(wanted) == 1:
        return len(wanted[0][0]) >= wanted[0][1]
    seats = [refs for refs, n in wanted for _ in range(n)]
    taken: dict[int, int] = {}
    for place in range(len(seats)):
        if not _seated(place, seats, taken, set()):
            return False
    return True


def _seated(place: int, seats: list[list[int]], taken: dict[int, int], seen: set[int]) -> bool:
    """Find a card for a seat, if need be by moving others to other cards; `taken` has the seat of each card."""
    for ref in seats[place]:
        if ref not in seen:
            seen.add(ref)
            if ref not in taken or _seated(taken[ref], seats, taken, seen):
                taken[ref] = place
                return True
    return False


def candidates(
    st: State,
    ctx: Reader,
    costs: tuple[ir.Cost, ...],
    part: ir.Cost,
    exclude: int = 0,
    stays: tuple[int, ...] = (),
) -> list[int]:
    """The cards that can pay a part of the cost, and every other part that speaks of the same pick ("them")."""
    what = paid_with(part)
    refs = select.thing(st, ctx, what.cards) if isinstance(what, ir.Chosen) else (ctx.source,)
    found = able(st, ctx, part, [ref for ref in refs if ref != exclude], stays)
    for other in costs:
        if _speaks_of(other, part):
            found = able(st, ctx, other, found, stays)
    if isinstance(what, ir.Chosen):
        found = card_tests.go_together(st, what, found, (), needed(part), True)
    return found


def _speaks_of(part: ir.Cost, picking: ir.Cost) -> bool:
    """Whether a part is paid with the cards that another part picks."""
    what, picked = paid_with(part), paid_with(picking)
    return isinstance(what, ir.Those) and isinstance(picked, ir.Chosen) and what.slot == picked.slot


def able(st: State, ctx: Reader, part: ir.Cost, found: list[int], stays: tuple[int, ...]) -> list[int]:
    """Those of the cards that can pay the part; what `stays` in play cannot be banished or returned."""
    match part:
        case ir.InkCost() | ir.DropsCost() | ir.LoreCost():
            return []
        case ir.ExertCost():
            # A character that quests or challenges is exerted for that, not to pay for it (4.5.1.3, 4.6.4.4).
            return [ref for ref in found if can_exert(st, ref) and not (ref == ctx.source and ref in stays)]
        case ir.DiscardCost():
            forbidden = legal.table_forbids(st, ctx.player, Doing.DISCARD)
            return [] if forbidden else [ref for ref in found if st.zone_of(ref) == Zone.HAND]
        case ir.RevealCost():
            return [ref for ref in found if st.zone_of(ref) == Zone.HAND]
        case ir.RemoveDamageCost():
            return [] if legal.damage_stays(st) else [ref for ref in found if _has_damage(st, ctx, ref, part.n)]
        case ir.DamageCost():
            return [ref for ref in found if ref in st.in_play and would.can_be_dealt_damage(st, ref)]
        case ir.BanishCost():
            there = [ref for ref in found if ref in st.in_play and ref not in stays]
            return [ref for ref in there if not card_tests.forbidden(st, ref, Doing.BE_BANISHED)]
        case ir.ReturnCost():
            return _movable(st, ctx, found, stays, Zone.HAND)
        case ir.BottomCost():
            return _movable(st, ctx, found, stays, Zone.DECK)
        case ir.PutCost():
            return _movable(st, ctx, found, stays, part.to.zone)


def _movable(st: State, ctx: Reader, found: list[int], stays: tuple[int, ...], zone: int) -> list[int]:
    """Those of the cards that can be put into the zone."""
    there = [ref for ref in found if ref not in stays and (ref in st.in_play or st.zone_of(ref) in _PAID_FROM)]
    there = [ref for ref in there if not card_tests.held_back(st, ref, zone, ctx.source)]
    return [ref for ref in there if not card_tests.forbidden(st, ref, Doing.LEAVE)]


def _has_damage(st: State, ctx: Reader, ref: int, n: int) -> bool:
    """Whether that much damage can be removed from a card."""
    card = st.in_play.get(ref)
    if card is None or card.damage < n:
        return False
    return not card_tests.forbidden(st, ref, Doing.REMOVE_DAMAGE, ctx.source)


def can_exert(st: State, ref: int) -> bool:
    """Whether a card can {E} to pay: ready and, if it is a character, dry (5.1.1.11, 4.4.2.1)."""
    card = st.in_play.get(ref)
    return card is not None and can_be_exerted(st, card)


def can_be_exerted(st: State, card: CardInPlay) -> bool:
    """The same of a card in play."""
    kind = card.spec.type
    if card.exerted or kind == _LOCATION:
        return False
    v = derive.values(st, card)
    if v.cant >> _EXERT & 1:
        return False
    return not card.drying or kind != _CHARACTER or bool(v.allow >> _EXERT_DRYING & 1)


# --- the payment -----------------------------------------------------------------------------


def request(
    st: State,
    player: int,
    source: int,
    ink: int,
    rule: CR,
    costs: tuple[ir.Cost, ...] | None = None,
    subject: int = 0,
    stays: tuple[int, ...] = (),
) -> None:
    """Ask for a payment; what lies below goes on when it has been made."""
    request_all(st, player, source, ink, rule, (costs,) if costs else (), subject, stays)


def request_all(
    st: State,
    player: int,
    source: int,
    ink: int,
    rule: CR,
    costs: tuple[tuple[ir.Cost, ...], ...],
    subject: int = 0,
    stays: tuple[int, ...] = (),
    busy: tuple[int, ...] = (),
) -> None:
    """Ask for several costs as one payment, so that none takes what another needs (1.5.3).

    `busy` cards are exerted as it is paid, and pay nothing else by that.
    """
    ids: tuple[int, ...] = ()
    picks: tuple[tuple[int, ...], ...] = ()
    if any(not isinstance(part, ir.InkCost) for cost in costs for part in cost):
        ids = tuple(st.setup.book.cost_id(cost) for cost in costs)
        picks = ((),) * sum(len(cost) for cost in costs)
    elif not ink:
        return
    elif not st.drops[player]:
        game_actions.pay_ink(st, player, ink, 0, rule, subject)
        return
    agenda.push(st, Payment(player, source, ink, ids, picks, subject, rule, stays, busy))


@mypyc_attr(acyclic=True)
class Payment(Business):
    """What a card, the source, is used or played for is paid."""

    __slots__ = ("busy", "costs", "drops", "ink", "picks", "rule", "stays", "subject")

    def __init__(
        self,
        player: int,
        source: int = 0,
        ink: int = 0,
        costs: tuple[int, ...] = (),
        picks: tuple[tuple[int, ...], ...] = (),
        subject: int = 0,
        rule: CR = CR.PLAY_PAY,
        stays: tuple[int, ...] = (),
        busy: tuple[int, ...] = (),
    ) -> None:
        super().__init__(player, source)
        self.ink = ink  # in total
        self.costs = costs  # their numbers in the book; none: ink only
        self.picks = picks  # for each part of the costs
        self.drops = UNDECIDED  # how many ink drops are used
        self.subject = subject  # the card that it is paid for
        self.rule = rule
        self.stays = stays  # must stay in play: what Shift goes on top of, who quests or challenges
        self.busy = busy  # exerted along with it: who sings

    def run(self, st: State) -> bool:
        while True:
            i = _next_part(st, self)
            if i < 0:
                break
            found = _options(st, self, i)
            what = paid_with(_parts(st, self)[i])
            if isinstance(what, ir.Chosen) and what.random:
                _pick(self, i, found[game_actions.roll(st, len(found))])
                continue
            if not _all_needed(st, self, i, found) or is_private(st, found) or st.setup.ask_all:
                return True
            _pick(self, i, found[0])
            forced(st, self.player, "choose", CR.COST_PAID_IN_FULL, found[0], source=self.source)
        if self.drops == UNDECIDED:
            low, high = _drop_range(st, self)
            if low != high or (high and st.setup.ask_all):
                return True
            self.drops = low
            if high:
                forced(st, self.player, "number", CR.INK_DROPS, n=low, source=self.source)
        _pay(st, self)
        return False

    def ask(self, st: State) -> Decision:
        i = _next_part(st, self)
        if i >= 0:
            found = _options(st, self, i)
            return Decision(
                self.player,
                Ask.CHOOSE,
                list(found),
                CR.COST_PAID_IN_FULL,
                self.source,
                _ABOUT[type(_parts(st, self)[i])],
                self.picks[i],
                private=is_private(st, found),
                only=st.setup.ask_all and _all_needed(st, self, i, found),
            )
        low, high = _drop_range(st, self)
        return Decision(self.player, Ask.NUMBER, list(range(low, high + 1)), CR.INK_DROPS, self.source, "ink_drops")

    def answer(self, st: State, given: Answer) -> None:
        assert isinstance(given, int)
        i = _next_part(st, self)
        if i >= 0:
            _pick(self, i, given)
        else:
            self.drops = given

    def refuse(self, st: State, asked: Decision, given: Answer) -> list[Reason]:
        """Why the cost cannot be paid with that card."""
        if not isinstance(given, int) or st.card_of(given) < 0:
            return []
        found = [Reason(CR.COST_PAID_IN_FULL, Message("not_an_option"))]
        i = _next_part(st, self)
        what = paid_with(_parts(st, self)[i]) if i >= 0 else None
        if isinstance(what, ir.Chosen) and not card_tests.is_another(
            st, _payer(self), getattr(what.cards, "where", ()), given
        ):
            found.append(Reason(CR.ANOTHER, Message("not_another", {"card": given})))
        return found

    def rename(self, name: Callable[[int], int]) -> None:
        self.picks = tuple([tuple([name(ref) for ref in held]) for held in self.picks])
        self.subject = name(self.subject)
        self.stays = tuple([name(ref) for ref in self.stays])
        self.busy = tuple([name(ref) for ref in self.busy])

    def clone(self) -> Payment:
        new = Payment(
            self.player, self.source, self.ink, self.costs, self.picks, self.subject, self.rule, self.stays, self.busy
        )
        new.step = self.step
        new.drops = self.drops
        return new


def _payer(f: Payment) -> Context:
    """From where the costs are read."""
    return Context(f.source, f.player)


def _parts(st: State, f: Payment) -> tuple[ir.Cost, ...]:
    return tuple(part for id in f.costs for part in st.setup.book.costs[id])


def _next_part(st: State, f: Payment) -> int:
    """The first part whose picks are not complete, or -1."""
    for i, part in enumerate(_parts(st, f)):
        if isinstance(paid_with(part), ir.Chosen):
            if len(f.picks[i]) < needed(part):
                return i
    return -1


def _options(st: State, f: Payment, i: int) -> list[int]:
    """Picks that leave the rest of the cost payable."""
    parts = _parts(st, f)
    picks = f.picks
    taken = tuple(ref for held in picks for ref in held)
    payer = _payer(f)

    def free(part: ir.Cost) -> list[int]:
        spent = taken + _pays_itself(payer, parts, part) + _exerted(part, f.busy)
        return [ref for ref in candidates(st, payer, parts, part, f.subject, f.stays) if ref not in spent]

    found = free(parts[i])
    what = paid_with(parts[i])
    if isinstance(what, ir.Chosen):
        found = card_tests.go_together(st, what, found, picks[i], needed(parts[i]), True)
    later = [
        (part, needed(part) - len(picks[j]) - (1 if j == i else 0))
        for j, part in enumerate(parts)
        if isinstance(paid_with(part), ir.Chosen) and j >= i
    ]
    if len(later) == 1:
        return found
    good: list[int] = []
    for ref in found:
        rest = [([c for c in free(part) if c != ref], n) for part, n in later]
        if _all_distinct(rest):
            good.append(ref)
    return good


def _all_needed(st: State, f: Payment, i: int, found: list[int]) -> bool:
    """Whether all that can be picked has to be, in an order that does not matter, as it does in a deck."""
    if len(found) == 1:
        return True
    part, held = _parts(st, f)[i], f.picks[i]
    ordered = isinstance(part, ir.BottomCost) or (isinstance(part, ir.PutCost) and part.to.zone == Zone.DECK)
    return not ordered and len(found) == needed(part) - len(held)


def _pick(f: Payment, i: int, ref: int) -> None:
    picks = list(f.picks)
    picks[i] = (*picks[i], ref)
    f.picks = tuple(picks)


def _drop_range(st: State, f: Payment) -> tuple[int, int]:
    """How few and how many ink drops can be used for this payment."""
    if not st.drops[f.player]:
        return 0, 0
    ink = f.ink
    return max(0, ink - len(st.ink_ready[f.player])), min(ink, st.drops[f.player] - drops_in(_parts(st, f)))


def _picked_by(st: State, f: Payment, i: int) -> int:
    """The part whose picks pay part `i`: itself, or the one that it speaks of."""
    parts = _parts(st, f)
    for j, other in enumerate(parts):
        if _speaks_of(parts[i], other):
            return j
    return i


def _paying(st: State, f: Payment, i: int, part: ir.Cost) -> tuple[int, ...]:
    """The cards that part `i` is paid with: this card, the whole hand, the top of the deck, or the picks."""
    what = paid_with(part)
    if isinstance(what, ir.This):
        return (f.source,)
    if isinstance(what, (ir.Cards, ir.Top)):
        return select.together(st, tuple(ref for ref in select.thing(st, _payer(f), what) if ref != f.subject))
    return f.picks[_picked_by(st, f, i)]


def _pay_with(
    st: State, player: int, source: int, part: ir.CardCost, refs: tuple[int, ...], rule: CR
) -> tuple[int, ...]:
    """Pay a part with cards; which they were, as they are known from then on."""
    match part:
        case ir.ExertCost():
            for ref in refs:
                game_actions.exert(st, ref, rule, source, Cause.COST)
        case ir.BanishCost():
            game_actions.banish(st, list(refs), rule, source)
        case ir.DiscardCost():
            return tuple(game_actions.discard(st, refs, source, Cause.COST))
        case ir.DamageCost():
            hits = [(ref, would.reduced(st, ref, part.n, source), source) for ref in refs]
            game_actions.add_damage(st, hits, Happening.DAMAGE_DEALT, rule, False)
        case ir.RemoveDamageCost():
            for ref in refs:
                game_actions.remove_damage(st, ref, part.n, rule, source, player)
        case ir.ReturnCost():
            game_actions.move(st, refs, Zone.HAND, rule, source=source)
        case ir.RevealCost():
            game_actions.reveal(st, refs, source=source)
        case ir.BottomCost():
            _lose_track(st, refs)
            game_actions.move(st, refs, Zone.DECK, rule, Side.BOTTOM, source=source)
        case ir.PutCost():
            _put(st, player, source, part.to, refs, rule)
        case _:
            assert_never(part)
    return refs


def _put(st: State, player: int, source: int, to: ir.Place, refs: tuple[int, ...], rule: CR) -> None:
    """Put the cards where the cost says."""
    from illumineer.core.verbs.zones import ink_enters_exerted

    if to.zone in (Zone.DECK, Zone.INKWELL):
        _lose_track(st, refs)
    exerted = to.exerted or (to.zone == Zone.INKWELL and ink_enters_exerted(st, player))
    game_actions.move(st, refs, to.zone, rule, to.side, exerted, source)


def _lose_track(st: State, refs: tuple[int, ...]) -> None:
    """Others no longer know which card of a hand is which, once one goes to another private zone (7.1.3)."""
    for ref in refs:
        if st.zone_of(ref) == Zone.HAND:
            owner = st.owner_of(ref)
            game_actions.lose_track(st, st.hand[owner], 1 << owner)


def _pay(st: State, f: Payment) -> None:
    """Everything at once, in the order it is written."""
    agenda.done(st, f)
    rule = f.rule
    had = st.drops[f.player]
    asker = st.agenda[-1]
    for ref in f.busy:
        game_actions.exert(st, ref, CR.COST_ALTERNATE_SINGING, f.source, Cause.COST)
    if f.ink:
        game_actions.pay_ink(st, f.player, f.ink, f.drops, rule, f.subject)
    drops = f.drops + drops_in(_parts(st, f)) if had else 0
    picks: list[Paid] = []
    for i, part in enumerate(_parts(st, f)):
        if isinstance(part, ir.InkCost):
            continue
        if isinstance(part, ir.DropsCost):
            game_actions.use_drops(st, f.player, part.n, f.subject, f.source)
            continue
        if isinstance(part, ir.LoreCost):
            game_actions.lose_lore(st, f.player, part.n, rule, f.source)
            continue
        refs = _pay_with(st, f.player, f.source, part, _paying(st, f, i, part), rule)
        what = paid_with(part)
        if isinstance(what, ir.Chosen) and isinstance(what.slot, int):
            picks.append((what.slot, refs))
    asker.paid(st, drops, tuple(picks))


def sing_cost(st: State, card: CardInPlay) -> int:
    """What a character counts as costing to sing songs; its cost itself does not change (8.11.2)."""
    v = derive.values(st, card)
    singer = v.keywords.get(Keyword.SINGER)
    # Singer without a number leaves the cost as it is.
    return (singer or max(v.cost, 0)) + v.sing_bonus
