"""Calls of the desk that cannot be answered, and words for the editor of a situation.

{what} is what was sent, {known} what is possible, {place} where it stands among the arguments.
"""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    # arguments
    "no_call": "there is no call '{name}'; there are {known}",
    "wrong": "{place}: {what}",
    "wrong_args": "the arguments cannot be used: {what}",
    "not_one_of": "{what} is none of {known:or}",
    "not_of_type": "{what} is not {kinds:or}",
    "a_object": "an object",
    "a_array": "a list",
    "a_string": "a text",
    "a_integer": "a whole number",
    "a_boolean": "true or false",
    "a_null": "null",
    "empty": "something must stand here",
    "out_of_range": ("{n} is not between {least} and {most}", "{n} is less than {least}"),
    "too_few": "must have {least} items, not {n}",
    "too_many": "{n} entries are too many: {most:,} at most can stand here",
    "missing": "'{key}' is missing",
    "unknown_key": "'{key}' is not known here; these are: {known:or}",
    # rules, examples
    "no_rule": ("no section and no rule is called “{name}”; nearest: {near:or}", "no section and no rule is called “{name}”"),
    "no_number": ("there is no rule {number} in edition {edition}; nearest: {near:or}", "there is no rule {number} in edition {edition}"),
    "several_sections": "several sections are called “{name}”: {titles:or}",
    "no_example": ("there is no example '{id}'; nearest: {near:or}", "there is no example '{id}'"),
    # situations
    "the_text": "(text)",
    "no_player": "{player} is not in this game; the players are {players:and}",
    "card_or_move": "say either 'card' or 'move': what is to be explained",
    # tables
    "as_many": "there must be as many seats, and names if there are any, as lists: {n}",
    "nobody_sits": "a table needs somebody who plays at it: one of the seats must be '{person}'",
    "not_over": "the game is not over",
    "no_card_here": "no card here that you can see has the key {card}",
    # editions
    "edition": "edition {edition}",
    "edition_early": "1.x, the early text",
    "edition_late": "1.x, the late text (from the autumn of 2025 on)",
    "no_record": "that is no record of a game: {why}",
    # what a situation holds
    "game_active": "whose turn it is",
    "game_turn": "turn",
    "game_first": "who began the game",
    "game_phase": "phase",
    "game_seed": "seed of the shuffles",
    "game_pack_rush": "Pack Rush",
    "game_turn_limit": "last turn",
    "phase_main": "main phase",
    "phase_start": "beginning of the turn",
    "side_play": "in play",
    "side_hand": "hand",
    "side_ink": "inkwell",
    "side_deck": "deck",
    "side_discard": "discard",
    "side_lore": "lore",
    "side_inked": "cards put into the inkwell this turn",
    "side_drops": "ink drops",
    "side_turns": "turns begun",
    "side_out": "has left the game",
    "card_exerted": "exerted",
    "card_drying": "drying",
    "card_damage": "damage",
    "card_at": "at the location",
    "card_under": "cards under it, face up",
    "card_facedown": "cards under it, face down",
    "card_shifted": "played with Shift",
    "card_drops": "ink drops used to play it",
}
