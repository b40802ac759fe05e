"""4.3: the process of playing a card, from announcing it to the abilities that see it played."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    THIS,
    action,
    any_character,
    character,
    exert_ability,
    item,
    keyword,
    shift,
    table,
    when_banished,
    when_played,
    whenever,
)

from illumineer import ir
from illumineer.cr import number
from illumineer.vocab import CardType, Cmp, Doing, Duration, Happening, Keyword, Stat, Who, Zone

YOURS = ir.Filter(Who.YOU, CHARACTER)
FREE_FROM_HAND = ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, CHARACTER))


# --- who, from where -------------------------------------------------------------------------


@pytest.mark.rule("4.3.1")
def test_a_card_is_played_from_the_hand_for_its_cost() -> None:
    t = table(p1={"hand": ["Knight"], "ink": 4}, p2={})
    t.do("play Knight")
    assert t.hand() == []
    assert t.play() == ["Knight"]
    assert t.ink() == (1, 3)


@pytest.mark.rule("4.3.1", "1.5.3")
def test_without_the_whole_cost_it_cannot_be_played() -> None:
    t = table(p1={"hand": ["Knight"], "ink": {"ready": 2, "exerted": 3}}, p2={})
    assert not t.legal("play Knight")
    assert t.why("play Knight") == ["1.5.3"]


@pytest.mark.rule("4.3.2")
def test_cards_are_normally_played_only_from_the_hand() -> None:
    t = table(p1={"hand": ["Scout"], "discard": ["Knight"], "deck": ["Ogre"], "ink": 9}, p2={})
    assert [move for move in t.moves() if move.startswith("play")] == ["play Scout"]
    assert t.why("play Knight") == ["4.3.2"]


@pytest.mark.rule("4.3.2")
def test_only_the_active_player_plays_cards() -> None:
    t = table(p1={}, p2={"hand": ["Knight"], "ink": 9})
    assert t.moves() == ["end turn"]
    t.end_turn()
    assert t.asked == (1, "act")
    assert t.legal("play Knight")


@pytest.mark.rule("4.3.2", "1.2.1")
def test_a_permission_lets_cards_be_played_from_the_discard() -> None:
    crypt = item("Crypt", ir.Static((ir.PlayFrom(Zone.DISCARD, ir.Filter(where=CHARACTER)),)))
    t = table([crypt], p1={"play": ["Crypt"], "discard": ["Knight", "Rock"], "ink": 3}, p2={"discard": ["Ogre"]})
    assert [move for move in t.moves() if move.startswith("play")] == ["play Knight"]
    t.do("play Knight")
    assert t["Knight"].zone == "play" and t["Knight"].drying
    assert t.ink() == (0, 3)
    assert t.discard() == ["Rock"]


@pytest.mark.rule("4.3.2", "5.1.1.5")
def test_a_permission_lets_faceup_cards_under_a_card_be_played() -> None:
    pot = item("Pot", exert_ability(ir.Establish((ir.PlayFrom(Zone.UNDER, YOURS),), Duration.THIS_TURN)))
    t = table([pot], p1={"play": [{"card": "Pot", "under": ["Knight", "Rock"]}], "ink": 3}, p2={})
    assert not t.legal("play Knight")
    t.do("activate Pot: Use")
    assert [move for move in t.moves() if move.startswith("play")] == ["play Knight"]
    t.do("play Knight")
    assert t["Pot"].under == ["Rock"]
    assert t["Knight"].zone == "play"
    assert t.ink() == (0, 3)


@pytest.mark.rule("4.3.2", "6.1.13")
def test_such_a_permission_ends_with_its_duration() -> None:
    pot = item("Pot", exert_ability(ir.Establish((ir.PlayFrom(Zone.UNDER, YOURS),), Duration.THIS_TURN)))
    t = table([pot], p1={"play": [{"card": "Pot", "under": ["Knight"]}], "ink": 3}, p2={})
    t.do("activate Pot: Use", "end turn", "end turn")
    assert not t.legal("play Knight")


@pytest.mark.rule("4.3.2", "7.2.2")
def test_a_permission_lets_the_top_card_of_the_deck_be_played() -> None:
    oracle = item("Oracle", ir.Static((ir.TopFaceUp(Who.YOU), ir.PlayFrom(Zone.DECK))))
    t = table([oracle], p1={"play": ["Oracle"], "deck": ["Knight", "Ogre", "Rock"], "ink": 4}, p2={})
    assert [move for move in t.moves() if move.startswith("play")] == ["play Knight"]
    t.do("play Knight")
    assert t.deck() == ["Ogre", "Rock"]
    assert t["Knight"].zone == "play"


@pytest.mark.rule("4.3.2.2", "6.1.7")
def test_a_permission_to_play_for_free_is_not_one_to_play_for_ink() -> None:
    crypt = item("Crypt", ir.Static((ir.PlayFrom(Zone.DISCARD, ir.Filter(where=CHARACTER), free=True),)))
    t = table([crypt], p1={"play": ["Crypt"], "discard": ["Knight"], "ink": 3}, p2={})
    t.do("play Knight")
    assert t["Knight"].zone == "play"
    assert t.ink() == (3, 0)


@pytest.mark.rule("4.3.2", "4.3.2.1")
def test_a_card_that_changes_zone_while_it_is_played_goes_on_being_played() -> None:
    pot = item("Pot", ir.Static((ir.PlayFrom(Zone.UNDER, YOURS),)))
    breaker = character(
        "Breaker",
        ir.Static(
            (ir.PlayFor((ir.BanishCost(ir.Chosen(ir.Cards(of=Who.YOU, where=(ir.IsType((CardType.ITEM,)),)))),)),),
            zone=Zone.HAND,
        ),
        cost=9,
    )
    t = table([pot, breaker], p1={"play": [{"card": "Pot", "under": ["Breaker", "Rock"]}]}, p2={})
    t.do("play Breaker")
    assert t.discard() == ["Pot", "Rock"]
    assert t.play() == ["Breaker"]


@pytest.mark.rule("4.3.2", "1.2.2")
def test_cannot_play_wins() -> None:
    ban = item("Ban", ir.Static((ir.CantDo(Doing.PLAY, cards=ir.Filter(where=CHARACTER)),)))
    t = table([ban], p1={"hand": ["Scout", "Rock"], "ink": 5}, p2={"play": ["Ban"]})
    assert t.why("play Scout") == ["1.2.2"]
    assert t.legal("play Rock")


# --- announce --------------------------------------------------------------------------------


@pytest.mark.rule("4.3.2.1")
def test_the_announced_card_is_revealed() -> None:
    hero = character("Hero - Grown", shift(2), cost=3)
    young = character("Hero - Young", keyword(Keyword.WARD))
    t = table([hero, young], p1={"hand": ["Hero - Grown", "Knight"], "play": ["Hero - Young"], "ink": 3}, p2={})
    assert t.game.view(1).to_json()["players"][0]["hand"] == [None, None]
    t.do("play Hero - Grown")
    assert t.asked == (0, "mode")
    assert t.game.view(1).to_json()["players"][0]["hand"] == ["Hero - Grown", None]
    assert t["Hero - Grown"].zone == "hand"


# --- enter -----------------------------------------------------------------------------------


@pytest.mark.rule("4.3.3")
def test_once_paid_it_enters_play_and_has_been_played() -> None:
    t = table(p1={"hand": ["Knight"], "ink": 3}, p2={})
    t.do("play Knight")
    played = t.events(Happening.PLAYED)
    assert [(t.name(event.subject), event.player, event.n) for event in played] == [("Knight", 0, 3)]
    assert number(played[0].rule, "2.3") == "4.3.3"
    kinds = [event.kind for event in t.game.events]
    assert kinds.index(Happening.INK_PAID) < kinds.index(Happening.ENTERED)


@pytest.mark.rule("4.3.3.1")
@pytest.mark.parametrize("name", ["Knight", "Rock", "Camp"])
def test_characters_items_and_locations_enter_the_play_zone(name: str) -> None:
    t = table(p1={"hand": [name], "ink": 3}, p2={})
    t.do(f"play {name}")
    assert t[name].zone == "play"
    assert number(t.events(Happening.ENTERED)[0].rule, "2.3") == "4.3.3.1"


@pytest.mark.rule("4.3.3.1", "8.10.1")
def test_a_shifted_character_is_put_on_top_of_the_card_referred_to() -> None:
    hero = character("Hero - Grown", shift(2), cost=9)
    young = character("Hero - Young", keyword(Keyword.WARD))
    t = table(
        [hero, young],
        p1={"hand": ["Hero - Grown"], "play": ["Hero - Young", "Knight", "Hero - Young#2"], "ink": 2},
        p2={},
    )
    t.do("play Hero - Grown", "choose Hero - Young#2")
    assert t.play() == ["Hero - Young", "Knight", "Hero - Grown"]
    assert t["Hero - Grown"].under == ["Hero - Young"]
    assert not t["Hero - Grown"].drying


@pytest.mark.rule("4.3.3.2", "5.4.1.2")
def test_an_action_is_neither_in_hand_nor_in_the_discard_while_its_effect_resolves() -> None:
    bolt = action("Bolt", ir.Deal(1, any_character()))
    t = table([bolt], p1={"hand": ["Bolt"], "ink": 1, "play": ["Knight"]}, p2={"play": ["Ogre"]})
    t.do("play Bolt")
    assert t.asked == (0, "choose")
    assert t.hand() == [] and t.discard() == []
    assert t["Bolt"].zone == "resolving"
    t.do("choose Ogre")
    assert t["Ogre"].damage == 1
    assert t.discard() == ["Bolt"]


@pytest.mark.rule("4.3.3.2")
def test_an_action_does_not_count_itself_in_the_discard() -> None:
    tally = action("Tally", ir.GainLore(ir.Count(ir.Cards((Zone.DISCARD,), Who.YOU))))
    t = table([tally], p1={"hand": ["Tally", "Tally#2"], "ink": 2}, p2={})
    t.do("play Tally")
    assert t.lore() == 0
    t.do("play Tally")
    assert t.lore() == 1


@pytest.mark.rule("1-late:4.3.4.8")
def test_in_1x_an_action_is_not_yet_in_the_discard_either() -> None:
    tally = action("Tally", ir.GainLore(ir.Count(ir.Cards((Zone.DISCARD,), Who.YOU))))
    t = table([tally], "1-late", p1={"hand": ["Tally"], "ink": 1}, p2={})
    t.do("play Tally")
    assert t.lore() == 0
    assert t.discard() == ["Tally"]


# --- triggers --------------------------------------------------------------------------------


@pytest.mark.rule("4.3.4")
def test_triggers_of_paying_resolve_after_the_card_has_entered() -> None:
    mine = ir.Count(ir.Cards(of=Who.YOU, where=CHARACTER))
    victim = character("Victim", when_banished(ir.GainLore(mine)))
    cruel = character(
        "Cruel One",
        ir.Static((ir.PlayFor((ir.BanishCost(ir.Chosen(ir.Cards(of=Who.YOU, where=CHARACTER))),)),), zone=Zone.HAND),
        cost=9,
    )
    t = table([victim, cruel], p1={"hand": ["Cruel One"], "play": ["Victim"]}, p2={})
    t.do("play Cruel One")
    assert t.play() == ["Cruel One"]
    assert t.lore() == 1  # Cruel One was in play when it resolved


@pytest.mark.rule("4.3.4.1")
def test_when_you_play_this_triggers_as_the_card_comes_into_play() -> None:
    herald = character("Herald", when_played(ir.GainLore(ir.Count(ir.Cards(of=Who.YOU)))))
    t = table([herald], p1={"hand": ["Herald"], "play": ["Knight"], "ink": 2}, p2={})
    t.do("play Herald")
    assert t.lore() == 2
    kinds = [event.kind for event in t.game.events]
    assert kinds.index(Happening.ENTERED) < kinds.index(Happening.ADDED_TO_BAG) < kinds.index(Happening.RESOLVES)


@pytest.mark.rule("4.3.4.1")
def test_when_you_play_this_does_not_trigger_for_a_second_copy() -> None:
    herald = character("Herald", when_played(ir.GainLore(1)))
    t = table([herald], p1={"hand": ["Herald"], "play": ["Herald#2"], "ink": 2}, p2={})
    t.do("play Herald#2")  # the one in play is the first that can be seen
    assert t.lore() == 1


@pytest.mark.rule("4.3.4.2")
@pytest.mark.parametrize("edition", ["2.2", "2.3"])
def test_a_covered_card_sees_the_card_that_covers_it_being_played(edition: str) -> None:
    fan = character("Hero - Fan", whenever(Happening.PLAYED, ir.GainLore(1), subject=YOURS))
    hero = character("Hero - Grown", shift(2), cost=9)
    t = table([fan, hero], edition, p1={"hand": ["Hero - Grown"], "play": ["Hero - Fan"], "ink": 2}, p2={})
    t.do("play Hero - Grown")
    assert t["Hero - Grown"].under == ["Hero - Fan"]
    assert t.lore() == 1


@pytest.mark.rule("4.3.4.2")
def test_once_covered_it_sees_no_further_card() -> None:
    fan = character("Hero - Fan", whenever(Happening.PLAYED, ir.GainLore(1), subject=YOURS))
    hero = character("Hero - Grown", shift(2), cost=9)
    t = table([fan, hero], p1={"hand": ["Hero - Grown", "Knight"], "play": ["Hero - Fan"], "ink": 5}, p2={})
    t.do("play Hero - Grown", "play Knight")
    assert t.lore() == 1


@pytest.mark.rule("4.3.4.2")
def test_a_covered_card_that_has_lost_its_abilities_sees_nothing() -> None:
    fan = character("Hero - Fan", whenever(Happening.PLAYED, ir.GainLore(1), subject=YOURS))
    hero = character("Hero - Grown", shift(2), cost=9)
    hush = action("Hush", ir.Apply(any_character(), (ir.LoseAbility(),)))
    t = table([fan, hero, hush], p1={"hand": ["Hush", "Hero - Grown"], "play": ["Hero - Fan"], "ink": 3}, p2={})
    t.do("play Hush", "play Hero - Grown")
    assert t["Hero - Grown"].zone == "play"
    assert t.lore() == 0


# --- played by an effect ---------------------------------------------------------------------


@pytest.mark.rule("4.3.2", "6.7.8")
def test_an_effect_plays_a_card_by_the_same_process() -> None:
    mentor = character("Mentor", when_played(ir.May(ir.Play(FREE_FROM_HAND, free=False))))
    t = table([mentor], p1={"hand": ["Mentor", "Knight"], "ink": 5}, p2={})
    t.do("play Mentor", "accept", "choose Knight")
    assert t.play() == ["Mentor", "Knight"]
    assert t.ink() == (0, 5)


@pytest.mark.rule("4.3.2", "1.5.3")
def test_an_effect_cannot_have_a_card_played_that_cannot_be_paid_for() -> None:
    mentor = character("Mentor", when_played(ir.Play(FREE_FROM_HAND, free=False)))
    t = table([mentor], p1={"hand": ["Mentor", "Knight"], "ink": 4}, p2={})
    t.do("play Mentor")
    assert (t.asked, t.play()) == ((0, "act"), ["Mentor"])
    assert t.ink() == (2, 2)
    assert t["Knight"].zone == "hand"


@pytest.mark.rule("4.3.2.3", "1.5.4")
def test_an_effect_that_lets_you_pay_less_reaches_cards_you_could_not_pay_for_otherwise() -> None:
    mentor = character("Mentor", when_played(ir.Play(FREE_FROM_HAND, free=False, less=2)))
    t = table([mentor], p1={"hand": ["Mentor", "Knight"], "ink": 3}, p2={})
    t.do("play Mentor", "choose Knight")
    assert t.play() == ["Mentor", "Knight"]
    assert t.ink() == (0, 3)


@pytest.mark.rule("4.3.4")
def test_triggers_of_a_card_played_by_an_effect_wait_for_that_effect() -> None:
    herald = character("Herald", when_played(ir.GainLore(ir.Count(ir.Cards((Zone.HAND,), Who.YOU)))))
    call = action("Call", ir.Text((ir.Play(FREE_FROM_HAND), ir.Draw(2))))
    t = table([herald, call], p1={"hand": ["Call", "Herald"], "ink": 1}, p2={})
    t.do("play Call", "choose Herald")
    assert len(t.hand()) == 2
    assert t.lore() == 2


# --- how it is paid changes no cost ----------------------------------------------------------


@pytest.mark.rule("4.3.5", "1.5.4")
def test_paying_less_does_not_change_the_cost_of_the_card() -> None:
    cheap = ir.HasStat(Stat.COST, Cmp.LE, 2)
    snob = character("Snob", whenever(Happening.PLAYED, ir.GainLore(1), subject=ir.Filter(where=(*CHARACTER, cheap))))
    sale = item("Sale", ir.Static((ir.CostChange(-1, ir.Filter(where=CHARACTER)),)))
    t = table([snob, sale], p1={"hand": ["Knight", "Scout"], "play": ["Snob", "Sale"], "ink": 3}, p2={})
    t.do("play Knight")
    assert t.ink() == (1, 2)
    assert t.lore() == 0
    t.do("play Scout")
    assert t.lore() == 1


@pytest.mark.rule("4.3.5")
def test_singing_and_singer_do_not_change_the_cost_of_song_or_singer() -> None:
    five = (ir.HasStat(Stat.COST, Cmp.LE, 4),)
    critic = character("Critic", whenever(Happening.PLAYED, ir.GainLore(1), subject=ir.Filter(where=five)))
    star = character("Star", keyword(Keyword.SINGER, 5), cost=2)
    aria = action("Aria", ir.Draw(), cost=5, song=True)
    shove = action("Shove", ir.Banish(ir.Chosen(ir.Cards(where=(*CHARACTER, ir.HasStat(Stat.COST, Cmp.LE, 2))))))
    t = table(
        [critic, star, aria, shove],
        p1={"hand": ["Aria", "Shove"], "play": ["Star", "Critic"], "ink": 1},
        p2={},
    )
    t.do("play Aria")
    assert t["Star"].exerted
    assert t.lore() == 0  # a song of cost 5, whatever was paid
    t.do("play Shove", "choose Star")  # and a singer of cost 2
    assert t["Star"].zone == "discard"


@pytest.mark.rule("4.3.3")
def test_the_event_names_the_card_itself() -> None:
    loner = character("Loner", whenever(Happening.PLAYED, ir.GainLore(1), subject=THIS))
    t = table([loner], p1={"hand": ["Loner", "Knight"], "ink": 5}, p2={})
    t.do("play Loner", "play Knight")
    assert t.lore() == 1


# --- limits of its own -----------------------------------------------------------------------


@pytest.mark.rule("4.3.1", "6.1.12")
def test_a_card_that_says_when_it_cannot_be_played() -> None:
    few = ir.No(ir.Have(ir.Cards(of=Who.YOU, where=CHARACTER), n=2))
    proud = character("Proud One", ir.Static((ir.Cant(Doing.PLAY),), condition=few, zone=Zone.HAND), cost=1)
    t = table([proud], p1={"hand": ["Proud One", "Scout"], "ink": 3, "play": ["Knight"]}, p2={})
    assert t.why("play Proud One") == ["1.2.2"]
    t.do("play Scout", "play Proud One")
    assert t.play() == ["Knight", "Scout", "Proud One"]


@pytest.mark.rule("4.3.2", "1.2.2")
def test_neither_can_an_effect_play_it_then() -> None:
    proud = character("Proud One", ir.Static((ir.Cant(Doing.PLAY),), zone=Zone.HAND), cost=1)
    call = action("Call", ir.Play(FREE_FROM_HAND))
    t = table([proud, call], p1={"hand": ["Call", "Proud One"], "ink": 1}, p2={})
    t.do("play Call")
    assert (t.asked, t.play()) == ((0, "act"), [])
    assert t.hand() == ["Proud One"]


@pytest.mark.rule("4.3.3.1", "4.3.2")
def test_a_card_under_a_character_can_be_shifted_onto_that_character() -> None:
    pot = character("Hero - Young", ir.Static((ir.PlayFrom(Zone.UNDER, YOURS),)))
    hero = character("Hero - Grown", shift(2), cost=9)
    t = table([pot, hero], p1={"play": [{"card": "Hero - Young", "under": ["Hero - Grown", "Rock"]}], "ink": 2}, p2={})
    t.do("play Hero - Grown")
    assert t.play() == ["Hero - Grown"]
    assert t["Hero - Grown"].under == ["Hero - Young", "Rock"]


@pytest.mark.rule("4.3.2", "8.10.1")
def test_a_permission_to_play_from_the_discard_includes_alternate_costs() -> None:
    crypt = item("Crypt", ir.Static((ir.PlayFrom(Zone.DISCARD, ir.Filter(where=CHARACTER)),)))
    hero = character("Hero - Grown", shift(2), cost=9)
    young = character("Hero - Young", keyword(Keyword.WARD))
    t = table(
        [crypt, hero, young], p1={"play": ["Crypt", "Hero - Young"], "discard": ["Hero - Grown"], "ink": 2}, p2={}
    )
    t.do("play Hero - Grown")
    assert t["Hero - Grown"].under == ["Hero - Young"]
    assert t.discard() == []
