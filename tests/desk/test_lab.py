"""The lab: pieces of a duel are the games of the command, and what is said of them is what the command says."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.desk.asking import FILES, LISTS, Data, error, ok, rows

from illumineer.cards.library import shared_library
from illumineer.cli.main import main
from illumineer.desk import lab
from illumineer.sim import rundir
from illumineer.sim.hands import FEWEST
from illumineer.sim.rows import LONGEST, from_row, to_row
from illumineer.words import LANGUAGES

GAMES = 12
NAMES = ["ice-and-fire", "singers-and-tinkerers", "new"]
RANDOM = ["random", "random"]
Capture = pytest.CaptureFixture[str]



def version() -> str:
    """A version of the first list with the same number of cards: one copy more of one card, one less of another."""
    text = LISTS[0].replace("3 Elsa - Gloves Off", "4 Elsa - Gloves Off")
    return text.replace("3 Sven - Leaping Reindeer", "2 Sven - Leaping Reindeer")


@cache
def played(out: Path, *more: str) -> Path:
    """The directory of a duel that the command played."""
    words = [*FILES, "-n", str(GAMES), "--jobs", "1", "--seed", "5", "--bot", "random", "--out", str(out)]
    assert main(["duel", *words, *more]) == 0
    return out


def results(duel: Any, found: list[str]) -> list[Any]:
    return [from_row(row, duel, number) for number, row in enumerate(found)]


def lines(out: Path) -> list[Any]:
    """The games that a directory has, by their numbers."""
    read = [rundir.from_json(json.loads(line)) for line in (out / "games.jsonl").read_text().splitlines()]
    return sorted(read, key=lambda each: each.number)


@pytest.fixture(scope="module")
def duel_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return played(tmp_path_factory.mktemp("duel"))


@pytest.fixture(scope="module")
def versus_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("versus")
    new = place / "new.txt"
    new.write_text(version(), encoding="utf-8")
    return played(place / "out", "--versus", str(new))


def asked(**more: Any) -> Data:
    return {"decks": LISTS, "names": NAMES, "bots": RANDOM, "seed": 5, **more}


def duel_of(version: str | None = None) -> Any:
    return lab._duel(lab._Asked((LISTS[0], LISTS[1]), version, tuple(NAMES), ("random", "random"), 5, "2.3"))


# --- playing ---------------------------------------------------------------------------------


@pytest.mark.parametrize("pieces", [[(0, 12)], [(6, 6), (0, 6)], [(11, 1), (3, 8), (0, 3)]])
def test_pieces_in_any_order_are_the_games_of_the_command(duel_dir: Path, pieces: list[tuple[int, int]]) -> None:
    found: dict[int, str] = {}
    for first, games in pieces:
        lab._worker.cache_clear()  # somebody else plays it
        piece = ok("lab.play", asked(first=first, games=games))
        found |= dict(enumerate(piece["rows"], start=piece["first"]))
    assert results(duel_of(), [found[number] for number in range(GAMES)]) == lines(duel_dir)


def test_another_version_plays_the_same_games_as_with_versus(versus_dir: Path) -> None:
    for place, list_ in (("1", None), ("2", version())):
        found = ok("lab.play", asked(version=list_, games=GAMES))["rows"]
        assert results(duel_of(list_), found) == lines(versus_dir / place)


def test_a_row_is_short_and_has_the_whole_game(duel_dir: Path) -> None:
    found = [to_row(result) for result in lines(duel_dir)]
    assert results(duel_of(), found) == lines(duel_dir)
    assert max(map(len, found)) < 200 < LONGEST


# --- counting --------------------------------------------------------------------------------


def test_the_report_has_the_figures_of_the_command(duel_dir: Path) -> None:
    found = rows(LISTS, GAMES, **{key: value for key, value in asked().items() if key != "decks"})
    told = ok("lab.report", asked(rows=found, until_certain=False, games=GAMES, **{"as": "json"}))
    assert told["text"] == (duel_dir / "summary.json").read_text(encoding="utf-8")


def test_the_report_of_two_versions_has_the_figures_of_the_command(versus_dir: Path) -> None:
    old, new = (ok("lab.play", asked(version=list_, games=GAMES))["rows"] for list_ in (None, version()))
    args = asked(rows=old, version=version(), version_rows=new, until_certain=False, games=GAMES)
    data = json.loads(ok("lab.report", {**args, "as": "json"})["text"])
    assert data == json.loads((versus_dir / "summary.json").read_text(encoding="utf-8"))
    summed = ok("lab.sum", args)
    difference = dict(summed["versus"]["difference"])
    assert difference.pop("text") and difference == data["versus"]["difference"]
    assert summed["versus"]["rates"] == data["versus"]["rates"]


def test_the_html_file_is_that_of_the_command(duel_dir: Path) -> None:
    found = rows(LISTS, GAMES, bots=RANDOM, seed=5)
    told = ok("lab.report", asked(rows=found, until_certain=False, games=GAMES, lang="en"))
    whole = (duel_dir / "report.html").read_text(encoding="utf-8")
    assert told["name"] == "report.html"
    assert without_command(told["text"]) == without_command(whole)


def without_command(page: str) -> str:
    """A report without the command that plays it again, in which files stand where they lie."""
    return "".join(part for part in page.split("<code") if "illumineer duel" not in part.partition("</code>")[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sum_is_what_the_command_says(duel_dir: Path, lang: str) -> None:
    summary = json.loads((duel_dir / "summary.json").read_text(encoding="utf-8"))
    found = rows(LISTS, GAMES, bots=RANDOM, seed=5)
    told = ok("lab.sum", asked(rows=found, until_certain=False, lang=lang))
    for key in ("games", "wins", "draws", "better", "rates", "starting", "second"):
        assert told[key] == summary[key]
    assert told["text"].endswith(".") and told["turns"]["mean"] == summary["turns"]["mean"]
    shown = told["cards"][0][0]
    assert shown == {key: summary["cards"][0][0][key] for key in shown}
    first_letters = ok("lab.sum", asked(rows=[row[0] for row in found], until_certain=False, lang=lang))
    assert first_letters == {**told, "turns": None, "cards": None}


def test_it_is_certain_enough_where_the_command_would_stop(capsys: Capture) -> None:
    """Against greedy a random bot is hopeless: the command stops soon, and the sum counts no more games than it."""
    words = [*FILES, "-n", "60", "--jobs", "1", "--bot", "greedy", "random", "--until-certain", "--json"]
    assert main(["duel", *words]) == 0
    summary = json.loads(capsys.readouterr().out)
    found = rows(LISTS, 60, bots=["greedy", "random"])
    told = ok("lab.sum", {"decks": LISTS, "names": NAMES, "bots": ["greedy", "random"], "rows": found})
    assert told["enough"] and told["games"] == summary["games"] < 60
    assert told["certain"] == summary["certain"] and told["rates"] == summary["rates"]
    few = ok("lab.sum", {"decks": LISTS, "bots": ["greedy", "random"], "rows": [row[0] for row in found[:6]]})
    assert not few["enough"] and few["games"] == 6


def test_two_equal_versions_differ_in_nothing() -> None:
    found = rows(LISTS, 8, bots=RANDOM)
    args = {"decks": LISTS, "bots": RANDOM, "rows": found, "version": LISTS[0], "version_rows": found}
    difference = ok("lab.sum", args)["versus"]["difference"]
    assert (difference["difference"], difference["only_new"], difference["only_old"]) == (0, 0, 0)


def test_no_games_say_nothing() -> None:
    told = ok("lab.sum", {"decks": LISTS, "rows": []})
    assert (told["games"], told["text"], told["cards"]) == (0, None, None)
    assert told["rates"][0]["interval"] == [0, 1]


# --- hands -----------------------------------------------------------------------------------


def test_a_hand_is_what_the_command_says(capsys: Capture) -> None:
    assert main(["hand", FILES[0], "--alter", "cheap:2", "--deals", "50", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    told = ok("lab.hand", {"text": LISTS[0], "alter": "cheap", "cost": 2, "deals": 50})
    for key in ("cards", "inkable", "mean_cost"):
        assert told[key] == data[key]
    assert {str(each["cost"]): [each["inkable"], each["other"]] for each in told["curve"]} == data["curve"]
    assert sum(each["cards"] for each in told["inks"]) == data["cards"]
    for key in ("alter", "opening", "turns", "deals", "seed"):
        assert told["odds"][key] == data[key]
    assert {each["card"]: each["second"] for each in told["odds"]["seen"]} == data["by_card"]["second"]


def test_a_list_that_is_not_finished_has_a_curve_and_no_odds() -> None:
    told = ok("lab.hand", {"text": "4 Elsa - Snow Queen\n3 Nobody - At All"})
    assert (told["cards"], told["odds"], told["fewest"]) == (4, None, FEWEST)
    enough = ok("lab.hand", {"text": f"{FEWEST} Elsa - Snow Queen", "alter": "cheap", "cost": 0, "deals": 3})
    assert enough["odds"]["alter"]["put_back"] == 7


# --- limits ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("call", "wrong", "word"),
    [
        ("lab.play", {"games": 65}, "65"),
        ("lab.play", {"games": 0}, "0"),
        ("lab.play", {"first": -1}, "1"),
        ("lab.play", {"bots": ["greedy", "search:400"]}, "search:400"),
        ("lab.play", {"bots": ["greedy"]}, "2"),
        ("lab.play", {"decks": [LISTS[0]]}, "2"),
        ("lab.play", {"decks": [LISTS[0], "4 Elsa - Snow Queen"]}, "60"),
        ("lab.play", {"decks": [LISTS[0], "4 Nobody - At All"]}, "Nobody"),
        ("lab.play", {"version": "4 Elsa - Snow Queen"}, "60"),
        ("lab.sum", {"rows": ["a"] * 2001}, "2001"),
        ("lab.sum", {"rows": ["b", "x"]}, "1"),
        ("lab.sum", {"rows": ["b!!!"]}, "0"),
        ("lab.sum", {"rows": ["b" + "_" * 400]}, "0"),
        ("lab.report", {"rows": ["b" + "A" * 30]}, "0"),
        ("lab.report", {"rows": ["b"]}, "0"),
    ],
)
def test_what_cannot_be_is_refused(call: str, wrong: Data, word: str, lang: str) -> None:
    told = error(call, {"decks": LISTS, **({} if call == "lab.play" else {"rows": ["b"]}), **wrong, "lang": lang})
    assert word in told["text"].replace(",", "").replace(".", "")


def test_what_was_cut_off_or_changed_is_no_row() -> None:
    row = rows(LISTS, 1)[0]
    for wrong in (row[:-8], row[:20], row[:2], row[0] + "_" * (len(row) - 1)):
        assert error("lab.sum", {"decks": LISTS, "rows": [wrong]})["kind"] == "SimulationError"


def test_two_whole_duels_fit_into_one_question() -> None:
    found = rows(LISTS, 2, bots=RANDOM)
    longest = max(found, key=len)
    assert 2 * 2000 * len(longest) < 480 * 1024
    args = {"decks": LISTS, "rows": found * 1000, "version": version(), "version_rows": found * 1000}
    assert "error" not in ok("lab.sum", {**args, "until_certain": False})


def test_the_starters_are_legal() -> None:
    for deck in ok("lab.starters")["decks"]:
        checked = ok("deck.check", {"text": deck["text"], "format": "infinity"})
        assert checked["total"] == 60 and checked["problems"] == []
        assert all(card["full_name"] in shared_library() for card in checked["cards"])
