"""Choosing cards and players, naming a card, counting: as the effect resolves (1.7.3, 6.1.3, 6.7.3).

A choice of several cards is a series of single picks; what has been picked so far waits in the
frame.  An only legal pick is taken without asking, unless it is about a private zone.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from illumineer import ir
from illumineer.compile.specs import PICKS, Op
from illumineer.core import amounts, card_tests, derive, game_actions, select
from illumineer.core.decisions import DONE, Answer, Decision, is_private
from illumineer.core.state import NO_LIMIT, Frame, State, card_id
from illumineer.core.triggers import forced, happen
from illumineer.core.verbs.common import short
from illumineer.core.verbs.verb import ALWAYS, Verb
from illumineer.cr import CR
from illumineer.facts import Called, OfAbility
from illumineer.messages import Message, Reason
from illumineer.vocab import Ask, Cause, Doing, Happening, Keyword, Zone

# --- cards -----------------------------------------------------------------------------------


def _phrase(op: Op) -> ir.Chosen:
    """What is chosen by an instruction to choose cards."""
    assert isinstance(op.node, ir.Chosen)
    return op.node


def _chooser(st: State, f: Frame, node: ir.Chosen) -> int:
    found = select.players(st, f, node.by)
    return found[0] if found else -1


def _limit(st: State, f: Frame, node: ir.Chosen) -> int:
    return NO_LIMIT if node.n is None else amounts.amount(st, f, node.n)


def can_be_chosen(st: State, ref: int, chooser: int, by: int = 0) -> bool:
    """Ward and "can't be chosen": limiters on the choices of opponents (8.15.1), and on nothing else (8.15.2).

    "Can't be chosen by actions" is a limiter on the choices of everybody that such a card `by` asks for.

    In Pack Rush nobody can choose the ink that a player started with (10.2.2.2).
    """
    card = st.in_play.get(ref)
    if card is None:
        return card_id(ref) not in st.setup.first_ids
    v = derive.values(st, card)
    if st.opposed(chooser, card.player) and (Keyword.WARD in v.keywords or v.cant >> Doing.BE_CHOSEN & 1):
        return False
    return not (by and v.cants and card_tests.kept_from(st, v, Doing.BE_CHOSEN, by))


def hidden_from(st: State, ref: int, chooser: int, by: int = 0) -> Reason | None:
    """Why that player can't choose the card for an effect of the card `by` (0: for any effect); None if they can."""
    if can_be_chosen(st, ref, chooser, by):
        return None
    if ref not in st.in_play:
        rule = CR.PACK_RUSH_INK_NOT_CHOSEN
    else:
        v = derive.values(st, st.in_play[ref])
        rule = CR.WARD if Keyword.WARD in v.keywords else CR.RESOLVE_LEGAL_LIMITERS
    return Reason(rule, Message("cant_be_chosen", {"card": ref}))


def candidates(
    st: State,
    f: Frame,
    node: ir.Chosen,
    picked: tuple[int, ...],
    different: int = -1,
    plays: ir.Play | None = None,
) -> list[int]:
    """The cards that may be picked next: they meet the requirements and violate no limiter.

    Of cards that the effect `plays`, only those that can be played meet them (6.7.3).
    """
    chooser = _chooser(st, f, node)
    if chooser < 0:
        return []
    taken = picked
    if different >= 0:  # also as what it became when it left play (6.1.6, 7.1.6)
        others = select.slot_refs(f, different)
        taken += others + tuple([select.followed(st, ref) for ref in others])
    found = [
        ref
        for ref in select.thing(st, f, node.cards)
        if ref not in taken and st.card_of(ref) >= 0 and can_be_chosen(st, ref, chooser, f.source)
    ]
    if plays is not None:
        found = [ref for ref in found if can_play(st, f, plays, ref)]
    if node.total is not None:
        stat, most = node.total
        left = amounts.amount(st, f, most) - sum(card_tests.stat_of(st, ref, stat) for ref in picked)
        found = [ref for ref in found if card_tests.stat_of(st, ref, stat) <= left]
    if node.same_name or node.alike is not None or node.unlike is not None:
        needed = 1 if node.up_to or node.n is None else _limit(st, f, node)
        found = card_tests.go_together(st, node, found, picked, needed)
    return _must_be_chosen(st, chooser, found, picked)


def can_play(st: State, f: Frame, node: ir.Play, ref: int) -> bool:
    """Whether the effect could have the card played as it says."""
    from illumineer.core.turn_actions import play

    who = select.players(st, f, node.by)
    shift = 2 if node.only_shift else int(node.shift)
    return bool(who) and play.possible(st, who[0], ref, node.free, shift, amounts.amount(st, f, node.less))


def _must_be_chosen(st: State, chooser: int, found: list[int], picked: tuple[int, ...]) -> list[int]:
    """ "Opponents must choose this character if able": one of several such cards suffices (6.7.3)."""

    def demands(ref: int) -> bool:
        card = st.in_play.get(ref) or st.last.get(ref)
        return card is not None and st.opposed(chooser, card.player) and derive.values(st, card).must_be_chosen

    if any(demands(ref) for ref in picked):
        return found
    demanded = [ref for ref in found if demands(ref)]
    return demanded or found


def _may_stop(st: State, f: Frame, node: ir.Chosen, picked: tuple[int, ...]) -> bool:
    """ "Up to" and "any number" include 0 (6.1.3); a search may fail to find (7.1.4)."""
    if node.up_to or node.n is None:
        return True
    match node.cards:
        case ir.Cards() as cards:
            return cards.zones == (Zone.DECK,) and bool(cards.where)
        case ir.Among() as among:
            # A part of the deck that is looked through for a kind of card, and not revealed.
            return any(not isinstance(test, (ir.IsIn, ir.Not)) for test in among.where) and any(
                st.zone_of(ref) == Zone.DECK and st.known[card_id(ref)] != game_actions.EVERYONE
                for ref in select.slot_refs(f, among.slot)
            )
        case _:
            return False


def searches(node: ir.Chosen) -> ir.Cards | None:
    """The kind of card that a deck is searched for; None if the choice searches no deck."""
    cards = node.cards
    return cards if isinstance(cards, ir.Cards) and Zone.DECK in cards.zones and not node.random else None


def _search(st: State, f: Frame, node: ir.Chosen) -> None:
    """Whoever searches a deck looks at all of it (7.1.3)."""
    cards = searches(node)
    if cards is not None:
        chooser = _chooser(st, f, node)
        for player in select.players(st, f, cards.of) if chooser >= 0 else ():
            unseen = [id for id in st.deck[player] if not st.known[id] >> chooser & 1]
            game_actions.look(st, tuple(st.ref[id] for id in unseen), chooser, f.source)


def _only(st: State, f: Frame, op: Op, picked: tuple[int, ...], found: list[int]) -> bool:
    """Whether all that can be picked has to be."""
    node = _phrase(op)
    if _may_stop(st, f, node, picked) or len(found) > _limit(st, f, node) - len(picked):
        return False
    if node.unlike is not None and not card_tests.are_apart(st, found, node.unlike):
        return False
    # One that must be chosen is enough: with it picked, others may be open again (6.7.3.2).
    return len(found) == 1 or len(candidates(st, f, node, (*picked, found[0]), op.b, op.plays)) < len(found)


def choose(st: State, f: Frame, op: Op) -> bool:
    node = _phrase(op)
    picked: tuple[int, ...] = f.slots[PICKS] or ()
    stopped = bool(picked) and picked[-1] == DONE
    if f.slots[PICKS] is None:
        _search(st, f, node)
    if not stopped:
        limit = _limit(st, f, node)
        while len(picked) < limit:
            found = candidates(st, f, node, picked, op.b, op.plays)
            if not found:
                break
            if node.random:
                picked = (*picked, found[game_actions.roll(st, len(found))])
                continue
            if st.setup.ask_all or not _only(st, f, op, picked, found) or is_private(st, found):
                f.slots[PICKS] = picked
                return True
            for ref in found:
                forced(st, _chooser(st, f, node), "choose", CR.CHOICE_AS_EFFECT_RESOLVES, ref, source=f.source)
            picked = picked + tuple(found)
    else:
        picked = picked[:-1]
    f.slots[PICKS] = None
    f.slots[op.a] = picked
    f.step += 1
    if not _may_stop(st, f, node, picked) and len(picked) < _limit(st, f, node):
        short(f)  # fewer than asked for: what hangs on the whole of it does not happen (6.1.5.1)
    _tell(st, f, node, picked)
    return False


def _tell(st: State, f: Frame, node: ir.Chosen, picked: tuple[int, ...]) -> None:
    chooser = _chooser(st, f, node)
    cause = f.cause
    ability = f.program.ability
    if ability == st.setup.book.support.id:
        cause = Cause.SUPPORT
    rule, fact = CR.CHOICE_AS_EFFECT_RESOLVES, OfAbility(ability)
    again = isinstance(node.cards, (ir.Those, ir.Among))  # among cards that were chosen before
    for ref in picked:
        if ref in st.in_play and not node.random and not again:
            happen(st, Happening.CHOSEN, rule, chooser, ref, cause=cause, source=f.source, fact=fact)


def ask_choose(st: State, f: Frame, op: Op) -> Decision:
    node = _phrase(op)
    picked: tuple[int, ...] = f.slots[PICKS] or ()
    found = candidates(st, f, node, picked, op.b, op.plays)
    private = is_private(st, found)
    options: list[Answer] = list(select.offered(st, found, _chooser(st, f, node)) if private else found)
    if _may_stop(st, f, node, picked):
        options.append(DONE)
    return Decision(
        _chooser(st, f, node),
        Ask.CHOOSE,
        options,
        CR.CHOICE_AS_EFFECT_RESOLVES,
        f.source,
        "choose",
        picked,
        private=private,
        only=st.setup.ask_all and _only(st, f, op, picked, found),
    )


def take_choose(st: State, f: Frame, op: Op, given: Answer) -> None:
    assert isinstance(given, int)
    f.slots[PICKS] = (*(f.slots[PICKS] or ()), given)


def refusal(st: State, f: Frame, op: Op, ref: int) -> list[Reason]:
    """Why that card may not be picked, or why the picking may not stop here."""
    node = _phrase(op)
    if ref == DONE:
        # Where everybody can see what there is, a card must be found (7.1.4).
        public = isinstance(node.cards, ir.Cards) and node.cards.zones == (Zone.DISCARD,)
        rule = CR.ZONE_SEARCH if public else CR.CHOICE_AS_EFFECT_RESOLVES
        return [Reason(rule, Message("not_an_option"))]
    hidden = hidden_from(st, ref, _chooser(st, f, node), f.source)
    where: tuple[ir.Node, ...] = getattr(node.cards, "where", ())
    taken = op.b >= 0 and ref in select.slot_refs(f, op.b)
    same: list[Reason] = []
    if taken or not card_tests.is_another(st, f, where, ref):
        same = [Reason(CR.ANOTHER, Message("not_another", {"card": ref}))]
    if hidden is not None:
        return [hidden, *same]
    if ref in (f.slots[PICKS] or ()):
        return [Reason(CR.CHOICE_AS_EFFECT_RESOLVES, Message("already_chosen", {"card": ref})), *same]
    if taken:
        return same
    if ref in select.thing(st, f, node.cards):
        if op.plays is not None and not can_play(st, f, op.plays, ref):
            return _unplayable(st, f, op.plays, ref)
        return [Reason(CR.RESOLVE_LEGAL_REQUIREMENTS, Message("another_must_be_chosen", {"card": ref}))]
    if st.zone_of(ref) == Zone.RESOLVING:
        # An action reaches the discard only after its effect (4.3.3.2).
        return [Reason(CR.PLAY_ACTION_RESOLVES, Message("still_resolving", {"card": ref}))]
    if st.zone_of(ref) == Zone.UNDER:
        return [Reason(CR.STATE_UNDER, Message("is_under", {"card": ref}))]
    of_support = f.program.ability == st.setup.book.support.id  # "another chosen character" is the keyword's own word
    if same and not of_support and _would_fit(st, f, node.cards, ref):
        return same
    rule = CR.SUPPORT if of_support else CR.CHOICE_REQUIREMENTS_LIMITERS
    return [Reason(rule, Message("does_not_fit", {"card": ref})), *same]


def _would_fit(st: State, f: Frame, cards: ir.Node, ref: int) -> bool:
    """Whether the card would be one of those that may be picked, if it were "another" one."""
    assert isinstance(cards, (ir.Cards, ir.Under, ir.Among))
    rest = tuple(test for test in cards.where if not card_tests.asks_for_another(test))
    return ref in select.thing(st, f, replace(cards, where=rest))


def _unplayable(st: State, f: Frame, node: ir.Play, ref: int) -> list[Reason]:
    """Why the effect cannot have the card played, and so why it cannot be picked for that."""
    from illumineer.core import way_reasons

    who = select.players(st, f, node.by)
    less = amounts.amount(st, f, node.less)
    found = way_reasons.by_effect(st, who[0], ref, node.free, node.only_shift, less) if who else []
    return [*found, Reason(CR.RESOLVE_LEGAL_REQUIREMENTS, Message("does_not_fit", {"card": ref}))]


# --- players ---------------------------------------------------------------------------------


def _choose_player(st: State, f: Frame, op: Op, node: ir.ChoosePlayer) -> bool:
    found = select.players(st, f, node.who)
    if node.n is None:
        picked: tuple[int, ...] = f.slots[PICKS] or ()
        if len(picked) < len(found) and DONE not in picked:
            f.slots[PICKS] = picked
            return True
        f.slots[PICKS] = None
        f.slots[op.a] = tuple(player for player in picked if player != DONE)
        f.step += 1
        return False
    if len(found) > 1 or (found and st.setup.ask_all):
        return True
    f.slots[op.a] = found[0] if found else None
    f.step += 1
    if found:
        forced(st, f.player, "player", CR.CHOICE_AS_EFFECT_RESOLVES, n=found[0], source=f.source)
    return False


def _ask_player(st: State, f: Frame, op: Op, node: ir.ChoosePlayer) -> Decision:
    by = select.players(st, f, node.by)[0]
    picked: tuple[int, ...] = f.slots[PICKS] or () if node.n is None else ()
    options: list[Answer] = [player for player in select.players(st, f, node.who) if player not in picked]
    if node.n is None:
        options.append(DONE)
    rule = CR.CHOICE_AS_EFFECT_RESOLVES
    return Decision(by, Ask.CHOOSE, options, rule, f.source, "choose_player", picked, of_players=True)


def _take_player(st: State, f: Frame, op: Op, node: ir.ChoosePlayer, given: Answer) -> None:
    if node.n is None:
        f.slots[PICKS] = (*(f.slots[PICKS] or ()), given)
        return
    f.slots[op.a] = given
    f.step += 1


# --- names and numbers -----------------------------------------------------------------------


def _name_card(st: State, f: Frame, op: Op, node: ir.NameCard) -> bool:
    return True


def _ask_name(st: State, f: Frame, op: Op, node: ir.NameCard) -> Decision:
    by = select.players(st, f, node.by)[0]
    return Decision(by, Ask.NAME, list(st.setup.book.names), CR.NAME_EXACT_MATCH, f.source, "name")


def _take_name(st: State, f: Frame, op: Op, node: ir.NameCard, given: Answer) -> None:
    assert isinstance(given, str)
    f.slots[op.a] = given
    f.step += 1
    by = select.players(st, f, node.by)[0]
    happen(st, Happening.NAMED, CR.NAME_EXACT_MATCH, by, source=f.source, fact=Called(given))


def _let(st: State, f: Frame, op: Op, node: ir.Let) -> bool:
    f.slots[op.a] = amounts.amount(st, f, node.amount)
    f.step += 1
    return False


VERBS: Final[tuple[Verb, ...]] = (
    Verb(ir.ChoosePlayer, _choose_player, ALWAYS, _ask_player, _take_player),
    Verb(ir.NameCard, _name_card, ALWAYS, _ask_name, _take_name),
    Verb(ir.Let, _let, ALWAYS),
)
