"""A bot that thinks in a thread of its own: a look at the table meanwhile disturbs nothing.

    python -m tests.play.test_threads 40        # so many games
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator

import pytest
from tests.play.tables import begin

from illumineer.core.rng import Dice
from illumineer.errors import BotError
from illumineer.game import Answer
from illumineer.play.session import Session

_MOST = 2_000
"""Decisions after which a game is over."""


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(before)


def look(session: Session) -> None:
    """Read all that a screen reads."""
    assert not session.over and session.outcome is None and session.waits_for_bot
    asked = session.asked
    assert asked is not None and not asked.mine and session.choices() == [] and session.handover is None
    assert session.viewer == 0 and session.table.lore and session.names and session.labels
    assert session.log and session.since <= len(session.log) and session.board()
    session.why_no_take_back()
    session.view.own()


def thought(session: Session) -> tuple[Answer, int]:
    """What the bot answers, and how often somebody has looked while it thought."""
    think, found, looked = session.bot_asked(), list[Answer | BotError](), 0
    assert think is not None

    def run() -> None:
        try:
            found.append(think())
        except BotError as error:
            found.append(error)

    before = session.game.inputs
    thread = threading.Thread(target=run)
    thread.start()
    while thread.is_alive():
        look(session)
        looked += 1
    assert session.game.inputs == before, "nothing is done while somebody looks"
    assert len(found) == 1 and not isinstance(found[0], BotError), found
    return found[0], looked


def play(seed: int, bot: str, most: int = _MOST) -> tuple[Session, int]:
    """A game against a bot in a thread, and how often somebody has looked while it thought."""
    session, dice, looked = begin(None, bot, seed=seed), Dice(seed), 0
    for _ in range(most):
        if session.over:
            break
        if session.waits_for_bot:
            answer, times = thought(session)
            looked += times
            session.take_from_bot(answer)
        else:
            legal = [choice for choice in session.choices() if choice.legal]
            session.answer(legal[dice.below(len(legal))])
    return session, looked


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_look_while_a_bot_thinks_disturbs_nothing(bot: str) -> None:
    watched, looked = play(3, bot, 60)
    alone, dice = begin(None, bot, seed=3), Dice(3)
    alone.patience = None  # in this thread, and about the game itself
    for _ in range(60):
        if not alone.over and not alone.bot_step():
            legal = [choice for choice in alone.choices() if choice.legal]
            alone.answer(legal[dice.below(len(legal))])
    assert looked > 20 and watched.game.digest == alone.game.digest and watched.log == alone.log


if __name__ == "__main__":
    sys.setswitchinterval(1e-5)
    for n in range(int(sys.argv[1])):
        played, looks = play(n, ("random", "greedy")[n % 2])
        assert played.over
        print(f"game {n}: {len(played.game.inputs)} answers, {looks} looks", flush=True)
