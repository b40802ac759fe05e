"""What the keywords mean (section 8), as IR: each part with the rule that says it.

Here: `MEANS`, and what the core takes from it.  A part is a "can't", a "must" or a permission of the card that has the
keyword, or an ability of its own.  What the IR cannot say is carried out by the module of the core that the keyword's
record names (`keywords.Record.in_core`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from illumineer import ir
from illumineer.cr import CR
from illumineer.vocab import CardType, Cause, Doing, Happening, Keyword, Leave, Side, Stat, Who, Zone

_THIS: Final = ir.Filter(where=(ir.IsThis(),))


class Part(NamedTuple):
    """A part of what a keyword means: the rule to cite, and what is true of a card that has the keyword."""

    rule: CR
    means: ir.Cant | ir.Must | ir.Allow | ir.Triggered | ir.Activated


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

MEANS: Final[dict[Keyword, tuple[Part, ...]]] = {
    Keyword.SUPPORT: (Part(CR.SUPPORT, SUPPORT),),
    Keyword.VANISH: (Part(CR.VANISH_AFTER_ACTION, VANISH),),
    Keyword.BOOST: (Part(CR.BOOST, BOOST),),
    Keyword.ALERT: (Part(CR.ALERT, ir.Allow(Leave.CHALLENGE_EVASIVE)),),
    Keyword.EVASIVE: (Part(CR.EVASIVE, ir.Allow(Leave.CHALLENGE_EVASIVE)),),  # by whom it is challenged: core.legal
    Keyword.RECKLESS: (
        Part(CR.RECKLESS_CANT_QUEST, ir.Cant(Doing.QUEST)),
        Part(CR.RECKLESS_MUST_CHALLENGE, ir.Must(Doing.CHALLENGE)),
    ),
    Keyword.RUSH: (Part(CR.RUSH, ir.Allow(Leave.CHALLENGE_DRYING)),),
    Keyword.ADVENTUROUS: (
        Part(CR.ADVENTUROUS_CANT_CHALLENGE, ir.Cant(Doing.CHALLENGE)),
        Part(CR.ADVENTUROUS_MUST_QUEST, ir.Must(Doing.QUEST)),
    ),
}
"""For each keyword of which the IR can say something."""
NUMBERED_FIRST: Final = (Keyword.SUPPORT, Keyword.VANISH, Keyword.BOOST)
"""Their abilities have the first numbers in every book, in this order; those of other keywords come after the cards,
so that saved games go on meaning the same."""


def parts(kind: type[ir.Node]) -> list[tuple[Keyword, Part]]:
    """The parts of that kind, each with its keyword."""
    return [(keyword, part) for keyword, own in MEANS.items() for part in own if isinstance(part.means, kind)]


def abilities(first: bool) -> list[tuple[Keyword, Part]]:
    """The abilities that keywords stand for: those that are numbered first, or the others."""
    own = [(keyword, MEANS[keyword]) for keyword in NUMBERED_FIRST] if first else MEANS.items()
    return [
        (keyword, part)
        for keyword, its in own
        for part in its
        if isinstance(part.means, (ir.Triggered, ir.Activated)) and (first or keyword not in NUMBERED_FIRST)
    ]


TRIGGERED: Final = frozenset(keyword for keyword, _ in parts(ir.Triggered))
"""The keywords that stand for a triggered ability."""


def that_cant(doing: Doing) -> tuple[tuple[int, CR], ...]:
    """The keywords with which a card can't do that at all, and the rules that say so."""
    return tuple((int(keyword), part.rule) for keyword, part in parts(ir.Cant) if part.means == ir.Cant(doing))


def that_must(doing: Doing) -> tuple[tuple[int, CR], ...]:
    """The keywords with which a card must do that if able, and the rules that say so."""
    return tuple((int(keyword), part.rule) for keyword, part in parts(ir.Must) if part.means == ir.Must(doing))


def that_let(leave: Leave) -> tuple[int, ...]:
    """The keywords that give a permission."""
    return tuple(int(keyword) for keyword, part in parts(ir.Allow) if part.means == ir.Allow(leave))


def not_challenged() -> tuple[tuple[int, CR, ir.Filter | None], ...]:
    """The keywords with which a card can't be challenged by some cards: which (None: by any), and the rules."""
    found = [(keyword, part.rule, part.means) for keyword, part in parts(ir.Cant)]
    return tuple(
        (int(keyword), rule, cant.other)
        for keyword, rule, cant in found
        if isinstance(cant, ir.Cant) and cant.doing == Doing.BE_CHALLENGED
    )


def is_carried_out(means: ir.Node) -> bool:
    """Whether the core does what a part says: another kind has to be carried out there first."""
    if isinstance(means, ir.Cant):
        return means.doing == Doing.BE_CHALLENGED or means in (ir.Cant(Doing.QUEST), ir.Cant(Doing.CHALLENGE))
    if isinstance(means, ir.Must):
        return means in (ir.Must(Doing.QUEST), ir.Must(Doing.CHALLENGE))
    if isinstance(means, ir.Allow):
        return means in (ir.Allow(Leave.CHALLENGE_DRYING), ir.Allow(Leave.CHALLENGE_EVASIVE))
    return isinstance(means, ir.Triggered) or means == BOOST
