"""`play.say`: the table in lines.  What it says is what `illumineer play --plain` says, and nothing that is hidden."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.desk.asking import Data, error, ok
from tests.desk.test_playing import NEW, SHORT, answer, at, step
from tests.laws.pool import books, new_game, walk
from tests.laws.test_hidden import pairs, swapped
from tests.play.tables import Talk
from tests.play.test_hidden_at_the_table import bare

from illumineer.cards.library import shared_library
from illumineer.cards.starters import starter_decks
from illumineer.core.rng import Dice
from illumineer.desk import playing, sittings
from illumineer.desk.sittings import Match, Sitting
from illumineer.game import Game
from illumineer.messages import Message
from illumineer.play.lines import Lines
from illumineer.play.session import Session
from illumineer.words import say

ODD = ("?", "board", "log", "all", "why 99", "why not 1", "dance", "card Elsa", "e", "back", "concede", "9" * 2000)
ODD_ES = ("ayuda", "mesa", "registro", "todo", "por qué 2", "baila", "carta Elsa", "fin", "atrás", "conceder")


class Speaker:
    """Who plays in lines: keeps what the desk says must be brought back, and the whole of what was said."""

    def __init__(self, seat: Data, lang: str = "en") -> None:
        self.seat = seat
        self.lang = lang
        self.text: list[str] = []
        self.told: dict[str, Data] = {}
        self.unsure = ""

    def say(self, line: str | None, **more: Any) -> str:
        """What is said to a line."""
        seat = self.seat
        told = self.told.get(seat["viewer"] if seat["handover"] is None else seat["handover"])
        args = {"line": line, "told": told, "unsure": self.unsure, "lang": self.lang, **more}
        self.seat = step("play.say", seat, **args)
        said = self.seat["said"]
        if said["told"] is not None:
            self.told[said["told"]["viewer"]] = said["told"]
        self.unsure = said["unsure"]
        self.text += [*said["lines"], *said["asked"]]
        return "\n".join([*said["lines"], *said["asked"]])


def heard(seat: Data, *lines: str, lang: str = "en") -> str:
    """What is said to the last of several lines."""
    speaker = Speaker(seat, lang)
    return [speaker.say(line) for line in lines][-1]


def from_the_start(viewer: str) -> Data:
    return {"viewer": viewer, "lines": 0, "backs": 0}


def at_terminal(seats: list[str | None], seed: int, lang: str, lines: list[str]) -> list[str]:
    """What the terminal says, but for its greeting and the help on its own commands.

    Bots begin anew where they decide, as at the desk.
    """
    session = Session.begin(starter_decks(), shared_library(), seats, seed=seed, lang=lang)
    answered = session.answer

    def answer(choice: Any) -> None:
        answered(choice)
        session.begin_bots()

    session.answer = answer  # type: ignore[method-assign]
    talk = Talk(*lines, lang=lang)
    assert Lines(session, talk.console).run() == 0
    assert session.over and not talk.left
    of_terminals = {say(Message(f"lines.help_{name}"), lang) for name in ("save", "quit")}
    return [line for line in talk.said[1 + len(seats) :] if not line.endswith(tuple(of_terminals))]


@pytest.mark.parametrize(
    ("seats", "lang", "seed"),
    [
        (["person", "greedy"], "en", 5),
        (["person", "greedy"], "es", 6),
        (["random", "person"], "en", 7),
        (["person", "person"], "es", 8),
    ],
)
def test_a_whole_game_in_lines_says_what_the_terminal_says(seats: list[str], lang: str, seed: int) -> None:
    speaker = Speaker(ok("play.new", {**NEW, "seats": seats, "seed": seed, "lang": lang}), lang)
    people = [f"p{n}" for n, seat in enumerate(seats, 1) if seat == "person"]
    speaker.told = {player: from_the_start(player) for player in people}
    speaker.say(None)
    if len(people) > 1:  # what everybody knows comes with the first look, and not in a terminal
        speaker.text = speaker.text[-1:]
    dice, lines = random.Random(seed), []
    odd = [each for each in (ODD if lang == "en" else ODD_ES) if len(people) == 1 or not each.startswith(("b", "at"))]
    while speaker.seat["table"]["outcome"] is None:
        passed = speaker.seat["handover"] is not None
        if passed:
            line = ""
        elif len(lines) >= 400:
            line = "concede"
        elif dice.random() < 0.2:
            line = dice.choice(odd)
        else:
            line = str(dice.randint(1, sum(move["legal"] for move in speaker.seat["table"]["moves"]) + 1))
        lines.append(line)
        if not passed:
            speaker.text.append(f"> {line if len(line) <= 1000 else f'{line[:1000]}…'}")
        speaker.say(line)
    assert speaker.text == at_terminal([None if seat == "person" else seat for seat in seats], seed, lang, lines)


def test_a_game_that_goes_on_begins_with_the_table_and_what_the_viewer_does_not_know_yet() -> None:
    speaker = Speaker(answer(at(SHORT), "end turn"))
    said = speaker.say(None).splitlines()
    assert said[:2] == ["p1: you", "p2: the bot greedy"] and said[2].startswith("  turn ")
    assert any("p2 " in line and "[" in line for line in said), "what the bot has done"
    assert "p1: Take a turn action [3.3.1]" in said and "   1  end the turn" in said
    assert speaker.say(None).splitlines()[1] == "p1: Take a turn action [3.3.1]", "and once more only the question"


def test_an_empty_line_asks_once_more() -> None:
    speaker = Speaker(at(SHORT))
    speaker.say(None)
    for empty in ("", "  ", "\t\0"):
        assert speaker.say(empty).startswith("\np1: Take a turn action")
        assert speaker.seat["said"]["lines"] == []


def test_what_is_refused_says_why_with_its_rule_and_changes_nothing() -> None:
    seat = at(SHORT)
    for lang, word in (("en", "is ready"), ("es", "preparado")):
        speaker = Speaker(seat, lang)
        speaker.say(None)
        kept = speaker.seat["kept"]
        closed = next(n for n, move in enumerate(seat["table"]["moves"], 1) if not move["legal"])
        for line in ("99", str(closed), "dance", "challenge Elsa - Snow Queen, Goofy - Musketeer", "why", "y" * 1500):
            assert speaker.say(line)
            assert speaker.seat["n"] == seat["n"] and speaker.seat["kept"] == kept and not speaker.seat["stale"]
        assert "[" in speaker.say(str(closed))
        speaker.say("challenge Elsa - Snow Queen")
        n, said = speaker.seat["n"], speaker.say("choose Goofy - Musketeer")
        assert word in said and "4.6.4.2" in said and speaker.seat["n"] == n


def test_a_line_about_another_state_is_not_heard() -> None:
    speaker = Speaker(ok("play.new", NEW))
    speaker.say(None)
    old = speaker.seat["n"]
    speaker.say("done")
    kept = speaker.seat["kept"]
    said = speaker.say("1", n=old)
    assert said.startswith("Something has happened at the table meanwhile") and "p1: Take a turn action" in said
    assert speaker.seat["stale"] and speaker.seat["kept"] == kept


@pytest.mark.parametrize(("lang", "end", "concede"), [("en", "e", "concede"), ("es", "fin", "conceder")])
def test_what_has_to_be_said_twice(lang: str, end: str, concede: str) -> None:
    speaker = Speaker(at(SHORT), lang)
    speaker.say(None)
    turn = speaker.seat["table"]["turn"]
    for line in (end, concede, end, "board", end):
        speaker.say(line)
        assert speaker.seat["table"]["turn"] == turn and speaker.seat["table"]["outcome"] is None
    speaker.say("")  # nothing was said
    speaker.say(end)
    assert speaker.seat["table"]["turn"] > turn
    speaker.say(concede)
    assert speaker.unsure == "concede" and speaker.seat["table"]["outcome"] is None
    said = speaker.say(concede)
    assert speaker.seat["table"]["outcome"]["winners"] == ["p2"] and "p2" in said.splitlines()[-1]


def test_a_play_is_taken_back_in_lines() -> None:
    speaker = Speaker(at(SHORT))
    speaker.say(None)
    before = speaker.seat
    speaker.say("quest Elsa - Snow Queen")
    assert speaker.say("back").startswith("Your last play is taken back.\n\np1: Take a turn action")
    assert speaker.seat["table"] == before["table"] and speaker.seat["backs"] == before["backs"] + 1
    assert "quests" in speaker.say("quest Elsa - Snow Queen"), "what happens then is news again"


def test_nothing_is_saved_or_left_at_the_desk(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for line in ("save", "save game.json", "quit", "guardar game.json", "salir"):
        said = heard(at(SHORT), line)
        assert said.splitlines()[-1].startswith("The game is kept as it goes on.")
    assert list(tmp_path.iterdir()) == []
    listed = heard(at(SHORT), "", "?")
    assert "save" not in listed and "quit" not in listed and "concede" in listed


def test_until_the_device_is_passed_only_what_everybody_knows_is_said() -> None:
    speaker = Speaker(ok("play.new", {**NEW, "seats": ["person", "person"]}))
    first = speaker.say(None)
    assert first.splitlines()[-1].startswith("Pass the device to p2") and " hand: " not in first
    assert speaker.seat["handover"] == "p2"
    assert speaker.say("").count("p2 draws ") == 7 and speaker.seat["viewer"] == "p2"
    passed = speaker.say("done")
    assert passed == "Pass the device to p1 (person 1), who goes on with Enter."
    told = speaker.say("anything")
    assert "p2 draws a card ×7" in told and told.count("p1 draws ") == 7 and speaker.seat["viewer"] == "p1"


def test_lines_of_the_log_are_never_those_of_somebody_else() -> None:
    seat = ok("play.new", {**NEW, "seats": ["person", "person"]})
    for _ in range(2):
        seat = step("play.take", seat)
        own = [line["text"] for line in seat["lines"] if line["text"].startswith(f"{seat['viewer']} draws")]
        assert "a card" not in " ".join(own)
        seat = answer(seat, "done")
        if seat["handover"] is not None:
            shown = ok("play.look", {"kept": seat["kept"]})["lines"]
            assert seat["lines"] == shown, "nobody reads what the last one saw"


def test_while_a_bot_thinks_lines_are_heard_and_what_it_did_is_told_when_somebody_is_asked() -> None:
    speaker = Speaker(at(SHORT, "person", "search:20"))
    speaker.say(None)
    assert speaker.say("end turn") == "" and speaker.seat["thinking"] == "p2"
    assert "p2: Take a turn action" in speaker.say("board")
    kept = speaker.seat["kept"]
    assert speaker.say("1") and speaker.seat["kept"] == kept
    speaker.seat = step("play.hurry", speaker.seat)
    assert "p1 ends the turn" in speaker.say(None) and "   1  " in "\n".join(speaker.seat["said"]["asked"])


def test_when_the_game_is_over_it_can_still_be_looked_at() -> None:
    speaker = Speaker(step("play.concede", ok("play.new", NEW)))
    assert speaker.say(None).splitlines()[-1].startswith("p2 has won on turn ")
    assert speaker.say("1") and speaker.say("end") and "p1 concedes" in speaker.say("log")
    assert speaker.say("board").splitlines()[-1].startswith("p2 has won on turn ")
    speaker.seat = step("play.again", speaker.seat)
    assert "before the first turn" in speaker.say(None)


def test_a_kept_game_gives_the_same_lines_in_any_process() -> None:
    live, cold = (Speaker(ok("play.new", NEW)) for _ in range(2))
    for line in (None, "done", "2", "e", "board", "e", "log"):
        said = live.say(line)
        sittings._live.clear()
        assert cold.say(line) == said and cold.seat == live.seat


def test_everything_is_said_in_the_language_of_the_call() -> None:
    speaker = Speaker(at(SHORT))
    assert "   1  end the turn" in speaker.say(None)
    speaker.lang = "es"
    assert "   1  terminar el turno" in speaker.say("")


def test_a_line_that_is_none_is_refused() -> None:
    seat = ok("play.new", NEW)
    args = {"kept": seat["kept"], "n": seat["n"], "line": "?"}
    assert error("play.say", {**args, "line": "x" * 4001})["place"] == "line"
    assert error("play.say", {**args, "unsure": "quit"})["place"] == "unsure"


# --- what is hidden --------------------------------------------------------------------------


def sayings(game: Game, seats: tuple[str | None, ...]) -> str:
    """What is said to lines that change nothing: looking, asking why, and every choice that is refused."""
    session = Session(game, seats)
    sitting = Sitting(session, Match(1, [0, 0]))
    closed = [str(n) for n, choice in enumerate(session.choices(), 1) if not choice.legal]
    found = []
    for line in (None, "board", "log", "all", "dance", *closed, *(f"why {each}" for each in closed)):
        spoken = playing._Spoken(sitting, "en", None, "")
        spoken.introduce()
        if line is None:
            spoken.here()
        else:
            assert not spoken.hear(line)
        found.append(spoken.reply())
    return json.dumps(found)


def test_no_byte_of_what_is_said_tells_what_is_hidden() -> None:
    dice, tried = Dice(9), 0
    for n_book, book in enumerate(books()):
        game = new_game(book, 800 + n_book, 2)
        for n in walk(game, n_book, 60):
            if n % 3:
                continue
            for viewer, seats in ((0, (None, "random")), (1, ("random", None))):
                was = sayings(bare(game.state), seats)
                for a, b in pairs(game.state, viewer, dice, 1):
                    tried += 1
                    assert sayings(bare(swapped(game.state, a, b)), seats) == was, (n_book, n)
    assert tried > 60
