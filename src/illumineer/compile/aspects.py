"""What a condition looks at and what a modifier changes, as bits.

The core keeps derived values until something they were computed from changes; these masks say
what that something is.  The lower bits are things that game actions write, the upper ones
(DERIVED) are themselves derived, and say when one static ability depends on another.
"""

from __future__ import annotations

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
_READS: Final[dict[type[ir.Node], int]] = {
    ir.Named: NAMES,
    ir.NamedAs: NAMES,
    ir.SameName: NAMES,
    ir.SharesName: NAMES,
    ir.NamesAmong: NAMES,
    ir.LocationOf: LOCATION,
    ir.HasClass: CLASSES,
    ir.HasKeyword: ABILITIES,
    ir.HasCoined: ABILITIES,
    ir.IsDamaged: DAMAGE,
    ir.IsExerted: EXERT,
    ir.IsDry: DRYING,
    ir.CanExert: EXERT | DRYING,
    ir.IsAt: LOCATION,
    ir.IsPlaceOf: LOCATION,
    ir.HasUnder: UNDER,
    ir.Under: UNDER,
    ir.IsChallenging: CHALLENGE,
    ir.IsChallenged: CHALLENGE,
    ir.Did: HISTORY,
    ir.Happened: HISTORY,
    ir.TimesHappened: HISTORY,
    ir.IsTurnOf: TURN,
    ir.FirstTurnNotFirst: TURN,
    ir.LoreOf: LORE,
    ir.InkDropsOf: INKWELL,
    ir.DropsUsed: HISTORY,
    ir.Top: DECK,
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
        if isinstance(part, ir.Cards):
            for zone in part.zones:
                found |= _ZONES.get(zone, 0)
        elif isinstance(part, ir.Shares | ir.DifferentAmong | ir.MostAlike | ir.Alike):
            found |= _TRAITS.get(part.trait, 0)
        elif isinstance(part, ir.HasStat | ir.StatOf | ir.TotalOf | ir.HighestOf | ir.LowestOf):
            found |= _STATS.get(part.stat, 0)
        elif isinstance(part, ir.ComparesOwn):
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
