"""A scenario: what a file says, checked against the format and ready to be played.

Here: the top of the file, its setup and the labels of its cards.  What a step may say is in `steps`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from illumineer.cr import EDITIONS
from illumineer.judge.labels import folded_label, full_name
from illumineer.judge.reading import At
from illumineer.judge.source import FORMAT, Source
from illumineer.judge.steps import Reader, Step

_TOP: Final = (
    "format", "name", "rules", "source", "setup", "steps", "confidence", "requires", "since", "edition", "cards",
    "teams", "note", "tags",
)  # fmt: skip
_REQUIRED: Final = ("format", "name", "rules", "source", "setup", "steps")
_SETUP: Final = ("active", "turn", "first", "phase")
_SIDE: Final = ("lore", "ink", "inked", "hand", "deck", "discard", "play")
_IN_PLAY: Final = ("card", "exerted", "drying", "damage", "at", "under", "facedown")


@dataclass(frozen=True, slots=True)
class Scenario:
    """A situation, what the players do, and what must be true."""

    name: str
    file: str
    edition: str  # "" for the one that is asked for
    since: str
    requires: tuple[str, ...]
    cards: tuple[At, ...]  # invented cards, as they are printed
    setup: dict[str, Any]  # as `position` takes it
    labels: tuple[str, ...]
    steps: tuple[Step, ...]
    where: dict[str, At]  # where each label stands first


def check(source: Source) -> Scenario:
    """The scenario in a file; ScenarioError names what is wrong and where."""
    top = At(source, (), source.data)
    parts = top.mapping(_TOP)
    for key in _REQUIRED:
        if key not in parts:
            raise top.fail(f"{key!r} is missing")
    if parts["format"].text() != FORMAT:
        raise parts["format"].fail(f"{FORMAT} was expected, not {parts['format'].value!r}")
    for rule in parts["rules"].items():
        if not isinstance(rule.value, str):
            raise rule.fail(f"the number of a rule, in quotes, was expected, not {rule.value!r}")
    parts["source"].text()
    if "confidence" in parts:
        parts["confidence"].one_of(("high", "medium"))
    setup = _Setup(parts["setup"])
    if "teams" in parts:
        setup.teams(parts["teams"])
    reader = Reader(setup.labels, setup.players)
    return Scenario(
        parts["name"].text(),
        source.file,
        _edition(parts["edition"]) if "edition" in parts else "",
        _edition(parts["since"]) if "since" in parts else "",
        tuple(item.text() for item in parts["requires"].one_or_more()) if "requires" in parts else (),
        tuple(parts["cards"].items()) if "cards" in parts else (),
        setup.position,
        tuple(setup.labels.values()),
        tuple(reader.step(item) for item in parts["steps"].items()),
        setup.where,
    )


def _edition(at: At) -> str:
    """An edition; 2.2 without quotes is a number to YAML, and means the same."""
    name = str(at.value) if isinstance(at.value, float) else at.text()
    if name not in EDITIONS:
        raise at.fail(f"{name!r} is no edition of the rules; known are {', '.join(EDITIONS)}")
    return name


class _Setup:
    """Reads the setup into a position, and notes every label in it."""

    def __init__(self, at: At) -> None:
        self.labels: dict[str, str] = {}  # folded -> as it is written first
        self.where: dict[str, At] = {}
        self.players = 2
        for i in (3, 4):
            if isinstance(at.value, dict) and f"p{i}" in at.value:
                self.players = i
        sides = [f"p{i + 1}" for i in range(self.players)]
        parts = at.mapping((*_SETUP, *sides))
        self.position: dict[str, Any] = {"ask_all": True, "players": self.players}
        for key in ("active", "first"):
            if key in parts:
                self.position[key] = f"p{parts[key].player(self.players) + 1}"
        if "turn" in parts:
            self.position["turn"] = parts["turn"].whole(1)
        if "phase" in parts:
            self.position["phase"] = parts["phase"].one_of(("main", "start"))
        later: list[tuple[dict[str, Any], At]] = []
        for side in sides:
            if side in parts and parts[side].value is not None:
                self.position[side] = self._side(parts[side], later)
        for entry, place in later:
            entry["at"] = self._known(place)

    def teams(self, at: At) -> None:
        found: dict[int, int] = {}
        for number, team in enumerate(at.items()):
            for member in team.items():
                player = member.player(self.players)
                if player in found:
                    raise member.fail(f"{member.value} is in two teams")
                found[player] = number
        if len(found) != self.players:
            raise at.fail(f"all {self.players} players must be in a team")
        self.position["teams"] = [found[player] for player in range(self.players)]

    def _side(self, at: At, later: list[tuple[dict[str, Any], At]]) -> dict[str, Any]:
        parts = at.mapping(_SIDE)
        side: dict[str, Any] = {}
        for key in ("lore", "inked"):
            if key in parts:
                side[key] = parts[key].whole()
        if "ink" in parts:
            ink = parts["ink"]
            side["ink"] = ink.whole() if ink.is_number else {k: v.whole() for k, v in _ink(ink).items()}
        for key in ("hand", "deck", "discard"):
            if key in parts:
                side[key] = self._cards(parts[key])
        if "play" in parts:
            play = parts["play"]
            side["play"] = play.whole() if play.is_number else [self._in_play(item, later) for item in play.items()]
        return side

    def _cards(self, at: At) -> list[Any] | int:
        if at.is_number:
            return at.whole()
        found: list[Any] = []
        for item in at.items():
            if isinstance(item.value, dict):
                found.append({"filler": item.mapping(("filler",))["filler"].whole()})
            else:
                found.append(self._label(item))
        return found

    def _in_play(self, at: At, later: list[tuple[dict[str, Any], At]]) -> Any:
        if not isinstance(at.value, dict):
            return self._label(at)
        if "filler" in at.value:
            return {"filler": at.mapping(("filler",))["filler"].whole()}
        parts = at.mapping(_IN_PLAY)
        if "card" not in parts:
            raise at.fail("'card' is missing")
        entry: dict[str, Any] = {"card": self._label(parts["card"])}
        for key in ("exerted", "drying"):
            if key in parts:
                entry[key] = parts[key].truth()
        if "damage" in parts:
            entry["damage"] = parts["damage"].whole()
        for key in ("under", "facedown"):
            if key in parts:
                entry[key] = self._cards(parts[key])
        if "at" in parts:
            later.append((entry, parts["at"]))
        return entry

    def _label(self, at: At) -> str:
        label = at.text()
        key = folded_label(label)
        if key in self.labels:
            raise at.fail(f"{label!r} is there already; a second copy is {full_name(label)}#2")
        self.labels[key] = label
        self.where[label] = at
        return label

    def _known(self, at: At) -> str:
        found = self.labels.get(folded_label(at.text()))
        if found is None:
            raise at.fail(f"{at.value!r} is not in the setup")
        return found


def _ink(at: At) -> dict[str, At]:
    return at.mapping(("ready", "exerted"))
