"""Sentences that belong together: if you do, otherwise, instead, and what happens later in the turn.

- `step`: an act with the sentences that hang on it; `firm`: the same, or "if" with its "otherwise"; `clause`: any;
  `later`: any but the first;
- `text`: the sentences of an effect; `body`: the same where the first must not begin with "if", because there an "if"
  belongs to the trigger before it; `unstopped`: a text without its last full stop.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

from illumineer.ir.base import find_all, has, rewrite
from illumineer.text.grammar.amounts import mark_late
from illumineer.text.grammar.effects import TIME, timed
from illumineer.text.grammar.hoist import choice_in, hoisted, lowered, unhoisted
from illumineer.text.grammar.things import it
from illumineer.text.kernel import Grammar
from illumineer.text.lexemes import LEXEMES, PLAIN
from illumineer.text.meanings import ir
from illumineer.text.patterns import Make, On, Rest, Unfit, V, Ways, only
from illumineer.vocab import Duration, Happening, Side, Who, Zone


def _otherwise(condition: Any, then: Any, otherwise: Any) -> ir.If:
    """ "If …, you may …. Otherwise, …" also happens when the player declines."""
    if _is_one_offer(then):
        return ir.If(condition, ir.IfDo(then, None, otherwise), otherwise)
    return ir.If(condition, then, otherwise)


def _if_otherwise(value: ir.If) -> Ways:
    match value:
        case ir.If(then=None) | ir.If(otherwise=None):
            return []
        case ir.If(condition=condition, then=ir.IfDo(first=offer, then=None), otherwise=otherwise) if _is_one_offer(offer):
            return [(condition, offer, otherwise)]
    return [] if _is_one_offer(value.then) else [(value.condition, value.then, value.otherwise)]


def or_else(condition: Any, then: Any, otherwise: Any) -> Any:
    """One thing if a condition holds, and another if not."""
    return Make(ir.If, _otherwise, _if_otherwise, condition, then, otherwise)


def _is_offer(effect: Any) -> bool:
    """Whether a player may decline it."""
    match effect:
        case ir.May() | ir.EachPlayer(parts=(*_, ir.May())):
            return True
        case ir.Seq(parts=(ir.ChoosePlayer(), *_, last)):
            return _is_offer(last)
    return False


def _is_for_each(effect: Any) -> bool:
    """Whether each of several players does it."""
    match effect:
        case ir.EachPlayer(who=Who()):
            return True
    return False


def _is_one_offer(effect: Any) -> bool:
    """Whether one player, you or another, may decline it."""
    return _is_offer(effect) and not _is_for_each(effect)


def _first_is_offer(value: ir.IfDo) -> bool:
    return _is_offer(value.first)


def _first_must_be_done(value: ir.IfDo) -> bool:
    """Whether one player must do what is done first."""
    return not _is_offer(value.first) and not _is_for_each(value.first)


def _nothing_is_offered(value: ir.If) -> bool:
    return value.then is not None and value.otherwise is not None and not _is_offer(value.then)


def _points_back(effect: Any) -> bool:
    return has(effect, ir.Those, ir.Among)


def _reveals(effect: Any) -> bool:
    return has(effect, ir.Reveal)


def _done_or_not(first: Any, then: Any, otherwise: Any) -> ir.IfDo:
    """ "You may reveal …. If you do, you may …. Otherwise, put it …": "otherwise" is for a declined second offer."""
    if _is_offer(first) and _is_one_offer(then) and _reveals(first) and _points_back(otherwise):
        return ir.IfDo(first, ir.IfDo(then, None, otherwise))
    return ir.IfDo(first, then, otherwise)


def _undone(value: ir.IfDo) -> Ways:
    match value:
        case ir.IfDo(first=first, then=ir.IfDo(first=second, then=None, otherwise=otherwise), otherwise=None):
            return [(first, second, otherwise)] if _reveals(first) else []
    return [] if value.otherwise is None else [(value.first, value.then, value.otherwise)]


def _by_type(rows: tuple[Any, ...]) -> Any:
    """One of several things, by the type of the card spoken of."""
    made: Any = None
    for kind, effect in reversed(rows):
        made = ir.If(ir.Is(it("it"), (kind,)), effect, made)
    return made


def _unby_type(value: ir.If) -> Ways:
    match value:
        case ir.If(condition=ir.Is(where=(kind,)), then=effect, otherwise=None):
            return [(((kind, effect),),)]
        case ir.If(condition=ir.Is(where=(kind,)), then=effect, otherwise=ir.If() as others):
            return [(((kind, effect), *rows),) for (rows,) in _unby_type(others)]
    return []


def _searches(effect: Any) -> bool:
    return any(Zone.DECK in cards.zones for cards in find_all(effect, ir.Cards))


def _searched(search: Any, after: Any) -> ir.May:
    """The sentence that ends a search is about what was accepted: who declines does not shuffle."""
    if not _searches(search) or not has(after, ir.Shuffle):
        raise Unfit("only what ends a search belongs to the sentence before it")
    return ir.May(ir.Text((search, after)))


def _unsearched(value: ir.May) -> Ways:
    match value:
        case ir.May(effect=ir.Text(effects=(search, after)), who=Who.YOU):
            return [(search, after)]
    return []


def _hits(effect: Any, pierces: bool) -> int:
    """How many times an effect deals damage that Resist does, or does not, reduce."""
    return sum(deal.pierces is pierces for deal in find_all(effect, ir.Deal))


def _pierces(effect: Any) -> Any:
    if _hits(effect, False) != 1 or _hits(effect, True):
        raise Unfit("«this damage» needs one damage before it")
    return _with_deals(effect, True)


def _pierced(value: Any) -> Ways:
    if _hits(value, True) != 1 or _hits(value, False):
        return []
    return [(_with_deals(value, False),)]


def _with_deals(effect: Any, pierces: bool) -> Any:
    """An effect with damage that Resist does, or does not, reduce."""
    return rewrite(effect, lambda node: replace(node, pierces=pierces) if isinstance(node, ir.Deal) else None)


def _frames(g: Grammar) -> None:
    rule = g.rule
    rule("step", "{a:act}", V.a, es="{a}")
    rule("step", ("{a:act} . if you do , {b:act}", "{a:act} . if they do , {b:act}"), ir.IfDo(V.a, V.b), es=("{a}. Si lo haces, {b!2s}", "{a}. Si lo hace, {b!2s}"))
    rule(
        "step",
        ("{a:act} . if you do , {b:act} . otherwise , {c:act}", "{a:act} . if they do , {b:act} . otherwise , {c:act}"),
        Make(ir.IfDo, _done_or_not, _undone, V.a, V.b, V.c),
        es=("{a}. Si lo haces, {b!2s}. De lo contrario, {c!2s}", "{a}. Si lo hace, {b!2s}. De lo contrario, {c!2s}"),
    )
    rule("step", "{a:act} . if you do and {c:cond} , {b:act}", ir.IfDo(V.a, ir.If(V.c, V.b)), es="{a}. Si lo haces y {c}, {b!2s}")
    not_done = ir.IfDo(V.a, None, V.b)
    cannot = only(_first_must_be_done, not_done, "«if they can't» is said of one player who must do something")
    rule("step", "{a:act} . if [you|they] can't , {b:act}", cannot, es="{a}. Si no es posible, {b!2s}")
    # of what nobody may do, "if you don't" would deny the condition before it
    declined = only(_first_is_offer, not_done, "«if you don't» follows nothing that could be declined")
    rule(
        "step",
        ("{a:act} . if you don't , {b:act}", "{a:act} . if [they don't|that player doesn't] , {b:act}"),
        declined,
        es=("{a}. Si no lo haces, {b!2s}", "{a}. Si no lo hace, {b!2s}"),
    )

    rule(
        "step",
        "{a:act} . this damage can't be reduced by Resist",
        Make(object, _pierces, _pierced, V.a),
        es="{a}. Resistencia no puede reducir este daño",
    )
    rule(
        "step",
        ("you may {v:vp!base} . {w:vp}", "you may {v:vp!base} . [then ,|then] {w:vp}"),
        Make(ir.May, _searched, _unsearched, On(Who.YOU, V.v), On(Who.YOU, V.w)),
        es=("puedes {v!inf}. {w}", "puedes {v!inf}. Luego, {w}"),
    )

    for word, es in (("opponent", "oponente"), ("player", "jugador")):
        who = Who.OPPONENTS if word == "opponent" else Who.ALL
        rule(
            "step",
            f"each {word} may {{v:vp!base}} . for each {word} who doesn't , {{b:act}}",
            ir.EachPlayer(who, (ir.IfDo(ir.May(On(Who.THEY, V.v), Who.THEY), None, V.b),)),
            es=f"cada {es} puede {{v!inf}}. Por cada {es} que no lo haga, {{b!2s}}",
        )
        rule(
            "step",
            f"each {word} may {{v:vp!base}} . for each {word} who does , {{b:act}}",
            ir.EachPlayer(who, (ir.IfDo(ir.May(On(Who.THEY, V.v), Who.THEY), V.b),)),
            es=f"cada {es} puede {{v!inf}}. Por cada {es} que lo haga, {{b!2s}}",
        )
        for does, si, then, otherwise in (("doesn't", "no lo haga", None, On(Who.THEY, V.b)), ("does", "lo haga", On(Who.THEY, V.b), None)):
            rule(
                "step",
                f"each {word} may {{v:vp!base}} . each {word} who {does} {{b:vp!3s}}",
                ir.EachPlayer(who, (ir.IfDo(ir.May(On(Who.THEY, V.v), Who.THEY), then, otherwise),)),
                es=f"cada {es} puede {{v!inf}}. Cada {es} que {si} {{b!3s}}",
            )
        for do, si, then, otherwise in (("do", "lo hace", V.t, None), ("don't", "no lo hace", None, V.t)):
            rule(
                "step",
                f"each {word} may {{v:vp!base}} . if they {do} , {{t:they}}",
                ir.EachPlayer(who, (ir.IfDo(ir.May(On(Who.THEY, V.v), Who.THEY), then, otherwise),)),
                es=f"cada {es} puede {{v!inf}}. Si {si}, {{t}}",
            )
        seen = it("it")
        shows = only(_reveals, On(Who.THEY, V.v), "nobody reveals anything")
        rule(
            "step",
            f"each {word} {{v:vp!3s}} . each {word} who reveals a {{d:card.kind}} may {{w:vp!base}} . otherwise , put the revealed cards on the bottom of their player 's deck",
            ir.EachPlayer(
                who,
                (
                    shows,
                    or_else(ir.Is(seen, V.d), ir.May(On(Who.THEY, V.w), Who.THEY), ir.Put(seen, ir.Place(Zone.DECK, Side.BOTTOM))),
                ),
            ),
            es=f"cada {es} {{v!3s}}. Cada {es} que revele una {{d}} puede {{w!inf}}. De lo contrario, pones cada carta revelada en el fondo del mazo de su jugador",
        )
        who_reveals = f"each {word} {{v:vp!3s}} . each {word} who [reveals|revealed] a {{d:card.kind}}"
        rule("step", f"{who_reveals} {{w:vp!3s}}", ir.EachPlayer(who, (shows, ir.If(ir.Is(seen, V.d), On(Who.THEY, V.w)))), es=f"cada {es} {{v!3s}}. Cada {es} que revele una {{d}} {{w!3s}}")
        rule("step", f"{who_reveals} may {{w:vp!base}}", ir.EachPlayer(who, (shows, ir.If(ir.Is(seen, V.d), ir.May(On(Who.THEY, V.w), Who.THEY)))), es=f"cada {es} {{v!3s}}. Cada {es} que revele una {{d}} puede {{w!inf}}")
        rule("step", f"each {word} {{v:vp!3s}} . {{t:they}}", ir.EachPlayer(who, (On(Who.THEY, V.v), V.t)), es=f"cada {es} {{v!3s}}. {{t}}")
    rule(
        "step",
        "chosen opponent chooses YES ! or NO ! : • YES ! {t:text} • NO ! {u:unstopped}",
        ir.Seq((ir.ChoosePlayer(Who.OPPONENTS, ""), ir.Modal((V.t, V.u), 1, ir.PlayerIn("?chosen")))),
        es="un oponente elegido elige ¡SÍ! o ¡NO!: • ¡SÍ! {t} • ¡NO! {u}",
    )
    for lexeme in PLAIN:
        node, each = getattr(ir, lexeme.verb.__name__), ir.Those("?one")
        rule(
            "step",
            f"you may remove up to {{n:number}} damage from {{x:group}} . {lexeme.en} each character you removed damage from this way",
            ir.May(ir.ForEach(V.x, "", ir.Seq((ir.RemoveDamage(V.n, each), ir.If(ir.SlotFilled("?way removed"), node(each)))))),
            es=f"puedes retirar hasta {{n}} de daño de {{x}}. ~{lexeme.es}:2s cada personaje del que hayas retirado daño así",
        )
    # --- what each of several players goes on to do
    rule("they", "they {v:vp!base}", On(Who.THEY, V.v), es="{^they} {v!3s}")
    rule("they", "they may {v:vp!base}", ir.May(On(Who.THEY, V.v), Who.THEY), es="{^they} ~poder:3s {v!inf}")
    rule("they", "if {c:cond} , {t:they}", ir.If(V.c, V.t), es="si {c}, {t}")
    rule("they", "if {c:cond} , {a:they} . otherwise , {b:they}", or_else(V.c, V.a, V.b), es="si {c}, {a}. De lo contrario, {b}")

    rule(
        "they",
        "if {c:cond} , {a:they} . otherwise , {b:vp}",
        or_else(V.c, V.a, On(Who.THEY, V.b)),
        es="si {c}, {a}. De lo contrario, {b!3s}",
    )
    rule("firm", "{a:step}", V.a, es="{a}")
    rule("clause", "{a:firm}", V.a, es="{a}")
    rule("opening", "{a:firm}", V.a, es="{a}")
    rule("clause", "if {c:cond} , {a:act}", ir.If(V.c, V.a), es="si {c}, {a!2s}")
    rule("clause", "if its card type is : {o:by.type}", Make(ir.If, _by_type, _unby_type, V.o), es="si su tipo de carta es: {o}")
    rule("by.type", "• {k:noun} , {a:act} . {o:by.type}", ((V.k, V.a), Rest(V.o)), es="• {k}, {a!2s}. {o}")
    rule("by.type", "• {k:noun} , {a:act}", ((V.k, V.a),), es="• {k}, {a!2s}")
    rule("clause", "you may {v:vp!base} . otherwise , {b:act}", ir.IfDo(ir.May(On(Who.YOU, V.v)), None, V.b), es="puedes {v!inf}. De lo contrario, {b!2s}")
    for word, es, who in (("opponent", "oponente", Who.OPPONENTS), ("player", "jugador", Who.ALL)):
        for category in ("clause", "opening"):
            rule(
                category,
                f"if chosen {word} {{h:held!3s}} , {{a:act}}",
                ir.Seq((ir.ChoosePlayer(who, ""), ir.If(On(ir.PlayerIn("?chosen"), V.h), V.a))),
                es=f"si un {es} elegido {{h!3s}}, {{a!2s}}",
            )
    rule("firm", "if {c:cond} , {a:act} . otherwise , {b:act}", or_else(V.c, V.a, V.b), es="si {c}, {a!2s}. De lo contrario, {b!2s}")
    denied = only(_nothing_is_offered, ir.If(V.c, V.a, V.b), "«if you don't» is said of what may be done")
    rule("firm", "if {c:cond} , {a:act} . if you don't , {b:act}", denied, es="si {c}, {a!2s}. Si no, {b!2s}")


# --- instead ---------------------------------------------------------------------------------


def _inner(effect: Any) -> tuple[Any, Any]:
    """What "instead" replaces in an effect, and how to put something in its place."""
    match effect:
        case ir.May(effect=offered, who=who):
            core, put = _inner(offered)
            return core, lambda new: ir.May(put(new), who)
        case ir.To(first=first, then=then):
            return then, lambda new: ir.To(first, new)
        case ir.Seq(parts=(ir.Reveal() as first, then)):  # a card is shown for the sake of what is done with it
            return then, lambda new: ir.Seq((first, new))
    return effect, lambda new: new


def _rather(better: Any, rest: Any) -> Any:
    """What is done instead; if it is declined, the first thing is done after all."""
    return ir.IfDo(better, None, rest) if isinstance(better, ir.May) else better


def _chosen_rather(then: Any, rest: Any) -> Any:
    match then:
        case ir.IfDo(first=ir.May() as offer, then=None, otherwise=otherwise) if otherwise == rest:
            return offer
    return then


def _instead(effect: Any, condition: Any, better: Any) -> Any:
    core, put = _inner(effect)
    match core, better:
        case (ir.Seq() | ir.Text() | ir.If() | ir.IfDo()), _:
            raise Unfit("«instead» could mean any part of what was said before")
        case ir.Look(), ir.Look():
            raise Unfit("what is done with the cards later is done with those that were looked at instead")
        case _, ir.Apply(duration=Duration.GAME):
            raise Unfit("it lasts as long as what it replaces")
    if choice_in(better) is not None:
        return put(ir.If(condition, _rather(better, core), core))
    chosen, rest = hoisted(core)
    whole = ir.If(condition, _rather(better, rest), rest)
    return put(whole if chosen is None else ir.Seq((ir.Choose(chosen), whole)))


def _uninstead(value: Any) -> Ways:
    core, put = _inner(value)
    chosen, choice = unhoisted(core)
    match choice:
        case ir.If(then=None) | ir.If(otherwise=None):
            return []
        case ir.If(condition=condition, then=then, otherwise=rest):
            return [(put(lowered(rest, chosen)), condition, _chosen_rather(then, rest))]
    return []


def instead(effect: Any, condition: Any, better: Any) -> Any:
    """Something else, under a condition, in the place of what was said before."""
    return Make(object, _instead, _uninstead, effect, condition, better)


def _same_duration(effect: Any, condition: Any, who: Any, mods: Any) -> Any:
    match _inner(effect):
        case ir.Apply(duration=duration), _:
            return _instead(effect, condition, ir.Apply(who, mods, duration))
    raise Unfit("«instead» needs something that lasts before it")


def _unsame_duration(value: Any) -> Ways:
    out: Ways = []
    for effect, condition, better in _uninstead(value):
        match _inner(effect), better:
            case (ir.Apply() as core, _), ir.Apply() if better.duration == core.duration:
                out.append((effect, condition, better.what, better.mods))
    return out


_COUNTS = {each.verb: each.acts_on[0] for each in LEXEMES if each.counts and len(each.acts_on) == 1}
"""The verbs that do so much to cards, and the field of the cards."""


def _other_number(effect: Any, condition: Any, better: Any) -> Any:
    """ "Deal 2 damage instead": the same verb on the same cards, with another number."""
    core, put = _inner(effect)
    if type(core) is not type(better) or type(core) not in _COUNTS:
        raise Unfit("«instead» repeats another verb than the one before it")
    if core.n is None or getattr(core, "up_to", None) is not getattr(better, "up_to", None):
        raise Unfit("«instead» gives another number for the same")
    return put(replace(core, n=ir.Either(mark_late(condition), better.n, core.n)))


def _unother_number(value: Any) -> Ways:
    core, put = _inner(value)
    match core.n if type(core) in _COUNTS else None:
        case ir.Either(condition=condition, then=n, otherwise=before):
            same: dict[str, Any] = {_COUNTS[type(core)]: _SAME}
            return [(put(replace(core, n=before)), condition, replace(core, n=n, **same))]
    return []


def _view(effect: Any) -> tuple[Any, Any]:
    """What looks at the top of your deck first in an effect (None: nothing), and how to put another look there."""
    core, put = _inner(effect)
    match core:
        case ir.Look(what=ir.Top(of=Who.YOU)):
            return core, put
        case ir.Seq(parts=(ir.Look(what=ir.Top(of=Who.YOU)) as look, *rest)):
            return look, lambda new: put(ir.Seq((new, *rest)))
    return None, put


def _other_view(effect: Any, condition: Any, n: Any) -> Any:
    """ "Look at the top 5 cards of your deck instead": what is done with the cards is the same, but there are more."""
    look, put = _view(effect)
    if look is None or isinstance(look.what.n, ir.Either):
        raise Unfit("«instead» looks at other cards than before")
    return put(replace(look, what=replace(look.what, n=ir.Either(mark_late(condition), n, look.what.n))))


def _unother_view(value: Any) -> Ways:
    look, put = _view(value)
    match look:
        case ir.Look(what=ir.Top(n=ir.Either() as n) as top):
            return [(put(replace(look, what=replace(top, n=n.otherwise))), n.condition, n.then)]
    return []


_SAME = it("same")


def _insteads(g: Grammar) -> None:
    rule = g.rule
    rule("cond.now", "{c:cond}", V.c, es="{c}")
    # what is replaced has not been done, so the card was so before it
    rule("cond.now", "{x:about} [was|were] already {a:state}", ir.Is(V.x, V.a), es="{x} ya estaba {a@x}")
    rule(
        "step",
        ("{a:act} . if {c:cond.now} , {b:act} instead", "{a:act} . if {c:cond.now} , instead {b:act}"),
        instead(V.a, V.c, V.b),
        es="{a}. Si {c}, en lugar de eso {b!2s}",
    )
    rule(
        "step",
        "{a:act} . if {c:cond.now} , {x:ref.subj} {m:gives@x} instead",
        Make(object, _same_duration, _unsame_duration, V.a, V.c, V.x, V.m),
        es="{a}. Si {c}, {x} {m@x} en lugar de eso",
    )
    rule(
        "step",
        "{a:act} . if {c:cond.now} , you may play {x:ref.obj} for free instead and [it|he|she] enters play exerted",
        instead(V.a, V.c, ir.May(ir.Play(V.x, exerted=True))),
        es="{a}. Si {c}, en lugar de eso puedes ~jugar:inf gratis {x}, que entra en juego <x:agotado|agotada>",
    )
    rule("step", "{a:act} . if {c:cond.now} , {b:short} instead", Make(object, _other_number, _unother_number, V.a, V.c, V.b), es="{a}. Si {c}, en lugar de eso {b!2s}")
    rule(
        "step",
        "{a:act} . if {c:cond.now} , look at the top {n:several} cards of your deck instead",
        Make(object, _other_view, _unother_view, V.a, V.c, V.n),
        es="{a}. Si {c}, en lugar de eso ~mirar:2s las {n} cartas superiores de tu mazo",
    )
    rule("short", "deal {n:number} damage", ir.Deal(V.n, _SAME), es="~infligir {n} de daño")
    rule("short", "remove up to {n:number} damage", ir.RemoveDamage(V.n, _SAME), es="~retirar hasta {n} de daño")
    rule("short", "put {n:counters}", ir.PutDamage(V.n, _SAME), es="~poner {n}")
    # --- what was chosen, revealed, discarded …
    rule("cond", "a {d:desc} is chosen", ir.Is(it("the chosen"), _tests(V.d)), es="has elegido <d:un|una> {d}")


def _passed(cards: ir.Cards) -> Any:
    return cards.where if cards.of == Who.ALL else (ir.OwnedBy(cards.of), *cards.where)


def _described(value: tuple[Any, ...]) -> Ways:
    match value:
        case ():
            return []
        case (ir.OwnedBy(player=player), *tests):
            return [(ir.Cards(of=player, where=tuple(tests)),)]
    return [(ir.Cards(where=value),)]


def _tests(cards: Any) -> Any:
    """The tests that the cards of a description pass, whose they are among them."""
    return Make(tuple, _passed, _described, cards)


# --- either of two offers --------------------------------------------------------------------


def _either_done(first: Any, second: Any, after: Any) -> ir.IfDo:
    """Two offers, each a decision of its own (6.1.4.2), and what follows if one of them was taken."""
    match first:
        case ir.Look() if _points_back(second):
            raise Unfit("the second may be done without the first, so it speaks of all the cards there")
    return ir.IfDo(ir.May(first), ir.Text((ir.May(second), after)), ir.IfDo(ir.May(second), after))


def _either_offer(value: ir.IfDo) -> Ways:
    match value:
        case ir.IfDo(first=ir.May(effect=first), then=ir.Text(effects=(ir.May() as offer, after))):
            return [(first, offer.effect, after)] if value.otherwise == ir.IfDo(offer, after) else []
    return []


def _look_and_take(pile: ir.Cards, place: ir.Place, after: Any) -> ir.IfDo:
    return _either_done(ir.Look(pile, ""), ir.Put(ir.Chosen(pile), place), after)


def _looked(value: ir.IfDo) -> Ways:
    out: Ways = []
    for look, put, after in _either_offer(value):
        match look, put:
            case ir.Look(what=ir.Cards() as pile), ir.Put(to=place) if put.what == ir.Chosen(pile):
                out.append((pile, place, after))
    return out


def _either(g: Grammar) -> None:
    end, end_es = ". if you do either , {c:act}", ". Si haces cualquiera de las dos cosas, {c!2s}"
    g.rule(
        "step",
        "you may {a:vp!base} and then you may {b:vp!base} " + end,
        Make(ir.IfDo, _either_done, _either_offer, On(Who.YOU, V.a), On(Who.YOU, V.b), V.c),
        es="puedes {a!inf} y luego puedes {b!inf}" + end_es,
    )
    for verb, es, place in (("return", "devolver", "dest.back"), ("put", "poner", "dest")):
        g.rule(
            "step",
            f"you may look at the cards in {{z:pile}} and then you may {verb} one {{t:{place}}} {end}",
            Make(ir.IfDo, _look_and_take, _looked, V.z, V.t, V.c),
            es=f"puedes mirar las cartas de {{z}} y luego puedes {es} una {{t}}{end_es}",
        )


# --- later in the turn -----------------------------------------------------------------------


def _delayed(g: Grammar) -> None:
    """Whom such an ability is about, if its event says "they", `bind` finds."""
    rule = g.rule
    about = it("about")
    rule(
        "act",
        ("at the end of [the|this] turn , {a:simple}", "{a:simple} at the end of [the|this] turn"),
        ir.Create(ir.Triggered((ir.Event(Happening.TURN_ENDING),), V.a), times=1, about=about),
        es=("al final del turno, {a!2s}", "{a} al final del turno"),
    )
    rule(
        "act",
        ("at the end of your turn , {a:simple}", "{a:simple} at the end of your turn"),
        ir.Create(ir.Triggered((ir.Event(Happening.TURN_ENDING, player=Who.YOU),), V.a), Duration.GAME, 1, about),
        es=("al final de tu turno, {a!2s}", "{a} al final de tu turno"),
    )
    rule(
        "act",
        ("at the end of your next turn , {a:simple}", "{a:simple} at the end of your next turn"),
        ir.Create(ir.Triggered((ir.Event(Happening.TURN_ENDING, player=Who.YOU),), V.a), Duration.YOUR_NEXT_TURN, 1, about),
        es=("al final de tu próximo turno, {a!2s}", "{a} al final de tu próximo turno"),
    )
    rule(
        "act",
        ("at the start of your next turn , {a:simple}", "{a:simple} at the start of your next turn"),
        ir.Create(ir.Triggered((ir.Event(Happening.TURN_STARTED, player=Who.YOU),), V.a), Duration.GAME, 1, about),
        es=("al inicio de tu próximo turno, {a!2s}", "{a} al inicio de tu próximo turno"),
    )
    start = ir.Event(Happening.TURN_STARTED, player=Who.YOU)
    rule(
        "clause",
        "at the start of your next turn , if {c:cond} , {a:simple}",
        ir.Create(ir.Triggered((start,), V.a, V.c), Duration.GAME, 1),
        es="al inicio de tu próximo turno, si {c}, {a!2s}",
    )
    rule(
        "clause",
        "at the start of your next turn , if {c:cond} , {a:simple} . otherwise , {b:simple}",
        ir.Create(ir.Triggered((start,), ir.If(V.c, V.a, V.b)), Duration.GAME, 1),
        es="al inicio de tu próximo turno, si {c}, {a!2s}. De lo contrario, {b!2s}",
    )
    rule("act", "{a:simple} after the challenge", ir.Create(ir.Triggered((ir.Event(Happening.CHALLENGE_OVER),), V.a), times=1, about=about), es="{a} después del desafío")
    rule("act", "the next time {e:event} this turn , {a:simple}", ir.Create(ir.Triggered((V.e,), V.a), times=1, about=about), es="la próxima vez que {e!sub} este turno, {a!2s}")
    rule("act", "whenever {e:event} this turn , {a:simple}", ir.Create(ir.Triggered((V.e,), V.a), about=about), es="cada vez que {e!sub} este turno, {a!2s}")
    rule("act", "{d:duration} , {t:lasting.wait}", timed(V.t, V.d), es="{d}, {t}")
    rule("lasting.wait", "whenever {e:event} , {a:simple}", ir.Create(ir.Triggered((V.e,), V.a), TIME, about=about), es="cada vez que {e!sub}, {a!2s}")
    rule("lasting.wait", "the next time {e:event} , {a:simple}", ir.Create(ir.Triggered((V.e,), V.a), TIME, 1, about), es="la próxima vez que {e!sub}, {a!2s}")


def _outcome(g: Grammar) -> None:
    """ "If that character is banished this way" after damage: the game state check after the effect tells (6.7.5)."""
    rule = g.rule
    for noun, es in (("character", "ese personaje"), ("location", "esa localización")):
        rule("hurt", f"that {noun}", ir.Filter(where=(ir.IsIn(f"?that {noun}"),)), es=es, features="ms" if noun == "character" else "fs")
    rule("hurt", "{x:definite}", V.x, es="{x}")
    banished = ir.Triggered((ir.Event(Happening.BANISHED, V.f),), V.a)
    rule(
        "clause",
        "if {f:hurt.is} banished this way , {a:act}",
        ir.Create(banished, Duration.NEXT_CHECK, 1, it("about")),
        es="si {f} ~ser@f ~desterrado/a@f así, {a!2s}",
    )
    rule("hurt.is", "{f:hurt} [is|are|was|were]", V.f, es="{f}")
    rule("hurt.is", "they're", ir.Filter(where=(ir.IsIn("?they"),)), es="{^it}", features="p")


def _join(first: Any, rest: tuple[Any, ...]) -> ir.Text:
    for effect in (first, *rest[:-1]):
        if has(effect, ir.Modal):
            raise Unfit("what follows a list of options belongs to its last one")
    for effect, after in pairwise((first, *rest)):
        if has(effect, ir.May, ir.If, ir.IfDo) and _searches(effect) and has(after, ir.Shuffle):
            raise Unfit("the deck is shuffled only if it was searched")
    return ir.Text((first, *rest))


def joined(first: Any, rest: Any) -> Any:
    """Sentences, each a separate effect."""
    return Make(ir.Text, _join, lambda value: [(value.effects[0], value.effects[1:])], first, rest)


def _texts(g: Grammar) -> None:
    rule = g.rule
    rule("later", "{s:clause}", V.s, es="{s}")
    rule("later", "[then ,|then] {s:clause}", V.s, es="luego, {s}")
    rule("sentences", "{s:later} .", (V.s,), es="{s}.")
    rule("sentences", "{s:later} . {t:sentences}", (V.s, Rest(V.t)), es="{s}. {t}")
    rule("text", "{s:clause} .", V.s, es="{s}.")
    rule("text", "{s:clause} . {t:sentences}", joined(V.s, V.t), es="{s}. {t}")
    rule("body", "{s:opening} .", V.s, es="{s}.")
    rule("body", "{s:opening} . {t:sentences}", joined(V.s, V.t), es="{s}. {t}")


def declare(g: Grammar) -> None:
    _frames(g)
    _insteads(g)
    _either(g)
    _delayed(g)
    _outcome(g)
    _texts(g)
