"""The phrase kernel: what a rule of the grammar is, and the tables that reading and writing go by.

A rule says in one place how a phrase is written in English, how in Spanish, and which tree it means:

    rule("verb", "~draw {n:cards}", ir.Draw(V.n, SUBJ), es="~robar {n}")

Several English wordings of one meaning are given as a tuple; which of them stood in a text is its surface.  A category
is read through a trie over the tokens of its templates; words from open classes (names, numbers) are read by
`Lexicon` entries.  Nothing here knows any word of the game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from illumineer.text import english
from illumineer.text.matching import Matcher, matcher
from illumineer.text.patterns import (
    Bindings,
    Half,
    Hole,
    Holed,
    Pair,
    Remaining,
    Rest,
    SaidOf,
    V,
    kinds_of,
)
from illumineer.text.phrase import AGAIN, NEXT, NUMBER, Part, Phrase
from illumineer.text.tokens import cut

_PART = re.compile(
    r"\{(?P<hole>\w+)(?P<piece>[<>])?(?::(?P<cat>[\w.]+))?(?:@(?P<agrees>\w+)|%(?P<number>\w+))?(?:!(?P<form>\w+))?\}"
    r"|\{\^(?P<point>\w*)\}"
    r"|\[(?P<forms>[^\]]+)\]"
    r"|<(?P<who>\w+):(?P<choices>[^>]*)>"
    r"|~(?P<lemma>[^\W\d]+(?:/a)?)(?P<tenses>\+)?(?:@(?P<with>\w+)|:(?P<person>2s|2p|3s|3p|inf))?"
    r"|(?P<words>[^{}<~\[\]]+)"
)


class GrammarError(Exception):
    """A rule of the grammar is wrong: a bug of this project, not of a text."""


def template(text: str) -> tuple[Part, ...]:
    """A template, taken apart."""
    parts: list[Part] = []
    at = 0
    for found in _PART.finditer(text):
        if found.start() != at:
            raise GrammarError(f"template {text!r}: cannot read it at {text[at:]!r}")
        at = found.end()
        if found["hole"]:
            form = NUMBER if found["number"] else found["form"] or ""
            like = found["agrees"] or found["number"] or ""
            parts.append(Part("hole", found["hole"], found["cat"] or "", like, form, piece=found["piece"] or ""))
        elif found["point"] is not None:
            parts.append(Part("point", found["point"]))
        elif found["forms"]:
            parts.append(Part("hole", f"={len(parts)}", "=" + found["forms"]))
        elif found["who"]:
            parts.append(Part("agree", found["who"], choices=tuple(found["choices"].split("|"))))
        elif found["lemma"]:
            tenses = found["tenses"] or ""
            parts.append(Part("form", found["lemma"], tenses, found["with"] or "", found["person"] or ""))
        else:
            parts.extend(Part("tail" if word == "|" else "word", word) for word in cut(found["words"]))
    if at != len(text):
        raise GrammarError(f"template {text!r}: cannot read it at {text[at:]!r}")
    return tuple(parts)


Told = tuple[tuple[Part, ...], dict[str, Part], tuple[Part, ...]]


class Wording:
    """One English wording of a rule, with its Spanish.

    Its templates are taken apart when they are first looked at: writing one card needs only a few of them.
    """

    __slots__ = ("_told", "en", "es", "grammar", "holes", "order", "rule", "text", "text_es")

    en: tuple[Part, ...]
    es: tuple[Part, ...]
    holes: tuple[tuple[str, str], ...]  # name and category, in English order
    order: tuple[int, ...]  # in which they are written: what others agree with comes first

    def __init__(self, grammar: Grammar, rule: Rule, text: str, text_es: str) -> None:
        self.grammar = grammar
        self.rule = rule
        self.text = text  # its English template
        self.text_es = text_es
        self._told: dict[str, Told] = {}

    def __getattr__(self, name: str) -> Any:
        if name not in ("en", "es", "holes", "order"):
            raise AttributeError(name)
        self._take_apart()
        return getattr(self, name)

    def __repr__(self) -> str:
        return f"{self.rule.category}: {self.text}"

    def told(self, lang: str) -> Told:
        """The parts of its template in a language, the holes among them by name, and the words that point back."""
        found = self._told.get(lang)
        if found is None:
            parts = self.en if lang == "en" else self.es
            holes = {part.text: part for part in parts if part.kind == "hole" and part.piece != ">"}
            found = self._told[lang] = (parts, holes, tuple(part for part in parts if part.kind == "point"))
        return found

    def _take_apart(self) -> None:
        self.en, self.es = template(self.text), template(self.text_es)
        self.holes = tuple((part.text, part.category) for part in self.en if part.kind == "hole")
        for _, inner in self.holes:
            if inner[:1] == "=" and inner not in self.grammar.rules:
                self.grammar.declare_forms(inner)
        self.order = _order(self.holes, self.en + self.es)

    def check(self) -> None:
        """GrammarError if the templates do not go together, or not with the meaning of the rule."""
        category = self.rule.category
        if not self.en:
            raise GrammarError(f"{category}: an empty template")
        if not self.text_es:
            raise GrammarError(f"{category}: {self.text!r} has no Spanish")
        names = {name for name, _ in self.holes if name[0] != "="}
        several = len(names) + sum(name[0] == "=" for name, _ in self.holes) != len(self.holes)
        if several or any(not inner for _, inner in self.holes):
            raise GrammarError(f"{category}: {self.text!r}: each hole has one name and a category")
        wanted = set(_holes(self.rule.meaning))
        if names != wanted:
            raise GrammarError(
                f"{category}: {self.text!r}: holes {sorted(names)}, but its meaning has {sorted(wanted)}"
            )
        unknown = {part.text for part in self.es if part.kind in ("hole", "agree")} - names - {"it", NEXT, AGAIN}
        pointed = {"it"} if any(part.kind == "point" for part in self.es) else set()
        unknown |= {part.agrees for part in self.en + self.es if part.agrees} - names - pointed
        if unknown:
            raise GrammarError(f"{category}: {self.text_es!r}: no such hole {sorted(unknown)}")


@dataclass(frozen=True, slots=True, eq=False)
class Rule:
    """A phrase: how it is said, and what it means."""

    category: str
    text: str  # the first English template, which is also its name
    meaning: Any
    family: str
    head: str  # the hole whose gender and number the phrase has
    features: str  # or its own: gender and number in Spanish ("fs", "mp"), number in English
    kinds: tuple[type, ...]  # the types of what it means; empty: not to be seen from the outside
    kin: str = ""  # the construction that it shares with rules of other categories (a list of three)
    wordings: list[Wording] = field(default_factory=list)

    def __repr__(self) -> str:
        return f"{self.category}: {self.text}"


@dataclass(frozen=True, slots=True, eq=False)
class Lexicon:
    """A category that is read by a function: names, numbers, symbols.

    `read` gives (end, value) pairs for the tokens from a place on; `write` the phrase for a value in a language, or
    None if it is none of the category.
    """

    category: str
    read: Callable[[tuple[str, ...], int], Iterable[tuple[int, Any]]]
    write: Callable[[Any, str, str], Phrase | None]  # value, language, form
    first: Callable[[str], bool]  # whether a token can begin it


class Trie:
    """The templates of a category, merged where they begin alike."""

    __slots__ = ("words", "holes", "ends")

    def __init__(self) -> None:
        self.words: dict[str, Trie] = {}
        self.holes: dict[str, Trie] = {}
        self.ends: list[Wording] = []


class First(NamedTuple):
    """What a category can begin with."""

    words: frozenset[str]
    lexicons: frozenset[str]  # categories that a lexicon reads


class Candidates(NamedTuple):
    """The rules that can write a value with a subject."""

    value: Any  # kept, so that no other value has its identity
    subject: Any
    candidates: list[tuple[Wording, Bindings]]


class Grammar:
    """All rules, by category.

    What only reading needs, the tries and all words, is made when it is first asked for.
    """

    tries: dict[str, Trie]
    words: set[str]  # every word of a template: such a word is no name at the start of a sentence

    def __init__(self) -> None:
        self.rules: dict[str, list[Rule]] = {}
        self.lexicons: dict[str, Lexicon] = {}
        self.family = ""
        self._firsts: dict[str, First] | None = None
        self.candidates: dict[tuple[str, int, int], Candidates] = {}  # those that the writer asked for last
        self._matchers: dict[Rule, Matcher] = {}
        self._writers: dict[str, dict[type, list[tuple[Matcher, list[Wording]]]]] = {}

    def __getattr__(self, name: str) -> Any:
        if name not in ("tries", "words"):
            raise AttributeError(name)
        self.tries, self.words = {}, set()
        for rule in self.all_rules():
            for wording in rule.wordings:
                self._insert(rule.category, wording)
        return getattr(self, name)

    # --- declaring ---------------------------------------------------------------------------

    def rule(
        self,
        category: str,
        en: str | tuple[str, ...],
        meaning: Any,
        es: str | tuple[str, ...] = "",
        head: str = "",
        features: str = "",
        kin: str = "",
    ) -> None:
        """Declare a phrase.

        `es` may be one template for all wordings or one for each.  `head` names the hole whose gender and number the
        whole phrase takes (default: the first hole); `features` gives them outright: "m", "f", "s", "p", "2" for the
        second person, "n" for a noun, whose number is the one asked for, "+" for several nouns; "p/s" is "p" in English
        and "s" in Spanish.  Without "m", "f" or "+" the gender is that of the head.
        """
        wordings = (en,) if isinstance(en, str) else en
        spanish = (es,) * len(wordings) if isinstance(es, str) else es
        if len(spanish) != len(wordings):
            raise GrammarError(f"{category}: {wordings[0]!r}: {len(wordings)} wordings but {len(spanish)} in Spanish")
        made = Rule(category, wordings[0], meaning, self.family, head, features, kinds_of(meaning), kin)
        made.wordings.extend(Wording(self, made, *texts) for texts in zip(wordings, spanish, strict=True))
        self.rules.setdefault(category, []).append(made)
        self._writers.pop(category, None)
        self.candidates.clear()

    def declare_forms(self, category: str) -> None:
        """Words of which any may stand at a place, with no difference in meaning: the first is the usual one."""
        for form in category[1:].split("|"):
            self.rule(category, form.strip(), None, es=form.strip())

    def lexicon(
        self,
        category: str,
        read: Callable[[tuple[str, ...], int], Iterable[tuple[int, Any]]],
        write: Callable[[Any, str, str], Phrase | None],
        first: Callable[[str], bool] = lambda token: True,
    ) -> None:
        self.lexicons[category] = Lexicon(category, read, write, first)

    def list_of(self, category: str, item: str, joint: str = "and", joint_es: str = "y", least: int = 1) -> None:
        """A category of several items, "a", "a and b", "a, b, and c", whose value is the tuple of them."""
        two, three = f"a {joint} b", f"a, b, {joint} c"
        tail = f"{category}.tail"
        if least < 2:
            self.rule(category, f"{{a:{item}}}", (V.a,), es="{a}")
        pair, pair_es = f"{{a:{item}}} {joint} {{b:{item}}}", f"{{a}} {joint_es} {{b}}"
        more = f"{{a:{item}}} , {{t:{tail}}}"
        self.rule(category, pair, (V.a, V.b), es=pair_es, features="mp", kin=two)
        self.rule(category, more, (V.a, Rest(V.t)), es="{a}, {t}", features="mp", kin=three)
        self.rule(tail, more, (V.a, Rest(V.t)), es="{a}, {t}", kin=three)
        self.rule(tail, (f"{{a:{item}}} , {joint} {{b:{item}}}", pair), (V.a, V.b), es=pair_es, kin=three)

    def _insert(self, category: str, wording: Wording) -> None:
        nodes = [self.tries.setdefault(category, Trie())]
        for part in wording.en:
            if part.kind == "hole":
                nodes = [node.holes.setdefault(part.category, Trie()) for node in nodes]
                continue
            if part.kind == "word":
                forms: tuple[tuple[str, ...], ...] = (("a" if part.text == "an" else part.text.lower(),),)
            elif part.kind == "form":
                forms = tuple((form,) for form in english.forms(part.text, past=part.category == "+"))
            else:
                forms = tuple(cut(choice.lower()) for choice in part.choices)
            ends = []
            for form in dict.fromkeys(forms):
                self.words.update(form)
                for node in nodes:
                    for word in form:
                        node = node.words.setdefault(word, Trie())
                    ends.append(node)
            nodes = ends
        for node in nodes:
            node.ends.append(wording)

    # --- tables ------------------------------------------------------------------------------

    def check(self) -> None:
        """GrammarError if a rule is wrong, or uses a category that nothing declares.  For tests: it takes its time."""
        rules = self.all_rules()
        known = self.rules.keys() | self.lexicons.keys()
        for rule in rules:
            for wording in rule.wordings:
                wording.check()
                for _, category in wording.holes:
                    if category not in known:
                        raise GrammarError(f"{rule!r} uses category {category!r}, which nothing declares")

    def firsts(self) -> dict[str, First]:
        """For each category what it can begin with."""
        if self._firsts is None:
            tries = self.tries
            firsts = {name: First(frozenset(), frozenset()) for name in self.rules}
            firsts |= {name: First(frozenset(), frozenset((name,))) for name in self.lexicons}
            changed = True
            while changed:
                changed = False
                for name, trie in tries.items():
                    inner = [firsts[each] for each in trie.holes]
                    words = frozenset(trie.words).union(*(each.words for each in inner))
                    begin = First(words, frozenset().union(*(each.lexicons for each in inner)))
                    if begin != firsts[name]:
                        firsts[name] = begin
                        changed = True
            self._firsts = firsts
        return self._firsts

    def writers(self, category: str, shape: type) -> list[tuple[Matcher, list[Wording]]]:
        """What may write a value of that type as the category, in the order of the rules: how it matches, and its
        wordings."""
        by_shape = self._writers.setdefault(category, {})
        found = by_shape.get(shape)
        if found is None:
            found = by_shape[shape] = [
                (self._matcher(rule), rule.wordings)
                for rule in self.rules[category]
                if not rule.kinds or shape in rule.kinds
            ]
        return found

    def _matcher(self, rule: Rule) -> Matcher:
        found = self._matchers.get(rule)
        if found is None:
            found = self._matchers[rule] = matcher(rule.meaning)
        return found

    def all_rules(self) -> list[Rule]:
        """Every rule, those of words of which any may stand at a place among them."""
        for rules in list(self.rules.values()):
            for rule in rules:
                for wording in rule.wordings:
                    _ = wording.holes  # taking the templates apart declares such words
        return [rule for rules in self.rules.values() for rule in rules]


def _order(holes: tuple[tuple[str, str], ...], parts: tuple[Part, ...]) -> tuple[int, ...]:
    """English order, but a hole comes after the one it agrees with."""
    names = [name for name, _ in holes]
    needs = {part.text: part.agrees for part in parts if part.kind == "hole" and part.agrees in names}
    order: list[int] = []

    def place(name: str) -> None:
        index = names.index(name)
        if index not in order:
            if name in needs:
                place(needs[name])
            order.append(index)

    for name in names:
        place(name)
    return tuple(order)


def _holes(meaning: Any) -> list[str]:
    if isinstance(meaning, Hole):
        return [meaning.name]
    if isinstance(meaning, Half):
        return [meaning.hole.name]
    if isinstance(meaning, SaidOf):
        return _holes(meaning.player) + _holes(meaning.value)
    if isinstance(meaning, Pair):
        return [name for arg in meaning.args for name in _holes(arg)]
    if isinstance(meaning, Remaining):
        return _holes(meaning.value)
    if isinstance(meaning, tuple):
        return [name for item in meaning for name in _holes(item)]
    if isinstance(meaning, Holed):
        return [name for part in meaning.fields.values() for name in _holes(part)]
    return []
