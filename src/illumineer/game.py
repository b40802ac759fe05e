"""The game, as users of the library see it.

    game = Game.new([deck_a, deck_b], seed=7)
    while game.decision is not None:
        game.push(game.legal_moves[0])
    print(game.outcome)

Small on purpose: the nouns of the game and what can be done with them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from operator import index
from typing import Any, Final, SupportsIndex

from illumineer.cards import decks as deck_rules
from illumineer.compile.book import CardBook
from illumineer.core import machine, start, wire
from illumineer.core.decisions import Answer, Decision
from illumineer.core.edition import Edition
from illumineer.core.edition import edition as find_edition
from illumineer.core.events import Event
from illumineer.core.state import Outcome, Setup, State
from illumineer.cr import NEWEST, number
from illumineer.errors import GameOver, IllegalMove, NotationError, RecordError
from illumineer.messages import Arg, Message, Reason
from illumineer.notation import Move, find_card, labels, read, write
from illumineer.position import build as build_position
from illumineer.seen.view import View
from illumineer.told import explain, moves, why
from illumineer.words import foreign

_FORMAT: Final = "illumineer-game/1"
_SETUP: Final = {
    "edition": str,
    "players": int,
    "teams": list,
    "owner": list,
    "pack_rush": bool,
    "ask_all": bool,
    "lore_to_win": int,
    "opening_hand": int,
    "turn_limit": int,
    "first_ids": list,
}
_CHECKPOINT: Final = 32
"""How many moves lie between two states that are kept for taking moves back."""


class LegalMoves(Sequence[Move]):
    """The legal moves: a view that makes each move only when it is looked at."""

    __slots__ = ("_asked", "_game", "_names")

    def __init__(self, game: Game, asked: Decision | None) -> None:
        self._game = game
        self._asked = asked
        self._names: dict[int, str] | None = None

    def __len__(self) -> int:
        return len(self._asked.options) if self._asked is not None else 0

    def __bool__(self) -> bool:
        return len(self) > 0

    def _move(self, asked: Decision, value: Answer) -> Move:
        if self._names is None:
            self._names = labels(self._game._state, asked.player)
        return Move(asked.kind, value, write(self._game._state, asked, value, self._names))

    def __iter__(self) -> Iterator[Move]:
        asked = self._asked
        return iter([self._move(asked, value) for value in asked.options] if asked is not None else [])

    def __getitem__(self, index: Any) -> Any:
        if self._asked is None:
            raise IndexError("the game is over: there are no moves")
        if isinstance(index, slice):
            return [self._move(self._asked, value) for value in self._asked.options[index]]
        return self._move(self._asked, self._asked.options[index])

    def __contains__(self, move: object) -> bool:
        asked = self._asked
        return isinstance(move, Move) and asked is not None and move.kind == asked.kind and move.value in asked.options


class Game:
    """One game of Lorcana, at one moment."""

    __slots__ = ("_asked", "_checkpoints", "_inputs", "_origin", "_shares_record", "_state", "labels")

    def __init__(
        self,
        state: State,
        origin: dict[str, Any],
        checkpoints: list[State] | None = None,
        inputs: list[int | str] | None = None,
        labels: dict[str, int] | None = None,
    ) -> None:
        """Use `Game.new`, `Game.from_position` or `Game.from_json`."""
        self._state = state
        self._origin = origin
        self._inputs = inputs if inputs is not None else []
        self._checkpoints = checkpoints if checkpoints is not None else [state.copy()]
        self._shares_record = False  # with a copy: inputs and checkpoints
        self._asked: Decision | None = None
        self.labels = labels if labels is not None else {}  # of a game from a position: its labelled cards, by id

    # --- beginning ---------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        decks: Sequence[Iterable[str]],
        book: CardBook | None = None,
        seed: SupportsIndex = 0,
        edition: str = NEWEST,
        teams: Sequence[int] | None = None,
        variant: str = "constructed",
        log: bool = True,
        turn_limit: int = 200,
    ) -> Game:
        """A game between two to four decks (1.1.1), each a list of full names.

        `teams` gives a team number for each player; `variant` is "constructed" (decks are
        checked), "free" (they are not) or "pack rush" (10.2).
        """
        cards = book if book is not None else _house_book()
        whole_seed = index(seed)  # a number of numpy is too small to reckon with
        lists = deck_rules.lists(decks)
        rules = find_edition(edition)
        built = deck_rules.build(cards, lists, variant, edition)
        state = start.empty(
            cards,
            rules,
            len(lists),
            deck_rules.teams(teams, len(lists)),
            whole_seed,
            variant == "pack rush",
        )
        state.setup.turn_limit = turn_limit
        start.deal(state, built)
        state.log = [] if log else None
        machine.run(state)
        origin = {
            "seed": whole_seed,
            "edition": edition,
            "decks": lists,
            "variant": variant,
            "teams": list(teams) if teams is not None else None,
            "turn_limit": turn_limit,
        }
        return cls(state, origin)

    @classmethod
    def from_position(
        cls, position: Mapping[str, Any], book: CardBook | None = None, edition: str | Edition = NEWEST
    ) -> Game:
        """A game from the `setup` of a scenario: zones, damage, drying, cards under, whose turn."""
        cards = book if book is not None else _house_book()
        state, labels = build_position(position, cards, edition)
        state.log = []
        machine.run(state)
        return cls(state, {"position": deepcopy(position), "edition": state.setup.edition.name}, labels=labels)

    # --- deciding ----------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """Who must decide what, or None when the game is over."""
        if self._asked is None and self._state.outcome is None:
            self._asked = machine.decision(self._state)
        return self._asked

    @property
    def legal_moves(self) -> LegalMoves:
        """Every legal move; conceding is not among them (`concede`)."""
        return LegalMoves(self, self.decision)

    def push(self, move: Move | str | Sequence[Move | str]) -> None:
        """Make a move: a turn action or an answer, as a Move or as text.

        A list of them is a whole answer: all of it is taken, or nothing is.
        """
        if isinstance(move, (Move, str)):
            self._push_one(move)
            return
        trial = self.copy()
        for part in move:
            trial._push_one(part)
        self._state, self._asked = trial._state, trial._asked
        self._inputs, self._checkpoints = trial._inputs, trial._checkpoints

    def _push_one(self, move: Move | str) -> None:
        wanted = self._read(move)
        asked = self.decision
        if asked is not None and wanted.kind != asked.kind:
            reasons = self.why_not(wanted)
            text = wanted.text or repr(wanted.value)
            raise IllegalMove(text, reasons, text, self._cite(reasons))
        self.push_answer(wanted.value)

    def push_answer(self, value: Answer) -> None:
        """Make a move given as one of the decision's options (the way of bots)."""
        asked = self.decision
        if asked is None:
            raise GameOver("game.over")
        try:
            place = asked.options.index(value)
        except ValueError:
            reasons = machine.refusal(self._state, asked, value)
            text, sentence = self._text(asked, value)
            raise IllegalMove(text, reasons, sentence, self._cite(reasons)) from None
        self._take(place, value)

    def _take(self, place: int, value: Answer) -> None:
        self._write_down(place)
        machine.answer(self._state, value)
        if len(self._inputs) % _CHECKPOINT == 0:
            self._checkpoints.append(self._state.copy())

    def _write_down(self, item: int | str) -> None:
        """An input is taken."""
        if self._shares_record:
            self._inputs = self._inputs[:]
            self._checkpoints = self._checkpoints[:]
            self._shares_record = False
        self._inputs.append(item)
        self._asked = None

    def pop(self) -> None:
        """Take the last move back."""
        if not self._inputs:
            raise GameOver("game.no_move")
        inputs = self._inputs[:-1]
        self._checkpoints = self._checkpoints[: len(inputs) // _CHECKPOINT + 1]
        self._state = self._checkpoints[-1].copy()
        self._asked = None
        done = (len(self._checkpoints) - 1) * _CHECKPOINT
        self._inputs = inputs[:done]
        for item in inputs[done:]:
            self.redo(item)

    def redo(self, item: int | str) -> None:
        """Give an input of a game that began like this one (`inputs`)."""
        if isinstance(item, str):
            self.concede(int(item))
            return
        asked = self.decision
        if asked is None or not 0 <= item < len(asked.options):
            raise RecordError("record.impossible", n=len(self._inputs) + 1)
        self._take(item, asked.options[item])

    def concede(self, player: int) -> None:
        """The player concedes, at any point (2.3.3.4)."""
        if self._state.outcome is not None:
            raise GameOver("game.over_already")
        if not 0 <= player < self.players or self._state.out[player]:
            raise GameOver("game.not_in_game", player=player)
        self._write_down(str(player))
        machine.concede(self._state, player)
        if len(self._inputs) % _CHECKPOINT == 0:
            self._checkpoints.append(self._state.copy())

    def why_not(self, move: Move | str) -> list[Reason]:
        """Why a move is not legal: reasons with their rules; empty exactly if it is legal."""
        asked = self.decision
        if asked is None:
            raise GameOver("game.over")
        wanted = self._read(move)
        if wanted.kind != asked.kind:
            return [Reason(asked.rule, Message("another_decision_first"))]
        return machine.refusal(self._state, asked, wanted.value)

    def why(self, card: str | int, what: str | None = None) -> list[Reason]:
        """Why a card has the values that it has: each modifier with where it comes from and until when.

        The card is named as in moves, or by its label in the position.  `what` is "strength", "willpower", "lore",
        "cost", "move cost", "keywords" or "limits"; without it, everything that is not simply printed on the card.
        """
        if what is not None and what not in why.ASPECTS:
            raise NotationError("notation.no_aspect", what=what, known=list(why.ASPECTS))
        ref = card if isinstance(card, int) else self._named(card)
        return why.why(self._state, ref, what)

    def _named(self, name: str) -> int:
        """The card that is called that: by its label in the position, or as the deciding player would name it."""
        if name in self.labels:
            return self._state.ref[self.labels[name]]
        asked = self.decision
        return find_card(self._state, asked.player if asked is not None else self._state.active, name)

    def _read(self, move: Move | str) -> Move:
        if isinstance(move, Move):
            return move
        asked = self.decision
        if asked is None:
            raise GameOver("game.over")
        return read(self._state, asked, move)

    def _text(self, asked: Decision, value: Answer) -> tuple[str, Arg]:
        """An answer as text, and as a message; what it is made of, if it means nothing here."""
        names = labels(self._state, asked.player)
        try:
            text = write(self._state, asked, value, names)
            return text, moves.answer_message(self._state, asked, value, names)
        except (KeyError, IndexError, ValueError, TypeError, AssertionError, StopIteration):
            return repr(value), repr(value)

    def explain(self, what: Event | Reason | Decision | Move, lang: str = "en") -> str:
        """An event, a reason or a question as a sentence with the number of its rule; a move as a sentence."""
        if isinstance(what, Event):
            return explain.event_line(self._state, what, lang)
        if isinstance(what, Reason):
            return explain.reason_line(self._state, what, lang, self._viewer())
        if isinstance(what, Decision):
            return explain.question_line(self._state, what, lang)
        return self._move_text(what, lang)

    def _move_text(self, move: Move, lang: str) -> str:
        """A move that answers the decision now; one that does not, as it was written."""
        asked = self.decision
        if asked is None or move.kind != asked.kind:
            return str(move)
        try:
            return moves.answer_text(self._state, asked, move.value, lang, labels(self._state, asked.player))
        except (KeyError, IndexError, ValueError, TypeError, AssertionError, StopIteration):
            return str(move)

    def cite(self, reason: Reason) -> str:
        """The number of the reason's rule in the edition that is played."""
        return number(reason.rule, self.edition)

    def _cite(self, reasons: list[Reason]) -> list[Message]:
        return [explain.reason_message(self._state, reason, self._viewer()) for reason in reasons]

    def _viewer(self) -> int | None:
        """Who is told why something is refused: the player who must decide."""
        asked = self.decision
        return asked.player if asked is not None else None

    # --- looking -----------------------------------------------------------------------------

    @property
    def edition(self) -> str:
        return self._state.setup.edition.name

    @property
    def book(self) -> CardBook:
        return self._state.setup.book

    @property
    def players(self) -> int:
        return self._state.setup.players

    @property
    def turn(self) -> int:
        return self._state.turn

    @property
    def active(self) -> int:
        return self._state.active

    @property
    def lore(self) -> tuple[int, ...]:
        return tuple(self._state.lore)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self._state.outcome

    @property
    def inputs(self) -> tuple[int | str, ...]:
        """What was answered so far: each answer by its place among the options; "1" if the second player conceded."""
        return tuple(self._inputs)

    @property
    def events(self) -> list[Event]:
        """What has happened, each event with its rule; empty if the log is off."""
        return self._state.log if self._state.log is not None else []

    @property
    def state(self) -> State:
        """The bare state, for readers inside the project; do not write to it."""
        return self._state

    def view(self, player: int, open_lists: bool = False) -> View:
        """What the player may know; `open_lists`: they also know the other deck lists.

        It is a thing of its own: it stays as it is while the game goes on, and who changes it changes nothing else.
        """
        view = self.glance(player, open_lists)
        view.own()
        return view

    def glance(self, player: int, open_lists: bool = False) -> View:
        """The same, laid out only if somebody looks: good until the next move, and not to be changed."""
        return View(self._state, player, open_lists, self.decision)

    # --- copying, saving ---------------------------------------------------------------------

    def copy(self) -> Game:
        """An independent game at the same moment."""
        new = Game(self._state.copy(), self._origin, self._checkpoints, self._inputs, self.labels)
        self._shares_record = new._shares_record = True
        new._asked = self._asked
        return new

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Sent elsewhere it is what `to_json` writes, with its book."""
        return _loaded, (self.to_json(), self.book, self._state.log is not None, self.labels)

    def beginning(self) -> Game:
        """The game before its first input."""
        new = self.copy()
        new._state = self._checkpoints[0].copy()
        new._checkpoints = self._checkpoints[:1]
        new._inputs = []
        new._asked = None
        return new

    @property
    def digest(self) -> str:
        """A fingerprint: equal exactly for equal states."""
        return wire.digest(self._state)

    def to_json(self) -> str:
        """The whole game as JSON text, in the middle of whatever is going on."""
        setup = self._state.setup
        data = {
            "format": _FORMAT,
            "book": self.book.digest,
            "edition": self.edition,
            "players": setup.players,
            "teams": list(setup.teams),
            "owner": list(setup.owner),
            "pack_rush": setup.pack_rush,
            "ask_all": setup.ask_all,
            "lore_to_win": setup.lore_to_win,
            "opening_hand": setup.opening_hand,
            "turn_limit": setup.turn_limit,
            "first_ids": list(setup.first_ids),
            "state": wire.dump(self._state),
        }
        return json.dumps(data, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str, book: CardBook | None = None) -> Game:
        """The game that `to_json` wrote; the record of earlier moves does not come with it."""
        cards = book if book is not None else _house_book()
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise RecordError("saved.not_json", why=foreign.not_json(error)) from None
        if not isinstance(data, dict) or data.get("format") != _FORMAT:
            raise RecordError("saved.foreign", format=_FORMAT)
        if data.get("book") != cards.digest:
            raise RecordError("saved.other_book")
        for key, kind in _SETUP.items():
            value = data.get(key)
            if type(value) is not kind or (isinstance(value, list) and any(type(x) is not int for x in value)):
                raise RecordError("saved.malformed", where=key, what=repr(value))
        if not 2 <= data["players"] <= 4:
            raise RecordError("saved.malformed", where="players", what=Message("saved.players", {"n": data["players"]}))
        setup = Setup(cards, find_edition(data["edition"]), data["players"])
        setup.teams = tuple(data["teams"])
        setup.owner = data["owner"]
        setup.pack_rush = data["pack_rush"]
        setup.ask_all = data["ask_all"]
        setup.lore_to_win = data["lore_to_win"]
        setup.opening_hand = data["opening_hand"]
        setup.turn_limit = data["turn_limit"]
        setup.first_ids = tuple(data["first_ids"])
        game = cls(wire.load(data.get("state"), setup), {"saved": True})
        try:
            asked = game.decision
        except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
            # What a frame keeps in its slots is known only to the frame: it must be able to ask.
            raise RecordError("saved.malformed", where="agenda", what=repr(error)) from None
        if asked is not None and not asked.options:
            raise RecordError("saved.malformed", where="agenda", what=Message("saved.no_answer"))
        return game

    def record(self) -> dict[str, Any]:
        """Seed, decks and inputs: what replays to the same digest (see `illumineer.record`)."""
        from illumineer.record import make

        return make(self)


def _loaded(text: str, book: CardBook, logs: bool, labels: dict[str, int]) -> Game:
    """A game that was sent here: it goes on as it did there, from here on."""
    game = Game.from_json(text, book)
    for state in (game._state, *game._checkpoints):
        state.log = [] if logs else None
    game.labels = labels
    return game


def _house_book() -> CardBook:
    from illumineer import house

    return house.book()
