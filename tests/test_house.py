"""The house pool says everything that the IR can say, and is fit to play with.

The first half is a census: whatever no house card uses is listed by name.  What may be missing, and
why, stands in the tables below.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import MISSING, fields
from enum import IntEnum
from typing import Any

import pytest

from illumineer import house, ir
from illumineer.compile.book import CardBook
from illumineer.game import Game
from illumineer.vocab import (
    CardType,
    Cause,
    Cmp,
    Doing,
    Duration,
    Happening,
    Ink,
    Keyword,
    Leave,
    Role,
    ShiftKind,
    Side,
    Stat,
    Who,
    Zone,
)

POOL = house.cards()
BY_NAME = {card.full_name: card for card in POOL}
NODES = ir.walk(tuple(POOL))

# --- what may be missing, and why ------------------------------------------------------------

UNUSED: dict[type[IntEnum], dict[IntEnum, str]] = {
    Keyword: {Keyword.SHIFT: "printed as a ShiftAbility, which says what it costs and where it goes"},
    Doing: {Doing.END_TURN: "no text forbids the end of the turn: the game could not go on"},
    Zone: {
        Zone.RESOLVING: "where the rules put an action meanwhile; no text names it",
        Zone.OUT: "outside the game; no text names it",
    },
    Cause: {
        Cause.CHALLENGE: "texts ask whether something happened in a challenge by in_challenge",
        Cause.CHECK: "no text asks whether it was the game state check",
    },
}

# Kinds of event that no printed text can wait for.
NOT_TRIGGERED: dict[Happening, str] = {
    Happening.REVEALED: "the log",
    Happening.SHUFFLED: "the log",
    Happening.NAMED: "the log",
    Happening.LOOKED: "the log",
    Happening.PUT_ON_DECK: "the log",
    Happening.PUT_INTO_HAND: "the log; texts wait for drawing and returning",
    Happening.TURN_BEGAN: "bookkeeping; texts wait for TURN_STARTED",
    Happening.STEP_BEGAN: "bookkeeping",
    Happening.CHECKED: "bookkeeping",
    Happening.DAMAGE_CHANGED: "bookkeeping; texts wait for what is dealt",
    Happening.TAKEN_OVER: "bookkeeping; texts wait for SHIFTED_ONTO",
    Happening.LEFT_UNDONE: "bookkeeping",
    Happening.WENT_ALONG: "bookkeeping; texts wait for what arrives in a zone",
    Happening.WON: "the game is over",
    Happening.LOST: "the player is gone",
    Happening.DRAWN_GAME: "the game is over",
    Happening.ADDED_TO_BAG: "bookkeeping",
    Happening.RESOLVES: "bookkeeping",
    Happening.RESOLVED: "bookkeeping",
    Happening.REPLACED: "bookkeeping",
    Happening.EFFECT_BEGAN: "bookkeeping",
    Happening.EFFECT_ENDED: "bookkeeping",
    Happening.DECLINED: "bookkeeping; texts say 'if they don't'",
    Happening.HAND_ALTERED: "before the first turn",
    Happening.INK_DROPS_GAINED: "its cards only gain and count them",
    Happening.INK_DROPS_USED: "its cards only gain and count them",
    Happening.INK_DROPS_LOST: "its cards only gain and count them",
    Happening.BECAME_DRY: "the log",
    Happening.SINGING: "texts wait for SANG",
    Happening.STARTING_PLAYER: "before the first turn",
    Happening.NO_EFFECT: "bookkeeping",
    Happening.FORCED: "bookkeeping",
    Happening.DECK_REFILLED: "Pack Rush only",
    Happening.STEP_SKIPPED: "the log",
}

# Events that can be replaced (6.5).
REPLACED = {
    Happening.DAMAGE_DEALT,
    Happening.DAMAGE_TAKEN,
    Happening.BANISHED,
    Happening.DISCARDED,
    Happening.DREW,
    Happening.LORE_GAINED,
    Happening.LORE_LOST,
    Happening.INK_DROPS_GAINED,
}

# Nodes that no house card has.
TEXTS_ONLY = {
    "Coined": "a keyword that no rule explains; house cards have abilities of their own",
    "CoinedVerb": "a verb that no rule explains",
    "HasCoined": "as with Coined",
}

# Fields that keep their default on every house card.
ALWAYS_DEFAULT = {
    "Put.alone": "only the compiler's Temporary Shift",
    "AdditionalInk.n": "an additional card is one card",
    "ChallengesPerTurn.n": "only one character can challenge",
    "ExertInk.n": "texts exert the whole inkwell",
    "LoseAbility.coined": "as with Coined",
    "CantDo.zone": "no house card is played from there by others; tests/text shows it",
}
# These mean the same on every node that has them, so that it is enough if some of the nodes use them.
SAME_EVERYWHERE = ("who", "by", "into")


# --- the census ------------------------------------------------------------------------------


def _parts(value: Any) -> Iterator[Any]:
    if isinstance(value, tuple):
        for item in value:
            yield from _parts(item)
    else:
        yield value


def test_every_node_class_is_used() -> None:
    used = {type(node).__name__ for node in NODES}
    assert set(ir.node_classes()) - used == set(TEXTS_ONLY)


@pytest.mark.parametrize(
    "family",
    [CardType, Cause, Cmp, Doing, Duration, Ink, Keyword, Leave, Role, ShiftKind, Side, Stat, Who, Zone],
    ids=lambda family: family.__name__,
)
def test_every_word_is_used(family: type[IntEnum]) -> None:
    # An IntEnum member equals the same number of another family, so families are told apart first.
    used = {
        item
        for node in NODES
        for field in fields(node)  # type: ignore[arg-type]
        for item in _parts(getattr(node, field.name))
        if type(item) is family
    }
    missing = [word.name for word in family if word not in used]
    assert missing == [word.name for word in family if word in UNUSED.get(family, {})]


def test_every_keyword_is_printed_on_a_card() -> None:
    printed = {a.keyword for card in POOL for a in card.abilities if isinstance(a, ir.KeywordAbility)}
    assert [word.name for word in Keyword if word not in printed] == ["SHIFT"]


def test_temporary_shift_is_used() -> None:
    shifts = [node for node in NODES if isinstance(node, ir.ShiftAbility)]
    assert {shift.temporary for shift in shifts} == {False, True}


def test_every_event_that_text_can_wait_for_is_waited_for() -> None:
    waited = {event.on for node in NODES if isinstance(node, ir.Triggered) for event in node.events}
    missing = [kind.name for kind in Happening if kind not in waited]
    assert missing == [kind.name for kind in Happening if kind in NOT_TRIGGERED]


def test_every_replaceable_event_is_replaced() -> None:
    replaced = {node.event.on for node in NODES if isinstance(node, ir.Replacement)}
    assert replaced == REPLACED


def test_every_field_is_used() -> None:
    used = set()
    for node in NODES:
        for field in fields(node):  # type: ignore[arg-type]
            if field.default is MISSING or getattr(node, field.name) != field.default:
                used.add(f"{type(node).__name__}.{field.name}")
    shared = {name.rpartition(".")[2] for name in used}
    missing = set()
    for name, cls in ir.node_classes().items():
        for field in () if name in TEXTS_ONLY else fields(cls):  # type: ignore[arg-type]
            if field.name in SAME_EVERYWHERE:
                assert field.name in shared
            elif f"{name}.{field.name}" not in used:
                missing.add(f"{name}.{field.name}")
    assert missing == set(ALWAYS_DEFAULT)


# --- the cards hold together -----------------------------------------------------------------


def test_the_pool_compiles() -> None:
    book = CardBook(house.cards())
    assert len(book) == len(POOL)
    assert book.digest == house.book().digest
    assert house.book() is house.book()


def test_full_names_tell_cards_apart() -> None:
    assert [name for name, n in Counter(card.full_name for card in POOL).items() if n > 1] == []
    assert 150 <= len(POOL) <= 250


@pytest.mark.parametrize("card", POOL, ids=lambda card: card.full_name)
def test_json_round_trip(card: ir.Card) -> None:
    data = json.loads(json.dumps(ir.to_json(card)))
    back = ir.from_json(data)
    assert back == card
    assert repr(back) == repr(card)  # equality alone would let a number pass for a word


@pytest.mark.parametrize("card", POOL, ids=lambda card: card.full_name)
def test_abilities_have_story_names(card: ir.Card) -> None:
    named = (ir.Triggered, ir.Activated, ir.Static, ir.Replacement)
    assert all(node.name for node in ir.walk(card.abilities) if isinstance(node, named))
    names = [ability.name for ability in card.abilities if isinstance(ability, named)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("card", POOL, ids=lambda card: card.full_name)
def test_what_is_pointed_at_was_said_before(card: ir.Card) -> None:
    """Every slot that an ability reads is one that it fills."""
    for ability in card.abilities:
        filled, read = set(ir.slots_filled(ability)), set(ir.slots_read(ability))
        for node in ir.walk(ability):
            if isinstance(node, ir.Create) and node.about is not None:
                filled.add("about")
        assert sorted(read - filled) == []


def test_the_words_that_cards_refer_to_exist() -> None:
    names = {name for card in POOL for name in (card.name, *card.name.split(" & "))}
    classes = {word for card in POOL for word in card.classes}
    abilities = {getattr(node, "name", "") for node in NODES if not isinstance(node, ir.Card)}
    for node in NODES:
        if isinstance(node, ir.Named):
            assert set(node.names) <= names
        elif isinstance(node, ir.FullNamed):
            assert node.name in BY_NAME
        elif isinstance(node, ir.GainName):
            assert node.name in names
        elif isinstance(node, ir.HasClass):
            assert set(node.words) <= classes
        elif isinstance(node, ir.UseAbility | ir.LoseAbility):
            assert node.name in abilities | {""}


def test_every_shift_has_something_to_go_on() -> None:
    for card in POOL:
        for ability in card.abilities:
            if not isinstance(ability, ir.ShiftAbility):
                continue
            others = [c for c in POOL if c.type == CardType.CHARACTER and c.cost < card.cost]
            wanted: set[str] = set()
            found: set[str] = set()
            if ability.kind == ShiftKind.CLASSIFICATION:
                wanted, found = {ability.word}, {word for c in others for word in c.classes}
            elif ability.kind == ShiftKind.POTATO:
                wanted, found = {ability.word}, {c.name for c in POOL if c.type == CardType.ITEM}
            elif ability.kind != ShiftKind.UNIVERSAL:
                wanted, found = set(card.name.split(" & ")), {c.name for c in others}
            assert wanted <= found, card.full_name
            assert (" & " in card.name) == (ability.kind in (ShiftKind.DUO, ShiftKind.COMBO))


# --- fit to play with ------------------------------------------------------------------------


def test_the_pool_is_balanced() -> None:
    per_ink = Counter(ink for card in POOL for ink in card.inks)
    assert all(per_ink[ink] >= 30 for ink in Ink)
    assert {card.cost for card in POOL} == set(range(1, 10))
    assert 0.82 <= sum(card.inkwell for card in POOL) / len(POOL) <= 0.88
    for card in POOL:
        if card.type == CardType.CHARACTER:
            assert 0 <= card.lore <= 3 and card.willpower >= 1
            assert card.strength + card.willpower <= 2 * card.cost + 4, card.full_name
            assert sum(word in card.classes for word in ("Storyborn", "Dreamborn", "Floodborn")) == 1
        elif card.type == CardType.LOCATION:
            assert card.willpower >= 1 and card.move_cost >= 1


@pytest.mark.parametrize("place", [0, 1])
def test_starter_decks_are_legal(place: int) -> None:
    deck = house.starter_decks()[place]
    assert len(deck) == 60
    assert max(Counter(deck).values()) <= 4
    assert len({ink for name in deck for ink in BY_NAME[name].inks}) == 2
    assert {BY_NAME[name].type for name in deck} == set(CardType)


@pytest.mark.parametrize("seed", range(4))
def test_starter_decks_play_to_an_end(seed: int) -> None:
    chance = random.Random(seed)
    game = Game.new(house.starter_decks(), house.book(), seed=seed)
    for _ in range(20_000):
        decision = game.decision
        if decision is None:
            break
        game.push_answer(chance.choice(decision.options))
    assert game.outcome is not None
