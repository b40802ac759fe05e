"""8.12 Sing Together."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import THIS, Table, action, character, keyword, location, table

from illumineer import ir
from illumineer.core import way_reasons
from illumineer.cr import number
from illumineer.vocab import Doing, Happening, How, Keyword, Who

ROUND = action("Round", ir.GainLore(1), keyword(Keyword.SING_TOGETHER, 7), cost=7, song=True)
LARK = character("Lark", keyword(Keyword.SINGER, 5), cost=2, inkwell=False)
FINCH = character(
    "Finch",
    ir.Triggered((ir.Event(Happening.SANG, subject=THIS),), ir.Draw(), name="Trill"),
    cost=4,
    inkwell=False,
)
CARDS = [ROUND, LARK, FINCH]


def given(play: list[Any], *cards: ir.Card, **more: Any) -> Table:
    p1 = {"hand": ["Round"], "play": play, "ink": more.pop("ink", 0)}
    new = {card.full_name: card for card in (*CARDS, *cards)}
    return table(list(new.values()), p1=p1, **more)


@pytest.mark.rule("8.12.1", "8.12.2", "5.4.4.3")
def test_several_characters_whose_costs_add_up_sing_the_song() -> None:
    t = given(["Ogre", "Knight", "Scout"]).do("play Round")
    assert t.asked == (0, "choose")
    t.do("choose Ogre", "choose Knight", "done")
    assert [t[name].exerted for name in ("Ogre", "Knight", "Scout")] == [True, True, False]
    assert (t.lore(), t.discard()) == (1, ["Round"])


@pytest.mark.rule("8.12.1", "4.3.2.2")
def test_it_is_an_alternate_cost_beside_ink_and_singing_alone() -> None:
    dragon = character("Dragon", cost=7, inkwell=False)
    t = given(["Dragon", "Ogre"], dragon, ink=7).do("play Round")
    assert t.moves() == ["for ink", "for sing", "for sing together"]
    t.do("for sing together", "choose Dragon", "done")
    assert (t.ink(), t["Dragon"].exerted, t["Ogre"].exerted) == ((7, 0), True, False)


@pytest.mark.rule("8.12.2")
@pytest.mark.parametrize(
    ("play", "legal"),
    [
        (["Ogre", "Knight"], True),
        (["Ogre", "Ogre#2"], True),
        (["Giant"], False),
        (["Giant", "Pawn"], True),
        (["Ogre", "Scout"], False),
        (["Ogre", {"card": "Knight", "exerted": True}], False),
        (["Ogre", {"card": "Knight", "drying": True}], False),
    ],
)
def test_the_costs_of_ready_dry_characters_must_reach_the_number(play: list[Any], legal: bool) -> None:
    assert given(play).legal("play Round") is legal


@pytest.mark.rule("8.12.2")
def test_singing_cannot_stop_before_the_number_is_reached() -> None:
    t = given(["Ogre", "Knight", "Scout"]).do("play Round", "choose Scout")
    assert t.moves() == ["choose Ogre", "choose Knight"]
    assert t.why("done") == ["8.12.1"]
    t.do("choose Ogre")  # 6 so far, and the last one is needed
    assert all(t[name].exerted for name in ("Ogre", "Knight", "Scout"))


@pytest.mark.rule("8.12.2")
def test_more_characters_than_needed_may_sing() -> None:
    t = given(["Ogre", "Knight", "Scout"]).do("play Round", "choose Ogre", "choose Knight", "choose Scout")
    assert all(t[name].exerted for name in ("Ogre", "Knight", "Scout"))
    assert t.lore() == 1


@pytest.mark.rule("8.12.2", "8.11.1", "8.11.3")
def test_singer_and_bonuses_for_singing_count_in_a_choir() -> None:
    assert given(["Lark", "Scout"]).legal("play Round")  # 5 + 2
    assert not given(["Lark", "Pawn"]).legal("play Round")  # 5 + 1
    hall = location("Hall", ir.Static((ir.SingCost(1),), ir.Cards(where=(ir.IsAt(ir.This()),))))
    assert given(["Lark", {"card": "Pawn", "at": "Hall"}, "Hall"], hall).legal("play Round")


@pytest.mark.rule("8.12.2", "1.2.2")
def test_a_character_that_cannot_sing_does_not_count() -> None:
    mute = character("Mute", ir.Static((ir.Cant(Doing.SING),)), cost=5, inkwell=False)
    assert not given(["Mute", "Scout"], mute).legal("play Round")


@pytest.mark.rule("8.12.3")
def test_each_character_that_sang_together_sang_the_song() -> None:
    t = given(["Finch", "Finch#2", "Knight"]).do("play Round", "choose Finch", "choose Finch#2", "done")
    assert t.bag() == ["Trill", "Trill"]
    t.do("resolve Finch: Trill")
    assert len(t.hand()) == 2


@pytest.mark.rule("8.12.3")
def test_a_character_that_did_not_join_in_did_not_sing() -> None:
    t = given(["Finch", "Giant", "Scout"]).do("play Round", "choose Giant", "choose Scout", "done")
    assert (t.hand(), t["Finch"].exerted) == ([], False)


@pytest.mark.rule("8.12.3", "5.4.5")
def test_abilities_of_the_singers_wait_until_the_song_has_resolved() -> None:
    again = ir.Triggered((ir.Event(Happening.SANG, subject=THIS),), ir.GainLore(ir.LoreOf()))
    finch = character("Finch", again, cost=7, inkwell=False)
    t = given(["Finch"], finch).do("play Round", "for sing together")
    assert t.lore() == 2  # 1 from the song, then as much again


@pytest.mark.rule("8.12.1")
def test_a_song_asks_how_many_characters_sang_it() -> None:
    choral = action("Round", ir.GainLore(ir.Sung()), keyword(Keyword.SING_TOGETHER, 7), cost=7, song=True)
    t = given(["Ogre", "Knight", "Scout"], choral).do("play Round", "choose Ogre", "choose Knight", "choose Scout")
    assert t.lore() == 3


# --- teammates -------------------------------------------------------------------------------


def team_game(p1: list[Any], p2: list[Any], p3: list[Any], p4: list[Any], **more: Any) -> Table:
    """p1 and p3 against p2 and p4; p1 has the song."""
    return given(p1, p2={"play": p2}, p3={"play": p3}, p4={"play": p4}, teams=[0, 1, 0, 1], **more)


@pytest.mark.rule("8.12.1", "1.3.6.1")
def test_teammates_characters_sing_together_with_yours() -> None:
    t = team_game(["Ogre"], [], ["Knight"], []).do("play Round", "choose Ogre")
    assert (t["Ogre"].exerted, t["Knight"].exerted, t.lore(0), t.lore(2)) == (True, True, 1, 0)


@pytest.mark.rule("8.12.1")
def test_teammates_characters_alone_can_sing_your_song_together() -> None:
    t = team_game([], [], ["Ogre", "Knight"], []).do("play Round", "choose Ogre")
    assert (t["Ogre"].exerted, t["Knight"].exerted, t.lore(0)) == (True, True, 1)


@pytest.mark.rule("8.12.1")
def test_opponents_characters_do_not_sing_with_you() -> None:
    assert not team_game(["Ogre"], ["Knight"], [], ["Giant"]).legal("play Round")
    t = given(["Ogre"], p2={"play": ["Knight"]}, p3={"play": ["Giant"]})  # no teams: everybody is an opponent
    assert not t.legal("play Round")


@pytest.mark.rule("8.12.1", "5.1.1.11")
def test_why_a_character_of_another_player_cannot_join_in() -> None:
    t = team_game(["Giant", "Scout"], ["Knight"], [{"card": "Ogre", "drying": True}], []).do("play Round")
    assert t.why("choose Knight")[0] == "8.12.1"  # an opponent's
    assert t.why("choose Ogre")[0] == "5.1.1.11"  # a teammate's, and drying


@pytest.mark.rule("8.12.1", "5.4.4.2")
def test_a_teammates_character_does_not_sing_alone_without_sing_together() -> None:
    solo = action("Round", ir.GainLore(1), cost=4, song=True)
    new = [solo, *CARDS[1:]]
    t = table(new, p1={"hand": ["Round"]}, p2={}, p3={"play": ["Ogre"]}, p4={}, teams=[0, 1, 0, 1])
    assert not t.legal("play Round")
    t = table(new, p1={"hand": ["Round"], "play": ["Ogre"]}, p2={}, p3={}, p4={}, teams=[0, 1, 0, 1])
    assert t.legal("play Round")


@pytest.mark.rule("8.12.2", "8.12.1")
def test_a_teammates_drying_or_exerted_character_cannot_join_in() -> None:
    for state in ("drying", "exerted"):
        assert not team_game(["Ogre"], [], [{"card": "Knight", state: True}], []).legal("play Round")


@pytest.mark.rule("8.12.3", "7.7.3.1")
def test_the_ability_of_a_teammate_who_sang_is_the_teammates() -> None:
    t = team_game(["Knight"], [], ["Finch"], []).do("play Round", "choose Finch")
    assert (t["Finch"].exerted, t.hand(0), len(t.hand(2))) == (True, [], 1)


@pytest.mark.rule("8.12.1", "8.12.3")
def test_who_played_the_song_is_the_player_who_paid_for_it() -> None:
    fan = character(
        "Fan", ir.Triggered((ir.Event(Happening.PLAYED, player=Who.YOU),), ir.GainLore(2), name="Cheer"), inkwell=False
    )
    play = ["Knight", {"card": "Fan", "exerted": True}]
    t = given(["Ogre"], fan, p2={}, p3={"play": play}, p4={}, teams=[0, 1, 0, 1]).do("play Round", "choose Ogre")
    assert (t.lore(0), t.lore(2)) == (1, 0)


@pytest.mark.rule("8.12.1", "5.4.4.2")
@pytest.mark.parametrize(
    ("singers", "rules"),
    [
        (("Ogre", "Giant"), ["8.12.1", "5.4.4.2"]),
        (("Ogre", "Giant", "Knight"), ["8.12.1", "5.4.4.2", "5.4.4.2"]),
        (("Ogre",), ["8.12.1"]),
    ],
    ids=["two", "three, one of them exerted", "one"],
)
def test_several_singers_without_sing_together_are_refused_by_both_rules(
    singers: tuple[str, ...], rules: list[str]
) -> None:
    tune = action("Tune", ir.GainLore(1), cost=3, song=True)
    t = table([tune], p1={"hand": ["Tune"], "play": ["Ogre", "Giant", {"card": "Knight", "exerted": True}]})
    st = t.game.state
    refs = tuple(t[name].ref for name in singers)
    found = way_reasons.reasons(st, 0, t["Tune"].ref, How.SING_TOGETHER, refs)
    assert [number(reason.rule, "2.3") for reason in found] == rules
