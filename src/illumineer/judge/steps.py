"""Steps of a scenario: what each verb takes, and which options go with it.

Actions are what the active player does, answers are what somebody decides, checks look without touching.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from illumineer.errors import ScenarioError
from illumineer.judge.expectations import Expectations
from illumineer.judge.reading import At, nearest, part, rule_number, written
from illumineer.judge.usual import Instead, right_step
from illumineer.messages import Message
from illumineer.seen.labels import folded_label

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

    @property
    def is_check(self) -> bool:
        return self.verb in CHECKS

    def __str__(self) -> str:
        """As it stands in the file."""
        return _in_a_line(self.at.value)


def _in_a_line(step: dict[str, Any]) -> str:
    return ", ".join(f"{key}: {written(value)}" for key, value in step.items())


class Reader:
    """Reads steps; labels must be those of the setup, if all of them are known."""

    def __init__(self, labels: dict[str, str], players: int, complete: bool = True) -> None:
        self._labels = labels  # folded -> label
        self.players = players
        self._complete = complete
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
            "mode": lambda at: tuple(at.one_or_every(lambda item: item.whole(1))),
            "name": At.text,
            "put": self._put,
            "order": self.labels,
            "resolve": self._named_ability,
            "replace": self._named_ability,
            "enter": _how_it_enters,
        }

    def step(self, at: At) -> Step:
        """A step of the list."""
        verb, parts = self._verb(at, VERBS)
        if verb == "expect":
            return Step(verb, Expectations(parts[verb], self), at)
        if verb == "illegal":
            return Step(verb, None, at, why=part(parts, "why", rule_number, ""), steps=self._one(parts[verb]))
        if verb in ("can", "cannot"):
            return Step(verb, None, at, steps=tuple(parts[verb].every(self._inner)))
        return self._doing(at, verb, parts)

    def _one(self, at: At) -> tuple[Step, ...]:
        step = at.read(self._inner, None)
        return (step,) if step is not None else ()

    def _inner(self, at: At) -> Step:
        """A step inside a check, which may say who tries it."""
        verb, parts = self._verb(at, ACTIONS + ANSWERS, ("by",))
        return self._doing(at, verb, parts)

    def _verb(self, at: At, verbs: tuple[str, ...], more: tuple[str, ...] = ()) -> tuple[str, dict[str, At]]:
        parts = at.mapping()
        # `enter` is an answer of its own, and an option of `play`.
        found = [key for key in parts if key in verbs and not (key == "enter" and "play" in parts)]
        usual = right_step({key: its.value for key, its in parts.items()})
        if usual is not None and (not found or usual.word not in self._allowed(found[0], more)):
            raise self._instead(parts[usual.word], found, usual)
        if not found:
            meant = [key for key in parts if key not in _ANSWER_OPTIONS]
            where = parts[meant[0]] if meant else at
            raise where.fail("no_verb", hint=nearest(meant[0] if meant else "", verbs))
        if len(found) > 1:
            raise at.fail("several_verbs", verbs=found)
        allowed = self._allowed(found[0], more)
        for key in [key for key in parts if key not in allowed]:
            hint = nearest(key, allowed[1:], verbs)
            at.note(parts.pop(key).fail("no_option", word=key, verb=found[0], hint=hint))
        return found[0], parts

    @staticmethod
    def _allowed(verb: str, more: tuple[str, ...]) -> tuple[str, ...]:
        return (verb, *_OPTIONS.get(verb, ()), *more)

    @staticmethod
    def _instead(at: At, found: list[str], usual: Instead) -> ScenarioError:
        """The complaint about a word that people write first, with the step as it is written here."""
        step = _in_a_line(usual.step)
        hint = Message("scenario.write", {"step": step})
        if usual.then is not None:
            hint = Message("scenario.write_both", {"step": step, "then": _in_a_line(usual.then)})
        if found:
            return at.fail("no_option", word=usual.word, verb=found[0], hint=hint)
        return at.fail("unknown", word=usual.word, hint=hint)

    def _doing(self, at: At, verb: str, parts: dict[str, At]) -> Step:
        return Step(
            verb,
            parts[verb].read(self._values[verb], None),
            at,
            by=part(parts, "by", self.player, None),
            source=part(parts, "for", self.label, ""),
            if_asked=part(parts, "if_asked", At.truth, False),
            onto=part(parts, "shift_onto", self.labels, ()),
            singers=part(parts, "sung_by", self.labels, ()),
            free=part(parts, "for_free", At.truth, False),
            enter=part(parts, "enter", _how_it_enters, "") if verb == "play" else "",
            cost=part(parts, "cost", lambda cost: self._lists(cost, COSTS), {}),
        )

    # --- values ------------------------------------------------------------------------------

    def label(self, at: At) -> str:
        """A card of the setup."""
        found = self._labels.get(folded_label(at.text()))
        if found is None and self._complete:
            raise at.fail("not_in_setup", label=at.text(), hint=nearest(at.text(), list(self._labels.values())))
        return found or at.text()

    def option(self, at: At, kind: str) -> str | int:
        """One of the answers to a kind of decision: a card, a player, a number, yes or no, or a text."""
        if at.is_number or isinstance(at.value, bool):
            return at.whole() if at.is_number else at.truth()
        if kind in ("", "choose", "put", "order") and not re.fullmatch(r"p[1-4]", at.text()):
            return self.label(at)
        return at.text()

    def labels(self, at: At) -> tuple[str, ...]:
        return tuple(at.one_or_every(self.label))

    def player(self, at: At) -> int:
        return at.player(self.players)

    def _pair(self, at: At) -> tuple[str, str]:
        first, second = self._two(at, "two_cards")
        return first.read(self.label, ""), second.read(self.label, "")

    def _ability(self, at: At) -> tuple[str, str]:
        card, ability = self._two(at, "a_card_and_ability")
        return card.read(self.label, ""), ability.read(At.text, "")

    @staticmethod
    def _two(at: At, what: str) -> list[At]:
        if not isinstance(at.value, list) or len(at.value) != 2:
            raise at.expected(what)
        return at.items()

    def _chosen(self, at: At) -> tuple[str | int, ...]:
        """Labels, or players as numbers."""
        return tuple(at.one_or_every(self._card_or_player))

    def _card_or_player(self, at: At) -> str | int:
        return self.player(at) if re.fullmatch(r"p[1-4]", at.text()) else self.label(at)

    def _lists(self, at: At, known: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        return {key: its.read(self.labels, ()) for key, its in at.mapping(known).items()}

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
        return self.label(at.other(text.partition(": ")[0])), ""


def _true(at: At) -> bool:
    if at.value is not True:
        raise at.expected("true")
    return True


def _how_it_enters(at: At) -> str:
    return at.one_of(("exerted", "ready"))
