"""The closed vocabularies of the game, as small ints with names.

Here: every fixed list of words that the rules draw on (card types, zones, inks, keywords,
kinds of event, kinds of decision …).  Not here: open lists (names, classifications: strings)
and anything that has behaviour.

Inside the core these are plain ints; names are for the rim (JSON, notations, messages).
New members go to the end of their list, because saved games hold the numbers.

A member is declared as the number it is made of (`_Words` makes it), so that the compiled core has the bare number
wherever a member is named.
"""

# mypy: disable-error-code="assignment"

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final


class _Words(type):
    """An IntEnum in all but the price: members are plain class attributes, four times as quick to read."""

    _words: dict[int, Any]

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Any:
        numbers = {key: value for key, value in body.items() if key.isupper()}
        made: Any = super().__new__(mcs, name, bases, {k: v for k, v in body.items() if k not in numbers})
        made._words = {}
        for key, value in numbers.items():
            word = int.__new__(made, value)
            word.name = key
            made._words[value] = word
            setattr(made, key, word)
        return made

    def __call__(cls, value: int) -> Any:
        try:
            return cls._words[value]
        except KeyError:
            raise ValueError(f"{value!r} is not a {cls.__name__}") from None

    def __getitem__(cls, name: str) -> Any:
        for word in cls:
            if word.name == name:
                return word
        raise KeyError(name)

    def __iter__(cls) -> Iterator[Any]:
        return iter(cls._words.values())

    def __len__(cls) -> int:
        return len(cls._words)


class Word(int, metaclass=_Words):
    name: str

    def __repr__(self) -> str:
        return f"<{type(self).__name__}.{self.name}: {int(self)}>"

    def __str__(self) -> str:
        return int.__repr__(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (int(self),)


class CardType(Word):
    """What a card is; one word decides what it may do and have (1.4.2.1)."""

    CHARACTER: Final[CardType] = 0  # 5.3.1
    ACTION: Final[CardType] = 1  # 5.4.1
    ITEM: Final[CardType] = 2  # 5.5.1
    LOCATION: Final[CardType] = 3  # 5.6.1


class Zone(Word):
    """Where a card is: always in one zone (7.1.1); the bag, which holds no cards, is not among them."""

    DECK: Final[Zone] = 0
    HAND: Final[Zone] = 1
    PLAY: Final[Zone] = 2
    INKWELL: Final[Zone] = 3
    DISCARD: Final[Zone] = 4
    UNDER: Final[Zone] = 5  # in the Play zone, under another card: not in play (5.1.1.5)
    RESOLVING: Final[Zone] = 6  # announced, or an action whose effect has not finished
    OUT: Final[Zone] = 7  # left the game with its player, or set aside


class Ink(Word):
    """Ink types (5.2.5)."""

    AMBER: Final[Ink] = 0
    AMETHYST: Final[Ink] = 1
    EMERALD: Final[Ink] = 2
    RUBY: Final[Ink] = 3
    SAPPHIRE: Final[Ink] = 4
    STEEL: Final[Ink] = 5


class Stat(Word):
    STRENGTH: Final[Stat] = 0  # 5.3.6.2
    WILLPOWER: Final[Stat] = 1  # 5.3.6.3, 5.6.5.3
    LORE: Final[Stat] = 2  # 5.3.6.4, 5.6.5.4
    COST: Final[Stat] = 3  # 5.2.2
    MOVE_COST: Final[Stat] = 4  # 5.6.5.2
    DAMAGE: Final[Stat] = 5


class Keyword(Word):
    """The keywords (8.1.1), and with them the abilities that they stand for (6.1.9)."""

    ALERT: Final[Keyword] = 0
    BODYGUARD: Final[Keyword] = 1
    BOOST: Final[Keyword] = 2
    CHALLENGER: Final[Keyword] = 3
    EVASIVE: Final[Keyword] = 4
    RECKLESS: Final[Keyword] = 5
    RESIST: Final[Keyword] = 6
    RUSH: Final[Keyword] = 7
    SHIFT: Final[Keyword] = 8
    SINGER: Final[Keyword] = 9
    SING_TOGETHER: Final[Keyword] = 10
    SUPPORT: Final[Keyword] = 11
    VANISH: Final[Keyword] = 12
    WARD: Final[Keyword] = 13
    ADVENTUROUS: Final[Keyword] = 14


class Form(Word):
    """How a keyword is written on a card."""

    PLAIN: Final[Form] = 0  # a word alone
    NUMBER: Final[Form] = 1  # with a number
    PLUS: Final[Form] = 2  # with +N
    INK: Final[Form] = 3  # with an amount of ink
    COSTS: Final[Form] = 4  # with costs, and words of its own in front


class ShiftKind(Word):
    NAME: Final[ShiftKind] = 0  # onto a character of the same name
    CLASSIFICATION: Final[ShiftKind] = 1
    UNIVERSAL: Final[ShiftKind] = 2
    DUO: Final[ShiftKind] = 3
    COMBO: Final[ShiftKind] = 4
    POTATO: Final[ShiftKind] = 5  # onto an item of the given name


class Who(Word):
    """Which players, seen from the player of the ability or effect (1.3.2)."""

    YOU: Final[Who] = 0  # 1.3.3
    OPPONENTS: Final[Who] = 1  # 1.3.5.2
    ALL: Final[Who] = 2
    THEY: Final[Who] = 3  # the player that the enclosing instruction is about
    TEAMMATES: Final[Who] = 4  # 1.3.6.2
    YOURS: Final[Who] = 5  # you and your teammates
    OTHERS: Final[Who] = 6  # everybody but you
    ACTIVE: Final[Who] = 7


class Trait(Word):
    """What cards can have in common, or have different ones of."""

    NAME: Final[Trait] = 0  # 5.2.6
    CLASSIFICATION: Final[Trait] = 1  # 5.2.7
    INK: Final[Trait] = 2  # 5.2.5
    COST: Final[Trait] = 3  # 5.2.2
    STRENGTH: Final[Trait] = 4  # 5.3.6.2
    WILLPOWER: Final[Trait] = 5  # 5.3.6.3, 5.6.5.3
    LORE: Final[Trait] = 6  # 5.3.6.4, 5.6.5.4


class Cmp(Word):
    EQ: Final[Cmp] = 0
    GE: Final[Cmp] = 1
    LE: Final[Cmp] = 2
    GT: Final[Cmp] = 3
    LT: Final[Cmp] = 4
    NE: Final[Cmp] = 5


class Side(Word):
    """Where in a deck a card is put."""

    TOP: Final[Side] = 0
    BOTTOM: Final[Side] = 1
    EITHER: Final[Side] = 2
    SHUFFLE: Final[Side] = 3


class Role(Word):
    """What took part in the event that a trigger or a replacement watches."""

    SUBJECT: Final[Role] = 0  # the card that did it, or that it happened to
    OBJECT: Final[Role] = 1  # the other card
    SOURCE: Final[Role] = 2  # the card whose ability or effect made it happen


class Happening(Word):
    """Kinds of event: what triggers, history, replacements and the log speak of."""

    PLAYED: Final[Happening] = 0
    ENTERED: Final[Happening] = 1
    QUESTED: Final[Happening] = 2
    CHALLENGES: Final[Happening] = 3  # subject challenges object
    BANISHED: Final[Happening] = 4
    LEFT_PLAY: Final[Happening] = 5
    BANISHES: Final[Happening] = 6  # subject banishes object (in a challenge, or by its damage)
    DAMAGE_DEALT: Final[Happening] = 7
    DAMAGE_TAKEN: Final[Happening] = 8
    DAMAGE_REMOVED: Final[Happening] = 9
    DAMAGE_MOVED: Final[Happening] = 10
    MOVED: Final[Happening] = 11  # to a location
    EXERTED: Final[Happening] = 12
    READIED: Final[Happening] = 13
    SANG: Final[Happening] = 14  # subject sang object
    CHOSEN: Final[Happening] = 15
    RETURNED_TO_HAND: Final[Happening] = 16  # from play
    PUT_UNDER: Final[Happening] = 17  # object was put under subject
    DREW: Final[Happening] = 18
    DISCARDED: Final[Happening] = 19
    PUT_INTO_DISCARD: Final[Happening] = 20
    LEFT_DISCARD: Final[Happening] = 21
    PUT_INTO_INKWELL: Final[Happening] = 22
    LORE_GAINED: Final[Happening] = 23
    LORE_LOST: Final[Happening] = 24
    TURN_STARTED: Final[Happening] = 25
    TURN_ENDING: Final[Happening] = 26
    BOOST_USED: Final[Happening] = 27
    ABILITY_USED: Final[Happening] = 28
    INK_PAID: Final[Happening] = 29  # to play subject
    SHIFTED_ONTO: Final[Happening] = 30  # subject was put on top of object
    CHALLENGE_OVER: Final[Happening] = 31
    REVEALED: Final[Happening] = 32
    SHUFFLED: Final[Happening] = 33
    NAMED: Final[Happening] = 34
    LOOKED: Final[Happening] = 35
    PUT_ON_DECK: Final[Happening] = 36
    PUT_INTO_HAND: Final[Happening] = 37
    TURN_BEGAN: Final[Happening] = 38  # bookkeeping of the log: whose turn, which number
    STEP_BEGAN: Final[Happening] = 39
    CHECKED: Final[Happening] = 40
    WON: Final[Happening] = 41
    LOST: Final[Happening] = 42
    DRAWN_GAME: Final[Happening] = 43
    ADDED_TO_BAG: Final[Happening] = 44
    RESOLVES: Final[Happening] = 45
    RESOLVED: Final[Happening] = 46
    REPLACED: Final[Happening] = 47
    EFFECT_BEGAN: Final[Happening] = 48
    EFFECT_ENDED: Final[Happening] = 49
    DECLINED: Final[Happening] = 50
    HAND_ALTERED: Final[Happening] = 51
    INK_DROPS_GAINED: Final[Happening] = 52
    INK_DROPS_USED: Final[Happening] = 53
    BECAME_DRY: Final[Happening] = 54
    SINGING: Final[Happening] = 55
    STARTING_PLAYER: Final[Happening] = 56
    NO_EFFECT: Final[Happening] = 57
    FORCED: Final[Happening] = 58  # an only answer, taken without asking
    DECK_REFILLED: Final[Happening] = 59
    STEP_SKIPPED: Final[Happening] = 60
    RETURNED_FROM_DISCARD: Final[Happening] = 61
    DISCARDS: Final[Happening] = 62  # a player discarded n cards at once ("1 or more cards")
    SONG_SUNG: Final[Happening] = 63  # once for each song, however many sang it; the number is how many
    DAMAGE_CHANGED: Final[Happening] = 64  # bookkeeping of the log: what Resist and the like leave of the damage
    TAKEN_OVER: Final[Happening] = 65  # bookkeeping of the log: what a shifted character has from what it covers
    LEFT_UNDONE: Final[Happening] = 66  # bookkeeping of the log: a part of an effect does not happen, and why
    INK_DROPS_LOST: Final[Happening] = 67
    WENT_ALONG: Final[Happening] = 68  # bookkeeping of the log: subject was under source, and left play with it
    PUTS_INTO_DISCARD: Final[Happening] = 69  # n cards of a player's deck went there at once ("1 or more cards")


class Doing(Word):
    """What a "can't" forbids, a "can" allows, or a price is asked for."""

    QUEST: Final[Doing] = 0
    CHALLENGE: Final[Doing] = 1
    BE_CHALLENGED: Final[Doing] = 2
    READY: Final[Doing] = 3  # at all
    READY_AT_START: Final[Doing] = 4  # in the Ready step
    EXERT: Final[Doing] = 5
    SING: Final[Doing] = 6
    MOVE: Final[Doing] = 7
    PLAY: Final[Doing] = 8
    INK: Final[Doing] = 9
    BE_CHOSEN: Final[Doing] = 10
    GAIN_LORE: Final[Doing] = 11
    LOSE_LORE: Final[Doing] = 12
    TAKE_CHALLENGE_DAMAGE: Final[Doing] = 13
    BE_DEALT_DAMAGE: Final[Doing] = 14
    REMOVE_DAMAGE: Final[Doing] = 15
    GAIN_KEYWORD: Final[Doing] = 16
    DRAW: Final[Doing] = 17
    ACTIVATE: Final[Doing] = 18
    DISCARD: Final[Doing] = 19
    LEAVE: Final[Doing] = 20
    BE_BANISHED: Final[Doing] = 21
    END_TURN: Final[Doing] = 22
    SHIFT: Final[Doing] = 23
    TAKE_DAMAGE: Final[Doing] = 24  # dealt, put or moved
    BE_RETURNED: Final[Doing] = 25  # from play to a hand
    BE_INKED: Final[Doing] = 26  # from play into an inkwell


class Step(Word):
    """The steps of the Start-of-Turn Phase, the Main Phase, and what the End-of-Turn Phase goes through (3.1.1)."""

    READY: Final[Step] = 0
    SET: Final[Step] = 1
    DRAW: Final[Step] = 2
    MAIN: Final[Step] = 3
    END_TRIGGERS: Final[Step] = 4
    END_EFFECTS: Final[Step] = 5
    END_CHECK: Final[Step] = 6


class Ask(Word):
    """Kinds of decision: the answer verbs of the scenario format, and the turn action."""

    ACT: Final[Ask] = 0
    ACCEPT: Final[Ask] = 1
    CHOOSE: Final[Ask] = 2
    NUMBER: Final[Ask] = 3
    MODE: Final[Ask] = 4
    NAME: Final[Ask] = 5
    PUT: Final[Ask] = 6
    ORDER: Final[Ask] = 7
    RESOLVE: Final[Ask] = 8
    REPLACE: Final[Ask] = 9
    ENTER: Final[Ask] = 10


class Act(Word):
    """Turn actions (4.1.3), Boost (8.4.1) and declaring the end of the turn (3.3.2)."""

    END_TURN: Final[Act] = 0
    INK: Final[Act] = 1
    PLAY: Final[Act] = 2
    QUEST: Final[Act] = 3
    CHALLENGE: Final[Act] = 4
    MOVE: Final[Act] = 5
    ACTIVATE: Final[Act] = 6
    BOOST: Final[Act] = 7


class How(Word):
    """Which cost a card is played for (4.3.2.2)."""

    INK: Final[How] = 0
    SHIFT: Final[How] = 1
    SING: Final[How] = 2
    SING_TOGETHER: Final[How] = 3
    FREE: Final[How] = 4
    ALTERNATE: Final[How] = 5


class AbilityKind(Word):
    KEYWORD: Final[AbilityKind] = 0  # 1.6.1.5
    TRIGGERED: Final[AbilityKind] = 1  # 1.6.1.1
    ACTIVATED: Final[AbilityKind] = 2  # 1.6.1.2
    STATIC: Final[AbilityKind] = 3  # 1.6.1.3
    REPLACEMENT: Final[AbilityKind] = 4  # 1.6.1.4
    ACTION: Final[AbilityKind] = 5  # the effect of an action: not an ability, but resolved like one


class Result(Word):
    WIN: Final[Result] = 0
    DRAW: Final[Result] = 1


class Duration(Word):
    """How long something made by a resolved effect lasts (6.1.13)."""

    THIS_TURN: Final[Duration] = 0  # 6.1.13.4
    UNTIL_YOUR_NEXT_TURN: Final[Duration] = 1  # until the start of your next turn (6.1.13.3)
    THEIR_NEXT_TURN: Final[Duration] = 2  # during the next turn of the affected card's player (6.1.13.1)
    THEIR_NEXT_START: Final[Duration] = 3  # at the start of that player's next turn (its Ready step)
    THIS_CHALLENGE: Final[Duration] = 4
    WHILE_SOURCE_IN_PLAY: Final[Duration] = 5  # 6.1.13.5
    GAME: Final[Duration] = 6
    YOUR_NEXT_END: Final[Duration] = 7  # until the end of your next turn (6.1.13.3)
    THEIR_NEXT_END: Final[Duration] = 8  # until the end of the next turn of the affected card's player
    YOUR_NEXT_TURN: Final[Duration] = 9  # during your next turn (6.1.13.1)
    NEXT_CHECK: Final[Duration] = 10  # until the game state check that follows the effect is over (6.7.5)


class Leave(Word):
    """What an "as though" or "can" permission waives (1.2.1)."""

    CHALLENGE_READY: Final[Leave] = 0  # may challenge ready characters
    CHALLENGE_DRYING: Final[Leave] = 1  # may challenge the turn it is played (Rush)
    CHALLENGE_EVASIVE: Final[Leave] = 2
    QUEST_DRYING: Final[Leave] = 3
    ENTER_EXERTED: Final[Leave] = 4  # may enter play exerted
    SHIFT_ANY_NAME: Final[Leave] = 5  # it has any name a Shift asks for
    EXERT_DRYING: Final[Leave] = 6
    MOVE_FREE: Final[Leave] = 7
    SHIFT_ANY: Final[Leave] = 8  # any character may be shifted onto it, whatever its Shift asks for


class Cause(Word):
    """What kind of thing makes an event happen; what a choice is made for."""

    RULE: Final[Cause] = 0
    ACTION: Final[Cause] = 1  # an action's effect
    ABILITY: Final[Cause] = 2  # an ability's effect
    COST: Final[Cause] = 3
    CHALLENGE: Final[Cause] = 4
    CHECK: Final[Cause] = 5
    SUPPORT: Final[Cause] = 6


PLAYER_NAMES: Final = ("p1", "p2", "p3", "p4")
"""What texts call the players: positions, scenarios, notation and messages."""


def player_name(player: int) -> str:
    return f"p{player + 1}"
