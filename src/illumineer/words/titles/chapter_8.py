"""Titles of the examples of chapter 8: keywords."""

from __future__ import annotations

from typing import Final

# fmt: off
TITLES: Final[dict[str, str]] = {
    # 8.01-general
    "An effect that asks for a keyword finds a character that gained it, and not one that has none":
        "Un efecto que pide una palabra clave encuentra a un personaje que la ha ganado, y no a uno que no la tiene",
    "A keyword that the rules do not have means what its reminder text says":
        "Una palabra clave que no está en las reglas significa lo que dice su texto recordatorio",
    "What stands in brackets after a keyword is a reminder and changes nothing, even if it is wrong":
        "Lo que va entre paréntesis tras una palabra clave la recuerda y no cambia nada, aunque sea erróneo",
    "Resist +N from the card, from an action and from a location is added up":
        "La Resistencia +N de la carta, la de una acción y la de una localización se acumulan",
    "A character with Support that is given Support adds its strength once":
        "Un personaje con Apoyo al que se le da Apoyo suma su Fuerza una sola vez",
    "Of two Evasive with different durations the longer-lasting one is kept, whichever came first":
        "De dos Evasivo de distinta duración se conserva el que dura más, llegue antes o después",
    "In early 1.x only the first of two Evasive applied, and the second one went on when the first ended":
        "En el primer texto de 1.x, solo se aplica el primero de dos Evasivo, y el segundo continúa cuando aquel acaba",
    "From 2.0 to 2.2 a second Evasive was not gained at all, so nothing was left when the first ended":
        "De la 2.0 a la 2.2 un segundo Evasivo ni siquiera se gana, así que no queda nada cuando acaba el primero",
    "Of two Evasive the shorter is gone for good, even if the longer one ends before its time":
        "De dos Evasivo, el más corto desaparece para siempre, aunque el más largo acabe antes de tiempo",
    # 8.02-alert
    "Alert that an item gives for the turn opens the way to Evasive for that turn only":
        "La Alerta que da un objeto por un turno permite desafiar a los que tienen Evasivo solo en ese turno",
    "Alert also ignores the Evasive of a location":
        "Alerta pasa por alto también el Evasivo de una localización",
    "A character with Alert can challenge a character with Evasive, and its neighbour without Alert can't":
        "Un personaje con Alerta puede desafiar a uno con Evasivo; el que no tiene Alerta, no",
    "Alert does not get past a Bodyguard and does not reach a ready character":
        "Alerta no permite esquivar a un personaje con Guardaespaldas ni desafiar a uno preparado",
    "A character with Alert can gain Evasive from elsewhere and then has both":
        "Un personaje con Alerta puede ganar Evasivo por otro lado, y entonces tiene las dos",
    "A character with Alert has no Evasive, so anyone can challenge it and nothing that asks for Evasive finds it":
        "Un personaje con Alerta no tiene Evasivo: cualquiera puede desafiarlo, y nada que pida Evasivo lo encuentra",
    # 8.03-bodyguard
    "Bodyguard both lets the character enter play exerted and makes it the one to be challenged":
        "Guardaespaldas permite que el personaje entre en juego agotado y hace además que sea él a quien hay que desafiar",
    "A Bodyguard that an action plays for free may enter exerted too":
        "Un personaje con Guardaespaldas que una acción juega gratis también puede entrar agotado",
    "Its player decides whether a Bodyguard enters exerted; one that enters ready is drying like any other":
        "Su jugador decide si un personaje con Guardaespaldas entra agotado; si entra preparado, está secándose como cualquier otro",
    "Bodyguard that a card gives to characters in play is no help while entering, and protects from then on":
        "El Guardaespaldas que una carta da a los personajes en juego no sirve al entrar, y protege a partir de entonces",
    "A character without Bodyguard can't choose to enter exerted":
        "No se puede elegir que entre agotado un personaje sin Guardaespaldas",
    "A ready Bodyguard can't be challenged, so the others can":
        "Un personaje preparado con Guardaespaldas no puede ser desafiado, así que los demás sí",
    "A Reckless character whose only legal target is a Bodyguard has to challenge it before the turn can end":
        "Un personaje con Imprudente cuyo único desafío legal es contra uno con Guardaespaldas tiene que desafiarlo antes de que acabe el turno",
    "A Bodyguard with Evasive stops only those who can challenge it":
        "Un personaje con Guardaespaldas y Evasivo solo detiene a quienes pueden desafiarlo",
    "With several Bodyguards the challenger takes any one of them, and nobody else while one is left":
        "Si hay varios con Guardaespaldas, el desafiante desafía a cualquiera de ellos, y a nadie más mientras quede uno",
    "A location may be challenged past a Bodyguard":
        "Una localización se puede desafiar aunque haya un personaje con Guardaespaldas",
    "A challenger that may challenge ready characters has to take a ready Bodyguard":
        "Un desafiante que puede desafiar a personajes preparados tiene que desafiar al que tiene Guardaespaldas, aunque esté preparado",
    "Bodyguard restricts challenges; an action may choose anybody":
        "Guardaespaldas limita los desafíos; una acción puede elegir a cualquiera",
    "With three players a Bodyguard protects its own player's characters and not those of the third player":
        "Con tres jugadores, Guardaespaldas protege a los personajes de su propio jugador y no a los del tercero",
    # 8.04-boost
    "Boost exerts nothing, so a drying character, an exerted one and a location can use it":
        "Impulso no agota nada, así que pueden usarlo un personaje que está secándose, uno agotado y una localización",
    "Two characters with Boost have one Boost each":
        "Dos personajes con Impulso tienen un Impulso cada uno",
    "Boost puts the top card of the deck under the character for its ink, once in each of its player's turns":
        "Impulso pone la carta superior del mazo debajo del personaje a cambio de su tinta, una vez en cada turno de su jugador",
    "Boost can't be used in an opponent's turn, nor without the ink for it":
        "Impulso no se puede usar en el turno de un oponente, ni sin la tinta que cuesta",
    "Nobody may look at a card under a character with Boost, not even its owner":
        "Nadie puede mirar una carta que está debajo de un personaje con Impulso, ni siquiera su jugador",
    "A card from under a character is seen by its owner once it is in the hand, and by everyone in the discard":
        "Una carta que estaba debajo de un personaje la ve su jugador cuando llega a la mano, y todos en el descarte",
    "A card under another card is not in play, so nothing can be shifted onto it":
        "Una carta que está debajo de otra no está en juego, así que no se puede hacer Shift sobre ella",
    "A card put under a character is not in play and was not played":
        "Una carta puesta debajo de un personaje no está en juego ni se ha jugado",
    # 8.05-challenger
    "Challenger from the card and from an action is added up":
        "El Desafiante de la carta y el de una acción se acumulan",
    "Outside a challenge a character with Challenger has only its own strength":
        "Fuera de un desafío, un personaje con Desafiante no tiene más que su propia Fuerza",
    "Challenger +N raises the strength while challenging a character or a location, and only then":
        "Desafiante +N aumenta la Fuerza mientras el personaje desafía a otro o a una localización, y solo entonces",
    "A character with Challenger that is challenged deals damage with its own strength":
        "Un personaje con Desafiante que es desafiado inflige daño con su propia Fuerza",
    # 8.06-evasive
    "In 1.x Evasive spoke of characters alone, and a location that had it could be challenged by anyone":
        "En 1.x Evasivo solo habla de personajes, y a una localización que lo tiene la puede desafiar cualquiera",
    "A location with Evasive can be challenged only by characters with Evasive":
        "A una localización con Evasivo solo pueden desafiarla personajes con Evasivo",
    "Evasive that lasts during your turn lets the character challenge the evasive and does not protect it afterwards":
        "El Evasivo que vale durante tu turno permite desafiar a los que tienen Evasivo, y después no protege al personaje",
    "A character that gains Evasive until your next turn is out of reach in the opponent's turn and in reach after it":
        "Un personaje que gana Evasivo hasta tu próximo turno queda fuera de alcance en el turno del oponente, y a su alcance después",
    "A character with Evasive can be challenged by one with Evasive and by nobody else":
        "A un personaje con Evasivo puede desafiarlo otro con Evasivo y nadie más",
    "Evasive does not keep a character from being chosen or hit by an effect, nor from challenging anyone":
        "Evasivo no impide que un efecto elija o alcance al personaje, ni que este desafíe a cualquiera",
    # 8.07-reckless
    "Reckless given for a turn brings both its abilities, and both end with it":
        "El Imprudente que se da por un turno trae sus dos habilidades, y las dos acaban con él",
    "A character with Reckless can't quest, even if it has lore and nobody is there to challenge":
        "Un personaje con Imprudente no puede ir de aventura, aunque tenga lore y no haya a quién desafiar",
    "A location that can be challenged holds up the turn of a player with a ready Reckless character":
        "Una localización que se puede desafiar no deja terminar el turno a quien tiene un personaje preparado con Imprudente",
    "A character with Reckless that has to pay for a challenge does not have to challenge, even if the price could be paid":
        "Un personaje con Imprudente que tiene que pagar por desafiar no está obligado a hacerlo, aunque se pueda pagar el precio",
    "A ready character counts for Reckless if this character may challenge ready characters":
        "Un personaje preparado cuenta para Imprudente si el que tiene Imprudente puede desafiar a personajes preparados",
    "In early 1.x only exerted characters and locations held up the turn of a Reckless character":
        "En el primer texto de 1.x, con Imprudente solo impiden terminar el turno los personajes agotados y las localizaciones",
    "In late 1.x, too, only exerted characters and locations held up the turn of a Reckless character":
        "También en el segundo texto de 1.x, con Imprudente solo impiden terminar el turno los personajes agotados y las localizaciones",
    "A drying Reckless character owes no challenge, unless it has Rush":
        "Un personaje con Imprudente que está secándose no está obligado a desafiar, a menos que tenga Prisa",
    "Each ready Reckless character holds up the turn until it is exerted or its last target is gone":
        "Cada personaje preparado con Imprudente impide terminar el turno hasta que se agota o ya no queda a quién desafiar",
    "The turn may end if a character with Reckless has nobody it can challenge":
        "El turno puede terminar si un personaje con Imprudente no tiene a quién desafiar",
    "A Reckless character may be exerted to sing, and then owes no challenge":
        "Un personaje con Imprudente puede agotarse para cantar, y entonces no está obligado a desafiar",
    "A Reckless character may be exerted for an ability, and then owes no challenge":
        "Un personaje con Imprudente puede agotarse para una habilidad, y entonces no está obligado a desafiar",
    # 8.08-resist
    "A location with Resist is dealt less damage":
        "A una localización con Resistencia se le inflige menos daño",
    "In 2.0 a replacement effect took the damage elsewhere before Resist could reduce it":
        "En la 2.0 un efecto de reemplazo se lleva el daño a otra parte antes de que la Resistencia pueda reducirlo",
    "Resist is worked out before a replacement effect takes the damage elsewhere":
        "La Resistencia se calcula antes de que un efecto de reemplazo se lleve el daño a otra parte",
    "Resist +N reduces each damage dealt to the character by N, in a challenge and by an effect":
        "Resistencia +N reduce en N todo daño que se inflige al personaje, en un desafío o por un efecto",
    "In early 1.x Resist was a replacement effect, and the player whose character was hit chose which came first":
        "En el primer texto de 1.x, Resistencia es un efecto de reemplazo, y el jugador del personaje afectado elige cuál va primero",
    "A challenger with Resist takes less damage back":
        "Un desafiante con Resistencia recibe menos daño de vuelta",
    "Resist makes no difference between the damage of an opponent and one's own":
        "Resistencia no distingue entre el daño de un oponente y el propio",
    "Until 2.1 damage reduced to 0 had not been dealt at all":
        "Hasta la 2.1 el daño reducido a 0 no se ha infligido",
    "A character whose Resist takes the whole damage is not damaged":
        "Un personaje cuya Resistencia anula todo el daño no está dañado",
    "Damage reduced to 0 was still dealt by its source, though the character took none":
        "El daño reducido a 0 sí lo ha infligido su fuente, aunque el personaje no reciba ninguno",
    "Damage moved onto a character with Resist arrives in full":
        "El daño que se mueve a un personaje con Resistencia llega entero",
    "Damage counters that are put on a character are not reduced by Resist":
        "Los contadores de daño que se ponen en un personaje no los reduce la Resistencia",
    "Damage that an effect puts on a character instead of another is put, and its own Resist does not reduce it":
        "El daño que un efecto pone en un personaje en lugar de en otro es daño puesto, y la Resistencia del primero no lo reduce",
    # 8.09-rush
    "A character with Rush can challenge in the turn it is played":
        "Un personaje con Prisa puede desafiar en el turno en que se juega",
    "Rush does not let a drying character quest or sing":
        "Prisa no permite ir de aventura ni cantar a un personaje que está secándose",
    "Rush given by an action works like Rush that is printed, and a character that can't challenge still can't":
        "La Prisa que da una acción funciona como la impresa, y un personaje que no puede desafiar sigue sin poder",
    # 8.10-shift
    "A character that counts as any name for Shift may be shifted onto by any card with Shift":
        "Sobre un personaje que para Cambio vale por cualquier nombre se puede hacer Shift con cualquier carta que tenga Cambio",
    "A discount on using Shift makes the Shift cost less and leaves the ink cost alone":
        "Un descuento por usar Cambio rebaja el coste de Cambio y no toca el coste de tinta",
    "A Shift cost can be something else than ink, and is paid with what it asks for":
        "Un coste de Cambio puede no ser de tinta, y se paga con lo que pide",
    "An effect may shift a card for free and from another zone, but only a card that has Shift":
        "Un efecto puede permitir hacer Shift gratis y desde otra zona, pero solo con una carta que tenga Cambio",
    "A card may make it cheaper to shift onto some characters only, and each of them has its own price":
        "Una carta puede abaratar el Cambio solo sobre ciertos personajes, y cada uno de ellos tiene su propio precio",
    "A card with two names may be shifted onto a character that has one of them":
        "Con una carta de dos nombres se puede hacer Shift sobre un personaje que tenga uno de ellos",
    "A character played for free is not shifted, since free is the cost that was chosen":
        "Un personaje jugado gratis no se juega con Cambio, porque «gratis» es el coste que se ha elegido",
    "Shift goes on no other name and on no opponent's character":
        "Cambio no va sobre un personaje de otro nombre ni sobre el de un oponente",
    "A shifted character can be shifted onto again, and all the cards are one stack":
        "Sobre un personaje jugado con Cambio se puede volver a hacer Shift, y todas las cartas son una sola pila",
    "A card that is shifted is played, so what waits for a character being played triggers":
        "Hacer Shift con una carta es jugarla, así que se dispara lo que espera a que se juegue un personaje",
    "Shift is a choice; for its ink cost the card enters play beside the other one, and is drying":
        "Cambio es optativo: por su coste de tinta, la carta entra en juego al lado de la otra y está secándose",
    "With a character of the same name in play the Shift cost may be paid, and the card goes on top of that character":
        "Con un personaje del mismo nombre en juego se puede pagar el coste de Cambio, y la carta va encima de él",
    "Without the ink for its Shift cost a card can't be shifted":
        "No se puede hacer Shift con una carta sin la tinta de su coste de Cambio",
    "A Bodyguard shifted onto an exerted character can't enter ready":
        "Un personaje con Guardaespaldas jugado con Cambio sobre uno agotado no puede entrar preparado",
    "Shifted onto an exerted character it enters play exerted, although that one was dry":
        "Un personaje jugado con Cambio sobre uno agotado entra en juego agotado, aunque aquel estuviera seco",
    "A Bodyguard shifted onto a ready character may enter exerted, or ready and quest at once":
        "Un personaje con Guardaespaldas jugado con Cambio sobre uno preparado puede entrar agotado, o preparado e ir de aventura enseguida",
    "A character that enters play exerted is exerted also on top of a ready one":
        "Un personaje que entra en juego agotado entra agotado también encima de uno preparado",
    "Shifted onto a dry character it is dry, and quests in the turn it is played":
        "Un personaje jugado con Cambio sobre uno seco está seco y va de aventura en el turno en que se juega",
    "Shifted onto a character played this turn it is drying and has to wait":
        "Un personaje jugado con Cambio sobre uno jugado este turno está secándose y tiene que esperar",
    "Rush of the character below does not help the drying character on top of it":
        "La Prisa del personaje de debajo no ayuda al que tiene encima, que está secándose",
    "An item that was there when the turn began makes the character on top of it dry":
        "Un objeto que ya estaba en juego al empezar el turno hace que el personaje que va encima esté seco",
    "Shifted onto an item that was played this turn it is drying":
        "Un personaje jugado con Cambio sobre un objeto jugado este turno está secándose",
    "Shifted onto two characters it is drying if either of them is drying":
        "Un personaje jugado con Cambio sobre otros dos está secándose si lo está uno de ellos",
    "Shifted onto two characters it is exerted if either of them is exerted":
        "Un personaje jugado con Cambio sobre otros dos está agotado si lo está uno de ellos",
    "If the character below was readied and can't quest this turn, the one on top of it can't quest either":
        "Si el personaje de debajo se preparó y no puede ir de aventura este turno, el de encima tampoco puede",
    "A shifted character does what the character below could do, so it challenges and moves in that turn":
        "Un personaje jugado con Cambio hace lo que podía hacer el de debajo, así que desafía y se mueve en ese turno",
    "A character shifted onto a drying one can't sing in that turn":
        "Un personaje jugado con Cambio sobre uno que está secándose no puede cantar en ese turno",
    "Effects on the character below go on with the shifted character until they end":
        "Los efectos sobre el personaje de debajo siguen en el jugado con Cambio hasta que acaban",
    "Shifting readies nobody, so one character can't quest, be covered and quest again":
        "Hacer Shift no prepara a nadie, así que un personaje no puede ir de aventura, ser cubierto y volver a ir",
    "A character shifted onto a dry one may sing in the turn it is played":
        "Un personaje jugado con Cambio sobre uno seco puede cantar en el turno en que se juega",
    "A character shifted onto one at a location is at that location":
        "Un personaje jugado con Cambio sobre uno que está en una localización está en esa localización",
    "A covered card that waits for cards being played still sees the card that covers it, and none after that":
        "Una carta cubierta cuya habilidad se dispara al jugar cartas aún ve la que la cubre, y ninguna más",
    "A shifted character has none of the keywords and abilities of the card below it":
        "Un personaje jugado con Cambio no tiene ninguna palabra clave ni habilidad de la carta de debajo",
    "A shifted character has the damage of the character below it, and no more":
        "Un personaje jugado con Cambio tiene el daño del personaje de debajo, y ninguno más",
    "Shifted onto two characters it has the damage of both":
        "Un personaje jugado con Cambio sobre otros dos tiene el daño de ambos",
    "Shifted onto more damage than its own willpower, the whole stack is banished at once":
        "Si el daño de debajo supera su Voluntad, el personaje jugado con Cambio y toda su pila son desterrados enseguida",
    "A shifted character that is put into the inkwell brings every card of its stack along":
        "Un personaje jugado con Cambio que se pone en el tintero se lleva consigo todas las cartas de su pila",
    "When a shifted character is banished, the cards under it go to the discard with it":
        "Cuando un personaje jugado con Cambio es desterrado, las cartas de debajo van con él al descarte",
    "When a shifted character returns to the hand, so do the cards under it, and they are no stack any more":
        "Cuando un personaje jugado con Cambio vuelve a la mano, vuelven también las cartas de debajo, y ya no son una pila",
    "What speaks of Shift holds for its variants too, and they follow the rules of Shift":
        "Lo que se dice de Cambio vale también para sus variantes, que siguen las reglas de Cambio",
    "Shift with a classification goes on your characters with that classification, whatever their name":
        "Cambio por clasificación va sobre tus personajes de esa clasificación, se llamen como se llamen",
    "Universal Shift goes on any of your characters, and on nothing that is not a character":
        "Cambio Universal va sobre cualquiera de tus personajes, y sobre nada que no sea un personaje",
    "Duo Shift can't be used on one character alone, nor on two of the same name":
        "Cambio Dúo no se puede usar sobre un solo personaje, ni sobre dos del mismo nombre",
    "Duo Shift covers a pair, and each of the card's two names needs its own character below":
        "Cambio Dúo cubre a una pareja, y cada uno de los dos nombres de la carta necesita debajo su propio personaje",
    "Combo Shift may go on one character that has either of the card's names":
        "Cambio Combo puede ir sobre un personaje que tenga uno de los nombres de la carta",
    "Combo Shift may go on two characters, one for each of the card's names, and not on two of one name":
        "Cambio Combo puede ir sobre dos personajes, uno por cada nombre de la carta, y no sobre dos del mismo nombre",
    "Of two cards with Temporary Shift on top of each other the lower one returns too, once the upper one has returned":
        "De dos cartas con Cambio Temporal, una encima de otra, también vuelve la de abajo una vez que ha vuelto la de arriba",
    "A character with Temporary Shift that was played for its ink cost does not return to the hand":
        "Un personaje con Cambio Temporal que se ha jugado por su coste de tinta no vuelve a la mano",
    "If a character with Temporary Shift has left play before the end of the turn, nothing comes back":
        "Si un personaje con Cambio Temporal ha abandonado el juego antes del final del turno, no vuelve nada",
    "Temporary Shift goes on a character of the same name like Shift itself":
        "Cambio Temporal va sobre un personaje del mismo nombre, igual que Cambio",
    "At the end of the turn a character played with Temporary Shift returns to the hand without its damage":
        "Al final del turno, un personaje jugado con Cambio Temporal vuelve a la mano sin su daño",
    "When a Temporary Shift ends only the top card returns; what was under it stays in play with its own text":
        "Cuando acaba un Cambio Temporal solo vuelve la carta superior; lo que tenía debajo sigue en juego con su propio texto",
    "Potato Shift goes on one of your items named Potato, and on no other item or character":
        "Cambio Patata va sobre uno de tus objetos llamados Potato, y sobre ningún otro objeto ni personaje",
    "A combined form does both, so it goes on the classification and returns to the hand at the end of the turn":
        "Una forma combinada hace ambas cosas: va sobre la clasificación y vuelve a la mano al final del turno",
    # 8.11-singer
    "A drying or exerted character can't sing, Singer or not":
        "Un personaje que está agotado o secándose no puede cantar, tenga Cantante o no",
    "A character with Singer N sings songs of cost N or less and none that cost more":
        "Un personaje con Cantante N canta canciones de coste N o menos y ninguna de coste mayor",
    "Singer changes nothing but singing, so for every other effect the character has its own ink cost":
        "Cantante solo cuenta para cantar: para todos los demás efectos, el personaje tiene su propio coste de tinta",
    "Without Singer the bonus for singing is added to the character's ink cost":
        "Sin Cantante, la bonificación para cantar se suma al coste de tinta del personaje",
    "+N cost to sing songs is added to the number of Singer":
        "El +N al coste para cantar canciones se suma al número de Cantante",
    # 8.12-sing-together
    "A teammate's character can't sing a song that has no Sing Together":
        "Un personaje de un compañero de equipo no puede cantar una canción sin Cantar Juntos",
    "A song with Sing Together is sung by several characters instead of being paid with ink":
        "Una canción con Cantar Juntos la cantan varios personajes en vez de pagarla con tinta",
    "A teammate's characters may sing a Sing Together song, and an opponent's may not":
        "Los personajes de un compañero de equipo pueden cantar una canción con Cantar Juntos; los de un oponente, no",
    "A teammate's drying or exerted character can't join the choir":
        "Un personaje de un compañero de equipo que está agotado o secándose no puede unirse al coro",
    "One character may sing a Sing Together song alone if its cost reaches the number":
        "Un solo personaje puede cantar una canción con Cantar Juntos si su coste alcanza el número",
    "In a choir a character with Singer counts with its number, and one that can't sing does not count":
        "En un coro, un personaje con Cantante cuenta con su número, y uno que no puede cantar no cuenta",
    "The costs of the singers must reach the number, and more singers than needed may join in":
        "Los costes de quienes cantan tienen que alcanzar el número, y pueden unirse más de los necesarios",
    'Every character of the choir sang the song, so each one\'s "whenever this character sings" triggers':
        "Todos los personajes del coro han cantado la canción, así que se dispara el «cada vez que este personaje cante» de cada uno",
    # 8.13-support
    "Support adds the questing character's strength to another chosen character until the end of the turn":
        "Apoyo suma hasta el final del turno la Fuerza del personaje que va de aventura a la de otro personaje elegido",
    "Support chooses another character, be it an opponent's, and never the one that quests or one with Ward":
        "Apoyo elige a otro personaje, aunque sea de un oponente, y nunca al que va de aventura ni a uno con Protección",
    "Strength from Support is gone when the turn is over":
        "La Fuerza que da Apoyo desaparece cuando termina el turno",
    'Support is a "may", and the lore of the quest comes either way':
        "Apoyo es un «puedes», y el lore de la aventura se gana en cualquier caso",
    "A character with negative strength adds 0 with Support and takes nothing away":
        "Un personaje con Fuerza negativa suma 0 con Apoyo y no resta nada",
    "Strength gained from Support is passed on by the next character that quests with Support":
        "La Fuerza ganada por Apoyo la transmite el siguiente personaje que va de aventura con Apoyo",
    "Support adds the strength that the character has on resolving, and later changes do not matter":
        "Apoyo suma la Fuerza que tiene el personaje al resolverse, y los cambios posteriores no importan",
    # 8.14-vanish
    "A song is an action, so a character with Vanish that it chooses is banished":
        "Una canción es una acción, así que un personaje con Desvanecer elegido para ella es desterrado",
    "A character with Vanish that an opponent chooses for an action is banished, whatever the action does":
        "Un personaje con Desvanecer al que un oponente elige para una acción es desterrado, haga lo que haga la acción",
    "A character with Vanish stays when its own player chooses it, also for an opponent's action":
        "Un personaje con Desvanecer se queda cuando lo elige su propio jugador, también para una acción de un oponente",
    "An action that chooses nobody does not make characters vanish":
        "Una acción que no elige a nadie no destierra a los personajes con Desvanecer",
    "Being chosen for an ability, for Support or for a challenge does not make a character vanish":
        "Un personaje con Desvanecer no es desterrado por ser elegido para una habilidad, para Apoyo o para un desafío",
    "The action takes its whole effect before a character with Vanish is banished":
        "La acción hace todo su efecto antes de que sea desterrado un personaje con Desvanecer",
    "If the action has moved the character away, Vanish does nothing to it where it is now":
        "Si la acción se ha llevado al personaje, Desvanecer no le hace nada allí donde está ahora",
    "A character with Vanish that the action banishes is banished once":
        "Un personaje con Desvanecer al que la acción destierra es desterrado una sola vez",
    # 8.15-ward
    "Ward does not keep a character from being challenged":
        "Protección no impide que un personaje sea desafiado",
    "An action may be played although only characters with Ward are there, and then does what it can":
        "Una acción se puede jugar aunque solo haya personajes con Protección, y entonces hace lo que puede",
    "An opponent can't choose a character with Ward; its own player can":
        "Un oponente no puede elegir a un personaje con Protección; su propio jugador, sí",
    "A character that gains Ward while exerted can't be chosen by opponents as long as it is exerted":
        "Un personaje que tiene Protección mientras está agotado no puede ser elegido por los oponentes en ese tiempo",
    "An effect that takes all characters takes those with Ward too":
        "Un efecto que afecta a todos los personajes afecta también a los que tienen Protección",
    "When an effect makes its own player choose, a character with Ward can be chosen":
        "Cuando un efecto hace elegir al propio jugador de un personaje con Protección, este se puede elegir",
    # 8.16-adventurous
    "A character with Adventurous can't challenge characters or locations, and Rush does not help":
        "Un personaje con Aventurero no puede desafiar a personajes ni a localizaciones, y Prisa no cambia eso",
    "A character with Adventurous may sing instead of questing, and exerted it does not hold up the turn":
        "Un personaje con Aventurero puede cantar en vez de ir de aventura, y una vez agotado no impide terminar el turno",
    "The turn can't end while a ready character with Adventurous could quest, also if it has no lore":
        "El turno no puede terminar mientras un personaje preparado con Aventurero pueda ir de aventura, aunque no tenga lore",
    "A character with Adventurous that is drying, or has Reckless too, can't quest and holds up nothing":
        "Un personaje con Aventurero que está secándose, o que también tiene Imprudente, no puede ir de aventura y no impide terminar el turno",
}
# fmt: on
