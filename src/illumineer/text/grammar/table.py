"""What players pay and may do: the mods that change the table and not single cards.

- `payer`: a player as the subject of such a rule; `pay`: so much ink more or less; `paid.for`: for what;
- `cost.table`: what players pay; `cost.change`: the same, and what this card costs, as a static ability;
- `table`: one rule for players, standing (in a static ability) or with a duration (in an effect).

Several phrases here give a mod without its player or its cards, which the sentence around them fills in.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from illumineer.text.grammar.cards import joined
from illumineer.text.grammar.effects import TIME
from illumineer.text.grammar.hoist import speaks_of
from illumineer.text.grammar.mods import times, untimes
from illumineer.text.grammar.things import ACTION, CHARACTER, ITEM, LOCATION, any_cards, as_filter
from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import SUBJ, THEIRS, Make, On, Unfit, V, Ways, filled, only, said_of_this
from illumineer.vocab import Doing, Duration, Leave, Stat, Step, Who, Zone

THIS = ir.Filter(where=(ir.IsThis(),))


def minus(n: Any) -> Any:
    """So much less."""
    return Make(int, lambda n: -n, lambda value: [(-value,)] if value < 0 else [], n)


# --- what is paid ----------------------------------------------------------------------------


def _scale(n: Any, static: ir.Static) -> ir.Static:
    change: Any
    (change,) = static.mods
    return replace(static, mods=(replace(change, n=times(n, change.n)),))


def _unscale(value: ir.Static) -> Ways:
    match value.mods:
        case ((ir.CostChange() | ir.Adjust()) as change,):
            found = untimes(change.n)
            return [] if found is None else [(found[0], replace(value, mods=(replace(change, n=found[1]),)))]
    return []


def _for_shift(static: ir.Static) -> ir.Static:
    match static.mods:
        case (ir.CostChange(doing=Doing.PLAY) as change,):
            return replace(static, mods=(replace(change, doing=Doing.SHIFT),))
    raise Unfit("Shift is a way of playing")


def _for_play(value: ir.Static) -> Ways:
    match value.mods:
        case (ir.CostChange(doing=Doing.SHIFT) as change,):
            return [(replace(value, mods=(replace(change, doing=Doing.PLAY),)),)]
    return []


def _moved(thing: Any) -> ir.Filter:
    return THIS if thing == ir.This() else ir.Filter(thing.of, thing.where)


def _mover(value: ir.Filter) -> Ways:
    return [(ir.This(),)] if value == THIS else [(ir.Cards(of=value.of, where=value.where),)]


def once(change: Any) -> Any:
    """What one character does for the first time each turn; of anything else the player would choose which time."""

    def is_of_one(change: ir.CostChange) -> bool:
        return change.cards == THIS and change.doing is Doing.MOVE

    return only(is_of_one, filled(ir.CostChange, change, nth=1), "which time it is, the player would choose")


def _a_turn(often: Any, change: ir.CostChange) -> ir.Static:
    """A modifier for the next cards of each turn: without a cost and "may" nobody uses it, it holds by itself."""
    when, times = often
    if times != 1:
        raise Unfit("how many cards it is for, the number of cards says")
    return ir.Static((change,), condition=when)


def _of_a_turn(value: ir.Static) -> Ways:
    match value:
        case ir.Static(mods=(ir.CostChange() as change,), affects=ir.This(), zone=Zone.PLAY) if change.uses:
            return [((value.condition, 1), change)]
    return []


def _payers(g: Grammar) -> None:
    rule = g.rule
    rule("payer", "you", Who.YOU, es="∅", features="ms2")
    rule("payer", "{p:players}", V.p, es="{p}")
    rule("payer", "your opponents", Who.OPPONENTS, es="tus oponentes", features="mp")
    rule("payer", "players", Who.ALL, es="los jugadores", features="mp")
    rule("pay", "{n:number} ⬡ less", minus(V.n), es="{n} ⬡ menos")
    rule("pay", "{n:number} ⬡ more", V.n, es="{n} ⬡ más")
    rule("pay", "that amount of ⬡ less", ir.Times(ir.Number("?way"), -1), es="esa cantidad de ⬡ menos")


def _costs(g: Grammar) -> None:
    rule = g.rule
    cards = ir.Filter(where=V.k)
    rule("cost.table", "{w:payer} ~pay@w {n:pay} {c:paid.for}", filled(ir.CostChange, V.c, n=V.n, who=V.w), es="{w} ~pagar@w {n} {c@w!sub}", head="w")
    rule("shifted.on", "{f:someone}", V.f, es="{f}")
    rule("shifted.on", "{d:belongings!p}", as_filter(V.d), es="{d!p}")
    rule("paid.for", "to play {k:playable!p}", ir.CostChange(0, cards), es="por jugar {k!p}")
    rule("paid.for", "to play {k:playable!p} . this doesn't apply to singing songs", ir.CostChange(0, cards, sung=False), es="por jugar {k!p}. Esto no se aplica al cantar canciones")
    for nth, ordinal, es in ((1, "first", "el primer|la primera"), (2, "second", "el segundo|la segunda")):
        rule(
            "paid.for",
            (f"for the {ordinal} {{k:playable!s}} you play each turn", f"for the {ordinal} {{k:playable!s}} they play each turn"),
            ir.CostChange(0, cards, nth=nth),
            es=f"por <k:{es}> {{k!s}} que ~jugar cada turno",
        )
        rule(
            "paid.for",
            (f"for the {ordinal} {{k:playable!s}} you shift each turn", f"for the {ordinal} {{k:playable!s}} they shift each turn"),
            ir.CostChange(0, cards, nth=nth, doing=Doing.SHIFT),
            es=f"por <k:{es}> {{k!s}} con <k:el|la> que ~hacer Shift cada turno",
        )
    for k, es in (("{k:playable!p}", "{k!p}"), ("a {k:playable!s}", "<k:un|una> {k!s}")):
        for onto, sobre, below in (("", "", None), (" on top of {o:shifted.on}", " sobre {o!s}", V.o)):
            shift = ir.CostChange(0, cards, doing=Doing.SHIFT, onto=below)
            rule("paid.for", f"to shift {k}{onto}", shift, es=f"por hacer Shift con {es}{sobre}")
    rule("paid.for", "to move {x:named} to a location", ir.CostChange(0, Make(ir.Filter, _moved, _mover, V.x), doing=Doing.MOVE), es="por mover {x} a una localización")
    rule(
        "cost.table",
        "once during your turn , you may pay {n:pay} {c:paid.for}",
        filled(ir.CostChange, once(V.c), n=V.n),
        es="una vez durante tu turno, puedes pagar {n} {c}",
    )
    rule("lasting", "{m:cost.table}", ir.Establish((V.m,), TIME), es="{m}")

    rule("cost.plain", "{m:cost.table}", ir.Static((V.m,)), es="{m}")
    rule("cost.plain", "you pay {n:pay} to play {x:self}", said_of_this(ir.Static((ir.CostChange(V.n),), zone=Zone.HAND), V.x), es="pagas {n} por jugar {x}")
    rule(
        "cost.plain",
        ("you pay {n:pay} to move a character of yours here", "you pay {n:pay} to move your characters here"),
        ir.Static((ir.Adjust(Stat.MOVE_COST, V.n),)),
        es=("pagas {n} por mover un personaje tuyo aquí", "pagas {n} por mover tus personajes aquí"),
    )
    for onto, sobre, below in (("", "", None), (" on top of {o:shifted.on}", " sobre {o}", V.o)):
        rule(
            "cost.change",
            f"you pay {{n:pay}} to shift {{x:self}}{onto}",
            said_of_this(ir.Static((ir.CostChange(V.n, doing=Doing.SHIFT, onto=below),), zone=Zone.HAND), V.x),
            es=f"pagas {{n}} por hacer Shift con {{x}}{sobre}",
        )
    rule("cost.change", "{s:cost.plain}", V.s, es="{s}")
    rule(
        "cost.change",
        ("{s:cost.plain} using [their|his|her|its] Shift ability", "{s:cost.plain} using Shift"),
        Make(ir.Static, _for_shift, _for_play, V.s),
        es=("{s} usando su habilidad de Cambio", "{s} mediante Cambio"),
    )
    rule("bare", "{s:cost.change}", V.s, es="{s}")
    rule(
        "bare",
        ("for each {n:each} , {s:cost.change}", "{s:cost.change} for each {n:each}"),
        Make(ir.Static, _scale, _unscale, V.n, V.s),
        es=("por cada {n}, {s}", "{s} por cada {n}"),
    )
    # "the next": in an effect once, in an ability each turn
    rule(
        "static",
        "{o:often} , you pay {n:pay} for the next {k:next.cards} you play this turn .",
        Make(ir.Static, _a_turn, _of_a_turn, V.o, filled(ir.CostChange, V.k, n=V.n, who=Who.YOU)),
        es="{o}, pagas {n} por {k} que juegues este turno.",
    )
    rule("verb", "~pay {n:pay} for the next {k:next.cards} you play {d:duration}", ir.Establish((filled(ir.CostChange, V.k, n=V.n, who=SUBJ),), V.d), es="~pagar {n} por {k} que juegues {d}")
    behind = ir.CostChange(0, ir.Filter(where=joined(V.k, V.s)), uses=1)
    rule("verb", "~pay {n:pay} for the next {k:next.named} {d:duration}", ir.Establish((filled(ir.CostChange, V.k, n=V.n, who=SUBJ),), V.d), es="~pagar {n} por {k} {d}")
    rule("next.named", "{k:playable!s} you play {s:sfx}", behind, es="<k:el próximo|la próxima> {k!s} {s} que juegues")
    for onto, sobre, below in (("", "", None), (" on top of {o:shifted.on}", " sobre {o}", V.o)):
        rule(
            "verb",
            f"~pay {{n:pay}} for the next {{k:next.cards}} you shift{onto} {{d:duration}}",
            ir.Establish((filled(ir.CostChange, V.k, n=V.n, who=SUBJ, doing=Doing.SHIFT, onto=below),), V.d),
            es=f"~pagar {{n}} por {{k}} con <k:el|la|los|las> que hagas Shift{sobre} {{d}}",
        )
    rule("next.cards", "{k:playable!s}", ir.CostChange(0, cards, uses=1), es="<k:el próximo|la próxima> {k!s}")
    rule("next.cards", "{u:several} {k:playable!p}", ir.CostChange(0, cards, uses=V.u), es="<k:los próximos|las próximas|los próximos|las próximas> {u} {k!p}")


# --- what players can and can't do -----------------------------------------------------------


def _theirs(condition: Any) -> Any:
    if not speaks_of(condition, THEIRS):
        raise Unfit("the condition is not about those players")
    return condition


def about_them(condition: Any) -> Any:
    """A condition about each of the players; any other belongs to the whole ability."""
    return Make(object, _theirs, lambda value: [(value,)], condition)


def _not_unless(players: Any, mod: ir.CantDo, condition: Any) -> ir.CantDo:
    return replace(mod, who=ir.PlayersWhere(players, ir.No(condition)))


def _unless(value: ir.CantDo) -> Ways:
    match value.who:
        case ir.PlayersWhere(among=players, condition=ir.No(condition=condition)):
            return [(players, replace(value, who=Who.OPPONENTS), condition)]
    return []


def _rules(g: Grammar) -> None:
    rule = g.rule
    rule("bare", "{m:table}", ir.Static((V.m,)), es="{m}")
    rule("lasting", "{m:table}", ir.Establish((V.m,), TIME), es="{m}")
    # "each … can't": Spanish denies it of any
    rule("nobody", "each [opponent|opposing player]", Who.OPPONENTS, es="ningún oponente", features="ms")
    rule("nobody", "each player", Who.ALL, es="ningún jugador", features="ms")
    rule("nobody", "each other player", Who.OTHERS, es="ningún otro jugador", features="ms")
    rule("nobody", "each {p:all.of} with {h:holding}", ir.PlayersWhere(V.p, On(Who.THEY, V.h)), es="ningún {p} con {h}", features="ms")
    rule("nobody", "each {p:all.of} who {h:held!3s}", ir.PlayersWhere(V.p, On(Who.THEY, V.h)), es="ningún {p} que {h!sub}", features="ms")
    for who, no in (("payer", "no "), ("nobody", "")):
        rule("table", f"{{w:{who}}} can't {{c:player.cant}}", filled(ir.CantDo, V.c, who=V.w), es=f"{{w}} {no}~poder@w {{c}}", head="w")
        rule(
            "table",
            f"{{w:{who}}} can't {{c:player.cant}} unless {{t:cond}}",
            Make(ir.CantDo, _not_unless, _unless, V.w, V.c, On(Who.THEY, about_them(V.t))),
            es=f"{{w}} {no}~poder@w {{c}} a menos que {{t@w!sub}}",
        )
    for word, es, chosen in (("opponent", "oponente", Who.OPPONENTS), ("player", "jugador", Who.ALL)):
        rule(
            "said",
            f"chosen {word} can't {{c:player.cant}} {{d:duration}}",
            ir.Seq((ir.ChoosePlayer(chosen, ""), ir.Establish((filled(ir.CantDo, V.c, who=ir.PlayerIn("?chosen")),), V.d))),
            es=f"un {es} elegido no puede {{c}} {{d}}",
        )
    rule("player.cant", "play {k:playable!p}", ir.CantDo(Doing.PLAY, cards=any_cards(V.k)), es="jugar {k!p}")
    rule("player.cant", "play {k:playable!p} from their discard", ir.CantDo(Doing.PLAY, cards=any_cards(V.k), zone=Zone.DISCARD), es="jugar {k!p} de su descarte")
    back = ir.CantDo(Doing.BE_RETURNED, cards=any_cards(V.k), zone=Zone.DISCARD)
    rule("player.cant", "return {k:card.desc!p} from their discard to their hand", back, es="devolver {k!p} de su descarte a su mano")
    both = (filled(ir.CantDo, V.c, who=V.w), filled(ir.CantDo, V.d, who=V.w))
    for who, no in (("payer", "no "), ("nobody", "")):
        either, either_es = f"{{w:{who}}} can't {{c:player.cant}} or {{d:player.cant}}", f"{{w}} {no}~poder@w {{c}} ni {{d}}"
        rule("bare", either, ir.Static(both), es=either_es, head="w")
        rule("lasting", either, ir.Establish(both, TIME), es=either_es, head="w")
    rule("player.cant", "shift characters on top of {k:playable!p}", ir.CantDo(Doing.SHIFT, cards=ir.Filter(where=V.k)), es="hacer Shift con personajes sobre {k!p}")
    rule("player.cant", "gain lore", ir.CantDo(Doing.GAIN_LORE), es="ganar lore")
    rule("player.cant", "lose lore", ir.CantDo(Doing.LOSE_LORE), es="perder lore")
    rule("player.cant", "ink cards", ir.CantDo(Doing.INK), es="entintar cartas")
    rule("player.cant", "draw cards", ir.CantDo(Doing.DRAW), es="robar cartas")
    rule("player.cant", "discard cards", ir.CantDo(Doing.DISCARD), es="descartar cartas")
    rule("player.cant", "sing songs", ir.CantDo(Doing.SING), es="cantar canciones")
    rule("player.cant", ("move characters to locations", "move characters"), ir.CantDo(Doing.MOVE), es=("mover personajes a localizaciones", "mover personajes"))
    rule("player.cant", "shift characters", ir.CantDo(Doing.SHIFT), es="hacer Shift con personajes")
    rule(
        "player.cant",
        ("use abilities of {k:playable!p}", "use the abilities of {k:playable!p}", "activate abilities of {k:playable!p}"),
        ir.CantDo(Doing.ACTIVATE, cards=any_cards(V.k)),
        es=("usar habilidades de {k!p}", "usar las habilidades de {k!p}", "activar habilidades de {k!p}"),
    )
    rule("player.cant", ("play more than 1 {k:playable!s} each turn", "play more than one {k:playable!s} each turn"), ir.CantDo(Doing.PLAY, cards=any_cards(V.k), most=1), es="jugar más de <k:un|una> {k!s} cada turno")
    rule("player.cant", "play more than {n:several} {k:playable!p} each turn", ir.CantDo(Doing.PLAY, cards=any_cards(V.k), most=V.n), es="jugar más de {n} {k!p} cada turno")
    rule("player.cant", ("draw more than 1 card each turn", "draw more than one card each turn"), ir.CantDo(Doing.DRAW, most=1), es="robar más de una carta cada turno")
    rule("player.cant", "draw more than {n:several} cards each turn", ir.CantDo(Doing.DRAW, most=V.n), es="robar más de {n} cartas cada turno")
    rule("table", "damage counters can't be removed", ir.CantDo(Doing.REMOVE_DAMAGE, Who.ALL), es="los contadores de daño no pueden retirarse")
    rule(
        "table",
        ("you may ink an additional card", "you may put an additional card from your hand into your inkwell facedown"),
        ir.AdditionalInk(),
        es=("puedes entintar una carta adicional", "puedes poner una carta adicional de tu mano en tu tintero boca abajo"),
    )
    rule("table", "you may ink {n:several} additional cards", ir.AdditionalInk(V.n), es="puedes entintar {n} cartas adicionales")
    rule("table", "you [may|can] ink {k:card.desc!p} from your {z:zone}", ir.InkFrom(V.z, any_cards(V.k)), es="puedes entintar {k!p} de tu {z}")
    rule("table", "you [may|can] play {k:playable!p} for free", ir.PlayFrom(Zone.HAND, any_cards(V.k), free=True), es="puedes jugar gratis {k!p}")
    rule("table", "you [may|can] play {k:playable!p} from {z:elsewhere}", ir.PlayFrom(V.z, any_cards(V.k)), es="puedes jugar {k!p} de {z}")
    _riders(g)
    rule("elsewhere", "your {z:zone}", V.z, es="tu {z}")
    rule("elsewhere", "under {x:self}", said_of_this(Zone.UNDER, V.x), es="debajo de {x}")
    rule("table", "{w:payer} ~need@w {n:number} lore to win the game", ir.LoreToWin(V.n, V.w), es="{w} ~necesitar@w {n} de lore para ganar la partida")
    for word, step, es in (("Ready", Step.READY, "preparar"), ("Set", Step.SET, "disponer"), ("Draw", Step.DRAW, "robar")):
        rule("table", f"skip your [turn 's {word}|{word}] step", ir.SkipStep(step), es=f"~saltarse:2s el paso de {es} de tu turno")
        rule("simple", f"skip your next turn 's {word} step", ir.Establish((ir.SkipStep(step),), Duration.YOUR_NEXT_TURN), es=f"~saltarse:2s el paso de {es} de tu próximo turno")
        rule("verb", f"~skip their next turn 's {word} step", ir.Establish((ir.SkipStep(step, SUBJ),), Duration.THEIR_NEXT_TURN), es=f"~saltarse el paso de {es} de su próximo turno")
        rule("table", f"{{w:payer}} ~skip@w their turn 's {word} step", ir.SkipStep(step, V.w), es=f"{{w}} ~saltarse@w el paso de {es} de su turno")
    rule("table", "{w:players} ~play@w with the top card of their deck [face up|faceup]", ir.TopFaceUp(V.w), es="{w} ~jugar@w con la carta superior de su mazo boca arriba")
    rule("table", ("play with the top card of your deck [face up|faceup]", "you play with the top card of your deck [face up|faceup]"), ir.TopFaceUp(Who.YOU), es="~jugar:2s con la carta superior de tu mazo boca arriba")
    rule(
        "table",
        "all {k:card.desc!p} in your hand [count as having|have|gain] ◉",
        ir.CountsAsInkable(Who.YOU, any_cards(V.k)),
        es="<k:todos|todas|todos|todas> <k:los|las|los|las> {k!p} de tu mano cuentan como si tuvieran ◉",
    )
    rule("table", "each turn , only one character can challenge", ir.ChallengesPerTurn(), es="cada turno, solo puede desafiar un personaje")
    rule("table", "each turn , only {n:several} characters can challenge", ir.ChallengesPerTurn(V.n), es="cada turno, solo pueden desafiar {n} personajes")
    rule(
        "table",
        ("cards enter opponents ' inkwells exerted", "cards enter your opponents ' inkwells exerted"),
        ir.InkEntersExerted(),
        es=("las cartas entran agotadas en los tinteros de los oponentes", "las cartas entran agotadas en los tinteros de tus oponentes"),
    )


def _riders(g: Grammar) -> None:
    """A permission to play cards from elsewhere that also says how they enter, or what may not be played after them."""
    rule = g.rule
    play = "you [may|can] play {k:playable!p} from {z:elsewhere}"
    play_es = "puedes jugar {k!p} de {z}"
    how = (". if you do , they enter play exerted", ". they enter play exerted", "and they enter play exerted")
    exerted = "entran en juego <k:agotados|agotadas|agotados|agotadas>"
    how_es = (f". Si lo haces, {exerted}", f". {exerted}", f", que {exerted}")
    for_a_time = (play_es + " {d}" + how_es[0], play_es + " {d}" + how_es[1], "{d}, " + play_es + how_es[2])
    rule("table", tuple(f"{play} {each}" for each in how), ir.PlayFrom(V.z, any_cards(V.k), exerted=True), es=tuple(play_es + each for each in how_es))
    rule(
        "said",
        tuple(f"{play} {{d:duration}} {each}" for each in how),
        ir.Establish((ir.PlayFrom(V.z, any_cards(V.k), exerted=True),), V.d),
        es=for_a_time,
    )
    for noun, es, kind in (
        ("characters", "personajes", (CHARACTER,)), ("items", "objetos", (ITEM,)), ("locations", "localizaciones", (LOCATION,)),
        ("actions", "acciones", (ACTION,)), ("cards", "cartas", ()),
    ):  # fmt: skip
        same = f"{noun} with the same name as {noun} you played this way"
        the = "los" if es[-2] == "o" or es == "personajes" else "las"
        same_es = f"{es} con el mismo nombre que {the} {es} que hayas jugado así"
        again = ir.Filter(where=(*kind, ir.SharesName(ir.Those("played"))))
        rule("same.again", (same, f"{same} this turn"), again, es=(same_es, f"{same_es} este turno"))
    cant = ir.CantDo(Doing.PLAY, Who.YOU, V.f)
    for first, first_es, is_exerted in (("they enter play exerted and ", f"{exerted} y ", True), ("", "", False)):
        rule(
            "lasting",
            f"{play} . if you do , {first}you can't play {{f:same.again}}",
            ir.Establish((ir.PlayFrom(V.z, any_cards(V.k), exerted=is_exerted, slot="played"), cant), TIME),
            es=f"{play_es}. Si lo haces, {first_es}no puedes jugar {{f}}",
        )


def _the_next(g: Grammar) -> None:
    """How the next card that is played enters play, and what happens to it then: only of an effect."""
    rule = g.rule
    given = ir.Apply(ir.Involved(), V.m, V.e)
    for some, some_es, uses in (("{k:playable!s}", "<k:el próximo|la próxima> {k!s}", 1), ("{u:several} {k:playable!p}", "<k:los próximos|las próximas|los próximos|las próximas> {u} {k!p}", V.u)):
        for en, es, mod in (
            ("~enter@k play exerted", "~entrar@k en juego ~agotado/a@k", ir.Enters(True, uses=uses)),
            ("~enter@k play ready", "~entrar@k en juego ~preparado/a@k", ir.Enters(ready=True, uses=uses)),
            ("~enter@k play dry", "~entrar@k en juego ~seco/a@k", ir.Enters(dry=True, uses=uses)),
            ("~enter@k play with {n:number} damage", "~entrar@k en juego con {n} de daño", ir.Enters(False, V.n, uses=uses)),
            ("~enter@k play exerted and {m:gives@k} {e:duration}", "~entrar@k en juego ~agotado/a@k y {m@k} {e}", ir.Enters(True, then=given, uses=uses)),
            ("{m:gives@k} {e:duration}", "{m@k} {e}", ir.Enters(then=given, uses=uses)),
        ):
            rule(
                "said",
                f"the next {some} you play {{d:duration}} {en}",
                ir.Establish((mod,), V.d, ir.Cards(of=Who.YOU, where=V.k)),
                es=f"{some_es} que juegues {{d}} {es}",
            )


# --- this card -------------------------------------------------------------------------------


def _doings(mods: tuple[Any, ...]) -> tuple[Doing, ...]:
    if not all(mod in (ir.Cant(Doing.QUEST), ir.Cant(Doing.CHALLENGE)) for mod in mods):
        raise Unfit("a price can be asked for questing and challenging")
    return tuple(mod.doing for mod in mods)


def _this_card(g: Grammar) -> None:
    """Rules that a card makes for itself: while it is played, and in play."""
    rule = g.rule
    rule("bare", "you can't play {x:self}", said_of_this(ir.Static((ir.Cant(Doing.PLAY),), zone=Zone.HAND), V.x), es="no puedes jugar {x}")
    rule("bare", "you [may|can] play {x:self} for free", said_of_this(ir.Static((ir.PlayFor(),), zone=Zone.HAND), V.x), es="puedes jugar gratis {x}")
    rule(
        "bare",
        "you [may|can] {c:prices} to play {x:self} for free",
        said_of_this(ir.Static((ir.PlayFor(V.c),), zone=Zone.HAND), V.x),
        es="puedes {c} para jugar gratis {x}",
    )
    rule("bare", "you [may|can] shift {x:self} for free", said_of_this(ir.Static((ir.PlayFor(shift=True),), zone=Zone.HAND), V.x), es="puedes hacer Shift gratis con {x}")
    rule(
        "bare",
        "you [may|can] {c:prices} to shift {x:self} for free",
        said_of_this(ir.Static((ir.PlayFor(V.c, True),), zone=Zone.HAND), V.x),
        es="puedes {c} para hacer Shift gratis con {x}",
    )
    rule(
        "bare",
        ("{x:yours} [may|can] move here for free", "you [may|can] move {x:yours} here for free"),
        ir.Static((ir.Allow(Leave.MOVE_FREE, as_filter(V.x)),)),
        es=("{x} pueden moverse aquí gratis", "puedes mover {x} aquí gratis"),
    )
    rule(
        "bare",
        "you may play any character with Shift on this character as if this character had any name",
        ir.Static((ir.Allow(Leave.SHIFT_ANY_NAME),)),
        es="puedes jugar cualquier personaje con Cambio sobre este personaje como si este tuviera cualquier nombre",
    )
    anything = (ir.Allow(Leave.SHIFT_ANY, any_cards(V.k, (CHARACTER,))),)
    shift_es = "~poder:2s hacer Shift con cualquier {k!s}"
    for category, inner, meaning, es in (
        ("bare", "named", ir.Static(anything, V.x), shift_es + " sobre {x}"),
        ("lasting", "one", ir.Apply(V.x, anything, TIME), "sobre {x} " + shift_es),  # the time stands behind it
        ("lasting", "group", ir.Establish(anything, TIME, V.x), shift_es + " sobre {x}"),
    ):
        rule(
            category,
            f"you [may|can] shift any {{k:playable!s}} on top of {{x:{inner}}}",
            meaning,
            es=es,
        )
    rule(
        "bare",
        "{x:who} [may|can] enter play exerted to {v:vp!base}",
        ir.Static((ir.EnterExertedTo(On(Who.YOU, V.v)),), V.x),
        es="{x} ~poder@x entrar en juego ~agotado/a@x para {v!inf}",
    )
    doings = Make(tuple, _doings, lambda value: [(tuple(map(ir.Cant, value)),)], V.d)
    rule("bare", "{x:who} can't {d:cants} unless you {p:payment}", ir.Static((ir.Price(doings, (On(Who.YOU, V.p),)),), V.x), es="{x} no ~poder@x {d@x} sin antes {p}")
    for doing, en, es in ((Doing.QUEST, "quest", "ir de aventura"), (Doing.CHALLENGE, "challenge", "desafiar")):
        rule(
            "bare",
            (f"as an additional cost to {en} with {{x:self}} , {{p:prices}}", f"as an additional cost to {en} with {{x:self}} , you must {{p:prices}}"),
            said_of_this(ir.Static((ir.Price((doing,), V.p),)), V.x),
            es=f"como coste adicional para {es} con {{x}}, debes {{p}}",
        )
    price = ir.Price(doings, (ir.InkCost(V.n),))
    rule(
        "bare",
        ("{x:who} can't {d:cants} unless you pay {n:number} ⬡", "{x:who} can't {d:cants} unless their player pays {n:number} ⬡"),
        ir.Static((price,), V.x),
        es=("{x} no ~poder@x {d@x} a menos que pagues {n} ⬡", "{x} no ~poder@x {d@x} a menos que su jugador pague {n} ⬡"),
    )
    lore = ir.Price(doings, (ir.LoreCost(V.n),))
    rule(
        "bare",
        ("{x:who} can't {d:cants} unless their player loses {n:number} lore", "{x:who} can't {d:cants} unless their player pays {n:number} lore"),
        ir.Static((lore,), V.x),
        es=("{x} no ~poder@x {d@x} a menos que su jugador pierda {n} de lore", "{x} no ~poder@x {d@x} a menos que su jugador pague {n} de lore"),
    )


def declare(g: Grammar) -> None:
    _payers(g)
    _costs(g)
    _rules(g)
    _the_next(g)
    _this_card(g)
