"""The cards that the laws are tried on: a small pool in which every node of the IR has a part.

Cheap, so that random games do a lot; quarrelsome, so that abilities meet.  A law test checks that
no node is missing here.  `games` are random games on it, and on the house pool where there is one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from typing import Any

from tests.support import (
    CHARACTER,
    PLAIN,
    THIS,
    action,
    any_character,
    character,
    exert_ability,
    item,
    keyword,
    location,
    opposing_character,
    shift,
    when_banished,
    when_played,
    whenever,
    whenever_quests,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.core.rng import Dice
from illumineer.game import Game
from illumineer.vocab import (
    CardType,
    Cause,
    Cmp,
    Doing,
    Duration,
    Happening,
    Ink,
    Keyword,
    Leave,
    Role,
    ShiftKind,
    Side,
    Stat,
    Step,
    Trait,
    Who,
    Zone,
)

YOU, THEY, OPPONENTS, ALL = Who.YOU, Who.THEY, Who.OPPONENTS, Who.ALL
ITEM = ir.IsType((CardType.ITEM,))
LOCATION = ir.IsType((CardType.LOCATION,))
ANY_CHARACTER = ir.Filter(where=CHARACTER)
YOURS = ir.Filter(YOU, CHARACTER)
HAND, BOTTOM = ir.Place(Zone.HAND), ir.Place(Zone.DECK, Side.BOTTOM)


def cards_in(zone: Zone, of: ir.Player = YOU, *where: ir.Test) -> ir.Cards:
    return ir.Cards((zone,), of, where)


def cards() -> ir.Cards:
    return ir.Cards(of=YOU)


def adjust(what: ir.Thing, stat: Stat, n: ir.Amount, duration: Duration = Duration.THIS_TURN) -> ir.Apply:
    return ir.Apply(what, (ir.Adjust(stat, n),), duration)


def static(*mods: ir.Mod, affects: ir.Cards | ir.This | None = None, **more: Any) -> ir.Static:
    return ir.Static(mods, affects if affects is not None else ir.This(), name="Always", **more)


KEYWORDS: tuple[ir.Card, ...] = (
    character("Watch", Keyword.ALERT, Keyword.SUPPORT, cost=1),
    character("Wall", Keyword.BODYGUARD, keyword(Keyword.RESIST, 1), cost=2, willpower=4),
    character("Nest", keyword(Keyword.BOOST, 1), static(ir.Adjust(Stat.LORE, ir.Count(ir.Under(ir.This())))), cost=1),
    character("Lance", keyword(Keyword.CHALLENGER, 2), Keyword.RUSH, cost=2),
    character("Kite", Keyword.EVASIVE, Keyword.VANISH, cost=1, strength=1),
    character("Brawler", Keyword.RECKLESS, cost=1, strength=3, lore=0),
    character("Tenor", keyword(Keyword.SINGER, 5), cost=1, strength=1),
    character("Ghost", Keyword.WARD, cost=2),
    character("Rover", Keyword.ADVENTUROUS, cost=1),
    character("Pawn - Grown", shift(1), Keyword.EVASIVE, cost=4, strength=3, willpower=3, lore=2),
    character("Scout - Sworn", shift(1, temporary=True), cost=4, strength=4, willpower=4, lore=2),
    character("Elder", shift(2, kind=ShiftKind.CLASSIFICATION, word="Hero"), cost=5, strength=4, willpower=5),
    character("Anyone", shift(3, kind=ShiftKind.UNIVERSAL), cost=5, strength=4, willpower=5),
    character("Pawn & Scout - Twins", shift(1, kind=ShiftKind.DUO), cost=6, strength=5, willpower=6, lore=3),
    character("Scout & Knight - Pair", shift(2, kind=ShiftKind.COMBO), cost=6, strength=5, willpower=6, lore=3),
    character("Golem", shift(1, kind=ShiftKind.POTATO, word="Rock"), cost=5, strength=5, willpower=5),
    character(
        "Knight - Knife in Hand",
        ir.ShiftAbility((ir.DiscardCost(ir.Chosen(cards_in(Zone.HAND, YOU))),)),
        cost=5,
        strength=4,
    ),
    character(
        "Gnarl",
        ir.Coined("Thorns", whenever_quests(ir.Draw()), "+1"),
        ir.Static(
            (ir.GainAbility(ir.Coined("Thorns", whenever_quests(ir.Draw()), "+1")),),
            your_characters(ir.IsOther(), ir.IsDamaged()),
            name="Spread",
        ),
        ir.Static((ir.Adjust(Stat.STRENGTH, 1),), ir.Cards(where=(ir.HasCoined("Thorns"),)), name="Sharp"),
        ir.Static((ir.LoseAbility("Thorns", True),), ir.Cards(where=(ir.IsExerted(),)), name="Prune"),
    ),
)

TRIGGERS: tuple[ir.Card, ...] = (
    character("Reader", when_played(ir.May(ir.Draw())), cost=1, strength=1, classes="Hero"),
    character("Archer", when_played(ir.Deal(1, opposing_character())), cost=2, classes="Hero"),
    character("Nurse", whenever_quests(ir.RemoveDamage(2, any_character(), into="off")), cost=1, classes="Hero"),
    character("Martyr", when_banished(ir.Draw(), condition=ir.Have(cards_in(Zone.HAND), Cmp.LE, 6)), cost=1),
    character("Gossip", whenever(Happening.DREW, ir.GainLore(1), player=OPPONENTS, nth=2), cost=2),
    character("Envy", whenever(Happening.LORE_GAINED, ir.LoseLore(1, ir.PlayerInvolved()), player=OPPONENTS), cost=3),
    character(
        "Sage",
        whenever_quests(
            ir.Seq(
                (
                    ir.Look(ir.Top(2), "seen"),
                    ir.Choose(ir.Chosen(ir.Among("seen", CHARACTER), up_to=True, slot="taken")),
                    ir.Reveal(ir.Those("taken")),
                    ir.Put(ir.Those("taken"), HAND),
                    ir.Put(ir.Those("seen"), ir.Place(Zone.DECK, Side.BOTTOM, ordered=True)),
                )
            )
        ),
        cost=2,
    ),
    character(
        "Duelist",
        ir.Triggered(
            (ir.Event(Happening.CHALLENGES, subject=THIS, object=ANY_CHARACTER),),
            adjust(ir.This(), Stat.STRENGTH, 2, Duration.THIS_CHALLENGE),
            limit=1,
            name="First",
        ),
        ir.Triggered(
            (ir.Event(Happening.BANISHES, subject=THIS, object=ANY_CHARACTER, in_challenge=True),),
            ir.May(ir.To(ir.PayInk(1), ir.Ready(ir.This()))),
            when=ir.IsTurnOf(),
            name="Again",
        ),
        cost=2,
    ),
    character(
        "Heir",
        when_played(
            ir.If(
                ir.OneOf((ir.UsedShift(ir.This()), ir.FirstTurnNotFirst(), ir.No(ir.Have(cards_in(Zone.DISCARD))))),
                ir.Draw(2),
                ir.DrawUntil(3),
            )
        ),
        cost=2,
    ),
    character(
        "Counter",
        whenever(
            Happening.DAMAGE_TAKEN,
            ir.Deal(ir.AtMost(ir.InvolvedAmount(), 2), any_character(ir.Not(ir.IsThis()))),
            subject=THIS,
            amount=(Cmp.GE, 1),
        ),
        cost=2,
        willpower=5,
    ),
    character(
        "Keeper",
        whenever(
            Happening.PLAYED,
            ir.PutDamage(1, ir.Involved(Role.SUBJECT)),
            subject=ir.Filter(OPPONENTS, (*CHARACTER, ir.HasStat(Stat.COST, Cmp.LE, 2))),
        ),
        cost=3,
    ),
    character(
        "Thief",
        whenever_quests(
            ir.EachPlayer(
                OPPONENTS,
                (
                    ir.IfDo(
                        ir.Discard(ir.Chosen(cards_in(Zone.HAND, THEY), by=THEY), into="lost"),
                        ir.GainLore(ir.Number("lost"), YOU),
                        ir.LoseLore(1, THEY),
                    ),
                ),
            )
        ),
        cost=3,
    ),
    character(
        "Revenant",
        ir.Triggered(
            (ir.Event(Happening.TURN_STARTED, player=YOU),),
            ir.May(ir.To(ir.PayInk(2), ir.Put(ir.This(), HAND))),
            zone=Zone.DISCARD,
            name="Back",
        ),
        cost=1,
    ),
    character(
        "Mimic",
        whenever(
            Happening.CHOSEN,
            ir.Apply(ir.This(), (ir.GainAbility(exert_ability(ir.GainLore(1), name="Copied")),)),
            subject=THIS,
            causes=(Cause.ACTION, Cause.ABILITY),
        ),
        cost=2,
    ),
    character(
        "Packer",
        whenever_quests(ir.Put(ir.Chosen(cards_in(Zone.HAND)), ir.Place(Zone.UNDER, under=your_character()))),
        cost=2,
    ),
    character(
        "Medium",
        whenever(Happening.PUT_UNDER, ir.Apply(ir.Involved(), (ir.Gain(Keyword.EVASIVE),)), player=YOU),
        static(ir.PlayFrom(Zone.UNDER)),
        cost=2,
    ),
)

STATICS: tuple[ir.Card, ...] = (
    character("Captain", static(ir.Adjust(Stat.STRENGTH, 1), affects=your_characters(ir.IsOther())), cost=2),
    character("Rallier", static(ir.Gain(Keyword.RUSH), affects=your_characters(ir.HasStat(Stat.STRENGTH, Cmp.GE, 3)))),
    character("Muffler", static(ir.LoseAbility(), affects=ir.Cards(of=OPPONENTS, where=(ir.IsDamaged(),))), cost=3),
    character(
        "Leveller",
        static(ir.Lose(Keyword.EVASIVE), ir.Floor(Stat.STRENGTH, 1), affects=ir.Cards(where=CHARACTER)),
        cost=2,
    ),
    character("Cousin", static(ir.GainName("Pawn", for_shift=True), ir.GainClass("Hero")), cost=1),
    character(
        "Hermit",
        static(ir.Cant(Doing.BE_CHALLENGED, ir.Filter(where=(ir.HasStat(Stat.STRENGTH, Cmp.GE, 4),)))),
        cost=2,
    ),
    character("Hunter", static(ir.Allow(Leave.CHALLENGE_READY, ir.Filter(where=(ir.IsDamaged(),)))), cost=2),
    character(
        "Lean",
        static(
            ir.Adjust(Stat.LORE, 1), affects=ir.Cards(where=(ir.ComparesOwn(Stat.STRENGTH, Cmp.GT, Stat.WILLPOWER),))
        ),
        cost=2,
    ),
    character("Zealot", static(ir.Must(Doing.CHALLENGE)), cost=1),
    character(
        "Tax",
        static(
            ir.Price((Doing.QUEST, Doing.CHALLENGE), (ir.InkCost(1),)), affects=ir.Cards(of=OPPONENTS, where=CHARACTER)
        ),
        cost=3,
    ),
    character("Diva", static(ir.SingCost(2), affects=your_characters()), cost=2),
    character("Heavy", static(ir.DealsWith(Stat.WILLPOWER)), cost=2, strength=0, willpower=4),
    character("Flint", static(ir.DamageChange(1, dealt_by=True)), cost=2),
    character("Lure", static(ir.MustBeChosen()), cost=2, willpower=4),
    character(
        "Herald",
        static(ir.Enters(exerted=True), affects=ir.Cards(of=OPPONENTS, where=CHARACTER)),
        static(ir.Enters(damage=1)),
        cost=3,
    ),
    character(
        "Broker",
        static(
            ir.CostChange(-1, ANY_CHARACTER, nth=1),
            condition=ir.Both((ir.IsTurnOf(), ir.Compare(ir.LoreOf(), Cmp.LT, 15))),
        ),
        cost=2,
    ),
    character("Censor", static(ir.CantDo(Doing.PLAY, OPPONENTS, ir.Filter(where=(ir.IsSong(),)))), cost=3),
    character("Squid", static(ir.AdditionalInk(), ir.CountsAsInkable()), cost=2),
    character("Dredger", static(ir.AdditionalInk(), ir.InkFrom(Zone.DISCARD)), cost=1),
    character("Early", static(ir.EnterExertedTo(ir.Deal(1, any_character(ir.IsOther())))), cost=1),
    character("Idol", static(ir.LoreToWin(25)), cost=4),
    character("Seer", static(ir.TopFaceUp(YOU), ir.PlayFrom(Zone.DECK, ANY_CHARACTER)), cost=3),
    character("Frost", static(ir.InkEntersExerted(), ir.ReadyAtMost(2)), cost=3),
    character("Truce", static(ir.ChallengesPerTurn(1)), cost=2),
    character("Sloth", static(ir.SkipStep(Step.DRAW), ir.Adjust(Stat.LORE, 1)), cost=2),
    character(
        "Beggar",
        ir.Static((ir.PlayFor((ir.BanishCost(your_character()),)),), zone=Zone.HAND, name="Other Way"),
        ir.Static((ir.AddedCost((ir.PutCost(ir.Top(), ir.Place(Zone.DISCARD)),)),), zone=Zone.HAND, name="And More"),
        ir.Static((ir.CostChange(-2),), condition=ir.Have(cards_in(Zone.DISCARD), n=4), zone=Zone.HAND, name="Cheaper"),
        cost=5,
    ),
    character("Fox - Full", static(ir.Gain(Keyword.WARD), condition=ir.Is(ir.This(), (ir.IsExerted(),))), cost=2),
    character(
        "Phoenix",
        ir.Replacement(ir.Event(Happening.BANISHED, subject=THIS), ir.Put(ir.This(), HAND), name="Rise"),
        cost=2,
    ),
    character(
        "Saint",
        ir.Replacement(
            ir.Event(Happening.DAMAGE_DEALT, subject=ir.Filter(YOU, (*CHARACTER, ir.IsOther()))),
            ir.PutDamage(ir.InvolvedAmount(), ir.This()),
            name="Mine",
        ),
        cost=2,
        willpower=6,
    ),
    character(
        "Bulwark",
        keyword(Keyword.RESIST, 1),
        ir.Replacement(ir.Event(Happening.DAMAGE_TAKEN, subject=THIS), limit=1, name="Once"),
        cost=3,
    ),
    character("Octopus", ir.Static((ir.Adjust(Stat.STRENGTH, ir.InkDropsOf()),))),
)

ITEMS: tuple[ir.Card, ...] = (
    item(
        "Well",
        exert_ability(ir.Draw(), ir.InkCost(1)),
        ir.DeckLimit(9, ir.Named(("Well",)), "Everywhere"),
        ir.DeckInks((ir.IsType((CardType.ITEM,)),), "Any Water"),
    ),
    item("Altar", exert_ability(ir.GainLore(1), ir.BanishCost(your_character()))),
    item("Forge", ir.Activated((ir.DamageCost(1, your_character()),), ir.ReadyInk(1), limit=1, name="Stoke")),
    item("Bell", ir.Activated((ir.ReturnCost(), ir.InkCost(1)), ir.Exert(opposing_character()), name="Ring")),
    item("Sluice", ir.Activated((ir.DropsCost(1),), ir.Draw(), name="Open")),
    item(
        "Vault",
        ir.Activated((ir.LoreCost(1),), ir.Draw(), limit=1, name="Withdraw"),
        exert_ability(ir.Draw(), ir.PutCost(ir.Chosen(cards_in(Zone.HAND)), ir.Place(Zone.INKWELL, exerted=True))),
        ir.Activated((ir.DiscardCost(ir.Chosen(cards_in(Zone.HAND), random=True)),), ir.Draw(), limit=1, name="Tip"),
    ),
    item("Salve", ir.Activated((ir.RemoveDamageCost(1, your_character()),), ir.GainLore(1), limit=1, name="Apply")),
    item("Press", ir.Activated((ir.BottomCost(),), ir.GainInkDrops(2), name="Squeeze")),
    item(
        "Mirror",
        ir.Activated(
            (ir.RevealCost(ir.Chosen(cards_in(Zone.HAND), 2, same_name=True)),), ir.GainLore(1), limit=1, name="Show"
        ),
    ),
    item("Horn", ir.Activated((ir.ExertCost(your_character()),), adjust(any_character(), Stat.LORE, 1), name="Blow")),
    item(
        "Purse",
        ir.Activated((ir.DiscardCost(ir.Chosen(cards_in(Zone.HAND))),), ir.GainInkDrops(1), limit=1, name="Open"),
        when_played(ir.May(ir.UseAbility("Open"))),
    ),
    item("Snare", static(ir.CantDo(Doing.ACTIVATE, OPPONENTS, ir.Filter(where=(ITEM,))))),
)

LOCATIONS: tuple[ir.Card, ...] = (
    location("Tower", static(ir.Gain(Keyword.RESIST, 1), affects=your_characters(ir.IsAt(ir.This()))), lore=1),
    location(
        "Harbor",
        whenever(Happening.MOVED, ir.May(ir.Draw()), subject=YOURS, object=THIS),
        static(ir.Allow(Leave.MOVE_FREE, ir.Filter(where=(ir.HasClass(("Hero",)),)))),
        move_cost=2,
        lore=1,
    ),
    location("Fen", static(ir.Adjust(Stat.LORE, 1), condition=ir.Have(your_characters(ir.IsAt(ir.This()))))),
)

ACTIONS: tuple[ir.Card, ...] = (
    action("Bolt", ir.Deal(2, any_character())),
    action("Sweep", ir.Deal(1, ir.Cards(where=CHARACTER)), cost=3),
    action("Verse", ir.Draw(ir.Plus(ir.Sung(), 1)), cost=3, song=True),
    action(
        "Chorus",
        ir.Text((ir.Banish(ir.Chosen(ir.Cards(where=(ir.AnyOf((ITEM, LOCATION)),)), up_to=True)), ir.Draw())),
        keyword(Keyword.SING_TOGETHER, 5),
        cost=6,
        song=True,
    ),
    action("Fan", ir.Modal((ir.Draw(), ir.GainLore(1), ir.Deal(1, any_character())), n=2, least=0), cost=2),
    action("Split", ir.Modal((ir.Draw(), ir.GainLore(1), ir.Deal(1, any_character())), n=2), cost=2),
    action("Either", ir.Or((ir.Banish(any_character(ir.IsDamaged())), ir.Exert(any_character())))),
    action(
        "Shuttle",
        ir.Text(
            (
                ir.MoveDamage(2, any_character(ir.IsDamaged()), opposing_character(), up_to=True, into="moved"),
                ir.If(ir.Compare(ir.Number("moved"), Cmp.GE, 1), ir.GainLore(1)),
            )
        ),
    ),
    action("Trade", ir.To(ir.Put(your_character(slot="mine"), HAND), ir.Put(any_character(different="mine"), HAND))),
    action(
        "Guess",
        ir.Seq(
            (
                ir.NameCard("named"),
                ir.Reveal(ir.Top(), "top"),
                ir.If(
                    ir.NamedCard(ir.Those("top"), "named"),
                    ir.Put(ir.Those("top"), HAND),
                    ir.Put(ir.Those("top"), ir.Place(Zone.DECK, Side.EITHER)),
                ),
                ir.Discard(ir.Chosen(cards_in(Zone.HAND, YOU, ir.NamedAs("named")), up_to=True)),
            )
        ),
    ),
    action("Dig", ir.Seq((ir.RevealUntil(CHARACTER, "hit", "miss"), ir.Put(ir.Those("hit"), HAND), ir.Shuffle()))),
    action(
        "Search",
        ir.Seq(
            (
                ir.Look(cards_in(Zone.DECK)),
                ir.Choose(ir.Chosen(cards_in(Zone.DECK, YOU, ir.HasStat(Stat.COST, Cmp.GE, 4)), slot="found")),
                ir.Reveal(ir.Those("found")),
                ir.Put(ir.Those("found"), HAND),
                ir.Shuffle(),
            )
        ),
    ),
    action(
        "Spy",
        ir.Seq(
            (
                ir.Look(cards_in(Zone.HAND, OPPONENTS)),
                ir.Discard(ir.Chosen(cards_in(Zone.HAND, OPPONENTS, ir.Not(ir.IsType((CardType.CHARACTER,)))))),
            )
        ),
    ),
    action(
        "Levy",
        ir.EachPlayer(
            OPPONENTS,
            (
                ir.IfDo(
                    ir.May(ir.Discard(ir.Chosen(cards_in(Zone.HAND, THEY, ir.IsSong()), by=THEY)), THEY),
                    ir.Draw(1, THEY),
                    ir.LoseLore(1, THEY),
                ),
            ),
        ),
        cost=0,
    ),
    action("Fetch", ir.May(ir.Put(ir.Chosen(cards_in(Zone.DECK, YOU, ITEM)), HAND)), cost=0),
    action("Gift", ir.Play(ir.Chosen(cards_in(Zone.HAND, YOU, *CHARACTER)), into="played"), cost=2),
    action("Bargain", ir.May(ir.Play(ir.Chosen(cards_in(Zone.HAND)), free=False, less=2)), cost=0),
    action("Growth", ir.Play(ir.Chosen(cards_in(Zone.HAND, YOU, *CHARACTER)), shift=True), cost=2),
    action("Recall", ir.Put(ir.Chosen(cards_in(Zone.DISCARD), n=2, up_to=True), BOTTOM)),
    action(
        "Echo",
        ir.Play(ir.Chosen(cards_in(Zone.DISCARD, YOU, ir.IsType((CardType.ACTION,)), ir.IsOther())), then=BOTTOM),
        cost=2,
    ),
    action("Dry Spell", ir.LoseInkDrops(1, Who.ALL), cost=1),
    action(
        "Toast",
        ir.Seq(
            (
                ir.ChoosePlayer(Who.OTHERS, "guest"),
                ir.EachPlayer(ir.PlayersTogether((YOU, ir.PlayerIn("guest"))), (ir.GainInkDrops(1, Who.THEY),)),
            )
        ),
        cost=1,
    ),
    action("Seep", ir.May(ir.To(ir.RemoveInkDrops(1), ir.Draw(ir.Plus(ir.DropsUsed(ir.This()), 1)))), cost=1),
    action("Ebb", ir.Text((ir.ExertInk(1, OPPONENTS), ir.GainInkDrops(1))), cost=1),
    action("Sow", ir.Put(ir.Top(), ir.Place(Zone.INKWELL, exerted=True)), cost=2),
    action("March", ir.MoveTo(your_character(), ir.Chosen(ir.Cards(of=YOU, where=(LOCATION,)))), cost=0),
    action(
        "Roam",
        ir.MoveTo(
            ir.Chosen(your_characters(), slot="who"),
            ir.Chosen(ir.Cards(of=YOU, where=(ir.Not(ir.IsPlaceOf(ir.Those("who"))), LOCATION))),
        ),
        cost=0,
    ),
    action(
        "Plague",
        ir.ForEach(ir.Cards(of=OPPONENTS, where=CHARACTER), "one", ir.May(ir.PutDamage(1, ir.Those("one")), OPPONENTS)),
        cost=2,
    ),
    action("Twice", ir.Repeat(2, ir.Deal(1, any_character())), cost=2),
    action(
        "Rhyme",
        ir.Seq(
            (
                ir.Reveal(ir.Top(2), "two"),
                ir.If(
                    ir.SameName(ir.Among("two", CHARACTER), ir.Cards(of=YOU)),
                    ir.Seq((ir.Put(ir.Those("two"), HAND), ir.Again())),
                    ir.Put(ir.Those("two"), ir.Place(Zone.DISCARD)),
                ),
            )
        ),
    ),
    action("Rattle", ir.CoinedVerb("rattle", ir.Exert(ir.Those("a")), "1", opposing_character(slot="a"))),
    action(
        "Vote",
        ir.Seq(
            (
                ir.ChoosePlayer(ALL, "who"),
                ir.LoseLore(1, ir.PlayerIn("who")),
                ir.EachPlayer(
                    ir.MostOf(ir.Count(cards_in(Zone.HAND, THEY))),
                    (ir.Discard(ir.Chosen(cards_in(Zone.HAND, THEY), random=True)), ir.Draw(1, THEY)),
                ),
            )
        ),
    ),
    action(
        "Oath",
        ir.Create(
            ir.Triggered(
                (ir.Event(Happening.CHALLENGES, subject=ir.Filter(YOU, (ir.IsIn("about"),))),),
                ir.Draw(),
                name="Oath",
            ),
            times=1,
            about=your_character(),
        ),
    ),
    action(
        "Veil",
        ir.Text(
            (
                ir.Establish((ir.Cant(Doing.QUEST),), Duration.UNTIL_YOUR_NEXT_TURN, ir.Cards(of=OPPONENTS)),
                ir.Establish((ir.CostChange(-1, ANY_CHARACTER, uses=1),), Duration.THIS_TURN),
            )
        ),
    ),
    action(
        "Count",
        ir.Seq(
            (
                ir.Let("n", ir.Per(ir.TotalOf(Stat.COST, your_characters()), 4)),
                ir.GainLore(
                    ir.Either(
                        ir.AnyPlayer(OPPONENTS, ir.Have(cards_in(Zone.HAND, THEY), Cmp.GE, 5)),
                        ir.Number("n"),
                        ir.Times(ir.Number("n"), 1),
                    )
                ),
                ir.Draw(ir.Minus(ir.Players(ALL), 1)),
                ir.If(
                    ir.DidIt(),
                    ir.LoseLore(
                        ir.Minus(ir.NamesAmong(cards_in(Zone.DISCARD)), ir.InksAmong(cards_in(Zone.DISCARD))), OPPONENTS
                    ),
                ),
                ir.GainLore(ir.DifferentAmong(Trait.COST, your_characters())),
                ir.LoseLore(ir.MostAlike(Trait.CLASSIFICATION, your_characters())),
                ir.Choose(ir.Chosen(your_characters(), 2, slot="two", unlike=Trait.NAME)),
                ir.If(ir.Alike(Trait.LORE, ir.Those("two")), ir.Ready(ir.Those("two"))),
                ir.Exert(ir.Chosen(your_characters(ir.Shares(Trait.INK, cards(), True)), 2, alike=Trait.STRENGTH)),
            )
        ),
    ),
    action(
        "Probe",
        adjust(
            any_character(
                ir.AnyOf(
                    (
                        ir.AllOf((ir.IsDry(), ir.CanExert())),
                        ir.HasUnder(),
                        ir.WasPlayedBy(),
                        ir.IsInk((Ink.RUBY,)),
                        ir.HasKeyword(Keyword.WARD),
                        ir.FullNamed("Pawn - Grown"),
                        ir.Named(("Knight",)),
                        ir.Did(ir.Event(Happening.QUESTED)),
                    )
                ),
                ir.OwnedBy(ALL),
                slot="it",
            ),
            Stat.STRENGTH,
            ir.StatOf(Stat.STRENGTH, ir.Those("it"), printed=True),
        ),
    ),
    action(
        "Sift",
        ir.If(
            ir.Happened(ir.Event(Happening.PLAYED, player=YOU), Cmp.GE, 2),
            ir.Seq(
                (
                    ir.Put(ir.Chosen(cards_in(Zone.HAND, YOU, ir.HasInkwell()), slot="in"), ir.Place(Zone.INKWELL)),
                    ir.If(ir.SlotFilled("in"), ir.Draw(ir.TimesHappened(ir.Event(Happening.PLAYED, player=YOU)))),
                )
            ),
            ir.Draw(),
        ),
    ),
    action(
        "Feud",
        ir.Text(
            (
                ir.EachPlayer(
                    ir.PlayersWhere(ALL, ir.Have(cards_in(Zone.HAND, THEY), Cmp.GE, 3)),
                    (ir.Discard(ir.Chosen(cards_in(Zone.HAND, THEY), by=THEY)),),
                ),
                ir.Deal(
                    ir.Minus(ir.HighestOf(Stat.COST, your_characters()), ir.LowestOf(Stat.COST, your_characters())),
                    opposing_character(ir.SharesName(cards())),
                ),
                ir.PutDamage(1, ir.LocationOf(any_character(ir.IsAt()))),
            )
        ),
        cost=2,
    ),
    action("Return", ir.Put(any_character(), ir.Place(Zone.DECK, Side.SHUFFLE)), cost=3),
    action("Eviction", ir.Put(ir.Together((any_character(), ir.Top(1))), ir.Place(Zone.HAND)), cost=3),
    action("Pardon", ir.Ready(ir.Chosen(your_characters(), by=ir.PlayerOf(ir.This()))), cost=2),
)

MEETINGS: tuple[ir.Card, ...] = (
    character(
        "Rival",
        whenever(
            Happening.BANISHED,
            ir.Deal(1, ir.Cards(where=(ir.IsChallenging(ANY_CHARACTER),))),
            subject=ir.Filter(where=(ir.IsThis(), ir.IsChallenged())),
        ),
        whenever(Happening.DISCARDED, ir.Put(ir.Involved(), HAND), subject=ir.Filter(YOU), source=ir.Filter(OPPONENTS)),
        whenever(
            Happening.EXERTED,
            adjust(ir.Cards(where=(ir.IsInvolved(),)), Stat.STRENGTH, -1),
            subject=ir.Filter(OPPONENTS, CHARACTER),
        ),
        cost=2,
    ),
)

CARDS = (*KEYWORDS, *TRIGGERS, *STATICS, *ITEMS, *LOCATIONS, *ACTIONS, *MEETINGS, *PLAIN)


@cache
def own_book() -> CardBook:
    return CardBook(CARDS)


def books() -> list[CardBook]:
    """The pools to try a law on: this one, and the house pool where there is one."""
    found = [own_book()]
    spec = find_spec("illumineer.house")
    if spec is not None and spec.origin is not None:
        from illumineer import house

        found.append(house.book())
    return found


def deck(book: CardBook, dice: Dice, size: int = 40) -> list[str]:
    return [book.cards[dice.below(len(book.cards))].full_name for _ in range(size)]


def new_game(book: CardBook, seed: int, players: int = 2, **more: Any) -> Game:
    dice = Dice(seed * 7 + 1)
    more.setdefault("turn_limit", 40)
    more.setdefault("variant", "free")
    return Game.new([deck(book, dice) for _ in range(players)], book, seed=seed, **more)


def step(game: Game, dice: Dice) -> None:
    """One random move, with ending the turn less likely than anything else."""
    asked = game.decision
    assert asked is not None
    options = asked.options
    at = dice.below(len(options))
    if options[at] == (0,) and len(options) > 1:
        at = dice.below(len(options))
    game.push_answer(options[at])


def walk(game: Game, seed: int, moves: int = 10_000) -> Iterator[int]:
    """Play at random; stops before each decision, with its number."""
    dice = Dice(seed)
    for n in range(moves):
        if game.decision is None:
            return
        yield n
        step(game, dice)
