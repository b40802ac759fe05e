"""A live game is told to several viewers, each in their language, as if it were told to them alone afterwards."""

from __future__ import annotations

import pytest

from illumineer import house
from illumineer.bots.host import ask
from illumineer.bots.random_bot import RandomBot
from illumineer.errors import GameOver, IllegalMove
from illumineer.game import Game
from illumineer.seen.view import SPECTATOR
from illumineer.telling import Story

VIEWERS = ((None, "en"), (0, "en"), (0, "es"), (1, "es"), (SPECTATOR, "en"))


def story(seed: int) -> Story:
    return Story(Game.new(house.starter_decks(), house.book(), seed))


@pytest.mark.parametrize("seed", range(4))
def test_a_live_game_is_told_as_it_is_told_afterwards(seed: int) -> None:
    live = story(seed)
    told = [live.telling(*viewer) for viewer in VIEWERS]
    bot = RandomBot(seed)
    while live.game.decision is not None:
        live.push_answer(ask(live.game, bot))
    afterwards = Story(live.game)
    for viewer, each in zip(VIEWERS, told, strict=True):
        assert each.lines() == afterwards.telling(*viewer).lines()
        assert each.inputs == len(live.game.inputs)


def test_the_lines_up_to_an_input_are_those_that_were_told_then() -> None:
    live = story(5)
    telling = live.telling(0, "en")
    bot = RandomBot(5)
    known = [len(telling.lines())]
    for _ in range(40):
        live.push_answer(ask(live.game, bot))
        known.append(len(telling.lines()))
    assert [len(telling.lines(n)) for n in range(41)] == known


def test_a_move_that_is_taken_back_was_never_told() -> None:
    live = story(6)
    bot = RandomBot(6)
    for _ in range(30):
        live.push_answer(ask(live.game, bot))
    before = live.telling(1, "es").lines()
    live.push_answer(ask(live.game, bot))
    live.pop()
    assert live.telling(1, "es").lines() == before


def test_what_is_refused_is_not_told() -> None:
    live = story(7)
    before = live.telling(None, "en").lines()
    with pytest.raises(IllegalMove):
        live.push_answer(999_999)
    live.concede(0)
    with pytest.raises(GameOver):
        live.concede(1)
    after = live.telling(None, "en").lines()
    assert after[: len(before)] == before and "concede" in after[len(before)].text
    assert not any("p2 concedes" in line.text for line in after)


def test_cards_of_a_line_are_those_that_the_viewer_may_know() -> None:
    live = story(8)
    judge, other = live.telling(None, "en"), live.telling(1, "en")
    bot = RandomBot(8)
    for _ in range(120):
        if live.game.decision is not None:
            live.push_answer(ask(live.game, bot))
    drawn = [line for line in judge.lines() if line.text.startswith("p1 draws")]
    hidden = [line for line in other.lines() if line.text.startswith("p1 draws")]
    assert drawn and all(line.cards for line in drawn)
    assert hidden and not any(line.cards for line in hidden)


def test_lines_that_are_alike_are_one_object() -> None:
    live = story(9)
    one, other = live.telling(0, "en"), live.telling(1, "en")
    bot = RandomBot(9)
    for _ in range(40):
        live.push_answer(ask(live.game, bot))
    pairs = [(mine, theirs) for mine, theirs in zip(one.lines(), other.lines(), strict=False) if mine == theirs]
    alike = [(mine, theirs) for mine, theirs in pairs if mine.cards == theirs.cards]
    assert len(alike) > 20 and all(mine is theirs for mine, theirs in alike)
