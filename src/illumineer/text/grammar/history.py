"""What has happened this turn: "if one of your characters was banished this turn", "if you've played 2 or more actions".

- `several1`: how many cards it must have happened to: a card, a comparison and a number;
- `did`: what a card did or underwent, said of that card; `done`: what a player did, said of that player.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer import ir
from illumineer.text.grammar.events import DOER, cards_of, of_card, said_of
from illumineer.text.grammar.things import as_filter, both, other
from illumineer.text.kernel import Grammar
from illumineer.text.patterns import SUBJ, Make, On, Rest, Unfit, V
from illumineer.vocab import Cmp, Happening, Role, Who

ONCE = (Cmp.GE, 1)
NEVER = (Cmp.EQ, 0)


def _counted(card: Any, many: Any) -> Any:
    return (card, *many)


def _uncounted(value: Any) -> list[tuple[Any, ...]]:
    return [(value[0], value[1:])] if isinstance(value, tuple) and len(value) == 3 else []


def _so_many(card: Any, many: Any) -> Any:
    """A card, a comparison, a number."""
    return Make(_counted, _uncounted, card, many)


def _did(several: Any, event: Any) -> Any:
    return ir.Happened(of_card(event, several[0]), several[1], several[2])


def _not_did(value: Any) -> list[tuple[Any, ...]]:
    if not isinstance(value, ir.Happened):
        return []
    return [((card, value.cmp, value.n), event) for event, card in cards_of(value.event)]


def _the_one(event: ir.Event) -> Any:
    """The card that did it: its role is asked for, and left open in the event."""
    if event.subject == DOER:
        return ir.Did(replace(event, subject=None))
    if event.object == DOER:
        return ir.Did(replace(event, object=None), Role.OBJECT)
    raise Unfit("the card has no role in that")


def _not_the_one(value: Any) -> list[tuple[Any, ...]]:
    if not isinstance(value, ir.Did):
        return []
    return [(replace(value.event, subject=DOER) if value.role is Role.SUBJECT else replace(value.event, object=DOER),)]


def done(event: ir.Event, several: Any) -> Any:
    """So many cards were the subject of the event; the pattern's own subject is left open."""

    def build(many: Any, pattern: Any) -> Any:
        return ir.Happened(replace(pattern, subject=many[0]), many[1], many[2])

    def unbuild(value: Any) -> list[tuple[Any, ...]]:
        if not isinstance(value, ir.Happened):
            return []
        return [((value.event.subject, value.cmp, value.n), replace(value.event, subject=None))]

    return Make(build, unbuild, several, event)


def _cards(g: Grammar) -> None:
    rule = g.rule
    rule("several1", "{f:someone}", (V.f, *ONCE), es="{f}")
    rule("several1", "{q:many} {d:desc!p}", _so_many(as_filter(V.d), V.q), es="{q} {d!p}", head="d", features="p")
    rule("several1", "{q:many} other {d:desc!p}", _so_many(as_filter(other(V.d)), V.q), es="{q} <d:otros|otras|otros|otras> {d!p}", head="d", features="p")
    rule("several1", "{q:many} of your {k:core!p}", _so_many(ir.Filter(Who.YOU, V.k), V.q), es="{q} de tus {k!p}", head="k", features="p")
    rule("several1", "no {d:desc}", (as_filter(V.d), *NEVER), es="<d:ningún|ninguna> {d!s}")
    rule("several1", "no other {d:desc}", (as_filter(other(V.d)), *NEVER), es="<d:ningún|ninguna> <d:otro|otra> {d!s}")
    rule("several1", "none of your {k:core!p}", (ir.Filter(Who.YOU, V.k), *NEVER), es="<k:ninguno|ninguna> de tus {k!p}", head="k", features="s")
    rule("several1", "none of your {k:core!p} {s:sfx}", (ir.Filter(Who.YOU, both(V.k, V.s)), *NEVER), es="<k:ninguno|ninguna> de tus {k!p} {s}", head="k", features="s")
    rule(
        "several1",
        "none of your other {k:core!p}",
        (ir.Filter(Who.YOU, (ir.IsOther(), Rest(V.k))), *NEVER),
        es="<k:ninguno|ninguna> de tus <k:otros|otras|otros|otras> {k!p}",
        head="k",
        features="s",
    )
    another = ir.Filter(where=(ir.IsOther(),))
    rule("several2", "a card", (None, *ONCE), es="una carta", features="fs")
    rule("several2", "any cards", (None, *ONCE), es="alguna carta", features="fp")
    rule("several2", "another card", (another, *ONCE), es="otra carta", features="fs")
    rule("several2", "{q:many} cards", _so_many(None, V.q), es="{q} cartas", features="fp")
    rule("several2", "{q:many} other cards", _so_many(another, V.q), es="{q} otras cartas", features="fp")
    rule("several2", "no cards", (None, *NEVER), es="ninguna carta", features="fp")


def _deeds_of_cards(g: Grammar) -> None:
    rule = g.rule
    on = Happening
    rule("cond1", "{s:several1} {e:did@s} this turn", Make(_did, _not_did, V.s, V.e), es="{s} {e@s} este turno")
    for wordings, event, es in (
        (("~was banished", "~have been banished"), ir.Event(on.BANISHED, DOER), "~auxhaber sido ~desterrado/a"),
        (("~was banished in a challenge", "~have been banished in a challenge"), ir.Event(on.BANISHED, DOER, in_challenge=True), "~auxhaber sido ~desterrado/a en un desafío"),
        (("~was challenged", "~have been challenged"), ir.Event(on.CHALLENGES, object=DOER), "~auxhaber sido ~desafiado/a"),
        (("challenged", "~have challenged"), ir.Event(on.CHALLENGES, DOER), "~auxhaber desafiado"),
        (("quested", "~have quested"), ir.Event(on.QUESTED, DOER), "se ~auxhaber ido de aventura"),
        (("took damage", "~have taken damage", "~was damaged"), ir.Event(on.DAMAGE_TAKEN, DOER), "~auxhaber recibido daño"),
        (("~was dealt damage", "~have been dealt damage"), ir.Event(on.DAMAGE_DEALT, DOER), "~auxhaber sufrido daño"),
        (("sang a song", "~have sung a song"), ir.Event(on.SANG, DOER), "~auxhaber cantado una canción"),
        (("moved to a location", "~have moved to a location"), ir.Event(on.MOVED, DOER), "se ~auxhaber movido a una localización"),
        (
            ("~was returned to your hand", "~was returned to their player 's hand", "~have been returned to your hand"),
            ir.Event(on.RETURNED_TO_HAND, DOER),
            "~auxhaber vuelto a la mano",
        ),
        (("~was played", "~have been played"), ir.Event(on.PLAYED, DOER), "~auxhaber sido ~jugado/a"),
    ):
        rule("did", wordings, event, es=es)
    for en, event, es in (
        ("banished", ir.Event(on.BANISHED, DOER), "~desterrado/a"),
        ("banished in a challenge", ir.Event(on.BANISHED, DOER, in_challenge=True), "~desterrado/a en un desafío"),
        ("challenged", ir.Event(on.CHALLENGES, object=DOER), "~desafiado/a"),
        ("played", ir.Event(on.PLAYED, DOER), "~jugado/a"),
    ):
        rule("undergone", en, event, es=es)
    rule("each", "{d:desc} {e:undergone} this turn", ir.TimesHappened(said_of(V.e, as_filter(V.d))), es="{d} {e@d} este turno")
    rule("suffix", ("who {e:did!3s} this turn", "that {e:did!3s} this turn"), Make(_the_one, _not_the_one, V.e), es="que {e!3s} este turno")
    for zone, happens in (("inkwell", on.PUT_INTO_INKWELL), ("discard", on.PUT_INTO_DISCARD)):
        rule(
            "cond1",
            (f"{{s:several2}} ~was@s put into {{w:into.{zone}}} this turn", f"{{s:several2}} ~have@s been put into {{w:into.{zone}}} this turn"),
            done(ir.Event(happens, player=V.w), V.s),
            es="este turno se ~auxhaber@s puesto {s} en {w}",
        )
    rule(
        "cond1",
        ("{s:several2} left {w:into.discard} this turn", "{s:several2} ~have@s left {w:into.discard} this turn"),
        done(ir.Event(on.LEFT_DISCARD, player=V.w), V.s),
        es="{s} ~auxhaber@s dejado {w} este turno",
    )


def _deeds_of_players(g: Grammar) -> None:
    rule = g.rule
    on = Happening
    rule("cond1", ("you {d:done!2s} this turn", "you've {d:done!2s} this turn"), On(Who.YOU, V.d), es="{d!2s} este turno")
    rule("cond1", ("{p:actor} {d:done!3s} this turn", "{p:actor} has {d:done!3s} this turn"), On(V.p, V.d), es="{p} {d!3s} este turno")
    rule("cond1", ("you didn't {d:undone!2s} this turn", "you haven't {d:done!2s} this turn"), On(Who.YOU, Make(_never, _ever, V.d)), es="no {d!2s} este turno")
    rule("cond1", "{p:actor} didn't {d:undone!3s} this turn", On(V.p, Make(_never, _ever, V.d)), es="{p} no {d!3s} este turno")
    deeds: tuple[tuple[str, str | tuple[str, ...], Any, str], ...] = (
        ("play {s:several1}", "played {s:several1}", done(ir.Event(on.PLAYED, player=SUBJ), V.s), "~auxhaber jugado {s}"),
        ("play {s:several2}", "played {s:several2}", done(ir.Event(on.PLAYED, player=SUBJ), V.s), "~auxhaber jugado {s}"),
        ("discard {s:several2}", "discarded {s:several2}", done(ir.Event(on.DISCARDED, player=SUBJ), V.s), "~auxhaber descartado {s}"),
        ("remove damage from {f:someone}", "removed damage from {f:someone}", ir.Happened(ir.Event(on.DAMAGE_REMOVED, V.f, player=SUBJ)), "~auxhaber retirado daño de {f}"),
        (
            "remove {n:number} or more damage from {f:someone}",
            "removed {n:number} or more damage from {f:someone}",
            ir.Happened(ir.Event(on.DAMAGE_REMOVED, V.f, player=SUBJ, amount=(Cmp.GE, V.n))),
            "~auxhaber retirado {n} o más de daño de {f}",
        ),
        ("put a card under {f:someone}", "put a card under {f:someone}", ir.Happened(ir.Event(on.PUT_UNDER, V.f, player=SUBJ)), "~auxhaber puesto una carta debajo de {f}"),
        ("put {s:several2} into your inkwell", "put {s:several2} into your inkwell", done(ir.Event(on.PUT_INTO_INKWELL, player=SUBJ), V.s), "~auxhaber puesto {s} en tu tintero"),
        ("draw {s:several2}", ("drew {s:several2}", "drawn {s:several2}"), done(ir.Event(on.DREW, player=SUBJ), V.s), "~auxhaber robado {s}"),
        ("move {f:someone} to a location", "moved {f:someone} to a location", ir.Happened(ir.Event(on.MOVED, V.f, player=SUBJ)), "~auxhaber movido {f} a una localización"),
        ("sing a song", ("sang a song", "sung a song"), ir.Happened(ir.Event(on.SONG_SUNG, player=SUBJ)), "~auxhaber cantado una canción"),
        ("gain lore", "gained lore", ir.Happened(ir.Event(on.LORE_GAINED, player=SUBJ)), "~auxhaber ganado lore"),
        ("lose lore", "lost lore", ir.Happened(ir.Event(on.LORE_LOST, player=SUBJ)), "~auxhaber perdido lore"),
    )
    for base, past, meaning, es in deeds:
        rule("done", past, meaning, es=es)
        rule("undone", base, meaning, es=es)


def _songs_and_ways(g: Grammar) -> None:
    """Who sang the song that is resolving; what an instruction before this one did."""
    rule = g.rule
    rule("cond1", "a character sang this song", ir.Compare(ir.Sung(), Cmp.GE, 1), es="un personaje ha cantado esta canción")
    rule("cond1", "{q:many} characters sang this song", Make(lambda q: ir.Compare(ir.Sung(), *q), _sung, V.q), es="{q} personajes han cantado esta canción")
    rule("cond1", "it 's the {n:ordinal} challenge this turn", ir.Happened(ir.Event(Happening.CHALLENGES), Cmp.EQ, V.n), es="es el {n!3s} desafío de este turno")
    rule("cond1", "you removed damage this way", ir.SlotFilled("?way"), es="~auxhaber:2s retirado daño de esta forma")
    for en, es in (("returned", "devuelto"), ("discarded", "descartado"), ("banished", "desterrado"), ("moved", "movido"), ("revealed", "revelado"), ("drew", "robado")):
        among = ir.Have(ir.Among("?way", V.k))
        for kind in ("core", "card.kind"):
            rule("cond1", f"you {en} a {{k:{kind}!s}} this way", among, es=f"~auxhaber:2s {es} <k:un|una> {{k!s}} de esta forma")
            if en != "drew":
                rule(
                    "cond1",
                    (f"a {{k:{kind}!s}} is {en} this way", f"a {{k:{kind}!s}} was {en} this way"),
                    among,
                    es=f"<k:un|una> {{k!s}} ha sido ~{es}/a@k de esta forma",
                )
                rule("cond1", f"any {{k:{kind}!p}} were {en} this way", among, es=f"<k:algún|alguna> {{k!s}} ha sido ~{es}/a@k de esta forma")
    rule("cond1", "you discarded a {k:card.kind}", ir.Have(ir.Among("?way", V.k)), es="~auxhaber:2s descartado una {k}")


def _sung(value: Any) -> list[tuple[Any, ...]]:
    if isinstance(value, ir.Compare) and value.left == ir.Sung() and isinstance(value.right, int):
        return [((value.cmp, value.right),)]
    return []


def _never(value: Any) -> Any:
    return ir.Happened(value.event, *NEVER)


def _ever(value: Any) -> list[tuple[Any, ...]]:
    return [(ir.Happened(value.event),)] if isinstance(value, ir.Happened) and (value.cmp, value.n) == NEVER else []


def declare(g: Grammar) -> None:
    _cards(g)
    _deeds_of_cards(g)
    _deeds_of_players(g)
    _songs_and_ways(g)
