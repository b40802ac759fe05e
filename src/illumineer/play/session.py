"""A game at the table, without a screen: who sits where, what is asked and can be chosen, bots, taking back, saving.

    session = Session.begin([deck, other], library, seats=[None, "greedy"], seed=7, lang="es")
    while not session.over:
        if session.handover is not None: ...    # two people, one screen: pass the device, then session.take_seat()
        elif session.waits_for_bot: session.bot_step()
        else: session.answer(session.choices()[0])

A host shows nothing but what the session says: all of it is what the *viewer* may know.  To draw a table it reads
`session.table` (the state with blanks), `session.names`, `session.asked`, `session.choices()` and `session.log`.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count, cycle
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from illumineer.bots import named
from illumineer.bots.bot import Bot
from illumineer.bots.host import ask, begin
from illumineer.bots.limits import Count
from illumineer.cards import wording
from illumineer.choices import Choice, choices, refusal
from illumineer.cr import NEWEST, number
from illumineer.errors import BotError, CommandError, GameOver, IllegalMove, RecordError
from illumineer.game import Answer, Decision, Game, Outcome, State, View
from illumineer.messages import Message
from illumineer.names import plain
from illumineer.notation import read
from illumineer.play import saving
from illumineer.play.taking_back import History, hindrance
from illumineer.readings import Next, Pick, PickPlayer
from illumineer.seeds import seed_for
from illumineer.seen.apart import apart
from illumineer.seen.labels import labels
from illumineer.seen.view import SPECTATOR
from illumineer.telling import Story, copies
from illumineer.told import board
from illumineer.told.explain import question_text
from illumineer.told.story import Line
from illumineer.vocab import player_name
from illumineer.words import say

if TYPE_CHECKING:
    from illumineer.cards.library import Library

_PICKS: Final = (Pick, PickPlayer, Next)
"""Answers of which several may be given, one after the other."""

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
        """What the seeds of the bots, of the deal and of the next game's secret are made from; nobody is shown it."""
        self._lang = lang
        self.open_lists = open_lists
        self.keep = keep
        """The file that the game is kept in as it goes on; None: it is not kept."""
        self.kept = keep is not None
        """Whether the file has the newest state; if it could not be written, that is tried with every answer."""
        self.notices: list[Message] = []
        """What went wrong beside the game (it could not be kept …); a host tells it and empties the list."""
        self.patience: float | None = PATIENCE
        """How many seconds a bot may think about one decision; None: it is asked in this thread, and takes its time."""
        made = bots if bots is not None else [None if seat is None else named.make(seat) for seat in self.seats]
        self._bots: list[Bot | None] = list(made)
        self._count = Count()
        self.begin_bots()
        self._holder: int | None = None  # of several people, who holds the device
        people = self.people
        if len(people) == 1:
            self._holder = people[0]
        self._history = History(game)
        self._view: View | None = None
        self._labels: dict[int, str] | None = None
        self._choices: list[Choice] | None = None
        self._story = Story(self.game)
        self._thinking: threading.Thread | None = None

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

    def again(self, first: int | None = None, secret: int | None = None) -> Session:
        """A new game with the same decks, people and bots, or the same situation again.

        `first` is the player who begins; without it chance decides.  The seed of the new game is made from its secret,
        which follows from the secret of this one unless one is given: who knows the seed of this game knows nothing of
        the new one, except where the secret of this one follows from its seed.
        """
        if secret is None:
            secret = seed_for(self.secret, "next secret")
        record = self.game.record()
        if "position" in record:
            seed, game = self.seed, self.game.beginning()
        else:
            seed, game = self._dealt_anew(record, first, secret)
        keep = saving.new_file(seed) if self.keep is not None else None
        session = Session(game, self.seats, self.called, seed, self.lang, self.open_lists, keep, secret=secret)
        session._keep()
        return session

    def _dealt_anew(self, record: dict[str, Any], first: int | None, secret: int) -> tuple[int, Game]:
        """The seed of the next game, and the game; the first of a row of seeds in which that player begins."""
        for place in count():
            seed = seed_for(secret, "next game", place)
            game = Game.new(
                record["decks"], self.game.book, seed, record["edition"], record["teams"], record["variant"],
                turn_limit=record["turn_limit"],
            )  # fmt: skip
            if first is None or game.state.first == first:
                return seed, game
        raise AssertionError("chance lets each player begin some time")

    @property
    def lang(self) -> str:
        """The language that everything is said in."""
        return self._lang

    @lang.setter
    def lang(self, lang: str) -> None:
        if lang != self._lang:
            self._lang = lang
            self._choices = None

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
            self.holder = self.handover

    @property
    def holder(self) -> int | None:
        """The person who has the device; None before the first of several has taken it."""
        return self._holder

    @holder.setter
    def holder(self, person: int | None) -> None:
        self._holder = person
        self._changed()

    @property
    def viewer(self) -> int:
        """Through whose eyes everything is shown: a player, or SPECTATOR."""
        return SPECTATOR if self._holder is None or self.handover is not None else self._holder

    # --- looking -----------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """What the viewer may know now: good until the next answer, and not to be changed."""
        if self._view is None:
            self._view = self.game.glance(self.viewer, self.open_lists)
        return self._view

    @property
    def table(self) -> State:
        """The state as the viewer may know it: `BLANK` for every hidden card."""
        return self.view.table

    @property
    def names(self) -> dict[int, str]:
        """What the viewer calls each card of the table, by its reference; copies are numbered as in moves."""
        return copies(self.table, self.viewer)

    @property
    def labels(self) -> dict[int, str]:
        """What choices call each card of the table, by its reference: every viewer numbers copies there."""
        if self._labels is None:
            self._labels = labels(self.table, self.viewer)
        return self._labels

    def board(self) -> list[str]:
        """The table in lines of text."""
        st = self.table
        in_play: dict[int, str] = {card.card: self.names.get(card.ref, card.spec.full_name) for card in st.table()}
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
        if asked.wants not in _PICKS or asked.of_players or not asked.picked:
            return ""
        names = [self.names[ref] for ref in asked.picked if ref in self.names]
        return say(Message("play.picked", {"names": names}), self.lang) if names else ""

    def choices(self) -> list[Choice]:
        """What the viewer can answer, then what they would look for and cannot; empty if they do not decide."""
        if self._choices is None:
            self._choices = choices(self.game, self.view, self.lang, names=self.labels)
        return self._choices

    @property
    def log(self) -> list[Line]:
        """What has happened, as the viewer may know it, each line with its rule and how deep it is nested."""
        return self._story.telling(self.viewer, self.lang).lines()

    def lines_after(self, answers: int) -> int:
        """How many lines the log had after that number of answers; 0 if there were none."""
        return len(self._story.telling(self.viewer, self.lang).lines(answers)) if answers else 0

    @property
    def since(self) -> int:
        """How many lines the log had when the viewer gave their last answer: what has come of it is news to them."""
        return self.lines_after(self._history.before_last_of(self.viewer))

    # --- deciding ----------------------------------------------------------------------------

    def find(self, text: str) -> Choice:
        """The choice that a text means, in the notation of moves or as it is listed; NotationError if it means none."""
        exact = next((choice for choice in self.choices() if choice.notation == text), None)
        if exact is not None:
            return exact
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
        earlier = self._history.earlier(self.game)
        self._story.push_answer(value)
        self._history.add(asked.player, earlier)
        self._changed()
        self._keep()

    def _changed(self) -> None:
        self._view = None
        self._labels = None
        self._choices = None

    def concede(self, player: int | None = None) -> None:
        """A player concedes: the viewer, or the player who is named."""
        who = self.viewer if player is None else player
        if who == SPECTATOR:
            raise CommandError("play.nobody_concedes" if self.handover is None else "play.not_asked")
        self._story.concede(who)
        self._history.add(who)
        self._changed()
        self._keep()

    # --- bots --------------------------------------------------------------------------------

    def bot_step(self) -> bool:
        """Let a bot decide once; False if it is not a bot's turn to decide.

        BotError if it breaks off, gives what is not legal, takes too long or does not stop: the game is as it was.
        Then `answer_for_bot` goes on with a random answer, or the bot's player concedes.
        """
        think = self.bot_asked()
        if think is None:
            return False
        self.take_from_bot(think())
        return True

    def bot_asked(self) -> Callable[[], Answer] | None:
        """What asks the bot that must decide, when it is called; None if it is not a bot's turn to decide.

        It may be called in another thread: the bot thinks about a state that shares nothing with the game, and the
        session stays as it is.  It gives the answer for `take_from_bot`; BotError as from `bot_step`.
        """
        decider = self.decider
        bot = self._bots[decider] if decider is not None else None
        if decider is None or bot is None:
            return None
        game = self.game if self.patience is None else Game(apart(self.game.state), {"saved": True})

        def think() -> Answer:
            self._count.one_more(game, bot)
            return self._asked_bot(game, bot, decider)

        return think

    def take_from_bot(self, answer: Answer) -> None:
        """Go on with the answer that the bot has given to what is asked now."""
        self._take(answer)

    def _asked_bot(self, game: Game, bot: Bot, player: int) -> Answer:
        """The bot's answer, unless it thinks for too long."""
        if self.patience is None:
            return ask(game, bot, self.open_lists)
        if self._thinking is not None and self._thinking.is_alive():
            raise BotError("bots.stalled", bot=type(bot).__name__, player=player_name(player), seconds=self.patience)
        got: list[Answer] = []
        wrong: list[Exception] = []

        def think() -> None:
            try:
                got.append(ask(game, bot, self.open_lists))
            except Exception as error:  # it is raised where the bot was asked
                wrong.append(error)

        self._thinking = threading.Thread(target=think, daemon=True)
        self._thinking.start()
        self._thinking.join(self.patience)
        if wrong:
            raise wrong[0]
        if not got:
            raise BotError("bots.stalled", bot=type(bot).__name__, player=player_name(player), seconds=self.patience)
        return got[0]

    def answer_for_bot(self, stand_in: str = "random") -> None:
        """The answer of another bot in the place of one that gives none, or takes too long."""
        decider = self.decider
        if decider is not None and self._bots[decider] is not None:
            bot = named.make(stand_in)
            begin(bot, decider, self._seed_for("stand-in", decider))
            self._take(ask(self.game, bot, self.open_lists))

    def begin_bots(self) -> None:
        """Let the bots begin anew where the game is now, each with a seed that follows from that place."""
        for player, bot in enumerate(self._bots):
            if bot is not None:
                begin(bot, player, self._seed_for("bot", player))

    def _seed_for(self, purpose: str, player: int) -> int:
        """The seed of who plays for a player from here on; a resumed bot begins where the game is."""
        return seed_for(self.secret, purpose, player, len(self.game.inputs))

    # --- taking back -------------------------------------------------------------------------

    def why_no_take_back(self) -> Message | None:
        """Why the viewer cannot take their last play back; None if they can."""
        if self.over:
            return Message("play.back_over")
        if self.handover is not None:  # the hand of who had the device would be shown to the next one
            return Message("play.not_asked")
        who = self._holder
        earlier = self._history.before_last_play(self.game, who) if who is not None else None
        if who is None or earlier is None:
            return Message("play.back_nothing")
        return hindrance(self.game, earlier, self._history, who)

    def hindrance(self, at: int, player: int) -> Message | None:
        """Why what has happened since the first `at` inputs cannot be taken back by a player; None if it can."""
        return hindrance(self.game, self.game.after(at), self._history, player)

    def take_back(self) -> None:
        """Take the viewer's last play back, as a whole: to where they chose it.  CommandError if not."""
        why = self.why_no_take_back()
        if why is not None:
            raise CommandError("play.back_refused", why=why)
        assert self._holder is not None
        earlier = self._history.before_last_play(self.game, self._holder)
        assert earlier is not None
        self._go_back(earlier)
        self._keep()

    def _go_back(self, earlier: Game) -> None:
        """Take back what has happened since the game was as it was earlier."""
        self.game = earlier.copy()
        self._story = Story(self.game)
        self._history.cut(len(earlier.inputs))
        self._changed()

    def unpick(self, place: int) -> None:
        """Take one of the cards or players off again that the viewer has picked so far; the others stay picked.

        CommandError if there is no such pick.
        """
        asked, mine = self.game.decision, self.view.decision
        if asked is None or mine is None or mine.wants not in _PICKS or not 0 <= place < len(asked.picked):
            raise CommandError("play.no_pick")
        before = self.game.copy()
        while (earlier := before.decision) is not None and _same_series(earlier, asked) and len(earlier.picked) > place:
            before.pop()
        if earlier is None or not _same_series(earlier, asked):  # a pick that nobody was asked for stays
            raise CommandError("play.no_pick")
        why = hindrance(self.game, before, self._history, asked.player)
        if why is not None:
            raise CommandError("play.back_refused", why=why)
        self._go_back(before)
        for pick in asked.picked[len(earlier.picked) :]:
            if pick != asked.picked[place]:
                self._take(pick)
        self._keep()

    # --- keeping -----------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write the session to a file; RecordError if it cannot be written (the game goes on)."""
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


def _same_series(one: Decision, other: Decision) -> bool:
    """Whether two decisions ask for picks of one series."""
    return (one.player, one.ask, one.about, one.source) == (other.player, other.ask, other.about, other.source)


def titles(seats: Sequence[str | None], lang: str) -> tuple[str, ...]:
    """What to call players without names, by who sits there: "you", or several people by their numbers, or a bot."""
    alone = list(seats).count(None) == 1
    return tuple(
        Path(seat).name if seat is not None else say(Message("play.you" if alone else "play.person", {"n": n}), lang)
        for n, seat in enumerate(seats, 1)
    )
