"""Law: no document tells what its viewer cannot know.

Two cards that are hidden from the viewer change places: the table, what is refused and why, and the lines of the next
move stay as they were.  And nothing that could be reckoned with is written: no seed, no reference, no digest.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tests.laws.pool import books, new_game, walk
from tests.laws.test_hidden import pairs, swapped
from tests.laws.test_order_of_drawing import came_otherwise
from tests.play.test_hidden_at_the_table import bare

from illumineer.core.rng import Dice
from illumineer.core.state import is_ref
from illumineer.document import lines, table
from illumineer.game import Game
from illumineer.seen.view import SPECTATOR, knows
from illumineer.telling import Story


def shown(game: Game, viewer: int) -> str:
    """Everything that a document of the table can say to the viewer."""
    return json.dumps(table(game, viewer, refused=True, texts=False))


def told(game: Game, viewer: int) -> str:
    return json.dumps(lines(Story(game).telling(viewer, "en").lines(), game.book.cards))


def test_a_table_does_not_change_when_hidden_cards_change_places() -> None:
    dice, tried = Dice(16), 0
    for at, book in enumerate(books()):
        for seed in range(3):
            game = new_game(book, 1900 + 10 * at + seed, 2 + seed % 2)
            for n in walk(game, seed, 120):
                viewer = (*range(len(game.players)), SPECTATOR)[n % (len(game.players) + 1)]
                was = ""
                for a, b in pairs(game.state, viewer, dice, 1):
                    was = was or shown(bare(game.state), viewer)
                    tried += 1
                    assert shown(bare(swapped(game.state, a, b)), viewer) == was, (at, seed, n)
    assert tried > 500


def test_a_table_does_not_tell_when_a_card_came_to_the_hand_of_another() -> None:
    """Two cards of a hand came there the other way round: the documents of the others stay as they were."""
    dice, tried, shown_cards = Dice(18), 0, 0
    for at, book in enumerate(books()):
        for seed in range(4):
            game = new_game(book, 2000 + 10 * at + seed, 2 + seed % 2)
            for n in walk(game, seed, 150):
                st, owner = game.state, n % len(game.players)
                hand = st.hand[owner]
                shown_to = [id for id in hand if any(st.known[id] >> p & 1 for p in range(8) if p != owner)]
                if len(hand) < 2 or (not shown_to and n % 9):
                    continue
                a, b = (shown_to or hand)[0], hand[dice.below(len(hand))]
                other = came_otherwise(st, a, b) if a != b else None
                if other is None:
                    continue
                tried += 1
                shown_cards += bool(shown_to)
                for viewer in (*range(len(game.players)), SPECTATOR):
                    if viewer != owner:
                        assert shown(bare(other), viewer) == shown(bare(st), viewer), (at, seed, n)
    assert tried > 60 and shown_cards > 10


def test_lines_do_not_change_when_hidden_cards_change_places() -> None:
    dice, tried = Dice(17), 0
    for at, book in enumerate(books()):
        for seed in range(2):
            game = new_game(book, 1950 + 10 * at + seed, 2)
            for n in walk(game, seed, 90):
                asked, viewer = game.decision, (0, 1, SPECTATOR)[n % 3]
                assert asked is not None
                move = asked.options[dice.below(len(asked.options))]
                for a, b in pairs(game.state, viewer, dice, 1):
                    here, there = bare(game.state), bare(swapped(game.state, a, b))
                    if there.decision is None or move not in there.decision.options:
                        continue  # the deciding player knows more than this one
                    here.push_answer(move)
                    there.push_answer(move)
                    after = (here.state, there.state)
                    if any(st.rng != game.state.rng or knows(st, viewer, id) for st in after for id in (a, b)):
                        continue  # a deck was shuffled, or one of the two came to light
                    one, other = here.decision, there.decision
                    if (one.about if one else "") != (other.about if other else ""):
                        continue  # an effect that finds no card to do it with asks nothing
                    tried += 1
                    assert told(here, viewer) == told(there, viewer), (at, seed, n, viewer)
    assert tried > 100


def numbers(value: Any) -> Iterator[int]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from numbers(each)
    elif type(value) is int:
        yield value


def test_nothing_in_a_document_is_a_seed_a_reference_or_a_digest() -> None:
    seed = 7_364_528_190_277
    game = Game.new(seed=seed)
    story = Story(game)
    for viewer in (0, 1, SPECTATOR, None):
        story.telling(viewer, "en")
    for n in walk(game, 3, 120):
        if n % 10:
            continue
        for viewer in (0, 1, SPECTATOR, None):
            found: list[Any] = [table(game, viewer, refused=viewer == 0)]
            found.append(lines(Story(game).telling(viewer, "en").lines(), game.book.cards) if n % 40 == 0 else [])
            assert not is_ref(max(numbers(found))), "no reference is as small as that"
            text = json.dumps(found)
            for secret in (str(seed), game.digest, game.book.digest, str(game.state.rng)):
                assert secret not in text
