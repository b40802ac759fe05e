"""The Setup stage (2.2.1): starting player, shuffling, opening hands, altering them once each.

When all are done the first turn begins (2.2.3, 2.3.1).
"""

from __future__ import annotations

from typing import Final

from illumineer.core import agenda, game_actions
from illumineer.core.decisions import DONE, Answer, Decision
from illumineer.core.state import Frame, State
from illumineer.core.triggers import happen
from illumineer.cr import CR
from illumineer.vocab import Ask, Happening, Side, Zone

START: Final = 0
DEAL: Final = 1
ALTER: Final = 2
SHUFFLE: Final = 3
DECIDES: Final = 0
PLACE: Final = 1
PICKED: Final = 2
ALTERED: Final = 3
"""Slots: who chooses the starting player (1.x); whose turn to alter; picks so far; who altered."""


def run(st: State, f: Frame) -> bool:
    while True:
        if f.step == START:
            if f.slots[DECIDES] is None:
                chance = game_actions.roll(st, st.setup.players)
                if st.setup.edition.player_chooses_start:
                    f.slots[DECIDES] = chance  # a random player chooses (3.1.2 of 1.x)
                    return True
                _starts(st, f, chance)
            else:
                if st.out[f.slots[DECIDES]]:
                    f.slots[DECIDES] = st.players_from(f.slots[DECIDES])[0]
                return True
        elif f.step == DEAL:
            f.step = ALTER
            for player in st.players_from(st.first):
                for _ in range(st.setup.opening_hand):
                    game_actions.draw(st, player, CR.SETUP_OPENING_HAND)
        elif f.step == ALTER:
            while f.slots[PLACE] < st.setup.players and st.out[_altering(st, f)]:
                f.slots[PLACE] += 1
                f.slots[PICKED] = ()
            if f.slots[PLACE] < st.setup.players:
                return True
            f.step = SHUFFLE
        else:
            for player in f.slots[ALTERED]:
                if not st.out[player]:
                    game_actions.shuffle(st, player, CR.SETUP_ALTER_SHUFFLE)
            agenda.done(st, f)
            agenda.push(st, agenda.TURN, st.players_from(st.first)[0])
            return False


def _starts(st: State, f: Frame, player: int) -> None:
    st.first = player
    st.active = player
    f.step = DEAL
    happen(st, Happening.STARTING_PLAYER, CR.SETUP_STARTING_PLAYER, player)
    for p in st.players_from(player):
        game_actions.shuffle(st, p, CR.SETUP_SHUFFLE)


def _altering(st: State, f: Frame) -> int:
    """The starting player first, then the others in turn order (2.2.2.2)."""
    return (st.first + int(f.slots[PLACE])) % st.setup.players


def ask(st: State, f: Frame) -> Decision:
    if f.step == START:
        options: list[Answer] = [player for player in range(st.setup.players) if not st.out[player]]
        return Decision(
            f.slots[DECIDES], Ask.CHOOSE, options, CR.SETUP_STARTING_PLAYER, 0, "starting_player", of_players=True
        )
    player = _altering(st, f)
    picked: tuple[int, ...] = f.slots[PICKED]
    hand: list[Answer] = [st.ref[id] for id in st.hand[player] if st.ref[id] not in picked]
    return Decision(player, Ask.CHOOSE, [*hand, DONE], CR.SETUP_ALTER_HAND, 0, "alter_hand", picked, private=True)


def answer(st: State, f: Frame, given: Answer) -> None:
    assert isinstance(given, int)
    if f.step == START:
        _starts(st, f, given)
        return
    if given != DONE:
        f.slots[PICKED] = (*f.slots[PICKED], given)
        return
    player = _altering(st, f)
    picked: tuple[int, ...] = f.slots[PICKED]
    if picked:
        # Any number to the bottom of the deck, then draw up to the full hand again (2.2.2.1).
        game_actions.move(st, picked, Zone.DECK, CR.SETUP_ALTER_HAND, Side.BOTTOM)
        for _ in picked:
            game_actions.draw(st, player, CR.SETUP_ALTER_HAND)
        f.slots[ALTERED] = (*f.slots[ALTERED], player)
    happen(st, Happening.HAND_ALTERED, CR.SETUP_ALTER_HAND, player, n=len(picked))
    f.slots[PICKED] = ()
    f.slots[PLACE] += 1
