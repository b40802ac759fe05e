"""Lo que ocurriría y se reemplaza, según la clase de evento."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "DAMAGE_DEALT": "se {n:infligiría|infligirían} {n} de daño a {card}",
    "DAMAGE_TAKEN": "{card} recibiría {n} de daño",
    "DAMAGE_MOVED": "se {n:movería|moverían} {n} de daño a {card}",
    "BANISHED": "se desterraría {card:a}",
    "DISCARDED": "{player} descartaría {card}",
    "DREW": "{player} robaría {n} {n:carta|cartas}",
    "LORE_GAINED": "{player} ganaría {n} de lore",
    "LORE_LOST": "{player} perdería {n} de lore",
    "INK_DROPS_GAINED": "{player} ganaría {n} {n:gota|gotas} de tinta",
    "RETURNED_TO_HAND": "{card} volvería a la mano de {player}",
    "LEFT_PLAY": "{card} abandonaría el juego",
    "PUT_INTO_DISCARD": "{card} se pondría en el descarte de {player}",
    "EXERTED": "se agotaría {card:a}",
    "READIED": "se prepararía {card:a}",
}
