"""Calls about a game at the table: `play.new`, `play.answer` and those beside them.

The desk keeps no tables.  A call takes a game as `kept` and hands it back as it is afterwards: the caller keeps it.  It
is the text that `illumineer play` saves, with what only this table needs, and it holds what is hidden: a door
(a server, a worker) keeps it and never hands it to a browser as it is.  Everything else in a reply is what the viewer
may know.

`n` counts what has happened at a table, and never goes back.  An answer names the `n` that it was given for.  If the
table has gone on since, nothing changes, and the reply holds the newest state.  `id` is what the door calls the
table; the desk hands it back.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from typing import Any, Final

from illumineer.cards.decklist import read_lines
from illumineer.cards.library import shared_library
from illumineer.cards.starters import starter_decks
from illumineer.choices import Choice, because, onto
from illumineer.desk import sittings
from illumineer.desk.opening import as_seen
from illumineer.desk.replaying import data_in
from illumineer.desk.sittings import MOST_PLAYOUTS, QUICK, QUICKEST, SLOW, Match, Sitting
from illumineer.document.keys import Keys
from illumineer.document.lines import lines
from illumineer.document.tables import picks, reasons, table_of, viewer_name
from illumineer.errors import BotError, CommandError, DeckError, GameOver, IllegalMove, IllumineerError, NotationError
from illumineer.looking import ViewLook
from illumineer.messages import Message
from illumineer.names import plain
from illumineer.play.console import Console
from illumineer.play.left import left_to_do
from illumineer.play.saving import data_of, of_data
from illumineer.play.session import Session
from illumineer.play.talking import Talking
from illumineer.readings import Name
from illumineer.vocab import PLAYER_NAMES, player_name
from illumineer.words import say

PERSON: Final = "person"
Told = dict[str, Any]
"""The lines of the log that somebody has: whose log, how many, of which number of take-backs."""
MOST_AT_ONCE: Final = 400
"""Decisions that bots make in one call; then the call says that they have more to decide."""
MOST_LINES: Final = 120
"""Lines of the log that somebody gets who has none of them: the last ones, and all that are news."""
_END_KEY: Final = "e"
"""The key that ends a turn, as at the terminal."""
MOST_NAMES: Final = 12
"""Names that one search for a name gives."""


# --- beginning -------------------------------------------------------------------------------


def new(
    lists: list[str | None],
    seats: list[str],
    names: list[str],
    best: int,
    open_lists: bool,
    seed: int | None,
    have: Told | None,
    id: str | None,
    lang: str,
    edition: str,
) -> dict[str, Any]:
    """A new table.  A list is the text of a deck list, or null for a starter deck; chance decides who begins."""
    decks = [_deck(text, place) for place, text in enumerate(lists)]
    if len(decks) != len(seats) or (names and len(names) != len(seats)):
        raise CommandError("desk.as_many", n=len(decks))
    who = _seated(seats)
    secret = None if seed is not None else secrets.randbits(63)
    session = Session.begin(
        decks,
        shared_library(),
        who,
        names,
        secrets.randbits(63) if seed is None else seed,
        edition,
        lang,
        open_lists,
        secret=secret,
    )
    sitting = Sitting(session, Match(best, [0] * len(decks)))
    return _gone_on(sitting, lang, have, id)


def resume(
    record: str | dict[str, Any], at: int | None, seats: list[str], have: Told | None, id: str | None, lang: str
) -> dict[str, Any]:
    """A table that goes on from a record, after that many inputs: from any moment of a game that was played."""
    saved = of_data(data_in(record), shared_library(), say(Message("desk.the_text"), lang))
    game = saved.game if at is None else saved.game.after(at)
    if len(game.players) != len(seats):
        raise CommandError("desk.as_many", n=len(game.players))
    who = _seated(seats)
    session = Session(game, who, (), saved.seed, lang, saved.open_lists, secret=secrets.randbits(63))
    return _gone_on(Sitting(session, Match(1, [0] * len(seats))), lang, have, id)


def _seated(seats: list[str]) -> list[str | None]:
    """Who sits where; at least one of them is a person."""
    who = [_seat(each) for each in seats]
    if None not in who:
        raise CommandError("desk.nobody_sits", person=PERSON)
    return who


def _seat(name: str) -> str | None:
    """Who sits there: None for a person, or a bot of the package whose thinking is bounded in playouts."""
    if name == PERSON:
        return None
    if sittings.is_bounded(name):
        return name
    known = [PERSON, *QUICK, f"{SLOW}:1", "…", f"{SLOW}:{MOST_PLAYOUTS}"]
    raise CommandError("desk.not_one_of", what=name[:40], known=known)


def _deck(text: str | None, place: int) -> list[str]:
    """The cards of a list; DeckError says the first line that is none.  Whether they are a deck, the game checks."""
    if text is None:
        starters = starter_decks()
        return list(starters[place % len(starters)])
    deck, errors = read_lines(text, shared_library())
    if errors:
        raise DeckError("decks.wrong", player=player_name(place), what=errors[0])
    return deck.names


def again(kept: str, n: int, begins: str | None, have: Told | None, id: str | None, lang: str) -> dict[str, Any]:
    """The next game of those who sit here.  Who lost begins, unless somebody else is named."""
    sitting = sittings.take(kept)
    if n != sitting.n:
        return _reply(sitting, lang, have, id, stale=True)
    try:
        first = _first(sitting.session, begins)
    except CommandError:
        sittings.put(sitting, kept)
        raise
    return _gone_on(sitting.again(first), lang, None, id)


def _first(session: Session, begins: str | None) -> int | None:
    """Who begins the next game: who was named, else who lost; None if chance decides.  CommandError if it cannot be."""
    outcome, players = session.outcome, PLAYER_NAMES[: len(session.seats)]
    if outcome is None:
        raise CommandError("desk.not_over")
    if begins is not None:
        if begins not in players:
            raise CommandError("desk.no_player", player=begins, players=list(players))
        return players.index(begins)
    return next((who for who in range(len(players)) if outcome.winners and who not in outcome.winners), None)


# --- looking ---------------------------------------------------------------------------------


def look(kept: str, have: Told | None, id: str | None, lang: str) -> dict[str, Any]:
    """The table as it is."""
    return _reply(sittings.take(kept), lang, have, id)


def values(kept: str, card: str, id: str | None, lang: str) -> dict[str, Any]:
    """Why a card has its values, by its key."""
    with sittings.looked_at(kept) as session:
        view = session.view
        found = Keys(view.table).find(card)
        if found is None:
            raise NotationError("desk.no_card_here", card=card)
        return {"reasons": reasons(because(session.game, ViewLook(view).card(found).why(), session.viewer, lang))}


def targets(kept: str, card: str, id: str | None, lang: str) -> dict[str, Any]:
    """The cards in play onto which a card can be dragged, by its key, each with the moves that this means."""
    with sittings.looked_at(kept) as session:
        view = session.view
        keys = Keys(view.table)
        asked = view.decision
        offered = session.choices() if asked is not None and asked.is_turn else []
        found: dict[str | None, list[str]] = {}
        for choice in offered:
            if asked is not None and choice.legal and choice.answer is not None and keys.of_ref(choice.card) == card:
                for ref, moves in onto(view.table, asked, choice.answer, session.labels):
                    found.setdefault(keys.of_ref(ref), moves)
    return {"targets": [{"card": key, "moves": moves} for key, moves in found.items()]}


def naming(kept: str, words: str, id: str | None, lang: str) -> dict[str, Any]:
    """The names that can be named now and have these words; the best of them first."""
    with sittings.looked_at(kept) as session:
        session.lang = lang
        asked = session.view.decision
        offered = session.choices() if asked is not None and asked.wants is Name else []
    wanted = plain(words)
    texts = [each.notation for each in offered if each.legal]
    found = [text for text in texts if wanted in plain(text.removeprefix("name "))]
    found.sort(key=lambda text: (not plain(text.removeprefix("name ")).startswith(wanted), len(text), text))
    return {"moves": [{"move": text, "text": text.removeprefix("name ")} for text in found[:MOST_NAMES]]}


def record(kept: str, id: str | None, lang: str) -> dict[str, Any]:
    """The whole game, as the text that `illumineer play` saves, once it is over: its seed tells what is hidden.

    As text: the seed is a number that a browser cannot hold exactly.  Without the secret, which the games after it are
    made from.
    """
    with sittings.looked_at(kept) as session:
        if not session.over:
            raise CommandError("talk.not_over")
        told = {key: value for key, value in data_of(session).items() if key != "secret"}
        return {"record": json.dumps(told, ensure_ascii=False)}


def case(kept: str, id: str | None, lang: str) -> dict[str, Any]:
    """The moment as a case, with what the viewer may know of it; NotAPosition where a position cannot hold it."""
    with sittings.looked_at(kept) as session:
        return {"case": as_seen(session.game, session.viewer)}


# --- deciding --------------------------------------------------------------------------------


def answer(kept: str, n: int, moves: list[str], have: Told | None, id: str | None, lang: str) -> dict[str, Any]:
    """Answer what the viewer is asked: one move, or several as one answer, all of it or nothing.

    But what could not be taken back stays: a refusal must not be a way to look at what comes.
    """

    def push(session: Session) -> None:
        for move in moves:
            session.answer(move)

    return _changed(kept, n, have, id, lang, push)


def bot(kept: str, n: int, have: Told | None, id: str | None, lang: str) -> dict[str, Any]:
    """Let a bot that thinks decide once."""
    return _changed(kept, n, have, id, lang, Session.bot_step)


def hurry(kept: str, n: int, have: Told | None, id: str | None, lang: str) -> dict[str, Any]:
    """Let another bot decide at once in the place of one that thinks, until a person is asked."""

    def decide(session: Session) -> None:
        for _ in range(MOST_AT_ONCE):
            if not session.waits_for_bot:
                break
            session.answer_for_bot(QUICKEST)

    return _changed(kept, n, have, id, lang, decide)


def take(kept: str, n: int, have: Told | None, id: str | None, lang: str) -> dict[str, Any]:
    """The person who must decide has the device now."""
    return _changed(kept, n, have, id, lang, Session.take_seat)


def back(kept: str, n: int, have: Told | None, id: str | None, lang: str) -> dict[str, Any]:
    """Take the viewer's last play back."""
    return _changed(kept, n, have, id, lang, Session.take_back, back=True)


def unpick(kept: str, n: int, pick: str, have: Told | None, id: str | None, lang: str) -> dict[str, Any]:
    """Take one of several picks off again, by the key of the card or the name of the player; the others stay."""

    def off(session: Session) -> None:
        asked = session.view.decision
        picked = picks(asked, Keys(session.view.table)) if asked is not None else []
        session.unpick(picked.index(pick) if pick in picked else -1)

    return _changed(kept, n, have, id, lang, off, back=True)


def concede(kept: str, n: int, have: Told | None, id: str | None, lang: str) -> dict[str, Any]:
    """The viewer concedes."""
    return _changed(kept, n, have, id, lang, Session.concede)


def _changed(
    kept: str,
    n: int,
    have: Told | None,
    id: str | None,
    lang: str,
    change: Callable[[Session], object],
    back: bool = False,
) -> dict[str, Any]:
    """Make a change, and return the table.  If `n` is old or the change is refused, return the table as it is.

    `back`: it takes something back, so that lines which were told are gone.
    """
    sitting = sittings.take(kept)
    if n != sitting.n:
        return _reply(sitting, lang, have, id, stale=True)
    sitting.session.lang = lang
    eyes, made = sitting.session.viewer, len(sitting.session.game.inputs)
    try:
        change(sitting.session)
    except (IllegalMove, NotationError, CommandError, GameOver, BotError) as error:
        why = _refused(sitting.session, error, lang)
        if len(sitting.session.game.inputs) == made:
            return _reply(sitting, lang, have, id, refused=why)
        # Of several moves the first have been made.
        if sitting.session.hindrance(made, eyes) is not None:
            return _reply(sitting, lang, have, id, refused=_play_on(sitting, lang) or why)
        return _reply(sittings.load(kept), lang, have, id, refused=why)
    sitting.backs += back
    return _gone_on(sitting, lang, have, id)


def _gone_on(sitting: Sitting, lang: str, have: Told | None, id: str | None) -> dict[str, Any]:
    """Something has happened: the bots that decide at once play on, and the table is shown."""
    return _reply(sitting, lang, have, id, refused=_play_on(sitting, lang))


def _play_on(sitting: Sitting, lang: str) -> dict[str, Any] | None:
    """Count what has happened, and let the bots play on that decide at once; why one of them did not."""
    sitting.n += 1
    session = sitting.session
    session.lang = lang
    session.begin_bots()  # so that it does not matter how long this process has had the game
    refused: dict[str, Any] | None = None
    try:
        for _ in range(MOST_AT_ONCE):
            decider = session.decider
            if decider is None or session.seats[decider] not in QUICK:
                break
            session.bot_step()
    except BotError as error:
        refused = _refused(session, error, lang)
    sitting.settle()
    return refused


# --- in lines --------------------------------------------------------------------------------


class _Spoken(Talking):
    """What one call says: lines, and behind them those of the question."""

    def __init__(self, sitting: Sitting, lang: str, told: Told | None, unsure: str) -> None:
        self.said: list[str] = []
        self.asked: list[str] = []
        self._sitting = sitting
        self._given = told
        console = Console(lambda: None, self.said.append, lang, shared_library(), echo=False)
        super().__init__(sitting.session, console)
        self.unsure = unsure

    def introduce(self) -> None:
        """If the viewer has not been told anything yet: who sits where, the table, and what is news to them."""
        viewer = self.session.viewer
        if viewer in self.told:
            return
        had = _had(self._sitting, self._given)
        if had is not None:
            self.told[viewer] = had
            return
        self.seats()
        self.board()
        if self.session.handover is None:
            self.told[viewer] = self.session.since
            self.news()

    def listen(self, line: str) -> bool:
        """Do what a line says as it was typed; whether the table has gone on by it.  An empty one asks once more."""
        if self.session.handover is not None:
            return self.hear(line)
        self.introduce()
        written = self.console.taken(line)
        if written == "":
            self.here()
        return self.hear(written) if written else False

    def question(self) -> None:
        """What is asked stands apart: it comes last."""
        self.console.write = self.asked.append
        super().question()

    def reply(self) -> dict[str, Any]:
        """What was said, and what the next call has to bring."""
        viewer = self.session.viewer
        lines = self.told.get(viewer)
        told = {"viewer": viewer_name(viewer), "lines": lines, "backs": self._sitting.backs}
        return {
            "lines": self.said,
            "asked": self.asked,
            "told": None if lines is None else told,
            "unsure": self.unsure,
        }


def say_line(
    kept: str, n: int, line: str | None, told: Told | None, unsure: str, have: Told | None, id: str | None, lang: str
) -> dict[str, Any]:
    """Do what a line says, as `illumineer play --plain` does, and say what comes of it.

    An empty line asks once more; null does so, too, but does not take the device where that must be passed.
    """
    sitting = sittings.take(kept)
    session = sitting.session
    session.lang = lang
    spoken = _Spoken(sitting, lang, told, unsure)
    refused: dict[str, Any] | None = None
    stale = n != sitting.n
    if stale:
        spoken.unsure = ""
        if line is not None:
            spoken.console.say("gone_on")
    if stale or line is None:
        spoken.introduce()
        spoken.here()
    else:
        answers = len(session.game.inputs)
        if spoken.listen(line):
            sitting.backs += len(session.game.inputs) < answers
            refused = _play_on(sitting, lang)
            if session.handover is None:
                spoken.introduce()
            else:
                spoken.said.clear()  # it was for the person who had the device
            spoken.here()
    said = spoken.reply()
    return {**_reply(sitting, lang, have, id, stale, refused), "said": said}


# --- the reply -------------------------------------------------------------------------------


def _reply(
    sitting: Sitting,
    lang: str,
    have: Told | None,
    id: str | None,
    stale: bool = False,
    refused: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """The whole of what the viewer may see, and the game for the door to keep."""
    session = sitting.session
    session.lang = lang
    viewer = session.viewer
    handover = session.handover
    asked = session.view.decision
    # Every card has a name: `play.naming` finds them by their words.
    moves = session.choices() if asked is None or asked.wants is not Name else []
    shown = table_of(session.game, session.view, session.labels, moves, lang, texts=False)
    told = session.log
    had = _had(sitting, have)
    first = had if had is not None else max(0, min(session.since, len(told) - MOST_LINES))
    left = left_to_do(session)
    hindered = session.why_no_take_back()
    found = {
        "id": id,
        "n": sitting.n,
        "stale": stale,
        "refused": refused,
        "viewer": viewer_name(viewer),
        "handover": None if handover is None else player_name(handover),
        "thinking": None if not session.waits_for_bot or session.decider is None else player_name(session.decider),
        "names": list(session.titles),
        "seats": [PERSON if seat is None else seat for seat in session.seats],
        "table": shown,
        "first": first,
        "lines": lines(told[first:], session.game.book.cards, first),
        "backs": sitting.backs,
        "since": min(session.since, len(told)),
        "back": None if hindered is None else say(hindered, lang),
        "left": say(Message("play.still", {"things": left, "key": _END_KEY}), lang) if left else None,
        "match": {"best": sitting.match.best, "won": list(sitting.match.won), "over": sitting.match.over},
    }
    found["kept"] = sittings.put(sitting)
    return found


def _had(sitting: Sitting, told: Told | None) -> int | None:
    """How many lines of the viewer's log somebody has who was told these; None if they are of another log."""
    session = sitting.session
    if told is None or (told["viewer"], told["backs"]) != (viewer_name(session.viewer), sitting.backs):
        return None
    return min(int(told["lines"]), len(session.log))


def _refused(session: Session, error: IllumineerError, lang: str) -> dict[str, Any]:
    """Why something is not done where the session has come to."""
    closed = _listed(session, error) if isinstance(error, IllegalMove) else None
    why = reasons(closed.why) if closed is not None else []
    return {"kind": type(error).__name__, "text": error.told(lang), "reasons": why}


def _listed(session: Session, error: IllegalMove) -> Choice | None:
    """The choice that was refused: one of the list, or what the text of a move means."""
    listed = next((each for each in session.choices() if each.notation == error.what and not each.legal), None)
    return listed if listed is not None else session.find(error.what)


CALLS: Final = {
    "new": new,
    "resume": resume,
    "again": again,
    "look": look,
    "values": values,
    "targets": targets,
    "naming": naming,
    "record": record,
    "case": case,
    "answer": answer,
    "bot": bot,
    "hurry": hurry,
    "take": take,
    "back": back,
    "unpick": unpick,
    "concede": concede,
    "say": say_line,
}
