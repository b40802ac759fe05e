"""Messages as keys with arguments; the words are added later, in each language (`words`).

Here: the shape of a message and of a reason.  Not here: any sentence, in any language.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from illumineer.cr import CR, NEWEST, number

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
    """Why something is not legal, or why it is so: the rule, and the message that explains it."""

    rule: CR
    message: Message
    edition: str = field(default=NEWEST, compare=False)
    """The edition whose number of the rule is cited."""

    def __str__(self) -> str:
        """The sentence with the number of the rule; a card of which only the reference is known is "a card"."""
        args = self.message.args
        unnamed = [key for key in ("card", "other") if isinstance(args.get(key), int)]
        told = Message(self.message.key, {**args, **{key: Message("nouns.hidden_card") for key in unnamed}})
        return _say(Message("details.cited", {"told": told, "rule": number(self.rule, self.edition)}))


def say_with(say: Callable[[Message], str]) -> None:
    """Where messages get their words from: `words` says so when it is loaded, for it stands on messages itself."""
    global _say
    _say = say


_say: Callable[[Message], str] = repr
