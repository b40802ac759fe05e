"""The table as text: both sides, their lore, ink and cards, and each card in play with all that is true of it.

Here: drawing, in at most `WIDTH` columns, for a judge (who sees all) or for one player.  Not here: what happens
(`story`), and why a value is what it is (`why`).
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Final

from illumineer.core.state import State
from illumineer.messages import Arg, Message
from illumineer.seen.card import Card
from illumineer.seen.look import Look
from illumineer.seen.player import Player
from illumineer.told.explain import HIDDEN, figure, noun
from illumineer.told.listed import counted
from illumineer.told.why import keyword_name
from illumineer.vocab import CardType, Keyword
from illumineer.words import say

WIDTH: Final = 100
_NAME: Final = 44
"""How wide the column of names may become."""

CHANGED: Final = "*"
"""Behind a value that is not the printed one."""

LORE: Final = "◊"


def draw(st: State, lang: str = "en", viewer: int | None = None, names: Mapping[int, str] | None = None) -> list[str]:
    """The board, line by line.  `names` are other names of cards than the printed ones, by their id."""
    return Drawing(Look(st, viewer), lang, names or {}).lines()


class Drawing:
    """The pieces that a board is drawn of."""

    def __init__(self, look: Look, lang: str, names: Mapping[int, str]) -> None:
        self.look = look
        self.lang = lang
        self.names = names

    def say(self, key: str, **blanks: Arg) -> str:
        return say(Message(f"board.{key}", blanks), self.lang)

    def name(self, card: Card) -> str:
        return self.names.get(card.id) or card.spec.full_name

    def lines(self) -> list[str]:
        found = [f"┌ {self.moment()}"]
        cards = self.look.cards_in_play
        column = min(_NAME, max((len(self.name(card)) for card in cards), default=0))
        numbers = max((len(self.numbers(card)) for card in cards), default=0)
        for player in self.look.players:
            found.append(f"├ {self._side(player)}")
            for card in player.play:
                found += self._card(card, column, numbers)
            found += self._piles(player)
        return [*found, "└"]

    def moment(self) -> str:
        """Which turn it is, whose, and which step of it."""
        look = self.look
        if not look.turn:
            return self.say("before")
        return self.say("turn", n=look.turn, player=look.active.name, step=Message(f"steps.{look.step.name}"))

    # --- players -----------------------------------------------------------------------------

    def _side(self, player: Player) -> str:
        ink = player.ink
        parts = [
            self.say("lore", n=player.lore),
            self.say("ink", ready=ink.ready, all=ink.total),
            self.say("hand", n=len(player.hand)),
            self.say("deck", n=len(player.deck)),
            self.say("discard", n=len(player.discard)),
        ]
        if ink.drops:
            parts.insert(2, self.say("drops", n=ink.drops))
        if player.has_left:
            parts.append(self.say("out"))
        sign = "▸" if player.is_active else " "
        return f"{player.name} {sign} {' · '.join(parts)}"

    def _piles(self, player: Player) -> list[str]:
        """Which cards are in the hand and in the discard, as far as they may be seen."""
        found: list[str] = []
        for key, pile in (("in_hand", player.hand), ("in_discard", player.discard)):
            seen = [card for card in pile if not card.is_hidden]
            if seen:
                found += _wrapped("│   ", self.say(key, names=", ".join(self._counted(seen))), "│     ")
        return found

    def _counted(self, cards: Sequence[Card]) -> list[str]:
        return counted(self.name(card) for card in cards)

    # --- cards in play -----------------------------------------------------------------------

    def _card(self, card: Card, column: int, numbers: int) -> list[str]:
        begin = f"│     {self.name(card):<{column}}  {self.numbers(card):<{numbers}}"
        states = " · ".join(self.states(card) + self.keywords(card) + self.surroundings(card))
        if not states:
            return [begin.rstrip()]
        return _wrapped(f"{begin}  ", states, f"│     {'':<{column}}  {'':<{numbers}}  ")

    def numbers(self, card: Card) -> str:
        """Strength/Willpower and lore; what is not as printed is marked."""
        strength, willpower, lore = self.figures(card)
        return f"{strength:>2}/{willpower:<3} {LORE}{lore}" if willpower else ""

    def figures(self, card: Card) -> tuple[str, str, str]:
        """Strength, Willpower and lore, each as it is drawn; all of them "" for a card that has none."""
        if card.type not in (CardType.CHARACTER, CardType.LOCATION):
            return "", "", ""
        now, printed = card.values, card.printed
        strength = _value(now.strength, printed.strength) if card.type == CardType.CHARACTER else "–"
        return strength, _value(now.willpower, printed.willpower), _value(now.lore, printed.lore)

    def states(self, card: Card) -> list[str]:
        """Exerted, drying, damaged."""
        found: list[str] = []
        if card.exerted:
            found.append(self.say("exerted", card=noun(card.spec)))
        if card.drying:
            found.append(self.say("drying"))
        if card.damage:
            found.append(self.say("damage", n=card.damage))
        return found

    def keywords(self, card: Card) -> list[str]:
        """The keywords that it has, marked where they are not the printed ones; and printed ones that it has lost."""
        found: list[str] = []
        now, printed = card.keywords, card.printed.keywords
        for keyword, n in now.items():
            if keyword != Keyword.SHIFT:
                mark = "" if printed.get(keyword) == n else CHANGED
                found.append(f"{say(keyword_name(keyword, n), self.lang)}{mark}")
        for lost in sorted(printed):
            if lost not in now:
                found.append(self.say("lost", keyword=keyword_name(lost, 0)))
        return found

    def surroundings(self, card: Card) -> list[str]:
        """Where it is, and what lies under it."""
        found: list[str] = []
        place, under, facedown = card.location, card.under, card.facedown
        if place is not None:
            found.append(self.say("at", card=self.name(place)))
        if under:
            found.append(self.say("under", names=", ".join(self._counted(under))))
        if facedown:
            known = [card for card in facedown if not card.is_hidden]
            names: list[Arg] = [self.name(card) for card in known] + [HIDDEN] * (len(facedown) - len(known))
            found.append(self.say("facedown", n=len(facedown), names=names))
        return found


def _value(now: int, printed: int) -> str:
    return f"{figure(now)}{'' if now == printed else CHANGED}"


def _wrapped(first: str, text: str, further: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=further, break_long_words=False)
