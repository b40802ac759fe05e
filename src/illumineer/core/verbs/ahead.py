"""Looking ahead: what a phrase could come to mean, while what it hangs on has yet to be chosen.

The *possible* faces of the verbs ask this; `core/possible.py` says when.  With `whole` the answer is that all of it
could be done.  Where the cards lie in a private zone, only how many there are may be known, not which.
"""

from __future__ import annotations

from typing import Final, TypeGuard

from illumineer import ir
from illumineer.core import amounts, game_actions, legal, select
from illumineer.core.state import Frame, State, card_id
from illumineer.core.verbs import choosing
from illumineer.vocab import Doing, Zone

_HIDDEN: Final = (Zone.HAND, Zone.DECK, Zone.INKWELL)


# --- cards ----------------------------------------------------------------------------------


def some(st: State, f: Frame, what: ir.Thing, whole: bool, plays: ir.Play | None = None) -> bool:
    """Whether there is something that the phrase means, or could come to mean; to be played, if `plays` says how."""
    match what:
        case ir.Chosen():
            return _some_to_choose(st, f, what, whole, plays)
        case ir.Together():
            parts = [some(st, f, part, whole) for part in what.things]
            return all(parts) if whole else any(parts)
        case ir.This() | ir.Involved():
            return any(select.followed(st, ref) for ref in select.thing(st, f, what))
        case ir.Those() | ir.Among():
            return bool(select.slot_refs(f, what.slot)) or _is_open(f, what.slot)
        case ir.Cards() if _is_hidden(what):
            return whole or _how_many_hidden(st, f, what) > 0
        case _:
            return is_unsettled(f, what) or bool(select.thing(st, f, what))


def _some_to_choose(st: State, f: Frame, what: ir.Chosen, whole: bool, plays: ir.Play | None) -> bool:
    """Whether a card could be chosen; with `whole` as many as the phrase asks for."""
    if what.n is not None and not is_unsettled(f, what.n) and amounts.amount(st, f, what.n) <= 0:
        return whole
    cards = what.cards
    if _is_hidden(cards):
        return not _measured_by_nothing(f, cards) and _enough_hidden(st, f, what, cards, whole)
    if isinstance(cards, (ir.Those, ir.Among)):
        held = select.slot_refs(f, cards.slot)
        if whole or not held or is_secret(st, held) or is_unsettled(f, cards):
            return some(st, f, cards, whole)
    found = choosing.candidates(st, f, what, (), plays=plays)
    if not whole or what.up_to or what.n is None:
        return bool(found)
    return len(found) >= amounts.amount(st, f, what.n)


def _is_open(f: Frame, slot: str | int) -> bool:
    """Whether the slot is still to be filled by what comes next."""
    assert isinstance(slot, int)
    if f.slots[slot] is not None:
        return False
    return any(slot in (op.a, op.b) for op in f.program.ops[f.step :])


def is_unsettled(f: Frame, phrase: object) -> bool:
    """Whether the phrase hangs on a choice, or on what comes next."""
    for part in ir.walk(phrase):
        if isinstance(part, ir.Chosen):
            return True
        for name in part.read_fields:
            slot = getattr(part, name)
            if isinstance(slot, int) and _is_open(f, slot):
                return True
    return False


def is_secret(st: State, refs: tuple[int, ...]) -> bool:
    """Whether one of the cards is not known to everybody."""
    return any(
        st.zone_of(ref) in _HIDDEN and st.known[card_id(ref)] != game_actions.EVERYONE for ref in refs
    )


def _measured_by_nothing(f: Frame, cards: ir.Node) -> bool:
    """Whether the cards are measured by a card that the effect has not found: none fits then, whatever it is."""
    return any(
        isinstance(stat.thing, ir.Those)
        and not select.slot_refs(f, stat.thing.slot)
        and not _is_open(f, stat.thing.slot)
        for stat in ir.find_all(cards, ir.StatOf)
    )


def _is_hidden(cards: ir.Node) -> TypeGuard[ir.Cards]:
    """Whether it is a kind of card in a private zone."""
    return isinstance(cards, ir.Cards) and any(zone in _HIDDEN for zone in cards.zones)


def _enough_hidden(st: State, f: Frame, what: ir.Chosen, cards: ir.Cards, whole: bool) -> bool:
    """Whether there are enough of the cards; only how many there are may be known, not which."""
    have = _how_many_hidden(st, f, cards)
    if whole and not what.up_to and what.n is not None:
        if own_hand(what) is not None:
            # The player knows their own hand; paying a cost they cannot pay is theirs to know.
            have = len(select.cards(st, f, cards))
        return have >= amounts.amount(st, f, what.n)
    return have > 0


def _how_many_hidden(st: State, f: Frame, cards: ir.Cards) -> int:
    """How many cards lie in the zones; 1 if it is still open whose."""
    if is_unsettled(f, cards.of):
        return 1
    return sum(
        len(select.zone_refs(st, zone, player)) for player in select.players(st, f, cards.of) for zone in cards.zones
    )


def own_hand(what: ir.Chosen) -> ir.Cards | None:
    """The kind of card that a player picks from their own hand; None if they pick from elsewhere."""
    cards = what.cards
    if isinstance(cards, ir.Cards) and cards.of == what.by and cards.zones == (Zone.HAND,):
        return cards
    return None


def could_be(st: State, f: Frame, what: ir.Thing) -> list[int] | None:
    """The cards in play that a phrase means or from which one is chosen; None if that is still open."""
    match what:
        case ir.Chosen() if not is_unsettled(f, what.cards):
            return choosing.candidates(st, f, what, ())
        case ir.Together():
            parts = [could_be(st, f, part) for part in what.things]
            return None if None in parts else [ref for part in parts for ref in part or ()]
        case _:
            return None if is_unsettled(f, what) else [ref for ref in select.thing(st, f, what) if ref in st.in_play]


_OnWhat = ir.Banish | ir.Discard | ir.Look | ir.Reveal | ir.Apply


def on_what(st: State, f: Frame, node: _OnWhat, whole: bool) -> bool:
    """The *possible* face of a verb that needs nothing but the cards that its `what` means."""
    return some(st, f, node.what, whole)


# --- numbers and players ----------------------------------------------------------------------


def counts(st: State, f: Frame, n: ir.Amount | None, players: list[int] | None = None) -> bool:
    """Whether a number is more than 0, for one of the players; None is "all", and a number that is still open counts.

    The number is counted before anything is decided (6.1.8, 6.7.2.1).
    """
    if n is None or is_unsettled(f, n) or _counts_hidden(n):
        return True
    if players is None:
        return amounts.amount(st, f, n) > 0
    return any(select.amount_for(st, f, n, player) > 0 for player in players)


def enough(st: State, f: Frame, n: ir.Amount | None, there: list[tuple[int, int]]) -> bool:
    """Whether each of the players has the number that the effect names; None is "all", and an open number counts."""
    if n is None or is_unsettled(f, n) or _counts_hidden(n):
        return True
    return all(select.amount_for(st, f, n, player) <= has for player, has in there)


def _counts_hidden(n: ir.Amount) -> bool:
    """Whether the number tells what cards are hidden, and not only how many."""
    return any([_is_hidden(cards) and bool(cards.where) for cards in ir.find_all(n, ir.Cards)])


def whom(st: State, f: Frame, who: ir.Player, doing: Doing | None = None) -> list[int] | None:
    """The players meant, without those who can't do that; None if it is still open who."""
    if is_unsettled(f, who):
        return None
    return [p for p in select.players(st, f, who) if doing is None or not legal.table_forbids(st, p, doing)]
