"""Environments for learning: what is missing, and actions that answer nothing."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "missing": "the environments need {module}, which is not installed: pip install 'illumineer[env]'",
    "no_answer": "action {n} ({name}) is no answer to what is asked, “{question}” [{rule}]; the action mask says which are",
    "two_decks": "an environment is a game between two decks, and {n} {n:was|were} given",
    "at_least_one": "{option} cannot be {n}; it is at least 1",
    "option": "{option} cannot be {value}; it is one of {known}",
    "speed": "{games} {games:game|games}, {steps:,} {steps:step|steps} in {seconds:.1f} s: {rate:,} steps/s with observation and mask, {bare:,} without",
}
