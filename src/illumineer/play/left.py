"""What a player can still do in the turn that they are about to end."""

from __future__ import annotations

from collections import Counter
from typing import Final

from illumineer.core import answers
from illumineer.messages import Message
from illumineer.play.session import Session
from illumineer.readings import TurnAction
from illumineer.vocab import Act

_KEYS: Final = {
    Act.INK: "play.left_ink",
    Act.PLAY: "play.left_play",
    Act.QUEST: "play.left_quest",
    Act.CHALLENGE: "play.left_challenge",
    Act.MOVE: "play.left_move",
    Act.ACTIVATE: "play.left_activate",
    Act.BOOST: "play.left_boost",
}
"""The turn actions that a player may forget, in the order in which they are named."""


def left_to_do(session: Session) -> list[Message]:
    """Each kind of turn action that the viewer can take now, with how many cards or abilities there are for it."""
    asked = session.view.decision
    if asked is None or not asked.is_turn:
        return []
    readings = [answers.read(session.table, asked, value) for value in asked.options]
    counted = Counter(reading.act for reading in readings if isinstance(reading, TurnAction))
    return [Message(key, {"n": counted[act]}) for act, key in _KEYS.items() if counted[act]]
