"""Cases: a situation and moves in it, told, explained, compared, written down."""

from __future__ import annotations

import json
from typing import Any

import pytest
import yaml
from tests.desk.asking import CASE, case, error, ok, record
from tests.document.checks import check_table

from illumineer import Game, judge
from illumineer.cards.library import shared_library
from illumineer.desk import cases
from illumineer.desk.examples import every
from illumineer.judge.judging import prepare
from illumineer.judge.source import Source
from illumineer.position import write

CHALLENGE = "challenge Elsa - Snow Queen"
EXAMPLES = sorted(every())


def play(given: dict[str, Any], **more: Any) -> dict[str, Any]:
    return ok("judge.play", {"case": given, **more})


def opened(id: str) -> dict[str, Any]:
    found = ok("judge.open", {"text": every()[id].text})
    assert found["failed"] is None
    its: dict[str, Any] = found["case"]
    return its


# --- every example ---------------------------------------------------------------------------


def picture(game: Game) -> tuple[object, ...]:
    """What is the same at the same moment, whether everything is asked or not."""
    position = write(game.state)
    position.pop("ask_all", None)
    return position, game.state.step, len(game.state.bag), len(game.state.lasting), game.outcome is None


@pytest.mark.parametrize("part", range(9))
def test_an_example_that_is_opened_comes_to_the_same_end_and_its_file_passes(part: int) -> None:
    pool = cases.judged_with(shared_library())
    for id in EXAMPLES[part::9]:
        its = opened(id)
        source = Source(yaml.safe_load(every()[id].text))
        result = prepare(source, pool).play(its["edition"])
        assert result.status == "pass" and result.played is not None, id
        bench = cases.take(its)
        assert cases.play(bench, its["moves"], "en") is None, id
        assert picture(bench.game) == picture(result.played.table.game), id
        written = ok("judge.file", {"case": its})
        assert judge.run(yaml.safe_load(written["text"]), pool).status == "pass", id


@pytest.mark.parametrize("id", EXAMPLES[::40])
def test_an_example_is_told_as_its_schema_says(id: str) -> None:
    its = opened(id)
    for lang in ("en", "es"):
        found = play(its, lang=lang, refused=True)
        assert found["refused_at"] is None
        check_table(play(its, lang=lang)["table"])
        assert [each["number"] for each in found["rules"]] == list(
            dict.fromkeys(each["rule"] for each in found["lines"] if each["rule"])
        )
        assert all(each["text"] for each in found["rules"])


def test_an_example_is_opened_under_its_title_in_the_language_of_the_reader() -> None:
    text = every()["1-concepts/1.12-drawing/1.12.02-one-card-at-a-time"].text
    called = {"en": "Drawing three cards is drawing three times", "es": "Robar tres cartas es robar tres veces"}
    for lang, title in called.items():
        found = ok("judge.open", {"text": text, "lang": lang})
        assert found["title"] == found["case"]["title"] == title
        written = ok("judge.file", {"case": found["case"], "lang": lang})["text"]
        assert ok("judge.open", {"text": written, "lang": "en"})["title"] == called["en"]
        assert ok("judge.run", {"scenario": text, "lang": lang})["name"] == title


# --- playing ---------------------------------------------------------------------------------


def test_lines_belong_to_their_moves() -> None:
    found = play(case(CHALLENGE, "end turn"))
    moves = [each["move"] for each in found["lines"]]
    assert moves == sorted(moves) and set(moves) == {0, 1}
    assert found["lines"][0]["text"].startswith("p1 challenges")
    begun = play(case(setup={**CASE["setup"], "phase": "start"}))
    assert {each["move"] for each in begun["lines"]} == {None}


def test_one_more_move_one_less_and_another_are_told_as_if_for_the_first_time() -> None:
    longest = (CHALLENGE, "end turn")
    courses = [(), (CHALLENGE,), longest, (CHALLENGE,), ("quest Elsa - Snow Queen",), longest]
    warm = [play(case(*moves), lang=lang) for moves in courses for lang in ("en", "es")]
    cold = []
    for moves in courses:
        for lang in ("en", "es"):
            cases._kept.clear()
            cold.append(play(case(*moves), lang=lang))
    assert warm == cold


def test_no_more_cases_are_kept_than_a_few() -> None:
    for lore in range(30):
        play(case(setup={"p1": {"lore": lore % 20, "deck": 10 + lore}}))
    assert len(cases._kept) <= 24


def test_a_move_that_is_not_legal_stops_it_and_says_why() -> None:
    found = play(case(CHALLENGE, "quest Elsa - Snow Queen", "end turn"), lang="es")
    stopped = found["refused_at"]
    assert stopped["move"] == 1 and stopped["kind"] == "IllegalMove"
    assert stopped["reasons"][0]["rule"] == "4.5.1.3" and "agotado" in stopped["reasons"][0]["text"]
    assert {each["move"] for each in found["lines"]} == {0}
    assert play(case("dance"))["refused_at"]["kind"] == "NotationError"
    over = play(case("concede p2", "end turn"))
    assert over["refused_at"]["kind"] == "GameOver" and over["table"]["outcome"]["winners"] == ["p1"]


def test_what_is_refused_is_listed_for_a_judge_too() -> None:
    moves = {each["move"]: each for each in play(case(CHALLENGE), refused=True)["table"]["moves"]}
    assert not moves["quest Elsa - Snow Queen"]["legal"] and moves["quest Elsa - Snow Queen"]["reasons"]
    assert "quest Elsa - Snow Queen" not in {each["move"] for each in play(case(CHALLENGE))["table"]["moves"]}


def test_a_viewer_sees_what_they_may() -> None:
    hidden = case(setup={"p1": {"hand": ["Magic Mirror"]}, "p2": {"hand": ["Elsa - Snow Queen"]}})
    assert "Elsa" not in json.dumps(play(hidden, viewer="p1"))
    assert "Elsa" in json.dumps(play(hidden, viewer="p2"))
    assert "Magic Mirror" not in json.dumps(play(hidden, viewer="spectator"))
    assert error("judge.play", {"case": CASE, "viewer": "p3", "lang": "es"})["text"].startswith("p3 no está")


def test_three_players_and_teams_and_invented_cards() -> None:
    text = "{fullName: Loud Bell, type: Item, cost: 1, color: Steel, text: \"RING {E} — Draw a card.\"}"
    setup = "setup: {p1: {play: [Loud Bell]}, p3: {}}"
    its = ok("judge.open", {"text": f"cards: [{text}]\n{setup}\nsteps: []"})["case"]
    assert len(play(its)["table"]["players"]) == 3
    found = play({**its, "moves": ["activate Loud Bell: RING"]})
    assert any("draws" in each["text"] for each in found["lines"])
    bad = {**its, "cards": [{"fullName": "Loud Bell", "type": "Item", "cost": 1, "text": "Win the moon."}]}
    assert error("judge.play", {"case": bad})["kind"] == "ScenarioError"
    teams = next(id for id in EXAMPLES if "\nteams:" in every()[id].text)
    assert "teams" in opened(teams) and play(opened(teams))["refused_at"] is None


# --- opening ---------------------------------------------------------------------------------


def test_what_can_be_opened() -> None:
    as_json = {"setup": CASE["setup"], "steps": [{"challenge": ["Elsa - Snow Queen", "Stitch - New Dog"]}]}
    found = ok("judge.open", {"text": json.dumps(as_json)})
    assert found["case"]["moves"] == [CHALLENGE]
    assert ok("judge.open", {"text": json.dumps(case(CHALLENGE, title="x"))})["case"]["moves"] == [CHALLENGE]
    its = ok("judge.open", {"text": json.dumps(record())})["case"]
    assert its["moves"][-1] == "concede p2" and play(its)["table"]["outcome"]["winners"] == ["p1"]
    game = Game.new(seed=3)
    while game.turn < 4:
        game.push(game.legal_moves[-1])
    game.concede(0)
    its = ok("judge.open", {"text": json.dumps(game.record())})["case"]
    assert its["moves"][-1] == "concede p1" and play(its)["table"]["turn"] == 4
    failing = {**as_json, "steps": [*as_json["steps"], {"expect": {"p1": {"lore": 5}}}]}
    assert ok("judge.open", {"text": json.dumps(failing)})["failed"] == 2


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_cannot_be_opened_gets_a_sentence(lang: str) -> None:
    texts = (
        "{", "[1, 2]", "setup: 5\nsteps: x", "a: &a [*a]", "\0", "!!python/object:os.system {}", "x" * 9000,
        '{"v": 1, "moves": 3}', '{"format": "illumineer-record/1"}',
        "setup: {p1: {play: [Nobody At All]}}\nsteps: []",
    )  # fmt: skip
    for text in texts:
        assert error("judge.open", {"text": text, "lang": lang})["text"]
    assert "case.yaml:1" in error("judge.open", {"text": "setup: 5", "name": "case.yaml", "lang": lang})["text"]


# --- why, other editions, files ----------------------------------------------------------------


def test_why() -> None:
    strong = case(setup={"p1": {"play": ["Elsa - Snow Queen", {"card": "Mickey Mouse - Musketeer", "drying": True}]}})
    assert ok("judge.why", {"case": strong, "card": "Elsa - Snow Queen"})["reasons"] == []
    found = ok("judge.why", {"case": strong, "card": "Mickey Mouse - Musketeer", "lang": "es"})["reasons"]
    key = next(
        each["key"]
        for each in play(strong)["table"]["players"][0]["play"]
        if each["full_name"] == "Mickey Mouse - Musketeer"
    )
    assert found == ok("judge.why", {"case": strong, "card": key, "lang": "es"})["reasons"]
    refused = ok("judge.why", {"case": strong, "move": "quest Mickey Mouse - Musketeer"})["reasons"]
    assert refused and all(each["rule"] for each in refused)
    assert ok("judge.why", {"case": strong, "move": "end turn"})["reasons"] == []
    assert error("judge.why", {"case": strong})["kind"] == "CommandError"
    assert error("judge.why", {"case": strong, "card": "Nobody"})["kind"] in ("LookError", "NotationError")


def test_editions_are_compared() -> None:
    same = ok("judge.compare", {"case": case(CHALLENGE)})
    assert [each["edition"] for each in same["editions"]] == ["1-early", "1-late", "2.0", "2.1", "2.2"]
    assert all(each["same"] for each in same["editions"])
    folder = [id for id in EXAMPLES if id.startswith("editions/move-to-same-location") and "2.2" not in id]
    other = ok("judge.compare", {"case": opened(folder[0]), "lang": "es"})
    parted = [each for each in other["editions"] if not each["same"]]
    assert parted and all(each["refused"] or each["here"] or each["there"] for each in parted)
    assert {change["name"] for each in parted for change in each["changes"]} == {"move-to-same-location"}


def test_every_difference_of_the_examples_is_found_with_its_change() -> None:
    """What two files of a folder show to differ also differs for the desk, by the change that the folder is called."""
    for folder in ("resist", "check-timing", "empty-deck", "additional-ink", "unpayable-may", "singing"):
        ids = [id for id in EXAMPLES if id.startswith(f"editions/{folder}/")]
        found = [each for id in ids for each in ok("judge.compare", {"case": opened(id)})["editions"]]
        assert folder in {change["name"] for each in found for change in each.get("changes", ())}, folder


def test_a_scenario_is_judged_and_traced() -> None:
    text = every()["8-keywords/8.06-evasive/8.06.01-only-by-evasive"].text
    found = ok("judge.run", {"scenario": text, "editions": True, "trace": True})
    assert found["status"] == "pass" and len(found["editions"]) == 6 and found["lines"]
    assert ok("judge.run", {"scenario": {"setup": {}}})["status"] == "error"
    traced = ok("judge.trace", {"scenario": text, "viewer": "p1", "lang": "es"})
    assert traced["viewer"] == "p1" and any(each["kind"] == "board" for each in traced["lines"])


def test_a_case_is_written_as_a_file() -> None:
    found = ok("judge.file", {"case": case(CHALLENGE, title="¿Quién gana?"), "as": "json"})
    data = json.loads(found["text"])
    assert data["name"] == "¿Quién gana?" and found["name"] == "quien-gana.json"
    assert data["steps"][0] == {"challenge": ["Elsa - Snow Queen", "Stitch - New Dog"]}
    assert "expect" in data["steps"][-1]
    bare = ok("judge.file", {"case": case(CHALLENGE), "expect": False})
    assert [list(step) for step in yaml.safe_load(bare["text"])["steps"]] == [["challenge"]]
    house = case("quest Marisol - Net Mender", setup={"p1": {"play": ["Marisol - Net Mender"]}})
    assert "fullName" in ok("judge.file", {"case": house})["text"]


def test_the_parts_of_a_situation_are_those_of_the_format() -> None:
    from illumineer.judge import scenario

    found = ok("judge.moves", {"lang": "es"})
    assert {each["key"] for each in found["game"]} == set(scenario._SETUP)
    assert {each["key"] for each in found["side"]} == set(scenario._SIDE)
    assert {each["key"] for each in found["card"]} == set(scenario._IN_PLAY) - {"card"}
    assert "mano" in {each["text"] for each in found["side"]}
