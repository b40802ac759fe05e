"""Writing a position: the state as plain data, in the shortest form that `reading` takes.

Not here: whether a position can hold all of the state (`quiet`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from illumineer.core import rng
from illumineer.core.game_actions import EVERYONE
from illumineer.core.state import CardId, CardInPlay, State
from illumineer.position import form
from illumineer.seen.labels import Label
from illumineer.seen.view import knows
from illumineer.vocab import CardType, player_name


def write(
    st: State, viewer: int | None = None, named: Mapping[int, int] | None = None, at_start: bool = False
) -> dict[str, Any]:
    """The position of a state in the Main Phase; with `at_start`, of one in which a turn begins.

    With a viewer a card that they do not know is a filler, and the dice are left out.  `named` are the cards that go by
    a name in the position that the game began with, if there was one (id -> place in the book): all others that can be
    fillers were fillers, and are fillers again.
    """
    return _Writer(st, viewer, named).position(at_start)


class _Writer:
    def __init__(self, st: State, viewer: int | None, named: Mapping[int, int] | None) -> None:
        self.st = st
        self.viewer = viewer
        plain = form.filler(st.setup.book) if named is not None else None
        self.plain = plain.index if plain is not None else -1
        self.named = named or {}
        self.labels: dict[int, str] = {}
        self.copies: dict[str, int] = {}

    def position(self, at_start: bool) -> dict[str, Any]:
        st, setup = self.st, self.st.setup
        found: dict[str, Any] = {"active": player_name(st.active), "turn": st.turn}
        if st.first:
            found["first"] = player_name(st.first)
        if at_start:
            found["phase"] = "start"
        if setup.teams != tuple(range(setup.players)):
            found["teams"] = list(setup.teams)
        if setup.pack_rush:
            found["pack_rush"] = True
        if setup.turn_limit != form.TURN_LIMIT:
            found["turn_limit"] = setup.turn_limit
        if setup.ask_all:
            found["ask_all"] = True
        seed = rng.seed_of(rng.number(st.rng)) if self.viewer is None else 0
        if seed:
            found["seed"] = seed
        for player in range(setup.players):
            side = self._side(player)
            if side or player > 1:  # that there is a p3 says that there are three players
                found[player_name(player)] = side
        return found

    # --- one side ----------------------------------------------------------------------------

    def _hand(self, player: int) -> list[CardId]:
        """A hand as the viewer sees it: another's in an order that tells nothing, those that they know first."""
        hand = self.st.hand[player]
        if self.viewer is None or self.viewer == player:
            return hand
        known = [id for id in hand if knows(self.st, self.viewer, id)]
        return sorted(known, key=lambda id: self.st.spec(id).full_name) + [id for id in hand if id not in known]

    def _side(self, player: int) -> dict[str, Any]:
        st = self.st
        side: dict[str, Any] = {}
        if st.out[player]:
            side["out"] = True
        if st.lore[player]:
            side["lore"] = st.lore[player]
        if not st.out[player]:
            self._cards(player, side)
        if st.turns[player] != form.turns(player, st.turn, st.first, st.setup.players):
            side["turns"] = st.turns[player]
        return side

    def _cards(self, player: int, side: dict[str, Any]) -> None:
        """What lies on the table, then what is hidden, each pile if there is something to say of it."""
        st = self.st
        in_play = _short(self._play(player))
        hand = self._pile(self._hand(player), player, "hand")
        ready = self._pile(st.ink_ready[player], player, "ink")
        exerted = self._pile(st.ink_exerted[player], player, "ink")
        discard = self._pile(st.discard[player], player, "discard")
        deck = self._pile(st.deck[player][::-1], player, "deck")
        if in_play:
            side["play"] = in_play
        if hand:
            side["hand"] = hand
        if exerted:
            side["ink"] = {"ready": ready, "exerted": exerted} if ready else {"exerted": exerted}
        elif ready:
            side["ink"] = ready
        if st.inked and player == st.active:
            side["inked"] = st.inked
        if st.drops[player]:
            side["drops"] = st.drops[player]
        if discard:
            side["discard"] = discard
        if deck != form.DECK:
            side["deck"] = deck

    def _play(self, player: int) -> list[Any]:
        items: list[Any] = []
        for card in self.st.cards(player):
            states = self._states(card)
            if states:
                items.append({"card": self._label(card.card), **states})
            elif self._is_filler(card.card):
                _count(items, "filler")
            else:
                items.append(self._label(card.card))
        return items

    def _states(self, card: CardInPlay) -> dict[str, Any]:
        """What is true of a card in play and not of most."""
        st = self.st
        states: dict[str, Any] = {}
        if card.exerted:
            states["exerted"] = True
        # Of an item or a location it says that it came this turn: who is put on top of it dries then (8.10.4.1).
        if card.drying if card.spec.type == CardType.CHARACTER else card.entered == st.turn:
            states["drying"] = True
        if card.damage:
            states["damage"] = card.damage
        if card.location:
            states["at"] = self._label(st.in_play[card.location].card)
        if card.under:
            states["under"] = self._pile(card.under, card.player, "under")
        if card.facedown:
            states["facedown"] = self._pile(card.facedown, card.player, "facedown")
        if card.shifted != form.shifted(card.spec, card.under):
            states["shifted"] = card.shifted
        if card.drops_used:
            states["drops"] = card.drops_used
        return states

    # --- cards -------------------------------------------------------------------------------

    def _pile(self, ids: Iterable[CardId], owner: int, place: str) -> list[Any] | int:
        items: list[Any] = []
        for id in ids:
            known = self.st.known[id]
            if id in self.st.setup.first_ids:
                _count(items, "marketing")
            elif not self._sees(id, place) or (
                self._is_filler(id) and known == form.knowing(place, owner, named=False)
            ):
                _count(items, "filler")
            elif place not in form.HIDDEN or known == form.knowing(place, owner, named=True):
                items.append(self._label(id))
            else:
                items.append({"card": self._label(id), "known": self._knowing(known)})
        return _short(items)

    def _sees(self, id: int, place: str) -> bool:
        """Whether the position is for somebody who knows the card."""
        return self.viewer is None or place not in form.HIDDEN or knows(self.st, self.viewer, id)

    def _is_filler(self, id: int) -> bool:
        """Whether the position that the game began with had it as a filler, as far as one can tell after a shuffle."""
        return self.st.defs[id] == self.plain != self.named.get(id)

    def _label(self, id: CardId) -> str:
        """The name of the card, and which copy it is: the second is Name#2."""
        if id not in self.labels:
            name = self.st.spec(id).full_name
            copy = self.copies[name] = self.copies.get(name, 0) + 1
            self.labels[id] = str(Label(name, copy))
        return self.labels[id]

    def _knowing(self, known: int) -> list[str] | str:
        players = range(self.st.setup.players)
        return form.ALL if known == EVERYONE else [player_name(player) for player in players if known >> player & 1]


def _count(items: list[Any], kind: str) -> None:
    """One more card that goes by no name."""
    if items and isinstance(items[-1], dict) and kind in items[-1]:
        items[-1][kind] += 1
    else:
        items.append({kind: 1})


def _short(items: list[Any]) -> list[Any] | int:
    """A number, where all of them are fillers."""
    if not items:
        return 0
    if len(items) == 1 and isinstance(items[0], dict) and "filler" in items[0]:
        found: int = items[0]["filler"]
        return found
    return items
