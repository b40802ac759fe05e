"""2 Gameplay: turn order, the Setup stage with a real game, and how a game ends."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import PLAIN, Table, action, any_character, character, table

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.cr import number
from illumineer.errors import GameOver
from illumineer.game import Game
from illumineer.vocab import Happening, Step

# Twenty different plain cards, so that a hand can be told from another.
NAMES = [f"Card {i}" for i in range(20)]
BOOK = CardBook([*(character(name, cost=1) for name in NAMES), *PLAIN])


def new(players: int = 2, seed: int = 1, edition: str = "2.3", **more: Any) -> Table:
    """A game at its very beginning: the first player is asked about their hand."""
    return Table(Game.new([NAMES] * players, BOOK, seed, edition, variant="free", **more))


def first_of(t: Table) -> int:
    return t.game.state.first


def keep_all(t: Table) -> Table:
    while t.game.decision is not None and t.asked is not None and t.asked[1] == "choose":
        t.do("done")
    return t


def alter(t: Table, *cards: str) -> Table:
    return t.do(*(f"choose {card}" for card in cards), "done")


def told(t: Table, *kinds: Happening) -> list[tuple[str, int]]:
    """(kind, player) of these events, in order."""
    return [(Happening(event.kind).name, event.player) for event in t.game.events if event.kind in kinds]


# --- 2.1 Turn order --------------------------------------------------------------------------


@pytest.mark.rule("2.1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_begin_with_the_starting_player_and_go_to_the_left(players: int) -> None:
    t = keep_all(new(players, seed=3))
    first = first_of(t)
    taken = []
    for _ in range(2 * players):
        taken.append(t.game.active)
        t.end_turn()
    assert taken == [(first + i) % players for i in range(2 * players)]


# --- 2.2.1 Setup -----------------------------------------------------------------------------


@pytest.mark.rule("2.2.1", "2.2.1.1")
@pytest.mark.parametrize("players", [2, 3])
def test_the_starting_player_is_drawn_at_random(players: int) -> None:
    starting = {first_of(new(players, seed)) for seed in range(30)}
    assert starting == set(range(players))
    assert len(new(players).events(Happening.STARTING_PLAYER)) == 1


@pytest.mark.rule("2.2.1.1")
@pytest.mark.parametrize("edition", ["1-early", "1-late"])
def test_in_1_x_a_random_player_chooses_who_starts(edition: str) -> None:
    t = new(edition=edition)
    assert t.moves() == ["choose p1", "choose p2"]
    assert number(t.game.decision.rule, edition) == "3.1.2"  # type: ignore[union-attr]
    t.do("choose p2")
    assert first_of(t) == 1
    assert t.asked == (1, "choose")
    deciders = {new(edition=edition, seed=seed).asked for seed in range(20)}
    assert deciders == {(0, "choose"), (1, "choose")}


@pytest.mark.rule("2.2.1", "2.2.1.2", "2.2.1.4")
def test_first_the_starting_player_then_shuffling_then_drawing() -> None:
    t = new(seed=5)
    first, other = first_of(t), 1 - first_of(t)
    events = told(t, Happening.STARTING_PLAYER, Happening.SHUFFLED, Happening.DREW)
    assert events[:3] == [("STARTING_PLAYER", first), ("SHUFFLED", first), ("SHUFFLED", other)]
    assert events[3:] == [("DREW", first)] * 7 + [("DREW", other)] * 7
    assert [number(event.rule, "2.3") for event in t.game.events[:4]] == ["2.2.1.1", "2.2.1.2", "2.2.1.2", "2.2.1.4"]


@pytest.mark.rule("2.2.1.2")
def test_decks_are_randomised_and_nobody_knows_their_order() -> None:
    orders = {tuple(new(seed=seed).deck(0)) for seed in range(10)}
    assert len(orders) == 10
    t = new()
    for viewer in (0, 1):
        for side in t.game.view(viewer).to_json()["players"]:
            assert (side["deck"], side["top"]) == (13, None)


@pytest.mark.rule("2.2.1.3")
def test_everybody_begins_with_no_lore() -> None:
    assert new(4).game.lore == (0, 0, 0, 0)


@pytest.mark.rule("2.2.1.4")
def test_an_opening_hand_has_seven_cards_that_only_its_player_knows() -> None:
    t = new()
    for player in (0, 1):
        assert len(t.hand(player)) == 7
        assert len(t.deck(player)) == 13
        mine = t.game.view(player).to_json()["players"]
        assert mine[player]["hand"] == t.hand(player)
        assert mine[1 - player]["hand"] == [None] * 7


# --- 2.2.2 Altering the hand -----------------------------------------------------------------


@pytest.mark.rule("2.2.2", "2.2.2.1")
def test_any_number_of_cards_goes_to_the_bottom_and_the_hand_is_filled_again() -> None:
    t = new()
    first = first_of(t)
    hand, deck = t.hand(first), t.deck(first)
    alter(t, hand[0], hand[3], hand[6])
    kept = [hand[i] for i in (1, 2, 4, 5)]
    assert t.hand(first) == kept + deck[:3]
    # The three cards lie on the bottom: nothing has been shuffled yet.
    assert t.deck(first)[:10] == deck[3:]
    assert sorted(t.deck(first)[10:]) == sorted([hand[0], hand[3], hand[6]])


@pytest.mark.rule("2.2.2.1")
def test_all_seven_or_none_may_be_altered() -> None:
    t = new()
    first = first_of(t)
    hand, deck = t.hand(first), t.deck(first)
    alter(t, *hand)
    assert t.hand(first) == deck[:7]
    none = new()
    alter(none)
    assert none.hand(first) == hand
    assert none.deck(first) == deck


@pytest.mark.rule("2.2.2.1")
def test_the_cards_put_back_are_not_revealed() -> None:
    t = new()
    first = first_of(t)
    hand = t.hand(first)
    alter(t, hand[0], hand[1])
    other = t.game.view(1 - first)
    assert all(other.table.defs[id] == -1 for id in t.game.state.deck[first])
    assert other.to_json()["players"][first]["hand"] == [None] * 7
    assert t.events(Happening.REVEALED) == []
    assert [event.n for event in t.events(Happening.HAND_ALTERED)] == [2]  # how many is public


@pytest.mark.rule("2.2.2", "2.2.2.1", "2.2.2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_decides_once_beginning_with_the_starting_player(players: int) -> None:
    t = new(players, seed=4)
    asked = []
    while t.asked is not None and t.asked[1] == "choose":
        asked.append(t.asked[0])
        alter(t, t.hand(t.asked[0])[0])
    assert asked == [(first_of(t) + i) % players for i in range(players)]
    assert t.asked == (first_of(t), "act")


@pytest.mark.rule("2.2.2.2")
def test_the_next_player_decides_knowing_how_many_the_first_altered() -> None:
    t = new()
    first = first_of(t)
    hands = t.hand(1 - first)
    alter(t, *t.hand(first)[:2])
    assert t.asked == (1 - first, "choose")
    assert t.hand(1 - first) == hands
    alter(t, *hands[:5])
    assert [(event.player, event.n) for event in t.events(Happening.HAND_ALTERED)] == [(first, 2), (1 - first, 5)]


@pytest.mark.rule("2.2.2.3")
def test_whoever_altered_a_card_shuffles_after_everybody_is_done() -> None:
    t = new(3, seed=4)
    first = first_of(t)
    start = len(t.events(Happening.SHUFFLED))
    alter(t, t.hand(first)[0])
    alter(t)
    assert len(t.events(Happening.SHUFFLED)) == start
    third = (first + 2) % 3
    alter(t, t.hand(third)[0])
    shuffled = [event.player for event in t.events(Happening.SHUFFLED)[start:]]
    assert shuffled == [first, third]
    # Their own bottom cards are no longer known to them.
    assert all(t.game.view(first).table.defs[id] == -1 for id in t.game.state.deck[first])


@pytest.mark.rule("2.2.2.3")
def test_whoever_kept_everything_does_not_shuffle() -> None:
    t = new()
    decks = t.deck(0), t.deck(1)
    starts = len(t.events(Happening.SHUFFLED))
    keep_all(t)
    assert len(t.events(Happening.SHUFFLED)) == starts
    drawn = first_of(t)  # the starting player does not draw either
    assert (t.deck(0), t.deck(1)) == decks
    assert t.game.active == drawn


@pytest.mark.rule("2.2.3")
def test_then_the_starting_player_begins_their_first_turn() -> None:
    t = keep_all(new())
    first = first_of(t)
    assert (t.game.turn, t.game.active) == (1, first)
    steps = [Step(event.fact.step) for event in t.events(Happening.STEP_BEGAN)]
    assert steps[:2] == [Step.READY, Step.SET]
    assert steps[-1] == Step.MAIN
    kinds = told(t, Happening.HAND_ALTERED, Happening.TURN_BEGAN)
    assert kinds == [("HAND_ALTERED", first), ("HAND_ALTERED", 1 - first), ("TURN_BEGAN", first)]


# --- 2.3 Playing and ending ------------------------------------------------------------------


@pytest.mark.rule("2.3.1", "2.3.2", "2.3.3")
def test_players_take_turns_until_the_game_ends() -> None:
    t = keep_all(new())
    turns = 0
    while t.game.outcome is None:
        t.end_turn()
        turns += 1
        assert turns < 100
    # 13 cards each; the starting player skips one draw, so the other one runs out first.
    assert turns == 26
    assert t.winner == first_of(t)


@pytest.mark.rule("2.3.3.1")
def test_twenty_lore_ends_the_game_at_once() -> None:
    t = table(p1={"play": ["Knight", "Ogre"], "lore": 19}, p2={})
    t.do("quest Knight")
    assert t.winner == 0
    assert (t.asked, list(t.game.legal_moves)) == (None, [])
    with pytest.raises(GameOver):
        t.do("quest Ogre")


@pytest.mark.rule("2.3.3.2")
def test_ending_the_turn_with_an_empty_deck_loses() -> None:
    t = table(p1={"deck": []}, p2={})
    t.end_turn()
    assert t.winner == 1


@pytest.mark.rule("2.3.3.2")
@pytest.mark.parametrize("edition", ["1-early", "1-late"])
def test_in_1_x_drawing_from_an_empty_deck_loses_and_an_empty_deck_alone_does_not(edition: str) -> None:
    t = table([], edition, p1={"deck": []}, p2={"deck": []})
    t.end_turn()
    assert t.winner == 0
    assert t.game.turn == 6
    later = table([], edition, p1={"deck": ["Scout"]}, p2={"deck": 9}, active="p2")
    later.end_turn()
    assert (later.hand(0), later.asked) == (["Scout"], (0, "act"))
    later.end_turn()
    assert later.game.outcome is None


@pytest.mark.rule("2.3.3.3")
def test_the_last_player_in_a_multiplayer_game_wins() -> None:
    t = table(p1={}, p2={}, p3={})
    t.game.concede(1)
    assert t.game.outcome is None
    t.game.concede(0)
    assert t.winner == 2


@pytest.mark.rule("2.3.3.4")
@pytest.mark.parametrize("player", [0, 1])
def test_conceding_loses_whoever_has_the_turn(player: int) -> None:
    t = table(p1={"lore": 19}, p2={"lore": 19})
    t.game.concede(player)
    assert t.winner == 1 - player
    assert [(event.player, number(event.rule, "2.3")) for event in t.events(Happening.LOST)] == [(player, "2.3.3.4")]
    with pytest.raises(GameOver):
        t.game.concede(1 - player)


@pytest.mark.rule("9.1", "9.2.3", "2.3.3.2", "2.3.3.4")
@pytest.mark.parametrize(
    ("edition", "way"),
    [
        ("1-early", "concede"),
        ("2.3", "concede"),
        ("2.0", "end turn"),
        ("2.3", "end turn"),
        ("1-early", "play Wish"),
    ],
)
def test_a_game_of_two_is_over_with_all_cards_where_they_are(edition: str, way: str) -> None:
    wish = action("Wish", ir.Draw(), cost=0)
    play = [{"card": "Ogre", "damage": 1, "at": "Camp"}, "Camp", "Rock"]
    p1 = {"deck": [], "hand": ["Wish", "Pawn"], "discard": ["Scout"], "ink": 2, "drops": 1, "play": play}
    t = table([wish], edition, p1=p1, p2={"play": ["Giant"]})
    if way == "concede":
        t.game.concede(0)
    else:
        t.do(way)
    assert (t.winner, t.play(), t.play(1)) == (1, ["Ogre", "Camp", "Rock"], ["Giant"])
    assert t.hand() + t.discard() == (["Pawn", "Scout", "Wish"] if way == "play Wish" else ["Wish", "Pawn", "Scout"])
    assert (t.ink(), t.game.state.drops, t["Ogre"].at, t["Ogre"].damage) == ((2, 0), [1, 0], "Camp", 1)


@pytest.mark.rule("9.2.3", "2.3.3.3")
def test_the_last_to_leave_a_game_of_three_leaves_it_as_the_first_did() -> None:
    t = table(p1={"play": ["Ogre"]}, p2={"play": ["Knight"]}, p3={"play": ["Giant"]})
    t.game.concede(1)
    t.game.concede(0)
    assert (t.winner, t.play(0), t.play(1), t.play(2)) == (2, [], [], ["Giant"])


@pytest.mark.rule("2.3.3.4")
@pytest.mark.parametrize("player", [0, 1])
def test_a_player_can_concede_while_hands_are_being_altered(player: int) -> None:
    t = new()
    t.game.concede(player)
    assert t.winner == 1 - player


@pytest.mark.rule("2.3.3.4")
def test_a_player_can_concede_in_the_middle_of_an_effect() -> None:
    hex_ = action("Hex", ir.Exert(any_character()))
    t = table([hex_], p1={"hand": ["Hex"], "ink": 1, "play": ["Scout"]}, p2={"play": ["Ogre"]})
    t.do("play Hex")
    t.game.concede(1)
    assert t.winner == 0


@pytest.mark.rule("2.3.3.4")
@pytest.mark.parametrize("quits", [0, 1, 2])
def test_who_concedes_during_setup_leaves_a_multiplayer_game_to_the_others(quits: int) -> None:
    t = new(3, seed=4)
    first = first_of(t)
    gone = (first + quits) % 3
    t.game.concede(gone)
    left = [(first + i) % 3 for i in range(3) if i != quits]
    asked = []
    while t.asked is not None and t.asked[1] == "choose":
        asked.append(t.asked[0])
        t.do("done")
    assert asked == left
    taken = []
    for _ in range(4):
        taken.append(t.game.active)
        t.end_turn()
    assert taken == left * 2
