"""`put`: where looked-at or revealed cards go.

A whole answer of the format is several decisions of the engine: whether at all, which card goes where,
in which order.  The answers are searched for that put every listed card where it is listed; a card that is
not listed is never picked, except where there is nothing else to pick.

While a card is being played, its player may be asked how it is played or enters, before the rest is put away.  Other
steps answer that: the answers stop there, and go on where the effect does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from illumineer.core.turn_actions.play import Playing
from illumineer.game import DONE, Answer, Decision
from illumineer.judge.labels import id_of
from illumineer.judge.steps import Step
from illumineer.judge.table import Table, said
from illumineer.messages import Message, Reason
from illumineer.readings import Enter, Mode, Next, Pick, Put, Way, YesNo
from illumineer.vocab import Happening, Side, Zone

_ZONES: Final = {
    "hand": (Zone.HAND,),
    "top": (Zone.DECK,),
    "bottom": (Zone.DECK,),
    "discard": (Zone.DISCARD,),
    "inkwell": (Zone.INKWELL,),
    "play": (Zone.PLAY, Zone.RESOLVING),
}
_ARRIVALS: Final[dict[str, tuple[int, ...]]] = {
    "hand": (Happening.PUT_INTO_HAND, Happening.RETURNED_FROM_DISCARD, Happening.RETURNED_TO_HAND),
    "discard": (Happening.PUT_INTO_DISCARD, Happening.DISCARDED),
    "inkwell": (Happening.PUT_INTO_INKWELL,),
    "play": (Happening.ENTERED, Happening.PLAYED),
}
"""A card that arrived there and has already gone on has been put there all the same."""
ABOUT_CARDS: Final = (YesNo, Pick, Next, Put, Mode, Way)
"""What an effect wants to know when it puts cards somewhere."""
_MOST_TRIES: Final = 2_000


def put(table: Table, step: Step, asked: Decision) -> None:
    """Answer with all of the step."""
    _Putting(table, step, asked).finish(table)


class _Putting:
    """A `put`, as far as it has been answered."""

    def __init__(self, table: Table, step: Step, first: Decision) -> None:
        self.step = step
        self.first = first
        self.mark = len(table.game.events)
        self.decks = frozenset(id for deck in table.state.deck for id in deck)

    def goes_on(self, table: Table) -> bool:
        return table.pending is not None and _goes_on(self.first, table.pending)

    def finish(self, table: Table) -> None:
        search = _Search(self.step, self.mark, self.decks)
        found = search.run(table.copy(), self.first)
        if found is None:
            why = _why_not(table, search.refs(table), self.first)
            raise table.refusal(said("cannot_put", step=str(self.step)), why)
        found.putting = self if search.stopped else None
        table.become(found)


def happened(table: Table, step: Step, mark: int) -> bool:
    """Whether the cards have been put there since, although nobody was asked about it."""
    return _Search(step, mark).all_there(table)


def in_order(table: Table, wanted: list[int]) -> None:
    """Answer a series of "the next card from the top"; what is not wanted comes after, as it is."""
    left = wanted[:]
    last: Answer | None = None
    while (asked := table.pending) is not None and asked.wants is Next:
        if last is not None and asked.picked[-1:] != (last,):
            return
        last = next((ref for ref in left if ref in asked.options), asked.options[0])
        left = [ref for ref in left if ref != last]
        table.push(last)


class _Search:
    def __init__(self, step: Step, mark: int, decks: frozenset[int] | None = None) -> None:
        self.mark = mark
        self.decks = decks  # what was in the decks before the answers
        self.listed: dict[str, tuple[str, ...]] = step.value
        self.tries = 0
        self.stopped = False  # at a question that another step answers

    def run(self, table: Table, first: Decision) -> Table | None:
        """The table after the answers, all to the effect that asked first; None if none of them will do."""
        self.tries += 1
        if self.tries > _MOST_TRIES:
            return None
        asked = table.pending
        if asked is None or not _goes_on(first, asked):
            if self.all_there(table) and not _is_ordered_later(table, first, self._lists_deck()):
                return table
            if asked is None:
                return None
            if asked.only:
                table.push(asked.options[0])  # how a card is played that can be played in one way only
                return self.run(table, first)
            return table if _is_about_playing(asked) and self._goes_on_after(table, asked, first) else None
        if asked.wants is Next:
            trial = table.copy()
            in_order(trial, self._ordered(trial, asked))
            return self.run(trial, first)
        for value in self._answers(table, asked):
            trial = table.copy()
            trial.push(value)
            if asked.wants is YesNo and not value and not _moves(table, trial, first):
                continue
            found = self.run(trial, first)
            if found is not None:
                return found
        if asked.wants in (YesNo, Pick, Mode, Way) and not asked.picked and self._is_over(table, first, asked):
            return table  # the next decision of the same effect, which this step does not answer
        return None

    def _goes_on_after(self, table: Table, asked: Decision, first: Decision) -> bool:
        """Whether the answers can be completed after that question, however it is answered."""
        for value in asked.options:
            trial = table.copy()
            trial.push(value)
            if self.run(trial, first) is not None:
                self.stopped = True
                return True
        return False

    def _is_over(self, table: Table, first: Decision, asked: Decision) -> bool:
        """Whether all is put.  A card that stays in the deck is there before anything is decided about it."""
        deck = {table.ref(label) for side in ("top", "bottom") for label in self.listed.get(side, ())}
        begun = asked is not first and deck.isdisjoint(asked.options)
        return begun and any(self.listed.values()) and self.all_there(table)

    def _answers(self, table: Table, asked: Decision) -> Iterator[Answer]:
        if asked.wants is YesNo:
            yield 1
            yield 0  # none of them is taken, and the rest is all
        elif asked.wants in (Mode, Way):
            yield from asked.options
        elif asked.wants is Put:
            yield self._side(table, asked)
        else:
            for label in self._labels():
                ref = table.ref(label)
                if ref in asked.options:
                    yield ref
            if DONE in asked.options:
                yield DONE
            elif asked.only:
                yield asked.options[0]

    def refs(self, table: Table) -> list[int]:
        """The cards that are listed."""
        return [table.ref(label) for label in self._labels()]

    def _lists_deck(self) -> bool:
        """Whether cards are listed that may lie so by chance."""
        return bool(self.listed.get("top") or self.listed.get("bottom"))

    def _labels(self) -> list[str]:
        return [label for labels in self.listed.values() for label in labels]

    def _side(self, table: Table, asked: Decision) -> Answer:
        """Top or bottom; a card that is not listed goes to the side for which the step lists none."""
        label = table.labels.label(id_of(table.state, asked.picked[0]))
        if label in self.listed.get("top", ()):
            return int(Side.TOP)
        if label in self.listed.get("bottom", ()):
            return int(Side.BOTTOM)
        return int(Side.BOTTOM if self.listed.get("top") else Side.TOP)

    def _ordered(self, table: Table, asked: Decision) -> list[int]:
        """From the top: what is listed for the top, then what is not listed, then what is listed for the bottom."""
        top = [table.ref(label) for label in self.listed.get("top", ())]
        bottom = [table.ref(label) for label in self.listed.get("bottom", ())]
        rest = [ref for ref in asked.options if isinstance(ref, int) and ref not in top and ref not in bottom]
        return [ref for ref in (*top, *rest, *bottom) if ref in asked.options]

    def _came_later(self, id: int) -> bool:
        """Whether another card has come into the deck since: an action that goes there after its effect (6.7.1.2)."""
        return self.decks is not None and id not in self.decks

    def all_there(self, table: Table) -> bool:
        st = table.state
        for place, labels in self.listed.items():
            ids = [table.id(label) for label in labels]
            arrived = {
                id_of(st, event.subject)
                for event in table.events_since(self.mark)
                if event.kind in _ARRIVALS.get(place, ())
            }
            if place == "play":  # or on its way there
                arrived |= {id_of(st, each.source) for each in st.agenda if isinstance(each, Playing)}
            if any(st.zone[id] not in _ZONES[place] and id not in arrived for id in ids):
                return False
            if place in ("top", "bottom") and ids:
                deck = [id for id in st.deck[st.setup.owner[ids[0]]][::-1] if id in ids or not self._came_later(id)]
                if ids != (deck[: len(ids)] if place == "top" else deck[-len(ids) :]):
                    return False
        return True


def _why_not(table: Table, refs: list[int], first: Decision) -> list[Reason]:
    """Why a listed card cannot be picked, where there is a pick; and that the effect offers no such answer."""
    trial = table.copy()
    while (asked := trial.pending) is not None and _goes_on(first, asked):
        if asked.wants is Pick:
            found = [reason for ref in refs if ref not in asked.options for reason in trial.why_not(ref)]
            return [*found, Reason(asked.rule, Message("not_an_option"))]
        if asked.wants is not YesNo and not asked.only:
            break
        trial.push(asked.options[0])
    return [Reason(first.rule, Message("not_an_option"))]


def _is_about_cards(asked: Decision) -> bool:
    return asked.wants in ABOUT_CARDS


def _is_about_playing(asked: Decision) -> bool:
    """Whether it is about how a card is played: for what, onto what, how it enters."""
    return asked.wants in (Enter, Way) or asked.about == "shift_onto"


def _moves(before: Table, after: Table, first: Decision) -> bool:
    """Whether cards are put somewhere all the same, or have to be, after the player has declined."""
    asked = after.pending
    return before.state.deck != after.state.deck or (asked is not None and _goes_on(first, asked))


def _is_ordered_later(table: Table, first: Decision, by_chance: bool) -> bool:
    """Whether the effect still asks for the order of cards, after decisions with one answer.

    With `by_chance`, where cards may lie in the right order by chance, questions about how a card is played are passed
    over, too: other steps answer them.
    """
    trial = table.copy()
    while (asked := trial.pending) is not None and not _goes_on(first, asked):
        if not asked.only and not (by_chance and _is_about_playing(asked)):
            break
        trial.push(asked.options[0])
    return asked is not None and _goes_on(first, asked) and asked.wants in (Next, Put)


def _goes_on(first: Decision, asked: Decision) -> bool:
    return asked.ability == first.ability and asked.source == first.source and _is_about_cards(asked)
