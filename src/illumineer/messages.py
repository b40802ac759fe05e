"""Messages as keys with arguments; the words are added later, in each language (`words`).

Here: the shape of a message and of a reason.  Not here: any sentence, in any language.  Every command loads this
module, so it does without `dataclasses`, which takes a fifth of the time in which the shortest of them is done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from illumineer.cr import CR, NEWEST, number

Arg = Any
"""What fills a blank: a number, a name, another message, or a list of these.  No sentence in any language."""


class Message:
    """A sentence to be said: its key in the word tables, and what fills its blanks.

    The key is "section.key" (a section is a module of `words/en` and `words/es`); without a section it is a reason.
    In a reason an argument that is a card is given as its reference, a player as their number; which is which follows
    from the blank's name in the table ("card", "player", "n" …).
    """

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: dict[str, Arg] | None = None) -> None:
        self.key = key
        self.args: dict[str, Arg] = args if args is not None else {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __reduce__(self) -> tuple[object, ...]:
        return Message, (self.key, self.args)

    def __repr__(self) -> str:
        return f"Message(key={self.key!r}, args={self.args!r})"


class Reason:
    """Why something is not legal, or why it is so: the rule, and the message that explains it.

    `edition` is the one whose number of the rule is cited; it makes no reason another.
    """

    __slots__ = ("edition", "message", "rule")

    def __init__(self, rule: CR, message: Message, edition: str = NEWEST) -> None:
        self.rule = rule
        self.message = message
        self.edition = edition

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.rule == other.rule and self.message == other.message

    def __reduce__(self) -> tuple[object, ...]:
        return Reason, (self.rule, self.message, self.edition)

    def __repr__(self) -> str:
        return f"Reason(rule={self.rule!r}, message={self.message!r}, edition={self.edition!r})"

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
