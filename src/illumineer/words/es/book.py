"""Por qué una carta no se puede compilar, o no está en el libro de cartas."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "no_card": "no hay ninguna carta llamada «{name}» en este libro de {n} {n:carta|cartas}",
    "twice": "{card} está dos veces entre las cartas",
    "one_effect": "{card}: una acción tiene exactamente un ActionEffect; las demás cartas, ninguno",
    "song": "{card}: solo una acción puede ser una canción",
    "no_ability": "{card}: {node} no es una habilidad",
    "no_effect": "{card}: {node} no es un efecto",
    "not_chosen": "{card}: {node} no es nada que se elija",
    # what the words of the vocabularies can be said of
    "doing": "{card}: {node} no puede hablar de {doing}",
    "not_replaced": "{card}: {event} no se puede reemplazar",
    "total": "{card}: solo se reparte un total de «hasta» cierta cantidad de daño",
    "not_told": "{card}: nada informa nunca de {event}",
    "static": "{card}: una habilidad estática afecta a esta carta o a un grupo de cartas",
    "zone": "{card}: una habilidad disparada no funciona en la zona {zone}",
    "paid_with": "{card}: un coste se paga con esta carta o con cartas que se eligen",
    "fixed_number": "{card}: un coste se paga con un número fijo de cartas, a elección de quien paga",
    # trees as JSON
    "no_node": "ningún nodo de la IR se llama {name}",
    "node": "nodo {name} de la IR: {error}",
    "no_member": "{family} no tiene ningún miembro «{member}»",
}
