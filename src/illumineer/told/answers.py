"""Answers in a few words: a card, a number, yes or no; for lists of what was legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from illumineer.core.decisions import DONE, Answer, Decision
from illumineer.core.state import State
from illumineer.core.would import watching_for_key
from illumineer.messages import Arg, Message
from illumineer.told.explain import Names, ability_noun, card_noun
from illumineer.told.moves import answer_text
from illumineer.vocab import Ask, Side, player_name
from illumineer.words import say

_MOST: Final = 6
"""How many answers are listed."""

_TOLD_BY_THE_ACTION: Final = ("challenge", "move_to", "shift_onto", "sung_by")


def short(
    st: State, asked: Decision, value: Answer, lang: str, viewer: int | None = None, names: Names | None = None
) -> str:
    """One answer to a question."""
    kind = asked.kind
    if value == DONE and kind in (Ask.CHOOSE, Ask.ORDER, Ask.MODE):
        return _say("no_more" if asked.picked else "nobody" if asked.of_players else "none", lang)
    if kind == Ask.ACCEPT:
        return _say("yes" if value else "no", lang)
    if kind == Ask.ENTER:
        return _say("exerted" if value else "ready", lang)
    if kind == Ask.PUT:
        return _say("on_top" if value == Side.TOP else "at_bottom", lang)
    if kind == Ask.MODE:
        return answer_text(st, asked, value, lang, names or {})
    if kind in (Ask.NUMBER, Ask.NAME):
        return str(value)
    assert isinstance(value, int)
    if asked.of_players:
        return player_name(value)
    if kind == Ask.RESOLVE:
        waiting = next(w for w in st.bag if w.id == value)
        return ability(st, waiting.ability, waiting.source, lang, viewer, names)
    if kind == Ask.REPLACE:
        if value < 0:
            blanks = {"ability": Message("nouns.resist"), "card": card_noun(st, -value, viewer, names)}
            return _say("ability", lang, **blanks)
        watch = watching_for_key(st, value)
        return ability(st, watch.spec.id, watch.context.source, lang, viewer, names)
    return _say("card", lang, card=card_noun(st, value, viewer, names))


def ability(
    st: State, number: int, source: int, lang: str, viewer: int | None = None, names: Names | None = None
) -> str:
    """An ability that waits or replaces: its story name and its card."""
    name = ability_noun(st.setup.book, st.setup.book.abilities[number])
    return _say("ability", lang, ability=name, card=card_noun(st, source, viewer, names))


def says_nothing(asked: Decision, value: Answer) -> bool:
    """Whether an only answer need not be told: another line says it, or there is nothing in it."""
    return value == DONE or asked.kind not in (Ask.CHOOSE, Ask.ACCEPT) or asked.about in _TOLD_BY_THE_ACTION


def counted(names: Iterable[str]) -> list[str]:
    """Names, each once, with how often it comes."""
    return [f"{name} ×{n}" if n > 1 else name for name, n in Counter(names).items()]


def at_most(others: list[str]) -> list[str] | Message:
    """A list of answers, each once, cut where it becomes long."""
    each = list(dict.fromkeys(others))
    if len(each) > _MOST:
        return Message("answers.and_more", {"names": ", ".join(each[:_MOST]), "n": len(each) - _MOST})
    return each


def _say(key: str, lang: str, **blanks: Arg) -> str:
    return say(Message(f"answers.{key}", blanks), lang)
