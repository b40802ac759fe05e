"""Cards as data: what is printed on them, what counts now, and their words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from illumineer import ir
from illumineer.cards import wording
from illumineer.compile.specs import CardSpec, Values
from illumineer.core.state import CardInPlay
from illumineer.messages import Message
from illumineer.seen.card import Card
from illumineer.told.why import keyword_name
from illumineer.vocab import CardType, Keyword
from illumineer.words import say

CARD = "illumineer-card/1"
_STATS = ("strength", "willpower", "lore", "cost", "move_cost")


def card(printed: ir.Card, spec: CardSpec, langs: tuple[str, ...] = ("en", "es")) -> dict[str, Any]:
    """One card of the book: facts, values, keywords, and its text in each language (None if it cannot be written)."""
    texts = {lang: wording.card(printed, lang) for lang in langs}
    return {
        "format": CARD,
        **printed_facts(spec, langs[0]),
        "values": _values(spec.printed, CardType(spec.type)),
        "keywords": keywords(spec.printed, langs[0]),
        "texts": {lang: list(text) if text is not None else None for lang, text in texts.items()},
    }


def printed_facts(spec: CardSpec, lang: str) -> dict[str, Any]:
    """What is printed on a card and never changes; to be read only."""
    return _facts(spec, lang)


@lru_cache(maxsize=8192)
def _facts(spec: CardSpec, lang: str) -> dict[str, Any]:
    printed = spec.card
    assert isinstance(printed, ir.Card)
    kind = CardType(spec.type)
    return {
        "name": printed.name,
        "version": printed.version,
        "full_name": spec.full_name,
        "type": kind.name.lower(),
        "type_text": say(Message("terms.song" if spec.is_song else f"terms.{kind.name}"), lang),
        "song": spec.is_song,
        "inks": [ink.name.lower() for ink in printed.inks],
        "inkable": spec.inkwell,
        "printed": _values(spec.printed, kind),
    }


@lru_cache(maxsize=8192)
def text(printed: ir.Card, lang: str) -> list[str] | None:
    """The paragraphs of a card; None if they cannot be written."""
    found = wording.card(printed, lang)
    return list(found) if found is not None else None


def _values(v: Values, kind: CardType) -> dict[str, int]:
    """The characteristics that a card of that type has (5.3.6, 5.6.5); a strength may be below 0 (6.6.2)."""
    if kind == CardType.CHARACTER:
        return {"cost": v.cost, "strength": v.strength, "willpower": v.willpower, "lore": v.lore}
    if kind == CardType.LOCATION:
        return {"cost": v.cost, "willpower": v.willpower, "lore": v.lore, "move_cost": v.move_cost}
    return {"cost": v.cost}


def keywords(v: Values, lang: str) -> list[dict[str, Any]]:
    """The keywords, each as a word, with its number and as it is written."""
    return [_keyword(keyword, v.keywords[keyword], lang) for keyword in sorted(v.keywords)]


@lru_cache(maxsize=1024)
def _keyword(keyword: int, n: int, lang: str) -> dict[str, Any]:
    return {"keyword": Keyword(keyword).name.lower(), "n": n, "text": say(keyword_name(keyword, n), lang)}


class Cards:
    """Writes the cards of one look."""

    def __init__(self, keys: list[str], lang: str, texts: bool) -> None:
        self.keys = keys
        self.lang = lang
        self.texts = texts

    def write(self, card: Card) -> dict[str, Any]:
        """A card in any zone: a hidden one has a key and nothing else."""
        if card.is_hidden:
            return {"key": self.keys[card.id]}
        spec = card.spec
        v = card.values
        found = {
            "key": self.keys[card.id],
            **_facts(spec, self.lang),
            "values": _values(v, CardType(spec.type)),
            "classes": list(card.classes),
            "keywords": keywords(v, self.lang),
        }
        if self.texts:
            printed = spec.card
            assert isinstance(printed, ir.Card)
            found["text"] = text(printed, self.lang)
        played = card.object_in_play
        if played is not None:
            found |= self._in_play(card, played)
        return found

    def _in_play(self, card: Card, played: CardInPlay) -> dict[str, Any]:
        location = card.location
        return {
            "exerted": played.exerted,
            "drying": played.drying,
            "damage": played.damage,
            "location": self.keys[location.id] if location is not None else None,
            "under": [self.write(each) for each in card.under] if played.under else [],
            "facedown": [self.write(each) for each in card.facedown] if played.facedown else [],
        }
