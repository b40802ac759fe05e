"""6.1.4: a "may" is not asked if everybody can see that nothing would happen either way."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    any_character,
    character,
    item,
    opposing_character,
    table,
    whenever_quests,
    your_character,
)

from illumineer import ir
from illumineer.vocab import CardType, Doing, Side, Stat, Who, Zone

ITEMS = ir.Count(ir.Cards(of=Who.YOU, where=(ir.IsType((CardType.ITEM,)),)))
HAND = ir.Cards((Zone.HAND,), Who.YOU)
ASKED, IDLE = (0, "accept"), (0, "act")


def asked(effect: ir.Effect, p1: dict | None = None, p2: dict | None = None, edition: str = "2.3") -> tuple | None:
    """Who is asked what when somebody quests and may do that."""
    quester = character("Doc", whenever_quests(ir.May(effect)))
    mine = {"play": ["Doc"], **(p1 or {})}
    if "Doc" not in mine["play"]:
        mine["play"] = ["Doc", *mine["play"]]
    return table([quester], edition, p1=mine, p2=p2 or {}).do("quest Doc").asked


@pytest.mark.rule("6.1.4", "6.1.8", "6.7.2.1")
@pytest.mark.parametrize(
    "effect",
    [
        ir.Draw(ITEMS),
        ir.GainLore(ITEMS),
        ir.GainInkDrops(ITEMS),
        ir.Deal(ITEMS, opposing_character()),
        ir.PutDamage(ITEMS, opposing_character()),
        ir.Repeat(ITEMS, ir.Draw()),
        ir.Discard(ir.Chosen(HAND, n=ITEMS)),
        ir.Put(ir.Top(ITEMS), ir.Place(Zone.DISCARD)),
        ir.Draw(ir.Times(ITEMS, 2)),
    ],
)
def test_a_number_of_nothing_is_not_asked_about(effect: ir.Effect) -> None:
    p1, p2 = {"hand": ["Pawn"]}, {"play": ["Ogre"]}
    assert asked(effect, p1, p2) == IDLE
    assert asked(effect, {**p1, "play": ["Rock"]}, p2) == ASKED


@pytest.mark.rule("6.1.4", "6.1.8")
def test_what_was_not_found_before_gives_a_number_of_nothing() -> None:
    deed = ir.Text((ir.Banish(ir.Cards(of=Who.OPPONENTS), "gone"), ir.May(ir.Draw(ir.Number("gone")))))
    doc = character("Doc", whenever_quests(deed))
    assert table([doc], p1={"play": ["Doc"]}).do("quest Doc").asked == IDLE
    assert table([doc], p1={"play": ["Doc"]}, p2={"play": ["Ogre"]}).do("quest Doc").asked == ASKED


@pytest.mark.rule("6.1.4", "7.3.2")
@pytest.mark.parametrize(
    "effect",
    [
        ir.Reveal(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, CHARACTER))),
        ir.Seq((ir.Reveal(ir.Chosen(HAND, slot="it")), ir.Play(ir.Those("it")))),
        ir.Seq((ir.Discard(ir.Chosen(HAND), "gone"), ir.Draw(ir.Number("gone")))),
        ir.Put(HAND, ir.Place(Zone.DECK, Side.BOTTOM)),
        ir.Put(ir.Chosen(HAND), ir.Place(Zone.INKWELL)),
        ir.Play(ir.Chosen(HAND)),
        ir.To(ir.Discard(ir.Chosen(HAND)), ir.Draw()),
        ir.IfDo(ir.Discard(ir.Chosen(HAND)), ir.Draw()),
    ],
)
def test_an_empty_hand_is_passed_over_and_one_with_any_card_is_not(effect: ir.Effect) -> None:
    assert asked(effect, {"hand": []}) == IDLE
    assert asked(effect, {"hand": ["Rock"]}) == ASKED


@pytest.mark.rule("6.1.4", "6.7.6", "7.3.2")
def test_of_several_players_only_those_with_cards_are_asked() -> None:
    show = ir.Seq((ir.Reveal(ir.Chosen(ir.Cards((Zone.HAND,), Who.THEY), by=Who.THEY, slot="it")),))
    doc = character("Doc", whenever_quests(ir.EachPlayer(Who.ALL, (ir.May(show, Who.THEY),))))
    t = table([doc], p1={"play": ["Doc"]}, p2={"hand": ["Rock"]}, p3={}, p4={"hand": ["Pawn"]}).do("quest Doc")
    assert t.asked == (1, "accept")
    t.do("decline")
    assert t.asked == (3, "accept")


@pytest.mark.rule("6.1.4", "1.9.2.4", "1.9.2.3")
@pytest.mark.parametrize(
    "effect",
    [
        ir.MoveDamage(2, ir.This(), opposing_character(), up_to=True),
        ir.MoveDamage(1, your_character(), opposing_character()),
        ir.MoveDamage(None, ir.Cards(of=Who.YOU), opposing_character()),
        ir.RemoveDamage(2, ir.This()),
        ir.RemoveDamage(2, your_character()),
        ir.RemoveDamage(None, ir.Cards(of=Who.YOU)),
        ir.IfDo(ir.RemoveDamage(2, ir.This()), ir.Draw()),
    ],
)
def test_without_damage_nobody_is_asked_to_move_or_remove_it(effect: ir.Effect) -> None:
    p2 = {"play": [{"card": "Ogre", "damage": 1}]}
    assert asked(effect, {}, p2) == IDLE
    quester = character("Doc", whenever_quests(ir.May(effect)))
    t = table([quester], p1={"play": [{"card": "Doc", "damage": 1}]}, p2=p2).do("quest Doc")
    assert t.asked == ASKED


@pytest.mark.rule("1.9.2.4")
@pytest.mark.parametrize(("edition", "found"), [("2.0", ASKED), ("2.1", IDLE), ("2.3", IDLE)])
def test_damage_that_could_only_come_back_is_not_asked_about(edition: str, found: tuple) -> None:
    doc = character("Doc", whenever_quests(ir.May(ir.MoveDamage(1, ir.This(), any_character()))))
    t = table([doc], edition, p1={"play": [{"card": "Doc", "damage": 1}]}).do("quest Doc")
    assert t.asked == found


@pytest.mark.rule("6.1.4", "1.2.2")
def test_damage_that_cannot_be_removed_is_not_asked_about() -> None:
    curse = item("Curse", ir.Static((ir.CantDo(Doing.REMOVE_DAMAGE, Who.ALL),)))
    doc = character("Doc", whenever_quests(ir.May(ir.RemoveDamage(1, ir.This()))))
    t = table([doc, curse], p1={"play": [{"card": "Doc", "damage": 1}, "Curse"]}).do("quest Doc")
    assert t.asked == IDLE


@pytest.mark.rule("6.1.4")
@pytest.mark.parametrize(
    ("effect", "empty", "some"),
    [
        (ir.Look(ir.Top(2)), {"deck": []}, {"deck": ["Rock"]}),
        (ir.Reveal(ir.Top(1)), {"deck": []}, {"deck": ["Rock"]}),
        (ir.Draw(), {"deck": []}, {"deck": ["Rock"]}),
        (ir.ReadyInk(1), {"ink": 1}, {"ink": {"ready": 0, "exerted": 1}}),
        (ir.ExertInk(1), {"ink": 0}, {"ink": 1}),
        (ir.DrawUntil(1), {"hand": ["Rock"]}, {"hand": []}),
        (
            ir.Ready(ir.Cards(of=Who.YOU, where=(ir.IsOther(),))),
            {"play": ["Pawn"]},
            {"play": [{"card": "Pawn", "exerted": True}]},
        ),
        (ir.Exert(opposing_character()), {}, {}),
    ],
)
def test_what_everybody_can_see_to_be_nothing_is_not_asked_about(effect: ir.Effect, empty: dict, some: dict) -> None:
    assert asked(effect, empty, {"play": [{"card": "Ogre", "exerted": True}]}) == IDLE
    assert asked(effect, some, {"play": ["Ogre"]}) == ASKED


@pytest.mark.rule("1.12.1")
@pytest.mark.parametrize(("edition", "found"), [("1-late", ASKED), ("2.0", IDLE)])
def test_drawing_from_an_empty_deck_is_asked_about_where_it_loses(edition: str, found: tuple) -> None:
    assert asked(ir.Draw(), {"deck": []}, edition=edition) == found


@pytest.mark.rule("6.1.4", "6.7.6")
def test_what_nobody_of_several_players_can_do_is_not_asked_about() -> None:
    loss = ir.EachPlayer(Who.OPPONENTS, (ir.LoseLore(1, Who.THEY),))
    assert asked(loss) == IDLE
    assert asked(loss, p2={"lore": 1}) == ASKED
    pick = ir.Seq((ir.ChoosePlayer(Who.OPPONENTS, "who"), ir.LoseLore(1, ir.PlayerIn("who"))))
    assert asked(pick) == IDLE
    assert asked(pick, p2={"lore": 1}) == ASKED


@pytest.mark.rule("6.1.4")
def test_what_only_a_choice_will_tell_is_asked_about() -> None:
    gain = ir.GainLore(ir.StatOf(Stat.DAMAGE, any_character()))
    assert asked(gain, {"play": ["Pawn"]}) == ASKED
