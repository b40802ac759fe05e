"""Options and moves as sentences: what a player can answer to a decision, in their language.

Not here: the text form that is read back (`notation`), and its labels, which are handed in.
"""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.compile.specs import AbilitySpec
from illumineer.core import card_tests
from illumineer.core.decisions import DONE, Answer, Decision
from illumineer.core.derive import values
from illumineer.core.state import State
from illumineer.core.would import watching_for_key
from illumineer.messages import Arg, Message
from illumineer.seen.view import knows
from illumineer.told import said
from illumineer.told.explain import HIDDEN, Names, ability_noun, asking_node, called, noun
from illumineer.vocab import Act, Ask, How, Side, player_name
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


def answer_text(st: State, asked: Decision, value: Answer, lang: str, names: Names) -> str:
    """An answer to the decision as a sentence; `names` are the labels of the cards (`seen.labels`)."""
    if asked.kind == Ask.MODE and isinstance(value, int):
        text = _option(st, asked, value, lang)
        if text:
            blanks: dict[str, Arg] = {"n": value + 1, "text": text}
            if st.agenda[-1].player != asked.player:  # the card speaks to its own player
                blanks["player"] = player_name(st.agenda[-1].player)
            return say(Message("moves.option_said", blanks), lang)
    return say(answer_message(st, asked, value, names), lang)


def answer_message(st: State, asked: Decision, value: Answer, names: Names) -> Message:
    """The same as a message, for any language."""
    if asked.kind == Ask.ACT:
        assert isinstance(value, tuple)
        return _act(st, asked, value, names)
    if asked.kind == Ask.MODE and isinstance(value, tuple):
        return _how(st, value)
    if asked.kind == Ask.MODE and value != DONE:
        assert isinstance(value, int)
        return Message("moves.option", {"n": value + 1})
    if asked.kind == Ask.NAME:
        return Message("moves.name", {"word": value})
    assert isinstance(value, int)
    source = _card(st, asked.source, asked, names)
    if asked.kind == Ask.ACCEPT:
        return Message("moves.accept" if value else "moves.decline")
    if asked.kind == Ask.ENTER:
        return Message("moves.enter_exerted" if value else "moves.enter_ready", {"card": source})
    if asked.kind == Ask.NUMBER:
        return Message(f"moves.{asked.about}", {"n": value})
    if asked.kind == Ask.PUT:
        card = _card(st, asked.picked[0], asked, names)
        return Message("moves.put_top" if value == Side.TOP else "moves.put_bottom", {"card": card})
    if value == DONE:
        return Message("moves.keep_hand" if asked.about == "alter_hand" and not asked.picked else "moves.done")
    if asked.kind == Ask.RESOLVE:
        waiting = next(each for each in st.bag if each.id == value)
        return _ability(st, asked, "resolve", st.setup.book.abilities[waiting.ability], waiting.source, names)
    if asked.kind == Ask.REPLACE:
        if value < 0:
            return Message("moves.resist", {"card": _card(st, -value, asked, names)})
        watch = watching_for_key(st, value)
        return _ability(st, asked, "replace", watch.spec, watch.context.source, names)
    if asked.of_players:
        return Message("moves.choose_player", {"player": player_name(value)})
    key = "order" if asked.kind == Ask.ORDER else _CHOICES.get(asked.about, "choose")
    return Message(f"moves.{key}", {"card": _card(st, value, asked, names), "source": source})


def _card(st: State, ref: int, asked: Decision, names: Names) -> Noun:
    """A card by its label, as the deciding player knows it."""
    label = names.get(ref, "")
    card = card_tests.object_of(st, ref)
    id = st.card_of(ref)
    known = card is not None and card.seen >> asked.player & 1
    if not known and (id < 0 or not knows(st, asked.player, id)):
        return Noun(Message("moves.facedown", {"label": label}), feminine=True) if label else HIDDEN
    return noun(card_tests.spec_of(st, ref), ref, names)


def _act(st: State, asked: Decision, value: tuple[int, ...], names: Names) -> Message:
    act = Act(value[0])
    if act == Act.END_TURN:
        return Message("moves.END_TURN")
    blanks: dict[str, Arg] = {"card": _card(st, value[1], asked, names)}
    if act == Act.ACTIVATE:
        spec = values(st, st.in_play[value[1]]).abilities[value[2]][0]
        blanks["ability"] = called(st, value[1], spec) or Message("nouns.ability")
    return Message(f"moves.{act.name}", blanks)


def _how(st: State, value: tuple[int, ...]) -> Message:
    how, ability, ink = How(value[0]), value[1], value[2]
    blanks: dict[str, Arg] = {"n": ink} if ink or how == How.INK else {}
    if how == How.ALTERNATE and st.setup.book.abilities[ability].name:
        blanks["ability"] = st.setup.book.abilities[ability].name
    return Message(f"moves.how_{how.name}", blanks)


def _ability(
    st: State, asked: Decision, key: str, spec: AbilitySpec, source: int, names: Names
) -> Message:
    name = called(st, source, spec)
    ability = ability_noun(st.setup.book, spec) if name == spec.name else name
    return Message(f"moves.{key}", {"ability": ability, "card": _card(st, source, asked, names)})


def _option(st: State, asked: Decision, place: int, lang: str) -> str:
    """What an option of "choose one", or of "A or B", does, in the words of the card."""
    node = asking_node(st)
    if not isinstance(node, ir.Modal | ir.Or) or not 0 <= place < len(node.options):
        return ""
    return said.effect(st.setup.book, asked.ability, node.options[place], lang)
