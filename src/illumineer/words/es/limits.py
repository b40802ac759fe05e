"""Lo que es demasiado: cada frase indica su límite."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "bytes": "demasiado grande: se pueden leer {most} KB como máximo",
    "card_text": "demasiado largo: el texto de una carta tiene {most:,} caracteres como máximo",
    "cards": "demasiadas cartas: en una partida caben {most:,} como máximo",
    "depth": "demasiado anidado: las listas y los objetos pueden tener {most} niveles como máximo (¿un alias se contiene a sí mismo?)",
    "digits": "un número demasiado largo: se pueden leer {most} cifras como máximo",
    "invented": "demasiadas cartas inventadas: un escenario puede tener {most} como máximo",
    "key": "una clave demasiado larga: se pueden leer {most} caracteres como máximo",
    "number": "{value} es demasiado grande: aquí ningún número pasa de {most:,}",
    "steps": "demasiados pasos: un escenario puede tener {most:,} como máximo",
    "text": "un texto demasiado largo: aquí caben {most:,} caracteres como máximo",
    "values": "demasiados valores: se pueden leer {most:,} como máximo (¿se repite un alias?)",
}
