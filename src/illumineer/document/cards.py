"""Cards at the table as data: what is printed on them, what counts now, and where they are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from illumineer import ir
from illumineer.compile.specs import CardSpec, Values
from illumineer.core.state import CardInPlay
from illumineer.document.keys import Keys
from illumineer.document.printed import facts, keyword, shift_keyword, text, values
from illumineer.seen.card import Card, shifts
from illumineer.seen.look import Look
from illumineer.told.board import Drawing
from illumineer.vocab import CardType, Keyword


class Cards:
    """Writes the cards of one look.  `labels` are what moves call them, by their references."""

    def __init__(self, look: Look, keys: Keys, labels: Mapping[int, str], lang: str, edition: str, texts: bool) -> None:
        self.keys = keys
        self.labels = labels
        self.lang = lang
        self.edition = edition
        self.texts = texts
        self.drawing = Drawing(look, lang, {})
        self.written: set[int] = set()
        """The cards that have been written, by their ids."""

    def write(self, card: Card) -> dict[str, Any]:
        """A card in any zone: a hidden one has a key and nothing else."""
        self.written.add(card.id)
        if card.is_hidden:
            return {"key": self.keys.of(card.id)}
        spec, now = card.spec, card.values
        found: dict[str, Any] = {"key": self.keys.of(card.id), "label": self.labels[card.ref]}
        found |= _unchanged(spec, self.lang, self.edition, self.texts)
        if now is not spec.printed:
            found |= _changed(card, now, self.lang, self.edition)
        played = card.object_in_play
        if played is not None:
            found |= self._in_play(card, played)
        return found

    def _in_play(self, card: Card, played: CardInPlay) -> dict[str, Any]:
        location = card.location if played.location else None
        return {
            "exerted": played.exerted,
            "drying": played.drying,
            "damage": played.damage,
            "marks": self.drawing.states(card),
            "location": self.keys.of(location.id) if location is not None else None,
            "under": [self.write(each) for each in card.under] if played.under else [],
            "facedown": [self.write(each) for each in card.facedown] if played.facedown else [],
        }


@lru_cache(maxsize=8192)
def _unchanged(spec: CardSpec, lang: str, edition: str, texts: bool) -> dict[str, Any]:
    """All that can be said of a card that nothing bears on."""
    printed = spec.card
    assert isinstance(printed, ir.Card)
    found = facts(printed, lang)
    found["values"] = values(spec.printed, printed.type)
    found["classes"] = list(printed.classes)
    found["keywords"] = _keywords(spec.printed, lang, edition)
    if texts:
        found["text"] = text(printed, lang)
    return found


def _changed(card: Card, now: Values, lang: str, edition: str) -> dict[str, Any]:
    """What modifiers have changed, or might have."""
    printed = card.printed
    found: dict[str, Any] = {"values": values(now, CardType(card.spec.type))}
    if now.classes is not printed.classes:
        found["classes"] = list(card.classes)
    if now.keywords != printed.keywords or now.abilities is not printed.abilities:
        found["keywords"] = _keywords(now, lang, edition)
    return found


def _keywords(now: Values, lang: str, edition: str) -> list[dict[str, Any]]:
    """The keywords, in a fixed order; each Shift of a card that has several stands for itself."""
    found: list[dict[str, Any]] = []
    for which in sorted(now.keywords):
        if which == Keyword.SHIFT:
            found += [shift_keyword(each, lang, edition) for each in shifts(now)]
        else:
            found.append(keyword(which, now.keywords[which], lang, edition))
    return found
