"""8.1 Keywords in general: what a keyword is, what adds up, and the same keyword twice."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    Table,
    action,
    any_character,
    character,
    item,
    keyword,
    shift,
    table,
    your_characters,
)

from illumineer import ir
from illumineer.vocab import CardType, Doing, Duration, Keyword, Stat, Who, Zone

NEXT = Duration.UNTIL_YOUR_NEXT_TURN
TURN = Duration.THIS_TURN


def gives(name: str, which: Keyword, duration: Duration = TURN, n: int = 0) -> ir.Card:
    """An action that gives a keyword to the one character there is."""
    return action(name, ir.Apply(any_character(), (ir.Gain(which, n),), duration))


KITE = item("Kite", ir.Static((ir.Gain(Keyword.EVASIVE),), your_characters()))
SMASH = action("Smash", ir.Banish(ir.Cards(where=(ir.Named(("Kite",)),))))


# --- a keyword is an ability by name ---------------------------------------------------------

PRINTED = {
    Keyword.ALERT: 0,
    Keyword.BODYGUARD: 0,
    Keyword.BOOST: 1,
    Keyword.CHALLENGER: 1,
    Keyword.EVASIVE: 0,
    Keyword.RECKLESS: 0,
    Keyword.RESIST: 1,
    Keyword.RUSH: 0,
    Keyword.SINGER: 5,
    Keyword.SUPPORT: 0,
    Keyword.VANISH: 0,
    Keyword.WARD: 0,
    Keyword.ADVENTUROUS: 0,
}


@pytest.mark.rule("8.1.1")
def test_the_list_of_keywords_is_complete() -> None:
    listed = {*PRINTED, Keyword.SHIFT, Keyword.SING_TOGETHER}
    assert listed == set(Keyword)


@pytest.mark.rule("8.1.1")
@pytest.mark.parametrize("which", PRINTED, ids=lambda k: k.name.lower())
def test_each_keyword_can_be_printed_and_can_be_gained(which: Keyword) -> None:
    n = PRINTED[which]
    has = character("Has", keyword(which, n))
    t = table(
        [has, gives("Lend", which, n=n)], p1={"hand": ["Lend"], "ink": 1, "play": ["Scout"]}, p2={"play": ["Has"]}
    )
    assert t["Has"].has(which) and t["Has"].keyword(which) == n
    assert not t["Scout"].has(which)
    pick = ["choose Scout"] if "choose Scout" in _after(t, "play Lend") else []  # Ward leaves no choice
    t.do("play Lend", *pick)
    assert t["Scout"].has(which) and t["Scout"].keyword(which) == n


def _after(t: Table, move: str) -> list[str]:
    """The moves there would be after a move."""
    game = t.game.copy()
    game.push(move)
    return [m.text for m in game.legal_moves]


@pytest.mark.rule("8.1.1")
def test_a_keyword_is_an_ability_and_goes_with_all_abilities() -> None:
    hush = action("Hush", ir.Apply(any_character(), (ir.LoseAbility(),)))
    gull = character("Gull", keyword(Keyword.EVASIVE), keyword(Keyword.RESIST, 1))
    t = table([gull, hush], p1={"hand": ["Hush"], "ink": 1}, p2={"play": ["Gull"]})
    t.do("play Hush")
    assert not t["Gull"].has(Keyword.EVASIVE)
    assert not t["Gull"].has(Keyword.RESIST)


@pytest.mark.rule("8.1.1")
def test_a_card_can_ask_for_a_keyword_by_its_name_whether_printed_or_gained() -> None:
    gull = character("Gull", keyword(Keyword.EVASIVE))
    t = table(
        [gull, gives("Lift", Keyword.EVASIVE), action("Count", ir.GainLore(ir.Count(ir.Cards(where=_EVASIVE))))],
        p1={"hand": ["Lift", "Count"], "ink": 2, "play": ["Scout", "Knight"]},
        p2={"play": ["Gull"]},
    )
    t.do("play Lift", "choose Scout", "play Count")
    assert t.lore() == 2


_EVASIVE = (ir.HasKeyword(Keyword.EVASIVE),)


# --- +N adds up ------------------------------------------------------------------------------


@pytest.mark.rule("8.1.2", "1-early:10.1.1")
@pytest.mark.parametrize("which", [Keyword.CHALLENGER, Keyword.RESIST])
@pytest.mark.parametrize("edition", ["1-early", "2.0", "2.3"])
def test_keywords_with_a_plus_add_up(which: Keyword, edition: str) -> None:
    has = character("Has", keyword(which, 1))
    t = table([has, gives("Lend", which, n=2)], edition, p1={"hand": ["Lend"], "ink": 1, "play": ["Has"]})
    t.do("play Lend")
    assert t["Has"].keyword(which) == 3


@pytest.mark.rule("8.1.2")
def test_what_was_added_is_taken_away_again_when_it_ends() -> None:
    has = character("Has", keyword(Keyword.RESIST, 1))
    t = table([has, gives("Lend", Keyword.RESIST, n=2)], p1={"hand": ["Lend"], "ink": 1, "play": ["Has"]})
    t.do("play Lend").end_turn()
    assert t["Has"].keyword(Keyword.RESIST) == 1


@pytest.mark.rule("8.1.2")
def test_a_card_printed_with_two_plus_keywords_of_a_kind_has_the_sum() -> None:
    has = character("Has", keyword(Keyword.RESIST, 1), keyword(Keyword.RESIST, 2))
    t = table([has], p1={"play": ["Has"]})
    assert t["Has"].keyword(Keyword.RESIST) == 3


# --- without +N only one counts --------------------------------------------------------------


@pytest.mark.rule("8.1.2", "1-early:10.1.1")
@pytest.mark.parametrize("edition", ["1-early", "2.0", "2.3"])
def test_support_twice_triggers_once(edition: str) -> None:
    page = character("Page", keyword(Keyword.SUPPORT), strength=2)
    t = table(
        [page, gives("Lend", Keyword.SUPPORT)],
        edition,
        p1={"hand": ["Lend"], "ink": 1, "play": ["Page", "Ogre"]},
    )
    t.do("play Lend", "choose Page", "quest Page", "accept")
    assert t["Ogre"].strength == 4 + 2
    assert t.asked == (0, "act")


@pytest.mark.rule("8.1.2")
@pytest.mark.parametrize("n", [3, 7])
def test_singer_given_to_a_singer_does_not_add_up(n: int) -> None:
    bard = character("Bard", keyword(Keyword.SINGER, 5), cost=2)
    aria = action("Aria", ir.GainLore(1), cost=6, song=True)
    t = table(
        [bard, aria, gives("Lend", Keyword.SINGER, n=n)],
        p1={"hand": ["Lend", "Aria"], "ink": 1, "play": ["Bard"]},
    )
    t.do("play Lend")
    assert t["Bard"].keyword(Keyword.SINGER) == 5
    assert not t.legal("play Aria")


@pytest.mark.rule("8.1.2")
def test_singer_given_in_quotation_marks_does_not_add_up_either() -> None:
    bard = character("Bard", keyword(Keyword.SINGER, 5), cost=2)
    tutor = item("Tutor", ir.Static((ir.GainAbility(keyword(Keyword.SINGER, 4)),), your_characters()))
    t = table([bard, tutor], p1={"play": ["Bard", "Scout", "Tutor"]})
    assert t["Bard"].keyword(Keyword.SINGER) == 5
    assert t["Scout"].keyword(Keyword.SINGER) == 4


@pytest.mark.rule("8.1.2")
def test_boost_given_to_a_boosting_card_is_no_second_boost() -> None:
    diver = character("Diver", keyword(Keyword.BOOST, 2))
    t = table([diver, gives("Lend", Keyword.BOOST, n=1)], p1={"hand": ["Lend"], "ink": 9, "play": ["Diver"]})
    t.do("play Lend", "boost Diver")
    assert t.ink() == (9 - 1 - 2, 1 + 2)
    assert not t.legal("boost Diver")


# --- which of two instances stays ------------------------------------------------------------


@pytest.mark.rule("8.1.2", "2.1:8.1.2")
@pytest.mark.parametrize(
    ("edition", "has"),
    [("1-early", True), ("1-late", True), ("2.0", False), ("2.1", False), ("2.2", False), ("2.3", True)],
)
def test_the_longer_lasting_of_two_gained_instances_stays(edition: str, has: bool) -> None:
    t = table(
        [gives("Hop", Keyword.EVASIVE, TURN), gives("Soar", Keyword.EVASIVE, NEXT)],
        edition,
        p1={"hand": ["Hop", "Soar"], "ink": 2, "play": ["Scout"]},
    )
    t.do("play Hop", "play Soar")
    assert t["Scout"].has(Keyword.EVASIVE)
    t.end_turn()
    assert t["Scout"].has(Keyword.EVASIVE) is has


@pytest.mark.rule("8.1.2")
@pytest.mark.parametrize("edition", ["1-early", "2.0", "2.2", "2.3"])
def test_a_shorter_instance_added_later_cuts_nothing_short(edition: str) -> None:
    t = table(
        [gives("Hop", Keyword.EVASIVE, TURN), gives("Soar", Keyword.EVASIVE, NEXT)],
        edition,
        p1={"hand": ["Hop", "Soar"], "ink": 2, "play": ["Scout"]},
    )
    t.do("play Soar", "play Hop").end_turn()
    assert t["Scout"].has(Keyword.EVASIVE)
    t.end_turn()
    assert not t["Scout"].has(Keyword.EVASIVE)


@pytest.mark.rule("8.1.2", "2.1:8.1.2")
@pytest.mark.parametrize(("edition", "has"), [("1-late", True), ("2.0", False), ("2.2", False), ("2.3", False)])
def test_what_a_card_in_play_gives_lasts_longest_and_nothing_is_left_when_it_ends(edition: str, has: bool) -> None:
    t = table(
        [KITE, SMASH, gives("Soar", Keyword.EVASIVE, NEXT)],
        edition,
        p1={"hand": ["Soar", "Smash"], "ink": 2, "play": ["Scout", "Kite"]},
    )
    t.do("play Soar", "play Smash")
    assert t["Scout"].has(Keyword.EVASIVE) is has


@pytest.mark.rule("8.1.2", "2.1:8.1.2")
@pytest.mark.parametrize(("edition", "has"), [("1-late", True), ("2.0", True), ("2.2", True), ("2.3", False)])
def test_the_shorter_instance_ceases_when_a_longer_one_joins_and_does_not_come_back(edition: str, has: bool) -> None:
    t = table(
        [KITE, SMASH, gives("Soar", Keyword.EVASIVE, NEXT)],
        edition,
        p1={"hand": ["Soar", "Kite", "Smash"], "ink": 3, "play": ["Scout"]},
    )
    t.do("play Soar", "play Kite", "play Smash")
    assert t["Scout"].has(Keyword.EVASIVE) is has


@pytest.mark.rule("8.1.2")
def test_the_same_holds_when_the_longer_one_comes_with_a_card_on_top() -> None:
    young = character("Sela - Young", keyword(Keyword.RUSH))
    old = character("Sela - Old", keyword(Keyword.EVASIVE), shift(1, temporary=True), cost=5)
    t = table(
        [young, old, gives("Soar", Keyword.EVASIVE, NEXT)],
        p1={"hand": ["Soar", "Sela - Old"], "ink": 2, "play": ["Sela - Young"]},
    )
    t.do("play Soar", "play Sela - Old").end_turn()
    assert t.play() == ["Sela - Young"]
    assert not t["Sela - Young"].has(Keyword.EVASIVE)


@pytest.mark.rule("8.1.2")
def test_an_instance_that_ceased_does_not_come_back_when_the_printed_one_is_lost() -> None:
    gull = character("Gull", keyword(Keyword.EVASIVE))
    net = action("Net", ir.Apply(any_character(), (ir.Lose(Keyword.EVASIVE),)))
    t = table(
        [gull, net, gives("Soar", Keyword.EVASIVE, NEXT)], p1={"hand": ["Soar", "Net"], "ink": 2, "play": ["Gull"]}
    )
    t.do("play Soar", "play Net")
    assert not t["Gull"].has(Keyword.EVASIVE)


@pytest.mark.rule("8.1.2")
def test_a_standing_rule_of_this_turn_does_not_swallow_a_longer_gift() -> None:
    wind = action("Wind", ir.Establish((ir.Gain(Keyword.EVASIVE),), TURN, ir.Cards(of=Who.YOU, where=CHARACTER)))
    t = table([wind, gives("Soar", Keyword.EVASIVE, NEXT)], p1={"hand": ["Wind", "Soar"], "ink": 2, "play": ["Scout"]})
    t.do("play Wind", "play Soar").end_turn()
    assert t["Scout"].has(Keyword.EVASIVE)


@pytest.mark.rule("8.1.2")
def test_only_the_same_keyword_is_a_duplicate() -> None:
    both = action("Both", ir.Apply(any_character(), (ir.Gain(Keyword.EVASIVE), ir.Gain(Keyword.RUSH)), NEXT))
    gull = character("Gull", keyword(Keyword.EVASIVE))
    t = table([gull, both], p1={"hand": ["Both"], "ink": 1, "play": ["Gull"]})
    t.do("play Both").end_turn()
    assert t["Gull"].has(Keyword.RUSH) and t["Gull"].has(Keyword.EVASIVE)
    t.end_turn()
    assert not t["Gull"].has(Keyword.RUSH) and t["Gull"].has(Keyword.EVASIVE)


@pytest.mark.rule("8.1.2")
def test_the_rest_of_the_effect_is_given_all_the_same() -> None:
    lift = action("Lift", ir.Apply(any_character(), (ir.Gain(Keyword.EVASIVE), ir.Adjust(Stat.STRENGTH, 2))))
    gull = character("Gull", keyword(Keyword.EVASIVE), strength=2)
    t = table([gull, lift], p1={"hand": ["Lift"], "ink": 1, "play": ["Gull"]})
    t.do("play Lift")
    assert t["Gull"].strength == 4


@pytest.mark.rule("8.1.1", "1.2.2")
def test_a_card_that_cannot_gain_a_keyword_keeps_its_printed_one() -> None:
    moth = character("Moth", ir.Static((ir.Cant(Doing.GAIN_KEYWORD, keyword=Keyword.EVASIVE),)))
    gull = character(
        "Gull", keyword(Keyword.EVASIVE), ir.Static((ir.Cant(Doing.GAIN_KEYWORD, keyword=Keyword.EVASIVE),))
    )
    t = table([moth, gull, KITE], p1={"play": ["Moth", "Gull", "Kite"]})
    assert not t["Moth"].has(Keyword.EVASIVE)
    assert t["Gull"].has(Keyword.EVASIVE)


def barring(which: Keyword, *more: ir.Mod) -> ir.Card:
    """An item: characters (lose and) can't gain the keyword."""
    return item("Net", ir.Static((*more, ir.Cant(Doing.GAIN_KEYWORD, keyword=which)), ir.Cards(where=CHARACTER)))


BREAK = action("Break", ir.Banish(ir.Chosen(ir.Cards(where=(ir.IsType((CardType.ITEM,)),)))), cost=0)


@pytest.mark.rule("8.1.1", "1.2.2", "6.4.2.2")
@pytest.mark.parametrize("edition", ["1-early", "2.0", "2.3"])
@pytest.mark.parametrize("lost", [(), (ir.Lose(Keyword.EVASIVE),)], ids=["can't gain", "lose and can't gain"])
def test_a_keyword_that_cannot_be_gained_is_not_kept_in_waiting(lost: tuple[ir.Mod, ...], edition: str) -> None:
    lift = action("Lift", ir.Apply(any_character(), (ir.Gain(Keyword.EVASIVE), ir.Gain(Keyword.WARD))))
    p1 = {"hand": ["Lift", "Break"], "ink": 1, "play": ["Scout", "Net"]}
    t = table([lift, BREAK, barring(Keyword.EVASIVE, *lost)], edition, p1=p1).do("play Lift")
    assert (t["Scout"].has(Keyword.EVASIVE), t["Scout"].has(Keyword.WARD)) == (False, True)
    t.do("play Break")
    assert (t["Scout"].has(Keyword.EVASIVE), t["Scout"].has(Keyword.WARD)) == (False, True)


@pytest.mark.rule("8.1.1", "1.2.2", "6.4.2.2")
@pytest.mark.parametrize("edition", ["1-early", "2.0", "2.3"])
def test_of_several_characters_only_those_that_can_gain_it_do(edition: str) -> None:
    moth = character("Moth", ir.Static((ir.Cant(Doing.GAIN_KEYWORD, keyword=Keyword.RESIST),)))
    wall = action("Wall", ir.Apply(ir.Cards(where=CHARACTER), (ir.Gain(Keyword.RESIST, 2),)))
    t = table([moth, wall], edition, p1={"hand": ["Wall"], "ink": 1, "play": ["Moth", "Scout"]}).do("play Wall")
    assert (t["Moth"].has(Keyword.RESIST), t["Scout"].keyword(Keyword.RESIST)) == (False, 2)


@pytest.mark.rule("8.1.1", "1.2.2")
def test_what_was_gained_before_is_not_gained_again_and_stays() -> None:
    lift = action("Lift", ir.Apply(any_character(), (ir.Gain(Keyword.EVASIVE),)))
    t = table([lift, barring(Keyword.EVASIVE)], p1={"hand": ["Lift", "Net"], "ink": 2, "play": ["Scout"]})
    t.do("play Lift", "play Net")
    assert t["Scout"].has(Keyword.EVASIVE)


@pytest.mark.rule("8.1.1", "6.4.2.3")
def test_what_was_gained_before_is_lost_for_as_long_as_an_ability_says_so() -> None:
    lift = action("Lift", ir.Apply(any_character(), (ir.Gain(Keyword.EVASIVE),)))
    net = barring(Keyword.EVASIVE, ir.Lose(Keyword.EVASIVE))
    t = table([lift, net, BREAK], p1={"hand": ["Lift", "Net", "Break"], "ink": 2, "play": ["Scout"]})
    t.do("play Lift", "play Net")
    assert not t["Scout"].has(Keyword.EVASIVE)
    assert t.do("play Break")["Scout"].has(Keyword.EVASIVE)


@pytest.mark.rule("8.1.1", "6.4.2.3")
def test_a_static_ability_goes_on_giving_it_once_it_can_be_gained() -> None:
    t = table([KITE, BREAK, barring(Keyword.EVASIVE)], p1={"hand": ["Break"], "play": ["Scout", "Kite", "Net"]})
    assert not t["Scout"].has(Keyword.EVASIVE)
    t.do("play Break", "choose Net")
    assert t["Scout"].has(Keyword.EVASIVE)


@pytest.mark.rule("8.1.1", "1.2.2", "6.1.13.1")
def test_what_is_for_a_turn_to_come_is_gained_in_that_turn() -> None:
    taunt = action("Taunt", ir.Apply(any_character(), (ir.Gain(Keyword.RECKLESS),), Duration.THEIR_NEXT_TURN))
    p2 = {"play": ["Scout"]}
    p1 = {"hand": ["Taunt", "Break"], "ink": 1, "play": ["Net"]}
    t = table([taunt, barring(Keyword.RECKLESS), BREAK], p1=p1, p2=p2)
    t.do("play Taunt", "play Break").end_turn()
    assert t["Scout"].has(Keyword.RECKLESS)
    t = table([taunt, barring(Keyword.RECKLESS)], p1={"hand": ["Taunt", "Net"], "ink": 2}, p2=p2)
    t.do("play Taunt", "play Net").end_turn()
    assert not t["Scout"].has(Keyword.RECKLESS)


@pytest.mark.rule("8.1.1", "6.1.5.1", "1.2.2")
def test_if_you_do_fails_where_the_keyword_is_not_gained() -> None:
    lift = action("Lift", ir.IfDo(ir.Apply(any_character(), (ir.Gain(Keyword.EVASIVE),)), ir.GainLore(1)))
    for play, lore in ((["Scout"], 1), (["Scout", "Net"], 0)):
        t = table([lift, barring(Keyword.EVASIVE)], p1={"hand": ["Lift"], "ink": 1, "play": play}).do("play Lift")
        assert t.lore() == lore


@pytest.mark.rule("8.1.1")
def test_a_card_outside_play_is_asked_for_its_printed_keywords() -> None:
    gull = character("Gull", keyword(Keyword.EVASIVE))
    seek = action("Seek", ir.Put(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU, _EVASIVE)), ir.Place(Zone.HAND)))
    t = table([gull, seek], p1={"hand": ["Seek"], "ink": 1, "discard": ["Scout", "Gull"]})
    t.do("play Seek")
    assert t.hand() == ["Gull"]


@pytest.mark.rule("8.1.2", "6.1.13.1")
def test_an_instance_that_lasts_during_your_turn_only_is_not_the_longer_one() -> None:
    vane = character("Vane", ir.Static((ir.Gain(Keyword.EVASIVE),), condition=ir.IsTurnOf()))
    t = table([vane, gives("Soar", Keyword.EVASIVE, NEXT)], p1={"hand": ["Soar"], "ink": 1, "play": ["Vane"]})
    t.do("play Soar").end_turn()
    assert t["Vane"].has(Keyword.EVASIVE)
