"""Whatever is in a file, it is read or refused with a sentence: nothing else happens."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cards.invented import cards, content
from tests.cards.shelf import library, shelf
from tests.laws.test_bad_input import WRONG, places, put

from illumineer.cards.decklist import read_deck
from illumineer.cards.library import Library
from illumineer.cards.lorcanajson import read, read_file
from illumineer.cards.reading import check
from illumineer.cards.storage import load
from illumineer.errors import CardError, CardFileError, DeckError
from illumineer.words import say

many = settings(max_examples=120, deadline=None, derandomize=True)
CONTENT = content(cards())
PLACES = places(CONTENT)


@many
@given(st.lists(st.tuples(st.sampled_from(PLACES), st.sampled_from(WRONG)), min_size=1, max_size=3))
def test_a_card_file_with_wrong_values(changes: list[tuple[tuple[Any, ...], Any]]) -> None:
    data = copy.deepcopy(CONTENT)
    for path, value in changes:
        try:
            put(data, path, value)
        except (LookupError, TypeError):  # an earlier change took the place away
            continue
    try:
        file = read(json.dumps(data).encode(), "cards.json")
    except CardFileError as error:
        assert str(error).startswith("cards.json: ")
        return
    for found in file.cards:
        check(found)
    for unread in file.unread:
        assert say(unread.why).startswith("cards.json: ")


@many
@given(st.binary(max_size=200))
def test_bytes_that_are_no_card_file(data: bytes) -> None:
    with pytest.raises(CardFileError, match=r"cards\.json: "):
        read(data, "cards.json")


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Library:
    return library(tmp_path_factory.mktemp("shelf"))


_PIECES = ("4", "4x", "x4", "Wren - Lamplighter", "(1)", "042", "#", "//", "-", "–", "\t", "Wren", ")")
_LINES = st.lists(st.sampled_from(_PIECES))


@many
@given(st.one_of(st.text(max_size=80), _LINES.map(" ".join), st.lists(_LINES.map(" ".join)).map("\r\n".join)))
def test_any_text_as_a_deck_list(known: Library, text: str) -> None:
    try:
        deck = read_deck(text, known)
    except DeckError as error:
        assert str(error).startswith("the deck: ")
        return
    assert deck.names
    assert all(name in known for name in deck.names)


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return shelf(tmp_path_factory.mktemp("stored") / "cards.jsonl")


@many
@given(st.integers(0, 3000), st.binary(min_size=1, max_size=3))
def test_a_database_with_a_hole(stored: Path, at: int, instead: bytes) -> None:
    data = stored.read_bytes()
    broken = stored.with_name("broken")
    broken.write_bytes(data[:at] + instead + data[at + len(instead) :])
    try:
        found = Library([load(broken)])
        for name in found.names:
            if not found[name].unplayable:
                assert found[name].card.full_name
    except (CardFileError, CardError) as error:
        assert str(error)


# --- in Spanish ------------------------------------------------------------------------------


def test_errors_are_told_in_spanish(tmp_path: Path) -> None:
    with pytest.raises(CardFileError) as caught:
        read_file(tmp_path / "nada.json")
    assert caught.value.told("es") == f"{tmp_path / 'nada.json'}: no existe ese archivo ni esa carpeta"
    with pytest.raises(CardFileError) as caught:
        read(b"[1,", "cartas.json")
    assert caught.value.told("es") == "cartas.json: no es JSON (línea 1, columna 4: se esperaba un valor)"
    data = content(cards())
    data["cards"][4]["cost"] = "two"
    (unread,) = read(json.dumps(data).encode(), "cartas.json").unread
    assert say(unread.why, "es").endswith("el campo «cost» debería ser un número entero, no 'two'")
