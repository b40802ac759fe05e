"""What a position is worth to a player, in lore: the race, the cards in play, the hand and the ink.

A rule of thumb that knows no card by name: characters count by their values, everything else by its cost.  It is
read at the end of a turn as the active player could end it now: whoever is exerted can be challenged on the next
turn, and what is still ready has something to do.  Hidden cards count by their number alone.
"""

from __future__ import annotations

from typing import Final

from illumineer.compile.keywords import that_cant
from illumineer.core import derive
from illumineer.core.state import CardInPlay, State
from illumineer.vocab import CardType, Doing, Keyword

WON: Final = 1000.0
_CHARACTER: Final = int(CardType.CHARACTER)
_LOCATION: Final = int(CardType.LOCATION)
_QUEST: Final = int(Doing.QUEST)
_CHALLENGE: Final = int(Doing.CHALLENGE)
_READY: Final = int(Doing.READY)
_READY_AT_START: Final = int(Doing.READY_AT_START)
_BODYGUARD: Final = int(Keyword.BODYGUARD)
_CHALLENGER: Final = int(Keyword.CHALLENGER)
_EVASIVE: Final = int(Keyword.EVASIVE)
_ALERT: Final = int(Keyword.ALERT)
_RESIST: Final = int(Keyword.RESIST)
_RUSH: Final = int(Keyword.RUSH)
_WARD: Final = int(Keyword.WARD)
_CANT_QUEST: Final[tuple[int, ...]] = tuple([keyword for keyword, _ in that_cant(Doing.QUEST)])

_INK: Final[tuple[float, ...]] = (3.0, 3.0, 2.8, 2.6, 2.4, 2.0, 1.4, 0.9, 0.5, 0.3)
"""What the first, second … ink card is worth; any more are worth as much as the last."""
_UNKNOWN_CARD: Final = 1.5
LIKELY: Final = 0.6
"""How much of what an opponent could do on their turn is expected of them."""
STILL: Final = 0.85
"""How much of what could still be done this turn counts beside what is done."""
_WINS_NEXT: Final = 12.0
"""What it is worth to win on the next turn if nothing is done about it."""


class Piece:
    """A character in play, as a challenge sees it."""

    __slots__ = (
        "alert", "attack", "bodyguard", "card", "challenges", "evasive", "lore", "readies", "resists", "rest",
        "strength", "worth",
    )  # fmt: skip

    def __init__(self, st: State, card: CardInPlay) -> None:
        v = derive.values(st, card)
        keywords = v.keywords
        self.card = card
        self.strength = v.strength if v.strength > 0 else 0
        self.rest = v.willpower - card.damage
        self.lore = v.lore if v.lore > 0 and not v.cant >> _QUEST & 1 else 0
        if keywords and self.lore:
            for keyword in _CANT_QUEST:
                if keyword in keywords:
                    self.lore = 0
        self.readies = not (v.cant >> _READY & 1 or v.cant >> _READY_AT_START & 1)
        self.challenges = not v.cant >> _CHALLENGE & 1
        self.attack = self.strength
        self.resists = 0
        self.evasive = self.alert = self.bodyguard = False
        worth = 0.4 + 0.9 * self.lore + 0.3 * self.strength + 0.3 * self.rest + 0.15 * card.spec.printed.cost
        if keywords:
            self.attack += keywords.get(_CHALLENGER, 0)
            self.resists = keywords.get(_RESIST, 0)
            self.evasive = _EVASIVE in keywords
            self.alert = self.evasive or _ALERT in keywords
            self.bodyguard = _BODYGUARD in keywords
            worth += 0.15 * (self.attack - self.strength) + 0.4 * self.resists
            if self.evasive:
                worth += 0.3 + 0.3 * self.lore
            if _WARD in keywords:
                worth += 0.5
        self.worth = worth


def worth(st: State, me: int, still: float = STILL) -> float:
    """What the position is worth to the player: their own side less that of the strongest opponent.

    `still`: how much of what the active player could still do this turn counts.
    """
    outcome = st.outcome
    if outcome is not None:
        if not outcome.winners:
            return 0.0
        return WON if me in outcome.winners else -WON
    sides = [pieces_of(st, player) for player in range(st.setup.players)]
    if st.setup.players == 2:
        return _side(st, me, me, sides, still) - _side(st, 1 - me, me, sides, still)
    mine = [_side(st, p, me, sides, still) for p in range(st.setup.players) if not st.opposed(me, p) and not st.out[p]]
    theirs = [_side(st, p, me, sides, still) for p in range(st.setup.players) if st.opposed(me, p) and not st.out[p]]
    return sum(mine) / max(1, len(mine)) - max(theirs, default=0.0)


def ink_worth(have: int) -> float:
    """What one more ink card is worth to somebody who has so many."""
    return _INK[have] if have < len(_INK) else _INK[-1]


def held_worth(cost: int, ink: int) -> float:
    """What a card in hand is worth to somebody who has so much ink: less if it is far from being paid for."""
    late = cost - ink - 1
    return 1.0 + 0.12 * cost - (0.2 * late if late > 0 else 0.0)


def pieces_of(st: State, player: int) -> list[Piece]:
    """The characters of a player."""
    return [Piece(st, card) for card in st.cards(player) if card.spec.type == _CHARACTER]


def foes_of(st: State, player: int) -> list[Piece]:
    """The characters of the player's opponents."""
    if st.setup.players == 2:
        return pieces_of(st, 1 - player)
    return [piece for p in range(st.setup.players) if st.opposed(player, p) for piece in pieces_of(st, p)]


def _side(st: State, player: int, me: int, sides: list[list[Piece]], still: float) -> float:
    pieces = sides[player]
    foes = _foes(st, player, sides)
    active = st.active == player
    goal = st.setup.lore_to_win
    lore = st.lore[player]
    total = lore * (1.0 + 0.02 * lore)
    point = 1.0 + 0.04 * lore
    next_lore = lore
    guarded = False
    for piece in pieces:
        if piece.bodyguard and piece.card.exerted:
            guarded = True
    for piece in pieces:
        total += piece.worth
        card = piece.card
        if active:
            if card.exerted:
                if not guarded or piece.bodyguard:
                    total -= LIKELY * danger(piece, foes)
            elif still:
                total += still * _deed(st, piece, foes, point, guarded)
        elif piece.readies or not card.exerted:
            next_lore += piece.lore
    total += _rest(st, player)
    ink = len(st.ink_ready[player]) + len(st.ink_exerted[player])
    for have in range(ink):
        total += ink_worth(have)
    total += _hand(st, player, me, ink, active and still > 0.0)
    if next_lore >= goal:
        total += _WINS_NEXT
    return total


def _foes(st: State, player: int, sides: list[list[Piece]]) -> list[Piece]:
    if st.setup.players == 2:
        return sides[1 - player]
    return [piece for p, side in enumerate(sides) if st.opposed(player, p) for piece in side]


def danger(piece: Piece, foes: list[Piece]) -> float:
    """What the opponents can win by challenging an exerted character on their turn."""
    most = 0.0
    for foe in foes:
        if not foe.challenges or (foe.card.exerted and not foe.readies) or (piece.evasive and not foe.alert):
            continue
        found = exchange(foe, piece) - 0.7 * foe.lore
        if found > most:
            most = found
    return most


def exchange(attacker: Piece, defender: Piece) -> float:
    """What a challenge takes from the defender's side, less what it takes from the attacker's."""
    dealt = attacker.attack - defender.resists
    found = 0.0
    if dealt >= defender.rest:
        found = defender.worth
    elif dealt > 0:
        found = 0.35 * dealt
    back = defender.strength - attacker.resists
    if back >= attacker.rest:
        found -= attacker.worth
    elif back > 0:
        found -= 0.35 * back
    return found


def _deed(st: State, piece: Piece, foes: list[Piece], point: float, guarded: bool) -> float:
    """What a ready character of the active player can still do this turn."""
    card = piece.card
    most = 0.0
    if not card.drying and piece.lore:
        most = point * piece.lore
        if not guarded or piece.bodyguard:
            most -= LIKELY * danger(piece, foes)
    if piece.challenges and piece.attack and (not card.drying or _RUSH in derive.values(st, card).keywords):
        for foe in foes:
            if foe.card.exerted and (piece.alert or not foe.evasive):
                found = exchange(piece, foe)
                if found > most:
                    most = found
    return most if most > 0.0 else 0.0


def _rest(st: State, player: int) -> float:
    """Items and locations."""
    total = 0.0
    for card in st.cards(player):
        kind = card.spec.type
        if kind == _CHARACTER:
            continue
        cost = card.spec.printed.cost
        if kind == _LOCATION:
            v = derive.values(st, card)
            total += 0.3 * cost + 1.5 * v.lore + 0.1 * (v.willpower - card.damage)
        else:
            total += 0.7 + 0.5 * cost
            if card.exerted:
                total -= 0.3
    return total


def _hand(st: State, player: int, me: int, ink: int, active: bool) -> float:
    """The cards in hand; of the active player's own, also what can still be paid for this turn."""
    hand = st.hand[player]
    if player != me:
        return _UNKNOWN_CARD * len(hand)
    total = 0.0
    ready = len(st.ink_ready[player])
    payable = 0
    for id in hand:
        cost = st.spec(id).printed.cost
        total += held_worth(cost, ink)
        if cost <= ready:
            payable += cost
    if active:
        total += 0.3 * (payable if payable < ready else ready)
    return total
