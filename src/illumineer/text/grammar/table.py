"""What players pay and may do: the mods that change the table and not single cards.

- `payer`: a player as the subject of such a rule; `pay`: so much ink more or less;
- `cost.table`: what such cards cost; `cost.self`: what this card costs, which is asked while it is in the hand;
- `table`: one rule for players, standing (in a static ability) or with a duration (in an effect).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from illumineer import ir
from illumineer.text.grammar.cards import joined
from illumineer.text.grammar.hoist import speaks_of
from illumineer.text.grammar.mods import times, untimes
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import SUBJ, Make, On, Unfit, V
from illumineer.vocab import Doing, Leave, Stat, Step, Who, Zone

THIS = ir.Filter(where=(ir.IsThis(),))


def _plain(value: Any) -> bool:
    return type(value) is int


def minus(n: Any) -> Any:
    """So much less."""
    return Make(lambda n: -n, lambda value: [(-value,)] if _plain(value) and value < 0 else [], n)


def said_of_this(value: Any, this: Any) -> Any:
    """A value that says nothing of the card by itself, with the words for this card."""
    return Make(lambda value, this: value, lambda value: [(value, ir.This())], value, this)


def _scale(n: Any, change: Any) -> Any:
    return replace(change, n=times(n, change.n))


def _unscale(value: Any) -> list[tuple[Any, ...]]:
    found = untimes(value.n) if isinstance(value, ir.CostChange) else None
    return [] if found is None else [(found[0], replace(value, n=found[1]))]


def per(n: Any, change: Any) -> Any:
    """A change of costs for each of something."""
    return Make(_scale, _unscale, n, change)


def _about_them(condition: Any) -> Any:
    if not speaks_of(condition, Who.THEY):
        raise Unfit("the condition is not about those players")
    return condition


def about_them(condition: Any) -> Any:
    """A condition about each of the players."""
    return Make(_about_them, lambda value: [(value,)], condition)


def _any(where: tuple[Any, ...]) -> Any:
    return ir.Filter(where=where) if where else None


def _any_of(value: Any) -> list[tuple[Any, ...]]:
    if value is None:
        return [((),)]
    return [(value.where,)] if isinstance(value, ir.Filter) and value.of == Who.ALL and value.where else []


def any_cards(where: Any) -> Any:
    """Such cards; without a test, any (None)."""
    return Make(_any, _any_of, where)


# You, and other players, as subjects; Spanish leaves «tú» out.
SUBJECTS: tuple[tuple[Any, str, Callable[[str], str], str, str, str, str], ...] = (
    (Who.YOU, "you", str, "you play", "", "pagas", "juegues"),
    (V.w, "{w:payer}", "~{}@w".format, "they play", "{w} ", "~pagar@w", "jueguen"),
)


def _payers(g: Grammar) -> None:
    rule = g.rule
    rule("payer", "{p:players}", V.p, es="{p}")
    rule("payer", ("opponents", "your opponents"), Who.OPPONENTS, es=("los oponentes", "tus oponentes"), features="mp")
    rule("payer", "players", Who.ALL, es="los jugadores", features="mp")
    rule("payer", "each opposing player", Who.OPPONENTS, es="cada jugador oponente", features="ms")
    rule("pay", "{n:number} ⬡ less", minus(V.n), es="{n} ⬡ menos")
    rule("pay", "{n:number} ⬡ more", V.n, es="{n} ⬡ más")
    rule("pay", "that amount of ⬡ less", ir.Times(ir.Number("?way"), -1), es="esa cantidad de ⬡ menos")


def _costs(g: Grammar) -> None:
    rule = g.rule
    using = tuple(f"using {word} Shift ability" for word in ("their", "his", "her", "its"))
    cards = ir.Filter(where=V.k)
    for who, en, verb, plays, es, paga, juega in SUBJECTS:
        rule("cost.table", f"{en} {verb('pay')} {{n:pay}} to play {{k:playable!p}}", ir.CostChange(V.n, cards, who), es=f"{es}{paga} {{n}} por jugar {{k!p}}")
        rule(
            "cost.table",
            tuple(f"{en} {verb('pay')} {{n:pay}} to play {{k:playable!p}} {words}" for words in using),
            ir.CostChange(V.n, cards, who, Doing.SHIFT),
            es=f"{es}{paga} {{n}} por jugar {{k!p}} con su habilidad de Cambio",
        )
        for nth, ordinal, ordinal_es in ((1, "first", "el primer|la primera"), (2, "second", "el segundo|la segunda")):
            rule(
                "cost.table",
                f"{en} {verb('pay')} {{n:pay}} for the {ordinal} {{k:playable!s}} {plays} each turn",
                ir.CostChange(V.n, cards, who, nth=nth),
                es=f"{es}{paga} {{n}} por <k:{ordinal_es}> {{k!s}} que {juega} cada turno",
            )
    moved = ir.CostChange(V.n, ir.Filter(Who.YOU, V.k), doing=Doing.MOVE)
    rule("cost.table", "you pay {n:pay} to move your {k:core!p} to a location", moved, es="pagas {n} por mover tus {k!p} a una localización")
    rule(
        "cost.table",
        "you pay {n:pay} to move {x:self} to a location",
        said_of_this(ir.CostChange(V.n, THIS, doing=Doing.MOVE), V.x),
        es="pagas {n} por mover {x} a una localización",
    )
    rule(
        "cost.table",
        "once during your turn , you may pay {n:pay} to move {x:self} to a location",
        said_of_this(ir.CostChange(V.n, THIS, doing=Doing.MOVE, nth=1), V.x),
        es="una vez durante tu turno, puedes pagar {n} por mover {x} a una localización",
    )
    rule("cost.self", "you pay {n:pay} to play {x:self}", said_of_this(ir.CostChange(V.n), V.x), es="pagas {n} por jugar {x}")
    rule(
        "cost.self",
        tuple(f"you pay {{n:pay}} to play {{x:self}} {words}" for words in using),
        said_of_this(ir.CostChange(V.n, doing=Doing.SHIFT), V.x),
        es="pagas {n} por jugar {x} con su habilidad de Cambio",
    )
    for change, zone in (("cost.table", Zone.PLAY), ("cost.self", Zone.HAND)):
        rule("bare", f"{{m:{change}}}", ir.Static((V.m,), zone=zone), es="{m}")
        rule(
            "bare",
            (f"for each {{n:each}} , {{m:{change}}}", f"{{m:{change}}} for each {{n:each}}"),
            ir.Static((per(V.n, V.m),), zone=zone),
            es=("por cada {n}, {m}", "{m} por cada {n}"),
        )
    rule(
        "bare",
        ("you pay {n:number} ⬡ less to move a character of yours here", "you pay {n:number} ⬡ less to move your characters here"),
        ir.Static((ir.Adjust(Stat.MOVE_COST, minus(V.n)),)),
        es=("pagas {n} ⬡ menos por mover un personaje tuyo aquí", "pagas {n} ⬡ menos por mover tus personajes aquí"),
    )
    rule("said", ("{m:cost.table} {d:duration}", "{d:duration} , {m:cost.table}"), ir.Establish((V.m,), V.d), es=("{m} {d}", "{d}, {m}"))
    # "the next": only of an effect
    rule(
        "verb",
        "~pay {n:pay} for the next {u:several} {k:playable!p} you play {d:duration}",
        ir.Establish((ir.CostChange(V.n, cards, SUBJ, uses=V.u),), V.d),
        es="~pagar {n} por <k:los próximos|las próximas|los próximos|las próximas> {u} {k!p} que juegues {d}",
    )
    rule(
        "verb",
        "~pay {n:pay} for the next {k:playable!s} you play {d:duration}",
        ir.Establish((ir.CostChange(V.n, cards, SUBJ, uses=1),), V.d),
        es="~pagar {n} por <k:el próximo|la próxima> {k!s} que juegues {d}",
    )


def _rules(g: Grammar) -> None:
    """What players can and can't do."""
    rule = g.rule
    rule("bare", "{m:table}", ir.Static((V.m,)), es="{m}")
    rule("said", ("{m:table} {d:duration}", "{d:duration} , {m:table}"), ir.Establish((V.m,), V.d), es=("{m} {d}", "{d}, {m}"))
    for who, en, es, can in ((Who.YOU, "you", "", "puedes"), (V.w, "{w:payer}", "{w} ", "~poder@w")):
        rule("table", f"{en} can't play {{k:playable!p}}", ir.CantDo(Doing.PLAY, who, any_cards(V.k)), es=f"{es}no {can} jugar {{k!p}}")
        rule("table", f"{en} can't gain lore", ir.CantDo(Doing.GAIN_LORE, who), es=f"{es}no {can} ganar lore")
        rule("table", f"{en} can't lose lore", ir.CantDo(Doing.LOSE_LORE, who), es=f"{es}no {can} perder lore")
        rule("table", f"{en} can't draw cards", ir.CantDo(Doing.DRAW, who), es=f"{es}no {can} robar cartas")
    rule("table", "damage counters can't be removed", ir.CantDo(Doing.REMOVE_DAMAGE, Who.ALL), es="los contadores de daño no pueden retirarse")
    rule("table", "you may ink an additional card", ir.AdditionalInk(), es="puedes entintar una carta adicional")
    rule("table", "you may ink {n:several} additional cards", ir.AdditionalInk(V.n), es="puedes entintar {n} cartas adicionales")
    rule(
        "table",
        ("you can ink {k:card.desc!p} from your {z:zone}", "you may ink {k:card.desc!p} from your {z:zone}"),
        ir.InkFrom(V.z, any_cards(V.k)),
        es="puedes entintar {k!p} de tu {z}",
    )
    rule("table", ("you may play {k:playable!p} for free", "you can play {k:playable!p} for free"), ir.PlayFrom(Zone.HAND, any_cards(V.k), free=True), es="puedes jugar gratis {k!p}")
    rule(
        "table",
        ("you may play {k:playable!p} from your {z:zone}", "you can play {k:playable!p} from your {z:zone}"),
        ir.PlayFrom(V.z, any_cards(V.k)),
        es="puedes jugar {k!p} de tu {z}",
    )
    rule(
        "table",
        ("you may play {k:playable!p} from under {x:self}", "you can play {k:playable!p} from under {x:self}"),
        said_of_this(ir.PlayFrom(Zone.UNDER, any_cards(V.k)), V.x),
        es="puedes jugar {k!p} de debajo de {x}",
    )
    for doing, en, es in ((Doing.GAIN_LORE, "gain lore", "ganar lore"), (Doing.LOSE_LORE, "lose lore", "perder lore"), (Doing.DRAW, "draw cards", "robar cartas")):
        rule(
            "table",
            f"{{w:payer}} can't {en} unless {{c:cond}}",
            ir.CantDo(doing, ir.PlayersWhere(V.w, ir.No(about_them(On(Who.THEY, V.c))))),
            es=f"{{w}} no ~poder@w {es} a menos que {{c!sub}}",
        )
    rule("table", "{w:payer} ~need@w {n:number} lore to win the game", ir.LoreToWin(V.n, V.w), es="{w} ~necesitar@w {n} de lore para ganar la partida")
    for word, step, es in (("Ready", Step.READY, "preparar"), ("Draw", Step.DRAW, "robar")):
        rule("table", f"skip your turn 's {word} step", ir.SkipStep(step), es=f"sáltate el paso de {es} de tu turno")
        rule("table", f"{{w:payer}} ~skip@w their turn 's {word} step", ir.SkipStep(step, V.w), es=f"{{w}} se ~saltar@w el paso de {es} de su turno")
    rule("table", "each player plays with the top card of their deck face up", ir.TopFaceUp(), es="cada jugador juega con la carta superior de su mazo boca arriba")
    rule("table", "play with the top card of your deck face up", ir.TopFaceUp(Who.YOU), es="juega con la carta superior de tu mazo boca arriba")
    rule("table", "all {k:card.desc!p} in your hand count as having ◉", ir.CountsAsInkable(Who.YOU, any_cards(V.k)), es="<k:todos|todas|todos|todas> <k:los|las|los|las> {k!p} de tu mano cuentan como si tuvieran ◉")
    rule("table", "each turn , only one character can challenge", ir.ChallengesPerTurn(), es="cada turno, solo puede desafiar un personaje")
    rule("table", "each turn , only {n:several} characters can challenge", ir.ChallengesPerTurn(V.n), es="cada turno, solo pueden desafiar {n} personajes")
    rule("table", ("cards enter opponents ' inkwells exerted", "cards enter your opponents ' inkwells exerted"), ir.InkEntersExerted(), es=("las cartas entran agotadas en los tinteros de los oponentes", "las cartas entran agotadas en los tinteros de tus oponentes"))


def _hand(g: Grammar) -> None:
    """This card while it is played."""
    rule = g.rule
    rule("bare", "you can't play {x:self}", said_of_this(ir.Static((ir.Cant(Doing.PLAY),), zone=Zone.HAND), V.x), es="no puedes jugar {x}")
    rule(
        "bare",
        ("you may play {x:self} for free", "you can play {x:self} for free"),
        said_of_this(ir.Static((ir.PlayFor(),), zone=Zone.HAND), V.x),
        es="puedes jugar gratis {x}",
    )
    rule(
        "bare",
        ("you may {c:prices} to play {x:self} for free", "you can {c:prices} to play {x:self} for free"),
        said_of_this(ir.Static((ir.PlayFor(V.c),), zone=Zone.HAND), V.x),
        es="puedes {c} para jugar gratis {x}",
    )


def _this_card(g: Grammar) -> None:
    """Rules that a card makes for itself."""
    rule = g.rule
    for words, es in (("your {k:core!p}", "tus {k!p}"),):
        rule(
            "bare",
            (f"{words} may move here for free", f"{words} can move here for free"),
            ir.Static((ir.Allow(Leave.MOVE_FREE, ir.Filter(Who.YOU, V.k)),)),
            es=f"{es} pueden moverse aquí gratis",
        )
        rule(
            "bare",
            (f"{words} {{s:sfx}} may move here for free", f"{words} {{s:sfx}} can move here for free"),
            ir.Static((ir.Allow(Leave.MOVE_FREE, ir.Filter(Who.YOU, joined(V.k, V.s))),)),
            es=f"{es} {{s}} pueden moverse aquí gratis",
        )
    rule(
        "bare",
        "you may play any character with Shift on this character as if this character had any name",
        ir.Static((ir.Allow(Leave.SHIFT_ANY_NAME),)),
        es="puedes jugar cualquier personaje con Cambio sobre este personaje como si este personaje tuviera cualquier nombre",
    )
    rule(
        "bare",
        ("{x:who} may enter play exerted to {v:vp!base}", "{x:who} can enter play exerted to {v:vp!base}"),
        ir.Static((ir.EnterExertedTo(On(Who.YOU, V.v)),), V.x),
        es="{x} ~poder@x entrar en juego ~agotado/a@x para {v!inf}",
    )
    rule("bare", "{x:who} can't {d:doings} unless you pay {n:number} ⬡", ir.Static((ir.Price(V.d, (ir.InkCost(V.n),)),), V.x), es="{x} no ~poder@x {d} a menos que pagues {n} ⬡")
    rule("bare", ("{x:who} can't {d:doings} unless their player pays {n:number} ⬡",), ir.Static((ir.Price(V.d, (ir.InkCost(V.n),)),), V.x), es="{x} no ~poder@x {d} a menos que su jugador pague {n} ⬡")
    g.list_of("doings", "doing", "or", "ni")
    rule("doing", "quest", Doing.QUEST, es="irse de aventura")
    rule("doing", "challenge", Doing.CHALLENGE, es="desafiar")


def declare(g: Grammar) -> None:
    _payers(g)
    _costs(g)
    _rules(g)
    _hand(g)
    _this_card(g)
