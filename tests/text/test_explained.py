"""Keywords that no rule explains, once a reminder text has explained them: given, lost, named and counted."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import Table, table

from illumineer import ir
from illumineer.cards.reading import check_all
from illumineer.text import NOTHING, Explained, explained_on, read_card, read_paragraph, write_ability, write_card
from illumineer.text.card import Paragraph, Printed
from illumineer.text.outcome import Declined, Read
from illumineer.vocab import CardType, Happening, Ink
from illumineer.words import say

CHARACTER, ACTION, ITEM, LOCATION = CardType.CHARACTER, CardType.ACTION, CardType.ITEM, CardType.LOCATION

LINES = (
    "Thorns +1 (Whenever this character is challenged, deal 1 damage to the challenging character.)",
    "Scout (Whenever this character quests, draw a card.)",
    "Surefooted (This character can't be challenged.)",
    "Deep Dive 2 (Whenever this character quests, draw 2 cards.)",
    "Steady (This character can't be challenged. Whenever this character quests, gain 1 lore.)",
)


def printed(name: str, *texts: str, type_: CardType = CHARACTER, **more: Any) -> Printed:
    """A card of that type with these paragraphs, story names in front of a colon."""
    parts = [text.rpartition(": ") for text in texts]
    paragraphs = tuple(Paragraph(text, story) for story, _, text in parts)
    stats = {"strength": 2, "willpower": 4, "lore": 1} if type_ is CHARACTER else {}
    return Printed(name, type_, 0, (Ink.AMBER,), paragraphs=paragraphs, **{**stats, **more})


def known() -> Explained:
    found = NOTHING
    for i, line in enumerate(LINES):
        found = found.joined(explained_on(printed(f"Line {i}", line)))
    return found


KNOWN = known()


def read(text: str, type_: CardType = CHARACTER) -> Read:
    found = read_paragraph(text, type_, explained=KNOWN)
    assert isinstance(found, Read), say(found.reason)
    return found


def declined(text: str, type_: CardType = CHARACTER, explained: Explained = KNOWN) -> str:
    found = read_paragraph(text, type_, explained=explained)
    assert isinstance(found, Declined), found.ability
    assert say(found.reason, "es")
    return say(found.reason)


# --- words -----------------------------------------------------------------------------------

SENTENCES = [
    (ITEM, "Your characters gain Surefooted.", "Tus personajes ganan Surefooted."),
    (ITEM, "Your characters with Scout get +1 ¤.", "Tus personajes con Scout obtienen +1 ¤."),
    (ITEM, "Your characters gain Thorns +1 and Evasive.", "Tus personajes ganan Thorns +1 y Evasivo."),
    (ACTION, "Chosen character gains Deep Dive 2 this turn.", "Un personaje elegido gana Deep Dive 2 este turno."),
    (ACTION, "Chosen character loses Scout this turn.", "Un personaje elegido pierde Scout este turno."),
    (ACTION, "Banish chosen character with Thorns.", "Destierra un personaje elegido con Thorns."),
    (
        CHARACTER,
        "This character gets +1 ¤ for each other character you have in play with Steady.",
        "Este personaje obtiene +1 ¤ por cada otro personaje con Steady que tengas en juego.",
    ),
]


@pytest.mark.parametrize(("type_", "english", "spanish"), SENTENCES)
def test_a_sentence_that_speaks_of_one(type_: CardType, english: str, spanish: str) -> None:
    found = read(english, type_)
    assert found.written == found.normal == english
    assert write_ability(found.ability, type_, "en", found.surface) == english
    assert write_ability(found.ability, type_, "es", found.surface) == spanish
    assert ir.from_json(ir.to_json(found.ability)) == found.ability


@pytest.mark.rule("1.1.7")
def test_its_reminder_text_is_passed_over_there() -> None:
    bare = read("Your characters gain Thorns +1.", ITEM)
    with_brackets = read("Your characters gain Thorns +1. (They are prickly.)", ITEM)
    assert with_brackets.ability == bare.ability


def test_a_keyword_of_several_abilities_is_given_whole() -> None:
    (mod,) = read("Your characters gain Steady.", ITEM).ability.mods
    assert isinstance(mod.ability, ir.Coined) and len(mod.ability.more) == 1


# --- declined --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "type_", "reason"),
    [
        ("Your characters gain Thorns +2.", ITEM, "no reminder text explains «Thorns +2», only «Thorns +1»"),
        ("Your characters gain Scout 3.", ITEM, "no reminder text explains «Scout 3», only «Scout»"),
        ("Chosen character can't gain Scout this turn.", ACTION, "«Scout» is known by its reminder text alone"),
        ("Your characters gain Umbrage.", ITEM, "«Umbrage» is no keyword that is known"),
    ],
)
def test_declined(text: str, type_: CardType, reason: str) -> None:
    assert reason in declined(text, type_)


def test_a_keyword_that_two_cards_explain_differently_is_not_given() -> None:
    other = explained_on(printed("Other", "Scout (Whenever this character quests, gain 1 lore.)"))
    both = KNOWN.joined(other)
    assert "«Scout» is explained in two ways" in declined("Your characters gain Scout.", ITEM, both)
    found = read_paragraph("Your characters with Scout get +1 ¤.", ITEM, explained=both)
    assert isinstance(found, Read)  # to name it, its name is enough


def test_without_an_explanation_it_is_declined() -> None:
    assert "«Scout» is no keyword that is known" in declined("Your characters gain Scout.", ITEM, NOTHING)


# --- cards -----------------------------------------------------------------------------------


def made(*cards: Printed) -> list[ir.Card]:
    """The cards of one file: what one explains, the others know."""
    known = NOTHING
    for card in cards:
        known = known.joined(explained_on(card))
    found = []
    for card in cards:
        reading = read_card(card, known)
        assert reading.card is not None, reading.declined
        assert write_card(reading.card, "en", reading.surface) == reading.normal
        assert all(write_card(reading.card, "es", reading.surface))
        found.append(reading.card)
    return found


def test_a_card_speaks_of_its_own_keyword() -> None:
    (card,) = made(
        printed(
            "Wren",
            "Scout (Whenever this character quests, draw a card.)",
            "LEAD ON: Your other characters gain Scout.",
            "FLOCK: This character gets +1 ¤ for each other character you have in play with Scout.",
        )
    )
    t = table([card], p1={"play": ["Wren", "Ogre", "Pawn"], "deck": 4})
    assert t["Wren"].strength == 4
    t.do("quest Ogre")
    assert len(t.hand()) == 1
    (resolved,) = t.events(Happening.RESOLVED)
    assert t.game.book.abilities[resolved.fact.ability].name == "Scout"


GIVER = printed("Banner", "WAVED: Your characters gain Thorns +1.", type_=ITEM)
THORNY = printed("Briar", LINES[0])


def challenged(*mine: Any) -> Table:
    """A Giant challenges an exerted Briar, whose player has these cards in play besides."""
    cards = made(THORNY, GIVER, printed("Hook", "BLUNT: Characters lose Thorns.", type_=ITEM))
    play = [{"card": "Briar", "exerted": True}, *mine]
    return table(cards, p1={"play": ["Giant"]}, p2={"play": play}).do("challenge Giant")


@pytest.mark.rule("8.1.2")
def test_numbers_with_plus_add_up() -> None:
    assert challenged()["Giant"].damage == 3  # 2 by strength
    t = challenged("Banner")
    while t.asked and t.asked[1] == "resolve":
        t.do(t.moves()[0])
    assert t["Giant"].damage == 4


def test_it_is_lost() -> None:
    assert challenged("Hook")["Giant"].damage == 2


@pytest.mark.rule("8.1.2")
def test_without_plus_a_card_has_it_once() -> None:
    giver = printed("Guide", "THIS WAY: Your characters gain Scout.", type_=ITEM)
    for play in (["Wren"], ["Wren", "Guide"], ["Wren", "Guide", "Guide#2"]):
        cards = made(printed("Wren", LINES[1]), giver)
        t = table(cards, p1={"play": play, "deck": 5}).do("quest Wren")
        assert len(t.hand()) == 1 and t.bag() == []


def test_it_is_gained_for_a_time_and_counted() -> None:
    lesson = printed("Lesson", "Chosen character gains Surefooted until the start of your next turn.", type_=ACTION)
    census = printed("Census", "Gain 1 lore for each character with Surefooted in play.", type_=ACTION)
    cards = made(lesson, census, printed("Goat", LINES[2]))
    t = table(
        cards,
        p1={"play": [{"card": "Ogre", "exerted": True}], "hand": ["Lesson", "Census"], "deck": 5},
        p2={"play": ["Giant", "Goat"], "deck": 5},
    )
    t.do("play Lesson", "choose Ogre", "play Census")
    assert t.lore() == 2
    t.end_turn()
    assert not t.legal("challenge Giant")
    t.end_turn()
    assert not any(spec.coined for spec, _ in t["Ogre"].values.abilities)


def test_it_is_told_in_both_languages() -> None:
    cards = made(printed("Goat", LINES[4]), printed("Path", "UP HERE: Your characters gain Steady.", type_=ITEM))
    t = table(cards, p1={"play": ["Ogre", "Path"]})
    for lang, words in (("en", "Ogre gains Steady"), ("es", "Ogre gana Steady")):
        lines = [t.game.explain(each, lang) for each in t.game["Ogre"].why("limits")]
        assert len([line for line in lines if line.startswith(words)]) == 1


# --- files -----------------------------------------------------------------------------------


def test_cards_of_one_file_know_each_others_keywords() -> None:
    class Source:
        def __init__(self, printed: Printed) -> None:
            self.printed = printed

    sources: list[Any] = [Source(GIVER), Source(THORNY)]
    assert [each.status for each in check_all(sources)] == ["compiled", "compiled"]
    assert [each.status for each in check_all(sources[:1])] == ["declined"]
