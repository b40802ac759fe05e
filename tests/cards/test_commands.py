"""The commands `cards` and `deck`, tried as a user would."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from tests.cards.invented import card, cards, content, write
from tests.cards.shelf import shelf
from tests.shared import SHARED, needs

from illumineer.cards import library as libraries
from illumineer.cards.library import SHIPPED, open_library
from illumineer.cli.main import main

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small shipped database, and an empty place for what the user imports."""
    monkeypatch.setattr(libraries, "SHIPPED", shelf(tmp_path / "shipped.jsonl"))
    monkeypatch.setenv("ILLUMINEER_DATA", str(tmp_path / "user"))
    return tmp_path / "user" / "cards.jsonl"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return write(tmp_path / "allCards.json")


# --- show, find ------------------------------------------------------------------------------


def test_show(capsys: Capture) -> None:
    assert main(["cards", "show", "wren", "-", "LAMPLIGHTER"]) == 0
    out = capsys.readouterr().out
    for part in ("Wren - Lamplighter", "2 ⬡ · Amber", "2 ¤ · 3 ⛉ · 1 ◊", "Evasive", "1 Chapter 1 42 (Rare)", "4a P1"):
        assert part in out
    assert "Core: from 2023-09-20 until 2025-09-05" in out


def test_show_in_spanish(capsys: Capture) -> None:
    assert main(["cards", "show", "wren - lamplighter", "--lang", "es"]) == 0
    out = capsys.readouterr().out
    assert "Evasivo" in out
    assert "Personaje" in out


def test_show_an_unplayable_card(capsys: Capture) -> None:
    assert main(["cards", "show", "gull"]) == 0
    assert "UNPLAYABLE: nobody knows what it means" in capsys.readouterr().out


def test_show_what_does_not_exist(capsys: Capture) -> None:
    assert main(["cards", "show", "Wren - Lampligter"]) == 2
    assert "did you mean Wren - Lamplighter" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        (["wren"], ["Wren - Lamplighter", "Wren - Queen of Wicks"]),
        (["kala", "fire"], ["Té Kāla - Fire’s “Own”"]),
        (["--ink", "ruby"], ["Pearl - Ruby Red"]),
        (["--keyword", "evasive"], ["Wren - Lamplighter"]),
        (["--type", "item"], ["Glass Shoe"]),
        (["--words", "draw 2 cards"], ["Fire Away!"]),
        (["--words", "roba 2 cartas", "--lang", "es"], ["Fire Away!"]),
        (["--words", "raw 2 cards"], []),
        (["--cost", "3+"], []),
        (["--cost", "1-2", "--type", "action"], ["Fire Away!"]),
        (["--set", "2"], []),
        (["--set", "1", "--ink", "steel", "--type", "item"], ["Glass Shoe"]),
    ],
)
def test_find(asked: list[str], found: list[str], capsys: Capture) -> None:
    assert main(["cards", "find", *asked]) == (0 if found else 1)
    out = capsys.readouterr().out
    assert all(name in out for name in found)
    assert f"{len(found)} car" in out  # cards, cartas


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        (["--ink", "purple"], "there is no ink 'purple'; there are Amber, Amethyst"),
        (["--keyword", "flying"], "there is no keyword 'flying'"),
        (["--type", "land"], "there is no type 'land'"),
        (["--cost", "many"], "'many' is not a cost"),
        (["--set", "99"], "there is no set '99'; there are 1, 2 and Q1"),
    ],
)
def test_find_with_unknown_words(asked: list[str], reason: str, capsys: Capture) -> None:
    assert main(["cards", "find", *asked]) == 2
    assert reason in capsys.readouterr().err


# --- coverage --------------------------------------------------------------------------------


def test_coverage(file: Path, capsys: Capture) -> None:
    assert main(["cards", "coverage", str(file)]) == 0
    out = capsys.readouterr().out
    assert "Chapter 1" in out
    assert "Quest sets" in out
    assert "Gull - Far Too Clever  [declined]" in out
    assert "reminder text" in out
    assert "\x1b" not in out  # no terminal, no ornament


def test_coverage_lists_the_declined_with_the_place(file: Path, capsys: Capture) -> None:
    assert main(["cards", "coverage", str(file), "--declined"]) == 0
    out = capsys.readouterr().out
    assert "▸" in out
    assert "expected:" in out
    assert "reminder text" not in out


def test_coverage_as_json(file: Path, capsys: Capture) -> None:
    assert main(["cards", "coverage", str(file), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["cards"] == 6
    assert main(["cards", "coverage", str(file), "--json", "--set", "2", "--jobs", "2"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["cards"], data["declined"], len(data["results"])) == (2, 1, 2)


def test_coverage_of_a_set_that_is_not_there(file: Path, capsys: Capture) -> None:
    assert main(["cards", "coverage", str(file), "--set", "7"]) == 2
    assert "there is no set '7'; there are 1, 2 and Q1" in capsys.readouterr().err


# --- build, import ---------------------------------------------------------------------------


def test_build_is_deterministic(file: Path, tmp_path: Path, capsys: Capture) -> None:
    for name in ("a", "b"):
        assert main(["cards", "build", str(file), "--out", str(tmp_path / name)]) == 0
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    said = capsys.readouterr()
    assert "7 cards, 6 playable, 1 not" in said.out
    assert "reading cards" in said.err


def test_import_adds_cards_to_the_database_in_use(file: Path, user: Path, capsys: Capture) -> None:
    before = len(open_library())
    assert main(["cards", "import", str(file)]) == 0
    assert str(user) in capsys.readouterr().out
    found = open_library()
    assert len(found) == before + 5  # Wren and the Gull are in both; the Quest card called Wren is apart
    assert found["Wren - Lamplighter"].plain.cost == 3
    assert found["Wren - Lamplighter"].facts.id == 3
    assert found.find("wren - lamplighter (q1)").facts.quest
    assert main(["cards", "show", "copper kettle"]) == 0
    assert "FULL STEAM ⟳, 1 ⬡ — Draw a card." in capsys.readouterr().out


def test_a_second_import_keeps_the_first(file: Path, tmp_path: Path, capsys: Capture) -> None:
    assert main(["cards", "import", str(file)]) == 0
    more = write(tmp_path / "more.json", content([card(1, "Newcomer - Just Printed"), card(2, "Wren - Lamplighter")]))
    assert main(["cards", "import", str(more)]) == 0
    found = open_library()
    assert "Newcomer - Just Printed" in found
    assert "Copper Kettle" in found
    assert found["Wren - Lamplighter"].card.abilities == ()
    assert found["Wren - Lamplighter (Q1)"].facts.quest


def broken_files() -> dict[str, bytes]:
    good = content(cards())
    return {
        "garbage": b"\x00\x93garbage" * 1_200_000,
        "text garbage": b"lorem ipsum " * 900_000,
        "cut off": json.dumps(good).encode()[:-40],
        "foreign": json.dumps({"data": [{"name": "Forest"}]}).encode(),
        "another version": json.dumps(content(cards(), "9.0")).encode(),
        "empty": b"",
    }


@pytest.mark.parametrize("data", broken_files().values(), ids=broken_files().keys())
def test_a_bad_file_changes_nothing(data: bytes, file: Path, user: Path, tmp_path: Path, capsys: Capture) -> None:
    assert main(["cards", "import", str(file)]) == 0
    before = user.read_bytes()
    bad = tmp_path / "bad.json"
    bad.write_bytes(data)
    for command in ("import", "coverage", "build"):
        assert main(["cards", command, str(bad)]) == 2
        error = capsys.readouterr().err
        assert "bad.json: " in error
        assert "Traceback" not in error
    assert user.read_bytes() == before
    assert [each.name for each in user.parent.iterdir()] == ["cards.jsonl"]


def test_an_import_takes_the_place_of_a_damaged_one(file: Path, user: Path, capsys: Capture) -> None:
    user.parent.mkdir()
    user.write_bytes(b"damaged")
    assert main(["cards", "show", "wren - lamplighter"]) == 2
    assert "not a card database" in capsys.readouterr().err
    assert main(["cards", "import", str(file)]) == 0
    assert main(["cards", "show", "wren - lamplighter"]) == 0


# --- update ----------------------------------------------------------------------------------


class _Answers(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        status, body = {
            "/good": (200, json.dumps(content(cards())).encode()),
            "/garbage": (200, b"<html>" * 100_000),
            "/moved": (302, b""),
        }.get(self.path, (404, b"nothing"))
        self.send_response(status)
        self.send_header("Content-Length", str(len(body) + (100 if self.path == "/short" else 0)))
        if status == 302:
            self.send_header("Location", "/good")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def server() -> Iterator[str]:
    """A server on this machine that has a card file, and other things."""
    found = HTTPServer(("127.0.0.1", 0), _Answers)
    thread = threading.Thread(target=found.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{found.server_port}"
    found.shutdown()
    found.server_close()
    thread.join()


@pytest.mark.parametrize("path", ["good", "moved"])
def test_update_downloads_and_imports(path: str, server: str, user: Path, capsys: Capture) -> None:
    assert main(["cards", "update", "--url", f"{server}/{path}"]) == 0
    assert "Copper Kettle" in open_library()
    assert "7 cards, 6 playable" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("path", "reason"), [("nothing", "the server answers 404 Not Found"), ("garbage", "garbage: not JSON")]
)
def test_an_update_that_fails_changes_nothing(
    path: str, reason: str, server: str, file: Path, user: Path, capsys: Capture
) -> None:
    assert main(["cards", "import", str(file)]) == 0
    before = user.read_bytes()
    assert main(["cards", "update", "--url", f"{server}/{path}"]) == 2
    assert reason in capsys.readouterr().err
    assert user.read_bytes() == before


def test_offline_is_a_clear_sentence(user: Path, capsys: Capture) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    assert main(["cards", "update", "--url", f"http://127.0.0.1:{port}/cards.json"]) == 2
    error = capsys.readouterr().err
    assert "the server cannot be reached. Is this machine online?" in error
    assert "illumineer cards import FILE" in error
    assert not user.exists()


@pytest.mark.parametrize("url", ["nonsense", "ftp://example.invalid/x", "http://"])
def test_an_address_that_is_none(url: str, capsys: Capture) -> None:
    assert main(["cards", "update", "--url", url]) == 2
    assert f"illumineer: {url}: " in capsys.readouterr().err


# --- decks -----------------------------------------------------------------------------------

GOOD = "52 Cogs & Wheels - Old Pair\n4 Wren - Queen of Wicks\n4 Fire Away!\n"


def test_a_deck_is_shown_and_checked(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(GOOD)
    assert main(["deck", str(path), "--date", "2026-01-31"]) == 0
    out = capsys.readouterr().out
    assert "Cogs & Wheels - Old Pair" in out
    assert "legal in Core Constructed on 2026-01-31" in out
    path.write_text(GOOD + "1 Wren - Lamplighter\n1 Gull - Far Too Clever")
    assert main(["deck", str(path)]) == 1
    out = capsys.readouterr().out
    assert "line 4: Wren - Lamplighter is not allowed in Core Constructed" in out
    assert "Gull - Far Too Clever cannot be played here yet: nobody knows what it means" in out


def test_a_deck_as_json(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("2 Fire Away!\n1 Pearl - Ruby Red")
    assert main(["deck", str(path), "--format", "draft", "--date", "2026-01-31", "--json"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert data["problems"] == ["3 cards are too few, at least 35 are needed (1.10.1.2)"]
    assert data["lines"][1] == {"line": 2, "copies": 1, "fullName": "Pearl - Ruby Red"}


def test_a_deck_with_mistakes(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("2 Fire Awya!")
    assert main(["deck", str(path)]) == 2
    assert "line 1: there is no card called 'Fire Awya!'; did you mean Fire Away!?" in capsys.readouterr().err
    path.write_text(GOOD)
    assert main(["deck", str(path), "--date", "tomorrow"]) == 2
    assert "'tomorrow' is not a day" in capsys.readouterr().err
    assert main(["deck", str(path), "--edition", "9"]) == 2
    assert "there is no edition '9'" in capsys.readouterr().err


def test_bench_on_two_decks(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(GOOD)
    assert main(["bench", "--games", "1", "--decks", str(path), str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1
    path.write_text("60 Gull - Far Too Clever")
    assert main(["bench", "--decks", str(path), str(path)]) == 2
    assert "not playable yet: Gull - Far Too Clever" in capsys.readouterr().err


# --- what the package ships ------------------------------------------------------------------


@needs(SHARED / "decks")
def test_the_shared_decks_can_be_read(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(libraries, "SHIPPED", SHIPPED)
    decks = sorted((SHARED / "decks").glob("*.txt"))
    assert len(decks) >= 8
    for deck in decks:
        assert main(["deck", str(deck), "--format", "infinity", "--date", "2026-06-01", "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["cards"] == 60
