"""Keywords and verbs that no rule explains: they mean what their reminder text says, or are declined."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import Table, table

from illumineer import ir
from illumineer.text import normalise, read_card, read_paragraph, write_ability, write_card
from illumineer.text.card import Paragraph, Printed
from illumineer.text.outcome import Declined, Read
from illumineer.vocab import CardType, Happening, Ink
from illumineer.words import say

CHARACTER, ACTION, ITEM, LOCATION = CardType.CHARACTER, CardType.ACTION, CardType.ITEM, CardType.LOCATION


def read(text: str, type_: CardType = CHARACTER) -> Read:
    found = read_paragraph(text, type_)
    assert isinstance(found, Read), say(found.reason)
    return found


def declined(text: str, type_: CardType = CHARACTER) -> str:
    found = read_paragraph(text, type_)
    assert isinstance(found, Declined), found.ability
    return say(found.reason)


# --- keyword lines ---------------------------------------------------------------------------

LINES = [
    (
        CHARACTER,
        "Keepsake (When this character is banished, you may draw a card.)",
        "Keepsake (Cuando este personaje sea desterrado, puedes robar una carta.)",
    ),
    (
        CHARACTER,
        "Thorns +1 (Whenever this character is challenged, deal 1 damage to the challenging character.)",
        "Thorns +1 (Cada vez que este personaje sea desafiado, infliges 1 de daño al personaje desafiante.)",
    ),
    (
        CHARACTER,
        "Scout (⟳ — Look at the top card of your deck. Put it on either the top or the bottom of your deck.)",
        "Scout (⟳ — Mira la carta superior de tu mazo. Ponla en la parte superior o en el fondo de tu mazo.)",
    ),
    (
        ITEM,
        "Tithe 1 ⬡ (⟳, 1 ⬡ — Each opponent loses 1 lore.)",
        "Tithe 1 ⬡ (⟳, 1 ⬡ — Cada oponente pierde 1 de lore.)",
    ),
    (
        CHARACTER,
        "Deep Dive 2 (When you play this character, draw 2 cards.)",
        "Deep Dive 2 (Cuando juegues este personaje, robas 2 cartas.)",
    ),
    (
        ACTION,
        "Haggle 2 (If you have 2 or more items in play, you pay 2 ⬡ less to play this action.)",
        "Haggle 2 (Si tienes en juego 2 o más objetos, pagas 2 ⬡ menos por jugar esta acción.)",
    ),
    (
        LOCATION,
        "Haven (Characters get +1 ⛉ while here.)",
        "Haven (Los personajes obtienen +1 ⛉ mientras estén aquí.)",
    ),
    (
        CHARACTER,
        "Twofold (When you play this character, draw a card. Whenever this character quests, gain 1 lore.)",
        "Twofold (Cuando juegues este personaje, robas una carta. "
        "Cada vez que este personaje vaya de aventura, ganas 1 de lore.)",
    ),
    (
        CHARACTER,
        "Steady (This character can't be challenged. Whenever this character quests, gain 1 lore. "
        "When this character is banished, draw a card.)",
        "Steady (Este personaje no puede ser desafiado. Cada vez que este personaje vaya de aventura, ganas 1 "
        "de lore. Cuando este personaje sea desterrado, robas una carta.)",
    ),
]


@pytest.mark.rule("1.1.7")
@pytest.mark.parametrize(("type_", "english", "spanish"), LINES)
def test_a_keyword_line_means_what_its_reminder_text_says(type_: CardType, english: str, spanish: str) -> None:
    word, _, said = english.partition(" (")
    found = read(english, type_)
    abilities = found.ability if isinstance(found.ability, tuple) else (found.ability,)
    assert found.coined == (abilities[0].word,)
    assert {" ".join(filter(None, (each.word, each.value))) for each in abilities} == {word}
    plain = [read(each, type_).ability for each in _abilities(said[:-1])]
    assert [each.ability for each in abilities] == plain
    assert found.written == found.normal == english
    assert write_ability(found.ability, type_, "en", found.surface) == english
    assert write_ability(found.ability, type_, "es", found.surface) == spanish


def _abilities(text: str) -> list[str]:
    """The abilities of a reminder text; each begins with another word here."""
    for start in ("Whenever", "When this character is banished"):
        text = text.replace(f". {start}", f".\n{start}")
    return text.split("\n")


def test_a_keyword_line_is_kept_as_json() -> None:
    tree = read(LINES[1][1]).ability
    assert ir.from_json(ir.to_json(tree)) == tree


@pytest.mark.parametrize("line", [LINES[0], LINES[-1]])
def test_without_a_surface_it_is_written_so_that_it_means_the_same(line: tuple[CardType, str, str]) -> None:
    ability = read(line[1]).ability
    assert read(write_ability(ability, CHARACTER)).ability == ability


# --- verbs -----------------------------------------------------------------------------------

VERBS = [
    (
        ITEM,
        "When you play this item, unearth 1. (Put the top card of your deck into your discard. If it's an item card, "
        "you may return it to your hand.)",
        "Cuando juegues este objeto, unearth 1. (Pon la carta superior de tu mazo en tu descarte. Si es una carta de "
        "objeto, puedes devolverla a tu mano.)",
    ),
    (ACTION, "Forage 2. (Draw 2 cards.)", "Forage 2. (Roba 2 cartas.)"),
    (
        ACTION,
        "Take aim 2. (Deal 2 damage to chosen character.)",
        "Take aim 2. (Inflige 2 de daño a un personaje elegido.)",
    ),
    (ITEM, "⟳, 2 ⬡ — Forage 2. (Draw 2 cards.)", "⟳, 2 ⬡ — Forage 2. (Roba 2 cartas.)"),
    (ACTION, "Forage 2. (To forage 2, draw 2 cards.)", "Forage 2. (Para forage 2, roba 2 cartas.)"),
    (
        ACTION,
        "Gain 1 lore. You may polish chosen item. (To polish, ready it.)",
        "Gana 1 de lore. Puedes polish un objeto elegido. (Para polish, prepara ese objeto.)",
    ),
    (
        CHARACTER,
        "Whenever this character quests, you may forage 2. (Draw 2 cards.)",
        "Cada vez que este personaje vaya de aventura, puedes forage 2. (Roba 2 cartas.)",
    ),
    (
        ACTION,
        "Mesmerize chosen character. (They can't quest or challenge until the start of your next turn.)",
        "Mesmerize un personaje elegido. (Ese personaje no puede ir de aventura ni desafiar hasta el inicio de tu "
        "próximo turno.)",
    ),
    (
        ACTION,
        "Draw a card, then stun each opposing character. (Exert them. They can't ready at the start of their next "
        "turn.) Gain 1 lore.",
        "Roba una carta y luego stun cada personaje oponente. (Agota esos personajes. No pueden "
        "prepararse al inicio de su próximo turno.) Gana 1 de lore.",
    ),
    (
        CHARACTER,
        "Whenever this character challenges another character, stun the challenged character. (Exert them.)",
        "Cada vez que este personaje desafíe a otro personaje, stun el personaje desafiado. (Agota ese personaje.)",
    ),
    (
        ITEM,
        "Your characters gain “⟳ — Forage 1.” (Draw a card.)",
        "Tus personajes ganan «⟳ — Forage 1». (Roba una carta.)",
    ),
    (
        CHARACTER,
        "Whenever this character quests, each opponent grovels. (They lose 1 lore.)",
        "Cada vez que este personaje vaya de aventura, cada oponente grovels. (Ese jugador pierde 1 de lore.)",
    ),
    (
        ACTION,
        "Tax chosen opponent. (They lose 2 lore.)",
        "Tax a un oponente elegido. (Ese jugador pierde 2 de lore.)",
    ),
    (
        ACTION,
        "Choose one: • Forage 2. (Draw 2 cards.) • Polish chosen item. (Ready it.)",
        "Elige una opción: • Forage 2. (Roba 2 cartas.) • Polish un objeto elegido. (Prepara ese objeto.)",
    ),
]


@pytest.mark.rule("1.1.7")
@pytest.mark.parametrize(("type_", "english", "spanish"), VERBS)
def test_a_verb_means_the_sentences_of_its_reminder_text(type_: CardType, english: str, spanish: str) -> None:
    found = read(english, type_)
    assert found.coined
    assert normalise(found.written, reminders=True) == found.normal == english
    assert write_ability(found.ability, type_, "en", found.surface) == english
    assert write_ability(found.ability, type_, "es", found.surface) == spanish


def test_the_tree_of_a_verb_with_an_object() -> None:
    verb = read("Stun chosen opposing character. (Exert them.)", ACTION).ability.effect
    plain = read("Exert chosen opposing character.", ACTION).ability.effect
    assert isinstance(verb, ir.CoinedVerb) and (verb.word, verb.value) == ("stun", "")
    assert isinstance(verb.what, ir.Chosen)
    assert verb.effect == ir.Exert(ir.Those(verb.what.slot))
    assert verb.what.cards == plain.what.cards


def test_a_reminder_text_of_something_known_stays_dropped() -> None:
    text = "Stun chosen character. (Exert them.) Chosen character gains Rush this turn. (They can challenge at once.)"
    found = read(text, ACTION)
    assert found.coined == ("stun",)
    assert found.normal == "Stun chosen character. (Exert them.) Chosen character gains Rush this turn."
    for known in ("Evasive (This character can't be challenged.)", "Boost 2 ⬡ (Draw 2 cards.)"):
        assert isinstance(read(known).ability, ir.KeywordAbility)
        assert read(known).coined == ()


# --- declined --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "type_", "reason"),
    [
        # no reminder text
        ("Scout", CHARACTER, "«Scout» is no keyword that is known"),
        ("Forage 2.", ACTION, "cannot be read from «2 .» on"),
        # a reminder text that is not read
        ("Bulwark (Damage counters stay on this character.)", CHARACTER, "«Bulwark» is not known, and its reminder"),
        ("Bulwark (Damage counters stay on this character.)", CHARACTER, "cannot be read from «stay on this character"),
        ("Forage 2. (Riffle through 2 cards.)", ACTION, "«forage» is not known, and its reminder text"),
        ("Echo (Whenever you draw a card, gain 1 lore.)", ACTION, "an action is never in play"),
        # what the number is for is not said
        ("Thorns +2 (Whenever this character quests, draw a card.)", CHARACTER, "what its number 2 means is not said"),
        ("Forage 3. (Draw 2 cards.)", ACTION, "what its number 3 means is not said"),
        # a known keyword is in it
        ("Mega Evasive (This character can't be challenged.)", CHARACTER, "«Mega Evasive» is no keyword that is known"),
        ("Stun chosen character and they gain Ward this turn. (Exert them.)", ACTION, "cannot be read"),
        # done by others
        ("Each opponent forages 2. (Draw 2 cards.)", ACTION, "is explained as something that you do"),
        # granted, counted
        ("Your characters gain Surefooted. (They can't be challenged.)", ITEM, "«Surefooted» is no keyword"),
        ("Your characters with Scout get +1 ¤. (They look ahead.)", ITEM, "«Scout» is no keyword"),
        # no verb
        ("Put a stun counter on chosen character. (They can't ready.)", ACTION, "cannot be read"),
        ("Banish bewitched characters. (Draw a card.)", ACTION, "cannot be read"),
        # nothing outside points at what the reminder text names
        (
            "Unearth 1. (Put the top card of your deck into your discard.) If it's an item card, gain 1 lore.",
            ACTION,
            "nothing has been spoken of",
        ),
        # "they" without an object
        ("Grumble. (They get -1 ¤ this turn.)", ACTION, "nothing has been spoken of"),
        # twice, with one reminder text
        ("Forage 2, then forage 2. (Draw 2 cards.)", ACTION, "cannot be read"),
        ("Forage 2. (Draw 2 cards.) Forage 2. (Draw 2 cards.)", ACTION, "it stands there twice"),
    ],
)
def test_declined(text: str, type_: CardType, reason: str) -> None:
    assert reason in declined(text, type_)


def test_the_place_that_is_not_read_is_in_the_reminder_text() -> None:
    found = read_paragraph("Keen 1 (When you play this character, juggle a card.)", CHARACTER)
    assert isinstance(found, Declined)
    assert found.text == "Keen 1 (When you play this character, juggle a card.)"
    assert found.position == 9  # Keen 1 ( When you play this character , ▸ juggle


def test_the_reason_in_spanish() -> None:
    found = read_paragraph("Forage 3. (Draw 2 cards.)", ACTION)
    assert isinstance(found, Declined)
    assert "no se dice qué significa su número 3" in say(found.reason, "es")


def test_a_keyword_behind_a_story_name_is_declined() -> None:
    paragraph = Paragraph("Keepsake (When this character is banished, draw a card.)", "OLD LOCKET")
    reading = read_card(Printed("Wren", CHARACTER, 2, (Ink.AMBER,), paragraphs=(paragraph,)))
    assert reading.declined is not None
    assert "stands behind the story name «OLD LOCKET»" in say(reading.declined.reason)


# --- whole cards, played ---------------------------------------------------------------------


def made(*texts: str, type_: CardType = CHARACTER, **more: Any) -> ir.Card:
    """A card of that type with these paragraphs, story names in front of a colon."""
    parts = [text.rpartition(": ") for text in texts]
    paragraphs = tuple(Paragraph(text, name) for name, _, text in parts)
    stats = {"strength": 2, "willpower": 4, "lore": 1} if type_ is CHARACTER else {}
    reading = read_card(Printed("Wren", type_, 0, (Ink.AMBER,), paragraphs=paragraphs, **{**stats, **more}))
    assert reading.card is not None, reading.declined
    printed = tuple(f"{name} {text}".strip() for name, _, text in parts)
    assert write_card(reading.card, "en", reading.surface) == reading.normal == printed
    return reading.card


def test_a_card_with_two_coined_keywords_and_a_story_name() -> None:
    card = made(
        "Keepsake (When this character is banished, draw a card.)",
        "Steady (This character can't be challenged. Whenever this character quests, gain 1 lore.)",
        "OLD ROADS: Whenever this character quests, forage 1. (Draw a card.)",
    )
    assert [ability.name for ability in card.abilities] == ["Keepsake", "Steady", "Steady", "OLD ROADS"]


def test_a_triggered_keyword_goes_by_its_word() -> None:
    card = made("Thorns +1 (Whenever this character is challenged, deal 1 damage to the challenging character.)")
    t = table([card], p1={"play": ["Giant"]}, p2={"play": [{"card": "Wren", "exerted": True}]})
    t.do("challenge Giant")
    assert t["Giant"].damage == 3
    (resolved,) = t.events(Happening.RESOLVED)
    assert t.game.book.abilities[resolved.fact.ability].name == "Thorns"
    assert any("Thorns" in t.game.explain(event) for event in t.game.events)


def test_an_activated_keyword() -> None:
    card = made("Tithe 1 ⬡ (⟳, 1 ⬡ — Each opponent loses 1 lore.)", type_=ITEM)
    t = table([card], p1={"play": ["Wren"], "ink": 1}, p2={"lore": 3})
    t.do("activate Wren: Tithe")
    assert t["Wren"].exerted
    assert t.lore(1) == 2


def cast(text: str, *answers: str, p1: Any = None, p2: Any = None) -> Table:
    mine = {"deck": 6, **(p1 or {})}
    mine["hand"] = ["Wren", *mine.get("hand", ())]
    return table([made(text, type_=ACTION)], p1=mine, p2={"deck": 6, **(p2 or {})}).do("play Wren", *answers)


def test_a_verb_is_done_to_its_object() -> None:
    text = "Stun chosen opposing character. (Exert them. They can't ready at the start of their next turn.)"
    t = cast(text, "choose Giant", p2={"play": ["Giant", "Ogre"]})
    assert t["Giant"].exerted and not t["Ogre"].exerted
    t.end_turn()
    assert t["Giant"].exerted


def test_a_verb_is_done_to_a_whole_group() -> None:
    """The group is the one that was there when the verb began."""
    t = cast(
        "Rattle each opposing character with 3 ¤ or less. (They get +2 ¤ this turn. Exert them.)",
        p2={"play": ["Scout", "Giant"]},
    )
    assert t["Scout"].exerted
    assert t["Scout"].strength == 4 and not t["Giant"].exerted


def test_a_verb_with_nothing_to_choose_does_nothing() -> None:
    t = cast("Stun chosen opposing character. (Exert them.) Gain 1 lore.")
    assert t.lore(0) == 1


def test_a_verb_that_may_be_done() -> None:
    card = made("OLD ROADS: When you play this character, you may forage 2. (Draw 2 cards.)")
    for answer, drawn in (("accept", 2), ("decline", 0)):
        t = table([card], p1={"hand": ["Wren"], "deck": 5}).do("play Wren", answer)
        assert len(t.hand()) == drawn


def test_a_verb_of_several_sentences_is_one_thing_to_decline() -> None:
    text = "OLD ROADS: When you play this character, you may forage 2. (Draw 2 cards. Gain 1 lore.)"
    for answer, lore in (("accept", 1), ("decline", 0)):
        t = table([made(text)], p1={"hand": ["Wren"], "deck": 5}).do("play Wren", answer)
        assert (len(t.hand()), t.lore(0)) == (2 * lore, lore)


@pytest.mark.parametrize("text", ["Each opponent grovels.", "Tax each opponent."])
def test_players_do_it_or_are_its_object(text: str) -> None:
    t = cast(f"{text} (They lose 2 lore.)", p1={"lore": 5}, p2={"lore": 5})
    assert (t.lore(0), t.lore(1)) == (5, 3)


def test_a_chosen_player_does_what_is_explained() -> None:
    text = "Chosen opponent squirms. (They choose and discard a card. They lose 1 lore.)"
    t = cast(text, p2={"hand": ["Ogre", "Scout"], "lore": 3})
    assert t.asked == (1, "choose")
    t.do("choose Ogre")
    assert t.discard(1) == ["Ogre"] and t.lore(1) == 2


def test_each_player_does_it_with_cards_of_their_own() -> None:
    t = cast("Each player forages 2. (They draw 2 cards.)")
    assert (len(t.hand(0)), len(t.hand(1))) == (2, 2)


def test_what_is_granted_may_use_a_coined_verb() -> None:
    card = made("FRIENDS: Your characters gain “⟳ — Forage 1.” (Draw a card.)", type_=ITEM)
    t = table([card], p1={"play": ["Wren", "Ogre"], "deck": 3}).do("activate Ogre: Wren")
    assert len(t.hand()) == 1


LINGER = (
    "Linger: Discard a card (When this character is banished, you may choose and discard a card to return this card to "
    "your hand.)"
)


def test_a_keyword_with_a_price() -> None:
    read = read_paragraph(LINGER, CardType.CHARACTER)
    assert not isinstance(read, Declined) and read.written == LINGER
    assert isinstance(read.ability, ir.Coined) and read.ability.value == "Discard a card"
    spanish = write_ability(read.ability, CardType.CHARACTER, "es", read.surface)
    assert spanish.startswith("Linger: Descartar una carta (")


@pytest.mark.parametrize("price", ["Whistle a tune", "Banish one of your items"])
def test_a_price_that_the_reminder_text_does_not_ask_for(price: str) -> None:
    text = f"Linger: {price} (When this character is banished, you may choose and discard a card to draw 2 cards.)"
    assert isinstance(read_paragraph(text, CardType.CHARACTER), Declined)
