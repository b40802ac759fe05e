"""What a shifted character has from what it covers."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "exerted": "entra en juego en estado agotado, como la carta que cubre",
    "told_exerted": "entra en juego en estado agotado, aunque la carta que cubre esté preparada",
    "dry": "entra en juego en estado seco, como la carta que cubre",
    "drying": "entra en juego secándose, como la carta que cubre",
    "dry_over_item": "entra en juego en estado seco, porque la carta que cubre está en juego desde el inicio del turno",
    "drying_over_item": "entra en juego secándose, porque la carta que cubre ha entrado en juego este turno",
    "damage": "conserva {n} de daño",
    "effects": "conserva los efectos que se aplican a la carta que cubre",
}
