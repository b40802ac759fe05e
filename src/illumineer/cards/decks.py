"""The decks of a game: lists of names that a card book knows, checked before play (1.10)."""

from __future__ import annotations

from collections.abc import Sequence

from illumineer import ir
from illumineer.cards import formats
from illumineer.compile.book import CardBook
from illumineer.errors import DeckError
from illumineer.messages import Message
from illumineer.vocab import player_name

VARIANTS = ("constructed", "free", "pack rush")


def build(book: CardBook, lists: list[list[str]], variant: str, edition: str) -> list[list[int]]:
    """The decks as places in the book; DeckError names the card and the rule."""
    if not 2 <= len(lists) <= 4:
        raise DeckError("decks.players", n=len(lists))
    if variant not in VARIANTS:
        raise DeckError("decks.variant", variant=variant, known=VARIANTS)
    return [_one(book, names, player, variant, edition) for player, names in enumerate(lists)]


def _one(book: CardBook, names: list[str], player: int, variant: str, edition: str) -> list[int]:
    whose = player_name(player)
    for name in names:
        if name not in book:
            raise DeckError("decks.no_card", player=whose, name=name)
    if not names:
        raise DeckError("decks.empty", player=whose)
    if variant == "constructed":
        found = problems(book, names, edition)
        if found:
            raise DeckError("decks.wrong", player=whose, what=found[0])
    return [book.card(name).index for name in names]


def problems(book: CardBook, names: list[str], edition: str) -> list[Message]:
    """Everything that keeps a list from being a Constructed deck."""

    def printed(name: str) -> ir.Card:
        card = book.card(name).card
        assert isinstance(card, ir.Card)
        return card

    return [what for _, what in formats.problems(printed, names, formats.CONSTRUCTED, edition)]


def teams(given: Sequence[int] | None, players: int) -> tuple[int, ...] | None:
    """Team numbers, one for each player."""
    if given is None:
        return None
    if any(type(team) is not int for team in given):
        raise DeckError("decks.not_teams", value=repr(given))
    if len(given) != players:
        raise DeckError("decks.teams", n=len(given), players=players)
    if len(set(given)) < 2:
        raise DeckError("decks.one_team")
    return tuple(given)
