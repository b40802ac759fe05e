"""Which rules govern a part of a card: for each node of the IR, and for words of the vocabulary, the rules to look up.

The engine cites the rule of every step it takes; this is for reading a card before anything has happened.
"""

from __future__ import annotations

from illumineer import ir
from illumineer.cr import CR
from illumineer.ir.base import Node, values
from illumineer.keywords import RECORDS
from illumineer.text.lexemes import LEXEMES
from illumineer.vocab import Doing, Duration, Happening, Keyword, ShiftKind, Stat, Word, Zone

NODES: dict[type[Node], tuple[CR, ...]] = {
    # abilities
    ir.Triggered: (CR.ABILITY_KIND_TRIGGERED, CR.TRIGGER_WORDS, CR.TRIGGER_ADDED_TO_BAG),
    ir.Activated: (CR.ABILITY_KIND_ACTIVATED, CR.ACTIVATED, CR.ACTIVATE_PROCESS),
    ir.Static: (CR.ABILITY_KIND_STATIC, CR.STATIC),
    ir.Replacement: (CR.ABILITY_KIND_REPLACEMENT, CR.REPLACE_EVENT),
    ir.DeckLimit: (CR.DECK_BUILDING_CARD,),
    ir.DeckInks: (CR.DECK_BUILDING_CARD,),
    ir.ActionEffect: (CR.ACTION_HAS_EFFECTS, CR.ACTION_RESOLVES_AT_ONCE),
    ir.KeywordAbility: (CR.ABILITY_KIND_KEYWORD,),
    ir.ShiftAbility: (CR.SHIFT,),
    ir.Coined: (CR.REMINDER_TEXT,),
    # how effects go together
    ir.Text: (CR.EFFECT_IN_WRITTEN_ORDER,),
    ir.Seq: (CR.EFFECT_IN_WRITTEN_ORDER,),
    ir.May: (CR.MAY,),
    ir.To: (CR.SEQUENTIAL_A_TO_B,),
    ir.IfDo: (CR.SEQUENTIAL,),
    ir.Or: (CR.SEQUENTIAL_A_OR_B,),
    ir.Modal: (CR.CHOICE_AS_EFFECT_RESOLVES,),
    ir.If: (CR.CONDITIONAL,),
    ir.EachPlayer: (CR.RESOLVE_SEVERAL_PLAYERS,),
    ir.ForEach: (CR.FOR_EACH,),
    ir.Repeat: (CR.LOOP,),
    ir.Again: (CR.LOOP,),
    ir.CoinedVerb: (CR.REMINDER_TEXT,),
    # what happens
    **{lexeme.verb: lexeme.rules for lexeme in LEXEMES},
    # costs
    ir.InkCost: (CR.COST_PAID_IN_FULL,),
    ir.DropsCost: (CR.COST_PAID_IN_FULL, CR.INK_DROPS),
    ir.LoreCost: (CR.COST_PAID_IN_FULL, CR.LORE_NOT_BELOW_ZERO),
    ir.ExertCost: (CR.STATE_EXERTED,),
    ir.BanishCost: (CR.COST_PAID_IN_FULL,),
    ir.DiscardCost: (CR.ZONE_HAND_DISCARD,),
    ir.DamageCost: (CR.DAMAGE_DEAL,),
    ir.RemoveDamageCost: (CR.DAMAGE_REMOVE,),
    ir.ReturnCost: (CR.COST_PAID_IN_FULL,),
    ir.BottomCost: (CR.COST_PAID_IN_FULL,),
    ir.PutCost: (CR.COST_PAID_IN_FULL,),
    ir.RevealCost: (CR.REVEAL,),
    # what is different
    ir.Adjust: (CR.MODIFIER,),
    ir.Gain: (CR.KEYWORD,),
    ir.GainAbility: (CR.ABILITY,),
    ir.Lose: (CR.KEYWORD,),
    ir.LoseAbility: (CR.ABILITY,),
    ir.GainName: (CR.NAME_TWO_NAMES,),
    ir.GainClass: (CR.PART_CLASSIFICATIONS,),
    ir.Cant: (CR.GOLDEN_CANT_OVER_CAN,),
    ir.CantDo: (CR.GOLDEN_CANT_OVER_CAN,),
    ir.Allow: (CR.GOLDEN_CARD_OVER_RULE,),
    ir.Must: (CR.RESOLVE_LEGAL_REQUIREMENTS,),
    ir.Price: (CR.COST_PAID_IN_FULL,),
    ir.SingCost: (CR.SONG_SINGING,),
    ir.Floor: (CR.MODIFIER_FLOOR,),
    ir.DealsWith: (CR.CHALLENGE_DAMAGE_AMOUNT,),
    ir.DamageChange: (CR.DAMAGE_AMOUNT,),
    ir.MustBeChosen: (CR.CHOICE_REQUIREMENTS_LIMITERS,),
    ir.Enters: (CR.PLAY_ENTERS,),
    ir.EnterExertedTo: (CR.PLAY_ENTERS,),
    ir.CostChange: (CR.PAYMENT_MODIFIER, CR.PLAY_TOTAL_COST),
    ir.AdditionalInk: (CR.INK_ADDITIONAL,),
    ir.LoreToWin: (CR.LORE_TWENTY_WINS,),
    ir.CountsAsInkable: (CR.INK_VERIFY_SYMBOL,),
    ir.TopFaceUp: (CR.STATE_FACEUP,),
    ir.SkipStep: (CR.STATIC_SKIP,),
    ir.InkEntersExerted: (CR.ZONE_INKWELL_FACEDOWN_READY,),
    ir.ChallengesPerTurn: (CR.CHALLENGE_LIMITERS,),
    ir.ReadyAtMost: (CR.TURN_READY,),
    ir.PlayFrom: (CR.PLAY_A_CARD,),
    ir.InkFrom: (CR.INK_A_CARD,),
    ir.PlayFor: (CR.COST_ALTERNATE,),
    ir.AddedCost: (CR.PLAY_PAY,),
    # which, how many, if
    ir.Chosen: (CR.CHOICE_AS_EFFECT_RESOLVES,),
    ir.IsOther: (CR.ANOTHER,),
    ir.Those: (CR.THAT,),
    ir.Involved: (CR.THAT,),
    ir.Count: (CR.RESOLVE_COUNT_AND_IF,),
    ir.Sung: (CR.SING_TOGETHER_EACH_SINGS,),
    ir.DropsUsed: (CR.INK_DROPS,),
    ir.UsedShift: (CR.SHIFT,),
    ir.IsDamaged: (CR.STATE_DAMAGED,),
    ir.IsExerted: (CR.STATE_EXERTED,),
    ir.IsDry: (CR.STATE_DRY,),
    ir.HasUnder: (CR.STATE_UNDER,),
    ir.Under: (CR.STATE_UNDER,),
    ir.HasClass: (CR.PART_CLASSIFICATIONS,),
    ir.Named: (CR.NAME_EXACT_MATCH,),
    ir.IsInk: (CR.PART_INK_TYPE,),
    ir.HasInkwell: (CR.PART_INKWELL_SYMBOL,),
    ir.IsSong: (CR.SONG_DEFINED,),
}
"""Every ability, effect, cost and mod; of the rest, those that a rule speaks of."""

WORDS: dict[type[Word], dict[Word, tuple[CR, ...]]] = {
    Keyword: {each.keyword: (each.rule,) for each in RECORDS},
    ShiftKind: {
        ShiftKind.CLASSIFICATION: (CR.SHIFT_CLASSIFICATION,),
        ShiftKind.UNIVERSAL: (CR.SHIFT_UNIVERSAL,),
        ShiftKind.DUO: (CR.SHIFT_DUO,),
        ShiftKind.COMBO: (CR.SHIFT_COMBO,),
        ShiftKind.POTATO: (CR.SHIFT_POTATO,),
    },
    Duration: {
        Duration.THIS_TURN: (CR.DURATION_THIS_TURN, CR.END_TURN_EFFECTS_END),
        Duration.UNTIL_YOUR_NEXT_TURN: (CR.DURATION_UNTIL, CR.TURN_READY_EFFECTS_END),
        Duration.THEIR_NEXT_TURN: (CR.DURATION_DURING,),
        Duration.YOUR_NEXT_TURN: (CR.DURATION_DURING,),
        Duration.THEIR_NEXT_START: (CR.TURN_READY_EFFECTS_START,),
        Duration.YOUR_NEXT_END: (CR.DURATION_UNTIL, CR.END_TURN_EFFECTS_END),
        Duration.THEIR_NEXT_END: (CR.DURATION_UNTIL, CR.END_TURN_EFFECTS_END),
    },
    Happening: {
        Happening.PLAYED: (CR.PLAY_PLAYED,),
        Happening.QUESTED: (CR.QUEST,),
        Happening.CHALLENGES: (CR.CHALLENGE_OCCURS,),
        Happening.SANG: (CR.SONG_SINGING,),
        Happening.MOVED: (CR.MOVE_ARRIVES,),
        Happening.TURN_STARTED: (CR.TURN_READY_TRIGGERS,),
        Happening.TURN_ENDING: (CR.END_TURN_TRIGGERS,),
        Happening.PUT_INTO_INKWELL: (CR.ZONE_INKWELL,),
    },
    Doing: {
        Doing.QUEST: (CR.QUEST_LIMITERS,),
        Doing.CHALLENGE: (CR.CHALLENGE_LIMITERS,),
        Doing.BE_CHALLENGED: (CR.CHALLENGE_LIMITERS,),
        Doing.READY: (CR.TURN_READY,),
        Doing.READY_AT_START: (CR.TURN_READY,),
        Doing.SING: (CR.SONG_SINGING,),
    },
    Zone: {
        Zone.INKWELL: (CR.ZONE_INKWELL,),
        Zone.HAND: (CR.ZONE_HAND,),
        Zone.DECK: (CR.ZONE_DECK,),
        Zone.DISCARD: (CR.ZONE_DISCARD,),
        Zone.UNDER: (CR.STATE_UNDER,),
    },
    Stat: {
        Stat.STRENGTH: (CR.CHARACTER_STRENGTH,),
        Stat.WILLPOWER: (CR.CHARACTER_WILLPOWER,),
        Stat.LORE: (CR.CHARACTER_LORE,),
    },
}


def governing(node: Node) -> tuple[CR, ...]:
    """The rules of a node and of the words in its own fields, each once."""
    found = list(NODES.get(type(node), ()))
    for value in values(node):
        for word in value if isinstance(value, tuple) else (value,):
            if isinstance(word, Word):
                found.extend(WORDS.get(type(word), {}).get(word, ()))
    return tuple(dict.fromkeys(found))
