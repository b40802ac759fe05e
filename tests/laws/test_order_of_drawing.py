"""Law: nothing that a player sees tells in which order another player has drawn their cards.

Ids are measured over many games: of two cards of an opponent that are in sight, the greater number belongs to the one
that was drawn first about every other time.  Everything else in a view is compared with the view of the same game in
which two cards came to a hand the other way round.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.laws.pool import books, new_game, walk
from tests.laws.test_hidden import seen
from tests.support import Table, action, character, table

from illumineer import ir
from illumineer.core import business, machine, rng, wire
from illumineer.core.game_actions import base, decks
from illumineer.core.rng import Dice
from illumineer.core.state import State, card_id, count_of, is_ref, ref_of
from illumineer.game import Game
from illumineer.notation import labels
from illumineer.seen.view import SPECTATOR, View, determinise
from illumineer.told.board import draw as board
from illumineer.vocab import CardType, Happening, Side, Stat, Who, Zone

YOU = Who.YOU

COMPILED = not decks.__file__.endswith(".py")


# --- ids -------------------------------------------------------------------------------------


def in_sight(st: State, owner: int, viewer: int) -> list[int]:
    """The cards of the owner that came from a hand and lie in the open, or that the viewer knows in the hand."""
    found = [card for ref in st.play[owner] for card in (st.in_play[ref].card, *st.in_play[ref].under)]
    return found + st.discard[owner] + [id for id in st.hand[owner] if st.known[id] >> viewer & 1]


def guesses(game: Game, seed: int, turns: int) -> tuple[int, int]:
    """Of the pairs of cards of others in sight at the end: how many there are, and for how many the greater id is the
    one that was drawn first."""
    drawn: dict[int, int] = {}
    n = 0
    for _ in walk(game, seed):
        st = game.state
        if game.turn > turns:
            break
        for owner in range(1, len(game.players)):
            for id in st.deck[owner]:
                drawn.pop(id, None)  # to be drawn (again)
            for id in st.hand[owner]:
                if id not in drawn:
                    drawn[id] = n = n + 1
    right = pairs = 0
    table = game.view(0).table
    for owner in range(1, len(game.players)):
        ids = [id for id in in_sight(table, owner, 0) if id in drawn]
        for i, a in enumerate(ids):
            for b in ids[i + 1 :]:
                pairs += 1
                right += (a > b) == (drawn[a] < drawn[b])
    return pairs, right


def share(players: int, variant: str, games: int = 40) -> float:
    """How often the guess by ids is right."""
    pairs = right = 0
    for at, book in enumerate(books()):
        for seed in range(games):
            found = guesses(new_game(book, 900 + 100 * at + seed, players, variant=variant, log=False), seed, 14)
            pairs, right = pairs + found[0], right + found[1]
    assert pairs > 400
    return right / pairs


KINDS = [(2, "free"), (3, "free"), (4, "free"), (2, "pack rush"), (4, "pack rush")]


@pytest.mark.parametrize(("players", "variant"), KINDS)
def test_ids_do_not_tell_which_card_was_drawn_first(players: int, variant: str) -> None:
    assert share(players, variant) == pytest.approx(0.5, abs=0.06)


def mix_in_place(st: State, player: int, cards: list[int]) -> dict[int, int]:
    """Shuffling with ids that stay where they are."""
    faces = [st.defs[card] for card in cards]
    st.rng = rng.shuffle(st.rng, faces)
    st.defs = st.defs[:]
    for card, face in zip(cards, faces, strict=True):
        st.defs[card] = face
    base.renew_unknown(st, cards, Zone.DECK)
    return {card: card for card in cards}


@pytest.mark.skipif(COMPILED, reason="what is compiled cannot be replaced")
@pytest.mark.parametrize(("players", "variant"), KINDS[:1] + KINDS[3:4])
def test_the_measure_sees_ids_that_follow_the_places_of_the_deck(
    players: int, variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decks, "mix", mix_in_place)
    assert share(players, variant, 12) > 0.75


def shuffled(seed: int) -> tuple[list[int], list[int], State]:
    """Ids and faces of a deck of six different cards, from the bottom, and the state in which it has been shuffled."""
    cards = ["Pawn", "Scout", "Knight", "Ogre", "Giant", "Rock"]
    t = table(seed=seed, p1={"deck": cards})
    st = t.game.state.copy()
    ids = st.deck[0]
    faces = [st.defs[id] for id in ids]
    decks.shuffle(st, 0)
    return ids, faces, st


def test_shuffling_deals_ids_and_faces_apart_from_each_other() -> None:
    """Each id comes to each place, with each face, equally often; and so it does with both at once."""
    n, tries = 6, 3000
    places: dict[tuple[int, int], int] = {}
    kept: dict[tuple[int, int], int] = {}
    both = 0
    for seed in range(tries):
        ids, faces, st = shuffled(seed)
        assert sorted(st.deck[0]) == sorted(ids) and sorted(st.defs[id] for id in ids) == sorted(faces)
        for place, id in enumerate(st.deck[0]):
            key = ids.index(id), place
            places[key] = places.get(key, 0) + 1
            face = ids.index(id), faces.index(st.defs[id])
            kept[face] = kept.get(face, 0) + 1
        both += st.deck[0][0] == ids[0] and st.defs[ids[0]] == faces[0]
    expected = tries / n
    for counts in (places, kept):
        assert len(counts) == n * n
        assert all(abs(count - expected) < 0.2 * expected for count in counts.values())
    assert abs(both - tries / n / n) < 0.4 * tries / n / n


def test_shuffling_takes_no_chance_from_the_dice_for_the_ids() -> None:
    """Which face lies where, and the dice afterwards, are what the dice alone make of it."""
    for seed in range(20):
        before = table(seed=seed, p1={"deck": 6}).game.state
        _, faces, st = shuffled(seed)
        after = rng.shuffle(before.rng, faces)
        assert [st.defs[id] for id in st.deck[0]] == faces and st.rng == after


def test_cards_put_on_the_bottom_in_a_random_order_are_named_anew() -> None:
    look = ir.Look(ir.Top(3), slot="seen")
    away = ir.Put(ir.Those("seen"), ir.Place(Zone.DECK, Side.BOTTOM, random=True))
    orders = set()
    for seed in range(60):
        hand = {"hand": ["Dig"], "ink": 1, "deck": ["Pawn", "Ogre", "Giant", "Rock"]}
        t = table([action("Dig", ir.Seq((look, away)))], seed=seed, p1=hand)
        ids = t.game.state.deck[0][1:]
        t.do("play Dig")
        st = t.game.state
        assert sorted(st.deck[0][:3]) == sorted(ids) and st.spec(st.deck[0][3]).full_name == "Rock"
        orders.add((tuple(st.deck[0][:3]), tuple(st.defs[id] for id in st.deck[0][:3])))
    assert len(orders) > 20, "of 36"


# --- everything else in a view ---------------------------------------------------------------


def replaced(value: Any, numbers: dict[int, int]) -> Any:
    if isinstance(value, list):
        return [replaced(item, numbers) for item in value]
    if isinstance(value, dict):
        return {key: replaced(item, numbers) for key, item in value.items()}
    return numbers.get(value, value) if type(value) is int else value


def came_otherwise(st: State, a: int, b: int) -> State | None:
    """The same state, if two cards of a hand had come there the other way round; None if something speaks of them."""
    data = wire.dump(st)
    refs = data.pop("ref")
    one, other = refs[a], refs[b]
    if replaced(data, {one: 0, other: 0, -one: 0, -other: 0}) != data:
        return None
    refs[a], refs[b] = ref_of(count_of(other), a), ref_of(count_of(one), b)
    data["ref"] = refs
    for hand in data["hand"]:
        if a in hand:
            i, j = hand.index(a), hand.index(b)
            hand[i], hand[j] = b, a
    return wire.load(data, st.setup)


VARIANTS = [("2.3", "free"), ("1-early", "free"), ("2.2", "pack rush")]


@pytest.mark.parametrize(("edition", "variant"), VARIANTS)
def test_when_a_card_came_to_a_hand_shows_nowhere(edition: str, variant: str) -> None:
    dice = Dice(9)
    tried = known = 0
    for at, book in enumerate(books()):
        for seed in range(5):
            game = new_game(book, 300 + 10 * at + seed, 2 + seed % 3, edition=edition, variant=variant, log=False)
            for _ in walk(game, seed, 160):
                st = game.state
                for owner in range(len(game.players)):
                    hand = st.hand[owner]
                    shown = [id for id in hand if any(st.known[id] >> p & 1 for p in range(8) if p != owner)]
                    if len(hand) < 2 or (not shown and dice.below(8)):
                        continue
                    a, b = shown[0] if shown else hand[0], hand[dice.below(len(hand))]
                    other = came_otherwise(st, a, b) if a != b else None
                    if other is None:
                        continue
                    tried += 1
                    known += bool(shown)
                    for viewer in (*range(len(game.players)), SPECTATOR):
                        if viewer != owner:
                            assert all_that_is_shown(other, viewer) == all_that_is_shown(st, viewer)
    assert tried > 100 and known > 30


def all_that_is_shown(st: State, viewer: int) -> str:
    if viewer == SPECTATOR:
        return json.dumps([wire.dump(View(st, viewer, False, None).table), board(st, "en", viewer)])
    names = labels(st, viewer)  # of the game's own cards: also where no view is between
    named = sorted((card_id(ref), name) for ref, name in names.items())
    return seen(st, viewer) + json.dumps([named, board(st, "en", viewer)])


def test_what_others_are_shown_of_a_hand_comes_in_an_order_that_tells_nothing() -> None:
    """Looked at, revealed, discarded: told card by card, in the order of the ids whatever the order of the hand."""
    of_them = ir.Cards((Zone.HAND,), Who.OPPONENTS)
    effects = {
        Happening.LOOKED: ir.Look(of_them),
        Happening.REVEALED: ir.Reveal(of_them),
        Happening.DISCARDED: ir.Discard(of_them),
        Happening.PUT_INTO_INKWELL: ir.Put(of_them, ir.Place(Zone.INKWELL)),
    }
    for kind, effect in effects.items():
        t = table([action("Show", effect)], p1={"hand": ["Show"], "ink": 1}, p2={"hand": ["Pawn", "Ogre", "Giant"]})
        st = t.game.state
        st.hand[1].reverse()
        t.do("play Show")
        ids = [card_id(event.subject) for event in t.game.events if event.kind == kind]
        assert len(ids) == 3 and ids == sorted(ids), kind


def test_who_chooses_from_the_hand_of_another_is_offered_it_in_an_order_that_tells_nothing() -> None:
    theirs = ir.Chosen(ir.Cards((Zone.HAND,), Who.OPPONENTS))
    mine = ir.Chosen(ir.Cards((Zone.HAND,), Who.THEY), by=Who.THEY)
    pick = action("Pick", ir.Discard(theirs))
    levy = action("Levy", ir.EachPlayer(Who.OPPONENTS, (ir.Discard(mine),)))
    hand = ["Pawn", "Ogre", "Giant"]
    for card, chooser in (("Pick", 0), ("Levy", 1)):
        t = table([pick, levy], p1={"hand": [card], "ink": 1}, p2={"hand": hand})
        t.game.state.hand[1].reverse()
        t.do(f"play {card}")
        asked = t.game.decision
        assert asked is not None and asked.player == chooser
        ids = [card_id(option) for option in asked.options if isinstance(option, int)]
        assert ids == (sorted(ids) if chooser == 0 else sorted(ids, reverse=True)), "one's own comes as it came"


def test_known_cards_of_a_hand_are_offered_before_the_others() -> None:
    theirs = ir.Chosen(ir.Cards((Zone.HAND,), Who.OPPONENTS))
    away = action("Away", ir.Put(ir.Chosen(ir.Cards()), ir.Place(Zone.HAND)))
    cards = [away, action("Pick", ir.Discard(theirs))]
    p1 = {"hand": ["Away", "Pick"], "ink": 2, "play": []}
    t = table(cards, p1=p1, p2={"hand": ["Pawn", "Ogre"], "play": ["Giant"]}).do("play Away", "play Pick")
    first, *others = t.moves()
    assert first == "choose Giant" and len(others) == 2 and all(move.startswith("choose facedown") for move in others)
    assert [name is None for name in t.game.view(0).to_json()["players"][1]["hand"]] == [False, True, True]


def after_drawing(played: str) -> Table:
    """Somebody has drawn a card and played it, or the copy that they had before."""
    spy = character("Spy", ir.Static((ir.Adjust(Stat.LORE, 1),), condition=ir.Happened(ir.Event(Happening.DREW))))
    dig = action("Dig", ir.Draw(1))
    hand = {"hand": ["Dig", "Pawn"], "ink": 2, "deck": ["Pawn#2", "Rock"]}
    return table([spy, dig], p1=hand).do("play Dig", f"play {played}")


def test_what_happened_this_turn_does_not_tell_what_became_of_a_card_that_was_drawn() -> None:
    for viewer in (1, SPECTATOR):
        told = []
        for played in ("Pawn", "Pawn#2"):
            events = after_drawing(played).game.view(viewer).table.turn_log
            assert [event.kind for event in events] == [Happening.DREW]
            told.append((events[0].subject, events[0].object, count_of(events[0].source), events[0].cards[0]))
        assert told[0] == told[1]


def test_what_is_being_done_does_not_tell_what_became_of_a_card_that_was_drawn() -> None:
    """One of two cards that were just drawn is discarded: what the frame says of those two does not name it."""
    hand = ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU))
    may = ir.EachPlayer(Who.OPPONENTS, (ir.May(ir.GainLore(1, who=Who.THEY), Who.THEY),))
    again = ir.Put(ir.Those("new"), ir.Place(Zone.DECK))
    sift = action("Sift", ir.Seq((ir.Draw(2, into="new"), ir.Discard(hand), may, again)))
    t = table([sift], p1={"hand": ["Sift", "Pawn"], "ink": 1, "deck": ["Pawn#2", "Pawn#3", "Rock"]})
    t.do("play Sift", "choose Pawn#2")
    assert t.asked == (1, "accept")
    id = t.game.state.discard[0][-1]

    def named(st: State) -> list[int]:
        spoken = [ref for ref in spoken_of(st) if is_ref(ref) and card_id(ref) == id]
        return [ref for ref in spoken if ref != st.ref[id]]

    assert named(t.game.state) and named(t.game.view(0).table)
    assert not named(t.game.view(1).table) and not named(t.game.view(SPECTATOR).table)


def spoken_of(st: State) -> list[int]:
    """Every number in what is being done, references among them."""
    return [n for each in st.agenda for value in business.dump(each).values() for n in flat(value)]


def flat(value: Any) -> list[int]:
    if isinstance(value, list | tuple):
        return [number for item in value for number in flat(item)]
    return [value] if type(value) is int else []


def test_a_third_player_does_not_tell_what_they_have_seen() -> None:
    """One player looks at a hand, then its player draws: which card is new shows to the one who looked, alone."""
    look = action("Look", ir.Look(ir.Cards((Zone.HAND,), Who.OPPONENTS)))
    t = table([look], p1={"hand": ["Look"], "ink": 1}, p2={"hand": ["Pawn", "Ogre"], "deck": 3}, p3={"hand": ["Rock"]})
    t.do("play Look", "end turn")
    st = t.game.state
    assert [bool(st.known[id] & 1) for id in st.hand[1]] == [True, True, False]
    for viewer, known in ((0, 2), (2, 0)):
        view = t.game.view(viewer).table
        assert sum(view.known[id] & 1 for id in view.hand[1]) == known
    assert [name is None for name in t.game.view(0).to_json()["players"][1]["hand"]] == [False, False, True]


def test_a_deck_put_back_in_any_order_does_not_tell_how_it_lay() -> None:
    """The cards become new cards in the order in which they lie now, not in that in which they lay."""
    back = ir.Put(ir.Those("seen"), ir.Place(Zone.DECK, ordered=True))
    sort = action("Sort", ir.Seq((ir.Look(ir.Top(3), slot="seen"), back)))
    for order in (("Pawn", "Ogre", "Giant"), ("Giant", "Pawn", "Ogre")):
        t = table([sort], p1={"hand": ["Sort"], "ink": 1, "deck": ["Pawn", "Ogre", "Giant", "Rock"]}).do("play Sort")
        t.do(f"order {order[0]}", f"order {order[1]}")
        assert t.deck()[:3] == list(order)
        st = t.game.state
        refs = [st.ref[id] for id in reversed(st.deck[0][-3:])]
        assert refs == sorted(refs)


def test_a_card_that_was_revealed_is_the_same_event_after_it_was_shuffled_away() -> None:
    """What it was is written in the event; its id may be another card's by now (7.1.6)."""
    own = ir.Cards((Zone.HAND,), Who.YOU)
    shown = ir.Happened(ir.Event(Happening.REVEALED, subject=ir.Filter(where=(ir.FullNamed("Giant"),))))
    effect = ir.Seq((ir.Reveal(own), ir.Put(own, ir.Place(Zone.DECK, Side.SHUFFLE)), ir.If(shown, ir.GainLore(3))))
    for seed in range(8):
        show = action("Show", effect)
        t = table([show], seed=seed, p1={"hand": ["Show", "Giant"], "ink": 1, "deck": 12}).do("play Show")
        assert t.lore() == 3


def test_replacement_effects_do_not_name_the_cards_of_a_deck() -> None:
    """What would be put from the deck into the discard waits in a frame, with a minus: it has other names, too."""
    mill = action("Mill", ir.Put(ir.Top(2, of=Who.OPPONENTS), ir.Place(Zone.DISCARD)))
    characters = ir.Filter(YOU, (ir.IsType((CardType.CHARACTER,)),))
    milled = ir.Event(Happening.PUT_INTO_DISCARD, subject=characters, came_from=Zone.DECK)
    keeper = character("Keeper", ir.Replacement(milled, ir.May(ir.GainLore(1)), name="Instead"))
    p2 = {"play": ["Keeper"], "deck": ["Pawn", "Rock", "Ogre"]}
    t = table([mill, keeper], p1={"hand": ["Mill"], "ink": 1}, p2=p2).do("play Mill")
    st = t.game.state
    true = {st.ref[id] for id in st.deck[1]}
    assert any(-ref in true for ref in spoken_of(st)), "a frame speaks of them"
    for viewer in range(2):
        view = t.game.view(viewer).table
        spoken = [abs(ref) for ref in spoken_of(view)]
        assert not true.intersection(spoken)
        assert any(ref in [view.ref[id] for id in view.deck[1]] for ref in spoken)
        deal = determinise(t.game.view(viewer), Dice(1))
        while deal.outcome is None and len(deal.deck[1]) == 3:
            machine.answer(deal, machine.decision(deal).options[-1])
        assert len(deal.deck[1]) < 3
