"""Names for the slots of a bound tree: a, b, c … in the order in which they are filled, for those that are read."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer.ir.base import Node, rewrite, slots_read
from illumineer.text.lexemes import LEXEMES

_UNREAD = {  # slots that must have a name though nothing reads them
    (lexeme.verb, slot): name
    for lexeme in LEXEMES
    for slot, name in zip(lexeme.verb.filled_fields, lexeme.unread, strict=False)
}


def name_slots(tree: Any) -> Any:
    """Names for the slots that are read; none for the others."""
    used = {slot for slot in slots_read(tree) if isinstance(slot, str) and slot[:1] == "#"}
    order = sorted(used, key=lambda slot: int(slot[1:]))
    names = {slot: chr(ord("a") + i) for i, slot in enumerate(order)}

    def rename(node: Node) -> Node | None:
        updates = {}
        for key in (*node.read_fields, *node.filled_fields):
            slot = getattr(node, key)
            if isinstance(slot, str) and slot[:1] == "#":
                updates[key] = names.get(slot, _UNREAD.get((type(node), key), ""))
        return replace(node, **updates) if updates else None

    return rewrite(tree, rename, deep=True)
