"""Files that are written."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "unwritable": "the file {file} cannot be written: {why}",
}
