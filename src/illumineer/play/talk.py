"""A game over JSON: a request in, a reply out, both plain data (`illumineer.document.schema`).

    talk = Talk(lang="en")
    talk.answer({"new": {"seats": ["client", "greedy"], "seed": 7}})
    talk.answer({"push": "quest Elsa - Snow Queen"})

Here: what the requests mean.  Not here: reading and writing lines (`cli.play`).  A reply holds the table as the client
may know it, and what has happened since the last one.  A request that cannot be taken changes nothing, and its reply
says why and what would be right.  A client that has several seats is told the table of the seat that must decide.
"""

from __future__ import annotations

import json
import reprlib
import secrets
from collections.abc import Callable, Mapping
from typing import Any, Final

from illumineer.bots import named
from illumineer.bots.bot import Bot
from illumineer.bots.host import ask, begin
from illumineer.choices import because
from illumineer.cr import EDITIONS, NEWEST
from illumineer.document import lines, table
from illumineer.errors import CommandError, GameOver, IllegalMove, IllumineerError
from illumineer.game import Game
from illumineer.limits import MOST_BYTES, over
from illumineer.seeds import seed_for
from illumineer.telling import Story
from illumineer.vocab import PLAYER_NAMES, player_name
from illumineer.words import LANGUAGES, foreign

FORMAT: Final = "illumineer-reply/1"
CLIENT: Final = "client"
"""Who sits at a seat that the client answers for; any other name is a bot's."""

_NEW: Final = ("decks", "edition", "lang", "position", "seats", "seed", "teams", "variant")


class Talk:
    """One client, and the game that it plays."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self.over = False
        """Whether the client has said that it is done."""
        self._story: Story | None = None
        self._bots: list[Bot | None] = []
        self._told: dict[int, int] = {}  # how many lines each seat has been told

    def line(self, text: str) -> str:
        """The reply to a request that came as text."""
        return json.dumps(self.reply(text), ensure_ascii=False, separators=(",", ":"))

    def reply(self, text: str) -> dict[str, Any]:
        """The reply to a request that came as text, as data."""
        try:
            request = json_from(text)
        except IllumineerError as error:
            return self._refused(error)
        return self.answer(request)

    def answer(self, request: Any) -> dict[str, Any]:
        """The reply to a request."""
        try:
            return self._do(request)
        except IllumineerError as error:
            return self._refused(error)

    # --- requests ----------------------------------------------------------------------------

    def _do(self, request: Any) -> dict[str, Any]:
        if not isinstance(request, Mapping) or not request:
            raise CommandError("talk.no_request", what=reprlib.repr(request), known=list(_REQUESTS))
        for key in request:
            if key not in _REQUESTS:
                raise CommandError("talk.unknown", what=str(key)[:80], known=list(_REQUESTS))
        if len(request) > 1:
            raise CommandError("talk.one_at_a_time", keys=[str(key) for key in request])
        ((key, value),) = request.items()
        return _REQUESTS[key](self, value)

    def _new(self, given: Any) -> dict[str, Any]:
        """Begin a game."""
        wanted = _mapping(given, "new", _NEW)
        lang = _one_of(wanted.get("lang", self.lang), "lang", LANGUAGES)
        edition = _one_of(wanted.get("edition", NEWEST), "edition", EDITIONS)
        seed = wanted.get("seed", secrets.randbits(63))
        if type(seed) is not int:
            raise CommandError("talk.wrong", where="seed", what=reprlib.repr(seed))
        if "position" in wanted:
            game = Game.from_position(_mapping(wanted["position"], "position"), edition=edition)
        else:
            game = self._dealt(wanted, seed, edition)
        seats = wanted.get("seats", [CLIENT] * len(game.players))
        if not isinstance(seats, list) or len(seats) != len(game.players) or not all(isinstance(s, str) for s in seats):
            raise CommandError("talk.seats", n=len(game.players), what=reprlib.repr(seats))
        bots = [None if seat == CLIENT else _bot(seat) for seat in seats]
        for player, bot in enumerate(bots):
            if bot is not None:
                begin(bot, player, seed_for(seed, "bot", player))
        self.lang = lang
        self._story, self._bots, self._told = Story(game), bots, {}
        return self._go_on()

    def _dealt(self, wanted: Mapping[str, Any], seed: int, edition: str) -> Game:
        decks, teams = wanted.get("decks"), wanted.get("teams")
        variant = wanted.get("variant", "constructed")
        lists = decks is None or (
            isinstance(decks, list)
            and all(isinstance(deck, list) and all(isinstance(name, str) for name in deck) for deck in decks)
        )
        if not lists:
            raise CommandError("talk.wrong", where="decks", what=reprlib.repr(decks))
        if teams is not None and not (isinstance(teams, list) and all(type(team) is int for team in teams)):
            raise CommandError("talk.wrong", where="teams", what=reprlib.repr(teams))
        if not isinstance(variant, str):
            raise CommandError("talk.wrong", where="variant", what=reprlib.repr(variant))
        return Game.new(decks, seed=seed, edition=edition, teams=teams, variant=variant)

    def _push(self, given: Any) -> dict[str, Any]:
        """Make a move, or several as one answer."""
        game, _ = self._mine()
        moves = [given] if isinstance(given, str) else given
        if not isinstance(moves, list) or not moves or not all(isinstance(move, str) for move in moves):
            raise CommandError("talk.wrong", where="push", what=reprlib.repr(given))
        trial = game.copy()
        trial.push(moves)
        story = self._story
        assert story is not None
        for item in trial.inputs[len(game.inputs) :]:
            asked = game.decision
            assert asked is not None and isinstance(item, int)
            story.push_answer(asked.options[item])
        return self._go_on()

    def _why(self, given: Any) -> dict[str, Any]:
        """Why a move is not legal; no reasons if it is."""
        game, player = self._mine()
        if not isinstance(given, str):
            raise CommandError("talk.wrong", where="why", what=reprlib.repr(given))
        found = because(game, game.why_not(given), player, self.lang)
        return {"format": FORMAT, "why": [{"text": each.text, "rule": each.rule} for each in found]}

    def _values(self, given: Any) -> dict[str, Any]:
        """Why a card has its values."""
        game = self._game()
        if not isinstance(given, str):
            raise CommandError("talk.wrong", where="values", what=reprlib.repr(given))
        viewer = self._viewer()
        reasons = game.view(viewer)[given].why()
        found = because(game, reasons, viewer, self.lang)
        return {"format": FORMAT, "why": [{"text": each.text, "rule": each.rule} for each in found]}

    def _table(self, given: Any) -> dict[str, Any]:
        """The table again; `{"refused": true}` adds what cannot be done, with the reasons."""
        wanted = _mapping(given, "table", ("refused", "texts", "since", "lang"))
        self._game()
        self.lang = _one_of(wanted.get("lang", self.lang), "lang", LANGUAGES)
        since = wanted.get("since")
        if since is not None and (type(since) is not int or since < 0):
            raise CommandError("talk.wrong", where="since", what=reprlib.repr(since))
        return self._seen(bool(wanted.get("refused")), bool(wanted.get("texts", True)), since)

    def _concede(self, given: Any) -> dict[str, Any]:
        """A player of the client concedes: the one who decides, or the one named."""
        game = self._game()
        player = self._viewer() if given is True else _player(given)
        if not 0 <= player < len(game.players) or self._bots[player] is not None:
            raise CommandError("talk.not_yours", player=player_name(player))
        story = self._story
        assert story is not None
        story.concede(player)
        return self._go_on()

    def _record(self, given: Any) -> dict[str, Any]:
        """The record of a game that is over: before, its seed would tell what is hidden."""
        game = self._game()
        if game.outcome is None and any(bot is not None for bot in self._bots):
            raise CommandError("talk.not_over")
        return {"format": FORMAT, "record": game.record()}

    def _quit(self, given: Any) -> dict[str, Any]:
        self.over = True
        return {"format": FORMAT, "bye": True}

    # --- going on ----------------------------------------------------------------------------

    def _game(self) -> Game:
        if self._story is None:
            raise CommandError("talk.no_game")
        return self._story.game

    def _mine(self) -> tuple[Game, int]:
        """The game, and the player of the client who must decide."""
        game = self._game()
        if game.decision is None:
            raise GameOver("game.over")
        return game, game.decision.player

    def _go_on(self) -> dict[str, Any]:
        """Let the bots play until the client must decide."""
        story = self._story
        assert story is not None
        for seat in range(len(self._bots)):
            if self._bots[seat] is None:
                story.telling(seat, self.lang)
        while (asked := story.game.decision) is not None:
            bot = self._bots[asked.player]
            if bot is None:
                break
            story.push_answer(ask(story.game, bot))
        return self._seen()

    def _viewer(self) -> int:
        """The seat that the client is told of: the one that decides, else its first."""
        asked = self._game().decision
        own = [seat for seat, bot in enumerate(self._bots) if bot is None]
        if asked is not None and asked.player in own:
            return asked.player
        return own[0] if own else 0

    def _seen(self, refused: bool = False, texts: bool = True, since: int | None = None) -> dict[str, Any]:
        story, viewer = self._story, self._viewer()
        assert story is not None
        told = story.telling(viewer, self.lang).lines()
        first = min(self._told.get(viewer, 0) if since is None else since, len(told))
        self._told[viewer] = len(told)
        return {
            "format": FORMAT,
            "table": table(story.game, viewer, self.lang, refused, texts),
            "lines": lines(told[first:], first),
            "next": len(told),
        }

    def _refused(self, error: IllumineerError) -> dict[str, Any]:
        found: dict[str, Any] = {"text": error.told(self.lang), "kind": type(error).__name__}
        if isinstance(error, IllegalMove) and self._story is not None:
            why = because(self._story.game, error.reasons, self._viewer(), self.lang)
            found["reasons"] = [{"text": each.text, "rule": each.rule} for each in why]
        return {"format": FORMAT, "error": found}


_REQUESTS: Final[dict[str, Callable[[Talk, Any], dict[str, Any]]]] = {
    "new": Talk._new,
    "push": Talk._push,
    "why": Talk._why,
    "values": Talk._values,
    "table": Talk._table,
    "concede": Talk._concede,
    "record": Talk._record,
    "quit": Talk._quit,
}
"""What can be asked for, and what answers it."""


def json_from(text: str) -> Any:
    """The data of a JSON text from a stranger; CommandError if it is none, or is more than anything in use."""
    if len(text) > MOST_BYTES:
        raise CommandError("talk.too_long", most=MOST_BYTES)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise CommandError("talk.no_json", why=foreign.not_json(error)) from None
    found = over(data)
    if found is not None:
        raise CommandError("talk.too_much", what=found[1])
    return data


def _bot(name: str) -> Bot:
    """A bot of the package; a file would be a program that somebody else has sent."""
    if ".py" in name:
        raise CommandError("talk.no_files", name=name[:80])
    return named.make(name)


def _mapping(given: Any, where: str, known: tuple[str, ...] = ()) -> Mapping[str, Any]:
    if given is True or given is None:
        return {}
    if not isinstance(given, Mapping):
        raise CommandError("talk.wrong", where=where, what=reprlib.repr(given))
    for key in given if known else ():
        if key not in known:
            raise CommandError("talk.unknown", what=str(key)[:80], known=list(known))
    return given


def _one_of(given: Any, where: str, known: tuple[str, ...]) -> str:
    if not isinstance(given, str) or given not in known:
        raise CommandError("talk.not_one_of", where=where, what=reprlib.repr(given), known=list(known))
    return given


def _player(given: Any) -> int:
    if given not in PLAYER_NAMES:
        raise CommandError("talk.not_one_of", where="concede", what=reprlib.repr(given), known=list(PLAYER_NAMES))
    return PLAYER_NAMES.index(given)
