"""8.2 Alert: ignoring the challenging limiter of Evasive, and nothing more."""

from __future__ import annotations

import pytest
from tests.support import action, any_character, character, item, keyword, location, table, your_characters

from illumineer import ir
from illumineer.vocab import Doing, Duration, Keyword

GULL = character("Gull", keyword(Keyword.EVASIVE))
LOOKOUT = character("Lookout", keyword(Keyword.ALERT))


@pytest.mark.rule("8.2.1")
def test_a_character_with_alert_can_challenge_one_with_evasive() -> None:
    t = table([GULL, LOOKOUT], p1={"play": ["Lookout", "Scout"]}, p2={"play": [{"card": "Gull", "exerted": True}]})
    assert not t.legal("challenge Scout")
    t.do("challenge Lookout")
    assert t["Gull"].damage == 2
    assert t["Lookout"].damage == 2


@pytest.mark.rule("8.2.1")
def test_alert_does_not_oblige_to_challenge_evasive_ones() -> None:
    t = table(
        [GULL, LOOKOUT],
        p1={"play": ["Lookout"]},
        p2={"play": [{"card": "Gull", "exerted": True}, {"card": "Ogre", "exerted": True}]},
    )
    t.do("challenge Lookout")
    assert t.moves() == ["choose Gull", "choose Ogre"]


@pytest.mark.rule("8.2.1")
def test_alert_also_ignores_the_evasive_of_a_location() -> None:
    cloud = location("Cloud", keyword(Keyword.EVASIVE))
    t = table([cloud, LOOKOUT], p1={"play": ["Lookout", "Scout"]}, p2={"play": ["Cloud"]})
    assert not t.legal("challenge Scout")
    t.do("challenge Lookout")
    assert t["Cloud"].damage == 2


@pytest.mark.rule("8.2.1")
def test_alert_that_an_effect_grants_works_like_a_printed_one() -> None:
    bell = action("Bell", ir.Apply(any_character(), (ir.Gain(Keyword.ALERT),)))
    t = table(
        [GULL, bell],
        p1={"hand": ["Bell"], "ink": 1, "play": ["Scout"]},
        p2={"play": [{"card": "Gull", "exerted": True}]},
    )
    t.do("play Bell", "choose Scout", "challenge Scout")
    assert t["Gull"].damage == 2


@pytest.mark.rule("8.2.1")
def test_alert_that_a_card_in_play_grants_ends_with_that_card() -> None:
    horn = item("Horn", ir.Static((ir.Gain(Keyword.ALERT),), your_characters()))
    smash = action("Smash", ir.Banish(ir.Cards(where=(ir.Named(("Horn",)),))))
    t = table(
        [GULL, horn, smash],
        p1={"hand": ["Smash"], "ink": 1, "play": ["Scout", "Horn"]},
        p2={"play": [{"card": "Gull", "exerted": True}]},
    )
    assert t.legal("challenge Scout")
    t.do("play Smash")
    assert not t.legal("challenge Scout")


@pytest.mark.rule("8.2.1")
def test_alert_ignores_only_the_limiter_of_evasive() -> None:
    ready_gull = character("Perched Gull", keyword(Keyword.EVASIVE))
    shy_gull = character("Shy Gull", keyword(Keyword.EVASIVE), ir.Static((ir.Cant(Doing.BE_CHALLENGED),)))
    guard = character("Guard", keyword(Keyword.BODYGUARD))
    t = table(
        [GULL, LOOKOUT, ready_gull, shy_gull, guard],
        p1={"play": ["Lookout"]},
        p2={
            "play": [
                "Perched Gull",
                {"card": "Gull", "exerted": True},
                {"card": "Shy Gull", "exerted": True},
                {"card": "Guard", "exerted": True},
                "Camp",
            ]
        },
    )
    t.do("challenge Lookout")
    assert t.moves() == ["choose Camp", "choose Guard"]
    assert t.why("choose Perched Gull") == ["4.6.4.2", "8.3.3"]
    assert t.why("choose Shy Gull") == ["4.6.4.3", "8.3.3"]
    assert t.why("choose Gull") == ["8.3.3"]


@pytest.mark.rule("8.2.1")
def test_a_drying_character_with_alert_still_cannot_challenge() -> None:
    t = table(
        [GULL, LOOKOUT],
        p1={"play": [{"card": "Lookout", "drying": True}]},
        p2={"play": [{"card": "Gull", "exerted": True}]},
    )
    assert t.why("challenge Lookout") == ["5.1.1.11"]


@pytest.mark.rule("8.2.2")
def test_a_character_with_alert_has_no_evasive_and_can_be_challenged_by_anyone() -> None:
    t = table([LOOKOUT], p1={"play": ["Scout"]}, p2={"play": [{"card": "Lookout", "exerted": True}]})
    assert not t["Lookout"].has(Keyword.EVASIVE)
    t.do("challenge Scout")
    assert t["Lookout"].damage == 2


@pytest.mark.rule("8.2.2")
def test_a_character_with_alert_can_gain_evasive_from_elsewhere() -> None:
    wings = action("Wings", ir.Apply(any_character(), (ir.Gain(Keyword.EVASIVE),), Duration.UNTIL_YOUR_NEXT_TURN))
    t = table(
        [LOOKOUT, wings],
        p1={"hand": ["Wings"], "ink": 1, "play": [{"card": "Lookout", "exerted": True}]},
        p2={"play": ["Scout"]},
    )
    t.do("play Wings", "choose Lookout")
    assert t["Lookout"].has(Keyword.ALERT) and t["Lookout"].has(Keyword.EVASIVE)
    t.end_turn()
    assert t.why("challenge Scout") == ["4.6.4.2", "8.6.1"]
