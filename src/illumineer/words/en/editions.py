"""Editions of the rules."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "none": "there is no edition '{edition}'; there are {known}",
}
