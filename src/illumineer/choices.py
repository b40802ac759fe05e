"""What a player can choose now, and what they cannot, with the reasons.

Everything is listed from the player's view: what they may not know does not show.  Besides the legal answers there are
those that a player would look for and that are not legal now; why not is worked out when somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from illumineer.core import answers, derive, machine, way_reasons, ways
from illumineer.core.decisions import Answer, Decision
from illumineer.core.state import State
from illumineer.cr import CR, number
from illumineer.game import Game, View
from illumineer.messages import Message, Reason
from illumineer.notation import said
from illumineer.readings import Pick, Reading, TurnAction
from illumineer.seen.labels import labels
from illumineer.told.explain import noun, reason_text
from illumineer.told.moves import sentence
from illumineer.vocab import AbilityKind, Act, CardType, How, Keyword, Zone
from illumineer.words import say

# Groups of choices:
TURN: Final = "turn"
HAND: Final = "hand"
PLAY: Final = "play"
ANSWER: Final = "answer"

_ONTO: Final = ("challenge", "move_to", "shift_onto", "sung_by")
"""Questions that follow a turn action before anything has happened, and that a card in play answers."""

_PICKS_IN_PLAY: Final = (*_ONTO, "choose")
"""Questions about cards in play, of which those that cannot be picked are worth a word."""

_ONTO_HOWS: Final = (How.SHIFT, How.SING, How.SING_TOGETHER)
"""Ways of playing a card that need a card in play."""


class Refusal(NamedTuple):
    """A reason why something is not legal: a sentence, and the number of its rule."""

    text: str
    rule: str

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]"


class Choice:
    """Something that a player may want to do: an answer to what they are asked, legal or not."""

    __slots__ = ("_find", "_why", "answer", "card", "group", "legal", "notation", "reading", "text")

    def __init__(
        self,
        answer: Answer | None,
        text: str,
        notation: str,
        card: int = 0,
        group: str = ANSWER,
        refused: Callable[[], list[Refusal]] | None = None,
        reading: Reading | None = None,
    ) -> None:
        self.answer = answer
        """One of the view's options; None for a way of playing a card that is not open."""
        self.text = text
        """A sentence in the player's language; copies are numbered as in the notation."""
        self.notation = notation
        """What to write for it: the same in every language."""
        self.card = card
        """The card that it is about, by its reference in the view; 0 if it is about none."""
        self.group = group
        """Where it belongs: TURN, HAND (and other cards that can be played or inked), PLAY, or ANSWER."""
        self.reading = reading
        """What the answer means; None for a way of playing a card that is not open."""
        self.legal = refused is None
        self._find = refused
        self._why: list[Refusal] | None = None

    @property
    def why(self) -> list[Refusal]:
        """Why it is not legal; empty exactly if it is legal."""
        if self._why is None:
            self._why = self._find() if self._find is not None else []
        return self._why

    @property
    def reasons(self) -> list[str]:
        """The same as sentences, each with its rule."""
        return [str(each) for each in self.why]

    def __repr__(self) -> str:
        return f"Choice({self.notation!r}{'' if self.legal else ', not legal'})"


def choices(
    game: Game, view: View, lang: str, refused: bool = True, names: dict[int, str] | None = None
) -> list[Choice]:
    """Everything that the viewer can answer now, then, if `refused`, what they cannot; nothing if nobody asks them.

    `names` are the labels of the cards in the view, if somebody has found them already.
    """
    asked = view.decision
    if asked is None:
        return []
    return _Lister(game, view, asked, lang, names).all(refused)


def listed(game: Game, viewer: int, notation: str, lang: str) -> Choice | None:
    """The choice that a viewer's list has under that notation: also a way of playing a card that is not open."""
    every = choices(game, game.glance(viewer), lang)
    return next((choice for choice in every if choice.notation == notation), None)


def refusal(game: Game, view: View, answer: Answer, lang: str) -> list[Refusal]:
    """Why that answer is not legal."""
    asked = game.decision
    assert asked is not None
    return because(game, machine.refusal(game.state, asked, view.real(answer)), view.player, lang)


def onto(st: State, asked: Decision, act: Answer, names: dict[int, str]) -> list[tuple[int, list[str]]]:
    """The cards in play that can be named together with a turn action, each with all moves that it takes.

    Whom a character challenges, where it moves, what a card shifts onto, who sings it.  `st` is what the player may
    know; these questions are asked on a copy of it.
    """
    reading = answers.read(st, asked, act)
    if not isinstance(reading, TurnAction) or reading.act not in (Act.CHALLENGE, Act.MOVE, Act.PLAY):
        return []
    if reading.act == Act.PLAY:
        card = answers.card_of(asked, reading)
        if not any(way[0] in _ONTO_HOWS for way in ways.all_ways(st, asked.player, card)):
            return []
    here = st.copy()
    here.setup = here.setup.asking_all()
    return list(_onto(here, asked, act, [], names))


def _onto(
    here: State, asked: Decision, value: Answer, before: list[str], names: dict[int, str]
) -> Iterator[tuple[int, list[str]]]:
    """The same from one answer on.  An answer that is the only one is not written: the game gives it."""
    moves = before if asked.only else [*before, said(here, asked, value, answers.read(here, asked, value), names)]
    machine.answer(here, value)
    after = machine.decision(here)
    for option in after.options:
        if isinstance(option, tuple):
            if option[0] in _ONTO_HOWS:
                yield from _onto(here.copy(), after, option, moves, names)
        elif after.about in _ONTO and isinstance(option, int) and option > 0:
            pick = said(here, after, option, answers.read(here, after, option), names)
            yield option, moves if after.only else [*moves, pick]


def because(game: Game, reasons: list[Reason], viewer: int | None, lang: str) -> list[Refusal]:
    """Reasons as a viewer may know them, each once."""
    told = [Refusal(reason_text(game.state, each, lang, viewer), game.cite(each)) for each in reasons]
    return list(dict.fromkeys(told))


class _Lister:
    def __init__(
        self, game: Game, view: View, asked: Decision, lang: str, names: dict[int, str] | None
    ) -> None:
        self.game = game
        self.view = view
        self.st: State = view.table
        self.asked = asked
        self.lang = lang
        self.names = names if names is not None else labels(self.st, view.player)

    def all(self, refused: bool) -> list[Choice]:
        legal = set(self.asked.options)
        if self.asked.is_turn:
            acts: list[Answer] = list(dict.fromkeys([*self.asked.options, *(self._expected() if refused else ())]))
            found = [self._choice(value, value in legal) for value in acts] + list(self._ways() if refused else ())
            order = (TURN, HAND, PLAY)
            found.sort(key=lambda choice: (not choice.legal, order.index(choice.group)))
            return found
        found = [self._choice(value, True) for value in self.asked.options]
        if not refused:
            return found
        return found + [self._choice(value, False) for value in self._unpickable() if value not in legal]

    def _choice(self, value: Answer, legal: bool) -> Choice:
        st, asked = self.st, self.asked
        reading = answers.read(st, asked, value)
        text = sentence(st, asked, reading, self.lang, self.names)
        notation = said(st, asked, value, reading, self.names)
        refused = None if legal else lambda: refusal(self.game, self.view, value, self.lang)
        card = answers.card_of(asked, reading)
        return Choice(value, text, notation, card, _group(reading), refused, reading)

    # --- what a player would look for --------------------------------------------------------

    def _expected(self) -> Iterator[Answer]:
        """Turn actions that are worth explaining if they are not legal."""
        st, player = self.st, self.view.player
        yield (int(Act.END_TURN),)
        for id in st.hand[player]:
            yield (int(Act.PLAY), st.ref[id])
            yield (int(Act.INK), st.ref[id])
        places = any(st.in_play[ref].spec.type == CardType.LOCATION for ref in st.play[player])
        for ref in st.play[player]:
            card = st.in_play[ref]
            v = derive.values(st, card)
            if card.spec.type == CardType.CHARACTER:
                yield (int(Act.QUEST), ref)
                yield (int(Act.CHALLENGE), ref)
                if places:
                    yield (int(Act.MOVE), ref)
            for place, (ability, _) in enumerate(v.abilities):
                if ability.kind == AbilityKind.ACTIVATED:
                    yield (int(Act.ACTIVATE), ref, place)
            if Keyword.BOOST in v.keywords:
                yield (int(Act.BOOST), ref)

    def _ways(self) -> Iterator[Choice]:
        """Shift and singing, where they are not open.  Where they are, the game asks how the card is paid for."""
        st, player = self.st, self.view.player
        for id in st.hand[player]:
            ref, spec = st.ref[id], st.spec(id)
            hows = [How.SHIFT] if ways.shifts(st, ref, player) else []
            hows += [How.SING] if spec.is_song else []
            hows += [How.SING_TOGETHER] if spec.sing_together else []
            open_ = {way[0] for way in ways.all_ways(st, player, ref)}
            for how in hows:
                if how not in open_ or ways.forbidden(st, player, ref):
                    yield self._way(ref, how)

    def _way(self, ref: int, how: How) -> Choice:
        card = noun(self.st.spec_by(ref), ref, self.names)
        text = say(Message("play.way", {"card": card, "how": Message(f"moves.how_{how.name}")}), self.lang)
        notation = f"play {self.names[ref]} for {how.name.lower().replace('_', ' ')}"
        return Choice(None, text, notation, ref, HAND, lambda: self._closed(ref, how))

    def _closed(self, ref: int, how: How) -> list[Refusal]:
        """Why the card cannot be played that way: by nobody in particular, or else by each who might sing it."""
        player = self.view.player
        found = way_reasons.reasons(self.game.state, player, ref, how)
        if not found:
            singers = [one for one in self.st.play[player] if self.st.in_play[one].spec.type == CardType.CHARACTER]
            for one in singers:
                found += way_reasons.reasons(self.game.state, player, ref, How.SING, (one,))
        return because(self.game, found, player, self.lang) or self._nobody_sings()

    def _nobody_sings(self) -> list[Refusal]:
        text = say(Message("play.nobody_sings"), self.lang)
        return [Refusal(text, number(CR.SONG_SINGING, self.game.edition))]

    def _unpickable(self) -> Iterator[Answer]:
        """Cards in play that cannot be picked, where others can."""
        st, asked = self.st, self.asked
        if asked.wants is not Pick or asked.about not in _PICKS_IN_PLAY:
            return
        picks = [value for value in asked.options if isinstance(value, int) and value > 0]
        if not picks or any(st.zone_of(value) != Zone.PLAY for value in picks):
            return
        kinds = {st.in_play[value].spec.type for value in picks}
        sides = {st.in_play[value].player for value in picks}
        for card in st.table():
            if card.player in sides and card.spec.type in kinds and card.ref not in asked.picked:
                yield card.ref


def _group(reading: Reading) -> str:
    """Where a choice belongs."""
    if not isinstance(reading, TurnAction):
        return ANSWER
    if reading.act == Act.END_TURN:
        return TURN
    return HAND if reading.act in (Act.INK, Act.PLAY) else PLAY
