"""Two decks of real cards to start with, as lists of full names with the number of copies."""

from __future__ import annotations

from typing import Final

SINGERS_AND_TINKERERS: Final = (
    # Amber: Stitch and his friends, and somebody to sing
    (4, "Lilo - Snow Artist"),
    (4, "Stitch - Alien Dancer"),
    (4, "Stitch - Rock Star"),
    (2, "Stitch - Carefree Surfer"),
    (3, "Rapunzel - Sunshine"),
    (3, "Ursula - Vanessa"),
    (3, "Cinderella - Gentle and Kind"),
    (2, "Ariel - Singing Mermaid"),
    (3, "Max Goof - Music Lover"),
    (2, "Powerline - Megastar"),
    (3, "Della's Moon Lullaby"),
    (2, "Lost in the Woods"),
    # Steel: archers, fairies and cannons
    (4, "Robin Hood - Capable Fighter"),
    (2, "Robin Hood - Champion of Sherwood"),
    (4, "Tinker Bell - Tiny Tactician"),
    (3, "Tinker Bell - Giant Fairy"),
    (3, "Ariel - Determined Mermaid"),
    (3, "Fire the Cannons!"),
    (2, "Ink Explosion"),
    (2, "The Mob Song"),
    (2, "Fat Cat's Club - Seedy Headquarters"),
)

ICE_AND_FIRE: Final = (
    # Amethyst: Elsa, and what comes back from the cold
    (4, "Elsa - Snow Queen"),
    (3, "Elsa - Gloves Off"),
    (3, "Elsa - Exploring the Unknown"),
    (3, "Kuzco - Wanted Llama"),
    (3, "Dumbo - The Flying Elephant"),
    (3, "Peter Pan's Shadow - Not Sewn On"),
    (2, "Peter Pan's Shadow - Elusive Prankster"),
    (3, "Sven - Leaping Reindeer"),
    (2, "The Queen - Wicked and Vain"),
    (3, "Begone!"),
    (2, "Magic Mirror"),
    # Ruby: hunters, dragons and a queen
    (3, "Elsa - Ice Artisan"),
    (3, "Queen of Hearts - Impulsive Ruler"),
    (3, "Queen of Hearts - Sensing Weakness"),
    (3, "Lumiere - Fiery Friend"),
    (2, "Donald Duck - Vineling Rider"),
    (3, "Raya - Headstrong"),
    (3, "Sisu - Daring Visitor"),
    (2, "Maleficent - Monstrous Dragon"),
    (3, "Dragon Fire"),
    (2, "Ghostly Tale"),
    (2, "Agrabah - Marketplace"),
)


def starter_decks() -> tuple[list[str], list[str]]:
    """Both decks, every card once for each copy."""
    first, second = (
        [name for copies, name in deck for _ in range(copies)] for deck in (SINGERS_AND_TINKERERS, ICE_AND_FIRE)
    )
    return first, second
