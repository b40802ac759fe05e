"""Static abilities, what players pay and may do, replacement effects, keywords and deck rules: what sentences mean."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from illumineer import ir
from illumineer.text import Paragraph, Printed, read_card, read_paragraph, write_ability, write_card
from illumineer.text.card import Declined
from illumineer.vocab import (
    CardType,
    Cmp,
    Doing,
    Duration,
    Happening,
    Ink,
    Keyword,
    Leave,
    ShiftKind,
    Stat,
    Step,
    Who,
    Zone,
)
from illumineer.words import say

CHARACTER = ir.IsType((CardType.CHARACTER,))
ITEM = ir.IsType((CardType.ITEM,))
ACTION = ir.IsType((CardType.ACTION,))
BAKER = ir.HasClass(("Baker",))
THIS = ir.Filter(where=(ir.IsThis(),))
HERE = ir.IsAt(ir.This())
MINE = ir.Cards(of=Who.YOU, where=(CHARACTER,))
THEIRS = ir.Cards(of=Who.OPPONENTS, where=(CHARACTER,))
YOUR_TURN = ir.IsTurnOf(Who.YOU)
EXERTED = ir.Is(ir.This(), (ir.IsExerted(),))
AN_ITEM = ir.Have(ir.Cards(of=Who.YOU, where=(ITEM,)))
STRONG = ir.Adjust(Stat.STRENGTH, 1)


def meant(said: str, type_: CardType = CardType.CHARACTER) -> Any:
    """What a sentence means; it is written back as it stands, and in Spanish."""
    found = read_paragraph(said, type_)
    assert not isinstance(found, Declined), f"{said}: {found.reason}"
    assert found.written.replace(".”.", ".”") == said
    assert write_ability(found.ability, type_, "en", found.surface) == said
    assert write_ability(found.ability, type_, "es", found.surface)
    return found.ability


def declined(said: str, type_: CardType = CardType.CHARACTER) -> str:
    found = read_paragraph(said, type_)
    assert isinstance(found, Declined), f"{said}: {found.ability}"
    return say(found.reason)


@pytest.mark.parametrize(
    ("said", "tree"),
    [
        (
            "Your other characters get +1 ¤.",
            ir.Static((STRONG,), ir.Cards(of=Who.YOU, where=(ir.IsOther(), CHARACTER))),
        ),
        (
            "Your Baker characters get +1 ¤ and gain Ward.",
            ir.Static((STRONG, ir.Gain(Keyword.WARD)), ir.Cards(of=Who.YOU, where=(BAKER, CHARACTER))),
        ),
        ("While you have an item in play, this character gets +1 ¤.", ir.Static((STRONG,), condition=AN_ITEM)),
        ("This character gets +1 ¤ unless you have an item in play.", ir.Static((STRONG,), condition=ir.No(AN_ITEM))),
        ("Unless you have an item in play, this character gets +1 ¤.", ir.Static((STRONG,), condition=ir.No(AN_ITEM))),
        ("During your turn, this character gets +1 ¤.", ir.Static((STRONG,), condition=YOUR_TURN)),
        ("This character gets +1 ¤ during your turn.", ir.Static((STRONG,), condition=YOUR_TURN)),
        (
            "During your turn, while you have an item in play, this character gets +1 ¤.",
            ir.Static((STRONG,), condition=ir.Both((YOUR_TURN, AN_ITEM))),
        ),
        (
            "During your turn, this character gets +1 ¤ if you have an item in play.",
            ir.Static((STRONG,), condition=ir.Both((YOUR_TURN, AN_ITEM))),
        ),
        (
            "This character gets +2 ¤ and gains Resist +1 for each item you have in play.",
            ir.Static(
                (
                    ir.Adjust(Stat.STRENGTH, ir.Times(ir.Count(ir.Cards(of=Who.YOU, where=(ITEM,))), 2)),
                    ir.Gain(Keyword.RESIST, ir.Count(ir.Cards(of=Who.YOU, where=(ITEM,)))),
                )
            ),
        ),
        (
            "Your characters gain “⟳ — Draw a card.”",
            ir.Static((ir.GainAbility(ir.Activated((ir.ExertCost(),), ir.Draw())),), MINE),
        ),
        (
            "While being challenged, this character gets +1 ¤.",
            ir.Static((STRONG,), condition=ir.Is(ir.This(), (ir.IsChallenged(),))),
        ),
        (
            "Your characters get +1 ¤ while challenging.",
            ir.Static((STRONG,), ir.Cards(of=Who.YOU, where=(CHARACTER, ir.IsChallenging()))),
        ),
        (
            "While this character is being challenged, the challenging character gets +1 ¤.",
            ir.Static((STRONG,), ir.Cards(where=(ir.IsChallenging(THIS),))),
        ),
        (
            "Damaged characters can't challenge your characters.",
            ir.Static((ir.Cant(Doing.BE_CHALLENGED, ir.Filter(where=(ir.IsDamaged(), CHARACTER))),), MINE),
        ),
        (
            "Your characters can't be challenged by damaged characters.",
            ir.Static((ir.Cant(Doing.BE_CHALLENGED, ir.Filter(where=(ir.IsDamaged(), CHARACTER))),), MINE),
        ),
        ("This character can't quest or challenge.", ir.Static((ir.Cant(Doing.QUEST), ir.Cant(Doing.CHALLENGE)))),
        (
            "This character can't quest or challenge unless you pay 2 ⬡.",
            ir.Static((ir.Price((Doing.QUEST, Doing.CHALLENGE), (ir.InkCost(2),)),)),
        ),
        ("This character can challenge ready characters.", ir.Static((ir.Allow(Leave.CHALLENGE_READY),))),
        ("Opposing characters enter play exerted.", ir.Static((ir.Enters(True),), THEIRS)),
        ("This character enters play with 2 damage.", ir.Static((ir.Enters(damage=2),))),
        ("This character may enter play exerted to draw a card.", ir.Static((ir.EnterExertedTo(ir.Draw()),))),
        (
            "Opposing characters lose Ward and can't gain Ward.",
            ir.Static((ir.Lose(Keyword.WARD), ir.Cant(Doing.GAIN_KEYWORD, keyword=Keyword.WARD)), THEIRS),
        ),
        ("Your characters lose the Proof by Dough ability.", ir.Static((ir.LoseAbility("Proof by Dough"),), MINE)),
        (
            "Your characters' ⛉ can't be reduced below their printed value.",
            ir.Static((ir.Floor(Stat.WILLPOWER),), MINE),
        ),
        (
            "During challenges, your characters deal damage with their ◊ instead of their ¤.",
            ir.Static((ir.DealsWith(Stat.LORE),), MINE),
        ),
        (
            "This character also counts as being named Old Benno for Shift.",
            ir.Static((ir.GainName("Old Benno", True),)),
        ),
        (
            "If you've played an action this turn, this card gains Shift 0 ⬡.",
            ir.Static(
                (ir.GainAbility(ir.ShiftAbility((ir.InkCost(0),))),),
                condition=ir.Happened(ir.Event(Happening.PLAYED, ir.Filter(where=(ACTION,)), player=Who.YOU)),
                zone=Zone.HAND,
            ),
        ),
    ],
)
def test_cards_and_what_is_different_about_them(said: str, tree: ir.Static) -> None:
    assert meant(said) == tree


@pytest.mark.parametrize(
    ("said", "tree"),
    [
        ("Characters get +1 ¤ while here.", ir.Static((STRONG,), ir.Cards(where=(CHARACTER, HERE)))),
        (
            "While you have only 1 character here, they get +1 ¤.",
            ir.Static(
                (STRONG,),
                ir.Cards(of=Who.YOU, where=(CHARACTER, HERE)),
                ir.Have(ir.Cards(of=Who.YOU, where=(CHARACTER, HERE)), Cmp.EQ, 1),
            ),
        ),
        (
            "Your Baker characters may move here for free.",
            ir.Static((ir.Allow(Leave.MOVE_FREE, ir.Filter(Who.YOU, (BAKER, CHARACTER))),)),
        ),
        ("You pay 1 ⬡ less to move your characters here.", ir.Static((ir.Adjust(Stat.MOVE_COST, -1),))),
    ],
)
def test_locations(said: str, tree: ir.Static) -> None:
    assert meant(said, CardType.LOCATION) == tree


@pytest.mark.parametrize(
    ("said", "tree"),
    [
        ("You pay 2 ⬡ less to play items.", ir.Static((ir.CostChange(-2, ir.Filter(where=(ITEM,))),))),
        (
            "Opponents pay 1 ⬡ more to play actions.",
            ir.Static((ir.CostChange(1, ir.Filter(where=(ACTION,)), Who.OPPONENTS),)),
        ),
        (
            "Opponents pay 1 ⬡ more to play actions. This doesn't apply to singing songs.",
            ir.Static((ir.CostChange(1, ir.Filter(where=(ACTION,)), Who.OPPONENTS, sung=False),)),
        ),
        (
            "For each item you have in play, you pay 4 ⬡ less to play this character.",
            ir.Static((ir.CostChange(ir.Times(ir.Count(ir.Cards(of=Who.YOU, where=(ITEM,))), -4)),), zone=Zone.HAND),
        ),
        (
            "You pay 1 ⬡ less for the first action you play each turn.",
            ir.Static((ir.CostChange(-1, ir.Filter(where=(ACTION,)), nth=1),)),
        ),
        (
            "You pay 1 ⬡ less to play this character using her Shift ability.",
            ir.Static((ir.CostChange(-1, doing=Doing.SHIFT),), zone=Zone.HAND),
        ),
        (
            "If you have an item in play, you may play this character for free.",
            ir.Static((ir.PlayFor(),), condition=AN_ITEM, zone=Zone.HAND),
        ),
        (
            "You may banish one of your items to play this character for free.",
            ir.Static((ir.PlayFor((ir.BanishCost(ir.Chosen(ir.Cards(of=Who.YOU, where=(ITEM,)))),)),), zone=Zone.HAND),
        ),
        (
            "You can't play this character unless you have an item in play.",
            ir.Static((ir.Cant(Doing.PLAY),), condition=ir.No(AN_ITEM), zone=Zone.HAND),
        ),
        (
            "Opponents can't play actions unless you have an item in play.",
            ir.Static((ir.CantDo(Doing.PLAY, Who.OPPONENTS, ir.Filter(where=(ACTION,))),), condition=ir.No(AN_ITEM)),
        ),
        (
            "Each opponent can't gain lore unless they have no cards in their hand.",
            ir.Static(
                (
                    ir.CantDo(
                        Doing.GAIN_LORE,
                        ir.PlayersWhere(Who.OPPONENTS, ir.No(ir.Have(ir.Cards((Zone.HAND,), Who.THEY), Cmp.EQ, 0))),
                    ),
                )
            ),
        ),
        ("Opponents need 24 lore to win the game.", ir.Static((ir.LoreToWin(24),))),
        ("Skip your turn's Draw step.", ir.Static((ir.SkipStep(Step.DRAW),))),
        ("You can ink cards from your discard.", ir.Static((ir.InkFrom(Zone.DISCARD),))),
        ("During your turn, you may ink 3 additional cards.", ir.Static((ir.AdditionalInk(3),), condition=YOUR_TURN)),
        ("Each turn, only one character can challenge.", ir.Static((ir.ChallengesPerTurn(1),))),
    ],
)
def test_what_players_pay_and_may_do(said: str, tree: ir.Static) -> None:
    assert meant(said) == tree


@pytest.mark.parametrize(
    ("said", "effect"),
    [
        (
            "You pay 2 ⬡ less for the next Baker character you play this turn.",
            ir.Establish((ir.CostChange(-2, ir.Filter(where=(BAKER, CHARACTER)), uses=1),), Duration.THIS_TURN),
        ),
        (
            "Opponents can't play items until the start of your next turn.",
            ir.Establish(
                (ir.CantDo(Doing.PLAY, Who.OPPONENTS, ir.Filter(where=(ITEM,))),), Duration.UNTIL_YOUR_NEXT_TURN
            ),
        ),
        (
            "Your characters gain Rush and can challenge ready characters this turn.",
            ir.Seq(
                (
                    ir.Apply(MINE, (ir.Gain(Keyword.RUSH),), Duration.THIS_TURN),
                    ir.Establish((ir.Allow(Leave.CHALLENGE_READY),), Duration.THIS_TURN, MINE),
                )
            ),
        ),
        (
            "Opposing characters can't ready at the start of their next turn.",
            ir.Establish((ir.Cant(Doing.READY_AT_START),), Duration.THEIR_NEXT_START, THEIRS),
        ),
        (
            "Chosen character can't challenge and must quest during their next turn if able.",
            ir.Apply(
                ir.Chosen(ir.Cards(where=(CHARACTER,))),
                (ir.Cant(Doing.CHALLENGE), ir.Must(Doing.QUEST)),
                Duration.THEIR_NEXT_TURN,
            ),
        ),
        (
            "Opposing characters can't challenge your characters until the start of your next turn.",
            ir.Establish(
                (ir.Cant(Doing.BE_CHALLENGED, ir.Filter(Who.OPPONENTS, (CHARACTER,))),),
                Duration.UNTIL_YOUR_NEXT_TURN,
                MINE,
            ),
        ),
    ],
)
def test_the_same_for_a_time(said: str, effect: ir.Effect) -> None:
    assert meant(said, CardType.ACTION) == ir.ActionEffect(effect)


OTHER = ir.Filter(Who.YOU, (ir.IsOther(), CHARACTER))


@pytest.mark.parametrize(
    ("said", "tree"),
    [
        (
            "Whenever one of your other characters would be dealt damage, put that many damage counters on this "
            "character instead.",
            ir.Replacement(
                ir.Event(Happening.DAMAGE_DEALT, subject=OTHER), ir.PutDamage(ir.InvolvedAmount(), ir.This())
            ),
        ),
        (
            "During your turn, if one of your other characters would be banished, gain 1 lore instead.",
            ir.Replacement(ir.Event(Happening.BANISHED, subject=OTHER), ir.GainLore(1), YOUR_TURN),
        ),
        (
            "The first time this character would take damage each turn, he takes no damage instead.",
            ir.Replacement(ir.Event(Happening.DAMAGE_TAKEN, subject=THIS, nth=1), limit=1),
        ),
        (
            "During your turn, if an effect would cause you to discard one or more cards, you don't discard.",
            ir.Replacement(ir.Event(Happening.DISCARDED, player=Who.YOU), condition=YOUR_TURN),
        ),
    ],
)
def test_what_would_happen(said: str, tree: ir.Replacement) -> None:
    assert meant(said) == tree


@pytest.mark.parametrize(
    ("said", "tree"),
    [
        ("Shift 3 ⬡", ir.ShiftAbility((ir.InkCost(3),))),
        ("Baker Shift 3", ir.ShiftAbility((ir.InkCost(3),), ShiftKind.CLASSIFICATION, "Baker")),
        ("Duo Shift 4 ⬡", ir.ShiftAbility((ir.InkCost(4),), ShiftKind.DUO)),
        ("Combo Shift 4 ⬡", ir.ShiftAbility((ir.InkCost(4),), ShiftKind.COMBO)),
        ("Potato Shift 1 ⬡", ir.ShiftAbility((ir.InkCost(1),), ShiftKind.POTATO, "Potato")),
        ("Temporary Shift 2 ⬡", ir.ShiftAbility((ir.InkCost(2),), temporary=True)),
        (
            "Temporary Red Panda Shift 2 ⬡",
            ir.ShiftAbility((ir.InkCost(2),), ShiftKind.CLASSIFICATION, "Red Panda", temporary=True),
        ),
        (
            "Universal Shift: Discard 2 cards",
            ir.ShiftAbility((ir.DiscardCost(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU), 2)),), ShiftKind.UNIVERSAL),
        ),
        ("Boost 2 ⬡", ir.KeywordAbility(Keyword.BOOST, 2)),
        ("Resist +2", ir.KeywordAbility(Keyword.RESIST, 2)),
    ],
)
def test_keywords(said: str, tree: ir.Ability) -> None:
    assert meant(said) == tree


@pytest.mark.parametrize(
    ("said", "costs"),
    [
        ("⟳, 2 ⬡, Banish this item — Draw a card.", (ir.ExertCost(), ir.InkCost(2), ir.BanishCost())),
        (
            "⟳ one of your characters, Discard a card — Draw a card.",
            (ir.ExertCost(ir.Chosen(MINE)), ir.DiscardCost(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU)))),
        ),
    ],
)
def test_each_cost_before_the_dash_begins_with_a_capital(said: str, costs: tuple[ir.Cost, ...]) -> None:
    assert meant(said, CardType.ITEM) == ir.Activated(costs, ir.Draw())


def test_two_static_abilities_of_one_name_share_their_paragraph() -> None:
    text = "While this character is exerted, opposing characters can't quest and your Baker characters get +1 ¤."
    paragraphs = (Paragraph(text, "WARM SUPPER"), Paragraph("Rush"))
    reading = read_card(Printed("Old Benno", CardType.CHARACTER, 3, (Ink.AMBER,), willpower=2, paragraphs=paragraphs))
    assert reading.card is not None
    first, second, _ = reading.card.abilities
    assert first == ir.Static((ir.Cant(Doing.QUEST),), THEIRS, EXERTED, name="WARM SUPPER")
    bakers = ir.Cards(of=Who.YOU, where=(BAKER, CHARACTER))
    assert second == ir.Static((STRONG,), bakers, EXERTED, name="WARM SUPPER")
    assert write_card(reading.card, "en", reading.surface) == (f"WARM SUPPER {text}", "Rush")


@pytest.mark.parametrize(
    ("said", "limit", "of"),
    [
        ("You may have up to 99 copies of Loaf — Rye in your deck.", 99, ir.FullNamed("Loaf - Rye")),
        ("You may have any number of cards named Loaf in your deck.", 0, ir.Named(("Loaf",))),
        ("You may only have 2 copies of Loaf in your deck.", 2, ir.Named(("Loaf",))),
    ],
)
def test_what_a_card_says_about_decks_is_its_limit(said: str, limit: int, of: ir.Test) -> None:
    assert meant(said, CardType.ITEM) == ir.DeckLimit(limit, of)
    printed = Printed("Loaf", CardType.ITEM, 1, (Ink.AMBER,), paragraphs=(Paragraph(said, "MORE BREAD"),))
    card = read_card(printed).card
    assert card is not None
    assert (card.max_copies, card.abilities) == (limit, (ir.DeckLimit(limit, of, "MORE BREAD"),))


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("This character gets Ward.", "cannot be read"),
        ("This character gains +1 ¤.", "cannot be read"),
        ("If this character would quest, draw a card instead.", "cannot be read"),
        ("If you have an item in play, this character gains Rush this turn.", "cannot be read"),
        ("While you have an item in play, that character gains Rush.", ""),
    ],
)
def test_what_is_not_said(said: str, why: str) -> None:
    assert why in declined(said)


def test_they_of_a_location_are_not_the_location() -> None:
    declined("While you have an item in play, they get +1 ¤ this turn.", CardType.LOCATION)


def test_spanish() -> None:
    found = read_paragraph("While this character is exerted, he gains “⟳ — Draw a card.”", CardType.CHARACTER)
    assert not isinstance(found, Declined)
    spanish = write_ability(found.ability, CardType.CHARACTER, "es", found.surface)
    assert spanish == "Mientras este personaje esté agotado, gana «⟳ — Roba una carta»."
    found = read_paragraph("Opponents pay 1 ⬡ more to play actions or items.", CardType.CHARACTER)
    assert not isinstance(found, Declined)
    spanish = write_ability(found.ability, CardType.CHARACTER, "es", found.surface)
    assert spanish == "Los oponentes pagan 1 ⬡ más por jugar acciones u objetos."
    found = read_paragraph("You pay 1 ⬡ less to play items.", CardType.CHARACTER)
    assert not isinstance(found, Declined)
    assert write_ability(found.ability, CardType.CHARACTER, "es", found.surface) == "Pagas 1 ⬡ menos por jugar objetos."


def test_an_ability_with_a_story_name_that_uses_another_for_free_is_written_back() -> None:
    texts = (
        "If you have a character named Finch in play, you may use this item's Lantern Trick ability for free.",
        "⟳, 2 ⬡ — Draw a card.",
    )
    paragraphs = (Paragraph(texts[0], "OLD FRIENDS"), Paragraph(texts[1], "LANTERN TRICK"))
    reading = read_card(Printed("Tin Lantern", CardType.ITEM, 2, (Ink.RUBY,), paragraphs=paragraphs))
    assert reading.card is not None
    written = write_card(reading.card, "en", reading.surface)
    assert written == (f"OLD FRIENDS {texts[0]}", f"LANTERN TRICK {texts[1]}")
    assert len(write_card(reading.card, "es", reading.surface)) == 2


@pytest.mark.rule("4.4.1", "6.4.1", "6.1.13.2")
def test_once_a_turn_without_cost_and_may_is_a_static_ability() -> None:
    text = "Once during your turn, you pay 2 ⬡ less for the next item you play this turn."
    found = read_paragraph(text, CardType.CHARACTER)
    assert not isinstance(found, Declined)
    change = ir.CostChange(-2, ir.Filter(where=(ir.IsType((CardType.ITEM,)),)), uses=1)
    assert found.ability == ir.Static((change,), condition=ir.IsTurnOf(Who.YOU))
    text = "Once per turn, you pay 2 ⬡ less for the next 2 items you play this turn."
    found = read_paragraph(text, CardType.CHARACTER)
    assert not isinstance(found, Declined)
    assert found.ability == ir.Static((replace(change, uses=2),))
    offered = read_paragraph("Once during your turn, you may draw a card.", CardType.CHARACTER)
    assert not isinstance(offered, Declined) and isinstance(offered.ability, ir.Activated)
    declined("Once during your turn, you lose 4 lore.")
    declined("Twice during your turn, you pay 2 ⬡ less for the next item you play this turn.")
