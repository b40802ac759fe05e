"""Por qué un texto no es JSON, y dónde."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "at": "línea {line}, columna {column}: {what}",
    "not_utf8": "no es un texto en UTF-8 (byte {n})",
    "too_deep": "anidado a demasiada profundidad",
    "number": "contiene un número demasiado largo",
    "value": "se esperaba un valor",
    "property": "se esperaba el nombre de una propiedad entre comillas dobles",
    "colon": "se esperaba «:»",
    "comma": "se esperaba «,»",
    "string": "un texto que empieza ahí no se cierra",
    "control": "carácter de control no permitido",
    "escape": "secuencia de escape «\\» no válida",
    "unicode": "secuencia «\\uXXXX» no válida",
    "extra": "hay algo más después del final",
    "comma_object": "sobra una coma antes del final del objeto",
    "comma_array": "sobra una coma antes del final de la lista",
    "bom": "el texto empieza con una marca BOM, que sobra",
}
