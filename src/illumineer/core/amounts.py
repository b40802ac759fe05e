"""How many: amounts of the IR, read from the state as it is."""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.compile.specs import AMOUNT
from illumineer.core import card_tests, conditions, select
from illumineer.core.context import Reader
from illumineer.core.state import State
from illumineer.facts import PlayedFor
from illumineer.vocab import Happening, Zone

_PUBLIC_COUNT: Final = (Zone.HAND, Zone.DECK, Zone.INKWELL, Zone.DISCARD)


def amount(st: State, ctx: Reader, node: ir.Amount) -> int:
    """The number that an amount is now."""
    if isinstance(node, int):
        return node
    kind = type(node)
    if kind is ir.Count:
        assert isinstance(node, ir.Count)
        return count(st, ctx, node.cards)
    if isinstance(node, ir.StatOf):
        return sum(card_tests.stat_of(st, ref, node.stat, node.printed) for ref in select.thing(st, ctx, node.thing))
    if isinstance(node, ir.Number):
        return number_in(ctx, node.slot)
    if kind is ir.InvolvedAmount:
        return number_in(ctx, AMOUNT)
    if isinstance(node, ir.Times):
        return amount(st, ctx, node.amount) * node.by
    if isinstance(node, ir.Per):
        return amount(st, ctx, node.amount) // node.each
    if isinstance(node, ir.Plus):
        return amount(st, ctx, node.left) + amount(st, ctx, node.right)
    if isinstance(node, ir.Minus):
        return amount(st, ctx, node.left) - amount(st, ctx, node.right)
    if isinstance(node, ir.AtMost):
        return min(amount(st, ctx, node.amount), node.limit)
    if isinstance(node, ir.TotalOf):
        return sum(card_tests.stat_of(st, ref, node.stat) for ref in select.thing(st, ctx, node.cards))
    if isinstance(node, ir.HighestOf):
        return max((card_tests.stat_of(st, ref, node.stat) for ref in select.thing(st, ctx, node.cards)), default=-1)
    if isinstance(node, ir.LowestOf):
        return min((card_tests.stat_of(st, ref, node.stat) for ref in select.thing(st, ctx, node.cards)), default=-1)
    if isinstance(node, ir.LoreOf):
        return sum(st.lore[p] for p in select.players(st, ctx, node.player))
    if isinstance(node, ir.InkDropsOf):
        return sum(st.drops[p] for p in select.players(st, ctx, node.player))
    if isinstance(node, ir.DropsUsed):
        return sum(_drops_used(st, ref) for ref in select.thing(st, ctx, node.thing))
    if isinstance(node, ir.Either):
        return amount(st, ctx, node.then if conditions.holds(st, ctx, node.condition) else node.otherwise)
    if isinstance(node, ir.TimesHappened):
        return conditions.times_happened(st, ctx, node.event)
    if kind is ir.Sung:
        return sum(1 for event in st.turn_log if event.what == Happening.SANG and event.object == ctx.source)
    if isinstance(node, ir.InksAmong):
        inks: set[int] = set()
        for ref in select.thing(st, ctx, node.cards):
            card = card_tests.spec_of(st, ref).card
            assert isinstance(card, ir.Card)
            inks.update(card.inks)
        return len(inks)
    if isinstance(node, ir.NamesAmong):
        return card_tests.different_names(st, select.thing(st, ctx, node.cards))
    if isinstance(node, ir.DifferentAmong):
        return len(card_tests.by_trait(st, select.thing(st, ctx, node.cards), node.trait))
    if isinstance(node, ir.MostAlike):
        found = card_tests.by_trait(st, select.thing(st, ctx, node.cards), node.trait)
        return max((len(refs) for refs in found.values()), default=0)
    if isinstance(node, ir.Players):
        return len(select.players(st, ctx, node.player))
    raise AssertionError(f"no amount: {kind.__name__}")


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
    if isinstance(cards, ir.Cards):
        if not cards.where and len(cards.zones) == 1 and cards.zones[0] in _PUBLIC_COUNT:
            zone = cards.zones[0]
            total = 0
            for player in select.players(st, ctx, cards.of):
                if zone == Zone.INKWELL:
                    total += len(st.ink_ready[player]) + len(st.ink_exerted[player])
                else:
                    total += len(select.zone_ids(st, zone, player))
            return total
        return len(select.cards(st, ctx, cards))
    if isinstance(cards, (ir.This, ir.Involved)):
        # "if this card is in play": only cards that are still what was meant count
        return sum(1 for ref in select.thing(st, ctx, cards) if ref in st.in_play)
    if isinstance(cards, ir.Among):
        # "for each item banished this way": what left play is counted as what it was (6.7.7)
        there = [ref for ref in select.slot_refs(ctx, cards.slot) if st.card_of(ref) >= 0 or ref in st.last]
        return sum(1 for ref in there if card_tests.passes(st, ctx, cards.where, ref))
    return len(select.thing(st, ctx, cards))


def number_in(ctx: Reader, slot: str | int) -> int:
    """A slot as a number: its number, or how many cards it holds."""
    assert isinstance(slot, int)
    held = ctx.slots[slot]
    if isinstance(held, tuple):
        return len(held)
    return held if isinstance(held, int) else 0
