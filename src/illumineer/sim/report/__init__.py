"""Reports: one HTML file that needs nothing else, with tables and plots, for a duel, two versions of
a deck and a matrix.

Here: how figures look on a page.  Not here: how they are found (`statistics`) and what they are called (`words`).
"""

from __future__ import annotations

from illumineer.sim.report.duel import duel_page
from illumineer.sim.report.matrix import matrix_page
from illumineer.sim.report.versions import versions_page

__all__ = ["duel_page", "matrix_page", "versions_page"]
