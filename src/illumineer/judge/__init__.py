"""Judging: scenarios in the format lorcana-scenario/1 are played, and every step is held to what it says.

    from illumineer import judge

    for result in judge.run_all(["scenarios/"]):
        print(result.file, result.status, result.message)

`run` judges one scenario, given as a file or as the data of one.  What cards are taken from is a `Pool`:
the card database in use, a LorcanaJSON file in front of it, or any cards of one's own (`Pool.of`).
"""

from illumineer.judge.judging import Played, Result, run, run_all
from illumineer.judge.pool import Lookup, Pool, Unplayable, from_file, shipped

__all__ = ["Lookup", "Played", "Pool", "Result", "Unplayable", "from_file", "run", "run_all", "shipped"]
