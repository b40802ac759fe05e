"""Verbs that no rule explains, with the object that they have, and keywords that none explains, where they are spoken of.

No text is read by these rules alone.  `text/coined.py` finds such a verb by the reminder text behind its sentence and
puts a mark in front of it; the reminder text is no part of the sentence, and is written behind it.  `text/explained.py`
makes one token of such a keyword with its value: the phrases that hold one stand with those of other keywords.
"""

from __future__ import annotations

from typing import Any

from illumineer import ir
from illumineer.text.grammar.effects import of_each
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import SUBJ, Make, V
from illumineer.text.phrase import Phrase
from illumineer.vocab import Who

_UNKNOWN: Any = None
MARK = "\ue000"
"""What stands in front of a coined verb in a row of tokens."""
_BETWEEN = "\ue001"
_KEYWORD = "\ue002"


def token(word: str, value: str) -> str:
    """A coined verb and its number as one token."""
    return f"{word}{_BETWEEN}{value}"


def keyword_token(word: str, value: str) -> str:
    """A coined keyword and its value as one token."""
    return f"{_KEYWORD}{word}{_BETWEEN}{value}"


def keyword_word(token: str) -> str:
    """The coined keyword that a token is; "" if it is none."""
    return token[1:].partition(_BETWEEN)[0] if token[:1] == _KEYWORD else ""


def unmarked(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """The tokens as they stand in a text."""
    return tuple(token.removeprefix(_KEYWORD).replace(_BETWEEN, " ").strip() for token in tokens if token != MARK)


def _read(tokens: tuple[str, ...], i: int) -> list[tuple[int, Any]]:
    if i == len(tokens) or _BETWEEN not in tokens[i] or keyword_word(tokens[i]):
        return []
    word, _, value = tokens[i].partition(_BETWEEN)
    return [(i + 1, (word, value))]


def _write(value: Any, lang: str, form: str) -> Phrase | None:
    word, number = value
    return Phrase((*word.split(), *number.split()))


def _read_keyword(tokens: tuple[str, ...], i: int) -> list[tuple[int, Any]]:
    """A keyword that is given, with its value; what it means is filled in later."""
    if i == len(tokens) or not keyword_word(tokens[i]):
        return []
    word, _, value = tokens[i][1:].partition(_BETWEEN)
    return [(i + 1, ir.Coined(word, _UNKNOWN, value))]


def _write_keyword(value: Any, lang: str, form: str) -> Phrase | None:
    return Phrase((*value.word.split(), *value.value.split())) if isinstance(value, ir.Coined) else None


def _read_name(tokens: tuple[str, ...], i: int) -> list[tuple[int, Any]]:
    """A keyword that is named, without a value."""
    return [(end, coined.word) for end, coined in _read_keyword(tokens, i) if not coined.value]


def _write_name(value: Any, lang: str, form: str) -> Phrase | None:
    return Phrase(tuple(value.split())) if isinstance(value, str) else None


def _verb(said: Any, what: Any, who: Any) -> Any:
    word, value = said
    return ir.CoinedVerb(word, None, value, what, who)


def _said(verb: Any) -> list[tuple[Any, ...]]:
    return [((verb.word, verb.value), verb.what, verb.who)] if isinstance(verb, ir.CoinedVerb) else []


def _keyword_given(mod: Any) -> list[tuple[Any, ...]]:
    """The keyword that a mod gives; a quoted ability is none."""
    return [(mod.ability,)] if isinstance(mod, ir.GainAbility) and isinstance(mod.ability, ir.Coined) else []


def declare(g: Grammar) -> None:
    g.lexicon("coined", _read, _write, lambda token: _BETWEEN in token)
    g.lexicon("coined.keyword", _read_keyword, _write_keyword, lambda token: token[0] == _KEYWORD)
    g.lexicon("coined.name", _read_name, _write_name, lambda token: token[0] == _KEYWORD)
    g.rule("verb", MARK + " {w:coined}", Make(_verb, _said, V.w, None, SUBJ), es=MARK + " {w}")
    g.rule("verb", MARK + " {w:coined} {x:thing}", Make(_verb, _said, V.w, V.x, SUBJ), es=MARK + " {w} {x}")
    to_each = of_each(V.p, Make(_verb, _said, V.w, Who.THEY, SUBJ))
    g.rule("verb", MARK + " {w:coined} {p:actors}", to_each, es=MARK + " {w} a {p}")
    g.rule("boon", "{k:coined.keyword}", Make(ir.GainAbility, _keyword_given, V.k), es="{k}")
    g.rule("loss", "{w:coined.name}", ir.LoseAbility(V.w, True), es="{w}")
    g.rule("trait.one", "{w:coined.name}", ir.HasCoined(V.w), es="{w}")
