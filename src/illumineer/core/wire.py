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
from illumineer.core import business, older, plain, rng
from illumineer.core.events import Event
from illumineer.core.state import CardId, CardInPlay, Lasting, Outcome, Setup, State, Waiting, card_id
from illumineer.cr import named
from illumineer.errors import RecordError
from illumineer.facts import Fact
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
    data["lasting"] = [[plain.written(getattr(x, name)) for name in _LASTING] for x in st.lasting]
    data["bag"] = [_dump_waiting(x) for x in st.bag]
    data["queue"] = [_dump_waiting(x) for x in st.queue]
    data["agenda"] = [business.dump(x) for x in st.agenda]
    data["asking"] = int(st.asking)
    data["outcome"] = [st.outcome.how, list(st.outcome.winners), st.outcome.reason] if st.outcome is not None else None
    return data


def digest(st: State) -> str:
    """Equal exactly for equal states, on any machine and with any hash seed."""
    text = json.dumps(dump(st), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


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
    data: dict[str, Any] = {name: plain.written(getattr(values, name)) for name in _VALUES}
    data["classes"] = sorted(values.classes)
    data["keywords"] = sorted([int(k), n] for k, n in values.keywords.items())
    data["abilities"] = [[spec.id, grant] for spec, grant in values.abilities]
    return data


def _dump_event(event: Event) -> list[Any]:
    row: list[Any] = [event.rule.name]
    for name in _EVENT:
        row.append(_dump_fact(event.fact) if name == "fact" else plain.written(getattr(event, name)))
    return row


def _dump_fact(fact: Fact | None) -> list[Any] | None:
    """A fact as a row: the name of its kind, and its fields in their order."""
    return None if fact is None else [type(fact).__name__, *[plain.written(value) for _, value in facts.row_of(fact)]]


def _dump_waiting(waiting: Waiting) -> list[Any]:
    return [
        waiting.id,
        waiting.ability,
        waiting.player,
        waiting.source,
        [plain.written(slot) for slot in waiting.slots],
        waiting.grant,
        business.dump_goes(waiting.goes),
    ]


# --- reading ---------------------------------------------------------------------------------


def load(data: Any, setup: Setup) -> State:
    """The state that `dump` wrote; RecordError says where the data is wrong."""
    where = "state"
    try:
        if not isinstance(data, dict):
            raise RecordError("saved.not_object")
        if data.get("schema") == older.SCHEMA:
            data = older.renewed(data, setup.book)
        if data.get("schema") != SCHEMA:
            raise RecordError("saved.schema", schema=repr(data.get("schema")), expected=SCHEMA)
        players = setup.players
        plain.expect(len(setup.teams) == players, "teams", "number_each")
        plain.expect(all(0 <= owner < players for owner in setup.owner), "owner", "no_player")
        st = State.new(setup, 0)
        cards = len(setup.owner)
        for name in _LISTS:
            where = name
            setattr(st, name, plain.numbers(data[name], name, players if name in _BY_PLAYER else cards))
        plain.expect(all(0 <= d < len(setup.book.cards) for d in st.defs), "defs", "not_in_book")
        plain.expect(all(0 <= zone <= Zone.OUT for zone in st.zone), "zone", "no_zone")
        plain.expect(all(ref > 0 and card_id(ref) < cards for ref in st.ref), "ref", "no_card")
        for name in _PILES:
            where = name
            piles = data[name]
            plain.expect(isinstance(piles, list) and len(piles) == setup.players, name, "list_each")
            setattr(st, name, [plain.numbers(pile, name) for pile in piles])
            if name != "play":
                plain.expect(all(0 <= id < cards for pile in getattr(st, name) for id in pile), name, "no_card")
        for name in _NUMBERS:
            where = name
            setattr(st, name, plain.number(data[name], name))
        where = "step"
        Step(st.step)  # ValueError if there is none
        for name in ("active", "first"):
            plain.player(st, getattr(st, name), name)
        where = "rng"
        st.rng = rng.word(plain.number(data[where], where))
        where = "out"
        st.out = [bool(x) for x in plain.numbers(data[where], where, players)]
        where = "overdrew"
        st.overdrew = [bool(x) for x in plain.numbers(data[where], where, players)]
        where = "challenge"
        if data[where] is not None:
            one, other = plain.numbers(data[where], where, 2)
            st.challenge = (one, other)
        where = "in_play"
        for item in plain.rows(data[where], where):
            card = _load_card(st, item, where)
            st.in_play[card.ref] = card
        where = "play"
        plain.expect(sorted(st.in_play) == sorted(r for pile in st.play for r in pile), where, "not_in_play")
        _each_card_once(st)
        where = "last"
        for item in plain.rows(data[where], where):
            card = _load_card(st, item, where)
            st.last[card.ref] = card
        where = "used"
        st.used = {
            (a, b, c): n for a, b, c, n in (plain.numbers(row, where, 4) for row in plain.rows(data[where], where))
        }
        where = "turn_log"
        st.turn_log = [_load_event(st, row) for row in plain.rows(data[where], where)]
        where = "wounds"
        st.wounds = [
            (a, b, bool(c)) for a, b, c in (plain.numbers(row, where, 3) for row in plain.rows(data[where], where))
        ]
        where = "lasting"
        st.lasting = [_load_lasting(st, row) for row in plain.rows(data[where], where)]
        where = "bag"
        st.bag = [_load_waiting(st, row) for row in plain.rows(data[where], where)]
        where = "queue"
        st.queue = [_load_waiting(st, row) for row in plain.rows(data[where], where)]
        where = "agenda"
        st.agenda = [business.load(st, row) for row in plain.rows(data[where], where)]
        plain.expect(bool(st.agenda), where, "nothing_to_do")
        where = "outcome"
        if data[where] is not None:
            result, winners, reason = plain.rows(data[where], where)
            plain.expect(isinstance(reason, str), where, "word")
            st.outcome = Outcome(
                Result(plain.number(result, where)),
                tuple(plain.player(st, p, where) for p in plain.numbers(winners, where)),
                reason,
            )
        where = "asking"
        st.asking = bool(plain.number(data[where], where))
        plain.expect(st.asking or st.outcome is not None, where, "nobody_decides")
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise RecordError("saved.malformed", where=where, what=repr(error)) from None
    return st


def _each_card_once(st: State) -> None:
    """Every card is in one place, and its zone says so (7.1.5)."""
    left = dict(enumerate(st.zone))

    def found(id: int, zone: int, owner: int, where: str) -> None:
        fits = left.pop(id, -1) == zone and st.setup.owner[id] == owner
        plain.expect(fits, where, "two_places", id=id)

    for name, zone in _ZONES.items():
        for player, pile in enumerate(getattr(st, name)):
            for id in pile:
                found(id, zone, player, name)
    for player, refs in enumerate(st.play):
        for ref in refs:
            card = st.in_play[ref]
            found(card.card, Zone.PLAY, player, "play")
            plain.expect(card.player == player and st.ref[card.card] == ref, "play", "astray")
            for id in card.under + card.facedown:
                found(id, Zone.UNDER, player, "in_play")
    plain.expect(all(zone in (Zone.RESOLVING, Zone.OUT) for zone in left.values()), "zone", "nowhere")


def _load_card(st: State, data: dict[str, Any], where: str) -> CardInPlay:
    card = CardInPlay(0, CardId(0), 0, st.epoch, st.setup.book.cards[0])
    for name in _IN_PLAY:
        value = plain.number(data[name], f"{where}.{name}")
        if name in _FLAGS:  # apart: compiled, `a if x else b` of a flag and a number is a number, and no flag takes it
            setattr(card, name, value != 0)
        else:
            setattr(card, name, value)
    plain.expect(0 <= card.card < len(st.defs), where, "no_card")
    index = plain.number(data["spec"], f"{where}.spec")
    plain.expect(0 <= index < len(st.setup.book.cards), where, "not_in_book")
    card.spec = st.setup.book.cards[index]
    plain.player(st, card.player, where)
    card.under = tuple([CardId(id) for id in plain.numbers(data["under"], where)])
    card.facedown = tuple([CardId(id) for id in plain.numbers(data["facedown"], where)])
    card.here = tuple(plain.numbers(data["here"], where))
    if "values" in data:
        card.values = _load_values(st, data["values"])
    return card


def _load_values(st: State, data: dict[str, Any]) -> Values:
    values = Values()
    where = "last"
    for name in _VALUES:
        if name in ("names", "shift_names"):
            setattr(values, name, plain.words(data[name], where))
        elif data[name] is True or data[name] is False:
            setattr(values, name, data[name])
        else:
            setattr(values, name, plain.number(data[name], where))
    values.classes = frozenset(plain.words(data["classes"], where))
    values.keywords = {k: n for k, n in (plain.numbers(row, where, 2) for row in plain.rows(data["keywords"], where))}
    book = st.setup.book
    for id, grant in (plain.numbers(row, where, 2) for row in plain.rows(data["abilities"], where)):
        plain.expect(0 <= id < len(book.abilities), where, "no_ability")
        values.abilities = (*values.abilities, (book.abilities[id], grant))
    return values


def _load_event(st: State, row: list[Any]) -> Event:
    where = "turn_log"
    rule, *rest = plain.rows(row, where)
    event = Event(0, named(rule))
    for name, value in zip(_EVENT, rest, strict=True):
        if name == "fact":
            event.fact = _load_fact(st, value, where)
        elif name == "cards":
            event.cards = tuple(plain.numbers(value, where))
            most = len(st.setup.book.cards)
            plain.expect(all(-1 <= card < most for card in event.cards), where, "not_in_book")
        elif name == "seen":
            event.seen = tuple(plain.numbers(value, where, len(event.cards)))
        elif name == "tops":
            event.tops = tuple(plain.numbers(value, where, len(event.cards) if value else 0))
        elif name == "in_challenge":
            plain.expect(isinstance(value, bool), where, "true_or_false")
            event.in_challenge = value
        else:
            setattr(event, name, plain.number(value, where))
    Happening(event.what)
    for ref in (event.subject, event.object, event.source):
        plain.expect(ref >= 0 and card_id(ref) < len(st.setup.owner), where, "no_card")
    return event


def _load_fact(st: State, row: Any, where: str) -> Fact | None:
    if row is None:
        return None
    name, *values = plain.rows(row, where)
    kind = _FACTS.get(name)
    plain.expect(kind is not None, where, "no_fact", name=repr(name))
    assert kind is not None
    fields = facts.FIELDS[kind]
    plain.expect(len(values) == len(fields), where, "numbers", n=len(fields))
    found: list[Any] = []
    for field, value in zip(fields, values, strict=True):
        if field in ("about", "why", "word"):
            plain.expect(isinstance(value, str), where, "word")
            found.append(value)
        elif field in ("down", "exerted", "resolves"):
            plain.expect(isinstance(value, bool), where, "true_or_false")
            found.append(value)
        elif field == "numbers":
            found.append(tuple(plain.numbers(value, where)))
        else:
            found.append(plain.number(value, where))
        if field == "ability":
            plain.expect(-1 <= value < len(st.setup.book.abilities), where, "no_ability")
    make: Any = kind
    fact: Fact = make(*found)
    return fact


def _load_lasting(st: State, row: list[Any]) -> Lasting:
    lasting = Lasting(0, 0, 0, 0, 0, 0)
    where = "lasting"
    for name, value in zip(_LASTING, plain.rows(row, where), strict=True):
        if name == "numbers":
            lasting.numbers = tuple(plain.numbers(value, where))
        elif name == "slots":
            lasting.slots = plain.slot(plain.rows(value, where))
        else:
            setattr(lasting, name, plain.number(value, where))
    Duration(lasting.duration)
    plain.player(st, lasting.player, where)
    plain.player(st, lasting.until, where)
    book = st.setup.book
    plain.expect(-1 <= lasting.program < len(book.programs), "lasting", "no_program")
    plain.expect(-1 <= lasting.ability < len(book.abilities), "lasting", "no_ability")
    if lasting.program >= 0:
        plain.expect(0 <= lasting.step < len(book.programs[lasting.program].ops), "lasting", "no_operation")
    return lasting


def _load_waiting(st: State, row: list[Any]) -> Waiting:
    where = "bag"
    id, ability, player, source, slots, grant, goes = plain.rows(row, where)
    book = st.setup.book
    plain.expect(0 <= plain.number(ability, where) < len(book.abilities), where, "no_ability")
    plain.expect(book.abilities[ability].program is not None, where, "no_effect")
    return Waiting(
        plain.number(id, where),
        ability,
        plain.player(st, player, where),
        plain.number(source, where),
        plain.slot(plain.rows(slots, where)),
        plain.number(grant, where),
        business.load_goes(goes, where),
    )
