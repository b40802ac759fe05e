"""Cards on their way between zones (7.1.6)."""

from __future__ import annotations

from illumineer.compile import aspects
from illumineer.core.facts import CAME_FROM, FACES, Goes
from illumineer.core.game_actions.base import (
    DECK,
    DISCARD,
    EVERYONE,
    HAND,
    INKWELL,
    OUT,
    PLAY,
    arrive,
    known_to,
    put_where,
    remember,
    renew,
    take,
    writable,
)
from illumineer.core.game_actions.decks import refill, shuffle
from illumineer.core.game_actions.play import leave_play
from illumineer.core.state import State, card_id
from illumineer.core.triggers import happen
from illumineer.cr import CR
from illumineer.vocab import Cause, Happening, Side, Zone


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
    milled: list[int] = []  # whose cards went from the deck into the discard
    if leaving:
        moved = leave_play(st, leaving, zone, rule, side, exerted, source)
    for ref in refs:
        card = card_id(ref)
        was = st.zone[card]
        if st.ref[card] == ref and was != OUT and was != PLAY and ref not in leaving:
            owner = st.setup.owner[card]
            if was == DISCARD:
                remember(st, ref)
            take(st, card)
            arrive(st, card, zone, side, exerted)
            if was == DECK:
                refill(st, owner)
                if zone == DISCARD:
                    milled.append(owner)
            new = st.ref[card]
            moved.append(new)
            _tell_arrival(st, card, zone, put_where(zone, side, exerted), was, rule, owner, source, cause)
    for owner in dict.fromkeys(milled):
        n = milled.count(owner)
        happen(st, Happening.PUTS_INTO_DISCARD, rule, owner, n=n, source=source, cause=cause, fact=CAME_FROM[DECK])
    if zone == DECK and side == Side.SHUFFLE:
        for ref in moved:
            remember(st, ref)
        for player in sorted({st.setup.owner[card_id(ref)] for ref in refs}):
            shuffle(st, player)
        return moved
    return [st.ref[card_id(ref)] for ref in moved]


def _tell_arrival(
    st: State,
    card: int,
    zone: int,
    where: Goes | None,
    was: int,
    rule: CR,
    owner: int,
    source: int,
    cause: int,
) -> None:
    ref = st.ref[card]
    if zone == INKWELL:
        happen(st, Happening.PUT_INTO_INKWELL, rule, owner, ref, source=source, cause=cause, fact=where)
    elif zone == HAND:
        if was == DISCARD:
            happen(st, Happening.RETURNED_FROM_DISCARD, rule, owner, ref, source=source)
        else:
            happen(st, Happening.PUT_INTO_HAND, rule, owner, ref, source=source)
    elif zone == DECK:
        happen(st, Happening.PUT_ON_DECK, rule, owner, ref, source=source, fact=where)
    elif zone == DISCARD and was == HAND:
        happen(st, Happening.DISCARDED, rule, owner, ref, source=source)


def discard(st: State, refs: tuple[int, ...] | list[int], source: int = 0, cause: int = Cause.ABILITY) -> list[int]:
    """Discard cards from hands (7.3.4): each card is told, and then how many there were at once."""
    moved = move(st, refs, DISCARD, CR.ZONE_HAND_DISCARD, source=source, cause=cause)
    for player in st.players_from(st.active):
        n = sum(1 for ref in moved if st.owner_of(ref) == player)
        if n:
            happen(st, Happening.DISCARDS, CR.ZONE_HAND_DISCARD, player, n=n, source=source, cause=cause)
    return moved


def put_under(st: State, refs: tuple[int, ...], top_ref: int, facedown: bool, source: int = 0) -> list[int]:
    """Put cards under a card in play, face down or face up."""
    moved: list[int] = []
    for ref in refs:
        if ref in st.in_play:
            if ref == top_ref:
                continue
            moved += leave_play(st, [ref], Zone.RESOLVING, CR.STATE_UNDER, source=source)
        elif st.card_of(ref) >= 0:
            card = st.card_of(ref)
            was, owner = st.zone[card], st.setup.owner[card]
            take(st, card)
            if was == DECK:
                refill(st, owner)
            moved.append(ref)
    done: list[int] = []
    for ref in moved:
        card = card_id(ref)
        top = writable(st, top_ref)
        if facedown:
            top.facedown = (card, *top.facedown)
            known_to(st, card, 0)  # private information, even if it was public once (7.4.2.1, 8.4.2)
        else:
            top.under = (*top.under, card)
            known_to(st, card, EVERYONE)
        done.append(renew(st, card, Zone.UNDER))
        st.touch(aspects.UNDER)
        face = FACES[facedown]
        happen(st, Happening.PUT_UNDER, CR.STATE_UNDER, top.player, top_ref, done[-1], source=source, fact=face)
    return done
