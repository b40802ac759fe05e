"""Scenarios as tests of pytest: a file is a test, its verdict is what comes of it.

    pytest --scenarios scenarios/            # on the command line, as often as needed
    illumineer_scenarios = scenarios         # or in the configuration, one path a line

Nothing is collected unless it is asked for, and nothing of the engine is imported until then.  A test is a scenario
that is kept, so it must say its format, name, rules and source (`--strict` of the command).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from illumineer.judge import Result


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("illumineer", "scenarios for Illumineer")
    group.addoption(
        "--scenarios", action="append", default=[], metavar="PATH", help="judge scenario files, or those in a folder"
    )
    group.addoption("--scenario-edition", metavar="E", help="the edition of the rules, unless a file names one")
    group.addoption(
        "--scenario-cards", metavar="FILE", help="a LorcanaJSON file whose cards come before the database's"
    )
    group.addoption("--scenario-lang", metavar="LANG", default="en", help="the language of the verdicts: en or es")
    parser.addini("illumineer_scenarios", "files and folders with scenarios to judge", type="paths", default=[])


def pytest_configure(config: pytest.Config) -> None:
    """Scenarios that are asked for are collected besides whatever else is.

    Those of the configuration are left out where the command line names other tests.
    """
    here = config.invocation_params.dir
    asked = [(here / path).resolve() for path in config.getoption("scenarios")]
    usual = [Path(path).resolve() for path in config.getini("illumineer_scenarios")]
    config.stash[_WANTED] = [*asked, *usual]
    if not asked and not usual:
        return
    _check(config, [*asked, *usual])
    if config.args_source is not pytest.Config.ArgsSource.ARGS:
        asked += usual
    for path in asked:
        args = [(here / str(arg).split("::")[0]).resolve() for arg in config.args]
        if not any(arg == path or arg in path.parents for arg in args):
            config.args.append(str(path))


def _check(config: pytest.Config, wanted: list[Path]) -> None:
    """What is wrong about the options is said before anything runs."""
    from illumineer.core.edition import edition
    from illumineer.errors import CommandError, IllumineerError, ScenarioError
    from illumineer.messages import Message
    from illumineer.words import LANGUAGES

    lang, asked = LANGUAGES[0], config.getoption("scenario_lang")
    try:
        if asked not in LANGUAGES:
            raise CommandError("commands.no_language", variable="--scenario-lang", lang=asked, known=LANGUAGES)
        lang = asked
        for path in wanted:
            if not path.exists():
                raise ScenarioError("scenario.wrong", file=str(path), what=Message("system.ENOENT"))
        edition(config.getoption("scenario_edition") or _newest())
    except IllumineerError as error:
        raise pytest.UsageError(f"illumineer: {error.told(lang)}") from None


def _newest() -> str:
    from illumineer.cr import NEWEST

    return NEWEST


_WANTED = pytest.StashKey[list[Path]]()
_POOL = pytest.StashKey[Any]()


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> ScenarioFile | None:
    wanted = parent.config.stash.get(_WANTED, [])
    path = file_path.resolve()
    if not any(path == each or each in path.parents for each in wanted):
        return None
    from illumineer.judge.source import SUFFIXES, mentions_format

    if path.suffix.lower() not in SUFFIXES or (path not in wanted and not mentions_format(path)):
        return None
    found: ScenarioFile = ScenarioFile.from_parent(parent, path=file_path)
    return found


class ScenarioFile(pytest.File):
    """A scenario file."""

    def collect(self) -> Iterator[ScenarioItem]:
        yield ScenarioItem.from_parent(self, name="scenario")


class ScenarioItem(pytest.Item):
    """The verdict on it: fail is a failure, skip is skipped, and a file that is wrong is an error."""

    def setup(self) -> None:
        result = self._judged()
        if result.status == "error":
            pytest.fail("\n".join(result.lines(self._lang)), pytrace=False)

    def runtest(self) -> None:
        result = self._judged()
        if result.status == "skip":
            pytest.skip(result.told(self._lang))
        if result.status == "fail":
            pytest.fail("\n".join(self._verdict(result)), pytrace=False)

    def _verdict(self, result: Result) -> list[str]:
        from illumineer.judge import trace

        return [result.headline(self._lang), *result.lines(self._lang), "", trace(result, lang=self._lang)]

    @property
    def _lang(self) -> str:
        return str(self.config.getoption("scenario_lang"))

    def _judged(self) -> Result:
        from illumineer.judge import run
        from illumineer.judge.judging import pool_of
        from illumineer.judge.source import opened

        if _POOL not in self.config.stash:
            self.config.stash[_POOL] = pool_of(self.config.getoption("scenario_cards"))
        result: Result | None = getattr(self, "_result", None)
        if result is None:
            edition = self.config.getoption("scenario_edition") or _newest()
            source = opened(self.path, self.path.resolve() in self.config.stash[_WANTED])
            self._result = result = run(source, self.config.stash[_POOL], edition, strict=True)
        return result

    def reportinfo(self) -> tuple[Path, int | None, str]:
        result: Result | None = getattr(self, "_result", None)
        line = result.line - 1 if result is not None and result.line is not None else None
        return self.path, line, result.title(self._lang) if result is not None else self.name
