"""The searching bot: how it plays, and that a number of playouts decides the same."""

from __future__ import annotations

from tests.bots.matches import play, wins
from tests.bots.test_greedy import moves
from tests.support import table

from illumineer import house
from illumineer.bots.host import ask
from illumineer.bots.named import make
from illumineer.bots.search.policy import play_out
from illumineer.bots.search.tree import Tree
from illumineer.core.rng import Dice
from illumineer.game import Game
from illumineer.seen.view import determinise


def middle(seed: int = 4) -> Game:
    """A game in its middle, at a question with several answers."""
    game = Game.new(house.starter_decks(), house.book(), seed, log=False)
    bot = make("greedy")
    while game.turn < 8 or len(game.legal_moves) < 4:
        game.push_answer(ask(game, bot))
    return game


def test_it_beats_the_random_bot() -> None:
    assert wins("search:4", "random", 2) == 2


def test_a_number_of_playouts_decides_the_same() -> None:
    assert play(["search:5", "greedy"], 2).inputs == play(["search:5", "greedy"], 2).inputs


def test_it_plays_with_open_lists_too() -> None:
    assert play(["search:3", "greedy"], 1, open_lists=True).outcome is not None


def test_it_takes_the_lore_that_wins() -> None:
    t = table(p1={"play": ["Giant"], "lore": 19}, p2={"play": [{"card": "Pawn", "exerted": True}]})
    assert moves(t, 1, "search:20") == ["quest Giant"]


def test_it_stops_an_opponent_who_would_win() -> None:
    t = table(p1={"play": ["Ogre"], "lore": 3}, p2={"play": [{"card": "Pawn", "exerted": True}], "lore": 19})
    assert moves(t, 1, "search:20") == ["challenge Ogre"]


def test_every_playout_is_counted_and_the_view_stays_as_it_is() -> None:
    game = middle()
    assert game.decision is not None
    view = game.view(game.decision.player)
    before = view.to_json()
    tree = Tree(view, Dice(1))
    for _ in range(25):
        tree.play()
    assert tree.playouts == 25
    assert tree.best() in view.options
    assert view.to_json() == before


def test_it_stops_when_no_playout_could_change_the_answer() -> None:
    game = middle()
    assert game.decision is not None
    tree = Tree(game.view(game.decision.player), Dice(1))
    assert not tree.decided(1)
    while not tree.decided(3):
        tree.play()
    before = tree.best()
    assert not tree.decided(tree.playouts)
    for _ in range(3):
        tree.play()
    assert tree.best() == before


def test_a_playout_stops_at_the_turn_or_after_its_decisions() -> None:
    game = middle()
    assert game.decision is not None
    view = game.view(game.decision.player)
    st = determinise(view, Dice(2))
    play_out(st, st.turn + 2, 1000, Dice(3))
    assert st.outcome is not None or st.turn == game.turn + 2
    st = determinise(view, Dice(2))
    before = st.turn
    play_out(st, before + 2, 1, Dice(3))
    assert st.turn == before
