"""Deck lists that a command is given: files or standard input; and what of them is not in the deck."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from illumineer.cli.language import told
from illumineer.messages import Message

if TYPE_CHECKING:
    from illumineer.cards.decklist import DeckList
    from illumineer.cards.library import Library

_STANDARD_INPUT: Final = "-"


def read_one(file: str, library: Library, lang: str) -> DeckList:
    """The deck list in a file, or in standard input if the file is called "-"."""
    from illumineer.cards.decklist import LARGEST, read_deck_bytes, read_deck_file

    if file != _STANDARD_INPUT:
        return read_deck_file(file, library)
    data = sys.stdin.buffer.read(LARGEST + 1) if sys.stdin is not None else b""
    return read_deck_bytes(data, library, told("decks.standard_input", lang))


def read_all(files: Sequence[str], library: Library, lang: str) -> list[list[str]]:
    """The cards of these decks; standard error says what was left out of which."""
    from illumineer.cards.decklist import read_deck_file

    decks = [read_deck_file(file, library) for file in files]
    for deck in decks:
        tell_left_out(deck, lang)
    return [deck.names for deck in decks]


def left_out(deck: DeckList) -> list[Message]:
    """What was left out of a deck, with the file it stands in."""
    return [Message("decks.left_out_of", {"where": deck.where, "what": each.message}) for each in deck.left_out]


def tell_left_out(deck: DeckList, lang: str) -> None:
    """Say on standard error what was left out of a deck."""
    from illumineer.words import say

    for each in left_out(deck):
        print(say(each, lang), file=sys.stderr)
