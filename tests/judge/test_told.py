"""Verdicts in both languages, the scenario to begin with, and the words of the command."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest
from tests.judge.scenes import POOL, data, judge

import illumineer.judge
from illumineer.cli.main import main
from illumineer.judge import run, template, why
from illumineer.words import LANGUAGES, table

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
ROOM = Path(illumineer.judge.__file__).parent
SOURCES = [*ROOM.glob("*.py"), *(ROOM.parent / "position").glob("*.py"), ROOM.parent / "cli" / "judge.py"]


def test_a_failure_in_spanish() -> None:
    result = judge({"quest": "Pawn"}, {"expect": {"p1": {"lore": 2}}}, p1={"play": ["Pawn"]})
    assert result.told("es") == "p1.lore: se esperaba 2 y es 1"
    assert result.message == result.told("en") == "p1.lore: expected 2, is 1"
    assert (result.step, result.words) == (2, "expect: {p1: {lore: 2}}")
    result = judge({"quest": "Pawn"}, p1={"play": [{"card": "Pawn", "exerted": True}]})
    assert result.told("es") == (
        "se rechaza «quest: Pawn»: el personaje Pawn está agotado [4.5.1.3]; "
        "p1: Realiza una acción de turno [3.3.1]; respuestas legales: end_turn: true"
    )


def test_a_wrong_file_in_spanish() -> None:
    assert judge({"qest": "Pawn"}, p1={"play": ["Pawn"]}).told("es") == (
        "steps.1.qest: el paso no tiene verbo; ¿querías decir «quest»?"
    )
    assert judge(p1={"play": [{"card": "Rock", "damage": 1}]}).told("es") == (
        "setup.p1.play.1.damage: Rock es un objeto y no puede tener daño [5.1.2.2]"
    )


def test_an_unknown_card_is_answered_with_what_comes_closest() -> None:
    result = judge(p1={"hand": ["Old Herald"]})
    assert result.lines()[0].endswith(
        ": there is no card called 'Old Herald' in the cards at hand; did you mean Herald?"
    )
    assert result.lines("es")[0].endswith(
        ": no hay ninguna carta llamada «Old Herald» en las cartas disponibles; ¿querías decir «Herald»?"
    )


def test_a_name_that_is_a_letter_off_is_a_mistake_of_the_file() -> None:
    result = judge(p1={"hand": ["Heralt"]})
    assert (result.status, result.message) == (
        "error",
        "setup.p1.hand.1: there is no card called 'Heralt'; did you mean 'Herald'?",
    )


def test_a_declined_text_says_from_where_on() -> None:
    cards = [{"fullName": "Gust", "type": "Action", "cost": 1, "text": "Draw 2 blorps of gnarf."}]
    result = run(data([], {"p1": {"hand": ["Gust"]}}, cards=cards), POOL)
    assert result.message == (
        "Gust cannot be played: its text «Draw 2 blorps of gnarf.»: cannot be read from «blorps of gnarf .» on"
    )
    assert "«blorps of gnarf" in result.told("es")


def _keys(section: str) -> set[str]:
    """Every key of the section that the sources can say; the ends of those that are put together are left open."""
    found: set[str] = set()
    for path in SOURCES:
        text = path.read_text()
        found |= set(re.findall(rf'"{section}\.(\w+)"', text))
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"\w+", node.value):
                found.add(node.value)
            if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                found.add(f"{node.values[0].value}*")
    return found


@pytest.mark.parametrize("section", ["scenario", "position", "judge"])
def test_every_sentence_can_be_said(section: str) -> None:
    keys = _keys(section)
    starts = tuple(key[:-1] for key in keys if key.endswith("_*"))
    assert [key for key in table(section, "en") if key not in keys and not key.startswith(starts)] == []


# --- the scenario to begin with --------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_scenario_to_begin_with_passes(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "new.yaml"
    assert main(["judge", "--new", str(path), "--lang", lang]) == 0
    assert str(path) in capsys.readouterr().out
    assert path.read_text() == template(lang)
    result = run(path, POOL)
    assert result.status == "pass", result.told(lang)
    path.write_text("mine")
    assert main(["judge", "--new", str(path), "--lang", lang]) == 2
    assert path.read_text() == "mine"
    assert main(["judge", "--new", "--lang", lang]) == 0
    assert capsys.readouterr().out == template(lang)


def test_the_scenario_to_begin_with_is_written_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", "--new", str(tmp_path / "a.json")]) == 2
    assert main(["judge", "--new", str(tmp_path / "a.yaml"), "b.yaml"]) == 2
    assert main(["judge", "--new", str(tmp_path / "nowhere" / "a.yaml")]) == 2
    assert list(tmp_path.iterdir()) == []
    told = capsys.readouterr().err
    assert "ends in .yaml" in told and "leave the other paths out" in told and "cannot be written" in told


# --- the command -----------------------------------------------------------------------------


def test_the_command_in_spanish(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("illumineer.judge.judging.shipped", lambda: POOL)
    path = tmp_path / "a.json"
    path.write_text(json.dumps(data([{"expect": {"p1": {"lore": 1}}}])))
    assert main(["judge", str(path), "--lang", "es"]) == 1
    told = capsys.readouterr()
    assert f"FALLA  {path}:1: a test\n      paso 1: expect: {{p1: {{lore: 1}}}}" in told.out
    assert "1 escenario: 1 falla" in told.out and "juzgando" in told.err
    assert main(["judge", str(path), "--lang", "es", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["results"][0]["message"] == "p1.lore: se esperaba 1 y es 0"


@pytest.mark.parametrize(
    ("lang", "title"),
    [("en", "Drawing three cards is drawing three times"), ("es", "Robar tres cartas es robar tres veces")],
)
def test_an_example_is_judged_under_its_title_in_that_language(
    lang: str, title: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(EXAMPLES / "1-concepts/1.12-drawing/1.12.02-one-card-at-a-time.yaml")
    assert main(["judge", path, "--editions", "all", "--lang", lang]) == 0
    assert f"{path}: {title}\n" in capsys.readouterr().out
    assert main(["judge", path, "--trace", "--lang", lang]) == 0
    assert capsys.readouterr().out.startswith(title)


def test_a_wrong_argument(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["judge", ".", "--lang", "fr"])
    assert caught.value.code == 2
    assert main(["judge"]) == 2
    assert main(["judge", "--lang", "es"]) == 2
    assert "no hay nada que juzgar" in capsys.readouterr().err


def test_why_a_card_has_its_values_where_the_scenario_ended() -> None:
    cards = [
        {"fullName": "Drum", "type": "Item", "cost": 1, "text": "BEAT Your characters get +2 {S}."},
    ]
    check = {"expect": {"cards": {"Pawn": {"strength": 3}}}}
    result = judge(check, top={"cards": cards}, p1={"play": ["Pawn", "Drum", "Rock"]})
    assert result.status == "pass", result.message
    assert why(result, "pawn") == [
        "Pawn: printed strength 1 [5.3.6.2]",
        "+2: BEAT of Drum, as long as that card is in play [6.6.1]",
        "Pawn: strength now 3 [6.6.1.2]",
    ]
    assert why(result, "Rock", "es") == ["Rock: todo está como en la carta impresa"]
    assert why(result, "Nobody") == []
