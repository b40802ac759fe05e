"""Every action of the format, with its options: done as written, or refused with what was legal instead."""

from __future__ import annotations

from typing import Any

import pytest
from tests.judge.scenes import fails, judge, passes


def test_ink() -> None:
    passes({"ink": "Pawn"}, {"expect": {"p1": {"ink": 1, "hand": []}}}, p1={"hand": ["Pawn"]})
    fails({"ink": "Pawn"}, {"ink": "Scout"}, at=2, says="4.2.3", p1={"hand": ["Pawn", "Scout"]})
    passes({"illegal": {"ink": "Pawn"}, "why": "4.2.3"}, p1={"hand": ["Pawn"], "inked": 1})


def test_play_for_ink() -> None:
    passes({"play": "Ogre"}, {"expect": {"p1": {"ink": {"ready": 1, "exerted": 4}}}}, p1={"hand": ["Ogre"], "ink": 5})
    fails({"play": "Ogre"}, at=1, says="costs 4 ink", p1={"hand": ["Ogre"], "ink": 3})


def test_play_names_what_is_legal_instead() -> None:
    fails(
        {"play": "Ogre"},
        at=1,
        says="legal: end_turn: true | ink: Ogre | ink: Pawn | play: Pawn",
        p1={"hand": ["Ogre", "Pawn"], "ink": 1},
    )


def test_without_options_the_ink_is_paid() -> None:
    mine = {"hand": ["Ogre - Grown", "Round"], "ink": 2, "play": ["Ogre"]}
    fails({"play": "Ogre - Grown"}, at=1, says="costs 5 ink", p1=mine)
    fails({"play": "Round"}, at=1, says="costs 3 ink", p1=mine)


def test_shift() -> None:
    mine = {"hand": ["Ogre - Grown"], "ink": 5, "play": [{"card": "Ogre", "damage": 1}, "Pawn"]}
    passes(
        {"play": "Ogre - Grown", "shift_onto": "Ogre"},
        {"expect": {"p1": {"ink": 3}, "cards": {"Ogre - Grown": {"damage": 1, "on_top_of": ["Ogre"]}}}},
        p1=mine,
    )
    fails({"play": "Ogre - Grown", "shift_onto": "Pawn"}, at=1, says="8.10.1", p1=mine)
    fails(
        {"play": "Pawn#2", "shift_onto": "Pawn"},
        at=1,
        says="does not have Shift",
        p1={"hand": ["Pawn#2"], "ink": 5, "play": ["Pawn"]},
    )


def test_sing() -> None:
    mine = {"hand": ["Round"], "ink": 3, "play": ["Bard", "Pawn", "Knight"]}
    passes(
        {"play": "Round", "sung_by": "Bard"},
        {"expect": {"p1": {"ink": 3, "lore": 1}, "cards": {"Bard": {"exerted": True}, "Knight": {"exerted": False}}}},
        p1=mine,
    )
    fails({"play": "Round", "sung_by": "Pawn"}, at=1, says="does not cost enough", p1=mine)
    fails(
        {"play": "Round", "sung_by": "Bard"},
        at=1,
        says="exerted",
        p1={"hand": ["Round"], "play": [{"card": "Bard", "exerted": True}]},
    )


def test_sing_together() -> None:
    mine = {"hand": ["Choir"], "play": ["Bard", "Pawn", "Scout"]}
    passes(
        {"cannot": [{"play": "Choir", "sung_by": ["Pawn", "Scout"]}, {"play": "Choir", "sung_by": ["Bard"]}]},
        {"play": "Choir", "sung_by": ["Bard", "Pawn"]},
        {"expect": {"p1": {"lore": 2}, "cards": {"Scout": {"exerted": False}, "Pawn": {"exerted": True}}}},
        p1=mine,
    )
    fails({"play": "Choir", "sung_by": ["Pawn", "Scout"]}, at=1, says="8.12", p1=mine)


def test_a_single_singer_may_be_enough_to_sing_together() -> None:
    passes({"play": "Choir", "sung_by": ["Giant"]}, p1={"hand": ["Choir"], "play": ["Giant", "Pawn"]})


def test_for_free() -> None:
    passes({"play": "Gift", "for_free": True}, p1={"hand": ["Gift"], "play": ["Pawn"]})
    fails({"play": "Gift", "for_free": True}, at=1, says="1.5.5.3", p1={"hand": ["Gift"]})
    fails({"play": "Gift"}, at=1, says="costs 7 ink", p1={"hand": ["Gift"], "play": ["Pawn"]})


def test_another_cost_says_with_what() -> None:
    mine = {"hand": ["Sprite"], "play": ["Rock", "Drum"]}
    passes(
        {"play": "Sprite", "for_free": True, "cost": {"banish": ["Drum"]}},
        {"expect": {"p1": {"discard": ["Drum"], "play": ["Rock", "Sprite"]}}},
        p1=mine,
    )
    passes({"play": "Sprite", "cost": {"banish": "Rock"}}, p1=mine)
    fails({"play": "Sprite", "cost": {"exert": ["Drum"]}}, at=1, says="does not say what to banish", p1=mine)
    fails({"play": "Sprite", "cost": {"banish": ["Rock", "Drum"]}}, at=1, says="Drum is not what", p1=mine)


def test_what_is_paid_can_also_be_chosen_afterwards() -> None:
    passes(
        {"activate": ["Cook", "Stew"]},
        {"choose": "Pawn"},
        {"expect": {"p1": {"discard": ["Pawn"], "hand": 1}}},
        p1={"play": ["Cook", "Pawn", "Scout"]},
    )


def test_enter_exerted() -> None:
    mine = {"hand": ["Guard"], "ink": 2}
    passes({"play": "Guard", "enter": "exerted"}, {"expect": {"cards": {"Guard": {"exerted": True}}}}, p1=mine)
    passes({"play": "Guard"}, {"expect": {"cards": {"Guard": {"exerted": False}}}}, p1=mine)
    passes({"play": "Guard", "enter": "ready"}, {"expect": {"cards": {"Guard": {"exerted": False}}}}, p1=mine)
    fails({"play": "Pawn", "enter": "exerted"}, at=1, says="nothing lets it enter", p1={"hand": ["Pawn"], "ink": 1})


def test_quest() -> None:
    passes({"quest": "Ogre"}, {"expect": {"p1": {"lore": 2}}}, p1={"play": ["Ogre"]})
    fails({"quest": "Ogre"}, at=1, says="drying", p1={"play": [{"card": "Ogre", "drying": True}]})


def test_challenge() -> None:
    theirs = {"play": [{"card": "Pawn", "exerted": True}, "Scout", "Tower"]}
    passes(
        {"challenge": ["Ogre", "Pawn"]},
        {"expect": {"cards": {"Pawn": {"zone": "discard"}}}},
        p1={"play": ["Ogre"]},
        p2=theirs,
    )
    passes(
        {"challenge": ["Ogre", "Tower"]},
        {"expect": {"cards": {"Tower": {"zone": "discard"}}}},
        p1={"play": ["Ogre"]},
        p2=theirs,
    )
    fails({"challenge": ["Ogre", "Scout"]}, at=1, says="Scout is ready", p1={"play": ["Ogre"]}, p2=theirs)
    fails(
        {"challenge": ["Ogre", "Bird"]},
        at=1,
        says="8.6.1",
        p1={"play": ["Ogre"]},
        p2={"play": [{"card": "Bird", "exerted": True}]},
    )


def test_move() -> None:
    mine = {"play": ["Pawn", "Tower"], "ink": 2}
    passes({"move": ["Pawn", "Tower"]}, {"expect": {"cards": {"Pawn": {"at": "Tower"}}, "p1": {"ink": 0}}}, p1=mine)
    fails({"move": ["Pawn", "Tower"]}, at=1, says="cannot be paid", p1={"play": ["Pawn", "Tower"], "ink": 1})
    fails({"move": ["Pawn", "Camp"]}, at=1, says="not a location of the active player", p1=mine, p2={"play": ["Camp"]})


def test_activate() -> None:
    passes({"activate": ["Drum", "beat"]}, {"expect": {"p1": {"lore": 1}}}, p1={"play": ["Drum"]})
    fails({"activate": ["Drum", "Boom"]}, at=1, says="it has Beat", p1={"play": ["Drum"]})
    fails({"activate": ["Drum", "Beat"]}, {"activate": ["Drum", "Beat"]}, at=2, says="exerted", p1={"play": ["Drum"]})
    fails({"activate": ["Drum", "Beat"]}, at=1, says="not in play", p1={"hand": ["Drum"]})


def test_an_ability_without_a_name_goes_by_the_card_that_gives_it_also_to_itself() -> None:
    sage = {
        "fullName": "Sage",
        "type": "Character",
        "cost": 2,
        "strength": 1,
        "willpower": 3,
        "lore": 1,
        "text": "OPEN HOUSE Your characters gain “{E} — Gain 1 lore.”",
    }
    passes(
        {"activate": ["Pawn", "Sage"]},
        {"activate": ["Sage", "Sage"]},
        {"expect": {"p1": {"lore": 2}}},
        p1={"play": ["Sage", "Pawn"]},
        top={"cards": [sage]},
    )


def test_a_cost_that_takes_all_there_is_may_be_named_or_not() -> None:
    """Two items have to be exerted, and there are two."""
    heir = {
        "fullName": "Heir",
        "type": "Character",
        "cost": 9,
        "strength": 1,
        "willpower": 1,
        "lore": 1,
        "text": "ESTATE You may exert 2 items of yours to play this character for free.",
    }
    mine = {"hand": ["Heir"], "play": ["Drum", "Shield"]}
    done = {"expect": {"cards": {"Heir": {"zone": "play"}, "Drum": {"exerted": True}, "Shield": {"exerted": True}}}}
    passes({"play": "Heir", "for_free": True}, done, p1=mine, top={"cards": [heir]})
    passes({"play": "Heir", "cost": {"exert": ["Shield", "Drum"]}}, done, p1=mine, top={"cards": [heir]})
    fails(
        {"play": "Heir", "for_free": True},
        done,
        at=2,
        p1={"hand": ["Heir"], "play": ["Drum", "Shield", "Charm"]},
        top={"cards": [heir]},
    )


def test_an_ability_that_may_be_used_for_free_is_named_as_itself_and_paid_for_only_if_it_must_be() -> None:
    horn = {
        "fullName": "Horn",
        "type": "Item",
        "cost": 1,
        "text": "EARLY If you have a character named Pawn in play, you may use this item's Toot ability for free.\n"
        "TOOT {E}, 1 {I} — Gain 1 lore.",
    }
    toot: dict[str, Any] = {"activate": ["Horn", "TOOT"]}
    free, paid = {"ready": 1, "exerted": 0}, {"ready": 0, "exerted": 1}
    top = {"cards": [horn]}
    passes(toot, {"expect": {"p1": {"lore": 1, "ink": free}}}, p1={"play": ["Horn", "Pawn"], "ink": 1}, top=top)
    passes(toot, {"expect": {"p1": {"lore": 1, "ink": paid}}}, p1={"play": ["Horn"], "ink": 1}, top=top)
    fails(toot, at=1, says="cannot be paid", p1={"play": ["Horn"]}, top=top)


def test_costs_of_abilities() -> None:
    mine = {"hand": ["Pawn", "Scout"], "play": ["Clerk"]}
    passes(
        {"activate": ["Clerk", "File"], "cost": {"discard": ["Scout"], "exert": ["Clerk"]}},
        {"expect": {"p1": {"discard": ["Scout"]}}},
        p1=mine,
    )
    fails({"activate": ["Clerk", "File"], "cost": {"discard": ["Scout", "Pawn"]}}, at=1, says="Pawn is not", p1=mine)
    passes(
        {"illegal": {"activate": ["Captain", "Order"], "cost": {"exert": ["Pawn"]}}},
        {"activate": ["Captain", "Order"], "cost": {"exert": ["Scout"]}},
        {"expect": {"cards": {"Scout": {"exerted": True}, "Captain": {"exerted": True}}}},
        p1={"play": ["Captain", {"card": "Pawn", "exerted": True}, "Scout", "Knight"]},
    )


def test_boost() -> None:
    mine = {"play": ["Hoarder"], "ink": 2}
    passes({"boost": "Hoarder"}, {"illegal": {"boost": "Hoarder"}, "why": "8.4.1"}, p1=mine)
    fails({"boost": "Hoarder"}, {"boost": "Hoarder"}, at=2, p1=mine)


def test_end_turn() -> None:
    passes({"end_turn": True}, {"expect": {"active": "p2", "p2": {"hand": 1}}})
    fails(
        {"end_turn": True}, at=1, says="8.7.3", p1={"play": ["Brute"]}, p2={"play": [{"card": "Pawn", "exerted": True}]}
    )


def test_the_active_player_acts() -> None:
    passes({"quest": "Pawn"}, {"expect": {"p2": {"lore": 1}}}, active="p2", p2={"play": ["Pawn"]})
    fails({"quest": "Pawn"}, at=1, says="not the active player's", p2={"play": ["Pawn"]})


def test_an_item_that_came_into_play_this_turn_can_be_used() -> None:
    horn = {"fullName": "Horn", "type": "Item", "cost": 1, "text": "BLOW {E} — Gain 1 lore."}
    steps = ({"activate": ["Horn", "BLOW"]}, {"expect": {"p1": {"lore": 1}, "cards": {"Horn": {"drying": False}}}})
    passes(*steps, top={"cards": [horn]}, p1={"play": [{"card": "Horn", "drying": True}]})


def test_concede() -> None:
    passes({"concede": "p2"}, {"expect": {"winner": "p1"}})
    result = judge({"concede": "p2"}, {"quest": "Pawn"}, p1={"play": ["Pawn"]})
    assert (result.status, result.step) == ("error", 2)
    assert "the game is over" in result.message


def test_no_action_while_somebody_has_to_decide() -> None:
    fails(
        {"play": "Bolt"},
        {"quest": "Ogre"},
        at=2,
        says="p1: Choose a card (Bolt) [6.1.3] – legal: choose: Ogre | choose: Knight",
        p1={"hand": ["Bolt"], "ink": 1, "play": ["Ogre", "Knight"]},
    )


def test_start_of_turn_is_run_first() -> None:
    passes(
        {"expect": {"p1": {"hand": 1, "ink": 2}, "cards": {"Ogre": {"exerted": False, "drying": False}}}},
        phase="start",
        p1={"ink": {"exerted": 2}, "play": [{"card": "Ogre", "exerted": True, "drying": True}]},
    )
    passes({"expect": {"p1": {"hand": 0}}}, phase="start", turn=1)


@pytest.mark.parametrize("name", ["Rowdy Inn", "HOUSE MUSIC"])
def test_an_ability_that_a_card_gave_goes_by_that_card_or_by_the_name_of_what_gave_it(name: str) -> None:
    inn = {
        "fullName": "Rowdy Inn", "type": "Location", "cost": 1, "moveCost": 1, "willpower": 4,
        "text": "HOUSE MUSIC Characters gain “{E} — Draw a card” while here.",
    }  # fmt: skip
    mine = {"play": ["Rowdy Inn", {"card": "Pawn", "at": "Rowdy Inn"}, "Ogre"]}
    passes(
        {"cannot": [{"activate": ["Ogre", name]}]},
        {"activate": ["Pawn", name]},
        {"expect": {"p1": {"hand": 1}}},
        p1=mine,
        top={"cards": [inn]},
    )
