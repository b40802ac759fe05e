"""What the tests of the judge are written with: a scenario in a few lines, and the cards it plays with."""

from __future__ import annotations

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
    when_played,
    whenever_quests,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.judge import Pool, Result, run
from illumineer.judge.source import FORMAT
from illumineer.vocab import CardType, Doing, Happening, Keyword, Side, Stat, Who, Zone

HAND = ir.Place(Zone.HAND)
BOTTOM = ir.Place(Zone.DECK, Side.BOTTOM, ordered=True)
TOP = ir.Place(Zone.DECK, Side.TOP, ordered=True)
FROM_HAND = ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU))
THEIR_HAND = ir.Chosen(ir.Cards((Zone.HAND,), Who.THEY), by=Who.THEY)


def looks(n: int, *take: ir.Test, rest: ir.Place = BOTTOM) -> ir.Effect:
    """Look at the top N; one to the hand, the rest somewhere else in any order."""
    among = ir.Among("seen", (*take,))
    return ir.Text(
        (
            ir.Look(ir.Top(n), "seen"),
            ir.Seq(
                (
                    ir.Put(ir.Chosen(among, slot="it"), HAND),
                    ir.Put(ir.Among("seen", (ir.Not(ir.IsIn("it")),)), rest),
                )
            ),
        )
    )


CARDS: tuple[ir.Card, ...] = (
    *PLAIN,
    character("Ogre - Grown", shift(2), cost=5, strength=6, willpower=6),
    character("Guard", Keyword.BODYGUARD),
    character("Ghost", Keyword.WARD),
    character("Bird", Keyword.EVASIVE),
    character("Brute", Keyword.RECKLESS, strength=3),
    character("Tank", keyword(Keyword.RESIST, 2), willpower=6),
    character("Bard", keyword(Keyword.SINGER, 4), cost=1),
    character("Helper", Keyword.SUPPORT),
    character("Hoarder", keyword(Keyword.BOOST, 1), willpower=5),
    character("Herald", when_played(ir.May(ir.Draw(1)))),
    character("Archer", when_played(ir.May(ir.Deal(1, any_character())))),
    character("Seer", whenever_quests(ir.NameCard("named"))),
    character("Echo", ir.Triggered((ir.Event(Happening.QUESTED, player=Who.YOU),), ir.May(ir.Draw(1)), name="Again")),
    character(
        "Chorus", ir.Triggered((ir.Event(Happening.QUESTED, player=Who.YOU),), ir.May(ir.GainLore(1)), name="Refrain")
    ),
    character(
        "Miser",
        ir.Triggered((ir.Event(Happening.QUESTED, player=Who.YOU),), ir.May(ir.Draw(1)), limit=1, name="Hoard"),
    ),
    character("Medic", exert_ability(ir.RemoveDamage(3, any_character(), up_to=True), name="Mend")),
    character("Cook", exert_ability(ir.Draw(1), ir.BanishCost(your_character()), name="Stew")),
    character("Clerk", exert_ability(ir.Draw(1), ir.DiscardCost(FROM_HAND), name="File")),
    character("Captain", exert_ability(ir.GainLore(1), ir.ExertCost(your_character(ir.IsOther())), name="Order")),
    character(
        "Sprite",
        ir.Static(
            (ir.PlayFor((ir.BanishCost(ir.Chosen(ir.Cards(of=Who.YOU, where=(ir.IsType((CardType.ITEM,)),)))),)),),
            zone=Zone.HAND,
        ),
        cost=7,
    ),
    character("Gift", ir.Static((ir.PlayFor(()),), zone=Zone.HAND, condition=ir.Have(your_characters())), cost=7),
    action("Bolt", ir.Deal(2, any_character())),
    action("Snipe", ir.Deal(2, opposing_character())),
    action("Volley", ir.Deal(1, any_character(n=2, up_to=True))),
    action("Pair", ir.Deal(1, any_character(n=2))),
    action("Either", ir.Modal((ir.GainLore(1), ir.Draw(1)))),
    action("Fan", ir.Modal((ir.GainLore(1), ir.Draw(1), ir.LoseLore(1)), n=2, least=1)),
    action("Both", ir.Modal((ir.GainLore(1), ir.Draw(1), ir.LoseLore(1)), n=2)),
    action("Present", ir.Seq((ir.ChoosePlayer(Who.ALL, "p"), ir.Draw(2, ir.PlayerIn("p"))))),
    action(
        "Feast",
        ir.Text((ir.ChoosePlayer(Who.ALL, "p", n=None), ir.EachPlayer(ir.PlayerIn("p"), (ir.Draw(1, Who.THEY),)))),
    ),
    action("Robbery", ir.EachPlayer(Who.OPPONENTS, (ir.Discard(THEIR_HAND),))),
    action("Call", ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, CHARACTER)))),
    action("Welcome", ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, CHARACTER)), shift=True)),
    action("Encore", ir.Play(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU)), then=ir.Place(Zone.DECK, Side.BOTTOM))),
    action("Study", looks(3)),
    action("Search", looks(3, *CHARACTER)),
    action("Peek", ir.May(looks(2))),
    action(
        "Offer",
        ir.Text(
            (
                ir.Look(ir.Top(2), "seen"),
                ir.May(ir.Put(ir.Chosen(ir.Among("seen"), slot="it"), HAND)),
                ir.Put(ir.Among("seen", (ir.Not(ir.IsIn("it")),)), BOTTOM),
            )
        ),
    ),
    action("Scry", ir.Text((ir.Look(ir.Top(1), "seen"), ir.Put(ir.Those("seen"), ir.Place(Zone.DECK, Side.EITHER))))),
    action("Sort", ir.Text((ir.Look(ir.Top(3), "seen"), ir.Put(ir.Those("seen"), TOP)))),
    action("Fade", ir.Put(any_character(), ir.Place(Zone.DECK, Side.SHUFFLE))),
    action("Stack", ir.Put(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU), 2), TOP)),
    action(
        "Unveil",
        ir.Text(
            (
                ir.Reveal(ir.Top(2), "seen"),
                ir.Put(ir.Among("seen", CHARACTER), HAND),
                ir.Put(ir.Among("seen", (ir.Not(ir.IsType((CardType.CHARACTER,))),)), BOTTOM),
            )
        ),
    ),
    action(
        "Summon",
        ir.Text(
            (
                ir.Look(ir.Top(3), "seen"),
                ir.Play(ir.Chosen(ir.Among("seen", CHARACTER), slot="it")),
                ir.Put(ir.Among("seen", (ir.Not(ir.IsIn("it")),)), BOTTOM),
            )
        ),
    ),
    action(
        "Extort",
        ir.Text(
            (ir.Deal(1, opposing_character()), ir.EachPlayer(Who.OPPONENTS, (ir.May(ir.Draw(1, Who.THEY), Who.THEY),)))
        ),
    ),
    action("Round", ir.GainLore(1), cost=3, song=True),
    action("Choir", ir.GainLore(2), keyword(Keyword.SING_TOGETHER, 5), cost=6, song=True),
    item("Drum", exert_ability(ir.GainLore(1), name="Beat")),
    item(
        "Shield", ir.Replacement(ir.Event(Happening.DAMAGE_DEALT, subject=ir.Filter(Who.YOU, CHARACTER)), name="Block")
    ),
    item(
        "Charm",
        ir.Replacement(
            ir.Event(Happening.DAMAGE_DEALT, subject=ir.Filter(Who.YOU, CHARACTER)), ir.GainLore(1), name="Luck"
        ),
    ),
    item("Banner", ir.Static((ir.Adjust(Stat.STRENGTH, 2), ir.Cant(Doing.QUEST)), your_characters())),
    location("Tower", cost=2, willpower=4, lore=2, move_cost=2),
    character(
        "Judge",
        ir.Triggered(
            (ir.Event(Happening.BANISHED, subject=ir.Filter(where=CHARACTER)),), ir.May(ir.Draw(1)), name="Verdict"
        ),
    ),
    character(
        "Watcher",
        ir.Triggered(
            (ir.Event(Happening.PLAYED, subject=THIS),),
            ir.May(
                ir.Banish(ir.Chosen(ir.Cards(where=(ir.IsType((CardType.ITEM,)),)))),
            ),
            name="Break",
        ),
    ),
)
POOL = Pool.of(CARDS)


def data(steps: list[dict[str, Any]], setup: dict[str, Any] | None = None, **top: Any) -> dict[str, Any]:
    """The data of a scenario."""
    return {
        "format": FORMAT,
        "name": "a test",
        "rules": ["1.1"],
        "source": "here",
        "setup": setup or {},
        "steps": steps,
        **top,
    }


def judge(
    *steps: dict[str, Any],
    p1: dict[str, Any] | None = None,
    p2: dict[str, Any] | None = None,
    top: dict[str, Any] | None = None,
    **setup: Any,
) -> Result:
    """The verdict on a scenario."""
    sides = {name: side for name, side in (("p1", p1), ("p2", p2)) if side is not None}
    return run(data(list(steps), {**setup, **sides}, **(top or {})), POOL)


def passes(*steps: dict[str, Any], **setup: Any) -> None:
    result = judge(*steps, **setup)
    assert result.status == "pass", result


def fails(*steps: dict[str, Any], at: int | None, says: str = "", **setup: Any) -> None:
    """The scenario fails at that step, and says so."""
    result = judge(*steps, **setup)
    assert (result.status, result.step) == ("fail", at), result
    assert says in result.message, result.message
