"""Loads what calls need when it is imported: the process that the pool's processes are forked from does so once.

The first sentence that quotes a card loads the grammar, the first card opens the database, the first rule the rulebook:
without this every new process would do it again, and the first visitor would wait.
"""

from __future__ import annotations

from typing import Any, Final

from illumineer import desk
from illumineer.cr import NEWEST
from illumineer.words import LANGUAGES

_SITUATION: Final = """
format: lorcana-scenario/1
name: A challenge
setup:
  p1: {play: [Mickey Mouse - True Friend], hand: [Dragon Fire], ink: 5}
  p2: {play: [{card: Stitch - New Dog, exerted: true}]}
steps:
  - challenge: [Mickey Mouse - True Friend, Stitch - New Dog]
"""
_CASE: Final = {
    "v": 1,
    "edition": NEWEST,
    "setup": {
        "p1": {"play": ["Mickey Mouse - True Friend"], "hand": ["Dragon Fire"], "ink": 5},
        "p2": {"play": [{"card": "Stitch - New Dog", "exerted": True}]},
    },
    "moves": ["challenge Mickey Mouse - True Friend, Stitch - New Dog"],
    "title": "",
}

_CALLS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("desk.hello", {}),
    ("rules.contents", {}),
    ("rules.look", {"number": "4.6.1"}),
    ("rules.search", {"words": "ward"}),
    ("cards.find", {"words": "elsa"}),
    ("cards.show", {"name": "Elsa - Snow Queen"}),
    ("cards.explain", {"name": "Elsa - Snow Queen"}),
    ("examples.list", {}),
    ("judge.open", {"text": _SITUATION}),
    ("judge.play", {"case": _CASE, "refused": True}),
    ("judge.run", {"scenario": _SITUATION}),
    ("play.new", {"lists": [None, None], "seats": ["person", "greedy"], "seed": 1}),
    ("lab.hand", {"text": "4 Elsa - Snow Queen"}),
)

for _name, _args in _CALLS:
    for _lang in LANGUAGES:
        desk.call(_name, {**_args, "lang": _lang})
