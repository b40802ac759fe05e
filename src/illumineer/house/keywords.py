"""Characters that say their piece in keywords (section 8), alone or with one line beside them."""

from __future__ import annotations

from illumineer import ir
from illumineer.house.words import (
    AMBER,
    AMETHYST,
    EMERALD,
    RUBY,
    SAPPHIRE,
    STEEL,
    THIS,
    character,
    keyword,
    static,
    whenever,
)
from illumineer.vocab import Happening, Keyword, Stat

CARDS: tuple[ir.Card, ...] = (
    # --- Amber ---
    character(
        "Lumi", "Second Soprano", cost=3, ink=AMBER, stats=(2, 3, 1), classes="Storyborn Ally",
        abilities=[keyword(Keyword.SINGER, 5)],
    ),
    character(
        "Old Benno", "Storyteller on the Quay", cost=2, ink=AMBER, stats=(1, 3, 1),
        classes="Storyborn Mentor",
        abilities=[keyword(Keyword.SUPPORT)],
    ),
    character(
        "Sister Calla", "Harbor Shield", cost=3, ink=AMBER, stats=(2, 5, 1), classes="Dreamborn Hero",
        abilities=[keyword(Keyword.BODYGUARD)],
    ),
    # --- Amethyst ---
    character(
        "Nim", "Candle Thief", cost=2, ink=AMETHYST, stats=(3, 3, 1), classes="Dreamborn Ally Thief",
        abilities=[keyword(Keyword.VANISH)],
    ),
    character(
        "Corvin", "Raven Shape", cost=3, ink=AMETHYST, stats=(2, 3, 1), classes="Dreamborn Sorcerer",
        abilities=[keyword(Keyword.EVASIVE)],
    ),
    character(
        "Ysolde", "Veiled Regent", cost=5, ink=AMETHYST, stats=(3, 5, 2), classes="Dreamborn Princess",
        abilities=[keyword(Keyword.WARD)],
    ),
    # --- Emerald ---
    character(
        "Finch", "Quick Fingers", cost=2, ink=EMERALD, stats=(2, 2, 1), classes="Storyborn Ally Thief",
        abilities=[keyword(Keyword.WARD)],
    ),
    character(
        "Wharf Rat", "Underfoot", cost=1, ink=EMERALD, stats=(1, 1, 1),
        classes="Storyborn Ally", inkwell=False,
        abilities=[keyword(Keyword.EVASIVE)],
    ),
    character(
        "Lantern Moth", "Drawn to Light", cost=2, ink=(AMETHYST, EMERALD), stats=(2, 2, 1),
        classes="Dreamborn Fairy",
        abilities=[keyword(Keyword.EVASIVE), keyword(Keyword.VANISH)],
    ),
    # --- Ruby ---
    character(
        "Temra", "First Charge", cost=3, ink=RUBY, stats=(3, 3, 1), classes="Storyborn Hero",
        abilities=[keyword(Keyword.RUSH)],
    ),
    character(
        "Captain Brine", "Boarding Hook", cost=2, ink=RUBY, stats=(2, 3, 1),
        classes="Storyborn Villain Pirate Captain",
        abilities=[keyword(Keyword.CHALLENGER, 2)],
    ),
    character(
        "Tusker", "Seeing Red", cost=3, ink=RUBY, stats=(5, 4, 0), classes="Storyborn Ally",
        abilities=[keyword(Keyword.RECKLESS)],
    ),
    character(
        "Ashkara", "Wingling", cost=5, ink=RUBY, stats=(4, 4, 1), classes="Dreamborn Dragon",
        abilities=[keyword(Keyword.RUSH), keyword(Keyword.EVASIVE)],
    ),
    character(
        "Saddle Cub", "Restless Feet", cost=2, ink=RUBY, stats=(2, 3, 2), classes="Storyborn Ally",
        abilities=[keyword(Keyword.ADVENTUROUS)],
    ),
    # --- Sapphire ---
    character(
        "Tin Tomas", "Riveted Shell", cost=3, ink=SAPPHIRE, stats=(2, 4, 1), classes="Storyborn Ally Robot",
        abilities=[keyword(Keyword.RESIST, 1)],
    ),
    character(
        "Gearhound", "Keen Ears", cost=2, ink=SAPPHIRE, stats=(2, 3, 1), classes="Dreamborn Ally Robot",
        abilities=[keyword(Keyword.ALERT)],
    ),
    character(
        "Quillon", "Night Librarian", cost=4, ink=SAPPHIRE, stats=(2, 4, 2), classes="Dreamborn Mentor",
        abilities=[keyword(Keyword.WARD), keyword(Keyword.SUPPORT)],
    ),
    character(
        "Pella", "Pockets Full", cost=2, ink=SAPPHIRE, stats=(1, 3, 1), classes="Storyborn Hero Inventor",
        abilities=[
            keyword(Keyword.BOOST, 1),
            static(
                "ANOTHER GADGET",
                ir.Adjust(Stat.STRENGTH, ir.Count(ir.Under(THIS))),
                ir.Adjust(Stat.WILLPOWER, ir.Count(ir.Under(THIS))),
            ),
        ],
    ),
    # --- Steel ---
    character(
        "Garrick", "Sworn Ferryman", cost=4, ink=STEEL, stats=(3, 5, 1), classes="Storyborn Hero Knight",
        abilities=[keyword(Keyword.BODYGUARD), keyword(Keyword.RESIST, 1)],
    ),
    character(
        "Tide Sentry", "Wave and Wall", cost=3, ink=(AMBER, STEEL), stats=(2, 4, 1),
        classes="Storyborn Ally Knight",
        abilities=[keyword(Keyword.BODYGUARD), keyword(Keyword.SUPPORT)],
    ),
    # --- keywords that come and go ---
    character(
        "Brass Beetle", "Winding Up", cost=4, ink=SAPPHIRE, stats=(3, 4, 1), classes="Dreamborn Robot",
        abilities=[
            keyword(Keyword.BOOST, 2),
            whenever(
                "TIGHTER, TIGHTER",
                ir.Event(Happening.BOOST_USED, ir.Filter(where=(ir.IsThis(),))),
                ir.Draw(),
            ),
        ],
    ),
)
