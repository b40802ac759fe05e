"""No text is read that speaks of a card, a player or a number that nothing before it says."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.support import character, table
from tests.text.sentences import ROOTS, sample
from tests.text.test_bind import nodes, tree
from tests.text.test_played import cast

from illumineer import ir
from illumineer.cards.library import SHIPPED, Library
from illumineer.cards.storage import load
from illumineer.text import known, read_paragraph
from illumineer.text.card import Declined
from illumineer.text.patterns import Unbound
from illumineer.vocab import CardType, Role, Who, Zone
from illumineer.words import say

HAND = ir.Count(ir.Cards((Zone.HAND,), ir.PlayerIn("a")))


@pytest.mark.rule("6.1.3")
@pytest.mark.parametrize("words", ["Gain 1 lore", "Draw a card", "Gain an ink drop"])
def test_a_chosen_player_in_an_amount_is_chosen_first(words: str) -> None:
    effect = tree(f"{words} for each card in chosen opponent's hand.", CardType.ACTION).effect
    chooses, does = effect.parts
    assert chooses == ir.ChoosePlayer(Who.OPPONENTS, "a") and does.n == HAND


@pytest.mark.parametrize(("hand", "drawn"), [([], 0), (["Rock", "Scout"], 2)])
def test_cards_of_a_chosen_player_are_counted(hand: list[str], drawn: int) -> None:
    t = cast("Draw a card for each card in chosen opponent's hand.", p2={"hand": hand})
    assert len(t.hand()) == drawn


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Deal 1 damage to chosen character for each card in chosen opponent's hand.", "«chosen opponent»"),
        ("If you have 2 or more cards in chosen player's discard, draw a card.", "«chosen player»"),
        ("Each opponent loses 1 lore for each card in chosen player's hand.", "which of several players chooses"),
        ("Choose one: • Look at the top 2 cards of your deck. • Put one of them into your hand.", "«among them»"),
        ("Draw that many cards.", "no event"),
        ("Draw a card for each card discarded.", "no number"),
    ],
)
def test_actions_that_are_declined(text: str, why: str) -> None:
    read = read_paragraph(text, CardType.ACTION)
    assert isinstance(read, Declined) and why in say(read.reason, "en")
    assert say(read.reason, "es") != say(read.reason, "en")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("This character gets +1 ¤ for each card in chosen opponent's hand.", "«chosen opponent»"),
        ("Whenever this character quests, draw that many cards.", "no number"),
        ("Whenever an opponent gains lore, draw a card for each card discarded.", "no number"),
        ("Whenever an opponent plays a character, at the end of the turn, that player draws a card.", "«that player»"),
        ("If he's the named card, you pay 1 ⬡ less to play this character.", "«the named card»"),
    ],
)
def test_abilities_that_are_declined(text: str, why: str) -> None:
    read = read_paragraph(text, CardType.CHARACTER)
    assert isinstance(read, Declined) and why in say(read.reason, "en")


# --- what happens later ------------------------------------------------------------------------


@pytest.mark.rule("6.2.7")
@pytest.mark.parametrize(
    ("event", "role"),
    [("one of your characters quests", Role.SUBJECT), ("this character challenges another character", Role.OBJECT)],
)
def test_what_happens_later_is_given_the_card_of_the_event(event: str, role: Role) -> None:
    (made,) = nodes(f"Whenever {event}, banish them at the end of the turn.", ir.Create)
    assert made.about == ir.Involved(role) and made.ability.effect == ir.Banish(ir.Those("about"))


def test_the_card_of_the_event_is_banished_at_the_end_of_the_turn() -> None:
    chief = character("Chief", tree("Whenever one of your characters quests, banish them at the end of the turn."))
    t = table([chief], p1={"play": ["Chief", "Ogre", "Pawn"], "deck": 3}, p2={"deck": 3})
    t.do("quest Ogre").end_turn()
    assert t["Ogre"].zone == "discard" and t.play() == ["Chief", "Pawn"]


# --- laws --------------------------------------------------------------------------------------


def test_every_shipped_tree_speaks_of_what_is_known() -> None:
    for entry in Library([load(SHIPPED)]):
        for ability in () if entry.unplayable else entry.card.abilities:
            known.check(ability)


@pytest.mark.parametrize("category", sorted(ROOTS))
def test_every_slot_that_a_sentence_reads_is_written_in_it(category: str) -> None:
    """Sentences that the grammar makes itself: the walk knows more than they need, never less."""
    chance = random.Random(5)
    for _ in range(150):
        made = sample(category, chance.randint(2, 20), chance, tries=4)
        if made is not None:
            read, written = _slots(made.tree)
            assert read <= written | {"about"}, made.text


def _slots(tree: Any) -> tuple[set[str], set[str]]:
    read: set[str] = set()
    written: set[str] = set()
    for node in ir.walk(tree):
        if isinstance(node, known.READERS):
            read.add(node.slot)
        else:
            written.update(str(getattr(node, name)) for name in node.filled_fields)
    return read, written


@pytest.mark.parametrize(
    "effect",
    [
        ir.Banish(ir.Those("a")),
        ir.Draw(ir.Number("a")),
        ir.Draw(1, ir.PlayerIn("a")),
        ir.Draw(1, Who.THEY),
        ir.Draw(ir.InvolvedAmount()),
        ir.Banish(ir.Involved()),
        ir.IfDo(ir.May(ir.Let("a", 1)), None, ir.Draw(ir.Number("a"))),
        ir.Or((ir.Let("a", 1), ir.Draw(ir.Number("a")))),
        ir.Seq((ir.Draw(ir.Number("a")), ir.Let("a", 1))),
        ir.EachPlayer(ir.PlayerOf(ir.Chosen(ir.Cards())), (ir.Draw(1, Who.THEY),)),
    ],
)
def test_trees_that_speak_of_nothing(effect: ir.Effect) -> None:
    with pytest.raises(Unbound):
        known.check(ir.ActionEffect(effect))


@pytest.mark.parametrize(
    "effect",
    [
        ir.IfDo(ir.Let("a", 1), ir.Draw(ir.Number("a")), ir.Draw(ir.Number("a"))),
        ir.Text((ir.May(ir.Let("a", 1)), ir.Draw(ir.Number("a")))),
        ir.EachPlayer(Who.ALL, (ir.Draw(1, Who.THEY),)),
        ir.Deal(ir.StatOf(0, ir.Those("a")), ir.Chosen(ir.Cards(), slot="a")),
    ],
)
def test_trees_that_speak_of_what_is_known(effect: ir.Effect) -> None:
    known.check(ir.ActionEffect(effect))
