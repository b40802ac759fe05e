"""Sessions for tests: at the starter decks, in a situation, and a conversation of lines."""

from __future__ import annotations

from functools import cache
from typing import Any

from illumineer.cards.library import Library, open_library
from illumineer.cards.starters import starter_decks
from illumineer.choices import Choice
from illumineer.core.rng import Dice
from illumineer.game import Game
from illumineer.play.console import Console
from illumineer.play.session import Session
from illumineer.vocab import Ask


@cache
def library() -> Library:
    return open_library()


def begin(*seats: str | None, seed: int = 5, **more: Any) -> Session:
    """A game of the starter decks, between a person and a random bot unless told otherwise."""
    return Session.begin(starter_decks(), library(), seats or (None, "random"), seed=seed, open_lists=True, **more)


def at(position: dict[str, Any], *seats: str | None, **more: Any) -> Session:
    """A session in a situation."""
    book = library().book([*starter_decks()[0], *_cards(position)])
    return Session(Game.from_position(position, book), seats or (None, "random"), **more)


def _cards(value: Any) -> list[str]:
    """Every card that a position speaks of."""
    if isinstance(value, str):
        name = value.partition("#")[0]
        return [name] if name in library() else []
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [name for part in parts for name in _cards(part)]


def go_on(session: Session, dice: Dice | None = None) -> None:
    """One step: a handover, or a decision; people answer at random, or pass."""
    if session.handover is not None:
        session.take_seat()
        return
    if session.waits_for_bot:
        session.bot_step()
        return
    legal = [choice for choice in session.choices() if choice.legal]
    session.answer(legal[dice.below(len(legal))] if dice is not None else _passing(legal))


def _passing(legal: list[Choice]) -> Choice:
    return next((choice for choice in legal if choice.notation in ("end turn", "done", "decline")), legal[0])


def to_my_turn(session: Session, turn: int = 1) -> None:
    """Until a person has a turn action to take."""
    while session.game.turn < turn or not (session.asked is not None and session.asked.mine and acts(session)):
        go_on(session)


def acts(session: Session) -> bool:
    asked = session.game.decision
    return asked is not None and asked.kind == Ask.ACT


class Talk:
    """A conversation: what is written to the table, and what it says."""

    def __init__(self, *lines: str, lang: str = "en", cover: str = "") -> None:
        self.left = list(lines)
        self.said: list[str] = []
        self.console = Console(self._next, self.said.append, lang, library(), echo=True, cover=cover)

    def _next(self) -> str | None:
        return self.left.pop(0) + "\n" if self.left else None

    @property
    def text(self) -> str:
        return "\n".join(self.said) + "\n"
