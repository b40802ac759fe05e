"""A client of `illumineer play --json` that needs nothing but Python: it plays a game and tells it.

    python examples/clients/play_over_json.py
    python examples/clients/play_over_json.py --seats client client --lang es --seed 7
    python examples/clients/play_over_json.py --decks a.txt b.txt c.txt --seats client greedy random

It writes a request a line, reads a reply a line, and knows of the game what the replies say: the table, the question
and the moves.  docs/document.md describes them; any language that can start a program can do the same.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ENGINE = [sys.executable, "-m", "illumineer", "play", "--json"]
LIKING = {"quest": 9, "play": 6, "ink": 6, "challenge": 2, "activate": 1, "boost": 1, "move": 1, "end_turn": 1}
"""How much the client likes each turn action."""


class Refused(Exception):
    """The engine did not take a request; the table is as it was."""


class Engine:
    """A running `illumineer play --json`."""

    def __init__(self, command: list[str] = ENGINE) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, encoding="utf-8")

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """Send a request and read the reply."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        reply: dict[str, Any] = json.loads(self.process.stdout.readline())
        if "error" in reply:
            raise Refused(reply["error"]["text"])
        return reply

    def close(self) -> None:
        self.ask({"quit": True})
        self.process.communicate()


def choose(table: dict[str, Any], chance: random.Random) -> str:
    """A legal move: by liking in the own turn, else any answer."""
    moves = [move for move in table["moves"] if move["legal"]]
    weights = [LIKING[move["action"]] if move["action"] else 1 for move in moves]
    (move,) = chance.choices(moves, weights)
    return str(move["move"])


def play(
    ask: Callable[[dict[str, Any]], dict[str, Any]], new: dict[str, Any], chance: random.Random
) -> list[dict[str, Any]]:
    """Play a game to its end; every reply on the way."""
    replies = [ask({"new": new})]
    while (table := replies[-1]["table"])["outcome"] is None:
        replies.append(ask({"push": choose(table, chance)}))
    return replies


def deck(file: str) -> list[str]:
    """The names in a deck list: "4 Name - Version" a line."""
    found: list[str] = []
    for line in Path(file).read_text(encoding="utf-8").splitlines():
        if row := re.fullmatch(r"(\d+)x? (.+)", line.strip()):
            found += [row[2]] * int(row[1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a game over JSON.")
    parser.add_argument("--seats", nargs="+", default=["client", "greedy"], help="client, greedy, search or random")
    parser.add_argument("--decks", nargs="+", help="deck lists; without them the two starter decks")
    parser.add_argument("--lang", default="en", help="en or es")
    parser.add_argument("--seed", type=int, default=random.getrandbits(60))
    args = parser.parse_args()
    new: dict[str, Any] = {"seats": args.seats, "seed": args.seed, "lang": args.lang}
    if args.decks:
        new["decks"] = [deck(file) for file in args.decks]
    engine = Engine()
    try:
        replies = play(engine.ask, new, random.Random(args.seed))
    except Refused as refused:
        sys.exit(f"{refused}")
    finally:
        engine.close()
    for reply in replies:
        for line in reply["lines"]:
            rule = f" [{line['rule']}]" if line["rule"] else ""
            print(f"{'  ' * line['depth']}{line['text']}{rule}")
    table = replies[-1]["table"]
    lore = ", ".join(f"{player['name']}: {player['lore']}" for player in table["players"])
    print(f"{', '.join(table['outcome']['winners']) or '-'} ({lore})")


if __name__ == "__main__":
    main()
