"""Seeded chance: the same numbers compiled and not, for every seed and every size of word."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from illumineer.core import rng
from illumineer.core.rng import Dice

MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15

numbers = st.integers(0, MASK)


def mixed(state: int) -> int:
    """SplitMix64 as it is published, in Python's own integers."""
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


@given(numbers)
def test_a_word_is_a_number_in_another_form(number: int) -> None:
    assert rng.number(rng.word(number)) == number


@given(st.integers(-(1 << 80), 1 << 80))
def test_a_word_has_the_last_64_bits(number: int) -> None:
    assert rng.number(rng.word(number)) == number & MASK


@given(numbers)
def test_the_states_follow_each_other(number: int) -> None:
    assert rng.number(rng.advance(rng.word(number))) == (number + STEP) & MASK


@given(numbers, st.integers(1, (1 << 31) - 1))
def test_a_number_below_is_the_high_part_of_the_product(number: int, n: int) -> None:
    found = rng.below(rng.word(number), n)
    assert found == mixed(number) * n >> 64
    assert 0 <= found < n


@settings(max_examples=50)
@given(st.integers(-(1 << 70), 1 << 70), st.lists(st.integers(1, 1 << 64), max_size=8))
def test_dice_of_any_seed_and_any_size(seed: int, sizes: list[int]) -> None:
    dice = Dice(seed)
    state = mixed((seed * 0x2545F4914F6CDD1D + 1) & MASK)
    assert rng.seeded(seed) == state
    for n in sizes:
        state = (state + STEP) & MASK
        assert dice.below(n) == mixed(state) * n >> 64


def test_known_numbers() -> None:
    """Whoever writes down a seed gets the same game from it, on any machine."""
    dice = Dice(2026)
    assert [dice.below(60) for _ in range(8)] == [47, 12, 4, 51, 15, 42, 10, 33]


@given(st.integers(0, MASK), st.integers(0, 80))
def test_scattered_ids_are_the_same_ids(state: int, n: int) -> None:
    ids = list(range(n))
    rng.scatter(rng.word(state), ids)
    assert sorted(ids) == list(range(n))


def test_scattered_ids_come_to_every_place_alike() -> None:
    places = [[0] * 10 for _ in range(10)]
    for seed in range(5000):
        ids = list(range(10))
        rng.scatter(rng.word(rng.seeded(seed)), ids)
        for place, id in enumerate(ids):
            places[place][id] += 1
    assert all(400 < times < 600 for row in places for times in row)  # 500 expected, four standard deviations: 85
