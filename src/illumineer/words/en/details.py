"""What an event or a reason tells besides: parts of sentences, and sentences for events of one kind that differ."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "asking": ("{source}: {ability}", "{source}"),
    "because": "{told} (because of {source})",
    "card_exerted": "exerted",
    "cited": "{told} [{rule}]",
    "condition_false": "its condition is not met",
    "damage_put": "{n} damage is put on {card}",
    "deck_bottom": "{card} is put on the bottom of {player}'s deck",
    "along_HAND": "to {player}'s hand",
    "along_DISCARD": "to {player}'s discard",
    "along_INKWELL": "to {player}'s inkwell",
    "along_DECK": "into {player}'s deck",
    "along_top": "on top of {player}'s deck",
    "along_bottom": "to the bottom of {player}'s deck",
    "deck_top": "{card} is put on top of {player}'s deck",
    "drawn_loop": "the game ends without a winner: it would go on in a loop for ever",
    "drawn_nobody": "the game ends without a winner: no player is left",
    "drawn_turn_limit": "the game ends without a winner: the limit of turns is reached",
    "exerted": "exerted",
    "facedown": "face down",
    "faceup": "face up",
    "hand_kept": "{player} keeps their hand",
    "lost_conceding": "{player} concedes and loses the game",
    "lost_empty_deck": "{player} has no cards left in their deck and loses the game",
    "not_added": "{ability} of {card} is not added to the bag after all: {why}",
    "own_ability": "its own ability",
    "until_it_happens": "until it happens",
    "used_up": "it has already happened as often as it can this turn",
    "won_as_last": "{player} wins the game: no opponent is left",
    "won_by_lore": "{player} wins the game with {n} lore",
}
