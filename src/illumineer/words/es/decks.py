"""Lo que está mal en un mazo, o en la lista de un mazo."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    # files
    "unreadable": "{file}: {why}",
    "too_large": "{where}: más de {most:,} bytes son demasiados para la lista de un mazo",
    "too_long": "{where}: {n:,} caracteres son demasiados para la lista de un mazo; caben {most:,}",
    "too_many_lines": "{where}: {n:,} líneas son demasiadas para la lista de un mazo; caben {most:,}",
    "too_many": "{where}: {n:,} cartas son demasiadas para un mazo; caben {most}",
    "not_utf8": "{where}: no es un archivo de texto en UTF-8 (byte {n}); guárdalo como UTF-8",
    "standard_input": "entrada estándar",
    "wrong_lines": "{where}: {problems:lines}",
    "no_cards": "no contiene ninguna carta; se esperaban líneas como «4 Nombre - Versión»",
    "no_list": "{where}: más de {most} líneas no nombran ninguna carta; se esperaban líneas como «4 Nombre - Versión»",
    "left_out": "{n:queda|quedan} fuera {n:,} {n:carta|cartas} de «{heading}» (línea {line})",
    "left_out_of": "en {where}: {what}",
    "the_deck": "el mazo",
    "at_line": "línea {line}: {what}",
    "at_lines": "líneas {lines}: {what}",
    "long_line": "{n:,} caracteres son demasiados para una línea; caben {most}",
    "newer_set": "las cartas de una colección más reciente se añaden con «illumineer cards import ARCHIVO»",
    "perhaps_more": "y quizá haya más problemas después de estos",
    "copies": "copias de {card}: se esperaba un número del 1 al {most}",
    "version": "a «{name}» le falta la versión; existen {versions}",
    "no_day": "«{day}» no es una fecha; escríbela así: 2026-01-31",
    # decks of a game
    "not_decks": "mazos: se esperaba una lista de mazos, no {value}",
    "not_names": "el mazo de {player}: se esperaba una lista de nombres, no {value}",
    "players": "en una partida juegan de 2 a 4 jugadores, no {n}",
    "variant": "no existe la variante «{variant}»; existen {known}",
    "no_card": "el mazo de {player}: no existe ninguna carta llamada «{name}»",
    "empty": "el mazo de {player} está vacío",
    "wrong": "el mazo de {player}: {what}",
    "too_many_cards": "en una partida caben como mucho {most:,} cartas",
    "not_teams": "se esperaba un número de equipo para cada jugador, no {value}",
    "teams": "{n} {n:número|números} de equipo para {players} jugadores",
    "one_team": "todos los jugadores son del mismo equipo: no hay contra quién jugar",
    # what a format says
    "too_few": "{n} {n:carta no basta|cartas no bastan}; hacen falta al menos {least} ({rule})",
    "too_many_copies": "{n} copias de {card}; se {most:permite|permiten} como mucho {most} ({rule})",
    "inks": "{n} tipos de tinta ({inks}); se permiten como mucho {most} ({rule})",
    "quest": "{card} es una carta de Quest, que ningún formato permite ({rule})",
    "not_allowed": "{card} no está permitida en {format} el {date} (solo {times}) ({rule})",
    "never_allowed": "{card} no está permitida en {format} ({rule})",
    "from": "desde el {begin}",
    "from_until": "desde el {begin} hasta el {end}",
}
