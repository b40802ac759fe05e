"""The Setup stage (2.2.1): starting player, shuffling, opening hands, altering them once each.

When all are done the first turn begins (2.2.3, 2.3.1).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from illumineer.compiling import mypyc_attr
from illumineer.core import agenda, game_actions, turn
from illumineer.core.decisions import DONE, Answer, Decision
from illumineer.core.state import Business, State
from illumineer.core.triggers import happen
from illumineer.cr import CR
from illumineer.vocab import Ask, Happening, Side, Zone

START: Final = 0
DEAL: Final = 1
ALTER: Final = 2
SHUFFLE: Final = 3
NOBODY: Final = -1


@mypyc_attr(acyclic=True)
class SettingUp(Business):
    """The Setup stage."""

    __slots__ = ("altered", "decides", "picked", "place")

    def __init__(self, player: int, source: int = 0) -> None:
        super().__init__(player, source)
        self.decides = NOBODY  # who chooses the starting player (1.x)
        self.place = 0  # whose turn to alter, counted from the starting player
        self.picked: tuple[int, ...] = ()
        self.altered: tuple[int, ...] = ()  # who altered

    def run(self, st: State) -> bool:
        while True:
            if self.step == START:
                if self.decides == NOBODY:
                    chance = game_actions.roll(st, st.setup.players)
                    if st.setup.edition.player_chooses_start:
                        self.decides = chance  # a random player chooses (3.1.2 of 1.x)
                        return True
                    _starts(st, self, chance)
                else:
                    if st.out[self.decides]:
                        self.decides = st.players_from(self.decides)[0]
                    return True
            elif self.step == DEAL:
                self.step = ALTER
                for player in st.players_from(st.first):
                    for _ in range(st.setup.opening_hand):
                        game_actions.draw(st, player, CR.SETUP_OPENING_HAND)
            elif self.step == ALTER:
                while self.place < st.setup.players and st.out[_altering(st, self)]:
                    self.place += 1
                    self.picked = ()
                if self.place < st.setup.players:
                    return True
                self.step = SHUFFLE
            else:
                for player in self.altered:
                    if not st.out[player]:
                        game_actions.shuffle(st, player, CR.SETUP_ALTER_SHUFFLE)
                agenda.done(st, self)
                agenda.push(st, turn.Turn(st.players_from(st.first)[0]))
                return False

    def ask(self, st: State) -> Decision:
        if self.step == START:
            options: list[Answer] = [player for player in range(st.setup.players) if not st.out[player]]
            return Decision(
                self.decides, Ask.CHOOSE, options, CR.SETUP_STARTING_PLAYER, 0, "starting_player", of_players=True
            )
        player = _altering(st, self)
        hand: list[Answer] = [st.ref[id] for id in st.hand[player] if st.ref[id] not in self.picked]
        return Decision(
            player, Ask.CHOOSE, [*hand, DONE], CR.SETUP_ALTER_HAND, 0, "alter_hand", self.picked, private=True
        )

    def answer(self, st: State, given: Answer) -> None:
        assert isinstance(given, int)
        if self.step == START:
            _starts(st, self, given)
        elif given != DONE:
            self.picked = (*self.picked, given)
        else:
            _alter(st, self)

    def rename(self, name: Callable[[int], int]) -> None:
        self.picked = tuple([name(ref) for ref in self.picked])

    def clone(self) -> SettingUp:
        new = SettingUp(self.player, self.source)
        new.step = self.step
        new.decides = self.decides
        new.place = self.place
        new.picked = self.picked
        new.altered = self.altered
        return new


def _starts(st: State, f: SettingUp, player: int) -> None:
    st.first = player
    st.active = player
    f.step = DEAL
    happen(st, Happening.STARTING_PLAYER, CR.SETUP_STARTING_PLAYER, player)
    for p in st.players_from(player):
        game_actions.shuffle(st, p, CR.SETUP_SHUFFLE)


def _altering(st: State, f: SettingUp) -> int:
    """The starting player first, then the others in turn order (2.2.2.2)."""
    return (st.first + f.place) % st.setup.players


def _alter(st: State, f: SettingUp) -> None:
    """Any number to the bottom of the deck, then draw up to the full hand again (2.2.2.1); the next player's turn."""
    player = _altering(st, f)
    picked = f.picked
    if picked:
        game_actions.move(st, picked, Zone.DECK, CR.SETUP_ALTER_HAND, Side.BOTTOM)
        for _ in picked:
            game_actions.draw(st, player, CR.SETUP_ALTER_HAND)
        f.altered = (*f.altered, player)
    happen(st, Happening.HAND_ALTERED, CR.SETUP_ALTER_HAND, player, n=len(picked))
    f.picked = ()
    f.place += 1
