"""The Spanish of what is waited for, replaced, counted, forbidden and paid."""

from __future__ import annotations

import pytest
from tests.text import told

from illumineer.text.spanish import inflect
from illumineer.vocab import CardType


@pytest.mark.parametrize(
    ("form", "word"), [("3s", "fuera"), ("3p", "fueran"), ("2s", "fueras"), ("sub", "vaya"), ("sub2", "vayas")]
)
def test_what_would_happen(form: str, word: str) -> None:
    assert inflect("auxir", form) == (word,)


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        # with «se» the verb stands before the card
        ("a card is put into your inkwell", "Cada vez que se ponga una carta en tu tintero"),
        ("an item card is put into your discard from your hand",
         "Cada vez que se ponga una carta de objeto en tu descarte desde tu mano"),
        ("a card is put under this character", "Cada vez que se ponga una carta debajo de este personaje"),
        ("damage is removed from this character", "Cada vez que se retire daño de este personaje"),
        ("another item is played", "Cada vez que se juegue otro objeto"),
        ("one of your Baker characters is shifted",
         "Cada vez que se juegue uno de tus personajes Baker mediante Cambio"),
        ("a card is discarded", "Cada vez que se descarte una carta"),
        # dealt is not taken
        ("this character takes damage", "Cada vez que este personaje reciba daño"),
        ("this character is dealt damage", "Cada vez que se inflija daño a este personaje"),
        ("this character is dealt damage in a challenge",
         "Cada vez que se inflija daño a este personaje en un desafío"),
        ("this character is dealt damage by a song", "Cada vez que una canción inflija daño a este personaje"),
        # two things said of one card
        ("this character is played or is banished", "Cada vez que este personaje sea jugado o sea desterrado"),
        ("one of your locations is dealt damage while damaged",
         "Cada vez que una de tus localizaciones sea dañada mientras esté dañada"),
        # whose zone
        ("you put a card into your inkwell", "Cada vez que pongas una carta en tu tintero"),
        ("an opponent puts a card into their inkwell", "Cada vez que un oponente ponga una carta en su tintero"),
        ("you return an item card from your discard to your hand",
         "Cada vez que devuelvas una carta de objeto de tu descarte a tu mano"),
        ("you put 2 or more cards into your discard from your deck",
         "Cada vez que pongas 2 o más cartas en tu descarte desde tu mazo"),
        ("an opponent puts a second card into their inkwell",
         "Cada vez que un oponente ponga una segunda carta en su tintero"),
        # words of the game
        ("one of your Sailor characters quests", "Cada vez que uno de tus personajes Sailor vaya de aventura"),
        ("you shift a character on top of this character",
         "Cada vez que hagas Shift con un personaje sobre este personaje"),
        ("you pay 3 ⬡ or less to play a card", "Cada vez que pagues 3 ⬡ o menos por jugar una carta"),
    ],
)  # fmt: skip
def test_triggers(english: str, spanish: str) -> None:
    assert told.spanish(f"Whenever {english}, draw a card.") == f"{spanish}, robas una carta."


def test_the_how_manieth_card_of_a_turn() -> None:
    text = "Whenever you draw a card, if it's the second card you've drawn this turn, gain 1 lore."
    assert told.spanish(text).endswith("si es la segunda carta que has robado este turno, ganas 1 de lore.")


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("If this item would be banished, draw a card instead.",
         "Si este objeto fuera a ser desterrado, en lugar de eso robas una carta."),
        ("Whenever another character would be banished, banish this item instead.",
         "Cada vez que otro personaje vaya a ser desterrado, en lugar de eso destierras este objeto."),
        ("If you would gain lore, gain twice that much lore instead.",
         "Si fueras a ganar lore, en lugar de eso ganas el doble de esa cantidad de lore."),
        ("If an opponent would draw a card, they draw no card instead.",
         "Si un oponente fuera a robar una carta, ese jugador no roba ninguna carta."),
        ("If an effect would cause you to discard one or more cards, you don't discard.",
         "Si un efecto fuera a hacerte descartar una o más cartas, no descartas ninguna."),
        ("If an effect would cause an opponent to discard one or more cards, gain 1 lore instead.",
         "Si un efecto fuera a hacer descartar una o más cartas a un oponente, en lugar de eso ganas 1 de lore."),
        ("If you would discard a card, you don't discard it.", "Si fueras a descartar una carta, no la descartas."),
        # where nothing happens instead
        ("The first time one of your locations would take damage each turn, it takes no damage instead.",
         "La primera vez que una de tus localizaciones vaya a recibir daño en cada turno, no lo recibe."),
        ("If damage would be removed from an opposing character, no damage is removed instead.",
         "Si se fuera a retirar daño de un personaje oponente, no se retira."),
        ("If one of your characters would be dealt damage, prevent 1 of that damage.",
         "Si se fuera a infligir daño a uno de tus personajes, previenes 1 de ese daño."),
        ("If one of your characters would be dealt damage by an action, they take 1 damage instead.",
         "Si una acción fuera a infligir daño a uno de tus personajes, en lugar de eso recibe 1 de daño."),
        ("If a card would be put into your discard from your deck, draw a card instead.",
         "Si se fuera a poner una carta en tu descarte desde tu mazo, en lugar de eso robas una carta."),
        ("While you have a character in play, if this item would be banished, draw a card instead.",
         "Mientras tengas un personaje en juego, si este objeto fuera a ser desterrado, en lugar de eso robas una "
         "carta."),
    ],
)  # fmt: skip
def test_replacements(english: str, spanish: str) -> None:
    assert told.spanish(english, CardType.ITEM) == spanish


def test_when_a_card_was_chosen_is_not_how_long_it_lasts() -> None:
    text = "The next time chosen character would be dealt damage this turn, they take no damage instead."
    assert told.spanish(text, CardType.ACTION) == (
        "Este turno, la próxima vez que se vaya a infligir daño a un personaje elegido, no lo recibe."
    )


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        # each
        ("Deal 2 damage each to up to 3 chosen locations.",
         "Inflige 2 de daño a cada una de hasta 3 localizaciones elegidas."),
        ("Deal 2 damage to each of up to 3 chosen characters.",
         "Inflige 2 de daño a cada uno de hasta 3 personajes elegidos."),
        ("Remove 2 damage each from up to 2 chosen characters.",
         "Retira 2 de daño de cada uno de hasta 2 personajes elegidos."),
        ("Remove 2 damage from each of your characters.", "Retira 2 de daño de cada uno de tus personajes."),
        ("Choose any number of players. They draw 2 cards each.",
         "Elige cualquier cantidad de jugadores. Esos jugadores roban 2 cartas cada uno."),
        # as much as
        ("Gain lore equal to the ◊ of chosen location.",
         "Gana una cantidad de lore igual al ◊ de una localización elegida."),
        ("Draw cards equal to the cost of chosen item of yours.",
         "Roba una cantidad de cartas igual al coste de un objeto tuyo elegido."),
        ("Draw cards equal to the number of items you have in play.",
         "Roba una carta por cada objeto que tengas en juego."),
        ("Gain lore equal to the number of your Baker characters.",
         "Gana 1 de lore por cada uno de tus personajes Baker."),
        ("Deal damage to chosen character equal to the number of cards in your hand.",
         "Inflige a un personaje elegido 1 de daño por cada carta que haya en tu mano."),
        ("Deal damage equal to the cost of chosen item of yours to chosen character.",
         "Inflige a un personaje elegido una cantidad de daño igual al coste de un objeto tuyo elegido."),
        ("Deal damage equal to half chosen item's cost, rounded up, to chosen character.",
         "Inflige a un personaje elegido una cantidad de daño igual a la mitad, redondeada hacia arriba, del coste de "
         "un objeto elegido."),
        ("Look at a number of cards from the top of your deck equal to the number of items you have in play.",
         "Mira las cartas superiores de tu mazo, una por cada objeto que tengas en juego."),
        ("Each opponent loses 2 lore and you gain lore equal to the lore lost this way.",
         "Cada oponente pierde 2 de lore y ganas tanto lore como el que se haya perdido así."),
        # points
        ("Draw a card for each 1 damage on chosen character.",
         "Roba una carta por cada punto de daño que tenga un personaje elegido."),
        ("Gain 1 lore for each 2 damage on your characters.",
         "Gana 1 de lore por cada 2 puntos de daño que tengan tus personajes."),
        ("Remove all damage from chosen location. Gain 1 lore for each 1 damage removed this way.",
         "Retira todo el daño de una localización elegida. Gana 1 de lore por cada punto de daño retirado así."),
        ("Each opponent loses 2 lore. Draw a card for each 1 lore lost this way.",
         "Cada oponente pierde 2 de lore. Robas una carta por cada punto de lore perdido así."),
        # so many as there will be
        ("Draw until you have 4 cards in your hand.", "Roba hasta tener 4 cartas en la mano."),
        ("Each player draws cards until they have 3.", "Cada jugador roba cartas hasta tener 3."),
        ("Reveal cards from the top of your deck until you reveal an item card.",
         "Revela cartas de la parte superior de tu mazo hasta revelar una carta de objeto."),
        # characteristics
        ("Chosen character loses ◊ equal to the number of items you have in play this turn.",
         "Un personaje elegido pierde tanto ◊ como la cantidad de objetos que tengas en juego este turno."),
        ("Your characters get +¤ equal to the cost of chosen item this turn.",
         "Tus personajes suman el coste de un objeto elegido a su ¤ este turno."),
        ("Add chosen location's ◊ to chosen character's ¤ this turn.",
         "Suma este turno el ◊ de una localización elegida a la ¤ de un personaje elegido."),
    ],
)  # fmt: skip
def test_amounts(english: str, spanish: str) -> None:
    assert told.spanish(english, CardType.ACTION) == spanish


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("Each opponent can't gain lore.", "Ningún oponente puede ganar lore."),
        ("Each player can't play items or draw cards.", "Ningún jugador puede jugar objetos ni robar cartas."),
        ("Your Baker characters take no damage from challenges.", "Tus personajes Baker no reciben daño en desafíos."),
        ("Your items can't be banished by opponents.", "Tus objetos no pueden ser desterrados por los oponentes."),
        ("Your Baker characters count as having +2 cost to sing songs.",
         "Tus personajes Baker cuentan como si tuvieran +2 de coste para cantar canciones."),
        ("Your characters can't be dealt damage by songs.",
         "Tus personajes no pueden recibir daño infligido por canciones."),
        ("Each opponent pays 1 ⬡ more for the first item they play each turn.",
         "Cada oponente paga 1 ⬡ más por el primer objeto que juegue cada turno."),
        ("Opponents pay 1 ⬡ more for the first item they play each turn.",
         "Los oponentes pagan 1 ⬡ más por el primer objeto que jueguen cada turno."),
        ("You pay 1 ⬡ less for the second character you shift each turn.",
         "Pagas 1 ⬡ menos por el segundo personaje con el que hagas Shift cada turno."),
        ("Skip your turn's Draw step.", "Te saltas el paso de robar de tu turno."),
    ],
)  # fmt: skip
def test_what_is_forbidden_and_paid(english: str, spanish: str) -> None:
    assert told.spanish(english, CardType.ITEM) == spanish


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("You may play an item for free and it enters play exerted.",
         "Puedes jugar gratis un objeto, que entra en juego agotado."),
        ("Reveal the top card of your deck. You may play that card for free and it enters play exerted.",
         "Revela la carta superior de tu mazo. Puedes jugar gratis esa carta, que entra en juego agotada."),
        ("You may play Baker characters from your discard this turn and they enter play exerted.",
         "Este turno, puedes jugar personajes Baker de tu descarte, que entran en juego agotados."),
        ("You may play or shift a Baker character for free.",
         "Puedes jugar gratis un personaje Baker, o hacer Shift con él gratis."),
        ("Choose one. If you have an item in play, choose both instead: • Draw a card. • Gain 2 lore.",
         "Elige una opción. Si tienes un objeto en juego, en lugar de eso eliges ambas opciones: • Roba una carta. "
         "• Gana 2 de lore."),
    ],
)  # fmt: skip
def test_playing_and_choosing(english: str, spanish: str) -> None:
    assert told.spanish(english, CardType.ACTION) == spanish
