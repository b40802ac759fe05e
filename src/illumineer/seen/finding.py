"""Finding a card by what somebody calls it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from illumineer.core import card_tests
from illumineer.core.state import CardId, State
from illumineer.errors import NotationError
from illumineer.messages import Arg, Message
from illumineer.names import folded, nearest
from illumineer.seen.labels import Label, in_sight, out_of_sight, says_which
from illumineer.seen.view import BLANK
from illumineer.vocab import Zone, player_name

if TYPE_CHECKING:
    from illumineer.seen.look import Look

_VERSION: Final = " - "


def find(look: Look, name: str) -> int:
    """The id of the card that is meant by a name or a label.

    Without a number, cards in play are looked through first, then the own hand, the discards, cards under others and
    the rest that the viewer may know.  Several in one of these places need a number, unless they lie in one pile, where
    one is as good as the other.  A name without the version will do where it is enough.
    """
    st = look.state
    wanted = Label.parse(name)
    labels = look.labels()
    if wanted is not None and wanted.name is not None:
        if says_which(name):
            for ref, label in labels.items():
                if label.key == wanted.key:
                    return st.card_of(ref)
        else:
            key = folded(wanted.name)
            for part in (_full, _bare):
                for group in _groups(look):
                    fitting = [ref for ref in group if part(st, ref) == key]
                    found = _one_of(st, [st.card_of(ref) for ref in fitting])
                    if found is not None:
                        return found
                    if fitting:
                        cards = [_told(look, ref, labels[ref]) for ref in fitting]
                        raise NotationError("look.several", n=len(cards), name=name, cards=cards)
            for ref, label in labels.items():
                if label.is_hidden and label.key == wanted.key:
                    return st.card_of(ref)
    raise _unknown(look, name, labels)


def _groups(look: Look) -> Iterator[list[int]]:
    """The places to look in, one after the other."""
    st = look.state
    groups = in_sight(st, look.namer)
    yield from groups
    if look.viewer is None:
        rest = [ref for ref in out_of_sight(st, look.namer, groups) if st.defs[st.card_of(ref)] != BLANK]
        for zone in sorted(Zone, key=lambda zone: zone == Zone.DECK):  # what lies in decks comes last
            yield [ref for ref in rest if st.zone_of(ref) == zone]


def _one_of(st: State, ids: list[CardId]) -> int | None:
    """The only one of the cards; of several copies in one pile the first, in a deck the topmost."""
    if len(ids) < 2:
        return ids[0] if ids else None
    for player in range(st.setup.players):
        piles = (st.hand, st.discard, st.ink_ready, st.ink_exerted)
        for pile in [*(each[player] for each in piles), st.deck[player][::-1]]:
            if all(id in pile for id in ids) and len({st.defs[id] for id in ids}) == 1:
                return min(ids, key=pile.index)
    return None


def _full(st: State, ref: int) -> str:
    return folded(card_tests.spec_of(st, ref).full_name)


def _bare(st: State, ref: int) -> str:
    return folded(card_tests.spec_of(st, ref).full_name.partition(_VERSION)[0])


def _told(look: Look, ref: int, label: Label) -> Message:
    """One of several cards to choose between: with its number, and whose it is."""
    st = look.state
    found = look.finds_by(st.card_of(ref), label)
    return Message("look.whose", {"label": found, "player": player_name(st.owner_of(ref))})


def _unknown(look: Look, name: str, labels: dict[int, Label]) -> NotationError:
    """No card is called that: where it was looked for, and what comes nearest."""
    names = dict.fromkeys(str(label) for label in labels.values() if not label.is_hidden)
    near = nearest(name, names, most=1, enough=0.4)
    blanks: dict[str, Arg] = {"name": name, "near": near}
    if look.viewer is None or look.viewer >= look.state.setup.players:
        return NotationError("look.no_card_near" if near else "look.no_card", **blanks)
    blanks["player"] = player_name(look.viewer)
    return NotationError("look.not_seen_near" if near else "look.not_seen", **blanks)
