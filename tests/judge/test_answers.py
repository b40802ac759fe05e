"""Every answer of the format: taken by the decision it fits, refused by any other."""

from __future__ import annotations

import pytest
from tests.judge.scenes import fails, passes

BOLT = {"hand": ["Bolt"], "ink": 1, "play": ["Ogre", "Knight"]}


def test_accept() -> None:
    mine = {"hand": ["Herald"], "ink": 2}
    passes({"play": "Herald"}, {"accept": True}, {"expect": {"p1": {"hand": 1}}}, p1=mine)
    passes({"play": "Herald"}, {"accept": False}, {"expect": {"p1": {"hand": 0}}}, p1=mine)
    fails({"play": "Pawn"}, {"accept": True}, at=2, says="no decision is pending", p1={"hand": ["Pawn"], "ink": 1})


def test_a_may_of_which_nothing_can_come_may_be_answered_or_not() -> None:
    mine = {"hand": ["Watcher"], "ink": 2}
    for value in (True, False):
        passes({"play": "Watcher"}, {"accept": value}, {"expect": {"prompt": "none"}}, p1=mine)
    passes({"play": "Watcher"}, {"expect": {"prompt": "none"}}, p1=mine)
    fails({"play": "Watcher"}, {"accept": True}, {"accept": True}, at=3, p1=mine)


def test_a_may_that_cannot_be_paid_for_is_declined() -> None:
    """No is the only answer, which may be left out; yes is refused by the rule that says so."""
    toll = {
        "fullName": "Toll",
        "type": "Character",
        "cost": 1,
        "strength": 1,
        "willpower": 1,
        "lore": 1,
        "text": "GATE When you play this character, you may pay 2 {I} to gain 3 lore.",
    }
    play, top = {"play": "Toll"}, {"cards": [toll]}
    poor, rich = {"hand": ["Toll"], "ink": 2}, {"hand": ["Toll"], "ink": 3}
    none = {"expect": {"p1": {"lore": 0, "ink": 1}}}
    passes(play, none, p1=poor, top=top)
    passes(play, {"accept": False}, none, p1=poor, top=top)
    passes(play, {"illegal": {"accept": True}, "why": "6.1.4.1"}, none, p1=poor, top=top)
    fails(play, {"accept": True}, at=2, p1=poor, top=top)
    passes(play, {"accept": True}, {"expect": {"p1": {"lore": 3, "ink": 0}}}, p1=rich, top=top)


def test_a_card_that_cannot_pay_for_itself_is_not_played() -> None:
    """Nothing can come of the may, so that it may be answered or not, and yes counts as refused."""
    stray = {
        "fullName": "Stray",
        "type": "Character",
        "cost": 2,
        "strength": 1,
        "willpower": 1,
        "lore": 1,
        "text": "BACK At the end of your turn, if this card is in your discard, "
        "you may play him and he enters play exerted.",
    }
    back, top = {"end_turn": True}, {"cards": [stray]}
    for ink, zone in ((1, "discard"), (2, "play")):
        mine = {"discard": ["Stray"], "ink": ink}
        found = {"expect": {"cards": {"Stray": {"zone": zone}}}}
        passes(back, {"accept": True, "by": "p1"}, found, p1=mine, top=top)
    mine = {"discard": ["Stray"], "ink": 1}
    passes(back, {"illegal": {"accept": True, "by": "p1"}}, p1=mine, top=top)
    passes(back, {"expect": {"prompt": "none"}}, p1=mine, top=top)


def test_choose() -> None:
    passes({"play": "Bolt"}, {"choose": "Knight"}, {"expect": {"cards": {"Knight": {"damage": 2}}}}, p1=BOLT)
    fails(
        {"play": "Bolt"},
        {"choose": "Rock"},
        at=2,
        says="p1: Choose a card (Bolt) [6.1.3] – legal: choose: Ogre | choose: Knight",
        p1={**BOLT, "play": ["Ogre", "Knight", "Rock"]},
    )


def test_an_unanswered_decision_fails() -> None:
    fails({"play": "Bolt"}, at=1, says="the file ends, but a decision is pending: p1: Choose a card", p1=BOLT)
    fails({"play": "Bolt"}, {"expect": {"p1": {"lore": 0}}}, at=2, says="the file ends", p1=BOLT)
    passes({"play": "Bolt"}, {"expect": {"prompt": {"by": "p1"}}}, p1=BOLT)


def test_an_only_choice_may_be_named_or_not() -> None:
    mine = {"hand": ["Bolt"], "ink": 1, "play": ["Ogre"]}
    passes({"play": "Bolt"}, {"expect": {"cards": {"Ogre": {"damage": 2}}}}, p1=mine)
    passes({"play": "Bolt"}, {"choose": "Ogre"}, {"expect": {"cards": {"Ogre": {"damage": 2}}}}, p1=mine)
    passes({"play": "Bolt"}, {"expect": {"prompt": "none"}}, {"choose": "Ogre"}, p1=mine)
    fails({"play": "Bolt"}, {"choose": "Ogre"}, {"choose": "Ogre"}, at=3, p1=mine)
    fails(
        {"play": "Snipe"},
        {"choose": "Ogre"},
        at=2,
        says="(that was decided already: p1: Choose a card",
        p1={"hand": ["Snipe"], "ink": 1, "play": ["Ogre"]},
        p2={"play": ["Pawn"]},
    )


def test_several() -> None:
    mine = {"hand": ["Volley"], "ink": 1}
    theirs = {"play": ["Ogre", "Knight", "Giant"]}
    hit = {"expect": {"cards": {"Ogre": {"damage": 1}, "Giant": {"damage": 1}, "Knight": {"damage": 0}}}}
    passes({"play": "Volley"}, {"choose": ["Giant", "Ogre"]}, hit, p1=mine, p2=theirs)
    passes({"play": "Volley"}, {"choose": []}, {"expect": {"cards": {"Ogre": {"damage": 0}}}}, p1=mine, p2=theirs)
    passes({"play": "Volley"}, {"choose": ["Ogre"]}, {"expect": {"cards": {"Ogre": {"damage": 1}}}}, p1=mine, p2=theirs)
    fails({"play": "Volley"}, {"choose": ["Giant", "Ogre", "Knight"]}, at=2, says="so many", p1=mine, p2=theirs)
    fails({"play": "Volley"}, {"choose": ["Giant", "Giant"]}, at=2, says="chosen already", p1=mine, p2=theirs)


def test_as_many_as_there_have_to_be() -> None:
    mine = {"hand": ["Pair"], "ink": 1}
    theirs = {"play": ["Ogre", "Knight", "Giant"]}
    fails({"play": "Pair"}, {"choose": ["Giant"]}, at=2, says="and no more", p1=mine, p2=theirs)
    passes({"play": "Pair"}, {"choose": ["Giant", "Knight"]}, p1=mine, p2=theirs)
    passes({"play": "Pair"}, {"expect": {"cards": {"Ogre": {"damage": 1}}}}, p1=mine, p2={"play": ["Ogre", "Knight"]})


def test_choose_players() -> None:
    passes({"play": "Present"}, {"choose": "p2"}, {"expect": {"p2": {"hand": 2}}}, p1={"hand": ["Present"], "ink": 1})
    mine = {"hand": ["Feast"], "ink": 1}
    passes({"play": "Feast"}, {"choose": ["p2", "p1"]}, {"expect": {"p1": {"hand": 1}, "p2": {"hand": 1}}}, p1=mine)
    passes({"play": "Feast"}, {"choose": []}, {"expect": {"p1": {"hand": 0}}}, p1=mine)
    fails({"play": "Feast"}, {"choose": "Pawn"}, at=2, says="of players", p1={**mine, "play": ["Pawn"]})
    fails({"play": "Bolt"}, {"choose": "p1"}, at=2, says="of cards", p1=BOLT)


def test_number() -> None:
    mine = {"play": ["Medic", {"card": "Giant", "damage": 4}, {"card": "Ogre", "damage": 1}]}
    mend = {"activate": ["Medic", "Mend"]}
    passes(mend, {"choose": "Giant"}, {"expect": {"cards": {"Giant": {"damage": 1}}}}, p1=mine)
    passes(mend, {"choose": "Giant"}, {"number": 1}, {"expect": {"cards": {"Giant": {"damage": 3}}}}, p1=mine)
    passes(mend, {"number": 2}, {"choose": "Giant"}, {"expect": {"cards": {"Giant": {"damage": 2}}}}, p1=mine)
    passes(
        mend,
        {"choose": "Giant"},
        {"illegal": {"number": 4}},
        {"number": 0},
        {"expect": {"cards": {"Giant": {"damage": 4}}}},
        p1=mine,
    )
    fails(mend, {"choose": "Giant"}, {"number": 4}, at=3, p1=mine)


def test_mode() -> None:
    passes(
        {"play": "Either"}, {"mode": 2}, {"expect": {"p1": {"hand": 1, "lore": 0}}}, p1={"hand": ["Either"], "ink": 1}
    )
    fails({"play": "Either"}, {"mode": 3}, at=2, says="mode: 1 | mode: 2", p1={"hand": ["Either"], "ink": 1})
    mine = {"hand": ["Both"], "ink": 1}
    passes({"play": "Both"}, {"mode": [1, 2]}, {"expect": {"p1": {"hand": 1, "lore": 1}}}, p1=mine)
    fails({"play": "Both"}, {"mode": 1}, at=2, says="more have to be chosen", p1=mine)
    fan = {"hand": ["Fan"], "ink": 1}
    passes({"play": "Fan"}, {"mode": 1}, {"expect": {"p1": {"hand": 0, "lore": 1}}}, p1=fan)
    passes({"play": "Fan"}, {"mode": [1, 2]}, {"expect": {"p1": {"hand": 1, "lore": 1}}}, p1=fan)
    fails({"play": "Both"}, {"mode": [1, 2, 3]}, at=2, says="fewer can be chosen", p1=mine)


def test_name() -> None:
    passes({"quest": "Seer"}, {"name": "ogre"}, p1={"play": ["Seer"]})
    passes({"quest": "Seer"}, {"name": "Giant"}, p1={"play": ["Seer"]})
    fails({"quest": "Seer"}, {"name": "Nobody"}, at=2, says="no card of that name", p1={"play": ["Seer"]})


def test_order() -> None:
    mine = {"hand": ["Sort"], "ink": 1, "deck": ["Pawn", "Scout", "Knight", "Ogre"]}

    def top(*cards: str) -> dict[str, object]:
        return {"expect": {"p1": {"deck": {"top": list(cards), "count": 4}}}}

    passes({"play": "Sort"}, {"order": ["Knight", "Pawn", "Scout"]}, top("Knight", "Pawn", "Scout", "Ogre"), p1=mine)
    passes({"play": "Sort"}, {"order": ["Scout"]}, top("Scout", "Pawn", "Knight"), p1=mine)
    fails({"play": "Sort"}, {"order": ["Ogre"]}, at=2, says="Ogre is not among", p1=mine)
    asked = {"expect": {"prompt": {"kind": "order", "includes": ["Pawn", "Scout"]}}}
    passes({"play": "Sort"}, asked, {"order": ["Scout"]}, top("Scout", "Pawn", "Knight"), p1=mine)
    passes({"play": "Sort"}, top("Pawn", "Scout", "Knight"), p1=mine)  # no step says it: as they are
    passes({"play": "Sort"}, {"expect": {"p1": {"deck": 10}}}, p1={"hand": ["Sort"], "ink": 1})


def test_resolve() -> None:
    mine = {"play": ["Echo", "Chorus", "Pawn"]}
    passes(
        {"quest": "Pawn"},
        {"expect": {"bag": 2, "prompt": {"kind": "resolve", "options": ["Echo: Again", "Chorus: Refrain"]}}},
        {"resolve": "Chorus: Refrain"},
        {"expect": {"bag": {"p1": 1}}},
        {"accept": True},
        {"expect": {"p1": {"lore": 2}}},
        {"accept": False},
        p1=mine,
    )
    passes(
        {"quest": "Helper"},
        {"resolve": "Helper: Support"},
        {"accept": True},
        {"choose": "Pawn"},
        p1={"play": ["Helper", "Pawn"]},
    )
    fails({"quest": "Pawn"}, {"resolve": "Pawn: Again"}, at=2, p1=mine)


def test_without_resolve_the_order_is_free() -> None:
    mine = {"play": ["Echo", "Chorus", "Pawn"]}
    drew, gained = {"hand": 1, "lore": 1}, {"hand": 0, "lore": 2}
    # Which of the two "may"s is answered first, only `for` can say.
    passes({"quest": "Pawn"}, {"accept": True, "for": "Chorus"}, {"accept": False}, {"expect": {"p1": gained}}, p1=mine)
    passes({"quest": "Pawn"}, {"accept": True, "for": "Echo"}, {"accept": False}, {"expect": {"p1": drew}}, p1=mine)


def test_replace() -> None:
    mine = {"play": ["Shield", "Charm", "Ogre"]}
    bolt = {"hand": ["Bolt"], "ink": 1}
    steps = ({"play": "Bolt"}, {"choose": "Ogre", "if_asked": True})
    passes(*steps, {"replace": "Charm: Luck", "by": "p2"}, {"expect": {"p2": {"lore": 1}}}, p1=bolt, p2=mine)
    passes(*steps, {"replace": "Shield: Block", "by": "p2"}, {"expect": {"p2": {"lore": 0}}}, p1=bolt, p2=mine)
    legal = 'replace: "Shield: Block", by: p2 | replace: "Charm: Luck", by: p2'
    fails(*steps, {"expect": {"p2": {"lore": 0}}}, at=3, says=legal, p1=bolt, p2=mine)
    fails(*steps, {"replace": "Ogre: Block", "by": "p2"}, at=3, says="no such replacement", p1=bolt, p2=mine)


def test_identical_replacements_need_no_answer() -> None:
    passes(
        {"play": "Bolt"},
        {"expect": {"cards": {"Ogre": {"damage": 0}}}},
        p1={"hand": ["Bolt"], "ink": 1},
        p2={"play": ["Shield", "Shield#2", "Ogre"]},
    )
    passes(
        {"play": "Bolt"},
        {"replace": "Shield#2: Block", "by": "p2"},
        p1={"hand": ["Bolt"], "ink": 1},
        p2={"play": ["Shield", "Shield#2", "Ogre"]},
    )


def test_enter_is_also_an_answer() -> None:
    mine = {"hand": ["Call", "Guard"], "ink": 1}
    entered = {"expect": {"cards": {"Guard": {"exerted": True}}}}
    passes({"play": "Call"}, {"choose": "Guard"}, {"enter": "exerted"}, entered, p1=mine)
    fails({"play": "Call"}, {"choose": "Guard"}, entered, at=3, p1=mine)


# --- options ---------------------------------------------------------------------------------


def test_by() -> None:
    mine, theirs = {"hand": ["Robbery"], "ink": 1}, {"hand": ["Pawn", "Scout"]}
    lost = {"expect": {"p2": {"hand": ["Scout"]}}}
    passes({"play": "Robbery"}, {"choose": "Pawn", "by": "p2"}, lost, p1=mine, p2=theirs)
    fails({"play": "Robbery"}, {"choose": "Pawn"}, at=2, says="p2 has to decide, not p1", p1=mine, p2=theirs)


def test_for() -> None:
    mine = {"hand": ["Bolt"], "ink": 1, "play": ["Ogre", "Knight"]}
    passes({"play": "Bolt"}, {"choose": "Ogre", "for": "Bolt"}, p1=mine)
    fails({"play": "Bolt"}, {"choose": "Ogre", "for": "Knight"}, at=2, says="does not come from Knight", p1=mine)


def test_if_asked() -> None:
    passes(
        {"quest": "Pawn"}, {"accept": True, "if_asked": True}, {"expect": {"p1": {"lore": 1}}}, p1={"play": ["Pawn"]}
    )
    passes(
        {"play": "Bolt"},
        {"choose": "Rock", "if_asked": True},
        {"choose": "Ogre"},
        p1={**BOLT, "play": ["Ogre", "Knight", "Rock"]},
    )
    passes(
        {"play": "Bolt"}, {"choose": "Ogre", "if_asked": True}, {"expect": {"cards": {"Ogre": {"damage": 2}}}}, p1=BOLT
    )
    passes({"play": "Bolt"}, {"accept": True, "by": "p2", "if_asked": True}, {"choose": "Ogre"}, p1=BOLT)


def test_answers_in_a_row_may_be_asked_in_another_order() -> None:
    mine = {"hand": ["Archer"], "ink": 2, "play": ["Ogre"]}
    passes(
        {"play": "Archer"},
        {"choose": "Ogre"},
        {"accept": True},
        {"expect": {"cards": {"Ogre": {"damage": 1}}}},
        p1=mine,
    )
    fails({"play": "Archer"}, {"choose": "Ogre"}, {"expect": {"p1": {"lore": 0}}}, {"accept": True}, at=2, p1=mine)


def test_an_order_of_answers_never_crosses_another_player() -> None:
    mine = {"hand": ["Robbery"], "ink": 1, "play": ["Judge"]}
    fails(
        {"play": "Robbery"},
        {"accept": True, "by": "p1"},
        {"choose": "Pawn", "by": "p2"},
        at=2,
        p1=mine,
        p2={"hand": ["Pawn", "Scout"]},
    )


def test_an_only_choice_may_also_be_named_after_the_answer_of_another_player() -> None:
    # The effect has its only target before the opponent is asked.
    steps = ({"play": "Extort"}, {"accept": False, "by": "p2"}, {"choose": "Ogre"})
    mine = {"hand": ["Extort"], "ink": 1}
    passes(*steps, {"expect": {"cards": {"Ogre": {"damage": 1}}}}, p1=mine, p2={"play": ["Ogre"]})
    fails(*steps, at=2, p1=mine, p2={"play": ["Ogre", "Giant"]})


def test_yes_and_no_are_no_answers_where_there_is_no_may() -> None:
    """ "Up to" asks whom, not whether; and an ability whose "if" is false asks nobody."""
    mine = {"hand": ["Volley"], "ink": 1, "play": ["Ogre", "Knight"]}
    passes({"play": "Volley"}, {"choose": ["Ogre"]}, {"expect": {"cards": {"Ogre": {"damage": 1}}}}, p1=mine)
    for value in (True, False):
        fails({"play": "Volley"}, {"accept": value}, {"choose": ["Ogre"]}, at=2, p1=mine)
        fails({"play": "Volley"}, {"choose": ["Ogre"]}, {"accept": value}, at=3, says="no decision", p1=mine)
    idle = {
        "fullName": "Idler",
        "type": "Character",
        "cost": 1,
        "strength": 1,
        "willpower": 1,
        "lore": 1,
        "text": "REST When you play this character, if you have 3 or more other characters in play, draw a card.",
    }
    play, side = {"play": "Idler"}, {"hand": ["Idler"], "ink": 1}
    passes(play, {"expect": {"p1": {"hand": 0}}}, p1=side, top={"cards": [idle]})
    fails(play, {"accept": True}, at=2, says="no decision is pending", p1=side, top={"cards": [idle]})
    may = {**idle, "text": idle["text"].replace("draw", "you may draw")}
    passes(play, {"accept": True}, {"expect": {"p1": {"hand": 0}}}, p1=side, top={"cards": [may]})


def test_cards_that_are_chosen_in_a_list_are_put_in_that_order() -> None:
    mine = {"hand": ["Stack", "Pawn", "Scout", "Knight"], "ink": 1}
    for first, second in (("Pawn", "Knight"), ("Knight", "Pawn")):
        on_top = {"expect": {"p1": {"hand": ["Scout"], "deck": {"top": [first, second]}}}}
        passes({"play": "Stack"}, {"choose": [first, second]}, on_top, p1=mine)
    ordered = {"expect": {"p1": {"deck": {"top": ["Knight", "Pawn"]}}}}
    passes({"play": "Stack"}, {"choose": ["Pawn", "Knight"]}, {"order": ["Knight", "Pawn"]}, ordered, p1=mine)


def test_an_ability_whose_once_is_used_up_may_be_answered_or_not() -> None:
    mine = {"play": ["Miser", "Pawn", "Scout"]}
    once = ({"quest": "Pawn"}, {"accept": True}, {"quest": "Scout"})
    drew = {"expect": {"p1": {"hand": 1, "lore": 2}}}
    passes(*once, drew, p1=mine)
    passes(*once, {"accept": True}, drew, p1=mine)
    fails(*once, {"accept": True}, {"accept": True}, at=5, says="no decision is pending", p1=mine)


def test_fillers_that_nobody_can_tell_apart_need_no_answer() -> None:
    passes(
        {"play": "Robbery"},
        {"expect": {"p2": {"hand": 2, "discard": 1}}},
        p1={"hand": ["Robbery"], "ink": 1},
        p2={"hand": 3},
    )
    fails(
        {"play": "Robbery"},
        {"expect": {"p2": {"hand": 3}}},
        at=2,
        says="p2: Choose a card",
        p1={"hand": ["Robbery"], "ink": 1},
        p2={"hand": ["Pawn", {"filler": 2}]},
    )


# --- ink drops -------------------------------------------------------------------------------


def test_how_many_ink_drops_pay() -> None:
    mine = {"hand": ["Scout"], "ink": 2, "drops": 2}
    for number, drops, ink in ((0, 2, (0, 2)), (1, 1, (1, 1)), (2, 0, (2, 0))):
        there = {"drops": drops, "ink": {"ready": ink[0], "exerted": ink[1]}}
        passes({"play": "Scout"}, {"number": number}, {"expect": {"p1": there}}, p1=mine)
    passes({"play": "Scout"}, {"expect": {"p1": {"drops": 0, "ink": 2}, "p2": {"drops": 0}}}, p1=mine)
    fails({"play": "Scout"}, {"number": 3}, at=2, p1=mine)
    fails({"expect": {"p1": {"drops": 1}}}, at=1, says="p1.drops: expected 1, is 2", p1=mine)


def test_a_number_of_ink_drops_that_is_no_choice_may_be_named() -> None:
    for ink, drops, number in ((0, 2, 2), (1, 1, 1), (2, 0, None)):
        mine = {"hand": ["Scout"], "ink": ink, "drops": drops}
        there = {"expect": {"p1": {"play": ["Scout"], "drops": 0, "ink": {"ready": 0, "exerted": ink}}}}
        passes({"play": "Scout"}, there, p1=mine)
        if number is None:
            fails({"play": "Scout"}, {"number": 0}, at=2, says="no decision is pending", p1=mine)
            continue
        passes({"play": "Scout"}, {"number": number}, there, p1=mine)
        passes({"play": "Scout"}, there, {"number": number}, p1=mine)
        passes({"play": "Scout"}, {"illegal": {"number": number - 1}}, p1=mine)
        fails({"play": "Scout"}, {"number": number - 1}, at=2, p1=mine)


def test_a_card_that_may_enter_exerted_is_paid_for_with_ink_drops() -> None:
    there = {"expect": {"cards": {"Guard": {"exerted": True}}, "p1": {"drops": 1}}}
    for ink in (0, 2):
        mine = {"hand": ["Guard"], "ink": ink, "drops": 3}
        passes({"play": "Guard", "enter": "exerted"}, {"number": 2}, there, p1=mine)


# --- put -------------------------------------------------------------------------------------

DECK = ["Pawn", "Scout", "Knight", "Ogre", "Giant"]


def test_put_one_to_hand_and_the_rest_to_the_bottom() -> None:
    mine = {"hand": ["Study"], "ink": 1, "deck": DECK}
    study = {"play": "Study"}
    passes(
        study,
        {"put": {"hand": ["Scout"], "bottom": ["Knight", "Pawn"]}},
        {"expect": {"p1": {"hand": ["Scout"], "deck": {"top": ["Ogre"], "bottom": ["Knight", "Pawn"]}}}},
        p1=mine,
    )
    passes(
        study,
        {"put": {"hand": ["Scout"]}},
        {"expect": {"p1": {"hand": ["Scout"], "deck": {"top": ["Ogre", "Giant", "Pawn", "Knight"]}}}},
        p1=mine,
    )
    passes(
        study,
        {"put": {"hand": ["Scout"], "bottom": ["Pawn"]}},
        {"expect": {"p1": {"deck": {"bottom": ["Pawn"]}}}},
        p1=mine,
    )
    fails(study, {"put": {"hand": ["Ogre"]}}, at=2, says="no answers put the cards there", p1=mine)
    fails(study, {"put": {"hand": ["Scout"], "top": ["Pawn"]}}, at=2, says="no answers put the cards there", p1=mine)
    fails(study, {"put": {"hand": ["Scout", "Pawn"]}}, at=2, says="no answers put the cards there", p1=mine)


def test_put_says_what_happened_where_nothing_was_asked() -> None:
    mine = {"hand": ["Unveil"], "ink": 1, "deck": ["Rock", "Scout", "Knight"]}
    passes({"play": "Unveil"}, {"put": {"hand": ["Scout"], "bottom": ["Rock"]}}, p1=mine)
    fails({"play": "Unveil"}, {"put": {"hand": ["Rock"]}}, at=2, says="no decision is pending", p1=mine)
    fails({"play": "Unveil"}, {"put": {"top": ["Rock"]}}, at=2, says="no decision is pending", p1=mine)


def test_put_into_play() -> None:
    mine = {"hand": ["Summon"], "ink": 1, "deck": ["Guard", "Rock", "Scout"]}
    there = {"expect": {"p1": {"play": ["Scout"], "deck": {"bottom": ["Guard", "Rock"]}}}}
    passes({"play": "Summon"}, {"put": {"play": ["Scout"], "bottom": ["Guard", "Rock"]}}, there, p1=mine)
    exerted = {"expect": {"cards": {"Guard": {"zone": "play", "exerted": True}}}}
    rest = {"put": {"bottom": ["Scout", "Rock"]}}
    passes({"play": "Summon"}, {"put": {"play": ["Guard"]}}, {"enter": "exerted"}, rest, exerted, p1=mine)
    fails({"play": "Summon"}, {"put": {"play": ["Rock"]}}, at=2, p1=mine)


@pytest.mark.parametrize("rest", [["Scout", "Rock"], ["Rock", "Scout"]])
def test_how_a_card_enters_is_asked_in_the_middle_of_a_put(rest: list[str]) -> None:
    mine = {"ink": 1, "hand": ["Summon"], "deck": ["Guard", "Scout", "Rock", "Pawn"]}
    put = {"put": {"play": ["Guard"], "bottom": rest}}
    asked = {"expect": {"prompt": {"by": "p1", "kind": "enter"}}}
    there = {"expect": {"p1": {"deck": {"count": 3, "bottom": rest}}, "cards": {"Guard": {"exerted": True}}}}
    enter = {"enter": "exerted"}
    passes({"play": "Summon"}, put, enter, there, p1=mine)
    passes({"play": "Summon"}, enter, put, there, p1=mine)
    passes({"play": "Summon"}, put, asked, enter, there, p1=mine)
    fails({"play": "Summon"}, put, at=2, says="pending", p1=mine)
    wrong = {"put": {"play": ["Guard"], "bottom": ["Pawn"]}}
    fails({"play": "Summon"}, wrong, enter, at=2, says="no answers put the cards there", p1=mine)
    only = {**mine, "deck": ["Guard", "Scout", "Rock"]}  # they lie so by chance before they are put there
    there = {"expect": {"p1": {"deck": {"count": 2, "bottom": rest}}}}
    passes({"play": "Summon"}, put, {"enter": "ready"}, there, p1=only)


def test_put_may_take_nothing_where_that_is_allowed() -> None:
    mine = {"hand": ["Search"], "ink": 1, "deck": ["Rock", "Scout", "Knight"]}
    passes(
        {"play": "Search"},
        {"put": {"bottom": ["Knight", "Rock", "Scout"]}},
        {"expect": {"p1": {"hand": [], "deck": {"top": ["Knight", "Rock", "Scout"]}}}},
        p1=mine,
    )
    passes({"play": "Search"}, {"put": {"hand": ["Knight"]}}, {"expect": {"p1": {"hand": ["Knight"]}}}, p1=mine)
    fails({"play": "Search"}, {"put": {"hand": ["Rock"]}}, at=2, p1=mine)


def test_put_declines_where_it_lists_no_card_for_what_may_be_done() -> None:
    mine = {"hand": ["Offer"], "ink": 1, "deck": DECK}
    there = {"expect": {"p1": {"hand": [], "deck": {"top": ["Knight"], "bottom": ["Scout", "Pawn"]}}}}
    passes({"play": "Offer"}, {"put": {"bottom": ["Scout", "Pawn"]}}, there, p1=mine)
    passes({"play": "Offer"}, {"accept": False}, {"put": {"bottom": ["Scout", "Pawn"]}}, there, p1=mine)
    nothing = {"expect": {"p1": {"hand": [], "deck": {"top": ["Knight"], "bottom": ["Pawn", "Scout"]}}}}
    passes({"play": "Offer"}, {"put": {"hand": []}}, nothing, p1=mine)
    passes({"play": "Offer"}, {"put": {"hand": ["Pawn"]}}, {"expect": {"p1": {"hand": ["Pawn"]}}}, p1=mine)


def test_put_accepts_the_may_it_belongs_to() -> None:
    mine = {"hand": ["Peek"], "ink": 1, "deck": DECK}
    there = {"expect": {"p1": {"hand": ["Pawn"], "deck": {"bottom": ["Scout"]}}}}
    passes({"play": "Peek"}, {"put": {"hand": ["Pawn"], "bottom": ["Scout"]}}, there, p1=mine)
    passes({"play": "Peek"}, {"accept": True}, {"put": {"hand": ["Pawn"]}}, there, p1=mine)


def test_put_on_the_top_or_on_the_bottom() -> None:
    mine = {"hand": ["Scry"], "ink": 1, "deck": DECK}
    passes({"play": "Scry"}, {"put": {"top": ["Pawn"]}}, {"expect": {"p1": {"deck": {"top": ["Pawn"]}}}}, p1=mine)
    passes({"play": "Scry"}, {"put": {"bottom": ["Pawn"]}}, {"expect": {"p1": {"deck": {"bottom": ["Pawn"]}}}}, p1=mine)
    fails({"play": "Scry"}, {"put": {"bottom": ["Scout"]}}, at=2, p1=mine)
    # "the top or the bottom" is also an "A or B"
    passes({"play": "Scry"}, {"mode": 1}, {"expect": {"p1": {"deck": {"top": ["Pawn"]}}}}, p1=mine)
    passes({"play": "Scry"}, {"mode": 2}, {"expect": {"p1": {"deck": {"bottom": ["Pawn"]}}}}, p1=mine)
    fails({"play": "Scry"}, {"mode": 3}, at=2, p1=mine)


def test_a_card_that_lies_on_top_already_has_not_been_put_there() -> None:
    for card in ("Study", "Peek"):
        mine = {"hand": [card], "ink": 9, "deck": DECK}
        fails({"play": card}, {"put": {"top": ["Pawn"]}}, at=2, p1=mine)
        passes({"play": card}, {"illegal": {"put": {"top": ["Pawn", "Scout"]}}}, {"put": {"hand": ["Pawn"]}}, p1=mine)


def test_a_card_that_an_effect_plays_or_shifts_goes_on_whom_the_steps_choose() -> None:
    mine = {"hand": ["Welcome", "Ogre - Grown"], "ink": 1, "play": ["Ogre", "Ogre#2"]}
    called = ({"play": "Welcome"}, {"choose": "Ogre - Grown"})
    passes(*called, {"expect": {"cards": {"Ogre - Grown": {"under_count": 0}}}}, p1=mine)
    passes(*called, {"choose": "Ogre#2"}, {"expect": {"cards": {"Ogre - Grown": {"on_top_of": ["Ogre#2"]}}}}, p1=mine)
    fails(*called, {"choose": "Ogre - Grown"}, at=3, p1=mine)


def test_an_action_that_goes_to_the_bottom_after_its_effect_goes_below_what_was_put_there() -> None:
    mine = {"hand": ["Encore"], "discard": ["Study"], "ink": 1, "deck": DECK}
    passes(
        {"play": "Encore"},
        {"choose": "Study"},
        {"put": {"hand": ["Scout"], "bottom": ["Knight", "Pawn"]}},
        {"expect": {"p1": {"deck": {"bottom": ["Knight", "Pawn", "Study"]}}}},
        p1=mine,
    )


def test_put_in_order_on_top() -> None:
    mine = {"hand": ["Sort"], "ink": 1, "deck": DECK}
    passes(
        {"play": "Sort"},
        {"put": {"top": ["Knight", "Pawn", "Scout"]}},
        {"expect": {"p1": {"deck": {"top": ["Knight", "Pawn", "Scout", "Ogre"]}}}},
        p1=mine,
    )
    fails({"play": "Bolt"}, {"put": {"hand": ["Ogre"]}}, at=2, p1=BOLT)
    fails({"quest": "Seer"}, {"put": {"hand": ["Seer"]}}, at=2, says="decided is to name", p1={"play": ["Seer"]})


def test_a_put_also_answers_the_order_in_which_the_cards_lie_already() -> None:
    song = {"fullName": "Hum", "type": "Action", "cost": 4, "subtypes": ["Song"], "text": "Gain 1 lore."}
    encore = {
        "fullName": "Encore", "type": "Action", "cost": 0,
        "text": "Look at the top 3 cards of your deck. You may reveal a song card with cost 4 or less and play it for "
        "free. Put the rest on the bottom of your deck in any order.",
    }  # fmt: skip
    mine = {"hand": ["Encore"], "deck": ["Hum", "Pawn", "Ogre"]}
    passes(
        {"play": "Encore"},
        {"put": {"play": ["Hum"], "bottom": ["Pawn", "Ogre"]}},
        {"expect": {"p1": {"lore": 1, "deck": {"count": 2, "top": ["Pawn", "Ogre"]}}, "prompt": "none"}},
        p1=mine,
        top={"cards": [song, encore]},
    )
