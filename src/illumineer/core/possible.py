"""Whether an effect could be done: the *possible* face of the verbs.

Two questions.  `worth_asking`: could anything of it happen (a "may" with nothing to do is not
asked, "A or B" takes the possible one)?  `wholly`: could all of it be done (a cost, 1.5.3)?
Neither looks into a private zone to say no: whether a player is asked must not tell what is hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from illumineer import ir
from illumineer.compile.specs import THEY
from illumineer.core import amounts, conditions, edition, game_actions, legal, payment, select
from illumineer.core.state import Frame, State, card_id
from illumineer.core.verbs import choosing
from illumineer.vocab import Doing, Zone

_HIDDEN: Final = (Zone.HAND, Zone.DECK, Zone.INKWELL)


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
    if isinstance(effect, (ir.Text, ir.Seq)):
        parts = effect.effects if isinstance(effect, ir.Text) else effect.parts
        return _each_wholly(st, f, _flat(parts)) if whole else _any_part(st, f, _flat(parts))
    if isinstance(effect, ir.EachPlayer):
        return whole or _anybody(st, f, effect)
    if isinstance(effect, ir.To):
        # An unpayable cost counts as declining from 2.2 on (6.1.4.1); before, the question was asked.
        declines = st.setup.edition.unpayable_may_declines and is_cost(st, effect.first)
        if _can(st, f, effect.first, whole or declines):
            return True
        return not whole and not declines and _is_done_idly(effect.first) and _can(st, f, effect.then, False)
    if isinstance(effect, ir.IfDo):
        if _can(st, f, effect.first, whole) or (not whole and effect.otherwise is not None):
            return True
        return not whole and _is_done_idly(effect.first) and effect.then is not None and _can(st, f, effect.then, False)
    if isinstance(effect, (ir.Modal, ir.Or)):
        return any(_can(st, f, option, whole) for option in effect.options)
    if isinstance(effect, ir.If):
        taken = effect.then if _holds(st, f, effect.condition) else effect.otherwise
        return taken is not None and _can(st, f, taken, whole)
    if isinstance(effect, ir.May):
        return True
    test = _VERBS.get(type(effect))
    return (test is None or test(st, f, effect, whole)) and _measured(st, f, getattr(effect, "n", None))


def _is_done_idly(effect: ir.Node) -> bool:
    """Whether it counts as done even where nothing comes of it: a whole hand can be discarded if it is empty."""
    return isinstance(effect, ir.Discard) and isinstance(effect.what, ir.Cards) and not effect.what.where


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
    if _is_unsettled(f, effect.who):
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


# --- things ----------------------------------------------------------------------------------


def _some(st: State, f: Frame, what: ir.Node, whole: bool, plays: ir.Play | None = None) -> bool:
    """Whether there is something that the phrase means, or could come to mean; to be played, if `plays` says how."""
    if isinstance(what, ir.Chosen):
        if what.n is not None and not _is_unsettled(f, what.n) and amounts.amount(st, f, what.n) <= 0:
            return whole
        if _is_hidden(what.cards):
            return not _measured_by_nothing(f, what.cards) and _enough_hidden(st, f, what, whole)
        if isinstance(what.cards, (ir.Those, ir.Among)):
            held = select.slot_refs(f, what.cards.slot)
            if whole or not held or _is_secret(st, held) or _is_unsettled(f, what.cards):
                return _some(st, f, what.cards, whole)
        found = choosing.candidates(st, f, what, (), plays=plays)
        if not whole or what.up_to or what.n is None:
            return bool(found)
        return len(found) >= amounts.amount(st, f, what.n)
    if isinstance(what, ir.Together):
        parts = [_some(st, f, part, whole) for part in what.things]
        return all(parts) if whole else any(parts)
    if isinstance(what, (ir.This, ir.Involved)):
        return any(select.followed(st, ref) for ref in select.thing(st, f, what))
    if isinstance(what, (ir.Those, ir.Among)):
        return bool(select.slot_refs(f, what.slot)) or _is_open(f, what.slot)
    if isinstance(what, ir.Cards) and _is_hidden(what):
        return whole or _how_many_hidden(st, f, what) > 0
    return _is_unsettled(f, what) or bool(select.thing(st, f, what))


def _is_open(f: Frame, slot: str | int) -> bool:
    """Whether the slot is still to be filled by what comes next."""
    assert isinstance(slot, int)
    if f.slots[slot] is not None:
        return False
    return any(slot in (op.a, op.b) for op in f.program.ops[f.step :])


def _is_unsettled(f: Frame, phrase: object) -> bool:
    """Whether the phrase hangs on a choice, or on what comes next."""
    for part in ir.walk(phrase):
        if isinstance(part, ir.Chosen):
            return True
        for name in part.read_fields:
            slot = getattr(part, name)
            if isinstance(slot, int) and _is_open(f, slot):
                return True
    return False


def _is_secret(st: State, refs: tuple[int, ...]) -> bool:
    """Whether one of the cards is not known to everybody."""
    return any(
        st.zone_of(ref) in _HIDDEN and st.known[card_id(ref)] != game_actions.EVERYONE for ref in refs
    )


def _measured_by_nothing(f: Frame, cards: ir.Node) -> bool:
    """Whether the cards are measured by a card that the effect has not found: none fits then, whatever it is."""
    return any(
        isinstance(stat.thing, ir.Those)
        and not select.slot_refs(f, stat.thing.slot)
        and not _is_open(f, stat.thing.slot)
        for stat in ir.find_all(cards, ir.StatOf)
    )


def _is_hidden(cards: ir.Node) -> bool:
    return isinstance(cards, ir.Cards) and any(zone in _HIDDEN for zone in cards.zones)


def _enough_hidden(st: State, f: Frame, what: ir.Chosen, whole: bool) -> bool:
    """Only how many cards there are may be known, not which."""
    assert isinstance(what.cards, ir.Cards)
    have = _how_many_hidden(st, f, what.cards)
    if whole and not what.up_to and what.n is not None:
        if _own_hand(what):
            # The player knows their own hand; paying a cost they cannot pay is theirs to know.
            have = len(select.cards(st, f, what.cards))
        return have >= amounts.amount(st, f, what.n)
    return have > 0


def _how_many_hidden(st: State, f: Frame, cards: ir.Cards) -> int:
    """How many cards lie in the zones; 1 if it is still open whose."""
    if _is_unsettled(f, cards.of):
        return 1
    return sum(
        len(select.zone_refs(st, zone, player)) for player in select.players(st, f, cards.of) for zone in cards.zones
    )


def _own_hand(what: ir.Chosen) -> bool:
    """Whether a player picks from their own hand."""
    cards = what.cards
    return isinstance(cards, ir.Cards) and cards.of == what.by and cards.zones == (Zone.HAND,)


def _of_own_hand(effect: ir.Node) -> list[ir.Cards]:
    """The kinds of card that a player has to pick from their own hand for it."""
    return [
        chosen.cards
        for chosen in ir.find_all(effect, ir.Chosen)
        if isinstance(chosen.cards, ir.Cards) and _own_hand(chosen)
    ]


def in_vain(st: State, f: Frame, effect: ir.Node) -> bool:
    """Whether the player has none of the cards that they would have to pick from their hand."""
    return not all(select.cards(st, f, cards) for cards in _of_own_hand(effect))


def shows_hand(effect: ir.Node) -> bool:
    """Whether it depends on what a player's hand holds, and not only on how many cards, if it can be done."""
    return any(cards.where for cards in _of_own_hand(effect))


_Acting = ir.Banish | ir.Exert | ir.Ready | ir.Discard | ir.Look | ir.Reveal | ir.Apply | ir.Choose
"""What is done to the cards that its `what` says."""


def _what(st: State, f: Frame, effect: _Acting, whole: bool) -> bool:
    return _some(st, f, effect.what, whole)


def _measured(st: State, f: Frame, n: ir.Amount | None) -> bool:
    """Whether there is something to choose for an amount ("lore equal to the cost of chosen character")."""
    return all([_some(st, f, chosen, False) for chosen in ir.find_all(n, ir.Chosen)])


def _counts(st: State, f: Frame, n: ir.Amount | None, players: list[int] | None = None) -> bool:
    """Whether a number is more than 0, for one of the players; None is "all", and a number that is still open counts.

    The number is counted before anything is decided (6.1.8, 6.7.2.1).
    """
    if n is None or _is_unsettled(f, n) or _counts_hidden(n):
        return True
    if players is None:
        return amounts.amount(st, f, n) > 0
    return any(select.amount_for(st, f, n, player) > 0 for player in players)


def _enough(st: State, f: Frame, n: ir.Amount | None, there: list[tuple[int, int]]) -> bool:
    """Whether each of the players has the number that the effect names; None is "all", and an open number counts."""
    if n is None or _is_unsettled(f, n) or _counts_hidden(n):
        return True
    return all(select.amount_for(st, f, n, player) <= has for player, has in there)


def _counts_hidden(n: ir.Amount) -> bool:
    """Whether the number tells what cards are hidden, and not only how many."""
    return any([_is_hidden(cards) and bool(cards.where) for cards in ir.find_all(n, ir.Cards)])


def _whom(st: State, f: Frame, who: ir.Player, doing: Doing | None = None) -> list[int] | None:
    """The players meant, without those who can't do that; None if it is still open who."""
    if _is_unsettled(f, who):
        return None
    return [p for p in select.players(st, f, who) if doing is None or not legal.table_forbids(st, p, doing)]


# --- damage ----------------------------------------------------------------------------------


def _deal(st: State, f: Frame, effect: ir.Deal, whole: bool) -> bool:
    return _some(st, f, effect.to, whole) and _counts(st, f, effect.n)


def _put_damage(st: State, f: Frame, effect: ir.PutDamage, whole: bool) -> bool:
    return _some(st, f, effect.on, whole) and _counts(st, f, effect.n)


def _could_be(st: State, f: Frame, what: ir.Node) -> list[int] | None:
    """The cards in play that a phrase means or from which one is chosen; None if that is still open."""
    if isinstance(what, ir.Chosen) and not _is_unsettled(f, what.cards):
        return choosing.candidates(st, f, what, ())
    if isinstance(what, ir.Together):
        parts = [_could_be(st, f, part) for part in what.things]
        return None if None in parts else [ref for part in parts for ref in part or ()]
    if _is_unsettled(f, what):
        return None
    return [ref for ref in select.thing(st, f, what) if ref in st.in_play]


def _has_damage(st: State, refs: list[int] | None) -> bool:
    """Whether damage could come off one of the cards."""
    return refs is None or any(ref in st.in_play and st.in_play[ref].damage for ref in refs)


def _remove_damage(st: State, f: Frame, effect: ir.RemoveDamage, whole: bool) -> bool:
    if legal.damage_stays(st) or not _some(st, f, effect.what, whole) or not _counts(st, f, effect.n):
        return False
    return _has_damage(st, _could_be(st, f, effect.what))


def _move_damage(st: State, f: Frame, effect: ir.MoveDamage, whole: bool) -> bool:
    if legal.damage_stays(st) or not (_some(st, f, effect.source, whole) and _some(st, f, effect.to, whole)):
        return False
    sources, goals = _could_be(st, f, effect.source), _could_be(st, f, effect.to)
    if not _counts(st, f, effect.n) or not _has_damage(st, sources):
        return False
    if sources is None or goals is None or not st.setup.edition.move_damage_not_back:
        return True
    damaged = [ref for ref in sources if _has_damage(st, [ref])]
    return any(ref != goal for ref in damaged for goal in goals)  # not back onto the card it came from (1.9.2.4)


# --- cards -----------------------------------------------------------------------------------


def _in_state(exerted: bool) -> Callable[[State, Frame, _Acting, bool], bool]:
    def test(st: State, f: Frame, effect: _Acting, whole: bool) -> bool:
        what = effect.what
        if not _some(st, f, what, whole):
            return False
        if whole and isinstance(what, (ir.This, ir.Involved)):
            return all(ref in st.in_play and st.in_play[ref].exerted == exerted for ref in select.thing(st, f, what))
        refs = _could_be(st, f, what)
        return whole or refs is None or any(st.in_play[ref].exerted == exerted for ref in refs)

    return test


def _pay_ink(st: State, f: Frame, effect: ir.PayInk, whole: bool) -> bool:
    payers = select.players(st, f, effect.who)
    n = amounts.amount(st, f, effect.n)
    return bool(payers) and all(payment.available_ink(st, p) >= n for p in payers)


def _play(st: State, f: Frame, effect: ir.Play, whole: bool) -> bool:
    """Whether a card could be played as the effect says; yes, if somebody does not know one of the cards."""
    settled = not _is_unsettled(f, effect.by) and not _is_unsettled(f, effect.less)
    if not _some(st, f, effect.what, whole, effect if settled else None):
        return False
    if not settled or isinstance(effect.what, ir.Chosen) or _is_unsettled(f, effect.what):
        return True
    refs = tuple(ref for ref in (select.followed(st, ref) for ref in select.thing(st, f, effect.what)) if ref)
    if _is_secret(st, refs) and not isinstance(effect.what, ir.This):
        return True
    return any(choosing.can_play(st, f, effect, ref) for ref in refs)


def _put(st: State, f: Frame, effect: ir.Put, whole: bool) -> bool:
    under = effect.to.under
    return _some(st, f, effect.what, whole) and (under is None or _some(st, f, under, whole))


def _move_to(st: State, f: Frame, effect: ir.MoveTo, whole: bool) -> bool:
    return _some(st, f, effect.what, whole) and _some(st, f, effect.to, whole)


def _reveal_until(st: State, f: Frame, effect: ir.RevealUntil, whole: bool) -> bool:
    who = _whom(st, f, effect.who)
    return whole or who is None or any(st.deck[player] for player in who)


def _for_each(st: State, f: Frame, effect: ir.ForEach, whole: bool) -> bool:
    return whole or _some(st, f, effect.things, False)


def _repeat(st: State, f: Frame, effect: ir.Repeat, whole: bool) -> bool:
    return whole or (_counts(st, f, effect.n) and _can(st, f, effect.effect, False))


# --- players ---------------------------------------------------------------------------------


def _draw(st: State, f: Frame, effect: ir.Draw, whole: bool) -> bool:
    """Whether cards could be drawn; from an empty deck only where trying to draw has a consequence (1.x)."""
    who = _whom(st, f, effect.who, Doing.DRAW)
    if whole or who is None:
        return True
    if not st.setup.edition.empty_draw_loses:
        who = [player for player in who if st.deck[player]]
    return _counts(st, f, effect.n, who) and bool(who)


def _draw_until(st: State, f: Frame, effect: ir.DrawUntil, whole: bool) -> bool:
    who = _whom(st, f, effect.who, Doing.DRAW)
    if whole or who is None or _is_unsettled(f, effect.n):
        return True
    return any(select.amount_for(st, f, effect.n, player) > len(st.hand[player]) for player in who)


def _gain_lore(st: State, f: Frame, effect: ir.GainLore, whole: bool) -> bool:
    who = _whom(st, f, effect.who, Doing.GAIN_LORE)
    return whole or who is None or (bool(who) and _counts(st, f, effect.n, who))


def _lose_lore(st: State, f: Frame, effect: ir.LoseLore, whole: bool) -> bool:
    who = _whom(st, f, effect.who, Doing.LOSE_LORE)
    if who is None:
        return True
    if whole:
        return _enough(st, f, effect.n, [(player, st.lore[player]) for player in who])
    who = [player for player in who if st.lore[player] > 0]
    return bool(who) and _counts(st, f, effect.n, who)


def _gain_drops(st: State, f: Frame, effect: ir.GainInkDrops, whole: bool) -> bool:
    who = _whom(st, f, effect.who)
    return whole or who is None or (bool(who) and _counts(st, f, effect.n, who))


def _turn_ink(ready: bool) -> Callable[[State, Frame, ir.Node, bool], bool]:
    def test(st: State, f: Frame, effect: ir.Node, whole: bool) -> bool:
        assert isinstance(effect, (ir.ExertInk, ir.ReadyInk))
        who = _whom(st, f, effect.who)
        if who is None:
            return True
        ink = st.ink_exerted if ready else st.ink_ready
        if whole:
            return _enough(st, f, effect.n, [(player, len(ink[player])) for player in who])
        return any(ink[player] for player in who) and _counts(st, f, effect.n)

    return test


def _lose_drops(st: State, f: Frame, node: ir.LoseInkDrops | ir.RemoveInkDrops, whole: bool) -> bool:
    who = select.players(st, f, node.who)
    if whole:
        return bool(who) and all(st.drops[player] >= select.amount_for(st, f, node.n, player) for player in who)
    return any(st.drops[player] for player in who)


_VERBS: Final[dict[type[ir.Node], Callable[[State, Frame, Any, bool], bool]]] = {
    ir.Deal: _deal,
    ir.PutDamage: _put_damage,
    ir.RemoveDamage: _remove_damage,
    ir.MoveDamage: _move_damage,
    ir.Banish: _what,
    ir.Exert: _in_state(False),
    ir.Ready: _in_state(True),
    ir.MoveTo: _move_to,
    ir.Put: _put,
    ir.Discard: _what,
    ir.Look: _what,
    ir.Reveal: _what,
    ir.RevealUntil: _reveal_until,
    ir.Apply: _what,
    ir.Choose: _what,
    ir.Play: _play,
    ir.ForEach: _for_each,
    ir.Repeat: _repeat,
    ir.Draw: _draw,
    ir.DrawUntil: _draw_until,
    ir.GainLore: _gain_lore,
    ir.LoseLore: _lose_lore,
    ir.PayInk: _pay_ink,
    ir.ExertInk: _turn_ink(ready=False),
    ir.ReadyInk: _turn_ink(ready=True),
    ir.GainInkDrops: _gain_drops,
    ir.LoseInkDrops: _lose_drops,
    ir.RemoveInkDrops: _lose_drops,
}
_NO_CARDS: Final = (ir.ChoosePlayer, ir.NameCard, ir.Let, ir.PlayFrom)
"""What leaves something else in a slot: a player, a name, a number that is counted; or leaves it there later."""
