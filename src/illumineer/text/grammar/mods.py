"""What is different about a card: gets, gains, loses, counts as; can't, can, must, enters play.

- `gives`: characteristics, keywords and abilities, which go to the cards there are (6.4.2.2);
- `cans`: what cards can and can't do; of a whole group it is a standing rule (6.4.2.1);
- `gives.each`: so much for each of something;
- `mixed`: both kinds of one subject.

Each is a tuple of mods.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer.text.grammar import amounts
from illumineer.text.grammar.nouns import both
from illumineer.text.grammar.things import ACTION, CHARACTER, any_cards, as_filter, participles
from illumineer.text.kernel import Grammar
from illumineer.text.lexemes import PLAIN
from illumineer.text.meanings import ir
from illumineer.text.patterns import Make, Rest, Unfit, V, Ways, only, quiet, said_of_this
from illumineer.vocab import Doing, Keyword, Leave, Who


def _gain(keyword: ir.KeywordAbility | ir.ShiftAbility) -> Any:
    match keyword:
        case ir.KeywordAbility():
            return ir.Gain(keyword.keyword, keyword.n)
    return ir.GainAbility(keyword)


def _gained(value: ir.Gain | ir.GainAbility) -> Ways:
    match value:
        case ir.Gain(keyword=keyword, n=int(n)):
            return [(ir.KeywordAbility(keyword, n),)]
        case ir.GainAbility(ability=ir.ShiftAbility() as ability):
            return [(ability,)]
    return []


# --- for each --------------------------------------------------------------------------------


def times(amount: Any, by: int) -> Any:
    """So much for each."""
    return amount if by == 1 else ir.Times(amount, by)


def untimes(value: Any) -> tuple[Any, int] | None:
    """What is counted, and how much it is for each."""
    match value:
        case ir.Times():
            return value.amount, value.by
        case ir.Node():
            return value, 1
    return None


def _scales(mod: Any) -> bool:
    return isinstance(mod, ir.Adjust | ir.Gain) and mod.n != 0


def _scale(amount: Any, mods: tuple[Any, ...]) -> tuple[Any, ...]:
    if not _scales(mods[-1]):
        raise Unfit("there is nothing to multiply in what is given for each")
    out = []
    for mod in mods:
        if _scales(mod):
            if not isinstance(mod.n, int):
                raise Unfit("«for each» of an amount that is counted already")
            out.append(replace(mod, n=times(amount, mod.n)))
        elif out and _scales(out[-1]):
            raise Unfit("not all of what is given can be multiplied")
        else:
            out.append(mod)
    return tuple(out)


def _unscale(value: tuple[Any, ...]) -> Ways:
    counted: Any = None
    out = []
    for mod in value:
        if _scales(mod):
            found = untimes(mod.n)
            if found is None or counted not in (None, found[0]):
                return []
            counted = found[0]
            mod = replace(mod, n=found[1])
        out.append(mod)
    return [] if counted is None else [(counted, tuple(out))]


def for_each(amount: Any, mods: Any) -> Any:
    """Mods given once for each of something."""
    return Make(tuple, _scale, _unscale, amount, mods)


_GAINED = ir.Gain | ir.GainAbility | ir.GainClass


def all_of(kinds: Any, mods: Any) -> Any:
    """A row of mods of these kinds: "get" and "gain" share their lists."""

    def fits(row: tuple[Any, ...]) -> bool:
        return all(isinstance(mod, kinds) for mod in row)

    return only(fits, mods, "characteristics are got, everything else is gained")


def never_below(amount: Any) -> Any:
    """An amount that is not below 0."""
    return only(lambda amount: not isinstance(amount, ir.Minus), amount, "below 0 it could be nothing, or the contrary")


# --- gets, gains, loses ----------------------------------------------------------------------


def _plus(stat: Any, amount: Any) -> ir.Adjust:
    return ir.Adjust(stat, never_below(amount))


def _minus(stat: Any, amount: Any) -> ir.Adjust:
    return ir.Adjust(stat, ir.Times(never_below(amount), -1))


def _gives(g: Grammar) -> None:
    rule = g.rule
    rule("gives", "{a:give}", V.a, es="{a}")
    rule("gives", "{a:give} and {b:give}", both(V.a, V.b), es="{a} y {b}")
    rule("gives", "{a:give} , {b:give} , and {c:give}", both(V.a, both(V.b, V.c)), es="{a}, {b} y {c}")
    rule("gives.each", "{m:gives} for each {n:each}", for_each(V.n, V.m), es="{m} por cada {n}")
    rule("give", "~get {l:boons}", all_of(ir.Adjust, V.l), es="~obtener {l}")
    rule("give", "~get {l:summed}", V.l, es="~sumar {l}")
    rule("give", "~get {l:taken}", V.l, es="~restar {l}")
    rule("summed", "+ {s:stat} equal to {a:equal}", (_plus(V.s, V.a),), es="{a} a su {s}")
    rule("taken", "- {s:stat} equal to {a:equal}", (_minus(V.s, V.a),), es="{a} a su {s}")
    rule("give", "~gain {l:boons}", all_of(_GAINED, V.l), es="~ganar {l}")
    rule("give", "~lose {l:losses}", V.l, es="~perder {l}")
    rule("give", "~count as having {n:signed} cost to sing songs", (ir.SingCost(V.n),), es="~contar como si ~auxtener {n} de coste para cantar canciones")
    rule("give", "also ~count as being named {n:name} for Shift", (ir.GainName(V.n, True),), es="también ~contar como {n} para Cambio")
    rule("give", "also ~count as being named {n:name}", (ir.GainName(V.n),), es="también ~contar como {n}")
    g.list_of("boons", "boon")
    rule("boon", "{n:signed} {s:stat}", ir.Adjust(V.s, V.n), es="{n} {s}")
    # among others, or given by a player; alone, "get" has a verb for it
    rule("boon", "+ {s:stat} equal to {a:equal}", _plus(V.s, V.a), es="<s:tanto|tanta> {s} adicional como {a}")
    rule("boon", "- {s:stat} equal to {a:equal}", _minus(V.s, V.a), es="<s:tanto|tanta> {s} menos como {a}")
    rule("boon", "Singer", ir.Gain(Keyword.SINGER), es="Cantante")
    rule("boon", "{k:kw}", Make(ir.Gain | ir.GainAbility, _gain, _gained, V.k), es="{k}")
    rule("boon", "“{a:ability!base} ”", ir.GainAbility(V.a), es="«{a!base} »")
    rule("boon", "the {c:class} classification", ir.GainClass(V.c), es="la clasificación {c}")
    g.list_of("losses", "loss")
    rule("loss", "{s:stat} equal to {a:equal}", _minus(V.s, V.a), es="<s:tanto|tanta> {s} como {a}")
    rule("loss", "{k:keyword}", ir.Lose(V.k), es="{k}")
    rule("loss", "the {n:story} ability", ir.LoseAbility(V.n), es="la habilidad {n}")
    rule("loss", "all abilities", ir.LoseAbility(), es="todas las habilidades")


# --- can't, can, must ------------------------------------------------------------------------


def _cans(g: Grammar) -> None:
    rule = g.rule
    rule("cans", "{m:can}", V.m, es="{m}")
    rule("cans", "{a:can} and {b:can}", both(V.a, V.b), es="{a} y {b}")
    rule("mixed", "{a:gives} and {b:cans}", both(V.a, V.b), es="{a} y {b}")
    rule("mixed", "{a:cans} and {b:gives}", both(V.a, V.b), es="{a} y {b}")

    rule("can", "can't {c:cants}", V.c, es="no ~poder {c}")
    g.list_of("cants", "cant", "or", "ni")
    rule("cant", "{d:doing}", ir.Cant(V.d), es="{d}")
    rule("doing", "quest", Doing.QUEST, es="ir de aventura")
    rule("doing", "challenge", Doing.CHALLENGE, es="desafiar")
    rule("cant", "challenge {d:desc!p}", ir.Cant(Doing.CHALLENGE, as_filter(V.d)), es="desafiar a <d:los|las|los|las> {d!p}")
    rule("cant", "be challenged", ir.Cant(Doing.BE_CHALLENGED), es="ser ~desafiado/a")
    rule(
        "cant",
        "be challenged by {d:desc!p}",
        ir.Cant(Doing.BE_CHALLENGED, as_filter(V.d)),
        es="ser ~desafiado/a por {d!p}",
    )
    rule("cant", "ready", ir.Cant(Doing.READY), es="prepararse")
    rule(
        "cant",
        (
            "ready at the start of your turn",
            "ready at the start of their turn",
            "ready at the start of their players ' turns",
        ),
        ir.Cant(Doing.READY_AT_START),
        es=(
            "prepararse al inicio de tu turno",
            "prepararse al inicio de su turno",
            "prepararse al inicio del turno de su jugador",
        ),
    )
    rule("cant", ("⟳ to sing songs", "exert to sing songs", "sing songs"), ir.Cant(Doing.SING), es=("⟳ para cantar canciones", "agotarse para cantar canciones", "cantar canciones"))
    rule("cant", "sing songs {s:sfx}", ir.Cant(Doing.SING, ir.Filter(where=(ir.IsSong(), Rest(V.s)))), es="cantar canciones {s}")
    rule("cant", "move to locations", ir.Cant(Doing.MOVE), es="moverse a localizaciones")
    rule("cant", "gain {k:keyword}", ir.Cant(Doing.GAIN_KEYWORD, keyword=V.k), es="ganar {k}")

    rule("can", "must {d:doing} if able", (ir.Must(V.d),), es="~deber {d} si ~poder")
    rule(
        "can",
        ("[may|can] challenge ready {k:piece!p}", "[may|can] also challenge ready {k:piece!p}"),
        (ir.Allow(Leave.CHALLENGE_READY, any_cards(V.k, (CHARACTER,))),),
        es=(
            "~poder desafiar a {k!p} <k:preparados|preparadas|preparados|preparadas>",
            "~poder desafiar también a {k!p} <k:preparados|preparadas|preparados|preparadas>",
        ),
    )
    for leave, en, es in (
        (Leave.QUEST_DRYING, "quest", "ir de aventura"),
        (Leave.CHALLENGE_DRYING, "challenge", "desafiar"),
    ):
        rule(
            "can",
            f"[may|can] {en} the turn [they're|he 's|she 's|it 's|they are|he is|she is|it is] played",
            (ir.Allow(leave),),
            es=f"~poder {es} el turno en que se ~jugar",
        )
    rule("can", "~take no damage from challenges", (ir.Cant(Doing.TAKE_CHALLENGE_DAMAGE),), es="no ~recibir daño en desafíos")
    rule("can", "~take no damage", (ir.Cant(Doing.TAKE_DAMAGE),), es="no ~recibir daño")
    rule("can", "~enter play exerted", (ir.Enters(True),), es="~entrar en juego ~agotado/a")
    rule("can", "~enter play ready", (ir.Enters(ready=True),), es="~entrar en juego ~preparado/a")
    rule("can", "~enter play dry", (ir.Enters(dry=True),), es="~entrar en juego ~seco/a")
    rule("can", "~enter play ready and dry", (ir.Enters(ready=True, dry=True),), es="~entrar en juego ~preparado/a y ~seco/a")
    rule("can", "~enter play with {n:number} damage", (ir.Enters(False, V.n),), es="~entrar en juego con {n} de daño")
    rule("can", "~enter play with {n:number} damage for each {e:each}", (ir.Enters(False, amounts.times(V.n, V.e)),), es="~entrar en juego con {n} de daño por cada {e}")
    rule("can", ("~enter play exerted with {n:number} damage", "~enter play exerted and with {n:number} damage"), (ir.Enters(True, V.n),), es=("~entrar en juego ~agotado/a con {n} de daño", "~entrar en juego ~agotado/a y con {n} de daño"))
    rule("can", "[may|can] enter play exerted", (ir.Allow(Leave.ENTER_EXERTED),), es="~poder entrar en juego ~agotado/a")


# What can't be done to a card, and by what it can't be.
_PASSIVE = (
    *((*participles(lexeme.en, lexeme.es), lexeme.cant) for lexeme in PLAIN if lexeme.cant is not None),
    ("moved", "~movido/a", Doing.MOVE),
    ("moved to locations", "~movido/a a localizaciones", Doing.MOVE),
)


def _passive(g: Grammar) -> None:
    rule = g.rule
    for en, es, doing in _PASSIVE:
        rule("passive", f"be {en}", doing, es=f"ser {es}")
        rule("passive.too", en, doing, es=es)
    for category, be, ser in (("passive", "be ", "ser "), ("passive.too", "", "")):
        rule(category, f"{be}returned to {{o:own.hand}}", quiet(Doing.BE_RETURNED, V.o), es=f"{ser}~devuelto/a a {{o}}")
        rule(category, f"{be}put into {{o:own.inkwell}}", quiet(Doing.BE_INKED, V.o), es=f"{ser}~puesto/a en {{o}}")
        rule(category, f"{be}returned to a player 's hand", Doing.BE_RETURNED, es=f"{ser}~devuelto/a a la mano de un jugador")
        rule(category, f"{be}put into an inkwell", Doing.BE_INKED, es=f"{ser}~puesto/a en un tintero")
    # two participles behind one "be"
    rule("cants", "{a:passive} or {b:passive.too}", (ir.Cant(V.a), ir.Cant(V.b)), es="{a} ni {b}")
    rule("cants", "{a:passive} or {b:passive.too} by {f:doer}", (ir.Cant(V.a, V.f), ir.Cant(V.b, V.f)), es="{a} ni {b} por {f}")
    rule("passive", "be dealt damage", Doing.BE_DEALT_DAMAGE, es="recibir daño infligido")
    rule("cant", "{d:passive}", ir.Cant(V.d), es="{d}")
    rule("cant", ("be banished in a challenge", "be banished in challenges"), ir.Cant(Doing.BE_BANISHED, in_challenge=True), es=("ser ~desterrado/a en un desafío", "ser ~desterrado/a en desafíos"))
    rule("cant", "{d:passive} by {f:doer}", ir.Cant(V.d, V.f), es="{d} por {f}")
    rule("cant", "have damage removed [from them|from him|from her|from it]", ir.Cant(Doing.REMOVE_DAMAGE), es="ver retirado su daño")
    # "Can't be chosen" by anybody; of opponents alone it is what Ward says, too.
    rule("cant", "be chosen", ir.Cant(Doing.BE_CHOSEN, ir.Filter()), es="ser ~elegido/a")
    rule("cant", ("be chosen by opponents", "be chosen by your opponents"), ir.Cant(Doing.BE_CHOSEN), es=("ser ~elegido/a por los oponentes", "ser ~elegido/a por tus oponentes"))
    rule("cant", ("be chosen by {f:doer.card}", "be chosen for {f:doer.card}"), ir.Cant(Doing.BE_CHOSEN, V.f), es=("ser ~elegido/a por {f}", "ser ~elegido/a para {f}"))
    rule("doer", "{f:doer.card}", V.f, es="{f}")
    rule("doer", ("opponents", "your opponents"), ir.Filter(Who.OPPONENTS), es=("los oponentes", "tus oponentes"))
    rule("doer.card", "{d:desc!p}", as_filter(V.d), es="{d!p}")
    rule(
        "doer.card",
        ("opponents ' {k:playable!p}", "an opponent 's {k:playable!p}", "your opponents ' {k:playable!p}"),
        ir.Filter(Who.OPPONENTS, V.k),
        es=("{k!p} de los oponentes", "{k!p} de un oponente", "{k!p} de tus oponentes"),
    )
    rule(
        "doer.card",
        ("opponents ' {e:effects}", "an opponent 's {e:effects}", "your opponents ' {e:effects}"),
        ir.Filter(Who.OPPONENTS, V.e),
        es=("{e} de los oponentes", "{e} de un oponente", "{e} de tus oponentes"),
    )
    rule("effects", ("effects", "effects or abilities"), (), es=("efectos", "efectos o habilidades"), features="mp")
    rule(
        "effects",
        ("abilities or effects", "actions or abilities", "actions and abilities"),
        (),
        es=("habilidades o efectos", "acciones o habilidades", "acciones y habilidades"),
        features="fp",
    )
    # an action has an effect and no ability (5.4.3)
    rule("effects", "abilities", (ir.Not(ACTION),), es="habilidades", features="fp")


def _must(g: Grammar) -> None:
    """Whom a character must challenge: if able, or only if it challenges anybody."""
    rule = g.rule
    this = ir.Filter(where=(ir.IsThis(),))
    rule("foe", "{x:self}", said_of_this(this, V.x), es="{x}")
    rule("foe", "[him|her|it]", this, es="este personaje")
    rule("foe", "{d:desc!p}", as_filter(V.d), es="{d!p}")
    rule("can", "must challenge {f:foe} if able", (ir.Must(Doing.CHALLENGE, V.f),), es="~deber desafiar a {f} si ~poder")
    rule(
        "bare",
        ("{x:group} who challenge must challenge {f:foe} if able", "{x:group} must challenge {f:foe} if able when challenging"),
        ir.Static((ir.Must(Doing.CHALLENGE, V.f, True),), V.x),
        es=("{x} que desafíen deben desafiar a {f} si pueden", "{x} deben desafiar a {f} si pueden cuando desafíen"),
    )


def declare(g: Grammar) -> None:
    _gives(g)
    _cans(g)
    _passive(g)
    _must(g)
