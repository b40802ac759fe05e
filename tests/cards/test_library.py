"""The card database: its file, and looking cards up in it."""

from __future__ import annotations

import errno
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cards.shelf import ENTRIES, entry, library, shelf

from illumineer import ir
from illumineer.cards import library as libraries
from illumineer.cards import storage
from illumineer.cards.library import Library, open_library, user_file
from illumineer.cards.storage import load
from illumineer.errors import CardError, CardFileError
from illumineer.names import folded, nearest
from illumineer.vocab import Keyword

# --- the file --------------------------------------------------------------------------------


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    assert list(library(tmp_path)) == ENTRIES


def test_any_sign_may_stand_in_a_name(tmp_path: Path) -> None:
    odd = [entry("Odd\u2028One - Tab\tand\x85more"), entry("Next - One")]
    assert list(Library([load(shelf(tmp_path / "cards.jsonl", odd))])) == odd


def test_the_same_entries_give_the_same_bytes(tmp_path: Path) -> None:
    first, second = shelf(tmp_path / "a"), shelf(tmp_path / "b")
    assert first.read_bytes() == second.read_bytes()


def test_a_tree_is_decoded_when_it_is_asked_for(tmp_path: Path) -> None:
    damaged = [*ENTRIES, storage.Entry(ENTRIES[0].plain, ENTRIES[0].facts, "", (), '[{"is":"Teleport"}]')]
    found = load(shelf(tmp_path / "cards.jsonl", damaged))
    assert found.entry(0).card.abilities == (ir.KeywordAbility(Keyword.EVASIVE),)
    with pytest.raises(CardError, match=r"Wren - Lamplighter: .* \(no IR node is called 'Teleport'"):
        _ = found.entry(len(ENTRIES)).card


def test_an_unplayable_card_says_why(tmp_path: Path) -> None:
    found = library(tmp_path).find("Gull")
    with pytest.raises(CardError, match="Gull - Far Too Clever is unplayable: nobody knows what it means"):
        _ = found.card


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not a card database"),
        (b"\xff\xfe\x00", "not a card database"),
        (b"[" * 100_000, "not a card database"),
        (b'{"cards": []}\n', "not a card database"),
        (b'{"format": 99}\n', "another version"),
        (b'{"format": 1, "sets": []}\n["half', "damaged"),
        (b'{"format": 1, "sets": [1]}\n', "damaged"),
        (b'{"format": 1, "sets": []}\n7\t\n', "damaged"),
    ],
)
def test_a_damaged_file_is_a_sentence(tmp_path: Path, data: bytes, reason: str) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_bytes(data)
    with pytest.raises(CardFileError, match=reason):
        load(path)


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = shelf(tmp_path / "cards.jsonl")
    lines = path.read_text().splitlines()
    lines[3] = lines[3].replace('["1","42",', '["1",')
    path.write_text("\n".join(lines))
    found = load(path)
    assert found.entry(1) == ENTRIES[1]
    with pytest.raises(CardFileError, match="line 4 is damaged"):
        found.entry(2)


# --- shipped and imported --------------------------------------------------------------------


@pytest.fixture
def shelves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A shipped database, and a place for the user's."""
    monkeypatch.setattr(libraries, "SHIPPED", shelf(tmp_path / "shipped.jsonl"))
    monkeypatch.setenv("ILLUMINEER_DATA", str(tmp_path / "user"))
    return tmp_path / "user" / "cards.jsonl"


def test_without_an_import_the_shipped_cards_are_in_use(shelves: Path) -> None:
    assert len(open_library()) == len(ENTRIES)


def test_imported_cards_stand_over_the_shipped_ones(shelves: Path) -> None:
    shelf(shelves, [entry("Wren - Lamplighter", cost=9), entry("Newcomer - Just Printed")])
    found = open_library()
    assert len(found) == len(ENTRIES) + 1
    assert found["Wren - Lamplighter"].plain.cost == 9
    assert "Newcomer - Just Printed" in found


def test_an_import_of_another_version_is_not_used_silently(shelves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "shape", lambda: "another shape")
    shelf(shelves, [entry("Newcomer - Just Printed")])
    with pytest.raises(CardFileError, match=r"user/cards\.jsonl: made by another version of illumineer"):
        open_library()


def test_a_folder_of_imports_that_may_not_be_looked_into_says_so(
    shelves: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = Path.read_text

    def locked(path: Path, **how: str) -> str:
        if path == user_file():
            raise PermissionError(errno.EACCES, "Permission denied")
        return read(path, **how)

    monkeypatch.setattr(Path, "stat", locked)
    monkeypatch.setattr(Path, "read_text", locked)
    with pytest.raises(CardFileError, match=r"user/cards\.jsonl: Permission denied"):
        open_library()


def test_where_imports_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ILLUMINEER_DATA", "/a")
    monkeypatch.setenv("XDG_DATA_HOME", "/b")
    monkeypatch.setenv("HOME", "/c")
    assert user_file() == Path("/a/cards.jsonl")
    monkeypatch.delenv("ILLUMINEER_DATA")
    assert user_file() == Path("/b/illumineer/cards.jsonl")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert user_file() == Path("/c/.local/share/illumineer/cards.jsonl")


# --- looking up ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "written",
    [
        "Té Kāla - Fire’s “Own”",
        "te kala - fire's own",
        'TÉ KALA – FIRE\'S "OWN"',
        "  Te\u00a0Kala—Fires Own ",
    ],
)
def test_a_card_is_found_however_it_is_written(tmp_path: Path, written: str) -> None:
    assert library(tmp_path).find(written).full_name == "Té Kāla - Fire’s “Own”"


def test_and_stands_for_the_ampersand(tmp_path: Path) -> None:
    assert library(tmp_path).find("cogs and wheels - old pair").full_name == "Cogs & Wheels - Old Pair"


def test_a_name_is_enough_where_only_one_card_has_it(tmp_path: Path) -> None:
    assert library(tmp_path).find("robot").full_name == "Robot - Model 624"
    with pytest.raises(CardError, match="2 cards are called 'wren': Wren - Lamplighter and Wren - Queen of Wicks"):
        library(tmp_path).find("wren")


def test_other_printed_names_lead_to_the_card(tmp_path: Path) -> None:
    assert library(tmp_path).find("wren - lightkeeper").full_name == "Wren - Lamplighter"


def test_the_nearest_names_are_offered(tmp_path: Path) -> None:
    with pytest.raises(CardError, match="'Wren - Lamplihgter'; did you mean Wren - Lamplighter"):
        library(tmp_path).find("Wren - Lamplihgter")
    with pytest.raises(CardError, match=r"there is no card called '12345'$"):
        library(tmp_path).find("12345")


def test_names() -> None:
    assert folded("Te Kā – The “Burning”  One!") == "tekatheburningone"
    assert nearest("", ["A"]) == []
    assert nearest("lamplighter", ["Wren - Lamplighter", "Wren - Queen"]) == ["Wren - Lamplighter"]


def test_a_book_of_some_cards(tmp_path: Path) -> None:
    book = library(tmp_path).book(["fire away", "Wren - Lamplighter", "Fire Away!"])
    assert [spec.full_name for spec in book.cards] == ["Wren - Lamplighter", "Fire Away!"]
    with pytest.raises(CardError, match=r"not playable yet: Gull - Far Too Clever \(nobody knows"):
        library(tmp_path).book(["Gull - Far Too Clever"])


def test_opening_decodes_no_tree_and_finding_one_decodes_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    only_here = ir.KeywordAbility(Keyword.CHALLENGER, 731)  # a tree that was decoded before is not decoded again
    many = [entry(f"Card {i} - Of Many", only_here) for i in range(300)]
    path = shelf(tmp_path / "cards.jsonl", many)
    decoded: list[object] = []
    decode = ir.from_json
    monkeypatch.setattr(ir, "from_json", lambda data: decoded.append(data) or decode(data))
    found = Library([load(path)])
    assert (len(found), decoded) == (300, [])
    assert found.find("card 299 - of many").card.abilities == (only_here,)
    assert found.find("card 299 - of many").card
    assert len(decoded) == 1


def imported_by(program: str) -> set[str]:
    """What a program has imported in a fresh Python."""
    source = str(Path(libraries.__file__).parents[2])
    listed = f"import sys; {program}; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", listed], capture_output=True, text=True, env={"PYTHONPATH": source})
    assert run.returncode == 0, run.stderr
    return set(run.stdout.split())


def test_opening_needs_little_of_the_package() -> None:
    modules = imported_by("import illumineer; assert len(illumineer.open_library()) > 2000")
    assert not {"illumineer.ir", "illumineer.compile", "illumineer.text", "illumineer.core", "httpx", "rich"} & modules


def test_importing_the_package_needs_next_to_nothing() -> None:
    modules = imported_by("import illumineer, illumineer.cli.main")
    assert not {"illumineer.cards", "illumineer.ir", "illumineer.core", "httpx", "rich", "yaml"} & modules


def test_looking_up_a_rule_needs_neither_cards_nor_the_engine() -> None:
    modules = imported_by("from illumineer.cli.main import main; main(['rules', '8.10.4', '--json'])")
    assert not {"illumineer.cards", "illumineer.ir", "illumineer.core.state", "httpx", "rich", "yaml"} & modules
