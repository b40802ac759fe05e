"""Put, return, discard, draw, look, reveal and shuffle: cards on their way between zones (7)."""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.compile.specs import PICKS, Op
from illumineer.core import card_tests, derive, game_actions, legal, select, would
from illumineer.core.decisions import Answer, Decision
from illumineer.core.state import CardId, Frame, State, card_id
from illumineer.core.verbs import ahead, choosing
from illumineer.core.verbs.common import cards_anywhere, done, targets
from illumineer.core.verbs.verb import ALWAYS, Verb
from illumineer.cr import CR
from illumineer.vocab import Ask, Doing, Happening, Side, Zone

_RULES: Final = {
    Zone.HAND: CR.ZONE_HAND,
    Zone.DECK: CR.ZONE_DECK,
    Zone.INKWELL: CR.ZONE_INKWELL_BY_EFFECT,
    Zone.DISCARD: CR.ZONE_DISCARD,
}
_RETURNED_FROM: Final = (Zone.PLAY, Zone.DISCARD)


# --- put -------------------------------------------------------------------------------------


def _moving(st: State, f: Frame, node: ir.Put) -> tuple[int, ...]:
    """The cards that the verb moves: those that are not yet there and may leave."""
    found = [ref for ref in cards_anywhere(st, f, node.what) if _may_leave(st, f, ref, node.to.zone)]
    return tuple(ref for ref in found if not (st.setup.pack_rush and _is_marketing(st, ref)))


def _may_leave(st: State, f: Frame, ref: int, zone: int) -> bool:
    if zone == Zone.HAND and derive.standing(st, ir.CantDo) and st.zone_of(ref) in _RETURNED_FROM:
        if legal.table_forbids(st, st.owner_of(ref), Doing.BE_RETURNED, ref):
            return False
    if ref not in st.in_play:
        return True
    return not (
        card_tests.forbidden(st, ref, Doing.LEAVE, f.source) or card_tests.held_back(st, ref, zone, f.source)
    )


def _is_marketing(st: State, ref: int) -> bool:
    """Pack Rush: the marketing cards in the inkwell stay there (10.2.2.1)."""
    return card_id(ref) in st.setup.first_ids


def _stacked(st: State, refs: tuple[int, ...]) -> list[int]:
    """The cards with everything under them: all of it can be ordered freely (7.2.3.1)."""
    found: list[int] = []
    for ref in refs:
        found.append(ref)
        card = st.in_play.get(ref)
        if card is not None:
            found += [st.ref[id] for id in card.under + card.facedown]
    return found


def _orderer(st: State, f: Frame, ref: int) -> int:
    """Who orders: the player whose card it is, or who was shown the cards of a deck."""
    return st.owner_of(ref) if st.zone_of(ref) in (Zone.PLAY, Zone.UNDER, Zone.HAND) else f.player


def _to_order(st: State, f: Frame, refs: tuple[int, ...], picked: tuple[int, ...]) -> tuple[int, list[int]]:
    """Who orders next and which cards, everybody their own (7.2.3); -1 and the rest if nothing is left to order."""
    left: dict[int, list[int]] = {}
    for ref in _stacked(st, refs):
        if ref not in picked:
            left.setdefault(_orderer(st, f, ref), []).append(ref)
    for player, mine in left.items():
        if len(mine) > 1:
            return player, mine
    return -1, [ref for mine in left.values() for ref in mine]


def _would_be(st: State, refs: tuple[int, ...], zone: int) -> int:
    """What would happen to the cards, of all that can be replaced; -1: nothing."""
    if any(ref in st.in_play for ref in refs):
        return Happening.RETURNED_TO_HAND if zone == Zone.HAND else Happening.LEFT_PLAY
    if zone == Zone.DISCARD and any(st.zone_of(ref) == Zone.DECK for ref in refs):
        return Happening.PUT_INTO_DISCARD
    return -1


def _replaceable(st: State, refs: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """Those of the cards that are where such an event begins."""
    if kind == Happening.PUT_INTO_DISCARD:
        return tuple(ref for ref in refs if st.zone_of(ref) == Zone.DECK)
    return tuple(ref for ref in refs if ref in st.in_play)


def _unreplaced(st: State, f: Frame, node: ir.Put) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards that the verb moves, without those that replacement effects have taken from it; and what was picked."""
    picked: tuple[int, ...] = f.slots[PICKS] or ()
    if not picked or picked[0] != would.ASKED:
        return _moving(st, f, node), picked
    left = [-mark for mark in picked[1:] if mark < 0]
    refs = tuple(ref for ref in left if st.card_of(ref) >= 0)
    return refs, tuple(pick for pick in picked if pick >= 0)


def _put(st: State, f: Frame, op: Op, node: ir.Put) -> bool:
    refs, picked = _unreplaced(st, f, node)
    place = node.to
    if f.slots[PICKS] is None and st.setup.book.replaced and derive.replacements(st):
        kind = _would_be(st, refs, place.zone)
        if kind >= 0 and would.moves(st, f, kind, refs, _replaceable(st, refs, kind)):
            return False
    if place.zone == Zone.DECK and refs:
        if place.side == Side.EITHER and len(picked) < len(refs):
            f.slots[PICKS] = f.slots[PICKS] or ()
            return True
        if place.ordered and place.side != Side.EITHER:
            player, left = _to_order(st, f, refs, picked)
            if player >= 0:
                f.slots[PICKS] = f.slots[PICKS] or ()
                return True
            picked = picked + tuple(left)
    f.slots[PICKS] = None
    _unseen(st, f, node, refs)
    wanted = max(1, len(select.thing(st, f, node.what)))
    return done(f, op.a, *_put_now(st, f, node, refs, picked, wanted))


def _put_now(
    st: State, f: Frame, node: ir.Put, refs: tuple[int, ...], picked: tuple[int, ...], wanted: int
) -> tuple[tuple[int, ...], bool]:
    place = node.to
    if isinstance(node.what, ir.Cards) and place.zone != Zone.DECK:  # into a deck they go unseen
        refs = select.together(st, refs)
    meant = {_id(st, ref) for ref in refs}
    if place.zone == Zone.UNDER:
        tops = targets(st, f, place.under) if place.under is not None else ()
        moved = game_actions.put_under(st, refs, tops[0], place.facedown, f.source) if tops else []
    elif node.alone:
        for ref in refs:
            game_actions.return_top_alone(st, ref, CR.SHIFT_TEMPORARY)
        return refs, bool(refs) and len(refs) >= wanted
    elif place.side == Side.EITHER:
        moved = []
        for ref, side in zip(refs, picked, strict=True):
            moved += game_actions.move(st, (ref,), Zone.DECK, CR.ZONE_DECK, side, source=f.source)
    elif place.random and place.zone == Zone.DECK:
        ids = [_id(st, ref) for ref in _stacked(st, refs)]
        moved = game_actions.move(st, refs, Zone.DECK, CR.ZONE_DECK, place.side, source=f.source)
        now: dict[CardId, CardId] = {}
        for player in range(st.setup.players):
            mine = [id for id in ids if st.setup.owner[id] == player and st.zone[id] == Zone.DECK]
            now.update(zip(mine, game_actions.mix(st, player, mine), strict=True))
        moved = [st.ref[now.get(card_id(ref), card_id(ref))] for ref in moved]
        meant = {now.get(id, id) for id in meant}
    elif place.ordered and place.zone == Zone.DECK:
        ids = [_id(st, ref) for ref in picked]
        # Those that nobody sees go as they will lie, so that nothing tells how they lay.
        unseen = [ref for ref in picked if ref in refs and ref not in st.in_play]
        refs = (*(ref for ref in refs if ref in st.in_play), *unseen)
        moved = game_actions.move(st, refs, Zone.DECK, CR.ZONE_DECK_ANY_ORDER, place.side, source=f.source)
        game_actions.arrange(st, ids, place.side)
    elif place.zone == Zone.INKWELL:
        moved = []
        exerted = [ref for ref in refs if place.exerted or ink_enters_exerted(st, st.owner_of(ref))]
        for group in ([ref for ref in refs if ref not in exerted], exerted):
            # Together, so that cards that leave play see each other leave (7.4.3).
            moved += game_actions.move(
                st, group, Zone.INKWELL, CR.ZONE_INKWELL_BY_EFFECT, exerted=group is exerted, source=f.source
            )
    else:
        rule = _RULES[place.zone]
        moved = game_actions.move(st, refs, place.zone, rule, place.side, source=f.source)
    # What was under a card goes along with it, and is not what the verb speaks of (5.1.1.7).
    return tuple(ref for ref in moved if card_id(ref) in meant), bool(refs) and len(refs) >= wanted


def _unseen(st: State, f: Frame, node: ir.Put, refs: tuple[int, ...]) -> None:
    """Cards picked in secret and put from one private zone into another (7.1.3).

    Only those who see the cards still know which is which: the player whose hand it was, and who
    looks at them for this effect.  For the others it could be any card of that hand.
    """
    if node.to.zone not in (Zone.HAND, Zone.DECK, Zone.INKWELL, Zone.UNDER) or isinstance(node.what, ir.Top):
        return
    shown: list[int] = []
    seers = 0
    for op in f.program.ops[: f.step]:
        match op.node:
            case ir.Reveal() as reveal:
                shown += select.slot_refs(f, op.a) if op.a >= 0 else cards_anywhere(st, f, reveal.what)
            case ir.RevealUntil():
                shown += [*select.slot_refs(f, op.a), *select.slot_refs(f, op.b)]
            case ir.Look() as look:
                seers |= _bits(st, f, look.by)
            case ir.Chosen() as chosen if choosing.searches(chosen) is not None:
                seers |= _bits(st, f, chosen.by)
    for ref in refs:
        if ref in shown or ref in st.in_play:
            continue
        card = card_id(ref)
        if st.zone[card] == Zone.HAND:
            owner = st.setup.owner[card]
            game_actions.lose_track(st, st.hand[owner], seers | 1 << owner)
        elif st.zone[card] == Zone.DECK:
            game_actions.lose_track(st, [card], seers)


def _bits(st: State, f: Frame, who: ir.Player) -> int:
    """A bit for each of the players."""
    return sum([1 << player for player in select.players(st, f, who)])


def _id(st: State, ref: int) -> CardId:
    card = st.in_play.get(ref)
    return card.card if card is not None else card_id(ref)


def ink_enters_exerted(st: State, player: int) -> bool:
    """ "Cards enter opponents' inkwells exerted"."""
    for rule in derive.standing(st, ir.InkEntersExerted):
        mod = rule.mod
        assert isinstance(mod, ir.InkEntersExerted)
        if player in select.players(st, rule.context, mod.who):
            return True
    return False


def _ask_put(st: State, f: Frame, op: Op, node: ir.Put) -> Decision:
    refs, picked = _unreplaced(st, f, node)
    if node.to.side == Side.EITHER:
        options: list[Answer] = [int(Side.TOP), int(Side.BOTTOM)]
        return Decision(f.player, Ask.PUT, options, CR.ZONE_DECK, f.source, "put", (refs[len(picked)],), private=True)
    player, left = _to_order(st, f, refs, picked)
    return Decision(player, Ask.ORDER, list(left), CR.ZONE_DECK_ANY_ORDER, f.source, "order", picked, private=True)


def _take_put(st: State, f: Frame, op: Op, node: ir.Put, given: Answer) -> None:
    f.slots[PICKS] = (*(f.slots[PICKS] or ()), given)


def _can_put(st: State, f: Frame, node: ir.Put, whole: bool) -> bool:
    under = node.to.under
    return ahead.some(st, f, node.what, whole) and (under is None or ahead.some(st, f, under, whole))


# --- discard, draw ---------------------------------------------------------------------------


def _discard(st: State, f: Frame, op: Op, node: ir.Discard) -> bool:
    found = select.thing(st, f, node.what)
    if isinstance(node.what, ir.Cards):
        found = select.together(st, found)
    refs = [ref for ref in found if st.zone_of(ref) == Zone.HAND]
    items = [(ref, st.owner_of(ref), 1, f.source) for ref in refs]
    items = [item for item in items if not legal.table_forbids(st, item[1], Doing.DISCARD)]
    f.step += 1
    least = 0 if is_whole_hand(node) else 1
    would.request(st, f, Happening.DISCARDED, items, CR.ZONE_HAND_DISCARD, op.a, max(least, len(found)))
    return False


def is_whole_hand(node: ir.Discard) -> bool:
    """Whether it is all cards of a hand that are discarded, which can be done even if there are none."""
    return isinstance(node.what, ir.Cards) and not node.what.where


def _draw(st: State, f: Frame, op: Op, node: ir.Draw) -> bool:
    items = []
    wanted = 0
    for player in select.players(st, f, node.who):
        n = select.amount_for(st, f, node.n, player)
        wanted += n
        n = legal.may_draw(st, player, n)
        if n > 0:
            # The card of an item is the bottom card, if cards are drawn from there.
            bottom = node.side == Side.BOTTOM and len(st.deck[player]) > 0
            items.append((st.ref[st.deck[player][0]] if bottom else 0, player, n, f.source))
    f.step += 1
    would.request(st, f, Happening.DREW, items, CR.DRAW_A_CARD, op.a, max(1, wanted))
    return False


def _can_draw(st: State, f: Frame, node: ir.Draw, whole: bool) -> bool:
    """Whether cards could be drawn; from an empty deck only where trying to draw has a consequence (1.x)."""
    who = ahead.whom(st, f, node.who, Doing.DRAW)
    if whole or who is None:
        return True
    if not st.setup.edition.empty_draw_loses:
        who = [player for player in who if st.deck[player]]
    return ahead.counts(st, f, node.n, who) and bool(who)


def _draw_until(st: State, f: Frame, op: Op, node: ir.DrawUntil) -> bool:
    """How many are missing is counted once (6.1.8.1)."""
    items = []
    for player in select.players(st, f, node.who):
        n = legal.may_draw(st, player, select.amount_for(st, f, node.n, player) - len(st.hand[player]))
        if n > 0:
            items.append((0, player, n, f.source))
    f.step += 1
    would.request(st, f, Happening.DREW, items, CR.UNTIL_NUMBER_OF_CARDS, op.a)
    return False


def _can_draw_until(st: State, f: Frame, node: ir.DrawUntil, whole: bool) -> bool:
    who = ahead.whom(st, f, node.who, Doing.DRAW)
    if whole or who is None or ahead.is_unsettled(f, node.n):
        return True
    return any(select.amount_for(st, f, node.n, player) > len(st.hand[player]) for player in who)


# --- look, reveal, shuffle -------------------------------------------------------------------


def _look(st: State, f: Frame, op: Op, node: ir.Look) -> bool:
    refs = select.together(st, select.thing(st, f, node.what))
    for player in select.players(st, f, node.by):
        game_actions.look(st, refs, player, f.source)
    return done(f, op.a, refs, bool(refs))


def _reveal(st: State, f: Frame, op: Op, node: ir.Reveal) -> bool:
    refs = select.together(st, cards_anywhere(st, f, node.what))
    game_actions.reveal(st, refs, CR.REVEAL, f.source)
    return done(f, op.a, refs, bool(refs))


def _reveal_until(st: State, f: Frame, op: Op, node: ir.RevealUntil) -> bool:
    found: tuple[int, ...] = ()
    rest: list[int] = []
    for player in select.players(st, f, node.who):
        for id in st.deck[player][::-1]:
            ref = st.ref[id]
            game_actions.reveal(st, (ref,), CR.REVEAL, f.source)
            if card_tests.passes(st, f, node.where, ref):
                found = (*found, ref)
                break
            rest.append(ref)
    f.slots[op.b] = tuple(rest)
    return done(f, op.a, found, bool(found))


def _can_reveal_until(st: State, f: Frame, node: ir.RevealUntil, whole: bool) -> bool:
    who = ahead.whom(st, f, node.who)
    return whole or who is None or any(st.deck[player] for player in who)


def _shuffle(st: State, f: Frame, op: Op, node: ir.Shuffle) -> bool:
    keep = tuple(card_id(ref) for ref in select.thing(st, f, node.keep)) if node.keep is not None else ()
    for player in select.players(st, f, node.who):
        game_actions.shuffle(st, player, keep=keep)
    return done(f, op.a, 0, True)


VERBS: Final[tuple[Verb, ...]] = (
    Verb(ir.Put, _put, _can_put, _ask_put, _take_put),
    Verb(ir.Discard, _discard, ahead.on_what),
    Verb(ir.Draw, _draw, _can_draw),
    Verb(ir.DrawUntil, _draw_until, _can_draw_until),
    Verb(ir.Look, _look, ahead.on_what),
    Verb(ir.Reveal, _reveal, ahead.on_what),
    Verb(ir.RevealUntil, _reveal_until, _can_reveal_until),
    Verb(ir.Shuffle, _shuffle, ALWAYS),
)
