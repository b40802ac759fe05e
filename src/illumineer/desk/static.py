"""What a page can read before any engine is there: `python -m illumineer.desk.static DIR` writes it to DIR/data.

The editions, rules with their words in each language, facts of cards (no card text: the engine writes it), the list of
examples, and the words of the page itself.  Compact arrays; the same package always gives the same bytes.
"""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from illumineer.cards.library import Library, shared_library
from illumineer.cards.search import keywords
from illumineer.cards.storage import Entry
from illumineer.cr import CR, EDITIONS, NEWEST, own_number, symbols
from illumineer.desk.examples import every, row
from illumineer.desk.rules import text
from illumineer.document.printed import keywords_of, values
from illumineer.messages import Message
from illumineer.names import folded
from illumineer.rulebook import index
from illumineer.vocab import CardType, Ink, Keyword, Word
from illumineer.words import LANGUAGES, say, table

STATS: Final = {"character": ["strength", "willpower", "lore"], "location": ["willpower", "lore", "move_cost"]}
PAGE: Final = "page"
"""The section of the page's own words."""
Printed = tuple[str, int | None, tuple[str, ...]]
"""A keyword as it stands on a card: the word, its number, and how it reads in each language."""
_VOCABULARY: Final[dict[str, tuple[type[Word], str]]] = {
    "ink": (Ink, "terms"),
    "type": (CardType, "terms"),
    "keyword": (Keyword, "keywords"),
}
"""Words that somebody may search by, with the section that says what they are called."""


def files() -> dict[str, Any]:
    """The data of every file, by its name."""
    found: dict[str, Any] = {"editions.json": EDITIONS}
    for lang in LANGUAGES:
        found[f"rules.{lang}.json"] = rules(lang)
        if find_spec(f"illumineer.words.{lang}.{PAGE}") is not None:
            found[f"words.{lang}.json"] = dict(table(PAGE, lang))
    found["cards.json"] = cards(shared_library())
    found["examples.json"] = examples()
    return found


# --- rules -----------------------------------------------------------------------------------


def rules(lang: str) -> dict[str, Any]:
    """All rules of the newest edition, and for each other edition what is different there."""
    headings, texts = _headings(NEWEST, lang), _texts(NEWEST, lang)
    others = {
        edition: {
            "headings": _different(_headings(edition, lang), headings),
            "rules": _different(_texts(edition, lang), texts),
        }
        for edition in EDITIONS
        if edition != NEWEST
    }
    return {
        "lang": lang,
        "edition": NEWEST,
        "headings": list(headings.items()),
        "rules": list(texts.items()),
        "editions": others,
    }


def _headings(edition: str, lang: str) -> dict[str, str | None]:
    return {number: heading.told(lang) for number, heading in index.chapters(edition)}


def _texts(edition: str, lang: str) -> dict[str, str | None]:
    """What stands under each number, in order."""
    numbers = {number for rule in CR if (number := own_number(rule, edition))}
    return {number: text(symbols(number, edition), lang, edition) for number in sorted(numbers, key=index.in_order)}


def _different(there: dict[str, str | None], newest: dict[str, str | None]) -> dict[str, Any]:
    """Rows that the newest edition does not have so, and numbers that only the newest has."""
    return {
        "other": [[number, said] for number, said in there.items() if newest.get(number, "") != said],
        "none": [number for number in newest if number not in there],
    }


# --- cards, examples -------------------------------------------------------------------------


def cards(library: Library) -> dict[str, Any]:
    """The facts of all cards, in the order of the database; keywords with their words in each language.

    Each fact has a column of its own, because like packs well beside like: as rows the packed file is a fifth larger.
    """
    codes = list(library.sets)
    printed: dict[Printed, int] = {}
    rows = [_card(entry, codes, printed) for entry in library]
    return {
        "languages": LANGUAGES,
        "stats": STATS,
        "sets": [[code, each.name] for code, each in library.sets.items()],
        "words": {key: _called(kind, section) for key, (kind, section) in _VOCABULARY.items()},
        "keywords": [list(each) for each in printed],
        "cards": {fact: [row[fact] for row in rows] for fact in rows[0]},
    }


def _called(kind: type[Word], section: str) -> dict[str, list[str]]:
    """What each word of a vocabulary is called in each language."""
    return {word.name.lower(): [say(Message(f"{section}.{word.name}"), lang) for lang in LANGUAGES] for word in kind}


def _card(entry: Entry, codes: list[str], printed: dict[Printed, int]) -> dict[str, Any]:
    """The facts of a card: `stats` as `STATS` lists them by type, `keywords` and `sets` as places in those lists."""
    card = entry.plain
    kind = card.type.name.lower()
    stats = values(card, card.type)
    return {
        "full_name": card.full_name,
        "also": list(map(folded, entry.facts.also)),
        "type": kind,
        "song": int(card.song),
        "inks": [ink.name.lower() for ink in card.inks],
        "cost": card.cost,
        "inkable": int(card.inkwell),
        "stats": [stats[each] for each in STATS.get(kind, ())],
        "classes": list(card.classes),
        "keywords": [printed.setdefault(each, len(printed)) for each in _keywords(entry)],
        "sets": sorted({codes.index(each.set) for each in entry.facts.printings}),
    }


def _keywords(entry: Entry) -> list[Printed]:
    """The keywords that stand on a card, in their order."""
    if not keywords(entry):
        return []
    told = [keywords_of(entry.card, lang, NEWEST) for lang in LANGUAGES]
    return [(each[0]["keyword"], each[0]["n"], tuple(own["text"] for own in each)) for each in zip(*told, strict=True)]


def examples() -> dict[str, Any]:
    """The examples, with the title of each and of its section in both languages."""
    rows = []
    for id in every():
        own = [row(id, lang, NEWEST) for lang in LANGUAGES]
        told = [[each[key] for each in own] for key in ("title", "section")]
        rows.append([id, *told, own[0]["rules"], own[0]["cards"]])
    return {"fields": ["id", "title", "section", "rules", "cards"], "languages": LANGUAGES, "examples": rows}


def write(folder: Path) -> None:
    """Write the files."""
    data = folder / "data"
    data.mkdir(parents=True, exist_ok=True)
    for name, content in files().items():
        written = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        (data / name).write_text(f"{written}\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
