"""`illumineer cards coverage` and `leave-out`: how well card texts are read."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    # why a compiled card fails the proof
    "not_in_spanish": "not every paragraph can be written in Spanish",
    "paragraphs": "{printed} {printed:paragraph is|paragraphs are} printed, {written} {written:is|are} written",
    "otherwise": "written otherwise than printed: '{written}', printed: '{printed}'",
}
