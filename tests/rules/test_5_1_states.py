"""5.1: the states of cards: ready, exerted, damaged, under, in play, faceup, drying …"""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import (
    CHARACTER,
    Table,
    action,
    any_character,
    character,
    exert_ability,
    item,
    location,
    shift,
    table,
    when_played,
    whenever_quests,
    your_characters,
)

from illumineer import ir
from illumineer.errors import PositionError
from illumineer.vocab import Happening, Side, Stat, Who, Zone

EVERYTHING = ir.Cards()
HERO = character("Hero - Grown", shift(1), cost=9, strength=5, willpower=6)
YOUNG = character("Hero - Young", whenever_quests(ir.Draw()))
LEVER = item("Lever", exert_ability(ir.Draw()))


def stack(top: str, *under: str, facedown: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    return {"card": top, "under": list(under), "facedown": list(facedown), **more}


def seen_in_play(t: Table, viewer: int, place: int = 0) -> dict[str, Any]:
    """The first player's card in play, as the viewer sees it."""
    found: dict[str, Any] = t.game.view(viewer).to_json()["players"][0]["play"][place]
    return found


def sent(to: ir.Place) -> ir.Card:
    """An action that sends every one of your characters there."""
    return action("Send", ir.Put(your_characters(), to))


# --- ready, exerted (5.1.1.1, 5.1.1.2) -------------------------------------------------------


@pytest.mark.rule("5.1.1", "5.1.1.1")
def test_characters_and_items_enter_play_ready() -> None:
    t = table([LEVER], p1={"hand": ["Knight", "Lever"], "ink": 4}, p2={})
    t.do("play Knight", "play Lever")
    assert not t["Knight"].exerted and not t["Lever"].exerted


@pytest.mark.rule("5.1.1.1")
def test_a_readied_card_is_ready() -> None:
    wake = action("Wake", ir.Ready(any_character(ir.IsExerted())))
    t = table([wake], p1={"hand": ["Wake"], "ink": 1, "play": [{"card": "Knight", "exerted": True}, "Ogre"]}, p2={})
    t.do("play Wake", "quest Knight")
    assert t.lore() == 1


@pytest.mark.rule("5.1.1.2")
def test_an_exerted_card_uses_only_abilities_without_exert_in_the_cost() -> None:
    kit = item("Kit", exert_ability(ir.Draw(), name="Turn"), ir.Activated((ir.InkCost(1),), ir.GainLore(1), name="Pay"))
    t = table([kit], p1={"play": ["Kit"], "ink": 2}, p2={})
    t.do("activate Kit: Turn")
    assert t["Kit"].exerted
    assert t.why("activate Kit: Turn") == ["5.1.1.2"]
    t.do("activate Kit: Pay", "activate Kit: Pay")
    assert t.lore() == 2


@pytest.mark.rule("5.1.1.2")
def test_exerting_an_exerted_card_or_readying_a_ready_one_changes_nothing() -> None:
    tug = action("Tug", ir.Text((ir.Exert(your_characters()), ir.Exert(your_characters()))))
    wake = action("Wake", ir.Text((ir.Ready(your_characters()), ir.Ready(your_characters()))))
    t = table([tug, wake], p1={"hand": ["Tug", "Wake"], "ink": 2, "play": ["Knight"]}, p2={})
    t.do("play Tug")
    assert t["Knight"].exerted and len(t.events(Happening.EXERTED)) == 1
    t.do("play Wake")
    assert not t["Knight"].exerted and len(t.events(Happening.READIED)) == 1


# --- damaged, undamaged (5.1.1.3, 5.1.1.4) ---------------------------------------------------


@pytest.mark.rule("5.1.1.3", "5.1.1.4")
def test_a_card_with_damage_is_damaged_one_without_is_not() -> None:
    sort = action(
        "Sort",
        ir.Text(
            (
                ir.GainLore(ir.Count(ir.Cards(where=(ir.IsDamaged(),)))),
                ir.Draw(ir.Count(ir.Cards(where=(*CHARACTER, ir.Not(ir.IsDamaged()))))),
            )
        ),
    )
    t = table(
        [sort],
        p1={"hand": ["Sort"], "ink": 1, "play": [{"card": "Knight", "damage": 1}, "Ogre", "Scout"]},
        p2={"play": [{"card": "Camp", "damage": 2}]},
    )
    t.do("play Sort")
    assert t.lore() == 2
    assert len(t.hand()) == 2


@pytest.mark.rule("5.1.1.4", "5.1.3")
def test_removing_the_last_damage_makes_it_undamaged_at_once() -> None:
    heal = action("Heal", ir.Text((ir.RemoveDamage(2, any_character()), damaged_count())))
    t = table([heal], p1={"hand": ["Heal"], "ink": 1, "play": [{"card": "Ogre", "damage": 2}]}, p2={})
    t.do("play Heal", "number 2")
    assert t.lore() == 0
    assert t["Ogre"].damage == 0


def damaged_count() -> ir.Effect:
    return ir.GainLore(ir.Count(ir.Cards(where=(ir.IsDamaged(),))))


# --- under, on top, in a stack (5.1.1.5-5.1.1.7) ---------------------------------------------


@pytest.mark.rule("5.1.1.5")
def test_a_card_under_another_cannot_be_chosen() -> None:
    bolt = action("Bolt", ir.Deal(1, any_character()))
    t = table(
        [HERO, YOUNG, bolt],
        p1={"hand": ["Bolt"], "ink": 1, "play": [stack("Hero - Grown", "Hero - Young"), "Knight"]},
        p2={},
    )
    t.do("play Bolt")
    assert t.moves() == ["choose Hero - Grown", "choose Knight"]


@pytest.mark.rule("5.1.1.5", "5.1.1.8")
def test_a_card_under_another_is_not_in_play() -> None:
    census = action("Census", ir.GainLore(ir.Count(your_characters())))
    t = table(
        [HERO, YOUNG, census],
        p1={"hand": ["Census"], "ink": 1, "play": [stack("Hero - Grown", "Hero - Young", facedown=("Knight",))]},
        p2={},
    )
    t.do("play Census")
    assert t.lore() == 1
    assert t["Hero - Young"].zone == "under" and t["Knight"].zone == "under"
    assert t.why("quest Hero - Young") == ["5.1.1.8"]


@pytest.mark.rule("5.1.1.5", "5.1.1.9", "5.1.1.10")
def test_everybody_sees_faceup_cards_under_a_card_and_nobody_facedown_ones() -> None:
    t = table([HERO, YOUNG], p1={"play": [stack("Hero - Grown", "Hero - Young", facedown=("Knight", "Ogre"))]}, p2={})
    for viewer in (0, 1):
        card = seen_in_play(t, viewer)
        assert card["under"] == ["Hero - Young"]
        assert card["facedown"] == [None, None]


@pytest.mark.rule("5.1.1.10")
def test_not_even_its_player_knows_a_card_put_facedown_from_the_deck() -> None:
    pile = character("Pile", exert_ability(ir.Put(ir.Top(1), ir.Place(Zone.UNDER, under=ir.This()))))
    t = table([pile], p1={"play": ["Pile"], "deck": ["Ogre", "Knight"]}, p2={})
    t.do("activate Pile: Use")
    assert t["Pile"].under == ["Ogre"]
    for viewer in (0, 1):
        assert seen_in_play(t, viewer)["facedown"] == [None]


@pytest.mark.rule("5.1.1.9")
def test_a_card_put_under_another_faceup_stays_faceup() -> None:
    pot = item("Pot", exert_ability(ir.Put(any_of_mine(), ir.Place(Zone.UNDER, facedown=False, under=ir.This()))))
    t = table([pot], p1={"play": ["Pot", "Knight"]}, p2={})
    t.do("activate Pot: Use")
    assert seen_in_play(t, 1)["under"] == ["Knight"]


def any_of_mine() -> ir.Chosen:
    return ir.Chosen(your_characters())


@pytest.mark.rule("5.1.1.6")
def test_the_card_on_top_does_not_gain_the_text_below() -> None:
    t = table([HERO, YOUNG], p1={"hand": ["Hero - Grown"], "ink": 1, "play": ["Hero - Young"]}, p2={})
    t.do("play Hero - Grown", "quest Hero - Grown")
    assert t.lore() == 1
    assert t.hand() == []  # the covered card would have drawn one


@pytest.mark.rule("5.1.1.6")
def test_a_card_with_cards_under_it_can_be_told_from_one_without() -> None:
    tall = ir.Cards(of=Who.YOU, where=(ir.HasUnder(),))
    census = action("Census", ir.GainLore(ir.Count(tall)))
    t = table(
        [HERO, YOUNG, census],
        p1={"hand": ["Census"], "ink": 1, "play": [stack("Hero - Grown", "Hero - Young"), stack("Ogre"), "Knight"]},
        p2={},
    )
    t.do("play Census")
    assert t.lore() == 1


@pytest.mark.rule("5.1.1.7")
@pytest.mark.parametrize(
    ("to", "zone"),
    [
        (ir.Place(Zone.HAND), "hand"),
        (ir.Place(Zone.DECK, Side.BOTTOM), "deck"),
        (ir.Place(Zone.INKWELL, exerted=True), "inkwell"),
        (ir.Place(Zone.DISCARD), "discard"),
    ],
)
def test_the_whole_stack_goes_where_its_top_card_goes(to: ir.Place, zone: str) -> None:
    t = table(
        [HERO, YOUNG, sent(to)],
        p1={"hand": ["Send"], "ink": 1, "play": [stack("Hero - Grown", "Hero - Young", facedown=("Knight",))]},
        p2={},
    )
    t.do("play Send")
    assert [t[name].zone for name in ("Hero - Grown", "Hero - Young", "Knight")] == [zone] * 3
    assert t.play() == []


@pytest.mark.rule("5.1.1.7")
def test_facedown_cards_of_a_banished_stack_are_faceup_in_the_discard() -> None:
    doom = action("Doom", ir.Banish(your_characters()))
    t = table([doom], p1={"hand": ["Doom"], "ink": 1, "play": [stack("Ogre", facedown=("Knight",))]}, p2={})
    t.do("play Doom")
    for viewer in (0, 1):
        assert t.game.view(viewer).to_json()["players"][0]["discard"] == ["Ogre", "Knight", "Doom"]


@pytest.mark.rule("5.1.1.7")
def test_facedown_cards_of_a_returned_stack_are_hidden_from_the_opponent() -> None:
    t = table(
        [sent(ir.Place(Zone.HAND))],
        p1={"hand": ["Send"], "ink": 1, "play": [stack("Ogre", facedown=("Knight",))]},
        p2={},
    )
    t.do("play Send")
    assert t.game.view(0).to_json()["players"][0]["hand"] == ["Ogre", "Knight"]
    assert t.game.view(1).to_json()["players"][0]["hand"] == ["Ogre", None]


@pytest.mark.rule("5.1.1.7")
def test_apart_from_play_there_is_no_stack() -> None:
    t = table(
        [HERO, YOUNG, sent(ir.Place(Zone.HAND))],
        p1={"hand": ["Send"], "ink": 3, "play": [stack("Hero - Grown", "Hero - Young")]},
        p2={},
    )
    t.do("play Send", "play Hero - Young")
    assert t["Hero - Young"].under == []
    assert t.hand() == ["Hero - Grown"]


# --- in play (5.1.1.8) -----------------------------------------------------------------------


@pytest.mark.rule("5.1.1.8")
def test_only_faceup_cards_in_the_play_zone_are_in_play() -> None:
    glory = ir.Static((ir.Adjust(Stat.STRENGTH, 1),), your_characters())
    flag = item("Flag", glory)
    for position in (
        {"hand": ["Flag"]},
        {"discard": ["Flag"]},
        {"deck": ["Flag"]},
    ):
        t = table([flag], p1={"play": ["Knight"], **position}, p2={})
        assert t["Knight"].strength == 3
    t = table([flag], p1={"play": ["Knight", stack("Rock", "Flag")]}, p2={})
    assert t["Knight"].strength == 3
    t = table([flag], p1={"play": ["Knight", stack("Rock", facedown=("Flag",))]}, p2={})
    assert t["Knight"].strength == 3
    t = table([flag], p1={"play": ["Knight", "Flag"]}, p2={})
    assert t["Knight"].strength == 4


# --- drying, dry (5.1.1.11, 5.1.1.12) --------------------------------------------------------


@pytest.mark.rule("5.1.1.11")
def test_a_drying_character_cannot_quest_challenge_or_exert() -> None:
    cook = character("Cook", exert_ability(ir.Draw()))
    aria = action("Aria", ir.Draw(), cost=1, song=True)
    t = table(
        [cook, aria],
        p1={"hand": ["Cook", "Aria"], "ink": 2},
        p2={"play": [{"card": "Ogre", "exerted": True}]},
    )
    t.do("play Cook")
    assert t["Cook"].drying
    assert t.why("quest Cook") == ["5.1.1.11"]
    assert t.why("challenge Cook") == ["5.1.1.11"]
    assert t.why("activate Cook: Use") == ["4.4.2"]
    assert not t.legal("play Aria")  # it cannot sing either


@pytest.mark.rule("5.1.1.11")
def test_it_is_drying_until_the_start_of_its_players_next_turn() -> None:
    t = table(p1={"hand": ["Knight"], "ink": 3}, p2={})
    t.do("play Knight", "end turn", "end turn")
    assert not t["Knight"].drying
    assert t.legal("quest Knight")


@pytest.mark.rule("5.1.1.11", "2.0:5.1.1.11")
@pytest.mark.parametrize(("edition", "can"), [("2.0", True), ("2.1", False), ("2.3", False)])
def test_since_2_1_a_drying_character_cannot_exert_for_an_effect_either(edition: str, can: bool) -> None:
    strain = ir.To(ir.Exert(ir.Chosen(your_characters(ir.CanExert()))), ir.Draw())
    call = action("Call", strain)
    t = table([call], edition, p1={"hand": ["Call"], "ink": 1, "play": [{"card": "Knight", "drying": True}]}, p2={})
    t.do("play Call")
    assert t["Knight"].exerted is can
    assert len(t.hand()) == (1 if can else 0)


@pytest.mark.rule("5.1.1.11")
def test_a_drying_character_can_still_be_challenged_damaged_and_exerted_by_others() -> None:
    tug = action("Tug", ir.Exert(any_character()))
    t = table(
        [tug], p1={"hand": ["Tug"], "ink": 1, "play": ["Ogre"]}, p2={"play": [{"card": "Knight", "drying": True}]}
    )
    t.do("play Tug", "choose Knight", "challenge Ogre")
    assert t.discard(1) == ["Knight"]


@pytest.mark.rule("5.1.1.12")
def test_a_dry_character_can_quest_challenge_and_exert() -> None:
    cook = character("Cook", exert_ability(ir.Draw()))
    t = table([cook], p1={"play": ["Cook"]}, p2={"play": [{"card": "Ogre", "exerted": True}]})
    assert t.moves() == ["end turn", "quest Cook", "challenge Cook", "activate Cook: Use"]


@pytest.mark.rule("5.1.1.12")
def test_items_can_exert_at_once() -> None:
    t = table([LEVER], p1={"hand": ["Lever"], "ink": 1}, p2={})
    t.do("play Lever")
    assert not t["Lever"].drying
    assert t.legal("activate Lever: Use")


@pytest.mark.rule("5.1.1.12")
def test_dry_can_be_asked_for() -> None:
    census = action("Census", ir.GainLore(ir.Count(your_characters(ir.IsDry()))))
    t = table(
        [census],
        p1={"hand": ["Census", "Scout"], "ink": 3, "play": ["Knight", {"card": "Ogre", "drying": True}]},
        p2={},
    )
    t.do("play Scout", "play Census")
    assert t.lore() == 1


# --- which card can have which state (5.1.2) -------------------------------------------------


@pytest.mark.rule("5.1.2", "5.1.2.1")
def test_a_character_enters_ready_undamaged_faceup_and_drying() -> None:
    t = table(p1={"hand": ["Knight"], "ink": 3}, p2={})
    t.do("play Knight")
    card = t["Knight"]
    assert (card.exerted, card.damage, card.drying, card.under) == (False, 0, True, [])
    assert seen_in_play(t, 1)["name"] == "Knight"


@pytest.mark.rule("5.1.2", "5.1.2.1")
def test_a_character_can_have_several_states_at_once() -> None:
    t = table(
        [HERO, YOUNG],
        p1={"play": [stack("Hero - Grown", "Hero - Young", exerted=True, damage=2, drying=True)]},
        p2={},
    )
    card = t["Hero - Grown"]
    assert (card.exerted, card.damage, card.drying, card.under) == (True, 2, True, ["Hero - Young"])


@pytest.mark.rule("5.1.2.2")
def test_an_item_enters_ready_and_is_never_damaged() -> None:
    quake = action("Quake", ir.Text((ir.Deal(1, EVERYTHING), ir.PutDamage(1, EVERYTHING), damaged_count())))
    t = table([quake], p1={"hand": ["Quake", "Rock"], "ink": 2, "play": ["Ogre"]}, p2={"play": ["Camp"]})
    t.do("play Rock")
    assert not t["Rock"].exerted
    t.do("play Quake")
    assert t["Rock"].damage == 0
    assert t["Ogre"].damage == 2 and t["Camp"].damage == 2
    assert t.lore() == 2


@pytest.mark.rule("5.1.2.2")
def test_no_position_has_a_damaged_item() -> None:
    with pytest.raises(PositionError, match=r"5\.1\.2\.2"):
        table(p1={"play": [{"card": "Rock", "damage": 1}]})


@pytest.mark.rule("5.1.2.3")
def test_a_location_enters_undamaged_and_is_neither_ready_nor_exerted() -> None:
    tug = action("Tug", ir.Exert(EVERYTHING))
    t = table([tug], p1={"hand": ["Tug", "Camp"], "ink": 2, "play": ["Rock", "Knight"]}, p2={})
    t.do("play Camp")
    assert t["Camp"].damage == 0 and not t["Camp"].drying
    t.do("play Tug")
    assert t["Rock"].exerted and t["Knight"].exerted
    assert not t["Camp"].exerted
    with pytest.raises(PositionError, match=r"5\.1\.2\.3"):
        table(p1={"play": [{"card": "Camp", "exerted": True}]})


@pytest.mark.rule("5.1.2.3")
def test_a_location_cannot_pay_exert_and_does_not_enter_exerted() -> None:
    odd = location("Odd Place", exert_ability(ir.Draw()))
    slow = item("Slow Bell", ir.Static((ir.Enters(exerted=True),), ir.Cards(of=Who.YOU)))
    t = table([odd, slow], p1={"hand": ["Odd Place", "Rock"], "ink": 2, "play": ["Slow Bell"]}, p2={})
    t.do("play Odd Place", "play Rock")
    assert not t["Odd Place"].exerted and t["Rock"].exerted
    assert t.why("activate Odd Place: Use") == ["5.1.2.3"]


@pytest.mark.rule("5.1.2.4")
def test_a_card_in_the_inkwell_is_only_ready_or_exerted_and_facedown() -> None:
    bury = sent(ir.Place(Zone.INKWELL, exerted=True))
    t = table([bury], p1={"hand": ["Send"], "ink": 1, "play": [{"card": "Ogre", "damage": 3, "exerted": True}]}, p2={})
    t.do("play Send")
    assert t.ink() == (0, 2)
    for viewer in (0, 1):
        assert t.game.view(viewer).to_json()["players"][0]["ink"] == {"ready": 0, "exerted": 2}
    t.do("end turn", "end turn")
    assert t.ink() == (2, 0)


@pytest.mark.rule("5.1.2.5")
def test_a_card_in_the_deck_is_facedown() -> None:
    t = table(p1={"deck": ["Ogre", "Knight"]}, p2={})
    for viewer in (0, 1):
        side = t.game.view(viewer).to_json()["players"][0]
        assert (side["deck"], side["top"]) == (2, None)


@pytest.mark.rule("5.1.2.6")
def test_a_card_in_the_discard_is_faceup() -> None:
    t = table(p1={"discard": ["Ogre", "Knight"]}, p2={})
    for viewer in (0, 1):
        assert t.game.view(viewer).to_json()["players"][0]["discard"] == ["Ogre", "Knight"]


@pytest.mark.rule("5.1.2.7", "1.9.6")
def test_a_card_in_the_hand_has_no_state() -> None:
    t = table(
        [sent(ir.Place(Zone.HAND))],
        p1={"hand": ["Send"], "ink": 5, "play": [{"card": "Ogre", "damage": 3, "exerted": True}]},
        p2={},
    )
    t.do("play Send")
    assert t["Ogre"].object is None
    t.do("play Ogre")
    assert (t["Ogre"].damage, t["Ogre"].exerted, t["Ogre"].drying) == (0, False, True)


# --- at once (5.1.3) -------------------------------------------------------------------------


@pytest.mark.rule("5.1.3")
def test_example_a_questing_exerts_at_once() -> None:
    t = table(p1={"play": ["Knight"]}, p2={})
    t.do("quest Knight")
    assert t["Knight"].exerted
    assert [event.kind for event in t.game.events][:2] == [Happening.EXERTED, Happening.LORE_GAINED]


@pytest.mark.rule("5.1.3", "8.10.2")
@pytest.mark.parametrize("state", [{}, {"exerted": True}, {"drying": True}, {"damage": 1}])
def test_example_b_the_covering_card_has_the_states_of_the_covered_one(state: dict[str, Any]) -> None:
    t = table(
        [HERO, YOUNG], p1={"hand": ["Hero - Grown"], "ink": 1, "play": [{"card": "Hero - Young", **state}]}, p2={}
    )
    t.do("play Hero - Grown")
    top = t["Hero - Grown"]
    assert top.under == ["Hero - Young"]
    assert (top.exerted, top.drying, top.damage) == (
        state.get("exerted", False),
        state.get("drying", False),
        state.get("damage", 0),
    )
    assert t["Hero - Young"].zone == "under"


@pytest.mark.rule("5.1.3")
def test_a_state_is_seen_by_the_next_part_of_the_same_effect() -> None:
    tired = ir.Count(your_characters(ir.IsExerted()))
    march = character("March", when_played(ir.Text((ir.Exert(your_characters()), ir.GainLore(tired)))))
    t = table([march], p1={"hand": ["March"], "ink": 2, "play": ["Knight", "Scout"]}, p2={})
    t.do("play March")
    assert t.lore() == 3
