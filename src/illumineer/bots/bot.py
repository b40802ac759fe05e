"""The protocol of a bot: one small class.

    from illumineer.bots.bot import Bot

    class Eager(Bot):
        '''Takes the last thing that is offered.'''

        def decide(self, view):
            return view.legal_moves[-1]

A bot is given a view: what its player may know, and what they must decide.  It never gets the game itself.
"""

from __future__ import annotations

from illumineer.core.decisions import Answer
from illumineer.game import View
from illumineer.notation import Move


class Bot:
    """A player that decides by itself."""

    __slots__ = ()

    def begin(self, player: int, seed: int) -> None:
        """A game begins, in which the bot is that player.  All chance that it uses should come from the seed."""

    def decide(self, view: View) -> Answer | Move:
        """One of `view.legal_moves`, or of `view.options`, the same as bare values.

        The view is the bot's own: it may keep it, and change it as it likes.
        """
        raise NotImplementedError
