"""The report of two versions of a deck: which cards are different, and what that changes in the same games."""

from __future__ import annotations

from collections import Counter
from typing import Final

from illumineer.messages import Arg, Message
from illumineer.sim import said
from illumineer.sim.report import plots
from illumineer.sim.report.html import Html, join, tag
from illumineer.sim.report.page import how_to_read, page, row, section, settings, table
from illumineer.sim.setting import Setting
from illumineer.sim.statistics import Pairs, Summary
from illumineer.words import say

_READ: Final = (
    ("report.versions_same", "report.read_versions"),
    ("figures.interval_95", "report.read_interval"),
    ("figures.draws", "report.read_draws"),
)
_OLD: Final = 0
_NEW: Final = 1


def versions_page(
    pairs: Pairs, summaries: tuple[Summary, Summary], setting: Setting, lang: str, verdict: Message | None = None
) -> str:
    """The whole report, as the text of an HTML file.

    The setting has three decks: the old version, the new one, their opponent.  `verdict`: what is said of which version
    is better, if that was asked after every pair of games.
    """
    old, new, other = setting.names

    def told(key: str, /, **blanks: Arg) -> str:
        return said.told(key, lang, **blanks)

    title = told("report.versions_title", new=new, old=old, other=other)
    about = told("figures.played_by", bots=setting.players, seed=setting.seed, edition=setting.edition)
    games = told("figures.games", n=pairs.games)
    top = join(tag("h1", title), tag("p", f"{games}; {about}", class_="soft"))
    if setting.stopped:
        top = join(top, tag("p", told(f"figures.stopped_{setting.stopped}")))
    points, interval = said.points(pairs.difference, lang), said.between(pairs.interval, lang)
    number = join(
        tag("p", told("report.versions_points", new=new, old=old), class_="soft"),
        tag("p", points, class_="big"),
        tag("p", told("report.versions_interval", interval=interval), class_="soft"),
        tag("p", say(verdict or said.version(pairs, setting.bots[_NEW]), lang), class_="verdict"),
    )
    rates = [
        plots.Row(name, said.rate(rate, lang), rate.share, rate.interval, "a")
        for name, summary in zip((old, new), summaries, strict=True)
        for rate in [summary.rates[0]]
    ]
    picture = plots.shares(
        rates, told("report.versions_rates", deck=other), lambda part: told("report.percent", n=round(100 * part))
    )
    return page(
        title,
        lang,
        top,
        tag("section", tag("div", tag("div", number), tag("div", picture), class_="top")),
        _changes(setting, lang),
        _counts(pairs, setting, lang),
        how_to_read(_READ, lang),
        settings(setting, pairs.games, lang),
    )


def _changes(setting: Setting, lang: str) -> Html:
    """Which cards the new version has more or fewer of."""
    old, new = Counter(setting.decks[_OLD]), Counter(setting.decks[_NEW])
    changed = {card: new[card] - old[card] for card in [*new, *old] if new[card] != old[card]}
    told = [tag("li", tag("span", f"{n:+}".replace("-", "−")), card) for card, n in sorted(changed.items(), key=_more)]
    inside = tag("ul", *told) if told else tag("p", said.told("report.versions_no_change", lang))
    return section(said.told("report.versions_change", lang), tag("div", inside, class_="lists"))


def _more(change: tuple[str, int]) -> tuple[int, str]:
    return -change[1], change[0]


def _counts(pairs: Pairs, setting: Setting, lang: str) -> Html:
    """In how many games which version won."""
    old, new, _ = setting.names
    rows = (
        (said.told("report.versions_both", lang), pairs.both),
        (said.told("report.versions_only", lang, deck=new), pairs.only_new),
        (said.told("report.versions_only", lang, deck=old), pairs.only_old),
        (said.told("report.versions_neither", lang), pairs.neither),
    )
    heads = ("", said.told("figures.games_column", lang))
    body = [row(name, said.whole(n, lang)) for name, n in rows]
    return section(said.told("report.versions_same", lang), tag("div", table("", heads, body), class_="narrow"))
