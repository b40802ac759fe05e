"""Titles of the examples of chapter 6: abilities and effects."""

from __future__ import annotations

from typing import Final

# fmt: off
TITLES: Final[dict[str, str]] = {
    # 6.01-general
    "The sentences of a card are followed in the order in which they stand":
        "Las frases de una carta se siguen en el orden en que están escritas",
    'An effect that says "chosen" twice may choose the same character both times':
        "Un efecto que dice «elegido» dos veces puede elegir las dos al mismo personaje",
    "Up to two can be two different characters, one, or none, but not one of them twice":
        "«Hasta dos» pueden ser dos personajes distintos, uno o ninguno, pero no el mismo dos veces",
    "A choice has to meet what the effect asks for and every limit that it sets":
        "Una elección tiene que cumplir lo que pide el efecto y todos los límites que pone",
    'A player who can\'t pay what a "may" costs is not even asked':
        "A quien no puede pagar lo que cuesta un «puedes» ni siquiera se le pregunta",
    'Of two sentences with "may" the first can be declined and the second accepted':
        "De dos frases con «puedes» se puede rechazar la primera y aceptar la segunda",
    "Where one thing is done to do another, the second needs the first":
        "Cuando se hace una cosa para hacer otra, la segunda necesita la primera",
    'A player who accepts the first half of "you may … If you do" has to do the second half too':
        "Quien acepta la primera mitad de «puedes… Si lo haces» tiene que hacer también la segunda",
    "Of two things the possible one must be done":
        "De dos cosas hay que hacer la que sea posible",
    "Another character is none of those that the effect has already chosen":
        "«Otro personaje» no es ninguno de los que el efecto ya ha elegido",
    "An ability about other characters leaves its own card out":
        "Una habilidad sobre otros personajes deja fuera a su propia carta",
    "The card that a shifted character covers is another card, so its being played this turn counts":
        "La carta cubierta por un personaje jugado con Cambio es otra carta, y por eso cuenta que se haya jugado este turno",
    "An ability that may be used for free costs no ink, but the item is exerted all the same":
        "Una habilidad que se puede usar gratis no cuesta tinta, pero el objeto se agota igualmente",
    "What an effect counts is counted once, as it resolves, and does not grow later":
        "Lo que un efecto cuenta se cuenta una vez, al resolverse, y no aumenta después",
    "Where cards are drawn until a number is reached, they are counted when the drawing begins":
        "Cuando se roba hasta llegar a un número de cartas, se cuentan al empezar a robar",
    "A keyword is an ability in one word, and a card may have it beside others":
        "Una palabra clave es una habilidad en una palabra, y una carta puede tenerla junto a otras",
    "That player is the player of the card that was chosen":
        "«Ese jugador» es el jugador de la carta elegida",
    "An effect that looks for that card in the discard pile does not find it anywhere else":
        "Un efecto que busca esa carta en el descarte no la encuentra en ninguna otra parte",
    "An ability about playing its own card works where the card is played from":
        "Una habilidad sobre jugar su propia carta funciona en la zona desde la que se juega",
    "A discount once during each turn applies by itself, to one card":
        "Un descuento que vale una vez por turno se aplica por sí mismo, y a una sola carta",
    "An ability that works once a turn does nothing the second time, and a second copy has its own time":
        "Una habilidad que funciona una vez por turno no hace nada la segunda, y una segunda copia tiene su propia vez",
    "What holds while something is so comes and goes with it at once":
        "Lo que vale mientras se cumple algo empieza y acaba al instante con ello",
    "An ability with two durations works only while both hold":
        "Una habilidad con dos duraciones solo funciona mientras se cumplen ambas",
    "What is revealed comes from the cards looked at, is seen by all, and only if it is what was asked for":
        "De las cartas miradas solo se revela la que cumple lo pedido, y la ven todos",
    "What an effect does with revealed cards it does with those alone":
        "Lo que un efecto hace con cartas reveladas lo hace solo con ellas",
    "A character that enters exerted unless a friend is there enters ready beside the friend":
        "Un personaje que entra agotado a menos que esté en juego cierto amigo entra preparado si el amigo está",
    "An effect with its condition at the end applies while the condition is true":
        "Un efecto con la condición al final se aplica mientras la condición se cumple",
    # 6.02-triggered
    "A triggered ability triggers once for each time that its condition is met":
        "Una habilidad disparada se dispara una vez por cada vez que se cumple su condición",
    "A second condition after the first is looked at when the ability resolves":
        "Una segunda condición tras la primera se comprueba cuando se resuelve la habilidad",
    "A second condition that becomes true while the ability waits in the bag is good enough":
        "Basta con que la segunda condición pase a cumplirse mientras la habilidad espera en la bolsa",
    "Two effects after one condition are independent, so one of them can fail":
        "Dos efectos tras una misma condición son independientes, así que uno de ellos puede fallar",
    "An ability with two conditions triggers for either of them":
        "Una habilidad con dos condiciones se dispara con cualquiera de ellas",
    "An action can leave a triggered ability behind that lasts for the turn and triggers every time":
        "Una acción puede dejar una habilidad disparada que dura todo el turno y se dispara cada vez",
    "A delayed ability waits outside of the bag for its moment, and then affects its one card":
        "Una habilidad retardada espera su momento fuera de la bolsa, y entonces afecta solo a su carta",
    "A delayed ability does not find a character that has left play and come back":
        "Una habilidad retardada no encuentra a un personaje que ha abandonado el juego y ha vuelto",
    # 6.03-activated
    "No ability can be activated while another effect is waiting to resolve":
        "No se puede activar ninguna habilidad mientras otro efecto espera a resolverse",
    # 6.04-static
    "A static ability works while its card is in play, not in the hand or the discard pile":
        "Una habilidad estática funciona mientras su carta está en juego, no en la mano ni en el descarte",
    "A standing rule made by an action also holds for characters that come later":
        "Una regla duradera creada por una acción vale también para los personajes que llegan después",
    "A keyword that can't be gained as the effect resolves is not gained later, and the other keyword of the effect is":
        "Una palabra clave que no se puede ganar al resolverse el efecto no se gana después; la otra del mismo efecto, sí",
    "A keyword that an action gives to your characters is not given to one that comes later":
        "La palabra clave que una acción da a tus personajes no la recibe el que llega después",
    "A character is under the static abilities in play from the very moment it enters":
        "A un personaje le afectan las habilidades estáticas en juego desde el mismo momento en que entra",
    # 6.05-replacement
    'An effect with "instead" does the second thing and not the first':
        "Un efecto con «en lugar de eso» hace lo segundo y no lo primero",
    "Where one of two effects is replaced, the other happens as written":
        "Cuando se reemplaza uno de dos efectos, el otro ocurre como está escrito",
    "What Resist leaves of damage is what can be replaced, and where nothing is left the first time is still to come":
        "Lo que se puede reemplazar es el daño que deja la Resistencia; si no deja nada, aún no ha sido la primera vez",
    "A replacement effect can't undo what happened before it was there":
        "Un efecto de reemplazo no puede deshacer lo que ocurrió antes de que existiera",
    "Damage that goes to another character instead sets nothing off on the first one":
        "El daño que un reemplazo desvía a otro personaje no dispara nada en el primero",
    'An ability\'s own "instead" is applied before anybody else\'s':
        "El «en lugar de eso» propio de una habilidad se aplica antes que el de cualquier otra",
    "The same two replacement effects in the other order leave the damage on the protector":
        "Los mismos dos efectos de reemplazo en el orden contrario dejan el daño en el protector",
    "Of several replacement effects the player of the affected card chooses the first, here the one that ends it":
        "De varios efectos de reemplazo, el jugador de la carta afectada elige el primero; aquí, el que acaba con el daño",
    "Two of the same replacement effect replace one event once":
        "Dos efectos de reemplazo iguales reemplazan un evento una sola vez",
    # 6.06-modifiers
    "Modifiers of a value are added up, in no particular order, also below 0":
        "Los modificadores de un valor se suman, sin orden alguno, también por debajo de 0",
    "A strength below 0 counts as 0 for everything but further modifiers":
        "Una Fuerza menor que 0 cuenta como 0 para todo menos para otros modificadores",
    "A lore value below 0 gives no lore, and a bonus counts from the negative value":
        "Un valor de lore menor que 0 no da lore, y una bonificación se suma al valor negativo",
    "A value that can't be reduced below the printed one is held there after all modifiers were added up":
        "Un valor que no se puede reducir por debajo del impreso se queda en él después de sumar todos los modificadores",
    # 6.07-resolving
    "An action goes to the discard pile only when its effect has resolved completely":
        "Una acción no va al descarte hasta que su efecto se ha resuelto por completo",
    "An opponent who has to choose a certain character may choose another one only along with it":
        "Un oponente que tiene que elegir a cierto personaje solo puede elegir a otro si lo elige también a él",
    "Where an effect lets a player choose a card and play it, a card that can't be played can't be chosen":
        "Cuando un efecto permite elegir una carta y jugarla, no se puede elegir una que no se pueda jugar",
    "Ink that an effect asks for is paid before anything is chosen":
        "La tinta que pide un efecto se paga antes de elegir nada",
    "What triggers at the first sentence of an action waits for the last":
        "Lo que se dispara con la primera frase de una acción espera a la última",
    "What each player may do is decided and done by all before anybody does what comes of it":
        "Todos deciden y hacen lo que cada jugador puede hacer antes de que nadie haga lo que se deriva de ello",
    "An effect with two parts for all players is done part by part, everybody the first before anybody the second":
        "Un efecto con dos partes para todos los jugadores se hace parte por parte: todos hacen la primera antes de que nadie haga la segunda",
    "What an effect asks about a character that has left play is answered as the character last was":
        "Lo que un efecto pregunta sobre un personaje que ha abandonado el juego se responde según el último estado que tuvo en juego",
    "A character that an effect plays has its own abilities only after that effect has finished":
        "Las habilidades de un personaje jugado por un efecto no se resuelven hasta que ese efecto ha terminado",
    "An action that an ability plays resolves before anything else that waits in the bag":
        "Una acción jugada por una habilidad se resuelve antes que todo lo que espera en la bolsa",
    "A character that enters exerted or damaged is never ready or undamaged in play":
        "Un personaje que entra agotado o dañado no está en juego ni un instante preparado o sin daño",
}
# fmt: on
