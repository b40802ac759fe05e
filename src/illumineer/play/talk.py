"""A game over JSON: a request in, a reply out, both plain data (`illumineer.document.schema`).

    talk = Talk(lang="en")
    talk.answer({"new": {"seats": ["client", "greedy"], "seed": 7}})
    talk.answer({"push": "quest Elsa - Snow Queen"})

Here: what the requests mean.  Not here: reading and writing lines (`cli.play`).  A reply holds the table as the client
may know it, and what has happened since the last one.  A request that cannot be taken changes nothing, and its reply
says why and what would be right.  A client that has several seats is told the table of the seat that must decide; one
that has none looks on.
"""

from __future__ import annotations

import json
import reprlib
import secrets
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from illumineer.bots import named
from illumineer.bots.bot import Bot
from illumineer.bots.host import ask, begin
from illumineer.choices import Choice, Refusal, because, listed
from illumineer.cr import EDITIONS, NEWEST
from illumineer.document import card_named, lines, table
from illumineer.document.keys import Keys
from illumineer.document.tables import reasons
from illumineer.errors import CommandError, GameOver, IllegalMove, IllumineerError, NotationError
from illumineer.game import Game, View
from illumineer.limits import MOST_BYTES, over
from illumineer.looking import ViewLook
from illumineer.seeds import seed_for
from illumineer.seen.card import Card
from illumineer.seen.labels import labels
from illumineer.seen.view import SPECTATOR
from illumineer.telling import Story
from illumineer.vocab import PLAYER_NAMES, player_name
from illumineer.words import LANGUAGES, foreign

T = TypeVar("T")

FORMAT: Final = "illumineer-reply/1"
CLIENT: Final = "client"
"""Who sits at a seat that the client answers for; any other name is a bot's."""

# The options of requests:
NEW: Final = ("seats", "decks", "position", "variant", "teams", "edition", "seed", "lang", "texts")
NOT_WITH_POSITION: Final = ("decks", "variant", "teams")
TABLE: Final = ("seat", "refused", "texts", "since", "lang")


class Talk:
    """One client, and the game that it plays."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self.over = False
        """Whether the client has said that it is done."""
        self._texts = True  # whether cards have their texts
        self._story: Story | None = None
        self._bots: list[Bot | None] = []
        self._told: dict[int, int] = {}  # how many lines each seat has been told

    def line(self, request: bytes | str) -> str:
        """The reply to a request, both as JSON in one line."""
        return json.dumps(self.reply(request), ensure_ascii=False, separators=(",", ":"))

    def reply(self, request: bytes | str) -> dict[str, Any]:
        """The reply to a request that came as JSON, as data."""
        try:
            data = json_from(request)
        except IllumineerError as error:
            return self._refused(error)
        return self.answer(data)

    def answer(self, request: Any) -> dict[str, Any]:
        """The reply to a request."""
        try:
            return {"format": FORMAT, **self._do(request)}
        except IllumineerError as error:
            return self._refused(error)

    # --- requests ----------------------------------------------------------------------------

    def _do(self, request: Any) -> dict[str, Any]:
        if not isinstance(request, Mapping) or not request:
            raise CommandError("talk.no_request", what=reprlib.repr(request), known=list(REQUESTS))
        for key in request:
            if key not in REQUESTS:
                raise CommandError("talk.unknown", what=str(key)[:80], known=list(REQUESTS))
        if len(request) > 1:
            raise CommandError("talk.one_at_a_time", keys=[str(key) for key in request])
        ((key, value),) = request.items()
        return REQUESTS[key](self, value)

    def _new(self, given: Any) -> dict[str, Any]:
        """Begin a game."""
        wanted = _options(given, "new", NEW)
        lang = _one_of(wanted.get("lang", self.lang), "lang", LANGUAGES)
        edition = _one_of(wanted.get("edition", NEWEST), "edition", EDITIONS)
        seed = _of_type(wanted.get("seed", secrets.randbits(63)), "seed", int)
        texts = _of_type(wanted.get("texts", True), "texts", bool)
        if "position" in wanted:
            for key in NOT_WITH_POSITION:
                if key in wanted:
                    raise CommandError("talk.not_with_position", key=key)
            game = Game.from_position(_of_type(wanted["position"], "position", dict), edition=edition)
        else:
            game = self._dealt(wanted, seed, edition)
        seats = wanted.get("seats", [CLIENT] * len(game.players))
        if not isinstance(seats, list) or len(seats) != len(game.players) or not all(isinstance(s, str) for s in seats):
            raise CommandError("talk.seats", n=len(game.players), what=reprlib.repr(seats))
        bots = [None if seat == CLIENT else _bot(seat) for seat in seats]
        for player, bot in enumerate(bots):
            if bot is not None:
                begin(bot, player, seed_for(seed, "bot", player))
        self.lang, self._texts = lang, texts
        self._story, self._bots, self._told = Story(game), bots, {}
        return self._go_on()

    def _dealt(self, wanted: Mapping[str, Any], seed: int, edition: str) -> Game:
        decks, teams = wanted.get("decks"), wanted.get("teams")
        if "decks" in wanted and not _is_list_of(decks, lambda deck: _is_list_of(deck, lambda name: type(name) is str)):
            raise CommandError("talk.wrong", where="decks", what=reprlib.repr(decks))
        if "teams" in wanted and not _is_list_of(teams, lambda team: type(team) is int):
            raise CommandError("talk.wrong", where="teams", what=reprlib.repr(teams))
        variant = _of_type(wanted.get("variant", "constructed"), "variant", str)
        return Game.new(decks, seed=seed, edition=edition, teams=teams, variant=variant)

    def _push(self, given: Any) -> dict[str, Any]:
        """Make a move, or several as one answer."""
        story = self._playing()
        game = story.game
        moves = [given] if isinstance(given, str) else given
        if not isinstance(moves, list) or not moves or not all(isinstance(move, str) for move in moves):
            raise CommandError("talk.wrong", where="push", what=reprlib.repr(given))
        trial = game.copy()
        try:
            trial.push(moves)
        except NotationError:
            closed = self._listed(moves[0]) if len(moves) == 1 else None
            if closed is None or closed.legal:
                raise
            return self._error(IllegalMove(closed.notation, [], closed.text, list(closed.reasons)), closed.why)
        for item in trial.inputs[len(game.inputs) :]:
            asked = game.decision
            assert asked is not None and isinstance(item, int)
            story.push_answer(asked.options[item])
        return self._go_on()

    def _why(self, given: Any) -> dict[str, Any]:
        """Why a move is not legal; no reasons if it is."""
        game = self._playing().game
        move = _of_type(given, "why", str)
        found = self._listed(move)
        if found is not None:
            return {"why": reasons(found.why)}
        return {"why": reasons(because(game, game.why_not(move), self._viewer(), self.lang))}

    def _listed(self, move: str) -> Choice | None:
        """A choice that the table lists under that move: also a way of playing a card that is not open."""
        return listed(self._playing().game, self._viewer(), move, self.lang)

    def _values(self, given: Any) -> dict[str, Any]:
        """Why a card has its values, by its key or its label."""
        game, viewer = self._begun().game, self._viewer()
        view = game.glance(viewer)
        card = _card_at(view, _of_type(given, "values", str))
        return {"why": reasons(because(game, card.why(), viewer, self.lang))}

    def _card(self, given: Any) -> dict[str, Any]:
        """What is printed on a card, by any spelling of its name."""
        return {"card": card_named(_of_type(given, "card", str), self.lang)}

    def _table(self, given: Any) -> dict[str, Any]:
        """The table again; `{"refused": true}` adds what cannot be done, with the reasons."""
        wanted = _options(given, "table", TABLE)
        self._begun()
        refused = _of_type(wanted.get("refused", False), "refused", bool)
        texts = _of_type(wanted.get("texts", self._texts), "texts", bool)
        since = _of_type(wanted.get("since", 0), "since", int) if "since" in wanted else None
        viewer = self._own(wanted["seat"], "seat") if "seat" in wanted else self._viewer()
        if since is not None and since < 0:
            raise CommandError("talk.wrong", where="since", what=str(since))
        self.lang = _one_of(wanted.get("lang", self.lang), "lang", LANGUAGES)
        return self._seen(viewer, refused, texts, since)

    def _concede(self, given: Any) -> dict[str, Any]:
        """A player of the client concedes: the one who decides, or the one named."""
        story = self._playing()
        story.concede(self._viewer() if given is True else self._own(given, "concede"))
        return self._go_on()

    def _record(self, given: Any) -> dict[str, Any]:
        """The record of a game that is over: before, its seed would tell what is hidden."""
        _true(given, "record")
        game = self._begun().game
        if game.outcome is None:
            raise CommandError("talk.not_over")
        return {"record": game.record()}

    def _quit(self, given: Any) -> dict[str, Any]:
        _true(given, "quit")
        self.over = True
        return {"bye": True}

    # --- going on ----------------------------------------------------------------------------

    def _begun(self) -> Story:
        """The game, if there is one."""
        if self._story is None:
            raise CommandError("talk.no_game")
        return self._story

    def _playing(self) -> Story:
        """The game, if it is not over."""
        story = self._begun()
        if story.game.decision is None:
            raise GameOver("game.over")
        return story

    def _go_on(self) -> dict[str, Any]:
        """Let the bots play until the client must decide."""
        story = self._begun()
        for seat in self._seats() or [SPECTATOR]:
            story.telling(seat, self.lang)
        while (asked := story.game.decision) is not None:
            bot = self._bots[asked.player]
            if bot is None:
                break
            story.push_answer(ask(story.game, bot))
        return self._seen(self._viewer(), False, self._texts, None)

    def _seats(self) -> list[int]:
        """The players that the client answers for."""
        return [seat for seat, bot in enumerate(self._bots) if bot is None]

    def _viewer(self) -> int:
        """Whose eyes the client sees through: those of its player who decides, else of its first; or a spectator's."""
        asked, own = self._begun().game.decision, self._seats()
        if asked is not None and asked.player in own:
            return asked.player
        return own[0] if own else SPECTATOR

    def _own(self, given: Any, where: str) -> int:
        """A player of the client, by name."""
        player = PLAYER_NAMES.index(_one_of(given, where, PLAYER_NAMES))
        if player not in self._seats():
            raise CommandError("talk.not_yours", player=player_name(player))
        return player

    def _seen(self, viewer: int, refused: bool, texts: bool, since: int | None) -> dict[str, Any]:
        story = self._begun()
        told = story.telling(viewer, self.lang).lines()
        first = min(self._told.get(viewer, 0) if since is None else since, len(told))
        self._told[viewer] = len(told)
        return {
            "table": table(story.game, viewer, self.lang, refused, texts),
            "lines": lines(told[first:], story.game.book.cards, first),
            "next": len(told),
        }

    def _refused(self, error: IllumineerError) -> dict[str, Any]:
        """The reply to a request that is not taken."""
        why: list[Refusal] | None = None
        if isinstance(error, IllegalMove):
            why = because(self._begun().game, error.reasons, self._viewer(), self.lang)
        return {"format": FORMAT, **self._error(error, why)}

    def _error(self, error: IllumineerError, why: list[Refusal] | None) -> dict[str, Any]:
        found: dict[str, Any] = {"text": error.told(self.lang), "kind": type(error).__name__}
        if why is not None:
            found["reasons"] = reasons(why)
        return {"error": found}


REQUESTS: Final[dict[str, Callable[[Talk, Any], dict[str, Any]]]] = {
    "new": Talk._new,
    "push": Talk._push,
    "why": Talk._why,
    "values": Talk._values,
    "card": Talk._card,
    "table": Talk._table,
    "concede": Talk._concede,
    "record": Talk._record,
    "quit": Talk._quit,
}
"""What can be asked for, and what answers it."""


def json_from(text: bytes | str) -> Any:
    """The data of a JSON text from a stranger; CommandError if it is none, or is more than anything in use."""
    if len(text) > MOST_BYTES:
        raise CommandError("talk.too_long", most=MOST_BYTES)
    data = foreign.json_of(text, lambda why: CommandError("talk.no_json", why=why))
    found = over(data)
    if found is not None:
        raise CommandError("talk.too_much", what=found[1])
    return data


def _card_at(view: View, name: str) -> Card:
    """The card at a table that has that key, or that label in its document; or that a text names otherwise."""
    look = ViewLook(view)
    id = Keys(view.table).find(name)
    if id is not None:
        return look.card(id)
    refs = [ref for ref, label in labels(view.table, view.player).items() if label == name]
    return look.card_of(refs[0]) if refs else view[name]


def _bot(name: str) -> Bot:
    """A bot of the package; a file would be a program that somebody else has sent."""
    if named.file_of(name) is not None:
        raise CommandError("talk.no_files", name=name[:80])
    return named.make(name[:80])


def _options(given: Any, where: str, known: tuple[str, ...]) -> Mapping[str, Any]:
    """The options of a request; `true` is none."""
    if given is True:
        return {}
    options = _of_type(given, where, dict)
    for key in options:
        if key not in known:
            raise CommandError("talk.unknown", what=str(key)[:80], known=list(known))
    return options


def _of_type(given: Any, where: str, kind: type[T]) -> T:
    """A value that is of that type, and not of one derived from it: true is no number."""
    if type(given) is not kind:
        raise CommandError("talk.wrong", where=where, what=reprlib.repr(given))
    return given


def _is_list_of(given: Any, fits: Callable[[Any], bool]) -> bool:
    return isinstance(given, list) and all(fits(each) for each in given)


def _true(given: Any, where: str) -> None:
    if given is not True:
        raise CommandError("talk.wrong", where=where, what=reprlib.repr(given))


def _one_of(given: Any, where: str, known: tuple[str, ...]) -> str:
    if not isinstance(given, str) or given not in known:
        raise CommandError("talk.not_one_of", where=where, what=reprlib.repr(given), known=list(known))
    return given
