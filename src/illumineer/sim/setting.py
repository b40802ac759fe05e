"""What was played: the decks, who played them and by which rules; what a reader needs to play it again."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

CERTAIN: Final = "certain"
INTERRUPTED: Final = "interrupted"
PAIRINGS: Final = "pairings"


def bot_name(bot: str) -> str:
    """What a bot is called in a sentence: without the way to its file."""
    return bot.rpartition("/")[2]


@dataclass(frozen=True, slots=True)
class Setting:
    """The setting of a duel (two decks) or a matrix (any number)."""

    names: tuple[str, ...]
    """What the decks are called."""
    decks: tuple[tuple[str, ...], ...]
    """The cards of each, as full names, once for each copy."""
    bots: tuple[str, ...]
    """Who plays each deck."""
    seed: int
    edition: str
    turn_limit: int
    open_lists: bool
    """Whether each player knows the other's list."""
    version: str
    compiled: bool
    command: str
    """What plays the same again."""
    stopped: str = ""
    """Why fewer games were played than asked for: CERTAIN (of a matrix: PAIRINGS) or INTERRUPTED; empty if all were."""

    @property
    def players(self) -> tuple[str, ...]:
        """The different bots, as they are called in a sentence."""
        return tuple(dict.fromkeys(map(bot_name, self.bots)))

    @property
    def same_bots(self) -> bool:
        """Whether one bot plays all decks.  Only then do wins say anything about the decks."""
        return len(set(self.bots)) == 1

    def called(self, deck: int) -> str:
        """What a deck is called where decks are ranked: with its bot, if not all have the same."""
        return self.names[deck] if self.same_bots else f"{self.names[deck]} ({bot_name(self.bots[deck])})"

    def listed(self, deck: int) -> tuple[tuple[str, int], ...]:
        """The list of a deck: each card, and how many copies."""
        return tuple(Counter(self.decks[deck]).items())

    def to_json(self) -> dict[str, Any]:
        return {
            "names": list(self.names),
            "decks": [dict(self.listed(deck)) for deck in range(len(self.decks))],
            "bots": list(self.bots),
            "seed": self.seed,
            "edition": self.edition,
            "turn_limit": self.turn_limit,
            "open_lists": self.open_lists,
            "version": self.version,
            "compiled": self.compiled,
            "command": self.command,
            "stopped": self.stopped,
        }
