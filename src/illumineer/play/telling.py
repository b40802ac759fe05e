"""What happened in a game, told to one viewer: the game is played again beside the table, and told on the way.

A telling depends on nothing but how the game began and its inputs, so it stays right whatever is taken back.
"""

from __future__ import annotations

from collections.abc import Sequence

from illumineer.core.state import State
from illumineer.cr import CR, number
from illumineer.game import Game
from illumineer.notation import labels
from illumineer.views.explain import Names
from illumineer.views.story import ACT_RULES, Line, Teller
from illumineer.vocab import Ask, player_name


def copies(st: State, viewer: int | None) -> dict[int, str]:
    """What the viewer calls each card, copies numbered as in moves; whoever plays no part numbers none."""
    return labels(st, viewer) if viewer is not None and viewer < st.setup.players else {}


class Telling:
    """The story of a game so far.  Without a viewer everything is told, as a judge sees it."""

    def __init__(self, game: Game, lang: str, viewer: int | None) -> None:
        self._beginning = game.beginning()
        self._lang = lang
        self._viewer = viewer
        self._start()

    def _start(self) -> None:
        self._game = self._beginning.copy()
        self._teller = Teller(self._lang, self._viewer)
        self._teller.begin(self._game.state)
        self._told = 0
        self.marks: list[int] = []
        """How many lines there are after each input; first, before any."""
        self._tell({})

    def lines(self, inputs: Sequence[int | str]) -> list[Line]:
        """The lines up to the last of these inputs.

        A choice of several cards stands in one line, which is told when it is made.
        """
        known = self._game.inputs
        if tuple(inputs[: len(known)]) != known:
            self._start()
        for item in inputs[len(self._game.inputs) :]:
            self._go_on(item)
        return self._teller.lines

    def _go_on(self, item: int | str) -> None:
        game, st = self._game, self._game.state
        names = copies(st, self._viewer)
        if isinstance(item, str):
            told = self._teller.say("step_concede", player=player_name(int(item)))
            self._teller.act(told, number(CR.CONCEDE, game.edition))
        else:
            asked = game.decision
            assert asked is not None
            value = asked.options[item]
            if asked.kind == Ask.ACT:
                assert isinstance(value, tuple)
                told = self._teller.turn_action(st, value, names)
                self._teller.act(told, number(ACT_RULES[value[0]], game.edition))
            else:
                self._teller.choice(st, asked, value, names)
        game.redo(item)
        self._tell(names)

    def _tell(self, before: Names) -> None:
        """What came of it; a card is called what it was called when the move was made."""
        game = self._game
        events = game.events[self._told :]
        self._told = len(game.events)
        self._teller.tell(game.state, events, {**copies(game.state, self._viewer), **before})
        if game.outcome is not None:
            self._teller.flush()
        self.marks.append(len(self._teller.lines))
