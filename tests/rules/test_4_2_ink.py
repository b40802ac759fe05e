"""4.2: putting a card into the inkwell, as a turn action, additionally, and by effects."""

from __future__ import annotations

import pytest
from tests.support import Table, action, character, exert_ability, item, table, whenever

from illumineer import ir
from illumineer.cr import number
from illumineer.vocab import Cause, Doing, Duration, Happening, Who, Zone

PLAIN_HAND = ["Scout", "Knight", "Ogre", "Giant"]
GENEROUS = character("Generous One", ir.Static((ir.AdditionalInk(),)), cost=1)


def cites(t: Table, kind: Happening) -> list[str]:
    return [number(event.rule, t.game.edition) for event in t.events(kind)]


@pytest.mark.rule("4.2.1", "4.2.1.1")
def test_the_card_is_revealed_from_the_hand() -> None:
    t = table(p1={"hand": ["Scout", "Knight"]}, p2={})
    assert t.game.view(1).to_json()["players"][0]["hand"] == [None, None]
    t.do("ink Scout")
    assert t.hand() == ["Knight"]
    assert t["Scout"].zone == "inkwell"
    assert cites(t, Happening.REVEALED) == ["4.2.1.1"]
    assert [t.name(event.subject) for event in t.events(Happening.REVEALED)] == ["Scout"]


@pytest.mark.rule("4.2.1.1")
def test_only_a_card_from_the_own_hand_can_be_inked() -> None:
    t = table(p1={"hand": ["Scout"], "discard": ["Knight"], "play": ["Ogre"]}, p2={})
    assert t.legal("ink Scout")
    assert t.why("ink Knight") == ["4.2.1.1"]
    assert t.why("ink Ogre") == ["4.2.1.1"]


@pytest.mark.rule("4.2.1.1", "4.2.1.2")
def test_a_card_without_the_inkwell_symbol_cannot_be_inked() -> None:
    stone = character("Stone Face", inkwell=False)
    t = table([GENEROUS, stone], p1={"hand": ["Stone Face", "Scout"]}, p2={})
    assert not t.legal("ink Stone Face")
    assert t.why("ink Stone Face") == ["4.2.1.1"]
    assert t.legal("ink Scout")


@pytest.mark.rule("4.2.1.2", "1.2.1")
def test_an_effect_can_make_cards_count_as_having_the_symbol() -> None:
    stone = character("Stone Face", inkwell=False)
    idol = item("Idol", inkwell_by_effect())
    t = table([GENEROUS, stone, idol], p1={"hand": ["Stone Face"], "play": ["Idol"]}, p2={})
    t.do("ink Stone Face")
    assert t.ink() == (1, 0)


@pytest.mark.rule("4.2.1.1", "4.2.1.2")
def test_such_an_effect_reaches_only_the_cards_it_names_of_the_players_it_names() -> None:
    stone = character("Stone Face", inkwell=False)
    jewel = ir.Card("Jewel", item("x").type, 1, inkwell=False)
    idol = item("Idol", inkwell_by_effect())
    t = table([GENEROUS, stone, jewel, idol], p1={"hand": ["Jewel"], "play": ["Idol"]}, p2={"hand": ["Stone Face"]})
    assert t.why("ink Jewel") == ["4.2.1.1"]
    t.end_turn()
    assert t.why("ink Stone Face") == ["4.2.1.1"]


def inkwell_by_effect() -> ir.Static:
    return ir.Static((ir.CountsAsInkable(cards=ir.Filter(where=(ir.HasClass(("Storyborn",)),))),))


@pytest.mark.rule("4.2.1.3")
def test_the_card_enters_the_inkwell_facedown_and_ready() -> None:
    t = table(p1={"hand": ["Scout"], "ink": {"ready": 1, "exerted": 2}}, p2={})
    t.do("ink Scout")
    assert t.ink() == (2, 2)
    assert cites(t, Happening.PUT_INTO_INKWELL) == ["4.2.1.3"]
    # Only how many ink cards there are is shown, to nobody which ones.
    assert t.game.view(0).to_json()["players"][0]["ink"] == {"ready": 2, "exerted": 2}


@pytest.mark.rule("4.2.1.3")
def test_the_new_ink_can_be_used_at_once() -> None:
    t = table(p1={"hand": ["Scout", "Knight"], "ink": 2}, p2={})
    assert not t.legal("play Knight")
    t.do("ink Scout", "play Knight")
    assert t["Knight"].zone == "play"
    assert t.ink() == (0, 3)


@pytest.mark.rule("4.2.1.3", "1.2.1")
def test_an_effect_can_make_ink_enter_exerted() -> None:
    drought = item("Drought", ir.Static((ir.InkEntersExerted(),)))
    t = table([drought], p1={"hand": ["Scout"]}, p2={"play": ["Drought"], "hand": ["Knight"]})
    t.do("ink Scout")
    assert t.ink() == (0, 1)
    t.do("end turn", "ink Knight")
    assert t.ink(1) == (1, 0)


@pytest.mark.rule("4.2.2")
def test_triggers_resolve_after_the_card_is_in_the_inkwell() -> None:
    in_well = ir.Count(ir.Cards((Zone.INKWELL,), Who.YOU))
    dowser = character("Dowser", whenever(Happening.PUT_INTO_INKWELL, ir.GainLore(in_well), player=Who.YOU))
    t = table([dowser], p1={"play": ["Dowser"], "hand": ["Scout"], "ink": 2}, p2={})
    t.do("ink Scout")
    assert t.lore() == 3
    assert t.asked == (0, "act")


@pytest.mark.rule("4.2.2")
def test_the_turn_action_is_complete_only_when_its_triggers_have_resolved() -> None:
    dowser = character("Dowser", whenever(Happening.PUT_INTO_INKWELL, ir.May(ir.Draw()), player=Who.YOU))
    t = table([dowser], p1={"play": ["Dowser"], "hand": ["Scout"]}, p2={})
    t.do("ink Scout")
    assert t.asked == (0, "accept")
    t.do("accept")
    assert t.asked == (0, "act")


@pytest.mark.rule("4.2.3")
def test_once_during_the_turn() -> None:
    t = table(p1={"hand": PLAIN_HAND}, p2={"hand": ["Rock"]})
    t.do("ink Scout")
    assert not any(move.startswith("ink") for move in t.moves())
    assert t.why("ink Knight") == ["4.2.3"]
    t.do("end turn", "ink Rock", "end turn")
    assert t.legal("ink Knight")


@pytest.mark.rule("4.2.3")
def test_inking_is_optional() -> None:
    t = table(p1={"hand": PLAIN_HAND}, p2={})
    assert t.legal("end turn")


@pytest.mark.rule("4.2.3.1")
def test_an_additional_card_raises_the_limit_to_two() -> None:
    t = table([GENEROUS], p1={"hand": PLAIN_HAND, "play": ["Generous One"]}, p2={})
    t.do("ink Scout", "ink Knight")
    assert t.ink() == (2, 0)
    assert t.why("ink Ogre") == ["4.2.3"]


@pytest.mark.rule("4.2.3.1")
def test_two_sources_of_additional_ink_raise_it_to_three() -> None:
    t = table([GENEROUS], p1={"hand": PLAIN_HAND, "play": ["Generous One", "Generous One#2"]}, p2={})
    t.do("ink Scout", "ink Knight", "ink Ogre")
    assert not t.legal("ink Giant")


@pytest.mark.rule("4.2.3.1")
def test_the_same_source_leaving_and_returning_gives_no_further_card() -> None:
    t = table([GENEROUS, recall()], p1=recall_position(), p2={})
    t.do("ink Scout", "ink Knight", "play Recall", "play Generous One")
    assert t["Generous One"].zone == "play"
    assert t.why("ink Ogre") == ["4.2.3"]


@pytest.mark.rule("1-late:8.5.5")
def test_in_1x_the_returned_source_gives_its_own_additional_card() -> None:
    t = table([GENEROUS, recall()], "1-late", p1=recall_position(), p2={})
    t.do("ink Scout", "ink Knight", "play Recall", "play Generous One", "ink Ogre")
    assert not t.legal("ink Giant")


def recall() -> ir.Card:
    return action("Recall", ir.Put(ir.Cards(of=Who.YOU), ir.Place(Zone.HAND)))


def recall_position() -> dict[str, object]:
    return {"hand": [*PLAIN_HAND, "Recall"], "ink": 2, "play": ["Generous One"]}


@pytest.mark.rule("4.2.3.1")
def test_the_limit_is_adjusted_all_the_time() -> None:
    t = table([GENEROUS, recall()], p1={**recall_position(), "play": []}, p2={})
    t.do("ink Scout")
    assert not t.legal("ink Knight")
    late = table([GENEROUS], p1={"hand": [*PLAIN_HAND, "Generous One"], "ink": 1}, p2={})
    late.do("ink Scout", "play Generous One", "ink Knight")
    assert not late.legal("ink Ogre")
    gone = table([GENEROUS, recall()], p1=recall_position(), p2={})
    gone.do("ink Scout", "play Recall")
    assert not gone.legal("ink Knight")


@pytest.mark.rule("4.2.3.1")
def test_an_effect_of_this_turn_allows_an_additional_card_this_turn_only() -> None:
    rain = action("Rain", ir.Establish((ir.AdditionalInk(),), Duration.THIS_TURN))
    t = table([rain], p1={"hand": [*PLAIN_HAND, "Rain"], "ink": 1}, p2={})
    t.do("ink Scout", "play Rain", "ink Knight")
    assert not t.legal("ink Ogre")
    t.do("end turn", "end turn", "ink Ogre")
    assert not t.legal("ink Giant")


@pytest.mark.rule("4.2.3.2")
def test_ink_by_effect_does_not_count_and_is_not_revealed() -> None:
    t = table([quill()], p1={"hand": [*PLAIN_HAND], "play": ["Quill", "Quill#2"]}, p2={})
    t.do("ink Scout", "activate Quill: Sign", "choose Knight", "activate Quill#2: Sign", "choose Ogre")
    assert t.ink() == (3, 0)
    assert [t.name(event.subject) for event in t.events(Happening.REVEALED)] == ["Scout"]
    puts = [(event.cause, number(event.rule, "2.3")) for event in t.events(Happening.PUT_INTO_INKWELL)]
    assert puts[0][1] == "4.2.1.3"
    assert [cause for cause, _ in puts] == [Cause.RULE, Cause.ABILITY, Cause.ABILITY]
    assert not t.game.state.known[t.ids["Knight"]] & 2


@pytest.mark.rule("4.2.3.2")
def test_ink_by_effect_leaves_the_turn_action_to_be_taken() -> None:
    t = table([quill()], p1={"hand": ["Knight", "Scout"], "play": ["Quill"]}, p2={})
    t.do("activate Quill: Sign", "choose Knight", "ink Scout")
    assert t.ink() == (2, 0)


@pytest.mark.rule("4.2.3.2")
def test_ink_by_effect_needs_no_inkwell_symbol() -> None:
    stone = character("Stone Face", inkwell=False)
    t = table([GENEROUS, stone, quill()], p1={"hand": ["Stone Face"], "play": ["Quill"]}, p2={})
    t.do("activate Quill: Sign", "choose Stone Face")
    assert t["Stone Face"].zone == "inkwell"


def quill() -> ir.Card:
    from_hand = ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU))
    return item("Quill", exert_ability(ir.Put(from_hand, ir.Place(Zone.INKWELL)), name="Sign"))


@pytest.mark.rule("1.2.2")
def test_cannot_ink_wins_over_the_turn_action() -> None:
    frost = item("Frost", ir.Static((ir.CantDo(Doing.INK),)))
    t = table([frost], p1={"hand": ["Scout"]}, p2={"play": ["Frost"]})
    assert not t.legal("ink Scout")
    assert t.why("ink Scout") == ["1.2.2"]
