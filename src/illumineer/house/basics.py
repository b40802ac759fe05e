"""The plain folk: characters without a word of text, a curve for each ink.

Most of them bear a name that another version can be shifted onto.
"""

from __future__ import annotations

from illumineer import ir
from illumineer.house.words import AMBER, AMETHYST, EMERALD, RUBY, SAPPHIRE, STEEL, character
from illumineer.vocab import Ink

_ROWS: tuple[tuple[str, str, Ink, int, tuple[int, int, int], str], ...] = (
    # the Saltglass Isles
    ("Marisol", "Net Mender", AMBER, 1, (2, 2, 1), "Storyborn Hero"),
    ("Old Benno", "Lighthouse Keeper", AMBER, 3, (2, 4, 2), "Storyborn Mentor"),
    ("Isle Turtle", "Bearer of Gardens", AMBER, 8, (6, 10, 3), "Storyborn Ally"),
    # the Court of Two Moons
    ("Nim", "Moonlit Page", AMETHYST, 1, (1, 3, 1), "Storyborn Ally"),
    ("Corvin", "Court Apprentice", AMETHYST, 2, (2, 3, 1), "Storyborn Sorcerer"),
    ("Ysolde", "Uncrowned", AMETHYST, 3, (2, 3, 2), "Storyborn Hero Princess"),
    ("The Pale Duke", "Lord of Frost", AMETHYST, 7, (6, 7, 2), "Storyborn Villain"),
    # Lantern City
    ("Finch", "Rooftop Runner", EMERALD, 1, (3, 1, 1), "Storyborn Ally Thief"),
    ("Sable", "Curio Dealer", EMERALD, 2, (3, 2, 1), "Storyborn Villain Thief"),
    ("Mayor Tolliver", "Fixer of Elections", EMERALD, 6, (5, 5, 3), "Storyborn Villain"),
    # the High Steppe
    ("Temra", "Colt Tamer", RUBY, 1, (2, 2, 1), "Storyborn Hero"),
    ("Ashkara", "Hatchling", RUBY, 2, (3, 2, 1), "Storyborn Dragon"),
    ("Captain Brine", "Landlocked", RUBY, 3, (4, 3, 1), "Storyborn Villain Pirate Captain"),
    ("Canyon Giant", "Rolling Boulder", RUBY, 9, (9, 10, 3), "Storyborn Titan"),
    # the Clockwork Borough
    ("Pella", "Workshop Orphan", SAPPHIRE, 1, (1, 3, 1), "Storyborn Hero Inventor"),
    ("Tin Tomas", "First Prototype", SAPPHIRE, 2, (2, 3, 1), "Storyborn Ally Robot"),
    # the Iron Ferry
    ("Garrick", "Squire of the Ferry", STEEL, 1, (2, 2, 1), "Storyborn Hero Knight"),
    ("Dame Halberd", "Drillmaster", STEEL, 5, (5, 5, 2), "Storyborn Knight Captain"),
)

CARDS: tuple[ir.Card, ...] = tuple(
    character(name, version, cost=cost, ink=ink, stats=stats, classes=classes)
    for name, version, ink, cost, stats, classes in _ROWS
)
