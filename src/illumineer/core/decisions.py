"""A decision: who must decide what, between which answers, by which rule.

Decisions are not stored: they are read off the top of the agenda whenever they are asked
for, so that a saved, copied or re-dealt game asks the right question by itself.
"""

from __future__ import annotations

from typing import Final

from illumineer.compiling import mypyc_attr
from illumineer.core.state import State
from illumineer.cr import CR
from illumineer.readings import (
    Enter,
    Mode,
    Name,
    Next,
    Number,
    Pick,
    PickPlayer,
    Put,
    Reading,
    Replacement,
    Resolve,
    TurnAction,
    Way,
    YesNo,
)
from illumineer.vocab import Ask, Zone, player_name

Answer = int | str | tuple[int, ...]
_HIDDEN: Final = (Zone.DECK, Zone.HAND, Zone.INKWELL, Zone.UNDER)
DONE: Final = -1
"""The answer "no more" to a series of picks."""


_WANTS: Final[dict[int, type[Reading]]] = {
    int(Ask.ACT): TurnAction,
    int(Ask.ACCEPT): YesNo,
    int(Ask.CHOOSE): Pick,
    int(Ask.NUMBER): Number,
    int(Ask.MODE): Mode,
    int(Ask.NAME): Name,
    int(Ask.PUT): Put,
    int(Ask.ORDER): Next,
    int(Ask.RESOLVE): Resolve,
    int(Ask.REPLACE): Replacement,
    int(Ask.ENTER): Enter,
}


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """What a player must decide now.  Picks of several things are a series of decisions.

    `options` are bare values; `answers.read` says what each of them means.

    `only`: no other answer is possible, so that nothing is decided.  Nobody is asked such a thing, unless it
    is private, or the game is set up to ask all (`Setup.ask_all`).
    """

    __slots__ = (
        "ability", "about", "ask", "of_players", "only", "options", "picked", "player", "private", "rule",
        "source",
    )  # fmt: skip

    def __init__(
        self,
        player: int,
        kind: int,
        options: list[Answer],
        rule: CR,
        source: int = 0,
        about: str = "",
        picked: tuple[int, ...] = (),
        of_players: bool = False,
        private: bool = False,
        ability: int = -1,
        only: bool = False,
    ) -> None:
        self.player = player
        self.ask = kind  # which question, for the core; others read `kind`
        self.options = options
        self.rule = rule
        self.source = source
        self.about = about  # what the answer is for: a message key
        self.picked = picked
        self.of_players = of_players
        self.private = private  # about cards that not everybody may see
        self.ability = ability
        self.only = only or (len(options) == 1 and kind != Ask.ACT)

    @property
    def kind(self) -> Ask:
        """Which question it is."""
        found: Ask = Ask(self.ask)
        return found

    @property
    def verb(self) -> str:
        """The word for answering it: "act", "choose", "accept" … in scenarios and documents."""
        return self.kind.name.lower()

    @property
    def wants(self) -> type[Reading]:
        """What kind of answer it wants; a series of picks may also be answered with `Done`."""
        if self.ask == Ask.CHOOSE and self.of_players:
            return PickPlayer
        if self.ask == Ask.MODE and self.about == "how_to_play":
            return Way
        return _WANTS[self.ask]

    @property
    def is_turn(self) -> bool:
        """Whether a turn action is asked for."""
        return self.ask == Ask.ACT

    def __repr__(self) -> str:
        what = self.verb if self.about in ("", self.verb) else f"{self.verb} ({self.about})"
        return f"<Decision of {player_name(self.player)}: {what}, {len(self.options)} options>"


def is_private(st: State, refs: list[int] | tuple[int, ...]) -> bool:
    """Whether picks among these cards show something hidden (then even an only answer is asked)."""
    return any(st.zone_of(ref) in _HIDDEN for ref in refs)
