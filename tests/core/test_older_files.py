"""Files of an older format are read: saved games in the middle of things, a record, a session of the table.

They were written by the code of that time.  Each game goes on as it went on then.
"""

from __future__ import annotations

import copy
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.core.moments import CARDS, NAMES, moment
from tests.support import table

from illumineer import record
from illumineer.cards.library import shared_library
from illumineer.errors import RecordError
from illumineer.game import Game
from illumineer.play import saving
from illumineer.vocab import player_name

FOLDER = Path(__file__).parent / "saved"
BOOK = table(CARDS).game.book


def read(name: str) -> Any:
    return json.loads((FOLDER / f"{name.replace(' ', '_')}.json").read_text(encoding="utf-8"))


def loaded(data: dict[str, Any]) -> Game:
    # The digest of a book changes with how cards are written: the cards are the same.
    return Game.from_json(json.dumps({**data, "book": BOOK.digest}), BOOK)


@pytest.mark.parametrize("name", NAMES)
def test_a_saved_game_goes_on_as_it_went_on_then(name: str) -> None:
    kept = read(name)
    game = loaded(kept["game"])
    assert game.digest == moment(name).digest, "it is the state that the present code makes"
    assert Game.from_json(game.to_json(), BOOK).digest == game.digest
    for n, (player, about, moves) in enumerate(kept["asked"]):
        asked = game.decision
        assert asked is not None
        assert (player_name(asked.player), asked.about) == (player, about)
        legal = list(game.legal_moves)
        assert [str(move) for move in legal] == moves
        game.push(legal[-1 if n % 3 == 0 else 0])


@pytest.mark.parametrize("name", NAMES)
def test_a_file_that_lacks_something_is_refused_with_the_place(name: str) -> None:
    """Each part of the state in turn is left out, cut short, or something else; the frames and events part by part."""
    for data in (read(name)["game"], json.loads(moment(name).to_json())):
        state = data["state"]
        for key in state:
            for wrong in (None, "x", -1, [], [[]], [None], {}):
                _refused_or_read({**data, "state": {**state, key: wrong}})
            if key != "schema":
                _refused({**data, "state": {other: value for other, value in state.items() if other != key}})
        for key in ("agenda", "turn_log", "bag", "queue", "lasting", "in_play"):
            for at, row in enumerate(state[key]):
                for place in row if isinstance(row, dict) else range(len(row)):
                    for wrong in (None, "x", -7, 1 << 70, [], [[]], ["x"], {}, 1.5, True):
                        changed = copy.deepcopy(data)
                        changed["state"][key][at][place] = wrong
                        _refused_or_read(changed)


def _refused(data: dict[str, Any]) -> None:
    with pytest.raises(RecordError, match="malformed at"):
        loaded(data)


def _refused_or_read(data: dict[str, Any]) -> None:
    with suppress(RecordError):
        loaded(data)


def test_a_record_of_an_older_format_is_played_again() -> None:
    """Its digest was of the older format of states: it cannot be compared."""
    kept = {**read("record"), "book": BOOK.digest}
    game = record.replay(kept, BOOK)
    assert list(game.inputs) == kept["inputs"]
    assert record.replay(game.record(), BOOK).digest == game.digest
    with pytest.raises(RecordError, match="replays to"):
        record.replay({**game.record(), "digest": kept["digest"]}, BOOK)


def test_a_session_of_an_older_format_goes_on() -> None:
    kept = read("session")
    library = shared_library()
    kept["record"]["book"] = library.book(name for deck in kept["record"]["decks"] for name in deck).digest
    found = saving.of_data(kept, library, "session.json")
    assert list(found.game.inputs) == kept["record"]["inputs"]
    assert (found.seats, found.seed) == ((None, "greedy"), 5)
