"""A player as somebody sees them: a handle on one side of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from illumineer.core import game_state_check, select
from illumineer.core.state import CardId, State
from illumineer.seen.card import Card
from illumineer.vocab import CardType, player_name

if TYPE_CHECKING:
    from illumineer.seen.look import Look


class Ink:
    """The inkwell of a player, in numbers.

    >>> from illumineer import Game
    >>> ink = Game.from_position({"p1": {"ink": {"ready": 2, "exerted": 3}, "drops": 1}}).player(0).ink
    >>> ink
    <Ink 2 of 5 ready, 1 drop>
    >>> ink.ready, ink.exerted, ink.total, len(ink), ink.drops
    (2, 3, 5, 5, 1)
    """

    __slots__ = ("_player",)

    def __init__(self, player: Player) -> None:
        self._player = player

    @property
    def ready(self) -> int:
        return len(self._player.state.ink_ready[self._player.number])

    @property
    def exerted(self) -> int:
        return len(self._player.state.ink_exerted[self._player.number])

    @property
    def total(self) -> int:
        """All cards in the inkwell."""
        return self.ready + self.exerted

    @property
    def drops(self) -> int:
        """The ink drops that the player has."""
        return self._player.state.drops[self._player.number]

    def __len__(self) -> int:
        return self.total

    def __repr__(self) -> str:
        drops = f", {self.drops} drop{'' if self.drops == 1 else 's'}" if self.drops else ""
        return f"<Ink {self.ready} of {self.total} ready{drops}>"


class Player:
    """One player of a game: lore, ink and cards.

    >>> from illumineer import Game
    >>> game = Game.new(seed=7)
    >>> me, other = game.players
    >>> me
    <Player p1, lore 0, ink 0 of 0, hand 7, deck 53>
    >>> me.number, me.name, me.lore, me.to_win, me.is_active, len(other.hand)
    (0, 'p1', 0, 20, True, 7)
    >>> view = game.view(0)
    >>> view.me.hand[0].full_name == me.hand[0].full_name, view.players[1].hand[0].full_name
    (True, None)
    """

    __slots__ = ("_look", "number")

    def __init__(self, look: Look, number: int) -> None:
        self._look = look
        self.number = number
        """0 for the player who is called p1."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and self.number == other.number and self._look.source is other._look.source

    def __hash__(self) -> int:
        return hash((self.number, id(self._look.source)))

    def __repr__(self) -> str:
        ink = self.ink
        words = [self.name, f"lore {self.lore}", f"ink {ink.ready} of {ink.total}"]
        words += [f"hand {len(self.state.hand[self.number])}", f"deck {len(self.state.deck[self.number])}"]
        if self.has_left:
            words.append("left the game")
        return f"<Player {', '.join(words)}>"

    def __str__(self) -> str:
        return self.name

    @property
    def state(self) -> State:
        """The bare state that is looked at, for readers inside the project."""
        return self._look.state

    @property
    def name(self) -> str:
        """p1, p2 …"""
        return player_name(self.number)

    # --- numbers -----------------------------------------------------------------------------

    @property
    def lore(self) -> int:
        return self.state.lore[self.number]

    @property
    def to_win(self) -> int:
        """The lore with which this player wins."""
        return game_state_check.lore_needed(self.state, self.number)

    @property
    def ink(self) -> Ink:
        return Ink(self)

    @property
    def inked(self) -> int:
        """How many cards the player has put into the inkwell this turn, as the turn allows."""
        return self.state.inked if self.is_active else 0

    @property
    def is_active(self) -> bool:
        """Whether it is this player's turn."""
        return self.state.active == self.number

    @property
    def has_left(self) -> bool:
        """Whether the player has lost or left the game."""
        return self.state.out[self.number]

    # --- cards -------------------------------------------------------------------------------

    def _cards(self, ids: list[CardId]) -> list[Card]:
        look = self._look
        return [Card(look, id) for id in ids]

    @property
    def hand(self) -> list[Card]:
        """The cards in hand; another player's lie in an order that tells nothing, those that are known first."""
        viewer = self._look.viewer
        hand = self.state.hand[self.number] if viewer is None else select.in_sight(self.state, self.number, viewer)
        return self._cards(hand)

    @property
    def deck(self) -> list[Card]:
        """The top card first."""
        return self._cards(self.state.deck[self.number][::-1])

    @property
    def discard(self) -> list[Card]:
        """The last card put there is the last."""
        return self._cards(self.state.discard[self.number])

    @property
    def inkwell(self) -> list[Card]:
        """The cards in the inkwell, the ready ones first."""
        return self._cards(self.state.ink_ready[self.number] + self.state.ink_exerted[self.number])

    @property
    def play(self) -> list[Card]:
        """The cards in play, in the order in which they entered."""
        return self._cards([card.card for card in self.state.cards(self.number)])

    def _of_type(self, type: CardType) -> list[Card]:
        return self._cards([card.card for card in self.state.cards(self.number) if card.spec.type == type])

    @property
    def characters(self) -> list[Card]:
        return self._of_type(CardType.CHARACTER)

    @property
    def items(self) -> list[Card]:
        return self._of_type(CardType.ITEM)

    @property
    def locations(self) -> list[Card]:
        return self._of_type(CardType.LOCATION)

    @property
    def resolving(self) -> list[Card]:
        """Cards being played, and actions whose effects have not finished (7.4.1)."""
        return self._cards(select.resolving(self.state, self.number))

    @property
    def play_zone(self) -> list[Card]:
        """The cards on top in the Play zone; from 2.0 on an action is there while it resolves (5.4.1.2)."""
        return self._cards(select.play_zone(self.state, self.number))
