"""How a game is played out: quickly and not foolishly, for both sides, without trying anything twice.

Ink, then the dearest card that can be played, then every character challenges where that gains most, or quests.
Choices on the way take the best of a few answers.  A little chance keeps playouts apart.
"""

from __future__ import annotations

from typing import Final

from illumineer.bots.greedy import acting, ink
from illumineer.bots.worth import LIKELY, Piece, danger, exchange, foes_of, worth
from illumineer.core import machine
from illumineer.core.decisions import Answer, Decision
from illumineer.core.rng import Dice
from illumineer.core.state import State
from illumineer.vocab import Act, Ask

_ACT: Final = int(Ask.ACT)
_ACCEPT: Final = int(Ask.ACCEPT)
_ORDER: Final = int(Ask.ORDER)
_END_TURN: Final = int(Act.END_TURN)
_INK: Final = int(Act.INK)
_PLAY: Final = int(Act.PLAY)
_QUEST: Final = int(Act.QUEST)
_CHALLENGE: Final = int(Act.CHALLENGE)
_TRIED: Final = 4
"""How many answers of a choice are looked at."""
_CURIOUS: Final = 12
"""One in so many turn actions is any at all."""


def play_out(st: State, turn: int, most: int, dice: Dice) -> None:
    """Play on, in place, until that turn has come and its player can act, or for so many decisions."""
    for _ in range(most):
        if st.outcome is not None or (st.turn >= turn and acting(st)):
            return
        machine.answer(st, pick(st, machine.decision(st), dice))


def pick(st: State, asked: Decision, dice: Dice) -> Answer:
    """An answer that will do."""
    options = asked.options
    if len(options) == 1 or asked.ask == _ORDER:
        return options[0]
    if asked.ask == _ACT:
        if dice.below(_CURIOUS) == 0:
            return options[dice.below(len(options))]
        return _act(st, asked)
    if asked.about == "challenge":
        return _target(st, asked)
    if asked.ask == _ACCEPT:
        return options[0] if dice.below(_CURIOUS) == 0 else options[-1]
    return _choose(st, asked, dice)


def _act(st: State, asked: Decision) -> Answer:
    """A turn action: what has nothing better to do ends the turn."""
    options = asked.options
    found = options[0]
    most = -1.0
    inks = False
    fighters: list[tuple[int, ...]] = []
    for option in options:
        assert isinstance(option, tuple)
        kind = option[0]
        if kind == _INK:
            inks = True
        elif kind == _PLAY:
            cost = 10.0 + st.spec_by(option[1]).printed.cost
            if cost > most:
                found, most = option, cost
        elif kind == _QUEST or kind == _CHALLENGE:
            fighters.append(option)
        elif kind != _END_TURN and most < 9.0:
            found, most = option, 9.0
    if inks:
        inked = ink(st, asked)
        if inked is not None:
            return inked
    if most > 0.0:
        return found
    most = 0.0
    if options[0] != (_END_TURN,):
        most = -1e9  # something has to be done before the turn can end
    foes = foes_of(st, asked.player)
    for act in fighters:
        piece = Piece(st, st.in_play[act[1]])
        if act[0] == _QUEST:
            value = piece.lore * (1.0 + 0.04 * st.lore[asked.player]) - LIKELY * danger(piece, foes)
            if st.lore[asked.player] + piece.lore >= st.setup.lore_to_win:
                return act
        else:
            value = -1e8
            for foe in foes:
                if foe.card.exerted and (piece.alert or not foe.evasive):
                    value = max(value, exchange(piece, foe))
        if value > most:
            found, most = act, value
    return found if most != 0.0 else options[0]


def _target(st: State, asked: Decision) -> Answer:
    """Whom to challenge: where the exchange is best."""
    options = asked.options
    challenger = st.in_play.get(asked.source)
    if challenger is None:
        return options[0]
    piece = Piece(st, challenger)
    found = options[0]
    most = -1e9
    for option in options:
        assert isinstance(option, int)
        card = st.in_play.get(option)
        if card is not None:
            value = exchange(piece, Piece(st, card))
            if value > most:
                found, most = option, value
    return found


def _choose(st: State, asked: Decision, dice: Dice) -> Answer:
    """The best of a few answers, as the table looks at once."""
    options = asked.options
    n = len(options)
    start = dice.below(n)
    found = options[start]
    most = -1e9
    for i in range(min(n, _TRIED)):
        option = options[(start + i) % n]
        after = st.copy()
        machine.answer(after, option)
        value = worth(after, asked.player)
        if value > most:
            found, most = option, value
    return found
