"""Cards outside play: what invented sentences about hands, decks, discards and inkwells mean."""

from __future__ import annotations

from typing import Any

import pytest

from illumineer import ir
from illumineer.text import read_paragraph, write_ability
from illumineer.text.card import Declined, Read
from illumineer.vocab import CardType, Cmp, Side, Stat, Who, Zone

CHARACTER = ir.IsType((CardType.CHARACTER,))
ITEM = ir.IsType((CardType.ITEM,))
HAND = ir.Place(Zone.HAND)
BOTTOM = ir.Place(Zone.DECK, Side.BOTTOM)
IN_ANY_ORDER = ir.Place(Zone.DECK, Side.BOTTOM, ordered=True)
THEIRS = ir.Cards((Zone.HAND,), Who.THEY)
A, B, C = ir.Those("a"), ir.Those("b"), ir.Those("c")


def discard(*where: Any) -> ir.Cards:
    return ir.Cards((Zone.DISCARD,), Who.YOU, where)


MEANINGS: tuple[tuple[str, Any], ...] = (
    (
        "Look at the top 3 cards of your deck. You may reveal a Baker character card and put it into your hand. Put "
        "the rest on the bottom of your deck in any order.",
        ir.Text(
            (
                ir.Look(ir.Top(3), "a"),
                ir.May(
                    ir.Seq(
                        (
                            ir.Reveal(ir.Chosen(ir.Among("a", (ir.HasClass(("Baker",)), CHARACTER)), slot="b")),
                            ir.Put(B, HAND),
                        )
                    )
                ),
                ir.Put(ir.Among("a", (ir.Not(ir.IsIn("b")),)), IN_ANY_ORDER),
            )
        ),
    ),
    (
        "Look at the top 4 cards of your deck. You may reveal up to 1 item card and up to 1 song card and put them "
        "into your hand. Put the rest into your discard.",
        ir.Text(
            (
                ir.Look(ir.Top(4), "a"),
                ir.May(
                    ir.Seq(
                        (
                            ir.Reveal(
                                ir.Together(
                                    (
                                        ir.Chosen(ir.Among("a", (ITEM,)), 1, True, slot="b"),
                                        ir.Chosen(ir.Among("a", (ir.IsSong(),)), 1, True, slot="c"),
                                    )
                                )
                            ),
                            ir.Put(ir.Together((B, C)), HAND),
                        )
                    )
                ),
                ir.Put(ir.Among("a", (ir.Not(ir.IsIn("b")), ir.Not(ir.IsIn("c")))), ir.Place(Zone.DISCARD)),
            )
        ),
    ),
    (
        "Search your deck for an item card, reveal it, and put it into your hand. Then, shuffle your deck.",
        ir.Text(
            (
                ir.Seq(
                    (
                        ir.Choose(ir.Chosen(ir.Cards((Zone.DECK,), Who.YOU, (ITEM,)), slot="a")),
                        ir.Reveal(A),
                        ir.Put(A, HAND),
                    )
                ),
                ir.Shuffle(),
            )
        ),
    ),
    (
        "Put the top card of your deck into your discard. If it's an item card, return it to your hand.",
        ir.Text((ir.Put(ir.Top(1), ir.Place(Zone.DISCARD), "a"), ir.If(ir.Is(A, (ITEM,)), ir.Put(A, HAND)))),
    ),
    (
        "Put up to 2 cards from chosen player's discard on the bottom of their deck in any order.",
        ir.Seq(
            (
                ir.ChoosePlayer(Who.ALL, "a"),
                ir.Put(ir.Chosen(ir.Cards((Zone.DISCARD,), ir.PlayerIn("a")), 2, True), IN_ANY_ORDER),
            )
        ),
    ),
    (
        "Each opponent reveals their hand and discards an item card of your choice.",
        ir.EachPlayer(
            Who.OPPONENTS,
            (ir.Seq((ir.Reveal(THEIRS), ir.Discard(ir.Chosen(ir.Cards((Zone.HAND,), Who.THEY, (ITEM,)))))),),
        ),
    ),
    (
        "Each player discards until they have 3 cards in their hand.",
        ir.EachPlayer(Who.ALL, (ir.Discard(ir.Chosen(THEIRS, ir.Minus(ir.Count(THEIRS), 3), by=Who.THEY)),)),
    ),
    (
        "Return a character card or an item card with cost 2 or less from your discard to your hand.",
        ir.Put(
            ir.Chosen(discard(ir.AnyOf((CHARACTER, ir.AllOf((ITEM, ir.HasStat(Stat.COST, Cmp.LE, 2))))))),
            HAND,
        ),
    ),
    (
        "Reveal cards from the top of your deck until you reveal an item card. Put that card into your hand and the "
        "rest on the bottom of your deck in a random order.",
        ir.Text(
            (
                ir.RevealUntil((ITEM,), "a", "b"),
                ir.Seq((ir.Put(A, HAND), ir.Put(ir.Among("b"), ir.Place(Zone.DECK, Side.BOTTOM, random=True)))),
            )
        ),
    ),
    (
        "Play a character with cost 2 or less from your discard for free. They enter play exerted.",
        ir.Play(ir.Chosen(discard(CHARACTER, ir.HasStat(Stat.COST, Cmp.LE, 2))), exerted=True),
    ),
    (
        "Look at the top card of your deck. Put it on the top of your deck or into your discard.",
        ir.Text((ir.Look(ir.Top(1), "a"), ir.Or((ir.Put(A, ir.Place(Zone.DECK)), ir.Put(A, ir.Place(Zone.DISCARD)))))),
    ),
    (
        "Exert chosen character and all other characters with the same name.",
        ir.Exert(
            ir.Together(
                (
                    ir.Chosen(ir.Cards(where=(CHARACTER,)), slot="a"),
                    ir.Cards(where=(ir.Not(ir.IsIn("a")), CHARACTER, ir.SharesName(A))),
                )
            )
        ),
    ),
)


@pytest.mark.parametrize(("text", "meaning"), MEANINGS, ids=[text[:40] for text, _ in MEANINGS])
def test_what_a_sentence_means(text: str, meaning: ir.Effect) -> None:
    read = read_paragraph(text, CardType.ACTION)
    assert isinstance(read, Read), read
    assert read.ability == ir.ActionEffect(meaning)
    assert read.written == text
    assert write_ability(read.ability, CardType.ACTION, "es", read.surface)


@pytest.mark.parametrize(
    "text",
    [
        "Put the rest on the bottom of your deck in any order.",  # of what?
        "Return that card to your hand.",
        "Look at the top 3 cards of your deck. Put them on either the top or the bottom of your deck in any order.",
    ],
)
def test_what_says_nothing_certain_is_declined(text: str) -> None:
    assert isinstance(read_paragraph(text, CardType.ACTION), Declined)


def test_a_pronoun_after_an_effect_is_not_this_card() -> None:
    """ "They" are the characters that were played, not the one whose ability it is."""
    text = "When you play this character, play a Baker character for free. They can't quest."
    assert isinstance(read_paragraph(text, CardType.CHARACTER), Declined)
