"""Every way in which the editions of the rules differ that bears on a game, by a short name.

One name for each row of the tables that the project works from; docs/editions.md says what each
is about.  A row has a test (`@pytest.mark.edition_row("name")`) that plays the same position in
two editions and gets two results, or a reason in `reasons.py` why there is none.
"""

from __future__ import annotations

from typing import Final

TABLES: Final[dict[str, tuple[str, ...]]] = {
    "winning, losing and the game state check": (
        "empty-deck",
        "check-timing",
        "win-and-lose-at-once",
        "two-results-at-once",
        "check-triggers",
        "last-player-left",
        "conceding",
        "end-of-turn",
    ),
    "playing cards and paying": (
        "play-for-free",
        "ability-for-free",
        "order-of-cost-changes",
        "next-card-discount",
        "where-an-action-is",
        "action-played-by-effect",
        "zone-change-while-played",
        "played-and-entering",
        "enters-play-effects",
        "additional-ink",
        "quest-challenge-price",
    ),
    "resolving effects": (
        "order-inside-effect",
        "a-to-b",
        "unpayable-may",
        "several-may",
        "for-each",
        "once-per-turn",
        "legality-of-choices",
        "last-known",
        "several-players",
        "revealed-cards",
    ),
    "triggered abilities and the bag": (
        "secondary-if",
        "trigger-words",
        "trigger-during-resolution",
        "bag-order",
        "leaving-together",
        "covered-watcher",
    ),
    "static abilities, modifiers, replacement effects": (
        "static-from-effect",
        "conditional-wording",
        "skip-step",
        "cant-be-reduced-below",
        "several-replacements",
        "same-replacement-twice",
        "resist",
        "bodyguard-entering",
    ),
    "damage": (
        "is-damaged",
        "damage-arithmetic",
        "damage-to-zero",
        "put-damage-and-resist",
        "moving-damage",
        "counters-leaving-play",
        "who-banished-it",
    ),
    "challenging, questing, singing, moving": (
        "shape-of-challenge",
        "readied-while-challenging",
        "singing",
        "singer-and-sing-cost",
        "drying-character",
        "leaving-a-location",
        "move-to-same-location",
        "paying-for-a-move",
        "location-leaves-play",
    ),
    "keywords": (
        "keyword-list",
        "reckless",
        "adventurous",
        "evasive",
        "boost",
        "duplicate-keyword",
    ),
    "Shift and stacks": (
        "what-shift-is",
        "covering-character",
        "shift-onto",
        "shift-variants",
        "duo-onto-mixed-states",
        "cards-under-leaving",
    ),
    "zones and information": (
        "new-card",
        "searching",
        "two-names",
        "classes-of-items",
        "ink-drops",
    ),
    "setup, multiplayer, formats": (
        "who-starts",
        "opening-hand",
        "player-leaves",
        "pack-rush",
        "deck-building-cards",
    ),
}

ROWS: Final[tuple[str, ...]] = tuple(row for rows in TABLES.values() for row in rows)
