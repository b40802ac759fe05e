"""Why a part of an effect does not happen."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "condition": "no se cumple su condición, así que esa parte no ocurre",
    "rest": "el resto no ocurre, porque lo que va antes no se ha podido hacer por completo",
    "unpaid": "no se puede pagar lo que hay que pagar antes, así que no ocurre nada",
}
