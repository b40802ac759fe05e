"""Parts of a card's text, written from its tree: an option of "choose one", what a "may" offers, what an effect gives.

Exact or nothing: what the grammar cannot write by itself, or what speaks of cards that were named outside the part, is
not said, and the sentence around it says less.  The grammar is loaded when it is first needed.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.compile.specs import AbilitySpec
from illumineer.vocab import CardType, Doing

_KEPT: Final = 4096
"""How many parts are kept once their words have been found."""


def effect(book: CardBook, ability: int, node: ir.Node, lang: str) -> str:
    """The sentences of an effect, or of a part of one; empty if they cannot be said by themselves."""
    return _effect(_Part(node), _type(book, book.abilities[ability]), lang)


class _Part:
    """A part of a tree as a key: the same only as itself, so that it need not be walked to be found again."""

    __slots__ = ("node",)

    def __init__(self, node: ir.Node) -> None:
        self.node = node

    def __hash__(self) -> int:
        return id(self.node)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Part) and other.node is self.node


@lru_cache(maxsize=_KEPT)
def _effect(part: _Part, type_: CardType, lang: str) -> str:
    return _written("text", part.node, lang, type_) if _stands_alone(part, type_) else ""


@lru_cache(maxsize=_KEPT)
def _stands_alone(part: _Part, type_: CardType) -> bool:
    """Whether the words of a part, said by themselves, mean that part and nothing else.

    They may point back at what the rest of the text has named, or say how many there were in an event: of what, only
    the whole ability says.
    """
    if ir.has(part.node, ir.InvolvedAmount):
        return False
    from illumineer.text.read_back import comes_back

    effect: Any = part.node
    is_action = type_ == CardType.ACTION
    return comes_back(ir.ActionEffect(effect) if is_action else ir.Activated((ir.ExertCost(),), effect), type_)


def gives(book: CardBook, ability: int, mods: tuple[ir.Mod, ...], lang: str) -> str:
    """What a card with these mods does: "gets +2 ¤ and gains Rush"; empty if it cannot be said."""
    # A keyword that is given whole stands there once for each of its abilities.
    once = (mod for i, mod in enumerate(mods) if not isinstance(mod, ir.CompiledMod) or not _is_same(mod, mods[:i]))
    plain = tuple(_source(mod) for mod in once)
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


def _is_same(mod: ir.CompiledMod, before: tuple[ir.Mod, ...]) -> bool:
    """Whether a mod says the same as the one before it."""
    return bool(before) and isinstance(before[-1], ir.CompiledMod) and before[-1].source is mod.source


def _source(mod: ir.Mod) -> ir.Mod | None:
    """The mod as a card says it; None if it says it in no place of its own."""
    if isinstance(mod, ir.CompiledMod):
        return mod.source if isinstance(mod.source, ir.GainAbility) else None
    if isinstance(mod, ir.Cant) and mod.doing == Doing.READY_AT_START:
        return replace(mod, doing=Doing.READY)  # whose turn that is, and which, is said with how long it lasts
    return mod


_HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")
"""What stands before a number as a minus; Spanish sentences have a true minus sign, as their other numbers do."""

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
