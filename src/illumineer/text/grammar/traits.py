"""What cards have in common, or different ones of: names, classifications, ink types, costs, characteristics.

- `common`: such a trait after "share a"; `same`: after "the same"; `apart`: in the plural, after "different", those of
  which a card has one; `variety`: how many different ones there are among cards;
- `likened`: words behind a noun that say what so many cards have in common.

Names that are compared between single cards are in `names`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer.text.grammar.cards import lying
from illumineer.text.grammar.conditions import compared
from illumineer.text.grammar.names import share, unshare
from illumineer.text.grammar.things import in_play, it, pick
from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import SUBJ, Make, On, Unfit, V, Ways, filled
from illumineer.vocab import Cmp, Stat, Trait, Who

_THEY = it("they all")
_BY_STAT = {
    Stat.COST: Trait.COST, Stat.STRENGTH: Trait.STRENGTH, Stat.WILLPOWER: Trait.WILLPOWER, Stat.LORE: Trait.LORE,
}  # fmt: skip


def _share(trait: Trait, with_whom: tuple[Any, bool]) -> Any:
    """ "Your other characters" are then other than the card that shares it, not than the one with the ability."""
    named = share(with_whom)
    return named if trait is Trait.NAME else ir.Shares(trait, named.thing, named.other)


def _shared(value: ir.Shares | ir.SharesName) -> Ways:
    match value:
        case ir.Shares(trait=trait, thing=thing, other=other):
            return [(trait, *args) for args in unshare(ir.SharesName(thing, other))]
        case ir.SharesName():
            return [(Trait.NAME, *args) for args in unshare(value)]


def shares(trait: Any, with_whom: Any) -> Any:
    """A test: something in common with one of the cards."""
    return Make(ir.Shares | ir.SharesName, _share, _shared, trait, with_whom)


def _share_one(trait: Trait, thing: Any) -> Any:
    if trait is Trait.NAME:
        return ir.SharesName(thing)
    for stat, own in _BY_STAT.items():
        if own is trait:
            return ir.HasStat(stat, Cmp.EQ, ir.StatOf(stat, thing))
    return ir.Shares(trait, thing)


def _shared_one(value: ir.HasStat | ir.Shares | ir.SharesName) -> Ways:
    match value:
        case ir.HasStat(n=ir.StatOf(thing=thing)) if value.stat in _BY_STAT:
            trait = _BY_STAT[value.stat]
        case ir.Shares(trait=trait, thing=thing):
            pass
        case ir.SharesName(thing=thing):
            trait = Trait.NAME
        case _:
            return []
    return [(trait, thing)] if value == _share_one(trait, thing) else []


def shares_with(trait: Any, thing: Any) -> Any:
    """A test: something in common with that card; of a characteristic it is as high."""
    return Make(ir.HasStat | ir.Shares | ir.SharesName, _share_one, _shared_one, trait, thing)


def _all_alike(trait: Trait, cards: Any) -> Any:
    return ir.SameName(cards) if trait is Trait.NAME else ir.Alike(trait, cards)


def _not_all_alike(value: ir.Alike | ir.SameName) -> Ways:
    match value:
        case ir.Alike(trait=trait, cards=cards):
            return [(trait, cards)]
        case ir.SameName(left=cards, right=None):
            return [(Trait.NAME, cards)]
    return []


def all_alike(trait: Any, cards: Any) -> Any:
    """The cards, two or more, have it in common."""
    return Make(ir.Alike | ir.SameName, _all_alike, _not_all_alike, trait, cards)


def _different(trait: Trait, cards: Any) -> Any:
    if trait is Trait.NAME:
        return ir.NamesAmong(cards)
    return ir.InksAmong(cards) if trait is Trait.INK else ir.DifferentAmong(trait, cards)


def _not_different(value: Any) -> Ways:
    match value:
        case ir.DifferentAmong(trait=trait, cards=cards):
            return [(trait, cards)]
        case ir.NamesAmong(cards=cards):
            return [(Trait.NAME, cards)]
        case ir.InksAmong(cards=cards):
            return [(Trait.INK, cards)]
    return []


def different(trait: Any, cards: Any) -> Any:
    """How many different ones the cards have."""
    return Make(ir.DifferentAmong | ir.NamesAmong | ir.InksAmong, _different, _not_different, trait, cards)


def _picked_alike(trait: Trait, chosen: ir.Chosen) -> ir.Chosen:
    return replace(chosen, same_name=True) if trait is Trait.NAME else replace(chosen, alike=trait)


def _unalike(value: ir.Chosen) -> Ways:
    if value.same_name:
        return [(Trait.NAME, replace(value, same_name=False))]
    return [] if value.alike is None else [(value.alike, replace(value, alike=None))]


def alike(trait: Any, chosen: Any) -> Any:
    """Cards that are picked, all with one in common."""
    return Make(ir.Chosen, _picked_alike, _unalike, trait, chosen)


def unlike(trait: Any, chosen: Any) -> Any:
    """Cards that are picked, no two of them with one in common."""
    return filled(ir.Chosen, chosen, unlike=trait)


def _words(g: Grammar) -> None:
    rule = g.rule
    for en, es, trait, gender in (
        ("classification", "clasificación", Trait.CLASSIFICATION, "f"), ("cost", "coste", Trait.COST, "m"),
    ):  # fmt: skip
        rule("common", en, trait, es=es, features=gender + "s")
        rule("same", en, trait, es=es, features=gender + "s")
        rule("kind.of", f"~{en}_n", trait, es=f"~{es}", features=gender + "n")
    rule("common", ("ink type", "ink"), Trait.INK, es="tipo de tinta", features="ms")
    rule("same", ("ink type", "ink"), Trait.INK, es="tipo de tinta", features="ms")
    rule("common", "name", Trait.NAME, es="nombre", features="ms")
    rule("kind.of", "~name_n", Trait.NAME, es="~nombre", features="mn")
    rule("kind.of", "ink ~type", Trait.INK, es="~tipo de tinta", features="mn")
    # a card has one cost and one of each characteristic; a name is treated as one
    rule("apart", "names", Trait.NAME, es="nombres", features="mp")
    rule("apart", "costs", Trait.COST, es="costes", features="mp")
    for sign, trait, gender in (("¤", Trait.STRENGTH, "f"), ("⛉", Trait.WILLPOWER, "f"), ("◊", Trait.LORE, "m")):
        for category in ("same", "kind.of"):
            rule(category, sign, trait, es=sign, features=gender + ("n" if category == "kind.of" else "s"))
        rule("apart", sign, trait, es=sign, features=gender + "p")


def _tests(g: Grammar) -> None:
    """Of one card: with the same cost as others, that shares a classification with them."""
    rule = g.rule
    rule("suffix", "that [shares|share] a {t:common} with {x:single}", shares_with(V.t, V.x), es="con <t:un|una> {t} en común con {x}")
    rule("suffix", "that [shares|share] a {t:common} with {x:namesake}", shares(V.t, V.x), es="con <t:un|una> {t} en común con {x}")
    rule("trait.one", "the same {t:same} as {x:single}", shares_with(V.t, V.x), es="<t:el mismo|la misma> {t} que {x}")
    rule("trait.one", "the same {t:same} as {x:namesake}", shares(V.t, V.x), es="<t:el mismo|la misma> {t} que {x}")
    for sign, es, trait, gender in (
        ("cost", "coste", Trait.COST, "m"), ("¤", "¤", Trait.STRENGTH, "f"), ("⛉", "⛉", Trait.WILLPOWER, "f"), ("◊", "◊", Trait.LORE, "m"),
    ):  # fmt: skip
        rule("single.one", sign, trait, es=es, features=gender + "s")
    rule("trait.one", "a different {t:single.one} than {x:single}", ir.Not(shares_with(V.t, V.x)), es="<t:un|una> {t} diferente <t:al|a la> de {x}")
    rule("trait.one", "a different {t:single.one} than {x:namesakes}", ir.Not(shares(V.t, V.x)), es="<t:un|una> {t} diferente <t:al|a la> de {x}")
    rule("suffix", "with the same {t:same}", shares_with(V.t, it("that card")), es="con <t:el mismo|la misma> {t}")


def _all_apart(trait: Trait, cards: Any) -> ir.Compare:
    return ir.Compare(_different(trait, cards), Cmp.EQ, ir.Count(cards))


def _not_all_apart(value: Any) -> Ways:
    match value:
        case ir.Compare(left=left, cmp=Cmp.EQ, right=ir.Count(cards=counted)):
            return [(trait, cards) for trait, cards in _not_different(left) if cards == counted]
    return []


def all_apart(trait: Any, cards: Any) -> Any:
    """No two of the cards have it in common."""
    return Make(ir.Compare, _all_apart, _not_all_apart, trait, cards)


def _so_many_apart(have: Any, trait: Trait) -> ir.Both:
    match have:
        case ir.Have(cards=cards):
            return ir.Both((have, _all_apart(trait, cards)))
    raise Unfit("«they all» are the cards that one has")


def _not_so_many_apart(value: ir.Both) -> Ways:
    match value.conditions:
        case (ir.Have() as have, apart):
            return [(have, trait) for trait, cards in _not_all_apart(apart) if cards == have.cards]
    return []


def _conditions(g: Grammar) -> None:
    rule = g.rule
    own = Make(ir.Both, _so_many_apart, _not_so_many_apart, On(Who.YOU, V.h), V.t)
    rule("cond", ("you have {h:holding} and they all have different {t:apart}", "you have {h:holding} and they have different {t:apart}"), own, es=("~tener:2s {h>} {h<} y <h:todos ellos|todas ellas|todos ellos|todas ellas> ~tener:3p {t} diferentes", "~tener:2s {h>} {h<} y ~tener:3p {t} diferentes"))
    rule(
        "cond1",
        ("all {x:yours} have different {t:apart}", "all of {x:yours} have different {t:apart}", "{x:yours} all have different {t:apart}"),
        all_apart(V.t, V.x),
        es="<x:todos|todas|todos|todas> {x} ~tener:3p {t} diferentes",
    )
    rule("cond1", "{x:about} ~share@x a {t:common} with {y:single}", ir.Is(V.x, (shares_with(V.t, V.y),)), es="{x} ~tener@x <t:un|una> {t} en común con {y}")
    rule("cond1", "{x:about} ~share@x a {t:common} with {y:namesake}", ir.Is(V.x, (shares(V.t, V.y),)), es="{x} ~tener@x <t:un|una> {t} en común con {y}")
    rule("cond1", ("they share a {t:common}", "both of them share a {t:common}", "all of them share a {t:common}"), all_alike(V.t, _THEY), es=("~tener:3p <t:un|una> {t} en común", "ambas cartas ~tener:3p <t:un|una> {t} en común", "todas ellas ~tener:3p <t:un|una> {t} en común"))
    rule("cond1", ("they have the same {t:same}", "both of them have the same {t:same}", "all of them have the same {t:same}"), all_alike(V.t, _THEY), es=("~tener:3p <t:el mismo|la misma> {t}", "ambas cartas ~tener:3p <t:el mismo|la misma> {t}", "todas ellas ~tener:3p <t:el mismo|la misma> {t}"))
    rule("cond1", ("they have different costs", "they all have different costs"), ir.Compare(ir.DifferentAmong(Trait.COST, _THEY), Cmp.EQ, ir.Count(_THEY)), es=("~tener:3p costes diferentes", "todas ellas ~tener:3p costes diferentes"))


def _counts(g: Grammar) -> None:
    """So many different ones among cards; so many cards with different ones, or with the same."""
    rule = g.rule
    rule("variety", ("different {t:kind.of} among {x:all.cards}", "different {t:kind.of} of {x:all.cards}"), different(V.t, V.x), es="{t} <t:diferente|diferente|diferentes|diferentes> entre {x}", head="t")
    rule("counted", "{v:variety}", V.v, es="{v}")
    rule("cond1", "there are {q:many} {v:variety!p}", compared(V.v, V.q), es="~haber:3s {q} {v!p}")
    rule("cond1", "you have {q:many} {v:variety!p}", compared(V.v, V.q), es="~tener:2s {q} {v!p}")
    for en, cards, es in (
        ("{k:core!p} LIKE in play", in_play(SUBJ, V.k), "{k!p} LIKE | en juego"),
        ("{k:core!p} in play LIKE", in_play(SUBJ, V.k), "{k!p} LIKE | en juego"),
        ("{k:card.desc!p} LIKE in {z:pile.had}", lying(V.z, V.k), "{k!p} LIKE en {z}"),
    ):
        unlike_en, unlike_es = en.replace("LIKE", "with different {t:apart}"), es.replace("LIKE", "con {t} diferentes")
        rule("holding", f"{{n:number}} or more {unlike_en}", ir.Compare(different(V.t, cards), Cmp.GE, V.n), es=f"{{n}} o más {unlike_es}")
        alike_en, alike_es = en.replace("LIKE", "{t:likened}"), es.replace("LIKE", "{t}")
        most = ir.Compare(ir.MostAlike(V.t, cards), Cmp.GE, V.n)
        rule("holding", (f"{{n:number}} or more {alike_en}", f"{{n:several}} {alike_en}"), most, es=(f"{{n}} o más {alike_es}", f"{{n}} {alike_es}"))
    rule("likened", "that share a {t:common}", V.t, es="con <t:un|una> {t} en común")
    rule("likened", "with the same {t:same}", V.t, es="con <t:el mismo|la misma> {t}")
    rule("likened", "with the same name", Trait.NAME, es="con el mismo nombre")
    rule(
        "holding",
        ("{k:core!p} of {n:number} or more different ink types in play", "{k:core!p} in play of {n:number} or more different ink types"),
        ir.Compare(ir.InksAmong(in_play(SUBJ, V.k)), Cmp.GE, V.n),
        es="{k!p} de {n} o más tipos de tinta diferentes | en juego",
    )


def _picks(g: Grammar) -> None:
    """So many cards that all have one in common, or no two of them."""
    rule = g.rule
    ways: tuple[tuple[str, str, Any, bool], ...] = (
        ("that share a {t:common}", "con <t:un|una> {t} en común", alike, True),
        ("with the same {t:same} as each other", "con <t:el mismo|la misma> {t}", alike, True),
        ("with the same {t:same}", "con <t:el mismo|la misma> {t}", alike, False),
        ("with different {t:apart}", "con {t} diferentes", unlike, True),
    )
    for en, es, how, chosen in ways:
        if chosen:  # "2 chosen characters with the same cost" could be as one before
            rule("chosen", f"{{q:some.n}} chosen {{d:picked!p}} {en}", how(V.t, pick(V.q, V.d, Who.YOU)), es=f"{{q}} {{d!p}} {es}", head="d")
        rule("pick.inplay", f"{{q:some.n}} {{d:desc!p}} {en}", how(V.t, pick(V.q, V.d, SUBJ)), es=f"{{q}} {{d!p}} {es}", head="d")
        rule("pick.inplay", f"{{q:some.n}} of {{d:one.of!p}} {en}", how(V.t, pick(V.q, V.d, SUBJ)), es=f"{{q}} de {{d!p}} {es}", head="d")
        rule("pick.seen.one", f"{{q:some.n}} {{k:card.desc!p}} {en}", how(V.t, pick(V.q, ir.Among("?seen", V.k), SUBJ)), es=f"{{q}} {{k!p}} {es}", head="k")
        rule("pick.pile.one", f"{{q:some.n}} {{k:card.desc!p}} {en} [in|from] {{z:pile}}", how(V.t, pick(V.q, lying(V.z, V.k), SUBJ)), es=f"{{q}} {{k!p}} {es} de {{z}}", head="k")
    rule("pick.seen.one", "{q:some.n} {k:card.desc!p} with the same name", alike(Trait.NAME, pick(V.q, ir.Among("?seen", V.k), SUBJ)), es="{q} {k!p} con el mismo nombre", head="k")


def declare(g: Grammar) -> None:
    _words(g)
    _tests(g)
    _conditions(g)
    _counts(g)
    _picks(g)
