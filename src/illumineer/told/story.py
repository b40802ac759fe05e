"""A game as a story: what was asked and answered, and what came of it, each line with its rule, under what caused it.

Here: the lines and how they are nested.  A turn action stands at the margin; under it its steps, under a resolution
what resolves, under a game state check what it banishes, under a replacement what happens instead.  Not here: the
sentences of events (`explain`), the board (`board`), and where a story begins and ends (`judge.tracing`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from illumineer.compiling import mypyc_attr
from illumineer.core import answers, card_tests
from illumineer.core.decisions import Answer, Decision
from illumineer.core.events import Event
from illumineer.core.facts import OfAbility, Replaced
from illumineer.core.state import State, card_id
from illumineer.cr import CR, number
from illumineer.messages import Arg, Message
from illumineer.readings import Done, Enter, Name, Put, Reading, Replacement, Resolve, TurnAction, YesNo
from illumineer.seen.view import knows
from illumineer.told import listed, moves
from illumineer.told.changes import Change, Changes
from illumineer.told.explain import Names, called, card_noun, event_blanks, event_text, question_alone
from illumineer.told.why import keyword_name
from illumineer.vocab import Act, CardType, Happening, Keyword, player_name
from illumineer.words import say

_H: Final = Happening

ACT_RULES: Final[dict[int, CR]] = {
    Act.END_TURN: CR.END_TURN_DECLARE,
    Act.INK: CR.INK_A_CARD,
    Act.PLAY: CR.PLAY_A_CARD,
    Act.QUEST: CR.QUEST,
    Act.CHALLENGE: CR.CHALLENGE,
    Act.MOVE: CR.MOVE_A_CHARACTER,
    Act.ACTIVATE: CR.ACTIVATE_ABILITY,
    Act.BOOST: CR.BOOST,
}
"""The rule of each turn action."""

# Kinds of line:
TURN: Final = "turn"
ACT: Final = "act"
EVENT: Final = "event"
CHOICE: Final = "choice"
ONLY: Final = "only"
TRIGGER: Final = "trigger"
BAG: Final = "bag"
RESOLVES: Final = "resolves"
CHECK: Final = "check"
QUIET: Final = "quiet"
INSTEAD: Final = "instead"
VALUE: Final = "value"

_BY_NEIGHBOUR: Final[dict[int, tuple[int, ...]]] = {
    _H.ENTERED: (_H.PLAYED,),
    _H.LEFT_PLAY: (_H.BANISHED, _H.RETURNED_TO_HAND, _H.PUT_INTO_INKWELL, _H.PUT_ON_DECK, _H.PUT_UNDER),
    _H.PUT_INTO_DISCARD: (_H.BANISHED, _H.DISCARDED),
    _H.LEFT_DISCARD: (_H.RETURNED_FROM_DISCARD, _H.PUT_ON_DECK, _H.PUT_INTO_INKWELL, _H.PLAYED, _H.PUT_UNDER),
    _H.DAMAGE_TAKEN: (_H.DAMAGE_DEALT, _H.DAMAGE_MOVED),
    _H.SONG_SUNG: (_H.SANG,),
    _H.DISCARDS: (_H.DISCARDED,),
    _H.PUTS_INTO_DISCARD: (_H.PUT_INTO_DISCARD,),
    _H.ABILITY_USED: (_H.RESOLVES,),
    _H.BOOST_USED: (_H.RESOLVES,),
}
"""Events that a line about the same card, a little before or after, tells already: by which kinds."""

_UNRESISTED: Final[dict[CR, tuple[int, ...]]] = {
    CR.DAMAGE_PUT: (_H.DAMAGE_TAKEN, _H.DAMAGE_DEALT),
    CR.DAMAGE_MOVE: (_H.DAMAGE_MOVED,),
}
"""Events that tell of damage which Resist does not bear on, by their rule."""

_BY_STACK: Final = (CR.SHIFT_STACK_LEAVES, CR.STATE_STACK)
"""The rules by which cards that were under another leave play with it."""

_BY_CHOICE: Final = (_H.CHOSEN, _H.NAMED, _H.DECLINED)
"""Events that the line of a choice tells."""

_BY_STEP: Final = (_H.TURN_STARTED, _H.TURN_ENDING)
"""Events that the line of a step of the turn tells."""

_ROUTINE: Final = (
    _H.STEP_BEGAN, _H.TURN_BEGAN, _H.TURN_STARTED, _H.TURN_ENDING, _H.READIED, _H.BECAME_DRY, _H.DREW, _H.STEP_SKIPPED,
    _H.CHECKED,
)  # fmt: skip
"""After nothing but these, a game state check of which nothing comes is not told."""


Named = tuple[int, int]
"""A card that a line names: its id, and which card of the book it was then."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Line:
    """A line of the story.  `depth` is how deep it is nested."""

    kind: str
    text: str
    rule: str
    depth: int
    cards: tuple[Named, ...] = field(default=(), compare=False)
    """The cards that it names, as far as the viewer may know them."""
    step: int | None = None
    """The step of a scenario that it tells of; None for what comes of one."""


@dataclass(slots=True)
class _Group:
    """What is under way: the lines of what it causes stand under its own."""

    kind: str
    left: int = 1  # resolutions that belong to it


@dataclass(slots=True)
class _Asked:
    """A choice, perhaps of several picks, whose line is still to be written."""

    first: Decision
    question: str
    answers: list[str]
    others: list[str]
    depth: int
    only: bool
    picks: tuple[Answer, ...]
    rule: str
    step: int | None
    cards: tuple[Named, ...]


class Teller:
    """Tells a game: `answer` before each answer, `tell` with the events after it.

    For a viewer, cards that they may not know are "a card"; without one everything is told, as a judge sees it.
    """

    def __init__(self, lang: str = "en", viewer: int | None = None) -> None:
        self.lang = lang
        self.viewer = viewer
        self.lines: list[Line] = []
        self.told: list[tuple[Event, bool]] = []
        """Every event since the last turn action, and whether a line of its own tells it."""
        self._open: list[_Group] = []
        self._margin = 0
        self._bag: dict[int, tuple[int, str]] = {}
        self._resolver = -1
        self._drawn = False  # the bag stands in the line before
        self._asked: _Asked | None = None
        self._changes = Changes(lang, viewer)
        self._busy = False  # something has happened since the last game state check
        self._about: tuple[Named, ...] = ()  # the cards that the next line names,
        self._event: Event | None = None  # or the event that it tells

    def begin(self, st: State) -> None:
        """The story begins here: what is true now needs no telling."""
        self._changes.look(st)

    # --- writing -----------------------------------------------------------------------------

    @property
    def depth(self) -> int:
        return self._margin + len(self._open)

    def say(self, key: str, **blanks: Arg) -> str:
        return say(Message(f"trace.{key}", blanks), self.lang)

    def write(
        self, kind: str, text: str, rule: str = "", depth: int | None = None, step: int | None = None
    ) -> None:
        self.flush()
        cards = self._about if self._event is None else self._named(self._event)
        self.lines.append(_line(kind, text, rule, self.depth if depth is None else depth, cards, step))

    def act(self, text: str, rule: str, kind: str = ACT) -> None:
        """A turn action: all that follows belongs to it, until the next."""
        self._open = []
        self._margin = 0
        self.write(kind, text, rule)
        self._margin = 1

    def turn_action(self, st: State, reading: TurnAction, names: Names | None = None) -> str:
        """What the player whose turn it is does, as far as it is said already."""
        blanks: dict[str, Arg] = {"player": player_name(st.active)}
        if reading.card:
            blanks["card"] = card_noun(st, reading.card, self.viewer, names)
        if reading.ability is not None:
            blanks["other"] = called(st, reading.card, reading.ability) or Message("nouns.ability")
        return self.say(f"step_{reading.act.name.lower()}", **blanks)

    def quiet(self) -> None:
        """Nothing is under way: what follows stands under the turn action as a whole."""
        self._open = []
        self._margin = 1

    # --- choices -----------------------------------------------------------------------------

    def answer(
        self, st: State, asked: Decision, value: Answer, names: Names | None = None, step: int | None = None
    ) -> None:
        """What a player answers, before the answer is taken: a turn action or a choice.

        `step` is the step of a scenario that gives the answer.
        """
        reading = answers.read(st, asked, value)
        if isinstance(reading, TurnAction):
            self.flush()
            self.told = []
            self._about = self._card(st, reading.card)
            self.act(self.turn_action(st, reading, names), number(ACT_RULES[reading.act], st.setup.edition.name))
            self._about = ()
        else:
            self.choice(st, asked, value, reading, names, step)

    def choice(
        self,
        st: State,
        asked: Decision,
        value: Answer,
        reading: Reading,
        names: Names | None = None,
        step: int | None = None,
    ) -> None:
        """The answer to a question that is no turn action, before it is taken."""
        if isinstance(reading, Resolve):
            self._draw_bag(st, asked, names)
        picked = self._asked
        if picked is not None and asked.picked and asked.picked == picked.picks and asked.about == picked.first.about:
            if not isinstance(reading, Done):
                answer = moves.short(st, asked, value, self.lang, self.viewer, names)
                picked.answers.append(answer)
                picked.cards = (*picked.cards, *self._picked_card(st, asked, reading))
                picked.others = [other for other in picked.others if other != answer]
            picked.picks = (*picked.picks, value)
            picked.only = picked.only and asked.only
            picked.step = step if step is not None else picked.step
            return
        self.flush()
        only = asked.only and self.viewer in (None, asked.player)
        if only and step is None and moves.says_nothing(st, asked, value):
            return
        answer = moves.short(st, asked, value, self.lang, self.viewer, names)
        between_abilities = isinstance(reading, Resolve | Replacement)
        others: list[str] = []
        if between_abilities or (self.viewer is None and not isinstance(reading, Name | YesNo | Enter | Put)):
            rest = [option for option in asked.options if option != value]
            others = [moves.short(st, asked, other, self.lang, self.viewer, names) for other in rest]
        if between_abilities and step is None and set(others) == {answer}:
            return  # between copies of one ability there is nothing to choose
        if self.viewer is not None:
            others = []  # the viewer knows what they could have answered; of others it may tell what they hold
        self._asked = _Asked(
            asked,
            question_alone(st, asked, self.lang, names, self.viewer),
            [answer],
            others,
            self.depth,
            only,
            (value,),
            number(asked.rule, st.setup.edition.name),
            step,
            self._picked_card(st, asked, reading),
        )

    def _picked_card(self, st: State, asked: Decision, reading: Reading) -> tuple[Named, ...]:
        """The card that an answer names, if the viewer may know it."""
        return self._card(st, answers.card_of(asked, reading)) if answers.names_card(reading) else ()

    def _card(self, st: State, ref: int) -> tuple[Named, ...]:
        """The card that a reference means, if it means one that the viewer may know."""
        id = st.card_of(ref) if ref else -1
        return ((id, st.defs[id]),) if id >= 0 and (self.viewer is None or knows(st, self.viewer, id)) else ()

    def flush(self) -> None:
        """Write the choice that has been made."""
        made = self._asked
        if made is None:
            return
        self._asked = None
        blanks: dict[str, Arg] = {"player": player_name(made.first.player), "question": made.question}
        blanks["answer"] = listed.counted(made.answers)
        if made.step is not None:
            blanks["step"] = str(made.step)
        kind = ONLY if made.only else CHOICE
        text = self.say(kind, **blanks)
        others = [other for other in made.others if other not in made.answers]
        if others and not made.only:
            text += self.say("also_legal", n=len(set(others)), others=listed.at_most(others))
        self.lines.append(_line(kind, text, made.rule, made.depth, made.cards, made.step))

    # --- the bag -----------------------------------------------------------------------------

    def _draw_bag(self, st: State, asked: Decision, names: Names | None) -> None:
        abilities = st.setup.book.abilities
        waiting = [
            (w.player, moves.ability_of_card(st, abilities[w.ability], w.source, self.lang, self.viewer, names))
            for w in st.bag
        ]
        self._write_bag(st, waiting, asked.player)

    def _write_bag(self, st: State, waiting: list[tuple[int, str]], resolver: int) -> None:
        """Whose abilities wait, in turn order, and who resolves one next (7.7.4); one alone was told when added."""
        self._drawn = True
        rule = CR.BAG_PASS
        if resolver == self._resolver:
            rule = CR.BAG_SAME_PLAYER_GOES_ON
        elif resolver == st.active:
            rule = CR.BAG_ACTIVE_PLAYER_FIRST
        passes = self._resolver not in (-1, resolver)
        self._resolver = resolver
        if len(waiting) < 2 and not passes:
            return
        sides: list[Arg] = []
        for player in st.players_from(st.active):
            own = listed.counted(name for owner, name in waiting if owner == player)
            if own:
                sides.append(self.say("bag_of", player=player_name(player), abilities=own))
        text = self.say("bag", waiting=sides, player=player_name(resolver))
        self.write(BAG, text, number(rule, st.setup.edition.name))

    # --- events ------------------------------------------------------------------------------

    def tell(self, st: State, events: list[Event], names: Names | None = None) -> None:
        """What happened since the last answer; `st` is the state after it."""
        if events:
            self.flush()
        self._changes.notice(st, names)
        last = _last_change(events)
        for i, event in enumerate(events):
            if i == last:
                self._values(st, self._changes.rest())
            mark = len(self.lines)
            self._event = event
            self._tell(st, events, i, names)
            self._event = None
            self.told.append((event, len(self.lines) > mark))
            if event.what not in _ROUTINE:
                self._busy = True
        self._values(st, self._changes.rest())

    def _named(self, event: Event) -> tuple[Named, ...]:
        """The cards of an event that the viewer may know."""
        found: list[Named] = []
        for i, ref in enumerate((event.subject, event.object)):
            if ref > 0 and i < len(event.seen) and (self.viewer is None or event.seen[i] >> self.viewer & 1):
                found.append((event.tops[i] if event.tops else card_id(ref), event.cards[i]))
        return tuple(found)

    def _tell(self, st: State, events: list[Event], i: int, names: Names | None) -> None:
        event = events[i]
        kind = event.what
        rule = number(event.rule, st.setup.edition.name)
        if kind == _H.RESOLVED:
            self._close()
        elif kind == _H.CHECKED:
            self._check(event, rule)
        elif kind == _H.RESOLVES:
            self._resolves(st, event, rule, names)
        elif kind == _H.REPLACED:
            self._replaced(st, event, rule, names)
        elif kind in (_H.STEP_BEGAN, _H.TURN_BEGAN):
            self._open = []
            self.write(TURN, event_text(st.setup.book, event, self.lang, self.viewer, names), rule)
            if kind == _H.STEP_BEGAN:
                self._open.append(_Group(TURN))
        elif kind == _H.LOOKED:
            self._looked(st, events, i, rule, names)
        elif kind in (_H.EFFECT_BEGAN, _H.EFFECT_ENDED):
            self._effect(st, event, rule, names)
        elif not self._is_told_otherwise(events, i):
            if kind == _H.CHALLENGE_OVER and event.rule == CR.CHALLENGE_END:
                self._harmless(st, names)
            text = event_text(st.setup.book, event, self.lang, self.viewer, names)
            if kind == _H.ADDED_TO_BAG:
                self._bag[_in_bag(event)] = (event.player, self._ability(st, event, names))
                self.write(TRIGGER, f"{self.say('trigger')}: {text}", rule)
            else:
                self.write(EVENT, text, rule)
            if kind in _UNRESISTED.get(event.rule, ()):
                self._unresisted(st, event, names)
            if kind == _H.CHALLENGES:
                blanks = event_blanks(st.setup.book, event, self.lang, self.viewer, names)
                self._values(st, self._changes.challenging(event.subject, event.object, blanks["card"]))
        if kind == _H.NO_EFFECT:
            self._bag.pop(_in_bag(event), None)

    def _is_told_otherwise(self, events: list[Event], i: int) -> bool:
        event = events[i]
        if event.what in _BY_CHOICE or event.what in _BY_STEP:
            return True
        if event.what == _H.ENTERED and event.fact is not None:
            return False  # the line that it is played does not say how it enters
        if event.rule in _BY_STACK and event.what in (_H.PUT_INTO_DISCARD, _H.PUT_INTO_INKWELL):
            return True  # the line that it goes along with the card on top tells it
        if event.what == _H.FORCED:
            return not event.subject  # what cannot be named says nothing
        near = events[max(0, i - 8) : i + 12]
        by = _BY_NEIGHBOUR.get(event.what, ())
        return any(other.what in by and _same_card(event, other) for other in near)

    def _ability(self, st: State, event: Event, names: Names | None) -> str:
        blanks = event_blanks(st.setup.book, event, self.lang, self.viewer, names)
        return say(Message("answers.ability", blanks), self.lang)

    def _resolves(self, st: State, event: Event, rule: str, names: Names | None) -> None:
        self._close_check()
        waited = _in_bag(event)
        if waited in self._bag and not self._drawn:
            self._write_bag(st, list(self._bag.values()), event.player)
        self._bag.pop(waited, None)
        self._drawn = False
        self.write(RESOLVES, event_text(st.setup.book, event, self.lang, self.viewer, names), rule)
        self._open.append(_Group(RESOLVES))

    def _close(self) -> None:
        """A resolution is over, and with it whatever stands under it."""
        while self._open and self._open[-1].kind not in (RESOLVES, INSTEAD):
            self._open.pop()
        if self._open:
            self._open[-1].left -= 1
            if self._open[-1].left <= 0:
                self._open.pop()

    def _check(self, event: Event, rule: str) -> None:
        self._close_check()
        if event.n:
            self.write(CHECK, self.say("check_found"), rule)
            self._open.append(_Group(CHECK))
        elif self._busy:
            self.write(QUIET, self.say("check_quiet"), rule)
        self._busy = False
        if not self._bag:
            self._resolver = -1

    def _close_check(self) -> None:
        if self._open and self._open[-1].kind == CHECK:
            self._open.pop()

    def _replaced(self, st: State, event: Event, rule: str, names: Names | None) -> None:
        would = event_text(st.setup.book, event, self.lang, self.viewer, names)
        self.write(INSTEAD, f"{self.say('instead')}: {would}", rule)
        assert isinstance(event.fact, Replaced)
        instead = event.fact.resolutions
        if instead > 0:
            self._open.append(_Group(INSTEAD, instead))
        elif instead < 0:
            self.write(EVENT, self.say("nothing_instead"), rule, self.depth + 1)

    def _harmless(self, st: State, names: Names | None) -> None:
        """Whoever was in the challenge that is over and has dealt no damage: nothing that happened tells it."""
        since: list[Event] = []
        for began, _ in reversed(self.told):
            if began.what == _H.CHALLENGES:
                break
            since.append(began)
        else:
            return
        blanks = event_blanks(st.setup.book, began, self.lang, self.viewer, names)
        rule = number(CR.CHALLENGE_DAMAGE_AMOUNT, st.setup.edition.name)
        pairs = ((began.subject, began.object, "card", "other"), (began.object, began.subject, "other", "card"))
        for i, (dealer, victim, mine, theirs) in enumerate(pairs):
            is_character = st.setup.book.cards[began.cards[i]].type == CardType.CHARACTER
            if is_character and not any(_strikes(event, dealer, victim) for event in since):
                self.write(EVENT, self.say("no_damage", card=blanks[mine], other=blanks[theirs]), rule)

    def _unresisted(self, st: State, event: Event, names: Names | None) -> None:
        """Damage that was put or moved onto a card with Resist, and arrives in full (8.8.3)."""
        n = card_tests.values_of(st, event.subject).keywords.get(Keyword.RESIST, 0)
        if n:
            blanks = event_blanks(st.setup.book, event, self.lang, self.viewer, names)
            key = "unresisted_moved" if event.what == _H.DAMAGE_MOVED else "unresisted_put"
            text = self.say(key, card=blanks["card"], keyword=keyword_name(Keyword.RESIST, n))
            self.write(EVENT, text, number(CR.RESIST_PUT_OR_MOVED, st.setup.edition.name))

    def _looked(self, st: State, events: list[Event], i: int, rule: str, names: Names | None) -> None:
        """Cards that are looked at together stand in one line."""
        event = events[i]
        if i and events[i - 1].what == _H.LOOKED and events[i - 1].player == event.player:
            return
        together = [event]
        for other in events[i + 1 :]:
            if other.what != _H.LOOKED or other.player != event.player:
                break
            together.append(other)
        book = st.setup.book
        cards = [event_blanks(book, each, self.lang, self.viewer, names)["card"] for each in together]
        self.write(EVENT, self.say("looks", player=player_name(event.player), cards=cards), rule)

    def _effect(self, st: State, event: Event, rule: str, names: Names | None) -> None:
        """An effect that lasts begins or ends: what that changes about its card says it best, if anything changes."""
        lines = self._changes.of(event.subject, whole=event.what == _H.EFFECT_BEGAN)
        if event.what == _H.EFFECT_ENDED or not lines:
            self.write(EVENT, event_text(st.setup.book, event, self.lang, self.viewer, names), rule)
        self._values(st, lines)

    def _values(self, st: State, lines: list[Change]) -> None:
        for line in lines:
            self.write(VALUE, line.text, number(line.rule, st.setup.edition.name))


@lru_cache(maxsize=4096)
def _line(kind: str, text: str, rule: str, depth: int, cards: tuple[Named, ...], step: int | None) -> Line:
    """A line: one object for all that are alike.  Most lines are told to several viewers, many in every game."""
    return Line(kind, text, rule, depth, cards, step)


def _strikes(event: Event, dealer: int, victim: int) -> bool:
    """Whether that tells of damage that one dealt, or would have dealt, to the other in their challenge."""
    if event.subject != victim:
        return False
    if isinstance(event.fact, Replaced):
        return event.fact.kind in (_H.DAMAGE_DEALT, _H.DAMAGE_TAKEN)
    return event.what in (_H.DAMAGE_DEALT, _H.DAMAGE_CHANGED) and event.object == dealer


def _in_bag(event: Event) -> int:
    """The number that the ability has, or had, in the bag; 0 if it was never there."""
    return event.fact.waiting if isinstance(event.fact, OfAbility) else 0


def _last_change(events: list[Event]) -> int:
    """Where only checks of which nothing comes are left, and what belongs to the turn: all has changed by then."""
    at = len(events)
    while at and events[at - 1].what in _ROUTINE and not (events[at - 1].what == _H.CHECKED and events[at - 1].n):
        at -= 1
    return at


def _same_card(event: Event, other: Event) -> bool:
    """Whether two events are about the same card, whatever it has become in between; or the same player's."""
    if not event.subject or not other.subject:
        return event.player == other.player
    mine, theirs = event.cards[0], (other.cards[0], other.cards[1])
    return mine in theirs and event.player == other.player
