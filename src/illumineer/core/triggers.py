"""Noticing: every event is shown here to the abilities that wait for it, and to the log.

Triggered abilities whose condition is met are added to the bag (6.2.3, 7.7.3); nothing resolves here.
"""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.compile import aspects
from illumineer.compile.specs import AMOUNT, DID, FIRST_SLOT, OBJECT, PLAYER, SOURCE, SUBJECT, THEY
from illumineer.core import conditions, derive
from illumineer.core.context import Context
from illumineer.core.derive import Watch
from illumineer.core.events import Event
from illumineer.core.facts import Fact, Lasts, OfAbility, OnlyAnswer
from illumineer.core.state import Lasting, SlotValue, State, Waiting, card_id, with_entry
from illumineer.cr import CR
from illumineer.vocab import Happening, Zone


def happen(
    st: State,
    kind: int,
    rule: CR,
    player: int = -1,
    subject: int = 0,
    object: int = 0,
    n: int = 0,
    cause: int = 0,
    source: int = 0,
    in_challenge: bool = False,
    fact: Fact | None = None,
    before: dict[int, list[Watch]] | None = None,
    more: tuple[Watch, ...] = (),
    then: State | None = None,
) -> None:
    """Something has happened: log it, remember it for this turn, and trigger what waits for it.

    `before` are the abilities as they stood before cards left play: those are the ones that see
    it, and `then` is the table on which their "while" is read (7.4.3).  `more` adds abilities of
    cards that are no longer in play (a covered card).
    """
    book = st.setup.book
    logged = st.logs(kind)
    if not book.noticed[kind]:
        if logged:
            event = Event(kind, rule, player, subject, object, n, cause, source, in_challenge, fact)
            _write_down(st, event)
        return  # no card can notice
    watching = (before if before is not None else derive.watchers(st)).get(kind)
    remembered = kind in book.history
    in_discard = book.discard_watchers.get(kind)
    if watching is None and not logged and not remembered and not more and in_discard is None:
        return
    event = Event(kind, rule, player, subject, object, n, cause, source, in_challenge, fact)
    if logged:
        _write_down(st, event)
    if remembered:
        if not logged:
            _note_cards(st, event)
        st.turn_log.append(event)
        st.touch(aspects.HISTORY)
    if watching is not None:
        for watch in watching:
            consider(st, watch, event, then)
    for watch in more:
        if watch.event.on == kind:
            consider(st, watch, event)
    if in_discard is not None:
        _from_discard(st, event, in_discard)


def tell_lasting(st: State, kind: int, lasting: Lasting, rule: CR) -> None:
    """The log alone is told that an effect begins or ends, which may be between two halves of a game action.

    It says whom the effect is about, and what lasts (`facts.Lasts`).
    """
    if not st.logs(kind) or (lasting.target and lasting.target not in st.in_play):
        return  # nobody reads it, or it has had nobody to apply to for a while
    ability = lasting.ability if lasting.ability >= 0 else st.setup.book.programs[lasting.program].ability
    lasts = Lasts(
        ability, int(lasting.duration), lasting.until, lasting.program, lasting.step, lasting.times, lasting.dropped,
        lasting.numbers,
    )  # fmt: skip
    _write_down(st, Event(kind, rule, lasting.player, lasting.target, source=lasting.source, fact=lasts))


def forced(st: State, player: int, kind: str, rule: CR, ref: int = 0, n: int = 0, source: int = 0) -> None:
    """An only answer was taken without asking: which, and to what kind of decision."""
    if st.logs(Happening.FORCED):
        happen(st, Happening.FORCED, rule, player, ref, source=source, fact=OnlyAnswer(kind, n))


def _write_down(st: State, event: Event) -> None:
    """Put an event into the log."""
    assert st.log is not None
    _note_cards(st, event)
    st.log.append(event)


def _note_cards(st: State, event: Event) -> None:
    """Write down which cards of the book the event is about at this moment, and who may know it."""
    cards: list[int] = []
    seen: list[int] = []
    tops: list[int] = []
    stacked = False
    for ref in (event.subject, event.object, event.source):
        top: int = card_id(ref)
        if not ref:
            cards.append(-1)
            seen.append(0)
        else:
            card = st.in_play.get(ref) or st.last.get(ref)
            if card is None:
                cards.append(st.defs[top])
                seen.append(st.known[top])
            else:
                cards.append(card.spec.index)
                seen.append(card.seen)
                stacked = stacked or card.card != top
                top = card.card
        tops.append(top)
    event.cards = tuple(cards)
    event.seen = tuple(seen)
    if stacked:
        event.tops = tuple(tops)


def _from_discard(st: State, event: Event, waiting: set[int]) -> None:
    """Abilities that work while their card is in the discard (6.1.12)."""
    for player in st.players_from(st.active):
        for card in st.discard[player]:
            if st.defs[card] in waiting:
                context = Context(st.ref[card], player)
                for spec in st.spec(card).triggered:
                    node = spec.node
                    assert isinstance(node, ir.Triggered)
                    if node.zone == Zone.DISCARD:
                        for pattern in node.events:
                            consider(st, Watch(spec, pattern, context, 0, 0), event)


_COUNTERS: Final = (Happening.INK_DROPS_GAINED, Happening.INK_DROPS_USED, Happening.INK_DROPS_LOST)
"""Kinds of event that tell of several counters at once."""


_LEAVING: Final = (
    Happening.BANISHED,
    Happening.BANISHES,
    Happening.RETURNED_TO_HAND,
    Happening.PUT_ON_DECK,
    Happening.LEFT_PLAY,
)


def as_it_was(st: State, before: dict[int, list[Watch]]) -> State | None:
    """The table as it stands before cards leave play, if the "while" of an ability that may see it looks there."""
    if st.setup.book.looks_back:
        for kind in _LEAVING:
            for watch in before.get(kind, ()):
                if watch.spec.reads & ~aspects.STAYS:
                    return st.copy()
    return None


def consider(st: State, watch: Watch, event: Event, then: State | None = None) -> None:
    """Add the ability to the bag if this event is what it waits for: once for each time that it happens (6.2.1)."""
    context = watch.context
    if st.out[context.player]:
        return
    slots = context.slots
    saved = slots[:FIRST_SLOT]
    slots[SUBJECT] = event.subject
    slots[OBJECT] = event.object
    slots[SOURCE] = event.source
    slots[AMOUNT] = event.n
    slots[PLAYER] = event.player
    slots[THEY] = event.player if event.player >= 0 else context.player
    slots[DID] = True
    if _triggers(st, watch, event, then if then is not None else st):
        if event.n > 1 and event.what in _COUNTERS and watch.event.amount is None and not watch.event.nth:
            slots[AMOUNT] = 1  # who waits for one of them waits for each
            for _ in range(event.n):
                _add_to_bag(st, watch, tuple(slots))
        else:
            _add_to_bag(st, watch, tuple(slots))
    slots[:FIRST_SLOT] = saved


def _triggers(st: State, watch: Watch, event: Event, then: State) -> bool:
    pattern = watch.event
    context = watch.context
    if not conditions.event_matches(st, context, pattern, event):
        return False
    if pattern.nth and conditions.times_happened(st, context, pattern, event.player) != pattern.nth:
        return False
    node = watch.spec.node
    assert isinstance(node, ir.Triggered)
    # The secondary condition is not looked at here: on resolving (6.2.4) and, in 1.x, in `settle`.
    return node.when is None or conditions.holds(then, context, node.when)


def _add_to_bag(st: State, watch: Watch, slots: tuple[SlotValue, ...]) -> None:
    context = watch.context
    if watch.lasting and not use_up(st, watch.lasting):
        return
    st.counter += 1
    waiting = Waiting(st.counter, watch.spec.id, context.player, context.source, slots, watch.grant)
    st.bag = [*st.bag, waiting]
    if st.log is not None:
        fact = OfAbility(watch.spec.id, waiting.id)
        happen(st, Happening.ADDED_TO_BAG, CR.BAG_ADD, context.player, context.source, fact=fact)


def use_up(st: State, lasting_id: int) -> bool:
    """Count a use of "the next time …" (a delayed ability has one, 6.2.7.2); False if there is none left."""
    for i, lasting in enumerate(st.lasting):
        if lasting.id == lasting_id:
            if lasting.times:
                used = lasting.clone()
                used.times -= 1
                if used.times:
                    st.lasting = with_entry(st.lasting, i, used)
                else:
                    st.lasting = st.lasting[:i] + st.lasting[i + 1 :]
                    rule = CR.TRIGGER_CREATED if used.ability >= 0 else CR.PLAY_NEXT_CARD_MODIFIER
                    tell_lasting(st, Happening.EFFECT_ENDED, used, rule)
                st.derived = None
            return True
    return False
