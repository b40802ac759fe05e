"""En la mesa: opciones, deshacer, guardar.

Blanks as in English.
"""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    # players
    "you": "tú",
    "person": "persona {n}",
    # choices
    "way": "jugar {card} {how}",
    "nobody_sings": "no tienes en juego ningún personaje que pueda cantarla",
    "not_asked": "ahora no te toca decidir a ti",
    "nobody_concedes": "en esta mesa no puede conceder nadie: di qué jugador concede",
    "picked": "Elegido hasta ahora: {names}",
    # ending the turn
    "no_pick": "no hay ninguna elección así que quitar",
    "still": "Todavía puedes: {things:,}. Con {key} otra vez se termina el turno.",
    "left_ink": "poner una carta en el tintero",
    "left_play": "jugar {n:|una de }{n} {n:carta|cartas}",
    "left_quest": "ir de aventura con {n} {n:personaje|personajes}",
    "left_challenge": "desafiar con {n} {n:personaje|personajes}",
    "left_move": "mover {n} {n:personaje|personajes} a una localización",
    "left_activate": "usar {n} {n:habilidad|habilidades}",
    "left_boost": "usar el Impulso (Boost) de {n} {n:carta|cartas}",
    # taking back
    "back_refused": "eso no se puede deshacer: {why}",
    "back_nothing": "todavía no has hecho nada",
    "back_over": "la partida ha terminado",
    "back_other_decided": "{player} ha decidido algo desde entonces",
    "back_turn_over": "ese turno ya ha terminado",
    "back_chance": "desde entonces ha intervenido el azar: se ha barajado o se ha echado algo a suertes",
    "back_card_seen": "desde entonces has visto una carta que no conocías",
    "back_other_saw": "desde entonces {player} ha visto una carta que tú no conocías",
    # saving
    "not_kept": "La partida sigue, pero no se está guardando: {why}",
    "occupied": "ya existe un archivo {file} que no es una partida guardada: se queda como está; elige otro nombre",
    "nothing_kept": "no hay ninguna partida sin terminar en {folder}",
    "foreign": "{file} no es ni una partida guardada ni el registro de una partida, o es de una versión más nueva",
    "malformed": "{file} no es una partida guardada completa: le falta algo o se ha cambiado",
    "not_replayed": "la partida de {file} no se puede volver a jugar: {why}",
    "other_cards": "la partida de {file} se empezó con cartas distintas de las actuales: solo se puede abrir con la base de datos de cartas y la versión de entonces",
    "bot_gone": "la partida de {file} no puede seguir con su bot: {why}; con --against puedes sentar a otro oponente",
    "no_seats": "{file} es el registro de una partida, no una partida en la mesa: mírala con «illumineer replay»",
}
