"""The closed vocabularies of the game, as small ints with names.

Here: every fixed list of words that the rules draw on (card types, zones, inks, keywords,
kinds of event, kinds of decision …).  Not here: open lists (names, classifications: strings)
and anything that has behaviour.

Inside the core these are plain ints; names are for the rim (JSON, notations, messages).
New members go to the end of their list, because saved games hold the numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from enum import IntEnum

    Word = IntEnum
else:

    class _Words(type):
        """An IntEnum in all but the price: members are plain class attributes, four times as quick to read."""

        def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> type:
            numbers = {key: value for key, value in body.items() if key.isupper()}
            cls = super().__new__(mcs, name, bases, {k: v for k, v in body.items() if k not in numbers})
            cls._words = {}
            for key, value in numbers.items():
                word = int.__new__(cls, value)
                word.name = key
                cls._words[value] = word
                setattr(cls, key, word)
            return cls

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
        def __repr__(self) -> str:
            return f"<{type(self).__name__}.{self.name}: {int(self)}>"

        def __str__(self) -> str:
            return int.__repr__(self)

        def __reduce__(self) -> tuple[Any, ...]:
            return type(self), (int(self),)


class CardType(Word):
    """What a card is; one word decides what it may do and have (1.4.2.1)."""

    CHARACTER = 0  # 5.3.1
    ACTION = 1  # 5.4.1
    ITEM = 2  # 5.5.1
    LOCATION = 3  # 5.6.1


class Zone(Word):
    """Where a card is: always in one zone (7.1.1); the bag, which holds no cards, is not among them."""

    DECK = 0
    HAND = 1
    PLAY = 2
    INKWELL = 3
    DISCARD = 4
    UNDER = 5  # in the Play zone, under another card: not in play (5.1.1.5)
    RESOLVING = 6  # announced, or an action whose effect has not finished
    OUT = 7  # left the game with its player, or set aside


class Ink(Word):
    """Ink types (5.2.5)."""

    AMBER = 0
    AMETHYST = 1
    EMERALD = 2
    RUBY = 3
    SAPPHIRE = 4
    STEEL = 5


class Stat(Word):
    STRENGTH = 0  # 5.3.6.2
    WILLPOWER = 1  # 5.3.6.3, 5.6.5.3
    LORE = 2  # 5.3.6.4, 5.6.5.4
    COST = 3  # 5.2.2
    MOVE_COST = 4  # 5.6.5.2
    DAMAGE = 5


class Keyword(Word):
    """The keywords (8.1.1), and with them the abilities that they stand for (6.1.9)."""

    ALERT = 0
    BODYGUARD = 1
    BOOST = 2
    CHALLENGER = 3
    EVASIVE = 4
    RECKLESS = 5
    RESIST = 6
    RUSH = 7
    SHIFT = 8
    SINGER = 9
    SING_TOGETHER = 10
    SUPPORT = 11
    VANISH = 12
    WARD = 13
    ADVENTUROUS = 14


STACKING_KEYWORDS = frozenset((Keyword.CHALLENGER, Keyword.RESIST))
"""The keywords printed with +N: their numbers add up (8.1.2)."""


class ShiftKind(Word):
    NAME = 0  # onto a character of the same name
    CLASSIFICATION = 1
    UNIVERSAL = 2
    DUO = 3
    COMBO = 4
    POTATO = 5  # onto an item of the given name


class Who(Word):
    """Which players, seen from the player of the ability or effect (1.3.2)."""

    YOU = 0  # 1.3.3
    OPPONENTS = 1  # 1.3.5.2
    ALL = 2
    THEY = 3  # the player that the enclosing instruction is about
    TEAMMATES = 4  # 1.3.6.2
    YOURS = 5  # you and your teammates
    OTHERS = 6  # everybody but you
    ACTIVE = 7


class Cmp(Word):
    EQ = 0
    GE = 1
    LE = 2
    GT = 3
    LT = 4
    NE = 5


class Side(Word):
    """Where in a deck a card is put."""

    TOP = 0
    BOTTOM = 1
    EITHER = 2
    SHUFFLE = 3


class Role(Word):
    """What took part in the event that a trigger or a replacement watches."""

    SUBJECT = 0  # the card that did it, or that it happened to
    OBJECT = 1  # the other card
    SOURCE = 2  # the card whose ability or effect made it happen


class Happening(Word):
    """Kinds of event: what triggers, history, replacements and the log speak of."""

    PLAYED = 0
    ENTERED = 1
    QUESTED = 2
    CHALLENGES = 3  # subject challenges object
    BANISHED = 4
    LEFT_PLAY = 5
    BANISHES = 6  # subject banishes object (in a challenge, or by its damage)
    DAMAGE_DEALT = 7
    DAMAGE_TAKEN = 8
    DAMAGE_REMOVED = 9
    DAMAGE_MOVED = 10
    MOVED = 11  # to a location
    EXERTED = 12
    READIED = 13
    SANG = 14  # subject sang object
    CHOSEN = 15
    RETURNED_TO_HAND = 16  # from play
    PUT_UNDER = 17  # object was put under subject
    DREW = 18
    DISCARDED = 19
    PUT_INTO_DISCARD = 20
    LEFT_DISCARD = 21
    PUT_INTO_INKWELL = 22
    LORE_GAINED = 23
    LORE_LOST = 24
    TURN_STARTED = 25
    TURN_ENDING = 26
    BOOST_USED = 27
    ABILITY_USED = 28
    INK_PAID = 29  # to play subject
    SHIFTED_ONTO = 30  # subject was put on top of object
    CHALLENGE_OVER = 31
    REVEALED = 32
    SHUFFLED = 33
    NAMED = 34
    LOOKED = 35
    PUT_ON_DECK = 36
    PUT_INTO_HAND = 37
    TURN_BEGAN = 38  # bookkeeping of the log: whose turn, which number
    STEP_BEGAN = 39
    CHECKED = 40
    WON = 41
    LOST = 42
    DRAWN_GAME = 43
    ADDED_TO_BAG = 44
    RESOLVES = 45
    RESOLVED = 46
    REPLACED = 47
    EFFECT_BEGAN = 48
    EFFECT_ENDED = 49
    DECLINED = 50
    HAND_ALTERED = 51
    INK_DROPS_GAINED = 52
    INK_DROPS_USED = 53
    BECAME_DRY = 54
    SINGING = 55
    STARTING_PLAYER = 56
    NO_EFFECT = 57
    FORCED = 58  # an only answer, taken without asking
    DECK_REFILLED = 59
    STEP_SKIPPED = 60
    RETURNED_FROM_DISCARD = 61
    DISCARDS = 62  # a player discarded n cards at once ("1 or more cards")
    SONG_SUNG = 63  # once for each song, however many sang it; the number is how many
    DAMAGE_CHANGED = 64  # bookkeeping of the log: what Resist and the like leave of the damage
    TAKEN_OVER = 65  # bookkeeping of the log: what a shifted character has from what it covers
    LEFT_UNDONE = 66  # bookkeeping of the log: a part of an effect does not happen, and why


class Doing(Word):
    """What a "can't" forbids, a "can" allows, or a price is asked for."""

    QUEST = 0
    CHALLENGE = 1
    BE_CHALLENGED = 2
    READY = 3  # at all
    READY_AT_START = 4  # in the Ready step
    EXERT = 5
    SING = 6
    MOVE = 7
    PLAY = 8
    INK = 9
    BE_CHOSEN = 10
    GAIN_LORE = 11
    LOSE_LORE = 12
    TAKE_CHALLENGE_DAMAGE = 13
    BE_DEALT_DAMAGE = 14
    REMOVE_DAMAGE = 15
    GAIN_KEYWORD = 16
    DRAW = 17
    ACTIVATE = 18
    DISCARD = 19
    LEAVE = 20
    BE_BANISHED = 21
    END_TURN = 22
    SHIFT = 23


class Step(Word):
    """The steps of the Start-of-Turn Phase, the Main Phase, and what the End-of-Turn Phase goes through (3.1.1)."""

    READY = 0
    SET = 1
    DRAW = 2
    MAIN = 3
    END_TRIGGERS = 4
    END_EFFECTS = 5
    END_CHECK = 6


class Ask(Word):
    """Kinds of decision: the answer verbs of the scenario format, and the turn action."""

    ACT = 0
    ACCEPT = 1
    CHOOSE = 2
    NUMBER = 3
    MODE = 4
    NAME = 5
    PUT = 6
    ORDER = 7
    RESOLVE = 8
    REPLACE = 9
    ENTER = 10


class Act(Word):
    """Turn actions (4.1.3), Boost (8.4.1) and declaring the end of the turn (3.3.2)."""

    END_TURN = 0
    INK = 1
    PLAY = 2
    QUEST = 3
    CHALLENGE = 4
    MOVE = 5
    ACTIVATE = 6
    BOOST = 7


class How(Word):
    """Which cost a card is played for (4.3.2.2)."""

    INK = 0
    SHIFT = 1
    SING = 2
    SING_TOGETHER = 3
    FREE = 4
    ALTERNATE = 5


class AbilityKind(Word):
    KEYWORD = 0  # 1.6.1.5
    TRIGGERED = 1  # 1.6.1.1
    ACTIVATED = 2  # 1.6.1.2
    STATIC = 3  # 1.6.1.3
    REPLACEMENT = 4  # 1.6.1.4
    ACTION = 5  # the effect of an action: not an ability, but resolved like one


class Result(Word):
    WIN = 0
    DRAW = 1


class Duration(Word):
    """How long something made by a resolved effect lasts (6.1.13)."""

    THIS_TURN = 0  # 6.1.13.4
    UNTIL_YOUR_NEXT_TURN = 1  # until the start of your next turn (6.1.13.3)
    THEIR_NEXT_TURN = 2  # during the next turn of the affected card's player (6.1.13.1)
    THEIR_NEXT_START = 3  # at the start of that player's next turn (its Ready step)
    THIS_CHALLENGE = 4
    WHILE_SOURCE_IN_PLAY = 5  # 6.1.13.5
    GAME = 6


class Leave(Word):
    """What an "as though" or "can" permission waives (1.2.1)."""

    CHALLENGE_READY = 0  # may challenge ready characters
    CHALLENGE_DRYING = 1  # may challenge the turn it is played (Rush)
    CHALLENGE_EVASIVE = 2
    QUEST_DRYING = 3
    ENTER_EXERTED = 4  # may enter play exerted
    SHIFT_ANY_NAME = 5  # any Shift may be played onto it
    EXERT_DRYING = 6
    MOVE_FREE = 7


class Cause(Word):
    """What kind of thing makes an event happen; what a choice is made for."""

    RULE = 0
    ACTION = 1  # an action's effect
    ABILITY = 2  # an ability's effect
    COST = 3
    CHALLENGE = 4
    CHECK = 5
    SUPPORT = 6


PLAYER_NAMES: Final = ("p1", "p2", "p3", "p4")
"""What texts call the players: positions, scenarios, notation and messages."""


def player_name(player: int) -> str:
    return f"p{player + 1}"
