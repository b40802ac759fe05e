"""Crossed sentences: each axis has clauses that are read, and the sentences that are not read are listed."""

from __future__ import annotations

import json

import pytest

from illumineer.cli.main import main
from illumineer.text.crossing import AXES, FRAMES, cross, sentences

Capture = pytest.CaptureFixture[str]


def test_every_clause_stands_in_a_sentence_and_no_sentence_twice() -> None:
    texts = [each.text for each in sentences()]
    assert len(texts) == len(set(texts))
    assert {axis for frame in FRAMES for axis in frame.axes} == AXES.keys()
    for clause in AXES["trigger"]:
        assert any(text.startswith(clause) for text in texts)


def test_hardly_anything_is_not_read_and_nothing_is_ambiguous() -> None:
    found = list(cross(600, seed=3))
    assert len(found) == 600
    assert not [each.text for each in found if each.ambiguous]
    assert len([each for each in found if each.why is not None]) < 30


def test_a_seed_draws_the_same_sentences() -> None:
    assert [each.text for each in cross(20, 5)] == [each.text for each in cross(20, 5)]
    assert [each.text for each in cross(20, 5)] != [each.text for each in cross(20, 6)]


@pytest.mark.parametrize(("lang", "said"), [("en", "sentences are not read"), ("es", "frases no se")])
def test_the_command(lang: str, said: str, capsys: Capture) -> None:
    assert main(["cards", "cross", "--most", "60", "--lang", lang]) == 0
    assert said in capsys.readouterr().out
    assert main(["cards", "cross", "--most", "60", "--json", "--lang", lang]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["sentences"] == 60 and data["unread"] == len(data["results"])
