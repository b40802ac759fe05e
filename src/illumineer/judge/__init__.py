"""Judging: scenarios in the format lorcana-scenario/1 are played, and every step is held to what it says.

    from illumineer import judge

    for result in judge.run_all(["scenarios/"]):
        print(result.file, result.status, result.told("es"))

`run` judges one scenario, given as a file or as the data of one, and `run_all` files and folders.  A question needs
`setup` and `steps`; `strict=True` asks for a name, rules and a source besides.  A `Result` says
pass, fail, skip or error; `result.message` is why, in English, and `result.told(lang)` in any language.  `compare`
and `compare_all` play in every edition, and say where the outcomes differ and by which change of the rules.

What cards are taken from is a `Pool`: the card database in use, a LorcanaJSON file in front of it, or any cards of
one's own (`Pool.of`).  `template` is a scenario to begin with, and `scenario_of` one that leads to a moment of a game.
`trace` tells what happened in a scenario, each line with its rule, `trace_data` the same as data, and `trace_game` the
same of any game; `why` explains the values of a card where a scenario ended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from illumineer.judge.asking import why
    from illumineer.judge.editions import Compared, Difference, Moment, compare, compare_all
    from illumineer.judge.from_game import scenario_of
    from illumineer.judge.judging import Played, Result, run, run_all
    from illumineer.judge.pool import Lookup, Pool, Unplayable, from_file, shipped
    from illumineer.judge.templates import template
    from illumineer.judge.tracing import final_board, trace, trace_data, trace_game

__all__ = [
    "Compared", "Difference", "Lookup", "Moment", "Played", "Pool", "Result", "Unplayable", "compare", "compare_all",
    "final_board", "from_file", "run", "run_all", "scenario_of", "shipped", "template", "trace", "trace_data",
    "trace_game", "why",
]  # fmt: skip

_HOMES = {
    "asking": ("why",),
    "editions": ("Compared", "Difference", "Moment", "compare", "compare_all"),
    "from_game": ("scenario_of",),
    "judging": ("Played", "Result", "run", "run_all"),
    "pool": ("Lookup", "Pool", "Unplayable", "from_file", "shipped"),
    "templates": ("template",),
    "tracing": ("final_board", "trace", "trace_data", "trace_game"),
}


def __getattr__(name: str) -> Any:
    """The plugin for pytest is imported wherever the package is installed, so nothing is loaded before it is used."""
    from importlib import import_module

    for module, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f"illumineer.judge.{module}"), name)
    raise AttributeError(f"module 'illumineer.judge' has no attribute {name!r}")
