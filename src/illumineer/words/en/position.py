"""What is wrong with a position."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "at": "{name}: {what}",
    "as_a_whole": "the position: {what}",
    "action_in_play": "{card} is an action, and an action does not stay in play",
    "card": "{error}",
    "damaged_item": "{card} is an item and cannot have damage [{rule}]",
    "exerted_location": "{card} is a location and is neither ready nor exerted [{rule}]",
    "inked_out_of_turn": "{player} is not the active player and cannot have put a card into the inkwell this turn",
    "lethal": "{card} has {n} damage and a willpower of {willpower}, so it would be banished at once [{rule}]",
    "location_not_in_play": "{location} is not in play, so nobody can be there",
    "no_card_in_play": "{value} is neither a card nor an object with the key 'card'",
    "no_cards": "a list of cards, or a number of fillers, was expected, not {value}",
    "no_character_there": "{card} is no character, and only characters can be at a location",
    "no_filler": "{value} is neither a card nor a number of fillers (filler: 3)",
    "no_flag": "true or false was expected, not {value}",
    "no_location": "{location} is not a location",
    "no_name": "{value} is not the name of a card",
    "no_number": "a whole number from 0 on was expected, not {value}",
    "no_object": "an object was expected, not {value}",
    "no_phase": "'main' or 'start' was expected, not {value}",
    "no_plain_card": "the card book has no plain character to use as a filler",
    "no_player": "there is no player {value}; the players are p1 to {last}",
    "no_position": "an object with a side for each player was expected",
    "no_such_location": "there is no card {location} in the position",
    "no_teams": "a list of team numbers was expected, not {value}",
    "opposing_location": "{location} belongs to another player, and {card} can only be at a location of its own player [{rule}]",
    "other_teams": "{n} numbers, not all the same, were expected, not {value}",
    "players": "there can be {least} to 4 players, not {n}",
    "twice": "{label} is there twice; a second copy is {copy}",
    "unknown": "{key} is not known here; known are {known}",
}
