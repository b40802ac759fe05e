"""The options of `illumineer rules`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "WORD": "WORD",
    "words": "a number (8.10.4), a section or keyword (shift, cambio), the name of a symbol (SHIFT_DRY), or “search” and the words to search for; nothing: the contents",
    "edition": "the edition of the rules (default: the newest; then any that has the number)",
    "OLD": "OLD",
    "NEW": "NEW",
    "diff": "what changed from one edition to another",
    "all": "show everything that was found, not only the best",
    "tracker": "text, code, tests and scenarios of every rule",
    "missing": "with --tracker: only rules that lack something",
}
