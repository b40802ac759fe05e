"""Lore, ink, and leaving the game."""

from __future__ import annotations

from illumineer.compile import aspects
from illumineer.core.game_actions.base import renew
from illumineer.core.game_actions.decks import reveal
from illumineer.core.game_actions.moves import move
from illumineer.core.game_actions.play import leave_locations
from illumineer.core.game_actions.turns import keep_lasting
from illumineer.core.state import NO_LIMIT, CardId, State, with_entry
from illumineer.core.triggers import happen
from illumineer.cr import CR
from illumineer.vocab import Cause, Duration, Happening, Zone


def gain_lore(st: State, player: int, n: int, rule: CR, source: int = 0) -> int:
    """The player gains lore; how much (1.11.2)."""
    if n <= 0:
        return 0
    st.lore = with_entry(st.lore, player, st.lore[player] + n)
    st.checked = None
    st.touch(aspects.LORE)
    happen(st, Happening.LORE_GAINED, rule, player, n=n, source=source)
    return n


def lose_lore(st: State, player: int, n: int, rule: CR = CR.LORE_NOT_BELOW_ZERO, source: int = 0) -> int:
    """The player loses lore, at most what they have; how much."""
    n = min(n, st.lore[player])
    if n <= 0:
        return 0
    st.lore = with_entry(st.lore, player, st.lore[player] - n)
    st.touch(aspects.LORE)
    happen(st, Happening.LORE_LOST, rule, player, n=n, source=source)
    return n


def pay_ink(st: State, player: int, n: int, drops: int, rule: CR, subject: int = 0) -> None:
    """Exert ready ink cards, and remove ink drops (1.13), to pay n."""
    if drops:
        use_drops(st, player, drops, subject)
    cards = n - drops
    if cards:
        exert_ink(st, player, cards)
    # Abilities wait for ink that is paid to play a card, and for no other: any other only the log is told of.
    happen(st, Happening.INK_PAID, rule, player, subject, n=n, before=None if subject else {})


def exert_ink(st: State, player: int, n: int) -> int:
    """Exert ready cards in the inkwell; how many."""
    cards = st.ink_ready[player]
    n = min(n, len(cards))
    if n:
        st.ink_exerted = with_entry(st.ink_exerted, player, st.ink_exerted[player] + cards[-n:])
        st.ink_ready = with_entry(st.ink_ready, player, cards[:-n])
        st.touch(aspects.INKWELL)
    return n


def ready_ink(st: State, player: int, n: int = NO_LIMIT) -> int:
    """Ready exerted cards in the inkwell (all, if no number is given); how many."""
    cards = st.ink_exerted[player]
    n = min(n, len(cards))
    if n:
        st.ink_ready = with_entry(st.ink_ready, player, st.ink_ready[player] + cards[-n:])
        st.ink_exerted = with_entry(st.ink_exerted, player, cards[:-n])
        st.touch(aspects.INKWELL)
    return n


def gain_drops(st: State, player: int, n: int, source: int = 0) -> None:
    """The player gets ink drops (1.13)."""
    if n > 0:
        st.drops = with_entry(st.drops, player, st.drops[player] + n)
        st.touch(aspects.INKWELL)
        happen(st, Happening.INK_DROPS_GAINED, CR.INK_DROPS, player, n=n, source=source)


def use_drops(st: State, player: int, n: int, subject: int = 0, source: int = 0) -> int:
    """The player removes ink drops, to play the card `subject` or for something else; how many (1.13).

    A counter that leaves its zone is gone (1.13.2).
    """
    n = min(n, st.drops[player])
    if n > 0:
        st.drops = with_entry(st.drops, player, st.drops[player] - n)
        st.touch(aspects.INKWELL)
        happen(st, Happening.INK_DROPS_USED, CR.INK_DROPS, player, subject, n=n, source=source)
    return n


def lose_drops(st: State, player: int, n: int, source: int = 0) -> int:
    """The player loses ink drops, which cease to exist (1.13.2); how many."""
    n = min(n, st.drops[player])
    if n > 0:
        st.drops = with_entry(st.drops, player, st.drops[player] - n)
        st.touch(aspects.INKWELL)
        happen(st, Happening.INK_DROPS_LOST, CR.INK_DROPS, player, n=n, source=source)
    return n


def ink(st: State, ref: int, exerted: bool) -> None:
    """The turn action's game action: a revealed card goes into the inkwell (4.2.1.3)."""
    st.inked += 1
    reveal(st, (ref,), CR.INK_REVEAL)
    move(st, (ref,), Zone.INKWELL, CR.INK_PUT_IN_INKWELL, exerted=exerted, cause=Cause.RULE)


def leave_game(st: State, player: int) -> None:
    """A player leaves: their cards and waiting abilities go with them (9.2.3)."""
    st.out = [out or p == player for p, out in enumerate(st.out)]
    leaving = st.play[player]
    for ref in leaving:
        del st.in_play[ref]
    st.play = with_entry(st.play, player, [])
    st.deck = with_entry(st.deck, player, [])
    st.hand = with_entry(st.hand, player, [])
    st.discard = with_entry(st.discard, player, [])
    st.ink_ready = with_entry(st.ink_ready, player, [])
    st.ink_exerted = with_entry(st.ink_exerted, player, [])
    st.rows = None
    leave_locations(st, leaving)
    for card, owner in enumerate(st.setup.owner):
        if owner == player:
            renew(st, CardId(card), Zone.OUT)
    st.bag = [waiting for waiting in st.bag if waiting.player != player]  # 7.7.7
    st.queue = [waiting for waiting in st.queue if waiting.player != player]
    st.drops = with_entry(st.drops, player, 0)
    kept = [x for x in st.lasting if x.duration != Duration.WHILE_SOURCE_IN_PLAY or x.source in st.in_play]
    if st.setup.edition.effects_leave_with_player:
        kept = [lasting for lasting in kept if player not in (lasting.player, lasting.until)]
    keep_lasting(st, kept, CR.MULTIPLAYER_LEAVES_GAME)
    st.derived = None
