"""La mesa a pantalla completa.

Blanks as in English.
"""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    # la mesa
    "before": "antes del primer turno",
    "ink": "⬡ {ready}/{all}",
    "inked": "(ha entintado)",
    "bag": "En la bolsa: {names}",
    "no_cards": "ninguna carta en juego",
    "no_hand": "ninguna carta en la mano",
    "hidden_hand": "{n} {n:carta|cartas} en la mano, {n:oculta|ocultas}",
    "thinking": "{player} está pensando …",
    "too_small": "Esta terminal es demasiado pequeña para la mesa: hacen falta {width} columnas y {height} líneas.\nAgrándala y todo vuelve a estar ahí; no se pierde nada.",
    "handover": "Le toca decidir a {player}.\n\nPásale la pantalla a {player} y pulsa Intro cuando nadie más esté mirando.",
    # listas y textos
    "close": "Esc: volver · ↑ ↓: desplazar",
    "pick": "↑ ↓ e Intro, o la tecla de delante · Esc: volver",
    "pick_or_look": "↑ ↓ e Intro, o la tecla de delante · i: la carta · Esc: volver",
    "refused": "Ahora no: {what}",
    "log": "El registro",
    "log_foot": "Intro: la regla de una línea · Esc: volver",
    "rule": "{number} · {title} [edición {edition}]",
    "discards": "Los descartes, la última carta primero",
    "nothing": "nada",
    # una carta
    "inkable": "puede ir al tintero ◉",
    "uninkable": "no puede ir al tintero",
    "move_cost": "moverse aquí cuesta {n} ⬡",
    "unwritten": "El texto de esta carta no se puede escribir a partir de su árbol.",
    "keywords": "Sus palabras clave",
    "why": "Por qué es como es ahora",
    # deshacer, guardar, salir
    "after_bot": "En cuanto el bot haya jugado.",
    "taken_back": "Deshecho.",
    "not_taken_back": "Eso no se puede deshacer: {why}.",
    "saved": "Guardada: {file}",
    "leave_sure": "No se ha podido guardar la partida. ¿Salir de todos modos?",
    "leave_no": "quedarse en la mesa",
    "leave_yes": "salir y perder lo que no está guardado",
    "concede_sure": "¿Conceder la partida?",
    "concede_no": "no, seguir jugando",
    "concede_yes": "sí, conceder",
    "hurry_on": "Los bots juegan sin pausa.",
    "hurry_off": "Cada jugada de un bot se muestra un momento.",
    # un bot que no responde
    "bot_failed": "¿Y ahora?",
    "bot_random": "seguir con una respuesta al azar en su lugar",
    "bot_concedes": "que conceda",
    "bot_again": "preguntarle otra vez",
    # el final
    "over": "La partida ha terminado.",
    "end_new": "otra partida",
    "end_look": "mirar la mesa",
    "end_quit": "dejar la mesa",
    # el pie de la pantalla
    "word_help": "ayuda",
    "word_open": "hacer",
    "word_all": "todo",
    "word_card": "carta",
    "word_end_turn": "fin turno",
    "word_back": "deshacer",
    "word_log": "registro",
    "word_save": "guardar",
    "word_concede": "conceder",
    "word_quit": "salir",
    # las teclas
    "keys_heading": "Teclas y signos",
    "key_arrows": "moverse entre las cartas",
    "key_tab": "al registro, a la lista de opciones y de vuelta a las cartas",
    "key_enter": "qué se puede hacer con esta carta; elegir; mientras juega un bot: seguir sin esperar",
    "key_space": "todo lo que se puede hacer, y lo que no, con sus razones",
    "key_digits": "elegir lo que lleva ese número en la lista",
    "key_escape": "volver",
    "key_detail": "leer la carta y ver por qué es como es ahora",
    "key_end_turn": "terminar el turno",
    "key_take_back": "deshacer tu última jugada",
    "key_log": "el registro entero; allí, Intro busca la regla de una línea",
    "key_rule": "la regla de la pregunta, o de la última línea del registro",
    "key_discards": "ver los descartes",
    "key_scroll": "desplazar el registro",
    "key_hurry": "bots sin pausa o con ella",
    "key_save": "guardar",
    "key_concede": "conceder",
    "key_shade": "oscuro o claro",
    "key_quit": "guardar y salir",
    # los signos
    "signs": "Signos",
    "sign_ink": "tinta: el coste de una carta; tinta preparada / toda la tinta",
    "sign_inkable": "la carta puede ir al tintero",
    "sign_numbers": "Fuerza / Voluntad",
    "sign_lore": "lore",
    "sign_damage": "daño en la carta",
    "sign_exerted": "agotada",
    "sign_drying": "secándose: ha entrado en juego este turno",
    "sign_changed": "no es como está impreso",
    "sign_legal": "borde grueso: ahora se puede hacer algo con esta carta",
    "sign_broken": "borde discontinuo: agotada",
    "sign_refused": "ahora no se puede; Intro dice por qué",
}
