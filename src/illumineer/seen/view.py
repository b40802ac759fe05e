"""What a player may know: a view hides every card whose face they cannot know (7.1.2, 7.1.3).

The state remembers for every card who knows which card it is.  A view is the state with all
other cards blank, and it is all that a fair bot is given.  `determinise` fills the blanks at
random: a game that this player could be in.
"""

from __future__ import annotations

from typing import Any, Final

from illumineer import ir
from illumineer.core import derive, machine, select
from illumineer.core.decisions import Answer, Decision
from illumineer.core.rng import Dice
from illumineer.core.state import CardId, State, card_id, is_ref
from illumineer.readings import Next, Pick
from illumineer.seen.apart import apart
from illumineer.seen.veil import Names, is_nameless, veil
from illumineer.vocab import Zone

BLANK = -1
SPECTATOR = 7
"""A viewer who plays no part and knows only what everybody knows."""
_PRIME: Final = (1 << 31) - 1
_FACTOR: Final = 48271
"""A generator of small numbers, begun by the dice for each deal: a deal takes a hundred of them."""


class View:
    """The game as one player may know it.

    The table is laid out when it is first looked at: many a question needs no look.  Until then the view holds the
    game, and afterwards the table shares with it what a copy shares: that is for the project's own.  `own` makes the
    view a thing of its own, and `forget` cuts its last tie; so it can be given to anybody.
    """

    __slots__ = ("_open_lists", "_originals", "_source", "_table", "blank", "decision", "player", "unseen")

    def __init__(self, st: State, player: int, open_lists: bool, asked: Decision | None) -> None:
        self._source: State | None = st
        self._open_lists = open_lists
        self._originals: list[int] = []  # of a question with other names: the game's references, by ids in the view
        self.blank: list[list[CardId]] = []  # the hidden cards of each player, by their ids in the view
        self.unseen: list[list[int] | None] = []  # which cards they are in some order, if the list is known
        self._table: State | None = None
        self.player = player
        self.decision: Decision | None = None  # what this player must decide now, if it is they
        if asked is not None and asked.player == player:
            if asked.private and _is_renamed(st, asked):
                names = self._lay()
                self.decision = _veiled(asked, names)
                self._originals = names.originals()
            else:
                self.decision = asked  # a question about cards that the player knows needs no other names

    @property
    def options(self) -> list[Answer]:
        """The legal answers, if this player must decide."""
        return self.decision.options if self.decision is not None else []

    @property
    def table(self) -> State:
        """The state, with BLANK for every card the player does not know."""
        if self._table is None:
            self._lay()
        assert self._table is not None
        return self._table

    @property
    def lists(self) -> dict[int, tuple[int, ...]]:
        """Deck lists the player knows: the cards each player began with."""
        table = self.table
        found: dict[int, tuple[int, ...]] = {}
        for owner, unseen in enumerate(self.unseen):
            if unseen is not None:
                seen = [d for id, d in enumerate(table.defs) if table.setup.owner[id] == owner and self._is_listed(id)]
                found[owner] = tuple(sorted(seen + unseen))
        return found

    def _is_listed(self, id: int) -> bool:
        """Whether the player knows which card it is, and it came with a deck (marketing cards did not, 10.2.2)."""
        return self.table.defs[id] != BLANK and id not in self.table.setup.first_ids

    def _lay(self) -> Names:
        """Lay the table; what the cards are called on it."""
        st = self._source
        assert st is not None, "the game has gone on: look at a view while it is good"
        places = hidden(st, self.player)
        for owner, ids in enumerate(places):
            self.blank.append(sorted(ids))
            known = owner == self.player or self._open_lists
            # What is hidden of a list that is known is known but for its places.
            self.unseen.append(sorted([st.defs[id] for id in ids]) if known else None)
        self._table = _blanked(st, places)
        self._source = None
        return veil(self._table, places, self.blank, self.player)

    def own(self) -> None:
        """Share nothing with the game from now on but the card book: who changes the view changes nothing else."""
        self._table = apart(self.table)
        if self.decision is not None:
            self.decision = _veiled(self.decision, None)

    def forget(self) -> None:
        """Forget what the game calls the cards that have other names here: `real` knows none any more."""
        self._originals = []

    def close(self) -> None:
        """The game goes on: who has not looked by now can look no more."""
        self._source = None

    def real(self, answer: Answer) -> Answer:
        """An answer picked from the view's decision, as the game knows it (hidden cards have other names there)."""
        asked = self.decision
        if asked is None or not asked.private or not isinstance(answer, int) or not is_nameless(answer):
            return answer  # cards that everybody knows keep their names, and an ability in the bag is no card
        name = card_id(answer)
        return self._originals[name] or answer if name < len(self._originals) else answer

    def _decision(self) -> dict[str, Any] | None:
        asked = self.decision
        if asked is None:
            return None
        return {"kind": asked.verb, "about": asked.about, "options": list(asked.options)}


def knows(st: State, player: int, id: int) -> bool:
    """Whether the player may know which card it is: public zones (7.1.2.1, 7.4.2), private ones (7.1.3.1, 5.1.2.7)."""
    zone = st.zone[id]
    if zone in (Zone.PLAY, Zone.DISCARD, Zone.RESOLVING):
        return True
    if zone == Zone.HAND and st.setup.owner[id] == player:
        return True
    if zone == Zone.OUT:
        return True
    return bool(st.known[id] >> player & 1) or _face_up(st, id, zone)


def _face_up(st: State, id: int, zone: int) -> bool:
    """Face up under a card, or the top of a deck that is played face up."""
    owner = st.setup.owner[id]
    if zone == Zone.UNDER:
        return any(id in st.in_play[ref].under for ref in st.play[owner])
    if zone == Zone.DECK and st.deck[owner] and st.deck[owner][-1] == id:
        for rule in derive.standing(st, ir.TopFaceUp):
            mod = rule.mod
            assert isinstance(mod, ir.TopFaceUp)
            if select.is_meant(st, rule.context, mod.who, owner):
                return True
    return False


def hidden(st: State, player: int) -> list[list[CardId]]:
    """The cards that the player does not know, of each owner, place by place (`knows` says it of one card)."""
    known = st.known
    bit = 1 << player
    found: list[list[CardId]] = []
    face_up = derive.standing(st, ir.TopFaceUp)
    for owner in range(st.setup.players):
        places: list[CardId] = []
        if owner != player:
            places += sorted([id for id in st.hand[owner] if not known[id] & bit])  # `select.in_sight`
        places += [id for id in st.ink_ready[owner] if not known[id] & bit]
        places += [id for id in st.ink_exerted[owner] if not known[id] & bit]
        places += [id for id in st.deck[owner] if not known[id] & bit]
        if face_up and places and st.deck[owner] and places[-1] == st.deck[owner][-1] and knows(st, player, places[-1]):
            places.pop()
        for ref in st.play[owner]:
            facedown = st.in_play[ref].facedown
            if facedown:
                places += [id for id in facedown if not known[id] & bit]
        found.append(places)
    return found


def _blanked(st: State, hidden: list[list[CardId]]) -> State:
    """A copy without what the player does not know."""
    table = st.copy()
    # What was derived from the true cards stays true of the cards in play; nothing else is kept.
    table.log = None
    table.rng = 0
    table.defs = defs = st.defs[:]
    for ids in hidden:
        for id in ids:
            defs[id] = BLANK
    return table


def _is_renamed(st: State, asked: Decision) -> bool:
    """Whether a question speaks of cards that have other names in the view of the player who is asked."""
    player = asked.player
    for ref in (asked.source, *asked.picked, *asked.options):
        if isinstance(ref, int) and is_ref(ref):
            id = card_id(ref)
            if id < len(st.ref) and st.ref[id] == ref:
                held = st.zone[id] == Zone.HAND and st.setup.owner[id] != player
                if held or not knows(st, player, id):
                    return True
    return False


def _veiled(asked: Decision, names: Names | None) -> Decision:
    """The player's question in an object of its own, with the names that the view uses."""
    options, source, picked = asked.options[:], asked.source, asked.picked
    if names is not None:
        if asked.wants is Pick or asked.wants is Next:  # no other answer names a card that the player does not know
            options = [names.answer(each) for each in options]
        source, picked = names.renamed(source), names.answer(picked)
    return Decision(
        asked.player,
        asked.kind,
        options,
        asked.rule,
        source,
        asked.about,
        picked,
        asked.of_players,
        asked.private,
        asked.ability,
        asked.only,
    )


def determinise(view: View, dice: Dice, tries: int = 20) -> State:
    """A state that the player could be in, also in the middle of a resolution.

    Cards of a player whose list is not known are drawn from the whole book.  A deal in which the
    question that is being asked would have no answer is not possible, and is dealt again.
    """
    table = view.table
    # What this player is asked does not depend on what they cannot know; what others are asked may.
    own = view.decision is not None
    for _ in range(tries):
        st = table.copy()
        _fill(st, view.blank, view.unseen, dice)
        st.rng = dice.below(1 << 63)
        st.derived = None
        if own or st.outcome is not None or not st.asking or machine.decision(st).options:
            return st
    machine.run(st)  # the question falls away, as it does when there is nothing to choose
    return st


def _fill(st: State, blanks: list[list[CardId]], lists: list[list[int] | None], dice: Dice) -> None:
    """Give every blank card a face, at random."""
    st.defs = defs = st.defs[:]
    chance = dice.below(_PRIME - 1) + 1
    for owner, blank in enumerate(blanks):
        unseen = lists[owner]
        if unseen is None:
            cards = len(st.setup.book.cards)
            for id in blank:
                chance = chance * _FACTOR % _PRIME
                defs[id] = chance % cards
            continue
        left = unseen[:]
        n = len(left)
        for id in blank:
            chance = chance * _FACTOR % _PRIME
            i = chance % n
            n -= 1
            defs[id] = left[i]
            left[i] = left[n]
