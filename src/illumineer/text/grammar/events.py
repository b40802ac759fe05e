"""Triggers: what is waited for after "when", "whenever" and "at"."""

from __future__ import annotations

from illumineer import ir
from illumineer.text.grammar.things import as_filter, both, other
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import Rest, V
from illumineer.vocab import Happening, Who

THIS = ir.Filter(where=(ir.IsThis(),))


def declare(g: Grammar) -> None:
    rule = g.rule
    # --- who
    for noun, es, gender in (
        ("character", "este personaje", "m"), ("item", "este objeto", "m"), ("location", "esta localización", "f"),
        ("card", "esta carta", "f"),
    ):  # fmt: skip
        rule("someone", f"this {noun}", THIS, es=es, features=gender + "s")
    for word in ("he", "she", "it", "they"):
        rule("someone", word, THIS, es="este personaje", features="p" if word == "they" else "s")
    rule("someone", "one of your {k:core!p}", ir.Filter(Who.YOU, V.k), es="<k:uno|una|uno|una> de tus {k!p}", features="s", head="k")
    rule("someone", "one of your {k:core!p} {s:sfx}", ir.Filter(Who.YOU, both(V.k, V.s)), es="<k:uno|una|uno|una> de tus {k!p} {s}", features="s", head="k")
    rule(
        "someone",
        "one of your other {k:core!p}",
        ir.Filter(Who.YOU, (ir.IsOther(), Rest(V.k))),
        es="<k:uno|una|uno|una> de tus <k:otros|otras|otros|otras> {k!p}",
        features="s",
        head="k",
    )
    rule("someone", "a {d:desc}", as_filter(V.d), es="<d:un|una> {d}")
    rule("someone", "another {d:desc}", as_filter(other(V.d)), es="<d:otro|otra> {d}")

    # --- what
    rule("event", "you play {f:someone}", ir.Event(Happening.PLAYED, subject=V.f, player=Who.YOU), es="juegas {f}")
    rule("event", "{f:someone} ~quest@f", ir.Event(Happening.QUESTED, subject=V.f), es="{f} se va de aventura")
    rule("event", "{f:someone} is banished", ir.Event(Happening.BANISHED, subject=V.f), es="{f} es <f:desterrado|desterrada>")
    rule(
        "event",
        "{f:someone} is banished in a challenge",
        ir.Event(Happening.BANISHED, subject=V.f, in_challenge=True),
        es="{f} es <f:desterrado|desterrada> en un desafío",
    )
    rule("event", "{f:someone} leaves play", ir.Event(Happening.LEFT_PLAY, subject=V.f), es="{f} deja el juego")
    rule("event", "{f:someone} is challenged", ir.Event(Happening.CHALLENGES, object=V.f), es="{f} es <f:desafiado|desafiada>")
    rule("event", "{f:someone} ~challenge@f {o:someone}", ir.Event(Happening.CHALLENGES, subject=V.f, object=V.o), es="{f} desafía a {o}")
    rule(
        "event",
        "{f:someone} ~banish@f {o:someone} in a challenge",
        ir.Event(Happening.BANISHES, subject=V.f, object=V.o, in_challenge=True),
        es="{f} destierra a {o} en un desafío",
    )
    rule("event", "{f:someone} sings a song", ir.Event(Happening.SANG, subject=V.f), es="{f} canta una canción")
    rule("event", "a card is put into your inkwell", ir.Event(Happening.PUT_INTO_INKWELL, player=Who.YOU), es="se pone una carta en tu tintero")

    # --- when
    rule("trigger", ("when {e:event}", "whenever {e:event}"), (V.e,), es=("cuando {e}", "cada vez que {e}"))
    rule(
        "trigger",
        ("when {e:event} and whenever {f:event}", "when {e:event} and when {f:event}", "whenever {e:event} and whenever {f:event}"),
        (V.e, V.f),
        es=("cuando {e} y cada vez que {f}", "cuando {e} y cuando {f}", "cada vez que {e} y cada vez que {f}"),
    )
    rule("trigger", "at the start of your turn", (ir.Event(Happening.TURN_STARTED, player=Who.YOU),), es="al inicio de tu turno")
    rule("trigger", "at the end of your turn", (ir.Event(Happening.TURN_ENDING, player=Who.YOU),), es="al final de tu turno")
