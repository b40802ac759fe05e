"""What came of a duel: the figures for programs, which deck is better, why it ended early, what plays it again."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Any

from illumineer.messages import Message
from illumineer.sim.running import Match, Versus
from illumineer.sim.said import contenders, fairly
from illumineer.sim.setting import CERTAIN, INTERRUPTED, bot_name
from illumineer.sim.statistics import Summary


def figures(matches: Sequence[Match], summaries: Sequence[Summary], versus: Versus | None) -> dict[str, Any]:
    """What came of it, for programs: of the duel; of both, and their difference, if versions were compared."""
    found = [duel_figures(match, summary) for match, summary in zip(matches, summaries, strict=True)]
    if versus is None:
        return found[0]
    return {**found[0], "versus": {**found[1], "difference": versus.to_json()}}


def duel_figures(match: Match, summary: Summary) -> dict[str, Any]:
    """What came of one duel, for programs."""
    duel = match.duel
    certain = match.certain
    found = {
        "decks": list(duel.names),
        "bots": list(duel.bots),
        "seed": duel.seed,
        "edition": duel.edition,
        **summary.to_json(),
        "certain": None,
    }
    if certain is not None:  # which was asked again and again: the plain interval is no answer to that
        found |= {"better": certain.better, "certain": certain.to_json()}
    found |= {"same_bots": duel.bots[0] == duel.bots[1], "ahead": found["better"]}
    if not found["same_bots"]:  # what is due to the deck cannot be told
        found["better"] = None
        if certain is not None:
            found["certain"] = {**certain.to_json(), "better": None}
    return found


# --- which is better -------------------------------------------------------------------------


def verdict(match: Match) -> Message | None:
    """Which deck is better, if that was asked after every pair of games; with different bots, as `said.verdict`."""
    if match.certain is None:
        return None
    duel, better, (low, high) = match.duel, match.certain.better, match.certain.interval()
    low, high = (1 - high, 1 - low) if better == 1 else (low, high)
    if duel.bots[0] == duel.bots[1]:
        key = "duel.not_certain" if better is None else "duel.certain"
    else:
        key = "duel.bots_not_certain" if better is None else "duel.bots_certain"
    blanks = contenders(duel.names, duel.bots, better)
    blanks |= {"n": len(match.results), "low": 100 * low, "high": 100 * high}
    return fairly(Message(key, blanks), duel.bots)


def version(versus: Versus) -> Message | None:
    """Which version of a deck is better, if that was asked after every pair of games."""
    if versus.certain is None:
        return None
    better = versus.certain.better
    duel = versus.matches[better or 0].duel
    blanks = {"deck": duel.names[0], "n": versus.pairs().games, "bot": bot_name(duel.bots[0])}
    return Message("duel.version_not_certain" if better is None else "duel.version_certain", blanks)


# --- how it ended, and how it is played again ------------------------------------------------


def stopped(match: Match) -> str:
    """Why fewer games were played than asked for."""
    if len(match.results) == match.games:
        return ""
    return CERTAIN if match.over and not match.hopeless else INTERRUPTED


def again(
    words: Sequence[str],
    bots: Sequence[str],
    *,
    games: int,
    seed: int,
    edition: str,
    turn_limit: int,
    turn_decisions: int,
    game_decisions: int,
    open_lists: bool,
    until_certain: bool,
) -> str:
    """The command that plays the same games, after its first words; how many workers play makes no difference."""
    named = bots if len(set(bots)) > 1 else bots[:1]
    more = ["-n", games, "--bot", *named, "--seed", seed, "--edition", edition, "--turn-limit", turn_limit]
    more += ["--turn-decisions", turn_decisions, "--game-decisions", game_decisions]
    more += ["--open-lists"] * open_lists + ["--until-certain"] * until_certain
    return shlex.join(map(str, ["illumineer", *words, *more]))
