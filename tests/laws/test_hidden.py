"""Law: nothing that a player sees, or is asked, depends on what they cannot know.

Two cards that are hidden from a player change places, and their view and their question stay as
they were.  And a view is enough to play from: its blanks can be filled, at any decision, so that
the player sees the same and the game can go on to its end.
"""

from __future__ import annotations

import json

import pytest
from tests.laws.pool import books, new_game, walk
from tests.support import PLAIN, action, any_character, character, fields_of, keyword, table, your_character

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.core import machine, wire
from illumineer.core.decisions import Decision
from illumineer.core.rng import Dice
from illumineer.core.state import State, card_id
from illumineer.desk.opening import as_seen
from illumineer.errors import IllegalMove, NotAPosition
from illumineer.game import Game, View
from illumineer.seen.labels import labels
from illumineer.seen.view import BLANK, determinise, knows
from illumineer.told.explain import event_line
from illumineer.vocab import CardType, Happening, Keyword, Side, Stat, Who, Zone

HIDDEN = (Zone.DECK, Zone.HAND, Zone.INKWELL, Zone.UNDER)


def seen(st: State, player: int) -> str:
    """The view and the question, in words and numbers: everything that there is to see in them."""
    asked = machine.decision(st) if st.outcome is None else None
    view = View(st, player, False, asked)
    view.own()
    who = asked.player if asked is not None else None
    question = None
    if view.decision is not None:
        question = [getattr(view.decision, field) for field in fields_of(Decision) if field != "rule"]
    others = [view.blank, view.unseen, view.lists, labels(view.table, player)]
    return json.dumps([who, question, view.to_json(), wire.dump(view.table), others], sort_keys=True)


def swapped(st: State, a: int, b: int) -> State:
    """The same state, but for two cards that have changed places."""
    other = st.copy()
    other.defs = st.defs[:]
    other.defs[a], other.defs[b] = other.defs[b], other.defs[a]
    other.derived = None
    return other


def hidden_from(st: State, player: int) -> list[int]:
    return [id for id in range(len(st.defs)) if st.zone[id] in HIDDEN and not knows(st, player, id)]


def pairs(st: State, player: int, dice: Dice, n: int) -> list[tuple[int, int]]:
    """Pairs of different cards of one owner that the player cannot know."""
    cards = hidden_from(st, player)
    found = []
    for _ in range(n * 3):
        if len(cards) < 2 or len(found) == n:
            break
        a, b = cards[dice.below(len(cards))], cards[dice.below(len(cards))]
        if st.setup.owner[a] == st.setup.owner[b] and st.defs[a] != st.defs[b]:
            found.append((a, b))
    return found


GAMES = [("2.3", "free"), ("2.0", "free"), ("1-late", "free"), ("2.3", "pack rush")]


@pytest.mark.parametrize(("edition", "variant"), GAMES)
def test_what_is_hidden_can_change_places_unnoticed(edition: str, variant: str) -> None:
    dice = Dice(5)
    tried = 0
    for at, book in enumerate(books()):
        for seed in range(4):
            game = new_game(book, 600 + 10 * at + seed, 2 + seed % 2, edition=edition, variant=variant)
            for _ in walk(game, seed, 150):
                st = game.state
                for player in range(len(game.players)):
                    was = seen(st, player)
                    for a, b in pairs(st, player, dice, 2):
                        tried += 1
                        assert seen(swapped(st, a, b), player) == was, (at, seed, game.decision.about)  # type: ignore[union-attr]
    assert tried > 2000


def case_of(game: Game, player: int) -> str:
    """The case that the desk makes of the moment for the player, or why there is none."""
    try:
        return json.dumps(as_seen(game, player))
    except NotAPosition as error:
        return error.told("en")


def test_the_case_of_a_moment_does_not_tell_what_is_hidden() -> None:
    dice = Dice(6)
    tried = 0
    for at, book in enumerate(books()):
        for seed in range(2):
            game = new_game(book, 800 + 10 * at + seed, 2 + seed, log=False)
            for _ in walk(game, seed, 150):
                for player in range(len(game.players)):
                    was = case_of(game, player)
                    for a, b in pairs(game.state, player, dice, 2):
                        other = game.copy()
                        other._state = swapped(game.state, a, b)
                        assert case_of(other, player) == was, (at, seed)
                        tried += was.startswith("{")
    assert tried > 200


@pytest.mark.parametrize("edition", ["2.3", "1-late"])
def test_what_happens_next_does_not_tell_what_is_hidden(edition: str) -> None:
    """The same move with two hidden cards in each other's place: as long as neither comes to light, nothing differs.

    But for this: an effect that has to do something with certain hidden cards, and finds none, asks nothing.
    """
    dice = Dice(8)
    tried = 0
    for at, book in enumerate(books()):
        for seed in range(6):
            game = new_game(book, 700 + 10 * at + seed, 2, edition=edition, log=False)
            for _ in walk(game, seed, 120):
                st, asked = game.state, game.decision
                assert asked is not None
                move = asked.options[dice.below(len(asked.options))]
                for player in range(2):
                    for a, b in pairs(st, player, dice, 1):
                        here, there = st.copy(), swapped(st, a, b)
                        here.log, there.log = [], []
                        if move not in machine.decision(there).options:
                            continue  # the deciding player knows more than this one
                        machine.answer(here, move)
                        machine.answer(there, move)
                        if here.rng != st.rng or there.rng != st.rng:
                            continue  # a deck was shuffled: which card is which has changed
                        if any(knows(s, player, id) for s in (here, there) for id in (a, b)):
                            continue  # one of them came to light
                        one, other = (machine.decision(s) if s.outcome is None else None for s in (here, there))
                        if one is not None and other is not None and one.about != other.about:
                            assert "may" not in (one.about, other.about), (at, seed, asked.about)
                            continue
                        tried += 1
                        assert seen(here, player) == seen(there, player), (at, seed, asked.about)
                        assert told(here, player) == told(there, player), (at, seed, asked.about)
    assert tried > 300


def told(st: State, player: int) -> list[str]:
    """What has happened, in the words in which the player is told it."""
    return [event_line(st, event, viewer=player) for event in st.log or ()]


def test_nobody_knows_the_cards_of_a_deck_that_was_shuffled() -> None:
    stack = action("Stack", ir.Put(your_character(), ir.Place(Zone.DECK)), cost=0)
    mix = action("Mix", ir.Shuffle(), cost=0)
    t = table([stack, mix], p1={"hand": ["Stack", "Mix"], "play": ["Ogre"], "deck": 1})
    t.do("play Stack")
    assert [t.game.view(player).to_json()["players"][0]["top"] for player in range(2)] == ["Ogre", "Ogre"]
    t.do("play Mix")
    assert [t.game.view(player).to_json()["players"][0]["top"] for player in range(2)] == [None, None]


def test_whether_a_may_is_asked_does_not_tell_what_is_in_the_deck() -> None:
    """The top card decides what would happen, so whether it is asked must not depend on it."""
    card = action("Peek", ir.May(ir.Put(ir.Top(), ir.Place(Zone.HAND))))
    for top in ("Pawn", "Giant"):
        t = table([card], p1={"hand": ["Peek"], "ink": 1, "deck": [top, "Ogre"]}).do("play Peek")
        assert t.asked == (0, "accept")


@pytest.mark.parametrize("held", ["Pawn", "Air"])
@pytest.mark.parametrize("zone", [Zone.HAND, Zone.DECK])
def test_a_may_about_hidden_cards_is_asked_whatever_they_are(held: str, zone: Zone) -> None:
    air = action("Air", ir.GainLore(1), song=True)
    songs = ir.Chosen(ir.Cards((zone,), Who.THEY, (ir.IsSong(),)), by=Who.THEY)
    levy = action("Levy", ir.EachPlayer(Who.OPPONENTS, (ir.May(ir.Put(songs, ir.Place(Zone.DISCARD)), Who.THEY),)))
    for hand, deck in (([f"{held}#9"], ["Ogre"]), (["Ogre"], [f"{held}#9"])):
        t = table([air, levy], p1={"hand": ["Levy"], "ink": 1}, p2={"hand": hand, "deck": deck}).do("play Levy")
        assert t.asked == (1, "accept")


def test_what_lies_face_down_under_a_card_has_no_kind_that_could_be_counted() -> None:
    """8.4.2: nobody can look at it, so nothing may depend on what it is; how many there are, everybody knows."""
    nest = character(
        "Nest",
        ir.Static((ir.Adjust(Stat.STRENGTH, ir.Count(ir.Under(ir.This(), (ir.IsType((CardType.CHARACTER,)),)))),)),
        ir.Static((ir.Adjust(Stat.LORE, ir.Count(ir.Under(ir.This()))),)),
        strength=1,
        lore=1,
    )
    for hidden in ("Giant", "Rock"):
        t = table([nest], p1={"play": [{"card": "Nest", "facedown": [hidden], "under": ["Knight"]}]})
        assert (t["Nest"].strength, t["Nest"].lore) == (2, 3)


def test_an_only_answer_about_a_hidden_card_is_asked_all_the_same() -> None:
    card = action("Drop", ir.Discard(ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, (ir.IsType((CardType.CHARACTER,)),)))))
    t = table([card], p1={"hand": ["Drop", "Pawn", "Rock"], "ink": 1}).do("play Drop")
    assert t.moves() == ["choose Pawn"]


def test_an_only_answer_about_open_cards_is_taken() -> None:
    card = action("Zap", ir.Deal(1, any_character()))
    t = table([card], p1={"hand": ["Zap"], "ink": 1}, p2={"play": ["Ogre"]}).do("play Zap")
    assert t["Ogre"].damage == 1
    assert t.asked == (0, "act")


def test_a_view_is_blank_where_the_player_cannot_know() -> None:
    for at, book in enumerate(books()):
        game = new_game(book, 640 + at)
        for _ in walk(game, at, 120):
            for player in range(2):
                table_of = game.view(player).table
                for id, index in enumerate(table_of.defs):
                    assert index == (game.state.defs[id] if knows(game.state, player, id) else BLANK)
                assert table_of.rng == 0 and table_of.log is None


def test_own_hand_is_known_and_the_others_are_not() -> None:
    t = table(p1={"hand": ["Pawn", "Ogre"]}, p2={"hand": ["Giant"], "deck": ["Knight"]})
    mine, theirs = t.game.view(0).to_json()["players"]
    assert mine["hand"] == ["Pawn", "Ogre"] and mine["top"] is None
    assert theirs["hand"] == [None] and theirs["top"] is None
    assert t.game.view(1).to_json()["players"][1]["hand"] == ["Giant"]


def test_ink_and_boost_cards_are_known_to_nobody() -> None:
    """7.5.4, 8.4.2: face down is face down, even for the player of the card."""
    nest = character("Nest", keyword(Keyword.BOOST, 1))
    t = table([nest], p1={"play": ["Nest"], "ink": 1, "deck": ["Giant", "Ogre"]}).do("boost Nest")
    for player in range(2):
        assert t.game.view(player).to_json()["players"][0]["play"][0]["facedown"] == [None]
    ink = t.game.state.ink_exerted[0][0]
    assert not knows(t.game.state, 0, ink)


# --- dealing anew ----------------------------------------------------------------------------


def finish(st: State, dice: Dice) -> None:
    """Play at random from a bare state to the end."""
    for _ in range(20_000):
        if st.outcome is not None:
            return
        options = machine.decision(st).options
        machine.answer(st, options[dice.below(len(options))])
    raise AssertionError("the game does not end")


def check_deal(game: Game, player: int, open_lists: bool, dice: Dice) -> State:
    view = game.view(player, open_lists)
    st = determinise(view, dice)
    assert all(index != BLANK for index in st.defs)
    assert seen(st, player) == seen(game.state, player)
    lists = [sorted(d for id, d in enumerate(s.defs) if s.setup.owner[id] == player) for s in (st, game.state)]
    assert lists[0] == lists[1], "the player's own deck list"
    for id, index in enumerate(view.table.defs):
        assert index in (BLANK, st.defs[id])
    return st


DEALS = [("2.3", "free"), ("2.0", "free"), ("1-early", "free"), ("2.3", "pack rush"), ("1-late", "pack rush")]


@pytest.mark.parametrize(("edition", "variant"), DEALS)
def test_a_view_can_be_dealt_out_and_played_to_the_end(edition: str, variant: str) -> None:
    dice = Dice(11)
    for at, book in enumerate(books()):
        for seed in range(2):
            game = new_game(book, 660 + 10 * at + seed, 2 + seed, edition=edition, variant=variant)
            for n in walk(game, seed, 140):
                for player in range(len(game.players)):
                    st = check_deal(game, player, bool(seed), dice)
                    if n % 14 == 0:
                        finish(st, dice)


def test_deals_differ() -> None:
    game = new_game(books()[0], 3)
    for _ in walk(game, 3, 30):
        pass
    dice = Dice(1)
    deals = {tuple(determinise(game.view(0), dice).defs) for _ in range(20)}
    assert len(deals) == 20


@pytest.mark.rule("10.2.2", "10.2.2.1")
@pytest.mark.parametrize("players", [2, 4])
def test_marketing_cards_are_what_they_are_in_every_view_and_deal(players: int) -> None:
    """Everybody knows them: they have no other names, no other faces, and are on no deck list."""
    for at, book in enumerate(books()):
        game = new_game(book, 680 + at, players, variant="pack rush")
        dice = Dice(at)
        marketing = game.state.setup.first_ids
        assert len(marketing) == 2 * players
        for n in walk(game, at, 90):
            for player in range(players) if n % 6 == 0 else ():
                view = game.view(player, open_lists=True)
                table = view.table
                assert table.setup.first_ids == marketing
                assert {len(cards) for cards in view.lists.values()} == {40} and len(view.lists) == players
                assert not any(id in blank for blank in view.blank for id in marketing)
                for st in (table, determinise(view, dice), determinise(game.view(player), dice)):
                    assert {st.defs[id] for id in marketing} == {0}, "which tells nothing of a deck"
                    for id in marketing:
                        owner = st.setup.owner[id]
                        assert id in st.ink_ready[owner] + st.ink_exerted[owner]
                        assert (id in st.ink_ready[owner]) == (id in game.state.ink_ready[owner])
                        assert labels(st, player)[st.ref[id]].startswith("facedown")


@pytest.mark.rule("10.2.2")
def test_who_looks_at_an_inkwell_is_not_told_of_marketing_cards() -> None:
    """Nor that one is the card that stands for it."""
    look = action("Look", ir.Look(ir.Cards((Zone.INKWELL,), Who.YOU)), cost=0)
    game = Game.new([["Look", "Pawn"] * 12] * 2, CardBook([look, *PLAIN]), 1, variant="pack rush")
    told = 0
    for _ in walk(game, 1, 60):
        st = game.state
        for event in game.events:
            if event.kind == Happening.LOOKED:
                assert card_id(event.subject) not in st.setup.first_ids
                told += 1
    assert told


@pytest.mark.rule("10.2.2.1", "10.2.5")
def test_a_deal_in_pack_rush_asks_where_the_other_puts_a_card() -> None:
    """Whoever looks at the top of a deck and puts the card back is asked so in every deal of the others, too."""
    either = ir.Put(ir.Those("top"), ir.Place(Zone.DECK, Side.EITHER))
    peek = action("Peek", ir.Seq((ir.Look(ir.Top(), slot="top"), either)), cost=0)
    game = Game.new([["Peek"] * 24] * 2, CardBook([peek]), 1, variant="pack rush")
    dice = Dice(4)
    asked = 0
    for _ in walk(game, 1, 120):
        assert game.decision is not None
        if game.decision.about == "put":
            other = game.view(1 - game.decision.player)
            for _ in range(5):
                finish(determinise(other, dice), dice)
            asked += 1
    assert asked > 5


# --- what is told beside the table -----------------------------------------------------------


def test_a_refusal_does_not_tell_which_card_is_hidden() -> None:
    t = table(p1={"ink": 1}, p2={"hand": ["Giant"], "deck": ["Knight"]})
    hidden = hidden_from(t.game.state, 0)
    assert hidden
    for n in range(len(hidden)):
        with pytest.raises(IllegalMove) as refused:
            t.game.push("play facedown" if n == 0 else f"play facedown#{n + 1}")
        assert "Giant" not in str(refused.value) and "Knight" not in str(refused.value)


def test_what_happened_this_turn_is_remembered_in_a_view_without_unseen_cards() -> None:
    spy = character("Spy", ir.Static((ir.Adjust(Stat.LORE, 1),), condition=ir.Happened(ir.Event(Happening.DREW))))
    t = table([spy, action("Dig", ir.Draw(1))], p1={"hand": ["Dig"], "ink": 1, "deck": ["Giant"]}).do("play Dig")
    giant = t.game.book.card("Giant").index
    assert [event.cards[0] for event in t.game.view(0).table.turn_log] == [giant]
    assert [event.cards[0] for event in t.game.view(1).table.turn_log] == [BLANK]


def test_a_hand_shuffled_into_a_deck_is_not_last_known_to_others() -> None:
    away = ir.Put(ir.Cards((Zone.HAND,), Who.YOU), ir.Place(Zone.DECK, Side.SHUFFLE))
    t = table([action("Away", away)], p1={"hand": ["Away", "Giant"], "ink": 1, "deck": ["Pawn"]}).do("play Away")
    for player, known in ((0, ["Away", "Giant"]), (1, ["Away"])):
        last = t.game.view(player).table.last.values()
        assert sorted(card.spec.full_name for card in last) == known


def test_the_log_tells_each_player_only_the_cards_they_may_know() -> None:
    """Cards put into a hand, or face down into an inkwell, from the deck (7.1.3, 7.5.4)."""
    take = ir.Seq((ir.Look(ir.Top(), slot="top"), ir.Put(ir.Those("top"), ir.Place(Zone.HAND))))
    ramp = ir.Put(ir.Top(), ir.Place(Zone.INKWELL))
    cards = [action("Take", take), action("Ramp", ramp)]
    t = table(cards, p1={"hand": ["Take", "Ramp"], "ink": 2, "deck": ["Giant", "Ogre", "Pawn"]})
    t.do("play Take", "play Ramp")

    def told(kind: Happening, viewer: int) -> str:
        return next(event_line(t.game.state, e, viewer=viewer) for e in t.game.events if e.kind == kind)

    assert told(Happening.PUT_INTO_HAND, 0).startswith("Giant is put")
    assert told(Happening.PUT_INTO_HAND, 1).startswith("a card is put")
    for viewer in range(2):
        assert told(Happening.PUT_INTO_INKWELL, viewer).startswith("a card is put")
