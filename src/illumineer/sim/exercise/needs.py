"""What an ability needs to happen, read off its tree: which cards, where, in what state; which events.

Nothing here is exact: it is a list of things worth having on a stage.  Whether the ability then does
something is seen by playing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from illumineer import ir, keywords
from illumineer.vocab import CardType, Cmp, Doing, Happening, Keyword, Stat, Who, Zone

_H: Final = Happening
YOU: Final = 0
OPPONENT: Final = 1
BOTH: Final = (YOU, OPPONENT)

_WHERE: Final[dict[Happening, tuple[Zone, ...]]] = {
    _H.PLAYED: (Zone.HAND,),
    _H.ENTERED: (Zone.HAND,),
    _H.INK_PAID: (Zone.HAND,),
    _H.DISCARDED: (Zone.HAND,),
    _H.DISCARDS: (Zone.HAND,),
    _H.PUT_INTO_INKWELL: (Zone.HAND, Zone.DECK),
    _H.DREW: (Zone.DECK,),
    _H.REVEALED: (Zone.DECK, Zone.HAND),
    _H.PUT_INTO_DISCARD: (Zone.HAND, Zone.PLAY, Zone.DECK),
    _H.PUTS_INTO_DISCARD: (Zone.DECK,),
    _H.LEFT_DISCARD: (Zone.DISCARD,),
    _H.RETURNED_FROM_DISCARD: (Zone.DISCARD,),
    _H.PUT_INTO_HAND: (Zone.DISCARD, Zone.DECK),
    _H.PUT_ON_DECK: (Zone.DISCARD, Zone.PLAY),
}
"""Where a card must be for such a thing to happen to it, if not in play."""

_DOINGS: Final[dict[Doing, Happening]] = {
    Doing.QUEST: _H.QUESTED,
    Doing.CHALLENGE: _H.CHALLENGES,
    Doing.BE_CHALLENGED: _H.CHALLENGES,
    Doing.READY: _H.READIED,
    Doing.SING: _H.SANG,
    Doing.MOVE: _H.MOVED,
    Doing.PLAY: _H.PLAYED,
    Doing.INK: _H.PUT_INTO_INKWELL,
    Doing.BE_CHOSEN: _H.CHOSEN,
    Doing.GAIN_LORE: _H.LORE_GAINED,
    Doing.LOSE_LORE: _H.LORE_LOST,
    Doing.TAKE_CHALLENGE_DAMAGE: _H.CHALLENGES,
    Doing.TAKE_DAMAGE: _H.CHALLENGES,
    Doing.BE_DEALT_DAMAGE: _H.DAMAGE_DEALT,
    Doing.REMOVE_DAMAGE: _H.DAMAGE_REMOVED,
    Doing.DRAW: _H.DREW,
    Doing.ACTIVATE: _H.ABILITY_USED,
    Doing.DISCARD: _H.DISCARDED,
    Doing.LEAVE: _H.LEFT_PLAY,
    Doing.BE_BANISHED: _H.BANISHED,
    Doing.SHIFT: _H.SHIFTED_ONTO,
    Doing.EXERT: _H.EXERTED,
    Doing.BE_RETURNED: _H.RETURNED_TO_HAND,
    Doing.BE_INKED: _H.PUT_INTO_INKWELL,
}
"""What must be about to happen for a "can't" to matter."""

_ANYWHERE: Final = (Zone.HAND, Zone.PLAY, Zone.DECK, Zone.DISCARD)


@dataclass(frozen=True, slots=True)
class Wanted:
    """So many cards that pass the tests, in that zone of that side."""

    zone: Zone
    side: int
    where: tuple[ir.Test, ...]
    count: int = 1


@dataclass(slots=True)
class Needs:
    """What is worth having on the stage of an ability."""

    cast: list[Wanted] = field(default_factory=list)
    unwanted: list[Wanted] = field(default_factory=list)  # at most so many
    events: set[Happening] = field(default_factory=set)
    avoided: set[Happening] = field(default_factory=set)  # must not have happened this turn
    places: list[Zone] = field(default_factory=list)  # where the card itself works
    own: list[ir.Test] = field(default_factory=list)  # what the card itself must pass
    lore: list[tuple[int, int]] = field(default_factory=list)  # (side, so much)
    drops: list[tuple[int, int]] = field(default_factory=list)  # (side, so many ink drops)
    keywords: set[Keyword] = field(default_factory=set)
    songs: set[int] = field(default_factory=set)  # songs of these costs
    shift: bool = False
    team: bool = False  # somebody plays on the same side
    players: int = 2  # so many play
    exerted_ink: bool = False
    first_turn: bool = False
    history: bool = False  # something must have happened earlier in the turn
    stats: set[Stat] = field(default_factory=set)  # characteristics that it hangs on


def needs_of(card: ir.Card, ability: ir.Node) -> Needs:
    """What the ability of that card needs."""
    found = Needs()
    _Reader(card, found).ability(ability)
    if not found.places:
        found.places.append(Zone.HAND if card.type == CardType.ACTION else Zone.PLAY)
    return found


def sides(who: Any) -> tuple[int, ...]:
    """Which sides of a game of two the players are on; both, where it depends."""
    if who in (Who.YOU, Who.YOURS):
        return (YOU,)
    if who in (Who.OPPONENTS, Who.OTHERS):
        return (OPPONENT,)
    return BOTH


_READ: Final[dict[type[ir.Node], Callable[[_Reader, Any], None]]] = {}
_Method = TypeVar("_Method", bound=Callable[..., None])


def _reads(*kinds: type[ir.Node]) -> Callable[[_Method], _Method]:
    """Have a method of the reader read these kinds of node."""

    def note(method: _Method) -> _Method:
        _READ.update(dict.fromkeys(kinds, method))
        return method

    return note


class _Reader:
    """One walk over the tree of an ability: what no method reads, is walked through."""

    def __init__(self, card: ir.Card, found: Needs) -> None:
        self.card = card
        self.found = found
        self.picked: dict[str | int, tuple[ir.Test, ...]] = {}  # what the cards in a slot were picked by

    # --- abilities ---------------------------------------------------------------------------

    def ability(self, node: ir.Node) -> None:
        found = self.found
        match node:
            case ir.Coined():
                self.ability(node.ability)
                return
            case ir.KeywordAbility():
                self._keyword(node.keyword, node.n)
                return
            case ir.ShiftAbility():
                found.places.append(Zone.HAND)
                found.shift = True
                self._node(node.costs)
                return
            case ir.Triggered() if all(_is_own_discard(event) for event in node.events):
                found.places.append(Zone.HAND)
            case ir.Triggered():
                if node.zone == Zone.DISCARD:
                    found.places += [_before(event) for event in node.events]
                elif any(_is_own_play(event) for event in node.events):
                    found.places.append(Zone.HAND)
                if not all(_is_own_play(event) for event in node.events):
                    found.places.append(Zone.PLAY)
            case ir.Static():
                if node.zone == Zone.HAND or (_is_of_entering(node.mods) and node.affects == ir.This()):
                    found.places.append(Zone.HAND)
                if node.zone == Zone.PLAY:
                    found.places.append(Zone.PLAY)
        self._node(node)

    @_reads(ir.Static, ir.Establish)
    def lasting(self, node: ir.Static | ir.Establish) -> None:
        """What is about cards that enter play is about cards that are not there yet."""
        self._rest(node)
        if isinstance(node.affects, ir.Cards) and _is_of_entering(node.mods):
            for side in sides(node.affects.of):
                self._want(Zone.HAND, side, node.affects.where)

    def _keyword(self, keyword: Keyword, n: int) -> None:
        found = self.found
        known = keywords.OF[keyword]
        if known.entering:
            found.places.append(Zone.HAND)
        if known.in_play:
            found.places.append(Zone.PLAY)
        found.events.update(known.shows)
        if _H.SANG in known.shows:
            found.songs.add(n)
        if keyword == Keyword.ALERT:
            self._want(Zone.PLAY, OPPONENT, (ir.HasKeyword(Keyword.EVASIVE),))

    # --- the tree ----------------------------------------------------------------------------

    def _node(self, value: Any) -> None:
        if isinstance(value, tuple):
            for item in value:
                self._node(item)
            return
        if value is Who.TEAMMATES:
            self.found.team = True
        if not isinstance(value, ir.Node):
            return
        read = _READ.get(type(value))
        if read is not None:
            read(self, value)
            return
        self._node(ir.values(value))

    def _rest(self, node: ir.Node, *but: str) -> None:
        for name in node.field_names:
            if name not in but:
                self._node(getattr(node, name))

    def _want(self, zone: Zone, side: int, where: tuple[ir.Test, ...], count: int = 1) -> None:
        if zone == Zone.PLAY and any(_is_action(test) for test in where):
            zone = Zone.HAND  # an action is played from there
        wanted = Wanted(zone, side, where, count)
        if wanted not in self.found.cast:
            self.found.cast.append(wanted)

    def _inside(self, where: tuple[ir.Node, ...]) -> None:
        """Tests may hold amounts, filters and events of their own."""
        for test in where:
            self._node(test)

    def _is_own(self, where: tuple[ir.Test, ...]) -> bool:
        """Whether the tests are about the card itself, which must pass the others then."""
        others = [test for test in where if not isinstance(test, ir.IsThis)]
        if len(others) == len(where):
            return False
        self.found.own += others
        return True

    # --- cards -------------------------------------------------------------------------------

    @_reads(ir.Cards)
    def cards(self, node: ir.Cards, count: int = 1) -> None:
        self._node(node.of)
        self._inside(node.where)
        if self._is_own(node.where):
            return
        for zone in node.zones:
            for side in sides(node.of):
                self._want(zone, side, node.where, count)

    @_reads(ir.Chosen)
    def chosen(self, node: ir.Chosen) -> None:
        if isinstance(node.cards, ir.Cards):
            self.cards(node.cards, node.n if isinstance(node.n, int) else 2)
        else:
            self._node(node.cards)
        if node.slot and isinstance(node.cards, ir.Cards | ir.Among):
            self.picked[node.slot] = tuple(test for test in node.cards.where if not _is_about_slots(test))
        self._rest(node, "cards")

    @_reads(ir.Filter)
    def filter(self, node: ir.Filter, zones: tuple[Zone, ...] = (Zone.PLAY, Zone.HAND), player: Any = None) -> None:
        self._node(node.of)
        self._inside(node.where)
        if self._is_own(node.where):
            return
        who = sides(node.of)
        if player is not None and len(who) > 1:
            who = sides(player)
        for zone in zones:
            for side in who:
                self._want(zone, side, node.where)

    @_reads(ir.Among, ir.Under, ir.RevealUntil)
    def among(self, node: ir.Among | ir.Under | ir.RevealUntil) -> None:
        """Cards looked at or lying under another: they may come from anywhere hidden."""
        self._inside(node.where)
        real = tuple(test for test in node.where if not _is_about_slots(test))
        if real:
            for zone in (Zone.DECK, Zone.HAND, Zone.DISCARD, Zone.UNDER):
                for side in BOTH:
                    self._want(zone, side, real)
        if isinstance(node, ir.Under):
            self.found.own.append(ir.HasUnder())
            self._want(Zone.PLAY, YOU, (ir.HasUnder(),))
            self._node(node.thing)

    # --- conditions --------------------------------------------------------------------------

    @_reads(ir.Have)
    def have(self, node: ir.Have) -> None:
        n = node.n if isinstance(node.n, int) else 1
        self._node(node.n)
        if not isinstance(node.cards, ir.Cards):
            self._node(node.cards)
            if isinstance(node.cards, ir.Under):
                self.found.own.append(ir.HasUnder(node.cmp, n))
            return
        if node.cmp in (Cmp.GE, Cmp.GT, Cmp.NE):
            self.cards(node.cards, n + (node.cmp != Cmp.GE))
            return
        most = n - (node.cmp == Cmp.LT)
        if most > 0 and node.cmp == Cmp.EQ:
            self.cards(node.cards, most)
        self._no_more(node.cards, most)

    def _no_more(self, cards: ir.Cards, most: int) -> None:
        for zone in cards.zones:
            for side in sides(cards.of):
                self.found.unwanted.append(Wanted(zone, side, cards.where, most))

    @_reads(ir.No)
    def no(self, node: ir.No) -> None:
        inner = node.condition
        if isinstance(inner, ir.Have) and isinstance(inner.cards, ir.Cards) and inner.cmp in (Cmp.GE, Cmp.GT):
            n = inner.n if isinstance(inner.n, int) else 1
            self._no_more(inner.cards, n - (inner.cmp == Cmp.GE))
            return
        if isinstance(inner, ir.Happened) and inner.cmp == Cmp.GE:
            self.found.avoided.add(inner.event.on)
            return
        self._node(inner)

    @_reads(ir.Is)
    def is_(self, node: ir.Is) -> None:
        self._inside(node.where)
        if isinstance(node.thing, ir.This):
            self.found.own += node.where
        else:
            for zone in _ANYWHERE:
                for side in BOTH:
                    self._want(zone, side, node.where)
        self._node(node.thing)

    @_reads(ir.If)
    def if_(self, node: ir.If) -> None:
        """Of what is done otherwise something comes only if a card was picked that is not like that."""
        self._rest(node)
        condition = node.condition
        if node.otherwise is None or not isinstance(condition, ir.Is) or not isinstance(condition.thing, ir.Those):
            return
        picked = self.picked.get(condition.thing.slot)
        if picked:
            for zone in _ANYWHERE:
                self._want(zone, YOU, (*picked, ir.Not(ir.AllOf(condition.where))))

    @_reads(ir.Compare)
    def compare(self, node: ir.Compare) -> None:
        if isinstance(node.right, int):
            if isinstance(node.left, ir.Count) and isinstance(node.left.cards, ir.Cards):
                self.have(ir.Have(node.left.cards, node.cmp, node.right))
                return
            if isinstance(node.left, ir.LoreOf):
                for side in sides(node.left.player):
                    less = node.cmp in (Cmp.LT, Cmp.LE)
                    self.found.lore.append((side, max(0, node.right - (node.cmp == Cmp.LT)) if less else node.right))
                    if node.cmp == Cmp.GT:
                        self.found.lore.append((side, node.right + 1))
                return
            if isinstance(node.left, ir.Players):
                self.found.players = max(2, min(4, node.right + 1))
        self._rest(node)

    # --- events ------------------------------------------------------------------------------

    @_reads(ir.Event)
    def event(self, node: ir.Event) -> None:
        self.found.events.add(node.on)
        zones = _WHERE.get(node.on, (Zone.PLAY,))
        if node.subject is not None:
            self.filter(node.subject, zones, node.player)
        if node.object is not None:
            self.filter(node.object, (Zone.HAND,) if node.on == _H.SANG else (Zone.PLAY,))
        if node.source is not None:
            self.filter(node.source)
        self._node(node.player)

    @_reads(ir.Happened, ir.TimesHappened, ir.Did)
    def past(self, node: ir.Happened | ir.TimesHappened | ir.Did) -> None:
        if isinstance(node, ir.Happened) and node.cmp in (Cmp.EQ, Cmp.LE, Cmp.LT) and node.n <= 1:
            self.found.avoided.add(node.event.on)
            return
        self.found.history = True
        self.event(node.event)

    # --- the rest ----------------------------------------------------------------------------

    @_reads(ir.CostChange)
    def cost_change(self, node: ir.CostChange) -> None:
        self._node(node.n)
        self.found.events.add(_H.MOVED if node.doing == Doing.MOVE else _H.PLAYED)
        if node.doing == Doing.SHIFT:
            self.found.shift = True
        if node.onto is not None:
            self.found.events.add(_H.SHIFTED_ONTO)
            self.filter(node.onto, (Zone.PLAY,), node.who)
        if node.cards is not None:
            zones = (Zone.PLAY,) if node.doing in (Doing.MOVE, Doing.ACTIVATE) else (Zone.HAND,)
            self.filter(node.cards, zones, node.who)
        if node.doing == Doing.MOVE:
            self._want(Zone.PLAY, YOU, (ir.IsType((CardType.LOCATION,)),))

    @_reads(ir.PlayFrom, ir.InkFrom)
    def permission(self, node: ir.PlayFrom | ir.InkFrom) -> None:
        for side in sides(node.who):
            self._want(node.zone, side, node.cards.where if node.cards is not None else ())
        if node.zone == Zone.UNDER:
            self.found.own.append(ir.HasUnder())

    @_reads(ir.Cant, ir.CantDo)
    def cant(self, node: ir.Cant | ir.CantDo) -> None:
        event = _DOINGS.get(node.doing)
        if event is not None:
            self.found.events.add(event)
        if isinstance(node, ir.Cant):
            self._rest(node)
        elif node.cards is not None:
            self.filter(node.cards, (Zone.HAND, Zone.PLAY), node.who)

    @_reads(ir.CountsAsInkable)
    def inkable(self, node: ir.CountsAsInkable) -> None:
        where = node.cards.where if node.cards is not None else ()
        for side in sides(node.who):
            self._want(Zone.HAND, side, (*where, ir.Not(ir.HasInkwell())))

    @_reads(ir.Play)
    def play(self, node: ir.Play) -> None:
        self._rest(node)
        if node.shift or node.only_shift:
            self.found.shift = True
            chosen = node.what
            if isinstance(chosen, ir.Chosen) and isinstance(chosen.cards, ir.Cards):
                cards = chosen.cards
                self.cards(ir.Cards(cards.zones, cards.of, (*cards.where, ir.HasKeyword(Keyword.SHIFT))))

    @_reads(ir.ReadyInk)
    def ready_ink(self, node: ir.ReadyInk) -> None:
        self.found.exerted_ink = True
        self._rest(node)

    @_reads(ir.HasKeyword)
    def keyword(self, node: ir.HasKeyword) -> None:
        self.found.keywords.add(node.keyword)

    @_reads(ir.Lose)
    def lose(self, node: ir.Lose) -> None:
        """Only what has a keyword can lose it."""
        self.found.keywords.add(node.keyword)
        for side in BOTH:
            self._want(Zone.PLAY, side, (ir.HasKeyword(node.keyword),))

    @_reads(ir.HasStat, ir.StatOf, ir.TotalOf, ir.HighestOf, ir.Floor)
    def stat(self, node: ir.HasStat | ir.StatOf | ir.TotalOf | ir.HighestOf | ir.Floor) -> None:
        self.found.stats.add(node.stat)
        self._rest(node)

    @_reads(ir.InkDropsOf)
    def ink_drops(self, node: ir.InkDropsOf) -> None:
        self.found.drops += [(side, n) for side in sides(node.player) for n in (1, 2, 4)]

    @_reads(ir.DropsCost, ir.DropsUsed)
    def drops_paid(self, node: ir.DropsCost | ir.DropsUsed) -> None:
        self.found.drops += [(0, n) for n in (1, 2, 4)]
        self._rest(node)

    @_reads(ir.LoreCost)
    def lore_paid(self, node: ir.LoreCost) -> None:
        self.found.lore.append((0, node.n))

    @_reads(ir.LoseInkDrops, ir.RemoveInkDrops)
    def lost_drops(self, node: ir.LoseInkDrops | ir.RemoveInkDrops) -> None:
        self.found.drops += [(side, n) for side in sides(node.who) for n in (1, 2, 4)]
        self._rest(node)

    @_reads(ir.UsedShift, ir.WasPlayedBy)
    def used_shift(self, node: ir.UsedShift | ir.WasPlayedBy) -> None:
        self.found.shift = True

    @_reads(ir.FirstTurnNotFirst)
    def first(self, node: ir.FirstTurnNotFirst) -> None:
        self.found.first_turn = True

    @_reads(ir.IsAt)
    def at(self, node: ir.IsAt) -> None:
        for side in BOTH:
            self._want(Zone.PLAY, side, (ir.IsType((CardType.LOCATION,)),))
        self._rest(node)

    @_reads(ir.Sung)
    def sung(self, node: ir.Sung) -> None:
        self.found.events.add(_H.SANG)

    @_reads(ir.RemoveDamage, ir.RemoveDamageCost, ir.MoveDamage)
    def remove_damage(self, node: ir.RemoveDamage | ir.MoveDamage | ir.RemoveDamageCost) -> None:
        """What has no damage cannot lose any."""
        for side in BOTH:
            self._want(Zone.PLAY, side, (ir.IsType((CardType.CHARACTER,)), ir.IsDamaged()))
        self._rest(node)

    @_reads(ir.Create, ir.GainAbility)
    def inner(self, node: ir.Create | ir.GainAbility) -> None:
        """An ability inside the ability needs its own things as well."""
        if isinstance(node.ability, ir.KeywordAbility):
            self._keyword(node.ability.keyword, node.ability.n)
        else:
            self._node(node.ability)
        self._rest(node, "ability")


def _before(event: ir.Event) -> Zone:
    """Where a card with an ability in the discard starts: there, or elsewhere if it waits for its own arrival."""
    if not _is_own(event, _H.PUT_INTO_DISCARD):
        return Zone.DISCARD
    return Zone.HAND if event.came_from is None else event.came_from


def _is_own(event: ir.Event, *kinds: Happening) -> bool:
    """Whether the event is one of these, and the card's own."""
    return event.on in kinds and event.subject is not None and ir.IsThis() in event.subject.where


def _is_own_play(event: ir.Event) -> bool:
    return _is_own(event, _H.PLAYED, _H.ENTERED)


def _is_own_discard(event: ir.Event) -> bool:
    return _is_own(event, _H.DISCARDED)


def _is_of_entering(mods: tuple[ir.Node, ...]) -> bool:
    """Whether one of them is about how a card enters play."""
    return any(isinstance(mod, ir.Enters | ir.EnterExertedTo | ir.Allow) for mod in mods)


def _is_action(test: ir.Test) -> bool:
    return isinstance(test, ir.IsSong) or (isinstance(test, ir.IsType) and test.types == (CardType.ACTION,))


def _is_about_slots(test: ir.Test) -> bool:
    if isinstance(test, ir.Not):
        return _is_about_slots(test.test)
    return isinstance(test, ir.IsIn | ir.IsInvolved | ir.NamedAs)
