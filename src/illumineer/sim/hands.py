"""Odds of opening hands and of curves: what a deck shows its player in the first turns.

Exact, by counting hands (the hypergeometric distribution), wherever one kind of card is asked for: inkable cards, cards
of some cost, one card.  Whether two things go together, ink and a play in every turn, is dealt out (`on_curve`), with a
seed and an interval.

A hand is altered once (2.2.2): cards go to the bottom of the deck, as many are drawn, and the deck is shuffled.  Here a
rule says of each card whether it is kept, whatever else is in the hand, so altering is counted exactly, too.  Whoever
begins does not draw in their first turn (3.2.3.1).  Cards that effects draw are not counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import comb
from typing import Any, Final

from illumineer import Dice
from illumineer.sim.intervals import wilson

HAND: Final = 7  # 2.2.1.4
TURNS: Final = 7
"""How many turns are looked at."""
FEWEST: Final = HAND + HAND + TURNS
"""Cards of the smallest deck of which all of this can be said: a hand, another for it, and a card each turn."""
COPIES: Final = 4


@dataclass(frozen=True, slots=True)
class Card:
    """What of a card matters here."""

    name: str
    cost: int
    inkable: bool


Keep = Callable[[Card], bool]
"""Which cards of an opening hand are kept; the others are put on the bottom of the deck."""


def draws(turn: int, first: bool) -> int:
    """How many cards have been drawn by a player's own turn of that number, after the opening hand."""
    return turn - 1 if first else turn


def hypergeometric(deck: int, wanted: int, drawn: int) -> list[float]:
    """The chance of each number of wanted cards among so many drawn."""
    ways = comb(deck, drawn)
    return [comb(wanted, n) * comb(deck - wanted, drawn - n) / ways for n in range(min(wanted, drawn) + 1)]


class Odds:
    """Of one kind of card in a deck: how many of it are in the hand, and are seen by each turn."""

    def __init__(self, kept: int, put_back: int, others: int, others_back: int) -> None:
        """How many of them a deck has, kept in an opening hand and put back; and how many others."""
        self.deck = kept + put_back + others + others_back
        self.wanted = kept + put_back
        self.opening = self._opening(kept, put_back, others, others_back)
        """The chance of each number of them in the hand, once it was altered."""

    @classmethod
    def of(cls, cards: Sequence[Card], keep: Keep, wanted: Callable[[Card], bool]) -> Odds:
        """Of the wanted cards of a deck."""
        counted = Counter((wanted(card), keep(card)) for card in cards)
        return cls(counted[True, True], counted[True, False], counted[False, True], counted[False, False])

    def _opening(self, kept: int, put_back: int, others: int, others_back: int) -> list[float]:
        found = [0.0] * (HAND + 1)
        ways = comb(self.deck, HAND)
        for a in range(min(kept, HAND) + 1):
            for b in range(min(put_back, HAND - a) + 1):
                for c in range(min(others, HAND - a - b) + 1):
                    d = HAND - a - b - c
                    if d > others_back:
                        continue
                    hands = comb(kept, a) * comb(put_back, b) * comb(others, c) * comb(others_back, d)
                    # What is put back lies on the bottom while as many are drawn: it is not among them.
                    drawn = hypergeometric(self.deck - HAND, self.wanted - a - b, b + d)
                    for more, chance in enumerate(drawn):
                        found[a + more] += hands / ways * chance
        return found

    def seen(self, drawn: int) -> list[float]:
        """The chance of each number of them in the hand or among the next so many cards."""
        found = [0.0] * (HAND + drawn + 1)
        for n, chance in enumerate(self.opening):
            if chance:
                for more, then in enumerate(hypergeometric(self.deck - HAND, self.wanted - n, drawn)):
                    found[n + more] += chance * then
        return found

    def at_least_one(self, drawn: int = 0) -> float:
        """The chance that one of them is in the hand or among the next so many cards."""
        return 1.0 - self.seen(drawn)[0]

    def every_turn(self, first: bool, turns: int = TURNS) -> list[float]:
        """For each turn: the chance that by then there was a new one of them for every turn."""
        alive = dict(enumerate(self.opening))
        left, found = self.deck - HAND, []
        for turn in range(1, turns + 1):
            if turn > 1 or not first:
                after: dict[int, float] = {}
                for n, chance in alive.items():
                    hit = (self.wanted - n) / left
                    after[n] = after.get(n, 0.0) + chance * (1 - hit)
                    after[n + 1] = after.get(n + 1, 0.0) + chance * hit
                alive, left = after, left - 1
            alive = {n: chance for n, chance in alive.items() if n >= turn}
            found.append(sum(alive.values()))
        return found


# --- two things at once ----------------------------------------------------------------------


def on_curve(cards: Sequence[Card], keep: Keep, first: bool, deals: int, seed: int, turns: int = TURNS) -> list[int]:
    """In how many of so many deals there was, up to each turn, a card to ink in every turn and another to play.

    In turn n the play costs at most n, from turn 2 on; every card is used once.  Which card is used for what is chosen
    with all the cards known that come: no player does better.
    """
    dice = Dice(seed)
    found = [0] * turns
    for _ in range(deals):
        for turn in range(_curve(_deal(cards, keep, draws(turns, first), dice), first, turns)):
            found[turn] += 1
    return found


def _deal(cards: Sequence[Card], keep: Keep, drawn: int, dice: Dice) -> list[Card]:
    """An opening hand after it was altered, and the cards that are drawn then, in order."""
    deck = list(cards)
    hand = [_take(deck, dice) for _ in range(HAND)]
    kept = [card for card in hand if keep(card)]
    back = [card for card in hand if not keep(card)]
    kept += [_take(deck, dice) for _ in back]
    deck += back  # shuffled: what is taken from it now may be any of them
    return kept + [_take(deck, dice) for _ in range(drawn)]


def _take(deck: list[Card], dice: Dice) -> Card:
    place = dice.below(len(deck))
    deck[place], deck[-1] = deck[-1], deck[place]
    return deck.pop()


def _curve(dealt: Sequence[Card], first: bool, turns: int) -> int:
    """Up to which turn every turn has its ink and its play."""
    needs: list[list[int]] = []
    user: dict[int, int] = {}  # which need a card serves

    def serve(need: int, tried: set[int]) -> bool:
        """Find a card for a need; whoever has it must find another (Kuhn's way of matching)."""
        for place in needs[need]:
            if place not in tried:
                tried.add(place)
                if place not in user or serve(user[place], tried):
                    user[place] = need
                    return True
        return False

    for turn in range(1, turns + 1):
        here = range(HAND + draws(turn, first))
        wanted = [[place for place in here if dealt[place].inkable]]
        if turn > 1:
            wanted.append([place for place in here if dealt[place].cost <= turn])
        for places in wanted:
            needs.append(places)
            if not serve(len(needs) - 1, set()):
                return turn - 1
    return turns


# --- all of it -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rule:
    """How a hand is altered: "none" keeps all, "cheap" what costs at most `cost`, "inkable" what can be inked, "either"
    what is one or the other."""

    name: str
    cost: int = 3

    def keeps(self, card: Card) -> bool:
        cheap = card.cost <= self.cost
        return {"none": True, "cheap": cheap, "inkable": card.inkable, "either": cheap or card.inkable}[self.name]


def shape(cards: Sequence[Card]) -> dict[str, Any]:
    """What can be counted of any list: its cards, how many can be inked, what they cost."""
    curve: dict[int, list[int]] = {}
    for card in cards:
        curve.setdefault(card.cost, [0, 0])[not card.inkable] += 1
    return {
        "cards": len(cards),
        "inkable": sum(card.inkable for card in cards),
        "mean_cost": round(sum(card.cost for card in cards) / len(cards), 4),
        "curve": {str(cost): curve[cost] for cost in sorted(curve)},
    }


def figures(cards: Sequence[Card], rule: Rule, seats: Sequence[str], deals: int, seed: int) -> dict[str, Any]:
    """Every figure, by name, chances from 0 to 1; for who is "first" and who is "second", as far as asked for."""
    keep = rule.keeps
    inkable = Odds.of(cards, keep, lambda card: card.inkable)
    back = HAND * sum(not keep(card) for card in cards) / len(cards)
    return {
        **shape(cards),
        "alter": {"rule": rule.name, "cost": rule.cost, "put_back": round(back, 4)},
        "opening": {
            "inkable": [_rounded(chance) for chance in inkable.opening],
            "at_least_one_inkable": _rounded(inkable.at_least_one()),
        },
        "turns": {seat: _turns(cards, keep, inkable, seat == "first", deals, seed) for seat in seats},
        "deals": deals,
        "seed": seed,
        "copies": {seat: _copies(cards, keep, seat == "first") for seat in seats},
        "by_card": {seat: _by_card(cards, keep, seat == "first") for seat in seats},
    }


def _turns(
    cards: Sequence[Card], keep: Keep, inkable: Odds, first: bool, deals: int, seed: int
) -> list[dict[str, Any]]:
    """Turn by turn: something to play, a card of exactly that cost, ink in every turn, ink and a play in every turn."""
    inked, curve = inkable.every_turn(first), on_curve(cards, keep, first, deals, seed)
    found: list[dict[str, Any]] = []
    for turn, ink, held in zip(range(1, TURNS + 1), inked, curve, strict=True):
        at_most, exactly = ({card for card in cards if _fits(card, turn, same)} for same in (False, True))
        found.append(
            {
                "turn": turn,
                "playable": _rounded(Odds.of(cards, keep, at_most.__contains__).at_least_one(draws(turn, first))),
                "exactly": _rounded(Odds.of(cards, keep, exactly.__contains__).at_least_one(draws(turn, first))),
                "ink_every_turn": _rounded(ink),
                "on_curve": _rounded(held / deals),
                "on_curve_interval": wilson(held, deals).to_json(),
            }
        )
    return found


def _fits(card: Card, turn: int, exactly: bool) -> bool:
    return card.cost == turn if exactly else card.cost <= turn


def _copies(cards: Sequence[Card], keep: Keep, first: bool) -> dict[str, list[float]]:
    """By number of copies: the chance to have seen a card that is kept, in the opening hand and by each turn."""
    kept = sum(map(keep, cards))
    return {
        str(copies): _seen(Odds(copies, 0, kept - copies, len(cards) - kept), first)
        for copies in range(1, COPIES + 1)
        if copies <= kept
    }


def _by_card(cards: Sequence[Card], keep: Keep, first: bool) -> dict[str, list[float]]:
    """The same of each card of the deck, kept or not."""
    return {card.name: _seen(Odds.of(cards, keep, card.__eq__), first) for card in dict.fromkeys(cards)}


def _seen(odds: Odds, first: bool) -> list[float]:
    drawn = [0, *(draws(turn, first) for turn in range(1, TURNS + 1))]
    return [_rounded(odds.at_least_one(each)) for each in drawn]


def _rounded(chance: float) -> float:
    """So that what is certain is 1, whatever adding up says; and what is nearly certain is not."""
    return round(chance, 12)
