"""Las frases de la demostración: título, marcador, resultado."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "starters": "Dos mazos de inicio",
    "against": "{one} contra {other}",
    "title": "{title}, bots que juegan al azar, semilla {seed}, edición {edition}.",
    "brackets": "Entre corchetes, la regla por la que se rige cada paso.",
    "lore": "lore: {lore}",
    "won": "{players} {winners:ha|han} ganado en el turno {n} (lore: {lore}).",
    "nobody": "En el turno {n} no ha ganado nadie (lore: {lore}).",
}
