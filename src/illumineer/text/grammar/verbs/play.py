"""Playing cards by an effect."""

from __future__ import annotations

from illumineer import ir
from illumineer.text.grammar.cards import quiet
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import SUBJ, V


def declare(g: Grammar) -> None:
    rule = g.rule
    for inner in ("pick.play", "self", "ref.obj"):
        rule("played", f"{{x:{inner}}}", V.x, es="{x}")
    rule("v.zone", "~play {x:played} for free", ir.Play(V.x, by=SUBJ), es="~jugar {x} gratis")
    rule(
        "v.zone",
        "~play {x:played} for free and {e:enters} play exerted",
        quiet(ir.Play(V.x, exerted=True, by=SUBJ), V.e),
        es="~jugar {x} gratis y {e} en juego <x:agotado|agotada|agotados|agotadas>",
    )
    rule("v.zone", "~play {x:played} for free , exerted", ir.Play(V.x, exerted=True, by=SUBJ), es="~jugar {x} gratis, <x:agotado|agotada|agotados|agotadas>")
    rule("v.zone", "~play {x:played} and {e:enters} play exerted", quiet(ir.Play(V.x, False, True, by=SUBJ), V.e), es="~jugar {x} y {e} en juego <x:agotado|agotada|agotados|agotadas>")
    rule("enters", ("they enter", "it enters", "he enters", "she enters"), None, es="entra")
