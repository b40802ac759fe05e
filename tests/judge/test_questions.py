"""A question as a judge types it: little is needed, all mistakes are told at once, and the answer is the board."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from tests.judge.scenes import POOL, data, judge

from illumineer.cli.main import main
from illumineer.judge import run, why
from illumineer.judge.asking import called
from illumineer.judge.source import STANDARD_INPUT, read
from illumineer.limits import MOST_TOLD

QUESTION = """\
setup:
  p1: {play: [Pawn]}
steps:
  - quest: Pawn
"""


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, and the cards of the tests as the database."""
    monkeypatch.setattr("illumineer.judge.judging.shipped", lambda: POOL)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def typed(monkeypatch: pytest.MonkeyPatch, text: str | bytes) -> None:
    raw = text.encode() if isinstance(text, str) else text
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8"))


# --- what it needs ---------------------------------------------------------------------------


def test_a_setup_and_steps_are_enough(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("question.yaml").write_text(QUESTION)
    assert main(["judge", "question.yaml"]) == 0
    assert main(["judge", "question.yaml", "--strict"]) == 2
    out = capsys.readouterr().out
    for key in ("format", "name", "rules", "source"):
        assert f"question.yaml:1:1: '{key}' is missing" in out


def test_without_a_name_the_file_is_named(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("question.yaml").write_text(QUESTION)
    assert main(["judge", "question.yaml", "--trace", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["results"]
    assert row["name"] == "question.yaml" and row["trace"][0] == "question.yaml (edition 2.3 of the rules)"
    assert run({"setup": {}, "steps": []}, POOL).title("es") == "un escenario sin nombre"


# --- standard input --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        QUESTION,
        json.dumps({"setup": {"p1": {"play": ["Pawn"]}}, "steps": [{"quest": "Pawn"}]}, indent="\t"),
        '{setup: {p1: {play: [Pawn]}}, steps: [{quest: Pawn}]}',
        '{"setup": {p1: {play: [Pawn]}}, steps: [{quest: Pawn}]}',
    ],
    ids=["yaml", "json", "flow", "flow in quotes"],
)
def test_standard_input(
    text: str, shelf: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, text)
    assert main(["judge", "-"]) == 0
    assert "PLAYED  standard input\n" in capsys.readouterr().out
    typed(monkeypatch, text)
    assert main(["judge", "-", "--trace", "--why", "PAWN", "--lang", "es"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("entrada estándar (edición 2.3") and "Pawn: todo está como en la carta impresa" in out
    typed(monkeypatch, text)
    assert main(["judge", "-", "--editions", "all", "--json", "--why", "pawn"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["results"]
    assert (row["file"], row["name"], row["status"], len(row["editions"])) == ("-", "standard input", "pass", 6)
    assert row["why"] == ["Pawn: everything is as printed"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "standard input: the file is empty"),
        (b"\xff\xfe", "standard input:1: this is not text in UTF-8"),
        ("setup: {p1: {play: [Pawn}\n", "standard input:1:25: not YAML: a list is not closed"),
        ('{"setup": {}, "steps": [}', "standard input:1:25: not JSON: a value was expected here"),
        (QUESTION.replace("quest", "qest"), "standard input:4:5: steps.1.qest: the step has no verb"),
        ("x" * 300_000, "standard input: too large: 256 KB at most"),
    ],
)
def test_what_is_wrong_with_standard_input(
    text: str | bytes, says: str, shelf: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, text)
    assert main(["judge", "-"]) == 2
    assert says in capsys.readouterr().out


def test_standard_input_and_files_together(
    shelf: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("a.json").write_text(json.dumps(data([{"expect": {"p1": {"lore": 0}}}])))
    typed(monkeypatch, QUESTION)
    assert main(["judge", "-", "a.json", "-"]) == 0
    assert "2 scenarios: 1 passed and 1 played (nothing was expected)" in capsys.readouterr().out


def test_a_file_may_be_called_like_standard_input(shelf: Path) -> None:
    assert run("-", POOL).message == "./-: No such file or directory"
    Path("-").write_text(QUESTION)
    assert (run("-", POOL).status, run("./-", POOL).where) == ("pass", "./-")


# --- nothing expected ------------------------------------------------------------------------


def test_where_nothing_is_expected_the_board_is_the_answer(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("question.yaml").write_text(QUESTION)
    assert main(["judge", "question.yaml"]) == 0
    out = capsys.readouterr().out
    assert "PLAYED  question.yaml\n      played; nothing was expected\n      ┌ turn 5" in out
    assert "p1 ▸ lore 1" in out and "passed" not in out
    assert out.endswith("1 scenario: 1 played (nothing was expected)\n")
    assert main(["judge", "question.yaml", "--trace", "--lang", "es"]) == 0
    out = capsys.readouterr().out
    assert out.count("lore 1") == 1  # the story has drawn it
    assert "JUGADO  question.yaml\n      jugado; no se esperaba nada\n1 escenario" in out
    assert main(["judge", "question.yaml", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["passed"], told["results"][0]["status"], told["results"][0]["checks"]) == (1, "pass", 0)


@pytest.mark.parametrize("check", [{"expect": {}}, {"illegal": {"quest": "Ogre"}}, {"can": []}, {"cannot": []}])
def test_every_check_is_an_expectation(check: dict[str, Any]) -> None:
    result = judge(check, p1={"play": [{"card": "Ogre", "exerted": True}]})
    assert (result.status, result.checks, result.is_unchecked) == ("pass", 1, False)
    assert judge(p1={"play": ["Ogre"]}).is_unchecked


# --- all mistakes at once --------------------------------------------------------------------

WRONG = """\
nmae: a question
cards:
  - {fullName: Gust, type: Spell, cost: x, color: Pink}
setup:
  activ: p1
  p1:
    lore: -1
    inkwell: 3
    hand: [Pawn, pawn, Heralt, Nobody Knows]
    play: [{name: Ogre, damage: x}, {exerted: true}]
steps:
  - pley: Pawn
  - quest: Pawn
    by: p1
  - challenge: Ogre
    target: Pawn
  - expect: {p1: {lore: x, hands: 2}, cards: {Ogre: {zone: grave}}}
"""


def test_all_mistakes_are_told_at_once_in_the_order_of_the_file(shelf: Path) -> None:
    Path("wrong.yaml").write_text(WRONG)
    result = run("wrong.yaml", POOL)
    assert (result.status, result.line) == ("error", 1)
    *found, advice = result.lines()
    assert [line.removeprefix("wrong.yaml:").partition(": ")[0] for line in found] == [
        "1:1", "3:22", "3:35", "3:44", "5:3", "7:5", "8:5", "9:18", "9:24", "9:32", "10:13", "10:25", "10:37",
        "12:5", "14:5", "16:5", "17:19", "17:28", "17:54",
    ]  # fmt: skip
    assert "illumineer cards update" in advice
    assert len(result.problems) == len(found) and result.message.count("\n  ") == len(found)


def test_reading_stops_where_nobody_reads_on(shelf: Path) -> None:
    Path("wrong.yaml").write_text(WRONG + "  - qest: Pawn\n" * 9)
    *found, more = run("wrong.yaml", POOL).lines()
    assert (len(found), more) == (MOST_TOLD, "and perhaps more after these")


def test_mistakes_as_json(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("wrong.yaml").write_text(QUESTION.replace("quest", "qest").replace("play:", "hadn:"))
    assert main(["judge", "wrong.yaml", "--json", "--lang", "es"]) == 2
    (row,) = json.loads(capsys.readouterr().out)["results"]
    key, verb = "«hadn» no se reconoce aquí; ¿querías decir «hand»?", "el paso no tiene verbo; ¿querías decir «quest»?"
    assert row["line"] == 2 and row["problems"] == [
        {"line": 2, "column": 8, "place": "setup.p1.hadn", "message": key},
        {"line": 4, "column": 5, "place": "steps.1.qest", "message": verb},
    ]


def lines(*steps: dict[str, Any], **setup: Any) -> list[str]:
    result = judge(*steps, **setup)
    assert result.status == "error", result
    return result.lines()


def test_all_that_cannot_be_in_the_position_is_told_together_with_the_steps() -> None:
    found = lines(
        {"qest": "Ogre"},
        p1={
            "play": [
                {"card": "Ogre", "damage": 9, "at": "Bolt"}, {"card": "Rock", "damage": 1}, "Bolt",
                {"card": "Tower", "exerted": True}, {"card": "Pawn", "at": "Tower"},
            ]
        },
        p2={"inked": 1},
    )  # fmt: skip
    assert [line.partition(": ")[0] for line in found] == [
        "steps.1.qest", "setup.p1.play.2.damage", "setup.p1.play.3", "setup.p1.play.4.exerted", "setup.p2.inked",
        "setup.p1.play.1.damage",
    ]  # fmt: skip


def test_the_cards_that_a_mistake_hides_are_not_missed_in_the_steps() -> None:
    """What stands in a list that cannot be read may be any card."""
    quests = [{"quest": "Pawn"}, {"quest": "Ogre"}]
    assert len(lines(*quests, p1={"hands_of_it": ["Pawn"], "play": ["Knight"]})) == 1
    assert len(lines(*quests, p1={"play": "Pawn"})) == 1
    assert len(lines(*quests, p1={"play": [{"carte": "Pawn"}]})) == 2  # so nearly right that it is read
    assert len(lines(*quests, p1={"lorre": 3, "play": ["Pawn"]})) == 2  # no card can be hidden in a number
    assert len(run({"setup": ["Pawn"], "steps": quests}, POOL).lines()) == 1


def test_a_card_whose_invention_is_wrong_is_not_missed() -> None:
    cards = [{"type": "Action", "cost": 1}, {"fullName": "Gust", "type": "Action", "cost": "x"}]
    found = lines({"play": "Gust"}, p1={"hand": ["Gust", "Hail"]}, top={"cards": cards})
    assert [line.partition(": ")[0] for line in found] == ["cards.1", "cards.2.cost"]
    (line,) = lines({"play": "Gust"}, p1={"hand": ["Gust"]}, top={"cards": {"Gust": {"cost": 1}}})
    assert line == "cards: a list was expected, not {Gust: {cost: 1}}"


def test_a_key_that_stands_twice_does_not_hide_the_rest(tmp_path: Path) -> None:
    for name, text in (
        ("a.yaml", "setup: {p1: {lore: 1, lore: 2}}\nsteps:\n  - qest: x\n"),
        ("a.json", '{"setup": {"p1": {"lore": 1, "lore": 2}},\n\n "steps": [{"qest": "x"}]}'),
    ):
        (tmp_path / name).write_text(text)
        first, second = run(tmp_path / name, POOL).lines()
        assert "'lore' stands twice here" in first and f"{name}:3:" in second


# --- words that people write first -----------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "says"),
    [
        ({"challenge": "Ogre", "on": "Pawn"}, "'on' does not go with 'challenge'; write challenge: [Ogre, Pawn]"),
        ({"challenge": "Ogre", "target": "Pawn"}, "'target' does not go with 'challenge'; write challenge: [Ogre, "),
        ({"move": "Ogre", "to": "Pawn"}, "'to' does not go with 'move'; write move: [Ogre, Pawn]"),
        ({"activate": "Ogre", "ability": "Roar"}, "write activate: [Ogre, Roar]"),
        ({"attack": "Ogre", "target": "Pawn"}, "'attack' is not known here; write challenge: [Ogre, Pawn]"),
        ({"attack": ["Ogre", "Pawn"]}, "write challenge: [Ogre, Pawn]"),
        ({"attack": "Ogre"}, "write challenge: [Ogre, …]"),
        ({"shift": "Ogre", "on": "Pawn"}, "'shift' is not known here; write play: Ogre, shift_onto: Pawn"),
        ({"shift": "Ogre"}, "write play: Ogre, shift_onto: …"),
        ({"play": "Ogre", "on": "Pawn"}, "'on' does not go with 'play'; write play: Ogre, shift_onto: Pawn"),
        ({"play": "Ogre", "shift": "Pawn"}, "'shift' does not go with 'play'; write play: Ogre, shift_onto: Pawn"),
        ({"sing": "Ogre", "by": "Pawn"}, "'sing' is not known here; write play: Ogre, sung_by: Pawn"),
        ({"play": "Ogre", "target": "Pawn"}, "write play: Ogre, and choose: Pawn as the next step"),
        ({"illegal": {"attack": ["Ogre", "Pawn"]}}, "illegal.attack: 'attack' is not known here; write challenge"),
    ],
)  # fmt: skip
def test_a_step_as_people_write_it_first(step: dict[str, Any], says: str) -> None:
    (line,) = lines(step, p1={"play": ["Ogre", "Pawn"]})
    assert says in line


def test_a_step_that_is_right_is_not_mended() -> None:
    setup = {"play": ["Ogre", "Pawn"]}
    assert judge({"illegal": {"play": "Ogre", "by": "p2"}}, p1=setup).status == "pass"
    (line,) = lines({"quest": "Ogre", "target": "Pawn"}, p1=setup)
    assert "'target' does not go with 'quest'" in line


@pytest.mark.parametrize(
    ("side", "says"),
    [
        ({"play": [{"name": "Pawn"}]}, "'name' is not known here; did you mean 'card'?"),
        ({"inkwell": 3}, "'inkwell' is not known here; did you mean 'ink'?"),
        ({"board": ["Pawn"]}, "did you mean 'play'?"),
        ({"graveyard": 2}, "did you mean 'discard'?"),
        ({"play": [{"card": "Pawn", "tapped": True}]}, "did you mean 'exerted'?"),
    ],
)
def test_a_key_as_people_write_it_first(side: dict[str, Any], says: str) -> None:
    (line,) = lines(p1=side)
    assert says in line
    (line,) = lines({"expect": {"p1": {"inkwell": 1}}}, p1={"ink": 1})
    assert "did you mean 'ink'?" in line


# --- the command -----------------------------------------------------------------------------


def test_an_error_is_printed_once_with_a_trace(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("a.yaml").write_text(QUESTION.replace("quest", "qest"))
    assert main(["judge", "a.yaml", "--trace"]) == 2
    assert capsys.readouterr().out.count("did you mean 'quest'?") == 1


def test_why_with_a_name_as_people_write_it(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    result = judge(p1={"hand": ["Ogre - Grown", "Ogre - Grown#2"], "play": ["Pawn"]})
    assert called(result, "OGRE") == ["Ogre - Grown"]
    assert called(result, "ogre#2") == ["Ogre - Grown#2"]
    assert why(result, "ogre") == ["Ogre - Grown: everything is as printed"]
    assert called(judge(p1={"hand": ["Ogre - Grown", "Ogre"]}), "ogre") == ["Ogre"]
    Path("a.yaml").write_text("setup: {p1: {hand: [Pawn, Ogre - Grown]}}\nsteps: []\n")
    assert main(["judge", "a.yaml", "--why", "ogre"]) == 0
    assert "Ogre - Grown: everything is as printed" in capsys.readouterr().out
    assert main(["judge", "a.yaml", "--why", "elf"]) == 2
    assert "no scenario here has a card called 'elf'" in capsys.readouterr().err


def test_why_of_a_name_that_two_cards_have(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards = "[{fullName: Elf - Old, type: Item, cost: 1}, {fullName: Elf - Young, type: Item, cost: 1}]"
    Path("a.yaml").write_text(f"cards: {cards}\nsetup: {{p1: {{hand: [Elf - Old, Elf - Young]}}}}\nsteps: []\n")
    assert main(["judge", "a.yaml", "--why", "elf"]) == 2
    told = capsys.readouterr()
    assert "more than one card is called 'elf': Elf - Old and Elf - Young; give its version" in told.err
    assert "PLAYED" in told.out


def test_why_does_not_hide_what_is_wrong(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("a.yaml").write_text(QUESTION.replace("quest", "qest"))
    assert main(["judge", "a.yaml", "--why", "pawn"]) == 2
    told = capsys.readouterr()
    assert "did you mean 'quest'?" in told.out and "no scenario" not in told.err


def test_text_that_comes_from_nowhere_in_particular_is_read_by_its_looks() -> None:
    for raw in (b'{"setup": {}, "steps": []}', b"setup: {}\nsteps: []"):
        assert read(io.BytesIO(raw), STANDARD_INPUT).data == {"setup": {}, "steps": []}
