"""Sentences made by the grammar itself: derivations drawn at random, and the texts that they are.

A derivation is drawn from the top down: a wording of the category, then one for each of its holes, names and numbers
from the invented words below.  Its tree is built as reading would build it, its text is what the writer makes of it.
Reading that text must find the tree again: that is the law, and the way to texts for rules that no card uses yet.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any, ClassVar

from illumineer.text import english
from illumineer.text.bind import bind
from illumineer.text.grammar import grammar
from illumineer.text.kernel import Wording
from illumineer.text.normalise import normalise
from illumineer.text.parse import Derivation, Parse
from illumineer.text.patterns import Unfit, build
from illumineer.text.tokens import cut, join
from illumineer.text.write import Unwritable, surface_of
from illumineer.vocab import CardType, Ink, Keyword, Stat

ROOTS = {
    "kw": CardType.CHARACTER,
    "ability": CardType.CHARACTER,
    "abilities": CardType.CHARACTER,
    "action": CardType.ACTION,
}
WORDS: dict[str, tuple[Any, ...]] = {
    "number": (1, 2, 3, 4, 5),
    "several": (2, 3, 4),
    "signed": (1, 2, -1, -2, 3),
    "stat": (Stat.STRENGTH, Stat.WILLPOWER, Stat.LORE),
    "name": ("Benno", "Mira Vale", "Old Tom"),
    "story": ("Warm Supper", "Last Light"),
    "class": ("Sailor", "Baker", "Tinker"),
    "keyword": (Keyword.EVASIVE, Keyword.WARD, Keyword.BODYGUARD, Keyword.SUPPORT, Keyword.RECKLESS),
    "ink": (Ink.AMBER, Ink.STEEL, Ink.RUBY),
}
_OPEN = frozenset((*WORDS["class"], *(ink.name.title() for ink in WORDS["ink"])))
_FAR = 10**6


@dataclass(frozen=True, slots=True)
class Sentence:
    """A text, the tree it should be read as, and how it was made."""

    text: str
    tree: Any
    type: CardType
    derivation: Derivation


@cache
def costs() -> dict[str, int]:
    """For each category the fewest rules that make it."""
    g = grammar()
    cost = dict.fromkeys(g.rules, _FAR) | dict.fromkeys(g.lexicons, 0)
    changed = True
    while changed:
        changed = False
        for category, rules in g.rules.items():
            for rule in rules:
                for wording in rule.wordings:
                    found = 1 + sum(cost[inner] for _, inner in wording.holes)
                    if found < cost[category]:
                        cost[category] = found
                        changed = True
    return cost


@cache
def ways(roots: tuple[str, ...]) -> dict[str, tuple[tuple[Wording, int], ...]]:
    """For each category the wordings, and the hole of each, through which a way from a root comes down to it."""
    depth = dict.fromkeys(roots, 0)
    layer = list(roots)
    while layer:
        below: list[str] = []
        for category in layer:
            for rule in grammar().rules.get(category, ()):
                for wording in rule.wordings:
                    for _, inner in wording.holes:
                        if inner not in depth:
                            depth[inner] = depth[category] + 1
                            below.append(inner)
        layer = below
    found: dict[str, list[tuple[Wording, int]]] = {category: [] for category in depth}
    for wording in wordings():
        for at, (_, inner) in enumerate(wording.holes):
            if depth.get(wording.rule.category, _FAR) < depth.get(inner, 0):
                found[inner].append((wording, at))
    return {category: tuple(rows) for category, rows in found.items()}


@cache
def openings(category: str) -> tuple[Derivation, ...]:
    """First sentences of an effect that later ones can speak of."""
    texts = (
        "chosen character gets +1 ¤ this turn",
        "look at the top 4 cards of your deck",
        "reveal the top card of your deck",
        "chosen player draws a card",
        "name a card",
        "choose and discard a card",
    )
    return tuple(found for text in texts for found in Parse(grammar(), cut(text)).whole(category))


def wordings() -> list[Wording]:
    """Every wording of every rule."""
    return [wording for rule in grammar().all_rules() for wording in rule.wordings]


class Likely:
    """How likely each wording is to be drawn: all alike, unless told otherwise."""

    weights: ClassVar[dict[Wording, float]] = {}


def draw(category: str, budget: int, chance: random.Random) -> Derivation:
    """A derivation of about that many rules; raises Unfit if what was drawn does not go together."""
    if category in grammar().lexicons:
        return Derivation(category, 0, 0, chance.choice(WORDS[category]), None, ())
    cost = costs()
    known = [wording for rule in grammar().rules[category] for wording in rule.wordings]
    prices = {wording: 1 + sum(cost[inner] for _, inner in wording.holes) for wording in known}
    least = min(prices.values())
    fitting = [wording for wording in known if prices[wording] <= max(budget, least)]
    likely = [Likely.weights.get(wording, 1.0) for wording in fitting]
    return complete(chance.choices(fitting, likely)[0], budget, chance)


def complete(
    wording: Wording, budget: int, chance: random.Random, given: dict[int, Derivation] | None = None
) -> Derivation:
    """A derivation that begins with this wording."""
    cost = costs()
    children: list[Derivation] = []
    spare = budget - 1 - sum(cost[inner] for _, inner in wording.holes)
    for at, (_, inner) in enumerate(wording.holes):
        if given and at in given:
            children.append(given[at])
            continue
        extra = chance.randint(0, max(spare, 0)) if at + 1 < len(wording.holes) else max(spare, 0)
        spare -= extra
        children.append(draw(inner, cost[inner] + extra, chance))
    found = {name: child.value for (name, _), child in zip(wording.holes, children, strict=True)}
    value = build(wording.rule.meaning, found)
    return Derivation(wording.rule.category, 0, 0, value, wording, tuple(children))


def around(wording: Wording, budget: int, chance: random.Random) -> Derivation:
    """A derivation of a whole paragraph in which this wording is used, alone or after another sentence."""
    made = complete(wording, budget, chance)
    if chance.random() < 0.5 and wording.rule.category in ways(("sentences",)):
        made = _climb(made, ("sentences",), budget, chance)
        above = [each for each in wordings() if [inner for _, inner in each.holes][1:] == ["sentences"]]
        parent = chance.choice([each for each in above if openings(each.holes[0][1])])
        made = complete(parent, budget, chance, {0: chance.choice(openings(parent.holes[0][1])), 1: made})
    return _climb(made, tuple(ROOTS), budget, chance)


def _climb(made: Derivation, roots: tuple[str, ...], budget: int, chance: random.Random) -> Derivation:
    while made.category not in roots:
        above = ways(roots).get(made.category)
        if not above:
            raise Unfit(f"nothing leads from {made.category} to {' or '.join(roots)}")
        likely = [Likely.weights.get(wording, 1.0) for wording, _ in above]
        parent, at = chance.choices(above, likely)[0]
        made = complete(parent, budget, chance, {at: made})
    return made


def sentence(derivation: Derivation, type_: CardType) -> Sentence:
    """The text of a derivation; raises Unfit or Unwritable where it is none."""
    tree = bind(derivation.value, type_)
    _, phrase = surface_of(grammar(), derivation, tree)
    if any(left in _OPEN and right in _OPEN for left, right in pairwise(phrase.tokens)):
        raise Unfit("two words of open classes side by side cannot be told from one of two words")
    return Sentence(normalise(join(english.finish(phrase.tokens))), tree, type_, derivation)


def sample(category: str, budget: int, chance: random.Random, tries: int = 20) -> Sentence | None:
    """A sentence drawn at random; None if nothing that was drawn goes together."""
    for _ in range(tries):
        try:
            return sentence(draw(category, budget, chance), ROOTS[category])
        except (Unfit, Unwritable):
            continue
    return None


