"""Text that is not a move, and what cannot be asked for."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "no_move_near": "'{text}' is not a move here; did you mean '{near}'?",
    "no_move": "'{text}' is not a move here; for example '{near}'",
    "no_text": "a move is a text, a Move or a list of them, not {what} ({kind}); an option of a decision goes to push_answer",
    "no_aspect": "'{what}' cannot be asked for; these can: {known:or}",
}
