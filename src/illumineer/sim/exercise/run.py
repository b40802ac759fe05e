"""Trying an ability: attempt after attempt, two games side by side, until a difference shows.

In one game the card is as it is, in the other it is without the ability.  The first thing that is not the
same in both is what the ability does.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from illumineer import ir
from illumineer.compile.specs import AbilitySpec
from illumineer.core import conditions, select
from illumineer.core.context import Context
from illumineer.errors import PositionError
from illumineer.facts import OfAbility
from illumineer.game import Event, Game, State
from illumineer.messages import Message
from illumineer.readings import Replacement, Resolve, YesNo
from illumineer.sim.exercise import watch
from illumineer.sim.exercise.actor import Actor
from illumineer.sim.exercise.cast import Cast
from illumineer.sim.exercise.needs import Needs, needs_of
from illumineer.sim.exercise.stage import Stage, named
from illumineer.sim.exercise.targets import Target
from illumineer.vocab import Happening
from illumineer.words import LANGUAGES

TURNS: Final = 3
"""How many turns an attempt is played."""
DECISIONS: Final = 300
"""How many decisions at most."""


@dataclass(slots=True)
class Seen:
    """How far the ability got in attempts that showed nothing."""

    added: int = 0  # its event happened: it went into the bag
    resolved: int = 0
    no_effect: int = 0  # its condition was false, or it was used up
    in_force: int = 0  # a static ability whose condition held
    reached: int = 0  # … and that found a card to be about


@dataclass(frozen=True, slots=True)
class InWords:
    """An event that was told in every language at once, so that its game need not be kept."""

    sentences: dict[str, str]

    def told(self, lang: str) -> str:
        return self.sentences[lang]


@dataclass(slots=True)
class Tried:
    """What came of trying an ability."""

    target: Target
    did: Message | None = None  # the first difference that it made
    attempts: int = 0
    seen: Seen = field(default_factory=Seen)
    broke: str = ""  # how the game failed, if it did
    why: Message | None = None  # why it is thought never to happen, if it never did


def try_out(cast: Cast, target: Target, attempts: int, seed: int, edition: str) -> Tried:
    """Attempt after attempt, until the ability has done something."""
    found = Tried(target)
    needs = needs_of(target.card, target.printed)
    for attempt in range(attempts):
        found.attempts += 1
        try:
            found.did = _Attempt(cast, found, needs, seed * 1_000_003 + attempt, attempt, edition).play()
        except PositionError:
            continue  # a card whose willpower the ability lowers was given too much damage
        except (AssertionError, LookupError, AttributeError, TypeError, ValueError) as error:
            found.broke = f"{type(error).__name__}: {error}"
        if found.did or found.broke:
            break
    return found


class _Attempt:
    """Two games from one position, played alike."""

    def __init__(self, cast: Cast, tried: Tried, needs: Needs, seed: int, attempt: int, edition: str) -> None:
        book = cast.book
        target = tried.target
        stage = Stage(target, needs, cast, seed, attempt)
        position = stage.build()
        self.seen = tried.seen
        self.mine = Game.from_position(named(position, target.card.full_name), book, edition)
        self.other = Game.from_position(named(position, target.without.full_name), book, edition)
        printed = book.card(target.card.full_name)
        bare = book.card(target.without.full_name)
        self.spec: AbilitySpec = printed.specs[target.place]
        self.card = self.other.state.defs.index(bare.index)
        self.own = cast.abilities_of(printed.index) | cast.abilities_of(bare.index)
        self.actor = Actor(needs, self.card, stage.wanted, stage.tools, self.own, seed)
        self.heard: dict[int, int] = {id(self.mine): 0, id(self.other): 0}

    def play(self) -> Message | None:
        """The first difference, if there is one."""
        mine, other = self.mine, self.other
        begun, done = mine.turn, 0
        turn = mine.turn
        for _ in range(DECISIONS):
            told = self._go_on()
            if told:
                return told
            asked = mine.decision
            if asked is None or not asked.is_turn:
                return None
            told = self._compare(mine.state, other.state)
            if told:
                return told
            if mine.turn != turn:
                turn, done = mine.turn, 0
                if turn - begun >= TURNS:
                    return None
            self._look(mine.state)
            place = self.actor.act(mine.state, asked, done)
            done += 1
            mine.push_answer(asked.options[place])
            theirs = other.decision
            assert theirs is not None  # the same questions, so far
            other.push_answer(theirs.options[place])
        return None

    # --- between two turn actions ------------------------------------------------------------

    def _go_on(self) -> Message | None:
        """Both games to their next turn action; what was different on the way."""
        asked_mine = self._advance(self.mine)
        asked_other = self._advance(self.other)
        mine, other = self._news(self.mine), self._news(self.other)
        self._note(mine)
        if watch.happened(mine) != watch.happened(other):
            event = watch.first_difference(mine, other)
            assert event is not None
            told = self.mine if event in mine else self.other
            what = Message("exercise.told", {"what": InWords({lang: told.explain(event, lang) for lang in LANGUAGES})})
            return what if told is self.mine else Message("exercise.prevents", {"what": what})
        if asked_mine != asked_other:
            return Message("exercise.choices")
        return None

    def _advance(self, game: Game) -> list[tuple[Any, ...]]:
        """Answer everything that is asked before the next turn action; what was asked by others than the card."""
        asked_of: list[tuple[Any, ...]] = []
        offers = 0
        for _ in range(DECISIONS):  # "you may repeat this" could go on for ever
            asked = game.decision
            if asked is None or asked.is_turn:
                break
            st = game.state
            silent = asked.wants in (Resolve, Replacement) or asked.ability in self.own
            if not silent and (asked.ability < 0 or st.setup.book.abilities[asked.ability].card >= 0):
                asked_of.append(watch.question(st, asked))
            offers += asked.wants is YesNo and asked.ability in self.own
            game.push_answer(asked.options[self.actor.answer(st, asked, offers)])
        return asked_of

    def _news(self, game: Game) -> list[Event]:
        since = self.heard[id(game)]
        events = game.events
        self.heard[id(game)] = len(events)
        return events[since:]

    def _compare(self, mine: State, other: State) -> Message | None:
        """What is different on the table, and in what can be done."""
        asked, theirs = self.mine.decision, self.other.decision
        if theirs is None or asked is None:
            return Message("exercise.ends_game") if theirs is not asked else None
        if watch.zones(mine) != watch.zones(other):
            return Message("exercise.zones")
        if watch.table(mine) != watch.table(other):
            return Message("exercise.table")
        if watch.question(mine, asked) != watch.question(other, theirs):
            return Message("exercise.turn_actions")
        if watch.prices(mine) != watch.prices(other):
            return Message("exercise.prices")
        if watch.challenges(mine) != watch.challenges(other):
            return Message("exercise.challenges")
        return None

    # --- for the explanation, should nothing ever come of it ---------------------------------

    def _note(self, events: list[Event]) -> None:
        """How far the ability got."""
        resolving = False
        for event in events:
            mine = isinstance(event.fact, OfAbility) and event.fact.ability == self.spec.id
            if event.kind == Happening.ADDED_TO_BAG and mine:
                self.seen.added += 1
            elif event.kind == Happening.RESOLVES:
                resolving = mine
            elif event.kind == Happening.NO_EFFECT and resolving:
                self.seen.no_effect += 1
            elif event.kind == Happening.RESOLVED and mine:
                self.seen.resolved += 1

    def _look(self, st: State) -> None:
        """Whether a static ability is in force, and on whom."""
        node = self.spec.node
        ref = st.ref[self.card]
        if not isinstance(node, ir.Static) or ref not in st.in_play:
            return
        context = Context(ref, st.in_play[ref].player)
        if node.condition is None or conditions.holds(st, context, node.condition):
            self.seen.in_force += 1
            if isinstance(node.affects, ir.This) or select.in_play(st, context, node.affects):
                self.seen.reached += 1
