"""What a game does with a bot that fails, and bots by name."""

from __future__ import annotations

import errno
import math
import signal
import sys
import threading
from pathlib import Path

import pytest
from tests.support import character, table, when_played

from illumineer import house, ir
from illumineer.bots.bot import Bot
from illumineer.bots.host import ask, begin
from illumineer.bots.named import KNOWN, make
from illumineer.core.decisions import Answer
from illumineer.errors import BotError
from illumineer.game import Game
from illumineer.messages import Message
from illumineer.seen.view import View
from illumineer.words import LANGUAGES, say

ALARMS = hasattr(signal, "setitimer")


class Broken(Bot):
    def decide(self, view: View) -> Answer:
        raise RuntimeError("no idea")


class Cheat(Bot):
    def decide(self, view: View) -> Answer:
        return "I win"


class Sleeper(Bot):
    """Never answers, and catches whatever can be caught."""

    def decide(self, view: View) -> Answer:
        while True:
            try:
                threading.Event().wait(1)
            except Exception:
                continue


class Slow(Bot):
    """Takes a moment."""

    def decide(self, view: View) -> Answer:
        threading.Event().wait(0.05)
        return view.options[-1]


def game() -> Game:
    return Game.new(house.starter_decks(), house.book(), 1, log=False)


def failure(bot: Bot, limit: float = 0.0) -> Message:
    started = game()
    before = started.digest
    with pytest.raises(BotError) as raised:
        ask(started, bot, limit=limit)
    assert started.digest == before, "nothing of the game is lost"
    return raised.value.message


def test_a_bot_that_raises_is_named_with_what_it_raised() -> None:
    message = failure(Broken())
    assert message.key == "bots.raised"
    assert "Broken" in say(message) and "no idea" in say(message)


def test_an_illegal_answer_is_refused() -> None:
    message = failure(Cheat())
    assert message.key == "bots.illegal" and "I win" in say(message)


class Quits(Bot):
    def decide(self, view: View) -> Answer:
        sys.exit("enough")


def test_a_bot_that_ends_the_program_does_not() -> None:
    message = failure(Quits())
    assert message.key == "bots.raised" and "enough" in say(message)


class Enough(BaseException):
    """No `Exception`, as what ends a program."""


class Despairs(Bot):
    def begin(self, player: int, seed: int) -> None:
        raise Enough("of this")

    def decide(self, view: View) -> Answer:
        raise Enough("of that")


def test_whatever_a_bot_raises_is_its_own_fault() -> None:
    message = failure(Despairs())
    assert message.key == "bots.raised" and "of that" in say(message)
    with pytest.raises(BotError, match="of this"):
        begin(Despairs(), 0, 1)


class Interrupted(Bot):
    def decide(self, view: View) -> Answer:
        raise KeyboardInterrupt


def test_ctrl_c_while_a_bot_thinks_is_no_fault_of_the_bot() -> None:
    with pytest.raises(KeyboardInterrupt):
        ask(game(), Interrupted())


class Agrees:
    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


class Disputes:
    def __eq__(self, other: object) -> bool:
        raise ValueError("ambiguous")

    __hash__ = None  # type: ignore[assignment]


class Gives(Bot):
    def __init__(self, what: object) -> None:
        self.what = what

    def decide(self, view: View) -> Answer:
        return self.what  # type: ignore[return-value]


def test_an_answer_is_one_of_the_options_and_not_what_equals_it() -> None:
    started = game()
    answer = ask(started, Gives(Agrees()))
    assert type(answer) is int and answer == started.decision.options[0]  # type: ignore[union-attr]


def test_an_answer_that_cannot_be_compared_or_is_endless_is_refused_in_a_line() -> None:
    assert failure(Gives(Disputes())).key == "bots.illegal"
    assert len(say(failure(Gives("no" * 10_000)))) < 200


def test_a_time_without_end_can_be_given() -> None:
    started = game()
    assert ask(started, Slow(), limit=math.inf) in started.decision.options  # type: ignore[union-attr]


class Looks(Bot):
    """Looks at the table before it decides."""

    def decide(self, view: View) -> Answer:
        assert view.table.turn
        return view.options[-1]


def test_an_answer_that_is_no_card_is_not_taken_for_a_hidden_one() -> None:
    """Abilities in the bag have numbers, and so have the hidden cards of a view: late in a game they are the same."""
    twice = character("Twice", when_played(ir.Draw()), when_played(ir.GainLore(1)))
    t = table([twice], p1={"hand": ["Twice"], "ink": 5, "deck": 30}, p2={"hand": 5, "deck": 30})
    t.game.state.counter = 1034
    t.do("play Twice")
    asked = t.game.decision
    assert asked is not None and asked.about == "resolve"
    view = t.game.view(0)
    hidden = {view.table.ref[id] for pile in view.table.deck for id in pile}
    assert hidden & set(asked.options), "what is tested"
    assert ask(t.game, Looks()) == asked.options[-1]


@pytest.mark.skipif(not ALARMS, reason="the system has no alarms")
def test_a_bot_that_stalls_is_interrupted() -> None:
    before = signal.getsignal(signal.SIGALRM)
    message = failure(Sleeper(), limit=0.05)
    assert message.key == "bots.stalled"
    assert "Sleeper" in say(message) and "0.05 s" in say(message)
    assert signal.getsignal(signal.SIGALRM) == before
    assert signal.getitimer(signal.ITIMER_REAL)[0] == 0


def test_a_bot_in_time_is_not_interrupted() -> None:
    started = game()
    assert ask(started, Slow(), limit=60) in started.decision.options  # type: ignore[union-attr]
    if ALARMS:
        assert signal.getitimer(signal.ITIMER_REAL)[0] == 0


def test_outside_the_main_thread_the_bot_takes_its_time() -> None:
    got: list[Answer] = []
    started = game()
    thread = threading.Thread(target=lambda: got.append(ask(started, Slow(), limit=0.001)))
    thread.start()
    thread.join()
    assert len(got) == 1


@pytest.mark.parametrize("name", [*KNOWN, "search:0.01s", "search:2"])
def test_every_name_makes_a_bot_that_answers(name: str) -> None:
    bot = make(name)
    bot.begin(0, 1)
    started = game()
    assert ask(started, bot) in started.decision.options  # type: ignore[union-attr]


@pytest.mark.parametrize("budget", ["", "0", "-3", "0s", "xs", "infs", "1.5"])
def test_a_budget_that_is_none_says_how_to_give_one(budget: str) -> None:
    name = f"search:{budget}"
    with pytest.raises(BotError) as raised:
        make(name)
    for lang in LANGUAGES:
        sentence = say(raised.value.message, lang)
        assert name in sentence and "search:0.5s" in sentence and "search:400" in sentence


@pytest.mark.parametrize("name", ["", "greed", "greedy:3", "random:1", "nobody:0.5s"])
def test_a_name_that_is_none_says_which_there_are(name: str) -> None:
    with pytest.raises(BotError) as raised:
        make(name)
    for lang in LANGUAGES:
        assert all(known in say(raised.value.message, lang) for known in KNOWN)


def test_files_that_hold_no_bot(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    with pytest.raises(BotError) as missing:
        make(f"{file}:Mine")
    file.write_text("class Mine: pass\n")
    with pytest.raises(BotError) as no_bot:
        make(f"{file}:Mine")
    file.write_text("1 / 0\n")
    with pytest.raises(BotError) as broken:
        make(f"{file}:Mine")
    keys = [error.value.message.key for error in (missing, no_bot, broken)]
    assert keys == ["bots.unreadable", "bots.no_class", "bots.unreadable"]


_NOT_MADE = """
from illumineer.bots.bot import Bot
class Mine(Bot):
    def __init__(self):
        raise BaseException
"""


@pytest.mark.parametrize(("content", "key"), [("raise BaseException", "unreadable"), (_NOT_MADE, "not_made")])
def test_whatever_the_file_of_a_bot_raises_is_its_own_fault(tmp_path: Path, content: str, key: str) -> None:
    (tmp_path / "mine.py").write_text(content)
    with pytest.raises(BotError) as raised:
        make(f"{tmp_path}/mine.py:Mine")
    assert raised.value.message.key == f"bots.{key}"


def test_a_file_that_may_not_be_looked_at_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(path: Path, **_: bool) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "stat", locked)
    with pytest.raises(BotError, match=r"mine\.py cannot be read: Permission denied"):
        make(f"{tmp_path}/mine.py:Mine")


def test_a_file_that_is_wrong_says_where(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("x = 1\nclass Mine(:\n")
    with pytest.raises(BotError, match=r"SyntaxError: .*\(mine.py, line 2\)"):
        make(f"{file}:Mine")
    file.write_text("import sys\nsys.exit('this is a script')\n")
    with pytest.raises(BotError, match="this is a script"):
        make(f"{file}:Mine")


OWN = """
from __future__ import annotations
from dataclasses import dataclass
from illumineer.bots.bot import Bot
from beside_{n} import LUCKY

@dataclass
class Memory:
    n: int = LUCKY

class Mine(Bot):
    def __init__(self):
        self.memory = Memory()

class Asks(Bot):
    def __init__(self, model):
        pass
"""


def test_a_file_is_run_once_and_may_do_what_modules_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    file = tmp_path / "mine.py"
    file.write_text(OWN.replace("{n}", "it"))
    (tmp_path / "beside_it.py").write_text("LUCKY = 7\n")
    one, other = make(f"{file}:Mine"), make(f"{file}:Mine")
    assert one is not other and type(one) is type(other)
    assert one.memory.n == 7  # type: ignore[attr-defined]
    with pytest.raises(BotError) as raised:
        make(f"{file}:Asks")
    for lang in LANGUAGES:
        assert "Asks" in say(raised.value.message, lang) and "'model'" in say(raised.value.message, lang)
