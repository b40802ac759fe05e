"""Noun phrases: which cards are meant, and which players.

- `core`: adjectives and a noun ("damaged Hero character"): a tuple of tests, in the order of the words;
- `sfx`: what follows the noun ("with cost 3 or less", "named …", "at a location"): tests too;
- `desc`: both, and whose they are ("opposing damaged character with Evasive"): cards in play;
- `chosen`: a choice; `group`: all such cards; `self`: this card; `ref`: words that point back;
- `thing`: any of them as an object, `subj`: any of them as a subject;
- `player`: a player as a subject; `whose`: a player's possessive.

A noun is read in the singular and in the plural; the rule around it asks for the form that is written.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import Any

from illumineer.text import english, spanish
from illumineer.text.grammar.nouns import described, first_described, followed
from illumineer.text.kernel import Grammar
from illumineer.text.lexemes import LEXEMES
from illumineer.text.meanings import ir
from illumineer.text.patterns import SUBJ, THEIRS, Make, Rest, Unfit, V, Ways, can_mean, filled, only, quiet, singers
from illumineer.text.phrase import PAST
from illumineer.vocab import CardType, Cmp, Stat, Who, Zone

PLAY = (Zone.PLAY,)
CHARACTER = ir.IsType((CardType.CHARACTER,))
ITEM = ir.IsType((CardType.ITEM,))
LOCATION = ir.IsType((CardType.LOCATION,))
ACTION = ir.IsType((CardType.ACTION,))


def it(word: str) -> ir.Those:
    """A word that points back."""
    return ir.Those("?" + word)


HERE = ir.IsAt(it("here"))  # at this location; on other cards, at the location where this card is


def _one(tests: tuple[Any, ...]) -> Any:
    return tests[0] if len(tests) == 1 else ir.AllOf(tests)


def _all(test: Any) -> Any:
    return test.tests if isinstance(test, ir.AllOf) else (test,)


def either(left: Any, right: Any) -> Any:
    """Cards of one kind or of another."""
    kinds = tuple(Make(object, _one, lambda value: [(_all(value),)], tests) for tests in (left, right))
    return (ir.AnyOf(kinds),)


def in_play(of: Any, where: Any) -> ir.Cards:
    return ir.Cards(PLAY, of, where)


def as_filter(cards: Any) -> Any:
    """A description of cards in play, as the pattern for one card of an event."""

    def unbuild(value: ir.Filter) -> Ways:
        return [(in_play(value.of, value.where),)]

    return Make(ir.Filter, lambda cards: ir.Filter(cards.of, cards.where), unbuild, cards)


def any_cards(where: Any, kind: tuple[ir.Test, ...] = ()) -> Any:
    """Such cards, as a filter; if no more is said of them than their kind, any (None)."""

    def build(where: tuple[ir.Test, ...]) -> Any:
        return None if where == kind else ir.Filter(where=where)

    def unbuild(value: ir.Filter | None) -> Ways:
        if value is None:
            return [(kind,)]
        return [(value.where,)] if value.of == Who.ALL and value.where != kind else []

    return Make(ir.Filter | None, build, unbuild, where)


TYPES = (
    ("character", "personaje", "m", CardType.CHARACTER),
    ("action", "acción", "f", CardType.ACTION),
    ("item", "objeto", "m", CardType.ITEM),
    ("location", "localización", "f", CardType.LOCATION),
)


def _adjectives(g: Grammar) -> None:
    rule = g.rule
    # The state a card is in is its tail: whose it is stands before that («personajes oponentes dañados»).
    rule("adj", "damaged", ir.IsDamaged(), es="| ~dañado/a")
    rule("adj", "exerted", ir.IsExerted(), es="| ~agotado/a")
    rule("adj", "ready", ir.Not(ir.IsExerted()), es="| ~preparado/a")
    rule("adj", "undamaged", ir.Not(ir.IsDamaged()), es="| sin daño")
    rule("adj", "{c:classes}", ir.HasClass(V.c), es="{c}")
    rule("adj", "{i:inks}", ir.IsInk(V.i), es="de {i}")
    rule("adj", "non- {c:class}", ir.Not(ir.HasClass((V.c,))), es="no {c}")
    rule("adj", "non- {i:ink}", ir.Not(ir.IsInk((V.i,))), es="sin tinta de {i}")
    g.list_of("inks", "ink", "or", "o")
    rule("classes", "{a:class}", (V.a,), es="{a}")
    rule("classes", "{a:class} [or|and] {b:class}", (V.a, V.b), es="{a} o {b}")
    rule("classes", "{a:class} , {t:classes.tail}", (V.a, Rest(V.t)), es="{a}, {t}", kin="a, b, and c")
    rule("classes.tail", "{a:class} , {t:classes.tail}", (V.a, Rest(V.t)), es="{a}, {t}", kin="a, b, and c")
    rule("classes.tail", ("{a:class} , [or|and] {b:class}", "{a:class} [or|and] {b:class}"), (V.a, V.b), es="{a} o {b}", kin="a, b, and c")
    g.list_of("names", "name", "or", "o")
    g.list_of("names.and", "name", "and", "o", least=2)


_TWO_NOUNS = tuple(f"{{a}} {joint} <again:b> {{b}}" for joint in ("o", "y/o", "y"))
_THREE_NOUNS = tuple(f"{{a}}, <again:b> {{b}} {joint} <again:c> {{c}}" for joint in ("o", "o", "y"))


def _nouns(g: Grammar) -> None:
    rule = g.rule
    rule("noun", "~character", CHARACTER, es="~personaje", features="mn")
    rule("noun", "~item", ITEM, es="~objeto", features="mn")
    rule("noun", "~location", LOCATION, es="~localización", features="fn")
    rule("noun", "~action", ACTION, es="~acción", features="fn")
    rule("noun", "~song", ir.IsSong(), es="~canción", features="fn")
    for en, es, gender, type_ in TYPES:
        rule("type", f"~{en}", type_, es=f"~{es}", features=f"{gender}n")
    rule(
        "noun",
        ("{a:type} or {b:type}", "{a:type} and/or {b:type}", "{a:type} and {b:type}"),
        ir.IsType((V.a, V.b)),
        es=_TWO_NOUNS,
        features="+n",
    )
    rule(
        "noun",
        ("{a:type} , {b:type} , or {c:type}", "{a:type} , {b:type} or {c:type}", "{a:type} , {b:type} , and {c:type}"),
        ir.IsType((V.a, V.b, V.c)),
        es=_THREE_NOUNS,
        features="+n",
    )
    rule("a.song", "~song", None, es="~canción", features="fn")
    one, song = ir.IsType((V.a,)), ir.IsSong()
    rule("noun", "{a:type} or {b:a.song}", quiet(ir.AnyOf((one, song)), V.b), es="{a} o <again:b> {b}", features="+n")
    rule("noun", "{b:a.song} or {a:type}", quiet(ir.AnyOf((song, one)), V.b), es="{b} o <again:a> {a}", features="+n")
    rule("core", "{n:noun}", (V.n,), es="{n}")
    for en, es, _, type_ in TYPES:
        rule("core", f"non-{en}", (ir.Not(ir.IsType((type_,))),), es=f"~carta | que no ~sea de {es}", features="fn")
    rule("core", "{a:adj} {k:core}", described(V.a, V.k), es="{k} {a@k}", head="k")
    rule("own.noun", "{a:adj} {k:type}", (V.a, ir.IsType((V.k,))), es="{k} {a@k}", head="k")
    rule("own.noun", "{a:adj} {k:own.noun}", (V.a, Rest(V.k)), es="{k} {a@k}", head="k")
    rule(
        "core",
        ("{a:own.noun} or {b:type}", "{a:own.noun} and/or {b:type}", "{a:own.noun} and {b:type}"),
        first_described(V.a, (V.b,)),
        es=_TWO_NOUNS,
        features="+n",
    )
    rule(
        "core",
        ("{a:own.noun} , {b:type} , or {c:type}", "{a:own.noun} , {b:type} or {c:type}", "{a:own.noun} , {b:type} , and {c:type}"),
        first_described(V.a, (V.b, V.c)),
        es=_THREE_NOUNS,
        features="+n",
    )


def _one_more(test: Any, rest: tuple[Any, ...]) -> tuple[Any, ...]:
    match test, rest:
        case ir.IsAt(location=None), (ir.Named(), *_):
            raise Unfit("a name behind «at a location» is that of the location")
    return (test, *rest)


def one_more(test: Any, rest: Any) -> Any:
    """A test, and those that follow it."""
    return Make(tuple, _one_more, lambda value: [(value[0], value[1:])] if len(value) > 1 else [], test, rest)


def _both_traits(a: Any, b: Any) -> ir.AllOf:
    match a, b:
        case ir.HasStat(), ir.HasStat() if a.stat is b.stat:
            raise Unfit("no card has both: cards with the one and cards with the other could be meant")
    return ir.AllOf((a, b))


def both_traits(a: Any, b: Any) -> Any:
    """Two things that one card has."""
    return Make(ir.AllOf, _both_traits, lambda value: [value.tests] if len(value.tests) == 2 else [], a, b)


def so_many_under(many: Any) -> Any:
    """So many cards under it; one or more is written without a number."""

    def unbuild(value: ir.HasUnder) -> Ways:
        return [] if value == ir.HasUnder() else [((value.cmp, value.n),)]

    return Make(ir.HasUnder, lambda many: ir.HasUnder(*many), unbuild, many)


def _is_theirs(value: ir.HasStat) -> bool:
    """Whether the amount is a characteristic of "them", which are the cards themselves."""
    match value.n:
        case ir.StatOf(stat=Stat.STRENGTH | Stat.WILLPOWER | Stat.LORE) as own:
            return own.thing == it("them")
    return False


def _suffixes(g: Grammar) -> None:
    rule = g.rule
    rule("sfx", "{t:suffix}", (V.t,), es="{t}")
    rule("sfx", "{t:suffix} {r:sfx}", one_more(V.t, V.r), es="{t} {r}")
    rule("sfx", "{a:suffix} or {b:suffix}", (ir.AnyOf((V.a, V.b)),), es="{a} o {b}", kin="one kind or another")
    rule("suffix", ("with {t:traits}", "with {t:traits} each"), V.t, es="con {t}")
    rule("suffix", ("with cost {q:so.much}", "with cost {q:so.much} each"), ir.HasStat(Stat.COST, *V.q), es="de coste {q}")
    rule("so.much", "{n:number} {c:compare}", (V.c, V.n), es="{n} {c}")
    rule("so.much", "more than {n:number}", (Cmp.GT, V.n), es="superior a {n}")
    rule("so.much", ("less than {n:number}", "fewer than {n:number}"), (Cmp.LT, V.n), es="inferior a {n}")
    rule("so.much", ("{n:number}", "exactly {n:number}"), (Cmp.EQ, V.n), es=("{n}", "{n} exactamente"))
    rule("suffix", "without {t:trait}", ir.Not(V.t), es="sin {t}")
    rule("suffix", "without {a:trait} or {b:trait}", ir.Not(ir.AnyOf((V.a, V.b))), es="sin {a} ni {b}")
    rule("traits", "{t:trait.one}", V.t, es="{t}")
    rule("traits", "{q:many} {c:cards.under}", quiet(so_many_under(V.q), V.c), es="{q} {c}")
    rule("traits", "{a:trait} and {b:trait}", both_traits(V.a, V.b), es="{a} y {b}")
    rule("traits", "{a:trait} or {b:trait}", ir.AnyOf((V.a, V.b)), es="{a} o {b}", kin="one kind or another")
    rule("sfx", "with {t:lacking}", V.t, es="sin {t}")
    rule("suffix", "that ~have a card under [them|him|her|it]", ir.HasUnder(), es="con una carta debajo")
    rule("suffix", "with cards under [them|him|her|it]", ir.HasUnder(), es="con cartas debajo")
    # what a card has
    rule("trait", "{t:trait.one}", V.t, es="{t}")
    rule("trait", "cost {q:much}", ir.HasStat(Stat.COST, *V.q), es="un coste de {q}")
    rule("trait.one", "{k:keyword}", ir.HasKeyword(V.k), es="{k}")
    rule("trait.one", "damage", ir.IsDamaged(), es="daño")
    rule("trait.one", "◉", ir.HasInkwell(), es="◉")
    rule("trait.one", "a card under [them|him|her|it]", ir.HasUnder(), es="una carta debajo")
    rule("trait.one", "{q:much} damage", ir.HasStat(Stat.DAMAGE, *V.q), es="{q} de daño")
    rule("trait.one", "{n:number} {s:stat}", ir.HasStat(V.s, Cmp.EQ, V.n), es="{n} {s}")
    rule("trait.one", "{n:number} {s:stat} {c:compare}", ir.HasStat(V.s, V.c, V.n), es="{n} {s} {c}")
    rule("trait.one", "{c:rather} {s:stat} than {x:single}", ir.HasStat(V.s, V.c, ir.StatOf(V.s, V.x)), es="{c} {s} que {x}")
    rule("trait.one", "{c:rather} {s:stat} than {t:stat}", ir.ComparesOwn(V.s, V.c, V.t), es="{c} {s} que {t}")
    rule("suffix", "with {s:stat} {c:versus} their {t:stat}", ir.ComparesOwn(V.s, V.c, V.t), es="con <s:un|una> {s} {c} su {t}")
    rule("trait.one", "more {s:stat} than {d:rival.cards}", ir.HasStat(V.s, Cmp.GT, ir.HighestOf(V.s, V.d)), es="más {s} que {d}")
    rule("rival.cards", "each of {d:one.of.inplay}", V.d, es="cualquiera de {d}")
    rule("rival.cards", "each {d:desc.inplay}", V.d, es="cualquier {d}")
    rule("rival.cards", "each other {d:desc.inplay}", other(V.d), es="cualquier <d:otro|otra> {d}")
    for inner in ("group.whole", "group.bare"):
        rule("rival.cards", f"{{d:{inner}}}", V.d, es="{d}")
    rule("compare", "or less", Cmp.LE, es="o menos")
    rule("compare", ("or more", "or greater"), Cmp.GE, es="o más")
    rule("rather", "more", Cmp.GT, es="más")
    rule("rather", "less", Cmp.LT, es="menos")
    for inner in ("self", "ref.obj"):
        rule("single", f"{{x:{inner}}}", V.x, es="{x}")
    rule("suffix", "not named {n:names}", ir.Not(ir.Named(V.n)), es="que no se ~llame {n}")
    rule("suffix", "{t:named.so}", V.t, es="{t}")
    for en, es, cmp in (
        ("equal to or less than", "igual o menor que", Cmp.LE), ("less than", "menor que", Cmp.LT), ("equal to", "igual a", Cmp.EQ),
        ("equal to or greater than", "igual o mayor que", Cmp.GE), ("greater than", "mayor que", Cmp.GT),
    ):  # fmt: skip
        rule("versus", en, cmp, es=es)
    rule("suffix", "with cost {c:versus} {a:equal}", ir.HasStat(Stat.COST, V.c, V.a), es="de coste {c} {a}")
    rule("suffix", "with {s:stat} {c:versus} {a:equal}", only(lambda test: not _is_theirs(test), ir.HasStat(V.s, V.c, V.a), "«their» is said of the cards themselves"), es="con <s:un|una> {s} {c} {a}")
    rule(
        "suffix",
        "with cost up to {n:number} more than {x:ref.obj}",
        ir.HasStat(Stat.COST, Cmp.LE, ir.Plus(ir.StatOf(Stat.COST, V.x), V.n)),
        es="con un coste de hasta {n} más que el de {x}",
    )
    rule("suffix", "with that name", ir.NamedAs("?name"), es="con ese nombre")
    rule("suffix", "with the same cost or less", ir.HasStat(Stat.COST, Cmp.LE, ir.StatOf(Stat.COST, it("that card"))), es="de coste igual o menor")
    rule("suffix", ("that isn't a {n:noun!s}", "that isn't a {n:noun!s} card", "that aren't {n:noun!p}"), ir.Not(V.n), es=("que no ~sea <n:un|una> {n!s}", "que no ~sea de {n!s}", "que no sean {n!p}"))
    rule("suffix", ("that isn't a {c:class}", "who isn't a {c:class}"), ir.Not(ir.HasClass((V.c,))), es="que no ~sea {c}")
    rule("suffix", ("at a location", "at locations"), ir.IsAt(), es=("<again:at> en una localización", "<again:at> en localizaciones"))
    rule("suffix", "{t:at.named}", V.t, es="<again:at> {t}")
    rule("at.named", "at a location {s:named.so}", ir.IsAt(in_play(Who.ALL, (LOCATION, V.s))), es="en una localización {s!f}")
    rule("named.so", "named {n:names}", ir.Named(V.n), es="~llamado/a {n}")
    rule("suffix", "here", HERE, es="<again:at> aquí")
    rule("suffix", "at this location", ir.IsAt(ir.This()), es="<again:at> en esta localización")
    rule("suffix", "at {x:ref.noun}", ir.IsAt(V.x), es="<again:at> en {x}")


# What stands behind a noun: whose it is, and that it is chosen.
OPPOSING = "<k:oponente|oponentes>"
YOURS = "<k:tuyo|tuya|tuyos|tuyas>"
PICKED = "<k:elegido|elegida|elegidos|elegidas>"


def _descriptions(g: Grammar) -> None:
    """Whose cards, and with a choice: «elegido» stands behind the noun and before what follows it."""
    rule = g.rule
    owners: tuple[tuple[str, str, Any], ...] = (
        ("{k:core}", "{k}", Who.ALL),
        ("opposing {k:core}", f"{{k<}} {OPPOSING} {{k>}}", Who.OPPONENTS),
        ("{k:core} of yours", f"{{k<}} {YOURS} {{k>}}", Who.YOU),
    )
    for en, es, of in owners:
        rule("desc", en, in_play(of, V.k), es=f"{es} |")
        rule("desc", f"{en} {{s:sfx}}", in_play(of, followed(V.k, V.s)), es=f"{es} | {{s@k!sub}}")
        rule("picked", en, in_play(of, V.k), es=f"{es} {PICKED}")
        rule("picked", f"{en} {{s:sfx}}", in_play(of, followed(V.k, V.s)), es=f"{es} {PICKED} {{s@k!sub}}")
    theirs = f"{{k}} {PICKED} de ese jugador"
    rule("picked", "{k:core} of theirs", in_play(THEIRS, V.k), es=theirs)
    rule("picked", "{k:core} of theirs {s:sfx}", in_play(THEIRS, followed(V.k, V.s)), es=theirs + " {s@k!sub}")
    rule("picked", "{k:core!s} card", in_play(Who.ALL, V.k), es=f"{{k}} {PICKED}")
    for en, es, of in (("{c:class}", "", Who.ALL), ("{c:class} of yours", " tuyo", Who.YOU), ("opposing {c:class}", " oponente", Who.OPPONENTS)):
        rule("picked", en, in_play(of, (ir.HasClass((V.c,)), CHARACTER)), es=f"personaje {{c}}{es} elegido", features="ms")
    for category, chosen in (("desc", ""), ("picked", f" {PICKED}")):
        each = chosen.replace("<k:", "<j:")
        rule(category, "{k:core} {s:sfx} or {j:core}", in_play(Who.ALL, either(followed(V.k, V.s), V.j)), es=f"{{k}}{chosen} {{s@k!sub}} o <again:j!> {{j}}{each}", kin="one kind or another")
        rule(category, "{k:core} or {a:adj} {j:core}", in_play(Who.ALL, either(V.k, (V.a, Rest(V.j)))), es=f"{{k}}{chosen} o <again:j!> {{j}} {{a@j}}{each}", kin="one kind or another")
        rule(category, "{a:adj} opposing {k:core}", in_play(Who.OPPONENTS, described(V.a, V.k)), es=f"{{k<}} {OPPOSING} {{k>}} {{a@k}}{chosen}", head="k")
        rule(
            category,
            "{a:adj} opposing {k:core} {s:sfx}",
            in_play(Who.OPPONENTS, followed(described(V.a, V.k), V.s)),
            es=f"{{k<}} {OPPOSING} {{k>}} {{a@k}}{chosen} {{s@k!sub}}",
            head="k",
        )


def _other(cards: Any) -> Any:
    return replace(cards, where=(ir.IsOther(), *cards.where))


def _not_other(value: Any) -> Ways:
    """Other than this card, or than the one spoken of just before, or than both."""
    match value:
        case ir.Cards(where=(first, *rest)) | ir.Among(where=(first, *rest)) | ir.Under(where=(first, *rest)):
            match first:
                case ir.IsOther() | ir.Not(test=ir.IsIn() | ir.AnyOf(tests=(ir.IsThis(), *_))):
                    return [(replace(value, where=tuple(rest)),)]
    return []


def other(cards: Any) -> Any:
    """Cards other than this one."""
    return Make(ir.Cards | ir.Among | ir.Under, _other, _not_other, cards)


def _pick(some: tuple[Any, bool, bool], cards: Any, by: Any) -> ir.Chosen:
    n, up_to, another = some
    return ir.Chosen(_other(cards) if another else cards, n, up_to, by)


def _picks(value: ir.Chosen) -> Ways:
    if value.random or value.same_name or (value.total, value.alike, value.unlike) != (None, None, None):
        return []
    found: Ways = [((value.n, value.up_to, False), value.cards, value.by)]
    found += [((value.n, value.up_to, True), cards, value.by) for (cards,) in _not_other(value.cards)]
    return found


def pick(some: Any, cards: Any, by: Any) -> Any:
    """So many of the cards, which a player picks."""
    return Make(ir.Chosen, _pick, _picks, some, cards, by)


def pick_at_random(some: Any, cards: Any, by: Any) -> Any:
    """So many of the cards, which chance picks."""
    return filled(ir.Chosen, pick(some, cards, by), random=True)


def pick_in_all(some: Any, cards: Any, by: Any, total: Any) -> Any:
    """So many of the cards, with a limit to the sum of a characteristic."""
    return filled(ir.Chosen, pick(some, cards, by), total=total)


def choose_so(chosen: Any, test: ir.Test) -> Any:
    """A choice among the cards that also pass a test."""

    def build(chosen: Any) -> ir.Chosen:
        match chosen:
            case ir.Chosen(cards=ir.Cards() as cards):
                return replace(chosen, cards=replace(cards, where=(*cards.where, test)))
        raise Unfit("it is said of cards that are chosen")

    def unbuild(value: ir.Chosen) -> Ways:
        match value.cards:
            case ir.Cards(where=(*where, last)) as cards if last == test:
                return [(replace(value, cards=replace(cards, where=tuple(where))),)]
        return []

    return Make(ir.Chosen, build, unbuild, chosen)


def _quantities(g: Grammar) -> None:
    """`some`: how many are picked (the number, whether it may be less, whether others than this); `every`: all."""
    rule = g.rule
    rule("some", ("a", "any", "1"), (1, False, False), es=("<next:un|una>", "cualquier", "1"), features="s")
    rule("some", "another", (1, False, True), es="<next:otro|otra>", features="s")
    rule("some", "up to 1", (1, True, False), es="hasta 1", features="s")
    for en, es, n, up_to in (
        ("{n:several}", "{n}", V.n, False),
        ("up to {n:several}", "hasta {n}", V.n, True),
        ("any number of", "cualquier cantidad de", None, False),
    ):
        rule("some" if n is None else "some.n", en, (n, up_to, False), es=es, features="p")
        others = (f"{en} other", f"another {en}") if en == "{n:several}" else f"{en} other"
        spanish = es.replace("{n}", "<next:otros|otras|otros|otras> {n}") if n is not None else f"{es} <next:otros|otras|otros|otras>"
        rule("some", others, (n, up_to, True), es=spanish, features="p", kin="so many others")
    rule("some", "{q:some.n}", V.q, es="{q}")
    rule("every", "[all|all the]", None, es="<next:todos|todas|todos|todas> <next:los|las|los|las>", features="p")
    rule("every", "each", None, es="cada", features="s")


def _choices(g: Grammar) -> None:
    """`chosen`: a choice of yours; `mine`: one of your cards; `pick.inplay`: cards that the subject of the sentence picks
    ("a character of yours", "one of their items")."""
    rule = g.rule
    rule("chosen", "chosen {d:picked}", ir.Chosen(V.d), es="<d:un|una> {d}")
    rule("chosen", "chosen other {d:picked}", ir.Chosen(other(V.d)), es="<d:otro|otra> {d}")
    rule("chosen", "{q:some} chosen {d:picked%q}", pick(V.q, V.d, Who.YOU), es="{q} {d%q}", head="d")
    rule(
        "chosen",
        "{q:some} chosen {d:picked%q} with total {s:stat} {t:number} or less",
        pick_in_all(V.q, V.d, Who.YOU, (V.s, V.t)),
        es="{q} {d%q} con un total de {t} {s} o menos",
        head="d",
    )
    rule(
        "chosen",
        "{q:some} chosen {d:picked%q} with total cost {t:number} or less",
        pick_in_all(V.q, V.d, Who.YOU, (Stat.COST, V.t)),
        es="{q} {d%q} con un coste total de {t} o menos",
        head="d",
    )
    rule("chosen", "{x:mine}", V.x, es="{x}")
    rule("mine", "one of {d:yours.inplay}", ir.Chosen(V.d), es="<d:uno|una|uno|una> de {d}", features="s", head="d")

    rule("pick.inplay", "one of {d:one.of.inplay}", ir.Chosen(V.d, by=SUBJ), es="<d:uno|una|uno|una> de {d}", features="s", head="d")
    rule("pick.inplay", "{q:some} {d:had%q}", pick(V.q, V.d, SUBJ), es="{q} {d%q}", head="d")
    rule("pick.inplay", "{q:some} {d:desc.any%q}", pick(V.q, V.d, SUBJ), es="{q} {d%q}", head="d")
    for number, number_es, n, up_to in (
        ("{n:several} of", "{n} de", V.n, False),
        ("up to {n:several} of", "hasta {n} de", V.n, True),
        ("up to [one|1] of", "hasta 1 de", 1, True),
        ("any number of", "cualquier cantidad de", None, False),
    ):
        rule("pick.inplay", f"{number} {{d:one.of!p}}", ir.Chosen(V.d, n, up_to, SUBJ), es=f"{number_es} {{d!p}}", features="p", head="d")
    rule("desc.any", "{d:desc}", V.d, es="{d}")
    rule("desc.any", "{k:core} of theirs", in_play(THEIRS, V.k), es="{k<} <k:suyo|suya|suyos|suyas> {k>}")
    rule("desc.any", "{k:core} of theirs {s:sfx}", in_play(THEIRS, followed(V.k, V.s)), es="{k<} <k:suyo|suya|suyos|suyas> {k>} {s@k!sub}")


def _several_names(cards: Any) -> Any:
    for test in cards.where:
        match test:
            case ir.Named(names=names) if any(" and " in name for name in names):
                raise Unfit("of several cards «named … and …» says two names")
    return cards


def many(cards: Any) -> Any:
    """A description in the plural."""
    return Make(object, _several_names, lambda value: [(value,)], cards)


NAMED = "<k:llamado|llamada|llamados|llamadas>"
EACH_OTHER = "cada <d:uno|una|uno|una> de <d:los|las|los|las> demás"


def had_es(words: str, where: str) -> str:
    """«Que tengas en juego», «que tengan en juego los oponentes»: the place stands before a subject."""
    return words.replace("WHERE", where) if "WHERE" in words else f"{words} {where}"


def _groups(g: Grammar) -> None:
    """`group`: all such cards, as subject or object; `one.of`: those that belong to someone, after "all" and "each of";
    `had`: those that somebody has in play."""
    rule = g.rule
    for category, en, es, of in (("yours", "your", "tus", Who.YOU), ("theirs", "their", "sus", THEIRS)):
        rule(category, f"{en} {{k:core!p}}", in_play(of, V.k), es=f"{es} {{k!p}}")
        rule(category, f"{en} {{k:core!p}} {{s:sfx}}", many(in_play(of, followed(V.k, V.s))), es=f"{es} {{k!p}} {{s@k!sub}}", head="k")
        rule(category, f"{en} {{k:core!p}} named {{n:names.and}}", in_play(of, followed(V.k, (ir.Named(V.n),))), es=f"{es} {{k!p}} {NAMED} {{n}}", head="k")
        rule(category, f"{en} other {{k:core!p}}", other(in_play(of, V.k)), es=f"{es} <k:otros|otras|otros|otras> {{k!p}}", head="k")
        rule(
            category,
            f"{en} other {{k:core!p}} {{s:sfx}}",
            other(many(in_play(of, followed(V.k, V.s)))),
            es=f"{es} <k:otros|otras|otros|otras> {{k!p}} {{s@k!sub}}",
            head="k",
        )
        rule("one.of", f"{{d:{category}}}", V.d, es="{d}")
    # "in play" may be said of any of them
    for category in ("desc", "yours", "one.of"):
        rule(f"{category}.inplay", f"{{d:{category}}}", V.d, es="{d}")
        rule(f"{category}.inplay", f"{{d:{category}}} in play", V.d, es="{d} en juego")
    for inner in ("group.each", "group.whole"):
        rule("group.all", f"{{x:{inner}}}", V.x, es="{x}")
    rule("group.whole", "{d:one.of.inplay}", V.d, es="{d}")
    rule("group.whole", ("all {d:one.of.inplay}", "all of {d:one.of.inplay}"), V.d, es="<d:todos|todas|todos|todas> {d}")
    rule("group.each", "each of {d:one.of.inplay}", V.d, es="cada <d:uno|una|uno|una> de {d}", features="s")
    everyone = "<d:todos|todas|todos|todas> <d:los|las|los|las>"
    rule("group.whole", "all {d:desc.inplay!p}", many(V.d), es=f"{everyone} {{d!p}}")
    rule("group.whole", "all other {d:desc.inplay!p}", other(many(V.d)), es=f"{everyone} demás {{d!p}}")
    rule("group.whole", "all {k:core!p} named {n:names.and}", in_play(Who.ALL, followed(V.k, (ir.Named(V.n),))), es=f"<k:todos|todas|todos|todas> <k:los|las|los|las> {{k!p}} {NAMED} {{n}}")
    rule("group.each", "each {d:desc.inplay}", V.d, es="cada {d}", features="s")
    rule("group.each", "each other {d:desc.inplay}", other(V.d), es=f"{EACH_OTHER} {{d!p}}", features="s")
    rule("group.each", "each character that sang this song", singers(ir.IsThis()), es="cada personaje que haya cantado esta canción", features="ms")
    rule("group.whole", "all characters that sang this song", singers(ir.IsThis()), es="todos los personajes que hayan cantado esta canción", features="mp")
    rule("group.each", "each {d:had}", V.d, es="cada {d}", features="s")
    rule("group.whole", "all {d:had!p}", V.d, es=f"{everyone} {{d!p}}")
    for inner in ("group.all", "group.bare"):
        rule("group", f"{{x:{inner}}}", V.x, es="{x}")
    rule("group.bare", "other {d:desc!p}", other(many(V.d)), es="<d:los|las|los|las> demás {d!p}")
    rule("group.bare", "{d:desc!p}", many(V.d), es="<d:los|las|los|las> {d!p}")
    for whose, es in (("opponents '", "los oponentes"), ("your opponents '", "tus oponentes"), ("each opponent 's", "cada oponente")):
        rule("group.bare", f"{whose} {{k:piece!p}}", in_play(Who.OPPONENTS, V.k), es=f"<k:los|las|los|las> {{k!p}} de {es}")
    for player, have, es in (
        (Who.YOU, "you have", "que tengas"),
        (Who.OPPONENTS, "opponents have", "que tengan WHERE los oponentes"),
        (Who.OPPONENTS, "your opponents have", "que tengan WHERE tus oponentes"),
        (THEIRS, "they have", "que tenga"),
        (ir.PlayerIn("!opponent"), "chosen opponent has", "que tenga WHERE un oponente elegido"),
        (ir.PlayerIn("!player"), "chosen player has", "que tenga WHERE un jugador elegido"),
    ):
        inplay, at_place, here = (had_es(es, where) for where in ("en juego", "en una localización", "aquí"))
        plain: Callable[[Any], Any] = lambda cards: cards  # noqa: E731
        for some, some_es, which in (("", "", plain), ("other ", "<k:otro|otra|otros|otras> ", other)):
            if some and have.startswith("chosen"):
                continue  # other than which card, if they are another player's
            rule("had", f"{some}{{k:core}} {have} in play", which(in_play(player, V.k)), es=f"{some_es}{{k}} {inplay}")
            rule(
                "had",
                (f"{some}{{k:core}} {have} in play {{s:sfx}}", f"{some}{{k:core}} {{s:sfx}} {have} in play"),
                which(in_play(player, followed(V.k, V.s))),
                es=f"{some_es}{{k}} {{s@k!sub}} {inplay}",
            )
            rule("had", f"{some}{{k:core}} {have} at [a location|locations]", which(in_play(player, followed(V.k, (ir.IsAt(),)))), es=f"{some_es}{{k}} {at_place}")
            rule("had", f"{some}{{k:core}} {have} here", which(in_play(player, followed(V.k, (HERE,)))), es=f"{some_es}{{k}} {here}")


def _self(g: Grammar) -> None:
    rule = g.rule
    for noun, es, gender in (
        ("character", "este personaje", "m"), ("item", "este objeto", "m"), ("location", "esta localización", "f"),
        ("card", "esta carta", "f"), ("action", "esta acción", "f"), ("song", "esta canción", "f"),
    ):  # fmt: skip
        rule("self", f"this {noun}", ir.This(), es=es, features=gender + "s")


def participles(en: str, es: str) -> tuple[str, str]:
    """What a verb makes of its cards, English and Spanish as a template has it."""
    return english.participle(en), f"~{spanish.participle(es)}/a"


_OF_CARDS = [lexeme for lexeme in LEXEMES if lexeme.of_cards]
# What has been done to a card that is spoken of again: English, Spanish.
DONE = (
    *(participles(lexeme.en, lexeme.es) for lexeme in _OF_CARDS),
    *(participles(*words) for lexeme in _OF_CARDS for words in lexeme.more),
    ("challenging", "desafiante"), ("challenged", "~desafiado/a"), ("named", "~nombrado/a"), ("damaged", "~dañado/a"),
)  # fmt: skip
# The same said as what you did; "the card you chose" and "drew" have another word.
_DONE_BY_YOU = tuple(
    (english.participle(lexeme.en), spanish.participle(lexeme.es))
    for lexeme in _OF_CARDS
    if english.participle(lexeme.en) == english.inflect(lexeme.en, PAST)
)
_NOUNS = ("character", "item", "location", "song", "action")


def pointing(words: str, *choices: tuple[str, ...]) -> Callable[[Any], Ways]:
    """The words that can have pointed at a value: every choice that fits."""

    def unbuild(value: Any) -> Ways:
        return [row for row in product(*choices) if can_mean("?" + words.format(*row), value)]

    return unbuild


def _references(g: Grammar) -> None:
    """`ref.noun`: words that point back and can own something; `ref.obj`, `ref.subj`: the pronouns too; `done`: what has
    been done to a card."""
    rule = g.rule
    # The first one is what is written where no surface says otherwise.
    rule("ref.subj", "they", it("they"), es="{^it}", features="p")
    for category, words in (("ref.obj", ("them", "it", "him", "her")), ("ref.subj", ("it", "he", "she"))):
        for word in words:
            rule(category, word, it(word), es="{^it}", features="s")
        rule(category, "{x:ref.noun}", V.x, es="{x}")
        rule(category, "the rest", it("the rest"), es="el resto", features="ms")
    rule("ref.obj", "each of them", it("them"), es="cada <it:uno|una|uno|una> de {^it}", features="s")
    for category in ("ref.obj", "ref.subj"):
        rule(category, "[both|both of them]", it("both"), es="{^both}", features="p")
    for noun in _NOUNS:
        rule("ref.word", f"~{noun}", noun, es="~carta", features="n")
        rule("ref.one", noun, noun, es="carta")
        rule("ref.many", f"{noun}s", noun, es="cartas")
    rule("ref.any", "{n:ref.one}", V.n, es="{n}")
    rule("ref.any", "card", "card", es="carta")
    rule("ref.many", "cards", "card", es="cartas")
    for en, es in DONE:
        rule("done", en, en, es=es)
    for en, es in _DONE_BY_YOU:
        rule("done.by.you", en, en, es=es)
    done = tuple(en for en, _ in DONE)
    rule("ref.noun", "that card", it("that card"), es="{^card}", features="s")
    rule("ref.noun", "those cards", it("those cards"), es="{^card}", features="p")
    rule("ref.noun", "that {n:ref.word!s}", Make(object, lambda n: it(f"that {n}"), pointing("that {}", _NOUNS), V.n), es="{^}", features="s")
    rule("ref.noun", "those {n:ref.word!p}", Make(object, lambda n: it(f"those {n}s"), pointing("those {}s", _NOUNS), V.n), es="{^many}", features="p")
    rule("ref.noun", "the other {n:ref.word!s}", Make(object, lambda n: it(f"the other {n}"), pointing("the other {}", _NOUNS), V.n), es="{^other}", features="s")
    rule(
        "ref.noun",
        "the {p:done} {n:ref.any!s}",
        Make(object, lambda p, n: it(f"the {p} {n}"), pointing("the {} {}", done, (*_NOUNS, "card")), V.p, V.n),
        es="{^the} {p@it}",
        features="s",
    )
    rule(
        "ref.noun",
        "the {p:done} {n:ref.many!p}",
        Make(object, lambda p, n: it(f"the {p} {n}s"), pointing("the {} {}s", done, (*_NOUNS, "card")), V.p, V.n),
        es="{^themany} {p@it}",
        features="p",
    )
    by_you = tuple(en for en, _ in _DONE_BY_YOU)
    rule(
        "ref.noun",
        "the {n:ref.any!s} you {p:done.by.you}",
        Make(object, lambda n, p: it(f"the {p} {n}"), lambda value: [(n, p) for p, n in pointing("the {} {}", by_you, (*_NOUNS, "card"))(value)], V.n, V.p),
        es="{^the} que has {p}",
        features="s",
    )


def _things(g: Grammar) -> None:
    for category, ref in (("thing", "ref.obj"), ("subj", "ref.subj")):
        for inner in ("chosen", "group", "self", ref):
            g.rule(category, f"{{x:{inner}}}", V.x, es="{x}")
    g.rule("thing", "{x:pick.inplay}", V.x, es="{x}")


def _together(g: Grammar) -> None:
    """Two phrases as one object; the second is never a bare plural, which would be one noun with the first."""
    for first in ("chosen", "group.all", "self", "ref.obj"):
        for second in ("chosen", "group.all", "self", "ref.obj"):
            g.rule("thing", f"{{a:{first}}} and {{b:{second}}}", ir.Together((V.a, V.b)), es="{a} y <again:to> {b}", features="+p")
    for first in ("self", "ref.obj"):
        g.rule("thing", f"{{a:{first}}} and {{b:pick.inplay}}", ir.Together((V.a, V.b)), es="{a} y <again:to> {b}", features="+p")
    for first, second in (("chosen", "chosen"), ("self", "chosen"), ("chosen", "self")):
        g.rule("both", f"{{a:{first}}} and {{b:{second}}}", ir.Together((V.a, V.b)), es="{a} y {b}", features="+p", kin="two cards")


def declare(g: Grammar) -> None:
    _adjectives(g)
    _nouns(g)
    _suffixes(g)
    _descriptions(g)
    _quantities(g)
    _choices(g)
    _groups(g)
    _self(g)
    _references(g)
    _things(g)
    _together(g)
