"""What has to be decided: one sentence for each question."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "act": "Take a turn action",
    "alter_hand": "Put cards of your opening hand on the bottom of your deck",
    "challenge": "Choose whom {source} challenges",
    "choose": "Choose a card",
    "choose_player": "Choose a player",
    "enter": "Does {source} enter play exerted or ready?",
    "idle_may": "Do you want it to happen, although nothing can come of it?",
    "how_to_play": "Choose how {source} is paid for",
    "ink_drops": "Choose how many ink drops to use",
    "may": ("Do you want this to happen? “{effect}”", "Do you want it to happen?"),
    "mode": "Choose one",
    "move_damage": "Choose how much damage to move from {card}",
    "move_to": "Choose the location that {source} moves to",
    "name": "Name a card",
    "order": "Choose the next card from the top",
    "pay_banish": "Choose a card to banish as the cost",
    "pay_bottom": "Choose a card to put on the bottom of the deck as the cost",
    "pay_damage": "Choose a card that takes the damage as the cost",
    "pay_discard": "Choose a card to discard as the cost",
    "pay_exert": "Choose a card to exert as the cost",
    "pay_return": "Choose a card to return to the hand as the cost",
    "put": "Put {card} on the top or on the bottom",
    "remove_damage": "Choose how much damage to remove from {card}",
    "ready": "Choose a character to ready",
    "replace": "Choose the replacement effect that applies next",
    "resolve": "Choose the ability that resolves next",
    "shift_onto": "Choose the card that {source} is put on top of",
    "starting_player": "Choose the starting player",
    "sung_by": "Choose who sings {source}",
}
