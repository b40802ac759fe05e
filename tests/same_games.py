"""`python -m tests.same_games FILE`: 200 games as they are played and told, to compare two states of the source.

The first run writes FILE, a row for each game.  A run that finds FILE plays the same games and says which of them
differ, and at which input first.  A game's row has a hash for every five inputs: of the question, of every legal move
and its sentence, of the lines of the story and the documents of all seats.  No saved game and no digest goes in, so
that the saved format may change between the two.

Ten pairings in turn: decks of the shipped cards drawn at random, the starter decks, and decks of the house pool and of
the pool of the laws for two to four players, in every edition.  Every other game has no log, and tells no story.
"""

from __future__ import annotations

import hashlib
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

from tests.laws.pool import own_book

from illumineer import Dice, Game, document, house
from illumineer.cards.library import shared_library
from illumineer.compile.book import CardBook
from illumineer.cr import EDITIONS
from illumineer.seen.view import SPECTATOR
from illumineer.sim.build import is_compiled
from illumineer.sim.decks import random_deck
from illumineer.telling import Telling
from illumineer.vocab import Ask, player_name

GAMES: Final = 200
PAIRINGS: Final = 10
REAL: Final = 6
"""Pairings of shipped cards; the others are of the house pool and of the pool of the laws."""
STRIDE: Final = 5
"""How many inputs share a hash, and how often documents are written."""
TURN_LIMIT: Final = 40


@cache
def _decks(pairing: int) -> tuple[CardBook, list[list[str]]]:
    dice = Dice(pairing + 1)
    if pairing >= REAL:
        book = (house.book, own_book)[pairing % 2]()
        return book, [random_deck(book, dice) for _ in range(2 + pairing % 3)]
    library = shared_library()
    if pairing == 0:
        decks = Game.new().record()["decks"]
    else:
        pool = library.book()
        decks = [random_deck(pool, dice) for _ in range(2)]
    return library.book(name for deck in decks for name in deck), decks


def _row(number: int) -> list[str]:
    """The hashes of one game."""
    book, decks = _decks(number % PAIRINGS)
    edition = list(EDITIONS)[number // PAIRINGS % len(EDITIONS)]
    log = number % 2 == 0
    game = Game.new(decks, book, number, edition, variant="free", log=log, turn_limit=TURN_LIMIT)
    dice = Dice(number)
    telling = Telling(game, "en") if log else None
    hashes: list[str] = []
    seen = hashlib.blake2b(digest_size=8)

    def note(*parts: Any) -> None:
        seen.update(json.dumps(parts, ensure_ascii=False, default=str).encode())

    n = told = 0
    while (asked := game.decision) is not None:
        moves = list(game.legal_moves)
        note(Ask(asked.ask).name, player_name(asked.player), asked.about, asked.rule, [str(move) for move in moves])
        if n % STRIDE == 0:
            note([move.say("es") for move in moves])
            for viewer in (*range(len(decks)), SPECTATOR, None):
                note(document.table(game, viewer, "en", refused=True, texts=n == 0))
        place = dice.below(len(moves))
        if telling is not None:
            telling.before(game, place)
        game.redo(place)
        if telling is not None:
            telling.after(game)
            lines = telling.lines()
            note([(line.text, line.rule, line.depth) for line in lines[told:]])
            told = len(lines)
        n += 1
        if n % STRIDE == 0:
            hashes.append(seen.hexdigest())
    note(repr(game.outcome), game.lore)
    return [*hashes, seen.hexdigest()]


def main() -> int:
    """Write the rows, or compare them with those of the file."""
    file = Path(sys.argv[1])
    with ProcessPoolExecutor(2) as pool:
        rows = list(pool.map(_row, range(GAMES), chunksize=5))
    core = "compiled" if is_compiled() else "pure"
    inputs = sum(len(row) - 1 for row in rows) * STRIDE
    if not file.exists():
        file.write_text(json.dumps(rows))
        print(f"{GAMES} games, some {inputs} inputs, {core}: written to {file}")
        return 0
    before = json.loads(file.read_text())
    parted = {
        number: next(place for place, (one, other) in enumerate(zip_longest(was, now)) if one != other)
        for number, (was, now) in enumerate(zip(before, rows, strict=True))
        if was != now
    }
    for number, place in parted.items():
        print(f"game {number} differs from input {place * STRIDE} on")
    print(f"{GAMES} games, some {inputs} inputs, {core}: {len(parted)} differ")
    return 1 if parted else 0


if __name__ == "__main__":
    sys.exit(main())
