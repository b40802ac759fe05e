"""What all verbs share: the cards they act on, and saying whether it was done in full."""

from __future__ import annotations

from illumineer import ir
from illumineer.compile.specs import DID
from illumineer.core import select
from illumineer.core.state import Frame, State


def targets(st: State, f: Frame, what: ir.Node) -> tuple[int, ...]:
    """The cards in play that the verb acts on; cards that have left play are no longer meant (6.1.11.1).

    "This character" that another was just put on top of is the character of that stack, which keeps what applies to
    it (8.10.5).
    """
    match what:
        case ir.This() if f.source not in st.in_play:
            return select.stack_of(st, f.source)
        case ir.Together():
            return tuple(dict.fromkeys(ref for part in what.things for ref in targets(st, f, part)))
        case _:
            return tuple(ref for ref in select.thing(st, f, what) if ref in st.in_play)


def missing(st: State, f: Frame, what: ir.Node) -> int:
    """How many cards that a phrase of several names one by one are no longer in play ("this character and …")."""
    if not isinstance(what, ir.Together):
        return 0
    return sum(isinstance(part, (ir.This, ir.Involved)) and not targets(st, f, part) for part in what.things)


def cards_anywhere(st: State, f: Frame, what: ir.Node) -> tuple[int, ...]:
    """Cards wherever they are, each followed once out of play ("return this card to your hand")."""
    found = [select.followed(st, ref) for ref in select.thing(st, f, what)]
    return tuple(ref for ref in found if ref)


def short(f: Frame) -> None:
    """It could not be done, or not in full: "if you do" fails, the ability is not fully resolved.

    What can be done of it is done all the same (1.2.3).
    """
    f.slots[DID] = False
    f.whole = False


def done(f: Frame, into: int, value: int | tuple[int, ...], complete: bool) -> bool:
    """Note what really happened, and go on."""
    if into >= 0:
        f.slots[into] = value
    if not complete:
        short(f)
    f.step += 1
    return False
