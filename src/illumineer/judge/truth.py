"""Whether what a scenario expects is so: each difference in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from illumineer import ir
from illumineer.core import card_tests
from illumineer.core.decisions import DONE, Decision
from illumineer.core.state import CardInPlay
from illumineer.judge.expectations import NONE, Expectations, Prompt
from illumineer.judge.labels import folded_label
from illumineer.judge.reading import written
from illumineer.judge.table import FILLER, Table, said
from illumineer.messages import Message
from illumineer.seen.view import knows
from illumineer.vocab import Ask, Keyword, Zone, player_name

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
        self.st = table.state
        self.found: list[Message] = []
        if expected.active is not None:
            self._same("active", player_name(expected.active), player_name(self.st.active))
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
                    if knows(self.st, player, table.id(label)) == secret:
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

    def _side(self, player: int, key: str, expected: Any) -> None:
        st = self.st
        what = f"{player_name(player)}.{key}"
        if key == "lore":
            self._same(what, expected, st.lore[player])
        elif key == "drops":
            self._same(what, expected, st.drops[player])
        elif key == "ink":
            ink = {"ready": len(st.ink_ready[player]), "exerted": len(st.ink_exerted[player])}
            if isinstance(expected, int):
                self._same(f"{what}.ready", expected, ink["ready"])
            else:
                for state, n in expected.items():
                    self._same(f"{what}.{state}", n, ink[state])
        elif key == "deck" and isinstance(expected, dict):
            self._deck(what, expected, st.deck[player][::-1])
        else:
            if key == "play":
                cards = [st.in_play[ref].card for ref in st.play[player]]
            else:
                cards = {"hand": st.hand, "deck": st.deck, "discard": st.discard}[key][player]
            if isinstance(expected, int):
                self._same(what, expected, len(cards))
            else:
                self._same(what, sorted(expected), sorted(map(self._label, cards)))

    def _deck(self, what: str, expected: dict[str, Any], deck: list[int]) -> None:
        if "count" in expected:
            self._same(f"{what}.count", expected["count"], len(deck))
        for key in ("top", "bottom"):
            if key in expected:
                n = len(expected[key])
                part = deck[:n] if key == "top" else deck[len(deck) - min(n, len(deck)) :]
                self._same(f"{what}.{key}", list(expected[key]), list(map(self._label, part)))

    def _label(self, id: int) -> str:
        return self.table.labels.label(id) or FILLER

    # --- cards -------------------------------------------------------------------------------

    def _card(self, label: str, key: str, expected: Any) -> None:
        st = self.st
        id, ref = self.table.id(label), self.table.ref(label)
        what = f"{label}: {key}"
        zone = Zone.PLAY if ref in st.in_play else Zone(st.zone[id])
        card = st.in_play.get(ref)
        if key == "zone":
            self._same(what, expected, _ZONES[zone])
        elif key == "owner":
            self._same(what, player_name(expected), player_name(st.setup.owner[id]))
        elif key in ("strength", "willpower", "lore") and zone != Zone.OUT:
            self._same(what, expected, getattr(card_tests.values_of(st, ref), key))
        elif key == "keywords" and zone != Zone.OUT:
            self._keywords(label, ref, expected)
        elif key == "exerted" and zone == Zone.INKWELL:
            self._same(what, expected, id in st.ink_exerted[st.setup.owner[id]])
        elif card is None:
            where = said(f"zone_{_ZONES[zone]}")
            self.found.append(said("not_in_play", what=what, expected=written(expected), zone=where))
        else:
            self._in_play(what, key, card, expected)

    def _has_no_state(self, label: str, key: str, expected: Any) -> bool:
        """Whether no state is expected of a card outside play and the inkwell: it has none there (1.9.6, 7.1.6)."""
        outside = self.table.ref(label) not in self.st.in_play and self.st.zone[self.table.id(label)] != Zone.INKWELL
        return outside and key in _NO_STATE and not (expected and expected != NONE)

    def _in_play(self, what: str, key: str, card: CardInPlay, expected: Any) -> None:
        if key in ("exerted", "drying", "damage"):
            self._same(what, expected, getattr(card, key))
        elif key == "at":
            self._same(what, expected, self.table.name(card.location) if card.location else NONE)
        elif key == "under_count":
            self._same(what, expected, len(card.under) + len(card.facedown))
        else:
            assert key == "on_top_of"
            self._same(what, sorted(expected), sorted(map(self._label, card.under + card.facedown)))

    def _keywords(self, label: str, ref: int, expected: dict[int, bool | int]) -> None:
        has = card_tests.values_of(self.st, ref).keywords
        for number, value in expected.items():
            what = f"{label}: {Keyword(number).name.replace('_', ' ').title()}"
            if isinstance(value, bool):
                self._same(what, value, number in has)
            else:
                n = self._shift_cost(ref) if number == Keyword.SHIFT and number in has else has.get(number, 0)
                self._same(what, value, n)

    def _shift_cost(self, ref: int) -> int:
        for spec, _ in card_tests.values_of(self.st, ref).abilities:
            if isinstance(spec.node, ir.ShiftAbility):
                return sum(part.n for part in spec.node.costs if isinstance(part, ir.InkCost))
        return 0

    def _bag(self, expected: int | dict[int, int]) -> None:
        if isinstance(expected, int):
            self._same("bag", expected, len(self.st.bag))
            return
        for player, n in expected.items():
            waiting = sum(1 for each in self.st.bag if each.player == player)
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
        return asked.kind in (Ask.PUT, Ask.ORDER) or (asked.kind == Ask.CHOOSE and asked.private)
    return Ask(asked.kind).name.lower() == kind


def options_of(table: Table, asked: Decision) -> list[Any]:
    """The legal choices, as a scenario writes them."""
    if asked.kind == Ask.ACCEPT:
        return [bool(option) for option in asked.options]
    if asked.kind == Ask.MODE and asked.about != "how_to_play":
        return [option + 1 for option in asked.options if isinstance(option, int) and option != DONE]
    if asked.kind == Ask.NUMBER:
        return list(asked.options)
    if asked.kind in (Ask.CHOOSE, Ask.ORDER):
        picks = [option for option in asked.options if isinstance(option, int) and option != DONE]
        return [player_name(option) if asked.of_players else table.name(option) for option in picks]
    verb = f"{Ask(asked.kind).name.lower()} "
    return [text.removeprefix(verb) for text in table.written(asked)]


def _key(option: Any) -> Any:
    """What is compared of an option: of a text, not its case, quotes and dashes."""
    return folded_label(option) if isinstance(option, str) else option


def _keys(options: Iterable[Any]) -> set[Any]:
    return {_key(option) for option in options}


def _listed(values: Any) -> str:
    return f"[{', '.join(sorted(map(written, values)))}]"
