"""The call `desk.hello`: which version answers, what it speaks and knows."""

from __future__ import annotations

from typing import Any, Final

from illumineer import __version__
from illumineer.cr import CR, EDITIONS
from illumineer.messages import Message
from illumineer.words import LANGUAGES, say

_OLDEST: Final = {"1-early": "desk.edition_early", "1-late": "desk.edition_late"}
"""Editions that go by no number of their own: a sentence says which texts they are."""


def hello(lang: str) -> dict[str, Any]:
    """What a client must know first: languages, editions, formats of decks, and how much there is to look at."""
    from illumineer.cards.formats import FORMATS
    from illumineer.cards.library import shared_library
    from illumineer.desk.examples import every
    from illumineer.sim.build import is_compiled

    library = shared_library()
    return {
        "version": __version__,
        "core": "compiled" if is_compiled() else "pure",
        "languages": list(LANGUAGES),
        "editions": [{"name": each, "text": _edition(each, lang)} for each in EDITIONS],
        "formats": [{"name": name, "text": each.name} for name, each in FORMATS.items()],
        "sets": [{"code": code, "name": each.name} for code, each in library.sets.items()],
        "figures": {"cards": len(library), "rules": len(list(CR)), "examples": len(every())},
    }


def _edition(name: str, lang: str) -> str:
    return say(Message(_OLDEST.get(name, "desk.edition"), {"edition": name}), lang)


CALLS: Final = {"hello": hello}
