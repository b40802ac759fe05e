"""All that cannot be in the position of a scenario: what is wrong is taken out, and the rest is tried once more."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from illumineer.compile.book import CardBook
from illumineer.errors import PositionError
from illumineer.game import Edition
from illumineer.judge.faults import Faults
from illumineer.judge.source import Source, wrong
from illumineer.limits import Place
from illumineer.position import build


def note_impossible(
    position: dict[str, Any], book: CardBook, edition: str | Edition, source: Source, faults: Faults
) -> None:
    """Note everything for which the position is refused, at its place in the file."""
    position = deepcopy(position)
    goes_on = True
    while goes_on:
        try:
            build(position, book, edition)
            return
        except PositionError as error:
            place: Place = error.message.args["place"]
            at = place if place[:1] == ("teams",) else ("setup", *place)
            faults.note(wrong(source, error.message.args["what"], at))
            goes_on = _take_out(position, place)


def _take_out(position: dict[str, Any], place: Place) -> bool:
    """Take a value out, and say whether it was there: a deck is there without being written."""
    inside: Any = position
    for step in place[:-1]:
        if isinstance(inside, dict) and step not in inside:
            return False
        inside = inside[step]
    last = place[-1] if place else None
    if isinstance(last, int):
        entry, inside[last] = inside[last], {"filler": 0}  # the others keep their places
        _leave(position, entry.get("card") if isinstance(entry, dict) else entry)
        return True
    return last in inside and inside.pop(last) is not None


def _leave(position: dict[str, Any], location: Any) -> None:
    """Nobody is at a card any more that was taken out."""
    for side in position.values():
        play = side.get("play") if isinstance(side, dict) else None
        for card in play if isinstance(play, list) else ():
            if isinstance(card, dict) and "at" in card and card["at"] == location:
                del card["at"]
