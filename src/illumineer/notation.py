"""Moves and answers as text, and back: "quest Marisol - Tide Reader", "choose p2", "done".

Cards go by the labels that they have for the deciding player (`seen.labels`).
"""

from __future__ import annotations

import difflib
import reprlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Protocol, assert_never, overload

from illumineer.core import answers, card_tests
from illumineer.core.decisions import DONE, Answer, Decision
from illumineer.core.derive import values
from illumineer.core.state import State
from illumineer.errors import NotationError
from illumineer.names import plain
from illumineer.readings import (
    Done,
    Enter,
    Mode,
    Name,
    Next,
    Number,
    Pick,
    PickPlayer,
    Put,
    Reading,
    Replacement,
    Resolve,
    TurnAction,
    Way,
    YesNo,
)
from illumineer.seen.card import Card
from illumineer.seen.labels import labels
from illumineer.seen.look import Look
from illumineer.told.explain import called
from illumineer.told.moves import sentence
from illumineer.vocab import Act, Ask, How, Side, player_name

ACTS: Final = {
    Act.END_TURN: "end turn",
    Act.INK: "ink",
    Act.PLAY: "play",
    Act.QUEST: "quest",
    Act.CHALLENGE: "challenge",
    Act.MOVE: "move",
    Act.ACTIVATE: "activate",
    Act.BOOST: "boost",
}
_MOST_COMPARED: Final = 200
"""How many legal moves a text is compared with, to find the nearest."""
_LONGEST: Final = 200
"""How many signs of a text are compared."""
_SHOWN: Final = 8
"""How many legal moves `repr` shows."""
_DIGITS: Final = 10
"""How many digits a number may have."""
HOWS: Final = {
    How.INK: "ink",
    How.SHIFT: "shift",
    How.SING: "sing",
    How.SING_TOGETHER: "sing together",
    How.FREE: "free",
    How.ALTERNATE: "other cost",
}


class Asking(Protocol):
    """A game, or a view of one: what is asked, and the state in which it is asked."""

    @property
    def state(self) -> State: ...

    @property
    def decision(self) -> Decision | None: ...

    def _look(self) -> Look: ...


class Move:
    """A turn action or an answer; `text` is its notation, and what it means stands in its parts."""

    __slots__ = ("_table", "kind", "place", "reading", "text", "value")

    def __init__(
        self,
        kind: int,
        value: Answer,
        text: str = "",
        reading: Reading | None = None,
        place: int = -1,
        table: Asking | None = None,
    ) -> None:
        self.kind: Ask = Ask(kind)
        """Which question it answers."""
        self.value = value
        """The answer as the core has it."""
        self.text = text
        self.reading = reading
        """What it means (`illumineer.core.answers`); None if it was made by hand."""
        self.place = place  # among the options
        self._table = table

    @property
    def action(self) -> Act | None:
        """The turn action; None for an answer to another question."""
        return self.reading.act if isinstance(self.reading, TurnAction) else None

    @property
    def card(self) -> Card | None:
        """The card that it is about: the one it acts with, picks or puts somewhere, else the one that asks."""
        table = self._table
        asked = table.decision if table is not None else None
        if table is None or asked is None or self.reading is None:
            return None
        ref = answers.card_of(asked, self.reading)
        return table._look().card_of(ref) if ref else None

    @property
    def cards(self) -> list[Card]:
        """The cards that it names."""
        card = self.card
        return [card] if card is not None and self.reading is not None and answers.names_card(self.reading) else []

    @property
    def player(self) -> int | None:
        """The player that it picks, by number."""
        return self.reading.player if isinstance(self.reading, PickPlayer) else None

    @property
    def ability(self) -> str | None:
        """The story name of the ability that it uses, resolves or applies."""
        spec = answers.ability_of(self.reading) if self.reading is not None else None
        return spec.name if spec is not None else None

    def say(self, lang: str = "en") -> str:
        """The move as a sentence; once the game has gone on, its notation."""
        table = self._table
        asked = table.decision if table is not None else None
        if table is None or asked is None or self.reading is None or not self._answers(asked):
            return self.text
        return sentence(table.state, asked, self.reading, lang, labels(table.state, asked.player))

    def _answers(self, asked: Decision) -> bool:
        """Whether it is still one of the answers to what is asked now."""
        return self.kind == asked.kind and self.value in asked.options

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and (self.kind, self.value) == (other.kind, other.value)

    def __hash__(self) -> int:
        return hash((self.kind, self.value))

    def __repr__(self) -> str:
        return f"Move({self.text or self.value!r})"

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, ...]:
        """Sent elsewhere it knows what it is, but not the game."""
        return Move, (int(self.kind), self.value, self.text)


class LegalMoves(Sequence[Move]):
    """The legal moves: each move is made when somebody looks at it."""

    __slots__ = ("_asked", "_names", "_table")

    def __init__(self, table: Asking) -> None:
        self._table = table
        self._asked = table.decision
        self._names: dict[int, str] | None = None

    def __len__(self) -> int:
        return len(self._asked.options) if self._asked is not None else 0

    def _move(self, asked: Decision, place: int) -> Move:
        st = self._table.state
        if self._names is None:
            self._names = labels(st, asked.player)
        value = asked.options[place]
        reading = answers.read(st, asked, value)
        return Move(asked.kind, value, said(st, asked, value, reading, self._names), reading, place, self._table)

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...

    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if self._asked is None:
            raise IndexError("the game is over: there are no moves")
        if isinstance(index, slice):
            return [self._move(self._asked, place) for place in range(len(self))[index]]
        return self._move(self._asked, range(len(self))[index])

    def __contains__(self, move: object) -> bool:
        """Whether a move, or the text of one, is legal."""
        asked = self._asked
        if asked is None:
            return False
        if isinstance(move, str):
            return legal(self._table.state, asked, move) is not None
        return isinstance(move, Move) and move.kind == asked.kind and move.value in asked.options

    def __repr__(self) -> str:
        some = [str(move) for move in self[:_SHOWN]]
        return f"<LegalMoves: {', '.join(some)}{', …' if len(self) > _SHOWN else ''}>"


# --- writing ---------------------------------------------------------------------------------


def write(st: State, asked: Decision, value: Answer, names: dict[int, str] | None = None) -> str:
    """The text of an answer to a decision."""
    names = names if names is not None else labels(st, asked.player)
    return said(st, asked, value, answers.read(st, asked, value), names)


def way_said(way: Way) -> str:
    """A way of playing a card, as a move says it; of several of a kind with its number."""
    return f"for {HOWS[way.how]}" if way.nth == 0 else f"for {HOWS[way.how]}#{way.nth + 1}"


def said(st: State, asked: Decision, value: Answer, reading: Reading, names: dict[int, str]) -> str:
    """The same, for an answer that has been read."""
    match reading:
        case TurnAction(act, 0):
            return ACTS[act]
        case TurnAction(act, card, ability):
            text = f"{ACTS[act]} {names[card]}"
            return text if ability is None else f"{text}: {ability_label(st, reading)}"
        case Pick(card):
            return f"choose {names[card]}"
        case PickPlayer(player):
            return f"choose {player_name(player)}"
        case Done():
            return "done"
        case YesNo(yes):
            return "accept" if yes else "decline"
        case Number(n):
            return f"number {n}"
        case Mode(place):
            return f"mode {place + 1}"
        case Way():
            return way_said(reading)
        case Name(word):
            return f"name {word}"
        case Put(_, side):
            return "put top" if side == Side.TOP else "put bottom"
        case Next(card):
            return f"order {names[card]}"
        case Resolve() | Replacement():
            verb = "resolve" if isinstance(reading, Resolve) else "replace"
            return f"{verb} {_numbered(st, asked, value, reading, names)}"
        case Enter(_, exerted):
            return "enter exerted" if exerted else "enter ready"
        case _ as rest:
            assert_never(rest)


def ability_text(st: State, reading: Resolve | Replacement, names: Mapping[int, str]) -> str:
    """ "CARD: ABILITY" for something that waits or replaces."""
    card = names.get(reading.card) or card_tests.spec_of(st, reading.card).full_name
    name = "Resist" if reading.ability is None else called(st, reading.card, reading.ability)
    return f"{card}: {name}" if name else card


def ability_label(st: State, reading: TurnAction) -> str:
    """What an ability that is used is called; numbered if the card has several of that kind and name."""
    assert reading.ability is not None
    name = called(st, reading.card, reading.ability)
    given = values(st, st.in_play[reading.card]).abilities
    same = [
        place
        for place, (spec, _) in enumerate(given)
        if spec.kind == reading.ability.kind and called(st, reading.card, spec) == name
    ]
    at = same.index(reading.place)
    return name if at == 0 else f"{name}#{at + 1}"


def _numbered(
    st: State, asked: Decision, value: Answer, reading: Resolve | Replacement, names: dict[int, str]
) -> str:
    """What waits or replaces; numbered if several are called that."""
    text = ability_text(st, reading, names)
    before = 0
    for option in asked.options:
        if option == value:
            break
        other = answers.read(st, asked, option)
        if isinstance(other, Resolve | Replacement) and ability_text(st, other, names) == text:
            before += 1
    return text if before == 0 else f"{text}#{before + 1}"


# --- reading ---------------------------------------------------------------------------------


def read(st: State, asked: Decision, text: str) -> Move:
    """The move that a text means here, legal or not; NotationError if it means nothing."""
    found = legal(st, asked, text) or illegal(st, asked, text)
    if found is not None:
        return found
    raise unread(st, asked, text)


def legal(st: State, asked: Decision, text: str, bare: bool = False) -> Move | None:
    """The legal move that a text means here; `bare`: the text may lack its first word ("choose", "for" …)."""
    clean = plain(text)
    names = labels(st, asked.player)
    for value in asked.options:
        written = write(st, asked, value, names)
        known = plain(written)
        if clean == known or (bare and clean == known.partition(" ")[2]):
            return Move(asked.kind, value, written)
    return None


def unread(st: State, asked: Decision, text: str) -> NotationError:
    """That a text means nothing here, and what is nearest to it."""
    names = labels(st, asked.player)
    known = [write(st, asked, value, names) for value in asked.options[:_MOST_COMPARED]]
    near = difflib.get_close_matches(text[:_LONGEST], known, 1, 0.4)
    key = "notation.no_move_near" if near else "notation.no_move"
    return NotationError(key, text=reprlib.repr(text)[1:-1], near=near[0] if near else known[0])


def illegal(st: State, asked: Decision, text: str) -> Move | None:
    """The move that a text, or a beginning of it up to a comma, means here although it is not among the options."""
    names = labels(st, asked.player)
    refs = {plain(name): ref for ref, name in names.items()}
    for part in _beginnings(text):
        clean = plain(part)
        verb, _, rest = clean.partition(" ")
        for value in _spelled(st, verb, rest, refs, clean):
            if answers.is_answer(st, asked, value) and value not in asked.options:
                reading = answers.read(st, asked, value)
                written = said(st, asked, value, reading, names)
                if clean in (plain(written), plain(written).partition(" ")[2]):
                    return Move(asked.kind, value, written, reading)
    return None


def _beginnings(text: str) -> list[str]:
    """A text, and what stands before each of its commas; the longest first."""
    commas = [place for place, sign in enumerate(text[:_LONGEST]) if sign == ","]
    return [text, *(text[:end] for end in reversed(commas))]


def _spelled(st: State, verb: str, rest: str, refs: dict[str, int], whole: str) -> Iterator[Answer]:
    """Answers of any kind that could be written with these words."""
    if rest in refs:
        yield from ((int(act), refs[rest]) for act, word in ACTS.items() if word == verb)
        yield refs[rest]
    if whole in refs:
        yield refs[whole]
    if verb == "activate":
        for name, ref in refs.items():
            if rest.startswith(name + ": ") and ref in st.in_play:
                yield from ((int(Act.ACTIVATE), ref, i) for i in range(len(values(st, st.in_play[ref]).abilities)))
    if rest.isdecimal() and len(rest) < _DIGITS:
        yield int(rest) - (verb == "mode")
    yield (int(Act.END_TURN),)
    yield DONE


def spoken(st: State, asked: Decision, text: str) -> Iterator[tuple[Move, str]]:
    """Each legal move that a text can begin with, and the text that is left: the longest beginning first.

    The parts of a whole turn action stand behind commas: "challenge Elsa - Snow Queen, Stitch - New Dog".
    """
    for part in _beginnings(text):
        found = legal(st, asked, part, bare=True)
        if found is not None:
            yield found, text[len(part) + 1 :].strip()
