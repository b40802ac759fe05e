"""The report of a matrix: every deck against every other, as a map of colours with its numbers."""

from __future__ import annotations

from typing import Final

from illumineer.sim import said
from illumineer.sim.matrix import Matrix
from illumineer.sim.report import plots
from illumineer.sim.report.html import Html, join, tag
from illumineer.sim.report.page import how_to_read, page, row, section, settings, table
from illumineer.sim.setting import Setting

_READ: Final = (
    ("figures.interval_95", "report.read_interval"),
    ("figures.draws", "report.read_draws"),
    ("report.colours", "report.read_colours"),
    ("figures.mean", "report.read_mean"),
)


def matrix_page(found: Matrix, setting: Setting, lang: str) -> str:
    """The whole report, as the text of an HTML file."""
    games = sum(summary.games for summary in found.pairings.values())
    title = said.told("report.matrix_title", lang, n=len(setting.names))
    about = said.told("figures.played_by", lang, bots=setting.players, seed=setting.seed, edition=setting.edition)
    top = join(tag("h1", title), tag("p", f"{said.told('figures.games', lang, n=games)}; {about}", class_="soft"))
    if setting.stopped:
        top = join(top, tag("p", said.told(f"figures.stopped_{setting.stopped}", lang)))
    top = join(top, tag("p", said.played_by(setting, lang), class_="verdict"))
    return page(
        title,
        lang,
        top,
        _map(found, setting, lang),
        _ranking(found, setting, lang),
        how_to_read(_READ, lang),
        settings(setting, games, lang),
    )


def _map(found: Matrix, setting: Setting, lang: str) -> Html:
    title = said.told("figures.matrix", lang)
    heads = [said.told("figures.deck", lang), *setting.names]
    rows = [
        row(name, *(_cell(found, deck, other, lang) for other in range(len(setting.names))))
        for deck, name in enumerate(setting.names)
    ]
    width = f"min-width: {8 + 6.6 * len(setting.names):.0f}rem"
    return section(title, table(said.told("report.matrix_caption", lang), heads, rows, class_="heat", style=width))


def _cell(found: Matrix, deck: int, other: int, lang: str) -> Html:
    rate = found.against(deck, other)
    if rate is None or rate.share is None:
        return tag("td", said.NOTHING, class_="none")
    return tag(
        "td",
        tag("b", said.share(rate.share, lang)),
        tag("span", said.interval(rate.interval, lang), class_="small"),
        style="background: none" if found.by_chance(deck, other) else _colour(rate.share),
    )


def _colour(share: float) -> str:
    """Blue above one half, orange below, the stronger the farther; not so strong that the numbers are hard to read."""
    strength = round(0.1 + abs(share - 0.5) * 0.8, 2)
    return f"background: color-mix(in srgb, var({'--a' if share > 0.5 else '--b'}) {strength:.0%}, transparent)"


def _ranking(found: Matrix, setting: Setting, lang: str) -> Html:
    """Every deck, with its bot if they differ, against all others together, the highest rate first."""
    title = said.told("report.ranking", lang)
    rates = [(setting.called(deck), found.mean(deck)) for deck in range(len(setting.names))]
    rates.sort(key=lambda each: -(each[1].share or 0.0))
    rows = [plots.Row(name, said.rate(rate, lang), rate.share, rate.interval, "a") for name, rate in rates]
    picture = plots.shares(rows, title, lambda part: said.told("report.percent", lang, n=round(100 * part)))
    return section(title, tag("div", picture, class_="narrow"))
