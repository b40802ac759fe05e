"""What a scenario expects to be true, read from the file: only what is written is checked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from illumineer.errors import ScenarioError
from illumineer.judge.reading import At, nearest, part
from illumineer.keywords import RECORDS
from illumineer.vocab import PLAYER_NAMES

if TYPE_CHECKING:
    from illumineer.judge.steps import Reader

ZONES: Final = ("play", "hand", "deck", "discard", "inkwell", "under")
KINDS: Final = ("accept", "choose", "number", "mode", "name", "put", "order", "resolve", "replace", "enter")
KEYWORDS: Final = {each.en: int(each.keyword) for each in RECORDS}
_TOP: Final = ("active", "winner", "cards", "bag", "prompt", "hidden", "visible")
_SIDE: Final = ("lore", "ink", "drops", "hand", "deck", "discard", "play")
_CARD: Final = (
    "zone", "owner", "exerted", "drying", "damage", "strength", "willpower", "lore", "keywords", "at", "on_top_of",
    "under_count",
)  # fmt: skip
_PROMPT: Final = ("by", "kind", "options", "includes", "excludes")
NONE: Final = "none"


@dataclass(frozen=True, slots=True)
class Prompt:
    """The decision that must be pending."""

    by: int | None = None
    kind: str = ""
    options: frozenset[Any] | None = None  # labels, players ("p1"), numbers, or texts
    includes: frozenset[Any] = frozenset()
    excludes: frozenset[Any] = frozenset()


@dataclass(slots=True)
class Expectations:
    """Everything one `expect` says.  `prompt` is None if it says nothing of it, NONE if nobody may be asked."""

    active: int | None
    winner: int | str | None
    sides: dict[int, dict[str, Any]]
    cards: dict[str, dict[str, Any]]
    bag: int | dict[int, int] | None
    prompt: Prompt | str | None
    hidden: dict[int, tuple[str, ...]] = field(default_factory=dict)
    visible: dict[int, tuple[str, ...]] = field(default_factory=dict)

    def __init__(self, at: At, reader: Reader) -> None:
        parts = at.mapping((*_TOP, *PLAYER_NAMES[: reader.players]))
        self.active = part(parts, "active", reader.player, None)
        self.winner = part(parts, "winner", lambda who: _or_none(who, reader.player), None)
        self.sides = {
            player: parts[key].read(lambda side: _side(side, reader), {})
            for player, key in enumerate(PLAYER_NAMES)
            if key in parts
        }
        self.cards = {}
        part(parts, "cards", lambda cards: self._read_cards(cards, reader), None)
        self.bag = part(parts, "bag", lambda bag: _bag(bag, reader), None)
        self.prompt = part(parts, "prompt", lambda asked: _or_none(asked, lambda its: _prompt(its, reader)), None)
        self.hidden = part(parts, "hidden", lambda cards: _known(cards, reader), {})
        self.visible = part(parts, "visible", lambda cards: _known(cards, reader), {})

    def _read_cards(self, at: At, reader: Reader) -> None:
        for key, card in at.mapping().items():
            label = card.other(key).read(reader.label, key)
            if label in self.cards:
                at.note(card.fail("twice", key=key))
            self.cards[label] = card.read(lambda its: _card(its, reader), {})


def _or_none(at: At, read: Any) -> Any:
    """`none`, or what `read` makes of it; an empty value is `none` as well."""
    return NONE if at.value is None or at.value == NONE else read(at)


def _each(at: At, known: tuple[str, ...], how: Callable[[str, At], Any]) -> dict[str, Any]:
    """What `how` makes of each member by its key; those that are wrong are noted and left out."""
    found: dict[str, Any] = {}
    for key, its in at.mapping(known).items():
        try:
            found[key] = how(key, its)
        except ScenarioError as error:
            its.note(error)
    return found


def _side(at: At, reader: Reader) -> dict[str, Any]:
    def value(key: str, its: At) -> Any:
        if its.is_number:
            return its.whole()
        if key in ("lore", "drops"):
            raise its.expected("a_number_from", least=0)
        if key == "ink":
            return _each(its, ("ready", "exerted"), lambda _, n: n.whole())
        if key == "deck":
            return _each(its, ("count", "top", "bottom"), lambda k, v: v.whole() if k == "count" else reader.labels(v))
        return tuple(its.every(reader.label))

    return _each(at, _SIDE, value)


def _card(at: At, reader: Reader) -> dict[str, Any]:
    def value(key: str, its: At) -> Any:
        if key == "zone":
            return its.one_of(ZONES)
        if key == "owner":
            return reader.player(its)
        if key in ("exerted", "drying"):
            return its.truth()
        if key in ("damage", "under_count"):
            return its.whole()
        if key == "keywords":
            return _keywords(its)
        if key == "at":
            return _or_none(its, reader.label)
        if key == "on_top_of":
            return tuple(its.every(reader.label))
        return its.whole(None)  # current values may be negative

    return _each(at, _CARD, value)


def _keywords(at: At) -> dict[int, bool | int]:
    found: dict[int, bool | int] = {}
    names = {name.lower(): number for name, number in KEYWORDS.items()}
    for key, its in at.mapping().items():
        number = names.get(key.lower())
        if number is None:
            at.note(its.fail("unknown", word=key, hint=nearest(key, tuple(KEYWORDS))))
            continue
        found[number] = its.read(_number_or_truth, 0)
    return found


def _number_or_truth(at: At) -> bool | int:
    return at.whole() if at.is_number else at.truth()


def _bag(at: At, reader: Reader) -> int | dict[int, int]:
    if at.is_number:
        return at.whole()
    return {player: n.read(At.whole, 0) for player, n in _sides(at, reader).items()}


def _sides(at: At, reader: Reader) -> dict[int, At]:
    """What an object says of each player."""
    return {PLAYER_NAMES.index(key): its for key, its in at.mapping(PLAYER_NAMES[: reader.players]).items()}


def _known(at: At, reader: Reader) -> dict[int, tuple[str, ...]]:
    return {player: cards.read(reader.labels, ()) for player, cards in _sides(at, reader).items()}


def _prompt(at: At, reader: Reader) -> Prompt:
    parts = at.mapping(_PROMPT)
    kind = part(parts, "kind", lambda its: its.one_of(KINDS), "")

    def options(key: str) -> frozenset[Any] | None:
        return part(parts, key, lambda its: frozenset(its.every(lambda each: reader.option(each, kind))), None)

    return Prompt(
        part(parts, "by", reader.player, None),
        kind,
        options("options"),
        options("includes") or frozenset(),
        options("excludes") or frozenset(),
    )
