"""The parts of an effect for several players, which go part by part (6.7.6.1).

What is joined into one effect has parts, and so has what stands inside a "may", an "if you do" or an "or": choosing a
card in play and what is done with it, revealing and playing, discarding and drawing.  Each part remembers for each
player whether they have accepted.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import TYPE_CHECKING

from illumineer import ir
from illumineer.compile import ops
from illumineer.compile.specs import Op
from illumineer.vocab import Who, Zone

if TYPE_CHECKING:
    from illumineer.compile.lower import Lowering


class Part:
    """A part of what several players do: how its instructions are emitted.

    `joint` is the slot with the cards of a part that all can do at once, if the players have filled it before; -1 if
    each has to do it alone.
    """

    __slots__ = ("emit", "joint")

    def __init__(self, emit: Callable[[], None], joint: int = -1) -> None:
        self.emit = emit
        self.joint = joint


class Parts:
    """Takes an effect for several players to pieces, so that all finish one before anyone begins the next (6.7.6.1)."""

    def __init__(self, lowering: Lowering) -> None:
        self.lowering = lowering

    def of_sentences(self, nodes: tuple[ir.Effect, ...]) -> list[Part]:
        """The parts of several sentences."""
        return [part for i, node in enumerate(nodes) for part in (self._sentence(node) if i else self.of(node))]

    def _sentence(self, node: ir.Effect) -> list[Part]:
        """The parts of one more sentence."""
        found = self.of(node)
        first = found[0]

        def begin() -> None:
            self.lowering.begin_sentence(node)
            first.emit()

        return [Part(begin, first.joint), *found[1:]]

    def of(self, node: ir.Effect) -> list[Part]:
        """The parts of an effect, those inside a "may", "if you do" or "or" among them."""
        low = self.lowering
        match node:
            case ir.Seq():
                return self._seq(node)
            case ir.May():
                return self._behind(lambda: low.emit(ops.MAY, low.numbered(node), source=node), self.of(node.effect))
            case ir.To():
                first = low.numbered(node.first)
                return self._behind(lambda: low.emit(ops.COST_GATE, first, source=node.first), self._if_do(node))
            case ir.IfDo():
                return self._if_do(node)
            case ir.Modal() | ir.Or():
                return self._modal(node)
            case _ if type(node) in _ACTS_ON and _chosen_in_play(node):
                return self._chosen_first(node)
            case _:
                return [Part(lambda: low.effect(node), self._joint(node))]

    def _seq(self, node: ir.Seq) -> list[Part]:
        low = self.lowering
        low.note_plays(node.parts)
        choices, parts = low.damage_first(node.parts)
        found = [part for each in parts for part in self.of(each)]
        if not found:
            return [Part(lambda: None)]  # nothing to do is a part as well
        if not choices:
            return found

        def begin() -> None:
            for choice in choices:
                low.choose(choice)
            found[0].emit()

        return [Part(begin), *found[1:]]

    def _behind(self, gate: Callable[[], Op], inner: list[Part]) -> list[Part]:
        """The parts, each done only by those who have passed the gate: who accepted, who can pay."""
        low = self.lowering
        passed = low.slots.fresh() if len(inner) > 1 else -1

        def begin() -> None:
            op = gate()
            op.b = passed
            inner[0].emit()
            op.a = len(low.ops)

        def later(part: Part) -> Callable[[], None]:
            def emit() -> None:
                jump = low.emit(ops.JUMP_UNLESS_MODE, None, passed, 0)
                part.emit()
                jump.targets = (len(low.ops),)

            return emit

        return [Part(begin), *(Part(later(part), part.joint) for part in inner[1:])]

    def _if_do(self, node: ir.IfDo | ir.To) -> list[Part]:
        low = self.lowering
        low.note_plays((node.then,))
        inner = self.of(node.first)

        def begin() -> None:
            low.emit(ops.RESET_DID)
            inner[0].emit()

        return [Part(begin), *inner[1:], Part(lambda: low.after(node))]

    def _modal(self, node: ir.Modal | ir.Or) -> list[Part]:
        low = self.lowering
        options = [self.of(option) for option in node.options]
        slot = low.slots.fresh()

        def emit(step: int) -> Callable[[], None]:
            def those() -> None:
                if not step:
                    low.emit(ops.MODE, low.numbered(node), slot, source=node)
                for i, parts in enumerate(options):
                    if step < len(parts):
                        jump = low.emit(ops.JUMP_UNLESS_MODE, None, slot, i)
                        if isinstance(node, ir.Modal) and not step:
                            low.begin_sentence(node.options[i])
                        parts[step].emit()
                        jump.targets = (len(low.ops),)

            return those

        return [Part(emit(step)) for step in range(max(len(parts) for parts in options))]

    def _chosen_first(self, node: ir.Node) -> list[Part]:
        """ "Chooses and banishes": all have chosen before any of the chosen cards is banished."""
        low = self.lowering
        made: dict[str, object] = {}
        name = _ACTS_ON[type(node)]
        then = node
        chosen = getattr(node, name)
        if isinstance(chosen, ir.Chosen):
            slot = chosen.slot or low.slots.fresh()
            node = replace(node, **{name: replace(chosen, slot=slot)})
            then = replace(node, **{name: ir.Those(slot)})
        return [
            Part(lambda: made.update(low.choices(node))),
            Part(lambda: low.do(node, made), self._joint(then)),
        ]

    def _joint(self, node: ir.Node) -> int:
        """The slot with the cards, if each player does the same with those that they have picked."""
        name = _ACTS_ON.get(type(node))
        if name is None or isinstance(node, _ALONE) or _speaks_of_them(node):
            return -1
        what = getattr(node, name)
        return self.lowering.slots.number(what.slot) if isinstance(what, ir.Those) else -1


_ACTS_ON: dict[type, str] = {
    verb: things[0]
    for verb in ops.VERBS
    if len(things := [field.name for field in fields(verb) if field.type == "Thing"]) == 1
}
"""The operand of a verb that says to which cards it is done, where there is one."""
_ALONE = (ir.RemoveDamage, ir.Apply, ir.Discard, ir.Look, ir.Reveal, ir.Play)
"""Verbs that each player does alone with the cards that they have picked, and not all at once.

They ask each player something, or it is each player's own: what is in a hand or a deck, what lasts.
"""


def _chosen_in_play(node: ir.Node) -> bool:
    """Whether a player chooses cards in play for it, which everybody sees."""
    found = ir.find_all(node, ir.Chosen)
    return bool(found) and all(
        isinstance(chosen.cards, ir.Cards) and chosen.cards.zones == (Zone.PLAY,) and not chosen.random
        for chosen in found
    )


def _speaks_of_them(node: ir.Node) -> bool:
    """Whether it means something else for each player, apart from the cards that they have picked."""
    if ir.has(node, ir.Chosen, ir.Number):
        return True
    return any(value is Who.THEY for part in ir.walk(node) for value in ir.values(part))
