"""What a player can still do in the turn that they are about to end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from illumineer.messages import Message
from illumineer.play.choices import ANSWER, Choice
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


def left_to_do(choices: Iterable[Choice]) -> list[Message]:
    """Each kind of turn action that is legal, with how many cards or abilities there are for it."""
    answers = [choice.answer for choice in choices if choice.legal and choice.group != ANSWER]
    counted = Counter(answer[0] for answer in answers if isinstance(answer, tuple))
    return [Message(key, {"n": counted[int(act)]}) for act, key in _KEYS.items() if counted[int(act)]]
