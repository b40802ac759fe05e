"""Superlatives: the cards with the highest or lowest value of something, those that are tied among them.

- `extreme`: which end, and of what ("the highest cost", "the most damage"): a comparison with the extreme value, and the
  characteristic; `tied`: the words that say that ties count, which they do anyway.

Whom they are compared with is said ("among your characters"), or is all cards that the noun in front means.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer.text.grammar.things import CHARACTER, OPPOSING, PICKED, PLAY, TYPES, YOURS, in_play, it
from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import SUBJ, THEIRS, Make, Unfit, V, Ways
from illumineer.vocab import CardType, Cmp, Stat, Who, Zone

_ENDS: dict[Any, Any] = {Cmp.GE: ir.HighestOf, Cmp.LE: ir.LowestOf}


def _test(extreme: tuple[Cmp, Stat], among: Any) -> ir.HasStat:
    cmp, stat = extreme
    return ir.HasStat(stat, cmp, _ENDS[cmp](stat, among))


def _extreme(test: Any) -> tuple[Any, Any] | None:
    """Which end, and among which cards."""
    match test:
        case ir.HasStat(cmp=Cmp.GE, n=ir.HighestOf() as end) | ir.HasStat(cmp=Cmp.LE, n=ir.LowestOf() as end):
            return ((test.cmp, test.stat), end.cards) if end.stat is test.stat else None
    return None


def _unsaid(value: ir.HasStat) -> Ways:
    found = _extreme(value)
    return [] if found is None else [found]


def among(extreme: Any, cards: Any) -> Any:
    """A test: no card of those has more, or less."""
    return Make(ir.HasStat, _test, _unsaid, extreme, cards)


def most_of(of: Any, where: Any, extreme: Any, rivals: Any) -> Any:
    """Cards of `of` in play with the most or the least of something among those of `rivals` that are of their kind."""

    def build(where: Any, extreme: Any) -> ir.Cards:
        return in_play(of, (*where, _test(extreme, in_play(rivals, where))))

    def unbuild(value: ir.Cards) -> Ways:
        if value.of in (Who.YOU, Who.ALL, Who.OPPONENTS) and of not in (value.of, SUBJ):
            return []
        found = _extreme(value.where[-1]) if value.zones == PLAY and value.where else None
        others = in_play(value.of if rivals == of else rivals, value.where[:-1])
        return [] if found is None or found[1] != others else [(others.where, found[0])]

    return Make(ir.Cards, build, unbuild, where, extreme)


def _seen(where: tuple[Any, ...], extreme: tuple[Cmp, Stat]) -> ir.Among:
    return ir.Among("?seen", (*where, _test(extreme, it("seen") if not where else ir.Among("?seen", where))))


def _not_seen(value: ir.Among) -> Ways:
    found = _extreme(value.where[-1]) if value.where else None
    return [] if found is None else [(value.where[:-1], found[0])]


def _strongest(cmp: Any) -> ir.HasStat:
    """Only characters have strength."""
    return _test((cmp, Stat.STRENGTH), in_play(Who.ALL, (CHARACTER,)))


def _not_strongest(value: ir.HasStat) -> Ways:
    return [(cmp,) for cmp in _ENDS if value == _strongest(cmp)]


def _lying(where: tuple[Any, ...], extreme: tuple[Cmp, Stat], pile: ir.Cards) -> ir.Cards:
    return replace(pile, where=(*where, _test(extreme, replace(pile, where=where))))


def _not_lying(value: ir.Cards) -> Ways:
    if Zone.PLAY in value.zones or not value.where:
        return []
    found, where = _extreme(value.where[-1]), value.where[:-1]
    if found is None or found[1] != replace(value, where=where):
        return []
    return [(where, found[0], replace(value, where=()))]


def _same(extreme: tuple[Cmp, Stat], again: tuple[Cmp, Stat]) -> tuple[Cmp, Stat]:
    if extreme != again:
        raise Unfit("the tie is for something else")
    return extreme


def tied(extreme: Any, again: Any) -> Any:
    """Which end, said twice."""
    return Make(tuple, _same, lambda value: [(value, value)], extreme, again)


def declare(g: Grammar) -> None:
    rule = g.rule
    for en, es, cmp in (("highest", "mayor", Cmp.GE), ("lowest", "menor", Cmp.LE)):
        rule("extreme1", f"{en} {{s:value}}", (cmp, V.s), es=f"{es} {{s}}", head="s")
    rule("extreme1", "most {s:stat}", (Cmp.GE, V.s), es="mayor {s}", head="s")
    rule("extreme1", "least {s:stat}", (Cmp.LE, V.s), es="menor {s}", head="s")
    rule("extreme1", "most damage", (Cmp.GE, Stat.DAMAGE), es="mayor daño", features="ms")
    rule("extreme1", "least damage", (Cmp.LE, Stat.DAMAGE), es="menor daño", features="ms")
    rule("extreme", "the {e:extreme1}", V.e, es="<e:el|la> {e}")
    rule(
        "extreme",
        ("the {e:extreme1} or tied for {f:extreme1}", "the {e:extreme1} , or tied for {f:extreme1}", "the {e:extreme1} or tied for the {f:extreme1}", "the {e:extreme1} , or tied for the {f:extreme1}"),
        tied(V.e, V.f),
        es=("<e:el|la> {e} o ~empatado/a en <f:el|la> {f}", "<e:el|la> {e}, o ~empatado/a en <f:el|la> {f}", "<e:el|la> {e} o ~empatado/a en <f:el|la> {f}", "<e:el|la> {e}, o ~empatado/a en <f:el|la> {f}"),
    )
    rule("suffix", ("with {e:extreme} among {x:all.cards}", "that [has|have] {e:extreme} among {x:all.cards}"), among(V.e, V.x), es="con {e} entre {x}")
    for of, rivals, en, es in (
        (Who.ALL, Who.ALL, "{k:core}", "{k}"),
        (Who.OPPONENTS, Who.OPPONENTS, "opposing {k:core}", f"{{k<}} {OPPOSING} {{k>}}"),
        (Who.YOU, Who.YOU, "{k:core} of yours", f"{{k<}} {YOURS} {{k>}}"),
    ):
        rule("desc", f"{en} with {{e:extreme}}", most_of(of, V.k, V.e, rivals), es=f"{es} con {{e@k}}")
        rule("picked", f"{en} with {{e:extreme}}", most_of(of, V.k, V.e, rivals), es=f"{es} {PICKED} con {{e@k}}")
    whose: tuple[tuple[str, Any, str, str], ...] = (("yours", Who.YOU, "your", "tus"), ("theirs", THEIRS, "their", "sus"))
    for category, owner, en, es in whose:
        rule(category, f"{en} {{k:core!p}} with {{e:extreme}}", most_of(owner, V.k, V.e, owner), es=f"{es} {{k!p}} con {{e@k}}")
    # of what somebody has, it is the highest of all
    rule(
        "stock",
        ("{k:core} in play with {e:extreme}", "{k:core} with {e:extreme} in play", "{k:core} with {e:extreme}"),
        most_of(SUBJ, V.k, V.e, Who.ALL),
        es=("{k} con {e@k} | en juego", "{k} con {e@k} | en juego", "{k} con {e@k}"),
    )
    for en, es, gender, type_ in TYPES:
        if type_ is CardType.ACTION:
            continue
        for who, opposing, oponente in ((Who.ALL, "", ""), (Who.OPPONENTS, "opposing ", " oponente")):
            tie = most_of(who, (ir.IsType((type_,)),), V.e, who)
            rule("group.all", f"the {opposing}{en} or {en}s with {{e:extreme}}", tie, es=f"cada {es}{oponente} con {{e}}", features=gender + "s")
            the, gender_o = ("el", "o") if gender == "m" else ("la", "a")
            tie = most_of(who, (ir.IsType((type_,)),), tied(V.e, V.f), who)
            rule("group.all", f"the {opposing}{en} with the {{e:extreme1}} , or each {opposing}{en} tied for {{f:extreme1}}", tie, es=f"{the} {es}{oponente} con <e:el|la> {{e}}, o cada {es}{oponente} empatad{gender_o} en <f:el|la> {{f}}", features=gender + "s")
    # --- of one card
    best, best_es = "{x:about} ~have@x the {e:extreme1} [among|of] {y:all.cards}", "{x} ~tener@x <e:el|la> {e} entre {y}"
    tie = ir.Is(V.x, (among(tied(V.e, V.f), V.y),))
    rule("cond1", (f"{best} or is tied for {{f:extreme1}}", f"{best} , or is tied for {{f:extreme1}}"), tie, es=(f"{best_es} o ~estar@x ~empatado/a@x en <f:el|la> {{f}}", f"{best_es}, o ~estar@x ~empatado/a@x en <f:el|la> {{f}}"))
    rule("cond1", "{x:about} ~have@x the {e:extreme1} of {y:all.cards}", ir.Is(V.x, (among(V.e, V.y),)), es=best_es)
    rule("cond1", "{x:about} ~have@x {e:extreme} among {y:all.cards}", ir.Is(V.x, (among(V.e, V.y),)), es="{x} ~tener@x {e} entre {y}")
    rule("cond1", "{x:about} ~have@x the {c:end.word} ¤ in play", ir.Is(V.x, (Make(ir.HasStat, _strongest, _not_strongest, V.c),)), es="{x} ~tener@x la {c} ¤ en juego")
    rule("end.word", "highest", Cmp.GE, es="mayor")
    rule("end.word", "lowest", Cmp.LE, es="menor")
    # --- of cards outside play
    most = Make(ir.Cards, _lying, _not_lying, V.k, V.e, V.z)
    rule("card.in", "{c:card.most}", V.c, es="{c}")
    rule("card.most", ("{k:card.desc} with {e:extreme} in {z:pile}", "{k:card.desc} with {e:extreme} from {z:pile}"), most, es=("{k} con {e} en {z}", "{k} con {e} de {z}"), head="k")
    # --- among cards that were seen
    seen = Make(ir.Among, _seen, _not_seen, V.k, V.e)
    rule("pick.there", "[the|each] {k:card.desc!s} with the {e:extreme1} revealed this way", seen, es="<k:el|la> {k!s} con <e:el|la> {e} entre las reveladas así", head="k", features="s")
    rule(
        "pick.there",
        ("the {k:card.desc!s} with the {e:extreme1} revealed this way , or each card tied for {f:extreme1} ,", "the {k:card.desc!s} with the {e:extreme1} revealed this way or each card tied for {f:extreme1}"),
        Make(ir.Among, _seen, _not_seen, V.k, tied(V.e, V.f)),
        es=("<k:el|la> {k!s} con <e:el|la> {e} entre las reveladas así, o cada carta empatada en <f:el|la> {f},", "<k:el|la> {k!s} con <e:el|la> {e} entre las reveladas así o cada carta empatada en <f:el|la> {f}"),
        head="k",
        features="s",
    )
