"""A scenario: what a file says, checked against the format and ready to be played.

Here: the top of the file, its setup and the labels of its cards.  What a step may say is in `steps`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from illumineer.cr import EDITIONS
from illumineer.judge.faults import Faults
from illumineer.judge.labels import card_name, is_label
from illumineer.judge.reading import At, meant, nearest, part, rule_number
from illumineer.judge.source import FORMAT, Source
from illumineer.judge.steps import Reader, Step
from illumineer.limits import MOST_INVENTED, MOST_STEPS, MOST_TEXT, limit, over
from illumineer.messages import Message
from illumineer.position.form import ALL
from illumineer.seen.labels import Label, folded_label
from illumineer.vocab import PLAYER_NAMES, player_name

_TOP: Final = (
    "format", "name", "rules", "source", "setup", "steps", "confidence", "requires", "since", "edition", "cards",
    "teams", "note", "tags",
)  # fmt: skip
_REQUIRED: Final = ("setup", "steps")
_REQUIRED_STRICTLY: Final = ("format", "name", "rules", "source", "setup", "steps")
"""What a scenario needs that is kept: as an example, as a test."""
_SETUP: Final = ("active", "turn", "first", "phase", "seed", "pack_rush", "turn_limit")
_SIDE: Final = ("lore", "ink", "inked", "drops", "hand", "deck", "discard", "play", "out", "turns")
_IN_PLAY: Final = ("card", "exerted", "drying", "damage", "at", "under", "facedown", "shifted", "drops")
_KNOWN_CARD: Final = ("card", "known")
_UNNAMED: Final = ("filler", "marketing")
_LARGEST: Final = (1 << 64) - 1
"""No seed and no limit of turns is larger."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """What a file tells: the position, the steps, and what it says of itself."""

    name: str  # "" if the file gives none
    file: str
    rules: tuple[str, ...]
    edition: str  # "" for the one that is asked for
    since: str
    requires: tuple[str, ...]
    cards: list[At] | None  # invented cards, as they are printed; None if the list cannot be read
    setup: dict[str, Any]  # as `position` takes it
    labels: tuple[str, ...]
    steps: tuple[Step, ...]
    where: dict[str, At]  # where each label stands first
    is_set_up: bool
    """Whether nothing is wrong with the setup."""


def check(source: Source, faults: Faults, strict: bool = False) -> Scenario:
    """The scenario in a file.  Mistakes are noted in `faults`; ScenarioError is one behind which nothing can be read.

    A question needs a setup and steps; `strict` asks for the keys of a scenario that is kept as well.
    """
    top = At(source, (), source.data, faults)
    too_much = over(source.data)
    if too_much is not None:
        raise At(source, too_much[0], None).refuse(too_much[1])
    parts = top.mapping(_TOP)
    for key in _REQUIRED_STRICTLY if strict else _REQUIRED:
        if key not in parts:
            top.note(top.fail("missing", key=key))
    part(parts, "format", _format, None)
    part(parts, "source", _sentence, "")
    part(parts, "confidence", lambda at: at.one_of(("high", "medium")), "")
    before = len(faults.found)
    setup = _Setup(parts.get("setup"), bool(source.faults))
    part(parts, "teams", setup.teams, None)
    is_set_up = len(faults.found) == before
    reader = Reader(setup.labels, setup.players, setup.complete)
    return Scenario(
        part(parts, "name", _sentence, ""),
        source.file,
        tuple(part(parts, "rules", lambda at: at.every(rule_number), [])),
        part(parts, "edition", _edition, ""),
        part(parts, "since", _edition, ""),
        tuple(part(parts, "requires", lambda at: at.one_or_every(At.text), [])),
        parts["cards"].read(lambda at: _at_most(at, MOST_INVENTED, "invented"), None) if "cards" in parts else [],
        setup.position,
        tuple(setup.labels.values()),
        tuple(part(parts, "steps", lambda at: _steps(at, reader), [])),
        setup.where,
        is_set_up,
    )


def _format(at: At) -> None:
    if at.text() != FORMAT:
        raise at.fail("other_format", format=FORMAT, value=at.text())


def _sentence(at: At) -> str:
    return at.text(MOST_TEXT)


def _edition(at: At) -> str:
    """An edition; 2.2 without quotes is a number to YAML, and means the same."""
    name = str(at.value) if isinstance(at.value, float) else at.text()
    if name not in EDITIONS:
        raise at.fail("no_edition", name=name, hint=nearest(name, EDITIONS))
    return name


def _at_most(at: At, most: int, key: str) -> list[At]:
    items = at.items()
    if len(items) > most:
        raise at.refuse(limit(key, most))
    return items


def _steps(at: At, reader: Reader) -> list[Step]:
    _at_most(at, MOST_STEPS, "steps")
    return at.every(reader.step)


class _Setup:
    """Reads the setup into a position, and notes every label in it."""

    def __init__(self, at: At | None, cut: bool) -> None:
        """`at` is None if the file has no setup; `cut` says that some of the file could not be read."""
        self.labels: dict[str, str] = {}  # folded -> as it is written first
        self.where: dict[str, At] = {}
        self.players = 2
        self.complete = at is not None and not cut  # whether every card is known: no list of cards was unreadable
        self.position: dict[str, Any] = {"ask_all": True, "players": 2}
        if at is not None:
            self._card_part(at, self._all, None)

    def _all(self, at: At) -> None:
        for i in (3, 4):
            if isinstance(at.value, dict) and f"p{i}" in at.value:
                self.players = i
        self.position["players"] = self.players
        sides = PLAYER_NAMES[: self.players]
        parts = self._parts(at, (*_SETUP, *sides))
        for key in ("active", "first"):
            if key in parts:
                self.position[key] = parts[key].read(lambda who: player_name(who.player(self.players)), "p1")
        if "turn" in parts:
            self.position["turn"] = parts["turn"].read(lambda turn: turn.whole(1), 1)
        if "turn_limit" in parts:
            self.position["turn_limit"] = parts["turn_limit"].read(lambda turn: turn.whole(1, _LARGEST), 1)
        if "seed" in parts:
            self.position["seed"] = parts["seed"].read(lambda seed: seed.whole(0, _LARGEST), 0)
        if "pack_rush" in parts:
            self.position["pack_rush"] = parts["pack_rush"].read(At.truth, False)
        if "phase" in parts:
            self.position["phase"] = parts["phase"].read(lambda phase: phase.one_of(("main", "start")), "main")
        later: list[tuple[dict[str, Any], At]] = []
        for side in sides:
            if side in parts and parts[side].value is not None:
                self.position[side] = self._card_part(parts[side], lambda its: self._side(its, later), {})
        for entry, place in later:
            entry["at"] = place.read(self._known, None)

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

    # --- what has cards in it ----------------------------------------------------------------

    def _card_part(self, at: At, how: Callable[[At], Any], otherwise: Any) -> Any:
        """What `how` makes of something with cards in it; if that is wrong, not every card is known."""
        lost = object()
        found = at.read(how, lost)
        if found is lost:
            self.complete = self.complete and at.is_number  # a number has no cards in it
            return otherwise
        return found

    def _parts(self, at: At, known: tuple[str, ...]) -> dict[str, At]:
        """The members of an object.  One that nobody can make anything of may have cards in it."""
        parts = at.mapping(known)
        for key, value in at.value.items():
            if isinstance(value, str | list | dict) and key not in known and not meant(str(key), known):
                self.complete = False
        return parts

    def _side(self, at: At, later: list[tuple[dict[str, Any], At]]) -> dict[str, Any]:
        parts = self._parts(at, _SIDE)
        side: dict[str, Any] = {}
        for key in ("lore", "inked", "drops", "turns"):
            if key in parts:
                side[key] = parts[key].read(At.whole, 0)
        if "out" in parts:
            side["out"] = parts["out"].read(At.truth, False)
        if "ink" in parts:
            side["ink"] = self._card_part(parts["ink"], self._ink, 0)
        for key in ("hand", "deck", "discard"):
            if key in parts:
                side[key] = self._card_part(parts[key], self._cards, [])
        if "play" in parts:
            side["play"] = self._card_part(parts["play"], lambda play: self._play(play, later), [])
        return side

    def _ink(self, at: At) -> dict[str, Any] | list[Any] | int:
        if not isinstance(at.value, dict):
            return self._cards(at)
        parts = self._parts(at, ("ready", "exerted"))
        return {state: self._card_part(cards, self._cards, 0) for state, cards in parts.items()}

    def _cards(self, at: At) -> list[Any] | int:
        return at.whole() if at.is_number else self._each(at, self._card)

    def _play(self, at: At, later: list[tuple[dict[str, Any], At]]) -> list[Any] | int:
        return at.whole() if at.is_number else self._each(at, lambda item: self._in_play(item, later))

    def _each(self, at: At, how: Callable[[At], Any]) -> list[Any]:
        """Each card of a list; none in place of one that cannot be read, so that the others keep their places."""
        return [self._card_part(item, how, {"filler": 0}) for item in at.items()]

    def _card(self, at: At) -> Any:
        """A label; or an object: a number of cards that go by no name, or a card and the players who know it."""
        if not isinstance(at.value, dict):
            return self._label(at)
        if "card" not in at.value:
            return _unnamed(at)
        parts = self._parts(at, _KNOWN_CARD)
        entry: dict[str, Any] = {"card": self._label(parts["card"])}
        if "known" in parts:
            entry["known"] = parts["known"].read(self._knowing, [])
        return entry

    def _knowing(self, at: At) -> Any:
        """The players who know a card: all of them, or a list."""
        return ALL if at.value == ALL else at.every(lambda who: player_name(who.player(self.players)))

    def _in_play(self, at: At, later: list[tuple[dict[str, Any], At]]) -> Any:
        if not isinstance(at.value, dict):
            return self._label(at)
        if "filler" in at.value:
            return _unnamed(at)
        parts = self._parts(at, _IN_PLAY)
        if "card" not in parts:
            raise at.fail("missing", key="card")
        entry: dict[str, Any] = {"card": self._label(parts["card"])}
        for key in ("exerted", "drying", "shifted"):
            if key in parts:
                entry[key] = parts[key].read(At.truth, False)
        for key in ("damage", "drops"):
            if key in parts:
                entry[key] = parts[key].read(At.whole, 0)
        for key in ("under", "facedown"):
            if key in parts:
                entry[key] = self._card_part(parts[key], self._cards, [])
        if "at" in parts:
            later.append((entry, parts["at"]))
        return entry

    # --- labels ------------------------------------------------------------------------------

    def _label(self, at: At) -> str:
        label = at.text()
        if not is_label(label):
            raise at.fail("no_label", label=label)
        key = folded_label(label)
        if key in self.labels:
            first = self.where[self.labels[key]].line
            where = Message("scenario.in_line", {"line": first}) if first is not None else Message("scenario.before")
            at.note(at.fail("label_twice", label=label, where=where, copy=self._next_copy(label)))
            return label
        self.labels[key] = label
        self.where[label] = at
        return label

    def _known(self, at: At) -> str:
        found = self.labels.get(folded_label(at.text()))
        if found is None and self.complete:
            raise at.fail("not_in_setup", label=at.text(), hint=nearest(at.text(), list(self.labels.values())))
        return found or at.text()

    def _next_copy(self, label: str) -> str:
        """The label that a further copy of the card can have."""
        further = Label(card_name(label), 2)
        while further.key in self.labels:
            further = Label(further.name, further.copy + 1)
        return str(further)


def _unnamed(at: At) -> dict[str, int]:
    """A number of fillers, or of marketing cards."""
    if not any(meant(str(key), _UNNAMED) for key in at.value):
        raise at.expected("a_card_or_filler")
    parts = at.mapping(_UNNAMED)
    if len(parts) != 1:
        raise at.expected("a_card_or_filler")
    return {kind: cards.read(At.whole, 0) for kind, cards in parts.items()}
