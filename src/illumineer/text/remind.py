"""Writing abilities, with the reminder texts of coined words: the word as printed, its meaning in brackets."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from illumineer import ir
from illumineer.ir.base import find_all, walk
from illumineer.text import english, spanish
from illumineer.text.grammar import grammar
from illumineer.text.grammar.coined import MARK
from illumineer.text.parse import Derivation, Parse
from illumineer.text.tokens import cut, ends_sentence, join
from illumineer.text.write import Unwritable, surface_of, write
from illumineer.vocab import CardType


def written(ability: Any, type_: CardType, lang: str, surface: tuple[int, ...] | None) -> str:
    """The words of an ability, or of a tuple of abilities as one paragraph; raises Unwritable.

    In the surface of a paragraph with coined words, that of each reminder text follows a negative number: for a
    keyword, minus the number of abilities that it is of; for a verb, how the reminder text begins (`lead`).
    """
    parts = None if surface is None else _parts(surface)
    first = ability[0] if isinstance(ability, tuple) else ability
    if isinstance(first, ir.Coined):
        own = tuple(each.ability for each in ability) if isinstance(ability, tuple) else (first.ability,)
        said = _of_keyword(own, type_, lang, parts[1:] if parts else None)
        return f"{_headed(first.word, first.value, type_, lang)} ({said})"
    tokens = write(grammar(), _category(ability), ability, lang, parts[0][1] if parts else None, type_).tokens
    if MARK not in tokens:
        return _laid_out(tokens, lang)
    return _with_reminders(tokens, ability, type_, lang, parts[1:] if parts else None)


def price_in(value: str) -> Derivation | None:
    """How the value of a keyword is read as costs; None if it is a number, or no cost."""
    tokens = cut(value)
    if not value[:1].isalpha():
        return None
    found = [each for each in Parse(grammar(), tokens).read("costs") if each.end == len(tokens)]
    return found[0] if len(found) == 1 else None


def _headed(word: str, value: str, type_: CardType, lang: str) -> str:
    """A keyword with its number, or with its price behind a colon."""
    price = price_in(value)
    if price is None:
        return " ".join(filter(None, (word, value)))
    if lang == "en":
        return f"{word}: {value}"
    surface = surface_of(grammar(), price, price.value).surface
    said = _laid_out(write(grammar(), "costs", price.value, lang, surface, type_).tokens, lang)
    return f"{word}: {said[0].upper()}{said[1:]}"


def lead(word: str, value: str, lang: str = "en") -> str:
    """The words with which the reminder text of a verb can begin."""
    return f"{'To' if lang == 'en' else 'Para'} {' '.join(filter(None, (word, value)))},"


def words_of(abilities: tuple[Any, ...]) -> tuple[str, ...]:
    """The words of a card that are read by their reminder texts, each once."""
    coined = (node.word for node in walk(abilities) if isinstance(node, ir.Coined | ir.CoinedVerb))
    return tuple(dict.fromkeys(coined))


def _parts(surface: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """The surface taken apart: what stands in front of each part, and the part."""
    edges = [i for i, n in enumerate(surface) if n < 0]
    parts = [(surface[i], surface[i + 1 : end]) for i, end in pairwise([*edges, len(surface)])]
    return [(0, surface[: edges[0]] if edges else surface), *parts]


def _category(ability: Any) -> str:
    match ability:
        case tuple():
            return "actions" if any(isinstance(each, ir.ActionEffect) for each in ability) else "abilities"
        case ir.KeywordAbility() | ir.ShiftAbility():
            return "kw"
        case ir.DeckLimit() | ir.DeckInks():
            return "deck.limit"
        case ir.ActionEffect():
            return "action"
    return "ability"


def _laid_out(tokens: tuple[str, ...], lang: str) -> str:
    return join((english if lang == "en" else spanish).finish(tokens)).replace(".”.", ".”")


def _of_keyword(
    abilities: tuple[Any, ...], type_: CardType, lang: str, parts: list[tuple[int, tuple[int, ...]]] | None
) -> str:
    """The reminder text of a keyword: its abilities as one paragraph, or as several if it is printed so or must be."""
    if parts and sum(-n for n, _ in parts) == len(abilities):
        said, at = [], 0
        for n, surface in parts:
            own = abilities[at : at - n]
            said.append(written(own if len(own) > 1 else own[0], type_, lang, surface))
            at -= n
        return " ".join(said)
    if len(abilities) == 1:
        return written(abilities[0], type_, lang, None)
    try:
        return written(abilities, type_, lang, None)
    except Unwritable:
        return " ".join(written(each, type_, lang, None) for each in abilities)


def _with_reminders(
    tokens: tuple[str, ...], root: Any, type_: CardType, lang: str, parts: list[tuple[int, tuple[int, ...]]] | None
) -> str:
    """The sentences, and behind each that has a coined verb the meaning of the verb."""
    verbs = find_all(root, ir.CoinedVerb)
    if not parts or len(parts) != len(verbs):
        parts = [(-1, ())] * len(verbs)
    said = []
    for verb, (kind, surface) in zip(verbs, parts, strict=True):
        text = _laid_out(write(grammar(), "text", verb.effect, lang, surface, type_, root=root).tokens, lang)
        if kind < -1:
            first = lead(verb.word, verb.value if kind == -2 else "", lang)
            text = f"{first} {text[0].lower()}{text[1:]}"
        said.append(text)
    out: list[str] = []
    at = begun = 0
    while MARK in tokens[at:]:
        mark = tokens.index(MARK, at)
        word = join(tokens[mark + 1 :])
        which = next(i for i, verb in enumerate(verbs) if word.startswith(f"{verb.word} {verb.value}".strip()))
        ends = (i + 1 for i in range(mark, len(tokens)) if tokens[i] == "." and ends_sentence(tokens, i))
        at = next(ends, len(tokens))
        if MARK in tokens[mark + 1 : at]:
            raise Unwritable("two coined verbs in one sentence")
        out += (_laid_out(tokens[begun:mark] + tokens[mark + 1 : at], lang), f"({said[which]})")
        begun = at
    if begun < len(tokens):
        out.append(_laid_out(tokens[begun:], lang))
    return " ".join(out)
