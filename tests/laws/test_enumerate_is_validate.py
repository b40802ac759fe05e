"""Law: listing the legal moves, checking one, and saying why one is refused are the same thing.

At every decision of random games: each option is a legal move; of all moves that can be put into
words there (every turn action with every card, every card as a choice), `why_not` has nothing to
say about exactly those that are listed; and a move that is refused changes nothing.
"""

from __future__ import annotations

import pytest
from tests.laws.pool import books, new_game, walk

from illumineer.core.decisions import DONE
from illumineer.errors import IllegalMove
from illumineer.game import Game
from illumineer.notation import Move, read
from illumineer.vocab import Act, Ask

EDITIONS = ("2.3", "2.2", "2.1", "2.0", "1-late", "1-early")


def every_ref(game: Game) -> list[int]:
    """All cards, in whatever zone, and the references of some that are no more."""
    st = game.state
    return [*st.in_play, *(ref for ref in st.ref if ref not in st.in_play), *list(st.last)[:3], 1, 1 << 40]


def conceivable(game: Game) -> list[Move]:
    """Every move of the right shape for the decision, and a few of the wrong one."""
    asked = game.decision
    assert asked is not None
    refs = every_ref(game)
    if asked.kind == Ask.ACT:
        values: list[object] = [(int(Act.END_TURN),), (), (99,), (int(Act.END_TURN), refs[0]), (int(Act.QUEST),)]
        for act in Act:
            if act == Act.ACTIVATE:
                values += [(int(act), ref, place) for ref in game.state.in_play for place in range(-1, 4)]
            elif act != Act.END_TURN:
                values += [(int(act), ref) for ref in refs]
    elif asked.kind == Ask.NAME:
        values = ["", "Nobody", *game.book.names]
    elif asked.kind == Ask.MODE:
        values = [*range(-1, 6), *((how, ability, ink) for how in range(6) for ability in (0, 5) for ink in range(4))]
    else:
        values = [*range(-2, 12), DONE, *refs]
    return [Move(asked.kind, value) for value in values]  # type: ignore[arg-type]


def refuses(game: Game, move: Move) -> None:
    before = game.digest
    with pytest.raises(IllegalMove) as caught:
        game.push(move)
    assert caught.value.reasons
    assert game.digest == before


def judge(game: Game, thorough: bool) -> None:
    legal = game.legal_moves
    asked = game.decision
    assert asked is not None and len(legal) > 0, "a decision without an answer"
    listed = list(legal)
    assert len(set(listed)) == len(listed) == len(legal)
    for move in listed:
        assert move in legal
        assert game.why_not(move) == []
    refused = []
    for move in conceivable(game):
        assert (move in legal) == (game.why_not(move) == []), (game.edition, asked.about, move)
        if move not in legal:
            refused.append(move)
    other = Move((asked.kind + 1) % len(Ask), listed[0].value)
    assert other not in legal and game.why_not(other)
    if thorough:
        for move in refused[:: max(1, len(refused) // 5)]:
            refuses(game, move)
        refuses(game, other)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_move_is_listed_exactly_if_nothing_speaks_against_it(edition: str) -> None:
    for at, book in enumerate(books()):
        for seed in range(2):
            game = new_game(book, 100 * at + seed, players=2 + seed, edition=edition)
            for n in walk(game, seed, 150):
                judge(game, n % 10 == 0)


def test_every_option_can_be_taken() -> None:
    for at, book in enumerate(books()):
        game = new_game(book, 40 + at)
        for n in walk(game, at, 160):
            if n % 4:
                continue
            before = game.digest
            for move in game.legal_moves:
                trial = game.copy()
                trial.push(move)
            assert game.digest == before


def test_the_text_of_a_move_means_that_move() -> None:
    for at, book in enumerate(books()):
        for seed in range(3):
            game = new_game(book, 60 + 10 * at + seed, players=2 + seed % 2)
            for n in walk(game, seed, 150):
                if n % 3:
                    continue
                asked = game.decision
                assert asked is not None
                texts = [move.text for move in game.legal_moves]
                assert len(set(texts)) == len(texts), texts
                for move in game.legal_moves:
                    assert read(game.state, asked, move.text) == move


def test_of_a_whole_answer_all_is_taken_or_nothing() -> None:
    game = new_game(books()[0], 3)
    before = game.digest
    first = game.legal_moves[0]
    with pytest.raises(IllegalMove):
        game.push([first, first])
    assert game.digest == before
    game.push([first, game.legal_moves[1]])
    assert game.digest != before
