"""What cannot be seen of a game: no such card, a hidden card, no such player."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "no_card": "no card called '{name}' is in the game",
    "no_card_near": "no card called '{name}' is in the game; did you mean '{near:or}'?",
    "not_seen": "{player} sees no card called '{name}': not in play, in their hand, in a discard, under a card, nor anywhere else",
    "not_seen_near": "{player} sees no card called '{name}': not in play, in their hand, in a discard, under a card, nor anywhere else; did you mean '{near:or}'?",
    "several": "{n} cards are called '{name}'; say which one: {cards:or}",
    "whose": "{label} ({player})",
    "hidden": "the viewer may not know which card {card} is",
    "shuffled_away": "{card} was shuffled into a deck, and nobody knows which card it is now; look for it by its name again",
    "no_player": "there is no player {n}; the players are 0 to {most}",
    "no_schema": "there is no schema '{name}'; there are {known:and}",
    "no_words": "this look at a state has no words; ask a card of a Game or of a View",
    "unwritten": "what {card} says cannot be written in words",
}
