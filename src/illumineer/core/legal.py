"""What a player may do: lists of named limiters, each with its rule.

Listing the legal turn actions, checking one, and saying why one is refused all use the same
limiters.  A permission waives one limiter by name; a "can't" is a limiter of its own and always
wins (1.2.2).  Nothing is tried out.
"""

from __future__ import annotations

from typing import Final

from illumineer import ir
from illumineer.compile import keywords
from illumineer.compile.specs import Values
from illumineer.core import card_tests, conditions, derive, payment, select
from illumineer.core.context import Context
from illumineer.core.state import CardInPlay, State
from illumineer.cr import CR
from illumineer.messages import Arg, Message, Reason
from illumineer.vocab import CardType, Doing, Happening, Keyword, Leave

_CHARACTER: Final = int(CardType.CHARACTER)
_LOCATION: Final = int(CardType.LOCATION)
_QUESTS: Final = int(Doing.QUEST)
_CHALLENGES: Final = int(Doing.CHALLENGE)
_BE_CHALLENGED: Final = int(Doing.BE_CHALLENGED)
_WHOM: Final = 1 << Leave.CHALLENGE_READY | 1 << Leave.CHALLENGE_EVASIVE
"""Permissions by which a character can challenge more than others."""
_CHALLENGE_READY: Final = int(Leave.CHALLENGE_READY)
_CANT_DO: Final = ir.CantDo
_CHALLENGES_PER_TURN: Final = ir.ChallengesPerTurn

# Alert ignores the limiter of Evasive and is not Evasive itself (8.2.2): who has it can be challenged as before.
_RUSH: Final[tuple[int, ...]] = keywords.that_let(Leave.CHALLENGE_DRYING)
_REACH_EVASIVE: Final[tuple[int, ...]] = keywords.that_let(Leave.CHALLENGE_EVASIVE)
_MUST_CHALLENGE: Final[tuple[tuple[int, CR], ...]] = keywords.that_must(Doing.CHALLENGE)
_MUST_QUEST: Final[tuple[tuple[int, CR], ...]] = keywords.that_must(Doing.QUEST)
_NOT_CHALLENGED: Final[tuple[tuple[int, CR, ir.Filter | None], ...]] = keywords.not_challenged()
_KEPT_OFF: Final[tuple[int, ...]] = tuple([keyword for keyword, _, _ in _NOT_CHALLENGED])
"""What keywords mean for who may do what: the keywords, and the rules that say so."""

_COUNTED: Final = {Doing.PLAY: Happening.PLAYED, Doing.DRAW: Happening.DREW}
"""What is counted for "can't do that more than N times each turn"."""


class Limiter:
    """Something that can speak against what a card would do: the rule, and the key of the sentence that says it."""

    __slots__ = ("key", "rule")

    def __init__(self, rule: CR, key: str) -> None:
        self.rule = rule
        self.key = key

    def blocks(self, st: State, card: CardInPlay, v: Values) -> bool:
        """Whether it forbids it; `v` are the card's values."""
        raise NotImplementedError

    def reason(self, card: CardInPlay) -> Reason:
        return Reason(self.rule, Message(self.key, {"card": card.ref}))


class PairLimiter:
    """Something that can speak against one card's challenging the other."""

    __slots__ = ("key", "rule")

    def __init__(self, rule: CR, key: str) -> None:
        self.rule = rule
        self.key = key

    def blocks(self, st: State, card: CardInPlay, other: CardInPlay) -> bool:
        """Whether it forbids that the card challenges the other."""
        raise NotImplementedError

    def reason(self, card: CardInPlay, other: CardInPlay) -> Reason:
        return Reason(self.rule, Message(self.key, {"card": card.ref, "other": other.ref}))


# --- shared questions ------------------------------------------------------------------------


def allowed(st: State, card: CardInPlay, leave: int, other: int = 0) -> bool:
    """Whether a permission of that kind is on the card, about that other card."""
    v = derive.values(st, card)
    if v.allow >> leave & 1:
        return True
    return bool(v.allows) and any(
        which == leave
        and other
        and mod.other is not None
        and card_tests.matches(st, Context(source, card.player), mod.other, other)
        for which, mod, source in v.allows
    )


def _has(st: State, card: CardInPlay, keyword: int) -> bool:
    return keyword in derive.values(st, card).keywords


def _has_any(v: Values, wanted: tuple[int, ...]) -> bool:
    """Whether any of the keywords is among the values."""
    for keyword in wanted:
        if keyword in v.keywords:
            return True
    return False


def _in_full(keyword: int) -> Message:
    return Message(f"keywords.full_{Keyword(keyword).name}")


def _unpayable(st: State, card: CardInPlay, doing: int) -> bool:
    """A price on the action ("can't quest unless you pay 1") that cannot be paid."""
    asked = prices(st, card, doing)
    if not asked:
        return False
    costs = tuple(part for price in asked for part in price)
    return not payment.payable(st, Context(card.ref, card.player), costs, payment.ink_in(costs), stays=(card.ref,))


def prices(st: State, card: CardInPlay, doing: int) -> list[tuple[ir.Cost, ...]]:
    """Everything that must be paid to do that with the card (4.5.1.2, 4.6.4.3)."""
    return _prices(derive.values(st, card), doing)


def _prices(v: Values, doing: int) -> list[tuple[ir.Cost, ...]]:
    found: list[tuple[ir.Cost, ...]] = []
    for mod, _ in v.prices:
        assert isinstance(mod, ir.Price)
        if doing in mod.doing:
            found.append(mod.costs)
    return found


def table_forbids(st: State, player: int, doing: int, ref: int = 0) -> bool:
    """A standing "can't" for players ("opponents can't play actions")."""
    return table_forbidding(st, player, doing, ref) is not None


def table_forbidding(st: State, player: int, doing: int, ref: int = 0) -> derive.Standing | None:
    """The first standing "can't" for players that forbids it."""
    for rule in derive.standing(st, _CANT_DO):
        mod = rule.mod
        assert isinstance(mod, _CANT_DO)
        if (
            mod.doing == doing
            and select.is_meant(st, rule.context, mod.who, player)
            and (mod.cards is None or (ref and card_tests.matches(st, rule.context, mod.cards, ref)))
            and (mod.zone is None or (ref and st.zone_of(ref) == mod.zone))
            and (not mod.most or _left(st, rule, mod, player) <= 0)
        ):
            return rule
    return None


def _left(st: State, rule: derive.Standing, mod: ir.CantDo, player: int) -> int:
    """How many more times this turn a "can't do that more than N times" lets the player do it."""
    done = ir.Event(_COUNTED[mod.doing], subject=mod.cards)
    return mod.most - conditions.times_happened(st, rule.context, done, player)


def damage_stays(st: State) -> bool:
    """Whether a "can't" for players keeps damage on all cards."""
    return any(table_forbids(st, player, Doing.REMOVE_DAMAGE) for player in st.players_from(st.active))


def may_draw(st: State, player: int, n: int) -> int:
    """How many of the cards the player may draw."""
    for rule in derive.standing(st, _CANT_DO):
        mod = rule.mod
        assert isinstance(mod, ir.CantDo)
        if mod.doing == Doing.DRAW and select.is_meant(st, rule.context, mod.who, player):
            n = min(n, _left(st, rule, mod, player) if mod.most else 0)
    return max(n, 0)


# --- quest (4.5) -----------------------------------------------------------------------------


class _NotActive(Limiter):
    """It is not its player's turn."""

    def blocks(self, st: State, card: CardInPlay, v: Values) -> bool:
        return card.player != st.active


class _NotCharacter(Limiter):
    """Items and locations neither quest nor challenge."""

    def blocks(self, st: State, card: CardInPlay, v: Values) -> bool:
        return card.spec.type != _CHARACTER


class _Exerted(Limiter):
    """It is exerted already."""

    def blocks(self, st: State, card: CardInPlay, v: Values) -> bool:
        return card.exerted


class _DryingQuester(Limiter):
    """It was not there when the turn began, and nothing lets it quest all the same."""

    def blocks(self, st: State, card: CardInPlay, v: Values) -> bool:
        return card.drying and not allowed(st, card, Leave.QUEST_DRYING)


class _HasKeyword(Limiter):
    """It has a keyword that forbids it: Reckless to quest, Adventurous to challenge."""

    __slots__ = ("_keyword",)

    def __init__(self, rule: CR, key: str, keyword: int) -> None:
        super().__init__(rule, key)
        self._keyword = keyword

    def blocks(self, st: State, card: CardInPlay, v: Values) -> bool:
        return self._keyword in v.keywords

    def reason(self, card: CardInPlay) -> Reason:
        return Reason(self.rule, Message(self.key, {"card": card.ref, "keyword": _in_full(self._keyword)}))


class _Cant(Limiter):
    """A "can't" stands against doing it."""

    __slots__ = ("_doing",)

    def __init__(self, rule: CR, key: str, doing: int) -> None:
        super().__init__(rule, key)
        self._doing = doing

    def blocks(self, st: State, card: CardInPlay, v: Values) -> bool:
        return bool(v.cant >> self._doing & 1)


class _Unpaid(Limiter):
    """A "can't unless you pay" asks for what cannot be paid."""

    __slots__ = ("_doing",)

    def __init__(self, rule: CR, key: str, doing: int) -> None:
        super().__init__(rule, key)
        self._doing = doing

    def blocks(self, st: State, card: CardInPlay, v: Values) -> bool:
        return bool(v.prices) and _unpayable(st, card, self._doing)


_READY_QUEST: Final[tuple[Limiter, ...]] = (
    _DryingQuester(CR.STATE_DRYING, "is_drying"),
    *[_HasKeyword(rule, "keyword_cant_quest", keyword) for keyword, rule in keywords.that_cant(Doing.QUEST)],
    _Cant(CR.QUEST_LIMITERS, "cant_quest", Doing.QUEST),
    _Cant(CR.QUEST_LIMITERS, "cant_exert", Doing.EXERT),
    _Unpaid(CR.QUEST_LIMITERS, "price_unpaid", Doing.QUEST),
)
"""What can speak against it for a ready character of the active player."""
QUEST: Final[tuple[Limiter, ...]] = (
    _NotActive(CR.PLAYER_ACTIVE, "not_your_card"),
    _NotCharacter(CR.CHARACTER_ONLY_QUEST_CHALLENGE, "only_characters_quest"),
    _Exerted(CR.QUEST_EXERT, "is_exerted"),
    *_READY_QUEST,
)


# --- challenge (4.6) -------------------------------------------------------------------------


class _DryingChallenger(Limiter):
    """It was not there when the turn began (1.7.5, 5.3.5), has no Rush (8.9.1), and nothing lets it challenge."""

    def blocks(self, st: State, card: CardInPlay, v: Values) -> bool:
        return card.drying and not _has_any(v, _RUSH) and not allowed(st, card, Leave.CHALLENGE_DRYING)


class _ChallengesUsedUp(Limiter):
    """Only a number of characters may challenge each turn; one that has challenged may do it again."""

    def blocks(self, st: State, card: CardInPlay, v: Values) -> bool:
        for rule in derive.standing(st, _CHALLENGES_PER_TURN):
            mod = rule.mod
            assert isinstance(mod, ir.ChallengesPerTurn)
            if select.is_meant(st, rule.context, mod.who, card.player):
                made = {event.subject for event in st.turn_log if event.what == Happening.CHALLENGES}
                if len(made) >= mod.n and card.ref not in made:
                    return True
        return False


_READY_CHALLENGER: Final[tuple[Limiter, ...]] = (
    _DryingChallenger(CR.STATE_DRYING, "is_drying"),
    *[_HasKeyword(rule, "keyword_cant_challenge", keyword) for keyword, rule in keywords.that_cant(Doing.CHALLENGE)],
    _Cant(CR.CHALLENGE_LIMITERS, "cant_challenge", Doing.CHALLENGE),
    _Cant(CR.CHALLENGE_LIMITERS, "cant_exert", Doing.EXERT),
    _Unpaid(CR.CHALLENGE_LIMITERS, "price_unpaid", Doing.CHALLENGE),
    _ChallengesUsedUp(CR.CHALLENGE_LIMITERS, "challenges_used_up"),
)
CHALLENGER: Final[tuple[Limiter, ...]] = (
    _NotActive(CR.PLAYER_ACTIVE, "not_your_card"),
    _NotCharacter(CR.CHARACTER_ONLY_QUEST_CHALLENGE, "only_characters_challenge"),
    _Exerted(CR.CHALLENGE_DECLARE, "is_exerted"),
    *_READY_CHALLENGER,
)


class _NotOpposing(PairLimiter):
    """Opposing is what belongs to an opponent (1.3.5.3)."""

    def blocks(self, st: State, card: CardInPlay, other: CardInPlay) -> bool:
        return not st.opposed(card.player, other.player)


class _NotChallengeable(PairLimiter):
    """Characters and locations can be challenged (4.6.8), and nothing else."""

    def blocks(self, st: State, card: CardInPlay, other: CardInPlay) -> bool:
        kind = other.spec.type
        return kind != _CHARACTER and kind != _LOCATION


class _Ready(PairLimiter):
    """Characters have to be exerted; a location can be challenged at any time (4.6.8.1, 4.6.8.2)."""

    def blocks(self, st: State, card: CardInPlay, other: CardInPlay) -> bool:
        return (
            not other.exerted
            and other.spec.type == _CHARACTER
            and not allowed(st, card, Leave.CHALLENGE_READY, other.ref)
        )


class _Evasive(PairLimiter):
    """Only who is Evasive or Alert can challenge it, and who is allowed to."""

    def blocks(self, st: State, card: CardInPlay, other: CardInPlay) -> bool:
        return (
            _is_evasive(st, other, derive.values(st, other))
            and not _has_any(derive.values(st, card), _REACH_EVASIVE)
            and not allowed(st, card, Leave.CHALLENGE_EVASIVE, other.ref)
        )


class _KeptOff(PairLimiter):
    """It has a keyword that keeps it from being challenged, by all or by such as this one."""

    __slots__ = ("_by", "_keyword")

    def __init__(self, rule: CR, keyword: int, by: ir.Filter | None) -> None:
        super().__init__(rule, "keyword_cant_be_challenged")
        self._keyword = keyword
        self._by = by

    def blocks(self, st: State, card: CardInPlay, other: CardInPlay) -> bool:
        if self._keyword not in derive.values(st, other).keywords:
            return False
        return self._by is None or card_tests.matches(st, Context(other.ref, other.player), self._by, card.ref)

    def reason(self, card: CardInPlay, other: CardInPlay) -> Reason:
        blanks: dict[str, Arg] = {"card": card.ref, "other": other.ref, "keyword": _in_full(self._keyword)}
        return Reason(self.rule, Message(self.key, blanks))


class _CantBeChallenged(PairLimiter):
    """A "can't" keeps it from being challenged, by all or by such as this one."""

    def blocks(self, st: State, card: CardInPlay, other: CardInPlay) -> bool:
        return card_tests.bars(st, derive.values(st, other), _BE_CHALLENGED, card.ref)


class _CantChallengeThat(PairLimiter):
    """A "can't" keeps it from challenging such as that one."""

    def blocks(self, st: State, card: CardInPlay, other: CardInPlay) -> bool:
        return card_tests.bars(st, derive.values(st, card), _CHALLENGES, other.ref)


class _BehindBodyguard(PairLimiter):
    """Another character of that player has Bodyguard and can be challenged by this one (8.3.3)."""

    def blocks(self, st: State, card: CardInPlay, other: CardInPlay) -> bool:
        if other.spec.type != _CHARACTER or _has(st, other, Keyword.BODYGUARD):
            return False
        for guard in st.cards(other.player):
            if _has(st, guard, Keyword.BODYGUARD) and _can_be_challenged(st, card, guard):
                return True
        return False


class _MustChallengeAnother(PairLimiter):
    """It must challenge another, if able."""

    def blocks(self, st: State, card: CardInPlay, other: CardInPlay) -> bool:
        if not derive.values(st, card).musts:
            return False
        demanded = _must_challenge(st, card, _in_front(st, card))
        return bool(demanded) and other.ref not in demanded


_CHALLENGED_ALONE: Final[tuple[PairLimiter, ...]] = (
    _NotOpposing(CR.CHALLENGE, "not_opposing"),
    _NotChallengeable(CR.CHALLENGE, "cannot_be_challenged_at_all"),
    _Ready(CR.CHALLENGE_CHOOSE_EXERTED, "is_ready"),
    _Evasive(CR.EVASIVE, "is_evasive"),
    *[_KeptOff(rule, keyword, by) for keyword, rule, by in _NOT_CHALLENGED],
    _CantBeChallenged(CR.CHALLENGE_LIMITERS, "cant_be_challenged"),
    _CantChallengeThat(CR.CHALLENGE_LIMITERS, "cant_challenge_that"),
)
CHALLENGED: Final[tuple[PairLimiter, ...]] = (
    *_CHALLENGED_ALONE,
    _BehindBodyguard(CR.BODYGUARD_MUST_CHALLENGE, "behind_bodyguard"),
    _MustChallengeAnother(CR.CHALLENGE_LIMITERS, "must_challenge_another"),
)


def _is_evasive(st: State, card: CardInPlay, v: Values) -> bool:
    """Whether it can be challenged by Evasive and Alert characters only."""
    if Keyword.EVASIVE not in v.keywords:
        return False
    return st.setup.edition.evasive_on_any_type or card.spec.type == _CHARACTER


def _can_be_challenged(st: State, card: CardInPlay, other: CardInPlay) -> bool:
    for limiter in _CHALLENGED_ALONE:
        if limiter.blocks(st, card, other):
            return False
    return True


class Exposed:
    """What the opponents of a player have that is worth a look, by who can challenge it.

    So who can challenge anything need not be asked pair by pair, but where a card speaks of the other.
    """

    __slots__ = ("evasive", "open", "particular", "player", "st")

    def __init__(self, st: State, player: int) -> None:
        self.st = st
        self.player = player
        self.open = False  # something can be challenged by all
        self.evasive = False  # something can be challenged by who is Evasive or Alert
        self.particular: list[CardInPlay] = []  # those that can't be challenged by such or such
        for card in exposed(st, player):
            v = derive.values(st, card)
            if v.cant >> _BE_CHALLENGED & 1:
                continue
            if v.cants and any([doing == _BE_CHALLENGED for doing, _, _ in v.cants]):
                self.particular.append(card)
            elif v.keywords and _has_any(v, _KEPT_OFF):
                self.particular.append(card)
            elif v.keywords and _is_evasive(st, card, v):
                self.evasive = True
            else:
                self.open = True

    def to(self, card: CardInPlay, v: Values, ready_too: bool = True) -> bool:
        """Whether a character of the player can challenge any of it; `v` are its values.

        `ready_too`: a permission to challenge ready characters counts.
        """
        if v.allows or v.allow & _WHOM or (v.cants and any([doing == _CHALLENGES for doing, _, _ in v.cants])):
            others = exposed(self.st, self.player, ready_too and _challenges_ready(v))
        elif self.open or (self.evasive and v.keywords and _has_any(v, _REACH_EVASIVE)):
            return True
        else:
            others = self.particular
        for other in others:
            if _can_be_challenged(self.st, card, other):
                return True
        return False


def exposed(st: State, player: int, ready_too: bool = False) -> list[CardInPlay]:
    """What the opponents of the player have that is worth a look: exerted characters (or ready ones too), locations.

    Only a permission makes a ready character worth it; the limiters decide.
    """
    found: list[CardInPlay] = []
    for other in st.players_from(player):
        if not st.opposed(player, other):
            continue
        for card in st.cards(other):
            kind = card.spec.type
            if kind == _LOCATION or (kind == _CHARACTER and (card.exerted or ready_too)):
                found.append(card)
    return found


def _must_challenge(st: State, card: CardInPlay, refs: list[int], at_all: bool = True) -> list[int]:
    """Those of the cards that the character must challenge if able; `at_all`: also those of an `if_at_all`."""
    found: list[int] = []
    for mod, source in derive.values(st, card).musts:
        assert isinstance(mod, ir.Must) and mod.other is not None
        if at_all or not mod.if_at_all:
            context = card_tests.giver(st, source)
            found += [ref for ref in refs if ref not in found and card_tests.matches(st, context, mod.other, ref)]
    return found


def _challenges_ready(v: Values) -> bool:
    """Whether some permission may let the character challenge ready ones."""
    return bool(v.allows or v.allow >> _CHALLENGE_READY & 1)


def challengeable(st: State, card: CardInPlay) -> list[int]:
    """What the character can challenge now."""
    found = _in_front(st, card)
    return found if not derive.values(st, card).musts else _must_challenge(st, card, found) or found


def _in_front(st: State, card: CardInPlay) -> list[int]:
    """What the limiters of single cards let it challenge: of each player the locations, and those in front (8.3.3)."""
    able: dict[int, list[CardInPlay]] = {}
    for other in exposed(st, card.player, _challenges_ready(derive.values(st, card))):
        if _can_be_challenged(st, card, other):
            able.setdefault(other.player, []).append(other)
    found: list[int] = []
    for others in able.values():
        characters = [other for other in others if other.spec.type == _CHARACTER]
        guards = [other for other in characters if _has(st, other, Keyword.BODYGUARD)]
        found += [other.ref for other in others if other.spec.type == _LOCATION]
        found += [other.ref for other in guards or characters]
    return found


# --- judging ---------------------------------------------------------------------------------


def blocked(st: State, limiters: tuple[Limiter, ...], card: CardInPlay, v: Values) -> bool:
    """Whether any limiter forbids it; `v` are the card's values."""
    for limiter in limiters:
        if limiter.blocks(st, card, v):
            return True
    return False


def reasons(st: State, limiters: tuple[Limiter, ...], card: CardInPlay) -> list[Reason]:
    """All limiters that forbid it."""
    v = derive.values(st, card)
    return [limiter.reason(card) for limiter in limiters if limiter.blocks(st, card, v)]


def pair_reasons(st: State, card: CardInPlay, other: CardInPlay) -> list[Reason]:
    """Why the one cannot challenge the other."""
    return [limiter.reason(card, other) for limiter in CHALLENGED if limiter.blocks(st, card, other)]


def _unhindered(card: CardInPlay, v: Values) -> bool:
    """The commonest case: it is dry, and has nothing that a limiter on itself looks at."""
    return not (card.drying or v.keywords or v.cant or v.prices)


def can_quest(st: State, card: CardInPlay, v: Values) -> bool:
    """Whether a ready character of the active player can be sent to quest now; `v` are its values."""
    return _unhindered(card, v) or not blocked(st, _READY_QUEST, card, v)


def can_challenge(st: State, card: CardInPlay, v: Values, others: Exposed) -> bool:
    """Whether a ready character of the active player can challenge anything now; `v` are its values."""
    unhindered = _unhindered(card, v) and not derive.standing(st, _CHALLENGES_PER_TURN)
    return (unhindered or not blocked(st, _READY_CHALLENGER, card, v)) and others.to(card, v)


# --- the end of the turn (3.3.2) -------------------------------------------------------------


def _demanding(v: Values, doing: int, by_keyword: tuple[tuple[int, CR], ...]) -> CR | None:
    """The rule by which a card with these values must do that if able: its keyword's, or that of "must … if able"."""
    for keyword, rule in by_keyword:
        if keyword in v.keywords:
            return rule
    return CR.END_TURN_DECLARE if v.must >> doing & 1 else None


def owes(st: State) -> list[Reason]:
    """What must still be done before the turn can end: Reckless (8.7.1), Adventurous (8.16), "must … if able".

    "Can't unless you pay" is a "can't" until the player pays (6.1.16.1), and nobody has to pay (4.5.1.2, 4.6.4.3).
    """
    found: list[Reason] = []
    others: Exposed | None = None
    for card in st.cards(st.active):
        if card.exerted or card.spec.type != _CHARACTER:
            continue
        v = derive.values(st, card)
        if not v.must and not v.keywords and not v.musts:
            continue
        if v.musts and not blocked(st, _READY_CHALLENGER, card, v):
            if _must_challenge(st, card, _in_front(st, card), at_all=False):
                found.append(Reason(CR.END_TURN_DECLARE, Message("must_challenge", {"card": card.ref})))
        rule = _demanding(v, Doing.CHALLENGE, _MUST_CHALLENGE)
        if rule is not None and not _prices(v, _CHALLENGES) and not blocked(st, _READY_CHALLENGER, card, v):
            if others is None:
                others = Exposed(st, card.player)
            if others.to(card, v, ready_too=st.setup.edition.reckless_counts_ready):
                found.append(Reason(rule, Message("must_challenge", {"card": card.ref})))
        rule = _demanding(v, Doing.QUEST, _MUST_QUEST)
        if rule is not None and not _prices(v, _QUESTS) and can_quest(st, card, v):
            found.append(Reason(rule, Message("must_quest", {"card": card.ref})))
    return found
