"""Who and what: players, cards, and the tests that cards must pass.

A *thing* stands where a sentence has a noun phrase.  `Chosen` is the only one that asks a
player; it becomes an instruction of its own when an ability is compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from illumineer.ir.base import FilledSlot, Node, Slot, node
from illumineer.vocab import CardType, Cmp, Ink, Keyword, Role, Stat, Trait, Who, Zone

if TYPE_CHECKING:
    from illumineer.ir.amounts import Amount
    from illumineer.ir.conditions import Condition, Event

# --- players ---------------------------------------------------------------------------------


@node
class PlayerOf(Node):
    """The player of a card: "its player", "their player"."""

    thing: Thing


@node
class PlayerIn(Node):
    """The player (or players) that an earlier instruction put into a slot."""

    slot: Slot


@node
class PlayerInvolved(Node):
    """The player of the event: who drew, who chose, whose turn it is."""


@node
class MostOf(Node):
    """The player or players with the most, or the fewest, of something ("the most cards in their hand")."""

    amount: Amount  # counted for each, with THEY as that player
    among: Who = Who.ALL
    fewest: bool = False


@node
class PlayersWhere(Node):
    """Those of the players (THEY inside) for whom the condition holds."""

    among: Who
    condition: Condition


@node
class PlayersTogether(Node):
    """Several phrases as one: "you and another chosen player"."""

    players: tuple[Player, ...]


Player = Who | PlayerOf | PlayerIn | PlayerInvolved | MostOf | PlayersWhere | PlayersTogether

# --- tests on a card -------------------------------------------------------------------------


@node
class IsThis(Node):
    """The card that the ability is on."""


@node
class IsOther(Node):
    """Any card but the one the ability is on ("other", "another", 6.1.6)."""


@node
class IsIn(Node):
    """Among the cards in a slot."""

    slot: Slot


@node
class IsInvolved(Node):
    """The card with that role in the event."""

    role: Role = Role.SUBJECT


@node
class IsType(Node):
    types: tuple[CardType, ...]


@node
class IsSong(Node):
    pass


@node
class HasClass(Node):
    """Has one of the classifications."""

    words: tuple[str, ...]


@node
class Named(Node):
    """Has one of the names (5.2.6)."""

    names: tuple[str, ...]


@node
class FullNamed(Node):
    """Has the full name: name and version."""

    name: str


@node
class NamedAs(Node):
    """Has the name that was named (by NameCard), or a name that all cards in a slot have."""

    slot: Slot


@node
class SharesName(Node):
    """Has a name in common with one of the cards ("with the same name as this character").

    `other`: with one that is not the card itself ("as another card in your discard").
    """

    thing: Thing
    other: bool = False


@node
class Shares(Node):
    """Has something in common with one of the cards ("that shares a classification with this character").

    `other`: with one that is not the card itself.  A name that is shared is `SharesName`.
    """

    trait: Trait
    thing: Thing
    other: bool = False


@node
class HasStat(Node):
    """A characteristic compared with a number ("with cost 3 or less", "with 5 {S} or more")."""

    stat: Stat
    cmp: Cmp
    n: Amount


@node
class ComparesOwn(Node):
    """One characteristic of the card compared with another of its own ("with more {S} than {W}")."""

    stat: Stat
    cmp: Cmp
    than: Stat


@node
class HasKeyword(Node):
    keyword: Keyword


@node
class HasCoined(Node):
    """Has the keyword of that name, which no rule explains."""

    word: str


@node
class IsDamaged(Node):
    pass


@node
class IsExerted(Node):
    pass


@node
class IsDry(Node):
    pass


@node
class CanExert(Node):
    """Can {E}: ready and, where the edition asks for it, dry (5.1.1.11)."""


@node
class IsAt(Node):
    """At the location: the one given, or any ("at a location")."""

    location: Thing | None = None


@node
class IsPlaceOf(Node):
    """The location where the card is ("another location" than that)."""

    thing: Thing


@node
class HasUnder(Node):
    """Has so many cards under it, a card if nothing else is said (5.1.1.6)."""

    cmp: Cmp = Cmp.GE
    n: int = 1


@node
class IsInk(Node):
    inks: tuple[Ink, ...]


@node
class HasInkwell(Node):
    """Has the inkwell symbol."""


@node
class IsChallenging(Node):
    """The challenging character of the current challenge; `whom` limits whom it challenges."""

    whom: Filter | None = None


@node
class IsChallenged(Node):
    """The character or location being challenged."""

    by: Filter | None = None


@node
class Did(Node):
    """Had that role in such an event this turn ("that quested", "that was challenged this turn")."""

    event: Event
    role: Role = Role.SUBJECT


@node
class WasPlayedBy(Node):
    """Was played for that kind of cost ("if you used Shift to play them")."""

    shift: bool = True


@node
class Not(Node):
    test: Test


@node
class AnyOf(Node):
    tests: tuple[Test, ...]


@node
class AllOf(Node):
    tests: tuple[Test, ...]


@node
class OwnedBy(Node):
    """The card's player is one of these."""

    player: Player


Test = (
    IsThis
    | IsOther
    | IsIn
    | IsInvolved
    | IsType
    | IsSong
    | HasClass
    | Named
    | FullNamed
    | NamedAs
    | SharesName
    | Shares
    | HasStat
    | ComparesOwn
    | HasKeyword
    | HasCoined
    | IsDamaged
    | IsExerted
    | IsDry
    | CanExert
    | IsAt
    | IsPlaceOf
    | HasUnder
    | IsInk
    | HasInkwell
    | IsChallenging
    | IsChallenged
    | Did
    | WasPlayedBy
    | Not
    | AnyOf
    | AllOf
    | OwnedBy
)


@node
class Filter(Node):
    """Cards of some players that pass all tests, wherever they are."""

    of: Player = Who.ALL
    where: tuple[Test, ...] = ()


# --- things ----------------------------------------------------------------------------------


@node
class This(Node):
    """The card that the ability or effect is on."""


@node
class Those(Node):
    """What an earlier instruction put into a slot: "that", "them", "the rest"."""

    slot: Slot


@node
class Involved(Node):
    """A card of the event that was waited for: "that character", "the challenging character"."""

    role: Role = Role.SUBJECT


@node
class Cards(Node):
    """Every card in the zone (or zones) that passes: "each opposing character"."""

    zones: tuple[Zone, ...] = (Zone.PLAY,)
    of: Player = Who.ALL
    where: tuple[Test, ...] = ()


@node
class Among(Node):
    """The cards in a slot that pass: "a character card from among them"."""

    slot: Slot
    where: tuple[Test, ...] = ()


@node
class LocationOf(Node):
    """The location where a character is (last known, if it has left play)."""

    thing: Thing


@node
class Under(Node):
    """The cards under a card."""

    thing: Thing
    where: tuple[Test, ...] = ()


@node
class Top(Node):
    """The top cards of a deck (the topmost first)."""

    n: Amount = 1
    of: Player = Who.YOU


@node
class Chosen(Node):
    """Cards that a player picks: "chosen character", "up to 2 chosen items", "a card at random".

    `n` None means any number.  `total` limits a sum over the picks (stat, at most); with `same_name`
    all picks have a name in common, with `alike` that trait, and no two of them have one of `unlike` in common.
    The picks land in `slot`, where later instructions find them.
    """

    cards: Cards | Under | Those | Among
    n: Amount | None = 1
    up_to: bool = False
    by: Player = Who.YOU
    random: bool = False
    total: tuple[Stat, Amount] | None = None
    slot: FilledSlot = ""
    different: Slot = ""  # not among the cards already in that slot
    same_name: bool = False
    alike: Trait | None = None
    unlike: Trait | None = None


@node
class Together(Node):
    """Several phrases as one: "chosen item and chosen location", "this character and one of your others"."""

    things: tuple[Thing, ...]


Thing = This | Those | Among | Involved | Cards | LocationOf | Under | Top | Chosen | Together
