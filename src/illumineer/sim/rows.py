"""A game of a duel as a short text, of some 80 letters: what a page keeps of it and sends back to have it counted.

    row = to_row(result)
    result == from_row(row, duel, number)

The first letter has who began and who won; alone it is enough for win rates.  Behind it stands the rest, as bytes in
base64: why the game ended, its length, the lore after each turn, the cards of the hands.  The number of the game is not
in it, nor its seed, which follows from the duel and the number.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Sequence
from typing import Final

from illumineer.cr import CR
from illumineer.errors import SimulationError
from illumineer.limits import MOST_NUMBER
from illumineer.sim.duel import Duel
from illumineer.sim.result import GameResult, different

_OUTCOMES: Final = "abcdef"
"""By who began and who won: of the first deck's games those that nobody, it and the other won, then of the other's."""
_REASONS: Final = ("", "CHECK_WIN_BY_LORE", "CHECK_EMPTY_DECK", "CONCEDE", "turn_limit", "loop", "fault")
"""Why most games end; any other reason is written out."""
_LEAST, _MOST = -3, 11
"""Lore that both decks gain in most turns: then one byte has both."""
_OTHER: Final = 255
LONGEST: Final = 4_000
"""Letters of a row; the longest of 200 turns have some 900."""


def to_row(result: GameResult) -> str:
    """The text of a result."""
    body = _Writer()
    reason = _REASONS.index(result.reason) if result.reason in _REASONS else 0
    body.number(reason)
    if not reason:
        body.text(result.reason)
    for n in (result.turns, result.decisions, *result.lore):
        body.number(n)
    body.race(result.lore_by_turn)
    for hand in result.opening:
        body.number(len(hand))
        for place in hand:
            body.number(place)
    for cards in (*result.drawn, *result.played):
        body.places(cards)
    body.text(result.fault)
    rest = urlsafe_b64encode(body.bytes).decode().rstrip("=")
    return _OUTCOMES[3 * result.first + 1 + result.winner] + rest


def outcome(row: str, duel: Duel, number: int) -> GameResult:
    """Of a row, or of its first letter: who began and who won.  Nothing else is in the result."""
    place = _OUTCOMES.find(row[:1]) if row else -1
    if place < 0:
        raise _broken(number)
    first, winner = divmod(place, 3)
    nothing: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    return GameResult(
        number, duel.seed_of(number), first, winner - 1, "", 0, 0, (0, 0), nothing, nothing, nothing, nothing
    )


def from_row(row: str, duel: Duel, number: int) -> GameResult:
    """The result that was written; SimulationError if the text is no row of this duel."""
    found = outcome(row, duel, number)
    try:
        body = _Reader(urlsafe_b64decode(row[1:] + "=" * (-len(row[1:]) % 4)))
        reason = body.number()
        found.reason = _REASONS[reason] if reason else CR[body.text()].name
        found.turns, found.decisions = body.number(), body.number()
        found.lore = body.number(), body.number()
        found.lore_by_turn = body.race()
        found.opening = body.hand(), body.hand()
        found.drawn = body.places(), body.places()
        found.played = body.places(), body.places()
        found.fault = body.text()
    except (Error, ValueError, LookupError):
        raise _broken(number) from None
    if not _fits(found, duel):
        raise _broken(number)
    return found


def _fits(found: GameResult, duel: Duel) -> bool:
    """Whether such a game can have been: its cards are those of the decks, and its turns have their lore."""
    for deck in (0, 1):
        most = len(different(duel.decks[deck]))
        if any(place >= most for row in (found.opening, found.drawn, found.played) for place in row[deck]):
            return False
        race = (*found.lore_by_turn[deck], found.lore[deck])
        if len(race) != found.turns + 1 or not all(0 <= lore <= MOST_NUMBER for lore in race):
            return False
    return found.turns <= duel.turn_limit and found.decisions <= 2 * duel.game_decisions


def _broken(number: int) -> SimulationError:
    return SimulationError("duel.no_row", number=number)


class _Writer:
    """Numbers, one after the other: seven bits in a byte, the eighth says that more follow."""

    def __init__(self) -> None:
        self.bytes = bytearray()

    def number(self, n: int) -> None:
        while n > 127:
            self.bytes.append(n & 127 | 128)
            n >>= 7
        self.bytes.append(n)

    def text(self, text: str) -> None:
        data = text.encode()
        self.number(len(data))
        self.bytes += data

    def places(self, places: Sequence[int]) -> None:
        """Different places, as the bits of a number."""
        bits = sum(1 << place for place in places)
        size = (bits.bit_length() + 7) // 8
        self.number(size)
        self.bytes += bits.to_bytes(size, "little")

    def race(self, lore: tuple[Sequence[int], Sequence[int]]) -> None:
        """The lore of both decks after each turn, as what each turn has changed."""
        self.number(len(lore[0]))
        before = 0, 0
        for after in zip(*lore, strict=True):
            gained = [now - then for now, then in zip(after, before, strict=True)]
            if all(_LEAST <= each <= _MOST for each in gained):
                self.bytes.append(gained[0] - _LEAST << 4 | gained[1] - _LEAST)
            else:
                self.bytes.append(_OTHER)
                for each in after:
                    self.number(each)
            before = after


class _Reader:
    """Reads what was written; IndexError where nothing is left."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def _byte(self) -> int:
        found = self._data[self._at]
        self._at += 1
        return found

    def _bytes(self, size: int) -> bytes:
        self._at += size
        if self._at > len(self._data):
            raise IndexError(size)
        return self._data[self._at - size : self._at]

    def number(self) -> int:
        found = shift = 0
        while (byte := self._byte()) > 127:
            found |= (byte & 127) << shift
            shift += 7
        return found | byte << shift

    def text(self) -> str:
        return self._bytes(self.number()).decode()

    def hand(self) -> tuple[int, ...]:
        return tuple(self.number() for _ in range(self.number()))

    def places(self) -> tuple[int, ...]:
        bits = int.from_bytes(self._bytes(self.number()), "little")
        return tuple(place for place in range(bits.bit_length()) if bits >> place & 1)

    def race(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        one: list[int] = []
        other: list[int] = []
        now = [0, 0]
        for _ in range(self.number()):
            byte = self._byte()
            if byte == _OTHER:
                now = [self.number(), self.number()]
            else:
                now = [now[0] + (byte >> 4) + _LEAST, now[1] + (byte & 15) + _LEAST]
            one.append(now[0])
            other.append(now[1])
        return tuple(one), tuple(other)
