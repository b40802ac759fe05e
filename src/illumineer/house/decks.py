"""Two decks to start with, as lists of full names with the number of copies."""

from __future__ import annotations

from typing import Final

DeckList = tuple[tuple[int, str], ...]

SALT_AND_COGS: Final[DeckList] = (
    # Amber: Marisol grows, the choir sings
    (4, "Marisol - Promising Pupil"),
    (4, "Marisol - Tide Reader"),
    (3, "Marisol - Storm Caller"),
    (2, "Old Benno - Storyteller on the Quay"),
    (3, "Old Benno - Lighthouse Keeper"),
    (2, "Pearl Diver - Deep Breath"),
    (3, "Sister Calla - Harbor Shield"),
    (3, "Lumi - Second Soprano"),
    (2, "Lumi - Voice of the Bay"),
    (2, "Siren of the Shoals - Sing It Again"),
    (1, "Safe Harbor"),
    (3, "Lullaby for Sailors"),
    (1, "The Long Round"),
    (2, "Saltglass Harbor - Singing Pier"),
    # Sapphire: Pella's workshop, and what comes out of it
    (4, "Pella - Pockets Full"),
    (3, "Pella - Master Engineer"),
    (2, "Tin Tomas - First Prototype"),
    (3, "Tin Tomas - Overwound"),
    (2, "Tin Tomas - Teapot Automaton"),
    (2, "Copper Teapot"),
    (2, "Aunt Ferro - Coal Enough for Two"),
    (2, "Quillon - Night Librarian"),
    (1, "Brass Beetle - Winding Up"),
    (1, "The Colossus - Fully Assembled"),
    (1, "Calculating Engine"),
    (2, "Sunk Costs"),
)

RIDERS_AND_THIEVES: Final[DeckList] = (
    # Emerald: in by the skylight, out by the door
    (4, "Finch - Rooftop Runner"),
    (3, "Finch - Quick Fingers"),
    (2, "Finch - Shadow Puppet"),
    (3, "Sable - Curio Dealer"),
    (2, "Sable - Ghost of the Gallery"),
    (2, "Finch & Sable - Perfect Heist"),
    (2, "Inspector Vane - Evidence Room"),
    (3, "Light Fingers"),
    (1, "Birdcage"),
    # Ruby: riders, pirates and a dragon
    (3, "Temra - Colt Tamer"),
    (3, "Temra - First Charge"),
    (2, "Temra - Windrider"),
    (3, "Captain Brine - Boarding Hook"),
    (2, "Captain Brine - Drowned Admiral"),
    (3, "Red Corsair - Takes No Turns"),
    (2, "Nan Barrow - Boatswain"),
    (4, "Ashkara - Hatchling"),
    (2, "Ashkara - Sky Tyrant"),
    (2, "Ember Matron - Clutch Mother"),
    (2, "Tusker - Seeing Red"),
    (2, "Saddle Cub - Restless Feet"),
    (2, "Dragon's Answer"),
    (2, "Ballad of the Red Hill"),
    (2, "Old Fires"),
    (2, "Racing Grounds - Dust for Miles"),
)


def listed(deck: DeckList) -> list[str]:
    """Every card of the deck, once for each copy."""
    return [name for copies, name in deck for _ in range(copies)]
