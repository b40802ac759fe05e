"""The commands as a whole, and what several of them say."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "about": "A rules engine for Disney Lorcana (an unofficial fan project).",
    "COMMAND": "COMMAND",
    "FILE": "FILE",
    "NAME": "NAME",
    "CODE": "CODE",
    "INK": "INK",
    "COST": "COST",
    "KEYWORD": "KEYWORD",
    "WORDS": "WORDS",
    "TYPE": "TYPE",
    "TEXT": "TEXT",
    "DATE": "DATE",
    "EDITION": "EDITION",
    "version": "show the version and exit",
    "version_compiled": "illumineer {version} (compiled core, mypyc)",
    "version_pure": "illumineer {version} (pure Python)",
    "lang": "the language, en or es (default: that of ILLUMINEER_LANG, else of the locale, else en)",
    "json": "as JSON",
    "seed": "the seed of chance (default {default})",
    "edition": "the edition of the rules (default {default})",
    "jobs": "how many processes read cards (default 1)",
    "card_file": "a card file of LorcanaJSON (allCards.json)",
    "demo_quiet": "show moves only, not every event",
    "demo_decks": "two deck lists (default: two starter decks)",
    # in the list of commands
    "play": "play at a table, against a bot or a person, in a full screen or line by line",
    "replay": "step through a game that was played, forwards and backwards",
    "demo": "show a game between two bots, step by step, with rule citations",
    "soak": "play random games and check the laws after every decision",
    "bench": "measure how fast the engine plays, and its memory",
    "cards": "the card database: look up, import, build, explain, check",
    "deck": "read a deck list, and check it for a format",
    "hand": "the odds of a deck’s opening hands and first turns",
    "judge": "play scenarios (lorcana-scenario/1) and check every step",
    "duel": "play many games between two decks, with intervals",
    "matrix": "play many games between every two of some decks",
    "rules": "look up, search and compare the rules, in any edition and two languages",
    "serve": "show the page in the browser: the bench, cards and rules",
    # while a long task goes on
    "at_work": ("{what}: {n} …", "{what} …"),
    # what went wrong
    "no_room": "the output cannot be written: {why}",
    "stopped": "stopped",
    "no_language": "{variable}: there is no language '{lang}'; there are {known}",
    "at_least": "{option} must be at least {n}",
    "some_left_out": "{n} of {all} {all:card|cards} of {where} can be played; the others are left out",
    "database": "the card database",
}
