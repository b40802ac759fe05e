"""Sentences: verb phrases with their players, joined into the text of an effect.

- `act`: a clause that is no condition; `clause`: any;
- `text`: the sentences of an effect; `body`: the same where the first must not begin with "if", because there an "if"
  belongs to the trigger before it.
"""

from __future__ import annotations

from illumineer import ir
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import On, Rest, V
from illumineer.vocab import Duration, Who


def _durations(g: Grammar) -> None:
    rule = g.rule
    rule("duration", ("this turn", "for the rest of this turn"), Duration.THIS_TURN, es=("este turno", "durante el resto de este turno"))
    rule("duration", "until the start of your next turn", Duration.UNTIL_YOUR_NEXT_TURN, es="hasta el inicio de tu próximo turno")
    rule("duration", "during their next turn", Duration.THEIR_NEXT_TURN, es="durante su próximo turno")


def _clauses(g: Grammar) -> None:
    rule = g.rule
    rule("act", "{v:vp}", On(Who.YOU, V.v), es="{v}")
    rule("act", "you may {v:vp!base}", ir.May(On(Who.YOU, V.v)), es="puedes {v!inf}")
    rule("act", "{p:players} {v:vp@p}", ir.EachPlayer(V.p, (On(Who.THEY, V.v),)), es="{p} {v@p}")
    rule("act", "{x:subj} {m:gives@x} {d:duration}", ir.Apply(V.x, V.m, V.d), es="{x} {m@x} {d}")
    rule("act", "{x:subj1} {m:cans@x} {d:duration}", ir.Apply(V.x, V.m, V.d), es="{x} {m@x} {d}")
    rule("act", "{x:group} {m:cans@x} {d:duration}", ir.Establish(V.m, V.d, V.x), es="{x} {m@x} {d}")
    for inner in ("chosen", "self", "ref.subj"):
        rule("subj1", f"{{x:{inner}}}", V.x, es="{x}")

    rule("vp", "{v:verb}", V.v, es="{v}")
    rule("vp", "{a:verb} and {b:verb}", ir.Seq((V.a, V.b)), es="{a} y {b}")
    rule("vp", "{a:verb} , then {b:verb}", ir.Seq((V.a, V.b)), es="{a} y luego {b}")
    rule("vp", "{a:verb} to {b:verb!base}", ir.To(V.a, V.b), es="{a} para {b!inf}")

    rule("clause", "{a:act}", V.a, es="{a}")
    rule("clause", "if {c:cond} , {a:act}", ir.If(V.c, V.a), es="si {c}, {a}")
    rule("clause", "{a:act} . if you do , {b:act}", ir.IfDo(V.a, V.b), es="{a}. Si lo haces, {b}")


def _texts(g: Grammar) -> None:
    rule = g.rule
    rule("sentences", "{s:clause} .", (V.s,), es="{s}.")
    rule("sentences", "{s:clause} . {t:sentences}", (V.s, Rest(V.t)), es="{s}. {t}")
    rule("text", "{s:clause} .", V.s, es="{s}.")
    rule("text", "{s:clause} . {t:sentences}", ir.Text((V.s, Rest(V.t))), es="{s}. {t}")
    rule("body", "{s:opening} .", V.s, es="{s}.")
    rule("body", "{s:opening} . {t:sentences}", ir.Text((V.s, Rest(V.t))), es="{s}. {t}")
    rule("opening", "{a:act}", V.a, es="{a}")
    rule("opening", "{a:act} . if you do , {b:act}", ir.IfDo(V.a, V.b), es="{a}. Si lo haces, {b}")


def declare(g: Grammar) -> None:
    _durations(g)
    _clauses(g)
    _texts(g)
