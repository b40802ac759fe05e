"""That would have happened, but this happened instead: replacement effects (6.5)."""

from __future__ import annotations

from illumineer import ir
from illumineer.house.words import (
    AMBER,
    AMETHYST,
    CHARACTER,
    EMERALD,
    INTO_HAND,
    INTO_INKWELL,
    ON_BOTTOM,
    OPPONENTS,
    OPPONENTS_TURN,
    OTHER,
    RUBY,
    SAPPHIRE,
    STEEL,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    any_card,
    character,
    item,
    keyword,
    seq,
    text,
    whenever,
)
from illumineer.vocab import Cause, Cmp, Duration, Happening, Keyword

CARDS: tuple[ir.Card, ...] = (
    character(
        "Brannoc", "Takes the Blow", cost=5, ink=STEEL, stats=(3, 7, 1), classes="Dreamborn Hero Knight",
        abilities=[
            ir.Replacement(
                ir.Event(Happening.DAMAGE_DEALT, any_card(YOU, CHARACTER, OTHER)),
                ir.PutDamage(ir.InvolvedAmount(), THIS),
                condition=OPPONENTS_TURN,
                name="BEHIND ME",
            ),
        ],
    ),
    item(
        "Silk Parachute", cost=3, ink=AMBER, inkwell=False,
        abilities=[
            ir.Replacement(
                ir.Event(Happening.BANISHED, any_card(YOU, CHARACTER)),
                text(
                    ir.Banish(THIS),
                    ir.RemoveDamage(None, ir.Involved(), up_to=False),
                    ir.Exert(ir.Involved()),
                ),
                condition=OPPONENTS_TURN,
                name="SOFT LANDING",
            ),
        ],
    ),
    character(
        "Bundled Child", "Seven Scarves", cost=2, ink=AMBER, stats=(1, 3, 1), classes="Storyborn Ally",
        abilities=[
            ir.Replacement(
                ir.Event(Happening.DAMAGE_TAKEN, THIS_CARD),
                condition=OPPONENTS_TURN,
                limit=1,
                name="TOO MANY LAYERS",
            ),
        ],
    ),
    character(
        "Deep Pockets", "Nothing Falls Out", cost=3, ink=EMERALD, stats=(2, 4, 1), classes="Storyborn Thief",
        abilities=[
            ir.Replacement(
                ir.Event(Happening.DISCARDED, player=YOU),
                ir.Put(ir.Involved(), ON_BOTTOM),
                condition=OPPONENTS_TURN,
                name="FALSE LINING",
            ),
            whenever(
                "FINDERS KEEPERS",
                ir.Event(Happening.DISCARDS, player=OPPONENTS, amount=(Cmp.GE, 2)),
                ir.GainLore(ir.AtMost(ir.Per(ir.InvolvedAmount(), 2), 2)),
            ),
        ],
    ),
    character(
        "Weather Prophet", "Two Futures", cost=3, ink=SAPPHIRE, stats=(2, 3, 1), classes="Dreamborn Sorcerer",
        abilities=[
            ir.Replacement(
                ir.Event(Happening.DREW, player=YOU, amount=(Cmp.EQ, 1)),
                seq(
                    ir.Look(ir.Top(2), "seen"),
                    ir.Put(ir.Chosen(ir.Among("seen")), INTO_HAND),
                    ir.Put(ir.Those("seen"), ON_BOTTOM),
                ),
                condition=YOUR_TURN,
                limit=1,
                name="CLEARER NOW",
            ),
        ],
    ),
    character(
        "Guild Auditor", "Nobody Earns That Much", cost=4, ink=EMERALD, stats=(3, 4, 1),
        classes="Storyborn Detective", inkwell=False,
        abilities=[
            ir.Replacement(
                ir.Event(Happening.LORE_GAINED, player=OPPONENTS, amount=(Cmp.GE, 3)),
                ir.GainLore(2, ir.PlayerInvolved()),
                name="ROUNDED DOWN",
            ),
        ],
    ),
    character(
        "Isle Turtle", "Tide Wall", cost=4, ink=AMBER, stats=(2, 6, 1), classes="Storyborn Ally",
        abilities=[
            ir.Replacement(
                ir.Event(Happening.LORE_LOST, player=YOU),
                ir.LoseLore(ir.Minus(ir.InvolvedAmount(), 1), YOU),
                name="BREAKWATER",
            ),
        ],
    ),
    character(
        "Ember Wren", "From the Ashes", cost=3, ink=RUBY, stats=(3, 1, 1),
        classes="Storyborn Ally", inkwell=False,
        abilities=[
            keyword(Keyword.EVASIVE),
            ir.Replacement(
                ir.Event(Happening.BANISHED, THIS_CARD),
                ir.Put(THIS, INTO_INKWELL),
                name="WARM EMBERS",
            ),
        ],
    ),
    character(
        "Charm Seller", "Guaranteed or Nearly", cost=3, ink=AMETHYST, stats=(2, 3, 1),
        classes="Storyborn Mentor",
        abilities=[
            keyword(Keyword.SUPPORT),
            whenever(
                "WEAR IT ALWAYS",
                ir.Event(Happening.CHOSEN, any_card(YOU, CHARACTER), causes=(Cause.SUPPORT,)),
                ir.Create(
                    ir.Replacement(
                        ir.Event(Happening.DAMAGE_DEALT, any_card(YOU, ir.IsIn("about"))),
                        name="WEAR IT ALWAYS",
                    ),
                    Duration.UNTIL_YOUR_NEXT_TURN,
                    times=1,
                    about=ir.Involved(),
                ),
            ),
        ],
    ),
)
