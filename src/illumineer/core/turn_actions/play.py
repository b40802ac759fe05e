"""Play a card (4.3.1): announce, choose the cost, pay, enter; as a turn action or by an effect.

As a turn action it is done in the Main Phase alone, whatever the card (5.3.2, 5.4.2, 5.5.2, 5.6.2).
An effect plays a card inside its own resolution (6.7.8): then nothing settles in between, and the
effect of an action waits until the effect that played it is done (6.7.8.1).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from illumineer import ir
from illumineer.compile import aspects
from illumineer.compile.book import EnterEffect, EnterOption
from illumineer.compile.specs import DID, FIRST_SLOT, SUBJECT, AbilitySpec
from illumineer.compiling import mypyc_attr
from illumineer.core import (
    added_costs,
    agenda,
    amounts,
    card_tests,
    conditions,
    derive,
    game_actions,
    payment,
    way_reasons,
    ways,
)
from illumineer.core.context import Context
from illumineer.core.decisions import DONE, Answer, Decision
from illumineer.core.derive import Watch
from illumineer.core.settle import settle
from illumineer.core.state import Business, CardId, Frame, Lasting, Paid, SlotValue, State, Waiting, card_id
from illumineer.core.triggers import forced, happen, use_up
from illumineer.cr import CR
from illumineer.facts import Goes, PlayedFor
from illumineer.messages import Reason
from illumineer.vocab import Ask, CardType, Cause, Doing, Duration, Happening, How, Keyword, Leave, Zone

ANNOUNCE: Final = 0
TARGETS: Final = 1
SING: Final = 2
PAY: Final = 3
ENTERING: Final = 4
ENTERS: Final = 5
AFTER: Final = 6


UNDECIDED: Final = -1


@mypyc_attr(acyclic=True)
class Playing(Business):
    """A card is played: the source, as it was announced."""

    __slots__ = (
        "ability", "by_effect", "card", "drops", "enter", "exerted", "free", "goes", "how", "ink", "into", "less",
        "onto", "permit", "shift", "singers",
    )  # fmt: skip

    def __init__(self, player: int, source: int = 0) -> None:
        super().__init__(player, source)
        self.card = source  # the card as it is now: paying may move it (4.3.2)
        self.how = UNDECIDED  # how it is played, by which ability, for how much ink
        self.ability = 0
        self.ink = 0
        self.onto: tuple[int, ...] = ()  # what it is put on top of (Shift)
        self.singers: tuple[int, ...] = ()
        self.enter = UNDECIDED  # whether it enters exerted, where the player may say so
        self.free = False
        self.exerted = False  # told to enter exerted
        self.by_effect = False
        self.goes: Goes | None = None  # where an action goes afterwards, if not into the discard
        self.into = -1  # where the program that asked wants to know
        self.less = 0  # payment reduction
        self.shift = 0  # whether Shift is free (1: may be, 2: must be)
        self.drops = 0  # ink drops removed
        self.permit: tuple[int, int] | None = None
        # the lasting effect that lets the card be played from where it is, and its slot for such cards

    def run(self, st: State) -> bool:
        while True:
            step = self.step
            if step == ANNOUNCE:
                found = _ways(st, self)
                if not found:  # an effect asked for something that cannot be done
                    return _give_up(st, self)
                if len(found) > 1 or st.setup.ask_all:
                    return True
                _take_way(st, self, found[0])
                forced(st, self.player, "how", CR.PLAY_CHOOSE_COST, n=int(found[0][0]), source=self.card)
            elif step == TARGETS:
                if self.how == How.SHIFT and not _targets_done(st, self):
                    return True
                self.step = SING
            elif step == SING:
                if self.how in (How.SING, How.SING_TOGETHER) and not _singers_done(st, self):
                    return True
                self.step = PAY
            elif step == PAY:
                self.step = ENTERING
                _pay(st, self)
                if st.agenda[-1] is not self:
                    return False
            elif step == ENTERING:
                # If paying moved the card, it goes on being played from where it is now (4.3.2).
                self.card = st.ref[card_id(self.card)]
                if self.enter == UNDECIDED:
                    if _may_enter_exerted(st, self):
                        return True
                    self.enter = 0
                self.step = ENTERS
            elif step == ENTERS:
                self.step = AFTER
                _enter(st, self)
                if st.agenda[-1] is not self:
                    return False
            else:
                agenda.done(st, self)
                if not self.by_effect:
                    settle(st)
                return False

    def ask(self, st: State) -> Decision:
        ref = self.card
        if self.step == ANNOUNCE:
            options: list[Answer] = [(int(how), ability, ink) for how, ability, ink in _ways(st, self)]
            return Decision(self.player, Ask.MODE, options, CR.PLAY_CHOOSE_COST, ref, "how_to_play")
        if self.step == TARGETS:
            options = list(_target_options(st, self))
            return Decision(self.player, Ask.CHOOSE, options, CR.SHIFT, ref, "shift_onto", self.onto)
        if self.step == SING:
            options = list(_singer_options(st, self))
            return Decision(self.player, Ask.CHOOSE, options, _singing(self), ref, "sung_by", self.singers)
        guard = Keyword.BODYGUARD in st.spec(st.card_of(ref)).printed.keywords
        rule = CR.BODYGUARD_ENTER_EXERTED if guard else CR.RESOLVE_ENTERS_PLAY
        return Decision(self.player, Ask.ENTER, [0, 1], rule, ref, "enter")

    def answer(self, st: State, given: Answer) -> None:
        if self.step == ANNOUNCE:
            assert isinstance(given, tuple)
            _take_way(st, self, (given[0], given[1], given[2]))
            return
        assert isinstance(given, int)
        if self.step == TARGETS:
            self.onto = (*self.onto, given)
        elif self.step == SING:
            self.singers = (*self.singers, given)
        else:
            self.enter = given

    def refuse(self, st: State, asked: Decision, given: Answer) -> list[Reason]:
        """Why the card cannot be played like that: in that way, on top of that card, sung by that character."""
        if self.step == ANNOUNCE and isinstance(given, tuple) and given and not self.by_effect:
            return way_reasons.reasons(st, self.player, self.card, given[0])
        if self.step in (TARGETS, SING) and isinstance(given, int) and st.card_of(given) >= 0:
            picked = self.onto if self.step == TARGETS else self.singers
            return way_reasons.reasons(st, self.player, self.card, self.how, (*picked, given))
        return []

    def paid(self, st: State, drops: int, picks: tuple[Paid, ...]) -> None:
        self.drops = drops

    def rename(self, name: Callable[[int], int]) -> None:
        self.card = name(self.card)
        self.onto = tuple([name(ref) for ref in self.onto])
        self.singers = tuple([name(ref) for ref in self.singers])

    def clone(self) -> Playing:
        new = Playing(self.player, self.source)
        new.step = self.step
        new.card = self.card
        new.how = self.how
        new.ability = self.ability
        new.ink = self.ink
        new.onto = self.onto
        new.singers = self.singers
        new.enter = self.enter
        new.free = self.free
        new.exerted = self.exerted
        new.by_effect = self.by_effect
        new.goes = self.goes
        new.into = self.into
        new.less = self.less
        new.shift = self.shift
        new.drops = self.drops
        new.permit = self.permit
        return new


def begin(
    st: State,
    player: int,
    ref: int,
    free: bool = False,
    exerted: bool = False,
    by_effect: bool = False,
    goes: Goes | None = None,
    into: int = -1,
    less: int = 0,
    shift: int = 0,
) -> None:
    """Start playing a card."""
    new = Playing(player, ref)
    new.free = free
    new.exerted = exerted
    new.by_effect = by_effect
    new.goes = goes
    new.into = into
    new.less = less
    new.shift = shift
    agenda.push(st, new)
    game_actions.announce(st, st.card_of(ref))


def _ways(st: State, f: Playing) -> list[ways.Way]:
    ref = f.card
    if f.shift:
        found: list[ways.Way] = [
            (How.SHIFT, ability, 0)
            for ability, node in ways.shifts(st, ref, f.player)
            if ways.free_stacks(st, ref, f.player, node)
        ]
        if f.shift == 2 or not added_costs.payable(st, f.player, ref, 0, free=True):
            return found
        return [(How.FREE, 0, 0), *found]
    if f.free:
        return ways.ways(st, f.player, ref, free=True)
    if f.by_effect:
        return ways.ways(st, f.player, ref, less=f.less)
    return ways.all_ways(st, f.player, ref)


def possible(st: State, player: int, ref: int, free: bool, shift: int, less: int = 0) -> bool:
    """Whether an effect could have the card played."""
    if ways.forbidden(st, player, ref):
        return False
    if shift == 2:
        return any(ways.free_stacks(st, ref, player, node) for _, node in ways.shifts(st, ref, player))
    if free or shift == 1:
        return added_costs.payable(st, player, ref, 0, free=True)
    return bool(ways.ways(st, player, ref, less=less))


def _give_up(st: State, f: Playing) -> bool:
    agenda.done(st, f)
    below = st.agenda[-1]
    if isinstance(below, Frame):
        below.slots[DID] = False
        below.whole = False
    return False


def _take_way(st: State, f: Playing, way: ways.Way) -> None:
    f.how, f.ability, f.ink = int(way[0]), way[1], way[2]
    f.step = TARGETS
    if not f.by_effect and st.zone_of(f.card) != Zone.HAND:
        permit = ways.permit(st, f.player, f.card, way[0] == How.FREE)
        if permit is not None:
            assert isinstance(permit.mod, ir.PlayFrom)
            f.exerted = permit.mod.exerted
            if permit.lasting and isinstance(permit.mod.slot, int):
                f.permit = (permit.lasting, permit.mod.slot)


# --- Shift targets, singers ------------------------------------------------------------------


def _stacks(st: State, f: Playing) -> list[tuple[int, ...]]:
    node = st.setup.book.abilities[f.ability].node
    assert isinstance(node, ir.ShiftAbility)
    ref = f.card
    if f.shift or f.free:
        return ways.free_stacks(st, ref, f.player, node)
    found = ways.shift_targets(st, ref, f.player, node)
    ink = f.ink
    return [
        stack
        for stack in found
        if ways.shift_total(st, f.player, ref, node, stack, f.less) == ink
        and ways.shift_payable(st, f.player, ref, node, ink, stack)
    ]


def _target_options(st: State, f: Playing) -> list[int]:
    """The next card to go on top of; DONE where one is enough (Combo Shift)."""
    picked = f.onto
    found: list[int] = []
    for stack in _stacks(st, f):
        if stack[: len(picked)] == picked:
            if len(stack) == len(picked):
                found.append(DONE)
            elif stack[len(picked)] not in found:
                found.append(stack[len(picked)])
    return found


def _targets_done(st: State, f: Playing) -> bool:
    while True:
        picked = f.onto
        if picked and picked[-1] == DONE:
            f.onto = picked[:-1]
            return True
        found = _target_options(st, f)
        if found == [DONE] or (picked and not found):
            return True
        if len(found) > 1 or st.setup.ask_all:
            return False
        f.onto = (*picked, found[0])
        forced(st, f.player, "choose", CR.SHIFT, found[0], source=f.card)


def _singer_options(st: State, f: Playing) -> list[int]:
    picked = f.singers
    spec = st.spec(st.card_of(f.card))
    song, ink = f.card, f.ink
    if f.how == How.SING:
        return list(ways.free_to_sing(st, f.player, song, spec.printed.cost, ink))
    choir, total = ways.choir(st, f.player, song), spec.sing_together
    found = [ref for ref in choir if ref not in picked]
    if spec.adds_cost:
        found = [
            ref
            for ref in choir
            if ref not in picked and added_costs.choir_can(st, f.player, song, ink, choir, (*picked, ref), total)
        ]
    enough = sum(payment.sing_cost(st, st.in_play[ref]) for ref in picked) >= total
    if enough and added_costs.payable(st, f.player, song, ink, busy=picked):
        found.append(DONE)
    return found


def _singing(f: Playing) -> CR:
    """The rule by which the song is sung: by one character, or by several together."""
    return CR.SONG_SINGING if f.how == How.SING else CR.SING_TOGETHER


def _singers_done(st: State, f: Playing) -> bool:
    picked = f.singers
    if f.how == How.SING:
        if picked:
            return True
    elif picked and picked[-1] == DONE:
        f.singers = picked[:-1]
        return True
    found = _singer_options(st, f)
    if found == [DONE]:
        return True
    if len(found) == 1 and not st.setup.ask_all:
        f.singers = (*picked, found[0])
        forced(st, f.player, "choose", _singing(f), found[0], source=f.card)
        return _singers_done(st, f)
    return False


# --- paying ----------------------------------------------------------------------------------

_NO_INK: Final = {
    int(How.SING): CR.COST_ALTERNATE_SINGING,
    int(How.SING_TOGETHER): CR.COST_ALTERNATE_SINGING,
    int(How.FREE): CR.COST_FREE_CARD,
    int(How.ALTERNATE): CR.COST_ALTERNATE,
}
"""The rules that let a card be played for something else than ink."""


def _pay(st: State, f: Playing) -> None:
    how, ink, ref = f.how, f.ink, f.card
    free = how == How.FREE or f.free or f.shift > 0
    costs = added_costs.costs(st, f.player, ref, free)
    singers = f.singers
    if not costs:
        for singer in singers:
            game_actions.exert(st, singer, _singing(f), ref, Cause.COST)
        singers = ()
    if how in (How.SHIFT, How.ALTERNATE) and not free:
        costs = (ways.alternate_costs(st, f.ability), *costs)
    rule = _NO_INK.get(how)
    # Whatever is paid instead, the ink paid is none (1.5.5): told where an ability waits for it.
    if not ink and (rule is None or st.setup.book.noticed[Happening.INK_PAID]):
        happen(st, Happening.INK_PAID, rule or CR.PLAY_PAY, f.player, ref, n=0)
    payment.request_all(st, f.player, ref, ink, CR.PLAY_PAY, costs, ref, f.onto, singers)


def _played_for(f: Playing) -> PlayedFor:
    return PlayedFor(f.ability, f.how, f.drops)


def _use_up_discounts(st: State, f: Playing) -> None:
    """ "The next character you play" is this one, whatever it was played for (4.3.6)."""
    shifted = (Doing.SHIFT,) if f.how == How.SHIFT else ()
    ways.use_up_discounts(st, f.player, f.card, (Doing.PLAY, *shifted), f.onto)
    entering = [
        lasting
        for mod, affects, giver, lasting in derive.derived(st).enters
        if isinstance(mod, ir.Enters) and mod.uses and lasting and _reaches(st, affects, giver, f.card)
    ]
    for lasting in entering:
        use_up(st, lasting)


# --- entering --------------------------------------------------------------------------------


def _on_entering(st: State, f: Playing) -> list[tuple[ir.Node, Context]]:
    """The mods that bear on how the card enters: its own first, then those of other cards (6.7.9)."""
    st = _as_played(st, f)
    ref = f.card
    context = Context(ref, f.player)
    found: list[tuple[ir.Node, Context]] = []
    for spec in st.spec_by(ref).statics:
        node = spec.node
        assert isinstance(node, ir.Static)
        if isinstance(node.affects, ir.This) and (
            node.condition is None or conditions.holds(st, context, node.condition)
        ):
            found += [(mod, context) for mod in node.mods]
    for mod, affects, giver, _ in derive.derived(st).enters:
        if _reaches(st, affects, giver, ref):
            found.append((mod, giver))
    return found


def _reaches(st: State, affects: ir.Cards | ir.This, giver: Context, ref: int) -> bool:
    """Whether a mod of another card is about the one that enters."""
    return (
        isinstance(affects, ir.Cards)
        and card_tests.belongs(st, giver, affects.of, ref)
        and card_tests.passes(st, giver, affects.where, ref)
    )


def _as_played(st: State, f: Playing) -> State:
    """The table on which effects on entering are read: in 1.x and 2.3 the card counts as played by then (4.3.3)."""
    statics = st.spec_by(f.card).statics
    derive.derived(st)  # so that `watch` says what static abilities in play look at
    asks = st.watch & aspects.HISTORY or any(spec.reads & aspects.HISTORY for spec in statics)
    if not asks or not st.setup.edition.played_before_entering:
        return st
    table = st.copy()
    happen(table, Happening.PLAYED, CR.PLAY_PLAYED, f.player, f.card, n=f.ink, fact=_played_for(f))
    return table


def _told(st: State, f: Playing) -> tuple[bool, int, bool, bool]:
    """What effects say of how the card enters: exerted, with how much damage, ready, dry."""
    exerted, damage, ready, dry = f.exerted, 0, False, False
    for mod, context in _on_entering(st, f):
        if isinstance(mod, ir.Enters):
            exerted |= mod.exerted
            ready |= mod.ready
            dry |= mod.dry
            damage += amounts.amount(st, context, mod.damage)
    return exerted and not ready, damage, ready, dry


def _may_enter_exerted(st: State, f: Playing) -> bool:
    """Bodyguard (8.3.1 has two parts; for the other see `legal`), and "may enter play exerted" (8.3.2)."""
    spec = st.spec(st.card_of(f.card))
    if spec.type != CardType.CHARACTER:
        return False
    exerted, _, ready, _ = _told(st, f)
    if exerted or ready:
        return False
    if any(st.in_play[ref].exerted for ref in f.onto):
        return False
    if Keyword.BODYGUARD in spec.printed.keywords:
        return True
    return any(
        isinstance(mod, EnterOption) or (isinstance(mod, ir.Allow) and mod.leave == Leave.ENTER_EXERTED)
        for mod, _ in _on_entering(st, f)
    )


def _enter(st: State, f: Playing) -> None:
    """The card resolves (6.7.1): an action does what it says (6.7.1.2), any other card enters play (6.7.1.1).

    A shifted character told to enter exerted does, however ready the one below it is (8.10.3).
    """
    ref = f.card
    card = st.card_of(ref)
    spec = st.spec(card)
    if spec.type == CardType.ACTION:
        _use_up_discounts(st, f)
        _play_action(st, f, card)
        return
    exerted, damage, ready, dry = _told(st, f)
    exerted = exerted or f.enter == 1
    if spec.type == CardType.LOCATION:
        exerted = False
    to_do = [
        (mod, context)
        for mod, context in _on_entering(st, f)
        if isinstance(mod, EnterEffect) or (isinstance(mod, EnterOption) and f.enter == 1)
    ]
    _use_up_discounts(st, f)
    more: tuple[Watch, ...] = ()
    onto = f.onto
    if onto:
        new, more = game_actions.shift_onto(st, card, f.player, onto, exerted, damage, f.drops, ready, dry)
        node = st.setup.book.abilities[f.ability].node
        if isinstance(node, ir.ShiftAbility) and node.temporary:
            _return_later(st, f, new)
    else:
        new = game_actions.enter_play(st, card, f.player, exerted, damage, f.drops, dry)
    _tell_asker(st, f, new)
    # In play by now, so that it sees itself being played (4.3.4.1).
    happen(st, Happening.PLAYED, CR.PLAY_PLAYED, f.player, new, n=f.ink, fact=_played_for(f), more=more)
    for mod, context in reversed(to_do):
        _on_entered(st, mod.spec, context, ref, new)


def _on_entered(st: State, spec: AbilitySpec, context: Context, old: int, new: int) -> None:
    """What entering exerted was for, and what else happens to the card as it has entered; the event is its entering."""
    from illumineer.core import interp

    slots: list[SlotValue] = [None] * FIRST_SLOT
    slots[SUBJECT] = new
    source = new if context.source == old else context.source
    interp.start(st, spec, context.player, source, tuple(slots), Cause.ABILITY)


def _return_later(st: State, f: Playing, ref: int) -> None:
    """Temporary Shift's delayed triggered ability (8.10.8.5)."""
    lasting = Lasting(game_actions.next_id(st), f.player, ref, Duration.GAME, f.player, st.turn)
    lasting.ability = st.setup.book.temporary.id
    lasting.times = 1
    lasting.slots = (None,) * FIRST_SLOT
    game_actions.add_lasting(st, lasting)


def _tell_asker(st: State, f: Playing, ref: int) -> None:
    asker = st.agenda[-2]
    if f.into >= 0 and isinstance(asker, Frame):
        asker.slots[f.into] = (ref,)
    if f.permit is not None:
        lasting, slot = f.permit
        game_actions.note_played(st, lasting, slot, ref)


def _play_action(st: State, f: Playing, card: CardId) -> None:
    ref = game_actions.start_resolving(st, card)
    spec = st.spec(card)
    assert spec.action is not None
    _tell_asker(st, f, ref)
    happen(st, Happening.PLAYED, CR.PLAY_PLAYED, f.player, ref, n=f.ink, fact=_played_for(f))
    for singer in f.singers:  # each of them sings it (8.12.3)
        happen(st, Happening.SANG, _singing(f), st.owner_of(singer), singer, ref)
    if f.singers:
        happen(st, Happening.SONG_SUNG, _singing(f), f.player, ref, n=len(f.singers))
    slots: list[SlotValue] = [None] * FIRST_SLOT
    if f.by_effect:
        waiting = Waiting(game_actions.next_id(st), spec.action.id, f.player, ref, tuple(slots), 0, f.goes)
        st.queue = [*st.queue, waiting]
        return
    from illumineer.core import interp

    interp.start(st, spec.action, f.player, ref, tuple(slots), Cause.ACTION, goes=f.goes)
