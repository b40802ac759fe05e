"""Calls about what a list can do: `lab.starters`, `lab.hand`, `lab.play`, `lab.sum`, `lab.report`.

A duel is played in pieces: game number 17 is the same game in every process, so the pieces may be played anywhere and
in any order.  The caller keeps the rows of the games, and sends them back to have them counted.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from illumineer.cards.decklist import read_deck, read_lines
from illumineer.cards.library import Library, shared_library
from illumineer.cards.starters import ICE_AND_FIRE, SINGERS_AND_TINKERERS
from illumineer.document.printed import facts
from illumineer.errors import DeckError
from illumineer.messages import Message
from illumineer.sim import hands
from illumineer.sim.crew import Worker
from illumineer.sim.duel import Duel, in_order
from illumineer.sim.entered import duel_of, entered
from illumineer.sim.found import again, figures, stopped, verdict, version
from illumineer.sim.report import duel_page, versions_page
from illumineer.sim.rows import from_row, outcome, to_row
from illumineer.sim.running import Match, Versus
from illumineer.sim.said import verdict as plain_verdict
from illumineer.sim.said import version as plain_version
from illumineer.sim.setting import Setting
from illumineer.sim.statistics import CardFigures, Summary
from illumineer.words import say

_KEPT: Final = 4
"""Duels whose card books are kept: two versions of a deck, of two visitors."""
_DEALT: Final = 1
"""The seed of the hands that are dealt."""


def starters(lang: str) -> dict[str, Any]:
    """The lists of the starter decks."""
    decks = {"ice": ICE_AND_FIRE, "singers": SINGERS_AND_TINKERERS}
    return {
        "decks": [
            {"name": name, "text": "\n".join(f"{copies} {card}" for copies, card in deck)}
            for name, deck in decks.items()
        ]
    }


# --- hands -----------------------------------------------------------------------------------


def hand(text: str, alter: str, cost: int, deals: int, lang: str) -> dict[str, Any]:
    """What a list costs, what can be inked, and the odds of the first turns as far as it has the cards for it."""
    library = shared_library()
    names = read_lines(text, library)[0].names
    if not names:
        raise DeckError("decks.wrong_lines", where=Message("decks.the_deck"), problems=[Message("decks.no_cards")])
    plain = {name: library[name].plain for name in dict.fromkeys(names)}
    cards = [hands.Card(name, plain[name].cost, plain[name].inkwell) for name in names]
    inks: dict[tuple[str, ...], int] = {}
    for name in names:
        own = tuple(facts(plain[name], lang)["inks"])
        inks[own] = inks.get(own, 0) + 1
    shape = hands.shape(cards)
    curve = [{"cost": int(cost), "inkable": row[0], "other": row[1]} for cost, row in shape["curve"].items()]
    odds = _odds(cards, hands.Rule(alter, cost), deals) if len(cards) >= hands.FEWEST else None
    counted = [{"inks": list(own), "cards": n} for own, n in sorted(inks.items())]
    return {**shape, "curve": curve, "inks": counted, "fewest": hands.FEWEST, "odds": odds}


def _odds(cards: list[hands.Card], rule: hands.Rule, deals: int) -> dict[str, Any]:
    """As `illumineer hand` gives them, cards as a list."""
    found = hands.figures(cards, rule, ("first", "second"), deals, _DEALT)
    by_card = found["by_card"]
    seen = [
        {"card": name, "first": by_card["first"][name], "second": by_card["second"][name]} for name in by_card["first"]
    ]
    return {key: found[key] for key in ("alter", "opening", "turns", "deals", "seed")} | {"seen": seen}


# --- playing ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Asked:
    """A duel as it is asked for: the lists as texts."""

    decks: tuple[str, str]
    version: str | None
    """Another version of the first list, if it is that which plays."""
    names: tuple[str, ...]
    bots: tuple[str, str]
    seed: int
    edition: str


def play(
    decks: list[str],
    version: str | None,
    names: list[str],
    bots: list[str],
    seed: int,
    edition: str,
    first: int,
    games: int,
    lang: str,
) -> dict[str, Any]:
    """Play a piece of a duel: `games` games from number `first` on.  The reply has a row for each."""
    asked = _Asked(_two(decks), version, tuple(names), _two(bots), seed, edition)
    worker = _worker(asked)
    return {"first": first, "rows": [to_row(worker.play(0, number)) for number in range(first, first + games)]}


@lru_cache(maxsize=_KEPT)
def _worker(asked: _Asked) -> Worker:
    """Who plays a duel, with its card book: building that takes as long as some games."""
    return Worker([_duel(asked)])


@lru_cache(maxsize=_KEPT)
def _duel(asked: _Asked) -> Duel:
    library = shared_library()
    one, other = (_cards(text, name, library, asked) for text, name in zip(asked.decks, asked.names, strict=False))
    called = asked.names[0]
    if asked.version is not None:
        called = asked.names[2]
        one = in_order(_cards(asked.version, called, library, asked), like=one)
    names = called, asked.names[1]
    return duel_of(library, names, (one, other), asked.bots, seed=asked.seed, edition=asked.edition)


def _cards(text: str, name: str, library: Library, asked: _Asked) -> tuple[str, ...]:
    return entered(read_deck(text, library, name), name, library, asked.edition)


def _two(items: list[str]) -> tuple[str, str]:
    one, other = items
    return one, other


# --- counting --------------------------------------------------------------------------------


class _Played:
    """The games of a duel, or of two versions in the same games, counted as `illumineer duel` counts them."""

    def __init__(
        self,
        decks: list[str],
        version: str | None,
        names: list[str],
        bots: list[str],
        seed: int,
        edition: str,
        rows: list[str],
        version_rows: list[str],
        until_certain: bool,
        games: int,
        whole: bool = False,
    ) -> None:
        """`whole`: the rows must be whole; else their first letters are enough."""
        self.until_certain = until_certain
        self.asked = _Asked(_two(decks), None, tuple(names), _two(bots), seed, edition)
        self.whole = whole or all(len(row) > 1 for row in (*rows, *version_rows))
        alone = until_certain and version is None
        self.matches = [self._match(_duel(self.asked), rows, alone, games)]
        self.versus: Versus | None = None
        if version is not None:
            new = replace(self.asked, version=version)
            self.matches.append(self._match(_duel(new), version_rows, alone, games))
            self.versus = Versus(self.matches[0], self.matches[1], until_certain)
            self.versus.look()
        self.summaries = [match.summary() for match in self.matches]

    def _match(self, duel: Duel, rows: list[str], alone: bool, games: int) -> Match:
        match = Match(duel, max(games, len(rows)), alone)
        read = from_row if self.whole else outcome
        match.add([read(row, duel, number) for number, row in enumerate(rows)])
        return match

    def setting(self, names: tuple[str, ...], decks: tuple[tuple[str, ...], ...], match: Match) -> Setting:
        """What was played, as the command would say it."""
        from illumineer import __version__
        from illumineer.sim.build import is_compiled

        duel = match.duel
        files = [f"{name}.txt" for name in self.asked.names]
        words = ["duel", *files[:2], *(["--versus", files[2]] if self.versus is not None else [])]
        command = again(
            words,
            duel.bots,
            games=match.games,
            seed=duel.seed,
            edition=duel.edition,
            turn_limit=duel.turn_limit,
            turn_decisions=duel.turn_decisions,
            game_decisions=duel.game_decisions,
            open_lists=duel.open_lists,
            until_certain=self.until_certain,
        )
        return Setting(
            names=names,
            decks=decks,
            bots=(duel.bots[0], *duel.bots)[-len(names) :],
            seed=duel.seed,
            edition=duel.edition,
            turn_limit=duel.turn_limit,
            open_lists=duel.open_lists,
            version=__version__,
            compiled=is_compiled(),
            command=command,
            stopped=stopped(match),
        )

    def told(self, at: int) -> Message:
        """Which deck is better, of the duel or of that with the other version."""
        match = self.matches[at]
        duel = match.duel
        return verdict(match) or plain_verdict(self.summaries[at], self.setting(duel.names, duel.decks, match))


def sum_(lang: str, **asked: Any) -> dict[str, Any]:
    """What the games say: rates with intervals, whether it is certain which is better, and that in a sentence."""
    played = _Played(**asked)
    data = figures(played.matches, played.summaries, played.versus)
    found = {**_shown(played, 0, data, lang), "versus": None}
    if played.versus is not None:
        told = version(played.versus) or plain_version(played.versus.pairs(), played.asked.bots[0])
        difference = {**data["versus"]["difference"], "text": say(told, lang)}
        found["versus"] = {**_shown(played, 1, data["versus"], lang), "difference": difference}
    return found


def _shown(played: _Played, at: int, data: dict[str, Any], lang: str) -> dict[str, Any]:
    """The figures of a duel that a page shows."""
    keys = ("games", "wins", "draws", "better", "certain", "rates", "starting", "second")
    summary = played.summaries[at]
    return {
        **{key: data[key] for key in keys},
        "enough": played.matches[at].over,
        "text": say(played.told(at), lang) if summary.games else None,
        "turns": _turns(summary) if played.whole and summary.games else None,
        "cards": [[_card(each) for each in deck] for deck in summary.cards] if played.whole and summary.games else None,
    }


def _turns(summary: Summary) -> dict[str, Any]:
    found = summary.turns.to_json()
    return {"mean": found["mean"], "median": found["median"]}


def _card(found: CardFigures) -> dict[str, Any]:
    data = found.to_json()
    keys = ("card", "copies", "drawn", "not_drawn", "difference", "difference_interval", "stands")
    return {key: data[key] for key in keys}


def report(as_: str, lang: str, **asked: Any) -> dict[str, Any]:
    """The report as `illumineer duel` writes it: the figures as JSON, or one HTML file."""
    played = _Played(**asked, whole=True)
    name = "summary.json" if as_ == "json" else "report.html"
    return {"name": name, "text": _json(played) if as_ == "json" else _html(played, lang)}


def _json(played: _Played) -> str:
    data = figures(played.matches, played.summaries, played.versus)
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _html(played: _Played, lang: str) -> str:
    matches, summaries = played.matches, played.summaries
    old = matches[0].duel
    if played.versus is None:
        return duel_page(summaries[0], played.setting(old.names, old.decks, matches[0]), lang, verdict(matches[0]))
    new = matches[1].duel
    setting = played.setting((old.names[0], *new.names), (old.decks[0], *new.decks), matches[1])
    return versions_page(
        played.versus.pairs(), (summaries[0], summaries[1]), setting, lang, version(played.versus)
    )


CALLS: Final = {"starters": starters, "hand": hand, "play": play, "sum": sum_, "report": report}
