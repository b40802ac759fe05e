"""Spanish turns that need more than one phrase of a sentence."""

from __future__ import annotations

import pytest
from tests.text import told

from illumineer.vocab import CardType


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("Your items can't be dealt damage.", "No se puede infligir daño a tus objetos."),
        ("During your turn, your Baker characters can't be dealt damage.",
         "Durante tu turno, no se puede infligir daño a tus personajes Baker."),
        ("This character gets +1 ¤ and can't be dealt damage.",
         "Este personaje obtiene +1 ¤ y no se le puede infligir daño."),
        ("Opponents can't play songs or items.", "Los oponentes no pueden jugar canciones ni objetos."),
        ("Characters with 3 ¤ or more can't quest.", "Los personajes con 3 ¤ o más no pueden ir de aventura."),
        ("Characters can't sing songs.", "Ningún personaje puede cantar canciones."),
        ("Characters can't be challenged.", "Los personajes no pueden ser desafiados."),
    ],
)  # fmt: skip
def test_what_can_not_be_done(english: str, spanish: str) -> None:
    assert told.spanish(english, CardType.CHARACTER) == spanish


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("Banish one of your characters or locations.", "Destierra uno de tus personajes o una de tus localizaciones."),
        ("Remove up to 2 damage from one of your characters or locations with Support.",
         "Retira hasta 2 de daño de uno de tus personajes o de una de tus localizaciones que tengan Apoyo."),
        ("You pay 2 ⬡ less for the next action or item you play this turn.",
         "Pagas 2 ⬡ menos por la próxima acción o el próximo objeto que juegues este turno."),
        ("If you didn't play a song this turn, draw a card.",
         "Si no has jugado ninguna canción este turno, robas una carta."),
        ("Give chosen character Evasive this turn.", "Da Evasivo este turno a un personaje elegido."),
        ("Give chosen character +2 ¤ this turn.", "Da a un personaje elegido +2 ¤ este turno."),
    ],
)  # fmt: skip
def test_small_turns(english: str, spanish: str) -> None:
    assert told.spanish(english, CardType.ACTION) == spanish


def test_a_card_in_a_place_is_there() -> None:
    said = told.spanish("At the start of your turn, ready chosen character here.", CardType.LOCATION)
    assert said.endswith("elegido que esté aquí.")
    assert "un personaje aquí" in told.spanish("If you have a character here, draw a card.", CardType.ACTION)


def test_what_you_do_after_what_another_player_does_is_no_order() -> None:
    said = told.spanish("Each opponent loses 1 lore. Draw a card, then gain 2 lore.", CardType.ACTION)
    assert said == "Cada oponente pierde 1 de lore. Robas una carta y luego ganas 2 de lore."
