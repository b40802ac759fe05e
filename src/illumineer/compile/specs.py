"""The compiled shapes: operations, programs, abilities, the values printed on a card.

Plain slotted classes that the core reads on every step.  They are made once per card book and
never change, so games share them.
"""

from __future__ import annotations

from typing import Final

from illumineer.compiling import mypyc_attr
from illumineer.cr import CR
from illumineer.ir.abilities import ShiftAbility
from illumineer.ir.base import Node
from illumineer.ir.conditions import Event
from illumineer.ir.effects import Play
from illumineer.ir.mods import Allow
from illumineer.vocab import AbilityKind

ABILITY_BITS: Final = 16
"""How many bits the number of an ability takes where it is part of a key."""

# Slots that every program has; an ability's own slots come after them.
SUBJECT: Final = 0
OBJECT: Final = 1
SOURCE: Final = 2
AMOUNT: Final = 3
PLAYER: Final = 4
THEY: Final = 5
DID: Final = 6
MAY_ANSWER: Final = 7
PICKS: Final = 8
FIRST_SLOT: Final = 9


class Op:
    """One instruction: what it is, its node (operands), and up to two slots or jump targets.

    `source` is the part of the ability's tree that it was made from, with the names of slots as the card has them: what
    is said about an instruction is said of that.
    `plays` stands at a choice of cards to be played: how the effect plays them, so that only those are offered that
    can be played so (6.7.3).  `joint` says of each part of a loop over players whether all of them do it at once.
    """

    __slots__ = ("a", "b", "code", "gather", "joint", "node", "plays", "reads", "source", "targets", "writes")

    def __init__(self, code: int, node: Node | None, a: int = -1, b: int = -1, source: Node | None = None) -> None:
        self.code = code
        self.node = node
        self.source = source
        self.a = a
        self.b = b
        self.plays: Play | None = None
        self.targets: tuple[int, ...] = ()
        self.gather: tuple[int, ...] = ()  # loops over players: the slots that each fills; over cards: a slot for all
        self.joint: tuple[bool, ...] = ()
        self.reads = 0  # for effects that last: what their mods look at and change (aspects)
        self.writes = 0


class Program:
    """A linear program; frames say where in it they are."""

    __slots__ = ("ability", "id", "ops", "slots")

    def __init__(self, id: int, ops: tuple[Op, ...], slots: int, ability: int) -> None:
        self.id = id
        self.ops = ops
        self.slots = slots
        self.ability = ability


class AbilitySpec:
    """A compiled ability: what it is and the program that its effects became (6.1.1.2).

    `card` is the card it is printed on; abilities given in quotation marks have one too, the card
    that gives them.  `reads` and `writes` say what a static ability looks at and changes (`reads` also what the
    "while" of a triggered one does), `waits` for which kinds of event a triggered or replacement ability looks out in
    play.  Of the costs of an activated ability: the ink, whether the card itself is exerted, and whether there are
    others; how often it can be used, and when.  `lets_use` is the story name of another ability of the card which it
    lets its player use for free: a way to use that one.  `rule` is cited for what it does; of the ability of a keyword
    that is the keyword's own, and `keyword` says which (-1: it is no keyword's).  `coined` is the keyword that no rule
    explains; of abilities with the same `once` a card gains no second one (8.1.2).
    """

    __slots__ = (
        "card", "coined", "exerts", "id", "ink", "keyword", "kind", "lets_use", "limit", "name", "node", "once",
        "other_costs", "program", "reads", "rule", "waits", "when", "writes",
    )  # fmt: skip

    def __init__(self, id: int, kind: AbilityKind, node: Node, card: int, name: str) -> None:
        self.id = id
        self.kind = int(kind)
        self.node = node
        self.card = card
        self.name = name
        self.program: Program | None = None
        self.reads = 0
        self.writes = 0
        self.ink = 0
        self.exerts = False
        self.other_costs = False
        self.lets_use = ""
        self.keyword = -1
        self.coined = ""
        self.once = 0  # 0: as many as there are
        self.rule = CR.RESOLVE_EFFECT
        self.limit = 0  # a turn; 0 is without limit
        self.when: Node | None = None
        self.waits: tuple[tuple[int, Event], ...] = ()

    def goes_by(self, name: str) -> bool:
        """Whether that is its story name: printed in capitals in front of it, and with small letters elsewhere."""
        return self.name.upper() == name.upper()


@mypyc_attr(acyclic=True)
class Values:
    """What a card is at the moment: its characteristics and what bears on it.

    The printed ones are shared by all copies of a card; derived ones are copies with the
    modifiers added.  Strength, willpower and lore may be negative here (6.6.2, 6.6.3).
    """

    __slots__ = (
        "abilities",
        "allow",
        "allows",
        "cant",
        "cants",
        "classes",
        "cost",
        "damage_dealt",
        "damage_taken",
        "deals_with",
        "keywords",
        "lore",
        "move_cost",
        "must",
        "must_be_chosen",
        "musts",
        "names",
        "prices",
        "shift_names",
        "sing_bonus",
        "strength",
        "willpower",
    )

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ()
        self.shift_names: tuple[str, ...] = ()
        self.classes: frozenset[str] = frozenset()
        self.strength = 0
        self.willpower = 0
        self.lore = 0
        self.cost = 0
        self.move_cost = 0
        self.keywords: dict[int, int] = {}
        # (ability, grant): grant 0 is printed, otherwise the number of what gave it
        self.abilities: tuple[tuple[AbilitySpec, int], ...] = ()
        self.cant = 0  # bit per Doing that is forbidden outright
        self.cants: tuple[tuple[int, Node, int], ...] = ()  # (doing, mod, source) of all of them
        self.allow = 0  # bit per Leave
        self.allows: tuple[tuple[int, Allow, int], ...] = ()  # those with a filter
        self.must = 0
        self.musts: tuple[tuple[Node, int], ...] = ()  # (mod, source) of those that name another card
        self.prices: tuple[tuple[Node, int], ...] = ()
        self.sing_bonus = 0
        self.deals_with = 0  # Stat.STRENGTH
        self.damage_dealt = 0
        self.damage_taken = 0
        self.must_be_chosen = False

    def copy(self) -> Values:
        new = Values()
        new.names = self.names
        new.shift_names = self.shift_names
        new.classes = self.classes
        new.strength = self.strength
        new.willpower = self.willpower
        new.lore = self.lore
        new.cost = self.cost
        new.move_cost = self.move_cost
        new.keywords = self.keywords.copy()
        new.abilities = self.abilities
        new.cant = self.cant
        new.cants = self.cants
        new.allow = self.allow
        new.allows = self.allows
        new.must = self.must
        new.musts = self.musts
        new.prices = self.prices
        new.sing_bonus = self.sing_bonus
        new.deals_with = self.deals_with
        new.damage_dealt = self.damage_dealt
        new.damage_taken = self.damage_taken
        new.must_be_chosen = self.must_be_chosen
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Values):
            return NotImplemented
        return (
            self.strength == other.strength
            and self.willpower == other.willpower
            and self.lore == other.lore
            and self.cost == other.cost
            and self.move_cost == other.move_cost
            and self.keywords == other.keywords
            and self.abilities == other.abilities
            and self.names == other.names
            and self.shift_names == other.shift_names
            and self.classes == other.classes
            and self.cants == other.cants
            and (self.allow, self.allows) == (other.allow, other.allows)
            and (self.must, self.musts, self.prices) == (other.must, other.musts, other.prices)
            and (self.sing_bonus, self.deals_with) == (other.sing_bonus, other.deals_with)
            and (self.damage_dealt, self.damage_taken) == (other.damage_dealt, other.damage_taken)
            and self.must_be_chosen == other.must_be_chosen
        )

    __hash__ = None  # type: ignore[assignment]

    def changes(self, printed: Values) -> tuple[object, ...]:
        """Return how these values differ from the printed ones, so that two games can be compared.

        A gained ability or a limit is only counted: what gave it has other numbers in another game.
        """
        if self is printed:
            return _NO_CHANGES
        keywords, before = self.keywords, printed.keywords
        return (
            self.strength - printed.strength,
            self.willpower - printed.willpower,
            self.lore - printed.lore,
            self.cost - printed.cost,
            self.move_cost - printed.move_cost,
            tuple(sorted([(keyword, n) for keyword, n in keywords.items() if before.get(keyword) != n])),
            tuple(sorted([keyword for keyword in before if keyword not in keywords])),
            len([spec for spec, grant in self.abilities if grant]),
            len(self.abilities) < len(printed.abilities),
            self.names[len(printed.names) :],
            self.shift_names[len(printed.shift_names) :],
            self.classes - printed.classes,
            self.cant,
            tuple(sorted([doing for doing, _, _ in self.cants])),
            self.allow,
            len(self.allows),
            self.must,
            len(self.musts),
            len(self.prices),
            self.sing_bonus,
            self.deals_with,
            self.damage_dealt,
            self.damage_taken,
            self.must_be_chosen,
        )


_NO_CHANGES: Final[tuple[object, ...]] = Values().changes(Values())
"""What `changes` gives for a card that nothing has changed."""


class CardSpec:
    """A card as the core sees it: facts, printed values, and its abilities by kind."""

    __slots__ = (
        "action",
        "adds_cost",
        "card",
        "full_name",
        "hand_statics",
        "has_text",
        "index",
        "inkwell",
        "is_quiet",
        "is_song",
        "other_ways",
        "printed",
        "replacements",
        "shifts",
        "sing_together",
        "specs",
        "statics",
        "triggered",
        "type",
    )

    def __init__(self, index: int, card: Node, full_name: str) -> None:
        self.index = index
        self.card = card
        self.full_name = full_name
        self.type = 0
        self.inkwell = False
        self.is_song = False
        self.printed = Values()
        self.specs: tuple[AbilitySpec, ...] = ()
        self.triggered: tuple[AbilitySpec, ...] = ()
        self.statics: tuple[AbilitySpec, ...] = ()  # that work in play
        self.hand_statics: tuple[AbilitySpec, ...] = ()  # that work on the card itself outside play
        self.replacements: tuple[AbilitySpec, ...] = ()
        self.shifts: tuple[tuple[int, ShiftAbility], ...] = ()  # its printed Shift abilities, with their numbers
        self.action: AbilitySpec | None = None
        self.sing_together = 0
        self.has_text = False
        self.is_quiet = True  # in play it watches for nothing and changes nothing by itself
        self.adds_cost = False  # it asks for an additional cost
        self.other_ways = False  # it may be played for something else than its ink cost

    def __repr__(self) -> str:
        return f"<CardSpec {self.full_name}>"
