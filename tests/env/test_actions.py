"""Law: every legal answer has an action of its own, every action of the mask is a legal answer, in any game.

Actions mean the same in every game: what a number means is read off the layout alone and must agree with the answer.
"""

from __future__ import annotations

from collections import Counter

import numpy as np
from tests.laws.pool import books, new_game, own_book
from tests.support import action, any_character, table

from illumineer import ir
from illumineer.cards.library import open_library
from illumineer.cards.starters import starter_decks
from illumineer.core import select
from illumineer.core.decisions import DONE, Answer
from illumineer.core.rng import Dice
from illumineer.env import Encoding, layout
from illumineer.env.slotted import SlottedView
from illumineer.game import Game
from illumineer.sim.decks import Themes
from illumineer.vocab import Act, Ask, How, Side, Who, Zone
from illumineer.words import table as sentences


def check(encoding: Encoding, game: Game) -> list[tuple[str, Answer]]:
    """Answers and actions of the decision go together one to one; each answer with the name of its action."""
    asked = game.decision
    assert asked is not None
    view = game.view(asked.player)
    slotted = SlottedView(encoding.coder, view)
    cells = list(slotted.cells.items())
    assert len(slotted.actions) == len(set(slotted.actions)) == len(cells) + (slotted.pages > 1)
    for page in range(1, slotted.pages):
        turned = SlottedView(encoding.coder, view, page)
        rest = [cell for cell in turned.cells.items() if layout.region(cell[0])[0] == "rest"]
        assert sorted(set(turned.cells) - {number for number, _ in rest}) == sorted(
            number for number in slotted.cells if layout.region(number)[0] != "rest"
        )
        cells += rest
    assert all(0 <= number < encoding.actions for number, _ in cells)
    assert all(slotted.meant(number) == answer for number, answer in slotted.cells.items())
    named = [(encoding.action_name(number), view.real(answer)) for number, answer in cells]
    assert Counter(answer for _, answer in named) == Counter(asked.options)
    means_what_it_says(game, named)
    return named


def means_what_it_says(game: Game, named: list[tuple[str, Answer]]) -> None:
    """The slot that an action names holds the card that its answer is about, and so on for what has no slot."""
    asked, st = game.decision, game.state
    assert asked is not None
    me, them = asked.player, 1 - asked.player
    slots = {
        "my_play": st.play[me],
        "their_play": st.play[them],
        "my_hand": [st.ref[id] for id in st.hand[me]],
        "their_hand": [st.ref[id] for id in select.in_sight(st, them, me)],
        "my_discard": [st.ref[id] for id in st.discard[me]],
        "their_discard": [st.ref[id] for id in st.discard[them]],
    }
    for name, answer in named:
        kind, *rest = name.split(" ")
        if rest and rest[0] in slots:
            ref = answer[1] if isinstance(answer, tuple) else answer
            assert slots[rest[0]][int(rest[1])] == ref
            assert Act[kind.upper()] == answer[0] if isinstance(answer, tuple) else kind == "pick"
        elif kind == "accept":
            assert (asked.kind, answer) == (Ask.ACCEPT, int(rest[0] == "yes"))
        elif kind == "enter":
            assert (asked.kind, answer) == (Ask.ENTER, int(rest[0] == "exerted"))
        elif kind == "put":
            assert (asked.kind, answer) == (Ask.PUT, Side[rest[0].upper()])
        elif kind == "player":
            assert asked.of_players and answer == (me if rest[0] == "me" else them)
        elif kind in ("number", "mode"):
            assert (asked.kind, answer) == (Ask[kind.upper()], int(rest[0]))
        elif kind == "way":
            assert isinstance(answer, tuple) and How[rest[0].upper()] == answer[0]
        elif kind == "resolve":
            assert st.bag[int(rest[0])].id == answer
        elif kind == "replace":
            assert asked.options[int(rest[0])] == answer
        elif kind == "name":
            assert name == f"name {answer}"
        elif kind == "done":
            assert answer == DONE
        elif kind == "end_turn":
            assert answer == (Act.END_TURN,)
        else:
            assert kind == "rest" or rest[0] == "offered"


def play(encoding: Encoding, game: Game, seed: int, moves: int, seen: Counter[str]) -> None:
    """Play at random, and check every decision."""
    dice = Dice(seed)
    for _ in range(moves):
        if game.decision is None:
            return
        named = check(encoding, game)
        seen.update({name.partition(" ")[0] for name, _ in named})
        at = dice.below(len(named))
        if named[at][0] in ("end_turn", "done"):  # less often than anything else
            at = dice.below(len(named))
        game.push_answer(named[at][1])


def test_answers_and_actions_go_together_one_to_one() -> None:
    seen: Counter[str] = Counter()
    for at, book in enumerate(books()):
        encoding, themes = Encoding(book), Themes(book)
        for seed in range(10):
            play(encoding, new_game(book, 900 + 20 * at + seed, log=False), seed, 150, seen)
        for seed in range(10):
            dice = Dice(seed)
            game = Game.new([themes.deck(dice), themes.deck(dice)], book, seed, variant="free", log=False)
            play(encoding, game, seed, 150, seen)
    assert {*layout.REGIONS, "name"} - set(seen) <= {"replace", "rest", "more"}, "these have tests of their own"


def test_the_starter_decks_stay_within_the_slots() -> None:
    decks = starter_decks()
    book = open_library().book([*decks[0], *decks[1]])
    seen: Counter[str] = Counter()
    for seed in range(4):
        play(Encoding(book), Game.new(decks, book, seed, log=False), seed, 300, seen)
    assert seen["challenge"] and not seen["rest"]


def test_replacement_effects_have_actions() -> None:
    position = {"p1": {"hand": ["Bolt"], "ink": 1}, "p2": {"play": ["Bulwark", "Saint"]}}
    game = Game.from_position(position, own_book())
    game.push(["play Bolt", "choose Bulwark"])
    encoding = Encoding(game.book)
    assert [name for name, _ in check(encoding, game)][:2] == ["replace 0", "replace 1"]
    asked = game.decision
    assert asked is not None
    numbers = SlottedView(encoding.coder, game.view(asked.player)).numbers(*[bytes(2 * len(encoding.cards))] * 2)
    effects = encoding.split(np.frombuffer(numbers, np.int16))["effects"]
    assert sorted({encoding.cards[card - layout.FIRST_CARD] for card in effects[:, 0] if card}) == ["Bulwark", "Saint"]


# --- more cards than slots -------------------------------------------------------------------


def many(name: str, first: int, n: int) -> list[str]:
    return [f"{name}#{first + i}" if first + i > 1 else name for i in range(n)]


def test_a_crowded_table_has_its_rest() -> None:
    """Forty characters on each side: those that have no slot are in the rest, and nothing is lost."""
    zap = action("Zap", ir.Deal(1, any_character()), cost=0)
    p1 = {"play": many("Pawn", 1, 40), "hand": many("Zap", 1, 25)}
    t = table([zap], p1=p1, p2={"play": many("Pawn", 41, 40)})
    encoding = Encoding(t.game.book)
    named = check(encoding, t.game)
    kinds = Counter(name.partition(" ")[0] for name, _ in named)
    assert kinds == {"end_turn": 1, "ink": 25, "play": 25, "quest": layout.SECTIONS["my_play"], "rest": 40 - 24}
    assert sum(name.startswith("play offered") for name, _ in named) == 25 - layout.SECTIONS["my_hand"]
    t.do("play Zap")
    kinds = Counter(name.partition(" ")[0] for name, _ in check(encoding, t.game))
    assert kinds == {"pick": 48, "rest": 80 - 48}


def test_a_rest_that_is_longer_than_its_region_has_pages() -> None:
    cards = ir.Cards((Zone.DECK,), Who.YOU)
    fetch = action("Fetch", ir.Seq((ir.Look(cards), ir.Put(ir.Chosen(cards), ir.Place(Zone.HAND)))), cost=0)
    t = table([fetch], p1={"hand": ["Fetch"], "deck": 110}).do("play Fetch")
    encoding = Encoding(t.game.book)
    kinds = Counter(name.partition(" ")[0] for name, _ in check(encoding, t.game))
    assert kinds == {"pick": layout.SECTIONS["offered"], "rest": 110 - layout.SECTIONS["offered"]}
    view = t.game.view(0)
    pages = [SlottedView(encoding.coder, view, page) for page in range(3)]
    assert [slotted.pages for slotted in pages] == [3, 3, 3]
    assert all(layout.FIRST_ACTION["more"] in slotted.actions for slotted in pages)


def test_every_question_has_a_number() -> None:
    assert set(layout.ABOUT) == set(sentences("questions", "en"))


def test_every_action_has_a_name_of_its_own() -> None:
    encoding = Encoding(own_book())
    assert len({encoding.action_name(number) for number in range(encoding.actions)}) == encoding.actions
