"""Playing cards by an effect."""

from __future__ import annotations

from illumineer.text.grammar.things import choose_so
from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import SUBJ, V, quiet
from illumineer.vocab import Keyword


def declare(g: Grammar) -> None:
    rule = g.rule
    for inner in ("pick.play", "self", "ref.obj", "top"):
        rule("played", f"{{x:{inner}}}", V.x, es="{x}")
    for inner in ("self", "ref.obj"):
        rule("played", f"{{x:{inner}}} from {{o:own.discard}}", quiet(V.x, V.o), es="{x} desde {o}", head="x", kin="from your discard")
    rule("v.zone", "~play {x:played}", ir.Play(V.x, False, by=SUBJ), es="~jugar {x}")
    rule("v.zone", "~play {x:played} for free", ir.Play(V.x, by=SUBJ), es="~jugar gratis {x}")
    enters = "~entrar@x en juego <x:agotado|agotada|agotados|agotadas>"
    for price, gratis, free in ((" for free", " gratis", True), ("", "", False)):
        rule(
            "v.zone",
            tuple(f"~play {{x:played}}{price} and {they} play exerted" for they in ("they enter", "[it|he|she] enters")),
            ir.Play(V.x, free, exerted=True, by=SUBJ),
            es=f"~jugar{gratis} {{x}}, que {enters}",
        )
    rule(
        "v.zone",
        ("~play {x:played} for free . they enter play exerted", "~play {x:played} for free . [it|he|she] enters play exerted"),
        ir.Play(V.x, exerted=True, by=SUBJ),
        es=f"~jugar gratis {{x}}. {enters}",
    )
    rule("v.zone", "~play {x:played} for free , exerted", ir.Play(V.x, exerted=True, by=SUBJ), es=f"~jugar gratis {{x}}, que {enters}")
    rule(
        "v.zone",
        ("~play {x:played} for {n:number} ⬡ less", "~play {x:played} , paying {n:number} ⬡ less"),
        ir.Play(V.x, False, less=V.n, by=SUBJ),
        es=("~jugar {x} por {n} ⬡ menos", "~jugar {x} pagando {n} ⬡ menos"),
    )
    rule("v.zone", "~play or ~shift {x:played} for free", ir.Play(V.x, shift=True, by=SUBJ), es="~jugar gratis {x}, o ~hacer Shift con <x:él|ella|ellos|ellas> gratis")
    with_shift = choose_so(V.x, ir.HasKeyword(Keyword.SHIFT))
    rule("v.zone", "~shift {x:pick.play} for free", ir.Play(with_shift, only_shift=True, by=SUBJ), es="~hacer Shift gratis con {x}")
    for inner in ("self", "ref.obj"):
        rule("v.zone", f"~shift {{x:{inner}}} for free", ir.Play(V.x, only_shift=True, by=SUBJ), es="~hacer Shift gratis con {x}")
    rule("v.zone", "~play {x:played} as if it were in {o:own.hand}", quiet(ir.Play(V.x, False, by=SUBJ), V.o), es="~jugar {x} como si estuviera en {o}")
    rule(
        "v.zone",
        (
            "~play {x:played} for free , then put [it|that card|that action card|that song card] {t:dest} instead of into {o:own.discard}",
            "~play {x:played} for free . if you do , put [it|that card|that action card|that song card] {t:dest} instead of into {o:own.discard}",
        ),
        quiet(ir.Play(V.x, then=V.t, by=SUBJ), V.o),
        es=("~jugar gratis {x} y luego ~poner {^x} {t@x} en lugar de en {o}", "~jugar gratis {x}. Si lo haces, ~poner:2s {^x} {t@x} en lugar de en {o}"),
    )
    rule(
        "v.zone",
        "~play {x:ref.obj} again from {d:own.discard} for free . if you do , put [it|that card|that action card|that song card] {t:dest} instead of into {o:own.discard}",
        quiet(ir.Play(V.x, then=V.t, by=SUBJ), V.d, V.o),
        es="~volver a ~jugar:inf gratis {x} desde {d}. Si lo haces, ~poner:2s {^x} {t@x} en lugar de en {o}",
    )
