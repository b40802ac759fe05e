"""Games of the table in files: the record of the game, who sits where, and the language.

A file is replaced in one step: whatever goes wrong, the old one stays whole.  Games are kept as they go on, in the
folder for games (`folder`), so that a closed terminal loses nothing.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from illumineer import files
from illumineer.bots.named import file_of
from illumineer.cards.library import DATA_VARIABLE
from illumineer.errors import CardError, DeckError, EditionError, PositionError, RecordError
from illumineer.game import Game
from illumineer.record import is_record, replay
from illumineer.words import LANGUAGES, foreign

if TYPE_CHECKING:
    from illumineer.cards.library import Library
    from illumineer.compile.book import CardBook
    from illumineer.play.session import Session

FORMAT: Final = "illumineer-play/1"
_KEPT: Final = 20
"""How many games the folder holds before the oldest goes."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A game from a file.  A bare record has no seats."""

    game: Game
    seats: tuple[str | None, ...]
    called: tuple[str, ...]
    seed: int
    lang: str
    open_lists: bool
    secret: int | None
    """`Session.secret`; None if the file was written before there was one."""


def book(library: Library, decks: Iterable[Iterable[str]], open_lists: bool) -> CardBook:
    """The cards of a game: those of both decks if the lists are open, else every card.

    A player who is told to name a card may name any, and learns nothing from which there are.
    """
    of_decks = library.book(name for deck in decks for name in deck)  # says which card cannot be played
    return of_decks if open_lists else _whole(library)


# --- where -----------------------------------------------------------------------------------


def folder() -> Path:
    """Where games are kept as they go on: with the user's own data, or the XDG folder for such things."""
    own = os.environ.get(DATA_VARIABLE)
    if own:
        return Path(own) / "games"
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "illumineer" / "games"


def new_file(seed: int) -> Path:
    """A file for a game that begins now; the oldest of many makes room."""
    here = folder()
    try:
        for old in _newest_first(here)[_KEPT - 1 :]:
            old.unlink()
    except OSError:
        pass  # what cannot be tidied up stays; writing says what is wrong
    return here / f"{time.strftime('%Y%m%d-%H%M%S')}-{seed}.json"


def latest() -> Path:
    """The game that was played last and is not over; RecordError if there is none."""
    for path in _newest_first(folder()):
        if _parts(path).get("over") is False:
            return path
    raise RecordError("play.nothing_kept", folder=str(folder()))


def is_other(path: Path) -> bool:
    """Whether there is a file that is not a saved game, and would be lost if one were written in its place."""
    return os.path.isfile(path) and not _parts(path)  # also where one may not look


def _parts(path: Path) -> dict[str, Any]:
    """What a saved game is made of, unchecked; nothing if it is not one or cannot be read."""
    try:
        data = read_file(path)
    except RecordError:
        return {}
    return data if isinstance(data, dict) and data.get("format") == FORMAT else {}


def is_latest(path: Path) -> bool:
    """Whether that is the game that goes on if none is named."""
    try:
        return latest().resolve() == path.resolve()
    except RecordError:
        return False


def _newest_first(here: Path) -> list[Path]:
    """The games of a folder, by when they were last played."""
    return sorted(here.glob("*.json"), key=lambda path: (_last_played(path), path.name), reverse=True)


def _last_played(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0  # it has gone meanwhile, or is none of ours


# --- writing ---------------------------------------------------------------------------------


def write(path: Path, session: Session) -> None:
    """Write a session; RecordError if the file cannot be written."""
    files.write(path, json.dumps(data_of(session), ensure_ascii=False), RecordError)


def data_of(session: Session) -> dict[str, Any]:
    """What a file holds of a session."""
    return {
        "format": FORMAT,
        "seats": [None if seat is None else _lasting(seat) for seat in session.seats],
        "names": list(session.called),
        "seed": session.seed,
        "secret": session.secret,
        "lang": session.lang,
        "open_lists": session.open_lists,
        "over": session.over,
        "record": session.game.record(),
    }


def _lasting(seat: str) -> str:
    """A bot by a name that means the same in any folder."""
    own = file_of(seat)
    return f"{os.path.abspath(own[0])}:{own[1]}" if own is not None else seat


# --- reading ---------------------------------------------------------------------------------


def read_file(path: Path) -> Any:
    """The data of a JSON file; RecordError if it cannot be read."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise RecordError("record.unreadable", file=str(path), why=foreign.system(error)) from None
    return foreign.json_of(text, lambda why: RecordError("record.not_json", file=str(path), why=why))


def load(path: Path, library: Library) -> Saved:
    """A game from a file: a session, or the record of any game; RecordError if it is neither."""
    return of_data(read_file(path), library, str(path))


def of_data(data: Any, library: Library, where: str) -> Saved:
    """The game of what stands in a file of that name."""
    if isinstance(data, dict) and data.get("format") == FORMAT:
        return _session(data, library, where)
    if not is_record(data):
        raise RecordError("play.foreign", file=where)
    return Saved(_game(data, library, where), (), (), 0, LANGUAGES[0], True, None)


_PARTS: Final = {"record": dict, "seats": list, "names": list, "seed": int, "lang": str, "open_lists": bool}


def _session(data: dict[str, Any], library: Library, where: str) -> Saved:
    if any(type(data.get(key)) is not kind for key, kind in _PARTS.items()) or data["lang"] not in LANGUAGES:
        raise RecordError("play.malformed", file=where)
    secret = data.get("secret")
    if secret is not None and type(secret) is not int:
        raise RecordError("play.malformed", file=where)
    game = _game(data["record"], library, where)
    seats, names = tuple(data["seats"]), tuple(data["names"])
    well = all(seat is None or isinstance(seat, str) for seat in seats) and all(isinstance(each, str) for each in names)
    if not well or len(seats) != len(game.players) or len(names) not in (0, len(game.players)):
        raise RecordError("play.malformed", file=where)
    return Saved(game, seats, names, data["seed"], data["lang"], data["open_lists"], secret)


def _game(record: dict[str, Any], library: Library, where: str) -> Game:
    """The game of a record, with the cards that it was played with."""
    for cards in _books(record, library):
        try:
            return replay(record, cards())
        except (CardError, DeckError, EditionError, PositionError, RecordError) as error:
            if error.message.key != "record.other_book":
                raise RecordError("play.not_replayed", file=where, why=error.message) from None
    raise RecordError("play.other_cards", file=where)


def _books(record: dict[str, Any], library: Library) -> list[Callable[[], CardBook | None]]:
    """The card books that it may have been: of its cards (None finds them), of every card, or of the house pool."""
    from illumineer import house

    decks = record.get("decks")
    named = [name for deck in decks for name in deck] if isinstance(decks, list) and all(map(_names, decks)) else []
    if named and all(name in library for name in named):
        return [lambda: library.book(named), lambda: _whole(library)]
    if "position" in record:
        return [lambda: None, house.book]
    return [house.book, lambda: _whole(library)]


@lru_cache(maxsize=1)
def _whole(library: Library) -> CardBook:
    """A book of every card, kept: it takes seconds to compile, and a record that does not fit asks for it too."""
    return library.book()


def _names(deck: Any) -> bool:
    return isinstance(deck, list) and all(isinstance(name, str) for name in deck)
