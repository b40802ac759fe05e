"""Invented cards: the printed form that a scenario gives, made into what the compiler reads."""

from __future__ import annotations

import re
from typing import Any, Final

from illumineer import ir
from illumineer.judge.expectations import KEYWORDS
from illumineer.judge.reading import At, part
from illumineer.limits import MOST_CARD_TEXT, limit
from illumineer.text import Paragraph, Printed, write_card
from illumineer.text.normalise import KEYWORD_LINE, drawn
from illumineer.text.write import Unwritable
from illumineer.vocab import CardType, Ink

_KEYS: Final = (
    "fullName", "type", "cost", "inkwell", "color", "strength", "willpower", "lore", "moveCost", "subtypes", "text",
)  # fmt: skip
_TYPES: Final = {"Character": CardType.CHARACTER, "Action": CardType.ACTION, "Item": CardType.ITEM}
_TYPES["Location"] = CardType.LOCATION
_INKS: Final = {ink.name.title(): ink for ink in Ink}
_STORY: Final = re.compile(r"(?:[^a-z\s{}“\"]*[A-Z][^a-z\s{}“\"]*(?:\s+|$)|[&–—+-]\s+)+")
"""Words in capitals: a story name, and perhaps the first word of its text."""
_KEYWORD: Final = re.compile(rf"(?:\w+ )?(?:{'|'.join(KEYWORDS)})\b")
_IN_A_ROW: Final = re.compile(rf"(?:\w+ )?(?:{'|'.join(KEYWORDS)})(?: \+?\d+)?(?: ?⬡)?(?:, | \([^)]*\),? )")
"""A keyword with its number, and perhaps its reminder text, before another in the same line."""
_EXPLAINED: Final = re.compile(KEYWORD_LINE)
_OF_PLAYING: Final = re.compile(r"\bplay this (?:action|song|card)\b[^.]*\.$")
"""The end of what an action says of playing it: an ability apart from its effect."""


def printed(at: At) -> Printed:
    """What stands on an invented card; mistakes are noted, and a card whose name is wrong has none."""
    parts = at.mapping(_KEYS)
    for key in ("fullName", "type", "cost"):
        if key not in parts:
            at.note(at.fail("missing", key=key))
    kind = _TYPES[part(parts, "type", lambda its: its.one_of(tuple(_TYPES)), "Character")]
    name, _, version = part(parts, "fullName", At.text, "").partition(" - ")
    subtypes: list[str] = part(parts, "subtypes", lambda its: its.every(At.text), [])
    song = kind == CardType.ACTION and "Song" in subtypes

    def number(key: str) -> int:
        return parts[key].read(At.whole, 0) if key in parts and parts[key].value is not None else 0

    return Printed(
        name=name,
        version=version,
        type=kind,
        cost=part(parts, "cost", At.whole, 0),
        inks=part(parts, "color", _inks, (Ink.AMBER,)),
        inkwell=part(parts, "inkwell", At.truth, False),
        strength=number("strength"),
        willpower=number("willpower"),
        lore=number("lore"),
        move_cost=number("moveCost"),
        classes=tuple(subtype for subtype in subtypes if not (song and subtype == "Song")),
        song=song,
        paragraphs=paragraphs(part(parts, "text", _text, ""), kind),
    )


def _text(at: At) -> str:
    if isinstance(at.value, str) and len(at.value) > MOST_CARD_TEXT:
        raise at.refuse(limit("card_text", MOST_CARD_TEXT))
    return at.text(MOST_CARD_TEXT) if at.value else ""


def printed_form(card: ir.Card) -> dict[str, Any] | None:
    """A card as a scenario gives it, which may be read as another; None if its text cannot be written."""
    found: dict[str, Any] = {"fullName": card.full_name, "type": card.type.name.title(), "cost": card.cost}
    found["color"] = "-".join(ink.name.title() for ink in card.inks)
    if card.inkwell:
        found["inkwell"] = True
    numbers = {"strength": card.strength, "willpower": card.willpower, "lore": card.lore, "moveCost": card.move_cost}
    found |= {key: n for key, n in numbers.items() if n}
    subtypes = [*card.classes, "Song"] if card.song else list(card.classes)
    if subtypes:
        found["subtypes"] = subtypes
    if card.abilities:
        try:
            found["text"] = "\n".join(write_card(card))
        except Unwritable:
            return None
    return found


def _inks(at: At) -> tuple[Ink, ...]:
    names = [name.strip() for name in at.text().split("-")]
    return tuple(_INKS[at.other(name).one_of(tuple(_INKS))] for name in names)


def paragraphs(text: str, kind: CardType) -> tuple[Paragraph, ...]:
    """The text box, an ability each: a story name in capitals or a keyword begins one, and so does a new line.

    Keywords in a row are an ability each.

    Of an action, everything is one text but keywords and what is said of playing it. Options belong to their list.
    """
    found: list[str] = []
    for line in filter(None, (" ".join(line.split()) for line in drawn(text).splitlines())):
        if found and _is_open(found[-1]):
            found[-1] += f" {line}"
            continue
        *before, line = _one_by_one(line)
        found += before
        if found and not before and (_is_option(line) or not (_begins(line) or _ends(found[-1], kind))):
            found[-1] += f" {line}"
        else:
            found.append(line)
    return tuple(_named(paragraph) for paragraph in found)


def _one_by_one(line: str) -> list[str]:
    """A line of keywords, such as "Bodyguard, Support", keyword by keyword; any other as it is."""
    found: list[str] = []
    rest = line
    while (match := _IN_A_ROW.match(rest)) is not None:
        found.append(match.group().rstrip(", "))
        rest = rest[match.end() :]
    return [*found, rest] if _KEYWORD.match(rest) or _EXPLAINED.match(rest) else [line]


def _is_open(text: str) -> bool:
    """Whether the text ends inside brackets."""
    return text.rfind("(") > text.rfind(")")


def _begins(line: str) -> bool:
    return bool(_story(line) or _KEYWORD.match(line) or _EXPLAINED.match(line))


def _is_option(line: str) -> bool:
    """Whether a line is an option of a list that has begun before it."""
    return line.startswith("•")


def _ends(text: str, kind: CardType) -> bool:
    """Whether a line that begins nothing new does not go on with this."""
    if kind == CardType.ACTION:
        return bool(_KEYWORD.match(text) or _EXPLAINED.match(text) or _OF_PLAYING.search(text))
    return text[-1] in '.)!”"'


def _named(text: str) -> Paragraph:
    story = _story(text)
    return Paragraph(text[len(story) :].strip(), story.strip())


def _story(text: str) -> str:
    """The words in capitals that the text begins with; "A" or "I" before small letters belongs to the text."""
    found = _STORY.match(text)
    if found is None:
        return ""
    story, rest = found.group(), text[found.end() :]
    words = story.split()
    if words[-1] in ("A", "I") and rest[:1].islower():
        story = story[: story.rstrip().rfind(words[-1])]
    return story if any(len(re.sub(r"\W", "", word)) > 1 for word in story.split()) else ""
