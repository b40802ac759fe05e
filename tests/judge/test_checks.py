"""Checks: what must be refused, what must be offered, and what must be true; each way of being wrong is noticed."""

from __future__ import annotations

from typing import Any

import pytest
from tests.judge.scenes import fails, passes

BOLT = {"hand": ["Bolt"], "ink": 1, "play": ["Ogre", "Knight"]}


# --- illegal ---------------------------------------------------------------------------------


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    mine = {"play": [{"card": "Pawn", "exerted": True}]}
    passes({"illegal": {"quest": "Pawn"}}, {"expect": {"p1": {"lore": 0}}}, p1=mine)
    fails({"illegal": {"quest": "Pawn"}}, at=1, says="should be refused, but it is legal", p1={"play": ["Pawn"]})


@pytest.mark.parametrize("why", ["8.7.2", "8.7"])
def test_the_reason_is_the_rule_or_its_parent(why: str) -> None:
    passes({"illegal": {"quest": "Brute"}, "why": why}, p1={"play": ["Brute"]})


def test_the_reason_may_be_a_child() -> None:
    # 4.5.1.3: what the engine cites is a parent of what the file asks for, or the other way round.
    passes({"illegal": {"quest": "Pawn"}, "why": "4.5.1.3"}, p1={"play": [{"card": "Pawn", "exerted": True}]})


def test_a_rule_that_is_newer_than_2_2_is_cited_by_its_own_number() -> None:
    rover = {"fullName": "Rover", "type": "Character", "cost": 1, "willpower": 1, "lore": 1, "text": "Adventurous"}
    passes({"illegal": {"end_turn": True}, "why": "8.16"}, p1={"play": ["Rover"]}, top={"cards": [rover]})


@pytest.mark.parametrize("why", ["1.3.4", "3.3.1", "4.1.2", "4.3.1"])
def test_who_acts_in_the_turn_of_another_may_be_told_by_any_rule_on_whose_turn_it_is(why: str) -> None:
    passes({"illegal": {"play": "Pawn", "by": "p2"}, "why": why}, p2={"ink": 5, "hand": ["Pawn"]})


@pytest.mark.parametrize("why", ["4.6.4.1", "4.6.4.4", "5.1.1.2"])
def test_an_exerted_character_cannot_challenge(why: str) -> None:
    theirs = {"play": [{"card": "Scout", "exerted": True}]}
    mine = {"play": [{"card": "Pawn", "exerted": True}]}
    passes({"illegal": {"challenge": ["Pawn", "Scout"]}, "why": why}, p1=mine, p2=theirs)


@pytest.mark.parametrize("why", ["8.7.3", "8", "8.7.2.1.1", "4.5"])
def test_another_reason_fails(why: str) -> None:
    fails({"illegal": {"quest": "Brute"}, "why": why}, at=1, says="not by 8.7.2", p1={"play": ["Brute"]})


@pytest.mark.parametrize("why", ["5.1.1.11", "5.3.5", "3.2.2.1", "4.5.1.2", "1.7.5", "1.7.6", "4.1.4"])
def test_a_refusal_that_follows_from_several_rules_may_be_cited_by_any(why: str) -> None:
    passes({"illegal": {"quest": "Pawn"}, "why": why}, p1={"play": [{"card": "Pawn", "drying": True}]})


@pytest.mark.parametrize(("why", "state"), [("8.10.4", "drying"), ("8.10.5", "drying"), ("8.10.2", "exerted")])
def test_of_a_shifted_character_the_rule_may_be_cited_that_makes_it_so(why: str, state: str) -> None:
    mine = {"hand": ["Ogre - Grown"], "ink": 2, "play": [{"card": "Ogre", state: True}]}
    grown: dict[str, Any] = {"play": "Ogre - Grown", "shift_onto": "Ogre"}
    passes(grown, {"illegal": {"quest": "Ogre - Grown"}, "why": why}, p1=mine)
    fails({"illegal": {"quest": "Ogre"}, "why": why}, at=1, p1=mine)


def test_boost_a_second_time_is_refused_by_the_keyword_or_by_what_once_means() -> None:
    for why in ("8.4.1", "6.1.13.2"):
        again = {"illegal": {"boost": "Hoarder"}, "why": why}
        passes({"boost": "Hoarder"}, again, p1={"ink": 9, "play": ["Hoarder"]})


@pytest.mark.parametrize("why", ["1.3.4", "4.1.2", "4.3.1", "4.3.2"])
def test_who_may_play_is_said_in_several_places(why: str) -> None:
    passes({"illegal": {"play": "Pawn", "by": "p2"}, "why": why}, p2={"hand": ["Pawn"], "ink": 1})


@pytest.mark.parametrize("why", ["5.3.4", "4.6.1"])
def test_what_may_challenge_is_said_in_several_places(why: str) -> None:
    mine = {"play": ["Camp"]}
    passes({"illegal": {"challenge": ["Camp", "Tower"]}, "why": why}, p1=mine, p2={"play": ["Tower"]})


@pytest.mark.parametrize(("why", "act"), [("3.3.2.1", {"end_turn": True}), ("4.1.2", {"quest": "Pawn"})])
def test_nothing_else_is_done_while_a_decision_is_pending(why: str, act: dict[str, Any]) -> None:
    mine = {"hand": ["Bolt"], "ink": 1, "play": ["Pawn", "Ogre"]}
    passes({"play": "Bolt"}, {"illegal": act, "why": why}, {"choose": "Ogre"}, p1=mine)


@pytest.mark.parametrize("why", ["6.1.3", "6.1.3.1", "6.7.3.3", "1.7.7"])
def test_an_illegal_choice_may_be_cited_by_any_rule_of_choosing(why: str) -> None:
    mine = {"hand": ["Snipe"], "ink": 1, "play": ["Pawn"]}
    theirs = {"play": ["Ogre", "Knight"]}
    passes({"play": "Snipe"}, {"illegal": {"choose": "Pawn"}, "why": why}, {"choose": "Ogre"}, p1=mine, p2=theirs)


def test_choosing_too_many_has_a_rule() -> None:
    mine = {"hand": ["Volley"], "ink": 1, "play": ["Pawn", "Ogre", "Knight"]}
    illegal = {"illegal": {"choose": ["Pawn", "Ogre", "Knight"]}, "why": "6.1.3"}
    passes({"play": "Volley"}, illegal, {"choose": []}, p1=mine)


def test_a_card_under_another_is_not_chosen() -> None:
    mine = {"hand": ["Bolt"], "ink": 1, "play": [{"card": "Ogre - Grown", "under": ["Ogre"]}, "Knight"]}
    passes({"play": "Bolt"}, {"illegal": {"choose": "Ogre"}, "why": "5.1.1.5"}, {"choose": "Knight"}, p1=mine)


@pytest.mark.parametrize("why", ["6.1.7", "1.5.5.3", "4.3.2.2"])
def test_shift_and_for_free_exclude_each_other(why: str) -> None:
    step = {"play": "Ogre - Grown", "shift_onto": "Ogre", "for_free": True}
    passes({"illegal": step, "why": why}, p1={"hand": ["Ogre - Grown"], "ink": 2, "play": ["Ogre"]})


def test_a_rule_is_compared_by_meaning_in_any_edition() -> None:
    # Moving is 4.7.1 in 2.2 and was numbered otherwise in 1.x; the file cites 2.2.
    steps = {"illegal": {"move": ["Pawn", "Camp"]}, "why": "4.7.1"}
    for edition in ("1-early", "2.0", "2.3"):
        passes(steps, top={"edition": edition}, p1={"play": ["Pawn", "Tower"], "ink": 2}, p2={"play": ["Camp"]})


def test_acting_out_of_turn() -> None:
    passes(
        {"illegal": {"end_turn": True, "by": "p2"}},
        {"illegal": {"quest": "Pawn", "by": "p2"}, "why": "1.3.4"},
        p2={"play": ["Pawn"]},
    )
    fails({"illegal": {"end_turn": True, "by": "p1"}}, at=1, says="it is legal")


def test_an_illegal_answer() -> None:
    ghost = {"play": ["Ghost", "Ogre", "Knight"]}
    mine = {"hand": ["Snipe"], "ink": 1}
    passes({"play": "Snipe"}, {"illegal": {"choose": "Ghost"}, "why": "8.15.1"}, {"choose": "Ogre"}, p1=mine, p2=ghost)
    fails({"play": "Snipe"}, {"illegal": {"choose": "Ogre"}}, at=2, says="it is legal", p1=mine, p2=ghost)
    passes({"play": "Snipe"}, {"illegal": {"choose": "Ogre", "by": "p2"}}, {"choose": "Ogre"}, p1=mine, p2=ghost)
    passes({"play": "Snipe"}, {"illegal": {"choose": []}}, {"choose": "Ogre"}, p1=mine, p2=ghost)
    passes({"play": "Snipe"}, {"illegal": {"accept": False}}, {"choose": "Ogre"}, p1=mine, p2=ghost)


def test_an_answer_to_what_was_no_choice_counts_as_refused() -> None:
    ghost = {"play": ["Ghost", "Ogre"]}
    mine = {"hand": ["Snipe"], "ink": 1}
    refused = {"illegal": {"choose": "Ghost"}, "why": "8.15.1"}
    passes({"play": "Snipe"}, refused, {"choose": "Ogre"}, p1=mine, p2=ghost)
    passes({"play": "Snipe"}, refused, {"expect": {"cards": {"Ogre": {"damage": 2}}}}, p1=mine, p2=ghost)
    passes({"play": "Snipe"}, {"expect": {"cards": {"Ogre": {"damage": 2}}}}, refused, p1=mine, p2=ghost)


@pytest.mark.parametrize("why", ["6.7.2.3", "6.1.3", "1.7.7", "1.2.3"])
def test_a_refused_put_has_a_rule(why: str) -> None:
    mine = {"hand": ["Study"], "ink": 1, "deck": ["Pawn", "Knight", "Scout", "Giant"]}
    for put in ({"hand": ["Pawn", "Knight"]}, {"hand": ["Giant"]}, {"discard": ["Pawn"]}, {"top": ["Pawn"]}):
        passes({"play": "Study"}, {"illegal": {"put": put}, "why": why}, {"put": {"hand": ["Pawn"]}}, p1=mine)


def test_a_refused_put_is_told_with_its_reason() -> None:
    mine = {"hand": ["Search"], "ink": 1, "deck": ["Drum", "Knight", "Scout"]}
    fails({"play": "Search"}, {"put": {"hand": ["Drum"]}}, at=2, says="[", p1=mine)
    nobody = {"play": ["Ogre"], "deck": ["Pawn"]}
    passes({"illegal": {"put": {"hand": ["Pawn"]}}, "why": "6.7.2.3"}, p1=nobody)


def test_each_card_of_an_illegal_answer_is_asked_about() -> None:
    theirs = {"play": ["Ghost", "Ogre", "Knight"]}
    mine = {"hand": ["Volley"], "ink": 1}
    for chosen in (["Ogre", "Ghost"], ["Ghost", "Ogre"], ["Ogre", "Knight", "Ghost"]):
        passes({"play": "Volley"}, {"illegal": {"choose": chosen}, "why": "8.15.1"}, {"choose": []}, p1=mine, p2=theirs)


def test_an_answer_when_nothing_is_asked_is_refused() -> None:
    passes({"illegal": {"choose": "Pawn"}}, p1={"play": ["Pawn"]})
    fails({"illegal": {"choose": "Pawn"}, "why": "8.15.1"}, at=1, says="no rule is given", p1={"play": ["Pawn"]})


def test_illegal_ways_of_playing() -> None:
    mine = {"hand": ["Ogre - Grown", "Round"], "ink": 1, "play": ["Ogre", "Pawn", {"card": "Giant", "drying": True}]}
    passes(
        {"illegal": {"play": "Ogre - Grown", "shift_onto": "Ogre"}, "why": "1.5.3"},
        {"illegal": {"play": "Ogre - Grown", "shift_onto": "Pawn"}, "why": "8.10.1"},
        {"illegal": {"play": "Round", "sung_by": "Pawn"}, "why": "5.4.4.2"},
        {"illegal": {"play": "Round", "sung_by": "Giant"}, "why": "5.1.1.11"},
        {"illegal": {"play": "Round", "for_free": True}, "why": "1.5.5.3"},
        {"illegal": {"play": "Round"}, "why": "1.5.3"},
        p1=mine,
    )


def test_an_illegal_challenge_although_there_is_nothing_to_challenge() -> None:
    passes(
        {"illegal": {"challenge": ["Ogre", "Bird"]}, "why": "8.6.1"},
        p1={"play": ["Ogre"]},
        p2={"play": [{"card": "Bird", "exerted": True}]},
    )


# --- can, cannot -----------------------------------------------------------------------------


def test_can() -> None:
    passes({"can": [{"quest": "Pawn"}, {"end_turn": True}]}, {"expect": {"p1": {"lore": 0}}}, p1={"play": ["Pawn"]})
    fails(
        {"can": [{"end_turn": True}, {"quest": "Pawn"}]},
        at=1,
        says="it should be offered, but quest: Pawn is refused",
        p1={"play": [{"card": "Pawn", "exerted": True}]},
    )
    passes({"play": "Bolt"}, {"can": [{"choose": "Ogre"}, {"choose": "Knight"}]}, {"choose": "Ogre"}, p1=BOLT)


def test_cannot() -> None:
    passes(
        {"cannot": [{"quest": "Pawn"}, {"play": "Ogre"}]},
        p1={"hand": ["Ogre"], "play": [{"card": "Pawn", "drying": True}]},
    )
    fails(
        {"cannot": [{"play": "Ogre"}, {"quest": "Pawn"}]},
        at=1,
        says="quest: Pawn should not be offered",
        p1={"hand": ["Ogre"], "play": ["Pawn"]},
    )
    passes(
        {"play": "Bolt"},
        {"cannot": [{"choose": "Rock"}, {"quest": "Ogre"}]},
        {"choose": "Ogre"},
        p1={**BOLT, "play": ["Ogre", "Knight", "Rock"]},
    )


# --- expect ----------------------------------------------------------------------------------

TABLE: dict[str, Any] = {
    "active": "p2",
    "p1": {
        "lore": 3,
        "ink": {"ready": 2, "exerted": 1},
        "hand": ["Pawn", "Scout"],
        "deck": ["Rock", "Drum", "Bolt", {"filler": 2}],
        "discard": ["Snipe", "Volley"],
        "play": [
            {"card": "Ogre - Grown", "under": ["Ogre"], "facedown": ["Both"], "damage": 2, "exerted": True},
            {"card": "Guard", "drying": True, "at": "Tower"},
            "Tower",
            "Banner",
            "Tank",
            "Hoarder",
        ],
    },
    "p2": {"hand": 3, "play": ["Bard"]},
}

RIGHT_AND_WRONG: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({"active": "p2"}, {"active": "p1"}, "active: expected p1, is p2"),
    ({"winner": "none"}, {"winner": "p1"}, "winner: expected p1, is none"),
    ({"p1": {"lore": 3}}, {"p1": {"lore": 4}}, "p1.lore: expected 4, is 3"),
    ({"p1": {"ink": 2}}, {"p1": {"ink": 3}}, "p1.ink.ready: expected 3, is 2"),
    ({"p1": {"ink": {"ready": 2, "exerted": 1}}}, {"p1": {"ink": {"exerted": 2}}}, "p1.ink.exerted: expected 2, is 1"),
    ({"p1": {"hand": 2}}, {"p1": {"hand": 1}}, "p1.hand: expected 1, is 2"),
    ({"p1": {"hand": ["Scout", "Pawn"]}}, {"p1": {"hand": ["Pawn"]}}, "p1.hand: expected [Pawn], is [Pawn, Scout]"),
    ({"p2": {"hand": 3}}, {"p2": {"hand": []}}, "p2.hand: expected [], is [(filler), (filler), (filler)]"),
    ({"p1": {"deck": 5}}, {"p1": {"deck": 4}}, "p1.deck: expected 4, is 5"),
    ({"p1": {"deck": {"count": 5}}}, {"p1": {"deck": {"count": 6}}}, "p1.deck.count: expected 6, is 5"),
    (
        {"p1": {"deck": {"top": ["Rock", "Drum"]}}},
        {"p1": {"deck": {"top": ["Drum"]}}},
        "p1.deck.top: expected [Drum], is [Rock]",
    ),
    ({"p2": {"deck": {"bottom": []}}}, {"p1": {"deck": {"bottom": ["Bolt"]}}}, "is [(filler)]"),
    ({"p1": {"discard": ["Volley", "Snipe"]}}, {"p1": {"discard": ["Snipe"]}}, "is [Snipe, Volley]"),
    ({"p1": {"discard": 2}}, {"p1": {"discard": 0}}, "p1.discard: expected 0, is 2"),
    (
        {"p1": {"play": ["Tower", "Guard", "Ogre - Grown", "Banner", "Tank", "Hoarder"]}},
        {"p2": {"play": []}},
        "p2.play: expected [], is [Bard]",
    ),
    ({"p1": {"play": 6}}, {"p1": {"play": 7}}, "p1.play: expected 7, is 6"),
    (
        {"cards": {"Pawn": {"zone": "hand"}}},
        {"cards": {"Pawn": {"zone": "play"}}},
        "Pawn: zone: expected play, is hand",
    ),
    ({"cards": {"Ogre": {"zone": "under"}}}, {"cards": {"Both": {"zone": "deck"}}}, "expected deck, is under"),
    ({"cards": {"Rock": {"zone": "deck"}}}, {"cards": {"Snipe": {"zone": "inkwell"}}}, "is discard"),
    ({"cards": {"Bard": {"owner": "p2"}}}, {"cards": {"Bard": {"owner": "p1"}}}, "owner: expected p1, is p2"),
    (
        {"cards": {"Ogre - Grown": {"exerted": True}}},
        {"cards": {"Guard": {"exerted": True}}},
        "expected true, is false",
    ),
    ({"cards": {"Guard": {"drying": True}}}, {"cards": {"Tank": {"drying": True}}}, "Tank: drying: expected true"),
    ({"cards": {"Ogre - Grown": {"damage": 2}}}, {"cards": {"Tank": {"damage": 2}}}, "damage: expected 2, is 0"),
    ({"cards": {"Tank": {"strength": 4}}}, {"cards": {"Tank": {"strength": 2}}}, "strength: expected 2, is 4"),
    ({"cards": {"Tank": {"willpower": 6}}}, {"cards": {"Tank": {"willpower": 5}}}, "willpower: expected 5, is 6"),
    ({"cards": {"Tower": {"lore": 2}}}, {"cards": {"Tower": {"lore": -1}}}, "lore: expected -1, is 2"),
    (
        {"cards": {"Tank": {"keywords": {"Resist": 2, "resist": True, "Ward": False}}}},
        {"cards": {"Tank": {"keywords": {"Resist": 3}}}},
        "Tank: Resist: expected 3, is 2",
    ),
    (
        {"cards": {"Bard": {"keywords": {"Singer": 4}}}},
        {"cards": {"Bard": {"keywords": {"Sing Together": True}}}},
        "is false",
    ),
    (
        {"cards": {"Ogre - Grown": {"keywords": {"Shift": 2}}}},
        {"cards": {"Guard": {"keywords": {"Bodyguard": False}}}},
        "is true",
    ),
    ({"cards": {"Guard": {"at": "Tower"}}}, {"cards": {"Guard": {"at": "none"}}}, "at: expected none, is Tower"),
    ({"cards": {"Tank": {"at": "none"}}}, {"cards": {"Tank": {"at": "Tower"}}}, "at: expected Tower, is none"),
    (
        {"cards": {"Ogre - Grown": {"on_top_of": ["Both", "Ogre"], "under_count": 2}}},
        {"cards": {"Ogre - Grown": {"on_top_of": ["Ogre"]}}},
        "expected [Ogre], is [Both, Ogre]",
    ),
    ({"cards": {"Guard": {"under_count": 0}}}, {"cards": {"Guard": {"under_count": 1}}}, "under_count: expected 1"),
    ({"bag": 0}, {"bag": 1}, "bag: expected 1, is 0"),
    ({"bag": {"p1": 0}}, {"bag": {"p2": 2}}, "bag.p2: expected 2, is 0"),
    ({"prompt": "none"}, {"prompt": {"by": "p1"}}, "prompt: expected a decision, but p2: Take a turn action"),
    ({"hidden": {"p2": ["Pawn", "Both"]}}, {"hidden": {"p2": ["Tank"]}}, "p2 knows what Tank is"),
    ({"visible": {"p1": ["Pawn"], "p2": ["Snipe"]}}, {"visible": {"p2": ["Pawn"]}}, "p2 does not know what Pawn is"),
    ({"cards": {"Pawn": {"strength": 1}}}, {"cards": {"Pawn": {"damage": 0}}}, "the card is in the hand"),
    (
        {"cards": {"Pawn": {"zone": "hand", "damage": 0, "exerted": False, "at": "none", "on_top_of": []}}},
        {"cards": {"Pawn": {"zone": "hand", "damage": 1}}},
        "damage: expected 1, but the card is in the hand",
    ),
]


@pytest.mark.parametrize(("right", "wrong", "says"), RIGHT_AND_WRONG)
def test_expect(right: dict[str, Any], wrong: dict[str, Any], says: str) -> None:
    passes({"expect": right}, **TABLE)
    fails({"expect": wrong}, at=1, says=says, **TABLE)


def test_several_differences_are_all_told() -> None:
    fails(
        {"expect": {"p1": {"lore": 0, "hand": 0}}},
        at=1,
        says="p1.lore: expected 0, is 3; p1.hand: expected 0, is 2",
        **TABLE,
    )


def test_ink_that_is_exerted() -> None:
    passes(
        {"ink": "Pawn"}, {"expect": {"cards": {"Pawn": {"zone": "inkwell", "exerted": False}}}}, p1={"hand": ["Pawn"]}
    )
    fails({"ink": "Pawn"}, {"expect": {"cards": {"Pawn": {"exerted": True}}}}, at=2, p1={"hand": ["Pawn"]})


def test_an_action_is_in_the_play_zone_while_it_resolves() -> None:
    passes(
        {"play": "Bolt"},
        {"expect": {"cards": {"Bolt": {"zone": "play"}}}},
        {"choose": "Ogre"},
        {"expect": {"cards": {"Bolt": {"zone": "discard"}}}},
        p1=BOLT,
    )


def test_winner() -> None:
    passes({"quest": "Pawn"}, {"expect": {"winner": "p1"}}, p1={"lore": 19, "play": ["Pawn"]})
    fails(
        {"quest": "Pawn"},
        {"expect": {"winner": "none"}},
        at=2,
        says="expected none, is p1",
        p1={"lore": 19, "play": ["Pawn"]},
    )


@pytest.mark.parametrize(
    ("prompt", "says"),
    [
        ({"by": "p1", "kind": "choose", "options": ["Knight", "Ogre"]}, ""),
        ({"includes": ["Ogre"], "excludes": ["Rock"]}, ""),
        ({"by": "p2"}, "expected p2 to decide, but p1: Choose a card"),
        ({"kind": "accept"}, "expected that somebody has to say yes or no (accept), but p1: Choose a card"),
        ({"options": ["Ogre"]}, "expected the options [Ogre], are [Knight, Ogre]"),
        ({"includes": ["Rock"]}, "[Rock] is not among the options [Knight, Ogre]"),
        ({"excludes": ["Ogre", "Rock"]}, "[Ogre] is among the options"),
        ("none", "expected none, but p1: Choose a card (Bolt)"),
    ],
)
def test_prompt(prompt: Any, says: str) -> None:
    mine = {**BOLT, "play": ["Ogre", "Knight", "Rock"]}
    if says:
        fails({"play": "Bolt"}, {"expect": {"prompt": prompt}}, at=2, says=says, p1=mine)
    else:
        passes({"play": "Bolt"}, {"expect": {"prompt": prompt}}, {"choose": "Ogre"}, p1=mine)


def test_prompts_of_every_kind() -> None:
    passes(
        {"play": "Herald"},
        {"expect": {"prompt": {"kind": "accept", "options": [True, False]}}},
        {"accept": True},
        p1={"hand": ["Herald"], "ink": 2},
    )
    passes(
        {"play": "Either"},
        {"expect": {"prompt": {"kind": "mode", "options": [1, 2]}}},
        {"mode": 1},
        p1={"hand": ["Either"], "ink": 1},
    )
    passes(
        {"play": "Present"},
        {"expect": {"prompt": {"kind": "choose", "options": ["p1", "p2"]}}},
        {"choose": "p1"},
        p1={"hand": ["Present"], "ink": 1},
    )
    passes(
        {"quest": "Seer"},
        {"expect": {"prompt": {"kind": "name", "includes": ["ogre"]}}},
        {"name": "Ogre"},
        p1={"play": ["Seer"]},
    )
    passes(
        {"play": "Study"},
        {"expect": {"prompt": {"kind": "put", "options": ["Pawn", "Scout", "Knight"]}}},
        {"put": {"hand": ["Pawn"]}},
        p1={"hand": ["Study"], "ink": 1, "deck": ["Pawn", "Scout", "Knight"]},
    )
    passes(
        {"activate": ["Medic", "Mend"]},
        {"choose": "Giant"},
        {"expect": {"prompt": {"kind": "number", "options": [0, 1, 2]}}},
        {"number": 1},
        p1={"play": ["Medic", {"card": "Giant", "damage": 2}]},
    )
    passes(
        {"play": "Call"},
        {"choose": "Guard"},
        {"expect": {"prompt": {"kind": "enter", "options": ["ready", "exerted"]}}},
        {"enter": "ready"},
        p1={"hand": ["Call", "Guard"], "ink": 1},
    )


def test_an_only_choice_is_shown_where_a_prompt_is_expected() -> None:
    passes(
        {"play": "Bolt"},
        {"expect": {"prompt": {"kind": "choose", "options": ["Ogre"]}}},
        {"choose": "Ogre"},
        p1={"hand": ["Bolt"], "ink": 1, "play": ["Ogre"]},
    )


def test_labels_follow_their_cards_through_a_shuffle() -> None:
    deck = ["Scout", "Knight", "Giant", {"filler": 9}]
    for seed_turn in range(5, 9):
        passes(
            {"play": "Fade"},
            {"choose": "Ogre"},
            {"expect": {"cards": {"Ogre": {"zone": "deck"}, "Scout": {"zone": "deck"}}, "p1": {"deck": 13}}},
            turn=seed_turn,
            p1={"hand": ["Fade"], "ink": 1, "deck": deck, "play": ["Ogre", "Pawn"]},
        )


def test_a_card_that_could_never_be_chosen_says_why_although_nothing_was_asked() -> None:
    steps = ({"play": "Bolt"}, {"illegal": {"choose": "Ghost"}, "why": "8.15.1"})
    passes(*steps, p1={"hand": ["Bolt"], "ink": 5}, p2={"play": ["Ghost"]})
    steps = ({"play": "Bolt"}, {"illegal": {"choose": "Bird"}, "why": "8.15.1"})
    fails(*steps, at=2, p1={"hand": ["Bolt"], "ink": 5}, p2={"play": ["Ghost"], "discard": ["Bird"]})


def test_the_bag_is_looked_at_before_it_is_opened() -> None:
    mine = {"play": ["Echo", "Chorus", "Pawn"]}
    both = {"expect": {"bag": {"p1": 2}}}
    passes({"quest": "Pawn"}, both, {"accept": False}, {"accept": False}, {"expect": {"bag": 0}}, p1=mine)
    passes({"quest": "Pawn"}, {"expect": {"bag": 1}}, {"accept": False}, {"accept": False}, p1=mine)
    fails({"quest": "Pawn"}, {"expect": {"bag": 3}}, {"accept": False}, at=2, says="bag: expected 3", p1=mine)
