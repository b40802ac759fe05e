"""Files that are written."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "unwritable": "no se puede escribir el archivo {file}: {why}",
}
