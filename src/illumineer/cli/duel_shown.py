"""How the figures of a duel, a matrix and two versions of a deck look on a terminal; in a pipe without ornament.

Everything fits 80 columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from illumineer.cli.language import told
from illumineer.cli.narrow import line, table
from illumineer.messages import Message
from illumineer.sim import said
from illumineer.sim.matrix import Matrix, MeanRate
from illumineer.sim.setting import Setting
from illumineer.sim.statistics import CardFigures, LoreTurn, Pairs, Rate, Summary
from illumineer.words import say

if TYPE_CHECKING:
    from rich.console import Console

_MOST_CARDS: Final = 8
_LORE_ROWS: Final = 8
_MATRIX_COLUMNS: Final = 6
_BLOCKS: Final = "▁▂▃▄▅▆▇█"
_SPARK: Final = 60


def show(
    summary: Summary, setting: Setting, lang: str, console: Console, verdict: Message | None = None
) -> None:
    """A duel: who wins, by who begins, how long, the lore race, how games ended, which cards mattered.

    `verdict`: what is said of which deck is better, if that was asked after every pair of games.
    """
    one, other = setting.names
    line(console, told("figures.against", lang, deck=one, other=other), "bold")
    played = told("figures.played_by", lang, bots=setting.players, seed=setting.seed, edition=setting.edition)
    line(console, f"{told('figures.games', lang, n=summary.games)}; {played}")
    if setting.stopped:
        line(console, told(f"figures.stopped_{setting.stopped}", lang))
    if not summary.games:
        line(console, told("figures.no_games", lang))
        return
    console.print()
    _winning(summary, setting, verdict, lang, console)
    _beginning(summary, setting, lang, console)
    _length(summary, lang, console)
    _race(summary, setting, lang, console)
    _endings(summary, setting, lang, console)
    for deck, name in enumerate(setting.names):
        _cards(summary.cards[deck], name, lang, console)
    many = sum(map(len, summary.cards))
    line(console, told("figures.marks", lang, n=many), "dim")


def _winning(summary: Summary, setting: Setting, verdict: Message | None, lang: str, console: Console) -> None:
    rows = [
        (name, said.whole(found.wins, lang), said.share(found.share, lang), said.interval(found.interval, lang))
        for name, found in zip(setting.names, summary.rates, strict=True)
    ]
    draws = Rate(summary.draws, summary.games)
    drawn = told("figures.draws", lang), said.whole(summary.draws, lang), said.share(draws.share, lang), ""
    heads = [told(f"figures.{key}", lang) for key in ("deck", "wins", "win_rate", "interval_95")]
    table(console, "", heads, [*rows, drawn], (1, 2, 3))
    console.print()
    line(console, say(verdict or said.verdict(summary, setting), lang), "bold")
    if summary.failed:
        line(console, told("figures.faults", lang, n=summary.failed), "red")
        for fault, n in summary.faults:
            line(console, f"  {said.fault(fault, n, lang)}")
    console.print()


def _beginning(summary: Summary, setting: Setting, lang: str, console: Console) -> None:
    rows = [
        (name, said.rate(summary.starting[deck], lang), said.rate(summary.second[deck], lang))
        for deck, name in enumerate(setting.names)
    ]
    heads = [told(f"figures.{key}", lang) for key in ("deck", "begins", "second")]
    table(console, told("figures.who_begins", lang), heads, rows, (1, 2))
    console.print()


def _length(summary: Summary, lang: str, console: Console) -> None:
    turns = summary.turns
    line(console, told("figures.length", lang), "bold")
    figures = {"mean": turns.mean, "median": turns.median, "decisions": summary.decisions}
    line(console, told("figures.length_told", lang, **{key: said.decimal(n, lang) for key, n in figures.items()}))
    first, last = turns.games[0][0], turns.games[-1][0]
    line(console, f"{first} {_spark(turns.games)} {last}")
    console.print()


def _spark(games: Sequence[tuple[int, int]]) -> str:
    """The distribution as a row of blocks, several lengths in one if there are many."""
    first, last = games[0][0], games[-1][0]
    step = (last - first) // _SPARK + 1
    counted = [0] * ((last - first) // step + 1)
    for turns, n in games:
        counted[(turns - first) // step] += n
    most = max(counted)
    return "".join(_BLOCKS[max(0, -(-n * len(_BLOCKS) // most) - 1)] if n else " " for n in counted)


def _race(summary: Summary, setting: Setting, lang: str, console: Console) -> None:
    if not summary.lore:  # no game had a turn
        return
    lore = [told("figures.lore_of", lang, deck=name) for name in setting.names]
    heads = [told("figures.after_turn", lang), *lore, told("figures.going_on", lang), told("figures.ahead_won", lang)]
    rows = [
        (
            each.turn,
            said.decimal(each.mean[0], lang),
            said.decimal(each.mean[1], lang),
            said.share(each.going_on / summary.games, lang),
            said.rate(each.leader, lang),
        )
        for each in _some_turns(summary.lore, summary.games)
    ]
    table(console, told("figures.lore_race", lang), heads, rows, range(5))
    console.print()


def _some_turns(lore: Sequence[LoreTurn], games: int) -> list[LoreTurn]:
    """Evenly spread turns, as long as one game in twenty goes on."""
    common = [each for each in lore if 20 * each.going_on >= games]
    step = max(1, -(-len(common) // _LORE_ROWS))
    return common[step - 1 :: step]


def _endings(summary: Summary, setting: Setting, lang: str, console: Console) -> None:
    wins = [told("figures.won_by", lang, deck=name) for name in setting.names]
    heads = [told("figures.reason", lang), told("figures.games_column", lang), *wins]
    rows = [
        (said.ending(each, setting.edition, lang), *(said.whole(n, lang) for n in (each.games, *each.wins)))
        for each in summary.endings
    ]
    table(console, told("figures.ended", lang), heads, rows, (1, 2, 3))
    console.print()


def _cards(cards: Sequence[CardFigures], name: str, lang: str, console: Console) -> None:
    compared = [each for each in cards if each.difference is not None]
    found = sorted(compared, key=_doubt)[:_MOST_CARDS]
    found.sort(key=lambda each: -(each.difference or 0.0))
    keys = ("card", "drawn", "not_drawn", "played", "difference")
    heads = ["", *(told(f"figures.{key}", lang) for key in keys), told("figures.interval_95", lang)]
    rows = [
        (
            mark(each),
            each.name,
            said.share(each.drawn.share, lang),
            said.share(each.not_drawn.share, lang),
            said.share(each.played.share, lang),
            said.points(each.difference, lang),
            said.between(each.interval, lang),
        )
        for each in found
    ]
    title = told("figures.cards_of", lang, deck=name)
    if rows:
        table(console, title, heads, rows, range(2, 7))
    else:
        line(console, title, "bold")
    left = {"figures.more_cards": len(compared) - len(found), "figures.all_drawn": len(cards) - len(compared)}
    for key, n in left.items():
        if n:
            line(console, told(key, lang, n=n), "dim")
    console.print()


def _doubt(card: CardFigures) -> float:
    """How wide the interval is for the difference: what is shown first is not what was counted least."""
    return (card.interval.high - card.interval.low) / max(abs(card.difference or 0.0), 1e-9)


def mark(card: CardFigures) -> str:
    """Whether the card's difference is more than chance."""
    return "●" if card.stands else "○" if card.perhaps else ""


# --- a matrix --------------------------------------------------------------------------------


def show_matrix(found: Matrix, setting: Setting, lang: str, console: Console) -> None:
    """Every pairing: the win rate of the row against the column, with its interval, and of each deck in all."""
    decks = range(len(setting.names))
    heads = [*(f"{n + 1}" for n in decks), told("figures.mean", lang)]
    names = [f"{n + 1} {name}" for n, name in enumerate(setting.names)]
    cells = [
        [*(_cell(found.against(row, column), lang) for column in decks), _cell(found.mean(row), lang)] for row in decks
    ]
    parts = -(-len(heads) // _MATRIX_COLUMNS)
    each = -(-len(heads) // parts)
    for at in range(0, len(heads), each):
        here = slice(at, at + each)
        rows = [[name, *row[here]] for name, row in zip(names, cells, strict=True)]
        title = "" if at else told("figures.matrix", lang)
        if at:
            console.print()
        table(console, title, ["", *heads[here]], rows, range(1, each + 1))
    console.print()
    line(console, said.played_by(setting, lang), "" if setting.same_bots else "bold")


def _cell(found: Rate | MeanRate | None, lang: str) -> str:
    if found is None or found.share is None:
        return said.NOTHING
    return f"{said.share(found.share, lang)}\n{said.span(found.interval, lang)}"


# --- two versions ----------------------------------------------------------------------------


def show_pairs(
    pairs: Pairs, old: str, new: str, bot: str, lang: str, console: Console, verdict: Message | None = None
) -> None:
    """What a new version of a deck changes in the same games, in the hands of a bot; `verdict`: as of a duel."""
    points, interval = said.points(pairs.difference, lang), said.between(pairs.interval, lang)
    sentence = told("figures.versions", lang, new=new, old=old, n=pairs.games, points=points, interval=interval)
    line(console, sentence)
    line(console, say(verdict or said.version(pairs, bot), lang), "bold")
