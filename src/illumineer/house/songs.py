"""Songs (5.4.4): actions that a character can sing, alone or together."""

from __future__ import annotations

from illumineer import ir
from illumineer.house.words import (
    ALL,
    AMBER,
    AMETHYST,
    CHARACTER,
    DAMAGED,
    EMERALD,
    INTO_DISCARD,
    INTO_HAND,
    INTO_INKWELL,
    ON_BOTTOM,
    OPPONENTS,
    RUBY,
    SAPPHIRE,
    SONG,
    STEEL,
    THEY,
    a,
    cant,
    chosen_character,
    from_hand,
    gains,
    opposing_character,
    seq,
    song,
    text,
    your,
    your_character,
)
from illumineer.vocab import Doing, Duration, Happening, Keyword, Leave, Stat

CARDS: tuple[ir.Card, ...] = (
    # --- Amber ---
    song(
        "Lullaby for Sailors", cost=2, ink=AMBER,
        effect=text(
            ir.RemoveDamage(None, your_character(), up_to=False),
            gains(your_character(), Keyword.SUPPORT),
        ),
    ),
    song(
        "The Long Round", cost=7, ink=AMBER, together=7,
        effect=ir.Draw(ir.Plus(2, ir.AtMost(ir.Sung(), 2))),
    ),
    song(
        "One More Verse", cost=3, ink=AMBER,
        effect=seq(
            ir.RevealUntil((SONG,), "found", "rest"),
            ir.Put(ir.Those("found"), INTO_HAND),
            ir.Put(ir.Those("rest"), ON_BOTTOM),
            ir.Shuffle(),
        ),
    ),
    # --- Amethyst ---
    song("Moonrise", cost=4, ink=AMETHYST, effect=text(ir.Put(opposing_character(), INTO_HAND), ir.Draw())),
    song(
        "Winter Said My Name", cost=3, ink=AMETHYST,
        effect=text(
            ir.Exert(opposing_character(slot="cold")),
            cant(ir.Those("cold"), Doing.READY_AT_START, duration=Duration.THEIR_NEXT_START),
        ),
    ),
    # --- Emerald ---
    song(
        "Say You Were Never Here", cost=4, ink=EMERALD,
        effect=ir.EachPlayer(
            OPPONENTS,
            (
                ir.IfDo(
                    ir.May(ir.Discard(from_hand(n=2, of=THEY)), THEY),
                    None,
                    seq(ir.GainLore(1), ir.Draw()),
                ),
            ),
        ),
    ),
    # --- Ruby ---
    song(
        "Ballad of the Red Hill", cost=3, ink=RUBY,
        effect=ir.Apply(
            your_character(),
            (ir.Adjust(Stat.STRENGTH, 2), ir.Allow(Leave.CHALLENGE_READY, ir.Filter(OPPONENTS, (DAMAGED,)))),
        ),
    ),
    song(
        "Old Fires", cost=4, ink=RUBY,
        effect=seq(
            ir.Reveal(ir.Top(1), "top"),
            ir.If(
                ir.Is(ir.Those("top"), (CHARACTER, a("Dragon", "Pirate"))),
                seq(ir.Put(ir.Those("top"), INTO_HAND), ir.Again()),
                seq(ir.Put(ir.Those("top"), INTO_DISCARD), ir.Deal(3, chosen_character())),
            ),
        ),
    ),
    # --- Sapphire ---
    song(
        "Anthem of Engines", cost=6, ink=SAPPHIRE, together=6,
        effect=ir.Put(ir.Top(2), INTO_INKWELL),
    ),
    song("Wheel of Hours", cost=5, ink=SAPPHIRE, effect=ir.DrawUntil(5, ALL)),
    # --- Steel ---
    song("Marching Song", cost=4, ink=STEEL, effect=ir.Deal(3, chosen_character())),
    # --- two inks ---
    song(
        "Lantern Hymn", cost=5, ink=(AMBER, AMETHYST), together=8,
        effect=ir.ForEach(
            ir.Chosen(your(ir.Did(ir.Event(Happening.QUESTED))), 2, up_to=True),
            "each",
            text(
                ir.Ready(ir.Those("each")),
                ir.Apply(
                    ir.Those("each"),
                    (ir.Cant(Doing.QUEST), ir.Gain(Keyword.WARD)),
                    Duration.UNTIL_YOUR_NEXT_TURN,
                ),
            ),
        ),
    ),
)
