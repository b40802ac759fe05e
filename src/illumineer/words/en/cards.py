"""Cards that somebody asks for and that are not there."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "no_card": "there is no card called '{name}'",
    "no_card_near": "there is no card called '{name}'; did you mean {near:or}?",
    "several": "{n} cards are called '{name}': {versions}",
    "no_cost": "'{cost}' is not a cost; write 3, 2-4, 5+ or -2",
    "no_ink": "there is no ink '{word}'; there are {known}",
    "no_type": "there is no type '{word}'; there are {known}",
    "no_keyword": "there is no keyword '{word}'; there are {known}",
    "no_set": "there is no set '{set}'; there are {known}",
    "among": "there is no card called '{name}' among these {n} {n:card|cards}",
}
