"""Figures as they are said: shares, intervals and differences in a language; why games ended, with the rule for it;
which deck is better, and in whose hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from illumineer.cr import CR, number
from illumineer.messages import Arg, Message
from illumineer.sim.intervals import Interval
from illumineer.sim.matrix import MeanRate
from illumineer.sim.setting import Setting, bot_name
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


# --- which deck is better --------------------------------------------------------------------


def verdict(summary: Summary, setting: Setting) -> Message:
    """Which deck is better in the hands of the bot that plays both, if that can be said.

    With different bots: which deck and bot together win more, and that this says nothing about the decks.
    """
    if setting.same_bots:
        key = "figures.undecided" if summary.better is None else "figures.better"
    else:
        key = "figures.bots_undecided" if summary.better is None else "figures.bots_better"
    return fairly(Message(key, contenders(setting.names, setting.bots, summary.better)), setting.bots)


def contenders(names: Sequence[str], bots: Sequence[str], better: int | None) -> dict[str, Arg]:
    """The blanks for two decks and their bots, the better one first (the first one, if none is)."""
    one, other = (1, 0) if better == 1 else (0, 1)
    hands = {"bot": bot_name(bots[one]), "other_bot": bot_name(bots[other])}
    return {"deck": names[one], "other": names[other], **hands}


def fairly(what: Message, bots: Sequence[str]) -> Message:
    """What is said of two decks; with different bots also that the decks themselves were not compared."""
    return what if len(set(bots)) == 1 else Message("figures.bots_differ", {"what": what})


def played_by(setting: Setting, lang: str) -> str:
    """In whose hands the decks of a matrix were; with different bots also what cannot be told then."""
    if setting.same_bots:
        return told("figures.same_bot", lang, bot=setting.players[0])
    hands = [
        Message("figures.deck_by", {"deck": name, "bot": bot_name(bot)})
        for name, bot in zip(setting.names, setting.bots, strict=True)
    ]
    return say(fairly(Message("figures.different_bots", {"hands": hands}), setting.bots), lang)


def version(pairs: Pairs, bot: str) -> Message:
    """Which version of a deck is better in the hands of the bot that plays both, if that can be said."""
    if pairs.better is None:
        key = "figures.versions_undecided"
    else:
        key = "figures.versions_better" if pairs.better else "figures.versions_worse"
    return Message(key, {"bot": bot_name(bot)})
