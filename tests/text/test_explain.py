"""Explaining a text: every part of the tree stands beside the phrase that says it and the rules that govern it."""

from __future__ import annotations

from itertools import pairwise
from typing import get_args

import pytest

from illumineer import ir
from illumineer.cli.main import main
from illumineer.cr import CR, EDITIONS, number
from illumineer.ir.base import Node, walk
from illumineer.text import Declined, read_paragraph
from illumineer.text.explain import explain, label
from illumineer.text.governing import NODES, governing
from illumineer.vocab import CardType, Duration, Keyword

TEXT = "When this character quests, deal 2 damage to chosen damaged character. That character can't quest this turn."


def test_phrases_and_what_they_mean() -> None:
    parts = explain(TEXT, CardType.CHARACTER)
    assert not isinstance(parts, Declined)
    said = {part.meaning: part.phrase for part in parts}
    assert said["Deal n=2"] == "deal 2 damage to chosen damaged character"
    assert said["IsDamaged"] == "damaged"
    assert said["Those slot=a"] == "That character"  # what it points at is the choice before
    assert said["Chosen slot=a"] == "chosen damaged character"
    rules = {part.meaning: part.rules for part in parts}
    assert CR.DAMAGE_DEAL in rules["Deal n=2"]
    assert CR.MAY not in {rule for found in rules.values() for rule in found}


def test_the_parts_are_the_whole_tree() -> None:
    """No kind of node is left out, and inner phrases stand inside outer ones."""
    parts = explain(TEXT, CardType.CHARACTER)
    read = read_paragraph(TEXT, CardType.CHARACTER)
    assert not isinstance(parts, Declined)
    assert not isinstance(read, Declined)
    kinds = {type(node).__name__ for node in walk(read.ability)}
    assert kinds == {name.split()[0] for part in parts for name in part.meaning.split(", ")}
    for outer, inner in pairwise(parts):
        assert inner.depth <= outer.depth + 1
        if inner.depth > outer.depth:
            assert inner.phrase in outer.phrase


def test_a_text_that_cannot_be_read() -> None:
    declined = explain("Whenever this character yawns, draw a card.", CardType.CHARACTER)
    assert isinstance(declined, Declined)
    assert declined.position == 3


def test_labels_show_plain_fields_that_are_not_the_usual() -> None:
    assert label(ir.Draw(2)) == "Draw n=2"
    assert label(ir.Apply(ir.This(), (ir.Gain(Keyword.RUSH),))) == "Apply"
    assert label(ir.IsType((CardType.ITEM, CardType.LOCATION))) == "IsType types=item,location"


@pytest.mark.parametrize(
    "family",
    (ir.abilities.Ability, ir.effects.Effect, ir.costs.Cost, ir.mods.CardMod | ir.mods.TableMod),
    ids=("abilities", "effects", "costs", "mods"),
)
def test_every_node_of_a_family_is_governed_by_a_rule(family: object) -> None:
    missing = [cls.__name__ for cls in get_args(family) if issubclass(cls, Node) and cls not in NODES]
    assert not missing, f"say in text/governing.py (verbs: text/lexemes.py) which rules govern {', '.join(missing)}"


def test_words_bring_their_rules() -> None:
    assert CR.EVASIVE in governing(ir.Gain(Keyword.EVASIVE))
    assert CR.ALERT not in governing(ir.Gain(Keyword.EVASIVE))
    assert CR.DURATION_UNTIL in governing(ir.Apply(ir.This(), (), Duration.UNTIL_YOUR_NEXT_TURN))


def test_every_rule_has_a_number_in_every_edition() -> None:
    for rules in NODES.values():
        for rule in rules:
            assert all(number(rule, edition) for edition in EDITIONS)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "explain", "--text", "Draw 2 cards.", "--type", "action", "--wordings"]) == 0
    out = capsys.readouterr().out
    assert "Draw n=2" in out
    assert number(CR.DRAW_A_CARD, "2.3") in out
    assert "~draw {n:n.cards}" in out
    assert main(["cards", "explain", "--text", "Perplex the moon."]) == 1
    assert "expected" in capsys.readouterr().out
    assert main(["cards", "explain"]) == 2
    assert "--text" in capsys.readouterr().err
