"""The game actions (1.7.1): the only functions that change cards and players.

One function per game action; each changes the state and says so in the same act, with the rule
it follows.  Nothing here decides whether something may happen, or asks anybody anything.
"""

from __future__ import annotations

from illumineer.core.game_actions.base import EVERYONE, next_id, roll, writable
from illumineer.core.game_actions.decks import arrange, draw, look, lose_track, mix, refill, reveal, shuffle
from illumineer.core.game_actions.moves import discard, move, put_under
from illumineer.core.game_actions.play import announce, banish, enter_play, finish_action, leave_play, start_resolving
from illumineer.core.game_actions.players import (
    exert_ink,
    gain_drops,
    gain_lore,
    ink,
    leave_game,
    lose_drops,
    lose_lore,
    pay_ink,
    ready_ink,
    use_drops,
)
from illumineer.core.game_actions.shift import return_top_alone, shift_onto
from illumineer.core.game_actions.states import add_damage, dry, exert, move_to, ready, remove_damage
from illumineer.core.game_actions.turns import (
    add_lasting,
    begin_turn,
    drop_mod,
    note_played,
    remove_lasting,
    set_challenge,
    set_step,
    use,
)

__all__ = [
    "EVERYONE",
    "add_damage",
    "add_lasting",
    "announce",
    "arrange",
    "banish",
    "begin_turn",
    "discard",
    "draw",
    "drop_mod",
    "dry",
    "enter_play",
    "exert",
    "exert_ink",
    "finish_action",
    "gain_drops",
    "gain_lore",
    "ink",
    "leave_game",
    "leave_play",
    "look",
    "lose_drops",
    "lose_lore",
    "lose_track",
    "mix",
    "move",
    "move_to",
    "next_id",
    "note_played",
    "pay_ink",
    "put_under",
    "ready",
    "ready_ink",
    "refill",
    "remove_damage",
    "remove_lasting",
    "return_top_alone",
    "reveal",
    "roll",
    "set_challenge",
    "set_step",
    "shift_onto",
    "shuffle",
    "start_resolving",
    "use",
    "use_drops",
    "writable",
]
