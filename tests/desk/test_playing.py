"""The calls of a table: a game is played through them, and nothing else is needed.

Also the law of the face on what is sent: swapping cards that are hidden from the viewer changes no byte of a reply.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.desk.asking import Data, error, ok
from tests.laws.pool import books, new_game, walk
from tests.laws.test_hidden import pairs, swapped
from tests.play.test_hidden_at_the_table import bare

from illumineer.core.rng import Dice
from illumineer.desk import playing, sittings
from illumineer.desk.sittings import Match, Sitting
from illumineer.game import Game
from illumineer.play.session import Session
from illumineer.record import replay
from illumineer.seeds import seed_for

NEW: Data = {"lists": [None, None], "seats": ["person", "greedy"], "seed": 5}
RESTING: Data = {"card": "Minnie Mouse - Beloved Princess", "exerted": True}
SHORT: Data = {
    "p1": {"play": ["Elsa - Snow Queen"], "hand": ["Dragon Fire"], "ink": 5, "lore": 10, "deck": 5},
    "p2": {"play": ["Goofy - Musketeer", {"card": "Stitch - New Dog", "exerted": True}, RESTING], "deck": 5},
}


def step(name: str, seat: Data, **more: Any) -> Data:
    """The seat after a call about it, with the lines that it had before, if these are of the same log."""
    have = {"viewer": seat["viewer"], "lines": seat["first"] + len(seat["lines"]), "backs": seat["backs"]}
    found = ok(name, {"kept": seat["kept"], "n": seat["n"], "have": have, **more})
    if found["viewer"] == seat["viewer"] and found["first"] >= seat["first"]:
        found["lines"] = [*seat["lines"][: found["first"] - seat["first"]], *found["lines"]]
        found["first"] = seat["first"]
    return found


def answer(seat: Data, *moves: str, **more: Any) -> Data:
    return step("play.answer", seat, moves=list(moves), **more)


def legal(seat: Data) -> list[str]:
    return [move["move"] for move in seat["table"]["moves"] if move["legal"]]


def at(position: Data, *seats: str) -> Data:
    """A table in that position."""
    record = Game.from_position(position).record()
    return ok("play.resume", {"record": record, "seats": list(seats or ("person", "greedy"))})


def played(seat: Data, seed: int) -> Data:
    """The same table when the game is over; a person decides at random."""
    dice = random.Random(seed)
    while seat["table"]["outcome"] is None:
        if seat["handover"] is not None:
            assert seat["viewer"] == "spectator" and not legal(seat)
            seat = step("play.take", seat)
        else:
            seat = answer(seat, dice.choice(legal(seat)))
        assert not seat["stale"] and seat["refused"] is None
    return seat


def first(seat: Data) -> int:
    """Who began the game."""
    return sittings.load(seat["kept"]).session.game.state.first


@pytest.mark.parametrize("seats", [["person", "greedy"], ["random", "person"], ["person", "person"]])
def test_a_whole_game_goes_through_the_calls(seats: list[str]) -> None:
    seat = played(ok("play.new", {**NEW, "seats": seats}), 3)
    assert seat["match"]["over"] and sum(seat["match"]["won"]) == 1
    record = ok("play.record", {"kept": seat["kept"]})["record"]
    assert replay(json.loads(record)["record"], sittings.take(seat["kept"]).session.game.book).outcome is not None
    assert ok("replay.open", {"record": record})["outcome"] == seat["table"]["outcome"]


def test_a_game_that_was_put_away_gives_the_same_replies() -> None:
    live, cold = (ok("play.new", NEW) for _ in range(2))
    dice = random.Random(1)
    while live["table"]["outcome"] is None:
        move = dice.choice(legal(live))
        live = answer(live, move)
        sittings._live.clear()
        cold = answer(cold, move)
        assert cold == live


def test_a_table_is_live_once() -> None:
    """However much has happened there, and whatever was refused."""
    sittings._live.clear()
    seat = answer(ok("play.new", NEW), "done")
    answer({**seat, "n": 0}, "end turn")
    answer(seat, "nonsense")
    seat = step("play.again", step("play.concede", seat))
    answer(seat, "done")
    assert len(sittings._live) == 1


def test_an_answer_to_another_state_changes_nothing() -> None:
    seat = ok("play.new", NEW)
    once = answer(seat, "done")
    twice = answer({**once, "n": seat["n"]}, "done")
    assert twice["stale"] and not once["stale"]
    assert {**twice, "stale": False} == once


def test_an_answer_that_is_not_legal_says_why_and_changes_nothing() -> None:
    seat = at(SHORT)
    for lang, word in (("en", "ready"), ("es", "preparado")):
        refused = answer(seat, "challenge Elsa - Snow Queen", "choose Goofy - Musketeer", lang=lang)
        assert refused["refused"]["reasons"][0]["rule"] == "4.6.4.2" and word in refused["refused"]["text"]
        assert refused["n"] == seat["n"] and refused["kept"] == seat["kept"]
    assert answer(seat, "nonsense")["refused"]["kind"] == "NotationError"
    assert answer(seat, "quest Elsa - Snow Queen")["table"]["players"][0]["lore"] == 11


def test_a_table_is_told_in_the_language_of_who_asks() -> None:
    seat = at(SHORT)
    for lang, word in (("es", "aventura"), ("en", "quest"), ("es", "aventura")):
        seat = ok("play.look", {"kept": seat["kept"], "lang": lang})
        assert word in next(move["text"] for move in seat["table"]["moves"] if move["action"] == "quest")


def test_what_cannot_be_done_has_its_reasons() -> None:
    moves = at(SHORT)["table"]["moves"]
    closed = [move for move in moves if not move["legal"]]
    assert closed and all(move["reasons"] and all(each["rule"] for each in move["reasons"]) for move in closed)


FREEZING: Data = {
    "p1": {"hand": ["Elsa - Spirit of Winter"], "ink": 8, "deck": 5},
    "p2": {"play": ["Goofy - Musketeer", "Stitch - New Dog", "Mickey Mouse - True Friend"], "deck": 5},
}
"""Of the character in the hand: choose up to two characters."""


def picked(seat: Data) -> list[str]:
    """The names of what was picked, in order."""
    players = seat["table"]["players"]
    names = {card["key"]: card["full_name"] for player in players for card in player["play"] if "full_name" in card}
    return [names[key] for key in seat["table"]["question"]["picked"]]


def test_a_pick_is_taken_off_again_and_the_others_stay() -> None:
    before = answer(at(FREEZING), "play Elsa - Spirit of Winter")
    seat = answer(before, "choose Goofy - Musketeer")
    assert picked(seat) == ["Goofy - Musketeer"]
    off = step("play.unpick", seat, pick=seat["table"]["question"]["picked"][0])
    assert off["refused"] is None and off["n"] == seat["n"] + 1 and off["backs"] == seat["backs"] + 1
    assert off["table"] == before["table"] and off["lines"] == before["lines"]
    again = answer(off, "choose Stitch - New Dog")
    assert picked(again) == ["Stitch - New Dog"]
    for wrong in (seat["table"]["question"]["picked"][0], "p1", "nothing"):
        kept = step("play.unpick", again, pick=wrong)
        assert kept["refused"]["text"] and kept["n"] == again["n"] and kept["table"] == again["table"]


def test_of_several_picks_any_can_be_taken_off() -> None:
    seat = ok("play.new", NEW)
    hand = [card["full_name"] for card in seat["table"]["players"][0]["hand"]]
    for _ in range(3):
        seat = answer(seat, next(move for move in legal(seat) if move != "done"))
    keys = seat["table"]["question"]["picked"]
    off = step("play.unpick", seat, pick=keys[1])
    assert off["table"]["question"]["picked"] == [keys[0], keys[2]]
    assert [card["full_name"] for card in off["table"]["players"][0]["hand"]] == hand
    for key in (keys[0], keys[2]):
        off = step("play.unpick", off, pick=key)
    assert off["table"]["question"]["picked"] == []


def test_what_is_left_to_do_is_said_in_words() -> None:
    seat = at(SHORT)
    things = "play 1 card, quest with 1 character, challenge with 1 character, use 1 ability"
    assert seat["left"] == f"You can still: {things}. e again ends the turn."
    assert answer(seat, "challenge Elsa - Snow Queen")["left"] is None


def test_a_moment_of_the_table_becomes_a_case_with_what_the_viewer_knows() -> None:
    seat = at({**SHORT, "p2": {**SHORT["p2"], "hand": ["Maui - Demigod"]}})
    made = ok("play.case", {"kept": seat["kept"]})["case"]
    assert "Maui - Demigod" not in json.dumps(made) and made["setup"]["p1"]["hand"] == ["Dragon Fire"]
    assert ok("judge.play", {"case": made})["refused_at"] is None
    assert error("play.case", {"kept": ok("play.new", NEW)["kept"]})["kind"] == "NotAPosition"


def test_a_play_is_taken_back_as_at_the_terminal() -> None:
    seat = at(SHORT)
    assert seat["back"] == "you have not done anything yet"
    assert step("play.back", seat)["refused"]["text"].startswith("that cannot be taken back")
    quested = answer(seat, "quest Elsa - Snow Queen")
    assert quested["back"] is None
    again = step("play.back", quested)
    assert again["table"] == seat["table"] and again["lines"] == seat["lines"]
    assert again["n"] > quested["n"] and again["backs"] == seat["backs"] + 1
    have = {"viewer": "p1", "lines": len(quested["lines"]), "backs": quested["backs"]}
    old = ok("play.look", {"kept": again["kept"], "have": have})
    assert old["first"] == 0  # lines of another past are not built upon


def test_news_are_what_happened_since_the_last_answer() -> None:
    seat = answer(at(SHORT), "end turn")
    news = [line["text"] for line in seat["lines"][seat["since"] :]]
    assert seat["table"]["active"] == "p1" and news[0] == "p1 ends the turn"
    assert any(text.startswith("p2 draws") for text in news)  # which came of that answer, too
    assert "p2 ends the turn" in news


def test_a_card_is_played_in_one_of_its_ways_at_once() -> None:
    shifting = {
        "p1": {"hand": ["Basil - Great Mouse Detective"], "play": ["Basil - Of Baker Street"], "ink": 6, "deck": 5},
        "p2": {"deck": 5},
    }
    seat = at(shifting)
    play = next(move for move in seat["table"]["moves"] if move["action"] == "play")
    assert [way["text"] for way in play["ways"]] == ["for 6 ink", "with Shift, for 5 ink"]
    shifted = answer(seat, play["move"], play["ways"][1]["move"])
    assert shifted["refused"] is None and shifted["table"]["players"][0]["ink"]["ready"] == 1
    only = at({**shifting, "p1": {**shifting["p1"], "ink": 5}})
    [way] = next(move for move in only["table"]["moves"] if move["action"] == "play")["ways"]
    assert way["text"] == "with Shift, for 5 ink"


def test_who_lost_begins_the_next_game_of_a_match() -> None:
    seat = ok("play.new", {**NEW, "best": 3, "names": ["Ana", "Bot"]})
    assert error("play.again", {"kept": seat["kept"], "n": seat["n"]})["text"] == "the game is not over"
    seat = step("play.concede", seat)
    assert seat["match"] == {"best": 3, "won": [0, 1], "over": False}
    seat = step("play.again", seat)
    assert seat["names"] == ["Ana", "Bot"] and seat["match"]["won"] == [0, 1] and seat["table"]["outcome"] is None
    assert first(seat) == 0
    seat = step("play.concede", seat)
    assert seat["match"] == {"best": 3, "won": [0, 2], "over": True}
    other = step("play.again", seat, begins="p2")
    assert other["match"]["won"] == [0, 0] and first(other) == 1


def test_nothing_of_a_game_tells_how_the_next_one_is_dealt() -> None:
    """Two tables whose first game is the same to its last byte, the record included, have different second games."""
    tables = [ok("play.new", {**NEW, "best": 3}) for _ in range(2)]
    over = [step("play.concede", answer(each, "done")) for each in tables]
    assert over[0] == over[1]
    records = [ok("play.record", {"kept": each["kept"]})["record"] for each in over]
    assert records[0] == records[1] and "secret" not in json.loads(records[0])
    sessions = [sittings.load(step("play.again", each)["kept"]).session for each in over]
    assert sessions[0].seed != sessions[1].seed and sessions[0].secret != sessions[1].secret
    for each in sessions:
        record = each.game.record()
        told = [each.seed, seed_for(each.seed, "table"), over[0]["seats"]]
        assert record["seed"] == each.seed and each.secret not in told


def test_a_game_that_is_over_is_counted_once_and_stays_over() -> None:
    seat = step("play.concede", answer(ok("play.new", {**NEW, "best": 3}), "done"))
    assert seat["back"] == "the game is over" and seat["match"]["won"] == [0, 1]
    back = step("play.back", seat)
    assert back["refused"]["text"] == "that cannot be taken back: the game is over"
    assert back["table"]["outcome"] and back["match"] == seat["match"] and back["n"] == seat["n"]
    said = step("play.say", seat, line="back")
    assert any("annot be taken back: the game is over" in text for text in said["said"]["lines"]), said["said"]["lines"]
    assert said["table"]["outcome"] and said["n"] == seat["n"]


def test_a_table_goes_on_from_any_moment_of_a_record() -> None:
    seat = played(ok("play.new", NEW), 3)
    record = ok("play.record", {"kept": seat["kept"]})["record"]
    game = sittings.load(seat["kept"]).session.game
    inputs = game.inputs
    for at in (0, 1, 31, 32, 33, len(inputs) - 1, len(inputs), 9999):
        there = ok("play.resume", {"record": record, "at": at, "seats": ["person", "person"]})
        other = sittings.load(there["kept"]).session.game
        assert other.inputs == inputs[:at] and other.digest == replay(game.record(), game.book, at).digest


def test_a_call_that_is_refused_leaves_the_game_live() -> None:
    sittings._live.clear()
    seat = ok("play.new", NEW)
    assert error("play.again", {"kept": seat["kept"], "n": seat["n"]})["text"] == "the game is not over"
    over = step("play.concede", seat)
    assert error("play.again", {"kept": over["kept"], "n": over["n"], "begins": "p3"})["kind"] == "CommandError"
    live = sittings._live[over["kept"]]
    assert sittings.take(over["kept"]) is live


@pytest.mark.parametrize(("lang", "words"), [("en", "a table needs somebody"), ("es", "tiene que jugar alguien")])
def test_a_table_of_bots_alone_is_refused(lang: str, words: str) -> None:
    bots = ["greedy", "random"]
    record = Game.from_position(SHORT).record()
    for found in (
        error("play.new", {**NEW, "seats": bots, "lang": lang}),
        error("play.resume", {"record": record, "seats": bots, "lang": lang}),
    ):
        assert found["kind"] == "CommandError" and words in found["text"] and "person" in found["text"]


def test_a_bot_that_thinks_decides_when_it_is_asked() -> None:
    seat = answer(at(SHORT, "person", "search:20"), "end turn")
    assert seat["thinking"] == "p2" and not legal(seat)
    thought = step("play.bot", seat)
    assert thought["n"] == seat["n"] + 1
    quick = step("play.hurry", seat)
    assert quick["thinking"] is None and legal(quick)


@pytest.mark.parametrize("name", ["", "judge", "search", "search:0", "search:9999", "search:1s", "a.py:Bot"])
def test_only_bots_with_a_bound_sit_down(name: str) -> None:
    assert error("play.new", {**NEW, "seats": ["person", name]})["kind"] == "CommandError"


def test_a_list_that_is_no_deck_is_refused_with_the_line() -> None:
    assert "line 1" in error("play.new", {**NEW, "lists": ["4 Nobody At All", None]})["text"]
    assert "60" in error("play.new", {**NEW, "lists": ["4 Elsa - Snow Queen", None]})["text"]
    assert error("play.new", {**NEW, "seats": ["person", "greedy", "greedy"]})["kind"] == "CommandError"


def test_the_record_is_given_when_the_game_is_over() -> None:
    seat = ok("play.new", NEW)
    assert error("play.record", {"kept": seat["kept"]})["kind"] == "CommandError"


def test_a_kept_text_that_is_none_is_refused() -> None:
    seat = ok("play.new", NEW)
    data = json.loads(seat["kept"])
    for broken in ("{", "[]", "{}", json.dumps({**data, "table": None}), json.dumps({**data, "table": {"n": 1}})):
        assert error("play.look", {"kept": broken})["kind"] == "RecordError"


def test_a_card_says_why_its_values_are_what_they_are() -> None:
    seat = at(SHORT)
    card = seat["table"]["players"][0]["play"][0]["key"]
    assert ok("play.values", {"kept": seat["kept"], "card": card})["reasons"] == []
    assert error("play.values", {"kept": seat["kept"], "card": "c0"})["kind"] == "NotationError"


def test_who_has_no_lines_gets_the_last_and_the_whole_log_on_request() -> None:
    seat = played(ok("play.new", {**NEW, "seats": ["person", "person"]}), 120)
    fresh = ok("play.look", {"kept": seat["kept"]})
    assert fresh["first"] == min(fresh["since"], fresh["first"] + len(fresh["lines"]) - playing.MOST_LINES) > 0
    none = {"viewer": fresh["viewer"], "lines": 0, "backs": fresh["backs"]}
    whole = ok("play.look", {"kept": seat["kept"], "have": none})
    assert whole["first"] == 0 and whole["lines"][fresh["first"] :] == fresh["lines"]


DRAGGING = {
    "p1": {
        "ink": 6,
        "hand": ["Let It Go", "Basil - Great Mouse Detective", "Stitch - New Dog"],
        "play": ["Maui - Demigod", "Elsa - Spirit of Winter", "Basil - Of Baker Street", "Agrabah - Marketplace"],
    },
    "p2": {
        "play": [
            {"card": "Goofy - Daredevil", "exerted": True},
            {"card": "Lilo - Making a Wish", "exerted": True},
            {"card": "Stitch - Rock Star", "exerted": True},
            "Mickey Mouse - True Friend",
        ]
    },
}
"""Goofy has Evasive, and Mickey is ready."""


def named(seat: Data) -> dict[str, str]:
    """Full names of the cards in play, by their keys."""
    return {card["key"]: card["full_name"] for player in seat["table"]["players"] for card in player["play"]}


def dragged(seat: Data, name: str) -> dict[str, list[str]]:
    """The cards in play onto which one of the viewer's can be dragged, by name, and the moves for each."""
    own = seat["table"]["players"][0]
    key = next(card["key"] for card in own["hand"] + own["play"] if card["full_name"] == name)
    found = ok("play.targets", {"kept": seat["kept"], "card": key})["targets"]
    return {named(seat)[each["card"]]: each["moves"] for each in found}


@pytest.mark.rule("4.6.4.2", "4.7.2", "8.10.1", "5.4.4.2")
def test_a_card_says_onto_which_others_it_can_be_dragged() -> None:
    seat = at(DRAGGING)
    maui = dragged(seat, "Maui - Demigod")
    assert set(maui) == {"Stitch - Rock Star", "Lilo - Making a Wish", "Agrabah - Marketplace"}
    assert maui["Agrabah - Marketplace"] == ["move Maui - Demigod"], "the only location is not picked"
    assert set(dragged(seat, "Let It Go")) == {"Maui - Demigod", "Elsa - Spirit of Winter"}, "who can sing it"
    assert set(dragged(seat, "Basil - Great Mouse Detective")) == {"Basil - Of Baker Street"}
    assert dragged(seat, "Stitch - New Dog") == {}
    assert ok("play.targets", {"kept": seat["kept"], "card": "c0"}) == {"targets": []}


@pytest.mark.parametrize("name", ["Maui - Demigod", "Let It Go", "Basil - Great Mouse Detective"])
def test_a_drag_is_one_answer(name: str) -> None:
    seat = at(DRAGGING)
    for onto, moves in dragged(seat, name).items():
        after = ok("play.answer", {"kept": seat["kept"], "n": seat["n"], "moves": moves})
        assert after["refused"] is None and after["n"] == seat["n"] + 1
        told = " ".join(line["text"] for line in after["lines"])
        assert onto in told and name in told


def test_names_are_found_by_their_words() -> None:
    seat = at(SHORT)
    assert ok("play.naming", {"kept": seat["kept"], "words": "elsa"})["moves"] == []  # nobody is asked for a name


# --- what is hidden --------------------------------------------------------------------------


def sent(game: Game, seats: tuple[str | None, ...]) -> str:
    """What a browser is sent: everything but what its door keeps."""
    reply = playing._reply(Sitting(Session(game, seats), Match(1, [0, 0])), "en", None, None)
    del reply["kept"]
    return json.dumps(reply)


def test_no_byte_of_a_reply_tells_what_is_hidden() -> None:
    dice, tried = Dice(8), 0
    for at, book in enumerate(books()):
        game = new_game(book, 700 + at, 2)
        for n in walk(game, at, 60):
            if n % 3:
                continue
            for viewer, seats in ((0, (None, "random")), (1, ("random", None))):
                was = sent(bare(game.state), seats)
                for a, b in pairs(game.state, viewer, dice, 1):
                    tried += 1
                    assert sent(bare(swapped(game.state, a, b)), seats) == was, (at, n)
    assert tried > 60


def test_a_reply_holds_neither_seed_nor_secret_nor_digest() -> None:
    seed = 7_654_321_012_345
    seat = ok("play.new", {**NEW, "seed": seed})
    dice = random.Random(2)
    for _ in range(12):
        kept = json.loads(seat["kept"])
        told = json.dumps({key: value for key, value in seat.items() if key != "kept"})
        for secret in (seed, kept["secret"], kept["record"]["digest"], kept["record"]["book"]):
            assert str(secret) not in told
        seat = answer(seat, dice.choice(legal(seat)))
