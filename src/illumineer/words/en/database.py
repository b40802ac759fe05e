"""What is wrong with a card database, or with a card of it."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "unreadable": "{file}: {why}",
    "foreign": "{file}: not a card database of illumineer",
    "other_version": "{file}: made by another version of illumineer; import its card file again, or remove it",
    "cannot_stay": "{file}: made by another version of illumineer, so its cards of these sets cannot stay: {sets}; give a file that has all sets",
    "package_locked": "{why}. The package cannot be changed here: give another place with --out FILE, or add the cards to your own database with: illumineer cards import FILE",
    "own_locked": "{why}. Another folder for your own cards can be given in the variable ILLUMINEER_DATA",
    "damaged": "{file}: the card database is damaged ({error})",
    "names": "{file}: the card database is damaged ({cards} {cards:card|cards}, {names} {names:name|names})",
    "damaged_line": "{file}: line {line} is damaged ({error})",
    "does_not_fit": "{card}: the card database does not fit this version of illumineer ({why}); build it anew",
    "not_json": "its tree is not JSON: {why}",
    "unplayable": "{card} is unplayable: {why}",
    "not_playable_yet": "cards that are not playable yet: {cards}",
    "with_reason": "{card} ({why})",
}
