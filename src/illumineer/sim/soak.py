"""The soak: random legal games on random decks, with the laws checked after every decision.

What is checked: no card in two zones and none lost; lore at least 0; every decision has a legal
answer; the JSON round trip; a view that hides what it must.  A failure comes with a record that
replays it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from illumineer.bots.random_bot import RandomBot
from illumineer.compile.book import CardBook
from illumineer.core.rng import Dice
from illumineer.core.state import State
from illumineer.game import Game
from illumineer.sim.decks import DeckMaker, Themes
from illumineer.sim.tally import Tally, count_events, count_question
from illumineer.views.view import BLANK, knows
from illumineer.vocab import Zone


class SoakFailure(Exception):
    """A law was broken; `record` replays the game up to there."""

    def __init__(self, message: str, record: dict[str, Any]) -> None:
        self.record = record
        super().__init__(message)


# --- the laws --------------------------------------------------------------------------------


def broken_law(game: Game, deep: bool) -> str:
    """The first law that the state breaks, or an empty string."""
    st = game.state
    where: Counter[int] = Counter()
    for piles in (st.deck, st.hand, st.discard, st.ink_ready, st.ink_exerted):
        for pile in piles:
            where.update(pile)
    for card in st.in_play.values():
        where.update((card.card, *card.under, *card.facedown))
    for id in range(len(st.defs)):
        loose = st.zone[id] in (Zone.RESOLVING, Zone.OUT)
        if where[id] != (0 if loose else 1):
            return f"card {id} ({st.spec(id).full_name}) is in {where[id]} zones"
    if any(lore < 0 for lore in st.lore):
        return f"lore is below 0: {st.lore}"
    asked = game.decision
    if asked is not None and not asked.options:
        return f"a decision has no legal answer ({asked.about})"
    if deep:
        again = Game.from_json(game.to_json(), game.book)
        if again.digest != game.digest:
            return "the JSON round trip changes the state"
        return _leak(st, game)
    return ""


def _leak(st: State, game: Game) -> str:
    for player in range(st.setup.players):
        table = game.view(player).table
        for id, d in enumerate(table.defs):
            if (d != BLANK) != knows(st, player, id):
                return f"the view of p{player + 1} shows card {id} wrongly"
            theirs = st.zone[id] == Zone.HAND and st.setup.owner[id] != player
            if d != BLANK and theirs and not st.known[id] >> player & 1:
                return f"the view of p{player + 1} shows a hand"
    return ""


# --- playing ---------------------------------------------------------------------------------


def soak(
    book: CardBook,
    games: int,
    seed: int,
    edition: str = "2.3",
    progress: Callable[[Tally], None] | None = None,
    players: int = 2,
) -> Tally:
    """Play random games; SoakFailure at the first law that breaks."""
    tally = Tally()
    dice = Dice(seed)
    decks = Themes(book).deck
    for _ in range(games):
        one_game(book, decks, dice.below(1 << 32), edition, tally, players)
        if progress is not None:
            progress(tally)
    return tally


def one_game(book: CardBook, deck: DeckMaker, seed: int, edition: str, tally: Tally, players: int = 2) -> Game:
    """One random game; `deck` makes a deck for each player."""
    dice = Dice(seed)
    game = Game.new([deck(dice) for _ in range(players)], book, seed, edition, variant="free", turn_limit=120)
    bot = RandomBot(seed)
    step = 0
    try:
        while (asked := game.decision) is not None:
            law = broken_law(game, deep=step % 16 == 0)
            if law:
                raise SoakFailure(law, game.record())
            count_question(game, asked, tally)
            seen = len(game.events)
            game.push_answer(bot.decide(asked))
            count_events(game, seen, tally)
            step += 1
    except (AssertionError, KeyError, IndexError, AttributeError, TypeError, ValueError) as error:
        raise SoakFailure(f"{type(error).__name__}: {error}", game.record()) from error
    assert game.outcome is not None
    tally.games += 1
    tally.decisions += step
    tally.turns += game.turn
    tally.ends[game.outcome.reason.lower()] += 1
    return game
