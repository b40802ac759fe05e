"""From where a condition, a selector or an amount is read: whose, on which card, with which slots."""

from __future__ import annotations

from typing import Final

from illumineer.compile.specs import AMOUNT, DID, FIRST_SLOT, OBJECT, PLAYER, SOURCE, SUBJECT, THEY
from illumineer.compiling import mypyc_attr
from illumineer.core.events import Event
from illumineer.core.state import Frame, SlotValue

_EMPTY: Final[list[SlotValue]] = [None] * FIRST_SLOT
"""The slots of all that nothing has happened to: they are never filled in place."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Context:
    """A reading position for abilities that are not resolving; a `Frame` is one that is."""

    __slots__ = ("player", "slots", "source")

    def __init__(self, source: int, player: int, slots: list[SlotValue] | None = None) -> None:
        self.source = source
        self.player = player
        self.slots: list[SlotValue] = slots if slots is not None else _EMPTY


Reader = Context | Frame


def filled(ctx: Reader, event: Event, they: int) -> list[SlotValue]:
    """A copy of the slots of the context, with what happened, and to whom, in it."""
    slots = ctx.slots[:]
    slots[SUBJECT] = event.subject
    slots[OBJECT] = event.object
    slots[SOURCE] = event.source
    slots[AMOUNT] = event.n
    slots[PLAYER] = event.player
    slots[THEY] = they
    slots[DID] = True
    return slots
