"""The results of a duel in memory: packed, so that a hundred thousand of them take some 25 megabytes."""

from __future__ import annotations

import struct
from array import array
from collections.abc import Iterator
from typing import Final

from illumineer.sim.result import GameResult

_HEAD: Final = struct.Struct("<QbbHIH?")
DRAW: Final = 2
UNKNOWN: Final = 255


class Results:
    """Results by the number of their game; iteration gives them in that order."""

    def __init__(self) -> None:
        self._packed: list[bytes | None] = []
        self._reasons: list[str] = []
        self._outcomes = bytearray()
        self._faults: dict[int, str] = {}
        self._n = 0

    def __len__(self) -> int:
        return self._n

    def __contains__(self, number: int) -> bool:
        return self.outcome(number) != UNKNOWN

    def __iter__(self) -> Iterator[GameResult]:
        for number, packed in enumerate(self._packed):
            if packed is not None:
                yield self._unpack(number, packed)

    def get(self, number: int) -> GameResult | None:
        """The result of a game, if it is there."""
        packed = self._packed[number] if number < len(self._packed) else None
        return self._unpack(number, packed) if packed is not None else None

    def outcome(self, number: int) -> int:
        """The deck that won, DRAW or UNKNOWN."""
        return self._outcomes[number] if number < len(self._outcomes) else UNKNOWN

    @property
    def outcomes(self) -> bytes:
        """The outcomes of all games up to the last that is there, by their numbers."""
        return bytes(self._outcomes)

    def fault(self, number: int) -> str:
        """What a bot did wrong in that game, if anything."""
        return self._faults.get(number, "")

    def wins(self, deck: int) -> int:
        """Games that the deck won."""
        return self._outcomes.count(deck)

    def add(self, result: GameResult) -> None:
        """Keep a result; a game that is kept already is the same game, and counts once."""
        number = result.number
        if number in self:
            return
        more = number + 1 - len(self._packed)
        if more > 0:
            self._packed += [None] * more
            self._outcomes += bytes([UNKNOWN]) * more
        self._packed[number] = self._pack(result)
        self._outcomes[number] = DRAW if result.winner < 0 else result.winner
        if result.fault:
            self._faults[number] = result.fault
        self._n += 1

    def cut(self, games: int) -> None:
        """Forget the games from that number on."""
        del self._packed[games:]
        del self._outcomes[games:]
        self._faults = {number: fault for number, fault in self._faults.items() if number < games}
        self._n = sum(each is not None for each in self._packed)

    def _pack(self, result: GameResult) -> bytes:
        if result.reason not in self._reasons:
            self._reasons.append(result.reason)
        reason = self._reasons.index(result.reason)
        body = [*result.lore]
        for pair in (result.lore_by_turn, result.opening, result.drawn, result.played):
            for row in pair:
                body.append(len(row))
                body.extend(row)
        wide = max(body) > 255
        head = _HEAD.pack(result.seed, result.first, result.winner, reason, result.decisions, result.turns, wide)
        return head + array("H" if wide else "B", body).tobytes()

    def _unpack(self, number: int, packed: bytes) -> GameResult:
        seed, first, winner, reason, decisions, turns, wide = _HEAD.unpack_from(packed)
        body = array("H" if wide else "B", packed[_HEAD.size :])
        rows: list[tuple[int, ...]] = []
        at = 2
        while at < len(body):
            n = body[at]
            rows.append(tuple(body[at + 1 : at + 1 + n]))
            at += 1 + n
        return GameResult(
            number,
            seed,
            first,
            winner,
            self._reasons[reason],
            turns,
            decisions,
            (body[0], body[1]),
            (rows[0], rows[1]),
            (rows[2], rows[3]),
            (rows[4], rows[5]),
            (rows[6], rows[7]),
            self.fault(number),
        )
