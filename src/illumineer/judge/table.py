"""The game of a scenario at one moment: the engine's game, its labelled cards, and words for what it asks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from illumineer.core import machine
from illumineer.core.decisions import DONE, Answer, Decision
from illumineer.core.events import Event
from illumineer.core.state import State
from illumineer.game import Game
from illumineer.judge.labels import Labels, id_of
from illumineer.messages import Reason
from illumineer.notation import write
from illumineer.vocab import Ask

MOST_SHOWN: Final = 12
"""How many legal answers a message lists."""


class Refused(Exception):
    """The engine does not take it: what was tried, in words, and the reasons with their rules."""

    def __init__(self, message: str, reasons: Iterable[Reason] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.reasons = list(reasons)


class Unfit(Exception):
    """The pending decision is not the one that the step answers."""


class Table:
    """A game and its labels.  Steps are tried on a copy, which takes the place of the table if they succeed."""

    __slots__ = ("entering", "game", "labels")

    def __init__(self, game: Game, labels: Labels | None = None, entering: tuple[int, bool] | None = None) -> None:
        self.game = game
        self.labels = labels if labels is not None else Labels.of(game.labels, game.state)
        self.entering = entering  # the card that is being played, and whether it enters exerted if it may

    def copy(self) -> Table:
        return Table(self.game.copy(), self.labels, self.entering)

    def become(self, other: Table) -> None:
        self.game, self.labels, self.entering = other.game, other.labels, other.entering

    # --- asking ------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def asked(self) -> Decision | None:
        """The pending decision; None when the game is over."""
        return self.game.decision

    @property
    def pending(self) -> Decision | None:
        """The pending decision, if it is an answer and not a turn action."""
        asked = self.game.decision
        return asked if asked is not None and asked.kind != Ask.ACT else None

    def why_not(self, value: Answer) -> list[Reason]:
        asked = self.asked
        assert asked is not None
        return machine.refusal(self.state, asked, value)

    def push(self, value: Answer) -> None:
        """Give a legal answer."""
        self.game.push_answer(value)
        self.labels = self.labels.after(self.game.state)

    def concede(self, player: int) -> None:
        self.game.concede(player)

    def redo(self, item: int | str) -> None:
        """Give an input of a game that began like this one."""
        self.game.redo(item)
        self.labels = self.labels.after(self.game.state)

    def try_push(self, value: Answer, what: str) -> None:
        """Give an answer, or refuse with its reasons."""
        asked = self.asked
        assert asked is not None
        if value not in asked.options:
            raise self.refusal(what, self.why_not(value))
        self.push(value)

    def pick_all(self, wanted: Iterable[int], what: str) -> None:
        """Answer a series of picks with all of these, in this order where any order will do, and no others."""
        left = list(wanted)
        first = self.copy()
        about = first.asked.about if first.asked is not None else ""
        last: int | None = None
        while (asked := self.asked) is not None:
            if last is not None and (asked.about != about or asked.picked[-1:] != (last,)):
                break  # the series is over
            if not left:
                self.try_push(DONE, f"{what} (and no more)")
                return
            last = next((each for each in left if each in asked.options), None)
            if last is None:
                raise self.refusal(what, self._against(left) or first._against(left))
            self.push(last)
            left.remove(last)
        if left:
            raise self.refusal(f"{what}, so many,", first._against(left))

    def _against(self, picks: list[int]) -> list[Reason]:
        """The reasons why any of these cannot be picked now."""
        asked = self.asked
        return [reason for each in picks if asked and each not in asked.options for reason in self.why_not(each)]

    # --- words -------------------------------------------------------------------------------

    def refusal(self, what: str, reasons: list[Reason]) -> Refused:
        said = "; ".join(dict.fromkeys(self.game.explain(reason) for reason in reasons))
        return Refused(f"{what} is refused: {said}" if said else f"{what} is refused", reasons)

    def name(self, ref: int) -> str:
        """A card as the scenario calls it."""
        return self.labels.label(id_of(self.state, ref)) or "a filler"

    def _names(self) -> dict[int, str]:
        st = self.state
        return {ref: self.name(ref) for ref in (*st.ref, *st.in_play, *st.last)}

    def written(self, asked: Decision) -> list[str]:
        """The legal answers, as text."""
        names = self._names()
        return [write(self.state, asked, value, names) for value in asked.options]

    def situation(self) -> str:
        """What is pending, and the legal answers."""
        asked = self.asked
        if asked is None:
            return "the game is over"
        answers = self.written(asked)
        more = f", … ({len(answers)} in all)" if len(answers) > MOST_SHOWN else ""
        what = "may act" if asked.kind == Ask.ACT else f"has to {Ask(asked.kind).name.lower()}"
        source = f" for {self.name(asked.source)}" if asked.source and asked.kind != Ask.ACT else ""
        return f"p{asked.player + 1} {what}{source}: {', '.join(answers[:MOST_SHOWN])}{more}"

    # --- cards -------------------------------------------------------------------------------

    def ref(self, label: str) -> int:
        return self.labels.ref(label, self.state)

    def id(self, label: str) -> int:
        return self.labels.id(label)

    def comes_from(self, asked: Decision, label: str) -> bool:
        """Whether the decision is for the effect of that card, or of an ability that it gave to another."""
        source = id_of(self.state, asked.source) if asked.source else -1
        if source == self.id(label):
            return True
        giver = self.state.setup.book.abilities[asked.ability].card if asked.ability >= 0 else -1
        return giver == self.labels.card(label) and (source < 0 or giver != self.state.defs[source])

    def events_since(self, mark: int) -> list[Event]:
        return self.game.events[mark:]
