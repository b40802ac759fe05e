"""`illumineer deck`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "file": "la lista de un mazo como la escriben las páginas web habituales: líneas como «4 Nombre - Versión»; - es la entrada estándar",
    "format": "el formato (por defecto: core)",
    "date": "el día en que se va a jugar, escrito como 2026-01-31 (por defecto: hoy)",
    "unplayable": "{card} todavía no se puede jugar aquí: {why}",
    "legal": "válido en {format} el {date}",
    "not_legal": "no válido en {format} el {date}",
}
