"""Law: what is asked, and worked out, at every decision grows with the cards on the table, not with their square.

Counted are calls of functions, which do not depend on the machine: twice the cards make at most a little more than
twice the calls.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from types import FrameType
from typing import Any

import pytest
from tests.support import character, exert_ability, keyword, location, table, your_characters

from illumineer import ir
from illumineer.core import acts, derive, game_actions
from illumineer.core.state import State
from illumineer.cr import CR
from illumineer.sim.build import is_compiled
from illumineer.vocab import Doing, Keyword, Stat, Who

pytestmark = pytest.mark.skipif(is_compiled(), reason="calls within the compiled core are not seen")

MOST = 2.3
"""How many times the calls there may be for twice the cards."""

ROCK = character("Big Rock", willpower=9)
GHOST = character("Big Ghost", keyword(Keyword.EVASIVE), willpower=9)
BULL = character("Big Bull", keyword(Keyword.RECKLESS), willpower=9)
MAGE = character("Big Mage", exert_ability(ir.Draw()), willpower=9)
COWARD = character("Big Coward", ir.Static((ir.Cant(Doing.QUEST),)), willpower=9)
HOUSE = location("Big House")
KING = character(
    "Big King",
    ir.Static((ir.Adjust(Stat.STRENGTH, 1), ir.Gain(Keyword.RESIST, 1)), your_characters(ir.IsOther())),
    willpower=9,
)
GIANT = character("Big Giant", ir.Static((ir.Adjust(Stat.LORE, -1),), ir.Cards(of=Who.OPPONENTS)), willpower=9)
CARDS = [ROCK, GHOST, BULL, MAGE, COWARD, HOUSE, KING, GIANT]

BOARDS = [
    ("Big Rock", "Big Rock", False),
    ("Big Mage", "Big Mage", False),
    ("Big Ghost", "Big Ghost", False),
    ("Big Rock", "Big Ghost", True),
    ("Big Bull", "Big Ghost", True),
    ("Big Bull", "Big Rock", True),
    ("Big Bull", "Big Rock", False),
    ("Big Rock", "Big House", False),
]


def board(mine: str, theirs: str, exerted: bool, each: int, players: int = 2) -> State:
    """A table with that many cards of every player; those of the others may be exerted."""
    copies = count(1)

    def play(name: str, exerted: bool) -> list[dict[str, Any]]:
        labels = [f"{name}#{n}" if n > 1 else name for n in (next(copies) for _ in range(each))]
        return [{"card": label, "exerted": exerted} for label in labels]

    seats: dict[str, Any] = {"p1": {"play": play(mine, False), "ink": 5}}
    if mine != theirs:
        copies = count(1)
    for number in range(2, players + 1):
        seats[f"p{number}"] = {"play": play(theirs, exerted)}
    return table(CARDS, **seats).game.state


def calls(do: Callable[[], object]) -> int:
    """How many functions of Python are called."""
    found = 0

    def note(frame: FrameType, event: str, arg: object) -> None:
        nonlocal found
        found += event == "call"

    sys.setprofile(note)
    try:
        do()
    finally:
        sys.setprofile(None)
    return found


def listing(st: State) -> int:
    derive.derived(st)
    return calls(lambda: acts.options(st, st.active))


@pytest.mark.parametrize(("mine", "theirs", "exerted"), BOARDS)
def test_listing_the_moves_grows_with_the_cards(mine: str, theirs: str, exerted: bool) -> None:
    ten, twenty, forty = (listing(board(mine, theirs, exerted, each)) for each in (10, 20, 40))
    assert twenty <= ten * MOST and forty <= twenty * MOST, (ten, twenty, forty)


@pytest.mark.parametrize(("mine", "theirs", "exerted"), BOARDS)
def test_listing_the_moves_grows_with_the_players(mine: str, theirs: str, exerted: bool) -> None:
    two, four = (listing(board(mine, theirs, exerted, 10, players)) for players in (2, 4))
    assert four <= two * 2 * MOST, (two, four)


def computing(mine: str, theirs: str, each: int, players: int = 2) -> int:
    st = board(mine, theirs, False, each, players)
    st.derived = None
    return calls(lambda: derive.derived(st))


STATICS = [
    ("Big Coward", "Big Coward"),
    ("Big King", "Big Rock"),
    ("Big Giant", "Big Rock"),
    ("Big King", "Big Giant"),
]


@pytest.mark.parametrize(("mine", "theirs"), STATICS)
def test_working_out_the_values_grows_with_the_cards(mine: str, theirs: str) -> None:
    ten, twenty, forty = (computing(mine, theirs, each) for each in (10, 20, 40))
    assert twenty <= ten * MOST and forty <= twenty * MOST, (ten, twenty, forty)


@pytest.mark.parametrize(("mine", "theirs"), STATICS)
def test_working_out_the_values_grows_with_the_players(mine: str, theirs: str) -> None:
    two, four = (computing(mine, theirs, 10, players) for players in (2, 4))
    assert four <= two * 2 * MOST, (two, four)


def test_a_card_without_a_static_ability_leaves_what_is_derived_alone() -> None:
    """What enters and leaves changes it only if an ability looks at who is in play."""
    plain, ruled = board("Big Rock", "Big Rock", False, 2), board("Big King", "Big Rock", False, 2)
    for st, kept in ((plain, True), (ruled, False)):
        before = derive.derived(st)
        game_actions.banish(st, [st.play[0][0]], CR.CHECK_BANISH_BY_DAMAGE)
        assert (derive.derived(st) is before) == kept
