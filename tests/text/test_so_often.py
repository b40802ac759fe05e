"""How often, how much at most, at what price, and when: small words around a sentence, read and played."""

from __future__ import annotations

import pytest
from tests.support import table
from tests.text.printed import action, item, printed
from tests.text.test_bind import tree
from tests.text.test_played import cast

from illumineer.text import Declined, read_paragraph
from illumineer.vocab import CardType


@pytest.mark.parametrize(("items", "drawn"), [(1, 1), (4, 2)])
def test_for_each_to_a_maximum(items: int, drawn: int) -> None:
    play = ["Rock", "Rock#2", "Rock#3", "Rock#4"][:items]
    text = "Draw a card for each item you have in play, to a maximum of 2."
    assert len(cast(text, p1={"play": play}).hand()) == drawn
    text = "Gain 2 lore for each item you have in play, up to a maximum of 4 lore."
    assert cast(text, p1={"play": play}).lore() == 2 * drawn
    text = "Deal 1 damage to chosen character for each item you have in play, to a maximum of 2."
    assert cast(text, p1={"play": play}, p2={"play": ["Giant"]})["Giant"].damage == drawn


@pytest.mark.rule("6.3.1")
def test_an_activated_ability_that_is_used_once_each_turn() -> None:
    tap = item("Tap", "1 ⬡ — Gain 1 lore. Use this ability only once each turn.")
    t = table([tap], p1={"play": ["Tap"], "ink": 3, "deck": 6}, p2={"deck": 6})
    t.do("activate Tap: Tap")
    assert t.lore() == 1 and not [move for move in t.moves() if move.startswith("activate")]
    t.do("end turn", "end turn", "activate Tap: Tap")
    assert t.lore() == 2


def test_what_is_done_of_ones_own_will_is_not_limited_by_use() -> None:
    """Whether a declined offer was a use, the words do not say."""
    text = "Whenever you play a song, you may draw a card. Use this ability only once each turn."
    assert isinstance(read_paragraph(text, CardType.CHARACTER), Declined)


def test_an_ability_that_triggers_once_each_turn() -> None:
    text = "Whenever you play an action, gain 1 lore. This ability triggers only once each turn."
    fan = printed("Fan", text)
    same = "Once per turn, whenever you play an action, gain 1 lore."
    assert tree(text, CardType.CHARACTER) == tree(same, CardType.CHARACTER)
    nothing = action("Nothing", "Draw a card.")
    t = table([fan, nothing], p1={"play": ["Fan"], "hand": ["Nothing", "Nothing#2"], "deck": 6}, p2={"deck": 6})
    t.do("play Nothing#2", "play Nothing")
    assert t.lore() == 1


@pytest.mark.rule("6.1.13.1", "6.2.7.2")
def test_at_the_end_of_your_next_turn() -> None:
    t = cast("Chosen character gets +1 ¤ this turn. Banish them at the end of your next turn.", p1={"play": ["Ogre"]})
    t.end_turn()
    assert t["Ogre"].zone == "play"
    t.end_turn()
    assert t["Ogre"].zone == "play"
    t.end_turn()
    assert t["Ogre"].zone == "discard"


def test_at_the_end_of_your_next_turn_once() -> None:
    t = cast("At the end of your next turn, gain 2 lore.", p1={"deck": 9}, p2={"deck": 9})
    for lore in (0, 0, 2, 2, 2, 2):
        t.end_turn()
        assert t.lore() == lore


@pytest.mark.parametrize(("price", "ink", "legal"), [("pay 1 ⬡", 1, True), ("pay 1 ⬡", 0, False)])
@pytest.mark.rule("1.5.3")
def test_an_additional_cost_to_quest(price: str, ink: int, legal: bool) -> None:
    toller = printed("Toller", f"As an additional cost to quest with this character, {price}.")
    t = table([toller], p1={"play": ["Toller"], "ink": ink, "deck": 6}, p2={"deck": 6})
    assert any(move.startswith("quest") for move in t.moves()) is legal
    if legal:
        t.do("quest Toller")
        assert t.lore() == 1 and t.ink() == (0, 1)


def test_an_additional_cost_from_the_deck() -> None:
    text = "As an additional cost to quest with this character, put the top card of your deck into your discard."
    t = table([printed("Witch", text)], p1={"play": ["Witch"], "deck": ["Ogre", "Rock"]}, p2={"deck": 6})
    t.do("quest Witch")
    assert t.lore() == 1 and t.discard() == ["Ogre"]


@pytest.mark.parametrize(("mine", "drawn"), [(True, 2), (False, 0)])
def test_one_of_yours_was_banished_this_way(mine: bool, drawn: int) -> None:
    text = "Banish chosen item. If you banished one of your items this way, draw 2 cards."
    t = cast(text, p1={"play": ["Rock"] if mine else []}, p2={"play": [] if mine else ["Rock"]})
    assert len(t.hand()) == drawn


@pytest.mark.parametrize(("hand", "drawn"), [(["Ogre"], 0), ([], 1)])
def test_no_cards_were_discarded_this_way(hand: list[str], drawn: int) -> None:
    text = "Each opponent chooses and discards a card. If no cards were discarded this way, draw a card."
    picks = [f"choose {name}" for name in hand]
    assert len(cast(text, *picks, p2={"hand": hand}).hand()) == drawn


@pytest.mark.rule("6.7.7")
def test_damage_that_was_on_a_card_that_left() -> None:
    text = "Return chosen character to their player's hand. "
    text += "That player loses 1 lore for each damage that was on that character."
    t = cast(text, p2={"play": [{"card": "Giant", "damage": 3}], "lore": 5})
    assert t.lore(1) == 2


@pytest.mark.parametrize(("lore", "drawn"), [(3, 1), (2, 0)])
def test_so_much_lore_at_once_during_their_turn(lore: int, drawn: int) -> None:
    watch = printed("Watch", "Whenever an opponent gains 3 or more lore during their turn, draw a card.")
    gift = action("Gift", f"Gain {lore} lore.")
    t = table([watch, gift], p1={"hand": ["Gift"], "deck": 6}, p2={"play": ["Watch"], "deck": 6})
    t.do("play Gift")
    assert len(t.hand(1)) == drawn


@pytest.mark.parametrize("text", ["You may play this song from your discard.", "Draw a card. You may play this song."])
def test_an_action_that_resolves_is_not_played_again(text: str) -> None:
    assert isinstance(read_paragraph(text, CardType.ACTION), Declined)


def test_a_chosen_character_of_theirs() -> None:
    text = "Whenever an opponent gains 2 or more lore during their turn, "
    text += "you may return chosen exerted character of theirs to that player's hand."
    gift = action("Gift", "Gain 2 lore.")
    mine = {"hand": ["Gift"], "play": [{"card": "Ogre", "exerted": True}, "Scout"], "deck": 6}
    theirs = {"play": ["Tide", {"card": "Giant", "exerted": True}], "deck": 6}
    t = table([printed("Tide", text), gift], p1=mine, p2=theirs).do("play Gift", "accept")
    assert t["Ogre"].zone == "hand" and t["Giant"].zone == "play"
