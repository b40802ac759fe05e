"""What is wrong with a file, collected: reading goes on behind each mistake, so that all of them are told at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from illumineer.errors import ScenarioError
from illumineer.limits import MOST_TOLD
from illumineer.messages import Arg, Message


class _Enough(Exception):
    """More mistakes than are told at once: reading stops."""


class Faults:
    """The mistakes that were found so far, and what helps against some of them."""

    def __init__(self, found: Iterable[ScenarioError] = ()) -> None:
        self.found = list(found)
        self.advice: Message | None = None

    def note(self, error: ScenarioError) -> None:
        """Keep the mistake; the last one that is told ends the reading."""
        self.found.append(error)
        if len(self.found) >= MOST_TOLD:
            raise _Enough

    @contextmanager
    def told(self) -> Iterator[None]:
        """Raise one ScenarioError with everything that was noted inside, and with what was wrong beyond repair."""
        try:
            yield
        except _Enough:
            pass
        except ScenarioError as error:
            self.found.append(error)
        if self.found:
            raise self._as_one() from None

    def _as_one(self) -> ScenarioError:
        """The mistakes in the order of the file; `file` and `line` are those of the first."""
        found = sorted(self.found, key=_where)
        if len(found) == 1 and self.advice is None:
            return found[0]
        first = found[0].message.args
        blanks: dict[str, Arg] = {key: first[key] for key in ("file", "line") if key in first}
        told = [error.message for error in found]
        if len(found) >= MOST_TOLD:
            told.append(Message("scenario.perhaps_more"))
        if self.advice is not None:
            told.append(self.advice)
        return ScenarioError("scenario.several", n=len(found), lines=told, **blanks)


def _where(error: ScenarioError) -> tuple[int, int]:
    args = error.message.args
    return args.get("line", 0), args.get("column", 0)


def problems(message: Message) -> list[Message]:
    """The mistakes in the message of a ScenarioError, one by one."""
    return message.args["lines"][: message.args["n"]] if message.key == "scenario.several" else [message]


def lines(message: Message) -> list[Message]:
    """The same with what follows them: that there may be more, and what helps."""
    found: list[Message] = message.args["lines"] if message.key == "scenario.several" else [message]
    return found
