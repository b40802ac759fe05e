"""Parquet: what is written is read again with its types; what cannot be written is a sentence."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.sim.played import DECKS, SETTING, results, summary

from illumineer.errors import SimulationError
from illumineer.sim import parquet
from illumineer.sim.parquet import write_cards, write_games
from illumineer.sim.result import different

pq: Any = pytest.importorskip("pyarrow.parquet", reason="pyarrow is an extra")


def test_a_row_for_each_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "_ROWS", 7)  # several row groups
    played = results(20)
    write_games(tmp_path / "games.parquet", played, SETTING)
    table = pq.read_table(tmp_path / "games.parquet")
    assert table.num_rows == 20 and pq.ParquetFile(tmp_path / "games.parquet").num_row_groups == 3
    cards = [different(deck) for deck in DECKS]
    for row, game in zip(table.to_pylist(), played, strict=True):
        assert (row["game"], row["seed"], row["first"]) == (game.number, game.seed, game.first)
        assert (row["turns"], row["decisions"]) == (game.turns, game.decisions)
        assert row["winner"] == (None if game.winner < 0 else game.winner)
        assert (row["reason"], row["fault"]) == (game.reason, game.fault or None)
        assert (row["lore_a"], row["lore_b"]) == game.lore
        assert (tuple(row["lore_by_turn_a"]), tuple(row["lore_by_turn_b"])) == game.lore_by_turn
        assert row["drawn_b"] == [cards[1][place] for place in game.drawn[1]]
        assert row["opening_a"] == [cards[0][place] for place in game.opening[0]]
        assert row["played_a"] == [cards[0][place] for place in game.played[0]]
    kinds = {field.name: str(field.type) for field in table.schema}
    assert (kinds["winner"], kinds["turns"], kinds["lore_by_turn_a"]) == ("int8", "int32", "list<element: int16>")


def test_the_setting_lies_in_the_file(tmp_path: Path) -> None:
    write_games(tmp_path / "games.parquet", results(2), SETTING)
    kept = json.loads(pq.read_schema(tmp_path / "games.parquet").metadata[b"illumineer"])
    assert kept["seed"] == 7 and kept["decks"][0]["Lamp"] == 2


def test_a_row_for_each_card(tmp_path: Path) -> None:
    found = summary()
    write_cards(tmp_path / "cards.parquet", found, SETTING)
    rows = pq.read_table(tmp_path / "cards.parquet").to_pylist()
    cards = [*found.cards[0], *found.cards[1]]
    assert [row["card"] for row in rows] == [card.name for card in cards]
    for row, card in zip(rows, cards, strict=True):
        assert (row["drawn_games"], row["drawn_wins"]) == (card.drawn.games, card.drawn.wins)
        assert (row["difference"], row["low"], row["high"]) == (card.difference, card.interval.low, card.interval.high)
        assert row["stands"] == card.stands


def test_no_games_make_an_empty_table(tmp_path: Path) -> None:
    write_games(tmp_path / "games.parquet", [], SETTING)
    assert pq.read_table(tmp_path / "games.parquet").num_rows == 0


def test_without_pyarrow_a_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(SimulationError) as caught:
        write_games(tmp_path / "games.parquet", [], SETTING)
    assert "pip install 'illumineer[parquet]'" in str(caught.value)
    assert "no está instalado" in caught.value.told("es")


def test_what_was_there_stays_if_writing_fails(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    write_games(path, results(3), SETTING)

    def broken() -> Any:
        yield results(1)[0]
        raise OSError(28, "No space left on device")

    with pytest.raises(SimulationError) as caught:
        write_games(path, broken(), SETTING)
    assert str(path) in str(caught.value) and "device" in str(caught.value)
    assert pq.read_table(path).num_rows == 3
    assert [each.name for each in tmp_path.iterdir()] == ["games.parquet"]


def test_a_place_that_cannot_be_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SimulationError):
        write_games(tmp_path / "file" / "games.parquet", [], replace(SETTING, seed=1))
