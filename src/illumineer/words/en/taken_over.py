"""What a shifted character has from what it covers."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "exerted": "enters play exerted, as what it covers is",
    "told_exerted": "enters play exerted, although what it covers is ready",
    "dry": "enters play dry, as what it covers is",
    "drying": "enters play drying, as what it covers is",
    "dry_over_item": "enters play dry, because what it covers has been in play since the turn began",
    "drying_over_item": "enters play drying, because what it covers came into play this turn",
    "damage": "keeps {n} damage",
    "effects": "keeps the effects that apply to what it covers",
}
