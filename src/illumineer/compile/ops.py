"""The operation codes: control flow, choosing, and one code per verb node of the IR.

The core keeps one handler per code; a law test checks that none is missing.
"""

from __future__ import annotations

from typing import Final, get_args

from illumineer import ir

# control flow
END_EFFECT: Final = 0  # one effect of the ability is done (matters to edition 2.0)
JUMP: Final = 1
JUMP_UNLESS: Final = 2  # unless the node (a condition) holds; b is 1 where nothing else happens then
JUMP_UNLESS_DID: Final = 3
RESET_DID: Final = 4
MAY: Final = 5  # ask; jump to a if declined; if b is a slot, it holds option 0 from then on if accepted
MODE: Final = 6  # ask which options; picks into slot a
JUMP_UNLESS_MODE: Final = 7  # unless option b is among slot a; to targets[0]
PLAYERS: Final = 8  # begin a loop over players
PLAYERS_NEXT: Final = 9
EACH: Final = 10  # begin a loop over cards
EACH_NEXT: Final = 11
LOOP: Final = 12
LOOP_NEXT: Final = 13
CHOOSE: Final = 14
BEGIN_SENTENCE: Final = 15  # a "may" in it is a decision of its own (matters to 2.0 to 2.2)
COST_GATE: Final = 16  # "[A] to [B]" where A is a cost: all of it or nothing, else jump to a; b as for MAY

VERBS: Final[tuple[type[ir.Node], ...]] = get_args(ir.Verb)
FIRST_VERB: Final = 17
CODES: Final[dict[type[ir.Node], int]] = {verb: FIRST_VERB + i for i, verb in enumerate(VERBS)}
COUNT: Final = FIRST_VERB + len(VERBS)
