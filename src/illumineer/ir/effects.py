"""What happens: the verbs, and how they are joined into one resolution.

`Text` holds effects in the order they are written, each a separate effect (6.1.2); `Seq` joins
parts of one effect.  `into` names the slot where a verb leaves what really happened: the cards
it moved, or the number; of a group that is exerted or readied, the whole group.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from illumineer.ir.amounts import Amount
from illumineer.ir.base import FilledSlot, Node, node
from illumineer.ir.things import Cards, Chosen, Player, Test, Thing
from illumineer.vocab import Duration, Side, Who, Zone

if TYPE_CHECKING:
    from illumineer.ir.abilities import Replacement, Triggered
    from illumineer.ir.conditions import Condition
    from illumineer.ir.mods import Mod

# --- joining ---------------------------------------------------------------------------------


@node
class CoinedVerb(Node):
    """A verb that no rule explains: it means what its reminder text says, done by `who` to `what`.

    `word` and `value` are printed so; of a group, `into` is the slot of its cards.  Players are its object, or do it,
    inside `EachPlayer`.  `effect` is None only while a text is read.
    """

    word: str
    effect: Effect | None
    value: str = ""
    what: Thing | Player | None = None
    who: Player = Who.YOU
    into: FilledSlot = ""


@node
class Text(Node):
    """Separate effects, in order."""

    effects: tuple[Effect, ...]


@node
class Seq(Node):
    """Parts of one effect, in order."""

    parts: tuple[Effect, ...]


@node
class May(Node):
    """The player decides whether it happens (6.1.4)."""

    effect: Effect
    who: Player = Who.YOU


@node
class To(Node):
    """ "[A] to [B]": B only after the whole of A; whether A is a cost depends on the edition (6.1.5)."""

    first: Effect
    then: Effect


@node
class IfDo(Node):
    """ "[A]. If you do, [B]. Otherwise, [C]": B only after the whole of A (6.1.5.1)."""

    first: Effect
    then: Effect | None
    otherwise: Effect | None = None


@node
class Or(Node):
    """ "[A] or [B]": the possible one must be taken (6.1.5.2)."""

    options: tuple[Effect, ...]
    who: Player = Who.YOU


@node
class Modal(Node):
    """Choose one (or `n`) of several printed options, or fewer, down to `least` of them."""

    options: tuple[Effect, ...]
    n: Amount = 1
    who: Player = Who.YOU
    least: int | None = None


@node
class If(Node):
    """Also the home of "instead" inside one ability: the self-replacement, first of all (6.5.6, 6.5.7.1)."""

    condition: Condition
    then: Effect | None
    otherwise: Effect | None = None


@node
class EachPlayer(Node):
    """Each of the players does the parts, as THEY (6.7.6)."""

    who: Player
    parts: tuple[Effect, ...]


@node
class ForEach(Node):
    """Once for each card, which is in `slot` meanwhile; all of them are in `into` from then on."""

    things: Thing
    slot: FilledSlot
    effect: Effect
    into: FilledSlot = ""


@node
class Repeat(Node):
    """So many times, one after the other."""

    n: Amount
    effect: Effect


@node
class Again(Node):
    """Repeat this effect: start the whole text over."""


# --- choosing and counting -------------------------------------------------------------------


@node
class Choose(Node):
    """Only choose; later effects say what for."""

    what: Chosen


@node
class ChoosePlayer(Node):
    """Choose one of the players; `n` None: any number of them."""

    who: Player
    slot: FilledSlot
    by: Player = Who.YOU
    n: int | None = 1


@node
class NameCard(Node):
    slot: FilledSlot
    by: Player = Who.YOU


@node
class Let(Node):
    """Count now, use later."""

    slot: FilledSlot
    amount: Amount


# --- verbs: damage ---------------------------------------------------------------------------


@node
class Deal(Node):
    """Deals damage; `pierces`: Resist does not reduce it."""

    n: Amount
    to: Thing
    into: FilledSlot = ""
    pierces: bool = False


@node
class PutDamage(Node):
    n: Amount
    on: Thing
    into: FilledSlot = ""


@node
class RemoveDamage(Node):
    """Removes N damage (None: all) from each, or with `total` from all together; `up_to` lets the player take less."""

    n: Amount | None
    what: Thing
    up_to: bool = True
    into: FilledSlot = ""
    total: bool = False


@node
class MoveDamage(Node):
    n: Amount | None
    source: Thing
    to: Thing
    up_to: bool = False
    into: FilledSlot = ""


# --- verbs: cards in play --------------------------------------------------------------------


@node
class Banish(Node):
    what: Thing
    into: FilledSlot = ""


@node
class Exert(Node):
    what: Thing
    into: FilledSlot = ""


@node
class Ready(Node):
    what: Thing
    into: FilledSlot = ""


@node
class MoveTo(Node):
    """Move characters to a location, for free."""

    what: Thing
    to: Thing
    into: FilledSlot = ""


@node
class Apply(Node):
    """The cards get these mods while the duration lasts: an applied static ability (6.4.2.2)."""

    what: Thing
    mods: tuple[Mod, ...]
    duration: Duration = Duration.THIS_TURN
    into: FilledSlot = ""


@node
class Establish(Node):
    """A standing rule while the duration lasts: a continuous static ability (6.4.2.1)."""

    mods: tuple[Mod, ...]
    duration: Duration
    affects: Cards | None = None


@node
class Create(Node):
    """A floating or delayed triggered ability (6.2.7), or a replacement effect that lasts.

    `times` 0: as often as it happens; 1: the next time only.
    """

    ability: Triggered | Replacement
    duration: Duration = Duration.THIS_TURN
    times: int = 0
    about: Thing | None = None  # whom it is about: IsIn("about") inside


@node
class UseAbility(Node):
    """Use the ability with that story name of this card, for free."""

    name: str


# --- verbs: zones ----------------------------------------------------------------------------


@node
class Place(Node):
    """Where a card is put."""

    zone: Zone
    side: Side = Side.TOP
    exerted: bool = False
    facedown: bool = True
    under: Thing | None = None
    ordered: bool = False  # "in any order": the player orders them
    random: bool = False  # "in a random order"


@node
class Put(Node):
    """Put, return or shuffle cards into another zone of their player.

    `alone`: only that card, what was under it stays in play (Temporary Shift).
    """

    what: Thing
    to: Place
    into: FilledSlot = ""
    alone: bool = False


@node
class Discard(Node):
    """Discard from the hand: picks of a `Chosen`, or the cards meant."""

    what: Thing
    into: FilledSlot = ""


@node
class Draw(Node):
    """Draw cards, from the top of the deck or from the bottom."""

    n: Amount = 1
    who: Player = Who.YOU
    into: FilledSlot = ""
    side: Side = Side.TOP


@node
class DrawUntil(Node):
    """Draw until so many cards are in the hand (6.1.8.1)."""

    n: Amount
    who: Player = Who.YOU


@node
class Look(Node):
    """Look at cards that are hidden; only `by` sees them."""

    what: Thing
    slot: FilledSlot = ""
    by: Player = Who.YOU


@node
class Reveal(Node):
    """Show cards to all players (6.1.14)."""

    what: Thing
    slot: FilledSlot = ""


@node
class RevealUntil(Node):
    """Reveal from the top of the deck until a card passes; it is `found`, the others `rest`."""

    where: tuple[Test, ...]
    found: FilledSlot
    rest: FilledSlot
    who: Player = Who.YOU


@node
class Shuffle(Node):
    """Shuffle the deck; cards to `keep` stay out of it (they are put somewhere right after)."""

    who: Player = Who.YOU
    keep: Thing | None = None


@node
class Play(Node):
    """Play a card while resolving (6.7.8)."""

    what: Thing
    free: bool = True
    exerted: bool = False
    shift: bool = False  # "play or shift": may be put on a character by Shift, for free
    only_shift: bool = False
    less: Amount = 0
    then: Place | None = None  # an action goes there instead of into the discard
    by: Player = Who.YOU
    into: FilledSlot = ""


# --- verbs: players --------------------------------------------------------------------------


@node
class GainLore(Node):
    n: Amount
    who: Player = Who.YOU
    into: FilledSlot = ""


@node
class LoseLore(Node):
    n: Amount
    who: Player = Who.OPPONENTS
    into: FilledSlot = ""


@node
class PayInk(Node):
    """Pay ink while resolving."""

    n: Amount
    who: Player = Who.YOU


@node
class ExertInk(Node):
    """Exert cards in the inkwell (None: all)."""

    n: Amount | None = None
    who: Player = Who.YOU


@node
class ReadyInk(Node):
    n: Amount | None = None
    who: Player = Who.YOU


@node
class GainInkDrops(Node):
    n: Amount
    who: Player = Who.YOU


@node
class LoseInkDrops(Node):
    """As many as the player has, at most."""

    n: Amount
    who: Player = Who.YOU


@node
class RemoveInkDrops(Node):
    """The player removes them, as to pay; as many as they have, at most."""

    n: Amount
    who: Player = Who.YOU


Join = Text | Seq | May | To | IfDo | Or | Modal | If | EachPlayer | ForEach | Repeat | Again | Choose
"""How effects are put together; `Choose` is the choice that a join needs, by itself."""

Verb = (
    ChoosePlayer
    | NameCard
    | Let
    | Deal
    | PutDamage
    | RemoveDamage
    | MoveDamage
    | Banish
    | Exert
    | Ready
    | MoveTo
    | Apply
    | Establish
    | Create
    | UseAbility
    | Put
    | Discard
    | Draw
    | DrawUntil
    | Look
    | Reveal
    | RevealUntil
    | Shuffle
    | Play
    | GainLore
    | LoseLore
    | PayInk
    | ExertInk
    | ReadyInk
    | GainInkDrops
    | LoseInkDrops
    | RemoveInkDrops
)
"""What can happen: each verb is one instruction, and has a row beside its handler in `core/verbs`."""

Effect = Join | Verb | CoinedVerb
