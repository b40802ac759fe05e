"""Whether a card passes a test of the IR ("damaged", "named …", "with 5 strength or more").

A card in play is tested by what it is now; one that has left play, by what was last known of it
(6.7.7); one in another zone, by what is printed on it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from illumineer import ir
from illumineer.compile.specs import CardSpec, Values
from illumineer.core import amounts, conditions, derive, select
from illumineer.core.context import Context, Reader
from illumineer.core.state import ID_MASK, CardInPlay, Frame, State
from illumineer.vocab import CardType, Cmp, Doing, Keyword, Leave, Role, Stat, Trait, Zone

# As bare numbers: the compiled core compares them at once.
_STRENGTH: Final = int(Stat.STRENGTH)
_WILLPOWER: Final = int(Stat.WILLPOWER)
_LORE: Final = int(Stat.LORE)
_COST: Final = int(Stat.COST)
_DAMAGE: Final = int(Stat.DAMAGE)
_GE: Final = int(Cmp.GE)
_LE: Final = int(Cmp.LE)
_EQ: Final = int(Cmp.EQ)
_GT: Final = int(Cmp.GT)
_LT: Final = int(Cmp.LT)


def passes(
    st: State, ctx: Reader, where: tuple[ir.Node, ...], ref: int, card: CardInPlay | None = None
) -> bool:
    """Whether the card passes all tests; `card` is its object in play, if that is at hand."""
    if card is None:
        card = st.in_play.get(ref) or st.last.get(ref)
    for test in where:
        if not _TESTS[type(test)](st, ctx, test, ref, card):
            return False
    return True


def belongs(st: State, ctx: Reader, of: ir.Player, ref: int) -> bool:
    """Whether the card's player is one of those meant."""
    if of is _ALL:
        return True
    return st.setup.owner[ref & ID_MASK] in select.players(st, ctx, of)


_ALL: Final = ir.Filter().of


def matches(st: State, ctx: Reader, given: ir.Filter, ref: int) -> bool:
    """Whether the card is one that the filter means."""
    return belongs(st, ctx, given.of, ref) and passes(st, ctx, given.where, ref)


# --- can't -----------------------------------------------------------------------------------


def forbidden(st: State, ref: int, doing: int, by: int = 0) -> bool:
    """Whether a "can't" forbids it (1.2.2): outright, or because the card `by` would make it happen."""
    return bars(st, values_of(st, ref), doing, by)


def bars(st: State, v: Values, doing: int, by: int) -> bool:
    """Whether a "can't" among the values of a card forbids it."""
    if not v.cants:
        return False
    return bool(v.cant >> doing & 1) or bool(by and kept_from(st, v, doing, by))


def held_back(st: State, ref: int, zone: int, by: int = 0) -> bool:
    """Whether a card in play can't go to that zone: be returned to a hand, be put into an inkwell."""
    if ref not in st.in_play or (zone != Zone.HAND and zone != Zone.INKWELL):
        return False
    return forbidden(st, ref, Doing.BE_RETURNED if zone == Zone.HAND else Doing.BE_INKED, by)


def forbidding(st: State, v: Values, doing: int, other: int = 0) -> list[int]:
    """The cards whose "can't" forbids it to a card with these values; one that names others, where `other` is one."""
    return [source for mod, source in _cants(v, doing) if mod.other is None or _names(st, mod, source, other)]


def kept_from(st: State, v: Values, doing: int, other: int) -> bool:
    """Whether a "can't" that names others names this one."""
    for which, mod, source in v.cants:
        if which == doing and isinstance(mod, ir.Cant) and mod.other is not None and _names(st, mod, source, other):
            return True
    return False


def _cants(v: Values, doing: int) -> list[tuple[ir.Cant, int]]:
    return [
        (mod, source)
        for which, mod, source in v.cants
        if which == doing and isinstance(mod, ir.Cant) and not mod.in_challenge
    ]


def safe_in_challenge(st: State, v: Values, ref: int) -> bool:
    """Whether the card is in a challenge and "can't be banished in a challenge"."""
    return (
        st.challenge is not None
        and ref in st.challenge
        and any(isinstance(mod, ir.Cant) and mod.in_challenge for _, mod, _ in v.cants)
    )


def _names(st: State, mod: ir.Cant, source: int, other: int) -> bool:
    """Whether the others that a "can't" of the card `source` names are such cards as `other`."""
    assert mod.other is not None
    return bool(other) and matches(st, giver(st, source), mod.other, other)


def giver(st: State, source: int) -> Context:
    """The context in which the words of the card `source` about other cards are read."""
    card = st.in_play.get(source)
    return Context(source, card.player if card is not None else st.owner_of(source))


# --- what is known of a card -----------------------------------------------------------------


def object_of(st: State, ref: int) -> CardInPlay | None:
    """The card in play, or what is last known of one that was."""
    return st.in_play.get(ref) or st.last.get(ref)


def spec_of(st: State, ref: int) -> CardSpec:
    """The card as the book has it; of one that has left play, the card that it was (an id may be shuffled since)."""
    return _spec(st, ref, object_of(st, ref))


def values_of(st: State, ref: int) -> Values:
    """Its values now, or as last known, or as printed."""
    return _values(st, ref, object_of(st, ref))


def stat_of(st: State, ref: int, stat: int, printed: bool = False, card: CardInPlay | None = None) -> int:
    """A characteristic as it counts: below 0 is 0 (6.6.2, 6.6.3); `card` is its object, if that is at hand."""
    if card is None:
        card = object_of(st, ref)
    if stat == _DAMAGE:
        return card.damage if card is not None else 0
    v = _spec(st, ref, card).printed if printed else _values(st, ref, card)
    if stat == _STRENGTH:
        found = v.strength
        # Challenger counts for the one who challenges (8.5.1), not for the one who is challenged (8.5.2).
        if not printed and st.challenge is not None and st.challenge[0] == ref:
            found += v.keywords.get(Keyword.CHALLENGER, 0)
    elif stat == _COST:
        found = v.cost
    elif stat == _LORE:
        found = v.lore
    elif stat == _WILLPOWER:
        found = v.willpower
    else:
        found = v.move_cost
    return found if found > 0 else 0


def names_of(st: State, ref: int, card: CardInPlay | None = None) -> tuple[str, ...]:
    """The names of a card; whether the printed pair is one of them depends on the edition."""
    if card is None:
        card = object_of(st, ref)
    names = _values(st, ref, card).names
    if not st.setup.edition.pair_is_a_name and len(names) > 2:
        printed = _spec(st, ref, card).printed.names
        return tuple(name for name in names if name not in printed[2:])
    return names


def common_names(st: State, refs: tuple[int, ...]) -> tuple[str, ...]:
    """The names that all of the cards have."""
    if not refs:
        return ()
    common = names_of(st, refs[0])
    for ref in refs[1:]:
        mine = names_of(st, ref)
        common = tuple(name for name in common if name in mine)
    return common


def different_names(st: State, refs: tuple[int, ...]) -> int:
    """How many of the cards have different names; those with one name are counted before those with several."""
    seen: set[str] = set()
    found = 0
    for names in sorted((names_of(st, ref) for ref in refs), key=len):
        if seen.isdisjoint(names):
            seen.update(names)
            found += 1
    return found


def namesakes(st: State, found: list[int], picked: tuple[int, ...], n: int, trait: int = Trait.NAME) -> list[int]:
    """Those of the cards that, with those picked, can be among `n` cards that all have one name, or another trait."""
    kin = by_trait(st, tuple(found), trait)
    if picked:
        common = {value for value, refs in by_trait(st, picked, trait).items() if len(refs) == len(picked)}
        kin = {value: refs for value, refs in kin.items() if value in common}
    able = {ref for refs in kin.values() if len(refs) + len(picked) >= n for ref in refs}
    return [ref for ref in found if ref in able]


def traits_of(st: State, ref: int, trait: int) -> tuple[str | int, ...]:
    """The names, classifications or ink types of a card; its cost or another characteristic."""
    if trait == Trait.NAME:
        return names_of(st, ref)
    if trait == Trait.CLASSIFICATION:
        return tuple(values_of(st, ref).classes)
    if trait == Trait.INK:
        printed = spec_of(st, ref).card
        assert isinstance(printed, ir.Card)
        return tuple(int(ink) for ink in printed.inks)
    return (stat_of(st, ref, _TRAIT_STATS[trait]),)


def by_trait(st: State, refs: tuple[int, ...], trait: int) -> dict[str | int, list[int]]:
    """The cards that have each name, classification, cost …"""
    found: dict[str | int, list[int]] = {}
    for ref in refs:
        for value in traits_of(st, ref, trait):
            found.setdefault(value, []).append(ref)
    return found


def are_alike(st: State, refs: tuple[int, ...], trait: int) -> bool:
    """Whether the cards are two or more that all have a trait in common."""
    return len(refs) > 1 and any(len(kin) == len(refs) for kin in by_trait(st, refs, trait).values())


def are_apart(st: State, refs: list[int], trait: int) -> bool:
    """Whether no two of the cards have a trait in common."""
    return all(len(kin) == 1 for kin in by_trait(st, tuple(refs), trait).values())


def _most_apart(rest: list[int], has: dict[int, set[str | int]], wanted: int) -> int:
    """The size of the largest group of cards without anything in common, up to `wanted`."""
    best = 0
    for i, ref in enumerate(rest):
        if best >= wanted:
            break
        free = [other for other in rest[i + 1 :] if has[ref].isdisjoint(has[other])]
        best = max(best, 1 + _most_apart(free, has, wanted - 1))
    return best


def unlike(st: State, found: list[int], picked: tuple[int, ...], n: int, trait: int, all_of_them: bool) -> list[int]:
    """The cards that can be picked next, so that `n` cards without a common trait are picked in the end.

    Where fewer than `n` can be picked, as many as possible are, unless it must be all of them.
    """
    has = {ref: set(traits_of(st, ref, trait)) for ref in (*found, *picked)}
    free = [ref for ref in found if all(has[ref].isdisjoint(has[other]) for other in picked)]
    more = n - len(picked) - 1
    after = {
        ref: _most_apart([other for other in free if other != ref and has[ref].isdisjoint(has[other])], has, more)
        for ref in free
    }
    most = more if all_of_them else max(after.values(), default=0)
    return [ref for ref in free if after[ref] >= most]


def go_together(
    st: State, node: ir.Chosen, found: list[int], picked: tuple[int, ...], n: int, all_of_them: bool = False
) -> list[int]:
    """Those of the cards that can be picked with those picked before: as like or as unlike as is asked for."""
    if node.same_name:
        found = namesakes(st, found, picked, n)
    if node.alike is not None:
        found = namesakes(st, found, picked, n, node.alike)
    if node.unlike is not None:
        found = unlike(st, found, picked, n, node.unlike, all_of_them)
    return found


_TRAIT_STATS: Final[dict[int, int]] = {
    Trait.COST: Stat.COST, Trait.STRENGTH: Stat.STRENGTH, Trait.WILLPOWER: Stat.WILLPOWER, Trait.LORE: Stat.LORE,
}  # fmt: skip


def compare(left: int, cmp: int, right: int) -> bool:
    """Whether two numbers stand in that relation."""
    if cmp == _GE:
        return left >= right
    if cmp == _LE:
        return left <= right
    if cmp == _EQ:
        return left == right
    if cmp == _GT:
        return left > right
    if cmp == _LT:
        return left < right
    return left != right


# --- the tests -------------------------------------------------------------------------------


def _spec(st: State, ref: int, card: CardInPlay | None) -> CardSpec:
    return card.spec if card is not None else st.spec(ref & ID_MASK)


def _values(st: State, ref: int, card: CardInPlay | None) -> Values:
    return derive.values(st, card) if card is not None else st.spec(ref & ID_MASK).printed


def _is_this(st: State, ctx: Reader, test: ir.IsThis, ref: int, card: CardInPlay | None) -> bool:
    return ref == ctx.source


def _is_other(st: State, ctx: Reader, test: ir.IsOther, ref: int, card: CardInPlay | None) -> bool:
    if ref == ctx.source:
        # The cards of a stack share its reference, one after the other, and each is another card (6.1.6).
        mine = st.in_play.get(ref) or st.last.get(ref)
        if mine is None or card is None or (mine is card and not mine.under):
            return False
        return card.card != _holder(st, ctx, mine)
    if card is not None:
        return True
    # The card that this one became when it left play is still no other one (6.1.6).
    last = st.last.get(ctx.source)
    return last is None or last.next_ref != ref


def _holder(st: State, ctx: Reader, top: CardInPlay) -> int:
    """The card that the ability is on: the top one of its stack, or one that was covered while the ability waited."""
    if top.under and isinstance(ctx, Frame) and ctx.program is not None:
        home = st.setup.book.abilities[ctx.program.ability].card
        if home != top.spec.index:
            for id in top.under:
                if st.defs[id] == home:
                    return id
    return top.card


def _is_in(st: State, ctx: Reader, test: ir.IsIn, ref: int, card: CardInPlay | None) -> bool:
    return ref in select.slot_refs(ctx, test.slot)


def _is_involved(st: State, ctx: Reader, test: ir.IsInvolved, ref: int, card: CardInPlay | None) -> bool:
    return bool(ctx.slots[test.role] == ref)


def _is_type(st: State, ctx: Reader, test: ir.IsType, ref: int, card: CardInPlay | None) -> bool:
    return _spec(st, ref, card).type in test.types


def _is_song(st: State, ctx: Reader, test: ir.IsSong, ref: int, card: CardInPlay | None) -> bool:
    return _spec(st, ref, card).is_song


def _has_class(st: State, ctx: Reader, test: ir.HasClass, ref: int, card: CardInPlay | None) -> bool:
    classes = _values(st, ref, card).classes
    return any(word in classes for word in test.words)


def _named(st: State, ctx: Reader, test: ir.Named, ref: int, card: CardInPlay | None) -> bool:
    names = names_of(st, ref, card)
    return any(name in names for name in test.names)


def _full_named(st: State, ctx: Reader, test: ir.FullNamed, ref: int, card: CardInPlay | None) -> bool:
    return _spec(st, ref, card).full_name == test.name


def _named_as(st: State, ctx: Reader, test: ir.NamedAs, ref: int, card: CardInPlay | None) -> bool:
    assert isinstance(test.slot, int)
    held = ctx.slots[test.slot]
    if isinstance(held, str):
        return held in names_of(st, ref, card)
    mine = names_of(st, ref, card)
    return any(name in mine for name in common_names(st, select.slot_refs(ctx, test.slot)))


def _shares_name(st: State, ctx: Reader, test: ir.SharesName, ref: int, card: CardInPlay | None) -> bool:
    mine = names_of(st, ref, card)
    return any(name in mine for other in _compared(st, ctx, test, ref) for name in names_of(st, other))


def _shares(st: State, ctx: Reader, test: ir.Shares, ref: int, card: CardInPlay | None) -> bool:
    mine = traits_of(st, ref, test.trait)
    return any(value in mine for other in _compared(st, ctx, test, ref) for value in traits_of(st, other, test.trait))


def _compared(st: State, ctx: Reader, test: ir.SharesName | ir.Shares, ref: int) -> tuple[int, ...]:
    """The cards with which the card is compared."""
    found = select.thing(st, ctx, test.thing)
    if not test.other:
        return found
    # The same card by its id: a song that was played is in the discard by now.
    return tuple(other for other in found if other & ID_MASK != ref & ID_MASK)


def _has_stat(st: State, ctx: Reader, test: ir.HasStat, ref: int, card: CardInPlay | None) -> bool:
    n = test.n if isinstance(test.n, int) else amounts.amount(st, ctx, test.n)
    return compare(stat_of(st, ref, test.stat, card=card), test.cmp, n)


def _compares_own(st: State, ctx: Reader, test: ir.ComparesOwn, ref: int, card: CardInPlay | None) -> bool:
    return compare(stat_of(st, ref, test.stat, card=card), test.cmp, stat_of(st, ref, test.than, card=card))


def _has_keyword(st: State, ctx: Reader, test: ir.HasKeyword, ref: int, card: CardInPlay | None) -> bool:
    return test.keyword in _values(st, ref, card).keywords


def _has_coined(st: State, ctx: Reader, test: ir.HasCoined, ref: int, card: CardInPlay | None) -> bool:
    return any([spec.coined == test.word for spec, _ in _values(st, ref, card).abilities])


def _is_damaged(st: State, ctx: Reader, test: ir.IsDamaged, ref: int, card: CardInPlay | None) -> bool:
    return card is not None and card.damage > 0


def _is_exerted(st: State, ctx: Reader, test: ir.IsExerted, ref: int, card: CardInPlay | None) -> bool:
    if card is not None:
        return card.exerted
    return ref & ID_MASK in st.ink_exerted[st.owner_of(ref)]


def _is_dry(st: State, ctx: Reader, test: ir.IsDry, ref: int, card: CardInPlay | None) -> bool:
    """Dry is what is not drying (5.1.1.12)."""
    return card is not None and not card.drying


def _can_exert(st: State, ctx: Reader, test: ir.CanExert, ref: int, card: CardInPlay | None) -> bool:
    card = st.in_play.get(ref)
    if card is None or card.exerted:
        return False
    if card.spec.type != CardType.CHARACTER:
        return True
    if not card.drying or not st.setup.edition.exert_needs_dry:
        return True
    return bool(derive.values(st, card).allow >> Leave.EXERT_DRYING & 1)


def _is_at(st: State, ctx: Reader, test: ir.IsAt, ref: int, card: CardInPlay | None) -> bool:
    if card is None:
        return False
    if test.location is None:
        return bool(card.location)
    for place in select.thing(st, ctx, test.location):
        gone = st.last.get(place)  # who was there when the location left play (6.7.7)
        if card.location == place or (gone is not None and ref in gone.here):
            return True
    return False


def _is_place_of(st: State, ctx: Reader, test: ir.IsPlaceOf, ref: int, card: CardInPlay | None) -> bool:
    return any(other in st.in_play and st.in_play[other].location == ref for other in select.thing(st, ctx, test.thing))


def _has_under(st: State, ctx: Reader, test: ir.HasUnder, ref: int, card: CardInPlay | None) -> bool:
    return card is not None and compare(len(card.under) + len(card.facedown), test.cmp, test.n)


def _is_ink(st: State, ctx: Reader, test: ir.IsInk, ref: int, card: CardInPlay | None) -> bool:
    printed = _spec(st, ref, card).card
    assert isinstance(printed, ir.Card)
    return any(ink in printed.inks for ink in test.inks)


def _has_inkwell(st: State, ctx: Reader, test: ir.HasInkwell, ref: int, card: CardInPlay | None) -> bool:
    return _spec(st, ref, card).inkwell


def _is_challenging(st: State, ctx: Reader, test: ir.IsChallenging, ref: int, card: CardInPlay | None) -> bool:
    if st.challenge is None or st.challenge[0] != ref:
        return False
    return test.whom is None or matches(st, ctx, test.whom, st.challenge[1])


def _is_challenged(st: State, ctx: Reader, test: ir.IsChallenged, ref: int, card: CardInPlay | None) -> bool:
    if st.challenge is None or st.challenge[1] != ref:
        return False
    return test.by is None or matches(st, ctx, test.by, st.challenge[0])


def _did(st: State, ctx: Reader, test: ir.Did, ref: int, card: CardInPlay | None) -> bool:
    for event in st.turn_log:
        who = event.subject if test.role == Role.SUBJECT else event.object if test.role == Role.OBJECT else event.source
        if who != ref and (who not in st.last or st.last[who].next_ref != ref):  # also as what it became (6.1.11)
            continue
        if conditions.event_matches(st, ctx, test.event, event):
            return True
    return False


def _was_played_by(st: State, ctx: Reader, test: ir.WasPlayedBy, ref: int, card: CardInPlay | None) -> bool:
    return card is not None and card.shifted == test.shift


def _not(st: State, ctx: Reader, test: ir.Not, ref: int, card: CardInPlay | None) -> bool:
    return not _TESTS[type(test.test)](st, ctx, test.test, ref, card)


def _any_of(st: State, ctx: Reader, test: ir.AnyOf, ref: int, card: CardInPlay | None) -> bool:
    return any(_TESTS[type(part)](st, ctx, part, ref, card) for part in test.tests)


def _all_of(st: State, ctx: Reader, test: ir.AllOf, ref: int, card: CardInPlay | None) -> bool:
    return passes(st, ctx, test.tests, ref, card)


def _owned_by(st: State, ctx: Reader, test: ir.OwnedBy, ref: int, card: CardInPlay | None) -> bool:
    return belongs(st, ctx, test.player, ref)


_TESTS: Final[dict[type[ir.Node], Callable[[State, Reader, Any, int, CardInPlay | None], bool]]] = {
    ir.IsThis: _is_this,
    ir.IsOther: _is_other,
    ir.IsIn: _is_in,
    ir.IsInvolved: _is_involved,
    ir.IsType: _is_type,
    ir.IsSong: _is_song,
    ir.HasClass: _has_class,
    ir.Named: _named,
    ir.FullNamed: _full_named,
    ir.NamedAs: _named_as,
    ir.SharesName: _shares_name,
    ir.Shares: _shares,
    ir.HasStat: _has_stat,
    ir.ComparesOwn: _compares_own,
    ir.HasKeyword: _has_keyword,
    ir.HasCoined: _has_coined,
    ir.IsDamaged: _is_damaged,
    ir.IsExerted: _is_exerted,
    ir.IsDry: _is_dry,
    ir.CanExert: _can_exert,
    ir.IsAt: _is_at,
    ir.IsPlaceOf: _is_place_of,
    ir.HasUnder: _has_under,
    ir.IsInk: _is_ink,
    ir.HasInkwell: _has_inkwell,
    ir.IsChallenging: _is_challenging,
    ir.IsChallenged: _is_challenged,
    ir.Did: _did,
    ir.WasPlayedBy: _was_played_by,
    ir.Not: _not,
    ir.AnyOf: _any_of,
    ir.AllOf: _all_of,
    ir.OwnedBy: _owned_by,
}
TESTED: Final = frozenset(_TESTS)


def asks_for_another(test: ir.Node) -> bool:
    """Whether the test asks for "another" card: not the one that the effect comes from, none selected before."""
    if isinstance(test, ir.Not):
        return isinstance(test.test, (ir.IsThis, ir.IsIn, ir.IsInvolved))
    return isinstance(test, ir.IsOther)


def is_another(st: State, ctx: Reader, where: tuple[ir.Node, ...], ref: int) -> bool:
    """Whether the card is "another" one, where the tests ask for that (6.1.6)."""
    return passes(st, ctx, tuple(test for test in where if asks_for_another(test)), ref)


_FRONT: Final = (
    ir.IsType, ir.IsSong, ir.HasClass, ir.Named, ir.FullNamed, ir.NamedAs, ir.SharesName, ir.Shares, ir.HasStat,
    ir.ComparesOwn, ir.HasKeyword, ir.HasCoined, ir.IsInk, ir.HasInkwell,
)  # fmt: skip


def reads_front(where: tuple[ir.Node, ...]) -> bool:
    """Whether a test looks at what is printed on the front of the card."""
    return ir.has(where, *_FRONT)
