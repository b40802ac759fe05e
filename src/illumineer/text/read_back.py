"""Whether a tree comes back when its words are read again.

A tree that no card prints is written with the first words that fit; they may say less than it means, or point at
something else.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from illumineer import ir
from illumineer.text.card import read_paragraph, write_ability
from illumineer.text.outcome import Declined
from illumineer.text.write import Unwritable
from illumineer.vocab import CardType


def comes_back(ability: ir.Ability, type_: CardType) -> bool:
    """Whether the words of an ability, as they are written when nothing is known of the card, mean that ability."""
    try:
        read = read_paragraph(write_ability(ability, type_), type_)
    except Unwritable:
        return False
    return not isinstance(read, Declined) and _same(_nameless(read.ability), _nameless(ability), {}, {})


def _nameless(ability: Any) -> Any:
    """The ability without its story name, which stands in front of its words."""
    return replace(ability, name="") if isinstance(ability, ir.Node) and "name" in ability.field_names else ability


_SLOTS: Final = ("slot", "into", "rest", "different")


def _same(one: Any, two: Any, there: dict[Any, Any], back: dict[Any, Any]) -> bool:
    """Whether two trees differ only in what their slots are called."""
    if isinstance(one, tuple) and isinstance(two, tuple):
        return len(one) == len(two) and all(_same(a, b, there, back) for a, b in zip(one, two, strict=True))
    if not isinstance(one, ir.Node) or type(one) is not type(two):
        return bool(one == two)
    for name in one.field_names:
        a, b = getattr(one, name), getattr(two, name)
        if name in _SLOTS:
            if (a == "") != (b == "") or there.setdefault(a, b) != b or back.setdefault(b, a) != a:
                return False
        elif not _same(a, b, there, back):
            return False
    return True
