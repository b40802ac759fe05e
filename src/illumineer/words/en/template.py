"""The comments of the scenario that is written to begin with."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "top": "A scenario: where the cards are, what happens, and how it must come out.\nJudge it with: illumineer judge FILE (everything that can stand here: docs/scenarios.md)",
    "name": "A character with Support lends its strength when it quests",
    "rules": "The rules that it is about, in quotes, by their numbers in edition 2.2.",
    "source": "a template; say here where the case comes from",
    "cards": "Cards of your own, compiled from their text. Leave this out to use real cards by their full names.",
    "setup": "The situation. p1 is the active player unless 'active' says otherwise; it is their Main Phase.",
    "zones": "ink: ready cards in the inkwell; hand, deck, discard: a list of cards, or how many that do not matter.\nA second copy of a card is called 'Name - Version#2'.",
    "in_play": "A card in play is a name, or an object: exerted, drying, damage, at (a location), under, facedown.",
    "steps": "What happens, step by step. Each step has one verb.",
    "action": "Actions: ink, play, quest, challenge, move, activate, boost, end_turn, concede.",
    "answers": "Answers to what the game asks: accept, choose, number, mode, name, put, order, resolve, replace, enter.\nSomebody other than the active player answers with 'by: p2'.",
    "expect": "What must be true now: only what is written here is looked at.",
    "illegal": "What must be refused, and by which rule; 'can' and 'cannot' say what is offered.",
}
