"""Events, reasons and questions as sentences, each with the number of its rule.

The sentences stand in the word tables; here their blanks are filled.  Not here: options and moves (`moves`), and the
parts of a card's text that a sentence quotes (`said`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.compile.specs import AbilitySpec, CardSpec
from illumineer.core import card_tests, legal
from illumineer.core.decisions import Decision
from illumineer.core.events import Event
from illumineer.core.facts import (
    Called,
    Face,
    Goes,
    InsteadOf,
    Lasts,
    NoEffect,
    OfAbility,
    OfStep,
    OnlyAnswer,
    PlayedFor,
    Replaced,
    Undone,
)
from illumineer.core.state import Frame, State, card_id
from illumineer.cr import CR, number
from illumineer.messages import Arg, Message, Reason
from illumineer.seen.labels import Label
from illumineer.seen.view import knows
from illumineer.told import said
from illumineer.vocab import AbilityKind, CardType, Doing, Duration, Happening, How, Side, Step, Zone, player_name
from illumineer.words import Noun, fill, say, table

_H: Final = Happening


# --- names -----------------------------------------------------------------------------------


HIDDEN: Final = Noun(Message("nouns.hidden_card"), feminine=True)
"""A card that the reader may not know."""


Names = Mapping[int, str]
"""What cards are called instead of their full names (a second copy: "Name#2"), by their references."""


_KINDS: Final = {
    int(type_): (type_ in (CardType.ACTION, CardType.LOCATION), type_ == CardType.CHARACTER, type_.name)
    for type_ in CardType
}
"""What a noun of each type of card is: feminine in Spanish, a person, its name."""


def noun(card: CardSpec, ref: int = 0, names: Names | None = None) -> Noun:
    """The name of a card, as a sentence needs it: in Spanish it agrees with the type of the card.

    It goes by its other name, if that is a name of this card and not of one that has taken its place.
    """
    name = card.full_name
    called = names.get(ref, name) if names is not None else name
    if called != name and called.startswith(name):
        other = Label.parse(called)
        name = called if other is not None and other.name == name else name
    feminine, person, type_ = _KINDS[card.type]
    return Noun(name, feminine, person, type_)


def card_noun(st: State, ref: int, viewer: int | None, names: Names | None = None) -> Noun:
    """The name of a card; "a card" if the viewer may not know which it is, or there is none."""
    card = card_tests.object_of(st, ref)
    if card is not None:
        return noun(card.spec, ref, names) if viewer is None or card.seen >> viewer & 1 else HIDDEN
    id = card_id(ref)
    if id >= len(st.defs) or (viewer is not None and not knows(st, viewer, id)):
        return HIDDEN
    return noun(st.spec(id), ref, names)


def called(st: State, source: int, spec: AbilitySpec) -> str:
    """The story name; of an ability without one that another card gave, the name of that card.

    One that is activated is always called something, also if the card gave it to itself.
    """
    own = spec.card == card_tests.spec_of(st, source).index
    if spec.name or spec.card < 0 or (own and spec.kind != AbilityKind.ACTIVATED):
        return spec.name
    return st.setup.book.cards[spec.card].full_name


def ability_noun(book: CardBook, spec: AbilitySpec, unnamed: str = "nouns.effect") -> Arg:
    """An ability in a sentence: its story name, its keyword, or only that it is one."""
    if spec is book.temporary:
        return Message("nouns.temporary_shift")
    for keyword, each in (("support", book.support), ("vanish", book.vanish), ("boost", book.boost)):
        if spec is each:
            return Message(f"nouns.{keyword}")
    return spec.name or Message(unnamed)


def duration(n: int, until: int) -> Message:
    """How long an effect lasts; `until` is the player whose turn ends it."""
    return Message(f"why.until_{Duration(n).name}", {"player": player_name(until)})


def figure(n: int, signed: bool = False) -> str:
    """A number as a sentence shows it, with a true minus sign; `signed`: also with a plus."""
    return (f"{n:+d}" if signed else str(n)).replace("-", "−")


# --- events ----------------------------------------------------------------------------------

_BECAUSE: Final = frozenset(
    (_H.BANISHED, _H.DAMAGE_TAKEN, _H.DAMAGE_REMOVED, _H.DAMAGE_MOVED, _H.MOVED, _H.EXERTED, _H.READIED,
     _H.RETURNED_TO_HAND, _H.PUT_UNDER, _H.DREW, _H.DISCARDED, _H.PUT_INTO_INKWELL, _H.LORE_GAINED, _H.LORE_LOST,
     _H.REVEALED, _H.NAMED, _H.LOOKED, _H.PUT_ON_DECK, _H.PUT_INTO_HAND, _H.INK_DROPS_GAINED, _H.STEP_SKIPPED,
     _H.RETURNED_FROM_DISCARD, _H.DISCARDS, _H.INK_DROPS_LOST, _H.PUTS_INTO_DISCARD)
)  # fmt: skip
"""Kinds of event that say, behind the sentence, which card made them happen."""

_BY_RULE: Final[dict[tuple[int, CR], str]] = {
    (_H.DAMAGE_TAKEN, CR.DAMAGE_PUT): "damage_put",
    (_H.DAMAGE_DEALT, CR.DAMAGE_PUT): "damage_put",  # in older editions it counts as dealt
    (_H.WON, CR.CHECK_WIN_BY_LORE): "won_by_lore",
    (_H.WON, CR.CHECK_LAST_PLAYER): "won_as_last",
    (_H.LOST, CR.CHECK_EMPTY_DECK): "lost_empty_deck",
    (_H.LOST, CR.CONCEDE): "lost_conceding",
}
"""Events of one kind that are told differently because of the rule behind them."""


def event_text(
    book: CardBook, event: Event, lang: str = "en", viewer: int | None = None, names: Names | None = None
) -> str:
    """What happened, without its rule.  For a viewer, cards that they may not see are "a card"."""
    blanks = event_blanks(book, event, lang, viewer, names)
    text = say(Message(_sentence(event), blanks), lang)
    if event.what in _BECAUSE and "source" in blanks and event.source != event.subject:
        return say(Message("details.because", {"told": text, "source": blanks["source"]}), lang)
    return text


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
            blanks[key] = HIDDEN if hidden else noun(book.cards[card], ref, names)
    if isinstance(event.fact, OfAbility):
        unnamed = "nouns.ability" if event.what == _H.ABILITY_USED else "nouns.effect"
        blanks["ability"] = ability_noun(book, book.abilities[event.fact.ability], unnamed)
    _add_facts(book, event, lang, blanks)
    return blanks


def _sentence(event: Event) -> str:
    """The key of the sentence."""
    kind, fact = event.what, event.fact
    if kind == _H.HAND_ALTERED and not event.n:
        return "details.hand_kept"
    if kind == _H.DRAWN_GAME and isinstance(fact, Called):
        return f"details.drawn_{fact.word}"
    if kind == _H.PUT_ON_DECK and isinstance(fact, Goes):
        return f"details.deck_{Side(fact.side).name.lower()}"
    if isinstance(fact, NoEffect) and not fact.resolves:
        return "details.not_added"
    special = _BY_RULE.get((event.what, event.rule))
    return f"events.{event.kind.name}" if special is None else f"details.{special}"


def _add_facts(book: CardBook, event: Event, lang: str, blanks: dict[str, Arg]) -> None:
    """What the sentence for that kind of event tells besides."""
    kind, fact = event.what, event.fact
    if isinstance(fact, Lasts):
        _add_lasting(book, fact, bool(event.subject), lang, blanks)
    elif isinstance(fact, OfStep):
        blanks["step"] = Message(f"steps.{Step(fact.step).name}")
    elif isinstance(fact, InsteadOf):
        blanks["word"] = str(fact.n)
    elif isinstance(fact, PlayedFor):
        if fact.how != How.INK:
            blanks["how"] = Message(f"moves.how_{How(fact.how).name}")
    elif isinstance(fact, Face):
        blanks["face"] = Message("details.facedown" if fact.down else "details.faceup")
    elif isinstance(fact, Undone):
        blanks["why"] = Message(f"undone.{fact.why}")
    elif isinstance(fact, NoEffect):
        why = "used_up" if event.rule == CR.DURATION_ONCE else "condition_false"
        blanks["why"] = Message(f"details.{why}")
    elif isinstance(fact, Replaced):
        blanks["what"] = Message(f"would.{Happening(fact.kind).name}", dict(blanks))
    elif isinstance(fact, OnlyAnswer):
        blanks["what"] = _only_choice(fact, blanks)
    elif isinstance(fact, Called):
        if kind == _H.NAMED:
            blanks["word"] = fact.word
        elif kind == _H.TAKEN_OVER:
            blanks["what"] = Message(f"taken_over.{fact.word}", dict(blanks))
    elif isinstance(fact, Goes):
        if kind == _H.WENT_ALONG:
            on_deck = fact.zone == Zone.DECK and fact.side in (Side.TOP, Side.BOTTOM)
            where = Side(fact.side).name.lower() if on_deck else Zone(fact.zone).name
            blanks["where"] = Message(f"details.along_{where}", dict(blanks))
        elif fact.exerted:
            blanks["state"] = Message("details.exerted" if kind == _H.ENTERED else "details.card_exerted")


def _only_choice(fact: OnlyAnswer, blanks: dict[str, Arg]) -> Arg:
    if fact.about == "player":
        return player_name(fact.answer)
    if fact.about == "mode":
        return Message("moves.option", {"n": fact.answer + 1})
    if fact.about == "number":
        return str(fact.answer)
    return Message(f"moves.how_{How(fact.answer).name}") if fact.about == "how" else blanks["card"]


def _add_lasting(book: CardBook, lasts: Lasts, on_card: bool, lang: str, blanks: dict[str, Arg]) -> None:
    """How long an effect lasts, and what it gives, in the words of the card that made it."""
    blanks["until"] = duration(lasts.duration, lasts.until)
    if lasts.program < 0:
        if lasts.times == 1 and lasts.duration == Duration.GAME:
            blanks["until"] = Message("details.until_it_happens")
        return
    op = book.programs[lasts.program].ops[lasts.step]
    assert isinstance(op.node, ir.Apply | ir.Establish) and op.source is not None
    if on_card:
        mods = said.with_numbers(op.node.mods, lasts.numbers, lasts.dropped)
        blanks["gives"] = said.gives(book, lasts.ability, mods, lang)
    else:
        blanks["text"] = said.effect(book, lasts.ability, op.source, lang)
    for key in ("gives", "text"):
        if not blanks.get(key, ""):
            blanks.pop(key, None)


def event_line(st: State, event: Event, lang: str = "en", viewer: int | None = None) -> str:
    """What happened, with the number of its rule in the edition that is played."""
    rule = number(event.rule, st.setup.edition.name)
    return f"{event_text(st.setup.book, event, lang, viewer)} [{rule}]"


# --- reasons ---------------------------------------------------------------------------------


_FORBIDDEN: Final[dict[str, tuple[Doing, str, str]]] = {
    "cant_activate": (Doing.ACTIVATE, "card", ""),
    "cant_be_challenged": (Doing.BE_CHALLENGED, "other", "card"),
    "cant_be_chosen": (Doing.BE_CHOSEN, "card", ""),
    "cant_challenge": (Doing.CHALLENGE, "card", ""),
    "cant_challenge_that": (Doing.CHALLENGE, "card", "other"),
    "cant_exert": (Doing.EXERT, "card", ""),
    "cant_ink": (Doing.INK, "card", ""),
    "cant_move": (Doing.MOVE, "card", ""),
    "cant_play": (Doing.PLAY, "card", ""),
    "cant_quest": (Doing.QUEST, "card", ""),
    "cant_sing": (Doing.SING, "card", ""),
}
"""Reasons that come from a "can't": what it forbids, to which card of the sentence, and with which other card."""


def _forbidding(st: State, reason: Reason) -> list[int]:
    """The cards that say "can't"."""
    doing, holder, other = _FORBIDDEN.get(reason.message.key, (None, "", ""))
    ref = reason.message.args.get(holder)
    if doing is None or not isinstance(ref, int):
        return []
    card = st.in_play.get(ref)
    found: list[int] = []
    if card is not None:
        found = card_tests.forbidding(st, card_tests.values_of(st, ref), doing, reason.message.args.get(other, 0))
    standing = legal.table_forbidding(st, st.owner_of(ref), doing, ref)
    if standing is not None:
        found = [*found, standing.context.source]
    elif doing == Doing.PLAY:
        found = [ref]  # what nothing else forbids to be played forbids it itself
    return list(dict.fromkeys(found))


def _reason(st: State, reason: Reason, viewer: int | None, names: Names | None) -> Message:
    blanks: dict[str, Arg] = {}
    for key, value in reason.message.args.items():
        is_card = key in ("card", "other") and isinstance(value, int)
        blanks[key] = card_noun(st, value, viewer, names) if is_card else value
    because = _forbidding(st, reason)
    if because:
        itself = reason.message.args[_FORBIDDEN[reason.message.key][1]]
        own = Message("details.own_ability")
        blanks["because"] = [own if ref == itself else card_noun(st, ref, viewer, names) for ref in because]
    return Message(reason.message.key, blanks)


def named(st: State, reason: Reason, viewer: int | None = None) -> Reason:
    """The reason with the names of the cards in it, so that it can be told without the game."""
    return Reason(reason.rule, _reason(st, reason, viewer, None), st.setup.edition.name)


def reason_message(st: State, reason: Reason, viewer: int | None = None) -> Message:
    """Why something is not legal, with its rule.  For a viewer, cards that they may not see are "a card"."""
    told = _reason(st, reason, viewer, None)
    return Message("details.cited", {"told": told, "rule": number(reason.rule, st.setup.edition.name)})


def reason_text(
    st: State, reason: Reason, lang: str = "en", viewer: int | None = None, names: Names | None = None
) -> str:
    """Why something is not legal, as a sentence without its rule."""
    return say(_reason(st, reason, viewer, names), lang)


def reason_line(st: State, reason: Reason, lang: str = "en", viewer: int | None = None) -> str:
    """Why something is not legal, with its rule, as a sentence."""
    return say(reason_message(st, reason, viewer), lang)


# --- questions -------------------------------------------------------------------------------

_NAMES_SOURCE: Final = ("challenge", "enter", "how_to_play", "move_to", "shift_onto", "sung_by")
"""Questions that name the card they are about; the others have it behind them, in brackets."""


def question_line(st: State, asked: Decision, lang: str = "en") -> str:
    """What has to be decided, with its rule."""
    return f"{question_text(st, asked, lang)} [{number(asked.rule, st.setup.edition.name)}]"


def question_text(
    st: State, asked: Decision, lang: str = "en", names: Names | None = None, viewer: int | None = None
) -> str:
    """What has to be decided, and by whom, without the rule: as the viewer may know it, or else whoever decides."""
    return f"{player_name(asked.player)}: {question_alone(st, asked, lang, names, viewer)}"


def question_alone(
    st: State, asked: Decision, lang: str = "en", names: Names | None = None, viewer: int | None = None
) -> str:
    """What has to be decided, without whoever decides it."""
    reader = asked.player if viewer is None else viewer
    blanks: dict[str, Arg] = {}
    if asked.source:
        blanks["source"] = card_noun(st, asked.source, reader, names)
    if asked.about in ("move_damage", "remove_damage", "put") and asked.picked:
        blanks["card"] = card_noun(st, asked.picked[0], reader, names)
    if asked.about == "may":
        effect = _offered(st, asked, lang)
        if effect:
            blanks["effect"] = effect
    text = fill(table("questions", lang)[asked.about], blanks, lang)
    if asked.source and asked.about not in _NAMES_SOURCE:
        if ability := _asking(st, asked):
            blanks["ability"] = ability
        text += f" ({fill(table('details', lang)['asking'], blanks, lang)})"
    return text


def _asking(st: State, asked: Decision) -> Arg:
    """What the ability that asks is called; "" if it is called nothing."""
    if asked.ability < 0:
        return ""
    spec = st.setup.book.abilities[asked.ability]
    name = called(st, asked.source, spec)
    return ability_noun(st.setup.book, spec) if name and name == spec.name else name


def asking_node(st: State) -> ir.Node | None:
    """The part of a card's effect that the pending question comes from; None if it does not come from an effect."""
    frame = st.agenda[-1]
    if not isinstance(frame, Frame) or frame.step >= len(frame.program.ops):
        return None
    return frame.program.ops[frame.step].source


def _offered(st: State, asked: Decision, lang: str) -> str:
    """What happens if the player wants it to, in the words of the card."""
    node = asking_node(st)
    return said.effect(st.setup.book, asked.ability, node.effect, lang) if isinstance(node, ir.May) else ""
