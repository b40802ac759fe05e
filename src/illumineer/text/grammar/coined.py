"""Verbs that no rule explains, with the object that they have.

No text is read by these rules alone: `text/coined.py` finds such a verb by the reminder text behind its sentence and
puts a mark in front of it.  The reminder text is no part of the sentence, and is written behind it.
"""

from __future__ import annotations

from typing import Any

from illumineer.text.grammar.effects import of_each
from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import SUBJ, Make, V
from illumineer.text.phrase import Phrase
from illumineer.vocab import Who

MARK = "\ue000"
"""What stands in front of a coined verb in a row of tokens."""
_BETWEEN = "\ue001"


def token(word: str, value: str) -> str:
    """A coined verb and its number as one token."""
    return f"{word}{_BETWEEN}{value}"


def unmarked(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """The tokens as they stand in a text."""
    return tuple(token.replace(_BETWEEN, " ").strip() for token in tokens if token != MARK)


def _read(tokens: tuple[str, ...], i: int) -> list[tuple[int, Any]]:
    if i == len(tokens) or _BETWEEN not in tokens[i]:
        return []
    word, _, value = tokens[i].partition(_BETWEEN)
    return [(i + 1, (word, value))]


def _write(value: Any, lang: str, form: str) -> Phrase | None:
    word, number = value
    return Phrase((*word.split(), *number.split()))


def _verb(said: Any, what: Any, who: Any) -> Any:
    word, value = said
    return ir.CoinedVerb(word, None, value, what, who)


def _said(verb: Any) -> list[tuple[Any, ...]]:
    return [((verb.word, verb.value), verb.what, verb.who)] if isinstance(verb, ir.CoinedVerb) else []


def declare(g: Grammar) -> None:
    g.lexicon("coined", _read, _write, lambda token: _BETWEEN in token)
    g.rule("verb", MARK + " {w:coined}", Make(_verb, _said, V.w, None, SUBJ), es=MARK + " {w}")
    g.rule("verb", MARK + " {w:coined} {x:thing}", Make(_verb, _said, V.w, V.x, SUBJ), es=MARK + " {w} {x}")
    to_each = of_each(V.p, Make(_verb, _said, V.w, Who.THEY, SUBJ))
    g.rule("verb", MARK + " {w:coined} {p:actors}", to_each, es=MARK + " {w} a {p}")
