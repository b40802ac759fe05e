"""Every way in which the editions of the rules differ that bears on a game, by a short name.

One name for each row of the tables that the project works from; docs/editions.md says what each
is about.  A row has a test (`@pytest.mark.edition_row("name")`) that plays the same position in
two editions and gets two results, or a reason in `reasons.py` why there is none.
"""

from __future__ import annotations

from typing import Final

from illumineer.rulebook.subjects import SUBJECTS

TABLES: Final[dict[str, tuple[str, ...]]] = {subject.en: subject.names for subject in SUBJECTS}

ROWS: Final[tuple[str, ...]] = tuple(row for rows in TABLES.values() for row in rows)
