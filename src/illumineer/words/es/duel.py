"""`illumineer duel`, what `illumineer matrix` has in common with it, and what can go wrong in many games."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "about": "Juega muchas partidas entre dos mazos y dice cuál gana más. Cada mazo empieza la mitad de las partidas; la misma semilla da las mismas partidas, las juegue quien las juegue.",
    # the options
    "DECK": "MAZO",
    "DIR": "CARPETA",
    "ADDRESS": "DIRECCIÓN",
    "SECONDS": "SEGUNDOS",
    "decks": "dos listas de mazo",
    "versus": "otra versión del primer mazo, que juega las mismas partidas: ¿cuánto mejor o peor es?",
    "games_option": "cuántas partidas (por defecto: {default})",
    "bot": "el bot de todos los mazos, o uno por mazo: random, greedy, search, search:0.5s, search:400, ARCHIVO.py:CLASE (por defecto: greedy)",
    "jobs": "cuántos procesos juegan (por defecto: uno por núcleo)",
    "ray": "juega en Ray: local (se inicia para esta orden), auto, SERVIDOR:PUERTO o ray://SERVIDOR:PUERTO",
    "until_certain": "se detiene en cuanto se sabe, con una confianza del 95 %%, qué mazo es mejor",
    "out": "escribe en esta carpeta las partidas según se juegan; si ya hay algunas, continúa a partir de ellas",
    "open_lists": "deja que los bots conozcan las dos listas de mazo",
    "turn_limit": "tras ese número de turnos, la partida termina en empate (por defecto: {default})",
    "turn_decisions": "cuántas decisiones puede tomar un bot en un mismo turno; si toma más, pierde la partida (por defecto: {default})",
    "game_decisions": "cuántas decisiones puede tomar un bot en una misma partida; si toma más, la pierde (por defecto: {default})",
    "bot_time": "cuánto tiempo puede pensar un bot cada decisión; si tarda más, pierde la partida (por defecto: {default:g})",
    # what is wrong with what was asked
    "not_legal": "{file} no es un mazo válido: {problems:lines}",
    "bots": "{n} bots para {decks} mazos: indica uno para todos o uno por mazo",
    "thinks_too_long": "{bot} perdería todas las partidas: piensa todo el tiempo que se le da, y --bot-time permite {seconds:g} s por decisión",
    "no_time": "--bot-time debe ser mayor que 0",
    # while it is played
    "title": "{one} contra {other}",
    "playing": "{what}: {n:,} {n:partida|partidas}…",
    "resumed": "ya hay {n:,} {n:partida|partidas}",
    "progress": "{n:,}/{games:,} · {rate:.1f} partidas/s · quedan {left} · {deck} gana el {share:.1f} %",
    "counted": "{n:,}/{games:,}",
    "speed": "{n:,}/{games:,} · {rate:.1f} partidas/s · quedan {left}",
    # what came of it
    "certain": "Es seguro que {deck} es mejor en manos de {bot}, tras {n:,} partidas: con una confianza del 95 %, su puntuación está entre el {low:.1f} % y el {high:.1f} %, contando cada empate como medio punto.",
    "not_certain": "No es seguro cuál es mejor en manos de {bot}: con una confianza del 95 %, la puntuación de {deck} está entre el {low:.1f} % y el {high:.1f} %, contando cada empate como medio punto.",
    "bots_certain": "Es seguro que {bot} con {deck} vence a {other_bot} con {other}, tras {n:,} partidas: con una confianza del 95 %, su puntuación está entre el {low:.1f} % y el {high:.1f} %, contando cada empate como medio punto.",
    "bots_not_certain": "No es seguro si {bot} con {deck} vence a {other_bot} con {other}: con una confianza del 95 %, su puntuación está entre el {low:.1f} % y el {high:.1f} %, contando cada empate como medio punto.",
    "version_certain": "Es seguro que {deck} es la mejor versión en manos de {bot}, tras {n:,} partidas.",
    "version_not_certain": "No es seguro qué versión es mejor en manos de {bot}.",
    # what went wrong
    "hopeless": "se deja de jugar tras {n} {n:partida perdida|partidas perdidas} por culpa de un bot, sin ningún otro resultado: {fault}",
    "interrupted": "interrumpido; se {n:ha|han} jugado {n:,} {n:partida|partidas}",
    "broke": "la partida {number} (semilla {seed}) se interrumpió, y eso es un error del motor: {error}",
    "no_row": "lo que se da como partida {number} no es una partida de este duelo",
    "killed": "{n} procesos seguidos fueron eliminados mientras jugaban las partidas de la {first} a la {last}",
    "no_ray": "Ray no está instalado; ejecuta «{command}»",
    "ray_address": "{address} no es una dirección de Ray; valen local, auto, SERVIDOR:PUERTO y ray://SERVIDOR:PUERTO",
    "ray_unreachable": "no hay ningún Ray en {address}: {why}",
    "no_ray_here": "aquí no hay ningún Ray en marcha; inicia uno con «ray start --head» o usa «--ray local»",
    "ray_silent": "no hay ningún Ray en {address}: nadie ha contestado en {seconds} segundos",
    "ray_lost": "Ray ha desistido: {why}",
    "unwritable": "no se puede escribir en {where}: {why}",
    "not_written": "ya no se puede escribir en {where}: {why}; las partidas siguieron, pero no todas están ahí",
    "unreadable": "no se puede leer {file}: {why}",
    "in_use": "otra orden está escribiendo en {where}; espera a que termine o elige otra carpeta",
    "other_duel": "{where} tiene las partidas de otro duelo ({what}); elige otra carpeta",
    "differs_format": "el formato es {there}, no {here}",
    "differs_decks": "los mazos son otros",
    "differs_order": "los mazos se barajan en otro orden",
    "differs_book": "las cartas hacen otra cosa",
    "differs_bots": "los bots son {there}, no {here}",
    "differs_bot_files": "el archivo de un bot ha cambiado",
    "differs_seed": "la semilla es {there}, no {here}",
    "differs_edition": "la edición es {there}, no {here}",
    "differs_turn_limit": "el límite de turnos es {there}, no {here}",
    "differs_turn_decisions": "el límite de decisiones por turno es {there}, no {here}",
    "differs_game_decisions": "el límite de decisiones por partida es {there}, no {here}",
    "differs_open_lists": "los bots conocen otras listas de mazo",
}
