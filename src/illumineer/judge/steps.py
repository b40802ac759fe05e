"""Steps of a scenario: what each verb takes, and which options go with it.

Actions are what the active player does, answers are what somebody decides, checks look without touching.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from illumineer.judge.expectations import Expectations
from illumineer.judge.labels import folded_label
from illumineer.judge.reading import At, nearest, rule_number, written

ACTIONS: Final = ("ink", "play", "quest", "challenge", "move", "activate", "boost", "end_turn", "concede")
ANSWERS: Final = (
    "accept", "choose", "number", "mode", "name", "put", "order", "resolve", "replace", "enter",
)  # fmt: skip
CHECKS: Final = ("illegal", "can", "cannot", "expect")
VERBS: Final = ACTIONS + ANSWERS + CHECKS
PUT_PLACES: Final = ("hand", "top", "bottom", "discard", "inkwell", "play")
COSTS: Final = ("discard", "banish", "exert")
_ANSWER_OPTIONS: Final = ("by", "for", "if_asked")
_OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "play": ("shift_onto", "sung_by", "for_free", "enter", "cost"),
    "activate": ("cost",),
    "illegal": ("why",),
    **{verb: _ANSWER_OPTIONS for verb in ANSWERS},
}


@dataclass(frozen=True, slots=True)
class Step:
    """One step.  Cards are labels; `value` is what the verb takes, in one form for each verb."""

    verb: str
    value: Any
    at: At
    by: int | None = None  # None: the active player
    source: str = ""  # `for`: the card whose effect asks
    if_asked: bool = False
    onto: tuple[str, ...] = ()
    singers: tuple[str, ...] = ()
    free: bool = False
    enter: str = ""
    cost: dict[str, tuple[str, ...]] = field(default_factory=dict)
    why: str = ""
    steps: tuple[Step, ...] = ()  # of a check: the steps it is about

    @property
    def is_action(self) -> bool:
        return self.verb in ACTIONS

    @property
    def is_answer(self) -> bool:
        return self.verb in ANSWERS

    def __str__(self) -> str:
        """As it stands in the file."""
        return ", ".join(f"{key}: {written(value)}" for key, value in self.at.value.items())


class Reader:
    """Reads steps; labels must be those of the setup."""

    def __init__(self, labels: dict[str, str], players: int) -> None:
        self._labels = labels  # folded -> label
        self.players = players
        self._values: dict[str, Callable[[At], Any]] = {
            "ink": self.label,
            "play": self.label,
            "quest": self.label,
            "boost": self.label,
            "challenge": self._pair,
            "move": self._pair,
            "activate": self._ability,
            "end_turn": _true,
            "concede": self.player,
            "accept": At.truth,
            "choose": self._chosen,
            "number": At.whole,
            "mode": lambda at: tuple(item.whole(1) for item in at.one_or_more()),
            "name": At.text,
            "put": self._put,
            "order": self.labels,
            "resolve": self._named_ability,
            "replace": self._named_ability,
            "enter": lambda at: at.one_of(("exerted", "ready")),
        }

    def step(self, at: At) -> Step:
        """A step of the list."""
        verb, parts = self._verb(at, VERBS)
        if verb == "expect":
            return Step(verb, Expectations(parts[verb], self), at)
        if verb == "illegal":
            return Step(verb, None, at, why=_why(parts), steps=(self._inner(parts[verb]),))
        if verb in ("can", "cannot"):
            return Step(verb, None, at, steps=tuple(self._inner(item) for item in parts[verb].items()))
        return self._doing(at, verb, parts)

    def _inner(self, at: At) -> Step:
        """A step inside a check, which may say who tries it."""
        verb, parts = self._verb(at, ACTIONS + ANSWERS, ("by",))
        return self._doing(at, verb, parts)

    def _verb(self, at: At, verbs: tuple[str, ...], more: tuple[str, ...] = ()) -> tuple[str, dict[str, At]]:
        parts = at.mapping()
        # `enter` is an answer of its own, and an option of `play`.
        found = [key for key in parts if key in verbs and not (key == "enter" and "play" in parts)]
        if not found:
            meant = [key for key in parts if key not in _ANSWER_OPTIONS]
            where = parts[meant[0]] if meant else at
            raise where.fail("no_verb", hint=nearest(meant[0] if meant else "", verbs))
        if len(found) > 1:
            raise at.fail("several_verbs", verbs=found)
        allowed = (found[0], *_OPTIONS.get(found[0], ()), *more)
        for key, part in parts.items():
            if key not in allowed:
                raise part.fail("no_option", word=key, verb=found[0], hint=nearest(key, allowed[1:], verbs))
        return found[0], parts

    def _doing(self, at: At, verb: str, parts: dict[str, At]) -> Step:
        return Step(
            verb,
            self._values[verb](parts[verb]),
            at,
            by=self.player(parts["by"]) if "by" in parts else None,
            source=self.label(parts["for"]) if "for" in parts else "",
            if_asked="if_asked" in parts and parts["if_asked"].truth(),
            onto=self.labels(parts["shift_onto"]) if "shift_onto" in parts else (),
            singers=self.labels(parts["sung_by"]) if "sung_by" in parts else (),
            free="for_free" in parts and parts["for_free"].truth(),
            enter=parts["enter"].one_of(("exerted", "ready")) if "enter" in parts and verb == "play" else "",
            cost=self._lists(parts["cost"], COSTS) if "cost" in parts else {},
        )

    # --- values ------------------------------------------------------------------------------

    def label(self, at: At) -> str:
        """A card of the setup."""
        found = self._labels.get(folded_label(at.text()))
        if found is None:
            raise at.fail("not_in_setup", label=at.text(), hint=nearest(at.text(), list(self._labels.values())))
        return found

    def label_named(self, name: str, at: At) -> str:
        """A card of the setup that is named as a key."""
        return self.label(At(at.source, at.place, name))

    def option(self, at: At, kind: str) -> str | int:
        """One of the answers to a kind of decision: a card, a player, a number, yes or no, or a text."""
        if at.is_number or isinstance(at.value, bool):
            return at.whole() if at.is_number else at.truth()
        if kind in ("", "choose", "put", "order") and not re.fullmatch(r"p[1-4]", at.text()):
            return self.label(at)
        return at.text()

    def labels(self, at: At) -> tuple[str, ...]:
        return tuple(self.label(item) for item in at.one_or_more())

    def player(self, at: At) -> int:
        return at.player(self.players)

    def _pair(self, at: At) -> tuple[str, str]:
        items = at.items()
        if len(items) != 2:
            raise at.expected("two_cards")
        return self.label(items[0]), self.label(items[1])

    def _ability(self, at: At) -> tuple[str, str]:
        items = at.items()
        if len(items) != 2:
            raise at.expected("a_card_and_ability")
        return self.label(items[0]), items[1].text()

    def _chosen(self, at: At) -> tuple[str | int, ...]:
        """Labels, or players as numbers."""
        found: list[str | int] = []
        for item in at.one_or_more():
            is_player = re.fullmatch(r"p[1-4]", item.text())
            found.append(self.player(item) if is_player else self.label(item))
        return tuple(found)

    def _lists(self, at: At, known: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        return {key: self.labels(part) for key, part in at.mapping(known).items()}

    def _put(self, at: At) -> dict[str, tuple[str, ...]]:
        found = self._lists(at, PUT_PLACES)
        listed = [label for labels in found.values() for label in labels]
        for label in listed:
            if listed.count(label) > 1:
                raise at.fail("put_twice", label=label)
        return found

    def _named_ability(self, at: At) -> tuple[str, str]:
        """(label, ability): "CARD: ABILITY", or "CARD" alone for the effect of an action."""
        text = at.text()
        for found in re.finditer(": ", text):
            label = self._labels.get(folded_label(text[: found.start()]))
            if label is not None:
                return label, text[found.end() :].strip()
        return self.label(At(at.source, at.place, text.partition(": ")[0])), ""


def _true(at: At) -> bool:
    if at.value is not True:
        raise at.expected("true")
    return True


def _why(parts: dict[str, At]) -> str:
    if "why" not in parts:
        return ""
    return rule_number(parts["why"])
