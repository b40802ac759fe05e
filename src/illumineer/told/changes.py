"""What has changed about the cards in play: strength, willpower, lore, keywords and limits, before and after."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from illumineer.core import derive
from illumineer.core.derive import Applied
from illumineer.core.state import State
from illumineer.cr import CR
from illumineer.messages import Arg, Message, Reason
from illumineer.seen.card import Card
from illumineer.seen.look import Look
from illumineer.told.explain import Names, card_noun, figure, reason_text
from illumineer.told.why import keyword_name, why
from illumineer.vocab import Keyword, Stat
from illumineer.words import Noun, say

_STATS: Final = ("strength", "willpower", "lore")
_MODIFIERS: Final = ("why.changes", "why.not_below")
_STANDING: Final = ("why.printed_keyword", "why.together")


@dataclass(frozen=True, slots=True)
class Change:
    """A difference, as a sentence."""

    text: str
    rule: CR
    is_number: bool = False


class _Was:
    """What was true of a card at one moment; without a look at its modifiers, what is printed on it."""

    __slots__ = ("card", "challenger", "deals", "given", "modifiers", "stats")

    def __init__(self, card: Card) -> None:
        self.card = card.id
        printed = card.printed
        self.stats = {"strength": printed.strength, "willpower": printed.willpower, "lore": printed.lore}
        self.challenger = printed.keywords.get(Keyword.CHALLENGER, 0)
        self.modifiers: dict[str, dict[str, CR]] = {stat: {} for stat in _STATS}
        self.given: dict[str, CR] = {}
        self.deals: dict[str, CR] = {}


class Changes:
    """Compares the table with how it was when it was last looked at."""

    def __init__(self, lang: str, viewer: int | None) -> None:
        self._lang = lang
        self._viewer = viewer
        self._seen: dict[int, _Was] = {}
        self._before: dict[int, _Was] = {}
        self._lines: dict[int, list[Change]] = {}
        self._values: object = None  # the derived values when the table was last looked at

    def look(self, st: State, names: Names | None = None) -> dict[int, _Was]:
        """Take in the table as it is.

        While the derived values are the same object nothing has changed them: what was seen is still so.
        """
        values = derive.derived(st)
        known = self._seen if values is self._values else {}
        self._values = values
        look = Look(st)
        applied: list[Applied] | None = None
        now: dict[int, _Was] = {}
        for each in st.table():
            was = known.get(each.ref)
            if was is None or was.card != each.card:
                card = look.card(each.card)
                if applied is None and card.values is not card.printed:
                    applied = derive.applied(st)
                was = self._look_at(card, st, applied or [], names)
            now[each.ref] = was
        self._seen = now
        return now

    def notice(self, st: State, names: Names | None = None) -> None:
        """Find what is different now."""
        before = self._before = self._seen
        self._lines = {}
        for ref, now in self.look(st, names).items():
            then = before.get(ref)
            if then is now:
                continue
            if then is None or then.card != now.card:
                then = _Was(Look(st).card_of(ref))  # new in play: as printed
            lines = self._differences(st, ref, then, now, names)
            if lines:
                self._lines[ref] = lines

    def of(self, ref: int, whole: bool = True) -> list[Change]:
        """The differences of one card; without `whole` only the numbers."""
        return [change for change in self._lines.pop(ref, []) if whole or change.is_number]

    def challenging(self, ref: int, other: int, card: Noun) -> list[Change]:
        """What makes the damage of a challenge that begins another than the two strengths on the table.

        That is Challenger (8.5.1), and dealing damage with another value.
        """
        found: list[Change] = []
        was = self._before.get(ref)
        if was is not None and was.challenger:
            n, strength = was.challenger, was.stats["strength"]
            because = say(keyword_name(Keyword.CHALLENGER, n), self._lang)
            found.append(self._number(card, "strength", strength, strength + n, CR.CHALLENGER, because))
        for each in (was, self._before.get(other)):
            if each is not None:
                found += [Change(text, rule) for text, rule in each.deals.items()]
        return found

    def rest(self) -> list[Change]:
        """The differences that have not been asked for yet."""
        return [change for ref in list(self._lines) for change in self.of(ref)]

    # --- looking -----------------------------------------------------------------------------

    def _look_at(self, card: Card, st: State, applied: list[Applied], names: Names | None) -> _Was:
        found = _Was(card)
        v, printed = card.values, card.printed
        if v is printed:
            return found
        found.stats = {"strength": v.strength, "willpower": v.willpower, "lore": v.lore}
        found.challenger = v.keywords.get(Keyword.CHALLENGER, 0)
        texts = partial(self._texts, st, card.ref, applied, names)
        for stat in _STATS:
            if found.stats[stat] != getattr(printed, stat):
                found.modifiers[stat] = texts(stat, _MODIFIERS)
        if v.deals_with != Stat.STRENGTH:
            found.deals = texts("limits", ("why.deals_with",))
        for what in ("keywords", "limits"):
            found.given |= texts(what)
        return found

    def _texts(
        self, st: State, ref: int, applied: list[Applied], names: Names | None, what: str, keys: tuple[str, ...] = ()
    ) -> dict[str, CR]:
        def wanted(reason: Reason) -> bool:
            key = reason.message.key
            return key in keys if keys else key not in _STANDING

        reasons = [reason for reason in why(st, ref, what, applied) if wanted(reason)]
        return {reason_text(st, reason, self._lang, self._viewer, names): reason.rule for reason in reasons}

    def _differences(self, st: State, ref: int, then: _Was, now: _Was, names: Names | None) -> list[Change]:
        lines: list[Change] = []
        for stat in _STATS:
            if then.stats[stat] == now.stats[stat]:
                continue
            card = card_noun(st, ref, self._viewer, names)
            new = [text for text in now.modifiers[stat] if text not in then.modifiers[stat]]
            rule = CR.MODIFIER_CONTINUOUS
            lines.append(self._number(card, stat, then.stats[stat], now.stats[stat], rule, "; ".join(new)))
        lines += [Change(text, rule) for text, rule in now.given.items() if text not in then.given]
        for text, rule in then.given.items():
            if text not in now.given:
                lines.append(Change(say(Message("trace.no_longer", {"what": text}), self._lang), rule))
        return lines

    def _number(self, card: Noun, stat: str, before: int, after: int, rule: CR, because: str) -> Change:
        blanks: dict[str, Arg] = {"card": card, "what": Message(f"why.{stat}")}
        blanks |= {"before": figure(before), "after": figure(after)}
        if because:
            blanks["why"] = because
        return Change(say(Message("trace.value", blanks), self._lang), rule, True)
