"""What words that point back mean: it, them, that character, the rest, this way, their.

The grammar reads such a word as a node with a slot called "?word".  `bind` walks the tree in the order of the text,
keeps who and what has been spoken of, replaces the word by what it points at, and gives names to the slots that are
used.  It fills in; it never changes the shape of a tree, so the writer can match the rules against the result.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer import ir
from illumineer.ir.base import Node, find_all, rewrite, walk
from illumineer.text import known
from illumineer.text.clauses import Clauses
from illumineer.text.english import participle
from illumineer.text.lexemes import LEXEMES
from illumineer.text.patterns import THEIRS, Unbound, singers
from illumineer.text.slots import name_slots
from illumineer.text.spoken import Spoken, meant, types_of
from illumineer.vocab import CardType, Duration, Happening, Role, Who, Zone

_TURNS = (Happening.TURN_STARTED, Happening.TURN_ENDING)
_OBJECTS = {Happening.SANG: CardType.ACTION, Happening.MOVED: CardType.LOCATION}  # the other card of an event
# Where the card of an event is that would happen to any card there.
_OF_A_CARD = {Happening.DISCARDED: Zone.HAND, Happening.PUT_INTO_DISCARD: Zone.DECK}
_IN_PLAY = (ir.Triggered, ir.Activated, ir.Static, ir.Replacement)
_HURTING = tuple(each.verb for each in LEXEMES if each.hurts)
# What an event makes of a card: "the banished character", "the moved character".
_WAITED = {each.event: participle(each.en) for each in LEXEMES if each.event is not None and each.acts_on}


class _Binder(Clauses):
    """The walk through whole abilities: what they wait for, reach, replace or leave behind."""

    def _event(self, value: ir.Event) -> Any:
        if value.on is Happening.MOVED and value.object is not None and self.type is not CardType.LOCATION:
            if ir.IsThis() in value.object.where:
                raise Unbound("no_location")
        return self.parts(value)

    def _triggered(self, value: ir.Triggered) -> Any:
        if value.when == ir.IsTurnOf(Who.OPPONENTS) and not self.spoken:
            _not_an_opponent(value.events)
        events = self.bind(value.events)
        self.events = events
        if value.zone is Zone.PLAY and any(_is_discarded(event) for event in events):
            raise Unbound("not_in_play")
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
                if event.on is Happening.QUESTED and ir.IsAt() in filter_.where:  # where it was then, not where it is
                    self.spoken.append(Spoken(ir.Involved(Role.OBJECT), (CardType.LOCATION,), False, "implied"))
                else:
                    self.imply(ir.This() if ir.IsThis() in filter_.where else ir.Involved(role), filter_.where)
                if ir.IsThis() in filter_.where:
                    self.spoken.append(Spoken(ir.This(), (), False, "this"))
                    continue
                self.spoken.append(Spoken(ir.Involved(role), types_of(filter_.where), False, "event"))
                if role is Role.SUBJECT and event.on in _WAITED:
                    self.acted[_WAITED[event.on]] = ir.Involved()
            turn = event.player is None and event.on in _TURNS and _NOBODY not in self.players
            if turn or event.player not in (None, Who.YOU):
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
        names = walk(value.condition)
        affects: Any = value.affects
        if isinstance(affects, ir.Cards):
            if ir.Those("?they") in names or ir.Those("?them") in names:
                raise Unbound("group_one_by_one")
            self.one_by_one(tuple(mod for mod in value.mods if isinstance(mod, ir.Adjust | ir.Gain)))
        elif any(getattr(mod, "who", Who.YOU) != Who.YOU for mod in value.mods):
            if THEIRS in names:
                raise Unbound("their_one_by_one")
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

    def _coinedverb(self, value: ir.CoinedVerb) -> Any:
        """A reminder text speaks for itself: its words point at the object of the verb, and at what it names itself.

        Nothing outside points at what it names.
        """
        if value.effect is None:
            raise Unbound("no_reminder", word=value.word)
        who, what, into = self.bind(value.who), self.bind(value.what), ""
        inner = _Binder(self.type)
        inner.count = self.count
        inner.each = self.each if Who.THEY in (who, what) else 0
        if isinstance(what, ir.Cards):
            into = inner.fresh()
            inner.spoken = [Spoken(ir.Those(into), types_of(what.where), True, "all")]
        elif what not in (None, Who.THEY):
            known = [said for said in self.spoken if said.ref == meant(what)] or self.spoken[-1:]
            inner.spoken = [replace(known[-1])]
        effect = inner.bind(value.effect)
        if who != Who.YOU:
            _done_by_others(effect, value.word)
        self.count = inner.count
        return replace(value, what=what, into=into, who=who, effect=effect)

    def _replacement(self, value: ir.Replacement) -> Any:
        event = self.bind(value.event)
        self.events = (event,)
        condition = self.bind(value.condition)
        if event.subject is not None and ir.IsThis() not in event.subject.where:
            self.spoken.append(Spoken(ir.Involved(), types_of(event.subject.where), False, "event"))
        elif event.subject is None and event.on in _OF_A_CARD:
            self.spoken.append(Spoken(ir.Involved(), (), False, "event", _OF_A_CARD[event.on]))
        if event.player not in (None, Who.YOU):
            self.players.append(ir.PlayerInvolved())
        return replace(value, event=event, condition=condition, instead=self.bind(value.instead))

    def _create(self, value: ir.Create) -> Any:
        """An event that says "they" is about cards that were spoken of before."""
        self.whose_turn(value.duration)
        if value.duration is Duration.NEXT_CHECK and (not self.done or self.done[-1][1] not in _HURTING):
            raise Unbound("this_way")
        words: list[str] = []

        def change(node: Node) -> Node | None:
            if isinstance(node, ir.IsIn) and str(node.slot)[:1] == "?":
                words.append(str(node.slot)[1:])
                return ir.IsIn("about")
            return None

        ability = value.ability
        match ability:
            case ir.Triggered():
                ability = replace(ability, events=rewrite(ability.events, change))
            case ir.Replacement():
                ability = replace(ability, event=rewrite(ability.event, change))
        about = self.that(words[0]) if words else None
        if isinstance(value.about, ir.Chosen):  # whom it is about is chosen for it
            about = self.bind(value.about)
        events, self.events = self.events, ()
        players, acted = self.players, self.acted
        before = self.snapshot()
        self._pass()
        ability = self.bind(ability)
        self.restore(before)
        self.events, self.players, self.acted = events, players, acted
        passed = _passed(ability)
        if not passed:
            return replace(value, about=about, ability=ability)
        (ref,) = passed if len(passed) == 1 else (None,)
        if ref is None or about not in (None, ref):
            raise Unbound("two_passed")
        return replace(value, about=ref, ability=rewrite(ability, lambda node: _ABOUT if node in _PASSED else None))

    def _pass(self) -> None:
        """Mark the cards of the event before: in an ability that is created, "the card of the event" is another one.

        The created ability is given such a card, but not the player of the event.
        """

        def change(node: Node) -> Node | None:
            if isinstance(node, ir.PlayerInvolved):
                return _NOBODY
            return next((passed for passed, ref in _PASSED.items() if ref == node), None)

        for spoken in self.spoken:
            spoken.ref = rewrite(spoken.ref, change)
        self.players = [rewrite(player, change) for player in self.players]
        self.acted = {done: rewrite(ref, change) for done, ref in self.acted.items()}


_ABOUT = ir.Those("about")
_PASSED = {ir.Those(f"about {role.name}"): ir.Involved(role) for role in (Role.SUBJECT, Role.OBJECT)}
_NOBODY = ir.PlayerIn("nobody")


def _passed(ability: Any) -> list[ir.Involved]:
    """The cards of the event before, as far as an ability speaks of them."""
    return list(dict.fromkeys(_PASSED[node] for node in find_all(ability, ir.Those) if node in _PASSED))


def _not_an_opponent(events: tuple[ir.Event, ...]) -> None:
    """ "During each opponent's turn, whenever they …": they are that opponent, and no card."""
    if ir.IsIn("?they") in walk(events):
        raise Unbound("player_or_card", word="they")


def _done_by_others(effect: Any, word: str) -> None:
    """Raise Unbound if others do the verb and its reminder text says what you do."""
    if any(getattr(node, name, None) == Who.YOU for node in walk(effect) for name in ("who", "by", "of", "player")):
        raise Unbound("coined_of_others", word=word)


def _is_discarded(event: ir.Event) -> bool:
    """Whether this card itself is discarded, which never happens to one in play."""
    return event.on is Happening.DISCARDED and event.subject is not None and ir.IsThis() in event.subject.where


def bind(tree: Any, type_: CardType) -> Any:
    """The tree with every word that points back resolved; raises Unbound if there is nothing to point at."""
    if isinstance(tree, tuple):  # several abilities of one paragraph
        return tuple(bind(ability, type_) for ability in tree)
    if type_ is CardType.ACTION and isinstance(tree, _IN_PLAY) and getattr(tree, "zone", Zone.PLAY) is Zone.PLAY:
        raise Unbound("never_in_play")
    if isinstance(tree, ir.ActionEffect) and _pays_to_play_itself(tree):
        raise Unbound("plays_itself")
    bound = name_slots(rewrite(_Binder(type_).bind(tree), _kept_out))
    known.check(bound)
    return bound


def _pays_to_play_itself(tree: ir.ActionEffect) -> bool:
    """Whether the effect of an action has it played for something: words that are said of it in the hand."""
    return any(isinstance(to.then, ir.Play) and to.then.what == ir.This() for to in find_all(tree, ir.To))


def _kept_out(node: Node) -> Node | None:
    """ "Shuffle your deck and put that card on top of it": the card is not shuffled with the others."""
    match node:
        case ir.Seq(parts=(ir.Shuffle() as shuffled, ir.Put(to=ir.Place(zone=Zone.DECK)) as put)):
            return ir.Seq((replace(shuffled, keep=put.what), put))
    return None
