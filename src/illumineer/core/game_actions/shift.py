"""Stacks: a card is put on top of another by Shift, or comes off again (8.10)."""

from __future__ import annotations

from illumineer import ir
from illumineer.compile.specs import AbilitySpec
from illumineer.core import derive
from illumineer.core.context import Context
from illumineer.core.derive import Watch
from illumineer.core.game_actions.base import EVERYONE, arrive, known_to, refer, renew, take, writable
from illumineer.core.game_actions.play import leave_play
from illumineer.core.game_actions.turns import keep_lasting
from illumineer.core.state import CardId, CardInPlay, Lasting, SlotValue, State, Waiting, without_card
from illumineer.core.triggers import as_it_was, happen
from illumineer.cr import CR
from illumineer.facts import Called
from illumineer.vocab import CardType, Duration, Happening, Zone


def shift_onto(
    st: State,
    card: CardId,
    player: int,
    onto: tuple[int, ...],
    exerted: bool,
    damage: int,
    drops: int = 0,
    ready: bool = False,
    dry: bool = False,
) -> tuple[int, tuple[Watch, ...]]:
    """Put a card on top of one character, or of two (8.10).

    The character goes on under its reference: exerted or ready (8.10.2), dry or drying (8.10.4), with its damage
    (8.10.6) and with what lasts on it.  What enters `ready` or `dry` is that all the same.  Also gives the abilities of
    the covered cards, which still see the card that covers them being played (4.3.4.2).
    """
    watching = [_seeing(st, ref) for ref in onto]
    take(st, card)
    covered: list[tuple[CardId, int]] = []
    top = writable(st, onto[0])
    non_character = top.spec.type != CardType.CHARACTER
    covered.append((top.card, renew(st, top.card, Zone.UNDER)))
    top.under = (top.card, *top.under)
    if non_character:
        top.drying = top.entered == st.turn  # 8.10.4.1
    for ref in onto[1:]:  # 8.10.4.2
        other = st.in_play[ref]
        top.damage += other.damage
        top.exerted = top.exerted or other.exerted
        top.drying = top.drying or other.drying
        covered.append((other.card, renew(st, other.card, Zone.UNDER)))
        top.under = (*top.under, other.card, *other.under)
        top.facedown = top.facedown + other.facedown
        del st.in_play[ref]
        st.play = without_card(st.play, player, ref)
        st.rows = None
        st.lasting = [_retarget(lasting, ref, top.ref) for lasting in st.lasting]
    below = top.exerted and not ready
    top.drying = top.drying and not dry
    for old, (_, under) in zip(onto, covered, strict=True):
        _follow(st, old, under)
    _source_is_gone(st, onto, [id for id, _ in covered])
    top.card = card
    top.spec = st.spec(card)
    top.shifted = True
    top.drops_used = drops
    top.exerted = below or exerted
    top.damage += damage
    refer(st, card, top.ref, Zone.PLAY)
    known_to(st, card, EVERYONE)
    st.derived = None
    more = tuple(
        Watch(spec, event, Context(ref, player), 0, 0)
        for (_, ref), abilities in zip(covered, watching, strict=True)
        for spec in abilities
        if isinstance(spec.node, ir.Triggered)
        for event in spec.node.events
    )
    for _, ref in covered:
        happen(st, Happening.SHIFTED_ONTO, CR.SHIFT, player, top.ref, ref, more=more)
    if st.log is not None:
        _tell_taken_over(st, top, below, non_character, len(onto) > 1, dry)
    happen(st, Happening.ENTERED, CR.PLAY_ENTERS, player, top.ref, n=int(top.exerted))
    return top.ref, more


def _tell_taken_over(
    st: State, top: CardInPlay, exerted_below: bool, non_character: bool, two_characters: bool, told_dry: bool
) -> None:
    """The log is told what the shifted character has from what it covers, each with its rule."""
    if exerted_below:
        _tell(st, top, CR.SHIFT_ONTO_EXERTED, "exerted")
    elif top.exerted:
        _tell(st, top, CR.SHIFT_TOLD_EXERTED, "told_exerted")
    if non_character and not told_dry:
        _tell(st, top, CR.SHIFT_DRY_NON_CHARACTER, "drying_over_item" if top.drying else "dry_over_item")
    elif not told_dry:
        rule = CR.SHIFT_DRY_TWO_CHARACTERS if two_characters else CR.SHIFT_DRY
        _tell(st, top, rule, "drying" if top.drying else "dry")
    if top.damage:
        _tell(st, top, CR.SHIFT_DAMAGE, "damage")
    if any(lasting.target == top.ref for lasting in st.lasting):
        _tell(st, top, CR.SHIFT_KEEPS_EFFECTS, "effects")


def _tell(st: State, top: CardInPlay, rule: CR, what: str) -> None:
    happen(st, Happening.TAKEN_OVER, rule, top.player, top.ref, n=top.damage, fact=Called(what))


def _seeing(st: State, ref: int) -> list[AbilitySpec]:
    """The triggered abilities of its own that a card about to be covered has now."""
    return [
        spec
        for spec, grant in derive.values(st, st.in_play[ref]).abilities
        if not grant and isinstance(spec.node, ir.Triggered) and spec.node.zone == Zone.PLAY
    ]


def _source_is_gone(st: State, refs: tuple[int, ...], cards: list[CardId]) -> None:
    """Cards are no longer in play, though their references live on: what hangs on the cards ends.

    That is what lasts while they are in play, and the count of what their own abilities have done this turn (6.1.13.2).
    """
    book = st.setup.book
    kept = [x for x in st.lasting if x.source not in refs or x.duration != Duration.WHILE_SOURCE_IN_PLAY]
    keep_lasting(st, kept, CR.DURATION_WHILE)
    own = {spec.id for card in cards for spec in st.spec(card).specs} | {book.boost.id}
    st.used = {
        key: n for key, n in st.used.items() if key[0] not in refs or key[2] or (key[1] >= 0 and key[1] not in own)
    }


def _follow(st: State, old: int, new: int) -> None:
    """What Temporary Shift would return goes by another reference, and the delayed ability follows it (8.10.8.5).

    It waits for the end of the turn (6.2.7.2), and looks when it resolves if that very card is in play (6.2.4).
    """
    temporary = st.setup.book.temporary.id
    if any(x.ability == temporary and x.source == old for x in st.lasting):
        st.lasting = [_of_source(x, new) if x.ability == temporary and x.source == old else x for x in st.lasting]
    if any(x.ability == temporary and x.source == old for x in st.bag):
        st.bag = [
            Waiting(x.id, x.ability, x.player, new, x.slots, x.grant)
            if x.ability == temporary and x.source == old
            else x
            for x in st.bag
        ]


def _of_source(lasting: Lasting, source: int) -> Lasting:
    changed = lasting.clone()
    changed.source = source
    return changed


def _retarget(lasting: Lasting, old: int, new: int) -> Lasting:
    """What lasts on a card, or is about it, as the same on another."""
    if lasting.target != old and not any(held == old or _holds(held, old) for held in lasting.slots):
        return lasting
    changed = lasting.clone()
    if lasting.target == old:
        changed.target = new
    changed.slots = tuple(
        tuple(new if ref == old else ref for ref in held) if _holds(held, old) else new if held == old else held
        for held in lasting.slots
    )
    return changed


def _holds(held: SlotValue, ref: int) -> bool:
    return isinstance(held, tuple) and ref in held


def return_top_alone(st: State, ref: int, rule: CR) -> None:
    """Temporary Shift: only the top card goes to the hand; what was under it stays (8.10.8.5)."""
    if not st.in_play[ref].under:
        leave_play(st, [ref], Zone.HAND, rule)
        return
    before = derive.watchers(st)
    then = as_it_was(st, before)
    top = writable(st, ref)
    card = top.card
    # The character goes on under its reference; the card that leaves it is last known under one of its own.
    last = top.clone(st.epoch)
    last.values = derive.values(st, top)
    last.ref = renew(st, card, Zone.PLAY)
    st.last[last.ref] = last
    below = top.under[0]
    _follow(st, ref, last.ref)
    _follow(st, st.ref[below], ref)
    _source_is_gone(st, (ref,), [card])
    top.card = below
    top.spec = st.spec(below)
    top.under = top.under[1:]
    top.shifted = bool(top.under)
    top.drops_used = 0
    if st.spec(below).type != CardType.CHARACTER:  # an item, from Potato Shift (5.1.2.2)
        top.location = top.damage = 0
    refer(st, below, ref, Zone.PLAY)
    st.derived = None
    arrive(st, card, Zone.HAND)
    last.next_ref = st.ref[card]
    last.gone = st.counter
    for kind in (Happening.RETURNED_TO_HAND, Happening.LEFT_PLAY):
        seeing = {int(kind): [_as_of(watch, ref, last) for watch in before.get(kind, [])]}
        happen(st, kind, rule, top.player, last.ref, before=seeing, then=then)


def _as_of(watch: Watch, ref: int, last: CardInPlay) -> Watch:
    """An ability of the card that leaves its stack is that card's, not of the character that stays."""
    if watch.context.source != ref or watch.lasting:
        return watch
    return Watch(watch.spec, watch.event, Context(last.ref, last.player), watch.grant, 0)
