"""Law: what is said to a user stands in the word tables, in every language; code holds keys.

Whoever raises an error of the project gives the key of its sentence: written out, one of two, or looked up in a table
of keys.  And no sentence stands in the tables that nothing says.
"""

from __future__ import annotations

import ast
import errno
import re
from collections.abc import Iterator
from pathlib import Path
from pkgutil import iter_modules

import pytest

import illumineer.words.en
from illumineer import errors, vocab
from illumineer.cr import CR
from illumineer.judge import templates
from illumineer.words import LANGUAGES, table

SOURCE = Path(__file__).resolve().parents[2] / "src" / "illumineer"
SECTIONS = sorted(module.name for module in iter_modules(illumineer.words.en.__path__))
ERRORS = {name for name, each in vars(errors).items() if isinstance(each, type) and issubclass(each, Exception)}


def _trees() -> dict[str, ast.Module]:
    """The source, without the tables themselves."""
    paths = {str(path.relative_to(SOURCE)): path for path in sorted(SOURCE.rglob("*.py"))}
    wanted = {name: path for name, path in paths.items() if not name.startswith(("words/en/", "words/es/"))}
    return {name: ast.parse(path.read_text()) for name, path in wanted.items()}


TREES = _trees()


# --- errors ----------------------------------------------------------------------------------


def keys_of(node: ast.expr, tree: ast.Module) -> list[str]:
    """The keys that an expression can be; an assertion fails where that cannot be seen."""
    if isinstance(node, ast.Constant):
        assert isinstance(node.value, str)
        return [node.value]
    if isinstance(node, ast.IfExp):
        return keys_of(node.body, tree) + keys_of(node.orelse, tree)
    if isinstance(node, ast.Dict):
        return [key for value in node.values for key in keys_of(value, tree)]
    name = node.value if isinstance(node, ast.Subscript) else node
    assert isinstance(name, ast.Name), f"what {ast.unparse(node)} is cannot be seen"
    given = [each for each in ast.walk(tree) if isinstance(each, ast.Assign | ast.AnnAssign)]
    values = [each.value for each in given if name.id in _names(each)]
    assert values and None not in values, f"what {name.id} is cannot be seen"
    return [key for value in values if value is not None for key in keys_of(value, tree)]


def _names(given: ast.Assign | ast.AnnAssign) -> list[str]:
    targets = given.targets if isinstance(given, ast.Assign) else [given.target]
    return [each.id for each in targets if isinstance(each, ast.Name)]


def made() -> Iterator[tuple[str, ast.Call, ast.Module]]:
    """Every error of the project that is made in the source: where, and the call."""
    for name, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
                yield f"{name}:{node.lineno}", node, tree


MADE = [each for each in made() if ast.unparse(each[1].func) != "IllegalMove"]


def test_the_errors_of_every_room_are_found() -> None:
    rooms = {where.partition("/")[0] for where, *_ in MADE}
    assert {"cards", "cli", "compile", "core", "ir", "judge"} <= rooms
    assert len(MADE) > 100


@pytest.mark.parametrize(("where", "call", "tree"), MADE, ids=[where for where, *_ in MADE])
def test_an_error_is_raised_with_a_key_of_the_tables(where: str, call: ast.Call, tree: ast.Module) -> None:
    for key in keys_of(call.args[0], tree):
        section, _, name = key.partition(".")
        for lang in LANGUAGES:
            assert section in SECTIONS and name in table(section, lang), f"{where}: {key} is not in the tables"


def test_a_refused_move_has_its_sentence_in_the_tables() -> None:
    """It is the one error that is not raised with a key: it knows its own."""
    (init,) = [
        node
        for kind in ast.walk(TREES["errors.py"]) if isinstance(kind, ast.ClassDef) and kind.name == "IllegalMove"
        for node in ast.walk(kind) if isinstance(node, ast.Call) and ast.unparse(node.func) == "super().__init__"
    ]  # fmt: skip
    for key in keys_of(init.args[0], TREES["errors.py"]):
        section, _, name = key.partition(".")
        assert all(name in table(section, lang) for lang in LANGUAGES)


# --- sentences -------------------------------------------------------------------------------

NOT_BY_KEY = ("arguments", "not_json", "page", "reasons", "template")
"""Looked up by their English (tests/test_language.py, tests/words/test_foreign.py), without their section
(tests/test_words.py), said by the page in the browser (test_words_of_the_page.py), or marked in a text (below)."""


def _constants() -> set[str]:
    found = {
        node.value
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return found | {text.replace(" ", "_") for text in found}


def _vocabulary() -> set[str]:
    words = [each for each in vars(vocab).values() if isinstance(each, type) and issubclass(each, vocab.Word)]
    names = {word.name for kind in words for word in kind} | {rule.name for rule in CR} | set(errno.errorcode.values())
    return names | {name.lower() for name in names}


CONSTANTS = _constants()
WORDS = CONSTANTS | _vocabulary()


def _put_together() -> set[str]:
    """Keys and parts of keys that are put together, and sections that are looked into, with what varies as groups."""
    found = set()
    for node in (node for tree in TREES.values() for node in ast.walk(tree)):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            said = [each.value if isinstance(each, ast.Constant) else None for each in node.values]
            if re.fullmatch(r"\w+(\.\w*)?", str(said[0])):
                found.add("".join(re.escape(str(each)) if each is not None else "(.+?)" for each in said))
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "table":
            if isinstance(node.args[0], ast.Constant):
                found.add(rf"{node.args[0].value}\.(.+?)")
    return found


PATTERNS = [re.compile(pattern) for pattern in sorted(_put_together())]


def is_said(key: str, known: set[str] = CONSTANTS) -> bool:
    """Whether a key is written out in the source, or is put together there of parts that are."""
    if key in known:
        return True
    matches = (pattern.fullmatch(key) for pattern in PATTERNS)
    return any(found is not None and all(is_said(part, WORDS) for part in found.groups()) for found in matches)


@pytest.mark.parametrize("section", [section for section in SECTIONS if section not in NOT_BY_KEY])
def test_every_sentence_is_said_somewhere(section: str) -> None:
    assert [key for key in table(section, "en") if not is_said(f"{section}.{key}")] == []


def test_every_comment_of_the_template_is_marked_in_it() -> None:
    marks = re.findall(r"^ *#(\w+)$|%(\w+)%", templates._LINES, re.M)
    assert {one or other for one, other in marks} == set(table("template", "en"))


def test_a_sentence_that_nobody_says_is_found() -> None:
    assert not is_said("decks.nobody_says_this")
    assert not is_said("terms.nobody_says_this")
