"""A deck with which a turn need not end: free moves to and fro between locations, and a bot that makes them."""

from __future__ import annotations

from illumineer import ir
from illumineer.bots.bot import Bot
from illumineer.core.decisions import Answer
from illumineer.seen.view import View
from illumineer.vocab import CardType, Ink

CARDS = (
    ir.Card("Wanderer", CardType.CHARACTER, 1, (Ink.AMBER,), "Never at Rest", strength=1, willpower=3, lore=0),
    ir.Card("Free Road", CardType.LOCATION, 1, (Ink.AMBER,), "To the Hills", willpower=5, move_cost=0),
    ir.Card("Free Road", CardType.LOCATION, 1, (Ink.AMBER,), "To the Sea", willpower=5, move_cost=0),
)
DECK = tuple(card.full_name for card in CARDS for _ in range(20))


class NeverEnds(Bot):
    """Ends its turn, which is the first option, only if nothing else is offered."""

    def decide(self, view: View) -> Answer:
        return view.options[-1]
