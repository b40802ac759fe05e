"""Playing a particular card from where it is, for what it costs: read from sentences and played."""

from __future__ import annotations

import pytest
from tests.support import character, item, location, shift, table

from illumineer import ir
from illumineer.text import read_paragraph, write_ability, write_card
from illumineer.text.card import Declined, Paragraph, Printed, Read, read_card
from illumineer.vocab import CardType, Happening, Ink, Who, Zone


def read(text: str, type_: CardType = CardType.CHARACTER) -> Read:
    found = read_paragraph(text, type_)
    assert not isinstance(found, Declined), found.reason
    return found


def spell(text: str, cost: int = 0, name: str = "Spell") -> ir.Card:
    ability = read(text, CardType.ACTION).ability
    abilities = ability if isinstance(ability, tuple) else (ability,)
    return ir.Card(name, CardType.ACTION, cost, (Ink.AMBER,), abilities=abilities)


DROP = spell("Choose and discard a card.", name="Drop")
RAID = spell("Each opponent chooses and discards a card.", name="Raid")


# --- discarded, and played from there --------------------------------------------------------

BACK = "When you discard this card during your turn, you may play this character from your discard."


def ghost(*more: ir.Ability, text: str = BACK) -> ir.Card:
    return character("Ghost - Back", read(text).ability, *more, cost=2, inkwell=False)


@pytest.mark.rule("6.1.12", "4.3.2")
@pytest.mark.parametrize(("answer", "zone", "ink"), [("accept", "play", (1, 2)), ("decline", "discard", (3, 0))])
def test_a_card_that_is_discarded_is_played_for_its_cost(answer: str, zone: str, ink: tuple[int, int]) -> None:
    t = table([DROP, ghost()], p1={"hand": ["Drop", "Ghost - Back"], "ink": 3})
    t.do("play Drop", "choose Ghost - Back", answer)
    assert t["Ghost - Back"].zone == zone and t.ink() == ink


@pytest.mark.rule("6.1.4.1", "1.5.3")
def test_what_cannot_be_paid_is_not_offered() -> None:
    t = table([DROP, ghost()], p1={"hand": ["Drop", "Ghost - Back"], "ink": 1})
    t.do("play Drop", "choose Ghost - Back")
    assert t["Ghost - Back"].zone == "discard" and t.legal("end turn")


@pytest.mark.rule("8.10.1", "4.3.2")
def test_an_alternate_cost_may_be_paid() -> None:
    young = character("Ghost - Young", inkwell=False)
    t = table(
        [DROP, young, ghost(shift(1))], p1={"hand": ["Drop", "Ghost - Back"], "play": ["Ghost - Young"], "ink": 1}
    )
    t.do("play Drop", "choose Ghost - Back", "accept")
    assert t["Ghost - Back"].under == ["Ghost - Young"]


@pytest.mark.rule("6.1.12")
def test_not_in_the_turn_of_another_and_not_from_play() -> None:
    t = table([RAID, ghost()], p1={"hand": ["Raid"]}, p2={"hand": ["Ghost - Back"], "ink": 3})
    t.do("play Raid", "choose Ghost - Back")
    assert t["Ghost - Back"].zone == "discard" and t.asked == (0, "act")
    bane = spell("Banish chosen character of yours.", name="Bane")
    t = table([bane, ghost()], p1={"hand": ["Bane"], "play": ["Ghost - Back"], "ink": 3})
    t.do("play Bane")
    assert t["Ghost - Back"].zone == "discard" and t.asked == (0, "act")


def test_whose_turn_it_is_matters_only_if_it_says_so() -> None:
    text = "When you discard this card, draw a card."
    t = table([RAID, ghost(text=text)], p1={"hand": ["Raid"]}, p2={"hand": ["Ghost - Back"], "deck": 3})
    assert len(t.do("play Raid", "choose Ghost - Back").hand(1)) == 1


@pytest.mark.rule("6.1.12", "6.7.8.1")
def test_an_action_says_it_of_itself() -> None:
    again = spell(
        "Gain 1 lore. During your turn, when you discard this card, you may play it from your discard.", 2, "Again"
    )
    t = table([DROP, again], p1={"hand": ["Drop", "Again"], "ink": 3})
    t.do("play Drop", "choose Again", "accept")
    assert t.lore() == 1 and t.ink() == (1, 2) and sorted(t.discard()) == ["Again", "Drop"]


def test_an_action_is_written_in_one_paragraph() -> None:
    text = "Gain 1 lore. During your turn, when you discard this card, you may play it from your discard."
    found = read_card(Printed("Again", CardType.ACTION, 2, (Ink.AMBER,), paragraphs=(Paragraph(text),)))
    assert found.card is not None and [type(each) for each in found.card.abilities] == [ir.ActionEffect, ir.Triggered]
    assert write_card(found.card, "en", found.surface) == (text,)
    assert len(write_card(found.card, "es", found.surface)) == 1


def test_a_character_has_no_effect_of_its_own() -> None:
    text = "Gain 1 lore. When you discard this card, draw a card."
    assert isinstance(read_paragraph(text, CardType.CHARACTER), Declined)


def test_the_discard_is_where_it_waits() -> None:
    this = ir.Filter(where=(ir.IsThis(),))
    event = ir.Event(Happening.DISCARDED, this, player=Who.YOU)
    assert read("When you discard this card, draw a card.").ability == ir.Triggered(
        (event,), ir.Draw(), zone=Zone.DISCARD
    )
    both = "When you play this character and when you discard this card, draw a card."
    assert isinstance(read_paragraph(both, CardType.CHARACTER), Declined)
    assert read("When this card is discarded, draw a card.").ability.zone is Zone.DISCARD


@pytest.mark.rule("6.1.11")
@pytest.mark.parametrize("name", ["Tool", "Ogre"])
def test_the_discarded_card_is_played_by_another(name: str) -> None:
    text = "Whenever you discard an item card, you may play it from your discard for free."
    keeper = character("Keeper", read(text).ability, inkwell=False)
    t = table([DROP, keeper, item("Tool")], p1={"hand": ["Drop", name], "play": ["Keeper"]})
    t.do("play Drop", f"choose {name}", *(["accept"] if name == "Tool" else []))
    assert t[name].zone == ("play" if name == "Tool" else "discard")


# --- the top card of the deck ----------------------------------------------------------------

TOP = "Whenever this character quests, you may reveal the top card of your deck. If you do, you may play it. "
TOP += "Otherwise, put it into your hand."


@pytest.mark.rule("6.1.4.2", "4.3.2")
@pytest.mark.parametrize(
    ("answers", "ink", "zone"),
    [
        (("accept", "accept"), 3, "play"),
        (("accept", "decline"), 3, "hand"),
        (("accept",), 2, "hand"),
        (("decline",), 3, "deck"),
    ],
)
def test_the_revealed_card_is_played_or_put_away(answers: tuple[str, ...], ink: int, zone: str) -> None:
    seer = character("Seer", read(TOP).ability, inkwell=False)
    tower = location("Tower", cost=3)
    t = table([seer, tower], p1={"play": ["Seer"], "deck": ["Tower", "Pawn"], "ink": ink})
    t.do("quest Seer", *answers)
    assert t["Tower"].zone == zone and t.asked == (0, "act")


def test_otherwise_is_said_of_the_first_offer_where_nothing_was_revealed() -> None:
    text = "You may banish chosen item. If you do, you may draw a card. Otherwise, gain 1 lore."
    found = read(text, CardType.ACTION).ability.effect
    assert isinstance(found, ir.IfDo) and found.otherwise == ir.GainLore(1)


@pytest.mark.parametrize(
    ("text", "spanish"),
    [
        (
            "Return an item card from your discard to your hand. You may play it.",
            "Devuelve una carta de objeto de tu descarte a tu mano. Puedes jugarla.",
        ),
        ("You may play a Baker character from your discard.", "Puedes jugar un personaje Baker de tu descarte."),
    ],
)
def test_it_is_written_in_both_languages(text: str, spanish: str) -> None:
    found = read(text, CardType.ACTION)
    assert write_ability(found.ability, CardType.ACTION, "en", found.surface) == text
    assert write_ability(found.ability, CardType.ACTION, "es", found.surface) == spanish


@pytest.mark.parametrize(("ink", "asked"), [(3, True), (1, False)])
def test_a_card_of_the_discard_is_offered_if_one_can_be_paid(ink: int, asked: bool) -> None:
    wake = spell("You may play a character from your discard.", name="Wake")
    t = table([wake], p1={"hand": ["Wake"], "discard": ["Ogre", "Scout"], "ink": ink})
    t.do("play Wake")
    assert (t.asked != (0, "act")) is asked


# --- a permission with a rider ---------------------------------------------------------------

LORD = "While this character is exerted, you may play characters with cost 4 or less from your discard. "
LORD += "If you do, they enter play exerted."
IMP = character("Imp", cost=1, inkwell=False)


@pytest.mark.rule("6.7.9", "4.3.2")
def test_what_is_played_by_the_permission_enters_exerted() -> None:
    lord = character("Lord", read(LORD).ability, inkwell=False)
    mine = {"play": [{"card": "Lord", "exerted": True}], "discard": ["Imp"], "hand": ["Scout"], "ink": 3}
    t = table([lord, IMP], p1=mine)
    t.do("play Imp", "play Scout")
    assert t["Imp"].exerted and not t["Scout"].exerted and t.ink() == (0, 3)
    assert not table([lord, IMP], p1={**mine, "play": ["Lord"]}).legal("play Imp")


@pytest.mark.rule("8.10.3")
def test_a_character_that_is_shifted_from_there_enters_exerted() -> None:
    lord = character("Lord", read(LORD).ability, inkwell=False)
    young, old = character("Ghost - Young", inkwell=False), character("Ghost - Old", shift(1), cost=4)
    mine = {"play": [{"card": "Lord", "exerted": True}, "Ghost - Young"], "discard": ["Ghost - Old"], "ink": 1}
    t = table([lord, young, old], p1=mine).do("play Ghost - Old")
    assert t["Ghost - Old"].exerted and t["Ghost - Old"].under == ["Ghost - Young"]


def test_a_permission_without_a_rider_is_the_one_that_is_used() -> None:
    lord = character("Lord", read(LORD).ability, inkwell=False)
    lady = character("Lady", read("You may play characters from your discard.").ability, inkwell=False)
    t = table([lord, lady, IMP], p1={"play": [{"card": "Lord", "exerted": True}, "Lady"], "discard": ["Imp"], "ink": 1})
    assert not t.do("play Imp")["Imp"].exerted


@pytest.mark.rule("6.1.8", "1.2.2")
def test_no_name_is_played_twice_that_way_nor_from_the_hand_afterwards() -> None:
    text = "For the rest of this turn, you may play characters from your discard. If you do, you can't play characters "
    text += "with the same name as characters you played this way this turn."
    twins = [character(f"Twin - {version}", cost=1, inkwell=False) for version in ("One", "Two", "Three")]
    hall = spell(text, name="Hall")
    t = table(
        [hall, *twins],
        p1={"hand": ["Hall", "Twin - Two"], "discard": ["Twin - One", "Twin - Three", "Pawn"], "ink": 4},
    )
    t.do("play Hall", "play Twin - One")
    assert not t["Twin - One"].exerted
    assert not t.legal("play Twin - Three") and not t.legal("play Twin - Two") and t.legal("play Pawn")
    t.do("play Pawn", "end turn", "end turn")
    assert t.legal("play Twin - Two") and not t.legal("play Twin - Three")


def test_what_was_played_otherwise_does_not_count() -> None:
    text = (
        "For the rest of this turn, you may play characters from your discard. If you do, they enter play exerted and "
    )
    text += "you can't play characters with the same name as characters you played this way."
    twins = [character(f"Twin - {version}", cost=1, inkwell=False) for version in ("One", "Two", "Three")]
    t = table(
        [spell(text, name="Hall"), *twins],
        p1={"hand": ["Hall", "Twin - Two"], "discard": ["Twin - One", "Twin - Three"], "ink": 4},
    )
    t.do("play Hall", "play Twin - Two", "play Twin - One")
    assert not t["Twin - Two"].exerted and t["Twin - One"].exerted and not t.legal("play Twin - Three")
