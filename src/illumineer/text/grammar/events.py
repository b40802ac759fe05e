"""Triggers: what is waited for after "when", "whenever" and "at".

- `someone`: a card of an event; `anycard`: a card that is not in play;
- `acts`, `undergoes`: what a card does, what is done to it, said of that card; `deed`: what a player does, said of that
  player; all of them in the present and in the past;
- `does`: what a card does or undergoes, behind its name; `se.jugar` …: what is done to it and Spanish says with «se»,
  which stands before its name: only what follows that name; `is.jugar` …: the same with "is";
- `events`: what is waited for; `trigger`: with the word that introduces it; `wait`: with the times at which it counts:
  a tuple of the events, the duration that must hold, and how often a turn.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from illumineer.text.grammar import things
from illumineer.text.grammar.nouns import also, both
from illumineer.text.grammar.things import ACTION, CHARACTER, HERE, ITEM, LOCATION, as_filter
from illumineer.text.kernel import Grammar
from illumineer.text.lexemes import PLAIN
from illumineer.text.meanings import ir, replace
from illumineer.text.patterns import SUBJ, Make, On, Rest, Unfit, V, Ways, only
from illumineer.vocab import Cause, Cmp, Happening, Role, Who, Zone

THIS = ir.Filter(where=(ir.IsThis(),))
_MARK: Any = ("?doer",)
DOER = ir.Filter(where=_MARK)  # in what is said of a card: that card
_ROLES = (("subject", "object"), ("object", "subject"))


# --- what is said of a card ------------------------------------------------------------------


def _is_doer(value: Any) -> bool:
    return value is not None and value.where[:1] == DOER.where


# What happens to cards outside play; there "a card" is any card at all.
_OUTSIDE: tuple[Happening, ...] = (Happening.PUT_INTO_INKWELL, Happening.PUT_INTO_DISCARD, Happening.LEFT_DISCARD, Happening.DISCARDED)
_ANYWHERE = (Happening.BANISHED, Happening.PLAYED, Happening.LEFT_PLAY, Happening.RETURNED_TO_HAND)


def _cast(event: ir.Event, role: str, card: ir.Filter | None) -> ir.Event:
    return replace(event, subject=card) if role == "subject" else replace(event, object=card)


def of_card(event: ir.Event, card: ir.Filter) -> ir.Event:
    """The event said of a card in play."""
    if event.on in _OUTSIDE and not (event.on is Happening.DISCARDED and card == THIS):
        raise Unfit("this happens to cards outside play")
    for role, other in _ROLES:
        doer = getattr(event, role)
        if _is_doer(doer):
            made = _cast(event, role, ir.Filter(card.of, card.where + doer.where[1:]))
            return made if _is_named(card) else _met(made, other)
    raise Unfit("nobody does this")


def _is_named(card: ir.Filter) -> bool:
    """Whether it is this card, or "he", rather than any card of a kind."""
    return any(isinstance(test, ir.IsThis | ir.IsIn) for test in card.where)


def _than(event: ir.Event, role: str) -> tuple[Any, ...]:
    """What "another" asks of the other card of an event: not to be who did it, as in a challenge it never is."""
    if event.on is Happening.CHALLENGES or event.in_challenge:
        return ()
    return (ir.Not(ir.IsInvolved(Role.OBJECT if role == "subject" else Role.SUBJECT)),)


def _met(event: ir.Event, role: str) -> ir.Event:
    """ "A character challenges another character": another than itself, and not than the card with the ability."""
    card = getattr(event, role)
    if card is None or card.where[:1] != (ir.IsOther(),):
        return event
    return _cast(event, role, replace(card, where=_than(event, role) + card.where[1:]))


def _unmet(event: ir.Event, role: str) -> list[ir.Event]:
    card = getattr(event, role)
    than = _than(event, role)
    if card is None or _is_named(card) or card.where[: len(than)] != than:
        return [event]
    another = _cast(event, role, replace(card, where=(ir.IsOther(), *card.where[len(than) :])))
    return [another] if than else [another, event]


def cards_of(event: ir.Event) -> Ways:
    """Every way in which an event could have been said of a card in play: the event, and the card."""
    if event.on is Happening.DISCARDED and event.subject == THIS:
        return [(replace(event, subject=DOER), THIS)]
    out: Ways = []
    for role, other in _ROLES if event.on not in _OUTSIDE else ():
        card = getattr(event, role)
        if card is None:
            continue
        for met in [event] if _is_named(card) else _unmet(event, other):
            for at in range(len(card.where), 0, -1):
                doer = ir.Filter(where=DOER.where + card.where[at:])
                out.append((_cast(met, role, doer), ir.Filter(card.of, card.where[:at])))
    return out


def said_of(event: Any, card: Any) -> Any:
    return Make(ir.Event, of_card, cards_of, event, card)


def of_outsider(event: ir.Event, card: ir.Filter | None) -> ir.Event:
    """The event said of a card outside play, or of any card at all."""
    if event.on not in _OUTSIDE and (card is not None or event.on not in _ANYWHERE):
        raise Unfit("this happens to cards in play")
    return replace(event, subject=card)


def outsiders_of(event: ir.Event) -> Ways:
    if event.on in _OUTSIDE or (event.subject is None and event.on in _ANYWHERE):
        return [(replace(event, subject=DOER), event.subject)]
    return []


def said_outside(event: Any, card: Any) -> Any:
    return Make(ir.Event, of_outsider, outsiders_of, event, card)


_DONE_TOO = (Happening.EXERTED, Happening.READIED, Happening.CHALLENGES)  # whose participle is also what the card did


def only_undergone(event: Any) -> Any:
    """What can only be done to a card."""
    return only(lambda event: event.on not in _DONE_TOO, event, "it could be what the card does")


def _whilst(event: ir.Event, tests: tuple[Any, ...]) -> ir.Event:
    role = "subject" if _is_doer(event.subject) else "object"
    doer = getattr(event, role)
    return _cast(event, role, ir.Filter(where=doer.where + tests))


def _not_whilst(event: ir.Event) -> Ways:
    out: Ways = []
    for role in ("subject", "object"):
        doer = getattr(event, role)
        if _is_doer(doer):
            out.extend((_cast(event, role, ir.Filter(where=doer.where[:at])), doer.where[at:]) for at in range(1, len(doer.where)))
    return out


# --- cards -----------------------------------------------------------------------------------


def _either(a: ir.Filter, b: ir.Filter) -> ir.Filter:
    return ir.Filter(where=(ir.AnyOf((_test(a), _test(b))),))


def _test(card: ir.Filter) -> Any:
    tests = card.where if card.of == Who.ALL else (ir.OwnedBy(card.of), *card.where)
    return tests[0] if len(tests) == 1 else ir.AllOf(tests)


def _card(test: Any) -> ir.Filter:
    match test:
        case ir.AllOf(tests=(ir.OwnedBy(player=player), *tests)):
            return ir.Filter(player, tuple(tests))
        case ir.AllOf():
            return ir.Filter(where=test.tests)
        case ir.OwnedBy():
            return ir.Filter(test.player)
    return ir.Filter(where=(test,))


def _not_either(value: ir.Filter) -> Ways:
    match value:
        case ir.Filter(of=Who.ALL, where=(ir.AnyOf(tests=(one, another)),)):
            return [(_card(one), _card(another))]
    return []


def _someone(g: Grammar) -> None:
    rule = g.rule
    for noun, es, gender in (
        ("character", "este personaje", "m"), ("item", "este objeto", "m"), ("location", "esta localización", "f"),
        ("card", "esta carta", "f"),
    ):  # fmt: skip
        rule("definite", f"this {noun}", THIS, es=es, features=gender + "s")
    for words, word, number in (("[he|she|him|her]", "he", "s"), ("it", "it", "s"), ("[they|them]", "they", "p")):
        rule("definite", words, ir.Filter(where=(ir.IsIn(f"?{word}"),)), es="{^it}", features=number)
    rule("somebody", "{x:definite}", V.x, es="{x}")
    rule("somebody", "{d:some.desc}", as_filter(V.d), es="{d}")
    rule("someone", "{a:somebody}", V.a, es="{a}")
    rule("someone", "{a:somebody} or {b:somebody}", Make(ir.Filter, _either, _not_either, V.a, V.b), es="{a} o {b}")

    or_another = Make(ir.Filter, _either, _not_either, THIS, as_filter(things.other(V.d)))
    rule("someone", "this or another {d:desc}", or_another, es="<d:este|esta> u <d:otro|otra> {d}")
    rule("someone", "this or another of {d:belongings!p}", or_another, es="<d:este u otro|esta u otra> de {d!p}", features="s")

    rule("anycard", "a card", None, es="una carta", features="fs")
    rule("anycard", "any cards", None, es="ninguna carta", features="fs")
    for noun, test, es in (
        ("character", CHARACTER, "un personaje"), ("item", ITEM, "un objeto"), ("location", LOCATION, "una localización"),
        ("action", ACTION, "una acción"), ("song", ir.IsSong(), "una canción"),
    ):  # fmt: skip
        rule("anycard", f"a non-{noun}", ir.Filter(where=(ir.Not(test),)), es=f"algo que no sea {es}", features="ms")
    rule("anycard", "a {k:card.kind}", ir.Filter(where=V.k), es="una {k}")


def _happens(g: Grammar) -> None:
    """What a card does (`acts`), and what is done to it (`undergoes`, a participle)."""
    rule = g.rule
    on = Happening
    for en, event, es in (
        ("~quest+", ir.Event(on.QUESTED, DOER), "~ir de aventura"),
        ("~enter+ play", ir.Event(on.ENTERED, DOER), "~entrar en juego"),
        ("~enter+ play exerted", ir.Event(on.ENTERED, DOER, amount=(Cmp.GE, 1)), "~entrar en juego ~agotado/a"),
        ("~enter+ play ready", ir.Event(on.ENTERED, DOER, amount=(Cmp.EQ, 0)), "~entrar en juego ~preparado/a"),
        ("~leave+ play", ir.Event(on.LEFT_PLAY, DOER), "~abandonar el juego"),
        ("~challenge+", ir.Event(on.CHALLENGES, DOER), "~desafiar"),
        ("~challenge+ {o:someone}", ir.Event(on.CHALLENGES, DOER, V.o), "~desafiar a {o}"),
        ("~banish+ {o:someone} in a challenge", ir.Event(on.BANISHES, DOER, V.o, in_challenge=True), "~desterrar a {o} en un desafío"),
        ("~banish+ {o:someone}", ir.Event(on.BANISHES, DOER, V.o), "~desterrar a {o}"),
        ("~sing+ a song", ir.Event(on.SANG, DOER), "~cantar una canción"),
        ("~sing+ a song {s:sfx}", ir.Event(on.SANG, DOER, ir.Filter(where=(ir.IsSong(), Rest(V.s)))), "~cantar una canción {s}"),
        ("~take+ damage", ir.Event(on.DAMAGE_TAKEN, DOER), "~recibir daño"),
        ("~take+ damage in a challenge", ir.Event(on.DAMAGE_TAKEN, DOER, in_challenge=True), "~recibir daño en un desafío"),
        ("~deal+ damage in a challenge", ir.Event(on.DAMAGE_DEALT, object=DOER, in_challenge=True), "~infligir daño en un desafío"),
        ("~deal+ damage to {o:someone}", ir.Event(on.DAMAGE_DEALT, V.o, DOER), "~infligir daño a {o}"),
        ("~deal+ damage to {o:someone} in a challenge", ir.Event(on.DAMAGE_DEALT, V.o, DOER, in_challenge=True), "~infligir daño a {o} en un desafío"),
        ("~move+ to a location", ir.Event(on.MOVED, DOER), "~moverse a una localización"),
        ("~move+ here", ir.Event(on.MOVED, DOER, THIS), "~moverse aquí"),
        ("~move+ here from another location", ir.Event(on.MOVED, DOER, THIS, amount=(Cmp.GE, 1)), "~moverse aquí desde otra localización"),
        ("~move+ from a location to another location", ir.Event(on.MOVED, DOER, amount=(Cmp.GE, 1)), "~moverse de una localización a otra"),
    ):
        rule("acts", en, event, es=es)
    rule("acts", ("~exert+", "~become+ exerted"), ir.Event(on.EXERTED, DOER), es="~agotarse")
    rule("acts", ("~ready+", "~become+ ready"), ir.Event(on.READIED, DOER), es="~prepararse")
    for lexeme in PLAIN:
        if lexeme.event is not None:
            en, es = things.participles(lexeme.en, lexeme.es)
            rule("undergoes.ser", en, ir.Event(lexeme.event, DOER), es=es)
    for en, event, es in (
        ("banished in a challenge", ir.Event(on.BANISHED, DOER, in_challenge=True), "~desterrado/a en un desafío"),
        ("challenged", ir.Event(on.CHALLENGES, object=DOER), "~desafiado/a"),
        ("challenged by {o:someone}", ir.Event(on.CHALLENGES, V.o, DOER), "~desafiado/a por {o}"),
        ("returned to {h:hand.of} from play", ir.Event(on.RETURNED_TO_HAND, DOER, player=V.h), "~devuelto/a del juego a {h}"),
        ("returned to {h:hand.of}", ir.Event(on.RETURNED_TO_HAND, DOER, player=V.h), "~devuelto/a a {h}"),
        ("chosen for {w:purpose}", Make(ir.Event, _chosen_for, _for_what, DOER, V.w), "~elegido/a para {w}"),
        ("chosen for {o:somebody} 's ability", ir.Event(on.CHOSEN, DOER, causes=(Cause.ABILITY,), source=V.o), "~elegido/a para la habilidad de {o}"),
        ("challenged and banished", ir.Event(on.BANISHED, _with(ir.IsChallenged()), in_challenge=True), "~desafiado/a y ~desterrado/a"),
    ):
        rule("undergoes.ser", en, event, es=es)
    for en, event, es, verb, rest in (
        ("played", ir.Event(on.PLAYED, DOER), "~jugado/a", "jugar", "∅"),
        ("shifted", ir.Event(on.PLAYED, _with(ir.WasPlayedBy())), "~jugado/a mediante Cambio", "jugar", "mediante Cambio"),
        ("shifted on top of {o:someone}", ir.Event(on.SHIFTED_ONTO, DOER, V.o), "~jugado/a mediante Cambio sobre {o}", "jugar", "mediante Cambio sobre {o}"),
        ("discarded", ir.Event(on.DISCARDED, DOER), "~descartado/a", "descartar", "∅"),
        ("dealt damage", ir.Event(on.DAMAGE_DEALT, DOER), "~dañado/a", "infligir", "∅"),
        ("dealt damage in a challenge", ir.Event(on.DAMAGE_DEALT, DOER, in_challenge=True), "~dañado/a en un desafío", "infligir", "en un desafío"),
        ("dealt damage by {o:someone}", ir.Event(on.DAMAGE_DEALT, DOER, V.o), "~dañado/a por {o}", "hurt.by", "{o}"),
    ):
        rule("undergoes.done", en, event, es=es)
        rule(f"se.{verb}", en, event, es=rest)
    for verb in ("jugar", "descartar", "infligir", "hurt.by", "poner"):
        rule(f"is.{verb}", f"[~be|'s] {{h:se.{verb}}}", V.h, es="{h}")
    for inner in ("undergoes.ser", "undergoes.done"):
        rule("undergoes", f"{{h:{inner}}}", V.h, es="{h}")
    rule("hand.of", "your hand", Who.YOU, es="tu mano")
    rule("hand.of", "[their|their player 's] hand", None, es="la mano de su jugador")
    for causes, what, es in (
        ((Cause.ACTION,), "an action", "una acción"), ((Cause.ABILITY,), "an ability", "una habilidad"),
        ((Cause.ACTION, Cause.ABILITY), "an action or ability", "una acción o habilidad"), ((Cause.SUPPORT,), "Support", "Apoyo"),
    ):  # fmt: skip
        rule("purpose", what, causes, es=es)

    rule("does1", "{h:acts}", V.h, es="{h}")
    rule("does1", "~take {n:number} or more damage", ir.Event(on.DAMAGE_TAKEN, DOER, amount=(Cmp.GE, V.n)), es="~recibir {n} o más de daño")
    rule("does1", "[~be|'s] damaged", ir.Event(on.DAMAGE_TAKEN, DOER), es="~recibir daño")
    rule("does1", "[~be|'s] {h:undergoes.ser}", V.h, es="~ser {h}")
    rule("does1", "~challenge and ~be banished", ir.Event(on.BANISHED, _with(ir.IsChallenging()), in_challenge=True), es="~desafiar y ~ser ~desterrado/a")
    # anything of this kind, where the card is named in front: two things that happen to it, or a place where it is
    rule("happens1", "{h:does1}", V.h, es="{h}")
    rule("happens1", "[~be|'s] {h:undergoes.done}", V.h, es="~ser {h}")
    rule("happens1", "[~be|'s] {h:undergoes.se}", V.h, es="{h}")
    for category, plain in (("does", "does1"), ("happens", "happens1")):
        rule(category, f"{{h:{plain}}}", V.h, es="{h}")
        rule(category, "{h:happens1} while {a:whilst}", Make(ir.Event, _whilst, _not_whilst, V.h, V.a), es="{h} mientras {a}")
    rule("whilst", "here", (HERE,), es="~estar aquí")
    rule("whilst", "at a location", (ir.IsAt(),), es="~estar en una localización")
    rule("whilst", "exerted", (ir.IsExerted(),), es="~estar ~agotado/a")
    rule("whilst", "damaged", (ir.IsDamaged(),), es="~estar ~dañado/a")


def _with(test: Any) -> ir.Filter:
    return ir.Filter(where=(*DOER.where, test))


def _chosen_for(card: ir.Filter, causes: tuple[Cause, ...]) -> ir.Event:
    return ir.Event(Happening.CHOSEN, card, causes=causes)


def _for_what(value: ir.Event) -> Ways:
    if value.on is Happening.CHOSEN and value.player is None and value.source is None:
        return [(value.subject, value.causes)]
    return []


def _covers(top: ir.Filter, below: ir.Filter, player: Any) -> ir.Event:
    event = ir.Event(Happening.SHIFTED_ONTO, top, below, player=player)
    return event if _is_named(top) else _met(event, "object")


def _covered(value: ir.Event) -> Ways:
    if value.on is not Happening.SHIFTED_ONTO or value.player is None:
        return []
    events = [value] if value.subject is None or _is_named(value.subject) else _unmet(value, "object")
    return [(event.subject, event.object, event.player) for event in events]


_WHOSE = (("your", "tu"), ("their", "su"))
"""Whose zone it is that a player does something with, which adds nothing: always that player's own."""


def _deeds(g: Grammar) -> None:
    """What a player does."""
    rule = g.rule
    on = Happening
    for en, event, es in (
        ("~play+ {f:someone}", ir.Event(on.PLAYED, V.f, player=SUBJ), "~jugar {f}"),
        ("~play+ {f:anycard}", ir.Event(on.PLAYED, V.f, player=SUBJ), "~jugar {f}"),
        ("~draw+ a card", ir.Event(on.DREW, player=SUBJ), "~robar una carta"),
        ("~discard+ {f:anycard}", ir.Event(on.DISCARDED, V.f, player=SUBJ), "~descartar {f}"),
        ("~discard+ this card", ir.Event(on.DISCARDED, THIS, player=SUBJ), "~descartar esta carta"),
        ("~put+ a card under {f:someone}", ir.Event(on.PUT_UNDER, V.f, player=SUBJ), "~poner una carta debajo de {f}"),
        ("~remove+ damage from {f:someone}", ir.Event(on.DAMAGE_REMOVED, V.f, player=SUBJ), "~retirar daño de {f}"),
        (
            "~remove+ {n:number} or more damage from {f:someone}",
            ir.Event(on.DAMAGE_REMOVED, V.f, player=SUBJ, amount=(Cmp.GE, V.n)),
            "~retirar {n} o más de daño de {f}",
        ),
        ("~ready+ {f:someone}", ir.Event(on.READIED, V.f, player=SUBJ), "~preparar {f}"),
        ("~move+ {f:someone} here", ir.Event(on.MOVED, V.f, THIS, player=SUBJ), "~mover {f} aquí"),
        ("~move+ {f:someone} to a location", ir.Event(on.MOVED, V.f, player=SUBJ), "~mover {f} a una localización"),
        ("~move+ {f:someone} here from a location", ir.Event(on.MOVED, V.f, THIS, player=SUBJ, amount=(Cmp.GE, 1)), "~mover {f} aquí desde una localización"),
        ("~gain+ lore", ir.Event(on.LORE_GAINED, player=SUBJ), "~ganar lore"),
        ("~lose+ lore", ir.Event(on.LORE_LOST, player=SUBJ), "~perder lore"),
    ):
        rule("deed", en, event, es=es)
    rule(
        "deed",
        ("~use+ Shift to play {f:someone}", "~play+ {f:someone} using Shift", "~shift+ {f:someone}"),
        ir.Event(on.PLAYED, also(ir.Filter, V.f, ir.WasPlayedBy()), player=SUBJ),
        es=("~usar Cambio para jugar {f}", "~jugar {f} mediante Cambio", "~hacer Shift con {f}"),
    )
    rule(
        "deed",
        ("~play+ {f:someone} on {o:someone}", "~shift+ {f:someone} on top of {o:someone}"),
        Make(ir.Event, _covers, _covered, V.f, V.o, SUBJ),
        es=("~jugar {f} sobre {o}", "~hacer Shift con {f} sobre {o}"),
    )
    rule(
        "deed",
        ("~use+ the Boost ability of {f:someone}", "~use+ {f:somebody} 's Boost ability"),
        ir.Event(on.BOOST_USED, V.f, player=SUBJ),
        es="~usar la habilidad Impulso de {f}",
    )
    for en, event, es in (
        ("~discard {n:several} or more cards", ir.Event(on.DISCARDS, player=SUBJ, amount=(Cmp.GE, V.n)), "~descartar {n} o más cartas"),
        ("~gain {n:number} or more lore", ir.Event(on.LORE_GAINED, player=SUBJ, amount=(Cmp.GE, V.n)), "~ganar {n} o más de lore"),
        ("~lose {n:number} or more lore", ir.Event(on.LORE_LOST, player=SUBJ, amount=(Cmp.GE, V.n)), "~perder {n} o más de lore"),
    ):
        rule("deed.at.once", en, event, es=es)
    for cards in ("anycard", "someone"):
        for word, es, cmp in (("less", "menos", Cmp.LE), ("more", "más", Cmp.GE)):
            paid = ir.Event(on.INK_PAID, V.f, player=SUBJ, amount=(cmp, V.n))
            rule("deed.at.once", f"~pay {{n:number}} ⬡ or {word} to play {{f:{cards}}}", paid, es=f"~pagar {{n}} ⬡ o {es} por jugar {{f}}")
    for verbs, kind in (
        ((("gain", "ganar"), ("get", "ganar")), on.INK_DROPS_GAINED),
        ((("use", "usar"), ("remove", "retirar")), on.INK_DROPS_USED),
        ((("lose", "perder"),), on.INK_DROPS_LOST),
    ):
        drops = ir.Event(kind, player=SUBJ)
        more = replace(drops, amount=(Cmp.GE, 1))
        several = replace(drops, amount=(Cmp.GE, V.n))
        spoken = tuple(es for _, es in verbs)
        rule("deed", tuple(f"~{en}+ [an|1] ink drop" for en, _ in verbs), drops, es=tuple(f"~{es} una gota de tinta" for es in spoken))
        rule("deed.at.once", tuple(f"~{en} [1|one] or more ink drops" for en, _ in verbs), more, es=tuple(f"~{es} una o más gotas de tinta" for es in spoken))
        rule("deed.at.once", tuple(f"~{en} {{n:several}} or more ink drops" for en, _ in verbs), several, es=tuple(f"~{es} {{n}} o más gotas de tinta" for es in spoken))
    used = ir.Event(on.INK_DROPS_USED, V.f, player=SUBJ)
    rule("deed", "~remove+ [an|1] ink drop to play {f:someone}", used, es="~retirar una gota de tinta para ~jugar:inf {f}")
    used = ir.Event(on.INK_DROPS_USED, ir.Filter(), player=SUBJ)
    rule("deed", "~remove+ [an|1] ink drop to play a card", used, es="~retirar una gota de tinta para jugar una carta")
    milled = ir.Event(on.PUTS_INTO_DISCARD, player=SUBJ, came_from=Zone.DECK)
    for cards, es, amount in (("[1|one] or more cards", "una o más cartas", None), ("{n:several} or more cards", "{n} o más cartas", (Cmp.GE, V.n))):
        rule(
            "deed.at.once",
            tuple(f"~put {cards} into {whose} discard from {whose} deck" for whose, _ in _WHOSE),
            replace(milled, amount=amount),
            es=tuple(f"~poner {es} en {whose} descarte desde {whose} mazo" for _, whose in _WHOSE),
        )
    rule("deed.at.once", "~discard [1|one] or more cards", ir.Event(on.DISCARDS, player=SUBJ), es="~descartar una o más cartas")
    for en, event, es in (
        ("~put+ {{f:anycard}} into {} discard from {{z:from.zone}}", ir.Event(on.PUT_INTO_DISCARD, V.f, player=SUBJ, came_from=V.z), "~poner {{f}} en {} descarte desde {{z}}"),
        ("~put+ {{f:anycard}} into {} inkwell", ir.Event(on.PUT_INTO_INKWELL, V.f, player=SUBJ), "~poner {{f}} en {} tintero"),
    ):
        rule("deed", tuple(en.format(whose) for whose, _ in _WHOSE), event, es=tuple(es.format(whose) for _, whose in _WHOSE))
    rule("deed", "~sing+ a song", ir.Event(on.SONG_SUNG, player=SUBJ), es="~cantar una canción")
    rule(
        "deed",
        tuple(f"~return+ {{f:anycard}} from {a} discard to {b} hand" for (a, _), (b, _) in product(_WHOSE, _WHOSE)),
        ir.Event(on.RETURNED_FROM_DISCARD, V.f, player=SUBJ),
        es=tuple(f"~devolver {{f}} de {a} descarte a {b} mano" for (_, a), (_, b) in product(_WHOSE, _WHOSE)),
    )
    rule("deed", "~choose+ {f:someone} for {w:purpose}", Make(ir.Event, _chooses_for, _chose_for, V.f, V.w, SUBJ), es="~elegir {f} para {w}")


def _chooses_for(card: ir.Filter, causes: tuple[Cause, ...], player: Any) -> ir.Event:
    return ir.Event(Happening.CHOSEN, card, player=player, causes=causes)


def _chose_for(value: ir.Event) -> Ways:
    if value.on is Happening.CHOSEN and value.player is not None:
        return [(value.subject, value.causes, value.player)]
    return []


def _moments(g: Grammar) -> None:
    """What is waited for, and when it counts."""
    rule = g.rule
    on = Happening
    rule("event", "{f:someone} {h:does@f}", said_of(V.h, V.f), es="{f} {h@f}")
    for verb in ("jugar", "descartar"):
        rule("event", f"{{f:someone}} {{h:is.{verb}@f}}", said_of(V.h, V.f), es=f"~{verb}se@f {{f}} {{h}}")
    rule("event", "{f:someone} {h:is.infligir@f}", said_of(V.h, V.f), es="se ~infligir:3s daño a {f} {h}")
    rule("event", "{f:someone} {h:is.hurt.by@f}", said_of(V.h, V.f), es="{h} ~infligir@h daño a {f}")
    for deed in ("deed", "deed.at.once"):  # the second is not said of a whole turn: so many in one go, or the second one
        rule("event", f"you {{d:{deed}!2s}}", On(Who.YOU, V.d), es="{d!2s}")
        rule("event", f"{{p:actor}} {{d:{deed}!3s}}", On(V.p, V.d), es="{p} {d!3s}")
    rule("actor", "[an opponent|your opponent]", Who.OPPONENTS, es="un oponente", features="ms")
    rule("actor", "a player", Who.ALL, es="un jugador", features="ms")
    rule("actor", "another player", Who.OTHERS, es="otro jugador", features="ms")
    for zone, es in (("inkwell", "tintero"), ("discard", "descarte")):
        rule(f"into.{zone}", f"your {zone}", Who.YOU, es=f"tu {es}")
        rule(f"into.{zone}", f"an opponent 's {zone}", Who.OPPONENTS, es=f"el {es} de un oponente")
        rule(f"into.{zone}", (f"a player 's {zone}", f"any player 's {zone}"), None, es=f"el {es} de un jugador")
    for en, es, event in (
        ("put into {w:into.inkwell}", "en {w}", ir.Event(on.PUT_INTO_INKWELL, DOER, player=V.w)),
        ("put into {w:into.discard}", "en {w}", ir.Event(on.PUT_INTO_DISCARD, DOER, player=V.w)),
        ("put into {w:into.discard} from {z:from.zone}", "en {w} desde {z}", ir.Event(on.PUT_INTO_DISCARD, DOER, player=V.w, came_from=V.z)),
    ):
        rule("undergoes.se", en, event, es=f"~ponerse | {es}")
        rule("se.poner", en, event, es=es)
    for zone, el, es, value in (("deck", "el", "mazo", Zone.DECK), ("hand", "la", "mano", Zone.HAND), ("inkwell", "el", "tintero", Zone.INKWELL)):
        rule(
            "from.zone",
            (f"your {zone}", f"their {zone}", f"their player 's {zone}", f"a player 's {zone}"),
            value,
            es=(f"tu {es}", f"su {es}", f"{el} {es} de su jugador", f"{el} {es} de un jugador"),
        )
    rule("event", "this card {h:happens!3s}", said_outside(V.h, THIS), es="esta carta {h!3s}")
    rule("acts", "~leave+ {w:into.discard}", ir.Event(on.LEFT_DISCARD, DOER, player=V.w), es="~salir de {w}")
    rule("event", "{f:anycard} {h:does@f}", said_outside(V.h, V.f), es="{f} {h@f}")
    for verb in ("poner", "jugar", "descartar"):
        rule("event", f"{{f:anycard}} {{h:is.{verb}@f}}", said_outside(V.h, V.f), es=f"~{verb}se@f {{f}} {{h}}")

    rule("event", "a card is put under {f:someone}", ir.Event(on.PUT_UNDER, V.f), es="se ~poner:3s una carta debajo de {f}")
    rule("event", "damage is removed from {f:someone}", ir.Event(on.DAMAGE_REMOVED, V.f), es="se ~retirar:3s daño de {f}")
    rule("events", "{e:event}", (V.e,), es="{e}")
    rule(
        "events",
        "{f:someone} {a:happens@f} or {b:happens@f}",
        (said_of(V.a, V.f), said_of(V.b, V.f)),
        es="{f} {a@f} o {b@f}",
    )
    rule(
        "events",
        "{f:someone} ~be@f {a:undergoes} or {b:undergoes}",
        (said_of(V.a, V.f), said_of(only_undergone(V.b), V.f)),
        es="{f} ~ser@f {a@f} o {b@f}",
    )
    rule("events", "you {a:deed!2s} or {b:deed!2s}", (On(Who.YOU, V.a), On(Who.YOU, V.b)), es="{a!2s} o {b!2s}")
    rule(
        "events",
        "{f:someone} ~be@f chosen for an action or {o:somebody} 's ability",
        (ir.Event(on.CHOSEN, V.f, causes=(Cause.ACTION,)), ir.Event(on.CHOSEN, V.f, causes=(Cause.ABILITY,), source=V.o)),
        es="{f} ~ser@f ~elegido/a@f para una acción o para la habilidad de {o}",
    )
    rule(
        "event",
        ("one or more of your characters sings a song", "one or more of your characters sing a song"),
        ir.Event(on.SONG_SUNG, player=Who.YOU),
        es="uno o más de tus personajes ~cantar:3p una canción",
    )
    rule("trigger1", ("when {e:events}", "whenever {e:events}"), V.e, es=("cuando {e!sub}", "~cada_vez_que {e!sub}"))
    rule(
        "trigger1",
        (
            "the {n:ordinal} time {e:event}",
            "the {n:ordinal} time {e:event} each turn",
            "the {n:ordinal} time each turn {e:event}",
        ),
        (Make(ir.Event, _nth_time, _times, V.n, V.e),),
        es=(
            "la {n!f} vez que {e!sub}",
            "la {n!f} vez que {e!sub} en cada turno",
            "la {n!f} vez que {e!sub} en cada turno",
        ),
    )
    rule(
        "trigger1",
        ("[whenever|when] {e:event} for the {n:ordinal} time [each|this] turn", "[whenever|when] {e:event} for the {n:ordinal} time in a turn"),
        (Make(ir.Event, _nth_time_of_one, _times_of_one, V.n, V.e),),
        es=("la {n!f} vez que {e!sub} en cada turno", "la {n!f} vez que {e!sub} en un turno"),
    )
    rule("time", "the start", on.TURN_STARTED, es="el inicio")
    rule("time", "the end", on.TURN_ENDING, es="el final")
    rule("trigger1", "at {t:time} of {p:turn}", (ir.Event(V.t, player=V.p),), es="a {t} de {p}")
    rule("trigger1", "at {t:time} of [each player 's|each] turn", (ir.Event(V.t),), es="a {t} de el turno de cada jugador")
    rule("trigger1", "at {t:time} of each of your turns", (ir.Event(V.t, player=Who.YOU),), es="a {t} de cada uno de tus turnos")
    rule("turn", "your turn", Who.YOU, es="tu turno", features="ms")
    rule("turn", ("an opponent 's turn", "each opponent 's turn"), Who.OPPONENTS, es=("el turno de un oponente", "el turno de cada oponente"), features="ms")
    rule("trigger", "{a:trigger1}", V.a, es="{a}")
    rule("trigger", "{a:trigger1} and {b:trigger1}", both(V.a, V.b), es="{a} y {b}")
    rule("trigger", "{a:trigger1} , {b:trigger1} , and {c:trigger1}", both(V.a, both(V.b, V.c)), es="{a}, {b} y {c}")

    # --- the times at which it counts
    rule("wait", "{t:trigger}", (V.t, None, 0), es="{t}")
    rule("wait", "{t:trigger} while {c:cond}", (V.t, V.c, 0), es="{t} mientras {c!sub}")
    rule("wait", "{f:front} {t:trigger}", (V.t, V.f, 0), es="{f} {t}")
    rule("wait", "{f:front} {t:trigger} while {c:cond}", (V.t, ir.Both((V.f, V.c)), 0), es="{f} {t} mientras {c!sub}")
    rule("wait", "{t:trigger1} {d:during}", (V.t, V.d, 0), es="{t} {d}")
    rule("wait", "{o:often} , {t:trigger}", Make(tuple, lambda o, t: (t, *o), _often, V.o, V.t), es="{o}, {t}")
    rule("wait", "{o:once} , {t:trigger}", Make(tuple, lambda o, t: (t, *o), _often, V.o, V.t), es="{o}, {t!once}")
    rule("once", "once [per|each] turn", (None, 1), es="una vez por turno")
    rule("once", "once {d:during}", (V.d, 1), es="una vez {d}")
    rule("often", "{n:times} [per|each] turn", (None, V.n), es="{n} por turno")
    rule("often", "{n:times} {d:during}", (V.d, V.n), es="{n} {d}")
    rule("times", "once", 1, es="una vez")
    rule("times", "twice", 2, es="dos veces")
    rule("times", "{n:several} times", V.n, es="{n} veces")
    rule("during", "during {p:turn}", ir.IsTurnOf(V.p), es="durante {p}")
    rule("during", "during [your turns|each of your turns]", ir.IsTurnOf(Who.YOU), es="durante tus turnos")
    rule("during", "during [opponents|your opponents] ' turns", ir.IsTurnOf(Who.OPPONENTS), es="durante los turnos de los oponentes")
    # "they" is the opponent whose turn it is
    theirs = ir.IsTurnOf(Who.OPPONENTS)
    rule(
        "wait",
        "during each opponent 's turn , whenever they {d:deed!base}",
        ((On(Who.ACTIVE, V.d),), theirs, 0),
        es="durante el turno de cada oponente, cada vez que ese oponente {d!sub}",
    )
    rule(
        "wait",
        "during each opponent 's turn , whenever they {d:deed!base} while {c:cond}",
        ((On(Who.ACTIVE, V.d),), ir.Both((theirs, V.c)), 0),
        es="durante el turno de cada oponente, cada vez que ese oponente {d!sub} mientras {c!sub}",
    )
    for deed in ("deed", "deed.at.once"):
        rule(
            "wait",
            f"whenever {{p:actor}} {{d:{deed}!3s}} during their turn",
            ((On(V.p, V.d),), ir.IsTurnOf(ir.PlayerInvolved()), 0),
            es="cada vez que {p} {d!sub} durante su turno",
        )


def _often(value: tuple[Any, ...]) -> Ways:
    return [(value[1:], value[0])] if len(value) == 3 and value[2] else []


def _nth_time(n: int, event: ir.Event) -> ir.Event:
    if event.nth:
        raise Unfit("the how-manieth of what is counted already")
    return replace(event, nth=n)


def _is_of_one(event: ir.Event) -> bool:
    """Whether one card or one player does it; with any card of a kind, each card would have a count of its own."""
    return event.player is not None or any(card is not None and _is_named(card) for card in (event.subject, event.object))


def _nth_time_of_one(n: int, event: ir.Event) -> ir.Event:
    if not _is_of_one(event):
        raise Unfit("the time is counted for each card by itself")
    return _nth_time(n, event)


def _times_of_one(value: ir.Event) -> Ways:
    return _times(value) if _is_of_one(value) else []


def _times(value: ir.Event) -> Ways:
    return [(value.nth, replace(value, nth=0))] if value.nth else []


def declare(g: Grammar) -> None:
    _someone(g)
    _happens(g)
    _deeds(g)
    _moments(g)
