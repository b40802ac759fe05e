"""Why a part of an effect does not happen."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "condition": "its condition is not met, so that part does not happen",
    "rest": "the rest does not happen, because what comes first could not be done in full",
    "unpaid": "what has to be paid first can't be paid, so nothing happens",
}
