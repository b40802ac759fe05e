"""Figures of many games: `illumineer duel`, `illumineer matrix` and their reports.

Blanks: `share`, `low`, `high` are percentages; `deck` and `other` are names that a user gave to decks, `bot` and
`other_bot` the bots that play them; `what` is a sentence; `hands` is a list of `deck_by`.
"""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    # numbers
    "share": "{share:.1f}\N{NO-BREAK SPACE}%",
    "interval": "{low:.1f} to {high:.1f}\N{NO-BREAK SPACE}%",
    "span": "{low:.1f}–{high:.1f}",
    "rate": "{share} ({interval})",
    "points": "{n:+.1f}",
    "between": "{low} to {high}",
    "decimal": "{n:.1f}",
    "whole": "{n:,}",
    "cited": "{what} [{rule}]",
    # headings
    "against": "{deck} against {other}",
    "games": "{n:,} {n:game|games}",
    "played_by": "bots: {bots}; seed {seed}; edition {edition} of the rules",
    "deck": "deck",
    "wins": "wins",
    "games_column": "games",
    "win_rate": "win rate",
    "interval_95": "95 % interval",
    "draws": "draws",
    "begins": "when it begins",
    "second": "when it is second",
    "who_begins": "By who begins",
    "length": "Length of the games",
    "length_told": "{mean} turns on average (both players’ counted), median {median}; {decisions} decisions a game",
    "lore_race": "Lore race",
    "after_turn": "after turn",
    "lore_of": "lore of {deck}",
    "going_on": "not over yet",
    "ahead_won": "whoever is ahead wins",
    "ended": "How the games ended",
    "reason": "reason",
    "won_by": "won by {deck}",
    "cards_of": "Cards of {deck}",
    "card": "card",
    "copies": "copies",
    "opening": "in opening hand",
    "drawn": "drawn",
    "not_drawn": "not drawn",
    "played": "played",
    "difference": "difference",
    "more_cards": "and {n} {n:card|cards} of which less can be said",
    "all_drawn": "and {n} {n:card|cards} that {n:was|were} drawn in every game, or in none: nothing to compare",
    "marks": "Win rates in games in which the card was drawn, was not, was played; the difference between the first two in percentage points, with its 95 % interval. ● more than chance, even among {n} cards; ○ perhaps: of so many cards some look like this by chance alone.",
    "no_games": "No game was played.",
    # verdicts
    "better": "{deck} is the better deck in the hands of {bot}: it wins more than half of the decided games, beyond the 95 % interval.",
    "undecided": "Which deck is better in the hands of {bot} cannot be said: the difference may be chance.",
    "bots_better": "{bot} with {deck} beats {other_bot} with {other}: it wins more than half of the decided games, beyond the 95 % interval.",
    "bots_undecided": "Whether {bot} with {deck} beats {other_bot} with {other} cannot be said: the difference may be chance.",
    "bots_differ": "{what} With different bots, what is due to the deck cannot be told: play it the other way round as well, with the bots exchanged.",
    "same_bot": "All decks were in the hands of {bot}.",
    "different_bots": "Different bots played the decks: {hands:;}.",
    "deck_by": "{bot} with {deck}",
    "stopped_certain": "Stopped early: the answer was certain.",
    "stopped_pairings": "Pairings stopped early where the answer was certain.",
    "stopped_interrupted": "Stopped before all games were played; these are the games until then.",
    "faults": "{n:,} {n:game was|games were} lost because a bot failed:",
    "fault": "{n:,} × {fault}",
    # why games ended
    "ended_CHECK_WIN_BY_LORE": "the winner had enough lore",
    "ended_CHECK_EMPTY_DECK": "the loser had no cards left in their deck",
    "ended_CHECK_LAST_PLAYER": "the other player left the game",
    "ended_CONCEDE": "the loser conceded",
    "ended_turn_limit": "a draw: nobody had won by the turn limit",
    "ended_loop": "a draw: a loop that nothing ends",
    "ended_fault": "the loser’s bot failed",
    # a matrix
    "matrix": "Win rates of the row against the column",
    "mean": "mean",
    # two versions
    "versions": "{new} instead of {old}, in the same {n:,} {n:game|games}: {points} percentage points ({interval})",
    "versions_better": "The new version is better in the hands of {bot}.",
    "versions_worse": "The new version is worse in the hands of {bot}.",
    "versions_undecided": "Which version is better in the hands of {bot} cannot be said: the difference may be chance.",
    # what went wrong
    "no_pyarrow": "Parquet files need pyarrow, which is not installed: {command}",
    "report_written": "The report is in {file}.",
    "no_parquet": "Without pyarrow no Parquet files are written: {command}",
}
