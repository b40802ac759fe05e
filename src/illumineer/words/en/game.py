"""What cannot be asked of a game now."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "over": "the game is over: there is nothing to decide",
    "over_already": "the game is over already",
    "no_move": "there is no move to take back",
    "not_in_game": "player {player} is not in the game",
}
