"""Cards: printed paragraphs to abilities and back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from illumineer import ir
from illumineer.ir.cards import COPIES
from illumineer.messages import Message
from illumineer.text import english, owners
from illumineer.text.explained import NOTHING, Explained, Unexplained, explained_by
from illumineer.text.grammar import grammar
from illumineer.text.grammar.lexicon import speaks_of_keyword
from illumineer.text.kernel import Wording
from illumineer.text.normalise import KEYWORD_AND_REMINDER, normalise
from illumineer.text.outcome import Declined, Read, bound, categories, several
from illumineer.text.parse import Parse
from illumineer.text.patterns import Unbound
from illumineer.text.remind import written
from illumineer.text.tokens import cut, join
from illumineer.text.write import Unwritable, surface_of
from illumineer.vocab import CardType, Ink

MOST_TOKENS = 200
"""The words, numbers and signs of the longest paragraph that is read; three times the longest that is printed."""
MOST_ON_A_CARD = 500
"""The same of all paragraphs of a card together."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One ability as printed."""

    text: str  # without the story name
    name: str = ""  # the story name; none for keywords and the text of actions
    word: str = ""  # the coined keyword that its abilities go by; only where it is written from a tree


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
class Reading:
    """A card that was read, or why not."""

    card: ir.Card | None
    surface: tuple[tuple[int, ...], ...]
    declined: Declined | None = None
    normal: tuple[str, ...] = ()  # its paragraphs, normalised: with the reminder texts that count


def read_paragraph(
    text: str,
    type_: CardType,
    at: int = 0,
    without: frozenset[Wording] = frozenset(),
    explained: Explained = NOTHING,
) -> Read | Declined:
    """One paragraph: a keyword, an ability or several, or the text of an action.

    What cannot be read without its reminder texts is read with them (`coined`).  `without` leaves wordings of the
    grammar out, to measure how much hangs on them.  `explained` are the coined keywords that it may speak of.
    """
    found = _read_plain(text, type_, at, without)
    if isinstance(found, Read) or found.ambiguous:
        return found
    if explained:
        with_them = _read_plain(text, type_, at, without, explained)
        if isinstance(with_them, Read):
            return with_them
        found = with_them
    if "(" not in text:
        return found
    from illumineer.text import coined  # hardly any text needs it

    return coined.read(text, type_, at, without, found)


def _read_plain(
    text: str, type_: CardType, at: int, without: frozenset[Wording], explained: Explained = NOTHING
) -> Read | Declined:
    """A paragraph without its reminder texts."""
    normal = normalise(text)
    tokens = explained.marked(cut(normal))
    if len(tokens) > MOST_TOKENS:
        return Declined(at, MOST_TOKENS, normal, (), _too_long(len(tokens), MOST_TOKENS))
    parse = Parse(grammar(), tokens, without)
    whole = [(found.value, found) for category in categories(type_) for found in parse.whole(category)]
    readings, unbound = bound(whole, type_)
    if len(readings) > 1:
        return Declined(at, 0, normal, (), several(len(readings)), ambiguous=True)
    if not readings:
        reason = unbound or explained.why_not(tokens, parse.furthest)
        return Declined(at, parse.furthest, normal, tuple(sorted(parse.expected)), reason)
    (tree, derivation), *_ = readings.items()
    try:
        tree = explained.given(tree)
        back = surface_of(grammar(), derivation, tree)
        owners.check(derivation, back.values, tree)
    except Unwritable as error:
        return Declined(at, 0, normal, (), Message("reading.unwritten", {"error": str(error)}))
    except (Unbound, Unexplained) as error:
        return Declined(at, 0, normal, (), error.message)
    english_ = join(english.finish(back.phrase.tokens))
    return Read(tree, back.surface, derivation, back.values, english_, normal, tokens)


def _too_long(size: int, most: int) -> Message:
    return Message("reading.too_long", {"n": size, "most": most})


def explained_on(printed: Printed) -> Explained:
    """The coined keywords that stand on a card with their reminder texts."""
    found = NOTHING
    for paragraph in printed.paragraphs:
        if paragraph.name or "(" not in paragraph.text:
            continue
        line = KEYWORD_AND_REMINDER.fullmatch(normalise(paragraph.text, reminders=True))
        if line is not None and not speaks_of_keyword(cut(line["word"])):
            read = read_paragraph(paragraph.text, printed.type)
            if isinstance(read, Read):
                own = read.ability if isinstance(read.ability, tuple) else (read.ability,)
                found = found.joined(explained_by(own))
    return found


def read_card(printed: Printed, explained: Explained = NOTHING) -> Reading:
    """A card from what is printed on it; `explained` are coined keywords of other cards that it may speak of."""
    reading = _read_card(printed, explained)
    if reading.card is not None:
        return reading
    own = explained_on(printed)
    return _read_card(printed, explained.joined(own)) if own else reading


def _read_card(printed: Printed, explained: Explained) -> Reading:
    abilities: list[Any] = []
    surfaces: list[tuple[int, ...]] = []
    size = sum(len(paragraph.text.split()) for paragraph in printed.paragraphs)
    if size > MOST_ON_A_CARD:
        return Reading(None, (), Declined(0, 0, printed.paragraphs[0].text, (), _too_long(size, MOST_ON_A_CARD)))
    normal: list[str] = []
    for at, paragraph in enumerate(printed.paragraphs):
        read = read_paragraph(paragraph.text, printed.type, at, explained=explained)
        if isinstance(read, Declined):
            return Reading(None, (), read)
        normal.append(normalise(f"{paragraph.name.upper()} {read.normal}", reminders=True))
        surface = read.surface
        for ability in read.ability if isinstance(read.ability, tuple) else (read.ability,):
            if paragraph.name and isinstance(ability, ir.Coined):
                why = Message("reading.named_keyword", {"word": ability.word, "name": paragraph.name})
                return Reading(None, (), Declined(at, 0, read.normal, (), why))
            if paragraph.name and hasattr(ability, "name"):
                ability = replace(ability, name=paragraph.name)
            abilities.append(ability)
            surfaces.append(surface)
            surface = ()  # that of a paragraph stands with its first ability
    limits = [ability.copies for ability in abilities if isinstance(ability, ir.DeckLimit)]
    card = replace(printed.plain(), abilities=tuple(abilities))
    card = replace(card, max_copies=limits[0]) if limits else card
    return Reading(card, tuple(surfaces), normal=tuple(normal))


def write_ability(ability: Any, type_: CardType, lang: str = "en", surface: tuple[int, ...] | None = None) -> str:
    """The words of an ability, or of a tuple of abilities as one paragraph; raises Unwritable."""
    return written(ability, type_, lang, surface)


def write_card(card: ir.Card, lang: str = "en", surface: tuple[tuple[int, ...], ...] = ()) -> tuple[str, ...]:
    """The paragraphs of a card, story names in capitals in front."""
    return tuple(
        f"{each.name.upper()} {each.text}" if each.name else each.text for each in paragraphs(card, lang, surface)
    )


def _goes_on(card: ir.Card, surface: tuple[tuple[int, ...], ...], at: int, end: int) -> bool:
    """Whether the ability at `end` is in the paragraph of the one at `at`: by title or, on an action, by surface."""
    first, title = card.abilities[at], _title(card.abilities[at])
    if title[0] or card.type is not CardType.ACTION:
        return bool(title[0]) and _title(card.abilities[end]) == title
    return end < len(surface) and not surface[end] and not isinstance(first, ir.KeywordAbility)


def paragraphs(
    card: ir.Card, lang: str = "en", surface: tuple[tuple[int, ...], ...] = ()
) -> tuple[Paragraph, ...]:
    """The paragraphs of a card; abilities with one story name share one, and so do those of an action's text."""
    out = []
    at = 0
    while at < len(card.abilities):
        title = _title(card.abilities[at])
        end = at + 1
        while end < len(card.abilities) and _goes_on(card, surface, at, end):
            end += 1
        said = card.abilities[at] if end == at + 1 else card.abilities[at:end]
        text = write_ability(said, card.type, lang, surface[at] if at < len(surface) else None)
        is_coined = isinstance(card.abilities[at], ir.Coined)
        out.append(Paragraph(text, word=title[0]) if is_coined else Paragraph(text, title[0]))
        at = end
    return tuple(out)


def _title(ability: Any) -> tuple[str, str]:
    """What abilities of one paragraph share: their story name, or their coined keyword with its number."""
    return getattr(ability, "name", ""), ability.value if isinstance(ability, ir.Coined) else ""
