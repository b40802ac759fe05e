"""The odd shelf: sentences that hardly any other card says."""

from __future__ import annotations

from illumineer import ir
from illumineer.house.words import (
    ALL,
    AMBER,
    AMETHYST,
    CHARACTER,
    DAMAGED,
    EMERALD,
    EXERTED,
    INTO_HAND,
    LOCATION,
    OPPONENTS,
    OTHER,
    RUBY,
    SAPPHIRE,
    SONG,
    STEEL,
    THEY,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    a,
    action,
    activated,
    any_card,
    cant,
    cards_in,
    character,
    cost_or_less,
    from_discard,
    from_hand,
    gains,
    gets,
    have,
    in_hand,
    item,
    keyword,
    opposing,
    opposing_character,
    seq,
    static,
    text,
    when_banished,
    when_played,
    whenever,
    whenever_quests,
    your,
    your_character,
)
from illumineer.vocab import Cmp, Doing, Duration, Happening, Keyword, Role, Side, Stat, Step, Who, Zone

CARDS: tuple[ir.Card, ...] = (
    # --- other ways into play ---
    character(
        "Storm Giant", "Unasked", cost=7, ink=RUBY, stats=(8, 7, 1),
        classes="Storyborn Titan", inkwell=False,
        abilities=[
            in_hand("THROUGH THE WALL", ir.PlayFor((ir.InkCost(3), ir.BanishCost(ir.Chosen(your(), 2))))),
            in_hand("DEBRIS", ir.AddedCost((ir.PutCost(ir.Top(2), ir.Place(Zone.DISCARD)),))),
        ],
    ),
    character(
        "Barrow Choir", "Owed a Song", cost=5, ink=AMETHYST, stats=(4, 4, 2), classes="Dreamborn Ally",
        inkwell=False,
        abilities=[
            in_hand(
                "THREE WENT BEFORE",
                ir.PlayFor((ir.BottomCost(ir.Chosen(cards_in(Zone.DISCARD, YOU, CHARACTER), 3)),)),
            ),
        ],
    ),
    character(
        "Second Wave", "Better Late", cost=4, ink=STEEL, stats=(3, 4, 1), classes="Storyborn Ally Knight",
        abilities=[
            in_hand(
                "REINFORCEMENTS",
                ir.PlayFor(),
                condition=ir.Compare(ir.Count(opposing()), Cmp.GE, ir.Plus(ir.Count(your()), 4)),
            ),
        ],
    ),
    character(
        "Family Portrait", "Everyone Smile", cost=3, ink=AMBER, stats=(3, 6, 3),
        classes="Dreamborn Ally", inkwell=False,
        abilities=[
            in_hand("SQUEEZE IN", ir.Cant(Doing.PLAY), condition=ir.No(have(CHARACTER, n=4))),
        ],
    ),
    character(
        "Eager Apprentice", "First in the Door", cost=2, ink=SAPPHIRE, stats=(2, 2, 1),
        classes="Storyborn Inventor",
        abilities=[
            in_hand("CATCHING UP", ir.CostChange(-1), condition=ir.FirstTurnNotFirst()),
            when_banished("LEARNED SOMETHING", ir.GainInkDrops(1)),
        ],
    ),
    action(
        "Chrysanthemum Tea", cost=4, ink=SAPPHIRE, inkwell=False,
        effect=ir.Play(from_discard(CHARACTER, a("Floodborn"), cost_or_less(7)), only_shift=True),
    ),
    character(
        "Toymaker Ludo", "They Only Want to Help", cost=6, ink=SAPPHIRE, stats=(3, 6, 2),
        classes="Storyborn Villain Inventor", inkwell=False,
        abilities=[
            whenever_quests(
                "ASSEMBLY LINE",
                ir.May(ir.Play(from_hand(CHARACTER, a("Robot"), cost_or_less(5)), shift=True, exerted=True)),
            ),
        ],
    ),
    character(
        "Siren of the Shoals", "Sing It Again", cost=5, ink=AMBER, stats=(3, 4, 2),
        classes="Storyborn Villain", inkwell=False,
        abilities=[
            keyword(Keyword.SINGER, 6),
            whenever(
                "ONCE IS NEVER ENOUGH",
                ir.Event(Happening.SANG, THIS_CARD, any_card(YOU, SONG, cost_or_less(4))),
                ir.May(ir.Play(ir.Involved(Role.OBJECT), then=ir.Place(Zone.DECK, Side.BOTTOM))),
                limit=1,
            ),
        ],
    ),
    # --- cards under cards ---
    character(
        "Postmaster", "Forwarding Address", cost=3, ink=SAPPHIRE, stats=(2, 3, 1), classes="Dreamborn Ally",
        abilities=[
            keyword(Keyword.BOOST, 1),
            whenever_quests(
                "ALSO FOR YOU",
                ir.Put(
                    ir.Top(1),
                    ir.Place(
                        Zone.UNDER,
                        under=ir.Chosen(ir.Cards(of=YOU, where=(ir.HasKeyword(Keyword.BOOST),))),
                    ),
                ),
            ),
            when_banished("RETURN TO SENDER", ir.Draw(ir.Count(ir.Under(THIS)))),
        ],
    ),
    # --- everyone at the table ---
    action(
        "Open House", cost=3, ink=AMBER,
        effect=ir.EachPlayer(
            ALL,
            (
                ir.May(ir.Play(from_hand(CHARACTER, cost_or_less(3), of=THEY), by=THEY), THEY),
                ir.Draw(1, THEY),
            ),
        ),
    ),
    action(
        "Yes or No", cost=4, ink=EMERALD,
        effect=seq(
            ir.ChoosePlayer(OPPONENTS, "them"),
            ir.Or(
                (
                    ir.GainLore(2),
                    ir.Banish(
                        ir.Chosen(
                            ir.Cards(of=ir.PlayerIn("them"), where=(CHARACTER,)),
                            by=ir.PlayerIn("them"),
                        ),
                    ),
                ),
                who=ir.PlayerIn("them"),
            ),
        ),
    ),
    item(
        "Hourglass of Manners", cost=3, ink=AMETHYST,
        abilities=[
            whenever(
                "NO MORE THAN FIVE",
                ir.Event(Happening.TURN_ENDING, player=Who.OTHERS),
                ir.Discard(
                    ir.Chosen(
                        cards_in(Zone.HAND, THEY),
                        ir.Minus(ir.Count(cards_in(Zone.HAND, THEY)), 5),
                        by=THEY,
                    )
                ),
                condition=ir.Have(cards_in(Zone.HAND, THEY), Cmp.GT, 5),
            ),
            activated("TURN", (ir.ExertCost(), ir.InkCost(2)), ir.EachPlayer(ALL, (ir.Draw(1, THEY),))),
        ],
    ),
    character(
        "Banquet Host", "Room for Friends", cost=4, ink=AMBER, stats=(2, 5, 1), classes="Dreamborn King",
        abilities=[
            when_played("A TOAST", ir.GainLore(ir.Players(OPPONENTS), Who.YOURS)),
            whenever_quests("AND TO ABSENT FRIENDS", ir.Draw(1, Who.TEAMMATES)),
            when_banished(
                "ONE FOR THE ROAD",
                ir.Seq(
                    (
                        ir.ChoosePlayer(Who.OTHERS, "guest"),
                        ir.EachPlayer(ir.PlayersTogether((YOU, ir.PlayerIn("guest"))), (ir.Draw(1, THEY),)),
                    )
                ),
            ),
        ],
    ),
    # --- borrowed words ---
    character(
        "Fencing Master", "Everyone Try", cost=5, ink=STEEL, stats=(3, 5, 2),
        classes="Storyborn Mentor Knight",
        abilities=[
            static(
                "LESSON ONE",
                ir.GainAbility(
                    ir.Triggered(
                        (
                            ir.Event(
                                Happening.BANISHES,
                                THIS_CARD,
                                any_card(OPPONENTS, CHARACTER),
                                in_challenge=True,
                            ),
                        ),
                        ir.RemoveDamage(2, THIS),
                        when=YOUR_TURN,
                        name="LESSON ONE",
                    )
                ),
                affects=your(a("Knight"), OTHER),
            ),
        ],
    ),
    character(
        "Hexed Understudy", "Forgot the Lines", cost=3, ink=AMETHYST, stats=(2, 3, 1),
        classes="Storyborn Sorcerer",
        abilities=[
            when_played(
                "BLANK",
                ir.Apply(
                    opposing_character(cost_or_less(4)),
                    (ir.LoseAbility(),),
                    Duration.UNTIL_YOUR_NEXT_TURN,
                ),
            ),
            static("CUE CARDS", ir.LoseAbility("NEEDS THE KEY"), affects=your(a("Robot"))),
        ],
    ),
    action(
        "Pinned Under Glass", cost=3, ink=AMETHYST,
        effect=ir.Apply(
            opposing_character(ir.Not(EXERTED)),
            (
                ir.Cant(Doing.EXERT),
                ir.GainAbility(
                    ir.Activated(
                        (ir.InkCost(1), ir.DamageCost(1)),
                        ir.Draw(),
                        limit=1,
                        name="RATTLE THE GLASS",
                    )
                ),
            ),
            Duration.THEIR_NEXT_TURN,
        ),
    ),
    character(
        "Sir Nobody", "Answers to Anything", cost=3, ink=STEEL, stats=(3, 3, 1), classes="Storyborn Hero",
        abilities=[
            static("TAKE ANY NAME", ir.GainName("Garrick"), ir.GainName("Brannoc")),
            when_played(
                "SWORN FOR GOOD",
                ir.Apply(THIS, (ir.GainClass("Knight"), ir.Adjust(Stat.WILLPOWER, 1)), Duration.GAME),
                condition=have(ir.FullNamed("Garrick - Knight Commander")),
            ),
        ],
    ),
    # --- names and numbers ---
    character(
        "Twin Spotter", "Seen You Before", cost=4, ink=EMERALD, stats=(3, 4, 1),
        classes="Dreamborn Detective",
        abilities=[
            when_played(
                "THE USUAL SUSPECTS",
                seq(
                    ir.NameCard("named"),
                    gets(opposing(ir.NamedAs("named")), Stat.STRENGTH, -3, Duration.UNTIL_YOUR_NEXT_TURN),
                    ir.Exert(opposing(ir.NamedAs("named"), cost_or_less(3))),
                ),
            ),
        ],
    ),
    action(
        "Larger Than Life", cost=2, ink=RUBY,
        effect=gets(
            your_character(slot="star"),
            Stat.STRENGTH,
            ir.StatOf(Stat.STRENGTH, ir.Those("star"), printed=True),
        ),
    ),
    action(
        "Settle Accounts", cost=3, ink=STEEL,
        effect=seq(
            ir.Let("owed", ir.Per(ir.TotalOf(Stat.DAMAGE, your()), 2)),
            ir.MoveDamage(None, your_character(DAMAGED), opposing_character()),
            ir.GainLore(ir.AtMost(ir.Number("owed"), 2)),
        ),
    ),
    character(
        "Underdog", "Louder When Losing", cost=3, ink=RUBY, stats=(2, 4, 1), classes="Storyborn Hero",
        abilities=[
            static(
                "PROVE THEM WRONG",
                ir.Adjust(Stat.STRENGTH, ir.Per(ir.LoreOf(OPPONENTS), 4)),
                condition=ir.Compare(ir.LoreOf(), Cmp.LT, ir.LoreOf(OPPONENTS)),
            ),
        ],
    ),
    # --- slow hands ---
    character(
        "Snow Marshal", "Orders Are Orders", cost=5, ink=AMETHYST, stats=(4, 5, 1),
        classes="Storyborn Knight Captain", inkwell=False,
        abilities=[
            whenever_quests("FROZEN STIFF", ir.Establish((ir.ReadyAtMost(2),), Duration.THEIR_NEXT_START)),
        ],
    ),
    character(
        "Old Grudge", "Never Sleeps", cost=4, ink=RUBY, stats=(5, 5, 1), classes="Dreamborn Villain",
        abilities=[
            static("STILL SORE", ir.Enters(damage=2)),
            static(
                "NOT HER, NOT HIM",
                ir.Cant(Doing.CHALLENGE, any_card(OPPONENTS, ir.Not(DAMAGED), cost_or_less(2))),
            ),
            whenever_quests(
                "ONE BY ONE",
                cant(
                    opposing_character(EXERTED),
                    Doing.READY,
                    duration=Duration.UNTIL_YOUR_NEXT_TURN,
                ),
            ),
        ],
    ),
    character(
        "Sleepless Scholar", "Candle at Both Ends", cost=3, ink=SAPPHIRE, stats=(2, 4, 1),
        classes="Storyborn Mentor",
        abilities=[
            activated(
                "ALL NIGHT",
                (ir.DamageCost(1, ir.Chosen(your(a("Inventor", "Mentor")))),),
                ir.Modal(
                    (ir.GainInkDrops(1), gains(THIS, Keyword.SUPPORT), gets(THIS, Stat.STRENGTH, 2)),
                    n=2,
                    least=0,
                ),
                limit=1,
            ),
            ir.Replacement(ir.Event(Happening.INK_DROPS_GAINED, player=YOU), ir.May(ir.Draw()), name="NOTES INSTEAD"),
        ],
    ),
    action(
        "Second Harvest", cost=3, ink=AMBER,
        effect=text(
            ir.Establish(
                (
                    ir.PlayFrom(
                        Zone.DISCARD,
                        any_card(YOU, CHARACTER, a("Ally"), cost_or_less(2)),
                        free=True,
                    ),
                    ir.CantDo(Doing.DRAW, YOU, most=1),
                ),
                Duration.THIS_TURN,
            ),
            ir.Establish((ir.SkipStep(Step.DRAW),), Duration.YOUR_NEXT_TURN),
        ),
    ),
    item(
        "Warm Coat", cost=1, ink=AMBER,
        abilities=[
            static(
                "NOBODY GOES HUNGRY",
                ir.CantDo(Doing.DISCARD, YOU),
                condition=ir.Have(cards_in(Zone.HAND), Cmp.LE, 2),
            ),
            activated("SHARE IT", (ir.BanishCost(),), ir.Put(from_discard(LOCATION), INTO_HAND)),
            activated("PAWN IT", (ir.ExertCost(), ir.LoreCost(1)), ir.Draw()),
        ],
    ),
)
