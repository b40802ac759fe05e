"""Every message that the engine can say has its words."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from illumineer.core import payment
from illumineer.vocab import Happening, Step
from illumineer.words import table

SOURCE = Path(__file__).parent.parent / "src" / "illumineer"
REASONERS = [*sorted(SOURCE.glob("core/**/*.py")), *sorted(SOURCE.glob("judge/*.py")), SOURCE / "game.py"]
CORE = "\n".join(path.read_text() for path in REASONERS)


def test_every_kind_of_event_has_a_sentence() -> None:
    assert set(table("events", "en")) == {kind.name for kind in Happening}


def test_every_step_of_the_turn_has_its_words() -> None:
    assert set(table("steps", "en")) == {step.name for step in Step}


def test_every_reason_has_a_sentence_and_every_sentence_a_reason() -> None:
    used = set(re.findall(r'Message\(\s*"(\w+)"', CORE))
    used |= set(re.findall(r'\(CR\.\w+, "(\w+)", _\w+\)', CORE))
    used |= set(re.findall(r'"(is_exerted|is_drying)"', CORE))
    assert used == set(table("reasons", "en"))


def test_every_question_has_a_sentence_and_every_sentence_a_question() -> None:
    used = set()
    for path in sorted(SOURCE.glob("core/**/*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Decision":
                about = node.args[5]
                if isinstance(about, ast.Subscript) and ast.unparse(about.value) == "_ABOUT":
                    used.update(payment._ABOUT.values())  # by the kind of cost
                    continue
                assert isinstance(about, ast.Constant), f"{path.name}:{node.lineno}"
                used.add(about.value)
    assert used == set(table("questions", "en"))
