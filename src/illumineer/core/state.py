"""The state of a game: who has which card where, what lasts, what waits, what is being done.

Here: the data, how it is copied, and the smallest questions about it.  Not here: anything that
changes it (`game_actions`) or works something out from it (`derive`, `select`).

Cards are numbered 0 … n-1 (*card ids*).  Shuffling a deck gives its cards their ids anew, at random, so that an id
tells nothing: neither which card it is, nor when it was drawn, nor where it was before.  A *reference* names a card as
the new card it becomes whenever it changes zone (7.1.6); a card put on top of another by Shift takes over the
reference of the character it covers, because lasting effects stay with the character (8.10.5).

A copy shares with its original whatever it can, so that it is cheap, and nothing that several
states share is changed in place:
- most lists are *replaced*: whoever changes one puts another in its place (`with_entry`, `+`);
- the *tables*, lists by card id, are shared until one of the states writes to them (`own_tables`);
- so are the cards in play (`writable`);
- the rest (`in_play`, `last`, `turn_log`, the agenda and the log) is copied.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NewType, TypeVar

from illumineer.compile.book import CardBook
from illumineer.compile.specs import CardSpec, Program, Values
from illumineer.compiling import mypyc_attr
from illumineer.core.edition import Edition
from illumineer.core.events import Event
from illumineer.core.rng import word
from illumineer.facts import Goes
from illumineer.vocab import Happening, Result, Step, Zone, player_name

if TYPE_CHECKING:
    from mypy_extensions import i64

    from illumineer.core.decisions import Answer, Decision
    from illumineer.messages import Reason

CardId = NewType("CardId", int)
"""The number of a card, which it keeps."""
Ref = NewType("Ref", int)
"""A reference: a card as the new card that it has become, which `ref_of` makes of a count and the card's number."""

_NO_CARD: Final = CardId(-1)
_ID_BITS: Final = 10
_ID_MASK: Final = (1 << _ID_BITS) - 1
MOST_CARDS: Final = 1 << _ID_BITS
"""The most cards that a game can have."""
CARD_IDS: Final = [CardId(number) for number in range(MOST_CARDS)]
"""The numbers of all cards: looked up, because in plain Python a call of `CardId` takes longer."""
RESERVED: Final = 2
"""References of a game have counts above this: views call cards by the smaller ones (`seen.veil`)."""


def ref_of(count: int, card: int) -> Ref:
    """The reference of a card; a later one has a greater count."""
    return Ref(count << _ID_BITS | card)


def card_id(ref: int) -> CardId:
    """The card that a reference is of."""
    return CARD_IDS[ref & _ID_MASK]


def count_of(ref: int) -> int:
    """The count of a reference."""
    return ref >> _ID_BITS


def is_ref(value: int) -> bool:
    """Whether a number is great enough for a reference: the number of a card, a player or a place is not."""
    return value > _ID_MASK


NO_LIMIT: Final = 1 << 20
"""More than there can be of anything: where no number is said, as many as there are."""

T = TypeVar("T")

_ALL_KINDS: Final = (True,) * len(Happening)

ReplacementKey = tuple[int, int, int]
"""Names an instance of a replacement effect within an event: its card, its ability, its lasting effect (0: none)."""

Paid = tuple[int, tuple[int, ...]]
"""Cards that were picked to pay with, and the slot of the program that speaks of them ("the discarded character")."""

SlotValue = Any  # None, bool, int, str, or (nested) tuples of ints: what JSON can hold


def with_entry(row: list[T], place: int, entry: T) -> list[T]:
    """The row with another entry at that place; the row itself stays as it is, for other states may hold it."""
    new = row[:]
    new[place] = entry
    return new


def with_card(piles: list[list[T]], player: int, card: T) -> list[list[T]]:
    """The piles with one more card at the end of that player's."""
    return with_entry(piles, player, [*piles[player], card])


def without_card(piles: list[list[T]], player: int, card: T) -> list[list[T]]:
    """The piles without a card of that player's."""
    return with_entry(piles, player, [other for other in piles[player] if other != card])


@mypyc_attr(acyclic=True)
class Epoch:
    """From one copying to the next: cards in play of the state's own epoch are its own."""

    __slots__ = ()


@mypyc_attr(acyclic=True)
class CardInPlay:
    """A character, item or location in play: the top card and all that is true of it there (5.1.1, 5.1.2)."""

    __slots__ = (
        "card",
        "damage",
        "drops_used",
        "drying",
        "entered",
        "epoch",
        "exerted",
        "facedown",
        "gone",
        "here",
        "location",
        "next_ref",
        "player",
        "ref",
        "seen",
        "shifted",
        "spec",
        "under",
        "values",
    )

    def __init__(self, ref: int, card: CardId, player: int, epoch: Epoch, spec: CardSpec) -> None:
        self.ref = ref
        self.card = card
        self.spec = spec  # what the top card is in the book
        self.player = player
        self.epoch = epoch
        self.exerted = False
        self.damage = 0  # counters (1.9.1, 1.10.3): damaged if there are any (5.1.1.3), undamaged if not (5.1.1.4)
        self.drying = True
        self.location = 0
        self.under: tuple[CardId, ...] = ()  # faceup cards under it, topmost first (5.1.1.9)
        self.facedown: tuple[CardId, ...] = ()  # 5.1.1.10
        self.entered = 0  # the turn it entered play
        self.shifted = False  # Shift was used to play it
        self.drops_used = 0  # ink drops removed to play it
        # Once it has left play this object is what is last known of it (6.7.7):
        self.values: Values | None = None
        self.next_ref = 0  # the reference of the card it became
        self.gone = 0  # the last number given out as it left: a later reference is of a card that moved on since
        self.here: tuple[int, ...] = ()  # of a location: who was there
        self.seen = -1  # who may know which card it was, a bit per player: all, unless it was never in play

    def clone(self, epoch: Epoch) -> CardInPlay:
        new = CardInPlay(self.ref, self.card, self.player, epoch, self.spec)
        new.exerted = self.exerted
        new.damage = self.damage
        new.drying = self.drying
        new.location = self.location
        new.under = self.under
        new.facedown = self.facedown
        new.entered = self.entered
        new.shifted = self.shifted
        new.drops_used = self.drops_used
        new.values = self.values
        new.next_ref = self.next_ref
        new.gone = self.gone
        new.here = self.here
        new.seen = self.seen
        return new

    def __repr__(self) -> str:
        words = [self.spec.full_name, player_name(self.player)]
        if self.exerted:
            words.append("exerted")
        if self.drying:
            words.append("drying")
        if self.damage:
            words.append(f"{self.damage} damage")
        return f"<CardInPlay {', '.join(words)}>"


@mypyc_attr(acyclic=True)
class Business:
    """One piece of unfinished business on the agenda: whose, for which card, and where it has got to.

    Each kind is a class of its own, in the module that sees to it, with fields of its own.  This is what all of them
    have; `agenda` says what each of them does.
    """

    __slots__ = ("player", "source", "step")

    def __init__(self, player: int, source: int = 0) -> None:
        self.player = player
        self.source = source
        self.step = 0

    def run(self, st: State) -> bool:
        """Go on; True means: waiting for an answer."""
        raise NotImplementedError

    def ask(self, st: State) -> Decision:
        """The decision that it waits for."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def answer(self, st: State, given: Answer) -> None:
        """Take the answer."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def refuse(self, st: State, asked: Decision, given: Answer) -> list[Reason]:
        """Why an answer that is not among the options is not; empty if there is nothing particular to say."""
        return []

    def paid(self, st: State, drops: int, picks: tuple[Paid, ...]) -> None:
        """Take note that what it asked for has been paid, with `drops` ink drops and the cards in `picks`."""

    def rename(self, name: Callable[[int], int]) -> None:
        """Give the cards that it speaks of, besides `source`, other references."""

    def clone(self) -> Business:
        """The same business on the agenda of a copy."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Frame(Business):
    """A program that runs: the slots are numbered because the instructions number them."""

    __slots__ = ("applied", "cause", "goes", "grant", "program", "slots", "whole")

    def __init__(self, player: int, source: int, program: Program, slots: list[SlotValue], cause: int) -> None:
        self.player = player
        self.source = source
        self.step = 0
        self.program = program
        self.slots = slots
        self.cause = cause
        self.applied: tuple[ReplacementKey, ...] = ()  # replacement effects that had their chance (6.5.5)
        self.grant = 0  # which instance of the ability
        self.goes: Goes | None = None  # where an action card goes afterwards, if not into the discard
        self.whole = True  # nothing of it was declined or impossible so far (6.1.1)


@mypyc_attr(acyclic=True)
class Waiting:
    """A triggered ability in the bag (nothing else is put there, 7.7.2), or the effect of an action that waits.

    Never changed.
    """

    __slots__ = ("ability", "goes", "grant", "id", "player", "slots", "source")

    def __init__(
        self,
        id: int,
        ability: int,
        player: int,
        source: int,
        slots: tuple[SlotValue, ...],
        grant: int,
        goes: Goes | None = None,
    ) -> None:
        self.id = id
        self.ability = ability
        self.player = player
        self.source = source
        self.slots = slots
        self.grant = grant  # which instance of the ability
        self.goes = goes  # where an action card goes afterwards, if not into the discard


@mypyc_attr(acyclic=True)
class Lasting:
    """Something a resolved effect left behind: mods, a trigger or a replacement.  Never changed.

    The mods are those of operation `step` of program `program`; `numbers` are the amounts as they
    were when it resolved (6.1.8).  `target` 0 means that it reaches whatever its filter says.
    `ability` is -1 unless it is a created ability.  `until` is the player whose turn ends it and
    `since` the turn it was made on.
    """

    __slots__ = (
        "ability",
        "dropped",
        "duration",
        "id",
        "numbers",
        "player",
        "program",
        "since",
        "slots",
        "source",
        "step",
        "target",
        "times",
        "until",
    )

    def __init__(self, id: int, player: int, source: int, duration: int, until: int, since: int) -> None:
        self.id = id
        self.player = player
        self.source = source
        self.duration = duration
        self.until = until
        self.since = since
        self.program = -1
        self.step = 0
        self.numbers: tuple[int, ...] = ()
        self.target = 0
        self.ability = -1
        self.slots: tuple[SlotValue, ...] = ()
        self.times = 0
        self.dropped = 0  # bit per mod that has ceased to exist (8.1.2)

    def clone(self) -> Lasting:
        new = Lasting(self.id, self.player, self.source, self.duration, self.until, self.since)
        new.program = self.program
        new.step = self.step
        new.numbers = self.numbers
        new.target = self.target
        new.ability = self.ability
        new.slots = self.slots
        new.times = self.times
        new.dropped = self.dropped
        return new


class Outcome:
    """How the game ended: who won (nobody in a draw), and why: a rule symbol's name, "loop" or "turn_limit"."""

    __slots__ = ("how", "reason", "winners")

    def __init__(self, how: int, winners: tuple[int, ...], reason: str) -> None:
        self.how = how
        self.winners = winners
        self.reason = reason

    @property
    def result(self) -> Result:
        """Whether somebody has won."""
        found: Result = Result(self.how)
        return found

    def __repr__(self) -> str:
        winners = f" by {', '.join([player_name(winner) for winner in self.winners])}" if self.winners else ""
        return f"<Outcome {self.result.name.lower()}{winners}: {self.reason.lower()}>"


class Setup:
    """What does not change during a game, shared by all its copies."""

    __slots__ = (
        "ask_all",
        "book",
        "edition",
        "first_ids",
        "logged",
        "lore_to_win",
        "opening_hand",
        "owner",
        "pack_rush",
        "players",
        "teams",
        "turn_limit",
        "turn_order",
    )

    def __init__(self, book: CardBook, edition: Edition, players: int) -> None:
        self.book = book
        self.edition = edition
        self.players = players  # two (1.3.1), or more by the same rules (1.1.6, 9.1, 9.2)
        self.turn_order: list[list[int]] = [[(p + i) % players for i in range(players)] for p in range(players)]
        self.teams: tuple[int, ...] = tuple(range(players))
        self.owner: list[int] = []
        self.pack_rush = False
        self.lore_to_win = 20  # 1.11.3
        self.opening_hand = 7
        self.turn_limit = 200
        self.first_ids: tuple[int, ...] = ()  # Pack Rush: the marketing cards, ink that is nothing else (10.2.2)
        self.ask_all = False  # ask even where there is only one answer
        self.logged: tuple[bool, ...] = _ALL_KINDS  # by kind of event: whether the log, if there is one, is told of it

    def copy(self) -> Setup:
        """A setup of its own; the book is shared."""
        new = Setup(self.book, self.edition, self.players)
        new.turn_order = [row[:] for row in self.turn_order]
        new.teams = self.teams
        new.owner = self.owner[:]
        new.pack_rush = self.pack_rush
        new.lore_to_win = self.lore_to_win
        new.opening_hand = self.opening_hand
        new.turn_limit = self.turn_limit
        new.first_ids = self.first_ids
        new.ask_all = self.ask_all
        new.logged = self.logged
        return new

    def asking_all(self) -> Setup:
        """The same setup for a game that asks even where there is only one answer."""
        new = self.copy()
        new.ask_all = True
        return new


class State:
    """The whole state.  Lists indexed by card id, or by player."""

    __slots__ = (
        "active", "agenda", "asking", "bag", "challenge", "checked", "counter", "deck", "defs", "derived", "discard",
        "drops", "epoch", "first", "hand", "in_play", "ink_exerted", "ink_ready", "inked", "known", "last",
        "lasting", "log", "lookouts", "lore", "out", "outcome", "overdrew", "play", "queue", "ref", "rng", "rows",
        "setup", "shares_tables", "step", "turn", "turn_log", "turns", "used", "watch", "wounds", "zone",
    )  # fmt: skip

    setup: Setup
    epoch: Epoch
    defs: list[int]
    shares_tables: bool
    zone: list[int]
    ref: list[int]
    known: list[int]
    deck: list[list[CardId]]
    hand: list[list[CardId]]
    discard: list[list[CardId]]
    ink_ready: list[list[CardId]]
    ink_exerted: list[list[CardId]]
    play: list[list[int]]
    in_play: dict[int, CardInPlay]
    last: dict[int, CardInPlay]
    lore: list[int]
    drops: list[int]
    out: list[bool]
    turns: list[int]
    overdrew: list[bool]
    turn: int
    active: int
    first: int
    step: int
    inked: int
    challenge: tuple[int, int] | None
    used: dict[tuple[int, int, int], int]
    turn_log: list[Event]
    wounds: list[tuple[int, int, bool]]
    lasting: list[Lasting]
    bag: list[Waiting]
    queue: list[Waiting]
    agenda: list[Business]
    asking: bool
    outcome: Outcome | None
    counter: int
    rng: i64  # a word (`core.rng`)
    derived: Any
    lookouts: Any
    checked: Any
    watch: int
    rows: list[list[CardInPlay]] | None
    log: list[Event] | None

    def __init__(self) -> None:
        """Bare: use `State.new` or `copy`."""

    @staticmethod
    def new(setup: Setup, rng: int) -> State:
        """A state with nothing on the table."""
        players = range(setup.players)
        self = State()
        self.setup = setup
        self.epoch = Epoch()
        # cards
        self.defs = []
        self.shares_tables = False  # with another state: zone, ref and known
        self.zone = []
        self.ref = []
        self.known = []  # bit per player who knows which card it is
        self.deck = [[] for _ in players]  # top is the end of the list
        self.hand = [[] for _ in players]  # however many (7.3.3)
        self.discard = [[] for _ in players]
        self.ink_ready = [[] for _ in players]  # however many (7.5.3); ready or exerted, and nothing else (5.1.2.4)
        self.ink_exerted = [[] for _ in players]
        self.play = [[] for _ in players]  # references, in the order they entered
        self.in_play = {}
        self.last = {}
        # players
        self.lore = [0 for _ in players]  # 1.10.2, 2.2.1.3
        self.drops = [0 for _ in players]
        self.out = [False for _ in players]
        self.turns = [0 for _ in players]  # turns each has begun
        self.overdrew = [False for _ in players]  # tried to draw from an empty deck (1.x)
        # the turn
        self.turn = 0
        self.active = 0
        self.first = 0
        self.step = int(Step.MAIN)
        self.inked = 0
        self.challenge = None
        self.used = {}  # (source, ability, grant): resolved this turn
        self.turn_log = []
        self.wounds = []  # (victim, source, in a challenge) since the last check
        # what lasts and what waits
        self.lasting = []
        self.bag = []
        self.queue = []  # effects of actions that were played while something resolved
        # what is being done
        self.agenda = []
        self.asking = False
        self.outcome = None
        self.counter = RESERVED
        self.rng = word(rng)
        # beside the state
        self.derived = None  # derive.Derived, or None when something has changed
        self.lookouts = None  # derive.Lookouts, good if it is of what is derived now, or None
        self.checked = None  # the derived values at a game state check of which nothing came and nothing can come yet
        self.watch = -1  # aspects that the derived values were computed from
        self.rows = None  # the cards in play of each player, or None when another object is among them
        self.log = None
        return self

    def copy(self) -> State:
        """An independent state; what the two share, neither changes in place any more."""
        new = State()
        new.setup = self.setup
        self.epoch = Epoch()
        new.epoch = Epoch()
        self.shares_tables = new.shares_tables = True
        new.defs = self.defs
        new.zone = self.zone
        new.ref = self.ref
        new.known = self.known
        new.deck = self.deck
        new.hand = self.hand
        new.discard = self.discard
        new.ink_ready = self.ink_ready
        new.ink_exerted = self.ink_exerted
        new.play = self.play
        new.in_play = self.in_play.copy()
        new.last = self.last.copy()
        new.lore = self.lore
        new.drops = self.drops
        new.out = self.out
        new.turns = self.turns
        new.overdrew = self.overdrew
        new.turn = self.turn
        new.active = self.active
        new.first = self.first
        new.step = self.step
        new.inked = self.inked
        new.challenge = self.challenge
        new.used = self.used
        new.turn_log = self.turn_log[:]
        new.wounds = self.wounds
        new.lasting = self.lasting
        new.bag = self.bag
        new.queue = self.queue
        new.agenda = [business.clone() for business in self.agenda]
        new.asking = self.asking
        new.outcome = self.outcome
        new.counter = self.counter
        new.rng = self.rng
        new.derived = self.derived
        new.lookouts = self.lookouts
        new.checked = self.checked
        new.watch = self.watch
        new.rows = self.rows
        new.log = self.log[:] if self.log is not None else None
        return new

    def __repr__(self) -> str:
        lore = "-".join([str(n) for n in self.lore])
        return f"<State turn {self.turn}, {player_name(self.active)} active, lore {lore}>"

    def own_tables(self) -> None:
        """Tables that this state alone holds, before one of them is written."""
        self.zone = self.zone[:]
        self.ref = self.ref[:]
        self.known = self.known[:]
        self.shares_tables = False

    # --- the smallest questions --------------------------------------------------------------

    def spec(self, card: CardId) -> CardSpec:
        """The card, as the book has it."""
        return self.setup.book.cards[self.defs[card]]

    def spec_by(self, ref: int) -> CardSpec:
        """The card that a reference is of, as the book has it, whatever has become of it."""
        return self.setup.book.cards[self.defs[ref & _ID_MASK]]

    def card_of(self, ref: int) -> CardId:
        """The card id that a reference means now, or -1 if that card has become another."""
        found = self.in_play.get(ref)
        if found is not None:
            return found.card
        card = CARD_IDS[ref & _ID_MASK]
        return card if card < len(self.ref) and self.ref[card] == ref else _NO_CARD

    def zone_of(self, ref: int) -> int:
        """Where the card is that a reference means; OUT if it has become another."""
        if ref in self.in_play:
            return Zone.PLAY
        card = ref & _ID_MASK
        return self.zone[card] if card < len(self.ref) and self.ref[card] == ref else Zone.OUT

    def owner_of(self, ref: int) -> int:
        """The player of a card; it stays the same in every zone (1.4.3)."""
        return self.setup.owner[ref & _ID_MASK]

    def cards(self, player: int) -> list[CardInPlay]:
        """A player's cards in play, in the order they entered; not to be changed."""
        rows = self.rows
        if rows is None:
            in_play = self.in_play
            rows = [[in_play[ref] for ref in pile] for pile in self.play]
            self.rows = rows
        return rows[player]

    def table(self) -> list[CardInPlay]:
        """All cards in play, in an order that saving and loading keeps."""
        return [card for player in range(self.setup.players) for card in self.cards(player)]

    def players_from(self, player: int) -> list[int]:
        """The players in the game, in turn order (2.1.3), to the left (9.2.1), from that one; not to be changed."""
        order = self.setup.turn_order[player]
        for gone in self.out:
            if gone:
                return [p for p in order if not self.out[p]]
        return order

    def opposed(self, a: int, b: int) -> bool:
        """Whether two players are opponents (1.3.5, 1.3.5.1): not the same, not teammates (1.3.6, 1.3.6.1)."""
        teams = self.setup.teams
        return teams[a] != teams[b]

    def logs(self, kind: int) -> bool:
        """Whether events of that kind are written down."""
        return self.log is not None and self.setup.logged[kind]

    def touch(self, aspect: int) -> None:
        """Something of that kind has changed: what was derived from it must be derived anew."""
        if self.watch & aspect:
            self.derived = None
