"""Law: a bot decides by what its player may know.

At positions of random and of greedy games everything that is hidden from the player is dealt anew in the real state
(the faces of their hidden cards, the order of decks, the dice), and every bot must give the same answer as before.
What a view holds is looked through as well: no dice, no log, no name of a hidden card.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.laws.pool import books, new_game, walk

from illumineer import house
from illumineer.bots.host import ask
from illumineer.bots.named import make
from illumineer.core.decisions import Answer, Decision
from illumineer.core.rng import Dice
from illumineer.core.state import State, card_id
from illumineer.game import Game
from illumineer.seen.view import BLANK, View, hidden, knows

BOTS = ("random", "greedy", "search:2")


def dealt_anew(st: State, player: int, dice: Dice) -> State:
    """The same state for the player: what they cannot know of each deck list has changed places, and so has the rng."""
    other = st.copy()
    other.defs = st.defs[:]
    for ids in hidden(st, player):
        faces = [st.defs[id] for id in ids]
        dice.shuffle(faces)
        for id, face in zip(ids, faces, strict=True):
            other.defs[id] = face
    other.rng = dice.below(1 << 63)
    other.derived = None
    return other


def answer(st: State, asked: Decision, name: str, open_lists: bool) -> Answer:
    """What a new bot of that name decides there."""
    bot = make(name)
    bot.begin(asked.player, 5)
    return bot.decide(View(st, asked.player, open_lists, asked))


def random_games() -> Iterator[Game]:
    for at, book in enumerate(books()):
        for seed in range(2):
            game = new_game(book, 800 + 10 * at + seed, 2 + seed, log=False)
            for n in walk(game, seed, 150):
                if n % 8 == 0:
                    yield game


def greedy_games() -> Iterator[Game]:
    for seed in range(2):
        game = Game.new(house.starter_decks(), house.book(), 30 + seed, log=False)
        bot = make("greedy")
        bot.begin(0, seed)
        n = 0
        while game.decision is not None and n < 120:
            if n % 6 == 0:
                yield game
            game.push_answer(ask(game, bot))
            n += 1


@pytest.mark.parametrize("games", [random_games, greedy_games])
@pytest.mark.parametrize("name", BOTS)
def test_what_is_hidden_does_not_bear_on_the_answer(name: str, games: type[Iterator[Game]]) -> None:
    dice = Dice(3)
    tried = 0
    for n, game in enumerate(games()):
        asked = game.decision
        assert asked is not None
        if len(asked.options) == 1:
            continue
        other = dealt_anew(game.state, asked.player, dice)
        open_lists = bool(n & 1)
        here = answer(game.state, asked, name, open_lists)
        there = answer(other, Game(other, {}).decision or asked, name, open_lists)
        assert here == there, asked.about
        tried += other.defs != game.state.defs
    assert tried > 20


def test_a_question_that_is_not_veiled_names_no_hidden_card() -> None:
    """A question that is the game's own object would name a hidden card by its true reference."""
    own = 0
    for game in random_games():
        asked = game.decision
        assert asked is not None
        view = game.glance(asked.player)
        assert view.decision is not None
        own += view.decision is asked
        ids = {id for places in hidden(game.state, asked.player) for id in places}
        true = {game.state.ref[id] for id in ids}
        for option in (*view.options, *view.decision.picked, view.decision.source):
            parts = option if isinstance(option, tuple) else (option,)
            assert not true.intersection(part for part in parts if isinstance(part, int)), asked.about
        veiled = game.view(asked.player)
        assert veiled.options == view.options and veiled.decision is not None
        assert (veiled.decision.picked, veiled.decision.source) == (view.decision.picked, view.decision.source)
        assert [view.real(option) for option in view.options] == asked.options
    assert own > 20


def test_a_view_has_no_dice_no_log_and_no_faces_of_hidden_cards() -> None:
    for game in random_games():
        for player in range(len(game.players)):
            view = game.view(player)
            st = game.state
            unknown = [id for id in range(len(st.defs)) if not knows(st, player, id)]
            assert sorted(id for places in hidden(st, player) for id in places) == unknown
            assert sorted(id for ids in view.blank for id in ids) == unknown
            table = view.table
            assert table.rng == 0 and table.log is None
            assert all((table.defs[id] == BLANK) == (id in set(unknown)) for id in range(len(st.defs)))
            for id in unknown:
                assert table.ref[id] != st.ref[id] and card_id(table.ref[id]) == id
            for owner, unseen in enumerate(view.unseen):
                assert (unseen is not None) == (owner == player)
                assert unseen is None or unseen == sorted(unseen), "in an order that tells nothing"
