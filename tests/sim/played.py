"""Results for tests of what is made of them: invented games, the same every time."""

from __future__ import annotations

import random

from illumineer.sim.result import GameResult, different
from illumineer.sim.setting import Setting
from illumineer.sim.statistics import Summary, summarize

DECKS = (
    (*["Ana <Lume> - Smith & Co"] * 4, *["Bran - Old \"King\""] * 4, *["Lamp"] * 2),
    (*["Iris - Quick Fingers"] * 4, *["Otto - Much Longer Name Than Any Table Likes"] * 3, "Boat"),
)
SETTING = Setting(
    names=("first <deck>", "second & deck"),
    decks=DECKS,
    bots=("random", "greedy"),
    seed=7,
    edition="2.3",
    turn_limit=120,
    open_lists=False,
    version="0.1.0",
    compiled=False,
    command="illumineer duel 'first <deck>.txt' second.txt -n 300 --seed 7",
)
_REASONS = ("CHECK_WIN_BY_LORE", "CHECK_WIN_BY_LORE", "CHECK_WIN_BY_LORE", "CHECK_EMPTY_DECK", "CONCEDE", "fault")


def results(n: int = 300, seed: int = 1) -> list[GameResult]:
    """Games in which the first deck wins more often, most of all when its first card is drawn."""
    dice = random.Random(seed)
    found = []
    for number in range(n):
        turns = dice.randint(8, 30)
        drawn = tuple(tuple(sorted(dice.sample(range(3), dice.randint(1, 3)))) for _ in DECKS)
        chance = 0.75 if 0 in drawn[0] else 0.35
        winner = -1 if dice.random() < 0.05 else int(dice.random() > chance)
        lore: list[tuple[int, ...]] = []
        for deck in (0, 1):
            goal = 20 if deck == winner else dice.randint(3, 19)
            lore.append(tuple(goal * (turn + 1) // turns for turn in range(turns)))
        reason = dice.choice(_REASONS) if winner >= 0 else dice.choice(("turn_limit", "loop"))
        result = GameResult(
            number, number // 2, number % 2, winner, reason, turns, 6 * turns, (lore[0][-1], lore[1][-1]),
            (lore[0], lore[1]), (drawn[0][:1], drawn[1][:1]), (drawn[0], drawn[1]), (drawn[0][:1], drawn[1][:1]),
            "RandomBot raised <KeyError>" if reason == "fault" else "",
        )  # fmt: skip
        found.append(result)
    assert all(place < len(different(DECKS[deck])) for each in found for deck in (0, 1) for place in each.drawn[deck])
    return found


def summary(n: int = 300, seed: int = 1) -> Summary:
    """What they say."""
    return summarize(results(n, seed), DECKS)
