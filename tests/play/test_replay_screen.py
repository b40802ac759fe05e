"""A game that was played, looked at again on the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tests.play.at_screen import session
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from illumineer.play.replay import Replay
from illumineer.play.screen.app import TableApp
from illumineer.play.screen.cards import Cards
from illumineer.play.screen.dialogs import Page
from illumineer.play.screen.replaying import ReplayScreen


def _played(turns: int) -> Replay:
    """The first turns of a game between a person who does what comes first, and a bot."""
    played = session()
    while played.game.turn <= turns:
        if not played.bot_step():
            played.answer(next(each for each in reversed(played.choices()) if each.legal))
    return Replay(played.game, "es", played.titles)


def _look(replay: Replay, do: Callable[[TableApp, ReplayScreen, Pilot[int]], Awaitable[None]]) -> None:
    async def run() -> None:
        screen = ReplayScreen(replay)
        app = TableApp(screen)
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            await do(app, screen, pilot)

    asyncio.run(run())


def test_forwards_and_backwards_by_keys() -> None:
    replay = _played(4)

    async def go(app: TableApp, screen: ReplayScreen, pilot: Pilot[int]) -> None:
        assert replay.position == 0
        await pilot.press("right", "right", "space")
        assert replay.position == 3
        await pilot.press("left")
        assert replay.position == 2
        await pilot.press("end")
        assert replay.at_end
        last = replay.game.digest
        assert str(replay.length) in str(screen.query_one("#title", Static).content)
        await pilot.press("home", "left")
        assert replay.position == 0
        await pilot.press("down", "down")
        assert replay.game.turn == 2
        await pilot.press("right", "up")
        assert replay.game.turn == 2
        await pilot.press("up")
        assert replay.game.turn == 1
        for _ in range(9):
            await pilot.press("down")
        assert replay.at_end and replay.game.digest == last
        assert not screen.query_one("#choices", OptionList).display

    _look(replay, go)


def test_through_whose_eyes() -> None:
    replay = _played(2)

    async def look(app: TableApp, screen: ReplayScreen, pilot: Pilot[int]) -> None:
        def hand() -> set[str]:
            return {face.full_name.partition("#")[0] for face in screen.query_one("#hand", Cards).faces}

        state = replay.game.state
        hands = [{state.spec(id).full_name for id in state.hand[player]} for player in (0, 1)]
        assert replay.viewer is None and hand() == hands[0]
        await pilot.press("x")
        assert hand() == hands[1]
        await pilot.press("v")
        assert replay.viewer == 0 and hand() == hands[0]
        assert not any(name in line.text for name in hands[1] - hands[0] for line in replay.log)
        await pilot.press("v")
        assert replay.viewer == 1 and hand() == hands[1]
        await pilot.press("v", "tab", "enter")
        assert replay.viewer is None
        assert isinstance(app.screen, Page)
        await pilot.press("escape", "question_mark", "escape", "l", "escape", "q")
        assert app.return_value == 0

    _look(replay, look)


def test_ctrl_c_leaves_also_from_a_page_above_the_game() -> None:
    async def leave(app: TableApp, screen: ReplayScreen, pilot: Pilot[int]) -> None:
        await pilot.press("question_mark")
        assert isinstance(app.screen, Page)
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert app.return_code == 0 and not app.is_running

    _look(_played(1), leave)
