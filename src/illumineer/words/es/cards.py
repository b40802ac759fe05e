"""Cartas que alguien busca y que no existen."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "no_card": "no existe ninguna carta llamada «{name}»",
    "no_card_near": "no existe ninguna carta llamada «{name}»; ¿querías decir {near:«or»}?",
    "several": "{n} cartas se llaman «{name}»: {versions}",
    "no_cost": "«{cost}» no es un coste; escribe 3, 2-4, 5+ o -2",
    "no_ink": "no existe la tinta «{word}»; existen {known}",
    "no_type": "no existe el tipo de carta «{word}»; existen {known}",
    "no_keyword": "no existe la palabra clave «{word}»; existen {known}",
    "no_set": "no existe la colección «{set}»; existen {known}",
    "among": "no hay ninguna carta llamada «{name}» entre {n:esta|estas} {n} {n:carta|cartas}",
}
