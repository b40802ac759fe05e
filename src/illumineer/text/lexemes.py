"""What texts know of each verb of the IR: its words in both languages, what it acts on, the rules that govern it.

One row for each verb.  The tables of the rooms that read, write and explain texts are made from these rows: the
participles of "… this way" and "the banished character", the wordings "banish chosen character" and "~desterrar {x}",
what is done only to cards in play, which verbs move their cards, and which leave a number.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from illumineer import ir
from illumineer.cr import CR
from illumineer.ir.base import Node
from illumineer.vocab import Doing, Happening, Zone


@dataclass(frozen=True, slots=True)
class Lexeme:
    """One verb of the IR in the words of cards."""

    verb: type[Any]
    rules: tuple[CR, ...]  # that govern it
    en: str = ""  # the English verb; none: its wordings say it in several words, and no text speaks of it later
    es: str = ""  # the Spanish verb
    acts_on: tuple[str, ...] = ()  # the fields that say to what it is done, the one that is named first in front
    in_play: bool = False  # a text that does it to cards it has spoken of elsewhere is declined
    counts: bool = False  # it leaves a number, and no cards: "1 damage removed this way"
    whole: bool = False  # of a group it leaves all cards, also those that nothing was done to
    hurts: bool = False  # the game state check after it may banish its cards (1.8.1.4)
    moves: bool = False  # it takes cards from any zone to another, where they are new cards
    arrives: Zone | None = None  # where its cards are afterwards, if the verb alone says so
    cost: type[Node] | None = None  # the cost that does the same
    event: Happening | None = None  # what has happened to a card, or what a player has done, if it is one event
    cant: Doing | None = None  # what can't be done, where a text says so of this verb
    more: tuple[tuple[str, str], ...] = ()  # other verbs for it, English and Spanish, with participles of their own
    ways: tuple[str, ...] = ()  # other participles that "… this way" can say of it
    unread: tuple[str, ...] = ()  # names of the slots that it fills, if nothing reads them

    @property
    def plain(self) -> bool:
        """Whether it is said with its cards alone: "exert chosen character"."""
        return bool(self.en) and self.in_play and not self.counts and len(self.acts_on) == 1

    @property
    def words(self) -> tuple[tuple[str, str], ...]:
        """Every verb for it, English and Spanish."""
        return ((self.en, self.es), *self.more) if self.en else ()

    @property
    def of_cards(self) -> bool:
        """Whether its participle is said of cards: "the exerted character", "a card drawn this way"."""
        return bool(self.en) and not self.counts and bool(self.acts_on or "into" in self.verb.filled_fields)


_ON_CARDS: Final = ("what",)
LEXEMES: Final = (
    Lexeme(
        ir.Choose, (CR.CHOICE_AS_EFFECT_RESOLVES,), "choose", "elegir",
        acts_on=_ON_CARDS, cant=Doing.BE_CHOSEN,
    ),
    Lexeme(
        ir.Banish, (CR.ZONE_DISCARD,), "banish", "desterrar",
        acts_on=_ON_CARDS, in_play=True, arrives=Zone.DISCARD,
        cost=ir.BanishCost, event=Happening.BANISHED, cant=Doing.BE_BANISHED,
    ),
    Lexeme(
        ir.Discard, (CR.ZONE_HAND_DISCARD,), "discard", "descartar",
        acts_on=_ON_CARDS, moves=True, arrives=Zone.DISCARD, cost=ir.DiscardCost, event=Happening.DISCARDED,
    ),
    Lexeme(
        ir.Exert, (CR.STATE_EXERTED,), "exert", "agotar",
        acts_on=_ON_CARDS, in_play=True, whole=True, cost=ir.ExertCost, event=Happening.EXERTED, cant=Doing.EXERT,
    ),
    Lexeme(
        ir.MoveTo, (CR.MOVE_ARRIVES,), "move", "mover",
        acts_on=("what", "to"), in_play=True, event=Happening.MOVED,
    ),
    Lexeme(
        ir.Put, (CR.ZONE_NEW_CARD,), "return", "devolver",
        acts_on=_ON_CARDS, moves=True, more=(("shuffle", "barajar"),), ways=("moved", "put"),
    ),
    Lexeme(ir.Reveal, (CR.REVEAL,), "reveal", "revelar", acts_on=_ON_CARDS),
    Lexeme(
        ir.Ready, (CR.STATE_READY,), "ready", "preparar",
        acts_on=_ON_CARDS, in_play=True, whole=True, event=Happening.READIED, cant=Doing.READY,
    ),
    Lexeme(
        ir.Play, (CR.RESOLVE_PLAY_A_CARD,), "play", "jugar",
        acts_on=_ON_CARDS, moves=True, arrives=Zone.PLAY, event=Happening.PLAYED,
    ),
    Lexeme(ir.Draw, (CR.DRAW_A_CARD, CR.DRAW_ONE_AT_A_TIME), "draw", "robar", event=Happening.DREW),
    # so much of something
    Lexeme(ir.RemoveDamage, (CR.DAMAGE_REMOVE,), "remove", "retirar", acts_on=_ON_CARDS, in_play=True, counts=True),
    Lexeme(ir.Deal, (CR.DAMAGE_DEAL,), "deal", "infligir", acts_on=("to",), in_play=True, counts=True, hurts=True),
    Lexeme(
        ir.MoveDamage, (CR.DAMAGE_MOVE,), "move", "mover",
        acts_on=("source", "to"), counts=True, hurts=True,
    ),
    Lexeme(ir.PutDamage, (CR.DAMAGE_PUT,), acts_on=("on",), in_play=True, counts=True, hurts=True),
    Lexeme(ir.LoseLore, (CR.LORE_NOT_BELOW_ZERO,), "lose", "perder", counts=True),
    Lexeme(ir.GainLore, (CR.LORE_NOT_BELOW_ZERO,), "gain", "ganar", counts=True),
    Lexeme(ir.Let, (CR.RESOLVE_COUNT_AND_IF,), "count", "contar", counts=True, unread=("n",)),
    # what nothing is said of later, or only by a name of its own
    Lexeme(ir.ChoosePlayer, (CR.CHOICE_AS_EFFECT_RESOLVES,), acts_on=("who",), unread=("player",)),
    Lexeme(ir.NameCard, (CR.NAME_EXACT_MATCH,), unread=("name",)),
    Lexeme(ir.Look, (CR.ZONE_PRIVATE,), acts_on=_ON_CARDS, unread=("seen",)),
    Lexeme(ir.RevealUntil, (CR.REVEAL,), unread=("found", "rest")),
    Lexeme(ir.Shuffle, (CR.ZONE_DECK,)),
    Lexeme(ir.DrawUntil, (CR.UNTIL_NUMBER_OF_CARDS,)),
    Lexeme(ir.PayInk, (CR.SEQUENTIAL_A_TO_B,)),
    Lexeme(ir.ExertInk, (CR.STATES_IN_INKWELL,), "exert", "agotar"),
    Lexeme(ir.ReadyInk, (CR.STATES_IN_INKWELL,), "ready", "preparar"),
    Lexeme(ir.GainInkDrops, (CR.INK_DROPS,)),
    Lexeme(ir.LoseInkDrops, (CR.INK_DROPS,)),
    Lexeme(ir.RemoveInkDrops, (CR.INK_DROPS,)),
    Lexeme(ir.Apply, (CR.STATIC_APPLIED_FROM_EFFECT,), acts_on=_ON_CARDS, in_play=True),
    Lexeme(ir.Establish, (CR.STATIC_CONTINUOUS_FROM_EFFECT,), acts_on=("affects",)),
    Lexeme(ir.Create, (CR.TRIGGER_CREATED,), acts_on=("about",)),
    Lexeme(ir.UseAbility, (CR.ACTIVATE_ABILITY,)),
)  # fmt: skip
"""A row for each verb; in the order in which surfaces count their participles, so that new ones stand at the end."""

BY_VERB: Final = {lexeme.verb: lexeme for lexeme in LEXEMES}
PLAIN: Final = tuple(lexeme for lexeme in LEXEMES if lexeme.plain)
MOVERS: Final = tuple(lexeme.verb for lexeme in LEXEMES if lexeme.moves)
