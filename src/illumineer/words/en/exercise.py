"""`illumineer cards exercise`: does every ability do something?"""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "exercise": "put every ability where it can happen, and say which never did anything",
    "file": "a card file of LorcanaJSON; without one, the card database",
    "house": "the house pool instead",
    "card": "only this card, with the others around it",
    "parts": "every part of every ability by itself as well",
    "attempts": "how often an ability is tried (default 60)",
    "trying": "trying abilities",
    "never": "never ({why}; {n} {n:attempt|attempts})",
    "summary": "{n} of {all} {all:ability|abilities} did something ({share:.1f} %)",
    "stand_ins": "{n:a stand-in was there for a name|stand-ins were there for names} that no card of the pool has: {names}",
    # which ability
    "gives": "what it gives",
    "leaves_behind": "what it leaves behind",
    "part": "part {n} of {all} ({node})",
    "shift_CLASSIFICATION": "Classification Shift",
    "shift_UNIVERSAL": "Universal Shift",
    "shift_DUO": "Duo Shift",
    "shift_COMBO": "Combo Shift",
    "shift_POTATO": "Potato Shift",
    # what it did
    "told": "{what}",
    "prevents": "prevents: {what}",
    "choices": "changes what can be chosen",
    "ends_game": "ends the game",
    "zones": "changes where cards are, or what is known of them",
    "table": "changes what is true of a card in play",
    "turn_actions": "changes which turn actions can be taken",
    "prices": "changes what must be paid",
    "challenges": "changes who can be challenged",
    # why it never did anything
    "breaks": "the game breaks: {error}",
    "nobody_passes": "no card of the pool passes {tests}",
    "never_happened": "what it waits for never happened",
    "never_true": "its event happened, but its condition was never true",
    "nothing_came": "it resolved, and nothing came of it",
    "never_used": "it could never be used",
    "never_in_force": "its condition was never true while the card was in play",
    "nobody_there": "there was never a card for it to be about",
    "in_force": "it was in force, and nothing was different for it",
    "no_difference": "it made no difference",
}
