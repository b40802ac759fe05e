"""Las opciones de `illumineer rules`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "WORD": "PALABRA",
    "words": "un número (8.10.4), una sección o una palabra clave (shift, cambio), el nombre de un símbolo (SHIFT_DRY), o «search» y las palabras que hay que buscar; si no se indica nada, el índice",
    "edition": "la edición de las reglas (por defecto: la más reciente; si no tiene el número, cualquiera que lo tenga)",
    "OLD": "ANTES",
    "NEW": "DESPUÉS",
    "diff": "muestra qué cambió de una edición a otra",
    "all": "muestra todo lo encontrado, no solo lo mejor",
    "tracker": "muestra el texto, el código, las pruebas y los escenarios de cada regla",
    "missing": "con --tracker, muestra solo las reglas a las que les falta algo",
}
