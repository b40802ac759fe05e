"""The keywords whose meaning is an ability of its own (section 8), as IR.

Here: Boost, Support, Vanish and the return of Temporary Shift.  The other keywords are limiters,
permissions and modifiers, and stand where the rule they change stands: `card_tests` (Challenger),
`would` (Resist), `payment` (Singer), `ways` (Shift, Sing Together), `choosing` (Ward), the turn action
`play` (entering with Bodyguard), `legal` (the rest).
"""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.vocab import CardType, Cause, Happening, Side, Stat, Who, Zone

_THIS: Final = ir.Filter(where=(ir.IsThis(),))

SUPPORT: Final = ir.Triggered(
    events=(ir.Event(Happening.QUESTED, subject=_THIS),),
    effect=ir.May(
        ir.Apply(
            ir.Chosen(ir.Cards(where=(ir.IsType((CardType.CHARACTER,)), ir.IsOther()))),
            (ir.Adjust(Stat.STRENGTH, ir.StatOf(Stat.STRENGTH, ir.This())),),
        )
    ),
    name="Support",
)
# It waits in the bag until the effect of the action has resolved, and does nothing if the card is elsewhere by
# then (8.14.1, 8.14.2).
VANISH: Final = ir.Triggered(
    events=(ir.Event(Happening.CHOSEN, subject=_THIS, player=Who.OPPONENTS, causes=(Cause.ACTION,)),),
    effect=ir.Banish(ir.This()),
    name="Vanish",
)
# To put a card there is not to play it, and it is not in play there (8.4.3).
BOOST: Final = ir.Activated(
    costs=(),  # the number on the card, which the turn action reads
    effect=ir.Put(ir.Top(1), ir.Place(Zone.UNDER, under=ir.This())),
    limit=1,
    name="Boost",
)
TEMPORARY_SHIFT: Final = ir.Triggered(
    events=(ir.Event(Happening.TURN_ENDING, player=Who.YOU),),
    condition=ir.Have(ir.This()),
    effect=ir.Text(
        (
            ir.Seq(
                (
                    ir.RemoveDamage(None, ir.This(), up_to=False),
                    ir.Put(ir.This(), ir.Place(Zone.HAND, Side.TOP), alone=True),
                )
            ),
        )
    ),
    name="Temporary Shift",
)
