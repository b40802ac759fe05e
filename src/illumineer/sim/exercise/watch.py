"""Telling two games apart: what happened, what can be done, what is true, in words that fit both.

The two games differ in one card.  References, numbers of abilities and places in lists may differ without
meaning anything, so everything here speaks of cards by their ids and of abilities by their rank.
"""

from __future__ import annotations

from typing import Any, Final

from illumineer.core import answers, derive, game_state_check, legal, ways
from illumineer.core.state import ID_MASK, CardInPlay, State
from illumineer.core.turn_actions import move
from illumineer.game import Decision, Event
from illumineer.readings import Name, Next, Pick, Replacement, Resolve, TurnAction, Way
from illumineer.seen.view import knows
from illumineer.vocab import AbilityKind, CardType, Happening

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
    return (event.kind, event.player, event.subject & ID_MASK, event.object & ID_MASK, event.n)


def first_difference(mine: list[Event], other: list[Event]) -> Event | None:
    """The first thing done in one list and not in the other, if there is one."""
    a = [event for event in mine if event.kind not in _TALK]
    b = [event for event in other if event.kind not in _TALK]
    for i, event in enumerate(a):
        if i >= len(b) or _plain_event(b[i]) != _plain_event(event):
            return event
    return b[len(a)] if len(b) > len(a) else None


# --- answers ---------------------------------------------------------------------------------


def plain(st: State, asked: Decision, place: int) -> tuple[Any, ...]:
    """An option of a decision, in numbers and words that fit both games."""
    reading = answers.read(st, asked, asked.options[place])
    match reading:
        case TurnAction(act, 0):
            return (act,)
        case TurnAction(act, card, None):
            return (act, card & ID_MASK)
        case TurnAction(act, card, _, at):
            abilities = derive.values(st, st.in_play[card]).abilities
            return (act, card & ID_MASK, sum(1 for spec, _ in abilities[:at] if spec.kind == AbilityKind.ACTIVATED))
        case Pick(card) | Next(card):
            return (card & ID_MASK,)
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
    options = tuple(plain(st, asked, i) for i in range(len(asked.options)))
    return (asked.player, asked.kind, asked.about, options)


# --- the table -------------------------------------------------------------------------------


def zones(st: State) -> tuple[Any, ...]:
    """Where every card is, and what the players have."""
    return (
        st.lore, st.drops, st.out, st.hand, st.deck, st.discard, st.ink_ready, st.ink_exerted, st.zone,
        [[_at_top(st, viewer, player) for player in range(st.setup.players)] for viewer in range(st.setup.players)],
        [game_state_check.lore_needed(st, player) for player in range(st.setup.players)],
    )  # fmt: skip


def _at_top(st: State, viewer: int, player: int) -> bool:
    return bool(st.deck[player]) and knows(st, viewer, st.deck[player][-1])


def table(st: State) -> list[tuple[Any, ...]]:
    """The cards in play: their state and everything that is derived."""
    return [_card(st, card) for card in st.table()]


_NO_CHANGE: Final[tuple[Any, ...]] = ((), (), 0, False, (), (), frozenset(), (), 0, 0, 0, 0, 0, 0, 0, 0, False)
"""What `_card` says of a card that nothing has changed."""


def _card(st: State, card: CardInPlay) -> tuple[Any, ...]:
    v = derive.values(st, card)
    printed = card.spec.printed
    state = (card.card, card.exerted, card.drying, card.damage, card.location & ID_MASK, card.under, card.facedown)
    stats = (v.strength, v.willpower, v.lore, v.cost, v.move_cost)
    if v is printed:
        return (*state, *stats, *_NO_CHANGE)
    return (
        *state, *stats,
        # Keywords count where they are not the printed ones: a keyword by itself has done nothing yet.
        tuple(sorted((k, n) for k, n in v.keywords.items() if printed.keywords.get(k) != n)),
        tuple(sorted(k for k in printed.keywords if k not in v.keywords)),
        sum(1 for _, grant in v.abilities if grant),
        len(v.abilities) < len(printed.abilities),
        v.names[len(printed.names) :], v.shift_names[len(printed.shift_names) :], v.classes - printed.classes,
        tuple(sorted(doing for doing, _, _ in v.cants)), v.allow, len(v.allows), v.must, len(v.prices), v.sing_bonus,
        v.deals_with, v.damage_dealt, v.damage_taken, v.must_be_chosen,
    )  # fmt: skip


# --- what can be done ------------------------------------------------------------------------


def prices(st: State) -> list[Any]:
    """What the active player would have to pay for what."""
    player = st.active
    found: list[Any] = []
    for ref in ways.playable_refs(st, player):
        if ways.forbidden(st, player, ref):
            found.append((ref & ID_MASK, "cannot"))
        else:
            found.append((ref & ID_MASK, [(way[0], way[2]) for way in ways.all_ways(st, player, ref)]))
    places = move.locations(st, player)
    if places:
        for card in _people(st, player):
            found.append([move.cost(st, card, st.in_play[place]) for place in places])
    return found


def challenges(st: State) -> list[Any]:
    """Whom each character of the active player could challenge."""
    return [
        (card.card, [ref & ID_MASK for ref in legal.challengeable(st, card)])
        for card in _people(st, st.active)
        if not legal.blocked(st, legal.CHALLENGER, card, derive.values(st, card))
    ]


def _people(st: State, player: int) -> list[CardInPlay]:
    cards = [st.in_play[ref] for ref in st.play[player]]
    return [card for card in cards if card.spec.type == CardType.CHARACTER]
