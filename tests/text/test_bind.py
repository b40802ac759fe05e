"""Words that point back: what it, they, that character, the rest and this way mean."""

from __future__ import annotations

from typing import Any

import pytest

from illumineer import ir
from illumineer.ir.base import Node, find_all, walk
from illumineer.text import read_paragraph
from illumineer.text.card import Declined
from illumineer.vocab import CardType, Role, Stat, Who


def tree(text: str, type_: CardType = CardType.CHARACTER) -> Any:
    read = read_paragraph(text, type_)
    assert not isinstance(read, Declined), f"{text}: {read.reason}"
    return read.ability


def nodes(text: str, kind: type[Node], type_: CardType = CardType.CHARACTER) -> list[Any]:
    return list(find_all(tree(text, type_), kind))


def test_that_character_is_the_one_chosen() -> None:
    text = "When you play this character, exert chosen character. That character can't quest this turn."
    (chosen,) = nodes(text, ir.Chosen)
    (given,) = nodes(text, ir.Apply)
    assert chosen.slot
    assert given.what == ir.Those(chosen.slot)


@pytest.mark.parametrize("word", ["he", "she"])
def test_he_and_she_are_this_character(word: str) -> None:
    text = f"When you play this character, banish chosen item. Then, {word} gets +1 ¤ this turn."
    (given,) = nodes(text, ir.Apply)
    assert given.what == ir.This()


def test_it_is_the_card_of_the_event_if_nothing_else_was_spoken_of() -> None:
    (banished,) = nodes("Whenever one of your items is banished, draw a card and gain 1 lore.", ir.Event)
    assert banished.subject.of == Who.YOU
    (back,) = nodes("Whenever one of your other characters is banished, return that card to your hand.", ir.Put)
    assert back.what == ir.Involved()


def test_the_other_one_of_a_challenge() -> None:
    (hit,) = nodes("When this character is challenged, deal 2 damage to the challenging character.", ir.Deal)
    assert hit.to == ir.Involved(Role.SUBJECT)
    text = "Whenever this character challenges another character, deal 2 damage to the challenged character."
    (hit,) = nodes(text, ir.Deal)
    assert hit.to == ir.Involved(Role.OBJECT)


def test_the_rest_is_what_was_seen_and_not_picked() -> None:
    text = (
        "Look at the top 3 cards of your deck. You may reveal a character card and put it into your hand. "
        "Put the rest on the bottom of your deck in any order."
    )
    (look,) = nodes(text, ir.Look, CardType.ACTION)
    taken, rest = nodes(text, ir.Put, CardType.ACTION)
    assert rest.what == ir.Among(look.slot, (ir.Not(ir.IsIn(taken.what.slot)),))


def test_this_way_is_what_was_really_done() -> None:
    text = "Remove up to 3 damage from chosen character. Gain 1 lore for each 1 damage removed this way."
    (removed,) = nodes(text, ir.RemoveDamage, CardType.ACTION)
    (gained,) = nodes(text, ir.GainLore, CardType.ACTION)
    assert removed.into
    assert gained.n == ir.Number(removed.into)


def test_that_player_is_the_chosen_one() -> None:
    text = "Chosen opponent reveals their hand. That player discards a card at random."
    (chosen,) = nodes(text, ir.ChoosePlayer, CardType.ACTION)
    assert nodes(text, ir.PlayerIn, CardType.ACTION)[-1] == ir.PlayerIn(chosen.slot)


def test_another_after_a_choice_is_another_than_that_one() -> None:
    text = "Banish chosen character of yours to banish another chosen character."
    first, second = nodes(text, ir.Chosen, CardType.ACTION)
    assert second.different == first.slot != ""


def test_another_without_one_is_another_than_this() -> None:
    (chosen,) = nodes("When you play this character, banish another chosen character.", ir.Chosen)
    assert ir.IsOther() in chosen.cards.where
    assert not chosen.different


@pytest.mark.parametrize("some", ["another chosen character", "up to 2 other chosen characters"])
def test_another_after_another_character_in_the_event_is_a_third_one(some: str) -> None:
    """6.1.6: neither this character nor the one that it challenged."""
    (chosen,) = nodes(f"Whenever this character challenges another character, exert {some}.", ir.Chosen)
    assert chosen.cards.where[0] == ir.Not(ir.AnyOf((ir.IsThis(), ir.IsInvolved(Role.OBJECT))))


def test_another_of_yours_is_another_than_this_whoever_the_event_is_about() -> None:
    text = "Whenever this character challenges another character, ready another chosen character of yours."
    (chosen,) = nodes(text, ir.Chosen)
    assert chosen.cards.where[0] == ir.IsOther()


def test_otherwise_is_also_said_of_another_player_who_declines() -> None:
    """6.1.4.2: as of you: "if …, you may …. Otherwise, …"."""
    text = (
        "You may exert chosen opposing character. If you do, their player may reveal the top card of their deck. "
        "If that card is an item card, they may play it for free. Otherwise, they put it on the bottom of their deck."
    )
    (offer,) = nodes(text, ir.If, CardType.ACTION)
    assert isinstance(offer.then, ir.IfDo) and offer.then.then is None
    assert offer.then.otherwise == offer.otherwise


def test_that_character_is_not_one_of_the_cards_discarded() -> None:
    text = "Exert chosen character. Choose and discard a card and banish that character."
    first, _ = nodes(text, ir.Chosen, CardType.ACTION)
    (banished,) = nodes(text, ir.Banish, CardType.ACTION)
    assert banished.what == ir.Those(first.slot)


def test_a_card_that_moved_is_the_one_that_arrived() -> None:
    text = "Return a character card from your discard to your hand. You may play that card for free."
    (put,) = nodes(text, ir.Put, CardType.ACTION)
    (play,) = nodes(text, ir.Play, CardType.ACTION)
    assert put.into
    assert play.what == ir.Those(put.into)


@pytest.mark.parametrize(
    "text",
    [
        "Put the rest on the bottom of your deck in any order.",
        "Gain 1 lore for each 1 damage removed this way.",
        "That player draws a card.",
    ],
)
def test_where_there_is_nothing_to_point_at_the_text_is_declined(text: str) -> None:
    read = read_paragraph(text, CardType.ACTION)
    assert isinstance(read, Declined)
    assert not read.ambiguous


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this character is challenged, you may choose and discard a card. If you do, exert that character.",
        "When you play this character, reveal the top card of your deck. If it's a character card, banish it.",
        "Whenever you move a character here, they get +1 ¤ this turn.",
    ],
)
def test_what_could_never_happen_is_declined(text: str) -> None:
    """A card that is not in play has nothing done to it there; nobody moves to a character."""
    assert isinstance(read_paragraph(text, CardType.CHARACTER), Declined)


def test_slots_that_nobody_reads_have_no_name() -> None:
    (chosen,) = nodes("Banish chosen character.", ir.Chosen, CardType.ACTION)
    assert chosen.slot == ""


def test_each_other_after_a_choice_is_each_but_that_one() -> None:
    """6.1.6: "other" is what was not selected already."""
    text = "⟳ — Choose an opposing character and move 1 damage from each other character to them."
    (chosen,) = nodes(text, ir.Chosen)
    (moved,) = nodes(text, ir.MoveDamage)
    assert ir.Not(ir.IsIn(chosen.slot)) in moved.source.where
    assert ir.IsOther() not in moved.source.where


def test_your_others_are_others_than_this_character_even_after_a_choice() -> None:
    text = "When you play this character, exert chosen character. Your other characters get +1 ¤ this turn."
    (given,) = nodes(text, ir.Apply)
    assert ir.IsOther() in given.what.where


def test_on_an_action_your_others_are_others_than_the_chosen_one() -> None:
    text = "Chosen character of yours gains Rush this turn. Your other characters get +1 ¤ this turn."
    (chosen,) = nodes(text, ir.Chosen, CardType.ACTION)
    _, given = nodes(text, ir.Apply, CardType.ACTION)
    assert ir.Not(ir.IsIn(chosen.slot)) in given.what.where


@pytest.mark.parametrize("first", ["banish chosen item", "choose and discard a card"])
def test_another_character_is_not_another_than_a_card_of_another_kind_or_place(first: str) -> None:
    text = f"When you play this character, {first}. Then, ready another chosen character."
    _, chosen = nodes(text, ir.Chosen)
    assert ir.IsOther() in chosen.cards.where
    assert not chosen.different


def test_another_is_another_than_the_character_chosen_before_a_card_was_discarded() -> None:
    text = (
        "Deal 1 damage to chosen character. You may choose and discard a card to deal 1 damage to another chosen "
        "character."
    )
    first, _, second = nodes(text, ir.Chosen, CardType.ACTION)
    assert second.different == first.slot != ""


@pytest.mark.parametrize("who", ["Chosen opponent", "Each opponent"])
def test_of_what_is_theirs_one_chooses_when_they_have_shown_it(who: str) -> None:
    """Not before: whose hand it is and what is in it is known only then (6.7.6.1)."""
    text = f"{who} reveals their hand and discards an item card of your choice."
    (each,) = nodes(text, ir.EachPlayer, CardType.ACTION)
    kinds = [type(node) for node in walk(each)]
    assert kinds.index(ir.Reveal) < kinds.index(ir.Chosen)


def test_what_is_chosen_for_all_of_them_is_chosen_once() -> None:
    text = "Each opponent loses lore equal to the damage on chosen character of yours."
    (each,) = nodes(text, ir.EachPlayer, CardType.ACTION)
    (choose,) = nodes(text, ir.Choose, CardType.ACTION)
    assert nodes(text, ir.LoseLore, CardType.ACTION)[0].n == ir.StatOf(Stat.DAMAGE, ir.Those(choose.what.slot))
    assert each.who == Who.OPPONENTS


@pytest.mark.parametrize(
    ("text", "type_"),
    [
        ("At the start of your turn, if you have a character here, ready them.", CardType.LOCATION),
        ("At the start of your turn, if you have an item in play, banish it.", CardType.CHARACTER),
        ("Whenever you draw a card, they get +1 ¤ this turn.", CardType.ITEM),
    ],
)
def test_cards_that_are_only_said_to_be_there_are_not_taken_for_this_card(text: str, type_: CardType) -> None:
    assert isinstance(read_paragraph(text, type_), Declined)


def test_here_is_this_location_or_the_one_where_this_character_is() -> None:
    text = "Whenever {} quests, deal 1 damage to each other character here."
    (test,) = nodes(text.format("one of your characters"), ir.IsAt, CardType.LOCATION)
    assert test == ir.IsAt(ir.This())
    (test,) = nodes(text.format("this character"), ir.IsAt)
    assert test == ir.IsAt(ir.LocationOf(ir.This()))


def test_another_location_is_not_another_than_the_chosen_character() -> None:
    text = "⟳ — Chosen character gets +1 ¤ this turn. Banish another chosen location."
    _, location = nodes(text, ir.Chosen)
    assert not location.different and ir.IsOther() in location.cards.where
    _, character = nodes(text.replace("location", "character"), ir.Chosen)
    assert character.different


def test_the_other_character_is_the_character_and_not_the_place() -> None:
    text = (
        "When you play this character, you may move him and one of your other characters to the same "
        "location for free. If you do, the other character gains Rush this turn."
    )
    other = next(chosen for chosen in nodes(text, ir.Chosen) if ir.IsOther() in chosen.cards.where)
    (given,) = nodes(text, ir.Apply)
    assert other.slot
    assert given.what == ir.Those(other.slot)


def test_that_player_is_the_one_whose_turn_it_is() -> None:
    text = "During an opponent's turn, whenever one of your characters is banished, that player loses 1 lore."
    (each,) = nodes(text, ir.EachPlayer)
    assert each.who == Who.ACTIVE


@pytest.mark.parametrize(
    "text",
    [
        "When this character is banished in a challenge, banish the challenging character.",
        "Whenever this character banishes another character in a challenge, exert the challenging character.",
        "Whenever this character quests, exert the challenged character.",
    ],
)
def test_who_challenged_whom_must_be_said(text: str) -> None:
    assert isinstance(read_paragraph(text, CardType.CHARACTER), Declined)


def test_what_is_put_on_top_of_a_shuffled_deck_is_not_shuffled() -> None:
    text = (
        "⟳ — Search your deck for an item card and reveal that card to all players. Shuffle your deck and put that "
        "card on top of it."
    )
    (found,) = nodes(text, ir.Chosen, CardType.ITEM)
    (shuffled,) = nodes(text, ir.Shuffle, CardType.ITEM)
    assert shuffled.keep == ir.Those(found.slot)


def test_their_player_pays_for_whom_the_effect_is_about() -> None:
    """The effect is said before the price: "they" are the cards it is about, not those of the event (6.1.5)."""
    text = "Whenever one of your characters is challenged, {} unless their player pays 1 ⬡."
    (payer,) = nodes(text.format("the challenging character gets -2 ¤ this turn"), ir.EachPlayer)
    assert payer.who == ir.PlayerOf(ir.Involved(Role.SUBJECT))
    (payer,) = nodes(text.format("deal 2 damage to the challenging character"), ir.EachPlayer)
    assert payer.who == ir.PlayerOf(ir.Involved(Role.SUBJECT))
