"""Answers as sentences, for lists of what a player can do, and in a few words, for lists of what was legal.

Not here: the text form that is read back (`notation`), and its labels, which are handed in.
"""

from __future__ import annotations

from typing import Final, assert_never

from illumineer import ir
from illumineer.compile.specs import AbilitySpec
from illumineer.core import answers, card_tests
from illumineer.core.decisions import Answer, Decision
from illumineer.core.state import State
from illumineer.messages import Arg, Message
from illumineer.readings import (
    Done,
    Enter,
    Mode,
    Name,
    Next,
    Number,
    Pick,
    PickPlayer,
    Put,
    Reading,
    Replacement,
    Resolve,
    TurnAction,
    Way,
    YesNo,
)
from illumineer.seen.view import knows
from illumineer.told import said
from illumineer.told.explain import HIDDEN, Names, ability_noun, asking_node, called, card_noun, noun
from illumineer.vocab import Act, How, Side, player_name
from illumineer.words import Noun, say

_CHOICES: Final = {
    "alter_hand": "alter_hand",
    "challenge": "challenge",
    "move_to": "move_to",
    "pay_banish": "banish",
    "pay_bottom": "to_bottom",
    "pay_damage": "take_damage",
    "pay_discard": "discard",
    "pay_exert": "exert",
    "pay_return": "return",
    "ready": "ready",
    "shift_onto": "onto",
    "sung_by": "sing",
}
"""The sentence for picking a card, by what it is picked for."""

_TOLD_BY_THE_ACTION: Final = ("challenge", "move_to", "shift_onto", "sung_by")


# --- sentences -------------------------------------------------------------------------------


def answer_text(st: State, asked: Decision, value: Answer, lang: str, names: Names) -> str:
    """An answer to the decision as a sentence; `names` are the labels of the cards (`seen.labels`)."""
    return sentence(st, asked, answers.read(st, asked, value), lang, names)


def sentence(st: State, asked: Decision, reading: Reading, lang: str, names: Names) -> str:
    """The same, for an answer that has been read."""
    if isinstance(reading, Mode):
        text = _option(st, asked, reading.place, lang)
        if text:
            blanks: dict[str, Arg] = {"n": reading.place + 1, "text": text}
            if st.agenda[-1].player != asked.player:  # the card speaks to its own player
                blanks["player"] = player_name(st.agenda[-1].player)
            return say(Message("moves.option_said", blanks), lang)
    return say(answer_message(st, asked, reading, names), lang)


def answer_message(st: State, asked: Decision, reading: Reading, names: Names) -> Message:
    """The same as a message, for any language."""
    match reading:
        case TurnAction(Act.END_TURN):
            return Message("moves.END_TURN")
        case TurnAction(act, card, ability):
            blanks: dict[str, Arg] = {"card": _card(st, card, asked, names)}
            if ability is not None:
                blanks["ability"] = called(st, card, ability) or Message("nouns.ability")
            return Message(f"moves.{act.name}", blanks)
        case Pick(card):
            said_of = {"card": _card(st, card, asked, names), "source": _card(st, asked.source, asked, names)}
            return Message(f"moves.{_CHOICES.get(asked.about, 'choose')}", said_of)
        case PickPlayer(player):
            return Message("moves.choose_player", {"player": player_name(player)})
        case Done(nothing):
            return Message("moves.keep_hand" if asked.about == "alter_hand" and nothing else "moves.done")
        case YesNo(yes):
            return Message("moves.accept" if yes else "moves.decline")
        case Number(n):
            return Message(f"moves.{asked.about}", {"n": n})
        case Mode(place):
            return Message("moves.option", {"n": place + 1})
        case Way(how, ability, ink):
            blanks = {"n": ink} if ink or how == How.INK else {}
            if how == How.ALTERNATE and ability is not None and ability.name:
                blanks["ability"] = ability.name
            return Message(f"moves.how_{how.name}", blanks)
        case Name(word):
            return Message("moves.name", {"word": word})
        case Put(card, side):
            return Message("moves.put_top" if side == Side.TOP else "moves.put_bottom", _blank(st, card, asked, names))
        case Next(card):
            return Message("moves.order", _blank(st, card, asked, names))
        case Resolve(card, ability):
            return Message("moves.resolve", {"ability": _ability(st, card, ability), **_blank(st, card, asked, names)})
        case Replacement(card, ability):
            if ability is None:
                return Message("moves.resist", _blank(st, card, asked, names))
            return Message("moves.replace", {"ability": _ability(st, card, ability), **_blank(st, card, asked, names)})
        case Enter(card, exerted):
            return Message("moves.enter_exerted" if exerted else "moves.enter_ready", _blank(st, card, asked, names))
        case _ as rest:
            assert_never(rest)


def _blank(st: State, ref: int, asked: Decision, names: Names) -> dict[str, Arg]:
    return {"card": _card(st, ref, asked, names)}


def _card(st: State, ref: int, asked: Decision, names: Names) -> Noun:
    """A card by its label, as the deciding player knows it."""
    label = names.get(ref, "")
    card = card_tests.object_of(st, ref)
    id = st.card_of(ref)
    known = card is not None and card.seen >> asked.player & 1
    if not known and (id < 0 or not knows(st, asked.player, id)):
        return Noun(Message("moves.facedown", {"label": label}), feminine=True) if label else HIDDEN
    return noun(card_tests.spec_of(st, ref), ref, names)


def _ability(st: State, source: int, spec: AbilitySpec) -> Arg:
    name = called(st, source, spec)
    return ability_noun(st.setup.book, spec) if name == spec.name else name


def _option(st: State, asked: Decision, place: int, lang: str) -> str:
    """What an option of "choose one", or of "A or B", does, in the words of the card."""
    node = asking_node(st)
    if not isinstance(node, ir.Modal | ir.Or) or not 0 <= place < len(node.options):
        return ""
    return said.effect(st.setup.book, asked.ability, node.options[place], lang)


# --- a few words -----------------------------------------------------------------------------


def short(
    st: State, asked: Decision, value: Answer, lang: str, viewer: int | None = None, names: Names | None = None
) -> str:
    """One answer to a question: a card, a number, yes or no."""
    reading = answers.read(st, asked, value)
    match reading:
        case Pick(card) | Next(card):
            return _say("card", lang, card=card_noun(st, card, viewer, names))
        case PickPlayer(player):
            return player_name(player)
        case Done(nothing, players):
            return _say("no_more" if not nothing else "nobody" if players else "none", lang)
        case YesNo(yes):
            return _say("yes" if yes else "no", lang)
        case Number(n):
            return str(n)
        case Name(word):
            return word
        case TurnAction() | Mode() | Way():
            return sentence(st, asked, reading, lang, names or {})
        case Put(_, side):
            return _say("on_top" if side == Side.TOP else "at_bottom", lang)
        case Resolve(card, ability) | Replacement(card, ability):
            return ability_of_card(st, ability, card, lang, viewer, names)
        case Enter(_, exerted):
            return _say("exerted" if exerted else "ready", lang)
        case _ as rest:
            assert_never(rest)


def ability_of_card(
    st: State, spec: AbilitySpec | None, source: int, lang: str, viewer: int | None = None, names: Names | None = None
) -> str:
    """An ability that waits or replaces: its story name (without a spec: Resist) and its card."""
    name = Message("keywords.ability_RESIST") if spec is None else ability_noun(st.setup.book, spec)
    return _say("ability", lang, ability=name, card=card_noun(st, source, viewer, names))


def says_nothing(st: State, asked: Decision, value: Answer) -> bool:
    """Whether an only answer need not be told: another line says it, or there is nothing in it."""
    told = isinstance(answers.read(st, asked, value), Pick | PickPlayer | YesNo)
    return not told or asked.about in _TOLD_BY_THE_ACTION


def _say(key: str, lang: str, **blanks: Arg) -> str:
    return say(Message(f"answers.{key}", blanks), lang)
