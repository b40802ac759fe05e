"""Where the time of an effect stands in Spanish."""

from __future__ import annotations

import pytest

from illumineer.text import Declined, read_paragraph, write_ability
from illumineer.vocab import CardType


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("Chosen character gains Evasive this turn.", "Un personaje elegido gana Evasivo este turno."),
        ("Chosen character gains Rush and “⟳ — Draw a card.” this turn.",
         "Un personaje elegido gana este turno Prisa y «⟳ — Roba una carta»."),
        ("Chosen character gets +1 ¤ and gains “⟳ — Draw a card.” until the start of your next turn.",
         "Un personaje elegido obtiene hasta el inicio de tu próximo turno +1 ¤ y gana «⟳ — Roba una carta»."),
        ("Chosen character can challenge ready characters this turn.",
         "Este turno, un personaje elegido puede desafiar a personajes preparados."),
        ("Whenever you play a song, this character can challenge ready characters this turn.",
         "Cada vez que juegues una canción, este personaje puede desafiar a personajes preparados este turno."),
    ],
)  # fmt: skip
def test_the_time_stands_where_nothing_else_takes_it(english: str, spanish: str) -> None:
    type_ = CardType.CHARACTER if english.startswith("Whenever") else CardType.ACTION
    found = read_paragraph(english, type_)
    assert not isinstance(found, Declined), found
    assert write_ability(found.ability, type_, "es", found.surface) == spanish
