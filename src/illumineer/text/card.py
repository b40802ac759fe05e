"""Cards: printed paragraphs to abilities and back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from illumineer import ir
from illumineer.ir.cards import COPIES
from illumineer.messages import Message
from illumineer.text import english, owners, spanish
from illumineer.text.bind import bind
from illumineer.text.grammar import grammar
from illumineer.text.grammar.lexicon import unknown_keyword
from illumineer.text.kernel import Wording
from illumineer.text.normalise import normalise
from illumineer.text.parse import Derivation, Parse
from illumineer.text.patterns import Unbound
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
    max_copies: int = COPIES  # 0: any number
    paragraphs: tuple[Paragraph, ...] = ()

    def plain(self) -> ir.Card:
        """The card without its abilities."""
        return ir.Card(
            self.name, self.type, self.cost, self.inks, self.version, self.inkwell, self.strength, self.willpower,
            self.lore, self.move_cost, self.classes, song=self.song,
            max_copies=None if self.max_copies == COPIES else self.max_copies,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Declined:
    """Why a text cannot be read, and where."""

    paragraph: int
    position: int  # of the token
    text: str  # normalised
    expected: tuple[str, ...]
    reason: Message
    ambiguous: bool = False


@dataclass(frozen=True, slots=True)
class Read:
    """A paragraph that was read."""

    ability: Any  # a tuple of them where the paragraph holds several
    surface: tuple[int, ...]
    derivation: Derivation
    values: dict[Derivation, Any]  # what each part of it means in the tree
    written: str  # in English, from the tree


@dataclass(frozen=True, slots=True)
class Reading:
    """A card that was read, or why not."""

    card: ir.Card | None
    surface: tuple[tuple[int, ...], ...]
    declined: Declined | None = None


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
        categories += ("action", "actions")
    readings: dict[Any, Derivation] = {}
    unbound: Message | None = None
    for category in categories:
        for found in parse.whole(category):
            try:
                readings.setdefault(bind(found.value, type_), found)
            except Unbound as error:
                unbound = error.message
    if len(readings) > 1:
        return Declined(at, 0, normal, (), Message("reading.several", {"n": len(readings)}), ambiguous=True)
    if not readings:
        where = " ".join(tokens[parse.furthest : parse.furthest + 4])
        unread = Message("reading.unread", {"where": where}) if where else Message("reading.unfinished")
        keyword = unknown_keyword(tokens, parse.furthest)
        if keyword:
            unread = Message("reading.no_keyword", {"word": keyword})
        return Declined(at, parse.furthest, normal, tuple(sorted(parse.expected)), unbound or unread)
    (tree, derivation), *_ = readings.items()
    try:
        back = surface_of(grammar(), derivation, tree)
        owners.check(derivation, back.values, tree)
    except Unwritable as error:
        return Declined(at, 0, normal, (), Message("reading.unwritten", {"error": str(error)}))
    except Unbound as error:
        return Declined(at, 0, normal, (), error.message)
    return Read(tree, back.surface, derivation, back.values, join(english.finish(back.phrase.tokens)))


def read_card(printed: Printed) -> Reading:
    """A card from what is printed on it."""
    abilities: list[Any] = []
    surfaces: list[tuple[int, ...]] = []
    for at, paragraph in enumerate(printed.paragraphs):
        read = read_paragraph(paragraph.text, printed.type, at)
        if isinstance(read, Declined):
            return Reading(None, (), read)
        surface = read.surface
        for ability in read.ability if isinstance(read.ability, tuple) else (read.ability,):
            if paragraph.name and hasattr(ability, "name"):
                ability = replace(ability, name=paragraph.name)
            abilities.append(ability)
            surfaces.append(surface)
            surface = ()  # that of a paragraph stands with its first ability
    limits = [ability.copies for ability in abilities if isinstance(ability, ir.DeckLimit)]
    card = replace(printed.plain(), abilities=tuple(abilities))
    return Reading(replace(card, max_copies=limits[0]) if limits else card, tuple(surfaces))


def write_ability(ability: Any, type_: CardType, lang: str = "en", surface: tuple[int, ...] | None = None) -> str:
    """The words of an ability, or of a tuple of abilities as one paragraph; raises Unwritable."""
    if isinstance(ability, tuple):
        category = "actions" if any(isinstance(each, ir.ActionEffect) for each in ability) else "abilities"
    elif isinstance(ability, ir.KeywordAbility | ir.ShiftAbility):
        category = "kw"
    elif isinstance(ability, ir.DeckLimit | ir.DeckInks):
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


def _goes_on(card: ir.Card, surface: tuple[tuple[int, ...], ...], at: int, end: int) -> bool:
    """Whether an ability stands in the paragraph of the one at `at`: by its name or, on an action, by its surface."""
    first, ability = card.abilities[at], card.abilities[end]
    name = getattr(first, "name", "")
    if name or card.type is not CardType.ACTION:
        return bool(name) and getattr(ability, "name", "") == name
    return end < len(surface) and not surface[end] and not isinstance(first, ir.KeywordAbility)


def paragraphs(
    card: ir.Card, lang: str = "en", surface: tuple[tuple[int, ...], ...] = ()
) -> tuple[Paragraph, ...]:
    """The paragraphs of a card; abilities of one story name share one, and those that an action was read with."""
    out = []
    at = 0
    while at < len(card.abilities):
        name = getattr(card.abilities[at], "name", "")
        end = at + 1
        while end < len(card.abilities) and _goes_on(card, surface, at, end):
            end += 1
        said = card.abilities[at] if end == at + 1 else card.abilities[at:end]
        out.append(Paragraph(write_ability(said, card.type, lang, surface[at] if at < len(surface) else None), name))
        at = end
    return tuple(out)
