"""What there is to see of a card and of a player, for the one who looks: plain data, in their language.

Here: reading a state that shows only what the viewer may know (`View.table`).  Not here: drawing (`cards`, `table`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from illumineer.core import card_tests
from illumineer.core.state import CardInPlay, State
from illumineer.messages import Message
from illumineer.seen.view import BLANK
from illumineer.told import listed, moves
from illumineer.told.board import CHANGED, LORE, Drawing
from illumineer.told.explain import Names
from illumineer.told.why import keyword_name
from illumineer.vocab import CardType, Stat, player_name
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
    copy: str = ""  # the number of a further copy, as in moves
    cost: str = ""  # of a card in hand
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
        name = f"{self.name} - {self.version}" if self.version else self.name
        return f"{name}#{self.copy}" if self.copy else name

    def in_full(self) -> str:
        """All of it in one line."""
        cost = f"{self.cost} {INK}{f' {INKABLE}' if self.inkable else ''}" if self.cost else ""
        first = " · ".join(filter(None, (self.full_name, cost, self.kind, self.numbers)))
        first = f"{self.whose}: {first}" if self.whose else first
        return " · ".join((first, *self.states, *self.keywords, *self.around))


@dataclass(frozen=True, slots=True)
class Side:
    """What there is to see of a player, besides their cards."""

    player: int
    name: str
    lore: int
    to_win: int
    ready: int
    exerted: int
    inked: bool  # a card was put into the inkwell this turn, as the turn allows
    drops: int
    hand: int
    deck: int
    discard: int
    active: bool
    out: bool


def in_play(st: State, player: int, viewer: int | None, names: Names, lang: str) -> list[Face]:
    """The cards that the player has in play, each location followed by who is there."""
    drawing = Drawing(st, lang, viewer, {})
    cards = [st.in_play[ref] for ref in st.play[player]]
    placed: list[CardInPlay] = []
    for card in cards:
        if card.location not in st.in_play:
            placed += [card, *(each for each in cards if each.location == card.ref)]
    whose = player_name(player) if st.setup.players > 2 and player != viewer else ""
    return [_played(card, drawing, names, whose, lang) for card in placed]


def _played(card: CardInPlay, drawing: Drawing, names: Names, whose: str, lang: str) -> Face:
    name, version, copy = _names(card.spec.full_name, names.get(card.ref, ""))
    return Face(
        ref=card.ref,
        name=name,
        version=version,
        copy=copy,
        numbers=" ".join(drawing.numbers(card).split()),
        damage=card.damage,
        exerted=card.exerted,
        drying=card.drying,
        kind=say(Message(f"terms.{CardType(card.spec.type).name}"), lang),
        whose=whose,
        states=tuple(drawing.states(card)),
        keywords=tuple(drawing.keywords(card)),
        around=tuple(drawing.surroundings(card)),
    )


def in_hand(st: State, player: int, names: Names, lang: str) -> list[Face]:
    """The cards in the hand, as far as they may be known: the cheap ones first."""
    known = [id for id in st.hand[player] if st.defs[id] != BLANK]
    found = [_held(st, id, names, lang) for id in known]
    return sorted(found, key=lambda face: (int(face.cost.rstrip(CHANGED)), face.full_name))


def _held(st: State, id: int, names: Names, lang: str) -> Face:
    spec, ref = st.spec(id), st.ref[id]
    name, version, copy = _names(spec.full_name, names.get(ref, ""))
    printed = spec.printed
    cost = card_tests.stat_of(st, ref, Stat.COST)
    numbers = ""
    if spec.type == CardType.CHARACTER:
        numbers = f"{printed.strength}/{printed.willpower} {LORE}{printed.lore}"
    elif spec.type == CardType.LOCATION:
        numbers = f"–/{printed.willpower} {LORE}{printed.lore}"
    words = [say(keyword_name(keyword, n), lang) for keyword, n in sorted(printed.keywords.items())]
    return Face(
        ref=ref,
        name=name,
        version=version,
        copy=copy,
        cost=f"{cost}{'' if cost == printed.cost else CHANGED}",
        inkable=spec.inkwell,
        numbers=numbers,
        kind=say(Message("terms.song" if spec.is_song else f"terms.{CardType(spec.type).name}"), lang),
        keywords=tuple(words),
    )


def _names(full_name: str, label: str) -> tuple[str, str, str]:
    """Name, version, and of a further copy its number."""
    name, _, version = full_name.partition(" - ")
    return name, version, label.rpartition("#")[2] if "#" in label else ""


def side(st: State, player: int) -> Side:
    return Side(
        player=player,
        name=player_name(player),
        lore=st.lore[player],
        to_win=st.setup.lore_to_win,
        ready=len(st.ink_ready[player]),
        exerted=len(st.ink_exerted[player]),
        inked=st.active == player and st.inked > 0,
        drops=st.drops[player],
        hand=len(st.hand[player]),
        deck=len(st.deck[player]),
        discard=len(st.discard[player]),
        active=st.active == player,
        out=st.out[player],
    )


def title(st: State, lang: str) -> str:
    """Whose turn it is, and which step of it."""
    return Drawing(st, lang, None, {}).moment()


def bag(st: State, viewer: int | None, lang: str) -> list[str]:
    """What waits in the bag, whose it is in front."""
    told = [
        (each.player, moves.ability_of_card(st, st.setup.book.abilities[each.ability], each.source, lang, viewer))
        for each in st.bag
    ]
    return listed.counted(f"{player_name(player)}: {text}" for player, text in told)


def discards(st: State, player: int) -> list[str]:
    """The cards in the discard, the last one first."""
    return listed.counted(st.spec(id).full_name for id in reversed(st.discard[player]))
