"""Seeded chance: a generator whose whole state is one word of 64 bits, so that copying a game is cheap.

SplitMix64; the only source of chance in the core.  Where the core is compiled a word is a number of the machine, which
has a sign and drops what does not fit; elsewhere it is an int without a sign that `_WORD` cuts to 64 bits.  The same
source serves both, because the low 64 bits of a sum, a product or a shift to the left do not depend on the sign; a
shift to the right is cut to the bits that are left.  `number` and `word` lead from one form to the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")
_LOW: Final = (1 << 32) - 1
_QUARTER: Final = (1 << 16) - 1
_FEW: Final = 1 << 31
"""Below this the products in `below` stay within a word."""


def _all_bits(one: i64) -> i64:
    """64 ones: -1 in a machine's word, from which the bit that is shifted out has gone."""
    return ((one << 63) << 1) - 1


_WORD: Final = _all_bits(1)


def word(number: int) -> i64:
    """The last 64 bits of a number, as a word."""
    high: i64 = (number >> 32) & _LOW
    low: i64 = number & _LOW
    return (high << 32) | low


def number(word: i64) -> int:
    """A word as a number from 0 to 2^64 - 1."""
    high: int = (word >> 32) & _LOW
    low: int = word & _LOW
    return (high << 32) | low


_STEP: Final = word(0x9E3779B97F4A7C15)
_MIX_1: Final = word(0xBF58476D1CE4E5B9)
_MIX_2: Final = word(0x94D049BB133111EB)
_BESIDE: Final = word(0xD6E8FEB86659FD93)


def advance(state: i64) -> i64:
    """The state after this one."""
    return (state + _STEP) & _WORD


def _mixed(state: i64) -> i64:
    """The 64 random bits that belong to a state."""
    z = state
    z = ((z ^ ((z >> 30) & 0x3FFFFFFFF)) * _MIX_1) & _WORD
    z = ((z ^ ((z >> 27) & 0x1FFFFFFFFF)) * _MIX_2) & _WORD
    return z ^ ((z >> 31) & 0x1FFFFFFFF)


def below(state: i64, n: i64) -> i64:
    """The number from 0 to n - 1 that belongs to a state, for an n of at most 31 bits."""
    z = _mixed(state)
    return (((z >> 32) & _LOW) * n + (((z & _LOW) * n) >> 32)) >> 32


def shuffle(state: i64, items: list[int]) -> i64:
    """Put items into a random order; the state after that."""
    for i in range(len(items) - 1, 0, -1):
        state = advance(state)
        j = below(state, i + 1)
        items[i], items[j] = items[j], items[i]
    return state


def beside(state: i64) -> i64:
    """The first state of another row of chance, which leaves this one where it is."""
    return _mixed(state ^ _BESIDE)


def scatter(state: i64, ids: list[T]) -> None:
    """Put ids into an order that tells nothing, and leave the row of chance where it is.

    Each number gives four places.  That makes some places likelier by one in a thousand: too much for cards, but an id
    only has to say nothing about its card.
    """
    state = beside(state)
    bits = _mixed(state)
    for i in range(len(ids) - 1, 0, -1):
        j = ((bits & _QUARTER) * (i + 1)) >> 16
        ids[i], ids[j] = ids[j], ids[i]
        bits >>= 16
        if not i & 3:
            state = advance(state)
            bits = _mixed(state)


def scattered(n: int) -> int:
    """Another number of 64 bits for every number of 64 bits, without any visible order."""
    return number(_mixed(word(n)))


_SPREAD: Final = 0x2545F4914F6CDD1D


def seeded(seed: int) -> int:
    """A first state, as a number, from any integer seed."""
    return scattered(seed * _SPREAD + 1)


def seed_of(state: int) -> int:
    """The seed below 2^64 whose first state is that number: `seeded` takes no two of them to the same state."""
    whole = 1 << 64
    z = state ^ (state >> 31) ^ (state >> 62)
    z = z * pow(number(_MIX_2), -1, whole) % whole
    z = z ^ (z >> 27) ^ (z >> 54)
    z = z * pow(number(_MIX_1), -1, whole) % whole
    z = z ^ (z >> 30) ^ (z >> 60)
    return (z - 1) * pow(_SPREAD, -1, whole) % whole


class Dice:
    """A generator for hosts and bots; games keep the bare word."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state: i64 = word(seeded(seed))

    def __reduce__(self) -> tuple[object, ...]:
        return _dice_at, (number(self._state),)  # a compiled class cannot be taken apart by others

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self._state = advance(self._state)
        if n < _FEW:
            return below(self._state, n)
        return (number(_mixed(self._state)) * n) >> 64

    def shuffle(self, items: list[int]) -> None:
        """Put items into a random order."""
        self._state = shuffle(self._state, items)


def _dice_at(state: int) -> Dice:
    """Dice that have come to that state."""
    dice = Dice(0)
    dice._state = word(state)
    return dice
