"""What happened: one record per game action, with the rule it follows.

Triggers, history, the log, explanations and statistics all read these.  Nothing here writes.
"""

from __future__ import annotations

from illumineer.compiling import mypyc_attr
from illumineer.cr import CR
from illumineer.facts import Fact
from illumineer.vocab import Happening, player_name


@mypyc_attr(acyclic=True, free_list_len=1)
class Event:
    """One thing that happened.  Cards are references, players their numbers; 0 / -1 is nobody.

    `n` counts: the damage, the cards, the lore …; of a character that moves, the locations that it comes from (0 or 1).
    """

    __slots__ = (
        "cards",
        "cause",
        "fact",
        "in_challenge",
        "n",
        "object",
        "player",
        "rule",
        "seen",
        "source",
        "subject",
        "tops",
        "what",
    )

    def __init__(
        self,
        kind: int,
        rule: CR,
        player: int = -1,
        subject: int = 0,
        object: int = 0,
        n: int = 0,
        cause: int = 0,
        source: int = 0,
        in_challenge: bool = False,
        fact: Fact | None = None,
    ) -> None:
        self.what = kind  # which kind, for the core; others read `kind`
        self.rule = rule
        self.player = player
        self.subject = subject
        self.object = object
        self.n = n
        self.cause = cause
        self.source = source
        self.in_challenge = in_challenge
        self.fact = fact  # what else there is to tell
        # Of the subject, the object and the source (where the event is logged or remembered):
        self.cards: tuple[int, ...] = ()  # which card of the book it was then
        self.seen: tuple[int, ...] = ()  # the players who may know that, a bit for each
        self.tops: tuple[int, ...] = ()  # the ids of the cards on top then, if one of the three was a stack

    @property
    def kind(self) -> Happening:
        """Which kind of event it is."""
        found: Happening = Happening(self.what)
        return found

    def __repr__(self) -> str:
        who = f", {player_name(self.player)}" if self.player >= 0 else ""
        number = f", {self.n}" if self.n else ""
        return f"<Event {Happening(self.kind).name.lower().replace('_', ' ')}{who}{number}>"
