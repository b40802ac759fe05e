"""Law: a game can be saved as JSON at any decision, in the middle of any resolution, and goes on the same.

Checked at every decision of random games, with choices inside choices, in every edition and for
two to four players: the loaded game has the same digest, asks the same question and, given the
same answers, goes through the same digests.
"""

from __future__ import annotations

import json

import pytest
from tests.laws.pool import books, new_game, own_book, step, walk
from tests.support import action, any_character, character, fields_of, table

from illumineer import ir
from illumineer.core import business, wire
from illumineer.core.interp import Resolution
from illumineer.core.rng import Dice
from illumineer.core.state import Business, CardInPlay, Frame, Lasting, State, Waiting
from illumineer.game import Game
from illumineer.vocab import CardType, Keyword, Who, Zone

EDITIONS = ("2.3", "2.2", "2.1", "2.0", "1-late", "1-early")


def question(game: Game) -> tuple[object, ...] | None:
    asked = game.decision
    if asked is None:
        return None
    return (
        asked.player, asked.kind, asked.about, asked.rule, asked.source, asked.picked, asked.of_players,
        asked.private, asked.ability, list(asked.options),
    )  # fmt: skip


def again(game: Game) -> Game:
    loaded = Game.from_json(game.to_json(), game.book)
    assert loaded.digest == game.digest
    assert loaded.to_json() == game.to_json()
    assert question(loaded) == question(game)
    return loaded


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_decision_survives_the_wire(edition: str) -> None:
    for at, book in enumerate(books()):
        for seed in range(2):
            game = new_game(book, 300 + 10 * at + seed, 2 + 2 * seed, edition=edition)
            for n in walk(game, seed, 160):
                loaded = again(game)
                if n % 8:
                    continue
                here, there = game.copy(), loaded
                for i in range(12):
                    if here.decision is None:
                        break
                    step(here, Dice(n + i))
                    step(there, Dice(n + i))
                    assert here.digest == there.digest
                    assert question(here) == question(there)


def test_a_game_that_is_loaded_before_every_move_ends_like_one_that_never_was() -> None:
    for at, book in enumerate(books()):
        plain = new_game(book, 400 + at)
        loaded = plain.copy()
        dice, same = Dice(1), Dice(1)
        while plain.decision is not None:
            step(plain, dice)
            loaded = again(loaded)
            step(loaded, same)
            assert loaded.digest == plain.digest
        over = again(loaded)
        assert over.decision is None and over.outcome is not None and plain.outcome is not None
        assert over.outcome.winners == plain.outcome.winners
        assert (over.outcome.result, over.outcome.reason) == (plain.outcome.result, plain.outcome.reason)


def test_three_choices_deep() -> None:
    """An effect plays a card; paying for that asks; the effect that asked for it has more to ask."""
    knife = ir.Static((ir.PlayFor((ir.DiscardCost(from_hand()),)),), zone=Zone.HAND, name="Other Way")
    doll = character("Doll", knife, Keyword.BODYGUARD, cost=1, willpower=5)
    nested = action(
        "Nested",
        ir.Seq((ir.Play(from_hand(ir.IsType((CardType.CHARACTER,))), free=False), ir.Ready(any_character(n=2)))),
        cost=0,
    )
    mine = {"hand": ["Nested", "Doll", "Pawn", "Scout"], "ink": 1}
    t = table([doll, nested], p1=mine, p2={"play": ["Ogre", {"card": "Giant", "exerted": True}]})
    t.do("play Nested")
    asked = []
    for move in ("choose Doll", "for other cost", "choose Scout", "enter exerted", "choose Giant", "choose Doll"):
        loaded = again(t.game)
        assert t.game.decision is not None
        asked.append((len(t.game.state.agenda), t.game.decision.about))
        t.do(move)
        loaded.push(move)
        assert loaded.digest == t.game.digest
    assert asked == [(3, "choose"), (4, "how_to_play"), (5, "pay_discard"), (4, "enter"), (3, "choose"), (3, "choose")]
    assert t.asked == (0, "act")
    assert (t["Giant"].exerted, t["Doll"].exerted, t["Scout"].zone) == (False, False, "discard")


def from_hand(*where: ir.Test) -> ir.Chosen:
    return ir.Chosen(ir.Cards((Zone.HAND,), Who.YOU, where))


def test_the_digest_tells_any_two_different_states_apart() -> None:
    """Every field of the state that is not worked out from others is in it."""
    game = new_game(own_book(), 9)
    for _ in walk(game, 9, 60):
        pass
    data = wire.dump(game.state)
    left_out = set(fields_of(State)) - set(data)
    assert left_out == {"setup", "epoch", "shares_tables", "derived", "lookouts", "checked", "watch", "rows", "log"}
    card = next(iter(game.state.in_play.values()))
    assert set(fields_of(CardInPlay)) - {"epoch", "values"} == set(wire._dump_card(card)) - {"values"}
    assert set(fields_of(Lasting)) == set(wire._LASTING)
    assert len(fields_of(Waiting)) == len(wire._dump_waiting(Waiting(1, 1, 0, 0, (), 0)))
    program = game.book.programs[0]
    made = [Resolution(0, 1, program, [None] * program.slots, 0), *[kind(0, 1) for kind, _ in business._KINDS.values()]]
    for each in made:
        own = fields_of(Frame) if isinstance(each, Frame) else fields_of(type(each))
        assert set(business.dump(each)) == {"kind", *fields_of(Business), *own}
    seen: dict[str, str] = {}
    other = new_game(own_book(), 10)
    for _ in walk(other, 10, 200):
        text = json.dumps(wire.dump(other.state), sort_keys=True)
        assert seen.setdefault(other.digest, text) == text
