"""Cards: printed paragraphs to abilities and back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from illumineer import ir
from illumineer.text import english, owners, spanish
from illumineer.text.bind import bind
from illumineer.text.grammar import grammar
from illumineer.text.kernel import Wording
from illumineer.text.normalise import normalise
from illumineer.text.parse import Derivation, Parse
from illumineer.text.patterns import Unfit
from illumineer.text.tokens import cut, join
from illumineer.text.write import Unwritable, surface_of, write
from illumineer.vocab import CardType, Ink


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One ability as printed."""

    text: str  # without the story name
    name: str = ""  # the story name; none for keywords and the text of actions


@dataclass(frozen=True, slots=True)
class Printed:
    """What stands on a card, apart from art and flavour."""

    name: str
    type: CardType
    cost: int
    inks: tuple[Ink, ...]
    version: str = ""
    inkwell: bool = False
    strength: int = 0
    willpower: int = 0
    lore: int = 0
    move_cost: int = 0
    classes: tuple[str, ...] = ()
    song: bool = False
    max_copies: int = 4  # 0: any number
    paragraphs: tuple[Paragraph, ...] = ()


@dataclass(frozen=True, slots=True)
class Declined:
    """Why a text cannot be read, and where."""

    paragraph: int
    position: int  # of the token
    text: str  # normalised
    expected: tuple[str, ...]
    reason: str
    ambiguous: bool = False


@dataclass(frozen=True, slots=True)
class Read:
    """A paragraph that was read."""

    ability: Any  # a tuple of them where the paragraph holds several
    surface: tuple[int, ...]
    derivation: Derivation
    written: str  # in English, from the tree


@dataclass(frozen=True, slots=True)
class Reading:
    """A card that was read, or why not."""

    card: ir.Card | None
    surface: tuple[tuple[int, ...], ...]
    declined: Declined | None = None
    differs: tuple[tuple[str, str], ...] = ()  # printed and written text, where they are not the same


def read_paragraph(
    text: str, type_: CardType, at: int = 0, without: frozenset[Wording] = frozenset()
) -> Read | Declined:
    """One paragraph: a keyword, an ability or several, or the text of an action.

    `without` leaves wordings of the grammar out, to measure how much hangs on them.
    """
    normal = normalise(text)
    tokens = cut(normal)
    parse = Parse(grammar(), tokens, without)
    categories = ["kw", "ability", "abilities", "deck.limit"]
    if type_ is CardType.ACTION:
        categories.append("action")
    readings: dict[Any, Derivation] = {}
    unfit = ""
    for category in categories:
        for found in parse.whole(category):
            try:
                readings.setdefault(bind(found.value, type_), found)
            except Unfit as error:
                unfit = str(error)
    if len(readings) > 1:
        return Declined(at, 0, normal, (), f"{len(readings)} different readings", ambiguous=True)
    if not readings:
        where = " ".join(tokens[parse.furthest : parse.furthest + 4]) or "the end"
        reason = unfit or f"cannot be read from «{where}» on"
        return Declined(at, parse.furthest, normal, tuple(sorted(parse.expected)), reason)
    (tree, derivation), *_ = readings.items()
    try:
        surface, phrase = surface_of(grammar(), derivation, tree)
    except Unwritable as error:
        return Declined(at, 0, normal, (), f"cannot be written back: {error}")
    try:
        owners.check(derivation, tree)
    except Unfit as error:
        return Declined(at, 0, normal, (), str(error))
    return Read(tree, surface, derivation, join(english.finish(phrase.tokens)))


def read_card(printed: Printed) -> Reading:
    """A card from what is printed on it."""
    abilities: list[Any] = []
    surfaces: list[tuple[int, ...]] = []
    differs: list[tuple[str, str]] = []
    for at, paragraph in enumerate(printed.paragraphs):
        read = read_paragraph(paragraph.text, printed.type, at)
        if isinstance(read, Declined):
            return Reading(None, (), read)
        normal = normalise(paragraph.text)
        if read.written != normal:
            differs.append((normal, read.written))
        surface = read.surface
        for ability in read.ability if isinstance(read.ability, tuple) else (read.ability,):
            if paragraph.name and hasattr(ability, "name"):
                ability = replace(ability, name=paragraph.name)
            abilities.append(ability)
            surfaces.append(surface)
            surface = ()  # that of a paragraph stands with its first ability
    limits = [ability.copies for ability in abilities if isinstance(ability, ir.DeckLimit)]
    limit = limits[0] if limits else None if printed.max_copies == 4 else printed.max_copies
    card = ir.Card(
        printed.name, printed.type, printed.cost, printed.inks, printed.version, printed.inkwell,
        printed.strength, printed.willpower, printed.lore, printed.move_cost, printed.classes,
        tuple(abilities), printed.song, limit,
    )  # fmt: skip
    return Reading(card, tuple(surfaces), None, tuple(differs))


def write_ability(ability: Any, type_: CardType, lang: str = "en", surface: tuple[int, ...] | None = None) -> str:
    """The words of an ability, or of a tuple of abilities as one paragraph; raises Unwritable."""
    if isinstance(ability, tuple):
        category = "abilities"
    elif isinstance(ability, ir.KeywordAbility | ir.ShiftAbility):
        category = "kw"
    elif isinstance(ability, ir.DeckLimit):
        category = "deck.limit"
    else:
        category = "action" if isinstance(ability, ir.ActionEffect) else "ability"
    phrase = write(grammar(), category, ability, lang, surface, type_)
    return join((english if lang == "en" else spanish).finish(phrase.tokens)).replace(".”.", ".”")


def write_card(card: ir.Card, lang: str = "en", surface: tuple[tuple[int, ...], ...] = ()) -> tuple[str, ...]:
    """The paragraphs of a card, story names in capitals in front."""
    return tuple(
        f"{each.name.upper()} {each.text}" if each.name else each.text for each in paragraphs(card, lang, surface)
    )


def paragraphs(
    card: ir.Card, lang: str = "en", surface: tuple[tuple[int, ...], ...] = ()
) -> tuple[Paragraph, ...]:
    """The paragraphs of a card; abilities of one story name share one."""
    out = []
    at = 0
    while at < len(card.abilities):
        name = getattr(card.abilities[at], "name", "")
        end = at + 1
        while name and end < len(card.abilities) and getattr(card.abilities[end], "name", "") == name:
            end += 1
        said = card.abilities[at] if end == at + 1 else card.abilities[at:end]
        out.append(Paragraph(write_ability(said, card.type, lang, surface[at] if at < len(surface) else None), name))
        at = end
    return tuple(out)
