"""The line mode of the table and of replays.

Blanks: {player} a player, {name} what they are called, {n}, {at}, {turn}, {number} and {first}
numbers, {help}, {all}, {why} and {word} commands, {move} a move, {file} a path.
"""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    # beginning and ending
    "welcome": "Seed {seed}, edition {edition} of the rules. In brackets the rule that each step follows. Help: {help}",
    "seat_person": "{player}: {name}",
    "seat_bot": "{player}: the bot {name}",
    "kept": "The game is kept in {file}; go on with: illumineer play --resume{named}",
    "kept_earlier": "The last moves have not been saved; {file} has the game as it was before them.",
    "not_kept": "The game has not been saved.",
    "look_again": "To look at the game again: illumineer replay {file}",
    # asking
    "pass_device": "Pass the device to {player} ({name}), who goes on with Enter.",
    "says": "“{text}”",
    "others": "{n} {n:other thing is|other things are} not possible now ({first} and on): {all} lists {n:it|them}, {why} NUMBER says why not.",
    "many": "There are {n:,} answers: write one, such as {example}",
    "no_number": "There is no choice {number}: there are {n}.",
    "too_long": "That is too long: an answer has at most {n:,} characters.",
    "why_what": "Say what: {why} NUMBER, or {why} MOVE.",
    "is_legal": "This is legal: {move}.",
    "not_legal": "Not now: {move}.",
    "taken_back": "Your last play is taken back.",
    "sure": "To concede the game, write {word} once more.",
    "which_card": "Say which card: {word} NAME.",
    # at a page
    "page_does": "The game is kept as it goes on. Buttons of the page leave the table, and save the game once it is over.",
    "gone_on": "Something has happened at the table meanwhile: your line was not heard.",
    # saving
    "save_where": "Say where: {word} FILE.",
    "is_kept": "The game is kept in {file} as it goes on.",
    "saved": "Saved in {file}.",
    # bots
    "trouble": "The game is as it was before. You can write:",
    "trouble_words": "write {words:or}",
    # help
    "help": "Answer with the number of a choice, or with the move as text (“quest Elsa - Snow Queen”). Or write:",
    "help_help": "this help",
    "help_board": "the table, and the question once more",
    "help_log": "what has happened so far",
    "help_all": "all choices, also those that are not possible now",
    "help_why": "why a choice is not possible: by its number, or as a move",
    "help_card": "what a card says, by its name",
    "help_back": "take your last play back",
    "help_save": "save the game in a file",
    "help_concede": "concede the game",
    "help_end_turn": "end the turn; asks once more if there is something left to do",
    "help_quit": "leave; the game is kept",
    "help_replay_back": "go back one answer, or as many as you say",
    "help_replay_quit": "leave",
    "help_random": "go on with a random answer in its place",
    "help_next": "go on by one answer, or by so many",
    "help_turn": "go to the beginning of a turn, by its number",
    "help_start": "go to the beginning",
    "help_end": "go to the end",
    "help_as": "look through the eyes of a player (p1, p2…) or of the judge, who sees everything",
    # replays
    "replay": "A game of {n} {n:answer|answers}, edition {edition} of the rules. Help: {help}",
    "where": "Answer {at} of {n}, turn {turn}",
    "over": "The game is over.",
    "which_number": "Say a number: {word} N.",
    "no_turn": "The game has no turn {n}.",
    "unknown": "“{line}” is not a command; {help} lists them.",
    "as_player": "You see what {player} may know.",
    "as_judge": "You see everything.",
    "as_whom": "Say whose eyes: {word} {who:or}.",
}
