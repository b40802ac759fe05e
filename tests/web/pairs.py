"""Games that differ only in what the person at the screen cannot know, and the same calls about each of them.

A door is handed in as a function; the law is that it answers all games of a family with the same bytes, but for what is
drawn by lot for every table: its name, and the sealed game.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from illumineer import Game

Data = dict[str, Any]
Door = Callable[[str, str | None, Data], str]
"""Asks a call about a table (None: none yet) and gives the very text of the reply."""

COSTLY = [
    "Hades - King of Olympus", "Elsa - Spirit of Winter", "Ursula - Power Hungry", "Genie - Powers Unleashed",
    "Mickey Mouse - Artful Rogue", "Captain Hook - Ruthless Pirate", "Scar - Shameless Firebrand", "Be Prepared",
]  # fmt: skip
"""Cards that can neither be paid for nor put into the inkwell: who draws one has no more to choose than before."""
COMMON = [
    "Mr. Smee - Loyal First Mate",
    "Stitch - New Dog",
    "Olaf - Friendly Snowman",
    "Minnie Mouse - Beloved Princess",
]
PLAYED, DISCARDED = "Duke of Weselton - Opportunistic Official", "Archimedes - Highly Educated Owl"
"""What p2 has in hand in every game, and brings to light; at the same places, by which a position numbers its cards."""
HIDDEN = [*COSTLY, *COMMON, PLAYED, DISCARDED]


def record_of(position: Data) -> Data:
    """The record of a game that begins in a position."""
    return Game.from_position(position).record()


def _unknown(names: list[str]) -> list[Data]:
    return [{"card": name, "known": []} for name in names]


def two_people(dice: random.Random) -> Data:
    """A record in which the hand of p2, the inkwells, a facedown card and both decks are as chance has it."""
    theirs, mine = [*COSTLY[:4], *COMMON], [f"{name}#2" for name in (*COSTLY, *COMMON)]
    dice.shuffle(theirs)
    dice.shuffle(mine)
    return record_of(
        {
            "p1": {
                "play": [{"card": "Elsa - Snow Queen", "drying": True}],
                "hand": ["Sudden Chill", "Blast from Your Past", "Dragon Fire"],
                "ink": {"ready": _unknown(mine[:9])},
                "deck": ["Goofy - Musketeer", "Goofy - Musketeer#2", *mine[9:]],
            },
            "p2": {
                "play": ["Robin Hood - Capable Fighter", {"card": "Gaston - Frightful Bully", "facedown": theirs[2:3]}],
                "hand": [PLAYED, DISCARDED, *theirs[:2]],
                "ink": {"ready": _unknown(theirs[3:5])},
                "deck": theirs[5:],
            },
        }
    )


def against_a_bot(dice: random.Random) -> Data:
    """A record in which the decks and the bot's inkwell are as chance has it; the bot never has anything to choose."""
    theirs, mine = COSTLY[:], [f"{name}#2" for name in (*COSTLY, *COMMON)]
    dice.shuffle(theirs)
    dice.shuffle(mine)
    return record_of(
        {
            "p1": {
                "play": ["Elsa - Snow Queen"],
                "hand": ["Dragon Fire"],
                "ink": 5,
                "deck": ["Goofy - Musketeer", "Goofy - Musketeer#2", *mine],
            },
            "p2": {"play": ["Stitch - Rock Star"], "ink": {"ready": _unknown(theirs[:2])}, "deck": theirs[2:]},
        }
    )


class Table:
    """A table behind a door.  `sent` has every message that came of it: the call, the viewer, the text."""

    def __init__(self, door: Door, record: Data, seats: list[str]) -> None:
        self._door = door
        self.sent: list[tuple[str, str, str]] = []
        self.kept: list[str] = []
        self.seat: Data = {"id": None, "n": 0}
        self.ask("play.resume", record=record, seats=seats)

    def ask(self, name: str, **args: Any) -> Data:
        """The reply; a table that it shows is the one that is looked at from now on."""
        text = self._door(name, self.seat["id"], args)
        reply: Data = json.loads(text)
        found: Data = reply.get("ok", {})
        if "table" in found:
            self.kept.append(found["kept"])
            for drawn in (found["kept"], found["id"]):
                text = text.replace(json.dumps(drawn), '"*"')
            self.seat = found
        self.sent.append((f"{name} {'' if 'record' in args else args}", self.seat.get("viewer", ""), text))
        return reply

    def step(self, name: str, **more: Any) -> Data:
        """A call that changes something; it is taken."""
        reply = self.ask(name, n=self.seat["n"], **more)
        assert reply["ok"]["refused"] is None and not reply["ok"]["stale"], reply["ok"]["refused"]
        return self.seat

    def answer(self, *moves: str) -> Data:
        return self.step("play.answer", moves=list(moves))


def probed(table: Table, some: int) -> None:
    """Ask in vain: for what is hidden, for what is past, with what is no argument."""
    n = table.seat["n"]
    names = [*HIDDEN[::some], "Nobody - Nowhere"]
    for name in names:
        for move in (f"play {name}", f"choose {name}", f"name {name}", f"play {name}#2"):
            table.ask("play.answer", n=n, moves=[move])
    for move in ("play facedown", "play facedown#2", "choose p2.hand.1", "choose p2.deck.1", "12", "", "done", "draw"):
        table.ask("play.answer", n=n, moves=[move], lang="es")
    for args in ({}, {"n": "x", "moves": ["done"]}, {"n": n, "moves": "done"}, {"n": n, "moves": [[]]}, {"n": n - 1}):
        table.ask("play.answer", **args)
    table.ask("play.answer", n=n - 1, moves=["done"])
    for key in ("p2.hand.1", "p2.ink.1", "p1.deck.3", "c0aaa", "c9999zzz", ""):
        table.ask("play.values", card=key)
        table.ask("play.targets", card=key)
    for card in table.seat["table"]["players"][0]["hand"] + table.seat["table"]["players"][0]["play"]:
        table.ask("play.targets", card=card["key"])
    for words in ("", "a", *names[:2]):
        table.ask("play.naming", words=words)
    for line in (None, "board", "log", "all", f"card {PLAYED}", f"why not play {names[0]}", f"play {names[1]}", "99"):
        table.ask("play.say", n=n, line=line)
    for pick in ("p2", "p2.hand.1", "c0aaa"):
        table.ask("play.unpick", n=n, pick=pick)
    table.ask("play.case")
    table.ask("play.record")
    table.ask("play.again", n=n)
    table.ask("play.look", lang="es")
    table.ask("play.look", have={"viewer": "p1", "lines": 3, "backs": table.seat["backs"]})


def through_two_people(door: Door, record: Data) -> Table:
    """Two people at one screen: what p2 does is the same in all games, and p2's own eyes are not compared."""
    table = Table(door, record, ["person", "person"])
    _in_vain_at_a_hand_over(table)
    table.step("play.take")
    probed(table, 3)
    table.step("play.answer", moves=["play Sudden Chill"])
    assert table.seat["handover"] == "p2" and table.seat["table"]["question"]["by"] == "p2"
    _in_vain_at_a_hand_over(table)
    table.step("play.take")
    table.answer(f"choose {DISCARDED}")
    assert table.seat["handover"] == "p1"
    table.step("play.take")
    table.answer("play Blast from Your Past")
    probed(table, 5)
    table.answer("name Stitch")
    table.ask("play.back", n=table.seat["n"])
    table.answer("end turn")
    table.step("play.take")
    table.answer(f"play {PLAYED}")
    table.answer("end turn")
    _in_vain_at_a_hand_over(table)
    table.step("play.take")
    table.answer("quest Elsa - Snow Queen")
    table.step("play.back")
    return table


def _in_vain_at_a_hand_over(table: Table) -> None:
    assert table.seat["viewer"] == "spectator" and table.seat["handover"] is not None
    n = table.seat["n"]
    table.ask("play.back", n=n)
    table.ask("play.concede", n=n)
    table.ask("play.record")
    for move in ("end turn", f"choose {PLAYED}", f"play {PLAYED}"):
        table.ask("play.answer", n=n, moves=[move])
    table.ask("play.naming", words="a")
    table.ask("play.case")
    table.ask("play.say", n=n, line=None)
    table.ask("play.unpick", n=n, pick="p2.hand.1")
    table.ask("play.values", card="p2.hand.1")
    table.ask("play.targets", card="p2.hand.1")
    table.ask("play.look", have={"viewer": "spectator", "lines": 2, "backs": table.seat["backs"]})


def through_a_bot(door: Door, record: Data, bot: str) -> Table:
    """A person against a bot, which is asked to decide, and stopped."""
    table = Table(door, record, ["person", bot])
    table.answer("end turn")
    while table.seat["thinking"]:
        table.ask("play.answer", n=table.seat["n"], moves=["end turn"])
        table.step("play.bot")
    probed(table, 6)
    table.answer("play Dragon Fire", "choose Stitch - Rock Star")
    table.answer("end turn")
    if table.seat["thinking"]:
        table.step("play.hurry")
    assert table.seat["table"]["active"] == "p1"
    table.ask("play.bot", n=table.seat["n"])
    table.ask("play.hurry", n=table.seat["n"])
    return table


FAMILIES = ("person", "greedy", "search:20")
"""Who sits opposite the person."""
_MANY = 3


def played(door: Door, against: str) -> list[Table]:
    """The games of a family, played at a door."""
    if against == "person":
        return [through_two_people(door, two_people(random.Random(n))) for n in range(_MANY)]
    return [through_a_bot(door, against_a_bot(random.Random(n)), against) for n in range(_MANY)]


def held(tables: list[Table]) -> None:
    """The law: all games of a family were answered alike, with texts of the same length to keep."""
    first, *others = tables
    assert others and len(first.sent) > 20
    for other in others:
        for (asked, eyes, text), (said, whose, again) in zip(first.sent, other.sent, strict=True):
            assert (asked, eyes) == (said, whose)
            assert eyes == "p2" or again == text, asked
        assert [len(kept) for kept in other.kept] == [len(kept) for kept in first.kept]
    theirs = [[text for _, eyes, text in table.sent if eyes == "p2"] for table in tables]
    assert not theirs[0] or len({*map(tuple, theirs)}) == len(tables), "p2 sees which game it is"
