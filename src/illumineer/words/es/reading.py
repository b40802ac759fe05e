"""Por qué no se puede leer el texto de una carta."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "several": "{n} lecturas distintas",
    "unread": "no se puede leer a partir de «{where}»",
    "unfinished": "no se puede leer hasta el final: ahí falta algo",
    "no_keyword": "«{word}» no es ninguna palabra clave conocida",
    "unwritten": "no se puede volver a escribir: {error}",
    # a word means nothing there, or the wrong thing
    "looked_at_in_play": "una carta que se mira no está en juego",
    "slot": "aquí hace falta una carta de la que ya se haya hablado",
    "nothing_looked_at": "no se ha mirado ninguna carta",
    "last_not_in_play": "la última carta de la que se ha hablado no está en juego",
    "only_in_play": "solo una carta en juego puede ser eso",
    "action_in_play": "una acción solo está en juego mientras se resuelve",
    "other_than_which": "no se dice a qué carta se refiere «other»",
    "other_one_by_one": "«other» significa distinta de cada una de esas cartas, una por una",
    "they_one_by_one": "«they» son esas cartas, una por una",
    "several_turns": "«their next turn» sería el de varios jugadores, y cada uno termina en otro momento",
    "not_yours": "se dice «you» o «your», pero no se sabe que las cartas sean tuyas",
    "yours": "se nombra a otro jugador o una zona suya, pero las cartas son tuyas",
    "no_rest": "no se ha mirado nada de lo que pueda quedar un resto",
    "not_revealed": "no se ha revelado nada",
    "not_chosen": "no se ha elegido nada",
    "player_or_card": "no se dice si «{word}» es el jugador o la carta",
    "which_card": "no se dice qué carta es «{word}»",
    "which_other_player": "no se dice si es otro jugador que tú o que el elegido",
    "not_spoken_of": "no se ha hablado de nada a lo que «{word}» pueda referirse",
    "nothing_spoken_of": "no se ha hablado de nada a lo que una palabra pueda referirse",
    "no_challenge": "no se ha hablado de ningún desafío",
    "who_challenged": "no se dice quién desafió a quién",
    "this_way": "no se ha hecho nada a lo que «this way» pueda referirse",
    "no_player": "no se ha hablado de ningún jugador",
    "no_location": "aquí no se mueve nadie: esto no es una localización",
    "group_one_by_one": "«they» son las cartas del grupo, una por una",
    "their_one_by_one": "«their» significa cada uno de esos jugadores, uno por uno",
    "they_not_this": "«they» no es esta carta",
    "static_reaches": "una habilidad estática afecta a esta carta o a un grupo de cartas",
    "not_in_play": "una carta en juego no se descarta de la mano",
    "never_in_play": "una acción nunca está en juego, que es donde funcionaría esta habilidad",
}
