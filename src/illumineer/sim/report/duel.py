"""The report of a duel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from illumineer.messages import Arg, Message
from illumineer.sim import said
from illumineer.sim.report import plots
from illumineer.sim.report.html import Html, join, tag
from illumineer.sim.report.page import how_to_read, key, page, row, section, settings, table
from illumineer.sim.setting import Setting
from illumineer.sim.statistics import CardFigures, LoreTurn, Rate, Summary
from illumineer.words import say

_READ: Final = (
    ("figures.interval_95", "report.read_interval"),
    ("figures.draws", "report.read_draws"),
    ("figures.lore_race", "report.read_lore"),
    ("report.cards", "report.read_cards"),
    ("report.marks", "report.read_marks"),
    ("report.cause", "report.read_cause"),
)
"""What is explained at the end: its name, and what is said of it."""


def duel_page(summary: Summary, setting: Setting, lang: str, verdict: Message | None = None) -> str:
    """The whole report, as the text of an HTML file.

    `verdict`: what is said of which deck is better, if that was asked after every pair of games.
    """
    return _Duel(summary, setting, say(verdict or said.verdict(summary, setting), lang), lang).page()


class _Duel:
    """The parts of the report."""

    def __init__(self, summary: Summary, setting: Setting, verdict: str, lang: str) -> None:
        self.summary = summary
        self.verdict = verdict
        self.setting = setting
        self.names = setting.names
        self.lang = lang

    def page(self) -> str:
        summary, setting = self.summary, self.setting
        title = self.told("figures.against", deck=self.names[0], other=self.names[1])
        games = self.told("figures.games", n=summary.games)
        about = self.told("figures.played_by", bots=setting.players, seed=setting.seed, edition=setting.edition)
        top = join(tag("h1", title), tag("p", f"{games}; {about}", class_="soft"))
        if setting.stopped:
            top = join(top, tag("p", self.told(f"figures.stopped_{setting.stopped}")))
        if not summary.games:
            empty = tag("section", tag("p", self.told("figures.no_games")))
            return page(title, self.lang, top, empty, settings(setting, 0, self.lang))
        return page(
            title,
            self.lang,
            top,
            self.headline(),
            self.faults(),
            tag("div", self.beginning(), self.length(), class_="two"),
            tag("div", self.race(), self.ahead(), class_="two"),
            self.endings(),
            *(self.cards(deck) for deck in (0, 1)),
            how_to_read(_READ, self.lang, n=sum(map(len, summary.cards))),
            settings(setting, summary.games, self.lang),
        )

    def told(self, key: str, /, **blanks: Arg) -> str:
        return said.told(key, self.lang, **blanks)

    def percent(self, share: float) -> str:
        return self.told("report.percent", n=round(100 * share))

    # --- winning -----------------------------------------------------------------------------

    def row(self, name: str, rate: Rate, colour: str, deck: str = "") -> plots.Row:
        return plots.Row(name, said.rate(rate, self.lang), rate.share, rate.interval, colour, deck)

    def headline(self) -> Html:
        summary = self.summary
        ahead = 0 if summary.wins[0] >= summary.wins[1] else 1
        rate = summary.rates[ahead]
        number = join(
            tag("p", self.told("report.wins", deck=self.names[ahead]), class_="soft"),
            tag("p", said.share(rate.share, self.lang), class_=f"big {'ab'[ahead]}"),
            tag("p", self.told("report.between", interval=said.interval(rate.interval, self.lang)), class_="soft"),
            tag("p", self.verdict, class_="verdict"),
        )
        draws = Rate(summary.draws, summary.games)
        rows = [self.row(name, summary.rates[deck], "ab"[deck]) for deck, name in enumerate(self.names)]
        rows.append(self.row(self.told("figures.draws"), draws, "d"))
        picture = plots.shares(rows, self.told("report.win_rates"), self.percent)
        return tag("section", tag("div", tag("div", number), tag("div", picture), class_="top"))

    def faults(self) -> Html | None:
        failed = self.summary.failed
        if not failed:
            return None
        told = [tag("li", said.fault(fault, n, self.lang)) for fault, n in self.summary.faults]
        return tag("section", tag("p", self.told("figures.faults", n=failed), class_="warn"), tag("ul", *told))

    def beginning(self) -> Html:
        summary, title = self.summary, self.told("figures.who_begins")
        rows: list[plots.Row] = []
        for deck, name in enumerate(self.names):
            begins, second = self.told("report.begins", deck=name), self.told("report.second", deck=name)
            rows.append(self.row(begins, summary.starting[deck], "ab"[deck], name))
            rows.append(self.row(second, summary.second[deck], "ab"[deck], name))
        return section(title, plots.shares(rows, title, self.percent))

    # --- turn by turn ------------------------------------------------------------------------

    def length(self) -> Html:
        turns, title = self.summary.turns, self.told("figures.length")
        figures = {"mean": turns.mean, "median": turns.median, "decisions": self.summary.decisions}
        told = self.told("figures.length_told", **{key: said.decimal(n, self.lang) for key, n in figures.items()})
        assert turns.median is not None, "there are games"
        desc = self.told("report.length_desc", first=turns.games[0][0], last=turns.games[-1][0])
        name = self.told("report.turns")
        picture = plots.histogram(
            turns.games, turns.median, title, f"{desc} {told}", name, lambda n: said.whole(n, self.lang)
        )
        return section(title, tag("p", told, class_="soft"), picture)

    def common_turns(self) -> Sequence[LoreTurn]:
        """Turns that one game in fifty reaches: what comes after them says little."""
        games = self.summary.games
        reached = [games, *(each.going_on for each in self.summary.lore)]
        return [each for each, before in zip(self.summary.lore, reached, strict=False) if 50 * before >= games]

    def race(self) -> Html | None:
        title, turns = self.told("figures.lore_race"), self.common_turns()
        if not turns:  # no game had a turn
            return None
        last = turns[-1]
        one, other = (said.decimal(each, self.lang) for each in last.mean)
        desc = self.told("report.race_desc", n=last.turn, deck=self.names[0], one=one, other=self.names[1], two=other)
        picture = plots.lore_curves([each.mean for each in turns], title, desc, self.told("report.turns"))
        note = tag("p", self.told("report.race"), class_="soft")
        return section(title, note, key(self.names), picture)

    def ahead(self) -> Html | None:
        title = self.told("report.ahead")
        known = [
            (each.turn, share, each.leader.interval)
            for each in self.common_turns()
            if (share := each.leader.share) is not None and 50 * each.leader.games >= self.summary.games
        ]
        if not known:
            return None
        parts = [known[0], known[len(known) // 2], known[-1]]
        desc = "; ".join(f"{turn}: {said.share(share, self.lang)}" for turn, share, _ in dict.fromkeys(parts))
        picture = plots.share_curve(known, title, desc, self.told("report.turns"), self.percent)
        return section(title, tag("p", self.told("report.ahead_told"), class_="soft"), picture)

    # --- endings -----------------------------------------------------------------------------

    def endings(self) -> Html:
        title = self.told("figures.ended")
        wins = [self.told("figures.won_by", deck=name) for name in self.names]
        heads: list[object] = [self.told(f"figures.{key}") for key in ("reason", "games_column")]
        heads += [*wins, self.told("figures.draws"), tag("th", scope="col", class_="wide")]
        rows: list[Html] = []
        for each in self.summary.endings:
            reason = said.ending(each, self.setting.edition, self.lang)
            numbers = [said.whole(n, self.lang) for n in (each.games, *each.wins, each.draws)]
            desc = ", ".join(f"{head}: {n}" for head, n in zip(heads[1:], numbers, strict=False))
            rest = self.summary.games - each.games
            parts = [(each.wins[0], "a"), (each.wins[1], "b"), (each.draws, "d"), (rest, "o")]
            rows.append(row(reason, *numbers, tag("td", plots.stack(parts, desc), class_="plot wide")))
        return section(title, key(self.names, self.told("figures.draws")), table("", heads, rows))

    # --- cards -------------------------------------------------------------------------------

    def cards(self, deck: int) -> Html:
        found = sorted(self.summary.cards[deck], key=_order)
        reach = self.reach()
        keys = ("drawn", "not_drawn", "difference")
        heads: list[object] = [self.told("figures.card"), *(self.told(f"figures.{key}") for key in keys)]
        heads.append(tag("th", self.told("figures.interval_95"), scope="col", class_="wide"))
        heads += [self.told(f"figures.{key}") for key in ("played", "opening")]
        title = self.told("figures.cards_of", deck=self.names[deck])
        rows = [self.card(card, "ab"[deck], reach) for card in found]
        return section(title, table(self.told("report.cards_caption"), heads, rows), class_="cards")

    def reach(self) -> float:
        """How far the bars of differences reach: every dot and every marked card is seen whole, and most others."""
        compared = [card for deck in self.summary.cards for card in deck if card.difference is not None]
        if not compared:
            return 1.0
        wide = sorted(_width(card) for card in compared)
        marked = [_width(card) for card in compared if card.stands or card.perhaps]
        dots = [abs(card.difference or 0.0) for card in compared]
        return min(1.0, 1.05 * max(0.05, wide[len(wide) * 4 // 5], *marked, *dots))

    def card(self, card: CardFigures, colour: str, reach: float) -> Html:
        name = join(card.name, tag("span", f" ×{card.copies}", class_="small"))
        if card.difference is None:
            bar = tag("td", self.told("report.nothing_to_compare"), class_="small wide")
        else:
            interval = said.between(card.interval, self.lang)
            picture = plots.difference(card.difference, card.interval, reach, colour, interval)
            bar = tag("td", picture, class_="plot wide")
        return row(
            name,
            self.counted(card.drawn),
            self.counted(card.not_drawn),
            self.effect(card),
            bar,
            self.counted(card.played),
            self.counted(card.opening),
            class_=None if card.stands or card.perhaps else "noise",
        )

    def counted(self, rate: Rate) -> Html:
        """A win rate over the number of games it is from."""
        games = tag("span", said.whole(rate.games, self.lang), class_="small")
        return tag("td", said.share(rate.share, self.lang), tag("br"), games)

    def effect(self, card: CardFigures) -> Html:
        """The difference over its interval."""
        number = tag("span", self.marked(card), said.points(card.difference, self.lang), class_="mark")
        if card.difference is None:
            return tag("td", number)
        return tag("td", number, tag("br"), tag("span", said.between(card.interval, self.lang), class_="small"))

    def marked(self, card: CardFigures) -> Html | None:
        if not card.stands and not card.perhaps:
            return None
        good = "good" if (card.difference or 0.0) > 0 else "bad"
        told = self.told("report.stands" if card.stands else "report.perhaps")
        return tag("span", "● " if card.stands else "○ ", class_=good, title=told, role="img", aria_label=told)


def _order(card: CardFigures) -> tuple[bool, float, str]:
    """By their effect; those of which nothing can be said last."""
    return card.difference is None, -(card.difference or 0.0), card.name


def _width(card: CardFigures) -> float:
    return max(abs(card.interval.low), abs(card.interval.high))
