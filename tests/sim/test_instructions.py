"""What `bench --instructions` counts, and how a profile of valgrind is read."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from illumineer.cards.given import dealt
from illumineer.cli.main import main
from illumineer.sim import callgrind, instructions
from illumineer.sim.build import is_compiled

PROFILE = """
# callgrind format
events: Ir
fl=(1) a.c
fn=(1) list_dealloc
3 10
+2 5
cfi=(2) b.c
cfn=(2) PyObject_RichCompare
calls=4 7
* 900
-1 1
fn=(2)
9 40
"""


def test_a_profile_gives_what_each_function_took_itself() -> None:
    assert callgrind.read(PROFILE.splitlines()) == {"list_dealloc": 16, "PyObject_RichCompare": 40}


def test_two_profiles_give_what_lies_between() -> None:
    few = {"list_dealloc": 10, "Py_Initialize": 500}
    many = {"list_dealloc": 40, "Py_Initialize": 500, "CPyDef_run": 90}
    assert callgrind.between(few, many, 3) == {"CPyDef_run": 30.0, "list_dealloc": 10.0}


@pytest.mark.parametrize(
    ("function", "kind"),
    [
        ("list_dealloc", "objects"),
        ("CPyDef_legal___owes", "core"),
        ("_PyObject_GenericGetAttrWithDict", "attributes"),
        ("unicodekeys_lookup_unicode", "dicts"),
        ("PyObject_RichCompare", "comparing"),
        ("list_slice", "lists"),
        ("PyLong_FromSsize_t", "ints"),
        ("CPyPy_legal____reckless", "calls"),
        ("_PyEval_EvalFrameDefault", "interpreted"),
        ("gc_collect_main", "collector"),
        ("strlen", "other"),
    ],
)
def test_a_function_belongs_to_a_kind_by_its_name(function: str, kind: str) -> None:
    assert callgrind.kind_of(function) == kind


def test_the_command_tells_the_work_its_kinds_and_its_functions(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(instructions.shutil, "which", lambda name: name)
    monkeypatch.setattr(instructions, "_profile", _invented)
    assert main(["bench", "--instructions", "--of", "all", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["compiled"] is is_compiled() and list(data["counted"]) == list(instructions.WORK)
    assert data["counted"]["greedy"] == {
        "times": 4,
        "instructions": 1100,
        "by_kind": {"core": 1000, "objects": 100},
        "by_function": {"CPyDef_run": 1000, "list_dealloc": 100},
    }
    assert main(["bench", "--instructions"]) == 0
    out = capsys.readouterr().out
    assert "a game between random bots" in out and "making and freeing objects" in out and "CPyDef_run" in out


def _invented(valgrind: str, name: str, times: int, *given: Any) -> dict[str, int]:
    return {"Py_Initialize": 5000, "CPyDef_run": 1000 * times, "list_dealloc": 100 * times}


def test_work_that_nobody_knows_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--instructions", "--of", "chess"]) == 2
    assert "no work called chess" in capsys.readouterr().err


@pytest.mark.parametrize("name", list(instructions.WORK))
def test_every_kind_of_work_can_be_done(name: str) -> None:
    lists, _ = dealt(None, None)
    command = [sys.executable, "-m", instructions.WORK[name].module, instructions.JOB]
    run = subprocess.run(command, input=json.dumps([name, 1, 1, lists]).encode(), capture_output=True, timeout=300)
    assert run.returncode == 0, run.stderr.decode()
