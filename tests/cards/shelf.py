"""A small card database on disk: invented facts with trees written by hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.cards.invented import cards, content

from illumineer import files, ir
from illumineer.cards import lorcanajson
from illumineer.cards.facts import CardFacts, Printing
from illumineer.cards.library import Library
from illumineer.cards.storage import Entry, dump, load, tree_of
from illumineer.errors import CardFileError
from illumineer.vocab import CardType, Ink, Keyword

SETS = lorcanajson.read(json.dumps(content(cards())).encode(), "invented").sets

ALWAYS = (("2023-09-20", ""),)
FORMER = (("2023-09-20", "2025-09-05"),)


def entry(
    full_name: str,
    *abilities: ir.Ability,
    inks: tuple[Ink, ...] = (Ink.AMBER,),
    kind: CardType = CardType.CHARACTER,
    cost: int = 2,
    most: int | None = None,
    core: Any = ALWAYS,
    quest: bool = False,
    unplayable: str = "",
    also: tuple[str, ...] = (),
    id: int = 1,
) -> Entry:
    name, _, version = full_name.partition(" - ")
    plain = ir.Card(name, kind, cost, inks, version, strength=2, willpower=3, lore=1, max_copies=most)
    facts = CardFacts(
        id=id,
        first_set="Q1" if quest else "1",
        quest=quest,
        printings=(Printing("1", "42", "Rare"), Printing("1", "4a", "Special", "P1", regular=False)),
        stories=tuple(getattr(ability, "name", "") for ability in abilities),
        core=core,
        infinity=() if quest else ALWAYS,
        also=also,
    )
    card = ir.Card(name, kind, cost, inks, version, abilities=abilities)
    return Entry(plain, facts, unplayable, tuple((i, 0) for i, _ in enumerate(abilities)), tree_of(card))


ENTRIES = [
    entry("Wren - Lamplighter", ir.KeywordAbility(Keyword.EVASIVE), core=FORMER, also=("Wren - Lightkeeper",)),
    entry("Wren - Queen of Wicks", inks=(Ink.AMBER, Ink.STEEL)),
    entry("Té Kāla - Fire’s “Own”", inks=(Ink.STEEL,)),
    entry("Robot - Model 624", inks=(Ink.STEEL,)),
    entry("Cogs & Wheels - Old Pair", inks=(Ink.STEEL,), most=0),
    entry("Glass Shoe", kind=CardType.ITEM, inks=(Ink.STEEL,), most=2),
    entry("Fire Away!", ir.ActionEffect(ir.Draw(2)), kind=CardType.ACTION),
    entry("Gull - Far Too Clever", unplayable="nobody knows what it means"),
    entry("Pearl - Ruby Red", inks=(Ink.RUBY,)),
    entry("Boss - Of the Quest", quest=True, core=()),
]


def shelf(path: Path, entries: list[Entry] | None = None) -> Path:
    files.write(path, dump(ENTRIES if entries is None else entries, SETS.values(), "2026-01-02"), CardFileError)
    return path


def library(path: Path) -> Library:
    return Library([load(shelf(path / "cards.jsonl"))])
