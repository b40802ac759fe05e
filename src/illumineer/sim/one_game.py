"""One game of a duel: played by its bots, and what is kept of it, read off the events as they happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from illumineer.bots.bot import Bot
from illumineer.bots.host import begin, pick
from illumineer.bots.limits import Count
from illumineer.bots.named import make
from illumineer.bots.playing import seconds
from illumineer.cr import CR
from illumineer.errors import BotError
from illumineer.game import Event, Game, State
from illumineer.sim.duel import Duel
from illumineer.sim.result import FAULT, GameResult, different
from illumineer.sim.thinking import Thinking
from illumineer.vocab import Happening

_INTO_HAND: Final = (Happening.DREW, Happening.PUT_INTO_HAND, Happening.RETURNED_FROM_DISCARD)
_TOLD: Final = frozenset(
    (
        *_INTO_HAND,
        Happening.RETURNED_TO_HAND,
        Happening.PLAYED,
        Happening.HAND_ALTERED,
        Happening.LORE_GAINED,
        Happening.LORE_LOST,
        Happening.TURN_BEGAN,
        Happening.LOST,
    )
)
"""Events that something is kept of."""


class Arena:
    """Where the games of a duel are played: a card book, built once."""

    def __init__(self, duel: Duel, bot: Callable[[str], Bot] = make, thinking: Thinking | None = None) -> None:
        self.duel = duel
        self.thinking = thinking or Thinking()
        self.book = duel.book()
        self._bot = bot
        self._places = [
            {self.book.card(name).index: place for place, name in enumerate(different(deck))} for deck in duel.decks
        ]

    def play(self, number: int) -> GameResult:
        """The game of that number; a bot that fails loses it."""
        duel, thinking = self.duel, self.thinking
        seat = number & 1  # of the first deck
        game, kept = self._begun(number)
        count = Count(duel.turn_decisions, duel.game_decisions)
        decisions, faulty, fault = 0, -1, ""
        player = 0
        try:
            bots: list[Bot] = []
            limits: list[float] = []
            for player in (0, 1):
                bots.append(self._bot(duel.bots[player ^ seat]))
                limits.append(seconds(bots[player], duel.bot_time))
                if limits[player]:
                    thinking.begin(number, player ^ seat)
                begin(bots[player], player, duel.bot_seed_of(number, player ^ seat), limits[player])
                if limits[player]:
                    thinking.end()
            kept.read(game)
            while (asked := game.decision) is not None:
                player = asked.player
                count.one_more(game, bots[player])
                limit = limits[player]
                if limit:
                    thinking.begin(number, player ^ seat)
                place = pick(game, bots[player], duel.open_lists, limit)
                if limit:
                    thinking.end()
                game.push_place(place)
                decisions += 1
                kept.read(game)
        except BotError as error:
            thinking.end()
            faulty = player ^ seat
            error.message.args["player"] = duel.names[faulty]  # seats change from game to game, decks do not
            fault = str(error)
        return kept.result(game, number, duel.seed_of(number), seat, decisions, faulty, fault)

    def forfeited(self, number: int, faulty: int) -> GameResult:
        """The game of that number, if the bot of a deck had to be ended in it: nothing else of it is known."""
        duel = self.duel
        game, kept = self._begun(number)
        bot, player = duel.bots[faulty].rpartition("/")[2], duel.names[faulty]
        fault = str(BotError("bots.ended", bot=bot, player=player, seconds=duel.bot_time))
        return kept.result(game, number, duel.seed_of(number), number & 1, 0, faulty, fault)

    def _begun(self, number: int) -> tuple[Game, Kept]:
        """The game of that number at its beginning, and what is to be kept of it."""
        duel, seat = self.duel, number & 1
        decks = duel.decks if seat == 0 else duel.decks[::-1]
        seed = duel.seed_of(number)
        game = Game.new(decks, self.book, seed, duel.edition, variant="free", log=_TOLD, turn_limit=duel.turn_limit)
        return game, Kept([self._places[player ^ seat] for player in (0, 1)])


class Kept:
    """What is kept of a game, by player."""

    def __init__(self, places: list[dict[int, int]]) -> None:
        """For each player, where a card of the book stands among the deck's different cards."""
        self._places = places
        self._lore = [0, 0]
        self._by_turn: tuple[list[int], list[int]] = ([], [])
        self._opening: list[tuple[int, ...]] = [(), ()]
        self._drawn: tuple[set[int], set[int]] = (set(), set())
        self._played: tuple[set[int], set[int]] = (set(), set())
        self._lost = ""

    def read(self, game: Game) -> None:
        """Take in what has happened since, and forget the events: a game is as small at its end as at its start."""
        events = game.events
        for event in events:
            self._take_in(game.state, event)
        events.clear()

    def _take_in(self, st: State, event: Event) -> None:
        kind, player = event.kind, event.player
        if kind in _INTO_HAND:
            self._note(self._drawn, player, event.cards[0])
        elif kind == Happening.PLAYED:
            self._note(self._played, player, event.cards[0])
        elif kind == Happening.LORE_GAINED:
            self._lore[player] += event.n
        elif kind == Happening.LORE_LOST:
            self._lore[player] -= event.n
        elif kind == Happening.TURN_BEGAN:
            if event.n > 1:
                self._turn_over()
        elif kind == Happening.RETURNED_TO_HAND:
            self._note(self._drawn, player, event.cards[0])
            for card in st.hand[player]:  # with it came the cards that lay under it, of which no event tells
                self._note(self._drawn, player, st.defs[card])
        elif kind == Happening.HAND_ALTERED:
            self._opening[player] = tuple(self._places[player][st.defs[card]] for card in st.hand[player])
            self._drawn[player].clear()  # what was put back has no part in the game
            self._drawn[player].update(self._opening[player])
        else:
            self._lost = event.rule.name

    def _note(self, cards: tuple[set[int], set[int]], player: int, card: int) -> None:
        place = self._places[player].get(card)
        if place is not None:  # a player may play another player's card: it says nothing of their deck
            cards[player].add(place)

    def _turn_over(self) -> None:
        for player in (0, 1):
            self._by_turn[player].append(self._lore[player])

    def result(
        self, game: Game, number: int, seed: int, seat: int, decisions: int, faulty: int, fault: str
    ) -> GameResult:
        """The record of the game; the first deck's player had that seat, and the faulty deck lost."""
        outcome = game.outcome
        at_limit = outcome is not None and outcome.reason == "turn_limit"  # as the turn after the last one begins
        if game.turn and not at_limit:
            self._turn_over()
        if faulty >= 0:
            winner, reason = 1 - faulty, FAULT
        else:
            assert outcome is not None
            winner = outcome.winners[0] ^ seat if outcome.winners else -1
            reason = self._lost if outcome.reason == CR.CHECK_LAST_PLAYER.name else outcome.reason
        one, other = seat, 1 - seat
        return GameResult(
            number,
            seed,
            game.state.first ^ seat,
            winner,
            reason,
            game.turn - at_limit,
            decisions,
            (self._lore[one], self._lore[other]),
            (tuple(self._by_turn[one]), tuple(self._by_turn[other])),
            (self._opening[one], self._opening[other]),
            (tuple(sorted(self._drawn[one])), tuple(sorted(self._drawn[other]))),
            (tuple(sorted(self._played[one])), tuple(sorted(self._played[other]))),
            fault,
        )
