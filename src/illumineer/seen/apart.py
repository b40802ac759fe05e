"""A copy of a state that shares nothing with it but the card book.

Copies of a game share what none of them changes in place (`State.copy`).  Code that does not keep to that, a bot of
somebody's for one, is given a state of this kind: whatever it does to it, it does to nothing else.
"""

from __future__ import annotations

from typing import TypeVar

from illumineer.core.events import Event
from illumineer.core.state import CardInPlay, Epoch, Outcome, Setup, State, Waiting
from illumineer.facts import again

T = TypeVar("T")


def apart(st: State) -> State:
    """The same state in objects of its own.  What was derived from it is derived anew when it is asked for."""
    new = st.copy()
    new.setup = _setup(st.setup)
    new.own_tables()
    new.defs = st.defs[:]
    new.deck = _piles(st.deck)
    new.hand = _piles(st.hand)
    new.discard = _piles(st.discard)
    new.ink_ready = _piles(st.ink_ready)
    new.ink_exerted = _piles(st.ink_exerted)
    new.play = _piles(st.play)
    new.in_play = {ref: _card(card, new.epoch) for ref, card in st.in_play.items()}
    new.last = {ref: _card(card, new.epoch) for ref, card in st.last.items()}
    new.lore = st.lore[:]
    new.drops = st.drops[:]
    new.out = st.out[:]
    new.turns = st.turns[:]
    new.overdrew = st.overdrew[:]
    new.used = st.used.copy()
    new.turn_log = [_event(event) for event in st.turn_log]
    new.wounds = st.wounds[:]
    new.lasting = [lasting.clone() for lasting in st.lasting]
    new.bag = [_waiting(waiting) for waiting in st.bag]
    new.queue = [_waiting(waiting) for waiting in st.queue]
    if st.outcome is not None:
        new.outcome = Outcome(st.outcome.how, st.outcome.winners, st.outcome.reason)
    new.log = [_event(event) for event in st.log] if st.log is not None else None
    new.derived = new.lookouts = new.checked = new.rows = None
    new.watch = -1
    return new


def _piles(piles: list[list[T]]) -> list[list[T]]:
    return [pile[:] for pile in piles]


def _setup(setup: Setup) -> Setup:
    new = setup.copy()
    new.edition = setup.edition.clone()
    return new


def _card(card: CardInPlay, epoch: Epoch) -> CardInPlay:
    new = card.clone(epoch)
    if card.values is not None:
        new.values = card.values.copy()
    return new


def _event(event: Event) -> Event:
    new = Event(
        event.kind, event.rule, event.player, event.subject, event.object, event.n, event.cause, event.source,
        event.in_challenge, again(event.fact) if event.fact is not None else None,
    )  # fmt: skip
    new.cards = event.cards
    new.seen = event.seen
    new.tops = event.tops
    return new


def _waiting(waiting: Waiting) -> Waiting:
    return Waiting(
        waiting.id, waiting.ability, waiting.player, waiting.source, waiting.slots, waiting.grant, waiting.goes
    )
