"""Whether what a scenario expects is so: each difference in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from illumineer.game import Decision
from illumineer.judge.expectations import NONE, Expectations, Prompt
from illumineer.judge.reading import written
from illumineer.judge.spelling import spelled
from illumineer.judge.table import FILLER, Table, said
from illumineer.messages import Message
from illumineer.readings import Next, Pick, Put, Replacement, Resolve
from illumineer.seen.card import Card
from illumineer.seen.labels import folded_label
from illumineer.seen.look import Look
from illumineer.vocab import Keyword, Zone, player_name

_ZONES: Final = {
    Zone.DECK: "deck",
    Zone.HAND: "hand",
    Zone.PLAY: "play",
    Zone.INKWELL: "inkwell",
    Zone.DISCARD: "discard",
    Zone.UNDER: "under",
    Zone.RESOLVING: "play",  # an action is in the Play zone while it resolves (4.3.3.2)
    Zone.OUT: "out",
}


_NO_STATE: Final = ("exerted", "drying", "damage", "at", "under_count", "on_top_of")


def differences(table: Table, expected: Expectations) -> list[Message]:
    """What is not as it should be; empty if everything is."""
    return _Check(table, expected).found


class _Check:
    def __init__(self, table: Table, expected: Expectations) -> None:
        self.table = table
        self.look = Look(table.state)
        self.found: list[Message] = []
        if expected.active is not None:
            self._same("active", player_name(expected.active), self.look.active.name)
        if expected.winner is not None:
            self._winner(expected.winner)
        for player, side in expected.sides.items():
            for key, value in side.items():
                self._side(player, key, value)
        for label, facts in expected.cards.items():
            for key, value in facts.items():
                if not (facts.get("zone", "play") != "play" and self._has_no_state(label, key, value)):
                    self._card(label, key, value)
        if expected.bag is not None:
            self._bag(expected.bag)
        if expected.prompt is not None:
            self.found += prompt_differences(table, expected.prompt)
        for secret, sides in ((True, expected.hidden), (False, expected.visible)):
            for player, labels in sides.items():
                for label in labels:
                    if Look(table.state, player).hides(table.id(label)) != secret:
                        key = "knows" if secret else "does_not_know"
                        self.found.append(said(key, player=player_name(player), card=label))

    def _same(self, what: str, expected: Any, found: Any) -> None:
        if expected != found:
            self.found.append(said("differs", what=what, expected=written(expected), found=written(found)))

    def _winner(self, expected: int | str) -> None:
        outcome = self.table.game.outcome
        winners = outcome.winners if outcome is not None else ()
        if expected == NONE or expected not in winners:
            said = expected if isinstance(expected, str) else player_name(expected)
            self._same("winner", said, ", ".join(map(player_name, winners)) or NONE)

    # --- players -----------------------------------------------------------------------------

    def _side(self, number: int, key: str, expected: Any) -> None:
        player = self.look.player(number)
        what = f"{player.name}.{key}"
        if key == "lore":
            self._same(what, expected, player.lore)
        elif key == "drops":
            self._same(what, expected, player.ink.drops)
        elif key == "ink":
            if isinstance(expected, int):
                self._same(f"{what}.ready", expected, player.ink.ready)
            else:
                for state, n in expected.items():
                    self._same(f"{what}.{state}", n, player.ink.ready if state == "ready" else player.ink.exerted)
        elif key == "deck" and isinstance(expected, dict):
            self._deck(what, expected, player.deck)
        else:
            assert key in ("play", "hand", "deck", "discard")
            pile: list[Card] = getattr(player, key)
            if isinstance(expected, int):
                self._same(what, expected, len(pile))
            else:
                self._same(what, sorted(expected), sorted(map(self._label, pile)))

    def _deck(self, what: str, expected: dict[str, Any], deck: list[Card]) -> None:
        if "count" in expected:
            self._same(f"{what}.count", expected["count"], len(deck))
        for key in ("top", "bottom"):
            if key in expected:
                n = len(expected[key])
                part = deck[:n] if key == "top" else deck[len(deck) - min(n, len(deck)) :]
                self._same(f"{what}.{key}", list(expected[key]), list(map(self._label, part)))

    def _label(self, card: Card) -> str:
        return self.table.labels.label(card.id) or FILLER

    # --- cards -------------------------------------------------------------------------------

    def _card(self, label: str, key: str, expected: Any) -> None:
        card = self.look.card(self.table.id(label))
        what, zone = f"{label}: {key}", card.zone
        if key == "zone":
            self._same(what, expected, _ZONES[zone])
        elif key == "owner":
            self._same(what, player_name(expected), card.owner.name)
        elif key in ("strength", "willpower", "lore") and zone != Zone.OUT:
            self._same(what, expected, getattr(card.values, key))
        elif key == "keywords" and zone != Zone.OUT:
            self._keywords(label, card, expected)
        elif key == "exerted" and zone == Zone.INKWELL:
            self._same(what, expected, card.exerted)
        elif zone != Zone.PLAY:
            where = said(f"zone_{_ZONES[zone]}")
            self.found.append(said("not_in_play", what=what, expected=written(expected), zone=where))
        else:
            self._in_play(what, key, card, expected)

    def _has_no_state(self, label: str, key: str, expected: Any) -> bool:
        """Whether no state is expected of a card outside play and the inkwell: it has none there (1.9.6, 7.1.6)."""
        outside = self.look.card(self.table.id(label)).zone not in (Zone.PLAY, Zone.INKWELL)
        return outside and key in _NO_STATE and not (expected and expected != NONE)

    def _in_play(self, what: str, key: str, card: Card, expected: Any) -> None:
        if key in ("exerted", "drying", "damage"):
            self._same(what, expected, getattr(card, key))
        elif key == "at":
            self._same(what, expected, self._label(card.location) if card.location is not None else NONE)
        elif key == "under_count":
            self._same(what, expected, len(card.under) + len(card.facedown))
        else:
            assert key == "on_top_of"
            self._same(what, sorted(expected), sorted(map(self._label, card.under + card.facedown)))

    def _keywords(self, label: str, card: Card, expected: dict[int, bool | int]) -> None:
        has = card.values.keywords
        for number, value in expected.items():
            what = f"{label}: {Keyword(number).name.replace('_', ' ').title()}"
            if isinstance(value, bool):
                self._same(what, value, number in has)
            else:
                n = has.get(number, 0)
                if number == Keyword.SHIFT and card.shifts:
                    n = card.shifts[0].ink or 0
                self._same(what, value, n)

    def _bag(self, expected: int | dict[int, int]) -> None:
        if isinstance(expected, int):
            self._same("bag", expected, len(self.look.bag))
            return
        for player, n in expected.items():
            waiting = sum(1 for each in self.look.bag if each.player.number == player)
            self._same(f"bag.{player_name(player)}", n, waiting)


# --- the prompt ------------------------------------------------------------------------------


def prompt_differences(table: Table, expected: Prompt | str) -> list[Message]:
    """What is different about the pending decision."""
    asked = table.pending
    if expected == NONE:
        return [] if asked is None else [said("prompt_none", now=table.situation())]
    assert isinstance(expected, Prompt)
    if asked is None:
        return [said("prompt_any", now=table.situation())]
    found: list[Message] = []
    if expected.by is not None and asked.player != expected.by:
        found.append(said("prompt_by", player=player_name(expected.by), now=table.situation()))
    elif expected.kind and not _is_kind(asked, expected.kind):
        found.append(said("prompt_kind", kind=said(f"kind_{expected.kind}"), now=table.situation()))
    options = options_of(table, asked)
    there = _keys(options)
    if expected.options is not None and _keys(expected.options) != there:
        found.append(said("prompt_options", expected=_listed(expected.options), found=_listed(options)))
    if missing := [option for option in expected.includes if _key(option) not in there]:
        found.append(said("prompt_lacks", wanted=_listed(missing), found=_listed(options)))
    if extra := [option for option in expected.excludes if _key(option) in there]:
        found.append(said("prompt_has", unwanted=_listed(extra), found=_listed(options)))
    return found


def _is_kind(asked: Decision, kind: str) -> bool:
    """`put` covers everything that is decided about looked-at cards."""
    if kind == "put":
        return asked.wants in (Put, Next) or (asked.wants is Pick and asked.private)
    return asked.verb == kind


def options_of(table: Table, asked: Decision) -> list[Any]:
    """The legal choices, as a scenario writes them."""
    found = [spelled(table, table.read(asked, option)) for option in asked.options]
    if asked.wants in (Resolve, Replacement):  # of copies, each has its number
        return [name if n == 0 else f"{name}#{n + 1}" for i, name in enumerate(found) for n in [found[:i].count(name)]]
    return [each for each in found if each is not None]


def _key(option: Any) -> Any:
    """What is compared of an option: of a text, not its case, quotes and dashes."""
    return folded_label(option) if isinstance(option, str) else option


def _keys(options: Iterable[Any]) -> set[Any]:
    return {_key(option) for option in options}


def _listed(values: Any) -> str:
    return f"[{', '.join(sorted(map(written, values)))}]"
