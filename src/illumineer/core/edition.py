"""The editions of the rules: every difference that changes a game, as a named switch.

This is the one place that says which edition plays how.  A switch is asked for where the rule is carried out, most
of them in one place, some in two or three; what it does stands there.  docs/editions.md explains each, and
tests/editions shows it.
"""

from __future__ import annotations

from typing import Final

from illumineer.cr import CR, EDITIONS, number
from illumineer.errors import EditionError

RESIST_REPLACES: Final = 0  # a replacement effect among others (1.x)
RESIST_AFTER: Final = 1  # a reduction, worked out after replacement effects (2.0)
RESIST_BEFORE: Final = 2  # a reduction, worked out before them (2.1)

KEYWORD_KEEP_ALL: Final = 0  # further instances wait beside the first (1.x)
KEYWORD_FIRST: Final = 1  # a further instance is not gained (2.0)
KEYWORD_LONGEST: Final = 2  # the longer-lasting instance stays, the other ends (2.3)

COST_ALWAYS: Final = 0  # the A of "A to B" is a cost (1.x)
COST_NEVER: Final = 1  # … an effect (2.0)
COST_IF_INK: Final = 2  # … a cost if it has the player pay ink (2.1)


_FIELDS: Final = (
    "action_in_play_zone", "activate_free_waives_all", "additional_ink_raises_limit", "boost_is_activated",
    "check_after_each_effect", "damage_words_mean_take", "duplicate_keywords", "effects_leave_with_player",
    "empty_draw_loses", "evasive_on_any_type", "exert_needs_dry", "final_check_empty_deck", "free_waives_all",
    "index", "may_per_sentence", "move_damage_not_back", "move_to_same_location", "name", "new_card_in_any_zone",
    "pair_is_a_name", "part_by_part", "played_before_entering", "player_chooses_start", "put_damage_is_take",
    "reckless_counts_ready", "resist", "secondary_if_twice", "sequence_cost", "singing_is_free",
    "static_reaches_later", "unpayable_may_declines", "zero_damage_is_dealt",
)  # fmt: skip


class Edition:
    """How one edition plays."""

    __slots__ = _FIELDS

    def __init__(self, name: str) -> None:
        if name not in EDITIONS:
            raise EditionError("editions.none", edition=name, known=EDITIONS)
        at = EDITIONS.index(name)
        v1, v20, v21, v22, v23 = at < 2, at == 2, at >= 3, at >= 4, at >= 5
        self.name = name
        self.index = at
        # winning, losing, the game state check
        self.empty_draw_loses = v1
        self.final_check_empty_deck = not v1
        self.check_after_each_effect = v20
        # playing and paying
        self.free_waives_all = not v1
        self.action_in_play_zone = not v1
        self.activate_free_waives_all = not v1
        self.played_before_entering = v1 or v23
        self.additional_ink_raises_limit = not v1
        # resolving
        self.sequence_cost = COST_ALWAYS if v1 else COST_NEVER if v20 else COST_IF_INK
        self.unpayable_may_declines = v22
        self.may_per_sentence = not v1 and not v23
        self.part_by_part = v23
        # triggered abilities
        self.secondary_if_twice = v1
        # static abilities
        self.static_reaches_later = not v1
        # damage
        self.resist = RESIST_REPLACES if v1 else RESIST_AFTER if v20 else RESIST_BEFORE
        self.damage_words_mean_take = v20
        self.put_damage_is_take = not v1
        self.zero_damage_is_dealt = v22
        self.move_damage_not_back = v21
        # challenging, singing, moving
        self.singing_is_free = v1
        self.exert_needs_dry = not v20
        self.move_to_same_location = v23
        # keywords
        self.reckless_counts_ready = not v1
        self.evasive_on_any_type = not v1
        self.boost_is_activated = not v22
        self.duplicate_keywords = KEYWORD_KEEP_ALL if v1 else KEYWORD_LONGEST if v23 else KEYWORD_FIRST
        # zones, names, setup, several players
        self.new_card_in_any_zone = not v1
        self.pair_is_a_name = not v1
        self.player_chooses_start = v1
        self.effects_leave_with_player = v1

    def clone(self) -> Edition:
        """The same edition as an object of its own; the judge plays some in which a switch stands otherwise."""
        new = Edition(self.name)
        for field in _FIELDS:
            setattr(new, field, getattr(self, field))
        return new

    def number(self, rule: CR) -> str:
        """The number of the rule in this edition (with the edition it is from, if not this one)."""
        return number(rule, self.name)


_ALL: Final = {name: Edition(name) for name in EDITIONS}


def edition(name: str) -> Edition:
    """The edition with that name; EditionError if there is none."""
    found = _ALL.get(name)
    return found if found is not None else Edition(name)
