"""The exercise as a whole: a book with everything in it, every ability tried, and why one may never have happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.cr import NEWEST
from illumineer.messages import Message
from illumineer.sim.exercise import props
from illumineer.sim.exercise.cast import Cast
from illumineer.sim.exercise.needs import needs_of
from illumineer.sim.exercise.run import Tried, try_out
from illumineer.sim.exercise.stand_ins import stand_ins
from illumineer.sim.exercise.targets import Target, targets_of
from illumineer.vocab import Zone
from illumineer.words import say

ATTEMPTS: Final = 60
"""How often an ability is tried before it counts as one that never does anything."""


@dataclass(slots=True)
class Exercise:
    """What came of it."""

    tried: list[Tried] = field(default_factory=list)
    stand_ins: tuple[str, ...] = ()  # the names that no card of the pool has, and that a plain card was given

    @property
    def inert(self) -> list[Tried]:
        """The abilities that never did anything."""
        return [each for each in self.tried if not each.did]

    @property
    def summary(self) -> Message:
        n = len(self.tried)
        did = n - len(self.inert)
        share = 100 * did / n if n else 100.0
        return Message("exercise.summary", {"n": did, "all": n, "share": share})

    def to_json(self, lang: str = "en") -> dict[str, Any]:
        return {
            "abilities": len(self.tried),
            "did": len(self.tried) - len(self.inert),
            "stand_ins": list(self.stand_ins),
            "tried": [
                {
                    "card": each.target.card.full_name,
                    "ability": each.target.told(lang),
                    "kind": type(each.target.node).__name__,
                    "did": say(each.did, lang) if each.did is not None else "",
                    "why_never": say(each.why, lang) if each.why is not None else "",
                    "attempts": each.attempts,
                }
                for each in self.tried
            ],
        }


def exercise(
    cards: Iterable[ir.Card],
    wanted: Sequence[Target] | None = None,
    attempts: int = ATTEMPTS,
    seed: int = 1,
    edition: str = NEWEST,
    progress: Callable[[Tried], None] | None = None,
) -> Exercise:
    """Try every ability of the cards, or only those that are wanted, with the whole pool as cast.

    A name that an ability asks for and no card of the pool has is that of a stand-in.
    """
    pool = tuple(cards)
    if wanted is None:
        wanted = [target for card in pool for target in targets_of(card)]
    without = [target.without for target in wanted]
    book = CardBook((*props.CARDS, *pool, *without))
    extra = stand_ins({*book.names, *(card.full_name for card in pool)}, wanted)
    if extra:
        book = CardBook((*props.CARDS, *pool, *extra, *without))
    cast = Cast(book, range(len(props.CARDS) + len(pool) + len(extra)))
    found = Exercise(stand_ins=tuple(card.name for card in extra))
    for target in wanted:
        tried = try_out(cast, target, attempts, seed, edition)
        if not tried.did:
            tried.why = why_never(cast, tried)
        found.tried.append(tried)
        if progress is not None:
            progress(tried)
    return found


def why_never(cast: Cast, tried: Tried) -> Message:
    """Why an ability is thought never to happen."""
    target, seen = tried.target, tried.seen
    if tried.broke:
        return Message("exercise.breaks", {"error": tried.broke})
    for wanted in needs_of(target.card, target.printed).cast:
        zone = Zone.HAND if wanted.zone == Zone.UNDER else wanted.zone
        if cast.impossible(wanted.where, zone):
            return Message("exercise.nobody_passes", {"tests": ", ".join(map(_short, wanted.where))})
    match target.printed:
        case ir.Triggered() if not seen.added:
            return Message("exercise.never_happened")
        case ir.Triggered() if seen.no_effect == seen.resolved:
            return Message("exercise.never_true")
        case ir.Triggered():
            return Message("exercise.nothing_came")
        case ir.Activated() | ir.ActionEffect():
            return Message("exercise.nothing_came" if seen.resolved else "exercise.never_used")
        case ir.Static() if not seen.in_force:
            return Message("exercise.never_in_force")
        case ir.Static():
            return Message("exercise.in_force" if seen.reached else "exercise.nobody_there")
    return Message("exercise.no_difference")


def _short(node: Any) -> str:
    """A test in few words: what it is called and what it holds."""
    if isinstance(node, ir.Node):
        parts = [_short(part) for part in ir.values(node)]
        return f"{type(node).__name__}({', '.join(part for part in parts if part)})"
    if isinstance(node, tuple):
        return ", ".join(_short(item) for item in node)
    name = getattr(node, "name", None)
    return str(name).lower() if name is not None else str(node)
