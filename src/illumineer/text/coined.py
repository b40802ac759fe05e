"""Words that no rule of the grammar knows, read by the reminder text behind them.

Reminder text is no rules text (1.1.7), and that of a known word is dropped.  The rules of a new word are not known yet:
its reminder text is the best source there is.  A keyword line means what its reminder text says; a verb in a sentence
means the sentences of its reminder text, in which "they" and "it" are the object of the verb.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations, pairwise, product
from typing import Any

from illumineer import ir
from illumineer.ir.base import Node, find_all, rewrite
from illumineer.messages import Message
from illumineer.text import owners
from illumineer.text.grammar import grammar
from illumineer.text.grammar.coined import MARK, token
from illumineer.text.grammar.lexicon import speaks_of_keyword
from illumineer.text.kernel import Wording
from illumineer.text.normalise import KEYWORD_AND_REMINDER, normalise
from illumineer.text.outcome import Declined, Read, bound, categories, several, unread
from illumineer.text.parse import Derivation, Parse
from illumineer.text.patterns import Unbound
from illumineer.text.remind import lead, price_in, written
from illumineer.text.tokens import cut, ends_sentence, starts_sentence
from illumineer.text.write import Unwritable, surface_of
from illumineer.vocab import CardType

_REMINDER = re.compile(r" ?\(([^()]*)\)")
_LOWER = re.compile(r"[a-z][a-z'-]*")
_SUBJECTS = ("you", "opponent", "opponents", "player", "players", "they")
_BEFORE_VERB = frozenset((",", "may", "—", "and", "then", "to", "“", ".", "•", *_SUBJECTS))
_AFTER_VERB = frozenset((".", ",", "and", "then"))
_BEGINS_ABILITY = frozenset(
    ("when", "whenever", "at", "while", "during", "once", "⟳", "this", "your", "opposing", "opponents", "other")
)
_MOST = 6
"""Into how many abilities a reminder text is cut at most, and how many verbs of a paragraph are explained."""
_LONGEST = 3
"""The most words that a coined verb has."""


def read(text: str, type_: CardType, at: int, without: frozenset[Wording], plain: Declined) -> Read | Declined:
    """The paragraph, read by its reminder texts; `plain` is why it is declined without them."""
    normal = normalise(text, reminders=True)
    line = KEYWORD_AND_REMINDER.fullmatch(normal)
    try:
        if line is None:
            return _Sentences(normal, type_, without).read() or plain
        return plain if speaks_of_keyword(cut(line["word"])) else _read_line(line, normal, type_, without)
    except _Decline as found:
        return Declined(at, found.position, normal, found.expected, found.reason, found.ambiguous)


class _Decline(Exception):
    """Why a word with a reminder text is declined: what cannot be read of it, and where in the whole text."""

    def __init__(self, word: str, why: Message, position: int, expected: tuple[str, ...] = ()) -> None:
        super().__init__(word)
        self.reason = Message("reading.reminder", {"word": word, "why": why})
        self.position = position
        self.expected = expected
        self.ambiguous = why.key == "reading.several"


def _check_number(word: str, value: str, tokens: tuple[str, ...], position: int) -> None:
    """Decline a word whose reminder text does not have its number; for 1 it may say "a" or "the"."""
    number = re.sub(r"\D", "", value)
    if number not in ("", "1") and number not in {token.lstrip("+-") for token in tokens}:
        raise _Decline(word, Message("reading.number_unsaid", {"n": number}), position)


def _check_price(word: str, price: str, tokens: tuple[str, ...], position: int) -> None:
    """Decline a word whose price is no cost, or one that its reminder text does not speak of."""
    said, asked = " ".join(tokens).lower(), " ".join(cut(price)).lower()
    if price and (price_in(price) is None or f" {asked} " not in f" {said} "):
        raise _Decline(word, Message("reading.price_unsaid", {"price": price}), position)


# --- a keyword line --------------------------------------------------------------------------


def _read_line(line: re.Match[str], normal: str, type_: CardType, without: frozenset[Wording]) -> Read:
    word, value = line["word"], line["value"] or line["price"] or ""
    head, said = cut(normal[: line.start("reminder")]), cut(normalise(line["reminder"]))
    tokens, start = (*head, *said, ")"), len(head)
    groups = _groups(Parse(grammar(), tokens, without), start, type_, word)
    _check_number(word, value, said, start)
    _check_price(word, line["price"] or "", said, start)
    abilities: list[ir.Coined] = []
    surface: list[int] = []
    values: dict[Derivation, Any] = {}
    for tree, derivation in groups:
        own = tree if isinstance(tree, tuple) else (tree,)
        back = _written_back(derivation, tree, word, start)
        values |= back.values
        surface += (-len(own), *back.surface)
        abilities += [ir.Coined(word, each, value) for each in own]
    ability: Any = tuple(abilities) if len(abilities) > 1 else abilities[0]
    root = Derivation("coined", 0, len(tokens), ability, None, tuple(derivation for _, derivation in groups))
    values[root] = ability
    english = written(ability, type_, "en", tuple(surface))
    return Read(ability, tuple(surface), root, values, english, normal, tokens, (word,))


def _groups(parse: Parse, start: int, type_: CardType, word: str) -> list[tuple[Any, Derivation]]:
    """The abilities of a reminder text: as one paragraph, or as few as can be, each from the start of a sentence."""
    tokens, end = parse.tokens, len(parse.tokens) - 1
    starts = [i + 1 for i in range(start, end - 1) if tokens[i] == "." and tokens[i + 1].lower() in _BEGINS_ABILITY]
    kinds = [kind for kind in categories(type_) if kind not in ("kw", "deck.limit")]
    known: dict[tuple[int, int], dict[Any, Derivation]] = {}
    why: Message | None = None
    for n in range(len(starts) + 1 if len(starts) < _MOST else 1):
        found: list[list[tuple[Any, Derivation]]] = []
        for cuts in combinations(starts, n):
            spans = list(pairwise((start, *cuts, end)))
            for first, last in spans:
                if (first, last) not in known:
                    whole = [each for kind in kinds for each in parse.read(kind, first) if each.end == last]
                    known[first, last], unbound = bound([(each.value, each) for each in whole], type_)
                    why = why or unbound
            found += [list(each) for each in product(*(known[span].items() for span in spans))]
        if len(found) > 1:
            raise _Decline(word, several(len(found)), start)
        if found:
            return found[0]
    why = why or unread(parse.tokens[:end], parse.furthest)
    raise _Decline(word, why, parse.furthest, tuple(sorted(parse.expected)))


def _written_back(derivation: Derivation, tree: Any, word: str, position: int) -> Any:
    try:
        back = surface_of(grammar(), derivation, tree)
        owners.check(derivation, back.values, tree)
    except Unwritable as error:
        raise _Decline(word, Message("reading.unwritten", {"error": str(error)}), position) from None
    except Unbound as error:
        raise _Decline(word, error.message, position) from None
    return back


# --- verbs -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Span:
    """The place of a coined verb in a row of tokens, with its number."""

    start: int
    words: int  # the end of the verb
    end: int  # of its number


@dataclass(slots=True)
class _Reminder:
    """A reminder text that may be that of a verb in the sentence in front of it."""

    tokens: tuple[str, ...]
    spans: list[_Span]  # where the verb can be; none: it reminds of something that is known
    place: int  # of its first token in the whole text
    at: int  # which reminder text of the paragraph it is


class _Sentences:
    """A paragraph with verbs that are explained behind their sentences."""

    def __init__(self, normal: str, type_: CardType, without: frozenset[Wording]) -> None:
        self.normal = normal
        self.type = type_
        self.without = without
        self.tokens: tuple[str, ...] = ()  # without the reminder texts
        self.coined: list[_Reminder] = []
        last = 0
        for i, found in enumerate(_REMINDER.finditer(normal)):
            before = cut(normalise(normal[last : found.start()]))
            last = found.end()
            self.tokens += before
            spans = list(self._spans(len(self.tokens) - len(before)))
            if spans:
                place = len(cut(normal[: found.start(1)]))
                self.coined.append(_Reminder(cut(normalise(found[1])), spans, place, i))
        self.tokens += cut(normalise(normal[last:]))

    def _spans(self, chunk: int) -> Iterator[_Span]:
        """Where in the last sentence so far a verb can stand that the grammar does not know."""
        tokens, words = self.tokens, grammar().words
        end = len(tokens)
        while end > chunk and tokens[end - 1] in (".", "”"):
            end -= 1
        if end == len(tokens):
            return
        start = next((i + 1 for i in range(end - 1, chunk - 1, -1) if ends_sentence(tokens, i)), chunk)
        if speaks_of_keyword(tokens[start:end]):
            return  # the brackets may remind of it
        unknown = [i for i in range(start, end) if self._is_unknown(i, words)]
        if not unknown:
            return
        for before, behind in ((0, 0), (1, 0), (0, 1)):
            first, last = unknown[0] - before, unknown[-1] + 1 + behind
            if first < start or last > end or last - first > _LONGEST or not self._is_verb(first, last):
                continue
            spans = [_Span(first, last, last)]
            if tokens[last].isdigit():
                spans.append(_Span(first, last, last + (2 if tokens[last + 1] in "⬡¤⛉◊" else 1)))
            # with a word that is known, it is a verb only if it has no object: "take aim 2", but not "banish old items"
            yield from (span for span in spans if not before + behind or tokens[span.end] in _AFTER_VERB)

    def _is_unknown(self, i: int, words: set[str]) -> bool:
        lower = self.tokens[i].lower()
        if not _LOWER.fullmatch(lower) or lower in words:
            return False
        return self.tokens[i].islower() or i == 0 or self.tokens[i - 1] in _BEFORE_VERB

    def _is_verb(self, first: int, last: int) -> bool:
        before = self.tokens[first - 1] if first else "."
        return before in _BEFORE_VERB and all(_LOWER.fullmatch(word.lower()) for word in self.tokens[first:last])

    def read(self) -> Read | None:
        """What the paragraph means; None if it has no such verb, or cannot be read with it."""
        if not 0 < len(self.coined) <= _MOST:
            return None
        ways = list(product(*(each.spans for each in self.coined)))
        for size in sorted({_words(way) for way in ways}):
            found: list[tuple[_Marked, list[Derivation]]] = []
            for way in ways:
                if _words(way) == size:
                    marked = _Marked(self, way)
                    main = marked.sentences()
                    if main:
                        found.append((marked, main))
            if len(found) > 1:
                raise _Decline(found[0][0].words[0][0], several(len(found)), 0)
            if found:
                return found[0][0].read(found[0][1])
        return None


def _words(way: tuple[_Span, ...]) -> int:
    """How long the verbs of a way are; of two alike, that in which a number belongs to the verb is shorter."""
    return 2 * sum(span.words - span.start for span in way) + sum(span.end == span.words for span in way)


class _Marked:
    """A paragraph whose coined verbs are marked: its sentences, and behind them the reminder texts in brackets."""

    def __init__(self, text: _Sentences, way: tuple[_Span, ...]) -> None:
        self.text = text
        self.type = text.type
        tokens = list(text.tokens)
        self.words: list[tuple[str, str]] = []
        for span in reversed(way):
            word = " ".join(tokens[span.start : span.words])
            if starts_sentence(tokens, span.start):
                word = word[0].lower() + word[1:]
            value = " ".join(tokens[span.words : span.end])
            self.words.insert(0, (word, value))
            tokens[span.start : span.end] = [MARK, token(word, value)]
        self.end = len(tokens)
        self.leads = [_lead(said, reminder.tokens) for said, reminder in zip(self.words, text.coined, strict=True)]
        self.starts: list[int] = []
        for first, reminder in zip(self.leads, text.coined, strict=True):
            self.starts.append(len(tokens) + 1 + len(first))
            tokens += ("(", *reminder.tokens, ")")
        self.tokens = tuple(tokens)

    def sentences(self) -> list[Derivation]:
        """The ways to read the sentences, each verb with the object that it has."""
        parse = Parse(grammar(), self.tokens, self.text.without)
        return [found for kind in categories(self.type) for found in parse.read(kind) if found.end == self.end]

    def read(self, main: list[Derivation]) -> Read:
        """The paragraph, each verb with the meaning of its reminder text."""
        reminders = [self._reminder(i) for i in range(len(self.words))]
        if len(set(self.words)) < len(self.words):
            raise _Decline(self.words[0][0], Message("reading.coined_twice"), self.text.coined[0].place)
        whole: list[tuple[Any, Derivation]] = []
        for derivation, means in product(main, product(*reminders)):
            meant = dict(zip(self.words, means, strict=True))
            whole.append((rewrite(derivation.value, partial(_filled, meant)), _grafted(derivation, meant)))
        trees, why = bound(whole, self.type)
        word, place = self.words[0][0], self.text.coined[0].place
        if len(trees) != 1:
            raise _Decline(word, several(len(trees)) if trees else why or Message("reading.unfinished"), place)
        ((tree, root),) = trees.items()
        return self._finished(tree, root, word, place)

    def _reminder(self, i: int) -> list[Derivation]:
        """The ways to read a reminder text."""
        reminder, start = self.text.coined[i], self.starts[i]
        end = start + len(reminder.tokens) - len(self.leads[i])
        parse = Parse(grammar(), self.tokens, self.text.without)
        found = [each for each in parse.read("text", start) if each.end == end]
        if not found:
            place = reminder.place + len(self.leads[i]) + max(parse.furthest - start, 0)
            why = unread(parse.tokens[:end], parse.furthest)
            raise _Decline(self.words[i][0], why, place, tuple(sorted(parse.expected)))
        _check_number(*self.words[i], reminder.tokens, reminder.place)
        return found

    def _finished(self, tree: Any, root: Derivation, word: str, place: int) -> Read:
        try:
            back = surface_of(grammar(), root, tree)
            surface, values = list(back.surface), back.values
            verbs = {(verb.word, verb.value): verb for verb in find_all(tree, ir.CoinedVerb)}
            for said, first, derivation in zip(self.words, self.leads, _reminders(root), strict=True):
                more = surface_of(grammar(), derivation, verbs[said].effect)
                surface += (-1 - _leads(*said).index(first), *more.surface)
                values |= more.values
                values |= more.values
            owners.check(root, values, tree)
        except Unwritable as error:
            raise _Decline(word, Message("reading.unwritten", {"error": str(error)}), place) from None
        except Unbound as error:
            raise _Decline(word, error.message, place) from None
        kept = {reminder.at for reminder in self.text.coined}
        count = iter(range(len(self.text.normal)))
        normal = _REMINDER.sub(lambda found: found[0] if next(count) in kept else "", self.text.normal)
        english = written(tree, self.type, "en", tuple(surface))
        words = tuple(each for each, _ in self.words)
        normal = normalise(normal, reminders=True)
        return Read(tree, tuple(surface), root, values, english, normal, self.tokens, words)


def _leads(word: str, value: str) -> list[tuple[str, ...]]:
    """How a reminder text can begin: at once, "To forage 2, …" or "To forage, …"."""
    return [(), *(cut(lead(word, number)) for number in (value, ""))]


def _lead(said: tuple[str, str], tokens: tuple[str, ...]) -> tuple[str, ...]:
    """What the reminder text of a verb begins with before it says what is done."""
    return next((each for each in _leads(*said)[1:] if tokens[: len(each)] == each), ())


def _filled(meant: dict[tuple[str, str], Derivation], node: Node) -> Node | None:
    """The coined verb with its meaning."""
    if not isinstance(node, ir.CoinedVerb):
        return None
    return replace(node, effect=meant[node.word, node.value].value)


def _grafted(found: Derivation, meant: dict[tuple[str, str], Derivation]) -> Derivation:
    """The derivation with that of its reminder text behind the parts of each coined verb."""
    children = tuple(_grafted(child, meant) for child in found.children)
    if children and children[0].category == "coined":
        children += (meant[children[0].value],)
    elif all(new is old for new, old in zip(children, found.children, strict=True)):
        return found
    return replace(found, children=children)


def _reminders(found: Derivation) -> list[Derivation]:
    """The derivations of the reminder texts, in the order of their verbs."""
    if found.children and found.children[0].category == "coined":
        return [found.children[-1]]
    return [each for child in found.children for each in _reminders(child)]
