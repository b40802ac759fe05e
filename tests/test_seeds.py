"""Seeds for different purposes: made in one way, and none tells another."""

from __future__ import annotations

from itertools import product

import pytest

from illumineer.core.rng import Dice
from illumineer.seeds import BITS, seed_for


def test_a_seed_follows_from_the_seed_and_the_purpose() -> None:
    """These numbers stay: whoever keeps a seed wants the same games with the next version."""
    assert seed_for(1, "game") == 8942355165257277845
    assert seed_for(-1, "duel", "bot", 3, 0) == 421209582165586357


def test_other_seeds_and_purposes_give_other_seeds() -> None:
    purposes = [("game",), ("bot",), ("bot", 0), ("bot", 1), (0, "bot"), ("bot", "0"), ("b", "ot"), ("bot,0x0",), ()]
    given = range(-20, 200)
    assert len({seed_for(seed, *purpose) for seed, purpose in product(given, purposes)}) == len(given) * len(purposes)


def test_a_seed_fits_into_a_number_of_64_bits_with_a_sign() -> None:
    found = [seed_for(seed, "game") for seed in range(2000)]
    assert all(0 <= seed < 1 << BITS for seed in found)
    for bit in range(BITS):
        assert 850 < sum(seed >> bit & 1 for seed in found) < 1150, bit


def test_any_whole_number_is_a_seed() -> None:
    given = [seed + more for seed in (10**5000, -(10**5000), 1 << 64, 0) for more in (-1, 0, 1)]
    assert len({seed_for(seed, "game") for seed in given}) == len(given)


def test_a_number_of_numpy_is_the_number_that_it_is() -> None:
    np = pytest.importorskip("numpy")
    assert seed_for(np.int32(7), "game", np.uint8(3)) == seed_for(7, "game", 3)


def test_dice_of_different_purposes_do_not_fall_alike() -> None:
    """Two streams with nothing in common agree about a coin in half of the cases."""
    same = sum(
        Dice(seed_for(seed, "game")).below(2) == Dice(seed_for(seed, "seat")).below(2) for seed in range(2000)
    )
    assert 900 < same < 1100
