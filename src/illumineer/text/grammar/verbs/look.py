"""Looking and revealing: the top of the deck, hands, naming a card, searching."""

from __future__ import annotations

from illumineer.text.kernel import Grammar


def declare(g: Grammar) -> None:
    pass
