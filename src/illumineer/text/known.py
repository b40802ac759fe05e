"""What a tree may speak of: cards, players and numbers that are known by then.

A slot that nothing has written holds no cards, no player and the number 0.  A text that reads one would do nothing
where it seems to say something, so it is declined.  `check` walks a bound tree in the order in which it resolves.

What one option or branch has written is not known in another, nor after a "may" was declined.  Where the branches have
come together again it is known, even if only some of them wrote it: if another branch was taken, the later words mean
nothing, and nothing happens.
"""

from __future__ import annotations

from typing import Any

from illumineer import ir
from illumineer.ir.base import Node, values
from illumineer.text.lexemes import LEXEMES
from illumineer.text.patterns import Unbound
from illumineer.vocab import Happening, Role, Who

_WORDS: dict[type[Node], str] = {  # words that read a slot, for the message
    ir.Those: "that card", ir.Among: "among them", ir.Number: "that many", ir.SlotFilled: "this way",
    ir.IsIn: "those cards", ir.NamedAs: "the named card", ir.NamedCard: "the named card", ir.PlayerIn: "that player",
}  # fmt: skip
READERS = tuple(_WORDS)
_OF_EVENT = (ir.Involved, ir.IsInvolved, ir.PlayerInvolved, ir.InvolvedAmount)
_ONE_BY_ONE = (ir.EachPlayer, ir.AnyPlayer, ir.PlayersWhere, ir.MostOf)  # inside, "they" are each of the players
_SEVERAL = (Who.OPPONENTS, Who.OTHERS, Who.ALL)
_SO_MUCH = tuple(each.verb for each in LEXEMES if "n" in each.verb.field_names and not each.acts_on)
"""Verbs with an amount and no cards."""

_OTHERS_ABILITY = (ir.GainAbility, ir.EnterExertedTo)  # what they give speaks for itself
_WITH_A_NUMBER = frozenset((
    Happening.DAMAGE_DEALT, Happening.DAMAGE_TAKEN, Happening.DAMAGE_REMOVED, Happening.DAMAGE_MOVED,
    Happening.DREW, Happening.DISCARDED, Happening.DISCARDS, Happening.LORE_GAINED, Happening.LORE_LOST,
    Happening.INK_PAID, Happening.SONG_SUNG, Happening.INK_DROPS_GAINED, Happening.INK_DROPS_LOST,
))  # fmt: skip
"""Events that have a number, for "that many"."""

_WITHOUT_A_CARD = frozenset((
    Happening.TURN_STARTED, Happening.TURN_ENDING, Happening.LORE_GAINED, Happening.LORE_LOST, Happening.DREW,
    Happening.DISCARDS, Happening.INK_DROPS_GAINED, Happening.INK_DROPS_USED, Happening.INK_DROPS_LOST,
))  # fmt: skip
_WITH_ANOTHER_CARD = frozenset((
    Happening.CHALLENGES, Happening.CHALLENGE_OVER, Happening.BANISHES, Happening.BANISHED, Happening.MOVED,
    Happening.SANG, Happening.SHIFTED_ONTO, Happening.PUT_UNDER, Happening.DAMAGE_MOVED, Happening.DAMAGE_DEALT,
    Happening.DAMAGE_TAKEN, Happening.QUESTED,
))  # fmt: skip
"""Events that no card has to do with, and those that two have to do with."""

_ENTERS = (ir.Event(Happening.ENTERED, ir.Filter()),)
"""What is waited for where something is done as a card enters play."""

Slots = frozenset[ir.Slot]
Ways = tuple[Slots, Slots]
"""The slots that some way has written, and those that every way has."""


def check(ability: Any) -> None:
    """Raise Unbound if an ability reads a slot that nothing has written, or speaks of an event that there is not."""
    _Walk((), frozenset()).ability(ability)


class _Walk:
    """The walk through one ability; `events` are those that it waits for."""

    def __init__(self, events: tuple[ir.Event, ...], known: Slots, they: bool = False) -> None:
        self.events = events
        self.known = known
        self.they = they  # whether a player is "they" all around

    def ability(self, node: Any) -> None:
        known, they = self.known, self.they
        match node:
            case ir.Triggered():
                self._waits(node.events)
                for part in (node.when, node.condition):
                    self.reads(part, known, they)
                self.effect(node.effect, known, they)
            case ir.Replacement():
                self._waits((node.event,))
                self.reads((node.condition, node.n), known, they)
                self.effect(node.instead, known, they)
            case ir.Activated():
                self.reads(node.when, known, they)
                self.effect(node.effect, self.paid(node.costs, known, they), they)
            case ir.ActionEffect():
                self.effect(node.effect, known, they)
            case ir.Coined():
                self.ability(node.ability)
            case _:
                self.reads(node, known, they)

    def paid(self, costs: tuple[ir.Cost, ...], known: Slots, they: bool) -> Slots:
        """What is known after a cost: the player who pays picks what is paid with."""
        for cost in costs:
            known = self.verb(cost, known, they)
        return known

    def _waits(self, events: tuple[ir.Event, ...]) -> None:
        self.events = events
        self.reads(events, self.known, True)

    # --- effects -----------------------------------------------------------------------------

    def effect(self, node: Any, known: Slots, they: bool) -> Ways:
        """What is known after an effect."""
        match node:
            case None:
                return known, known
            case ir.Text():
                return self.row(node.effects, known, they)
            case ir.Seq(parts=(ir.ChoosePlayer(by=by), does, *_)) if by != Who.YOU and isinstance(does, _SO_MUCH):
                raise Unbound("who_chooses")  # "each opponent loses 1 lore for each card in chosen player's hand"
            case ir.Seq():
                return self.row(node.parts, known, they)
            case ir.May():
                self.reads(node.who, known, they)
                return self.effect(node.effect, known, they)[0], known
            case ir.To():
                first, _ = self.effect(node.first, known, they)
                return self.effect(node.then, first, they)[0], known
            case ir.IfDo():
                first, sure = self.effect(node.first, known, they)
                then, _ = self.effect(node.then, first, they)
                otherwise, _ = self.effect(node.otherwise, sure, they)
                return then | otherwise, sure
            case ir.Or() | ir.Modal():
                self.reads(node.who, known, they)
                return _together([self.effect(option, known, they) for option in node.options])
            case ir.If():
                known = self.asked(node.condition, known, they)
                return _together([self.effect(way, known, they) for way in (node.then, node.otherwise)])
            case ir.EachPlayer():
                self.reads(node.who, known, they)
                return self.row(node.parts, known, True)
            case ir.ForEach():
                known = self.asked(node.things, known, they)
                inside, _ = self.effect(node.effect, known | {node.slot}, they)
                return inside | {node.into}, known | {node.into}
            case ir.Repeat():
                return self.effect(node.effect, self.asked(node.n, known, they), they)
            case ir.CoinedVerb():
                return self.effect(node.effect, self.asked(node.what, known, they) | {node.into}, they)
        known = self.verb(node, known, they)
        return known, known

    def row(self, parts: tuple[Any, ...], known: Slots, they: bool) -> Ways:
        """What is known after effects that follow each other."""
        sure = known
        for part in parts:
            before = known
            known, firm = self.effect(part, known, they)
            sure |= firm - before
        return known, sure

    def verb(self, node: Any, known: Slots, they: bool) -> Slots:
        """What is known after a verb, or a cost: first its cards are chosen, then it happens."""
        if isinstance(node, ir.ChoosePlayer) and node.by in _SEVERAL:
            raise Unbound("who_chooses")
        if isinstance(node, ir.Establish):  # what is played by a permission, for the mods beside it
            known |= {mod.slot for mod in node.mods if isinstance(mod, ir.PlayFrom)}
        known = self.asked(tuple(getattr(node, name) for name in node.field_names if name != "ability"), known, they)
        if isinstance(node, ir.Create):
            _Walk(self.events, known | {"about"}, they).ability(node.ability)
        return known | {getattr(node, name) for name in node.filled_fields}

    def asked(self, value: Any, known: Slots, they: bool) -> Slots:
        """What is known after the choices in a value are made; the rest of it is read then."""
        for choice in _choices(value):
            for name in choice.field_names:
                if name not in choice.read_fields and name not in choice.filled_fields:
                    self.reads(getattr(choice, name), known, they)
            if choice.different and choice.different not in known:
                raise Unbound("not_known", word="another")
            known |= {choice.slot}
        self.reads(value, known, they, asked=True)
        return known

    # --- what is read ------------------------------------------------------------------------

    def reads(self, value: Any, known: Slots, they: bool, asked: bool = False) -> None:
        """Raise Unbound if a part of a value is not known; `asked`: the choices in it have been made."""
        if isinstance(value, tuple):
            for item in value:
                self.reads(item, known, they, asked)
            return
        if value is Who.THEY and not they:
            raise Unbound("not_known", word="they")
        if not isinstance(value, Node):
            return
        match value:
            case ir.Chosen():
                if not asked:
                    raise Unbound("never_chosen")
                return
            case ir.GainAbility():
                check(value.ability)
                return
            case ir.EnterExertedTo():
                _Walk(_ENTERS, frozenset()).effect(value.effect, frozenset(), False)
                return
            case ir.Enters(then=then) if then is not None:
                self.reads(value.damage, known, they, asked)
                _Walk(_ENTERS, known).effect(then, known, they)
                return
        if not known.issuperset([getattr(value, name) for name in value.read_fields]):
            raise Unbound("not_known", word=_said(value))
        if isinstance(value, _OF_EVENT):
            self.of_event(value)
        they = they or isinstance(value, _ONE_BY_ONE)
        for name in value.field_names:
            part = getattr(value, name)
            if name == "costs":
                self.paid(part, known, they)
            elif isinstance(part, Node | tuple | Who):
                self.reads(part, known, they, asked)

    def of_event(self, value: Node) -> None:
        """Raise Unbound if no event is waited for, or one without such a card or number."""
        if not self.events:
            raise Unbound("no_event")
        if isinstance(value, ir.InvolvedAmount) and any(event.on not in _WITH_A_NUMBER for event in self.events):
            raise Unbound("no_number")
        role = getattr(value, "role", None)
        for event in self.events:
            if role is Role.SUBJECT and event.on in _WITHOUT_A_CARD:
                raise Unbound("no_card")
            if role is Role.OBJECT and event.object is None and event.on not in _WITH_ANOTHER_CARD:
                raise Unbound("no_card")


def _together(ways: list[Ways]) -> Ways:
    return frozenset().union(*(some for some, _ in ways)), frozenset.intersection(*(sure for _, sure in ways))


def _choices(value: Any) -> list[ir.Chosen]:
    """The choices in the operands of a verb, in their order."""
    if isinstance(value, tuple):
        return [found for item in value for found in _choices(item)]
    if not isinstance(value, Node) or isinstance(value, _OTHERS_ABILITY):
        return []
    return [value] if isinstance(value, ir.Chosen) else _choices(values(value))


def _said(reader: Any) -> str:
    """The words for what is read."""
    if isinstance(reader, ir.PlayerIn) and str(reader.slot)[:1] == "!":
        return f"chosen {str(reader.slot)[1:]}"
    return _WORDS[type(reader)]
