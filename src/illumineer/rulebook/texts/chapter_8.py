"""Chapter 8: keywords."""

from __future__ import annotations

from typing import Final

from illumineer.cr import CR
from illumineer.rulebook.entry import Rule, rule, until

# A sentence per line and language, whatever its length: a table to be read side by side.
# fmt: off
RULES: Final[tuple[Rule, ...]] = (
    rule(CR.RESIST_ZERO,
         "When Resist brings damage down to 0, the source has still dealt damage, but the card with Resist has taken none.",
         "Si Resistencia deja el daño en 0, la fuente ha infligido daño de todos modos, pero la carta con Resistencia no ha recibido ninguno.",
         until("2.1",
               "When Resist brings damage down to 0, no damage was dealt at all.",
               "Si Resistencia deja el daño en 0, se entiende que no se ha infligido daño.")),
)
