"""Why a card of a scenario has the values that it has where the scenario ended."""

from __future__ import annotations

from illumineer.judge.judging import Result
from illumineer.judge.labels import folded_label
from illumineer.judge.table import said
from illumineer.told.explain import card_noun, reason_line
from illumineer.words import say


def why(result: Result, card: str, lang: str = "en") -> list[str]:
    """Each value of the card that is not the printed one: what changes it, from where, until when.

    The card goes by its label.  No lines if the scenario was not played, or no card in it is called so.
    """
    played = result.played
    label = _label(result, card)
    if played is None or label is None:
        return []
    table = played.table
    ref = table.ref(label)
    reasons = table.game.why(ref)
    if not reasons:
        return [say(said("as_printed", card=card_noun(table.state, ref, None)), lang)]
    return [reason_line(table.state, each, lang) for each in reasons]


def _label(result: Result, card: str) -> str | None:
    if result.played is None:
        return None
    wanted = folded_label(card)
    return next((label for label in result.played.table.labels.all if folded_label(label) == wanted), None)
