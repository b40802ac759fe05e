"""6.1.5, 6.1.7-6.1.9: sequences, for free, "for each", "until", keyword abilities."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    THIS,
    action,
    any_character,
    character,
    item,
    keyword,
    location,
    opposing_character,
    shift,
    table,
    when_played,
    whenever,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.vocab import (
    CardType,
    Cmp,
    Happening,
    Keyword,
    Side,
    Stat,
    Who,
    Zone,
)

ITEM = (ir.IsType((CardType.ITEM,)),)
YOUR_ITEM = ir.Chosen(ir.Cards(of=Who.YOU, where=ITEM))
FROM_HAND = ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU))
YOUR_HAND = ir.Cards((Zone.HAND,), Who.YOU)


def strength(n: int) -> tuple[ir.Adjust, ...]:
    return (ir.Adjust(Stat.STRENGTH, n),)


# --- 6.1.5 sequences -------------------------------------------------------------------------


@pytest.mark.rule("6.1.5")
def test_a_first_part_with_ink_in_it_is_a_cost_paid_in_full_or_not_at_all() -> None:
    deal = ir.To(ir.Seq((ir.PayInk(1), ir.Discard(FROM_HAND))), ir.Draw(3))
    t = table([action("Deal", deal)], p1={"ink": 2, "hand": ["Deal"]})
    t.do("play Deal")  # no card to discard: the ink is not paid either
    assert t.ink() == (1, 1) and t.hand() == []
    t = table([action("Deal", deal)], p1={"ink": 2, "hand": ["Deal", "Pawn"]})
    t.do("play Deal", "choose Pawn")
    assert t.ink() == (0, 2) and len(t.hand()) == 3


@pytest.mark.rule("6.1.5")
def test_a_first_part_without_ink_is_an_effect_and_does_as_much_as_it_can() -> None:
    melt = ir.To(ir.Seq((ir.Banish(YOUR_ITEM), ir.Discard(FROM_HAND))), ir.Draw(3))
    t = table([action("Melt", melt)], p1={"ink": 1, "hand": ["Melt"], "play": ["Rock"]})
    t.do("play Melt")
    assert t["Rock"].zone == "discard"
    assert t.hand() == []


@pytest.mark.rule("6.1.5")
@pytest.mark.parametrize("edition", ["1-early", "2.0", "2.3"])
def test_a_first_part_about_a_player_who_is_yet_to_be_chosen(edition: str) -> None:
    """In 1.x it is a cost: it can be paid if it can be paid with one of the players."""
    theirs = ir.Chosen(ir.Cards((Zone.DISCARD,), ir.PlayerIn("p")))
    tidy = ir.Seq((ir.ChoosePlayer(Who.ALL, "p"), ir.Put(theirs, ir.Place(Zone.DECK, Side.BOTTOM))))
    broom = action("Broom", ir.To(ir.Seq((tidy,)), ir.GainLore(1)))
    t = table([broom], p1={"ink": 1, "hand": ["Broom"]}, p2={"discard": ["Giant"]}, edition=edition)
    t.do("play Broom", "choose p2")
    assert t.lore() == 1 and t["Giant"].zone == "deck"
    t = table([broom], p1={"ink": 1, "hand": ["Broom"]}, p2={}, edition=edition)
    t.do("play Broom")
    if edition != "1-early":
        t.do("choose p2")
    assert t.lore() == 0


@pytest.mark.rule("6.1.5.1")
@pytest.mark.parametrize(("mine", "damage"), [([], 0), (["Rock"], 5)])
def test_without_the_whole_of_a_there_is_no_b(mine: list[str], damage: int) -> None:
    melt = action("Melt", ir.To(ir.Banish(YOUR_ITEM), ir.Deal(5, any_character())))
    t = table([melt], p1={"ink": 1, "hand": ["Melt"], "play": mine}, p2={"play": ["Giant"]})
    t.do("play Melt")
    assert t["Giant"].damage == damage


def _part_of(first: ir.Effect, drawn: int, *answers: str, **p1: object) -> None:
    """Plays "[A]. If you do, draw a card" and finds that number of cards drawn."""
    t = table([action("Deal", ir.IfDo(first, ir.Draw(1)), cost=0)], p1={"hand": ["Deal"], **p1}, p2={"play": ["Giant"]})
    t.do("play Deal", *answers)
    assert len(t.hand()) == drawn


@pytest.mark.rule("6.1.5.1", "1.2.3")
@pytest.mark.parametrize(("lore", "drawn"), [(1, 0), (2, 1)])
def test_part_of_the_lore_is_not_the_whole_of_a(lore: int, drawn: int) -> None:
    _part_of(ir.LoseLore(2, Who.YOU), drawn, lore=lore)


@pytest.mark.rule("6.1.5.1", "1.2.3")
@pytest.mark.parametrize(("damage", "drawn"), [(1, 0), (2, 1)])
def test_part_of_the_damage_is_not_the_whole_of_a(damage: int, drawn: int) -> None:
    hurt = [{"card": "Ogre", "damage": damage}]
    _part_of(ir.RemoveDamage(2, your_character(), up_to=False), drawn, play=hurt)
    _part_of(ir.RemoveDamage(2, your_character()), 1, "number 1", play=hurt)  # "up to 2"
    _part_of(ir.MoveDamage(2, your_character(), opposing_character()), drawn, play=hurt)
    _part_of(ir.MoveDamage(2, your_character(), opposing_character(), up_to=True), 1, "number 1", play=hurt)


@pytest.mark.rule("6.1.5.1", "1.2.3")
@pytest.mark.parametrize(("ready", "exerted"), [(1, 2), (2, 1)])
def test_part_of_the_ink_is_not_the_whole_of_a(ready: int, exerted: int) -> None:
    ink = {"ready": ready, "exerted": exerted}
    _part_of(ir.ExertInk(2), int(ready > 1), ink=ink)
    _part_of(ir.ReadyInk(2), int(exerted > 1), ink=ink)
    _part_of(ir.ExertInk(), 1, ink=ink)  # "all cards in your inkwell"


@pytest.mark.rule("6.1.5.2", "1.11.1")
@pytest.mark.parametrize("lore", [0, 1, 2])
def test_lore_that_a_player_does_not_have_is_no_way_to_do_one_of_two(lore: int) -> None:
    toll = ir.Or((ir.LoseLore(2, Who.YOU), ir.Discard(FROM_HAND)))
    t = table([action("Toll", toll, cost=0)], p1={"hand": ["Toll", "Pawn"], "lore": lore}, p2={}).do("play Toll")
    t.do("mode 1" if lore == 2 else "choose Pawn")
    assert (t.lore(), t.hand()) == ((0, ["Pawn"]) if lore == 2 else (lore, []))


@pytest.mark.rule("6.1.5", "1.5.3")
@pytest.mark.parametrize(("lore", "left"), [(0, 2), (1, 1)])
def test_lore_beside_ink_is_a_part_of_the_cost(lore: int, left: int) -> None:
    fee = ir.To(ir.Seq((ir.PayInk(1), ir.LoseLore(1, Who.YOU))), ir.Draw(1))
    t = table([action("Fee", fee, cost=0)], p1={"hand": ["Fee"], "ink": 2, "lore": lore}, p2={}).do("play Fee")
    assert (t.ink()[0], len(t.hand())) == (left, lore)


@pytest.mark.rule("6.1.5.2")
@pytest.mark.parametrize("ready", [1, 2])
def test_ink_cards_that_are_not_ready_are_no_way_to_do_one_of_two(ready: int) -> None:
    toll = ir.Or((ir.ExertInk(2), ir.Discard(FROM_HAND)))
    t = table([action("Toll", toll, cost=0)], p1={"hand": ["Toll", "Pawn"], "ink": ready}, p2={}).do("play Toll")
    t.do("mode 1" if ready == 2 else "choose Pawn")
    assert t.hand() == (["Pawn"] if ready == 2 else [])


def _escort() -> ir.Card:
    mate = ir.Chosen(ir.Cards(of=Who.YOU, where=(*CHARACTER, ir.IsOther())))
    place = ir.Chosen(ir.Cards(of=Who.YOU, where=(ir.IsType((CardType.LOCATION,)),)))
    lead = ir.IfDo(ir.May(ir.MoveTo(ir.Together((ir.This(), mate)), place)), ir.Draw(1))
    return character("Escort", whenever(Happening.QUESTED, lead, subject=THIS))


@pytest.mark.rule("6.1.5.1", "4.7.2")
@pytest.mark.parametrize(("mates", "drawn"), [(["Knight"], 1), ([{"card": "Knight", "at": "Camp"}], 0), ([], 0)])
def test_one_of_two_moved_is_not_the_whole_of_a(mates: list[object], drawn: int) -> None:
    """The other is there already, or there is no other."""
    t = table([_escort()], p1={"play": ["Escort", "Camp", *mates]}, p2={})
    t.do("quest Escort", "accept")
    assert t["Escort"].at == "Camp" and len(t.hand()) == drawn


@pytest.mark.rule("6.1.5.1", "6.1.11.1")
def test_this_card_that_has_left_play_is_missing_from_the_whole_of_a() -> None:
    place = ir.Chosen(ir.Cards(of=Who.YOU, where=(ir.IsType((CardType.LOCATION,)),)))
    both = ir.Together((ir.This(), ir.Chosen(ir.Cards(of=Who.YOU, where=(*CHARACTER, ir.IsOther())))))
    doings = (ir.MoveTo(both, place), ir.Exert(both), ir.Banish(both))
    for doing in doings:
        ghost = character("Ghost", whenever(Happening.BANISHED, ir.IfDo(doing, ir.Draw(1)), subject=THIS))
        end = action("End", ir.Banish(ir.Chosen(ir.Cards(where=(ir.Named(("Ghost",)),)))), cost=0)
        t = table([ghost, end], p1={"hand": ["End"], "play": ["Ghost", "Knight", "Camp"]}, p2={})
        t.do("play End")
        assert t.hand() == []


def _farewell(name: str) -> ir.Triggered:
    home = ir.Put(ir.This(), ir.Place(Zone.DECK, Side.SHUFFLE))
    return ir.Triggered((ir.Event(Happening.QUESTED, subject=THIS),), ir.May(ir.To(home, ir.Draw(3))), name=name)


@pytest.mark.rule("6.1.5.1")
def test_declining_a_means_no_b() -> None:
    t = table([character("Swan", _farewell("Away"))], p1={"play": ["Swan"]})
    t.do("quest Swan", "decline")
    assert t["Swan"].zone == "play" and t.hand() == []
    t = table([character("Swan", _farewell("Away"))], p1={"play": ["Swan"]})
    t.do("quest Swan", "accept")
    assert t.play() == [] and len(t.hand()) == 3


@pytest.mark.rule("6.1.5.1")
def test_being_unable_to_do_a_means_no_b() -> None:
    t = table([character("Swan", _farewell("Away"), _farewell("Further"))], p1={"play": ["Swan"]})
    t.do("quest Swan", "resolve Swan: Away", "accept")
    assert len(t.hand()) == 3  # the card is in the deck already when the second ability resolves
    assert t.asked == (0, "act")


@pytest.mark.rule("6.1.5.1")
@pytest.mark.parametrize(("answer", "drawn"), [("accept", 1), ("decline", 0)])
def test_if_you_do_needs_the_sentence_before_it(answer: str, drawn: int) -> None:
    seize = ir.IfDo(
        ir.May(ir.Banish(ir.Chosen(ir.Cards(where=ITEM), slot="it"))), ir.Draw(1, ir.PlayerOf(ir.Those("it")))
    )
    t = table([character("Warden", when_played(seize))], p1={"ink": 2, "hand": ["Warden"]}, p2={"play": ["Rock"]})
    t.do("play Warden", answer)
    assert len(t.hand(1)) == drawn
    assert t["Rock"].zone == ("discard" if drawn else "play")


@pytest.mark.rule("6.1.5.1", "6.7.3.1")
def test_ink_in_a_is_paid_as_the_effect_resolves() -> None:
    duke = character("Duke", when_played(ir.May(ir.To(ir.PayInk(1), ir.Draw(2)))))
    t = table([duke], p1={"ink": 3, "hand": ["Duke"]})
    t.do("play Duke")
    assert t.ink() == (1, 2)
    t.do("accept")
    assert t.ink() == (0, 3) and len(t.hand()) == 2


def _bargain() -> ir.Card:
    return character("Cynic", when_played(ir.Or((ir.Discard(FROM_HAND), ir.Banish(ir.This())))))


@pytest.mark.rule("6.1.5.2")
def test_one_of_a_or_b_must_be_chosen() -> None:
    t = table([_bargain()], p1={"ink": 2, "hand": ["Cynic", "Pawn"]})
    t.do("play Cynic")
    assert t.asked == (0, "mode") and t.moves() == ["mode 1", "mode 2"]
    t.do("mode 2")
    assert t.discard() == ["Cynic"] and t.hand() == ["Pawn"]
    t = table([_bargain()], p1={"ink": 2, "hand": ["Cynic", "Pawn"]})
    t.do("play Cynic", "mode 1", "choose Pawn")
    assert t.discard() == ["Pawn"] and t.play() == ["Cynic"]


@pytest.mark.rule("6.1.5.2")
def test_if_a_cannot_be_chosen_b_has_to_be() -> None:
    t = table([_bargain()], p1={"ink": 2, "hand": ["Cynic"]})
    t.do("play Cynic")
    assert t.asked == (0, "act") and t.discard() == ["Cynic"]


@pytest.mark.rule("6.1.5.2")
def test_if_b_cannot_be_chosen_a_has_to_be() -> None:
    pick = action("Pick", ir.Or((ir.GainLore(1), ir.Banish(opposing_character()))))
    t = table([pick], p1={"ink": 1, "hand": ["Pick"]})
    t.do("play Pick")
    assert t.asked == (0, "act") and t.lore() == 1


def _tax() -> ir.Card:
    """Each opponent discards two cards or an item card."""
    hand = ir.Cards((Zone.HAND,), Who.THEY)
    two = ir.Discard(ir.Chosen(hand, 2, by=Who.THEY))
    one = ir.Discard(ir.Chosen(ir.Cards((Zone.HAND,), Who.THEY, ITEM), by=Who.THEY))
    return action("Tax", ir.EachPlayer(Who.OPPONENTS, (ir.Or((two, one), Who.THEY),)))


@pytest.mark.rule("6.1.5.2")
def test_what_the_hand_does_not_hold_cannot_be_chosen_and_nobody_is_told() -> None:
    t = table([_tax(), item("Rope")], p1={"ink": 1, "hand": ["Tax"]}, p2={"hand": ["Pawn", "Scout", "Knight"]})
    t.do("play Tax")
    assert t.asked == (1, "mode") and t.moves() == ["mode 1"]  # asked all the same: they might have had an item
    t.do("mode 1", "choose Pawn", "choose Knight")
    assert t.hand(1) == ["Scout"]
    t = table([_tax(), item("Rope")], p1={"ink": 1, "hand": ["Tax"]}, p2={"hand": ["Pawn", "Rope", "Knight"]})
    t.do("play Tax")
    assert t.moves() == ["mode 1", "mode 2"]
    t.do("mode 2", "choose Rope")
    assert t.hand(1) == ["Pawn", "Knight"]


@pytest.mark.rule("6.1.5.2")
@pytest.mark.rule("1.2.3")
def test_of_a_or_b_that_can_neither_be_done_in_full_what_can_be_done_is() -> None:
    t = table([_tax(), item("Rope")], p1={"ink": 1, "hand": ["Tax"]}, p2={"hand": ["Pawn"]})
    t.do("play Tax", "mode 1", "choose Pawn")
    assert t.hand(1) == [] and t.discard(1) == ["Pawn"]
    t = table([_tax(), item("Rope")], p1={"ink": 1, "hand": ["Tax"]})
    t.do("play Tax", "mode 1")
    assert t.asked == (0, "act")


# --- 6.1.7 for free --------------------------------------------------------------------------


@pytest.mark.rule("6.1.7")
def test_a_card_played_for_free_by_an_effect_cannot_be_shifted() -> None:
    call = ir.Play(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU, CHARACTER)))
    oasis = location("Oasis", ir.Activated((ir.BanishCost(),), call, name="Shelter"))
    old = character("Baker - Old", inkwell=False)
    new = character("Baker - New", shift(2), cost=7)
    t = table([oasis, old, new], p1={"ink": 2, "play": ["Oasis", "Baker - Old"], "discard": ["Baker - New"]})
    t.do("activate Oasis: Shelter")
    assert t.asked == (0, "act")
    assert t.play() == ["Baker - Old", "Baker - New"]
    assert t["Baker - New"].under == [] and t["Baker - New"].drying
    assert t.ink() == (2, 0)


@pytest.mark.rule("6.1.7")
def test_for_free_ignores_every_cost_of_the_card() -> None:
    gift = action("Gift", ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, CHARACTER))))
    tax = item("Tax", ir.Static((ir.CostChange(2, who=Who.ALL),)))
    t = table([gift, tax], p1={"ink": 3, "hand": ["Gift", "Giant"]}, p2={"play": ["Tax"]})
    t.do("play Gift", "choose Giant")
    assert t.play() == ["Giant"] and t.ink() == (0, 3)


@pytest.mark.rule("6.1.7")
def test_what_playing_it_triggers_waits_until_it_has_fully_resolved() -> None:
    herald = character("Herald", whenever(Happening.PLAYED, ir.GainLore(1), subject=ir.Filter(Who.YOU, CHARACTER)))
    guest = character("Guest", when_played(ir.Draw()))
    gift = action(
        "Gift", ir.Text((ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, CHARACTER))), ir.Discard(FROM_HAND)))
    )
    t = table([herald, guest, gift], p1={"ink": 1, "hand": ["Gift", "Guest", "Pawn"], "play": ["Herald"]})
    t.do("play Gift", "choose Guest")
    assert t["Guest"].zone == "play" and sorted(t.bag()) == ["When Played", "Whenever"]
    assert t.lore() == 0 and t.asked == (0, "choose")
    t.do("choose Pawn", "resolve Herald: Whenever")
    assert t.lore() == 1 and len(t.hand()) == 1


@pytest.mark.rule("6.1.7.1")
def test_an_ability_used_for_free_costs_nothing_but_exerting() -> None:
    bow = item(
        "Bow",
        ir.Activated((ir.ExertCost(), ir.InkCost(2), ir.BanishCost()), ir.Deal(2, opposing_character()), name="Loose"),
        whenever(Happening.QUESTED, ir.UseAbility("Loose"), subject=ir.Filter(Who.YOU, CHARACTER)),
    )
    t = table([bow], p1={"play": ["Bow", "Pawn", "Scout"]}, p2={"play": ["Ogre"]})
    assert not t.legal("activate Bow: Loose")
    t.do("quest Pawn")
    assert t["Ogre"].damage == 2
    assert t["Bow"].zone == "play" and t["Bow"].exerted
    t.do("quest Scout")  # it cannot exert again
    assert t["Ogre"].damage == 2


# --- 6.1.8 for each, until -------------------------------------------------------------------


@pytest.mark.rule("6.1.8", "6.7.2.1")
def test_an_effect_counts_for_each_once() -> None:
    rally = ir.Apply(your_character(), (ir.Adjust(Stat.STRENGTH, ir.Count(your_characters())),))
    t = table(
        [character("Rouser", when_played(rally), cost=1)], p1={"ink": 2, "hand": ["Rouser", "Pawn"], "play": ["Ogre"]}
    )
    t.do("play Rouser", "choose Ogre")
    assert t["Ogre"].strength == 6
    t.do("play Pawn")
    assert t["Ogre"].strength == 6


@pytest.mark.rule("6.1.8")
def test_a_static_ability_counts_for_each_all_the_time() -> None:
    each = ir.Adjust(Stat.STRENGTH, ir.Count(your_characters(ir.IsOther())))
    leader = character("Leader", ir.Static((each,)), strength=1)
    axe = action("Axe", ir.Banish(your_character(ir.HasStat(Stat.COST, Cmp.EQ, 4))))
    t = table([leader, axe], p1={"ink": 2, "hand": ["Pawn", "Axe"], "play": ["Leader", "Ogre"]})
    assert t["Leader"].strength == 2
    t.do("play Pawn")
    assert t["Leader"].strength == 3
    t.do("play Axe")
    assert t["Leader"].strength == 2


@pytest.mark.rule("6.1.8")
@pytest.mark.parametrize(("answer", "drawn"), [("accept", 2), ("decline", 0)])
def test_may_draw_for_each_is_all_or_nothing(answer: str, drawn: int) -> None:
    greedy = character(
        "Greedy", whenever(Happening.DISCARDS, ir.May(ir.Draw(ir.InvolvedAmount())), player=Who.OPPONENTS)
    )
    theirs = ir.Cards((Zone.HAND,), Who.THEY)
    rob = action("Rob", ir.EachPlayer(Who.OPPONENTS, (ir.Discard(ir.Chosen(theirs, 2, by=Who.THEY)),)))
    t = table(
        [greedy, rob], p1={"ink": 1, "hand": ["Rob"], "play": ["Greedy"]}, p2={"hand": ["Pawn", "Scout", "Knight"]}
    )
    t.do("play Rob", "choose Pawn", "choose Knight")
    assert t.asked == (0, "accept")  # one question for the two cards
    t.do(answer)
    assert t.asked == (0, "act") and len(t.hand()) == drawn


@pytest.mark.rule("6.1.8.1")
def test_draw_until_counts_once_what_is_missing() -> None:
    leaky = item("Leaky Bag", whenever(Happening.DREW, ir.Discard(ir.Chosen(YOUR_HAND, random=True)), player=Who.YOU))
    refill = action("Refill", ir.DrawUntil(4))
    t = table([leaky, refill], p1={"ink": 1, "hand": ["Refill", "Pawn"], "play": ["Leaky Bag"]})
    t.do("play Refill", *["resolve Leaky Bag: Whenever"] * 2)
    assert len(t.events(Happening.DREW)) == 3
    assert len(t.hand()) == 1


@pytest.mark.rule("6.1.8.1")
def test_draw_until_does_nothing_with_that_many_cards_in_hand() -> None:
    t = table([action("Refill", ir.DrawUntil(2))], p1={"ink": 1, "hand": ["Refill", "Pawn", "Ogre"]})
    t.do("play Refill")
    assert t.hand() == ["Pawn", "Ogre"]


@pytest.mark.rule("6.1.8.1")
def test_discard_until_counts_once_how_many_must_go() -> None:
    excess = ir.Minus(ir.Count(YOUR_HAND), 1)
    shed = action("Shed", ir.Discard(ir.Chosen(YOUR_HAND, excess)))
    t = table([shed], p1={"ink": 1, "hand": ["Shed", "Pawn", "Ogre", "Knight"]})
    t.do("play Shed", "choose Ogre", "choose Pawn")
    assert t.asked == (0, "act")
    assert t.hand() == ["Knight"]


# --- 6.1.9 keyword abilities -----------------------------------------------------------------


@pytest.mark.rule("6.1.9")
def test_a_keyword_stands_for_an_ability_that_can_be_asked_for_and_lost() -> None:
    runner = character("Runner", Keyword.RUSH, keyword(Keyword.CHALLENGER, 2))
    strip = action("Strip", ir.Apply(any_character(ir.HasKeyword(Keyword.RUSH)), (ir.LoseAbility(),)))
    t = table(
        [runner, strip],
        p1={"ink": 3, "hand": ["Runner", "Strip"], "play": ["Ogre"]},
        p2={"play": [{"card": "Giant", "exerted": True}]},
    )
    t.do("play Runner")
    assert t.legal("challenge Runner")  # drying, but with the ability that Rush stands for
    t.do("play Strip")
    assert not t["Runner"].has(Keyword.RUSH) and not t["Runner"].has(Keyword.CHALLENGER)
    assert not t.legal("challenge Runner")
