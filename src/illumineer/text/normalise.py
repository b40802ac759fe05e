"""The form in which a printed text is read, and in which it is compared with the text that is written back.

Only what is listed in `EQUIVALENCES` is taken as equal: typography, reminder text, and old and new house style for
one and the same meaning.  Each row has a name and its use is counted, so that the table can be looked through.
"""

from __future__ import annotations

import re
from collections.abc import MutableMapping
from dataclasses import dataclass

SIGNS = {"{E}": "⟳", "{I}": "⬡", "{S}": "¤", "{W}": "⛉", "{L}": "◊", "{IW}": "◉"}
"""The symbols of the game as they are written where they cannot be drawn, and as they are drawn and read."""


def drawn(text: str) -> str:
    """The text with its symbols drawn."""
    for written, sign in SIGNS.items():
        text = text.replace(written, sign)
    return text


@dataclass(frozen=True, slots=True)
class Equivalence:
    """One thing that counts as the same: what is found, and what is read in its place."""

    name: str
    pattern: re.Pattern[str]
    instead: str


def _row(name: str, pattern: str, instead: str) -> Equivalence:
    return Equivalence(name, re.compile(pattern), instead)


REMINDER = "reminder text"
_WORD = r"[A-Z][\w'’-]*"
_VALUE = r"(?: (?P<value>[+-]?\d+(?: ?[⬡¤⛉◊])?)|: (?P<price>[^()]+?))"
KEYWORD_LINE = rf"(?P<word>{_WORD}(?: (?:{_WORD}|of|the|and|to))*){_VALUE}? \("
"""A keyword, known or not, with its number or price and the beginning of its reminder text: a regular expression."""
KEYWORD_AND_REMINDER = re.compile(rf"{KEYWORD_LINE}(?P<reminder>[^()]*)\)")
"""The whole line."""
EQUIVALENCES: tuple[Equivalence, ...] = (
    _row("white space", r"[\s\u00a0]+", " "),
    _row("typographic apostrophe", "[‘’]", "'"),
    _row("three dots", r"\.\.\.", "…"),
    _row("no space before a symbol", r"(?<=\d)(?=[⬡¤⛉◊])", " "),
    _row("no space after a comma or full stop", r"(?<=[a-z⬡¤⛉◊])(,(?=[A-Za-z])|\.(?=[A-Z]))", r"\1 "),
    _row("straight quotation marks", r'"([^"]*)"', r"“\1”"),
    _row("dash or hyphen before an effect", r" [–-] ", " — "),
    _row("typographic minus", r"[−–](?=\d)", "-"),
    # a bracket that reminds of nothing: it says what the sentence before it leaves alone
    _row("exception in brackets", r"(?<=\. )\(([^()]*n't apply to [^()]*)\)", r"\1"),
    # no rules text, of keywords or of anything else (1.1.7, 1-early:7.3.2, 1-late:10.10.2)
    _row(REMINDER, r" ?\([^()]*\)", ""),
    _row("space at the end", r"^ +| +$", ""),
    _row("space before a comma or full stop", r" +(?=[,.](?: |$))", ""),
    _row("quoted ability without its full stop", r"(?<![.!?])”", ".”"),
    _row("full stop that closes a quoted ability and the sentence", r"\.”(?=$| [A-Z•])", ".”."),
)


_DEEPEST = 20
"""How many brackets in brackets are taken away; no text has any."""


def normalise(text: str, counts: MutableMapping[str, int] | None = None, reminders: bool = False) -> str:
    """The text with every equivalence applied; `counts` is given how often each was.

    `reminders` keeps reminder text: that of a word that no rule explains counts (`text/coined.py`).
    """
    for row in EQUIVALENCES:
        if reminders and row.name == REMINDER:
            continue
        text, n = row.pattern.subn(row.instead, text)
        for _ in range(_DEEPEST if n and row.name == REMINDER else 0):  # brackets in brackets, from the inside
            text, more = row.pattern.subn(row.instead, text)
            n += more
            if not more:
                break
        if n and counts is not None and row.name != "white space":
            counts[row.name] = counts.get(row.name, 0) + n
    return text
