"""The exercise: abilities that do something are seen doing it, abilities that cannot are reported."""

from __future__ import annotations

from dataclasses import replace

import pytest

from illumineer import house, ir
from illumineer.compile.book import CardBook
from illumineer.sim.exercise import Exercise, exercise, props
from illumineer.sim.exercise.cast import Cast
from illumineer.sim.exercise.run import try_out
from illumineer.sim.exercise.targets import Target, parts_of, targets_of
from illumineer.vocab import CardType, Cmp, Doing, Duration, Happening, Ink, Keyword, ShiftKind, Stat, Who, Zone
from illumineer.words import say

_THIS = ir.Filter(where=(ir.IsThis(),))
_CHARACTER = ir.IsType((CardType.CHARACTER,))
_ITEM = ir.IsType((CardType.ITEM,))
_LOCATION = ir.IsType((CardType.LOCATION,))
_QUESTS = ir.Event(Happening.QUESTED, subject=_THIS)
_NOBODY = ir.Named(("Nobody in Particular",))


def _card(*abilities: ir.Ability, type: CardType = CardType.CHARACTER, cost: int = 3) -> ir.Card:
    return ir.Card(
        "Odd Fellow", type, cost, (Ink.RUBY,), "Under Test", strength=2, willpower=3, lore=1, abilities=abilities
    )


def _try(card: ir.Card, attempts: int = 12) -> Exercise:
    return exercise((*house.cards(), card), list(targets_of(card)), attempts)


# --- what does something ---------------------------------------------------------------------


def test_every_ability_of_the_house_pool_does_something() -> None:
    found = exercise(house.cards())
    assert [(each.target.card.full_name, each.target.told(), each.why) for each in found.inert] == []
    assert say(found.summary) == f"{len(found.tried)} of {len(found.tried)} abilities did something (100.0 %)"


_NEVER_WAITED_FOR = {
    # nobody is told
    Happening.CHECKED, Happening.EFFECT_BEGAN, Happening.EFFECT_ENDED, Happening.SINGING, Happening.DAMAGE_CHANGED,
    Happening.TAKEN_OVER, Happening.LEFT_UNDONE, Happening.WENT_ALONG,
    # what the log says of the game itself
    Happening.TURN_BEGAN, Happening.STEP_BEGAN, Happening.STEP_SKIPPED, Happening.STARTING_PLAYER,
    Happening.HAND_ALTERED, Happening.WON, Happening.LOST, Happening.DRAWN_GAME, Happening.DECK_REFILLED,
    Happening.BECAME_DRY,
    # … and of abilities
    Happening.ADDED_TO_BAG, Happening.RESOLVES, Happening.RESOLVED, Happening.REPLACED, Happening.DECLINED,
    Happening.NO_EFFECT, Happening.FORCED, Happening.NAMED, Happening.LOOKED,
}  # fmt: skip
_WAITED_FOR = [kind for kind in Happening if kind not in _NEVER_WAITED_FOR]


@pytest.mark.parametrize("kind", _WAITED_FOR, ids=lambda kind: kind.name)
@pytest.mark.parametrize("who", [Who.YOU, Who.OPPONENTS], ids=["yours", "theirs"])
def test_every_event_can_be_brought_about(kind: Happening, who: Who) -> None:
    card = _card(ir.Triggered((ir.Event(kind, player=who),), ir.Draw(1), name="WAIT FOR IT"))
    assert _try(card, 40).inert == []


def test_what_an_ability_leaves_behind_is_tried_by_itself() -> None:
    later = ir.Triggered((ir.Event(Happening.TURN_ENDING, player=Who.YOU),), ir.Draw(1))
    never = ir.Triggered((ir.Event(Happening.TURN_ENDING, player=Who.YOU),), ir.GainLore(0))
    found = _try(_card(ir.Triggered((_QUESTS,), ir.Create(later), name="LATER")), 30)
    assert [bool(each.did) for each in found.tried] == [True, True]
    found = _try(_card(ir.Triggered((_QUESTS,), ir.Seq((ir.Draw(1), ir.Create(never))), name="NEVER")))
    assert [(each.target.told(), bool(each.did)) for each in found.tried] == [
        ("NEVER", True),
        ("NEVER, what it leaves behind", False),
    ]


def test_parts_of_an_ability_are_tried_by_themselves() -> None:
    card = _card(
        ir.Triggered((_QUESTS,), ir.Seq((ir.Draw(1), ir.GainLore(0))), name="HALF A THING"),
        ir.Static((ir.Adjust(Stat.LORE, 1), ir.Adjust(Stat.STRENGTH, 0)), name="HALF A CHANGE"),
        ir.Triggered(
            (_QUESTS, ir.Event(Happening.QUESTED, subject=_THIS, player=Who.OPPONENTS)), ir.Draw(1), name="HALF A WAIT"
        ),
    )
    found = exercise((*house.cards(), card), list(parts_of(card)), 12)
    assert [(each.target.told(), bool(each.did)) for each in found.tried] == [
        ("HALF A THING, part 1 of 2 (Draw)", True),
        ("HALF A THING, part 2 of 2 (GainLore)", False),
        ("HALF A CHANGE, part 1 of 2 (Adjust)", True),
        ("HALF A CHANGE, part 2 of 2 (Adjust)", False),
        ("HALF A WAIT, part 1 of 3 (Event)", True),
        ("HALF A WAIT, part 2 of 3 (Event)", False),
        ("HALF A WAIT, part 3 of 3 (Draw)", True),
    ]


def test_every_part_of_every_ability_of_the_house_pool_does_something() -> None:
    cards = house.cards()
    found = exercise(cards, [part for card in cards for part in parts_of(card)])
    assert [(each.target.card.full_name, each.target.told(), each.why) for each in found.inert] == []


@pytest.mark.parametrize("n", [1, 3])
def test_ink_drops_and_cards_under_a_card_are_there_if_they_are_asked_for(n: int) -> None:
    drops = ir.Static((ir.Adjust(Stat.LORE, 1),), condition=ir.Compare(ir.InkDropsOf(), Cmp.GE, n), name="DROPS")
    pile = ir.Cards(of=Who.YOU, where=(_CHARACTER, ir.HasUnder(Cmp.GE, n)))
    others = ir.Static((ir.Adjust(Stat.LORE, 1),), pile, name="THEIR PILE")
    own = ir.Static((ir.Adjust(Stat.LORE, 1),), condition=ir.Have(ir.Under(ir.This()), Cmp.GE, n), name="ITS PILE")
    assert _try(_card(drops, others, own), 40).inert == []


def test_there_are_more_players_if_it_hangs_on_how_many_there_are() -> None:
    crowd = ir.Compare(ir.Players(Who.OPPONENTS), Cmp.GE, 2)
    card = _card(
        ir.Static((ir.Adjust(Stat.LORE, 1),), condition=crowd, name="CROWD"),
        ir.Triggered((_QUESTS,), ir.Seq((ir.Draw(1), ir.If(crowd, ir.GainLore(1), ir.GainLore(2)))), name="APPLAUSE"),
    )
    assert _try(card, 20).inert == []
    found = exercise((*house.cards(), card), list(parts_of(card)), 20)
    assert len(found.tried) == 3 and found.inert == []


def test_there_is_a_card_for_what_is_done_otherwise() -> None:
    item = ir.Chosen(ir.Among("seen", (_ITEM,)), slot="it")
    cheap = ir.Is(ir.Those("it"), (ir.HasStat(Stat.COST, Cmp.LE, 3),))
    look = ir.Seq((ir.Look(ir.Top(2), "seen"), ir.Reveal(item), ir.If(cheap, ir.GainLore(1), ir.GainLore(2))))
    card = _card(ir.Triggered((_QUESTS,), look, name="A CLOSER LOOK"))
    found = exercise((*house.cards(), card), list(parts_of(card)), 40)
    assert len(found.tried) == 4 and found.inert == []


def test_a_later_offer_is_declined_after_the_earlier_ones_were_accepted() -> None:
    last = ir.IfDo(ir.May(ir.GainLore(1)), None, ir.GainLore(2))
    offers = ir.IfDo(ir.May(ir.Draw(1)), ir.IfDo(ir.May(ir.Draw(1)), last))
    card = _card(ir.Triggered((_QUESTS,), offers, name="ONE, TWO, THREE"))
    found = exercise((*house.cards(), card), list(parts_of(card)), 40)
    assert len(found.tried) == 4 and found.inert == []


def test_a_position_in_which_somebody_would_be_banished_at_once_is_left_out() -> None:
    frail = ir.Static((ir.Adjust(Stat.WILLPOWER, -1),), ir.Cards(where=(_CHARACTER,)), name="FRAIL")
    assert _try(_card(frail), 40).inert == []


def test_singer_is_heard_in_a_chorus_if_the_card_sings_nothing_else() -> None:
    alone = ir.Filter(where=(ir.IsSong(), ir.Not(ir.HasKeyword(Keyword.SING_TOGETHER))))
    never_alone = ir.Static((ir.Cant(Doing.SING, alone),), name="NEVER ALONE")
    card = _card(ir.KeywordAbility(Keyword.SINGER, 3), never_alone, cost=1)
    assert _try(card, 30).inert == []


@pytest.mark.parametrize(
    "ability",
    [
        ir.Static((ir.CostChange(-1, ir.Filter(where=(_NOBODY,))),)),
        ir.Static((ir.Adjust(Stat.LORE, 1),), ir.Cards(of=Who.YOU, where=(_CHARACTER, _NOBODY))),
        ir.Static((ir.Adjust(Stat.LORE, 1),), condition=ir.Have(ir.Cards(of=Who.YOU, where=(_ITEM, _NOBODY)))),
        ir.Static((ir.Adjust(Stat.LORE, 1),), condition=ir.Have(ir.Cards(of=Who.YOU, where=(_LOCATION, _NOBODY)))),
        ir.Triggered(
            (ir.Event(Happening.PLAYED, ir.Filter(where=(ir.IsSong(), _NOBODY)), player=Who.YOU),), ir.Draw(1)
        ),
        ir.Triggered(
            (_QUESTS,), ir.Put(ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU, (_NOBODY,))), ir.Place(Zone.HAND))
        ),
        ir.Static((ir.Adjust(Stat.LORE, 1),), ir.Cards(where=(ir.AnyOf((ir.HasClass(("Nobodies",)), _NOBODY)),))),
    ],
    ids=["price", "character", "item", "location", "song", "discard", "one of two tests"],
)
def test_a_name_that_no_card_has_is_that_of_a_stand_in(ability: ir.Ability) -> None:
    found = _try(_card(ability), 30)
    assert found.inert == []
    assert found.stand_ins == ("Nobody in Particular",)
    assert found.to_json()["stand_ins"] == ["Nobody in Particular"]


def test_full_names_and_names_to_shift_onto_have_stand_ins_too() -> None:
    full = ir.Static(
        (ir.Adjust(Stat.LORE, 1),), ir.Cards(where=(_CHARACTER, ir.FullNamed("Nobody - On Leave"))), name="FRIEND"
    )
    potato = ir.ShiftAbility((ir.InkCost(1),), ShiftKind.POTATO, "Nobody's Sack")
    found = _try(_card(full, potato), 30)
    assert found.inert == []
    assert found.stand_ins == ("Nobody", "Nobody's Sack")


def test_names_that_are_there_or_that_must_not_be_there_have_no_stand_in() -> None:
    somebody = ir.Named((house.cards()[0].name,))
    others = ir.Cards(where=(_CHARACTER, ir.Not(_NOBODY)))
    card = _card(
        ir.Static((ir.CostChange(-1, ir.Filter(where=(somebody,))),), name="SOMEBODY"),
        ir.Static((ir.Adjust(Stat.LORE, 1),), others, name="NOT HIM"),
    )
    found = _try(card, 30)
    assert found.inert == []
    assert found.stand_ins == ()


# --- what does nothing -----------------------------------------------------------------------

_HAND = ir.Cards((Zone.HAND,), Who.YOU)
_INERT: dict[str, tuple[ir.Card, str]] = {
    "an effect of nothing": (
        _card(ir.Triggered((_QUESTS,), ir.GainLore(0), name="A WASTE")),
        "it resolved, and nothing came of it",
    ),
    "a cost that buys nothing": (
        _card(
            ir.Activated((ir.ExertCost(), ir.InkCost(1), ir.DiscardCost(ir.Chosen(_HAND, slot="it"))), ir.GainLore(0))
        ),
        "it resolved, and nothing came of it",
    ),
    "an action that does nothing": (
        _card(ir.ActionEffect(ir.Deal(0, ir.Cards(where=(_CHARACTER, _NOBODY)))), type=CardType.ACTION),
        "it resolved, and nothing came of it",
    ),
    "an event that never happens": (
        _card(ir.Triggered((ir.Event(Happening.QUESTED, subject=_THIS, player=Who.OPPONENTS),), ir.Draw(1))),
        "what it waits for never happened",
    ),
    "a condition that is never true": (
        _card(ir.Triggered((_QUESTS,), ir.Draw(1), condition=ir.Compare(ir.LoreOf(), Cmp.GT, 40))),
        "its event happened, but its condition was never true",
    ),
    "a cost that no card has": (
        _card(ir.Static((ir.CostChange(-1, ir.Filter(where=(ir.HasStat(Stat.COST, Cmp.GE, 90),))),))),
        "no card of the pool passes HasStat(cost, ge, 90)",
    ),
    "a change by nothing": (
        _card(ir.Static((ir.Adjust(Stat.STRENGTH, 0),))),
        "it was in force, and nothing was different for it",
    ),
    "a while that never is": (
        _card(ir.Static((ir.Adjust(Stat.LORE, 1),), condition=ir.Compare(ir.LoreOf(), Cmp.GT, 40))),
        "its condition was never true while the card was in play",
    ),
    "nobody to be about": (
        _card(ir.Static((ir.Adjust(Stat.LORE, 1),), ir.Cards(where=(ir.IsThis(), ir.IsOther())))),
        "there was never a card for it to be about",
    ),
    "a voice that is no better than before": (_card(ir.KeywordAbility(Keyword.SINGER, 3)), "it made no difference"),
    "a replacement of nothing": (
        _card(ir.Replacement(ir.Event(Happening.LORE_GAINED, player=Who.YOU, amount=(Cmp.GE, 30)), ir.Draw(1))),
        "it made no difference",
    ),
    "a discount that lasts until it is too late": (
        _card(
            ir.Triggered(
                (ir.Event(Happening.TURN_ENDING, player=Who.YOU),),
                ir.Establish((ir.CostChange(-1, ir.Filter(where=(_CHARACTER,))),), Duration.THIS_TURN),
            )
        ),
        "it resolved, and nothing came of it",
    ),
    "a can't for those who could not anyway": (
        _card(ir.Static((ir.CantDo(Doing.PLAY, Who.YOU, ir.Filter(Who.OPPONENTS)),))),
        "it was in force, and nothing was different for it",
    ),
}


@pytest.mark.parametrize("title", _INERT)
def test_an_inert_ability_is_reported(title: str) -> None:
    card, why = _INERT[title]
    (tried,) = _try(card).inert
    assert tried.target.card is card
    assert tried.why is not None
    assert say(tried.why).startswith(why)


def test_the_same_card_twice_makes_no_difference() -> None:
    """What is told apart is the ability, not the two games."""
    pool = house.cards()
    twins: list[Target] = []
    for card in pool[::9]:
        twins += [replace(each, without=replace(each.without, abilities=card.abilities)) for each in targets_of(card)]
    book = CardBook((*props.CARDS, *pool, *(each.without for each in twins)))
    cast = Cast(book, range(len(props.CARDS) + len(pool)))
    assert len(twins) > 20
    for twin in twins:
        assert try_out(cast, twin, 3, 5, "2.3").did is None


def test_the_exercise_is_the_same_each_time() -> None:
    card = house.cards()[40]
    once, again = (exercise(house.cards(), list(targets_of(card))).to_json() for _ in range(2))
    assert once == again
    assert once["abilities"] == once["did"] == len(once["tried"]) > 0
