"""Effects -> linear programs.

Every `Chosen` becomes an instruction of its own that writes a slot; joins become jumps; named
slots become numbers.  An ability that an effect creates (a floating trigger …) shares the slots
of the effect, so that "them" still means the same cards when it resolves.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Protocol, TypeVar

from illumineer import ir
from illumineer.compile import aspects, ops
from illumineer.compile.parts import Parts
from illumineer.compile.specs import AMOUNT, DID, FIRST_SLOT, OBJECT, PLAYER, SOURCE, SUBJECT, AbilitySpec, Op
from illumineer.errors import CardError

T = TypeVar("T")

_FIXED = {"subject": SUBJECT, "object": OBJECT, "source": SOURCE, "amount": AMOUNT, "player": PLAYER, "did": DID}


class Slots:
    """The slot names of one ability (and of the abilities it creates), numbered."""

    def __init__(self) -> None:
        self.names = dict(_FIXED)
        self.count = FIRST_SLOT

    def number(self, name: str | int) -> int:
        if isinstance(name, int):
            return name
        if name not in self.names:
            self.names[name] = self.fresh()
        return self.names[name]

    def fresh(self) -> int:
        self.count += 1
        return self.count - 1


def _is_compiled_apart(mod: object) -> bool:
    """Whether a mod holds an ability or an effect that is compiled by itself, with slots of its own."""
    if isinstance(mod, ir.Enters):
        return mod.then is not None
    return isinstance(mod, ir.GainAbility | ir.EnterExertedTo)


def number_slots(value: T, slots: Slots) -> T:
    """The tree with slot names turned into slot numbers; parts already compiled stay as they are."""
    numbered: T = _numbered(value, slots)
    return numbered


def _numbered(value: Any, slots: Slots) -> Any:
    if isinstance(value, tuple):
        items = tuple([_numbered(item, slots) for item in value])
        return items if any(a is not b for a, b in zip(items, value, strict=True)) else value
    if not isinstance(value, ir.Node):
        return value
    updates: dict[str, Any] = {}
    for name in value.field_names:
        old = getattr(value, name)
        if isinstance(old, str) and (name in value.read_fields or name in value.filled_fields):
            new: Any = slots.number(old) if old else old
        elif not isinstance(old, (ir.Node, tuple)) or name == "ability" or _is_compiled_apart(value):
            continue  # nothing to number, or compiled by itself, with slots of its own
        else:
            new = _numbered(old, slots)
        if new is not old:
            updates[name] = new
    return replace(value, **updates) if updates else value


class Maker(Protocol):
    """Who compiles the abilities inside an effect: the card book."""

    def created(self, node: ir.Triggered | ir.Replacement, slots: Slots) -> AbilitySpec: ...

    def mods(self, mods: tuple[ir.Mod, ...]) -> tuple[ir.Mod, ...]: ...


class Lowering:
    """One program in the making."""

    def __init__(self, slots: Slots, maker: Maker, where: str) -> None:
        self.slots = slots
        self.maker = maker
        self.where = where
        self.ops: list[Op] = []
        self.plays: dict[str | int, ir.Play] = {}  # by slot: how the effect plays the cards that it picks into it

    # --- operands ----------------------------------------------------------------------------

    def numbered(self, value: T) -> T:
        """The operand with its slot names turned into slot numbers."""
        return number_slots(value, self.slots)

    def _verb(self, node: ir.Verb) -> None:
        """Emit the choices that the verb needs, then the verb on what was chosen."""
        if type(node) not in ops.CODES:
            raise CardError("book.no_effect", card=self.where, node=type(node).__name__)
        self.do(node, self.choices(node))

    def choices(self, node: ir.Node) -> dict[str, object]:
        """Emit the choices that the verb needs; the operands that they become."""
        updates: dict[str, object] = {}
        for name in node.field_names:
            match getattr(node, name):
                case ir.Chosen() as chosen:
                    updates[name] = ir.Those(self.choose(chosen, self._played(node, chosen)))
                case ir.Node() as operand if name != "ability":
                    updates[name] = self._chosen_in(operand)
        return updates

    def do(self, node: ir.Node, updates: dict[str, object]) -> None:
        """Emit the verb itself."""
        first, second, *_ = [*(self._filled(getattr(node, name)) for name in node.filled_fields), -1, -1]
        reads = writes = 0
        match node:
            case ir.Create():
                first = self.slots.number("about")
                second = self.maker.created(node.ability, self.slots).id
            case ir.Apply():
                updates["mods"] = self._mods(node.mods)
                writes = aspects.writes(node.mods)
            case ir.Establish():
                updates["mods"] = self._mods(node.mods)
                writes, reads = aspects.writes(node.mods), aspects.reads(node.affects)
        op = self.emit(ops.CODES[type(node)], self.numbered(replace(node, **updates)), first, second, node)
        op.writes, op.reads = writes, reads

    def _mods(self, mods: tuple[ir.Mod, ...]) -> tuple[ir.Mod, ...]:
        """The mods that an effect gives, compiled."""
        chosen = tuple(mod if _is_compiled_apart(mod) else self._chosen_in(mod) for mod in mods)
        return self.maker.mods(self.numbered(chosen))

    def _filled(self, slot: ir.FilledSlot) -> int:
        """The number of a slot that an instruction fills; -1 if it fills none."""
        return self.slots.number(slot) if slot != "" else -1

    def _chosen_in(self, operand: T) -> T:
        """The operand with the choices inside it made first ("equal to the strength of chosen character")."""

        def change(part: ir.Node) -> ir.Node | None:
            return ir.Those(self.choose(part)) if isinstance(part, ir.Chosen) else None

        changed: T = ir.rewrite(operand, change)
        return changed

    def choose(self, chosen: ir.Chosen, plays: ir.Play | None = None) -> int:
        slot = self.slots.number(chosen.slot) if chosen.slot else self.slots.fresh()
        different = self._filled(chosen.different)
        op = self.emit(ops.CHOOSE, self.numbered(replace(chosen, slot="")), slot, different, chosen)
        if plays is not None:
            op.plays = self.numbered(replace(plays, what=ir.This()))
        return slot

    def _played(self, node: ir.Node, chosen: ir.Chosen) -> ir.Play | None:
        """How the effect plays what the verb picks: the verb itself, or one after "reveal" or "choose" ("play it")."""
        match node:
            case ir.Play():
                return None if ir.has(node.less, ir.Chosen) else node
            case ir.Reveal() | ir.Look():
                return self.plays.get(chosen.slot or node.slot)
            case ir.Choose():
                return self.plays.get(chosen.slot)
            case _:
                return None

    def note_plays(self, parts: tuple[ir.Node | None, ...]) -> None:
        """Note which of the parts play the cards of a slot, whatever comes of the other parts."""
        for part in parts:
            match part:
                case ir.Play(what=ir.Those() as those) if not ir.has(part.less, ir.Chosen):
                    self.plays.setdefault(those.slot, part)

    def emit(
        self, code: int, node: ir.Node | None = None, a: int = -1, b: int = -1, source: ir.Node | None = None
    ) -> Op:
        op = Op(code, node, a, b, source)
        self.ops.append(op)
        return op

    # --- joins -------------------------------------------------------------------------------

    def effect(self, node: ir.Effect | None) -> None:
        match node:
            case None:
                pass
            case ir.Text():
                self._text(node)
            case ir.Seq():
                self._seq(node)
            case ir.May():
                self._may(node)
            case ir.To():
                self._to(node)
            case ir.IfDo():
                self._if_do(node)
            case ir.If():
                self._if(node)
            case ir.Modal() | ir.Or():
                self._modal(node)
            case ir.EachPlayer():
                self._each_player(node)
            case ir.ForEach():
                self._for_each(node)
            case ir.Repeat():
                self._repeat(node)
            case ir.Again():
                self.emit(ops.JUMP, None, 0)
            case ir.Choose():
                self._only_choose(node)
            case ir.CoinedVerb():
                raise CardError("book.no_effect", card=self.where, node=type(node).__name__)
            case verb:
                self._verb(verb)

    def _text(self, node: ir.Text) -> None:
        """Effects in the order in which they are written; none hangs on another (6.2.5)."""
        self.note_plays(node.effects)
        for effect in node.effects:
            self.emit(ops.BEGIN_SENTENCE)
            self.effect(effect)
            self.emit(ops.END_EFFECT)

    def begin_sentence(self, node: ir.Node | None) -> None:
        """Emit that a sentence begins, if a player may decline something in it."""
        if ir.has(node, ir.May):
            self.emit(ops.BEGIN_SENTENCE)

    def _after_full_stop(self, node: ir.Effect | None) -> None:
        """Emit an effect that begins another sentence ("If you do, …")."""
        self.begin_sentence(node)
        self.effect(node)

    def _seq(self, node: ir.Seq) -> None:
        self.note_plays(node.parts)
        choices, parts = self.damage_first(node.parts)
        for choice in choices:
            self.choose(choice)
        for part in parts:
            self.effect(part)

    def damage_first(self, parts: tuple[ir.Effect, ...]) -> tuple[list[ir.Chosen], list[ir.Effect]]:
        """The choices for damage, made before anything is performed (6.7.2.2), and the parts without them."""
        choices: list[ir.Chosen] = []
        made = list(parts)
        for i, part in enumerate(made):
            match part:
                case ir.Deal(to=ir.Chosen() as chosen) if i and self._free_of_slots(chosen):
                    slot = self.slots.number(chosen.slot) if chosen.slot else self.slots.fresh()
                    choices.append(replace(chosen, slot=slot))
                    made[i] = replace(part, to=ir.Those(slot))
        return choices, made

    @staticmethod
    def _free_of_slots(chosen: ir.Chosen) -> bool:
        """Whether the choice needs nothing that an earlier part leaves behind."""
        return not ir.slots_read(chosen)

    def _may(self, node: ir.May) -> None:
        op = self.emit(ops.MAY, self.numbered(node), source=node)
        self.effect(node.effect)
        op.a = len(self.ops)

    def _to(self, node: ir.To) -> None:
        gate = self.emit(ops.COST_GATE, self.numbered(node.first), source=node.first)
        self._if_do(node)
        gate.a = len(self.ops)

    def _if_do(self, node: ir.IfDo | ir.To) -> None:
        self.note_plays((node.then,))
        self.emit(ops.RESET_DID)
        self.effect(node.first)
        self.after(node)

    def after(self, node: ir.IfDo | ir.To) -> None:
        """Emit what hangs on having done the first part, or not; after "if you do" in sentences of their own."""
        jump = self.emit(ops.JUMP_UNLESS_DID)
        if isinstance(node, ir.To):
            self.effect(node.then)
        else:
            self._after_full_stop(node.then)
        if isinstance(node, ir.To) or node.otherwise is None:
            jump.a = len(self.ops)
            return
        over = self.emit(ops.JUMP)
        jump.a = len(self.ops)
        self._after_full_stop(node.otherwise)
        over.a = len(self.ops)

    def _if(self, node: ir.If) -> None:
        jump = self.emit(ops.JUMP_UNLESS, self.numbered(self._chosen_in(node.condition)), source=node.condition)
        self._after_full_stop(node.then)
        if node.otherwise is None:
            jump.a, jump.b = len(self.ops), 1
            return
        over = self.emit(ops.JUMP)
        jump.a = len(self.ops)
        self._after_full_stop(node.otherwise)
        over.a = len(self.ops)

    def _modal(self, node: ir.Modal | ir.Or) -> None:
        slot = self.slots.fresh()
        self.emit(ops.MODE, self.numbered(node), slot, source=node)
        for i, option in enumerate(node.options):
            jump = self.emit(ops.JUMP_UNLESS_MODE, None, slot, i)
            if isinstance(node, ir.Modal):
                self.begin_sentence(option)
            self.effect(option)
            jump.targets = (len(self.ops),)

    def _each_player(self, node: ir.EachPlayer) -> None:
        slot = self.slots.fresh()  # the players; the next slots hold part, place and each player's slots
        self.slots.fresh()
        self.slots.fresh()
        self.slots.fresh()
        head = self.emit(ops.PLAYERS, self.numbered(replace(node, parts=())), slot, source=node)
        starts: list[int] = []
        nexts: list[Op] = []
        # All players finish a part before the next begins (6.7.6.1).
        self.note_plays(node.parts)
        found = Parts(self).of_sentences(node.parts)
        for part in found:
            starts.append(len(self.ops))
            part.emit()
            nexts.append(self.emit(ops.PLAYERS_NEXT, None, slot))
        end = len(self.ops)
        head.targets = (*starts, end)
        # What the players leave behind is each one's own inside, and everybody's together afterwards.
        body = self.ops[starts[0] : end] if starts else []
        left = {op.a for op in body if op.code not in _JUMPS} | {
            op.b for op in body if isinstance(op.node, ir.RevealUntil) or op.code in (ops.MAY, ops.COST_GATE)
        }
        own = [DID] if any(op.code == ops.RESET_DID for op in body) else []
        head.gather = (*own, *sorted(slot for slot in left if slot >= FIRST_SLOT))
        for op in nexts:
            op.targets = head.targets
            op.gather = head.gather
            op.joint = tuple(part.joint in head.gather and not own for part in found)

    def _for_each(self, node: ir.ForEach) -> None:
        cards = self.slots.fresh()
        things = self.numbered(self._chosen_in(node.things))
        head = self.emit(ops.EACH, things, cards, self.slots.number(node.slot), node)
        if node.into:
            head.gather = (self.slots.number(node.into),)
        start = len(self.ops)
        self.effect(node.effect)
        tail = self.emit(ops.EACH_NEXT, None, cards, self.slots.number(node.slot))
        head.targets = (start, len(self.ops))
        tail.targets = head.targets

    def _repeat(self, node: ir.Repeat) -> None:
        left = self.slots.fresh()
        amount = ir.Times(self._chosen_in(node.n), 1)  # a number alone is no node
        head = self.emit(ops.LOOP, self.numbered(amount), left, source=node)
        start = len(self.ops)
        self.effect(node.effect)
        tail = self.emit(ops.LOOP_NEXT, None, left)
        head.targets = (start, len(self.ops))
        tail.targets = head.targets

    def _only_choose(self, node: ir.Choose) -> None:
        if not isinstance(node.what, ir.Chosen):
            raise CardError("book.not_chosen", card=self.where, node=type(node.what).__name__)
        self.choose(node.what, self._played(node, node.what))


_JUMPS = (
    ops.JUMP,
    ops.JUMP_UNLESS,
    ops.JUMP_UNLESS_DID,
    ops.JUMP_UNLESS_MODE,
    ops.MAY,
    ops.COST_GATE,
    ops.PLAYERS,
    ops.PLAYERS_NEXT,
)
"""Instructions whose first operand is not a slot that they leave something in."""


def lower(effect: ir.Effect, slots: Slots, maker: Maker, where: str) -> tuple[Op, ...]:
    """The program for an effect; slot numbers are taken from (and added to) `slots`."""
    lowering = Lowering(slots, maker, where)
    lowering.effect(effect if isinstance(effect, ir.Text) else ir.Text((effect,)))
    return tuple(lowering.ops)
