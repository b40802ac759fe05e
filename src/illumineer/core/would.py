"""Would-events: what is about to happen, and the effects that replace it (6.5).

A verb does not change anything itself: it says what *would* happen (6.5.2), one item for each card or
player concerned.  The affected players apply replacement effects one after the other, each of
which gets one chance at the whole event (6.5.5); then everything that is left happens at once,
and what really happened is written to the program that asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from illumineer import ir
from illumineer.compile.specs import AMOUNT, DID, OBJECT, PICKS, PLAYER, SUBJECT, Op
from illumineer.compiling import mypyc_attr
from illumineer.core import agenda, amounts, card_tests, conditions, derive, game_actions, game_state_check
from illumineer.core.context import filled
from illumineer.core.decisions import Answer, Decision
from illumineer.core.derive import Watch
from illumineer.core.edition import RESIST_AFTER, RESIST_BEFORE, RESIST_REPLACES
from illumineer.core.events import Event
from illumineer.core.state import Business, Frame, ReplacementKey, State
from illumineer.core.triggers import happen
from illumineer.cr import CR
from illumineer.facts import CAME_FROM, InsteadOf, Replaced
from illumineer.vocab import Ask, Cause, Doing, Happening, Keyword, Zone

Item = tuple[int, int, int, int]
"""(card, player, number, source of the damage or effect)."""

_BANISHED: Final = int(Happening.BANISHED)
_DISCARDED: Final = int(Happening.DISCARDED)
_DREW: Final = int(Happening.DREW)
_DROPS: Final = int(Happening.INK_DROPS_GAINED)
_LORE_GAINED: Final = int(Happening.LORE_GAINED)
_DEALT: Final = int(Happening.DAMAGE_DEALT)
_LEFT: Final = int(Happening.LEFT_PLAY)
_RETURNED: Final = int(Happening.RETURNED_TO_HAND)
_MILLED: Final = int(Happening.PUT_INTO_DISCARD)
_EXERTED: Final = int(Happening.EXERTED)
_READIED: Final = int(Happening.READIED)
_MOVES: Final = (_RETURNED, _LEFT, _MILLED)
_LEAVING: Final = (_BANISHED, _RETURNED)
_TAKEN: Final = int(Happening.DAMAGE_TAKEN)
_DAMAGE: Final = (_DEALT, _TAKEN, int(Happening.DAMAGE_MOVED))


@mypyc_attr(acyclic=True)
class Would(Business):
    """Something would happen: what is left of it, while replacement effects have their chance."""

    __slots__ = (
        "applied", "cause", "drawn", "in_challenge", "into", "items", "later", "pierces", "rule", "since", "wanted",
        "what",
    )  # fmt: skip

    def __init__(
        self,
        player: int,
        source: int = 0,
        what: int = _DREW,
        items: tuple[Item, ...] = (),
        rule: CR = CR.REPLACE_EVENT,
        into: int = -1,
        wanted: int = 0,
        in_challenge: bool = False,
        pierces: bool = False,
    ) -> None:
        super().__init__(player, source)
        self.what = what  # the kind of event
        self.items = items
        self.rule = rule
        self.into = into  # where the program that asked wants to know what happened
        self.wanted = wanted  # how many items were asked for
        self.in_challenge = in_challenge
        self.pierces = pierces  # Resist does not reduce the damage
        self.cause = 0
        self.applied: tuple[ReplacementKey, ...] = ()  # replacement effects that had their chance (6.5.5)
        # Of draws only:
        self.later: tuple[Item, ...] | None = None  # those still to be drawn one by one; None: looked at as a whole
        self.since: tuple[ReplacementKey, ...] = ()  # the effects that had been applied to the whole
        self.drawn: tuple[int, ...] = ()

    def run(self, st: State) -> bool:
        """One replacement effect after the other, as long as one applies to what the event has become (6.5.7.3)."""
        while True:
            _, keys = _choices(st, self)
            if not keys:
                if self.what == _DREW and _next_draw(st, self):
                    continue
                agenda.done(st, self)
                asker = st.agenda[-1]
                if self.what == _DREW:
                    _tell(asker, self.into, self.drawn, len(self.drawn) >= self.wanted)
                    return False
                _commit(
                    st, asker, self.what, list(self.items), self.rule, self.into, self.wanted, self.in_challenge,
                    self.pierces,
                )  # fmt: skip
                return False
            if len(keys) > 1 or st.setup.ask_all:
                return True
            _apply(st, self, keys[0])
            if st.agenda[-1] is not self:
                return False

    def ask(self, st: State) -> Decision:
        player, keys = _choices(st, self)
        return Decision(player, Ask.REPLACE, list(keys), CR.REPLACE_SEVERAL, self.source, "replace")

    def answer(self, st: State, given: Answer) -> None:
        assert isinstance(given, tuple)
        _apply(st, self, (given[0], given[1], given[2]))

    def rename(self, name: Callable[[int], int]) -> None:
        self.items = _renamed(self.items, name)
        if self.later is not None:
            self.later = _renamed(self.later, name)
        self.drawn = tuple([name(ref) for ref in self.drawn])

    def clone(self) -> Would:
        new = Would(
            self.player, self.source, self.what, self.items, self.rule, self.into, self.wanted, self.in_challenge,
            self.pierces,
        )  # fmt: skip
        new.step = self.step
        new.cause = self.cause
        new.applied = self.applied
        new.later = self.later
        new.since = self.since
        new.drawn = self.drawn
        return new


def _renamed(items: tuple[Item, ...], name: Callable[[int], int]) -> tuple[Item, ...]:
    return tuple([(name(ref), player, n, name(source)) for ref, player, n, source in items])


def request(
    st: State,
    f: Business,
    kind: int,
    items: list[Item],
    rule: CR,
    into: int = -1,
    wanted: int = -1,
    in_challenge: bool = False,
    pierces: bool = False,
) -> None:
    """Something would happen because of `f`; `into` is where it wants to know what did.

    `wanted` is how many items a complete doing would have had (for "if you do").
    """
    edition = st.setup.edition
    if kind == _DEALT and edition.resist == RESIST_BEFORE:
        items = [(ref, p, _left_of(st, ref, n, source, pierces), source) for ref, p, n, source in items]
    if wanted < 0:
        wanted = len(items)
    if items and _anything_replaces(st, kind, items, pierces):
        new = Would(st.active, f.source, kind, tuple(items), rule, into, wanted, in_challenge, pierces)
        if isinstance(f, Frame):
            new.applied = f.applied
            new.cause = f.cause
        agenda.push(st, new)
        return
    _commit(st, f, kind, items, rule, into, wanted, in_challenge, pierces)


ASKED: Final = -(1 << 62)
"""In front of what was picked for a verb: replacement effects have been asked, and what follows is what they left."""


def moves(st: State, f: Frame, kind: int, refs: tuple[int, ...], concerned: tuple[int, ...]) -> bool:
    """The verb of `f` would put cards elsewhere, some of them so; True if replacement effects have to be asked first.

    Afterwards the verb runs again.  It finds the cards that it still moves in its picks, with a minus, behind `ASKED`.
    """
    if not concerned or not _watching(st, kind):
        return False
    f.slots[PICKS] = (ASKED, *(-ref for ref in refs))
    request(st, f, kind, [(ref, st.owner_of(ref), 1, f.source) for ref in concerned], CR.REPLACE_EVENT, wanted=0)
    return True


# --- damage modifiers ------------------------------------------------------------------------


def reduced(st: State, ref: int, n: int, source: int, pierces: bool = False) -> int:
    """The damage after everything that raises or lowers damage: Resist and the like (8.8.1), in any order (1.9.4).

    Asked of dealt damage alone: what is put or moved is not reduced (8.8.3).  What `pierces` leaves Resist out (1.2.1).
    """
    v = card_tests.values_of(st, ref)
    n += v.damage_taken
    if not pierces:
        n -= v.keywords.get(Keyword.RESIST, 0)
    if source in st.in_play:
        n += derive.values(st, st.in_play[source]).damage_dealt
    return n if n > 0 else 0


def _left_of(st: State, ref: int, n: int, source: int, pierces: bool = False) -> int:
    """The same, and the log is told if it changes the damage."""
    left = reduced(st, ref, n, source, pierces)
    if left != n and st.log is not None:
        resists = not pierces and card_tests.values_of(st, ref).keywords.get(Keyword.RESIST, 0)
        rule = CR.RESIST if resists else CR.RESOLVE_DAMAGE_AMOUNT
        happen(st, Happening.DAMAGE_CHANGED, rule, st.owner_of(ref), ref, source, left, fact=InsteadOf(n))
    return left


def _resists(st: State, kind: int, item: Item, pierces: bool) -> bool:
    """In 1.x Resist is a replacement effect among others (10.6.1)."""
    return (
        kind == _DEALT
        and st.setup.edition.resist == RESIST_REPLACES
        and reduced(st, item[0], item[2], item[3], pierces) != item[2]
    )


# --- the loop --------------------------------------------------------------------------------


def _watching(st: State, kind: int) -> list[Watch]:
    waits = st.setup.book.replaced
    if not (kind in waits or (kind in _DAMAGE and _TAKEN in waits) or (kind in _LEAVING and _LEFT in waits)):
        return _NOBODY  # no card of the book waits for that
    index = derive.replacements(st)
    if not index:
        return _NOBODY
    if kind in _DAMAGE:  # dealt, put and moved damage are all taken (1.9.3)
        return index.get(Happening.DAMAGE_TAKEN, []) + (index.get(kind, []) if kind != Happening.DAMAGE_TAKEN else [])
    if kind in _LEAVING:
        return index.get(kind, []) + index.get(_LEFT, [])
    return index.get(kind, [])


_NOBODY: Final[list[Watch]] = []


def _anything_replaces(st: State, kind: int, items: list[Item], pierces: bool) -> bool:
    if _watching(st, kind):
        return True
    return any(_resists(st, kind, item, pierces) for item in items)


def replaced(st: State, kind: int) -> bool:
    """Whether any replacement effect waits for that kind of event."""
    return bool(_watching(st, kind))


RESIST: Final = -1
"""Stands for an ability in the key of Resist, which in 1.x is a replacement effect."""


def _key_of(watch: Watch) -> ReplacementKey:
    return (watch.context.source, watch.spec.id, watch.lasting)


def watching_for_key(st: State, key: ReplacementKey) -> Watch:
    """The replacement effect that a key names."""
    for watching in derive.replacements(st).values():
        for watch in watching:
            if _key_of(watch) == key:
                return watch
    raise AssertionError("no such replacement effect")


def _resist_key(ref: int) -> ReplacementKey:
    return (ref, RESIST, 0)


def _event(st: State, f: Would, kind: int, item: Item) -> Event:
    ref, player, n, source = item
    fight = f.in_challenge
    if st.challenge is not None and ref in st.challenge and kind in (_BANISHED, _LEFT):
        fight = True  # as when it has happened
    came = CAME_FROM[Zone.DECK] if kind == _MILLED else None
    return Event(kind, CR.REPLACE_EVENT, player, ref, source, n, f.cause, source or f.source, fight, came)


def _applies(st: State, f: Would, watch: Watch, item: Item) -> bool:
    """Whether the replacement effect can apply to this part of the event (6.5.3)."""
    if item[2] <= 0 and f.what in _DAMAGE:
        # Damage reduced to 0 is not taken; from 2.2 on it is still dealt (1.9.5), before it was not (2.1:8.8.2).
        if watch.event.on != _DEALT or not st.setup.edition.zero_damage_is_dealt:
            return False
    if f.what == _DREW and (watch.event.amount is None) is (f.later is None):
        return False  # "a card" is each of them, "one or more cards" all together
    context = watch.context
    node = watch.spec.node
    assert isinstance(node, ir.Replacement)
    event = _event(st, f, int(watch.event.on), item)
    before = context.slots
    context.slots = filled(context, event, event.player)
    found = (
        conditions.event_matches(st, context, watch.event, event)
        and (node.condition is None or conditions.holds(st, context, node.condition))
        and (not node.limit or _times_applied(st, watch) < node.limit)
        # "The first time it would": what was replaced has not happened, but it would have.
        and (
            not watch.event.nth
            or conditions.times_happened(st, context, watch.event) + _times_applied(st, watch) + 1 == watch.event.nth
        )
    )
    context.slots = before
    return found


def _times_applied(st: State, watch: Watch) -> int:
    """How often it has been applied this turn (counted for those that say how often)."""
    return st.used.get((watch.context.source, watch.spec.id, watch.grant), 0)


def _choices(st: State, f: Would) -> tuple[int, list[ReplacementKey]]:
    """The player who applies the next replacement effect, and the effects they may apply (6.5.7, 6.5.7.2)."""
    kind = f.what
    watching = _watching(st, kind)
    for player in st.players_from(st.active):
        keys: list[ReplacementKey] = []
        for item in f.items:
            if item[1] != player:
                continue
            for watch in watching:
                key = _key_of(watch)
                if key not in keys and key not in f.applied and _applies(st, f, watch, item):
                    keys.append(key)
            if _resists(st, kind, item, f.pierces) and _resist_key(item[0]) not in f.applied:
                keys.append(_resist_key(item[0]))
        if keys:
            return player, keys
    return st.active, []


def _next_draw(st: State, f: Would) -> bool:
    """Cards are drawn one after the other (1.12.2): draw the one that is left, and go on to the next.

    False if there is none.
    """
    items = f.items
    if f.later is None:
        f.later = tuple((ref, player, 1, source) for ref, player, n, source in items for _ in range(n))
        f.since = f.applied
    else:
        by = st.agenda[-2].source
        drawn = [game_actions.draw(st, player, f.rule, by, ref != 0) for ref, player, _, _ in items]
        f.drawn = (*f.drawn, *(ref for ref in drawn if ref))
    later = f.later
    f.items, f.later = later[:1], later[1:]
    f.applied = f.since
    return bool(later)


def _apply(st: State, f: Would, key: ReplacementKey) -> None:
    """The event is replaced, wholly or in part: it never happens; something else does (6.5.4)."""
    f.applied = (*f.applied, key)
    kind = f.what
    items: list[Item] = list(f.items)
    if key[1] == RESIST:
        f.items = tuple(
            (ref, p, _left_of(st, ref, n, source, f.pierces) if _resist_key(ref) == key else n, source)
            for ref, p, n, source in items
        )
        return
    watch = next(w for w in _watching(st, kind) if _key_of(w) == key)
    hit = [item for item in items if _applies(st, f, watch, item)]
    node = watch.spec.node
    assert isinstance(node, ir.Replacement)
    if node.limit and not watch.event.nth:  # so often and no more, however much happens at once
        hit = hit[: node.limit - _times_applied(st, watch)]
    if node.n is None:
        f.items = tuple(item for item in items if item not in hit)
        if kind in _MOVES:
            _leave_alone(st, f, hit)
    else:
        f.items = tuple(_changed(st, f, watch, node.n, item) if item in hit else item for item in items)
    if kind == _DROPS and watch.event.amount is None:
        hit = [(ref, player, 1, source) for ref, player, n, source in hit for _ in range(n)]  # each of them for itself
    if kind in _DAMAGE and node.n is None:
        # The damage was dealt, in the form that it was given: "if you do" holds, as when all is reduced (6.1.5.1).
        f.wanted -= len(hit)
    if node.limit or watch.event.nth:
        times = 1 if watch.event.nth else len(hit)
        game_actions.use(st, watch.context.source, watch.spec.id, watch.grant, times)
    program = watch.spec.program
    if st.log is not None:
        for item in hit:  # the log knows by the last of them how many resolutions come instead; -1 if none do
            instead = 0 if node.n is not None else -1 if program is None else len(hit) if item is hit[-1] else 0
            fact = Replaced(watch.spec.id, int(kind), instead)
            rule, source = CR.REPLACE_NEVER_HAPPENS, watch.context.source
            happen(st, Happening.REPLACED, rule, item[1], item[0], n=item[2], source=source, fact=fact)
    _same_ones_cease(st, f, watch, hit)
    if program is None:
        return
    from illumineer.core import interp

    for item in reversed(hit):
        slots = list(watch.context.slots) + [None] * (program.slots - len(watch.context.slots))
        frame = interp.Resolution(watch.context.player, watch.context.source, program, slots, Cause.ABILITY)
        frame.slots = filled(frame, _event(st, f, kind, item), item[1])
        frame.applied = f.applied
        st.agenda.append(frame)


def _leave_alone(st: State, f: Would, hit: list[Item]) -> None:
    """The verb that would have put the cards elsewhere does not."""
    asker = st.agenda[st.agenda.index(f) - 1]
    assert isinstance(asker, Frame)
    gone = [-ref for ref, _, _, _ in hit]
    asker.slots[PICKS] = tuple([mark for mark in asker.slots[PICKS] if mark not in gone])


def _changed(st: State, f: Would, watch: Watch, n: ir.Amount, item: Item) -> Item:
    """The same part of the event, with another number: it is partially replaced (6.5.1)."""
    context = watch.context
    before = context.slots
    context.slots = filled(context, _event(st, f, int(watch.event.on), item), item[1])
    number = amounts.amount(st, context, n)
    context.slots = before
    if f.what == _DEALT and st.log is not None:
        was = InsteadOf(item[2])
        happen(st, Happening.DAMAGE_CHANGED, CR.REPLACE_EVENT, item[1], item[0], item[3], max(number, 0), fact=was)
    return (item[0], item[1], max(number, 0), item[3])


def decline(st: State, f: Frame, offer: Op) -> None:
    """What may be done instead is declined, in the frame `f` on top: the event happens after all (6.1.4)."""
    node = st.setup.book.abilities[f.program.ability].node
    if not isinstance(node, ir.Replacement) or not _is_offer(node.instead):
        return
    if next(op for op in f.program.ops if isinstance(op.node, ir.May)) is not offer:
        return  # a further "may", within what happens instead
    below = next(business for business in reversed(st.agenda) if isinstance(business, Would))
    if node.limit or node.event.nth:
        watches = [watch for watch in _watching(st, below.what) if watch.spec.id == f.program.ability]
        for watch in watches:
            if watch.context.source == f.source and _key_of(watch) in below.applied:
                game_actions.use(st, f.source, watch.spec.id, watch.grant, -1)
    slots = f.slots
    if below.what in _MOVES:
        asker = st.agenda[st.agenda.index(below) - 1]
        assert isinstance(asker, Frame)
        asker.slots[PICKS] = (*asker.slots[PICKS], -slots[SUBJECT])
    below.items = (*below.items, (slots[SUBJECT], slots[PLAYER], slots[AMOUNT], slots[OBJECT]))
    if below.what in _DAMAGE:
        below.wanted += 1


def _is_offer(instead: ir.Node | None) -> bool:
    """Whether a player may do it: you, or the one player whom the event is about."""
    if isinstance(instead, ir.EachPlayer) and len(instead.parts) == 1:
        return isinstance(instead.parts[0], ir.May)
    return isinstance(instead, ir.May)


def _same_ones_cease(st: State, f: Would, watch: Watch, hit: list[Item]) -> None:
    """Further instances of the same effect cannot apply to this event; made ones cease (6.5.8)."""
    over: list[int] = []
    for other in _watching(st, f.what):
        if other.spec is watch.spec and any(_applies(st, f, other, item) for item in hit):
            if other is not watch:
                f.applied = (*f.applied, _key_of(other))
            if other.lasting:
                over.append(other.lasting)
    if over:
        # "The next time" has come for the one that applies (6.5.1); the others could not apply to the same event.
        used = [x.id for x in st.lasting if x.id == watch.lasting and x.times == 1]
        game_actions.remove_lasting(st, used, CR.REPLACE_EVENT)
        game_actions.remove_lasting(st, [id for id in over if id != watch.lasting], CR.REPLACE_SAME_TWICE)


# --- what really happens ---------------------------------------------------------------------


def _commit(
    st: State,
    asker: Business,
    kind: int,
    items: list[Item],
    rule: CR,
    into: int,
    wanted: int,
    in_challenge: bool,
    pierces: bool,
) -> None:
    done: tuple[int, ...] | int
    if kind in _DAMAGE:
        done = _damage(st, kind, items, rule, in_challenge, pierces)
        complete = len(items) >= wanted
    elif kind == _BANISHED:
        refs = [ref for ref, _, _, _ in items if ref in st.in_play]
        if rule == CR.CHECK_BANISH_BY_DAMAGE:
            game_state_check.banish(st, refs)
        else:
            game_actions.banish(st, refs, rule, asker.source)
        done = tuple(refs)
        complete = len(refs) >= wanted
    elif kind == _DISCARDED:
        done = tuple(game_actions.discard(st, [ref for ref, _, _, _ in items], asker.source))
        complete = len(done) >= wanted
    elif kind == _DREW:
        # One after the other (1.12.2).
        drawn = [
            game_actions.draw(st, player, rule, asker.source, bottom != 0)
            for bottom, player, n, _ in items
            for _ in range(n)
        ]
        done = tuple(ref for ref in drawn if ref)
        complete = len(done) >= wanted
    elif kind == _LORE_GAINED:
        # Locations give their lore without anybody asking for it (3.2.2.2).
        by = asker.source
        done = sum(game_actions.gain_lore(st, player, n, rule, by or location) for _, player, n, location in items)
        complete = len(items) >= wanted
    elif kind == _DROPS:
        done = sum(n for _, _, n, _ in items)
        for player in st.players_from(st.active):
            n = sum(n for _, whose, n, _ in items if whose == player)
            game_actions.gain_drops(st, player, n, asker.source)
        complete = done >= wanted
    elif kind in _MOVES:
        return  # the verb goes on with what is left
    elif kind == _EXERTED:
        done = tuple([ref for ref, _, _, by in items if ref in st.in_play and game_actions.exert(st, ref, rule, by)])
        complete = len(done) >= wanted
    elif kind == _READIED:
        cause = Cause.ABILITY if isinstance(asker, Frame) else Cause.RULE
        there = [(ref, by) for ref, _, _, by in items if ref in st.in_play]
        done = tuple([ref for ref, by in there if game_actions.ready(st, ref, rule, asker.player, by, cause)])
        complete = len(done) >= wanted
    else:
        assert kind == Happening.LORE_LOST
        done = sum(game_actions.lose_lore(st, player, n, rule, asker.source) for _, player, n, _ in items)
        complete = done >= wanted
    _tell(asker, into, done, complete)


def _tell(asker: Business, into: int, done: tuple[int, ...] | int, complete: bool) -> None:
    """Write what really happened to the program that asked."""
    if isinstance(asker, Frame):
        if into >= 0:
            asker.slots[into] = done
        if not complete:
            asker.slots[DID] = False
            asker.whole = False


def _damage(st: State, kind: int, items: list[Item], rule: CR, in_challenge: bool, pierces: bool) -> int:
    """All damage of one event is placed at the same time; how much in all."""
    hits = [(ref, n, source) for ref, _, n, source in items if ref in st.in_play]
    if kind == Happening.DAMAGE_DEALT and st.setup.edition.resist == RESIST_AFTER:  # after replacements (2.0:6.7.2.2)
        hits = [(ref, _left_of(st, ref, n, source, pierces), source) for ref, n, source in hits]
    game_actions.add_damage(st, hits, kind, rule, in_challenge)
    return sum(n for _, n, _ in hits)


def damage_items(st: State, refs: tuple[int, ...], n: int, source: int) -> list[Item]:
    """Damage that would be dealt or put: only to characters and locations in play that can take it."""
    items: list[Item] = []
    for ref in refs:
        if ref in st.in_play and card_tests.spec_of(st, ref).printed.willpower > 0 and can_take_damage(st, ref):
            items.append((ref, st.owner_of(ref), n, source))
    return items


def can_be_dealt_damage(st: State, ref: int, by: int = 0) -> bool:
    """ "Can't be dealt damage": no damage is dealt at all (1.2.2)."""
    return can_take_damage(st, ref) and not card_tests.forbidden(st, ref, Doing.BE_DEALT_DAMAGE, by)


def can_take_damage(st: State, ref: int) -> bool:
    """ "Takes no damage": none is dealt, put or moved there (1.9.3)."""
    return not card_tests.values_of(st, ref).cant >> Doing.TAKE_DAMAGE & 1
