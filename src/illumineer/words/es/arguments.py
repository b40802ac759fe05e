"""Lo que dice argparse por sí mismo."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "usage": "uso: ",
    "positional": "argumentos",
    "options": "opciones",
    "subcommands": "órdenes",
    "help": "muestra esta ayuda y termina",
    "error": "%(prog)s: error: %(message)s\n",
    "argument": "argumento %(argument_name)s: %(message)s",
    "required": "faltan estos argumentos: %s",
    "one_required": "hace falta uno de los argumentos %s",
    "unrecognized": "argumentos desconocidos: %s",
    "not_with": "no se puede usar junto con el argumento %s",
    "ignored": "sobra el valor «%s»",
    "one": "se esperaba un valor",
    "at_most_one": "se esperaba como mucho un valor",
    "at_least_one": "se esperaba al menos un valor",
    "exactly_one": "se esperaba %s valor",
    "exactly": "se esperaban %s valores",
    "ambiguous": "opción ambigua: %(option)s puede ser %(matches)s",
    "unexpected": "opción inesperada: %s",
    "invalid": "«%(value)s» no es un número válido",
    "choice": "valor no válido: %(value)r (elige entre %(choices)s)",
    "command": "orden desconocida: «%(parser_name)s» (existen %(choices)s)",
}
