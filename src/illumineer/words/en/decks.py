"""What is wrong with a deck, or with a list of one."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    # files
    "unreadable": "{file}: {why}",
    "too_large": "{where}: more than {most:,} bytes are too many for a deck list",
    "too_long": "{where}: {n:,} characters are too many for a deck list; {most:,} are allowed",
    "too_many_lines": "{where}: {n:,} lines are too many for a deck list; {most:,} are allowed",
    "too_many": "{where}: {n:,} cards are too many for a deck; {most} are allowed",
    "not_utf8": "{where}: not a text file in UTF-8 (byte {n}); save it as UTF-8",
    "standard_input": "standard input",
    "wrong_lines": "{where}: {problems:lines}",
    "no_cards": "no cards are in it; lines like “4 Name - Version” were expected",
    "no_list": "{where}: more than {most} lines name no card; lines like “4 Name - Version” were expected",
    "left_out": "{n:,} {n:card|cards} under '{heading}' {n:was|were} left out (line {line})",
    "left_out_of": "in {where}: {what}",
    "the_deck": "the deck",
    "at_line": "line {line}: {what}",
    "at_lines": "lines {lines}: {what}",
    "long_line": "{n:,} characters are too many for a line; {most} are allowed",
    "newer_set": "the cards of a newer set are added with: illumineer cards import FILE",
    "perhaps_more": "and perhaps more after these",
    "copies": "copies of {card}: a number from 1 to {most} was expected",
    "version": "'{name}' needs its version; there are {versions}",
    "no_day": "'{day}' is not a day; write it as 2026-01-31",
    # decks of a game
    "not_decks": "decks: a list of decks was expected, not {value}",
    "not_names": "the deck of {player}: a list of names was expected, not {value}",
    "players": "a game is played by 2 to 4 players, not {n}",
    "variant": "there is no variant '{variant}'; there are {known}",
    "no_card": "the deck of {player}: there is no card called '{name}'",
    "empty": "the deck of {player} is empty",
    "wrong": "the deck of {player}: {what}",
    "too_many_cards": "a game can hold {most:,} cards at most",
    "not_teams": "a team number for each player was expected, not {value}",
    "teams": "{n} team {n:number|numbers} for {players} players",
    "one_team": "all players are on one team: there is nobody to play against",
    # what a format says
    "too_few": "{n} {n:card is|cards are} too few, at least {least} are needed ({rule})",
    "too_many_copies": "{n} copies of {card}, at most {most} {most:is|are} allowed ({rule})",
    "inks": "{n} ink types ({inks}), at most {most} are allowed ({rule})",
    "quest": "{card} is a Quest card, which no format allows ({rule})",
    "not_allowed": "{card} is not allowed in {format} on {date} (only {times}) ({rule})",
    "never_allowed": "{card} is not allowed in {format} ({rule})",
    "from": "from {begin}",
    "from_until": "from {begin} until {end}",
}
