"""Quiet moments: those that a position can hold, and what stands in the way at all others.

A moment is quiet if the active player may take a turn action, nothing waits in the bag, no effect lasts, nothing that
is counted for the turn has been used, and no card in the game asks what has happened this turn.
"""

from __future__ import annotations

from collections.abc import Iterator

from illumineer import ir
from illumineer.compile.book import asked_later
from illumineer.compile.specs import CardSpec
from illumineer.core import machine, turn
from illumineer.core.setup import SettingUp
from illumineer.core.state import Lasting, State
from illumineer.messages import Arg, Message
from illumineer.seen.view import knows
from illumineer.told.explain import ability_noun, noun
from illumineer.vocab import Happening, Zone, player_name
from illumineer.words import Noun


def is_quiet(st: State) -> bool:
    """Whether a position can hold all of the moment."""
    return next(_hindrances(st, None), None) is None


def is_settled(st: State) -> bool:
    """Whether nothing goes on of what was done in the game: all that it takes where a turn begins."""
    return next(_unsettled(st, None), None) is None


def hindrances(st: State, viewer: int | None = None) -> list[Message]:
    """Everything in the moment that a position cannot hold.

    With a viewer: what is hidden from them is not looked at, for the position does not have it.
    """
    return list(_hindrances(st, viewer))


def _hindrances(st: State, viewer: int | None) -> Iterator[Message]:
    """One after the other, those that are found quickly first."""
    if st.outcome is not None:
        yield _said("not_over")
        return
    if isinstance(st.agenda[0], SettingUp):
        yield _said("not_opening")
        return
    top = st.agenda[-1]
    if not isinstance(top, turn.Turn) or top.step != turn.MAIN:
        yield _said("not_deciding", player=player_name(machine.decision(st).player))
    if st.bag:
        yield _said("not_bag", n=len(st.bag), cards=_each_once([_of_ability(st, each.ability) for each in st.bag]))
    yield from _unsettled(st, viewer)


def _unsettled(st: State, viewer: int | None) -> Iterator[Message]:
    if st.lasting:
        yield _said("not_lasting", cards=_each_once([_of_ability(st, _ability(st, each)) for each in st.lasting]))
    used = [st.card_of(source) for (source, _, _), n in st.used.items() if n and st.card_of(source) >= 0]
    if used:
        yield _said("not_used", cards=_each_once([noun(st.spec(id)) for id in used]))
    asking = _asking(st, viewer)
    if asking:
        yield _said("not_history", n=len(asking), cards=asking)


def _said(key: str, /, **blanks: Arg) -> Message:
    return Message(f"position.{key}", blanks)


def _ability(st: State, lasting: Lasting) -> int:
    """The ability that a lasting effect comes from, or is."""
    return lasting.ability if lasting.ability >= 0 else st.setup.book.programs[lasting.program].ability


def _of_ability(st: State, ability: int) -> Arg:
    """The card on which an ability is printed; of a keyword, the keyword."""
    book = st.setup.book
    spec = book.abilities[ability]
    return noun(book.cards[spec.card]) if spec.card >= 0 else ability_noun(book, spec)


def _asking(st: State, viewer: int | None) -> list[Arg]:
    """The cards in the game that ask about something which has happened this turn."""
    kinds = {event.kind for event in st.turn_log}
    if not kinds:
        return []
    book = st.setup.book
    seen = {
        card: None
        for id, card in enumerate(st.defs)
        if st.zone[id] != Zone.OUT and (viewer is None or knows(st, viewer, id))
    }
    return [noun(book.cards[card]) for card in seen if not kinds.isdisjoint(_asked_by(book.cards[card]))]


def _asked_by(card: CardSpec) -> set[Happening]:
    """The kinds of event that the card asks about later in the turn.

    How many have sung a song, and how many ink drops were used to play a card, is asked while that card is being
    played, or of the card in play, which knows it by itself.
    """
    asking = (part for part in ir.walk(card.card) if not isinstance(part, ir.Sung | ir.DropsUsed))
    return {kind for part in asking if (kind := asked_later(part)) is not None}


def _each_once(names: list[Arg]) -> list[Arg]:
    """Every name once, in order."""
    found: dict[str, Arg] = {}
    for name in names:
        found.setdefault(str(name.name) if isinstance(name, Noun) else repr(name), name)
    return list(found.values())
