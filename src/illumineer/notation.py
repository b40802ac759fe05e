"""Moves and answers as text, and back: "quest Marisol - Tide Reader", "choose p2", "done".

A card is named by its full name; where several cards of that name can be seen, the second is
`Name#2` and so on, counted over the cards that the deciding player can see, in a fixed order
(cards in play, own hand, discards, cards under others, other cards they know of).  A card that
they cannot see is `facedown`, `facedown#2` …
"""

from __future__ import annotations

import difflib
from typing import Final

from illumineer.core import card_tests, select
from illumineer.core.decisions import DONE, Answer, Decision
from illumineer.core.derive import values
from illumineer.core.state import State
from illumineer.core.would import key_of, watching_for_key
from illumineer.errors import NotationError
from illumineer.seen.view import knows
from illumineer.told.explain import called
from illumineer.vocab import Act, Ask, How, Side, Zone, player_name

_ACTS: Final = {
    Act.INK: "ink",
    Act.PLAY: "play",
    Act.QUEST: "quest",
    Act.CHALLENGE: "challenge",
    Act.MOVE: "move",
    Act.BOOST: "boost",
}
_HOWS: Final = {
    How.INK: "ink",
    How.SHIFT: "shift",
    How.SING: "sing",
    How.SING_TOGETHER: "sing together",
    How.FREE: "free",
    How.ALTERNATE: "other cost",
}


class Move:
    """A turn action or an answer; `text` is its notation."""

    __slots__ = ("kind", "text", "value")

    def __init__(self, kind: int, value: Answer, text: str = "") -> None:
        self.kind = kind
        self.value = value
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and (self.kind, self.value) == (other.kind, other.value)

    def __hash__(self) -> int:
        return hash((self.kind, self.value))

    def __repr__(self) -> str:
        return f"Move({self.text or self.value!r})"

    def __str__(self) -> str:
        return self.text


# --- names of cards --------------------------------------------------------------------------


def labels(st: State, viewer: int) -> dict[int, str]:
    """The name of every card that the player can refer to."""
    seen: list[int] = []
    order = st.players_from(viewer) if not st.out[viewer] else list(range(st.setup.players))
    for player in order:
        seen += st.play[player]
    seen += [st.ref[id] for id in st.hand[viewer]]
    for player in order:
        seen += [st.ref[id] for id in st.discard[player]]
    for player in order:
        for ref in st.play[player]:
            seen += [st.ref[id] for id in st.in_play[ref].under]
    listed = set(seen)
    others = [id for id in _by_place(st, order, viewer) if st.ref[id] not in listed]
    seen += [st.ref[id] for id in others if _has_name(st, id, viewer)]
    names = _numbered([(ref, card_tests.spec_of(st, ref).full_name) for ref in seen])
    return names | _numbered([(st.ref[id], "facedown") for id in others if st.ref[id] not in names])


def _has_name(st: State, id: int, viewer: int) -> bool:
    """Whether the player knows which card it is; a marketing card is none that could be named (10.2.2)."""
    if st.known[id] >> viewer & 1:
        return id not in st.setup.first_ids
    return st.zone[id] == Zone.DECK and knows(st, viewer, id)


def _by_place(st: State, order: list[int], viewer: int) -> list[int]:
    """The ids of all cards that are not in the open, by where they lie (what cards are numbered by must tell no more).

    For each player: hand, inkwell, deck from the top, cards under others, actions that resolve; then those who left.
    """
    found: list[int] = []
    for player in order:
        found += select.in_sight(st, player, viewer)
        found += st.ink_ready[player] + st.ink_exerted[player]
        found += reversed(st.deck[player])
        for ref in st.play[player]:
            found += st.in_play[ref].facedown
        found += select.resolving(st, player)
    return found + [id for id, zone in enumerate(st.zone) if zone == Zone.OUT]


def find_card(st: State, viewer: int, name: str) -> int:
    """The card that the player means by that name."""
    names = labels(st, viewer)
    wanted = folded(name)
    for ref, each in names.items():
        if folded(each) == wanted:
            return ref
    near = difflib.get_close_matches(name, list(names.values()), 1, 0.4)
    raise NotationError("notation.no_card_near" if near else "notation.no_card", name=name, near="".join(near))


def ability_name(st: State, ability: int, source: int, names: dict[int, str]) -> str:
    """ "CARD: ABILITY" for something that waits or replaces."""
    spec = st.setup.book.abilities[ability]
    card = names.get(source) or card_tests.spec_of(st, source).full_name
    name = called(st, source, spec)
    return f"{card}: {name}" if name else card


# --- writing ---------------------------------------------------------------------------------


def write(st: State, asked: Decision, value: Answer, names: dict[int, str] | None = None) -> str:
    """The text of an answer to a decision."""
    names = names if names is not None else labels(st, asked.player)
    kind = asked.kind
    if kind == Ask.ACT:
        assert isinstance(value, tuple)
        if value[0] == Act.END_TURN:
            return "end turn"
        if value[0] == Act.ACTIVATE:
            card = st.in_play[value[1]]
            spec = values(st, card).abilities[value[2]][0]
            return f"activate {names[value[1]]}: {_ability_label(st, card.ref, value[2], called(st, card.ref, spec))}"
        return f"{_ACTS[Act(value[0])]} {names[value[1]]}"
    if kind == Ask.ACCEPT:
        return "accept" if value else "decline"
    if kind == Ask.NUMBER:
        return f"number {value}"
    if kind == Ask.NAME:
        return f"name {value}"
    if kind == Ask.ENTER:
        return "enter exerted" if value else "enter ready"
    if kind == Ask.PUT:
        return "put top" if value == Side.TOP else "put bottom"
    if value == DONE:
        return "done"
    if kind == Ask.MODE:
        return _write_mode(asked, value)
    assert isinstance(value, int)
    if kind == Ask.RESOLVE:
        return f"resolve {_waiting_names(st, asked, names)[value]}"
    if kind == Ask.REPLACE:
        return f"replace {_replacement_names(st, asked, names)[value]}"
    if asked.of_players:
        return f"choose {player_name(value)}"
    verb = "order" if kind == Ask.ORDER else "choose"
    return f"{verb} {names[value]}"


def _ability_label(st: State, ref: int, place: int, name: str) -> str:
    """The story name; numbered if the card has several abilities of that kind and name."""
    given = values(st, st.in_play[ref]).abilities
    kind = given[place][0].kind
    same = [i for i, (spec, _) in enumerate(given) if spec.kind == kind and called(st, ref, spec) == name]
    at = same.index(place)
    return name if at == 0 else f"{name}#{at + 1}"


def _write_mode(asked: Decision, value: Answer) -> str:
    if isinstance(value, tuple):
        same = [option for option in asked.options if isinstance(option, tuple) and option[0] == value[0]]
        word = _HOWS[How(value[0])]
        return f"for {word}" if len(same) == 1 or same[0] == value else f"for {word}#{same.index(value) + 1}"
    assert isinstance(value, int)
    return f"mode {value + 1}"


def _numbered(pairs: list[tuple[int, str]]) -> dict[int, str]:
    counts: dict[str, int] = {}
    found: dict[int, str] = {}
    for key, name in pairs:
        counts[name] = counts.get(name, 0) + 1
        found[key] = name if counts[name] == 1 else f"{name}#{counts[name]}"
    return found


def _waiting_names(st: State, asked: Decision, names: dict[int, str]) -> dict[int, str]:
    return _numbered([(w.id, ability_name(st, w.ability, w.source, names)) for w in st.bag if w.id in asked.options])


def _replacement_names(st: State, asked: Decision, names: dict[int, str]) -> dict[int, str]:
    pairs: list[tuple[int, str]] = []
    for key in asked.options:
        assert isinstance(key, int)
        if key < 0:
            pairs.append((key, f"{names.get(-key, '?')}: Resist"))
        else:
            watch = watching_for_key(st, key)
            pairs.append((key_of(watch), ability_name(st, watch.spec.id, watch.context.source, names)))
    return _numbered(pairs)


# --- reading ---------------------------------------------------------------------------------


def read(st: State, asked: Decision, text: str) -> Move:
    """The move that a text means here, legal or not; NotationError if it means nothing."""
    clean = folded(text)
    names = labels(st, asked.player)
    for value in asked.options:
        if folded(write(st, asked, value, names)) == clean:
            return Move(asked.kind, value, write(st, asked, value, names))
    found = _illegal(st, asked, clean, names)
    if found is not None:
        return found
    known = [write(st, asked, value, names) for value in asked.options[:200]]
    near = difflib.get_close_matches(text, known, 1, 0.4)
    key = "notation.no_move_near" if near else "notation.no_move"
    raise NotationError(key, text=text, near=near[0] if near else known[0])


def _illegal(st: State, asked: Decision, text: str, names: dict[int, str]) -> Move | None:
    """A well-formed move that is not among the options, so that `why_not` can explain it."""
    refs = {folded(name): ref for ref, name in names.items()}
    verb, _, rest = text.partition(" ")
    if asked.kind == Ask.ACT:
        if text == "end turn":
            return Move(asked.kind, (int(Act.END_TURN),), "end turn")
        for act, word in _ACTS.items():
            if verb == word and rest in refs:
                return Move(asked.kind, (int(act), refs[rest]), f"{word} {names[refs[rest]]}")
        if verb == "activate":
            return _illegal_ability(st, asked, rest, refs, names)
    elif verb in ("choose", "order") and rest in refs and asked.kind in (Ask.CHOOSE, Ask.ORDER):
        return Move(asked.kind, refs[rest], f"{verb} {names[refs[rest]]}")
    elif text == "done" and asked.kind in (Ask.CHOOSE, Ask.ORDER, Ask.MODE):
        return Move(asked.kind, DONE, "done")
    elif verb in ("number", "mode") and rest.isdigit() and asked.kind in (Ask.NUMBER, Ask.MODE):
        return Move(asked.kind, int(rest) - (verb == "mode"), f"{verb} {rest}")
    return None


def _illegal_ability(st: State, asked: Decision, rest: str, refs: dict[str, int], names: dict[int, str]) -> Move | None:
    for card, ref in refs.items():
        if rest.startswith(card + ": ") and ref in st.in_play:
            wanted = rest[len(card) + 2 :]
            for i, (spec, _) in enumerate(values(st, st.in_play[ref]).abilities):
                name = called(st, ref, spec)
                if name and folded(_ability_label(st, ref, i, name)) == wanted:
                    return Move(asked.kind, (int(Act.ACTIVATE), ref, i), f"activate {names[ref]}: {name}")
    return None


def folded(text: str) -> str:
    """Case, curly quotes, dashes and spaces do not matter."""
    for old, new in (("\u2019", "'"), ("\u2018", "'"), ("\u2013", "-"), ("\u2014", "-")):
        text = text.replace(old, new)
    return " ".join(text.lower().split())
