"""The card book: a pool of cards, compiled once and shared by every game played with it.

Programs and abilities are numbered in the order of the pool, so that a saved game can name them;
the book's digest says whether two books number alike.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from illumineer import ir
from illumineer.compile import aspects, coined, keywords, sense
from illumineer.compile.lower import Slots, lower, number_slots
from illumineer.compile.specs import AbilitySpec, CardSpec, Program, Values
from illumineer.cr import CR
from illumineer.errors import CardError
from illumineer.vocab import AbilityKind, CardType, Doing, Duration, Happening, Keyword, Zone

_AMPERSAND = re.compile(r" (?:&|['\u2018\u2019]n['\u2018\u2019]) ")
"""What joins two names: an ampersand, or the 'n' that is treated as one (5.2.6.3)."""


class GrantedAbility(ir.CompiledMod):
    """A compiled GainAbility: stands in its place among the mods, of a coined keyword one for each ability."""

    def __init__(self, source: ir.GainAbility, spec: AbilitySpec) -> None:
        self.source: ir.mods.CardMod = source
        self.spec = spec


class EnterOption(ir.CompiledMod):
    """A compiled EnterExertedTo."""

    def __init__(self, source: ir.EnterExertedTo, spec: AbilitySpec) -> None:
        self.source: ir.mods.CardMod = source
        self.spec = spec


class EnterEffect(ir.CompiledMod):
    """What happens to a card as it enters play: the compiled `then` of an Enters."""

    def __init__(self, source: ir.Enters, spec: AbilitySpec) -> None:
        self.source: ir.mods.CardMod = source
        self.spec = spec


_KINDS = {
    ir.KeywordAbility: AbilityKind.KEYWORD,
    ir.ShiftAbility: AbilityKind.KEYWORD,
    ir.Triggered: AbilityKind.TRIGGERED,
    ir.Activated: AbilityKind.ACTIVATED,
    ir.Static: AbilityKind.STATIC,
    ir.Replacement: AbilityKind.REPLACEMENT,
    ir.ActionEffect: AbilityKind.ACTION,
    ir.DeckLimit: AbilityKind.STATIC,
    ir.DeckInks: AbilityKind.STATIC,
}


def asked_later(part: ir.Node) -> Happening | None:
    """The kind of event of which the node asks whether, or how often, it has happened this turn; None if of none."""
    match part:
        case ir.Did() | ir.Happened() | ir.TimesHappened():
            return part.event.on
        case ir.Event() if part.nth:
            return part.on
        case ir.CostChange() if part.nth:
            return Happening.MOVED if part.doing == Doing.MOVE else Happening.PLAYED
        case ir.CantDo() if part.most:
            return Happening.DREW if part.doing == Doing.DRAW else Happening.PLAYED
        case ir.Sung():
            return Happening.SANG
        case ir.DropsUsed():
            return Happening.PLAYED
        case ir.ChallengesPerTurn():
            return Happening.CHALLENGES
    return None


class CardBook:
    """All cards of a pool, compiled."""

    def __init__(self, cards: Iterable[ir.Card], names: Iterable[str] = ()) -> None:
        """`names`: what else can be named when a player names a card, beside the names in the pool."""
        self.abilities: list[AbilitySpec] = []
        self.programs: list[Program] = []
        self.history: set[Happening] = set()  # kinds of event that some ability asks about later
        self.watched: set[Happening] = set()  # kinds of event that some triggered ability waits for
        self.noticed: list[bool] = []  # by kind of event: whether it is one of either
        self.discard_watchers: dict[int, set[int]] = {}  # event -> cards that wait for it in the discard
        self.replaced: set[Happening] = set()  # kinds of event that some replacement effect waits for
        self.looks_back = False  # whether some ability's "while" is read on the table before cards leave play
        self.spares_in_challenge = False  # whether some card can't be banished while it is in a challenge
        self.awaits_check = False  # whether some effect waits for the game state check after it
        self.costs: list[tuple[ir.Cost, ...]] = []  # every cost that is not a plain number of ink
        self._cost_ids: dict[tuple[ir.Cost, ...], int] = {}
        self._same_cost: dict[int, int] = {}  # the same by identity, which need not look into the trees
        self._card = -1
        self._where = "keyword"
        self._shifts: tuple[ir.ShiftAbility, ...] = ()  # those printed on the card that is being compiled
        self._story = ""  # the story name of the ability whose effect is being compiled
        self._coined = False  # a coined verb has been noted
        self._once: dict[ir.Coined, int] = {}  # the abilities of coined keywords of which a card has one alone
        self.keyword_triggers: list[tuple[int, AbilitySpec]] = []  # the triggered abilities that keywords stand for
        own = {keyword: self._of_keyword(keyword, part) for keyword, part in keywords.abilities(first=True)}
        self.support = own[Keyword.SUPPORT]
        self.boost = own[Keyword.BOOST]
        self.temporary = self.ability(keywords.TEMPORARY_SHIFT, Slots())
        self.temporary.rule = CR.SHIFT_TEMPORARY
        self.cards: list[CardSpec] = []
        self._by_name: dict[str, CardSpec] = {}
        for card in cards:
            spec = self._compile(card)
            if spec.full_name in self._by_name:
                raise CardError("book.twice", card=spec.full_name)
            self.cards.append(spec)
            self._by_name[spec.full_name] = spec
        self._card, self._where = -1, "keyword"
        for keyword, part in keywords.abilities(first=False):
            self._of_keyword(keyword, part)
        self._more_names = frozenset(names)
        self._names: list[str] = []
        self.noticed = [kind in self.watched or kind in self.history for kind in Happening]
        self._digest = ""

    def __repr__(self) -> str:
        return f"<CardBook of {len(self.cards)} {'card' if len(self.cards) == 1 else 'cards'}>"

    def __reduce__(self) -> tuple[object, ...]:
        return CardBook, ([spec.card for spec in self.cards], sorted(self._more_names))

    def __deepcopy__(self, memo: object) -> CardBook:
        return self  # nothing in it ever changes

    # --- reading -----------------------------------------------------------------------------

    def card(self, full_name: str) -> CardSpec:
        """The card with that full name ("Name - Version"); CardError if there is none."""
        found = self._by_name.get(full_name)
        if found is None:
            raise CardError("book.no_card", name=full_name, n=len(self.cards))
        return found

    @property
    def names(self) -> list[str]:
        """Every name that a player can name, in order (5.2.6); hardly any game asks for them."""
        if not self._names:
            self._names = sorted(self._more_names.union(name for spec in self.cards for name in spec.printed.names))
        return self._names

    def cost_id(self, costs: tuple[ir.Cost, ...]) -> int:
        """The number by which a saved game names a cost."""
        found = self._same_cost.get(id(costs), -1)
        # In a book that came from another process, another cost may be where this one was.
        return found if found >= 0 and self.costs[found] is costs else self._cost_ids[costs]

    def __contains__(self, full_name: object) -> bool:
        return isinstance(full_name, str) and full_name in self._by_name

    def __len__(self) -> int:
        return len(self.cards)

    @property
    def digest(self) -> str:
        """Tells two books apart: equal digests mean that saved games can be exchanged."""
        if not self._digest:
            data: list[Any] = [ir.to_json(spec.card) for spec in self.cards]
            if self._more_names:
                data.append(sorted(self._more_names))
            text = json.dumps(data, sort_keys=True)
            self._digest = hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
        return self._digest

    # --- compiling ---------------------------------------------------------------------------

    def _compile(self, card: ir.Card) -> CardSpec:
        self._card = len(self.cards)
        self._where = card.full_name
        spec = CardSpec(self._card, card, card.full_name)
        spec.type = int(card.type)
        spec.inkwell = card.inkwell
        spec.is_song = card.song
        self._shifts = tuple(node for node in card.abilities if isinstance(node, ir.ShiftAbility))
        specs = tuple(self.ability(node, Slots()) for node in card.abilities)
        spec.specs = specs
        spec.has_text = bool(specs)
        spec.triggered = tuple(s for s in specs if s.kind == AbilityKind.TRIGGERED)
        statics = [(s, node) for s in specs if isinstance(node := s.node, ir.Static)]
        spec.statics = tuple(s for s, node in statics if node.zone == Zone.PLAY)
        spec.hand_statics = tuple(s for s, node in statics if node.zone != Zone.PLAY)
        in_hand = [mod for _, node in statics if node.zone != Zone.PLAY for mod in node.mods]
        spec.adds_cost = any(isinstance(mod, ir.AddedCost) for mod in in_hand)
        spec.shifts = tuple((s.id, node) for s in specs if isinstance(node := s.node, ir.ShiftAbility))
        spec.replacements = tuple(s for s in specs if s.kind == AbilityKind.REPLACEMENT)
        # Only actions have an effect instead of abilities (5.4.1.1).
        actions = [s for s in specs if s.kind == AbilityKind.ACTION]
        if len(actions) > 1 or bool(actions) != (card.type == CardType.ACTION):
            raise CardError("book.one_effect", card=card.full_name)
        spec.action = actions[0] if actions else None
        for ability in spec.triggered:
            if isinstance(ability.node, ir.Triggered) and ability.node.zone == Zone.DISCARD:
                for event in ability.node.events:
                    self.discard_watchers.setdefault(int(event.on), set()).add(spec.index)
        spec.printed = self._printed(card, specs)
        spec.sing_together = spec.printed.keywords.get(Keyword.SING_TOGETHER, 0)
        keyword_triggers = not keywords.TRIGGERED.isdisjoint(spec.printed.keywords)
        spec.is_quiet = not (spec.triggered or spec.statics or spec.replacements or keyword_triggers)
        spec.other_ways = bool(card.song or spec.hand_statics or Keyword.SHIFT in spec.printed.keywords)
        if card.song and card.type != CardType.ACTION:
            raise CardError("book.song", card=card.full_name)
        return spec

    @staticmethod
    def _printed(card: ir.Card, specs: tuple[AbilitySpec, ...]) -> Values:
        values = Values()
        pair = tuple(_AMPERSAND.split(card.name)) if card.type == CardType.CHARACTER else ()
        # Two names are still one character (5.2.6.2).
        is_pair = len(pair) == 2 and "," not in card.name  # two singular names, not a list of more
        values.names = (*pair, card.name) if is_pair else (card.name,)
        values.shift_names = values.names
        values.classes = frozenset(card.classes)  # 5.3.3.2
        values.strength = card.strength  # with willpower and lore, what makes a character (5.3.3.1)
        values.willpower = card.willpower
        values.lore = card.lore
        values.cost = card.cost
        values.move_cost = card.move_cost
        for ability in card.abilities:
            match ability:
                case ir.KeywordAbility():
                    old = values.keywords.get(ability.keyword, 0)
                    values.keywords[int(ability.keyword)] = old + ability.n
                case ir.ShiftAbility():
                    values.keywords[int(Keyword.SHIFT)] = 0
        values.abilities = tuple((s, 0) for s in specs if s.kind != AbilityKind.ACTION)
        return values

    def ability(self, node: ir.Node, slots: Slots) -> AbilitySpec:
        """Compile one ability; those inside it (created, granted) are compiled with it."""
        word, once = "", 0
        if isinstance(node, ir.Coined):
            word = node.word
            once = 0 if coined.adds_up(node) else self._once.setdefault(node, len(self._once) + 1)
            node = coined.ability(node)
        kind = _KINDS.get(type(node))
        if kind is None:
            raise CardError("book.no_ability", card=self._where, node=type(node).__name__)
        spec = AbilitySpec(len(self.abilities), kind, node, self._card, getattr(node, "name", ""))
        spec.coined, spec.once = word, once
        self.abilities.append(spec)
        self._note(node)
        if self._coined:
            node, self._coined = coined.meant(node), False
        match node:
            case ir.Static():
                spec.reads = aspects.reads(node)
                spec.writes = aspects.writes(node.mods)
            case ir.Activated():
                inks = [part.n for part in node.costs if isinstance(part, ir.InkCost)]
                spec.ink = sum(inks)
                spec.exerts = ir.ExertCost() in node.costs
                spec.other_costs = len(node.costs) > len(inks) + node.costs.count(ir.ExertCost())
                if isinstance(node.effect, ir.UseAbility) and not node.costs:
                    spec.lets_use = node.effect.name
        effect = getattr(node, "effect", None) or getattr(node, "instead", None)
        if effect is not None:
            around, self._story = self._story, spec.name
            ops = lower(effect, slots, self, self._where)
            self._story = around
            spec.program = Program(len(self.programs), ops, slots.count, spec.id)
            self.programs.append(spec.program)
        numbered = number_slots(node, slots)
        if spec.program is not None:
            spec.program.slots = slots.count  # the picks of a cost have a slot, whether or not the effect reads it
        if numbered is not node:
            self._note(numbered)  # a cost whose picks land in a slot is asked for by the slot's number
        match finished := self._finished(numbered):
            case ir.Static():
                spec.alike = aspects.alike(finished)
            case ir.Activated():
                spec.limit, spec.when = finished.limit, finished.when
            case ir.Triggered() if finished.zone == Zone.PLAY:
                spec.waits = tuple((int(event.on), event) for event in finished.events)
                spec.reads = aspects.reads(finished.when)
                self.looks_back |= bool(spec.reads & ~aspects.STAYS)
            case ir.Replacement():
                spec.waits = ((int(finished.event.on), finished.event),)
        spec.node = finished
        return spec

    def _of_keyword(self, keyword: Keyword, part: keywords.Part) -> AbilitySpec:
        """Compile an ability that a keyword stands for."""
        spec = self.ability(part.means, Slots())
        spec.keyword, spec.rule = int(keyword), part.rule
        if spec.kind == AbilityKind.TRIGGERED:
            self.keyword_triggers.append((int(keyword), spec))
        return spec

    def created(self, node: ir.Triggered | ir.Replacement, slots: Slots) -> AbilitySpec:
        """What an effect leaves behind (6.2.7, 6.5) goes by the story name of the ability that made it."""
        return self.ability(node if node.name else replace(node, name=self._story), slots)

    def _finished(self, node: ir.Node) -> ir.Node:
        """A static ability with the abilities it grants compiled."""
        if isinstance(node, ir.Static):
            return replace(node, mods=self.mods(node.mods))
        return node

    def mods(self, mods: tuple[ir.Mod, ...]) -> tuple[ir.Mod, ...]:
        """The mods with the abilities and effects in them compiled."""
        return tuple(made for mod in mods for made in self._mod(mod))

    def _mod(self, mod: ir.Mod) -> list[ir.Mod]:
        match mod:
            case ir.GainAbility():
                own = coined.given(mod.ability) if isinstance(mod.ability, ir.Coined) else (mod.ability,)
                return [self._granted(mod, each) for each in own]
            case ir.EnterExertedTo():
                return [EnterOption(mod, self.ability(ir.Activated((), mod.effect), Slots()))]
            case ir.Enters() if mod.then is not None:
                effect = EnterEffect(mod, self.ability(ir.Activated((), mod.then), Slots()))
                return [replace(mod, then=None), effect]
            case ir.PlayFor() if mod.shift:  # each Shift of the card once more, for that cost
                shifts = [replace(own, costs=mod.costs) for own in self._shifts]
                return [self._granted(ir.GainAbility(each), each) for each in shifts]
        return [mod]

    def _granted(self, mod: ir.GainAbility, ability: ir.Ability) -> GrantedAbility:
        return GrantedAbility(mod, self.ability(ability, Slots()))

    def _note(self, node: ir.Node) -> None:
        """Note the kinds of event that are asked about later, and the costs that are paid."""
        for part in ir.walk(node):
            sense.check(part, self._where)
            costs = getattr(part, "costs", None)
            if costs is not None:
                # "For free" leaves {E}, or in 1.x everything but ink, to be paid: costs of their own (1.5.5.4).
                exerts = tuple(each for each in costs if isinstance(each, ir.ExertCost))
                for cost in (costs, exerts, tuple(each for each in costs if not isinstance(each, ir.InkCost))):
                    if cost not in self._cost_ids:
                        self._cost_ids[cost] = self._same_cost[id(cost)] = len(self.costs)
                        self.costs.append(cost)
            kind = asked_later(part)
            if kind is not None:
                self.history.add(kind)
            match part:
                case ir.Event():
                    self.watched.add(part.on)
                case ir.CoinedVerb():
                    self._coined = True
                case ir.Replacement():
                    self.replaced.add(part.event.on)
                case ir.Cant() if part.in_challenge:
                    self.spares_in_challenge = True
                case ir.Create() if part.duration == Duration.NEXT_CHECK:
                    self.awaits_check = True
