"""Law: no ability is silently inert.  What a card can say of a doing, a leave or an event makes a difference.

For every pair that compiles (a "can't" and a doing, a permission, a replacement and a kind of event) there is
a position in which it changes something; every other pair is refused when the card is compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.support import (
    Table,
    action,
    any_character,
    character,
    exert_ability,
    item,
    location,
    opposing_character,
    shift,
    table,
    your_character,
)

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.compile.sense import DOINGS, REPLACED, TOLD_OF_NOTHING
from illumineer.errors import CardError
from illumineer.vocab import Doing, Duration, Happening, Keyword, Leave, Who, Zone

Probe = Callable[[Table], Any]

OGRE = ir.Named(("Ogre",))
KNIGHT = ir.Named(("Knight",))
CARDS = [
    action("Wake", ir.Ready(your_character(KNIGHT)), cost=0),
    action("Doze", ir.Exert(your_character(OGRE)), cost=0),
    action("Zap", ir.Deal(1, opposing_character()), cost=0),
    action("Burn", ir.Deal(1, your_character(OGRE)), cost=0),
    action("Salt", ir.PutDamage(1, your_character(OGRE)), cost=0),
    action("Shove", ir.MoveDamage(1, your_character(KNIGHT), your_character(OGRE)), cost=0),
    action("Soothe", ir.RemoveDamage(1, your_character(KNIGHT), up_to=False), cost=0),
    action("Hurry", ir.Apply(your_character(OGRE), (ir.Gain(Keyword.RUSH),)), cost=0),
    action("Lift", ir.Put(your_character(OGRE), ir.Place(Zone.HAND)), cost=0),
    action("Soak", ir.Put(your_character(OGRE), ir.Place(Zone.INKWELL)), cost=0),
    action("Fell", ir.Banish(your_character(OGRE)), cost=0),
    action("Read", ir.Draw(), cost=0),
    action("Mill", ir.Put(ir.Top(1), ir.Place(Zone.DISCARD)), cost=0),
    action("Shed", ir.Discard(ir.Cards((Zone.HAND,), Who.YOU)), cost=0),
    action("Boast", ir.GainLore(1), cost=0),
    action("Blush", ir.LoseLore(1, Who.YOU), cost=0),
    action("Drizzle", ir.GainInkDrops(1), cost=0),
    action("Air", ir.GainLore(1), cost=4, song=True),
    character("Ogre - Grown", shift(0), cost=9),
    character("Ghoul - Grown", shift(0), cost=9),
    character("Kite", Keyword.EVASIVE),
    item("Tool", exert_ability(ir.GainLore(1), ir.InkCost(1))),
    location("Pier"),
]


def after(*moves: str) -> Callable[[Callable[[Table], Any]], Probe]:
    """Make the moves, then look."""
    return lambda look: lambda t: look(t.do(*moves))


def legal(move: str) -> Probe:
    return lambda t: t.legal(move)


def scene(mods: tuple[ir.Mod, ...], affects: ir.Cards, hand: str, ready: bool, drying: bool) -> Table:
    """p1: Ogre, Knight (exerted, damage 2), a Tool, a Pier, 2 ink, one card in hand; p2: Giant and Kite."""
    banner = item("Banner", ir.Static(mods, affects, name="Always"))
    theirs = [{"card": "Giant", "exerted": not ready}, {"card": "Kite", "exerted": False}]
    mine = [
        {"card": "Ogre", "drying": drying},
        {"card": "Knight", "exerted": True, "damage": 2},
        "Tool",
        "Pier",
        *(["Banner"] if mods else []),
    ]
    hands = [hand] if hand else []
    return table([*CARDS, banner], p1={"play": mine, "hand": hands, "ink": 2, "lore": 3}, p2={"play": theirs})


EVERYONE = ir.Cards()


def differs(mod: ir.Mod, probe: Probe, hand: str = "", ready: bool = False, drying: bool = False) -> bool:
    without = probe(scene((), EVERYONE, hand, ready, drying))
    return bool(without != probe(scene((mod,), EVERYONE, hand, ready, drying)))


# --- doings ----------------------------------------------------------------------------------

ogre_zone = lambda t: t["Ogre"].zone  # noqa: E731
ogre_damage = lambda t: t["Ogre"].damage  # noqa: E731

SAID: list[tuple[ir.Mod, str, Probe]] = [
    (ir.Cant(Doing.QUEST), "", legal("quest Ogre")),
    (ir.Cant(Doing.CHALLENGE), "", legal("challenge Ogre")),
    (ir.Cant(Doing.BE_CHALLENGED), "", legal("challenge Ogre")),
    (ir.Cant(Doing.READY), "Wake", after("play Wake")(lambda t: t["Knight"].exerted)),
    (ir.Cant(Doing.READY_AT_START), "", after("end turn", "end turn")(lambda t: t["Knight"].exerted)),
    (ir.Cant(Doing.EXERT), "Doze", after("play Doze")(lambda t: t["Ogre"].exerted)),
    (ir.Cant(Doing.SING), "Air", legal("play Air")),
    (ir.Cant(Doing.MOVE), "", legal("move Ogre")),
    (ir.Cant(Doing.BE_CHOSEN), "Zap", after("play Zap")(lambda t: t.asked)),
    (ir.Cant(Doing.TAKE_CHALLENGE_DAMAGE), "", after("challenge Ogre")(lambda t: t["Giant"].damage)),
    (ir.Cant(Doing.BE_DEALT_DAMAGE), "Burn", after("play Burn")(ogre_damage)),
    (ir.Cant(Doing.TAKE_DAMAGE), "Burn", after("play Burn")(ogre_damage)),
    (
        ir.Cant(Doing.GAIN_KEYWORD, keyword=Keyword.RUSH),
        "Hurry",
        after("play Hurry")(lambda t: t["Ogre"].has(Keyword.RUSH)),
    ),
    (ir.Cant(Doing.ACTIVATE), "", legal("activate Tool: Use")),
    (ir.Cant(Doing.LEAVE), "Lift", after("play Lift")(ogre_zone)),
    (ir.Cant(Doing.BE_BANISHED), "Fell", after("play Fell")(ogre_zone)),
    (ir.Cant(Doing.BE_RETURNED), "Lift", after("play Lift")(ogre_zone)),
    (ir.Cant(Doing.BE_INKED), "Soak", after("play Soak")(ogre_zone)),
    (ir.Cant(Doing.REMOVE_DAMAGE), "Soothe", after("play Soothe")(lambda t: t["Knight"].damage)),
    (ir.CantDo(Doing.PLAY, Who.ALL), "Scout", legal("play Scout")),
    (ir.CantDo(Doing.INK, Who.ALL), "Scout", legal("ink Scout")),
    (ir.CantDo(Doing.GAIN_LORE, Who.ALL), "Boast", after("play Boast")(Table.lore)),
    (ir.CantDo(Doing.LOSE_LORE, Who.ALL), "Blush", after("play Blush")(Table.lore)),
    (ir.CantDo(Doing.REMOVE_DAMAGE, Who.ALL), "Soothe", after("play Soothe")(lambda t: t["Knight"].damage)),
    (ir.CantDo(Doing.DRAW, Who.ALL), "Read", after("play Read")(lambda t: len(t.hand()))),
    (ir.CantDo(Doing.BE_RETURNED, Who.ALL), "Lift", after("play Lift")(ogre_zone)),
    (ir.CantDo(Doing.ACTIVATE, Who.ALL), "", legal("activate Tool: Use")),
    (ir.CantDo(Doing.SING, Who.ALL), "Air", legal("play Air")),
    (ir.CantDo(Doing.MOVE, Who.ALL), "", legal("move Ogre")),
    (ir.CantDo(Doing.SHIFT, Who.ALL), "Ogre - Grown", legal("play Ogre - Grown")),
    (ir.Must(Doing.QUEST), "", legal("end turn")),
    (ir.Must(Doing.CHALLENGE), "", legal("end turn")),
    (ir.Price((Doing.QUEST,), (ir.InkCost(9),)), "", legal("quest Ogre")),
    (ir.Price((Doing.CHALLENGE,), (ir.InkCost(9),)), "", legal("challenge Ogre")),
    (ir.CostChange(9), "Scout", legal("play Scout")),
    (ir.CostChange(9, doing=Doing.SHIFT), "Ogre - Grown", legal("play Ogre - Grown")),
    (ir.CostChange(9, doing=Doing.MOVE), "", legal("move Ogre")),
    (ir.CostChange(9, doing=Doing.ACTIVATE), "", legal("activate Tool: Use")),
]


def pair_of(mod: Any) -> tuple[type, Doing]:
    return type(mod), mod.doing[0] if isinstance(mod, ir.Price) else mod.doing


@pytest.mark.parametrize(
    ("mod", "hand", "probe"), SAID, ids=[f"{type(m).__name__}-{pair_of(m)[1].name}" for m, *_ in SAID]
)
def test_what_is_said_of_a_doing_makes_a_difference(mod: ir.Mod, hand: str, probe: Probe) -> None:
    assert differs(mod, probe, hand)


def test_a_card_that_cannot_be_played_cannot_be_played() -> None:
    """Cant(PLAY) is said by a card of itself, in the hand."""
    for condition, possible in ((ir.Have(ir.Cards(where=(OGRE,))), False), (ir.Have(ir.Cards(where=(KNIGHT,))), True)):
        shy = character("Shy", ir.Static((ir.Cant(Doing.PLAY),), condition=condition, zone=Zone.HAND), cost=1)
        assert table([shy], p1={"hand": ["Shy"], "ink": 1, "play": ["Ogre"]}).legal("play Shy") == possible


def test_cards_that_cannot_be_discarded_stay() -> None:
    banner = item("Banner", ir.Static((ir.CantDo(Doing.DISCARD, Who.ALL),), name="Always"))
    for play, left in (([], 0), (["Banner"], 1)):
        t = table([*CARDS, banner], p1={"hand": ["Shed", "Scout"], "play": play}).do("play Shed")
        assert len(t.hand()) == left


def test_no_pair_that_compiles_lacks_an_example() -> None:
    shown = {pair_of(mod) for mod, *_ in SAID} | {(ir.Cant, Doing.PLAY), (ir.CantDo, Doing.DISCARD)}
    assert shown == {(kind, doing) for kind, doings in DOINGS.items() for doing in doings}


def of_itself(mod: ir.Mod) -> ir.Card:
    return character("Odd", ir.Static((mod,), name="Odd"))


@pytest.mark.parametrize("kind", DOINGS, ids=lambda kind: kind.__name__)
def test_every_other_pair_is_refused(kind: type[ir.Node]) -> None:
    make: dict[type, Callable[[Doing], Any]] = {
        ir.Cant: ir.Cant,
        ir.CantDo: ir.CantDo,
        ir.Must: ir.Must,
        ir.Price: lambda doing: ir.Price((doing,), (ir.InkCost(1),)),
        ir.CostChange: lambda doing: ir.CostChange(1, doing=doing),
    }
    for doing in Doing:
        card = of_itself(make[kind](doing))
        if doing in DOINGS[kind]:
            CardBook([card])
        else:
            with pytest.raises(CardError, match=f"Odd.*{doing.name}"):
                CardBook([card])


# --- permissions -----------------------------------------------------------------------------

ALLOWED: dict[Leave, tuple[str, bool, bool, Probe]] = {  # hand, opponents ready, drying
    Leave.CHALLENGE_READY: ("", True, False, legal("challenge Ogre")),
    Leave.CHALLENGE_DRYING: ("", False, True, legal("challenge Ogre")),
    Leave.QUEST_DRYING: ("", False, True, legal("quest Ogre")),
    Leave.EXERT_DRYING: ("Air", False, True, legal("play Air")),
    Leave.SHIFT_ANY_NAME: ("Ghoul - Grown", False, False, legal("play Ghoul - Grown")),
    Leave.SHIFT_ANY: ("Ghoul - Grown", False, False, legal("play Ghoul - Grown")),
    Leave.MOVE_FREE: ("", False, False, after("move Ogre")(Table.ink)),
}


@pytest.mark.parametrize("leave", ALLOWED, ids=lambda leave: leave.name)
def test_what_is_permitted_makes_a_difference(leave: Leave) -> None:
    hand, ready, drying, probe = ALLOWED[leave]
    assert differs(ir.Allow(leave), probe, hand, ready, drying)


def test_permission_to_challenge_the_evasive_and_to_enter_exerted() -> None:
    hunter = character("Hunter", ir.Static((ir.Allow(Leave.CHALLENGE_EVASIVE),), name="Reach"))
    for who, possible in (("Hunter", True), ("Ogre", False)):
        t = table([*CARDS, hunter], p1={"play": [who]}, p2={"play": [{"card": "Kite", "exerted": True}]})
        assert t.legal(f"challenge {who}") == possible
    calm = character("Calm", ir.Static((ir.Allow(Leave.ENTER_EXERTED),), name="Slow"), cost=1)
    assert table([calm], p1={"hand": ["Calm"], "ink": 1}).do("play Calm").asked == (0, "enter")


def test_no_permission_lacks_an_example() -> None:
    assert set(ALLOWED) | {Leave.CHALLENGE_EVASIVE, Leave.ENTER_EXERTED} == set(Leave)


# --- events ----------------------------------------------------------------------------------

WOULD: dict[Happening, tuple[str, Probe]] = {
    Happening.DAMAGE_DEALT: ("Burn", after("play Burn")(ogre_damage)),
    Happening.DAMAGE_TAKEN: ("Salt", after("play Salt")(ogre_damage)),
    Happening.DAMAGE_MOVED: ("Shove", after("play Shove")(ogre_damage)),
    Happening.BANISHED: ("Fell", after("play Fell")(ogre_zone)),
    Happening.DISCARDED: ("Shed", after("play Shed")(lambda t: len(t.hand()))),
    Happening.DREW: ("Read", after("play Read")(lambda t: len(t.hand()))),
    Happening.LORE_GAINED: ("Boast", after("play Boast")(Table.lore)),
    Happening.LORE_LOST: ("Blush", after("play Blush")(Table.lore)),
    Happening.INK_DROPS_GAINED: ("Drizzle", after("play Drizzle")(lambda t: t.game.state.drops[0])),
    Happening.RETURNED_TO_HAND: ("Lift", after("play Lift")(ogre_zone)),
    Happening.LEFT_PLAY: ("Lift", after("play Lift")(ogre_zone)),
    Happening.PUT_INTO_DISCARD: ("Mill", after("play Mill")(lambda t: len(t.discard()))),
    Happening.EXERTED: ("Doze", after("play Doze")(lambda t: t["Ogre"].exerted)),
    Happening.READIED: ("Wake", after("play Wake")(lambda t: t["Knight"].exerted)),
}


@pytest.mark.parametrize("kind", WOULD, ids=lambda kind: kind.name)
def test_an_event_that_is_replaced_does_not_happen(kind: Happening) -> None:
    card, probe = WOULD[kind]
    came_from = Zone.DECK if kind is Happening.PUT_INTO_DISCARD else None
    ward = item("Ward", ir.Replacement(ir.Event(kind, came_from=came_from), name="Never"))
    found = []
    for play in ([], ["Ward"]):
        mine: list[Any] = ["Ogre", {"card": "Knight", "damage": 2, "exerted": True}, *play]
        t = table([*CARDS, ward], p1={"hand": [card, "Scout"], "play": mine, "lore": 3, "deck": 3})
        found.append(probe(t))
    assert found[0] != found[1]


def test_every_other_event_cannot_be_replaced() -> None:
    assert set(WOULD) == set(REPLACED)
    for kind in Happening:
        card = character("Odd", ir.Replacement(ir.Event(kind), name="Never"))
        if kind not in REPLACED:
            with pytest.raises(CardError, match=f"Odd.*{kind.name}"):
                CardBook([card])


def test_what_is_replaced_by_another_number_has_one() -> None:
    for on in (Happening.BANISHED, Happening.DREW):
        with pytest.raises(CardError, match=f"Odd.*{on.name}"):
            CardBook([character("Odd", ir.Replacement(ir.Event(on), n=1, name="Less"))])


def test_only_cards_of_a_deck_are_replaced_on_their_way_to_the_discard() -> None:
    with pytest.raises(CardError, match=r"Odd.*PUT_INTO_DISCARD"):
        CardBook([character("Odd", ir.Replacement(ir.Event(Happening.PUT_INTO_DISCARD), name="Never"))])


def test_nobody_can_wait_for_what_is_never_told() -> None:
    for kind in TOLD_OF_NOTHING:
        for node in (
            ir.Triggered((ir.Event(kind),), ir.Draw(), name="Wait"),
            ir.Static((ir.Gain(Keyword.RUSH),), condition=ir.Happened(ir.Event(kind)), name="Wait"),
        ):
            with pytest.raises(CardError, match=f"Odd.*{kind.name}"):
                CardBook([character("Odd", node)])


@pytest.mark.parametrize("zone", [zone for zone in Zone if zone not in (Zone.PLAY, Zone.DISCARD)], ids=lambda z: z.name)
def test_a_triggered_ability_works_in_play_or_in_the_discard(zone: Zone) -> None:
    waits = ir.Triggered((ir.Event(Happening.TURN_STARTED, player=Who.YOU),), ir.GainLore(1), zone=zone, name="Wait")
    with pytest.raises(CardError, match=f"Odd.*{zone.name}"):
        CardBook([character("Odd", waits)])


def test_an_odd_word_is_found_wherever_it_stands() -> None:
    odd = ir.Apply(
        any_character(), (ir.GainAbility(ir.Static((ir.Cant(Doing.DRAW),), name="Deep")),), Duration.THIS_TURN
    )
    for card in (action("Odd", odd), character("Odd", ir.Activated((), ir.May(odd), name="Deeper"))):
        with pytest.raises(CardError, match=r"Odd.*DRAW"):
            CardBook([card])
