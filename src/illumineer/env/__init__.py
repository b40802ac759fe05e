"""Environments for learning: PettingZoo (`env`, `raw_env`) and Gymnasium (`illumineer/Duel-v0`).

They need the extra `env`.  `layout` is the encoding in numbers, `look` reads a player's view into it, `encoding` makes
arrays of it, `match` plays the games, `aec` and `gym` are the two protocols.  See docs/environments.md.
"""

from __future__ import annotations

from illumineer.messages import Message
from illumineer.words import say

try:
    import gymnasium
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as error:
    raise ImportError(say(Message("env.missing", {"module": str(error.name)}))) from error

from illumineer.env.aec import LorcanaEnv, env, raw_env
from illumineer.env.encoding import Encoding
from illumineer.env.gym import ID, DuelEnv
from illumineer.env.layout import ENCODING

__all__ = ["ENCODING", "DuelEnv", "Encoding", "LorcanaEnv", "env", "raw_env"]

if ID not in gymnasium.registry:
    gymnasium.register(id=ID, entry_point="illumineer.env.gym:DuelEnv")
