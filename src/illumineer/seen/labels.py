"""What cards are called: "Name - Version", and "Name - Version#2" where several cards of that name can be seen.

Copies are numbered over the cards that a player can see, in a fixed order: cards in play, own hand, discards, cards
under others, other cards that they know (hands, inkwells, decks from the top, facedown ones).  A card that they cannot
see is `facedown`, `facedown#2` … in that order.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from illumineer.core import card_tests, select
from illumineer.core.state import MOST_CARDS, State, card_id
from illumineer.names import folded
from illumineer.seen.view import BLANK, knows
from illumineer.vocab import Zone

FACEDOWN: Final = "facedown"
_SIGN: Final = "#"
_MOST_DIGITS: Final = 9


class Label(NamedTuple):
    """The name of a card and which copy of it is meant; without a name, a card that cannot be seen."""

    name: str | None
    copy: int = 1

    def __str__(self) -> str:
        name = self.name if self.name is not None else FACEDOWN
        return name if self.copy == 1 else f"{name}{_SIGN}{self.copy}"

    @property
    def in_full(self) -> str:
        """The label with its number, also for the first copy."""
        return f"{self.name if self.name is not None else FACEDOWN}{_SIGN}{self.copy}"

    @property
    def is_hidden(self) -> bool:
        return self.name is None

    @property
    def key(self) -> str:
        """What is compared of a label: case, quotes and dashes do not matter, the number does."""
        return f"{folded(self.name if self.name is not None else FACEDOWN)}{_SIGN}{self.copy}"

    @classmethod
    def parse(cls, text: str) -> Label | None:
        """The label that a text is: the first copy is the name alone, or #1.  None if it is no label."""
        name, sign, copy = text.partition(_SIGN)
        digits = copy.strip()
        if not folded(name):
            return None
        if not sign:
            return cls(name.strip())
        if not (digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS and int(digits)):
            return None
        return cls(name.strip(), int(digits))


def folded_label(text: str) -> str:
    """What is compared of a label, or of a text that is none."""
    label = Label.parse(text)
    return label.key if label is not None else folded(text)


def says_which(text: str) -> bool:
    """Whether a text that names a card has the number of a copy."""
    return _SIGN in text


def in_sight(st: State, viewer: int) -> list[list[int]]:
    """The cards that the viewer can see, in groups, each looked at before the next.

    Cards in play, the viewer's hand, discards, cards under others, other cards that they know.  A viewer who plays no
    part has no hand.
    """
    order = _order(st, viewer)
    in_play = [ref for player in order for ref in st.play[player]]
    hand = [st.ref[id] for id in st.hand[viewer]] if viewer < st.setup.players else []
    discards = [st.ref[id] for player in order for id in st.discard[player]]
    under = [st.ref[id] for player in order for ref in st.play[player] for id in st.in_play[ref].under]
    listed = {*in_play, *hand, *discards, *under}
    face_up = {deck[-1] for deck in st.deck if deck and knows(st, viewer, deck[-1])}  # no other card of a deck can be
    bit, marketing = 1 << viewer, st.setup.first_ids  # a marketing card is none that could be named (10.2.2)
    known = [
        st.ref[id]
        for id in _by_place(st, viewer)
        if ((st.known[id] & bit and id not in marketing) or id in face_up) and st.ref[id] not in listed
    ]
    return [in_play, hand, discards, under, known]


def out_of_sight(st: State, viewer: int, groups: list[list[int]]) -> list[int]:
    """All cards that are in none of the groups, by where they lie."""
    listed = {ref for group in groups for ref in group}
    return [st.ref[id] for id in _by_place(st, viewer) if st.ref[id] not in listed]


def _order(st: State, viewer: int) -> list[int]:
    """The players as the viewer counts them: from themselves on, if they play."""
    plays = viewer < st.setup.players
    return st.players_from(viewer) if plays and not st.out[viewer] else list(range(st.setup.players))


def _by_place(st: State, viewer: int) -> list[int]:
    """The ids of all cards that do not lie open, by where they lie: what cards are numbered by must tell no more.

    For each player: hand, inkwell, deck from the top, cards under others, actions that resolve; then those who left.
    """
    found: list[int] = []
    for player in _order(st, viewer):
        found += select.in_sight(st, player, viewer)
        found += st.ink_ready[player] + st.ink_exerted[player]
        found += reversed(st.deck[player])
        for ref in st.play[player]:
            found += st.in_play[ref].facedown
        found += select.resolving(st, player)
    return found + [id for id, zone in enumerate(st.zone) if zone == Zone.OUT]


def numbered(st: State, viewer: int) -> dict[int, Label]:
    """The label of every card that the player can refer to, by its reference."""
    groups = in_sight(st, viewer)
    found = _count(st, groups)
    found.update({ref: Label(None, n) for n, ref in enumerate(out_of_sight(st, viewer, groups), start=1)})
    return found


def seen_by(st: State, viewer: int | None) -> dict[int, Label]:
    """The labels of the cards that a viewer can see; one who plays no part, or sees all, numbers no copies."""
    return _count(st, in_sight(st, viewer)) if viewer is not None and viewer < st.setup.players else {}


def numbered_for(st: State, viewer: int | None) -> dict[int, Label]:
    """The same for any viewer: one who plays no part, or sees all, numbers no copies."""
    return numbered(st, viewer) if viewer is not None and viewer < st.setup.players else {}


def all_numbered(st: State, viewer: int) -> dict[int, Label]:
    """The labels for somebody who sees everything: hidden cards have their names, and are numbered on."""
    groups = in_sight(st, viewer)
    rest = out_of_sight(st, viewer, groups)
    faces = [ref for ref in rest if st.defs[card_id(ref)] != BLANK]
    found = _count(st, [*groups, faces])
    blank = [ref for ref in rest if ref not in found]
    found.update({ref: Label(None, n) for n, ref in enumerate(blank, start=1)})
    return found


def labels(st: State, viewer: int) -> dict[int, str]:
    """The name of every card that the player can refer to, as text."""
    groups = in_sight(st, viewer)
    found = {ref: str(label) for ref, label in _count(st, groups).items()}
    found.update(zip(out_of_sight(st, viewer, groups), _facedown(), strict=False))
    return found


@cache
def _facedown() -> tuple[str, ...]:
    """The labels of the cards out of sight, as many as there can be: most cards of a game are, at every look."""
    return tuple(str(Label(None, n)) for n in range(1, MOST_CARDS + 1))


def _count(st: State, groups: list[list[int]]) -> dict[int, Label]:
    counts: dict[str, int] = {}
    found: dict[int, Label] = {}
    for group in groups:
        for ref in group:
            name = card_tests.spec_of(st, ref).full_name
            counts[name] = counts.get(name, 0) + 1
            found[ref] = Label(name, counts[name])
    return found
