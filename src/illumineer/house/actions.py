"""Actions that are not songs: done once, and gone (5.4)."""

from __future__ import annotations

from illumineer import ir
from illumineer.house.words import (
    ACTION,
    ALL,
    AMBER,
    AMETHYST,
    BOTTOM_AT_RANDOM,
    CHARACTER,
    DAMAGED,
    EMERALD,
    INTO_HAND,
    INTO_INKWELL,
    ITEM,
    LOCATION,
    ON_TOP,
    OPPONENTS,
    RUBY,
    SAPPHIRE,
    SHUFFLED_IN,
    STEEL,
    THEY,
    TOP_OR_BOTTOM,
    YOU,
    a,
    action,
    any_card,
    cant,
    cards_in,
    chosen,
    chosen_character,
    cost_or_less,
    from_discard,
    from_hand,
    gets,
    have,
    in_hand,
    opposing,
    opposing_character,
    seq,
    strength_or_more,
    text,
    your,
    your_character,
)
from illumineer.vocab import Cmp, Doing, Duration, Happening, Keyword, Role, Stat, Zone

CARDS: tuple[ir.Card, ...] = (
    # --- Amber ---
    action(
        "Safe Harbor", cost=2, ink=AMBER,
        effect=text(
            ir.RemoveDamage(3, chosen_character(), into="healed"),
            ir.If(ir.Compare(ir.Number("healed"), Cmp.GE, 1), ir.Draw()),
        ),
    ),
    action(
        "Open the Shutters", cost=1, ink=AMBER,
        effect=ir.Establish((ir.CostChange(-2, any_card(YOU, CHARACTER), uses=1),), Duration.THIS_TURN),
    ),
    action(
        "Lean on Me", cost=2, ink=AMBER,
        effect=gets(
            your_character(slot="tired"),
            Stat.STRENGTH,
            ir.StatOf(Stat.WILLPOWER, ir.Chosen(your(), different="tired")),
        ),
    ),
    # --- Amethyst ---
    action(
        "Marked Page", cost=2, ink=AMETHYST,
        effect=seq(
            ir.Reveal(ir.Chosen(cards_in(Zone.DECK, YOU, CHARACTER), slot="page")),
            ir.Shuffle(keep=ir.Those("page")),
            ir.Put(ir.Those("page"), ON_TOP),
        ),
    ),
    action(
        "Trade Places", cost=2, ink=AMETHYST,
        effect=ir.To(
            ir.Put(your_character(slot="mine"), INTO_HAND),
            ir.Put(ir.Chosen(ir.Cards(where=(CHARACTER,)), different="mine"), INTO_HAND),
        ),
    ),
    action(
        "Written in Frost", cost=2, ink=AMETHYST,
        effect=seq(
            ir.NameCard("named"),
            ir.Reveal(ir.Top(1), "top"),
            ir.If(
                ir.NamedCard(ir.Those("top"), "named"),
                seq(ir.Put(ir.Those("top"), INTO_HAND), ir.GainLore(3)),
                ir.Put(ir.Those("top"), TOP_OR_BOTTOM),
            ),
        ),
    ),
    action(
        "Every Colour of Night", cost=3, ink=AMETHYST,
        effect=seq(ir.Reveal(ir.Top(1, ALL), "shown"), ir.Draw(ir.InksAmong(ir.Those("shown")))),
    ),
    action(
        "Echo in the Hall", cost=2, ink=AMETHYST,
        effect=seq(
            ir.Put(from_discard(slot="back"), SHUFFLED_IN),
            ir.Reveal(ir.Top(1), "top"),
            ir.If(
                ir.SameName(ir.Those("back"), ir.Those("top")),
                ir.May(ir.Play(ir.Those("top"))),
                ir.Put(ir.Those("top"), INTO_HAND),
            ),
        ),
    ),
    # --- Emerald ---
    action(
        "Light Fingers", cost=2, ink=EMERALD,
        effect=seq(
            ir.ChoosePlayer(OPPONENTS, "them"),
            ir.Reveal(cards_in(Zone.HAND, ir.PlayerIn("them"))),
            ir.Discard(ir.Chosen(cards_in(Zone.HAND, ir.PlayerIn("them"), ir.Not(CHARACTER))), into="taken"),
            ir.If(ir.Is(ir.Those("taken"), (ITEM,)), ir.GainLore(1)),
        ),
    ),
    action(
        "Pass the Hat", cost=3, ink=EMERALD,
        effect=ir.EachPlayer(
            ir.MostOf(ir.Count(cards_in(Zone.HAND, THEY))),
            (ir.Discard(from_hand(n=2, of=THEY)), ir.GainLore(1, YOU)),
        ),
    ),
    action(
        "Lost and Found", cost=3, ink=EMERALD,
        effect=text(
            ir.EachPlayer(ALL, (ir.Discard(from_hand(of=THEY), into="lost"),)),
            ir.Draw(ir.Count(ir.Among("lost", (ir.Not(CHARACTER),)))),
        ),
    ),
    action(
        "Clean Slate", cost=4, ink=EMERALD, inkwell=False,
        effect=seq(
            ir.ChoosePlayer(ALL, "them", n=None),
            ir.EachPlayer(
                ir.PlayerIn("them"),
                (ir.Discard(cards_in(Zone.HAND, THEY), into="wiped"), ir.Draw(ir.Number("wiped"), THEY)),
            ),
        ),
    ),
    action(
        "Switch the Labels", cost=2, ink=EMERALD,
        effect=ir.MoveDamage(3, chosen_character(DAMAGED), opposing_character(), up_to=True),
    ),
    # --- Ruby ---
    action("Dragon's Answer", cost=5, ink=RUBY, inkwell=False, effect=ir.Banish(chosen_character())),
    action(
        "Duel at Noon", cost=3, ink=RUBY,
        effect=ir.Deal(ir.StatOf(Stat.STRENGTH, your_character(slot="mine")), opposing_character()),
    ),
    action(
        "Ride Again", cost=3, ink=RUBY,
        effect=text(
            ir.Ready(your_character(slot="rider")),
            cant(ir.Those("rider"), Doing.QUEST),
            ir.Create(
                ir.Triggered(
                    (
                        ir.Event(
                            Happening.CHALLENGES,
                            any_card(YOU, ir.IsIn("about")),
                            any_card(OPPONENTS, CHARACTER),
                        ),
                    ),
                    ir.GainLore(1),
                    name="RIDE AGAIN",
                ),
                times=1,
                about=ir.Those("rider"),
            ),
        ),
    ),
    action(
        "While They Are Down", cost=1, ink=RUBY,
        effect=text(
            ir.Deal(3, opposing_character(ir.Did(ir.Event(Happening.CHALLENGES), Role.OBJECT), slot="foe")),
            ir.Create(
                ir.Triggered(
                    (ir.Event(Happening.BANISHED, ir.Filter(where=(ir.IsIn("about"),))),),
                    ir.GainLore(1),
                    name="DOWN FOR GOOD",
                ),
                Duration.NEXT_CHECK,
                1,
                ir.Those("foe"),
            ),
        ),
    ),
    action(
        "Two Birds", cost=4, ink=RUBY,
        effect=ir.Banish(ir.Together((chosen(ITEM), ir.Chosen(opposing(LOCATION), up_to=True)))),
    ),
    # --- Sapphire ---
    action(
        "Dry Wells", cost=4, ink=SAPPHIRE,
        effect=text(ir.Establish((ir.CantDo(Doing.INK),), Duration.THEIR_NEXT_TURN), ir.Draw()),
    ),
    action(
        "Spring Cleaning", cost=2, ink=SAPPHIRE,
        effect=seq(
            ir.Put(ir.Under(chosen(ir.HasUnder())), BOTTOM_AT_RANDOM, into="swept"),
            ir.Draw(ir.AtMost(ir.Number("swept"), 2)),
        ),
    ),
    action(
        "Sunk Costs", cost=5, ink=SAPPHIRE, inkwell=False,
        effect=ir.Put(chosen_character(), INTO_INKWELL),
    ),
    action(
        "Burst Pipes", cost=4, ink=SAPPHIRE, inkwell=False,
        effect=ir.EachPlayer(
            ALL,
            (
                ir.ExertInk(None, THEY),
                ir.Put(
                    ir.Chosen(
                        cards_in(Zone.INKWELL, THEY),
                        ir.Minus(ir.Count(cards_in(Zone.INKWELL, THEY)), 6),
                        by=THEY,
                        random=True,
                    ),
                    INTO_HAND,
                ),
            ),
        ),
    ),
    action(
        "Patent Pending", cost=3, ink=SAPPHIRE,
        abilities=[
            in_hand("PRIOR ART", ir.CostChange(-1), condition=have(a("Inventor"))),
        ],
        effect=ir.Or(
            (
                ir.Put(from_discard(ITEM), INTO_HAND),
                ir.May(ir.Play(from_hand(ITEM, cost_or_less(3)))),
            )
        ),
    ),
    # --- Steel ---
    action(
        "Volley", cost=3, ink=STEEL,
        effect=ir.Deal(1, ir.Chosen(ir.Cards(where=(CHARACTER,)), 3, up_to=True)),
    ),
    action(
        "Shield Wall", cost=2, ink=STEEL,
        effect=ir.Establish((ir.Gain(Keyword.RESIST, 1),), Duration.UNTIL_YOUR_NEXT_TURN, your()),
    ),
    action(
        "Hold the Line", cost=3, ink=STEEL,
        effect=text(cant(opposing(), Doing.CHALLENGE, duration=Duration.THEIR_NEXT_TURN), ir.Draw()),
    ),
    action(
        "Crushing Weight", cost=6, ink=STEEL, inkwell=False,
        effect=ir.Banish(ir.Chosen(opposing(), None, total=(Stat.STRENGTH, 5))),
    ),
    action(
        "Requisition", cost=1, ink=STEEL,
        effect=text(
            ir.Banish(chosen(ITEM), into="gone"),
            ir.If(
                ir.Both((ir.DidIt(), ir.Is(ir.Those("gone"), (ir.OwnedBy(OPPONENTS),)))),
                ir.Draw(1, ir.PlayerOf(ir.Those("gone"))),
            ),
        ),
    ),
    action(
        "Hammer Rain", cost=4, ink=STEEL,
        effect=ir.Repeat(3, ir.Deal(1, chosen(ir.AnyOf((CHARACTER, LOCATION))))),
    ),
    # --- a word for the table ---
    action(
        "Quiet in the Back", cost=3, ink=(AMBER, EMERALD),
        effect=text(
            ir.Establish(
                (ir.CantDo(Doing.PLAY, OPPONENTS, any_card(OPPONENTS, ACTION)),),
                Duration.UNTIL_YOUR_NEXT_TURN,
            ),
            ir.Draw(),
        ),
    ),
    action(
        "Landfall", cost=4, ink=(SAPPHIRE, STEEL),
        effect=seq(
            ir.May(ir.Play(from_hand(LOCATION, cost_or_less(4)), into="land")),
            ir.If(
                ir.SlotFilled("land"),
                ir.MoveTo(ir.Chosen(your(), 2, up_to=True), ir.Those("land"), into="settlers"),
            ),
            ir.If(ir.Have(ir.Among("settlers", (strength_or_more(3),)), n=2), ir.GainLore(1)),
        ),
    ),
)
