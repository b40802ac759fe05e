"""The actor: decides for both players so that the ability has its chance.

What it decides depends on the question and the seed alone, never on what was asked before: two games in
which one card differs are played alike for as long as nothing else is different.
"""

from __future__ import annotations

import zlib
from typing import Any, Final

from illumineer.core import answers, rng
from illumineer.core.state import State, card_id
from illumineer.game import Decision
from illumineer.readings import Done, Name, Number, Pick, TurnAction, Way, YesNo
from illumineer.sim.exercise.needs import Needs
from illumineer.sim.exercise.watch import plain
from illumineer.vocab import Act, Happening, How

_H: Final = Happening
_ACTS: Final[dict[Act, frozenset[Happening]]] = {
    Act.QUEST: frozenset((_H.QUESTED, _H.LORE_GAINED, _H.EXERTED, _H.CHOSEN)),
    Act.CHALLENGE: frozenset(
        (_H.CHALLENGES, _H.BANISHED, _H.BANISHES, _H.DAMAGE_DEALT, _H.DAMAGE_TAKEN, _H.CHALLENGE_OVER, _H.LEFT_PLAY)
    ),
    Act.MOVE: frozenset((_H.MOVED,)),
    Act.INK: frozenset((_H.PUT_INTO_INKWELL,)),
    Act.PLAY: frozenset((_H.PLAYED, _H.ENTERED, _H.SANG, _H.SONG_SUNG, _H.INK_PAID, _H.SHIFTED_ONTO, _H.CHOSEN)),
    Act.BOOST: frozenset((_H.BOOST_USED, _H.PUT_UNDER)),
    Act.ACTIVATE: frozenset(_H),
}
"""Which turn actions bring about which events."""

LONGEST_TURN: Final = 14


class Actor:
    """Plays one attempt for both players."""

    def __init__(
        self, needs: Needs, card: int, wanted: set[int], tools: set[int], own: set[int], seed: int
    ) -> None:
        self.card = card  # the id of the card whose ability is tried
        self.wanted = wanted  # the cards of the book that were brought for it
        self.useful = wanted | tools  # … and those that bring its events about
        self.own = own  # the numbers of that card's abilities
        self.seed = seed
        self.eager = seed % 3 != 2  # prefers to act with and on the card
        self.willing = seed % 3 != 1  # does everything that the ability says may be done
        self.refused = 1 + seed // 6 % 3 if seed // 3 % 2 else 0  # else: which offer alone is declined; 0: by chance
        self.late = needs.history and seed % 2 == 1  # lets other things happen first
        avoided = needs.avoided if seed % 4 else set()
        self._bonus = {
            act: -1.5 if events & avoided and act != Act.ACTIVATE else 0.35 if events & needs.events else 0.0
            for act, events in _ACTS.items()
        }

    def luck(self, *about: int) -> float:
        """A number from 0 to 1 that hangs on the seed and the question alone."""
        mixed = self.seed
        for n in about:
            mixed = rng.scattered(mixed * 0x9E3779B97F4A7C15 + n + 0x632BE59BD9B4E019)
        return mixed / 2.0**64

    # --- turn actions ------------------------------------------------------------------------

    def act(self, st: State, asked: Decision, done: int) -> int:
        """The place of the turn action to take; `done` counts those taken this turn."""
        best, most = 0, -9.0
        for place, option in enumerate(asked.options):
            reading = answers.read(st, asked, option)
            assert isinstance(reading, TurnAction)
            score = self._act_score(st, reading, plain(st, asked, place, reading), done)
            if score > most:
                best, most = place, score
        return best

    def _act_score(self, st: State, action: TurnAction, said: tuple[Any, ...], done: int) -> float:
        if action.act == Act.END_TURN:
            return -1.0 if done == 0 else 0.1 + 0.13 * done
        score = self.luck(st.turn, done, *said) + self._bonus.get(action.act, 0.0)
        id = card_id(action.card)
        if id == self.card:
            if self.late and done < 4:
                score -= 0.8
            elif self.eager:
                score += 0.5
            if done >= LONGEST_TURN // 2:
                score += 0.4
        elif st.defs[id] in self.useful:
            score += 0.25
        return score

    # --- everything else ---------------------------------------------------------------------

    def answer(self, st: State, asked: Decision, offers: int) -> int:
        """The place of the answer to give; `offers` counts what the ability has said may be done."""
        mine = asked.ability in self.own
        if asked.wants is Name:
            return self._name(st, asked)
        best, most = 0, -9.0
        about = (asked.ask, asked.player, len(asked.options), st.turn, len(asked.picked))
        for place, option in enumerate(asked.options):
            reading = answers.read(st, asked, option)
            said = plain(st, asked, place, reading)
            score = self.luck(*about, *(int(part) for part in said))
            match reading:
                case YesNo(yes):
                    accepts = not mine or self._accepts(offers)
                    score += (1.0 if mine else 0.5) if yes == accepts else 0.0
                case Done():
                    score -= 0.9 if mine else 0.3
                case Number(n):
                    score += 0.2 * n if mine else 0.1 * n
                case Way(how):
                    score += 0.3 if how != How.INK else 0.0
                case Pick() if not mine:
                    score += self._choice_bonus(st, said[0])
            if score > most:
                best, most = place, score
        return best

    def _accepts(self, offers: int) -> bool:
        """Whether to do what the ability says may be done, the how-manieth time it says so."""
        if self.willing:
            return True
        return offers != self.refused if self.refused else self.luck(offers) < 0.5

    def _choice_bonus(self, st: State, id: int) -> float:
        if id == self.card:
            return 0.6 if self.eager else 0.0
        return 0.2 if st.defs[id] in self.wanted else 0.0

    def _name(self, st: State, asked: Decision) -> int:
        """Mostly the name of a card that is about to be seen."""
        decks = [st.spec(deck[-1]).printed.names[0] for deck in st.deck if deck]
        hands = [st.spec(id).printed.names[0] for hand in st.hand for id in hand]
        names = decks + decks + hands
        if not names:
            return 0
        name = names[int(self.luck(st.turn, asked.player, zlib.crc32(names[0].encode())) * len(names))]
        return asked.options.index(name)
