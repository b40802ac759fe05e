"""States of an older format, as JSON data, made into what is written now.

Schema 2 had what an event tells besides, and what lies on the agenda keeps, in bare lists: what stood where hung on the
kind.  The readers of `wire` look at what comes out of here as at any other data.
"""

from __future__ import annotations

from typing import Any, Final

from illumineer.compile.book import CardBook
from illumineer.core.would import RESIST
from illumineer.vocab import AbilityKind, Duration, Happening, Side, Zone

SCHEMA: Final = 2

_H = Happening
_OF_ABILITY: Final = (_H.ADDED_TO_BAG, _H.RESOLVES, _H.RESOLVED, _H.CHOSEN, _H.DECLINED, _H.ABILITY_USED)
_NOT_COUNTED: Final = (
    _H.ENTERED, _H.STEP_BEGAN, _H.STEP_SKIPPED, _H.ADDED_TO_BAG, _H.RESOLVES, _H.NO_EFFECT, _H.EFFECT_BEGAN,
    _H.EFFECT_ENDED, _H.FORCED, _H.WENT_ALONG,
)  # fmt: skip
"""Kinds of event whose number was no count: it is part of a fact now."""
_WOULD: Final = (
    "what", "items", "into", "rule", "wanted", "in_challenge", "pierces", "later", "since", "drawn",
)  # fmt: skip
_PAY: Final = ("ink", "costs", "picks", "drops", "subject", "rule", "stays", "busy")
_PLAY: Final = (
    "card", "how", "ability", "ink", "onto", "singers", "enter", "free", "exerted", "by_effect", "goes", "into", "less",
    "shift", "drops", "permit",
)  # fmt: skip
_ONE: Final = {"challenge": "other", "move": "goal"}
_OTHERS: Final = {
    "setup": ("decides", "place", "picked", "altered"),
    "settle": ("resolver", "check_only", "turn_ended", "looked"),
}
"""What stood in the slots, in their order."""
_SIDES: Final = {"top": Side.TOP, "bottom": Side.BOTTOM}


def renewed(data: dict[str, Any], book: CardBook) -> dict[str, Any]:
    """The state as it is written now.  Wrong data raises what Python raises, or is left for `wire` to refuse."""
    return {
        **data,
        "schema": SCHEMA + 1,
        "turn_log": [_event(row) for row in data["turn_log"]],
        "bag": [[*row, None] for row in data["bag"]],
        "queue": [_waiting_action(row) for row in data["queue"]],
        "agenda": [_business(row, book) for row in data["agenda"]],
    }


# --- what is being done ----------------------------------------------------------------------


def _waiting_action(row: list[Any]) -> list[Any]:
    """The effect of an action that waits: in place of an instance of its ability it had where the card goes."""
    id, ability, player, source, slots, goes = row
    return [id, ability, player, source, slots, 0, _goes(goes)]


def _goes(packed: int) -> list[Any] | None:
    """Where a card goes."""
    return [packed >> 4, packed & 15, False] if packed else None


def _business(row: list[Any], book: CardBook) -> dict[str, Any]:
    """What lies on the agenda, with its fields by name."""
    kind, player, source, slots, program, step, cause, grant, whole, applied = row
    data = {"kind": kind, "player": player, "source": source, "step": step}
    if kind in ("program", "would"):
        data |= {"cause": cause, "applied": [_key(key) for key in applied]}
    if kind == "program":
        is_action = book.abilities[book.programs[program].ability].kind == AbilityKind.ACTION
        goes = _goes(grant) if is_action else None
        return {
            **data, "program": program, "slots": slots, "grant": 0 if is_action else grant, "goes": goes,
            "whole": bool(whole),
        }  # fmt: skip
    if kind == "turn":
        data["picked"] = slots[0] if slots else []
    elif kind == "would":
        data |= zip(_WOULD, slots, strict=True)
        data["since"] = [_key(key) for key in data["since"]]
    elif kind == "pay":
        data |= zip(_PAY, slots, strict=True)
        data["picks"] = [held or [] for held in data["picks"]]
        data["drops"] = _number(data["drops"])
    elif kind == "play":
        data |= zip(_PLAY, slots, strict=True)
        data["how"], data["enter"] = _number(data["how"]), _number(data["enter"])
        data["onto"], data["singers"] = data["onto"] or [], data["singers"] or []
        data["goes"] = _goes(data["goes"])
        data["shift"] = int(data["shift"])
    elif kind == "activate":
        ability, inside, ink, *paid = slots
        data |= {"ability": ability, "grant": grant, "inside": inside, "ink": ink, "picks": paid[0] if paid else []}
    elif kind in _ONE:
        data[_ONE[kind]] = slots[0] or 0
    elif kind in _OTHERS:
        data |= zip(_OTHERS[kind], slots, strict=True)
        if kind == "setup":
            data["decides"] = _number(data["decides"])
    return data


def _number(value: Any) -> Any:
    """What is not decided yet was nothing."""
    return -1 if value is None else int(value) if isinstance(value, bool) else value


def _key(packed: int) -> list[int]:
    """Which instance of a replacement effect."""
    if packed < 0:
        return [-packed, RESIST, 0]
    watching, ability = packed >> 16, packed & (1 << 16) - 1
    return [watching & (1 << 40) - 1, ability, watching >> 40]


# --- what has happened -----------------------------------------------------------------------


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
