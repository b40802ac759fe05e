"""Looking at a game and at a view: what their cards say, why they have their values, and which moves they can make.

And the table as plain data, for JSON.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from illumineer import ir
from illumineer.cards import wording
from illumineer.core.state import State
from illumineer.errors import LookError, NotationError
from illumineer.messages import Reason
from illumineer.notation import Move
from illumineer.seen.card import Card
from illumineer.seen.labels import Label
from illumineer.seen.look import Look
from illumineer.seen.player import Player
from illumineer.told import explain, why

if TYPE_CHECKING:
    from illumineer.game import Game, View


class _Telling(Look):
    """A look that has words."""

    __slots__ = ()

    def text(self, card: Card, lang: str) -> list[str]:
        printed = card.spec.card
        assert isinstance(printed, ir.Card)
        paragraphs = wording.card(printed, lang)
        if paragraphs is None:
            raise LookError("look.unwritten", card=card.full_name)
        return list(paragraphs)

    def why(self, card: Card, what: str | None) -> list[Reason]:
        _ = card.spec  # of a hidden card nothing is told
        return why_of(self.state, card.ref, what, self.viewer)


def why_of(st: State, ref: int, what: str | None, viewer: int | None) -> list[Reason]:
    """Why the card has its values, with the names of cards in the reasons."""
    if what is not None and what not in why.ASPECTS:
        raise NotationError("notation.no_aspect", what=what, known=list(why.ASPECTS))
    return [explain.named(st, reason, viewer) for reason in why.why(st, ref, what)]


class GameLook(_Telling):
    """A look at a game as it goes on, by somebody who sees all."""

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        super().__init__(None)
        self._game = game

    @property
    def state(self) -> State:
        return self._game.state

    @property
    def source(self) -> object:
        return self._game

    @property
    def namer(self) -> int:
        asked = self._game.decision
        return asked.player if asked is not None else self.state.active

    def find(self, name: str) -> int:
        """Also by the labels of the position that the game was set up with."""
        id = self._game.labelled(name)
        return id if id is not None else super().find(name)

    def finds_by(self, id: int, label: Label) -> str:
        for given, labelled in self._game.labels.items():
            parsed = Label.parse(given)
            if labelled == id and parsed is not None:
                return parsed.in_full
        return super().finds_by(id, label)

    def moves(self, card: Card) -> list[Move]:
        return [move for move in self._game.legal_moves if card in move.cards]


class ViewLook(_Telling):
    """A look at what one player may know."""

    __slots__ = ("_view",)

    def __init__(self, view: View) -> None:
        super().__init__(None, view.player)
        self._view = view

    @property
    def state(self) -> State:
        return self._view.table

    @property
    def source(self) -> object:
        return self._view

    def moves(self, card: Card) -> list[Move]:
        return [move for move in self._view.legal_moves if card in move.cards]


# --- as plain data ---------------------------------------------------------------------------


def table_json(look: Look) -> dict[str, Any]:
    """The table as the viewer may know it; a hidden card is None."""
    challenge = look.state.challenge
    return {
        "turn": look.turn,
        "active": look.active.number,
        "step": int(look.step),
        "players": [_side(player) for player in look.players],
        "challenge": list(challenge) if challenge is not None else None,
        "bag": [[each.player.number, each.ability] for each in look.bag],
    }


def _side(player: Player) -> dict[str, Any]:
    deck = player.deck
    return {
        "lore": player.lore,
        "deck": len(deck),
        "top": deck[0].full_name if deck else None,
        "hand": _names(player.hand),
        "ink": {"ready": player.ink.ready, "exerted": player.ink.exerted},
        "drops": player.ink.drops,
        "discard": _names(player.discard),
        "play": [_card(card) for card in player.play],
        "resolving": _names(player.resolving),
        "play_zone": _names(player.play_zone),
        "out": player.has_left,
    }


def _names(cards: list[Card]) -> list[str | None]:
    return [card.full_name for card in cards]


def _card(card: Card) -> dict[str, Any]:
    place = card.location
    return {
        "name": card.full_name,
        "exerted": card.exerted,
        "damage": card.damage,
        "drying": card.drying,
        "strength": card.values.strength,
        "willpower": card.values.willpower,
        "lore": card.values.lore,
        "keywords": [[int(keyword), n] for keyword, n in card.keywords.items()],
        "under": _names(card.under),
        "facedown": _names(card.facedown),
        "location": place.ref if place is not None else 0,
    }
