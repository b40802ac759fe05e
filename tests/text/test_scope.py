"""How far the words reach: who decides, for how much of the text, and than whom another is another."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import Table, action, character, exert_ability, item, table
from tests.text.test_bind import nodes, tree

from illumineer import ir
from illumineer.text import read_paragraph
from illumineer.text.card import Declined
from illumineer.vocab import CardType, Happening, Keyword, Role, Who
from illumineer.words import say

CHART = (
    "You may search your deck for an item card and reveal that card to all players. Put that card into your hand and "
    "shuffle your deck."
)


def spell(text: str, **position: Any) -> Table:
    """An action with that text, played by a player with ink for it."""
    read = tree(text, CardType.ACTION)
    position.setdefault("p1", {})
    position["p1"] = {**position["p1"], "ink": 1, "hand": ["Spell", *position["p1"].get("hand", [])]}
    edition = position.pop("edition", "2.3")
    return table([action("Spell", read.effect)], edition, **position).do("play Spell")


# --- may -------------------------------------------------------------------------------------


@pytest.mark.rule("6.1.4")
@pytest.mark.parametrize("join", [" and", ", then"])
def test_who_declines_has_declined_the_rest_of_the_sentence(join: str) -> None:
    text = f"You may draw a card{join} each opponent loses 1 lore."
    assert spell(text, p2={"lore": 3}).do("decline").lore(1) == 3
    assert spell(text, p2={"lore": 3}).do("accept").lore(1) == 2


@pytest.mark.rule("6.1.4")
def test_the_next_sentence_is_not_declined() -> None:
    t = spell("You may draw a card. Each opponent loses 1 lore.", p2={"lore": 3})
    assert t.do("decline").lore(1) == 2


@pytest.mark.rule("6.1.4")
def test_who_declines_to_search_does_not_shuffle() -> None:
    side = {"p1": {"deck": ["Rock", "Scout", "Knight"]}}
    t = spell(CHART, **side).do("decline")
    assert t.hand() == [] and t.deck()[:3] == ["Rock", "Scout", "Knight"]
    assert not t.events(Happening.SHUFFLED)


@pytest.mark.rule("6.1.4")
def test_who_searches_shuffles_whether_they_found_a_card_or_not() -> None:
    t = spell(CHART, p1={"deck": ["Scout", "Rock"]}).do("accept", "choose Rock")
    assert t.hand() == ["Rock"] and t.events(Happening.SHUFFLED)
    t = spell(CHART, p1={"deck": ["Scout", "Knight"]}).do("accept")
    assert t.hand() == [] and t.events(Happening.SHUFFLED)


def test_a_search_under_a_condition_must_say_what_the_shuffling_hangs_on() -> None:
    text = "If you have an item in play, you may search your deck for an item card. Then, shuffle your deck."
    assert isinstance(read_paragraph(text, CardType.ACTION), Declined)


# --- several players -------------------------------------------------------------------------


@pytest.mark.rule("6.7.6.1")
@pytest.mark.parametrize("text", [
    "Each player chooses and discards a card, then draws 2 cards.",
    "Each player chooses and discards a card. They draw 2 cards.",
])  # fmt: skip
def test_what_each_player_does_goes_part_by_part(text: str) -> None:
    sides = {"p1": {"hand": ["Pawn", "Scout"]}, "p2": {"hand": ["Ogre", "Knight"]}}
    t = spell(text, **sides).do("choose Pawn")
    assert t.hand() == ["Scout"]  # nobody draws before all have discarded
    assert len(spell(text, edition="2.2", **sides).do("choose Pawn").hand()) == 3


# --- another ---------------------------------------------------------------------------------


@pytest.mark.rule("6.1.6")
def test_a_character_challenges_another_than_itself_this_one_too() -> None:
    watcher = character("Watcher", tree("Whenever a damaged character challenges another character, gain 1 lore."))
    mine, theirs = {"card": "Knight", "damage": 1}, {"card": "Watcher", "exerted": True}
    t = table([watcher], p1={"play": [mine]}, p2={"play": [theirs]}).do("challenge Knight")
    assert t.lore(1) == 1


@pytest.mark.rule("6.1.6")
@pytest.mark.parametrize(("target", "lore"), [("Archer", 0), ("Watcher", 1), ("Scout", 1)])
def test_another_is_another_than_who_did_it(target: str, lore: int) -> None:
    text = "Whenever one of your characters deals damage to another character, gain 1 lore."
    watcher = character("Watcher", tree(text))
    archer = character("Archer", exert_ability(tree("Deal 1 damage to chosen character.", CardType.ACTION).effect))
    side = {"play": ["Watcher", "Archer", "Scout"]}
    t = table([watcher, archer], p1=side).do("activate Archer: Use", f"choose {target}")
    assert t.lore() == lore


@pytest.mark.rule("6.1.6")
def test_on_an_action_each_other_character_is_each_but_the_chosen_one() -> None:
    text = "Chosen character of yours gets +1 ¤ this turn for each other character you have in play."
    (chosen,) = nodes(text, ir.Chosen, CardType.ACTION)
    (count,) = nodes(text, ir.Count, CardType.ACTION)
    assert ir.Not(ir.IsIn(chosen.slot)) in count.cards.where
    (count,) = nodes(f"When you play this character, c{text[1:]}", ir.Count)
    assert ir.IsOther() in count.cards.where


@pytest.mark.rule("8.12.1")
def test_of_those_who_sang_together_only_yours_are_meant() -> None:
    (ready,) = nodes("Whenever one or more of your characters sing a song, you may ready those characters.", ir.Ready)
    assert ready.what.of == Who.YOU


# --- several nouns ---------------------------------------------------------------------------


@pytest.mark.rule("5.6.5")
def test_what_follows_two_nouns_is_said_of_the_last_if_of_that_one_only() -> None:
    """A location is never at a location, and an item has no strength: it is the character that must be or have it."""
    read = tree("Your locations and characters at locations gain Ward.", CardType.ITEM)
    places, people = ir.IsType((CardType.LOCATION,)), ir.IsType((CardType.CHARACTER,))
    assert read.affects.where == (ir.AnyOf((places, ir.AllOf((people, ir.IsAt())))),)
    t = spell("Banish all items and characters with 2 ¤ or less.", p2={"play": ["Rock", "Scout", "Knight"]})
    assert t.play(1) == ["Knight"]


@pytest.mark.rule("6.1.5")
def test_what_follows_two_nouns_is_said_of_both_if_it_can_be() -> None:
    read = tree("Banish chosen location or character with 2 ◊ or more.", CardType.ACTION)
    types = ir.IsType((CardType.LOCATION, CardType.CHARACTER))
    assert read.effect.what.cards.where[0] == types and len(read.effect.what.cards.where) == 2


@pytest.mark.parametrize(
    "text",
    [
        "Banish chosen character or item at a location.",
        "Banish chosen character or item with 2 ¤ or less.",
        "Banish chosen item or Pirate character with 2 ¤ or less or location.",
        "Banish chosen exerted Pirate character or item.",
        "Banish chosen Pirate item or character.",
    ],
)
def test_what_cannot_be_said_of_one_of_the_nouns_is_declined(text: str) -> None:
    assert isinstance(read_paragraph(text, CardType.ACTION), Declined)


@pytest.mark.rule("5.1.2")
@pytest.mark.parametrize(
    "text",
    [
        "Return a damaged character card from your discard to your hand.",
        "Play a character at a location for free.",
        "Play a ready character from your hand for free.",
        "Reveal the top 3 cards of your deck. You may put an exerted item card from among them into your hand.",
    ],
)
def test_a_card_outside_play_is_not_described_by_what_it_can_be_in_play_alone(text: str) -> None:
    assert isinstance(read_paragraph(text, CardType.ACTION), Declined)


def test_cards_in_play_may_be_counted_in_what_a_card_elsewhere_must_have() -> None:
    tree(
        "Return a character card with cost equal to or less than the number of damaged characters in play from your "
        "discard to your hand.",
        CardType.ACTION,
    )


@pytest.mark.rule("5.4.1")
@pytest.mark.parametrize("text", ["Banish chosen action.", "If you have a song in play, draw a card."])
def test_actions_do_not_stay_in_play(text: str) -> None:
    read = read_paragraph(text, CardType.ACTION)
    assert isinstance(read, Declined) and "only while it resolves" in say(read.reason)


def test_it_is_not_said_whether_it_moved_or_was_moved_to() -> None:
    """After "moves to a location" «it» may be either of the two; «he» and «that location» are one of them."""
    moves = "Whenever this character moves to a location, gain lore equal to"
    assert isinstance(read_paragraph(f"{moves} its ◊.", CardType.CHARACTER), Declined)
    assert tree(f"{moves} his ◊.").effect.n.thing == ir.This()
    assert tree(f"{moves} that location's ◊.").effect.n.thing == ir.Involved(Role.OBJECT)


@pytest.mark.rule("5.6.5")
def test_locations_and_who_is_there_have_it() -> None:
    vault = item("Vault", tree("Your locations and characters at locations gain Ward.", CardType.ITEM))
    t = table([vault], p1={"ink": 1, "play": ["Vault", "Camp", "Knight", "Ogre"]}).do("move Knight")
    assert {name: t[name].has(Keyword.WARD) for name in ("Camp", "Knight", "Ogre")} == {
        "Camp": True, "Knight": True, "Ogre": False,
    }  # fmt: skip


def test_they_after_an_opponent_may_be_the_player() -> None:
    text = "While an opponent has no cards in their hand, {} can't quest."
    assert isinstance(read_paragraph(text.format("they"), CardType.CHARACTER), Declined)
    assert tree(text.format("this character")).affects == ir.This()


def test_what_may_be_done_instead_leaves_the_first_thing_if_it_is_declined() -> None:
    text = "Deal 2 damage to chosen character. If you have a Pirate character in play, you may banish them instead."
    read = read_paragraph(text, CardType.ACTION)
    assert not isinstance(read, Declined)
    effect = read.ability.effect.parts[1]
    deal = ir.Deal(2, ir.Those("a"))
    assert isinstance(effect, ir.If)
    assert effect.then == ir.IfDo(ir.May(ir.Banish(ir.Those("a"))), None, deal)
    assert effect.otherwise == deal
    assert read.written == text
