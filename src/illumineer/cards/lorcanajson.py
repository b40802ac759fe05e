"""Reading LorcanaJSON's `allCards.json`: its printings become unique cards with the text that counts.

Printings of one card (promotional, enchanted, epic, iconic, reprints) are tied together by `baseId`
and `reprintOfId`, and by their full name.  What stands on the newest regular printing counts (1.1.5).

Here: the file format and nothing else.  What is missing or wrong is named with its card; nothing is
guessed and nothing is skipped.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from illumineer.cards.facts import CardFacts, Period, Printing, SetFacts, ended, joined
from illumineer.cards.names import full_name
from illumineer.errors import CardFileError
from illumineer.ir.cards import COPIES
from illumineer.messages import Message
from illumineer.text import Paragraph, Printed
from illumineer.vocab import CardType, Ink
from illumineer.words import foreign

MAJOR_VERSION = "2"
"""The format version that is understood; within it, fields are only added."""

_TYPES = {"Character": CardType.CHARACTER, "Action": CardType.ACTION, "Item": CardType.ITEM}
_TYPES["Location"] = CardType.LOCATION
_INKS = {ink.name.title(): ink for ink in Ink}


@dataclass(frozen=True, slots=True)
class UniqueCard:
    """A card of the file: what is printed on it, and its facts."""

    printed: Printed
    facts: CardFacts

    @property
    def full_name(self) -> str:
        return full_name(self.printed.name, self.printed.version)


@dataclass(frozen=True, slots=True)
class CardFile:
    """What a file holds: main-set and Quest cards, each list by first set and number."""

    format_version: str
    generated: str
    sets: dict[str, SetFacts]
    cards: tuple[UniqueCard, ...]

    @property
    def main(self) -> tuple[UniqueCard, ...]:
        return tuple(card for card in self.cards if not card.facts.quest)

    @property
    def quest(self) -> tuple[UniqueCard, ...]:
        return tuple(card for card in self.cards if card.facts.quest)


def read_file(path: str | Path) -> CardFile:
    """The cards of a file; CardFileError says what is wrong with it, and where."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise CardFileError("card_file.unreadable", file=str(path), why=foreign.system(error)) from None
    return read(data, str(path))


def read(data: bytes, where: str) -> CardFile:
    """The cards in the bytes of a file; `where` is what errors call it."""
    try:
        content = json.loads(data)
    except UnicodeDecodeError as error:
        raise CardFileError("card_file.not_utf8", file=where, n=error.start) from None
    except (ValueError, RecursionError) as error:
        raise CardFileError("card_file.not_json", file=where, why=foreign.not_json(error)) from None
    if not isinstance(content, dict) or not {"metadata", "sets", "cards"} <= content.keys():
        raise CardFileError("card_file.foreign", file=where)
    top = _Fields(content, where)
    metadata = top.inside("metadata")
    version = metadata.word("formatVersion")
    if version.split(".")[0] != MAJOR_VERSION:
        raise CardFileError("card_file.version", file=where, version=version, known=MAJOR_VERSION)
    language = metadata.word("language", "en")
    if language != "en":
        raise CardFileError("card_file.language", file=where, language=language)
    sets = {code: _set(code, each) for code, each in top.inside("sets").objects()}
    return CardFile(version, metadata.word("generatedOn", ""), sets, _unique(_cards(top, sets), sets))


# --- fields ----------------------------------------------------------------------------------

_MISSING: Any = object()


class _Fields:
    """An object of the file, whose fields are taken out by kind; what is wrong is said with the place."""

    __slots__ = ("data", "where")

    def __init__(self, data: dict[str, Any], where: str) -> None:
        self.data = data
        self.where = where

    def _take(self, key: str, kind: type, expected: str, default: Any) -> Any:
        value = self.data.get(key, default)
        if value is _MISSING:
            raise CardFileError("card_file.missing", where=self.where, field=key)
        if key in self.data and (not isinstance(value, kind) or (kind is int and isinstance(value, bool))):
            shown = repr(value)
            shown = shown if len(shown) <= 60 else f"{shown[:60]}…"
            wanted = Message(f"card_file.{expected}")
            raise CardFileError("card_file.kind", where=self.where, field=key, expected=wanted, value=shown)
        return value

    def word(self, key: str, default: Any = _MISSING) -> str:
        value: str = self._take(key, str, "text", default)
        if not value.isascii():
            try:
                value.encode()
            except UnicodeEncodeError:
                raise CardFileError("card_file.half_character", where=self.where, field=key) from None
        return value

    def number(self, key: str, default: Any = _MISSING) -> int:
        value: int = self._take(key, int, "whole_number", default)
        if not 0 <= value < 1_000_000:
            raise CardFileError("card_file.out_of_range", where=self.where, field=key, value=value)
        return value

    def truth(self, key: str, default: Any = _MISSING) -> bool:
        return bool(self._take(key, bool, "true_or_false", default))

    def date(self, key: str) -> str:
        """A day, or "" where there is none."""
        return "" if self.data.get(key) is None else self.word(key)

    def words(self, key: str) -> tuple[str, ...]:
        """A list of texts; none where it is absent."""
        items = self._take(key, list, "list", [])
        return tuple(_Fields({key: item}, self.where).word(key) for item in items)

    def inside(self, key: str, default: Any = _MISSING) -> _Fields:
        return _Fields(self._take(key, dict, "object", default), f"{self.where}: {key}")

    def objects(self) -> list[tuple[str, _Fields]]:
        return [(key, self.inside(key)) for key in self.data]

    def list_of(self, key: str, default: Any = _MISSING) -> list[_Fields]:
        """A list of objects, each named by its place and, where it has one, its full name."""
        found = []
        for i, item in enumerate(self._take(key, list, "list", default)):
            where = f"{self.where}: {key}[{i}]"
            if not isinstance(item, dict):
                raise CardFileError("card_file.not_object", where=where)
            if isinstance(item.get("fullName"), str):
                where += f" ({item['fullName']})"
            found.append(_Fields(item, where))
        return found


# --- sets ------------------------------------------------------------------------------------


def _set(code: str, fields: _Fields) -> SetFacts:
    formats = fields.inside("allowedInFormats")
    begin = fields.date("allowedInTournamentsFromDate")
    return SetFacts(
        code=code,
        name=fields.word("name"),
        number=fields.number("number"),
        quest=fields.word("type") == "quest",
        released=fields.date("releaseDate"),
        tournaments=begin,
        core=_period(formats.inside("Core"), begin),
        infinity=_period(formats.inside("Infinity"), begin),
    )


def _period(fields: _Fields, begin: str) -> Period | None:
    until = fields.date("allowedUntilDate")
    if not begin or not (fields.truth("allowed") or until):
        return None
    return begin, until


# --- printings -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Card:
    """One entry of the file."""

    id: int
    full_name: str
    set: SetFacts
    printing: Printing
    links: tuple[int, ...]  # the ids of other printings of the same card
    fields: _Fields

    @property
    def order(self) -> tuple[Any, ...]:
        return *self.set.order, self.id


def _cards(top: _Fields, sets: dict[str, SetFacts]) -> list[_Card]:
    found: dict[int, _Card] = {}
    for fields in top.list_of("cards"):
        code = fields.word("setCode")
        if code not in sets:
            raise CardFileError("card_file.foreign_set", where=fields.where, set=code)
        promo = fields.word("promoGrouping", "")
        printing = Printing(
            set=code,
            number=f"{fields.number('number')}{fields.word('variant', '')}",
            rarity=fields.word("rarity"),
            promo=promo,
            regular="baseId" not in fields.data and not promo,
        )
        links = tuple(fields.number(key) for key in ("baseId", "reprintOfId") if key in fields.data)
        name = full_name(fields.word("name"), fields.word("version", ""))
        card = _Card(fields.number("id"), name, sets[code], printing, links, fields)
        if card.id in found:
            raise CardFileError("card_file.id_twice", where=fields.where, id=card.id)
        found[card.id] = card
    return list(found.values())


def _unique(cards: list[_Card], sets: dict[str, SetFacts]) -> tuple[UniqueCard, ...]:
    found = [_one(group) for group in _groups(cards)]
    ordered = {code: facts.order for code, facts in sets.items()}
    number = {card.id: card.fields.number("number") for card in cards}
    found.sort(key=lambda card: (*ordered[card.facts.first_set], number[card.facts.id], card.facts.id))
    return tuple(found)


def _groups(cards: list[_Card]) -> list[list[_Card]]:
    """The printings of each card, oldest first.  Quest cards are never printings of main-set cards."""
    by_id = {card.id: card for card in cards}
    root: dict[Any, Any] = {}

    def find(key: Any) -> Any:
        while (above := root.setdefault(key, key)) != key:
            key = above
        return key

    for card in cards:
        root[find(card.id)] = find((card.set.quest, card.full_name))
        for id in card.links:
            if id in by_id and by_id[id].set.quest == card.set.quest:
                root[find(card.id)] = find(id)
    groups: dict[Any, list[_Card]] = {}
    for card in sorted(cards, key=lambda card: card.order):
        groups.setdefault(find(card.id), []).append(card)
    return list(groups.values())


def _one(group: list[_Card]) -> UniqueCard:
    regular = [card for card in group if card.printing.regular] or group
    newest = regular[-1]
    printed = _printed(newest.fields)
    facts = CardFacts(
        id=newest.id,
        first_set=regular[0].set.code,
        quest=newest.set.quest,
        printings=tuple(card.printing for card in group),
        stories=tuple(paragraph.name for paragraph in printed.paragraphs),
        core=_legality("Core", regular),
        infinity=_legality("Infinity", regular),
        also=tuple(sorted({card.full_name for card in group} - {newest.full_name})),
    )
    return UniqueCard(printed, facts)


def _legality(format: str, printings: Sequence[_Card]) -> tuple[Period, ...]:
    """When the card is allowed: as long as one of its sets is, until it is banned.

    A reprint is allowed from the day of its release; a new card waits for its set's first tournaments.
    """
    found: list[Period] = []
    for card in printings:
        period = card.set.core if format == "Core" else card.set.infinity
        if period is not None:
            begin, end = period
            is_reprint = card.set.code != printings[0].set.code
            found.append((min(begin, card.set.released) if is_reprint and card.set.released else begin, end))
    own = printings[-1].fields.inside("allowedInFormats", {}).inside(format, {})
    banned = own.date("bannedSinceDate")
    periods = joined(found)
    return ended(periods, banned) if banned else periods


# --- what is printed -------------------------------------------------------------------------


def _printed(fields: _Fields) -> Printed:
    """The parts of the card (5.2.1), and those of its type: of a character (5.3.3, 5.3.6), an item
    (5.5.3), a location (5.6.3, 5.6.5)."""
    kind = fields.word("type")
    if kind not in _TYPES:
        raise CardFileError("card_file.no_type", where=fields.where, type=kind, known=list(_TYPES))
    fights, is_location = kind == "Character", kind == "Location"
    subtypes = fields.words("subtypes")
    song = kind == "Action" and "Song" in subtypes
    most = fields.data.get("maxCopiesInDeck", COPIES)
    return Printed(
        name=fields.word("name"),
        version=fields.word("version", _MISSING if fights or is_location else ""),
        type=_TYPES[kind],
        cost=fields.number("cost"),
        inks=_inks(fields),
        inkwell=fields.truth("inkwell"),
        strength=fields.number("strength") if fights else 0,
        willpower=fields.number("willpower") if fights or is_location else 0,
        lore=fields.number("lore") if fights or is_location else 0,
        move_cost=fields.number("moveCost") if is_location else 0,
        classes=tuple(subtype for subtype in subtypes if not (song and subtype == "Song")),
        song=song,
        max_copies=0 if most is None else fields.number("maxCopiesInDeck", COPIES),
        paragraphs=_paragraphs(fields),
    )


def _inks(fields: _Fields) -> tuple[Ink, ...]:
    names = fields.words("colors") or tuple(filter(None, fields.word("color").split("-")))
    for name in names:
        if name not in _INKS:
            raise CardFileError("card_file.no_ink", where=fields.where, ink=name, known=list(_INKS))
    return tuple(_INKS[name] for name in names)


def _paragraphs(fields: _Fields) -> tuple[Paragraph, ...]:
    """The text box, an ability or effect each; paragraphs that only remind say nothing and are left out."""
    found = []
    for ability in fields.list_of("abilities", []):
        text = _unwrapped(ability.word("fullText"))
        name = _unwrapped(ability.word("name", ""))
        if not text.startswith(name):
            raise CardFileError("card_file.story_name", where=ability.where, name=name)
        found.append(Paragraph(text[len(name) :].strip(), name))
    found += [Paragraph(_unwrapped(text)) for text in fields.words("effects")]
    return tuple(paragraph for paragraph in found if not _only_reminds(paragraph.text))


def _unwrapped(text: str) -> str:
    """Without the line breaks of the printed card."""
    return " ".join(text.split())


def _only_reminds(text: str) -> bool:
    return text.startswith("(") and text.find(")") == len(text) - 1
