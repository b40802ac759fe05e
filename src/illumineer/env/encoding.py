"""Observations and masks as arrays, and their spaces.

    encoding = Encoding(book)
    encoding.split(observation)["my_play"]      # a part of an observation, as a view of the same numbers
    encoding.action_name(412)                   # "quest my_play 3"
"""

from __future__ import annotations

from functools import cached_property
from math import prod

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from illumineer.compile.book import CardBook
from illumineer.env import layout
from illumineer.env.slotted import Coder, SlottedView
from illumineer.vocab import How

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]


class Encoding:
    """The encoding for one card book: tables, spaces, and how to read an observation."""

    def __init__(self, book: CardBook) -> None:
        self.version = layout.ENCODING
        self.coder = Coder(book)
        self.parts = layout.parts(len(self.cards))
        self.size = sum(prod(shape) for shape in self.parts.values())

    @property
    def cards(self) -> tuple[str, ...]:
        """The card table: the card with number n is `cards[n - 2]`."""
        return self.coder.cards

    @property
    def names(self) -> tuple[str, ...]:
        """The name table: what can be named, in the order of the last actions."""
        return self.coder.names

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return self.coder.actions

    @cached_property
    def card_features(self) -> NDArray[np.int16]:
        """What is printed on each card, by card number (two empty rows first): the columns of a card row."""
        rows = np.zeros((layout.FIRST_CARD + len(self.cards), layout.PRINTED), np.int16)
        for place, row in enumerate(self.coder.printed, start=layout.FIRST_CARD):
            rows[place] = np.frombuffer(row, np.int16)
        return rows

    # --- spaces ------------------------------------------------------------------------------

    def observation_space(self) -> spaces.Box:
        return spaces.Box(layout.LOW, layout.HIGH, (self.size,), np.int16)

    def mask_space(self) -> spaces.Box:
        return spaces.Box(0, 1, (self.actions,), np.int8)

    def action_space(self) -> spaces.Discrete[np.int64]:
        return spaces.Discrete(self.actions)

    # --- arrays ------------------------------------------------------------------------------

    def observation(self, slotted: SlottedView, my_list: bytes, their_list: bytes) -> Observation:
        """What is seen; a new array."""
        return np.frombuffer(slotted.numbers(my_list, their_list), np.int16)

    def mask(self, slotted: SlottedView | None) -> Mask:
        """1 for every action that is legal; a new array."""
        found = np.zeros(self.actions, np.int8)
        if slotted is not None:
            found[list(slotted.actions)] = 1
        return found

    def split(self, observation: Observation) -> dict[str, Observation]:
        """The parts of an observation by name, each in its shape."""
        found: dict[str, Observation] = {}
        at = 0
        for name, shape in self.parts.items():
            found[name] = observation[at : at + prod(shape)].reshape(shape)
            at += prod(shape)
        return found

    def action_name(self, action: int) -> str:
        """What an action means, in short and in every language the same."""
        region, place = layout.region(action)
        if region == "pick":
            return f"pick {layout.slot_name(place)}"
        if region in ("ink", "play"):
            return f"{region} {layout.slot_name(layout.from_slot(place))}"
        if region == "activate":
            slot, ability = divmod(place, layout.ABILITIES)
            return f"activate {layout.slot_name(slot)} {ability}"
        if region in ("quest", "challenge", "move", "boost"):
            return f"{region} {layout.slot_name(place)}"
        if region == "way":
            how, which = divmod(place, layout.WAYS)
            return f"way {How(how).name.lower()} {which}"
        if region == "name":
            return f"name {self.names[place]}"
        words = _WORDS.get(region)
        if words is not None:
            return f"{region} {words[place]}"
        return region if layout.REGIONS[region] == 1 else f"{region} {place}"


_WORDS = {
    "accept": ("no", "yes"),
    "enter": ("ready", "exerted"),
    "put": ("top", "bottom"),
    "player": ("me", "them"),
}
