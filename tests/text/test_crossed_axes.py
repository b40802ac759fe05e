"""Clauses joined as no printed card joins them yet: what they mean, and what they do at the table."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest
from tests.support import action, character, item, table
from tests.text.test_bind import nodes, tree
from tests.text.test_scope import spell

from illumineer import ir
from illumineer.text import read_paragraph
from illumineer.text.card import Declined
from illumineer.vocab import CardType, Cmp, Happening, Ink, Keyword, Stat, Who, Zone

CHARACTER, ITEM = (ir.IsType((kind,)) for kind in (CardType.CHARACTER, CardType.ITEM))
EVASIVE, WARD = ir.HasKeyword(Keyword.EVASIVE), ir.HasKeyword(Keyword.WARD)


def described(words: str) -> tuple[Any, ...]:
    """The tests of what is banished, but for that it is a character."""
    cards = tree(f"Banish all {words}.", CardType.ACTION).effect.what
    return tuple(test for test in cards.where if test != CHARACTER)


@pytest.mark.parametrize(
    ("words", "tests"),
    [
        ("characters with Evasive and Ward", (ir.AllOf((EVASIVE, WARD)),)),
        ("characters with Evasive or Ward", (ir.AnyOf((EVASIVE, WARD)),)),
        ("characters without Evasive or Ward", (ir.Not(ir.AnyOf((EVASIVE, WARD))),)),
        ("characters with cost 3 or less and Ward", (ir.AllOf((ir.HasStat(Stat.COST, Cmp.LE, 3), WARD)),)),
        ("non-Sailor characters", (ir.Not(ir.HasClass(("Sailor",))),)),
        ("non-Red Panda characters", (ir.Not(ir.HasClass(("Red Panda",))),)),
        ("damaged non-Steel characters", (ir.IsDamaged(), ir.Not(ir.IsInk((Ink.STEEL,))))),
        ("characters with 2 or more cards under them", (ir.HasUnder(Cmp.GE, 2),)),
        ("characters with cards under them", (ir.HasUnder(),)),
        (
            "characters at a location named Old Mill",
            (ir.IsAt(ir.Cards(where=(ir.IsType((CardType.LOCATION,)), ir.Named(("Old Mill",))))),),
        ),
    ],
)
def test_which_cards(words: str, tests: tuple[Any, ...]) -> None:
    assert described(words) == tests


HERO = ir.HasClass(("Hero",))


def hero_or(*types: CardType, more: tuple[Any, ...] = ()) -> ir.AnyOf:
    return ir.AnyOf((ir.AllOf((*more, HERO, CHARACTER)), ir.IsType(types)))


@pytest.mark.parametrize(
    ("words", "tests"),
    [
        ("Hero characters and items", (hero_or(CardType.ITEM),)),
        ("damaged Hero characters and/or items", (hero_or(CardType.ITEM, more=(ir.IsDamaged(),)),)),
        ("Hero characters, items, and locations", (hero_or(CardType.ITEM, CardType.LOCATION),)),
        (
            "Hero characters and locations with cost 3 or less",
            (hero_or(CardType.LOCATION), ir.HasStat(Stat.COST, Cmp.LE, 3)),
        ),
        ("damaged characters and locations", (ir.IsDamaged(), ir.IsType((CardType.CHARACTER, CardType.LOCATION)))),
    ],
)
def test_an_adjective_of_the_first_noun_alone(words: str, tests: tuple[Any, ...]) -> None:
    assert described(words) == tests


def test_a_card_that_is_a_hero_or_an_item_is_returned() -> None:
    text = "Return a Hero character or item card from your discard to your hand."
    (chosen,) = nodes(text, ir.Chosen, CardType.ACTION)
    assert chosen.cards.where == (hero_or(CardType.ITEM),)


@pytest.mark.parametrize("words", ["exerted Hero characters and items", "Hero characters and items with 3 ¤ or less"])
def test_what_could_be_said_of_one_noun_or_of_both_is_declined(words: str) -> None:
    assert isinstance(read_paragraph(f"Banish all {words}.", CardType.ACTION), Declined)


def test_so_many_cards_under_a_character_are_counted() -> None:
    chief = character("Chief", tree("Your characters with 2 or more cards under them get +3 ¤."))
    two = {"card": "Knight", "under": ["Scout"], "facedown": ["Rock"]}
    t = table([chief], p1={"play": ["Chief", two, {"card": "Ogre", "facedown": ["Rock#2"]}]})
    assert t["Knight"].strength == 6 and t["Ogre"].strength == 4


@pytest.mark.parametrize("who", list(permutations(("this character", "another chosen character"))))
def test_two_subjects_of_one_verb(who: tuple[str, str]) -> None:
    (given,) = nodes(f"When you play this character, {' and '.join(who)} get +2 ¤ this turn.", ir.Apply)
    this, other = sorted(given.what.things, key=lambda thing: isinstance(thing, ir.Chosen))
    assert this == ir.This() and ir.IsOther() in other.cards.where


YOURS = ir.Cards(of=Who.YOU, where=(CHARACTER,))


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("Gain 1 lore for each 2 cards in your hand.", ir.Per(ir.Count(ir.Cards((Zone.HAND,), Who.YOU)), 2)),
        ("Gain 2 lore for each 5 lore you have.", ir.Times(ir.Per(ir.LoreOf(), 5), 2)),
        ("Gain 1 lore for each damage counter on your characters.", ir.StatOf(Stat.DAMAGE, YOURS)),
        ("Gain 1 lore for each card under your characters.", ir.Count(ir.Under(YOURS))),
        ("Gain lore equal to the number of different ink types among your characters.", ir.InksAmong(YOURS)),
        ("Gain lore equal to the total ◊ of characters you have in play.", ir.TotalOf(Stat.LORE, YOURS)),
        ("Gain lore equal to the highest cost among your characters.", ir.HighestOf(Stat.COST, YOURS)),
        (
            "Gain lore equal to the number of cards you've discarded this turn.",
            ir.TimesHappened(ir.Event(Happening.DISCARDED, player=Who.YOU)),
        ),
    ],
)
def test_how_much(text: str, amount: ir.Amount) -> None:
    (gain,) = nodes(text, ir.GainLore, CardType.ACTION)
    assert gain.n == amount


def test_a_choice_with_a_limit_to_the_cost_in_all() -> None:
    text = "Banish any number of chosen opposing characters with total cost 4 or less."
    (chosen,) = nodes(text, ir.Chosen, CardType.ACTION)
    assert chosen.total == (Stat.COST, 4) and chosen.n is None


def test_who_would_be_banished_is_not_the_card_that_is_discarded_to_spare_it() -> None:
    text = "Banish chosen opposing character unless their player chooses and discards a card."
    start = {"p2": {"play": ["Knight", "Ogre"], "hand": ["Rock", "Scout"]}}
    t = spell(text, **start)
    assert t.do("choose Knight", "accept", "choose Rock").play(1) == ["Knight", "Ogre"] and t.discard(1) == ["Rock"]
    t = spell(text, **start)
    assert t.do("choose Knight", "decline").play(1) == ["Ogre"] and sorted(t.hand(1)) == ["Rock", "Scout"]


# --- ink drops ---------------------------------------------------------------------------------


@pytest.mark.rule("1.13")
@pytest.mark.parametrize(
    ("words", "amount"),
    [
        ("gain 1 ink drop", 1),
        ("get 3 ink drops", 3),
        ("put 2 ink drops into your inkwell", 2),
        ("add an ink drop to your inkwell", 1),
        ("gain an ink drop for each item you have in play", ir.Count(ir.Cards(of=Who.YOU, where=(ITEM,)))),
        ("gain 2 ink drops for each opponent", ir.Times(ir.Players(Who.OPPONENTS), 2)),
        ("gain ink drops equal to his ◊", ir.StatOf(Stat.LORE, ir.This())),
    ],
)
def test_ways_to_gain_ink_drops(words: str, amount: ir.Amount) -> None:
    assert tree(f"When you play this character, {words}.").effect == ir.GainInkDrops(amount)


@pytest.mark.rule("1.13")
@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("you have an ink drop", ir.Compare(ir.InkDropsOf(), Cmp.GE, 1)),
        ("you have any ink drops in your inkwell", ir.Compare(ir.InkDropsOf(), Cmp.GE, 1)),
        ("you have 3 or more ink drops", ir.Compare(ir.InkDropsOf(), Cmp.GE, 3)),
        ("you have no ink drops", ir.Compare(ir.InkDropsOf(), Cmp.EQ, 0)),
        (
            "an opponent has more ink drops than you",
            ir.AnyPlayer(Who.OPPONENTS, ir.Compare(ir.InkDropsOf(Who.THEY), Cmp.GT, ir.InkDropsOf())),
        ),
    ],
)
def test_whether_somebody_has_ink_drops(words: str, condition: ir.Condition) -> None:
    assert tree(f"While {words}, this character gains Ward.").condition == condition


@pytest.mark.rule("1.13")
def test_a_value_that_counts_ink_drops_follows_them() -> None:
    squid = character("Squid", tree("This character gets +1 ¤ for each ink drop you have."), strength=1)
    thief = character("Thief", tree("Whenever you use one or more ink drops, gain 1 lore."))
    well = item("Well", replace(tree("⟳ — Gain 2 ink drops.", CardType.ITEM), name="Fill"))
    t = table([squid, thief, well], p1={"play": ["Squid", "Thief", "Well"], "hand": ["Pawn"]})
    assert t["Squid"].strength == 1
    assert t.do("activate Well: Fill")["Squid"].strength == 3
    assert t.do("play Pawn")["Squid"].strength == 2 and t.lore() == 1


@pytest.mark.rule("1.13")
@pytest.mark.parametrize(
    ("words", "drawn"), [("an ink drop", 2), ("one or more ink drops", 1), ("3 or more ink drops", 0)]
)
def test_who_waits_for_one_ink_drop_waits_for_each(words: str, drawn: int) -> None:
    squid = character("Squid", tree(f"Whenever you gain {words}, draw a card."))
    rich = character("Miser", tree("While you've gained an ink drop this turn, this character gets +3 ¤."), strength=1)
    well = item("Well", replace(tree("⟳ — Gain 2 ink drops.", CardType.ITEM), name="Fill"))
    t = table([squid, rich, well], p1={"play": ["Squid", "Miser", "Well"], "deck": ["Ogre", "Giant", "Pawn"]})
    assert t["Miser"].strength == 1
    t.do("activate Well: Fill")
    while t.asked != (0, "act"):  # which of two comes first
        t.do(t.moves()[0])
    assert len(t.hand()) == drawn and t["Miser"].strength == 4


@pytest.mark.rule("1.13.2")
@pytest.mark.parametrize(
    ("words", "effect"),
    [
        ("lose an ink drop", ir.LoseInkDrops(1)),
        ("remove 2 ink drops from your inkwell", ir.RemoveInkDrops(2)),
        ("each opponent loses 3 ink drops", ir.EachPlayer(Who.OPPONENTS, (ir.LoseInkDrops(3, Who.THEY),))),
    ],
)
def test_ways_to_lose_ink_drops(words: str, effect: ir.Effect) -> None:
    assert tree(f"When you play this character, {words}.").effect == effect


@pytest.mark.rule("1.13.2")
@pytest.mark.parametrize(("drops", "left", "drawn"), [(3, 1, 2), (1, 0, 1), (0, 0, 0)])
def test_no_more_ink_drops_are_lost_than_there_are(drops: int, left: int, drawn: int) -> None:
    squid = character("Squid", tree("Whenever an opponent loses an ink drop, draw a card."))
    leak = action("Leak", tree("Each opponent loses 2 ink drops.", CardType.ACTION).effect, cost=1)
    t = table([squid, leak], p1={"hand": ["Leak"], "ink": 1, "play": ["Squid"]}, p2={"drops": drops}).do("play Leak")
    while t.asked != (0, "act"):  # which of two alike comes first
        t.do(t.moves()[0])
    assert t.game.state.drops[1] == left and len(t.hand()) == drawn


@pytest.mark.rule("6.1.5.1")
@pytest.mark.parametrize(("drops", "drawn"), [(1, 0), (2, 1)])
def test_who_loses_fewer_ink_drops_has_not_done_it(drops: int, drawn: int) -> None:
    t = spell("You may lose 2 ink drops to draw a card.", p1={"drops": drops}).do("number 0", "accept")
    assert len(t.hand()) == drawn and t.game.state.drops[0] == 0


@pytest.mark.rule("6.1.4")
def test_nobody_without_ink_drops_is_asked_to_lose_one() -> None:
    assert spell("You may lose an ink drop to draw a card.").asked == (0, "act")


# --- costs -------------------------------------------------------------------------------------


@pytest.mark.rule("1.5.3")
@pytest.mark.parametrize(("words", "paid"), [("from your hand", "Scout"), ("from under this item", "Rock")])
def test_cards_from_the_hand_and_from_under_a_card_pay(words: str, paid: str) -> None:
    text = f"Put a card {words} on the bottom of your deck — Gain 1 lore."
    box = item("Box", replace(tree(text, CardType.ITEM), name="Use"))
    t = table([box], p1={"play": [{"card": "Box", "facedown": ["Rock"]}], "hand": ["Scout"], "deck": ["Ogre"]})
    (only,) = t.do("activate Box: Use").moves()
    assert t.do(only).deck() == ["Ogre", paid]
    assert t.lore() == 1 and not t.legal("activate Box: Use")


def test_each_cost_of_a_shift_is_written_with_a_capital() -> None:
    text = "Shift: 2 ⬡, Discard a card"
    read = read_paragraph(text, CardType.CHARACTER)
    assert not isinstance(read, Declined) and read.written == text


# --- names, classifications and keywords that are new --------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "Mr. Vale",
        "Tik-Tok",
        "TIK·TOK",
        "626",
        "Unit 9",
        "J. Mira Vale",
        "A & B",
        "Rock 'n' Roll",
        "Who?",
        "Wait... Go!",
        "Mira Vale, Jr.",
        "Mira, Tam & Vale",
        "Light o' the Moor",
        "Unit 2.0",
    ],
)
def test_names_of_any_spelling(name: str) -> None:
    text = f"While you have a character named {name} in play, this character gains Ward."
    assert tree(text).condition.cards.where == (CHARACTER, ir.Named((name,)))


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("chosen character named Salt and Pepper", ("Salt and Pepper",)),
        ("one of your characters named Salt and Pepper", ("Salt", "Pepper")),
        ("all characters named Salt and Pepper", ("Salt", "Pepper")),
        ("your characters named Salt, Pepper, and Mustard", ("Salt", "Pepper", "Mustard")),
        ("your other characters named Salt or Pepper", ("Salt", "Pepper")),
    ],
)
def test_several_cards_with_two_names_have_one_each(words: str, names: tuple[str, ...]) -> None:
    (named,) = nodes(f"When you play this character, ready {words}.", ir.Named)
    assert named.names == names


@pytest.mark.parametrize(
    ("words", "classes"),
    [
        ("Floodborn Princess", ("Floodborn", "Princess")),
        ("Red Panda", ("Red Panda",)),
        ("Hero Red Panda", ("Hero", "Red Panda")),
        ("Red Panda Hero", ("Red Panda", "Hero")),
        ("Space Pirate", ("Space Pirate",)),
    ],
)
def test_two_classifications_side_by_side_are_two(words: str, classes: tuple[str, ...]) -> None:
    found = nodes(f"Your {words} characters get +1 ¤.", ir.HasClass)
    assert tuple(word for test in found for word in test.words) == classes


@pytest.mark.parametrize(
    "text",
    [
        "Sneaky",
        "Sneaky 3 ⬡ (Whatever it does.)",
        "Sneaky +2",
        "Your characters gain Sneaky.",
        "When you play this character, chosen character gains Sneaky this turn.",
        "Whenever you play a character with Sneaky, draw a card.",
        "While this character has Sneaky, he gets +1 ¤.",
    ],
)
def test_a_keyword_that_is_not_known_is_named(text: str) -> None:
    read = read_paragraph(text, CardType.CHARACTER)
    assert isinstance(read, Declined) and read.reason.args["word"] == "Sneaky"


# --- how far a clause reaches --------------------------------------------------------------------


def test_unless_after_then_limits_the_last_part() -> None:
    text = "Draw 2 cards, then choose and discard a card unless you have an item in play."
    t = spell(text, p1={"deck": ["Ogre", "Giant"], "play": ["Rock"]})
    assert t.hand() == ["Ogre", "Giant"] and t.asked == (0, "act")
    t = spell(text, p1={"deck": ["Ogre", "Giant"]}).do("choose Ogre")
    assert t.hand() == ["Giant"]


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card and gain 1 lore unless you have an item in play.",
        "Exert chosen character and draw a card unless their player pays 2 ⬡.",
    ],
)
def test_unless_that_could_limit_one_part_or_all_is_declined(text: str) -> None:
    assert isinstance(read_paragraph(text, CardType.ACTION), Declined)


def test_two_cards_that_were_seen_go_two_ways() -> None:
    text = "Look at the top 2 cards of your deck. Put one into your hand and one on the bottom of your deck."
    t = spell(text, p1={"deck": ["Ogre", "Giant", "Pawn"]}).do("choose Giant")
    assert t.moves() == ["choose Ogre"]
    t.do("choose Ogre")
    assert t.hand() == ["Giant"] and t.deck() == ["Pawn", "Ogre"]


def test_a_card_is_played_for_less() -> None:
    text = "You may play a character from your discard, paying 2 ⬡ less."
    t = spell(text, p1={"discard": ["Scout"]}).do("accept")
    assert t.play() == ["Scout"] and t.ink() == (0, 1)


@pytest.mark.parametrize(
    ("words", "events"),
    [
        ("you play a location or ready this character", (Happening.PLAYED, Happening.READIED)),
        ("this character is banished or returned to your hand", (Happening.BANISHED, Happening.RETURNED_TO_HAND)),
    ],
)
def test_two_events_of_one_subject(words: str, events: tuple[Happening, ...]) -> None:
    assert tuple(event.on for event in tree(f"Whenever {words}, gain 1 lore.").events) == events


def test_a_chosen_opponent_is_held_back() -> None:
    t = spell(
        "Chosen opponent can't gain lore during their next turn.",
        players=3,
        p2={"play": ["Ogre"]},
        p3={"play": ["Giant"]},
    ).do("choose p2")
    assert t.end_turn().do("quest Ogre").lore(1) == 0
    assert t.end_turn().do("quest Giant").lore(2) == 2


def test_who_sang_the_song_is_readied() -> None:
    song = action("Ode", tree("Ready each character that sang this song.", CardType.ACTION).effect, cost=1, song=True)
    t = table([song], p1={"play": ["Scout", {"card": "Ogre", "exerted": True}], "hand": ["Ode"]})
    t.do("play Ode")
    assert not t["Scout"].exerted and t["Ogre"].exerted


@pytest.mark.parametrize("join", [", then", " and"])
def test_another_player_is_chosen_before_something_else(join: str) -> None:
    (choice, drawn) = tree(f"Choose another player{join} draw a card.", CardType.ACTION).effect.parts
    assert choice.who is Who.OTHERS and drawn == ir.Draw(1)


def test_what_would_happen_next_this_turn_is_replaced_once() -> None:
    text = "The next time one of your characters would be banished this turn, remove all damage from them instead."
    shield, axe = (tree(each, CardType.ACTION).effect for each in (text, "Banish chosen character."))
    t = table(
        [action("Shield", shield), action("Axe", axe), action("Saw", axe)],
        p1={"play": [{"card": "Ogre", "damage": 1}, "Knight"], "hand": ["Shield", "Axe", "Saw"], "ink": 3},
    ).do("play Shield", "play Axe", "choose Ogre")
    assert t["Ogre"].damage == 0 and sorted(t.play()) == ["Knight", "Ogre"]
    assert t.do("play Saw", "choose Ogre").play() == ["Knight"]


def test_what_happens_unless_you_pay() -> None:
    text = "Banish one of your characters unless you pay 1 ⬡."
    one, both = {"play": ["Ogre"]}, {"play": ["Ogre"], "drops": 1}
    assert spell(text, p1=one).play() == []
    assert spell(text, p1=both).do("number 0", "accept").play() == ["Ogre"]
    assert spell(text, p1=both).do("number 0", "decline").play() == []


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("all your items are exerted", ir.Have(ir.Cards(of=Who.YOU, where=(ITEM, ir.Not(ir.IsExerted()))), Cmp.EQ, 0)),
        ("there are 3 or more cards under your characters", ir.Have(ir.Under(YOURS), Cmp.GE, 3)),
        ("you have exactly 1 other item in play", ir.Have(ir.Cards(of=Who.YOU, where=(ir.IsOther(), ITEM)), Cmp.EQ, 1)),
    ],
)
def test_conditions_about_all_of_them(words: str, condition: ir.Condition) -> None:
    assert tree(f"While {words}, this character gains Ward.").condition == condition


def test_two_values_of_one_characteristic_are_not_asked_of_one_card() -> None:
    assert isinstance(read_paragraph("Banish all characters with cost 1 and cost 2.", CardType.ACTION), Declined)
    assert described("characters with cost 1 or cost 3") == (
        ir.AnyOf((ir.HasStat(Stat.COST, Cmp.EQ, 1), ir.HasStat(Stat.COST, Cmp.EQ, 3))),
    )


def test_this_character_and_others_have_it_together() -> None:
    text = "While you have an item in play, this character and your other characters with cost 3 or less get +2 ¤."
    chief = character("Chief", *tree(text), strength=1)
    t = table([chief], p1={"play": ["Chief", "Knight", "Ogre", "Rock"]})
    assert [t[name].strength for name in ("Chief", "Knight", "Ogre")] == [3, 5, 4]
    assert table([chief], p1={"play": ["Chief", "Knight"]})["Knight"].strength == 3
    read = read_paragraph("This character and your characters get +1 ¤.", CardType.CHARACTER)
    assert isinstance(read, Declined)


# --- options -------------------------------------------------------------------------------------


@pytest.mark.rule("6.1.5")
@pytest.mark.parametrize(
    ("words", "answers", "drawn", "lore"),
    [
        ("one or both", ("mode 1", "done"), 1, 0),
        ("one or both", ("mode 2", "done"), 0, 1),
        ("one or both", ("mode 2", "mode 1"), 1, 1),
        ("up to two", ("done",), 0, 0),
        ("up to 2", ("mode 2", "mode 1"), 1, 1),
    ],
)
def test_how_many_options_are_chosen(words: str, answers: tuple[str, ...], drawn: int, lore: int) -> None:
    t = spell(f"Choose {words}: • Draw a card. • Gain 1 lore.", p1={"deck": ["Ogre", "Giant"]})
    assert t.legal("done") == (words != "one or both")
    t.do(*answers)
    assert t.asked == (0, "act") and len(t.hand()) == drawn and t.lore() == lore


def test_both_options_are_two() -> None:
    text = "Choose one or both: • Draw a card. • Gain 1 lore. • Banish chosen item."
    assert isinstance(read_paragraph(text, CardType.ACTION), Declined)


# --- how long ------------------------------------------------------------------------------------


@pytest.mark.rule("6.1.13.3", "3.4.1.2")
@pytest.mark.parametrize(
    ("whose", "strengths"),
    [
        ("start of your next turn", (5, 5, 3, 3, 3)),
        ("end of their next turn", (5, 5, 3, 3, 3)),
        ("end of your next turn", (5, 5, 5, 3, 3)),
    ],
)
def test_until_the_end_of_the_next_turn(whose: str, strengths: tuple[int, ...]) -> None:
    text = f"Chosen character gets +2 ¤ until the {whose}."
    t = spell(text, p2={"play": ["Knight"]})
    found = [t["Knight"].strength]
    for _ in strengths[1:]:
        found.append(t.end_turn()["Knight"].strength)
    assert tuple(found) == strengths


@pytest.mark.rule("6.1.13.3")
def test_their_next_turn_is_that_of_the_player_of_the_card() -> None:
    t = spell("Chosen character gets +2 ¤ until the end of their next turn.", p1={"play": ["Knight"]})
    assert [t.end_turn()["Knight"].strength for _ in range(3)] == [5, 5, 3]


@pytest.mark.rule("8.1.2")
@pytest.mark.parametrize("order", list(permutations(("start", "end"))))
def test_of_one_keyword_twice_the_one_that_ends_later_stays(order: tuple[str, str]) -> None:
    texts = [f"Chosen character gains Evasive until the {each} of your next turn." for each in order]
    cards = [action(name, tree(text, CardType.ACTION).effect) for name, text in zip("AB", texts, strict=True)]
    t = table(cards, "2.3", p1={"hand": ["A", "B"], "ink": 2, "play": ["Knight"]})
    t.do("play A", "play B")
    assert [int(Keyword.EVASIVE) in t.end_turn()["Knight"].values.keywords for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    "text",
    [
        "Opposing characters can't quest until the end of their next turn.",
        "Opponents can't play actions until the end of their next turn.",
        "Until the end of their next turn, whenever an opposing character quests, gain 1 lore.",
    ],
)
def test_the_next_turns_of_several_players_are_declined(text: str) -> None:
    read = read_paragraph(text, CardType.ACTION)
    assert isinstance(read, Declined) and read.reason.key == "reading.several_turns"
