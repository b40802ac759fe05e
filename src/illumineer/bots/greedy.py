"""The greedy bot: tries every answer on a game it could be in, and takes the one that looks best at once.

What it does not know it fills in at random.  An answer is played out until its player can act again, all choices on
the way made for the best of whoever makes them, and judged by `worth`.  It does not think of the next turn.
"""

from __future__ import annotations

from typing import Final

from illumineer.bots.bot import Bot
from illumineer.bots.worth import STILL, held_worth, ink_worth, worth
from illumineer.compiling import mypyc_attr
from illumineer.core import machine, turn
from illumineer.core.decisions import DONE, Answer, Decision
from illumineer.core.rng import Dice
from illumineer.core.state import State, card_id
from illumineer.seen.view import View, determinise
from illumineer.vocab import Act, Ask

_ACT: Final = int(Ask.ACT)
_ORDER: Final = int(Ask.ORDER)
_END_TURN: Final = int(Act.END_TURN)
_INK: Final = int(Act.INK)
_MOVE: Final = int(Act.MOVE)
_PLAY: Final = int(Act.PLAY)
_DEPTH: Final = 3
"""How many choices in a row are all tried out; any further take the first answer."""
_WIDTH: Final = 12
"""How many answers of a choice on the way are tried."""
_SAME: Final = 1e-9
"""Positions whose worth differs by less are worth the same."""
_DEAR: Final = 4
"""Cards that cost more do not stay in an opening hand."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """A one-turn heuristic; the same seed decides the same."""

    __slots__ = ("_dice",)

    def __init__(self, seed: int = 0) -> None:
        self._dice = Dice(seed)

    def begin(self, player: int, seed: int) -> None:
        self._dice = Dice(seed)

    def decide(self, view: View) -> Answer:
        asked = view.decision
        assert asked is not None, "a bot is asked when it must decide"
        offhand = without_thinking(view, asked)
        if offhand is not None:
            return offhand
        return best(determinise(view, self._dice), asked)


def without_thinking(view: View, asked: Decision) -> Answer | None:
    """The answer to what is settled by a rule of thumb: the opening hand, ink, orders; None to anything else."""
    if len(asked.options) == 1 or asked.ask == _ORDER:
        return asked.options[0]
    if asked.about == "alter_hand":
        return opening(view.table, asked)
    if asked.ask == _ACT:
        return ink(view.table, asked)
    return None


def opening(st: State, asked: Decision) -> Answer:
    """The next card of an opening hand to be put back, or DONE."""
    for option in asked.options:
        assert isinstance(option, int)
        if option != DONE and st.spec_by(option).printed.cost > _DEAR:
            return option
    return DONE


def ink(st: State, asked: Decision) -> Answer | None:
    """The card to put into the inkwell, if it is worth more there than any is in hand."""
    player = asked.player
    have = len(st.ink_ready[player]) + len(st.ink_exerted[player])
    costs = [st.spec(id).printed.cost for id in st.hand[player]]
    found: Answer | None = None
    least = ink_worth(have)
    if max(costs, default=0) <= have and sum(costs) <= have + 2:
        least -= 1.2  # everything can be paid for as it is
    for option in asked.options:
        assert isinstance(option, tuple)
        if option[0] == _INK:
            kept = held_worth(st.spec_by(option[1]).printed.cost, have)
            if kept < least:
                found, least = option, kept
    return found


def best(st: State, asked: Decision) -> Answer:
    """The answer after which the position is worth most to whoever decides; the first of several such."""
    found = asked.options[0]
    most = -1e9
    for option, value in tried(st, asked):
        if value > most:
            found, most = option, value
    return found


def tried(st: State, asked: Decision) -> list[tuple[Answer, float]]:
    """Every answer but inking that is not the like of another, with what the position is worth after it.

    A move must make the position better as it is, whatever can still be done this turn: moving costs nothing where a
    character is already, or may cost nothing elsewhere, and else it would go on for ever.
    """
    me = asked.player
    found: list[tuple[Answer, float]] = []
    known: set[tuple[int, ...]] = set()
    still = 0.0 if asked.about == "move_to" else STILL
    for option in asked.options:
        if asked.ask == _ACT:
            assert isinstance(option, tuple)
            same = likeness(st, option)
            if same in known or option[0] == _INK:
                continue
            known.add(same)
            if option[0] == _END_TURN:
                found.append((option, worth(st, me, 0.0)))  # nothing more is done with what is ready
                continue
            if option[0] == _MOVE and not _betters(st, me, option):
                continue
        after = st.copy()
        machine.answer(after, option)
        found.append((option, settled(after, me, _DEPTH, still)))
    return found


def _betters(st: State, me: int, move: tuple[int, ...]) -> bool:
    """Whether a move leaves the position worth more, if nothing more is done."""
    after = st.copy()
    machine.answer(after, move)
    return settled(after, me, _DEPTH, 0.0) > worth(st, me, 0.0) + _SAME


def likeness(st: State, act: tuple[int, ...]) -> tuple[int, ...]:
    """The same for turn actions that come to the same: with another copy of the card in hand."""
    if act[0] == _PLAY or act[0] == _INK:
        return act[0], st.defs[card_id(act[1])], st.zone[card_id(act[1])]
    return act


def acting(st: State) -> bool:
    """Whether everything is resolved and the active player can act: seen without listing what they can do."""
    top = st.agenda[-1]
    return isinstance(top, turn.Turn) and top.step == turn.MAIN


def settled(st: State, me: int, depth: int, still: float) -> float:
    """What the position is worth once everything is resolved, each choice being made for the best of its player.

    `still`: how much of what the active player could still do this turn counts.
    """
    while st.outcome is None and not acting(st):
        asked = machine.decision(st)
        options = asked.options
        if depth == 0 or len(options) == 1 or asked.ask == _ORDER:
            machine.answer(st, options[0])
            continue
        own = not st.opposed(me, asked.player)
        most = -1e9 if own else 1e9
        for option in options[:_WIDTH]:
            after = st.copy()
            machine.answer(after, option)
            value = settled(after, me, depth - 1, still)
            if value > most if own else value < most:
                most = value
        return most
    return worth(st, me, still)
