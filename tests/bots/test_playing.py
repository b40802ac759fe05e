"""One game between bots: by name or as objects, within limits, and what becomes of one that fails."""

from __future__ import annotations

import pickle
import signal
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.bots.endless import CARDS, DECK, NeverEnds

import illumineer
from illumineer import Forfeit, house, play_game, starter_decks
from illumineer.bots.bot import Bot
from illumineer.bots.host import ask
from illumineer.bots.limits import Count
from illumineer.bots.random_bot import RandomBot
from illumineer.compile.book import CardBook
from illumineer.core.decisions import Answer
from illumineer.errors import BotError, DeckError, EditionError
from illumineer.game import Game
from illumineer.record import replay
from illumineer.seen.view import View
from illumineer.words import LANGUAGES

HOUSE = house.starter_decks()


def quick(*bots: Any, **options: Any) -> Game:
    """A game with the decks of the house pool."""
    return play_game(bots, HOUSE, book=house.book(), **options)


def test_the_starter_decks_are_played_unless_others_are_given() -> None:
    game = play_game(["random", "random"], seed=3)
    assert game.outcome is not None and game.decision is None
    record = game.record()
    assert record["decks"] == list(starter_decks()) and record["seed"] == 3
    assert replay(record, game.book).digest == game.digest


def test_the_same_seed_plays_the_same_game() -> None:
    ends = [quick("random", "greedy", seed=seed).digest for seed in (1, 1, 2)]
    assert ends[0] == ends[1] != ends[2]


def test_the_seeds_of_the_bots_differ_and_do_not_tell_that_of_the_game() -> None:
    class Noted(RandomBot):
        def begin(self, player: int, seed: int) -> None:
            seeds.append((player, seed))
            super().begin(player, seed)

    seeds: list[tuple[int, int]] = []
    quick(Noted(), Noted(), seed=1)
    quick(Noted(), Noted(), seed=2)
    assert [player for player, _ in seeds] == [0, 1, 0, 1]
    assert len({seed for _, seed in seeds} | {1, 2}) == 6


def test_bots_are_names_or_objects_or_files(tmp_path: Path) -> None:
    file = tmp_path / "last.py"
    file.write_text(
        "from illumineer.bots.bot import Bot\n\n\n"
        "class Last(Bot):\n    def decide(self, view):\n        return view.options[-1]\n"
    )
    assert quick(f"{file}:Last", RandomBot()).outcome is not None
    assert quick("search:2", "random", turn_limit=4).outcome is not None


def test_decks_are_files_or_names_as_people_write_them(tmp_path: Path) -> None:
    one, other = starter_decks()
    file = tmp_path / "one.txt"
    file.write_text("".join(f"{one.count(name)} {name}\n" for name in dict.fromkeys(one)))
    game = play_game(["random", "random"], [file, [name.upper() for name in other]], turn_limit=2)
    assert game.record()["decks"][1] == other and sorted(game.record()["decks"][0]) == sorted(one)


def test_the_options_are_those_of_the_game() -> None:
    game = quick("random", "random", edition="2.0", turn_limit=3)
    assert game.edition == "2.0" and game.outcome is not None and game.outcome.reason == "turn_limit"
    four = play_game(["random"] * 4, [*HOUSE, *HOUSE], book=house.book(), turn_limit=8)
    assert len(four.players) == 4 and four.outcome is not None


@pytest.mark.parametrize("open_lists", [True, False])
def test_bots_know_the_lists_if_they_are_open(open_lists: bool) -> None:
    class Reads(RandomBot):
        def decide(self, view: View) -> Answer:
            seen.add(len(view.lists))
            return super().decide(view)

    seen: set[int] = set()
    quick(Reads(), "random", turn_limit=2, open_lists=open_lists)
    assert seen == {2 if open_lists else 1}


# --- what cannot be played -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "options", "kind", "said"),
    [
        (["nobody", "random"], {}, BotError, "there is no bot 'nobody'"),
        ([7, "random"], {}, BotError, "7 is no bot"),
        ([RandomBot, "random"], {}, BotError, "RandomBot.* is no bot"),
        (["random"], {}, BotError, "1 bot for 2 decks: give one for each"),
        (["random"] * 3, {}, BotError, "3 bots for 2 decks: give one for each"),
        (["random"] * 2, {"decks": ["nowhere.txt"] * 2}, DeckError, "nowhere.txt"),
        (["random"] * 2, {"decks": [["Nobody At All"]] * 2}, DeckError, "p1.*Nobody At All"),
        (["random"] * 2, {"decks": [["Stitch - Rock Star"] * 60] * 2}, DeckError, "60 copies"),
        (["random"] * 2, {"edition": "9"}, EditionError, "9"),
    ],
)
def test_what_cannot_be_played_is_a_sentence(bots: Any, options: Any, kind: type[Exception], said: str) -> None:
    with pytest.raises(kind, match=said) as raised:
        play_game(bots, **options)
    assert not isinstance(raised.value, Forfeit)


# --- bots that fail --------------------------------------------------------------------------


class Breaks(Bot):
    def decide(self, view: View) -> Answer:
        raise ZeroDivisionError("by nothing")


class NeverBegins(Bot):
    def begin(self, player: int, seed: int) -> None:
        raise RuntimeError("not today")


class Cheats(Bot):
    def decide(self, view: View) -> Answer:
        return "I win"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("bot", "said"), [(Breaks, "by nothing"), (NeverBegins, "not today"), (Cheats, "I win")])
def test_a_bot_that_fails_has_lost_the_finished_game(bot: type[Bot], said: str, seat: int) -> None:
    bots: list[Any] = ["random", "random"]
    bots[seat] = bot()
    with pytest.raises(Forfeit, match=rf"the bot {bot.__name__} of p{seat + 1} .*{said}") as raised:
        quick(*bots)
    fault = raised.value
    assert fault.player == seat and fault.game.decision is None
    assert fault.game.outcome is not None and fault.game.outcome.winners == (1 - seat,)
    assert all(bot.__name__ in fault.told(lang) for lang in LANGUAGES)
    assert replay(fault.game.record(), house.book()).digest == fault.game.digest
    if bot is not Cheats:
        assert fault.__cause__ is not None and said in str(fault.__cause__.__cause__), "the traceback leads to the bot"


def test_a_fault_can_be_sent_to_another_process() -> None:
    with pytest.raises(Forfeit) as raised:
        quick(Cheats(), "random")
    sent = pickle.loads(pickle.dumps(raised.value))
    assert str(sent) == str(raised.value) and sent.player == 0 and sent.game.digest == raised.value.game.digest


def test_of_several_players_the_others_play_on() -> None:
    with pytest.raises(Forfeit, match="Breaks of p2") as raised:
        play_game(["random", Breaks(), "random"], [*HOUSE, HOUSE[0]], book=house.book(), turn_limit=12)
    game = raised.value.game
    assert game.decision is None and game.turn > 1 and raised.value.player == 1
    assert game.outcome is not None and 1 not in game.outcome.winners


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="the system has no alarms")
def test_a_bot_that_thinks_too_long_has_lost() -> None:
    class Sleeps(Bot):
        def decide(self, view: View) -> Answer:
            time.sleep(3600)
            return view.options[0]

    with pytest.raises(Forfeit, match=r"has not answered within 0\.05 s"):
        quick("random", Sleeps(), bot_time=0.05)


@pytest.mark.parametrize(
    ("limits", "said"),
    [
        ({}, "2,000 decisions in one turn"),
        ({"turn_decisions": 50}, "50 decisions in one turn"),
        ({"game_decisions": 50}, "50 decisions in one game"),
    ],
)
def test_a_bot_that_does_not_end_its_turn_has_lost(limits: dict[str, int], said: str) -> None:
    """Moving for nothing between two locations is legal for ever (4.7)."""
    with pytest.raises(Forfeit, match=f"NeverEnds of p1 goes on after {said}") as raised:
        play_game([NeverEnds(), "random"], [DECK, DECK], book=CardBook(CARDS), variant="free", **limits)  # type: ignore[arg-type]
    assert raised.value.game.outcome.winners == (1,)  # type: ignore[union-attr]


def goes_through(**limits: int) -> bool:
    """Whether a certain game comes to its end within these limits."""
    game, bot, count = Game.new(HOUSE, house.book(), 4), RandomBot(4), Count(**limits)
    try:
        while game.decision is not None:
            count.one_more(game, bot)
            game.push_answer(ask(game, bot))
    except BotError:
        return False
    return True


def test_decisions_are_counted_by_turn_and_by_player() -> None:
    in_turn: Counter[tuple[int, int]] = Counter()
    game, bot = Game.new(HOUSE, house.book(), 4), RandomBot(4)
    while (asked := game.decision) is not None:
        in_turn[game.turn, asked.player] += 1
        game.push_answer(ask(game, bot))
    in_game = [sum(n for (_, player), n in in_turn.items() if player == each) for each in (0, 1)]
    most = max(in_turn.values())
    assert goes_through(turn_decisions=most) and not goes_through(turn_decisions=most - 1)
    assert goes_through(game_decisions=max(in_game)) and not goes_through(game_decisions=max(in_game) - 1)


def test_the_front_door_has_it() -> None:
    assert {"Forfeit", "play_game"} <= set(illumineer.__all__)
    assert issubclass(illumineer.Forfeit, BotError)
