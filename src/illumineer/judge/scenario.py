"""A scenario: what a file says, checked against the format and ready to be played.

Here: the top of the file, its setup and the labels of its cards.  What a step may say is in `steps`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from illumineer.cr import EDITIONS
from illumineer.judge.labels import card_name, folded_label, is_label
from illumineer.judge.reading import MOST, At, nearest, rule_number
from illumineer.judge.source import FORMAT, Source
from illumineer.judge.steps import Reader, Step
from illumineer.messages import Message
from illumineer.vocab import PLAYER_NAMES, player_name

_TOP: Final = (
    "format", "name", "rules", "source", "setup", "steps", "confidence", "requires", "since", "edition", "cards",
    "teams", "note", "tags",
)  # fmt: skip
_REQUIRED: Final = ("format", "name", "rules", "source", "setup", "steps")
_SETUP: Final = ("active", "turn", "first", "phase", "seed", "pack_rush", "turn_limit")
_SIDE: Final = ("lore", "ink", "inked", "drops", "hand", "deck", "discard", "play", "out", "turns")
_IN_PLAY: Final = ("card", "exerted", "drying", "damage", "at", "under", "facedown", "shifted", "drops")
_SEEDS: Final = (1 << 64) - 1
"""No seed is larger."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """What a file tells: the position, the steps, and what it says of itself."""

    name: str
    file: str
    rules: tuple[str, ...]
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
            raise top.fail("missing", key=key)
    if parts["format"].text() != FORMAT:
        raise parts["format"].fail("other_format", format=FORMAT, value=parts["format"].text())
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
        tuple(rule_number(item) for item in parts["rules"].items()),
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
        raise at.fail("no_edition", name=name, hint=nearest(name, EDITIONS))
    return name


class _Setup:
    """Reads the setup into a position, and notes every label in it."""

    def __init__(self, at: At) -> None:
        self.labels: dict[str, str] = {}  # folded -> as it is written first
        self.where: dict[str, At] = {}
        self.players = 2
        self.count = 0
        for i in (3, 4):
            if isinstance(at.value, dict) and f"p{i}" in at.value:
                self.players = i
        sides = PLAYER_NAMES[: self.players]
        parts = at.mapping((*_SETUP, *sides))
        self.position: dict[str, Any] = {"ask_all": True, "players": self.players}
        for key in ("active", "first"):
            if key in parts:
                self.position[key] = player_name(parts[key].player(self.players))
        for key in ("turn", "turn_limit"):
            if key in parts:
                self.position[key] = parts[key].whole(1)
        if "seed" in parts:
            self.position["seed"] = parts["seed"].whole(most=_SEEDS)
        if "pack_rush" in parts:
            self.position["pack_rush"] = parts["pack_rush"].truth()
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
                    raise member.fail("two_teams", player=member.value)
                found[player] = number
        if len(found) != self.players:
            raise at.fail("not_all_in_teams", n=self.players)
        if len(set(found.values())) < 2:
            raise at.fail("one_team")
        self.position["teams"] = [found[player] for player in range(self.players)]

    def _side(self, at: At, later: list[tuple[dict[str, Any], At]]) -> dict[str, Any]:
        parts = at.mapping(_SIDE)
        side: dict[str, Any] = {}
        for key in ("lore", "inked", "drops", "turns"):
            if key in parts:
                side[key] = parts[key].whole()
        if "out" in parts:
            side["out"] = parts["out"].truth()
        if "ink" in parts:
            ink = parts["ink"]
            side["ink"] = self._ink(ink) if isinstance(ink.value, dict) else self._cards(ink)
        for key in ("hand", "deck", "discard"):
            if key in parts:
                side[key] = self._cards(parts[key])
        if "play" in parts:
            play = parts["play"]
            inside = self._fillers(play) if play.is_number else [self._in_play(item, later) for item in play.items()]
            side["play"] = inside
        return side

    def _ink(self, at: At) -> dict[str, list[Any] | int]:
        return {state: self._cards(part) for state, part in at.mapping(("ready", "exerted")).items()}

    def _filler_entry(self, at: At) -> dict[str, int]:
        parts = at.mapping(("filler", "marketing"))
        if len(parts) != 1:
            raise at.expected("a_card_or_filler")
        return {kind: self._fillers(part) for kind, part in parts.items()}

    def _cards(self, at: At) -> list[Any] | int:
        if at.is_number:
            return self._fillers(at)
        found: list[Any] = []
        for item in at.items():
            if not isinstance(item.value, dict):
                found.append(self._label(item))
            elif "card" in item.value:
                found.append(self._known_card(item))
            else:
                found.append(self._filler_entry(item))
        return found

    def _known_card(self, at: At) -> dict[str, Any]:
        """A card, and who knows which it is."""
        parts = at.mapping(("card", "known"))
        entry: dict[str, Any] = {"card": self._label(parts["card"])}
        if "known" in parts:
            known = parts["known"]
            players = [] if known.value == "all" else [player_name(who.player(self.players)) for who in known.items()]
            entry["known"] = "all" if known.value == "all" else players
        return entry

    def _in_play(self, at: At, later: list[tuple[dict[str, Any], At]]) -> Any:
        if not isinstance(at.value, dict):
            return self._label(at)
        if "filler" in at.value:
            return self._filler_entry(at)
        parts = at.mapping(_IN_PLAY)
        if "card" not in parts:
            raise at.fail("missing", key="card")
        entry: dict[str, Any] = {"card": self._label(parts["card"])}
        for key in ("exerted", "drying", "shifted"):
            if key in parts:
                entry[key] = parts[key].truth()
        for key in ("damage", "drops"):
            if key in parts:
                entry[key] = parts[key].whole()
        for key in ("under", "facedown"):
            if key in parts:
                entry[key] = self._cards(parts[key])
        if "at" in parts:
            later.append((entry, parts["at"]))
        return entry

    def _label(self, at: At) -> str:
        label = at.text()
        if not is_label(label):
            raise at.fail("no_label", label=label)
        key = folded_label(label)
        if key in self.labels:
            first = self.where[self.labels[key]].line
            where = Message("scenario.in_line", {"line": first}) if first is not None else Message("scenario.before")
            raise at.fail("label_twice", label=label, where=where, copy=self._next_copy(label))
        self._count(at, 1)
        self.labels[key] = label
        self.where[label] = at
        return label

    def _known(self, at: At) -> str:
        found = self.labels.get(folded_label(at.text()))
        if found is None:
            raise at.fail("not_in_setup", label=at.text(), hint=nearest(at.text(), list(self.labels.values())))
        return found

    def _next_copy(self, label: str) -> str:
        """The label that a further copy of the card can have."""
        name, n = card_name(label), 2
        while folded_label(f"{name}#{n}") in self.labels:
            n += 1
        return f"{name}#{n}"

    def _fillers(self, at: At) -> int:
        return self._count(at, at.whole())

    def _count(self, at: At, n: int) -> int:
        self.count += n
        if self.count > MOST:
            raise at.fail("too_many_cards", most=MOST)
        return n
