"""Calls about games that were played, about examples, and what is written for a page that has no engine yet."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.desk.asking import error, ok, record, reply

from illumineer import Game
from illumineer.cards.library import shared_library
from illumineer.cards.starters import starter_decks
from illumineer.cr import CR, NEWEST, own_number
from illumineer.desk import gather, replaying, static
from illumineer.desk.examples import every
from illumineer.desk.rules import text
from illumineer.play.saving import FORMAT
from illumineer.rulebook import index


def test_a_record_is_opened_and_looked_at_anywhere() -> None:
    given = record()
    found = ok("replay.open", {"record": given})
    assert found["inputs"] == len(given["inputs"]) and found["players"] == ["p1", "p2"]
    assert found["outcome"]["winners"] == ["p1"]
    turns = [each["turn"] for each in found["turns"]]
    assert turns == sorted(turns) and len(turns) > 1
    for at in range(found["inputs"] + 1):
        seen = ok("replay.at", {"record": json.dumps(given), "at": at, "lang": "es", "viewer": "p2"})
        assert seen["at"] == at and seen["table"]["viewer"] == "p2"
    assert seen["table"]["outcome"] and len(seen["lines"]) > len(ok("replay.at", {"record": given, "at": 1})["lines"])


def test_players_are_called_what_each_language_calls_them() -> None:
    saved = {"format": FORMAT, "record": record(), "seats": [None, "greedy"], "names": [], "seed": 0, "lang": "en"}
    given = {**saved, "open_lists": False}
    for lang, name in (("en", "you"), ("es", "tú"), ("en", "you")):
        found = ok("replay.open", {"record": given, "lang": lang})
        assert (found["players"], found["title"]) == ([name, "greedy"], f"{name} – greedy")


def test_a_whole_game_is_replayed_as_each_may_know_it() -> None:
    game = Game.new(seed=3)
    while game.decision is not None:
        game.push(game.legal_moves[-1])
    given = game.record()
    found = ok("replay.open", {"record": given})
    middle = found["turns"][len(found["turns"]) // 2]["at"]
    hand = ok("replay.at", {"record": given, "at": middle, "viewer": "p1"})["table"]["players"][1]["hand"]
    assert all(set(each) == {"key"} for each in hand)
    assert ok("replay.at", {"record": given})["table"]["outcome"] == found["outcome"]
    assert len(replaying._kept) <= 8


def _whole_game() -> dict[str, Any]:
    game = Game.new(seed=3)
    while game.decision is not None:
        game.push(game.legal_moves[-1])
    return game.record()


def test_a_moment_is_the_same_whichever_way_one_comes_to_it() -> None:
    given = _whole_game()
    last = ok("replay.open", {"record": given})["inputs"]
    on = [ok("replay.at", {"record": given, "at": at, "viewer": "p1"}) for at in range(last + 1)]
    back = [ok("replay.at", {"record": given, "at": at, "viewer": "p1"}) for at in reversed(range(last + 1))]
    assert on == back[::-1]
    replaying._kept.clear()
    assert ok("replay.at", {"record": given, "at": last // 2, "viewer": "p1"}) == on[last // 2]


def test_a_call_that_is_refused_leaves_the_game_replayed() -> None:
    replaying._kept.clear()
    given = _whole_game()
    ok("replay.open", {"record": given})
    [kept] = replaying._kept.values()
    for name in ("replay.at", "replay.case"):
        assert error(name, {"record": given, "viewer": "p4"})["kind"] == "CommandError"
    assert error("replay.case", {"record": given, "at": 0, "viewer": "p1"})["kind"] == "NotAPosition"
    assert list(replaying._kept.values()) == [kept]


def test_who_conceded_before_the_position_of_a_case_does_not_concede_in_it_again() -> None:
    """With three players the game goes on: p2 leaves, more is played, and p3 leaves."""
    game = Game.new([*starter_decks(), starter_decks()[0]], seed=3)
    for _ in range(3):
        game.push("done")
    game.concede((game.state.first + 1) % 3)
    for _ in range(12):
        game.push("end turn")
    for left in (False, True):
        if left:
            game.concede(game.active)
        made = ok("replay.case", {"record": game.record(), "viewer": "judge"})["case"]
        assert [move for move in made["moves"] if move.startswith("concede")] == (made["moves"][-1:] if left else [])
        played = ok("judge.play", {"case": made})
        assert played["refused_at"] is None
        assert played["table"]["outcome"] == ok("replay.at", {"record": game.record()})["table"]["outcome"]


def test_no_more_lines_come_than_are_asked_for() -> None:
    given = _whole_game()
    every = ok("replay.at", {"record": given})["lines"]
    assert ok("replay.at", {"record": given, "most": 10})["lines"] == every[-10:]
    assert ok("replay.at", {"record": given, "most": 0})["lines"] == []
    assert ok("replay.at", {"record": given, "most": len(every) + 5})["lines"] == every


def test_a_moment_becomes_the_case_that_leads_there() -> None:
    given = record()
    for at in range(len(given["inputs"]) + 1):
        table = ok("replay.at", {"record": given, "at": at})["table"]
        played = ok("judge.play", {"case": ok("replay.case", {"record": given, "at": at})["case"]})
        assert played["refused_at"] is None
        assert played["table"] == table, at


def test_the_case_of_a_player_has_what_that_player_may_know() -> None:
    given = _whole_game()
    inputs = ok("replay.open", {"record": given})["inputs"]
    held = refused = 0
    for at in range(inputs + 1):
        for viewer in ("p1", "spectator"):
            found = reply("replay.case", {"record": given, "at": at, "viewer": viewer})
            if "error" in found:
                assert found["error"]["kind"] == "NotAPosition" and found["error"]["text"]
                refused += 1
                continue
            held += 1
            case = found["ok"]["case"]
            assert "seed" not in case["setup"] and case["moves"] == []
            table = ok("judge.play", {"case": case, "viewer": viewer})["table"]
            there = ok("replay.at", {"record": given, "at": at, "viewer": viewer})["table"]
            assert list(map(_figures, table["players"])) == list(map(_figures, there["players"]))
    assert held > 10 and refused > 10


def _figures(side: dict[str, Any]) -> tuple[Any, ...]:
    """What everybody sees of a side."""
    return [each["full_name"] for each in side["play"]], len(side["hand"]), side["deck"], side["lore"]


def test_a_turn_has_its_player_from_the_first_on() -> None:
    turns = ok("replay.open", {"record": record()})["turns"]
    assert turns[0] == {"turn": 5, "at": 0, "player": "p1"}
    assert ok("replay.open", {"record": _whole_game()})["turns"][0] == {"turn": 0, "at": 0, "player": None}


def test_what_is_no_record_gets_a_sentence() -> None:
    given = record()
    wrong = ({"inputs": [99]}, {"digest": "x"}, {"edition": "9"}, {"book": ""}, {"position": {"p1": {"play": ["?"]}}})
    for bad in ("{", "5", {}, *({**given, **each} for each in wrong)):
        found = error("replay.open", {"record": bad, "lang": "es"})
        assert found["kind"] == "RecordError" and found["text"]
    assert error("replay.at", {"record": given, "viewer": "p4"})["kind"] == "CommandError"
    assert error("replay.at", {"record": given, "at": -1})["place"] == "at"


# --- examples --------------------------------------------------------------------------------


def test_the_shipped_examples_are_those_of_the_folder() -> None:
    """If this fails, an example has changed: `make examples` gathers them anew."""
    assert gather.FILE.read_text(encoding="utf-8") == gather.gathered()


def test_examples_are_found_by_rule_card_and_words() -> None:
    assert ok("examples.list")["total"] == len(every())
    by_rule = ok("examples.list", {"rule": "8.6"})
    assert by_rule["total"]
    assert all(any(rule.startswith("8.6") for rule in each["rules"]) for each in by_rule["examples"])
    by_words = ok("examples.list", {"words": "guardaespaldas", "lang": "es"})
    assert by_words["examples"][0]["section"]
    by_card = ok("examples.list", {"card": "tod – nimble fox"})
    assert all("Tod - Nimble Fox" in each["cards"] for each in by_card["examples"]) and by_card["total"]
    one = ok("examples.show", {"id": by_rule["examples"][0]["id"]})
    assert one["text"].startswith("format: lorcana-scenario/1")
    assert "only-by-evasive" in error("examples.show", {"id": "8-keywords/8.06-evasive/8.06.01-only-by-evasiv"})["text"]


def test_an_example_is_called_in_the_language_of_the_reader() -> None:
    id = "1-concepts/1.12-drawing/1.12.02-one-card-at-a-time"
    called = {"en": "Drawing three cards is drawing three times", "es": "Robar tres cartas es robar tres veces"}
    for lang, title in called.items():
        assert ok("examples.show", {"id": id, "lang": lang})["title"] == title
        assert title in [each["title"] for each in ok("rules.look", {"number": "1.12.2", "lang": lang})["examples"]]
        for words in called.values():
            found = ok("examples.list", {"words": words.upper(), "lang": lang})["examples"]
            assert [(each["id"], each["title"]) for each in found] == [(id, title)]
    named_in_spanish = "1-concepts/1.08-game-state-check/1.08.05-gone-before-the-check"
    assert "back in the hand" in ok("examples.show", {"id": named_in_spanish})["title"]
    found = ok("examples.list", {"words": "COMPROBACION vuelto mano", "lang": "es"})["examples"]
    assert [each["id"] for each in found] == [named_in_spanish]  # it says «comprobación»


# --- the page without an engine --------------------------------------------------------------


def test_what_is_written_for_the_page(tmp_path: Path) -> None:
    static.write(tmp_path)
    first = {each.name: each.read_bytes() for each in (tmp_path / "data").iterdir()}
    assert {"rules.en.json", "rules.es.json", "cards.json", "editions.json", "examples.json"} <= set(first)
    static.write(tmp_path)
    assert first == {each.name: each.read_bytes() for each in (tmp_path / "data").iterdir()}
    cards = json.loads(first["cards.json"])["cards"]
    at = cards["full_name"].index("Elsa - Snow Queen")
    assert cards["stats"][at] == [2, 3, 1] and cards["inks"][at] == ["amethyst"] and cards["also"][at] == []
    assert {len(column) for column in cards.values()} == {len(shared_library())}
    assert json.loads(first["editions.json"])[-1] == NEWEST
    examples = json.loads(first["examples.json"])
    assert len(examples["examples"]) == len(every())
    for id, titles, sections, _, _ in examples["examples"]:
        own = [ok("examples.show", {"id": id, "lang": lang}) for lang in examples["languages"]]
        assert (titles, sections) == tuple([each[key] for each in own] for key in ("title", "section"))


def test_the_rules_of_any_edition_can_be_put_together_from_the_file() -> None:
    data = static.rules("es")
    newest = dict(data["rules"])
    assert newest["8.6.1"] == text((CR.EVASIVE,), "es", NEWEST)
    for edition, other in data["editions"].items():
        there = {number: said for number, said in newest.items() if number not in other["rules"]["none"]}
        there |= dict(other["rules"]["other"])
        wanted = {number for rule in CR if (number := own_number(rule, edition))}
        assert set(there) == wanted
        titles = {number: title for number, title in data["headings"] if number not in other["headings"]["none"]}
        titles |= dict(other["headings"]["other"])
        assert titles == {number: heading.es for number, heading in index.chapters(edition)}
