"""10.2 Pack Rush: two boosters, two ink cards, a hand of five, fifteen lore, a deck that is refilled."""

from __future__ import annotations

import pytest
from tests.support import PLAIN, Table, action, character, table

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.core.rng import Dice
from illumineer.cr import number
from illumineer.errors import DeckError
from illumineer.game import Game
from illumineer.messages import Reason
from illumineer.notation import Move
from illumineer.seen.view import determinise
from illumineer.vocab import Ask, Happening, Ink, Who, Zone

NAMES = [f"Card {i}" for i in range(24)]
BOOK = CardBook(
    [*(character(name, cost=1, inks=(list(Ink)[i % 6],)) for i, name in enumerate(NAMES)), *PLAIN],
)
INKWELL = ir.Cards((Zone.INKWELL,), Who.YOU)


def rush(size: int = 24, players: int = 2, seed: int = 1) -> Table:
    return Table(Game.new([NAMES[:size]] * players, BOOK, seed, variant="pack rush"))


def begun(t: Table) -> Table:
    while t.asked is not None and t.asked[1] == "choose":
        t.do("done")
    return t


# --- 10.2.1 Decks ----------------------------------------------------------------------------


@pytest.mark.rule("10.2.1", "10.2.1.1")
@pytest.mark.parametrize("size", [6, 24])
def test_any_cards_in_any_number_make_a_deck(size: int) -> None:
    """Six ink types and far fewer than 60 cards: no Constructed deck, but one for Pack Rush."""
    t = rush(size)
    assert len(t.deck(0)) + len(t.hand(0)) == size
    with pytest.raises(DeckError):
        Game.new([NAMES[:size]] * 2, BOOK, variant="constructed")


# --- 10.2.2 The two ink cards ----------------------------------------------------------------


@pytest.mark.rule("10.2.2")
@pytest.mark.parametrize("players", [2, 4])
def test_each_player_starts_with_two_cards_in_the_inkwell(players: int) -> None:
    t = rush(players=players)
    for player in range(players):
        assert t.ink(player) == (2, 0)
        assert len(t.deck(player)) == 24 - 5  # they are not cards of the deck


@pytest.mark.rule("10.2.2")
def test_they_are_the_same_cards_in_what_a_player_may_know() -> None:
    """They belong to no deck list, and no other card takes their place in a view or in a deal of what is hidden."""
    t = begun(rush())
    view = t.game.view(0)
    assert view.lists[0] == tuple(sorted(BOOK.card(name).index for name in NAMES))
    for state in (view.table, determinise(view, Dice(3))):
        ink = [id for player in (0, 1) for id in state.ink_ready[player]]
        assert tuple(ink) == state.setup.first_ids
    dealt = determinise(view, Dice(3))
    own = [*dealt.hand[0], *dealt.deck[0]]
    assert sorted(dealt.spec(id).full_name for id in own) == sorted(NAMES)


@pytest.mark.rule("10.2.2")
def test_they_are_ink_like_any_other() -> None:
    t = begun(rush())
    card = t.hand(t.game.active)[0]
    t.do(f"play {card}")
    assert t.ink(t.game.active) == (1, 1)
    t.do(f"ink {t.hand(t.game.active)[0]}")
    assert t.ink(t.game.active) == (2, 1)


def with_ink(effect: ir.Effect) -> Table:
    """A Pack Rush game in which the starting player can play a 1-cost action with that effect."""
    book = CardBook([action("Spell", effect), *PLAIN])
    t = begun(Table(Game.new([["Spell"] * 20, ["Spell"] * 20], book, variant="pack rush")))
    return t.do("play Spell")


@pytest.mark.rule("10.2.2.1")
@pytest.mark.parametrize("zone", [Zone.HAND, Zone.DISCARD, Zone.DECK])
def test_they_cannot_leave_the_inkwell(zone: Zone) -> None:
    t = with_ink(ir.Put(INKWELL, ir.Place(zone)))
    assert t.ink(t.game.active) == (1, 1)


@pytest.mark.rule("10.2.2.1")
def test_other_ink_can() -> None:
    book = CardBook([action("Spell", ir.Put(INKWELL, ir.Place(Zone.HAND))), *PLAIN])
    t = begun(Table(Game.new([["Spell"] * 20, ["Spell"] * 20], book, variant="pack rush")))
    me = t.game.active
    t.do("ink Spell")
    assert t.ink(me) == (3, 0)
    hand = len(t.hand(me))
    t.do("play Spell")
    assert sum(t.ink(me)) == 2
    assert len(t.hand(me)) == hand  # one played, one back from the inkwell


@pytest.mark.rule("10.2.2.2")
def test_they_cannot_be_chosen() -> None:
    """ "Choose a card in your inkwell": only what was put there later is a choice."""
    chosen = ir.Chosen(INKWELL)
    book = CardBook([action("Spell", ir.Put(chosen, ir.Place(Zone.HAND))), *PLAIN])
    t = begun(Table(Game.new([["Spell"] * 20, ["Spell"] * 20], book, variant="pack rush")))
    t.do("play Spell")
    assert t.asked == (t.game.active, "act")  # nothing to choose
    t = begun(Table(Game.new([["Spell"] * 20, ["Spell"] * 20], book, variant="pack rush")))
    t.do("ink Spell", "play Spell")
    assert len(t.moves()) == 1
    assert {number(reason.rule, "2.3") for id in t.game.state.setup.first_ids for reason in refused(t, id)} == {
        "10.2.2.2"
    }
    t.do(t.moves()[0])
    assert sum(t.ink(t.game.active)) == 2


def refused(t: Table, id: int) -> list[Reason]:
    """Why the card with that id is no choice."""
    return t.game.why_not(Move(Ask.CHOOSE, t.game.state.ref[id]))


# --- 10.2.3 to 10.2.5 ------------------------------------------------------------------------


@pytest.mark.rule("10.2.3")
def test_the_starting_hand_has_five_cards_also_after_altering_it() -> None:
    t = rush()
    first = t.game.state.first
    hand = t.hand(first)
    assert [len(t.hand(p)) for p in (0, 1)] == [5, 5]
    t.do(f"choose {hand[0]}", f"choose {hand[1]}", "done")
    assert len(t.hand(first)) == 5
    assert t.hand(first)[:3] == hand[2:]


@pytest.mark.rule("10.2.4")
@pytest.mark.parametrize(("lore", "wins"), [(13, False), (14, True)])
def test_fifteen_lore_wins(lore: int, wins: bool) -> None:
    t = table(pack_rush=True, p1={"play": ["Knight"], "lore": lore}, p2={})
    t.do("quest Knight")
    assert t.winner == (0 if wins else None)


@pytest.mark.rule("10.2.4")
def test_fifteen_lore_does_not_win_a_normal_game() -> None:
    t = table(p1={"play": ["Knight"], "lore": 14}, p2={})
    t.do("quest Knight")
    assert t.winner is None


@pytest.mark.rule("10.2.5")
def test_a_deck_that_runs_out_is_made_anew_from_the_discard() -> None:
    read = action("Read", ir.Draw(1))
    t = table(
        [read],
        pack_rush=True,
        p1={"hand": ["Read"], "ink": 1, "deck": ["Scout"], "discard": ["Ogre", "Giant", "Knight"]},
        p2={},
    )
    t.do("play Read")
    assert t.hand(0) == ["Scout"]
    assert sorted(t.deck(0)) == ["Giant", "Knight", "Ogre"]
    assert t.discard(0) == ["Read"]
    assert [event.player for event in t.events(Happening.DECK_REFILLED)] == [0]
    assert t.game.view(0).to_json()["players"][0]["top"] is None  # shuffled, face down


@pytest.mark.rule("10.2.5")
def test_drawing_goes_on_from_the_new_deck() -> None:
    read = action("Read", ir.Draw(3))
    t = table(
        [read],
        pack_rush=True,
        p1={"hand": ["Read"], "ink": 1, "deck": ["Scout"], "discard": ["Ogre", "Giant", "Knight"]},
        p2={},
    )
    t.do("play Read")
    assert len(t.hand(0)) == 3
    assert len(t.deck(0)) == 1
    assert sorted([*t.hand(0), *t.deck(0)]) == ["Giant", "Knight", "Ogre", "Scout"]


@pytest.mark.rule("10.2.5")
@pytest.mark.parametrize("to", [Zone.HAND, Zone.INKWELL, Zone.DISCARD])
def test_any_effect_that_takes_the_last_card_refills_the_deck(to: Zone) -> None:
    mill = action("Mill", ir.Put(ir.Top(1), ir.Place(to)))
    t = table([mill], pack_rush=True, p1={"hand": ["Mill"], "ink": 1, "deck": ["Scout"], "discard": ["Ogre"]}, p2={})
    t.do("play Mill")
    assert t.deck(0) != []
    assert "Ogre" in t.deck(0)


@pytest.mark.rule("10.2.5")
@pytest.mark.parametrize("edition", ["1-late", "2.3"])
def test_a_player_without_deck_and_discard_does_not_lose_and_plays_on(edition: str) -> None:
    t = table([], edition, pack_rush=True, p1={"deck": []}, p2={})
    t.end_turn()
    assert t.game.outcome is None
    t.end_turn()
    assert (t.asked, t.hand(0)) == ((0, "act"), [])


@pytest.mark.rule("10.2.5")
def test_a_deck_that_ran_out_with_nothing_to_refill_it_is_made_from_later_discards() -> None:
    burn = action("Burn", ir.GainLore(1))
    t = table([burn], pack_rush=True, p1={"deck": [], "hand": ["Burn", "Scout"], "ink": 1}, p2={})
    t.do("play Burn").end_turn().end_turn()
    assert t.hand(0) == ["Scout", "Burn"]
    assert t.deck(0) == t.discard(0) == []


@pytest.mark.rule("10.2.5")
def test_a_whole_game_goes_on_beyond_the_first_deck() -> None:
    """Nobody quests: the decks go round and round and the turn limit ends it, not an empty deck."""
    t = begun(rush(6))
    for _ in range(30):
        t.end_turn()
    assert t.game.outcome is None
