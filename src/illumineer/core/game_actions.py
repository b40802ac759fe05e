"""The game actions (1.7.1): the only functions that change cards and players.

One function per game action; each changes the state and says so in the same act, with the rule
it follows.  Nothing here decides whether something may happen, or asks anybody anything.
"""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.compile import aspects
from illumineer.compile.specs import AbilitySpec
from illumineer.core import derive, rng
from illumineer.core.context import Context
from illumineer.core.derive import Watch
from illumineer.core.state import ID_BITS, ID_MASK, CardInPlay, Lasting, SlotValue, State
from illumineer.core.triggers import happen
from illumineer.cr import CR
from illumineer.vocab import CardType, Cause, Duration, Happening, Side, Zone

_H: Final = Happening
_PLAY: Final = int(Zone.PLAY)
_HAND: Final = int(Zone.HAND)
_DECK: Final = int(Zone.DECK)
_DISCARD: Final = int(Zone.DISCARD)
_INKWELL: Final = int(Zone.INKWELL)
_UNDER: Final = int(Zone.UNDER)
_RESOLVING: Final = int(Zone.RESOLVING)
_OUT: Final = int(Zone.OUT)
EVERYONE: Final = (1 << 8) - 1


# --- bookkeeping shared by all ---------------------------------------------------------------


def writable(st: State, ref: int) -> CardInPlay:
    """The card in play, as an object that this state alone holds."""
    card = st.in_play[ref]
    if card.epoch is not st.epoch:
        card = card.clone(st.epoch)
        st.in_play[ref] = card
    return card


def _table_changed(st: State, cards: list[CardInPlay]) -> None:
    """Cards have entered or left play: what was derived is derived anew, unless nobody can tell."""
    if st.watch or not all(card.spec.is_quiet for card in cards):
        st.derived = None


def roll(st: State, n: int) -> int:
    """A random number below n."""
    st.rng = rng.advance(st.rng)
    return (rng.value(st.rng) * n) >> 64


def _renew(st: State, card: int, zone: int) -> int:
    """The card becomes a new card in that zone (7.1.6)."""
    st.counter += 1
    ref = st.counter << ID_BITS | card
    st.ref[card] = ref
    st.zone[card] = zone
    return ref


def _take(st: State, card: int) -> None:
    """Take a card that is not in play out of its zone."""
    zone = st.zone[card]
    owner = st.setup.owner[card]
    if zone == _HAND:
        st.hand[owner].remove(card)
        st.touch(aspects.HAND)
    elif zone == _DECK:
        deck = st.deck[owner]
        if deck[-1] == card:
            deck.pop()
        else:
            deck.remove(card)
        st.touch(aspects.DECK)
    elif zone == _DISCARD:
        st.discard[owner].remove(card)
        st.touch(aspects.DISCARD)
        happen(st, _H.LEFT_DISCARD, CR.ZONE_DISCARD, owner, st.ref[card])
    elif zone == _INKWELL:
        ready = st.ink_ready[owner]
        (ready if card in ready else st.ink_exerted[owner]).remove(card)
        st.touch(aspects.INKWELL)
    elif zone == _UNDER:
        for ref in st.play[owner]:
            top = st.in_play[ref]
            if card in top.under or card in top.facedown:
                top = writable(st, ref)
                top.under = tuple(c for c in top.under if c != card)
                top.facedown = tuple(c for c in top.facedown if c != card)
                st.touch(aspects.UNDER)
                break


def _arrive(st: State, card: int, zone: int, side: int = Side.TOP, exerted: bool = False) -> None:
    """Put a card that has been taken out of its zone into another, and who knows it there."""
    owner = st.setup.owner[card]
    came_from = st.zone[card]
    _renew(st, card, zone)
    public = came_from == _PLAY or came_from == _DISCARD or came_from == _RESOLVING
    if zone == _HAND:
        st.hand[owner].append(card)
        st.known[card] = EVERYONE if public else st.known[card] | 1 << owner
        st.touch(aspects.HAND)
    elif zone == _DECK:
        if side == Side.BOTTOM:
            st.deck[owner].insert(0, card)
        else:
            st.deck[owner].append(card)
        if public:
            st.known[card] = EVERYONE
        st.touch(aspects.DECK)
    elif zone == _DISCARD:
        st.discard[owner].append(card)
        st.known[card] = EVERYONE
        st.touch(aspects.DISCARD)
        happen(st, _H.PUT_INTO_DISCARD, CR.ZONE_DISCARD, owner, st.ref[card])
    elif zone == _INKWELL:
        (st.ink_exerted if exerted else st.ink_ready)[owner].append(card)
        if public:
            st.known[card] = EVERYONE
        st.touch(aspects.INKWELL)
    elif zone == _RESOLVING:
        st.known[card] = EVERYONE


# --- drawing, hands, decks -------------------------------------------------------------------


def draw(st: State, player: int, rule: CR = CR.DRAW_A_CARD, source: int = 0) -> int:
    """Draw a card; 0 if there was none."""
    refill(st, player)  # it may have run out with nothing in the discard to refill it
    deck = st.deck[player]
    if not deck:
        if st.setup.edition.empty_draw_loses and not st.setup.pack_rush:
            st.overdrew[player] = True
        return 0
    card = deck[-1]
    _take(st, card)
    _arrive(st, card, _HAND)
    refill(st, player)
    happen(st, _H.DREW, rule, player, st.ref[card], source=source)
    return st.ref[card]


def shuffle(st: State, player: int, rule: CR = CR.ZONE_DECK_PRIVATE, keep: tuple[int, ...] = ()) -> None:
    """Shuffle a deck, all but the cards to keep: nobody knows where its cards are any more."""
    mix(st, [card for card in st.deck[player] if card not in keep])
    happen(st, _H.SHUFFLED, rule, player)


def mix(st: State, cards: list[int]) -> None:
    """Put cards of a deck into a random order among their places.

    What changes places is which card an id stands for, so that an id cannot be followed through.
    """
    defs = st.defs
    state = st.rng
    for i in range(len(cards) - 1, 0, -1):
        state = rng.advance(state)
        a, b = cards[i], cards[(rng.value(state) * (i + 1)) >> 64]
        defs[a], defs[b] = defs[b], defs[a]
    st.rng = state
    for card in cards:
        st.known[card] = 0
        _renew(st, card, _DECK)


def refill(st: State, player: int) -> None:
    """Pack Rush: an empty deck is made anew from the discard (10.2.5)."""
    if st.setup.pack_rush and not st.deck[player] and st.discard[player]:
        for card in st.discard[player][:]:
            _take(st, card)
            _arrive(st, card, _DECK)
        shuffle(st, player)
        happen(st, _H.DECK_REFILLED, CR.PACK_RUSH_DECK_REFILLED, player)


def move(
    st: State,
    refs: tuple[int, ...] | list[int],
    zone: int,
    rule: CR,
    side: int = Side.TOP,
    exerted: bool = False,
    source: int = 0,
    cause: int = Cause.ABILITY,
) -> list[int]:
    """Put cards into a hand, deck, inkwell or discard of their players; their new references.

    Cards in play leave play together, each with what is under it (5.1.1.7).
    """
    leaving = [ref for ref in refs if ref in st.in_play]
    moved: list[int] = []
    if leaving:
        moved = leave_play(st, leaving, zone, rule, side, exerted, source)
    for ref in refs:
        card = ref & ID_MASK
        if ref not in leaving and st.ref[card] == ref and st.zone[card] not in (_OUT, _PLAY):
            was = st.zone[card]
            owner = st.setup.owner[card]
            if was == _DISCARD:
                _remember(st, ref)
            _take(st, card)
            _arrive(st, card, zone, side, exerted)
            if was == _DECK:
                refill(st, owner)
            new = st.ref[card]
            moved.append(new)
            _tell_arrival(st, card, zone, was, rule, owner, source, cause)
    if side == Side.SHUFFLE and zone == _DECK:
        for ref in moved:
            _remember(st, ref)
        for player in sorted({st.setup.owner[ref & ID_MASK] for ref in refs}):
            shuffle(st, player)
        return moved
    return [st.ref[ref & ID_MASK] for ref in moved]


def _remember(st: State, ref: int) -> CardInPlay:
    """Keep what is known of a card that becomes another: an effect may still ask for its name."""
    card = ref & ID_MASK
    last = CardInPlay(ref, card, st.setup.owner[card], st.epoch, st.spec(card))
    last.values = last.spec.printed
    st.last[ref] = last
    return last


def _tell_arrival(st: State, card: int, zone: int, was: int, rule: CR, owner: int, source: int, cause: int) -> None:
    ref = st.ref[card]
    if zone == _INKWELL:
        happen(st, _H.PUT_INTO_INKWELL, rule, owner, ref, source=source, cause=cause)
    elif zone == _HAND:
        if was == _DISCARD:
            happen(st, _H.RETURNED_FROM_DISCARD, rule, owner, ref, source=source)
        else:
            happen(st, _H.PUT_INTO_HAND, rule, owner, ref, source=source)
    elif zone == _DECK:
        happen(st, _H.PUT_ON_DECK, rule, owner, ref, source=source)
    elif zone == _DISCARD and was == _HAND:
        happen(st, _H.DISCARDED, rule, owner, ref, source=source)


def discard(st: State, refs: tuple[int, ...] | list[int], source: int = 0, cause: int = Cause.ABILITY) -> list[int]:
    """Discard cards from hands (7.3.4): each card is told, and then how many there were at once."""
    moved = move(st, refs, _DISCARD, CR.ZONE_HAND_DISCARD, source=source, cause=cause)
    for player in st.players_from(st.active):
        n = sum(1 for ref in moved if st.owner_of(ref) == player)
        if n:
            happen(st, _H.DISCARDS, CR.ZONE_HAND_DISCARD, player, n=n, source=source, cause=cause)
    return moved


def reveal(st: State, refs: tuple[int, ...], rule: CR = CR.REVEAL, source: int = 0) -> None:
    """Show cards to all players (6.1.14.1)."""
    for ref in refs:
        card = st.card_of(ref)
        if card >= 0:
            st.known[card] = EVERYONE
            happen(st, _H.REVEALED, rule, st.setup.owner[card], ref, source=source)


def look(st: State, refs: tuple[int, ...], player: int, source: int = 0) -> None:
    """Let one player see hidden cards."""
    for ref in refs:
        card = st.card_of(ref)
        if card >= 0:
            st.known[card] |= 1 << player
            happen(st, _H.LOOKED, CR.ZONE_PRIVATE, player, ref, source=source)


def lose_track(st: State, cards: list[int], seers: int) -> None:
    """Only the players of that mask still know which of the cards is which."""
    for card in cards:
        st.known[card] &= seers


# --- leaving and entering play ---------------------------------------------------------------


def leave_play(
    st: State,
    refs: list[int],
    zone: int,
    rule: CR,
    side: int = Side.TOP,
    exerted: bool = False,
    source: int = 0,
    kind: int = -1,
) -> list[int]:
    """Cards leave play together; the triggers that see it are those from just before (7.4.3)."""
    before = derive.watchers(st)
    gone = [(ref, derive.values(st, st.in_play[ref])) for ref in refs if ref in st.in_play]
    left: list[CardInPlay] = []
    for ref, values in gone:
        card = writable(st, ref)
        card.values = values
        left.append(card)
        del st.in_play[ref]
        st.play[card.player].remove(ref)
        st.last[ref] = card
    _leave_locations(st, [card.ref for card in left])
    st.lasting = [x for x in st.lasting if x.duration != Duration.WHILE_SOURCE_IN_PLAY or x.source in st.in_play]
    _table_changed(st, left)
    moved: list[int] = []
    for card in left:
        for id in (card.card, *card.under, *card.facedown):
            if id != card.card:
                st.zone[id] = _PLAY if id in card.under else _UNDER
            _arrive(st, id, zone, side, exerted)
            moved.append(st.ref[id])
        _keep_reference(st, card, zone)
        card.next_ref = st.ref[card.card]
    for card in left:
        _tell_leaving(st, card, zone, rule, source, kind, before)
    return moved


def _keep_reference(st: State, card: CardInPlay, zone: int) -> None:
    """In 1.x a card that goes to a public zone is still the same card (8.1.5).

    A shifted character's reference is that of the card at the bottom of the stack: it is not kept.
    """
    if zone == _DISCARD and not st.setup.edition.new_card_in_any_zone and card.ref & ID_MASK == card.card:
        st.ref[card.card] = card.ref


def _leave_locations(st: State, refs: list[int]) -> None:
    """Characters at a location that leaves play stay, at no location (5.6.6)."""
    for other in st.table() + [st.last[ref] for ref in refs if ref in st.last]:
        if other.location in refs:
            place = st.last.get(other.location)
            if place is not None:
                place.here = (*place.here, other.ref)
            if other.ref in st.in_play:
                writable(st, other.ref).location = 0


def _tell_leaving(
    st: State, card: CardInPlay, zone: int, rule: CR, source: int, kind: int, before: dict[int, list[Watch]]
) -> None:
    ref, owner = card.ref, card.player
    in_challenge = st.challenge is not None and ref in st.challenge
    if kind >= 0:
        happen(st, kind, rule, owner, ref, source=source, in_challenge=in_challenge, before=before)
    elif zone == _HAND:
        happen(st, _H.RETURNED_TO_HAND, rule, owner, ref, source=source, before=before)
    elif zone == _INKWELL:
        for id in (card.card, *card.under, *card.facedown):  # each card for itself (7.5.2)
            happen(st, _H.PUT_INTO_INKWELL, rule, owner, st.ref[id], source=source, before=before)
    elif zone == _DECK:
        happen(st, _H.PUT_ON_DECK, rule, owner, ref, source=source, before=before)
    happen(st, _H.LEFT_PLAY, rule, owner, ref, source=source, in_challenge=in_challenge, before=before)


def banish(st: State, refs: list[int], rule: CR, source: int = 0) -> list[int]:
    """Banish cards together: from play to the discard."""
    return leave_play(st, refs, _DISCARD, rule, source=source, kind=_H.BANISHED)


def announce(st: State, card: int) -> None:
    """The card is revealed as the one being played (4.3.2.1)."""
    st.known[card] = EVERYONE


def enter_play(st: State, card: int, player: int, exerted: bool, damage: int) -> int:
    """Put a card into play (4.3.3.1)."""
    keep = not st.setup.edition.new_card_in_any_zone and st.zone[card] == _DISCARD
    old = st.ref[card]
    _take(st, card)
    ref = _renew(st, card, _PLAY)
    if keep:
        ref = st.ref[card] = old
    st.known[card] = EVERYONE
    made = CardInPlay(ref, card, player, st.epoch, st.spec(card))
    made.exerted = exerted
    made.damage = damage
    made.drying = st.spec(card).type == CardType.CHARACTER
    made.entered = st.turn
    st.in_play[ref] = made
    st.play[player].append(ref)
    st.last.pop(ref, None)
    _table_changed(st, [made])
    happen(st, _H.ENTERED, CR.PLAY_ENTERS, player, ref)
    return ref


def shift_onto(
    st: State, card: int, player: int, onto: tuple[int, ...], exerted: bool, damage: int
) -> tuple[int, tuple[Watch, ...]]:
    """Put a card on top of one character, or of two (8.10).

    The character goes on under its reference: exerted or ready, dry or drying, with its damage
    and with what lasts on it.  Also gives the abilities of the covered cards, which still see the
    card that covers them being played (4.3.4.2).
    """
    watching = [_seeing(st, ref) for ref in onto]
    _take(st, card)
    covered: list[tuple[int, int]] = []
    top = writable(st, onto[0])
    non_character = top.spec.type != CardType.CHARACTER
    st.zone[top.card] = _UNDER
    covered.append((top.card, _renew(st, top.card, _UNDER)))
    top.under = (top.card, *top.under)
    if non_character:
        top.drying = top.entered == st.turn  # 8.10.4.1
    for ref in onto[1:]:
        other = st.in_play[ref]
        top.damage += other.damage
        top.exerted = top.exerted or other.exerted
        top.drying = top.drying or other.drying
        covered.append((other.card, _renew(st, other.card, _UNDER)))
        top.under = (*top.under, other.card, *other.under)
        top.facedown = top.facedown + other.facedown
        del st.in_play[ref]
        st.play[player].remove(ref)
        st.lasting = [_retarget(lasting, ref, top.ref) for lasting in st.lasting]
    _source_is_gone(st, onto, [id for id, _ in covered])
    top.card = card
    top.spec = st.spec(card)
    top.shifted = True
    top.exerted = top.exerted or exerted
    top.damage += damage
    st.ref[card] = top.ref
    st.zone[card] = _PLAY
    st.known[card] = EVERYONE
    st.derived = None
    more = tuple(
        Watch(spec, event, Context(ref, player), 0, 0)
        for (_, ref), abilities in zip(covered, watching, strict=True)
        for spec in abilities
        for event in spec.node.events  # type: ignore[attr-defined]
    )
    for _, ref in covered:
        happen(st, _H.SHIFTED_ONTO, CR.SHIFT, player, top.ref, ref, more=more)
    happen(st, _H.ENTERED, CR.PLAY_ENTERS, player, top.ref)
    return top.ref, more


def _seeing(st: State, ref: int) -> list[AbilitySpec]:
    """The triggered abilities of its own that a card about to be covered has now."""
    return [
        spec
        for spec, grant in derive.values(st, st.in_play[ref]).abilities
        if not grant and isinstance(spec.node, ir.Triggered) and spec.node.zone == _PLAY
    ]


def _source_is_gone(st: State, refs: tuple[int, ...], cards: list[int]) -> None:
    """Cards are no longer in play, though their references live on: what hangs on the cards ends.

    That is what lasts while they are in play, what Temporary Shift would return (8.10.8.5), and
    the count of what their own abilities have done this turn (6.1.13.2).
    """
    book = st.setup.book
    st.lasting = [
        x
        for x in st.lasting
        if x.source not in refs or (x.ability != book.temporary.id and x.duration != Duration.WHILE_SOURCE_IN_PLAY)
    ]
    own = {spec.id for card in cards for spec in st.spec(card).specs} | {book.boost.id}
    st.used = {
        key: n for key, n in st.used.items() if key[0] not in refs or key[2] or (key[1] >= 0 and key[1] not in own)
    }


def _retarget(lasting: Lasting, old: int, new: int) -> Lasting:
    """What lasts on a card, or is about it, as the same on another."""
    if lasting.target != old and not any(held == old or _holds(held, old) for held in lasting.slots):
        return lasting
    changed = lasting.clone()
    if lasting.target == old:
        changed.target = new
    changed.slots = tuple(
        tuple(new if ref == old else ref for ref in held) if _holds(held, old) else new if held == old else held
        for held in lasting.slots
    )
    return changed


def _holds(held: SlotValue, ref: int) -> bool:
    return isinstance(held, tuple) and ref in held


def return_top_alone(st: State, ref: int, rule: CR) -> None:
    """Temporary Shift: only the top card goes to the hand; what was under it stays (8.10.8.5)."""
    top = writable(st, ref)
    if not top.under:
        leave_play(st, [ref], _HAND, rule)
        return
    card = top.card
    before = derive.watchers(st)
    # The character goes on under its reference; the card that leaves it is last known under one of its own.
    last = top.clone(st.epoch)
    last.values = derive.values(st, top)
    last.ref = _renew(st, card, _PLAY)
    st.last[last.ref] = last
    _source_is_gone(st, (ref,), [card])
    below = top.under[0]
    top.card = below
    top.spec = st.spec(below)
    top.under = top.under[1:]
    top.shifted = bool(top.under)
    if st.spec(below).type != CardType.CHARACTER:  # an item, from Potato Shift (5.1.2.2)
        top.location = top.damage = 0
    st.ref[below] = ref
    st.zone[below] = _PLAY
    st.derived = None
    _arrive(st, card, _HAND)
    last.next_ref = st.ref[card]
    for kind in (_H.RETURNED_TO_HAND, _H.LEFT_PLAY):
        seeing = {int(kind): [_as_of(watch, ref, last) for watch in before.get(kind, [])]}
        happen(st, kind, rule, top.player, last.ref, before=seeing)


def _as_of(watch: Watch, ref: int, last: CardInPlay) -> Watch:
    """An ability of the card that leaves its stack is that card's, not of the character that stays."""
    if watch.context.source != ref or watch.lasting:
        return watch
    return Watch(watch.spec, watch.event, Context(last.ref, last.player), watch.grant, 0)


def put_under(st: State, refs: tuple[int, ...], top_ref: int, facedown: bool, source: int = 0) -> list[int]:
    """Put cards under a card in play, face down or face up."""
    moved: list[int] = []
    for ref in refs:
        if ref in st.in_play:
            if ref == top_ref:
                continue
            moved += leave_play(st, [ref], _RESOLVING, CR.STATE_UNDER, source=source)
        elif st.card_of(ref) >= 0:
            card = st.card_of(ref)
            was, owner = st.zone[card], st.setup.owner[card]
            _take(st, card)
            if was == _DECK:
                refill(st, owner)
            moved.append(ref)
    done: list[int] = []
    for ref in moved:
        card = ref & ID_MASK
        top = writable(st, top_ref)
        if facedown:
            top.facedown = (card, *top.facedown)
            st.known[card] = 0  # private information, even if it was public once (7.4.2.1, 8.4.2)
        else:
            top.under = (*top.under, card)
            st.known[card] = EVERYONE
        done.append(_renew(st, card, _UNDER))
        st.touch(aspects.UNDER)
        happen(st, _H.PUT_UNDER, CR.STATE_UNDER, top.player, top_ref, done[-1], source=source)
    return done


def start_resolving(st: State, card: int) -> int:
    """An action is put into the Play zone while its effect resolves (5.4.1.2)."""
    _take(st, card)
    _arrive(st, card, _RESOLVING)
    return st.ref[card]


def finish_action(st: State, ref: int, zone: int = _DISCARD, side: int = Side.TOP) -> None:
    """The effect is resolved: the action goes to the discard, or where an effect sends it."""
    card = st.card_of(ref)
    if card >= 0 and st.zone[card] == _RESOLVING:
        # "That song" can be followed out of the Play zone, once, like any other card (6.1.11).
        last = _remember(st, ref)
        _arrive(st, card, zone, side)
        last.next_ref = st.ref[card]


# --- states of cards in play -----------------------------------------------------------------


def exert(st: State, ref: int, rule: CR, source: int = 0, cause: int = Cause.ABILITY) -> bool:
    """Exert a card; False if it was exerted already."""
    if st.in_play[ref].exerted:
        return False
    card = writable(st, ref)
    card.exerted = True
    st.touch(aspects.EXERT)
    happen(st, _H.EXERTED, rule, card.player, ref, source=source, cause=cause)
    return True


def ready(st: State, ref: int, rule: CR, source: int = 0, cause: int = Cause.ABILITY) -> bool:
    """Ready a card; False if it was ready already."""
    if not st.in_play[ref].exerted:
        return False
    card = writable(st, ref)
    card.exerted = False
    st.touch(aspects.EXERT)
    happen(st, _H.READIED, rule, card.player, ref, source=source, cause=cause)
    return True


def dry(st: State, player: int) -> None:
    """The player's characters are no longer drying (3.2.2.1)."""
    changed = False
    for ref in st.play[player]:
        if st.in_play[ref].drying:
            writable(st, ref).drying = False
            changed = True
    if changed:
        st.touch(aspects.DRYING)
        happen(st, _H.BECAME_DRY, CR.TURN_SET_DRY, player)


def move_to(st: State, ref: int, location: int, rule: CR, source: int = 0) -> None:
    """A character moves to a location."""
    card = writable(st, ref)
    came = int(card.location != 0)  # the event's number: 1 if it came from another location
    card.location = location
    st.touch(aspects.LOCATION)
    happen(st, _H.MOVED, rule, card.player, ref, location, came, source=source)


# --- damage ----------------------------------------------------------------------------------


def add_damage(st: State, hits: list[tuple[int, int, int]], kind: int, rule: CR, in_challenge: bool) -> None:
    """Place damage counters: dealt, put or moved (1.9.2).  A hit is (card, number, source).

    All of them are placed at the same time, before any of it is told (6.7.2.3).
    """
    for ref, n, source in hits:
        if n > 0:
            writable(st, ref).damage += n
            st.touch(aspects.DAMAGE)
            if source and _is_character(st, source):
                st.wounds.append((ref, source, in_challenge))
    for ref, n, source in hits:
        _tell_damage(st, ref, n, kind, rule, source, in_challenge)


def _is_character(st: State, ref: int) -> bool:
    """Only a character can banish another by its damage (1.8.1.4)."""
    card = st.in_play.get(ref) or st.last.get(ref)
    return card is not None and card.spec.type == CardType.CHARACTER


def _tell_damage(st: State, ref: int, n: int, kind: int, rule: CR, source: int, in_challenge: bool) -> None:
    """Dealt damage of 0 is told, too (1.9.5)."""
    player = st.owner_of(ref)
    edition = st.setup.edition
    dealt = kind == _H.DAMAGE_DEALT
    if n > 0 or (dealt and edition.zero_damage_is_dealt):
        if dealt or edition.damage_words_mean_take:
            happen(st, _H.DAMAGE_DEALT, rule, player, ref, source, n, source=source, in_challenge=in_challenge)
        elif kind != _H.DAMAGE_TAKEN:  # put damage is told below, as taken
            happen(st, kind, rule, player, ref, source, n, source=source, in_challenge=in_challenge)
        if n > 0 and (dealt or edition.put_damage_is_take):
            happen(
                st, _H.DAMAGE_TAKEN, CR.DAMAGE_TAKE, player, ref, source, n, source=source, in_challenge=in_challenge
            )


def remove_damage(st: State, ref: int, n: int, rule: CR = CR.DAMAGE_REMOVE, source: int = 0, player: int = -1) -> int:
    """Take counters off; how many."""
    n = min(n, st.in_play[ref].damage)
    if n > 0:
        writable(st, ref).damage -= n
        st.touch(aspects.DAMAGE)
        happen(st, _H.DAMAGE_REMOVED, rule, player, ref, n=n, source=source)
    return n


# --- players ---------------------------------------------------------------------------------


def gain_lore(st: State, player: int, n: int, rule: CR, source: int = 0) -> int:
    if n <= 0:
        return 0
    st.lore[player] += n
    st.touch(aspects.LORE)
    happen(st, _H.LORE_GAINED, rule, player, n=n, source=source)
    return n


def lose_lore(st: State, player: int, n: int, rule: CR = CR.LORE_NOT_BELOW_ZERO, source: int = 0) -> int:
    n = min(n, st.lore[player])
    if n <= 0:
        return 0
    st.lore[player] -= n
    st.touch(aspects.LORE)
    happen(st, _H.LORE_LOST, rule, player, n=n, source=source)
    return n


def pay_ink(st: State, player: int, n: int, drops: int, rule: CR, subject: int = 0) -> None:
    """Exert ready ink cards, and remove ink drops (1.13), to pay n."""
    if drops:
        st.drops[player] -= drops
        happen(st, _H.INK_DROPS_USED, CR.INK_DROPS, player, n=drops)
    cards = n - drops
    if cards:
        ready_cards = st.ink_ready[player]
        st.ink_exerted[player] += ready_cards[-cards:]
        del ready_cards[-cards:]
        st.touch(aspects.INKWELL)
    happen(st, _H.INK_PAID, rule, player, subject, n=n)


def exert_ink(st: State, player: int, n: int) -> int:
    cards = st.ink_ready[player]
    n = min(n, len(cards))
    if n:
        st.ink_exerted[player] += cards[-n:]
        del cards[-n:]
        st.touch(aspects.INKWELL)
    return n


def ready_ink(st: State, player: int, n: int = 1 << 20) -> int:
    cards = st.ink_exerted[player]
    n = min(n, len(cards))
    if n:
        st.ink_ready[player] += cards[-n:]
        del cards[-n:]
        st.touch(aspects.INKWELL)
    return n


def gain_drops(st: State, player: int, n: int, source: int = 0) -> None:
    if n > 0:
        st.drops[player] += n
        happen(st, _H.INK_DROPS_GAINED, CR.INK_DROPS, player, n=n, source=source)


# --- what lasts ------------------------------------------------------------------------------


def add_lasting(st: State, lasting: Lasting) -> None:
    st.lasting.append(lasting)
    st.derived = None


def remove_lasting(st: State, ids: list[int]) -> None:
    if ids:
        st.lasting = [lasting for lasting in st.lasting if lasting.id not in ids]
        st.derived = None


def drop_mod(st: State, lasting_id: int, index: int) -> None:
    """One mod of a lasting effect ceases to exist (8.1.2)."""
    for i, lasting in enumerate(st.lasting):
        if lasting.id == lasting_id:
            changed = lasting.clone()
            changed.dropped |= 1 << index
            st.lasting[i] = changed
            st.derived = None


def next_id(st: State) -> int:
    st.counter += 1
    return st.counter


def use(st: State, source: int, ability: int, grant: int) -> None:
    """Count that the ability has resolved this turn (6.1.13.2)."""
    key = (source, ability, grant)
    st.used[key] = st.used.get(key, 0) + 1


# --- the challenge, the turn -----------------------------------------------------------------


def set_challenge(st: State, challenge: tuple[int, int] | None) -> None:
    st.challenge = challenge
    st.touch(aspects.CHALLENGE)


def begin_turn(st: State, player: int) -> None:
    """The player becomes the active player (1.3.4.1)."""
    st.active = player
    st.turn += 1
    st.turns[player] += 1
    st.inked = 0
    st.used = {}
    st.turn_log = []
    st.last = {}
    st.wounds = []
    if st.lasting:  # some last only during a certain turn
        st.derived = None
    else:
        st.touch(aspects.TURN | aspects.HISTORY)
    happen(st, _H.TURN_BEGAN, CR.PLAYER_ACTIVE_ONLY_ONE, player, n=st.turn)


def set_step(st: State, step: int, rule: CR) -> None:
    st.step = step
    happen(st, _H.STEP_BEGAN, rule, st.active, n=step)


def ink(st: State, ref: int, exerted: bool) -> None:
    """The turn action's game action: a revealed card goes into the inkwell (4.2.1.3)."""
    st.inked += 1
    reveal(st, (ref,), CR.INK_REVEAL)
    move(st, (ref,), _INKWELL, CR.INK_PUT_IN_INKWELL, exerted=exerted, cause=Cause.RULE)


def leave_game(st: State, player: int) -> None:
    """A player leaves: their cards and waiting abilities go with them (9.2.3)."""
    st.out[player] = True
    leaving = [ref for ref in st.play[player]]
    for ref in leaving:
        del st.in_play[ref]
    for cards in (st.play, st.deck, st.hand, st.discard, st.ink_ready, st.ink_exerted):
        cards[player] = []
    _leave_locations(st, leaving)
    for card, owner in enumerate(st.setup.owner):
        if owner == player:
            _renew(st, card, _OUT)
    st.bag = [waiting for waiting in st.bag if waiting.player != player]
    st.queue = [waiting for waiting in st.queue if waiting.player != player]
    st.drops[player] = 0
    st.lasting = [x for x in st.lasting if x.duration != Duration.WHILE_SOURCE_IN_PLAY or x.source in st.in_play]
    if st.setup.edition.effects_leave_with_player:
        st.lasting = [lasting for lasting in st.lasting if player not in (lasting.player, lasting.until)]
    st.derived = None


def arrange(st: State, ids: list[int], side: int) -> None:
    """Cards just put into decks take the order given, topmost first (7.2.3)."""
    for player in range(st.setup.players):
        mine = [id for id in ids if st.setup.owner[id] == player and st.zone[id] == _DECK]
        if len(mine) < 2:
            continue
        rest = [id for id in st.deck[player] if id not in mine]
        upward = mine[::-1]
        st.deck[player] = upward + rest if side == Side.BOTTOM else rest + upward
        st.touch(aspects.DECK)
