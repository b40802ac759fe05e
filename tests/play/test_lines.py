"""The table line by line: a whole conversation is kept as it is, in both languages; and what else can be said."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from tests.play.tables import Talk, at, begin

from illumineer.bots.bot import Bot
from illumineer.core.decisions import Answer
from illumineer.core.state import Outcome
from illumineer.play.lines import Lines
from illumineer.play.session import Session
from illumineer.seen.view import View
from illumineer.vocab import Result

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
ENGLISH = (
    "?", "board", "done", "all", "why 12", "why not 1", "why not play Stitch - Rock Star", "2", "back", "back", "2",
    "1", "dance", "99", "1", "ink Elsa", "log", "concede", "board", "concede", "concede",
)  # fmt: skip
SPANISH = (
    "ayuda", "tablero", "done", "todo", "por qué 12", "por que no 1", "por qué no play Stitch - Rock Star", "2",
    "atrás", "atras", "2", "1", "baila", "99", "1", "ink Elsa", "registro", "conceder", "mesa", "conceder", "conceder",
)  # fmt: skip


def talk(session: Session, *lines: str, lang: str = "en") -> Talk:
    """The conversation about a game."""
    talk = Talk(*lines, lang=lang)
    assert Lines(session, talk.console).run() == 0
    return talk


@pytest.mark.parametrize(("lang", "lines"), [("en", ENGLISH), ("es", SPANISH)])
def test_a_short_game(lang: str, lines: tuple[str, ...]) -> None:
    """To write what is said now: ILLUMINEER_GOLDEN=1 pytest tests/play/test_lines.py"""
    said = talk(begin(None, "random", seed=3, lang=lang), *lines, lang=lang).text
    path = GOLDEN / f"play_{lang}.txt"
    if os.environ.get("ILLUMINEER_GOLDEN"):
        path.write_text(said)
    assert said == path.read_text()


def test_the_end_of_the_input_keeps_the_game_and_says_where(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    said = talk(begin(None, "random", seed=3, keep=file), "done").text
    assert f"The game is kept in {file}; go on with: illumineer play --resume" in said and file.exists()
    assert "The game has not been saved." in talk(begin(None, "random", seed=3), "done").text


def test_what_is_saved_is_said_and_a_file_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    words = ("save", f"save {tmp_path}/a.json", f"save {tmp_path}/file/b.json", "board")
    said = talk(begin(None, "random", seed=3), *words).text
    assert "Say where: save FILE." in said and f"Saved in {tmp_path}/a.json." in said
    assert "cannot be written" in said and said.rindex("before the first turn") > said.index("cannot be written")


def test_a_card_says_what_it_does() -> None:
    said = talk(begin(None, "random", seed=3), "card elsa – snow queen", "card Elsa", "card Nobody At All", "card").text
    assert "Exert chosen opposing character." in said
    assert "Elsa" in said and "Nobody At All" in said and "Say which card: card NAME." in said


def test_commands_are_understood_in_both_languages_whatever_is_spoken() -> None:
    said = talk(begin(None, "random", seed=3, lang="es"), "board", "tablero", "why 99", lang="es").text
    assert said.count("  antes del primer turno") == 2 and "No hay ninguna opción 99" in said


def test_two_people_pass_the_device() -> None:
    said = talk(begin(None, None, seed=3), "", "done", "", "done").text
    assert "Pass the device to p1 (person 1), who goes on with Enter." in said
    first, second = said.index("Pass the device to p1"), said.index("Pass the device to p2")
    hands = [line for line in said[first:second].splitlines() if line.strip().startswith("p2 draws")]
    assert hands == ["  p2 draws a card ×7 [2.2.1.4]"]


COVER = "(covered)"


def test_at_a_terminal_the_last_players_hand_goes_out_of_sight() -> None:
    conversation = Talk("", "done", "", cover=COVER)
    Lines(begin(None, None, seed=3), conversation.console).run()
    said = conversation.said
    assert said.count(COVER) == 2, "before the first hand there is nothing to hide; whoever leaves hides theirs"
    first, last = (n for n, line in enumerate(said) if line == COVER)
    assert "Pass the device to p2" in said[first + 1] and any("Pass the device to p1" in line for line in said[:first])
    assert said[last + 1 :] == ["The game has not been saved."]


def test_whoever_plays_alone_has_nothing_to_hide() -> None:
    conversation = Talk("done", "1", cover=COVER)
    Lines(begin(None, "random", seed=3), conversation.console).run()
    assert COVER not in conversation.said


@pytest.mark.parametrize("lang", ["en", "es"])
def test_odd_input_is_no_answer_and_no_accident(lang: str) -> None:
    odd = (
        "",
        "\0",
        "½",
        "²",
        "-1",
        "9" * 900,
        "9" * 5000,
        f"why {'9' * 5000}",
        "x" * 100_000,
        "日本語",
        "\x1b[A",
        "%s {0}",
    )
    session = begin(None, "random", seed=3, lang=lang)
    conversation = talk(session, *odd, lang=lang)
    assert not session.game.inputs and not conversation.left
    assert max(map(len, conversation.said)) < 1100
    assert conversation.text.count({"en": "at most 1,000", "es": "como mucho 1000"}[lang]) == 3


def test_a_file_that_is_no_saved_game_is_not_written_over(tmp_path: Path) -> None:
    deck, other = tmp_path / "deck.txt", tmp_path / "other.json"
    deck.write_text("4 Elsa - Snow Queen\n")
    begin(None, "random", seed=4).save(other)
    words = (f"save {deck}", f"save {other}", f"save {tmp_path}/a\0b.json")
    said = talk(begin(None, "random", seed=3), *words).text
    assert f"There is a file {deck} already that is not a saved game" in said
    assert deck.read_text() == "4 Elsa - Snow Queen\n"
    assert f"Saved in {other}." in said and (tmp_path / "a b.json").exists()


def test_a_folder_that_may_not_be_looked_into_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(path: Path, **_: bool) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    (tmp_path / "file").write_text("")
    session = begin(None, "random", seed=3, keep=tmp_path / "file" / "kept.json")
    monkeypatch.setattr(Path, "stat", locked)
    said = talk(session, f"save {tmp_path}/file/other.json").said
    assert "cannot be written" in said[-2] and said[-1] == "The game has not been saved."


def test_a_home_that_nobody_has_is_a_name_like_any_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "Saved in ~nobody-at-all.json." in talk(begin(None, "random", seed=3), "save ~nobody-at-all.json").text


def test_whoever_wins_together_is_named_together() -> None:
    session = at({"p1": {}, "p2": {}, "p3": {}}, None, "random", "random")
    session.game.state.outcome = Outcome(Result.WIN, (0, 2), "WIN_LORE")
    conversation = Talk(lang="es")
    Lines(session, conversation.console).farewell()
    assert conversation.said[1].startswith("p1 y p3 han ganado en el turno ")


class _Breaks(Bot):
    def decide(self, view: View) -> Answer:
        raise ValueError("no idea")


def test_a_bot_that_fails_is_told_of_and_the_game_can_go_on_or_end(tmp_path: Path) -> None:
    words = ("done", "dance", f"save {tmp_path}/a.json", "random", "concede")
    session = begin(None, "random", seed=3)
    session._bots[1] = _Breaks()
    said = talk(session, *words).text
    assert "The bot _Breaks of p2 broke off: ValueError('no idea')" in said
    assert "Write random, concede, save or quit" in said and (tmp_path / "a.json").exists()
    assert "p1 has won on turn 0" in said


def test_a_resumed_game_begins_with_the_table_and_not_with_its_story(tmp_path: Path) -> None:
    session = begin(None, "random", seed=3)
    session.answer("done")
    conversation = Talk()
    Lines(session, conversation.console, resumed=True).run()
    assert "p1 draws" not in conversation.text and "before the first turn" in conversation.text
    assert not any(sign in conversation.text for sign in "┌├│└"), "a screen reader would spell them"


def test_of_two_people_both_are_told_only_what_happens_after_a_game_goes_on() -> None:
    session = begin(None, None, seed=3)
    for _ in range(2):
        session.take_seat()
        session.answer("done")
    conversation = Talk("", "end turn", "", "end turn", "")
    Lines(session, conversation.console, resumed=True).run()
    told = conversation.text
    assert "shuffles" not in told and "opening hand" not in told, "what was before"
    assert told.count("p1 ends the turn") == 2, "to both"


def test_what_is_picked_already_is_said() -> None:
    session = begin(None, "random", seed=3)
    first = session.choices()[0]
    assert f"Picked so far: {session.names[first.card]} · p1: " in talk(session, "1").text


@pytest.mark.parametrize(("lang", "words"), [("en", "“Whenever this character quests"), ("es", "«Cada vez que este")])
def test_what_the_ability_says_stands_with_its_question(lang: str, words: str) -> None:
    daisy = "Daisy Duck - Donald's Date"
    session = at({"p1": {"deck": 2}, "p2": {"play": [daisy]}, "active": "p2"}, None, None, lang=lang)
    assert words in talk(session, "", f"quest {daisy}", "", lang=lang).text


def test_whoever_stops_it_is_told_where_the_game_is(tmp_path: Path) -> None:
    session = begin(None, "random", seed=3, keep=tmp_path / "my game.json")
    conversation = Talk()

    def stopped() -> str | None:
        raise KeyboardInterrupt

    conversation.console._read = stopped
    assert Lines(session, conversation.console).run() == 130
    file = tmp_path / "my game.json"
    assert conversation.said[-1] == f"The game is kept in {file}; go on with: illumineer play --resume '{file}'"
    session.keep, session.kept = file, False
    talk_of_it = talk(session)
    assert talk_of_it.said[-1].startswith(f"The last moves have not been saved; {file} has the game")
