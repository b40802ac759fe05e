"""docs/document.md tells the truth: its conversation is held, its commands and its Python are run."""

from __future__ import annotations

import json
import re
import shlex
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.document.checks import check, fits

from illumineer.cli.main import main
from illumineer.document.schemas import NAMES
from illumineer.play.talk import NEW, REQUESTS, TABLE, Talk

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "document.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(json|console|python)\n(.*?)```", PAGE, re.S)
KEY = re.compile(r"c[0-9]+[a-z]{3}(\.under\.[0-9]+)?")
LEFT_OUT = "…"


class Reader:
    """Compares what the page shows with what is so; keys may be others, but always the same for the same card."""

    def __init__(self) -> None:
        self.keys: dict[str, str] = {}

    def hold(self, shown: Any, real: Any, where: str = "$") -> None:
        if shown == LEFT_OUT:
            return
        if isinstance(shown, dict):
            assert isinstance(real, dict), where
            for key, value in shown.items():
                if key != LEFT_OUT:
                    assert key in real, f"{where}.{key}"
                    self.hold(value, real[key], f"{where}.{key}")
            assert LEFT_OUT in shown or set(shown) == set(real), (where, set(real) - set(shown))
        elif isinstance(shown, list):
            self._list(shown, real, where)
        elif isinstance(shown, str) and KEY.fullmatch(shown):
            assert KEY.fullmatch(real) and self.keys.setdefault(shown, real) == real, where
        else:
            assert shown == real, f"{where}: {real!r}"

    def _list(self, shown: list[Any], real: Any, where: str) -> None:
        """All that is shown is there in that order; a mark stands for any number of others."""
        assert isinstance(real, list), where
        rest = list(real)
        gap = False
        for i, each in enumerate(shown):
            if each == LEFT_OUT:
                gap = True
                continue
            while True:
                assert rest, f"{where}[{i}] is not there"
                found = rest.pop(0)
                if not gap or self._fits(each, found):
                    break
            self.hold(each, found, f"{where}[{i}]")
            gap = False
        assert gap or not rest, f"{where}: there are more"

    def _fits(self, shown: Any, real: Any) -> bool:
        before = dict(self.keys)
        try:
            self.hold(shown, real)
        except AssertionError:
            return False
        finally:
            self.keys = before
        return True


def test_the_conversation_is_as_the_page_has_it() -> None:
    talk, reader, asked = Talk(), Reader(), set()
    texts = [text for kind, text in BLOCKS if kind == "json"]
    data = [json.loads(text) for text in texts]
    held = 0
    for request, reply in pairwise(data):
        if "format" in request or set(request) - set(REQUESTS) or not fits("request", request):
            continue
        (key,) = request
        asked.add(key)
        found = talk.answer(request)
        check("reply", found)
        reader.hold(reply, found, key)
        held += 1
    assert asked == set(REQUESTS) and held >= 11 and talk.over


def test_commands_print_what_the_page_shows(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    ran = 0
    for (kind, text), (_, shown) in pairwise(BLOCKS):
        if kind == "console":
            assert main(shlex.split(text.removeprefix("$ illumineer"))) == 0
            Reader().hold(json.loads(shown), json.loads(capsys.readouterr().out))
            ran += 1
    assert ran == 2


def test_the_python_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = (text for kind, text in BLOCKS if kind == "python")
    exec(compile(block, "docs/document.md", "exec"), {"__name__": "page"})
    assert "Table" in capsys.readouterr().out


def test_the_page_names_every_schema_request_option_and_key() -> None:
    from illumineer.document import schema

    words = set(re.findall(r"`\"?([a-z_]+)\"?`", PAGE))
    assert {*NAMES, *REQUESTS, *NEW, *TABLE} - words == set()
    table = set(schema("table")["properties"]) - {"format", "lang", "edition"}
    assert table - words == set()
    assert set(schema("lines")["$defs"]["lineKind"]["enum"]) - words == set()
