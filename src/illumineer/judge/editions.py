"""A scenario in every edition: where the outcome differs, what happened there, and by which rule.

The first difference between two neighbouring editions is found by comparing what happened in each, event by event
and question by question.  Which change of the rules it comes from is tried out: the newer edition is played with one
change taken back at a time, and the change without which the older outcome comes about is the one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from illumineer.cr import EDITIONS, NEWEST, number
from illumineer.errors import ScenarioError
from illumineer.game import Edition, find_edition
from illumineer.judge.judging import FAIL, Played, Ready, Result, judge, pool_of, prepare, source_of, sources
from illumineer.judge.labels import id_of
from illumineer.judge.pool import Pool
from illumineer.judge.source import Source
from illumineer.judge.table import Explained, Table, said
from illumineer.rulebook.entry import Change
from illumineer.rulebook.index import changes
from illumineer.told.explain import event_text
from illumineer.vocab import Happening

SWITCHES: Final[dict[str, tuple[str, ...]]] = {
    "empty-deck": ("empty_draw_loses", "final_check_empty_deck"),
    "check-timing": ("check_after_each_effect",),
    "play-for-free": ("free_waives_all",),
    "ability-for-free": ("activate_free_waives_all",),
    "where-an-action-is": ("action_in_play_zone",),
    "played-and-entering": ("played_before_entering",),
    "additional-ink": ("additional_ink_raises_limit",),
    "a-to-b": ("sequence_cost",),
    "unpayable-may": ("unpayable_may_declines",),
    "several-may": ("may_per_sentence",),
    "several-players": ("part_by_part",),
    "secondary-if": ("secondary_if_twice",),
    "static-from-effect": ("static_reaches_later",),
    "resist": ("resist",),
    "is-damaged": ("damage_words_mean_take", "put_damage_is_take"),
    "damage-to-zero": ("zero_damage_is_dealt",),
    "moving-damage": ("move_damage_not_back",),
    "singing": ("singing_is_free",),
    "drying-character": ("exert_needs_dry",),
    "move-to-same-location": ("move_to_same_location",),
    "reckless": ("reckless_counts_ready",),
    "evasive": ("evasive_on_any_type",),
    "boost": ("boost_is_activated",),
    "duplicate-keyword": ("duplicate_keywords",),
    "new-card": ("new_card_in_any_zone",),
    "two-names": ("pair_is_a_name",),
    "who-starts": ("player_chooses_start",),
    "player-leaves": ("effects_leave_with_player",),
}
"""The differences between editions that change a game, and the switches of the engine that are each of them."""
_FRAME: Final = (Happening.CHECKED, Happening.STEP_BEGAN)
"""Events that only say how far the turn has come: what comes of them is what differs."""
_MOST_MOMENTS: Final = 4
_CITED: Final = re.compile(r"\[(?:[\w.-]+: )?\d[\d.]*\]")


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that happened or was asked in one edition: in which step, in words, and its rule there."""

    meaning: tuple[Any, ...]
    step: int | None
    text: Explained
    rule: str


@dataclass(frozen=True, slots=True)
class Difference:
    """Where two neighbouring editions part.

    `was` and `now` are what happens first in that step only in the older, and only in the newer one; both are empty if
    the same happens and only what is true or legal differs.  `changes` are the changes of the rules that it comes from.
    """

    before: str
    after: str
    step: int | None
    line: int | None
    words: str
    was: tuple[Moment, ...]
    now: tuple[Moment, ...]
    changes: tuple[Change, ...]

    def numbers(self, change: Change) -> list[str]:
        """The rules of a change, as the newer edition numbers them."""
        return [number(rule, self.after) for rule in change.rules]


@dataclass(frozen=True, slots=True)
class Compared:
    """A scenario in all editions.  `result` is the verdict: that in the edition which the file speaks of."""

    result: Result
    spoken: str = ""
    """The edition that the file names; "" if it names none."""
    since: str = ""
    results: tuple[Result, ...] = ()
    """One for each edition, the oldest first; none if the scenario could not be played at all."""
    differences: tuple[Difference, ...] = ()

    def groups(self) -> list[list[Result]]:
        """Neighbouring editions with the same outcome."""
        found: list[list[Result]] = []
        for result in self.results:
            if found and outcome(found[-1][-1]) == outcome(result):
                found[-1].append(result)
            else:
                found.append([result])
        return found

    def is_before_since(self, edition: str) -> bool:
        """Whether the file does not speak of that edition: the result holds only since a later one."""
        return bool(self.since) and EDITIONS.index(edition) < EDITIONS.index(self.since)


def outcome(result: Result) -> tuple[str, int | None, str]:
    """What is compared of two verdicts: not the numbers of the rules that they cite."""
    return result.status, result.step, _CITED.sub("", result.message)


def compare(
    scenario: str | Path | dict[str, Any] | Source,
    cards: Pool | str | Path | None = None,
    edition: str = NEWEST,
    strict: bool = False,
) -> Compared:
    """One scenario, a file or its data, in every edition; the verdict is that in its own edition, or in `edition`."""
    find_edition(edition)
    return _compare(source_of(scenario), pool_of(cards), edition, strict)


def compare_all(
    paths: Iterable[str | Path | Source],
    cards: Pool | str | Path | None = None,
    edition: str = NEWEST,
    progress: Callable[[int, int], None] | None = None,
    strict: bool = False,
) -> list[Compared]:
    """Files, and all scenarios in folders, each in every edition."""
    pool = pool_of(cards)
    find_edition(edition)
    return [_compare(source, pool, edition, strict) for source in sources(paths, progress)]


def _compare(source: Source, pool: Pool, edition: str, strict: bool) -> Compared:
    try:
        ready = prepare(source, pool, strict)
        its = ready.scenario
        if ready.skip is not None or ready.unplayable is not None:
            return Compared(judge(source, pool, edition, strict), its.edition, its.since)
        results = tuple(ready.play(each) for each in EDITIONS)
    except ScenarioError:
        return Compared(judge(source, pool, edition, strict))
    pairs = [(old, new) for old, new in pairwise(results) if outcome(old) != outcome(new)]
    differences = tuple(_difference(ready, old, new) for old, new in pairs)
    return Compared(_verdict(ready, results, edition), its.edition, its.since, results, differences)


def _verdict(ready: Ready, results: tuple[Result, ...], edition: str) -> Result:
    """That of the edition which the file names; if it says since when, all from then on must agree."""
    its = ready.scenario
    asked = results[EDITIONS.index(its.edition or edition)]
    if not its.since or its.edition:
        return asked
    late = results[EDITIONS.index(its.since) :]
    failed = [result for result in late if result.status == FAIL]
    if not failed:
        return late[-1] if asked not in late else asked
    first = asked if asked in failed else failed[-1]
    names = [result.edition for result in failed]
    return replace(first, said=said("fails_since", since=its.since, editions=names, what=first.said))


# --- where two editions part -----------------------------------------------------------------


def _difference(ready: Ready, old: Result, new: Result) -> Difference:
    changes, without = _changes(ready, old, new)
    was, now = _first_difference(without or old, new)
    steps = [each.step for each in (*was, *now)]
    steps += [result.step for result in (old, new) if result.status == FAIL]
    step = next((each for each in steps if each is not None), None)
    at = ready.scenario.steps[step - 1] if step is not None and step <= len(ready.scenario.steps) else None
    line, words = (at.at.line, str(at)) if at is not None else (None, "")
    return Difference(old.edition, new.edition, step, line, words, was, now, changes)


def _first_difference(old: Result, new: Result) -> tuple[tuple[Moment, ...], tuple[Moment, ...]]:
    """What happens in one alone, in the first step in which something does."""
    ours, theirs = list(_moments(old)), list(_moments(new))
    last = min((result.step for result in (old, new) if result.step is not None), default=None)
    steps = {each.step for each in (*ours, *theirs)}
    for step in sorted(steps, key=lambda step: step or 0):
        if last is not None and step is not None and step > last:
            break  # one of them failed before: what the other did then has no counterpart
        here = [each for each in ours if each.step == step]
        there = [each for each in theirs if each.step == step]
        was, now = _only(here, there), _only(there, here)
        if was or now:
            return was, now
    return (), ()


def _only(these: list[Moment], others: list[Moment]) -> tuple[Moment, ...]:
    """What the others do not have; as often as they have it, it does not count."""
    left = [each.meaning for each in others]
    found: list[Moment] = []
    for each in these:
        if each.meaning in left:
            left.remove(each.meaning)
        else:
            found.append(each)
    return tuple(found[:_MOST_MOMENTS])


def _moments(result: Result) -> Iterator[Moment]:
    """What happened, and what was asked, in order."""
    played = result.played
    assert played is not None
    told = 0
    for given, table in enumerate(played.again()):
        step = _step(result, played, given)
        for event in table.events_since(told):
            if event.kind in _FRAME:
                continue
            st = table.state
            cards = tuple(id_of(st, ref) if ref else -1 for ref in (event.subject, event.object))
            meaning: tuple[Any, ...] = (event_text(st.setup.book, event), *cards)
            yield Moment(meaning, step, Explained(table.game, event), number(event.rule, result.edition))
        told = len(table.game.events)
        asked = table.asked
        if asked is not None and not asked.is_turn and not asked.only:
            meaning = (asked.player, asked.about, *table.written(asked))
            here = Table(table.game.copy(), table.labels)
            yield Moment(meaning, step, Explained(here.game, asked), number(asked.rule, result.edition))


def _step(result: Result, played: Played, given: int) -> int | None:
    """The number of the step during which that many inputs had been given; None before the first."""
    if not given:
        return None
    done = [(n, i + 1) for i, n in enumerate(played.done) if n is not None and n >= given]
    return min(done)[1] if done else result.step


def _changes(ready: Ready, old: Result, new: Result) -> tuple[tuple[Change, ...], Result | None]:
    """The changes of the newer edition without which the older outcome comes about, and how it is played without.

    That differs from the newer edition by the change alone, so the first difference is where it bears on the game.
    """
    found: list[Change] = []
    played: Result | None = None
    for name, switches in SWITCHES.items():
        altered = _without(old.edition, new.edition, switches)
        if altered is None:
            continue
        result = ready.play(altered)
        if outcome(result) == outcome(old):
            found += [change for change in changes() if change.name == name and change.since == new.edition]
            played = played or result
    return tuple(found), played


def taken_back(played: str, other: str) -> Iterator[tuple[tuple[Change, ...], Edition]]:
    """The edition that is played with one change as the other edition has it, for each change between the two."""
    first, last = sorted((EDITIONS.index(played), EDITIONS.index(other)))
    between = EDITIONS[first + 1 : last + 1]
    for name, switches in SWITCHES.items():
        altered = _without(other, played, switches)
        if altered is not None:
            altered.name = played
            yield tuple(each for each in changes() if each.name == name and each.since in between), altered


def _without(old: str, new: str, switches: tuple[str, ...]) -> Edition | None:
    """The newer edition with the switches, and the numbers, of the older one; None if the switches are the same."""
    older, newer = find_edition(old), find_edition(new)
    if all(getattr(older, switch) == getattr(newer, switch) for switch in switches):
        return None
    altered = Edition(new)
    altered.name = old
    for switch in switches:
        setattr(altered, switch, getattr(older, switch))
    return altered
