"""Entering and leaving play (4.3.3, 7.4.3)."""

from __future__ import annotations

from illumineer.core import derive
from illumineer.core.derive import Watch
from illumineer.core.game_actions.base import (
    EVERYONE,
    arrive,
    known_to,
    put_where,
    refer,
    remember,
    renew,
    table_changed,
    take,
    writable,
)
from illumineer.core.game_actions.turns import keep_lasting
from illumineer.core.state import CardId, CardInPlay, State, card_id, with_card, without_card
from illumineer.core.triggers import as_it_was, happen
from illumineer.cr import CR
from illumineer.facts import ENTERS_EXERTED, Goes
from illumineer.vocab import CardType, Duration, Happening, Side, Zone


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
    then = as_it_was(st, before)
    gone = [(ref, derive.values(st, st.in_play[ref])) for ref in refs if ref in st.in_play]
    left: list[CardInPlay] = []
    for ref, values in gone:
        card = writable(st, ref)
        card.values = values
        left.append(card)
        del st.in_play[ref]
        st.play = without_card(st.play, card.player, ref)
        st.rows = None
        st.last[ref] = card
    leave_locations(st, [card.ref for card in left])
    kept = [x for x in st.lasting if x.duration != Duration.WHILE_SOURCE_IN_PLAY or x.source in st.in_play]
    keep_lasting(st, kept, CR.DURATION_WHILE)
    table_changed(st, left)
    moved: list[int] = []
    for card in left:
        # The cards of a stack go together, and are none there (8.10.7); counters are not kept (1.9.6).
        for id in (card.card, *card.under, *card.facedown):
            if id != card.card:
                refer(st, id, st.ref[id], Zone.PLAY if id in card.under else Zone.UNDER)
            arrive(st, id, zone, side, exerted, CR.ZONE_DISCARD if id == card.card else _stack_rule(card))
            moved.append(st.ref[id])
        _keep_reference(st, card, zone)
        card.next_ref = st.ref[card.card]
        card.gone = st.counter
    for card in left:
        _tell_leaving(st, card, zone, put_where(zone, side, exerted), rule, source, kind, before, then)
        if st.log is not None and zone != Zone.RESOLVING:
            for id in (*card.under, *card.facedown):
                happen(
                    st, Happening.WENT_ALONG, _stack_rule(card), card.player, st.ref[id], source=card.ref,
                    fact=Goes(zone, side, exerted),
                )  # fmt: skip
    return moved


def _stack_rule(card: CardInPlay) -> CR:
    """The rule by which the cards under a card that leaves play go where it goes (5.1.1.7, 8.10.7)."""
    return CR.SHIFT_STACK_LEAVES if card.shifted else CR.STATE_STACK


def _keep_reference(st: State, card: CardInPlay, zone: int) -> None:
    """In 1.x a card that goes to a public zone is still the same card (8.1.5).

    A shifted character's reference is that of the card at the bottom of the stack: it is not kept.
    """
    if zone == Zone.DISCARD and not st.setup.edition.new_card_in_any_zone and card_id(card.ref) == card.card:
        refer(st, card.card, card.ref, zone)


def leave_locations(st: State, refs: list[int]) -> None:
    """Characters at a location that leaves play stay, at no location (5.6.6)."""
    for other in st.table() + [st.last[ref] for ref in refs if ref in st.last]:
        if other.location in refs:
            place = st.last.get(other.location)
            if place is not None:
                place.here = (*place.here, other.ref)
            if other.ref in st.in_play:
                writable(st, other.ref).location = 0


def _tell_leaving(
    st: State,
    card: CardInPlay,
    zone: int,
    where: Goes | None,
    rule: CR,
    source: int,
    kind: int,
    before: dict[int, list[Watch]],
    then: State | None,
) -> None:
    ref, owner = card.ref, card.player
    in_challenge = st.challenge is not None and ref in st.challenge
    other = 0  # the other card of the challenge
    if st.challenge is not None and in_challenge:
        other = st.challenge[1] if ref == st.challenge[0] else st.challenge[0]
    if kind >= 0:
        happen(st, kind, rule, owner, ref, other, source=source, in_challenge=in_challenge, before=before, then=then)
    elif zone == Zone.HAND:
        happen(st, Happening.RETURNED_TO_HAND, rule, owner, ref, source=source, before=before, then=then)
    elif zone == Zone.INKWELL:
        # Each card for itself (7.5.2).  What waits for it has to be in play by then: these have left before.
        for id in (card.card, *card.under, *card.facedown):
            by = rule if id == card.card else _stack_rule(card)
            happen(st, Happening.PUT_INTO_INKWELL, by, owner, st.ref[id], source=source, fact=where)
    elif zone == Zone.DECK:
        happen(st, Happening.PUT_ON_DECK, rule, owner, ref, source=source, fact=where, before=before, then=then)
    left = Happening.LEFT_PLAY
    happen(st, left, rule, owner, ref, source=source, in_challenge=in_challenge, before=before, then=then)


def banish(st: State, refs: list[int], rule: CR, source: int = 0) -> list[int]:
    """Banish cards together: from play to the discard."""
    return leave_play(st, refs, Zone.DISCARD, rule, source=source, kind=Happening.BANISHED)


def announce(st: State, card: CardId) -> None:
    """The card is revealed as the one being played (4.3.2.1)."""
    known_to(st, card, EVERYONE)


def enter_play(
    st: State, card: CardId, player: int, exerted: bool, damage: int, drops: int = 0, dry: bool = False
) -> int:
    """Put a card into play (4.3.3.1)."""
    keep = not st.setup.edition.new_card_in_any_zone and st.zone[card] == Zone.DISCARD
    old = st.ref[card]
    take(st, card)
    ref = renew(st, card, Zone.PLAY)
    if keep:
        ref = old
        refer(st, card, ref, Zone.PLAY)
    known_to(st, card, EVERYONE)
    made = CardInPlay(ref, card, player, st.epoch, st.spec(card))
    made.exerted = exerted
    made.damage = damage
    made.drying = not dry and st.spec(card).type == CardType.CHARACTER  # no other card dries (5.1.2.1)
    made.entered = st.turn
    made.drops_used = drops
    st.in_play[ref] = made
    st.play = with_card(st.play, player, ref)
    st.rows = None
    st.last.pop(ref, None)
    table_changed(st, [made])
    # Cards that notice how it entered ask for `n`.
    fact = ENTERS_EXERTED if exerted else None
    happen(st, Happening.ENTERED, CR.PLAY_ENTERS, player, ref, n=int(exerted), fact=fact)
    return ref


def start_resolving(st: State, card: CardId) -> int:
    """An action is put into the Play zone while its effect resolves (5.4.1.2)."""
    take(st, card)
    arrive(st, card, Zone.RESOLVING)
    return st.ref[card]


def finish_action(st: State, ref: int, zone: int = Zone.DISCARD, side: int = Side.TOP) -> None:
    """The effect is resolved: the action goes to the discard, or where an effect sends it."""
    card = st.card_of(ref)
    if card >= 0 and st.zone[card] == Zone.RESOLVING:
        # "That song" can be followed out of the Play zone, once, like any other card (6.1.11).
        last = remember(st, ref)
        arrive(st, card, zone, side, rule=CR.PLAY_ACTION_RESOLVES)
        last.next_ref = st.ref[card]
