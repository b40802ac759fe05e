"""A card as somebody sees it: a handle without facts of its own, which is therefore never out of date."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from illumineer import ir
from illumineer.compile.specs import CardSpec, Values
from illumineer.core import card_tests
from illumineer.core.state import CardId, CardInPlay, State
from illumineer.errors import LookError
from illumineer.messages import Reason
from illumineer.vocab import CardType, Ink, Keyword, Stat, Zone

if TYPE_CHECKING:
    from illumineer.seen.labels import Label
    from illumineer.seen.look import Look
    from illumineer.seen.player import Player

_STATES: Final = ("exerted", "drying")


def shifts(values: Values) -> list[ir.ShiftAbility]:
    """The Shift abilities of a card with these values."""
    return [spec.node for spec, _ in values.abilities if isinstance(spec.node, ir.ShiftAbility)]


class Card:
    """One card of a game, wherever it is.

    The handle keeps to its card from zone to zone, until the card is shuffled into a deck: then nobody can say where
    it is.  Of a card that the viewer may not know, the name, the version and the type are None; every other fact of
    its face raises a `LookError`.

    >>> from illumineer import Game
    >>> game = Game.from_position({
    ...     "p1": {"play": [{"card": "Elsa - Snow Queen", "damage": 1}], "hand": ["Stitch - Rock Star"], "ink": 3},
    ...     "p2": {"hand": 2},
    ... })
    >>> elsa = game["Elsa - Snow Queen"]
    >>> elsa
    <Card Elsa - Snow Queen, p1, play, 1 damage>
    >>> elsa.name, elsa.version, elsa.cost, elsa.strength, elsa.willpower, elsa.lore
    ('Elsa', 'Snow Queen', 3, 2, 3, 1)
    >>> elsa.owner == game.player(0), elsa.zone.name, elsa.damage, elsa.exerted, elsa.location
    (True, 'PLAY', 1, False, None)
    >>> elsa.moves()
    [Move('quest Elsa - Snow Queen'), Move('activate Elsa - Snow Queen: FREEZE')]
    >>> game.push("quest Elsa - Snow Queen")
    >>> elsa.exerted
    True
    """

    __slots__ = ("_face", "_look", "id")

    def __init__(self, look: Look, id: int) -> None:
        self._look = look
        self.id = id
        """The number of the card in the game; of a hidden card in a view, the number of its place."""
        self._face = look.state.defs[id]

    # --- who it is ---------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and self.id == other.id and self._look.source is other._look.source

    def __hash__(self) -> int:
        return hash((self.id, id(self._look.source)))

    def __repr__(self) -> str:
        if self.is_shuffled_away:
            return "<Card shuffled away>"
        words = [self.full_name or "facedown", self.player.name, self.zone.name.lower()]
        words += [state for state in _STATES if getattr(self, state)]
        if self.damage:
            words.append(f"{self.damage} damage")
        return f"<Card {', '.join(words)}>"

    def __str__(self) -> str:
        """What moves call it."""
        return self.label if not self.is_shuffled_away else repr(self)

    # --- what is known of it -----------------------------------------------------------------

    @property
    def is_shuffled_away(self) -> bool:
        """Whether the card was shuffled into a deck since the handle was taken."""
        return self._look.state.defs[self.id] != self._face

    @property
    def is_hidden(self) -> bool:
        """Whether the viewer may not know which card it is."""
        return self.is_shuffled_away or self._look.hides(self.id)

    def _state(self) -> State:
        """The state, in which the card has its place."""
        st = self._look.state
        if st.defs[self.id] != self._face:
            raise LookError("look.shuffled_away", card=st.setup.book.cards[self._face].full_name)
        return st

    def _known(self) -> State:
        """The state, in which the viewer may know the card."""
        st = self._state()
        if self._look.hides(self.id):
            raise LookError("look.hidden", card=self.label)
        return st

    @property
    def spec(self) -> CardSpec:
        """The card as the card book has it."""
        return self._known().spec(CardId(self.id))

    def _printed_card(self) -> ir.Card:
        card = self.spec.card
        assert isinstance(card, ir.Card)
        return card

    # --- its name ----------------------------------------------------------------------------

    @property
    def full_name(self) -> str | None:
        """Name and version, as in "Elsa - Snow Queen"; None if it is hidden."""
        return None if self.is_hidden else self.spec.full_name

    @property
    def name(self) -> str | None:
        return None if self.is_hidden else self._printed_card().name

    @property
    def version(self) -> str | None:
        """What stands behind the dash; "" for a card without a version."""
        return None if self.is_hidden else self._printed_card().version

    def _label(self) -> Label:
        return self._look.labels()[self._state().ref[self.id]]

    @property
    def label(self) -> str:
        """What moves call it: the full name, and of a further copy its number ("Elsa - Snow Queen#2")."""
        return str(self._label())

    @property
    def copy(self) -> int:
        """Which copy of the card it is, as moves count them."""
        return self._label().copy

    # --- what is printed on it, and what counts now ------------------------------------------

    @property
    def type(self) -> CardType | None:
        return None if self.is_hidden else CardType(self.spec.type)

    @property
    def is_song(self) -> bool:
        return self.spec.is_song

    @property
    def inks(self) -> tuple[Ink, ...]:
        return self._printed_card().inks

    @property
    def inkable(self) -> bool:
        """Whether it has the inkwell symbol."""
        return self.spec.inkwell

    @property
    def printed(self) -> Values:
        """The printed values: `printed.strength`, `printed.cost` …"""
        return self.spec.printed

    @property
    def values(self) -> Values:
        """The values with all modifiers, as the engine reckons with them: a strength may be below 0 here (6.6.2)."""
        st = self._known()
        return card_tests.values_of(st, st.ref[self.id])

    def stat(self, stat: Stat) -> int:
        """A characteristic as it counts now: at least 0, and with Challenger while the card challenges."""
        return card_tests.stat_of(self._known(), self.ref, stat)

    @property
    def cost(self) -> int:
        return self.stat(Stat.COST)

    @property
    def strength(self) -> int:
        return self.stat(Stat.STRENGTH)

    @property
    def willpower(self) -> int:
        return self.stat(Stat.WILLPOWER)

    @property
    def lore(self) -> int:
        return self.stat(Stat.LORE)

    @property
    def move_cost(self) -> int:
        """What it costs to move a character here, for a location."""
        return self.stat(Stat.MOVE_COST)

    @property
    def classes(self) -> tuple[str, ...]:
        """Its classifications: the printed ones in their order, then those that it has gained."""
        printed = self._printed_card().classes
        return (*printed, *sorted(self.values.classes - set(printed)))

    @property
    def keywords(self) -> dict[Keyword, int]:
        """The keywords that it has now, each with its number (0 for one without)."""
        return {Keyword(keyword): n for keyword, n in sorted(self.values.keywords.items())}

    @property
    def shifts(self) -> list[ir.ShiftAbility]:
        """The Shift abilities that it has now: what each costs, and what the card can be put on top of."""
        return shifts(self.values)

    def has(self, keyword: Keyword) -> bool:
        """Whether it has the keyword now."""
        return int(keyword) in self.values.keywords

    # --- where it is, and in what state ------------------------------------------------------

    @property
    def ref(self) -> int:
        """The reference by which the engine and the options of a decision name it now."""
        return self._state().ref[self.id]

    @property
    def in_play(self) -> bool:
        """Whether it is in play, and not under another card."""
        return self.object_in_play is not None

    @property
    def object_in_play(self) -> CardInPlay | None:
        """The engine's object for a card in play; None elsewhere, and for a card under another."""
        st = self._state()
        card = st.in_play.get(st.ref[self.id])
        return card if card is not None and card.card == self.id else None

    @property
    def zone(self) -> Zone:
        where: int = Zone.PLAY if self.in_play else self._state().zone[self.id]
        found: Zone = Zone(where)
        return found

    @property
    def owner(self) -> Player:
        """The player whose deck it began in."""
        return self._look.player(self._state().setup.owner[self.id])

    @property
    def player(self) -> Player:
        """The player who has it in play; elsewhere the owner."""
        card = self.object_in_play
        return self._look.player(card.player) if card is not None else self.owner

    @property
    def damage(self) -> int:
        card = self.object_in_play
        return card.damage if card is not None else 0

    @property
    def exerted(self) -> bool:
        """Whether it is exerted, in play or in the inkwell."""
        card = self.object_in_play
        return card.exerted if card is not None else self.id in self._state().ink_exerted[self.owner.number]

    @property
    def drying(self) -> bool:
        card = self.object_in_play
        return card is not None and card.drying

    @property
    def under(self) -> list[Card]:
        """The cards face up under it, the topmost first."""
        card = self.object_in_play
        return [Card(self._look, id) for id in card.under] if card is not None else []

    @property
    def facedown(self) -> list[Card]:
        """The cards face down under it."""
        card = self.object_in_play
        return [Card(self._look, id) for id in card.facedown] if card is not None else []

    @property
    def location(self) -> Card | None:
        """The location that it is at."""
        card = self.object_in_play
        if card is None or not card.location:
            return None
        place = self._look.state.in_play.get(card.location)
        return Card(self._look, place.card) if place is not None else None

    @property
    def characters(self) -> list[Card]:
        """The characters at this location."""
        if not self.in_play:
            return []
        return [each for each in self._look.cards_in_play if each.location == self]

    # --- words -------------------------------------------------------------------------------

    def text(self, lang: str = "en") -> list[str]:
        """What the card says, a paragraph each, in English ("en") or Spanish ("es")."""
        return self._look.text(self, lang)

    def why(self, what: str | None = None) -> list[Reason]:
        """Why it has its value: the printed one, each modifier with where it comes from and until when.

        `what` is "strength", "willpower", "lore", "cost", "move cost", "keywords" or "limits"; without it, everything
        that is not simply printed on the card.
        """
        return self._look.why(self, what)

    def moves(self) -> list[Any]:
        """The legal moves with this card: each a `Move`, to be given to `Game.push`."""
        return self._look.moves(self)
