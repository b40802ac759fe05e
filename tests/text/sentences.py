"""Sentences made by the grammar itself: derivations drawn at random, and the texts that they are.

A derivation is drawn from the top down: a wording of the category, then one for each of its holes, names and numbers
from the invented words below.  Its tree is built as reading would build it, its text is what the writer makes of it.
Reading that text must find the tree again: that is the law, and the way to texts for rules that no card uses yet.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from illumineer.text import english, owners
from illumineer.text.bind import bind
from illumineer.text.grammar import grammar
from illumineer.text.kernel import Wording
from illumineer.text.normalise import normalise
from illumineer.text.parse import Derivation, Parse
from illumineer.text.patterns import Unbound, Unfit, build
from illumineer.text.tokens import cut, join
from illumineer.text.write import Unwritable, surface_of
from illumineer.vocab import CardType, Ink, Keyword, Stat

ROOTS = {
    "kw": CardType.CHARACTER,
    "ability": CardType.CHARACTER,
    "abilities": CardType.CHARACTER,
    "deck.limit": CardType.CHARACTER,
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
COINED = "coined"
"""The family of verbs that are read by a reminder text behind their sentence: no sentence has them by itself."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A text, the tree it should be read as, and how it was made."""

    text: str
    tree: Any
    type: CardType
    derivation: Derivation


class Prices:
    """What it costs to use a wording, and so what the cheapest phrase of each category costs: 1 for every rule, unless
    told that some wordings are dearer."""

    def __init__(self, of: Callable[[Wording], float] = lambda wording: 1.0) -> None:
        g = grammar()
        own = {wording: of(wording) for wording in wordings() if wording.rule.family != COINED}
        self.least: dict[str, float] = dict.fromkeys(g.rules, _FAR) | dict.fromkeys(g.lexicons, 0.0)
        changed = True
        while changed:
            changed = False
            for wording, price in own.items():
                found = price + sum(self.least[inner] for _, inner in wording.holes)
                if found < self.least[wording.rule.category]:
                    self.least[wording.rule.category] = found
                    changed = True
        self.whole = {wording: price + self.inside(wording) for wording, price in own.items()}

        self.own = own
        self._ways: dict[tuple[str, ...], dict[str, list[tuple[float, Wording, int]]]] = {}

    def ways(self, roots: tuple[str, ...]) -> dict[str, list[tuple[float, Wording, int]]]:
        """For each category the wordings, and the hole of each, by which it is used on the way up to a root, with what
        the whole way costs."""
        if roots not in self._ways:
            up = dict.fromkeys(self.least, float(_FAR)) | dict.fromkeys(roots, 0.0)
            changed = True
            while changed:
                changed = False
                for wording in self.own:
                    if up[wording.rule.category] < _FAR:
                        for _, inner in wording.holes:
                            price = up[wording.rule.category] + self.whole[wording] - self.least[inner]
                            if price < up[inner]:
                                up[inner] = price
                                changed = True
            found: dict[str, list[tuple[float, Wording, int]]] = {}
            for wording in self.own:
                for at, (_, inner) in enumerate(wording.holes):
                    price = up[wording.rule.category] + self.whole[wording] - self.least[inner]
                    if price < _FAR:
                        found.setdefault(inner, []).append((price, wording, at))
            self._ways[roots] = found
        return self._ways[roots]

    def inside(self, wording: Wording) -> float:
        """The least that the holes of a wording cost."""
        return sum(self.least[inner] for _, inner in wording.holes)


@cache
def plain() -> Prices:
    return Prices()


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


def draw(category: str, budget: float, chance: random.Random, prices: Prices) -> Derivation:
    """A derivation for about that price; raises Unfit if what was drawn does not go together."""
    if category in grammar().lexicons:
        return Derivation(category, 0, 0, chance.choice(WORDS[category]), None, ())
    known = [wording for rule in grammar().rules[category] if rule.family != COINED for wording in rule.wordings]
    dearest = max(budget, prices.least[category])
    return complete(chance.choice([w for w in known if prices.whole[w] <= dearest]), budget, chance, prices)


def complete(
    wording: Wording,
    budget: float,
    chance: random.Random,
    prices: Prices,
    given: dict[int, Derivation] | None = None,
) -> Derivation:
    """A derivation that begins with this wording."""
    children: list[Derivation] = []
    spare = max(budget - prices.whole[wording], 0.0)
    for at, (_, inner) in enumerate(wording.holes):
        if given and at in given:
            children.append(given[at])
            continue
        extra = chance.uniform(0, spare) if at + 1 < len(wording.holes) else spare
        spare -= extra
        children.append(draw(inner, prices.least[inner] + extra, chance, prices))
    found = {name: child.value for (name, _), child in zip(wording.holes, children, strict=True)}
    value = build(wording.rule.meaning, found)
    return Derivation(wording.rule.category, 0, 0, value, wording, tuple(children))


def around(wording: Wording, budget: float, chance: random.Random, prices: Prices) -> Derivation:
    """A derivation of a whole paragraph in which this wording is used, alone or after another sentence."""
    made = complete(wording, budget, chance, prices)
    if chance.random() < 0.5 and wording.rule.category in prices.ways(("sentences",)):
        made = _climb(made, ("sentences",), chance, prices)
        above = [each for each in wordings() if [inner for _, inner in each.holes][1:] == ["sentences"]]
        parent = chance.choice([each for each in above if openings(each.holes[0][1])])
        opening = chance.choice(openings(parent.holes[0][1]))
        made = complete(parent, budget, chance, prices, {0: opening, 1: made})
    return _climb(made, tuple(ROOTS), chance, prices)


def _climb(made: Derivation, roots: tuple[str, ...], chance: random.Random, prices: Prices) -> Derivation:
    for _ in range(40):
        if made.category in roots:
            return made
        above = prices.ways(roots).get(made.category)
        if not above:
            break
        cheapest = min(price for price, _, _ in above)
        _, parent, at = chance.choice([way for way in above if way[0] <= cheapest + 1.5])
        made = complete(parent, 0, chance, prices, {at: made})
    raise Unfit(f"nothing leads from {made.category} to {' or '.join(roots)}")


def sentence(derivation: Derivation, type_: CardType) -> Sentence:
    """The text of a derivation; raises Unfit or Unwritable where it is none."""
    tree = bind(derivation.value, type_)
    _, phrase, values = surface_of(grammar(), derivation, tree)
    owners.check(derivation, values, tree)
    if any(left in _OPEN and right in _OPEN for left, right in pairwise(phrase.tokens)):
        raise Unfit("two words of open classes side by side cannot be told from one of two words")
    return Sentence(normalise(join(english.finish(phrase.tokens))), tree, type_, derivation)


def sample(category: str, budget: int, chance: random.Random, tries: int = 20) -> Sentence | None:
    """A sentence drawn at random; None if nothing that was drawn goes together."""
    for _ in range(tries):
        try:
            return sentence(draw(category, budget, chance, plain()), ROOTS[category])
        except (Unbound, Unfit, Unwritable):
            continue
    return None


