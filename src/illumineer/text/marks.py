"""Marks between the Spanish words: what the last step of writing needs to know about the words around them.

The writer puts them where it knows what it says: where a verb stands (`Verb`), which cards the words before name
(`Card`), where a noun stands for an English pronoun (`Back`), and where English calls a player "they" (`They`).
`word_order` and `pronouns` go by them; they are not written.
"""

from __future__ import annotations

from typing import Any

from illumineer.text.phrase import BASE, SECOND, Phrase

NOTHING = "∅"
"""A token that is not written."""


class Mark(str):
    """A token that is not written, and says something about those around it."""

    __slots__ = ()


class Verb(Mark):
    """The next words, so many, are a verb in that form."""

    __slots__ = ("form", "imperative", "lemma", "second", "size")
    lemma: str
    form: str
    imperative: str
    second: str  # the second person: what you do
    size: int


class Card(Mark):
    """The words before name these cards."""

    __slots__ = ("gender", "number", "value")
    value: Any
    gender: str
    number: str


class Back(Mark):
    """The next words, so many, name cards that were named before: English has a pronoun here.

    With `pair` other cards are named with them: «moverlo junto con otro».

    English also says "that card" where it must tell the card from a player; `near` is then true.  A pronoun is put
    there only for an object that was named in the same sentence, and for the subject of «es».
    """

    __slots__ = ("gender", "near", "number", "pair", "root", "size", "value")
    value: Any
    root: Any
    gender: str
    number: str
    size: int
    near: bool
    pair: bool


class They(Mark):
    """The next words, so many, name a player: English has "they" here."""

    __slots__ = ("size",)
    size: int


def verb(lemma: str, form: str, words: tuple[str, ...], imperative: str, second: str) -> tuple[str, ...]:
    """The words of a verb, behind its mark."""
    mark = Verb(NOTHING)
    mark.lemma, mark.form, mark.size = lemma, form.partition("/")[0] or BASE, len(words)
    mark.imperative, mark.second = imperative, second
    return (mark, *words)


def in_second(verb: Verb) -> Verb:
    """The mark of a verb that is said in the second person instead of as an order."""
    mark = Verb(NOTHING)
    mark.lemma, mark.form, mark.size, mark.imperative, mark.second = verb.lemma, SECOND, 1, verb.imperative, verb.second
    return mark


def named(value: Any, gender: str, number: str) -> Card:
    """The mark behind words that name cards."""
    mark = Card(NOTHING)
    mark.value, mark.gender, mark.number = value, gender, number
    return mark


def back(phrase: Phrase, value: Any, root: Any, near: bool) -> Phrase:
    """The noun of cards that were named before, behind its mark; `root` is the tree that they are in."""
    mark = Back(NOTHING)
    mark.value, mark.root, mark.near, mark.pair = value, root, near, False
    mark.gender, mark.number, mark.size = phrase.gender, phrase.number, len(phrase.tokens)
    return phrase._replace(tokens=(mark, *phrase.tokens))


def they(phrase: Phrase) -> Phrase:
    """The words for a player whom English calls "they", behind their mark."""
    mark = They(NOTHING)
    mark.size = len(phrase.tokens)
    return phrase._replace(tokens=(mark, *phrase.tokens))


def paired(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """The words for two objects: only the first can be a pronoun, and then the other goes with it."""
    first = tokens[0]
    if isinstance(first, Back):
        first.pair = True
    return (first, *(each for each in tokens[1:] if not isinstance(each, Back)))
