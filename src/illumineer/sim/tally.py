"""Counting what a game has shown: which kinds of ability resolved, which keywords made a difference.

Read from outside, off the questions and the log: the core counts nothing for this.
"""

from __future__ import annotations

from collections import Counter

from illumineer import ir
from illumineer.core import derive, legal
from illumineer.cr import CR
from illumineer.facts import OfAbility, PlayedFor
from illumineer.game import Decision, Game, State
from illumineer.keywords import of_rule
from illumineer.readings import Enter
from illumineer.vocab import AbilityKind, CardType, Happening, How, Keyword, ShiftKind


class Tally:
    """How often each kind of thing has resolved, or has made a difference."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.turns = 0
        self.ends: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter({kind.name.lower(): 0 for kind in AbilityKind})
        self.keywords: Counter[str] = Counter({keyword.name.lower(): 0 for keyword in Keyword})
        self.shifts: Counter[str] = Counter({kind.name.lower(): 0 for kind in ShiftKind})
        self.shifts["temporary"] = 0
        self.hows: Counter[str] = Counter({how.name.lower(): 0 for how in How})
        self.abilities: Counter[int] = Counter()

    def missing(self) -> list[tuple[str, str]]:
        """Kinds, keywords and Shift variants that have never resolved."""
        rows = (("kinds", self.kinds), ("keywords", self.keywords), ("shifts", self.shifts), ("played", self.hows))
        return [(row, name) for row, counter in rows for name, n in sorted(counter.items()) if not n]


def _keywords(st: State, ref: int) -> dict[int, int]:
    card = st.in_play.get(ref) or st.last.get(ref)
    return derive.values(st, card).keywords if card is not None else {}


# --- off the questions -----------------------------------------------------------------------


def count_question(game: Game, asked: Decision, tally: Tally) -> None:
    """What can be seen before the answer: limiters at work, static abilities in force."""
    st = game.state
    found = derive.derived(st)
    if found.values or found.table:
        tally.kinds["static"] += 1
    if asked.is_turn:
        for reason in legal.owes(st):
            _count_rule(reason.rule, tally)
    elif asked.about == "challenge":
        _count_challenge(st, asked, tally)
    elif asked.about == "choose":
        for ref, card in st.in_play.items():
            if st.opposed(asked.player, card.player) and Keyword.WARD in _keywords(st, ref):
                tally.keywords["ward"] += 1
    elif asked.wants is Enter:
        tally.keywords["bodyguard"] += 1


def _count_challenge(st: State, asked: Decision, tally: Tally) -> None:
    mine = st.in_play[st.agenda[-1].source]
    for ref, card in st.in_play.items():
        if ref in asked.options or not st.opposed(mine.player, card.player):
            continue
        if card.spec.type != CardType.CHARACTER:
            continue
        for reason in legal.pair_reasons(st, mine, card):
            _count_rule(reason.rule, tally)


def _count_rule(rule: CR, tally: Tally) -> None:
    """Count the keyword whose rule stands against something."""
    keyword = of_rule(rule)
    if keyword is not None:
        tally.keywords[keyword.name.lower()] += 1


# --- off the log -----------------------------------------------------------------------------


def count_events(game: Game, since: int, tally: Tally) -> None:
    """What the events since then show."""
    st = game.state
    book = game.book
    for event in game.events[since:]:
        kind = event.kind
        if kind in (Happening.RESOLVED, Happening.REPLACED):
            assert isinstance(event.fact, OfAbility)
            spec = book.abilities[event.fact.ability]
            tally.abilities[spec.id] += 1
            tally.kinds[AbilityKind(spec.kind).name.lower()] += 1
            if spec.keyword >= 0:
                tally.kinds["keyword"] += 1
                tally.keywords[Keyword(spec.keyword).name.lower()] += 1
            elif spec is book.temporary:
                tally.shifts["temporary"] += 1
        elif kind == Happening.PLAYED:
            assert isinstance(event.fact, PlayedFor)
            _count_played(game, event.fact, tally)
        elif kind == Happening.CHALLENGES:
            _count_pair(st, event.subject, event.object, tally)
        elif kind == Happening.DAMAGE_DEALT and Keyword.RESIST in _keywords(st, event.subject):
            tally.keywords["resist"] += 1
        elif kind == Happening.SANG and Keyword.SINGER in _keywords(st, event.subject):
            tally.keywords["singer"] += 1


def _count_played(game: Game, played: PlayedFor, tally: Tally) -> None:
    tally.hows[How(played.how).name.lower()] += 1
    if played.how == How.SING_TOGETHER:
        tally.keywords["sing_together"] += 1
    if played.how == How.SHIFT:
        node = game.book.abilities[played.ability].node
        assert isinstance(node, ir.ShiftAbility)
        tally.keywords["shift"] += 1
        tally.shifts[ShiftKind(node.kind).name.lower()] += 1


def _count_pair(st: State, subject: int, other: int, tally: Tally) -> None:
    mine, theirs = _keywords(st, subject), _keywords(st, other)
    if Keyword.CHALLENGER in mine:
        tally.keywords["challenger"] += 1
    if Keyword.ALERT in mine and Keyword.EVASIVE not in mine and Keyword.EVASIVE in theirs:
        tally.keywords["alert"] += 1
    card = st.in_play.get(subject) or st.last.get(subject)
    if card is not None and card.drying and Keyword.RUSH in mine:
        tally.keywords["rush"] += 1
