"""Building a position: the `setup` of a scenario, as plain data, becomes a state in the main phase.

    Game.from_position({
        "active": "p1",
        "p1": {"ink": 4, "hand": ["Marisol - Storm Caller"],
               "play": [{"card": "Marisol - Tide Reader", "damage": 1}]},
    })

The position is quiet: nothing in the bag, nothing has happened this turn.  Two copies of a card
need two labels ("Name", "Name#2").  A number instead of a list means that many filler cards.
"""

from __future__ import annotations

from typing import Any, Final

from illumineer.compile.book import CardBook
from illumineer.compile.specs import CardSpec
from illumineer.core import agenda, start, turn
from illumineer.core.edition import edition as find_edition
from illumineer.core.game_actions import EVERYONE
from illumineer.core.state import CardInPlay, State
from illumineer.errors import CardError, PositionError
from illumineer.vocab import CardType, Step, Zone

_TOP_KEYS: Final = {"active", "turn", "first", "phase", "players", "teams", "seed", "pack_rush", "ask_all"}
_SIDE_KEYS: Final = {"lore", "ink", "inked", "drops", "hand", "deck", "discard", "play"}
_CARD_KEYS: Final = {"card", "exerted", "drying", "damage", "at", "under", "facedown"}


class _Builder:
    def __init__(self, st: State, book: CardBook) -> None:
        self.st = st
        self.book = book
        self.labels: dict[str, int] = {}
        self.filler = _filler(book)

    def card(self, label: Any, owner: int, zone: int, where: str) -> int:
        """A labelled card, brought into the game."""
        if not isinstance(label, str):
            raise PositionError(f"{where}: {label!r} is not the name of a card")
        if label in self.labels:
            raise PositionError(f"{where}: {label!r} is there twice; a second copy is {label.split('#')[0]}#2")
        id = start.add_card(self.st, self._spec(label, where).index, owner, zone)
        self.labels[label] = id
        return id

    def _spec(self, label: str, where: str) -> CardSpec:
        name = label.split("#")[0].strip()
        try:
            return self.book.card(name)
        except CardError as error:
            raise PositionError(f"{where}: {error}") from None

    def several(self, given: Any, owner: int, zone: int, where: str) -> list[int]:
        """A list of labels, with fillers; or just a number of fillers."""
        if given is None:
            return []
        if isinstance(given, int) and not isinstance(given, bool):
            given = [{"filler": given}]
        if not isinstance(given, list):
            raise PositionError(f"{where}: a list of cards or a number was expected, not {given!r}")
        found: list[int] = []
        for item in given:
            if isinstance(item, dict):
                n = item.get("filler")
                if set(item) != {"filler"} or not isinstance(n, int) or n < 0:
                    raise PositionError(f"{where}: {item!r} is neither a card nor a number of fillers")
                found += [start.add_card(self.st, self.filler, owner, zone) for _ in range(n)]
            else:
                found.append(self.card(item, owner, zone, where))
        return found


def _filler(book: CardBook) -> int:
    """A plain inkable character: a card that must not matter."""
    for spec in book.cards:
        if spec.type == CardType.CHARACTER and spec.inkwell and not spec.has_text:
            return spec.index
    raise PositionError("the card book has no plain character to use as filler")


def build(position: dict[str, Any], book: CardBook, edition: str) -> tuple[State, dict[str, int]]:
    """The state of a position, and the id of every labelled card; PositionError names the place that is wrong.

    With `ask_all` players are asked even where there is only one answer.
    """
    if not isinstance(position, dict):
        raise PositionError("a position is an object with a side for each player")
    players = _players(position)
    known = _TOP_KEYS | {f"p{i + 1}" for i in range(players)}
    for key in position:
        if key not in known:
            raise PositionError(f"{key!r} is not part of a position; known are {', '.join(sorted(known))}")
    st = start.empty(
        book,
        find_edition(edition),
        players,
        _teams(position.get("teams"), players),
        _number(position, "seed", 0, "position"),
        _flag(position, "pack_rush", "position"),
        _flag(position, "ask_all", "position"),
    )
    builder = _Builder(st, book)
    for player in range(players):
        side = position.get(f"p{player + 1}")
        _side(builder, player, side if side is not None else {})
    st.active = _player(position.get("active", "p1"), players, "active")
    st.first = _player(position.get("first", "p1"), players, "first")
    st.turn = _number(position, "turn", 5, "position")
    for player in range(players):
        behind = (player - st.first) % players
        st.turns[player] = max(0, (st.turn - 1 - behind) // players + 1)
    frame = agenda.push(st, agenda.TURN, st.active)
    phase = position.get("phase", "main")
    if phase == "main":
        frame.step = turn.MAIN
        st.step = int(Step.MAIN)
    elif phase == "start":
        frame.step = turn.READY
        st.step = int(Step.READY)
    else:
        raise PositionError(f"phase: {phase!r} is neither 'main' nor 'start'")
    for card in st.in_play.values():
        card.entered = st.turn if card.drying else 0
    inked = (position.get(f"p{st.active + 1}") or {}).get("inked", 0)
    st.inked = int(inked)
    return st, builder.labels


def _players(position: dict[str, Any]) -> int:
    most = 2
    for i in (3, 4):
        if f"p{i}" in position:
            most = i
    given = _number(position, "players", most, "position")
    if not most <= given <= 4:
        raise PositionError(f"position: players must be from {most} to 4, not {given}")
    return given


def _teams(teams: Any, players: int) -> tuple[int, ...] | None:
    """A team number for each player."""
    if teams is None:
        return None
    if not isinstance(teams, list | tuple) or any(type(team) is not int for team in teams):
        raise PositionError(f"teams: a list of team numbers was expected, not {teams!r}")
    if len(teams) != players or len(set(teams)) < 2:
        raise PositionError(f"teams: {players} numbers, not all the same, were expected, not {teams!r}")
    return tuple(teams)


def _player(name: Any, players: int, where: str) -> int:
    for i in range(players):
        if name == f"p{i + 1}":
            return i
    raise PositionError(f"{where}: there is no player {name!r}; players are p1 to p{players}")


def _number(data: dict[str, Any], key: str, default: int, where: str) -> int:
    value = data.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise PositionError(f"{where}: {key} must be a number from 0 up, not {value!r}")
    return value


def _flag(data: dict[str, Any], key: str, where: str) -> bool:
    value = data.get(key, False)
    if not isinstance(value, bool):
        raise PositionError(f"{where}: {key} must be true or false, not {value!r}")
    return value


# --- one side --------------------------------------------------------------------------------


def _side(builder: _Builder, player: int, side: Any) -> None:
    st = builder.st
    where = f"p{player + 1}"
    if not isinstance(side, dict):
        raise PositionError(f"{where}: an object was expected, not {side!r}")
    for key in side:
        if key not in _SIDE_KEYS:
            raise PositionError(f"{where}: {key!r} is not known; known are {', '.join(sorted(_SIDE_KEYS))}")
    st.lore[player] = _number(side, "lore", 0, where)
    st.drops[player] = _number(side, "drops", 0, where)
    _number(side, "inked", 0, where)
    ink = side.get("ink", 0)
    if isinstance(ink, dict):
        for key in ink:
            if key not in ("ready", "exerted"):
                raise PositionError(f"{where}.ink: {key!r} is not known; known are exerted, ready")
        ready, exerted = _number(ink, "ready", 0, f"{where}.ink"), _number(ink, "exerted", 0, f"{where}.ink")
    else:
        ready, exerted = _number(side, "ink", 0, where), 0
    st.ink_ready[player] = builder.several(ready, player, Zone.INKWELL, f"{where}.ink")
    st.ink_exerted[player] = builder.several(exerted, player, Zone.INKWELL, f"{where}.ink")
    st.hand[player] = builder.several(side.get("hand"), player, Zone.HAND, f"{where}.hand")
    for id in st.hand[player]:
        st.known[id] = 1 << player
    deck = builder.several(side.get("deck", 10), player, Zone.DECK, f"{where}.deck")
    st.deck[player] = deck[::-1]  # written top first
    st.discard[player] = builder.several(side.get("discard"), player, Zone.DISCARD, f"{where}.discard")
    _play_zone(builder, player, side.get("play") or [], f"{where}.play")


def _play_zone(builder: _Builder, player: int, play: Any, where: str) -> None:
    st = builder.st
    if isinstance(play, int) and not isinstance(play, bool):
        for id in builder.several(play, player, Zone.PLAY, where):
            _put(st, id, player)
        return
    if not isinstance(play, list):
        raise PositionError(f"{where}: a list was expected, not {play!r}")
    later: list[tuple[CardInPlay, str]] = []
    for item in play:
        entry = {"card": item} if isinstance(item, str) else item
        if isinstance(entry, dict) and set(entry) == {"filler"}:
            for id in builder.several([entry], player, Zone.PLAY, where):
                _put(st, id, player)
            continue
        if not isinstance(entry, dict) or "card" not in entry:
            raise PositionError(f"{where}: {item!r} is neither a card nor an object with 'card'")
        for key in entry:
            if key not in _CARD_KEYS:
                raise PositionError(f"{where}: {key!r} is not known; known are {', '.join(sorted(_CARD_KEYS))}")
        card = _put(st, builder.card(entry["card"], player, Zone.PLAY, where), player)
        _describe(builder, card, entry, f"{where}: {entry['card']}")
        if entry.get("at"):
            later.append((card, entry["at"]))
    for card, place in later:
        _at(builder, card, place, where)


def _put(st: State, id: int, player: int) -> CardInPlay:
    ref = st.ref[id]
    card = CardInPlay(ref, id, player, st.epoch, st.spec(id))
    card.drying = False
    st.in_play[ref] = card
    st.play[player].append(ref)
    st.known[id] = EVERYONE
    return card


def _describe(builder: _Builder, card: CardInPlay, entry: dict[str, Any], where: str) -> None:
    spec = card.spec
    if spec.type == CardType.ACTION:
        raise PositionError(f"{where}: an action cannot be in play")
    card.exerted = _flag(entry, "exerted", where)
    card.drying = _flag(entry, "drying", where)
    card.damage = _number(entry, "damage", 0, where)
    if card.damage and spec.type == CardType.ITEM:
        raise PositionError(f"{where}: an item cannot be damaged (5.1.2.2)")
    if card.exerted and spec.type == CardType.LOCATION:
        raise PositionError(f"{where}: a location is neither ready nor exerted (5.1.2.3)")
    under = builder.several(entry.get("under"), card.player, Zone.UNDER, f"{where}, under")
    facedown = builder.several(entry.get("facedown"), card.player, Zone.UNDER, f"{where}, facedown")
    card.under = tuple(under)
    card.facedown = tuple(facedown)
    card.shifted = bool(under) and spec.type == CardType.CHARACTER


def _at(builder: _Builder, card: CardInPlay, place: Any, where: str) -> None:
    st = builder.st
    id = builder.labels.get(place) if isinstance(place, str) else None
    if id is None or st.ref[id] not in st.in_play:
        raise PositionError(f"{where}: {place!r} is not in play, so nobody can be there")
    location = st.in_play[st.ref[id]]
    if location.spec.type != CardType.LOCATION:
        raise PositionError(f"{where}: {place!r} is not a location")
    if location.player != card.player:
        raise PositionError(f"{where}: a character cannot be at an opposing location (4.7.1)")
    if card.spec.type != CardType.CHARACTER:
        raise PositionError(f"{where}: only a character can be at a location")
    card.location = location.ref
