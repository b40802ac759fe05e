"""Sentences crossed from clauses that the grammar knows: every clause of one axis with every clause of another.

A *frame* is a sentence with a place for each of its axes.  Where two axes are crossed, the other axes have their usual
clause.  So a sentence that is not read shows two clauses that do not go together yet; each of them is read elsewhere.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from illumineer.messages import Message
from illumineer.text import english
from illumineer.text.card import read_paragraph
from illumineer.text.outcome import Declined
from illumineer.text.phrase import THIRD
from illumineer.vocab import CardType

AXES: Final[dict[str, tuple[str, ...]]] = {  # the first clause of each is the usual one
    "trigger": (
        "When you play this character", "Whenever this character quests", "Whenever you play a song",
        "When this character is banished", "At the start of your turn", "At the end of your turn",
        "Whenever one of your other characters is banished", "Whenever an opponent plays an item",
        "Whenever this character challenges another character", "Whenever you draw a card during your turn",
        "When you move this character to a location", "Whenever you gain lore", "When this character leaves play",
        "Whenever you ready this character", "Whenever you put a card under this character",
        "Whenever an opponent discards a card", "The first time you play a character each turn",
        "Whenever you gain an ink drop", "Whenever one of your characters sings a song",
        "Whenever this character is dealt damage", "Whenever you remove damage from a character",
        "Whenever a card is put into your inkwell", "Whenever you play a second action in a turn",
    ),
    "cost": (
        "⟳", "2 ⬡", "⟳, 1 ⬡", "Banish this item", "⟳, Banish this item", "⟳, Choose and discard a card",
        "Banish one of your characters",
    ),
    "condition": (
        "", "if you have another character in play, ", "if an opponent has more lore than you, ",
        "if you have no cards in your hand, ", "if this card is exerted, ", "if you played a song this turn, ",
        "if you have 3 or more items in play, ", "if a character was banished this turn, ",
        "if chosen opponent has 2 or more cards in their hand, ", "if it's an opponent's turn, ",
        "if you put a card into your inkwell this turn, ", "if you have no ink drops, ",
        "if an opponent has no cards in their hand, ", "if you have a character named Ann in play, ",
        "if there are 5 or more cards in your discard, ", "if none of your characters quested this turn, ",
        "if you have the most lore, ", "if there are 3 or more different costs among your characters, ",
    ),
    "standing": (
        "", "While this character is exerted, ", "During your turn, ", "While you have an item in play, ",
        "If you have no cards in your hand, ", "While this character is at a location, ", "During opponents' turns, ",
    ),
    "offer": ("", "you may "),
    "player": (
        "you", "each opponent", "each player", "chosen player", "chosen opponent", "each other player",
        "each opponent with the most lore", "chosen opponent with the fewest cards in their hand",
    ),
    "deed": (
        "draw a card", "gain 1 lore", "lose 1 lore", "discard a card at random", "choose and discard a card",
        "put the top card of your deck into your inkwell", "banish one of your characters", "gain an ink drop",
        "reveal the top card of your deck", "look at the top 2 cards of your deck", "draw 2 cards",
        "return a character card from your discard to your hand",
        "put a card from your hand into your inkwell facedown",
        "shuffle your deck", "ready one of your characters", "discard your hand", "lose an ink drop",
        "shuffle a card from your discard into your deck",
    ),
    "verb": (
        "banish {}", "exert {}", "ready {}", "deal 2 damage to {}", "remove up to 2 damage from {}",
        "return {} to their player's hand", "put 1 damage counter on {}",
        "put {} into their player's inkwell facedown and exerted",
        "deal damage to {} equal to the number of cards in your hand",
    ),
    "object": (
        "chosen character", "chosen item", "chosen opposing character", "another chosen character of yours",
        "chosen damaged character", "all characters", "all opposing items", "up to 2 chosen characters",
        "chosen character with Evasive", "chosen Hero character", "chosen character or location",
        "chosen character named Ann", "chosen location", "each opposing character", "any number of chosen items",
        "chosen exerted item", "chosen character without Ward", "2 chosen characters", "all damaged locations",
        "chosen character with 3 ¤ or less", "chosen Hero or Villain character", "your other characters",
    ),
    "change": (
        "get +2 ¤", "get -1 ◊", "gain Evasive", "gain Rush and Ward", "can't quest", "lose Ward", "gain Resist +1",
        "can challenge ready characters", "get +1 ¤ and gain Support", "can't be challenged", "can't ready",
        "get +1 ⛉", "gain “When this character is banished, draw a card.”", "can't challenge or quest",
        "gain Challenger +2",
    ),
    "group": (
        "your characters", "your other characters", "opposing characters", "your Hero characters", "all characters",
        "your exerted characters", "characters named Ann", "your characters with cost 3 or less",
        "your damaged characters", "your characters at locations", "your characters with Evasive",
        "your items", "opposing damaged characters",
    ),
    "duration": (
        "this turn", "until the start of your next turn", "during their next turn",
        "until the end of your next turn",
    ),
    "amount": (
        "for each card in your hand", "for each other character you have in play", "for each item you have in play",
        "for each opponent", "for each card in your opponents' hands", "for each card in chosen opponent's hand",
        "for each 1 damage on this character", "for each card in your discard", "for each card under this character",
        "for each character card in chosen player's discard", "for each ink drop you have",
        "for each 2 cards in your hand", "for each different cost among your characters",
        "for each song you played this turn", "for each exerted character in play",
        "for each damaged opposing character", "for each location you have in play",
        "for each character that was banished this turn",
    ),
    "gain": ("draw a card", "gain 1 lore", "gain 2 lore", "gain an ink drop", "draw 2 cards"),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Frame:
    """A sentence with a place for each axis."""

    text: str
    axes: tuple[str, ...]
    type: CardType = CardType.CHARACTER


FRAMES: Final = (
    Frame("{trigger}, {condition}{offer}{verb}.", ("trigger", "condition", "offer", "verb", "object")),
    Frame("{trigger}, {condition}{player}{deed}.", ("trigger", "condition", "player", "deed")),
    Frame(
        "{trigger}, {condition}{group} {change} {duration}.", ("trigger", "condition", "group", "change", "duration")
    ),
    Frame("{trigger}, {condition}{offer}{gain} {amount}.", ("trigger", "condition", "offer", "gain", "amount")),
    Frame("{cost} — {condition}{verb}.", ("cost", "condition", "verb", "object"), CardType.ITEM),
    Frame("{cost} — {condition}{player}{deed}.", ("cost", "condition", "player", "deed"), CardType.ITEM),
    Frame("{cost} — {group} {change} {duration}.", ("cost", "group", "change", "duration"), CardType.ITEM),
    Frame("{standing}{group} {change}.", ("standing", "group", "change")),
    Frame("{condition}{offer}{verb}.", ("condition", "offer", "verb", "object"), CardType.ACTION),
    Frame("{condition}{player}{deed}.", ("condition", "player", "deed"), CardType.ACTION),
    Frame("{condition}{gain} {amount}.", ("condition", "gain", "amount"), CardType.ACTION),
)


@dataclass(frozen=True, slots=True)
class Crossed:
    """A sentence, and the two axes that were crossed in it."""

    text: str
    type: CardType
    axes: tuple[str, str]
    why: Message | None = None  # why it is not read
    ambiguous: bool = False


def sentences() -> Iterator[Crossed]:
    """Every pair of clauses of every pair of axes, each sentence once."""
    seen: set[str] = set()
    for frame in FRAMES:
        usual = {axis: AXES[axis][0] for axis in frame.axes}
        for one, other in combinations(frame.axes, 2):
            for left in AXES[one]:
                for right in AXES[other]:
                    text = _said(frame, {**usual, one: left, other: right})
                    if text not in seen:
                        seen.add(text)
                        yield Crossed(text, frame.type, (one, other))


def _said(frame: Frame, clauses: dict[str, str]) -> str:
    """The sentence; "you" is left out as a subject, and others act on "their" cards."""
    said = dict(clauses)
    if "verb" in said:
        said["verb"] = said["verb"].format(said.get("object", ""))
    if "player" in said:
        if said["player"] == "you":
            said["player"] = ""
        else:
            said["player"] += " "
            said["deed"] = " and ".join(_third(part) for part in said["deed"].split(" and "))
    text = frame.text.format_map(said)
    return text[0].upper() + text[1:]


def _third(verb: str) -> str:
    first, _, rest = verb.partition(" ")
    return f"{english.inflect(first, THIRD)} {rest.replace('your', 'their')}"


def cross(most: int | None = None, seed: int = 1) -> Iterator[Crossed]:
    """Each sentence with whether it is read; `most`: only that many of them, drawn with the seed."""
    found = list(sentences())
    if most is not None and most < len(found):
        found = sorted(random.Random(seed).sample(found, most), key=found.index)
    for each in found:
        read = read_paragraph(each.text, each.type)
        if isinstance(read, Declined):
            yield Crossed(each.text, each.type, each.axes, read.reason, read.ambiguous)
        else:
            yield each
