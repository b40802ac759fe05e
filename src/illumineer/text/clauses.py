"""The walk through the clauses of an effect, in the order of the text.

`Clauses` says of each kind of node what it speaks of, and what words that point back mean there: what a verb did,
whom a choice picked, what has been seen, what one branch knows of the other.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer import ir
from illumineer.ir.base import Node, rewrite, walk
from illumineer.text.english import participle
from illumineer.text.lexemes import BY_VERB, LEXEMES, MOVERS
from illumineer.text.patterns import AT_ITS_LOCATION, Unbound, singers
from illumineer.text.speech import Speech
from illumineer.text.spoken import (
    Spoken,
    arrives,
    away,
    choices,
    is_late,
    is_many,
    meant,
    only_in_play,
    other_than,
    picked_from,
    third,
    types_of,
    zone_of,
)
from illumineer.vocab import CardType, Duration, Happening, Who, Zone

_ORDER: dict[type[Node], tuple[str, ...]] = {  # the order of the text, where it is not that of the fields
    ir.Activated: ("when", "costs", "effect"),
    ir.Static: ("condition", "affects", "mods"),
    ir.Either: ("otherwise", "condition", "then"),
}
_LATE = tuple(each.verb for each in LEXEMES if each.counts and each.acts_on)  # the amount may be said behind the cards
_ACTED_ON = frozenset(field for each in LEXEMES for field in each.acts_on)  # what a verb acts on, or an effect reaches
_CHOSEN = ir.Those("?the chosen")  # what was chosen in front of the instruction (`grammar/hoist.py`)
_WHOLE = tuple(each.verb for each in LEXEMES if each.whole)
# What a verb or a cost makes of a card: "the banished character", "the moved character".
_ACTED = {
    node: participle(each.en)
    for each in LEXEMES
    if each.of_cards and each.acts_on
    for node in (each.verb, each.cost)
    if node is not None
}
# The number of an event that is named with it: "for each card discarded".
_NUMBERED = {
    "?event removed": (Happening.DAMAGE_REMOVED,), "?event discarded": (Happening.DISCARDED, Happening.DISCARDS),
}  # fmt: skip


class Clauses(Speech):
    """The walk through a tree, in the order of its text."""

    def bind(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple([self.bind(item) for item in value])
        if not isinstance(value, Node):
            return value
        return self.node(value)

    def node(self, value: Any) -> Any:
        cls = type(value)
        if cls is ir.Those and str(value.slot)[:1] == "?":
            word = str(value.slot)[1:].removeprefix(">")
            found = self.that(word)
            self.mention(found, word)
            return self._chosen(replace(found, slot="")) if isinstance(found, ir.Chosen) else found
        if cls is ir.This:
            self.spoken.append(Spoken(value, (), False, "this"))
            return value
        if cls is ir.PlayerIn and str(value.slot)[:1] == "?":
            return self.player(str(value.slot)[1:])
        if value == ir.Number("?many") and not self.done:  # nothing done yet: the number of the event
            return ir.InvolvedAmount()
        if cls is ir.Number and value.slot in _NUMBERED:  # of that event, and no other
            if not self.events or any(event.on not in _NUMBERED[value.slot] for event in self.events):
                raise Unbound("no_number")
            return ir.InvolvedAmount()
        if cls in (ir.Number, ir.SlotFilled) and str(value.slot)[:1] == "?":
            return cls(self.last_done(str(value.slot)[1:]))
        if cls is ir.IsIn and str(value.slot)[:1] == "?":
            return self.test(str(value.slot)[1:])
        if cls is ir.NamedAs and str(value.slot)[:1] == "?":
            return ir.NamedAs(self.named[-1] if self.named else self.slot_of(self.that(str(value.slot)[1:])))
        if cls is ir.NamedCard:
            return ir.NamedCard(self.bind(value.thing), self.named[-1] if self.named else "#0")
        if cls is ir.Among and str(value.slot)[:1] == "?":
            if not str(value.slot).startswith("?way") and only_in_play(value.where) and not self.sees_play():
                raise Unbound("looked_at_in_play")
            return ir.Among(self.group(str(value.slot)[1:]), self.bind(value.where))
        method = getattr(self, f"_{cls.__name__.lower()}", None)
        if method is not None:
            return method(value)
        return self.parts(value)

    def test(self, word: str) -> Any:
        """Whether a card is the one that a word points at."""
        ref = self.that(word)
        if word.startswith("way") and any(spoken.ref == ref and spoken.how == "all" for spoken in self.spoken):
            raise Unbound("this_way")  # of a group all are noted, also those that nothing was done to
        match ref:
            case ir.This():
                return ir.IsThis()
            case ir.Involved(role=role):
                return ir.IsInvolved(role)
        return ir.IsIn(self.slot_of(ref))

    def slot_of(self, ref: Any) -> Any:
        if isinstance(ref, ir.Those):
            return ref.slot
        raise Unbound("slot")

    def group(self, word: str) -> str:
        if word.startswith("way"):
            slot = self.last_done(word)
            if dict(self.done)[slot] in _WHOLE and any(said.ref == ir.Those(slot) for said in self.spoken):
                raise Unbound("this_way")  # all of the group are noted, also those that nothing was done to
            return slot
        if self.seen:
            return self.seen[-1]
        moved = [spoken.ref for spoken in self.spoken if spoken.how == "moved" and spoken.many]
        if not moved:
            raise Unbound("nothing_looked_at")
        return str(moved[-1].slot)

    def sees_play(self) -> bool:
        """Whether the cards that are there to be picked from are in play: they were chosen there."""
        return bool(self.seen) and self.is_in(Zone.PLAY, self.seen[-1])

    def is_in(self, zone: Zone, slot: str | int) -> bool:
        """Whether the cards in a slot were spoken of as cards of that zone."""
        return any(spoken.ref == ir.Those(slot) and spoken.zone is zone for spoken in self.spoken)

    def parts(self, value: Node) -> Any:
        """The node with its fields bound, in the order of the text."""
        names = _ORDER.get(type(value)) or value.field_names
        if isinstance(value, _LATE) and is_late(value.n):
            if is_many(getattr(value, "to", None) or getattr(value, "what", None) or getattr(value, "on", None)):
                self.one_by_one(value.n)
            names = (*(name for name in names if name != "n"), "n")
        updates = {}
        for name in names:
            old = getattr(value, name)
            new = self.bind(old)
            if isinstance(new, ir.Cards) and name in _ACTED_ON:
                new = self.others(new)
            if new is not old:
                updates[name] = new
        made: Any = replace(value, **updates) if updates else value
        lexeme = BY_VERB.get(type(made))
        if lexeme is not None and lexeme.in_play and away(getattr(made, lexeme.acts_on[0]), self.spoken):
            raise Unbound("last_not_in_play")
        if hasattr(made, "into") and not made.into:
            slot = self.fresh()
            made = replace(made, into=slot)
            self.did(made, slot)
        return made

    def did(self, verb: Any, slot: str) -> None:
        """What a verb did is there to be spoken of; a card that moved between zones is now the one that arrived."""
        if not isinstance(verb, ir.Apply):  # what is given is nothing that «this way» could mean
            self.done.append((slot, type(verb)))
        if isinstance(verb, ir.Put):
            self.places[slot] = verb.to.zone
        what = getattr(verb, "what", None)
        ref = meant(what)
        if type(verb) in _ACTED:
            in_play = any(spoken.ref == ref and spoken.zone is Zone.PLAY for spoken in self.spoken)
            gone = isinstance(ref, ir.Cards) or (isinstance(verb, MOVERS) and not in_play)
            self.acted[_ACTED[type(verb)]] = ir.Those(slot) if gone else ref
        if isinstance(verb, ir.Banish | ir.Put):
            self.left_for(ref, arrives(verb))
        if isinstance(verb, MOVERS):
            for spoken in self.spoken:
                if spoken.ref == ref and (spoken.zone is not Zone.PLAY or isinstance(verb, ir.Play)):
                    spoken.ref = ir.Those(slot)
                    spoken.zone = arrives(verb)
            if isinstance(what, ir.Top | ir.Cards | ir.Under):
                types = types_of(getattr(what, "where", ()))
                self.spoken.append(Spoken(ir.Those(slot), types, not _is_top_card(what), "moved", arrives(verb)))
        elif isinstance(what, ir.Cards):
            self.spoken.append(Spoken(ir.Those(slot), types_of(what.where), True, "all"))

    def left_for(self, ref: Any, zone: Zone) -> None:
        """Cards that were in play are put into that zone: "another" is another than they also there."""
        for spoken in self.spoken:
            if spoken.ref == ref and spoken.zone is Zone.PLAY:
                spoken.went = zone

    def _cards(self, value: ir.Cards) -> Any:
        if Zone.PLAY not in value.zones and only_in_play(value.where, Zone.INKWELL in value.zones):
            raise Unbound("only_in_play")
        if value.zones == (Zone.PLAY,) and types_of(value.where) == (CardType.ACTION,):
            raise Unbound("action_in_play")
        return self.parts(value)

    def _isat(self, value: ir.IsAt) -> Any:
        """ "Here" is this location; of a character, the location where it is."""
        if value == ir.IsAt(ir.This()) and self.type is CardType.CHARACTER:
            return AT_ITS_LOCATION
        return self.parts(value)

    def _chosen(self, value: ir.Chosen) -> Any:
        cards = self.bind(value.cards)
        different = value.different
        where = getattr(cards, "where", ())
        earlier = self.chosen_before(cards) if ir.IsOther() in where else ""
        if earlier:
            different = earlier
            cards = replace(cards, where=tuple(test for test in where if test != ir.IsOther()))
        elif ir.IsOther() in where and isinstance(cards, ir.Cards) and cards.of != Who.YOU:
            cards = other_than(cards, third(self.events))
        slot = value.slot or self.fresh()
        made = replace(
            value,
            cards=cards,
            n=self.bind(value.n),
            by=self.bind(value.by),
            total=self.bind(value.total),
            slot=slot,
            different=different,
        )
        if isinstance(cards, ir.Among | ir.Those):
            self.picked.append(str(slot))
        many = value.n is None or not isinstance(value.n, int) or value.n > 1
        told = any(isinstance(test, ir.Named | ir.HasClass) for test in where)
        self.spoken.append(Spoken(ir.Those(slot), types_of(where), many, "chosen", zone_of(cards), told))
        if value.same_name:
            self.named.append(str(slot))
        self.imply(ir.Those(slot), where)
        return made

    def chosen_before(self, cards: Any) -> str:
        """The slot of the last choice that could be one of these cards: "other" is other than that one (6.1.6)."""
        zone, seen = zone_of(cards), isinstance(cards, ir.Among | ir.Those)
        types = types_of(getattr(cards, "where", ()))
        for spoken in reversed(self.spoken):
            if spoken.how != "chosen" or not isinstance(spoken.ref, ir.Those):
                continue
            alike = not types or not spoken.types or any(type_ in types for type_ in spoken.types)
            if alike and (seen or zone in (spoken.zone, spoken.went)):
                return str(spoken.ref.slot)
        return ""

    def others(self, cards: ir.Cards) -> ir.Cards:
        """All other cards: than the one chosen before.  "Your other …" on a card in play are other than that card."""
        if ir.IsOther() not in cards.where or (cards.of == Who.YOU and self.type is not CardType.ACTION):
            return cards
        slot = self.chosen_before(cards)
        if not slot:
            return cards
        return other_than(cards, ir.Not(ir.IsIn(slot)))

    def imply(self, ref: Any, where: tuple[Any, ...]) -> None:
        """A character at a location speaks of the location too."""
        if ir.IsAt() in where:
            self.spoken.append(Spoken(ir.LocationOf(ref), (CardType.LOCATION,), False, "implied"))

    def _cost(self, value: Any) -> Any:
        made = replace(value, what=self.bind(value.what))
        if isinstance(made.what, ir.Chosen):
            self.acted[_ACTED[type(value)]] = ir.Those(made.what.slot)
            if isinstance(made, ir.BanishCost):
                self.left_for(ir.Those(made.what.slot), Zone.DISCARD)
        return made

    _banishcost = _exertcost = _discardcost = _cost

    def _together(self, value: ir.Together) -> Any:
        """Several together: "other" is then other than those before, and "them" is all of them."""
        things: list[Any] = []
        refs: list[Any] = []
        for part in value.things:
            thing = self.bind(part)
            if isinstance(thing, ir.Cards) and refs and isinstance(refs[-1], ir.Those):
                thing = other_than(thing, ir.Not(ir.IsIn(refs[-1].slot)))
            things.append(thing)
            refs.append(meant(thing))
        seen = any(isinstance(picked_from(thing), ir.Among) for thing in things)
        self.spoken.append(Spoken(ir.Together(tuple(refs)), (), True, "chosen", Zone.DECK if seen else Zone.PLAY))
        return ir.Together(tuple(things))

    def _have(self, value: ir.Have) -> Any:
        made = self.parts(value)
        match made.cards:
            case ir.Cards(zones=(Zone.PLAY,)):
                self.counted = True
            case ir.Under(where=where) if where:  # "those characters"
                self.spoken.append(Spoken(made.cards, types_of(where), True, "all", Zone.UNDER))
        return made

    def _count(self, value: ir.Count) -> Any:
        """On an action "for each other character" counts those other than the one that was chosen (6.1.6)."""
        made: ir.Count = self.parts(value)
        if self.type is not CardType.ACTION or ir.IsOther() not in getattr(made.cards, "where", ()):
            return made
        cards: Any = self.others(made.cards) if isinstance(made.cards, ir.Cards) else made.cards
        if ir.IsOther() in cards.where:
            raise Unbound("other_than_which")
        return replace(made, cards=cards)

    def _compare(self, value: ir.Compare) -> Any:
        if value.left == ir.Sung():  # "if 2 or more characters sang this song, ready them"
            self.spoken.append(Spoken(singers(ir.IsThis()), (CardType.CHARACTER,), True, "all"))
        return self.parts(value)

    def _choose(self, value: ir.Choose) -> Any:
        """Several cards that were only chosen are there to be picked from."""
        what = self.bind(value.what)
        if isinstance(what, ir.Chosen) and self.spoken[-1].many:
            self.seen.append(str(what.slot))
            self.picked.clear()
        return replace(value, what=what)

    def _is(self, value: ir.Is) -> Any:
        thing, where = self.compared(value.thing, value.where)
        self.imply(thing, where)
        return replace(value, thing=thing, where=where)

    def _samename(self, value: ir.SameName) -> Any:
        left, right = self.compared(value.left, value.right)
        return replace(value, left=left, right=right)

    def compared(self, thing: Any, other: Any) -> tuple[Any, Any]:
        """A card and what it is compared with: not with itself; afterwards it is the one spoken of last."""
        thing = self.bind(thing)
        outer, self.compares = self.compares, thing
        other = self.bind(other)
        self.compares = outer
        said = [spoken for spoken in self.spoken if spoken.ref == thing and spoken.how not in ("this", "implied")]
        self.spoken = [spoken for spoken in self.spoken if spoken not in said] + said
        return thing, other

    def _look(self, value: ir.Look) -> Any:
        what = self.bind(value.what)
        slot = self.fresh()
        self.saw(what, slot)
        return replace(value, what=what, slot=slot, by=self.bind(value.by))

    def _reveal(self, value: ir.Reveal) -> Any:
        match self.bind(value.what):
            case (ir.Top() | ir.Cards()) as what:
                slot = self.fresh()
                self.saw(what, slot)
                self.done.append((slot, ir.Reveal))
                return replace(value, what=what, slot=slot)
            case ir.Chosen() as what:  # it goes by its own slot
                self.done.append((str(what.slot), ir.Reveal))
                return replace(value, what=what)
            case what:  # seen already
                return replace(value, what=what)

    def _discard(self, value: ir.Discard) -> Any:
        """Cards are discarded from a hand: those of a deck that were looked at are not."""
        made = self.parts(value)
        match picked_from(made.what):
            case ir.Among(slot=slot) if self.is_in(Zone.DECK, slot):
                raise Unbound("not_in_hand")
        return made

    def _revealuntil(self, value: ir.RevealUntil) -> Any:
        found, rest = self.fresh(), self.fresh()
        self.seen.append(rest)
        self.picked.clear()
        self.spoken.append(Spoken(ir.Those(found), types_of(value.where), False, "seen", Zone.DECK))
        return replace(value, where=self.bind(value.where), found=found, rest=rest, who=self.bind(value.who))

    def saw(self, what: Any, slot: str) -> None:
        zone = what.zones[0] if isinstance(what, ir.Cards) else Zone.DECK
        self.seen.append(slot)
        self.picked.clear()
        self.spoken.append(Spoken(ir.Those(slot), (), not _is_top_card(what), "seen", zone))

    def _moveto(self, value: ir.MoveTo) -> Any:
        """ "Another location" is another than where the character is; on a location, another than this one."""
        made = self.parts(value)
        where = getattr(getattr(made.to, "cards", None), "where", ())
        if self.type is CardType.LOCATION or ir.IsOther() not in where:
            return made
        elsewhere = tuple(ir.Not(ir.IsPlaceOf(meant(made.what))) if test == ir.IsOther() else test for test in where)
        return replace(made, to=replace(made.to, cards=replace(made.to.cards, where=elsewhere)))

    def _chooseplayer(self, value: ir.ChoosePlayer) -> Any:
        if value.who is Who.OTHERS and self.chosen_players:
            raise Unbound("which_other_player")
        slot = self.fresh()
        self.players.append(ir.PlayerIn(slot))
        self.chosen_players.append(ir.PlayerIn(slot))
        return replace(value, who=self.bind(value.who), slot=slot)

    def _if(self, value: ir.If) -> Any:
        """What one branch did is not there for the other: if that speaks of its choice, it makes the choice itself."""
        condition = self.bind(value.condition)
        before = self.snapshot()
        if isinstance(condition, ir.Is) and condition.thing != ir.This():
            self.topic = condition.thing
        then = self.bind(value.then)
        self.topic = None
        if value.otherwise is None:
            return replace(value, condition=condition, then=then)
        after = self.snapshot()
        self.restore(before)
        self.unmade = choices(then)
        otherwise = self.bind(value.otherwise)
        self.unmade = []
        self.restore(after)
        return replace(value, condition=condition, then=then, otherwise=otherwise)

    def _ifdo(self, value: ir.IfDo) -> Any:
        """After an instruction that was not done, cards are where they were before it.

        What was chosen before stays "the chosen", whatever the instruction picks ("… unless they discard a card").
        """
        before = self.snapshot()
        if value.then is None:
            otherwise = rewrite(value.otherwise, lambda node: self.that("the chosen") if node == _CHOSEN else None)
            value = replace(value, otherwise=otherwise)
        first = self.bind(value.first)
        then = self.bind(value.then)
        if value.otherwise is None:
            return replace(value, first=first, then=then)
        after = self.snapshot()
        self.restore((before[0] + after[0][len(before[0]) :], before[1]))
        otherwise = self.bind(value.otherwise)
        self.restore(after)
        return replace(value, first=first, then=then, otherwise=otherwise)

    def snapshot(self) -> tuple[list[Spoken], list[tuple[str, type[Node]]]]:
        return [replace(spoken) for spoken in self.spoken], list(self.done)

    def restore(self, kept: tuple[list[Spoken], list[tuple[str, type[Node]]]]) -> None:
        self.spoken, self.done = [replace(spoken) for spoken in kept[0]], list(kept[1])

    def _eachplayer(self, value: ir.EachPlayer) -> Any:
        who = self.bind(value.who)
        if isinstance(who, ir.PlayerOf | ir.PlayerIn | ir.PlayerInvolved):
            self.players.append(who)
        self.each += 1
        parts = self.bind(value.parts)
        self.each -= 1
        return replace(value, who=who, parts=parts)

    def _anyplayer(self, value: ir.AnyPlayer) -> Any:
        self.each += 1
        condition = self.bind(value.condition)
        self.each -= 1
        self.somebody = True
        return replace(value, condition=condition)

    def _foreach(self, value: ir.ForEach) -> Any:
        """What is spoken of afterwards is all of the cards, not what each turn of it did."""
        things = self.bind(value.things)
        slot, into = self.fresh(), self.fresh()
        known = len(self.spoken)
        outer, self.one = self.one, ir.Those(slot)
        effect = self.bind(value.effect)
        self.one = outer
        self.spoken[known:] = [Spoken(ir.Those(into), types_of(getattr(things, "where", ())), True, "all")]
        return replace(value, things=things, slot=slot, effect=effect, into=into)

    def _let(self, value: ir.Let) -> Any:
        amount = self.bind(value.amount)
        slot = self.fresh()
        self.done.append((slot, ir.Let))
        return replace(value, slot=slot, amount=amount)

    def _namecard(self, value: ir.NameCard) -> Any:
        slot = self.fresh()
        self.named.append(slot)
        return replace(value, slot=slot)

    def ways(self, options: tuple[Any, ...]) -> tuple[Any, ...]:
        """Ways of which one is taken: what happened on one has not happened on the other."""
        before = self.snapshot()
        bound = []
        for option in options:
            self.restore(before)
            bound.append(self.bind(option))
        return tuple(bound)

    def _or(self, value: ir.Or) -> Any:
        return replace(value, options=self.ways(value.options), who=self.bind(value.who))

    def _modal(self, value: ir.Modal) -> Any:
        who, n = self.bind(value.who), self.bind(value.n)
        return replace(value, options=self.ways(value.options), n=n, who=who)

    @staticmethod
    def one_by_one(amounts: Any) -> None:
        """In an amount for several cards "them" and "other" mean each of them for itself, which no amount can say."""
        for node in walk(amounts):
            match node:
                case ir.Count(cards=cards) if ir.IsOther() in getattr(cards, "where", ()):
                    raise Unbound("other_one_by_one")
                case ir.Those(slot=slot) if str(slot).lstrip("?>") in ("they", "them"):
                    raise Unbound("they_one_by_one")

    @staticmethod
    def whose_turn(duration: Duration) -> None:
        """What reaches cards of several players, or waits, cannot last until the end of a turn of each of them."""
        if duration == Duration.THEIR_NEXT_END:
            raise Unbound("several_turns")

    def _establish(self, value: ir.Establish) -> Any:
        self.whose_turn(value.duration)
        return self.parts(value)

    def _apply(self, value: ir.Apply) -> Any:
        if is_many(value.what):
            self.one_by_one(tuple(mod for mod in value.mods if isinstance(mod, ir.Adjust | ir.Gain)))
        return self.parts(value)


def _is_top_card(what: Any) -> bool:
    """Whether it is the one card on top of a deck."""
    return isinstance(what, ir.Top) and what.n == 1
