"""Seeds: one for each purpose, all made in one way from the seed that somebody gave.

    seed_for(7, "duel", "game", 3)      # the fourth game of a duel
    seed_for(7, "duel", "bot", 3, 0)    # one of the bots that play it

Seeds for different purposes have nothing to do with each other, and no way leads back: a player who is handed the
seed of their bot learns nothing about the order of the decks.  That holds as long as the seed that they were made
from cannot be guessed.
"""

from __future__ import annotations

from hashlib import blake2b
from operator import index
from typing import Final, SupportsIndex

BITS: Final = 63
"""Seeds fit into a number of 64 bits with a sign."""


def seed_for(seed: SupportsIndex, *purpose: str | SupportsIndex) -> int:
    """Return the seed for a purpose, which is named by words and numbers."""
    parts = [repr(part) if isinstance(part, str) else hex(index(part)) for part in (seed, *purpose)]
    digest = blake2b(",".join(parts).encode(), digest_size=8, person=b"illumineer seed").digest()
    return int.from_bytes(digest, "big") >> (64 - BITS)
