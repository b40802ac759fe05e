"""Law: what the face hands out has the same types whether the core is compiled or not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from illumineer import house, readings
from illumineer.bots.greedy import GreedyBot
from illumineer.bots.host import ask
from illumineer.bots.random_bot import RandomBot
from illumineer.core import answers
from illumineer.core.decisions import Decision
from illumineer.errors import IllegalMove, IllumineerError, NotationError
from illumineer.game import Game
from illumineer.vocab import Act, Ask, CardType, Happening, How, Keyword, Result, Side, Zone

PARTS = {
    readings.TurnAction: {"act": Act, "card": int, "place": int},
    readings.Pick: {"card": int},
    readings.PickPlayer: {"player": int},
    readings.Done: {"nothing": bool, "players": bool},
    readings.YesNo: {"yes": bool},
    readings.Number: {"n": int},
    readings.Mode: {"place": int},
    readings.Way: {"how": How, "ink": int, "nth": int},
    readings.Name: {"word": str},
    readings.Put: {"card": int, "side": Side},
    readings.Next: {"card": int},
    readings.Resolve: {"card": int, "player": int, "waiting": int},
    readings.Replacement: {"card": int, "player": int},
    readings.Enter: {"card": int, "exerted": bool},
}
NONSENSE = (None, 5, 3.5, b"x", [None], [5], (), {}, object(), (2, None), [["quest"]])


def played(seed: int) -> Iterator[tuple[Game, Decision]]:
    """A random game, at each of its decisions."""
    game = Game.new(house.starter_decks(), house.book(), seed)
    bot = RandomBot(seed)
    while (asked := game.decision) is not None:
        yield game, asked
        game.push_answer(ask(game, bot))


@pytest.mark.parametrize("seed", range(3))
def test_decisions_moves_and_events_have_words_for_their_kinds(seed: int) -> None:
    for game, asked in played(seed):
        assert type(asked.kind) is Ask
        for move in game.legal_moves:
            assert type(move.kind) is Ask
            assert move.action is None or type(move.action) is Act
    for event in game.events:
        assert type(event.kind) is Happening
        assert type(event.n) is int
    assert game.outcome is not None and type(game.outcome.result) is Result


@pytest.mark.parametrize("seed", range(3))
def test_every_reading_is_of_its_family_and_has_parts_of_its_kind(seed: int) -> None:
    for game, asked in played(seed):
        for value in asked.options:
            reading = answers.read(game.state, asked, value)
            assert type(reading) in (asked.wants, readings.Done)
            for name, kind in PARTS[type(reading)].items():
                assert type(getattr(reading, name)) is kind


def test_cards_and_tables_have_words_for_what_they_are() -> None:
    for game, _ in played(1):
        for player in game.players:
            for card in (*player.hand, *player.play, *player.discard):
                assert type(card.zone) is Zone
                assert type(card.type) is CardType
                assert all(type(keyword) is Keyword for keyword in card.keywords)


@pytest.mark.parametrize("given", NONSENSE, ids=[type(each).__name__ + str(n) for n, each in enumerate(NONSENSE)])
def test_what_is_no_move_gets_a_sentence_and_changes_nothing(given: object) -> None:
    game = Game.new(house.starter_decks(), house.book(), 1)
    before = game.digest
    with pytest.raises(NotationError) as error:
        game.push(given)  # type: ignore[arg-type]
    assert "push_answer" in str(error.value) and "push_answer" in error.value.told("es")
    with pytest.raises(IllegalMove):
        game.push_answer(given)  # type: ignore[arg-type]
    assert game.digest == before


def test_every_number_of_a_turn_action_that_is_none_is_refused() -> None:
    game = Game.new(house.starter_decks(), house.book(), 1)
    while game.turn < 3:
        game.push(game.legal_moves[-1])
    before = game.digest
    for given in ((2,), (2, None), (6, 0, "q"), (6, 3), (99, 1), (-1,), "", "quest", 7, 10**30, (0, 0, 0, 0)):
        with pytest.raises(IllumineerError):
            game.push_answer(given)  # type: ignore[arg-type]
    assert game.digest == before


def test_a_bot_may_inherit_from_the_bots_of_the_package() -> None:
    class Mine(GreedyBot):
        asked = 0

        def decide(self, view):  # type: ignore[no-untyped-def]
            self.asked += 1
            return super().decide(view)

    class Other(RandomBot):
        pass

    game = Game.new(house.starter_decks(), house.book(), 2)
    mine, other = Mine(1), Other(1)
    while game.decision is not None and game.turn < 6:
        game.push_answer(ask(game, mine if game.decision.player == 0 else other))
    assert mine.asked > 3
