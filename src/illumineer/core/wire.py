"""A state as plain JSON data, and back: at any decision, in the middle of any resolution.

Everything is written by name or number, nothing by identity; what can be derived is left out.
Reading checks as it goes and says where the data is wrong; nothing is executed before all of it
has been read.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from illumineer import facts
from illumineer.compile.specs import Values
from illumineer.core import agenda, older, rng
from illumineer.core.events import Event
from illumineer.core.state import ID_MASK, CardInPlay, Frame, Lasting, Outcome, Setup, SlotValue, State, Waiting
from illumineer.cr import named
from illumineer.errors import RecordError
from illumineer.facts import Fact
from illumineer.messages import Arg, Message
from illumineer.vocab import Duration, Happening, Result, Step, Zone

SCHEMA: Final = 3
"""A number for what is written.  Of the others `older` knows the one before."""

_LISTS: Final = ("defs", "zone", "ref", "known", "lore", "drops", "turns")
_PILES: Final = ("deck", "hand", "discard", "ink_ready", "ink_exerted", "play")
_BY_PLAYER: Final = ("lore", "drops", "turns")
_ZONES: Final = {
    "deck": Zone.DECK,
    "hand": Zone.HAND,
    "discard": Zone.DISCARD,
    "ink_ready": Zone.INKWELL,
    "ink_exerted": Zone.INKWELL,
}
_NUMBERS: Final = ("turn", "active", "first", "step", "inked", "counter")
_IN_PLAY: Final = (
    "ref", "card", "player", "exerted", "damage", "drying", "location", "entered", "shifted", "drops_used", "next_ref",
    "gone", "seen",
)  # fmt: skip
_FLAGS: Final = ("exerted", "drying", "shifted")  # of those
_VALUES: Final = (
    "names", "shift_names", "strength", "willpower", "lore", "cost", "move_cost", "cant", "allow", "must",
    "sing_bonus", "deals_with", "damage_dealt", "damage_taken", "must_be_chosen",
)  # fmt: skip
_LASTING: Final = (
    "id", "player", "source", "duration", "until", "since", "program", "step", "numbers", "target", "ability",
    "slots", "times", "dropped",
)  # fmt: skip
_EVENT: Final = (
    "what", "player", "subject", "object", "n", "cause", "source", "in_challenge", "fact", "cards", "seen", "tops",
)  # fmt: skip
_FACTS: Final = {kind.__name__: kind for kind in facts.FIELDS}


# --- writing ---------------------------------------------------------------------------------


def dump(st: State) -> dict[str, Any]:
    """The state as JSON data."""
    data: dict[str, Any] = {"schema": SCHEMA}
    for name in _LISTS:
        data[name] = list(getattr(st, name))
    for name in _PILES:
        data[name] = [list(pile) for pile in getattr(st, name)]
    for name in _NUMBERS:
        data[name] = int(getattr(st, name))
    data["rng"] = rng.number(st.rng)
    data["out"] = [int(x) for x in st.out]
    data["overdrew"] = [int(x) for x in st.overdrew]
    data["challenge"] = list(st.challenge) if st.challenge is not None else None
    data["in_play"] = [_dump_card(st.in_play[ref]) for pile in st.play for ref in pile]
    data["last"] = [_dump_card(st.last[ref]) for ref in sorted(st.last)]
    data["used"] = sorted([*key, n] for key, n in st.used.items())
    data["turn_log"] = [_dump_event(event) for event in st.turn_log]
    data["wounds"] = [[a, b, int(c)] for a, b, c in st.wounds]
    data["lasting"] = [[_plain(getattr(x, name)) for name in _LASTING] for x in st.lasting]
    data["bag"] = [_dump_waiting(x) for x in st.bag]
    data["queue"] = [_dump_waiting(x) for x in st.queue]
    data["agenda"] = [_dump_frame(x) for x in st.agenda]
    data["asking"] = int(st.asking)
    data["outcome"] = (
        [st.outcome.how, list(st.outcome.winners), st.outcome.reason] if st.outcome is not None else None
    )
    return data


def digest(st: State) -> str:
    """Equal exactly for equal states, on any machine and with any hash seed."""
    text = json.dumps(dump(st), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _plain(value: SlotValue) -> Any:
    """A slot's value: numbers, words, and tuples as lists."""
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return value
    return int(value)


def _dump_card(card: CardInPlay) -> dict[str, Any]:
    data: dict[str, Any] = {name: int(getattr(card, name)) for name in _IN_PLAY}
    data["spec"] = card.spec.index
    data["under"] = list(card.under)
    data["facedown"] = list(card.facedown)
    data["here"] = list(card.here)
    if card.values is not None:
        data["values"] = _dump_values(card.values)
    return data


def _dump_values(values: Values) -> dict[str, Any]:
    data: dict[str, Any] = {name: _plain(getattr(values, name)) for name in _VALUES}
    data["classes"] = sorted(values.classes)
    data["keywords"] = sorted([int(k), n] for k, n in values.keywords.items())
    data["abilities"] = [[spec.id, grant] for spec, grant in values.abilities]
    return data


def _dump_event(event: Event) -> list[Any]:
    row: list[Any] = [event.rule.name]
    for name in _EVENT:
        row.append(_dump_fact(event.fact) if name == "fact" else _plain(getattr(event, name)))
    return row


def _dump_fact(fact: Fact | None) -> list[Any] | None:
    """A fact as a row: the name of its kind, and its fields in their order."""
    return None if fact is None else [type(fact).__name__, *[_plain(value) for _, value in facts.row_of(fact)]]


def _dump_waiting(waiting: Waiting) -> list[Any]:
    return [
        waiting.id,
        waiting.ability,
        waiting.player,
        waiting.source,
        [_plain(slot) for slot in waiting.slots],
        waiting.grant,
    ]


def _dump_frame(frame: Frame) -> list[Any]:
    return [
        agenda.NAMES[frame.kind],
        frame.player,
        frame.source,
        [_plain(slot) for slot in frame.slots],
        frame.program.id if frame.program is not None else -1,
        frame.step,
        int(frame.cause),
        frame.grant,
        int(frame.whole),
        list(frame.applied),
    ]


# --- reading ---------------------------------------------------------------------------------


def load(data: Any, setup: Setup) -> State:
    """The state that `dump` wrote; RecordError says where the data is wrong."""
    where = "state"
    try:
        if not isinstance(data, dict):
            raise RecordError("saved.not_object")
        if data.get("schema") == older.SCHEMA:
            data = older.renewed(data)
        if data.get("schema") != SCHEMA:
            raise RecordError("saved.schema", schema=repr(data.get("schema")), expected=SCHEMA)
        players = setup.players
        _expect(len(setup.teams) == players, "teams", "number_each")
        _expect(all(0 <= owner < players for owner in setup.owner), "owner", "no_player")
        st = State.new(setup, 0)
        cards = len(setup.owner)
        for name in _LISTS:
            where = name
            setattr(st, name, _ints(data[name], name, players if name in _BY_PLAYER else cards))
        _expect(all(0 <= d < len(setup.book.cards) for d in st.defs), "defs", "not_in_book")
        _expect(all(0 <= zone <= Zone.OUT for zone in st.zone), "zone", "no_zone")
        _expect(all(ref > 0 and ref & ID_MASK < cards for ref in st.ref), "ref", "no_card")
        for name in _PILES:
            where = name
            piles = data[name]
            _expect(isinstance(piles, list) and len(piles) == setup.players, name, "list_each")
            setattr(st, name, [_ints(pile, name) for pile in piles])
            if name != "play":
                _expect(all(0 <= id < cards for pile in getattr(st, name) for id in pile), name, "no_card")
        for name in _NUMBERS:
            where = name
            setattr(st, name, _int(data[name], name))
        where = "step"
        Step(st.step)  # ValueError if there is none
        for name in ("active", "first"):
            _player(st, getattr(st, name), name)
        where = "rng"
        st.rng = rng.word(_int(data[where], where))
        where = "out"
        st.out = [bool(x) for x in _ints(data[where], where, players)]
        where = "overdrew"
        st.overdrew = [bool(x) for x in _ints(data[where], where, players)]
        where = "challenge"
        if data[where] is not None:
            one, other = _ints(data[where], where, 2)
            st.challenge = (one, other)
        where = "in_play"
        for item in _list(data[where], where):
            card = _load_card(st, item, where)
            st.in_play[card.ref] = card
        where = "play"
        _expect(sorted(st.in_play) == sorted(r for pile in st.play for r in pile), where, "not_in_play")
        _each_card_once(st)
        where = "last"
        for item in _list(data[where], where):
            card = _load_card(st, item, where)
            st.last[card.ref] = card
        where = "used"
        st.used = {(a, b, c): n for a, b, c, n in (_ints(row, where, 4) for row in _list(data[where], where))}
        where = "turn_log"
        st.turn_log = [_load_event(st, row) for row in _list(data[where], where)]
        where = "wounds"
        st.wounds = [(a, b, bool(c)) for a, b, c in (_ints(row, where, 3) for row in _list(data[where], where))]
        where = "lasting"
        st.lasting = [_load_lasting(st, row) for row in _list(data[where], where)]
        where = "bag"
        st.bag = [_load_waiting(st, row) for row in _list(data[where], where)]
        where = "queue"
        st.queue = [_load_waiting(st, row) for row in _list(data[where], where)]
        where = "agenda"
        st.agenda = [_load_frame(st, row) for row in _list(data[where], where)]
        _expect(bool(st.agenda), where, "nothing_to_do")
        where = "outcome"
        if data[where] is not None:
            result, winners, reason = _list(data[where], where)
            _expect(isinstance(reason, str), where, "word")
            st.outcome = Outcome(
                Result(_int(result, where)), tuple(_player(st, p, where) for p in _ints(winners, where)), reason
            )
        where = "asking"
        st.asking = bool(_int(data[where], where))
        _expect(st.asking or st.outcome is not None, where, "nobody_decides")
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise RecordError("saved.malformed", where=where, what=repr(error)) from None
    return st


def _expect(good: bool, where: str, key: str, **blanks: Arg) -> None:
    if not good:
        raise RecordError("saved.malformed", where=where, what=Message(f"saved.{key}", blanks))


def _int(value: Any, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise RecordError("saved.malformed", where=where, what=Message("saved.no_number", {"value": repr(value)}))
    return value


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise RecordError("saved.malformed", where=where, what=Message("saved.list"))
    return value


def _ints(value: Any, where: str, n: int = -1) -> list[int]:
    """A list of numbers (exactly so many of them)."""
    found = [_int(item, where) for item in _list(value, where)]
    _expect(n < 0 or len(found) == n, where, "numbers", n=n)
    return found


def _player(st: State, value: Any, where: str) -> int:
    _expect(0 <= _int(value, where) < st.setup.players, where, "no_player")
    return int(value)


def _each_card_once(st: State) -> None:
    """Every card is in one place, and its zone says so (7.1.5)."""
    left = dict(enumerate(st.zone))

    def found(id: int, zone: int, owner: int, where: str) -> None:
        fits = left.pop(id, -1) == zone and st.setup.owner[id] == owner
        _expect(fits, where, "two_places", id=id)

    for name, zone in _ZONES.items():
        for player, pile in enumerate(getattr(st, name)):
            for id in pile:
                found(id, zone, player, name)
    for player, refs in enumerate(st.play):
        for ref in refs:
            card = st.in_play[ref]
            found(card.card, Zone.PLAY, player, "play")
            _expect(card.player == player and st.ref[card.card] == ref, "play", "astray")
            for id in card.under + card.facedown:
                found(id, Zone.UNDER, player, "in_play")
    _expect(all(zone in (Zone.RESOLVING, Zone.OUT) for zone in left.values()), "zone", "nowhere")


def _slot(value: Any) -> SlotValue:
    if isinstance(value, list):
        return tuple(_slot(item) for item in value)
    if value is None or isinstance(value, (int, str)):
        return value
    raise RecordError("saved.slot", value=repr(value))


def _load_card(st: State, data: dict[str, Any], where: str) -> CardInPlay:
    card = CardInPlay(0, 0, 0, st.epoch, st.setup.book.cards[0])
    for name in _IN_PLAY:
        value = _int(data[name], f"{where}.{name}")
        if name in _FLAGS:  # apart: compiled, `a if x else b` of a flag and a number is a number, and no flag takes it
            setattr(card, name, value != 0)
        else:
            setattr(card, name, value)
    _expect(0 <= card.card < len(st.defs), where, "no_card")
    index = _int(data["spec"], f"{where}.spec")
    _expect(0 <= index < len(st.setup.book.cards), where, "not_in_book")
    card.spec = st.setup.book.cards[index]
    _player(st, card.player, where)
    card.under = tuple(_ints(data["under"], where))
    card.facedown = tuple(_ints(data["facedown"], where))
    card.here = tuple(_ints(data["here"], where))
    if "values" in data:
        card.values = _load_values(st, data["values"])
    return card


def _load_values(st: State, data: dict[str, Any]) -> Values:
    values = Values()
    where = "last"
    for name in _VALUES:
        if name in ("names", "shift_names"):
            setattr(values, name, _words(data[name], where))
        elif data[name] is True or data[name] is False:
            setattr(values, name, data[name])
        else:
            setattr(values, name, _int(data[name], where))
    values.classes = frozenset(_words(data["classes"], where))
    values.keywords = {k: n for k, n in (_ints(row, where, 2) for row in _list(data["keywords"], where))}
    book = st.setup.book
    for id, grant in (_ints(row, where, 2) for row in _list(data["abilities"], where)):
        _expect(0 <= id < len(book.abilities), where, "no_ability")
        values.abilities = (*values.abilities, (book.abilities[id], grant))
    return values


def _words(value: Any, where: str) -> tuple[str, ...]:
    _expect(all(isinstance(word, str) for word in _list(value, where)), where, "words")
    return tuple(value)


def _load_event(st: State, row: list[Any]) -> Event:
    where = "turn_log"
    rule, *rest = _list(row, where)
    event = Event(0, named(rule))
    for name, value in zip(_EVENT, rest, strict=True):
        if name == "fact":
            event.fact = _load_fact(st, value, where)
        elif name == "cards":
            event.cards = tuple(_ints(value, where))
            most = len(st.setup.book.cards)
            _expect(all(-1 <= card < most for card in event.cards), where, "not_in_book")
        elif name == "seen":
            event.seen = tuple(_ints(value, where, len(event.cards)))
        elif name == "tops":
            event.tops = tuple(_ints(value, where, len(event.cards) if value else 0))
        elif name == "in_challenge":
            _expect(isinstance(value, bool), where, "true_or_false")
            event.in_challenge = value
        else:
            setattr(event, name, _int(value, where))
    Happening(event.what)
    return event


def _load_fact(st: State, row: Any, where: str) -> Fact | None:
    if row is None:
        return None
    name, *values = _list(row, where)
    kind = _FACTS.get(name)
    _expect(kind is not None, where, "no_fact", name=repr(name))
    assert kind is not None
    fields = facts.FIELDS[kind]
    _expect(len(values) == len(fields), where, "numbers", n=len(fields))
    found: list[Any] = []
    for field, value in zip(fields, values, strict=True):
        if field in ("about", "why", "word"):
            _expect(isinstance(value, str), where, "word")
            found.append(value)
        elif field in ("down", "exerted", "resolves"):
            _expect(isinstance(value, bool), where, "true_or_false")
            found.append(value)
        elif field == "numbers":
            found.append(tuple(_ints(value, where)))
        else:
            found.append(_int(value, where))
        if field == "ability":
            _expect(-1 <= value < len(st.setup.book.abilities), where, "no_ability")
    make: Any = kind
    fact: Fact = make(*found)
    return fact


def _load_lasting(st: State, row: list[Any]) -> Lasting:
    lasting = Lasting(0, 0, 0, 0, 0, 0)
    where = "lasting"
    for name, value in zip(_LASTING, _list(row, where), strict=True):
        if name == "numbers":
            lasting.numbers = tuple(_ints(value, where))
        elif name == "slots":
            lasting.slots = _slot(_list(value, where))
        else:
            setattr(lasting, name, _int(value, where))
    Duration(lasting.duration)
    _player(st, lasting.player, where)
    _player(st, lasting.until, where)
    book = st.setup.book
    _expect(-1 <= lasting.program < len(book.programs), "lasting", "no_program")
    _expect(-1 <= lasting.ability < len(book.abilities), "lasting", "no_ability")
    if lasting.program >= 0:
        _expect(0 <= lasting.step < len(book.programs[lasting.program].ops), "lasting", "no_operation")
    return lasting


def _load_waiting(st: State, row: list[Any]) -> Waiting:
    where = "bag"
    id, ability, player, source, slots, grant = _list(row, where)
    book = st.setup.book
    _expect(0 <= _int(ability, where) < len(book.abilities), where, "no_ability")
    _expect(book.abilities[ability].program is not None, where, "no_effect")
    return Waiting(
        _int(id, where), ability, _player(st, player, where), _int(source, where), _slot(_list(slots, where)),
        _int(grant, where),
    )  # fmt: skip


def _load_frame(st: State, row: list[Any]) -> Frame:
    kind, player, source, slots, program, step, cause, grant, whole, applied = _list(row, "agenda")
    _expect(kind in agenda.NAMES, "agenda", "no_frame", name=repr(kind))
    _expect(-1 <= _int(program, "agenda") < len(st.setup.book.programs), "agenda", "no_program")
    _expect((program >= 0) == (kind == "program"), "agenda", "program")
    frame = Frame(agenda.NAMES.index(kind), _player(st, player, "agenda"), _int(source, "agenda"))
    frame.slots = [_slot(slot) for slot in _list(slots, "agenda")]
    frame.program = st.setup.book.programs[program] if program >= 0 else None
    frame.step = _int(step, "agenda")
    if frame.program is not None:
        _expect(0 <= frame.step <= len(frame.program.ops), "agenda", "no_operation")
        _expect(len(frame.slots) >= frame.program.slots, "agenda", "slots")
    frame.cause = _int(cause, "agenda")
    frame.grant = _int(grant, "agenda")
    frame.whole = bool(_int(whole, "agenda"))
    frame.applied = tuple(_ints(applied, "agenda"))
    return frame
