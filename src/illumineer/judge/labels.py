"""Labels: what a scenario calls its cards.  A label goes with its card from zone to zone."""

from __future__ import annotations

from collections.abc import Iterable

from illumineer.core.state import State, card_id
from illumineer.seen.labels import Label


def card_name(label: str) -> str:
    """The name of the card that a label stands for."""
    parsed = Label.parse(label)
    return parsed.name if parsed is not None and parsed.name is not None else label.strip()


def is_label(label: str) -> bool:
    """A name, and perhaps the number of a copy."""
    return Label.parse(label) is not None


class Labels:
    """Which card each label stands for, at one moment.  `after` follows the cards through a shuffle.

    Shuffling changes which card an id stands for, so a label goes with its card to the id that
    stands for such a card afterwards.  Copies of one card cannot be told apart then, by anybody.
    """

    __slots__ = ("_cards", "_ids", "_labels")

    def __init__(self, ids: dict[str, int], cards: dict[str, int]) -> None:
        self._ids = ids
        self._cards = cards  # label -> place of its card in the book
        self._labels = {id: label for label, id in ids.items()}

    @classmethod
    def of(cls, ids: dict[str, int], st: State) -> Labels:
        return cls(ids, {label: st.defs[id] for label, id in ids.items()})

    def renamed(self, names: dict[str, str]) -> Labels:
        """The same cards under other labels: old -> new."""
        return Labels(
            {names[label]: id for label, id in self._ids.items()},
            {names[label]: card for label, card in self._cards.items()},
        )

    def after(self, st: State) -> Labels:
        lost = [label for label, id in self._ids.items() if st.defs[id] != self._cards[label]]
        if not lost:
            return self
        ids = {label: id for label, id in self._ids.items() if label not in lost}
        for label in lost:
            owner = st.setup.owner[self._ids[label]]
            taken = set(ids.values())
            ids[label] = next(
                id
                for id, card in enumerate(st.defs)
                if card == self._cards[label] and st.setup.owner[id] == owner and id not in taken
            )
        return Labels(ids, self._cards)

    @property
    def all(self) -> Iterable[str]:
        return self._ids

    def id(self, label: str) -> int:
        return self._ids[label]

    def card(self, label: str) -> int:
        """The place of the label's card in the book."""
        return self._cards[label]

    def label(self, id: int) -> str | None:
        """The label of a card; None for a filler."""
        return self._labels.get(id)

    def ref(self, label: str, st: State) -> int:
        """How the engine refers to the card now."""
        return st.ref[self._ids[label]]


def id_of(st: State, ref: int) -> int:
    """The card that a reference means, or meant when it was last in play."""
    card = st.in_play.get(ref) or st.last.get(ref)
    return card.card if card is not None else card_id(ref)
