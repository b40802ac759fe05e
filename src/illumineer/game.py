"""The game, as users of the library see it.

Small on purpose: the nouns of the game and what can be done with them.
"""

from __future__ import annotations

import reprlib
from collections.abc import Collection, Mapping, Sequence
from copy import deepcopy
from operator import index
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from illumineer import refusals, saved
from illumineer.cards import decks as deck_rules
from illumineer.cards.given import Deck, dealt
from illumineer.compile.book import CardBook
from illumineer.core import answers, machine, start, wire
from illumineer.core.decisions import DONE, Answer, Decision
from illumineer.core.edition import Edition
from illumineer.core.edition import edition as find_edition
from illumineer.core.events import Event
from illumineer.core.state import Outcome, State
from illumineer.cr import NEWEST, number
from illumineer.errors import GameOver, IllegalMove, NotationError, RecordError
from illumineer.messages import Message, Reason
from illumineer.notation import LegalMoves, Move, legal, read
from illumineer.position import build as build_position
from illumineer.seen import view as seen_view
from illumineer.seen.labels import folded_label, labels
from illumineer.seen.veil import is_nameless
from illumineer.told import board, explain, moves
from illumineer.vocab import Happening, player_name
from illumineer.whole_moves import spelled_out

if TYPE_CHECKING:
    from illumineer.seen.card import Card
    from illumineer.seen.look import Look
    from illumineer.seen.player import Player

__all__ = ["DONE", "Answer", "Decision", "Edition", "Event", "Game", "Outcome", "State", "View", "find_edition"]
"""The game, its view, and the nouns that they hand out."""

_CHECKPOINT: Final = 32
"""How many moves lie between two states that are kept for taking moves back."""


class View(seen_view.View):
    """The game as one player may know it, at one moment: a hidden card has no name.

    >>> view = Game.from_position({"p1": {"hand": ["Elsa - Snow Queen"]}, "p2": {"hand": ["Magic Mirror"]}}).view(0)
    >>> view
    <View of p1, turn 5, p1 to act, lore 0-0>
    >>> view.me.hand, view.players[1].hand
    ([<Card Elsa - Snow Queen, p1, hand>], [<Card facedown, p2, hand>])
    >>> "Elsa - Snow Queen" in view, "Magic Mirror" in view
    (True, False)
    """

    __slots__ = ()

    def _look(self) -> Look:
        from illumineer.looking import ViewLook

        return ViewLook(self)

    @property
    def players(self) -> tuple[Player, ...]:
        return self._look().players

    @property
    def state(self) -> State:
        """The same as `table`: the state, without what the player does not know."""
        return self.table

    @property
    def legal_moves(self) -> LegalMoves:
        """Every legal move of this player now; none if somebody else decides."""
        return LegalMoves(self)

    @property
    def me(self) -> Player:
        """The player whose view it is."""
        return self._look().player(self.player)

    @property
    def cards_in_play(self) -> list[Card]:
        return self._look().cards_in_play

    def __getitem__(self, name: str) -> Card:
        """The card of that name or label, if this player may know it."""
        return self._look()[name]

    def __contains__(self, name: object) -> bool:
        """Whether this player sees a card of that name or label."""
        return name in self._look()

    def to_json(self) -> dict[str, Any]:
        """What the player sees, as plain data with names."""
        from illumineer.looking import table_json

        return {"player": self.player, **table_json(self._look()), "decision": self._decision()}

    def __str__(self) -> str:
        """The table as this player sees it."""
        return _drawn(self.table, self.player)

    def __repr__(self) -> str:
        return f"<View of {player_name(self.player)}, {_moment(self.table, self.decision)}>"


class Game:
    """One game of Lorcana, at one moment.

    >>> game = Game.new(seed=7)                       # two starter decks of real cards
    >>> game
    <Game turn 0, p1 to act, lore 0-0, edition 2.3>
    >>> while game.decision is not None:
    ...     game.push(game.legal_moves[-1])
    >>> game
    <Game turn 27, won by p1, lore 20-0, edition 2.3>
    >>> me, other = game.players
    >>> me.lore, len(me.hand), me.ink.ready, me.characters[0], me.discard[-1]
    (20, 1, 5, <Card Lilo - Snow Artist, p1, play>, <Card Tinker Bell - Giant Fairy, p1, discard>)
    >>> game["Ursula - Vanessa"].damage, "Ursula - Vanessa" in game, game == game.copy()
    (3, True, True)
    """

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
        decks: Sequence[Deck] | None = None,
        book: CardBook | None = None,
        seed: SupportsIndex = 0,
        edition: str = NEWEST,
        teams: Sequence[int] | None = None,
        variant: str = "constructed",
        log: bool | Collection[Happening] = True,
        turn_limit: int = 200,
    ) -> Game:
        """A game between two to four decks (1.1.1), each a list of names or the path of a deck list.

        Without decks, the two starter decks play.  Without a card book, the cards come from the library; for the
        invented ones hand in `house.book()`.  `teams` gives a team number for each player; `variant` is "constructed"
        (decks are checked), "free" (they are not) or "pack rush" (10.2).  `log`: whether `events` are kept, or of which
        kinds, which is quicker than all.
        """
        whole_seed = index(seed)  # a number of numpy is too small to reckon with
        lists, cards = dealt(decks, book)
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
        if not isinstance(log, bool):
            state.setup.logged = tuple([kind in log for kind in Happening])
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
        """A game from the `setup` of a scenario: zones, damage, drying, cards under, whose turn.

        Without a card book, real cards come from the library and invented ones from the house pool.
        """
        state, labels = build_position(position, book, edition)
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
        return LegalMoves(self)

    def push(self, move: Move | str | Sequence[Move | str]) -> None:
        """Make a move: a turn action or an answer, as a Move or as text.

        A text may be a whole turn action, part by part behind commas: "challenge Elsa - Snow Queen, Stitch - New Dog".
        An answer that is the only one counts as given.  A list of moves is a whole answer: all of it is taken, or
        nothing is.
        """
        given: Any = move  # anybody may hand in anything
        if isinstance(given, (Move, str)):
            self._push_one(given)
            return
        trial = self.copy()
        for part in _parts(given):
            trial._push_one(part)
        self._become(trial)

    def _push_one(self, move: Move | str) -> None:
        asked = self.decision
        if asked is None:
            raise GameOver("game.over")
        if isinstance(move, str):
            found = legal(self._state, asked, move)
            if found is None and "," in move:
                self._push_whole(move)
                return
            move = found if found is not None else read(self._state, asked, move)
        if move.kind != asked.kind:
            reasons = self.why_not(move)
            text = move.text or repr(move.value)
            raise IllegalMove(text, reasons, text, refusals.cited(self._state, asked, reasons))
        self.push_answer(self._own(asked, move))

    def _own(self, asked: Decision, move: Move) -> Answer:
        """The value of a move as this game has it: a view has other names for hidden cards, in the same places."""
        if move.value not in asked.options and is_nameless(move.value) and 0 <= move.place < len(asked.options):
            return asked.options[move.place]
        return move.value

    def _push_whole(self, text: str) -> None:
        """Make a turn action and give the answers that follow it, all in one text: everything, or nothing."""
        trial = self.copy()
        for value in spelled_out(self._state, text):
            asked = trial.decision
            if asked is not None and value in asked.options:  # else it is the only answer, and given
                trial.push_answer(value)
        self._become(trial)

    def _become(self, other: Game) -> None:
        """Go on as a copy has gone on."""
        self._state, self._asked = other._state, other._asked
        self._inputs, self._checkpoints = other._inputs, other._checkpoints
        self._shares_record = other._shares_record

    def parse(self, text: str) -> Move:
        """The move that a text means now, legal or not; NotationError if it means nothing."""
        return self._read(text)

    def push_answer(self, value: Any) -> None:
        """Make a move given as one of the decision's options (the way of bots); anything else is refused."""
        asked = self.decision
        if asked is None:
            raise GameOver("game.over")
        try:
            place = asked.options.index(value)
        except ValueError:
            raise refusals.refused(self._state, asked, value) from None
        self._take(place, asked.options[place])

    def push_place(self, place: int) -> None:
        """Make the move that has that place among the decision's options (the way of hosts: `bots.host.pick`)."""
        asked = self.decision
        if asked is None:
            raise GameOver("game.over")
        self._take(place, asked.options[place])

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

    def pop(self) -> Move | None:
        """Take the last move back; the move, or None if it was a concession."""
        if not self._inputs:
            raise GameOver("game.no_move")
        last = self._inputs[-1]
        self._become(self.after(len(self._inputs) - 1))
        return None if isinstance(last, str) else self.legal_moves[last]

    def redo(self, item: int | str) -> None:
        """Give an input of a game that began like this one (`inputs`)."""
        if isinstance(item, str):
            self.concede(int(item))
            return
        asked = self.decision
        if asked is None or not 0 <= item < len(asked.options):
            raise RecordError("record.impossible", n=len(self._inputs) + 1)
        self.push_place(item)

    def concede(self, player: int) -> None:
        """The player concedes, at any point (2.3.3.4)."""
        if self._state.outcome is not None:
            raise GameOver("game.over_already")
        if not 0 <= player < self._state.setup.players or self._state.out[player]:
            raise GameOver("game.not_in_game", player=player)
        self._write_down(str(player))
        machine.concede(self._state, player)
        if len(self._inputs) % _CHECKPOINT == 0:
            self._checkpoints.append(self._state.copy())

    def why_not(self, move: Move | str) -> list[Reason]:
        """Why a move is not legal: reasons with their rules; empty exactly if it is legal.

        A text may be a whole turn action, as in `push`.
        """
        asked = self.decision
        if asked is None:
            raise GameOver("game.over")
        if isinstance(move, str) and "," in move and legal(self._state, asked, move) is None:
            try:
                spelled_out(self._state, move)
            except IllegalMove as error:
                return error.reasons
            return []
        wanted = self._read(move)
        if wanted.kind != asked.kind:
            return [Reason(asked.rule, Message("another_decision_first"))]
        return refusals.reasons(self._state, asked, self._own(asked, wanted))

    def why(self, card: str | int, what: str | None = None) -> list[Reason]:
        """Why a card has the values that it has: each modifier with where it comes from and until when.

        The card is named as in `game[...]`, or given by its reference.  `what` is "strength", "willpower", "lore",
        "cost", "move cost", "keywords" or "limits"; without it, everything that is not simply printed on the card.
        """
        from illumineer.looking import why_of

        return why_of(self._state, card if isinstance(card, int) else self[card].ref, what, None)

    def _read(self, move: Move | str) -> Move:
        if isinstance(move, Move):
            return move
        asked = self.decision
        if asked is None:
            raise GameOver("game.over")
        return read(self._state, asked, move)

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
        if asked is None or move.kind != asked.kind or not answers.is_answer(self._state, asked, move.value):
            return str(move)
        return moves.answer_text(self._state, asked, move.value, lang, labels(self._state, asked.player))

    def cite(self, reason: Reason) -> str:
        """The number of the reason's rule in the edition that is played."""
        return number(reason.rule, self.edition)

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

    def _look(self) -> Look:
        from illumineer.looking import GameLook

        return GameLook(self)

    @property
    def players(self) -> tuple[Player, ...]:
        return self._look().players

    def player(self, number: int) -> Player:
        """The player with that number: 0 for p1."""
        return self._look().player(number)

    @property
    def cards_in_play(self) -> list[Card]:
        """Every card in play, by player, in the order in which they entered."""
        return self._look().cards_in_play

    def __getitem__(self, name: str) -> Card:
        """The card of that name or label: in play first, then in the hand of the player who decides, and elsewhere.

        A label is a name with the number of a copy, "Elsa - Snow Queen#2", as moves count them; in a game from a
        position, as the position calls its cards.  NotationError if there is none, or several of one name.
        """
        return self._look()[name]

    def __contains__(self, name: object) -> bool:
        """Whether `game[name]` finds a card."""
        return name in self._look()

    def labelled(self, name: str) -> int | None:
        """The id of the card that the position has under that label; None if there is none, or it was shuffled away."""
        wanted = folded_label(name)
        for label, id in self.labels.items():
            if folded_label(label) == wanted:
                return id if self._state.defs[id] == self._checkpoints[0].defs[id] else None
        return None

    def __str__(self) -> str:
        """The table, drawn as somebody sees it who sees all."""
        return _drawn(self._state, None)

    def __repr__(self) -> str:
        return f"<Game {_moment(self._state, self.decision)}, edition {self.edition}>"

    def __eq__(self, other: object) -> bool:
        """Whether the two games are at the same moment: the same cards, rules and state."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

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
        """What has happened, each event with its rule; of the kinds that the log is told of, none if it is off."""
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

    def position(self, viewer: int | None = None) -> dict[str, Any]:
        """The position, as `from_position` takes it; with a viewer, what this player may know of it.

        Where a position cannot hold all of the moment, NotAPosition says why and carries what `moment` gives.
        """
        from illumineer.position.moments import position

        return position(self, viewer)

    def moment(self) -> tuple[dict[str, Any], list[str]]:
        """A position, and the moves that lead from it to this very moment; no moves if a position can hold it."""
        from illumineer.position.moments import moment

        return moment(self)

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
        logged = self._state.setup.logged if self._state.log is not None else None
        return _loaded, (self.to_json(), self.book, logged, self.labels)

    def beginning(self) -> Game:
        """The game before its first input."""
        return self.after(0)

    def after(self, inputs: int) -> Game:
        """An independent game as this one was after that many inputs."""
        if inputs >= len(self._inputs):
            return self.copy()
        place = inputs // _CHECKPOINT
        done = place * _CHECKPOINT
        states = self._checkpoints[: place + 1]
        new = Game(states[-1].copy(), self._origin, states, self._inputs[:done], self.labels)
        for item in self._inputs[done:inputs]:
            new.redo(item)
        return new

    @property
    def digest(self) -> str:
        """A fingerprint: equal exactly for equal states."""
        return wire.digest(self._state)

    def to_json(self) -> str:
        """The whole game as JSON text, in the middle of whatever is going on."""
        return saved.write(self._state)

    @classmethod
    def from_json(cls, text: str, book: CardBook | None = None) -> Game:
        """The game that `to_json` wrote; the record of earlier moves does not come with it.

        Without a card book, the cards come from the library and the house pool.
        """
        return cls(saved.read(text, book), {"saved": True})

    def record(self) -> dict[str, Any]:
        """Seed, decks and inputs: what replays to the same digest (see `illumineer.record`)."""
        from illumineer.record import make

        return make(self)


def _loaded(text: str, book: CardBook, logged: tuple[bool, ...] | None, labels: dict[str, int]) -> Game:
    """A game that was sent here: it goes on as it did there, from here on."""
    game = Game.from_json(text, book)
    for state in (game._state, *game._checkpoints):
        state.log = [] if logged is not None else None
        state.setup.logged = logged or state.setup.logged
    game.labels = labels
    return game


def _parts(given: Any) -> list[Move | str]:
    """The moves of a list; NotationError if something else is handed in."""
    moves: list[Any] = list(given) if isinstance(given, (list, tuple)) and given else [given]
    for each in moves:
        if not isinstance(each, (Move, str)):
            raise NotationError("notation.no_text", what=reprlib.repr(each), kind=type(each).__name__)
    return moves


def _drawn(st: State, viewer: int | None) -> str:
    """The board; copies in play are numbered as in moves."""
    names = labels(st, viewer if viewer is not None else st.active)
    in_play: dict[int, str] = {card.card: names[card.ref] for card in st.table()}
    return "\n".join(board.draw(st, "en", viewer, in_play))


def _moment(st: State, asked: Decision | None) -> str:
    """Which turn it is, who has to decide or who has won, and the lore."""
    words = [f"turn {st.turn}"]
    if asked is not None:
        words.append(f"{player_name(asked.player)} to act")
    if st.outcome is not None:
        winners = [player_name(winner) for winner in st.outcome.winners]
        words.append(f"won by {' and '.join(winners)}" if winners else "drawn")
    return f"{', '.join(words)}, lore {'-'.join([str(n) for n in st.lore])}"
