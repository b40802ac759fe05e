"""How fast the PettingZoo environment is: random legal actions on the starter decks, on one core.

    python -m illumineer.env.speed [GAMES]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from time import process_time

from illumineer import Dice
from illumineer.cards.given import Deck
from illumineer.env.aec import AGENTS, LorcanaEnv, raw_env
from illumineer.messages import Message
from illumineer.sim.instructions import JOB
from illumineer.words import say


def measure(games: int, seen: bool = True) -> tuple[int, float]:
    """Steps and seconds of that many games; `seen`: the observation and the mask are made at every step."""
    table = raw_env()
    dice = Dice(1)
    steps = 0
    begun = process_time()
    for seed in range(games):
        table.reset(seed)
        while not _over(table):
            _step(table, dice, seen)
            steps += 1
    return steps, process_time() - begun


def take(steps: int, seed: int, decks: Sequence[Deck] | None, seen: bool) -> None:
    """Take that many steps, one game after the other."""
    table = raw_env(decks=decks, variant="free")
    dice = Dice(seed)
    table.reset(seed)
    for _ in range(steps):
        if _over(table):
            table.reset()
        _step(table, dice, seen)


def _over(table: LorcanaEnv) -> bool:
    return bool(table.terminations[AGENTS[0]] or table.truncations[AGENTS[0]])


def _step(table: LorcanaEnv, dice: Dice, seen: bool) -> None:
    """Take a legal action at random."""
    if seen:
        table.observe(table.agent_selection)
    actions = table.legal_actions()
    table.step(actions[dice.below(len(actions))])


def _do_job() -> None:
    """Take the steps that standard input asks for: what valgrind watches (`sim.instructions`)."""
    name, steps, seed, decks = json.load(sys.stdin)
    take(steps, seed, decks, seen=name == "look")


def main() -> None:
    if sys.argv[1:] == [JOB]:
        _do_job()
        return
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    steps, seconds = measure(games)
    same, bare = measure(games, seen=False)
    rates = {"rate": round(steps / seconds), "bare": round(same / bare)}
    print(say(Message("env.speed", {"games": games, "steps": steps, "seconds": seconds, **rates})))


if __name__ == "__main__":
    main()
