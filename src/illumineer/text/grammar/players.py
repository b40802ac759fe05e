"""Players: as subjects, as owners, and picked out by what they have.

- `players`: who does something ("each opponent", "that player", "each player with no cards in their hand");
- `all.of`: some of all players, before what picks them out; `some.of`: such players, one of whom is chosen;
- `whose`: a player's possessive.
"""

from __future__ import annotations

from illumineer.text.grammar.things import it
from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import THEIRS, On, V
from illumineer.vocab import Cmp, Who, Zone


def _picked_out(g: Grammar) -> None:
    rule = g.rule
    rule("players", "each {p:all.of} with {h:holding}", ir.PlayersWhere(V.p, On(Who.THEY, V.h)), es="cada {p} con {h}", features="ms")
    rule("players", "each {p:all.of} who {h:held!3s}", ir.PlayersWhere(V.p, On(Who.THEY, V.h)), es="cada {p} que {h!3s}", features="ms")
    rule("players", "each {p:all.of} with no {c:stock!p}", ir.PlayersWhere(V.p, On(Who.THEY, ir.Have(V.c, Cmp.EQ, 0))), es="cada {p} sin {c!p}", features="ms")
    rule("players", "each {p:all.of} with no ink drops", ir.PlayersWhere(V.p, ir.Compare(ir.InkDropsOf(Who.THEY), Cmp.EQ, 0)), es="cada {p} sin gotas de tinta", features="ms")
    rule("all.of", "opponent", Who.OPPONENTS, es="oponente")
    rule("all.of", "player", Who.ALL, es="jugador")
    rule("all.of", "other player", Who.OTHERS, es="uno de los demás jugadores")
    for one, several, who, cada, un in (
        ("player", "players", Who.ALL, "cada jugador", "un jugador"),
        ("opponent", "opponents", Who.OPPONENTS, "cada oponente", "un oponente"),
        ("other player", "players", Who.OTHERS, "cada uno de los demás jugadores", "otro jugador"),
    ):
        for words, fewer, amount in ((("most",), False, "la mayor"), (("fewest", "least"), True, "la menor")):
            extreme = ir.MostOf(On(Who.THEY, V.m), who, fewer)
            has = f"con {amount} cantidad de {{m}}"
            tied = tuple(f"the {one} or {several} with the {word} {{m:measure}}" for word in words)
            rule("players", tied, extreme, es=f"{cada} {has}", features="ms", kin="the most of all")
            each = tuple(f"each {one} with the {word} {{m:measure}}" for word in words)
            rule("players", each, extreme, es=f"{cada} {has}", features="ms", kin="the most of all")
            rule("some.of", tuple(f"{one} with the {word} {{m:measure}}" for word in words), extreme, es=f"{un} elegido {has}")
        rule("some.of", f"{one} with {{h:holding}}", ir.PlayersWhere(who, On(Who.THEY, V.h)), es=f"{un} elegido con {{h}}")
        rule("some.of", f"{one} with no {{c:stock!p}}", ir.PlayersWhere(who, On(Who.THEY, ir.Have(V.c, Cmp.EQ, 0))), es=f"{un} elegido sin {{c!p}}")
    rule(
        "players",
        "the player or players with the most cards in their hands",
        ir.MostOf(ir.Count(ir.Cards((Zone.HAND,), Who.THEY))),
        es="cada jugador con la mayor cantidad de cartas en la mano",
        features="mp/ms",
    )


def declare(g: Grammar) -> None:
    rule = g.rule
    rule("players", "each [opponent|opposing player]", Who.OPPONENTS, es="cada oponente", features="ms")
    rule("players", "each player", Who.ALL, es="cada jugador", features="ms")
    rule("players", "each other player", Who.OTHERS, es="cada uno de los demás jugadores", features="ms")
    for noun, gender in (("its", "it"), ("their", "them"), ("his", "him"), ("her", "her")):
        rule("players", f"{noun} player", ir.PlayerOf(it(gender)), es="su jugador", features="ms")
    rule("players", "{x:ref.noun} 's player", ir.PlayerOf(V.x), es="el jugador de {x}", features="ms")
    rule("players", "the challenging player", ir.PlayerOf(it("the challenging character")), es="el jugador desafiante", features="ms")
    rule("players", "[that player|that opponent]", ir.PlayerIn("?that player"), es="ese jugador", features="ms")
    rule("players", ("all opponents", "opponents"), Who.OPPONENTS, es=("todos los oponentes", "los oponentes"), features="mp")
    rule("players", "all players", Who.ALL, es="todos los jugadores", features="mp")
    rule("players", "they", ir.PlayerIn("?those players"), es="{^player}", features="mp")
    rule("whose", "your", Who.YOU, es="tu")
    rule("whose", "their", THEIRS, es="su")
    _picked_out(g)
