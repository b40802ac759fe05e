"""What lasts, the challenge, and the turn."""

from __future__ import annotations

from illumineer.compile import aspects
from illumineer.core.state import Lasting, State, with_entry
from illumineer.core.triggers import happen, tell_lasting
from illumineer.cr import CR
from illumineer.facts import STEPS
from illumineer.vocab import AbilityKind, Happening, Step


def add_lasting(st: State, lasting: Lasting) -> None:
    """An effect that lasts begins."""
    st.lasting = [*st.lasting, lasting]
    st.derived = None
    if st.log is not None:
        tell_lasting(st, Happening.EFFECT_BEGAN, lasting, _by_rule(st, lasting))


def remove_lasting(st: State, ids: list[int], rule: CR) -> None:
    """Effects that lasted end."""
    if ids:
        keep_lasting(st, [lasting for lasting in st.lasting if lasting.id not in ids], rule)


def keep_lasting(st: State, kept: list[Lasting], rule: CR) -> None:
    """Only these effects go on."""
    if len(kept) == len(st.lasting):
        return
    if st.log is not None:
        for lasting in st.lasting:
            if lasting not in kept:
                tell_lasting(st, Happening.EFFECT_ENDED, lasting, rule)
    st.lasting = kept
    st.derived = None


def _by_rule(st: State, lasting: Lasting) -> CR:
    """The rule about such a thing: an ability made by an effect, or what is given to cards or stands for a time."""
    if lasting.ability >= 0:
        created = st.setup.book.abilities[lasting.ability].kind
        return CR.TRIGGER_CREATED if created == AbilityKind.TRIGGERED else CR.REPLACE_EVENT
    return CR.STATIC_APPLIED_FROM_EFFECT if lasting.target else CR.STATIC_CONTINUOUS_FROM_EFFECT


def drop_mod(st: State, lasting_id: int, index: int) -> None:
    """One mod of a lasting effect ceases to exist (8.1.2)."""
    for i, lasting in enumerate(st.lasting):
        if lasting.id == lasting_id:
            changed = lasting.clone()
            changed.dropped |= 1 << index
            st.lasting = with_entry(st.lasting, i, changed)
            st.derived = None
            return


def note_played(st: State, lasting_id: int, slot: int, ref: int) -> None:
    """A card has been played by what a lasting effect permits: it is among those the effect speaks of."""
    for i, lasting in enumerate(st.lasting):
        if lasting.id == lasting_id:
            changed = lasting.clone()
            slots = list(lasting.slots)
            slots[slot] = (*(slots[slot] or ()), ref)
            changed.slots = tuple(slots)
            st.lasting = with_entry(st.lasting, i, changed)
            st.derived = None
            return


def use(st: State, source: int, ability: int, grant: int, times: int = 1) -> None:
    """Count how many `times` the ability has resolved this turn (6.1.13.2); -1 takes one back."""
    key = (source, ability, grant)
    st.used = {**st.used, key: st.used.get(key, 0) + times}


def set_challenge(st: State, challenge: tuple[int, int] | None) -> None:
    """Who is challenging whom now; None when the challenge is over."""
    if st.setup.book.spares_in_challenge:
        st.checked = None  # what spares a card from the check in the challenge does not spare it afterwards
    st.challenge = challenge
    st.touch(aspects.CHALLENGE)


def begin_turn(st: State, player: int) -> None:
    """The player becomes the active player (1.3.4.1)."""
    st.active = player
    st.turn += 1
    st.step = int(Step.READY)  # also while the player picks what to ready, before the step is told
    st.turns = [n + 1 if p == player else n for p, n in enumerate(st.turns)]
    st.inked = 0
    st.used = {}
    st.turn_log = []
    st.last = {}
    st.wounds = []
    if st.lasting:  # some last only during a certain turn
        st.derived = None
    else:
        st.touch(aspects.TURN | aspects.HISTORY)
    happen(st, Happening.TURN_BEGAN, CR.PLAYER_ACTIVE_ONLY_ONE, player, n=st.turn)


def set_step(st: State, step: int, rule: CR) -> None:
    """The turn comes to its next step or phase."""
    st.step = step
    happen(st, Happening.STEP_BEGAN, rule, st.active, fact=STEPS[step])
