"""8.7 Reckless: no questing, and no end of the turn while it could challenge."""

from __future__ import annotations

import pytest
from tests.support import action, any_character, character, exert_ability, item, keyword, table

from illumineer import ir
from illumineer.vocab import Doing, Keyword, Leave, Who, Zone

BULL = character("Bull", keyword(Keyword.RECKLESS), cost=3, strength=2, willpower=9)


def exerted(*names: str) -> list[dict[str, object]]:
    return [{"card": name, "exerted": True} for name in names]


@pytest.mark.rule("8.7.1", "1-early:10.5")
@pytest.mark.parametrize("edition", ["1-early", "2.0", "2.3"])
def test_one_word_forbids_the_quest_and_holds_up_the_end_of_the_turn(edition: str) -> None:
    t = table([BULL], edition, p1={"play": ["Bull"]}, p2={"play": exerted("Ogre")})
    assert not t.legal("quest Bull")
    assert not t.legal("end turn")
    t.do("challenge Bull")
    assert t.legal("end turn")


# --- it cannot quest -------------------------------------------------------------------------


@pytest.mark.rule("8.7.2")
def test_it_cannot_quest_even_with_nothing_to_challenge() -> None:
    t = table([BULL], p1={"play": ["Bull"]})
    assert t.why("quest Bull") == ["8.7.2"]


@pytest.mark.rule("8.7.2")
def test_reckless_gained_for_a_turn_forbids_the_quest_for_that_turn() -> None:
    taunt = action("Taunt", ir.Apply(any_character(), (ir.Gain(Keyword.RECKLESS),)))
    t = table([taunt], p1={"hand": ["Taunt"], "ink": 1, "play": ["Scout"]})
    assert t.legal("quest Scout")
    t.do("play Taunt")
    assert t.why("quest Scout") == ["8.7.2"]
    t.end_turn().end_turn()
    assert t.legal("quest Scout")


# --- the end of the turn ---------------------------------------------------------------------


@pytest.mark.rule("8.7.3")
def test_the_turn_cannot_end_while_it_is_ready_and_can_challenge_a_character() -> None:
    t = table([BULL], p1={"play": ["Bull"]}, p2={"play": exerted("Ogre")})
    assert t.why("end turn") == ["8.7.3"]
    t.do("challenge Bull")
    assert t.legal("end turn")


@pytest.mark.rule("8.7.3")
def test_a_location_holds_the_turn_up_as_well() -> None:
    t = table([BULL], p1={"play": ["Bull"]}, p2={"play": ["Camp"]})
    assert t.why("end turn") == ["8.7.3"]


@pytest.mark.rule("8.7.3")
@pytest.mark.parametrize(
    "side",
    [
        {"play": []},
        {"play": ["Ogre", "Rock"]},
        {"play": [{"card": "Gull", "exerted": True}]},
        {"play": [{"card": "Untouchable", "exerted": True}]},
    ],
    ids=["nobody", "only ready ones", "only an evasive one", "only one that cannot be challenged"],
)
def test_with_nothing_it_can_challenge_the_turn_may_end(side: dict[str, list[object]]) -> None:
    gull = character("Gull", keyword(Keyword.EVASIVE))
    safe = character("Untouchable", ir.Static((ir.Cant(Doing.BE_CHALLENGED),)))
    t = table([BULL, gull, safe], p1={"play": ["Bull"]}, p2=side)
    assert not t.legal("challenge Bull")
    t.end_turn()
    assert t.game.active == 1


@pytest.mark.rule("8.7.3", "1-early:10.5")
@pytest.mark.parametrize(
    ("edition", "legal"), [("1-early", True), ("1-late", True), ("2.0", False), ("2.1", False), ("2.3", False)]
)
def test_a_ready_character_that_it_may_challenge_counts(edition: str, legal: bool) -> None:
    hunter = character("Hunter", keyword(Keyword.RECKLESS), ir.Static((ir.Allow(Leave.CHALLENGE_READY),)))
    t = table([hunter], edition, p1={"play": ["Hunter"]}, p2={"play": ["Ogre"]})
    assert t.legal("challenge Hunter")
    assert t.legal("end turn") is legal


@pytest.mark.rule("8.7.3")
@pytest.mark.parametrize("state", [{"exerted": True}, {"drying": True}])
def test_an_exerted_or_drying_one_owes_nothing(state: dict[str, bool]) -> None:
    t = table([BULL], p1={"play": [{"card": "Bull", **state}]}, p2={"play": exerted("Ogre")})
    t.end_turn()
    assert t.game.active == 1


@pytest.mark.rule("8.7.3", "8.9.1")
def test_a_drying_one_with_rush_can_challenge_and_so_must() -> None:
    ram = character("Ram", keyword(Keyword.RECKLESS), keyword(Keyword.RUSH))
    t = table([ram], p1={"play": [{"card": "Ram", "drying": True}]}, p2={"play": exerted("Ogre")})
    assert t.why("end turn") == ["8.7.3"]


@pytest.mark.rule("8.7.3", "1.2.2")
def test_one_that_cannot_challenge_owes_nothing() -> None:
    yoke = item("Yoke", ir.Static((ir.Cant(Doing.CHALLENGE),), ir.Cards(where=(ir.Named(("Bull",)),))))
    t = table([BULL, yoke], p1={"play": ["Bull", "Yoke"]}, p2={"play": exerted("Ogre")})
    t.end_turn()
    assert t.game.active == 1


@pytest.mark.rule("8.7.3", "8.16")
def test_reckless_and_adventurous_together_owe_nothing() -> None:
    torn = character("Torn", keyword(Keyword.RECKLESS), keyword(Keyword.ADVENTUROUS))
    t = table([torn], p1={"play": ["Torn"]}, p2={"play": exerted("Ogre")})
    assert not t.legal("challenge Torn") and not t.legal("quest Torn")
    t.end_turn()
    assert t.game.active == 1


@pytest.mark.rule("8.7.3")
def test_each_reckless_character_holds_the_turn_up_for_itself() -> None:
    t = table([BULL], p1={"play": ["Bull", "Bull#2"]}, p2={"play": exerted("Ogre")})
    assert t.why("end turn") == ["8.7.3", "8.7.3"]
    t.do("challenge Bull")
    assert t.why("end turn") == ["8.7.3"]
    t.do("challenge Bull#2")
    assert t.legal("end turn")


@pytest.mark.rule("8.7.3")
def test_it_need_not_challenge_at_once_and_others_may_act_before() -> None:
    t = table([BULL], p1={"play": ["Bull", "Giant"]}, p2={"play": exerted("Ogre")})
    t.do("challenge Giant")
    assert t["Ogre"].zone == "discard"
    t.end_turn()
    assert t.game.active == 1


@pytest.mark.rule("8.7.3")
def test_readied_again_it_owes_another_challenge() -> None:
    spur = action("Spur", ir.Ready(any_character()))
    t = table([BULL, spur], p1={"hand": ["Spur"], "ink": 1, "play": ["Bull"]}, p2={"play": exerted("Giant")})
    t.do("challenge Bull")
    assert t.legal("end turn")
    t.do("play Spur", "choose Bull")
    assert t.why("end turn") == ["8.7.3"]


@pytest.mark.rule("8.7.3", "6.1.16.1", "4.6.4.3")
@pytest.mark.parametrize("edition", ["1-early", "2.0", "2.1", "2.3"])
@pytest.mark.parametrize("ink", [0, 1])
def test_a_price_for_the_challenge_frees_it_whether_it_can_be_paid_or_not(ink: int, edition: str) -> None:
    toll = item("Toll", ir.Static((ir.Price((Doing.CHALLENGE,), (ir.InkCost(1),)),), ir.Cards()))
    t = table([BULL, toll], edition, p1={"ink": ink, "play": ["Bull", "Toll"]}, p2={"play": exerted("Ogre")})
    assert t.legal("challenge Bull") is bool(ink)
    t.end_turn()
    assert (t.game.active, t.ink()) == (1, (ink, 0))


@pytest.mark.rule("8.7.3", "4.6.4.3")
def test_a_price_paid_with_a_card_frees_it_as_well() -> None:
    toll = ir.Price((Doing.CHALLENGE,), (ir.DiscardCost(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU))),))
    bull = character("Bull", keyword(Keyword.RECKLESS), ir.Static((toll,)))
    t = table([bull], p1={"hand": ["Pawn"], "play": ["Bull"]}, p2={"play": exerted("Ogre")})
    assert t.legal("challenge Bull")
    assert t.legal("end turn")


@pytest.mark.rule("8.7.3", "4.5.1.2")
def test_a_price_for_questing_alone_does_not_free_it() -> None:
    toll = item("Toll", ir.Static((ir.Price((Doing.QUEST,), (ir.InkCost(1),)),), ir.Cards()))
    t = table([BULL, toll], p1={"ink": 1, "play": ["Bull", "Toll"]}, p2={"play": exerted("Ogre")})
    assert t.why("end turn") == ["8.7.3"]


@pytest.mark.rule("8.7.3", "6.1.16.1")
def test_only_the_character_with_the_price_is_free() -> None:
    toll = item("Toll", ir.Static((ir.Price((Doing.CHALLENGE,), (ir.InkCost(1),)),), ir.Cards(where=(ir.IsDamaged(),))))
    play = [{"card": "Bull", "damage": 1}, "Bull#2", "Toll"]
    t = table([BULL, toll], p1={"ink": 1, "play": play}, p2={"play": exerted("Giant")})
    assert t.why("end turn") == ["8.7.3"]
    assert t.do("challenge Bull#2").legal("end turn")


@pytest.mark.rule("8.7.3")
def test_when_no_further_challenge_is_allowed_this_turn_it_owes_nothing() -> None:
    truce = item("Truce", ir.Static((ir.ChallengesPerTurn(1),)))
    t = table([BULL, truce], p1={"play": ["Bull", "Scout", "Truce"]}, p2={"play": exerted("Giant")})
    assert t.why("end turn") == ["8.7.3"]
    t.do("challenge Scout")
    assert not t["Bull"].exerted
    assert t.legal("end turn")


@pytest.mark.rule("8.7.3")
def test_it_binds_its_own_player_and_nobody_else() -> None:
    t = table([BULL], p1={"play": exerted("Ogre")}, p2={"play": ["Bull"]})
    t.end_turn()
    assert t.game.active == 1
    assert t.why("end turn") == ["8.7.3"]


@pytest.mark.rule("8.7.3", "8.3.3")
def test_a_bodyguard_may_be_all_it_can_challenge_and_is_enough() -> None:
    guard = character("Guard", keyword(Keyword.BODYGUARD))
    t = table([BULL, guard], p1={"play": ["Bull"]}, p2={"play": exerted("Guard", "Ogre")})
    assert t.why("end turn") == ["8.7.3"]
    t.do("challenge Bull")
    assert t["Guard"].damage == 2


# --- it can still exert ----------------------------------------------------------------------


@pytest.mark.rule("8.7.4")
def test_exerting_it_to_sing_meets_the_obligation() -> None:
    tune = action("Tune", ir.GainLore(2), cost=3, song=True)
    t = table([BULL, tune], p1={"hand": ["Tune"], "play": ["Bull"]}, p2={"play": exerted("Ogre")})
    t.do("play Tune")
    assert t.lore() == 2
    assert t["Bull"].exerted
    assert t.legal("end turn")


@pytest.mark.rule("8.7.4")
def test_exerting_it_for_an_ability_meets_the_obligation() -> None:
    smith = character("Smith", keyword(Keyword.RECKLESS), exert_ability(ir.GainLore(1)))
    t = table([smith], p1={"play": ["Smith"]}, p2={"play": exerted("Ogre")})
    assert not t.legal("end turn")
    t.do("activate Smith: Use")
    assert t.lore() == 1
    assert t.legal("end turn")
