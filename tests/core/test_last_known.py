"""A card that is gone is what it was, whatever its id stands for since; abilities that look at each other."""

from __future__ import annotations

import pytest
from tests.support import CHARACTER, THIS, action, any_character, character, item, shift, table

from illumineer import ir
from illumineer.vocab import Cmp, Happening, Side, Stat, Who, Zone

FADE = ir.Put(any_character(slot="gone"), ir.Place(Zone.DECK, Side.SHUFFLE))


@pytest.mark.rule("6.7.7")
def test_a_card_shuffled_away_is_asked_for_what_was_printed_on_it() -> None:
    worth = ir.GainLore(ir.StatOf(Stat.COST, ir.Those("gone"), printed=True))
    pawns = ["Pawn", "Pawn#2", "Pawn#3", "Pawn#4"]
    for seed in range(4):
        t = table(
            [action("Fade", ir.Seq((FADE, worth)))],
            seed=seed,
            p1={"hand": ["Fade"], "ink": 1},
            p2={"play": ["Ogre"], "deck": pawns},
        ).do("play Fade")
        assert t.game.lore[0] == 4


def test_what_waits_in_the_bag_is_named_after_the_card_that_left_not_after_a_hidden_one() -> None:
    leaves = [
        ir.Triggered((ir.Event(Happening.LEFT_PLAY, subject=THIS),), ir.GainLore(1), name=name) for name in ("A", "B")
    ]
    t = table(
        [action("Fade", FADE), character("Goner", *leaves)],
        p1={"hand": ["Fade"], "ink": 1},
        p2={"play": ["Goner"], "deck": ["Pawn", "Pawn#2", "Giant", "Giant#2"]},
    ).do("play Fade")
    assert t.moves() == ["resolve Goner: A", "resolve Goner: B"]


def test_an_ability_about_the_active_player_follows_the_turn() -> None:
    aura = item("Aura", ir.Static((ir.Adjust(Stat.STRENGTH, 1),), ir.Cards(of=Who.ACTIVE, where=CHARACTER)))
    t = table([aura], p1={"play": ["Aura", "Knight"]}, p2={"play": ["Ogre"]})
    assert (t["Knight"].strength, t["Ogre"].strength) == (4, 4)
    t.do("end turn")
    assert (t["Knight"].strength, t["Ogre"].strength) == (3, 5)


@pytest.mark.rule("6.1.12")
def test_an_ability_in_the_discard_can_wait_for_any_event() -> None:
    back = ir.Put(ir.This(), ir.Place(Zone.HAND))
    ghost = character(
        "Ghost", ir.Triggered((ir.Event(Happening.QUESTED, player=Who.YOU),), back, zone=Zone.DISCARD, name="Return")
    )
    t = table([ghost], p1={"play": ["Pawn"], "discard": ["Ghost"]}).do("quest Pawn")
    assert t.hand() == ["Ghost"]


def test_a_static_ability_sees_the_cost_that_another_changes() -> None:
    tax = item("Tax", ir.Static((ir.Adjust(Stat.COST, 2),), ir.Cards(where=CHARACTER)))
    dear = (*CHARACTER, ir.HasStat(Stat.COST, Cmp.GE, 5))
    zeal = item("Zeal", ir.Static((ir.Adjust(Stat.LORE, 1),), ir.Cards(where=dear)))
    for order in (["Tax", "Zeal", "Knight"], ["Zeal", "Tax", "Knight"]):
        assert table([tax, zeal], p1={"play": order})["Knight"].lore == 2


@pytest.mark.rule("6.1.6")
@pytest.mark.parametrize("discard", [(), ("Relic#2",)])
def test_the_card_that_this_one_became_is_not_another(discard: tuple[str, ...]) -> None:
    """ "Banish this item — return another item card from your discard": it does not find itself there."""
    pile = ir.Cards((Zone.DISCARD,), Who.YOU, (ir.IsOther(), ir.Named(("Relic",))))
    back = ir.Activated((ir.BanishCost(),), ir.Put(ir.Chosen(pile), ir.Place(Zone.HAND)), name="Trade")
    t = table([item("Relic", back)], p1={"play": ["Relic"], "discard": list(discard)})
    t.do("activate Relic: Trade")
    assert t.discard() == ["Relic"]
    assert t.hand() == ["Relic"] * len(discard)


@pytest.mark.rule("5.1.1.7")
def test_what_was_under_a_card_is_not_what_the_verb_returned() -> None:
    """ "If you returned a Sailor character this way" asks for the character, not for the cards under it."""
    old, new = character("Mira - Young", classes="Sailor"), character("Mira - Old", shift(1), classes="Baker")
    home = ir.Text(
        (
            ir.Put(any_character(), ir.Place(Zone.HAND), into="back"),
            ir.If(ir.Have(ir.Among("back", (ir.HasClass(("Sailor",)),))), ir.GainLore(3), ir.GainLore(1)),
        )
    )
    t = table([old, new, action("Home", home)], p1={"hand": ["Mira - Old", "Home"], "ink": 2, "play": ["Mira - Young"]})
    t.do("play Mira - Old", "for shift", "play Home")
    assert sorted(t.hand()) == ["Mira - Old", "Mira - Young"]
    assert t.lore() == 1
