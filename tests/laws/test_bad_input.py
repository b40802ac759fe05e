"""Law: what comes from outside is read with care.

Malformed saved games, records, positions, decks, cards and moves are refused with an error of the
project's own that says what is wrong and where; nothing of them is executed, nothing is changed.
"""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.laws.pool import new_game, own_book, walk
from tests.support import PLAIN, table

from illumineer import ir
from illumineer.compile.book import CardBook
from illumineer.errors import (
    CardError,
    DeckError,
    EditionError,
    GameOver,
    IllumineerError,
    NotationError,
    PositionError,
    RecordError,
)
from illumineer.game import Game
from illumineer.record import replay

many = settings(max_examples=150, deadline=None, derandomize=True)


def saved(seed: int = 12, moves: int = 70) -> dict[str, Any]:
    game = new_game(own_book(), seed, 3)
    for _ in walk(game, seed, moves):
        pass
    data: dict[str, Any] = json.loads(game.to_json())
    return data


SAVED = [saved(12, 70), saved(13, 131), saved(14, 30)]


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in the data."""
    found = [path] if path else []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        found += places(value, (*path, key))
    return found


def put(data: Any, path: tuple[Any, ...], value: Any) -> None:
    for key in path[:-1]:
        data = data[key]
    if value is GONE:
        del data[path[-1]]
    else:
        data[path[-1]] = value


GONE = object()
WRONG: tuple[Any, ...] = (GONE, None, True, -1, -7, 99999, 1 << 70, 0.5, "x", "", [], {}, [[]], [1, 2], {"a": 1})
PLACES = [places(data) for data in SAVED]


# --- saved games -----------------------------------------------------------------------------


def load(data: Any) -> Game | None:
    """The game, if it loads; then it must be one that can be looked at and asked, too."""
    try:
        game = Game.from_json(json.dumps(data), own_book())
    except IllumineerError as error:
        assert str(error)
        return None
    decision = game.decision
    assert decision is None or decision.options
    for player in range(len(game.players)):
        game.view(player).to_json()
    return game


@many
@given(which=st.sampled_from((0, 1, 2)), at=st.integers(0, 1 << 30), wrong=st.sampled_from(WRONG))
def test_a_saved_game_with_anything_wrong_in_it_is_refused_or_a_game(which: int, at: int, wrong: Any) -> None:
    data = copy.deepcopy(SAVED[which])
    put(data, PLACES[which][at % len(PLACES[which])], wrong)
    load(data)


def test_a_step_that_no_turn_has_is_refused_and_named() -> None:
    data = copy.deepcopy(SAVED[1])
    put(data, ("state", "step"), -1)
    with pytest.raises(RecordError, match="step"):
        Game.from_json(json.dumps(data), own_book())


@pytest.mark.parametrize("key", sorted(set(SAVED[0]) | {"state"}))
@pytest.mark.parametrize("wrong", [GONE, None, "x", [["x"]], {}], ids=["gone", "none", "word", "list", "object"])
def test_every_part_of_a_saved_game_is_needed(key: str, wrong: Any) -> None:
    data = copy.deepcopy(SAVED[0])
    put(data, (key,), wrong)
    with pytest.raises((RecordError, EditionError)):
        Game.from_json(json.dumps(data), own_book())


@pytest.mark.parametrize("key", sorted(SAVED[0]["state"]))
@pytest.mark.parametrize("wrong", [GONE, "x", {}], ids=["gone", "word", "object"])
def test_every_part_of_a_saved_state_is_needed_and_named(key: str, wrong: Any) -> None:
    data = copy.deepcopy(SAVED[0])
    put(data, ("state", key), wrong)
    with pytest.raises(RecordError, match=key):
        Game.from_json(json.dumps(data), own_book())


NONSENSE = ["", "{", "[]", "null", "3", '"illumineer"', "{}", '{"format": "illumineer-game/1"}', "\x00", "NaN"]


@pytest.mark.parametrize("text", NONSENSE)
def test_text_that_is_no_saved_game_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        Game.from_json(text, own_book())


def test_a_saved_game_of_another_book_is_refused() -> None:
    with pytest.raises(RecordError, match="another card book"):
        Game.from_json(json.dumps(SAVED[0]), CardBook(PLAIN))


def test_a_saved_game_of_an_older_version_is_refused_as_such() -> None:
    data = copy.deepcopy(SAVED[0])
    data["state"]["schema"] -= 2  # the one before is read (tests/core/test_older_files.py)
    with pytest.raises(RecordError, match="written by another version"):
        Game.from_json(json.dumps(data), own_book())


IMPOSSIBLE: list[tuple[tuple[Any, ...], Any, str]] = [
    (("state", "defs", 0), 10**6, "defs"),
    (("state", "hand", 0), [10**6], "hand"),
    (("state", "active"), 9, "active"),
    (("state", "agenda"), [], "agenda"),
    (("state", "play", 0), [5], "play"),
    (("state", "zone", 0), 77, "zone"),
    (("state", "lore"), [1], "lore"),
    (("state", "schema"), 99, "schema"),
    (("state", "agenda", 0, "kind"), "nonsense", "agenda"),
    (("state", "agenda", 0, "kind"), "quest", "agenda"),
    (("state", "agenda", 0, "applied"), [[0, 10**6, 0]], "agenda"),
]


@pytest.mark.parametrize(("path", "value", "where"), IMPOSSIBLE, ids=[where for *_, where in IMPOSSIBLE])
def test_an_impossible_state_is_refused_and_the_place_named(path: tuple[Any, ...], value: Any, where: str) -> None:
    data = copy.deepcopy(SAVED[0])
    put(data, path, value)
    with pytest.raises(RecordError, match=where):
        Game.from_json(json.dumps(data), own_book())


# --- records ---------------------------------------------------------------------------------


def record() -> dict[str, Any]:
    game = new_game(own_book(), 21)
    for _ in walk(game, 21, 40):
        pass
    data: dict[str, Any] = json.loads(json.dumps(game.record()))
    return data


RECORD = record()


@pytest.mark.parametrize("key", sorted(set(RECORD) - {"teams"}))
@pytest.mark.parametrize("wrong", [GONE, None, {}, [["x"]]], ids=["gone", "none", "object", "list"])
def test_every_part_of_a_record_is_needed(key: str, wrong: Any) -> None:
    data = copy.deepcopy(RECORD)
    put(data, (key,), wrong)
    with pytest.raises(IllumineerError) as caught:
        replay(data, own_book())
    assert str(caught.value)


@pytest.mark.parametrize("data", [None, 3, "x", [], {}, {"format": "illumineer-record/1"}])
def test_what_is_no_record_is_refused(data: Any) -> None:
    with pytest.raises(RecordError):
        replay(data, own_book())


@pytest.mark.parametrize("item", [-1, 10**6, "x", "9", None, 0.5, True, [1]])
def test_a_record_with_an_impossible_input_names_it(item: Any) -> None:
    data = copy.deepcopy(RECORD)
    data["inputs"][7] = item
    with pytest.raises(RecordError, match="input"):
        replay(data, own_book())


def test_a_record_that_replays_to_something_else_is_refused() -> None:
    data = RECORD | {"digest": "0" * 32}
    with pytest.raises(RecordError, match="replays to"):
        replay(data, own_book())
    with pytest.raises(RecordError):
        replay(RECORD | {"seed": RECORD["seed"] + 1}, own_book())


# --- positions -------------------------------------------------------------------------------

BAD_POSITIONS: list[tuple[Any, str]] = [
    (None, "position"),
    ([], "position"),
    ({"p9": {}}, "p9"),
    ({"p1": []}, "p1"),
    ({"p1": 3}, "p1"),
    ({"p1": {"hands": []}}, "hands"),
    ({"p1": {"hand": "Pawn"}}, "p1.hand"),
    ({"p1": {"hand": ["Nobody"]}}, "Nobody"),
    ({"p1": {"hand": [3]}}, "p1.hand"),
    ({"p1": {"hand": ["Pawn", "Pawn"]}}, "Pawn#2"),
    ({"p1": {"hand": [{"filler": -1}]}}, "p1.hand"),
    ({"p1": {"hand": [{"filler": 1, "x": 2}]}}, "p1.hand"),
    ({"p1": {"deck": -3}}, "p1.deck"),
    ({"p1": {"lore": -1}}, "lore"),
    ({"p1": {"lore": "many"}}, "lore"),
    ({"p1": {"ink": -1}}, "ink"),
    ({"p1": {"ink": {"ready": "x"}}}, "ink"),
    ({"p1": {"ink": {"rady": 1}}}, "rady"),
    ({"p1": {"ink": "x"}}, "p1.ink"),
    ({"p1": {"ink": {"exerted": ["Nobody"]}}}, "p1.ink.exerted.1"),
    ({"p1": {"ink": [{"marketing": 2}]}}, "Pack Rush"),
    ({"p1": {"ink": [{"marketing": "two"}]}, "pack_rush": True}, "marketing"),
    ({"p1": {"hand": [{"card": "Pawn", "known": ["p3"]}]}}, "p1.hand.1.known"),
    ({"p1": {"hand": [{"card": "Pawn", "known": "p2"}]}}, "p1.hand.1.known"),
    ({"p1": {"hand": [{"card": "Pawn", "seen": []}]}}, "seen"),
    ({"p1": {"discard": [{"card": "Pawn", "known": []}]}}, "known"),
    ({"p1": {"turns": -1}}, "p1.turns"),
    ({"p1": {"out": 1}}, "p1.out"),
    ({"p2": {"out": True}}, "opponent"),
    ({"p1": {"out": True}, "p3": {}}, "p1 has left"),
    ({"p2": {"out": True, "hand": 3}, "p3": {}}, "p2.hand"),
    ({"p1": {"play": [{"card": "Pawn", "shifted": 1}]}}, "shifted"),
    ({"p1": {"play": [{"card": "Pawn", "drops": -1}]}}, "drops"),
    ({"turn_limit": "x"}, "turn_limit"),
    ({"p1": {"inked": "x"}}, "inked"),
    ({"p1": {"drops": True}}, "drops"),
    ({"p1": {"play": "Pawn"}}, "p1.play"),
    ({"p1": {"play": [[]]}}, "p1.play"),
    ({"p1": {"play": [{"damage": 1}]}}, "p1.play"),
    ({"p1": {"play": [{"card": "Pawn", "colour": 1}]}}, "colour"),
    ({"p1": {"play": [{"card": "Pawn", "damage": -1}]}}, "damage"),
    ({"p1": {"play": [{"card": "Pawn", "damage": "x"}]}}, "damage"),
    ({"p1": {"play": [{"card": "Pawn", "exerted": "no"}]}}, "exerted"),
    ({"p1": {"play": [{"card": "Pawn", "at": "Camp"}]}}, "Camp"),
    ({"p1": {"play": ["Ogre", {"card": "Pawn", "at": "Ogre"}]}}, "Ogre"),
    ({"p1": {"play": [{"card": "Pawn", "at": 3}]}}, "3"),
    ({"p1": {"play": [{"card": "Rock", "damage": 1}]}}, "Rock"),
    ({"p1": {"play": [{"card": "Camp", "exerted": True}]}}, "Camp"),
    ({"p1": {"play": [{"card": "Pawn", "under": "Scout"}]}}, "under"),
    ({"p2": {"play": ["Camp"]}, "p1": {"play": [{"card": "Pawn", "at": "Camp"}]}}, "Camp"),
    ({"active": "p3"}, "active"),
    ({"active": 1}, "active"),
    ({"first": "x"}, "first"),
    ({"turn": -1}, "turn"),
    ({"turn": "x"}, "turn"),
    ({"phase": "tea"}, "phase"),
    ({"players": 7}, "players"),
    ({"players": "two"}, "players"),
    ({"players": 1}, "players"),
    ({"teams": 3}, "teams"),
    ({"teams": [0]}, "teams"),
    ({"teams": [0, 0]}, "teams"),
    ({"teams": ["a", "b"]}, "teams"),
    ({"seed": -1}, "seed"),
    ({"pack_rush": "x"}, "pack_rush"),
]


@pytest.mark.parametrize(("position", "where"), BAD_POSITIONS, ids=[str(p)[:50] for p, _ in BAD_POSITIONS])
def test_a_position_that_cannot_be_is_refused_and_the_place_named(position: Any, where: str) -> None:
    with pytest.raises(PositionError) as caught:
        Game.from_position(position, CardBook(PLAIN))
    assert where in str(caught.value)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 30) | st.sampled_from(("Pawn", "Camp", "Rock", "p1", "x")),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
        st.sampled_from(("p1", "p2", "p3", "card", "hand", "play", "ink", "deck", "damage", "at", "under", "filler",
                         "active", "turn", "lore", "exerted", "teams", "players", "phase", "facedown", "ready",
                         "exerted", "known", "out", "turns", "shifted", "drops", "marketing", "pack_rush", "seed")),
        inner, max_size=4),
    max_leaves=12,
)  # fmt: skip


@many
@given(position=json_values)
def test_any_position_is_built_or_refused(position: Any) -> None:
    try:
        game = Game.from_position(position, CardBook(PLAIN))
    except PositionError as error:
        assert str(error)
        return
    assert game.decision is None or game.legal_moves


# --- decks, editions, cards ------------------------------------------------------------------


def test_a_deck_that_cannot_be_played_is_refused_with_card_and_rule() -> None:
    book = own_book()
    good = ["Pawn"] * 60
    for decks, variant, what in (
        ([good], "free", "2 to 4"),
        ([good] * 5, "free", "2 to 4"),
        ([good, ["Pawn", "Nobody"]], "free", "p2.*Nobody"),
        ([good, []], "free", "p2.*empty"),
        ([good, good], "constructed", r"p1.*60 copies of Pawn.*\d\.\d"),
        ([good, good], "tea party", "tea party"),
        ([good, [3]], "free", "p2.*3"),
        ([good, [["Pawn"]]], "free", "p2"),
        ([good, "Pawn"], "free", "p2"),
        ([good, 3], "free", "p2"),
        (3, "free", "decks"),
    ):
        with pytest.raises(DeckError, match=what):
            Game.new(decks, book, variant=variant)  # type: ignore[arg-type]
    for teams in ([0], [0, 0], [0, 1, 2], "ab"):
        with pytest.raises(DeckError, match="team"):
            Game.new([good, good], book, variant="free", teams=teams)  # type: ignore[arg-type]


@pytest.mark.parametrize("edition", ["", "1", "2.4", "2", "newest", None, 2.3])
def test_an_edition_that_does_not_exist_is_refused(edition: Any) -> None:
    # Compiled, what is no text does not even arrive.
    refused = EditionError if isinstance(edition, str) else (EditionError, TypeError)
    with pytest.raises(refused, match=r"2\.3|str object expected"):
        Game.new([["Pawn"], ["Pawn"]], own_book(), variant="free", edition=edition)
    with pytest.raises(refused):
        Game.from_position({}, own_book(), edition)


@pytest.mark.parametrize(
    "data",
    [
        {"is": "Nonsense"},
        {"is": "Deal"},
        {"is": "Deal", "n": 1, "to": {"is": "This"}, "more": 1},
        {"n": 1},
        {"is": 3},
        {"is": "__import__"},
        {"is": "Draw", "who": "Who.nobody"},
        {"is": "Text", "effects": [{"is": "os.system"}]},
    ],
)
def test_ir_that_is_none_is_refused(data: Any) -> None:
    with pytest.raises(CardError):
        ir.from_json(data)


@pytest.mark.parametrize(
    "card",
    [
        ir.Card("Twice", vocab_type := PLAIN[0].type, 1, abilities=(ir.ActionEffect(ir.Draw()),)),
        ir.Card("Song", vocab_type, 1, song=True),
        ir.Card("Odd", vocab_type, 1, abilities=(ir.Draw(),)),  # type: ignore[arg-type]
        ir.Card("Deep", vocab_type, 1, abilities=(ir.Activated((), ir.May(ir.IsThis())),)),  # type: ignore[arg-type]
    ],
    ids=lambda card: card.name,
)
def test_a_card_that_makes_no_sense_is_refused_by_name(card: ir.Card) -> None:
    with pytest.raises(CardError, match=card.name):
        CardBook([card])


def test_a_book_with_a_card_twice_is_refused() -> None:
    with pytest.raises(CardError, match="Pawn"):
        CardBook([PLAIN[0], PLAIN[0]])
    with pytest.raises(CardError, match="Nobody"):
        CardBook(PLAIN).card("Nobody")


# --- moves -----------------------------------------------------------------------------------


@many
@given(text=st.text(max_size=30) | st.sampled_from(("play", "play ", "choose", "activate Ogre:", "number 9", "mode 0")))
def test_any_text_is_a_move_or_refused_and_changes_nothing(text: str) -> None:
    t = table(p1={"hand": ["Scout"], "ink": 2, "play": ["Ogre"]})
    before = t.game.digest
    with pytest.raises(IllumineerError):
        t.game.push(text)
    with pytest.raises(NotationError):
        t.game.why_not(text)
    assert t.game.digest == before


def test_a_text_that_is_nearly_a_move_is_answered_with_that_move() -> None:
    t = table(p1={"play": ["Ogre"]})
    with pytest.raises(NotationError, match="quest Ogre"):
        t.do("qest Ogre")


def test_a_game_that_is_over_has_nothing_to_decide() -> None:
    t = table(p1={"play": ["Ogre"]})
    with pytest.raises(GameOver):
        t.game.concede(5)
    t.game.concede(1)
    assert t.game.decision is None and not t.game.legal_moves
    for act in (lambda: t.game.push("end turn"), lambda: t.game.why_not("end turn"), lambda: t.game.concede(0)):
        with pytest.raises(GameOver):
            act()
