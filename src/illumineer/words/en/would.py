"""What would happen and is replaced, by the kind of event."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "DAMAGE_DEALT": "{card} would be dealt {n} damage",
    "DAMAGE_TAKEN": "{card} would take {n} damage",
    "DAMAGE_MOVED": "{n} damage would be moved to {card}",
    "BANISHED": "{card} would be banished",
    "DISCARDED": "{player} would discard {card}",
    "DREW": "{player} would draw {n} {n:card|cards}",
    "LORE_GAINED": "{player} would gain {n} lore",
    "LORE_LOST": "{player} would lose {n} lore",
    "INK_DROPS_GAINED": "{player} would gain {n} ink {n:drop|drops}",
    "RETURNED_TO_HAND": "{card} would be returned to {player}'s hand",
    "LEFT_PLAY": "{card} would leave play",
    "PUT_INTO_DISCARD": "{card} would be put into {player}'s discard",
    "EXERTED": "{card} would be exerted",
    "READIED": "{card} would be readied",
}
