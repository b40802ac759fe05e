"""Play a card (4.3.1): announce, choose the cost, pay, enter; as a turn action or by an effect.

As a turn action it is done in the Main Phase alone, whatever the card (5.3.2, 5.4.2, 5.5.2, 5.6.2).
An effect plays a card inside its own resolution (6.7.8): then nothing settles in between, and the
effect of an action waits until the effect that played it is done (6.7.8.1).
"""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.compile import aspects
from illumineer.compile.book import EnterEffect, EnterOption
from illumineer.compile.specs import DID, FIRST_SLOT, SUBJECT, AbilitySpec
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
from illumineer.core.facts import PlayedFor
from illumineer.core.state import ID_MASK, Frame, Lasting, SlotValue, State, Waiting
from illumineer.core.triggers import forced, happen, use_up
from illumineer.cr import CR
from illumineer.messages import Reason
from illumineer.vocab import Ask, CardType, Cause, Doing, Duration, Happening, How, Keyword, Leave, Zone

REF: Final = 0
HOW: Final = 1
ABILITY: Final = 2
INK: Final = 3
ONTO: Final = 4
SINGERS: Final = 5
ENTER: Final = 6
FREE: Final = 7
EXERTED: Final = 8
BY_EFFECT: Final = 9
GOES_TO: Final = 10
INTO: Final = 11
LESS: Final = 12
SHIFT: Final = 13
DROPS: Final = payment.PLAYED_WITH
PERMIT: Final = 15
"""Slots: the card; how it is played, by which ability, for how much ink; what it goes on; who sings; whether
it enters exerted (asked); played for free, told to enter exerted, by an effect; where an action goes; where
the asking frame wants to know; payment reduction; whether Shift is free (1: may, 2: must); ink drops removed;
the lasting effect that lets the card be played from where it is, and its slot for such cards."""

ANNOUNCE: Final = 0
TARGETS: Final = 1
SING: Final = 2
PAY: Final = 3
ENTERING: Final = 4
ENTERS: Final = 5
AFTER: Final = 6


def begin(
    st: State,
    player: int,
    ref: int,
    free: bool = False,
    exerted: bool = False,
    by_effect: bool = False,
    goes_to: int = 0,
    into: int = -1,
    less: int = 0,
    shift: int = 0,
) -> None:
    """Start playing a card."""
    slots: list[SlotValue] = [
        ref, None, 0, 0, None, None, None, free, exerted, by_effect, goes_to, into, less, shift, 0, None,
    ]  # fmt: skip
    agenda.push(st, agenda.PLAY, player, ref, slots)
    game_actions.announce(st, st.card_of(ref))


def _ways(st: State, f: Frame) -> list[ways.Way]:
    ref = f.slots[REF]
    if f.slots[SHIFT]:
        found: list[ways.Way] = [
            (How.SHIFT, ability, 0)
            for ability, node in ways.shifts(st, ref, f.player)
            if ways.free_stacks(st, ref, f.player, node)
        ]
        if f.slots[SHIFT] == 2 or not added_costs.payable(st, f.player, ref, 0, free=True):
            return found
        return [(How.FREE, 0, 0), *found]
    if f.slots[FREE]:
        return ways.ways(st, f.player, ref, free=True)
    if f.slots[BY_EFFECT]:
        return ways.ways(st, f.player, ref, less=f.slots[LESS])
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


def run(st: State, f: Frame) -> bool:
    while True:
        step = f.step
        if step == ANNOUNCE:
            found = _ways(st, f)
            if not found:  # an effect asked for something that cannot be done
                return _give_up(st, f)
            if len(found) > 1 or st.setup.ask_all:
                return True
            _take_way(st, f, found[0])
            forced(st, f.player, "how", CR.PLAY_CHOOSE_COST, n=int(found[0][0]), source=f.slots[REF])
        elif step == TARGETS:
            if f.slots[HOW] == How.SHIFT and not _targets_done(st, f):
                return True
            f.step = SING
        elif step == SING:
            if f.slots[HOW] in (How.SING, How.SING_TOGETHER) and not _singers_done(st, f):
                return True
            f.step = PAY
        elif step == PAY:
            f.step = ENTERING
            _pay(st, f)
            if st.agenda[-1] is not f:
                return False
        elif step == ENTERING:
            # If paying moved the card, it goes on being played from where it is now (4.3.2).
            f.slots[REF] = st.ref[f.slots[REF] & ID_MASK]
            if f.slots[ENTER] is None:
                if _may_enter_exerted(st, f):
                    return True
                f.slots[ENTER] = 0
            f.step = ENTERS
        elif step == ENTERS:
            f.step = AFTER
            _enter(st, f)
            if st.agenda[-1] is not f:
                return False
        else:
            agenda.done(st, f)
            if not f.slots[BY_EFFECT]:
                agenda.settle(st)
            return False


def _give_up(st: State, f: Frame) -> bool:
    agenda.done(st, f)
    below = st.agenda[-1]
    if below.kind == agenda.PROGRAM:
        below.slots[DID] = False
        below.whole = False
    return False


def _take_way(st: State, f: Frame, way: ways.Way) -> None:
    f.slots[HOW], f.slots[ABILITY], f.slots[INK] = int(way[0]), way[1], way[2]
    f.step = TARGETS
    if not f.slots[BY_EFFECT] and st.zone_of(f.slots[REF]) != Zone.HAND:
        permit = ways.permit(st, f.player, f.slots[REF], way[0] == How.FREE)
        if permit is not None:
            assert isinstance(permit.mod, ir.PlayFrom)
            f.slots[EXERTED] = permit.mod.exerted
            if permit.lasting and isinstance(permit.mod.slot, int):
                f.slots[PERMIT] = (permit.lasting, permit.mod.slot)


# --- Shift targets, singers ------------------------------------------------------------------


def _stacks(st: State, f: Frame) -> list[tuple[int, ...]]:
    node = st.setup.book.abilities[f.slots[ABILITY]].node
    assert isinstance(node, ir.ShiftAbility)
    ref = f.slots[REF]
    if f.slots[SHIFT] or f.slots[FREE]:
        return ways.free_stacks(st, ref, f.player, node)
    found = ways.shift_targets(st, ref, f.player, node)
    ink = f.slots[INK]
    return [
        stack
        for stack in found
        if ways.shift_total(st, f.player, ref, node, stack, f.slots[LESS]) == ink
        and ways.shift_payable(st, f.player, ref, node, ink, stack)
    ]


def _target_options(st: State, f: Frame) -> list[Answer]:
    """The next card to go on top of; DONE where one is enough (Combo Shift)."""
    picked: tuple[int, ...] = f.slots[ONTO] or ()
    found: list[Answer] = []
    for stack in _stacks(st, f):
        if stack[: len(picked)] == picked:
            if len(stack) == len(picked):
                found.append(DONE)
            elif stack[len(picked)] not in found:
                found.append(stack[len(picked)])
    return found


def _targets_done(st: State, f: Frame) -> bool:
    while True:
        picked: tuple[int, ...] = f.slots[ONTO] or ()
        if picked and picked[-1] == DONE:
            f.slots[ONTO] = picked[:-1]
            return True
        found = _target_options(st, f)
        if found == [DONE] or (picked and not found):
            return True
        if len(found) > 1 or st.setup.ask_all:
            return False
        f.slots[ONTO] = (*picked, found[0])
        if isinstance(found[0], int):
            forced(st, f.player, "choose", CR.SHIFT, found[0], source=f.slots[REF])


def _singer_options(st: State, f: Frame) -> list[Answer]:
    picked: tuple[int, ...] = f.slots[SINGERS] or ()
    spec = st.spec(st.card_of(f.slots[REF]))
    song, ink = f.slots[REF], f.slots[INK]
    if f.slots[HOW] == How.SING:
        return list(ways.free_to_sing(st, f.player, song, spec.printed.cost, ink))
    choir, total = ways.choir(st, f.player, song), spec.sing_together
    found: list[Answer] = [ref for ref in choir if ref not in picked]
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


def _singing(f: Frame) -> CR:
    """The rule by which the song is sung: by one character, or by several together."""
    return CR.SONG_SINGING if f.slots[HOW] == How.SING else CR.SING_TOGETHER


def _singers_done(st: State, f: Frame) -> bool:
    picked: tuple[int, ...] = f.slots[SINGERS] or ()
    if f.slots[HOW] == How.SING:
        if picked:
            return True
    elif picked and picked[-1] == DONE:
        f.slots[SINGERS] = picked[:-1]
        return True
    found = _singer_options(st, f)
    if found == [DONE]:
        return True
    if len(found) == 1 and not st.setup.ask_all:
        f.slots[SINGERS] = (*picked, found[0])
        if isinstance(found[0], int):
            forced(st, f.player, "choose", _singing(f), found[0], source=f.slots[REF])
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


def _pay(st: State, f: Frame) -> None:
    how, ink, ref = f.slots[HOW], f.slots[INK], f.slots[REF]
    free = how == How.FREE or bool(f.slots[FREE] or f.slots[SHIFT])
    costs = added_costs.costs(st, f.player, ref, free)
    singers: tuple[int, ...] = f.slots[SINGERS] or ()
    if not costs:
        for singer in singers:
            game_actions.exert(st, singer, _singing(f), ref, Cause.COST)
        singers = ()
    if how in (How.SHIFT, How.ALTERNATE) and not free:
        costs = (ways.alternate_costs(st, f.slots[ABILITY]), *costs)
    rule = _NO_INK.get(how)
    # Whatever is paid instead, the ink paid is none (1.5.5): told where an ability waits for it.
    if not ink and (rule is None or st.setup.book.noticed[Happening.INK_PAID]):
        happen(st, Happening.INK_PAID, rule or CR.PLAY_PAY, f.player, ref, n=0)
    payment.request_all(st, f.player, ref, ink, CR.PLAY_PAY, costs, ref, f.slots[ONTO] or (), singers)


def _played_for(f: Frame) -> PlayedFor:
    return PlayedFor(f.slots[ABILITY], f.slots[HOW], f.slots[DROPS])


def _use_up_discounts(st: State, f: Frame) -> None:
    """ "The next character you play" is this one, whatever it was played for (4.3.6)."""
    shifted = (Doing.SHIFT,) if f.slots[HOW] == How.SHIFT else ()
    ways.use_up_discounts(st, f.player, f.slots[REF], (Doing.PLAY, *shifted), f.slots[ONTO] or ())
    entering = [
        lasting
        for mod, affects, giver, lasting in derive.derived(st).enters
        if isinstance(mod, ir.Enters) and mod.uses and lasting and _reaches(st, affects, giver, f.slots[REF])
    ]
    for lasting in entering:
        use_up(st, lasting)


# --- entering --------------------------------------------------------------------------------


def _on_entering(st: State, f: Frame) -> list[tuple[ir.Node, Context]]:
    """The mods that bear on how the card enters: its own first, then those of other cards (6.7.9)."""
    st = _as_played(st, f)
    ref = f.slots[REF]
    context = Context(ref, f.player)
    found: list[tuple[ir.Node, Context]] = []
    for spec in st.spec(ref & ID_MASK).statics:
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


def _as_played(st: State, f: Frame) -> State:
    """The table on which effects on entering are read: in 1.x and 2.3 the card counts as played by then (4.3.3)."""
    statics = st.spec(f.slots[REF] & ID_MASK).statics
    derive.derived(st)  # so that `watch` says what static abilities in play look at
    asks = st.watch & aspects.HISTORY or any(spec.reads & aspects.HISTORY for spec in statics)
    if not asks or not st.setup.edition.played_before_entering:
        return st
    table = st.copy()
    happen(table, Happening.PLAYED, CR.PLAY_PLAYED, f.player, f.slots[REF], n=f.slots[INK], fact=_played_for(f))
    return table


def _told(st: State, f: Frame) -> tuple[bool, int, bool, bool]:
    """What effects say of how the card enters: exerted, with how much damage, ready, dry."""
    exerted, damage, ready, dry = bool(f.slots[EXERTED]), 0, False, False
    for mod, context in _on_entering(st, f):
        if isinstance(mod, ir.Enters):
            exerted |= mod.exerted
            ready |= mod.ready
            dry |= mod.dry
            damage += amounts.amount(st, context, mod.damage)
    return exerted and not ready, damage, ready, dry


def _may_enter_exerted(st: State, f: Frame) -> bool:
    """Bodyguard (8.3.1 has two parts; for the other see `legal`), and "may enter play exerted" (8.3.2)."""
    spec = st.spec(st.card_of(f.slots[REF]))
    if spec.type != CardType.CHARACTER:
        return False
    exerted, _, ready, _ = _told(st, f)
    if exerted or ready:
        return False
    if any(st.in_play[ref].exerted for ref in f.slots[ONTO] or ()):
        return False
    if Keyword.BODYGUARD in spec.printed.keywords:
        return True
    return any(
        isinstance(mod, EnterOption) or (isinstance(mod, ir.Allow) and mod.leave == Leave.ENTER_EXERTED)
        for mod, _ in _on_entering(st, f)
    )


def _enter(st: State, f: Frame) -> None:
    """The card resolves (6.7.1): an action does what it says (6.7.1.2), any other card enters play (6.7.1.1).

    A shifted character told to enter exerted does, however ready the one below it is (8.10.3).
    """
    ref = f.slots[REF]
    card = st.card_of(ref)
    spec = st.spec(card)
    if spec.type == CardType.ACTION:
        _use_up_discounts(st, f)
        _play_action(st, f, card)
        return
    exerted, damage, ready, dry = _told(st, f)
    exerted = exerted or bool(f.slots[ENTER])
    if spec.type == CardType.LOCATION:
        exerted = False
    to_do = [
        (mod, context)
        for mod, context in _on_entering(st, f)
        if isinstance(mod, EnterEffect) or (isinstance(mod, EnterOption) and f.slots[ENTER])
    ]
    _use_up_discounts(st, f)
    more: tuple[Watch, ...] = ()
    onto: tuple[int, ...] = f.slots[ONTO] or ()
    if onto:
        new, more = game_actions.shift_onto(st, card, f.player, onto, exerted, damage, f.slots[DROPS], ready, dry)
        node = st.setup.book.abilities[f.slots[ABILITY]].node
        if isinstance(node, ir.ShiftAbility) and node.temporary:
            _return_later(st, f, new)
    else:
        new = game_actions.enter_play(st, card, f.player, exerted, damage, f.slots[DROPS], dry)
    _tell_asker(st, f, new)
    # In play by now, so that it sees itself being played (4.3.4.1).
    happen(st, Happening.PLAYED, CR.PLAY_PLAYED, f.player, new, n=f.slots[INK], fact=_played_for(f), more=more)
    for mod, context in reversed(to_do):
        _on_entered(st, mod.spec, context, ref, new)


def _on_entered(st: State, spec: AbilitySpec, context: Context, old: int, new: int) -> None:
    """What entering exerted was for, and what else happens to the card as it has entered; the event is its entering."""
    from illumineer.core import interp

    slots: list[SlotValue] = [None] * FIRST_SLOT
    slots[SUBJECT] = new
    source = new if context.source == old else context.source
    interp.start(st, spec, context.player, source, tuple(slots), Cause.ABILITY)


def _return_later(st: State, f: Frame, ref: int) -> None:
    """Temporary Shift's delayed triggered ability (8.10.8.5)."""
    lasting = Lasting(game_actions.next_id(st), f.player, ref, Duration.GAME, f.player, st.turn)
    lasting.ability = st.setup.book.temporary.id
    lasting.times = 1
    lasting.slots = (None,) * FIRST_SLOT
    game_actions.add_lasting(st, lasting)


def _tell_asker(st: State, f: Frame, ref: int) -> None:
    if f.slots[INTO] >= 0:
        st.agenda[-2].slots[f.slots[INTO]] = (ref,)
    if f.slots[PERMIT]:
        lasting, slot = f.slots[PERMIT]
        game_actions.note_played(st, lasting, slot, ref)


def _play_action(st: State, f: Frame, card: int) -> None:
    ref = game_actions.start_resolving(st, card)
    spec = st.spec(card)
    assert spec.action is not None
    _tell_asker(st, f, ref)
    happen(st, Happening.PLAYED, CR.PLAY_PLAYED, f.player, ref, n=f.slots[INK], fact=_played_for(f))
    for singer in f.slots[SINGERS] or ():  # each of them sings it (8.12.3)
        happen(st, Happening.SANG, _singing(f), st.owner_of(singer), singer, ref)
    if f.slots[SINGERS]:
        happen(st, Happening.SONG_SUNG, _singing(f), f.player, ref, n=len(f.slots[SINGERS]))
    slots: list[SlotValue] = [None] * FIRST_SLOT
    if f.slots[BY_EFFECT]:
        waiting = Waiting(game_actions.next_id(st), spec.action.id, f.player, ref, tuple(slots), f.slots[GOES_TO])
        st.queue = [*st.queue, waiting]
        return
    from illumineer.core import interp

    interp.start(st, spec.action, f.player, ref, tuple(slots), Cause.ACTION, f.slots[GOES_TO])


# --- deciding --------------------------------------------------------------------------------


def ask(st: State, f: Frame) -> Decision:
    ref = f.slots[REF]
    if f.step == ANNOUNCE:
        options: list[Answer] = [(int(how), ability, ink) for how, ability, ink in _ways(st, f)]
        return Decision(f.player, Ask.MODE, options, CR.PLAY_CHOOSE_COST, ref, "how_to_play")
    if f.step == TARGETS:
        picked = f.slots[ONTO] or ()
        return Decision(f.player, Ask.CHOOSE, _target_options(st, f), CR.SHIFT, ref, "shift_onto", picked)
    if f.step == SING:
        picked = f.slots[SINGERS] or ()
        return Decision(f.player, Ask.CHOOSE, _singer_options(st, f), _singing(f), ref, "sung_by", picked)
    guard = Keyword.BODYGUARD in st.spec(st.card_of(ref)).printed.keywords
    rule = CR.BODYGUARD_ENTER_EXERTED if guard else CR.RESOLVE_ENTERS_PLAY
    return Decision(f.player, Ask.ENTER, [0, 1], rule, ref, "enter")


def refusal(st: State, f: Frame, given: Answer) -> list[Reason]:
    """Why the card cannot be played like that: in that way, on top of that card, sung by that character."""
    if f.step == ANNOUNCE and isinstance(given, tuple) and given and not f.slots[BY_EFFECT]:
        return way_reasons.reasons(st, f.player, f.slots[REF], given[0])
    if f.step in (TARGETS, SING) and isinstance(given, int) and st.card_of(given) >= 0:
        picked: tuple[int, ...] = f.slots[ONTO if f.step == TARGETS else SINGERS] or ()
        return way_reasons.reasons(st, f.player, f.slots[REF], f.slots[HOW], (*picked, given))
    return []


def answer(st: State, f: Frame, given: Answer) -> None:
    if f.step == ANNOUNCE:
        assert isinstance(given, tuple)
        _take_way(st, f, (given[0], given[1], given[2]))
    elif f.step == TARGETS:
        f.slots[ONTO] = (*(f.slots[ONTO] or ()), given)
    elif f.step == SING:
        f.slots[SINGERS] = (*(f.slots[SINGERS] or ()), given)
    else:
        f.slots[ENTER] = given
