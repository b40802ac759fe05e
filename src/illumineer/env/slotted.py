"""A player's view in slots: what they see, as numbers, and what each action would answer.

    coder = Coder(book)
    slotted = SlottedView(coder, view)
    slotted.cells         # action -> answer, for every legal answer
    slotted.numbers()     # the observation, as bytes of whole numbers (int16)

Only the view is read, never the state behind it.  Not here: what stands where (`layout`), and arrays (`encoding`).
"""

from __future__ import annotations

from array import array
from typing import Final, assert_never

from illumineer.compile.book import CardBook
from illumineer.compile.specs import CardSpec, Values
from illumineer.core import answers, derive, ways
from illumineer.core.game_state_check import lore_needed
from illumineer.core.state import CardId, CardInPlay, Frame, State
from illumineer.env import layout
from illumineer.env.layout import EMPTY, FIRST_ACTION, FIRST_CARD, FIRST_SLOT, HIDDEN, LOW, SECTIONS
from illumineer.game import DONE, Answer, Decision
from illumineer.readings import (
    Done,
    Enter,
    Mode,
    Name,
    Next,
    Number,
    Pick,
    PickPlayer,
    Put,
    Reading,
    Replacement,
    Resolve,
    TurnAction,
    Way,
    YesNo,
)
from illumineer.seen.view import BLANK, View
from illumineer.vocab import Act, CardType, Doing, Zone

_WIDTH: Final = 2
"""Bytes of a number."""

_ABOUT: Final = {about: place for place, about in enumerate(layout.ABOUT, start=1)}
_KEYWORDS: Final = tuple(int(keyword) for keyword in layout.KEYWORDS)
_VERBS: Final = {
    int(Act.QUEST): "quest",
    int(Act.CHALLENGE): "challenge",
    int(Act.MOVE): "move",
    int(Act.BOOST): "boost",
}


def _packed(numbers: list[int]) -> bytes:
    return array("h", numbers).tobytes()


def _value(n: int) -> int:
    """A value of a card: there is no limit to them in the game, but there is one here."""
    return LOW if n < LOW else -LOW if n > -LOW else n


def _keywords(keywords: dict[int, int]) -> list[int]:
    """For each keyword its number, 1 if it has none, 0 if the card does not have the keyword."""
    return [_value(keywords[k]) or 1 if k in keywords else 0 for k in _KEYWORDS] if keywords else [0] * len(_KEYWORDS)


class Coder:
    """What the encoding knows of a card book, worked out once: the card table, the name table, printed rows."""

    def __init__(self, book: CardBook) -> None:
        self.book = book
        self.cards = tuple(spec.full_name for spec in book.cards)
        self.names = tuple(book.names)
        self.actions = layout.NAMES_AT + len(self.names)
        self.printed = [_packed(_printed(spec)) for spec in book.cards]
        self.in_play = [_ends(spec, spec.printed) for spec in book.cards]
        self._hidden = _packed([HIDDEN] + [0] * (layout.PRINTED - 1))
        self._rows: dict[tuple[int, int, int, bool], bytes] = {}
        self.name_at = {name: layout.NAMES_AT + place for place, name in enumerate(self.names)}
        self.place_of = {
            ability.id: place for spec in book.cards for place, ability in enumerate(spec.specs, start=1)
        }

    def __reduce__(self) -> tuple[object, ...]:
        return Coder, (self.book,)

    def row(self, index: int, price: int, zone: int, mine: bool) -> bytes:
        """The row of a card that is not in play; there are few that differ, so they are kept."""
        key = (index, price, zone, mine)
        found = self._rows.get(key)
        if found is None:
            printed = self._hidden if index == BLANK else self.printed[index]
            found = self._rows[key] = printed + _packed([_value(price), zone + 1, int(mine)])
        return found

    def list_row(self, cards: tuple[int, ...]) -> bytes:
        """How many copies of each card of the table a deck list has."""
        found = [0] * len(self.cards)
        for index in cards:
            found[index] += 1
        return _packed(found)


def _printed(spec: CardSpec) -> list[int]:
    v = spec.printed
    kinds = [int(spec.type == kind) for kind in CardType]
    values = [_value(n) for n in (v.cost, v.strength, v.willpower, v.lore, v.move_cost)]
    return [spec.index + FIRST_CARD, *kinds, int(spec.is_song), int(spec.inkwell), *values, *_keywords(v.keywords)]


def _ends(spec: CardSpec, v: Values) -> tuple[bytes, bytes]:
    """The first and the last columns of a card in play: its values and its keywords."""
    kinds = [int(spec.type == kind) for kind in (CardType.CHARACTER, CardType.ITEM, CardType.LOCATION)]
    values = [_value(n) for n in (v.cost, v.strength, v.willpower, v.lore, v.move_cost)]
    return _packed([spec.index + FIRST_CARD, *kinds, *values]), _packed(_keywords(v.keywords))


class SlottedView:
    """One view, in slots."""

    __slots__ = ("_page", "_readings", "_rest", "cells", "coder", "me", "offered", "slots", "st", "them", "view")

    def __init__(self, coder: Coder, view: View, page: int = 0) -> None:
        self.coder = coder
        self.view = view
        self.st: State = view.table
        self.me = view.player
        self.them = 1 - view.player
        self.slots = self._slots()
        self.offered: list[int] = []
        self.cells: dict[int, Answer] = {}
        self._page = page
        self._rest = 0
        self._readings: list[Reading] = []
        if view.decision is not None:
            self._readings = [answers.read(self.st, view.decision, option) for option in view.decision.options]
            self._offer(view.decision)
            self._answers(view.decision)

    # --- slots -------------------------------------------------------------------------------

    def _slots(self) -> dict[int, int]:
        """Reference -> slot, of every card that has one by where it lies."""
        st, me, them = self.st, self.me, self.them
        found: dict[int, int] = {}
        for name, refs in (("my_play", st.play[me]), ("their_play", st.play[them])):
            for slot, ref in enumerate(refs[: SECTIONS[name]], start=FIRST_SLOT[name]):
                found[ref] = slot
        for name, pile in (
            ("my_hand", st.hand[me]),
            ("their_hand", st.hand[them]),
            ("my_discard", st.discard[me]),
            ("their_discard", st.discard[them]),
        ):
            for slot, id in enumerate(pile[: SECTIONS[name]], start=FIRST_SLOT[name]):
                found[st.ref[id]] = slot
        return found

    def _offer(self, asked: Decision) -> None:
        """The cards that are asked about and lie elsewhere get slots of their own, in the order of the options."""
        for reading in self._readings:
            if not isinstance(reading, (TurnAction, Pick, Next)) or not reading.card:
                continue
            ref = reading.card
            if ref not in self.slots and ref not in self.st.in_play and len(self.offered) < SECTIONS["offered"]:
                self.slots[ref] = FIRST_SLOT["offered"] + len(self.offered)
                self.offered.append(ref)

    # --- actions -----------------------------------------------------------------------------

    def _answers(self, asked: Decision) -> None:
        """An action for every answer; what has none of its own is in the rest, a page at a time."""
        rest: list[Answer] = []
        cells = self.cells
        for place, option in enumerate(asked.options):
            action = self._action(self._readings[place], place)
            if action < 0 or action in cells:
                rest.append(option)
            else:
                cells[action] = option
        if rest:
            self._rest = len(rest)
            begin = self._page * layout.REST
            for place, option in enumerate(rest[begin : begin + layout.REST]):
                cells[FIRST_ACTION["rest"] + place] = option

    @property
    def pages(self) -> int:
        """How many pages the rest has."""
        return -(-self._rest // layout.REST)

    @property
    def actions(self) -> list[int]:
        """Every legal action: those that answer, and turning the page of the rest if there is another."""
        return [*self.cells, FIRST_ACTION["more"]] if self.pages > 1 else list(self.cells)

    def meant(self, action: int) -> Answer | None:
        """The answer that an action would be to this kind of question, legal or not; None if it would be none."""
        if action in self.cells:
            return self.cells[action]
        asked = self.view.decision
        assert asked is not None
        region, place = layout.region(action)
        if asked.wants is TurnAction:
            return self._meant_act(region, place)
        if region == "done":
            return DONE if asked.wants in (Pick, Next, Mode) else None
        if region == "pick":
            return self._ref(place) if asked.wants in (Pick, Next) else None
        return place if _SIMPLE.get(asked.wants) == region else None

    def _meant_act(self, region: str, place: int) -> Answer | None:
        if region == "end_turn":
            return (int(Act.END_TURN),)
        if region in ("ink", "play"):
            ref = self._ref(layout.from_slot(place))
            return (int(Act.INK if region == "ink" else Act.PLAY), ref) if ref is not None else None
        if region == "activate":
            slot, ability = divmod(place, layout.ABILITIES)
            ref = self._ref(slot)
            return (int(Act.ACTIVATE), ref, ability) if ref is not None else None
        for verb, name in _VERBS.items():
            if name == region:
                ref = self._ref(place)
                return (verb, ref) if ref is not None else None
        return None

    def _ref(self, slot: int) -> int | None:
        """The card in a slot."""
        return next((ref for ref, at in self.slots.items() if at == slot), None)

    def _action(self, reading: Reading, place: int) -> int:
        """The action for an answer that stands at that place among the options."""
        match reading:
            case TurnAction():
                return self._act(reading)
            case Pick(card) | Next(card):
                slot = self.slots.get(card, -1)
                return FIRST_ACTION["pick"] + slot if slot >= 0 else -1
            case Done():
                return FIRST_ACTION["done"]
            case PickPlayer(player):
                return FIRST_ACTION["player"] + self._player(player)
            case YesNo(yes):
                return _within("accept", int(yes))
            case Number(n):
                return _within("number", n)
            case Mode(option):
                return _within("mode", option)
            case Way(how, _, _, nth):  # ways of one kind are told apart by their order
                return FIRST_ACTION["way"] + how * layout.WAYS + nth if nth < layout.WAYS else -1
            case Name(word):
                return self.coder.name_at[word]
            case Put(_, side):
                return _within("put", side)
            case Resolve(_, _, _, waiting):
                return _within("resolve", next(i for i, each in enumerate(self.st.bag) if each.id == waiting))
            case Replacement():
                return _within("replace", place)
            case Enter(_, exerted):
                return _within("enter", int(exerted))
            case _ as rest:
                assert_never(rest)

    def _act(self, action: TurnAction) -> int:
        act = action.act
        if act == Act.END_TURN:
            return FIRST_ACTION["end_turn"]
        slot = self.slots.get(action.card, -1)
        if act in (Act.INK, Act.PLAY):
            return _within("ink" if act == Act.INK else "play", layout.from_place(slot))
        if not 0 <= slot < SECTIONS["my_play"]:
            return -1
        if act == Act.ACTIVATE:
            ability = action.place
            return FIRST_ACTION["activate"] + slot * layout.ABILITIES + ability if ability < layout.ABILITIES else -1
        return FIRST_ACTION[_VERBS[act]] + slot

    def _player(self, player: int) -> int:
        return 0 if player == self.me else 1

    # --- observing ---------------------------------------------------------------------------

    def numbers(self, my_list: bytes, their_list: bytes) -> bytearray:
        """The observation, with the deck lists that were packed before (`Coder.list_row`)."""
        st, me, them = self.st, self.me, self.them
        return bytearray().join(
            (
                _packed(self._table()),
                _packed(self._decision()),
                self._bag(),
                self._effects(),
                self._play(me, SECTIONS["my_play"]),
                self._play(them, SECTIONS["their_play"]),
                self._cards([st.ref[id] for id in st.hand[me]], SECTIONS["my_hand"]),
                self._cards([st.ref[id] for id in st.hand[them]], SECTIONS["their_hand"]),
                self._pile(st.discard[me], SECTIONS["my_discard"]),
                self._pile(st.discard[them], SECTIONS["their_discard"]),
                self._cards(self.offered, SECTIONS["offered"]),
                my_list,
                their_list,
            )
        )

    def _number(self, id: int) -> int:
        """The number of a card: which it is, as far as the player knows."""
        index = self.st.defs[id]
        return HIDDEN if index == BLANK else index + FIRST_CARD

    def _card(self, ref: int) -> int:
        """The number of the card that a reference means; of one that is gone, what it was."""
        id = self.st.card_of(ref)
        if id >= 0:
            return self._number(id)
        last = self.st.last.get(ref)
        return last.spec.index + FIRST_CARD if last is not None else EMPTY

    def _slot(self, ref: int) -> int:
        """The slot of a card, counted from 1; 0 if it has none."""
        return self.slots.get(ref, -1) + 1

    def _table(self) -> list[int]:
        st, me, them = self.st, self.me, self.them
        found = [st.turn, int(st.active == me), int(st.first == me)]
        steps = [0] * layout.STEPS
        steps[st.step] = 1
        found += steps
        bag = sum(waiting.player == me for waiting in st.bag)
        found += [_value(st.lore[me]), _value(st.lore[them]), lore_needed(st, me), lore_needed(st, them)]
        for count in (st.ink_ready, st.ink_exerted):
            found += [len(count[me]), len(count[them])]
        found += [_value(st.drops[me]), _value(st.drops[them])]
        for piles in (st.hand, st.deck, st.discard, st.play):
            found += [len(piles[me]), len(piles[them])]
        found += [st.turns[me], st.turns[them], bag, len(st.bag) - bag]
        found += [self._number(deck[-1]) if deck else EMPTY for deck in (st.deck[me], st.deck[them])]
        challenge = st.challenge or (0, 0)
        return [*found, st.inked, self._slot(challenge[0]), self._slot(challenge[1])]

    def _decision(self) -> list[int]:
        asked = self.view.decision
        if asked is None:
            return [0] * len(layout.DECISION)
        kinds = [0] * layout.KINDS
        kinds[asked.ask] = 1
        picked = asked.picked[-layout.PICKED :]
        if asked.wants is PickPlayer:
            what = [self._player(player) + 1 for player in picked]
            cards = [EMPTY] * len(picked)
        elif asked.wants is Mode:
            what = [place + 1 for place in picked]
            cards = [EMPTY] * len(picked)
        else:
            what = [self._slot(ref) for ref in picked]
            cards = [self._card(ref) for ref in picked]
        empty = [0] * (layout.PICKED - len(picked))
        return [
            *kinds, _ABOUT[asked.about], self._slot(asked.source), self._card(asked.source), self._ability(),
            len(asked.options), int(asked.private), self._page, self._rest, len(asked.picked),
            *what, *empty, *cards, *empty,
        ]  # fmt: skip

    def _ability(self) -> int:
        """Which ability of its card is resolving, counted from 1; 0 if none is, or it is not printed there."""
        top = self.st.agenda[-1] if self.st.agenda else None
        return self.coder.place_of.get(top.program.ability, 0) if isinstance(top, Frame) else 0

    def _bag(self) -> bytes:
        rows: list[int] = []
        for waiting in self.st.bag[: layout.BAG]:
            ability = self.coder.place_of.get(waiting.ability, 0)
            source = waiting.source
            rows += [int(waiting.player == self.me), self._card(source), self._slot(source), ability]
        return _filled(_packed(rows), layout.BAG * len(layout.BAG_ROW))

    def _effects(self) -> bytes:
        """The replacement effects that a player must choose between."""
        rows: list[int] = []
        for reading in self._readings[: layout.EFFECTS]:
            if isinstance(reading, Replacement):
                rows += [self._card(reading.card), self._slot(reading.card), int(reading.ability is None)]
        return _filled(_packed(rows), layout.EFFECTS * len(layout.EFFECT_ROW))

    def _play(self, player: int, most: int) -> bytes:
        st = self.st
        rows = [self._in_play(st.in_play[ref]) for ref in st.play[player][:most]]
        return _filled(b"".join(rows), most * len(layout.PLAY_ROW))

    def _in_play(self, card: CardInPlay) -> bytes:
        st, spec = self.st, card.spec
        v = derive.values(st, card)
        ends = self.coder.in_play[spec.index] if v is spec.printed else _ends(spec, v)
        challenger, challenged = st.challenge or (0, 0)
        return ends[0] + _packed(
            [
                _value(card.damage), card.exerted, card.drying, card.entered == st.turn, len(card.under),
                len(card.facedown), self._slot(card.location) if card.location else 0, _value(v.sing_bonus),
                v.cant >> Doing.QUEST & 1, v.cant >> Doing.CHALLENGE & 1, v.cant >> Doing.BE_CHALLENGED & 1,
                (v.cant >> Doing.READY | v.cant >> Doing.READY_AT_START) & 1, v.must != 0, card.ref == challenger,
                card.ref == challenged,
            ]
        ) + ends[1]  # fmt: skip

    def _cards(self, refs: list[int], most: int) -> bytes:
        """Rows of cards that are not in play."""
        st, coder = self.st, self.coder
        rows: list[bytes] = []
        for ref in refs[:most]:
            id = st.card_of(ref)
            index, zone, mine = st.defs[id], st.zone[id], st.setup.owner[id] == self.me
            price = coder.book.cards[index].printed.cost if index != BLANK else 0
            if mine and zone == Zone.HAND:
                price = ways.ink_total(st, self.me, ref, price)
            rows.append(coder.row(index, price, zone, mine))
        return _filled(b"".join(rows), most * len(layout.CARD_ROW))

    def _pile(self, pile: list[CardId], most: int) -> bytes:
        return _filled(_packed([self._number(id) for id in pile[:most]]), most)


_SIMPLE: Final[dict[type[Reading], str]] = {
    YesNo: "accept",
    Enter: "enter",
    Put: "put",
    Number: "number",
    Mode: "mode",
}
"""Kinds of answers that are small numbers, and the actions for them."""


def _within(region: str, place: int) -> int:
    """The action at that place of a region, or -1 if it has no such place."""
    return FIRST_ACTION[region] + place if 0 <= place < layout.REGIONS[region] else -1


def _filled(rows: bytes, numbers: int) -> bytes:
    """Rows, and zeros where there are no more."""
    return rows.ljust(numbers * _WIDTH, b"\0")
