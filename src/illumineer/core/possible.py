"""Whether an effect could be done: the walk that asks the verbs in it for their *possible* face.

Two questions.  `worth_asking`: could anything of it happen (a "may" with nothing to do is not
asked, "A or B" takes the possible one)?  `wholly`: could all of it be done (a cost, 1.5.3)?
Neither looks into a private zone to say no: whether a player is asked must not tell what is hidden.
"""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.compile.specs import THEY
from illumineer.core import conditions, edition, select
from illumineer.core.state import Frame, State
from illumineer.core.verbs import ahead, table, zones


def has_ink(effect: ir.Node) -> bool:
    """Whether paying ink is part of it (then it is a cost, 6.1.5)."""
    return ir.has(effect, ir.PayInk)


def is_cost(st: State, first: ir.Node) -> bool:
    """Whether the A of "[A] to [B]" is a cost: always, never, or if ink is paid, by edition (6.1.5)."""
    rule = st.setup.edition.sequence_cost
    return rule == edition.COST_ALWAYS or (rule == edition.COST_IF_INK and has_ink(first))


def worth_asking(st: State, f: Frame, effect: ir.Node) -> bool:
    """Whether anything could come of it."""
    return _can(st, f, effect, whole=False)


def wholly(st: State, f: Frame, effect: ir.Node) -> bool:
    """Whether every part of it could be done in full."""
    return _can(st, f, effect, whole=True)


def _can(st: State, f: Frame, effect: ir.Node, whole: bool) -> bool:
    """The walk over an effect: the joins say which parts it takes, the verbs whether they could be done."""
    match effect:
        case ir.Text():
            return _all_or_any(st, f, effect.effects, whole)
        case ir.Seq():
            return _all_or_any(st, f, effect.parts, whole)
        case ir.EachPlayer():
            return whole or _anybody(st, f, effect)
        case ir.To():
            # An unpayable cost counts as declining from 2.2 on (6.1.4.1); before, the question was asked.
            declines = st.setup.edition.unpayable_may_declines and is_cost(st, effect.first)
            if _can(st, f, effect.first, whole or declines):
                return True
            return not whole and not declines and _is_done_idly(effect.first) and _can(st, f, effect.then, False)
        case ir.IfDo():
            if _can(st, f, effect.first, whole) or (not whole and effect.otherwise is not None):
                return True
            then = effect.then if not whole and _is_done_idly(effect.first) else None
            return then is not None and _can(st, f, then, False)
        case ir.Modal() | ir.Or():
            return any(_can(st, f, option, whole) for option in effect.options)
        case ir.If():
            taken = effect.then if _holds(st, f, effect.condition) else effect.otherwise
            return taken is not None and _can(st, f, taken, whole)
        case ir.ForEach():
            return whole or ahead.some(st, f, effect.things, False)
        case ir.Repeat():
            counts = whole or (ahead.counts(st, f, effect.n) and _can(st, f, effect.effect, False))
            return counts and _measured(st, f, effect.n)
        case ir.Choose():
            return ahead.some(st, f, effect.what, whole)
        case ir.May() | ir.Again():
            return True
        case _:
            verb = table.ROWS[type(effect)]
            return bool(verb.possible(st, f, effect, whole)) and _measured(st, f, getattr(effect, "n", None))


def _measured(st: State, f: Frame, n: ir.Amount | None) -> bool:
    """Whether there is something to choose for an amount ("lore equal to the cost of chosen character")."""
    return all([ahead.some(st, f, chosen, False) for chosen in ir.find_all(n, ir.Chosen)])


def _is_done_idly(effect: ir.Node) -> bool:
    """Whether it counts as done even where nothing comes of it: a whole hand can be discarded if it is empty."""
    return isinstance(effect, ir.Discard) and zones.is_whole_hand(effect)


def _all_or_any(st: State, f: Frame, parts: tuple[ir.Effect, ...], whole: bool) -> bool:
    """Whether all of the parts could be done in full with `whole`, else whether anything could come of one of them."""
    return _each_wholly(st, f, _flat(parts)) if whole else _any_part(st, f, _flat(parts))


def _flat(parts: tuple[ir.Effect, ...]) -> list[ir.Effect]:
    """The parts of a sequence, those of sequences in it among them."""
    found: list[ir.Effect] = []
    for part in parts:
        found += _flat(part.parts) if isinstance(part, ir.Seq) else [part]
    return found


def _each_wholly(st: State, f: Frame, parts: list[ir.Effect]) -> bool:
    """Whether all could be done; where a player is to be chosen first, with one of those who can be."""
    for i, part in enumerate(parts):
        if isinstance(part, ir.ChoosePlayer) and part.n == 1:
            return any(_with(st, f, part, player, parts[i + 1 :]) for player in select.players(st, f, part.who))
        if not _can(st, f, part, True):
            return False
    return True


def _with(st: State, f: Frame, choice: ir.ChoosePlayer, player: int, rest: list[ir.Effect]) -> bool:
    """Whether the rest could be done with that player chosen."""
    slot = choice.slot
    assert isinstance(slot, int)  # numbered by now
    before = f.slots[slot]
    f.slots[slot] = player
    found = _each_wholly(st, f, rest)
    f.slots[slot] = before
    return found


# --- whether any part could be done ----------------------------------------------------------


def _any_part(st: State, f: Frame, parts: list[ir.Effect]) -> bool:
    """Whether anything could come of one of the parts; what an impossible part leaves behind is nothing."""
    before = f.slots[:]
    found = False
    for i, part in enumerate(parts):
        if isinstance(part, ir.ChoosePlayer) and part.n == 1 and i + 1 < len(parts):
            found = any(_with_any(st, f, part, player, parts[i + 1 :]) for player in select.players(st, f, part.who))
            break
        if _can(st, f, part, False):
            found = True
            break
        for slot in _filled_by(part):
            f.slots[slot] = ()
    f.slots[:] = before
    return found


def _with_any(st: State, f: Frame, choice: ir.ChoosePlayer, player: int, rest: list[ir.Effect]) -> bool:
    assert isinstance(choice.slot, int)  # numbered by now
    f.slots[choice.slot] = player
    return _any_part(st, f, rest)


def _filled_by(part: ir.Node) -> list[int]:
    """The slots that a part would leave cards, or their number, in."""
    return [
        slot
        for inner in ir.walk(part)
        if not isinstance(inner, _NO_CARDS)
        for name in inner.filled_fields
        if isinstance(slot := getattr(inner, name), int)
    ]


def _anybody(st: State, f: Frame, effect: ir.EachPlayer) -> bool:
    """Whether one of the players could do a part of it."""
    if ahead.is_unsettled(f, effect.who):
        return True
    before = f.slots[THEY]
    found = False
    for player in select.players(st, f, effect.who):
        f.slots[THEY] = player
        found = found or _any_part(st, f, _flat(effect.parts))
    f.slots[THEY] = before
    return found


def _holds(st: State, f: Frame, condition: ir.Node) -> bool:
    """A condition on what has not been chosen yet counts as open."""
    is_open = ir.has(condition, ir.Those, ir.Among, ir.SlotFilled, ir.Number, ir.Chosen, ir.NamedCard)
    return is_open or conditions.holds(st, f, condition)


# --- what a hand tells -----------------------------------------------------------------------


def _of_own_hand(effect: ir.Node) -> list[ir.Cards]:
    """The kinds of card that a player has to pick from their own hand for it."""
    picks = [ahead.own_hand(chosen) for chosen in ir.find_all(effect, ir.Chosen)]
    return [cards for cards in picks if cards is not None]


def in_vain(st: State, f: Frame, effect: ir.Node) -> bool:
    """Whether the player has none of the cards that they would have to pick from their hand."""
    return not all(select.cards(st, f, cards) for cards in _of_own_hand(effect))


def shows_hand(effect: ir.Node) -> bool:
    """Whether it depends on what a player's hand holds, and not only on how many cards, if it can be done."""
    return any(cards.where for cards in _of_own_hand(effect))


_NO_CARDS: Final = (ir.ChoosePlayer, ir.NameCard, ir.Let, ir.PlayFrom)
"""What leaves something else in a slot: a player, a name, a number that is counted; or leaves it there later."""
