"""If, while, unless: what there is, what a card is, and what has happened this turn."""

from __future__ import annotations

from typing import Any

import pytest

from illumineer import ir
from illumineer.text import read_paragraph
from illumineer.text.card import Declined, write_ability
from illumineer.vocab import CardType, Cmp, Happening, Role, Stat, Who, Zone

CHARACTER = ir.IsType((CardType.CHARACTER,))
ITEM = ir.IsType((CardType.ITEM,))
ACTION = ir.IsType((CardType.ACTION,))
GUILD = ir.HasClass(("Guild",))
ON = Happening


def cards(*where: Any, of: Any = Who.YOU) -> ir.Cards:
    return ir.Cards(of=of, where=where)


def hand(of: Any = Who.YOU) -> ir.Cards:
    return ir.Cards((Zone.HAND,), of)


def condition(said: str, type_: CardType = CardType.CHARACTER) -> Any:
    text = f"When you play this {'location' if type_ is CardType.LOCATION else 'character'}, if {said}, gain 1 lore."
    found = read_paragraph(text, type_)
    assert not isinstance(found, Declined), f"{text}: {found.reason}"
    assert found.written == text
    assert write_ability(found.ability, type_, "es", found.surface)
    return found.ability.condition


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("you have an item in play", ir.Have(cards(ITEM))),
        ("you have another Guild character in play", ir.Have(cards(ir.IsOther(), GUILD, CHARACTER))),
        ("you have 3 or more other characters in play", ir.Have(cards(ir.IsOther(), CHARACTER), Cmp.GE, 3)),
        ("you have fewer than 2 items in play", ir.Have(cards(ITEM), Cmp.LT, 2)),
        ("you have exactly 4 items in play", ir.Have(cards(ITEM), Cmp.EQ, 4)),
        ("you have no cards in your hand", ir.Have(hand(), Cmp.EQ, 0)),
        (
            "you have 2 or more item cards in your discard",
            ir.Have(ir.Cards((Zone.DISCARD,), Who.YOU, (ITEM,)), Cmp.GE, 2),
        ),
        ("you don't have an item in play", ir.No(ir.Have(cards(ITEM)))),
        (
            "an opponent has no characters in play",
            ir.AnyPlayer(Who.OPPONENTS, ir.Have(cards(CHARACTER, of=Who.THEY), Cmp.EQ, 0)),
        ),
        (
            "each opponent has an item in play",
            ir.No(ir.AnyPlayer(Who.OPPONENTS, ir.No(ir.Have(cards(ITEM, of=Who.THEY))))),
        ),
        ("no opponent has an item in play", ir.No(ir.AnyPlayer(Who.OPPONENTS, ir.Have(cards(ITEM, of=Who.THEY))))),
        ("an opponent has 7 or more lore", ir.AnyPlayer(Who.OPPONENTS, ir.Compare(ir.LoreOf(Who.THEY), Cmp.GE, 7))),
        (
            "an opponent has fewer cards in their hand than you",
            ir.AnyPlayer(Who.OPPONENTS, ir.Compare(ir.Count(hand(Who.THEY)), Cmp.LT, ir.Count(hand()))),
        ),
        (
            "you have more lore than each opponent",
            ir.No(ir.AnyPlayer(Who.OPPONENTS, ir.Compare(ir.LoreOf(Who.THEY), Cmp.GE, ir.LoreOf()))),
        ),
        (
            "you have fewer items in play than an opponent",
            ir.AnyPlayer(Who.OPPONENTS, ir.Compare(ir.Count(cards(ITEM)), Cmp.LT, ir.Count(cards(ITEM, of=Who.THEY)))),
        ),
        (
            "you have a Guild character and an item in play",
            ir.Both((ir.Have(cards(GUILD, CHARACTER)), ir.Have(cards(ITEM)))),
        ),
        ("an opposing character is damaged", ir.Have(cards(CHARACTER, ir.IsDamaged(), of=Who.OPPONENTS))),
        ("none of your characters are exerted", ir.Have(cards(CHARACTER, ir.IsExerted()), Cmp.EQ, 0)),
        ("there are 4 or more items in play", ir.Have(cards(ITEM, of=Who.ALL), Cmp.GE, 4)),
    ],
)
def test_what_there_is(said: str, meant: Any) -> None:
    assert condition(said) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("he's at a location", ir.Is(ir.This(), (ir.IsAt(),))),
        ("this character isn't damaged", ir.No(ir.Is(ir.This(), (ir.IsDamaged(),)))),
        ("this character is exerted or damaged", ir.Is(ir.This(), (ir.AnyOf((ir.IsExerted(), ir.IsDamaged())),))),
        ("she has 4 ¤ or more", ir.Is(ir.This(), (ir.HasStat(Stat.STRENGTH, Cmp.GE, 4),))),
        ("this character has no damage", ir.Is(ir.This(), (ir.Not(ir.IsDamaged()),))),
        ("there's a card under him", ir.Is(ir.This(), (ir.HasUnder(),))),
        ("there are 2 or more cards under this character", ir.Have(ir.Under(ir.This()), Cmp.GE, 2)),
        ("you used Shift to play her", ir.UsedShift(ir.This())),
        ("it's not your turn", ir.No(ir.IsTurnOf(Who.YOU))),
        ("this is your first turn and you're not the first player", ir.FirstTurnNotFirst()),
    ],
)
def test_what_a_card_or_a_turn_is(said: str, meant: Any) -> None:
    assert condition(said) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("you played an item this turn", ir.Happened(ir.Event(ON.PLAYED, ir.Filter(where=(ITEM,)), player=Who.YOU))),
        (
            "you've played 3 or more actions this turn",
            ir.Happened(ir.Event(ON.PLAYED, ir.Filter(where=(ACTION,)), player=Who.YOU), Cmp.GE, 3),
        ),
        (
            "you didn't play an item this turn",
            ir.Happened(ir.Event(ON.PLAYED, ir.Filter(where=(ITEM,)), player=Who.YOU), Cmp.EQ, 0),
        ),
        (
            "an opponent has drawn 2 or more cards this turn",
            ir.Happened(ir.Event(ON.DREW, player=Who.OPPONENTS), Cmp.GE, 2),
        ),
        (
            "one of your characters took damage this turn",
            ir.Happened(ir.Event(ON.DAMAGE_TAKEN, ir.Filter(Who.YOU, (CHARACTER,)))),
        ),
        (
            "none of your characters quested this turn",
            ir.Happened(ir.Event(ON.QUESTED, ir.Filter(Who.YOU, (CHARACTER,))), Cmp.EQ, 0),
        ),
        (
            "no other character has sung a song this turn",
            ir.Happened(ir.Event(ON.SANG, ir.Filter(where=(ir.IsOther(), CHARACTER))), Cmp.EQ, 0),
        ),
        ("an item was banished this turn", ir.Happened(ir.Event(ON.BANISHED, ir.Filter(where=(ITEM,))))),
        (
            "3 or more cards were put into your discard this turn",
            ir.Happened(ir.Event(ON.PUT_INTO_DISCARD, player=Who.YOU), Cmp.GE, 3),
        ),
        ("a card left a player's discard this turn", ir.Happened(ir.Event(ON.LEFT_DISCARD))),
    ],
)
def test_what_has_happened_this_turn(said: str, meant: Any) -> None:
    assert condition(said) == meant


def test_of_one_card_it_can_be_said_that_it_did_not() -> None:
    this = ir.Filter(where=(ir.IsThis(),))
    assert condition("this character didn't quest this turn") == ir.Happened(ir.Event(ON.QUESTED, this), Cmp.EQ, 0)
    assert condition("he wasn't challenged this turn") == ir.Happened(ir.Event(ON.CHALLENGES, object=this), Cmp.EQ, 0)
    # "One of your characters didn't …" is not "none did", and there is no word for it in the tree.
    text = "When you play this character, if one of your characters didn't quest this turn, gain 1 lore."
    assert isinstance(read_paragraph(text, CardType.CHARACTER), Declined)


def test_so_much_at_once_is_not_so_much_in_a_turn() -> None:
    """ "Gain 3 or more lore" waits for one gain; of a whole turn it would be a sum, which is not told."""
    text = "When you play this character, if you gained 3 or more lore this turn, draw a card."
    assert isinstance(read_paragraph(text, CardType.CHARACTER), Declined)


def test_the_card_that_something_happened_to() -> None:
    read = read_paragraph("Banish chosen character who was challenged this turn.", CardType.ACTION)
    assert not isinstance(read, Declined)
    assert read.ability.effect.what.cards.where[-1] == ir.Did(ir.Event(ON.CHALLENGES), Role.OBJECT)


def test_they_of_a_whole_group_are_not_this_card() -> None:
    text = "Your items gain Ward while they have a card under them."
    read = read_paragraph(text, CardType.CHARACTER)
    assert isinstance(read, Declined)


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("if one of your items was banished this turn", "si uno de tus objetos ha sido desterrado este turno"),
        ("if you've played 2 or more actions this turn", "si has jugado 2 o más acciones este turno"),
        ("if an opponent has more lore than you", "si un oponente tiene más lore que tú"),
        ("if there are 3 or more cards under her", "si tiene 3 o más cartas debajo"),
    ],
)
def test_in_spanish(english: str, spanish: str) -> None:
    read = read_paragraph(f"When you play this character, {english}, gain 1 lore.", CardType.CHARACTER)
    assert not isinstance(read, Declined)
    assert spanish in write_ability(read.ability, CardType.CHARACTER, "es", read.surface)
