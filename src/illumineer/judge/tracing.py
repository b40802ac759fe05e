"""Traces: what a judge reads to see what happened in a scenario, or in a game, and by which rules.

    print(judge.trace("scenarios/shift.yaml", lang="es"))
    judge.trace_data("scenarios/shift.yaml")        # the same as data, with a table document for each board

A trace is made by playing again: input by input, and what each of them brought about (`told.story`).  Here: the steps
of the file between it, what they check, and when the board is drawn.  A trace is told once, as lines; `rendered` prints
them, `data` writes them as data.
"""

from __future__ import annotations

import textwrap
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from illumineer.cr import CR, NEWEST, number
from illumineer.document.lines import line as line_data
from illumineer.document.tables import table as table_data
from illumineer.document.tables import viewer_name
from illumineer.game import Game, State
from illumineer.judge import step_words
from illumineer.judge.judging import FAIL, Played, Result, run
from illumineer.judge.labels import Labels, id_of
from illumineer.judge.pool import Pool
from illumineer.judge.steps import Step
from illumineer.judge.table import Table
from illumineer.messages import Arg, Message
from illumineer.telling import Telling
from illumineer.told import board, story
from illumineer.told.explain import Names, reason_text
from illumineer.told.story import Line
from illumineer.words import say

TRACE: Final = "illumineer-trace/1"

TITLE: Final = "title"
BOARD: Final = "board"
FINE: Final = "fine"
REASON: Final = "reason"
FAILED: Final = "failed"

_NARROWEST: Final = 40
"""Lines are not made shorter than this, however narrow the terminal is."""

SIGNS: Final = {
    TITLE: "",
    story.ACT: "»",
    story.TURN: "—",
    story.EVENT: "·",
    story.CHOICE: "?",
    story.ONLY: "·",
    story.TRIGGER: "!",
    story.BAG: "≡",
    story.RESOLVES: "▸",
    story.CHECK: "=",
    story.QUIET: "=",
    story.INSTEAD: "↻",
    story.VALUE: "±",
    FINE: "✓",
    REASON: "×",
    FAILED: "✗",
}
"""The sign in front of each kind of line."""

_VAGUE: Final = "not_an_option"


@dataclass(frozen=True, slots=True)
class Board(Line):
    """The board: its text is the drawing, which has several lines."""

    game: Game = field(kw_only=True, compare=False)
    """The game at that moment."""


def trace(
    scenario: str | Path | dict[str, Any] | Result,
    cards: Pool | str | Path | None = None,
    edition: str = NEWEST,
    lang: str = "en",
    viewer: int | None = None,
) -> str:
    """The story of a scenario: a file, its data, or the result of judging it.

    A judge sees everything; a `viewer` (0 is the first player) only what that player may know.
    """
    result = scenario if isinstance(scenario, Result) else run(scenario, cards, edition)
    return "\n".join(text for text, _ in rendered(trace_lines(result, lang, viewer)))


def trace_data(
    scenario: str | Path | dict[str, Any] | Result,
    cards: Pool | str | Path | None = None,
    edition: str = NEWEST,
    lang: str = "en",
    viewer: int | None = None,
) -> dict[str, Any]:
    """The story of a scenario as data (`illumineer.document.schema("trace")`); arguments as in `trace`."""
    result = scenario if isinstance(scenario, Result) else run(scenario, cards, edition)
    return {
        "format": TRACE,
        "viewer": viewer_name(viewer),
        "lang": lang,
        "edition": result.edition or None,
        "lines": data(result, trace_lines(result, lang, viewer), lang, viewer),
    }


def trace_game(game: Game, lang: str = "en", viewer: int | None = None) -> str:
    """The story of a game, from its first state to where it is now."""
    trace = _Trace(game.beginning(), lang, viewer)
    for item in game.inputs:
        trace.go_on(item)
    return "\n".join(text for text, _ in rendered(trace.finish()))


def trace_lines(result: Result, lang: str = "en", viewer: int | None = None) -> list[Line]:
    """The lines of the story of a judged scenario; of one that was not played, why."""
    if result.played is None:
        return [Line(TITLE, result.title(lang), "", 0), *(Line(FAILED, each, "", 0) for each in result.lines(lang))]
    return _Scenario(result, result.played, lang, viewer).all()


def data(result: Result, lines: list[Line], lang: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """The lines of the story of a scenario as data; a board is a table document."""
    specs = result.played.start.book.cards if result.played is not None else ()
    return [
        {"kind": BOARD, "table": table_data(line.game, viewer, lang)}
        if isinstance(line, Board)
        else {**line_data(line, specs), "step": line.step}
        for line in lines
    ]


def rendered(lines: list[Line], width: int = board.WIDTH) -> list[tuple[str, str]]:
    """The lines as they are printed, each with its kind; none is wider than that, or than the board."""
    width = max(_NARROWEST, min(width, board.WIDTH))
    found: list[tuple[str, str]] = []
    for line in lines:
        if line.kind == BOARD:
            found += [(each, BOARD) for row in line.text.split("\n") for each in _row(row, width)]
            continue
        if line.kind in (story.ACT, FAILED) and found:
            found.append(("", line.kind))
        sign = SIGNS[line.kind]
        rail = "" if not line.depth else "  " + "│ " * (line.depth - 1)
        first = f"{rail}{sign} " if sign else rail
        text = f"{line.text}\u00a0[{line.rule}]" if line.rule else line.text
        text = text.replace(" - ", "\u00a0-\u00a0")  # names and rules stay together
        wrapped = textwrap.wrap(
            text, width, initial_indent=first, subsequent_indent=f"{rail}{'  ' if sign else ''}",
            break_long_words=False, break_on_hyphens=False,
        )  # fmt: skip
        found += [(each.replace("\u00a0", " "), line.kind) for each in wrapped]
    return found


def _row(row: str, width: int) -> list[str]:
    """A row of the board in as many lines as it needs."""
    wrapped = textwrap.wrap(
        row, width, subsequent_indent="│       ", break_long_words=False, break_on_hyphens=False
    )
    return wrapped or [row]


def final_board(result: Result, lang: str = "en") -> list[str]:
    """The board where a scenario ended, as it is printed; nothing if it was not played."""
    if result.played is None:
        return []
    table = result.played.table
    drawn = board.draw(table.state, lang, None, _ByLabel(table).copies())
    return [text for text, _ in rendered([Line(BOARD, "\n".join(drawn), "", 0)])]


class _ByLabel:
    """Cards are called by their names, further copies by their labels in the scenario (a `telling.Naming`)."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._names = self._now()

    def _now(self) -> Names | None:
        """Further copies by their labels; None if there are none."""
        labels, st = self._table.labels, self._table.state
        if not any("#" in label for label in labels.all):
            return None
        copies = self.copies()
        refs = ((ref, id_of(st, ref)) for ref in (*st.ref, *st.in_play, *st.last))
        return {ref: copies[id] for ref, id in refs if id in copies}

    def names(self) -> Names | None:
        return self._names

    def after(self, st: State) -> Names | None:
        """A card that has become another is still told under the name that it had before."""
        before, self._names = self._names, self._now()
        return {**(before or {}), **self._names} if self._names is not None else None

    def copies(self) -> dict[int, str]:
        """Further copies by their labels, by the id of the card."""
        found: dict[int, str] = {}
        for label in self._table.labels.all:
            id, copy = self._table.id(label), label.partition("#")[2]
            if copy:
                found[id] = f"{self._table.state.spec_by(self._table.state.ref[id]).full_name}#{copy}"
        return found


class _Trace:
    """A game that is played again, and told on the way, with the board where it has changed."""

    def __init__(self, game: Game, lang: str, viewer: int | None, labels: Labels | None = None) -> None:
        self.table = Table(game, labels)
        self.lang = lang
        self.viewer = viewer
        self.naming = _ByLabel(self.table)
        self.telling = Telling(game, lang, viewer, self.naming)
        self.teller = self.telling.teller
        self.drawn: list[str] = []
        self.draw()

    @property
    def state(self) -> State:
        return self.table.state

    def say(self, key: str, **blanks: Arg) -> str:
        return say(Message(f"trace.{key}", blanks), self.lang)

    def step_words(self, step: Step) -> str:
        return step_words.told(step, self.state.active, self.lang, self.state.setup.book)

    def rule(self, rule: CR) -> str:
        return number(rule, self.state.setup.edition.name)

    # --- going on ----------------------------------------------------------------------------

    def go_on(self, item: int | str, step: Step | None = None, n: int | None = None) -> None:
        """One input: its question or turn action, and what comes of it.

        `step` is the action that the file says, `n` the number of its step that gives the input.
        """
        asked = self.table.asked
        acts = isinstance(item, str) or (asked is not None and asked.is_turn)
        if acts:
            self.draw()
        self.telling.before(self.table.game, item, n)
        if acts and step is not None and n is not None and self.viewer is None:
            said = self.say("at_step", step=str(n), what=self.step_words(step))
            self.teller.lines[-1] = replace(self.teller.lines[-1], text=said, step=n)
        self.table.redo(item)
        self.telling.after(self.table.game)

    # --- the board ---------------------------------------------------------------------------

    def draw(self) -> None:
        """The board, if it is not as it was drawn last."""
        lines = board.draw(self.state, self.lang, self.viewer, self.naming.copies())
        if lines != self.drawn:
            self.drawn = lines
            self.teller.flush()
            drawing = "\n".join(("", *lines))
            self.teller.lines.append(Board(BOARD, drawing, "", 0, game=self.table.game.copy()))

    def finish(self) -> list[Line]:
        self.draw()
        self.teller.flush()
        return self.teller.lines


class _Scenario(_Trace):
    """A scenario that is played again: its steps stand where they had their effect."""

    def __init__(self, result: Result, played: Played, lang: str, viewer: int | None) -> None:
        self.result = result
        self.played = played
        self.told = [False] * len(played.done)
        super().__init__(played.start.copy(), lang, viewer, played.labels)

    def all(self) -> list[Line]:
        inputs = self.played.inputs
        for given, item in enumerate(inputs):
            self._checks(given)
            at = self._step_of(given, item)
            if at is None:
                self.go_on(item)
            else:
                self.told[at] = True
                step = self.played.scenario.steps[at]
                self.go_on(item, step if step.is_action else None, at + 1)
        self._checks(len(inputs))
        self._last()
        blanks: dict[str, Arg] = {"name": self.result.title(self.lang), "edition": self.result.edition}
        if self.result.rules:
            blanks["rules"] = ", ".join(self.result.rules)
        return [Line(TITLE, self.say("title", **blanks), "", 0), *self.finish()]

    def _step_of(self, given: int, item: int | str) -> int | None:
        """Which step this input belongs to: an action begins with it, an answer ends with it."""
        asked = self.table.asked
        acts = isinstance(item, str) or (asked is not None and asked.is_turn)
        for at, (step, done) in enumerate(zip(self.played.scenario.steps, self.played.done, strict=True)):
            if self.told[at] or done is None:
                continue
            if acts and step.is_action and done > given:
                return at
            if not acts and step.is_answer and self.played.gave[at] == given:
                return at
        return None

    # --- checks ------------------------------------------------------------------------------

    def _checks(self, given: int) -> None:
        """The checks that were made here, and answers that nobody was asked for: for judges, who see everything."""
        if self.viewer is not None:
            return
        for at, (step, done) in enumerate(zip(self.played.scenario.steps, self.played.done, strict=True)):
            if done is None or done > given or self.told[at] or step.is_action:
                continue
            self.told[at] = True
            if step.is_answer:
                said = self.step_words(step)
                self.teller.write(FINE, self.say("unasked", step=at + 1, what=said), step=at + 1)
                continue
            asked = self.table.asked
            if asked is None or asked.is_turn:
                self.teller.quiet()
                self.draw()
            if step.verb == "expect":
                for text in step_words.expected(step.value, self.lang):
                    self.teller.write(FINE, self.say("as_expected", step=at + 1, what=text), step=at + 1)
            else:
                self._tried(at, step)

    def _tried(self, at: int, step: Step) -> None:
        """What is legal or not, and why not."""
        for inner, refused in zip(step.steps, self.played.refused.get(at, ()), strict=False):
            said = self.step_words(inner)
            key = "is_legal" if refused is None else "is_refused"
            self.teller.write(FINE, self.say(key, step=at + 1, what=said), step=at + 1)
            if refused is None:
                continue
            depth = self.teller.depth + 1
            if not refused.reasons:
                self.teller.write(REASON, say(refused.message, self.lang), "", depth, at + 1)
            names = self.naming.names()
            given = [(reason_text(self.state, why, self.lang, None, names), why.rule) for why in refused.reasons]
            if len(set(given)) > 1:  # a reason says more than that it is no answer
                given = [each for each, why in zip(given, refused.reasons, strict=True) if why.message.key != _VAGUE]
            for text, rule in dict.fromkeys(given):
                self.teller.write(REASON, text, self.rule(rule), depth, at + 1)

    def _last(self) -> None:
        """How it ended: passed, or which step failed and why."""
        result = self.result
        if result.status != FAIL:
            return
        self.draw()
        words = self.say("failed", step=result.step or 0, what=result.words, why=result.told(self.lang))
        self.teller.write(FAILED, words, "", 0, result.step)
