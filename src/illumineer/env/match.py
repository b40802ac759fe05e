"""One game after another between two seats, for the environments: decks, seeds, actions in, observations out.

Here: what PettingZoo and Gymnasium environments have in common.  Not here: their protocols (`aec`, `gym`).
What `reset` is asked for holds for the one game that begins with it.
"""

from __future__ import annotations

import reprlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from operator import index
from secrets import randbits
from typing import Any, Final

from illumineer.bots.limits import TURN_LIMIT
from illumineer.cards.given import Deck, dealt, deck_lists
from illumineer.compile.book import CardBook
from illumineer.cr import EDITIONS, NEWEST, number
from illumineer.env import layout
from illumineer.env.encoding import Encoding, Mask, Observation
from illumineer.env.slotted import SlottedView
from illumineer.errors import EnvError, GameOver, IllumineerError
from illumineer.game import Game, find_edition
from illumineer.messages import Arg, Message
from illumineer.readings import Number, Put
from illumineer.seeds import seed_for
from illumineer.told import board
from illumineer.told.explain import card_noun
from illumineer.words import LANGUAGES

_SEED_BITS: Final = 64
RENDER_MODES: Final = ("ansi", "human")
OPTIONS: Final = ("decks", "edition")
"""What `reset` can be asked for in every environment."""
_USUAL: Final[Mapping[str, Any]] = {}


def check_drawing(render_mode: str | None, lang: str) -> None:
    """EnvError unless the board can be drawn like that."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise EnvError("env.option", option="render_mode", value=repr(render_mode), known=list(RENDER_MODES))
    if lang not in LANGUAGES:
        raise EnvError("env.option", option="lang", value=repr(lang), known=list(LANGUAGES))


def asked_for(options: Any, known: Sequence[str], passed_over: str = "") -> dict[str, Any]:
    """The options of a `reset`; EnvError if there is one that it neither knows nor passes over."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise EnvError("env.not_options", value=reprlib.repr(options))
    for name in options:
        if name not in known and name != passed_over:
            raise EnvError("env.unknown_option", name=str(name), known=list(known))
    return dict(options)


@contextmanager
def refusing(option: str) -> Iterator[None]:
    """Within: what cannot be done with the value of an option of `reset` is an EnvError."""
    try:
        yield
    except IllumineerError as error:
        raise EnvError("env.unusable_option", option=option, why=error.message) from error


def whole(action: Any) -> int:
    """The number of an action; EnvError if it is no whole number."""
    try:
        return index(action)
    except TypeError:
        raise EnvError("env.no_action", value=reprlib.repr(action)) from None


def _edition(name: Any) -> str:
    """The name of an edition of the rules, if it is one."""
    if not isinstance(name, str):
        raise EnvError("env.option", option="edition", value=repr(name), known=list(EDITIONS))
    with refusing("edition"):
        return find_edition(name).name


class Match:
    """What is played, and the game that is being played."""

    def __init__(
        self,
        decks: Sequence[Deck] | None = None,
        *,
        edition: str = NEWEST,
        open_lists: bool = False,
        turn_limit: int = TURN_LIMIT,
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
        self.open_lists = open_lists
        self.turn_limit = turn_limit
        self.max_decisions = max_decisions
        self.shaping = shaping
        self.variant = variant
        if decks is not None and len(decks) != 2:
            raise EnvError("env.two_decks", n=len(decks))
        lists, self.book = dealt(decks, book, pool)
        self._usual = lists, edition
        self._own_book = book is not None
        self.encoding = Encoding(self.book)
        self._seed = randbits(_SEED_BITS)
        self._number = 0
        self._deal(self._new(lists, edition, 0), lists, edition)

    def __getstate__(self) -> dict[str, Any]:
        """Sent elsewhere without what was seen of the game, which is looked at again there."""
        return {**self.__dict__, "_slotted": {}}

    # --- a game ------------------------------------------------------------------------------

    def begin(self, seed: int | None, asked: Mapping[str, Any] = _USUAL) -> None:
        """A new game; without a seed, the next of the games that follow from the last one given.

        EnvError if it cannot be played with what `asked` says (`OPTIONS`); then nothing has changed.
        """
        lists, edition = self._usual
        if "edition" in asked:
            edition = _edition(asked["edition"])
        if "decks" in asked:
            lists = self._lists_of(asked["decks"])
        base, nth = (self._seed, self._number + 1) if seed is None else (index(seed), 0)
        with refusing("decks"):
            game = self._new(lists, edition, seed_for(base, "environment", "game", nth))
        self._seed, self._number = base, nth
        self._deal(game, lists, edition)

    def seed_for(self, purpose: str) -> int:
        """The seed for something else than the game itself, which it does not tell."""
        return seed_for(self._seed, "environment", purpose, self._number)

    def _new(self, decks: list[list[str]], edition: str, seed: int) -> Game:
        return Game.new(
            decks,
            self.book,
            seed=seed,
            edition=edition,
            variant=self.variant,
            log=False,
            turn_limit=self.turn_limit,
        )

    def _deal(self, game: Game, decks: list[list[str]], edition: str) -> None:
        """The game begins."""
        self.game = game
        self.decks = decks
        self.edition = edition
        coder, book = self.encoding.coder, self.book
        self._lists = [coder.list_row(tuple(book.card(name).index for name in deck)) for deck in decks]
        self._slotted: dict[int, SlottedView] = {}
        self._page = 0
        self.decisions = 0

    def _lists_of(self, decks: Any) -> list[list[str]]:
        """The two decks of one game: the card table stays, so it must have all their cards."""
        with refusing("decks"):
            lists = deck_lists(decks, as_written=self._own_book)
            if len(lists) != 2:
                raise EnvError("env.two_decks", n=len(lists))
        table = set(self.encoding.cards)
        missing = [name for name in dict.fromkeys(lists[0] + lists[1]) if name not in table]
        if missing:
            raise EnvError("env.not_in_table", names=missing, n=len(missing))
        return lists

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

    def slotted(self, player: int) -> SlottedView:
        """What the player sees now."""
        found = self._slotted.get(player)
        if found is None:
            view = self.game.glance(player, self.open_lists)
            page = self._page if player == self.decider else 0
            found = self._slotted[player] = SlottedView(self.encoding.coder, view, page)
            view.close()
        return found

    def observation(self, player: int) -> Observation:
        theirs = self._lists[1 - player] if self.open_lists else bytes(len(self._lists[1 - player]))
        return self.encoding.observation(self.slotted(player), self._lists[player], theirs)

    def mask(self, player: int) -> Mask:
        return self.encoding.mask(self.slotted(player) if player == self.decider else None)

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
        slotted = self.slotted(player)
        if action == layout.FIRST_ACTION["more"] and slotted.pages > 1:
            self._page = (self._page + 1) % slotted.pages
        else:
            answer = slotted.meant(action) if 0 <= action < self.encoding.actions else None
            if answer is None:
                raise self._no_answer(action)
            self.game.push_answer(slotted.view.real(answer))
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
        self._slotted = {}

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
