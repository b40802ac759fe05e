"""The examples in docstrings run, and give what they show: those of the face, and of the trees of the IR."""

from __future__ import annotations

import ast
import doctest
from pathlib import Path

import pytest

import illumineer

SOURCE = Path(illumineer.__file__).parent
MODULES = ("game", "seen/card", "seen/player", "ir/base")


def examples(module: str) -> list[doctest.DocTest]:
    """The examples of a module, read from its source: a compiled module has no docstrings of its methods."""
    path = SOURCE / f"{module}.py"
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node)
            name = getattr(node, "name", module)
            if text and ">>>" in text:
                known = {"Game": illumineer.Game}
                found.append(doctest.DocTestParser().get_doctest(text, known, f"{module}.{name}", str(path), 0))
    return found


EXAMPLES = [each for module in MODULES for each in examples(module)]


def test_the_nouns_of_the_face_have_examples() -> None:
    assert {each.name for each in EXAMPLES} >= {"game.Game", "game.View", "seen/card.Card", "seen/player.Player"}


@pytest.mark.parametrize("example", EXAMPLES, ids=[each.name for each in EXAMPLES])
def test_an_example_gives_what_it_shows(example: doctest.DocTest) -> None:
    told: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(example, out=told.append)
    assert result.attempted and not result.failed, "".join(told)
