"""Which card, player or number a word means when several have been spoken of."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.support import action, character, table
from tests.text.test_bind import tree
from tests.text.test_played import cast

from illumineer import ir
from illumineer.text.card import Declined, read_paragraph
from illumineer.vocab import CardType, Role, Stat
from illumineer.words import say


def effect(text: str, type_: CardType = CardType.CHARACTER) -> Any:
    read = read_paragraph(text, type_)
    assert not isinstance(read, Declined), read.reason
    return read.ability.effect


def last(text: str, type_: CardType = CardType.ACTION) -> Any:
    """The last sentence of a text, and the slots that the others fill."""
    made = effect(text, type_)
    return made.effects[-1]


def test_a_character_is_they_and_a_single_item_is_it() -> None:
    they = last("Exert chosen character. Banish chosen item. They can't ready at the start of their next turn.")
    assert they.what == ir.Those("a")
    choices = effect("Exert chosen character. Banish chosen item. Banish them.", CardType.ACTION).effects
    assert choices[0].what.slot == "a" and choices[2].what == ir.Those("a")


def test_its_cost_is_that_of_the_card_not_of_the_character_chosen_after_it() -> None:
    discard, deal = effect(
        "Choose and discard a card. Deal damage to chosen character equal to its cost.", CardType.ACTION
    ).effects
    assert deal.n == ir.StatOf(Stat.COST, ir.Those(discard.into))


def test_their_after_the_cards_of_the_verb_means_those_cards() -> None:
    deal = effect("Deal damage to chosen character equal to the damage on them.", CardType.ACTION)
    assert deal.n == ir.StatOf(Stat.DAMAGE, ir.Those(deal.to.slot))


def test_that_character_of_a_challenge_is_the_one_named_last_and_they_the_first() -> None:
    event = "Whenever one of your characters challenges another character, "
    assert effect(event + "deal 1 damage to that character.").to == ir.Involved(Role.OBJECT)
    assert effect(event + "deal 1 damage to them.").to == ir.Involved()


def test_a_card_spoken_of_by_its_noun_is_the_one_that_they_means_next() -> None:
    text = "When this character is challenged, the challenging character gets -1 ¤ this turn. Deal 1 damage to them."
    assert last(text, CardType.CHARACTER).to == ir.Involved()


def test_he_is_whom_the_condition_in_front_is_about() -> None:
    first = "When you play this character, chosen character gets +1 ¤ this turn. "
    text = first + "If the chosen character is named Benno, he gets +2 ¤ instead."
    choose, either = effect(text).parts
    assert either.then.what == ir.Those(choose.what.slot)


def test_this_way_means_the_last_verb_that_did_that() -> None:
    text = "Remove up to 3 damage from chosen character. Gain 1 lore. Draw a card for each 1 damage removed this way."
    remove, _, draw = effect(text, CardType.ACTION).effects
    assert draw.n == ir.Number(remove.into)


def test_nothing_was_banished_by_dealing_damage() -> None:
    read = read_paragraph(
        "Deal 1 damage to each character. Draw a card for each character banished this way.", CardType.ACTION
    )
    assert isinstance(read, Declined) and "this way" in say(read.reason)


def test_what_one_branch_did_the_other_does_not_speak_of() -> None:
    first = "Reveal the top card of your deck. "
    text = first + "If it's an item card, put it into your hand. Otherwise, put it into your discard."
    reveal, either = effect(text, CardType.ACTION).effects
    assert either.then.what == either.otherwise.what == ir.Those(reveal.slot)


def test_a_player_who_is_chosen_is_that_player_and_they() -> None:
    lose, draw = effect("Chosen opponent loses 1 lore. They draw a card.", CardType.ACTION).effects
    assert draw.who == ir.PlayerIn(lose.parts[0].slot)


def test_if_you_dont_denies_what_could_be_declined_or_the_condition() -> None:
    offer = effect("You may pay 1 ⬡. If you don't, draw a card.", CardType.ACTION)
    assert isinstance(offer, ir.IfDo) and offer.then is None
    condition = effect("If you have an item in play, gain 1 lore. If you don't, draw a card.", CardType.ACTION)
    assert isinstance(condition, ir.If) and condition.otherwise == ir.Draw(1)


@pytest.mark.parametrize(
    ("text", "better"),
    [
        ("Exert chosen character. If a Cook character is chosen, banish them instead.", ir.Banish),
        ("Draw a card. If you have an item in play, draw 2 cards instead.", ir.Draw),
        ("You may banish chosen item. If you have a location in play, banish chosen character instead.", ir.Banish),
    ],
)  # fmt: skip
def test_instead(text: str, better: type[ir.Node]) -> None:
    found = ir.find_all(effect(text, CardType.ACTION), ir.If)
    assert len(found) == 1 and isinstance(found[0].then, better) and found[0].otherwise is not None


def test_a_number_alone_is_replaced_instead() -> None:
    deal = effect("Deal 2 damage to chosen character. If they're damaged, deal 4 damage instead.", CardType.ACTION)
    assert isinstance(deal.n, ir.Either) and (deal.n.then, deal.n.otherwise) == (4, 2)
    assert deal.n.condition == ir.Is(ir.Those(deal.to.slot), (ir.IsDamaged(),))


@pytest.mark.parametrize(
    "text",
    [
        "Your characters get +1 ¤ for each 1 damage on them.",
        "Your characters get +1 ¤ for each other character you have in play.",
        "When you play this character, deal damage to each opposing character equal to their ¤.",
        "When you play this character, up to 2 chosen characters get +¤ equal to their ⛉ this turn.",
    ],
)
def test_what_is_meant_of_each_card_for_itself_is_declined(text: str) -> None:
    read = read_paragraph(text, CardType.CHARACTER)
    assert isinstance(read, Declined) and "one by one" in say(read.reason)


@pytest.mark.rule("6.7.7")
@pytest.mark.parametrize(("boost", "dealt"), [("", 2), ("Chosen character gets +3 ¤ this turn. ", 5)])
def test_of_a_character_returned_from_play_the_last_strength_in_play_counts(boost: str, dealt: int) -> None:
    text = (
        f"{boost}Return chosen character of yours to your hand. Deal damage equal to the returned character's ¤ to "
        "chosen opposing character."
    )
    spell = action("Spell", effect(text, CardType.ACTION))
    cards = [spell, character("Pal", strength=2), character("Colossus", willpower=9)]
    t = table(cards, p1={"ink": 1, "hand": ["Spell"], "play": ["Pal"]}, p2={"play": ["Colossus"]}).do("play Spell")
    if boost:
        t.do("choose Pal")
    assert t.hand() == ["Pal"] and t["Colossus"].damage == dealt


# --- a card that is compared with another ----------------------------------------------------

NAMESAKE = (
    "Choose a character of yours. Reveal the top card of your deck. If it's a character card with the same name as "
    "that character, you may play that character for free. Otherwise, put it into your hand."
)


def test_a_card_is_compared_with_another_and_is_then_the_one_spoken_of() -> None:
    """A card always has the name that it has itself; what is played is the revealed card, not the chosen character."""
    choose, reveal, both = tree(NAMESAKE, CardType.ACTION).effect.effects
    assert both.condition.thing == ir.Those(reveal.slot)
    assert both.condition.where[-1] == ir.SharesName(ir.Those(choose.what.slot))
    assert both.then.first.effect.what == ir.Those(reveal.slot)


def test_the_character_that_a_cost_exerted_is_not_the_one_that_is_played() -> None:
    text = "⟳ one of your characters — Reveal the top card of your deck. If it's a character card with the same name "
    text += "as the exerted character, you may play that character for free."
    read = tree(text, CardType.ITEM)
    reveal, offer = read.effect.effects
    assert offer.condition.where[-1] == ir.SharesName(ir.Those(read.costs[0].what.slot))
    assert offer.then.effect.what == ir.Those(reveal.slot)


@pytest.mark.parametrize("first", ["Banish chosen character", "Choose a character of yours"])
def test_a_card_has_the_same_name_as_another_not_as_itself(first: str) -> None:
    text = f"{first}. Reveal the top card of your deck."
    text += " If it has the same name as that character, put it into your hand."
    before, reveal, both = tree(text, CardType.ACTION).effect.effects
    assert both.condition == ir.SameName(ir.Those(reveal.slot), ir.Those(before.what.slot))
    assert both.then.what == ir.Those(reveal.slot)


def test_those_characters_are_several_though_one_was_spoken_of_since() -> None:
    text = "Choose 2 characters of yours. Exert chosen opposing character. Those characters gain Rush this turn."
    choose, _, those = tree(text, CardType.ACTION).effect.effects
    assert those.what == ir.Those(choose.what.slot)


def test_a_card_that_is_compared_with_nothing_is_declined() -> None:
    text = "Reveal the top card of your deck. If it's a card with the same name as that character, draw a card."
    assert isinstance(read_paragraph(text, CardType.ACTION), Declined)


@pytest.mark.rule("6.7.2")
@pytest.mark.parametrize(("top", "asked"), [("Ogre#2", True), ("Knight", False)])
def test_the_namesake_is_played(top: str, asked: bool) -> None:
    t = cast(NAMESAKE, p1={"play": ["Ogre"], "deck": [top, "Pawn"]})
    assert t.legal("accept") is asked
    if asked:
        t.do("accept")
    assert (t.play(), t.hand()) == ((["Ogre", "Ogre"], []) if asked else (["Ogre"], [top]))


# --- another than a card that has left play --------------------------------------------------


@pytest.mark.rule("6.1.6")
@pytest.mark.parametrize(
    ("text", "answers", "zone"),
    [
        ("Banish chosen character of yours. Return another card from your discard to your hand.", [], "discard"),
        ("Return chosen character of yours to your hand. You may play another character for free.", ["accept"], "hand"),
    ],
)
def test_another_is_not_the_card_that_left_play_before(text: str, answers: list[str], zone: str) -> None:
    """There is one card to be taken; which one is asked of a hand all the same."""
    spare: dict[str, Any] = {zone: ["Scout"]}
    t = cast(text, *answers, p1={"play": ["Ogre"], **spare})
    assert not t.legal("choose Ogre")
    if zone == "hand":
        t.do("choose Scout")
    assert t["Ogre"].zone == zone and t["Scout"].zone != zone


@pytest.mark.rule("6.1.6")
def test_another_is_not_the_card_that_a_cost_banished() -> None:
    use = tree("Banish one of your characters — Return another character card from your discard to your hand.")
    t = table([character("Hag", replace(use, name="Use"))], p1={"play": ["Hag", "Ogre"], "discard": ["Scout"]})
    t.do("activate Hag: Use", "choose Ogre")
    assert t.hand() == ["Scout"] and t["Ogre"].zone == "discard"
