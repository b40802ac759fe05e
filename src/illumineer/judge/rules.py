"""Which rule refuses something: a scenario cites it by the number of edition 2.2, and it is compared by meaning.

Many things are refused by more than one rule: by the one that forbids it, and by the step of a process that
says when to look for what forbids it.  The engine gives the most particular one; a file may cite any.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from illumineer import ir
from illumineer.compile.keywords import MEANS, parts
from illumineer.cr import CR, NEWEST, SCENARIOS_CITE, number
from illumineer.game import State
from illumineer.judge.steps import Step
from illumineer.messages import Reason
from illumineer.vocab import Doing, Leave

_DRYING: Final = (CR.STATE_DRYING, CR.CHARACTER_MUST_BE_DRY, CR.TURN_SET_DRY, CR.TIMING_DRYING)
_CHOICE: Final = (
    CR.CHOICE_AS_EFFECT_RESOLVES,
    CR.CHOICE_REQUIREMENTS_LIMITERS,
    CR.RESOLVE_LEGAL_CHOICE,
    CR.RESOLVE_LEGAL_REQUIREMENTS,
    CR.RESOLVE_LEGAL_LIMITERS,
)
_OF_RUSH: Final = tuple(part.rule for _, part in parts(ir.Allow) if part.means == ir.Allow(Leave.CHALLENGE_DRYING))


def _more_general(means: ir.Node) -> tuple[CR, ...]:
    """The rule by which the step of a process looks for what a keyword forbids or demands."""
    if isinstance(means, ir.Must):
        return (CR.END_TURN_DECLARE,)
    if isinstance(means, ir.Cant):
        return (CR.QUEST_LIMITERS,) if means.doing == Doing.QUEST else (CR.CHALLENGE_LIMITERS,)
    return ()


_ALSO: Final[dict[CR, tuple[CR, ...]]] = {
    **{part.rule: _more_general(part.means) for own in MEANS.values() for part in own},
    CR.STATE_DRYING: (*_DRYING, CR.QUEST_LIMITERS, CR.CHALLENGE_DECLARE, CR.CHALLENGE_LIMITERS, *_OF_RUSH),
    CR.ACTIVATE_DRY: (*_DRYING, CR.ACTIVATED_CHARACTER_DRY),
    CR.QUEST_EXERT: (CR.QUEST_LIMITERS,),
    CR.CHALLENGE_DECLARE: (CR.CHALLENGE_EXERT,),
    CR.EVASIVE: (CR.CHALLENGE_LIMITERS,),
    CR.BODYGUARD_MUST_CHALLENGE: (CR.CHALLENGE_LIMITERS,),
    CR.QUEST_LIMITERS: (CR.GOLDEN_CANT_OVER_CAN,),
    CR.CHALLENGE_LIMITERS: (CR.GOLDEN_CANT_OVER_CAN,),
    CR.WARD: _CHOICE,
    CR.RESOLVE_LEGAL_LIMITERS: _CHOICE,
    CR.COST_PAID_IN_FULL: (CR.PLAY_PAY,),
    CR.COST_FREE_CARD: (CR.FREE_CARD, CR.PLAY_CHOOSE_COST),
    CR.FREE_CARD: (CR.COST_FREE_CARD, CR.PLAY_CHOOSE_COST),
    CR.SING_TOGETHER_ADD_COSTS: (CR.SING_TOGETHER,),
    CR.SINGER: (CR.SONG_SINGING,),
    CR.SONG_SINGING: (CR.COST_ALTERNATE_SINGING,),
    CR.INK_REVEAL: (CR.PART_INKWELL_SYMBOL,),
    CR.ZONE_SEARCH: (CR.GOLDEN_AS_MUCH_AS_POSSIBLE, *_CHOICE),
}
_ALSO_OF: Final[dict[str, tuple[CR, ...]]] = {
    "is_exerted": (CR.STATE_EXERTED,),
    "move_unpaid": (CR.MOVE_PAY,),
    "ability_unpaid": (CR.ACTIVATE_PAY,),
    "not_your_turn": (CR.TURN_ACTION, CR.TURN_ACTION_BAG_FIRST, CR.MAIN_PHASE),
    "not_your_card": (CR.TURN_ACTION, CR.TURN_ACTION_BAG_FIRST),
    "another_decision_first": (CR.TURN_ACTION_BAG_FIRST, CR.TIMING_ONE_AT_A_TIME, CR.ACTIVATED_WHEN_NOTHING_WAITS),
    "does_not_fit": (CR.ANOTHER, *_CHOICE),
    "is_under": _CHOICE,
    "already_chosen": _CHOICE,
    "another_must_be_chosen": _CHOICE,
    "not_an_option": (CR.GOLDEN_AS_MUCH_AS_POSSIBLE, CR.RESOLVE_INSTRUCTIONS, *_CHOICE),
    "not_a_song": (CR.SONG_SINGING,),
    "no_shift": (CR.SHIFT,),
    "not_shifted_onto": (CR.SHIFT,),
    "nothing_to_shift_onto": (CR.SHIFT,),
}
"""By what is said: rules that bear on it whichever rule is given."""
_OF_SHIFTED: Final[dict[str, tuple[CR, ...]]] = {
    "is_drying": (CR.SHIFT_DRY, CR.SHIFT_DRY_NON_CHARACTER, CR.SHIFT_DRY_TWO_CHARACTERS, CR.SHIFT_KEEPS_EFFECTS),
    "is_exerted": (CR.SHIFT_ONTO_EXERTED, CR.SHIFT_TOLD_EXERTED, CR.SHIFT_KEEPS_EFFECTS),
}
"""Of a shifted character: why it is as dry or as exerted as it is."""
_WHO_AND_WHENCE: Final = frozenset((
    "not_your_turn", "not_your_card", "not_your_character", "not_in_hand",
    "only_characters_quest", "only_characters_challenge",
))  # fmt: skip
_OF_ACTION: Final[dict[str, tuple[CR, ...]]] = {
    "ink": (CR.INK_REVEAL,),
    "play": (CR.PLAY_A_CARD, CR.PLAY_PROCESS),
    "quest": (CR.QUEST,),
    "challenge": (CR.CHALLENGE,),
    "move": (CR.MOVE_A_CHARACTER,),
    "activate": (CR.ACTIVATE_ABILITY, CR.ACTIVATE_PROCESS),
    "boost": (CR.BOOST,),
    "end_turn": (CR.END_TURN_DECLARE,),
}
"""The rule that says who may do it, and with what: it refuses whoever and whatever else."""
_OF_ACTION_AND_WORD: Final[dict[tuple[str, str], tuple[CR, ...]]] = {
    ("play", "is_drying"): (CR.SONG_SINGING, CR.COST_ALTERNATE_SINGING),
    ("play", "is_exerted"): (CR.SONG_SINGING, CR.COST_ALTERNATE_SINGING),
    ("play", "cant_sing"): (CR.GOLDEN_CANT_OVER_CAN,),
    ("play", "price_unpaid"): (CR.SHIFT,),
    ("challenge", "is_exerted"): (CR.CHALLENGE_EXERT,),
    ("activate", "is_exerted"): (CR.ACTIVATE_PAY, CR.COST_PAID_IN_FULL),
    ("boost", "ability_unpaid"): (CR.BOOST,),
    ("boost", "already_used"): (CR.BOOST, CR.DURATION_ONCE),
    ("end_turn", "another_decision_first"): (CR.END_TURN_NOT_WHILE_PENDING,),
    ("quest", "cant_quest"): (CR.CONDITIONAL, CR.CONDITIONAL_WORDS),
    ("challenge", "cant_challenge"): (CR.CONDITIONAL, CR.CONDITIONAL_WORDS),
    ("play", "cant_play"): (CR.CONDITIONAL, CR.CONDITIONAL_WORDS),
}
_ANY_ACTION: Final = (CR.ILLEGAL_ACTION_UNDONE, CR.TURN_ACTION_ILLEGAL)
_ANY_ANSWER: Final = (CR.ILLEGAL_CHOICE_UNDONE,)


def refused_by(wanted: str, step: Step, reasons: Iterable[Reason], st: State) -> bool:
    """Whether what refuses the step is the wanted rule, or one just above or below it."""
    rules = {*(_ANY_ANSWER if step.is_answer else _ANY_ACTION)}
    for reason in reasons:
        key = reason.message.key
        rules |= {reason.rule, *_ALSO.get(reason.rule, ()), *_ALSO_OF.get(key, ())}
        rules.update(_OF_ACTION_AND_WORD.get((step.verb, key), ()))
        card = st.in_play.get(reason.message.args.get("card", 0))
        if card is not None and card.shifted:
            rules.update(_OF_SHIFTED.get(key, ()))
        if key in _WHO_AND_WHENCE:
            rules.update(_OF_ACTION.get(step.verb, ()))
    return any(_akin(wanted, _number(rule)) for rule in rules)


def _akin(wanted: str, found: str) -> bool:
    return found == wanted or found.rpartition(".")[0] == wanted or wanted.rpartition(".")[0] == found


def cited(reason: Reason) -> str:
    """The number of the reason's rule, as scenarios cite it."""
    return _number(reason.rule)


def _number(rule: CR) -> str:
    """The number that scenarios cite; a rule that came later goes by its own, as 2.3 moved none."""
    return number(rule, SCENARIOS_CITE).removeprefix(f"{NEWEST}: ")
