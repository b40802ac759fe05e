"""A game over JSON: what requests mean, and that one that cannot be taken changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.document.checks import cards_of, check, check_parts, fits

from illumineer.cli.main import main
from illumineer.game import Game
from illumineer.limits import MOST_BYTES
from illumineer.play.talk import REQUESTS, Talk

POSITION = {
    "p1": {"play": ["Elsa - Snow Queen", {"card": "Stitch - New Dog", "drying": True}], "hand": ["Fire the Cannons!"]},
    "p2": {"play": [{"card": "Stitch - Rock Star", "exerted": True}], "hand": ["Magic Mirror"]},
}


def begun(**more: Any) -> Talk:
    """A client at a table."""
    talk = Talk()
    reply = talk.answer({"new": {"position": POSITION, "seats": ["client", "client"], **more}})
    assert "error" not in reply
    return talk


def table_of(talk: Talk, **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = talk.answer({"table": {"since": 0, **more}})
    check("reply", found)
    check_parts(found["table"])
    return found


def refused(talk: Talk, request: Any) -> dict[str, Any]:
    """The error of a request that is not taken, and leaves everything as it was."""
    before = talk.answer({"table": {"since": 0}})
    reply = talk.answer(request)
    check("reply", reply)
    assert talk.answer({"table": {"since": 0}}) == before
    error: dict[str, Any] = reply["error"]
    return error


# --- moves ---------------------------------------------------------------------------------------


def test_a_move_is_made_and_told() -> None:
    talk = begun()
    reply = talk.answer({"push": "quest Elsa - Snow Queen"})
    check("reply", reply)
    assert reply["table"]["players"][0]["lore"] == 1
    assert (reply["lines"][0]["kind"], reply["lines"][0]["rule"]) == ("act", "4.5.1")
    (elsa,) = (card for card in cards_of(reply["table"]) if card.get("label") == "Elsa - Snow Queen")
    assert elsa["marks"] == ["exerted"] and reply["lines"][0]["cards"] == [elsa["key"]]
    assert talk.answer({"table": True})["lines"] == [], "it has been told"
    assert talk.answer({"table": {"since": 0}})["lines"] == reply["lines"]


def test_a_list_of_moves_is_one_answer() -> None:
    talk = begun()
    error = refused(talk, {"push": ["quest Elsa - Snow Queen", "quest Elsa - Snow Queen"]})
    assert error["kind"] == "IllegalMove"
    reply = talk.answer({"push": ["quest Elsa - Snow Queen", "end turn"]})
    assert reply["table"]["active"] == "p2" and [line["kind"] for line in reply["lines"]].count("act") == 2


def test_an_illegal_move_is_refused_with_reasons_and_their_rules() -> None:
    error = refused(begun(), {"push": "quest Stitch - New Dog"})
    assert error["kind"] == "IllegalMove"
    (reason,) = error["reasons"]
    assert "drying" in reason["text"] and reason["rule"] == "5.1.1.11"


def test_the_reasons_are_told_in_the_language_of_the_table() -> None:
    english, spanish = (refused(begun(lang=lang), {"push": "quest Stitch - New Dog"}) for lang in ("en", "es"))
    assert english["reasons"][0]["rule"] == spanish["reasons"][0]["rule"]
    assert english["reasons"][0]["text"] != spanish["reasons"][0]["text"] and english["text"] != spanish["text"]


def test_what_is_no_move_is_refused() -> None:
    assert refused(begun(), {"push": "dance"})["kind"] == "NotationError"


def test_every_refused_move_of_the_table_is_refused_for_the_reasons_that_it_has() -> None:
    hand = ["Fire the Cannons!", "Elsa - Spirit of Winter", "Friends on the Other Side"]
    talk = begun(position={**POSITION, "p1": {**POSITION["p1"], "hand": hand}})
    moves = table_of(talk, refused=True)["table"]["moves"]
    illegal = [move for move in moves if not move["legal"]]
    assert {"play Elsa - Spirit of Winter for shift"} <= {move["move"] for move in illegal}
    assert [move for move in moves if move["legal"]]
    for move in illegal:
        error = refused(talk, {"push": move["move"]})
        assert error["kind"] == "IllegalMove" and error["reasons"] == move["reasons"], move["move"]
        why = talk.answer({"why": move["move"]})
        check("reply", why)
        assert why["why"] == move["reasons"], move["move"]


def test_why_has_no_reasons_for_a_legal_move() -> None:
    assert begun().answer({"why": "end turn"})["why"] == []


def test_why_a_card_has_its_values_is_asked_by_label_or_key() -> None:
    position = {"p1": {"play": ["Lilo - Snow Artist", "Stitch - New Dog"]}, "p2": {"hand": ["Magic Mirror"]}}
    talk = begun(position=position)
    (lilo,) = (card for card in cards_of(table_of(talk)["table"]) if card.get("label") == "Lilo - Snow Artist")
    by_key, by_label = (talk.answer({"values": name}) for name in (lilo["key"], lilo["label"]))
    check("reply", by_key)
    assert by_key == by_label and by_key["why"][0]["rule"] == "5.3.6.4"
    for hidden in ("p2.hand.1", "Magic Mirror", "c99999abc"):
        assert refused(talk, {"values": hidden})["kind"] == "NotationError"


def test_of_two_copies_each_is_asked_for_by_the_label_that_it_has_in_the_document() -> None:
    copies = ["Lilo - Snow Artist", "Lilo - Snow Artist#2"]
    talk = begun(position={"p1": {"play": [*copies, {"card": "Stitch - New Dog"}]}})
    found = {card["label"]: card["key"] for card in cards_of(table_of(talk)["table"]) if "label" in card}
    assert set(copies) <= set(found)
    for label in copies:
        assert talk.answer({"values": label}) == talk.answer({"values": found[label]}) != {"why": []}
    assert refused(talk, {"values": "facedown"})["kind"] == "LookError"


def test_a_card_is_asked_for_without_a_game() -> None:
    reply = Talk("es").answer({"card": "elsa snow queen"})
    check("reply", reply)
    assert (reply["card"]["full_name"], reply["card"]["type_text"]) == ("Elsa - Snow Queen", "personaje")
    assert Talk().answer({"card": "nobody at all"})["error"]["kind"] == "CardError"


# --- seats ---------------------------------------------------------------------------------------


def test_a_client_with_both_seats_sees_the_table_of_the_one_who_decides_and_can_look_as_the_other() -> None:
    talk = begun()
    assert table_of(talk)["table"]["viewer"] == "p1"
    other = table_of(talk, seat="p2")["table"]
    assert other["viewer"] == "p2" and other["moves"] == [] and other["question"]["mine"] is False
    assert talk.answer({"push": "end turn"})["table"]["viewer"] == "p2"


def test_a_client_cannot_look_as_a_bot_or_concede_for_it() -> None:
    talk = begun(seats=["client", "random"])
    for request in ({"table": {"seat": "p2"}}, {"concede": "p2"}, {"table": {"seat": "p3"}}):
        assert "p" in refused(talk, request)["text"]


def test_a_client_without_a_seat_looks_on() -> None:
    reply = Talk().answer({"new": {"seats": ["random", "random"], "seed": 2}})
    check("reply", reply)
    assert reply["table"]["viewer"] == "spectator" and reply["table"]["outcome"] is not None
    assert reply["next"] == len(reply["lines"]) > 50


def test_the_language_and_the_texts_of_cards_are_as_they_were_asked_for() -> None:
    talk = begun(lang="es", texts=False)
    found = table_of(talk)["table"]
    assert found["lang"] == "es" and not any("text" in card for card in cards_of(found))
    assert table_of(talk, texts=True, lang="en")["table"]["lang"] == "en"
    assert talk.answer({"push": "end turn"})["table"]["lang"] == "en"


def test_a_player_concedes() -> None:
    talk = begun()
    reply = talk.answer({"concede": "p2"})
    check("reply", reply)
    assert reply["table"]["outcome"]["winners"] == ["p1"]
    for request in ({"push": "end turn"}, {"concede": True}, {"why": "end turn"}):
        assert refused(talk, request)["kind"] == "GameOver"


# --- what is secret ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [["client", "client"], ["client", "random"]])
def test_the_record_is_given_when_the_game_is_over(seats: list[str]) -> None:
    talk = Talk()
    talk.answer({"new": {"seats": seats, "seed": 90_210_774_155_263}})
    assert "seed" in refused(talk, {"record": True})["text"]
    talk.answer({"concede": "p1"})
    reply = talk.answer({"record": True})
    check("reply", reply)
    assert reply["record"]["seed"] == 90_210_774_155_263


def test_a_game_without_a_seed_has_another_each_time() -> None:
    found = []
    for _ in range(2):
        talk = Talk()
        talk.answer({"new": True})
        talk.answer({"concede": True})
        found.append(talk.answer({"record": True})["record"]["seed"])
    assert found[0] != found[1]


# --- requests that cannot be taken -----------------------------------------------------------------

SHAPES: list[tuple[Any, bool]] = [
    ({"new": True}, True),
    ({"new": {}}, True),
    ({"new": {"seats": ["client", "greedy"], "seed": 5, "edition": "2.0", "lang": "es", "texts": False}}, True),
    ({"new": {"position": POSITION}}, True),
    ({"table": True}, True),
    ({"table": {"refused": True, "texts": False, "since": 3, "lang": "es", "seat": "p1"}}, True),
    ({"why": "end turn"}, True),
    ({"push": "end turn"}, True),
    ({"push": ["end turn"]}, True),
    ({"values": "Elsa - Snow Queen"}, True),
    ({"card": "Elsa - Snow Queen"}, True),
    ({"concede": True}, True),
    ({"concede": "p1"}, True),
    ({"quit": True}, True),
    ({}, False),
    ([], False),
    (None, False),
    ("end turn", False),
    (7, False),
    ({"dance": True}, False),
    ({"push": "end turn", "table": True}, False),
    ({"push": []}, False),
    ({"push": [1]}, False),
    ({"push": None}, False),
    ({"push": {"move": "end turn"}}, False),
    ({"why": ["end turn"]}, False),
    ({"values": 3}, False),
    ({"card": None}, False),
    ({"table": None}, False),
    ({"table": {"refused": 1}}, False),
    ({"table": {"texts": "no"}}, False),
    ({"table": {"since": -1}}, False),
    ({"table": {"since": True}}, False),
    ({"table": {"lang": "de"}}, False),
    ({"table": {"seat": "judge"}}, False),
    ({"table": {"all": True}}, False),
    ({"concede": False}, False),
    ({"concede": 0}, False),
    ({"concede": ["p1"]}, False),
    ({"record": 1}, False),
    ({"quit": "now"}, False),
    ({"new": None}, False),
    ({"new": []}, False),
    ({"new": {"seats": "client"}}, False),
    ({"new": {"seats": ["client"]}}, False),
    ({"new": {"seats": ["client", 2]}}, False),
    ({"new": {"seed": "7"}}, False),
    ({"new": {"seed": True}}, False),
    ({"new": {"seed": 1.5}}, False),
    ({"new": {"edition": "3.0"}}, False),
    ({"new": {"lang": None}}, False),
    ({"new": {"texts": 1}}, False),
    ({"new": {"variant": "chess"}}, False),
    ({"new": {"variant": None}}, False),
    ({"new": {"decks": None}}, False),
    ({"new": {"decks": "deck.txt"}}, False),
    ({"new": {"decks": [["Elsa - Snow Queen"], "deck.txt"]}}, False),
    ({"new": {"decks": [[1], [2]]}}, False),
    ({"new": {"teams": "red"}}, False),
    ({"new": {"teams": [True, False]}}, False),
    ({"new": {"position": []}}, False),
    ({"new": {"position": {"p1": {"hand": [3]}}}}, False),
    ({"new": {"position": {"p9": {}}}}, False),
    ({"new": {"position": {}, "decks": [[], []]}}, False),
    ({"new": {"position": {}, "variant": "free"}}, False),
    ({"new": {"dance": 1}}, False),
]


@pytest.mark.parametrize(("request_", "right"), SHAPES, ids=lambda value: json.dumps(value)[:60])
def test_what_the_schema_takes_is_taken_and_what_it_refuses_is_refused(request_: Any, right: bool) -> None:
    assert fits("request", request_) == right
    if right:
        check("reply", begun().answer(request_))
        assert "error" not in begun().answer(request_)
    else:
        assert refused(begun(), request_)["text"]


SENSELESS: list[Any] = [
    {"new": {"seats": ["client", "nobody"]}},
    {"new": {"seats": ["client", "search:0"]}},
    {"new": {"seats": ["client", "bot.py:Bot"]}},
    {"new": {"seats": ["client", "client", "client"]}},
    {"new": {"decks": [["Nobody At All"] * 60, ["Nobody At All"] * 60]}},
    {"new": {"decks": [[], []]}},
    {"new": {"decks": [["Elsa - Snow Queen"] * 60, ["Elsa - Snow Queen"] * 60]}},
    {"new": {"teams": [0, 0]}},
    {"new": {"teams": [0, 1, 2]}},
    {"new": {"position": {"p1": {"play": [{"card": "Elsa - Snow Queen", "damage": 9}]}}}},
    {"new": {"seats": ["client", "x" * 5000]}},
    {"push": "x" * 9000},
    {"push": "é" * 300},
    {"push": "\ud800"},
    {"push": ["end turn"] * 9000},
    {"values": ""},
    {"why": ""},
]


@pytest.mark.parametrize("request_", SENSELESS, ids=lambda value: json.dumps(value)[:60])
def test_what_has_the_right_shape_and_makes_no_sense_is_refused_shortly(request_: Any) -> None:
    error = refused(begun(), request_)
    assert 0 < len(error["text"]) < 2000


def test_before_a_game_there_is_nothing_to_ask() -> None:
    for request in ({"push": "end turn"}, {"why": "end turn"}, {"values": "x"}, {"table": True}, {"concede": True}):
        assert "new" in Talk().answer(request)["error"]["text"]
    assert "new" in Talk().answer({"record": True})["error"]["text"]


@pytest.mark.parametrize(
    "text",
    ["", "{", "[" * 5000, '{"push": NaN}', '"' + "x" * MOST_BYTES + '"', "[" + "1," * 30_000 + "1]", "9" * 5000],
)
def test_what_is_no_json_or_too_much_of_it_is_refused(text: str) -> None:
    reply = begun().reply(text)
    check("reply", reply)
    assert reply["error"]["kind"] == "CommandError"


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.floats() | st.text(max_size=8) | st.sampled_from(["p1", "en"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(st.sampled_from(sorted(REQUESTS)) | st.text(max_size=4), VALUES, max_size=2))
def test_no_request_breaks_a_talk(request: dict[str, Any]) -> None:
    talk = begun()
    reply = talk.answer(request)
    check("reply", reply)
    if "error" in reply:
        assert talk.answer({"table": {"since": 0}}) == begun().answer({"table": {"since": 0}})


@pytest.mark.parametrize("option", [["--plain"], ["--seed", "3"], ["--against", "greedy"], ["--resume"]])
def test_the_command_takes_no_options_of_a_new_game(option: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--json", *option]) == 2
    assert option[0] in capsys.readouterr().err


# --- the same as in the library --------------------------------------------------------------------


def test_a_talk_plays_the_game_that_the_library_plays() -> None:
    talk, game = Talk(), Game.new(seed=4)
    reply = talk.answer({"new": {"seed": 4}})
    for _ in range(60):
        move = [move["move"] for move in reply["table"]["moves"]][-1]
        reply = talk.answer({"push": move})
        game.push(move)
    asked = game.decision
    assert asked is not None and reply["table"]["question"]["about"] == asked.about
    assert [player["lore"] for player in reply["table"]["players"]] == [player.lore for player in game.players]
