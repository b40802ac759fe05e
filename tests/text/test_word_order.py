"""Where the time of an effect, and the place of a card, stand in Spanish."""

from __future__ import annotations

import pytest
from tests.text import told

from illumineer.vocab import CardType


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("Chosen character gains Evasive this turn.", "Un personaje elegido gana Evasivo este turno."),
        ("Chosen character gains Rush and “⟳ — Draw a card.” this turn.",
         "Un personaje elegido gana este turno Prisa y «⟳ — Roba una carta»."),
        ("Chosen character gets +1 ¤ and gains “⟳ — Draw a card.” until the start of your next turn.",
         "Hasta el inicio de tu próximo turno, un personaje elegido obtiene +1 ¤ y gana «⟳ — Roba una carta»."),
        ("Chosen character can challenge ready characters this turn.",
         "Este turno, un personaje elegido puede desafiar a personajes preparados."),
        ("Whenever you play a song, this character can challenge ready characters this turn.",
         "Cada vez que juegues una canción, este personaje puede desafiar este turno a personajes preparados."),
    ],
)  # fmt: skip
def test_the_time_stands_where_nothing_else_takes_it(english: str, spanish: str) -> None:
    type_ = CardType.CHARACTER if english.startswith("Whenever") else CardType.ACTION
    assert told.spanish(english, type_) == spanish


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("Return an item card from your discard to your hand.",
         "Devuelve una carta de objeto de tu descarte a tu mano."),
        ("Return an item card named Benno from your discard to your hand.",
         "Devuelve de tu descarte a tu mano una carta de objeto llamada Benno."),
        ("Put an item card named Benno from your discard on the bottom of your deck.",
         "Pon en el fondo de tu mazo una carta de objeto de tu descarte llamada Benno."),
        ("Play a character named Benno from your discard for free.",
         "Juega gratis un personaje de tu descarte llamado Benno."),
        ("Put a song card from chosen player's discard on the bottom of their deck.",
         "Pon en el fondo del mazo de un jugador elegido una carta de canción de su descarte."),
        ("If you have a character named Benno in play, put the top card of your deck into your hand.",
         "Si tienes en juego un personaje llamado Benno, pones la carta superior de tu mazo en tu mano."),
        ("Return chosen item to its player's hand.", "Devuelve un objeto elegido a la mano de su jugador."),
        ("Return chosen character, item, or location with cost 2 or less to their player's hand.",
         "Devuelve a la mano de su jugador un personaje, un objeto o una localización elegidos de coste 2 o menos."),
        ("If you have fewer than 3 cards in your hand, draw until you have 3 cards in your hand.",
         "Si tienes menos de 3 cartas en la mano, robas hasta tener 3."),
        ("Draw until you have 3 cards in your hand.", "Roba hasta tener 3 cartas en la mano."),
    ],
)  # fmt: skip
def test_places_before_a_name_and_before_a_long_phrase(english: str, spanish: str) -> None:
    assert told.spanish(english, CardType.ACTION) == spanish
