"""`illumineer hand`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "about": "Calcula las probabilidades de las manos iniciales y de los primeros turnos de un mazo: cartas con símbolo de tintero, algo que jugar, tinta en cada turno, una carta concreta.",
    "RULE": "REGLA",
    "first": "solo para el jugador que empieza (por defecto: para ambos)",
    "second": "solo para el jugador que va segundo",
    "alter": "qué cartas de la mano inicial se conservan: none, todas; cheap, las que cuestan como mucho 3 (cheap:2 para otro coste); inkable, las que tienen símbolo de tintero; either o either:2, las que cumplen una cosa o la otra (por defecto: none)",
    "format": "el formato en que el mazo debe ser válido (por defecto: constructed)",
    "deals": "cuántas manos se reparten para lo que no se puede calcular con exactitud (por defecto: {n:,})",
    "not_legal": "no es un mazo válido en {format}",
    "no_rule": "--alter: no existe la regla «{rule}»; existen {known}",
    # the deck
    "title": "Manos iniciales y primeros turnos de {file}",
    "deck": "{n} cartas, {inkable} de ellas con símbolo de tintero; una carta cuesta {cost} de media",
    "altered": ("{alter} [{rule}]; se devuelven {n} cartas de media", "{alter} [{rule}]"),
    "rule_none": "La mano inicial se conserva como está",
    "rule_cheap": "De la mano inicial se devuelven al mazo las cartas que cuestan más de {cost}",
    "rule_inkable": "De la mano inicial se devuelven al mazo las cartas sin símbolo de tintero",
    "rule_either": "De la mano inicial se devuelven al mazo las cartas sin símbolo de tintero que cuestan más de {cost}",
    "curve": "Cartas por coste",
    "cost": "coste",
    "cards": "cartas",
    "inkable": "con símbolo de tintero",
    "bar": "█ con símbolo de tintero, ░ sin él",
    "opening": "Cartas con símbolo de tintero entre las {n} de la mano inicial",
    "chance": "probabilidad",
    "hardly": "< 0,1\N{NO-BREAK SPACE}%",
    "nearly": "> 99,9\N{NO-BREAK SPACE}%",
    # by turn
    "turns_first": "Turno a turno, para quien empieza",
    "turns_second": "Turno a turno, para quien va segundo",
    "turn": "turno",
    "playable": "una carta de ese coste o menos",
    "exactly": "de ese coste exacto",
    "ink_every_turn": "tinta en cada turno",
    "on_curve": "tinta y jugada en cada turno*",
    "interval": "intervalo del 95 %*",
    "seen_first": "Probabilidad de ver una carta concreta, según su número de copias, para quien empieza",
    "seen_second": "Probabilidad de ver una carta concreta, según su número de copias, para quien va segundo",
    "copies": "copias",
    "in_hand": "mano inicial",
    "by_turn": "turno {n}",
    "notes": "Los turnos son los del propio jugador. Quien empieza no roba en el primero [{rule}]. No se cuentan las cartas robadas por efectos; una carta concreta es una de las que se conservan.\nLas probabilidades son exactas, salvo las marcadas con *, que se calculan con {n:,} repartos (semilla {seed}): hasta ese turno se pone una carta en el tintero en cada turno y, desde el turno 2, se juega otra cuyo coste no pasa del número del turno, usando las cartas lo mejor posible.",
}
