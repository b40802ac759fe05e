"""Whether an effect could be done: the *possible* face of the verbs.

Two questions.  `worth_asking`: could anything of it happen (a "may" with nothing to do is not
asked, "A or B" takes the possible one)?  `wholly`: could all of it be done (a cost, 1.5.3)?
Neither looks into a private zone to say no: whether a player is asked must not tell what is hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from illumineer import ir
from illumineer.core import amounts, conditions, edition, payment, select
from illumineer.core.state import ID_MASK, Frame, State
from illumineer.core.verbs import choosing
from illumineer.vocab import Zone

_HIDDEN: Final = (Zone.HAND, Zone.DECK, Zone.INKWELL)


def has_ink(effect: ir.Node) -> bool:
    """Whether paying ink is part of it (then it is a cost, 6.1.5)."""
    found = False

    def visit(part: ir.Node) -> None:
        nonlocal found
        found |= isinstance(part, ir.PayInk)

    ir.walk(effect, visit)
    return found


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
    if isinstance(effect, ir.Text | ir.Seq):
        parts = effect.effects if isinstance(effect, ir.Text) else effect.parts
        if whole:
            return _each_wholly(st, f, _flat(parts))
        return any(_can(st, f, part, False) for part in parts)
    if isinstance(effect, ir.To):
        # An unpayable cost counts as declining from 2.2 on (6.1.4.1); before, the question was asked.
        declines = st.setup.edition.unpayable_may_declines and is_cost(st, effect.first)
        return _can(st, f, effect.first, whole or declines)
    if isinstance(effect, ir.IfDo):
        return _can(st, f, effect.first, whole) or (not whole and effect.otherwise is not None)
    if isinstance(effect, ir.Modal | ir.Or):
        return any(_can(st, f, option, whole) for option in effect.options)
    if isinstance(effect, ir.If):
        taken = effect.then if _holds(st, f, effect.condition) else effect.otherwise
        return taken is not None and _can(st, f, taken, whole)
    if isinstance(effect, ir.May):
        return True
    test = _VERBS.get(type(effect))
    return (test is None or test(st, f, effect, whole)) and _measured(st, f, getattr(effect, "n", None))


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


def _holds(st: State, f: Frame, condition: ir.Node) -> bool:
    """A condition on what has not been chosen yet counts as open."""
    open_question = False

    def visit(part: ir.Node) -> None:
        nonlocal open_question
        open_question |= isinstance(part, ir.Those | ir.Among | ir.SlotFilled | ir.Number | ir.Chosen | ir.NamedCard)

    ir.walk(condition, visit)
    return open_question or conditions.holds(st, f, condition)


# --- things ----------------------------------------------------------------------------------


def _some(st: State, f: Frame, what: ir.Node, whole: bool) -> bool:
    """Whether there is something that the phrase means, or could come to mean."""
    if isinstance(what, ir.Chosen):
        if _is_hidden(what.cards):
            return not _measured_by_nothing(f, what.cards) and _enough_hidden(st, f, what, whole)
        if isinstance(what.cards, ir.Those | ir.Among):
            return _some(st, f, what.cards, whole)
        found = choosing.candidates(st, f, what, ())
        if not whole or what.up_to or what.n is None:
            return bool(found)
        return len(found) >= amounts.amount(st, f, what.n)
    if isinstance(what, ir.Together):
        parts = [_some(st, f, part, whole) for part in what.things]
        return all(parts) if whole else any(parts)
    if isinstance(what, ir.This | ir.Involved):
        return any(select.followed(st, ref) for ref in select.thing(st, f, what))
    if isinstance(what, ir.Those | ir.Among):
        return bool(select.slot_refs(f, what.slot)) or _is_open(f, what.slot)
    if isinstance(what, ir.Cards) and _is_hidden(what):
        return True
    return bool(select.thing(st, f, what))


def _is_open(f: Frame, slot: str | int) -> bool:
    """Whether the slot is still to be filled by what comes next."""
    return f.program is None or any(slot in (op.a, op.b) for op in f.program.ops[f.step :])


def _measured_by_nothing(f: Frame, cards: ir.Node) -> bool:
    """Whether the cards are measured by a card that the effect has not found: none fits then, whatever it is."""
    found: list[ir.StatOf] = []
    ir.walk(cards, lambda part: found.append(part) if isinstance(part, ir.StatOf) else None)
    return any(
        isinstance(stat.thing, ir.Those)
        and not select.slot_refs(f, stat.thing.slot)
        and not _is_open(f, stat.thing.slot)
        for stat in found
    )


def _is_hidden(cards: ir.Node) -> bool:
    return isinstance(cards, ir.Cards) and any(zone in _HIDDEN for zone in cards.zones)


def _enough_hidden(st: State, f: Frame, what: ir.Chosen, whole: bool) -> bool:
    """Only how many cards there are may be known, not which."""
    assert isinstance(what.cards, ir.Cards)
    have = sum(
        len(select.zone_refs(st, zone, player))
        for player in select.players(st, f, what.cards.of)
        for zone in what.cards.zones
    )
    if whole and not what.up_to and what.n is not None:
        if _own_hand(what):
            # The player knows their own hand; paying a cost they cannot pay is theirs to know.
            have = len(select.cards(st, f, what.cards))
        return have >= amounts.amount(st, f, what.n)
    return have > 0


def _own_hand(what: ir.Chosen) -> bool:
    """Whether a player picks from their own hand."""
    cards = what.cards
    return isinstance(cards, ir.Cards) and cards.of == what.by and cards.zones == (Zone.HAND,)


def _of_own_hand(effect: ir.Node) -> list[ir.Cards]:
    """The kinds of card that a player has to pick from their own hand for it."""
    found: list[ir.Cards] = []

    def visit(part: ir.Node) -> None:
        if isinstance(part, ir.Chosen) and _own_hand(part):
            assert isinstance(part.cards, ir.Cards)
            found.append(part.cards)

    ir.walk(effect, visit)
    return found


def in_vain(st: State, f: Frame, effect: ir.Node) -> bool:
    """Whether the player has none of the cards that they would have to pick from their hand."""
    return not all(select.cards(st, f, cards) for cards in _of_own_hand(effect))


def shows_hand(effect: ir.Node) -> bool:
    """Whether it depends on what a player's hand holds, and not only on how many cards, if it can be done."""
    return any(cards.where for cards in _of_own_hand(effect))


def _what(st: State, f: Frame, effect: ir.Node, whole: bool) -> bool:
    return _some(st, f, effect.what, whole)  # type: ignore[attr-defined]


def _measured(st: State, f: Frame, n: ir.Amount | None) -> bool:
    """Whether there is something to choose for an amount ("lore equal to the cost of chosen character")."""
    found: list[ir.Chosen] = []
    if isinstance(n, ir.Node):
        ir.walk(n, lambda part: found.append(part) if isinstance(part, ir.Chosen) else None)
    return all(_some(st, f, chosen, False) for chosen in found)


def _deal(st: State, f: Frame, effect: ir.Deal, whole: bool) -> bool:
    return _some(st, f, effect.to, whole)


def _put_damage(st: State, f: Frame, effect: ir.PutDamage, whole: bool) -> bool:
    return _some(st, f, effect.on, whole)


def _move_damage(st: State, f: Frame, effect: ir.MoveDamage, whole: bool) -> bool:
    return _some(st, f, effect.source, whole) and _some(st, f, effect.to, whole)


def _in_state(exerted: bool) -> Callable[[State, Frame, ir.Node, bool], bool]:
    def test(st: State, f: Frame, effect: ir.Node, whole: bool) -> bool:
        what: ir.Node = effect.what  # type: ignore[attr-defined]
        if not _some(st, f, what, whole):
            return False
        if whole and isinstance(what, ir.This | ir.Involved):
            return all(ref in st.in_play and st.in_play[ref].exerted == exerted for ref in select.thing(st, f, what))
        return True

    return test


def _pay_ink(st: State, f: Frame, effect: ir.PayInk, whole: bool) -> bool:
    payers = select.players(st, f, effect.who)
    n = amounts.amount(st, f, effect.n)
    return bool(payers) and all(payment.available_ink(st, p) >= n for p in payers)


def _play(st: State, f: Frame, effect: ir.Play, whole: bool) -> bool:
    """Whether it could be played; this card itself, only if what it costs can be paid: that tells nothing hidden."""
    from illumineer.core.turn_actions import play

    if not _some(st, f, effect.what, whole):
        return False
    if effect.free:
        return True
    refs = _played(st, f, effect.what)
    if refs is None:
        return True
    who = select.players(st, f, effect.by)
    less = amounts.amount(st, f, effect.less)
    shift = 2 if effect.only_shift else int(effect.shift)
    return any(play.possible(st, who[0], ref, False, shift, less) for ref in refs if who)


def _played(st: State, f: Frame, what: ir.Node) -> list[int] | None:
    """The cards that could be played, where everybody sees them; None: which they are is open or hidden."""
    if isinstance(what, ir.Chosen):
        if not isinstance(what.cards, ir.Cards) or what.cards.zones != (Zone.DISCARD,):
            return None
        return list(choosing.candidates(st, f, what, ()))
    if not isinstance(what, ir.This | ir.Involved | ir.Those):
        return None
    found = [select.followed(st, ref) for ref in select.thing(st, f, what)]
    if isinstance(what, ir.Those) and not found:
        return None
    everyone = (1 << st.setup.players) - 1
    return found if all(ref and st.known[ref & ID_MASK] & everyone == everyone for ref in found) else None


def _move_to(st: State, f: Frame, effect: ir.MoveTo, whole: bool) -> bool:
    return _some(st, f, effect.what, whole) and _some(st, f, effect.to, whole)


def _lose_drops(st: State, f: Frame, node: ir.LoseInkDrops, whole: bool) -> bool:
    who = select.players(st, f, node.who)
    if whole:
        return bool(who) and all(st.drops[player] >= select.amount_for(st, f, node.n, player) for player in who)
    return any(st.drops[player] for player in who)


_VERBS: Final[dict[type[ir.Node], Callable[[State, Frame, Any, bool], bool]]] = {
    ir.Deal: _deal,
    ir.PutDamage: _put_damage,
    ir.RemoveDamage: _what,
    ir.MoveDamage: _move_damage,
    ir.Banish: _what,
    ir.Exert: _in_state(False),
    ir.Ready: _in_state(True),
    ir.MoveTo: _move_to,
    ir.Put: _what,
    ir.Discard: _what,
    ir.Apply: _what,
    ir.Choose: _what,
    ir.Play: _play,
    ir.PayInk: _pay_ink,
    ir.LoseInkDrops: _lose_drops,
}
