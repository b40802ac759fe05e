"""Events, reasons and questions as sentences, each with the number of its rule.

The sentences stand in the word tables; here their blanks are filled.
"""

from __future__ import annotations

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


def event_text(book: CardBook, event: Event, lang: str = "en", viewer: int | None = None) -> str:
    """What happened, without its rule.  For a viewer, cards that they may not see are "a card"."""
    blanks: dict[str, Arg] = {"n": event.n}
    if event.player >= 0:
        blanks["player"] = player_name(event.player)
    for key, card, seen in zip(("card", "other", "source"), event.cards, event.seen, strict=False):
        if card >= 0:
            hidden = viewer is not None and not seen >> viewer & 1
            blanks[key] = HIDDEN if hidden else noun(book.cards[card])
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
    return fill(table("events", lang)[Happening(event.kind).name], blanks, lang)


def duration(n: int, until: int) -> Message:
    """How long an effect lasts; `until` is the player whose turn ends it."""
    return Message(f"why.until_{Duration(n).name}", {"player": player_name(until)})


def event_line(st: State, event: Event, lang: str = "en", viewer: int | None = None) -> str:
    """What happened, with the number of its rule in the edition that is played."""
    rule = number(event.rule, st.setup.edition.name)
    return f"{event_text(st.setup.book, event, lang, viewer)} [{rule}]"


def card_noun(st: State, ref: int, viewer: int | None) -> Noun:
    """The name of a card; "a card" if the viewer may not know which it is, or there is none."""
    card = card_tests.object_of(st, ref)
    if card is not None:
        return noun(card.spec) if viewer is None or card.seen >> viewer & 1 else HIDDEN
    id = ref & ID_MASK
    if id >= len(st.defs) or (viewer is not None and not knows(st, viewer, id)):
        return HIDDEN
    return noun(st.spec(id))


def reason_line(st: State, reason: Reason, lang: str = "en", viewer: int | None = None) -> str:
    """Why something is not legal, with its rule.  For a viewer, cards that they may not see are "a card"."""
    blanks: dict[str, Arg] = {}
    for key, value in reason.message.args.items():
        is_card = key in ("card", "other") and isinstance(value, int)
        blanks[key] = card_noun(st, value, viewer) if is_card else value
    sentence = say(Message(reason.message.key, blanks), lang)
    return f"{sentence} [{number(reason.rule, st.setup.edition.name)}]"


def question_line(st: State, asked: Decision, lang: str = "en") -> str:
    """What has to be decided, with its rule."""
    sentence = fill(table("questions", lang)[asked.about], {}, lang)
    card = card_noun(st, asked.source, asked.player)
    about = f" ({fill('{card}', {'card': card}, lang)})" if asked.source else ""
    return f"{player_name(asked.player)}: {sentence}{about} [{number(asked.rule, st.setup.edition.name)}]"
