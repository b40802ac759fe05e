"""The props: invented cards that stand around while an ability is tried, and the tools that make things happen.

A tool is an item with free abilities.  Between them the tools can bring about every kind of event that an
ability may wait for; a stage holds those that its ability needs.  None of these cards is part of a pool.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from illumineer import ir, keywords
from illumineer.vocab import CardType, Cmp, Form, Happening, Ink, Keyword, Side, Stat, Who, Zone

_H: Final = Happening
_INKS: Final = tuple(Ink)
_CHARACTER: Final = ir.IsType((CardType.CHARACTER,))
_CHARACTERS: Final = ir.Cards(where=(_CHARACTER,))
_IN_PLAY: Final = ir.Cards()


# --- people and places -----------------------------------------------------------------------


def _character(name: str, cost: int, strength: int, willpower: int, *abilities: ir.Ability) -> ir.Card:
    return ir.Card(
        name, CardType.CHARACTER, cost, _INKS[:1], "Prop", True, strength, willpower, 1, classes=("Storyborn", "Prop"),
        abilities=abilities,
    )  # fmt: skip


PLAIN: Final = _character("Extra", 2, 2, 3)
WEAK: Final = _character("Walk-On", 1, 1, 1)
STRONG: Final = _character("Strongman", 7, 7, 7)
STAR: Final = _character("Diva", 10, 3, 6)
ITEM: Final = ir.Card("Lantern", CardType.ITEM, 1, _INKS[:1], "Prop")
LOCATION: Final = ir.Card("Backdrop", CardType.LOCATION, 1, _INKS[:1], "Prop", willpower=6, lore=1, move_cost=1)
ELSEWHERE: Final = ir.Card("Green Room", CardType.LOCATION, 2, _INKS[:1], "Prop", willpower=4, lore=0, move_cost=2)
ACTION: Final = ir.Card(
    "Cue", CardType.ACTION, 1, _INKS[:1], "Prop",
    abilities=(ir.ActionEffect(ir.Apply(ir.Chosen(_CHARACTERS), (ir.Adjust(Stat.STRENGTH, 1),))),),
)  # fmt: skip
DART: Final = ir.Card(
    "Dart", CardType.ACTION, 1, _INKS[:1], "Prop", abilities=(ir.ActionEffect(ir.Deal(1, ir.Chosen(_CHARACTERS))),)
)
SONGS: Final = {
    cost: ir.Card(
        f"Song of {cost}", CardType.ACTION, cost, _INKS[:1], "Prop",
        abilities=(ir.ActionEffect(ir.GainLore(1)),), song=True,
    )
    for cost in range(1, 11)
}  # fmt: skip
"""A song for each cost."""
CHORUSES: Final = {
    n: replace(song, name=f"Chorus of {n}", abilities=(ir.KeywordAbility(Keyword.SING_TOGETHER, n), *song.abilities))
    for n, song in SONGS.items()
}
"""For each number a song with Sing Together that asks for so much."""
GUARD: Final = _character("Doorkeeper", 3, 2, 4, ir.KeywordAbility(Keyword.BODYGUARD))
FLYER: Final = _character("Wirewalker", 3, 2, 3, ir.KeywordAbility(Keyword.EVASIVE))
BOOSTED: Final = _character("Stacker", 3, 2, 4, ir.KeywordAbility(Keyword.BOOST, 1))
HELPER: Final = _character("Prompter", 2, 2, 3, ir.KeywordAbility(Keyword.SUPPORT))
HECKLER: Final = _character(
    "Heckler", 2, 2, 3, ir.Activated((), ir.Exert(ir.Chosen(_CHARACTERS)), limit=1, name="Boo")
)

PEOPLE: Final = (PLAIN, WEAK, STRONG, STAR, GUARD, FLYER, BOOSTED, HELPER, HECKLER)


# --- what lends a quality --------------------------------------------------------------------


def _banner(name: str, *mods: ir.Mod) -> ir.Card:
    yours = ir.Cards(of=Who.YOU, where=(_CHARACTER,))
    return ir.Card(name, CardType.ITEM, 1, _INKS[:1], "Prop", abilities=(ir.Static(mods, yours),))


STATS: Final[dict[tuple[Stat, int], ir.Card]] = {
    (stat, n): _banner(f"Padding {stat.name} {n}", ir.Adjust(stat, n))
    for stat, n in (
        (Stat.STRENGTH, 4), (Stat.STRENGTH, -2), (Stat.WILLPOWER, 4), (Stat.WILLPOWER, -1), (Stat.LORE, 2),
        (Stat.LORE, -1),
    )
}  # fmt: skip
"""Items that raise or lower a characteristic of the characters of their player."""
KEYWORDS: Final[dict[Keyword, ir.Card]] = {
    keyword: _banner(f"Costume {keyword.name}", ir.Gain(keyword, 1))
    for keyword, known in keywords.OF.items()
    if known.in_play and known.form != Form.COSTS
}
"""For each keyword that can be gained, an item that gives it to the characters of its player."""


# --- tools -----------------------------------------------------------------------------------


def _tool(name: str, effect: ir.Effect) -> ir.Card:
    return ir.Card(
        name, CardType.ITEM, 1, _INKS[:1], "Prop", abilities=(ir.Activated((), effect, limit=2, name="Use"),)
    )


def _a(cards: ir.Cards) -> ir.Chosen:
    return ir.Chosen(cards)


_HAND: Final = ir.Cards((Zone.HAND,), Who.YOU)
_DISCARD: Final = ir.Cards((Zone.DISCARD,), Who.YOU)
_DAMAGED: Final = ir.Cards(where=(ir.IsDamaged(),))

_SOLID: Final = ir.Cards(where=(ir.HasStat(Stat.WILLPOWER, Cmp.GE, 1),))
HURT: Final = _tool("Mallet", ir.Modal((ir.Deal(1, _a(_SOLID)), ir.Deal(4, _a(_SOLID)))))
KILL: Final = _tool("Trapdoor", ir.Banish(_a(_IN_PLAY)))
BOUNCE: Final = _tool("Hook", ir.Put(_a(_IN_PLAY), ir.Place(Zone.HAND)))
HEAL: Final = _tool("Bandage", ir.RemoveDamage(1, _a(_DAMAGED), up_to=False))
SHARE: Final = _tool("Sponge", ir.MoveDamage(1, _a(_DAMAGED), _a(_CHARACTERS)))
TIRE: Final = _tool("Lullaby Box", ir.Exert(_a(_CHARACTERS)))
WAKE: Final = _tool("Bell", ir.Ready(_a(_CHARACTERS)))
DRAW: Final = _tool("Drawer", ir.Draw(1))
DROP: Final = _tool("Chute", ir.Discard(_a(_HAND)))
RAID: Final = _tool(
    "Long Arm",
    ir.EachPlayer(
        Who.OPPONENTS, (ir.Discard(ir.Chosen(ir.Cards((Zone.HAND,), Who.THEY), 2, up_to=True, by=Who.THEY)),)
    ),
)
MILL: Final = _tool("Fan", ir.Put(ir.Top(1), ir.Place(Zone.DISCARD)))
FETCH: Final = _tool("Crane", ir.Put(_a(_DISCARD), ir.Place(Zone.HAND)))
TAKE: Final = _tool("Rake", ir.Put(ir.Top(1), ir.Place(Zone.HAND)))
INK: Final = _tool("Inkpot", ir.Put(ir.Top(1), ir.Place(Zone.INKWELL, exerted=True)))
LORE: Final = _tool("Quill", ir.Modal((ir.GainLore(1), ir.GainLore(4))))
DRIP: Final = _tool("Pipette", ir.Modal((ir.GainInkDrops(1), ir.GainInkDrops(3))))
LEAK: Final = _tool("Blotter", ir.Modal((ir.LoseInkDrops(1), ir.LoseInkDrops(3))))
DRAIN: Final = _tool("Eraser", ir.Modal((ir.LoseLore(1), ir.LoseLore(3))))
WELL: Final = ir.Card(
    "Leaky Inkpot", CardType.ITEM, 1, _INKS[:1], "Prop",
    abilities=(
        ir.Triggered(
            (ir.Event(_H.TURN_STARTED, player=Who.YOU),), ir.Put(ir.Top(1), ir.Place(Zone.INKWELL, exerted=True))
        ),
    ),
)  # fmt: skip
"""Exerted ink at the start of the turn, when all other ink is ready."""
TUCK: Final = _tool(
    "Trunk", ir.Put(ir.Top(1), ir.Place(Zone.UNDER, under=_a(ir.Cards(of=Who.YOU, where=(_CHARACTER,)))))
)
CARRY: Final = _tool(
    "Litter",
    ir.MoveTo(
        _a(ir.Cards(of=Who.YOU, where=(_CHARACTER,))),
        _a(ir.Cards(of=Who.YOU, where=(ir.IsType((CardType.LOCATION,)),))),
    ),
)
SHOW: Final = _tool("Spotlight", ir.Reveal(ir.Top(1)))
MIX: Final = _tool("Drum", ir.Put(_a(_DISCARD), ir.Place(Zone.DECK, Side.SHUFFLE)))
_IN_HAND: Final = ir.Cards((Zone.HAND,), Who.YOU, (_CHARACTER,))
CALL: Final = _tool("Call Sheet", ir.Modal((ir.Play(_a(_IN_HAND)), ir.Play(_a(_IN_HAND), exerted=True))))

TOOLS: Final[dict[Happening, tuple[ir.Card, ...]]] = {
    _H.BANISHED: (KILL, HURT),
    _H.LEFT_PLAY: (KILL, BOUNCE),
    _H.BANISHES: (HURT,),
    _H.DAMAGE_DEALT: (HURT,),
    _H.DAMAGE_TAKEN: (HURT, SHARE),
    _H.DAMAGE_REMOVED: (HURT, HEAL),
    _H.DAMAGE_MOVED: (HURT, SHARE),
    _H.MOVED: (CARRY,),
    _H.EXERTED: (TIRE,),
    _H.READIED: (TIRE, WAKE),
    _H.CHOSEN: (HURT, TIRE),
    _H.RETURNED_TO_HAND: (BOUNCE,),
    _H.PUT_UNDER: (TUCK,),
    _H.DREW: (DRAW,),
    _H.DISCARDED: (DROP, RAID),
    _H.DISCARDS: (DROP, RAID),
    _H.PUT_INTO_DISCARD: (DROP, KILL, MILL),
    _H.PUTS_INTO_DISCARD: (MILL,),
    _H.LEFT_DISCARD: (FETCH, MIX),
    _H.RETURNED_FROM_DISCARD: (FETCH,),
    _H.PUT_INTO_INKWELL: (INK,),
    _H.LORE_GAINED: (LORE,),
    _H.INK_DROPS_GAINED: (DRIP,),
    _H.INK_DROPS_USED: (DRIP,),
    _H.INK_DROPS_LOST: (DRIP, LEAK),
    _H.LORE_LOST: (DRAIN,),
    _H.REVEALED: (SHOW,),
    _H.SHUFFLED: (MIX,),
    _H.PUT_ON_DECK: (MIX,),
    _H.PUT_INTO_HAND: (FETCH, TAKE),
    _H.PLAYED: (CALL,),
    _H.ENTERED: (CALL,),
    _H.ABILITY_USED: (LORE,),
}
"""What brings about each kind of event, besides the turn actions."""

_ALL_TOOLS: Final = {tool.name: tool for tools in TOOLS.values() for tool in tools}

CARDS: Final[tuple[ir.Card, ...]] = (
    *PEOPLE, ITEM, LOCATION, ELSEWHERE, ACTION, DART, *SONGS.values(), *CHORUSES.values(), *STATS.values(), WELL,
    *KEYWORDS.values(), *_ALL_TOOLS.values(),
)  # fmt: skip
