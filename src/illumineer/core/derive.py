"""What is true of a card now: printed values, plus every modifier that applies (6.4.1, 6.6.1).

Derived values are computed when they are asked for and kept until something they were computed
from changes (`State.touch`), so that whatever changes applies at once (5.1.3, 6.6.1.1).  Modifiers add up in no
order (6.6.1.2); a floor comes last (6.6.4).

Static abilities may look at what others change (a character with 5 strength gains Evasive, a
character with Evasive gets +1 lore).  So they are applied in rounds, each reading the values of
the round before, until nothing changes; `ROUNDS` bounds pools of cards that never settle.

Not here: what players may do with it (`legal`), what a selector means (`select`).
"""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.compile import aspects
from illumineer.compile.book import EnterEffect, EnterOption, GrantedAbility
from illumineer.compile.specs import ABILITY_BITS, AbilitySpec, Values
from illumineer.compiling import mypyc_attr
from illumineer.core import amounts, conditions, select
from illumineer.core.context import Context
from illumineer.core.state import CardInPlay, Lasting, State
from illumineer.keywords import ADDING_UP
from illumineer.vocab import AbilityKind, Doing, Duration, Keyword, Leave, Stat

ROUNDS: Final = 6
_IN_A_TURN: Final = (int(Duration.THEIR_NEXT_TURN), int(Duration.YOUR_NEXT_TURN))
_STATIC: Final = int(AbilityKind.STATIC)
_TRIGGERED: Final = int(AbilityKind.TRIGGERED)
_REPLACEMENT: Final = int(AbilityKind.REPLACEMENT)


@mypyc_attr(acyclic=True)
class Watch:
    """A triggered or replacement ability that is looking out, and for whom."""

    __slots__ = ("context", "event", "grant", "lasting", "spec")

    def __init__(self, spec: AbilitySpec, event: ir.Event, context: Context, grant: int, lasting: int) -> None:
        self.spec = spec
        self.event = event
        self.context = context
        self.grant = grant
        self.lasting = lasting


@mypyc_attr(acyclic=True)
class Standing:
    """A table mod in force: the mod, who says so, and its number if that was fixed.

    It comes from a lasting effect, or from a static ability of the card: which, and which instance of it.
    """

    __slots__ = ("ability", "context", "grant", "lasting", "mod", "number")

    def __init__(
        self, mod: ir.Node, context: Context, lasting: int, number: int | None, ability: int = 0, grant: int = 0
    ) -> None:
        self.mod = mod
        self.context = context
        self.lasting = lasting
        self.number = number
        self.ability = ability
        self.grant = grant


class Applied:
    """A mod that reaches a card in play: its number, and the static ability or lasting effect it comes from."""

    __slots__ = ("lasting", "mod", "number", "ref", "source", "spec")

    def __init__(
        self, ref: int, mod: ir.Node, number: int, source: int, spec: AbilitySpec | None, lasting: Lasting | None
    ) -> None:
        self.ref = ref
        self.mod = mod
        self.number = number
        self.source = source
        self.spec = spec
        self.lasting = lasting


class Derived:
    """What static abilities and lasting effects make of the table."""

    __slots__ = ("enters", "table", "values")

    def __init__(self) -> None:
        self.values: dict[int, Values] = {}
        self.table: dict[type[ir.Node], list[Standing]] = {}
        self.enters: list[tuple[ir.Node, ir.Cards | ir.This, Context, int]] = []


class Lookouts:
    """Who looks out for what, by the kind of event: worked out from the cards in play and what is derived of them."""

    __slots__ = ("derived", "replacements", "watchers")

    def __init__(self, found: Derived) -> None:
        self.derived = found
        self.watchers: dict[int, list[Watch]] = {}
        self.replacements: dict[int, list[Watch]] = {}


_TABLE_MODS: Final = (
    ir.CostChange,
    ir.CantDo,
    ir.AdditionalInk,
    ir.LoreToWin,
    ir.CountsAsInkable,
    ir.TopFaceUp,
    ir.SkipStep,
    ir.InkEntersExerted,
    ir.ChallengesPerTurn,
    ir.ReadyAtMost,
    ir.PlayFrom,
    ir.InkFrom,
    ir.PlayFor,
    ir.AddedCost,
)


def derived(st: State) -> Derived:
    """The derived values of the table as it stands."""
    found: Derived | None = st.derived
    return found if found is not None else _compute(st)


def values(st: State, card: CardInPlay) -> Values:
    """The values of a card in play; of one that has left play, the last known ones (6.7.7)."""
    if card.values is not None:
        return card.values
    found: Derived | None = st.derived
    if found is None:
        found = _compute(st)
    changed = found.values
    return changed.get(card.ref, card.spec.printed) if changed else card.spec.printed


def applied(st: State) -> list[Applied]:
    """Every mod that reaches a card in play, in the order in which they are applied: for explaining, not for play."""
    trail: list[Applied] = []
    _compute(st.copy(), trail)
    return trail


def standing(st: State, kind: type[ir.Node]) -> list[Standing]:
    """The table mods of one kind that are in force."""
    found: Derived | None = st.derived
    if found is None:
        found = _compute(st)
    table = found.table
    return table.get(kind, _NONE) if table else _NONE


_NONE: Final[list[Standing]] = []


# --- computing -------------------------------------------------------------------------------


class _Round:
    """One round of applying everything."""

    __slots__ = ("blocked", "derived", "floors", "lost", "st", "trail", "values")

    def __init__(self, st: State, result: Derived, trail: list[Applied] | None) -> None:
        self.st = st
        self.trail = trail
        self.derived = result
        self.values: dict[int, Values] = {}
        self.lost: list[tuple[int, ir.Node]] = []
        self.floors: list[tuple[int, ir.Floor]] = []
        self.blocked: list[tuple[int, int]] = []

    def of(self, card: CardInPlay) -> Values:
        found = self.values.get(card.ref)
        if found is None:
            found = card.spec.printed.copy()
            self.values[card.ref] = found
        return found


def _compute(st: State, trail: list[Applied] | None = None) -> Derived:
    result = Derived()
    st.derived = result
    statics: list[_Active] = []
    alike: dict[tuple[int, int], _Active] = {}
    for card in st.table():
        for spec in card.spec.statics:
            first = alike.get((spec.id, card.player)) if spec.alike is not None and trail is None else None
            if first is not None:
                first.more.append(card)
                continue
            active = _Active(spec, card, 0)
            statics.append(active)
            if spec.alike is not None:
                alike[spec.id, card.player] = active
    lastings = [x for x in st.lasting if x.program >= 0 and _in_force(st, x)] if st.lasting else []
    if not statics and not lastings:
        st.watch = 0  # nothing that happens can change what is derived, but a static ability or a lasting effect
        return result
    # In 1.x a card may come back under the reference that a lasting effect is about.
    reads, writes = aspects.PLAY if lastings else 0, 0
    programs = st.setup.book.programs
    for lasting in lastings:
        op = programs[lasting.program].ops[lasting.step]
        reads |= op.reads
        writes |= op.writes
    for active in statics:
        reads |= active.spec.reads
        writes |= active.spec.writes
    for _ in range(ROUNDS):
        once = _Round(st, result, trail)
        if trail is not None:
            trail.clear()  # each round applies everything again
        result.table = {}
        result.enters = []
        for lasting in lastings:
            _apply_lasting(once, lasting)
        for active in statics:
            _apply_static(once, active)
        _finish(once)
        grown = _granted_statics(once, statics) if writes & aspects.ABILITIES else []
        # One round is enough unless what one ability looks at is what another changes.
        again = bool(reads & writes & aspects.DERIVED or writes & aspects.LOSS) and once.values != result.values
        result.values = once.values
        for active in grown:
            reads |= active.spec.reads | aspects.PLAY  # the card that has gained it may leave
            writes |= active.spec.writes
        statics += grown
        if not grown and not again:
            break
    st.watch = reads
    return result


@mypyc_attr(acyclic=True)
class _Active:
    """A static ability of a card in play, and from where it is read; `more` are cards with the same ability."""

    __slots__ = ("card", "context", "grant", "more", "spec")

    def __init__(self, spec: AbilitySpec, card: CardInPlay, grant: int) -> None:
        self.spec = spec
        self.card = card
        self.grant = grant
        self.more: list[CardInPlay] = []
        self.context = Context(card.ref, card.player)


def _in_force(st: State, lasting: Lasting) -> bool:
    """ "During their next turn" only works in that turn; the rest works until it is removed."""
    if lasting.duration in _IN_A_TURN:
        return st.active == lasting.until and st.turn > lasting.since
    return True


def lasting_mods(st: State, lasting: Lasting) -> tuple[ir.Node, ...]:
    """The mods that a lasting effect holds."""
    node = st.setup.book.programs[lasting.program].ops[lasting.step].node
    assert isinstance(node, (ir.Apply, ir.Establish))
    return node.mods


def _granted_statics(once: _Round, statics: list[_Active]) -> list[_Active]:
    """Static abilities that cards have gained in this round and that are not yet applied."""
    grown: list[_Active] = []
    for ref, found in once.values.items():
        for spec, grant in found.abilities:
            if grant and spec.kind == _STATIC:
                if not any(a.spec is spec and a.card.ref == ref and a.grant == grant for a in statics):
                    grown.append(_Active(spec, once.st.in_play[ref], grant))
    return grown


def _about_entering(mod: ir.Node) -> bool:
    """Whether the mod matters only while a card enters play (6.7.9)."""
    if isinstance(mod, (ir.Enters, EnterOption, EnterEffect)):
        return True
    return isinstance(mod, ir.Allow) and mod.leave == Leave.ENTER_EXERTED


def _apply_lasting(once: _Round, lasting: Lasting) -> None:
    st = once.st
    mods = lasting_mods(st, lasting)
    node = st.setup.book.programs[lasting.program].ops[lasting.step].node
    context = Context(lasting.source, lasting.player, list(lasting.slots))
    reached: list[CardInPlay] = []
    if lasting.target:
        found = st.in_play.get(lasting.target)
        if found is not None:
            reached.append(found)
    elif isinstance(node, ir.Establish) and node.affects is not None:
        reached = select.in_play(st, context, node.affects)
    for i, mod in enumerate(mods):
        if lasting.dropped >> i & 1:
            continue
        number = lasting.numbers[i]
        if isinstance(mod, _TABLE_MODS):
            once.derived.table.setdefault(type(mod), []).append(Standing(mod, context, lasting.id, number))
            continue
        if _about_entering(mod):
            if isinstance(node, ir.Establish) and node.affects is not None:
                once.derived.enters.append((mod, node.affects, context, lasting.id))
            continue  # nothing for cards that are in play already
        for card in reached:
            _modify(once, card, mod, number, lasting.source, lasting.id)
            if once.trail is not None:
                once.trail.append(Applied(card.ref, mod, number, lasting.source, None, lasting))


def _apply_static(once: _Round, active: _Active) -> None:
    """Whatever cards it is about now, those that have just entered among them, while its own is in play (6.4.2.3)."""
    st, spec, source, context = once.st, active.spec, active.card, active.context
    node = spec.node
    assert isinstance(node, ir.Static)
    if active.more:
        _apply_alike(once, active)
        return
    if not _still_has(once, source, active):
        return
    if node.condition is not None and not conditions.holds(st, context, node.condition):
        return  # for as long as it is false (6.1.16.3)
    reached: list[CardInPlay] | None = None
    for mod in node.mods:
        if isinstance(mod, _TABLE_MODS):
            standing = Standing(mod, context, 0, None, spec.id, active.grant)
            once.derived.table.setdefault(type(mod), []).append(standing)
            continue
        if _about_entering(mod):
            once.derived.enters.append((mod, node.affects, context, 0))
            continue
        if reached is None:
            if isinstance(node.affects, ir.This):
                reached = [source]
            else:
                reached = select.in_play(st, context, node.affects)
        number = 0
        if "n" in mod.field_names:  # not every mod has a number
            n: ir.Amount | None = mod.n  # type: ignore[union-attr]
            number = amounts.amount(st, context, n) if n is not None else 0
        for card in reached:
            _modify(once, card, mod, number, source.ref, source.ref << ABILITY_BITS | spec.id)
            if once.trail is not None:
                once.trail.append(Applied(card.ref, mod, number, source.ref, spec, None))


def _still_has(once: _Round, card: CardInPlay, active: _Active) -> bool:
    """Whether the card has the ability: it was not lost, and what gave it is not gone."""
    held = once.derived.values.get(card.ref)
    return held is None or any(s is active.spec and g == active.grant for s, g in held.abilities)


def _apply_alike(once: _Round, active: _Active) -> None:
    """The same from several cards: every card that it is about is looked at once, and counts how many are about it."""
    st, spec, context = once.st, active.spec, active.context
    node = spec.node
    assert isinstance(node, ir.Static) and spec.alike is not None
    sources = {card.ref for card in (active.card, *active.more) if _still_has(once, card, active)}
    if not sources or (node.condition is not None and not conditions.holds(st, context, node.condition)):
        return
    others_only = spec.alike is not node.affects
    reached = select.in_play(st, context, spec.alike)
    for mod in node.mods:
        assert isinstance(mod, (ir.Adjust, ir.Gain))
        number = amounts.amount(st, context, mod.n)
        adds_up = isinstance(mod, ir.Adjust) or mod.keyword in ADDING_UP
        for card in reached:
            times = len(sources) - (others_only and card.ref in sources)
            if times:
                _modify(once, card, mod, number * times if adds_up else number, 0, 0)


def _modify(once: _Round, card: CardInPlay, mod: ir.Node, number: int, source: int, key: int) -> None:
    kind = type(mod)
    if kind is ir.Adjust:
        assert isinstance(mod, ir.Adjust)
        v = once.of(card)
        if mod.stat == Stat.STRENGTH:
            v.strength += number
        elif mod.stat == Stat.WILLPOWER:
            v.willpower += number
        elif mod.stat == Stat.LORE:
            v.lore += number
        elif mod.stat == Stat.MOVE_COST:
            v.move_cost += number
        else:
            v.cost += number
    elif kind is ir.Gain:
        assert isinstance(mod, ir.Gain)
        _gain(once.of(card).keywords, int(mod.keyword), number)
    elif kind is GrantedAbility:
        assert isinstance(mod, GrantedAbility)
        v = once.of(card)
        if mod.spec.once and _has_already(v, mod.spec.once):
            return
        v.abilities = (*v.abilities, (mod.spec, key))
        if isinstance(mod.spec.node, ir.KeywordAbility):
            _gain(v.keywords, int(mod.spec.node.keyword), mod.spec.node.n)
    elif kind is ir.Lose or kind is ir.LoseAbility:
        once.lost.append((card.ref, mod))
    elif kind is ir.Floor:
        assert isinstance(mod, ir.Floor)
        once.floors.append((card.ref, mod))
    else:
        _restrict(once, card, mod, number, source)


def _has_already(v: Values, once: int) -> bool:
    """Whether a card has the ability of a coined keyword, of which it gains no second one (8.1.2)."""
    for spec, _ in v.abilities:
        if spec.once == once:
            return True
    return False


def _gain(keywords: dict[int, int], keyword: int, number: int) -> None:
    """A keyword joins those that a card has: only +N adds up (8.1.2)."""
    if keyword in ADDING_UP:
        keywords[keyword] = keywords.get(keyword, 0) + number
    else:
        keywords[keyword] = max(keywords.get(keyword, 0), number)


def _restrict(once: _Round, card: CardInPlay, mod: ir.Node, number: int, source: int) -> None:
    """Mods that bear on what a card may do, and the rarer characteristics."""
    v = once.of(card)
    match mod:
        case ir.Cant():
            if mod.doing == Doing.GAIN_KEYWORD and mod.keyword is not None:
                once.blocked.append((card.ref, int(mod.keyword)))
            elif mod.other is None and not mod.in_challenge:
                v.cant |= 1 << mod.doing
            v.cants = (*v.cants, (int(mod.doing), mod, source))
        case ir.Allow():
            if mod.other is None:
                v.allow |= 1 << mod.leave
            else:
                v.allows = (*v.allows, (int(mod.leave), mod, source))
        case ir.Must():
            if mod.other is None:
                v.must |= 1 << mod.doing
            else:
                v.musts = (*v.musts, (mod, source))
        case ir.Price():
            v.prices = (*v.prices, (mod, source))
        case ir.GainName():
            v.shift_names = (*v.shift_names, mod.name)
            if not mod.for_shift:
                v.names = (*v.names, mod.name)
        case ir.GainClass():
            v.classes = v.classes | {mod.word}
        case ir.SingCost():
            v.sing_bonus += number
        case ir.DealsWith():
            v.deals_with = int(mod.stat)
        case ir.DamageChange():
            if mod.dealt_by:
                v.damage_dealt += number
            else:
                v.damage_taken += number
        case ir.MustBeChosen():
            v.must_be_chosen = True
        case _:
            raise AssertionError(f"no card mod: {type(mod).__name__}")


def _finish(once: _Round) -> None:
    """What takes away, and what sets a floor, comes after everything that adds."""
    st = once.st
    for ref, keyword in once.blocked:
        v = once.of(st.in_play[ref])
        printed = st.in_play[ref].spec.printed.keywords.get(keyword)
        v.keywords.pop(keyword, None)
        if printed is not None:
            v.keywords[keyword] = printed
        for number in _gained_before(st, ref, keyword):
            _gain(v.keywords, keyword, number)
    for ref, mod in once.lost:
        v = once.of(st.in_play[ref])
        if isinstance(mod, ir.Lose):
            v.keywords.pop(int(mod.keyword), None)
            if mod.keyword == Keyword.SHIFT:
                v.abilities = tuple(a for a in v.abilities if not isinstance(a[0].node, ir.ShiftAbility))
        elif isinstance(mod, ir.LoseAbility):
            if mod.coined:
                v.abilities = tuple(a for a in v.abilities if a[0].coined != mod.name)
            elif mod.name:
                v.abilities = tuple(a for a in v.abilities if not a[0].goes_by(mod.name))
            else:
                v.abilities = ()
                v.keywords = {}
    for ref, floor in once.floors:
        v = once.of(st.in_play[ref])
        printed_values = st.in_play[ref].spec.printed
        if floor.stat == Stat.STRENGTH:
            v.strength = max(v.strength, printed_values.strength if floor.n is None else floor.n)
        elif floor.stat == Stat.WILLPOWER:
            v.willpower = max(v.willpower, printed_values.willpower if floor.n is None else floor.n)
        elif floor.stat == Stat.LORE:
            v.lore = max(v.lore, printed_values.lore if floor.n is None else floor.n)


def keyword_of(mod: ir.Node) -> int:
    """The keyword that a mod gives; -1 if it gives none."""
    if isinstance(mod, ir.Gain):
        return int(mod.keyword)
    if isinstance(mod, GrantedAbility) and isinstance(mod.spec.node, ir.KeywordAbility):
        return int(mod.spec.node.keyword)
    return -1


def _gained_before(st: State, ref: int, keyword: int) -> list[int]:
    """The numbers of the instances of a keyword that the card has gained from effects, at a time when it could.

    What is for a turn to come has not been gained before that turn.
    """
    found: list[int] = []
    for lasting in st.lasting:
        if lasting.target == ref and lasting.program >= 0 and lasting.duration not in _IN_A_TURN:
            for i, mod in enumerate(lasting_mods(st, lasting)):
                if keyword_of(mod) == keyword and not lasting.dropped >> i & 1:
                    given = mod.spec.node if isinstance(mod, GrantedAbility) else None
                    found.append(given.n if isinstance(given, ir.KeywordAbility) else lasting.numbers[i])
    return found


def static_keyword(st: State, ref: int, keyword: int) -> bool:
    """Whether a static ability of a card in play gives that card the keyword without a stated duration.

    "While" and "during" are stated durations (6.1.13), "while here" among them.
    """
    for card in st.in_play.values():
        for spec in card.spec.statics:
            node = spec.node
            assert isinstance(node, ir.Static)
            if node.condition is not None or not any(
                isinstance(mod, ir.Gain) and mod.keyword == keyword for mod in node.mods
            ):
                continue
            if isinstance(node.affects, ir.This):
                reached = [card]
            elif aspects.reads(node.affects) & aspects.LOCATION:
                continue
            else:
                reached = select.in_play(st, Context(card.ref, card.player), node.affects)
            if any(other.ref == ref for other in reached):
                return True
    return False


# --- who is looking out ----------------------------------------------------------------------


def watchers(st: State) -> dict[int, list[Watch]]:
    """The triggered abilities in force, by the kind of event they wait for."""
    return _lookouts(st).watchers


def replacements(st: State) -> dict[int, list[Watch]]:
    """The replacement effects in force, by the kind of event they wait for."""
    return _lookouts(st).replacements


def _lookouts(st: State) -> Lookouts:
    """Who looks out for what now: as it was worked out, unless the table or what is derived of it has changed."""
    found = derived(st)
    index: Lookouts | None = st.lookouts
    if index is None or index.derived is not found:
        index = Lookouts(found)
        _look_out(st, index)
        st.lookouts = index
    return index


def _look_out(st: State, index: Lookouts) -> None:
    triggers, replaces = index.watchers, index.replacements
    book = st.setup.book
    changed = index.derived.values
    for card in st.table():
        spec = card.spec
        v = changed.get(card.ref) if changed else None
        if v is None:
            if not spec.has_text:
                continue
            v = spec.printed
        context: Context | None = None
        for ability, grant in v.abilities:
            kind = ability.kind
            if kind != _TRIGGERED and kind != _REPLACEMENT:
                continue
            if context is None:
                context = Context(card.ref, card.player)
            _watch(triggers, replaces, ability, context, grant, 0)
        if v.keywords:
            for keyword, ability in book.keyword_triggers:
                if keyword in v.keywords:
                    _watch(triggers, replaces, ability, context or Context(card.ref, card.player), 0, 0)
    for lasting in st.lasting:
        if lasting.ability >= 0 and _in_force(st, lasting):
            context = Context(lasting.source, lasting.player, list(lasting.slots))
            _watch(triggers, replaces, book.abilities[lasting.ability], context, 0, lasting.id)


def _watch(
    triggers: dict[int, list[Watch]],
    replaces: dict[int, list[Watch]],
    ability: AbilitySpec,
    context: Context,
    grant: int,
    lasting: int,
) -> None:
    index = replaces if ability.kind == _REPLACEMENT else triggers
    for kind, event in ability.waits:
        index.setdefault(kind, []).append(Watch(ability, event, context, grant, lasting))
