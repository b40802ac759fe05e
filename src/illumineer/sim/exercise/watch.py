"""Telling two games apart: what happened, what can be done, what is true, in words that fit both.

The two games differ in one card.  References, numbers of abilities and places in lists may differ without
meaning anything, so everything here speaks of cards by their ids and of abilities by their rank.
"""

from __future__ import annotations

from typing import Any, Final

from illumineer.core import answers, legal, ways
from illumineer.core.facts import Goes, OfStep
from illumineer.core.state import CardInPlay, State, card_id
from illumineer.core.turn_actions import move
from illumineer.game import Decision, Event
from illumineer.readings import Name, Next, Pick, Reading, Replacement, Resolve, TurnAction, Way
from illumineer.seen.card import Card
from illumineer.seen.look import Look
from illumineer.seen.player import Player
from illumineer.vocab import AbilityKind, Happening

_H: Final = Happening
_TALK: Final = frozenset(
    (
        _H.CHOSEN, _H.NAMED, _H.ADDED_TO_BAG, _H.RESOLVES, _H.RESOLVED, _H.REPLACED, _H.EFFECT_BEGAN,
        _H.EFFECT_ENDED, _H.DECLINED, _H.NO_EFFECT, _H.FORCED, _H.ABILITY_USED, _H.CHECKED, _H.STEP_BEGAN,
        _H.DAMAGE_CHANGED, _H.TAKEN_OVER, _H.LEFT_UNDONE, _H.WENT_ALONG,
    )
)  # fmt: skip
"""Events of the log that are not yet something done: an ability that only makes these does nothing."""


# --- events ----------------------------------------------------------------------------------


def happened(events: list[Event]) -> list[tuple[int, ...]]:
    """What was done, without the talk about it."""
    return [_plain_event(event) for event in events if event.kind not in _TALK]


def _plain_event(event: Event) -> tuple[int, ...]:
    fact = event.fact
    more = fact.step if isinstance(fact, OfStep) else int(fact.exerted) if isinstance(fact, Goes) else 0
    return (event.kind, event.player, card_id(event.subject), card_id(event.object), event.n, more)


def first_difference(mine: list[Event], other: list[Event]) -> Event | None:
    """The first thing done in one list and not in the other, if there is one."""
    a = [event for event in mine if event.kind not in _TALK]
    b = [event for event in other if event.kind not in _TALK]
    for i, event in enumerate(a):
        if i >= len(b) or _plain_event(b[i]) != _plain_event(event):
            return event
    return b[len(a)] if len(b) > len(a) else None


# --- answers ---------------------------------------------------------------------------------


def plain(st: State, asked: Decision, place: int, reading: Reading) -> tuple[Any, ...]:
    """The option at a place, which means that reading, in numbers and words that fit both games."""
    match reading:
        case TurnAction(act, 0):
            return (act,)
        case TurnAction(act, card, None):
            return (act, card_id(card))
        case TurnAction(act, card, _, at):
            abilities = Look(st).card_of(card).values.abilities
            return (act, card_id(card), sum(1 for spec, _ in abilities[:at] if spec.kind == AbilityKind.ACTIVATED))
        case Pick(card) | Next(card):
            return (card_id(card),)
        case Resolve() | Replacement():
            return (place,)
        case Way(how, _, ink):  # the ability's number is the book's affair
            return (how, ink)
        case _:
            return (asked.options[place],)


def question(st: State, asked: Decision) -> tuple[Any, ...]:
    """A decision and its options."""
    if asked.wants is Name:
        return (asked.player, asked.kind)
    options = [plain(st, asked, i, answers.read(st, asked, option)) for i, option in enumerate(asked.options)]
    return (asked.player, asked.kind, asked.about, options)


# --- the table -------------------------------------------------------------------------------


def zones(st: State) -> list[tuple[Any, ...]]:
    """What the players have: their lore, their ink, and which cards lie where."""
    eyes = [Look(st, player) for player in range(st.setup.players)]
    return [_side(player, eyes) for player in Look(st).players]


def _side(player: Player, eyes: list[Look]) -> tuple[Any, ...]:
    deck = player.deck
    return (
        player.lore, player.to_win, player.has_left, player.ink.drops, player.ink.ready, _ids(player.inkwell),
        _ids(player.hand), _ids(player.discard), _ids(deck),
        [not look.hides(deck[0].id) for look in eyes] if deck else [],
    )  # fmt: skip


def _ids(cards: list[Card]) -> list[int]:
    return [card.id for card in cards]


def table(st: State) -> list[tuple[Any, ...]]:
    """The cards in play: their state, and how they differ from what is printed on them."""
    return [_card(card) for card in Look(st).cards_in_play]


def _card(card: Card) -> tuple[Any, ...]:
    here = _object(card)  # asked for once: this is done for every card in play at every turn action
    return (
        card.id, here.exerted, here.drying, here.damage, card_id(here.location), here.under, here.facedown,
        card.values.changes(card.printed),
    )  # fmt: skip


# --- what can be done ------------------------------------------------------------------------


def prices(st: State) -> list[Any]:
    """What the active player would have to pay for what."""
    player = st.active
    found: list[Any] = []
    for ref in ways.playable_refs(st, player):
        if ways.forbidden(st, player, ref):
            found.append((card_id(ref), "cannot"))
        else:
            found.append((card_id(ref), [(way[0], way[2]) for way in ways.all_ways(st, player, ref)]))
    places = move.locations(st, player)
    if places:
        for card in Look(st).active.characters:
            found.append([move.cost(st, _object(card), st.in_play[place]) for place in places])
    return found


def challenges(st: State) -> list[Any]:
    """Whom each character of the active player could challenge."""
    return [
        (card.id, [card_id(ref) for ref in legal.challengeable(st, _object(card))])
        for card in Look(st).active.characters
        if not legal.blocked(st, legal.CHALLENGER, _object(card), card.values)
    ]


def _object(card: Card) -> CardInPlay:
    """The engine's object for a card that is in play."""
    found = card.object_in_play
    assert found is not None
    return found
