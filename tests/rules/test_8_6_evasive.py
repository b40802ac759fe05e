"""8.6 Evasive: only a character with Evasive can challenge it."""

from __future__ import annotations

import pytest
from tests.support import action, any_character, character, item, keyword, location, table, your_characters

from illumineer import ir
from illumineer.vocab import Duration, Keyword, Leave

GULL = character("Gull", keyword(Keyword.EVASIVE))
FINCH = character("Finch", keyword(Keyword.EVASIVE))


@pytest.mark.rule("8.6.1", "1-early:10.4")
@pytest.mark.parametrize("edition", ["1-early", "1-late", "2.0", "2.1", "2.2", "2.3"])
def test_only_a_character_with_evasive_can_challenge_it(edition: str) -> None:
    t = table([GULL, FINCH], edition, p1={"play": ["Scout", "Finch"]}, p2={"play": [{"card": "Gull", "exerted": True}]})
    assert not t.legal("challenge Scout")
    t.do("challenge Finch")
    assert t["Gull"].damage == 2


@pytest.mark.rule("8.6.1")
def test_the_refusal_names_the_rule_of_evasive() -> None:
    t = table(
        [GULL],
        p1={"play": ["Scout"]},
        p2={"play": [{"card": name, "exerted": True} for name in ("Gull", "Ogre", "Knight")]},
    )
    t.do("challenge Scout")
    assert t.moves() == ["choose Ogre", "choose Knight"]
    assert t.why("choose Gull") == ["8.6.1"]


@pytest.mark.rule("8.6.1")
def test_an_evasive_character_can_challenge_anyone() -> None:
    t = table([FINCH], p1={"play": ["Finch"]}, p2={"play": [{"card": "Giant", "exerted": True}]})
    t.do("challenge Finch")
    assert t["Giant"].damage == 2


@pytest.mark.rule("8.6.1", "4.6.4.2")
def test_a_ready_evasive_character_is_as_safe_as_any_ready_one() -> None:
    t = table([GULL, FINCH], p1={"play": ["Finch"]}, p2={"play": ["Gull"]})
    assert t.why("challenge Finch") == ["4.6.4.2"]


@pytest.mark.rule("8.6.1", "1-early:10.4")
@pytest.mark.parametrize(("edition", "legal"), [("1-early", True), ("1-late", True), ("2.0", False), ("2.3", False)])
def test_a_location_with_evasive_is_out_of_reach_too(edition: str, legal: bool) -> None:
    cloud = location("Cloud", keyword(Keyword.EVASIVE))
    t = table([cloud, FINCH], edition, p1={"play": ["Scout", "Finch"]}, p2={"play": ["Cloud"]})
    assert t.legal("challenge Scout") is legal
    t.do("challenge Finch")
    assert t["Cloud"].damage == 2


@pytest.mark.rule("8.6.1")
def test_evasive_gained_until_the_next_turn_protects_in_the_opponents_turn() -> None:
    soar = action("Soar", ir.Apply(any_character(), (ir.Gain(Keyword.EVASIVE),), Duration.UNTIL_YOUR_NEXT_TURN))
    t = table(
        [soar], p1={"hand": ["Soar"], "ink": 1, "play": [{"card": "Ogre", "exerted": True}]}, p2={"play": ["Scout"]}
    )
    t.do("play Soar", "choose Ogre").end_turn()
    assert not t.legal("challenge Scout")
    t.end_turn()
    assert not t["Ogre"].has(Keyword.EVASIVE)


@pytest.mark.rule("8.6.1")
def test_evasive_during_your_turn_serves_to_challenge_and_not_to_hide() -> None:
    diver = character("Diver", ir.Static((ir.Gain(Keyword.EVASIVE),), condition=ir.IsTurnOf()), willpower=9)
    t = table([GULL, diver], p1={"play": ["Diver"]}, p2={"play": [{"card": "Gull", "exerted": True}, "Scout"]})
    t.do("challenge Diver").end_turn()
    assert not t["Diver"].has(Keyword.EVASIVE)
    t.do("challenge Scout")
    assert t["Diver"].damage == 4


@pytest.mark.rule("8.6.1")
def test_losing_evasive_opens_the_way() -> None:
    net = item("Net", ir.Static((ir.Lose(Keyword.EVASIVE),), ir.Cards()))
    t = table([GULL, net], p1={"play": ["Scout", "Net"]}, p2={"play": [{"card": "Gull", "exerted": True}]})
    t.do("challenge Scout")
    assert t["Gull"].damage == 2


@pytest.mark.rule("8.6.1", "1.2.1")
def test_a_card_may_say_that_a_character_can_challenge_evasive_ones() -> None:
    archer = character("Archer", ir.Static((ir.Allow(Leave.CHALLENGE_EVASIVE),)))
    t = table([GULL, archer], p1={"play": ["Archer"]}, p2={"play": [{"card": "Gull", "exerted": True}]})
    t.do("challenge Archer")
    assert t["Gull"].damage == 2


@pytest.mark.rule("8.6.1")
def test_evasive_limits_challenges_and_not_effects() -> None:
    bolt = action("Bolt", ir.Deal(2, any_character()))
    t = table([GULL, bolt], p1={"hand": ["Bolt"], "ink": 1, "play": ["Ogre"]}, p2={"play": ["Gull"]})
    t.do("play Bolt", "choose Gull")
    assert t["Gull"].damage == 2


@pytest.mark.rule("8.6.1")
def test_evasive_granted_to_your_characters_lets_them_challenge_evasive_ones() -> None:
    kite = item("Kite", ir.Static((ir.Gain(Keyword.EVASIVE),), your_characters()))
    t = table([GULL, kite], p1={"play": ["Scout", "Kite"]}, p2={"play": [{"card": "Gull", "exerted": True}]})
    t.do("challenge Scout")
    assert t["Gull"].damage == 2
