"""What is drawn of a card, for the one who looks: plain data, in their language.

Here: reading a look at the table.  Not here: drawing (`cards`, `table`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from illumineer.messages import Message
from illumineer.seen.card import Card
from illumineer.seen.labels import Label, numbered_for
from illumineer.seen.look import Look
from illumineer.seen.player import Player
from illumineer.told import listed, moves
from illumineer.told.board import CHANGED, LORE, Drawing
from illumineer.told.why import keyword_name
from illumineer.vocab import CardType
from illumineer.words import say

INK: Final = "⬡"
INKABLE: Final = "◉"
DAMAGE: Final = "✹"
EXERTED: Final = "⟳"
DRYING: Final = "≈"


@dataclass(frozen=True, slots=True)
class Face:
    """One card, as it is drawn."""

    ref: int
    name: str
    version: str = ""
    copy: int = 1  # as in moves
    cost: int | None = None  # of a card in hand
    costs_otherwise: bool = False  # than is printed
    inkable: bool = False
    numbers: str = ""
    damage: int = 0
    exerted: bool = False
    drying: bool = False
    kind: str = ""
    whose: str = ""  # where there are several opponents
    states: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    around: tuple[str, ...] = ()  # where it is, what lies under it

    @property
    def full_name(self) -> str:
        """As moves call it."""
        return str(Label(f"{self.name} - {self.version}" if self.version else self.name, self.copy))

    @property
    def price(self) -> str:
        """What a card in hand costs, and whether it can be put into the inkwell."""
        if self.cost is None:
            return ""
        return f"{self.cost}{CHANGED if self.costs_otherwise else ''}{INK}{f' {INKABLE}' if self.inkable else ''}"

    def in_full(self) -> str:
        """All of it in one line."""
        price = self.price.replace(INK, f" {INK}")
        first = " · ".join(filter(None, (self.full_name, price, self.kind, self.numbers)))
        first = f"{self.whose}: {first}" if self.whose else first
        return " · ".join((first, *self.states, *self.keywords, *self.around))


def in_play(player: Player, look: Look, lang: str) -> list[Face]:
    """The cards that the player has in play, each location followed by who is there."""
    drawing, copies = Drawing(look, lang, {}), numbered_for(look.state, look.viewer)
    placed: list[Card] = []
    for card in player.play:
        if card.location is None:
            placed += [card, *card.characters]
    whose = player.name if len(look.players) > 2 and player.number != look.viewer else ""
    return [_played(card, drawing, copies, whose, lang) for card in placed]


def _played(card: Card, drawing: Drawing, copies: dict[int, Label], whose: str, lang: str) -> Face:
    strength, willpower, lore = drawing.figures(card)
    return Face(
        ref=card.ref,
        name=card.name or "",
        version=card.version or "",
        copy=copies[card.ref].copy if copies else 1,
        numbers=f"{strength}/{willpower} {LORE}{lore}" if willpower else "",
        damage=card.damage,
        exerted=card.exerted,
        drying=card.drying,
        kind=_kind(card, lang),
        whose=whose,
        states=tuple(drawing.states(card)),
        keywords=tuple(drawing.keywords(card)),
        around=tuple(drawing.surroundings(card)),
    )


def in_hand(player: Player, look: Look, lang: str) -> list[Face]:
    """The cards in the hand, as far as they may be known: the cheap ones first."""
    copies = numbered_for(look.state, look.viewer)
    found = [_held(card, copies, lang) for card in player.hand if not card.is_hidden]
    return sorted(found, key=lambda face: (face.cost or 0, face.full_name))


def _held(card: Card, copies: dict[int, Label], lang: str) -> Face:
    printed = card.printed
    numbers = ""
    if card.type == CardType.CHARACTER:
        numbers = f"{printed.strength}/{printed.willpower} {LORE}{printed.lore}"
    elif card.type == CardType.LOCATION:
        numbers = f"–/{printed.willpower} {LORE}{printed.lore}"
    words = [say(keyword_name(keyword, n), lang) for keyword, n in sorted(printed.keywords.items())]
    return Face(
        ref=card.ref,
        name=card.name or "",
        version=card.version or "",
        copy=copies[card.ref].copy if copies else 1,
        cost=card.cost,
        costs_otherwise=card.cost != printed.cost,
        inkable=card.inkable,
        numbers=numbers,
        kind=_kind(card, lang),
        keywords=tuple(words),
    )


def _kind(card: Card, lang: str) -> str:
    return say(Message("terms.song" if card.is_song else f"terms.{CardType(card.spec.type).name}"), lang)


def title(look: Look, lang: str) -> str:
    """Whose turn it is, and which step of it."""
    return Drawing(look, lang, {}).moment()


def bag(look: Look, lang: str) -> list[str]:
    """What waits in the bag, whose it is in front."""
    abilities = look.state.setup.book.abilities
    told = [
        (each.player.name, moves.ability_of_card(look.state, abilities[each.number], each.source, lang, look.viewer))
        for each in look.bag
    ]
    return listed.counted(f"{player}: {text}" for player, text in told)


def discards(player: Player) -> list[str]:
    """The cards in the discard, the last one first."""
    return listed.counted(card.spec.full_name for card in reversed(player.discard))
