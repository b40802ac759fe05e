"""At the table: choices, taking back, saving.

Blanks: {player} a player, {card} a card, {how} a way to pay, {file} and {folder} paths, {why} a sentence,
{things} what can be done, {n} how many cards or abilities there are for it, {key} what ends the turn.
"""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    # players
    "you": "you",
    "person": "person {n}",
    # choices
    "way": "play {card} {how}",
    "nobody_sings": "you have no character in play that could sing it",
    "not_asked": "it is not for you to decide now",
    "nobody_concedes": "nobody at this table can concede: say which player",
    "picked": "Picked so far: {names}",
    # ending the turn
    "no_pick": "there is no such pick to take off",
    "still": "You can still: {things:,}. {key} again ends the turn.",
    "left_ink": "put a card into the inkwell",
    "left_play": "play {n:|one of }{n} {n:card|cards}",
    "left_quest": "quest with {n} {n:character|characters}",
    "left_challenge": "challenge with {n} {n:character|characters}",
    "left_move": "move {n} {n:character|characters} to a location",
    "left_activate": "use {n} {n:ability|abilities}",
    "left_boost": "use the Boost of {n} {n:card|cards}",
    # taking back
    "back_refused": "that cannot be taken back: {why}",
    "back_nothing": "you have not done anything yet",
    "back_over": "the game is over",
    "back_other_decided": "{player} has decided something since then",
    "back_turn_over": "that turn is over",
    "back_chance": "chance has played its part since then: cards were shuffled, or something was left to the dice",
    "back_card_seen": "you have seen a card since then that you did not know",
    "back_other_saw": "{player} has seen a card since then that you did not know",
    # saving
    "not_kept": "The game goes on, but it is not being kept: {why}",
    "occupied": "there is a file {file} already that is not a saved game: it is left as it is, take another name",
    "nothing_kept": "there is no unfinished game in {folder}",
    "foreign": "{file} is neither a saved game nor the record of a game, or one of a newer version",
    "malformed": "{file} is not a whole saved game: something is missing in it, or was changed",
    "not_replayed": "the game in {file} cannot be played again: {why}",
    "other_cards": "the game in {file} was begun with other cards than there are now: it can only be opened with the card database and the version of that time",
    "bot_gone": "the game in {file} cannot go on with its bot: {why}; --against seats another opponent",
    "no_seats": "{file} is the record of a game, not a game at the table: look at it with illumineer replay",
}
