"""The full-screen table, by its keys: a whole game, what cannot be done, taking back, saving, sizes, two people."""

from __future__ import annotations

import re
import threading
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text
from tests.play.at_screen import Sitting, library, session, sit
from tests.play.tables import at
from textual.widgets import OptionList, Static

from illumineer.bots.bot import Bot
from illumineer.core.decisions import DONE, Answer
from illumineer.core.rng import Dice
from illumineer.play import saving
from illumineer.play import session as session_module
from illumineer.play.screen import pages
from illumineer.play.screen.dialogs import Handover, Menu, Page, Search
from illumineer.play.screen.log import Log
from illumineer.play.screen.playing import PlayScreen
from illumineer.play.screen.replaying import ReplayScreen
from illumineer.play.session import Session
from illumineer.seen.view import View
from illumineer.vocab import Keyword
from illumineer.words import table as words

_WISHES = {"en": ("quest", "play"), "es": ("aventura", "jugar")}
"""What somebody does who wants to win: words of the choices."""
_MOST_KEYS = 1_000
"""Answers after which a game is over."""


def test_what_is_picked_is_said() -> None:
    async def pick(sitting: Sitting) -> None:
        picked = sitting.entries()[1]
        assert "Picked" not in sitting.text("question")
        await sitting.press("2")
        card = picked.removeprefix("2 put ").removesuffix(" on the bottom of the deck")
        assert sitting.text("question").startswith(f"Picked so far: {card} · p1: ")

    sit(session(), pick)


async def _to_my_turn(sitting: Sitting) -> None:
    """Keep the opening hand, and wait for the first turn."""
    await sitting.press("enter")
    assert sitting.session.game.turn == 1


@pytest.mark.parametrize(("lang", "size"), [("en", (120, 40)), ("es", (80, 24))])
def test_a_whole_game_by_keys(lang: str, size: tuple[int, int]) -> None:
    async def play(sitting: Sitting) -> None:
        dice = Dice(1)
        for _ in range(_MOST_KEYS):
            if sitting.session.over:
                break
            legal = [entry for entry in sitting.entries() if not entry.startswith("✗")]
            assert legal, "a person is asked, and there is nothing to pick"
            at = dice.below(min(9, len(legal)))
            for place, entry in enumerate(legal[:9]):
                if any(wish in entry for wish in _WISHES[lang]):
                    at = place
                    break
            await sitting.press(str(at + 1))
        assert isinstance(sitting.app.screen, Menu)
        assert str(words("screen", lang)["over"]) in sitting.texts()
        assert re.search(r"\[\d[\d.]+\]", str(sitting.app.screen._heading)), "why, with the rule"
        await sitting.press("4")

    played = session(lang)
    sit(played, play, size)
    assert played.outcome is not None


# --- what cannot be done -----------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_cannot_be_done_explains_itself(lang: str) -> None:
    async def look(sitting: Sitting) -> None:
        await _to_my_turn(sitting)
        entries = sitting.entries()
        place = next(at for at, entry in enumerate(entries) if entry.startswith("✗"))
        before = sitting.session.game.inputs
        panel = sitting.playing.query_one("#choices", OptionList)
        panel.focus()
        panel.highlighted = place
        await sitting.press("enter")
        page = sitting.app.screen
        assert isinstance(page, Page)
        reasons = sitting.playing._choices[place].reasons
        assert reasons and all(re.search(r"\[\d[\d.]*\]", reason) for reason in reasons)
        assert all(reason in sitting.texts() for reason in reasons)
        await sitting.press("escape")
        assert sitting.app.screen is sitting.playing
        assert sitting.session.game.inputs == before, "nothing was sent"

    sit(session(lang), look)


def test_the_choices_of_a_card_and_the_card_itself() -> None:
    async def look(sitting: Sitting) -> None:
        await _to_my_turn(sitting)
        face = sitting.playing.pointed
        assert face is not None
        await sitting.press("enter")
        assert isinstance(sitting.app.screen, Menu)
        assert face.full_name in sitting.texts()
        await sitting.press("i")
        assert isinstance(sitting.app.screen, Page)
        await sitting.press("escape", "escape")
        assert sitting.app.screen is sitting.playing
        for key in ("i", "question_mark", "l", "r", "d", "space"):
            await sitting.press(key)
            assert sitting.app.screen is not sitting.playing, f"{key} opens nothing"
            await sitting.press("escape")
            assert sitting.app.screen is sitting.playing, f"{key} cannot be closed"

    sit(session(), look)


def test_in_the_list_of_everything_each_entry_shows_its_own_card_and_says_why_not() -> None:
    async def look(sitting: Sitting) -> None:
        await _to_my_turn(sitting)
        await sitting.press("space")
        menu = sitting.app.screen
        assert isinstance(menu, Menu)
        choices = sitting.playing._choices
        place = next(at for at, each in enumerate(choices) if not each.legal and each.card != choices[0].card)
        menu.query_one(OptionList).highlighted = place
        await sitting.press("i")
        page = sitting.app.screen
        assert isinstance(page, Page) and page._heading == sitting.session.names[choices[place].card].partition("#")[0]
        await sitting.press("escape", "enter")
        page = sitting.app.screen
        assert isinstance(page, Page) and page._heading == f"Not now: {choices[place].text}"
        assert list(page._paragraphs) == choices[place].reasons
        await sitting.press("escape")
        assert sitting.app.screen is menu

    sit(session(), look)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_long_page_can_be_read_to_its_end_and_says_how_to_leave_it(lang: str) -> None:
    async def look(sitting: Sitting) -> None:
        await sitting.press("question_mark")
        page = sitting.app.screen
        dialog, foot, text = (page.query_one(each) for each in (".dialog", ".foot", "VerticalScroll"))
        assert foot.region.height == 1 and dialog.region.contains_region(foot.region)
        assert text.region.bottom <= foot.region.y
        assert text.has_focus and text.max_scroll_y > 0
        text.scroll_end(animate=False)
        await sitting.quiet()
        last = text.children[-1].region
        assert last.bottom <= text.region.bottom, "the last line is in sight"

    sit(session(lang), look, (80, 24))


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_a_keyword_means_is_not_called_by_its_name_twice(lang: str) -> None:
    for keyword in Keyword:
        name = str(words("keywords", lang)[keyword.name])
        said = str(pages._reminder(keyword, "2.3", lang))
        assert said.startswith(name) and not said.startswith(f"{name} {name}") and said.endswith("]")
        assert "{" not in said, "signs are drawn as on the cards"
    boost = pages.rule("8.4.1", "2.3", lang)
    assert boost is not None and "N ⬡" in str(boost[1][0])


@pytest.mark.parametrize(
    ("lang", "pages_", "ends"), [("en", "PgUp PgDn", "Home End"), ("es", "RePág AvPág", "Inicio Fin")]
)
def test_keys_are_called_as_they_are_on_the_keyboard(lang: str, pages_: str, ends: str) -> None:
    for screen, words_ in ((PlayScreen, [pages_]), (ReplayScreen, [pages_, ends])):
        console = Console(width=72)
        with console.capture() as said:
            console.print(pages.keys(screen.KEYS, lang)[1][0])
        assert all(word in said.get() for word in words_) and "screen." not in said.get()


def test_the_log_beside_the_table_leaves_out_what_nobody_needs() -> None:
    async def look(sitting: Sitting) -> None:
        await _to_my_turn(sitting)
        await sitting.press("e", "e")
        beside = [line.text for line in sitting.playing.query_one(Log).lines]
        whole = [line.text for line in sitting.session.log]
        assert "p2 draws a card ×7" in beside and whole.count("p2 draws a card") > 7
        assert any("nothing to do" in text for text in whole) and not any("nothing to do" in text for text in beside)
        await sitting.press("l")
        assert "game state check: nothing to do" in sitting.texts(), "all of it is in the whole log"

    sit(session(), look)


def test_the_newest_line_is_in_sight_at_once_also_before_there_is_a_scrollbar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Log, "allow_vertical_scroll", False)  # as it is until the scrollbar is laid out

    async def look(sitting: Sitting) -> None:
        log = sitting.playing.query_one(Log)
        log.tell(list(log.lines) * 9)
        assert log.scroll_offset.y == log.max_scroll_y > 0

    sit(session(), look)


def test_the_rule_of_a_line_of_the_log() -> None:
    async def look(sitting: Sitting) -> None:
        await sitting.press("l", "enter")
        assert isinstance(sitting.app.screen, Page)
        assert sitting.session.log[-1].rule in sitting.app.screen._heading
        await sitting.press("escape")
        assert isinstance(sitting.app.screen, Menu), "back at the same line of the log"

    sit(session("es"), look)


# --- taking back, saving, leaving --------------------------------------------------------------


def test_a_play_is_taken_back_or_it_is_said_why_not() -> None:
    async def play(sitting: Sitting) -> None:
        await _to_my_turn(sitting)
        before = sitting.session.game.digest
        entries = sitting.entries()
        ink = next(at for at, entry in enumerate(entries) if "inkwell" in entry)
        await sitting.press(str(ink + 1))
        assert sitting.session.game.digest != before
        assert "(inked)" in sitting.text("mine")
        await sitting.press("u")
        assert sitting.session.game.digest == before
        assert "(inked)" not in sitting.text("mine")
        assert sitting.text("question").startswith("Taken back. · p1:")
        await sitting.press("e", "e")
        after = sitting.session.game.digest
        await sitting.press("u")
        assert sitting.session.game.digest == after
        refused = "That cannot be taken back: p2 has decided something since then."
        assert sitting.text("question").startswith(f"{refused} · p1:")

    sit(session(), play)


def test_saving_and_going_on_later(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    async def begin(sitting: Sitting) -> None:
        await _to_my_turn(sitting)
        await sitting.press("e", "e", "s", "q")

    played = session("es", keep=file)
    sit(played, begin)
    resumed = Session.resume(file, library())
    assert resumed.game.digest == played.game.digest

    async def go_on(sitting: Sitting) -> None:
        assert sitting.session.lang == "es"
        await sitting.press("e", "e")
        assert len(resumed.game.inputs) > len(played.game.inputs)

    sit(resumed, go_on)


def test_a_file_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    async def leave(sitting: Sitting) -> None:
        sitting.session.keep = tmp_path  # a folder
        await sitting.press("q")
        assert isinstance(sitting.app.screen, Menu)
        assert str(tmp_path) in sitting.app.screen._heading, "it is said why"
        await sitting.press("1")
        assert sitting.app.screen is sitting.playing
        await sitting.press("q", "2")

    sit(session(), leave)


def test_conceding_is_asked_first() -> None:
    async def concede(sitting: Sitting) -> None:
        await sitting.press("c", "enter")
        assert not sitting.session.over
        await sitting.press("c", "2")
        assert sitting.session.over
        first = sitting.session
        await sitting.press("2")
        assert isinstance(sitting.app.screen, ReplayScreen)
        await sitting.press("end", "q", "3")
        assert sitting.app.screen is sitting.playing, "the table can be looked at"
        await sitting.press("u")
        assert sitting.text("question").startswith("That cannot be taken back: the game is over.")
        assert sitting.session.over
        await sitting.press("space", "1")
        assert sitting.session is not first and not sitting.session.over, "a new game"

    sit(session(), concede)


# --- sizes -------------------------------------------------------------------------------------


def test_too_small_and_back() -> None:
    async def resize(sitting: Sitting) -> None:
        await _to_my_turn(sitting)
        before, played = sitting.texts(), len(sitting.session.game.inputs)
        for size in ((79, 24), (80, 23), (20, 5), (1, 1)):
            await sitting.pilot.resize_terminal(*size)
            await sitting.quiet()
            assert sitting.playing.query_one("#too-small").display
            assert not sitting.playing.query_one("#whole").display
            await sitting.press("e", "1", "enter", "space", "u", "c")
            assert sitting.app.screen is sitting.playing and len(sitting.session.game.inputs) == played
        for size in ((80, 24), (109, 60), (200, 70), (120, 40)):
            await sitting.pilot.resize_terminal(*size)
            await sitting.quiet()
            assert sitting.playing.query_one("#whole").display
            assert not sitting.playing.query_one("#too-small").display
        assert sitting.texts() == before
        await sitting.press("enter")
        assert isinstance(sitting.app.screen, Menu), "the cards have the focus again"
        await sitting.press("escape", "tab", "tab")
        focused = sitting.playing.focused
        await sitting.pilot.resize_terminal(20, 5)
        await sitting.quiet()
        await sitting.pilot.resize_terminal(80, 24)
        await sitting.quiet()
        assert sitting.playing.focused is focused is sitting.playing.query_one("#choices")

    sit(session(), resize)


@pytest.mark.parametrize("size", [(79, 24), (4, 24)])
def test_a_list_that_cannot_be_seen_takes_no_keys(size: tuple[int, int]) -> None:
    async def press(sitting: Sitting) -> None:
        if size[0] < 10:
            await sitting.press("space")
            assert isinstance(sitting.app.screen, Menu)
        await sitting.pilot.resize_terminal(*size)
        await sitting.quiet()
        sitting.app.screen.query_one(OptionList).focus()  # as a question does that comes up now
        await sitting.press("down", "pagedown", "pageup", "end", "enter")
        assert not sitting.session.game.inputs

    sit(session(), press)


@pytest.mark.parametrize(("lang", "size"), [("en", (80, 24)), ("es", (80, 24)), ("es", (120, 40))])
def test_everything_has_its_room(lang: str, size: tuple[int, int]) -> None:
    async def look(sitting: Sitting) -> None:
        await _to_my_turn(sitting)
        for id in ("title", "theirs", "mine", "keys", "question"):
            widget = sitting.playing.query_one(f"#{id}")
            assert widget.region.width and widget.region.bottom <= size[1]
            assert max(map(len, str(widget.content).splitlines())) <= widget.size.width or id == "keys"
        for row in sitting.playing.rows:
            assert row.size.height >= 4, "a card has a border, a name and its numbers"

    sit(session(lang), look, size)


# --- long lists and long texts -----------------------------------------------------------------


def test_a_card_is_named_by_writing_a_part_of_its_name() -> None:
    song = "Blast from Your Past"
    position = {"p1": {"ink": 6, "hand": [song], "discard": ["Stitch - Rock Star"]}, "p2": {}}

    async def name(sitting: Sitting) -> None:
        sitting.session.answer(f"play {song}")
        sitting.playing.go_on()
        await sitting.pilot.pause()
        assert isinstance(sitting.app.screen, Search), "a list to go through would be long"
        await sitting.press("escape")
        assert sitting.app.screen is sitting.playing, "the table can be looked at"
        await sitting.press("space", "x", "q", "enter")
        assert isinstance(sitting.app.screen, Search) and "nothing is called that" in sitting.texts()
        await sitting.press("backspace", "backspace", "s", "t", "i", "down", "up", "enter")
        assert sitting.app.screen is sitting.playing
        state = sitting.session.game.state
        assert [state.spec(id).full_name for id in state.hand[0]] == ["Stitch - Rock Star"]

    sit(at(position), name)


def test_no_choice_is_cut_off_where_the_list_scrolls() -> None:
    async def look(sitting: Sitting) -> None:
        await sitting.press("enter")
        panel = sitting.playing.query_one("#choices", OptionList)
        assert panel.max_scroll_y > 0
        room = panel.scrollable_content_region.width
        rows = sum(len(Text(entry).wrap(Console(), room)) for entry in sitting.entries())
        assert panel.virtual_size.height >= rows

    sit(session("es", seed=5), look)


def test_what_the_ability_says_stands_below_the_question() -> None:
    daisy = "Daisy Duck - Donald's Date"
    position = {"active": "p2", "p1": {"deck": 2}, "p2": {"play": [daisy]}}

    async def look(sitting: Sitting) -> None:
        await sitting.press("enter")
        sitting.session.answer(f"quest {daisy}")
        sitting.playing.go_on()
        await sitting.press("enter")
        assert "each opponent" in sitting.text("says")
        assert sitting.playing.query_one("#says").region.height
        await sitting.pilot.resize_terminal(80, 24)
        await sitting.press("space")
        assert not sitting.playing.query_one("#says").region.height
        assert "each opponent" in str(sitting.app.screen.query_one(".heading", Static).content), "where there is room"

    sit(at(position, None, None), look)


# --- three and four players --------------------------------------------------------------------

_FOUR = {
    "active": "p3",
    "p1": {"play": ["Stitch - Rock Star"]},
    "p2": {"play": ["Stitch - Rock Star#2", "Magic Mirror"], "lore": 3},
    "p3": {"play": ["Dumbo - The Flying Elephant"], "hand": ["Elsa - Snow Queen"]},
    "p4": {"play": [{"card": "Sven - Leaping Reindeer", "exerted": True}]},
}


def test_of_several_opponents_it_is_seen_whose_a_card_is() -> None:
    async def look(sitting: Sitting) -> None:
        await sitting.press("enter")
        faces = [(face.whose, face.name) for face in sitting.playing.rows[0].faces]
        assert faces == [("p4", "Sven"), ("p1", "Stitch"), ("p2", "Stitch"), ("p2", "Magic Mirror")], "in turn order"
        assert [line.split()[0] for line in sitting.text("theirs").splitlines()] == ["p4", "p1", "p2"]
        assert sitting.text("mine").startswith("▸ p3")
        assert not sitting.playing.rows[1].faces[0].whose
        for row in sitting.playing.rows:
            assert row.size.height >= 4, "a card has a border, a name and its numbers"
        await sitting.press("up", "up")
        assert sitting.text("pointed").startswith("p4: Sven - Leaping Reindeer")

    sit(at(_FOUR, None, "random", None, "random"), look, (80, 24))


def test_who_is_out_of_the_game_has_one_line() -> None:
    async def look(sitting: Sitting) -> None:
        await sitting.press("enter")
        sitting.session.concede(1)
        sitting.playing.go_on()
        await sitting.quiet()
        assert sitting.text("theirs").endswith("□ · out of the game")
        assert sitting.playing.query_one("#theirs").region.height == 3
        assert not any(face.whose == "p2" for face in sitting.playing.rows[0].faces)

    sit(at(_FOUR, None, None, None, None), look, (80, 24))


# --- two people --------------------------------------------------------------------------------


def test_the_hand_over_hides_both_hands() -> None:
    async def play(sitting: Sitting) -> None:
        state = sitting.session.game.state
        hands = [{state.spec(id).full_name for id in state.hand[player]} for player in (0, 1)]
        assert isinstance(sitting.app.screen, Handover)
        assert not any(name in sitting.texts() for name in hands[0] | hands[1])
        await sitting.press("enter")
        assert all(name in sitting.texts() for name in hands[0])
        assert not any(name in sitting.texts() for name in hands[1])
        for _ in range(5):
            if sitting.app.screen is sitting.playing:
                assert not any(name in sitting.texts() for name in hands[1])
                await sitting.press("enter")  # keeps the hand
        assert isinstance(sitting.app.screen, Handover)
        assert not any(name in sitting.texts() for name in hands[0] | hands[1])
        assert "p2" in sitting.texts()
        await sitting.press("enter")
        assert all(name in sitting.texts() for name in hands[1])
        assert not any(name in sitting.texts() for name in hands[0])

    sit(session(against=None), play)


# --- bots ---------------------------------------------------------------------------------------


class Slow(Bot):
    """Thinks until it is let go."""

    def __init__(self) -> None:
        self.let_go = threading.Event()

    def decide(self, view: View) -> Answer:
        self.let_go.wait(60)
        return view.options[-1]


class Failing(Bot):
    def decide(self, view: View) -> Answer:
        raise RuntimeError("no idea")


def _against(bot: Bot) -> Session:
    begun = session()
    return Session(begun.game, (None, "random"), lang="en", bots=(None, bot))


def test_the_screen_is_alive_while_a_bot_thinks() -> None:
    bot = Slow()

    async def wait(sitting: Sitting) -> None:
        await sitting.pilot.press("enter")
        await sitting.until(lambda: sitting.session.decider == 1)
        await sitting.pilot.pause()
        assert "p2 is thinking" in sitting.text("title")
        assert not sitting.entries()
        before = sitting.session.game.inputs
        for key in ("1", "enter", "space", "e", "u", "i", "escape"):
            await sitting.pilot.press(key)
        await sitting.pilot.resize_terminal(90, 30)
        assert sitting.session.game.inputs == before
        bot.let_go.set()
        await sitting.quiet()
        assert sitting.session.decider == 0 and sitting.entries()

    sit(_against(bot), wait)


def test_whoever_leaves_while_a_bot_thinks_leaves_the_newest_state(tmp_path: Path) -> None:
    bot = Slow()
    played = _against(bot)
    file = tmp_path / "game.json"

    async def leave(sitting: Sitting) -> None:
        await sitting.pilot.press("enter")
        await sitting.until(lambda: sitting.session.decider == 1)
        sitting.session.keep = file
        await sitting.pilot.press("q")
        left.append(sitting.playing)

    left: list[PlayScreen] = []
    sit(played, leave)
    left[0].on_play_screen_moved(PlayScreen.Moved(DONE))  # nothing is drawn where there is no table any more
    bot.let_go.set()
    assert saving.load(file, library()).game.inputs[:1] == played.game.inputs[:1]


def test_a_bot_that_fails_does_not_end_the_game() -> None:
    async def go_on(sitting: Sitting) -> None:
        await sitting.pilot.press("enter")
        await sitting.until(lambda: sitting.app.screen is not sitting.playing)
        assert isinstance(sitting.app.screen, Menu)
        assert "The bot Failing of p2 broke off: RuntimeError('no idea'). What now?" in sitting.texts()
        before = len(sitting.session.game.inputs)
        await sitting.pilot.press("1")
        await sitting.until(lambda: len(sitting.session.game.inputs) > before)
        assert not sitting.session.over

    sit(_against(Failing()), go_on)


def test_whatever_breaks_while_a_bot_thinks_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Answer:
        raise AssertionError("two cards in one place")

    monkeypatch.setattr(session_module, "ask", broken)

    async def go_on(sitting: Sitting) -> None:
        await sitting.pilot.press("enter")
        await sitting.until(lambda: sitting.app.screen is not sitting.playing)
        said = "The bot random of p2 broke off: AssertionError('two cards in one place'). What now?"
        assert isinstance(sitting.app.screen, Menu) and said in sitting.texts()
        await sitting.press("2")
        assert sitting.session.over

    sit(session(), go_on)


@pytest.mark.parametrize("key", ["4", "ctrl+c"])
def test_the_table_can_be_left_while_a_bot_fails(key: str, tmp_path: Path) -> None:
    async def leave(sitting: Sitting) -> None:
        sitting.session.keep = tmp_path / "game.json"
        await sitting.pilot.press("enter")
        await sitting.until(lambda: sitting.app.screen is not sitting.playing)
        await sitting.pilot.press(key)
        await sitting.pilot.pause()
        assert sitting.app.return_code == 0 and not sitting.app.is_running

    played = _against(Failing())
    sit(played, leave)
    assert saving.load(tmp_path / "game.json", library()).game.inputs == played.game.inputs
