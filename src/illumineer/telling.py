"""A game told while it is played: one driver from inputs to lines, for traces, tables, replays and documents.

`Telling` is one viewer's story in one language; `Story` tells a live game to several of them.  Not here: the lines and
how they are nested (`told.story`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Protocol

from illumineer.core.decisions import Answer
from illumineer.core.state import State, card_id
from illumineer.cr import CR, number
from illumineer.game import Game
from illumineer.seen.labels import numbered_for, seen_by
from illumineer.told.explain import Names
from illumineer.told.story import QUIET, TURN, Line, Teller
from illumineer.vocab import player_name


class Called(Mapping[int, str]):
    """What cards are called in a move and in what came of it.

    A card keeps the name that it had when the move was made, whatever it becomes on the way; cards that could not be
    seen then have the names that they have afterwards.
    """

    def __init__(self, st: State, viewer: int | None) -> None:
        self._by_ref = seen_by(st, viewer)
        self._by_card = {st.card_of(ref): label for ref, label in self._by_ref.items()}
        self._after: Called | None = None

    def then(self, st: State, viewer: int | None) -> Called:
        """The move has been made: what cards are called in the next."""
        self._after = Called(st, viewer)
        return self._after

    def __getitem__(self, ref: int) -> str:
        found = self._by_ref.get(ref) or self._by_card.get(card_id(ref))
        if found is not None:
            return str(found)
        if self._after is None:
            raise KeyError(ref)
        return str(self._after._by_ref.get(ref) or self._after._by_card[card_id(ref)])

    def __iter__(self) -> Iterator[int]:
        return iter({**(self._after._by_ref if self._after is not None else {}), **self._by_ref})

    def __len__(self) -> int:
        return sum(1 for _ in self)


def copies(st: State, viewer: int | None) -> dict[int, str]:
    """What the viewer calls each card, copies numbered as in moves; a viewer who plays no part numbers none."""
    return {ref: str(label) for ref, label in numbered_for(st, viewer).items()}


def brief(lines: Sequence[Line], edition: str) -> list[Line]:
    """What is worth reading: the same thing several times over stands in one line.

    A step of the turn in which nothing happens, and a check of which nothing comes, are left out.
    """
    told = [line for line in lines if line.kind != QUIET]
    new_turn = number(CR.PLAYER_ACTIVE_ONLY_ONE, edition)
    depths = [line.depth for line in told[1:]] + [0]
    busy = [
        line
        for line, after in zip(told, depths, strict=False)
        if line.kind != TURN or after > line.depth or line.rule == new_turn
    ]
    found: list[Line] = []
    for line, same in groupby(busy):
        times = len(list(same))
        found.append(replace(line, text=f"{line.text} ×{times}") if times > 1 else line)
    return found


class Naming(Protocol):
    """What cards are called in the lines of a telling: the names before a move, and those after it."""

    def names(self) -> Names | None:
        """The names now, for a move that is about to be made and for what comes of it."""

    def after(self, st: State) -> Names | None:
        """The names in what came of the move, now that it has been made."""


class ByViewer:
    """Cards are called what the viewer calls them."""

    def __init__(self, st: State, viewer: int | None) -> None:
        self._viewer = viewer
        self._called = Called(st, viewer)

    def names(self) -> Names:
        return self._called

    def after(self, st: State) -> Names:
        moved = self._called
        self._called = moved.then(st, self._viewer)
        return moved


class Telling:
    """A game told to one viewer, in one language, while it is played.

    Without a viewer everything is told, as a judge sees it.
    """

    def __init__(self, game: Game, lang: str = "en", viewer: int | None = None, naming: Naming | None = None) -> None:
        """Tell what has happened before the first input."""
        self.teller = Teller(lang, viewer)
        self.teller.begin(game.state)
        self._naming: Naming = naming if naming is not None else ByViewer(game.state, viewer)
        self._told = 0
        self._marks: list[int] = []  # how many lines there are after each input; first, before any
        self.after(game)

    def before(self, game: Game, item: int | str, step: int | None = None) -> None:
        """Tell an input (`Game.inputs`) that the game is about to be given; `step` of a scenario gives it."""
        if isinstance(item, str):
            told = self.teller.say("step_concede", player=player_name(int(item)))
            self.teller.act(told, number(CR.CONCEDE, game.edition))
            return
        asked = game.decision
        assert asked is not None
        self.teller.answer(game.state, asked, asked.options[item], self._naming.names(), step)

    def after(self, game: Game) -> None:
        """Tell what came of the input."""
        events = game.events[self._told :]
        self._told = len(game.events)
        self.teller.tell(game.state, events, self._naming.after(game.state))
        if game.outcome is not None:
            self.teller.flush()
        self._marks.append(len(self.teller.lines))

    def lines(self, inputs: int | None = None) -> list[Line]:
        """The lines up to that many inputs; without a number, all.

        A choice of several cards stands in one line, which is told when it is made.
        """
        return self.teller.lines[: self._marks[-1 if inputs is None else inputs]]

    @property
    def inputs(self) -> int:
        """How many inputs have been told."""
        return len(self._marks) - 1


class Story:
    """A live game, told to any number of viewers while it is played, each in their language.

    Inputs are given through the story, so that nothing is played a second time.  Somebody who begins to listen later
    is told the game from its beginning.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._tellings: dict[tuple[int | None, str], Telling] = {}

    def telling(self, viewer: int | None, lang: str) -> Telling:
        """The game as it is told to that viewer; from now on it goes on with the game."""
        found = self._tellings.get((viewer, lang))
        if found is None:
            again = self.game.beginning()
            found = Telling(again, lang, viewer)
            for item in self.game.inputs:
                found.before(again, item)
                again.redo(item)
                found.after(again)
            self._tellings[viewer, lang] = found
        return found

    def push_answer(self, value: Answer) -> None:
        """Make a move, given as one of the options, and tell it."""
        asked = self.game.decision
        if asked is None or value not in asked.options or not self._tellings:
            self.game.push_answer(value)
            return
        place = asked.options.index(value)
        self._before(place)
        self.game.redo(place)
        self._after()

    def concede(self, player: int) -> None:
        """A player concedes, and it is told."""
        self.game.copy().concede(player)  # refused, if it is, before anything is told
        self._before(str(player))
        self.game.concede(player)
        self._after()

    def pop(self) -> None:
        """Take the last input back; it is as if it had never been told."""
        self.game.pop()
        self._tellings.clear()

    def _before(self, item: int | str) -> None:
        for telling in self._tellings.values():
            telling.before(self.game, item)

    def _after(self) -> None:
        for telling in self._tellings.values():
            telling.after(self.game)
