"""While they are in play, the world is a little different: static abilities (6.4)."""

from __future__ import annotations

from illumineer import ir
from illumineer.house.words import (
    ALL,
    AMBER,
    AMETHYST,
    BOTTOM_IN_ANY_ORDER,
    CHARACTER,
    DAMAGED,
    EMERALD,
    EXERTED,
    INTO_HAND,
    ITEM,
    LOCATION,
    OPPONENTS,
    OPPONENTS_TURN,
    OTHER,
    RUBY,
    SAPPHIRE,
    STEEL,
    THEY,
    THIS,
    YOU,
    YOUR_TURN,
    a,
    activated,
    any_card,
    cards_in,
    character,
    chosen,
    chosen_character,
    cost_or_less,
    have,
    keyword,
    opposing,
    seq,
    start_of_turn,
    static,
    strength_or_more,
    whenever_quests,
    your,
)
from illumineer.vocab import Cmp, Doing, Happening, Keyword, Leave, Stat, Step, Zone

THIS_IS_EXERTED = ir.Is(THIS, (EXERTED,))

CARDS: tuple[ir.Card, ...] = (
    # --- Amber ---
    character(
        "Dame Orla", "Oath of Peace", cost=6, ink=AMBER, stats=(3, 6, 2), classes="Floodborn Mentor",
        abilities=[
            ir.ShiftAbility((ir.InkCost(4),)),
            keyword(Keyword.BODYGUARD),
            static("ONE AT A TIME", ir.ChallengesPerTurn(1)),
        ],
    ),
    character(
        "Kelp Weaver", "Holds Fast", cost=3, ink=AMBER, stats=(2, 3, 1), classes="Storyborn Mentor",
        abilities=[
            static(
                "NEVER LESS THAN YOU ARE",
                ir.Floor(Stat.STRENGTH),
                ir.Floor(Stat.LORE, 1),
                affects=your(),
            ),
        ],
    ),
    character(
        "Isle Turtle", "Patient Shore", cost=5, ink=AMBER, stats=(3, 5, 2), classes="Dreamborn Ally",
        abilities=[
            static(
                "WEATHERED",
                ir.Cant(Doing.BE_DEALT_DAMAGE),
                condition=ir.No(ir.Is(THIS, (ir.IsChallenged(),))),
            ),
        ],
    ),
    character(
        "Marisol", "Calm Waters", cost=4, ink=AMBER, stats=(3, 4, 1), classes="Storyborn Hero",
        abilities=[
            static("STILL SURFACE", ir.CantDo(Doing.LOSE_LORE, YOU), condition=OPPONENTS_TURN),
            static("REFLECTION", ir.Adjust(Stat.LORE, 1), condition=ir.No(ir.Is(THIS, (DAMAGED,)))),
        ],
    ),
    # --- Amethyst ---
    character(
        "The Pale Duke", "A Room Gone Cold", cost=5, ink=AMETHYST, stats=(4, 5, 1),
        classes="Dreamborn Villain",
        abilities=[
            static("NO SONG, NO FIRE", ir.Cant(Doing.SING), affects=opposing(), condition=THIS_IS_EXERTED),
            static("IT DOES NOT HEAL", ir.CantDo(Doing.REMOVE_DAMAGE, ALL), condition=THIS_IS_EXERTED),
        ],
    ),
    character(
        "Frost Page", "Slow Doors", cost=3, ink=AMETHYST, stats=(2, 4, 1), classes="Storyborn Ally",
        abilities=[
            static("STUCK HINGES", ir.Enters(exerted=True), affects=ir.Cards(of=OPPONENTS, where=(ITEM,))),
            static("THICK INK", ir.InkEntersExerted(), condition=THIS_IS_EXERTED),
        ],
    ),
    character(
        "Vault Spirit", "Keeps What Is Kept", cost=3, ink=AMETHYST, stats=(2, 3, 1), classes="Dreamborn Ally",
        abilities=[
            static(
                "NOT FOR YOUR HANDS",
                ir.Cant(Doing.BE_CHOSEN),
                ir.Cant(Doing.LEAVE),
                ir.Cant(Doing.BE_RETURNED),
                affects=ir.Cards(of=YOU, where=(ITEM,)),
            ),
            static(
                "COME AND TAKE IT",
                ir.Must(Doing.CHALLENGE, ir.Filter(where=(ir.IsThis(),)), if_at_all=True),
                affects=opposing(),
                condition=THIS_IS_EXERTED,
            ),
        ],
    ),
    character(
        "Nim", "Every Reflection", cost=4, ink=AMETHYST, stats=(2, 4, 1), classes="Dreamborn Ally Fairy",
        abilities=[
            static(
                "ALL OF THEM ME",
                ir.Adjust(Stat.STRENGTH, 1),
                ir.Gain(Keyword.EVASIVE),
                affects=your(OTHER, ir.SharesName(THIS)),
            ),
        ],
    ),
    # --- Emerald ---
    character(
        "Inspector Vane", "House Arrest", cost=5, ink=EMERALD, stats=(3, 6, 1),
        classes="Floodborn Detective", inkwell=False,
        abilities=[
            ir.ShiftAbility((ir.InkCost(3),)),
            static(
                "SIGN IN, SIGN OUT",
                ir.Price((Doing.QUEST,), (ir.InkCost(1),)),
                affects=opposing(cost_or_less(2)),
            ),
        ],
    ),
    character(
        "Street Magician", "Eyes Over Here", cost=3, ink=EMERALD, stats=(2, 5, 1),
        classes="Storyborn Sorcerer",
        abilities=[static("LOOK, A PIGEON", ir.MustBeChosen())],
    ),
    character(
        "Rumor Mill", "Never the Same Twice", cost=5, ink=EMERALD, stats=(3, 3, 1),
        classes="Dreamborn Villain",
        inkwell=False,
        abilities=[static("JUST SHORT OF PROOF", ir.LoreToWin(22))],
    ),
    character(
        "Finch", "Beneath Notice", cost=4, ink=EMERALD, stats=(3, 3, 2), classes="Dreamborn Thief",
        abilities=[
            static(
                "TOO SMALL TO HIT",
                ir.Cant(Doing.BE_CHALLENGED, any_card(OPPONENTS, strength_or_more(5))),
            ),
        ],
    ),
    character(
        "Curfew Captain", "Lights Out", cost=6, ink=EMERALD, stats=(5, 5, 1), classes="Storyborn Captain",
        inkwell=False,
        abilities=[
            static("EVERYONE INDOORS", ir.Enters(exerted=True)),
            static(
                "NOBODY MOVES",
                ir.CantDo(
                    Doing.GAIN_LORE,
                    ir.PlayersWhere(
                        OPPONENTS,
                        ir.Happened(ir.Event(Happening.CHALLENGES, player=THEY), Cmp.EQ, 0),
                    ),
                ),
                condition=THIS_IS_EXERTED,
            ),
        ],
    ),
    # --- Ruby ---
    character(
        "Ashkara", "Molten Hide", cost=4, ink=RUBY, stats=(3, 4, 1), classes="Storyborn Dragon",
        abilities=[
            static("HOT TO THE TOUCH", ir.DamageChange(1, dealt_by=True), condition=YOUR_TURN),
            static("STILL COOLING", ir.DamageChange(1), affects=opposing(DAMAGED), condition=THIS_IS_EXERTED),
        ],
    ),
    character(
        "Temra", "Born in the Saddle", cost=4, ink=RUBY, stats=(3, 4, 1), classes="Dreamborn Hero",
        abilities=[
            static("NO NEED TO STOP", ir.Allow(Leave.QUEST_DRYING), condition=have(LOCATION)),
            static("RIDE THEM DOWN", ir.Allow(Leave.CHALLENGE_DRYING), condition=ir.OneOf((
                have(ir.Named(("Khan Orrin",))),
                have(a("Captain"), OTHER),
            ))),
        ],
    ),
    character(
        "Red Corsair", "Takes No Turns", cost=3, ink=RUBY, stats=(3, 3, 1),
        classes="Storyborn Villain Pirate",
        abilities=[
            static("CREW", ir.Adjust(Stat.STRENGTH, 1), affects=your(a("Pirate"), OTHER)),
            static(
                "BULLY",
                ir.Adjust(Stat.STRENGTH, 2),
                condition=ir.Is(THIS, (ir.IsChallenging(ir.Filter(OPPONENTS, (DAMAGED,))),)),
            ),
        ],
    ),
    character(
        "Falconer Suri", "Hood and Glove", cost=2, ink=RUBY, stats=(2, 2, 1), classes="Storyborn Ally",
        abilities=[
            static(
                "JESS AND BELL",
                ir.Lose(Keyword.EVASIVE),
                ir.Cant(Doing.GAIN_KEYWORD, keyword=Keyword.EVASIVE),
                affects=opposing(EXERTED),
            ),
        ],
    ),
    character(
        "Khan Orrin", "Best Seat by the Fire", cost=6, ink=RUBY, stats=(6, 5, 1), classes="Dreamborn King",
        abilities=[
            static(
                "NOBODY TALLER",
                ir.Adjust(Stat.LORE, 2),
                condition=have(
                    CHARACTER,
                    ir.HasStat(Stat.STRENGTH, Cmp.GT, ir.HighestOf(Stat.STRENGTH, opposing())),
                ),
            ),
        ],
    ),
    character(
        "Gate Breaker", "Through the Gap", cost=3, ink=RUBY, stats=(3, 3, 1), classes="Storyborn Hero",
        abilities=[
            static("HEAD FIRST", ir.EnterExertedTo(ir.Deal(2, chosen(ir.AnyOf((CHARACTER, LOCATION)), OTHER)))),
        ],
    ),
    # --- Sapphire ---
    character(
        "Rag Picker", "Nothing Wasted", cost=3, ink=SAPPHIRE, stats=(2, 4, 1), classes="Storyborn Ally",
        abilities=[static("STILL SOME INK IN IT", ir.InkFrom(Zone.DISCARD, any_card(YOU, cost_or_less(4))))],
    ),
    character(
        "Pella", "Lamp Still Burning", cost=3, ink=SAPPHIRE, stats=(1, 4, 1), classes="Dreamborn Inventor",
        inkwell=False,
        abilities=[static("ONE MORE PAGE", ir.AdditionalInk(1), condition=have(ITEM))],
    ),
    character(
        "Archivist Wren", "Every Scrap Counts", cost=2, ink=SAPPHIRE, stats=(1, 3, 1),
        classes="Storyborn Mentor",
        abilities=[static("PALIMPSEST", ir.CountsAsInkable(cards=any_card(YOU, ir.Not(CHARACTER))))],
    ),
    character(
        "Quillon", "Forgets Supper", cost=4, ink=SAPPHIRE, stats=(2, 5, 1), classes="Storyborn Mentor",
        abilities=[
            static("NOSE IN A BOOK", ir.SkipStep(Step.DRAW)),
            start_of_turn(
                "THE RIGHT PASSAGE",
                seq(
                    ir.Look(ir.Top(3), "seen"),
                    ir.Put(ir.Chosen(ir.Among("seen")), INTO_HAND),
                    ir.Put(ir.Those("seen"), BOTTOM_IN_ANY_ORDER),
                ),
            ),
        ],
    ),
    character(
        "Brass Sentinel", "Leans on the Door", cost=5, ink=SAPPHIRE, stats=(1, 7, 2),
        classes="Dreamborn Robot",
        abilities=[static("DEAD WEIGHT", ir.DealsWith(Stat.WILLPOWER), affects=your(a("Robot")))],
    ),
    character(
        "Tin Tomas", "Overwound", cost=2, ink=SAPPHIRE, stats=(4, 4, 2),
        classes="Dreamborn Robot", inkwell=False,
        abilities=[static("NEEDS THE KEY", ir.Price((Doing.QUEST, Doing.CHALLENGE), (ir.InkCost(1),)))],
    ),
    # --- Steel ---
    character(
        "The Anvil", "Rooted", cost=5, ink=STEEL, stats=(5, 7, 2), classes="Dreamborn Titan",
        abilities=[
            static(
                "IMMOVABLE",
                ir.Cant(Doing.MOVE),
                ir.Cant(Doing.BE_BANISHED),
                ir.Cant(Doing.READY_AT_START),
            ),
            activated("HEAVE", (ir.InkCost(2),), ir.Ready(THIS), limit=1),
        ],
    ),
    character(
        "Quartermaster Holt", "Bunks for All", cost=4, ink=STEEL, stats=(3, 5, 1), classes="Storyborn Knight",
        abilities=[
            static("CLOSE RANKS", ir.Gain(Keyword.RESIST, 1), affects=your(OTHER, ir.IsAt(ir.LocationOf(THIS)))),
            whenever_quests(
                "INVENTORY",
                ir.May(ir.To(ir.PayInk(1), ir.GainLore(ir.StatOf(Stat.LORE, ir.LocationOf(THIS))))),
                condition=ir.Is(THIS, (ir.IsAt(),)),
            ),
        ],
    ),
    character(
        "Sky Hook", "Reaches Anything", cost=3, ink=STEEL, stats=(3, 3, 1), classes="Storyborn Robot",
        abilities=[
            static("LONG ARM", ir.Allow(Leave.CHALLENGE_EVASIVE, any_card(OPPONENTS, cost_or_less(4)))),
            static(
                "COUNTERWEIGHT",
                ir.Cant(Doing.TAKE_CHALLENGE_DAMAGE),
                condition=ir.Is(THIS, (ir.IsAt(),)),
            ),
        ],
    ),
    character(
        "Inspector of Works", "Safety First", cost=4, ink=STEEL, stats=(3, 4, 1),
        classes="Storyborn Detective",
        abilities=[
            static(
                "OUT OF ORDER",
                ir.CantDo(Doing.ACTIVATE, OPPONENTS, any_card(OPPONENTS, ITEM)),
                condition=THIS_IS_EXERTED,
            ),
            static(
                "CLOSED FOR REPAIRS",
                ir.CantDo(Doing.INK),
                condition=ir.Both(
                    (
                        THIS_IS_EXERTED,
                        ir.AnyPlayer(
                            OPPONENTS,
                            ir.Compare(ir.Count(cards_in(Zone.INKWELL, THEY)), Cmp.GE, 8),
                        ),
                    )
                ),
            ),
        ],
    ),
    character(
        "Ambush Squad", "Already Here", cost=4, ink=STEEL, stats=(4, 3, 1), classes="Storyborn Ally Knight",
        abilities=[
            static("IN THE REEDS", ir.Allow(Leave.ENTER_EXERTED), ir.Allow(Leave.EXERT_DRYING)),
            activated("NOW", (ir.ExertCost(),), ir.Deal(1, chosen_character())),
        ],
    ),
)
