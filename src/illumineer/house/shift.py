"""Growing into someone else: every kind of Shift (8.10), and cards that help it along."""

from __future__ import annotations

from illumineer import ir
from illumineer.house.words import (
    AMBER,
    AMETHYST,
    CHARACTER,
    EMERALD,
    INTO_HAND,
    ITEM,
    OPPONENTS,
    OTHER,
    RUBY,
    SAPPHIRE,
    SONG,
    STEEL,
    THIS,
    THIS_CARD,
    TOP_OR_BOTTOM,
    YOU,
    YOUR_TURN,
    a,
    action,
    activated,
    any_card,
    cant,
    cards_in,
    character,
    chosen,
    chosen_character,
    cost_or_less,
    from_hand,
    gains,
    in_hand,
    keyword,
    look_and_take,
    opposing,
    opposing_character,
    seq,
    shift,
    static,
    text,
    when_banished,
    when_played,
    whenever,
    whenever_quests,
    your,
    your_character,
)
from illumineer.vocab import (
    Cause,
    Cmp,
    Doing,
    Duration,
    Happening,
    Keyword,
    Leave,
    ShiftKind,
    Side,
    Stat,
    Who,
    Zone,
)

SHIFTED = ir.UsedShift(THIS)

CARDS: tuple[ir.Card, ...] = (
    # --- Amber ---
    character(
        "Marisol", "Tide Reader", cost=2, ink=AMBER, stats=(2, 3, 1), classes="Storyborn Hero Sorcerer",
        abilities=[
            when_played(
                "READ THE FOAM",
                seq(ir.Look(ir.Top(1), "seen"), ir.Put(ir.Those("seen"), TOP_OR_BOTTOM)),
            ),
        ],
    ),
    character(
        "Marisol", "Promising Pupil", cost=1, ink=AMBER, stats=(1, 2, 1), classes="Storyborn Hero",
        abilities=[
            whenever(
                "GROW INTO IT",
                ir.Event(Happening.SHIFTED_ONTO, any_card(YOU, a("Floodborn")), THIS_CARD),
                ir.Draw(),
            ),
        ],
    ),
    character(
        "Marisol", "Storm Caller", cost=6, ink=AMBER, stats=(5, 5, 2), classes="Floodborn Hero Sorcerer",
        abilities=[
            shift(3),
            when_played(
                "SWEPT AWAY", ir.May(ir.Put(chosen_character(cost_or_less(3)), INTO_HAND)), condition=SHIFTED
            ),
        ],
    ),
    character(
        "Lumi", "Voice of the Bay", cost=5, ink=AMBER, stats=(3, 5, 2), classes="Floodborn Hero",
        abilities=[
            ir.ShiftAbility((ir.DiscardCost(from_hand(SONG)),)),
            keyword(Keyword.SINGER, 7),
            whenever(
                "ENCORE",
                ir.Event(Happening.SANG, THIS_CARD),
                ir.RemoveDamage(2, chosen_character()),
            ),
        ],
    ),
    # --- Amethyst ---
    character(
        "Corvin", "Unkindness of Ravens", cost=5, ink=AMETHYST, stats=(4, 4, 2), classes="Floodborn Sorcerer",
        abilities=[
            shift(3),
            keyword(Keyword.EVASIVE),
            when_banished("SCATTER", ir.May(ir.Draw())),
        ],
    ),
    character(
        "Ysolde", "Queen of Two Moons", cost=7, ink=AMETHYST, stats=(5, 7, 3),
        classes="Floodborn Queen Sorcerer",
        inkwell=False,
        abilities=[shift(5), whenever_quests("THE MOONS ANSWER", ir.May(ir.To(ir.PayInk(1), ir.Draw(2))))],
    ),
    character(
        "Nim & Corvin", "Borrowed Faces", cost=6, ink=AMETHYST, stats=(5, 6, 2),
        classes="Floodborn Ally Sorcerer",
        abilities=[
            ir.ShiftAbility((ir.InkCost(2),), ShiftKind.DUO),
            when_played("WHICH IS WHICH", ir.Exert(opposing_character()), condition=SHIFTED),
        ],
    ),
    # --- Emerald ---
    character(
        "Finch & Sable", "Perfect Heist", cost=6, ink=EMERALD, stats=(4, 5, 2), classes="Floodborn Thief",
        inkwell=False,
        abilities=[
            ir.ShiftAbility((ir.InkCost(4),), ShiftKind.COMBO),
            keyword(Keyword.WARD),
            whenever_quests("SPLIT THE TAKE", seq(
                    ir.LoseLore(ir.AtMost(ir.Count(ir.Under(THIS)), 2), into="taken"),
                    ir.GainLore(ir.Number("taken")),
                )),
        ],
    ),
    character(
        "Sable", "Ghost of the Gallery", cost=6, ink=EMERALD, stats=(4, 5, 2),
        classes="Floodborn Villain Thief",
        abilities=[
            shift(4),
            static("EVERY PORTRAIT WATCHES", ir.Gain(Keyword.EVASIVE), affects=your(ir.WasPlayedBy())),
        ],
    ),
    character(
        "Finch", "Shadow Puppet", cost=4, ink=EMERALD, stats=(4, 3, 2), classes="Floodborn Thief",
        abilities=[ir.ShiftAbility((ir.InkCost(1),), temporary=True), keyword(Keyword.EVASIVE)],
    ),
    character(
        "Dottie", "Also Known As", cost=2, ink=EMERALD, stats=(1, 3, 1), classes="Storyborn Ally Detective",
        abilities=[
            static(
                "FORGED PAPERS",
                ir.GainName("Sable", for_shift=True),
                ir.GainName("Finch", for_shift=True),
            ),
        ],
    ),
    # --- Ruby ---
    character(
        "Ashkara", "Sky Tyrant", cost=8, ink=RUBY, stats=(7, 7, 2),
        classes="Floodborn Villain Dragon", inkwell=False,
        abilities=[shift(6), when_played("RAIN OF CINDERS", ir.Deal(2, opposing()))],
    ),
    character(
        "Ember Matron", "Clutch Mother", cost=6, ink=RUBY, stats=(6, 5, 2),
        classes="Floodborn Dragon Queen", inkwell=False,
        abilities=[
            ir.ShiftAbility((ir.InkCost(4),), ShiftKind.CLASSIFICATION, "Dragon"),
            static("UNDER HER WING", ir.Adjust(Stat.STRENGTH, 1), affects=your(a("Dragon"), OTHER)),
        ],
    ),
    character(
        "Temra", "Windrider", cost=5, ink=RUBY, stats=(5, 4, 2), classes="Floodborn Hero",
        abilities=[
            ir.ShiftAbility((ir.InkCost(2),), temporary=True),
            static("FULL GALLOP", ir.Allow(Leave.CHALLENGE_READY), condition=YOUR_TURN),
        ],
    ),
    character(
        "Captain Brine", "Drowned Admiral", cost=7, ink=RUBY, stats=(6, 6, 2),
        classes="Floodborn Villain Pirate Captain", inkwell=False,
        abilities=[
            shift(5),
            whenever(
                "NO SURVIVORS",
                ir.Event(Happening.BANISHES, THIS_CARD, any_card(OPPONENTS, CHARACTER), in_challenge=True),
                text(ir.Ready(THIS), cant(THIS, Doing.QUEST)),
                when=YOUR_TURN,
            ),
        ],
    ),
    # --- Sapphire ---
    character(
        "Pella", "Master Engineer", cost=5, ink=SAPPHIRE, stats=(3, 5, 2), classes="Floodborn Hero Inventor",
        abilities=[shift(3), whenever_quests("BLUEPRINTS", look_and_take(3, ITEM))],
    ),
    character(
        "Tin Tomas", "Teapot Automaton", cost=5, ink=SAPPHIRE, stats=(4, 6, 2),
        classes="Floodborn Ally Robot",
        abilities=[
            ir.ShiftAbility((ir.InkCost(2),), ShiftKind.POTATO, "Copper Teapot"),
            keyword(Keyword.RESIST, 1),
        ],
    ),
    character(
        "The Colossus", "Fully Assembled", cost=8, ink=SAPPHIRE, stats=(7, 8, 2),
        classes="Floodborn Robot Titan",
        inkwell=False,
        abilities=[
            ir.ShiftAbility((ir.InkCost(6),), ShiftKind.UNIVERSAL),
            static(
                "SOMEONE INSIDE",
                ir.Gain(Keyword.RESIST, ir.AtMost(ir.Count(ir.Under(THIS, (CHARACTER,))), 2)),
            ),
        ],
    ),
    character(
        "Quillon", "Keeper of Borrowed Books", cost=4, ink=SAPPHIRE, stats=(3, 4, 2),
        classes="Floodborn Mentor",
        abilities=[
            in_hand(
                "OVERDUE",
                ir.GainAbility(ir.ShiftAbility((ir.InkCost(1),))),
                condition=ir.Happened(ir.Event(Happening.LEFT_DISCARD)),
            ),
            whenever_quests(
                "RETURNED AT LAST",
                ir.May(ir.Put(ir.Chosen(ir.Cards((Zone.DISCARD,), YOU)), TOP_OR_BOTTOM)),
            ),
        ],
    ),
    # --- Steel ---
    character(
        "Garrick", "Knight Commander", cost=6, ink=STEEL, stats=(5, 6, 2),
        classes="Floodborn Hero Knight Captain",
        abilities=[
            shift(4),
            static("FORM RANKS", ir.Gain(Keyword.RESIST, 1), affects=your(a("Knight"), OTHER)),
        ],
    ),
    character(
        "Brannoc", "Reforged", cost=6, ink=STEEL, stats=(6, 6, 1), classes="Floodborn Knight Robot",
        abilities=[
            ir.ShiftAbility((ir.InkCost(1), ir.BanishCost(ir.Chosen(ir.Cards(of=YOU, where=(ITEM,)))))),
            when_played("HAMMERED OUT", ir.May(ir.Banish(chosen(ITEM)))),
        ],
    ),
    # --- help for those who change ---
    character(
        "Loom Witch", "Pattern Changer", cost=3, ink=AMETHYST, stats=(2, 3, 1), classes="Storyborn Sorcerer",
        abilities=[
            static(
                "COUNTING THREADS",
                ir.CostChange(-1, any_card(YOU, a("Floodborn")), doing=Doing.SHIFT),
            ),
            whenever(
                "KNOT",
                ir.Event(
                    Happening.CHOSEN,
                    any_card(YOU, CHARACTER),
                    player=YOU,
                    causes=(Cause.SUPPORT,),
                    source=any_card(YOU),
                ),
                gains(ir.Involved(), Keyword.WARD, duration=Duration.UNTIL_YOUR_NEXT_TURN),
            ),
        ],
    ),
    character(
        "Mimic Eel", "Second Skin", cost=4, ink=(AMETHYST, SAPPHIRE), stats=(3, 4, 1),
        classes="Dreamborn Ally",
        abilities=[
            activated(
                "SHED",
                (ir.ExertCost(), ir.ReturnCost(your_character(OTHER))),
                ir.May(ir.Play(from_hand(CHARACTER, cost_or_less(5)), free=False, less=2)),
            ),
        ],
    ),
    character(
        "Chrysalis", "Waiting for Spring", cost=1, ink=SAPPHIRE, stats=(0, 4, 0), classes="Dreamborn Ally",
        abilities=[
            static("BETTER INSIDE", ir.Cant(Doing.CHALLENGE), ir.Cant(Doing.QUEST)),
            static("ANYTHING AT ALL", ir.Allow(Leave.SHIFT_ANY_NAME), condition=ir.Is(THIS, (ir.IsDry(),))),
            whenever(
                "HUNGRY BIRDS", ir.Event(Happening.TURN_STARTED, player=Who.ACTIVE), ir.PutDamage(1, THIS)
            ),
        ],
    ),
    character(
        "Purist", "One Face Only", cost=3, ink=STEEL, stats=(3, 4, 1), classes="Storyborn Villain Knight",
        abilities=[
            static("NO DISGUISES", ir.CantDo(Doing.SHIFT, cards=any_card(OPPONENTS, ir.IsExerted()))),
            static(
                "AS WE WERE BORN",
                ir.Adjust(Stat.STRENGTH, 1),
                affects=your(ir.WasPlayedBy(shift=False), ir.HasStat(Stat.STRENGTH, Cmp.LE, 3), OTHER),
            ),
        ],
    ),
    character(
        "Marisol", "Between Two Tides", cost=3, ink=AMBER, stats=(2, 4, 1), classes="Dreamborn Hero Sorcerer",
        abilities=[
            ir.DeckInks((OTHER, a("Sorcerer"), CHARACTER), name="ALL THE SEA"),
            static("ALMOST THERE", ir.CostChange(-1, any_card(YOU, CHARACTER), doing=Doing.SHIFT, onto=THIS_CARD)),
            when_played("FROM THE DEEP", ir.Draw(side=Side.BOTTOM)),
            static("NEVER THE SAME", ir.Allow(Leave.SHIFT_ANY), condition=ir.Is(THIS, (ir.IsDamaged(),))),
        ],
    ),
    character(
        "Marisol", "Rising With the Moon", cost=7, ink=AMBER, stats=(6, 6, 2), classes="Floodborn Hero Sorcerer",
        abilities=[
            shift(5),
            in_hand(
                "SO MANY FACES",
                ir.PlayFor((ir.BottomCost(ir.Chosen(cards_in(Zone.DISCARD, YOU, CHARACTER), 3)),), shift=True),
            ),
        ],
    ),
    action(
        "All Who Went Before", cost=5, ink=AMBER,
        effect=ir.Establish(
            (
                ir.PlayFrom(Zone.DISCARD, any_card(YOU, CHARACTER), exerted=True, slot="played"),
                ir.CantDo(Doing.PLAY, YOU, any_card(YOU, CHARACTER, ir.SharesName(ir.Those("played")))),
            ),
            Duration.THIS_TURN,
        ),
    ),
    action(
        "Step Into the Light", cost=2, ink=AMBER,
        effect=ir.Establish(
            (
                ir.Enters(
                    exerted=True,
                    then=gains(ir.Involved(), Keyword.WARD, duration=Duration.UNTIL_YOUR_NEXT_TURN),
                    uses=1,
                ),
            ),
            Duration.THIS_TURN,
            your(),
        ),
    ),
)
