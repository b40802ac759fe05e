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
    YOUR_TURN,
    character,
    keyword,
    static,
    when_played,
    whenever,
    whenever_quests,
)
from illumineer.vocab import Happening, Keyword, Stat

CARDS: tuple[ir.Card, ...] = (
    # --- Amber ---
    character(
        "Lumi", "Second Soprano", cost=3, ink=AMBER, stats=(2, 3, 1), classes="Storyborn Ally",
        abilities=[keyword(Keyword.SINGER, 5)],
    ),
    character(
        "Old Benno", "Storyteller on the Quay", cost=2, ink=AMBER, stats=(1, 3, 1), classes="Storyborn Mentor",
        abilities=[keyword(Keyword.SUPPORT)],
    ),
    character(
        "Sister Calla", "Harbor Shield", cost=3, ink=AMBER, stats=(2, 5, 1), classes="Dreamborn Hero",
        abilities=[keyword(Keyword.BODYGUARD)],
    ),
    character(
        "Bell Seal", "Loyal Barker", cost=1, ink=AMBER, stats=(1, 2, 1), classes="Storyborn Ally",
        abilities=[keyword(Keyword.ALERT)],
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
        "Moon Hare", "Racing Shadow", cost=4, ink=AMETHYST, stats=(4, 3, 1), classes="Storyborn Ally",
        abilities=[keyword(Keyword.RUSH), keyword(Keyword.VANISH)],
    ),
    character(
        "Ysolde", "Veiled Regent", cost=5, ink=AMETHYST, stats=(3, 5, 2), classes="Dreamborn Princess",
        abilities=[keyword(Keyword.WARD)],
    ),
    character(
        "Dream Collector", "Jar of Murmurs", cost=3, ink=AMETHYST, stats=(2, 3, 1), classes="Dreamborn Sorcerer",
        abilities=[
            keyword(Keyword.BOOST, 2),
            static("DEEPER SLEEP", ir.Adjust(Stat.LORE, 1), condition=ir.Is(THIS, (ir.HasUnder(),))),
        ],
    ),
    # --- Emerald ---
    character(
        "Finch", "Quick Fingers", cost=2, ink=EMERALD, stats=(2, 2, 1), classes="Storyborn Ally Thief",
        abilities=[keyword(Keyword.WARD)],
    ),
    character(
        "Sable", "Smoke Walker", cost=4, ink=EMERALD, stats=(3, 3, 2), classes="Dreamborn Villain Thief",
        abilities=[keyword(Keyword.EVASIVE)],
    ),
    character(
        "Wharf Rat", "Underfoot", cost=1, ink=EMERALD, stats=(1, 1, 1), classes="Storyborn Ally", inkwell=False,
        abilities=[keyword(Keyword.EVASIVE)],
    ),
    character(
        "Clockface Gull", "Decoy", cost=3, ink=EMERALD, stats=(3, 4, 2), classes="Dreamborn Ally",
        abilities=[keyword(Keyword.VANISH)],
    ),
    character(
        "Lantern Moth", "Drawn to Light", cost=2, ink=(AMETHYST, EMERALD), stats=(2, 2, 1), classes="Dreamborn Fairy",
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
        "Cliff Ram", "Headlong", cost=2, ink=RUBY, stats=(4, 2, 0), classes="Storyborn Ally", inkwell=False,
        abilities=[keyword(Keyword.RUSH), keyword(Keyword.RECKLESS)],
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
        "Bo", "Plated Warden", cost=5, ink=STEEL, stats=(3, 5, 2), classes="Dreamborn Ally Knight",
        abilities=[keyword(Keyword.RESIST, 2)],
    ),
    character(
        "Dame Halberd", "Lance Captain", cost=4, ink=STEEL, stats=(2, 5, 2), classes="Dreamborn Knight Captain",
        abilities=[keyword(Keyword.CHALLENGER, 3)],
    ),
    character(
        "Drum Corps", "Steady March", cost=5, ink=STEEL, stats=(4, 5, 1), classes="Storyborn Ally Knight",
        abilities=[keyword(Keyword.BODYGUARD), keyword(Keyword.SUPPORT)],
    ),
    character(
        "Siege Tortoise", "Slow and Certain", cost=6, ink=STEEL, stats=(6, 7, 0), classes="Dreamborn Ally",
        abilities=[keyword(Keyword.RECKLESS), keyword(Keyword.RESIST, 1)],
    ),
    character(
        "Tide Sentry", "Wave and Wall", cost=3, ink=(AMBER, STEEL), stats=(2, 4, 1), classes="Storyborn Ally Knight",
        abilities=[keyword(Keyword.BODYGUARD), keyword(Keyword.SUPPORT)],
    ),
    # --- keywords that come and go ---
    character(
        "Weathervane", "Whichever Way", cost=3, ink=EMERALD, stats=(3, 3, 1), classes="Dreamborn Ally",
        abilities=[static("UPDRAFT", ir.Gain(Keyword.EVASIVE), condition=YOUR_TURN)],
    ),
    character(
        "Powder Monkey", "Short Fuse", cost=2, ink=RUBY, stats=(2, 2, 1), classes="Storyborn Ally Pirate",
        abilities=[
            when_played("LIGHT IT", ir.Apply(THIS, (ir.Gain(Keyword.CHALLENGER, 2), ir.Gain(Keyword.RUSH)))),
        ],
    ),
    character(
        "Canteen Cook", "Seconds for All", cost=3, ink=STEEL, stats=(2, 4, 1), classes="Storyborn Ally",
        abilities=[
            whenever_quests(
                "HEARTY STEW",
                ir.Apply(
                    ir.Chosen(ir.Cards(where=(ir.HasClass(("Knight",)), ir.IsOther())), up_to=True),
                    (ir.Gain(Keyword.RESIST, 1), ir.Adjust(Stat.WILLPOWER, 1)),
                ),
            ),
        ],
    ),
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
