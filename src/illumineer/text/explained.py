"""Coined keywords that a reminder text explains somewhere: how other sentences give, take away and name them.

The reminder text of a keyword line is the one place that says what such a keyword means.  Once it is read, the keyword
is as good as known: other abilities of that card, and the other cards of the same file, can speak of it, and what
stands in brackets behind it there is passed over like any reminder text (1.1.7).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, Final

from illumineer import ir
from illumineer.ir.base import Node, rewrite, walk
from illumineer.messages import Message
from illumineer.text.grammar.coined import keyword_token, keyword_word
from illumineer.text.outcome import unread

_BEFORE: Final = frozenset(
    ("gain", "gains", "lose", "loses", "with", "without", "has", "have", "and", "or", ",", "give")
)
"""The words behind which a keyword can stand."""


class Explained:
    """What coined keywords mean: by word and value, the whole keyword; None if it is explained in two ways."""

    __slots__ = ("_means", "words")

    def __init__(self, means: Mapping[tuple[str, str], ir.Coined | None]) -> None:
        self._means = means
        self.words = sorted({tuple(word.split()) for word, _ in means}, key=len, reverse=True)

    def __bool__(self) -> bool:
        return bool(self._means)

    def joined(self, other: Explained) -> Explained:
        """What both explain."""
        means = dict(self._means)
        for key, whole in other._means.items():
            means[key] = whole if means.get(key, whole) == whole else None
        return Explained(means)

    def marked(self, tokens: tuple[str, ...]) -> tuple[str, ...]:
        """The tokens, each keyword with its value as one of them."""
        found: list[str] = []
        at = 0
        while at < len(tokens):
            end = self._end(tokens, at) if found and found[-1] in _BEFORE else at
            if end == at:
                found.append(tokens[at])
                at += 1
                continue
            behind = self._value(tokens, end)
            found.append(keyword_token(" ".join(tokens[at:end]), " ".join(tokens[end:behind])))
            at = behind
        return tuple(found)

    def _end(self, tokens: tuple[str, ...], at: int) -> int:
        """The end of the keyword that stands there, or the place itself."""
        return next((at + len(word) for word in self.words if tokens[at : at + len(word)] == word), at)

    def _value(self, tokens: tuple[str, ...], at: int) -> int:
        """The end of the number behind a keyword."""
        if at < len(tokens) and tokens[at].lstrip("+-").isdigit():
            return at + 2 if tokens[at + 1 : at + 2] == ("⬡",) else at + 1
        return at

    def given(self, tree: Any) -> Any:
        """The tree with what its coined keywords mean; raises Unexplained."""
        return rewrite(tree, partial(_given, self._means))

    def why_not(self, tokens: tuple[str, ...], at: int) -> Message:
        """Why a row of marked tokens cannot be read on from a place."""
        for token in tokens[max(at - 1, 0) : at + 1]:
            if keyword_word(token):
                return Message("reading.coined_here", {"word": keyword_word(token)})
        return unread(tuple(keyword_word(token) or token for token in tokens), at)


NOTHING: Final = Explained({})


class Unexplained(Exception):
    """A coined keyword is given whose meaning is not known; the message says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


def explained_by(abilities: Iterable[Any]) -> Explained:
    """The coined keywords that abilities explain: those that stand alone on a card."""
    found: dict[tuple[str, str], list[ir.Coined]] = {}
    for ability in abilities:
        if isinstance(ability, ir.Coined):
            found.setdefault((ability.word, ability.value), []).append(ability)
    whole: dict[tuple[str, str], ir.Coined | None] = {}
    for (word, value), (first, *others) in found.items():
        whole[word, value] = ir.Coined(word, first.ability, value, tuple(other.ability for other in others))
    return Explained(whole) if whole else NOTHING


def within(tree: Any) -> Explained:
    """The coined keywords that a tree speaks of, with what it means by those that it gives."""
    means: dict[tuple[str, str], ir.Coined | None] = {}
    for node in walk(tree):
        if isinstance(node, ir.GainAbility) and isinstance(node.ability, ir.Coined):
            means[node.ability.word, node.ability.value] = node.ability
        elif isinstance(node, ir.HasCoined) or (isinstance(node, ir.LoseAbility) and node.coined):
            means.setdefault((node.word if isinstance(node, ir.HasCoined) else node.name, ""), None)
    return Explained(means) if means else NOTHING


def _given(means: Mapping[tuple[str, str], ir.Coined | None], node: Node) -> Node | None:
    if not isinstance(node, ir.GainAbility) or not isinstance(node.ability, ir.Coined):
        return None
    word, value = node.ability.word, node.ability.value
    if (word, value) not in means:
        others = sorted(f"{known} {other}".strip() for known, other in means if known == word)
        raise Unexplained(Message("reading.coined_value", {"word": f"{word} {value}".strip(), "others": others}))
    whole = means[word, value]
    if whole is None:
        raise Unexplained(Message("reading.coined_differs", {"word": f"{word} {value}".strip()}))
    return ir.GainAbility(whole)
