"""The axes of the IR that only a few printed sentences need, each by what it does at the table.

Here: amounts, things, tests, players, mods and events.  How effects run is in `test_axes_effects`.
"""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    THIS,
    Table,
    action,
    any_character,
    character,
    exert_ability,
    item,
    keyword,
    location,
    shift,
    table,
    when_banished,
    whenever,
    your_character,
    your_characters,
)

from illumineer import ir
from illumineer.cr import number
from illumineer.vocab import CardType, Cmp, Doing, Duration, Happening, Keyword, Leave, Role, ShiftKind, Stat, Who, Zone

OPPOSING = ir.Cards(of=Who.OPPONENTS, where=CHARACTER)
ACTION = ir.IsType((CardType.ACTION,))
THEIR_HAND = ir.Cards((Zone.HAND,), Who.THEY)
DISCARD = ir.Cards((Zone.DISCARD,), Who.YOU)


def exerted(name: str, **more: object) -> dict[str, object]:
    return {"card": name, "exerted": True, **more}


# --- HighestOf -------------------------------------------------------------------------------


def stronger(than: ir.Cards) -> ir.Cards:
    return your_characters(ir.HasStat(Stat.STRENGTH, Cmp.GT, ir.HighestOf(Stat.STRENGTH, than)))


@pytest.mark.rule("6.1.13.5")
@pytest.mark.parametrize(
    ("mine", "theirs", "lore"),
    [("Knight", ["Scout", "Pawn"], 1), ("Knight", ["Pawn", "Knight#2"], 0), ("Knight", ["Giant"], 0), ("Pawn", [], 1)],
)
def test_more_strength_than_each_opposing_character(mine: str, theirs: list[str], lore: int) -> None:
    """With nobody to compare with, everybody has more."""
    flag = item("Flag", exert_ability(ir.If(ir.Have(stronger(OPPOSING)), ir.GainLore(1))))
    t = table([flag], p1={"play": ["Flag", mine]}, p2={"play": theirs}).do("activate Flag: Use")
    assert t.lore() == lore


def test_the_highest_strength_is_looked_at_all_the_time() -> None:
    boast = ir.Static((ir.Adjust(Stat.LORE, 2),), condition=ir.Have(stronger(OPPOSING)))
    grow = action("Grow", ir.Apply(your_character(), (ir.Adjust(Stat.STRENGTH, 5),)))
    t = table([character("Boaster", boast), grow], p1={"play": ["Boaster"], "hand": ["Grow"], "ink": 1},
              p2={"play": ["Ogre"]})  # fmt: skip
    assert t["Boaster"].lore == 1
    t.do("play Grow")
    assert t["Boaster"].lore == 3


# --- LocationOf ------------------------------------------------------------------------------


@pytest.mark.rule("6.7.7")
def test_the_lore_of_the_location_where_a_chosen_character_is() -> None:
    tour = action("Tour", ir.GainLore(ir.StatOf(Stat.LORE, ir.LocationOf(your_character()))))
    t = table(
        [tour, location("Palace", lore=3), location("Hut", lore=1)],
        p1={
            "play": ["Palace", "Hut", {"card": "Knight", "at": "Palace"}, {"card": "Scout", "at": "Hut"}, "Pawn"],
            "hand": ["Tour", "Tour#2", "Tour#3"],
            "ink": 3,
        },
    )
    found = [t.do("play Tour", f"choose {who}").lore() for who in ("Knight", "Scout", "Pawn")]
    assert found == [3, 4, 4]


def test_the_others_at_the_location_of_this_character() -> None:
    here = your_characters(ir.IsOther(), ir.IsAt(ir.LocationOf(ir.This())))
    guide = character("Guide", ir.Static((ir.Adjust(Stat.STRENGTH, 1),), here))
    t = table(
        [guide],
        p1={
            "play": ["Camp", "Camp#2", {"card": "Guide", "at": "Camp"}, {"card": "Scout", "at": "Camp"},
                     {"card": "Knight", "at": "Camp#2"}, "Ogre"],
            "ink": 2,
        },
    )  # fmt: skip
    assert [t[name].strength for name in ("Guide", "Scout", "Knight", "Ogre")] == [2, 3, 3, 4]
    t.do("move Guide", "choose Camp#2")
    assert [t[name].strength for name in ("Guide", "Scout", "Knight", "Ogre")] == [2, 2, 4, 4]


def test_nobody_is_where_a_character_at_no_location_is() -> None:
    here = your_characters(ir.IsOther(), ir.IsAt(ir.LocationOf(ir.This())))
    guide = character("Guide", ir.Static((ir.Adjust(Stat.STRENGTH, 1),), here))
    t = table([guide], p1={"play": ["Camp", "Guide", {"card": "Scout", "at": "Camp"}, "Ogre"]})
    assert [t[name].strength for name in ("Scout", "Ogre")] == [2, 4]


@pytest.mark.rule("6.7.7")
def test_where_a_character_was_that_has_left_play() -> None:
    """ "When this character is banished, gain lore equal to the lore of the location they were at"."""
    settler = character("Settler", when_banished(ir.GainLore(ir.StatOf(Stat.LORE, ir.LocationOf(ir.This())))))
    axe = action("Axe", ir.Banish(any_character()))
    storm = action("Storm", ir.Banish(ir.Cards()))  # the location leaves with them
    for played in ("Axe", "Storm"):
        side = {"play": ["Palace", {"card": "Settler", "at": "Palace"}], "hand": [played], "ink": 1}
        t = table([settler, axe, storm, location("Palace", lore=3)], p1=side).do(f"play {played}")
        assert t.lore() == 3


# --- SharesName ------------------------------------------------------------------------------


@pytest.mark.rule("5.2.6", "5.2.6.1")
def test_with_the_same_name_as_this_character() -> None:
    kin = your_characters(ir.IsOther(), ir.SharesName(ir.This()))
    eldest = character("Ida - Eldest", ir.Static((ir.Gain(Keyword.WARD),), kin))
    others = ("Ida - Youngest", "Ida & Bo - Hand in Hand", "Idalia")
    cards = [eldest, *(character(name, inkwell=False) for name in others)]
    t = table(cards, p1={"play": [card.full_name for card in cards]}, p2={"play": ["Ida - Youngest#2"]})
    warded = [label for label in t.ids if t[label].zone == "play" and t[label].has(Keyword.WARD)]
    assert warded == ["Ida - Youngest", "Ida & Bo - Hand in Hand"]


# --- PlayersWhere ----------------------------------------------------------------------------


@pytest.mark.rule("6.1.16")
def test_only_the_players_for_whom_the_condition_holds() -> None:
    full = ir.PlayersWhere(Who.OPPONENTS, ir.Have(THEIR_HAND, Cmp.GE, 2))
    tax = action("Tax", ir.LoseLore(2, full))
    sides = {f"p{i}": {"lore": 5, "hand": i - 1} for i in (2, 3, 4)}
    t = table([tax], p1={"hand": ["Tax", "Pawn", "Scout", "Knight"], "lore": 5, "ink": 1}, **sides).do("play Tax")
    assert t.game.lore == (5, 5, 3, 3)


@pytest.mark.rule("6.1.16.1")
def test_a_standing_rule_for_each_opponent_on_their_own() -> None:
    """ "Opponents can't gain lore unless one of their characters challenged this turn": p2 has, p3 has not."""
    idle = ir.PlayersWhere(Who.OPPONENTS, ir.No(ir.Happened(ir.Event(Happening.CHALLENGES, player=Who.THEY))))
    warden = character("Warden", ir.Static((ir.CantDo(Doing.GAIN_LORE, idle),)))
    feast = action("Feast", ir.GainLore(1, Who.ALL))
    t = table(
        [warden, feast],
        active="p2",
        p1={"play": ["Warden"]},
        p2={"play": ["Knight"], "hand": ["Feast", "Feast#2"], "ink": 2},
        p3={"play": [exerted("Giant")]},
    )
    t.do("play Feast")
    assert t.game.lore == (1, 0, 0)
    t.do("challenge Knight", "play Feast")
    assert t.game.lore == (2, 1, 0)


# --- Did with a role -------------------------------------------------------------------------


def test_a_character_that_was_challenged_this_turn() -> None:
    fought = ir.Did(ir.Event(Happening.CHALLENGES), Role.OBJECT)
    finish = action("Finish", ir.Banish(any_character(fought)))
    t = table([finish], p1={"play": ["Knight"], "hand": ["Finish"], "ink": 1}, p2={"play": [exerted("Giant"), "Ogre"]})
    t.do("challenge Knight", "play Finish")  # only the Giant can be chosen, so nobody is asked
    assert t["Giant"].zone == "discard" and t["Ogre"].zone == "play" and t["Knight"].zone == "discard"


def test_the_source_of_an_event_is_a_role_as_well() -> None:
    hurt = ir.Did(ir.Event(Happening.DAMAGE_DEALT), Role.SOURCE)
    archer = character("Archer", exert_ability(ir.Deal(1, ir.Cards(of=Who.OPPONENTS))))
    rest = action("Rest", ir.Ready(ir.Cards(where=(*CHARACTER, hurt))))
    t = table([archer, rest], p1={"play": ["Archer", exerted("Scout")], "hand": ["Rest"], "ink": 1},
              p2={"play": [exerted("Giant")]})  # fmt: skip
    t.do("activate Archer: Use", "play Rest")
    assert not t["Archer"].exerted and t["Scout"].exerted and t["Giant"].exerted


# --- EnterExertedTo --------------------------------------------------------------------------


@pytest.mark.rule("6.7.9")
@pytest.mark.parametrize(("answer", "lore"), [("enter exerted", 2), ("enter ready", 0)])
def test_may_enter_play_exerted_to_do_something(answer: str, lore: int) -> None:
    early = character("Early Bird", ir.Static((ir.EnterExertedTo(ir.GainLore(2)),)), cost=1)
    t = table([early], p1={"hand": ["Early Bird"], "ink": 1}).do("play Early Bird")
    assert t.asked == (0, "enter") and t.game.decision is not None
    assert number(t.game.decision.rule, "2.3") == "6.7.9"
    t.do(answer)
    assert (t.lore(), t["Early Bird"].exerted) == (lore, answer == "enter exerted")


def test_what_entering_exerted_is_for_can_choose_and_speak_of_it() -> None:
    parts = (ir.Deal(2, any_character(slot="it"), into="n"), ir.GainLore(ir.Number("n")), ir.Exert(ir.Those("it")))
    early = character("Early Bird", ir.Static((ir.EnterExertedTo(ir.Text(parts)),)), cost=1)
    t = table([early], p1={"hand": ["Early Bird"], "ink": 1}, p2={"play": ["Ogre", "Giant"]})
    t.do("play Early Bird", "enter exerted", "choose Giant")
    assert (t["Giant"].damage, t["Giant"].exerted, t["Ogre"].exerted, t.lore()) == (2, True, False, 2)


def test_entering_exerted_for_another_reason_is_not_for_that() -> None:
    """Told to enter exerted, or because of Bodyguard while the condition is false: nothing comes of it."""
    option = ir.Static((ir.EnterExertedTo(ir.GainLore(2)),), condition=ir.Have(ir.Cards(of=Who.YOU, where=(
        ir.IsType((CardType.ITEM,)),))))  # fmt: skip
    guard = character("Guard", Keyword.BODYGUARD, option, cost=1)
    slow = item("Slow Door", ir.Static((ir.Enters(exerted=True),), your_characters()))
    t = table([guard], p1={"hand": ["Guard"], "ink": 1}).do("play Guard", "enter exerted")
    assert (t.lore(), t["Guard"].exerted) == (0, True)
    t = table([guard], p1={"hand": ["Guard"], "play": ["Rock"], "ink": 1}).do("play Guard", "enter exerted")
    assert (t.lore(), t["Guard"].exerted) == (2, True)
    t = table([guard, slow], p1={"hand": ["Guard"], "play": ["Slow Door"], "ink": 1}).do("play Guard")
    assert (t.lore(), t["Guard"].exerted) == (0, True)


@pytest.mark.rule("6.7.9", "6.4.2.1")
def test_other_cards_may_give_characters_a_reason_to_enter_exerted() -> None:
    mod = ir.EnterExertedTo(ir.Deal(1, any_character(ir.Not(ir.IsInvolved()))))
    gate = item("Gate", ir.Static((mod,), your_characters(ir.HasStat(Stat.COST, Cmp.LE, 2))))
    t = table([gate], p1={"hand": ["Scout", "Knight"], "play": ["Gate"], "ink": 5}, p2={"play": ["Giant"]})
    t.do("play Scout", "enter exerted")
    assert t["Giant"].damage == 1 and t["Scout"].exerted
    t.do("play Knight")  # costs too much
    assert t["Giant"].damage == 1 and not t["Knight"].exerted
    word = action("Word", ir.Establish((mod,), Duration.THIS_TURN, your_characters()))
    t = table([word], p1={"hand": ["Word", "Scout"], "ink": 3}, p2={"play": ["Giant"]})
    t.do("play Word", "play Scout", "enter exerted")
    assert t["Giant"].damage == 1


@pytest.mark.rule("6.7.9")
def test_other_cards_may_let_characters_enter_exerted() -> None:
    gate = item("Gate", ir.Static((ir.Allow(Leave.ENTER_EXERTED),), your_characters()))
    t = table([gate], p1={"hand": ["Scout"], "play": ["Gate"], "ink": 2}, p2={"hand": ["Knight"], "ink": 3})
    t.do("play Scout", "enter exerted")
    assert t["Scout"].exerted
    t.end_turn().do("play Knight")
    assert not t["Knight"].exerted


def test_a_character_shifted_onto_an_exerted_one_enters_exerted_anyway() -> None:
    early = character("Pawn - Early", shift(1), ir.Static((ir.EnterExertedTo(ir.GainLore(2)),)), cost=4)
    t = table([early], p1={"hand": ["Pawn - Early"], "play": [exerted("Pawn")], "ink": 1}).do("play Pawn - Early")
    assert (t.lore(), t["Pawn - Early"].exerted) == (0, True)


# --- InkFrom ---------------------------------------------------------------------------------


@pytest.mark.rule("4.2.1.1", "4.2.3")
def test_inking_from_the_discard() -> None:
    keeper = character("Keeper", ir.Static((ir.InkFrom(Zone.DISCARD, ir.Filter(Who.YOU, CHARACTER)),)))
    heavy = character("Heavy", inkwell=False)
    side = {"play": ["Keeper"], "discard": ["Scout", "Rock", "Heavy"], "hand": ["Knight"]}
    t = table([keeper, heavy], p1=side, p2={"discard": ["Giant"]})
    assert [move for move in t.moves() if move.startswith("ink")] == ["ink Knight", "ink Scout"]
    assert t.why("ink Heavy") == ["4.2.1.1"] and t.why("ink Rock") == ["4.2.1.1"] == t.why("ink Giant")
    t.do("ink Scout")
    assert (t.ink(), t.discard(), t["Scout"].zone) == ((1, 0), ["Rock", "Heavy"], "inkwell")
    assert t.why("ink Knight") == ["4.2.3"]  # it was the one card of this turn


def test_the_permission_to_ink_is_for_those_players_only() -> None:
    gift = character("Gift", ir.Static((ir.InkFrom(Zone.DISCARD, who=Who.OPPONENTS),)))
    t = table([gift], p1={"play": ["Gift"], "discard": ["Scout"]}, p2={"discard": ["Knight"]})
    assert not t.legal("ink Scout")
    assert t.end_turn().legal("ink Knight")


@pytest.mark.rule("4.2.1.2")
def test_counting_as_inkable_is_about_the_hand() -> None:
    keeper = character("Keeper", ir.Static((ir.InkFrom(Zone.DISCARD), ir.CountsAsInkable())))
    heavy = character("Heavy", inkwell=False)
    t = table([keeper, heavy], p1={"play": ["Keeper"], "discard": ["Heavy"], "hand": ["Heavy#2"]})
    assert [move for move in t.moves() if move.startswith("ink")] == ["ink Heavy"]
    t.do("ink Heavy")
    assert (t.hand(), t.discard(), t.ink()) == ([], ["Heavy"], (1, 0))


@pytest.mark.rule("7.2.2")
def test_inking_from_the_deck_is_of_its_top_card() -> None:
    keeper = character("Keeper", ir.Static((ir.InkFrom(Zone.DECK), ir.TopFaceUp())))
    t = table([keeper], p1={"play": ["Keeper"], "deck": ["Scout", "Knight"]})
    assert [move for move in t.moves() if move.startswith("ink")] == ["ink Scout"]


# --- events ----------------------------------------------------------------------------------


def choir(*abilities: ir.Ability) -> Table:
    song = action("Round", ir.Draw(), keyword(Keyword.SING_TOGETHER, 5), cost=5, song=True)
    harp = item("Harp", *abilities)
    return table([song, harp], p1={"play": ["Harp", "Scout", "Knight", "Ogre"], "hand": ["Round", "Round#2"], "ink": 5})


@pytest.mark.rule("8.12.2", "6.2.1")
def test_a_song_is_sung_once_however_many_sing_it() -> None:
    once = whenever(Happening.SONG_SUNG, ir.GainLore(ir.InvolvedAmount()), "Once", player=Who.YOU)
    t = choir(once).do("play Round", "for sing together", "choose Scout", "choose Knight", "done")
    assert t.lore() == 2 and t.bag() == []
    assert len(t.events(Happening.SANG)) == 2 and len(t.events(Happening.SONG_SUNG)) == 1
    several = whenever(Happening.SONG_SUNG, ir.GainLore(1), "Several", subject=ir.Filter(where=(ir.IsSong(),)),
                       amount=(Cmp.GE, 3))  # fmt: skip
    t = choir(several).do("play Round", "for sing together", "choose Scout", "choose Knight", "done")
    assert t.lore() == 0


def test_a_song_that_is_paid_for_is_not_sung() -> None:
    t = choir(whenever(Happening.SONG_SUNG, ir.GainLore(1), "Once")).do("play Round", "for ink")
    assert t.lore() == 0 and t.events(Happening.SONG_SUNG) == []


@pytest.mark.rule("4.7.4")
def test_moved_here_from_another_location() -> None:
    inn = location("Inn", whenever(Happening.MOVED, ir.GainLore(1), object=THIS, amount=(Cmp.GE, 1)))
    t = table([inn], p1={"play": ["Inn", "Camp", {"card": "Knight", "at": "Camp"}, "Scout"], "ink": 3})
    t.do("move Scout", "choose Inn")
    assert t.lore() == 0
    t.do("move Knight")
    if t.asked == (0, "choose"):
        t.do("choose Inn")
    assert t.lore() == 1


@pytest.mark.rule("6.2.2")
def test_the_second_time_counts_for_each_player() -> None:
    """Each player draws one card, then p2 a second one: only that is somebody's second."""
    second = whenever(Happening.DREW, ir.GainLore(1, ir.PlayerInvolved()), player=Who.ALL, nth=2)
    round_ = action("Round", ir.Draw(1, Who.ALL))
    t = table([item("Tally", second), round_, action("More", ir.Draw(1, Who.OPPONENTS))],
              p1={"play": ["Tally"], "hand": ["Round", "More"], "ink": 2}, p2={})  # fmt: skip
    t.do("play Round")
    assert t.game.lore == (0, 0)
    t.do("play More")
    assert t.game.lore == (0, 1)


@pytest.mark.rule("6.1.6")
def test_damage_by_an_action_has_the_action_as_its_source() -> None:
    mine = ir.Filter(Who.YOU, (ACTION,))
    fan = item("Fan", whenever(Happening.DAMAGE_DEALT, ir.GainLore(1), source=mine))
    archer = character("Archer", exert_ability(ir.Deal(1, any_character())))
    bolt = action("Bolt", ir.Deal(1, any_character()))
    t = table([fan, archer, bolt], p1={"play": ["Fan", "Archer"], "hand": ["Bolt"], "ink": 1}, p2={"play": ["Giant"]})
    t.do("activate Archer: Use", "choose Giant")
    assert (t["Giant"].damage, t.lore()) == (1, 0)
    t.do("play Bolt", "choose Giant")
    assert (t["Giant"].damage, t.lore()) == (2, 1)


# --- limits ----------------------------------------------------------------------------------


@pytest.mark.rule("4.6.4.3")
def test_only_one_character_can_challenge_but_it_can_again() -> None:
    truce = item("Truce", ir.Static((ir.ChallengesPerTurn(1),)))
    t = table(
        [truce, action("Again", ir.Ready(your_character(ir.IsExerted())))],
        p1={"play": ["Ogre", "Scout"], "hand": ["Again"], "ink": 1},
        p2={"play": [exerted("Knight"), exerted("Giant"), "Truce"]},
    )
    t.do("challenge Ogre", "choose Knight", "play Again")
    assert t.legal("challenge Ogre") and t.why("challenge Scout") == ["4.6.4.3"]


@pytest.mark.rule("3.2.1.1")
def test_which_characters_ready_is_their_players_choice() -> None:
    frost = item("Frost", ir.Static((ir.ReadyAtMost(1),)))
    crate = item("Crate")
    t = table([frost, crate], p1={"play": ["Frost"]},
              p2={"play": [exerted("Scout"), exerted("Knight"), exerted("Crate"), "Pawn"]})  # fmt: skip
    t.end_turn()
    assert t.asked == (1, "choose") and t.moves() == ["choose Scout", "choose Knight"]
    t.do("choose Knight")
    assert [t[name].exerted for name in ("Scout", "Knight", "Crate")] == [True, False, False]


@pytest.mark.rule("3.2.1.1")
def test_with_no_more_than_that_nobody_is_asked() -> None:
    frost = item("Frost", ir.Static((ir.ReadyAtMost(2),)))
    t = table([frost], p1={"play": ["Frost"]}, p2={"play": [exerted("Scout"), exerted("Knight")]}).end_turn()
    assert t.asked == (1, "act") and not t["Scout"].exerted and not t["Knight"].exerted
    none = item("Frost", ir.Static((ir.ReadyAtMost(0),)))
    t = table([none], p1={"play": ["Frost"]}, p2={"play": [exerted("Scout")]}).end_turn()
    assert t.asked == (1, "act") and t["Scout"].exerted


# --- history, last known ---------------------------------------------------------------------


@pytest.mark.rule("6.7.7")
@pytest.mark.parametrize(
    "test",
    [
        ir.HasClass(("Princess",)),
        ir.HasClass(("Ghost",)),
        ir.Named(("Rose",)),
        ir.Named(("Shade",)),
        ir.HasStat(Stat.COST, Cmp.LE, 1),
        ir.HasStat(Stat.COST, Cmp.GE, 2),
    ],
    ids=str,
)
def test_history_looks_at_the_card_as_it_was(test: ir.Test) -> None:
    """A Rose was played this turn and then a Shade on top of it: each test fits one of the two, and only one."""
    rose = character("Rose", classes="Storyborn Princess", cost=1)
    shade = character("Shade", shift(1, kind=ShiftKind.UNIVERSAL), classes="Floodborn Ghost", cost=5)
    played = ir.Event(Happening.PLAYED, subject=ir.Filter(where=(test,)), player=Who.YOU)
    bell = item("Bell", exert_ability(ir.GainLore(ir.TimesHappened(played))))
    t = table([rose, shade, bell], p1={"play": ["Bell"], "hand": ["Rose", "Shade"], "ink": 2})
    t.do("play Rose", "play Shade")
    assert t["Shade"].under == ["Rose"]
    t.do("activate Bell: Use")
    assert t.lore() == 1


@pytest.mark.rule("5.6.6", "6.7.7")
@pytest.mark.parametrize(("scout", "lore"), [(exerted("Scout", at="Fort"), 1), ({"card": "Scout", "at": "Fort"}, 0)])
def test_who_was_at_a_location_that_has_left_play(scout: dict[str, object], lore: int) -> None:
    there = your_characters(ir.IsAt(ir.This()), ir.IsExerted())
    fort = location("Fort", when_banished(ir.GainLore(1), condition=ir.Have(there)))
    raze = action("Raze", ir.Banish(ir.Cards(where=(ir.IsType((CardType.LOCATION,)),))))
    t = table([fort, raze], p1={"play": ["Fort", scout, exerted("Knight")], "hand": ["Raze"], "ink": 1})
    t.do("play Raze")
    assert t.lore() == lore and t["Scout"].at is None


# --- standing rules of a later turn ----------------------------------------------------------


@pytest.mark.rule("6.4.2.1", "6.1.13.1")
def test_a_standing_rule_of_their_next_turn() -> None:
    hush = ir.Establish((ir.CantDo(Doing.PLAY, Who.OPPONENTS, ir.Filter(where=(ACTION,))),), Duration.THEIR_NEXT_TURN)
    sides = {f"p{i}": {"hand": [f"Cheer#{i}"], "ink": 2} for i in (2, 3)}
    t = table(
        [action("Hush", hush), action("Cheer", ir.GainLore(1))],
        p1={"hand": ["Hush", "Cheer#1"], "ink": 2},
        **sides,
    )
    t.do("play Hush")
    seen = []
    for _ in range(5):
        seen.append(t.legal("play Cheer"))
        t.end_turn()
    assert seen == [True, False, False, True, True]


@pytest.mark.rule("6.4.2.1", "6.1.13.1")
def test_a_standing_rule_about_characters_works_in_the_next_turn_of_their_player() -> None:
    calm = ir.Establish((ir.Cant(Doing.QUEST),), Duration.THEIR_NEXT_TURN, OPPOSING)
    t = table([action("Calm", calm)], p1={"hand": ["Calm"], "ink": 1}, p2={"play": ["Pawn"]})
    t.do("play Calm").end_turn()
    assert not t.legal("quest Pawn")
    t.end_turn().end_turn()
    assert t.legal("quest Pawn")
