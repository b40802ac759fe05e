"""One lexeme for each verb: none is missing, none leaves out what texts need, and "… this way" can be said of each."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, get_args

import pytest
from tests.text.test_played import cast

from illumineer import ir
from illumineer.text import english, spanish
from illumineer.text.card import Declined, read_paragraph, written
from illumineer.text.lexemes import BY_VERB, LEXEMES, PLAIN, Lexeme
from illumineer.vocab import CardType
from illumineer.words import say

THINGS = ("Thing", "Thing | None", "Chosen", "Cards | None")
NOT_ACTED_ON = {(ir.Shuffle, "keep"): "these cards stay out of it"}
NOTHING_SAID = {
    ir.Apply: "what is given is nothing that «this way» could mean",
    ir.PutDamage: "no text counts the counters that were put on cards",
}


def verbs() -> set[type[ir.Node]]:
    """The effects that join no others."""
    joins = {cls for cls in get_args(ir.effects.Effect) if any("Effect" in str(field.type) for field in fields(cls))}
    return set(get_args(ir.effects.Effect)) - joins - {ir.Again}


def leaves(lexeme: Lexeme) -> bool:
    """Whether the verb leaves in a slot what really happened."""
    return "into" in lexeme.verb.filled_fields


# --- completeness ----------------------------------------------------------------------------


def test_every_verb_has_a_lexeme() -> None:
    missing = sorted(cls.__name__ for cls in verbs() - set(BY_VERB))
    assert not missing, f"give a row in text/lexemes.py to {', '.join(missing)}"
    assert set(BY_VERB) == verbs() and len(BY_VERB) == len(LEXEMES)


@pytest.mark.parametrize("lexeme", LEXEMES, ids=lambda lexeme: lexeme.verb.__name__)
class TestFaces:
    """What the row of a verb must say."""

    def test_what_it_acts_on(self, lexeme: Lexeme) -> None:
        things = [field.name for field in fields(lexeme.verb) if str(field.type) in THINGS]
        silent = [name for name in things if name not in lexeme.acts_on and (lexeme.verb, name) not in NOT_ACTED_ON]
        assert not silent, f"name {silent} in `acts_on` of the lexeme, or say in NOT_ACTED_ON here why not"
        assert set(lexeme.acts_on) <= set(lexeme.verb.field_names)

    def test_its_words_in_both_languages(self, lexeme: Lexeme) -> None:
        assert bool(lexeme.en) is bool(lexeme.es), "a verb has a word in both languages, or in none"
        if leaves(lexeme):
            silent = not lexeme.en and lexeme.verb not in NOTHING_SAID
            assert not silent, "give the lexeme `en` and `es`: «… this way» is said with their participles"

    def test_what_it_leaves(self, lexeme: Lexeme) -> None:
        if leaves(lexeme) and lexeme.verb is not ir.Draw:
            has_amount = "n" in lexeme.verb.field_names
            assert lexeme.counts is has_amount, "a verb with an amount `counts`: it leaves a number; others leave cards"

    def test_names_of_slots_that_nothing_reads(self, lexeme: Lexeme) -> None:
        slots = [field for field in fields(lexeme.verb) if field.type == "FilledSlot"]
        needed = [field.name for field in slots if field.default is MISSING]
        assert len(lexeme.unread) >= len(needed), f"give names in `unread` to the slots {needed}"

    def test_where_its_cards_are_afterwards(self, lexeme: Lexeme) -> None:
        if lexeme.moves:
            assert lexeme.arrives is not None or lexeme.verb is ir.Put, "say in `arrives` where its cards are then"


def test_a_verb_is_plain_if_it_is_said_with_its_cards_alone() -> None:
    """The grammar makes the wordings of such a verb: "exert chosen character", "whenever a character is exerted"."""
    plain = {lexeme.verb for lexeme in PLAIN}
    assert {ir.Banish, ir.Exert, ir.Ready} <= plain
    assert not plain & {ir.MoveTo, ir.Deal, ir.Choose, ir.Discard, ir.Draw}


# --- "this way" ------------------------------------------------------------------------------

DONE: dict[type[ir.Node], tuple[str, str]] = {  # what to do, and to what
    ir.Banish: ("Banish chosen character.", "character"),
    ir.Exert: ("Exert chosen character.", "character"),
    ir.Ready: ("Ready chosen character.", "character"),
    ir.MoveTo: ("Move one of your characters to a location for free.", "character"),
    ir.Put: ("Return chosen character to their player's hand.", "character"),
    ir.Discard: ("Choose and discard a card.", "character card"),
    ir.Play: ("Play a character with cost 2 or less for free.", "character"),
    ir.Draw: ("Draw 2 cards.", "character card"),
    ir.Reveal: ("Reveal the top 2 cards of your deck.", "character card"),
}
COUNTED: dict[type[ir.Node], tuple[str, str]] = {
    ir.RemoveDamage: ("Remove up to 3 damage from chosen character.", "1 damage"),
    ir.Deal: ("Deal 2 damage to chosen character.", "1 damage"),
    ir.MoveDamage: ("Move up to 2 damage from chosen character to chosen opposing character.", "1 damage"),
    ir.LoseLore: ("Each opponent loses 2 lore.", "1 lore"),
    ir.GainLore: ("Gain 2 lore.", "1 lore"),
}


def test_each_verb_with_a_participle_has_a_sentence_here() -> None:
    said = {lexeme.verb for lexeme in LEXEMES if lexeme.en and (leaves(lexeme) or lexeme.verb is ir.Reveal)}
    missing = sorted(verb.__name__ for verb in said - set(DONE) - set(COUNTED))
    assert not missing, f"write a sentence for {', '.join(missing)}: it is then tried with «this way»"


def read(text: str) -> tuple[Any, str]:
    """The tree of an action's text that is written back as it stands, and its Spanish."""
    found = read_paragraph(text, CardType.ACTION)
    assert not isinstance(found, Declined), say(found.reason)
    assert found.written == text
    return found.ability, written(found.ability, CardType.ACTION, "es", found.surface)


@pytest.mark.parametrize("verb", DONE, ids=lambda verb: verb.__name__)
@pytest.mark.parametrize("asked", ["If a {} was {} this way, draw a card.", "Gain 1 lore for each {} {} this way."])
def test_what_was_done_to_cards_this_way(verb: type[ir.Node], asked: str) -> None:
    does, noun = DONE[verb]
    lexeme = BY_VERB[verb]
    tree, es = read(f"{does} {asked.format(noun, english.participle(lexeme.en))}")
    (slot,) = ir.slots_read(tree)
    assert slot in ir.slots_filled(ir.find_all(tree, verb)[0])
    assert spanish.participle(lexeme.es)[:-1] in es and "así" in es


@pytest.mark.parametrize("verb", COUNTED, ids=lambda verb: verb.__name__)
def test_how_much_was_done_this_way(verb: type[ir.Node]) -> None:
    does, unit = COUNTED[verb]
    lexeme = BY_VERB[verb]
    tree, es = read(f"{does} Draw a card for each {unit} {english.participle(lexeme.en)} this way.")
    assert ir.find_all(tree, verb)[0].into == ir.find_all(tree, ir.Number)[0].slot  # type: ignore[attr-defined]
    assert f"{spanish.participle(lexeme.es)} así" in es


@pytest.mark.parametrize(("exerted", "drawn"), [(False, 1), (True, 0)])
def test_what_was_exerted_already_was_not_exerted_this_way(exerted: bool, drawn: int) -> None:
    text = "Exert chosen character. If a character was exerted this way, draw a card."
    t = cast(text, "choose Giant", p1={"play": ["Pawn"]}, p2={"play": [{"card": "Giant", "exerted": exerted}]})
    assert len(t.hand()) == drawn


ASKED = ("If an item was {} this way, draw a card.", "Gain 1 lore for each item {} this way.")


@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize("verb", ["exert", "ready"])
def test_of_a_group_it_is_not_known_which_were_exerted_this_way(verb: str, asked: str) -> None:
    """The group is noted whole, also those that were exerted already."""
    found = read_paragraph(f"{verb.title()} all items. {asked.format(english.participle(verb))}", CardType.ACTION)
    assert isinstance(found, Declined) and "this way" in say(found.reason)
    other = read_paragraph(f"Banish all items. {asked.format('banished')}", CardType.ACTION)
    assert not isinstance(other, Declined)
