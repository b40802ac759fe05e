"""The verdict on a scenario: pass, fail, skip or error, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.cr import EDITIONS, NEWEST
from illumineer.errors import CardError, PositionError, ScenarioError
from illumineer.game import Edition, Game, find_edition
from illumineer.judge import runner
from illumineer.judge.faults import Faults, lines, problems
from illumineer.judge.impossible import note_impossible
from illumineer.judge.labels import Labels, card_name
from illumineer.judge.looking_up import look_up
from illumineer.judge.pool import Pool, from_file, shipped
from illumineer.judge.scenario import Scenario, check
from illumineer.judge.source import Source, called, carries_format, opened, scenario_files
from illumineer.judge.table import Refused, Table, said
from illumineer.messages import Message
from illumineer.seen.labels import Label, folded_label
from illumineer.words import say
from illumineer.words.titles import title

PASS: Final = "pass"
FAIL: Final = "fail"
SKIP: Final = "skip"
ERROR: Final = "error"


@dataclass(frozen=True, slots=True)
class Result:
    """What came of one scenario.

    `step` is the number of the step that failed, from 1 on, `line` the line of the file where it stands, or where
    the file is wrong, and `words` what the step says.  `edition` is the one that was played.
    """

    file: str
    """Its path; "-" is standard input, and "" data that came from no file."""
    name: str
    """What it calls itself; "" if it has no name."""
    status: str
    step: int | None = None
    said: Message | None = None
    line: int | None = None
    words: str = ""
    edition: str = ""
    rules: tuple[str, ...] = ()
    played: Played | None = field(default=None, repr=False, compare=False)

    @property
    def where(self) -> str:
        """The file, and the line where that is known."""
        return self.located()

    def located(self, lang: str = "en") -> str:
        """The same in that language."""
        file = called(self.file)
        told = say(file, lang) if isinstance(file, Message) else file
        return told if self.line is None else f"{told}:{self.line}"

    def title(self, lang: str = "en") -> str:
        """The name of the scenario, in that language if it is an example; without one, the name of its file."""
        if self.name:
            return title(self.name, lang)
        file = called(Path(self.file).name)
        return say(file, lang) if isinstance(file, Message) else file or say(Message("scenario.nameless"), lang)

    def headline(self, lang: str = "en") -> str:
        """Where it stands, and what it calls itself."""
        return f"{self.located(lang)}: {title(self.name, lang)}" if self.name else self.located(lang)

    @property
    def message(self) -> str:
        """Why it did not pass, in English; "" if it did."""
        return self.told()

    @property
    def checks(self) -> int:
        """How many steps of a scenario that was played say what must be true or legal."""
        return sum(step.is_check for step in self.played.scenario.steps) if self.played is not None else 0

    @property
    def is_unchecked(self) -> bool:
        """Whether it was played to its end, and nothing was expected of it."""
        return self.status == PASS and not self.checks

    @property
    def problems(self) -> list[Message]:
        """What is wrong with the file, one by one, each with its `line` and `column`; nothing if it is not wrong."""
        return problems(self.said) if self.status == ERROR and self.said is not None and self.step is None else []

    def told(self, lang: str = "en") -> str:
        """Why it did not pass, in that language."""
        return say(self.said, lang) if self.said is not None else ""

    def lines(self, lang: str = "en") -> list[str]:
        """The same line by line: which step, what is wrong with it, and what could be done."""
        found = [say(said("step", n=self.step, words=self.words), lang)] if self.step is not None else []
        if self.said is None:
            return found
        if self.said.key == "judge.and_now":
            return [*found, *(say(self.said.args[part], lang) for part in ("what", "now"))]
        return [*found, *(say(each, lang) for each in lines(self.said))]


@dataclass(frozen=True, slots=True)
class Played:
    """How a scenario was played, so that it can be looked at again: what a trace is made from.

    The game before the first step, what was answered since, and which step had been done by which answer.
    A trace replays the inputs and tells what happens on the way:

        events = 0
        for given, table in enumerate(played.again()):
            for event in table.events_since(events): ...
            events = len(table.game.events)
            steps = [step for step, n in zip(played.scenario.steps, played.done) if n == given]
    """

    scenario: Scenario
    start: Game
    """Before the first step; what belongs to nobody else must be copied before it goes on."""
    table: Table
    """Where it ended: after the last step, or where a step failed."""
    done: tuple[int | None, ...]
    """Of each step: how many inputs had been given when it was done; None if it failed or was not reached."""
    gave: tuple[int | None, ...]
    """For each answer the number of its input, of the last one if it took several; None if nobody was asked."""
    labels: Labels
    """The labels of `start`."""
    refused: Mapping[int, Sequence[Refused | None]]
    """Of each check, by its place: why each step in it was refused, None of one that was not."""

    @property
    def inputs(self) -> tuple[int | str, ...]:
        return self.table.game.inputs

    def again(self) -> Iterator[Table]:
        """The game once more: before the first input, and after each of them.  It is one table that goes on."""
        table = Table(self.start.copy(), self.labels)
        yield table
        for item in self.inputs:
            table.redo(item)
            yield table


def run(
    scenario: str | Path | dict[str, Any] | Source,
    cards: Pool | str | Path | None = None,
    edition: str = NEWEST,
    strict: bool = False,
) -> Result:
    """Judge one scenario: a file, or its data.  `cards`: a pool, or a LorcanaJSON file; else the database.

    A question needs a setup and steps; with `strict` a scenario must also say its format, name, rules and source.
    """
    pool = pool_of(cards)
    find_edition(edition)  # a wrong one is the caller's mistake, not the file's
    return judge(source_of(scenario), pool, edition, strict)


def run_all(
    paths: Iterable[str | Path | Source],
    cards: Pool | str | Path | None = None,
    edition: str = NEWEST,
    progress: Callable[[int, int], None] | None = None,
    strict: bool = False,
) -> list[Result]:
    """Judge files, and all scenarios in folders; `progress` is told how many are done, and of how many."""
    pool = pool_of(cards)
    find_edition(edition)
    return [judge(found, pool, edition, strict) for found in sources(paths, progress)]


def pool_of(cards: Pool | str | Path | None) -> Pool:
    """The cards that are meant: a pool, those of a file before the database's, or the database's."""
    if cards is None:
        return shipped()
    return cards if isinstance(cards, Pool) else from_file(cards)


def source_of(scenario: str | Path | dict[str, Any] | Source) -> Source:
    """A scenario, whatever it is given as."""
    if isinstance(scenario, Source):
        return scenario
    return Source(scenario) if isinstance(scenario, dict) else opened(Path(scenario))


def sources(
    paths: Iterable[str | Path | Source], progress: Callable[[int, int], None] | None = None
) -> Iterator[Source]:
    """What stands in files and folders, one after the other; what was read already is taken as it is."""
    found = scenario_files(paths)
    for i, (file, named) in enumerate(found, 1):
        source = file if isinstance(file, Source) else opened(file, named)
        if named or source.is_unread or carries_format(source):
            yield source
        if progress is not None:
            progress(i, len(found))


def judge(source: Source, pool: Pool, edition: str, strict: bool = False) -> Result:
    """The verdict on one scenario."""
    try:
        ready = prepare(source, pool, strict)
        asked = ready.scenario.edition or edition
        skip = ready.skip or _before_since(ready.scenario, asked)
        if skip is not None:
            return ready.result(SKIP, asked, skip)
        result = ready.play(asked)
        return replace(result, status=ERROR) if _is_after_the_end(result) else result
    except ScenarioError as error:
        return wrong_file(source, error)


def _is_after_the_end(result: Result) -> bool:
    """Whether the file goes on although its game is over: then it is the file that is wrong."""
    played = result.played
    if result.status != FAIL or played is None or result.step is None or played.table.asked is not None:
        return False
    steps = played.scenario.steps
    if result.step > len(steps):
        return False
    step = steps[result.step - 1]
    return step.is_action or step.is_answer


def wrong_file(source: Source, error: ScenarioError) -> Result:
    """The verdict on a file that is wrong."""
    name = source.data.get("name") if isinstance(source.data, dict) else None
    title = name.strip() if isinstance(name, str) else ""
    return Result(source.file, title, ERROR, None, error.message, error.message.args.get("line"))


def _before_since(scenario: Scenario, edition: str) -> Message | None:
    if scenario.since and EDITIONS.index(edition) < EDITIONS.index(scenario.since):
        return said("before_since", since=scenario.since, edition=edition)
    return None


# --- one scenario, ready to be played in any edition -----------------------------------------


@dataclass(frozen=True, slots=True)
class Ready:
    """A scenario with its cards.  `skip`: why it cannot be played; `unplayable`: the card that makes it fail."""

    scenario: Scenario
    source: Source
    position: dict[str, Any]
    names: dict[str, str]  # labels as the cards spell them -> as the file writes them
    book: CardBook | None = None
    skip: Message | None = None
    unplayable: Message | None = None
    line: int | None = None
    """Where the card is named that cannot be found or played."""

    def result(self, status: str, edition: str, message: Message | None = None) -> Result:
        its = self.scenario
        return Result(its.file, its.name, status, None, message, self.line, "", edition, its.rules)

    def play(self, edition: str | Edition) -> Result:
        """The verdict in that edition; ScenarioError if the position cannot be."""
        name = edition if isinstance(edition, str) else edition.name
        if self.unplayable is not None:
            return self.result(FAIL, name, self.unplayable)
        game = self.begin(edition)
        table = Table(game)
        table.labels = table.labels.renamed(self.names)
        its = self.scenario
        ran = runner.run(table, its.steps)
        played = Played(its, game, ran.table, ran.done, ran.gave, table.labels, ran.refused)
        if ran.failed is None:
            return Result(its.file, its.name, PASS, edition=name, rules=its.rules, played=played)
        number, message = ran.failed.step, ran.failed.message
        step = its.steps[number - 1] if 0 < number <= len(its.steps) else None
        line = step.at.line if step is not None else None
        words = str(step) if step is not None else ""
        return Result(its.file, its.name, FAIL, number, message, line, words, name, its.rules, played)

    def begin(self, edition: str | Edition, ask_all: bool = True) -> Game:
        """The game before the first step; ScenarioError if the position cannot be.

        A scenario is asked for everything, also where there is one answer; a player is asked what is a choice.
        """
        assert self.book is not None
        position = {**self.position, "ask_all": ask_all}
        try:
            return Game.from_position(position, self.book, edition)
        except PositionError:
            faults = Faults()
            with faults.told():
                note_impossible(position, self.book, edition, self.source, faults)
            raise


def prepare(source: Source, pool: Pool, strict: bool = False) -> Ready:
    """What the file says, with its cards looked up and compiled; ScenarioError with all that is wrong with the file."""
    faults = Faults()
    with faults.told():
        ready = _ready(source, pool, faults, strict)
    return ready


def _ready(source: Source, pool: Pool, faults: Faults, strict: bool) -> Ready:
    for error in source.faults:
        faults.note(error)
    if source.is_unread:
        raise faults.found.pop()
    scenario = check(source, faults, strict)
    missing = [what for what in scenario.requires if not pool.has(what)]
    if missing:
        return Ready(scenario, source, {}, {}, skip=said("requires", what=missing))
    cards = look_up(scenario, pool, faults)
    if cards.unknown and (source.named or faults.found):
        faults.advice = Message("scenario.get_cards")
        for at, what in cards.unknown:
            at.note(at.refuse(what))
    if cards.unknown:
        at, what = cards.unknown[0]
        return Ready(scenario, source, {}, {}, skip=what, line=at.line)
    if cards.unplayable is not None:
        name, why, at = cards.unplayable
        return Ready(scenario, source, {}, {}, unplayable=said("unplayable", card=name, why=why.reason), line=at.line)
    if not (scenario.is_set_up and cards.are_all_found):
        return Ready(scenario, source, {}, {})  # what is missing is among the faults
    try:
        book = cards.pool.book(cards.found)
    except CardError as error:
        return Ready(scenario, source, {}, {}, unplayable=said("no_book", why=error))
    spelled = {label: _label(label, cards.found) for label in scenario.labels}
    names = {own: label for label, own in spelled.items()}
    ready = Ready(scenario, source, _spelled(scenario.setup, spelled), names, book)
    if faults.found:
        note_impossible(ready.position, book, scenario.edition or NEWEST, source, faults)
    return ready


def _label(label: str, cards: dict[str, ir.Card]) -> str:
    """The label with the name as the card itself spells it."""
    parsed = Label.parse(label)
    assert parsed is not None, "a scenario was read whose labels are none"
    return str(Label(cards[folded_label(card_name(label))].full_name, parsed.copy))


def _spelled(value: Any, labels: Mapping[str, str]) -> Any:
    """A part of the setup with the labels as the cards themselves spell them."""
    if isinstance(value, str):
        return labels.get(value, value)
    if isinstance(value, list):
        return [_spelled(item, labels) for item in value]
    return {key: _spelled(item, labels) for key, item in value.items()} if isinstance(value, dict) else value
