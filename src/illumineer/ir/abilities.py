"""The kinds of ability (1.6.1), as the parts that a card's text box (5.2.8) is made of, each for itself (6.1.1.1)."""

from __future__ import annotations

from illumineer.ir.amounts import Amount
from illumineer.ir.base import Node, node
from illumineer.ir.conditions import Condition, Event
from illumineer.ir.costs import Cost, InkCost
from illumineer.ir.effects import Effect
from illumineer.ir.mods import Mod
from illumineer.ir.things import Cards, Test, This
from illumineer.vocab import Keyword, ShiftKind, Zone


@node
class KeywordAbility(Node):
    """A printed or granted keyword; `n` is its number (ink for Boost)."""

    keyword: Keyword
    n: int = 0


@node
class ShiftAbility(Node):
    """Shift and its variants (8.10): what it costs and what it goes on top of.

    `word` is the classification, or the item's name for Potato Shift.
    """

    costs: tuple[Cost, ...]
    kind: ShiftKind = ShiftKind.NAME
    word: str = ""
    temporary: bool = False

    @property
    def ink(self) -> int | None:
        """The ink that it costs; None if it costs no ink."""
        ink = [part.n for part in self.costs if isinstance(part, InkCost)]
        return sum(ink) if ink else None


@node
class Triggered(Node):
    """[Trigger condition], if [secondary condition], [effect] (6.2.1): "when", "whenever", "at the start of" (6.2.2).

    Several `events` are several trigger conditions with one effect (6.2.6).  `when` is a duration
    that must hold for it to trigger at all ("during your turn", "while here", 6.1.13.6); `condition` the
    secondary condition; `limit` how often a turn it can resolve in full (6.1.13.2); `zone` where
    the card must be for it to work.
    """

    events: tuple[Event, ...]
    effect: Effect
    condition: Condition | None = None
    when: Condition | None = None
    limit: int = 0
    zone: Zone = Zone.PLAY
    name: str = ""


@node
class Activated(Node):
    """[Cost] — [Effect] (6.3.1), with a cost of its own (1.5.2), and "once during your turn, you may …" with a cost."""

    costs: tuple[Cost, ...]
    effect: Effect
    when: Condition | None = None
    limit: int = 0
    name: str = ""


@node
class Static(Node):
    """Mods that hold while the card is in `zone` and the condition is true (6.4.1).

    `affects` says which cards the card mods reach; table mods name their players themselves.
    """

    mods: tuple[Mod, ...]
    affects: Cards | This = This()
    condition: Condition | None = None
    zone: Zone = Zone.PLAY
    name: str = ""


@node
class Replacement(Node):
    """If such an event would happen, do this instead (None: nothing) (6.5.1.1).

    `n`: the event happens, with that number instead of its own (6.5.1).
    """

    event: Event
    instead: Effect | None = None
    condition: Condition | None = None
    limit: int = 0
    name: str = ""
    n: Amount | None = None


@node
class ActionEffect(Node):
    """The effect of an action card (5.4.3)."""

    effect: Effect


@node
class DeckLimit(Node):
    """So many copies of the cards may be in a deck, 0: any number (1.10.1.3).

    It says in words what `max_copies` of its card says in a number, and does nothing in a game.
    """

    copies: int
    of: Test
    name: str = ""


@node
class Coined(Node):
    """An ability of a keyword that no rule explains: it is what the keyword's reminder text says.

    `word` and `value` (a number, "+1", "2 ⬡") are printed so.  Several in a row with the same two are one keyword.
    Where the keyword is given (`GainAbility`), it is given whole: `more` are its other abilities.
    """

    word: str
    ability: Ability
    value: str = ""
    more: tuple[Ability, ...] = ()

    @property
    def name(self) -> str:
        """What the ability is called in a game."""
        return self.word


@node
class DeckInks(Node):
    """Such cards may be in a deck whatever their ink types (1.10.1.3); it does nothing in a game."""

    where: tuple[Test, ...]
    name: str = ""


Ability = (
    KeywordAbility
    | ShiftAbility
    | Triggered
    | Activated
    | Static
    | Replacement
    | ActionEffect
    | DeckLimit
    | Coined
    | DeckInks
)
