"""How much the grammar hangs on single sets and single cards: the measure of what it would read of a new set.

To leave a set out means to drop every wording that only cards of that set use, as if the set had not been printed
when the grammar was written, and to read the set with the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from illumineer.cards.lorcanajson import UniqueCard
from illumineer.text.card import read_paragraph
from illumineer.text.kernel import Wording
from illumineer.text.outcome import Declined

Wordings = frozenset[Wording]


def _alternative(wording: Wording) -> str | Wording:
    """A wording, or the construction that it shares with other categories: a list of three is one way to speak."""
    return wording.rule.kin or wording


@dataclass(frozen=True, slots=True)
class LeftOut:
    """What became of a set that was left out."""

    set: str
    cards: int
    compiled: int  # with the whole grammar
    kept: int  # without the wordings of its own
    dropped: tuple[str, ...]  # those wordings
    lost: tuple[str, ...]  # the cards that are read no more


@dataclass(frozen=True, slots=True)
class Alone:
    """Cards that need a wording which no other card uses."""

    cards: int  # all that are compiled
    alone: tuple[tuple[str, tuple[str, ...]], ...]  # name, and the wordings of its own


def needs(card: UniqueCard, without: Wordings = frozenset()) -> Wordings | None:
    """The wordings that a card is read with; None if it is declined."""
    found: set[Wording] = set()
    for paragraph in card.printed.paragraphs:
        read = read_paragraph(paragraph.text, card.printed.type, without=without)
        if isinstance(read, Declined):
            return None
        found |= read.derivation.wordings()
    return frozenset(found)


class Usage:
    """Which cards use which wordings."""

    def __init__(self, cards: Sequence[UniqueCard], advance: Callable[[int], None] = lambda done: None) -> None:
        self.cards = cards
        self.needs: list[Wordings | None] = []
        for card in cards:
            self.needs.append(needs(card))
            advance(1)

    def leave_out(self, code: str) -> LeftOut:
        """Read the cards that first appeared in a set without the wordings that only they use."""
        inside = [card.facts.first_set == code for card in self.cards]
        own: set[Wording] = set()
        others: set[Wording] = set()
        for belongs, used in zip(inside, self.needs, strict=True):
            (own if belongs else others).update(used or ())
        known = {_alternative(wording) for wording in others}
        dropped = frozenset(wording for wording in own if _alternative(wording) not in known)
        compiled, lost = 0, []
        for belongs, card, used in zip(inside, self.cards, self.needs, strict=True):
            if not belongs or used is None:
                continue
            compiled += 1
            if used & dropped and needs(card, dropped) is None:
                lost.append(card.full_name)
        names = tuple(sorted(map(repr, dropped)))
        return LeftOut(code, sum(inside), compiled, compiled - len(lost), names, tuple(lost))

    def alone(self) -> Alone:
        """The cards that cannot be read without a wording of their own."""
        times = Counter(key for used in self.needs for key in {_alternative(wording) for wording in used or ()})
        found = []
        for card, used in zip(self.cards, self.needs, strict=True):
            own = frozenset(wording for wording in used or () if times[_alternative(wording)] == 1)
            if own and needs(card, own) is None:
                found.append((card.full_name, tuple(sorted(map(repr, own)))))
        return Alone(sum(used is not None for used in self.needs), tuple(found))
