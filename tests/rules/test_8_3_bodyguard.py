"""8.3 Bodyguard: entering play exerted, and standing before one's player's other characters."""

from __future__ import annotations

import pytest
from tests.support import (
    CHARACTER,
    action,
    any_character,
    character,
    item,
    keyword,
    location,
    shift,
    table,
    when_played,
    your_characters,
)

from illumineer import ir
from illumineer.vocab import Doing, Duration, Happening, Keyword, Leave, Who, Zone

GUARD = character("Guard", keyword(Keyword.BODYGUARD), strength=1, willpower=6)


def exerted(*names: str) -> list[dict[str, object]]:
    return [{"card": name, "exerted": True} for name in names]


@pytest.mark.rule("8.3.1", "1-early:10.2")
@pytest.mark.parametrize("edition", ["1-early", "2.0", "2.3"])
def test_one_word_gives_both_the_choice_on_entering_and_the_limiter(edition: str) -> None:
    t = table(
        [GUARD], edition, p1={"hand": ["Guard"], "ink": 2, "play": exerted("Ogre")}, p2={"play": ["Scout", "Knight"]}
    )
    t.do("play Guard")
    assert t.asked == (0, "enter")
    t.do("enter exerted").end_turn().do("challenge Scout")
    assert t["Guard"].damage == 2
    assert t["Ogre"].damage == 0


# --- entering exerted ------------------------------------------------------------------------


@pytest.mark.rule("8.3.2")
@pytest.mark.parametrize("state", ["ready", "exerted"])
def test_its_player_decides_how_it_enters(state: str) -> None:
    t = table([GUARD], p1={"hand": ["Guard"], "ink": 2})
    t.do("play Guard")
    assert t.asked == (0, "enter")
    assert t.moves() == ["enter ready", "enter exerted"]
    t.do(f"enter {state}")
    assert t["Guard"].exerted is (state == "exerted")
    assert t["Guard"].drying


@pytest.mark.rule("8.3.2")
def test_a_character_without_bodyguard_is_not_asked_and_enters_ready() -> None:
    t = table(p1={"hand": ["Scout"], "ink": 2})
    t.do("play Scout")
    assert t.asked == (0, "act")
    assert not t["Scout"].exerted


@pytest.mark.rule("8.3.2")
def test_it_enters_with_the_exerted_state_and_is_not_exerted_afterwards() -> None:
    watcher = character(
        "Watcher", ir.Triggered((ir.Event(Happening.EXERTED, subject=ir.Filter()),), ir.GainLore(1), name="Sees")
    )
    t = table([GUARD, watcher], p1={"hand": ["Guard"], "ink": 2, "play": ["Watcher"]})
    t.do("play Guard", "enter exerted")
    assert t["Guard"].exerted
    assert t.lore() == 0


@pytest.mark.rule("8.3.2")
def test_the_choice_is_there_too_when_an_effect_plays_it_for_free() -> None:
    call = action("Call", ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, CHARACTER))))
    t = table([GUARD, call], p1={"hand": ["Call", "Guard"], "ink": 1})
    t.do("play Call", "choose Guard")
    assert t.asked == (0, "enter")
    t.do("enter exerted")
    assert t["Guard"].exerted


@pytest.mark.rule("8.3.2")
def test_told_to_enter_exerted_there_is_nothing_to_choose() -> None:
    tar = item("Tar", ir.Static((ir.Enters(exerted=True),), ir.Cards(of=Who.OPPONENTS, where=CHARACTER)))
    t = table([GUARD, tar], p1={"hand": ["Guard"], "ink": 2}, p2={"play": ["Tar"]})
    t.do("play Guard")
    assert t.asked == (0, "act")
    assert t["Guard"].exerted


@pytest.mark.rule("8.3.2")
@pytest.mark.parametrize("state", ["ready", "exerted"])
def test_shifted_onto_a_ready_character_it_may_enter_exerted(state: str) -> None:
    veteran = character("Guard - Veteran", keyword(Keyword.BODYGUARD), shift(1), cost=5)
    plain = character("Guard - Recruit")
    t = table([veteran, plain], p1={"hand": ["Guard - Veteran"], "ink": 1, "play": ["Guard - Recruit"]})
    t.do("play Guard - Veteran", f"enter {state}")
    assert t["Guard - Veteran"].exerted is (state == "exerted")


@pytest.mark.rule("8.3.2", "8.10.2")
def test_shifted_onto_an_exerted_character_it_enters_exerted_without_being_asked() -> None:
    veteran = character("Guard - Veteran", keyword(Keyword.BODYGUARD), shift(1), cost=5)
    plain = character("Guard - Recruit")
    t = table([veteran, plain], p1={"hand": ["Guard - Veteran"], "ink": 1, "play": exerted("Guard - Recruit")})
    t.do("play Guard - Veteran")
    assert t.asked == (0, "act")
    assert t["Guard - Veteran"].exerted


@pytest.mark.rule("8.3.2")
def test_bodyguard_gained_in_play_is_too_late_for_the_choice() -> None:
    banner = item("Banner", ir.Static((ir.Gain(Keyword.BODYGUARD),), your_characters()))
    t = table([banner], p1={"hand": ["Scout"], "ink": 2, "play": ["Banner"]})
    t.do("play Scout")
    assert t.asked == (0, "act")
    assert t["Scout"].has(Keyword.BODYGUARD)
    assert not t["Scout"].exerted


@pytest.mark.rule("8.3.2")
def test_what_it_does_when_played_happens_after_it_has_entered_exerted() -> None:
    herald = character(
        "Herald",
        keyword(Keyword.BODYGUARD),
        when_played(ir.GainLore(ir.Count(ir.Cards(of=Who.YOU, where=(ir.IsExerted(),))))),
    )
    t = table([herald], p1={"hand": ["Herald"], "ink": 2})
    t.do("play Herald", "enter exerted")
    assert t.lore() == 1


# --- the limiter -----------------------------------------------------------------------------


@pytest.mark.rule("8.3.3")
def test_an_opponent_must_challenge_the_exerted_bodyguard() -> None:
    t = table([GUARD], p1={"play": ["Scout"]}, p2={"play": exerted("Ogre", "Guard", "Giant")})
    t.do("challenge Scout")
    assert t["Guard"].damage == 2


@pytest.mark.rule("8.3.3")
def test_of_several_bodyguards_any_one_may_be_chosen_and_nobody_else() -> None:
    twin = character("Twin", keyword(Keyword.BODYGUARD))
    t = table([GUARD, twin], p1={"play": ["Scout"]}, p2={"play": exerted("Ogre", "Guard", "Twin")})
    t.do("challenge Scout")
    assert t.moves() == ["choose Guard", "choose Twin"]
    assert t.why("choose Ogre") == ["8.3.3"]


@pytest.mark.rule("8.3.3")
def test_a_ready_bodyguard_protects_nobody() -> None:
    t = table([GUARD], p1={"play": ["Scout"]}, p2={"play": ["Guard", *exerted("Ogre")]})
    t.do("challenge Scout")
    assert t["Ogre"].damage == 2


@pytest.mark.rule("8.3.3")
def test_one_who_can_challenge_ready_characters_must_choose_the_ready_bodyguard() -> None:
    hunter = character("Hunter", ir.Static((ir.Allow(Leave.CHALLENGE_READY),)))
    t = table([GUARD, hunter], p1={"play": ["Hunter"]}, p2={"play": ["Guard", "Knight", *exerted("Ogre")]})
    t.do("challenge Hunter")
    assert t["Guard"].damage == 2


@pytest.mark.rule("8.3.3")
def test_a_bodyguard_that_cannot_be_challenged_protects_nobody() -> None:
    shade = character("Shade", keyword(Keyword.BODYGUARD), ir.Static((ir.Cant(Doing.BE_CHALLENGED),)))
    t = table([shade], p1={"play": ["Scout"]}, p2={"play": exerted("Shade", "Ogre")})
    t.do("challenge Scout")
    assert t["Ogre"].damage == 2


@pytest.mark.rule("8.3.3", "8.6.1")
def test_an_evasive_bodyguard_stops_only_those_who_can_challenge_it() -> None:
    hawk = character("Hawk", keyword(Keyword.BODYGUARD), keyword(Keyword.EVASIVE), strength=0)
    gull = character("Gull", keyword(Keyword.EVASIVE))
    lookout = character("Lookout", keyword(Keyword.ALERT))
    t = table([hawk, gull, lookout], p1={"play": ["Scout", "Gull", "Lookout"]}, p2={"play": exerted("Hawk", "Ogre")})
    t.do("challenge Scout")
    assert (t["Hawk"].damage, t["Ogre"].damage) == (0, 2)
    t.do("challenge Gull")
    assert (t["Hawk"].damage, t["Ogre"].damage) == (2, 2)
    t.do("challenge Lookout")
    assert (t["Hawk"].zone, t["Ogre"].damage) == ("discard", 2)


@pytest.mark.rule("8.3.3")
def test_a_bodyguard_out_of_one_characters_reach_does_not_stop_it() -> None:
    brave = character(
        "Brave",
        keyword(Keyword.BODYGUARD),
        ir.Static((ir.Cant(Doing.BE_CHALLENGED, ir.Filter(where=(ir.Named(("Scout",)),))),)),
    )
    t = table([brave], p1={"play": ["Scout", "Knight"]}, p2={"play": exerted("Brave", "Ogre")})
    t.do("challenge Scout")
    assert t["Ogre"].damage == 2
    t.do("challenge Knight")
    assert t["Brave"].zone == "discard"


@pytest.mark.rule("8.3.3")
def test_a_location_may_be_challenged_past_a_bodyguard() -> None:
    t = table([GUARD], p1={"play": ["Scout"]}, p2={"play": [*exerted("Guard", "Ogre"), "Camp"]})
    t.do("challenge Scout")
    assert t.moves() == ["choose Camp", "choose Guard"]
    t.do("choose Camp")
    assert t["Camp"].damage == 2


@pytest.mark.rule("8.3.3")
def test_bodyguard_speaks_of_challenges_and_not_of_other_choices() -> None:
    bolt = action("Bolt", ir.Deal(2, any_character()))
    t = table([GUARD, bolt], p1={"hand": ["Bolt"], "ink": 1}, p2={"play": exerted("Guard", "Ogre")})
    t.do("play Bolt")
    assert t.moves() == ["choose Guard", "choose Ogre"]


@pytest.mark.rule("8.3.3")
def test_a_bodyguard_protects_only_the_characters_of_its_own_player() -> None:
    t = table(
        [GUARD], p1={"play": ["Scout"]}, p2={"play": exerted("Guard", "Ogre")}, p3={"play": exerted("Giant", "Knight")}
    )
    t.do("challenge Scout")
    assert t.moves() == ["choose Guard", "choose Giant", "choose Knight"]
    assert t.why("choose Ogre") == ["8.3.3"]


@pytest.mark.rule("8.3.3")
def test_bodyguard_that_an_effect_grants_protects_while_it_lasts() -> None:
    stand = action("Stand", ir.Apply(any_character(), (ir.Gain(Keyword.BODYGUARD),), Duration.UNTIL_YOUR_NEXT_TURN))
    t = table(
        [stand],
        p1={"hand": ["Stand"], "ink": 1, "play": exerted("Ogre", "Giant")},
        p2={"play": ["Scout", "Knight"]},
    )
    t.do("play Stand", "choose Giant").end_turn()
    t.do("challenge Scout")
    assert (t["Ogre"].damage, t["Giant"].damage) == (0, 2)
    t.end_turn()
    assert not t["Giant"].has(Keyword.BODYGUARD)


@pytest.mark.rule("8.3.3")
def test_a_location_that_grants_bodyguard_makes_the_characters_there_stand_before_the_others() -> None:
    gate = location("Gate", ir.Static((ir.Gain(Keyword.BODYGUARD),), your_characters(ir.IsAt(ir.This()))))
    t = table(
        [gate],
        p1={"play": ["Scout"]},
        p2={"play": ["Gate", {"card": "Ogre", "exerted": True, "at": "Gate"}, *exerted("Giant")]},
    )
    t.do("challenge Scout")
    assert t.moves() == ["choose Gate", "choose Ogre"]


@pytest.mark.rule("8.3.3")
def test_the_limiter_ends_when_the_bodyguard_leaves_play() -> None:
    t = table([GUARD], p1={"play": ["Giant", "Scout"]}, p2={"play": exerted("Guard", "Ogre")})
    t.do("challenge Giant")
    assert t["Guard"].zone == "discard"
    t.do("challenge Scout")
    assert t["Ogre"].damage == 2
