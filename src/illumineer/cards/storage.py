"""The file of the card database: how entries are written to it and read from it.

Text, one line a card, so that two versions can be compared line by line.  The first line is the
header; every other line holds the facts, a tab, and the abilities as a tree, each as JSON.  The facts
of all cards are parsed when the file is opened, a tree only when somebody asks for that card; not even
the language of trees (`ir`) is imported before.

No printed text is in it: what a card says is the tree, and is written from it again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import MISSING, astuple, dataclass, fields, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from illumineer.cards.facts import CardFacts, Period, Printing, SetFacts
from illumineer.errors import CardError, CardFileError
from illumineer.messages import Message
from illumineer.vocab import CardType, Ink
from illumineer.words import foreign

if TYPE_CHECKING:
    from illumineer import ir

FORMAT = 1

Surface = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """One card of the database."""

    plain: ir.Card  # the card without its abilities
    facts: CardFacts
    unplayable: str  # why its text cannot be played, in English; "" if it can
    surface: Surface  # which of several equal wordings are printed on it
    tree: str  # its abilities, as JSON

    @property
    def full_name(self) -> str:
        return self.plain.full_name

    @property
    def why_unplayable(self) -> Message:
        """Why its text cannot be played, for any language."""
        from illumineer.words.heard import heard

        found = heard(self.unplayable, "unplayable", "book")
        return found if found is not None else Message("unplayable.other", {"what": self.unplayable})

    @property
    def card(self) -> ir.Card:
        """The card with its abilities; CardError if it is unplayable."""
        if self.unplayable:
            raise CardError("database.unplayable", card=self.full_name, why=self.why_unplayable)
        try:
            abilities = _decoded(self.tree)
        except CardError as error:
            raise CardError("database.does_not_fit", card=self.full_name, why=error.message) from None
        except ValueError as error:
            why = Message("database.not_json", {"why": foreign.not_json(error)})
            raise CardError("database.does_not_fit", card=self.full_name, why=why) from None
        return replace(self.plain, abilities=abilities)


@dataclass(frozen=True, slots=True)
class Stored:
    """A database file, opened: the facts as they stand in it, and the trees beside them."""

    where: str
    shape: str  # of the trees that this was made for
    generated: str  # when the card file that it was made from was made
    sets: dict[str, SetFacts]
    names: list[str]  # see `keys`
    also: dict[str, str]  # other names on printings -> full name
    rows: list[Any]
    trees: list[str]

    def __len__(self) -> int:
        return len(self.rows)

    def entry(self, index: int) -> Entry:
        try:
            return _entry(self.rows[index], self.trees[index])
        except (TypeError, ValueError, LookupError) as error:
            raise CardFileError("database.damaged_line", file=self.where, line=index + 2, error=repr(error)) from None


@lru_cache(maxsize=1024)
def _decoded(tree: str) -> Any:
    """The abilities of a tree; who asks for a card again soon gets the same ones."""
    from illumineer import ir

    return ir.from_json(json.loads(tree))


# --- writing ---------------------------------------------------------------------------------


def dump(entries: Iterable[Entry], sets: Iterable[SetFacts], generated: str) -> bytes:
    """The bytes of a database file: the same entries always give the same bytes."""
    header = {
        "format": FORMAT,
        "shape": shape(),
        "generated": generated,
        "sets": [astuple(each) for each in sorted(sets, key=lambda each: each.order)],
    }
    lines = [_json(header)]
    lines += [f"{_json(_row(entry))}\t{entry.tree}" for entry in entries]
    return ("\n".join(lines) + "\n").encode()


@cache
def shape() -> str:
    """Tells whether trees were made for this version of the IR: its nodes, their fields and defaults."""
    from illumineer import ir

    found = []
    for name, cls in sorted(ir.node_classes().items()):
        for field in fields(cls):
            found.append(f"{name}.{field.name}: {field.type} = {'' if field.default is MISSING else field.default}")
    return hashlib.blake2b("\n".join(found).encode(), digest_size=8).hexdigest()


def tree_of(card: ir.Card) -> str:
    """The abilities of a card, as JSON."""
    from illumineer import ir

    return _json(ir.to_json(card.abilities))


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _row(entry: Entry) -> list[Any]:
    card, facts = entry.plain, entry.facts
    return [
        card.full_name,
        facts.id,
        [card.name, int(card.type), card.cost, [int(ink) for ink in card.inks], card.version, int(card.inkwell)],
        [card.strength, card.willpower, card.lore, card.move_cost],
        card.classes,
        int(card.song),
        card.max_copies,
        facts.first_set,
        int(facts.quest),
        [[p.set, p.number, p.rarity, p.promo, int(p.regular)] for p in facts.printings],
        facts.stories,
        facts.core,
        facts.infinity,
        facts.also,
        entry.unplayable,
        entry.surface,
    ]


# Places in a row that are looked at without making an entry.
_FIRST_SET = 7
_ALSO = 13


def keys(cards: Iterable[tuple[str, str]]) -> list[str]:
    """What cards are found by, from their full names and first sets: the full name.

    A card that comes after another of that name (a Quest card with the name of a main-set card) has its set added.
    """
    found: dict[str, None] = {}
    for name, code in cards:
        found[f"{name} ({code})" if name in found else name] = None
    return list(found)


# --- reading ---------------------------------------------------------------------------------


def load(path: Path) -> Stored:
    """A database file; CardFileError if it is none, or is one of another version."""
    where = str(path)
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise CardFileError("database.unreadable", file=where, why=foreign.system(error)) from None
    except UnicodeDecodeError:
        raise CardFileError("database.foreign", file=where) from None
    first, _, rest = text.partition("\n")
    try:
        header = json.loads(first)
        made = header["format"]
    except (ValueError, RecursionError, TypeError, LookupError):
        raise CardFileError("database.foreign", file=where) from None
    if made != FORMAT:
        raise CardFileError("database.other_version", file=where)
    facts, trees = [], []
    for line in rest.removesuffix("\n").split("\n") if rest else ():
        row, _, tree = line.partition("\t")
        facts.append(row)
        trees.append(tree)
    try:
        rows = json.loads(f"[{','.join(facts)}]")
        sets = {code: _set(code, *values) for code, *values in header["sets"]}
        names = keys((str(row[0]), str(row[_FIRST_SET])) for row in rows)
        also = {str(name): str(row[0]) for row in rows for name in row[_ALSO]}
    except (ValueError, RecursionError, TypeError, LookupError) as error:
        raise CardFileError("database.damaged", file=where, error=repr(error)) from None
    if not len(rows) == len(trees) == len(names):
        raise CardFileError("database.names", file=where, cards=len(rows), names=len(names))
    return Stored(where, str(header.get("shape")), str(header.get("generated")), sets, names, also, rows, trees)


def _set(code: str, *values: Any) -> SetFacts:
    name, number, quest, released, tournaments, core, infinity = values
    return SetFacts(code, name, number, quest, released, tournaments, _period(core), _period(infinity))


def _period(value: Any) -> Period | None:
    return None if value is None else (str(value[0]), str(value[1]))


def _periods(values: Any) -> tuple[Period, ...]:
    return tuple((str(begin), str(end)) for begin, end in values)


def _entry(row: Any, tree: str) -> Entry:
    from illumineer import ir

    _, id, base, stats, classes, song, most, first, quest, printings, stories, core, infinity, *more = row
    also, unplayable, surface = more
    name, kind, cost, inks, version, inkwell = base
    strength, willpower, lore, move_cost = stats
    plain = ir.Card(
        name=name,
        type=CardType(kind),
        cost=cost,
        inks=tuple(Ink(ink) for ink in inks),
        version=version,
        inkwell=bool(inkwell),
        strength=strength,
        willpower=willpower,
        lore=lore,
        move_cost=move_cost,
        classes=tuple(classes),
        song=bool(song),
        max_copies=most,
    )
    facts = CardFacts(
        id=id,
        first_set=first,
        quest=bool(quest),
        printings=tuple(Printing(code, no, rarity, promo, bool(own)) for code, no, rarity, promo, own in printings),
        stories=tuple(stories),
        core=_periods(core),
        infinity=_periods(infinity),
        also=tuple(also),
    )
    return Entry(plain, facts, unplayable, tuple(tuple(each) for each in surface), tree)
