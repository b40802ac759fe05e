"""The database that the package ships, and the decks to start with."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from tests.cards.invented import SHARED, needs_shared_cards

from illumineer import text
from illumineer.cards import formats
from illumineer.cards.decklist import read_deck_file
from illumineer.cards.facts import FORMATS
from illumineer.cards.importing import entry
from illumineer.cards.library import SHIPPED, Library
from illumineer.cards.lorcanajson import read_file
from illumineer.cards.reading import check
from illumineer.cards.starters import ICE_AND_FIRE, SINGERS_AND_TINKERERS, starter_decks
from illumineer.cards.storage import load
from illumineer.game import Game


@pytest.fixture(scope="module")
def library() -> Library:
    return Library([load(SHIPPED)])


def test_every_card_is_there_with_its_facts(library: Library) -> None:
    entries = list(library)
    assert sum(not each.facts.quest for each in entries) >= 2269
    assert sum(each.facts.quest for each in entries) >= 66
    for each in entries:
        assert each.facts.first_set in library.sets
        assert all(printing.set in library.sets for printing in each.facts.printings)
        assert each.facts.quest or each.facts.periods(FORMATS[1])


def test_every_playable_card_can_be_played_and_written_in_both_languages(library: Library) -> None:
    playable = [each for each in library if not each.unplayable]
    assert len(playable) > 1000
    for each in playable:
        for language in ("en", "es"):
            assert len(text.write_card(each.card, language, each.surface)) <= len(each.facts.stories)
    assert len(library.book()) == len(playable)


@pytest.mark.parametrize("deck", [SINGERS_AND_TINKERERS, ICE_AND_FIRE], ids=["singers", "ice"])
def test_the_starter_decks_are_core_decks(deck: tuple[tuple[int, str], ...], library: Library) -> None:
    names = [name for copies, name in deck for _ in range(copies)]
    assert len(names) == 60
    assert formats.problems(lambda name: library[name].plain, names, formats.CORE, "2.3") == []
    today = date(2026, 11, 1).isoformat()
    assert not [name for name in names if formats.not_allowed(name, library[name].facts, formats.CORE, today, "2.3")]


def test_the_starter_decks_are_there_as_lists(library: Library) -> None:
    folder = Path(__file__).parents[2] / "examples" / "decks"
    files = (folder / "singers-and-tinkerers.txt", folder / "ice-and-fire.txt")
    lists = [read_deck_file(str(file), library).names for file in files]
    assert lists == list(starter_decks())


def test_the_starter_decks_play(library: Library) -> None:
    decks = starter_decks()
    game = Game.new(decks, library.book([*decks[0], *decks[1]]), seed=3)
    while game.decision is not None:
        game.push(game.legal_moves[0])
    assert game.outcome is not None


@needs_shared_cards
def test_the_database_is_what_build_makes_of_the_card_file(library: Library) -> None:
    """If not, `make cards` makes it anew."""
    stale = [
        each.full_name
        for each in read_file(SHARED / "cards" / "allCards.json").cards
        if library[each.full_name] != entry(check(each))
    ]
    assert not stale
