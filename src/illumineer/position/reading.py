"""Reading a position: plain data becomes a state.  PositionError names the place that is wrong.

What is too much for a position is refused, too (`limits`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any, Final

from illumineer.compile.book import CardBook
from illumineer.compile.specs import CardSpec
from illumineer.core import agenda, game_state_check, start, turn
from illumineer.core.derive import values
from illumineer.core.edition import Edition
from illumineer.core.edition import edition as find_edition
from illumineer.core.game_actions import EVERYONE
from illumineer.core.state import MOST_CARDS, CardId, CardInPlay, State
from illumineer.cr import CR
from illumineer.errors import CardError, PositionError
from illumineer.limits import MOST_NAME, MOST_NUMBER, Place, limit, over
from illumineer.messages import Arg, Message
from illumineer.position import form
from illumineer.seen.labels import Label
from illumineer.told.explain import noun
from illumineer.vocab import PLAYER_NAMES, CardType, Step, Zone, player_name

"""In a game, those of all players together: the engine has no more numbers for them."""
_TOP_KEYS: Final = {
    "active", "turn", "first", "phase", "players", "teams", "seed", "pack_rush", "turn_limit", "ask_all",
}  # fmt: skip
_SIDE_KEYS: Final = {"lore", "ink", "inked", "drops", "hand", "deck", "discard", "play", "out", "turns"}
_OUT_KEYS: Final = {"out", "lore", "turns"}
_CARD_KEYS: Final = {"card", "exerted", "drying", "damage", "at", "under", "facedown", "shifted", "drops"}
_ANY_SIZE: Final = ("seed", "turn_limit")
_HOLD_CARDS: Final = ("ink", "ready", "exerted", "hand", "deck", "discard", "play", "card", "under", "facedown")
_ZONES: Final = {
    "hand": Zone.HAND, "deck": Zone.DECK, "ink": Zone.INKWELL, "discard": Zone.DISCARD, "play": Zone.PLAY,
    "under": Zone.UNDER, "facedown": Zone.UNDER,
}  # fmt: skip


def _wrong(place: Place, key: str, /, **blanks: Arg) -> PositionError:
    """What cannot be, and where: `error.message.args["place"]` is the way to it."""
    shown = {name: _cut(value) if isinstance(value, str) else value for name, value in blanks.items()}
    return _refused(place, Message(f"position.{key}", shown))


def _cut(value: str) -> str:
    """As much of a wrong value as a message needs."""
    return value if len(value) <= MOST_NAME else f"{value[:MOST_NAME]}…"


def _refused(place: Place, what: Message) -> PositionError:
    name = ".".join(str(part + 1) if isinstance(part, int) else str(part) for part in place)
    return PositionError("position.at" if place else "position.as_a_whole", name=name, place=place, what=what)


Find = Callable[[str], CardSpec]
"""A name -> the card; CardError if there is none."""


class _Builder:
    def __init__(self, st: State, find: Find) -> None:
        self.st = st
        self.find = find
        self.labels: dict[str, int] = {}
        self.taken: set[str] = set()  # the labels, as they are compared
        self.damaged: list[tuple[CardInPlay, Place]] = []
        self.visitors: list[tuple[CardInPlay, Any, Place]] = []  # the location may stand on a later side

    def card(self, label: Any, owner: int, place: str, where: Place) -> CardId:
        """A labelled card, brought into the game."""
        if not isinstance(label, str):
            raise _wrong(where, "no_name", value=repr(label))
        parsed = Label.parse(label)
        if parsed is None or parsed.name is None:
            raise _wrong(where, "no_name", value=repr(label))
        if parsed.key in self.taken:
            raise _wrong(where, "twice", label=label, copy=str(Label(parsed.name, 2)))
        self._make_room(1, where)
        id = self._add(self._spec(parsed.name, where).index, owner, place, named=True)
        self.taken.add(parsed.key)
        self.labels[label] = id
        return id

    def _add(self, index: int, owner: int, place: str, named: bool) -> CardId:
        id = start.add_card(self.st, index, owner, _ZONES[place])
        self.st.known[id] = form.knowing(place, owner, named)
        return id

    def _make_room(self, n: int, where: Place) -> None:
        """PositionError if the game cannot hold that many cards more."""
        if len(self.st.defs) + n > MOST_CARDS:
            raise _refused(where, limit("cards", MOST_CARDS))

    def _spec(self, name: str, where: Place) -> CardSpec:
        try:
            return self.find(name)
        except CardError as error:
            raise _wrong(where, "card", error=error) from None

    def several(self, given: Any, owner: int, place: str, where: Place) -> list[CardId]:
        """A list of labels, with fillers; or just a number of fillers."""
        if given is None:
            return []
        if type(given) is int:
            if given < 0:
                raise _wrong(where, "no_number", value=repr(given))
            return self._plain(given, owner, place, where)
        if not isinstance(given, list):
            raise _wrong(where, "no_cards", value=repr(given))
        found: list[CardId] = []
        for i, item in enumerate(given):
            here = (*where, i)
            if not isinstance(item, dict):
                found.append(self.card(item, owner, place, here))
            elif "card" in item:
                found.append(self._known_card(item, owner, place, here))
            elif "marketing" in item and place == "ink":
                found += self._marketing(item, owner, here)
            else:
                found += self.fillers(item, owner, place, here)
        return found

    def fillers(self, item: dict[str, Any], owner: int, place: str, where: Place) -> list[CardId]:
        """A number of cards of no importance, brought into the game."""
        n = item.get("filler")
        if set(item) != {"filler"} or type(n) is not int or n < 0:
            raise _wrong(where, "no_filler", value=repr(item))
        return self._plain(n, owner, place, where)

    def _plain(self, n: int, owner: int, place: str, where: Place) -> list[CardId]:
        self._make_room(n, where)
        spec = form.filler(self.st.setup.book) if n else None
        if n and spec is None:
            raise _wrong((), "no_plain_card")
        return [self._add(spec.index, owner, place, named=False) for _ in range(n) if spec is not None]

    def _known_card(self, item: dict[str, Any], owner: int, place: str, where: Place) -> CardId:
        """A card, and who knows it if not those who usually do; where everybody sees it there is nothing to say."""
        known = ["card", "known"] if place in form.HIDDEN else ["card"]
        for key in item:
            if key not in known:
                raise _wrong(where, "unknown", key=repr(key), known=known)
        id = self.card(item["card"], owner, place, where)
        if "known" in item:
            mask = self._knowing(item["known"], (*where, "known"))
            self.st.known[id] = mask | 1 << owner if place == "hand" else mask  # everybody knows their hand
        return id

    def _knowing(self, given: Any, where: Place) -> int:
        """The players who know a card, a bit for each."""
        if given == form.ALL:
            return EVERYONE
        names = PLAYER_NAMES[: self.st.setup.players]
        if not isinstance(given, list) or any(name not in names for name in given):
            raise _wrong(where, "no_knowing", value=repr(given))
        return sum(1 << names.index(name) for name in dict.fromkeys(given))

    def _marketing(self, item: dict[str, Any], owner: int, where: Place) -> list[CardId]:
        """Cards that begin Pack Rush in the inkwell and are nothing but ink (10.2.2)."""
        n = item["marketing"]
        if set(item) != {"marketing"} or type(n) is not int or n < 0:
            raise _wrong(where, "no_marketing", value=repr(item))
        setup = self.st.setup
        if not setup.pack_rush:
            raise _wrong(where, "no_pack_rush", rule=setup.edition.number(CR.PACK_RUSH_STARTING_INK))
        self._make_room(n, where)
        return [start.add_marketing(self.st, owner) for _ in range(n)]


def _any_book(position: dict[str, Any]) -> tuple[CardBook, Find]:
    """A card book of all cards that the position names, and how they are found in it."""
    from illumineer.cards import books  # most positions are given a book

    found: dict[str, str] = {}
    for name in _names(position):
        with suppress(CardError):  # the builder says where it stands
            found[name] = books.full_name(name)
    book = books.book_of(found.values(), filler=True)
    return book, lambda name: book.card(found[name] if name in found else books.full_name(name))


def _names(position: dict[str, Any]) -> Iterator[str]:
    """The names of the cards on all sides, whatever else is wrong with them."""
    todo: list[Any] = [position.get(player) for player in PLAYER_NAMES]
    while todo:
        part = todo.pop()
        if isinstance(part, dict):
            todo += [part[key] for key in _HOLD_CARDS if key in part]
        elif isinstance(part, list):
            todo += part
        elif isinstance(part, str):
            label = Label.parse(part)
            if label is not None and label.name is not None:
                yield label.name


def build(position: Mapping[str, Any], book: CardBook | None, edition: str | Edition) -> tuple[State, dict[str, int]]:
    """The state of a position, and the id of every labelled card; PositionError names the place that is wrong.

    Without a card book, real cards come from the library and invented ones from the house pool.  With `ask_all`
    players are asked even where there is only one answer.
    """
    if not isinstance(position, dict):
        raise _wrong((), "no_position")
    too_much = over(position, MOST_NAME)
    if too_much is not None:
        raise _refused(*too_much)
    players = _players(position)
    known = _TOP_KEYS | set(PLAYER_NAMES[:players])
    for key in position:
        if key not in known:
            raise _wrong((), "unknown", key=repr(key), known=sorted(known))
    cards, find = (book, book.card) if book is not None else _any_book(position)
    st = start.empty(
        cards,
        edition if isinstance(edition, Edition) else find_edition(edition),
        players,
        _teams(position.get("teams"), players),
        _number(position, "seed", 0, ()),
        _flag(position, "pack_rush", ()),
        _flag(position, "ask_all", ()),
    )
    st.setup.turn_limit = _number(position, "turn_limit", form.TURN_LIMIT, ())
    builder = _Builder(st, find)
    for player in range(players):
        side = position.get(player_name(player))
        _side(builder, player, side if side is not None else {})
    for card, location, where in builder.visitors:
        _at(builder, card, location, where)
    st.active = _player(position.get("active", "p1"), players, "active")
    st.first = _player(position.get("first", "p1"), players, "first")
    st.turn = _number(position, "turn", form.TURN, ())
    for player in range(players):
        side = position.get(player_name(player)) or {}
        usual = form.turns(player, st.turn, st.first, players)
        st.turns[player] = _number(side, "turns", usual, (player_name(player),))
    _check_out(st)
    current = turn.Turn(st.active)
    agenda.push(st, current)
    phase = position.get("phase", "main")
    if phase == "main":
        current.step = turn.MAIN
        st.step = int(Step.MAIN)
    elif phase == "start":
        current.step = turn.READY
        st.step = int(Step.READY)
    else:
        raise _wrong(("phase",), "no_phase", value=repr(phase))
    for card in st.in_play.values():
        card.entered = st.turn if card.drying else 0
        card.drying = card.drying and card.spec.type == CardType.CHARACTER  # no other card dries (5.1.2.1)
    for player in range(players):
        inked = (position.get(player_name(player)) or {}).get("inked", 0)
        if player == st.active:
            st.inked = int(inked)
        elif inked:
            raise _wrong((player_name(player), "inked"), "inked_out_of_turn", player=player_name(player))
    _check_damage(builder)
    return st, builder.labels


def _players(position: dict[str, Any]) -> int:
    most = 2
    for i in (3, 4):
        if f"p{i}" in position:
            most = i
    given = _number(position, "players", most, ())
    if not most <= given <= 4:
        raise _wrong(("players",), "players", least=most, n=given)
    return given


def _teams(teams: Any, players: int) -> tuple[int, ...] | None:
    """A team number for each player."""
    if teams is None:
        return None
    if not isinstance(teams, list | tuple) or any(type(team) is not int for team in teams):
        raise _wrong(("teams",), "no_teams", value=repr(teams))
    if len(teams) != players or len(set(teams)) < 2:
        raise _wrong(("teams",), "other_teams", n=players, value=repr(teams))
    return tuple(teams)


def _player(name: Any, players: int, key: str) -> int:
    if name not in PLAYER_NAMES[:players]:
        raise _wrong((key,), "no_player", value=repr(name), last=PLAYER_NAMES[players - 1])
    return PLAYER_NAMES.index(name)


def _number(data: dict[str, Any], key: str, default: int, where: Place) -> int:
    value = data.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise _wrong((*where, key), "no_number", value=repr(value))
    if value > MOST_NUMBER and key not in _ANY_SIZE:
        raise _refused((*where, key), Message("limits.number", {"value": value, "most": MOST_NUMBER}))
    return value


def _flag(data: dict[str, Any], key: str, where: Place) -> bool:
    value = data.get(key, False)
    if not isinstance(value, bool):
        raise _wrong((*where, key), "no_flag", value=repr(value))
    return value


# --- one side --------------------------------------------------------------------------------


def _side(builder: _Builder, player: int, side: Any) -> None:
    st = builder.st
    where = (player_name(player),)
    if not isinstance(side, dict):
        raise _wrong(where, "no_object", value=repr(side))
    for key in side:
        if key not in _SIDE_KEYS:
            raise _wrong(where, "unknown", key=repr(key), known=sorted(_SIDE_KEYS))
    st.lore[player] = _number(side, "lore", 0, where)
    st.drops[player] = _number(side, "drops", 0, where)
    _number(side, "inked", 0, where)
    if _flag(side, "out", where):
        for key in side:
            if key not in _OUT_KEYS:
                raise _wrong((*where, key), "left_with_cards", player=player_name(player))
        st.out[player] = True
        return
    _ink(builder, player, side.get("ink", 0), (*where, "ink"))
    st.hand[player] = builder.several(side.get("hand"), player, "hand", (*where, "hand"))
    deck = builder.several(side.get("deck", form.DECK), player, "deck", (*where, "deck"))
    st.deck[player] = deck[::-1]  # written top first
    st.discard[player] = builder.several(side.get("discard"), player, "discard", (*where, "discard"))
    _play_zone(builder, player, side.get("play") or [], (*where, "play"))


def _ink(builder: _Builder, player: int, ink: Any, where: Place) -> None:
    """The inkwell: ready cards, or those that are ready and those that are exerted."""
    st = builder.st
    if not isinstance(ink, dict):
        st.ink_ready[player] = builder.several(ink, player, "ink", where)
        return
    for key in ink:
        if key not in ("ready", "exerted"):
            raise _wrong(where, "unknown", key=repr(key), known=["exerted", "ready"])
    st.ink_ready[player] = builder.several(ink.get("ready"), player, "ink", (*where, "ready"))
    st.ink_exerted[player] = builder.several(ink.get("exerted"), player, "ink", (*where, "exerted"))


def _check_out(st: State) -> None:
    """Somebody is still in the game, and somebody against them; the turn is that of one of them."""
    if st.out[st.active]:
        raise _wrong(("active",), "left", player=player_name(st.active))
    if not any(st.opposed(st.active, other) for other in st.players_from(st.active)):
        raise _wrong((), "alone")


def _play_zone(builder: _Builder, player: int, play: Any, where: Place) -> None:
    st = builder.st
    if isinstance(play, int) and not isinstance(play, bool):
        for id in builder.several(play, player, "play", where):
            _put(st, id, player)
        return
    if not isinstance(play, list):
        raise _wrong(where, "no_cards", value=repr(play))
    for i, item in enumerate(play):
        here = (*where, i)
        entry = {"card": item} if isinstance(item, str) else item
        if isinstance(entry, dict) and set(entry) == {"filler"}:
            for id in builder.fillers(entry, player, "play", here):
                _put(st, id, player)
            continue
        if not isinstance(entry, dict) or "card" not in entry:
            raise _wrong(here, "no_card_in_play", value=repr(item))
        for key in entry:
            if key not in _CARD_KEYS:
                raise _wrong(here, "unknown", key=repr(key), known=sorted(_CARD_KEYS))
        card = _put(st, builder.card(entry["card"], player, "play", here), player)
        _describe(builder, card, entry, here)
        if card.damage:
            builder.damaged.append((card, (*here, "damage")))
        if entry.get("at"):
            builder.visitors.append((card, entry["at"], (*here, "at")))


def _put(st: State, id: CardId, player: int) -> CardInPlay:
    ref = st.ref[id]
    card = CardInPlay(ref, id, player, st.epoch, st.spec(id))
    card.drying = False
    st.in_play[ref] = card
    st.play[player].append(ref)
    st.rows = None
    return card


def _describe(builder: _Builder, card: CardInPlay, entry: dict[str, Any], where: Place) -> None:
    spec = card.spec
    name = spec.full_name
    number = builder.st.setup.edition.number
    if spec.type == CardType.ACTION:
        raise _wrong(where, "action_in_play", card=name)
    card.exerted = _flag(entry, "exerted", where)
    card.drying = _flag(entry, "drying", where)
    card.damage = _number(entry, "damage", 0, where)
    if card.damage and spec.type == CardType.ITEM:
        raise _wrong((*where, "damage"), "damaged_item", card=name, rule=number(CR.STATES_OF_ITEM))
    if card.exerted and spec.type == CardType.LOCATION:
        raise _wrong((*where, "exerted"), "exerted_location", card=name, rule=number(CR.STATES_OF_LOCATION))
    card.drops_used = _number(entry, "drops", 0, where)
    card.under = tuple(builder.several(entry.get("under"), card.player, "under", (*where, "under")))
    card.facedown = tuple(builder.several(entry.get("facedown"), card.player, "facedown", (*where, "facedown")))
    card.shifted = form.shifted(spec, card.under)
    if "shifted" in entry:
        card.shifted = _flag(entry, "shifted", where)


def _check_damage(builder: _Builder) -> None:
    """Nothing is about to be banished: a position is what a game state check leaves behind."""
    st = builder.st
    dying = game_state_check.dying(st)
    for card, where in builder.damaged:
        if card.ref in dying:
            willpower = values(st, card).willpower
            rule = st.setup.edition.number(CR.CHECK_BANISH_BY_DAMAGE)
            raise _wrong(where, "lethal", card=noun(card.spec), n=card.damage, willpower=willpower, rule=rule)


def _at(builder: _Builder, card: CardInPlay, place: Any, where: Place) -> None:
    st = builder.st
    id = builder.labels.get(place) if isinstance(place, str) else None
    if id is None:
        raise _wrong(where, "no_such_location", location=str(place))
    if st.ref[id] not in st.in_play or st.in_play[st.ref[id]].card != id:
        raise _wrong(where, "location_not_in_play", location=place)
    location = st.in_play[st.ref[id]]
    if location.spec.type != CardType.LOCATION:
        raise _wrong(where, "no_location", location=place)
    if location.player != card.player:
        rule = st.setup.edition.number(CR.MOVE_A_CHARACTER)
        raise _wrong(where, "opposing_location", card=card.spec.full_name, location=place, rule=rule)
    if card.spec.type != CardType.CHARACTER:
        raise _wrong(where, "no_character_there", card=card.spec.full_name)
    card.location = location.ref
