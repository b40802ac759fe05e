"""Keys: a viewer can follow a card by its key as they can with their eyes, and no further."""

from __future__ import annotations

from typing import Any

from tests.document.checks import cards_of
from tests.laws.pool import books, new_game, walk
from tests.support import action, any_character, character, keyword
from tests.support import table as at_table

from illumineer import ir
from illumineer.document import table
from illumineer.document.keys import Keys
from illumineer.game import Game
from illumineer.seen.view import SPECTATOR
from illumineer.vocab import Keyword, Side, Who, Zone


def keys_of(game: Game, viewer: int | None) -> dict[str, str]:
    """The key of every card that the viewer knows, by its label."""
    return {card["label"]: card["key"] for card in cards_of(table(game, viewer)) if "label" in card}


def in_zone(game: Game, viewer: int | None, player: int, zone: str) -> list[str]:
    found: list[dict[str, Any]] = table(game, viewer)["players"][player][zone]
    return [card["key"] for card in found]


def test_a_key_stays_from_the_hand_into_play_and_into_the_discard() -> None:
    bolt = action("Bolt", ir.Deal(9, any_character()))
    t = at_table([bolt], p1={"hand": ["Ogre", "Bolt"], "ink": 9})
    mine = keys_of(t.game, 0)
    t.do("play Ogre")
    assert keys_of(t.game, 0) == mine
    assert in_zone(t.game, 1, 0, "play") == [mine["Ogre"]], "the other player sees it now, under the same key"
    t.do("play Bolt, Ogre")
    assert set(in_zone(t.game, 0, 0, "discard")) == {mine["Ogre"], mine["Bolt"]}
    assert in_zone(t.game, SPECTATOR, 0, "discard") == in_zone(t.game, 0, 0, "discard")


def test_hidden_cards_are_keyed_by_their_places() -> None:
    nest = character("Nest", keyword(Keyword.BOOST, 1))
    t = at_table([nest], p1={"hand": ["Pawn", "Ogre"], "ink": {"ready": 1, "exerted": 1}, "deck": 3, "play": ["Nest"]})
    assert in_zone(t.game, 1, 0, "hand") == ["p1.hand.1", "p1.hand.2"]
    assert in_zone(t.game, 0, 0, "inkwell") == ["p1.ink.1", "p1.ink.2"]
    t.do("boost Nest")
    (nest_,) = table(t.game, 0)["players"][0]["play"]
    assert nest_["facedown"] == [{"key": f"{nest_['key']}.under.1"}]
    view = t.game.view(1).table
    assert [Keys(view).of(id) for id in view.deck[0][::-1]] == ["p1.deck.1", "p1.deck.2"]


def test_a_hidden_card_cannot_be_followed() -> None:
    """When the first card of a hand is put away, the others take its place."""
    t = at_table(p1={"hand": ["Pawn", "Ogre", "Giant"], "ink": 1})
    t.do("play Pawn")
    assert in_zone(t.game, 1, 0, "hand") == ["p1.hand.1", "p1.hand.2"]


def test_a_card_that_is_shuffled_away_takes_its_key_along() -> None:
    away = ir.Put(any_character(), ir.Place(Zone.DECK, Side.SHUFFLE))
    draw = action("Deep", ir.Draw(3), cost=0)
    t = at_table(
        [action("Away", away), draw],
        p1={"hand": ["Away", "Deep"], "ink": 1, "play": ["Giant"], "deck": ["Pawn", "Ogre"]},
    )
    before = keys_of(t.game, 0)["Giant"]
    t.do("play Away")
    assert before not in keys_of(t.game, 0).values()
    t.do("play Deep")
    after = keys_of(t.game, 0)
    assert {"Pawn", "Ogre", "Giant"} <= set(after)
    assert before not in (after["Pawn"], after["Ogre"])


def by_id(game: Game, viewer: int) -> dict[int, str]:
    """The keys of the cards in play, in discards and in the viewer's hand, by the ids of the cards."""
    st, found = game.state, {}
    for number, player in enumerate(table(game, viewer, texts=False)["players"]):
        piles = [("play", [card.card for card in st.cards(number)]), ("discard", st.discard[number])]
        piles += [("hand", st.hand[number])] if number == viewer else []
        for zone, ids in piles:
            found.update(zip(ids, (card["key"] for card in player[zone]), strict=True))
    return found


def test_in_every_game_a_card_that_stays_in_sight_keeps_its_key_and_no_other_card_gets_it() -> None:
    compared = shuffled = 0
    for at, book in enumerate(books()):
        for seed in range(3):
            game = new_game(book, 300 + 10 * at + seed, 2 + seed % 2)
            viewer = (0, 1, SPECTATOR)[seed]
            names: dict[str, str] = {}
            before: dict[int, str] = {}
            st = game.state
            rng, faces = st.rng, st.defs
            for _ in walk(game, seed, 120):
                st, now = game.state, by_id(game, viewer)
                for id, mine in now.items():
                    assert names.setdefault(mine, st.spec(id).full_name) == st.spec(id).full_name
                if st.rng == rng:  # else a deck was shuffled
                    for id in before.keys() & now.keys():
                        compared += 1
                        assert before[id] == now[id] and faces[id] == st.defs[id]
                else:
                    shuffled += 1
                before, rng, faces = now, st.rng, st.defs
    assert compared > 2000 and shuffled > 10


def test_a_key_is_found_again() -> None:
    t = at_table(p1={"hand": ["Pawn"]}, p2={"hand": ["Ogre"]})
    view = t.game.view(0).table
    keys = Keys(view)
    (pawn,) = view.hand[0]
    assert keys.find(keys.of(pawn)) == pawn
    for wrong in ("p2.hand.1", "c0", "c99999abc", keys.of(pawn)[:-1] + "A", "", "c1abc.under.1", Who.YOU.name):
        assert keys.find(wrong) is None
