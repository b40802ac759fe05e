"""8.16 Adventurous: cannot challenge; the turn cannot end while it is ready and could quest."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import (
    Table,
    action,
    any_character,
    character,
    exert_ability,
    item,
    shift,
    table,
    your_character,
)

from illumineer import ir
from illumineer.vocab import Doing, Keyword, Leave

ROVER = character("Rover", Keyword.ADVENTUROUS, cost=3, strength=3, willpower=3, lore=2, inkwell=False)
HYMN = action("Hymn", ir.GainLore(1), cost=3, song=True)


def given(play: list[Any], *cards: ir.Card, hand: list[str] | None = None, **more: Any) -> Table:
    new = {card.full_name: card for card in (ROVER, HYMN, *cards)}
    return table(
        list(new.values()),
        p1={"hand": hand or [], "play": play, **more},
        p2={"play": [{"card": "Pawn", "exerted": True}, "Camp"]},
    )


@pytest.mark.rule("8.16")
def test_it_cannot_challenge_characters_or_locations() -> None:
    t = given(["Rover", "Scout"])
    assert t.legal("challenge Scout")
    assert not t.legal("challenge Rover")
    assert t.why("challenge Rover") == ["8.16"]


@pytest.mark.rule("8.16", "8.9.1")
@pytest.mark.parametrize("drying", [False, True])
def test_rush_does_not_let_it_challenge(drying: bool) -> None:
    rover = character("Rover", Keyword.ADVENTUROUS, Keyword.RUSH, inkwell=False)
    t = given([{"card": "Rover", "drying": drying}], rover)
    assert t.why("challenge Rover") == ["8.16"]


@pytest.mark.rule("8.16", "1.2.2")
def test_no_permission_to_challenge_helps() -> None:
    rover = character("Rover", Keyword.ADVENTUROUS, ir.Static((ir.Allow(Leave.CHALLENGE_READY),)), inkwell=False)
    assert not given(["Rover"], rover).legal("challenge Rover")


@pytest.mark.rule("8.16", "3.3.2")
def test_the_turn_cannot_end_while_it_is_ready_and_could_quest() -> None:
    t = given(["Rover"])
    assert not t.legal("end turn")
    assert t.why("end turn") == ["8.16"]
    t.do("quest Rover")
    assert (t.lore(), t.legal("end turn")) == (2, True)


@pytest.mark.rule("8.16")
def test_each_one_holds_up_the_turn() -> None:
    t = given(["Rover", "Rover#2"]).do("quest Rover")
    assert t.why("end turn") == ["8.16"]
    assert t.do("quest Rover#2").legal("end turn")


@pytest.mark.rule("8.16")
def test_an_exerted_one_does_not_hold_up_the_turn() -> None:
    assert given([{"card": "Rover", "exerted": True}]).legal("end turn")


@pytest.mark.rule("8.16", "5.1.1.11")
def test_a_drying_one_cannot_quest_so_nothing_is_owed() -> None:
    t = given([{"card": "Rover", "drying": True}])
    assert not t.legal("quest Rover")
    assert t.legal("end turn")


@pytest.mark.rule("8.16", "8.7.2")
def test_with_reckless_it_can_neither_quest_nor_challenge_so_nothing_is_owed() -> None:
    rover = character("Rover", Keyword.ADVENTUROUS, Keyword.RECKLESS, inkwell=False)
    t = given(["Rover"], rover)
    assert t.why("quest Rover") == ["8.7.2"]
    assert t.why("challenge Rover") == ["8.16"]
    assert t.legal("end turn")


@pytest.mark.rule("8.16", "1.2.2")
def test_one_that_cannot_quest_for_another_reason_owes_nothing() -> None:
    chain = item("Chain", ir.Static((ir.Cant(Doing.QUEST),), ir.Cards(where=(ir.Named(("Rover",)),))))
    assert given(["Rover", "Chain"], chain).legal("end turn")


@pytest.mark.rule("8.16", "4.5.1.2", "6.1.16.1")
@pytest.mark.parametrize("ink", [0, 2])
def test_one_with_a_price_for_questing_owes_nothing_whether_it_can_be_paid_or_not(ink: int) -> None:
    price = ir.Price((Doing.QUEST,), (ir.InkCost(1),))
    toll = item("Toll", ir.Static((price,), ir.Cards(where=(ir.Named(("Rover",)),))))
    t = given(["Rover", "Toll"], toll, ink=ink)
    assert (t.legal("quest Rover"), t.legal("end turn")) == (bool(ink), True)


@pytest.mark.rule("8.16", "4.6.4.3")
def test_a_price_for_challenging_alone_does_not_free_it() -> None:
    rover = character("Rover", Keyword.ADVENTUROUS, ir.Static((ir.Price((Doing.CHALLENGE,), (ir.InkCost(1),)),)))
    assert given(["Rover"], rover, ink=1).why("end turn") == ["8.16"]


@pytest.mark.rule("8.16", "4.5.3.1")
def test_without_any_lore_it_can_quest_and_so_must() -> None:
    rover = character("Rover", Keyword.ADVENTUROUS, lore=0, inkwell=False)
    t = given(["Rover"], rover)
    assert t.why("end turn") == ["8.16"]
    t.do("quest Rover")
    assert (t.lore(), t.legal("end turn")) == (0, True)


@pytest.mark.rule("8.16")
def test_it_may_exert_to_sing_instead() -> None:
    t = given(["Rover"], hand=["Hymn"]).do("play Hymn")
    assert (t["Rover"].exerted, t.lore(), t.legal("end turn")) == (True, 1, True)


@pytest.mark.rule("8.16")
def test_it_may_exert_for_an_ability_instead() -> None:
    rover = character("Rover", Keyword.ADVENTUROUS, exert_ability(ir.Draw(), name="Map"), inkwell=False)
    t = given(["Rover"], rover).do("activate Rover: Map")
    assert (t["Rover"].exerted, t.legal("end turn")) == (True, True)


@pytest.mark.rule("8.16")
def test_readied_after_questing_it_holds_up_the_turn_again() -> None:
    rest = action("Rest", ir.Ready(your_character()), cost=0)
    t = given(["Rover"], rest, hand=["Rest"]).do("quest Rover", "play Rest")
    assert t.why("end turn") == ["8.16"]


@pytest.mark.rule("8.16")
def test_it_does_not_hold_up_an_opponents_turn() -> None:
    t = table([ROVER], p1={}, p2={"play": ["Rover"]})
    assert t.legal("end turn")
    t.end_turn()
    assert t.why("end turn") == ["8.16"]


@pytest.mark.rule("8.16")
def test_it_can_be_challenged_and_deals_damage_back() -> None:
    t = table([ROVER], p1={"play": ["Giant"]}, p2={"play": [{"card": "Rover", "exerted": True}]}).do("challenge Giant")
    assert (t["Giant"].damage, t["Rover"].zone) == (3, "discard")


@pytest.mark.rule("8.16")
def test_gained_and_lost_it_works_while_it_is_there() -> None:
    itch = action("Itch", ir.Apply(any_character(ir.Named(("Scout",))), (ir.Gain(Keyword.ADVENTUROUS),)), cost=0)
    t = given(["Scout"], itch, hand=["Itch"])
    assert t.legal("end turn")
    t.do("play Itch")
    assert (t.why("end turn"), t.why("challenge Scout")) == (["8.16"], ["8.16"])
    home = item("Home", ir.Static((ir.Lose(Keyword.ADVENTUROUS),), ir.Cards(where=(ir.Named(("Rover",)),))))
    t = given(["Rover", "Home"], home)
    assert (t.legal("end turn"), t.legal("challenge Rover")) == (True, True)


@pytest.mark.rule("8.16", "8.10.5")
def test_shifting_over_it_takes_the_keyword_away() -> None:
    calm = character("Rover - At Home", shift(0), cost=9)
    t = given(["Rover"], calm, hand=["Rover - At Home"]).do("play Rover - At Home")
    assert (t.legal("end turn"), t.legal("challenge Rover - At Home")) == (True, True)
