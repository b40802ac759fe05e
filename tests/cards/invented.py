"""A small card file in LorcanaJSON's format: invented cards, sets, names and sentences."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def a_set(number: int, released: str, until: str | None = None, quest: bool = False) -> dict[str, Any]:
    core: dict[str, Any] = {"allowed": until is None and not quest}
    if until:
        core["allowedUntilDate"] = until
    return {
        "name": f"{'Quest' if quest else 'Chapter'} {number}",
        "number": number,
        "type": "quest" if quest else "expansion",
        "releaseDate": released,
        "allowedInTournamentsFromDate": None if quest else f"{released[:-2]}20",
        "allowedInFormats": {"Core": core, "Infinity": {"allowed": not quest}},
    }


def ability(text: str, name: str = "", kind: str = "static", **more: Any) -> dict[str, Any]:
    found = {"type": kind, "effect": text, "fullText": f"{name} {text}".strip(), **more}
    if name:
        found["name"] = name
    return found


def keyword(text: str) -> dict[str, Any]:
    return {"type": "keyword", "keyword": text.split()[0], "fullText": text}


def card(id: int, full_name: str, set_code: str = "1", kind: str = "Character", **more: Any) -> dict[str, Any]:
    name, _, version = full_name.partition(" - ")
    found: dict[str, Any] = {
        "id": id,
        "name": name,
        "fullName": full_name,
        "type": kind,
        "cost": 3,
        "color": "Amber",
        "inkwell": True,
        "setCode": set_code,
        "number": id,
        "rarity": "Common",
        "allowedInFormats": {"Core": {"allowed": True}, "Infinity": {"allowed": True}},
    }
    if version:
        found["version"] = version
    if kind == "Character":
        found |= {"strength": 2, "willpower": 3, "lore": 1, "subtypes": ["Storyborn", "Ally"]}
    elif kind == "Location":
        found |= {"willpower": 6, "lore": 1, "moveCost": 2}
    return found | more


def content(cards: list[dict[str, Any]], version: str = "2.4.0") -> dict[str, Any]:
    return {
        "metadata": {"formatVersion": version, "generatedOn": "2026-01-02T03:04:05", "language": "en"},
        "sets": {
            "1": a_set(1, "2023-09-01", "2025-09-05"),
            "2": a_set(2, "2025-09-05"),
            "Q1": a_set(1, "2024-05-31", quest=True),
        },
        "cards": cards,
    }


def cards() -> list[dict[str, Any]]:
    """Every shape that the format knows: all types, keywords, songs, costs, modes, printings, Quest cards."""
    debut = ability("When you play this character, draw a card.", "BRIGHT START", "triggered")
    return [
        card(1, "Wren - Lamplighter", number=7, abilities=[debut], rarity="Rare"),
        card(2, "Wren - Lamplighter", number=207, abilities=[debut], rarity="Enchanted", baseId=1),
        card(3, "Wren - Lamplighter", "2", number=9, rarity="Rare", reprintOfId=1, color="Amber-Steel")
        | {
            "colors": ["Amber", "Steel"],
            "abilities": [
                keyword("Evasive (Only characters with Evasive can\nchallenge this character.)"),
                ability("When you play this character, you\nmay draw 5 cards.", "BRIGHT START", "triggered"),
            ],
        },
        card(4, "Wren The Lamplighter", "2", number=4, rarity="Special", baseId=3, promoGrouping="P1", version=""),
        card(5, "Copper Kettle", kind="Item", inkwell=False, color="Steel")
        | {
            "abilities": [
                ability("Draw a card.", "FULL STEAM", "activated", costs=["⟳", "1 ⬡"])
                | {"fullText": "FULL STEAM ⟳, 1 ⬡ — Draw\na card."}
            ],
            "maxCopiesInDeck": None,
        },
        card(6, "Song of the Kettle", kind="Action", subtypes=["Song"])
        | {
            "abilities": [ability("(A character with cost 3 or more can ⟳ to sing this song for free.)")],
            "effects": ["Draw 2\ncards."],
        },
        card(7, "Old Mill - Windy Hill", kind="Location"),
        card(8, "Pip & Pop - Twin Cooks", "2", names=["Pip", "Pop"], maxCopiesInDeck=2)
        | {"abilities": [ability("(This character counts as being named both Pip and Pop.)")]},
        card(9, "Wren - Lamplighter", "Q1", rarity="Special", color=""),
        card(10, "Gull - Far Too Clever", "2", abilities=[ability("Perplex the moon.", "WHAT NOW")]),
    ]


def write(path: Path, data: Any = None) -> Path:
    """The invented file, or another, on disk."""
    path.write_text(json.dumps(content(cards()) if data is None else data), encoding="utf-8")
    return path
