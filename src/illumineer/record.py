"""Game records: seed + decks + inputs = the same game again, to the same digest."""

from __future__ import annotations

from typing import Any, Final

from illumineer.compile.book import CardBook
from illumineer.errors import IllumineerError, RecordError
from illumineer.game import Game

FORMAT: Final = "illumineer-record/1"


def make(game: Game) -> dict[str, Any]:
    """The record of a game that was begun with `Game.new` or `Game.from_position`."""
    if "saved" in game._origin:
        raise RecordError("a game loaded from JSON has no record: its earlier moves are not known")
    return {
        "format": FORMAT,
        "book": game.book.digest,
        **game._origin,
        "inputs": list(game.inputs),
        "digest": game.digest,
    }


def replay(record: Any, book: CardBook | None = None, moves: int | None = None) -> Game:
    """Play a record again (or its first `moves` moves); RecordError if it does not fit."""
    if not isinstance(record, dict):  # it came from a file
        raise RecordError(f"this is not a game record (format {FORMAT})")
    if record.get("format") != FORMAT:
        raise RecordError(f"this is not a game record (format {FORMAT})")
    inputs = record.get("inputs")
    if not isinstance(inputs, list) or not all(
        isinstance(item, str) or (isinstance(item, int) and not isinstance(item, bool)) for item in inputs
    ):
        raise RecordError("the record's inputs must be a list of numbers (and names of players who concede)")
    game = _begin(record, book)
    for item in inputs if moves is None else inputs[:moves]:
        try:
            game.redo(item)
        except (ValueError, IllumineerError) as error:
            raise RecordError(f"input {len(game.inputs) + 1} of the record: {error}") from None
    if moves is None and game.digest != record.get("digest"):
        raise RecordError(
            f"the record replays to {game.digest}, but says {record.get('digest')!r}: "
            "it was made by another version or has been changed"
        )
    return game


def _begin(record: dict[str, Any], book: CardBook | None) -> Game:
    for key in ("seed", "turn_limit"):
        if "position" not in record and type(record.get(key)) is not int:
            raise RecordError(f"the record is malformed at {key!r}: {record.get(key)!r} is not a number")
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
        raise RecordError(f"the record is malformed: {error!r}") from None
    if record.get("book") != game.book.digest:
        raise RecordError("the record was made with another card book")
    return game
