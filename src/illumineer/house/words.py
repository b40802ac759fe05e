"""The words that house cards are written with: short functions, so that a card reads like its text.

Here: the card types, the noun phrases and the sentence patterns that many cards share.  What only
one card says is written in plain IR on that card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from illumineer import ir
from illumineer.vocab import CardType, Cmp, Doing, Duration, Happening, Ink, Keyword, Side, Stat, Who, Zone

AMBER: Final = Ink.AMBER
AMETHYST: Final = Ink.AMETHYST
EMERALD: Final = Ink.EMERALD
RUBY: Final = Ink.RUBY
SAPPHIRE: Final = Ink.SAPPHIRE
STEEL: Final = Ink.STEEL

YOU: Final = Who.YOU
OPPONENTS: Final = Who.OPPONENTS
THEY: Final = Who.THEY
ALL: Final = Who.ALL

# --- the cards -------------------------------------------------------------------------------


def _inks(ink: Ink | tuple[Ink, ...]) -> tuple[Ink, ...]:
    return ink if isinstance(ink, tuple) else (ink,)


def character(
    name: str,
    version: str,
    *,
    cost: int,
    ink: Ink | tuple[Ink, ...],
    stats: tuple[int, int, int],
    classes: str,
    abilities: Sequence[ir.Ability] = (),
    inkwell: bool = True,
    copies: int | None = None,
) -> ir.Card:
    """A character; `stats` are strength, willpower and lore, `classes` the words of its type line."""
    strength, willpower, lore = stats
    return ir.Card(
        name=name,
        version=version,
        type=CardType.CHARACTER,
        cost=cost,
        inks=_inks(ink),
        inkwell=inkwell,
        strength=strength,
        willpower=willpower,
        lore=lore,
        classes=tuple(classes.split()),
        abilities=tuple(abilities),
        max_copies=copies,
    )


def action(
    name: str,
    *,
    cost: int,
    ink: Ink | tuple[Ink, ...],
    effect: ir.Effect,
    abilities: Sequence[ir.Ability] = (),
    inkwell: bool = True,
) -> ir.Card:
    """An action; `abilities` are those that work while it is played."""
    return ir.Card(
        name=name,
        type=CardType.ACTION,
        cost=cost,
        inks=_inks(ink),
        inkwell=inkwell,
        abilities=(*abilities, ir.ActionEffect(effect)),
    )


def song(
    name: str,
    *,
    cost: int,
    ink: Ink | tuple[Ink, ...],
    effect: ir.Effect,
    together: int = 0,
    inkwell: bool = True,
) -> ir.Card:
    """A song; `together` is the number of Sing Together."""
    keywords = (ir.KeywordAbility(Keyword.SING_TOGETHER, together),) if together else ()
    return ir.Card(
        name=name,
        type=CardType.ACTION,
        cost=cost,
        inks=_inks(ink),
        inkwell=inkwell,
        song=True,
        abilities=(*keywords, ir.ActionEffect(effect)),
    )


def item(
    name: str,
    *,
    cost: int,
    ink: Ink | tuple[Ink, ...],
    abilities: Sequence[ir.Ability],
    inkwell: bool = True,
    copies: int | None = None,
) -> ir.Card:
    return ir.Card(
        name=name,
        type=CardType.ITEM,
        cost=cost,
        inks=_inks(ink),
        inkwell=inkwell,
        abilities=tuple(abilities),
        max_copies=copies,
    )


def location(
    name: str,
    version: str,
    *,
    cost: int,
    ink: Ink | tuple[Ink, ...],
    move: int,
    willpower: int,
    lore: int,
    abilities: Sequence[ir.Ability] = (),
    inkwell: bool = True,
) -> ir.Card:
    return ir.Card(
        name=name,
        version=version,
        type=CardType.LOCATION,
        cost=cost,
        inks=_inks(ink),
        inkwell=inkwell,
        willpower=willpower,
        lore=lore,
        move_cost=move,
        abilities=tuple(abilities),
    )


# --- keywords --------------------------------------------------------------------------------


def keyword(word: Keyword, n: int = 0) -> ir.KeywordAbility:
    return ir.KeywordAbility(word, n)


def shift(ink: int) -> ir.ShiftAbility:
    """Shift N: for N ink onto one of your characters of the same name."""
    return ir.ShiftAbility((ir.InkCost(ink),))


# --- tests and noun phrases ------------------------------------------------------------------

CHARACTER: Final = ir.IsType((CardType.CHARACTER,))
ITEM: Final = ir.IsType((CardType.ITEM,))
LOCATION: Final = ir.IsType((CardType.LOCATION,))
ACTION: Final = ir.IsType((CardType.ACTION,))
SONG: Final = ir.IsSong()
OTHER: Final = ir.IsOther()
DAMAGED: Final = ir.IsDamaged()
EXERTED: Final = ir.IsExerted()
HERE: Final = ir.IsAt(ir.This())

THIS: Final = ir.This()
THIS_CARD: Final = ir.Filter(where=(ir.IsThis(),))


def a(*words: str) -> ir.HasClass:
    """ "A Pirate": has one of the classifications."""
    return ir.HasClass(words)


def cost_or_less(n: ir.Amount) -> ir.HasStat:
    return ir.HasStat(Stat.COST, Cmp.LE, n)


def strength_or_more(n: ir.Amount) -> ir.HasStat:
    return ir.HasStat(Stat.STRENGTH, Cmp.GE, n)


def any_card(of: ir.Player, *tests: ir.Test) -> ir.Filter:
    """A card of those players, as the pattern of an event."""
    return ir.Filter(of, tests)


def your(*tests: ir.Test) -> ir.Cards:
    """Your characters that pass."""
    return ir.Cards(of=YOU, where=(CHARACTER, *tests))


def opposing(*tests: ir.Test) -> ir.Cards:
    """Opposing characters that pass."""
    return ir.Cards(of=OPPONENTS, where=(CHARACTER, *tests))


def cards_in(zone: Zone, of: ir.Player = YOU, *tests: ir.Test) -> ir.Cards:
    return ir.Cards((zone,), of, tests)


def chosen(*tests: ir.Test, slot: str = "") -> ir.Chosen:
    """A chosen card in play that passes ("chosen item")."""
    return ir.Chosen(ir.Cards(where=tests), slot=slot)


def chosen_character(*tests: ir.Test, slot: str = "") -> ir.Chosen:
    return chosen(CHARACTER, *tests, slot=slot)


def your_character(*tests: ir.Test, slot: str = "") -> ir.Chosen:
    return ir.Chosen(your(*tests), slot=slot)


def opposing_character(*tests: ir.Test, slot: str = "") -> ir.Chosen:
    return ir.Chosen(opposing(*tests), slot=slot)


def from_hand(*tests: ir.Test, n: ir.Amount = 1, of: ir.Player = YOU, slot: str = "") -> ir.Chosen:
    """ "Choose … from your hand"; whoever's hand it is chooses."""
    return ir.Chosen(cards_in(Zone.HAND, of, *tests), n, by=of, slot=slot)


def from_discard(*tests: ir.Test, slot: str = "") -> ir.Chosen:
    return ir.Chosen(cards_in(Zone.DISCARD, YOU, *tests), slot=slot)


# --- places ----------------------------------------------------------------------------------

INTO_HAND: Final = ir.Place(Zone.HAND)
ON_BOTTOM: Final = ir.Place(Zone.DECK, Side.BOTTOM)
BOTTOM_IN_ANY_ORDER: Final = ir.Place(Zone.DECK, Side.BOTTOM, ordered=True)
BOTTOM_AT_RANDOM: Final = ir.Place(Zone.DECK, Side.BOTTOM, random=True)
ON_TOP: Final = ir.Place(Zone.DECK)
TOP_OR_BOTTOM: Final = ir.Place(Zone.DECK, Side.EITHER)
SHUFFLED_IN: Final = ir.Place(Zone.DECK, Side.SHUFFLE)
INTO_DISCARD: Final = ir.Place(Zone.DISCARD)
INTO_INKWELL: Final = ir.Place(Zone.INKWELL, exerted=True)


# --- effects ---------------------------------------------------------------------------------


def seq(*parts: ir.Effect) -> ir.Seq:
    return ir.Seq(parts)


def text(*effects: ir.Effect) -> ir.Text:
    return ir.Text(effects)


def gets(what: ir.Thing, stat: Stat, n: ir.Amount, duration: Duration = Duration.THIS_TURN) -> ir.Apply:
    return ir.Apply(what, (ir.Adjust(stat, n),), duration)


def gains(what: ir.Thing, word: Keyword, n: int = 0, duration: Duration = Duration.THIS_TURN) -> ir.Apply:
    return ir.Apply(what, (ir.Gain(word, n),), duration)


def cant(what: ir.Thing, *doing: Doing, duration: Duration = Duration.THIS_TURN) -> ir.Apply:
    return ir.Apply(what, tuple(ir.Cant(each) for each in doing), duration)


def look_and_take(n: ir.Amount, *tests: ir.Test) -> ir.Seq:
    """Look at the top N; you may reveal such a card and put it into your hand; the rest on the bottom."""
    return seq(
        ir.Look(ir.Top(n), "seen"),
        ir.Choose(ir.Chosen(ir.Among("seen", tests), up_to=True, slot="taken")),
        ir.Reveal(ir.Those("taken")),
        ir.Put(ir.Those("taken"), INTO_HAND),
        ir.Put(ir.Those("seen"), BOTTOM_IN_ANY_ORDER),
    )


# --- abilities -------------------------------------------------------------------------------

YOUR_TURN: Final = ir.IsTurnOf()
OPPONENTS_TURN: Final = ir.IsTurnOf(OPPONENTS)


def have(*tests: ir.Test, n: int = 1) -> ir.Have:
    """You have so many such cards in play."""
    return ir.Have(ir.Cards(of=YOU, where=tests), n=n)


def whenever(
    name: str,
    event: ir.Event | tuple[ir.Event, ...],
    effect: ir.Effect,
    *,
    condition: ir.Condition | None = None,
    when: ir.Condition | None = None,
    limit: int = 0,
) -> ir.Triggered:
    events = event if isinstance(event, tuple) else (event,)
    return ir.Triggered(events, effect, condition, when, limit, name=name)


PLAYED_THIS: Final = ir.Event(Happening.PLAYED, THIS_CARD)
THIS_QUESTS: Final = ir.Event(Happening.QUESTED, THIS_CARD)


def when_played(name: str, effect: ir.Effect, condition: ir.Condition | None = None) -> ir.Triggered:
    return whenever(name, PLAYED_THIS, effect, condition=condition)


def whenever_quests(name: str, effect: ir.Effect, condition: ir.Condition | None = None) -> ir.Triggered:
    return whenever(name, THIS_QUESTS, effect, condition=condition)


def when_banished(name: str, effect: ir.Effect, in_challenge: bool | None = None) -> ir.Triggered:
    return whenever(name, ir.Event(Happening.BANISHED, THIS_CARD, in_challenge=in_challenge), effect)


def start_of_turn(name: str, effect: ir.Effect, condition: ir.Condition | None = None) -> ir.Triggered:
    return whenever(name, ir.Event(Happening.TURN_STARTED, player=YOU), effect, condition=condition)


def end_of_turn(name: str, effect: ir.Effect, condition: ir.Condition | None = None) -> ir.Triggered:
    return whenever(name, ir.Event(Happening.TURN_ENDING, player=YOU), effect, condition=condition)


def activated(
    name: str,
    costs: tuple[ir.Cost, ...],
    effect: ir.Effect,
    *,
    when: ir.Condition | None = None,
    limit: int = 0,
) -> ir.Activated:
    return ir.Activated(costs, effect, when, limit, name)


def static(
    name: str,
    *mods: ir.Mod,
    affects: ir.Cards | ir.This = THIS,
    condition: ir.Condition | None = None,
) -> ir.Static:
    return ir.Static(mods, affects, condition, name=name)


def in_hand(name: str, *mods: ir.Mod, condition: ir.Condition | None = None) -> ir.Static:
    """What the card says of itself while it is being played ("you pay 1 less to play this")."""
    return ir.Static(mods, condition=condition, zone=Zone.HAND, name=name)
