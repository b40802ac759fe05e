"""What happened in a game, told to one viewer: the game is played again beside the table, and told on the way.

A telling depends on nothing but how the game began and its inputs, so it stays right whatever is taken back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from illumineer.core.state import ID_MASK, State
from illumineer.cr import CR, number
from illumineer.game import Game
from illumineer.seen.labels import Label, numbered_for
from illumineer.told.story import ACT_RULES, QUIET, TURN, Line, Teller
from illumineer.vocab import Ask, player_name


class Called(Mapping[int, str]):
    """What cards are called in a move and in what came of it.

    A card keeps the name that it had when the move was made, whatever it becomes on the way; cards that could not be
    seen then have the names that they have afterwards.
    """

    def __init__(self, st: State, viewer: int | None) -> None:
        self._by_ref = numbered_for(st, viewer)
        self._by_card = _seen(st, self._by_ref)
        self._after: dict[int, Label] = {}
        self._after_by_card: dict[int, Label] = {}

    def then(self, st: State, viewer: int | None) -> Called:
        """The move has been made."""
        self._after = numbered_for(st, viewer)
        self._after_by_card = _seen(st, self._after)
        return self

    def __getitem__(self, ref: int) -> str:
        card = ref & ID_MASK
        seen = self._by_card.get(card) or self._after_by_card.get(card)
        found = self._by_ref.get(ref)
        if found is not None and (seen is None or not found.is_hidden):
            return str(found)
        return str(seen if seen is not None else self._after[ref])

    def __iter__(self) -> Iterator[int]:
        return iter({**self._after, **self._by_ref})

    def __len__(self) -> int:
        return len({**self._after, **self._by_ref})


def copies(st: State, viewer: int | None) -> dict[int, str]:
    """What the viewer calls each card, copies numbered as in moves; whoever plays no part numbers none."""
    return {ref: str(label) for ref, label in numbered_for(st, viewer).items()}


def _seen(st: State, names: Mapping[int, Label]) -> dict[int, Label]:
    """The names of the cards that can be seen, by their ids."""
    return {st.card_of(ref): label for ref, label in names.items() if not label.is_hidden}


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
        self._marks: list[int] = []  # how many lines there are after each input; first, before any
        self._tell(Called(self._game.state, self._viewer))

    def lines(self, inputs: Sequence[int | str]) -> list[Line]:
        """The lines up to the last of these inputs.

        A choice of several cards stands in one line, which is told when it is made.
        """
        known, wanted = self._game.inputs, tuple(inputs)
        shared = min(len(known), len(wanted))
        if known[:shared] != wanted[:shared]:
            self._start()
        for item in wanted[len(self._game.inputs) :]:
            self._go_on(item)
        return self._teller.lines[: self._marks[len(wanted)]]

    def _go_on(self, item: int | str) -> None:
        game, st = self._game, self._game.state
        names = Called(st, self._viewer)
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

    def _tell(self, names: Called) -> None:
        """What came of it."""
        game = self._game
        events = game.events[self._told :]
        self._told = len(game.events)
        self._teller.tell(game.state, events, names.then(game.state, self._viewer))
        if game.outcome is not None:
            self._teller.flush()
        self._marks.append(len(self._teller.lines))
