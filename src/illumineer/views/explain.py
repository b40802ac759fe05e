"""Events, reasons and questions as sentences, each with the number of its rule.

The sentences stand in the word tables; here their blanks are filled.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from illumineer.compile.book import CardBook
from illumineer.compile.specs import CardSpec
from illumineer.core import card_tests
from illumineer.core.decisions import Decision
from illumineer.core.events import Event
from illumineer.core.state import ID_MASK, State
from illumineer.cr import number
from illumineer.messages import Arg, Message, Reason
from illumineer.views.view import knows
from illumineer.vocab import CardType, Duration, Happening, Step
from illumineer.words import Noun, fill, say, table


def player_name(player: int) -> str:
    """A player as texts name them: p1, p2 …"""
    return f"p{player + 1}"


HIDDEN: Final = Noun(Message("nouns.hidden_card"), feminine=True)
"""A card that the reader may not know."""


def noun(card: CardSpec) -> Noun:
    """The name of a card, as a sentence needs it: in Spanish it agrees with the type of the card."""
    return Noun(card.full_name, card.type in (CardType.ACTION, CardType.LOCATION), card.type == CardType.CHARACTER)


Names = Mapping[int, str]
"""What cards are called instead of their full names (a second copy: "Name#2"), by their references."""


def event_text(
    book: CardBook, event: Event, lang: str = "en", viewer: int | None = None, names: Names | None = None
) -> str:
    """What happened, without its rule.  For a viewer, cards that they may not see are "a card"."""
    return fill(table("events", lang)[Happening(event.kind).name], event_blanks(book, event, lang, viewer, names), lang)


def event_blanks(
    book: CardBook, event: Event, lang: str = "en", viewer: int | None = None, names: Names | None = None
) -> dict[str, Arg]:
    """What fills the blanks of a sentence about an event."""
    blanks: dict[str, Arg] = {"n": event.n}
    if event.player >= 0:
        blanks["player"] = player_name(event.player)
    refs = (event.subject, event.object, event.source)
    for key, card, seen, ref in zip(("card", "other", "source"), event.cards, event.seen, refs, strict=False):
        if card >= 0:
            hidden = viewer is not None and not seen >> viewer & 1
            blanks[key] = HIDDEN if hidden else _called(noun(book.cards[card]), ref, names)
    if event.also:
        first = event.also[0]
        if isinstance(first, str):
            blanks["word"] = first
        else:
            spec = book.abilities[first]
            blanks["ability"] = spec.name or Message("nouns.effect")
    if event.kind == Happening.STEP_BEGAN:
        blanks["step"] = table("steps", lang)[Step(event.n).name]
    elif event.kind == Happening.EFFECT_BEGAN:
        blanks["until"] = duration(event.n, int(event.also[1]))
    return blanks


def _called(card: Noun, ref: int, names: Names | None) -> Noun:
    """The card under its other name, if that is a name of this card and not of one that has taken its place."""
    name = names.get(ref, "") if names is not None else ""
    return Noun(name, card.feminine, card.person) if name.partition("#")[0] == card.name else card


def duration(n: int, until: int) -> Message:
    """How long an effect lasts; `until` is the player whose turn ends it."""
    return Message(f"why.until_{Duration(n).name}", {"player": player_name(until)})


def event_line(st: State, event: Event, lang: str = "en", viewer: int | None = None) -> str:
    """What happened, with the number of its rule in the edition that is played."""
    rule = number(event.rule, st.setup.edition.name)
    return f"{event_text(st.setup.book, event, lang, viewer)} [{rule}]"


def card_noun(st: State, ref: int, viewer: int | None, names: Names | None = None) -> Noun:
    """The name of a card; "a card" if the viewer may not know which it is, or there is none."""
    card = card_tests.object_of(st, ref)
    if card is not None:
        return _called(noun(card.spec), ref, names) if viewer is None or card.seen >> viewer & 1 else HIDDEN
    id = ref & ID_MASK
    if id >= len(st.defs) or (viewer is not None and not knows(st, viewer, id)):
        return HIDDEN
    return _called(noun(st.spec(id)), ref, names)


def reason_text(
    st: State, reason: Reason, lang: str = "en", viewer: int | None = None, names: Names | None = None
) -> str:
    """Why something is not legal, without its rule.  For a viewer, cards that they may not see are "a card"."""
    blanks: dict[str, Arg] = {}
    for key, value in reason.message.args.items():
        is_card = key in ("card", "other") and isinstance(value, int)
        blanks[key] = card_noun(st, value, viewer, names) if is_card else value
    return say(Message(reason.message.key, blanks), lang)


def reason_line(st: State, reason: Reason, lang: str = "en", viewer: int | None = None) -> str:
    """Why something is not legal, with its rule."""
    return f"{reason_text(st, reason, lang, viewer)} [{number(reason.rule, st.setup.edition.name)}]"


def question_text(st: State, asked: Decision, lang: str = "en", names: Names | None = None) -> str:
    """What has to be decided, and by whom, without the rule."""
    sentence = fill(table("questions", lang)[asked.about], {}, lang)
    card = card_noun(st, asked.source, asked.player, names)
    about = f" ({fill('{card}', {'card': card}, lang)})" if asked.source else ""
    return f"{player_name(asked.player)}: {sentence}{about}"


def question_line(st: State, asked: Decision, lang: str = "en") -> str:
    """What has to be decided, with its rule."""
    return f"{question_text(st, asked, lang)} [{number(asked.rule, st.setup.edition.name)}]"
