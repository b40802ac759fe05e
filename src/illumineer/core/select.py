"""Which cards and which players a phrase of the IR means now.

Cards are given as references, players as their numbers, both in a fixed order (turn order from
the player of the effect; cards in the order they arrived), so that the same game asks the same
questions.
"""

from __future__ import annotations

from typing import Final, assert_never

from illumineer import ir
from illumineer.compile.specs import PLAYER, THEY
from illumineer.core import amounts, card_tests, conditions
from illumineer.core.context import Reader
from illumineer.core.state import CardId, CardInPlay, State, card_id, count_of, ref_of, with_entry
from illumineer.vocab import Who, Zone

# What is asked for most: the compiled core finds its own constants at once, and compares numbers with numbers.
_WHO: Final = Who
_YOU: Final = int(Who.YOU)
_THEY: Final = int(Who.THEY)
_OPPONENTS: Final = int(Who.OPPONENTS)
_ALL: Final = int(Who.ALL)
_OTHERS: Final = int(Who.OTHERS)
_ACTIVE: Final = int(Who.ACTIVE)
_YOURS: Final = int(Who.YOURS)
_THIS: Final = ir.This
_THOSE: Final = ir.Those
_CARDS: Final = ir.Cards
_INVOLVED: Final = ir.Involved

# --- players ---------------------------------------------------------------------------------


def players(st: State, ctx: Reader, who: ir.Player) -> list[int]:
    """The players meant, in turn order from the active player (6.7.6, 9.2.2)."""
    you = ctx.player
    if isinstance(who, _WHO):
        code: int = who
        if code == _YOU:  # the player of the card, whoever's turn it is (1.3.3, 1.4.3.1)
            return [you]
        if code == _THEY:
            they = ctx.slots[THEY]
            return [they] if isinstance(they, int) and not st.out[they] else []
        if code == _ACTIVE:
            return [st.active]
        everyone = st.players_from(st.active)
        return everyone if code == _ALL else [p for p in everyone if _is_to(st, you, code, p)]
    match who:
        case ir.PlayerOf():
            found = [st.owner_of(ref) for ref in thing(st, ctx, who.thing)]
            return [p for p in st.players_from(st.active) if p in found]
        case ir.PlayerIn():
            assert isinstance(who.slot, int)
            held = ctx.slots[who.slot]
            if isinstance(held, tuple):
                return [p for p in st.players_from(st.active) if p in held]
            return [held] if isinstance(held, int) and not st.out[held] else []
        case ir.PlayerInvolved():
            held = ctx.slots[PLAYER]
            return [held] if isinstance(held, int) and held >= 0 and not st.out[held] else []
        case ir.PlayersTogether():
            named = [p for part in who.players for p in players(st, ctx, part)]
            return [p for p in st.players_from(st.active) if p in named]
        case ir.PlayersWhere():
            return [p for p in players(st, ctx, who.among) if holds_for(st, ctx, who.condition, p)]
        case ir.MostOf():
            counts = [(amount_for(st, ctx, who.amount, p), p) for p in players(st, ctx, who.among)]
            most = (min if who.fewest else max)((n for n, _ in counts), default=0)
            return [p for n, p in counts if n == most]
        case _:
            assert_never(who)


def _is_to(st: State, you: int, code: int, player: int) -> bool:
    """Whether a player is to you what the word says: an opponent, another player, on your side."""
    if code == _OPPONENTS:  # 1.3.5.2
        return st.opposed(you, player)
    if code == _OTHERS:
        return player != you
    return not st.opposed(you, player) and (code == _YOURS or player != you)


def is_meant(st: State, ctx: Reader, who: ir.Player, player: int) -> bool:
    """Whether the player (-1: nobody) is one of those meant; the commonest words without listing them."""
    if player >= 0 and isinstance(who, _WHO):
        code: int = who
        if code == _YOU:
            return player == ctx.player
        if code != _THEY and code != _ACTIVE:
            return not st.out[player] and (code == _ALL or _is_to(st, ctx.player, code, player))
    return player in players(st, ctx, who)


def amount_for(st: State, ctx: Reader, amount: ir.Amount, player: int) -> int:
    """An amount, read with THEY as that player."""
    before = ctx.slots
    ctx.slots = with_entry(before, THEY, player)
    found = amounts.amount(st, ctx, amount)
    ctx.slots = before
    return found


def holds_for(st: State, ctx: Reader, condition: ir.Node, player: int) -> bool:
    """Whether a condition holds, read with THEY as that player."""
    before = ctx.slots
    ctx.slots = with_entry(before, THEY, player)
    found = conditions.holds(st, ctx, condition)
    ctx.slots = before
    return found


# --- cards -----------------------------------------------------------------------------------


def slot_refs(ctx: Reader, slot: str | int) -> tuple[int, ...]:
    """The cards that a slot holds."""
    assert isinstance(slot, int)
    held = ctx.slots[slot]
    if isinstance(held, tuple):
        return held
    return (held,) if isinstance(held, int) and held > 0 else ()


def thing(st: State, ctx: Reader, node: ir.Node) -> tuple[int, ...]:
    """The cards that a noun phrase means."""
    kind = type(node)
    if kind is _THIS:
        return (ctx.source,)
    if isinstance(node, _THOSE):
        return slot_refs(ctx, node.slot)
    if isinstance(node, _CARDS):
        return cards(st, ctx, node)
    if isinstance(node, _INVOLVED):
        return slot_refs(ctx, int(node.role))
    match node:
        case ir.Among():
            held = [ref for ref in slot_refs(ctx, node.slot) if st.card_of(ref) >= 0]
            return tuple([ref for ref in held if card_tests.passes(st, ctx, node.where, ref)])
        case ir.LocationOf():
            known = [card_tests.object_of(st, ref) for ref in thing(st, ctx, node.thing)]
            return tuple(card.location for card in known if card is not None and card.location)
        case ir.Under():
            return _under(st, ctx, node)
        case ir.Top():
            return _top(st, ctx, node)
        case ir.Together():
            return tuple(dict.fromkeys(ref for part in node.things for ref in thing(st, ctx, part)))
        case _:
            raise AssertionError(f"no thing: {kind.__name__}")


def _under(st: State, ctx: Reader, node: ir.Under) -> tuple[int, ...]:
    """Cards under a card; under one that left play, what they became then (last known, 6.7.7)."""
    found: list[int] = []
    for ref in thing(st, ctx, node.thing):
        card = card_tests.object_of(st, ref)
        if card is None:
            continue
        if ref not in st.in_play:
            found += [_went_along(st, card, id) for id in (*card.under, *card.facedown)]
            continue
        found += [st.ref[id] for id in card.under]
        # Nobody can look at the front of a face-down card, so nothing can depend on it (8.4.2).
        if not card_tests.reads_front(node.where):
            found += [st.ref[id] for id in card.facedown]
    return tuple(ref for ref in found if card_tests.passes(st, ctx, node.where, ref))


def _went_along(st: State, top: CardInPlay, id: int) -> int:
    """What a card under one that left play became then; if it has moved on, a reference that no card has (7.1.6)."""
    ref = st.ref[id]
    return ref if count_of(ref) <= top.gone else ref_of(top.gone, id)


def _top(st: State, ctx: Reader, node: ir.Top) -> tuple[int, ...]:
    n = node.n if isinstance(node.n, int) else amounts.amount(st, ctx, node.n)
    found: list[int] = []
    for player in players(st, ctx, node.of):
        deck = st.deck[player]
        found += [st.ref[id] for id in deck[: -n - 1 : -1]] if n > 0 else []
    return tuple(found)


def in_play(st: State, ctx: Reader, node: ir.Cards) -> list[CardInPlay]:
    """The cards in play that are meant."""
    found: list[CardInPlay] = []
    where = node.where
    for player in players(st, ctx, node.of) if node.of is not Who.ALL else st.players_from(st.active):
        for card in st.cards(player):
            if card_tests.passes(st, ctx, where, card.ref, card):
                found.append(card)
    return found


def cards(st: State, ctx: Reader, node: ir.Cards) -> tuple[int, ...]:
    """The cards in the zones that are meant."""
    if node.zones == _ONLY_PLAY:
        return tuple(card.ref for card in in_play(st, ctx, node))
    found: list[int] = []
    where = node.where
    for player in players(st, ctx, node.of):
        for zone in node.zones:
            for ref in zone_refs(st, zone, player):
                if card_tests.passes(st, ctx, where, ref):
                    found.append(ref)
    return tuple(found)


_ONLY_PLAY: Final = (Zone.PLAY,)


def zone_refs(st: State, zone: int, player: int) -> list[int]:
    """The references of a player's cards in a zone."""
    if zone == Zone.PLAY:
        return st.play[player]
    if zone == Zone.INKWELL:
        ids = st.ink_ready[player] + st.ink_exerted[player]
    elif zone == Zone.UNDER:
        ids = [id for ref in st.play[player] for id in (st.in_play[ref].under + st.in_play[ref].facedown)]
    else:
        ids = zone_ids(st, zone, player)
    refs = st.ref
    return [refs[id] for id in ids]


def play_zone(st: State, player: int) -> list[CardId]:
    """The card ids on top in a player's Play zone; from 2.0 on an action is there while it resolves (5.4.1.2)."""
    ids = [st.in_play[ref].card for ref in st.play[player]]
    if st.setup.edition.action_in_play_zone:
        ids += resolving(st, player)
    return ids


def resolving(st: State, player: int) -> list[CardId]:
    """The card ids of a player's actions that are in the Play zone while they resolve (7.4.1), as they came there."""
    refs = sorted([st.ref[id] for id, zone in enumerate(st.zone) if zone == Zone.RESOLVING])
    return [card_id(ref) for ref in refs if st.owner_of(ref) == player]


def zone_ids(st: State, zone: int, player: int) -> list[CardId]:
    """The card ids of a zone that is one list."""
    if zone == Zone.HAND:
        return st.hand[player]
    if zone == Zone.DISCARD:
        return st.discard[player]
    assert zone == Zone.DECK
    return st.deck[player]


# --- hands, as others see them ---------------------------------------------------------------


def in_sight(st: State, player: int, viewer: int) -> list[CardId]:
    """The card ids of a hand as the viewer sees it: in another's, the cards that they know come first.

    A hand lists its cards as they came, and that is its player's business: for others the order of the ids, which
    tells nothing, takes its place.
    """
    hand = st.hand[player]
    if player == viewer:
        return hand
    known, bit = st.known, 1 << viewer
    return sorted([id for id in hand if known[id] & bit]) + sorted([id for id in hand if not known[id] & bit])


def offered(st: State, refs: list[int], chooser: int) -> list[int]:
    """Cards among which a player chooses; those of another's hand as they see it (`in_sight`)."""
    hands: dict[int, list[int]] = {}
    for ref in refs:
        owner = st.owner_of(ref)
        if owner != chooser and st.zone_of(ref) == Zone.HAND and owner not in hands:
            hands[owner] = [st.ref[id] for id in in_sight(st, owner, chooser) if st.ref[id] in refs]
    if not hands:
        return refs
    return [
        hands[st.owner_of(ref)].pop(0) if st.owner_of(ref) in hands and st.zone_of(ref) == Zone.HAND else ref
        for ref in refs
    ]


def together(st: State, refs: tuple[int, ...]) -> tuple[int, ...]:
    """Cards that are shown or moved at once; those of a hand in the order of their ids, which tells nothing.

    What happens to them is told card by card, and must not tell in which order they came.
    """
    if len(refs) < 2:
        return refs
    held = [ref for ref in refs if st.zone_of(ref) == Zone.HAND]
    if len(held) < 2:
        return refs
    left: dict[int, list[int]] = {}
    for id in sorted([card_id(ref) for ref in held]):
        left.setdefault(st.setup.owner[id], []).append(st.ref[id])
    return tuple([left[st.owner_of(ref)].pop(0) if ref in held else ref for ref in refs])


def stack_of(st: State, ref: int) -> tuple[int, ...]:
    """The card in play that was put on top of that card; none, if it is under none."""
    card = st.card_of(ref)
    if card < 0 or st.zone[card] != Zone.UNDER:
        return ()
    return tuple(top.ref for top in st.in_play.values() if card in top.under)


def followed(st: State, ref: int) -> int:
    """The card that a reference means, followed once out of play: "this card", "that card" (7.1.6)."""
    if st.card_of(ref) >= 0:
        return ref
    last = st.last.get(ref)
    if last is not None and last.next_ref and st.ref[card_id(last.next_ref)] == last.next_ref:
        return last.next_ref
    return 0
