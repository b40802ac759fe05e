"""Lines and tables of figures on terminals of any width."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from illumineer.cli.narrow import line, table

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
