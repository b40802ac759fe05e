"""`illumineer cards exercise` and `illumineer soak --pool`, tried as a user would."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cards import invented

from illumineer import house
from illumineer.bots.limits import Count
from illumineer.bots.random_bot import RandomBot
from illumineer.cli.main import main
from illumineer.core.rng import Dice
from illumineer.cr import NEWEST
from illumineer.messages import Message
from illumineer.record import replay
from illumineer.sim import soak as soaking
from illumineer.sim.decks import Themes
from illumineer.sim.tally import Tally


@pytest.fixture
def card_file(tmp_path: Path) -> Path:
    """A card file of plain characters and four with text, one of which nobody can read."""
    cards = [
        *(invented.card(10 + i, f"Bao - Plain Fellow {i}", cost=1 + i % 5) for i in range(20)),
        invented.card(2, "Ines - Well Read", abilities=[
            invented.ability("Whenever this character quests, you may draw 5 cards.", "ONE MORE PAGE", "triggered"),
        ]),
        invented.card(3, "Otto - Vain", abilities=[
            invented.ability("Your other characters with cost 90 or more get +1 ◊.", "MIRROR, MIRROR"),
        ]),
        invented.card(5, "Uma - Lonely", abilities=[
            invented.ability("Your other characters named Nobody get +1 ◊.", "SOMEBODY THERE?"),
        ]),
        invented.card(4, "Zed - Mumbler", abilities=[invented.ability("Mumble the gloop.", "WHAT")]),
    ]  # fmt: skip
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(invented.content(cards)))
    return path


# --- exercise --------------------------------------------------------------------------------


def test_exercise_names_the_ability_that_never_does_anything(
    card_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards", "exercise", str(card_file), "--attempts", "5"]) == 1
    said = capsys.readouterr()
    assert "Otto - Vain | MIRROR, MIRROR: never (no card of the pool passes" in said.out
    assert "2 of 3 abilities did something (66.7 %)" in said.out
    assert "Ines" not in said.out and "Uma" not in said.out
    assert "a stand-in was there for a name that no card of the pool has: Nobody" in said.out
    assert "23 of 24 cards" in said.err and "left out" in said.err


def test_exercise_of_one_card_says_what_it_did(card_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "exercise", str(card_file), "--card", "Ines - Well Read"]) == 0
    assert "Ines - Well Read | ONE MORE PAGE: p1 draws" in capsys.readouterr().out


def test_exercise_json_is_alone_on_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    name = next(card.full_name for card in house.cards() if card.abilities)
    assert main(["cards", "exercise", "--house", "--card", name, "--json"]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert data["did"] == data["abilities"] == len(data["tried"])
    assert {row["card"] for row in data["tried"]} == {name}
    assert all(row["did"] and not row["why_never"] and row["attempts"] for row in data["tried"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--house", "--card", "No Such Card"], "there is no card called 'No Such Card'"),
        (["--house", "--attempts", "0"], "--attempts must be at least 1"),
        (["nowhere.json"], "nowhere.json"),
    ],
)
def test_exercise_says_what_is_wrong(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "exercise", *words]) == 2
    assert said in capsys.readouterr().err


# --- soak ------------------------------------------------------------------------------------


def test_soak_plays_with_the_cards_of_a_file(card_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "--pool", str(card_file), "--games", "2", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 2
    assert (data["abilities"], data["never_resolved"]) == (1, [])


def test_a_failure_is_told_with_seed_and_decks_and_plays_again(
    card_file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    calls = 0
    law = soaking.broken_law
    cheese = Message("soak.law_crash", {"kind": "Moon", "error": "the moon is made of cheese"})

    def broken(game: Any, deep: bool) -> Message | None:
        nonlocal calls
        calls += 1
        return cheese if calls == 20 else law(game, deep)

    monkeypatch.setattr(soaking, "broken_law", broken)
    monkeypatch.chdir(tmp_path)
    assert main(["soak", "--pool", str(card_file), "--games", "2"]) == 1
    said = capsys.readouterr().err
    record = json.loads((tmp_path / "soak-failure.json").read_text())
    assert "the moon is made of cheese" in said
    assert f"seed {record['seed']}, after {len(record['inputs'])} answers" in said
    assert any(line.endswith(" Ines - Well Read") for line in said.splitlines())
    command = said.splitlines()[-1].split()
    assert command[:1] == ["illumineer"]
    assert main(command[1:]) == 0  # nothing is wrong with the moon any more
    assert "no law is broken" in capsys.readouterr().out


def test_a_record_that_cannot_be_read_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "torn.json"
    path.write_text("{")
    assert main(["soak", "--replay", str(path)]) == 2
    assert "torn.json" in capsys.readouterr().err


def test_a_game_of_the_soak_that_does_not_end_is_told_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soaking, "Count", lambda: Count(game_decisions=9))
    with pytest.raises(soaking.SoakFailure, match="goes on after 9 decisions in one game") as raised:
        soaking.soak(house.book(), 1, 1)
    assert replay(raised.value.record, house.book()).decision is not None


def test_decks_game_and_bot_of_the_soak_have_seeds_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the number that picks the first card of a deck would also say who begins."""
    used: list[int] = []

    class Noted(Dice):
        def __init__(self, seed: int) -> None:
            used.append(seed)
            super().__init__(seed)

    monkeypatch.setattr(soaking, "Dice", Noted)
    monkeypatch.setattr(soaking, "RandomBot", lambda seed: used.append(seed) or RandomBot(seed))
    game = soaking.one_game(house.book(), Themes(house.book()).deck, 5, NEWEST, Tally())
    assert len({*used, game.record()["seed"]}) == 3
