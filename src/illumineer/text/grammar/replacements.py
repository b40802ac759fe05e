"""Replacement effects: what would happen, and what happens instead (6.5).

- `would`: the event that is replaced; `waits`: the event with the word before it, and how often it works;
- `event.so`: what happens instead that is said with the words of the event (that damage, that lore): what is done, the
  number of the event, and which events it can be said of;
- `instead`: a replacement effect without the "during …" in front of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from illumineer.text.grammar.effects import TIME
from illumineer.text.grammar.events import DOER, said_of
from illumineer.text.grammar.things import ACTION, it
from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir, replace
from illumineer.text.patterns import Make, On, Unfit, V, Ways, only, quiet
from illumineer.vocab import Cmp, Doing, Duration, Happening, Who, Zone

# The kinds of event that are announced before they happen; a card that replaced another would be refused.
REPLACED = (
    Happening.DAMAGE_DEALT, Happening.DAMAGE_TAKEN, Happening.BANISHED, Happening.RETURNED_TO_HAND, Happening.LEFT_PLAY,
    Happening.READIED,
)  # fmt: skip
_DEEDS = (
    Happening.INK_DROPS_GAINED, Happening.DREW, Happening.DISCARDED, Happening.LORE_GAINED, Happening.LORE_LOST,
    Happening.PUT_INTO_DISCARD,
)  # fmt: skip
_DAMAGE = (Happening.DAMAGE_DEALT, Happening.DAMAGE_TAKEN)
_THAT_MUCH = ir.InvolvedAmount()


def of_kind(event: Any, kinds: tuple[Happening, ...]) -> Any:
    """An event of one of these kinds; of what goes to the discard only cards of a deck are announced."""

    def is_announced(event: ir.Event) -> bool:
        return event.on in kinds and (event.on is not Happening.PUT_INTO_DISCARD or event.came_from is Zone.DECK)

    return only(is_announced, event, "these words do not go with that event")


def _first(event: ir.Event) -> tuple[ir.Event, int]:
    if event.nth:
        raise Unfit("the how-manieth of what is counted already")
    return replace(event, nth=1), 1


def _not_first(value: tuple[Any, ...]) -> Ways:
    event, limit = value
    return [(replace(event, nth=0),)] if event.nth == 1 and limit == 1 else []


def _replaces(waits: tuple[ir.Event, int], instead: Any) -> ir.Replacement:
    event, limit = waits
    _one_offer(instead)
    return ir.Replacement(event, instead, limit=limit)


def _one_offer(instead: Any) -> None:
    """Several players cannot each decline what would happen once."""
    match instead:
        case ir.EachPlayer(who=Who(), parts=(ir.May(), *_)):
            raise Unfit("one of them may decline it and another not")


def _replaced(value: ir.Replacement) -> Ways:
    if value.condition is not None or value.n is not None:
        return []
    return [((value.event, value.limit), value.instead)]


def _under(condition: Any, replacement: ir.Replacement) -> ir.Replacement:
    return replace(replacement, condition=condition)


def _bare(value: ir.Replacement) -> Ways:
    return [] if value.condition is None else [(value.condition, replace(value, condition=None))]


def under(condition: Any, replacement: Any) -> Any:
    """A replacement effect under a condition."""
    return Make(ir.Replacement, _under, _bare, condition, replacement)


def _so_often(often: tuple[Any, int], replacement: ir.Replacement) -> ir.Replacement:
    if replacement.limit:
        raise Unfit("how often is said twice")
    return replace(replacement, condition=often[0], limit=often[1])


def _not_so_often(value: ir.Replacement) -> Ways:
    if value.limit and not value.event.nth:
        return [((value.condition, value.limit), replace(value, condition=None, limit=0))]
    return []


# --- what would happen -----------------------------------------------------------------------


def _events(g: Grammar) -> None:
    rule = g.rule
    rule("would", "{f:someone} would {e:does1!inf}", of_kind(said_of(V.e, V.f), REPLACED), es="{f} ~auxir@f a {e@f!inf}")
    rule("would", "{f:someone} would {e:is.infligir!inf}", said_of(V.e, V.f), es="se ~auxir:3s a infligir daño a {f} {e}")
    rule("would", "{f:someone} would {e:is.hurt.by!inf}", said_of(V.e, V.f), es="{e} ~auxir@e a infligir daño a {f}")
    # Exerting to quest, to challenge or as a cost is something that the card does.
    rule("would", "{f:someone} would be exerted", said_of(ir.Event(Happening.EXERTED, DOER), V.f), es="{f} ~auxir@f a ser ~agotado/a@f")
    for of, of_es, by in (
        ("", "", ir.Event(Happening.DAMAGE_DEALT, object=DOER)),
        (" to {o:someone}", " a {o}", ir.Event(Happening.DAMAGE_DEALT, V.o, DOER)),
    ):
        if not of:
            rule("would", "{f:someone} would deal damage", said_of(by, V.f), es="{f} ~auxir@f a infligir daño")
        for noun, es, tests in (("an action", "una acción", (ACTION,)), ("a song", "una canción", (ir.IsSong(),))):
            played = replace(by, object=ir.Filter(Who.YOU, tests))
            rule("would", f"{noun} you play would deal damage{of}", played, es=f"{es} que juegues ~auxir:3s a infligir daño{of_es}")
    for deed in ("deed", "deed.at.once"):
        rule("would", f"you would {{d:{deed}!base}}", of_kind(On(Who.YOU, V.d), _DEEDS), es="~auxir:2s a {d!inf}")
        rule("would", f"{{p:actor}} would {{d:{deed}!base}}", of_kind(On(V.p, V.d), _DEEDS), es="{p} ~auxir@p a {d!inf}")
    for en, es, amount in (("[1|one] or more cards", "una o más cartas", 1), ("{n:several} or more cards", "{n} o más cartas", V.n)):
        for who, subject, es_subject in ((Who.YOU, "you", "~auxir:2s"), (V.p, "{p:actor}", "{p} ~auxir@p")):
            drawn = ir.Event(Happening.DREW, player=who, amount=(Cmp.GE, amount))
            rule("would", f"{subject} would draw {en}", drawn, es=f"{es_subject} a robar {es}")
    milled = ir.Event(Happening.PUT_INTO_DISCARD, V.f, player=V.w, came_from=Zone.DECK)
    for noun, es, value in (("a card", "una carta", None), ("a {k:card.kind}", "una {k}", ir.Filter(where=V.k))):
        rule("would", f"{noun} would be put into {{w:into.discard}} from {{z:from.deck}}", quiet(replace(milled, subject=value), V.z), es=f"se ~auxir:3s a poner {es} en {{w}} desde {{z}}")
    rule("from.deck", ("your deck", "their deck", "their player 's deck", "a player 's deck"), None, es=("tu mazo", "su mazo", "el mazo de su jugador", "el mazo de un jugador"))
    for who, en, es in (
        (Who.YOU, "you", "hacerte descartar {x}"), (Who.OPPONENTS, "an opponent", "hacer descartar {x} a un oponente"),
        (Who.ALL, "a player", "hacer descartar {x} a un jugador"),
    ):  # fmt: skip
        rule("would", f"an effect would cause {en} to discard {{x:one.or.more}}", quiet(ir.Event(Happening.DISCARDED, player=who), V.x), es=f"un efecto ~auxir:3s a {es}")
    rule(
        "one.or.more",
        ("one or more cards", "one or more cards from your hand", "one or more cards from their hand"),
        None,
        es=("una o más cartas", "una o más cartas de tu mano", "una o más cartas de su mano"),
    )
    rule("waits", ("if {e:would}", "whenever {e:would}"), (V.e, 0), es=("si {e}", "cada vez que {e!sub}"))
    rule("waits", ("the first time {e:would}", "the first time {e:would} each turn"), Make(tuple, _first, _not_first, V.e), es=("la primera vez que {e!sub}", "la primera vez que {e!sub} en cada turno"))


# --- what happens instead --------------------------------------------------------------------


def _takes(event: ir.Event) -> bool:
    return event.on in _DAMAGE and event.subject is not None


def _deals(event: ir.Event) -> bool:
    return event.on is Happening.DAMAGE_DEALT and event.object is not None


def _of_player(on: Happening, you: bool) -> Callable[[ir.Event], bool]:
    """Whether you do it, or "they" do."""
    return lambda event: event.on is on and event.player is not None and (event.player == Who.YOU) is you


_SAID_OF: dict[str, Callable[[ir.Event], bool]] = {
    "takes": _takes, "deals": _deals, "damage": lambda event: event.on in _DAMAGE,
    "you gain": _of_player(Happening.LORE_GAINED, True), "they gain": _of_player(Happening.LORE_GAINED, False),
    "you lose": _of_player(Happening.LORE_LOST, True), "they lose": _of_player(Happening.LORE_LOST, False),
    "you draw": _of_player(Happening.DREW, True), "they draw": _of_player(Happening.DREW, False),
    "you discard": _of_player(Happening.DISCARDED, True), "they discard": _of_player(Happening.DISCARDED, False),
}  # fmt: skip
"""Of which events the words for what happens instead can be said."""


def _happens_so(event: ir.Event, rather: tuple[Any, str], limit: int = 0) -> ir.Replacement:
    n, said = rather
    if not _SAID_OF[said](event):
        raise Unfit("these words do not go with that event")
    return ir.Replacement(event, limit=limit, n=n)


def _happened_so(value: ir.Replacement) -> list[tuple[ir.Event, tuple[Any, str], int]]:
    if value.condition is not None or value.instead is not None:
        return []
    return [(value.event, (value.n, said), value.limit) for said, fits in _SAID_OF.items() if fits(value.event)]


def _rather(waits: Any, rather: Any) -> Any:
    """A replacement effect whose second half is said with the words of its event."""
    return Make(
        ir.Replacement,
        lambda waits, rather: _happens_so(waits[0], rather, waits[1]),
        lambda value: [((event, limit), rather) for event, rather, limit in _happened_so(value)],
        waits,
        rather,
    )


def _rather_once(event: Any, rather: Any) -> Any:
    return Make(ir.Replacement, _happens_so, lambda value: [row[:2] for row in _happened_so(value) if not row[2]], event, rather)


def _outcomes(g: Grammar) -> None:
    rule = g.rule
    takes, takes_es = "[they take|it takes|he takes|she takes|that character takes|that location takes]", "en lugar de eso ~recibir:3s"
    dealt, dealt_es = "[they're dealt|they are dealt|it 's dealt|it is dealt|he 's dealt|she 's dealt|that character is dealt]", "en lugar de eso se le ~infligir:3s"
    deals, deals_es = "[they deal|it deals|he deals|she deals|that action deals|that character deals]", "en lugar de eso ~infligir:3s"
    # where nothing happens instead, Spanish says no more than that
    rule("event.so", f"{takes} no damage instead", (None, "takes"), es="no lo ~recibir:3s")
    for en, es, n in (
        ("that much damage plus {n:number}", "ese daño más {n}", ir.Plus(_THAT_MUCH, V.n)),
        ("that much damage minus {n:number}", "ese daño menos {n}", ir.Minus(_THAT_MUCH, V.n)),
        ("twice that much damage", "el doble de ese daño", ir.Times(_THAT_MUCH, 2)),
        ("{n:number} damage", "{n} de daño", V.n),
    ):
        for verb, verb_es in ((takes, takes_es), (dealt, dealt_es)):
            rule("event.so", f"{verb} {en} instead", (n, "takes"), es=f"{verb_es} {es}")
        rule("event.so", f"{deals} {en} instead", (n, "deals"), es=f"{deals_es} {es}")
    less = ir.Minus(_THAT_MUCH, V.n)
    rule(
        "event.so",
        ("[that|the] damage is reduced by {n:number}", "reduce that damage by {n:number}", "reduce that damage by {n:number} instead", "prevent {n:number} of that damage"),
        (less, "damage"),
        es=("ese daño se ~reducir:3s en {n}", "~reducir:2s ese daño en {n}", "en lugar de eso ~reducir:2s ese daño en {n}", "~prevenir:2s {n} de ese daño"),
    )
    rule("event.so", ("[that|the] damage is increased by {n:number}", "increase that damage by {n:number}"), (ir.Plus(_THAT_MUCH, V.n), "damage"), es=("ese daño ~aumentar:3s en {n}", "~aumentar:2s ese daño en {n}"))
    rule("event.so", ("prevent that damage", "that damage is prevented"), (None, "damage"), es=("~prevenir:2s ese daño", "ese daño se ~prevenir:3s"))
    for verb, lemma, noun, none, that_es in (
        ("gain", "~ganar", "lore", "nada de lore", "ese lore"), ("lose", "~perder", "lore", "nada de lore", "ese lore"),
        ("draw", "~robar", "card", "ninguna carta", "esa carta"),
    ):  # fmt: skip
        wordings, spoken = (f"{{}} {verb} no {noun} instead", f"{{}} don't {verb} that {noun}"), (none, that_es)
        for who, subject in (("you", f"no {lemma}:2s"), ("they", f"ese jugador no {lemma}:3s")):
            rule("event.so", tuple(each.format(who) for each in wordings), (None, f"{who} {verb}"), es=tuple(f"{subject} {each}" for each in spoken))
    for who, subject in (("you", "no {}~descartar:2s"), ("they", "ese jugador no {}~descartar:3s")):
        rule(
            "event.so",
            (f"{who} don't discard", f"{who} don't discard it", f"{who} don't discard that card"),
            (None, f"{who} discard"),
            es=(subject.format("") + " ninguna", subject.format("la "), subject.format("") + " esa carta"),
        )


def _lasting(g: Grammar) -> None:
    """What an effect leaves behind: once, or as long as it lasts."""
    rule = g.rule
    about = it("about")
    for word, es, times in (("the next time", "la próxima vez que {e!sub}", 1), ("if", "si {e}", 0)):
        done = ir.Replacement(V.e, V.a)
        so = _rather_once(V.e, V.r)
        rule("act", f"{word} {{e:would}} this turn , {{r:event.so}}", ir.Create(so, times=times, about=about), es=f"{es} este turno, {{r}}")
        rule("act", f"{word} {{e:would}} this turn , {{a:simple}} instead", ir.Create(done, times=times, about=about), es=f"{es} este turno, en lugar de eso {{a!2s}}")
        wordings = (f"{word} {{e:would}} , {{r:event.so}}", f"{word} {{e:would}} {{r:event.so}}")
        rule("lasting.wait", wordings if times else wordings[0], ir.Create(so, TIME, times, about), es=f"{es}, {{r}}")
        rule("lasting.wait", f"{word} {{e:would}} , {{a:simple}} instead", ir.Create(done, TIME, times, about), es=f"{es}, en lugar de eso {{a!2s}}")
    chosen = of_kind(said_of(V.e, ir.Filter(where=(ir.IsIn("about"),))), REPLACED)
    rule("would.chosen", "chosen {d:picked} would {e:does1!inf}", (ir.Chosen(V.d), chosen), es="<d:un|una> {d} ~auxir@d a {e@d!inf}")
    rule("would.chosen", "chosen {d:picked} would {e:is.infligir!inf}", (ir.Chosen(V.d), chosen), es="se ~auxir:3s a infligir daño a <d:un|una> {d} {e}")
    rule("would.chosen", "chosen {d:picked} would {e:is.hurt.by!inf}", (ir.Chosen(V.d), chosen), es="{e} ~auxir@e a infligir daño a <d:un|una> {d}")
    es = "este turno, la próxima vez que {w!sub}"  # behind «elegido» it would say when it was chosen
    rule("act", "the next time {w:would.chosen} this turn , {r:event.so}", _about(V.w, V.r), es=f"{es}, {{r}}")
    done = Make(ir.Create, lambda w, a: ir.Create(ir.Replacement(w[1], a), times=1, about=w[0]), _done_about, V.w, V.a)
    rule("act", "the next time {w:would.chosen} this turn , {a:simple} instead", done, es=f"{es}, en lugar de eso {{a!2s}}")
    # "No damage is removed" is said of damage that is moved, too: it is removed there first (1.9.2.4).
    rule(
        "ability",
        "if damage would be removed from {d:some.desc} , [no damage is removed|that damage isn't removed] instead .",
        ir.Static((ir.Cant(Doing.REMOVE_DAMAGE),), V.d),
        es="si se ~auxir:3s a retirar daño de {d}, no se retira.",
    )


def _replacement_about(value: ir.Create) -> ir.Replacement | None:
    """What an effect leaves behind to replace an event once, for a card that is chosen."""
    match value:
        case ir.Create(ability=ir.Replacement() as left, duration=Duration.THIS_TURN, times=1, about=ir.Chosen()):
            return left
    return None


def _done_about(value: ir.Create) -> Ways:
    left = _replacement_about(value)
    if left is None or left.n is not None or left.instead is None:
        return []
    return [((value.about, left.event), left.instead)]


def _about(would: Any, rather: Any) -> Any:
    def unbuild(value: ir.Create) -> Ways:
        left = _replacement_about(value)
        return [] if left is None else [((value.about, event), said) for event, said, _ in _happened_so(left)]

    return Make(ir.Create, lambda w, r: ir.Create(_happens_so(w[1], r), times=1, about=w[0]), unbuild, would, rather)


def declare(g: Grammar) -> None:
    _events(g)
    _outcomes(g)
    rule = g.rule
    rule("instead", ("{e:waits} , {a:act} instead .", "{e:waits} , instead {a:act} ."), Make(ir.Replacement, _replaces, _replaced, V.e, V.a), es="{e}, en lugar de eso {a!2s}.")
    rule("instead", "{e:waits} , {r:event.so} .", _rather(V.e, V.r), es="{e}, {r}.")
    rule("ability", "{r:instead}", V.r, es="{r}")
    rule("ability", "{w:during} , {r:instead}", under(V.w, V.r), es="{w}, {r}")
    rule("ability", "while {c:cond} , {r:instead}", under(V.c, V.r), es="mientras {c!sub}, {r}")
    rule("ability", "{o:often} , {r:instead}", Make(ir.Replacement, _so_often, _not_so_often, V.o, V.r), es="{o}, {r}")
    _lasting(g)
