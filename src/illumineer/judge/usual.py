"""Words that people write first, and what the format calls them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "name": ("card", "fullName"),
    "inkwell": ("ink",),
    "board": ("play",),
    "field": ("play",),
    "in_play": ("play",),
    "graveyard": ("discard",),
    "tapped": ("exerted",),
    "exhausted": ("exerted",),
}
"""A word, and the right one: the first of these that can stand in its place."""


class _Form(NamedTuple):
    """A step as people write it: the word, how they call the second card, and where each belongs."""

    word: str
    second: tuple[str, ...]
    verb: str
    option: str
    """Where the second card goes: an option, a step of its own, or "" for a list with the first."""


_NEXT: Final = ("choose",)
_FORMS: Final = (
    _Form("play", ("shift", "on", "onto"), "play", "shift_onto"),
    _Form("play", ("sing", "singer"), "play", "sung_by"),
    _Form("play", ("target",), "play", "choose"),
    _Form("activate", ("ability",), "activate", ""),
    _Form("activate", ("target",), "activate", "choose"),
    _Form("challenge", ("target", "on"), "challenge", ""),
    _Form("move", ("to", "target"), "move", ""),
    _Form("attack", ("target", "on"), "challenge", ""),
    _Form("shift", ("on", "onto", "target"), "play", "shift_onto"),
    _Form("sing", ("by", "with", "singer"), "play", "sung_by"),
)
_OPEN: Final = "…"
"""What the step does not say."""


def right_word(word: str, known: Collection[str]) -> str | None:
    """What the format calls it, among the words that can stand there; None if that is not known."""
    return next((right for right in _WORDS.get(word.lower(), ()) if right in known), None)


class Instead(NamedTuple):
    """What to write instead of a step: the word that is wrong in it, the step, and the step after it if any."""

    word: str
    step: dict[str, Any]
    then: dict[str, Any] | None


def right_step(step: Mapping[str, Any]) -> Instead | None:
    """The step as the format has it; None if it is not one of the forms that are usual."""
    for form in _FORMS:
        if form.word not in step:
            continue
        second = next((key for key in form.second if key in step), None)
        if second is None and form.word == form.verb:
            continue
        first, other = step[form.word], step[second] if second is not None else _OPEN
        wrong = form.word if form.word != form.verb or second is None else second
        if form.option in _NEXT:
            return Instead(wrong, {form.verb: first}, {form.option: other})
        if form.option:
            return Instead(wrong, {form.verb: first, form.option: other}, None)
        return Instead(wrong, {form.verb: first if isinstance(first, list) else [first, other]}, None)
    return None
