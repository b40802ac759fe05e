"""The soak: random legal games on random decks, with the laws checked after every decision.

What is checked: no card in two zones and none lost; lore at least 0; every decision has a legal
answer; the JSON round trip; a view that hides what it must.  A failure comes with a record that
replays it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from illumineer import Dice
from illumineer.bots.host import pick
from illumineer.bots.limits import Count
from illumineer.bots.random_bot import RandomBot
from illumineer.compile.book import CardBook
from illumineer.cr import NEWEST
from illumineer.errors import BotError
from illumineer.game import Game, State
from illumineer.messages import Message
from illumineer.seeds import seed_for
from illumineer.seen.view import BLANK, knows
from illumineer.sim.decks import DeckMaker, Themes
from illumineer.sim.tally import Tally, count_events, count_question
from illumineer.vocab import Zone, player_name
from illumineer.words import say


class SoakFailure(Exception):
    """A law was broken; `record` replays the game up to there."""

    def __init__(self, law: Message, record: dict[str, Any]) -> None:
        self.law = law
        self.record = record
        super().__init__(say(law))


# --- the laws --------------------------------------------------------------------------------


def broken_law(game: Game, deep: bool) -> Message | None:
    """The first law that the state breaks, if it breaks one."""
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
            return Message("soak.law_zones", {"id": id, "card": st.spec_by(st.ref[id]).full_name, "n": where[id]})
    if any(lore < 0 for lore in st.lore):
        return Message("soak.law_lore", {"lore": str(st.lore)})
    asked = game.decision
    if asked is not None and not asked.options:
        return Message("soak.law_no_answer", {"about": asked.about})
    if deep:
        again = Game.from_json(game.to_json(), game.book)
        if again.digest != game.digest:
            return Message("soak.law_json")
        return _leak(st, game)
    return None


def _leak(st: State, game: Game) -> Message | None:
    for player in range(st.setup.players):
        table = game.view(player).table
        for id, d in enumerate(table.defs):
            if (d != BLANK) != knows(st, player, id):
                return Message("soak.law_view", {"player": player_name(player), "id": id})
            theirs = st.zone[id] == Zone.HAND and st.setup.owner[id] != player
            if d != BLANK and theirs and not st.known[id] >> player & 1:
                return Message("soak.law_hand", {"player": player_name(player)})
    return None


# --- playing ---------------------------------------------------------------------------------


def soak(
    book: CardBook,
    games: int,
    seed: int,
    edition: str = NEWEST,
    progress: Callable[[Tally], None] | None = None,
    players: int = 2,
) -> Tally:
    """Play random games; SoakFailure at the first law that breaks."""
    tally = Tally()
    decks = Themes(book).deck
    for number in range(games):
        one_game(book, decks, seed_for(seed, "soak", number), edition, tally, players)
        if progress is not None:
            progress(tally)
    return tally


def one_game(book: CardBook, deck: DeckMaker, seed: int, edition: str, tally: Tally, players: int = 2) -> Game:
    """One random game; `deck` makes a deck for each player."""
    dice = Dice(seed_for(seed, "decks"))
    decks = [deck(dice) for _ in range(players)]
    game = Game.new(decks, book, seed_for(seed, "game"), edition, variant="free", turn_limit=120)
    bot = RandomBot(seed_for(seed, "bot"))
    count = Count()
    step = 0
    try:
        while (asked := game.decision) is not None:
            law = broken_law(game, deep=step % 16 == 0)
            if law is not None:
                raise SoakFailure(law, game.record())
            count_question(game, asked, tally)
            seen = len(game.events)
            count.one_more(game, bot)
            game.push_place(pick(game, bot))
            count_events(game, seen, tally)
            step += 1
    except BotError as error:
        raise SoakFailure(error.message, game.record()) from error
    except (AssertionError, KeyError, IndexError, AttributeError, TypeError, ValueError) as error:
        law = Message("soak.law_crash", {"kind": type(error).__name__, "error": str(error)})
        raise SoakFailure(law, game.record()) from error
    assert game.outcome is not None
    tally.games += 1
    tally.decisions += step
    tally.turns += game.turn
    tally.ends[game.outcome.reason.lower()] += 1
    return game
