"""The verdict on a scenario: pass, fail, skip or error, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.core.edition import Edition
from illumineer.core.edition import edition as find_edition
from illumineer.cr import EDITIONS, NEWEST
from illumineer.errors import CardError, PositionError, ScenarioError
from illumineer.game import Game
from illumineer.judge import runner
from illumineer.judge.labels import Labels, card_name, folded_label
from illumineer.judge.pool import Pool, Unplayable, compiled, from_file, shipped
from illumineer.judge.printed import printed
from illumineer.judge.reading import At
from illumineer.judge.scenario import Scenario, check
from illumineer.judge.source import Source, carries_format, read, scenario_files, wrong
from illumineer.judge.table import Refused, Table, said
from illumineer.messages import Message
from illumineer.names import full_name, is_misspelt
from illumineer.seen.labels import Label
from illumineer.words import say

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
    name: str
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
        return self.file if self.line is None else f"{self.file}:{self.line}"

    @property
    def message(self) -> str:
        """Why it did not pass, in English; "" if it did."""
        return self.told()

    def told(self, lang: str = "en") -> str:
        """Why it did not pass, in that language."""
        return say(self.said, lang) if self.said is not None else ""

    def lines(self, lang: str = "en") -> list[str]:
        """The same line by line: which step, what is wrong with it, and what could be done."""
        lines = [say(said("step", n=self.step, words=self.words), lang)] if self.step is not None else []
        if self.said is None:
            return lines
        if self.said.key == "judge.and_now":
            return [*lines, *(say(self.said.args[part], lang) for part in ("what", "now"))]
        return [*lines, self.told(lang)]


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


def run(scenario: str | Path | dict[str, Any], cards: Pool | str | Path | None = None, edition: str = NEWEST) -> Result:
    """Judge one scenario: a file, or its data.  `cards`: a pool, or a LorcanaJSON file; else the database."""
    pool = pool_of(cards)
    find_edition(edition)  # a wrong one is the caller's mistake, not the file's
    return judge(scenario, pool, edition) if isinstance(scenario, dict) else judge(Path(scenario), pool, edition)


def run_all(
    paths: Iterable[str | Path],
    cards: Pool | str | Path | None = None,
    edition: str = NEWEST,
    progress: Callable[[int, int], None] | None = None,
) -> list[Result]:
    """Judge files, and all scenarios in folders; `progress` is told how many are done, and of how many."""
    pool = pool_of(cards)
    find_edition(edition)
    return [judge(found, pool, edition) for found in sources(paths, progress)]


def pool_of(cards: Pool | str | Path | None) -> Pool:
    """The cards that are meant: a pool, those of a file before the database's, or the database's."""
    if cards is None:
        return shipped()
    return cards if isinstance(cards, Pool) else from_file(cards)


def sources(
    paths: Iterable[str | Path], progress: Callable[[int, int], None] | None = None
) -> Iterator[Source | ScenarioError]:
    """What stands in files and folders, one after the other; an error in place of a file that cannot be read."""
    found = scenario_files(paths)
    for i, (file, named) in enumerate(found, 1):
        source = opened(file)
        if named or isinstance(source, ScenarioError) or carries_format(source):
            yield source
        if progress is not None:
            progress(i, len(found))


def opened(path: Path) -> Source | ScenarioError:
    try:
        return read(path)
    except ScenarioError as error:
        return error


def judge(scenario: Path | dict[str, Any] | Source | ScenarioError, pool: Pool, edition: str) -> Result:
    """The verdict on one scenario, whatever it is given as."""
    if isinstance(scenario, Path):
        scenario = opened(scenario)
    elif isinstance(scenario, dict):
        scenario = Source(scenario)
    try:
        ready = prepare(scenario, pool)
        asked = ready.scenario.edition or edition
        skip = ready.skip or _before_since(ready.scenario, asked)
        if skip is not None:
            return ready.result(SKIP, asked, skip)
        result = ready.play(asked)
        return replace(result, status=ERROR) if _is_after_the_end(result) else result
    except ScenarioError as error:
        return wrong_file(scenario, error)


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


def wrong_file(source: Source | ScenarioError, error: ScenarioError) -> Result:
    """The verdict on a file that is wrong."""
    file = str(error.message.args.get("file", ""))
    title = source.data.get("name") if isinstance(source, Source) and isinstance(source.data, dict) else None
    name = title.strip() if isinstance(title, str) and title.strip() else Path(file).stem
    line = error.message.args.get("line")
    return Result(file, name, ERROR, None, error.message, line)


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
        assert self.book is not None
        try:
            game = Game.from_position(self.position, self.book, edition)
        except PositionError as error:
            raise self._wrong_position(error) from None
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

    def _wrong_position(self, error: PositionError) -> ScenarioError:
        """The error at its place in the file."""
        args = error.message.args
        place = args["place"] if args["place"][:1] == ("teams",) else ("setup", *args["place"])
        return wrong(self.source, args["what"], place)


def prepare(source: Source | ScenarioError, pool: Pool) -> Ready:
    """What the file says, with its cards looked up and compiled; ScenarioError if the file is wrong."""
    if isinstance(source, ScenarioError):
        raise source
    scenario = check(source)
    missing = [what for what in scenario.requires if not pool.has(what)]
    if missing:
        return Ready(scenario, source, {}, {}, skip=said("requires", what=missing))
    invented: dict[str, ir.Card | Unplayable] = {}
    texts: dict[str, At] = {}
    for at in scenario.cards:
        card = printed(at)
        name = full_name(card.name, card.version)
        if name in invented:
            raise at.fail("card_twice", card=name)
        invented[name] = compiled(card)
        texts[folded_label(name)] = at.mapping().get("text", at)
    pool = pool.with_cards(invented)
    cards: dict[str, ir.Card] = {}
    declined: Ready | None = None
    for label in scenario.labels:
        found, line = pool.find(card_name(label)), scenario.where[label].line
        if found is None:
            near = pool.nearest(card_name(label))
            if near and is_misspelt(card_name(label), near[0]):
                raise scenario.where[label].fail("misspelt_card", card=card_name(label), near=near[0])
            return Ready(scenario, source, {}, {}, skip=_no_card(card_name(label), near), line=line)
        if isinstance(found, ir.Card):
            cards[folded_label(card_name(label))] = found
        elif declined is None:
            why = said("unplayable", card=card_name(label), why=found.reason)
            text = texts.get(folded_label(card_name(label)), scenario.where[label])
            declined = Ready(scenario, source, {}, {}, unplayable=why, line=text.line)
    if declined is not None:
        return declined
    try:
        book = CardBook(_each_once([pool.filler(), *cards.values()]), pool.names)
    except CardError as error:
        return Ready(scenario, source, {}, {}, unplayable=said("no_book", why=error))
    names = {_label(label, cards): label for label in scenario.labels}
    return Ready(scenario, source, _spelled(scenario, cards), names, book)


def _no_card(name: str, near: list[str]) -> Message:
    return said("no_card_near", card=name, near=near) if near else said("no_card", card=name)


def _each_once(cards: Iterable[ir.Card]) -> list[ir.Card]:
    return list({card.full_name: card for card in cards}.values())


def _label(label: str, cards: dict[str, ir.Card]) -> str:
    """The label with the name as the card itself spells it."""
    parsed = Label.parse(label)
    assert parsed is not None, "a scenario was read whose labels are none"
    return str(Label(cards[folded_label(card_name(label))].full_name, parsed.copy))


def _spelled(scenario: Scenario, cards: dict[str, ir.Card]) -> dict[str, Any]:
    """The setup with the names as the cards themselves spell them."""
    known = set(scenario.labels)

    def spelled(value: Any) -> Any:
        if isinstance(value, str):
            return _label(value, cards) if value in known else value
        if isinstance(value, list):
            return [spelled(item) for item in value]
        return {key: spelled(item) for key, item in value.items()} if isinstance(value, dict) else value

    return {key: spelled(value) for key, value in scenario.setup.items()}
