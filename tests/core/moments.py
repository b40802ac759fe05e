"""Moments in the middle of things: what games looked like when they were saved in an older format.

Each is a position and the moves that lead into it.  The files in `saved/` hold the games as they were written then,
and what they were asked afterwards.
"""

from __future__ import annotations

from typing import Any, Final

from tests.support import (
    CHARACTER,
    Table,
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
    whenever_quests,
)

from illumineer import ir
from illumineer.game import Game
from illumineer.vocab import CardType, Duration, Happening, Keyword, Side, Who, Zone

_HAND: Final = ir.Cards((Zone.HAND,), Who.YOU)
_THEIRS: Final = ir.Chosen(ir.Cards((Zone.HAND,), Who.THEY), by=Who.THEY)


def _guard(name: str) -> ir.Card:
    others = ir.Filter(Who.YOU, (*CHARACTER, ir.IsOther()))
    event = ir.Event(Happening.DAMAGE_DEALT, subject=others)
    return character(
        name, ir.Replacement(event, ir.PutDamage(ir.InvolvedAmount(), ir.This()), name="Shield"), willpower=9
    )


CARDS: Final = (
    character("Hero - Young", cost=2),
    character("Hero - Small", cost=2),
    character("Hero - Grown", shift(2), Keyword.BODYGUARD, cost=6, strength=5, willpower=5),
    character("Doll", ir.Static((ir.PlayFor((ir.DiscardCost(ir.Chosen(_HAND)),)),), zone=Zone.HAND, name="Other Way")),
    action(
        "Nested",
        ir.Seq(
            (
                ir.Play(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, (ir.IsType((CardType.CHARACTER,)),))), free=False),
                ir.Ready(any_character(n=2)),
            )
        ),
        cost=0,
    ),
    action("Bolt", ir.Deal(2, any_character(n=2))),
    action("Sift", ir.EachPlayer(Who.ALL, (ir.Discard(_THEIRS), ir.Draw(1, who=Who.THEY)))),
    action(
        "Again",
        ir.Seq(
            (
                ir.Play(
                    ir.Chosen(ir.Cards((Zone.DISCARD,), Who.YOU, (ir.IsType((CardType.ACTION,)),))),
                    then=ir.Place(Zone.DECK, Side.BOTTOM),
                ),
                ir.May(ir.Draw()),
            )
        ),
    ),
    action(
        "Grow",
        ir.Apply(any_character(), (ir.Adjust(0, 2),), Duration.UNTIL_YOUR_NEXT_TURN),
    ),
    action("Heal", ir.RemoveDamage(3, any_character(), up_to=True)),
    action("Song", ir.GainLore(1), ir.KeywordAbility(Keyword.SING_TOGETHER, 5), cost=5, song=True),
    character("Reader", when_played(ir.May(ir.Draw(2)))),
    character(
        "Dancer",
        whenever_quests(ir.Deal(1, any_character())),
        ir.Triggered((ir.Event(Happening.QUESTED, subject=ir.Filter(where=(ir.IsThis(),))),), ir.Draw(), name="Bow"),
    ),
    character("Wall", keyword(Keyword.RESIST, 1), willpower=4),
    _guard("Guard"),
    _guard("Warden"),
    item("Spring", exert_ability(ir.GainInkDrops(2))),
    item("Press", exert_ability(ir.Draw(2), ir.DiscardCost(ir.Chosen(_HAND)))),
    location("Inn"),
)

_RIVALS: Final = {"play": [{"card": "Ogre", "exerted": True}, {"card": "Giant", "exerted": True}], "deck": 4}
_MOMENTS: Final[dict[str, tuple[dict[str, Any], tuple[str, ...], str]]] = {
    "payment": (
        {"p1": {"hand": ["Nested", "Doll", "Pawn", "Scout"], "ink": 1}, "p2": _RIVALS},
        ("play Nested", "choose Doll"),
        "2.3",
    ),
    "ability paid": (
        {"p1": {"hand": ["Pawn", "Scout", "Knight"], "play": ["Press"], "deck": 4}, "p2": _RIVALS},
        ("activate Press: Use",),
        "2.3",
    ),
    "ink drops": (
        {"p1": {"hand": ["Reader"], "play": ["Spring"], "ink": 2, "deck": 4}, "p2": _RIVALS},
        ("activate Spring: Use", "play Reader"),
        "2.3",
    ),
    "choice": (
        {"p1": {"hand": ["Bolt"], "ink": 1, "play": ["Knight", "Pawn"]}, "p2": _RIVALS},
        ("play Bolt", "choose Knight"),
        "2.3",
    ),
    "may": ({"p1": {"hand": ["Reader"], "ink": 2, "deck": 4}, "p2": _RIVALS}, ("play Reader",), "2.3"),
    "bag": (
        {"p1": {"play": ["Dancer", "Pawn"], "hand": ["Grow"], "ink": 1, "deck": 4}, "p2": _RIVALS},
        ("play Grow", "choose Dancer", "quest Dancer"),
        "2.3",
    ),
    "would-event": (
        {"p1": {"hand": ["Bolt"], "ink": 1}, "p2": {"play": ["Guard", "Warden", "Ogre", "Giant"], "deck": 3}},
        ("play Bolt", "choose Ogre", "choose Giant"),
        "2.3",
    ),
    "Resist of 1.x": (
        {"p1": {"hand": ["Bolt"], "ink": 1}, "p2": {"play": ["Guard", "Wall", "Ogre"], "deck": 3}},
        ("play Bolt", "choose Wall", "choose Ogre"),
        "1-late",
    ),
    "Shift": (
        {
            "p1": {"hand": ["Hero - Grown"], "ink": 2, "play": ["Hero - Young", {"card": "Hero - Small", "damage": 1}]},
            "p2": _RIVALS,
        },
        ("play Hero - Grown",),
        "2.3",
    ),
    "shifted": (
        {
            "p1": {"hand": ["Hero - Grown"], "ink": 2, "play": ["Hero - Young", {"card": "Hero - Small", "damage": 1}]},
            "p2": _RIVALS,
        },
        ("play Hero - Grown", "choose Hero - Small"),
        "2.3",
    ),
    "song": (
        {"p1": {"hand": ["Song"], "play": ["Knight", "Scout", "Doll"], "deck": 3}, "p2": _RIVALS},
        ("play Song", "choose Knight"),
        "2.3",
    ),
    "each player": (
        {"p1": {"hand": ["Sift", "Pawn", "Scout"], "ink": 1, "deck": 4}, "p2": {"hand": ["Ogre", "Giant"], "deck": 4}},
        ("play Sift", "choose Pawn"),
        "2.3",
    ),
    "played by an effect": (
        {"p1": {"hand": ["Again"], "discard": ["Bolt", "Grow"], "ink": 2, "play": ["Pawn"], "deck": 4}, "p2": _RIVALS},
        ("play Again", "choose Bolt"),
        "2.3",
    ),
    "damage removed": (
        {"p1": {"hand": ["Heal"], "ink": 1, "play": [{"card": "Guard", "damage": 4}]}, "p2": _RIVALS},
        ("play Heal", "choose Guard"),
        "2.3",
    ),
    "challenge": ({"p1": {"play": ["Knight"], "deck": 3}, "p2": _RIVALS}, ("challenge Knight",), "2.3"),
    "move": ({"p1": {"play": ["Knight", "Inn", "Camp"], "ink": 2, "deck": 3}, "p2": _RIVALS}, ("move Knight",), "2.3"),
    "turn": ({"p1": {"play": ["Knight"], "deck": 3}, "p2": _RIVALS}, ("quest Knight", "end turn"), "2.3"),
}
"""The position, the moves that lead to the moment, the edition."""

NAMES: Final = (*_MOMENTS, "opening hand")


def moment(name: str) -> Game:
    """The game at that moment."""
    if name == "opening hand":
        book = table(CARDS).game.book
        deck = ["Pawn", "Scout", "Knight", "Bolt", "Reader", "Dancer"] * 2
        game = Game.new([deck, deck], book, seed=3, variant="free", turn_limit=40)
        game.push_answer(game.decision.options[0])  # type: ignore[union-attr]
        return game
    position, moves, edition = _MOMENTS[name]
    return Table(table(CARDS, edition, **position).game).do(*moves).game
