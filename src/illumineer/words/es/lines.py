"""El modo de líneas de la mesa y de las repeticiones.

Blanks as in English.
"""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    # beginning and ending
    "welcome": "Semilla {seed}, edición {edition} de las reglas. Entre corchetes, la regla por la que se rige cada paso. Ayuda: «{help}»",
    "seat_person": "{player}: {name}",
    "seat_bot": "{player}: el bot {name}",
    "kept": "La partida queda guardada en {file}; para seguir: «illumineer play --resume{named}»",
    "kept_earlier": "Las últimas jugadas no se han guardado; {file} tiene la partida como estaba antes de ellas.",
    "not_kept": "La partida no se ha guardado.",
    "look_again": "Para volver a ver la partida: «illumineer replay {file}»",
    # asking
    "pass_device": "Pasa el dispositivo a {player} ({name}), que sigue con Intro.",
    "says": "«{text:quoted}»",
    "others": "Hay {n} {n:cosa|cosas} más que ahora no {n:es posible|son posibles} (desde el número {first}): «{all}» {n:la|las} enumera y «{why} NÚMERO» dice por qué no.",
    "many": "Hay {n:,} respuestas: escribe una, por ejemplo «{example}»",
    "no_number": "No hay ninguna opción {number}: hay {n}.",
    "too_long": "Es demasiado largo: una respuesta tiene como mucho {n:,} caracteres.",
    "why_what": "Di qué: «{why} NÚMERO» o «{why} JUGADA».",
    "is_legal": "Esto es legal: {move}.",
    "not_legal": "Ahora no: {move}.",
    "taken_back": "Se deshace tu última jugada.",
    "sure": "Para conceder la partida, escribe «{word}» otra vez.",
    "which_card": "Di qué carta: «{word} NOMBRE».",
    # at a page
    "page_does": "La partida se va guardando. Con los botones de la página dejas la mesa y, cuando la partida termina, la guardas.",
    "gone_on": "Entretanto ha pasado algo en la mesa: lo que has escrito no ha contado.",
    # saving
    "save_where": "Di dónde: «{word} ARCHIVO».",
    "is_kept": "La partida se va guardando en {file}.",
    "saved": "Guardada en {file}.",
    # bots
    "trouble": "La partida está como antes. Puedes escribir:",
    "trouble_words": "escribe {words:«or»}",
    # help
    "help": "Responde con el número de una opción o con la jugada escrita («quest Elsa - Snow Queen»). O escribe:",
    "help_help": "esta ayuda",
    "help_board": "la mesa, y otra vez la pregunta",
    "help_log": "lo que ha ocurrido hasta ahora",
    "help_all": "todas las opciones, también las que ahora no son posibles",
    "help_why": "por qué una opción no es posible: por su número o como jugada",
    "help_card": "lo que dice una carta, por su nombre",
    "help_back": "deshace tu última jugada",
    "help_save": "guarda la partida en un archivo",
    "help_concede": "concede la partida",
    "help_end_turn": "termina el turno; si queda algo por hacer, antes pregunta",
    "help_quit": "sale; la partida queda guardada",
    "help_replay_back": "vuelve atrás una respuesta, o tantas como digas",
    "help_replay_quit": "sale",
    "help_random": "sigue con una respuesta al azar en lugar de la del bot",
    "help_next": "avanza una respuesta, o tantas como digas",
    "help_turn": "va al comienzo de un turno, por su número",
    "help_start": "va al principio",
    "help_end": "va al final",
    "help_as": "mira desde el punto de vista de un jugador (p1, p2…) o del juez, que lo ve todo",
    # replays
    "replay": "Una partida de {n} {n:respuesta|respuestas}, edición {edition} de las reglas. Ayuda: «{help}»",
    "where": "Respuesta {at} de {n}, turno {turn}",
    "over": "La partida ha terminado.",
    "which_number": "Di un número: «{word} N».",
    "no_turn": "La partida no tiene turno {n}.",
    "unknown": "«{line}» no es una orden; «{help}» las enumera.",
    "as_player": "Ves lo que puede saber {player}.",
    "as_judge": "Lo ves todo.",
    "as_whom": "Di desde el punto de vista de quién: «{word}» y después {who:or}.",
}
