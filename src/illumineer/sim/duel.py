"""A duel: two decks, two bots, a seed.  All that its games follow from, and nothing that happens in them.

Game number i belongs to pair i // 2.  The two games of a pair have the same seed, and the decks change seats: the seed
says which seat begins, so each deck begins once.  A game's seed follows from the duel's seed and the number of the pair
alone, never from the decks, so that a deck and its opponent meet the same luck again when another version of one is
tried.  Each bot has a seed of its own in each game, from which nobody can tell that of the game.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from illumineer import ir
from illumineer.bots.limits import BOT_TIME, GAME_DECISIONS, TURN_DECISIONS, TURN_LIMIT
from illumineer.bots.named import file_of
from illumineer.compile.book import CardBook
from illumineer.cr import NEWEST
from illumineer.seeds import BITS, seed_for

_EXACT: Final = 53
"""Bits of a game's seed: a number that every reader of JSON keeps exactly."""


@dataclass(frozen=True, slots=True)
class Duel:
    """What is played; it can be sent to another process or machine, which needs nothing else."""

    names: tuple[str, str]
    decks: tuple[tuple[str, ...], tuple[str, ...]]
    """Full names, once for each copy, in the order in which they are shuffled."""
    cards: tuple[ir.Card, ...]
    """The cards of both decks, for the card book."""
    bots: tuple[str, str] = ("greedy", "greedy")
    seed: int = 1
    edition: str = NEWEST
    turn_limit: int = TURN_LIMIT
    open_lists: bool = False
    bot_time: float = BOT_TIME
    turn_decisions: int = TURN_DECISIONS
    game_decisions: int = GAME_DECISIONS

    def book(self) -> CardBook:
        """A card book of both decks."""
        return CardBook(self.cards)

    def seed_of(self, number: int) -> int:
        """The seed of a game: its shuffles, who begins, and all chance in it."""
        return seed_for(self.seed, "duel", "game", number // 2) >> (BITS - _EXACT)

    def bot_seed_of(self, number: int, deck: int) -> int:
        """The seed of the bot that plays a deck in that game."""
        return seed_for(self.seed, "duel", "bot", number, deck)

    def identity(self) -> dict[str, Any]:
        """What makes two duels the same: their games can be counted together."""
        return {
            "decks": [dict(Counter(deck)) for deck in self.decks],
            "order": [fingerprint(deck) for deck in self.decks],
            "book": self.book().digest,
            "bots": list(self.bots),
            "bot_files": [_content(bot) for bot in self.bots],
            "seed": self.seed,
            "edition": self.edition,
            "turn_limit": self.turn_limit,
            "turn_decisions": self.turn_decisions,
            "game_decisions": self.game_decisions,
            "open_lists": self.open_lists,
        }


def fingerprint(names: Sequence[str]) -> str:
    """A few letters that stand for a list of cards in its order."""
    return hashlib.blake2b(json.dumps(list(names)).encode(), digest_size=8).hexdigest()


def _content(bot: str) -> str:
    """A few letters that stand for what is in the file of a user's bot; nothing for a bot without a file."""
    own = file_of(bot)
    if own is None or not own[0].is_file():
        return ""
    return hashlib.blake2b(own[0].read_bytes(), digest_size=8).hexdigest()


def in_order(deck: Sequence[str], like: Sequence[str] = ()) -> tuple[str, ...]:
    """The deck in an order that does not depend on its file.

    Of another version of a deck (`like`): cards that both have keep their places and the new ones take those of the
    old ones, so that the same shuffle brings the same cards.
    """
    left = Counter(deck)
    places: list[str | None] = []
    for name in like:
        kept = left[name] > 0
        left[name] -= kept
        places.append(name if kept else None)
    new = iter(sorted(left.elements()))
    found = [name if name is not None else next(new, None) for name in places]
    return (*(name for name in found if name is not None), *new)
