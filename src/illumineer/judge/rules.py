"""Which rule refuses something: a scenario cites it by the number of edition 2.2, and it is compared by meaning.

Many things are refused by more than one rule: by the one that forbids it, and by the step of a process that
says when to look for what forbids it.  The engine gives the most particular one; a file may cite any.
"""

from __future__ import annotations

from typing import Final

from illumineer.cr import CR, NEWEST, SCENARIOS_CITE, number
from illumineer.messages import Reason

_DRYING: Final = (CR.STATE_DRYING, CR.CHARACTER_MUST_BE_DRY, CR.TURN_SET_DRY)
_ALSO: Final[dict[CR, tuple[CR, ...]]] = {
    CR.STATE_DRYING: (*_DRYING, CR.QUEST_LIMITERS, CR.CHALLENGE_DECLARE),
    CR.ACTIVATE_DRY: (*_DRYING, CR.ACTIVATED_CHARACTER_DRY),
    CR.RECKLESS_CANT_QUEST: (CR.QUEST_LIMITERS,),
    CR.ADVENTUROUS_CANT_CHALLENGE: (CR.CHALLENGE_LIMITERS,),
    CR.EVASIVE: (CR.CHALLENGE_LIMITERS,),
    CR.BODYGUARD_MUST_CHALLENGE: (CR.CHALLENGE_LIMITERS,),
    CR.QUEST_LIMITERS: (CR.GOLDEN_CANT_OVER_CAN,),
    CR.CHALLENGE_LIMITERS: (CR.GOLDEN_CANT_OVER_CAN,),
    CR.RECKLESS_MUST_CHALLENGE: (CR.END_TURN_DECLARE,),
    CR.ADVENTUROUS_MUST_QUEST: (CR.END_TURN_DECLARE,),
    CR.WARD: (CR.RESOLVE_LEGAL_LIMITERS, CR.CHOICE_REQUIREMENTS_LIMITERS),
    CR.RESOLVE_LEGAL_LIMITERS: (CR.CHOICE_REQUIREMENTS_LIMITERS,),
    CR.COST_PAID_IN_FULL: (CR.PLAY_PAY,),
    CR.SING_TOGETHER_ADD_COSTS: (CR.SING_TOGETHER,),
    CR.SINGER: (CR.SONG_SINGING,),
}
_ALSO_OF: Final[dict[str, tuple[CR, ...]]] = {
    "is_exerted": (CR.STATE_EXERTED,),
    "move_unpaid": (CR.MOVE_PAY,),
    "ability_unpaid": (CR.ACTIVATE_PAY,),
    "not_your_turn": (CR.PLAY_PROCESS, CR.ACTIVATE_PROCESS, CR.TURN_ACTION),
}
"""By what is said: rules that bear on it whichever rule is given."""


def refused_by(wanted: str, reason: Reason) -> bool:
    """Whether the reason is the wanted rule, its parent or a child of it."""
    rules = (reason.rule, *_ALSO.get(reason.rule, ()), *_ALSO_OF.get(reason.message.key, ()))
    return any(_akin(wanted, _number(rule)) for rule in rules)


def _akin(wanted: str, found: str) -> bool:
    return found == wanted or found.rpartition(".")[0] == wanted or wanted.rpartition(".")[0] == found


def cited(reason: Reason) -> str:
    """The number of the reason's rule, as scenarios cite it."""
    return _number(reason.rule)


def _number(rule: CR) -> str:
    """The number that scenarios cite; a rule that came later goes by its own, as 2.3 moved none."""
    return number(rule, SCENARIOS_CITE).removeprefix(f"{NEWEST}: ")
