"""`illumineer rules`, tried as a judge would."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import illumineer
from illumineer.cli.main import main
from illumineer.cr import CR, EDITIONS
from illumineer.rulebook import tracker
from illumineer.rulebook.index import wording

Capture = pytest.CaptureFixture[str]
ROOT = Path(__file__).resolve().parents[2]


def told(rule: CR, edition: str = "2.3", lang: str = "en") -> str:
    found = wording(rule, edition)
    assert found
    return found.told(lang)


def said(capsys: Capture, *words: str, status: int = 0) -> str:
    assert main(["rules", *words]) == status
    captured = capsys.readouterr()
    return captured.err if status == 2 else captured.out


def test_a_rule_with_what_stands_around_it(capsys: Capture) -> None:
    out = said(capsys, "8.10.4")
    assert out.startswith("8.10.4  Shift  [edition 2.3]")
    assert told(CR.SHIFT_DRY) in out
    assert "10.8.3 (1-early), 10.10.5 (1-late), 8.10.4 (2.0–2.3)" in out
    assert "Part of 8.10: Shift" in out
    assert told(CR.SHIFT_DRY_TWO_CHARACTERS) in out


def test_how_it_was_before_and_how_it_is_now(capsys: Capture) -> None:
    assert f"Up to 2.1: {told(CR.RESIST_ZERO, '2.1')}" in said(capsys, "8.8.2")
    out = said(capsys, "8.8.2", "--edition", "2.0", "--lang", "es")
    assert f"Desde la 2.2: {told(CR.RESIST_ZERO, '2.3', 'es')}" in out
    assert "damage-to-zero" in said(capsys, "8.8.2")


def test_a_section_by_name_in_spanish(capsys: Capture) -> None:
    out = said(capsys, "shift", "--lang", "es")
    assert out.startswith("8.10  Cambio (Shift)  [edición 2.3]")
    assert told(CR.SHIFT_COMBINED, lang="es") in out


def test_a_chapter_has_the_titles_of_its_sections(capsys: Capture) -> None:
    out = said(capsys, "7", "--lang", "es")
    assert re.search(r"^  7\.7  Bolsa$", out, re.M)
    assert told(CR.BAG_PLAYER_LEAVES, lang="es") in out


def test_a_number_of_an_older_edition(capsys: Capture) -> None:
    out = said(capsys, "--edition", "1-early", "10.8.3")
    assert "10.8.3 covers 2 rules in 1-early" in out
    assert told(CR.SHIFT_ONTO_EXERTED, "1-early") in out and told(CR.SHIFT_DRY, "1-early") in out
    assert "Beware: in 1-late, 10.8.3 is another rule (8.8.2 in 2.3)" in out


def test_a_number_that_only_older_editions_have_shows_every_meaning(capsys: Capture) -> None:
    out = said(capsys, "10.8", "--lang", "es")
    assert "La edición 2.3 no tiene 10.8" in out
    assert "10.8  Resistencia (Resist)  [edición 1-late]" in out
    assert "10.8  Cambio (Shift)  [edición 1-early]" in out


def test_where_an_edition_has_no_number_the_citation_says_whose_it_is(capsys: Capture) -> None:
    assert said(capsys, "SHIFT_DUO", "--edition", "2.0").startswith("2.2: 8.10.8.3  Shift  [edition 2.0]")


def test_what_is_not_there(capsys: Capture) -> None:
    assert "nearest: 8.10.4, 8.10.4.1 or 8.10.4.2" in said(capsys, "8.10.4.9", status=2)
    assert "pero sí en 1-late y 1-early" in said(capsys, "10.8.3", "--edition", "2.3", "--lang", "es", status=2)
    assert "nearest: Bodyguard" in said(capsys, "bodygard", status=2)
    spanish = said(capsys, "bodygard", "--lang", "es", status=2)
    assert "«bodygard»; lo más cercano: Guardaespaldas (Bodyguard)" in spanish
    assert "there is no edition '9.9'" in said(capsys, "8.1", "--edition", "9.9", status=2)
    assert "there is no edition '1-x'" in said(capsys, "1-x:8.1", status=2)
    assert "--diff and shift cannot" in said(capsys, "--diff", "2.0", "2.1", "shift", status=2)
    assert "--tracker y shift no se pueden" in said(capsys, "--tracker", "shift", "--lang", "es", status=2)
    assert "--tracker" in said(capsys, "--tracker", "shift", status=2)


def test_search(capsys: Capture) -> None:
    out = said(capsys, "search", "secandose", "--lang", "es")
    assert "8.10.4  Cambio (Shift)" in out
    out = said(capsys, "search", "SECÁNDOSE")  # found in Spanish, told in English, with the Spanish below
    assert told(CR.SHIFT_DRY) in out and told(CR.SHIFT_DRY, lang="es") in out
    assert out.count("\n") < said(capsys, "search", "card", "--all").count("\n")
    assert "nearest words:" in said(capsys, "search", "exertedd", status=2)
    assert "ninguna regla habla de «zzzz»" in said(capsys, "search", "zzzz", "--lang", "es", status=2)
    assert "No rule has all of" in said(capsys, "search", "bodyguard", "zzzz")
    assert "say what to search for" in said(capsys, "search", status=2)


def test_the_contents(capsys: Capture) -> None:
    out = said(capsys)
    assert "  8.10  Shift\n" in out and "10.2  Pack Rush" in out
    assert "  10.8  Cambio (Shift)\n" in said(capsys, "--edition", "1-early", "--lang", "es")


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(("old", "new"), [("2.0", "2.3"), ("2.3", "1-early"), ("1-early", "1-late"), ("1-late", "2.0")])
def test_two_editions(capsys: Capture, old: str, new: str, lang: str) -> None:
    out = said(capsys, "--diff", old, new, "--lang", lang)
    assert old in out.splitlines()[0] and new in out.splitlines()[0]
    assert "→" in out
    assert not re.search(r"\{[a-z]", out)


def test_two_editions_by_subject_with_both_numbers(capsys: Capture) -> None:
    out = said(capsys, "--diff", "2.1", "2.2", "--lang", "es")
    assert "\nDaño\n" in out
    assert "damage-to-zero (desde la 2.2)" in out
    assert "1.9.4 → 1.9.6" in out
    assert "the same edition twice" in said(capsys, "--diff", "2.1", "2.1", status=2)


def test_json_on_everything(capsys: Capture) -> None:
    found = json.loads(said(capsys, "8.10.4", "--json"))["meanings"][0]["rules"][0]
    assert (found["symbol"], found["number"], found["section"]["es"]) == ("SHIFT_DRY", "8.10.4", "Cambio (Shift)")
    assert found["text"] == {"en": told(CR.SHIFT_DRY), "es": told(CR.SHIFT_DRY, lang="es")}
    assert found["numbers"]["1-late"] == "10.10.5"
    assert found["children"] == ["SHIFT_DRY_NON_CHARACTER", "SHIFT_DRY_TWO_CHARACTERS"]
    assert len(json.loads(said(capsys, "10.8", "--json"))["meanings"]) == 2
    assert json.loads(said(capsys, "general", "--json"))["sections"]
    assert json.loads(said(capsys, "--json"))["contents"][0]["number"] == "1"
    assert json.loads(said(capsys, "search", "bodyguard", "--json"))["found"][0]["languages"]
    diff = json.loads(said(capsys, "--diff", "2.1", "2.2", "--json"))
    assert ["1.9.4", "1.9.6"] in diff["moved"] and diff["subjects"]


@pytest.fixture(scope="module")
def rows() -> list[tracker.Row]:
    return tracker.track(ROOT)


@pytest.fixture
def tracked(rows: list[tracker.Row], monkeypatch: pytest.MonkeyPatch) -> None:
    """What the tracker finds, found once for all tests, wherever the package is installed."""
    monkeypatch.setattr(tracker, "checkout", lambda: ROOT)
    monkeypatch.setattr(tracker, "track", lambda root: rows)


@pytest.mark.usefixtures("tracked")
def test_the_tracker(capsys: Capture) -> None:
    out = said(capsys, "--tracker")
    assert "SHIFT_DRY" in out
    assert out.splitlines()[-1].startswith("All ")
    data = json.loads(said(capsys, "--tracker", "--json"))
    assert data["counts"]["all"] == len(data["rules"])
    assert data["counts"]["seeds_open"] == 0
    gaps = json.loads(said(capsys, "--tracker", "--missing", "--json"))["rules"]
    assert all(row["missing"] for row in gaps)


def test_the_tracker_says_if_a_seed_rule_is_open(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tracker, "checkout", lambda: ROOT)
    monkeypatch.setattr(tracker, "_tests", lambda root: {})
    out = said(capsys, "--tracker", "--missing", "--lang", "es", status=1)
    assert "pruebas" in out
    assert "les falta texto, código o pruebas" in out.splitlines()[-1]


def test_the_tracker_outside_a_checkout(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tracker, "checkout", lambda: None)
    assert "clone the project" in said(capsys, "--tracker", status=2)


def test_looking_up_a_rule_loads_neither_yaml_nor_the_engine() -> None:
    looked_up = "import sys; from illumineer.cli.main import main; main(['rules', '8.10.4'])"
    code = f"{looked_up}; print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=_environment())
    loaded = set(done.stderr.split())
    assert "illumineer.rulebook.lookup" in loaded
    assert not loaded & {"yaml", "httpx", "illumineer.core.state", "illumineer.game", "illumineer.cards.library"}


def _environment() -> dict[str, str]:
    import os

    source = str(Path(illumineer.__file__).parents[1])
    return {**os.environ, "PYTHONPATH": source}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_section_of_every_edition_can_be_shown(capsys: Capture, edition: str) -> None:
    for each in json.loads(said(capsys, "--edition", edition, "--json"))["contents"]:
        out = said(capsys, each["number"], "--edition", edition, "--lang", "es")
        assert each["es"] in out


@pytest.mark.usefixtures("tracked")
def test_every_command_of_the_page_about_the_rulebook_works(capsys: Capture) -> None:
    page = (ROOT / "docs" / "rulebook.md").read_text(encoding="utf-8")
    commands = [shlex.split(line, comments=True) for line in page.splitlines() if line.startswith("illumineer ")]
    assert len(commands) > 8
    for command in commands:
        assert main(command[1:]) == 0
        assert capsys.readouterr().out
