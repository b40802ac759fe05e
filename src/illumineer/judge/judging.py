"""The verdict on a scenario: pass, fail, skip or error, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.core.edition import edition as find_edition
from illumineer.cr import EDITIONS
from illumineer.errors import CardError, PositionError, ScenarioError
from illumineer.game import NEWEST, Game
from illumineer.judge import runner
from illumineer.judge.labels import Labels, folded_label, full_name
from illumineer.judge.pool import Pool, Unplayable, compiled, from_file, shipped
from illumineer.judge.printed import printed
from illumineer.judge.scenario import Scenario, check
from illumineer.judge.source import Source, carries_format, read, scenario_files
from illumineer.judge.table import Table

PASS: Final = "pass"
FAIL: Final = "fail"
SKIP: Final = "skip"
ERROR: Final = "error"


@dataclass(frozen=True, slots=True)
class Result:
    """What came of one scenario.  `step` is the number of the step that failed, from 1 on."""

    file: str
    name: str
    status: str
    step: int | None = None
    message: str = ""
    played: Played | None = field(default=None, repr=False, compare=False)


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
    labels: Labels
    """The labels of `start`."""

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
    pool = _pool(cards)
    find_edition(edition)  # a wrong one is the caller's mistake, not the file's
    if isinstance(scenario, dict):
        return _judge(Source(scenario), pool, edition)
    result = _judge_file(Path(scenario), pool, edition, named=True)
    assert result is not None
    return result


def run_all(
    paths: Iterable[str | Path],
    cards: Pool | str | Path | None = None,
    edition: str = NEWEST,
    progress: Callable[[int, int], None] | None = None,
) -> list[Result]:
    """Judge files, and all scenarios in folders; `progress` is told how many are done, and of how many."""
    pool = _pool(cards)
    find_edition(edition)
    found = scenario_files(paths)
    results: list[Result] = []
    for i, (file, named) in enumerate(found, 1):
        result = _judge_file(file, pool, edition, named)
        if result is not None:
            results.append(result)
        if progress is not None:
            progress(i, len(found))
    return results


def _pool(cards: Pool | str | Path | None) -> Pool:
    if cards is None:
        return shipped()
    return cards if isinstance(cards, Pool) else from_file(cards)


def _judge_file(path: Path, pool: Pool, edition: str, named: bool) -> Result | None:
    """None for a file in a folder that turns out not to be a scenario."""
    try:
        source = read(path)
    except ScenarioError as error:
        return Result(str(path), path.stem, ERROR, None, str(error))
    if not named and not carries_format(source):
        return None
    return _judge(source, pool, edition)


def _judge(source: Source, pool: Pool, edition: str) -> Result:
    title = source.data.get("name") if isinstance(source.data, dict) else None
    name = title if isinstance(title, str) else Path(source.file).stem
    try:
        scenario = check(source)
        played = scenario.edition or edition
        skip = _skipped(scenario, pool, played)
        if skip:
            return Result(source.file, name, SKIP, None, skip)
        return _play(scenario, pool, played)
    except ScenarioError as error:
        return Result(source.file, name, ERROR, None, str(error))


def _skipped(scenario: Scenario, pool: Pool, edition: str) -> str:
    """Why the scenario says nothing about this engine, pool or edition; "" if it does."""
    missing = [what for what in scenario.requires if not pool.has(what)]
    if missing:
        return f"requires {', '.join(missing)}"
    if scenario.since and EDITIONS.index(edition) < EDITIONS.index(scenario.since):
        return f"so only since edition {scenario.since}, and {edition} is played"
    return ""


def _play(scenario: Scenario, pool: Pool, edition: str) -> Result:
    def verdict(status: str, message: str = "", step: int | None = None) -> Result:
        return Result(scenario.file, scenario.name, status, step, message)

    invented: dict[str, ir.Card | Unplayable] = {}
    for at in scenario.cards:
        card = printed(at)
        invented[f"{card.name} - {card.version}" if card.version else card.name] = compiled(card)
    pool = pool.with_cards(invented)
    cards: dict[str, ir.Card] = {}
    for label in scenario.labels:
        found = pool.find(full_name(label))
        if found is None:
            return verdict(SKIP, f"there is no card called {full_name(label)!r}")
        if isinstance(found, Unplayable):
            return verdict(FAIL, f"{full_name(label)} cannot be played: {found.reason}")
        cards[folded_label(full_name(label))] = found
    filler = pool.filler()
    try:
        book = CardBook(_each_once([filler, *cards.values()]), pool.names)
    except CardError as error:
        return verdict(FAIL, str(error))
    try:
        game = Game.from_position(_spelled(scenario, cards), book, edition)
    except PositionError as error:
        raise ScenarioError(f"{scenario.file}: setup: {error}") from None
    table = Table(game)
    table.labels = table.labels.renamed({_label(label, cards): label for label in scenario.labels})
    ran = runner.run(table, scenario.steps)
    played = Played(scenario, game, ran.table, ran.done, table.labels)
    if ran.failed is not None:
        return Result(scenario.file, scenario.name, FAIL, ran.failed.step, ran.failed.message, played)
    return Result(scenario.file, scenario.name, PASS, played=played)


def _each_once(cards: Iterable[ir.Card]) -> list[ir.Card]:
    return list({card.full_name: card for card in cards}.values())


def _label(label: str, cards: dict[str, ir.Card]) -> str:
    """The label with the name as the card itself spells it."""
    _, sign, copy = label.partition("#")
    return f"{cards[folded_label(full_name(label))].full_name}{sign}{copy}"


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
