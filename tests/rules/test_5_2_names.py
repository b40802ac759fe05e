"""5.2: parts of a card that effects look at: cost, inkwell symbol, ink types, names, classifications, text."""

from __future__ import annotations

import pytest
from tests.support import (
    action,
    any_character,
    character,
    exert_ability,
    item,
    keyword,
    location,
    shift,
    table,
    when_played,
    your_characters,
)

from illumineer import ir
from illumineer.vocab import Cmp, Ink, Keyword, Stat, Who, Zone

WARD = keyword(Keyword.WARD)
BOLD = character("Piper - Bold", WARD)
SHY = character("Piper - Shy", WARD)
EELS = character("Flo & Jet - Sly Eels", WARD)
FLO = character("Flo - Alone", WARD)


def named(*names: str) -> ir.Named:
    return ir.Named(names)


def oracle() -> ir.Card:
    """Name a card, then reveal the top card of your deck: if it is the named card, into your hand and 3 lore."""
    guess = ir.Seq(
        (
            ir.NameCard("guess"),
            ir.Reveal(ir.Top(), "top"),
            ir.If(
                ir.NamedCard(ir.Those("top"), "guess"),
                ir.Seq((ir.Put(ir.Those("top"), ir.Place(Zone.HAND)), ir.GainLore(3))),
            ),
        )
    )
    return item("Oracle", exert_ability(guess, name="Guess"))


# --- cost, inkwell symbol, ink type ----------------------------------------------------------


@pytest.mark.rule("5.2.2")
def test_the_card_cost_is_the_ink_needed_to_play_it() -> None:
    t = table(p1={"hand": ["Ogre"], "ink": 3}, p2={})
    assert not t.legal("play Ogre")
    t = table(p1={"hand": ["Ogre"], "ink": 4}, p2={})
    assert t.legal("play Ogre")


@pytest.mark.rule("5.2.3")
def test_each_card_in_the_inkwell_is_one_ink() -> None:
    t = table(p1={"hand": ["Giant", "Scout"], "ink": 1}, p2={})
    t.do("ink Giant", "play Scout")  # a card of cost 6 is 1 ink
    assert t.ink() == (0, 2)


@pytest.mark.rule("5.2.3")
def test_the_inkwell_symbol_can_be_asked_for() -> None:
    stone = character("Stone Face", WARD, inkwell=False)
    sift = action("Sift", ir.GainLore(ir.Count(ir.Cards((Zone.DISCARD,), Who.YOU, (ir.HasInkwell(),)))))
    t = table([stone, sift], p1={"hand": ["Sift"], "ink": 1, "discard": ["Stone Face", "Knight", "Scout"]}, p2={})
    t.do("play Sift")
    assert t.lore() == 2


@pytest.mark.rule("5.2.5", "5.2.5.1")
def test_a_card_with_two_ink_types_counts_as_each() -> None:
    dual = character("Dual", WARD, inks=(Ink.RUBY, Ink.STEEL))
    for ink, expected in ((Ink.RUBY, 1), (Ink.STEEL, 1), (Ink.AMBER, 2), (Ink.EMERALD, 0)):
        count = action("Count", ir.GainLore(ir.Count(your_characters(ir.IsInk((ink,))))))
        t = table([dual, count], p1={"hand": ["Count"], "ink": 1, "play": ["Dual", "Knight", "Scout"]}, p2={})
        t.do("play Count")
        assert t.lore() == expected


# --- names (5.2.6) ---------------------------------------------------------------------------


@pytest.mark.rule("5.2.6")
def test_example_a_a_name_is_looked_for_without_the_version() -> None:
    friend = character("Bell", ir.Static((ir.Gain(Keyword.CHALLENGER, 1),), your_characters(named("Piper"))))
    t = table([friend, BOLD, SHY], p1={"play": ["Bell", "Piper - Bold", "Piper - Shy", "Knight"]}, p2={})
    assert t["Piper - Bold"].has(Keyword.CHALLENGER)
    assert t["Piper - Shy"].has(Keyword.CHALLENGER)
    assert not t["Knight"].has(Keyword.CHALLENGER)


@pytest.mark.rule("5.2.6")
def test_name_and_version_together_are_the_full_name() -> None:
    call = action("Call", ir.GainLore(ir.Count(your_characters(ir.FullNamed("Piper - Shy")))))
    t = table([call, BOLD, SHY], p1={"hand": ["Call"], "ink": 1, "play": ["Piper - Bold", "Piper - Shy"]}, p2={})
    t.do("play Call")
    assert t.lore() == 1


@pytest.mark.rule("5.2.6")
def test_example_b_the_whole_name_must_be_the_same() -> None:
    coin = item("Lucky Coin", WARD)
    lucky = character("Lucky - Puppy", WARD)
    t = table([oracle(), coin, lucky], p1={"play": ["Oracle"], "deck": ["Lucky Coin", "Knight"]}, p2={})
    t.do("activate Oracle: Guess", "name Lucky")
    assert t.deck() == ["Lucky Coin", "Knight"]
    assert t.lore() == 0 and t.hand() == []
    t = table([oracle(), coin, lucky], p1={"play": ["Oracle"], "deck": ["Lucky - Puppy", "Knight"]}, p2={})
    t.do("activate Oracle: Guess", "name Lucky")
    assert t.hand() == ["Lucky - Puppy"]
    assert t.lore() == 3


@pytest.mark.rule("5.2.6", "5.3.6.1")
@pytest.mark.parametrize("zone", [Zone.HAND, Zone.DISCARD, Zone.PLAY])
def test_a_name_applies_in_all_zones(zone: Zone) -> None:
    count = action("Count", ir.GainLore(ir.Count(ir.Cards((zone,), Who.YOU, (named("Piper"),)))))
    cards = {"hand": ["Count"], "ink": 1, "discard": [], "play": []}
    cards[zone.name.lower()] = [*cards[zone.name.lower()], "Piper - Bold", "Knight"]  # type: ignore[misc]
    t = table([count, BOLD], p1=cards, p2={})
    t.do("play Count")
    assert t.lore() == 1


@pytest.mark.rule("5.2.6", "5.6.5.1")
def test_locations_have_names_and_versions_too() -> None:
    inn = location("Old Inn - Common Room")
    cellar = location("Old Inn - Cellar")
    count = action("Count", ir.GainLore(ir.Count(ir.Cards(of=Who.YOU, where=(named("Old Inn"),)))))
    t = table(
        [inn, cellar, count],
        p1={"hand": ["Count"], "ink": 1, "play": ["Old Inn - Common Room", "Old Inn - Cellar", "Camp"]},
        p2={},
    )
    t.do("play Count")
    assert t.lore() == 2


# --- two names (5.2.6.1-5.2.6.3) -------------------------------------------------------------


@pytest.mark.rule("5.2.6.1", "5.2.6.2")
@pytest.mark.parametrize("name", ["Flo", "Jet", "Flo & Jet"])
def test_a_character_with_an_ampersand_has_three_names(name: str) -> None:
    count = action("Count", ir.GainLore(ir.Count(your_characters(named(name)))))
    t = table([EELS, count], p1={"hand": ["Count"], "ink": 1, "play": ["Flo & Jet - Sly Eels", "Knight"]}, p2={})
    t.do("play Count")
    assert t.lore() == 1


@pytest.mark.rule("5.2.6.1")
@pytest.mark.parametrize(
    ("guess", "top", "match"),
    [
        ("Flo", "Flo - Alone", True),
        ("Flo", "Flo & Jet - Sly Eels", True),
        ("Flo & Jet", "Flo & Jet - Sly Eels", True),
        ("Flo & Jet", "Flo - Alone", False),
    ],
)
def test_the_named_name_must_be_exactly_one_of_its_names(guess: str, top: str, match: bool) -> None:
    t = table([oracle(), EELS, FLO], p1={"play": ["Oracle"], "deck": [top, "Knight"]}, p2={})
    t.do("activate Oracle: Guess", f"name {guess}")
    assert t.lore() == (3 if match else 0)
    assert t.hand() == ([top] if match else [])
    assert t.deck()[0] == ("Knight" if match else top)


@pytest.mark.rule("5.2.6.2")
def test_it_is_still_a_single_character() -> None:
    count = action("Count", ir.GainLore(ir.Count(your_characters(named("Flo", "Jet", "Flo & Jet")))))
    t = table([EELS, count], p1={"hand": ["Count"], "ink": 1, "play": ["Flo & Jet - Sly Eels"]}, p2={})
    t.do("play Count")
    assert t.lore() == 1


@pytest.mark.rule("1-late:6.2.4.1")
@pytest.mark.parametrize(("name", "expected"), [("Flo", 1), ("Jet", 1), ("Flo & Jet", 0)])
def test_in_1x_it_has_only_the_two_names(name: str, expected: int) -> None:
    count = action("Count", ir.GainLore(ir.Count(your_characters(named(name)))))
    t = table([EELS, count], "1-late", p1={"hand": ["Count"], "ink": 1, "play": ["Flo & Jet - Sly Eels"]}, p2={})
    t.do("play Count")
    assert t.lore() == expected


@pytest.mark.rule("5.2.6.1", "8.10.1")
def test_either_name_can_be_shifted_onto() -> None:
    grown = character("Jet - Grown", shift(1), cost=9)
    t = table([EELS, grown], p1={"hand": ["Jet - Grown"], "ink": 1, "play": ["Flo & Jet - Sly Eels"]}, p2={})
    t.do("play Jet - Grown")
    assert t["Jet - Grown"].under == ["Flo & Jet - Sly Eels"]


@pytest.mark.rule("5.2.6.3")
@pytest.mark.parametrize("printed", ["Nip 'n' Tuck", "Nip \u2019n\u2018 Tuck"])
@pytest.mark.parametrize("name", ["Nip", "Tuck", ""])
def test_what_is_treated_as_an_ampersand_joins_two_names(printed: str, name: str) -> None:
    tailors = character(f"{printed} - Tailors", WARD)
    count = action("Count", ir.GainLore(ir.Count(your_characters(named(name or printed)))))
    t = table([tailors, count], p1={"hand": ["Count"], "ink": 1, "play": [f"{printed} - Tailors"]}, p2={})
    t.do("play Count")
    assert t.lore() == 1


@pytest.mark.rule("5.2.6.1")
@pytest.mark.parametrize(("name", "expected"), [("Tic, Tac & Toe", 1), ("Toe", 0), ("Tic, Tac", 0)])
def test_a_list_of_three_is_one_name(name: str, expected: int) -> None:
    triplets = character("Tic, Tac & Toe - Triplets", WARD)
    count = action("Count", ir.GainLore(ir.Count(your_characters(named(name)))))
    t = table([triplets, count], p1={"hand": ["Count"], "ink": 1, "play": ["Tic, Tac & Toe - Triplets"]}, p2={})
    t.do("play Count")
    assert t.lore() == expected


@pytest.mark.rule("5.2.6.1")
def test_an_item_with_an_ampersand_has_one_name() -> None:
    spoon = item("Fork & Spoon", WARD)
    count = action("Count", ir.GainLore(ir.Count(ir.Cards(of=Who.YOU, where=(named("Fork"),)))))
    t = table([spoon, count], p1={"hand": ["Count"], "ink": 1, "play": ["Fork & Spoon"]}, p2={})
    t.do("play Count")
    assert t.lore() == 0


# --- classifications, text -------------------------------------------------------------------


@pytest.mark.rule("5.2.7")
def test_classifications_can_be_referred_to() -> None:
    villain = (ir.HasClass(("Villain",)),)
    plot = ir.Static((ir.Adjust(Stat.LORE, ir.Count(your_characters(*villain, ir.IsOther()))),))
    king = character("Dark King", plot, classes="Storyborn Villain King")
    minion = character("Minion", WARD, classes="Storyborn Villain")
    t = table([king, minion], p1={"play": ["Dark King", "Minion", "Minion#2", "Knight"]}, p2={})
    assert t["Dark King"].lore == 3


@pytest.mark.rule("5.2.7", "5.5.3", "5.6.3")
def test_items_and_locations_may_have_classifications_too() -> None:
    robot = ir.Card("Tin Toy", item("x").type, 1, classes=("Robot",))
    works = ir.Card("Works", location("x").type, 1, classes=("Robot",), willpower=5)
    count = action("Count", ir.GainLore(ir.Count(ir.Cards(of=Who.YOU, where=(ir.HasClass(("Robot",)),)))))
    t = table([robot, works, count], p1={"hand": ["Count"], "ink": 1, "play": ["Tin Toy", "Works", "Knight"]}, p2={})
    t.do("play Count")
    assert t.lore() == 2


@pytest.mark.rule("5.2.8")
def test_a_story_name_names_an_ability_and_does_nothing_else() -> None:
    loud = character("Loud", when_played(ir.Draw()))
    quiet = character("Quiet", ir.Triggered(when_played(ir.Draw()).events, ir.Draw()))
    t = table([loud, quiet], p1={"hand": ["Loud", "Quiet"], "ink": 4}, p2={})
    t.do("play Loud", "play Quiet")
    assert len(t.hand()) == 2


@pytest.mark.rule("5.2.2", "1.5.4")
def test_effects_that_look_at_cost_look_at_the_printed_number() -> None:
    small = any_character(ir.HasStat(Stat.COST, Cmp.LE, 3))
    shoo = action("Shoo", ir.Banish(small))
    t = table([shoo], p1={"hand": ["Shoo"], "ink": 1}, p2={"play": ["Knight", "Ogre", "Scout"]})
    t.do("play Shoo")
    assert t.moves() == ["choose Knight", "choose Scout"]
