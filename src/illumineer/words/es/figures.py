"""Figures of many games: `illumineer duel`, `illumineer matrix` and their reports.

Blanks: `share`, `low`, `high` are percentages; `deck` and `other` are names that a user gave to decks, `bot` and
`other_bot` the bots that play them; `what` is a sentence; `hands` is a list of `deck_by`.
"""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    # numbers
    "share": "{share:.1f}\N{NO-BREAK SPACE}%",
    "interval": "{low:.1f} a {high:.1f}\N{NO-BREAK SPACE}%",
    "span": "{low:.1f}–{high:.1f}",
    "rate": "{share} ({interval})",
    "points": "{n:+.1f}",
    "between": "{low} a {high}",
    "decimal": "{n:.1f}",
    "whole": "{n:,}",
    "cited": "{what} [{rule}]",
    # headings
    "against": "{deck} contra {other}",
    "games": "{n:,} {n:partida|partidas}",
    "played_by": "bots: {bots}; semilla {seed}; edición {edition} de las reglas",
    "deck": "mazo",
    "wins": "victorias",
    "games_column": "partidas",
    "win_rate": "gana el",
    "interval_95": "intervalo del 95 %",
    "draws": "empates",
    "begins": "cuando empieza",
    "second": "cuando va segundo",
    "who_begins": "Según quién empieza",
    "length": "Duración de las partidas",
    "length_told": "{mean} turnos de media (contando los de ambos jugadores), mediana {median}; {decisions} decisiones por partida",
    "lore_race": "Carrera de lore",
    "after_turn": "tras el turno",
    "lore_of": "lore de {deck}",
    "going_on": "sin terminar",
    "ahead_won": "gana quien va por delante",
    "ended": "Cómo terminaron las partidas",
    "reason": "motivo",
    "won_by": "gana {deck}",
    "cards_of": "Cartas de {deck}",
    "card": "carta",
    "copies": "copias",
    "opening": "en la mano inicial",
    "drawn": "robada",
    "not_drawn": "no robada",
    "played": "jugada",
    "difference": "diferencia",
    "more_cards": "y {n} {n:carta|cartas} más, con datos menos concluyentes",
    "all_drawn": "y {n} {n:carta robada|cartas robadas} en todas las partidas, o en ninguna: no hay nada que comparar",
    "marks": "Porcentajes de victorias en las partidas en que la carta se robó, no se robó, se jugó; la diferencia entre los dos primeros en puntos porcentuales, con su intervalo del 95 %. ● el azar no la explica, ni siquiera entre {n} cartas; ○ quizá no la explique: entre tantas cartas, algunas salen así por puro azar.",
    "no_games": "No se jugó ninguna partida.",
    # verdicts
    "better": "En manos de {bot}, {deck} es el mejor mazo: gana más de la mitad de las partidas decididas, y el intervalo del 95 % no llega a la mitad.",
    "undecided": "No se puede decir qué mazo es mejor en manos de {bot}: la diferencia puede deberse al azar.",
    "bots_better": "{bot} con {deck} vence a {other_bot} con {other}: gana más de la mitad de las partidas decididas, y el intervalo del 95 % no llega a la mitad.",
    "bots_undecided": "No se puede decir si {bot} con {deck} vence a {other_bot} con {other}: la diferencia puede deberse al azar.",
    "bots_differ": "{what} Con bots distintos no se puede saber qué se debe al mazo: juégalo también al revés, con los bots intercambiados.",
    "same_bot": "Todos los mazos estaban en manos de {bot}.",
    "different_bots": "Cada mazo estaba en manos de su bot: {hands:;}.",
    "deck_by": "{bot} con {deck}",
    "stopped_certain": "Se paró antes de tiempo: la respuesta ya era segura.",
    "stopped_pairings": "Los emparejamientos se pararon antes de tiempo donde la respuesta ya era segura.",
    "stopped_interrupted": "Se paró antes de jugar todas las partidas; estas son las jugadas hasta entonces.",
    "faults": "{n:,} {n:partida se perdió|partidas se perdieron} porque falló un bot:",
    "fault": "{n:,} × {fault}",
    # why games ended
    "ended_CHECK_WIN_BY_LORE": "el ganador tenía lore suficiente",
    "ended_CHECK_EMPTY_DECK": "al perdedor no le quedaban cartas en el mazo",
    "ended_CHECK_LAST_PLAYER": "el otro jugador dejó la partida",
    "ended_CONCEDE": "el perdedor concedió",
    "ended_turn_limit": "empate: nadie había ganado al llegar al límite de turnos",
    "ended_loop": "empate: un bucle sin fin",
    "ended_fault": "falló el bot del perdedor",
    # a matrix
    "matrix": "Porcentaje de victorias de la fila contra la columna",
    "mean": "media",
    # two versions
    "versions": "{new} en lugar de {old}, en las mismas {n:,} {n:partida|partidas}: {points} puntos porcentuales ({interval})",
    "versions_better": "La versión nueva es mejor en manos de {bot}.",
    "versions_worse": "La versión nueva es peor en manos de {bot}.",
    "versions_undecided": "No se puede decir qué versión es mejor en manos de {bot}: la diferencia puede deberse al azar.",
    # what went wrong
    "no_pyarrow": "los archivos Parquet necesitan pyarrow, que no está instalado: {command}",
    "report_written": "El informe está en {file}.",
    "no_parquet": "Sin pyarrow no se escriben archivos Parquet: {command}",
}
