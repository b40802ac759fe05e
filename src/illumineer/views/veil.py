"""New names for hidden cards, so that a name does not tell where a card came from.

In a view every card that the player does not know gets the id and the reference that belong to
its place (third card in that hand, top of that deck …).  Somebody who compares two views can
therefore not follow a hidden card from the hand into the inkwell or onto the deck.
"""

from __future__ import annotations

from typing import Any, Final

from illumineer.core.state import ID_BITS, ID_MASK, Lasting, State, Waiting

_NAMELESS: Final = 1 << ID_BITS
"""References of hidden cards: no card ever has this first number as its own."""


def veil(table: State, hidden: list[int]) -> dict[int, int]:
    """Rename the hidden cards of a view in place; old reference -> new reference."""
    ids: dict[int, int] = {}
    for player in range(table.setup.players):
        mine = [id for id in hidden if table.setup.owner[id] == player]
        places = [id for id in _places(table, player) if id in mine]
        ids.update(zip(places, sorted(places), strict=True))
    refs = {table.ref[old]: _NAMELESS | new for old, new in ids.items()}
    for piles in (table.hand, table.deck, table.ink_ready, table.ink_exerted):
        for player, pile in enumerate(piles):
            piles[player] = [ids.get(id, id) for id in pile]
    for name in ("zone", "known", "defs"):
        values: list[int] = getattr(table, name)
        moved = {new: values[old] for old, new in ids.items()}
        for id, value in moved.items():
            values[id] = value
    for new in ids.values():
        table.ref[new] = _NAMELESS | new
    for ref, card in list(table.in_play.items()):
        if card.facedown or card.under:
            veiled = card.clone(card.epoch)
            veiled.under = tuple(ids.get(id, id) for id in card.under)
            veiled.facedown = tuple(ids.get(id, id) for id in card.facedown)
            table.in_play[ref] = veiled
    _rename_waiting(table, refs)
    return refs


def _places(table: State, player: int) -> list[int]:
    """All cards of a player that can be hidden, place by place."""
    under = [id for ref in table.play[player] for id in table.in_play[ref].under + table.in_play[ref].facedown]
    return [
        *table.hand[player],
        *table.ink_ready[player],
        *table.ink_exerted[player],
        *table.deck[player],
        *under,
    ]


def renamed(value: Any, refs: dict[int, int]) -> Any:
    """A slot's value with the new references in it."""
    if isinstance(value, tuple):
        return tuple(renamed(item, refs) for item in value)
    if isinstance(value, int) and not isinstance(value, bool) and value > ID_MASK:
        return refs.get(value, value)
    return value


def _rename_waiting(table: State, refs: dict[int, int]) -> None:
    """What waits and what is being done speaks of the cards by their new names."""
    for frame in table.agenda:
        frame.source = refs.get(frame.source, frame.source)
        frame.slots = [renamed(slot, refs) for slot in frame.slots]
    for name in ("bag", "queue"):
        piles: list[Waiting] = getattr(table, name)
        setattr(
            table,
            name,
            [
                Waiting(
                    w.id, w.ability, w.player, refs.get(w.source, w.source), renamed(w.slots, refs), w.grant
                )
                for w in piles
            ],
        )
    table.lasting = [_rename_lasting(lasting, refs) for lasting in table.lasting]


def _rename_lasting(lasting: Lasting, refs: dict[int, int]) -> Lasting:
    new = lasting.clone()
    new.source = refs.get(new.source, new.source)
    new.slots = renamed(new.slots, refs)
    return new
