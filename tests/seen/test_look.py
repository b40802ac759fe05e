"""Looking at a game: players and cards as they are now, as somebody may know them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.support import (
    PLAIN,
    action,
    any_character,
    character,
    item,
    keyword,
    location,
    shift,
    table,
    when_played,
    whenever_quests,
)

import illumineer
from illumineer import Game, house, ir
from illumineer.compile.book import CardBook
from illumineer.errors import DeckError, LookError, NotationError, PositionError
from illumineer.seen.look import Look
from illumineer.vocab import CardType, Ink, Keyword, Side, Stat, Step, Who, Zone

OPPOSING = ir.Cards(of=Who.OPPONENTS, where=(ir.IsType((CardType.CHARACTER,)),))
BULLY = character("Bully", ir.Static((ir.Adjust(Stat.STRENGTH, -5),), OPPOSING, name="Glare"))
HERO = character("Hero - Young", Keyword.EVASIVE, keyword(Keyword.RESIST, 2), cost=3, classes="Storyborn Hero")
GROWN = character("Hero - Grown", shift(2), cost=5, strength=5)
PIER = location("Pier - Old", lore=1, move_cost=2)
READER = character("Reader", whenever_quests(ir.Draw(1)))
GREETER = character("Greeter", when_played(ir.Deal(1, any_character())))
CARDS = [BULLY, HERO, GROWN, PIER, READER, GREETER]


def game(**position: Any) -> Game:
    return table(CARDS, **position).game


# --- cards -----------------------------------------------------------------------------------


def test_a_card_says_what_is_printed_on_it_and_how_it_is() -> None:
    hero = game(p1={"play": [{"card": "Hero - Young", "damage": 2, "exerted": True, "drying": True}]})["Hero - Young"]
    assert (hero.name, hero.version, hero.full_name) == ("Hero", "Young", "Hero - Young")
    assert (hero.label, hero.copy, str(hero)) == ("Hero - Young", 1, "Hero - Young")
    assert (hero.type, hero.is_song, hero.cost) == (CardType.CHARACTER, False, 3)
    assert (hero.inks, hero.inkable) == ((Ink.AMBER,), True)
    assert (hero.strength, hero.willpower, hero.lore, hero.classes) == (2, 3, 1, ("Storyborn", "Hero"))
    assert hero.keywords == {Keyword.EVASIVE: 0, Keyword.RESIST: 2}
    assert hero.has(Keyword.EVASIVE) and not hero.has(Keyword.WARD)
    assert (hero.zone, hero.damage, hero.exerted, hero.drying) == (Zone.PLAY, 2, True, True)
    assert hero.owner == hero.player and hero.owner.name == "p1"
    assert repr(hero) == "<Card Hero - Young, p1, play, exerted, drying, 2 damage>"


def test_a_value_counts_at_least_0_and_the_printed_one_stays() -> None:
    pawn = game(p1={"play": ["Bully"]}, p2={"play": ["Pawn"]})["Pawn"]
    assert (pawn.strength, pawn.values.strength, pawn.printed.strength) == (0, -4, 1)  # 6.6.2
    told = [str(reason) for reason in pawn.why("strength")]
    assert told[0] == "Pawn: printed strength 1 [5.3.6.2]"
    assert "Bully" in told[1] and "Glare" in told[1]
    assert pawn.why() and not pawn.why("keywords")


def test_a_location_knows_who_is_there_and_a_character_where_it_is() -> None:
    looked = game(p1={"play": ["Pier - Old", {"card": "Pawn", "at": "Pier - Old"}, "Ogre"]})
    pier, pawn = looked["Pier"], looked["Pawn"]
    assert pawn.location == pier and looked["Ogre"].location is None
    assert pier.characters == [pawn] and pier.move_cost == 2 and pawn.characters == []


def test_cards_under_a_card() -> None:
    top = game(p1={"play": [{"card": "Hero - Grown", "under": ["Hero - Young"], "facedown": ["Pawn"]}]})["Hero - Grown"]
    assert [card.full_name for card in top.under] == ["Hero - Young"]
    assert [card.full_name for card in top.facedown] == ["Pawn"]
    assert [card.zone for card in (*top.under, *top.facedown)] == [Zone.UNDER] * 2


def test_a_card_outside_play_has_no_state() -> None:
    looked = game(p1={"hand": ["Pawn"], "ink": {"ready": 1, "exerted": 2}})
    pawn = looked["Pawn"]
    assert (pawn.damage, pawn.exerted, pawn.drying, pawn.under, pawn.location) == (0, False, False, [], None)
    assert [card.exerted for card in looked.player(0).inkwell] == [False, True, True]


def test_a_handle_keeps_to_its_card_from_zone_to_zone() -> None:
    looked = game(p1={"hand": ["Pawn"], "ink": 1})
    pawn = looked["Pawn"]
    assert pawn.zone == Zone.HAND
    looked.push("play Pawn")
    assert pawn.zone == Zone.PLAY and pawn.drying and pawn == looked["Pawn"]
    assert pawn != looked.copy()["Pawn"] and len({pawn, looked["Pawn"]}) == 1
    looked.pop()
    assert pawn.zone == Zone.HAND


def test_a_card_that_was_covered_is_under_the_other() -> None:
    looked = game(p1={"hand": ["Hero - Grown"], "ink": 2, "play": ["Hero - Young"]})
    young, grown = looked["Hero - Young"], looked["Hero - Grown"]
    looked.push("play Hero - Grown")
    assert young.zone == Zone.UNDER and not young.in_play
    assert grown.zone == Zone.PLAY and grown.under == [young]


def test_a_handle_says_when_its_card_was_shuffled_away() -> None:
    whirl = action("Whirl", ir.Put(any_character(), ir.Place(Zone.DECK, Side.SHUFFLE)))
    looked = table([whirl], p1={"hand": ["Whirl"], "ink": 1, "play": ["Ogre"], "deck": 30}).game
    ogre = looked["Ogre"]
    looked.push("play Whirl")
    assert ogre.is_shuffled_away and ogre.is_hidden and ogre.full_name is None
    assert repr(ogre) == str(ogre) == "<Card shuffled away>"
    with pytest.raises(LookError, match="Ogre was shuffled"):
        _ = ogre.zone
    assert looked["Ogre"].zone == Zone.DECK  # its label does not mean another card now
    looked.pop()
    assert ogre.zone == Zone.PLAY


def test_what_a_card_can_do_now() -> None:
    pawn = {"card": "Pawn", "exerted": True}
    looked = game(p1={"play": ["Reader"], "hand": ["Greeter"], "ink": 2}, p2={"play": [pawn]})
    assert [move.text for move in looked["Reader"].moves()] == ["quest Reader", "challenge Reader"]
    assert [move.text for move in looked["Greeter"].moves()] == ["ink Greeter", "play Greeter"]
    assert looked["Pawn"].moves() == []
    looked.push("play Greeter")
    (choose,) = looked["Pawn"].moves()
    looked.push(choose)
    assert looked["Pawn"].zone == Zone.DISCARD


def test_what_a_card_says() -> None:
    mirror = Game.from_position({"p1": {"play": ["Magic Mirror"]}})["Magic Mirror"]
    assert mirror.text()[0].startswith("SPEAK! ") and mirror.text("es") != mirror.text("en")


# --- players ---------------------------------------------------------------------------------


def test_a_player_has_lore_ink_and_cards() -> None:
    lantern = item("Lantern")
    looked = table(
        [*CARDS, lantern],
        p1={
            "lore": 3, "drops": 2, "ink": {"ready": 1, "exerted": 1}, "inked": 1, "hand": ["Pawn", "Ogre"],
            "deck": ["Scout", "Knight"], "discard": ["Giant", "Rock"],
            "play": ["Pier - Old", "Lantern", "Hero - Young"],
        },
    ).game  # fmt: skip
    me, other = looked.players
    assert (me.number, me.name, str(me), me.lore, me.to_win, me.inked) == (0, "p1", "p1", 3, 20, 1)
    assert (me.ink.ready, me.ink.exerted, me.ink.total, len(me.ink), me.ink.drops) == (1, 1, 2, 2, 2)
    names = [[card.full_name for card in pile] for pile in (me.hand, me.deck, me.discard, me.play)]
    assert names[:2] == [["Pawn", "Ogre"], ["Scout", "Knight"]]
    assert names[2:] == [["Giant", "Rock"], ["Pier - Old", "Lantern", "Hero - Young"]]
    kinds = [[card.full_name for card in pile] for pile in (me.characters, me.items, me.locations)]
    assert kinds == [["Hero - Young"], ["Lantern"], ["Pier - Old"]]
    assert me.is_active and not other.is_active and not me.has_left
    assert me == looked.player(0) != other and hash(me) == hash(looked.player(0))
    assert repr(me) == "<Player p1, lore 3, ink 1 of 2, hand 2, deck 2>"
    with pytest.raises(LookError, match="no player 2"):
        looked.player(2)


def test_the_lore_that_wins_is_what_an_effect_says() -> None:
    law = item("Law", ir.Static((ir.LoreToWin(25, Who.OPPONENTS),)))
    me, other = table([law], p1={"play": ["Law"]}).game.players
    assert (me.to_win, other.to_win) == (20, 25)


def test_a_player_who_has_left() -> None:
    looked = table(p1={}, p2={}, p3={}).game
    looked.concede(1)
    assert [player.has_left for player in looked.players] == [False, True, False]
    assert repr(looked.player(1)).endswith("left the game>")


# --- the moment ------------------------------------------------------------------------------


def test_a_look_says_what_goes_on() -> None:
    t = table(CARDS, p1={"play": ["Reader", "Reader#2"]}, p2={"play": [{"card": "Ogre", "exerted": True}]})
    look = Look(t.game.state)
    assert (look.turn, look.active, look.step, look.challenge, look.bag) == (5, look.player(0), Step.MAIN, None, [])
    assert [card.full_name for card in look.cards_in_play] == ["Reader", "Reader", "Ogre"]
    assert [card.label for card in look.cards_in_play] == ["Reader", "Reader#2", "Ogre"]


def test_the_bag_says_whose_ability_of_which_card_waits() -> None:
    twice = character("Twice", whenever_quests(ir.Draw(1)), whenever_quests(ir.Draw(1)))
    t = table([twice], p1={"play": ["Twice"]}).do("quest Twice")
    waiting = Look(t.game.state).bag
    assert [(each.player.name, each.card.full_name, each.ability) for each in waiting] == [
        ("p1", "Twice", "Whenever Quests")
    ] * 2


def test_a_look_without_words_says_so() -> None:
    card = Look(table(p1={"play": ["Pawn"]}).game.state)["Pawn"]
    for ask in (card.text, card.why, card.moves):
        with pytest.raises(LookError, match="no words"):
            ask()


# --- finding ---------------------------------------------------------------------------------


def found(looked: Any, name: str) -> tuple[str, Zone]:
    card = looked[name]
    return card.owner.name, card.zone


def unlabelled(**position: Any) -> Game:
    """A game whose cards have no labels of their own."""
    made = game(**position)
    made.labels = {}
    return made


def test_a_name_finds_cards_in_play_first_then_in_the_own_hand_then_in_discards() -> None:
    looked = unlabelled(
        p1={"hand": ["Pawn", "Ogre"], "discard": ["Ogre#2", "Scout"], "deck": ["Knight"]},
        p2={"play": ["Pawn#2"], "hand": ["Scout#2"], "deck": ["Giant"]},
    )
    assert found(looked, "Pawn") == ("p2", Zone.PLAY)
    assert found(looked, "Ogre") == ("p1", Zone.HAND)
    assert found(looked, "Scout") == ("p1", Zone.DISCARD)
    assert found(looked, "Giant") == ("p2", Zone.DECK)
    assert found(looked, "pawn#1") == ("p2", Zone.PLAY) and found(looked, "Pawn#2") == ("p1", Zone.HAND)


def test_any_spelling_and_a_name_without_its_version_will_do() -> None:
    looked = unlabelled(p1={"play": ["Pier - Old"], "hand": ["Hero - Young"]})
    assert looked["PIER – old"] == looked["Pier"] and found(looked, "hero") == ("p1", Zone.HAND)


def test_several_cards_of_a_name_in_play_need_a_number() -> None:
    looked = unlabelled(p1={"play": ["Pawn"]}, p2={"play": ["Pawn#2"]})
    with pytest.raises(NotationError) as error:
        looked["Pawn"]
    assert str(error.value) == "2 cards are called 'Pawn'; say which one: Pawn#1 (p1) or Pawn#2 (p2)"
    assert "Pawn" not in looked and "Pawn#1" in looked
    assert found(looked, "Pawn#2") == ("p2", Zone.PLAY)


def test_copies_in_one_pile_are_as_good_as_each_other() -> None:
    looked = unlabelled(p1={"deck": ["Scout", "Ogre", "Pawn", "Ogre#2"]})
    assert looked["Ogre"] == looked.player(0).deck[1]


def test_the_labels_of_a_position_find_their_cards() -> None:
    looked = game(p1={"hand": ["Pawn", "Pawn#2"], "ink": 1}, p2={"play": ["Pawn#3"]})
    assert [found(looked, name)[0] for name in ("Pawn", "Pawn#1", "Pawn#3")] == ["p1", "p1", "p2"]
    assert looked["Pawn#2"] == looked.player(0).hand[1]


def test_a_card_that_is_not_there_names_the_nearest() -> None:
    looked = game(p1={"play": ["Hero - Young"]}, p2={"hand": ["Giant"]})
    with pytest.raises(NotationError, match=r"'Hero - Yung' is in the game; did you mean 'Hero - Young'"):
        looked["Hero - Yung"]
    with pytest.raises(NotationError, match=r"no card called 'Xyzzy' is in the game$"):
        looked["Xyzzy"]
    with pytest.raises(TypeError):
        looked[0]  # type: ignore[index]


# --- views -----------------------------------------------------------------------------------


def test_a_view_has_no_names_for_what_is_hidden() -> None:
    looked = game(p1={"hand": ["Pawn"]}, p2={"hand": ["Ogre"], "play": ["Scout"], "deck": ["Giant"]})
    view = looked.view(0)
    me, other = view.players
    assert me == view.me and me.hand[0].full_name == "Pawn" and view["Scout"].owner == other
    (hidden,) = other.hand
    assert hidden.is_hidden and (hidden.name, hidden.version, hidden.full_name, hidden.type) == (None,) * 4
    assert hidden.zone == Zone.HAND and hidden.owner == other and hidden.label.startswith("facedown")
    assert view[hidden.label] == hidden
    for ask in ("cost", "inks", "strength", "keywords", "classes", "inkable", "printed", "values"):
        with pytest.raises(LookError, match="may not know"):
            getattr(hidden, ask)
    for call in (hidden.text, hidden.why):
        with pytest.raises(LookError, match="may not know"):
            call()
    for name in ("Ogre", "Giant"):
        with pytest.raises(NotationError, match=f"p1 sees no card called '{name}'"):
            view[name]


def test_a_view_stays_as_it_was_and_the_game_goes_on() -> None:
    looked = game(p1={"hand": ["Pawn"], "ink": 1})
    view = looked.view(0)
    pawn = view["Pawn"]
    looked.push("play Pawn")
    assert pawn.zone == Zone.HAND and looked["Pawn"].zone == Zone.PLAY


def test_the_moves_of_a_card_in_a_view_are_moves_of_the_game() -> None:
    looked = game(p1={"hand": ["Pawn"], "ink": 1, "play": ["Ogre"]})
    assert looked.view(1)["Ogre"].moves() == []  # it is not their turn
    (_, play) = looked.view(0)["Pawn"].moves()
    looked.push(play)
    assert looked["Pawn"].zone == Zone.PLAY


def test_a_spectator_sees_what_everybody_knows() -> None:
    t = table(p1={"hand": ["Pawn"], "play": ["Ogre"]})
    look = Look(t.game.state, 7)
    assert look["Ogre"].full_name == "Ogre" and "Pawn" not in look
    assert look.player(0).hand[0].is_hidden


# --- what things say of themselves -----------------------------------------------------------


def test_a_game_is_drawn_and_says_where_it_is() -> None:
    mine = {"play": ["Pawn", "Pawn#2"], "hand": ["Ogre"], "lore": 8}
    looked = game(p1=mine, p2={"lore": 1, "hand": ["Giant"]}, turn=17)
    assert repr(looked) == "<Game turn 17, p1 to act, lore 8-1, edition 2.3>"
    assert "Pawn#2" in str(looked) and "Ogre" in str(looked) and "Giant" in str(looked)
    assert repr(looked.view(1)) == "<View of p2, turn 17, lore 8-1>"
    assert "Giant" in str(looked.view(1)) and "Ogre" not in str(looked.view(1))
    looked.concede(1)
    assert repr(looked) == "<Game turn 17, won by p1, lore 8-1, edition 2.3>"
    assert repr(looked.outcome) == "<Outcome win by p1: check_last_player>"


def test_the_other_nouns_say_what_they_are() -> None:
    looked = game(p1={"play": [{"card": "Pawn", "exerted": True}]})
    looked.push("end turn")
    assert repr(looked.book) == f"<CardBook of {len(looked.book)} cards>"
    assert repr(looked.decision) == "<Decision of p2: act, 2 options>"
    assert repr(looked.legal_moves).startswith("<LegalMoves: end turn, ink ")
    assert repr(looked.state) == "<State turn 6, p2 active, lore 0-0>"
    assert repr(looked.state.table()[0]) == "<CardInPlay Pawn, p1, exerted>"
    assert repr(looked.state.table()[0].spec) == "<CardSpec Pawn>"
    assert {repr(event).split(",")[0] for event in looked.events} >= {"<Event turn began"}
    assert repr(illumineer.open_library()).startswith("<Library of ")


def test_a_reason_reads_as_a_sentence() -> None:
    looked = game(p1={"play": ["Pawn"]})
    (reason,) = looked.why_not("challenge Pawn")
    assert str(reason).endswith("]") and "Message" not in str(reason)
    old = table(p1={"play": ["Pawn"]}, edition="1-early").game
    assert str(old["Pawn"].why("strength")[0]) != str(looked["Pawn"].why("strength")[0])  # each with its own number


def test_games_at_the_same_moment_are_equal() -> None:
    looked = game(p1={"hand": ["Pawn"], "ink": 1})
    other = looked.copy()
    assert looked == other and looked != 3
    other.push("play Pawn")
    assert looked != other
    assert game(p1={}) != table(CARDS, p1={}, edition="2.0").game
    with pytest.raises(TypeError):
        hash(looked)


# --- beginning -------------------------------------------------------------------------------


def test_a_game_begins_with_the_starter_decks_of_real_cards() -> None:
    looked = Game.new(seed=7)
    assert [len(player.deck) + len(player.hand) for player in looked.players] == [60, 60]
    assert len(looked.book) == len({*illumineer.starter_decks()[0], *illumineer.starter_decks()[1]})
    assert Game.from_json(looked.to_json()) == looked
    assert illumineer.replay(looked.record()) == looked


def test_decks_are_lists_of_names_in_any_spelling_or_paths(tmp_path: Path) -> None:
    listed, other = illumineer.starter_decks()
    path = tmp_path / "deck.txt"
    path.write_text("\n".join(f"1 {name}" for name in other))
    spelled = [name.upper().replace(" - ", " – ") for name in listed]
    assert Game.new([spelled, str(path)], seed=3) == Game.new([listed, path], seed=3) == Game.new(seed=3)


def test_a_deck_that_cannot_be_read_names_its_player(tmp_path: Path) -> None:
    listed, other = illumineer.starter_decks()
    with pytest.raises(DeckError, match=r"p2.*nothing\.txt"):
        Game.new([listed, tmp_path / "nothing.txt"])
    with pytest.raises(DeckError, match=r"p1.*Elsaa - Snow Queen.*did you mean.*Elsa - Snow Queen"):
        Game.new([["Elsaa - Snow Queen"] * 60, other])


def test_a_position_takes_real_cards_and_invented_ones() -> None:
    real = Game.from_position({"p1": {"play": ["elsa – snow queen"], "hand": ["Be Prepared"], "ink": 7}})
    assert real["Elsa"].full_name == "Elsa - Snow Queen" and real.player(0).inkwell[0].inkable
    assert len(real.book) < 5
    invented = Game.from_position({"p1": {"play": ["Marisol - Tide Reader"]}})
    assert invented.book is house.book()
    both = Game.from_position({"p1": {"play": ["Marisol - Tide Reader"]}, "p2": {"play": ["Elsa - Snow Queen"]}})
    assert len(both.cards_in_play) == 2
    for made in (real, invented, both):
        assert Game.from_json(made.to_json()) == made


def test_a_position_with_an_unknown_card_says_where_it_stands() -> None:
    with pytest.raises(PositionError, match=r"p1\.play\.2.*did you mean.*Elsa - Snow Queen"):
        Game.from_position({"p1": {"play": ["Magic Mirror", "Elsaa - Snow Queen"]}})


def test_one_label_in_two_spellings_is_still_one_label() -> None:
    with pytest.raises(PositionError, match="twice"):
        Game.from_position({"p1": {"play": ["Pawn", "Pawn#1"]}}, CardBook(PLAIN))


# --- the front door --------------------------------------------------------------------------


def test_the_package_lists_what_it_offers_and_keeps_it() -> None:
    assert set(illumineer.__all__) <= set(dir(illumineer)) and "Any" not in dir(illumineer)
    for name in illumineer.__all__:
        assert getattr(illumineer, name) is not None and name in vars(illumineer)
    assert issubclass(illumineer.IllegalMove, illumineer.IllumineerError)
    with pytest.raises(AttributeError, match="nothing"):
        _ = illumineer.nothing
