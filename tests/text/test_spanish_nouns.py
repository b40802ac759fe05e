"""Spanish noun phrases: articles, order, agreement, and the conditions that are made of them."""

from __future__ import annotations

import pytest

from illumineer.text import read_paragraph, write_ability
from illumineer.text.card import Declined
from illumineer.text.spanish import again, finish
from illumineer.vocab import CardType


def spanish(text: str, type_: CardType = CardType.ACTION) -> str:
    read = read_paragraph(text, type_)
    assert not isinstance(read, Declined), read
    assert write_ability(read.ability, type_, "en", read.surface) == text
    return write_ability(read.ability, type_, "es", read.surface)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Banish chosen character or location.", "Destierra un personaje o una localización elegidos."),
        ("Banish another chosen character or location.", "Destierra otro personaje u otra localización elegidos."),
        ("Banish chosen character, item, or location.",
         "Destierra un personaje, un objeto o una localización elegidos."),
        ("Banish chosen opposing item or location.", "Destierra un objeto o una localización oponentes elegidos."),
        ("Banish chosen character or item.", "Destierra un personaje u objeto elegido."),
        ("Banish 2 chosen characters or locations.", "Destierra 2 personajes o localizaciones elegidos."),
        ("Banish all opposing items and locations.", "Destierra todos los objetos y localizaciones oponentes."),
        ("Ready your characters and locations.", "Prepara tus personajes y localizaciones."),
        ("Deal 1 damage to each opposing character and location.",
         "Inflige 1 de daño a cada personaje y a cada localización oponentes."),
        ("Banish chosen location with cost 2 or less or item.",
         "Destierra una localización elegida de coste 2 o menos o un objeto elegido."),
    ],
)  # fmt: skip
def test_nouns_of_two_genders_have_an_article_each(text: str, wanted: str) -> None:
    assert spanish(text) == wanted


def test_a_preposition_is_said_before_both_things() -> None:
    text = "Deal 2 damage to chosen character and each opposing location."
    assert spanish(text) == "Inflige 2 de daño a un personaje elegido y a cada localización oponente."
    text = "Banish chosen item and chosen location."
    assert spanish(text) == "Destierra un objeto elegido y una localización elegida."


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Banish chosen opposing damaged character.", "Destierra un personaje oponente dañado elegido."),
        ("Banish chosen damaged opposing character.", "Destierra un personaje oponente dañado elegido."),
        ("Ready chosen exerted Baker character of yours.", "Prepara un personaje Baker tuyo agotado elegido."),
        ("Banish all opposing undamaged locations.", "Destierra todas las localizaciones oponentes sin daño."),
        ("Banish chosen Baker of yours.", "Destierra un personaje Baker tuyo elegido."),
    ],
)
def test_noun_owner_state(text: str, wanted: str) -> None:
    assert spanish(text) == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Banish chosen location named Old Mill.", "Destierra una localización elegida llamada Old Mill."),
        ("Ready your characters named Benno.", "Prepara tus personajes llamados Benno."),
        ("Banish chosen character not named Benno.", "Destierra un personaje elegido que no se llame Benno."),
        ("Banish all characters not named Benno.", "Destierra todos los personajes que no se llamen Benno."),
        ("Return a character card named Benno from your discard to your hand.",
         "Devuelve de tu descarte a tu mano una carta de personaje llamada Benno."),
        ("Banish chosen character with cost more than 3.", "Destierra un personaje elegido de coste superior a 3."),
        ("Banish chosen character with cost 3 or less and Evasive.",
         "Destierra un personaje elegido con un coste de 3 o menos y Evasivo."),
        ("Return 2 item cards with cost 3 or less each from your discard to your hand.",
         "Devuelve 2 cartas de objeto de coste 3 o menos de tu descarte a tu mano."),
        ("Banish all other characters.", "Destierra todos los demás personajes."),
        ("Deal 1 damage to each other location.", "Inflige 1 de daño a cada una de las demás localizaciones."),
    ],
)  # fmt: skip
def test_what_follows_a_noun(text: str, wanted: str) -> None:
    assert spanish(text) == wanted


def test_a_place_behind_a_choice_is_where_it_is() -> None:
    text = "At the start of your turn, chosen character here gets +1 ¤ this turn."
    assert "personaje elegido que esté aquí" in spanish(text, CardType.LOCATION)
    text = "Ready up to 2 chosen characters at a location."
    assert spanish(text) == "Prepara hasta 2 personajes elegidos que estén en una localización."


@pytest.mark.parametrize(
    ("condition", "wanted"),
    [
        ("you have a character named Benno in play", "si tienes en juego un personaje llamado Benno"),
        ("you have an item in play", "si tienes un objeto en juego"),
        ("you have 3 or more other characters in play", "si tienes en juego otros 3 personajes o más"),
        ("you have 2 or more other characters in play with 5 ¤ or more",
         "si tienes en juego otros 2 personajes o más con 5 ¤ o más"),
        ("you have one or more other locations in play", "si tienes en juego otra u otras localizaciones"),
        ("you have 3 or more cards in your hand", "si tienes 3 o más cartas en la mano"),
        ("you have no cards in your discard", "si no tienes cartas en tu descarte"),
        ("you have more items in play than each opponent", "si tienes más objetos en juego que cualquier oponente"),
        ("you have a character in play with more ¤ than each opposing character",
         "si tienes en juego un personaje con más ¤ que cualquier personaje oponente"),
        ("no opposing characters are exerted", "si ningún personaje oponente está agotado"),
        ("none of your locations are damaged", "si ninguna de tus localizaciones está dañada"),
        ("one of your locations is damaged", "si una de tus localizaciones está dañada"),
        ("there are no opposing locations in play", "si no hay ninguna localización oponente en juego"),
        ("all your characters are named Benno", "si todos tus personajes se llaman Benno"),
        ("there's a card under this character", "si este personaje tiene una carta debajo"),
        ("none of your locations was banished this turn",
         "si ninguna de tus localizaciones ha sido desterrada este turno"),
        ("2 or more cards were put into your discard this turn",
         "si se han puesto 2 o más cartas en tu descarte este turno"),
        ("no cards were put into your inkwell this turn", "si no se ha puesto ninguna carta en tu tintero este turno"),
    ],
)  # fmt: skip
def test_conditions(condition: str, wanted: str) -> None:
    found = spanish(f"When you play this character, if {condition}, draw a card.", CardType.CHARACTER)
    assert found.split(", ", 1)[1].removesuffix(", robas una carta.") == wanted


def test_one_of_your_others_is_another_of_yours() -> None:
    text = "Whenever one of your other locations is banished, draw a card."
    assert spanish(text, CardType.CHARACTER).startswith("Cada vez que otra de tus localizaciones sea desterrada, ")
    assert " ".join(finish(("cada", "uno", "de", "tus", "otros", "personajes"))) == "Cada uno de tus otros personajes"


def test_words_that_are_said_again() -> None:
    nouns = ("personaje", "o", "<again:f>", "localización")
    assert again(nouns, "ningún") == ("personaje", "o", "ninguna", "localización")
    assert again(nouns, "2") == ("personaje", "o", "localización")
    assert finish(nouns) == ("Personaje", "o", "localización")


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Put chosen item into its player's inkwell facedown and exerted.",
         "Pon un objeto elegido en el tintero de su jugador, boca abajo y agotado."),
        ("Remove up to 2 damage from one of your locations or characters.",
         "Retira hasta 2 de daño de una de tus localizaciones o de uno de tus personajes."),
        ("Gain 1 lore for each item opponents have in play.",
         "Gana 1 de lore por cada objeto que tengan en juego los oponentes."),
        ("Return a location card from your hand or discard with cost 4 or less to your hand.",
         "Devuelve a tu mano una carta de localización de coste 4 o menos de tu mano o de tu descarte."),
    ],
)  # fmt: skip
def test_places(text: str, wanted: str) -> None:
    assert spanish(text) == wanted


def test_what_was_done_this_way_has_no_passive() -> None:
    text = "Each opponent chooses and discards a card. If a song card was discarded this way, draw a card."
    assert spanish(text).endswith("Si se ha descartado así una carta de canción, robas una carta.")
