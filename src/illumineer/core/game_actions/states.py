"""States of cards in play: exerted, dry, where they are, damaged (5.1, 1.9)."""

from __future__ import annotations

from illumineer.compile import aspects
from illumineer.core.game_actions.base import writable
from illumineer.core.state import State
from illumineer.core.triggers import happen
from illumineer.cr import CR
from illumineer.vocab import CardType, Cause, Happening


def exert(st: State, ref: int, rule: CR, source: int = 0, cause: int = Cause.ABILITY) -> bool:
    """Exert a card; False if it was exerted already."""
    if st.in_play[ref].exerted:
        return False
    card = writable(st, ref)
    card.exerted = True
    st.touch(aspects.EXERT)
    happen(st, Happening.EXERTED, rule, card.player, ref, source=source, cause=cause)
    return True


def ready(st: State, ref: int, rule: CR, player: int, source: int = 0, cause: int = Cause.ABILITY) -> bool:
    """The player readies a card; False if it was ready already."""
    if not st.in_play[ref].exerted:
        return False
    card = writable(st, ref)
    card.exerted = False
    st.touch(aspects.EXERT)
    happen(st, Happening.READIED, rule, player, ref, source=source, cause=cause)
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
        happen(st, Happening.BECAME_DRY, CR.TURN_SET_DRY, player)


def move_to(st: State, ref: int, location: int, rule: CR, source: int = 0) -> None:
    """A character moves to a location."""
    card = writable(st, ref)
    came = int(card.location != 0)  # the event's number: 1 if it came from another location
    card.location = location
    st.touch(aspects.LOCATION)
    happen(st, Happening.MOVED, rule, card.player, ref, location, came, source=source)


def add_damage(st: State, hits: list[tuple[int, int, int]], kind: int, rule: CR, in_challenge: bool) -> None:
    """Place damage counters: dealt, put or moved (1.9.2).  A hit is (card, number, source).

    All of them are placed at the same time, before any of it is told (6.7.2.3).
    """
    st.checked = None
    for ref, n, source in hits:
        if n > 0:
            writable(st, ref).damage += n
            st.touch(aspects.DAMAGE)
            if source and _is_character(st, source):
                st.wounds = [*st.wounds, (ref, source, in_challenge)]
    for ref, n, source in hits:
        _tell_damage(st, ref, n, kind, rule, source, in_challenge)


def _is_character(st: State, ref: int) -> bool:
    """Only a character can banish another by its damage (1.8.1.4)."""
    card = st.in_play.get(ref) or st.last.get(ref)
    return card is not None and card.spec.type == CardType.CHARACTER


def _tell_damage(st: State, ref: int, n: int, kind: int, rule: CR, source: int, in_challenge: bool) -> None:
    """Dealt damage of 0 is told, too (1.9.5), if Resist has made it so (8.8.2): none of it was taken."""
    player = st.owner_of(ref)
    edition = st.setup.edition
    dealt = kind == Happening.DAMAGE_DEALT
    if n > 0 or (dealt and edition.zero_damage_is_dealt):
        if dealt or edition.damage_words_mean_take:
            # Only "is dealt damage" ever meant taking it (2.0:1.9.1.5, 2.0:1.9.2): nobody deals what is put or moved.
            dealer = source if dealt else 0
            happen(st, Happening.DAMAGE_DEALT, rule, player, ref, dealer, n, source=dealer, in_challenge=in_challenge)
        if not dealt and kind != Happening.DAMAGE_TAKEN:  # put damage is told below, as taken
            happen(st, kind, rule, player, ref, source, n, source=source, in_challenge=in_challenge)
        if n > 0 and (dealt or edition.put_damage_is_take):
            by = rule if kind == Happening.DAMAGE_TAKEN else CR.DAMAGE_TAKE
            happen(st, Happening.DAMAGE_TAKEN, by, player, ref, source, n, source=source, in_challenge=in_challenge)


def remove_damage(
    st: State, ref: int, n: int, rule: CR = CR.DAMAGE_REMOVE, source: int = 0, player: int = -1, goal: int = 0
) -> int:
    """Take counters off, to move them to the `goal` if there is one; how many."""
    n = min(n, st.in_play[ref].damage)
    if n > 0:
        writable(st, ref).damage -= n
        st.touch(aspects.DAMAGE)
        happen(st, Happening.DAMAGE_REMOVED, rule, player, ref, goal, n, source=source)
    return n
