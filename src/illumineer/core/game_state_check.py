"""The game state check (1.8.1): who has won or lost, and what its damage banishes.

It looks at the table as it stands: what came and went before it has no result (1.8.5).
"""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.core import card_tests, derive, game_actions, select
from illumineer.core.state import Outcome, State
from illumineer.core.triggers import as_it_was, happen
from illumineer.cr import CR
from illumineer.facts import Called
from illumineer.vocab import CardType, Doing, Happening, Result

_CHARACTER: Final = int(CardType.CHARACTER)
_LOCATION: Final = int(CardType.LOCATION)
_BE_BANISHED: Final = int(Doing.BE_BANISHED)
_LORE_TO_WIN: Final = ir.LoreToWin


def lore_needed(st: State, player: int) -> int:
    """20 lore (1.11.3), 15 in Pack Rush (10.2.4), unless an effect says otherwise."""
    needed = st.setup.lore_to_win
    for rule in derive.standing(st, _LORE_TO_WIN):
        mod = rule.mod
        assert isinstance(mod, ir.LoreToWin)
        if select.is_meant(st, rule.context, mod.who, player):
            needed = mod.n
    return needed


def tell(st: State, n: int, turn_ended: bool) -> None:
    """The log is told of a check, before what comes of it: for how many players or cards a condition is met."""
    rule = CR.END_TURN_FINAL_CHECK if turn_ended else CR.GAME_STATE_CHECK if n else CR.CHECK_REPEATS
    happen(st, Happening.CHECKED, rule, st.active, n=n)


def results(st: State, turn_ended: bool) -> bool:
    """Winning and losing; True if anything came of it.  Several players: in turn order (1.8.4)."""
    edition = st.setup.edition
    changed = False
    usual = st.setup.lore_to_win
    changed_goals = bool(derive.standing(st, _LORE_TO_WIN))
    for player in st.players_from(st.active):
        if st.lore[player] >= (lore_needed(st, player) if changed_goals else usual):
            if not changed:
                tell(st, 1, turn_ended)
            win(st, player, CR.CHECK_WIN_BY_LORE)
            return True
        lost = (  # 2.3.3.2
            edition.final_check_empty_deck
            and turn_ended
            and player == st.active
            and not st.deck[player]
            and not st.setup.pack_rush
        ) or st.overdrew[player]
        if lost and not st.out[player]:
            if not changed:
                tell(st, 1, turn_ended)
            lose(st, player, CR.CHECK_EMPTY_DECK)
            changed = True
            if st.outcome is not None:
                return True
    return changed


def dying(st: State) -> list[int]:
    """Characters and locations with damage equal to or above their willpower (1.8.1.4).

    One that can't be banished is not: a "can't" comes before a rule (1.2.2).
    """
    found: list[int] = []
    changed = derive.derived(st).values
    for player in st.players_from(st.active):
        for card in st.cards(player):
            # Without damage only a modifier can bring willpower down to it.
            if card.damage or (changed and card.ref in changed):
                kind = card.spec.type
                if kind != _CHARACTER and kind != _LOCATION:
                    continue
                v = derive.values(st, card)
                if card.damage >= v.willpower and not v.cant >> _BE_BANISHED & 1:
                    if not (v.cants and card_tests.safe_in_challenge(st, v, card.ref)):
                        found.append(card.ref)
    return found


def banish(st: State, refs: list[int]) -> None:
    """Banish them together, and say who banished whom (1.8.1.4)."""
    before = derive.watchers(st)
    then = as_it_was(st, before)
    wounds = st.wounds
    st.wounds = []
    game_actions.banish(st, refs, CR.CHECK_BANISH_BY_DAMAGE)
    for ref in refs:
        told: list[int] = []
        for victim, source, in_challenge in wounds:
            if victim == ref and source != ref and source not in told:
                told.append(source)
                happen(
                    st,
                    Happening.BANISHES,
                    CR.CHECK_BANISH_BY_DAMAGE,
                    st.owner_of(source),
                    source,
                    ref,
                    in_challenge=in_challenge,
                    before=before,
                    then=then,
                )


# --- the end of the game ---------------------------------------------------------------------


def win(st: State, player: int, rule: CR) -> None:
    """The player, and their team, win the game, which ends (2.3.3): by lore (2.3.3.1), or as the last (2.3.3.3)."""
    team = tuple(p for p in range(st.setup.players) if not st.opposed(player, p) and not st.out[p])
    st.outcome = Outcome(Result.WIN, team or (player,), rule.name)
    happen(st, Happening.WON, rule, player, n=st.lore[player])


def lose(st: State, player: int, rule: CR) -> None:
    """The player loses; the last one (or the last team) left wins (1.8.1.3).

    In a game of three or more they leave it (9.1, 9.2.3); a game of two is over, and all cards stay where they are.
    """
    happen(st, Happening.LOST, rule, player)
    if st.setup.players > 2:
        game_actions.leave_game(st, player)
    left = [p for p in range(st.setup.players) if p != player and not st.out[p]]
    if left and all(not st.opposed(left[0], p) for p in left):
        win(st, left[0], CR.CHECK_LAST_PLAYER)
    elif not left:
        st.outcome = Outcome(Result.DRAW, (), rule.name)
        happen(st, Happening.DRAWN_GAME, rule, fact=Called("nobody"))


def draw_game(st: State, reason: str) -> None:
    """The game ends without a winner: it would go on for ever."""
    st.outcome = Outcome(Result.DRAW, (), reason)
    rule = CR.GAME_ENDS if reason == "turn_limit" else CR.LOOP  # no rule limits the number of turns
    happen(st, Happening.DRAWN_GAME, rule, fact=Called(reason))
