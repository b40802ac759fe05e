"""The numbers of the encoding: how many slots there are, what stands where in an observation, what an action means.

Here: lengths and offsets, nothing that looks at a game.  Whoever changes one of them, or what is written where
(`look`), gives the encoding a new name: `ENCODING`.  docs/environments.md says all of it in words.
"""

from __future__ import annotations

from typing import Final

from illumineer.keywords import RECORDS
from illumineer.vocab import Ask, How, Keyword, Step

ENCODING: Final = "illumineer-obs/2"

EMPTY: Final = 0
HIDDEN: Final = 1
FIRST_CARD: Final = 2
"""Card numbers: nothing there, a card that the player does not know, and from here on the cards of the table."""

LOW: Final = -999
HIGH: Final = 32_767
"""What a number of an observation can be; values of cards stay between LOW and -LOW."""

# --- slots: where a card lies, seen from one player ------------------------------------------

SECTIONS: Final = {
    "my_play": 24,
    "their_play": 24,
    "my_hand": 20,
    "their_hand": 20,
    "my_discard": 60,
    "their_discard": 60,
    "offered": 32,
}


def _starts(lengths: dict[str, int]) -> dict[str, int]:
    found: dict[str, int] = {}
    at = 0
    for name, length in lengths.items():
        found[name] = at
        at += length
    return found


FIRST_SLOT: Final = _starts(SECTIONS)
SLOTS: Final = sum(SECTIONS.values())

# --- actions ---------------------------------------------------------------------------------

STEPS: Final = len(Step)
KINDS: Final = len(Ask)
ABILITIES: Final = 4
"""Activated abilities of a card that have an action of their own: the first places among its abilities."""
WAYS: Final = 2
"""Ways to pay for a card that have an action of their own, of each kind."""
NUMBERS: Final = 31
MODES: Final = 8
BAG: Final = 16
EFFECTS: Final = 8
PICKED: Final = 8
REST: Final = 32

FROM: Final = ("my_hand", "my_discard", "offered")
"""The sections from which a card can be put into the inkwell or played."""
_FROM_SLOTS: Final = sum(SECTIONS[name] for name in FROM)

REGIONS: Final = {
    "end_turn": 1,
    "done": 1,
    "accept": 2,
    "enter": 2,
    "put": 2,
    "player": 2,
    "number": NUMBERS,
    "mode": MODES,
    "way": len(How) * WAYS,
    "resolve": BAG,
    "replace": EFFECTS,
    "pick": SLOTS,
    "ink": _FROM_SLOTS,
    "play": _FROM_SLOTS,
    "quest": SECTIONS["my_play"],
    "challenge": SECTIONS["my_play"],
    "move": SECTIONS["my_play"],
    "boost": SECTIONS["my_play"],
    "activate": SECTIONS["my_play"] * ABILITIES,
    "rest": REST,
    "more": 1,
}
"""How many actions of each kind there are.  After them comes `name`, as long as the list of names."""

FIRST_ACTION: Final = _starts(REGIONS)
NAMES_AT: Final = sum(REGIONS.values())

_FROM_AT: Final = _starts({name: SECTIONS[name] for name in FROM})


def from_place(slot: int) -> int:
    """The place of a slot among those of FROM, or -1."""
    for name, at in _FROM_AT.items():
        if 0 <= slot - FIRST_SLOT[name] < SECTIONS[name]:
            return at + slot - FIRST_SLOT[name]
    return -1


def from_slot(place: int) -> int:
    """The slot at that place of FROM."""
    for name, at in _FROM_AT.items():
        if place - at < SECTIONS[name]:
            return FIRST_SLOT[name] + place - at
    raise AssertionError("no such place")


def region(action: int) -> tuple[str, int]:
    """Which kind of action a number is, and its place there."""
    for name, at in FIRST_ACTION.items():
        if action - at < REGIONS[name]:
            return name, action - at
    return "name", action - NAMES_AT


def slot_name(slot: int) -> str:
    """A slot in short: `my_play 3`."""
    for name, at in FIRST_SLOT.items():
        if slot - at < SECTIONS[name]:
            return f"{name} {slot - at}"
    raise AssertionError("no such slot")


# --- observations ----------------------------------------------------------------------------

TABLE: Final = (
    "turn",
    "my_turn",
    "i_began",
    *(f"step_{step.name.lower()}" for step in Step),
    *(
        f"{whose}_{what}"
        for what in (
            "lore", "lore_needed", "ink_ready", "ink_exerted", "drops", "hand", "deck", "discard", "play", "turns",
            "bag", "top",
        )
        for whose in ("my", "their")
    ),
    "inked",
    "challenger",
    "challenged",
)  # fmt: skip

DECISION: Final = (
    *(f"asks_{kind.name.lower()}" for kind in Ask),
    "about",
    "source",
    "source_card",
    "ability",
    "options",
    "private",
    "page",
    "rest",
    "picks",
    *(f"picked_{n}" for n in range(PICKED)),
    *(f"picked_card_{n}" for n in range(PICKED)),
)

ABOUT: Final = (
    "act", "alter_hand", "challenge", "choose", "choose_player", "enter", "how_to_play", "idle_may", "ink_drops",
    "may", "mode", "move_damage", "move_to", "name", "order", "pay_banish", "pay_bottom", "pay_damage", "pay_discard",
    "pay_exert", "pay_return", "put", "ready", "remove_damage", "replace", "resolve", "shift_onto", "starting_player",
    "sung_by",
)  # fmt: skip
"""What a decision is about: `about` is the place here, counted from 1."""

BAG_ROW: Final = ("mine", "card", "slot", "ability")
EFFECT_ROW: Final = ("card", "slot", "resist")

KEYWORDS: Final = tuple(each.keyword for each in RECORDS[: Keyword.ADVENTUROUS + 1])
"""The keywords that have a column: those that there were when the encoding got its name.  A newer one gets its column
with the next encoding, so that agents trained on this one go on reading it."""
_KEYWORDS: Final = tuple(keyword.name.lower() for keyword in KEYWORDS)

PLAY_ROW: Final = (
    "card", "character", "item", "location", "cost", "strength", "willpower", "lore", "move_cost", "damage", "exerted",
    "drying", "new", "under", "facedown", "at", "sing_bonus", "cant_quest", "cant_challenge", "cant_be_challenged",
    "cant_ready", "must", "challenging", "challenged",
    *_KEYWORDS,
)  # fmt: skip

CARD_ROW: Final = (
    "card", "character", "action", "item", "location", "song", "inkable", "cost", "strength", "willpower", "lore",
    "move_cost",
    *_KEYWORDS,
    "price", "zone", "mine",
)  # fmt: skip
PRINTED: Final = len(CARD_ROW) - 3
"""The columns of a card row that are the same for every copy of the card."""


def parts(cards: int) -> dict[str, tuple[int, ...]]:
    """The parts of an observation in their order, with their shapes, for a table of so many cards."""
    return {
        "table": (len(TABLE),),
        "decision": (len(DECISION),),
        "bag": (BAG, len(BAG_ROW)),
        "effects": (EFFECTS, len(EFFECT_ROW)),
        "my_play": (SECTIONS["my_play"], len(PLAY_ROW)),
        "their_play": (SECTIONS["their_play"], len(PLAY_ROW)),
        "my_hand": (SECTIONS["my_hand"], len(CARD_ROW)),
        "their_hand": (SECTIONS["their_hand"], len(CARD_ROW)),
        "my_discard": (SECTIONS["my_discard"],),
        "their_discard": (SECTIONS["their_discard"],),
        "offered": (SECTIONS["offered"], len(CARD_ROW)),
        "lists": (2, cards),
    }
