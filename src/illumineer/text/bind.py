"""What words that point back mean: it, them, that character, the rest, this way, their.

The grammar reads such a word as a node with a slot called "?word".  `bind` walks the tree in the order of the text,
keeps who and what has been spoken of, replaces the word by what it points at, and gives names to the slots that are
used.  It fills in; it never changes the shape of a tree, so the writer can match the rules against the result.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer import ir
from illumineer.ir.base import Node, rewrite, walk
from illumineer.text.clauses import Clauses
from illumineer.text.patterns import THEIRS, Unbound, singers
from illumineer.text.slots import name_slots
from illumineer.text.spoken import Spoken, types_of
from illumineer.vocab import CardType, Duration, Happening, Role, Who, Zone

_TURNS = (Happening.TURN_STARTED, Happening.TURN_ENDING)
_OBJECTS = {Happening.SANG: CardType.ACTION, Happening.MOVED: CardType.LOCATION}  # the other card of an event
_IN_PLAY = (ir.Triggered, ir.Activated, ir.Static, ir.Replacement)
# What an event makes of a card: "the banished character", "the moved character".
_WAITED: dict[Happening, str] = {
    Happening.BANISHED: "banished", Happening.EXERTED: "exerted", Happening.READIED: "readied",
    Happening.MOVED: "moved", Happening.DISCARDED: "discarded", Happening.PLAYED: "played",
}  # fmt: skip


# What a character can be banished by in the game state check after it (1.8.1.4).
_DAMAGING = (ir.Deal, ir.PutDamage, ir.MoveDamage)


class _Binder(Clauses):
    """The walk through whole abilities: what they wait for, reach, replace or leave behind."""

    def _event(self, value: ir.Event) -> Any:
        if value.on is Happening.MOVED and value.object is not None and self.type is not CardType.LOCATION:
            if ir.IsThis() in value.object.where:
                raise Unbound("no_location")
        return self.parts(value)

    def _triggered(self, value: ir.Triggered) -> Any:
        events = self.bind(value.events)
        self.events = events
        when = self.bind(value.when)
        for part in when.conditions if isinstance(when, ir.Both) else (when,):
            if isinstance(part, ir.IsTurnOf) and part.player != Who.YOU:  # "that player": the one whose turn it is
                self.players.append(Who.ACTIVE)
        for event in events:
            if event.on is Happening.SONG_SUNG:
                self.spoken.append(Spoken(singers(ir.IsInvolved(), Who.YOU), (CardType.CHARACTER,), True, "all"))
            if event.object is None and event.on in _OBJECTS:
                self.spoken.append(Spoken(ir.Involved(Role.OBJECT), (_OBJECTS[event.on],), False, "implied"))
            for role, filter_ in ((Role.OBJECT, event.object), (Role.SUBJECT, event.subject)):
                if filter_ is None:
                    continue
                self.imply(ir.This() if ir.IsThis() in filter_.where else ir.Involved(role), filter_.where)
                if ir.IsThis() in filter_.where:
                    self.spoken.append(Spoken(ir.This(), (), False, "this"))
                    continue
                self.spoken.append(Spoken(ir.Involved(role), types_of(filter_.where), False, "event"))
                if role is Role.SUBJECT and event.on in _WAITED:
                    self.acted[_WAITED[event.on]] = ir.Involved()
            if event.player not in (None, Who.YOU) or (event.player is None and event.on in _TURNS):
                self.players.append(ir.PlayerInvolved())
            elif event.subject is not None and event.subject.of == Who.OPPONENTS:
                self.players.append(ir.PlayerOf(ir.Involved()))
        condition = self.bind(value.condition)
        effect = self.bind(value.effect)
        return replace(value, events=events, when=when, condition=condition, effect=effect)

    def _static(self, value: ir.Static) -> Any:
        """ "They" in the condition of a whole group is each of its cards, which a condition cannot say.

        A static ability reaches this card or a group: "they" of a location or item are not the card itself.
        """

        def visit(node: Node) -> None:
            if node in (ir.Those("?they"), ir.Those("?them")):
                raise Unbound("group_one_by_one")

        def theirs(node: Node) -> None:
            if node == THEIRS:
                raise Unbound("their_one_by_one")

        affects: Any = value.affects
        if isinstance(affects, ir.Cards):
            walk(value.condition, visit)
            self.one_by_one(tuple(mod for mod in value.mods if isinstance(mod, ir.Adjust | ir.Gain)))
        elif any(getattr(mod, "who", Who.YOU) != Who.YOU for mod in value.mods):
            walk(value.condition, theirs)
        elif affects == ir.Those("?they") and self.type is not CardType.CHARACTER:
            raise Unbound("they_not_this")
        bound: ir.Static = self.parts(value)
        if not isinstance(bound.affects, ir.Cards | ir.This):
            raise Unbound("static_reaches")
        return bound

    def _gainability(self, value: ir.GainAbility) -> Any:
        """A quoted ability speaks for itself: "this" is its holder."""
        inner = _Binder(self.type)
        inner.count = self.count + 100
        return replace(value, ability=inner.bind(value.ability))

    def _replacement(self, value: ir.Replacement) -> Any:
        event = self.bind(value.event)
        self.events = (event,)
        condition = self.bind(value.condition)
        if event.subject is not None and ir.IsThis() not in event.subject.where:
            self.spoken.append(Spoken(ir.Involved(), types_of(event.subject.where), False, "event"))
        return replace(value, event=event, condition=condition, instead=self.bind(value.instead))

    def _create(self, value: ir.Create) -> Any:
        """An event that says "they" is about cards that were spoken of before."""
        self.whose_turn(value.duration)
        if value.duration is Duration.NEXT_CHECK and (not self.done or self.done[-1][1] not in _DAMAGING):
            raise Unbound("this_way")
        words: list[str] = []

        def change(node: Node) -> Node | None:
            if isinstance(node, ir.IsIn) and str(node.slot)[:1] == "?":
                words.append(str(node.slot)[1:])
                return ir.IsIn("about")
            return None

        ability = value.ability
        if isinstance(ability, ir.Triggered):
            ability = replace(ability, events=rewrite(ability.events, change))
        elif isinstance(ability, ir.Replacement):
            ability = replace(ability, event=rewrite(ability.event, change))
        about = self.that(words[0]) if words else None
        events, self.events = self.events, ()
        before = self.snapshot()
        ability = self.bind(ability)
        self.restore(before)
        self.events = events
        return replace(value, about=about, ability=ability)


def bind(tree: Any, type_: CardType) -> Any:
    """The tree with every word that points back resolved; raises Unbound if there is nothing to point at."""
    if isinstance(tree, tuple):  # several abilities of one paragraph
        return tuple(bind(ability, type_) for ability in tree)
    if type_ is CardType.ACTION and isinstance(tree, _IN_PLAY) and getattr(tree, "zone", Zone.PLAY) is Zone.PLAY:
        raise Unbound("never_in_play")
    bound = _Binder(type_).bind(tree)
    return name_slots(rewrite(bound, _kept_out))


def _kept_out(node: Node) -> Node | None:
    """ "Shuffle your deck and put that card on top of it": the card is not shuffled with the others."""
    if not isinstance(node, ir.Seq) or len(node.parts) != 2:
        return None
    shuffled, put = node.parts
    if not isinstance(shuffled, ir.Shuffle) or not isinstance(put, ir.Put) or put.to.zone is not Zone.DECK:
        return None
    return ir.Seq((replace(shuffled, keep=put.what), put))
