"""Results as Parquet files, for whoever goes on with them in a data frame: one row a game, and one row a card.

pyarrow is an extra: it is imported when a file is written, and a sentence says what to install if it is missing.
Each file bears the setting in its metadata, as JSON under `illumineer`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, Final

from illumineer import files
from illumineer.errors import SimulationError
from illumineer.sim.result import GameResult, different
from illumineer.sim.setting import Setting
from illumineer.sim.statistics import CardFigures, Summary

_ROWS: Final = 5000
"""Rows that are held in memory before they are written."""


def write_games(path: Path, results: Iterable[GameResult], setting: Setting) -> None:
    """One row a game, streamed; SimulationError if it cannot be written.  What was there before stays in that case."""
    pa = _pyarrow()
    cards = [different(deck) for deck in setting.decks]
    names = pa.list_(pa.dictionary(pa.int32(), pa.string()))
    lore = pa.list_(pa.int16())
    kinds = [
        ("game", pa.int64()),
        ("seed", pa.int64()),
        ("first", pa.int8()),
        ("winner", pa.int8()),  # null in a draw
        ("reason", pa.dictionary(pa.int32(), pa.string())),
        ("turns", pa.int32()),
        ("decisions", pa.int32()),
        ("fault", pa.string()),  # null if there was none
    ]
    for deck in ("a", "b"):
        kinds += [(f"lore_{deck}", pa.int16()), (f"lore_by_turn_{deck}", lore)]
        kinds += [(f"{what}_{deck}", names) for what in ("opening", "drawn", "played")]
    rows = (_game(result, cards) for result in results)
    _write(path, _schema(kinds, setting), rows)


def _game(result: GameResult, cards: list[tuple[str, ...]]) -> dict[str, Any]:
    row: dict[str, Any] = {
        "game": result.number,
        "seed": result.seed,
        "first": result.first,
        "winner": result.winner if result.winner >= 0 else None,
        "reason": result.reason,
        "turns": result.turns,
        "decisions": result.decisions,
        "fault": result.fault or None,
    }
    for deck, letter in enumerate("ab"):
        row[f"lore_{letter}"] = result.lore[deck]
        row[f"lore_by_turn_{letter}"] = list(result.lore_by_turn[deck])
        for what, places in (("opening", result.opening), ("drawn", result.drawn), ("played", result.played)):
            row[f"{what}_{letter}"] = [cards[deck][place] for place in places[deck]]
    return row


def write_cards(path: Path, summary: Summary, setting: Setting) -> None:
    """One row for each card of each deck, with its figures; SimulationError if it cannot be written."""
    pa = _pyarrow()
    kinds = [("deck", pa.int8()), ("deck_name", pa.string()), ("card", pa.string()), ("copies", pa.int16())]
    for what in _RATES:
        kinds += [(f"{what}_games", pa.int64()), (f"{what}_wins", pa.int64())]
    kinds += [(name, pa.float64()) for name in ("difference", "low", "high", "corrected_low", "corrected_high")]
    kinds.append(("stands", pa.bool_()))
    rows = (_card(deck, setting.names[deck], card) for deck in (0, 1) for card in summary.cards[deck])
    _write(path, _schema(kinds, setting), rows)


_RATES: Final = ("opening", "drawn", "not_drawn", "played")


def _card(deck: int, name: str, card: CardFigures) -> dict[str, Any]:
    row: dict[str, Any] = {"deck": deck, "deck_name": name, "card": card.name, "copies": card.copies}
    for what in _RATES:
        rate = getattr(card, what)
        row |= {f"{what}_games": rate.games, f"{what}_wins": rate.wins}
    known = card.difference is not None
    for key, found in (("", card.interval), ("corrected_", card.corrected)):
        row |= {f"{key}low": found.low if known else None, f"{key}high": found.high if known else None}
    return {**row, "difference": card.difference, "stands": card.stands}


# --- writing ---------------------------------------------------------------------------------


def _pyarrow() -> Any:
    try:
        return import_module("pyarrow")
    except ImportError:
        raise SimulationError("figures.no_pyarrow", command="pip install 'illumineer[parquet]'") from None


def _schema(kinds: list[tuple[str, Any]], setting: Setting) -> Any:
    return _pyarrow().schema(kinds, metadata={"illumineer": json.dumps(setting.to_json(), ensure_ascii=False)})


def _write(path: Path, schema: Any, rows: Iterator[dict[str, Any]]) -> None:
    pa, parquet = _pyarrow(), import_module("pyarrow.parquet")

    def write(aside: Path) -> None:
        with parquet.ParquetWriter(aside, schema, compression="zstd") as file:
            while batch := list(islice(rows, _ROWS)):
                file.write_table(pa.Table.from_pylist(batch, schema=schema))

    files.replace(path, write, SimulationError)
