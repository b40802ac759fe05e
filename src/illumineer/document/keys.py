"""Keys of cards: what a client calls them.

A card that the viewer knows is keyed by its number in the game and a mark of its name.  The number tells nothing: it is
random, and given anew when the card is shuffled away.  (In a game that begins in a position it is the card's place in
that, until it is shuffled away.)  With the mark, a key that was given to another card since then
does not look the same.  A card that the viewer does not know is keyed by its place: "p2.hand.3".
"""

from __future__ import annotations

import re
from functools import lru_cache
from string import ascii_lowercase
from typing import Final
from zlib import crc32

from illumineer.core.state import CardId, State
from illumineer.seen.view import BLANK
from illumineer.vocab import Zone, player_name

_LETTERS: Final = 3
"""How long the mark of a name is."""
_KNOWN: Final = re.compile(rf"c([0-9]{{1,5}})[a-z]{{{_LETTERS}}}")


def key(id: int, name: str) -> str:
    """The key of a card that the viewer knows, by its number in the game and its full name."""
    return f"c{id}{_mark(name)}"


@lru_cache(maxsize=8192)
def _mark(name: str) -> str:
    rest, found = crc32(name.encode()), ""
    for _ in range(_LETTERS):
        rest, place = divmod(rest, len(ascii_lowercase))
        found += ascii_lowercase[place]
    return found


class Keys:
    """The keys of the cards in a state from which hidden cards are blanked."""

    __slots__ = ("_found", "_st", "meant")

    def __init__(self, st: State) -> None:
        self._st = st
        self._found: dict[int, str] = {}
        self.meant: dict[int, None] = {}
        """The cards that references have meant so far (`of_ref`)."""

    def of(self, id: int) -> str:
        """The key of a card."""
        found = self._found.get(id)
        if found is None:
            hidden = self._st.defs[id] == BLANK
            card = CardId(id)
            found = self._found[id] = self._by_place(card) if hidden else key(id, self._st.spec(card).full_name)
        return found

    def of_ref(self, ref: int) -> str | None:
        """The key of the card that a reference means; None if it means none any more."""
        id: int = self._st.card_of(ref) if ref > 0 else -1
        if id < 0:
            return None
        self.meant[id] = None
        return self.of(id)

    def find(self, key: str) -> int | None:
        """The known card with that key; None if there is none."""
        number = _KNOWN.fullmatch(key)
        id = int(number[1]) if number is not None else -1
        return id if 0 <= id < len(self._st.defs) and self.of(id) == key else None

    def _by_place(self, id: CardId) -> str:
        st, zone = self._st, self._st.zone[id]
        owner = st.setup.owner[id]
        if zone == Zone.UNDER:
            over = next(card for card in st.table() if id in card.facedown)
            return f"{self.of(over.card)}.under.{over.facedown.index(id) + 1}"
        if zone == Zone.HAND:
            return f"{player_name(owner)}.hand.{st.hand[owner].index(id) + 1}"
        if zone == Zone.INKWELL:
            return f"{player_name(owner)}.ink.{(st.ink_ready[owner] + st.ink_exerted[owner]).index(id) + 1}"
        return f"{player_name(owner)}.deck.{len(st.deck[owner]) - st.deck[owner].index(id)}"
