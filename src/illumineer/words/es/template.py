"""Los comentarios del escenario que se escribe para empezar."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "top": "Un escenario: dónde están las cartas, qué pasa y cómo tiene que acabar.\nSe juzga con «illumineer judge ARCHIVO» (todo lo que puede haber aquí: docs/scenarios.md)",
    "name": "Un personaje con Apoyo (Support) presta su Fuerza cuando va de aventura",
    "rules": "Las reglas de las que trata, entre comillas, con sus números de la edición 2.2.",
    "source": "una plantilla; di aquí de dónde viene el caso",
    "cards": "Cartas inventadas, que se compilan a partir de su texto (en inglés). Sin ellas se usan cartas reales por su nombre completo.",
    "setup": "La situación. El jugador activo es p1 si «active» no dice otra cosa; está en su fase principal.",
    "zones": "ink: cartas preparadas en el tintero; hand, deck, discard (mano, mazo, descarte): una lista de cartas, o cuántas que no importan.\nUna segunda copia de una carta se llama «Nombre - Versión#2».",
    "in_play": "Una carta en juego es un nombre, o un objeto: exerted (agotada), drying (secándose), damage (daño), at (en una localización), under (debajo), facedown (boca abajo).",
    "steps": "Lo que pasa, paso a paso. Cada paso tiene un solo verbo.",
    "action": "Acciones: ink, play, quest, challenge, move, activate, boost, end_turn, concede.",
    "answers": "Respuestas a lo que pregunta la partida: accept, choose, number, mode, name, put, order, resolve, replace, enter.\nSi responde alguien que no es el jugador activo: «by: p2».",
    "expect": "Lo que tiene que ser cierto ahora: solo se mira lo que está escrito.",
    "illegal": "Lo que se tiene que rechazar, y por qué regla; «can» y «cannot» dicen qué se ofrece.",
}
