"""What is given or forbidden for a time, where the words for the time are woven into the clause.

"Can't ready at the start of their next turn", "must quest during their next turn if able", "takes no damage from the
challenge", "can't … unless they're at a location".  The plain case, mods and a duration, stands in `effects`.
"""

from __future__ import annotations

from typing import Any

from illumineer.text.grammar.effects import TIME
from illumineer.text.grammar.nouns import both
from illumineer.text.grammar.statics import such
from illumineer.text.grammar.table import THIS
from illumineer.text.grammar.things import as_filter
from illumineer.text.kernel import Grammar
from illumineer.text.meanings import ir
from illumineer.text.patterns import V, only, said_of_this
from illumineer.vocab import Doing, Duration

_STILL = (ir.Cant(Doing.READY_AT_START),)


_BARE = (ir.IsChallenging(), ir.IsChallenged(), ir.IsExerted(), ir.IsDamaged(), ir.IsAt())


def _is_bare(test: Any) -> bool:
    return test in _BARE or test in [ir.Not(bare) for bare in _BARE]


def as_long_as(mods: Any, test: Any) -> Any:
    """Given to a card, and true only as long as it is so: an ability of its own."""
    so = only(_is_bare, test, "said of the card that it is given to, it would mean something else")
    return (ir.GainAbility(ir.Static(mods, condition=ir.Is(ir.This(), (so,)))),)


def declare(g: Grammar) -> None:
    rule = g.rule
    rule(
        "duration",
        ("during that challenge", "during this challenge", "for this challenge"),
        Duration.THIS_CHALLENGE,
        es=("durante ese desafío", "durante este desafío", "para este desafío"),
    )
    rule(
        "duration",
        ("while {x:self} is in play", "until {x:self} leaves play", "for as long as {x:self} is in play", "as long as {x:self} is in play"),
        said_of_this(Duration.WHILE_SOURCE_IN_PLAY, V.x),
        es=("mientras {x} esté en juego", "hasta que {x} deje el juego", "mientras {x} siga en juego", "mientras {x} siga en juego"),
    )
    ready = ("can't ready at the start of [their|his|her|its] next turn", "[doesn't|don't] ready at the start of [their|his|her|its] next turn")
    es = ("no ~poder@x prepararse al inicio de su próximo turno", "no ~prepararse@x al inicio de su próximo turno")
    still = tuple(f"{{x}} {words}" for words in es)
    rule("said", tuple(f"{{x:subj1}} {words}" for words in ready), ir.Apply(V.x, _STILL, Duration.THEIR_NEXT_START), es=still)
    rule("said", tuple(f"{{x:group}} {words}" for words in ready), ir.Establish(_STILL, Duration.THEIR_NEXT_START, V.x), es=still)
    unless = ir.GainAbility(ir.Static(_STILL, condition=ir.No(ir.Is(ir.This(), (V.t,)))))
    rule(
        "said",
        tuple(f"{{x:subj1}} {words} unless [they're|he 's|she 's|it 's|they are|he is|she is|it is] {{t:be@x}}" for words in ready),
        ir.Apply(V.x, (unless,), Duration.THEIR_NEXT_START),
        es=tuple(f"{words} a menos que {{t@x!sub}}" for words in still),
    )
    for who, no in (("players", "no "), ("nobody", "")):
        rule(
            "said",
            f"{{p:{who}}} can't ready more than {{n:number}} of their characters at the start of their next turn",
            ir.Establish((ir.ReadyAtMost(V.n, V.p),), Duration.THEIR_NEXT_START),
            es=f"{{p}} {no}~poder@p preparar más de {{n}} de sus personajes al inicio de su próximo turno",
        )
    rule(
        "said",
        "{x:subj1} ~take@x no damage from the challenge",
        ir.Apply(V.x, (ir.Cant(Doing.TAKE_CHALLENGE_DAMAGE),), Duration.THIS_CHALLENGE),
        es="{x} no ~recibir@x daño en ese desafío",
    )
    # of a whole group it is said of those that can't be challenged
    rule("mods.one", "{m:mods}", V.m, es="{m}")
    for inner, whom in (("yours", as_filter(V.y)), ("self", said_of_this(THIS, V.y))):
        rule("mods.one", f"can't challenge {{y:{inner}}}", (ir.Cant(Doing.CHALLENGE, whom),), es="no ~poder desafiar a {y}")
    must = ir.Must(V.m)
    rule("said", "{x:subj1} must {m:doing} {d:duration} if able", ir.Apply(V.x, (must,), V.d), es="{x}, {d}, ~deber@x {m} si ~poder@x")
    rule(
        "said",
        "{x:subj1} {c:cans@x} and must {m:doing} {d:duration} if able",
        ir.Apply(V.x, both(V.c, (must,)), V.d),
        es="{x}, {d}, {c@x} y ~deber@x {m} si ~poder@x",
    )
    rule("lasting", "{x:subj1} {m:mods@x} while {p:be@x}", ir.Apply(V.x, as_long_as(V.m, V.p), TIME), es="{x} {m@x} mientras {p@x!sub}")
    rule("lasting", "{x:group} {m:gives@x} while {p:be@x}", ir.Establish(V.m, TIME, such(V.x, (V.p,))), es="{x} {m@x} mientras {p@x!sub}")
    rule("lasting", "{x:subj} {m:gives.each@x}", ir.Apply(V.x, V.m, TIME), es="{x} {m@x}")
    # of a group, what is given goes to the cards there are, what they can do is a standing rule (6.4.2)
    rule(
        "said",
        ("{x:group} {a:gives@x} and {b:cans@x} {d:duration}", "{d:duration} , {x:group} {a:gives@x} and {b:cans@x}"),
        ir.Seq((ir.Apply(V.x, V.a, V.d), ir.Establish(V.b, V.d, V.x))),
        es=("{x} {a@x} y {b@x} {d}", "{d}, {x} {a@x} y {b@x}"),
    )
    for inner, longer in (("cans", ir.Establish(V.b, V.e, V.x)), ("gives", ir.Apply(V.x, V.b, V.e))):
        rule(
            "said",
            f"{{x:group}} {{a:gives@x}} {{d:duration}} and {{b:{inner}@x}} {{e:duration}}",
            ir.Seq((ir.Apply(V.x, V.a, V.d), longer)),
            es="{x} {a@x} {d} y {b@x} {e}",
        )
    # "give": the verb of a player for gets and gains
    rule("verb", "~give {x:thing} {m:boons} {d:duration}", ir.Apply(V.x, V.m, V.d), es="~dar a {x} {m} {d}")
