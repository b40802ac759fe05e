"""Effects that last: given to cards, standing for a time, floating and delayed abilities (6.2.7, 6.4.2)."""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.compile.book import EnterOption
from illumineer.compile.specs import Op
from illumineer.core import amounts, card_tests, derive, edition, game_actions, select
from illumineer.core.state import Frame, Lasting, State
from illumineer.core.verbs import ahead
from illumineer.core.verbs.common import done, targets
from illumineer.core.verbs.verb import ALWAYS, Verb
from illumineer.cr import CR
from illumineer.keywords import ADDING_UP
from illumineer.vocab import Doing, Duration

_THEIRS: Final = (Duration.THEIR_NEXT_TURN, Duration.THEIR_NEXT_START, Duration.THEIR_NEXT_END)
_TO_A_START: Final = (Duration.THEIR_NEXT_START, Duration.UNTIL_YOUR_NEXT_TURN)
_NO_TURN: Final = {  # turns from now, and whether it is over at the end of that turn
    Duration.NEXT_CHECK: (0, 0),
    Duration.THIS_CHALLENGE: (0, 0),
    Duration.THIS_TURN: (0, 1),
    Duration.WHILE_SOURCE_IN_PLAY: (1000, 0),
    Duration.GAME: (1000, 1),
}


def _new(st: State, f: Frame, duration: int, affected: int) -> Lasting:
    """A lasting effect of this frame; `affected` is the player of the card it is about."""
    until = affected if duration in _THEIRS else f.player
    return Lasting(game_actions.next_id(st), f.player, f.source, duration, until, st.turn)


def _over(st: State, duration: int, until: int, since: int) -> tuple[int, int]:
    """When it is over, to be compared with when another is."""
    known = _NO_TURN.get(Duration(duration))
    if known is not None:
        return known
    ahead = (until - st.active) % st.setup.players
    if ahead == 0 and since == st.turn:
        ahead = st.setup.players
    return ahead, int(duration not in _TO_A_START)


def _numbers(st: State, f: Frame, mods: tuple[ir.Node, ...]) -> tuple[int, ...]:
    """The amounts as they are now: an effect counts once (6.1.8)."""
    return tuple(amounts.amount(st, f, getattr(mod, "n", 0) or 0) for mod in mods)


def _apply(st: State, f: Frame, op: Op, node: ir.Apply) -> bool:
    refs = targets(st, f, node.what)
    numbers = _numbers(st, f, node.mods)
    whole = bool(refs)
    for ref in refs:
        forbidden = _forbidden(st, ref, node.mods, node.duration)
        dropped = forbidden
        for i, mod in enumerate(node.mods):
            if not forbidden >> i & 1 and isinstance(mod, ir.Gain) and not _gains(st, f, ref, mod, node.duration):
                dropped |= 1 << i
        _give(st, f, ref, node.duration, numbers, dropped)
        whole = whole and not forbidden
    return done(f, op.a, refs, whole)


def _forbidden(st: State, ref: int, mods: tuple[ir.Node, ...], duration: int) -> int:
    """A bit for each mod whose keyword the card can't gain: it gains it now or never (1.2.2, 6.4.2.2).

    What is for a turn to come is gained then, if it can be.
    """
    cants = card_tests.values_of(st, ref).cants
    if not cants or duration in (Duration.THEIR_NEXT_TURN, Duration.YOUR_NEXT_TURN):
        return 0
    barred = [mod.keyword for doing, mod, _ in cants if doing == Doing.GAIN_KEYWORD and isinstance(mod, ir.Cant)]
    return sum(1 << i for i, mod in enumerate(mods) if derive.keyword_of(mod) in barred) if barred else 0


def _give(st: State, f: Frame, ref: int, duration: int, numbers: tuple[int, ...], dropped: int) -> None:
    lasting = _new(st, f, duration, st.owner_of(ref))
    lasting.program = f.program.id
    lasting.step = f.step
    lasting.numbers = numbers
    lasting.target = ref
    lasting.dropped = dropped
    lasting.slots = tuple(f.slots)
    game_actions.add_lasting(st, lasting)


# --- the same keyword twice (8.1.2) ----------------------------------------------------------


def _gains(st: State, f: Frame, ref: int, mod: ir.Gain, duration: int) -> bool:
    """Whether a card that may have the keyword already gains this instance of it.

    In 2.3 the longer-lasting instance stays and the other ceases to exist; in 2.0 to 2.2 a
    further one is not gained; in 1.x it waits beside the first.
    """
    rule = st.setup.edition.duplicate_keywords
    if mod.keyword in ADDING_UP or rule == edition.KEYWORD_KEEP_ALL:
        return True
    if mod.keyword not in card_tests.values_of(st, ref).keywords:
        return True
    if rule == edition.KEYWORD_FIRST:
        return False
    if _lasts_longest(st, ref, mod.keyword):
        return False
    held = [x for x in st.lasting if x.target == ref and _index_of(st, x, mod.keyword) >= 0]
    mine = _over(st, duration, st.owner_of(ref) if duration in _THEIRS else f.player, st.turn)
    if any(_over(st, lasting.duration, lasting.until, lasting.since) >= mine for lasting in held):
        return False
    for lasting in held:
        game_actions.drop_mod(st, lasting.id, _index_of(st, lasting, mod.keyword))
    return True


def _index_of(st: State, lasting: Lasting, keyword: int) -> int:
    if lasting.program < 0:
        return -1
    for i, other in enumerate(derive.lasting_mods(st, lasting)):
        if isinstance(other, ir.Gain) and other.keyword == keyword and not lasting.dropped >> i & 1:
            return i
    return -1


def _lasts_longest(st: State, ref: int, keyword: int) -> bool:
    """Whether the card has the keyword without a stated duration: printed, or from a card in play."""
    printed = st.in_play[ref].spec.printed.keywords
    return keyword in printed or derive.static_keyword(st, ref, keyword)


def end_outlasted(st: State) -> None:
    """A gained keyword that a longer-lasting instance has joined ceases to exist (2.3: 8.1.2)."""
    if st.setup.edition.duplicate_keywords != edition.KEYWORD_LONGEST:
        return
    for lasting in st.lasting[:]:
        if lasting.program < 0 or lasting.target not in st.in_play:
            continue
        for i, mod in enumerate(derive.lasting_mods(st, lasting)):
            if (
                isinstance(mod, ir.Gain)
                and mod.keyword not in ADDING_UP
                and not lasting.dropped >> i & 1
                and _lasts_longest(st, lasting.target, mod.keyword)
            ):
                game_actions.drop_mod(st, lasting.id, i)


def end_checked(st: State) -> None:
    """End what waited for the game state check after an effect (6.7.5)."""
    over = [x.id for x in st.lasting if x.duration == Duration.NEXT_CHECK]
    game_actions.remove_lasting(st, over, CR.RESOLVE_THEN_CHECK)


# --- standing rules --------------------------------------------------------------------------


def _establish(st: State, f: Frame, op: Op, node: ir.Establish) -> bool:
    numbers = _numbers(st, f, node.mods)
    # About cards that enter later, in every edition:
    entering = any(isinstance(mod, (ir.Enters, EnterOption)) for mod in node.mods)
    if node.affects is not None and not entering and not st.setup.edition.static_reaches_later:
        # 1.x: only the cards in play at that moment (7.6.3)
        for ref in select.cards(st, f, node.affects):
            _give(st, f, ref, node.duration, numbers, _forbidden(st, ref, node.mods, node.duration))
        return done(f, op.a, 0, True)
    for player in _whose_turns(st, f, node):
        lasting = _new(st, f, node.duration, player)
        lasting.program = f.program.id
        lasting.step = f.step
        lasting.numbers = numbers
        lasting.slots = tuple(f.slots)
        lasting.times = sum(mod.uses for mod in node.mods if isinstance(mod, (ir.CostChange, ir.Enters)))
        game_actions.add_lasting(st, lasting)
    return done(f, op.a, 0, True)


def _whose_turns(st: State, f: Frame, node: ir.Establish) -> list[int]:
    """ "During their next turn" is a turn of each player that the rule is about."""
    if node.duration not in (Duration.THEIR_NEXT_TURN, Duration.THEIR_NEXT_START):
        return [f.player]
    whom = [mod.who for mod in node.mods if hasattr(mod, "who")]
    if node.affects is not None:
        whom.append(node.affects.of)
    found = [player for who in whom for player in select.players(st, f, who)]
    return [player for i, player in enumerate(found) if player not in found[:i]]


# --- abilities made by effects ---------------------------------------------------------------


def _create(st: State, f: Frame, op: Op, node: ir.Create) -> bool:
    """Outside the bag it waits: floating for its duration (6.2.7.1), delayed for one moment (6.2.7.2)."""
    about: tuple[int, ...] = ()
    if node.about is not None:
        about = targets(st, f, node.about)
        if not about:
            return done(f, -1, 0, False)
        f.slots[op.a] = about
    affected = st.owner_of(about[0]) if about else f.player
    lasting = _new(st, f, node.duration, affected)
    lasting.ability = op.b
    lasting.times = node.times
    lasting.slots = tuple(f.slots)
    game_actions.add_lasting(st, lasting)
    return done(f, -1, 0, True)


VERBS: Final[tuple[Verb, ...]] = (
    Verb(ir.Apply, _apply, ahead.on_what),
    Verb(ir.Establish, _establish, ALWAYS),
    Verb(ir.Create, _create, ALWAYS),
)
