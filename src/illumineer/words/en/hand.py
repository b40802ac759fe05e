"""`illumineer hand`."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "about": "The odds of a deck’s opening hands and first turns: inkable cards, something to play, ink in every turn, a particular card.",
    "RULE": "RULE",
    "first": "only for whoever begins (default: both)",
    "second": "only for whoever is second",
    "alter": "which cards of the opening hand are kept: none is altered (none, the default); what costs at most 3 (cheap, or cheap:2 for another cost); what can be inked (inkable); what is one or the other (either, either:2)",
    "format": "the format that the deck must be legal in (default constructed)",
    "deals": "how many hands are dealt for what cannot be counted exactly (default {n:,})",
    "not_legal": "not a legal deck in {format}",
    "no_rule": "--alter: there is no rule '{rule}'; there are {known}",
    # the deck
    "title": "Opening hands and first turns of {file}",
    "deck": "{n} cards, {inkable} of them inkable; a card costs {cost} on average",
    "altered": ("{alter} [{rule}]; {n} cards are put back on average", "{alter} [{rule}]"),
    "rule_none": "The opening hand is kept as it is",
    "rule_cheap": "Of the opening hand, cards that cost more than {cost} are put back",
    "rule_inkable": "Of the opening hand, cards that cannot be inked are put back",
    "rule_either": "Of the opening hand, cards that cannot be inked and cost more than {cost} are put back",
    "curve": "Cards by cost",
    "cost": "cost",
    "cards": "cards",
    "inkable": "inkable",
    "bar": "█ inkable, ░ not",
    "opening": "Inkable cards among the {n} of the opening hand",
    "chance": "chance",
    "hardly": "< 0.1\N{NO-BREAK SPACE}%",
    "nearly": "> 99.9\N{NO-BREAK SPACE}%",
    # by turn
    "turns_first": "Turn by turn, for whoever begins",
    "turns_second": "Turn by turn, for whoever is second",
    "turn": "turn",
    "playable": "a card that costs at most as much",
    "exactly": "exactly as much",
    "ink_every_turn": "ink in every turn",
    "on_curve": "ink and a play in every turn*",
    "interval": "95 % interval*",
    "seen_first": "One particular card, seen by its number of copies, for whoever begins",
    "seen_second": "One particular card, seen by its number of copies, for whoever is second",
    "copies": "copies",
    "in_hand": "opening",
    "by_turn": "turn {n}",
    "notes": "Turns are the player’s own. Whoever begins does not draw in the first one [{rule}]. Cards drawn by effects are not counted; a particular card is one that is kept.\nChances are exact, but those with *, which are counted in {n:,} deals (seed {seed}): up to that turn a card is inked in every turn, and from turn 2 on another one is played that costs at most the number of the turn, the cards being used as well as possible.",
}
