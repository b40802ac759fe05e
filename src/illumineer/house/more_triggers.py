"""Ruby, Sapphire and Steel characters that wait for something to happen (6.2).

The other three inks are in `triggers`.
"""

from __future__ import annotations

from illumineer import ir
from illumineer.house.words import (
    ALL,
    CHARACTER,
    DAMAGED,
    EXERTED,
    INTO_HAND,
    INTO_INKWELL,
    ITEM,
    LOCATION,
    OPPONENTS,
    OTHER,
    RUBY,
    SAPPHIRE,
    STEEL,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    a,
    any_card,
    cant,
    character,
    chosen,
    chosen_character,
    end_of_turn,
    gets,
    keyword,
    opposing,
    opposing_character,
    seq,
    start_of_turn,
    static,
    strength_or_more,
    text,
    when_banished,
    when_played,
    whenever,
    whenever_quests,
    your,
    your_character,
)
from illumineer.vocab import Cause, Doing, Duration, Happening, Keyword, Role, Stat

RUBY_CARDS: tuple[ir.Card, ...] = (
    character(
        "Steppe Wolf", "Leads the Pack", cost=3, ink=RUBY, stats=(3, 3, 1), classes="Dreamborn Ally",
        abilities=[
            whenever(
                "TOGETHER",
                ir.Event(Happening.CHALLENGES, THIS_CARD, any_card(OPPONENTS, CHARACTER)),
                gets(THIS, Stat.STRENGTH, ir.Count(your(EXERTED, OTHER)), Duration.THIS_CHALLENGE),
            ),
        ],
    ),
    character(
        "Hydra Cub", "One Head Short", cost=5, ink=RUBY, stats=(3, 6, 1),
        classes="Storyborn Dragon", inkwell=False,
        abilities=[
            whenever(
                "BITES BACK",
                ir.Event(Happening.DAMAGE_TAKEN, THIS_CARD),
                ir.Deal(ir.InvolvedAmount(), opposing_character()),
                when=YOUR_TURN,
            ),
        ],
    ),
    character(
        "Firebrand Yuri", "Sparks Fly", cost=4, ink=RUBY, stats=(4, 3, 1), classes="Storyborn Hero",
        abilities=[
            whenever(
                "CATCHES EASILY",
                ir.Event(Happening.DAMAGE_DEALT, any_card(ALL, CHARACTER), THIS_CARD, in_challenge=True),
                ir.Deal(1, opposing(ir.Not(ir.IsInvolved()))),
                when=YOUR_TURN,
                limit=1,
            ),
        ],
    ),
    character(
        "Dawn Rooster", "Up and Shouting", cost=2, ink=RUBY, stats=(2, 2, 1), classes="Storyborn Ally",
        abilities=[
            whenever(
                "RISE",
                ir.Event(Happening.READIED, THIS_CARD, player=YOU),
                ir.May(gets(your_character(OTHER), Stat.STRENGTH, 2)),
            ),
        ],
    ),
    character(
        "Crag Adder", "Coiled", cost=3, ink=RUBY, stats=(1, 4, 1), classes="Storyborn Ally",
        abilities=[
            whenever(
                "STRIKE WHAT MOVES",
                ir.Event(
                    Happening.EXERTED,
                    any_card(OPPONENTS, CHARACTER, strength_or_more(4)),
                    causes=(Cause.RULE, Cause.COST),
                ),
                ir.Deal(1, ir.Involved()),
                limit=1,
            ),
        ],
    ),
    character(
        "Sparring Partner", "Again", cost=3, ink=RUBY, stats=(3, 4, 1), classes="Storyborn Ally",
        abilities=[
            whenever(
                "BACK ON YOUR FEET",
                ir.Event(Happening.CHALLENGE_OVER, object=THIS_CARD),
                ir.Ready(THIS),
            ),
        ],
    ),
    character(
        "Nan Barrow", "Boatswain", cost=4, ink=RUBY, stats=(3, 4, 1), classes="Storyborn Pirate",
        abilities=[
            whenever(
                "PULL, YOU SWABS",
                ir.Event(
                    Happening.BANISHES,
                    any_card(YOU, a("Pirate")),
                    any_card(OPPONENTS, CHARACTER),
                    in_challenge=True,
                ),
                ir.GainLore(ir.Either(ir.Is(ir.Involved(), (strength_or_more(6),)), 2, 1)),
                when=YOUR_TURN,
            ),
        ],
    ),
    character(
        "Mad Tilda", "Takes You With Her", cost=3, ink=RUBY, stats=(4, 2, 1),
        classes="Dreamborn Villain Pirate",
        abilities=[
            whenever(
                "DOWN TOGETHER",
                ir.Event(
                    Happening.BANISHED,
                    ir.Filter(where=(ir.IsThis(), ir.IsChallenged(any_card(OPPONENTS)))),
                    in_challenge=True,
                ),
                ir.Deal(2, ir.Cards(where=(ir.IsChallenging(THIS_CARD),))),
            ),
        ],
    ),
    character(
        "Khan Orrin", "Counts His Dead", cost=6, ink=RUBY, stats=(5, 5, 2), classes="Storyborn King",
        abilities=[
            whenever_quests(
                "THEY RIDE WITH US",
                gets(
                    your(OTHER),
                    Stat.STRENGTH,
                    ir.AtMost(ir.TimesHappened(ir.Event(Happening.BANISHED, any_card(ALL, CHARACTER))), 3),
                ),
            ),
        ],
    ),
)

SAPPHIRE_CARDS: tuple[ir.Card, ...] = (
    character(
        "Quarry Mole", "Digs by Feel", cost=2, ink=SAPPHIRE, stats=(1, 3, 1), classes="Storyborn Ally",
        abilities=[
            whenever(
                "ORE",
                ir.Event(Happening.PUT_INTO_INKWELL, player=YOU),
                gets(THIS, Stat.LORE, 1),
                when=YOUR_TURN,
                limit=1,
            ),
        ],
    ),
    character(
        "Aunt Ferro", "Coal Enough for Two", cost=4, ink=SAPPHIRE, stats=(2, 5, 1),
        classes="Storyborn Mentor Inventor",
        abilities=[when_played("STOKE", ir.May(ir.Put(ir.Top(1), INTO_INKWELL)))],
    ),
    character(
        "Mender Jo", "Hands Full", cost=3, ink=SAPPHIRE, stats=(2, 4, 1), classes="Storyborn Inventor",
        abilities=[
            whenever(
                "WHILE IT IS WARM",
                ir.Event(Happening.ABILITY_USED, any_card(YOU, ITEM), player=YOU),
                ir.May(ir.To(ir.PayInk(1), ir.Draw())),
                limit=1,
            ),
        ],
    ),
    character(
        "Spring Sprite", "Under the Lid", cost=3, ink=SAPPHIRE, stats=(2, 3, 1),
        classes="Dreamborn Fairy Robot",
        abilities=[
            keyword(Keyword.BOOST, 1),
            whenever(
                "SPROING",
                ir.Event(Happening.PUT_UNDER, any_card(YOU, CHARACTER), player=YOU),
                gets(ir.Involved(), Stat.STRENGTH, 2),
            ),
        ],
    ),
    character(
        "Grand Orrery", "Strikes Thirteen", cost=7, ink=SAPPHIRE, stats=(5, 8, 2), classes="Dreamborn Robot",
        inkwell=False,
        abilities=[
            start_of_turn("THE EXTRA HOUR", ir.ReadyInk(2)),
            end_of_turn("WOUND AGAIN", ir.GainInkDrops(1)),
            when_played("WELL OILED", ir.GainLore(ir.DropsUsed(THIS))),
            static("TICK FOR TOCK", ir.Adjust(Stat.STRENGTH, ir.InkDropsOf(OPPONENTS))),
        ],
    ),
)

STEEL_CARDS: tuple[ir.Card, ...] = (
    character(
        "Ferry Pilot", "Knows Every Rock", cost=2, ink=STEEL, stats=(2, 3, 1), classes="Storyborn Ally",
        abilities=[
            whenever(
                "CAST OFF",
                ir.Event(Happening.MOVED, THIS_CARD),
                ir.May(ir.MoveTo(your_character(OTHER), ir.Involved(Role.OBJECT))),
                limit=1,
            ),
            start_of_turn(
                "SHE KNOWS ANOTHER",
                ir.May(ir.MoveTo(THIS, ir.Chosen(ir.Cards(of=YOU, where=(ir.Not(ir.IsPlaceOf(THIS)), LOCATION))))),
            ),
        ],
    ),
    character(
        "Demolitionist Kaz", "Measured Twice", cost=5, ink=STEEL, stats=(4, 4, 1),
        classes="Storyborn Hero Inventor",
        abilities=[
            when_played("FIRE IN THE HOLE", ir.Deal(2, chosen(ir.AnyOf((CHARACTER, LOCATION))))),
        ],
    ),
    character(
        "Brannoc", "Holds the Door", cost=4, ink=STEEL, stats=(3, 5, 1), classes="Storyborn Ally Knight",
        abilities=[
            whenever(
                "NOT WHILE I STAND",
                ir.Event(Happening.CHALLENGES, object=any_card(YOU, CHARACTER)),
                ir.IfDo(
                    ir.May(ir.PayInk(2, ir.PlayerOf(ir.Involved())), ir.PlayerOf(ir.Involved())),
                    None,
                    gets(ir.Involved(), Stat.STRENGTH, -2),
                ),
                when=ir.Is(THIS, (EXERTED,)),
            ),
        ],
    ),
    character(
        "Catapult Crew", "Load, Loose", cost=6, ink=STEEL, stats=(3, 6, 1),
        classes="Storyborn Ally", inkwell=False,
        abilities=[
            whenever_quests(
                "TWO STONES",
                seq(
                    ir.Deal(2, chosen_character(slot="first")),
                    ir.Deal(1, ir.Chosen(ir.Cards(where=(CHARACTER,)), different="first")),
                ),
            ),
        ],
    ),
    character(
        "Dame Halberd", "After the Bout", cost=6, ink=STEEL, stats=(5, 6, 2),
        classes="Floodborn Knight Captain",
        abilities=[
            ir.ShiftAbility((ir.InkCost(4),)),
            whenever(
                "SALUTE",
                ir.Event(Happening.CHALLENGES, THIS_CARD, any_card(OPPONENTS, CHARACTER, ir.Not(DAMAGED))),
                ir.Create(
                    ir.Triggered(
                        (ir.Event(Happening.CHALLENGE_OVER, any_card(YOU, ir.IsIn("about"))),),
                        text(ir.RemoveDamage(2, ir.Those("about")), cant(ir.Those("about"), Doing.READY)),
                        name="SALUTE",
                    ),
                    times=1,
                    about=THIS,
                ),
            ),
        ],
    ),
    character(
        "War Widow", "Carries the Banner", cost=4, ink=STEEL, stats=(3, 4, 2), classes="Dreamborn Hero",
        abilities=[when_banished("FOR ALL OF THEM", ir.Put(THIS, INTO_HAND), in_challenge=True)],
    ),
)

CARDS: tuple[ir.Card, ...] = RUBY_CARDS + SAPPHIRE_CARDS + STEEL_CARDS
