"""Text as a row of tokens: words, numbers, symbols and signs.

A printed text and the templates of the grammar are cut by the same knife, so a template matches what is printed
token by token.  `join` puts tokens back into a line of text with the usual spacing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

_TOKEN = re.compile(
    r"(?:[A-Z]\.){2,}|\b[A-Z]\.(?= [A-Z][a-z])"  # initials in names
    r"|(?:Mr|Mrs|Ms|Dr|St|Jr|Sr)\."
    r"|and/or|y/o"
    r"|non-(?=[A-Z])"  # before a classification or an ink type
    r"|\d+\.\d+"  # in names
    r"|[+-]?\d+"
    r"|[⟳⬡¤⛉◊◉]"
    r"|'n'(?!\w)|'s(?!\w)|'(?!\w)"
    r"|[^\W_][\w'’.·&!?-]*?(?='s(?!\w)|'(?!\w)|[^\w'’·&-]|$)"  # words, with inner marks
    r"|[.,:;•—“”()!?…+&'-]"
    r"|\S",
)
_GLUED_AFTER = frozenset(("“", "«", "(", "+", "-", "non-", "¡", "¿"))
_GLUED_BEFORE = frozenset((",", ".", ":", ";", "”", "»", ")", "!", "?", "…", "'s", "'"))
STARTERS = frozenset((".", "•", "—", "“", "«", ":"))  # after these a sentence begins (":" only before a bullet)


def cut(text: str) -> tuple[str, ...]:
    """The tokens of a text."""
    return tuple(_TOKEN.findall(text))


def join(tokens: tuple[str, ...] | list[str]) -> str:
    """Tokens as a line of text."""
    out: list[str] = []
    glue = True
    for token in tokens:
        if not glue and token not in _GLUED_BEFORE:
            out.append(" ")
        out.append(token)
        glue = token in _GLUED_AFTER
    return "".join(out)


def starts_sentence(tokens: Sequence[str], i: int) -> bool:
    """Whether a sentence begins at that token, so that its first letter is a capital whatever the word."""
    if i == 0:
        return True
    before = tokens[i - 1]
    if before == "Shift" and all(token[0].isupper() for token in tokens[:i]):  # what Shift costs, if not ink
        return True
    if before == "!":  # the label of an option stands before it
        return "•" in tokens[max(0, i - 4) : i - 2]
    if before == "•":  # a list can also go on with the sentence that it follows ("its card type is:")
        colon = next((j for j in range(i - 1, 0, -1) if tokens[j] == ":"), 0)
        return tokens[colon - 1] not in ("is", "es")
    return before in STARTERS
