"""Rule symbols: a rule of the game is named here by what it means.

Here belong: the names of the rules (`CR`), the editions, and the way from a name to the
number that an edition gives it, and back. Not here: what a rule says or does (the engine),
which edition a game is played by (its settings), and the numbers (`cr_numbers`).

A name is never changed because a number moves. The integer behind a name is only its
place in the list: keep names or numbers in files, never the integer.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

__all__ = [
    "CR", "EDITIONS", "NEWEST", "SCENARIOS_CITE", "later_first", "named", "number", "numbers", "own_number",
    "stands_within", "symbol", "symbols",
]  # fmt: skip

EDITIONS: Final = ("1-early", "1-late", "2.0", "2.1", "2.2", "2.3")
NEWEST: Final = EDITIONS[-1]
SCENARIOS_CITE: Final = "2.2"
"""The edition whose numbers scenarios cite."""


class _Rules(type):
    """Lets the class be walked and asked like an Enum: `list(CR)`, `CR["SHIFT"]`."""

    def __iter__(cls) -> Iterator[CR]:
        return iter(_RULES.values())

    def __getitem__(cls, name: str) -> CR:
        return _RULES[name]


class CR(int, metaclass=_Rules):
    """One member per rule, in the order of the current edition, section by section.

    An IntEnum in all but the base: that many members cost an IntEnum 7 ms at every start.
    Members are declared by annotation and made in one pass below the class.
    """

    __slots__ = ()

    @property
    def name(self) -> str:
        return _NAMES[self - 1]

    def __repr__(self) -> str:
        return f"CR.{self.name}"

    def __reduce__(self) -> tuple[object, ...]:
        return getattr, (CR, self.name)  # copies and pickles by name, back to the same object

    # 1.1-1.4 In general, golden rules, players, whose card it is
    GAME_OF_PLAYERS: CR
    GAME_IS_TRACKED: CR
    TOURNAMENT_RULES: CR
    ENGLISH_IS_OFFICIAL: CR
    NEWEST_TEXT_IS_OFFICIAL: CR
    MORE_THAN_TWO_PLAYERS: CR
    REMINDER_TEXT: CR
    GOLDEN_CARD_OVER_RULE: CR
    GOLDEN_CANT_OVER_CAN: CR
    GOLDEN_AS_MUCH_AS_POSSIBLE: CR
    PLAYER: CR
    PLAYER_DESIGNATIONS: CR
    PLAYER_YOU: CR
    PLAYER_ACTIVE: CR
    PLAYER_ACTIVE_ONLY_ONE: CR
    PLAYER_ACTIVE_NOT_IN_TEXT: CR
    PLAYER_OPPONENT: CR
    PLAYER_OPPONENT_ANYONE_AGAINST: CR
    PLAYER_OPPONENT_IN_TEXT: CR
    PLAYER_OPPOSING: CR
    PLAYER_TEAMMATE: CR
    PLAYER_TEAMMATE_BEFORE_GAME: CR
    PLAYER_TEAMMATE_IN_TEXT: CR
    CARD_STANDARD: CR
    CARD_NOT_STANDARD: CR
    CARD_TYPES_DEFINED: CR
    CARD_BELONGS_TO_PLAYER: CR
    CARD_YOU: CR
    CARD_PRONOUNS: CR
    # 1.5-1.6 Costs, kinds of ability
    COST_OF_CARD: CR
    COST_OF_ABILITY: CR
    COST_PAID_IN_FULL: CR
    PAYMENT_MODIFIER: CR
    COST_ALTERNATE: CR
    COST_ALTERNATE_SINGING: CR
    COST_ALTERNATE_SHIFT: CR
    COST_FREE_CARD: CR
    COST_FREE_ABILITY: CR
    ABILITY_KINDS: CR
    ABILITY_KIND_TRIGGERED: CR
    ABILITY_KIND_ACTIVATED: CR
    ABILITY_KIND_STATIC: CR
    ABILITY_KIND_REPLACEMENT: CR
    ABILITY_KIND_KEYWORD: CR
    # 1.7 Game actions, timing, illegal actions
    TIMING_GAME_ACTION: CR
    TIMING_ONE_AT_A_TIME: CR
    TIMING_CHOICES_AS_RESOLVES: CR
    TIMING_TRIGGERS_IN_BAG: CR
    TIMING_DRYING: CR
    ILLEGAL_ACTION_UNDONE: CR
    ILLEGAL_ACTION_REDO: CR
    ILLEGAL_ACTION_CANT_UNDO: CR
    ILLEGAL_CHOICE_UNDONE: CR
    # 1.8 Game state check
    GAME_STATE_CHECK: CR
    CHECK_WIN_BY_LORE: CR
    CHECK_EMPTY_DECK: CR
    CHECK_LAST_PLAYER: CR
    CHECK_BANISH_BY_DAMAGE: CR
    CHECK_TRIGGERS_WAIT: CR
    CHECK_REPEATS: CR
    CHECK_SIMULTANEOUS: CR
    CHECK_ONLY_WHEN_IT_OCCURS: CR
    # 1.9-1.13 Damage, decks, lore, drawing, counters
    DAMAGE_COUNTERS: CR
    DAMAGE_MEANS: CR
    DAMAGE_DEAL: CR
    DAMAGE_PUT: CR
    DAMAGE_REMOVE: CR
    DAMAGE_MOVE: CR
    DAMAGE_TAKE: CR
    DAMAGE_DEALT_IS_TAKEN: CR
    DAMAGE_AMOUNT: CR
    DAMAGE_ZERO: CR
    DAMAGE_LEAVES_PLAY: CR
    DECK_REQUIREMENTS: CR
    DECK_CONSTRUCTED: CR
    DECK_LIMITED: CR
    DECK_BUILDING_CARD: CR
    LORE_IS_TRACKED: CR
    DAMAGE_IS_TRACKED: CR
    LORE_NOT_BELOW_ZERO: CR
    LORE_VALUE: CR
    LORE_TWENTY_WINS: CR
    DRAW_A_CARD: CR
    DRAW_ONE_AT_A_TIME: CR
    DRAW_PUT_IS_NOT_DRAW: CR
    INK_DROPS: CR
    COUNTER_LEAVES_ZONE: CR
    # 2 Turn order, setup, end of the game
    STAGES: CR
    STARTING_STRUCTURE: CR
    TURN_ORDER: CR
    SERIES_TWO_GAMES: CR
    SERIES_BEST_OF: CR
    SETUP_STAGE: CR
    SETUP_STARTING_PLAYER: CR
    SETUP_SHUFFLE: CR
    SETUP_LORE_ZERO: CR
    SETUP_OPENING_HAND: CR
    SETUP_ALTER_HAND: CR
    SETUP_ALTER_STARTING_PLAYER: CR
    SETUP_ALTER_OTHER_PLAYERS: CR
    SETUP_ALTER_SHUFFLE: CR
    SETUP_ENDS: CR
    GAME_STAGE: CR
    GAME_TURNS_IN_ORDER: CR
    GAME_ENDS: CR
    GAME_ENDS_BY_LORE: CR
    GAME_ENDS_BY_EMPTY_DECK: CR
    GAME_ENDS_BY_LAST_PLAYER: CR
    CONCEDE: CR
    CLEANUP_STAGE: CR
    CLEANUP_CARDS: CR
    CLEANUP_COUNTERS: CR
    CLEANUP_ENDS: CR
    # 3 The phases of a turn
    PHASES: CR
    PHASE_START_OF_TURN: CR
    PHASE_MAIN: CR
    PHASE_END_OF_TURN: CR
    STEP_READY: CR
    TURN_READY: CR
    TURN_READY_EFFECTS_START: CR
    TURN_READY_EFFECTS_END: CR
    TURN_READY_TRIGGERS: CR
    STEP_SET: CR
    TURN_SET_DRY: CR
    TURN_SET_LORE: CR
    TURN_SET_BAG: CR
    STEP_DRAW: CR
    TURN_DRAW: CR
    TURN_DRAW_BAG: CR
    MAIN_PHASE: CR
    END_TURN_DECLARE: CR
    END_TURN_NOT_WHILE_PENDING: CR
    END_TURN_PROCESS: CR
    END_TURN_TRIGGERS: CR
    END_TURN_EFFECTS_END: CR
    END_TURN_FINAL_CHECK: CR
    # 4.1 Turn actions
    TURN_ACTION: CR
    TURN_ACTION_BAG_FIRST: CR
    TURN_ACTION_LIST: CR
    TURN_ACTION_ILLEGAL: CR
    TURN_ACTION_TRIGGERS_WAIT: CR
    # 4.2 Ink a card
    INK_A_CARD: CR
    INK_REVEAL: CR
    INK_VERIFY_SYMBOL: CR
    INK_PUT_IN_INKWELL: CR
    INK_COMPLETE: CR
    INK_ONCE_PER_TURN: CR
    INK_ADDITIONAL: CR
    INK_BY_EFFECT: CR
    # 4.3 Play a card
    PLAY_A_CARD: CR
    PLAY_PROCESS: CR
    PLAY_ANNOUNCE: CR
    PLAY_CHOOSE_COST: CR
    PLAY_TOTAL_COST: CR
    PLAY_PAY: CR
    PLAY_PLAYED: CR
    PLAY_ENTERS: CR
    PLAY_ACTION_RESOLVES: CR
    PLAY_TRIGGERS_RESOLVE: CR
    PLAY_WHEN_YOU_PLAY_THIS: CR
    PLAY_COVERED_CARD_SEES: CR
    PLAY_PAYMENT_KEEPS_COST: CR
    PLAY_NEXT_CARD_MODIFIER: CR
    # 4.4 Use an activated ability
    ACTIVATE_ABILITY: CR
    ACTIVATE_DRY: CR
    ACTIVATE_EXERT_DRY_ONLY: CR
    ACTIVATE_PROCESS: CR
    ACTIVATE_ANNOUNCE: CR
    ACTIVATE_CHOOSE_COST: CR
    ACTIVATE_TOTAL_COST: CR
    ACTIVATE_PAY: CR
    ACTIVATE_RESOLVES: CR
    ACTIVATE_TRIGGERS_RESOLVE: CR
    # 4.5 Quest
    QUEST: CR
    QUEST_DECLARE: CR
    QUEST_LIMITERS: CR
    QUEST_EXERT: CR
    QUEST_GAIN_LORE: CR
    QUEST_TRIGGERS_RESOLVE: CR
    QUEST_COMPLETE: CR
    QUEST_NEGATIVE_LORE: CR
    # 4.6 Challenge
    CHALLENGE: CR
    CHALLENGE_WHO_IS_IN_IT: CR
    CHALLENGE_STEPS: CR
    CHALLENGE_DECLARATION_STEP: CR
    CHALLENGE_DECLARE: CR
    CHALLENGE_CHOOSE_EXERTED: CR
    CHALLENGE_LIMITERS: CR
    CHALLENGE_EXERT: CR
    CHALLENGE_OCCURS: CR
    CHALLENGE_TRIGGERS_RESOLVE: CR
    CHALLENGE_DAMAGE_STEP: CR
    CHALLENGE_DAMAGE_AMOUNT: CR
    CHALLENGE_DAMAGE: CR
    CHALLENGE_CHECK: CR
    CHALLENGE_END: CR
    CHALLENGE_LOCATION: CR
    CHALLENGE_LOCATION_CHOOSE: CR
    CHALLENGE_LOCATION_ANY_TIME: CR
    CHALLENGE_LOCATION_DEALS_NONE: CR
    CHALLENGE_REMOVED: CR
    CHALLENGE_REMOVED_BAG: CR
    CHALLENGE_REMOVED_END: CR
    # 4.7 Move a character
    MOVE_A_CHARACTER: CR
    MOVE_TO_ANOTHER_LOCATION: CR
    MOVE_PROCESS: CR
    MOVE_DECLARE: CR
    MOVE_CHOOSE_COST: CR
    MOVE_TOTAL_COST: CR
    MOVE_PAY: CR
    MOVE_ARRIVES: CR
    MOVE_TRIGGERS_RESOLVE: CR
    # 5.1 Card states
    STATES: CR
    STATE_READY: CR
    STATE_EXERTED: CR
    STATE_DAMAGED: CR
    STATE_UNDAMAGED: CR
    STATE_UNDER: CR
    STATE_ON_TOP: CR
    STATE_STACK: CR
    STATE_IN_PLAY: CR
    STATE_FACEUP: CR
    STATE_FACEDOWN: CR
    STATE_DRYING: CR
    STATE_DRY: CR
    STATES_BY_CARD: CR
    STATES_OF_CHARACTER: CR
    STATES_OF_ITEM: CR
    STATES_OF_LOCATION: CR
    STATES_IN_INKWELL: CR
    STATES_IN_DECK: CR
    STATES_IN_DISCARD: CR
    STATES_IN_HAND: CR
    STATE_APPLIES_IMMEDIATELY: CR
    # 5.2-5.6 Parts of a card; characters, actions, songs, items, locations
    PARTS: CR
    PART_COST: CR
    PART_INKWELL_SYMBOL: CR
    PART_ART: CR
    PART_INK_TYPE: CR
    PART_INK_TYPES_TWO: CR
    NAME_EXACT_MATCH: CR
    NAME_TWO_NAMES: CR
    NAME_STILL_ONE_CHARACTER: CR
    NAME_CHIP_N_DALE: CR
    PART_CLASSIFICATIONS: CR
    PART_RULES_TEXT: CR
    PART_FLAVOR_TEXT: CR
    PART_ANCILLARY: CR
    PART_ARTIST: CR
    PART_COLLECTOR_NUMBER: CR
    PART_SET_NUMBER: CR
    PART_LANGUAGE: CR
    PART_LEGAL_TEXT: CR
    PART_RARITY: CR
    CHARACTER: CR
    CHARACTER_PLAYED_IN_MAIN: CR
    CHARACTER_DEFINED: CR
    CHARACTER_HAS_VALUES: CR
    CHARACTER_CLASSIFICATIONS: CR
    CHARACTER_ONLY_QUEST_CHALLENGE: CR
    CHARACTER_MUST_BE_DRY: CR
    CHARACTER_PARTS: CR
    CHARACTER_VERSION: CR
    CHARACTER_STRENGTH: CR
    CHARACTER_WILLPOWER: CR
    CHARACTER_LORE: CR
    ACTION: CR
    ACTION_DEFINED: CR
    ACTION_RESOLVES_AT_ONCE: CR
    ACTION_PLAYED_IN_MAIN: CR
    ACTION_HAS_EFFECTS: CR
    SONG: CR
    SONG_DEFINED: CR
    SONG_SINGING: CR
    SONG_SING_TOGETHER: CR
    ACTION_TRIGGERS_WAIT: CR
    ITEM: CR
    ITEM_PLAYED_IN_MAIN: CR
    ITEM_DEFINED: CR
    ITEM_ABILITY_SAME_TURN: CR
    LOCATION: CR
    LOCATION_PLAYED_IN_MAIN: CR
    LOCATION_DEFINED: CR
    LOCATION_ABILITY_SAME_TURN: CR
    LOCATION_PARTS: CR
    LOCATION_VERSION: CR
    LOCATION_MOVE_COST: CR
    LOCATION_WILLPOWER: CR
    LOCATION_LORE: CR
    LOCATION_LEAVES_PLAY: CR
    # 6.1 Abilities and effects in general
    ABILITY: CR
    ABILITY_SEVERAL_ON_CARD: CR
    ABILITY_GENERATES_EFFECTS: CR
    EFFECT_IN_WRITTEN_ORDER: CR
    CHOICE_AS_EFFECT_RESOLVES: CR
    CHOICE_REQUIREMENTS_LIMITERS: CR
    MAY: CR
    MAY_UNPAYABLE_DECLINES: CR
    MAY_EACH_ITS_OWN: CR
    SEQUENTIAL: CR
    SEQUENTIAL_A_TO_B: CR
    SEQUENTIAL_A_OR_B: CR
    ANOTHER: CR
    FREE_CARD: CR
    FREE_ABILITY: CR
    FOR_EACH: CR
    UNTIL_NUMBER_OF_CARDS: CR
    ABILITY_KEYWORD: CR
    LOOP: CR
    THAT: CR
    THAT_CARD_IN_ZONE: CR
    ABILITY_OUTSIDE_PLAY: CR
    DURATION: CR
    DURATION_DURING: CR
    DURATION_ONCE: CR
    DURATION_UNTIL: CR
    DURATION_THIS_TURN: CR
    DURATION_WHILE: CR
    DURATION_COMBINED: CR
    REVEAL: CR
    REVEAL_FROM_NAMED_GROUP: CR
    REVEAL_WHILE_EFFECT_APPLIES: CR
    REVEAL_ONLY_REVEALED_CARDS: CR
    CONDITIONAL: CR
    CONDITIONAL_WORDS: CR
    CONDITIONAL_UNLESS: CR
    CONDITIONAL_IF_THEN: CR
    CONDITIONAL_THEN_IF: CR
    # 6.2 Triggered abilities
    TRIGGER_ONCE_PER_CONDITION: CR
    TRIGGER_WORDS: CR
    TRIGGER_ADDED_TO_BAG: CR
    TRIGGER_SECONDARY_IF: CR
    TRIGGER_TWO_EFFECTS: CR
    TRIGGER_TWO_CONDITIONS: CR
    TRIGGER_CREATED: CR
    TRIGGER_FLOATING: CR
    TRIGGER_DELAYED: CR
    # 6.3 Activated abilities
    ACTIVATED: CR
    ACTIVATED_CHARACTER_DRY: CR
    ACTIVATED_ITEM_SAME_TURN: CR
    ACTIVATED_WHEN_NOTHING_WAITS: CR
    ACTIVATED_TRIGGERS_WAIT: CR
    # 6.4 Static abilities
    STATIC: CR
    STATIC_SOURCES: CR
    STATIC_CONTINUOUS_FROM_EFFECT: CR
    STATIC_APPLIED_FROM_EFFECT: CR
    STATIC_FROM_CARD_IN_PLAY: CR
    STATIC_SKIP: CR
    # 6.5 Replacement effects
    REPLACE_EVENT: CR
    REPLACE_INSTEAD: CR
    REPLACE_WHAT_AN_EVENT_IS: CR
    REPLACE_MUST_EXIST_BEFORE: CR
    REPLACE_NEVER_HAPPENS: CR
    REPLACE_ONE_CHANCE: CR
    REPLACE_SELF_FIRST: CR
    REPLACE_SEVERAL: CR
    REPLACE_SEVERAL_SELF: CR
    REPLACE_SEVERAL_OTHER: CR
    REPLACE_SEVERAL_REPEAT: CR
    REPLACE_SAME_TWICE: CR
    # 6.6 Ability modifiers
    MODIFIER: CR
    MODIFIER_CONTINUOUS: CR
    MODIFIER_COMBINE: CR
    MODIFIER_NEGATIVE_STRENGTH: CR
    MODIFIER_NEGATIVE_LORE: CR
    MODIFIER_FLOOR: CR
    # 6.7 Resolving cards and effects
    RESOLVE_CARD: CR
    RESOLVE_CARD_ENTERS: CR
    RESOLVE_CARD_ACTION: CR
    RESOLVE_EFFECT: CR
    RESOLVE_COUNT_AND_IF: CR
    RESOLVE_REPLACEMENTS: CR
    RESOLVE_DAMAGE_AMOUNT: CR
    RESOLVE_INSTRUCTIONS: CR
    RESOLVE_LEGAL_CHOICE: CR
    RESOLVE_LEGAL_INK: CR
    RESOLVE_LEGAL_REQUIREMENTS: CR
    RESOLVE_LEGAL_LIMITERS: CR
    RESOLVE_TRIGGERS_WAIT: CR
    RESOLVE_THEN_CHECK: CR
    RESOLVE_SEVERAL_PLAYERS: CR
    RESOLVE_PART_BY_PART: CR
    RESOLVE_LAST_KNOWN_VALUE: CR
    RESOLVE_PLAY_A_CARD: CR
    RESOLVE_PLAYED_ACTION_FIRST: CR
    RESOLVE_ENTERS_PLAY: CR
    # 7.1-7.6 Zones
    ZONE_SEPARATE: CR
    ZONE_PUBLIC: CR
    ZONE_PUBLIC_LIST: CR
    ZONE_PRIVATE: CR
    ZONE_PRIVATE_LIST: CR
    ZONE_SEARCH: CR
    ZONE_ONLY_ONE: CR
    ZONE_NEW_CARD: CR
    ZONE_PLAYED_ACTION_FIRST: CR
    ZONE_DECK: CR
    ZONE_DECK_PRIVATE: CR
    ZONE_DECK_ANY_ORDER: CR
    ZONE_DECK_ANY_ORDER_STACKS: CR
    ZONE_HAND: CR
    ZONE_HAND_PRIVATE: CR
    ZONE_HAND_NO_LIMIT: CR
    ZONE_HAND_DISCARD: CR
    ZONE_PLAY: CR
    ZONE_PLAY_PUBLIC: CR
    ZONE_PLAY_FACEDOWN: CR
    ZONE_PLAY_LEAVING_TOGETHER: CR
    ZONE_INKWELL: CR
    ZONE_INKWELL_FACEDOWN_READY: CR
    ZONE_INKWELL_NO_LIMIT: CR
    ZONE_INKWELL_PRIVATE: CR
    ZONE_INKWELL_ADDITIONAL: CR
    ZONE_INKWELL_BY_EFFECT: CR
    ZONE_DISCARD: CR
    ZONE_DISCARD_PUBLIC: CR
    ZONE_DISCARD_ANY_ORDER: CR
    # 7.7 Bag
    BAG: CR
    BAG_ONLY_TRIGGERS: CR
    BAG_ADDING: CR
    BAG_ADD: CR
    BAG_ORDER: CR
    BAG_CHECK: CR
    BAG_ACTIVE_PLAYER_FIRST: CR
    BAG_SAME_PLAYER_GOES_ON: CR
    BAG_PASS: CR
    BAG_UNTIL_EMPTY: CR
    BAG_NEW_OF_RESOLVING_PLAYER: CR
    BAG_NEW_OF_OTHER_PLAYER: CR
    BAG_PLAYER_LEAVES: CR
    # 8 Keywords
    KEYWORD: CR
    KEYWORD_REMINDER: CR
    KEYWORD_STACKING: CR
    ALERT: CR
    ALERT_IS_NOT_EVASIVE: CR
    BODYGUARD: CR
    BODYGUARD_ENTER_EXERTED: CR
    BODYGUARD_MUST_CHALLENGE: CR
    BOOST: CR
    BOOST_FACEDOWN: CR
    BOOST_NOT_IN_PLAY: CR
    CHALLENGER: CR
    CHALLENGER_NOT_WHEN_CHALLENGED: CR
    EVASIVE: CR
    RECKLESS: CR
    RECKLESS_CANT_QUEST: CR
    RECKLESS_MUST_CHALLENGE: CR
    RECKLESS_MAY_EXERT: CR
    RESIST: CR
    RESIST_ZERO: CR
    RESIST_PUT_OR_MOVED: CR
    RUSH: CR
    SHIFT: CR
    SHIFT_REMINDER: CR
    SHIFT_ONTO_EXERTED: CR
    SHIFT_TOLD_EXERTED: CR
    SHIFT_DRY: CR
    SHIFT_DRY_NON_CHARACTER: CR
    SHIFT_DRY_TWO_CHARACTERS: CR
    SHIFT_KEEPS_EFFECTS: CR
    SHIFT_DAMAGE: CR
    SHIFT_STACK_LEAVES: CR
    SHIFT_VARIANTS: CR
    SHIFT_CLASSIFICATION: CR
    SHIFT_UNIVERSAL: CR
    SHIFT_DUO: CR
    SHIFT_COMBO: CR
    SHIFT_TEMPORARY: CR
    SHIFT_POTATO: CR
    SHIFT_COMBINED: CR
    SINGER: CR
    SINGER_COST_UNCHANGED: CR
    SINGER_PLUS_COST: CR
    SING_TOGETHER: CR
    SING_TOGETHER_ADD_COSTS: CR
    SING_TOGETHER_EACH_SINGS: CR
    SUPPORT: CR
    VANISH: CR
    VANISH_AFTER_ACTION: CR
    WARD: CR
    WARD_NO_CHOICE: CR
    ADVENTUROUS: CR
    ADVENTUROUS_CANT_CHALLENGE: CR
    ADVENTUROUS_MUST_QUEST: CR
    # 9-10 Multiplayer, Pack Rush
    MULTIPLAYER: CR
    MULTIPLAYER_SAME_RULES: CR
    MULTIPLAYER_TO_THE_LEFT: CR
    MULTIPLAYER_ACTIVE_FIRST: CR
    MULTIPLAYER_LEAVES_GAME: CR
    SIMULTANEOUS_TURNS: CR
    SIMULTANEOUS_TURNS_ACTIONS: CR
    SIMULTANEOUS_TURNS_BAG: CR
    CASUAL_VARIANTS: CR
    CASUAL_NORMAL_RULES: CR
    PACK_RUSH_TWO_BOOSTERS: CR
    PACK_RUSH_DECK_SIZE: CR
    PACK_RUSH_STARTING_INK: CR
    PACK_RUSH_INK_STAYS: CR
    PACK_RUSH_INK_NOT_CHOSEN: CR
    PACK_RUSH_HAND_OF_FIVE: CR
    PACK_RUSH_FIFTEEN_LORE: CR
    PACK_RUSH_DECK_REFILLED: CR


_NAMES: Final = tuple(CR.__annotations__)
_RULES: Final = {name: CR(place) for place, name in enumerate(_NAMES, 1)}
for _name, _rule in _RULES.items():
    setattr(CR, _name, _rule)


def named(name: str) -> CR:
    """The rule with that name (saved games hold names)."""
    return _RULES[name]


@cache
def number(rule: CR, edition: str) -> str:
    """The number of `rule` in `edition`.

    Where only its section is known, that is the number. Where the edition is silent the rule is
    cited from the first later edition that has it, else from the last earlier one: "2.1: 4.6.5".
    """
    for other in later_first(edition):
        found = own_number(rule, other)
        if found is not None:
            return found if other == edition else f"{other}: {found}"
    raise LookupError(f"{rule.name} has no number in any edition")


def later_first(edition: str) -> tuple[str, ...]:
    """All editions in the order in which something is looked for that `edition` may be silent about."""
    place = _place(edition)
    return (*EDITIONS[place:], *reversed(EDITIONS[:place]))


def numbers(edition: str) -> dict[str, CR]:
    """Number -> symbol for all the numbers known in `edition`.

    A 1.x number often covers what later became several rules: the first of them, in the
    order of `CR`, stands for all; a rule that goes by the number of its section comes last.
    """
    place = _place(edition)
    found: dict[str, CR] = {}
    for rule, row in sorted(_table().items(), key=lambda each: stands_within(each[0], edition)):
        own = row[place]
        if own is not None:
            found.setdefault(own, rule)
    return found


def symbol(number: str, edition: str = NEWEST) -> CR | None:
    """The (first) symbol that has this number in `edition`, if there is one."""
    return numbers(edition).get(number)


def symbols(number: str, edition: str = NEWEST) -> tuple[CR, ...]:
    """Every symbol that has this number in `edition`, also as a further number.

    Rules that go by the number of their section are left out if another rule has the number as its own.
    """
    from illumineer.cr_numbers import FURTHER

    place = _place(edition)
    found = [rule for rule, row in _table().items() if row[place] == number]
    found = [rule for rule in found if not stands_within(rule, edition)] or found
    return (*found, *(rule for rule, row in FURTHER.items() if row[place] == number and rule not in found))


def own_number(rule: CR, edition: str) -> str | None:
    """The number that `edition` itself gives to `rule`, if it is known."""
    return _table()[rule][_place(edition)]


def stands_within(rule: CR, edition: str) -> bool:
    """Whether the number of the rule in `edition` is that of the section or rule that it is part of."""
    from illumineer.cr_numbers import WITHIN

    return rule in WITHIN and edition.startswith("1-")


def _place(edition: str) -> int:
    if edition not in EDITIONS:
        raise ValueError(f"unknown edition {edition!r}, not one of {', '.join(EDITIONS)}")
    return EDITIONS.index(edition)


def _table() -> dict[CR, tuple[str | None, ...]]:
    # Loaded late: the engine needs the names at every start, the numbers only to cite.
    from illumineer.cr_numbers import TABLE

    return TABLE
