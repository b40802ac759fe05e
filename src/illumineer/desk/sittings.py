"""Tables between two calls: the text in which a game is kept, and the live games of the last calls.

A *sitting* is a session with what a table on a page adds to it.  `take` finds the sitting of a kept text: the live one
that this process has, or one that is played again from the text.  Both give the same replies, so that it does not
matter which process is asked.  Nobody else has a sitting that was taken until it is put back.
"""

from __future__ import annotations

import json
import secrets
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from illumineer.cards.library import shared_library
from illumineer.errors import RecordError
from illumineer.messages import Message
from illumineer.play.saving import data_of, of_data
from illumineer.play.session import Session
from illumineer.words import LANGUAGES, foreign, say

QUICKEST: Final = "greedy"
QUICK: Final = ("random", QUICKEST)
"""Bots that decide at once: they play on in the call that made them decide."""
SLOW: Final = "search"
MOST_PLAYOUTS: Final = 4_000
BESTS: Final = (1, 3)
"""Of how many games a match can be."""
_MOST_LIVE: Final = 256
"""Live games that a process has; each takes some hundred kilobytes."""


def is_bounded(bot: str) -> bool:
    """Whether a bot may sit here: one of the package whose thinking is bounded in playouts."""
    first, _, playouts = bot.partition(":")
    return bot in QUICK or (
        first == SLOW and playouts.isascii() and playouts.isdecimal() and 0 < int(playouts[:9]) <= MOST_PLAYOUTS
    )


class Match:
    """How many games each player at the table has won, of how many."""

    __slots__ = ("best", "won")

    def __init__(self, best: int, won: list[int]) -> None:
        self.best = best
        self.won = won

    @property
    def over(self) -> bool:
        """Whether somebody has won more than half of the games."""
        return max(self.won) * 2 > self.best


class Sitting:
    """A session at a table on a page."""

    __slots__ = ("backs", "match", "n", "session", "settled")

    def __init__(self, session: Session, match: Match, n: int = 0, backs: int = 0, settled: bool = False) -> None:
        session.patience = None  # no thread: where there is a limit, the process is stopped
        self.session = session
        self.match = match
        self.n = n
        """How much has happened at this table; it never goes back."""
        self.backs = backs
        """How often something was taken back: lines that somebody was told before may be gone."""
        self.settled = settled
        """Whether the present game is counted in the match."""

    def settle(self) -> None:
        """Count the game in the match once it is over."""
        outcome = self.session.outcome
        if outcome is None or self.settled:
            return
        self.settled = True
        for winner in outcome.winners:
            self.match.won[winner] += 1

    def again(self, first: int | None) -> Sitting:
        """The next game; that player begins, or chance decides.  Nothing of this game tells how it is dealt."""
        match = Match(self.match.best, [0] * len(self.match.won) if self.match.over else self.match.won)
        return Sitting(self.session.again(first, secrets.randbits(63)), match, self.n, self.backs + 1)


_live: OrderedDict[str, Sitting] = OrderedDict()


def take(kept: str) -> Sitting:
    """The sitting of a kept text; RecordError if it is none."""
    found = _live.pop(kept, None)
    return found if found is not None else load(kept)


@contextmanager
def looked_at(kept: str) -> Iterator[Session]:
    """Look at the session of a kept text, which stays as it is; afterwards it is live again."""
    sitting = take(kept)
    try:
        yield sitting.session
    finally:
        put(sitting, kept)


def put(sitting: Sitting, kept: str | None = None) -> str:
    """The text of a sitting, which is live until others have been used for longer; `kept` if it has not changed."""
    text = kept if kept is not None else _text(sitting)
    _live[text] = sitting
    while len(_live) > _MOST_LIVE:
        _live.popitem(last=False)
    return text


def _text(sitting: Sitting) -> str:
    session = sitting.session
    data = {
        **data_of(session),
        "lang": LANGUAGES[0],  # every call says its own: to look in another language changes nothing
        "table": {
            "n": sitting.n,
            "backs": sitting.backs,
            "holder": session.holder,
            "best": sitting.match.best,
            "won": sitting.match.won,
            "settled": sitting.settled,
        },
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def load(kept: str) -> Sitting:
    """The sitting of a kept text, played again."""
    where = say(Message("desk.the_text"), "en")
    data = foreign.json_of(kept, lambda why: RecordError("desk.no_record", why=why))
    saved = of_data(data, shared_library(), where)
    table = data.get("table") if isinstance(data, dict) else None
    seated = bool(saved.seats) and all(seat is None or is_bounded(seat) for seat in saved.seats)
    if not seated or not isinstance(table, dict) or not _is_whole(table, len(saved.seats)):
        raise RecordError("play.malformed", file=where)
    session = Session(
        saved.game, saved.seats, saved.called, saved.seed, saved.lang, saved.open_lists, secret=saved.secret
    )
    session.holder = table["holder"]
    return Sitting(session, Match(table["best"], table["won"]), table["n"], table["backs"], table["settled"])


def _is_whole(table: dict[str, Any], players: int) -> bool:
    """Whether everything that a sitting adds is there."""
    holder, won = table.get("holder"), table.get("won")
    return (
        all(type(table.get(key)) is int and table[key] >= 0 for key in ("n", "backs", "best"))
        and table["best"] in BESTS
        and type(table.get("settled")) is bool
        and "holder" in table
        and (holder is None or (type(holder) is int and 0 <= holder < players))
        and isinstance(won, list)
        and len(won) == players
        and all(type(each) is int and each >= 0 for each in won)
    )
