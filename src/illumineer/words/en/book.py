"""Why a card cannot be compiled, or is not in the card book."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "no_card": "there is no card called '{name}' in this book of {n} {n:card|cards}",
    "twice": "{card} is in the pool twice",
    "one_effect": "{card}: an action has exactly one ActionEffect, other cards none",
    "song": "{card}: only an action can be a song",
    "no_ability": "{card}: {node} is not an ability",
    "no_effect": "{card}: {node} is not an effect",
    "not_chosen": "{card}: {node} is nothing that is chosen",
    # what the words of the vocabularies can be said of
    "doing": "{card}: {node} cannot speak of {doing}",
    "not_replaced": "{card}: {event} cannot be replaced",
    "total": "{card}: a total is shared out only of «up to» so much damage",
    "not_told": "{card}: nothing ever tells of {event}",
    "static": "{card}: a static ability reaches this card or a group of cards",
    "zone": "{card}: a triggered ability does not work in zone {zone}",
    "paid_with": "{card}: a cost is paid with this card, or with cards that are picked",
    "fixed_number": "{card}: a cost is paid with a fixed number of cards of the payer's choice",
    # trees as JSON
    "no_node": "no IR node is called {name}",
    "node": "IR node {name}: {error}",
    "no_member": "{family} has no member '{member}'",
}
