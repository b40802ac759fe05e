"""One game after another between two seats, for the environments: decks, seeds, actions in, observations out.

Here: what PettingZoo and Gymnasium environments have in common.  Not here: their protocols (`aec`, `gym`).
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from pathlib import Path
from secrets import randbits
from typing import Any, Final

from illumineer.cards.decklist import read_deck_file
from illumineer.cards.library import open_library
from illumineer.cards.starters import starter_decks
from illumineer.compile.book import CardBook
from illumineer.core.readings import Number, Put
from illumineer.core.rng import Dice
from illumineer.cr import NEWEST, number
from illumineer.env import layout
from illumineer.env.encoding import Encoding, Mask, Observation
from illumineer.env.look import Look
from illumineer.errors import EnvError, GameOver
from illumineer.game import Game
from illumineer.messages import Arg, Message
from illumineer.told import board
from illumineer.told.explain import card_noun
from illumineer.words import LANGUAGES

Deck = str | Path | Sequence[str]
"""The path of a deck list, or the full names of the cards."""

_SEED_BITS = 31
RENDER_MODES: Final = ("ansi", "human")


def check_drawing(render_mode: str | None, lang: str) -> None:
    """EnvError unless the board can be drawn like that."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise EnvError("env.option", option="render_mode", value=repr(render_mode), known=list(RENDER_MODES))
    if lang not in LANGUAGES:
        raise EnvError("env.option", option="lang", value=repr(lang), known=list(LANGUAGES))


class Match:
    """What is played, and the game that is being played."""

    def __init__(
        self,
        decks: Sequence[Deck] | None = None,
        *,
        edition: str = NEWEST,
        open_lists: bool = False,
        turn_limit: int = 200,
        max_decisions: int = 5000,
        shaping: float = 0.0,
        pool: Sequence[str] = (),
        book: CardBook | None = None,
        variant: str = "constructed",
    ) -> None:
        """`pool`: more cards for the card table, so that environments with different decks can have the same one.

        `book`: a card book of your own, in which the decks are looked up by their full names.
        """
        for option, n in (("turn_limit", turn_limit), ("max_decisions", max_decisions)):
            if n < 1:
                raise EnvError("env.at_least_one", option=option, n=n)
        self.edition = edition
        self.open_lists = open_lists
        self.turn_limit = turn_limit
        self.max_decisions = max_decisions
        self.shaping = shaping
        self.variant = variant
        self.decks, self.book = _dealt(decks, pool, book)
        self.encoding = Encoding(self.book)
        self._seeds = Dice(randbits(_SEED_BITS))
        self._lists = [
            self.encoding.coder.list_row(tuple(self.book.card(name).index for name in deck)) for deck in self.decks
        ]
        self._looks: dict[int, Look] = {}
        self._page = 0
        self.decisions = 0
        self.game = self._new(0)

    def __getstate__(self) -> dict[str, Any]:
        """Sent elsewhere without what was seen of the game, which is looked at again there."""
        return {**self.__dict__, "_looks": {}}

    # --- a game ------------------------------------------------------------------------------

    def begin(self, seed: int | None) -> int:
        """A new game; without a seed, the next of the seeds that follow from the last one given.  Its seed."""
        if seed is not None:
            self._seeds = Dice(index(seed))  # learners hand in numbers of numpy, which are too small to reckon with
        game_seed = self._seeds.below(1 << _SEED_BITS)
        self.game = self._new(game_seed)
        self.decisions = 0
        self._page = 0
        self._looks = {}
        return game_seed

    def _new(self, seed: int) -> Game:
        return Game.new(
            self.decks,
            self.book,
            seed=seed,
            edition=self.edition,
            variant=self.variant,
            log=False,
            turn_limit=self.turn_limit,
        )

    @property
    def decider(self) -> int | None:
        """Who must decide; None when the game is over."""
        asked = self.game.decision
        return asked.player if asked is not None else None

    @property
    def truncated(self) -> bool:
        """Whether the game was broken off: so many decisions without an end."""
        return self.game.outcome is None and self.decisions >= self.max_decisions

    # --- looking -----------------------------------------------------------------------------

    def look(self, player: int) -> Look:
        """What the player sees now."""
        found = self._looks.get(player)
        if found is None:
            view = self.game.glance(player, self.open_lists)
            found = self._looks[player] = Look(self.encoding.coder, view, self._page if player == self.decider else 0)
            view.close()
        return found

    def observation(self, player: int) -> Observation:
        theirs = self._lists[1 - player] if self.open_lists else bytes(len(self._lists[1 - player]))
        return self.encoding.observation(self.look(player), self._lists[player], theirs)

    def mask(self, player: int) -> Mask:
        return self.encoding.mask(self.look(player) if player == self.decider else None)

    def render(self, player: int, mode: str | None, lang: str) -> str | None:
        """The board as the player sees it: returned ("ansi"), or printed ("human")."""
        if mode is None:
            return None
        drawn = "\n".join(board.draw(self.game.state, lang, player))
        if mode == "ansi":
            return drawn
        print(drawn)
        return None

    # --- answering ---------------------------------------------------------------------------

    def act(self, action: int) -> None:
        """Give the answer that the action means.

        An illegal one changes nothing: IllegalMove says by which rule the move that it would be is refused,
        EnvError that it is no answer to what is asked.
        """
        player = self.decider
        if player is None:
            raise GameOver("game.over")
        look = self.look(player)
        if action == layout.FIRST_ACTION["more"] and look.pages > 1:
            self._page = (self._page + 1) % look.pages
        else:
            answer = look.meant(action) if 0 <= action < self.encoding.actions else None
            if answer is None:
                raise self._no_answer(action)
            self.game.push_answer(look.view.real(answer))
            self._page = 0
        self.count()

    def _no_answer(self, action: int) -> EnvError:
        asked, st = self.game.decision, self.game.state
        assert asked is not None
        name = self.encoding.action_name(action) if 0 <= action < self.encoding.actions else "–"
        blanks: dict[str, Arg] = {}
        if asked.source:
            blanks["source"] = card_noun(st, asked.source, asked.player)
        if asked.picked and asked.wants in (Number, Put):
            blanks["card"] = card_noun(st, asked.picked[0], asked.player)
        question = Message(f"questions.{asked.about}", blanks)
        return EnvError("env.no_answer", n=action, name=name, question=question, rule=number(asked.rule, self.edition))

    def count(self) -> None:
        """A decision was made: what was seen before it is out of date."""
        self.decisions += 1
        self._looks = {}

    # --- results -----------------------------------------------------------------------------

    def result(self, player: int) -> float:
        """1 for a game won, -1 for one lost, 0 for a draw or a game that goes on."""
        outcome = self.game.outcome
        if outcome is None or not outcome.winners:
            return 0.0
        return 1.0 if player in outcome.winners else -1.0

    def lead(self, player: int) -> float:
        """How far the player is ahead in lore, times what that is worth (`shaping`)."""
        lore = self.game.lore
        return self.shaping * (lore[player] - lore[1 - player]) if self.shaping else 0.0


def _dealt(
    decks: Sequence[Deck] | None, pool: Sequence[str], book: CardBook | None
) -> tuple[list[list[str]], CardBook]:
    """The lists of both decks, and a book with all their cards."""
    given: Sequence[Deck] = decks if decks is not None else starter_decks()
    if len(given) != 2:
        raise EnvError("env.two_decks", n=len(given))
    if book is not None and not any(isinstance(deck, str | Path) for deck in given):
        return [list(deck) for deck in given if not isinstance(deck, str | Path)], book
    library = open_library()
    lists = [
        read_deck_file(deck, library).names
        if isinstance(deck, str | Path)
        else [library.find(name).full_name for name in deck]
        for deck in given
    ]
    return lists, book if book is not None else library.book([*lists[0], *lists[1], *pool])
