"""Seeded chance: a generator whose whole state is one integer, so that copying a game is cheap.

SplitMix64; the only source of chance in the core.
"""

from __future__ import annotations

from typing import Any, Final

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15

Bits = Any
"""An int of 64 bits.  The compiled core keeps ints of up to 63 bits in a machine word; with wider ones it is quicker if
it leaves them to Python from beginning to end, which is what this type makes it do."""


def advance(state: Bits) -> Bits:
    """The state after this one."""
    return (state + _STEP) & _MASK


def value(state: Bits) -> Bits:
    """The 64 random bits that belong to a state."""
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def below(state: Bits, n: int) -> int:
    """The number from 0 to n - 1 that belongs to a state."""
    found: int = (value(state) * n) >> 64
    return found


def seeded(seed: int) -> int:
    """A first state from any integer seed."""
    state: int = value((seed * 0x2545F4914F6CDD1D + 1) & _MASK)
    return state


class Dice:
    """A generator for hosts and bots; games keep the bare integer."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state: Bits = seeded(seed)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.state = advance(self.state)
        return below(self.state, n)

    def shuffle(self, items: list[int]) -> None:
        state = self.state
        for i in range(len(items) - 1, 0, -1):
            state = advance(state)
            j = below(state, i + 1)
            items[i], items[j] = items[j], items[i]
        self.state = state
