"""The document of a table: in games of every kind, for every viewer, it is as its schema says, and its keys hold."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.document.checks import cards_of, check_table
from tests.laws.pool import books, deck, new_game, walk
from tests.support import action, character, keyword, shift
from tests.support import table as at_table

from illumineer import ir, judge
from illumineer.core.rng import Dice
from illumineer.cr import EDITIONS
from illumineer.document import table
from illumineer.game import Game
from illumineer.seen.view import SPECTATOR
from illumineer.vocab import Ask, CardType, Keyword, ShiftKind, Stat, Who, Zone

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def games() -> Iterator[tuple[Game, int]]:
    """Random games of every kind, each with a seed for its moves."""
    for at, book in enumerate(books()):
        for seed, edition in enumerate(EDITIONS):
            yield new_game(book, 100 * at + seed, 2 + seed % 3, edition=edition), seed
        dice = Dice(at)
        decks = [deck(book, dice) for _ in range(4)]
        yield Game.new(decks, book, seed=at, teams=(0, 1, 0, 1), variant="free", turn_limit=30), 6
        packs = [deck(book, dice, 24)[:24] for _ in range(2)]
        yield Game.new(packs, book, seed=at, variant="pack rush", turn_limit=30), 7
    for seed in range(8):
        yield Game.new(seed=seed), seed


def documents(game: Game, n: int) -> Iterator[dict[str, Any]]:
    """Documents of one moment: for two viewers, and one with what is refused."""
    asked = game.decision
    viewers = [None, SPECTATOR, *range(len(game.players))]
    yield table(game, viewers[n % len(viewers)], ("en", "es")[n % 2], texts=n % 3 != 0)
    if asked is not None:
        yield table(game, asked.player, ("es", "en")[n % 2], refused=True)


def replaced() -> Game:
    """A game in which a player chooses between replacement effects."""
    result = judge.run(EXAMPLES / "6-abilities" / "6.05-replacement" / "6.05.02-half-of-an-event.yaml")
    assert result.played is not None
    game = result.played.start.copy()
    for item in result.played.inputs:
        if game.decision is not None and game.decision.kind == Ask.REPLACE:
            break
        game.redo(item)
    return game


def test_every_document_is_as_its_schema_says() -> None:
    seen: set[tuple[str, str]] = set()
    kinds: set[Ask] = set()
    checked = 0
    for at, (game, seed) in enumerate((*games(), (replaced(), 0))):
        for n in walk(game, seed, 150):
            asked = game.decision
            assert asked is not None
            what = (asked.about, game.edition)
            if (n + at) % 29 and what in seen:
                continue
            seen.add(what)
            kinds.add(asked.kind)
            for document in documents(game, n + at):
                check_table(document)
                checked += 1
        check_table(table(game, at % 2))
    assert checked > 300
    assert kinds == set(Ask)


def test_an_outcome_is_there_when_the_game_is_over() -> None:
    game = Game.new(seed=1)
    game.concede(0)
    found = table(game, SPECTATOR)
    check_table(found)
    assert found["outcome"] == {"result": "win", "winners": ["p2"], "reason": "check_last_player", "rule": "1.8.1.3"}
    assert found["question"] is None and found["moves"] == []


def test_before_the_first_turn_there_is_no_step() -> None:
    game = Game.new(seed=1)
    assert (table(game, 0)["step"], table(game, 0, "es")["step_text"]) == (None, "antes del primer turno")
    game.push(["done", "done"])
    assert (table(game, 0)["step"], table(game, 0, "es")["step_text"]) == ("main", "fase principal")


# --- one card --------------------------------------------------------------------------------


def one(found: dict[str, Any], label: str) -> dict[str, Any]:
    (card,) = (card for card in cards_of(found) if card.get("label") == label)
    return card


def test_a_card_has_its_values_now_beside_the_printed_ones() -> None:
    strong = character("Strong", ir.Static((ir.Adjust(Stat.STRENGTH, 2), ir.Gain(Keyword.CHALLENGER, 3))))
    t = at_table([strong], p1={"play": ["Strong"], "hand": ["Strong#2"]})
    found = table(t.game, 0)
    now, other = one(found, "Strong"), one(found, "Strong#2")
    assert (now["values"]["strength"], now["printed"]["strength"]) == (4, 2)
    assert other["values"] == other["printed"] and other["keywords"] == [] and "damage" not in other
    assert now["keywords"] == [{"keyword": "challenger", "n": 3, "text": "Challenger +3", "rule": "8.5.1"}]


@pytest.mark.parametrize(
    ("ability", "n", "en", "es"),
    [
        (shift(3), 3, "Shift 3 ⬡", "Cambio 3 ⬡"),
        (shift(0, kind=ShiftKind.DUO), 0, "Duo Shift 0 ⬡", "Cambio Dúo 0 ⬡"),
        (shift(2, temporary=True), 2, "Temporary Shift 2 ⬡", "Cambio Temporal 2 ⬡"),
        (ir.ShiftAbility((ir.DropsCost(2),)), None, "Shift: Remove 2 ink drops", "Cambio: Retirar 2 gotas de tinta"),
        (keyword(Keyword.BOOST, 2), 2, "Boost 2", "Impulso 2"),
        (keyword(Keyword.RESIST, 1), 1, "Resist +1", "Resistencia +1"),
        (keyword(Keyword.WARD), None, "Ward", "Protección"),
    ],
)
def test_a_keyword_has_its_number_and_its_words(ability: ir.Ability, n: int | None, en: str, es: str) -> None:
    game = at_table([character("Fox - Grown", ability)], p1={"hand": ["Fox - Grown"]}).game
    for lang, written in (("en", en), ("es", es)):
        (found,) = one(table(game, 0, lang), "Fox - Grown")["keywords"]
        assert (found["n"], found["text"]) == (n, written)


def test_states_are_there_in_words_too() -> None:
    side = {"play": [{"card": "Ogre", "exerted": True, "damage": 2}, {"card": "Pawn", "drying": True}]}
    game = at_table(p1=side).game
    ogre, pawn = one(table(game, 1), "Ogre"), one(table(game, 1, "es"), "Pawn")
    assert (ogre["exerted"], ogre["damage"], ogre["marks"]) == (True, 2, ["exerted", "2 damage"])
    assert (pawn["drying"], pawn["marks"]) == (True, ["secándose"])


def test_a_card_says_where_it_is_and_what_lies_under_it() -> None:
    nest = character("Nest", keyword(Keyword.BOOST, 1))
    side = {"play": ["Camp", {"card": "Pawn", "at": "Camp"}, {"card": "Nest", "under": ["Ogre"], "facedown": 2}]}
    found = table(at_table([nest], p1=side).game, 1)
    assert one(found, "Pawn")["location"] == one(found, "Camp")["key"]
    above = one(found, "Nest")
    assert [card["label"] for card in above["under"]] == ["Ogre"]
    assert above["facedown"] == [{"key": f"{above['key']}.under.{n}"} for n in (1, 2)]


def test_the_cards_of_a_deck_that_are_looked_at_are_there_for_the_one_who_looks() -> None:
    """Also those that cannot be chosen; a judge sees the whole deck."""
    items = ir.Chosen(ir.Among("top", (ir.IsType((CardType.ITEM,)),)))
    look = action("Look", ir.Seq((ir.Look(ir.Top(3), slot="top"), ir.Put(items, ir.Place(Zone.HAND)))))
    deck = ["Ogre", "Rock", "Rock#2", "Giant"]
    game = at_table([look], p1={"hand": ["Look"], "ink": 1, "deck": deck}).do("play Look").game

    def known(viewer: int | None) -> list[tuple[str, int]]:
        return [(card["label"], card["place"]) for card in table(game, viewer)["players"][0]["known"]]

    assert known(0) == [("Ogre", 1), ("Rock", 2), ("Rock#2", 3)] and known(1) == known(SPECTATOR) == []
    assert [name for name, _ in known(None)] == deck
    assert [move["text"] for move in table(game, 0)["moves"]][:2] == ["choose Rock", "choose Rock#2"]


def test_a_move_that_picks_a_player_says_whom() -> None:
    pick = action("Pick", ir.Seq((ir.ChoosePlayer(Who.ALL, "who"), ir.Draw(1, ir.PlayerIn("who")))))
    found = table(at_table([pick], p1={"hand": ["Pick"], "ink": 1}).do("play Pick").game, 0)
    assert [(move["move"], move["player"], move["cards"]) for move in found["moves"]] == [
        ("choose p1", "p1", []),
        ("choose p2", "p2", []),
    ]


def test_a_question_has_the_words_of_the_ability_that_asks() -> None:
    """A player chooses by what the card says (6.1.4); a turn action is asked for by no card."""
    draw = action("Whim", ir.May(ir.Draw(1)))
    game = at_table([draw], p1={"hand": ["Whim"], "ink": 1})
    assert table(game.game, 0)["question"]["says"] == ""
    asking = game.do("play Whim").game
    for viewer in (None, 0, 1, SPECTATOR):
        assert table(asking, viewer)["question"]["says"] == "You may draw a card."
    assert table(asking, 0, "es")["question"]["says"] == "Puedes robar una carta."
