"""7.2 Deck: the cards one starts with, face down in one pile whose order nobody knows or changes."""

from __future__ import annotations

import pytest
from tests.support import PLAIN, Table, action, any_character, character, item, keyword, table

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.game import Game
from illumineer.vocab import Cmp, Keyword, Side, Stat, Who, Zone

BLANK = -1
WEAK = (ir.HasStat(Stat.STRENGTH, Cmp.LE, 2),)
TIDE = action(
    "Tide", ir.Put(ir.Cards(of=Who.OPPONENTS, where=WEAK), ir.Place(Zone.DECK, Side.BOTTOM, ordered=True)), cost=1
)
ELF = character("Elf - Young", keyword(Keyword.RUSH))
SAGE = character("Elf - Old", keyword(Keyword.RUSH))
IMP = character("Imp - Young", keyword(Keyword.RUSH))
FIEND = character("Imp - Old", keyword(Keyword.RUSH))


def known(t: Table, viewer: int, player: int) -> list[str | None]:
    """The deck as a player may know it, top first."""
    seen = t.game.view(viewer).table
    return [seen.spec(id).full_name if seen.defs[id] != BLANK else None for id in reversed(seen.deck[player])]


# --- the deck itself -------------------------------------------------------------------------


@pytest.mark.rule("7.2.1")
def test_the_deck_is_made_of_the_cards_a_player_starts_with() -> None:
    book = CardBook(PLAIN)
    one = ["Pawn", "Scout", "Knight", "Ogre", "Giant", "Rock"] * 3
    two = ["Camp", "Rock"] * 10
    game = Game.new([one, two], book, seed=3, variant="free")
    st = game.state
    for player, cards in enumerate((one, two)):
        held = [st.spec(id).full_name for id in st.deck[player] + st.hand[player]]
        assert sorted(held) == sorted(cards)
        assert len(st.deck[player]) == len(cards) - 7


@pytest.mark.rule("7.2.1", "1.12.1")
def test_cards_are_drawn_from_the_top_of_the_own_deck() -> None:
    fetch = action("Fetch", ir.Draw(2))
    t = table([fetch], p1={"hand": ["Fetch"], "ink": 1, "deck": ["Ogre", "Rock", "Camp"]}, p2={"deck": ["Giant"]})
    t.do("play Fetch")
    assert (t.hand(), t.deck(), t.deck(1)) == (["Ogre", "Rock"], ["Camp"], ["Giant"])


@pytest.mark.rule("7.2.2")
def test_the_cards_of_a_deck_are_hidden_from_all_players_its_own_among_them() -> None:
    t = table(p1={"deck": ["Ogre", "Rock", "Camp"]}, p2={"deck": ["Giant", "Scout"]})
    for viewer in (0, 1):
        assert known(t, viewer, 0) == [None, None, None]
        assert known(t, viewer, 1) == [None, None]


@pytest.mark.rule("7.2.2")
def test_everybody_can_count_every_deck() -> None:
    t = table(p1={"deck": 4}, p2={"deck": 9})
    for viewer in (0, 1):
        assert [side["deck"] for side in t.game.view(viewer).to_json()["players"]] == [4, 9]


@pytest.mark.rule("7.2.2")
def test_nothing_a_player_can_do_by_themselves_looks_at_or_reorders_the_deck() -> None:
    t = table(p1={"deck": ["Ogre", "Rock", "Camp"], "hand": ["Scout"], "ink": 9, "play": ["Knight"]})
    for move in t.moves():
        game = t.game.copy()
        game.push(move)
        state = game.state
        assert [state.spec(id).full_name for id in reversed(state.deck[0])] == ["Ogre", "Rock", "Camp"]
        assert all(state.known[id] == 0 for id in state.deck[0])


@pytest.mark.rule("7.2.2")
def test_a_card_put_into_a_deck_from_the_hand_is_face_down_there() -> None:
    stow = action("Stow", ir.Put(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU)), ir.Place(Zone.DECK)))
    t = table([stow], p1={"hand": ["Stow", "Ogre", "Rock"], "ink": 1, "deck": ["Camp"]})
    t.do("play Stow", "choose Ogre")
    assert t.deck() == ["Ogre", "Camp"]
    assert known(t, 1, 0) == [None, None]
    assert known(t, 0, 0) == ["Ogre", None]


@pytest.mark.rule("7.2.2")
def test_the_top_and_the_bottom_are_ends_of_a_single_pile() -> None:
    sink = action("Sink", ir.Put(any_character(), ir.Place(Zone.DECK, Side.BOTTOM)))
    lift = action("Lift", ir.Put(any_character(), ir.Place(Zone.DECK, Side.TOP)))
    t = table(
        [sink, lift], p1={"hand": ["Sink", "Lift"], "ink": 2}, p2={"deck": ["Rock", "Camp"], "play": ["Ogre", "Giant"]}
    )
    t.do("play Sink", "choose Ogre", "play Lift")
    assert t.deck(1) == ["Giant", "Rock", "Camp", "Ogre"]


# --- in any order ----------------------------------------------------------------------------


@pytest.mark.rule("7.2.3")
def test_the_player_of_the_deck_orders_the_cards_and_everybody_knows_the_order() -> None:
    t = table([TIDE], p1={"hand": ["Tide"], "ink": 1}, p2={"deck": ["Camp"], "play": ["Scout", "Pawn"]})
    t.do("play Tide")
    assert t.asked == (1, "order")
    t.do("order Pawn")
    assert t.deck(1) == ["Camp", "Pawn", "Scout"]
    for viewer in (0, 1):
        assert known(t, viewer, 1) == [None, "Pawn", "Scout"]


@pytest.mark.rule("7.2.3", "7.2.3.1")
def test_the_cards_of_several_stacks_are_mixed_and_ordered_freely() -> None:
    t = table(
        [TIDE, ELF, SAGE, IMP, FIEND],
        p1={"hand": ["Tide"], "ink": 1},
        p2={
            "deck": ["Camp"],
            "play": [{"card": "Elf - Old", "under": ["Elf - Young"]}, {"card": "Imp - Old", "under": ["Imp - Young"]}],
        },
    )
    t.do("play Tide")
    assert sorted(t.moves()) == ["order Elf - Old", "order Elf - Young", "order Imp - Old", "order Imp - Young"]
    t.do("order Elf - Young", "order Imp - Old", "order Elf - Old")
    order = ["Camp", "Elf - Young", "Imp - Old", "Elf - Old", "Imp - Young"]
    assert t.deck(1) == order
    for viewer in (0, 1):
        assert known(t, viewer, 1) == [None, *order[1:]]


@pytest.mark.rule("7.2.3")
def test_on_top_the_first_card_named_is_the_topmost() -> None:
    rise = action("Rise", ir.Put(ir.Cards(of=Who.OPPONENTS, where=WEAK), ir.Place(Zone.DECK, Side.TOP, ordered=True)))
    t = table([rise], p1={"hand": ["Rise"], "ink": 1}, p2={"deck": ["Camp"], "play": ["Scout", "Pawn"]})
    t.do("play Rise", "order Scout")
    assert t.deck(1) == ["Scout", "Pawn", "Camp"]


@pytest.mark.rule("7.2.3")
def test_a_single_card_needs_no_order() -> None:
    t = table([TIDE], p1={"hand": ["Tide"], "ink": 1}, p2={"deck": ["Camp"], "play": ["Scout", "Ogre"]})
    t.do("play Tide")
    assert t.asked == (0, "act")
    assert t.deck(1) == ["Camp", "Scout"]


@pytest.mark.rule("7.2.3")
def test_cards_that_were_not_face_up_are_ordered_in_secret() -> None:
    sort = action(
        "Sort",
        ir.Seq((ir.Look(ir.Top(2), slot="two"), ir.Put(ir.Those("two"), ir.Place(Zone.DECK, Side.TOP, ordered=True)))),
    )
    t = table([sort], p1={"hand": ["Sort"], "ink": 1, "deck": ["Ogre", "Rock", "Camp"]})
    t.do("play Sort")
    assert t.asked == (0, "order")
    t.do("order Rock")
    assert t.deck() == ["Rock", "Ogre", "Camp"]
    assert known(t, 0, 0) == ["Rock", "Ogre", None]
    assert known(t, 1, 0) == [None, None, None]


@pytest.mark.rule("7.2.3")
def test_each_player_orders_the_cards_that_go_to_their_own_deck() -> None:
    t = table(
        [TIDE, IMP],
        p1={"hand": ["Tide"], "ink": 1},
        p2={"deck": ["Camp"], "play": ["Scout", "Pawn"]},
        p3={"deck": ["Rock"], "play": ["Scout#2", "Imp - Young"]},
    )
    t.do("play Tide")
    assert t.asked == (1, "order")
    assert sorted(t.moves()) == ["order Pawn", "order Scout"]
    t.do("order Pawn")
    assert t.asked == (2, "order")
    assert sorted(t.moves()) == ["order Imp - Young", "order Scout"]
    t.do("order Imp - Young")
    assert (t.deck(1), t.deck(2)) == (["Camp", "Pawn", "Scout"], ["Rock", "Imp - Young", "Scout"])


@pytest.mark.rule("7.2.3")
def test_cards_from_a_hand_are_ordered_by_the_player_who_holds_it() -> None:
    hands = ir.Cards((Zone.HAND,), Who.OPPONENTS)
    wash = action("Wash", ir.Put(hands, ir.Place(Zone.DECK, Side.BOTTOM, ordered=True)))
    t = table([wash], p1={"hand": ["Wash"], "ink": 1}, p2={"hand": ["Ogre", "Rock"], "deck": ["Camp"]})
    t.do("play Wash")
    assert t.asked == (1, "order")
    t.do("order Rock")
    assert t.deck(1) == ["Camp", "Rock", "Ogre"]
    assert known(t, 0, 1) == [None, None, None]


# --- stacks with face-down cards -------------------------------------------------------------


@pytest.mark.rule("7.2.3.1")
def test_face_down_cards_of_a_stack_are_ordered_among_the_others_and_stay_hidden() -> None:
    t = table(
        [TIDE, IMP],
        p1={"hand": ["Tide"], "ink": 1},
        p2={"deck": ["Camp"], "play": [{"card": "Imp - Young", "facedown": ["Ogre"]}, "Scout"]},
    )
    t.do("play Tide")
    hidden = next(move for move in t.moves() if move.startswith("order facedown"))
    assert sorted(t.moves()) == ["order Imp - Young", "order Scout", hidden]
    t.do("order Scout", hidden)
    assert t.deck(1) == ["Camp", "Scout", "Ogre", "Imp - Young"]
    for viewer in (0, 1):
        assert known(t, viewer, 1) == [None, "Scout", None, "Imp - Young"]


@pytest.mark.rule("7.2.3.1")
def test_until_they_are_added_to_the_deck_the_cards_keep_their_states() -> None:
    t = table(
        [TIDE, ELF, SAGE],
        p1={"hand": ["Tide"], "ink": 1},
        p2={
            "deck": ["Camp"],
            "play": [{"card": "Elf - Old", "under": ["Elf - Young"], "damage": 1, "exerted": True}, "Scout"],
        },
    )
    t.do("play Tide", "order Elf - Young")
    assert t["Elf - Young"].zone == "under"
    assert (t["Elf - Old"].damage, t["Elf - Old"].exerted, t["Elf - Old"].under) == (1, True, ["Elf - Young"])
    assert t.deck(1) == ["Camp"]
    t.do("order Scout")
    assert t.deck(1) == ["Camp", "Elf - Young", "Scout", "Elf - Old"]


@pytest.mark.rule("7.2.2")
def test_a_deck_that_is_shuffled_keeps_its_cards() -> None:
    mix = item("Mixer", ir.Activated((), ir.Shuffle(), name="Mix"))
    names = ["Ogre", "Rock", "Camp", "Giant", "Scout", "Knight"]
    t = table([mix], seed=5, p1={"deck": names, "play": ["Mixer"]})
    t.do("activate Mixer: Mix")
    assert sorted(t.deck()) == sorted(names)
    assert t.deck() != names
