"""The axes of the IR that only a few printed sentences need: how effects choose, join, put and pay."""

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
    table,
    whenever,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.game import Game
from illumineer.vocab import CardType, Cmp, Duration, Happening, Keyword, Side, Stat, Who, Zone

ITEM = ir.IsType((CardType.ITEM,))
ACTION = ir.IsType((CardType.ACTION,))
HAND = ir.Cards((Zone.HAND,), Who.YOU)
DECK = ir.Cards((Zone.DECK,), Who.YOU)
DISCARD = ir.Cards((Zone.DISCARD,), Who.YOU)
THEIR_HAND = ir.Cards((Zone.HAND,), Who.THEY)
ON_TOP = ir.Place(Zone.DECK)
IN_RANDOM_ORDER = ir.Place(Zone.DECK, Side.BOTTOM, random=True)


def discards(n: int = 1, **more: Any) -> ir.Discard:
    """Inside EachPlayer: "chooses and discards"."""
    return ir.Discard(ir.Chosen(THEIR_HAND, n, by=Who.THEY), **more)


def reloaded(t: Table) -> Table:
    """The same game, saved and loaded."""
    return Table(Game.from_json(t.game.to_json(), t.game.book))


# --- Shuffle.keep ----------------------------------------------------------------------------


def tutor(*parts: ir.Effect) -> ir.Card:
    looks = ir.Chosen(ir.Cards((Zone.DECK,), Who.YOU, (ITEM,)), slot="it")
    return action("Tutor", ir.Seq((ir.Reveal(looks), ir.Shuffle(keep=ir.Those("it")), *parts)))


@pytest.mark.rule("7.1.4", "7.2.2")
@pytest.mark.parametrize("seed", range(4))
def test_search_shuffle_and_put_that_card_on_top(seed: int) -> None:
    names = ["Pawn", "Scout", "Rock", "Knight", "Ogre", "Giant"]
    t = table([tutor(ir.Put(ir.Those("it"), ON_TOP))], seed=seed, p1={"hand": ["Tutor"], "deck": names, "ink": 1})
    t.do("play Tutor", "choose Rock")
    assert t.deck()[0] == "Rock" and sorted(t.deck()) == sorted(names)
    assert len(t.events(Happening.SHUFFLED)) == 1


@pytest.mark.rule("7.2.2")
def test_the_others_are_really_shuffled() -> None:
    names = ["Pawn", "Scout", "Rock", "Knight", "Ogre", "Giant"]
    orders = set()
    for seed in range(8):
        t = table([tutor(ir.Put(ir.Those("it"), ON_TOP))], seed=seed, p1={"hand": ["Tutor"], "deck": names, "ink": 1})
        orders.add(tuple(t.do("play Tutor", "choose Rock").deck()[1:]))
    assert len(orders) > 3


@pytest.mark.rule("7.1.4")
def test_a_search_that_finds_nothing_only_shuffles() -> None:
    t = table([tutor(ir.Put(ir.Those("it"), ON_TOP))], p1={"hand": ["Tutor"], "deck": ["Pawn", "Rock"], "ink": 1})
    t.do("play Tutor", "done")
    assert sorted(t.deck()) == ["Pawn", "Rock"] and len(t.events(Happening.SHUFFLED)) == 1


# --- ChoosePlayer, any number ----------------------------------------------------------------


def purge(who: Who = Who.ALL) -> ir.Card:
    parts = (ir.ChoosePlayer(who, "p", n=None), ir.Discard(ir.Cards((Zone.HAND,), ir.PlayerIn("p"))))
    return action("Purge", ir.Seq(parts))


@pytest.mark.rule("6.1.3")
@pytest.mark.parametrize(
    ("picks", "left"),
    [(["done"], [1, 2, 3]), (["choose p2", "done"], [1, 0, 3]), (["choose p3", "choose p1", "choose p2"], [0, 0, 0])],
)
def test_any_number_of_players(picks: list[str], left: list[int]) -> None:
    sides = {"p1": {"hand": ["Purge", "Rock"], "ink": 1}, "p2": {"hand": 2}, "p3": {"hand": 3}}
    t = table([purge()], **sides).do("play Purge")
    assert t.moves() == ["choose p1", "choose p2", "choose p3", "done"]
    t.do(*picks)
    assert [len(t.hand(p)) for p in range(3)] == left and t.asked == (0, "act")


@pytest.mark.rule("6.7.6", "9.2.2")
def test_chosen_players_act_in_turn_order_whatever_the_order_of_choice() -> None:
    each = ir.EachPlayer(ir.PlayerIn("p"), (discards(),))
    vote = action("Vote", ir.Seq((ir.ChoosePlayer(Who.ALL, "p", n=None), each)))
    sides = {f"p{i}": {"hand": [f"Scout#{i}", f"Knight#{i}"]} for i in (1, 2, 3)}
    sides["p1"] = {"hand": ["Vote", "Scout#1", "Knight#1"], "ink": 1}
    t = table([vote], **sides).do("play Vote", "choose p3", "choose p1", "done")
    asked = []
    for _ in range(2):
        assert t.asked is not None
        asked.append(t.asked[0])
        t.do("choose Scout")
    assert asked == [0, 2]


@pytest.mark.rule("6.7.6", "9.2.2")
def test_the_players_of_chosen_cards_act_in_turn_order_too() -> None:
    chosen = ir.Choose(any_character(n=2, slot="it"))
    each = ir.EachPlayer(ir.PlayerOf(ir.Those("it")), (discards(),))
    sides: dict[str, Any] = {f"p{i}": {"hand": [f"Scout#{i}", f"Knight#{i}"]} for i in (1, 2, 3)}
    sides["p1"] = {"hand": ["Vote", "Scout#1", "Knight#1"], "ink": 1, "play": ["Pawn"]}
    sides["p3"]["play"] = ["Giant"]
    sides["p2"]["play"] = ["Ogre"]
    t = table([action("Vote", ir.Seq((chosen, each)))], **sides).do("play Vote", "choose Giant", "choose Ogre")
    assert t.asked == (1, "choose")


# --- Place.random ----------------------------------------------------------------------------


def bury() -> tuple[ir.Card, ir.Card]:
    under = ir.Under(any_character(ir.HasUnder()))
    return action("Bury", ir.Put(under, IN_RANDOM_ORDER, into="n")), action("Sink", ir.Put(
        ir.Cards(where=CHARACTER), IN_RANDOM_ORDER))  # fmt: skip


def buried(seed: int) -> Table:
    card = {"card": "Giant", "under": ["Pawn", "Scout"], "facedown": ["Knight", "Ogre"]}
    t = table(bury(), seed=seed, p1={"hand": ["Bury"], "deck": ["Rock", "Camp"], "play": [card], "ink": 1})
    return t.do("play Bury")


@pytest.mark.rule("7.2.2")
def test_cards_put_on_the_bottom_in_a_random_order() -> None:
    orders = set()
    for seed in range(12):
        t = buried(seed)
        assert t.deck()[:2] == ["Rock", "Camp"] and t["Giant"].under == [] and t.asked == (0, "act")
        assert sorted(t.deck()[2:]) == ["Knight", "Ogre", "Pawn", "Scout"]
        orders.add(tuple(t.deck()[2:]))
    assert len(orders) > 4
    assert buried(3).deck() == buried(3).deck()  # by the dice of the game


def test_a_random_order_is_within_each_deck() -> None:
    """Characters of both players go to their own players' decks, and stay their own."""
    for seed in range(12):
        t = table(
            bury(),
            seed=seed,
            p1={"hand": ["Sink"], "deck": ["Rock"], "play": ["Pawn", "Scout"], "ink": 1},
            p2={"deck": ["Camp"], "play": ["Ogre", {"card": "Giant", "under": ["Knight"]}]},
        ).do("play Sink")
        assert sorted(t.deck(0)) == ["Pawn", "Rock", "Scout"] and t.deck(0)[0] == "Rock"
        assert sorted(t.deck(1)) == ["Camp", "Giant", "Knight", "Ogre"] and t.deck(1)[0] == "Camp"


def test_what_was_put_in_a_random_order_is_still_known_to_the_effect() -> None:
    gone = ir.Chosen(your_characters(), None)
    parts = (
        ir.Put(gone, IN_RANDOM_ORDER, into="gone"),
        ir.GainLore(ir.Number("gone")),
        ir.If(ir.Is(ir.Those("gone"), (ir.HasStat(Stat.COST, Cmp.LE, 3),)), ir.Draw()),
    )
    sink = action("Sink", ir.Text(parts))
    t = table([sink], p1={"hand": ["Sink"], "deck": ["Giant"], "play": ["Pawn", "Scout", "Knight", "Ogre"], "ink": 1})
    t.do("play Sink", "choose Pawn", "choose Knight", "choose Scout", "done")
    assert (t.lore(), t.hand()) == (3, ["Giant"])


# --- slots inside EachPlayer -----------------------------------------------------------------


def three(card: ir.Card, hands: tuple[list[str], list[str], list[str]], edition: str = "2.3", **more: Any) -> Table:
    sides = {f"p{i + 1}": {"hand": hand} for i, hand in enumerate(hands)}
    sides["p1"] = {"hand": [card.full_name, *hands[0]], "ink": 2}
    return table([card, *more.pop("cards", [])], edition, **sides, **more)


@pytest.mark.rule("6.7.6", "6.7.6.1")
@pytest.mark.parametrize("edition", ["2.2", "2.3"])
def test_what_a_player_did_is_that_players_own(edition: str) -> None:
    """ "Each player discards any number of cards, then draws that many": whether part by part (2.3) or not."""
    anew = ir.Discard(ir.Chosen(THEIR_HAND, None, by=Who.THEY), into="gone")
    card = action("Anew", ir.EachPlayer(Who.ALL, (anew, ir.Draw(ir.Number("gone"), Who.THEY))))
    t = three(card, (["Scout", "Knight"], ["Scout#2", "Knight#2", "Ogre"], ["Scout#3"]), edition)
    t.do("play Anew", "choose Scout", "choose Knight", "choose Scout", "done", "done")
    assert [len(t.discard(p)) for p in range(3)] == [3, 1, 0]  # with Anew itself
    assert [len(t.events(Happening.DREW))] == [3]
    assert [len(t.hand(p)) for p in range(3)] == [2, 3, 1]


@pytest.mark.rule("6.7.6", "6.1.8")
def test_afterwards_the_slot_holds_what_everybody_did() -> None:
    """ "Each player chooses and discards a card. Draw a card for each action card discarded this way"."""
    each = ir.EachPlayer(Who.ALL, (discards(into="gone"),))
    card = action("Sift", ir.Text((each, ir.GainLore(ir.Count(ir.Among("gone", (ACTION,)))))))
    t = three(card, (["Bolt", "Pawn"], ["Bolt#2", "Scout"], ["Knight", "Ogre"]), cards=[action("Bolt", ir.Draw())])
    t.do("play Sift", "choose Bolt", "choose Bolt", "choose Knight")
    assert t.lore() == 2


@pytest.mark.rule("6.7.6", "6.1.8")
def test_afterwards_numbers_are_added_up() -> None:
    card = action("Levy", ir.Text((ir.EachPlayer(Who.OPPONENTS, (ir.LoseLore(2, Who.THEY, into="lost"),)),
                                   ir.GainLore(ir.Number("lost")))))  # fmt: skip
    t = table([card], p1={"hand": ["Levy"], "ink": 1}, p2={"lore": 5}, p3={"lore": 1}).do("play Levy")
    assert t.game.lore == (3, 3, 0)


@pytest.mark.rule("6.1.4", "6.7.6")
@pytest.mark.parametrize(("answers", "lore"), [("dd", 4), ("ad", 2), ("da", 2), ("aa", 0)])
def test_for_each_opponent_who_does_not(answers: str, lore: int) -> None:
    """Each opponent may discard a card; afterwards the lore for all who did not is gained at once."""
    each = ir.EachPlayer(Who.OPPONENTS, (ir.May(discards(into="gone"), Who.THEY),))
    rest = ir.Minus(ir.Players(Who.OPPONENTS), ir.Number("gone"))
    card = action("Ransom", ir.Text((each, ir.GainLore(ir.Times(rest, 2)))))
    t = three(card, ([], ["Scout", "Pawn"], ["Knight", "Ogre"])).do("play Ransom")
    for answer, name in zip(answers, ("Scout", "Knight"), strict=True):
        t.do(*(["accept", f"choose {name}"] if answer == "a" else ["decline"]))
    assert t.lore() == lore and len(t.events(Happening.LORE_GAINED)) == int(lore > 0)


def test_a_second_time_around_begins_with_nothing_in_the_slot() -> None:
    """Twice, each player may discard a card and who did draws as many: who declines has done nothing."""
    parts = (ir.May(discards(into="gone"), Who.THEY), ir.Draw(ir.Number("gone"), Who.THEY))
    card = action("Swap", ir.Text((ir.Repeat(2, ir.EachPlayer(Who.ALL, parts)), ir.GainLore(ir.Number("gone")))))
    t = three(card, (["Scout", "Pawn"], ["Knight", "Ogre"], []))
    t.do("play Swap", "accept", "choose Scout", "decline")
    t.do("decline", "accept", "choose Knight")
    assert len(t.events(Happening.DREW)) == 2
    assert t.lore() == 1  # what was done in the last round


@pytest.mark.rule("6.7.6.1")
def test_what_each_player_revealed_is_kept_apart() -> None:
    """Each player reveals until a character; then each puts the others they revealed into the discard."""
    parts = (
        ir.RevealUntil(CHARACTER, "found", "rest", Who.THEY),
        ir.Put(ir.Those("rest"), ir.Place(Zone.DISCARD)),
        ir.Put(ir.Those("found"), ir.Place(Zone.HAND)),
    )
    dig = action("Dig", ir.EachPlayer(Who.ALL, parts))
    first = {"hand": ["Dig"], "deck": ["Rock", "Camp", "Scout"], "ink": 1}
    t = table([dig], p1=first, p2={"deck": ["Rock#2", "Knight"]}).do("play Dig")
    assert (t.hand(0), t.hand(1)) == (["Scout"], ["Knight"])
    assert (t.discard(0), t.discard(1)) == (["Rock", "Camp", "Dig"], ["Rock"])


def test_players_chosen_by_several_players_are_players_afterwards() -> None:
    """Each player chooses another player; all who were chosen lose 1 lore."""
    each = ir.EachPlayer(Who.ALL, (ir.ChoosePlayer(Who.ALL, "p", Who.THEY),))
    card = action("Poll", ir.Text((each, ir.LoseLore(1, ir.PlayerIn("p")))))
    sides = {f"p{i}": {"lore": 5} for i in (2, 3, 4)}
    t = table([card], p1={"hand": ["Poll"], "ink": 1, "lore": 5}, **sides)
    t.do("play Poll", "choose p4", "choose p4", "choose p2", "choose p2")
    assert t.game.lore == (5, 4, 5, 4)


# --- done or not -----------------------------------------------------------------------------


@pytest.mark.rule("6.1.5.1")
@pytest.mark.parametrize("join", [ir.IfDo, ir.To])
@pytest.mark.parametrize(("theirs", "lore"), [("Scout", 0), ("Scout Knight", 1), ("Scout Knight Ogre", 1)])
def test_fewer_than_asked_for_is_not_done(join: Any, theirs: str, lore: int) -> None:
    two = ir.Exert(ir.Chosen(ir.Cards(of=Who.OPPONENTS, where=CHARACTER), 2))
    t = table([action("Herd", join(two, ir.GainLore(1)))], p1={"hand": ["Herd"], "ink": 1}, p2={"play": theirs.split()})
    t.do("play Herd")
    if "Ogre" in theirs:
        t.do("choose Scout", "choose Ogre")
    assert t.lore() == lore and t["Scout"].exerted  # what could be done was done


@pytest.mark.rule("6.1.5.1", "6.1.3")
def test_up_to_that_many_is_done_with_fewer() -> None:
    two = ir.Exert(ir.Chosen(ir.Cards(of=Who.OPPONENTS, where=CHARACTER), 2, up_to=True))
    t = table([action("Herd", ir.IfDo(two, ir.GainLore(1)))], p1={"hand": ["Herd"], "ink": 1}, p2={"play": ["Scout"]})
    t.do("play Herd", "choose Scout")
    assert t.lore() == 1


@pytest.mark.rule("6.1.5.2")
@pytest.mark.parametrize(
    ("mine", "asked"), [(["Scout"], False), (["Scout", "Knight"], True), (["Scout", "Knight", "Ogre"], True)]
)
def test_of_two_options_the_one_that_can_be_done_in_full_is_taken(mine: list[str], asked: bool) -> None:
    """ "Banish this item or exert two of your characters": with one character, the item goes."""
    two = ir.Exert(your_character(n=2))
    trap = item("Trap", exert_ability(ir.Or((ir.Banish(ir.This()), two))))
    t = table([trap], p1={"play": ["Trap", *mine]}).do("activate Trap: Use")
    assert (t.asked == (0, "mode")) == asked
    if not asked:
        assert t["Trap"].zone == "discard" and not t["Scout"].exerted


@pytest.mark.rule("6.1.5.2")
def test_if_neither_can_be_done_in_full_one_that_can_in_part() -> None:
    two = ir.Exert(your_character(n=2))
    three_ = ir.Banish(ir.Chosen(ir.Cards(of=Who.YOU, where=(ITEM, ir.IsOther())), 3))
    trap = item("Trap", exert_ability(ir.Or((three_, two))))
    t = table([trap], p1={"play": ["Trap", "Scout"]}).do("activate Trap: Use")
    assert t["Scout"].exerted and t.asked == (0, "act")


# --- costs -----------------------------------------------------------------------------------


def shop(cost: ir.Cost, effect: ir.Effect) -> ir.Card:
    return item("Shop", exert_ability(effect, cost))


@pytest.mark.rule("4.4.3.4", "6.7.7")
def test_the_effect_speaks_of_what_its_cost_took() -> None:
    cost = ir.DiscardCost(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, CHARACTER), slot="it"))
    card = shop(cost, ir.Text((ir.GainLore(ir.StatOf(Stat.LORE, ir.Those("it"))), ir.Deal(1, any_character(slot="x")))))
    t = table([card], p1={"play": ["Shop"], "hand": ["Pawn", "Giant", "Rock"]}, p2={"play": ["Ogre"]})
    t.do("activate Shop: Use")
    assert t.moves() == ["choose Pawn", "choose Giant"]
    t.do("choose Giant")
    assert (t.lore(), t["Ogre"].damage, t.discard()) == (2, 1, ["Giant"])


@pytest.mark.rule("4.4.3.4", "6.7.7")
def test_a_banished_card_is_spoken_of_as_it_was() -> None:
    cost = ir.BanishCost(your_character(slot="it"))
    grow = ir.Static((ir.Adjust(Stat.STRENGTH, 2),), your_characters())
    card = shop(cost, ir.Deal(ir.StatOf(Stat.STRENGTH, ir.Those("it")), any_character(ir.OwnedBy(Who.OPPONENTS))))
    t = table([card, item("Banner", grow)], p1={"play": ["Shop", "Banner", "Scout", "Knight"]}, p2={"play": ["Giant"]})
    t = reloaded(t.do("activate Shop: Use"))
    t.do("choose Scout")
    assert (t["Giant"].damage, t["Scout"].zone) == (4, "discard")


@pytest.mark.rule("1.5.3")
@pytest.mark.parametrize(("cost", "zone"), [(ir.BottomCost, "deck"), (ir.ReturnCost, "hand")])
def test_costs_that_take_cards_from_the_discard(cost: Any, zone: str) -> None:
    dead = ir.Cards((Zone.DISCARD,), Who.YOU, CHARACTER)
    card = shop(cost(ir.Chosen(dead, 2, slot="it")), ir.GainLore(ir.TotalOf(Stat.COST, ir.Those("it"))))
    t = table([card], p1={"play": ["Shop", "Ogre"], "discard": ["Scout", "Rock"]})
    assert not t.legal("activate Shop: Use")  # there is only one
    t = table([card], p1={"play": ["Shop", "Ogre"], "discard": ["Scout", "Rock", "Knight", "Giant"]})
    t.do("activate Shop: Use", "choose Scout", "choose Giant")
    assert (t["Scout"].zone, t["Giant"].zone, t.discard()) == (zone, zone, ["Rock", "Knight"])
    assert t.lore() == 8


@pytest.mark.rule("1.5.3", "4.3.2.2")
def test_a_card_may_be_played_for_cards_from_the_discard() -> None:
    dead = ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU, CHARACTER), 2)
    wraith = character("Wraith", ir.Static((ir.PlayFor((ir.BottomCost(dead),)),), zone=Zone.HAND), cost=6)
    t = table([wraith], p1={"hand": ["Wraith"], "discard": ["Scout", "Knight"], "deck": ["Rock"]})
    t.do("play Wraith", "choose Scout")  # both are needed, but their order in the deck is a choice
    assert (t.play(), t.discard(), sorted(t.deck())) == (["Wraith"], [], ["Knight", "Rock", "Scout"])


# --- choices inside other words --------------------------------------------------------------


@pytest.mark.rule("6.1.3", "6.4.2.2")
def test_a_choice_inside_what_cards_get() -> None:
    gets = ir.Adjust(Stat.STRENGTH, ir.StatOf(Stat.STRENGTH, ir.Chosen(ir.Cards(of=Who.OPPONENTS, where=CHARACTER))))
    copy = action("Copy", ir.Apply(your_character(), (gets,)))
    t = table([copy], p1={"hand": ["Copy"], "play": ["Ogre", "Scout"], "ink": 1}, p2={"play": ["Giant", "Knight"]})
    t.do("play Copy", "choose Scout", "choose Giant")
    assert [t[name].strength for name in ("Scout", "Ogre")] == [8, 4]


@pytest.mark.rule("6.1.3", "6.4.2.1")
def test_a_choice_inside_a_standing_rule() -> None:
    n = ir.Times(ir.StatOf(Stat.COST, your_character()), -1)
    sale = action("Sale", ir.Establish((ir.CostChange(n, ir.Filter(where=CHARACTER)),), Duration.THIS_TURN))
    t = table([sale], p1={"hand": ["Sale", "Giant"], "play": ["Pawn", "Ogre"], "ink": 3})
    assert not t.legal("play Giant")
    t.do("play Sale", "choose Ogre", "play Giant")
    assert t.ink() == (0, 3) and "Giant" in t.play()


@pytest.mark.rule("6.1.8")
def test_a_choice_inside_how_often() -> None:
    dance = action("Dance", ir.Repeat(ir.StatOf(Stat.LORE, your_character()), ir.Draw()))
    t = table([dance], p1={"hand": ["Dance"], "play": ["Pawn", "Ogre"], "ink": 1}).do("play Dance", "choose Ogre")
    assert len(t.hand()) == 2


@pytest.mark.rule("6.2.1")
def test_a_pick_among_chosen_cards_is_no_second_choice() -> None:
    """ "Choose two characters; exert one of them": each of the two was chosen once."""
    alarm = item("Alarm", whenever(Happening.CHOSEN, ir.GainLore(1), subject=ir.Filter(where=CHARACTER)))
    parts = (ir.Choose(any_character(n=2, slot="two")), ir.Exert(ir.Chosen(ir.Among("two"))))
    t = table([alarm, action("Pair", ir.Seq(parts))], p1={"hand": ["Pair"], "play": ["Alarm"], "ink": 1},
              p2={"play": ["Scout", "Knight", "Ogre"]})  # fmt: skip
    t.do("play Pair", "choose Scout", "choose Ogre", "choose Ogre", *["resolve Alarm: Whenever"])
    assert t["Ogre"].exerted and t.lore() == 2


@pytest.mark.rule("8.15.1")
def test_ward_does_not_hide_from_a_pick_of_its_own_player() -> None:
    """The opponent picks one of their own two, Ward or not; the first choice could not take it."""
    ghost = character("Ghost", Keyword.WARD)
    pick = ir.EachPlayer(Who.OPPONENTS, (ir.Banish(ir.Chosen(ir.Cards(of=Who.THEY, where=CHARACTER), by=Who.THEY)),))
    t = table([ghost, action("Pick", pick)], p1={"hand": ["Pick"], "ink": 1}, p2={"play": ["Ghost", "Scout"]})
    t.do("play Pick", "choose Ghost")
    assert t["Ghost"].zone == "discard"


# --- what a declined "may" leaves behind -----------------------------------------------------


@pytest.mark.parametrize(("answers", "zone"), [(("accept", "mode 2"), "discard"), (("decline",), "deck")])
def test_where_to_put_a_card_is_not_asked_if_nobody_looked_at_one(answers: tuple[str, ...], zone: str) -> None:
    seen = ir.Those("seen")
    scry = action(
        "Scry",
        ir.Text(
            (
                ir.May(ir.Look(ir.Top(1), "seen")),
                ir.Or((ir.Put(seen, ir.Place(Zone.DECK)), ir.Put(seen, ir.Place(Zone.DISCARD)))),
            )
        ),
    )
    t = table([scry], p1={"hand": ["Scry"], "deck": ["Rock"], "ink": 1}).do("play Scry", *answers)
    assert t["Rock"].zone == zone
    assert t.do("end turn")


# --- Together --------------------------------------------------------------------------------


def test_two_choices_are_acted_on_at_once() -> None:
    two = ir.Together((any_character(), ir.Chosen(ir.Cards(where=(ITEM,)), up_to=True)))
    both = action("Both", ir.Put(two, ir.Place(Zone.HAND)))
    t = table(
        [both, item("Lamp")],
        p1={"hand": ["Both", "Both#2"], "ink": 2},
        p2={"play": ["Knight", "Scout", "Lamp"]},
    )
    t.do("play Both", "choose Knight", "choose Lamp")
    assert [t[name].zone for name in ("Knight", "Scout", "Lamp")] == ["hand", "play", "hand"]
    t.do("play Both")  # only one character, and no item
    assert t["Scout"].zone == "hand"


def test_all_cards_of_a_for_each_can_be_spoken_of_afterwards() -> None:
    tuck = ir.Put(ir.Top(1), ir.Place(Zone.UNDER, under=ir.Those("one")))
    effect = ir.Text(
        (
            ir.ForEach(your_characters(), "one", tuck, "all"),
            ir.Apply(ir.Those("all"), (ir.Adjust(Stat.STRENGTH, 1),)),
        )
    )
    t = table(
        [action("Nest", effect)],
        p1={"hand": ["Nest"], "ink": 1, "play": ["Knight", "Ogre"], "deck": ["Scout", "Rock", "Camp"]},
        p2={"play": ["Giant"]},
    )
    before = [t[name].strength for name in ("Knight", "Ogre", "Giant")]
    t.do("play Nest")
    assert [t[name].zone for name in ("Scout", "Rock", "Camp")] == ["under", "under", "deck"]
    assert [t[name].strength for name in ("Knight", "Ogre", "Giant")] == [before[0] + 1, before[1] + 1, before[2]]


@pytest.mark.rule("6.1.7")
@pytest.mark.parametrize(("side", "deck"), [(Side.TOP, ["Bolt", "Pawn"]), (Side.BOTTOM, ["Pawn", "Bolt"])])
def test_an_action_that_an_effect_plays_goes_to_that_end_of_the_deck(side: Side, deck: list[str]) -> None:
    """ "Play an action from your discard for free, then put it on the top (or the bottom) of your deck"."""
    found = ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU, (ACTION,)))
    again = action("Again", ir.Play(found, then=ir.Place(Zone.DECK, side)))
    bolt = action("Bolt", ir.GainLore(1))
    t = table([again, bolt], p1={"hand": ["Again"], "discard": ["Bolt"], "deck": ["Pawn"], "ink": 5})
    t.do("play Again")
    assert (t.lore(), t.deck(), t.discard()) == (1, deck, ["Again"])
