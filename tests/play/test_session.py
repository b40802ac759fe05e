"""The table without a screen: who decides, what can be chosen, what happened, and what may be taken back."""

from __future__ import annotations

from functools import cache
from typing import Any

from illumineer.cards.library import Library, open_library
from illumineer.cards.starters import starter_decks
from illumineer.core.rng import Dice
from illumineer.game import Game
from illumineer.play.session import Session
from illumineer.views.view import SPECTATOR
from illumineer.vocab import Ask


@cache
def library() -> Library:
    return open_library()


def begin(*seats: str | None, seed: int = 5, **more: Any) -> Session:
    return Session.begin(starter_decks(), library(), seats or (None, "random"), seed=seed, open_lists=True, **more)


def at(position: dict[str, Any], *seats: str | None, **more: Any) -> Session:
    """A session in a situation, with cards of the house pool."""
    return Session(Game.from_position(position), seats or (None, "random"), **more)


def to_me(session: Session, dice: Dice | None = None, turns: int = 1) -> None:
    """Go on until a person has a turn action to take, some turns later; people keep their hands."""
    while session.game.turn < turns or not (session.asked and session.asked.mine and _acts(session)):
        if session.handover is not None:
            session.take_seat()
        elif session.waits_for_bot:
            session.bot_step()
        else:
            legal = [choice for choice in session.choices() if choice.legal]
            session.answer(legal[dice.below(len(legal))] if dice is not None else _passing(legal))


def _passing(legal: list[Any]) -> Any:
    return next((choice for choice in legal if choice.notation in ("end turn", "done", "decline")), legal[0])


def _acts(session: Session) -> bool:
    asked = session.game.decision
    return asked is not None and asked.kind == Ask.ACT


# --- who looks -------------------------------------------------------------------------------


def test_the_only_person_is_the_viewer_whoever_decides() -> None:
    session = begin(None, "random")
    seen = set()
    for _ in range(60):
        seen.add(session.viewer)
        if session.waits_for_bot:
            assert session.choices() == [] and session.asked is not None and not session.asked.mine
            session.bot_step()
        else:
            session.answer(session.choices()[0])
    assert seen == {0}


def test_two_people_pass_the_device_and_see_nothing_of_each_other_in_between() -> None:
    session = begin(None, None)
    first = session.handover
    assert first is not None and session.viewer == SPECTATOR and session.choices() == []
    assert not any("hand:" in line for line in session.board())
    session.take_seat()
    assert session.viewer == first and session.handover is None
    session.answer("done")
    assert session.handover == 1 - first and session.viewer == SPECTATOR
    session.take_seat()
    assert session.viewer == 1 - first


def test_two_bots_are_watched_by_somebody_who_sees_only_what_everybody_sees() -> None:
    session = begin("random", "random")
    while session.bot_step():
        pass
    assert session.viewer == SPECTATOR and session.over and session.outcome is not None
    told = [line.text for line in session.log]
    assert any(text.endswith("draws a card") for text in told)
    assert not any("draws" in text and "draws a card" not in text for text in told)
    assert any("plays" in text and " - " in text for text in told)
