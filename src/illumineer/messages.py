"""Messages as keys with arguments; the words are added later, in each language (`words`).

Here: the shape of a message and of a reason.  Not here: any sentence, in any language.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from illumineer.cr import CR

Arg = Any
"""What fills a blank: a number, a name, another message, or a list of these.  No sentence in any language."""


@dataclass(slots=True)
class Message:
    """A sentence to be said: its key in the word tables, and what fills its blanks.

    The key is "section.key" (a section is a module of `words/en` and `words/es`); without a section it is a reason.
    In a reason an argument that is a card is given as its reference, a player as their number; which is which follows
    from the blank's name in the table ("card", "player", "n" …).
    """

    key: str
    args: dict[str, Arg] = field(default_factory=dict)


@dataclass(slots=True)
class Reason:
    """Why something is not legal: the rule, and the message that explains it."""

    rule: CR
    message: Message
