"""How long something lasts: each duration with what it does at the table (6.1.13)."""

from __future__ import annotations

import pytest
from tests.support import table
from tests.text.printed import action, item
from tests.text.test_played import cast

from illumineer.vocab import Keyword


@pytest.mark.rule("6.1.13.1")
def test_during_your_next_turn_holds_in_that_turn_alone() -> None:
    text = "Chosen character gains Ward during your next turn."
    t = cast(text, "choose Ogre", p1={"play": ["Ogre"]}, p2={"play": ["Pawn"]})
    seen = [t["Ogre"].has(Keyword.WARD)]
    for _ in range(3):
        t.end_turn()
        seen.append(t["Ogre"].has(Keyword.WARD))
    assert seen == [False, False, True, False]


@pytest.mark.rule("6.4.3")
def test_the_draw_step_of_the_next_turn_is_skipped_once() -> None:
    t = cast("Skip your next turn's Draw step.")
    sizes = []
    for _ in range(4):
        t.end_turn()
        sizes.append((len(t.hand()), len(t.hand(1))))
    assert sizes == [(0, 1), (0, 1), (0, 2), (1, 2)]


@pytest.mark.rule("6.4.3")
def test_each_opponent_skips_the_ready_step_of_their_next_turn() -> None:
    t = cast("Each opponent skips their next turn's Ready step.", p2={"play": [{"card": "Ogre", "exerted": True}]})
    t.end_turn()
    assert t["Ogre"].exerted
    t.end_turn()
    t.end_turn()
    assert not t["Ogre"].exerted


@pytest.mark.rule("3.2.2")
def test_a_set_step_that_is_skipped_dries_nobody() -> None:
    chain = item("Chain", "Skip your Set step.")
    t = table([chain], p1={"play": ["Chain", {"card": "Ogre", "drying": True}], "deck": 5}, p2={"deck": 5})
    t.end_turn()
    t.end_turn()
    assert t["Ogre"].drying


@pytest.mark.parametrize(
    "words", ["until this item leaves play", "for as long as this item is in play", "while this item is in play"]
)
@pytest.mark.rule("6.1.13.3")
def test_it_lasts_as_long_as_its_source_is_in_play(words: str) -> None:
    bell = item("Bell", f"⟳ — Chosen character gets +2 ¤ {words}.")
    hammer = action("Hammer", "Banish chosen item.")
    t = table([bell, hammer], p1={"play": ["Bell", "Ogre", "Pawn"], "hand": ["Hammer"], "deck": 5}, p2={"deck": 5})
    strength = t["Ogre"].strength
    t.do("activate Bell: Bell", "choose Ogre")
    t.end_turn()
    t.end_turn()
    assert t["Ogre"].strength == strength + 2
    t.do("play Hammer")
    assert t["Ogre"].strength == strength
