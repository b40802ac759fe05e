"""A game as JSON text, in the middle of whatever is going on, and back."""

from __future__ import annotations

import json
from typing import Any, Final

from illumineer.compile.book import CardBook
from illumineer.core import machine, wire
from illumineer.core.edition import edition
from illumineer.core.state import Setup, State
from illumineer.errors import RecordError
from illumineer.messages import Message
from illumineer.words import foreign

FORMAT: Final = "illumineer-game/3"
OLDER: Final = "illumineer-game/2"
"""A format that is still read (`core.older`)."""
_SETUP: Final = {
    "edition": str,
    "players": int,
    "teams": list,
    "owner": list,
    "pack_rush": bool,
    "ask_all": bool,
    "lore_to_win": int,
    "opening_hand": int,
    "turn_limit": int,
    "first_ids": list,
}


def write(state: State) -> str:
    """Return the whole state as JSON text, with the names of the cards and what the game was set up with."""
    setup = state.setup
    data = {
        "format": FORMAT,
        "book": setup.book.digest,
        "cards": [spec.full_name for spec in setup.book.cards],
        "edition": setup.edition.name,
        "players": setup.players,
        "teams": list(setup.teams),
        "owner": list(setup.owner),
        "pack_rush": setup.pack_rush,
        "ask_all": setup.ask_all,
        "lore_to_win": setup.lore_to_win,
        "opening_hand": setup.opening_hand,
        "turn_limit": setup.turn_limit,
        "first_ids": list(setup.first_ids),
        "state": wire.dump(state),
    }
    return json.dumps(data, separators=(",", ":"))


def read(text: str, book: CardBook | None) -> State:
    """Return the state that `write` wrote; RecordError says what is wrong with the text.

    Without a card book, the cards come from the library and the house pool.
    """
    data = foreign.json_of(text, lambda why: RecordError("saved.not_json", why=why))
    if not isinstance(data, dict) or data.get("format") not in (FORMAT, OLDER):
        raise RecordError("saved.foreign", format=FORMAT)
    state = wire.load(data.get("state"), _setup(data, book))
    try:
        asked = machine.decision(state) if state.outcome is None else None
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
        # Whether what is kept fits together is known only to what lies on top: it must be able to ask.
        raise RecordError("saved.malformed", where="agenda", what=repr(error)) from None
    if asked is not None and not asked.options:
        raise RecordError("saved.malformed", where="agenda", what=Message("saved.no_answer"))
    return state


def _setup(data: dict[str, Any], book: CardBook | None) -> Setup:
    names = data.get("cards")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise RecordError("saved.malformed", where="cards", what=repr(names))
    cards = book if book is not None else _book_of(names)
    if data.get("book") != cards.digest or names != [spec.full_name for spec in cards.cards]:
        raise RecordError("saved.other_book")
    for key, kind in _SETUP.items():
        value = data.get(key)
        if type(value) is not kind or (isinstance(value, list) and any(type(x) is not int for x in value)):
            raise RecordError("saved.malformed", where=key, what=repr(value))
    if not 2 <= data["players"] <= 4:
        raise RecordError("saved.malformed", where="players", what=Message("saved.players", {"n": data["players"]}))
    setup = Setup(cards, edition(data["edition"]), data["players"])
    setup.teams = tuple(data["teams"])
    setup.owner = data["owner"]
    setup.pack_rush = data["pack_rush"]
    setup.ask_all = data["ask_all"]
    setup.lore_to_win = data["lore_to_win"]
    setup.opening_hand = data["opening_hand"]
    setup.turn_limit = data["turn_limit"]
    setup.first_ids = tuple(data["first_ids"])
    return setup


def _book_of(names: list[str]) -> CardBook:
    """A card book of these cards; what it takes is loaded here, because most games are given a book."""
    from illumineer.cards import books

    return books.book_of(names)
