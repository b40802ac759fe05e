"""The highest and the lowest: as a test of cards, ties included, over any group and any characteristic."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import Table, character, table
from tests.text.printed import action, printed
from tests.text.test_bind import tree
from tests.text.test_played import cast

from illumineer import ir
from illumineer.text import read_paragraph
from illumineer.text.card import Declined
from illumineer.vocab import CardType, Cmp, Keyword, Stat, Who

CHARACTER = ir.IsType((CardType.CHARACTER,))


def group(of: Who) -> ir.Cards:
    return ir.Cards(of=of, where=(CHARACTER,))


@pytest.mark.parametrize(
    ("words", "of", "test"),
    [
        (
            "characters with the highest cost",
            Who.ALL,
            ir.HasStat(Stat.COST, Cmp.GE, ir.HighestOf(Stat.COST, group(Who.ALL))),
        ),
        (
            "opposing characters with the lowest ¤",
            Who.OPPONENTS,
            ir.HasStat(Stat.STRENGTH, Cmp.LE, ir.LowestOf(Stat.STRENGTH, group(Who.OPPONENTS))),
        ),
        (
            "characters with the most damage",
            Who.ALL,
            ir.HasStat(Stat.DAMAGE, Cmp.GE, ir.HighestOf(Stat.DAMAGE, group(Who.ALL))),
        ),
        (
            "opposing characters with the highest cost among your characters",
            Who.OPPONENTS,
            ir.HasStat(Stat.COST, Cmp.GE, ir.HighestOf(Stat.COST, group(Who.YOU))),
        ),
    ],
)
def test_whom_they_are_compared_with(words: str, of: Who, test: ir.HasStat) -> None:
    cards = tree(f"Banish all {words}.", CardType.ACTION).effect.what
    assert (cards.of, cards.where) == (of, (CHARACTER, test))


def test_all_that_are_tied_are_meant() -> None:
    t = cast(
        "Banish all characters with the lowest cost.", p1={"play": ["Scout", "Ogre"]}, p2={"play": ["Scout#2", "Giant"]}
    )
    assert (t.play(), t.play(1)) == (["Ogre"], ["Giant"])


def test_nobody_is_there() -> None:
    assert cast("Banish all characters with the highest ¤.").play() == []


def test_only_those_can_be_chosen() -> None:
    t = cast(
        "Exert chosen opposing character with the highest ¤.",
        p1={"play": ["Giant"]},
        p2={"play": ["Pawn#2", "Ogre", "Scout"]},
    )
    assert t["Ogre"].exerted


def proud(*mine: str, theirs: tuple[str, ...] = ()) -> Table:
    text = (
        "While you have a character in play with the highest cost, or tied for highest cost, this character gets +1 ◊."
    )
    return table(
        [character("Extra"), character("Proud", tree(text), cost=3)],
        p1={"play": ["Proud", *mine]},
        p2={"play": list(theirs)},
    )


@pytest.mark.rule("6.1.13.5")
@pytest.mark.parametrize(
    ("mine", "theirs", "lore"), [((), (), 2), ((), ("Knight",), 2), ((), ("Ogre",), 1), (("Giant",), ("Ogre",), 2)]
)
def test_one_of_yours_has_the_highest_of_all(mine: tuple[str, ...], theirs: tuple[str, ...], lore: int) -> None:
    assert proud(*mine, theirs=theirs)["Proud"].lore == lore


VAGABOND = (
    "Each player reveals the top card of their deck. Put the card with the highest cost revealed this way, or each "
    "card tied for highest cost, into its player's hand. Put the rest on the bottom of their players' decks."
)


@pytest.mark.rule("6.7.6")
@pytest.mark.parametrize(
    ("mine", "theirs", "hands"),
    [("Ogre", "Giant", ([], ["Giant"])), ("Ogre", "Scout", (["Ogre"], [])), ("Rock", "Camp", (["Rock"], ["Camp"]))],
)
def test_the_highest_of_those_revealed(mine: str, theirs: str, hands: Any) -> None:
    t = cast(VAGABOND, p1={"deck": [mine, "Pawn"]}, p2={"deck": [theirs, "Pawn#2"]})
    assert (t.hand(), t.hand(1)) == hands


def test_a_tie_is_for_the_same() -> None:
    text = (
        "While you have a character in play with the highest cost or tied for lowest cost, this character gets +1 ¤."
    )
    assert isinstance(read_paragraph(text, CardType.CHARACTER), Declined)


# --- ink types -------------------------------------------------------------------------------


@pytest.mark.parametrize("join", ["of", "among"])
def test_different_ink_types_of_a_group(join: str) -> None:
    draw = tree(f"Draw a card for each different ink type {join} characters you have in play.", CardType.ACTION).effect
    assert draw.n == ir.InksAmong(group(Who.YOU))
    assert (
        cast(f"Draw a card for each different ink type {join} cards in your discard.", p1={"discard": ["Ogre"]}).hand()
        != []
    )


# --- damage that Resist does not reduce ------------------------------------------------------

TOUGH = character("Tough", ir.KeywordAbility(Keyword.RESIST, 2), willpower=9)


def struck(text: str, edition: str) -> Table:
    bolt = ir.Card("Bolt", CardType.ACTION, 0, abilities=(tree(text, CardType.ACTION),))
    return table([character("Extra"), bolt, TOUGH], edition, p1={"hand": ["Bolt"]}, p2={"play": ["Tough"]}).do(
        "play Bolt"
    )


@pytest.mark.rule("8.8.1")
@pytest.mark.parametrize("edition", ["1-late", "2.0", "2.3"])
@pytest.mark.parametrize("whom", ["chosen character", "each opposing character"])
def test_resist_does_not_reduce_this_damage(edition: str, whom: str) -> None:
    assert struck(f"Deal 3 damage to {whom}. This damage can't be reduced by Resist.", edition)["Tough"].damage == 3
    assert struck(f"Deal 3 damage to {whom}.", edition)["Tough"].damage == 1


@pytest.mark.rule("8.8.1")
def test_other_damage_of_the_same_text_is_reduced() -> None:
    text = "Deal 3 damage to each opposing character."
    text = f"{text} This damage can't be reduced by Resist. {text}"
    assert struck(text, "2.3")["Tough"].damage == 3 + 1


def test_what_cannot_be_reduced_must_be_damage() -> None:
    for text in ("Draw a card.", "Deal 1 damage to chosen character and 1 damage to chosen item."):
        assert isinstance(read_paragraph(f"{text} This damage can't be reduced by Resist.", CardType.ACTION), Declined)


@pytest.mark.parametrize("test", ["more ¤ than ⛉", "less ⛉ than ¤", "¤ greater than their ⛉"])
def test_a_card_compared_with_itself(test: str) -> None:
    """Each card is measured alone; what it is given counts."""
    thin, wide = character("Thin", strength=3, willpower=2), character("Wide", strength=2, willpower=3)
    even = character("Even", strength=2, willpower=2)
    spell = action("Spell", f"Banish all characters with {test}.")
    t = table([thin, wide, even, spell], p1={"hand": ["Spell"], "deck": 3}, p2={"play": ["Thin", "Wide", "Even"]})
    assert t.do("play Spell").play(1) == ["Wide", "Even"]


def test_a_card_compared_with_itself_while_it_holds() -> None:
    fierce = printed("Fierce", "While this character has more ¤ than ⛉, she gets +2 ◊.")
    boost = action("Boost", "Chosen character gets +2 ¤ this turn.")
    t = table([fierce, boost], p1={"hand": ["Boost"], "play": ["Fierce"], "deck": 3}, p2={"deck": 3})
    assert t["Fierce"].lore == 1
    assert t.do("play Boost")["Fierce"].lore == 3
    assert t.do("end turn")["Fierce"].lore == 1
