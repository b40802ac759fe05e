"""Locations: places that give lore, and give something to those who are there (5.6)."""

from __future__ import annotations

from illumineer import ir
from illumineer.house.words import (
    ACTION,
    AMBER,
    AMETHYST,
    CHARACTER,
    EMERALD,
    HERE,
    INTO_HAND,
    OPPONENTS,
    RUBY,
    SAPPHIRE,
    SONG,
    STEEL,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    a,
    activated,
    any_card,
    chosen,
    gains,
    have,
    keyword,
    location,
    seq,
    start_of_turn,
    static,
    strength_or_more,
    text,
    when_banished,
    whenever,
    your,
)
from illumineer.vocab import Cmp, Doing, Happening, Keyword, Leave, Role, Stat, Zone

CARDS: tuple[ir.Card, ...] = (
    location("Saltglass Harbor", "Evening Market", cost=2, ink=AMBER, move=1, willpower=6, lore=1),
    location(
        "Saltglass Harbor", "Singing Pier", cost=3, ink=AMBER, move=1, willpower=5, lore=1,
        abilities=[
            static("GOOD ACOUSTICS", ir.SingCost(2), affects=your(HERE)),
            static("OPEN AIR", ir.Lose(Keyword.RECKLESS), ir.GainClass("Singer"), affects=your(HERE)),
        ],
    ),
    location(
        "Moon Stair", "Between Two Landings", cost=3, ink=AMETHYST, move=2, willpower=7, lore=1,
        abilities=[
            whenever(
                "HALFWAY UP",
                ir.Event(Happening.QUESTED, any_card(YOU, CHARACTER, HERE)),
                ir.May(ir.To(ir.PayInk(1), ir.Draw())),
            ),
        ],
    ),
    location(
        "The Observatory", "Nothing Hidden", cost=2, ink=AMETHYST, move=1, willpower=5, lore=0,
        abilities=[
            static("CLEAR SKIES", ir.TopFaceUp()),
            static(
                "REACH UP",
                ir.PlayFrom(Zone.DECK, any_card(YOU, ir.AllOf((CHARACTER, ir.IsInk((AMETHYST,)))))),
                condition=have(CHARACTER, HERE),
            ),
        ],
    ),
    location(
        "Lantern City", "Rooftop Road", cost=3, ink=EMERALD, move=2, willpower=6, lore=1,
        abilities=[
            static("OVER THE GAP", ir.Gain(Keyword.EVASIVE), affects=your(HERE)),
            static("OLD FRIENDS", ir.Allow(Leave.MOVE_FREE, any_card(YOU, a("Thief")))),
        ],
    ),
    location(
        "Lantern City", "Stage Door", cost=2, ink=EMERALD, move=1, willpower=5, lore=0,
        abilities=[
            static(
                "REHEARSED",
                ir.CostChange(
                    ir.Times(ir.AtMost(ir.Count(your(HERE)), 2), -1),
                    any_card(YOU, ACTION, ir.Not(SONG)),
                    nth=1,
                ),
            ),
            whenever(
                "DOUBLE BILL",
                ir.Event(Happening.PLAYED, any_card(YOU, ACTION), player=YOU, nth=2),
                ir.GainLore(2),
            ),
        ],
    ),
    location(
        "Crossroads", "Every Way but Back", cost=2, ink=RUBY, move=1, willpower=6, lore=0,
        abilities=[
            whenever(
                "NEWS FROM ELSEWHERE",
                ir.Event(Happening.MOVED, any_card(YOU, CHARACTER), THIS_CARD, amount=(Cmp.GE, 1)),
                text(ir.GainLore(1), ir.May(ir.Draw())),
                limit=1,
            ),
        ],
    ),
    location(
        "Racing Grounds", "Dust for Miles", cost=4, ink=RUBY, move=1, willpower=8, lore=1,
        abilities=[
            static(
                "RUNNING START",
                ir.Gain(Keyword.RUSH),
                ir.Gain(Keyword.CHALLENGER, 1),
                affects=your(HERE),
            ),
            whenever(
                "FIRST PAST THE POST",
                ir.Event(
                    Happening.BANISHES,
                    any_card(YOU, HERE),
                    any_card(OPPONENTS, CHARACTER),
                    in_challenge=True,
                ),
                ir.GainLore(1),
                when=YOUR_TURN,
            ),
        ],
    ),
    location(
        "The Foundry", "Night Shift", cost=4, ink=SAPPHIRE, move=2, willpower=7, lore=1,
        abilities=[
            keyword(Keyword.BOOST, 2),
            static(
                "HANDS WANTED",
                ir.Adjust(Stat.MOVE_COST, -2),
                ir.Adjust(Stat.LORE, 1),
                condition=ir.Is(THIS, (ir.HasUnder(),)),
            ),
            static("DOUBLE SHIFT", ir.Adjust(Stat.LORE, 1), condition=ir.Is(THIS, (ir.HasUnder(Cmp.GT, 2),))),
            activated(
                "LAST ORDERS",
                (ir.InkCost(1), ir.BanishCost()),
                seq(ir.Put(ir.Chosen(ir.Under(THIS), None), INTO_HAND)),
            ),
        ],
    ),
    location(
        "Iron Dock", "Low Water", cost=3, ink=STEEL, move=1, willpower=9, lore=1,
        abilities=[
            static("DRY FEET", ir.Gain(Keyword.RESIST, 1), affects=your(HERE)),
            start_of_turn(
                "TOLL",
                text(gains(ir.Chosen(your(HERE)), Keyword.CHALLENGER, 1), ir.GainLore(1)),
                condition=ir.Compare(ir.TotalOf(Stat.STRENGTH, your(HERE)), Cmp.GE, 6),
            ),
        ],
    ),
    location(
        "Old Bridge", "Holding for Now", cost=2, ink=STEEL, move=1, willpower=5, lore=1,
        abilities=[when_banished("EVERYBODY OFF", ir.Draw(ir.AtMost(ir.Count(your(HERE)), 2)))],
    ),
    location(
        "Drill Yard", "Left, Right", cost=1, ink=STEEL, move=1, willpower=4, lore=0,
        abilities=[
            static("FORCED MARCH", ir.CostChange(-1, any_card(YOU, a("Knight")), doing=Doing.MOVE)),
            whenever(
                "AT EASE",
                ir.Event(
                    Happening.CHALLENGES,
                    any_card(OPPONENTS, ir.HasStat(Stat.STRENGTH, Cmp.NE, 0)),
                    any_card(YOU, ir.IsAt(), strength_or_more(4)),
                ),
                ir.RemoveDamage(2, chosen(CHARACTER, HERE, ir.Not(ir.IsInvolved(Role.OBJECT)))),
            ),
        ],
    ),
)
