"""Leaving a set out: what is read without the wordings that only its cards use."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cards.invented import ability, card, content, write

from illumineer.cards.leave_out import Usage, needs
from illumineer.cards.lorcanajson import CardFile, read
from illumineer.cli.main import main

DRAW = ability("When you play this character, draw a card.", "FETCH", "triggered")
GAIN = ability("When you play this character, gain 1 lore.", "SHINE", "triggered")
QUEST = ability("Whenever this character quests, draw a card.", "TRAIL", "triggered")


def file() -> CardFile:
    """Gaining lore is in set 2 only, on two cards; questing on one card of set 1 alone."""
    cards = [
        card(1, "Pup - Tail Up", abilities=[DRAW]),
        card(2, "Pup - Off the Leash", abilities=[QUEST]),
        card(3, "Wren - Lamplighter", "2", abilities=[GAIN]),
        card(4, "Wren - Keeper", "2", abilities=[GAIN, DRAW]),
        card(5, "Wren - On Watch", "2", abilities=[DRAW]),
        card(6, "Wren - Lost", "2", abilities=[ability("Perplex the moon.", "WHAT NOW")]),
    ]
    return read(json.dumps(content(cards)).encode(), "cards.json")


def test_a_card_that_is_declined_uses_nothing() -> None:
    lost = next(card for card in file().main if card.full_name == "Wren - Lost")
    assert needs(lost) is None


def test_a_set_is_read_without_the_wordings_of_its_own() -> None:
    found = Usage(file().main).leave_out("2")
    assert (found.cards, found.compiled, found.kept) == (4, 3, 1)
    assert found.lost == ("Wren - Lamplighter", "Wren - Keeper")
    assert any(wording.startswith("v.zone: ~gain ") for wording in found.dropped)
    assert not any("~draw" in wording for wording in found.dropped)


def test_cards_with_a_wording_of_their_own() -> None:
    found = Usage(file().main).alone()
    assert found.cards == 5
    assert [name for name, _ in found.alone] == ["Pup - Off the Leash"]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path / "allCards.json")
    assert main(["cards", "leave-out", str(path), "--set", "2"]) == 0
    assert "need a wording that no other card uses" in capsys.readouterr().out
    assert main(["cards", "leave-out", str(path), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["sets"].keys() == {"1", "2"}
    assert data["sets"]["2"]["kept"] <= data["sets"]["2"]["compiled"] <= data["sets"]["2"]["cards"]
    assert main(["cards", "leave-out", str(path), "--set", "7"]) == 2
    assert "no card first appeared in a set '7'" in capsys.readouterr().err
