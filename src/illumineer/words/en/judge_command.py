"""The options of `illumineer judge`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "PATH": "PATH",
    "paths": "scenario files, and folders with scenarios; - is standard input",
    "cards": "a LorcanaJSON file whose cards come before the database's",
    "edition": "the edition of the rules, unless the file names one",
    "editions": "play each scenario in every edition, and show what differs",
    "strict": "require format, name, rules and source as well, as for a scenario that is kept",
    "new": "write a scenario to begin with",
    "CARD": "CARD",
    "why": "why a card has its strength, cost, keywords … where the scenario ended; without its version if only one card has the name",
    "trace": "tell what happened, each line with its rule",
}
