"""Calls about games that were played: `replay.open`, `replay.at`, `replay.case`.

A record is replayed once, and kept for a while.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from illumineer.cards.library import shared_library
from illumineer.desk import opening
from illumineer.desk.cases import Told
from illumineer.desk.viewers import viewer_of
from illumineer.document.lines import lines
from illumineer.document.tables import table
from illumineer.errors import RecordError
from illumineer.game import Game
from illumineer.limits import over
from illumineer.messages import Message
from illumineer.words import foreign, say

_MOST_KEPT: Final = 8


class Replayed(NamedTuple):
    """A game that was played, who sat there, and what was told of it."""

    game: Game
    position: dict[str, Any] | None
    """What it began with, if that was a position."""
    seats: tuple[str | None, ...]
    """Who sat there, a bot or a person; empty if nobody knows."""
    called: tuple[str, ...]
    """The names that were given to the players; often none."""
    told: Told

    def names(self, lang: str) -> tuple[str, ...]:
        """What to call each player."""
        from illumineer.play.session import titles

        return self.called or titles(self.seats, lang) or tuple(player.name for player in self.game.players)


_kept: OrderedDict[str, Replayed] = OrderedDict()


def open_(record: str | dict[str, Any], lang: str) -> dict[str, Any]:
    """Who played, how it ended, and where each turn begins among the inputs."""
    with _taken(record, lang) as found:
        game = found.game
        again = game.beginning()
        turns = [_turn(again)]
        for item in game.inputs:
            again.redo(item)
            if again.turn != turns[-1]["turn"]:
                turns.append(_turn(again))
        names = found.names(lang)
        return {
            "title": " – ".join(names),
            "players": list(names),
            "edition": game.edition,
            "inputs": len(game.inputs),
            "turns": turns,
            "outcome": table(game, None, lang, texts=False)["outcome"],
        }


def _turn(game: Game) -> dict[str, Any]:
    """The turn that the game is in, as one that begins now; before the first one it is nobody's."""
    player = game.players[game.active].name if game.turn else None
    return {"turn": game.turn, "at": len(game.inputs), "player": player}


def at(
    record: str | dict[str, Any], at: int | None, viewer: str, lang: str, texts: bool, most: int | None
) -> dict[str, Any]:
    """The table after that many inputs, and what was told up to there, the last `most` lines of it.

    Without a number, at the end; and all lines.
    """
    with _taken(record, lang) as found:
        game = found.game
        inputs = len(game.inputs) if at is None else min(at, len(game.inputs))
        seen_by = viewer_of(viewer, game)
        told = found.told.lines(inputs, seen_by, lang)
        since = 0 if most is None else max(0, len(told) - most)
        return {
            "at": inputs,
            "table": table(found.told.after(inputs), seen_by, lang, texts=texts),
            "lines": lines(told[since:], game.book.cards, since),
        }


def case(record: str | dict[str, Any], at: int | None, viewer: str, lang: str) -> dict[str, Any]:
    """The moment after that many inputs as a case, with what the viewer may know of it; a judge knows everything."""
    with _taken(record, lang) as found:
        inputs = len(found.game.inputs) if at is None else min(at, len(found.game.inputs))
        seen_by = viewer_of(viewer, found.game)
        here = found.told.after(inputs)
        return {"case": opening.from_game(here, found.position) if seen_by is None else opening.as_seen(here, seen_by)}


@contextmanager
def _taken(record: str | dict[str, Any], lang: str) -> Iterator[Replayed]:
    """The game of a record; nobody else has it meanwhile, and afterwards it is kept."""
    data = data_in(record)
    key = json.dumps(data, sort_keys=True)
    found = _kept.pop(key, None)
    if found is None:
        found = _replayed(data, lang)
    try:
        yield found
    finally:
        _kept[key] = found
        while len(_kept) > _MOST_KEPT:
            _kept.popitem(last=False)


def data_in(record: str | dict[str, Any]) -> Any:
    """The data of a record that somebody sends, as data or as text; RecordError if it is more than anything in use."""
    if not isinstance(record, str):
        return record
    data = foreign.json_of(record, lambda why: RecordError("desk.no_record", why=why))
    too_much = over(data)
    if too_much is not None:
        raise RecordError("desk.no_record", why=too_much[1])
    return data


def _replayed(data: Any, lang: str) -> Replayed:
    from illumineer.play.saving import of_data

    saved = of_data(data, shared_library(), say(Message("desk.the_text"), lang))
    position = data.get("record", data).get("position")
    return Replayed(saved.game, position, saved.seats, saved.called, Told(saved.game))


CALLS: Final = {"open": open_, "at": at, "case": case}
