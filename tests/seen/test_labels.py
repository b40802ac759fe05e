"""Labels: one writing and one reading of what a card is called."""

from __future__ import annotations

import pytest
from tests.support import table

from illumineer.seen.labels import Label, all_numbered, labels, numbered


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Ogre", Label("Ogre")),
        ("Ogre#1", Label("Ogre")),
        ("Elsa - Snow Queen#2", Label("Elsa - Snow Queen", 2)),
        (" Ogre # 02 ", Label("Ogre", 2)),
    ],
)
def test_a_label_is_read(text: str, label: Label) -> None:
    assert Label.parse(text) == label
    assert Label.parse(str(label)) == label == Label.parse(label.in_full)


@pytest.mark.parametrize("text", ["", "#2", "Ogre#", "Ogre#0", "Ogre#x", "Ogre#-1", "Ogre#²", "Ogre#" + "9" * 5000])
def test_what_is_no_label_is_none(text: str) -> None:
    assert Label.parse(text) is None


def test_case_quotes_and_dashes_do_not_matter_and_the_number_does() -> None:
    assert Label("Elsa – snow queen").key == Label("ELSA - Snow Queen", 1).key
    assert Label("Ogre").key != Label("Ogre", 2).key


def test_a_hidden_card_has_a_label_without_a_name() -> None:
    t = table(p1={"hand": ["Ogre"]}, p2={"hand": ["Ogre#2", "Pawn"], "deck": 0})
    hidden = [label for label in numbered(t.game.state, 0).values() if label.is_hidden]
    assert [str(label) for label in hidden][:2] == ["facedown", "facedown#2"]
    assert labels(t.game.state, 0)[t["Ogre#2"].ref].startswith("facedown")
    assert all_numbered(t.game.state, 0)[t["Ogre#2"].ref] == Label("Ogre", 2)


def test_labels_are_the_numbered_ones_as_text() -> None:
    side = {"play": ["Pawn", {"card": "Ogre", "under": ["Pawn#2"]}], "discard": ["Pawn#3"], "ink": 2, "deck": 5}
    st = table(p1={"hand": ["Pawn#4"], **side}, p2={"hand": ["Giant", "Pawn#5"], "ink": 1}).game.state
    for viewer in range(2):
        assert labels(st, viewer) == {ref: str(label) for ref, label in numbered(st, viewer).items()}
