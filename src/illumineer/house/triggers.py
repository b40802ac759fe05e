"""Amber, Amethyst and Emerald characters that wait for something to happen (6.2).

The other three inks are in `more_triggers`.
"""

from __future__ import annotations

from illumineer import ir
from illumineer.house.words import (
    ACTION,
    AMBER,
    AMETHYST,
    CHARACTER,
    EMERALD,
    EXERTED,
    INTO_HAND,
    ITEM,
    ON_BOTTOM,
    OPPONENTS,
    OTHER,
    PLAYED_THIS,
    THEY,
    THIS,
    THIS_CARD,
    THIS_QUESTS,
    TOP_OR_BOTTOM,
    YOU,
    YOUR_TURN,
    a,
    any_card,
    character,
    cost_or_less,
    from_discard,
    from_hand,
    gets,
    keyword,
    look_and_take,
    opposing_character,
    seq,
    start_of_turn,
    static,
    when_played,
    whenever,
    whenever_quests,
)
from illumineer.vocab import Cause, Cmp, Doing, Duration, Happening, Keyword, Role, Stat, Zone

PEEK = seq(ir.Look(ir.Top(1), "seen"), ir.Put(ir.Those("seen"), TOP_OR_BOTTOM))

AMBER_CARDS: tuple[ir.Card, ...] = (
    character(
        "Harbor Cat", "Always Fed", cost=2, ink=AMBER, stats=(1, 3, 1), classes="Storyborn Ally",
        abilities=[
            whenever(
                "PURR",
                ir.Event(Happening.DAMAGE_REMOVED, any_card(YOU, CHARACTER), player=YOU, amount=(Cmp.GE, 1)),
                ir.May(ir.Draw()),
                limit=1,
            ),
        ],
    ),
    character(
        "Dame Orla", "Fair Hearing", cost=4, ink=AMBER, stats=(3, 4, 2), classes="Dreamborn Mentor",
        abilities=[
            whenever("OBJECTION", ir.Event(Happening.LORE_LOST, player=YOU, amount=(Cmp.GT, 0)), ir.Draw()),
        ],
    ),
    character(
        "Ferry Child", "Waving Goodbye", cost=1, ink=AMBER, stats=(1, 1, 1), classes="Storyborn Ally",
        abilities=[whenever("COME BACK SOON", ir.Event(Happening.LEFT_PLAY, THIS_CARD), ir.GainLore(1))],
    ),
    character(
        "Pearl Diver", "Deep Breath", cost=2, ink=AMBER, stats=(2, 2, 1), classes="Storyborn Ally",
        abilities=[when_played("WHAT THE SEA KEPT", look_and_take(4, CHARACTER, cost_or_less(3)))],
    ),
)

AMETHYST_CARDS: tuple[ir.Card, ...] = (
    character(
        "Nim", "Errand Sprite", cost=2, ink=AMETHYST, stats=(2, 2, 1), classes="Storyborn Ally Fairy",
        abilities=[
            whenever(
                "TO AND FRO",
                ir.Event(Happening.RETURNED_TO_HAND, any_card(YOU, CHARACTER, OTHER)),
                ir.GainLore(1),
                when=YOUR_TURN,
                limit=1,
            ),
        ],
    ),
    character(
        "The Pale Duke", "Collector of Breath", cost=6, ink=AMETHYST, stats=(4, 6, 2),
        classes="Dreamborn Villain",
        inkwell=False,
        abilities=[
            whenever(
                "EVERY WORD COSTS",
                ir.Event(Happening.DREW, player=OPPONENTS),
                ir.LoseLore(1, ir.PlayerInvolved()),
                when=ir.Is(THIS, (EXERTED,)),
                limit=1,
            ),
        ],
    ),
    character(
        "Bone Gardener", "Tender of Stones", cost=3, ink=AMETHYST, stats=(2, 4, 1),
        classes="Storyborn Sorcerer",
        abilities=[
            whenever(
                "GREEN SHOOTS",
                ir.Event(Happening.LEFT_DISCARD, player=YOU),
                gets(THIS, Stat.LORE, 1),
                limit=1,
            ),
            whenever(
                "TURN THE SOIL",
                (PLAYED_THIS, THIS_QUESTS),
                ir.May(ir.Put(from_discard(CHARACTER), ON_BOTTOM)),
            ),
        ],
    ),
    character(
        "Memory Keeper", "Names on Paper", cost=4, ink=AMETHYST, stats=(3, 4, 1),
        classes="Dreamborn Mentor Sorcerer",
        abilities=[
            when_played(
                "CALL THEM HOME",
                ir.May(ir.Put(from_discard(CHARACTER, cost_or_less(4)), INTO_HAND)),
            ),
            whenever(
                "WELCOME BACK",
                ir.Event(Happening.RETURNED_FROM_DISCARD, any_card(YOU, CHARACTER)),
                ir.GainLore(1),
                limit=1,
            ),
        ],
    ),
    character(
        "Ash Sweeper", "Tidy Ends", cost=2, ink=AMETHYST, stats=(2, 3, 1), classes="Storyborn Ally",
        abilities=[
            whenever(
                "SWEPT ASIDE",
                ir.Event(Happening.PUT_INTO_DISCARD, player=YOU),
                PEEK,
                when=YOUR_TURN,
                limit=1,
            ),
        ],
    ),
    character(
        "Herald Owl", "Announcing", cost=3, ink=AMETHYST, stats=(2, 2, 1), classes="Storyborn Ally",
        abilities=[
            keyword(Keyword.EVASIVE),
            whenever(
                "ENTER, PLEASE",
                ir.Event(Happening.ENTERED, any_card(YOU, a("Queen", "King", "Princess"), OTHER)),
                ir.Draw(),
                limit=1,
            ),
        ],
    ),
    character(
        "Grave Hound", "Comes When Called", cost=4, ink=AMETHYST, stats=(4, 3, 1), classes="Dreamborn Ally",
        inkwell=False,
        abilities=[
            ir.Triggered(
                events=(ir.Event(Happening.TURN_STARTED, player=YOU),),
                effect=ir.May(
                    ir.To(ir.Discard(from_hand(ir.HasInkwell(), n=2)), ir.Play(THIS, exerted=True)),
                ),
                zone=Zone.DISCARD,
                name="DIG",
            ),
        ],
    ),
)

EMERALD_CARDS: tuple[ir.Card, ...] = (
    character(
        "Inspector Vane", "Evidence Room", cost=4, ink=EMERALD, stats=(3, 4, 1),
        classes="Dreamborn Detective",
        abilities=[
            whenever(
                "EXHIBIT A",
                ir.Event(Happening.DISCARDED, player=OPPONENTS, source=any_card(YOU)),
                ir.GainLore(1),
                limit=1,
            ),
        ],
    ),
    character(
        "Sable", "Slips the Net", cost=3, ink=EMERALD, stats=(3, 3, 1), classes="Storyborn Villain Thief",
        abilities=[
            whenever(
                "NOT THAT EASY",
                ir.Event(Happening.CHOSEN, THIS_CARD, player=OPPONENTS, causes=(Cause.ACTION, Cause.ABILITY)),
                ir.May(ir.Draw()),
            ),
        ],
    ),
    character(
        "Hedge Hexer", "Evil Eye", cost=3, ink=EMERALD, stats=(2, 4, 1), classes="Storyborn Sorcerer",
        abilities=[
            whenever(
                "LOOK AT ME WHEN YOU DO THAT",
                ir.Event(
                    Happening.CHOSEN,
                    any_card(YOU, CHARACTER),
                    player=OPPONENTS,
                    source=any_card(OPPONENTS, CHARACTER),
                ),
                ir.Exert(ir.Involved(Role.SOURCE)),
            ),
            whenever(
                "SHIFT THE BLAME",
                ir.Event(Happening.DAMAGE_MOVED, any_card(OPPONENTS, CHARACTER)),
                ir.GainLore(1),
                limit=1,
            ),
        ],
    ),
    character(
        "Pim", "Bargain Hunter", cost=2, ink=EMERALD, stats=(1, 3, 1), classes="Dreamborn Ally",
        abilities=[
            whenever(
                "A STEAL AT TWICE THE PRICE",
                ir.Event(Happening.INK_PAID, any_card(YOU), player=YOU, amount=(Cmp.LE, 2)),
                gets(THIS, Stat.STRENGTH, 1),
            ),
        ],
    ),
    character(
        "Grubb", "Collects at the Door", cost=5, ink=EMERALD, stats=(4, 5, 1), classes="Storyborn Villain",
        abilities=[
            static(
                "STAMP DUTY",
                ir.CostChange(1, any_card(OPPONENTS, ir.AnyOf((ACTION, ITEM))), OPPONENTS, sung=False),
            ),
            whenever(
                "THE CITY'S SHARE",
                ir.Event(Happening.LORE_GAINED, player=OPPONENTS, amount=(Cmp.GE, 3)),
                ir.GainLore(1),
            ),
        ],
    ),
    character(
        "Finch", "Through the Skylight", cost=3, ink=EMERALD, stats=(3, 2, 1), classes="Storyborn Ally Thief",
        abilities=[
            whenever(
                "GONE ALREADY",
                ir.Event(Happening.CHALLENGES, object=THIS_CARD),
                ir.IfDo(
                    ir.May(ir.Discard(from_hand(of=ir.PlayerOf(ir.Involved()))), ir.PlayerOf(ir.Involved())),
                    None,
                    ir.GainLore(2),
                ),
            ),
        ],
    ),
    character(
        "Mayor Tolliver", "Speech from the Balcony", cost=5, ink=EMERALD, stats=(3, 5, 2),
        classes="Dreamborn Villain",
        abilities=[
            whenever_quests(
                "PROMISES, PROMISES",
                ir.EachPlayer(
                    OPPONENTS,
                    (
                        ir.Modal((ir.LoseLore(1, THEY), ir.Discard(from_hand(of=THEY))), who=THEY),
                    ),
                ),
            ),
        ],
    ),
    character(
        "Bailiff", "Nothing Personal", cost=3, ink=EMERALD, stats=(3, 3, 1),
        classes="Storyborn Ally Detective",
        abilities=[
            start_of_turn(
                "NOTICE SERVED",
                ir.Apply(opposing_character(), (ir.Must(Doing.QUEST),), Duration.THEIR_NEXT_TURN),
            ),
        ],
    ),
)

CARDS: tuple[ir.Card, ...] = AMBER_CARDS + AMETHYST_CARDS + EMERALD_CARDS
