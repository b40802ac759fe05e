"""Law: a copy and what it was copied from have nothing to do with each other any more.

Checked on random games, in the middle of whatever is going on: what is done to one of them leaves
the digest, the question and the log of the other alone; and a move taken back is as if it had
never been made.
"""

from __future__ import annotations

import pickle
from copy import deepcopy

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.laws.pool import books, new_game, step, walk

from illumineer.core import machine
from illumineer.core.rng import Dice
from illumineer.errors import GameOver
from illumineer.game import Game

few = settings(max_examples=12, deadline=None, derandomize=True)


def face(game: Game) -> tuple[object, ...]:
    """Everything that a user can see of a game."""
    asked = game.decision
    return (
        game.digest,
        (asked.player, asked.kind, asked.about, list(asked.options)) if asked is not None else None,
        len(game.events),
        [game.view(player).to_json() for player in range(len(game.players))],
    )


def go_on(game: Game, seed: int, moves: int) -> None:
    dice = Dice(seed)
    for _ in range(moves):
        if game.decision is None:
            return
        step(game, dice)


@few
@given(seed=st.integers(0, 10_000), before=st.integers(0, 120), players=st.sampled_from((2, 2, 3)))
def test_a_copy_leaves_its_parent_alone_and_the_parent_its_copies(seed: int, before: int, players: int) -> None:
    for book in books():
        game = new_game(book, seed, players)
        go_on(game, seed, before)
        copies = [game.copy() for _ in range(3)]
        copies.append(copies[0].copy())
        was = face(game)
        assert all(face(copy) == was for copy in copies)
        go_on(copies[0], seed + 1, 25)
        assert face(game) == was
        after = face(copies[0])
        go_on(game, seed + 2, 25)
        assert face(copies[0]) == after
        assert all(face(copy) == was for copy in copies[1:])
        go_on(copies[3], seed + 3, 25)
        assert face(copies[1]) == was
        assert face(copies[0]) == after


@few
@given(seed=st.integers(0, 10_000), before=st.integers(0, 120))
def test_the_same_moves_do_the_same_to_a_copy(seed: int, before: int) -> None:
    for book in books():
        game = new_game(book, seed)
        go_on(game, seed, before)
        copy = game.copy()
        go_on(game, seed + 1, 30)
        go_on(copy, seed + 1, 30)
        assert face(copy) == face(game)


@few
@given(seed=st.integers(0, 10_000), moves=st.integers(1, 90))
def test_pop_restores_every_digest_back_to_the_first(seed: int, moves: int) -> None:
    book = books()[seed % len(books())]
    game = new_game(book, seed)
    faces = []
    for _ in walk(game, seed, moves):
        faces.append(face(game))
    for was in reversed(faces):
        game.pop()
        assert face(game) == was
    try:
        game.pop()
        raise AssertionError("there was no move to take back")
    except GameOver:
        pass


def test_pop_takes_back_a_concession() -> None:
    game = new_game(books()[0], 5, 3)
    go_on(game, 5, 40)
    was = face(game)
    game.concede(game.active)
    assert face(game) != was
    game.pop()
    assert face(game) == was


def test_taking_back_in_a_copy_leaves_the_parent_its_history() -> None:
    game = new_game(books()[0], 8)
    go_on(game, 8, 50)
    was = face(game)
    copy = game.copy()
    for _ in range(30):
        copy.pop()
    go_on(copy, 9, 20)
    assert face(game) == was
    game.pop()
    go_on(game, 8, 1)
    assert game.record()["inputs"][:49] == copy.record()["inputs"][:20] + game.record()["inputs"][20:49]


def test_looking_changes_nothing() -> None:
    """Asking, viewing, saving and explaining are not moves."""
    for book in books():
        game = new_game(book, 17)
        for n in walk(game, 17, 120):
            if n % 6:
                continue
            digest = game.digest
            state = game.state
            for move in game.legal_moves:
                assert not game.why_not(move)
            for player in range(len(game.players)):
                game.view(player).to_json()
            game.to_json()
            machine.decision(state)
            assert game.digest == digest
            rows = [[state.in_play[ref] for ref in pile] for pile in state.play]
            assert [state.cards(player) for player in range(len(game.players))] == rows
            state.derived = None  # what is worked out afresh is what was kept
            assert machine.decision(state).options == list(game.copy().decision.options)  # type: ignore[union-attr]
            assert game.digest == digest


def test_a_game_that_is_sent_elsewhere_goes_on_alike() -> None:
    """Pickled, and copied as Python copies, with its book and in the middle of whatever is going on."""
    for book in books():
        game = new_game(book, 21)
        go_on(game, 21, 45)
        sent = pickle.loads(pickle.dumps(game))
        twin = deepcopy(game)
        assert twin.book is game.book and sent.book.digest == game.book.digest
        for each in (game, sent, twin):
            go_on(each, 22, 40)
        assert game.digest == sent.digest == twin.digest
        assert len(twin.record()["inputs"]) == len(game.record()["inputs"])


def test_a_cost_keeps_its_number_in_a_book_that_is_sent_elsewhere() -> None:
    """Where another cost was in memory before, too."""
    for book in books():
        sent = pickle.loads(pickle.dumps(book))
        sent._same_cost = {id(cost): n for cost, n in zip(sent.costs, reversed(range(len(sent.costs))), strict=True)}
        assert [sent.cost_id(cost) for cost in sent.costs] == list(range(len(sent.costs)))


def test_dice_that_are_sent_elsewhere_fall_alike() -> None:
    dice = Dice(3)
    dice.below(6)
    sent = pickle.loads(pickle.dumps(dice))
    assert [sent.below(1000) for _ in range(5)] == [dice.below(1000) for _ in range(5)]
