"""Reading: all the ways in which the grammar makes a category out of a row of tokens.

A chart over (category, place): each is worked out once, by walking the category's trie, and keeps one derivation for
each end and meaning.  Two derivations with one meaning are one reading; two meanings stay two, and the caller decides
that the text is ambiguous.

What must reach the end of the text (the whole of it, and so the last phrase of what reaches it) has a chart of its own,
with that one end: n sentences are then n rows of sentences, and not n for each place where a row could stop.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from illumineer.text.kernel import Grammar, GrammarError, Trie, Wording
from illumineer.text.patterns import Unfit, build


@dataclass(frozen=True, slots=True, eq=False)
class Derivation:
    """How a span of text was read."""

    category: str
    start: int
    end: int
    value: Any
    wording: Wording | None  # None: read by a lexicon
    children: tuple[Derivation, ...]

    def wordings(self) -> set[Wording]:
        """The wordings that the text uses; words of which any may stand at a place are part of the wording around."""
        used = set() if self.wording is None or self.category[0] == "=" else {self.wording}
        return used.union(*(child.wordings() for child in self.children))


class Parse:
    """One text being read, with every wording of the grammar but those it is to do without."""

    def __init__(self, grammar: Grammar, tokens: tuple[str, ...], without: frozenset[Wording] = frozenset()) -> None:
        self.grammar = grammar
        self.without = without
        self.tokens = tokens
        self.lower = tuple("a" if token in ("an", "An") else token.lower() for token in tokens)
        self.furthest = 0
        self.expected: set[str] = set()
        self._chart: dict[tuple[str, int], list[Derivation] | None] = {}
        self._last: dict[tuple[str, int], list[Derivation] | None] = {}  # what reaches the end of the text
        self._firsts = grammar.firsts()
        self._open: list[frozenset[str] | None] = [None] * len(tokens)  # the lexicons that can begin at a place

    def read(self, category: str, start: int = 0) -> list[Derivation]:
        """Every derivation of the category from a place on, to whatever end."""
        key = (category, start)
        chart = self._chart
        if key in chart:
            done = chart[key]
            if done is None:
                raise GrammarError(f"the category {category!r} begins with itself")
            return done
        chart[key] = None
        grammar = self.grammar
        lexicon = grammar.lexicons.get(category)
        if lexicon is not None:
            found = [
                Derivation(category, start, end, value, None, ()) for end, value in lexicon.read(self.tokens, start)
            ]
            if not found:
                self._missed(start, (f"a {category}",))
        else:
            found = self._walk(category, start)
        chart[key] = found
        return found

    def whole(self, category: str) -> list[Derivation]:
        """The readings of the whole text as one category."""
        return self._read_last(category, 0)

    def _read_last(self, category: str, start: int) -> list[Derivation]:
        """Every derivation of the category from a place to the end of the text."""
        key = (category, start)
        chart = self._last
        if key in chart:
            done = chart[key]
            if done is None:
                raise GrammarError(f"the category {category!r} begins with itself")
            return done
        chart[key] = None
        if category in self.grammar.lexicons or key in self._chart:
            size = len(self.tokens)
            found = [each for each in self.read(category, start) if each.end == size]
        else:
            found = self._walk(category, start, last=True)
        chart[key] = found
        return found

    def _missed(self, at: int, expected: Iterable[str]) -> None:
        if at > self.furthest:
            self.furthest = at
            self.expected = set(expected)
        elif at == self.furthest:
            self.expected.update(expected)

    def _walk(self, category: str, start: int, last: bool = False) -> list[Derivation]:
        """The derivations of a category from a place on; `last`: only those that reach the end of the text."""
        lower = self.lower
        size = len(lower)
        firsts = self._firsts
        without = self.without
        found: dict[tuple[int, Any], Derivation] = {}
        root = self.grammar.tries[category]
        pile: list[tuple[Trie, int, tuple[Derivation, ...]]] = [(root, start, ())]
        while pile:
            node, at, children = pile.pop()
            for wording in () if last and at < size else node.ends:
                if wording in without:
                    continue
                names = wording.holes
                try:
                    value = build(
                        wording.rule.meaning,
                        {name[0]: child.value for name, child in zip(names, children, strict=True)},
                    )
                except Unfit:
                    continue
                key = (at, value)
                if key not in found:
                    found[key] = Derivation(category, start, at, value, wording, children)
            if at >= size:
                if node.words:
                    self._missed(at, ("more text",))
                continue
            token = lower[at]
            after = node.words.get(token)
            if after is not None:
                pile.append((after, at + 1, children))
            elif at >= self.furthest:
                self._missed(at, node.words)
            if not node.holes:
                continue
            opened = self._open[at]
            if opened is None:
                opened = self._begins(at)
            for inner, then in node.holes.items():
                words, begin = firsts[inner]
                if token not in words and begin.isdisjoint(opened):
                    if at >= self.furthest:
                        self._missed(at, (f"a {inner}", *(words if begin else ())))
                    continue
                ends_here = last and not then.words and not then.holes
                for child in self._read_last(inner, at) if ends_here else self.read(inner, at):
                    pile.append((then, child.end, (*children, child)))
        return list(found.values())

    def _begins(self, at: int) -> frozenset[str]:
        """The lexicons that can begin at a place."""
        token = self.tokens[at]
        found = frozenset(name for name, lexicon in self.grammar.lexicons.items() if lexicon.first(token))
        self._open[at] = found
        return found
