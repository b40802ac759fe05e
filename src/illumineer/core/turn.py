"""The turn (section 3): Ready, Set, Draw; the Main Phase; the End-of-Turn Phase.

One `Turn` lies at the bottom of the agenda and goes from step to step (3.1.1) and from player to
player (2.3.2) until the game ends.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from illumineer import ir
from illumineer.compiling import mypyc_attr
from illumineer.core import acts, card_tests, derive, game_actions, game_state_check, legal, select, would
from illumineer.core.decisions import Answer, Decision
from illumineer.core.settle import settle, settle_after
from illumineer.core.state import NO_LIMIT, Business, State
from illumineer.core.triggers import happen
from illumineer.cr import CR
from illumineer.facts import STEPS
from illumineer.messages import Reason
from illumineer.vocab import Act, Ask, CardType, Cause, Doing, Duration, Happening, Stat, Step

BEGIN: Final = 0
READY: Final = 1
SET: Final = 2
SET_BAG: Final = 3
DRAW: Final = 4
MAIN: Final = 5
END: Final = 6
END_EFFECTS: Final = 7
END_AGAIN: Final = 8
NEXT: Final = 9
_LOCATION: Final = int(CardType.LOCATION)
_MAIN_STEP: Final = int(Step.MAIN)
_END_TURN: Final = int(Act.END_TURN)
# Asked for in every turn: the compiled core finds its own constants at once.
_MAIN_PHASE: Final = CR.MAIN_PHASE
_SKIP_STEP: Final = ir.SkipStep
_READY_AT_MOST: Final = ir.ReadyAtMost
_TO_AN_END: Final = (
    Duration.THEIR_NEXT_TURN, Duration.YOUR_NEXT_TURN, Duration.YOUR_NEXT_END, Duration.THEIR_NEXT_END,
)  # fmt: skip
_TO_A_TURN: Final = (Duration.UNTIL_YOUR_NEXT_TURN, Duration.THEIR_NEXT_START, *_TO_AN_END)
"""Durations that end with, or in, the next turn of a certain player."""


@mypyc_attr(acyclic=True)
class Turn(Business):
    """The turn of a player; it goes on to the next one's."""

    __slots__ = ("picked",)

    def __init__(self, player: int, source: int = 0) -> None:
        self.player = player
        self.source = source
        self.step = 0
        self.picked: tuple[int, ...] = ()  # the characters that are readied, where not all can be

    def run(self, st: State) -> bool:
        step = self.step
        if step == BEGIN:
            self.step = READY
            game_actions.begin_turn(st, self.player)
            if st.turn > st.setup.turn_limit:
                game_state_check.draw_game(st, "turn_limit")
        elif step == READY:
            if _has_to_pick(st, self):
                return True
            self.step = SET
            asked = _ready(st, self.player, self.picked)
            self.picked = ()
            settle_after(st, check_only=True)
            if asked:
                would.request(st, self, Happening.READIED, asked, CR.TURN_READY)
        elif step == SET:
            self.step = SET_BAG
            _set(st, self)
        elif step == SET_BAG:  # 3.2.2.3
            self.step = DRAW
            settle(st)
        elif step == DRAW:
            self.step = MAIN
            _draw(st, self)
        elif step == MAIN:  # 3.1.3
            if st.step != _MAIN_STEP:
                game_actions.set_step(st, _MAIN_STEP, _MAIN_PHASE)
            return True
        elif step == END:  # 3.1.4, 3.4.1
            self.step = END_EFFECTS
            game_actions.set_step(st, Step.END_TRIGGERS, CR.END_TURN_PROCESS)
            happen(st, Happening.TURN_ENDING, CR.END_TURN_TRIGGERS, self.player)
            settle(st)
        elif step == END_EFFECTS:
            self.step = END_AGAIN
            game_actions.set_step(st, Step.END_EFFECTS, CR.END_TURN_EFFECTS_END)
            game_actions.remove_lasting(st, _ending(st), CR.END_TURN_EFFECTS_END)
            settle(st)
        elif _ending(st):
            self.step = END_EFFECTS  # made by what resolved meanwhile: they are of this turn as well
        elif step == END_AGAIN:
            self.step = NEXT
            game_actions.set_step(st, Step.END_CHECK, CR.END_TURN_FINAL_CHECK)
            settle(st, turn_ended=True)
        else:
            _next_player(st, self)
        return False

    def ask(self, st: State) -> Decision:
        if self.step == READY:
            left: list[Answer] = [ref for ref in _may_ready(st, self.player) if ref not in self.picked]
            return Decision(self.player, Ask.CHOOSE, left, CR.TURN_READY, 0, "ready", self.picked)
        return Decision(self.player, Ask.ACT, acts.options(st, self.player), _MAIN_PHASE, 0, "act")

    def answer(self, st: State, given: Answer) -> None:
        """A turn action begins, or the turn ends: the turn is asked only when nothing waits (3.3.2.1, 4.1.2, 6.3.2)."""
        if self.step == READY:
            assert isinstance(given, int)
            self.picked = (*self.picked, given)
            return
        assert isinstance(given, tuple)
        if given[0] == _END_TURN:
            self.step = END
        else:
            acts.act(st, self.player, given)

    def refuse(self, st: State, asked: Decision, given: Answer) -> list[Reason]:
        if self.step == READY or not isinstance(given, tuple):
            return []
        found = acts.reasons(st, self.player, given)
        assert found, f"{given} is not offered, but nothing forbids it"
        return found

    def rename(self, name: Callable[[int], int]) -> None:
        self.picked = tuple([name(ref) for ref in self.picked])

    def clone(self) -> Turn:
        new = Turn(self.player, self.source)
        new.step = self.step
        new.picked = self.picked
        return new


# --- start of turn ---------------------------------------------------------------------------


def _skipped(st: State, player: int, step: Step) -> int:
    """The card that makes the player skip the step, or 0."""
    for rule in derive.standing(st, _SKIP_STEP):
        mod = rule.mod
        assert isinstance(mod, ir.SkipStep)
        if mod.step == step and player in select.players(st, rule.context, mod.who):
            return rule.context.source
    return 0


def _skips(st: State, player: int, step: Step) -> bool:
    source = _skipped(st, player, step)
    if source:
        happen(st, Happening.STEP_SKIPPED, CR.STATIC_SKIP, player, source=source, fact=STEPS[step])
    return bool(source)


def _would_ready(st: State, player: int) -> list[int]:
    """The exerted cards of the player that nothing keeps from readying."""
    found: list[int] = []
    for card in st.cards(player):
        if card.exerted:
            cant = derive.values(st, card).cant
            if not (cant >> Doing.READY & 1 or cant >> Doing.READY_AT_START & 1):
                found.append(card.ref)
    return found


def _may_ready(st: State, player: int) -> list[int]:
    return [ref for ref in _would_ready(st, player) if st.in_play[ref].spec.type == CardType.CHARACTER]


def _has_to_pick(st: State, f: Turn) -> bool:
    """ "Can't ready more than N characters": whether the player still has to pick which."""
    if not _cannot_ready_all(st, f.player) or _skipped(st, f.player, Step.READY):
        return False
    return len(f.picked) < _ready_at_most(st, f.player)


def _ready(st: State, player: int, picked: tuple[int, ...]) -> list[would.Item]:
    """3.2.1: ready everything; "during your turn" begins, "until the start of your turn" ends.

    Gives the cards that replacement effects have to be asked about before they are readied.
    """
    if _skips(st, player, Step.READY):
        return []
    game_actions.set_step(st, Step.READY, CR.STEP_READY)
    limited = _cannot_ready_all(st, player)
    replaced = would.replaced(st, Happening.READIED)
    asked: list[would.Item] = []
    for ref in _would_ready(st, player):
        if limited and ref not in picked and st.in_play[ref].spec.type == CardType.CHARACTER:
            continue
        if replaced:
            asked.append((ref, player, 1, 0))
        else:
            game_actions.ready(st, ref, CR.TURN_READY, player, cause=Cause.RULE)
    game_actions.ready_ink(st, player)
    # What begins "during your turn" holds by itself from now on (3.2.1.2): `derive` asks whose turn it is.
    _end_at_start(st, player)
    happen(st, Happening.TURN_STARTED, CR.TURN_READY_TRIGGERS, player)
    return asked


def _cannot_ready_all(st: State, player: int) -> bool:
    """Whether the player may ready fewer characters than would be readied."""
    return bool(derive.standing(st, _READY_AT_MOST)) and len(_may_ready(st, player)) > _ready_at_most(st, player)


def _ready_at_most(st: State, player: int) -> int:
    most = NO_LIMIT
    for rule in derive.standing(st, _READY_AT_MOST):
        mod = rule.mod
        assert isinstance(mod, ir.ReadyAtMost)
        if player in select.players(st, rule.context, mod.who):
            most = min(most, mod.n)
    return most


def _end_at_start(st: State, player: int) -> None:
    """Effects that last until the start of the player's turn end (3.2.1.3)."""
    over = [
        x.id
        for x in st.lasting
        if x.until == player
        and x.since < st.turn
        and x.duration in (Duration.UNTIL_YOUR_NEXT_TURN, Duration.THEIR_NEXT_START)
    ]
    game_actions.remove_lasting(st, over, CR.TURN_READY_EFFECTS_END)


def _set(st: State, f: Turn) -> None:
    """3.2.2: characters are dry, locations give lore."""
    player = f.player
    if _skips(st, player, Step.SET):
        return
    game_actions.set_step(st, Step.SET, CR.STEP_SET)
    game_actions.dry(st, player)
    if legal.table_forbids(st, player, Doing.GAIN_LORE):
        return
    items: list[would.Item] = []
    for card in st.cards(player):
        if card.spec.type == _LOCATION:
            lore = card_tests.stat_of(st, card.ref, Stat.LORE, card=card)
            if lore > 0:
                items.append((0, player, lore, card.ref))
    if items:
        would.request(st, f, Happening.LORE_GAINED, items, CR.TURN_SET_LORE)


def _draw(st: State, f: Turn) -> None:
    """3.2.3: draw a card, except on the first turn of the game; then the bag (3.2.3.2)."""
    if st.turn == 1 or _skips(st, f.player, Step.DRAW):
        settle(st)
        return
    game_actions.set_step(st, Step.DRAW, CR.STEP_DRAW)
    settle_after(st)
    if legal.may_draw(st, f.player, 1):
        would.request(st, f, Happening.DREW, [(0, f.player, 1, 0)], CR.TURN_DRAW)


# --- end of turn -----------------------------------------------------------------------------


def _ending(st: State) -> list[int]:
    """Effects of "this turn", and of somebody's next turn when it was this one: they end (3.4.1.2)."""
    return [
        x.id
        for x in st.lasting
        if x.duration == Duration.THIS_TURN or (x.duration in _TO_AN_END and x.until == st.active and x.since < st.turn)
    ]


def _next_player(st: State, f: Turn) -> None:
    """3.4.2: the next player in turn order becomes the active player.

    A player who has left has no next turn, but effects that would end with it end when it would
    have come (9.2.3).
    """
    n = st.setup.players
    player = st.active
    while True:
        player = (player + 1) % n
        if not st.out[player]:
            break
        over = [x.id for x in st.lasting if x.until == player and x.duration in _TO_A_TURN]
        game_actions.remove_lasting(st, over, CR.MULTIPLAYER_LEAVES_GAME)
    f.player = player
    f.step = BEGIN
