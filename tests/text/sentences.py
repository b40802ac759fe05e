"""Sentences made by the grammar itself: derivations drawn at random, and the texts that they are.

A derivation is drawn from the top down: a wording of the category, then one for each of its holes, names and numbers
from the invented words below.  Its tree is built as reading would build it, its text is what the writer makes of it.
Reading that text must find the tree again: that is the law, and the way to texts for rules that no card uses yet.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from typing import Any

from illumineer.text import english
from illumineer.text.bind import bind
from illumineer.text.grammar import grammar
from illumineer.text.kernel import Wording
from illumineer.text.parse import Derivation
from illumineer.text.patterns import Unfit, build
from illumineer.text.tokens import join
from illumineer.text.write import Unwritable, surface_of
from illumineer.vocab import CardType, Ink, Keyword, Stat

ROOTS = {
    "kw": CardType.CHARACTER,
    "ability": CardType.CHARACTER,
    "action": CardType.ACTION,
}
WORDS: dict[str, tuple[Any, ...]] = {
    "number": (1, 2, 3, 4, 5),
    "several": (2, 3, 4),
    "signed": (1, 2, -1, -2, 3),
    "stat": (Stat.STRENGTH, Stat.WILLPOWER, Stat.LORE),
    "name": ("Benno", "Mira Vale", "Old Tom"),
    "class": ("Sailor", "Baker", "Tinker"),
    "keyword": (Keyword.EVASIVE, Keyword.WARD, Keyword.BODYGUARD, Keyword.SUPPORT, Keyword.RECKLESS),
    "ink": (Ink.AMBER, Ink.STEEL, Ink.RUBY),
}
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
def ways() -> dict[str, tuple[tuple[Wording, int], ...]]:
    """For each category its wordings, and the hole through which the shortest way from a root comes down to it."""
    g = grammar()
    parents: dict[str, tuple[tuple[Wording, int], ...]] = {root: () for root in ROOTS}
    layer = list(ROOTS)
    while layer:
        below: dict[str, list[tuple[Wording, int]]] = {}
        for category in layer:
            for rule in g.rules.get(category, ()):
                for wording in rule.wordings:
                    for at, (_, inner) in enumerate(wording.holes):
                        if inner not in parents:
                            below.setdefault(inner, []).append((wording, at))
        parents |= {category: tuple(found) for category, found in below.items()}
        layer = list(below)
    return parents


def wordings() -> list[Wording]:
    """Every wording of every rule."""
    return [wording for rule in grammar().all_rules() for wording in rule.wordings]


def draw(category: str, budget: int, chance: random.Random) -> Derivation:
    """A derivation of about that many rules; raises Unfit if what was drawn does not go together."""
    if category in grammar().lexicons:
        return Derivation(category, 0, 0, chance.choice(WORDS[category]), None, ())
    cost = costs()
    known = [wording for rule in grammar().rules[category] for wording in rule.wordings]
    prices = {wording: 1 + sum(cost[inner] for _, inner in wording.holes) for wording in known}
    least = min(prices.values())
    fitting = [wording for wording in known if prices[wording] <= max(budget, least)]
    return complete(chance.choice(fitting), budget, chance)


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
    """A derivation of a whole paragraph in which this wording is used."""
    made = complete(wording, budget, chance)
    category = wording.rule.category
    while category not in ROOTS or chance.random() < 0.1:
        above = ways()[category]
        if not above:
            if category in ROOTS:
                break
            raise Unfit(f"nothing leads to {category}")
        parent, at = chance.choice(above)
        made = complete(parent, budget, chance, {at: made})
        category = parent.rule.category
    return made


def sentence(derivation: Derivation, type_: CardType) -> Sentence:
    """The text of a derivation; raises Unfit or Unwritable where it is none."""
    tree = bind(derivation.value, type_)
    _, phrase = surface_of(grammar(), derivation, tree)
    return Sentence(join(english.finish(phrase.tokens)), tree, type_, derivation)


def sample(category: str, budget: int, chance: random.Random, tries: int = 20) -> Sentence | None:
    """A sentence drawn at random; None if nothing that was drawn goes together."""
    for _ in range(tries):
        try:
            return sentence(draw(category, budget, chance), ROOTS[category])
        except (Unfit, Unwritable):
            continue
    return None


