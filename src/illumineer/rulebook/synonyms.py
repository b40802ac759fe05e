"""What players say, and the word of this rulebook for it.

Here: words of the seed documents and of other games that the wordings do not have.  Not here: other forms of one and
the same word (`roots`).  A search for the left word also shows what has the right one, in any form of its words.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from illumineer.rulebook.roots import root, words_of

_SYNONYMS: Final[dict[str, str]] = {
    # the seed documents
    "anular": "prevalecer",
    "apilar": "acumular",
    "auto reemplazo": "autorreemplazo",
    "demorada": "retardada",
    "en su lugar": "en lugar de eso",
    "héroe": "clasificación",
    "ítem": "objeto",
    "listo": "preparado",
    "permisión": "permitir",
    "prevención": "impedir",
    "questear": "de aventura",
    "shift de personaje": "Cambio Universal",
    "ubicación": "localización",
    "verificar": "comprobar",
    "zona oculta": "privada",
    # what else players say
    "adversario": "oponente",
    "artefacto": "objeto",
    "atacar": "desafiar",
    "ataque": "desafío",
    "baraja": "mazo",
    "cementerio": "descarte",
    "contrincante": "oponente",
    "criatura": "personaje",
    "curar": "retirar",
    "enderezar": "preparar",
    "entintar": "tintero",
    "girar": "agotar",
    "maná": "tinta",
    "mareo de invocación": "secándose",
    "matar": "desterrar",
    "morir": "desterrar",
    "mulligan": "mano inicial",
    "princesa": "clasificación",
    "rendirse": "conceder",
    "rival": "oponente",
    "sanar": "retirar",
    "tapear": "agotar",
    "villano": "clasificación",
    # English
    "die": "banish",
    "graveyard": "discard",
    "stack": "add up",
    "summoning sickness": "drying",
    "tap": "exert",
    "tapped": "exert",
    "untap": "ready",
}


@cache
def synonyms() -> dict[tuple[str, ...], str]:
    """What is said, by its roots, and what it stands for, as it is written."""
    return {tuple(map(root, words_of(said))): meant for said, meant in _SYNONYMS.items()}
