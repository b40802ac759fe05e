"""A game at the table, without a screen: who sits where, what is asked and can be chosen, bots, taking back, saving.

    session = Session.begin([deck, other], library, seats=[None, "greedy"], seed=7, lang="es")
    while not session.over:
        if session.handover is not None: ...    # two people, one screen: pass the device, then session.take_seat()
        elif session.waits_for_bot: session.bot_step()
        else: session.answer(session.choices()[0])

A host shows nothing but what the session says: all of it is what the *viewer* may know.  Whoever draws a table reads
`session.table` (the state with blanks), `session.names`, `session.asked`, `session.choices()` and `session.log`.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, Final

from illumineer.bots import named
from illumineer.bots.bot import Bot
from illumineer.bots.host import ask, begin
from illumineer.bots.limits import Count
from illumineer.bots.random_bot import RandomBot
from illumineer.cards import wording
from illumineer.choices import Choice, choices, refusal
from illumineer.cr import NEWEST, number
from illumineer.errors import BotError, CommandError, GameOver, IllegalMove, IllumineerError, RecordError
from illumineer.game import Answer, Decision, Game, Outcome, State, View
from illumineer.messages import Message
from illumineer.names import plain
from illumineer.notation import read
from illumineer.play import saving, taking_back
from illumineer.readings import Next, Pick
from illumineer.seeds import seed_for
from illumineer.seen.view import SPECTATOR
from illumineer.telling import Story, copies
from illumineer.told import board
from illumineer.told.explain import question_text
from illumineer.told.story import Line
from illumineer.vocab import player_name
from illumineer.words import say

if TYPE_CHECKING:
    from illumineer.cards.library import Library

PATIENCE: Final = 120.0
"""How many seconds a bot may think about one decision."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What has to be decided, as the viewer may know it."""

    player: int
    text: str  # "p1: Take a turn action"
    rule: str
    mine: bool  # whether the viewer decides
    decision: Decision | None  # in the view's words; None if the viewer does not decide
    picked: str = ""  # of a choice of several cards, those that the viewer has picked already, in a sentence
    says: str = ""  # what the ability says that asks it

    def __str__(self) -> str:
        question = f"{self.text} [{self.rule}]"
        return f"{self.picked} · {question}" if self.picked else question


class Session:
    """One game, and those who play it."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str | None],
        names: Sequence[str] = (),
        seed: int = 0,
        lang: str = "en",
        open_lists: bool = False,
        keep: Path | None = None,
        bots: Sequence[Bot | None] | None = None,
        secret: int | None = None,
    ) -> None:
        """Use `Session.begin` or `Session.resume`.  A seat is the name of a bot, or None for a person."""
        self.game = game
        """The whole game: not to be shown."""
        self.seats = tuple(seats)
        self.called = tuple(names)
        """What the players are called, if they have been given names."""
        self.seed = seed
        self.secret = seed_for(seed, "table") if secret is None else secret
        """What the seeds of the bots and of the next game are made from; nobody is shown it."""
        self.lang = lang
        self.open_lists = open_lists
        self.keep = keep
        """The file that the game is kept in as it goes on; None: it is not kept."""
        self.kept = keep is not None
        """Whether the file has the newest state; if it could not be written, that is tried with every answer."""
        self.notices: list[Message] = []
        """What went wrong beside the game (it could not be kept …); a host tells it and empties the list."""
        self.patience = PATIENCE
        made = bots if bots is not None else [None if seat is None else named.make(seat) for seat in self.seats]
        self._bots: list[Bot | None] = list(made)
        self._count = Count()
        for player, bot in enumerate(self._bots):
            if bot is not None:
                begin(bot, player, self._seed_for("bot", player))
        self._holder: int | None = None  # of several people, who holds the device
        people = self.people
        if len(people) == 1:
            self._holder = people[0]
        self._history = _history(game)
        self._view: View | None = None
        self._choices: list[Choice] | None = None
        self._story = Story(self.game)
        self._thinking: threading.Thread | None = None
        self._writes = threading.RLock()

    @classmethod
    def begin(
        cls,
        decks: Sequence[Sequence[str]],
        library: Library,
        seats: Sequence[str | None] = (None, "random"),
        names: Sequence[str] = (),
        seed: int = 0,
        edition: str = NEWEST,
        lang: str = "en",
        open_lists: bool = False,
        keep: Path | None = None,
        secret: int | None = None,
    ) -> Session:
        """A new game; DeckError if a deck is not legal, BotError if there is no such bot.

        Without a secret, that follows from the seed as well: the same seed and answers give the same game.
        """
        bots = [None if seat is None else named.make(seat) for seat in seats]
        book = saving.book(library, decks, open_lists)
        game = Game.new(decks, book, seed, edition)
        session = cls(game, seats, names, seed, lang, open_lists, keep, bots, secret)
        session._keep()
        return session

    @classmethod
    def resume(
        cls, path: Path, library: Library, lang: str | None = None, against: Sequence[str | None] = ()
    ) -> Session:
        """The session that was saved there; it goes on being kept in the same file.

        `against`: those who sit opposite the first person from now on, in turn, instead of those who sat there.
        """
        saved = saving.load(path, library)
        if not saved.seats:
            raise RecordError("play.no_seats", file=str(path))
        seats = list(saved.seats)
        if against:
            me = seats.index(None) if None in seats else 0
            others = cycle(against)
            seats = [seat if player == me else next(others) for player, seat in enumerate(seats)]
        lang = lang or saved.lang
        try:
            session = cls(
                saved.game, seats, saved.called, saved.seed, lang, saved.open_lists, keep=path, secret=saved.secret
            )
        except BotError as error:
            if against:
                raise
            raise BotError("play.bot_gone", file=str(path), why=error.message) from None
        if against:
            session._keep()
        return session

    def again(self) -> Session:
        """A new game with the same decks, people and bots, or the same situation again.

        Somebody who knows the seed of this game does not know that of the new one.
        """
        record = self.game.record()
        seed = seed_for(self.secret, "next game")
        game = self.game.beginning() if "position" in record else Game.new(
            record["decks"], self.game.book, seed, record["edition"], record["teams"], record["variant"],
            turn_limit=record["turn_limit"],
        )  # fmt: skip
        keep = saving.new_file(seed) if self.keep is not None else None
        secret = seed_for(self.secret, "next secret")
        session = Session(game, self.seats, self.called, seed, self.lang, self.open_lists, keep, secret=secret)
        session._keep()
        return session

    # --- who looks, who decides --------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        """The players who are people."""
        return [player for player, seat in enumerate(self.seats) if seat is None]

    @property
    def titles(self) -> tuple[str, ...]:
        """What to call each player: their name, "you", or that of the bot."""
        return self.called or titles(self.seats, self.lang)

    @property
    def over(self) -> bool:
        return self.game.decision is None

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome

    @property
    def decider(self) -> int | None:
        """Who must decide; None when the game is over."""
        asked = self.game.decision
        return asked.player if asked is not None else None

    @property
    def waits_for_bot(self) -> bool:
        decider = self.decider
        return decider is not None and self._bots[decider] is not None

    @property
    def handover(self) -> int | None:
        """The person whom the device must be passed to; until `take_seat` only what everybody knows is shown."""
        decider = self.decider
        if decider is None or self._bots[decider] is not None or decider == self._holder:
            return None
        return decider

    def take_seat(self) -> None:
        """The person who must decide has the device now."""
        if self.handover is not None:
            self._holder = self.handover
            self._changed()

    @property
    def viewer(self) -> int:
        """Through whose eyes everything is shown: a player, or SPECTATOR."""
        return SPECTATOR if self._holder is None or self.handover is not None else self._holder

    # --- looking -----------------------------------------------------------------------------

    @property
    def view(self) -> View:
        if self._view is None:
            self._view = self.game.view(self.viewer, self.open_lists)
        return self._view

    @property
    def table(self) -> State:
        """The state as the viewer may know it: `BLANK` for every hidden card."""
        return self.view.table

    @property
    def names(self) -> dict[int, str]:
        """What the viewer calls each card of the table, by its reference; copies are numbered as in moves."""
        return copies(self.table, self.viewer)

    def board(self) -> list[str]:
        """The table in lines of text."""
        st = self.table
        in_play = {card.card: self.names.get(card.ref, card.spec.full_name) for card in st.table()}
        return board.draw(st, self.lang, self.viewer, in_play)

    @property
    def asked(self) -> Asked | None:
        """What has to be decided now, and by whom; None when the game is over."""
        asked = self.game.decision
        if asked is None:
            return None
        rule = number(asked.rule, self.game.edition)
        mine = self.view.decision
        if mine is None:
            text = question_text(self.game.state, asked, self.lang, None, self.viewer)
            return Asked(asked.player, text, rule, False, None)
        text = question_text(self.table, mine, self.lang, self.names)
        says = wording.ability(self.game.book, mine.ability, self.lang) if mine.ability >= 0 else ""
        return Asked(asked.player, text, rule, True, mine, self._picked(mine), says)

    def _picked(self, asked: Decision) -> str:
        if asked.wants not in (Pick, Next) or not asked.picked:
            return ""
        names = [self.names[ref] for ref in asked.picked if ref in self.names]
        return say(Message("play.picked", {"names": names}), self.lang) if names else ""

    def choices(self) -> list[Choice]:
        """What the viewer can answer, then what they would look for and cannot; empty if they do not decide."""
        if self._choices is None:
            self._choices = choices(self.game, self.view, self.lang)
        return self._choices

    @property
    def log(self) -> list[Line]:
        """What has happened, as the viewer may know it, each line with its rule and how deep it is nested."""
        return self._story.telling(self.viewer, self.lang).lines()

    def lines_after(self, answers: int) -> int:
        """How many lines the log had when so many answers had been given; 0 if none."""
        return len(self._story.telling(self.viewer, self.lang).lines(answers)) if answers else 0

    # --- deciding ----------------------------------------------------------------------------

    def find(self, text: str) -> Choice:
        """The choice that a text means, in the notation of moves or as it is listed; NotationError if it means none."""
        wanted = plain(text)
        for choice in self.choices():
            if wanted in (plain(choice.notation), plain(choice.text)):
                return choice
        asked = self.view.decision
        if asked is None:
            raise CommandError("play.not_asked")
        move = read(self.table, asked, text)
        legal = move.value in asked.options
        refused = None if legal else lambda: refusal(self.game, self.view, move.value, self.lang)
        return Choice(move.value, move.text, move.text, refused=refused)

    def answer(self, choice: Choice | str) -> None:
        """The viewer's answer: a choice, or a text that means one.  IllegalMove if it is not legal."""
        if self.over:
            raise GameOver("game.over")
        if self.view.decision is None:
            raise CommandError("play.not_asked")
        given = self.find(choice) if isinstance(choice, str) else choice
        if not given.legal or given.answer is None:
            raise IllegalMove(given.notation, [], given.text, list(given.reasons))
        self._take(self.view.real(given.answer))

    def _take(self, value: Answer) -> None:
        asked = self.game.decision
        assert asked is not None
        with self._writes:
            self._story.push_answer(value)
            self._history.append((asked.player, taking_back.begins_play(asked)))
            self._changed()
            self._keep()

    def _changed(self) -> None:
        self._view = None
        self._choices = None

    def concede(self, player: int | None = None) -> None:
        """A player concedes: the viewer, or whoever is named."""
        who = self._holder if player is None else player
        if who is None:
            raise CommandError("play.nobody_concedes")
        self._story.concede(who)
        self._history.append((who, False))
        self._changed()
        self._keep()

    # --- bots --------------------------------------------------------------------------------

    def bot_step(self) -> bool:
        """Let a bot decide once; False if it is not a bot's turn to decide.

        BotError if it breaks off, gives what is not legal, takes too long or does not stop: the game is as it was.
        Then `answer_for_bot` goes on with a random answer, or the bot's player concedes.
        """
        decider = self.decider
        bot = self._bots[decider] if decider is not None else None
        if decider is None or bot is None:
            return False
        self._count.one_more(self.game, bot)
        self._take(self._asked_bot(bot, decider))
        return True

    def _asked_bot(self, bot: Bot, player: int) -> Answer:
        """The bot's answer, unless it thinks for too long."""
        if self._thinking is not None and self._thinking.is_alive():
            raise BotError("bots.stalled", bot=type(bot).__name__, player=player_name(player), seconds=self.patience)
        got: list[Answer] = []
        wrong: list[IllumineerError] = []

        def think() -> None:
            try:
                got.append(ask(self.game, bot, self.open_lists))
            except IllumineerError as error:
                wrong.append(error)

        self._thinking = threading.Thread(target=think, daemon=True)
        self._thinking.start()
        self._thinking.join(self.patience)
        if wrong:
            raise wrong[0]
        if not got:
            raise BotError("bots.stalled", bot=type(bot).__name__, player=player_name(player), seconds=self.patience)
        return got[0]

    def answer_for_bot(self) -> None:
        """A random answer in the place of a bot that gives none."""
        decider = self.decider
        if decider is not None and self._bots[decider] is not None:
            self._take(ask(self.game, RandomBot(self._seed_for("stand-in", decider)), self.open_lists))

    def _seed_for(self, purpose: str, player: int) -> int:
        """The seed of who plays for a player from here on; a resumed bot begins where the game is."""
        return seed_for(self.secret, purpose, player, len(self.game.inputs))

    # --- taking back -------------------------------------------------------------------------

    def why_no_take_back(self) -> Message | None:
        """Why the viewer cannot take their last play back; None if they can."""
        who = self._holder
        at = taking_back.last_play(self._history, who) if who is not None else None
        if who is None or at is None:
            return Message("play.back_nothing")
        return taking_back.hindrance(self.game, at, self._history, who)

    def take_back(self) -> None:
        """Take the viewer's last play back, as a whole: to where they chose it.  CommandError if not."""
        why = self.why_no_take_back()
        if why is not None:
            raise CommandError("play.back_refused", why=why)
        assert self._holder is not None
        at = taking_back.last_play(self._history, self._holder)
        while len(self.game.inputs) > (at or 0):
            self._story.pop()
        del self._history[at:]
        self._changed()
        self._keep()

    # --- keeping -----------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write the session to a file; RecordError if it cannot be written (the game goes on).

        Also while a bot thinks in another thread: what it answers is written after that, or before.
        """
        with self._writes:
            saving.write(path, self)

    def _keep(self) -> None:
        """Keep the game as it goes on: after every answer, so that whatever ends the program ends nothing else."""
        if self.keep is None:
            return
        before, self.kept = self.kept, False
        try:
            self.save(self.keep)
            self.kept = True
        except RecordError as error:
            if before:
                self.notices.append(Message("play.not_kept", {"why": error.message}))


def titles(seats: Sequence[str | None], lang: str) -> tuple[str, ...]:
    """What to call players without names, by who sits there: "you", or several people by their numbers, or a bot."""
    alone = list(seats).count(None) == 1
    return tuple(
        Path(seat).name if seat is not None else say(Message("play.you" if alone else "play.person", {"n": n}), lang)
        for n, seat in enumerate(seats, 1)
    )


def _history(game: Game) -> list[tuple[int, bool]]:
    """Who gave each input, and whether a play began with it."""
    again = game.beginning()
    found: list[tuple[int, bool]] = []
    for item in game.inputs:
        asked = again.decision
        if isinstance(item, str) or asked is None:
            found.append((int(item), False))
        else:
            found.append((asked.player, taking_back.begins_play(asked)))
        again.redo(item)
    return found
