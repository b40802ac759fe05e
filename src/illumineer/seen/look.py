"""A look at the table: a state, and who looks.  All that is read off a game outside the core is read here.

A look gives the state as it is now, so that players and cards taken from it stay true while the game goes on.  What
needs words (the text of a card, why it has a value, its moves) is asked of the look, too; a room that has these words
makes a look of its own (`looking`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from illumineer.compiling import mypyc_attr
from illumineer.core.state import State, Waiting, card_id
from illumineer.errors import LookError, NotationError
from illumineer.messages import Reason
from illumineer.seen import finding
from illumineer.seen.card import Card
from illumineer.seen.labels import Label, all_numbered, numbered
from illumineer.seen.player import Player
from illumineer.seen.view import BLANK, knows
from illumineer.vocab import Step


@dataclass(frozen=True, slots=True)
class InBag:
    """An ability that waits in the bag."""

    player: Player
    card: Card
    """The card that has it, or had it."""
    ability: str
    """Its story name; "" for one without."""
    number: int
    """Its place among the abilities of the card book."""
    source: int
    """The card by the reference that it had when the ability triggered."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Look:
    """A state, and who looks at it.  A viewer of None sees all."""

    __slots__ = ("_state", "viewer")

    def __init__(self, state: State | None, viewer: int | None = None) -> None:
        """A subclass that has another way to the state hands in None."""
        self._state = state
        self.viewer = viewer

    @property
    def state(self) -> State:
        """The state as it is now."""
        assert self._state is not None
        return self._state

    @property
    def source(self) -> object:
        """What is looked at: cards of two looks are the same card only if the looks are at the same thing."""
        return self._state

    def hides(self, id: int) -> bool:
        """Whether the viewer may not know which card that is."""
        st = self.state
        return st.defs[id] == BLANK or (self.viewer is not None and not knows(st, self.viewer, id))

    # --- players -----------------------------------------------------------------------------

    @property
    def players(self) -> tuple[Player, ...]:
        return tuple(Player(self, number) for number in range(self.state.setup.players))

    def player(self, number: int) -> Player:
        """The player with that number: 0 for p1."""
        if not 0 <= number < self.state.setup.players:
            raise LookError("look.no_player", n=number, most=self.state.setup.players - 1)
        return Player(self, number)

    @property
    def namer(self) -> int:
        """The player whose numbers of copies are used: the viewer, or for one who sees all, the active player."""
        return self.viewer if self.viewer is not None else self.state.active

    # --- cards -------------------------------------------------------------------------------

    def card(self, id: int) -> Card:
        """The card with that number."""
        return Card(self, id)

    def card_of(self, ref: int) -> Card:
        """The card that a reference means, or meant when it was last in play."""
        st = self.state
        top = st.in_play.get(ref) or st.last.get(ref)
        return Card(self, top.card if top is not None else card_id(ref))

    @property
    def cards_in_play(self) -> list[Card]:
        """Every card in play, by player, in the order in which they entered."""
        return [Card(self, card.card) for card in self.state.table()]

    def labels(self) -> dict[int, Label]:
        """What every card is called, by its reference."""
        return (all_numbered if self.viewer is None else numbered)(self.state, self.namer)

    def __getitem__(self, name: str) -> Card:
        """The card of that name or label: in play first, then in the own hand, in discards, and elsewhere."""
        if not isinstance(name, str):
            raise TypeError(f"a card is found by its name, not by {name!r}")
        return Card(self, self.find(name))

    def find(self, name: str) -> int:
        """The id of the card of that name or label; NotationError if there is none, or several."""
        return finding.find(self, name)

    def finds_by(self, id: int, label: Label) -> str:
        """The label by which `find` finds that card, always with its number; `label` is what moves call it."""
        return label.in_full

    def __contains__(self, name: object) -> bool:
        """Whether a name or label finds a card."""
        if not isinstance(name, str):
            return False
        try:
            self.find(name)
        except NotationError:
            return False
        return True

    # --- the moment --------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The number of the turn; 0 before the first one."""
        return self.state.turn

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return Player(self, self.state.active)

    @property
    def step(self) -> Step:
        return Step(self.state.step)

    @property
    def challenge(self) -> tuple[Card, Card] | None:
        """Who challenges whom, while a challenge goes on."""
        pair = self.state.challenge
        return (self.card_of(pair[0]), self.card_of(pair[1])) if pair is not None else None

    @property
    def bag(self) -> list[InBag]:
        """The abilities that wait to be resolved."""
        return [self._waiting(each) for each in self.state.bag]

    def _waiting(self, each: Waiting) -> InBag:
        name = self.state.setup.book.abilities[each.ability].name
        return InBag(Player(self, each.player), self.card_of(each.source), name, each.ability, each.source)

    # --- words -------------------------------------------------------------------------------

    def text(self, card: Card, lang: str) -> list[str]:
        """What the card says."""
        raise LookError("look.no_words")

    def why(self, card: Card, what: str | None) -> list[Reason]:
        """Why the card has its values."""
        raise LookError("look.no_words")

    def moves(self, card: Card) -> list[Any]:
        """The legal moves with the card."""
        raise LookError("look.no_words")
