"""Why an answer is refused: the reasons with their rules, and the error that says them."""

from __future__ import annotations

from typing import Any

from illumineer.core import answers, machine
from illumineer.core.decisions import Answer, Decision
from illumineer.core.state import State
from illumineer.errors import IllegalMove
from illumineer.messages import Arg, Message, Reason
from illumineer.notation import said
from illumineer.seen.labels import labels
from illumineer.told import explain, moves


def reasons(st: State, asked: Decision, value: Answer) -> list[Reason]:
    """Return why an answer is not legal, with the names of cards as the deciding player knows them; empty if it is."""
    return [explain.named(st, reason, asked.player) for reason in machine.refusal(st, asked, value)]


def refused(st: State, asked: Decision, value: Any) -> IllegalMove:
    """Return the error for an answer that is not legal; what is no answer at all is none of the options."""
    why = [Reason(asked.rule, Message("not_an_option"))]
    if answers.is_answer(st, asked, value):
        why = reasons(st, asked, value)
    text, sentence = _text(st, asked, value)
    return IllegalMove(text, why, sentence, cited(st, asked, why))


def cited(st: State, asked: Decision, why: list[Reason]) -> list[Message]:
    """Return the reasons as messages with the numbers of their rules, for the deciding player."""
    return [explain.reason_message(st, reason, asked.player) for reason in why]


def _text(st: State, asked: Decision, value: Any) -> tuple[str, Arg]:
    """An answer as text, and as a message; what it is made of, if it means nothing here."""
    if not answers.is_answer(st, asked, value):
        return repr(value), repr(value)
    names = labels(st, asked.player)
    reading = answers.read(st, asked, value)
    try:
        text = said(st, asked, value, reading, names)
    except KeyError:  # a card that the player cannot name
        return repr(value), repr(value)
    return text, moves.answer_message(st, asked, reading, names)
