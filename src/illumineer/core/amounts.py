"""How many: amounts of the IR, read from the state as it is."""

from __future__ import annotations

from typing import Final, assert_never

from illumineer import ir
from illumineer.compile.specs import AMOUNT
from illumineer.core import card_tests, conditions, select
from illumineer.core.context import Reader
from illumineer.core.state import State
from illumineer.facts import PlayedFor
from illumineer.vocab import Happening, Ink, Zone

_PUBLIC_COUNT: Final = (Zone.HAND, Zone.DECK, Zone.INKWELL, Zone.DISCARD)


def amount(st: State, ctx: Reader, node: ir.Amount) -> int:
    """The number that an amount is now."""
    if isinstance(node, int):
        return node
    match node:
        case ir.Count():
            return count(st, ctx, node.cards)
        case ir.StatOf():
            things = select.thing(st, ctx, node.thing)
            return sum(card_tests.stat_of(st, ref, node.stat, node.printed) for ref in things)
        case ir.Number():
            return number_in(ctx, node.slot)
        case ir.InvolvedAmount():
            return number_in(ctx, AMOUNT)
        case ir.Times():
            return amount(st, ctx, node.amount) * node.by
        case ir.Per():
            return amount(st, ctx, node.amount) // node.each
        case ir.Plus():
            return amount(st, ctx, node.left) + amount(st, ctx, node.right)
        case ir.Minus():
            return amount(st, ctx, node.left) - amount(st, ctx, node.right)
        case ir.AtMost():
            return min(amount(st, ctx, node.amount), node.limit)
        case ir.TotalOf():
            return sum(_stats(st, ctx, node.stat, node.cards))
        case ir.HighestOf():
            return max(_stats(st, ctx, node.stat, node.cards), default=-1)
        case ir.LowestOf():
            return min(_stats(st, ctx, node.stat, node.cards), default=-1)
        case ir.LoreOf():
            return sum(st.lore[p] for p in select.players(st, ctx, node.player))
        case ir.InkDropsOf():
            return sum(st.drops[p] for p in select.players(st, ctx, node.player))
        case ir.DropsUsed():
            return sum(_drops_used(st, ref) for ref in select.thing(st, ctx, node.thing))
        case ir.Either():
            return amount(st, ctx, node.then if conditions.holds(st, ctx, node.condition) else node.otherwise)
        case ir.TimesHappened():
            return conditions.times_happened(st, ctx, node.event)
        case ir.Sung():
            return sum(1 for event in st.turn_log if event.what == Happening.SANG and event.object == ctx.source)
        case ir.InksAmong():
            return len({ink for ref in select.thing(st, ctx, node.cards) for ink in _inks(st, ref)})
        case ir.NamesAmong():
            return card_tests.different_names(st, select.thing(st, ctx, node.cards))
        case ir.DifferentAmong():
            return len(card_tests.by_trait(st, select.thing(st, ctx, node.cards), node.trait))
        case ir.MostAlike():
            alike = card_tests.by_trait(st, select.thing(st, ctx, node.cards), node.trait)
            return max((len(refs) for refs in alike.values()), default=0)
        case ir.Players():
            return len(select.players(st, ctx, node.player))
        case _:
            assert_never(node)


def _stats(st: State, ctx: Reader, stat: int, cards: ir.Thing) -> list[int]:
    """The value of a characteristic of each of the cards."""
    return [card_tests.stat_of(st, ref, stat) for ref in select.thing(st, ctx, cards)]


def _inks(st: State, ref: int) -> tuple[Ink, ...]:
    """The ink types of a card."""
    card = card_tests.spec_of(st, ref).card
    assert isinstance(card, ir.Card)
    return card.inks


def _drops_used(st: State, ref: int) -> int:
    """How many ink drops were removed to play a card: this turn's log knows, later the card in play."""
    for event in reversed(st.turn_log):
        if event.what == Happening.PLAYED and event.subject == ref:
            assert isinstance(event.fact, PlayedFor)
            return event.fact.drops
    card = card_tests.object_of(st, ref)
    return card.drops_used if card is not None else 0


def count(st: State, ctx: Reader, cards: ir.Node) -> int:
    """How many cards; a whole zone is counted without looking at its cards."""
    match cards:
        case ir.Cards():
            if not cards.where and len(cards.zones) == 1 and cards.zones[0] in _PUBLIC_COUNT:
                zone = cards.zones[0]
                return sum([_how_many_in(st, zone, player) for player in select.players(st, ctx, cards.of)])
            return len(select.cards(st, ctx, cards))
        case ir.This() | ir.Involved():
            # "if this card is in play": only cards that are still what was meant count
            return sum(1 for ref in select.thing(st, ctx, cards) if ref in st.in_play)
        case ir.Among():
            # "for each item banished this way": what left play is counted as what it was (6.7.7)
            there = [ref for ref in select.slot_refs(ctx, cards.slot) if st.card_of(ref) >= 0 or ref in st.last]
            return sum(1 for ref in there if card_tests.passes(st, ctx, cards.where, ref))
        case _:
            return len(select.thing(st, ctx, cards))


def _how_many_in(st: State, zone: int, player: int) -> int:
    """How many cards a zone of the player holds."""
    if zone == Zone.INKWELL:
        return len(st.ink_ready[player]) + len(st.ink_exerted[player])
    return len(select.zone_ids(st, zone, player))


def number_in(ctx: Reader, slot: str | int) -> int:
    """A slot as a number: its number, or how many cards it holds."""
    assert isinstance(slot, int)
    held = ctx.slots[slot]
    if isinstance(held, tuple):
        return len(held)
    return held if isinstance(held, int) else 0
