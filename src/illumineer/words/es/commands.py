"""Las órdenes en su conjunto, y lo que dicen varias de ellas."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "about": "Un motor de reglas para Disney Lorcana (un proyecto de aficionados, no oficial).",
    "COMMAND": "ORDEN",
    "FILE": "ARCHIVO",
    "NAME": "NOMBRE",
    "CODE": "CÓDIGO",
    "INK": "TINTA",
    "COST": "COSTE",
    "KEYWORD": "PALABRA",
    "WORDS": "PALABRAS",
    "TYPE": "TIPO",
    "TEXT": "TEXTO",
    "DATE": "FECHA",
    "EDITION": "EDICIÓN",
    "version": "muestra la versión y termina",
    "version_compiled": "illumineer {version} (núcleo compilado con mypyc)",
    "version_pure": "illumineer {version} (Python puro)",
    "lang": "el idioma, «en» o «es» (por defecto: el de ILLUMINEER_LANG; si no, el del sistema; si no, «en»)",
    "json": "da el resultado en formato JSON",
    "seed": "la semilla del azar (por defecto: {default})",
    "edition": "la edición de las reglas (por defecto: {default})",
    "jobs": "cuántos procesos leen cartas (por defecto: 1)",
    "card_file": "un archivo de cartas de LorcanaJSON (allCards.json)",
    "demo_quiet": "muestra solo las jugadas, sin detallar cada evento",
    "demo_decks": "dos listas de mazo (por defecto: dos mazos de inicio)",
    # in the list of commands
    "play": "juega en una mesa, contra un bot o una persona, a pantalla completa o línea a línea",
    "replay": "recorre una partida ya jugada, hacia delante y hacia atrás",
    "demo": "muestra una partida entre dos bots, paso a paso y citando las reglas",
    "soak": "juega partidas al azar y comprueba las leyes del juego tras cada decisión",
    "bench": "mide la velocidad del motor y la memoria que ocupa",
    "cards": "trabaja con la base de datos de cartas: busca, importa, crea, explica y comprueba",
    "deck": "lee la lista de un mazo y comprueba si el mazo es válido en un formato",
    "hand": "calcula las probabilidades de las manos iniciales y de los primeros turnos de un mazo",
    "judge": "juega escenarios (lorcana-scenario/1) y comprueba cada paso",
    "duel": "juega muchas partidas entre dos mazos y da intervalos de confianza",
    "matrix": "enfrenta varios mazos entre sí, de dos en dos, en muchas partidas",
    "rules": "consulta, busca y compara las reglas, en cualquier edición y en dos idiomas",
    "serve": "muestra la página en el navegador: banco de pruebas, cartas y reglas",
    # while a long task goes on
    "at_work": ("{what}: {n}…", "{what}…"),
    # what went wrong
    "no_room": "la salida no se puede escribir: {why}",
    "stopped": "interrumpido",
    "no_language": "{variable}: no existe el idioma «{lang}»; existen {known}",
    "at_least": "{option} debe ser {n} como mínimo",
    "some_left_out": "de {all} {all:carta|cartas} de {where} {n:se puede jugar|se pueden jugar} {n}; las demás se dejan fuera",
    "database": "la base de datos de cartas",
}
