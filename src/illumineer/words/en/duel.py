"""`illumineer duel`, what `illumineer matrix` has in common with it, and what can go wrong in many games."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "about": "Play many games between two decks and say which wins more. Each deck begins in half of the games; the same seed gives the same games, whoever plays them.",
    # the options
    "DECK": "DECK",
    "DIR": "DIR",
    "ADDRESS": "ADDRESS",
    "SECONDS": "SECONDS",
    "decks": "two deck lists",
    "versus": "another version of the first deck, which plays the same games: how much better or worse is it?",
    "games_option": "how many games (default {default})",
    "bot": "the bot of all decks, or one for each: random, greedy, search, search:0.5s, search:400, FILE.py:CLASS (default greedy)",
    "jobs": "how many processes play (default: one for each core)",
    "ray": "play on Ray: local (started for this), auto, HOST:PORT or ray://HOST:PORT",
    "until_certain": "stop as soon as it is certain, at 95 %%, which deck is better",
    "out": "write the games here as they are played; what is there already is gone on with",
    "open_lists": "the bots know both deck lists",
    "turn_limit": "a game is a draw after so many turns (default {default})",
    "turn_decisions": "a bot that makes more decisions in one turn loses the game (default {default})",
    "game_decisions": "a bot that makes more decisions in one game loses it (default {default})",
    "bot_time": "a bot that thinks longer about one decision loses the game (default {default:g})",
    # what is wrong with what was asked
    "not_legal": "{file} is not a legal deck: {problems:lines}",
    "bots": "{n} bots for {decks} decks: give one for all, or one for each",
    "thinks_too_long": "{bot} would lose every game: it thinks as long as it is told to, and --bot-time allows {seconds:g} s for a decision",
    "no_time": "--bot-time must be more than 0",
    # while it is played
    "title": "{one} v {other}",
    "playing": "{what}: {n:,} {n:game|games} …",
    "resumed": "{n:,} {n:game is|games are} there already",
    "progress": "{n:,}/{games:,} · {rate:.1f} games/s · {left} left · {deck} wins {share:.1f} %",
    "counted": "{n:,}/{games:,}",
    "speed": "{n:,}/{games:,} · {rate:.1f} games/s · {left} left",
    # what came of it
    "certain": "It is certain that {deck} is better in the hands of {bot}, after {n:,} games: at 95 %, it scores {low:.1f} to {high:.1f} %, a draw counting one half.",
    "not_certain": "It is not certain which is better in the hands of {bot}: at 95 %, {deck} scores {low:.1f} to {high:.1f} %, a draw counting one half.",
    "bots_certain": "It is certain that {bot} with {deck} beats {other_bot} with {other}, after {n:,} games: at 95 %, it scores {low:.1f} to {high:.1f} %, a draw counting one half.",
    "bots_not_certain": "It is not certain whether {bot} with {deck} beats {other_bot} with {other}: at 95 %, it scores {low:.1f} to {high:.1f} %, a draw counting one half.",
    "version_certain": "It is certain that {deck} is the better version in the hands of {bot}, after {n:,} games.",
    "version_not_certain": "It is not certain which version is better in the hands of {bot}.",
    # what went wrong
    "hopeless": "no more is played after {n} {n:game|games} lost by a bot's fault, with no other result: {fault}",
    "interrupted": "stopped; {n:,} {n:game was|games were} played",
    "broke": "game {number} (seed {seed}) broke off, which is an error of the engine: {error}",
    "no_row": "what is said to be game {number} is no game of this duel",
    "killed": "{n} workers in a row were killed while they played games {first} to {last}",
    "no_ray": "Ray is not installed; run {command}",
    "ray_address": "{address} is no address of Ray; there are local, auto, HOST:PORT and ray://HOST:PORT",
    "ray_unreachable": "there is no Ray at {address}: {why}",
    "no_ray_here": "no Ray is running here; start one with ray start --head, or use --ray local",
    "ray_silent": "there is no Ray at {address}: nothing answered within {seconds} seconds",
    "ray_lost": "Ray gave up: {why}",
    "unwritable": "{where} cannot be written: {why}",
    "not_written": "{where} cannot be written any more: {why}; the games went on, but not all of them are there",
    "unreadable": "{file} cannot be read: {why}",
    "in_use": "another command is writing to {where}; wait until it has ended, or choose another directory",
    "other_duel": "{where} has the games of another duel ({what}); choose another directory",
    "differs_format": "the format is {there}, not {here}",
    "differs_decks": "the decks are others",
    "differs_order": "the decks are shuffled in another order",
    "differs_book": "the cards do something else",
    "differs_bots": "the bots are {there}, not {here}",
    "differs_bot_files": "the file of a bot has changed",
    "differs_seed": "the seed is {there}, not {here}",
    "differs_edition": "the edition is {there}, not {here}",
    "differs_turn_limit": "the turn limit is {there}, not {here}",
    "differs_turn_decisions": "the limit of decisions in one turn is {there}, not {here}",
    "differs_game_decisions": "the limit of decisions in one game is {there}, not {here}",
    "differs_open_lists": "the bots know other deck lists",
}
