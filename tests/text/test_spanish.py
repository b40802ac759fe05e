"""Spanish forms, contractions and agreement."""

from __future__ import annotations

import pytest

from illumineer.text import read_paragraph, write_ability
from illumineer.text.card import Declined
from illumineer.text.spanish import finish, inflect, plural
from illumineer.text.tokens import join
from illumineer.vocab import CardType


@pytest.mark.parametrize(
    ("lemma", "form", "word"),
    [
        ("robar", "", "roba"), ("robar", "inf", "robar"), ("robar", "3p", "roban"), ("robar", "2s", "robas"),
        ("robar", "sub", "robe"), ("robar", "subp", "roben"), ("robar", "sub2", "robes"),
        ("desterrar", "3s", "destierra"), ("devolver", "", "devuelve"), ("perder", "3p", "pierden"),
        ("poner", "", "pon"), ("poner", "3s", "pone"), ("poner", "sub", "ponga"), ("elegir", "", "elige"),
        ("elegir", "sub", "elija"), ("jugar", "sub2", "juegues"), ("tener", "2s", "tienes"),
        ("tener", "sub2", "tengas"),
        ("estar", "sub", "esté"), ("estar", "3p", "están"), ("ser", "sub", "sea"), ("poder", "3p", "pueden"),
        ("desafiar", "3s", "desafía"), ("desafiar", "sub", "desafíe"), ("desafiar", "inf", "desafiar"),
        ("infligir", "sub", "inflija"), ("pagar", "sub2", "pagues"), ("buscar", "sub", "busque"),
        ("mover", "", "mueve"), ("hacer", "", "haz"), ("hacer", "sub", "haga"), ("obtener", "3p", "obtienen"),
        ("dañado/a", "3s/f", "dañada"), ("dañado/a", "3p/m", "dañados"), ("agotado/a", "p/f", "agotadas"),
        ("localización", "p", "localizaciones"), ("personaje", "p", "personajes"), ("personaje", "s", "personaje"),
    ],
)  # fmt: skip
def test_forms(lemma: str, form: str, word: str) -> None:
    assert inflect(lemma, form) == (word,)


def test_verbs_with_a_pronoun() -> None:
    assert inflect("irse", "inf") == ("irse",)
    assert inflect("irse", "3s") == ("se", "va")
    assert inflect("irse", "2s") == ("te", "vas")


@pytest.mark.parametrize(
    ("one", "many"), [("acción", "acciones"), ("objeto", "objetos"), ("jugador", "jugadores"), ("vez", "veces")]
)
def test_plurals(one: str, many: str) -> None:
    assert plural(one) == many


@pytest.mark.parametrize(
    ("tokens", "text"),
    [
        ("mira la mano de el jugador .", "Mira la mano del jugador."),
        ("inflige 1 a el personaje", "Inflige 1 al personaje"),
        ("acción o objeto", "Acción u objeto"),
        ("elige y inflige", "Elige e inflige"),
        ("elige y hiere", "Elige y hiere"),
        ("también no puede", "Tampoco puede"),
        ("roba . gana 1", "Roba. Gana 1"),
        ("el primero personaje", "El primer personaje"),
        ("inflige 1 de daño a hasta 2 personajes", "Inflige 1 de daño hasta a 2 personajes"),
    ],
)
def test_contractions_and_capitals(tokens: str, text: str) -> None:
    assert join(finish(tuple(tokens.split()))) == text


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("Banish chosen location.", "Destierra una localización elegida."),
        ("Banish chosen item.", "Destierra un objeto elegido."),
        ("Banish chosen location or item.", "Destierra una localización o un objeto elegidos."),
        ("Banish all damaged locations.", "Destierra todas las localizaciones dañadas."),
        ("Ready chosen character. They can't quest this turn.",
         "Prepara un personaje elegido. No puede ir de aventura este turno."),
        ("Remove up to 2 damage from each of up to 2 chosen locations.",
         "Retira hasta 2 de daño de cada una de hasta 2 localizaciones elegidas."),
        ("Each opponent banishes one of their items.", "Cada oponente destierra uno de sus objetos."),
        ("You may banish chosen character of yours to draw 2 cards.",
         "Puedes desterrar un personaje tuyo elegido para robar 2 cartas."),
    ],
)  # fmt: skip
def test_agreement(english: str, spanish: str) -> None:
    read = read_paragraph(english, CardType.ACTION)
    assert not isinstance(read, Declined), read
    assert write_ability(read.ability, CardType.ACTION, "es", read.surface) == spanish
