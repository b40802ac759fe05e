"""Ediciones de las reglas."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "none": "no existe la edición «{edition}»; existen {known}",
}
