"""Events, reasons and questions as sentences, each with the number of its rule.

The words stand in one table per language; here they are only put together.
"""

from __future__ import annotations

from typing import Any, Final

from illumineer.compile.book import CardBook
from illumineer.core.decisions import Decision
from illumineer.core.events import Event
from illumineer.core.state import ID_MASK, State
from illumineer.cr import number
from illumineer.messages import Reason
from illumineer.views import words_en
from illumineer.vocab import Happening

WORDS: Final[dict[str, Any]] = {"en": words_en}

_PRIVATE: Final = (Happening.DREW, Happening.LOOKED, Happening.PUT_INTO_INKWELL, Happening.PUT_ON_DECK)
"""Events that do not tell other players which card it was."""


class _Blanks(dict[str, str]):
    """Fills the blanks; a blank that has nothing to fill it makes the sentence unusable."""

    def __missing__(self, key: str) -> str:
        raise KeyError(key)


def player_name(player: int) -> str:
    return f"p{player + 1}"


def _fill(template: str, blanks: dict[str, str]) -> str:
    for form in template.split("|"):
        try:
            return form.format_map(_Blanks(blanks))
        except KeyError:
            continue
    return template.split("|")[-1]


def event_text(book: CardBook, event: Event, lang: str = "en", viewer: int | None = None) -> str:
    """What happened, without its rule.  For a viewer, cards that they may not see are "a card"."""
    words = WORDS[lang]
    blanks: dict[str, str] = {"n": str(event.n)}
    if event.player >= 0:
        blanks["player"] = player_name(event.player)
    hidden = viewer is not None and event.kind in _PRIVATE and event.player != viewer
    for key, card in zip(("card", "other", "source"), event.cards, strict=False):
        if card >= 0:
            blanks[key] = "a card" if hidden and key == "card" else book.cards[card].full_name
    if event.also:
        first = event.also[0]
        if isinstance(first, str):
            blanks["word"] = first
        else:
            spec = book.abilities[first]
            blanks["ability"] = spec.name or "the effect"
    if event.kind == Happening.STEP_BEGAN:
        blanks["step"] = words.STEPS[event.n]
    return _fill(words.EVENTS[Happening(event.kind).name], blanks)


def event_line(st: State, event: Event, lang: str = "en", viewer: int | None = None) -> str:
    """What happened, with the number of its rule in the edition that is played."""
    rule = number(event.rule, st.setup.edition.name)
    return f"{event_text(st.setup.book, event, lang, viewer)} [{rule}]"


def reason_line(st: State, reason: Reason, lang: str = "en") -> str:
    """Why something is not legal, with its rule."""
    blanks: dict[str, str] = {}
    for key, value in reason.message.args.items():
        if key in ("card", "other") and isinstance(value, int):
            card = st.in_play.get(value)
            blanks[key] = st.spec(card.card if card is not None else value & ID_MASK).full_name
        else:
            blanks[key] = str(value)
    sentence = _fill(WORDS[lang].REASONS[reason.message.key], blanks)
    return f"{sentence} [{number(reason.rule, st.setup.edition.name)}]"


def question_line(st: State, asked: Decision, lang: str = "en") -> str:
    """What has to be decided, with its rule."""
    sentence = WORDS[lang].QUESTIONS[asked.about]
    about = ""
    if asked.source:
        card = st.in_play.get(asked.source) or st.last.get(asked.source)
        about = f" ({st.spec(card.card if card is not None else asked.source & ID_MASK).full_name})"
    return f"{player_name(asked.player)}: {sentence}{about} [{number(asked.rule, st.setup.edition.name)}]"
