"""Rule by rule: has it a text, which code carries it out, which tests and example scenarios prove it.

Needs a checkout: source, tests and examples are read as files, nothing is run.  A place in the source cites a rule by
its symbol (`CR.SHIFT`) or by its number in a comment or docstring; numbers without a prefix are those of the newest
edition.  Tables that only point at rules (`_POINTERS`) are no proof that something is done about them.  Tests are
those with the mark `rule`, directly, by `in_edition` of tests/support.py, or by `in_editions` of the Shift tests.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from illumineer.cr import CR, EDITIONS, NEWEST, SCENARIOS_CITE, number, symbols
from illumineer.rulebook.index import heading_at, rules, rules_in
from illumineer.rulebook.listed import RULES, SEED_RULES, read

_POINTERS: Final = (
    "cr.py", "cr_numbers.py", "rulebook/",
    "words/", "text/governing.py", "text/lexemes.py", "told/why.py", "judge/rules.py",
)
"""Where rules are named without anything being done about them."""

_CITED: Final = re.compile(
    r"(?<![\w.\-:/])(?:(?P<edition>1-early|1-late|2\.\d): ?)?(?P<number>\d{1,2}(?:\.\d{1,2}){1,4})(?![\w])(?!\.\d)"
)

_COMMENTED: Final = re.compile(r"#.*\d\.\d")


@dataclass(slots=True)
class Row:
    """What there is for one rule: of a symbol, or of a listed number that is a heading."""

    rule: str
    symbol: CR | None
    number: str
    languages: tuple[str, ...]
    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    scenarios: list[str] = field(default_factory=list)
    seed: bool = False

    @property
    def missing(self) -> tuple[str, ...]:
        """Of text in each language, code and tests: what there is not."""
        gaps = [lang for lang in ("en", "es") if lang not in self.languages]
        return (*gaps, *(name for name in ("code", "tests") if not getattr(self, name)))


def checkout(start: Path | None = None) -> Path | None:
    """The checkout that this package is used from, if it is."""
    root = (start or Path(__file__).resolve().parents[1]).parents[1]
    return root if (root / "tests").is_dir() and (root / "pyproject.toml").is_file() else None


def track(root: Path) -> list[Row]:
    """A row for every symbol, and one for every listed number that is a heading."""
    code, tests, scenarios = _code(root), _tests(root), _scenarios(root)
    seeds = {symbol for each in SEED_RULES for symbol in listed_rules(each)}
    found: list[Row] = []
    for symbol in CR:
        rule = rules().get(symbol)
        langs = tuple(lang for lang in ("en", "es") if rule and all(each.told(lang) for each in rule.wordings))
        own = (code.get(symbol, []), tests.get(symbol, []), scenarios.get(symbol, []))
        found.append(Row(symbol.name, symbol, number(symbol, NEWEST), langs, *own, seed=symbol in seeds))
    by_symbol = {row.symbol: row for row in found}
    for listed in dict.fromkeys((*RULES, *SEED_RULES)):
        edition, own_number = read(listed)
        if not symbols(own_number, edition):
            below = [by_symbol[symbol] for symbol in listed_rules(listed)]
            found.append(_heading_row(listed, below))
    return found


def listed_rules(listed: str) -> tuple[CR, ...]:
    """The rules that a listed number leads to; those of the section, if it is a heading."""
    edition, own = read(listed)
    heading = heading_at(own, edition)
    return symbols(own, edition) or (rules_in(heading, edition) if heading else ())


def _heading_row(listed: str, below: list[Row]) -> Row:
    """A section has what its rules have: of text all, of proofs those of each."""
    langs = tuple(lang for lang in ("en", "es") if below and all(lang in row.languages for row in below))
    return Row(
        listed,
        None,
        read(listed)[1],
        langs,
        _each_once(row.code for row in below),
        _each_once(row.tests for row in below),
        _each_once(row.scenarios for row in below),
        seed=listed in SEED_RULES,
    )


def _each_once(lists: Iterable[list[str]]) -> list[str]:
    return list(dict.fromkeys(place for places in lists for place in places))


Places = dict[CR, list[str]]


def _add(found: Places, cited: Iterable[CR], place: str) -> None:
    for symbol in cited:
        places = found.setdefault(symbol, [])
        if place not in places:
            places.append(place)


# --- source ----------------------------------------------------------------------------------


def _code(root: Path) -> Places:
    source = root / "src" / "illumineer"
    found: Places = {}
    for path in sorted(source.rglob("*.py")):
        below = path.relative_to(source).as_posix()
        if below.startswith(_POINTERS):
            continue
        for line, cited in _cited_in(path.read_text(encoding="utf-8")):
            _add(found, cited, f"{path.relative_to(root).as_posix()}:{line}")
    return found


def _cited_in(text: str) -> Iterator[tuple[int, tuple[CR, ...]]]:
    """Lines of a module, with the rules that they cite."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "CR":
            yield node.lineno, (CR[node.attr],)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            for at, line in enumerate(node.value.value.splitlines()):
                yield node.lineno + at, tuple(cited_numbers(line))
    if not _COMMENTED.search(text):
        return  # taking a module apart into tokens costs more than all the rest
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], tuple(cited_numbers(token.string))


def cited_numbers(words: str) -> Iterator[CR]:
    """The rules whose numbers stand in a comment or docstring."""
    for match in _CITED.finditer(words):
        yield from symbols(match["number"], match["edition"] or NEWEST)


# --- tests -----------------------------------------------------------------------------------


def marks(root: Path) -> dict[str, list[str]]:
    """Rule as it is marked -> the tests that have the mark."""
    found: dict[str, list[str]] = {}
    for path in sorted((root / "tests").rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        words = _constants(tree)
        own = _own_edition(tree, words)
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                for marked in (each for part in node.decorator_list for each in _marked(part, own)):
                    found.setdefault(marked, []).append(f"{path.relative_to(root).as_posix()}::{node.name}")
    return found


def _tests(root: Path) -> Places:
    found: Places = {}
    for marked, tests in marks(root).items():
        edition, own = read(marked)
        for test in tests:
            _add(found, symbols(own, edition) if edition in EDITIONS else (), test)
    return found


def _constants(tree: ast.Module) -> dict[str, str]:
    """The names of a module that stand for a text."""
    found: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            found.update({each.id: node.value.value for each in node.targets if isinstance(each, ast.Name)})
    return found


def _own_edition(tree: ast.Module, words: dict[str, str]) -> str | None:
    """The edition that a module's `rule` is for: `table, rule = in_edition(…)`."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and _name(node.value) == "in_edition":
            given = node.value.args[0]
            return words.get(given.id) if isinstance(given, ast.Name) else str(ast.literal_eval(given))
    return None


def _marked(decorator: ast.expr, own: str | None) -> Iterator[str]:
    for call in ast.walk(decorator):
        if not isinstance(call, ast.Call):
            continue
        given = [each.value for each in call.args if isinstance(each, ast.Constant) and isinstance(each.value, str)]
        if ast.unparse(call.func) == "pytest.mark.rule":
            yield from given
        elif _name(call) == "rule" and own:
            yield from (f"{own}:{each}" for each in given)
        elif _name(call) == "in_editions":
            for edition, each in zip(EDITIONS, given, strict=False):
                yield from (f"{edition}:{one}" for one in each.split())


def _name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


# --- scenarios -------------------------------------------------------------------------------


def _scenarios(root: Path) -> Places:
    """The rules that scenarios say they are about."""
    import yaml

    found: Places = {}
    for path in sorted((root / "examples").rglob("*.yaml")):
        data = yaml.load(path.read_text(encoding="utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
        cited = data.get("rules", ()) if isinstance(data, dict) else ()
        for each in cited:
            _add(found, symbols(str(each), SCENARIOS_CITE), path.relative_to(root).as_posix())
    return found
