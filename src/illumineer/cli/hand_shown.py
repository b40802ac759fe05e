"""How the odds of hands and curves look on a terminal; everything fits 80 columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from illumineer.cli.language import told
from illumineer.cli.narrow import line, table
from illumineer.cr import CR, number
from illumineer.sim import said
from illumineer.sim.hands import HAND
from illumineer.sim.intervals import Interval

if TYPE_CHECKING:
    from rich.console import Console

_BAR: Final = 40


def show(found: dict[str, Any], file: str, edition: str, lang: str, console: Console) -> None:
    """The deck's curve, its opening hands, its turns, and when a card is seen."""
    line(console, told("hand.title", lang, file=file), "bold")
    cost = said.decimal(found["mean_cost"], lang)
    line(console, told("hand.deck", lang, n=found["cards"], inkable=found["inkable"], cost=cost))
    alter = found["alter"]
    rule = told(f"hand.rule_{alter['rule']}", lang, cost=alter["cost"])
    back = {"n": said.decimal(alter["put_back"], lang)} if alter["put_back"] else {}
    line(console, told("hand.altered", lang, alter=rule, rule=number(CR.SETUP_ALTER_HAND, edition), **back))
    console.print()
    _curve(found["curve"], lang, console)
    _opening(found["opening"], lang, console)
    for seat, turns in found["turns"].items():
        _turns(turns, seat, lang, console)
        _copies(found["copies"][seat], seat, lang, console)
    skipped = number(CR.TURN_DRAW, edition)
    notes = told("hand.notes", lang, n=found["deals"], seed=found["seed"], rule=skipped)
    for note in notes.splitlines():
        line(console, note, "dim")


def _curve(curve: dict[str, list[int]], lang: str, console: Console) -> None:
    most = max(sum(each) for each in curve.values())
    scale = min(1.0, _BAR / most)
    rows = [
        (cost, inkable + other, inkable, "█" * round(inkable * scale) + "░" * round(other * scale))
        for cost, (inkable, other) in curve.items()
    ]
    heads = [told(f"hand.{key}", lang) for key in ("cost", "cards", "inkable", "bar")]
    table(console, told("hand.curve", lang), heads, rows, (0, 1, 2))
    console.print()


def _opening(opening: dict[str, Any], lang: str, console: Console) -> None:
    title = told("hand.opening", lang, n=HAND)
    rows = [("≥ 1", _share(opening["at_least_one_inkable"], lang))]
    rows += [(str(n), _share(chance, lang)) for n, chance in enumerate(opening["inkable"])]
    table(console, title, (told("hand.inkable", lang), told("hand.chance", lang)), rows, (0, 1))
    console.print()


def _turns(turns: list[dict[str, Any]], seat: str, lang: str, console: Console) -> None:
    keys = ("turn", "playable", "exactly", "ink_every_turn", "on_curve", "interval")
    heads = [told(f"hand.{key}", lang) for key in keys]
    rows = [
        (
            each["turn"],
            *(_share(each[key], lang) for key in ("playable", "exactly", "ink_every_turn", "on_curve")),
            said.interval(Interval(*each["on_curve_interval"]), lang),
        )
        for each in turns
    ]
    table(console, told(f"hand.turns_{seat}", lang), heads, rows, range(len(keys)))
    console.print()


def _copies(copies: dict[str, list[float]], seat: str, lang: str, console: Console) -> None:
    turns = range(1, len(next(iter(copies.values()))))
    heads = [told("hand.copies", lang), told("hand.in_hand", lang), *(told("hand.by_turn", lang, n=n) for n in turns)]
    rows = [(n, *(_share(chance, lang) for chance in row)) for n, row in copies.items()]
    table(console, told(f"hand.seen_{seat}", lang), heads, rows, range(len(heads)))
    console.print()


def _share(chance: float, lang: str) -> str:
    """A chance in per cent; what is possible is not 0, and what may fail is not 100."""
    if 0 < chance < 0.0005:
        return told("hand.hardly", lang)
    return told("hand.nearly", lang) if 0.9995 < chance < 1 else said.share(chance, lang)
