"""Law: nothing that the table says depends on what the viewer cannot know.

Two cards that are hidden from the viewer change places: what is asked, what can be chosen, why not, the board, and what
is told of the next move stay as they were, as long as neither card comes to light.
"""

from __future__ import annotations

from tests.laws.pool import books, new_game, walk
from tests.laws.test_hidden import pairs, swapped

from illumineer.core.rng import Dice
from illumineer.core.state import State
from illumineer.game import Game
from illumineer.play.session import Session
from illumineer.seen.view import SPECTATOR, knows
from illumineer.telling import Story


def shown(game: Game, seats: tuple[str | None, ...]) -> list[object]:
    """Everything that a session says to the person at the table."""
    session = Session(game, seats)
    choices = [(c.text, c.notation, c.legal, c.card, c.group, tuple(c.reasons)) for c in session.choices()]
    asked = session.asked
    return [str(asked), asked.mine if asked is not None else None, choices, session.board(), session.names]


def bare(st: State) -> Game:
    """A game that begins in that state, with nothing told yet."""
    st = st.copy()
    st.log = []
    return Game(st, {})


def test_what_is_asked_shown_and_offered_does_not_tell_what_is_hidden() -> None:
    dice, tried = Dice(6), 0
    for at, book in enumerate(books()):
        for seed in range(2):
            game = new_game(book, 900 + 10 * at + seed, 2)
            for n in walk(game, seed, 60):
                if n % 3:
                    continue
                for viewer, seats in ((0, (None, "random")), (1, ("random", None)), (SPECTATOR, ("random", "random"))):
                    was = shown(bare(game.state), seats)
                    for a, b in pairs(game.state, viewer, dice, 1):
                        tried += 1
                        assert shown(bare(swapped(game.state, a, b)), seats) == was, (at, seed, n)
    assert tried > 150


def test_what_is_told_of_a_move_does_not_tell_what_is_hidden() -> None:
    dice, tried = Dice(7), 0
    for at, book in enumerate(books()):
        for seed in range(2):
            game = new_game(book, 950 + 10 * at + seed, 2)
            for n in walk(game, seed, 90):
                asked = game.decision
                assert asked is not None
                move = asked.options[dice.below(len(asked.options))]
                for viewer in ((0, 1, SPECTATOR)[n % 3],):
                    for a, b in pairs(game.state, viewer, dice, 1):
                        here, there = bare(game.state), bare(swapped(game.state, a, b))
                        decision = there.decision
                        if decision is None or move not in decision.options:
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
                        lines = [Story(each).telling(viewer, "en").lines() for each in (here, there)]
                        assert lines[0] == lines[1], (at, seed, n, viewer)
    assert tried > 150
