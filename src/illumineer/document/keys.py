"""Keys of cards: what a client calls them.

A card that the viewer knows is keyed by its number in the game, which tells nothing (it is random, and given anew when
the card is shuffled away).  A card that the viewer does not know is keyed by its place: "p2.hand.3".
"""

from __future__ import annotations

from illumineer.core.state import State
from illumineer.seen.view import BLANK
from illumineer.vocab import player_name


def key(id: int) -> str:
    """The key of a card that the viewer knows."""
    return f"c{id}"


def keys(st: State) -> list[str]:
    """The key of every card, by its id in a state from which hidden cards are blanked."""
    found = [key(id) for id in range(len(st.defs))]
    for player in range(st.setup.players):
        name = player_name(player)
        for zone, pile in (
            ("hand", st.hand[player]),
            ("deck", st.deck[player][::-1]),
            ("ink", st.ink_ready[player] + st.ink_exerted[player]),
        ):
            for place, id in enumerate(pile, start=1):
                if st.defs[id] == BLANK:
                    found[id] = f"{name}.{zone}.{place}"
    for card in st.table():
        for place, id in enumerate(card.facedown, start=1):
            if st.defs[id] == BLANK:
                found[id] = f"{key(card.card)}.under.{place}"
    return found
