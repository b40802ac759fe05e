"""Keys that arrive together: each does something on the screen on which it was pressed, or nothing at all."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.play.at_screen import Sitting, session, sit
from tests.play.tables import at
from textual.events import Resize
from textual.geometry import Size
from textual.widgets import OptionList

from illumineer.play.screen.dialogs import Handover, Menu, Page, Search
from illumineer.play.screen.replaying import ReplayScreen

_BURSTS = (("enter",) * 2, ("enter",) * 6, ("1", "1"), ("space", "space"), ("escape", "escape"), ("escape", "e"))
_OPENED = {
    "space": Menu, "enter": Menu, "c": Menu, "l": Menu, "question_mark": Page, "i": Page, "r": Page, "d": Page,
}  # fmt: skip
"""What each key of the table opens, in a turn with the cursor on a card of the hand."""


async def _to_my_turn(sitting: Sitting) -> None:
    await sitting.press("enter")
    assert sitting.session.game.turn == 1 and sitting.playing.pointed is not None


def _whole(sitting: Sitting) -> None:
    """The table is on the screen, or a dialog above it."""
    stack = sitting.app.screen_stack
    assert stack[1] is sitting.playing and len(stack) <= 4, stack
    assert sitting.app.screen.is_attached and "".join(sitting.texts().split())


@pytest.mark.parametrize("burst", _BURSTS, ids="-".join)
def test_of_the_keys_that_close_a_dialog_only_the_first_counts(burst: tuple[str, ...]) -> None:
    async def press(sitting: Sitting) -> None:
        await _to_my_turn(sitting)
        for key, kind in _OPENED.items():
            before = len(sitting.session.game.inputs)
            sitting.playing.point_at(next(each.card for each in sitting.playing._choices if each.legal))
            await sitting.press(key)
            dialog = sitting.app.screen
            assert isinstance(dialog, kind), key
            await sitting.burst(*burst)
            _whole(sitting)
            assert len(sitting.session.game.inputs) <= before + 1, f"{key}: more than one answer"
            if sitting.app.screen is dialog:  # it has no use for these keys
                assert (burst[0] == "1" and kind is Page) or key == "l"
                await sitting.press("escape")
            elif key == "l" and burst[0] in ("enter", "space"):
                assert isinstance(sitting.app.screen, Page), "the rule of a line"
                await sitting.press("escape", "escape")
            assert sitting.app.screen is sitting.playing, f"{key}: a key went through to the table"
            if len(sitting.session.game.inputs) > before:
                await sitting.press("u")
                assert len(sitting.session.game.inputs) == before

    sit(session(), press)


@pytest.mark.parametrize("key", _OPENED)
def test_a_dialog_opens_once(key: str) -> None:
    async def press(sitting: Sitting) -> None:
        await _to_my_turn(sitting)
        await sitting.burst(*[key] * 3)
        assert isinstance(sitting.app.screen, _OPENED[key])
        await sitting.press("escape")
        assert sitting.app.screen is sitting.playing

    sit(session(), press)


def test_six_enters_from_the_table_open_one_list_and_pick_nothing() -> None:
    async def press(sitting: Sitting) -> None:
        await _to_my_turn(sitting)
        before = sitting.session.game.inputs
        await sitting.burst(*["enter"] * 6)
        assert isinstance(sitting.app.screen, Menu) and sitting.session.game.inputs == before

    sit(session(), press)


def test_what_cannot_be_done_is_explained_once() -> None:
    async def press(sitting: Sitting) -> None:
        await _to_my_turn(sitting)
        refused = next(at for at, entry in enumerate(sitting.entries()) if entry.startswith("✗"))
        panel = sitting.playing.query_one("#choices", OptionList)
        panel.focus()
        panel.highlighted = refused
        await sitting.burst(*["enter"] * 3)
        assert isinstance(sitting.app.screen, Page) and len(sitting.app.screen_stack) == 3
        await sitting.press("escape", "space")
        sitting.app.screen.query_one(OptionList).highlighted = refused
        await sitting.burst(*["enter"] * 3)
        assert isinstance(sitting.app.screen, Page) and len(sitting.app.screen_stack) == 4

    sit(session(), press)


def test_conceding_in_a_burst_concedes_one_game_and_the_end_is_still_there() -> None:
    async def press(sitting: Sitting) -> None:
        await sitting.press("c")
        await sitting.burst("2", "2", "2")
        assert sitting.session.over
        ended = sitting.app.screen
        assert isinstance(ended, Menu) and len(sitting.app.screen_stack) == 3, "nobody has answered this one yet"
        await sitting.burst("1", "1", "1")
        assert sitting.app.screen is sitting.playing
        assert not sitting.session.over, "a new game"
        assert all(who == 1 for who in sitting.session._history.players), "and nothing done in it, except by the bot"

    sit(session(), press)


@pytest.mark.parametrize("burst", [("enter",) * 2, ("enter",) * 6, ("escape",) * 2], ids="-".join)
def test_a_name_is_given_once(burst: tuple[str, ...]) -> None:
    song = "Blast from Your Past"
    position = {"p1": {"ink": 6, "hand": [song], "discard": ["Stitch - Rock Star"]}, "p2": {}}

    async def press(sitting: Sitting) -> None:
        sitting.session.answer(f"play {song}")
        sitting.playing.go_on()
        await sitting.quiet()
        assert isinstance(sitting.app.screen, Search)
        before = len(sitting.session.game.inputs)
        await sitting.burst(*burst)
        assert sitting.app.screen is sitting.playing
        assert len(sitting.session.game.inputs) == before + (burst[0] == "enter")

    sit(at(position), press)


def test_at_the_hand_over_a_burst_shows_the_hand_and_does_nothing_with_it() -> None:
    async def press(sitting: Sitting) -> None:
        assert isinstance(sitting.app.screen, Handover)
        await sitting.burst(*["enter"] * 6)
        assert sitting.app.screen is sitting.playing and not sitting.session.game.inputs

    sit(session(against=None), press)


def test_a_replay_is_left_once() -> None:
    async def press(sitting: Sitting) -> None:
        await sitting.press("c", "2", "2")
        assert isinstance(sitting.app.screen, ReplayScreen)
        await sitting.burst("q", "q", "q")
        assert isinstance(sitting.app.screen, Menu) and sitting.app.screen_stack[1] is sitting.playing
        assert sitting.app.is_running

    sit(session(), press)


def test_in_a_game_of_three_one_concedes_once() -> None:
    async def press(sitting: Sitting) -> None:
        sitting.playing.pause = 60  # the first move of a bot is shown for as long as this takes
        for _ in range(2):
            await sitting.pilot.press("c", "2")
            await sitting.pilot.pause()
        assert sitting.session.table.out[0] and not sitting.session.over
        assert sitting.app.screen is sitting.playing

    sit(at({"p1": {}, "p2": {"deck": 9}, "p3": {"deck": 9}}, None, "random", "random"), press)


def test_ctrl_c_again_and_again_asks_once_whether_to_leave_without_saving(tmp_path: Path) -> None:
    async def press(sitting: Sitting) -> None:
        sitting.session.keep = tmp_path  # a folder: the game cannot be saved there
        await sitting.press("question_mark")
        await sitting.burst("ctrl+c", "ctrl+c", "ctrl+c")
        assert isinstance(sitting.app.screen, Menu)
        await sitting.press("1")
        assert isinstance(sitting.app.screen, Page), "back where it was asked"
        await sitting.press("ctrl+c")
        assert isinstance(sitting.app.screen, Menu), "it can be asked again"

    sit(session(), press)


# --- what happens meanwhile --------------------------------------------------------------------


def test_what_was_read_before_the_hand_over_is_closed_with_it() -> None:
    """Else the next player would read it."""
    hand = "Elsa - Snow Queen"
    position = {"p1": {"hand": [hand]}, "p2": {"deck": 5}, "p3": {"deck": 5}}

    async def press(sitting: Sitting) -> None:
        await sitting.press("enter")
        sitting.playing.point(2, 0)
        await sitting.press("space", "i")
        assert isinstance(sitting.app.screen, Page) and hand in sitting.app.screen._heading
        sitting.session.answer("end turn")
        while sitting.session.bot_step():
            pass
        sitting.playing.go_on()
        await sitting.quiet()
        assert isinstance(sitting.app.screen, Handover)
        await sitting.press("enter")
        assert sitting.app.screen is sitting.playing and sitting.session.viewer == 2

    sit(at(position, None, "random", None), press)


def test_a_game_that_ends_does_not_take_away_what_is_being_read() -> None:
    async def press(sitting: Sitting) -> None:
        await sitting.press("question_mark")
        sitting.session.concede(1)
        sitting.playing.go_on()
        await sitting.quiet()
        assert isinstance(sitting.app.screen, Page)
        await sitting.press("escape")
        assert sitting.app.screen is sitting.playing and "space: what now?" in sitting.text("question")
        await sitting.press("space")
        assert isinstance(sitting.app.screen, Menu)

    sit(session(), press)


def test_a_game_from_a_situation_begins_there_again() -> None:
    begun = at({"p1": {"hand": ["Elsa - Snow Queen"]}, "p2": {"deck": 5}})
    digest = begun.game.digest

    async def press(sitting: Sitting) -> None:
        await sitting.press("c", "2", "1")
        assert sitting.session is not begun and sitting.session.game.digest == digest

    sit(begun, press)


def test_what_still_comes_to_a_screen_that_has_been_taken_away_does_no_harm() -> None:
    async def press(sitting: Sitting) -> None:
        await sitting.press("c", "2", "2")
        replay = sitting.app.screen
        assert isinstance(replay, ReplayScreen)
        await sitting.press("q")
        ended = sitting.app.screen
        assert isinstance(ended, Menu) and not replay.is_attached and not replay.query("#question")
        await sitting.press("3")
        assert sitting.app.screen is sitting.playing and not ended.query(OptionList)
        replay.on_resize(Resize(Size(90, 30), Size(90, 30)))
        replay.note("too late")
        replay.action_go("right")
        replay.action_scroll_log(1)
        ended.action_pick()
        await sitting.quiet()
        assert sitting.app.screen is sitting.playing and sitting.session.over

    sit(session(), press)
