"""Printed texts beside the checkout, in `../shared`: what is not the project's own is not part of it.

A test that compares with them is skipped where they are not, as in every fresh clone, and says so; everything that the
engine does is tested without them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

SHARED = Path(__file__).resolve().parents[2] / "shared"
CARD_FILE = SHARED / "cards" / "allCards.json"


def why_skipped(place: Path) -> str:
    """What a test says that needs a file or folder which is not there."""
    return f"compares with {place}, which is not part of the project: nothing is wrong if you do not have it"


def needs(place: Path) -> pytest.MarkDecorator:
    """The mark of a test that cannot run without the file or folder."""
    return pytest.mark.skipif(not place.exists(), reason=why_skipped(place))


needs_card_file = needs(CARD_FILE)
