"""Spanish pronouns: written where it is sure which card they mean, the noun where it is not."""

from __future__ import annotations

import pytest
from tests.text import told

from illumineer.text import Declined, read_paragraph
from illumineer.text.enclitic import enclitic
from illumineer.text.grammar import grammar
from illumineer.text.pronouns import settle
from illumineer.text.write import write
from illumineer.vocab import CardType


@pytest.mark.parametrize(
    ("verb", "pronoun", "both"),
    [
        ("pon", "la", "ponla"), ("destierra", "lo", "destiérralo"), ("devuelve", "la", "devuélvela"),
        ("prepara", "los", "prepáralos"), ("agota", "lo", "agótalo"), ("juega", "la", "juégala"),
        ("revela", "las", "revélalas"), ("retira", "le", "retírale"), ("inflige", "les", "inflígeles"),
        ("mueve", "lo", "muévelo"), ("da", "le", "dale"), ("haz", "lo", "hazlo"), ("obtén", "lo", "obtenlo"),
        ("desafía", "lo", "desafíalo"),
    ],
)  # fmt: skip
def test_behind_an_imperative_with_its_accent(verb: str, pronoun: str, both: str) -> None:
    assert enclitic(verb, pronoun) == both


@pytest.mark.parametrize(
    ("english", "expected"),
    [
        ("Look at the top card of your deck. Put it into your hand.",
         "Mira la carta superior de tu mazo. Ponla en tu mano."),
        ("Choose 2 items. Banish them.", "Elige 2 objetos. Destiérralos."),
        ("Exert chosen character, then deal 1 damage to them.",
         "Agota un personaje elegido y luego inflígele 1 de daño."),
        ("Choose a character card from your discard. Play it from your discard for free.",
         "Elige una carta de personaje de tu descarte. Juégala gratis desde tu descarte."),
    ],
)  # fmt: skip
def test_the_object_of_an_imperative(english: str, expected: str) -> None:
    assert told.spanish(english, CardType.ACTION) == expected


def test_joined_to_an_infinitive_and_before_a_finite_verb() -> None:
    text = "When you play this character, look at the top card of your deck. You may put it into your hand."
    assert told.spanish(text).endswith("miras la carta superior de tu mazo. Puedes ponerla en tu mano.")
    text = "When you play this character, look at the top card of your deck. Put it into your hand."
    assert told.spanish(text).endswith("miras la carta superior de tu mazo. La pones en tu mano.")


def test_another_card_of_the_same_gender_and_number_between_keeps_the_noun() -> None:
    text = "When you play this character, if you have another Baker character in play, ready him."
    assert told.spanish(text).endswith("preparas este personaje.")
    # a card of another gender is not in the way
    text = "When you play this character, if you have a location in play, ready him."
    assert told.spanish(text).endswith("lo preparas.")


def test_le_has_no_gender_that_could_tell_two_cards_apart() -> None:
    text = "Whenever a character quests while here, you may banish this location to remove all damage from them."
    assert told.spanish(text, CardType.LOCATION).endswith("para retirar todo el daño de ese personaje.")


def test_of_two_objects_the_second_goes_with_the_pronoun() -> None:
    text = "Choose a character. Banish them and chosen item."
    assert told.spanish(text, CardType.ACTION) == "Elige un personaje. Destiérralo junto con un objeto elegido."
    text = "Choose a character. Remove up to 1 damage from them and chosen location."
    assert "de ese personaje y de una localización elegida." in told.spanish(text, CardType.ACTION)


def test_a_place_of_the_same_gender_between_keeps_the_noun() -> None:
    text = "Whenever this character quests, put a card from your discard on the bottom of your deck or banish him."
    assert told.spanish(text).endswith("en el fondo de tu mazo o destierras este personaje.")
    text = "Whenever this character is challenged, put the top card of your deck facedown under him."
    assert told.spanish(text).endswith("pones boca abajo la carta superior de tu mazo debajo de este personaje.")
    text = "This character gets +3 ⛉ for each card under him."
    assert told.spanish(text).endswith("por cada carta que tenga debajo.")


def test_what_is_its_own_is_su_if_it_is_the_subject() -> None:
    said = told.spanish("Chosen Baker character gets +¤ equal to their ⛉ this turn.", CardType.ACTION)
    assert said == "Un personaje Baker elegido suma su ⛉ a su ¤ este turno."


def test_what_a_card_is_said_to_be_is_no_other_card() -> None:
    text = "Reveal the top card of your deck. If it's an item card or a song card, put it into your hand."
    said = told.spanish(text, CardType.ACTION)
    assert said.endswith("Si es una carta de objeto o una carta de canción, la pones en tu mano.")


def test_a_subject_that_stays_is_left_out() -> None:
    text = "When you play this character and when he leaves play, draw a card."
    assert told.spanish(text).startswith("Cuando juegues este personaje y cuando abandone el juego,")
    text = "Whenever this character challenges another character, he gets +2 ¤ this turn."
    assert told.spanish(text).endswith("desafíe a otro personaje, obtiene +2 ¤ este turno.")


def test_a_subject_whose_verb_would_be_an_order_stays() -> None:
    text = "Ready chosen character of yours. They gain Evasive this turn."
    assert told.spanish(text, CardType.ACTION).endswith("Ese personaje gana Evasivo este turno.")


def test_a_subject_that_could_be_this_card_stays() -> None:
    text = "Exert chosen character. They can't quest this turn."
    assert "Ese personaje" not in told.spanish(text, CardType.ACTION)
    assert "Ese personaje no puede" in told.spanish(f"When you play this character, {text[0].lower()}{text[1:]}")


def test_a_player_who_stays_the_subject_is_named_once() -> None:
    text = "At the end of each player's turn, if they have more than 2 cards in their hand, they lose 1 lore."
    assert told.spanish(text).endswith("si ese jugador tiene más de 2 cartas en la mano, pierde 1 de lore.")
    # «elige» alone would be an order, or said of somebody else
    text = "Whenever an opponent plays a song, they choose and discard a card."
    assert told.spanish(text).endswith("ese jugador elige y descarta una carta.")


def test_cards_of_two_types_are_named_by_both() -> None:
    text = "Whenever you play a character or location, you may put the top card of your deck facedown under them."
    assert told.spanish(text).endswith("debajo de ese personaje o esa localización.")


def test_a_part_written_alone_names_its_card() -> None:
    """A question shows a part of the text: what it points at stands elsewhere."""
    found = read_paragraph("Choose 2 items. Banish them.", CardType.ACTION)
    assert not isinstance(found, Declined)
    _, banish = found.ability.effect.effects
    phrase = write(grammar(), "act", banish, "es", root=found.ability)
    assert settle(phrase.tokens) == ["destierra", "esos", "objetos"]
