"""Parts of a card's text, written from its tree: an option of "choose one", what a "may" offers, what an effect gives.

Exact or nothing: what the grammar cannot write by itself, or what speaks of cards that were named outside the part, is
not said, and whoever asks says less.  The grammar is loaded when it is first needed.
"""

from __future__ import annotations

import re
from dataclasses import fields, replace
from functools import lru_cache
from typing import Any, Final

from illumineer import ir
from illumineer.compile.book import CardBook, EnterEffect, EnterOption, GrantedAbility
from illumineer.compile.specs import AbilitySpec
from illumineer.vocab import CardType, Doing

_KEPT: Final = 4096
"""How many parts are kept once their words have been found."""


def effect(book: CardBook, ability: int, node: Any, lang: str) -> str:
    """The sentences of an effect, or of a part of one; empty if they cannot be said by themselves."""
    return _effect(_Part(node), _type(book, book.abilities[ability]), lang)


class _Part:
    """A part of a tree as a key: the same only as itself, so that it need not be walked to be found again."""

    __slots__ = ("node",)

    def __init__(self, node: Any) -> None:
        self.node = node

    def __hash__(self) -> int:
        return id(self.node)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Part) and other.node is self.node


@lru_cache(maxsize=_KEPT)
def _effect(part: _Part, type_: CardType, lang: str) -> str:
    node = part.node
    if ir.has(node, ir.InvolvedAmount):  # how many there were in an event: of what, only the whole ability says
        return ""
    return _written("text", node, lang, type_) if _read_back(node, type_) else ""


def gives(book: CardBook, ability: int, mods: tuple[Any, ...], lang: str) -> str:
    """What a card with these mods does: "gets +2 ¤ and gains Rush"; empty if it cannot be said."""
    plain = tuple(_uncompiled(mod) for mod in mods)
    if not plain or any(mod is None or not isinstance(getattr(mod, "n", 0), int | None) for mod in plain):
        return ""
    return _gives(plain, _type(book, book.abilities[ability]), lang)


@lru_cache(maxsize=_KEPT)
def _gives(mods: tuple[Any, ...], type_: CardType, lang: str) -> str:
    from illumineer.text.phrase import THIRD

    said = _written("mods", mods, lang, type_, THIRD)
    return said[:1].lower() + said[1:]


@lru_cache(maxsize=_KEPT)
def shift(ability: ir.ShiftAbility, lang: str) -> str:
    """A Shift with what it costs, as it is printed: "Universal Shift 4 ⬡"; empty if it cannot be said."""
    return _written("kw", ability, lang, CardType.CHARACTER)


def with_numbers(mods: tuple[Any, ...], numbers: tuple[int, ...], dropped: int) -> tuple[Any, ...]:
    """The mods of an effect that lasts: those that are left, with the numbers that were counted (6.1.8)."""
    return tuple(
        replace(mod, n=n) if not isinstance(getattr(mod, "n", 0), int | None) else mod
        for i, (mod, n) in enumerate(zip(mods, numbers, strict=True))
        if not dropped >> i & 1
    )


def _uncompiled(mod: Any) -> Any:
    """The mod as a tree; None if it is known only compiled."""
    if isinstance(mod, GrantedAbility):
        given: Any = mod.spec.node
        return ir.GainAbility(given)
    if isinstance(mod, ir.Cant) and mod.doing == Doing.READY_AT_START:
        return replace(mod, doing=Doing.READY)  # whose turn that is, and which, is said with how long it lasts
    return None if isinstance(mod, EnterOption | EnterEffect) else mod


def _read_back(effect: Any, type_: CardType) -> bool:
    """Whether the English words, read as a card's text, mean this effect and nothing else.

    Written by itself a part may point back at what the rest of the text has named, and would mean something else.
    """
    ability: Any = ir.ActionEffect(effect)
    if type_ != CardType.ACTION:
        ability = ir.Activated((ir.ExertCost(),), effect)
    return means(ability, type_)


def means(ability: Any, type_: CardType) -> bool:
    """Whether the words of an ability, as they are written when nothing is known of the card, mean that ability."""
    from illumineer.text.card import read_paragraph, write_ability
    from illumineer.text.outcome import Declined
    from illumineer.text.write import Unwritable

    try:
        read = read_paragraph(write_ability(ability, type_), type_)
    except Unwritable:
        return False
    return not isinstance(read, Declined) and _same(_nameless(read.ability), _nameless(ability), {}, {})


def _nameless(ability: Any) -> Any:
    """The ability without its story name, which stands in front of its words."""
    return replace(ability, name="") if isinstance(ability, ir.Node) and "name" in ability.field_names else ability


_HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")
"""What stands before a number as a minus; Spanish sentences have a true minus sign, as their other numbers do."""

_SLOTS: Final = ("slot", "into", "rest", "different")


def _same(one: Any, two: Any, there: dict[Any, Any], back: dict[Any, Any]) -> bool:
    """Whether two trees differ only in what their slots are called."""
    if isinstance(one, tuple) and isinstance(two, tuple):
        return len(one) == len(two) and all(_same(a, b, there, back) for a, b in zip(one, two, strict=True))
    if not isinstance(one, ir.Node) or type(one) is not type(two):
        return bool(one == two)
    for field in fields(one):
        a, b = getattr(one, field.name), getattr(two, field.name)
        if field.name in _SLOTS:
            if (a == "") != (b == "") or there.setdefault(a, b) != b or back.setdefault(b, a) != a:
                return False
        elif not _same(a, b, there, back):
            return False
    return True


def _written(category: str, part: Any, lang: str, type_: CardType, form: str = "") -> str:
    from illumineer.text import english, spanish
    from illumineer.text.grammar import grammar
    from illumineer.text.tokens import join
    from illumineer.text.write import Unwritable, write

    try:
        phrase = write(grammar(), category, part, lang, None, type_, form)
    except Unwritable:
        return ""
    text = join((english if lang == "en" else spanish).finish(phrase.tokens)).replace(".”.", ".”")
    return text if lang == "en" else _HYPHEN.sub("−", text)


def _type(book: CardBook, spec: AbilitySpec) -> CardType:
    """What "this card" is: the type of the card that the ability is on."""
    return CardType(book.cards[spec.card].type) if spec.card >= 0 else CardType.CHARACTER
