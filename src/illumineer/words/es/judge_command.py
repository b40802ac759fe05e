"""Las opciones de `illumineer judge`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "PATH": "RUTA",
    "paths": "archivos de escenarios, y carpetas con escenarios",
    "cards": "un archivo de LorcanaJSON cuyas cartas se prefieren a las de la base de datos",
    "edition": "la edición de las reglas, si el archivo no indica ninguna",
    "editions": "juega cada escenario en todas las ediciones y muestra en qué difieren",
    "new": "escribe un escenario con el que empezar",
    "CARD": "CARTA",
    "why": "explica por qué una carta tiene su Fuerza, su coste, sus palabras clave… donde acabó el escenario",
    "trace": "cuenta lo que pasó, cada línea con su regla",
}
