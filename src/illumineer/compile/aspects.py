"""What a condition looks at and what a modifier changes, as bits.

The core keeps derived values until something they were computed from changes; these masks say
what that something is.  The lower bits are things that game actions write, the upper ones
(DERIVED) are themselves derived, and say when one static ability depends on another.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from illumineer import ir
from illumineer.vocab import Stat, Trait, Who, Zone

PLAY: Final = 1 << 0
EXERT: Final = 1 << 1
DAMAGE: Final = 1 << 2
LOCATION: Final = 1 << 3
UNDER: Final = 1 << 4
HAND: Final = 1 << 5
INKWELL: Final = 1 << 6
DISCARD: Final = 1 << 7
LORE: Final = 1 << 8
TURN: Final = 1 << 9
HISTORY: Final = 1 << 10
CHALLENGE: Final = 1 << 11
DECK: Final = 1 << 12
DRYING: Final = 1 << 13
STAYS: Final = TURN | CHALLENGE
"""What is the same after cards have left play as before."""

NAMES: Final = 1 << 16
CLASSES: Final = 1 << 17
ABILITIES: Final = 1 << 18
STRENGTH: Final = 1 << 19
WILLPOWER: Final = 1 << 20
LORE_VALUE: Final = 1 << 21
OTHER: Final = 1 << 22
LOSS: Final = 1 << 23  # abilities are taken away, so any static ability may be gone
COST_VALUE: Final = 1 << 24  # the ink cost, or the move cost
DERIVED: Final = NAMES | CLASSES | ABILITIES | STRENGTH | WILLPOWER | LORE_VALUE | COST_VALUE

_ZONES: Final = {
    Zone.DECK: DECK,
    Zone.HAND: HAND,
    Zone.PLAY: PLAY,
    Zone.INKWELL: INKWELL,
    Zone.DISCARD: DISCARD,
    Zone.UNDER: UNDER,
}
_STATS: Final = {
    Stat.STRENGTH: STRENGTH | CHALLENGE,  # Challenger counts while challenging
    Stat.WILLPOWER: WILLPOWER,
    Stat.LORE: LORE_VALUE,
    Stat.COST: COST_VALUE,
    Stat.MOVE_COST: COST_VALUE,
    Stat.DAMAGE: DAMAGE,
}
_TRAITS: Final = {
    Trait.NAME: NAMES,
    Trait.CLASSIFICATION: CLASSES,
    Trait.COST: COST_VALUE,
    Trait.STRENGTH: STRENGTH | CHALLENGE,
    Trait.WILLPOWER: WILLPOWER,
    Trait.LORE: LORE_VALUE,
}
_LOOKED_AT_BY: Final[dict[int, tuple[type[ir.Node], ...]]] = {
    NAMES: (ir.Named, ir.NamedAs, ir.SameName, ir.SharesName, ir.NamesAmong),
    CLASSES: (ir.HasClass,),
    ABILITIES: (ir.HasKeyword, ir.HasCoined),
    DAMAGE: (ir.IsDamaged,),
    EXERT: (ir.IsExerted, ir.CanExert),
    DRYING: (ir.IsDry, ir.CanExert),
    LOCATION: (ir.LocationOf, ir.IsAt, ir.IsPlaceOf),
    UNDER: (ir.HasUnder, ir.Under),
    CHALLENGE: (ir.IsChallenging, ir.IsChallenged),
    HISTORY: (ir.Did, ir.Happened, ir.TimesHappened, ir.DropsUsed),
    TURN: (ir.IsTurnOf, ir.FirstTurnNotFirst),
    LORE: (ir.LoreOf,),
    INKWELL: (ir.InkDropsOf,),
    DECK: (ir.Top,),
}
"""What looks at each of these, whatever its fields say; of the rest `reads` asks the fields."""
_READS: Final = {
    node: sum(aspect for aspect, nodes in _LOOKED_AT_BY.items() if node in nodes)
    for each in _LOOKED_AT_BY.values()
    for node in each
}
_WHOSE: Final = ("of", "player", "who", "among")
"""The fields in which a phrase names players."""
_WRITES: Final[dict[type[ir.Node], int]] = {
    ir.Gain: ABILITIES,
    ir.GainAbility: ABILITIES,
    ir.Lose: ABILITIES,
    ir.LoseAbility: ABILITIES | LOSS,
    ir.GainName: NAMES,
    ir.GainClass: CLASSES,
}


def reads(node: ir.Node | tuple[ir.Node, ...] | None) -> int:
    """Everything that the conditions, filters and amounts below `node` look at."""
    found = 0
    for part in ir.walk(node):
        found |= _READS.get(type(part), 0)
        if any(getattr(part, name, None) is Who.ACTIVE for name in _WHOSE):
            found |= TURN
        match part:
            case ir.Cards():
                for zone in part.zones:
                    found |= _ZONES.get(zone, 0)
            case ir.Shares() | ir.DifferentAmong() | ir.MostAlike() | ir.Alike():
                found |= _TRAITS.get(part.trait, 0)
            case ir.HasStat() | ir.StatOf() | ir.TotalOf() | ir.HighestOf() | ir.LowestOf():
                found |= _STATS.get(part.stat, 0)
            case ir.ComparesOwn():
                found |= _STATS.get(part.stat, 0) | _STATS.get(part.than, 0)
    return found


def writes(mods: tuple[ir.Node, ...]) -> int:
    """Which derived things the mods change."""
    found = 0
    for mod in mods:
        if isinstance(mod, ir.Adjust | ir.Floor):
            found |= _STATS.get(mod.stat, OTHER) & ~CHALLENGE
        else:
            found |= _WRITES.get(type(mod), OTHER)
    return found


def alike(node: ir.Static) -> ir.Cards | None:
    """The cards that a static ability is about from every card of a player that has it, "other" aside.

    None if it may do something else from each: to other cards, or what does not simply add up.
    """
    affects = node.affects
    if not isinstance(affects, ir.Cards) or not all(isinstance(mod, (ir.Adjust, ir.Gain)) for mod in node.mods):
        return None
    where = tuple(test for test in affects.where if not isinstance(test, ir.IsOther))
    reached = affects if len(where) == len(affects.where) else replace(affects, where=where)
    said = (reached, node.condition, *node.mods)
    return None if ir.has(said, ir.This, ir.IsThis, ir.IsOther, ir.Sung) else reached
