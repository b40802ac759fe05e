"""Observations: what they hold, that nothing hidden is in them, and that they do not change under one name."""

from __future__ import annotations

import hashlib
import json

import pytest
from tests.laws.pool import books, deck
from tests.laws.test_hidden import pairs, swapped
from tests.support import action, any_character, character, keyword, location, shift, table, when_played

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.core.rng import Dice
from illumineer.env import ENCODING, Encoding, layout
from illumineer.env.encoding import Observation
from illumineer.env.match import Match
from illumineer.env.slotted import SlottedView
from illumineer.game import Game
from illumineer.vocab import Keyword, Stat, Who


def observed(game: Game, player: int) -> tuple[Encoding, dict[str, Observation]]:
    encoding = Encoding(game.book)
    none = bytes(2 * len(encoding.cards))
    slotted = SlottedView(encoding.coder, game.view(player))
    return encoding, encoding.split(encoding.observation(slotted, none, none))


def column(rows: Observation, columns: tuple[str, ...], name: str) -> list[int]:
    found: list[int] = rows[:, columns.index(name)].tolist()
    return found


# --- what they hold --------------------------------------------------------------------------


def test_the_table_is_seen_from_both_sides() -> None:
    t = table(
        p1={"play": ["Pawn", {"card": "Ogre", "damage": 1, "exerted": True}], "hand": ["Giant"], "ink": 3, "lore": 4},
        p2={"play": ["Knight"], "hand": ["Rock"], "discard": ["Pawn#2"], "deck": 7, "lore": 9},
    )
    encoding, mine = observed(t.game, 0)
    _, theirs = observed(t.game, 1)
    cards = dict(zip(layout.TABLE, mine["table"].tolist(), strict=True))
    assert (cards["my_lore"], cards["their_lore"], cards["my_ink_ready"], cards["their_deck"]) == (4, 9, 3, 7)
    assert (cards["my_lore_needed"], cards["my_turn"], cards["their_discard"], cards["step_main"]) == (20, 1, 1, 1)
    number = {name: place + layout.FIRST_CARD for place, name in enumerate(encoding.cards)}
    assert column(mine["my_play"], layout.PLAY_ROW, "card")[:3] == [number["Pawn"], number["Ogre"], 0]
    assert column(mine["my_play"], layout.PLAY_ROW, "damage")[:2] == [0, 1]
    assert column(mine["my_play"], layout.PLAY_ROW, "exerted")[:2] == [0, 1]
    assert (mine["my_play"] == theirs["their_play"]).all() and (mine["their_play"] == theirs["my_play"]).all()
    assert mine["my_hand"][0, 0] == number["Giant"] and mine["their_hand"][0, 0] == layout.HIDDEN
    assert theirs["my_hand"][0, 0] == number["Rock"] and theirs["their_hand"][0, 0] == layout.HIDDEN
    assert mine["their_discard"].tolist()[:2] == [number["Pawn"], 0] == theirs["my_discard"].tolist()[:2]
    assert not theirs["decision"].any() and mine["decision"][0] == 1


def test_values_are_those_that_count_now() -> None:
    banner = character("Banner", ir.Static((ir.Gain(Keyword.RESIST, 2), ir.Adjust(Stat.STRENGTH, 3))), strength=1)
    cheap = character("Cheap", ir.Static((ir.CostChange(-1, ir.Filter(Who.YOU)),)))
    t = table([banner, cheap], p1={"play": ["Banner", "Cheap"], "hand": ["Giant"]})
    encoding, mine = observed(t.game, 0)
    assert column(mine["my_play"], layout.PLAY_ROW, "strength")[0] == 4
    assert column(mine["my_play"], layout.PLAY_ROW, "resist")[:2] == [2, 0]
    cost, price = (column(mine["my_hand"], layout.CARD_ROW, name)[0] for name in ("cost", "price"))
    assert price == cost - 1
    (row,) = mine["my_hand"][:1]
    assert (encoding.card_features[row[0]] == row[: layout.PRINTED]).all()


def test_a_decision_says_what_it_is_about_and_what_is_picked() -> None:
    swap = action("Swap", ir.Deal(1, ir.Chosen(any_character().cards, n=2)), cost=0)
    t = table([swap], p1={"hand": ["Swap"], "play": ["Pawn"]}, p2={"play": ["Ogre", "Knight"]})
    t.do("play Swap", "choose Ogre")
    encoding, mine = observed(t.game, 0)
    asked = dict(zip(layout.DECISION, mine["decision"].tolist(), strict=True))
    assert asked["asks_choose"] == 1 and layout.ABOUT[asked["about"] - 1] == "choose"
    assert encoding.cards[asked["source_card"] - layout.FIRST_CARD] == "Swap" and asked["ability"] == 1
    assert asked["picks"] == 1 and layout.slot_name(asked["picked_0"] - 1) == "their_play 0"
    assert encoding.cards[asked["picked_card_0"] - layout.FIRST_CARD] == "Ogre" and asked["options"] == 2


def test_large_values_stay_within_bounds() -> None:
    huge = character("Huge", strength=30_000, willpower=40_000)
    t = table([huge], p1={"play": ["Huge"], "hand": ["Huge#2"]})
    _, mine = observed(t.game, 0)
    assert mine["my_play"].max() == -layout.LOW == mine["my_hand"].max()


# --- hidden information ----------------------------------------------------------------------


@pytest.mark.parametrize("open_lists", [False, True])
def test_what_is_hidden_can_change_places_unnoticed(open_lists: bool) -> None:
    """Observations, masks and rewards are the same whatever the cards are that a player cannot know."""
    dice = Dice(5)
    tried = 0
    for book in books():
        decks = [deck(book, dice), deck(book, dice)]
        match = Match(decks, book=book, variant="free", open_lists=open_lists, shaping=0.1)
        match.begin(7)
        game = match.game
        for _ in range(70):
            if game.decision is None:
                break
            for player in range(2):
                match.game = game
                was = seen(match, player)
                for a, b in pairs(game.state, player, dice, 2):
                    other = game.copy()
                    other._state = swapped(game.state, a, b)
                    other._asked = None
                    match.game = other
                    assert seen(match, player) == was
                    tried += 1
            match.game = game
            actions = match.slotted(game.decision.player).actions
            match.act(actions[dice.below(len(actions))])
    assert tried > 300


def seen(match: Match, player: int) -> bytes:
    match.count()  # look anew
    found = match.observation(player).tobytes() + match.mask(player).tobytes()
    return found + repr((match.decider, match.result(player), match.lead(player))).encode()


def test_lists_are_there_if_they_are_open() -> None:
    for open_lists in (False, True):
        match = Match(open_lists=open_lists)
        for player in range(2):
            mine, theirs = match.encoding.split(match.observation(player))["lists"]
            assert mine.sum() == 60 and theirs.sum() == 60 * open_lists
            name = match.decks[player][0]
            assert mine[match.encoding.cards.index(name)] == match.decks[player].count(name)


# --- one name, one encoding ------------------------------------------------------------------

GOLDEN = {"illumineer-obs/2": ("d7a83306b88f8dfb", "d831d5c3c09fbae2")}
"""For each encoding: the digests of its layout, and of what was observed and could be done in a game."""


def test_an_encoding_that_changes_takes_another_name() -> None:
    """If this fails, agents that were trained before would misread the game: give ENCODING a new name."""
    assert GOLDEN[ENCODING] == (layout_digest(), game_digest())


def layout_digest() -> str:
    encoding = Encoding(golden_book())
    described = [
        {name: list(shape) for name, shape in layout.parts(3).items()},
        [layout.TABLE, layout.DECISION, layout.BAG_ROW, layout.EFFECT_ROW, layout.PLAY_ROW, layout.CARD_ROW],
        [layout.ABOUT, layout.FIRST_SLOT, layout.SLOTS, layout.FIRST_ACTION, layout.NAMES_AT, layout.LOW, layout.HIGH],
        [layout.EMPTY, layout.HIDDEN, layout.FIRST_CARD, layout.ABILITIES, layout.WAYS, layout.FROM],
        [encoding.action_name(number) for number in range(encoding.actions)],
    ]
    return hashlib.sha256(json.dumps(described).encode()).hexdigest()[:16]


def game_digest() -> str:
    book = golden_book()
    names = [spec.full_name for spec in book.cards] * 5
    match = Match([names, names], book=book, variant="free", open_lists=True)
    match.game = Game.new([names, names], book, 1950111425, variant="free", log=False)
    dice = Dice(1)
    found = hashlib.sha256()
    while match.decider is not None:
        for player in range(2):
            found.update(match.observation(player).astype("<i2").tobytes() + match.mask(player).tobytes())
        actions = sorted(match.slotted(match.decider).actions)
        match.act(actions[dice.below(len(actions))])
    assert match.decisions > 100
    return found.hexdigest()[:16]


def golden_book() -> CardBook:
    """A few cards that ask for most of what there is to ask."""
    return CardBook(
        [
            character("Pip", cost=1, strength=1, willpower=2, lore=2),
            character("Pip - Grown", shift(1), cost=4, strength=4, willpower=4, lore=2),
            character("Wall", keyword(Keyword.BODYGUARD), keyword(Keyword.RESIST, 1), cost=2, willpower=5),
            character("Wing", keyword(Keyword.EVASIVE), keyword(Keyword.RUSH), cost=3, strength=3, willpower=2),
            character("Healer", when_played(ir.May(ir.RemoveDamage(2, any_character(), up_to=True))), cost=2),
            location("Hill", move_cost=1, cost=1, willpower=4, lore=1),
            action("Hum", ir.Deal(2, any_character()), cost=2, song=True),
            action("Dig", ir.Draw(2), cost=1),
        ]
    )
