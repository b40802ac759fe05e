"""`illumineer cards exercise`: ¿hace algo cada habilidad?"""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "exercise": "pone cada habilidad en situaciones en las que pueda actuar y dice qué habilidades no hicieron nunca nada",
    "file": "un archivo de cartas de LorcanaJSON (por defecto: la base de datos de cartas)",
    "house": "usa las cartas propias del proyecto en lugar de las de la base de datos",
    "card": "prueba solo esta carta, rodeada de las demás",
    "parts": "prueba además por separado cada parte de cada habilidad",
    "attempts": "cuántas veces se prueba una habilidad (por defecto: 60)",
    "trying": "probando habilidades",
    "never": "nunca ({why}; {n} {n:intento|intentos})",
    "summary": "{n} de {all} {all:habilidad hizo|habilidades hicieron} algo ({share:.1f} %)",
    "stand_ins": "{n:una carta hizo|unas cartas hicieron} las veces de {n:un nombre|nombres} que ninguna carta del conjunto tiene: {names}",
    # which ability
    "gives": "lo que da",
    "leaves_behind": "lo que deja tras de sí",
    "part": "parte {n} de {all} ({node})",
    "shift_CLASSIFICATION": "Cambio de [Clasificación] (Shift)",
    "shift_UNIVERSAL": "Cambio Universal (Shift)",
    "shift_DUO": "Cambio Dúo (Shift)",
    "shift_COMBO": "Cambio Combo (Shift)",
    "shift_POTATO": "Cambio Patata (Shift)",
    # what it did
    "told": "{what}",
    "prevents": "impide: {what}",
    "choices": "cambia lo que se puede elegir",
    "ends_game": "termina la partida",
    "zones": "cambia dónde están las cartas, o lo que se sabe de ellas",
    "table": "cambia algo de una carta en juego",
    "turn_actions": "cambia qué acciones de turno se pueden hacer",
    "prices": "cambia lo que hay que pagar",
    "challenges": "cambia a qué cartas se puede desafiar",
    # why it never did anything
    "breaks": "la partida falla: {error}",
    "nobody_passes": "ninguna carta del conjunto cumple {tests}",
    "never_happened": "lo que espera nunca ocurrió",
    "never_true": "su evento ocurrió, pero su condición nunca se cumplió",
    "nothing_came": "se resolvió y no produjo nada",
    "never_used": "nunca se pudo usar",
    "never_in_force": "su condición nunca se cumplió mientras la carta estaba en juego",
    "nobody_there": "nunca hubo ninguna carta a la que pudiera afectar",
    "in_force": "estuvo en vigor y nada cambió por ella",
    "no_difference": "no cambió nada",
}
