"""The verdict: what passes, fails, is skipped or wrong; where the cards come from; which edition is played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cards import invented
from tests.judge.scenes import CARDS, POOL, data, judge

from illumineer import ir
from illumineer.cli.main import main
from illumineer.errors import EditionError
from illumineer.judge import Pool, Unplayable, pool, run, run_all
from illumineer.judge.printed import paragraphs
from illumineer.text import Paragraph
from illumineer.vocab import CardType

QUEST = [{"quest": "Pawn"}, {"expect": {"p1": {"lore": 1}}}]
SETUP = {"p1": {"play": ["Pawn"]}}


def test_pass_and_fail() -> None:
    assert judge(*QUEST, **SETUP).status == "pass"
    result = judge({"quest": "Pawn"}, {"expect": {"p1": {"lore": 2}}}, **SETUP)
    assert (result.status, result.step, result.message) == ("fail", 2, "p1.lore: expected 2, is 1")
    assert result.name == "a test"


# --- cards -----------------------------------------------------------------------------------


def test_a_pool_compiles_the_same_cards_once_and_keeps_the_last_books() -> None:
    own, card = Pool.of(CARDS), CARDS[0]
    first = own.book({"a": card})
    assert own.book({"a": card}) is first
    assert own.book({"b": card}) is not first
    for n in range(1000):
        own.book({f"another {n}": card})
    assert own.book({"a": card}) is not first, "not all are kept"


def test_an_unknown_card_is_an_error_and_says_where_it_was_looked_for_and_how_to_get_it() -> None:
    result = judge(p1={"hand": ["Nobody Knows"]})
    assert result.status == "error"
    assert result.lines() == [
        "setup.p1.hand.1: there is no card called 'Nobody Knows' in the cards at hand",
        "cards of a newer set come with: illumineer cards update, or illumineer cards import FILE; "
        "a card of your own is written under 'cards' of the scenario",
    ]
    cards = [{"fullName": "Gust", "type": "Action", "cost": 1}]
    result = run(data([], {"p1": {"hand": ["Nobody Knows"]}}, cards=cards), POOL)
    assert "in the cards that the scenario invents or the cards at hand" in result.message


def test_a_name_without_its_version_is_answered_as_in_a_deck() -> None:
    versions = [ir.Card("Ogre", CardType.CHARACTER, 1, (), "Young"), ir.Card("Elf", CardType.ITEM, 1, (), "Old")]
    pool = Pool.of([*CARDS, *versions])
    result = run(data([], {"p1": {"hand": ["elf", "Ogre"]}}), pool)
    assert (result.status, result.message) == ("error", "setup.p1.hand.1: 'elf' needs its version; there are Elf - Old")


def test_in_a_folder_an_unknown_card_is_skipped_and_a_name_that_is_wrong_is_not(tmp_path: Path) -> None:
    """A folder may have scenarios of cards that are still to come."""
    for name, card in (("a", "Nobody Knows"), ("b", "Heralt"), ("c", "Ogre#2"), ("d", "Grown")):
        _file(tmp_path, f"{name}.json", data([], {"p1": {"hand": [card]}}))
    pool = Pool.of([*CARDS, ir.Card("Grown", CardType.CHARACTER, 1, (), "Up")])
    assert [each.status for each in run_all([tmp_path], pool)] == ["skip", "error", "pass", "error"]
    assert [each.status for each in run_all(sorted(tmp_path.iterdir()), pool)] == ["error", "error", "pass", "error"]


def test_a_card_that_could_not_be_compiled_fails() -> None:
    pool = POOL.with_cards({"Riddle": Unplayable("it is a riddle")})
    result = run(data([], {"p1": {"hand": ["Riddle"]}}), pool)
    assert (result.status, result.step, result.message) == ("fail", None, "Riddle cannot be played: it is a riddle")


def test_names_are_matched_whatever_their_case_quotes_and_dashes() -> None:
    setup = {"p1": {"play": ["ogre – grown", "OGRE — Grown#2"]}}
    steps = [{"quest": "Ogre - Grown"}, {"expect": {"cards": {"Ogre - GROWN#2": {"exerted": False}}}}]
    assert run(data(steps, setup), POOL).status == "pass"


def test_fillers() -> None:
    setup = {"p1": {"hand": 2, "deck": [{"filler": 3}], "play": ["Pawn", {"filler": 2}]}, "p2": {"play": 1}}
    count = {"expect": {"p1": {"hand": 2, "deck": 3, "play": 3}, "p2": {"play": 1, "deck": 10}}}
    assert run(data([count], setup), POOL).status == "pass"


def test_invented_cards_are_compiled_from_their_text() -> None:
    cards = [
        {
            "fullName": "Pim - Small",
            "type": "Character",
            "cost": 2,
            "inkwell": True,
            "color": "Ruby",
            "strength": 1,
            "willpower": 2,
            "lore": 1,
            "subtypes": ["Storyborn"],
            "text": "Evasive\nWELL MET When you play this character, draw a card.",
        },
        {
            "fullName": "Gust",
            "type": "Action",
            "cost": 1,
            "color": "Amber-Steel",
            "text": "Deal 2 damage to chosen character.",
        },
    ]
    steps = [
        {"play": "Pim - Small"},
        {"expect": {"p1": {"hand": 2}, "cards": {"Pim - Small": {"keywords": {"Evasive": True}}}}},
        {"play": "Gust"},
        {"choose": "Pim - Small"},
        {"expect": {"cards": {"Pim - Small": {"zone": "discard"}}}},
    ]
    result = run(data(steps, {"p1": {"hand": ["Pim - Small", "Gust"], "ink": 3}}, cards=cards), POOL)
    assert result.status == "pass", result


def test_an_invented_card_that_cannot_be_read_fails() -> None:
    cards = [{"fullName": "Gust", "type": "Action", "cost": 1, "text": "Blorp the gnarf."}]
    result = run(data([], {"p1": {"hand": ["Gust"]}}, cards=cards), POOL)
    assert result.status == "fail"
    assert "Gust cannot be played: its text" in result.message


@pytest.mark.parametrize(
    ("card", "says"),
    [
        ({"type": "Action", "cost": 1}, "'fullName' is missing"),
        ({"fullName": "Gust", "type": "Spell", "cost": 1}, "'Spell' is not known here"),
        ({"fullName": "Gust", "type": "Action", "cost": "1"}, "cost: a whole number"),
        ({"fullName": "Gust", "type": "Action", "cost": 1, "color": "Pink"}, "'Pink' is not known here"),
        ({"fullName": "Gust", "type": "Action", "cost": 1, "colour": "Ruby"}, "did you mean 'color'?"),
    ],
)
def test_an_invented_card_that_is_wrong_is_an_error(card: dict[str, Any], says: str) -> None:
    result = run(data([], {"p1": {"hand": ["Gust"]}}, cards=[card]), POOL)
    assert (result.status, says in result.message) == ("error", True), result.message


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Evasive", [("", "Evasive")]),
        ("Shift 3 (Some words.)\nWARM WELCOME When", [("", "Shift 3 (Some words.)"), ("WARM WELCOME", "When")]),
        ("HUSH! {E} - Draw a card.", [("HUSH!", "⟳ - Draw a card.")]),
        ("A NEW DAY A character gains Rush.", [("A NEW DAY", "A character gains Rush.")]),
        ("WHO AM I When you play", [("WHO AM I", "When you play")]),
        (
            "BIG & BOLD This character\ngets +1 {S}.\nWard",
            [("BIG & BOLD", "This character gets +1 ¤."), ("", "Ward")],
        ),
        ("Your characters gain Rush.", [("", "Your characters gain Rush.")]),
        ("A character gains Rush.", [("", "A character gains Rush.")]),
        ("ONE Draw a card.\nTWO Gain 1 lore.", [("ONE", "Draw a card."), ("TWO", "Gain 1 lore.")]),
        ("THE 2ND TIME Whenever", [("THE 2ND TIME", "Whenever")]),
    ],
)
def test_the_text_box_is_cut_into_abilities(text: str, found: list[tuple[str, str]]) -> None:
    assert paragraphs(text, CardType.CHARACTER) == tuple(Paragraph(words, name) for name, words in found)


def test_the_text_of_an_action_is_one() -> None:
    text = "Sing Together 7 (Words.)\nDraw a card.\nGain 1 lore."
    assert paragraphs(text, CardType.ACTION) == (
        Paragraph("Sing Together 7 (Words.)"),
        Paragraph("Draw a card. Gain 1 lore."),
    )


def test_pools_stand_behind_one_another() -> None:
    other = ir.Card("Pawn", CardType.CHARACTER, 1, (), strength=9)
    front = Pool.of([other])
    assert front.over(POOL).find("pawn") is other
    assert isinstance(front.over(POOL).find("ogre"), ir.Card)
    assert {"Ogre", "Pawn"} <= front.over(POOL).names
    assert POOL.filler().full_name == "Filler - Plain"


# --- requires, since, edition, teams ---------------------------------------------------------


def test_requires() -> None:
    pool = Pool(POOL.find, lambda: (), ["1", "Q1"])
    for needed, status in (("set15", "skip"), ("set1", "pass"), ("Q1", "pass")):
        assert run(data(QUEST, SETUP, requires=[needed]), pool).status == status


def test_since() -> None:
    result = run(data(QUEST, SETUP, since="2.2"), POOL, "2.0")
    assert (result.status, result.message) == ("skip", "the result holds since edition 2.2, and 2.0 is played")
    assert run(data(QUEST, SETUP, since="2.2"), POOL, "2.3").status == "pass"


def test_the_edition_of_the_file_comes_first() -> None:
    # Trying to draw from an empty deck loses in 1.x.
    steps = [{"end_turn": True}, {"expect": {"winner": "p1"}}]
    setup = {"p2": {"deck": []}}
    assert run(data(steps, setup, edition="1-late"), POOL).status == "pass"
    assert run(data(steps, setup), POOL, "1-late").status == "pass"
    assert run(data(steps, setup), POOL).status == "fail"
    assert run(data(steps, setup, edition="2.3"), POOL, "1-late").status == "fail"
    assert run(data(QUEST, SETUP, edition=2.2), POOL).status == "pass"
    with pytest.raises(EditionError):
        run(data(steps, setup), POOL, "9.9")


def test_teams() -> None:
    setup = {"p1": {"play": ["Ogre"]}, "p2": {}, "p3": {"play": [{"card": "Pawn", "exerted": True}]}, "p4": {}}
    steps = [{"can": [{"challenge": ["Ogre", "Pawn"]}]}]
    assert run(data(steps, setup), POOL).status == "pass"
    assert run(data(steps, setup, teams=[["p1", "p3"], ["p2", "p4"]]), POOL).status == "fail"


def test_confidence_note_and_tags_are_free() -> None:
    assert run(data(QUEST, SETUP, confidence="medium", note="!", tags=["a"]), POOL).status == "pass"


# --- the command -----------------------------------------------------------------------------


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for scenarios, and the cards of the tests as the database."""
    monkeypatch.setattr("illumineer.judge.judging.shipped", lambda: POOL)
    monkeypatch.setattr("illumineer.judge.pool.shipped", lambda: POOL)
    yield tmp_path


def _file(folder: Path, name: str, content: Any) -> None:
    (folder / name).write_text(json.dumps(content))


def test_the_command_counts_and_tells(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _file(shelf, "a.json", data(QUEST, SETUP))
    assert main(["judge", str(shelf)]) == 0
    _file(shelf, "b.json", data([], {"p1": {"hand": ["Nobody"]}}))
    assert main(["judge", str(shelf)]) == 0
    _file(shelf, "c.json", data([{"expect": {"p1": {"lore": 1}}}]))
    assert main(["judge", str(shelf)]) == 1
    _file(shelf, "d.json", data([{"qest": "Pawn"}], SETUP))
    assert main(["judge", str(shelf)]) == 2
    out = capsys.readouterr().out
    assert "4 scenarios: 1 passed, 1 skipped, 1 wrong and 1 failed" in out
    assert f"FAIL  {shelf}/c.json:1: a test\n      step 1: expect: {{p1: {{lore: 1}}}}" in out
    assert "p1.lore: expected 1, is 0" in out


def test_the_command_as_json(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _file(shelf, "a.json", data(QUEST, SETUP))
    _file(shelf, "c.json", data([{"expect": {"p1": {"lore": 1}}}]))
    assert main(["judge", str(shelf / "a.json"), str(shelf / "c.json"), "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == {
        "passed": 1,
        "failed": 1,
        "skipped": 0,
        "errors": 0,
        "results": [
            {
                "file": str(shelf / "a.json"),
                "name": "a test",
                "status": "pass",
                "step": None,
                "message": "",
                "line": None,
                "words": "",
                "edition": "2.3",
                "rules": ["1.1"],
                "checks": 1,
                "problems": [],
            },
            {
                "file": str(shelf / "c.json"),
                "name": "a test",
                "status": "fail",
                "step": 1,
                "message": "p1.lore: expected 1, is 0",
                "line": 1,
                "words": "expect: {p1: {lore: 1}}",
                "edition": "2.3",
                "rules": ["1.1"],
                "checks": 1,
                "problems": [],
            },
        ],
    }


def test_the_command_with_nothing_to_judge(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", str(shelf)]) == 2
    assert "there is no scenario in" in capsys.readouterr().err
    assert main(["judge", str(shelf / "nowhere")]) == 2
    assert "nowhere: No such file or directory" in capsys.readouterr().out
    _file(shelf, "a.json", data(QUEST, SETUP))
    assert main(["judge", str(shelf), "--edition", "9"]) == 2
    assert main(["judge", str(shelf), "--cards", str(shelf / "nowhere.json")]) == 2


def test_the_command_with_a_card_file(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards = str(invented.write(shelf / "cards.json"))
    steps = [{"play": "Wren - Lamplighter"}, {"accept": True}, {"expect": {"p1": {"hand": 5}}}]
    _file(shelf, "a.json", data(steps, {"p1": {"hand": ["Wren - Lamplighter"], "ink": 3, "play": ["Pawn"]}}))
    assert main(["judge", str(shelf)]) == 0  # nobody knows the card
    assert "1 scenario: 1 skipped" in capsys.readouterr().out
    assert main(["judge", str(shelf), "--cards", cards]) == 0
    assert "1 scenario: 1 passed" in capsys.readouterr().out
    _file(shelf, "b.json", data([], {"p1": {"hand": ["Gull - Far Too Clever"]}}))
    assert main(["judge", str(shelf), "--cards", cards]) == 1
    assert "Gull - Far Too Clever cannot be played: its text" in capsys.readouterr().out


def test_every_card_of_these_tests_is_used() -> None:
    text = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    assert [card.full_name for card in CARDS if card.full_name not in text] == []


def test_only_the_cards_that_are_named_are_compiled(
    shelf: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[str] = []
    proved = pool.proved

    def noted(card: Any, *more: Any) -> Any:
        seen.append(card.printed.name)
        return proved(card, *more)

    monkeypatch.setattr(pool, "proved", noted)
    cards = str(invented.write(shelf / "cards.json"))
    _file(shelf, "a.json", data([], {"p1": {"hand": ["Wren - Lamplighter"]}}))
    _file(shelf, "b.json", data([], {"p1": {"hand": ["Wren - Lamplighter"]}}))
    assert main(["judge", str(shelf), "--cards", cards]) == 0
    assert seen == ["Wren"]
