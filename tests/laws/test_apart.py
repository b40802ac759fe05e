"""Law: what a bot is handed is its own.

Everything that can be reached from it is walked: attributes, slots, lists, dicts, closures.  Nothing in it that can be
changed is part of the game or of a copy of it; the card book alone is shared, and nobody writes to that.  Bots that
change all they can change nothing in the game.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from enum import Enum
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest
from tests.laws.pool import books, deck, new_game, walk
from tests.support import fields_of

from illumineer import house
from illumineer.bots.bot import Bot
from illumineer.bots.greedy import GreedyBot
from illumineer.bots.host import ask
from illumineer.bots.random_bot import RandomBot
from illumineer.core import derive, wire
from illumineer.core.decisions import Answer
from illumineer.core.rng import Dice
from illumineer.core.state import Frame, State, Waiting
from illumineer.errors import BotError
from illumineer.game import Game
from illumineer.record import replay
from illumineer.seen.apart import apart
from illumineer.seen.view import View, determinise

UNCHANGING = (int, float, complex, str, bytes, bool, type(None), Enum, type, ModuleType, BuiltinFunctionType)


def parts(thing: Any) -> Iterator[tuple[str, Any]]:
    """What an object holds, each with the way to it."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield f"[{key!r}]", value
            yield ".key", key
    elif isinstance(thing, list | tuple | set | frozenset):
        for i, value in enumerate(thing):
            yield f"[{i}]", value
    elif isinstance(thing, FunctionType):
        for cell in thing.__closure__ or ():
            yield ".closure", cell.cell_contents
    elif isinstance(thing, MethodType):
        yield ".self", thing.__self__
    else:
        for cls in type(thing).__mro__:
            if hasattr(cls, "__slots__") or hasattr(cls, "__mypyc_attrs__"):
                for field in fields_of(cls):
                    if hasattr(thing, field):
                        yield f".{field}", getattr(thing, field)
        for field, value in getattr(thing, "__dict__", {}).items():
            yield f".{field}", value


def reached(roots: list[Any], leave_out: dict[int, str] | None = None) -> dict[int, str]:
    """Every object that can be changed and can be reached, by its identity, with the way to it.

    The roots must be kept by the caller, or identities would be given to other objects.
    """
    found: dict[int, str] = {}
    seen: set[int] = set()
    pile = [(type(root).__name__, root) for root in roots]
    while pile:
        way, thing = pile.pop()
        if isinstance(thing, UNCHANGING) or id(thing) in seen or (leave_out and id(thing) in leave_out):
            continue
        seen.add(id(thing))
        if not isinstance(thing, tuple | frozenset | FunctionType):
            found[id(thing)] = way
        pile += [(way + step, part) for step, part in parts(thing)]
    return found


def of_the_game(game: Game, copy: Game) -> tuple[dict[int, str], dict[int, str]]:
    """What belongs to the card book, and what else belongs to the game or to a copy of it."""
    book = reached([game.book])
    derive.derived(game.state)
    return book, reached([game, copy], book)


class Kept(Bot):
    """Answers at random, and keeps what it is given."""

    def __init__(self) -> None:
        self.dice = random.Random(5)
        self.views: list[View] = []

    def decide(self, view: View) -> Answer:
        self.views.append(view)
        return self.dice.choice(view.options)


VARIANTS = [(2, "free"), (3, "free"), (4, "pack rush")]


@pytest.mark.parametrize(("players", "variant"), VARIANTS)
def test_a_bot_and_the_game_have_nothing_in_common_but_the_book(players: int, variant: str) -> None:
    looked = fields = 0
    for at, book in enumerate(books()):
        game = new_game(book, 430 + at, players, variant=variant)
        for n in walk(game, at, 120):
            if n % 5:
                continue
            copy = game.copy()
            bot = Kept()
            ask(game, bot)
            given, view = bot.views[0], game.view(0)
            assert game.decision is not None and given.player == game.decision.player
            shared, own = of_the_game(game, copy)
            mine = reached([given, view], shared)
            both = [f"{mine[key]} is {own[key]}" for key in mine if key in own]
            assert not both, both
            looked += 1
            fields = max(fields, len(mine))
    assert looked > 20 and fields > 100


FIELDS = ("bag", "queue", "lasting", "last", "turn_log", "log")


def test_a_state_apart_shares_nothing_whatever_is_going_on() -> None:
    """Also where abilities wait in the bag, and effects of actions wait their turn."""
    busy = Counter[str]()
    for at, book in enumerate(books()):
        for seed in range(6):
            game = new_game(book, 480 + 10 * at + seed, 2)
            for n in walk(game, seed, 150):
                if n % 10:
                    continue
                st = game.state.copy()
                st.bag, st.queue = [Waiting(1, 0, 0, 0, (1,), 0)], [Waiting(2, 0, 1, 0, ((2, 3),), 0)]
                other = apart(st)
                busy.update(field for field in FIELDS if getattr(st, field))
                shared = reached([st.setup.book])
                own, mine = reached([st], shared), reached([other], shared)
                assert not [f"{mine[key]} is {own[key]}" for key in mine if key in own]
                assert wire.dump(other) == wire.dump(st)
    assert all(busy[field] > 3 for field in FIELDS), busy


def test_the_walk_sees_what_a_copy_shares() -> None:
    """What it is worth: a view as the package's own bots have it is found out."""
    game = new_game(books()[0], 3)
    for _ in walk(game, 3, 40):
        pass
    assert game.decision is not None
    copy = game.copy()
    closed, opened = game.glance(0), game.glance(0)
    assert opened.table.lore
    shared, own = of_the_game(game, copy)
    for glance, way in ((closed, "._source"), (opened, ".lore")):
        mine = reached([glance], shared)
        assert any(key in own and path.endswith(way) for key, path in mine.items())


def test_no_number_in_a_view_is_the_reference_of_a_card_that_the_bot_cannot_know() -> None:
    for at, book in enumerate(books()):
        game = new_game(book, 450 + at, 3)
        for n in walk(game, at, 100):
            if n % 4:
                continue
            assert game.decision is not None
            bot = Kept()
            ask(game, bot)
            view = bot.views[0]
            st, player = game.state, view.player
            hands = {st.ref[id] for owner in range(3) if owner != player for id in st.hand[owner]}
            decks = {st.ref[id] for owner in range(3) for id in st.deck[owner] if not st.known[id] >> player & 1}
            assert not (hands | decks).intersection(numbers(view))
            assert all(view.real(option) == option for option in view.options)


SPECS = "illumineer.compile.specs"


def numbers(root: Any) -> set[int]:
    """Every number that can be reached, but for those of the book."""
    book = root.table.setup.book
    found: set[int] = set()
    seen: set[int] = {id(book)}
    pile = [root]
    while pile:
        thing = pile.pop()
        if isinstance(thing, int):
            found |= {abs(int(thing))}
        elif not isinstance(thing, UNCHANGING) and id(thing) not in seen and type(thing).__module__ != SPECS:
            seen.add(id(thing))
            pile += [part for _, part in parts(thing)]
    return found


# --- bots that do as they like ---------------------------------------------------------------


def wins(view: View) -> Answer:
    view.table.lore[view.player] = 20
    view.table.setup.lore_to_win = 1
    return view.options[-1]


def spoils(view: View) -> Answer:
    """Changes everything that it can get at, but the book."""
    table = view.table
    for card in (*table.in_play.values(), *table.last.values()):
        card.damage, card.exerted = 99, True
        if card.values is not None:
            card.values.keywords.clear()
    for piles in (table.deck, table.hand, table.discard, table.ink_ready, table.ink_exerted, table.play):
        for pile in piles:
            pile.clear()
        piles.clear()
    for row in (table.lore, table.drops, table.zone, table.ref, table.known, table.defs, table.turns, table.out):
        row.clear()
    for event in table.turn_log:
        event.what = event.subject = 0
    for lasting in table.lasting:
        lasting.duration = 0
    for waiting in (*table.bag, *table.queue):
        waiting.player = 0
    for business in table.agenda:
        business.step = business.source = 0
        if isinstance(business, Frame):
            business.slots.clear()
    for field in ("in_play", "last", "used", "turn_log", "wounds", "lasting", "bag", "queue", "agenda"):
        getattr(table, field).clear()
    table.setup.owner.clear()
    table.setup.turn_order.clear()
    table.setup.edition.empty_draw_loses = not table.setup.edition.empty_draw_loses
    given = view.options[0]
    view.options.clear()
    view.blank.clear()
    view.unseen.clear()
    return given


def shuffles(view: View) -> Answer:
    random.Random(len(view.options)).shuffle(view.options)
    return view.options[0]


def sorts(view: View) -> Answer:
    view.options.sort(key=repr, reverse=True)
    return view.options[-1]


def plays_on(view: View) -> Answer:
    """Plays its own table on, as if it were the game."""
    st = determinise(view, Dice(1))
    view.table.agenda[-1].step += 1
    st.lore[0] += 5
    return view.options[0]


class Acts(Bot):
    def __init__(self, does: Callable[[View], Answer]) -> None:
        self.does = does

    def decide(self, view: View) -> Answer:
        return self.does(view)


class Sly(GreedyBot):
    """Inherits from a bot of the package, which is handed more."""

    def decide(self, view: View) -> Answer:
        return spoils(view)


@pytest.mark.parametrize("bot", [*(Acts(does) for does in (wins, spoils, shuffles, sorts, plays_on)), Sly()])
@pytest.mark.parametrize("players", [2, 3])
def test_what_a_bot_does_to_its_view_it_does_to_nothing_else(bot: Bot, players: int) -> None:
    decks = [*house.starter_decks(), *house.starter_decks()][:players]
    game = Game.new(decks, house.book(), 5)
    copy, twin = game.copy(), game.copy()
    other = RandomBot(3)
    n = 0
    while game.decision is not None and n < 80:
        asked = game.decision
        before, options = game.digest, list(asked.options)
        given = ask(game, bot if asked.player == 0 else other)
        assert game.digest == before and game.decision is asked and asked.options == options
        assert given in options
        game.push_answer(given)
        twin.push_answer(given)
        assert twin.digest == game.digest
        n += 1
    assert copy.digest == Game.new(decks, house.book(), 5).digest
    assert replay(game.record(), house.book()).digest == game.digest
    while game.inputs:
        game.pop()
    assert game.digest == copy.digest


def test_an_answer_that_the_bot_has_added_is_refused() -> None:
    def invents(view: View) -> Answer:
        view.options.append((2, 12345))
        return (2, 12345)

    game = Game.new(house.starter_decks(), house.book(), 5)
    with pytest.raises(BotError, match="Acts"):
        ask(game, Acts(invents))


def test_a_view_stays_as_it_was_while_the_game_goes_on() -> None:
    for at, book in enumerate(books()):
        dice = Dice(at)
        game = Game.new([deck(book, dice) for _ in range(3)], book, at, variant="pack rush", turn_limit=12)
        bot, was = Kept(), []
        while game.decision is not None:
            game.push_answer(ask(game, bot))
            was.append(told(bot.views[-1]))
        assert len(was) > 30 and [told(view) for view in bot.views] == was


def told(view: View) -> tuple[object, ...]:
    assert view.decision is not None
    return view.to_json(), wire.dump(view.table), view.options[:], view.lists, view.decision.picked


def test_the_values_of_a_view_are_those_of_the_game() -> None:
    """They are worked out anew, from cards of which some have no face."""
    compared = 0
    for at, book in enumerate(books()):
        game = new_game(book, 470 + at, 3)
        for n in walk(game, at, 150):
            if n % 3:
                continue
            true = values(game.state)
            for player in range(3):
                assert values(game.view(player).table) == true
            compared += len(true)
    assert compared > 400


def values(st: State) -> list[object]:
    fields = [field for field in fields_of(type(st.setup.book.cards[0].printed)) if not field.startswith("_")]
    found = [derive.values(st, card) for card in st.table()]
    return [[getattr(v, field) for field in fields] for v in found]
