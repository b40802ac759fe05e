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
    ("Lumi", "Choir Novice", AMBER, 2, (1, 4, 1), "Storyborn Ally"),
    ("Old Benno", "Lighthouse Keeper", AMBER, 3, (2, 4, 2), "Storyborn Mentor"),
    ("Dame Orla", "Harbor Judge", AMBER, 5, (4, 6, 2), "Dreamborn Mentor"),
    ("Isle Turtle", "Bearer of Gardens", AMBER, 8, (6, 10, 3), "Storyborn Ally"),
    # the Court of Two Moons
    ("Nim", "Moonlit Page", AMETHYST, 1, (1, 3, 1), "Storyborn Ally"),
    ("Corvin", "Court Apprentice", AMETHYST, 2, (2, 3, 1), "Storyborn Sorcerer"),
    ("Ysolde", "Uncrowned", AMETHYST, 3, (2, 3, 2), "Storyborn Hero Princess"),
    ("Mirror Owl", "Night Witness", AMETHYST, 4, (4, 4, 2), "Dreamborn Ally"),
    ("The Pale Duke", "Lord of Frost", AMETHYST, 7, (6, 7, 2), "Storyborn Villain"),
    # Lantern City
    ("Finch", "Rooftop Runner", EMERALD, 1, (3, 1, 1), "Storyborn Ally Thief"),
    ("Sable", "Curio Dealer", EMERALD, 2, (3, 2, 1), "Storyborn Villain Thief"),
    ("Dottie", "Ticket Clerk", EMERALD, 3, (3, 4, 1), "Dreamborn Ally"),
    ("Inspector Vane", "Patient Eye", EMERALD, 4, (3, 5, 2), "Storyborn Detective"),
    ("Mayor Tolliver", "Fixer of Elections", EMERALD, 6, (5, 5, 3), "Storyborn Villain"),
    # the High Steppe
    ("Temra", "Colt Tamer", RUBY, 1, (2, 2, 1), "Storyborn Hero"),
    ("Ashkara", "Hatchling", RUBY, 2, (3, 2, 1), "Storyborn Dragon"),
    ("Captain Brine", "Landlocked", RUBY, 3, (4, 3, 1), "Storyborn Villain Pirate Captain"),
    ("Steppe Wolf", "Winter Hunger", RUBY, 4, (5, 4, 1), "Storyborn Ally"),
    ("Khan Orrin", "Thunder of Hooves", RUBY, 7, (8, 6, 2), "Dreamborn King"),
    ("Canyon Giant", "Rolling Boulder", RUBY, 9, (9, 10, 3), "Storyborn Titan"),
    # the Clockwork Borough
    ("Pella", "Workshop Orphan", SAPPHIRE, 1, (1, 3, 1), "Storyborn Hero Inventor"),
    ("Tin Tomas", "First Prototype", SAPPHIRE, 2, (2, 3, 1), "Storyborn Ally Robot"),
    ("Quillon", "Archive Clerk", SAPPHIRE, 3, (2, 5, 1), "Storyborn Ally"),
    ("Aunt Ferro", "Boiler Matron", SAPPHIRE, 5, (4, 7, 1), "Dreamborn Mentor Inventor"),
    ("Grand Orrery", "Keeper of Hours", SAPPHIRE, 8, (7, 8, 3), "Dreamborn Robot"),
    # the Iron Ferry
    ("Garrick", "Squire of the Ferry", STEEL, 1, (2, 2, 1), "Storyborn Hero Knight"),
    ("Bo", "Gate Warden", STEEL, 3, (3, 4, 1), "Storyborn Ally Knight"),
    ("Iron Mule", "Stubborn Freight", STEEL, 4, (4, 6, 1), "Dreamborn Ally Robot"),
    ("Dame Halberd", "Drillmaster", STEEL, 5, (5, 5, 2), "Storyborn Knight Captain"),
    ("The Anvil", "Walking Bastion", STEEL, 7, (7, 8, 1), "Dreamborn Titan"),
)

CARDS: tuple[ir.Card, ...] = tuple(
    character(name, version, cost=cost, ink=ink, stats=stats, classes=classes)
    for name, version, ink, cost, stats, classes in _ROWS
)
