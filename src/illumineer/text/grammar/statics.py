"""Static abilities: what holds as long as the card is there.

- `bare`: a static ability without its condition;
- `proviso`: a condition with its word ("while …", "unless …"), behind it or, as part of the `front`, before it;
- `be`: what "while …" says of the subject itself ("while here", "while being challenged");
- `static`: the whole sentence.

What players pay and may do stands in `table`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer.text.grammar.effects import TIME
from illumineer.text.grammar.mods import for_each
from illumineer.text.grammar.nouns import followed
from illumineer.text.grammar.things import as_filter, in_play
from illumineer.text.kernel import Grammar
from illumineer.text.lexemes import LEXEMES
from illumineer.text.meanings import ir
from illumineer.text.patterns import Make, On, Unfit, V, Ways, only, quiet
from illumineer.vocab import Doing, Leave, Who, Zone


def _holding(static: ir.Static, condition: Any) -> ir.Static:
    if static.condition is not None:
        condition = ir.Both((condition, static.condition))
    return replace(static, condition=condition)


def _held(value: ir.Static) -> Ways:
    whole = (replace(value, condition=None), value.condition)
    match value.condition:
        case None:
            return []
        case ir.Both(conditions=(first, second)):
            return [whole, (replace(value, condition=second), first)]
    return [whole]


def under(condition: Any, static: Any) -> Any:
    """A static ability that holds under a condition."""
    return Make(ir.Static, _holding, _held, static, condition)


def _is_of_this_turn(condition: Any) -> bool:
    return isinstance(condition, ir.Happened)


def _conditions(g: Grammar) -> None:
    rule = g.rule
    rule("proviso", ("while {c:cond}", "if {c:cond}", "[as long as|for as long as] {c:cond}"), V.c, es=("mientras {c!sub}", "si {c}", "mientras {c!sub}"))
    rule("proviso", "unless {c:cond}", ir.No(V.c), es="a menos que {c!sub}")
    rule("proviso", "{w:during}", V.w, es="{w}")
    rule("front.one", "{p:proviso} ,", V.p, es="{p},")
    rule("front", "{a:front.one}", V.a, es="{a}")
    rule("front", "{a:front.one} {b:front.one}", ir.Both((V.a, V.b)), es="{a} {b}")

    rule("static", ("{s:bare} .", "{s:bare}"), V.s, es="{s}.")
    rule("static", "{f:front} {s:bare} .", under(V.f, V.s), es="{f} {s}.")
    rule("static", "{s:bare} {b:proviso} .", under(V.b, V.s), es="{s} {b}.")
    rule("static", "{f:front} {s:bare} {b:proviso} .", under(V.f, under(V.b, V.s)), es="{f} {s} {b}.")
    # "If …, this character gains Rush this turn": the condition is about this turn anyway.
    rule(
        "static",
        "if {c:cond} , {s:bare} this turn .",
        under(only(_is_of_this_turn, V.c, "«this turn» needs a condition about this turn"), V.s),
        es="si {c}, {s} este turno.",
    )
    # two of them under one condition
    rule("abilities", "{f:front} {a:bare} and {b:bare} .", (under(V.f, V.a), under(V.f, V.b)), es="{f} {a} y {b}.")


def _is_shift(mod: Any) -> bool:
    match mod:
        case ir.GainAbility(ability=ir.ShiftAbility()):
            return True
    return False


def _grants_shift(value: Any) -> bool:
    return value.affects == ir.This() and any(map(_is_shift, value.mods))


def _placed(static: ir.Static) -> ir.Static:
    """Shift is of use in the hand, so that is where this card gains it."""
    return replace(static, zone=Zone.HAND) if _grants_shift(static) else static


def _unplaced(value: ir.Static) -> Ways:
    return [(replace(value, zone=Zone.PLAY),)] if value.zone is Zone.HAND and _grants_shift(value) else [(value,)]


def _of_those(have: Any, mods: tuple[Any, ...]) -> ir.Static:
    match have:
        case ir.Have(cards=ir.Cards(zones=(Zone.PLAY,)) as cards):
            return ir.Static(mods, cards, have)
    raise Unfit("«they» are cards in play that one has")


def _those(value: ir.Static) -> Ways:
    match value.condition:
        case ir.Have(cards=cards) if cards == value.affects:
            return [(value.condition, value.mods)]
    return []


def _more(cards: ir.Cards, tests: tuple[Any, ...]) -> ir.Cards:
    return replace(cards, where=cards.where + tests)


def _fewer(value: ir.Cards) -> Ways:
    return [(replace(value, where=value.where[:i]), value.where[i:]) for i in range(1, len(value.where))]


def such(cards: Any, tests: Any) -> Any:
    """Those of the cards that also pass the tests."""
    return Make(ir.Cards, _more, _fewer, cards, tests)


def without_this(cards: Any) -> Any:
    """Cards that this one is surely not among."""

    def are_others(cards: Any) -> bool:
        return ir.IsOther() in getattr(cards, "where", ())

    return only(are_others, cards, "this card could be one of them, and would have it twice")


def _while(subject: Any, mods: tuple[Any, ...], test: Any) -> ir.Static:
    """Those of a group that are so; or this card, as long as it is."""
    match subject:
        case ir.This():
            return ir.Static(mods, subject, ir.Is(subject, (test,)))
    return ir.Static(mods, _more(subject, (test,)))


def _whilst(value: ir.Static) -> Ways:
    match value:
        case ir.Static(mods=mods, affects=ir.This(), condition=ir.Is(thing=ir.This(), where=(test,)), zone=Zone.PLAY):
            return [(ir.This(), mods, test)]
        case ir.Static(mods=mods, affects=ir.Cards(where=(_, *_, last)) as cards, condition=None, zone=Zone.PLAY):
            return [(replace(cards, where=cards.where[:-1]), mods, last)]
    return []


def _subjects(g: Grammar) -> None:
    """A subject and its mods."""
    rule = g.rule
    for inner in ("gives", "gives.each", "cans", "mixed"):
        rule("mods", f"{{m:{inner}}}", V.m, es="{m}")
    for inner in ("group", "self"):
        rule("named", f"{{x:{inner}}}", V.x, es="{x}")
    for inner in ("named", "ref.subj"):
        rule("who", f"{{x:{inner}}}", V.x, es="{x}")
    static = Make(ir.Static, _placed, _unplaced, ir.Static(V.m, V.x))
    rule("bare", "{x:named} {m:mods@x}", static, es="{x} {m@x}")
    rule("bare", "{x:ref.subj} {m:mods@x}", static, es="{m@x}")
    rule("bare", "for each {n:each} , {x:who} {m:gives@x}", ir.Static(for_each(V.n, V.m), V.x), es="por cada {n}, {x} {m@x}")
    rule(
        "bare",
        ("{x:named} {m:mods@x} while {t:be@x}", "while {t:be@x} , {x:named} {m:mods@x}"),
        Make(ir.Static, _while, _whilst, V.x, V.m, V.t),
        es=("{x} {m@x} mientras {t@x!sub}", "mientras {t@x!sub}, {x} {m@x}"),
        head="x",
    )
    rule(
        "bare",
        "{x:group} {m:mods@x} unless [they're|he 's|she 's|it 's|they are|he is|she is|it is] {t:be@x}",
        ir.Static(V.m, such(V.x, (ir.Not(V.t),))),
        es="{x} {m@x} a menos que {t@x!sub}",
    )
    # this card and others: an ability for each
    both, both_es = "{x:self} and {y:yours} {m:mods@y} .", "{x} y {y} {m@y}."
    this, others = ir.Static(V.m, V.x), ir.Static(V.m, without_this(V.y))
    rule("abilities", both, (this, others), es=both_es)
    rule("abilities", f"{{f:front}} {both}", (under(V.f, this), under(V.f, others)), es=f"{{f}} {both_es}")
    rule("be", "{t:state1}", V.t, es="~estar {t}")
    # the cards that the condition speaks of
    rule(
        "bare",
        "while one of your {k:core!p} is {a:state} , that character {m:mods!3s}",
        ir.Static(V.m, in_play(Who.YOU, followed(V.k, V.a))),
        es="mientras <k:uno|una|uno|una> de tus {k!p} esté {a@k!s}, ese personaje {m!3s}",
    )
    rule(
        "bare",
        "while you have {h:holding} , they {m:mods!3p}",
        Make(ir.Static, _of_those, _those, On(Who.YOU, V.h), V.m),
        es="mientras tengas {h>} {h<}, <h:ese personaje|esa carta|esos personajes|esas cartas> {m@h}",
    )
    rule(
        "bare",
        "while {f:someone} is being challenged , the challenging character {m:mods!3s}",
        ir.Static(V.m, ir.Cards(where=(ir.IsChallenging(V.f),))),
        es="mientras {f} esté siendo ~desafiado/a@f, el personaje desafiante {m!3s}",
    )
    rule(
        "bare",
        "while {f:someone} is challenging another character , the challenged character {m:mods!3s}",
        ir.Static(V.m, ir.Cards(where=(ir.IsChallenged(V.f),))),
        es="mientras {f} esté desafiando a otro personaje, el personaje desafiado {m!3s}",
    )
    # those who are protected from others
    protected = (ir.Cant(Doing.BE_CHALLENGED, as_filter(V.d)),)
    for category, inner, meaning in (
        ("bare", "self", ir.Static(protected, V.x)),
        ("bare", "yours", ir.Static(protected, V.x)),
        ("lasting", "self", ir.Apply(V.x, protected, TIME)),
        ("lasting", "yours", ir.Establish(protected, TIME, V.x)),
    ):
        rule(category, f"{{d:desc!p}} can't challenge {{x:{inner}}}", meaning, es="<d:los|las|los|las> {d!p} no pueden desafiar a {x}")
    rule(
        "bare",
        "during challenges , {x:who} ~deal@x damage with [their|his|her|its] {s:stat} instead of [their|his|her|its] ¤",
        ir.Static((ir.DealsWith(V.s),), V.x),
        es="durante los desafíos, {x} ~infligir@x daño con su {s} en lugar de con su ¤",
    )
    for owner in ("{x:yours} '", "{x:self} 's"):
        floor = f"{owner} {{s:stat}} can't be reduced below"
        es = "<s:el|la> {s} de {x} no puede reducirse por debajo de"
        rule("bare", f"{floor} [their|his|her|its] printed value", ir.Static((ir.Floor(V.s),), V.x), es=f"{es} su valor impreso")
        rule("bare", f"{floor} {{n:number}}", ir.Static((ir.Floor(V.s, V.n),), V.x), es=f"{es} {{n}}")
    # what cards of others can't do to it
    for each in LEXEMES:
        if each.cant is not None:
            rule("bare", f"{{f:doer.card}} can't {each.en} {{x:who}}", ir.Static((ir.Cant(each.cant, V.f),), V.x), es=f"<f:los|las|los|las> {{f}} no pueden {each.es} {{x}}")
    rule("bare", "{f:doer.card} can't deal damage to {x:who}", ir.Static((ir.Cant(Doing.BE_DEALT_DAMAGE, V.f),), V.x), es="<f:los|las|los|las> {f} no pueden infligir daño a {x}")
    rule("bare", "{f:doer.card} can't return {x:who} to {o:own.hand}", quiet(ir.Static((ir.Cant(Doing.BE_RETURNED, V.f),), V.x), V.o), es="<f:los|las|los|las> {f} no pueden devolver {x} a {o}")
    rule("bare", "damage can't be removed from {x:who}", ir.Static((ir.Cant(Doing.REMOVE_DAMAGE),), V.x), es="el daño no puede retirarse de {x}")
    rule("bare", "{x:who} [may|can] move to locations for free", ir.Static((ir.Allow(Leave.MOVE_FREE),), V.x), es="{x} ~poder@x moverse gratis a localizaciones")
    spared = ir.Cant(Doing.BE_CHOSEN)
    for category, inner, meaning in (
        ("bare", "who", ir.Static((spared,), V.x)),
        ("lasting", "one", ir.Apply(V.x, (spared,), TIME)),
        ("lasting", "group", ir.Establish((spared,), TIME, V.x)),
    ):
        choose = f"opponents can't choose {{x:{inner}}}"
        es = "los oponentes no pueden elegir {x}"
        rule(
            category,
            (f"{choose} for abilities or effects", f"{choose} for actions or abilities", f"{choose} except to challenge"),
            meaning,
            es=(f"{es} para habilidades ni efectos", f"{es} para acciones ni habilidades", f"{es} excepto para desafiar"),
        )
    rule(
        "bare",
        "opponents must choose {x:who} for actions and abilities if able",
        ir.Static((ir.MustBeChosen(),), V.x),
        es="los oponentes deben elegir {x} para acciones y habilidades si pueden",
    )


def _abilities(g: Grammar) -> None:
    """Another ability for free: which of its costs are left to be paid, the edition says."""
    for noun, es in (("item", "este objeto"), ("character", "este personaje")):
        g.rule(
            "ability",
            f"if {{c:cond}} , you may use this {noun} 's {{n:story}} ability for free .",
            ir.Activated((), ir.UseAbility(V.n), V.c),
            es=f"si {{c}}, puedes usar gratis la habilidad {{n}} de {es}.",
        )


def declare(g: Grammar) -> None:
    _conditions(g)
    _subjects(g)
    _abilities(g)
