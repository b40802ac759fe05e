"""Law: the same seed, decks and inputs give the same game: in any process, with any hash seed, log or no log."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.laws.pool import books, new_game, walk

import illumineer
from illumineer.core import machine
from illumineer.game import Game
from illumineer.record import replay

ROOT = Path(__file__).resolve().parents[2]

SCRIPT = """
import json, sys
from illumineer.sim.build import is_compiled
from tests.laws.pool import books, new_game, walk
out = [is_compiled()]
for at, book in enumerate(books()):
    for seed, edition in ((1, "2.3"), (2, "2.0"), (3, "1-early")):
        game = new_game(book, seed, 2 + seed % 2, edition=edition, log=bool(seed % 2))
        trail = []
        for _ in walk(game, seed, 150):
            asked = game.decision
            trail.append([game.digest, asked.player, asked.about, [move.text for move in game.legal_moves]])
        out.append([book.digest, game.digest, trail, [game.view(p).to_json() for p in range(len(game.players))]])
print(json.dumps(out))
"""


def elsewhere(hash_seed: str, package: Path = Path(illumineer.__file__).parents[1]) -> str:
    """What the script prints in a process of its own, with the package from that folder."""
    env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{package}{os.pathsep}{ROOT}"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=ROOT, env=env, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_no_hash_seed_makes_a_difference() -> None:
    first = elsewhere("0")
    assert len(json.loads(first)) == 1 + 3 * len(books())
    for seed in ("1", "4242"):
        assert elsewhere(seed) == first


@pytest.mark.skipif(machine.__file__.endswith(".py"), reason="the core is not compiled here: make test-wheel")
def test_the_compiled_core_plays_the_same_games() -> None:
    """After every decision digests, questions and legal moves are equal, and so are the views at the end."""
    compiled, pure = json.loads(elsewhere("0")), json.loads(elsewhere("0", ROOT / "src"))
    assert (compiled.pop(0), pure.pop(0)) == (True, False)
    for one, other in zip(compiled, pure, strict=True):
        for step, other_step in zip(one[2], other[2], strict=True):
            assert step == other_step
        assert one == other


def test_the_log_makes_no_difference() -> None:
    for at, book in enumerate(books()):
        for seed in range(4):
            told, silent = (new_game(book, 500 + 10 * at + seed, log=log) for log in (True, False))
            for _ in zip(walk(told, seed), walk(silent, seed), strict=True):
                assert told.digest == silent.digest
            assert told.digest == silent.digest
            assert told.events and not silent.events


def test_another_seed_is_another_game() -> None:
    book = books()[0]
    deck = [card.full_name for card in book.cards][:60]
    digests = {Game.new([deck, deck], book, seed=seed, variant="free").digest for seed in range(30)}
    assert len(digests) == 30


def test_a_record_replays_to_the_same_digest() -> None:
    for at, book in enumerate(books()):
        for seed, edition in ((1, "2.3"), (2, "2.1"), (3, "1-late")):
            game = new_game(book, 520 + 10 * at + seed, 1 + seed, edition=edition)
            for n in walk(game, seed, 120):
                if n == 60 and len(game.players) > 2:
                    game.concede(game.active)
            record = json.loads(json.dumps(game.record()))
            assert replay(record, book).digest == game.digest == record["digest"]
            half = replay(record, book, moves=len(record["inputs"]) // 2)
            for item in record["inputs"][len(record["inputs"]) // 2 :]:
                half.redo(item)
            assert half.digest == game.digest
