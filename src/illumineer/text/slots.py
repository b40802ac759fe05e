"""Names for the slots of a bound tree: a, b, c … in the order in which they are filled, for those that are read."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer import ir
from illumineer.ir.base import Node, rewrite, walk

_UNREAD = {  # slots that must have a name though nothing reads them
    (ir.Look, "slot"): "seen", (ir.NameCard, "slot"): "name", (ir.ChoosePlayer, "slot"): "player",
    (ir.Let, "slot"): "n",
    (ir.RevealUntil, "found"): "found", (ir.RevealUntil, "rest"): "rest",
}  # fmt: skip
_READERS = (ir.Those, ir.Among, ir.Number, ir.SlotFilled, ir.IsIn, ir.NamedAs, ir.NamedCard, ir.PlayerIn)


def name_slots(tree: Any) -> Any:
    """Names for the slots that are read; none for the others."""
    used: list[str] = []
    for node in walk(tree):
        slot = node.slot if isinstance(node, _READERS) else node.different if isinstance(node, ir.Chosen) else ""
        if isinstance(slot, str) and slot[:1] == "#" and slot not in used:
            used.append(slot)
    order = sorted(used, key=lambda slot: int(slot[1:]))
    names = {slot: chr(ord("a") + i) for i, slot in enumerate(order)}

    def rename(node: Node) -> Node | None:
        updates = {}
        for key in ("slot", "into", "different", "found", "rest"):
            slot = getattr(node, key, None)
            if isinstance(slot, str) and slot[:1] == "#":
                updates[key] = names.get(slot, _UNREAD.get((type(node), key), ""))
        return replace(node, **updates) if updates else None

    return rewrite(tree, rename, deep=True)
