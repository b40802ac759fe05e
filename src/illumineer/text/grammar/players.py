"""Players: as subjects, as owners, and picked out by what they have.

- `players`: who does something ("each opponent", "that player", "each player with no cards in their hand");
- `all.of`: some of all players, before what picks them out;
- `whose`: a player's possessive.
"""

from __future__ import annotations

from illumineer import ir
from illumineer.text.grammar.things import in_play, it
from illumineer.text.kernel import Grammar
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
    rule("all.of", "other player", Who.OTHERS, es="otro jugador")
    most = "cada jugador con la mayor cantidad de"
    rule("players", "the player or players with the most lore", ir.MostOf(ir.LoreOf(Who.THEY)), es=f"{most} lore", features="ms")
    rule("players", "the player or players with the most {c:card.in!p}", ir.MostOf(ir.Count(On(Who.THEY, V.c))), es=f"{most} {{c!p}}", features="ms")
    rule("players", "the player or players with the most {k:core!p} in play", ir.MostOf(ir.Count(in_play(Who.THEY, V.k))), es=f"{most} {{k!p}} en juego", features="ms")
    rule(
        "players",
        "the player or players with the most cards in their hands",
        ir.MostOf(ir.Count(ir.Cards((Zone.HAND,), Who.THEY))),
        es="los jugadores con la mayor cantidad de cartas en la mano",
        features="mp",
    )


def declare(g: Grammar) -> None:
    rule = g.rule
    rule("players", "each [opponent|opposing player]", Who.OPPONENTS, es="cada oponente", features="ms")
    rule("players", "each player", Who.ALL, es="cada jugador", features="ms")
    rule("players", "each other player", Who.OTHERS, es="cada otro jugador", features="ms")
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
