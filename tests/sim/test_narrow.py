"""Lines and tables of figures on terminals of any width."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console
from tests.sim.duels import Scripted, a_duel, made_up

from illumineer.cli.narrow import line, table
from illumineer.cli.simulating import progress, progress_line
from illumineer.sim.running import Match, play

HEADS = ("carta", "no robada", "diferencia", "intervalo 95 %")
ROWS = [("Ariel - Spectacular Singer", "71,4 %", "−20,5", "−44,7 a +17,3"), ("Lantern", "100,0 %", "–", "–")]
LINE = "tras diez partidas gana el 53,3 % de ellas"


def shown(width: int) -> list[str]:
    out = Console(file=StringIO(), width=width)
    table(out, "", HEADS, ROWS, (1, 2, 3))
    line(out, LINE)
    return out.file.getvalue().splitlines()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize("width", [12, 30, 44, 60, 80, 120])
def test_nothing_is_lost_and_nothing_sticks_out(width: int) -> None:
    lines = shown(width)
    assert max(map(len, lines)) <= width
    everything = "".join((*HEADS, *ROWS[0], *ROWS[1], LINE))
    assert sorted("".join(lines).replace(" ", "")) == sorted(everything.replace(" ", ""))


def test_names_give_way_before_words_and_figures_are_broken() -> None:
    text = "\n".join(shown(50))
    for whole in ("Spectacular", "diferencia", "71,4 %", "100,0 %", "−44,7 a +17,3", "95 %"):
        assert whole in text
    assert "Ariel - Spectacular Singer" not in text


def test_a_number_and_its_sign_stay_together() -> None:
    for width in range(20, 44):
        assert "53,3 %" in "\n".join(shown(width)[-3:])


def test_a_cell_of_two_lines_stays_one() -> None:
    out = Console(file=StringIO(), width=80)
    table(out, "", ("", "mine", "yours"), [("mine", "–", "60.0 %\n38.7 to 78.1 %"), ("yours", "40.0 %", "–")], (1, 2))
    lines = out.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert [line.split() for line in lines[1:3]] == [["mine", "–", "60.0", "%"], ["38.7", "to", "78.1", "%"]]
    assert len(lines[2].rstrip()) == len(lines[1].rstrip()) < 40, "as wide as the longer of them"


# --- how far it is ---------------------------------------------------------------------------

FIGURES = ["30/60 · 5.5 games/s · 0:00:05 left · mine wins 50.0 %", "30/60 · 5.5 games/s · 0:00:05 left", "30/60"]


@pytest.mark.parametrize(
    ("width", "line"),
    [
        (120, f"mine v yours {'█' * 20}{'░' * 20} {FIGURES[0]}"),
        (80, f"mine v yours {'█' * 6}{'░' * 7} {FIGURES[0]}"),
        (70, f"{'█' * 8}{'░' * 8} {FIGURES[0]}"),
        (55, FIGURES[0]),
        (50, f"{'█' * 7}{'░' * 8} {FIGURES[1]}"),
        (34, FIGURES[1]),
        (33, f"mine v yours {'█' * 7}{'░' * 7} {FIGURES[2]}"),
        (12, FIGURES[2]),
        (4, ""),
    ],
)
def test_progress_is_one_line_with_the_figures_whole(width: int, line: str) -> None:
    found = progress_line(width, "mine v yours", 0.5, FIGURES)
    assert found == line and len(found) <= width


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("width", [24, 60, 100])
def test_progress_of_decks_with_odd_names_stays_within_the_terminal(
    width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setenv("COLUMNS", str(width))
    match = Match(a_duel(names=("[red]mine[/b]", "yours [/]")), 4)
    with progress([match], "[red]mine[/b] v yours [/]", "en") as watch:
        play([match], Scripted(lambda duel, number: made_up(number, 0)), watch=watch)
    lines = [re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", line) for line in re.split(r"[\r\n]", terminal.getvalue())]
    assert max(map(len, lines)) <= width
    assert any("4/4" in line for line in lines)
    assert width < 100 or any("[red]mine[/b] wins 100.0 %" in line for line in lines)
