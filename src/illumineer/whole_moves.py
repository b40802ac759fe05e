"""A whole turn action in one text, part by part behind commas: "challenge Elsa - Snow Queen, Stitch - New Dog"."""

from __future__ import annotations

from illumineer.core import machine
from illumineer.core.decisions import Answer, Decision
from illumineer.core.state import State
from illumineer.errors import GameOver, IllegalMove, NotationError
from illumineer.notation import illegal, spoken, unread
from illumineer.refusals import refused


def spelled_out(state: State, text: str) -> list[Answer]:
    """Return the answers that a text gives from here on, those that are the only ones included; the state stays.

    IllegalMove, NotationError or GameOver says why the text, or what is left of it, is no legal answer where it stands.
    """
    begin = state.copy()
    begin.setup = begin.setup.asking_all()
    failed: tuple[State, str] = (begin, text)  # how far it could be read
    tried: list[tuple[State, str, list[Answer]]] = [(begin, text, [])]
    while tried:
        here, left, values = tried.pop()
        if not left:
            return values
        if len(left) < len(failed[1]):
            failed = (here, left)
        asked = _asked(here)
        if asked is None:
            continue
        begun = [(move.value, rest) for move, rest in spoken(here, asked, left)]
        if not begun and asked.only and values:
            begun = [(asked.options[0], left)]
        for value, rest in reversed(begun):
            after = here.copy()
            machine.answer(after, value)
            tried.append((after, rest, [*values, value]))
    raise _not_said(*failed)


def _asked(st: State) -> Decision | None:
    return machine.decision(st) if st.outcome is None else None


def _not_said(st: State, text: str) -> IllegalMove | NotationError | GameOver:
    """Why a text, or its beginning, is no legal answer now."""
    asked = _asked(st)
    if asked is None:
        return GameOver("game.over")
    wanted = illegal(st, asked, text)
    return refused(st, asked, wanted.value) if wanted is not None else unread(st, asked, text)
