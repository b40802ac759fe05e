"""Llamadas del escritorio que no se pueden atender, y palabras para el editor de situaciones."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    # arguments
    "no_call": "no existe la llamada «{name}»; existen {known}",
    "wrong": "{place}: {what}",
    "wrong_args": "los argumentos no sirven: {what}",
    "not_one_of": "{what} no es ninguno de estos valores: {known:or}",
    "not_of_type": "{what} no es {kinds:or}",
    "a_object": "un objeto",
    "a_array": "una lista",
    "a_string": "un texto",
    "a_integer": "un número entero",
    "a_boolean": "verdadero o falso",
    "a_null": "nulo",
    "empty": "aquí tiene que haber algo",
    "out_of_range": ("{n} no está entre {least} y {most}", "{n} es menor que {least}"),
    "too_few": "debe tener {least} elementos, no {n}",
    "too_many": "{n} entradas son demasiadas: aquí caben como mucho {most:,}",
    "missing": "falta «{key}»",
    "unknown_key": "aquí no se conoce «{key}»; se conocen: {known:or}",
    # rules, examples
    "no_rule": ("ninguna sección ni regla se llama «{name}»; lo más parecido: {near:or}", "ninguna sección ni regla se llama «{name}»"),
    "no_number": ("no hay ninguna regla {number} en la edición {edition}; las más cercanas: {near:or}", "no hay ninguna regla {number} en la edición {edition}"),
    "several_sections": "varias secciones se llaman «{name}»: {titles:or}",
    "no_example": ("no hay ningún ejemplo «{id}»; lo más parecido: {near:or}", "no hay ningún ejemplo «{id}»"),
    # situations
    "the_text": "(texto)",
    "no_player": "{player} no está en esta partida; los jugadores son {players:and}",
    "card_or_move": "indica o bien «card» o bien «move»: lo que hay que explicar",
    # tables
    "as_many": "tiene que haber tantos asientos, y nombres si los hay, como listas: {n}",
    "nobody_sits": "en una mesa tiene que jugar alguien: uno de los asientos tiene que ser «{person}»",
    "not_over": "la partida no ha terminado",
    "no_card_here": "ninguna carta que puedas ver aquí tiene la clave {card}",
    # editions
    "edition": "edición {edition}",
    "edition_early": "1.x, el primer texto",
    "edition_late": "1.x, el segundo texto (desde el otoño de 2025)",
    "no_record": "eso no es el registro de una partida: {why}",
    # what a situation holds
    "game_active": "de quién es el turno",
    "game_turn": "turno",
    "game_first": "quién empezó la partida",
    "game_phase": "fase",
    "game_seed": "semilla de las barajadas",
    "game_pack_rush": "Pack Rush",
    "game_turn_limit": "último turno",
    "phase_main": "fase principal",
    "phase_start": "inicio del turno",
    "side_play": "en juego",
    "side_hand": "mano",
    "side_ink": "tintero",
    "side_deck": "mazo",
    "side_discard": "descarte",
    "side_lore": "lore",
    "side_inked": "cartas puestas en el tintero este turno",
    "side_drops": "gotas de tinta",
    "side_turns": "turnos empezados",
    "side_out": "ha abandonado la partida",
    "card_exerted": "agotado",
    "card_drying": "secándose",
    "card_damage": "daño",
    "card_at": "en la localización",
    "card_under": "cartas debajo, boca arriba",
    "card_facedown": "cartas debajo, boca abajo",
    "card_shifted": "jugado con Cambio (Shift)",
    "card_drops": "gotas de tinta usadas para jugarlo",
}
