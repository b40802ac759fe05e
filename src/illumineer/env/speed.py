"""How fast the PettingZoo environment is: random legal actions on the starter decks, on one core.

    python -m illumineer.env.speed [GAMES]
"""

from __future__ import annotations

import sys
from time import process_time

from illumineer import Dice
from illumineer.env.aec import AGENTS, raw_env
from illumineer.messages import Message
from illumineer.words import say


def measure(games: int, seen: bool = True) -> tuple[int, float]:
    """Steps and seconds of so many games; `seen`: the observation and the mask are made at every step."""
    table = raw_env()
    dice = Dice(1)
    steps = 0
    begun = process_time()
    for seed in range(games):
        table.reset(seed)
        while not (table.terminations[AGENTS[0]] or table.truncations[AGENTS[0]]):
            if seen:
                table.observe(table.agent_selection)
            actions = table.legal_actions()
            table.step(actions[dice.below(len(actions))])
            steps += 1
    return steps, process_time() - begun


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    steps, seconds = measure(games)
    same, bare = measure(games, seen=False)
    rates = {"rate": round(steps / seconds), "bare": round(same / bare)}
    print(say(Message("env.speed", {"games": games, "steps": steps, "seconds": seconds, **rates})))


if __name__ == "__main__":
    main()
