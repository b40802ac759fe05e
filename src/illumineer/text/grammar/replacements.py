"""Replacement effects: what would happen, and what happens instead (6.5).

- `would`: the event that is replaced;
- `nothing`: the words for "nothing happens instead", which belong to the kind of event.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer import ir
from illumineer.text.grammar.things import it
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import Make, Unfit, V
from illumineer.vocab import Happening, Who

_DAMAGE = (Happening.DAMAGE_DEALT, Happening.DAMAGE_TAKEN)


def _first_time(event: ir.Event) -> ir.Event:
    return replace(event, nth=1)


def _not_first(value: Any) -> list[tuple[Any, ...]]:
    return [(replace(value, nth=0),)] if isinstance(value, ir.Event) and value.nth == 1 else []


def first(event: Any) -> Any:
    """The first such event of the turn."""
    return Make(_first_time, _not_first, event)


def _of_kind(event: Any, kind: Any) -> Any:
    if event.on not in kind:
        raise Unfit("these words do not go with that event")
    return event


def of_kind(event: Any, *kinds: Happening) -> Any:
    """An event of one of these kinds."""
    return Make(lambda event: _of_kind(event, kinds), lambda value: [(value,)] if isinstance(value, ir.Event) and value.on in kinds else [], event)


def _events(g: Grammar) -> None:
    rule = g.rule
    rule("would", "{f:someone} would be dealt damage", ir.Event(Happening.DAMAGE_DEALT, subject=V.f), es="{f} ~ir@f a recibir daño")
    rule("would", "{f:someone} would take damage", ir.Event(Happening.DAMAGE_TAKEN, subject=V.f), es="{f} ~ir@f a sufrir daño")
    rule("would", "{f:someone} would be banished", ir.Event(Happening.BANISHED, subject=V.f), es="{f} ~ir@f a ser <f:desterrado|desterrada>")
    rule(
        "would",
        "{f:someone} would be banished in a challenge",
        ir.Event(Happening.BANISHED, subject=V.f, in_challenge=True),
        es="{f} ~ir@f a ser <f:desterrado|desterrada> en un desafío",
    )
    players: tuple[tuple[str, str, str, Who], ...] = (
        ("you", "", "tu", Who.YOU), ("an opponent", "un oponente ", "su", Who.OPPONENTS), ("a player", "un jugador ", "su", Who.ALL),
    )  # fmt: skip
    for en, es, hand, who in players:
        discard = "descartes" if who is Who.YOU else "descarte"
        whose = "your" if who is Who.YOU else "their"
        rule(
            "would",
            (f"an effect would cause {en} to discard one or more cards", f"an effect would cause {en} to discard one or more cards from {whose} hand"),
            ir.Event(Happening.DISCARDED, player=who),
            es=(f"un efecto ~ir:3s a hacer que {es}{discard} una o más cartas", f"un efecto ~ir:3s a hacer que {es}{discard} una o más cartas de {hand} mano"),
        )


def declare(g: Grammar) -> None:
    _events(g)
    rule = g.rule
    for front, front_es, condition in (("", "", None), ("{w:during} , ", "{w}, ", V.w)):
        rule(
            "ability",
            (f"{front}if {{e:would}} , {{a:act}} instead .", f"{front}whenever {{e:would}} , {{a:act}} instead ."),
            ir.Replacement(V.e, V.a, condition),
            es=(f"{front_es}si {{e}}, en su lugar {{a}}.", f"{front_es}cada vez que {{e!sub}}, en su lugar {{a}}."),
        )
        rule(
            "ability",
            (f"{front}the first time {{e:would}} , {{a:act}} instead .", f"{front}the first time {{e:would}} each turn , {{a:act}} instead ."),
            ir.Replacement(first(V.e), V.a, condition, 1),
            es=(f"{front_es}la primera vez que {{e!sub}}, en su lugar {{a}}.", f"{front_es}la primera vez que {{e!sub}} cada turno, en su lugar {{a}}."),
        )
        for words, words_es, event, limit in (
            (("if {e:would}", "whenever {e:would}"), ("si {e}", "cada vez que {e!sub}"), V.e, 0),
            (
                ("the first time {e:would}", "the first time {e:would} each turn"),
                ("la primera vez que {e!sub}", "la primera vez que {e!sub} cada turno"),
                first(V.e),
                1,
            ),
        ):
            rule(
                "ability",
                tuple(f"{front}{word} , {{x:ref.subj}} ~take@x no damage instead ." for word in words),
                _none(of_kind(event, *_DAMAGE), V.x, condition, limit),
                es=tuple(f"{front_es}{word}, en su lugar no recibe daño." for word in words_es),
            )
            rule(
                "ability",
                tuple(f"{front}{word} , you don't discard ." for word in words),
                ir.Replacement(of_kind(event, Happening.DISCARDED), None, condition, limit),
                es=tuple(f"{front_es}{word}, no descartas." for word in words_es),
            )
    # left behind by an effect
    about = it("about")
    rule(
        "act",
        "{d:duration} , the next time {e:would} {x:ref.subj} ~take@x no damage instead",
        Make(
            lambda create, word: create,
            lambda value: [(value, ir.Those(""))],
            ir.Create(ir.Replacement(of_kind(V.e, *_DAMAGE)), V.d, 1, about),
            V.x,
        ),
        es="{d}, la próxima vez que {e!sub}, en su lugar no recibe daño",
    )


def _none(event: Any, word: Any, condition: Any, limit: int) -> Any:
    """Nothing instead; the word for the one who is spared adds nothing."""
    return Make(
        lambda value, word: value,
        lambda value: [(value, ir.Those(""))],
        ir.Replacement(event, None, condition, limit),
        word,
    )
