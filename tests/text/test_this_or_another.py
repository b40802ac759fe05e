"""This or another: one event of the card itself and of others, read and played."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import action, character, item, table

from illumineer import ir
from illumineer.text.card import Declined, read_paragraph, write_ability
from illumineer.vocab import CardType


def tree(text: str, kind: CardType = CardType.CHARACTER) -> Any:
    read = read_paragraph(text, kind)
    assert not isinstance(read, Declined), read.reason
    assert read.written == text and write_ability(read.ability, kind, "es", read.surface)
    return read.ability


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("you play this or another Sailor character", "you play this character or another Sailor character"),
        ("this or another of your characters quests", "this character or one of your other characters quests"),
        ("this or another character of yours is banished", "this character or another character of yours is banished"),
    ],
)
def test_this_takes_the_noun_behind_another(short: str, long: str) -> None:
    assert tree(f"Whenever {short}, gain 1 lore.") == tree(f"Whenever {long}, gain 1 lore.")


@pytest.mark.rule("4.3.4.1", "6.1.6")
def test_it_sees_itself_and_others_of_the_kind() -> None:
    leader = character("Leader", tree("Whenever you play this or another Sailor character, gain 1 lore."), cost=0)
    mate = character("Mate", cost=0, classes="Sailor")
    t = table([leader, mate], p1={"hand": ["Leader", "Mate", "Pawn"], "ink": 1}, p2={"hand": ["Mate#2"]})
    assert t.do("play Leader").lore() == 1
    assert t.do("play Mate").lore() == 2
    assert t.do("play Pawn").lore() == 2
    t.end_turn().do("play Mate#2")
    assert t.lore() == 2


@pytest.mark.rule("4.3.4.1")
def test_items_too() -> None:
    hat = item("Hat", tree("Whenever you play this or another item, gain 1 lore.", CardType.ITEM), cost=0)
    t = table([hat], p1={"hand": ["Hat", "Rock", "Pawn"], "ink": 2})
    assert t.do("play Hat").lore() == 1
    assert t.do("play Rock").lore() == 2
    assert t.do("play Pawn").lore() == 2


@pytest.mark.rule("6.7.7")
def test_it_sees_itself_and_others_being_banished() -> None:
    guide = character("Guide", tree("Whenever this or another character of yours is banished, gain 1 lore."))
    doom = action("Doom", ir.Banish(ir.Cards(where=(ir.IsType((CardType.CHARACTER,)),))), cost=0)
    t = table([guide, doom], p1={"play": ["Guide", "Pawn"], "hand": ["Doom"]}, p2={"play": ["Ogre"]}).do("play Doom")
    while t.asked != (0, "act"):  # which of two alike comes first
        t.do(t.moves()[0])
    assert t.lore() == 2
