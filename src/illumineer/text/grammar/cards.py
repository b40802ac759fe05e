"""Cards outside play: what they are, where they lie, and which of them are meant.

- `card.kind`: a noun with "card" ("Hero character card with cost 3 or less"): a tuple of tests; `card.desc` also takes a
  bare "card"; `playable` is said of cards that are played ("a character with cost 3 or less");
- `pile`: whose zone ("your discard"): `Cards` without tests; `card.in`: such cards there;
- `pick.pile`: cards that somebody picks there, or all of them; `pick.hand`, `pick.seen`, `pick.deck`, `pick.play` the same
  where the words leave the zone out, because the verb says it;
- `top`: the top of a deck; `hidden`: whatever can be looked at or revealed.

Where cards are put is in `places`.
"""

from __future__ import annotations

from typing import Any

from illumineer.ir.base import rewrite
from illumineer.text.grammar.nouns import described, first_described, followed
from illumineer.text.grammar.things import ACTION, CHARACTER, ITEM, LOCATION, either, it, pick, pick_at_random
from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import SUBJ, Make, Rest, V, Ways, quiet
from illumineer.vocab import Happening, Who, Zone

HAND = (Zone.HAND,)
DECK = (Zone.DECK,)

# "Chosen player's …" in a noun phrase: `chooses` says who is chosen in front of the whole verb.
PICKED = ir.PlayerIn("!one of")  # with the players, one of whom is chosen
CHOSEN = {Who.ALL: ir.PlayerIn("!player"), Who.OPPONENTS: ir.PlayerIn("!opponent"), Who.OTHERS: ir.PlayerIn("!other")}


def _splits(value: tuple[Any, ...]) -> Ways:
    return [(value[:i], value[i:]) for i in range(len(value))]


def joined(left: Any, right: Any) -> Any:
    """Two tuples of tests, the first perhaps empty."""
    return Make(tuple, lambda a, b: a + b, _splits, left, right)


def _lies(value: ir.Cards) -> Ways:
    return [] if Zone.PLAY in value.zones else [(ir.Cards(value.zones, value.of), value.where)]


def lying(pile: Any, where: Any) -> Any:
    """The cards of a pile that pass."""
    return Make(ir.Cards, lambda pile, where: ir.Cards(pile.zones, pile.of, where), _lies, pile, where)


def _chooses(verb: Any) -> Any:
    for who, mark in CHOSEN.items():
        named = _instead(verb, mark, ir.PlayerIn("?chosen"))
        if named != verb:
            return ir.Seq((ir.ChoosePlayer(who, "", SUBJ), named))
    return verb


def _instead(tree: Any, old: ir.PlayerIn, new: ir.PlayerIn) -> Any:
    return rewrite(tree, lambda node: new if node == old else None)


def _chose(value: Any) -> Ways:
    match value:
        case ir.Seq(parts=(ir.ChoosePlayer() as choice, verb)):
            for who, mark in CHOSEN.items():
                if choice.who == who:
                    return [(_instead(verb, ir.PlayerIn(choice.slot), mark),)]
    return [(value,)]


def chooses(verb: Any) -> Any:
    """A verb phrase; a player who is chosen in one of its noun phrases is chosen before it."""
    return Make(object, _chooses, _chose, verb)


def _kinds(g: Grammar) -> None:
    rule = g.rule
    rule("card.noun", "{n:noun!s} ~card", (V.n,), es="~carta de {n!s}", features="fn")
    rule("card.core", "{a:own.noun!s} or {b:type!s} ~card", first_described(V.a, (V.b,)), es="~carta de {a!s} o {b!s}", features="fn")
    rule("card.noun", "{a:adj} {c:a.card}", quiet((V.a,), V.c), es="{c} {a@c}", head="c")
    for word, test, es in (
        ("character", CHARACTER, "personaje"), ("item", ITEM, "objeto"), ("location", LOCATION, "localización"),
        ("action", ACTION, "acción"), ("song", ir.IsSong(), "canción"),
    ):  # fmt: skip
        rule("card.noun", f"non-{word} ~card", (ir.Not(test),), es=f"~carta | que no ~sea de {es}", features="fn")
    rule("card.core", "{k:card.noun}", V.k, es="{k}")
    rule("card.core", "{a:adj} {k:card.core}", described(V.a, V.k), es="{k} {a@k}", head="k")
    rule("card.one", "{k:card.core}", V.k, es="{k}")
    rule("card.one", "{k:card.core} {s:sfx}", followed(V.k, V.s), es="{k} {s@k!sub}")
    rule("card.one", "{c:a.card} {s:sfx}", quiet(V.s, V.c), es="{c} {s@c!sub}", head="c")
    rule("card.one", "{k:card.core} {s:played.so}", followed(V.k, V.s), es="{k} {s@k!sub}")
    rule("card.one", "{c:a.card} {s:played.so}", quiet(V.s, V.c), es="{c} {s@c!sub}", head="c")
    played = ir.Did(ir.Event(Happening.PLAYED, player=Who.YOU))
    for words in ("you played this turn", "you've played this turn"):
        rule("played.now", words, played, es="que hayas jugado este turno")
    rule("played.so", "{p:played.now}", (V.p,), es="{p}")
    rule("played.so", "{p:played.now} {s:sfx}", (V.p, Rest(V.s)), es="{s} {p}")
    rule("card.kind", "{k:card.one}", V.k, es="{k}")
    rule("card.kind", "{a:card.one} or a {b:card.one}", either(V.a, V.b), es="{a} o una {b}", kin="one kind or another")
    rule("card.desc", "{k:card.kind}", V.k, es="{k}")
    rule("card.desc", "~card", (), es="~carta", features="fn")
    rule("playable", "{k:core}", V.k, es="{k}")
    rule("playable", "{k:core} {s:sfx}", followed(V.k, V.s), es="{k} {s@k!sub}")
    rule("playable", "{k:card.desc}", V.k, es="{k}")


def _piles(g: Grammar) -> None:
    rule = g.rule
    rule("pile", "{w:whose} {z:zone}", ir.Cards((V.z,), V.w), es="{w} {z}", head="z")
    rule("pile", "{w:whose} {a:zone} or {b:zone}", ir.Cards((V.a, V.b), V.w), es="{w} {a} o <again:to> {w} {b}", head="a")
    rule("pile", "any {z:zone}", ir.Cards((V.z,), Who.ALL), es="cualquier {z}", head="z")
    rule("pile", "{w:whom} {z:zone}", ir.Cards((V.z,), V.w), es="<z:el|la> {z} de {w}", head="z")
    for word, es, who in (("player", "jugador", Who.ALL), ("opponent", "oponente", Who.OPPONENTS)):
        rule("whom", f"chosen {word} 's", CHOSEN[who], es=f"un {es} elegido")
        rule("whom", f"each {word} 's", who, es=f"cada {es}")
    rule("whom", "your opponent 's", Who.OPPONENTS, es="tu oponente")
    for word, pointer in (("their", "them"), ("its", "it")):
        rule("whom", f"{word} player 's", ir.PlayerOf(it(pointer)), es="su jugador")
    rule("whom", "[that player|that opponent] 's", ir.PlayerIn("?that player"), es="ese jugador")
    for desc, category in (("card.desc", "card.from"), ("playable", "card.in.play")):
        rule(category, f"{{d:{desc}}} from {{z:pile}}", lying(V.z, V.d), es="{d} de {z}", head="d")
        rule(category, f"{{k:{desc}}} from {{z:pile}} {{s:sfx}}", lying(V.z, joined(V.k, V.s)), es="{k} {s@k!sub} de {z}", head="k")
    for inner in ("card.from", "card.its"):
        rule("card.in", f"{{c:{inner}}}", V.c, es="{c}")
    # somebody has such cards there; they are the cards of that zone; however many there are; there are some
    for category, pile, es in (("card.held", "pile.had", "en"), ("card.its", "pile", "de"), ("card.there", "pile", "que haya en"), ("card.lying", "pile", "en")):
        rule(category, f"{{d:card.desc}} in {{z:{pile}}}", lying(V.z, V.d), es=f"{{d}} {es} {{z}}", head="d")
        rule(category, f"{{k:card.desc}} in {{z:{pile}}} {{s:sfx}}", lying(V.z, joined(V.k, V.s)), es=f"{{k}} {{s@k!sub}} {es} {{z}}", head="k")
    for inner in ("card.from", "card.lying", "card.most"):
        rule("card.some", f"{{c:{inner}}}", V.c, es="{c}")
    for inner in ("card.from", "card.its", "card.most"):
        rule("card.of", f"{{c:{inner}}}", V.c, es="{c}")
    # A player has cards «en la mano».
    rule("pile.had", "{w:whose} {z:the.hand}", ir.Cards((V.z,), V.w), es="{z}", head="z")
    rule("pile.had", "{w:whose} {z:zone.else}", ir.Cards((V.z,), V.w), es="{w} {z}", head="z")
    rule("pile.had", "{w:whose} {a:zone} or {b:zone}", ir.Cards((V.a, V.b), V.w), es="{w} {a} o <again:to> {w} {b}", head="a")
    rule("pile.had", "any {z:zone}", ir.Cards((V.z,), Who.ALL), es="cualquier {z}", head="z")
    rule("pile.had", "{w:whom} {z:zone}", ir.Cards((V.z,), V.w), es="<z:el|la> {z} de {w}", head="z")
    rule("the.hand", "hand", Zone.HAND, es="la mano", features="fs")
    for word, zone, es in (("discard", Zone.DISCARD, "descarte"), ("inkwell", Zone.INKWELL, "tintero"), ("deck", Zone.DECK, "mazo")):
        rule("zone.else", word, zone, es=es, features="ms")


def _picked(g: Grammar, category: str, desc: str, cards: Any, every: bool = True) -> None:
    """Every way of picking from cards that a phrase describes, or all of them."""
    rule = g.rule
    rule(category, f"{{q:some}} {{d:{desc}%q}}", pick(V.q, cards, SUBJ), es="{q} {d%q}", head="d")
    rule(category, f"chosen {{d:{desc}}}", ir.Chosen(cards, by=SUBJ), es="<d:un|una> {d<} a tu elección {d>}")
    if every:
        rule(category, f"{{q:every}} {{d:{desc}%q}}", quiet(cards, V.q), es="{q} {d%q}", head="d")


def half(cards: ir.Cards, up: bool) -> ir.Chosen:
    """Half of the cards, which their player picks."""
    n = ir.Count(cards)
    return ir.Chosen(cards, ir.Per(ir.Plus(n, 1) if up else n, 2), by=SUBJ)


def _picks(g: Grammar) -> None:
    rule = g.rule
    for category in ("pick.pile", "pick.hand", "pick.seen"):
        rule(category, f"{{a:{category}.one}}", V.a, es="{a}")
        rule(
            category,
            f"{{a:{category}.one}} and {{b:{category}.one}}",
            ir.Together((V.a, V.b)),
            es="{a} y {b}",
            features="p",
        )
    rule("pick.hand", "{a:pick.hand.one} from {h:own.hand}", quiet(V.a, V.h), es="{a} de {h}")
    _picked(g, "pick.pile.one", "card.in", V.d)
    rule(
        "pick.pile",
        "{p:some} {a:card.desc%p} and {q:some} {b:card.desc%q} from {z:pile}",
        ir.Together((pick(V.p, lying(V.z, V.a), SUBJ), pick(V.q, lying(V.z, V.b), SUBJ))),
        es="{p} {a%p} y {q} {b%q} de {z}",
        features="fp",
    )
    _picked(g, "pick.play", "playable", ir.Cards(HAND, SUBJ, V.d))
    _picked(g, "pick.play", "card.in.play", V.d)
    _picked(g, "pick.hand.one", "card.kind", ir.Cards(HAND, SUBJ, V.d))
    _picked(g, "pick.seen.one", "card.kind", ir.Among("?seen", V.d))
    _picked(g, "pick.deck", "card.desc", ir.Cards(DECK, SUBJ, V.d), every=False)
    # --- cards that nothing is said of
    rule("a.card", "~card", None, es="~carta", features="fn")
    hand = ir.Cards(HAND, SUBJ)
    rule(
        "pick.pile.one",
        ("{q:some} {c:a.card%q} at random from {z:pile}", "{q:some} {c:a.card%q} from {z:pile} at random"),
        quiet(pick_at_random(V.q, V.z, SUBJ), V.c),
        es="{q} {c%q} al azar de {z}",
        head="c",
        kin="at random",
    )
    rule("pick.hand.one", "{q:some} {c:a.card%q} at random", quiet(pick_at_random(V.q, hand, SUBJ), V.c), es="{q} {c%q} al azar", head="c", kin="at random")
    rule("pick.hand.one", "{q:some} {c:a.card%q}", quiet(pick(V.q, hand, SUBJ), V.c), es="{q} {c%q}", head="c")
    rule("pick.hand.one", "half the cards in {o:own.hand} , rounded down", quiet(half(hand, False), V.o), es="la mitad de las cartas de {o}, redondeando hacia abajo", features="fp")
    rule("pick.hand.one", "half the cards in {o:own.hand} , rounded up", quiet(half(hand, True), V.o), es="la mitad de las cartas de {o}, redondeando hacia arriba", features="fp")
    for of, es, by in (("your", "a tu elección", Who.YOU), ("their", "a su elección", SUBJ)):
        rule("pick.hand.one", f"{{q:some}} {{d:card.desc%q}} of {of} choice", pick(V.q, ir.Cards(HAND, SUBJ, V.d), by), es=f"{{q}} {{d<%q}} {es} {{d>}}", head="d", kin="of their choice")
    seen = ir.Among("?seen", V.d)
    there = ("[from there|from among them|from it]", "revealed this way")
    there_es = ("{q} {d%q} de entre ellas", "{q} {d<%q} <d:revelado|revelada|revelados|reveladas> así {d>}")
    rule("pick.play", tuple(f"{{q:some}} {{d:playable%q}} {words}" for words in there), pick(V.q, seen, SUBJ), es=there_es, head="d", kin="from among them")
    for word, zone in (("discard", Zone.DISCARD), ("hand", Zone.HAND), ("inkwell", Zone.INKWELL)):
        arrived = ir.Among(f"?way put {zone.name}", V.d)
        rule("pick.seen.one", f"{{q:some}} {{d:card.desc%q}} put [into|in] {{o:own.{word}}} this way", quiet(pick(V.q, arrived, SUBJ), V.o), es="{q} {d%q} <d:puesta|puesta|puestas|puestas> así en {o}", head="d", kin="put there this way")
    them = ir.Among("?seen")
    rule("pick.seen.one", ("[one|1]", "a card"), ir.Chosen(them, by=SUBJ), es=("<it:uno|una> {^unsaid}", "una carta"), features="fs", kin="so many of them")
    rule("pick.seen.one", "{q:some.n}", pick(V.q, them, SUBJ), es="{q}", features="fp", kin="so many of them")
    rule("pick.other", "[one|1]", ir.Chosen(them, by=SUBJ), es="<it:otro|otra> {^unsaid}", features="fs", kin="so many of them")
    # --- with words that say among which: they go with verbs that are said of cards of a zone as well
    rule("pick.seen.one", "{x:pick.there}", V.x, es="{x}")
    rule("pick.there", tuple(f"{{q:some}} {{d:card.desc%q}} {words}" for words in there), pick(V.q, seen, SUBJ), es=there_es, head="d", kin="from among them")
    rule("pick.there", "[one|1] of [them|those cards]", ir.Chosen(them, by=SUBJ), es="<it:uno|una> de <it:ellos|ellas|ellos|ellas> {^unsaid}", features="fs", kin="so many of them")
    rule("pick.there", "{q:some.n} of [them|those cards]", pick(V.q, them, SUBJ), es="{q} de <it:ellos|ellas|ellos|ellas> {^unsaid}", features="fp", kin="so many of them")
    rule("pick.there", "any number of [them|those cards]", ir.Chosen(them, None, by=SUBJ), es="cualquier cantidad de <it:ellos|ellas|ellos|ellas> {^unsaid}", features="fp")
    rule("pick.there", "{x:revealed.all}", V.x, es="{x}")
    rule(
        "revealed.all",
        ("revealed {d:card.kind!p}", "all revealed {d:card.kind!p}", "[all|all the] {d:card.kind!p} revealed this way"),
        seen,
        es=("las {d!p} reveladas", "todas las {d!p} reveladas", "todas las {d!p} reveladas así"),
    )
    rule("pick.there", "each {d:card.kind!s} revealed this way", seen, es="cada {d<!s} revelada así {d>}", features="fs")
    # --- the top of a deck
    rule("top", "the top card of {z:deck}", ir.Top(1, V.z), es="la carta superior de {z}", features="fs")
    rule("top", "the top {n:several} cards of {z:deck}", ir.Top(V.n, V.z), es="las {n} cartas superiores de {z}", features="fp")
    rule("top", "the top card", ir.Top(1, SUBJ), es="la carta superior", features="fs")
    rule("top", "a card from the top of {z:deck}", ir.Top(1, V.z), es="una carta de la parte superior de {z}", features="fs")
    rule(
        "top",
        "a number of cards from the top of {z:deck} equal to {n:equal}",
        ir.Top(V.n, V.z),
        es="una cantidad de cartas de la parte superior de {z} igual a {n}",
        features="fp",
    )
    rule("deck", "{w:whose} deck", V.w, es="{w} mazo")
    rule("deck", "{w:whom} deck", V.w, es="el mazo de {w}")
    # --- under a card
    under = "[from under|that were under|under] {x:below}"
    rule("pick.pile.one", f"{{q:every}} {{c:a.card%q}} {under}", quiet(ir.Under(V.x), V.q, V.c), es="{q} {c%q} de debajo de {x}", head="c", kin="from under")
    rule("pick.pile.one", f"{{q:some}} {{c:a.card%q}} {under}", quiet(pick(V.q, ir.Under(V.x), SUBJ), V.c), es="{q} {c%q} de debajo de {x}", head="c", kin="from under")
    rule(
        "pick.pile.one",
        "[a|1|one] card [from under|under] one of {d:one.of.inplay}",
        ir.Chosen(ir.Under(V.d), by=SUBJ),
        es="una carta de debajo de <d:uno|una|uno|una> de {d}",
        features="fs",
        kin="from under",
    )
    rule("below", "{x:one}", V.x, es="{x}", kin="below")
    rule("below", "{x:group}", V.x, es="{x}", kin="below")
    for inner in ("chosen", "self", "ref.obj"):
        rule("one", f"{{x:{inner}}}", V.x, es="{x}")
    # --- what can be looked at
    rule("hidden", "{x:top}", V.x, es="{x}")
    rule("hidden", "{z:pile}", V.z, es="{z}")
    rule("hidden", "[the|all|all the] cards in {z:pile}", V.z, es="las cartas de {z}", features="fp")


def declare(g: Grammar) -> None:
    _kinds(g)
    _piles(g)
    _picks(g)
