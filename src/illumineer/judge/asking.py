"""Why a card of a scenario has the values that it has where the scenario ended."""

from __future__ import annotations

from illumineer.judge.judging import Result
from illumineer.judge.table import said
from illumineer.seen.labels import folded_label
from illumineer.told.explain import card_noun, reason_line
from illumineer.words import say


def why(result: Result, card: str, lang: str = "en") -> list[str]:
    """Each value of the card that is not the printed one: what changes it, from where, until when.

    The card goes by its label, or by its name without the version if only one card has it (`called`).  No lines if the
    scenario was not played, or if not exactly one card in it is called so.
    """
    labels = called(result, card)
    if result.played is None or len(labels) != 1:
        return []
    table = result.played.table
    ref = table.ref(labels[0])
    reasons = table.game.why(ref)
    if not reasons:
        return [say(said("as_printed", card=card_noun(table.state, ref, None)), lang)]
    return [reason_line(table.state, each, lang) for each in reasons]


def called(result: Result, card: str) -> list[str]:
    """The labels that somebody may mean: the one that is called so, or those whose name is so without the version."""
    if result.played is None:
        return []
    labels = list(result.played.table.labels.all)
    wanted = folded_label(card)
    exact = [label for label in labels if folded_label(label) == wanted]
    return exact or [label for label in labels if folded_label(_without_version(label)) == wanted]


def _without_version(label: str) -> str:
    name, sign, copy = label.partition("#")
    return f"{name.partition(' - ')[0]}{sign}{copy}"
