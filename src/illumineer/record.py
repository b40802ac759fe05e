"""Game records: seed + decks + inputs = the same game again, to the same digest."""

from __future__ import annotations

import reprlib
from typing import Any, Final

from illumineer.compile.book import CardBook
from illumineer.errors import IllumineerError, RecordError
from illumineer.game import Game
from illumineer.messages import Message

FORMAT: Final = "illumineer-record/2"
OLDER: Final = "illumineer-record/1"
"""A format that is still read.  Its digests are of an older format of states, so that they cannot be compared."""


def make(game: Game) -> dict[str, Any]:
    """The record of a game that was begun with `Game.new` or `Game.from_position`."""
    if "saved" in game._origin:
        raise RecordError("record.saved")
    return {
        "format": FORMAT,
        "book": game.book.digest,
        **game._origin,
        "inputs": list(game.inputs),
        "digest": game.digest,
    }


def is_record(data: Any) -> bool:
    """Whether data claims to be a record of a game."""
    return isinstance(data, dict) and data.get("format") in (FORMAT, OLDER)


def replay(record: Any, book: CardBook | None = None, moves: int | None = None) -> Game:
    """Play a record again (or its first `moves` moves); RecordError if it does not fit."""
    if not is_record(record):  # it came from a file
        raise RecordError("record.foreign", format=FORMAT)
    inputs = record.get("inputs")
    if not isinstance(inputs, list) or not all(
        isinstance(item, str) or (isinstance(item, int) and not isinstance(item, bool)) for item in inputs
    ):
        raise RecordError("record.inputs")
    game = _begin(record, book)
    for item in inputs if moves is None else inputs[:moves]:
        try:
            game.redo(item)
        except IllumineerError as error:
            raise RecordError("record.input", n=len(game.inputs) + 1, why=error.message) from None
        except ValueError:
            why = Message("record.no_player_number", {"player": item})
            raise RecordError("record.input", n=len(game.inputs) + 1, why=why) from None
    if moves is None and record["format"] == FORMAT and game.digest != record.get("digest"):
        raise RecordError("record.digest", digest=game.digest, said=repr(record.get("digest")))
    return game


def _begin(record: dict[str, Any], book: CardBook | None) -> Game:
    for key in ("seed", "turn_limit"):
        if "position" not in record and type(record.get(key)) is not int:
            raise RecordError("record.no_number", where=key, value=repr(record.get(key)))
    decks = record.get("decks")
    if "position" not in record and not (isinstance(decks, list) and all(isinstance(deck, list) for deck in decks)):
        raise RecordError("record.no_decks", value=reprlib.repr(decks))  # a text would be the path of a file to open
    try:
        if "position" in record:
            game = Game.from_position(record["position"], book, record["edition"])
        else:
            game = Game.new(
                record["decks"],
                book,
                record["seed"],
                record["edition"],
                record.get("teams"),
                record["variant"],
                turn_limit=record["turn_limit"],
            )
    except (KeyError, TypeError) as error:
        raise RecordError("record.malformed", error=repr(error)) from None
    if record.get("book") != game.book.digest:
        raise RecordError("record.other_book")
    return game
