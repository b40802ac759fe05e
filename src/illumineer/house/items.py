"""Items: tools, keys and contraptions with abilities to use (5.5)."""

from __future__ import annotations

from illumineer import ir
from illumineer.house.words import (
    AMBER,
    AMETHYST,
    CHARACTER,
    DAMAGED,
    EMERALD,
    ITEM,
    OPPONENTS,
    RUBY,
    SAPPHIRE,
    STEEL,
    THEY,
    THIS,
    THIS_CARD,
    TOP_OR_BOTTOM,
    YOU,
    a,
    activated,
    any_card,
    chosen_character,
    cost_or_less,
    from_discard,
    from_hand,
    gains,
    gets,
    have,
    in_hand,
    item,
    look_and_take,
    opposing,
    opposing_character,
    seq,
    start_of_turn,
    static,
    text,
    when_played,
    whenever,
    your,
)
from illumineer.vocab import Cmp, Doing, Duration, Happening, Keyword, Stat, Trait, Who, Zone

EXERT = ir.ExertCost()

CARDS: tuple[ir.Card, ...] = (
    # --- Amber ---
    item(
        "Conductor's Baton", cost=2, ink=AMBER,
        abilities=[
            whenever(
                "ALL TOGETHER NOW",
                ir.Event(Happening.SONG_SUNG, any_card(YOU), player=YOU),
                ir.GainLore(ir.Either(ir.Compare(ir.InvolvedAmount(), Cmp.GE, 2), 2, 1)),
                limit=1,
            ),
        ],
    ),
    # --- Amethyst ---
    item(
        "Moon Mirror", cost=2, ink=AMETHYST,
        abilities=[
            activated(
                "ASK NICELY",
                (EXERT,),
                seq(ir.Look(ir.Top(1), "seen"), ir.Put(ir.Those("seen"), TOP_OR_BOTTOM)),
            ),
        ],
    ),
    item(
        "Cloak of Elsewhere", cost=3, ink=AMETHYST,
        abilities=[
            activated(
                "CHANGE",
                (EXERT, ir.InkCost(2)),
                ir.Modal(
                    (
                        gains(chosen_character(), Keyword.EVASIVE, duration=Duration.YOUR_NEXT_END),
                        gets(chosen_character(), Stat.STRENGTH, 3),
                        gets(chosen_character(), Stat.STRENGTH, -2, Duration.THEIR_NEXT_END),
                    )
                ),
            ),
            activated(
                "IT KNOWS YOU",
                (),
                ir.UseAbility("CHANGE"),
                when=have(ir.Named(("Corvin",))),
                limit=1,
            ),
        ],
    ),
    item(
        "Hollow Cauldron", cost=3, ink=AMETHYST, inkwell=False,
        abilities=[
            activated(
                "STIR THE DREGS",
                (EXERT, ir.InkCost(1)),
                ir.Put(from_discard(CHARACTER), ir.Place(Zone.UNDER, under=THIS, facedown=False)),
            ),
            activated(
                "UP, ALL OF YOU",
                (EXERT, ir.InkCost(1)),
                ir.Establish((ir.PlayFrom(Zone.UNDER, any_card(YOU, CHARACTER)),), Duration.THIS_TURN),
            ),
        ],
    ),
    # --- Emerald ---
    item(
        "Marked Contract", cost=3, ink=EMERALD,
        abilities=[
            activated(
                "SIGN HERE",
                (EXERT, ir.ExertCost(ir.Chosen(ir.Cards(of=YOU, where=(CHARACTER, ir.CanExert()))))),
                text(ir.Draw(), ir.LoseLore(1, ir.MostOf(ir.LoreOf(THEY), OPPONENTS))),
                limit=1,
            ),
        ],
    ),
    item(
        "Birdcage", cost=3, ink=EMERALD, inkwell=False,
        abilities=[
            when_played(
                "LOCKED",
                ir.Apply(
                    opposing_character(cost_or_less(4)),
                    (ir.Cant(Doing.QUEST), ir.Cant(Doing.CHALLENGE)),
                    Duration.WHILE_SOURCE_IN_PLAY,
                ),
            ),
            start_of_turn("FEEDING TIME", ir.Or((ir.Discard(from_hand()), ir.Banish(THIS)))),
        ],
    ),
    # --- Ruby ---
    item(
        "Signal Brazier", cost=2, ink=RUBY,
        abilities=[
            activated(
                "FEED THE FIRE",
                (EXERT, ir.DiscardCost(from_hand(CHARACTER, slot="fuel"))),
                ir.Deal(ir.StatOf(Stat.LORE, ir.Those("fuel")), chosen_character()),
            ),
        ],
    ),
    # --- Sapphire ---
    item(
        "Copper Teapot", cost=2, ink=SAPPHIRE,
        abilities=[
            activated("FRESH POT", (EXERT,), ir.RemoveDamage(1, chosen_character())),
            whenever("SPOUT AND ALL", ir.Event(Happening.SHIFTED_ONTO, any_card(YOU), THIS_CARD), ir.Draw()),
        ],
    ),
    item(
        "Ink Still", cost=3, ink=SAPPHIRE, inkwell=False,
        abilities=[
            activated("DRIP", (EXERT,), ir.GainInkDrops(1)),
            activated("SPILL", (ir.BanishCost(),), ir.Text((ir.LoseInkDrops(1, Who.OPPONENTS), ir.Draw(1)))),
            activated("DECANT", (ir.DropsCost(2),), ir.May(ir.To(ir.RemoveInkDrops(1), ir.Draw(2)))),
        ],
    ),
    item(
        "Spare Cog", cost=1, ink=SAPPHIRE, copies=0,
        abilities=[
            ir.DeckLimit(0, ir.Named(("Spare Cog",)), "MASS PRODUCED"),
            when_played(
                "IT ALL ADDS UP",
                gets(
                    chosen_character(),
                    Stat.STRENGTH,
                    ir.Count(ir.Cards(of=YOU, where=(ir.Named(("Spare Cog",)),))),
                ),
            ),
        ],
    ),
    item(
        "Calculating Engine", cost=4, ink=SAPPHIRE,
        abilities=[
            in_hand("MODULAR", ir.CostChange(ir.Times(ir.Count(ir.Cards(of=YOU, where=(ITEM,))), -1))),
            activated("COMPUTE", (EXERT, ir.InkCost(2)), look_and_take(3)),
        ],
    ),
    # --- Steel ---
    item(
        "War Drum", cost=2, ink=STEEL,
        abilities=[
            activated("BEAT", (EXERT, ir.InkCost(1)), gains(chosen_character(), Keyword.CHALLENGER, 2)),
        ],
    ),
    item(
        "Ferryman's Scale", cost=2, ink=STEEL,
        abilities=[
            activated(
                "WEIGH ANCHOR",
                (EXERT, ir.BottomCost(ir.Chosen(ir.Cards(of=YOU, where=(CHARACTER, DAMAGED))))),
                seq(ir.Draw(), ir.GainLore(1)),
            ),
            activated("LIGHTEN THE LOAD", (EXERT, ir.RemoveDamageCost(1, ir.Chosen(your()))), ir.Draw()),
        ],
    ),
    item(
        "Standard of the Ferry", cost=3, ink=STEEL, copies=2,
        abilities=[
            ir.DeckLimit(2, ir.Named(("Standard of the Ferry",)), "ONE FOR EACH BANK"),
            static(
                "RALLY",
                ir.Adjust(Stat.WILLPOWER, 1),
                affects=ir.Cards(of=YOU, where=(CHARACTER, a("Knight"))),
            ),
            activated(
                "STRIKE THE COLOURS",
                (ir.DiscardCost(from_hand(a("Knight"))), ir.BanishCost()),
                ir.Banish(chosen_character(DAMAGED)),
            ),
        ],
    ),
    item(
        "Joiner's Case", cost=4, ink=STEEL,
        abilities=[
            activated(
                "MATCHED PAIR",
                (EXERT, ir.RevealCost(ir.Chosen(ir.Cards((Zone.HAND,), YOU), 2, same_name=True))),
                ir.Draw(ir.NamesAmong(ir.Cards((Zone.DISCARD,), YOU))),
                limit=1,
            ),
            activated("NEEDLES", (EXERT, ir.InkCost(3)), ir.Deal(1, opposing(), pierces=True)),
            activated("BANDAGES", (EXERT, ir.InkCost(1)), ir.RemoveDamage(3, ir.Chosen(your(), None), total=True)),
        ],
    ),
    item(
        "Sorting Tray", cost=3, ink=STEEL,
        abilities=[
            activated(
                "BY KIND",
                (EXERT, ir.InkCost(1)),
                text(
                    ir.Choose(ir.Chosen(your(), 2, slot="pair", alike=Trait.CLASSIFICATION)),
                    ir.If(ir.Alike(Trait.INK, ir.Those("pair")), ir.Draw(1, ir.MostOf(ir.LoreOf(THEY), fewest=True))),
                ),
            ),
            activated(
                "BY SIZE",
                (EXERT, ir.InkCost(2)),
                text(
                    ir.Ready(ir.Chosen(your(ir.Shares(Trait.COST, your(), True)), 2, True, unlike=Trait.STRENGTH)),
                    ir.GainLore(ir.AtMost(ir.MostAlike(Trait.CLASSIFICATION, your()), 2)),
                    ir.Draw(ir.AtMost(ir.DifferentAmong(Trait.COST, your()), 2)),
                ),
                limit=1,
            ),
        ],
    ),
    item(
        "Padded Frame", cost=3, ink=STEEL,
        abilities=[
            static("SOFT CORNERS", ir.Enters(ready=True, dry=True), affects=your(a("Ally"))),
            static(
                "NO LAST WORD",
                ir.Cant(Doing.BE_BANISHED, in_challenge=True),
                ir.Cant(Doing.BE_INKED),
                affects=your(a("Ally"), ir.ComparesOwn(Stat.WILLPOWER, Cmp.GT, Stat.STRENGTH)),
            ),
            ir.Replacement(
                ir.Event(Happening.DAMAGE_DEALT, ir.Filter(YOU, (CHARACTER, a("Ally")))),
                n=ir.Minus(ir.InvolvedAmount(), 1),
                name="STUFFING",
            ),
        ],
    ),
    item(
        "River Sieve", cost=3, ink=STEEL,
        abilities=[
            whenever(
                "SILT",
                ir.Event(Happening.PUTS_INTO_DISCARD, player=YOU, came_from=Zone.DECK),
                ir.GainLore(1),
                limit=1,
            ),
            activated(
                "THROUGH THE MESH",
                (EXERT, ir.InkCost(4)),
                ir.Banish(
                    ir.Chosen(opposing(ir.HasStat(Stat.COST, Cmp.LE, ir.LowestOf(Stat.COST, opposing()))))
                ),
            ),
            static(
                "TWO OF A KIND",
                ir.Cant(Doing.TAKE_DAMAGE),
                affects=your(ir.SharesName(your(), other=True), ir.IsChallenging()),
            ),
        ],
    ),
)
