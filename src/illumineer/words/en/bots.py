"""Bots: which there are, and what is wrong with one."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "unknown": "there is no bot '{name}'; there are {known}, or FILE.py:CLASS for your own",
    "neither": "{value} is no bot: give the name of one, FILE.py:CLASS, or an object of a class that is a Bot",
    "one_for_each": "{n} {n:bot|bots} for {decks} decks: give one for each",
    "budget": "'{name}' is no budget: give seconds, search:0.5s, or a number of playouts, search:400",
    "no_class": "{file} has no class '{name}' that is a Bot",
    "not_made": "the bot {name} of {file} cannot be made: {error}",
    "unreadable": "{file} cannot be read: {why}",
    "raised": "the bot {bot} of {player} broke off: {error}",
    "illegal": "the bot {bot} of {player} gave {answer}, which is not one of the {n} legal {n:answer|answers}",
    "stalled": "the bot {bot} of {player} has not answered within {seconds:g} s",
    "ended": "the bot {bot} of {player} has not answered within {seconds:g} s and could not be interrupted: its process was ended",
    "turn_decisions": "the bot {bot} of {player} goes on after {n:,} {n:decision|decisions} in one turn, which is the limit",
    "game_decisions": "the bot {bot} of {player} goes on after {n:,} {n:decision|decisions} in one game, which is the limit",
}
