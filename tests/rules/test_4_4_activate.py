"""4.4: using an activated ability."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    Table,
    any_character,
    character,
    exert_ability,
    item,
    keyword,
    location,
    opposing_character,
    table,
    when_banished,
    when_played,
    whenever,
    whenever_quests,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.cr import EDITIONS, number
from illumineer.errors import IllegalMove
from illumineer.game import Game
from illumineer.vocab import CardType, Doing, Happening, Keyword, Stat, Who, Zone

LEVER = item("Lever", exert_ability(ir.Draw()))
HAND = ir.Cards((Zone.HAND,), Who.YOU)


def pays(*costs: ir.Cost, effect: ir.Effect | None = None, name: str = "Use", **more: object) -> ir.Activated:
    return ir.Activated(costs, effect or ir.GainLore(1), name=name, **more)  # type: ignore[arg-type]


# --- who, when (4.4.1-4.4.3) -----------------------------------------------------------------


@pytest.mark.rule("4.4.1")
def test_paying_the_cost_generates_the_effect() -> None:
    t = table([LEVER], p1={"play": ["Lever"]}, p2={})
    t.do("activate Lever: Use")
    assert t["Lever"].exerted
    assert len(t.hand()) == 1


@pytest.mark.rule("4.4.1")
def test_only_abilities_of_cards_in_play_can_be_used() -> None:
    t = table(
        [LEVER],
        p1={"hand": ["Lever"], "discard": ["Lever#2"], "play": [{"card": "Knight", "under": ["Lever#3"]}]},
        p2={},
    )
    assert not any(move.startswith("activate") for move in t.moves())


@pytest.mark.rule("4.4.1", "4.4.3")
def test_only_the_active_player_uses_abilities_and_only_of_their_own_cards() -> None:
    theirs = item("Crank", pays(ir.InkCost(1)))
    t = table([LEVER, theirs], p1={"play": ["Lever"], "ink": 1}, p2={"play": ["Crank"], "ink": 1, "deck": ["Giant"]})
    assert t.moves() == ["end turn", "activate Lever: Use"]
    assert t.why("activate Crank: Use") == ["4.4.3"]
    t.end_turn()
    assert t.moves() == ["end turn", "ink Giant", "activate Crank: Use"]


@pytest.mark.rule("4.4.2", "5.1.1.11")
def test_a_drying_character_cannot_use_an_ability_with_exert() -> None:
    cook = character("Cook", exert_ability(ir.Draw()))
    t = table([cook], p1={"hand": ["Cook"], "ink": 2}, p2={})
    t.do("play Cook")
    assert t["Cook"].drying
    assert t.why("activate Cook: Use") == ["4.4.2"]
    t.do("end turn", "end turn", "activate Cook: Use")
    assert t["Cook"].exerted


@pytest.mark.rule("4.4.2")
def test_a_drying_character_can_use_an_ability_without_exert() -> None:
    broker = character("Broker", pays(ir.InkCost(1)))
    t = table([broker], p1={"play": [{"card": "Broker", "drying": True}], "ink": 1}, p2={})
    t.do("activate Broker: Use")
    assert t.lore() == 1


@pytest.mark.rule("4.4.2", "5.5.4")
def test_an_item_can_use_its_ability_the_turn_it_is_played() -> None:
    t = table([LEVER], p1={"hand": ["Lever"], "ink": 1}, p2={})
    t.do("play Lever", "activate Lever: Use")
    assert t["Lever"].exerted


@pytest.mark.rule("4.4.2", "5.6.4")
def test_a_location_can_use_its_ability_the_turn_it_is_played() -> None:
    market = location("Market", pays(ir.InkCost(1)))
    t = table([market], p1={"hand": ["Market"], "ink": 2}, p2={})
    t.do("play Market", "activate Market: Use")
    assert t.lore() == 1


@pytest.mark.rule("4.4.2", "5.1.1.2")
def test_an_exerted_card_can_use_only_abilities_without_exert() -> None:
    both = character("Both Ways", exert_ability(ir.Draw(), name="Turn"), pays(ir.InkCost(1), name="Pay"))
    t = table([both], p1={"play": [{"card": "Both Ways", "exerted": True}], "ink": 1}, p2={})
    assert t.why("activate Both Ways: Turn") == ["5.1.1.2"]
    t.do("activate Both Ways: Pay")
    assert t.lore() == 1


@pytest.mark.rule("4.4.2", "1.2.2")
def test_a_card_that_cannot_exert_cannot_pay_exert() -> None:
    chain = item("Chain", ir.Static((ir.Cant(Doing.EXERT),), ir.Cards(of=Who.OPPONENTS)))
    t = table([LEVER, chain], p1={"play": ["Lever"]}, p2={"play": ["Chain"]})
    assert t.why("activate Lever: Use") == ["1.2.2"]


@pytest.mark.rule("4.4.2.1")
def test_only_dry_ready_characters_can_be_exerted_for_an_ability() -> None:
    horn = item("Horn", pays(ir.ExertCost(ir.Chosen(your_characters()))))
    t = table(
        [horn],
        p1={"play": ["Horn", {"card": "Scout", "drying": True}, {"card": "Knight", "exerted": True}]},
        p2={"play": ["Giant"]},
    )
    assert t.why("activate Horn: Use") == ["1.5.3"]
    t = table([horn], p1={"play": ["Horn", {"card": "Scout", "drying": True}, "Ogre", "Knight"]}, p2={})
    t.do("activate Horn: Use")
    assert t.moves() == ["choose Ogre", "choose Knight"]
    t.do("choose Ogre")
    assert t["Ogre"].exerted and not t["Horn"].exerted
    assert t.lore() == 1


@pytest.mark.rule("4.4.2.1")
def test_a_drying_character_can_have_another_one_exert() -> None:
    boss = character("Boss", pays(ir.ExertCost(ir.Chosen(your_characters()))))
    t = table([boss], p1={"play": [{"card": "Boss", "drying": True}, "Knight"]}, p2={})
    t.do("activate Boss: Use")
    assert t["Knight"].exerted and not t["Boss"].exerted


# --- the process (4.4.3) ---------------------------------------------------------------------


@pytest.mark.rule("4.4.3", "4.4.3.1")
def test_the_ability_is_announced_by_name() -> None:
    kit = item("Kit", exert_ability(ir.Draw(), name="Hammer"), exert_ability(ir.GainLore(1), name="Saw"))
    t = table([kit], p1={"play": ["Kit"]}, p2={})
    assert t.moves() == ["end turn", "activate Kit: Hammer", "activate Kit: Saw"]
    t.do("activate Kit: Saw")
    assert t.lore() == 1 and t.hand() == []
    assert [t.name(event.subject) for event in t.events(Happening.ABILITY_USED)] == ["Kit"]


@pytest.mark.rule("4.4.3")
def test_an_ability_can_be_used_as_often_as_it_can_be_paid() -> None:
    mill = item("Mill", pays(ir.InkCost(1)))
    t = table([mill], p1={"play": ["Mill"], "ink": 3}, p2={})
    t.do("activate Mill: Use", "activate Mill: Use", "activate Mill: Use")
    assert t.lore() == 3
    assert t.why("activate Mill: Use") == ["1.5.3"]


@pytest.mark.rule("4.4.3", "6.1.13.2")
def test_once_per_turn() -> None:
    mill = item("Mill", pays(ir.InkCost(1), limit=1))
    t = table([mill], p1={"play": ["Mill", "Mill#2"], "ink": 3}, p2={})
    t.do("activate Mill: Use")
    assert t.why("activate Mill: Use") == ["6.1.13.2"]
    t.do("activate Mill#2: Use")  # each copy counts for itself
    assert t.lore() == 2
    t.do("end turn", "end turn", "activate Mill: Use")
    assert t.lore() == 3


@pytest.mark.rule("4.4.3")
def test_a_condition_on_its_use() -> None:
    at_work = ir.Have(ir.Cards(of=Who.YOU, where=(*CHARACTER, ir.IsExerted())))
    mill = item("Mill", pays(ir.InkCost(1), when=at_work))
    t = table([mill], p1={"play": ["Mill", "Knight"], "ink": 1}, p2={})
    assert t.why("activate Mill: Use") == ["6.1.15"]
    t.do("quest Knight", "activate Mill: Use")
    assert t.lore() == 2


@pytest.mark.rule("4.4.3.2", "1.5.5.4", "6.1.7.1")
def test_for_free_ignores_all_costs_but_exert() -> None:
    t = table([forge()], p1={"play": ["Forge", "Knight"], "ink": 0}, p2={})
    assert not t.legal("activate Forge: Smelt")
    t.do("quest Knight", "activate Forge: Blow")
    assert t["Forge"].exerted and t["Forge"].zone == "play"
    assert t.lore() == 3


@pytest.mark.rule("4.4.3.2", "6.1.7.1")
def test_for_free_still_needs_what_must_be_exerted() -> None:
    t = table([forge()], p1={"play": [{"card": "Forge", "exerted": True}, "Knight"], "ink": 0}, p2={})
    assert t.why("activate Forge: Blow") == ["5.1.1.2"]


@pytest.mark.rule("1-late:4.3.8.4")
def test_in_1x_for_free_ignores_only_ink() -> None:
    t = table([forge()], "1-late", p1={"play": ["Forge", "Knight"], "ink": 0}, p2={})
    t.do("activate Forge: Blow")
    assert t.discard() == ["Forge"]
    assert t.lore() == 2


def forge() -> ir.Card:
    """Smelt costs {E}, 3 ink and the item itself; Blow uses Smelt for free."""
    return item(
        "Forge",
        exert_ability(ir.GainLore(2), ir.InkCost(3), ir.BanishCost(), name="Smelt"),
        ir.Activated((), ir.UseAbility("SMELT"), limit=1, name="Blow"),  # a story name is one in capitals or not
    )


@pytest.mark.rule("4.4.3.2", "6.1.13.2")
def test_for_free_does_not_outdo_once_per_turn() -> None:
    mill = item(
        "Mill",
        pays(ir.InkCost(1), limit=1, name="Grind"),
        ir.Activated((), ir.UseAbility("Grind"), limit=1, name="Wind"),
    )
    t = table([mill], p1={"play": ["Mill"], "ink": 1}, p2={})
    t.do("activate Mill: Grind")
    assert t.lore() == 1
    assert t.why("activate Mill: Wind") == ["6.1.13.2"]


LEAVE = ir.Have(ir.Cards(of=Who.YOU, where=(ir.Named(("Knight",)),)))


def kettle(*costs: ir.Cost) -> ir.Card:
    """Boil costs that; with a Knight in play it can be used for free."""
    return item(
        "Kettle",
        ir.Activated(costs, ir.GainLore(1), name="BOIL"),
        ir.Activated((), ir.UseAbility("Boil"), LEAVE, name="WELCOME"),
    )


@pytest.mark.rule("4.4.3.2", "1.5.5.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_1x_only_the_ink_of_an_ability_used_for_free_is_waived(edition: str) -> None:
    discard = ir.DiscardCost(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU)))
    boil = kettle(ir.ExertCost(), ir.InkCost(3), discard)
    old = edition.startswith("1")
    t = table([boil], edition, p1={"play": ["Kettle", "Knight"]})
    assert t.legal("activate Kettle: WELCOME") is not old
    assert not t.legal("activate Kettle: BOIL")
    t = table([boil], edition, p1={"play": ["Kettle", "Knight"], "hand": ["Pawn", "Rock"]})
    t.do("activate Kettle: WELCOME")
    if old:
        t.do("choose Pawn")
    assert (t.lore(), t.discard(), t["Kettle"].exerted) == (1, ["Pawn"] if old else [], True)
    assert not t.legal("activate Kettle: WELCOME")
    t = table([boil], edition, p1={"play": ["Kettle"], "hand": ["Pawn"]})
    assert not t.legal("activate Kettle: WELCOME")


@pytest.mark.rule("4.4.3.2", "1.5.5.4")
def test_an_exerted_card_can_use_for_free_what_does_not_exert_it() -> None:
    exerted = {"play": [{"card": "Kettle", "exerted": True}, "Knight"]}
    t = table([kettle(ir.InkCost(2))], p1=exerted).do("activate Kettle: WELCOME")
    assert (t.lore(), t.ink()) == (1, (0, 0))
    t = table([kettle(ir.ExertCost(), ir.InkCost(2))], p1=exerted)
    assert t.why("activate Kettle: WELCOME") == ["5.1.1.2"]


@pytest.mark.rule("4.4.3.2")
def test_an_ability_used_for_free_is_one_ability_that_is_used() -> None:
    spy = item("Spy", whenever(Happening.ABILITY_USED, ir.Draw(), player=Who.YOU))
    t = table([kettle(ir.ExertCost(), ir.InkCost(1)), spy], p1={"play": ["Kettle", "Knight", "Spy"]})
    t.do("activate Kettle: WELCOME")
    assert (t.lore(), len(t.hand())) == (1, 1)


@pytest.mark.rule("4.4.3.2")
def test_what_names_no_ability_of_the_card_lets_nothing_be_used() -> None:
    lone = item("Lone", ir.Activated((), ir.UseAbility("Boil"), LEAVE, name="WELCOME"))
    t = table([lone], p1={"play": ["Lone", "Knight"]})
    assert t.why("activate Lone: WELCOME") == ["4.4.1"]


@pytest.mark.rule("4.4.3.3", "1.5.4")
def test_payment_modifiers_change_the_total_of_an_ability() -> None:
    mill = item("Mill", pays(ir.InkCost(2)))
    oil = item("Oil", ir.Static((ir.CostChange(-1, ir.Filter(where=(ir.Named(("Mill",)),)), doing=Doing.ACTIVATE),)))
    t = table([mill, oil], p1={"play": ["Mill", "Oil"], "ink": 1}, p2={})
    t.do("activate Mill: Use")
    assert t.ink() == (0, 1)
    assert t.lore() == 1


@pytest.mark.rule("4.4.3.3")
def test_a_tax_on_abilities_is_added() -> None:
    rust = item("Rust", ir.Static((ir.CostChange(1, who=Who.ALL, doing=Doing.ACTIVATE),)))
    t = table([LEVER, rust], p1={"play": ["Lever"], "ink": 0}, p2={"play": ["Rust"]})
    assert t.why("activate Lever: Use") == ["1.5.3"]
    t = table([LEVER, rust], p1={"play": ["Lever"], "ink": 1}, p2={"play": ["Rust"]})
    t.do("activate Lever: Use")
    assert t.ink() == (0, 1)
    assert t["Lever"].exerted and len(t.hand()) == 1


@pytest.mark.rule("4.4.3.3")
def test_modifiers_on_playing_cards_do_not_reach_abilities() -> None:
    mill = item("Mill", pays(ir.InkCost(2)))
    sale = item("Sale", ir.Static((ir.CostChange(-1),)))
    t = table([mill, sale], p1={"play": ["Mill", "Sale"], "ink": 2}, p2={})
    t.do("activate Mill: Use")
    assert t.ink() == (0, 2)


# --- paying (4.4.3.4) ------------------------------------------------------------------------


@pytest.mark.rule("4.4.3.4")
def test_ink_and_other_costs_are_paid_in_full() -> None:
    press = item("Press", exert_ability(ir.GainLore(1), ir.InkCost(2), ir.DiscardCost(ir.Chosen(HAND))))
    for ink, hand in ((1, ["Scout"]), (2, [])):
        t = table([press], p1={"play": ["Press"], "ink": ink, "hand": hand}, p2={})
        assert t.why("activate Press: Use") == ["1.5.3"]
    t = table([press], p1={"play": ["Press"], "ink": 3, "hand": ["Scout", "Knight"]}, p2={})
    t.do("activate Press: Use", "choose Knight")
    assert t.ink() == (1, 2)
    assert t.discard() == ["Knight"]
    assert t["Press"].exerted
    assert [number(event.rule, "2.3") for event in t.events(Happening.INK_PAID)] == ["4.4.3.4"]


@pytest.mark.rule("4.4.3.4")
def test_the_card_itself_can_be_the_cost() -> None:
    bomb = item("Bomb", exert_ability(ir.Deal(3, any_character()), ir.BanishCost()))
    t = table([bomb], p1={"play": ["Bomb"]}, p2={"play": ["Ogre"]})
    t.do("activate Bomb: Use")
    assert t.discard() == ["Bomb"]
    assert t["Ogre"].damage == 3


@pytest.mark.rule("4.4.3.4")
@pytest.mark.parametrize(
    ("cost", "zone"),
    [
        (ir.ReturnCost(ir.Chosen(ir.Cards(of=Who.YOU, where=(ir.IsType((CardType.ITEM,)), ir.IsOther())))), "hand"),
        (ir.BottomCost(ir.Chosen(ir.Cards(of=Who.YOU, where=(ir.IsType((CardType.ITEM,)), ir.IsOther())))), "deck"),
    ],
)
def test_other_kinds_of_cost(cost: ir.Cost, zone: str) -> None:
    gate = item("Gate", pays(cost))
    t = table([gate], p1={"play": ["Gate", "Rock"]}, p2={})
    t.do("activate Gate: Use")
    assert t["Rock"].zone == zone
    assert t.lore() == 1
    assert not t.legal("activate Gate: Use")


@pytest.mark.rule("4.4.3.4")
def test_damage_as_a_cost() -> None:
    zealot = character("Zealot", pays(ir.DamageCost(1)), willpower=3)
    t = table([zealot], p1={"play": ["Zealot"]}, p2={})
    t.do("activate Zealot: Use", "activate Zealot: Use")
    assert t["Zealot"].damage == 2
    t.do("activate Zealot: Use")  # paid, resolved, and only then checked
    assert t.lore() == 3
    assert t.discard() == ["Zealot"]


@pytest.mark.rule("4.4.3.4", "1.5.3")
def test_one_exertion_pays_only_one_cost() -> None:
    leader = character("Foreman", exert_ability(ir.GainLore(1), ir.ExertCost(ir.Chosen(your_characters()))))
    alone = table([leader], p1={"play": ["Foreman"]}, p2={})
    assert alone.why("activate Foreman: Use") == ["1.5.3"]
    t = table([leader], p1={"play": ["Foreman", "Scout", "Knight"]}, p2={})
    t.do("activate Foreman: Use")
    assert t.moves() == ["choose Scout", "choose Knight"]
    t.do("choose Knight")
    assert t["Foreman"].exerted and t["Knight"].exerted and not t["Scout"].exerted


@pytest.mark.rule("4.4.3.4", "1.5.3")
def test_a_pick_that_would_leave_the_rest_unpayable_is_not_offered() -> None:
    sir = character("Sir One", keyword(Keyword.WARD), classes="Storyborn Knight")
    anyone = ir.BanishCost(ir.Chosen(your_characters()))
    a_knight = ir.BanishCost(ir.Chosen(your_characters(ir.HasClass(("Knight",)))))
    altar = item("Altar", pays(anyone, a_knight))
    t = table([altar, sir], p1={"play": ["Altar", "Sir One", "Scout", "Ogre"]}, p2={})
    t.do("activate Altar: Use")
    assert t.moves() == ["choose Scout", "choose Ogre"]
    t.do("choose Ogre")
    assert sorted(t.discard()) == ["Ogre", "Sir One"]


@pytest.mark.rule("4.4.3.4", "1.13")
def test_ink_drops_can_pay_for_an_ability() -> None:
    mill = item("Mill", pays(ir.InkCost(2)))
    t = table([mill], p1={"play": ["Mill"], "ink": 2, "drops": 1}, p2={})
    t.do("activate Mill: Use")
    assert t.moves() == ["number 0", "number 1"]
    t.do("number 1")
    assert t.ink() == (1, 1)
    assert t.game.state.drops[0] == 0


@pytest.mark.rule("1.13")
def test_ink_drops_can_pay_for_an_effect() -> None:
    toll = character("Toll Keeper", when_played(ir.May(ir.To(ir.PayInk(1), ir.GainLore(2)))), cost=1)
    t = table([toll], p1={"hand": ["Toll Keeper"], "ink": 1, "drops": 1}, p2={})
    t.do("play Toll Keeper", "number 0", "accept")
    assert t.game.state.drops[0] == 0
    assert t.lore() == 2


@pytest.mark.rule("1.13")
def test_an_ability_can_give_ink_drops() -> None:
    spring = item("Spring", exert_ability(ir.GainInkDrops(2)))
    t = table([spring], p1={"play": ["Spring"], "hand": ["Scout"]}, p2={})
    assert not t.legal("play Scout")
    t.do("activate Spring: Use", "play Scout")
    assert t["Scout"].zone == "play"
    assert t.game.state.drops[0] == 0
    assert t.ink() == (0, 0)


# --- resolving (4.4.4, 4.4.5) ----------------------------------------------------------------


@pytest.mark.rule("4.4.4")
def test_the_effect_resolves_at_once_and_not_from_the_bag() -> None:
    t = table([LEVER], p1={"play": ["Lever"]}, p2={})
    t.do("activate Lever: Use")
    assert t.events(Happening.ADDED_TO_BAG) == []
    kinds = [event.kind for event in t.game.events]
    assert kinds.index(Happening.EXERTED) < kinds.index(Happening.ABILITY_USED) < kinds.index(Happening.DREW)


@pytest.mark.rule("4.4.4")
def test_the_effect_resolves_even_if_its_card_is_gone_as_a_cost() -> None:
    seed = character("Seed", pays(ir.BanishCost(), effect=ir.Draw(2)))
    t = table([seed], p1={"play": [{"card": "Seed", "drying": True}]}, p2={})
    t.do("activate Seed: Use")
    assert t.discard() == ["Seed"]
    assert len(t.hand()) == 2


@pytest.mark.rule("4.4.4", "6.7.3")
def test_an_ability_can_be_used_when_its_effect_has_nothing_to_choose() -> None:
    dart = item("Dart", exert_ability(ir.Deal(1, opposing_character())))
    t = table([dart], p1={"play": ["Dart"]}, p2={})
    t.do("activate Dart: Use")
    assert t["Dart"].exerted
    assert t.asked == (0, "act")


@pytest.mark.rule("4.4.5")
def test_triggers_of_the_process_resolve_after_the_effect() -> None:
    heir = character("Heir", when_banished(ir.GainLore(ir.Count(HAND))))
    altar = item("Altar", pays(ir.BanishCost(ir.Chosen(your_characters())), effect=ir.Draw(2)))
    t = table([heir, altar], p1={"play": ["Heir", "Altar"]}, p2={})
    t.do("activate Altar: Use")
    assert t.lore() == 2


@pytest.mark.rule("4.4.5", "4.1.2")
def test_the_next_turn_action_waits_for_those_triggers() -> None:
    watcher = character("Watcher", whenever(Happening.ABILITY_USED, ir.May(ir.Draw()), subject=ir.Filter(Who.YOU)))
    t = table([watcher, LEVER], p1={"play": ["Watcher", "Lever"]}, p2={})
    t.do("activate Lever: Use")
    assert t.asked == (0, "accept")
    with pytest.raises(IllegalMove):
        refuse(t)
    t.do("decline")
    assert t.asked == (0, "act")


def refuse(t: Table) -> None:
    """Take a turn action in the middle of a resolution."""
    other = table([LEVER], p1={"play": ["Lever"]}, p2={}).game.legal_moves[0]
    t.game.push(other)


@pytest.mark.rule("4.4.1")
def test_an_ability_that_a_card_has_gained_can_be_used() -> None:
    gift = ir.GainAbility(exert_ability(ir.GainLore(ir.StatOf(Stat.STRENGTH, ir.This())), name="Boast"))
    teacher = character("Teacher", whenever_quests(ir.Apply(your_character(ir.IsOther()), (gift,))))
    t = table([teacher], p1={"play": ["Teacher", "Knight"]}, p2={})
    t.do("quest Teacher", "activate Knight: Boast")
    assert t.lore() == 4
    assert t["Knight"].exerted
    t.do("end turn", "end turn")
    assert not any(move.startswith("activate") for move in t.moves())


@pytest.mark.rule("4.4.1", "1.2.2")
def test_cannot_use_abilities() -> None:
    hush = item("Hush", ir.Static((ir.CantDo(Doing.ACTIVATE),)))
    t = table([hush, LEVER], p1={"play": ["Lever"]}, p2={"play": ["Hush"]})
    assert t.why("activate Lever: Use") == ["1.2.2"]


@pytest.mark.rule("4.4.4")
def test_an_ability_may_banish_what_it_chooses() -> None:
    trap = item("Trap", exert_ability(ir.Banish(any_character())))
    t = table([trap], p1={"play": ["Trap", "Knight"]}, p2={"play": ["Ogre"]})
    t.do("activate Trap: Use", "choose Ogre")
    assert t.discard(1) == ["Ogre"]


# --- costs that something forbids ------------------------------------------------------------


@pytest.mark.rule("4.4.3.4", "1.2.2", "1.5.3")
@pytest.mark.parametrize(
    ("cost", "forbidden"),
    [
        (ir.DamageCost(1), Doing.BE_DEALT_DAMAGE),
        (ir.BanishCost(), Doing.BE_BANISHED),
        (ir.ReturnCost(), Doing.LEAVE),
        (ir.BottomCost(), Doing.LEAVE),
        (ir.ExertCost(ir.Chosen(your_characters())), Doing.EXERT),
    ],
)
def test_a_cost_that_cannot_happen_cannot_be_paid(cost: ir.Cost, forbidden: Doing) -> None:
    monk = character("Monk", pays(cost))
    vow = item("Vow", ir.Static((ir.Cant(forbidden),), your_characters()))
    t = table([monk, vow], p1={"play": ["Monk", "Vow"]}, p2={})
    assert t.why("activate Monk: Use") == ["1.5.3"]
    assert table([monk, vow], p1={"play": ["Monk"]}, p2={}).legal("activate Monk: Use")


@pytest.mark.rule("4.4.3.4")
def test_a_saved_game_goes_on_in_the_middle_of_a_payment() -> None:
    altar = item("Altar", pays(ir.InkCost(1), ir.BanishCost(ir.Chosen(your_characters())), DISCARD_ONE))
    t = table([altar], p1={"play": ["Altar", "Scout", "Ogre"], "hand": ["Knight", "Rock"], "ink": 1, "drops": 1})
    t.do("activate Altar: Use", "choose Ogre")
    other = Game.from_json(t.game.to_json(), t.game.book)
    for move in ("choose Rock", "number 1"):
        t.do(move)
        other.push(move)
    assert other.digest == t.game.digest
    assert t.lore() == 1


DISCARD_ONE = ir.DiscardCost(ir.Chosen(HAND))


@pytest.mark.rule("4.4.3.2", "1.2.2")
def test_for_free_does_not_outdo_cannot() -> None:
    mill = item(
        "Mill",
        pays(ir.InkCost(1), name="Grind"),
        ir.Triggered((ir.Event(Happening.QUESTED),), ir.UseAbility("Grind"), name="Wind"),
    )
    hush = item("Hush", ir.Static((ir.CantDo(Doing.ACTIVATE),)))
    t = table([mill, hush], p1={"play": ["Mill", "Knight"]}, p2={})
    t.do("quest Knight")
    assert t.lore() == 2
    t = table([mill, hush], p1={"play": ["Mill", "Knight"]}, p2={"play": ["Hush"]})
    t.do("quest Knight")
    assert t.lore() == 1
