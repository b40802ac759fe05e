"""What has happened this turn: "if one of your characters was banished this turn", "if you've played 2 or more actions".

- `several1`: how many cards it must have happened to: a card, a comparison and a number;
- `did`: what a card did or underwent, said of that card; `done`: what a player did, said of that player.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer.ir.base import has
from illumineer.text import english, spanish
from illumineer.text.grammar.amounts import OF_DAMAGE
from illumineer.text.grammar.conditions import compared
from illumineer.text.grammar.events import DOER, cards_of, of_card, of_outsider, outsiders_of, said_of
from illumineer.text.grammar.things import CHARACTER, OPPOSING, as_filter, other, participles
from illumineer.text.kernel import Grammar
from illumineer.text.lexemes import BY_VERB, LEXEMES
from illumineer.text.meanings import ir
from illumineer.text.patterns import SUBJ, Make, On, Rest, Unfit, V, Ways, quiet
from illumineer.vocab import Cmp, Happening, Role, Who, Zone

ONCE = (Cmp.GE, 1)
NEVER = (Cmp.EQ, 0)


def _counted(card: Any, many: Any) -> tuple[Any, ...]:
    return (card, *many)


def _uncounted(value: tuple[Any, ...]) -> Ways:
    return [(value[0], value[1:])] if len(value) == 3 else []


def _so_many(card: Any, many: Any) -> Any:
    """A card, a comparison, a number."""
    return Make(tuple, _counted, _uncounted, card, many)


def _did(several: Any, event: Any) -> ir.Happened:
    made = of_card(event, several[0])
    if has(made, ir.IsInvolved):  # would be a card of the event that an ability waited for
        raise Unfit("of what happened earlier it is not known who is another than who did it")
    return ir.Happened(made, several[1], several[2])


def _not_did(value: ir.Happened) -> Ways:
    return [((card, value.cmp, value.n), event) for event, card in cards_of(value.event)]


def _the_one(event: ir.Event) -> ir.Did:
    """The card that did it: its role is asked for, and left open in the event."""
    if event.subject == DOER:
        return ir.Did(replace(event, subject=None))
    if event.object == DOER:
        return ir.Did(replace(event, object=None), Role.OBJECT)
    raise Unfit("the card has no role in that")


def _not_the_one(value: ir.Did) -> Ways:
    return [(replace(value.event, subject=DOER) if value.role is Role.SUBJECT else replace(value.event, object=DOER),)]


def done(event: Any, several: Any) -> Any:
    """So many cards were the subject of the event; the pattern's own subject is left open."""

    def build(many: Any, pattern: Any) -> ir.Happened:
        return ir.Happened(replace(pattern, subject=many[0]), many[1], many[2])

    def unbuild(value: ir.Happened) -> Ways:
        return [((value.event.subject, value.cmp, value.n), replace(value.event, subject=None))]

    return Make(ir.Happened, build, unbuild, several, event)


def _cards(g: Grammar) -> None:
    rule = g.rule
    rule("several1", "{f:someone}", (V.f, *ONCE), es="{f}")
    rule("several1", "{s:severals}", V.s, es="{s}")
    rule("severals", "{q:many} {d:desc!p}", _so_many(as_filter(V.d), V.q), es="{q} {d!p}", head="d", features="p")
    rule(
        "severals",
        "{q:many.other} {d:desc!p}",
        _so_many(as_filter(other(V.d)), V.q),
        es="{q<} {d<!p} {q>} {d>}",
        head="d",
        features="p",
        kin="so many other",
    )
    rule("severals", "{q:many} of {d:belongings!p}", _so_many(as_filter(V.d), V.q), es="{q} de {d!p}", head="d", features="p")
    rule("several1", "no {d:desc.o}", (as_filter(V.d), *NEVER), es="<d:ningún|ninguna> {d!s}")
    rule("several1", "none of {d:belongings!p}", (as_filter(V.d), *NEVER), es="<d:ninguno|ninguna> de {d!p}", features="s", head="d")
    another = ir.Filter(where=(ir.IsOther(),))
    rule("several2", "{f:anycard}", (V.f, *ONCE), es="{f}")
    rule("several2", "{s:other.card}", V.s, es="{s}")
    rule("other.card", "another card", (another, *ONCE), es="otra carta", features="fs")
    rule("several2", "{s:several3}", V.s, es="{s}")
    rule("no.cards", "no cards", (None, *NEVER), es="ninguna carta", features="fp/fs")


def _deeds_of_cards(g: Grammar) -> None:
    rule = g.rule
    for inner in ("did.plain", "did.se"):
        rule("did", f"{{e:{inner}}}", V.e, es="{e}")
    rule("did.plain", "[~was|~have been] {e:undergoes}", V.e, es="~ser {e}")
    rule("did.se", "[~was|~have been] {e:undergoes.se}", V.e, es="{e}")
    rule("did.plain", ("{e:acts!past}", "~have {e:acts!pp}"), V.e, es="{e}")
    under = ir.Event(Happening.PUT_UNDER, V.f)
    rule("cond1", ("a card was put under {f:someone} this turn", "a card has been put under {f:someone} this turn"), ir.Happened(under), es="se ~auxhaber:3s puesto una carta debajo de {f} este turno")
    rule("did.plain", "~was damaged", ir.Event(Happening.DAMAGE_TAKEN, DOER), es="~recibir daño")
    rule("cond1", "{s:several1} {e:did@s} this turn", Make(ir.Happened, _did, _not_did, V.s, V.e), es="{s} {e@s!perf} este turno")
    played = ir.Event(Happening.PLAYED, as_filter(V.d), player=Who.YOU)
    rule("counted", ("{d:desc} you've played this turn", "{d:desc} you played this turn"), ir.TimesHappened(played), es="{d} que hayas jugado este turno")
    for lexeme in (BY_VERB[ir.Play], BY_VERB[ir.Draw], BY_VERB[ir.Discard]):
        if lexeme.event is not None:
            en, es = english.participle(lexeme.en), spanish.participle(lexeme.es)
            rule("counted", f"~card you've {en} this turn", ir.TimesHappened(ir.Event(lexeme.event, player=Who.YOU)), es=f"~carta que hayas {es} este turno", features="fn")
    rule("did.not", "[didn't|did not] {e:acts!base}", V.e, es="{e}")
    rule("did.not", "[hasn't|haven't] {e:acts!pp}", V.e, es="{e}")
    rule("did.not", "[wasn't|weren't|hasn't been|haven't been] {e:undergoes}", V.e, es="~ser {e}")
    rule("cond1", "{f:definite} {e:did.not} this turn", ir.Happened(said_of(V.e, V.f), *NEVER), es="{f} no {e@f!perf} este turno")
    rule("counted", "{d:desc} {e:undergoes} this turn", ir.TimesHappened(said_of(V.e, as_filter(V.d))), es="{d} {e@d} este turno")
    rule("suffix", "[who|that] {e:did!3s} this turn", Make(ir.Did, _the_one, _not_the_one, V.e), es="que {e!perf} este turno")
    # With «se» the cards stand behind the verb: «si se han puesto 2 o más cartas».
    outside = Make(ir.Happened, _did_outside, _not_did_outside, V.s, V.e)
    for cards, no in (("several2", ""), ("no.cards", "no ")):
        rule("cond1", f"{{s:{cards}}} {{e:did.plain@s}} this turn", outside, es="{s} {e@s!perf} este turno")
        rule("cond1", f"{{s:{cards}}} {{e:did.se@s}} this turn", outside, es=f"{no}{{e<@s!perf}} {{s}} {{e>}} este turno")


def _did_outside(several: Any, event: Any) -> ir.Happened:
    return ir.Happened(of_outsider(event, several[0]), several[1], several[2])


def _not_did_outside(value: ir.Happened) -> Ways:
    return [((card, value.cmp, value.n), event) for event, card in outsiders_of(value.event)]


def _deeds_of_players(g: Grammar) -> None:
    rule = g.rule
    on = Happening
    for category, once, never in (("deed", ir.Happened(V.d), ir.Happened(V.d, *NEVER)), ("deed.n", V.d, ir.No(V.d))):
        you, they = On(Who.YOU, once), On(V.p, once)
        rule("cond1", (f"you {{d:{category}!past}} this turn", f"you've {{d:{category}!pp}} this turn"), you, es="{d!perf2s} este turno")
        rule("cond1", (f"{{p:actor}} {{d:{category}!past}} this turn", f"{{p:actor}} has {{d:{category}!pp}} this turn"), they, es="{p} {d!perf3s} este turno")
        you, they = On(Who.YOU, never), On(V.p, never)
        rule("cond1", (f"you didn't {{d:{category}!base}} this turn", f"you haven't {{d:{category}!pp}} this turn"), you, es="no {d!perf2s} este turno")
        rule(
            "cond1",
            (f"{{p:actor}} didn't {{d:{category}!base}} this turn", f"{{p:actor}} hasn't {{d:{category}!pp}} this turn"),
            they,
            es="{p} no {d!perf3s} este turno",
        )
    # --- so many of them
    rule("several3", "{q:many} {c:a.card!p}", quiet(_so_many(None, V.q), V.c), es="{q} {c!p}", features="fp")
    rule("several3", "{q:many.other} {c:a.card!p}", quiet(_so_many(ir.Filter(where=(ir.IsOther(),)), V.q), V.c), es="{q<} {c!p} {q>}", features="fp", kin="so many other")
    for en, event, es in (
        ("~play+ {s:severals}", ir.Event(on.PLAYED, player=SUBJ), "~jugar {s}"),
        ("~play+ {s:other.card}", ir.Event(on.PLAYED, player=SUBJ), "~jugar {s}"),
        ("~play+ {s:several3}", ir.Event(on.PLAYED, player=SUBJ), "~jugar {s}"),
        ("~discard+ {s:several3}", ir.Event(on.DISCARDED, player=SUBJ), "~descartar {s}"),
        ("~draw+ {s:several3}", ir.Event(on.DREW, player=SUBJ), "~robar {s}"),
    ):
        rule("deed.n", en, done(event, V.s), es=es)
    inked = done(ir.Event(on.PUT_INTO_INKWELL, player=SUBJ), V.s)
    rule("deed.n", ("~put+ {s:several3} into your inkwell", "~put+ {s:several3} into their inkwell"), inked, es=("~poner {s} en tu tintero", "~poner {s} en su tintero"))


_WAYS = dict(participles(*words) for lexeme in LEXEMES if lexeme.of_cards and lexeme.verb.filled_fields for words in lexeme.words)
_FIRST = ("drawn", "returned", "discarded", "banished", "moved", "revealed")  # surfaces count these before the others
_LATER = tuple(done for done in _WAYS if done not in _FIRST)


def _unway(value: ir.Have, ways: tuple[str, ...] = _FIRST) -> Ways:
    match value:
        case ir.Have(cards=ir.Among(where=where), cmp=Cmp.GE, n=1):
            return [(where, done) for done in ways]
    return []


def _done_this_way(g: Grammar, category: str, ways: tuple[str, ...]) -> None:
    """Whether cards were banished, discarded … by the instruction before: one of these participles, in that category."""
    rule = g.rule
    for done in ways:
        rule(category, done, done, es=_WAYS[done])
    among = Make(ir.Have, lambda where, done: ir.Have(ir.Among(f"?way {done}", where)), lambda value: _unway(value, ways), V.k, V.v)
    verb = f"{{v:{category}}}"
    rule("cond1", f"you {verb} {{k:way.some}} this way", among, es="~auxhaber:2s {v} así {k}")
    rule("cond1", f"{{k:way.none}} [is|was|are|were] {verb} this way", ir.No(among), es="no se ~auxhaber:3s {v} así {k}")
    rule("cond1", f"{{k:way.some}} [is|was|are|were] {verb} this way", among, es="se ~auxhaber:3s {v} así {k}")


def _songs_and_ways(g: Grammar) -> None:
    """Who sang the song that is resolving; what an instruction before this one did."""
    rule = g.rule
    rule("cond1", "{s:several1} sang this song", Make(ir.Compare, _sings, _sung, V.s), es="{s} ~auxhaber@s cantado esta canción")
    # "a character" is every one of them, if several did
    anybody = ir.Compare(ir.Sung(), Cmp.GE, 1)
    rule("cond1", ("a character sang this song", "[one|1] or more characters sang this song"), anybody, es="uno o más personajes ~auxhaber:3p cantado esta canción")
    rule(
        "cond1",
        "it 's the {n:ordinal} challenge this turn",
        ir.Happened(ir.Event(Happening.CHALLENGES), Cmp.EQ, V.n),
        es="es el {n!3s} desafío de este turno",
    )
    rule("cond1", "you removed damage this way", ir.SlotFilled("?way removed"), es="~auxhaber:2s retirado daño así")
    for kind in ("core", "card.kind"):
        rule("way.some", f"a {{k:{kind}!s}}", V.k, es="<k:un|una> {k!s}")
        rule("way.some", f"any {{k:{kind}!p}}", V.k, es="<k:algún|alguna> {k!s}")
    rule("way.some", "one of your {k:core!p}", (ir.OwnedBy(Who.YOU), Rest(V.k)), es="<k:uno|una> de tus {k!p}")
    rule("way.some", ("a card", "any cards"), (), es=("una carta", "alguna carta"), features="fs")
    rule("way.none", "no cards", (), es="ninguna carta", features="fs")
    for kind in ("core", "card.kind"):
        rule("way.none", f"no {{k:{kind}!p}}", V.k, es="<k:ningún|ninguna> {k!s}")
    _done_this_way(g, "way.verb", _FIRST)
    for word, zone in (("discard", Zone.DISCARD), ("hand", Zone.HAND), ("inkwell", Zone.INKWELL)):
        there = ir.Have(ir.Among(f"?way put {zone.name}", V.k))
        rule("cond1", f"{{k:way.some}} [is|was|are|were] put [into|in] {{o:own.{word}}} this way", quiet(there, V.o), es="se ~auxhaber:3s puesto así {k} en {o}")
        rule("cond1", f"you put {{k:way.some}} [into|in] {{o:own.{word}}} this way", quiet(there, V.o), es="~auxhaber:2s puesto así {k} en {o}")
    rule("way.some", "an opposing {k:core!s}", (ir.OwnedBy(Who.OPPONENTS), Rest(V.k)), es=f"<k:un|una> {{k<!s}} {OPPOSING} {{k>}}")
    rule("cond1", "you [draw|drew] {k:way.some} this way", ir.Have(ir.Among("?way drawn", V.k)), es="~auxhaber:2s robado así {k}")
    for en, es in OF_DAMAGE:
        amount = compared(ir.Number(f"?way {en}"), V.q)
        rule("cond1", (f"you {en} {{q:much}} damage this way", f"{{q:much}} damage [is|was] {en} this way"), amount, es=(f"~auxhaber:2s {es} así {{q}} de daño", f"se ~auxhaber:3s {es} así {{q}} de daño"))
        rule("cond1", f"no damage [is|was] {en} this way", ir.No(ir.SlotFilled(f"?way {en}")), es=f"no se ~auxhaber:3s {es} daño así")
    already = (ir.IsExerted(), ir.Not(ir.IsIn("?way exerted")))
    rule("cond1", "{x:about} [was|were] already exerted", ir.Is(V.x, already), es="{x} ya estaba <x:agotado|agotada|agotados|agotadas>")
    rule("cond1", "you discarded a {k:card.kind}", ir.Have(ir.Among("?way discarded", V.k)), es="~auxhaber:2s descartado una {k}")
    _done_this_way(g, "way.verb.too", _LATER)


_CHARACTERS = ir.Filter(where=(CHARACTER,))


def _sings(several: Any) -> ir.Compare:
    if several[0] != _CHARACTERS:
        raise Unfit("all characters that sing are counted")
    if several[1:] == (Cmp.GE, 1):
        raise Unfit("whether one sang has a rule of its own")
    return ir.Compare(ir.Sung(), *several[1:])


def _sung(value: ir.Compare) -> Ways:
    match value:
        case ir.Compare(left=ir.Sung(), cmp=cmp, right=int(n)) if n > 1:
            return [((_CHARACTERS, cmp, n),)]
    return []


def declare(g: Grammar) -> None:
    _cards(g)
    _deeds_of_cards(g)
    _deeds_of_players(g)
    _songs_and_ways(g)
