"""Reading LorcanaJSON's `allCards.json`: its printings become unique cards with the text that counts.

Printings of one card (promotional, enchanted, epic, iconic, reprints) are tied together by `baseId`
and `reprintOfId`, and by their full name.  What stands on the newest regular printing counts (1.1.5).

Here: the file format and nothing else.  An entry in which something is missing or wrong is set aside with
its name and the reason, and the others are read; nothing is guessed.  What is absent and what is null are the
same, and a number may stand in quotation marks.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from illumineer.cards.facts import CardFacts, Period, Printing, SetFacts, ended, joined
from illumineer.errors import CardFileError
from illumineer.ir.cards import COPIES
from illumineer.messages import Message
from illumineer.names import full_name
from illumineer.text import Paragraph, Printed
from illumineer.text.normalise import SIGNS
from illumineer.vocab import CardType, Ink
from illumineer.words import foreign

MAJOR_VERSION = "2"
"""The format version that is understood; within it, fields are only added."""

_TYPES = {"Character": CardType.CHARACTER, "Action": CardType.ACTION, "Item": CardType.ITEM}
_TYPES["Location"] = CardType.LOCATION
_INKS = {ink.name.title(): ink for ink in Ink}

_SIGNS = {**SIGNS, "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl"}
_SIGNS |= dict.fromkeys(("\u00ad", "\u200b", "\u200c", "\u200d", "\u2060", "\ufeff"), "")
"""Other ways to write the game's symbols and letters; and signs that nobody sees are no signs."""
_SIGN = re.compile("|".join(map(re.escape, _SIGNS)))

_STRAIGHT = str.maketrans("‘’“”", "''\"\"")

_COMPRESSED = (b"\x1f\x8b", b"PK\x03\x04", b"BZh", b"\xfd7zXZ")
"""How files begin that were made smaller: gzip, zip, bzip2, xz."""


@dataclass(frozen=True, slots=True)
class UniqueCard:
    """A card of the file: what is printed on it, and its facts."""

    printed: Printed
    facts: CardFacts

    @property
    def full_name(self) -> str:
        return full_name(self.printed.name, self.printed.version)


@dataclass(frozen=True, slots=True)
class Unread:
    """A card whose entry cannot be read: as much as is known of it, and why."""

    id: int  # 0: not known
    full_name: str
    set: str
    quest: bool
    why: Message


@dataclass(frozen=True, slots=True)
class CardFile:
    """What a file holds: main-set and Quest cards, each list by first set and number."""

    format_version: str
    generated: str
    sets: dict[str, SetFacts]
    cards: tuple[UniqueCard, ...]
    unread: tuple[Unread, ...] = ()

    @property
    def filled(self) -> frozenset[str]:
        """The sets of which it has cards: a file may name more."""
        found = {printing.set for card in self.cards for printing in card.facts.printings}
        return frozenset(found | {each.set for each in self.unread})

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
    content = _json(data, where)
    of_one_set = isinstance(content, dict) and "sets" not in content and "code" in content
    needed = {"metadata", "cards"} if of_one_set else {"metadata", "sets", "cards"}
    if not isinstance(content, dict) or not needed <= content.keys():
        raise CardFileError("card_file.foreign", file=where)
    top = _Fields(content, where)
    metadata = top.inside("metadata")
    version = metadata.word("formatVersion")
    if version.split(".")[0] != MAJOR_VERSION:
        raise CardFileError("card_file.version", file=where, version=version, known=MAJOR_VERSION)
    language = metadata.word("language", "en")
    if language != "en":
        raise CardFileError("card_file.language", file=where, language=language)
    only = top.code("code") if of_one_set else ""
    reader = _Reader(_Fields({only: content}, where) if of_one_set else top.inside("sets"), only)
    cards = reader.cards(top)
    return CardFile(version, metadata.word("generatedOn", ""), reader.sets, cards, tuple(reader.unread))


def _json(data: bytes, where: str) -> Any:
    if not data.strip():
        raise CardFileError("card_file.empty", file=where)
    if data.startswith(_COMPRESSED):
        raise CardFileError("card_file.compressed", file=where)
    try:
        return json.loads(data, parse_int=_int)
    except UnicodeDecodeError as error:
        raise CardFileError("card_file.not_utf8", file=where, n=error.start) from None
    except (ValueError, RecursionError) as error:
        raise CardFileError("card_file.not_json", file=where, why=foreign.not_json(error)) from None


def _int(digits: str) -> int | str:
    """A number; one with too many digits stays a text, so that its entry is refused and not the file."""
    return int(digits) if len(digits) <= 100 else digits


# --- fields ----------------------------------------------------------------------------------

_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Signs that move the cursor, colour the screen or turn the direction of a text; a line break does not."""

_MISSING: Any = object()


class _Fields:
    """An object of the file, whose fields are taken out by kind; what is wrong is said with the place."""

    __slots__ = ("data", "where")

    def __init__(self, data: dict[str, Any], where: str) -> None:
        self.data = data
        self.where = where

    def _take(self, key: str, kind: type, expected: str, default: Any) -> Any:
        value = self.data.get(key)
        if value is None:
            if default is _MISSING:
                raise CardFileError("card_file.missing", where=self.where, field=key)
            return default
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            shown = repr(value)
            shown = shown if len(shown) <= 60 else f"{shown[:60]}…"
            wanted = Message(f"card_file.{expected}")
            raise CardFileError("card_file.kind", where=self.where, field=key, expected=wanted, value=shown)
        return value

    def word(self, key: str, default: Any = _MISSING) -> str:
        value: str = self._take(key, str, "text", default)
        if _CONTROL.search(value):
            raise CardFileError("card_file.control", where=self.where, field=key)
        if not value.isascii():
            try:
                value.encode()
            except UnicodeEncodeError:
                raise CardFileError("card_file.half_character", where=self.where, field=key) from None
        return value

    def line(self, key: str, default: Any = _MISSING) -> str:
        """A name: a text without line breaks, hard spaces and curly quotes, so that all printings have the same."""
        return _straight(_unwrapped(self.word(key, default)))

    def code(self, key: str, default: Any = _MISSING) -> str:
        """A text that may look like a number: "12", 12."""
        value = self.data.get(key)
        return str(value) if type(value) is int else self.word(key, default)

    def number(self, key: str, default: Any = _MISSING) -> int:
        written = self.data.get(key)
        if isinstance(written, str) and re.fullmatch("[0-9]{1,6}", written):
            return int(written)
        value: int = self._take(key, int, "whole_number", default)
        if not 0 <= value < 1_000_000:
            raise CardFileError("card_file.out_of_range", where=self.where, field=key, value=value)
        return value

    def truth(self, key: str, default: Any = _MISSING) -> bool:
        return bool(self._take(key, bool, "true_or_false", default))

    def date(self, key: str) -> str:
        """A day, or "" where there is none."""
        return self.word(key, "")

    def words(self, key: str) -> tuple[str, ...]:
        """A list of texts; none where it is absent."""
        items = self._take(key, list, "list", [])
        return tuple(_Fields({key: item}, self.where).word(key) for item in items)

    def inside(self, key: str, default: Any = _MISSING) -> _Fields:
        return _Fields(self._take(key, dict, "object", default), f"{self.where}: {key}")

    def places(self, key: str, default: Any = _MISSING) -> list[tuple[str, Any]]:
        """What is in a list, each with its place and, where it has one, its full name."""
        found = []
        for i, item in enumerate(self._take(key, list, "list", default)):
            name = _name(item)
            found.append((f"{self.where}: {key}[{i}]{f' ({name})' if name else ''}", item))
        return found

    def list_of(self, key: str, default: Any = _MISSING) -> list[_Fields]:
        """A list of objects."""
        return [_object(where, item) for where, item in self.places(key, default)]


def _object(where: str, item: Any) -> _Fields:
    if not isinstance(item, dict):
        raise CardFileError("card_file.not_object", where=where)
    return _Fields(item, where)


def _name(item: Any) -> str:
    """What an entry calls itself, whatever else is wrong with it."""
    name = item.get("fullName") if isinstance(item, dict) else None
    return _CONTROL.sub("�", name.encode(errors="replace").decode()) if isinstance(name, str) else ""


# --- sets ------------------------------------------------------------------------------------


def _set(code: str, fields: _Fields) -> SetFacts:
    formats = fields.inside("allowedInFormats", {})
    begin = fields.date("allowedInTournamentsFromDate")
    return SetFacts(
        code=code,
        name=fields.word("name", code),
        number=fields.number("number", 0),
        quest=fields.word("type", "") == "quest",
        released=fields.date("releaseDate"),
        tournaments=begin,
        core=_period(formats.inside("Core", {}), begin),
        infinity=_period(formats.inside("Infinity", {}), begin),
    )


def _period(fields: _Fields, begin: str) -> Period | None:
    until = fields.date("allowedUntilDate")
    if not begin or not (fields.truth("allowed", False) or until):
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


class _Reader:
    """Reads the entries of a file, and sets aside what cannot be read.

    A card whose newest regular printing cannot be read is not read: what it says is not known.  Other printings that
    cannot be read take nothing away from it.
    """

    def __init__(self, sets: _Fields, only: str) -> None:
        self.sets: dict[str, SetFacts] = {}
        self.unread: list[Unread] = []
        self._only = only  # the set of all cards, in a file of one set: its cards need not name it
        self._broken: dict[str, Message] = {}
        self._aside: dict[str, list[tuple[Unread, bool]]] = {}  # by full name; whether the printing is a regular one
        for code in sets.data:
            try:
                self.sets[code] = _set(code, sets.inside(code))
            except CardFileError as error:
                self._broken[code] = error.message

    def cards(self, top: _Fields) -> tuple[UniqueCard, ...]:
        """The cards of the file, by first set and number."""
        printings = self._printings(top)
        found = []
        for group in _groups(printings):
            newest = _regular(group)[-1]
            if self._hides(newest):
                continue
            try:
                found.append(_one(group))
            except CardFileError as error:
                first = _regular(group)[0].set
                self.unread.append(Unread(newest.id, newest.full_name, first.code, first.quest, error.message))
        read = {each.full_name for each in found}
        self.unread += [lost[0][0] for name, lost in self._aside.items() if name not in read]
        number = {card.id: _leading(card.printing.number) for card in printings}
        found.sort(key=lambda each: (*self.sets[each.facts.first_set].order, number[each.facts.id], each.facts.id))
        return tuple(found)

    def _printings(self, top: _Fields) -> list[_Card]:
        found: dict[int, _Card] = {}
        for where, item in top.places("cards"):
            try:
                card = self._card(_object(where, item))
                if card.id in found and not _same(found[card.id], card):
                    raise CardFileError("card_file.id_twice", where=where, id=card.id)
            except CardFileError as error:
                self._set_aside(where, item, error.message)
            else:
                found.setdefault(card.id, card)
        return list(found.values())

    def _card(self, fields: _Fields) -> _Card:
        code = fields.code("setCode", self._only or _MISSING)
        if code in self._broken:
            raise CardFileError("card_file.broken_set", where=fields.where, why=self._broken[code])
        if code not in self.sets:
            raise CardFileError("card_file.foreign_set", where=fields.where, set=code)
        promo = fields.code("promoGrouping", "")
        base = fields.number("baseId", 0)
        printing = Printing(
            set=code,
            number=fields.code("number", "") + fields.word("variant", ""),
            rarity=fields.word("rarity", ""),
            promo=promo,
            regular=not base and not promo,
        )
        links = tuple(filter(None, (base, fields.number("reprintOfId", 0))))
        name = full_name(fields.line("name"), fields.line("version", ""))
        return _Card(fields.number("id"), name, self.sets[code], printing, links, fields)

    def _hides(self, newest: _Card) -> bool:
        """Whether there is a printing that cannot be read and may be newer than the newest of those that can."""
        for unread, is_regular in self._aside.get(newest.full_name, ()):
            known = self.sets.get(unread.set)
            if is_regular and unread.quest == newest.set.quest and not (known and known.order < newest.set.order):
                return True
        return False

    def _set_aside(self, where: str, item: Any, why: Message) -> None:
        fields = _Fields(item if isinstance(item, dict) else {}, where)
        try:
            code = fields.code("setCode", self._only)
        except CardFileError:
            code = ""
        try:
            id = fields.number("id", 0)
        except CardFileError:
            id = 0
        name = _name(item) or where
        unread = Unread(id, name, code, code in self.sets and self.sets[code].quest, why)
        is_regular = not (fields.data.get("baseId") or fields.data.get("promoGrouping"))
        self._aside.setdefault(name, []).append((unread, is_regular))


def _same(one: _Card, other: _Card) -> bool:
    """Whether an entry that is there twice says the same of the card both times."""
    if one.fields.data == other.fields.data:
        return True
    return one.printing == other.printing and _printed(one.fields) == _printed(other.fields)


def _leading(number: str) -> int:
    """4 of "4a"; 0 where there is no number."""
    found = re.match("[0-9]{1,9}", number)
    return int(found[0]) if found else 0


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


def _regular(group: list[_Card]) -> list[_Card]:
    return [card for card in group if card.printing.regular] or group


def _one(group: list[_Card]) -> UniqueCard:
    regular = _regular(group)
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
    any_number = "maxCopiesInDeck" in fields.data and fields.data["maxCopiesInDeck"] is None
    return Printed(
        name=fields.line("name"),
        version=fields.line("version", _MISSING if fights or is_location else ""),
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
        max_copies=0 if any_number else fields.number("maxCopiesInDeck", COPIES),
        paragraphs=_paragraphs(fields),
    )


def _inks(fields: _Fields) -> tuple[Ink, ...]:
    names = fields.words("colors")
    if not names and fields.data.get("color", "") is not None:
        names = tuple(filter(None, fields.word("color").split("-")))
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
        if not _straight(text).startswith(_straight(name)):
            raise CardFileError("card_file.story_name", where=ability.where, name=name)
        found.append(Paragraph(text[len(name) :].strip(), name))
    found += [Paragraph(text) for text in _effects(fields)]
    whole = _unwrapped(fields.word("fullText", ""))
    if whole and _words(whole) != _words(" ".join(f"{each.name} {each.text}" for each in found)):
        raise CardFileError("card_file.other_text", where=fields.where)
    return tuple(each for each in found if (each.name or each.text) and not _only_reminds(each.text))


def _effects(fields: _Fields) -> list[str]:
    """The effect of an action, one paragraph: where it is printed in several, they happen one after the other.

    What follows modes stays apart: put behind them it would read as a part of the last one.
    """
    texts = [_unwrapped(text) for text in fields.words("effects")]
    if fields.word("type") != "Action" or any("•" in text for text in texts[:-1]):
        return texts
    return [" ".join(texts)] if texts else []


def _words(text: str) -> Counter[str]:
    """What a text says, whatever the order of its paragraphs and the signs between them."""
    return Counter(re.findall(r"\w+|[⟳⬡◊¤⛉]", text))


def _unwrapped(text: str) -> str:
    """Without the line breaks of the printed card, in the signs that are usual."""
    return " ".join(_SIGN.sub(lambda found: _SIGNS[found[0]], text).split())


def _straight(text: str) -> str:
    return text.translate(_STRAIGHT)


def _only_reminds(text: str) -> bool:
    return text.startswith("(") and text.find(")") == len(text) - 1
