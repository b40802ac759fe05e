"""The stage: a position in which an ability can happen, different for every attempt.

The needs of the ability come first; the rest is chance, so that what the needs do not say (who has more
cards, who is exerted, who is damaged) comes about in one attempt or another.
"""

from __future__ import annotations

from typing import Any, Final

from illumineer import Dice, ir
from illumineer.compile.specs import CardSpec
from illumineer.seen.labels import Label
from illumineer.sim.exercise import props
from illumineer.sim.exercise.cast import Cast, State, passes
from illumineer.sim.exercise.needs import BOTH, YOU, Needs, Wanted
from illumineer.sim.exercise.targets import Target
from illumineer.vocab import CardType, Happening, Keyword, Zone, player_name

_COPY: Final = "the card#"
THE_CARD: Final = f"{_COPY}1"
"""Stands in a position for the card whose ability is tried."""

_ZONES: Final = {Zone.HAND: "hand", Zone.DECK: "deck", Zone.DISCARD: "discard", Zone.PLAY: "play"}
_MANY: Final = 14
_PERSON: Final = int(CardType.CHARACTER)
_PLACE: Final = int(CardType.LOCATION)
_PEOPLE: Final[tuple[tuple[Happening, Zone, tuple[ir.Card, ...]], ...]] = (
    (Happening.DAMAGE_DEALT, Zone.HAND, (props.DART,)),
    (Happening.DAMAGE_TAKEN, Zone.HAND, (props.DART,)),
    (Happening.CHOSEN, Zone.HAND, (props.ACTION,)),
    (Happening.CHOSEN, Zone.PLAY, (props.HELPER, props.HECKLER)),
    (Happening.PUT_UNDER, Zone.PLAY, (props.BOOSTED,)),
    (Happening.BOOST_USED, Zone.PLAY, (props.BOOSTED,)),
    (Happening.MOVED, Zone.PLAY, (props.LOCATION, props.ELSEWHERE)),
    (Happening.BANISHED, Zone.PLAY, (props.STRONG,)),
    (Happening.BANISHES, Zone.PLAY, (props.WEAK,)),
    (Happening.CHALLENGES, Zone.PLAY, (props.WEAK, props.PLAIN)),
)
"""Who and what else brings events about."""


class Stage:
    """One position in the making.  Cards are entries {"card": label, "spec": …} until it is finished."""

    def __init__(self, target: Target, needs: Needs, cast: Cast, seed: int, attempt: int) -> None:
        self.target = target
        self.needs = needs
        self.cast = cast
        self.dice = Dice(seed)
        self.attempt = attempt
        players = 4 if needs.team else 2 if attempt % 4 == 3 else needs.players
        self.sides: list[dict[str, list[dict[str, Any]]]] = [
            {"hand": [], "deck": [], "discard": [], "play": []} for _ in range(players)
        ]
        self.copies: dict[str, int] = {}
        self.wanted: set[int] = set()  # the cards of the book that were brought for the ability
        self.tools: set[int] = set()  # … and the props that bring its events about
        self.spec = cast.book.card(target.card.full_name)

    def chance(self, percent: int) -> bool:
        return self.dice.below(100) < percent

    # --- building ----------------------------------------------------------------------------

    def build(self) -> dict[str, Any]:
        """The position, with THE_CARD where the card of the ability is."""
        self._extras()
        self._cast()
        self._tools()
        self._shift()
        self._unwanted()
        self._the_card()
        return self._finished()

    def _label(self, spec: CardSpec) -> str:
        n = self.copies.get(spec.full_name, 1) + 1  # number 1 is kept for the card itself
        self.copies[spec.full_name] = n
        return f"{_COPY}{n}" if spec is self.spec else str(Label(spec.full_name, n))

    def _add(self, spec: CardSpec, zone: Zone, side: int, where: tuple[ir.Test, ...] = ()) -> dict[str, Any]:
        entry: dict[str, Any] = {"card": self._label(spec), "spec": spec}
        if zone == Zone.PLAY:
            self._stand(entry, spec, where)
        pile = self.sides[side][_ZONES[zone]]
        pile.append(entry)
        return entry

    def _prop(self, card: ir.Card, zone: Zone, side: int) -> None:
        self._add(self.cast.book.card(card.full_name), zone, side)

    def _use(self, card: ir.Card, zone: Zone, side: int) -> None:
        """A prop that brings something about."""
        self._prop(card, zone, side)
        self.tools.add(self.cast.book.card(card.full_name).index)

    def _stand(self, entry: dict[str, Any], spec: CardSpec, where: tuple[ir.Test, ...] | list[ir.Test]) -> None:
        """In which state a card in play is: as the tests ask, or by chance."""
        state = State(where)
        if spec.type in (_PERSON, int(CardType.ITEM)):
            entry["exerted"] = self.chance(45) if state.exerted is None else state.exerted
        if spec.printed.willpower:
            damage = (1 if self.chance(40) else 0) if state.damage is None else state.damage
            entry["damage"] = max(0, min(damage, spec.printed.willpower - 1))
        if state.under or (state.under is None and spec.type == _PERSON and self.chance(10)):
            plain = self.cast.book.card(props.PLAIN.full_name)
            entry["under"] = [self._label(plain) for _ in range(state.under or 1)]
        if spec.type == _PERSON and state.at is not False:
            entry["at"] = state.at or self.chance(40)

    # --- who is there ------------------------------------------------------------------------

    def _extras(self) -> None:
        """A few people and things on both sides, so that what asks for just anything finds it."""
        few = self.attempt % 4 == 3
        for side in BOTH:
            for card in (props.PLAIN, props.WEAK, props.STRONG, props.STAR, props.FLYER, props.GUARD):
                if self.chance(25 if few else 55) and not (card is props.GUARD and self.chance(60)):
                    self._prop(card, Zone.PLAY, side)
            for card in (props.ITEM, props.LOCATION):
                if self.chance(20 if few else 60):
                    self._prop(card, Zone.PLAY, side)
            songs = props.SONGS[3], props.SONGS[7]
            for card in (props.PLAIN, props.ACTION, *songs, props.ITEM, props.LOCATION, props.WEAK):
                if self.chance(25 if few else 50):
                    self._prop(card, Zone.HAND, side)
                if self.chance(50):
                    self._prop(card, Zone.DISCARD, side)
                if self.chance(60):
                    self._prop(card, Zone.DECK, side)

    def _cast(self) -> None:
        for wanted in sorted(self.needs.cast, key=_shares_name):
            if self.attempt and self.chance(15):
                continue
            for _ in range(min(wanted.count, _MANY)):
                self._bring(wanted)

    def _bring(self, wanted: Wanted) -> None:
        where = self._with_name(wanted)
        zone = Zone.HAND if wanted.zone in (Zone.INKWELL, Zone.UNDER, Zone.RESOLVING, Zone.OUT) else wanted.zone
        spec = self.cast.pick(where, zone, self.dice)
        if spec is None or (zone == Zone.PLAY and spec.type == CardType.ACTION):
            return
        self.wanted.add(spec.index)
        if wanted.zone == Zone.UNDER:
            people = [e for e in self.sides[wanted.side]["play"] if e["spec"].type == _PERSON]
            if people:
                people[0].setdefault("under", []).append(self._label(spec))
            return
        if zone == Zone.DECK:
            entry = {"card": self._label(spec), "spec": spec}
            self.sides[wanted.side]["deck"].insert(self.dice.below(2), entry)
            return
        self._add(spec, zone, wanted.side, where)
        if self.needs.shift and Keyword.SHIFT in spec.printed.keywords:
            self._partners(spec, wanted.side)

    def _with_name(self, wanted: Wanted) -> tuple[ir.Test, ...]:
        """The tests, with the name of somebody on stage where the same name is asked for."""
        if not _shares_name(wanted):
            return wanted.where
        people = [entry["spec"] for entry in self.sides[wanted.side]["play"] if entry["spec"].type == _PERSON]
        somebody = [self.spec, *people][self.dice.below(1 + len(people))]
        shared = ir.Named(somebody.printed.names)
        return tuple(shared if isinstance(test, ir.SharesName | ir.NamedAs) else test for test in wanted.where)

    def _tools(self) -> None:
        """What brings the events about; both sides have it."""
        events = set(self.needs.events)
        if self.chance(30):
            events |= {Happening.BANISHED, Happening.CHOSEN, Happening.READIED}
        tools = {tool.name: tool for event in sorted(events) for tool in props.TOOLS.get(event, ())}
        for tool in tools.values():
            for side in BOTH:
                if self.chance(80):
                    self._use(tool, Zone.PLAY, side)
        if events & {Happening.SANG, Happening.SONG_SUNG, Happening.PLAYED}:
            for cost in {2, 5, *self.needs.songs}:
                if cost in props.SONGS:
                    self._use(props.SONGS[cost], Zone.HAND, YOU)
            for cost in self.needs.songs & props.CHORUSES.keys():
                self._use(props.CHORUSES[cost], Zone.HAND, YOU)
        if Happening.SANG in events:
            self._use(props.STAR, Zone.PLAY, YOU)
        for kind, zone, people in _PEOPLE:
            if kind in events:
                for side in BOTH:
                    for person in people:
                        self._use(person, zone, side)
        if self.needs.exerted_ink:
            for side in BOTH:
                self._prop(props.WELL, Zone.PLAY, side)
        for keyword in sorted(self.needs.keywords):
            banner = props.KEYWORDS.get(keyword)
            if banner is not None and self.chance(35):
                self._prop(banner, Zone.PLAY, self.dice.below(2))
        for (stat, _), banner in props.STATS.items():
            if stat in self.needs.stats and self.chance(30):
                self._prop(banner, Zone.PLAY, self.dice.below(2))

    def _shift(self) -> None:
        """What the card, or another with Shift, can be put on top of."""
        if not self.needs.shift and Happening.SHIFTED_ONTO not in self.needs.events and not self.chance(25):
            return
        card = self.target.card
        own = [ability for ability in card.abilities if isinstance(ability, ir.ShiftAbility)]
        given = [
            mod.ability
            for ability in card.abilities
            if isinstance(ability, ir.Static)
            for mod in ability.mods
            if isinstance(mod, ir.GainAbility) and isinstance(mod.ability, ir.ShiftAbility)
        ]
        for shift in own + given:
            for partner in self.cast.partners(card, shift, self.dice):
                self._add(partner, Zone.PLAY, YOU, (ir.Not(ir.IsExerted()),) if self.chance(50) else ())
        if Happening.SHIFTED_ONTO in self.needs.events and self.spec.type != CardType.ACTION:
            self._some(self.cast.shifters(self.spec), Zone.HAND, YOU)
        if self.needs.shift or Happening.SHIFTED_ONTO in self.needs.events:
            for side in BOTH:
                other = self._some(self.cast.shifters(), Zone.HAND, side)
                if other is not None:
                    self._partners(other, side)

    def _some(self, specs: list[CardSpec], zone: Zone, side: int) -> CardSpec | None:
        """One of the cards, brought on stage."""
        if not specs:
            return None
        spec = specs[self.dice.below(len(specs))]
        self._add(spec, zone, side)
        return spec

    def _partners(self, spec: CardSpec, side: int) -> None:
        """What the card's Shift goes on top of."""
        card = spec.card
        assert isinstance(card, ir.Card)
        for ability in card.abilities:
            if isinstance(ability, ir.ShiftAbility):
                for partner in self.cast.partners(card, ability, self.dice):
                    self._add(partner, Zone.PLAY, side)

    def _unwanted(self) -> None:
        """Conditions that ask for few or none of something."""
        if self.attempt and self.chance(20):
            return
        for unwanted in self.needs.unwanted:
            if unwanted.zone not in _ZONES:
                continue
            pile = self.sides[unwanted.side][_ZONES[unwanted.zone]]
            left = unwanted.count
            kept: list[dict[str, Any]] = []
            for entry in pile:
                if passes(entry["spec"], unwanted.where):
                    left -= 1
                    if left < 0:
                        continue
                kept.append(entry)
            pile[:] = kept

    def _the_card(self) -> None:
        """The card itself, in one of the places where its ability works."""
        places = self.needs.places
        zone = places[self.attempt % len(places)]
        if self.attempt > 5 and self.chance(15) and self.spec.type != CardType.ACTION:
            zone = Zone.HAND if zone == Zone.PLAY else Zone.PLAY
        entry: dict[str, Any] = {"card": THE_CARD, "spec": self.spec}
        if zone == Zone.PLAY:
            asked = self.needs.own
            free = self.attempt > 2 and self.chance(40)
            self._stand(entry, self.spec, [] if free else asked)
            state = State([] if free else asked)
            if state.exerted is None:
                entry["exerted"] = self.spec.type == _PERSON and self.attempt > 0 and self.chance(25)
            if state.damage is None and self.chance(60):
                entry["damage"] = 0
        self.sides[YOU][_ZONES[zone]].insert(0, entry)

    # --- the position ------------------------------------------------------------------------

    def _finished(self) -> dict[str, Any]:
        position: dict[str, Any] = {"active": "p1", "seed": self.dice.below(1 << 30), "turn": 5}
        if self.needs.first_turn:
            position |= {"turn": 2, "first": "p2"}
        elif self.attempt % 5 == 4:
            position["active"] = "p2"
        if self.needs.team:
            position["teams"] = [0, 1, 0, 1]
        if len(self.sides) > 2:
            position["players"] = len(self.sides)
        for side, piles in enumerate(self.sides):
            position[player_name(side)] = {
                "lore": self._lore(side),
                "ink": self._ink(side),
                "drops": self._drops(side),
                "hand": [entry["card"] for entry in piles["hand"]],
                "deck": [*(entry["card"] for entry in piles["deck"]), {"filler": 6}],
                "discard": [entry["card"] for entry in piles["discard"]],
                "play": self._play(piles["play"]),
            }
        return position

    def _lore(self, side: int) -> int:
        asked = [n for which, n in self.needs.lore if which == side]
        if asked and self.chance(75):
            return min(19, asked[self.dice.below(len(asked))])
        return self.dice.below(16)

    def _drops(self, side: int) -> int:
        asked = [n for which, n in self.needs.drops if which == side]
        return asked[self.dice.below(len(asked))] if asked and self.chance(75) else 0

    def _ink(self, side: int) -> int | dict[str, int]:
        inkwell = [w.count for w in self.needs.unwanted if w.zone == Zone.INKWELL and w.side == side]
        if inkwell and self.chance(60):
            return inkwell[0]
        most = max((w.count for w in self.needs.cast if w.zone == Zone.INKWELL and w.side == side), default=0)
        ready = max(4 + self.dice.below(10), self.target.card.cost if side == YOU else 0, most)
        return {"ready": ready, "exerted": self.dice.below(4)} if self.chance(40) else ready

    def _play(self, pile: list[dict[str, Any]]) -> list[dict[str, Any]]:
        places = [entry["card"] for entry in pile if entry["spec"].type == _PLACE]
        if THE_CARD in places:
            places = [THE_CARD] * 3 + places
        found: list[dict[str, Any]] = []
        for entry in pile:
            made = {key: value for key, value in entry.items() if key not in ("spec", "at")}
            if entry.get("at") and places and entry["spec"].type == _PERSON:
                made["at"] = places[self.dice.below(len(places))]
            found.append(made)
        return found


def _shares_name(wanted: Wanted) -> bool:
    return any(isinstance(test, ir.SharesName | ir.NamedAs) for test in wanted.where)


def named(position: Any, label: str) -> Any:
    """The position with another card in the place of THE_CARD, and of its copies: each has the ability itself."""
    if isinstance(position, str) and position.startswith(_COPY):
        return str(Label(label, int(position.removeprefix(_COPY))))
    if isinstance(position, dict):
        return {key: named(value, label) for key, value in position.items()}
    if isinstance(position, list):
        return [named(value, label) for value in position]
    return position


