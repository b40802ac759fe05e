"""What a scenario expects to be true, read from the file: only what is written is checked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from illumineer.judge.reading import At, nearest
from illumineer.vocab import PLAYER_NAMES, Keyword

if TYPE_CHECKING:
    from illumineer.judge.steps import Reader

ZONES: Final = ("play", "hand", "deck", "discard", "inkwell", "under")
KINDS: Final = ("accept", "choose", "number", "mode", "name", "put", "order", "resolve", "replace", "enter")
KEYWORDS: Final = {word.name.replace("_", " ").title(): int(word) for word in Keyword}
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
        self.active = reader.player(parts["active"]) if "active" in parts else None
        self.winner = _or_none(parts["winner"], reader.player) if "winner" in parts else None
        self.sides = {
            player: _side(parts[key], reader) for player, key in enumerate(PLAYER_NAMES) if key in parts
        }
        cards = parts["cards"].mapping() if "cards" in parts else {}
        self.cards = {}
        for key, part in cards.items():
            label = reader.label_named(key, part)
            if label in self.cards:
                raise part.fail("twice", key=key)
            self.cards[label] = _card(part, reader)
        self.bag = _bag(parts["bag"], reader) if "bag" in parts else None
        self.prompt = _or_none(parts["prompt"], lambda part: _prompt(part, reader)) if "prompt" in parts else None
        self.hidden = _known(parts["hidden"], reader) if "hidden" in parts else {}
        self.visible = _known(parts["visible"], reader) if "visible" in parts else {}


def _or_none(at: At, read: Any) -> Any:
    """`none`, or what `read` makes of it; an empty value is `none` as well."""
    return NONE if at.value is None or at.value == NONE else read(at)


def _side(at: At, reader: Reader) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, part in at.mapping(_SIDE).items():
        if part.is_number:
            found[key] = part.whole()
        elif key in ("lore", "drops"):
            raise part.expected("a_number_from", least=0)
        elif key == "ink":
            found[key] = {state: n.whole() for state, n in part.mapping(("ready", "exerted")).items()}
        elif key == "deck":
            inside = part.mapping(("count", "top", "bottom"))
            found[key] = {k: v.whole() if k == "count" else reader.labels(v) for k, v in inside.items()}
        else:
            found[key] = tuple(reader.label(item) for item in part.items())
    return found


def _card(at: At, reader: Reader) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, part in at.mapping(_CARD).items():
        if key == "zone":
            found[key] = part.one_of(ZONES)
        elif key == "owner":
            found[key] = reader.player(part)
        elif key in ("exerted", "drying"):
            found[key] = part.truth()
        elif key in ("damage", "under_count"):
            found[key] = part.whole()
        elif key == "keywords":
            found[key] = _keywords(part)
        elif key == "at":
            found[key] = _or_none(part, reader.label)
        elif key == "on_top_of":
            found[key] = tuple(reader.label(item) for item in part.items())
        else:
            found[key] = part.whole(None)  # current values may be negative
    return found


def _keywords(at: At) -> dict[int, bool | int]:
    found: dict[int, bool | int] = {}
    names = {name.lower(): number for name, number in KEYWORDS.items()}
    for key, part in at.mapping().items():
        number = names.get(key.lower())
        if number is None:
            raise part.fail("unknown", word=key, hint=nearest(key, tuple(KEYWORDS)))
        found[number] = part.whole() if part.is_number else part.truth()
    return found


def _bag(at: At, reader: Reader) -> int | dict[int, int]:
    if at.is_number:
        return at.whole()
    return {player: part.whole() for player, part in _sides(at, reader).items()}


def _sides(at: At, reader: Reader) -> dict[int, At]:
    """What an object says of each player."""
    return {PLAYER_NAMES.index(key): part for key, part in at.mapping(PLAYER_NAMES[: reader.players]).items()}


def _known(at: At, reader: Reader) -> dict[int, tuple[str, ...]]:
    return {
        player: tuple(reader.label(item) for item in part.one_or_more()) for player, part in _sides(at, reader).items()
    }


def _prompt(at: At, reader: Reader) -> Prompt:
    parts = at.mapping(_PROMPT)
    kind = parts["kind"].one_of(KINDS) if "kind" in parts else ""
    sets = {
        key: frozenset(reader.option(item, kind) for item in parts[key].items())
        for key in ("options", "includes", "excludes")
        if key in parts
    }
    return Prompt(
        reader.player(parts["by"]) if "by" in parts else None,
        kind,
        sets.get("options"),
        sets.get("includes", frozenset()),
        sets.get("excludes", frozenset()),
    )
