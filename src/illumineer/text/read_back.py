"""Whether a tree comes back when its words are read again.

A tree that no card prints is written with the first words that fit; they may say less than it means, or point at
something else.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer import ir
from illumineer.text.card import read_paragraph, write_ability
from illumineer.text.explained import within
from illumineer.text.outcome import Declined
from illumineer.text.write import Unwritable
from illumineer.vocab import CardType


def comes_back(ability: ir.Ability, type_: CardType) -> bool:
    """Whether the words of an ability, as they are written when nothing is known of the card, mean that ability."""
    try:
        read = read_paragraph(write_ability(ability, type_), type_, explained=within(ability))
    except Unwritable:
        return False
    return not isinstance(read, Declined) and _bare(read.ability) == _bare(ability)


def _bare(ability: Any) -> Any:
    """The ability without its story name, which stands in front of its words, and with its slots counted through."""
    numbers: dict[ir.Slot, int] = {}

    def counted(node: ir.Node) -> ir.Node | None:
        slots = {name: getattr(node, name) for name in (*node.read_fields, *node.filled_fields)}
        new = {name: numbers.setdefault(slot, len(numbers)) for name, slot in slots.items() if slot != ""}
        return replace(node, **new) if new else None

    nameless = replace(ability, name="") if isinstance(ability, ir.Node) and "name" in ability.field_names else ability
    return ir.rewrite(nameless, counted, deep=True)
