"""States of an older format, as JSON data, made into what is written now.

Schema 2 had what an event tells besides, and what a frame keeps, in bare lists: what stood where hung on the
kind.  The readers of `wire` look at what comes out of here as at any other data.
"""

from __future__ import annotations

from typing import Any, Final

from illumineer.vocab import Duration, Happening, Side, Zone

SCHEMA: Final = 2

_H = Happening
_OF_ABILITY: Final = (_H.ADDED_TO_BAG, _H.RESOLVES, _H.RESOLVED, _H.CHOSEN, _H.DECLINED, _H.ABILITY_USED)
_NOT_COUNTED: Final = (
    _H.ENTERED, _H.STEP_BEGAN, _H.STEP_SKIPPED, _H.ADDED_TO_BAG, _H.RESOLVES, _H.NO_EFFECT, _H.EFFECT_BEGAN,
    _H.EFFECT_ENDED, _H.FORCED, _H.WENT_ALONG,
)  # fmt: skip
"""Kinds of event whose number was no count: it is part of a fact now."""
_SIDES: Final = {"top": Side.TOP, "bottom": Side.BOTTOM}


def renewed(data: dict[str, Any]) -> dict[str, Any]:
    """The state as it is written now.  Wrong data raises what Python raises, or is left for `wire` to refuse."""
    return {**data, "schema": SCHEMA + 1, "turn_log": [_event(row) for row in data["turn_log"]]}


def _event(row: list[Any]) -> list[Any]:
    rule, what, player, subject, object, n, cause, source, in_challenge, also, cards, seen, tops = row
    fact = _fact(what, n, also)
    if what in _NOT_COUNTED:
        n = 0
    return [rule, what, player, subject, object, n, cause, source, in_challenge, fact, cards, seen, tops]


def _fact(what: int, n: int, also: list[Any]) -> list[Any] | None:
    """What the event tells besides, by name."""
    if what in (_H.STEP_BEGAN, _H.STEP_SKIPPED):
        return ["OfStep", n]
    if what == _H.WENT_ALONG:
        return ["Goes", n, _side(also), "exerted" in also]
    if not also:
        return None
    if what in _OF_ABILITY:
        return ["OfAbility", also[0], n if what in (_H.ADDED_TO_BAG, _H.RESOLVES) else 0]
    if what == _H.NO_EFFECT:
        return ["NoEffect", also[0], n, "resolved" in also]
    if what == _H.LEFT_UNDONE:
        return ["Undone", also[0], also[1]]
    if what == _H.REPLACED:
        return ["Replaced", *also]
    if what in (_H.EFFECT_BEGAN, _H.EFFECT_ENDED):
        ability, until, program, step, dropped, *numbers = also
        made = (step, 0) if program >= 0 else (0, step)
        return ["Lasts", ability, Duration(n), until, program, *made, dropped, numbers]
    if what == _H.PLAYED:
        ability, how, drops = also
        return ["PlayedFor", ability, how, drops]
    if what in (_H.PUT_INTO_DISCARD, _H.PUTS_INTO_DISCARD):
        return ["CameFrom", also[0]]
    if what == _H.PUT_ON_DECK:
        return ["Goes", int(Zone.DECK), _side(also), False]
    if what == _H.PUT_INTO_INKWELL:
        return ["Goes", int(Zone.INKWELL), int(Side.TOP), True]
    if what == _H.ENTERED:
        return ["Goes", int(Zone.PLAY), int(Side.TOP), True]
    if what == _H.PUT_UNDER:
        return ["Face", also[0] == "facedown"]
    if what == _H.FORCED:
        return ["OnlyAnswer", also[0], n]
    if what == _H.DAMAGE_CHANGED:
        return ["InsteadOf", int(also[0])]
    return ["Called", also[0]]


def _side(also: list[Any]) -> int:
    return next((int(side) for name, side in _SIDES.items() if name in also), int(Side.TOP))
