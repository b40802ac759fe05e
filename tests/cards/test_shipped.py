"""The database that the package ships, and the decks to start with."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest
from tests.shared import CARD_FILE, needs_card_file

from illumineer import text
from illumineer.cards import formats
from illumineer.cards.decklist import read_deck_file
from illumineer.cards.facts import FORMATS, allowed
from illumineer.cards.importing import entry
from illumineer.cards.library import SHIPPED, Library
from illumineer.cards.lorcanajson import read_file
from illumineer.cards.reading import check
from illumineer.cards.starters import ICE_AND_FIRE, SINGERS_AND_TINKERERS, starter_decks
from illumineer.cards.storage import load
from illumineer.cards.written import beside, digests
from illumineer.game import Game


@pytest.fixture(scope="module")
def library() -> Library:
    return Library([load(SHIPPED)])


def test_every_card_is_there_with_its_facts(library: Library) -> None:
    entries = list(library)
    assert sum(not each.facts.quest for each in entries) >= 2680
    assert sum(each.facts.quest for each in entries) >= 103
    for each in entries:
        assert each.facts.first_set in library.sets
        assert all(printing.set in library.sets for printing in each.facts.printings)
        assert each.facts.quest or each.facts.periods(FORMATS[1])


def test_every_playable_card_can_be_played(library: Library) -> None:
    playable = [each for each in library if not each.unplayable]
    assert len(library.book()) == len(playable)
    assert {each.facts.first_set for each in library if each.unplayable} <= {"Q1", "Q2", "Q3"}


@pytest.mark.parametrize(("number", "since"), [(12, "2026-05-08"), (13, "2026-07-17"), (14, "2026-10-16")])
def test_a_set_may_be_used_in_tournaments_since_its_day(number: int, since: str, library: Library) -> None:
    facts = library.sets[str(number)]
    assert (facts.number, facts.tournaments, facts.core, facts.infinity) == (number, since, (since, ""), (since, ""))
    new = [each.facts for each in library if each.facts.first_set == str(number)]
    assert len(new) > 200
    assert all(each.core == each.infinity == ((since, ""),) for each in new)


def test_core_rotates_on_the_day_on_which_set_13_comes(library: Library) -> None:
    for number in range(5, 9):
        core, infinity = library.sets[str(number)].core, library.sets[str(number)].infinity
        assert core is not None and infinity is not None
        assert (core[1], infinity[1]) == ("2026-07-17", "")


def test_a_banned_card_was_allowed_until_its_ban(library: Library) -> None:
    banned = [each for each in library if each.facts.infinity and each.facts.infinity[-1][1]]
    assert [each.facts.infinity[-1][1] for each in banned] == ["2026-03-26"]
    assert not allowed(banned[0].facts.core, "2026-03-25")
    assert allowed(banned[0].facts.infinity, "2026-03-25")
    assert not allowed(banned[0].facts.infinity, "2026-03-26")


def test_every_card_says_what_its_digest_says(library: Library) -> None:
    """If a wording was changed on purpose, `make digests` writes them anew."""
    kept, now = beside(SHIPPED).read_text(encoding="utf-8"), digests(library)
    reworded = [line[18:] for line in now.splitlines() if line not in set(kept.splitlines())]
    assert not reworded
    assert now == kept


def test_a_digest_is_of_the_words_of_both_languages(library: Library) -> None:
    entry = next(each for each in library if not each.unplayable and each.surface)
    english, spanish = (
        hashlib.blake2b("\n".join(text.write_card(entry.card, lang, entry.surface)).encode(), digest_size=4).hexdigest()
        for lang in ("en", "es")
    )
    assert english != spanish
    assert digests([entry]) == f"{english} {spanish} {entry.full_name}\n"
    assert digests([replace(entry, unplayable="why")]) == f"-------- -------- {entry.full_name}\n"


@pytest.mark.parametrize("deck", [SINGERS_AND_TINKERERS, ICE_AND_FIRE], ids=["singers", "ice"])
def test_the_starter_decks_are_core_decks(deck: tuple[tuple[int, str], ...], library: Library) -> None:
    names = [name for copies, name in deck for _ in range(copies)]
    assert len(names) == 60
    assert formats.problems(lambda name: library[name].plain, names, formats.CORE, "2.3") == []
    day = library.sets["14"].tournaments
    assert not [name for name in names if formats.not_allowed(name, library[name].facts, formats.CORE, day, "2.3")]
    assert {"13", "14"} & {library[name].facts.first_set for name in names}


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


@needs_card_file
def test_the_database_is_what_build_makes_of_the_card_file(library: Library) -> None:
    """If not, `make cards` makes it anew."""
    stale = [
        each.full_name
        for each in read_file(CARD_FILE).cards
        if library[each.full_name] != entry(check(each))
    ]
    assert not stale
