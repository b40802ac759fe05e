"""The turn actions that can be taken now (4.1.1, 4.1.3), and why another cannot.

A turn action is a tuple: what, with which card, and for abilities which one.  Challenges and
moves are declared here; whom, or where, is the next decision.
"""

from __future__ import annotations

from typing import Final

from illumineer.core import derive, legal, way_reasons, ways
from illumineer.core.decisions import Answer
from illumineer.core.state import State
from illumineer.core.turn_actions import activate, challenge, ink, move, play, quest
from illumineer.cr import CR
from illumineer.messages import Message, Reason
from illumineer.vocab import AbilityKind, Act, CardType, Keyword, Zone

_CHARACTER: Final = int(CardType.CHARACTER)
_ACTIVATED: Final = int(AbilityKind.ACTIVATED)
_END_TURN: Final = int(Act.END_TURN)
_INK: Final = int(Act.INK)
_PLAY: Final = int(Act.PLAY)
_QUEST: Final = int(Act.QUEST)
_CHALLENGE: Final = int(Act.CHALLENGE)
_MOVE: Final = int(Act.MOVE)
_ACTIVATE: Final = int(Act.ACTIVATE)
_BOOST: Final = int(Act.BOOST)
_HAS_BOOST: Final = int(Keyword.BOOST)


def options(st: State, player: int) -> list[Answer]:
    """Every legal turn action, in a fixed order; ending the turn comes first."""
    found: list[Answer] = []
    if not legal.owes(st):
        found.append((_END_TURN,))
    if ink.allowed(st, player):
        for ref in ink.inkable_refs(st, player):
            if ink.has_symbol(st, player, ref):
                found.append((_INK, ref))
    for ref in ways.playable(st, player):
        found.append((_PLAY, ref))
    places = move.locations(st, player)
    exposed = legal.Exposed(st, player)
    for card in st.cards(player):
        ref = card.ref
        v = derive.values(st, card)
        if card.spec.type == _CHARACTER:
            if not card.exerted:
                if legal.can_quest(st, card, v):
                    found.append((_QUEST, ref))
                if legal.can_challenge(st, card, v, exposed):
                    found.append((_CHALLENGE, ref))
            if places and move.goals(st, card, places):
                found.append((_MOVE, ref))
        for place, (ability, grant) in enumerate(v.abilities):
            if ability.kind == _ACTIVATED and activate.usable(st, card, ability, grant):
                found.append((_ACTIVATE, ref, place))
        if v.keywords and _HAS_BOOST in v.keywords and not activate.boost_reasons(st, card):
            found.append((_BOOST, ref))
    return found


def act(st: State, player: int, given: tuple[int, ...]) -> None:
    """Begin a legal turn action."""
    kind = given[0]
    if kind == _INK:
        ink.act(st, player, given[1])
    elif kind == _PLAY:
        play.begin(st, player, given[1])
    elif kind == _QUEST:
        quest.act(st, player, given[1])
    elif kind == _CHALLENGE:
        challenge.act(st, player, given[1])
    elif kind == _MOVE:
        move.act(st, player, given[1])
    elif kind == _ACTIVATE:
        spec, grant = derive.values(st, st.in_play[given[1]]).abilities[given[2]]
        activate.begin(st, player, given[1], spec, grant)
    else:
        assert kind == _BOOST
        activate.boost(st, player, given[1])


def reasons(st: State, player: int, given: tuple[int, ...]) -> list[Reason]:
    """Why the turn action is not legal now; empty exactly if it is."""
    if not given or given[0] not in list(Act):
        return [Reason(CR.TURN_ACTION_LIST, Message("no_such_action"))]
    kind = given[0]
    if kind == Act.END_TURN:
        if len(given) != 1:
            return [Reason(CR.TURN_ACTION_LIST, Message("no_such_action"))]
        return legal.owes(st)
    if len(given) != (3 if kind == Act.ACTIVATE else 2) or not _exists(st, given[1]):
        return [Reason(CR.TURN_ACTION_LIST, Message("no_such_card"))]
    ref = given[1]
    if kind == Act.INK:
        return ink.reasons(st, player, ref)
    if kind == Act.PLAY:
        return way_reasons.play_reasons(st, player, ref)
    card = st.in_play.get(ref)
    if card is None:
        return [Reason(CR.STATE_IN_PLAY, Message("not_in_play", {"card": ref}))]
    if kind == Act.QUEST:
        return legal.reasons(st, legal.QUEST, card)
    if kind == Act.CHALLENGE:
        found = legal.reasons(st, legal.CHALLENGER, card)
        if not found and not legal.challengeable(st, card):
            found = [Reason(CR.CHALLENGE_CHOOSE_EXERTED, Message("nothing_to_challenge", {"card": ref}))]
            for other in legal.exposed(st, player):  # what looks as if it could be
                found += legal.pair_reasons(st, card, other)
        return found
    if kind == Act.MOVE:
        return move.reasons(st, player, ref)
    if kind == Act.BOOST:
        return activate.boost_reasons(st, card)
    abilities = derive.values(st, card).abilities
    if not 0 <= given[2] < len(abilities) or abilities[given[2]][0].kind != _ACTIVATED:
        return [Reason(CR.ACTIVATE_ABILITY, Message("no_such_ability", {"card": ref}))]
    return activate.reasons(st, card, *abilities[given[2]])


def _exists(st: State, ref: int) -> bool:
    return ref > 0 and st.zone_of(ref) != Zone.OUT
