"""Replacement effects of all kinds of event, read and played (6.5)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import action, character, item, location, shift, table

from illumineer import ir
from illumineer.text import Declined, read_paragraph
from illumineer.text.card import write_ability
from illumineer.vocab import CardType, Cmp, Doing, Happening, Keyword, Who, Zone


def tree(text: str, kind: CardType = CardType.ITEM) -> Any:
    read = read_paragraph(text, kind)
    assert not isinstance(read, Declined), read.reason
    assert read.written == text and write_ability(read.ability, kind, "es", read.surface)
    return read.ability


def spanish(text: str, kind: CardType = CardType.ITEM) -> str:
    read = read_paragraph(text, kind)
    assert not isinstance(read, Declined), read.reason
    return write_ability(read.ability, kind, "es", read.surface)


def charm(text: str, name: str = "Charm") -> ir.Card:
    """An item with that text."""
    return item(name, tree(text))


def hero(text: str, name: str = "Hero", **more: Any) -> ir.Card:
    """A character with that text."""
    return character(name, tree(text, CardType.CHARACTER), **{"strength": 3, "willpower": 4, **more})


def spell(text: str, name: str = "Spell") -> ir.Card:
    effect = tree(text, CardType.ACTION)
    return action(name, effect.effect, cost=0)


def _deal(n: int, name: str = "Bolt") -> ir.Card:
    return spell(f"Deal {n} damage to chosen character.", name)


BOLT = _deal(2)
READ = [spell("Draw a card.", "Read"), spell("Draw 3 cards.", "Study")]
LIFT = spell("Return chosen character to their player's hand.", "Lift")
FELL = spell("Banish chosen character.", "Fell")
MILL = spell("Put the top 2 cards of your deck into your discard.", "Mill")
DECK = ["Pawn", "Scout", "Ogre", "Giant", "Knight", "Rock", "Pawn#2", "Scout#2"]


# --- reading -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("If you would draw a card, gain 1 lore instead.", ir.Event(Happening.DREW, player=Who.YOU)),
        (
            "If an opponent would draw one or more cards, gain 1 lore instead.",
            ir.Event(Happening.DREW, player=Who.OPPONENTS, amount=(Cmp.GE, 1)),
        ),
        ("If a player would lose lore, draw a card instead.", ir.Event(Happening.LORE_LOST, player=Who.ALL)),
        (
            "If an opponent would gain 2 or more lore, draw a card instead.",
            ir.Event(Happening.LORE_GAINED, player=Who.OPPONENTS, amount=(Cmp.GE, 2)),
        ),
        ("If you would discard a card, gain 1 lore instead.", ir.Event(Happening.DISCARDED, player=Who.YOU)),
        (
            "If a card would be put into your discard from your deck, gain 1 lore instead.",
            ir.Event(Happening.PUT_INTO_DISCARD, player=Who.YOU, came_from=Zone.DECK),
        ),
    ],
)
def test_what_a_player_would_do(text: str, event: ir.Event) -> None:
    assert tree(text).event == event


@pytest.mark.parametrize(
    ("text", "n"),
    [
        ("they take that much damage minus 1 instead", ir.Minus(ir.InvolvedAmount(), 1)),
        ("it takes 1 damage instead", 1),
        ("they're dealt twice that much damage instead", ir.Times(ir.InvolvedAmount(), 2)),
        ("that damage is reduced by 2", ir.Minus(ir.InvolvedAmount(), 2)),
        ("prevent 2 of that damage", ir.Minus(ir.InvolvedAmount(), 2)),
        ("that damage is increased by 1", ir.Plus(ir.InvolvedAmount(), 1)),
        ("prevent that damage", None),
        ("they take no damage instead", None),
    ],
)
def test_damage_with_another_number(text: str, n: Any) -> None:
    read = tree(f"If one of your characters would be dealt damage, {text}.")
    assert (read.instead, read.n) == (None, n)


@pytest.mark.parametrize(
    "text",
    [
        "If a card would be put into your discard, put it into your inkwell instead.",  # from anywhere
        "If a card would be put into your inkwell, draw a card instead.",  # by the turn action, too
        "If you would discard one or more cards, draw a card instead.",
        "If you would remove damage from a character, draw a card instead.",
        "If you would play a character, draw a card instead.",
        "If you would draw a card, each opponent may draw a card instead.",
        "If you would draw a card, it takes no damage instead.",
        "If you would gain lore, they gain no lore instead.",
        "If one of your characters would be challenged, draw a card instead.",
        "If one of your characters would exert, draw a card instead.",  # to quest, too
        "If one of your characters would be dealt damage, they deal 1 damage instead.",
    ],
)
def test_what_is_never_announced_or_does_not_go_together_is_declined(text: str) -> None:
    assert isinstance(read_paragraph(text, CardType.ITEM), Declined)


def test_the_spanish_agrees_with_what_would_happen_to_it() -> None:
    text = "If one of your locations would be banished, you may banish this item instead."
    assert spanish(text).startswith("Si una de tus localizaciones fuera a ser desterrada, en lugar de eso")
    assert "esa carta" in spanish("If you would discard a card, put it on the bottom of your deck instead.")


# --- draws -------------------------------------------------------------------------------------


@pytest.mark.rule("6.5.5", "1.12.2")
def test_each_card_drawn_is_one_draw_and_an_effect_has_one_chance_at_each() -> None:
    text = "If you would draw a card, draw 2 cards instead."
    for card, drawn in (("Read", 2), ("Study", 6)):
        t = table([charm(text), *READ], p1={"hand": [card], "play": ["Charm"], "deck": DECK}).do(f"play {card}")
        assert len(t.hand()) == drawn


@pytest.mark.rule("6.5.8")
def test_two_of_the_same_do_not_both_apply() -> None:
    text = "If you would draw a card, draw 2 cards instead."
    t = table([charm(text), *READ], p1={"hand": ["Study"], "play": ["Charm", "Charm#2"], "deck": DECK}).do("play Study")
    while t.asked != (0, "act"):
        t.do(t.moves()[0])
    assert len(t.hand()) == 6


@pytest.mark.rule("6.5.1", "6.5.3")
def test_only_the_first_card_each_turn() -> None:
    text = "The first time you would draw a card each turn, draw 2 cards instead."
    mine = {"hand": ["Study", "Read"], "play": ["Charm"], "deck": DECK}
    t = table([charm(text), *READ], p1=mine).do("play Study")
    assert len(t.hand()) == 1 + 4
    assert len(t.do("play Read").hand()) == 5


@pytest.mark.rule("6.5.1")
def test_the_next_card_only() -> None:
    text = "The next time you would draw a card this turn, draw 2 cards instead."
    mine = {"hand": ["Spell", "Study", "Read"], "deck": DECK}
    t = table([spell(text), *READ], p1=mine).do("play Spell", "play Study")
    assert len(t.hand()) == 1 + 4
    assert len(t.do("play Read").hand()) == 5


@pytest.mark.rule("6.5.2")
def test_one_or_more_cards_are_one_event() -> None:
    text = "If you would draw one or more cards, draw that many cards plus 1 instead."
    t = table([charm(text), *READ], p1={"hand": ["Study"], "play": ["Charm"], "deck": DECK}).do("play Study")
    assert len(t.hand()) == 4


@pytest.mark.rule("6.5.4", "6.1.4")
def test_who_declines_draws_and_each_card_is_asked_about() -> None:
    text = "If you would draw a card, you may gain 1 lore instead."
    t = table([charm(text), *READ], p1={"hand": ["Study"], "play": ["Charm"], "deck": DECK})
    t.do("play Study", "decline", "accept", "decline")
    assert len(t.hand()) == 2 and t.lore() == 1
    assert t.hand() == ["Pawn", "Scout"]  # from the top


@pytest.mark.rule("6.5.4", "6.1.13.2")
def test_once_per_turn_is_not_used_up_by_declining() -> None:
    text = "Once per turn, if you would draw a card, you may gain 1 lore instead."
    t = table([charm(text), *READ], p1={"hand": ["Study"], "play": ["Charm"], "deck": DECK})
    t.do("play Study", "decline", "accept")
    assert len(t.hand()) == 2 and t.lore() == 1 and t.asked == (0, "act")


@pytest.mark.rule("6.5.7")
def test_an_opponent_draws_on_their_turn() -> None:
    text = "If an opponent would draw a card, they may lose 1 lore instead."
    for answer, hand, lore in (("accept", 0, 1), ("decline", 1, 2)):
        t = table([charm(text)], p1={"play": ["Charm"]}, p2={"deck": DECK, "lore": 2}).do("end turn", answer)
        assert (len(t.hand(1)), t.lore(1)) == (hand, lore)
    text = "If an opponent would draw a card, you draw a card instead."
    t = table([charm(text)], p1={"play": ["Charm"], "deck": 3}, p2={"deck": DECK}).do("end turn")
    assert (len(t.hand()), len(t.hand(1))) == (1, 0)


@pytest.mark.rule("6.5.4")
def test_what_is_drawn_triggers_and_what_was_replaced_does_not() -> None:
    glad = hero("Whenever you draw a card, gain 1 lore.")
    text = "If you would draw a card, draw 2 cards instead."
    t = table([charm(text), glad, *READ], p1={"hand": ["Read"], "play": ["Charm", "Hero"], "deck": DECK})
    t.do("play Read")
    while t.asked != (0, "act"):
        t.do(t.moves()[0])
    assert t.lore() == 2


# --- discards, lore ----------------------------------------------------------------------------


@pytest.mark.rule("6.5.4")
@pytest.mark.parametrize(("answer", "zone"), [("accept", "deck"), ("decline", "discard")])
def test_a_card_goes_elsewhere_instead_of_the_discard(answer: str, zone: str) -> None:
    text = "If you would discard a card, you may put it on the bottom of your deck instead."
    shed = spell("Choose and discard a card.", "Shed")
    t = table([charm(text), shed], p1={"hand": ["Shed", "Ogre"], "play": ["Charm"], "deck": ["Pawn"]})
    t.do("play Shed", "choose Ogre", answer)
    assert ("Ogre" in t.deck(), "Ogre" in t.discard()) == (zone == "deck", zone == "discard")


@pytest.mark.rule("6.5.1")
@pytest.mark.parametrize(
    ("text", "lore"),
    [
        ("If you would gain lore, gain that much lore plus 1 instead.", 3),
        ("If you would gain lore, gain twice that much lore instead.", 4),
        ("If you would gain lore, gain that much lore minus 1 instead.", 1),
        ("If you would gain lore, you gain no lore instead.", 0),
        ("If you would gain 3 or more lore, gain 1 lore instead.", 2),
    ],
)
def test_lore_that_a_quest_would_gain(text: str, lore: int) -> None:
    t = table([charm(text)], p1={"play": ["Charm", "Ogre"]}).do("quest Ogre")
    assert t.lore() == lore


@pytest.mark.rule("6.5.1")
def test_opponents_gain_less_and_you_gain_as_before() -> None:
    text = "If an opponent would gain lore, they gain that much lore minus 1 instead."
    t = table([charm(text)], p1={"play": ["Charm", "Ogre"]}, p2={"play": ["Giant"], "deck": 3})
    t.do("quest Ogre", "end turn", "quest Giant")
    assert (t.lore(), t.lore(1)) == (2, 1)


@pytest.mark.rule("6.5.3")
def test_lore_is_not_lost_the_first_time() -> None:
    text = "The first time you would lose lore each turn, you don't lose that lore."
    blush, again = (spell("Each player loses 1 lore.", name) for name in ("Blush", "Flush"))
    t = table(
        [charm(text), blush, again], p1={"hand": ["Blush", "Flush"], "play": ["Charm"], "lore": 5}, p2={"lore": 5}
    )
    assert (t.do("play Blush").lore(), t.lore(1)) == (5, 4)
    assert (t.do("play Flush").lore(), t.lore(1)) == (4, 3)


@pytest.mark.rule("6.5.4", "6.1.4")
@pytest.mark.parametrize(("answer", "lore"), [("accept", 5), ("decline", 4)])
def test_an_item_for_the_lore(answer: str, lore: int) -> None:
    text = "If you would lose lore, you may banish this item instead."
    blush = spell("Each player loses 1 lore.", "Blush")
    t = table([charm(text), blush], p1={"hand": ["Blush"], "play": ["Charm"], "lore": 5})
    assert t.do("play Blush", answer).lore() == lore
    assert t.play() == ([] if answer == "accept" else ["Charm"])


# --- damage ------------------------------------------------------------------------------------


@pytest.mark.rule("6.5.1", "6.5.4")
@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("If one of your characters would be dealt damage, that damage is reduced by 1.", 1),
        ("If one of your characters would be dealt damage, they take twice that much damage instead.", 4),
        ("If one of your characters would be dealt damage, prevent that damage.", 0),
        ("If one of your characters would be dealt damage by an action, they take 1 damage instead.", 1),
        ("If one of your characters would be dealt damage by an opposing character, they take no damage instead.", 2),
        (
            "If an action you play would deal damage to a character, it deals that much damage plus 1 instead.",
            3,
        ),
        ("If a song you play would deal damage, it deals that much damage plus 1 instead.", 2),
        ("If an action would deal damage to an opposing character, it deals that much damage plus 1 instead.", 2),
    ],
)
def test_damage_of_an_action(text: str, damage: int) -> None:
    t = table([charm(text), BOLT], p1={"hand": ["Bolt"], "play": ["Charm", "Giant"]}).do("play Bolt")
    assert t["Giant"].damage == damage


@pytest.mark.rule("6.5.4")
def test_what_is_changed_is_still_dealt_in_the_challenge_by_the_same_character() -> None:
    fierce = hero("If this character would deal damage in a challenge, they deal that much damage plus 2 instead.")
    proud = hero("Whenever one of your characters banishes another character in a challenge, gain 1 lore.", "Proud")
    t = table([fierce, proud], p1={"play": ["Hero", "Proud"]}, p2={"play": [{"card": "Ogre", "exerted": True}]}).do(
        "challenge Hero"
    )
    assert t.play(1) == [] and t.lore() == 1


@pytest.mark.rule("6.5.7.3", "6.5.5")
def test_two_different_effects_apply_one_after_the_other() -> None:
    more = charm("If a character would be dealt damage, they take twice that much damage instead.")
    less = charm("If a character would be dealt damage, that damage is reduced by 1.", "Pad")
    for first, damage in (("Charm", 3), ("Pad", 2)):
        t = table([more, less, BOLT], p1={"hand": ["Bolt"], "play": ["Charm", "Pad", "Giant"]}).do("play Bolt")
        assert t.do(next(move for move in t.moves() if first in move))["Giant"].damage == damage


@pytest.mark.rule("6.5.1", "8.8.1")
@pytest.mark.parametrize(("edition", "damage"), [("2.3", 2), ("2.0", 3)])
def test_resist_comes_before_or_after_as_the_edition_says(edition: str, damage: int) -> None:
    tough = character("Tough", ir.KeywordAbility(Keyword.RESIST, 1), willpower=9)
    text = "If a character would be dealt damage, they take twice that much damage instead."
    t = table([charm(text), tough, BOLT], edition, p1={"hand": ["Bolt"], "play": ["Charm", "Tough"]}).do("play Bolt")
    assert t["Tough"].damage == damage


@pytest.mark.rule("6.5.1")
def test_the_next_damage_to_the_chosen_character() -> None:
    text = "The next time chosen character would be dealt damage this turn, they take no damage instead."
    t = table([spell(text), BOLT, _deal(2, "Dart")], p1={"hand": ["Spell", "Bolt", "Dart"], "play": ["Giant", "Ogre"]})
    t.do("play Spell", "choose Giant", "play Bolt", "choose Giant")
    assert t["Giant"].damage == 0
    assert t.do("play Dart", "choose Giant")["Giant"].damage == 2


@pytest.mark.rule("6.5.1")
def test_it_lasts_until_the_start_of_your_next_turn() -> None:
    text = "Until the start of your next turn, if a character would be dealt damage, that damage is reduced by 1."
    t = table([spell(text), BOLT], p1={"hand": ["Spell", "Bolt"], "play": ["Giant"], "deck": 3}, p2={"deck": 3})
    assert t.do("play Spell", "play Bolt")["Giant"].damage == 1
    assert not t.end_turn().end_turn().game.state.lasting


@pytest.mark.rule("1.9.2.4")
def test_damage_that_is_not_removed_is_not_moved_either() -> None:
    text = "If damage would be removed from an opposing character, no damage is removed instead."
    assert tree(text).mods == (ir.Cant(Doing.REMOVE_DAMAGE),)
    heal = spell("Remove up to 2 damage from chosen character.", "Heal")
    t = table(
        [charm(text), heal], p1={"hand": ["Heal"], "play": ["Charm"]}, p2={"play": [{"card": "Giant", "damage": 3}]}
    ).do("play Heal")
    assert t["Giant"].damage == 3


# --- leaving play ------------------------------------------------------------------------------


@pytest.mark.rule("6.5.4")
@pytest.mark.parametrize(("card", "zone"), [("Lift", "ink"), ("Fell", "discard")])
def test_returned_to_hand_is_replaced_and_banished_is_not(card: str, zone: str) -> None:
    text = "If this character would be returned to your hand, put them into your inkwell facedown and exerted instead."
    t = table([hero(text), LIFT, FELL], p1={"hand": [card], "play": ["Hero"]}).do(f"play {card}")
    assert t.play() == [] and t.hand() == []
    assert (t.ink() != (0, 0), "Hero" in t.discard()) == (zone == "ink", zone == "discard")


@pytest.mark.rule("6.5.4", "6.5.5")
@pytest.mark.parametrize("card", ["Lift", "Fell"])
def test_leaving_play_in_any_way_is_replaced_once(card: str) -> None:
    text = "If this character would leave play, put them on the bottom of your deck instead."
    t = table([hero(text), LIFT, FELL], p1={"hand": [card], "play": ["Hero"], "deck": ["Pawn"]}).do(f"play {card}")
    assert "Hero" in t.deck() and t.play() == []


@pytest.mark.rule("6.5.4", "6.1.4")
@pytest.mark.parametrize(("answer", "left"), [("accept", ["Ogre"]), ("decline", ["Hero"])])
def test_another_leaves_in_its_place(answer: str, left: list[str]) -> None:
    text = "If one of your other characters would leave play, you may banish this character instead."
    t = table([hero(text), LIFT], p1={"hand": ["Lift"], "play": ["Hero", "Ogre"]})
    assert t.do("play Lift", "choose Ogre", answer).play() == left


@pytest.mark.rule("6.5.1")
@pytest.mark.parametrize("fight", [True, False])
def test_banished_in_a_challenge_only(fight: bool) -> None:
    text = "If this character would be banished in a challenge, return them to your hand instead."
    t = table(
        [hero(text), FELL], p1={"hand": ["Fell"], "play": ["Hero"]}, p2={"play": [{"card": "Giant", "exerted": True}]}
    )
    if fight:
        t.do("challenge Hero")
    else:
        t.do("play Fell", "choose Hero")
    assert ("Hero" in t.hand(), "Hero" in t.discard()) == (fight, not fight)


@pytest.mark.rule("6.5.1")
def test_the_next_time_the_chosen_character_would_be_banished() -> None:
    text = "The next time chosen character would be banished this turn, return them to their player's hand instead."
    t = table([spell(text), FELL], p1={"hand": ["Spell", "Fell"]}, p2={"play": ["Ogre", "Knight"]})
    t.do("play Spell", "choose Ogre", "play Fell", "choose Ogre")
    assert t.hand(1) == ["Ogre"]


@pytest.mark.rule("6.1.13.2", "6.5.1")
def test_once_is_one_card_though_two_would_be_banished() -> None:
    text = "Once during your turn, if one of your characters would be banished, return them to your hand instead."
    storm = spell("Banish all characters.", "Storm")
    t = table([charm(text), storm], p1={"hand": ["Storm"], "play": ["Charm", "Ogre", "Knight"]}).do("play Storm")
    assert len(t.hand()) == 1 and len(t.discard()) == 2


@pytest.mark.rule("6.5.4")
def test_a_location_comes_back() -> None:
    text = "If one of your locations would be banished, return it to your hand instead."
    raze = spell("Banish chosen location.", "Raze")
    t = table([charm(text), raze, location("Pier")], p1={"hand": ["Raze"], "play": ["Charm", "Pier"]}).do("play Raze")
    assert t.hand() == ["Pier"]


# --- from the deck, exerted, readied -----------------------------------------------------------


@pytest.mark.rule("6.5.4")
def test_a_card_of_the_deck_is_kept_from_the_discard() -> None:
    text = "If a card would be put into your discard from your deck, you may put it into your hand instead."
    t = table([charm(text), MILL], p1={"hand": ["Mill"], "play": ["Charm"], "deck": DECK})
    t.do("play Mill", "accept", "decline")
    assert len(t.hand()) == 1 and len(t.discard()) == 2  # with the action
    text = "If an opponent would put a card into their discard from their deck, gain 1 lore instead."
    t = table([charm(text), MILL], p1={"hand": ["Mill"], "play": ["Charm"], "deck": DECK}).do("play Mill")
    assert len(t.discard()) == 3 and t.lore() == 0


@pytest.mark.rule("6.5.4")
def test_exerted_by_an_effect_but_not_to_quest() -> None:
    text = "If this character would be exerted, gain 1 lore instead."
    doze = spell("Exert chosen character.", "Doze")
    t = table([hero(text, lore=0), doze], p1={"hand": ["Doze"], "play": ["Hero"]}).do("play Doze")
    assert not t["Hero"].exerted and t.lore() == 1
    assert t.do("quest Hero")["Hero"].exerted and t.lore() == 1


@pytest.mark.rule("6.5.4", "3.2.1")
def test_readied_in_the_ready_step_and_by_an_effect() -> None:
    text = "If this character would ready, gain 1 lore instead."
    wake = spell("Ready chosen character.", "Wake")
    tired = [{"card": "Hero", "exerted": True}, {"card": "Ogre", "exerted": True}]
    t = table([hero(text), wake], p1={"hand": ["Wake"], "play": tired, "deck": 3}, p2={"deck": 3})
    assert t.do("play Wake", "choose Hero")["Hero"].exerted and t.lore() == 1
    t.end_turn().end_turn()
    assert t["Hero"].exerted and not t["Ogre"].exerted and t.lore() == 2


# --- entering play -----------------------------------------------------------------------------

CUB = character("Ulf - Cub")
LEADER = character("Ulf - Leader", shift(0), cost=9)


@pytest.mark.rule("6.7.9")
def test_ready_comes_before_exerted() -> None:
    slow = hero("This character enters play exerted.", "Slow", cost=0)
    ready = charm("Your characters enter play ready.")
    assert table([slow], p1={"hand": ["Slow"]}).do("play Slow")["Slow"].exerted
    assert not table([slow, ready], p1={"hand": ["Slow"], "play": ["Charm"]}).do("play Slow")["Slow"].exerted


@pytest.mark.rule("6.7.9", "8.10.2")
def test_a_shifted_character_enters_ready_on_an_exerted_one() -> None:
    ready = charm("Your characters enter play ready.")
    below = {"card": "Ulf - Cub", "exerted": True}
    for play, exerted in (([below], True), (["Charm", below], False)):
        t = table([ready, CUB, LEADER], p1={"hand": ["Ulf - Leader"], "play": play}).do("play Ulf - Leader")
        assert t["Ulf - Leader"].exerted is exerted


@pytest.mark.rule("6.7.9", "5.1.2.1")
def test_a_character_that_enters_dry_can_quest_at_once() -> None:
    text = "The next character you play this turn enters play dry."
    t = table([spell(text)], p1={"hand": ["Spell", "Knight", "Scout"], "ink": 6})
    t.do("play Spell", "play Knight", "play Scout")
    assert not t["Knight"].drying and t["Scout"].drying
    assert t.legal("quest Knight") and not t.legal("quest Scout")


@pytest.mark.rule("6.7.9", "8.10.4")
def test_a_shifted_character_enters_dry_on_a_drying_one() -> None:
    t = table([hero("This character enters play dry.", "Brisk", cost=0), CUB], p1={"hand": ["Brisk"]}).do("play Brisk")
    assert not t["Brisk"].drying
    dry = charm("Your characters enter play dry.")
    t = table(
        [dry, CUB, LEADER], p1={"hand": ["Ulf - Leader"], "play": ["Charm", {"card": "Ulf - Cub", "drying": True}]}
    )
    assert not t.do("play Ulf - Leader")["Ulf - Leader"].drying


@pytest.mark.rule("8.3.2")
def test_bodyguard_has_no_choice_where_it_enters_ready() -> None:
    guard = character("Guard", ir.KeywordAbility(Keyword.BODYGUARD), cost=0)
    t = table([guard, charm("Your characters enter play ready.")], p1={"hand": ["Guard"], "play": ["Charm"]})
    assert not t.do("play Guard")["Guard"].exerted and t.asked == (0, "act")
