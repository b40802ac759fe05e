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
    "no_action": "{value} is no action: an action is a whole number, and the action mask says which can be given",
    "not_options": "the options of reset are a dict with names and values, not {value}",
    "unknown_option": "reset has no option '{name}'; it has {known}",
    "unusable_option": "the option {option} of reset cannot be used: {why}",
    "not_in_table": "{names} {n:is|are} not in the card table of this environment: name {n:it|them} in pool when you make it",
    "speed": "{games} {games:game|games}, {steps:,} {steps:step|steps} in {seconds:.1f} s: {rate:,} steps/s with observation and mask, {bare:,} without",
}
