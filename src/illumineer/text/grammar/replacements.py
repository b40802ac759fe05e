"""Replacement effects: what would happen, and what happens instead (6.5).

- `would`: the event that is replaced; `waits`: the event with the word before it, and how often it works;
- `instead`: a replacement effect without the "during …" in front of it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer import ir
from illumineer.text.grammar.effects import TIME
from illumineer.text.grammar.events import said_of
from illumineer.text.grammar.things import it
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import Make, On, Unfit, V, quiet
from illumineer.vocab import Happening, Who

# The kinds of event that are announced before they happen; a card that replaced another would be refused.
REPLACED = (Happening.DAMAGE_DEALT, Happening.DAMAGE_TAKEN, Happening.BANISHED)
_DAMAGE = (Happening.DAMAGE_DEALT, Happening.DAMAGE_TAKEN)


def of_kind(event: Any, kinds: tuple[Happening, ...]) -> Any:
    """An event of one of these kinds."""

    def build(event: Any) -> Any:
        if event.on not in kinds:
            raise Unfit("these words do not go with that event")
        return event

    return Make(build, lambda value: [(value,)] if isinstance(value, ir.Event) and value.on in kinds else [], event)


def _first(event: ir.Event) -> tuple[ir.Event, int]:
    return replace(event, nth=1), 1


def _not_first(value: Any) -> list[tuple[Any, ...]]:
    event, limit = value
    return [(replace(event, nth=0),)] if event.nth == 1 and limit == 1 else []


def _replaces(waits: tuple[ir.Event, int], instead: Any) -> ir.Replacement:
    event, limit = waits
    return ir.Replacement(event, instead, limit=limit)


def _replaced(value: Any) -> list[tuple[Any, ...]]:
    if not isinstance(value, ir.Replacement) or value.condition is not None:
        return []
    return [((value.event, value.limit), value.instead)]


def _nothing(kinds: tuple[Happening, ...], waits: Any) -> Any:
    """Nothing happens instead; the words for it belong to the kind of event."""

    def build(waits: tuple[ir.Event, int]) -> ir.Replacement:
        if waits[0].on not in kinds:
            raise Unfit("these words do not go with that event")
        return _replaces(waits, None)

    def unbuild(value: Any) -> list[tuple[Any, ...]]:
        return [(waits,) for waits, instead in _replaced(value) if instead is None and waits[0].on in kinds]

    return Make(build, unbuild, waits)


def _under(condition: Any, replacement: ir.Replacement) -> ir.Replacement:
    return replace(replacement, condition=condition)


def _bare(value: Any) -> list[tuple[Any, ...]]:
    if isinstance(value, ir.Replacement) and value.condition is not None:
        return [(value.condition, replace(value, condition=None))]
    return []


def _events(g: Grammar) -> None:
    rule = g.rule
    rule("would", "{f:someone} would {e:happens1!inf}", of_kind(said_of(V.e, V.f), REPLACED), es="{f} ~ir@f a {e!inf}")
    got = (Happening.INK_DROPS_GAINED,)
    for deed in ("deed", "deed.at.once"):
        rule("would", f"you would {{d:{deed}!base}}", of_kind(On(Who.YOU, V.d), got), es="~ir:2s a {d!inf}")
        rule("would", f"{{p:actor}} would {{d:{deed}!base}}", of_kind(On(V.p, V.d), got), es="{p} ~ir@p a {d!inf}")
    for who, en, es in ((Who.YOU, "you", "descartes"), (Who.OPPONENTS, "an opponent", "un oponente descarte"), (Who.ALL, "a player", "un jugador descarte")):
        rule("would", f"an effect would cause {en} to discard {{x:one.or.more}}", quiet(ir.Event(Happening.DISCARDED, player=who), V.x), es=f"un efecto ~ir:3s a hacer que {es} {{x}}")
    rule(
        "one.or.more",
        ("one or more cards", "one or more cards from your hand", "one or more cards from their hand"),
        None,
        es=("una o más cartas", "una o más cartas de tu mano", "una o más cartas de su mano"),
    )
    rule("waits", ("if {e:would}", "whenever {e:would}"), (V.e, 0), es=("si {e}", "cada vez que {e!sub}"))
    rule("waits", ("the first time {e:would}", "the first time {e:would} each turn"), Make(_first, _not_first, V.e), es=("la primera vez que {e!sub}", "la primera vez que {e!sub} cada turno"))


def declare(g: Grammar) -> None:
    _events(g)
    rule = g.rule
    rule("instead", "{e:waits} , {a:act} instead .", Make(_replaces, _replaced, V.e, V.a), es="{e}, en su lugar {a}.")
    spared = "{x:ref.subj} ~take@x no damage instead"
    word = Make(lambda value, word: value, lambda value: [(value, it("they"))], _nothing(_DAMAGE, V.e), V.x)
    rule("instead", f"{{e:waits}} , {spared} .", word, es="{e}, en su lugar no recibe daño.")
    rule("instead", "{e:waits} , you don't discard .", _nothing((Happening.DISCARDED,), V.e), es="{e}, no descartas.")
    rule("ability", "{r:instead}", V.r, es="{r}")
    rule("ability", "{w:during} , {r:instead}", Make(_under, _bare, V.w, V.r), es="{w}, {r}")
    # left behind by an effect
    create = ir.Create(ir.Replacement(of_kind(V.e, _DAMAGE)), TIME, 1, it("about"))
    rule(
        "lasting.wait",
        f"the next time {{e:would}} {spared}",
        Make(lambda value, word: value, lambda value: [(value, it("they"))], create, V.x),
        es="la próxima vez que {e!sub}, en su lugar no recibe daño",
    )
    this_turn = ir.Create(ir.Replacement(of_kind(V.e, _DAMAGE)), times=1, about=it("about"))
    rule(
        "act",
        f"the next time {{e:would}} this turn , {spared}",
        Make(lambda value, word: value, lambda value: [(value, it("they"))], this_turn, V.x),
        es="la próxima vez que {e!sub} este turno, en su lugar no recibe daño",
    )
    rule(
        "act",
        "the next time {e:would} this turn , {a:simple} instead",
        ir.Create(ir.Replacement(V.e, V.a), times=1, about=it("about")),
        es="la próxima vez que {e!sub} este turno, en su lugar {a}",
    )
