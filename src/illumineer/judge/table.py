"""The game of a scenario at one moment: the engine's game, its labelled cards, and words for what it asks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from illumineer import ir
from illumineer.compile.specs import AbilitySpec
from illumineer.core import answers, machine
from illumineer.game import DONE, Answer, Decision, Event, Game, State
from illumineer.judge.labels import Labels, id_of
from illumineer.messages import Arg, Message, Reason
from illumineer.names import folded
from illumineer.notation import write
from illumineer.readings import Reading
from illumineer.told.explain import called
from illumineer.vocab import player_name

FILLER: Final = "(filler)"
"""How a card without a label is written."""


class Refused(Exception):
    """The engine does not take it: what was tried, in words, and the reasons with their rules."""

    def __init__(self, message: Message, reasons: Iterable[Reason] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.reasons = list(reasons)


class Unfit(Exception):
    """The pending decision is not the one that the step answers."""

    def __init__(self, key: str, /, **blanks: Arg) -> None:
        super().__init__(key)
        self.message = said(key, **blanks)


class Explained:
    """A reason, a question or an event in a message: the game in which it came up tells it, in any language.

    Nothing is put into words before somebody reads it: most of what is refused is only tried.
    """

    __slots__ = ("_game", "_what")

    def __init__(self, game: Game, what: Reason | Decision | Event) -> None:
        self._game = game
        self._what = what

    def told(self, lang: str) -> str:
        return self._game.explain(self._what, lang)


def said(key: str, /, **blanks: Arg) -> Message:
    """A sentence about what was played."""
    return Message(f"judge.{key}", blanks)


def kind_words(asked: Decision) -> Message:
    """What kind of thing has to be decided."""
    return said(f"kind_{asked.verb}")


def in_a_row(parts: Sequence[Arg]) -> Arg:
    """Several sentences as one."""
    if not parts:
        return ""
    return parts[0] if len(parts) == 1 else said("and_also", first=parts[0], more=in_a_row(parts[1:]))


class Unfinished(Protocol):
    """An answer that another question has interrupted."""

    def goes_on(self, table: Table) -> bool:
        """Whether its next part answers the pending decision."""

    def finish(self, table: Table) -> None:
        """Answer with the rest of it."""


class Table:
    """A game and its labels.  Steps are tried on a copy, which takes the place of the table if they succeed."""

    __slots__ = ("entering", "game", "labels", "putting")

    def __init__(self, game: Game, labels: Labels | None = None, entering: tuple[int, bool] | None = None) -> None:
        self.game = game
        self.labels = labels if labels is not None else Labels.of(game.labels, game.state)
        self.entering = entering  # the card that is being played, and whether it enters exerted if it may
        self.putting: Unfinished | None = None  # the `put` that goes on after the pending question

    def copy(self) -> Table:
        new = Table(self.game.copy(), self.labels, self.entering)
        new.putting = self.putting
        return new

    def become(self, other: Table) -> None:
        self.game, self.labels, self.entering = other.game, other.labels, other.entering
        self.putting = other.putting

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
        return asked if asked is not None and not asked.is_turn else None

    def read(self, asked: Decision, value: Answer) -> Reading:
        """What an answer means."""
        return answers.read(self.state, asked, value)

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

    def try_push(self, value: Answer, what: Arg) -> None:
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
                self.try_push(DONE, said("no_more", what=what))
                return
            last = next((each for each in left if each in asked.options), None)
            if last is None:
                raise self.refusal(what, self._against(left) or first._against(left))
            self.push(last)
            left.remove(last)
        if left:
            none = [Reason(first.asked.rule, Message("not_an_option"))] if first.asked is not None else []
            raise self.refusal(said("so_many", what=what), first._against(left) or none)

    def _against(self, picks: list[int]) -> list[Reason]:
        """The reasons why any of these cannot be picked now."""
        asked = self.asked
        return [reason for each in picks if asked and each not in asked.options for reason in self.why_not(each)]

    # --- words -------------------------------------------------------------------------------

    def refusal(self, what: Arg, reasons: list[Reason]) -> Refused:
        different = {(reason.rule, reason.message.key, repr(reason.message.args)): reason for reason in reasons}
        why = [Explained(self.game, reason) for reason in different.values()]
        what = what if isinstance(what, Message) else said("the_step", step=what)
        if not why:
            return Refused(said("refused", what=what), reasons)
        return Refused(said("refused_because", what=what, why=in_a_row(why)), reasons)

    def name(self, ref: int) -> str:
        """A card as the scenario calls it."""
        return self.labels.label(id_of(self.state, ref)) or FILLER

    def _names(self) -> dict[int, str]:
        st = self.state
        return {ref: self.name(ref) for ref in (*st.ref, *st.in_play, *st.last)}

    def written(self, asked: Decision) -> list[str]:
        """The legal answers, as text."""
        names = self._names()
        return [write(self.state, asked, value, names) for value in asked.options]

    def situation(self) -> Message:
        """What is pending, and the legal answers; or how the game has ended."""
        asked = self.asked
        if asked is None:
            return self.over()
        from illumineer.judge.offered import Offered  # it goes through tables

        return said("pending", question=Explained(self.game, asked), answers=Offered(self))

    def over(self) -> Message:
        """How the game has ended."""
        outcome = self.game.outcome
        winners = list(map(player_name, outcome.winners)) if outcome is not None else []
        return said("over_won", winners=winners) if winners else said("over")

    # --- cards -------------------------------------------------------------------------------

    def goes_by(self, source: int, spec: AbilitySpec, name: str) -> bool:
        """Whether the ability may be called so: by what it is called, or by the story name of what gave it."""
        wanted = folded(name)
        if wanted == folded(called(self.state, source, spec)):
            return True
        giver = self.state.setup.book.cards[spec.card].card if not spec.name and spec.card >= 0 else None
        given = giver.abilities if isinstance(giver, ir.Card) else ()
        giving = (ability for ability in given if ir.has(ability, ir.GainAbility))
        return any(wanted == folded(getattr(ability, "name", "")) for ability in giving)

    def says_may(self, ability: int) -> bool:
        """Whether the ability has a "may" in it, so that somebody could be asked to accept."""
        program = self.state.setup.book.abilities[ability].program if ability >= 0 else None
        return program is not None and any(isinstance(op.node, ir.May) for op in program.ops)

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
