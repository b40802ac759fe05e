"""The figures on a terminal: all of them, in both languages, within 80 columns."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from itertools import combinations

import pytest
from rich.console import Console
from tests.sim.played import DECKS, SETTING, results, summary

from illumineer.cli.duel_shown import show, show_matrix, show_pairs
from illumineer.sim import said
from illumineer.sim.matrix import Matrix
from illumineer.sim.setting import Setting
from illumineer.sim.statistics import Pairs, Summary, summarize


def _said(found: Summary, lang: str = "en", setting: Setting = SETTING, terminal: bool = False) -> str:
    out = io.StringIO()
    show(found, setting, lang, Console(file=out, width=80, force_terminal=terminal, highlight=False))
    return out.getvalue()


@pytest.mark.parametrize("lang", ["en", "es"])
def test_everything_is_said_within_80_columns(lang: str) -> None:
    text = _said(summary(), lang)
    assert max(map(len, text.splitlines())) <= 80
    assert "{" not in text and "\x1b" not in text
    for wanted in ("first <deck>", "second & deck", "[1.8.1.1]", "[1.8.1.2]", "300", "Lamp"):
        assert wanted in text


def test_the_figures_are_those_of_the_summary() -> None:
    found = summary()
    text = _said(found)
    rate = found.rates[0]
    assert rate.share is not None
    assert f"{100 * rate.share:.1f} %" in text
    assert f"{100 * found.interval.low:.1f} to {100 * found.interval.high:.1f} %" in text


SAME = replace(SETTING, bots=("here/my.py:Bot", "here/my.py:Bot"))
"""One bot plays both decks; its name is told without the way to its file."""


@pytest.mark.parametrize(
    ("lang", "games", "told"),
    [
        ("en", 300, "first <deck> is the better deck in the hands of my.py:Bot: "),
        ("es", 300, "En manos de my.py:Bot, first <deck> es el mejor mazo: "),
        ("en", 1, "Which deck is better in the hands of my.py:Bot cannot be said: "),
        ("es", 1, "No se puede decir qué mazo es mejor en manos de my.py:Bot: "),
    ],
)
def test_a_deck_is_better_in_the_hands_of_a_bot(lang: str, games: int, told: str) -> None:
    text = " ".join(_said(summarize(results(games), DECKS), lang, SAME).split())
    assert told in text and DIFFER[lang] not in text


DIFFER = {
    "en": "With different bots, what is due to the deck cannot be told: play it the other way round as well, with the "
    "bots exchanged.",
    "es": "Con bots distintos no se puede saber qué se debe al mazo: juégalo también al revés, con los bots "
    "intercambiados.",
}


@pytest.mark.parametrize(
    ("lang", "games", "told"),
    [
        ("en", 300, "random with first <deck> beats greedy with second & deck: "),
        ("es", 300, "random con first <deck> vence a greedy con second & deck: "),
        ("en", 1, "Whether random with first <deck> beats greedy with second & deck cannot be said: "),
        ("es", 1, "No se puede decir si random con first <deck> vence a greedy con second & deck: "),
    ],
)
def test_with_different_bots_nothing_is_said_about_the_decks(lang: str, games: int, told: str) -> None:
    text = " ".join(_said(summarize(results(games), DECKS), lang).split())
    assert told in text and DIFFER[lang] in text
    assert "better deck" not in text and "mejor" not in text


def test_spanish_has_its_commas_and_its_terms() -> None:
    text = _said(summary(), "es")
    assert "empates" in text and "mano" not in text
    assert "robada" in text and "Carrera de lore" in text
    assert f"{100 * (summary().rates[0].share or 0):.1f}".replace(".", ",") in text


def test_a_card_that_stands_out_is_marked_and_noise_is_not() -> None:
    text = _said(summary())
    assert any(line.startswith("●") and "Ana <Lume>" in line for line in text.splitlines())
    assert not any(line.startswith("●") and "Lamp" in line for line in text.splitlines())


def test_faults_and_stopping_are_not_hidden() -> None:
    text = _said(summary(), setting=replace(SETTING, stopped="interrupted"))
    assert "because a bot failed" in text and "RandomBot raised <KeyError>" in text
    assert "Stopped before all games were played" in text
    assert "Stopped early: the answer was certain." in _said(summary(), setting=replace(SETTING, stopped="certain"))


def test_no_games_and_one_game() -> None:
    assert "No game was played." in _said(summarize([], DECKS))
    assert "cannot be said" in _said(summarize(results(1), DECKS))


def test_markup_in_names_is_text() -> None:
    text = _said(summary(), setting=replace(SETTING, names=("[red]x[/red]", "[/]")), terminal=True)
    assert "[red]x[/red]" in text


@pytest.mark.parametrize("decks", [5, 6, 12])
def test_a_large_matrix_is_shown_in_parts_with_its_figures_whole(decks: int) -> None:
    pairs = combinations(range(decks), 2)
    found = Matrix({pair: summary(20, n) for n, pair in enumerate(pairs)})
    names = tuple(f"a deck of mine called {n}" for n in range(decks))
    out = io.StringIO()
    setting = replace(SETTING, names=names, bots=("greedy",) * decks)
    show_matrix(found, setting, "en", Console(file=out, width=80, highlight=False))
    text = out.getvalue()
    assert max(map(len, text.splitlines())) <= 80
    wins = [each for row in range(decks) for each in (*(found.against(row, i) for i in range(decks)), found.mean(row))]
    shown = sorted(re.findall(r"\d+\.\d–\d+\.\d", text))
    assert shown == sorted(said.span(each.interval, "en") for each in wins if each is not None)
    assert text.count(" %") == len(shown)


def _matrix() -> tuple[Matrix, Setting]:
    found = Matrix({(0, 1): summary(60, 1), (0, 2): summary(60, 2), (1, 2): summary(60, 3)})
    return found, replace(SETTING, names=("one", "two", "three"), bots=("random",) * 3)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_matrix(lang: str) -> None:
    found, setting = _matrix()
    out = io.StringIO()
    show_matrix(found, setting, lang, Console(file=out, width=80, highlight=False))
    lines = out.getvalue().splitlines()
    one = found.pairings[0, 1].rates[0].share
    assert one is not None
    (row,) = [line for line in lines if "1 one" in line]
    assert f"{100 * one:.1f}".replace(".", "," if lang == "es" else ".") in row and row.count("%") == 3
    assert max(map(len, lines)) <= 80
    hands = {"en": "All decks were in the hands of random.", "es": "Todos los mazos estaban en manos de random."}
    assert lines[-1] == hands[lang]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Different bots played the decks: random with one; random with two; my.py:Bot with three. "),
        ("es", "Cada mazo estaba en manos de su bot: random con one; random con two; my.py:Bot con three. "),
    ],
)
def test_a_matrix_of_different_bots(lang: str, told: str) -> None:
    found, setting = _matrix()
    out = io.StringIO()
    other = replace(setting, bots=("random", "random", "at/my.py:Bot"))
    show_matrix(found, other, lang, Console(file=out, width=80, highlight=False))
    assert " ".join(out.getvalue().split()).endswith(told + DIFFER[lang])


@pytest.mark.parametrize(
    ("pairs", "verdict"),
    [
        (Pairs(50, 40, 5, 50), "The new version is better in the hands of greedy."),
        (Pairs(50, 5, 40, 50), "The new version is worse in the hands of greedy."),
        (Pairs(50, 9, 8, 50), "Which version is better in the hands of greedy cannot be said"),
    ],
)
def test_two_versions(pairs: Pairs, verdict: str) -> None:
    out = io.StringIO()
    show_pairs(pairs, "old", "new", "greedy", "en", Console(file=out, width=80, highlight=False))
    assert verdict in " ".join(out.getvalue().split()) and f"same {pairs.games} games" in out.getvalue()


def test_what_is_shown_of_many_cards_is_what_is_surest() -> None:
    """A card that was missing in three games only has the largest difference, and says nothing."""
    deck = [f"Card {n}" for n in range(20)]
    games = []
    for n, each in enumerate(results(300)):
        wins = each.winner == 0
        often = tuple(i for i in range(1, 20) if (n >> i % 4) & 1 or (i == 1 and wins and n % 3))
        rare = () if n < 3 else (0,)
        games.append(replace(each, winner=1 if n < 3 else each.winner, drawn=((*rare, *often), ()), opening=((), ())))
        games[-1] = replace(games[-1], played=((), ()))
    found = summarize(games, (deck, ["Other"]))
    cards = found.cards[0]
    assert max(cards, key=lambda card: abs(card.difference or 0)).name == "Card 0"
    text = _said(found, setting=replace(SETTING, decks=(tuple(deck), ("Other",))))
    surest = max(cards, key=lambda card: abs(card.difference or 0) / (card.interval.high - card.interval.low))
    assert surest.name != "Card 0" and f" {surest.name} " in text
    assert "and 12 cards of which less can be said" in text
