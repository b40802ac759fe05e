"""The table as text: both sides, their lore, ink and cards, and each card in play with all that is true of it.

Here: drawing, in at most `WIDTH` columns, for a judge (who sees all) or for one player.  Not here: what happens
(`story`), and why a value is what it is (`why`).
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Final

from illumineer.core import derive, select
from illumineer.core.state import CardInPlay, State
from illumineer.messages import Arg, Message
from illumineer.seen.view import knows
from illumineer.told.answers import counted
from illumineer.told.explain import HIDDEN, figure, noun
from illumineer.told.why import keyword_name
from illumineer.vocab import CardType, Keyword, Step, player_name
from illumineer.words import say

WIDTH: Final = 100
_NAME: Final = 44
"""How wide the column of names may become."""

CHANGED: Final = "*"
"""Behind a value that is not the printed one."""

LORE: Final = "◊"


def draw(st: State, lang: str = "en", viewer: int | None = None, names: Mapping[int, str] | None = None) -> list[str]:
    """The board, line by line.  `names` are other names of cards than the printed ones, by their id."""
    return Drawing(st, lang, viewer, names or {}).lines()


class Drawing:
    """A look at the table: the pieces that a board is drawn of."""

    def __init__(self, st: State, lang: str, viewer: int | None, names: Mapping[int, str]) -> None:
        self.st = st
        self.lang = lang
        self.viewer = viewer
        self.names = names

    def say(self, key: str, **blanks: Arg) -> str:
        return say(Message(f"board.{key}", blanks), self.lang)

    def name(self, id: int) -> str:
        return self.names.get(id) or self.st.spec(id).full_name

    def lines(self) -> list[str]:
        st = self.st
        found = [f"┌ {self.moment()}"]
        cards = st.table()
        column = min(_NAME, max((len(self.name(card.card)) for card in cards), default=0))
        numbers = max((len(self.numbers(card)) for card in cards), default=0)
        for player in range(st.setup.players):
            found.append(f"├ {self._side(player)}")
            for ref in st.play[player]:
                found += self._card(st.in_play[ref], column, numbers)
            found += self._piles(player)
        return [*found, "└"]

    def moment(self) -> str:
        """Which turn it is, whose, and which step of it."""
        st = self.st
        if not st.turn:
            return self.say("before")
        return self.say("turn", n=st.turn, player=player_name(st.active), step=Message(f"steps.{Step(st.step).name}"))

    # --- players -----------------------------------------------------------------------------

    def _side(self, player: int) -> str:
        st = self.st
        ready, exerted = len(st.ink_ready[player]), len(st.ink_exerted[player])
        parts = [
            self.say("lore", n=st.lore[player]),
            self.say("ink", ready=ready, all=ready + exerted),
            self.say("hand", n=len(st.hand[player])),
            self.say("deck", n=len(st.deck[player])),
            self.say("discard", n=len(st.discard[player])),
        ]
        if st.drops[player]:
            parts.insert(2, self.say("drops", n=st.drops[player]))
        if st.out[player]:
            parts.append(self.say("out"))
        sign = "▸" if player == st.active else " "
        return f"{player_name(player)} {sign} {' · '.join(parts)}"

    def _piles(self, player: int) -> list[str]:
        """Which cards are in the hand and in the discard, as far as they may be seen."""
        found: list[str] = []
        hand = self.st.hand[player] if self.viewer is None else select.in_sight(self.st, player, self.viewer)
        for key, pile in (("in_hand", hand), ("in_discard", self.st.discard[player])):
            seen = [id for id in pile if self.viewer is None or knows(self.st, self.viewer, id)]
            if seen:
                found += _wrapped("│   ", self.say(key, names=", ".join(self._counted(seen))), "│     ")
        return found

    def _counted(self, ids: Sequence[int]) -> list[str]:
        return counted(self.name(id) for id in ids)

    # --- cards in play -----------------------------------------------------------------------

    def _card(self, card: CardInPlay, column: int, numbers: int) -> list[str]:
        begin = f"│     {self.name(card.card):<{column}}  {self.numbers(card):<{numbers}}"
        states = " · ".join(self.states(card) + self.keywords(card) + self.surroundings(card))
        if not states:
            return [begin.rstrip()]
        return _wrapped(f"{begin}  ", states, f"│     {'':<{column}}  {'':<{numbers}}  ")

    def numbers(self, card: CardInPlay) -> str:
        """Strength/Willpower and lore; what is not as printed is marked."""
        v, printed = derive.values(self.st, card), card.spec.printed
        if card.spec.type == CardType.ITEM:
            return ""
        strength = _value(v.strength, printed.strength) if card.spec.type == CardType.CHARACTER else "–"
        willpower = _value(v.willpower, printed.willpower)
        lore = _value(v.lore, printed.lore)
        return f"{strength:>2}/{willpower:<3} {LORE}{lore}"

    def states(self, card: CardInPlay) -> list[str]:
        """Exerted, drying, damaged."""
        found: list[str] = []
        if card.exerted:
            found.append(self.say("exerted", card=noun(card.spec)))
        if card.drying:
            found.append(self.say("drying"))
        if card.damage:
            found.append(self.say("damage", n=card.damage))
        return found

    def keywords(self, card: CardInPlay) -> list[str]:
        """The keywords that it has, marked where they are not the printed ones; and printed ones that it has lost."""
        found: list[str] = []
        values, printed = derive.values(self.st, card).keywords, card.spec.printed.keywords
        for keyword in sorted(values):
            if keyword != Keyword.SHIFT:
                mark = "" if printed.get(keyword) == values[keyword] else CHANGED
                found.append(f"{say(keyword_name(keyword, values[keyword]), self.lang)}{mark}")
        for keyword in sorted(printed):
            if keyword not in values:
                found.append(self.say("lost", keyword=keyword_name(keyword, 0)))
        return found

    def surroundings(self, card: CardInPlay) -> list[str]:
        """Where it is, and what lies under it."""
        st = self.st
        found: list[str] = []
        if card.location in st.in_play:
            found.append(self.say("at", card=self.name(st.in_play[card.location].card)))
        if card.under:
            found.append(self.say("under", names=", ".join(self._counted(card.under))))
        if card.facedown:
            found.append(self._facedown(card))
        return found

    def _facedown(self, card: CardInPlay) -> str:
        known = [id for id in card.facedown if self.viewer is None or knows(self.st, self.viewer, id)]
        names: list[Arg] = [self.name(id) for id in known] + [HIDDEN] * (len(card.facedown) - len(known))
        return self.say("facedown", n=len(card.facedown), names=names)


def _value(now: int, printed: int) -> str:
    return f"{figure(now)}{'' if now == printed else CHANGED}"


def _wrapped(first: str, text: str, further: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=further, break_long_words=False)
