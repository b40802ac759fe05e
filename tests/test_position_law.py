"""Law: what `game.position()` writes is the same moment when it is read again, and `game.moment()` leads to the same.

Checked on random games with the cards of the laws, of the house and of the database, for two to four players, in all
editions and in Pack Rush: at every quiet moment the position that is read is written alike, the same moves are legal
under the same names, the board is drawn alike, and so is what comes of the next answers; and a viewer's position is
the same whatever the cards are that they cannot know.  At every other moment the moves that are offered lead to the
same board and the same question.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from tests.laws.pool import own_book, step

from illumineer import house
from illumineer.cards.library import open_library
from illumineer.compile.book import CardBook
from illumineer.core.rng import Dice
from illumineer.cr import EDITIONS
from illumineer.errors import NotAPosition
from illumineer.game import Game
from illumineer.position import write
from illumineer.seen.view import SPECTATOR, determinise
from illumineer.told.board import draw

GAMES: list[dict[str, Any]] = [
    {"pool": "own"},
    {"pool": "own", "edition": "1-early", "players": 3},
    {"pool": "own", "edition": "2.1", "variant": "pack rush"},
    {"pool": "house", "edition": "2.2", "players": 4, "teams": [0, 1, 0, 1]},
    {"pool": "house", "edition": "1-late"},
    {"pool": "house", "players": 3, "variant": "pack rush"},
    {"pool": "library"},
    {"pool": "library", "edition": "2.0"},
    {"pool": "library", "players": 4},
]
SEEDS = 2
AHEAD = 8
"""How many answers are given after a position, in both games."""


@cache
def book(pool: str, seed: int) -> CardBook:
    """The cards that decks are made of; of the database another part each time."""
    if pool == "own":
        return own_book()
    if pool == "house":
        return house.book()
    library, dice = open_library(), Dice(seed)
    some = [library[library.names[dice.below(len(library))]] for _ in range(120)]
    return library.book(card.full_name for card in some if not card.unplayable)


def new_game(pool: str, seed: int, players: int = 2, variant: str = "free", **more: Any) -> Game:
    cards, dice = book(pool, seed), Dice(seed * 7 + 1)
    decks = [[cards.cards[dice.below(len(cards))].full_name for _ in range(30)] for _ in range(players)]
    return Game.new(decks, cards, seed, variant=variant, turn_limit=30, **more)


def again(game: Game, position: dict[str, Any]) -> Game:
    return Game.from_position(position, game.book, game.edition)


def picture(game: Game) -> tuple[object, ...]:
    """What is the same in two games at the same moment: the cards, the dice, the board, what waits, the question."""
    st, asked = game.state, game.decision
    question = (asked.player, asked.kind, asked.about, len(asked.options)) if asked is not None else None
    texts = [move.text for move in game.legal_moves]
    return write(st), draw(st), len(st.bag), len(st.lasting), question, texts


def hold_to_the_law(game: Game, position: dict[str, Any], seed: int) -> None:
    one, other, dice = game.copy(), again(game, position), Dice(seed)
    assert other.position() == position
    for _ in range(AHEAD):
        assert picture(one) == picture(other)
        if one.decision is None:
            return
        at = dice.below(len(one.decision.options))
        one.push(one.legal_moves[at].text)
        other.push(other.legal_moves[at].text)


def look_at(game: Game, seed: int) -> bool:
    """Whether a position can hold the moment; the law is checked either way."""
    try:
        position = game.position()
    except NotAPosition as error:
        if error.setup is not None:
            other = again(game, error.setup)
            for move in error.moves:
                other.push(move)
            assert picture(other) == picture(game)
        return False
    hold_to_the_law(game, position, seed)
    for viewer in (*range(len(game.players)), SPECTATOR):
        seen = game.position(viewer)
        assert again(game, seen).position(viewer) == again(game, seen).position() == seen
        dealt = determinise(game.view(viewer), Dice(seed))
        assert write(dealt, viewer) == seen, "it depends on what the viewer cannot know"
    return True


@pytest.mark.parametrize("which", range(len(GAMES)), ids=[" ".join(map(str, each.values())) for each in GAMES])
def test_a_position_is_the_same_moment_again(which: int) -> None:
    held = {True: 0, False: 0}
    for seed in range(which * SEEDS, which * SEEDS + SEEDS):
        game, dice = new_game(seed=seed, **GAMES[which]), Dice(seed)
        leaves = 60 if len(game.players) > 2 and seed % 2 else -1
        for n in range(400):
            if game.decision is None:
                break
            if n == leaves:
                game.concede((game.active + 1) % len(game.players))
            elif dice.below(5) == 0 or n < 12:
                held[look_at(game, seed * 1000 + n)] += 1
            if game.decision is not None:
                step(game, dice)
    assert held[True] and held[False]


def test_every_edition_has_its_games() -> None:
    assert {each.get("edition", "2.3") for each in GAMES} == set(EDITIONS)
