"""Figures as they are said: shares, intervals and differences in a language; why games ended, with the rule for it."""

from __future__ import annotations

from typing import Final

from illumineer.cr import CR, number
from illumineer.messages import Arg, Message
from illumineer.sim.intervals import Interval
from illumineer.sim.matrix import MeanRate
from illumineer.sim.statistics import Ending, Pairs, Rate, Summary
from illumineer.words import say
from illumineer.words.heard import heard

NOTHING: Final = "–"
"""What stands where no game says anything."""

_RULES: Final = {"turn_limit": None, "loop": CR.LOOP, "fault": None}
"""The rule behind a reason that is not the name of one; no rule limits the number of turns."""


def told(key: str, lang: str, /, **blanks: Arg) -> str:
    """A sentence of the word tables."""
    return say(Message(key, blanks), lang)


def share(value: float | None, lang: str) -> str:
    """60.2 %"""
    return NOTHING if value is None else told("figures.share", lang, share=100 * value)


def interval(found: Interval, lang: str) -> str:
    """58.0 to 62.3 %"""
    return told("figures.interval", lang, low=100 * found.low, high=100 * found.high)


def span(found: Interval, lang: str) -> str:
    """58.0–62.3, under a share"""
    return told("figures.span", lang, low=100 * found.low, high=100 * found.high)


def rate(found: Rate | MeanRate, lang: str) -> str:
    """A win rate with its interval."""
    if found.share is None:
        return NOTHING
    return told("figures.rate", lang, share=share(found.share, lang), interval=interval(found.interval, lang))


def points(value: float | None, lang: str) -> str:
    """A difference of two shares, in percentage points, with its sign."""
    if value is None:
        return NOTHING
    return told("figures.points", lang, n=round(100 * value, 1) + 0.0).replace("-", "−")


def between(found: Interval, lang: str) -> str:
    """The interval of a difference."""
    return told("figures.between", lang, low=points(found.low, lang), high=points(found.high, lang))


def decimal(value: float | None, lang: str) -> str:
    """6.3"""
    return NOTHING if value is None else told("figures.decimal", lang, n=float(value))


def whole(value: int, lang: str) -> str:
    """12,345"""
    return told("figures.whole", lang, n=value)


def ending(found: Ending, edition: str, lang: str) -> str:
    """Why games ended, with the number of the rule."""
    rule = _RULES[found.reason] if found.reason in _RULES else CR[found.reason]
    reason = told(f"figures.ended_{found.reason}", lang)
    return reason if rule is None else told("figures.cited", lang, what=reason, rule=number(rule, edition))


def fault(text: str, n: int, lang: str) -> str:
    """What a bot did wrong, and how often; in the language if it is one of the project's own sentences."""
    return told("figures.fault", lang, n=n, fault=fault_alone(text))


def fault_alone(text: str) -> Message | str:
    """What a bot did wrong, as a message that can be told in any language."""
    return heard(text, "bots") or text


def version(pairs: Pairs) -> str:
    """The key of what is said of which version is better."""
    if pairs.better is None:
        return "figures.versions_undecided"
    return "figures.versions_better" if pairs.better else "figures.versions_worse"


def verdict(summary: Summary, names: tuple[str, ...], lang: str) -> str:
    """Which deck is better, if that can be said."""
    if summary.better is None:
        return told("figures.undecided", lang)
    return told("figures.better", lang, deck=names[summary.better])
