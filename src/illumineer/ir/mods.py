"""What a static ability, or an effect that lasts, changes: one vocabulary for both (6.4, 6.6).

*Card mods* change the cards they reach; *table mods* change what players may do and what it
costs them.  Each is one thing that can be true, not one card's sentence.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from illumineer.ir.base import FilledSlot, Node, node
from illumineer.vocab import Doing, Keyword, Leave, Stat, Step, Who, Zone

if TYPE_CHECKING:
    from illumineer.ir.abilities import Ability
    from illumineer.ir.amounts import Amount
    from illumineer.ir.costs import Cost
    from illumineer.ir.effects import Effect
    from illumineer.ir.things import Filter, Player

# --- card mods -------------------------------------------------------------------------------


@node
class Adjust(Node):
    """Gets +N or -N of a characteristic."""

    stat: Stat
    n: Amount


@node
class Gain(Node):
    """Gains a keyword; `n` is its number, where it has one."""

    keyword: Keyword
    n: Amount = 0


@node
class GainAbility(Node):
    """Gains an ability given in quotation marks, or a keyword with parts of its own (Shift, a coined one)."""

    ability: Ability


@node
class Lose(Node):
    """Loses a keyword."""

    keyword: Keyword


@node
class LoseAbility(Node):
    """Loses the abilities with that story name, or (empty) all abilities; `coined`: the coined keyword of that name."""

    name: str = ""
    coined: bool = False


@node
class GainName(Node):
    """Also counts as having that name, everywhere or only for Shift."""

    name: str
    for_shift: bool = False


@node
class GainClass(Node):
    word: str


@node
class Cant(Node):
    """Can't do that, or have it done to it.

    `other` says whom it can't challenge, or by which cards it can't be challenged, chosen, banished …;
    `in_challenge`: only while it is in a challenge.
    """

    doing: Doing
    other: Filter | None = None
    keyword: Keyword | None = None
    in_challenge: bool = False


@node
class Allow(Node):
    """A permission; `other` limits whom it is about (challenging ready *damaged* characters)."""

    leave: Leave
    other: Filter | None = None


@node
class Must(Node):
    """Must do that if able: the turn cannot end before.

    `other`: the cards that it must challenge; `if_at_all`: it must choose one of them only if it challenges.
    """

    doing: Doing
    other: Filter | None = None
    if_at_all: bool = False


@node
class Price(Node):
    """Can't do that unless its player pays."""

    doing: tuple[Doing, ...]
    costs: tuple[Cost, ...]


@node
class SingCost(Node):
    """Counts as having +N cost to sing songs (8.11.3)."""

    n: Amount


@node
class Floor(Node):
    """The characteristic can't be reduced below its printed value, or below `n` (6.6.4)."""

    stat: Stat
    n: int | None = None


@node
class DealsWith(Node):
    """Deals damage in challenges with another characteristic than strength."""

    stat: Stat


@node
class DamageChange(Node):
    """Damage that it deals, or that is dealt to it, is changed by N."""

    n: Amount
    dealt_by: bool = False


@node
class MustBeChosen(Node):
    """Opponents must choose it, if able (6.7.3)."""


@node
class Enters(Node):
    """Enters play exerted or ready, dry, and/or with damage (6.7.9).

    `ready` comes before everything that would have it enter exerted.  `then`: something else happens to it as
    it enters; it is the card of the event.  `uses` limits it to that many cards ("the next character you play").
    """

    exerted: bool = False
    damage: Amount = 0
    then: Effect | None = None
    uses: int = 0
    ready: bool = False
    dry: bool = False


@node
class EnterExertedTo(Node):
    """May enter play exerted to do something."""

    effect: Effect


# --- table mods ------------------------------------------------------------------------------


@node
class CostChange(Node):
    """Pays N more (or, negative, less) to play such cards, to move, to use Shift or an activated ability.

    `uses` limits it to that many cards ("the next character you play"), in a static ability to that
    many each turn, for each copy of it; `nth` to the first such card each turn.  Not `sung`: it leaves
    alone what singing a song costs.  `onto`: only a Shift on top of such a card.
    """

    n: Amount
    cards: Filter | None = None
    who: Player = Who.YOU
    doing: Doing = Doing.PLAY
    uses: int = 0
    nth: int = 0
    sung: bool = True
    onto: Filter | None = None


@node
class CantDo(Node):
    """Those players can't do that (play such cards, gain lore …).

    `most`: more than that number of times each turn; `zone`: with cards from there (None: from anywhere).
    """

    doing: Doing
    who: Player = Who.OPPONENTS
    cards: Filter | None = None
    most: int = 0
    zone: Zone | None = None


@node
class AdditionalInk(Node):
    """May put N additional cards into the inkwell each turn (4.2.3.1)."""

    n: int = 1
    who: Player = Who.YOU


@node
class LoreToWin(Node):
    n: int
    who: Player = Who.OPPONENTS


@node
class CountsAsInkable(Node):
    """Cards in hand count as having the inkwell symbol."""

    who: Player = Who.YOU
    cards: Filter | None = None


@node
class TopFaceUp(Node):
    """Plays with the top card of the deck face up."""

    who: Player = Who.ALL


@node
class SkipStep(Node):
    step: Step
    who: Player = Who.YOU


@node
class InkEntersExerted(Node):
    who: Player = Who.OPPONENTS


@node
class ChallengesPerTurn(Node):
    """Each turn, only so many characters can challenge."""

    n: int = 1
    who: Player = Who.ALL


@node
class ReadyAtMost(Node):
    """Can't ready more than N characters in the Ready step."""

    n: int
    who: Player = Who.OPPONENTS


@node
class PlayFrom(Node):
    """May play such cards from another zone: the discard, the top of the deck, under this card.

    `exerted`: they enter play exerted.  `slot`: the cards that were played by it, for the other
    mods of the same effect to speak of.
    """

    zone: Zone
    cards: Filter | None = None
    who: Player = Who.YOU
    free: bool = False
    exerted: bool = False
    slot: FilledSlot = ""


@node
class InkFrom(Node):
    """May ink such cards from another zone."""

    zone: Zone
    cards: Filter | None = None
    who: Player = Who.YOU


@node
class PlayFor(Node):
    """This card may be played for another cost (none: for free); an alternate cost (1.5.5).

    `shift`: it may be shifted for that instead of its Shift cost.
    """

    costs: tuple[Cost, ...] = ()
    shift: bool = False


@node
class AddedCost(Node):
    """This card is played for that as well, whatever way is chosen (4.3.2.4): an additional cost."""

    costs: tuple[Cost, ...]


# --- compiled mods ---------------------------------------------------------------------------


class CompiledMod(Node):
    """A mod in a compiled tree that has its ability or effect compiled by itself; `source` is the mod that it was."""

    __slots__ = ("source",)

    def __init__(self, source: CardMod) -> None:
        self.source = source


CardMod = (
    Adjust
    | Gain
    | GainAbility
    | Lose
    | LoseAbility
    | GainName
    | GainClass
    | Cant
    | Allow
    | Must
    | Price
    | SingCost
    | Floor
    | DealsWith
    | DamageChange
    | MustBeChosen
    | Enters
    | EnterExertedTo
)
TableMod = (
    CostChange
    | CantDo
    | AdditionalInk
    | LoreToWin
    | CountsAsInkable
    | TopFaceUp
    | SkipStep
    | InkEntersExerted
    | ChallengesPerTurn
    | ReadyAtMost
    | PlayFrom
    | InkFrom
    | PlayFor
    | AddedCost
)
Mod = CardMod | TableMod | CompiledMod
