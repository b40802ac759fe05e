"""One game of a duel: what is kept of it, seeds, sides, bots at fault."""

from __future__ import annotations

import signal
import time
from collections import Counter
from dataclasses import replace

import pytest
from tests.bots.endless import CARDS as ENDLESS_CARDS
from tests.bots.endless import DECK as ENDLESS
from tests.bots.endless import NeverEnds
from tests.sim.duels import DECKS, a_duel

from illumineer.bots.bot import Bot
from illumineer.bots.host import ask, pick
from illumineer.bots.named import make
from illumineer.core import rng
from illumineer.core.decisions import Answer
from illumineer.game import Game
from illumineer.seen.view import View
from illumineer.sim import one_game
from illumineer.sim.duel import Duel, in_order
from illumineer.sim.one_game import Arena
from illumineer.sim.result import GameResult, different
from illumineer.sim.said import fault
from illumineer.vocab import Happening


def test_the_games_of_a_pair_share_their_seed_and_swap_who_begins() -> None:
    arena = Arena(a_duel())
    results = [arena.play(number) for number in range(8)]
    for one, other in zip(results[::2], results[1::2], strict=True):
        assert one.seed == other.seed
        assert {one.first, other.first} == {0, 1}
    assert len({result.seed for result in results}) == 4


def test_a_seed_follows_from_the_duel_and_the_pair_alone() -> None:
    duel, other = a_duel(seed=5), a_duel(seed=5, bots=("random", "greedy"), decks=DECKS[::-1])
    assert [duel.seed_of(n) for n in range(6)] == [other.seed_of(n) for n in range(6)]
    assert duel.seed_of(0) != a_duel(seed=6).seed_of(0)
    assert len({a_duel(seed=seed).seed_of(2 * pair) for seed in range(30) for pair in range(30)}) == 900


def test_a_game_has_a_seed_that_every_reader_of_json_keeps_exactly() -> None:
    seeds = [a_duel(seed=seed).seed_of(0) for seed in range(50)]
    assert 1 << 52 < max(seeds) < 1 << 53 and all(int(float(seed)) == seed for seed in seeds)


def test_each_bot_has_a_seed_of_its_own_in_each_game_also_of_a_pair() -> None:
    duel = a_duel()
    seeds = {duel.bot_seed_of(number, deck) for number in range(40) for deck in (0, 1)}
    assert len(seeds) == 80 and not seeds & {duel.seed_of(number) for number in range(40)}


def unshifted(z: int, places: int) -> int:
    found = z
    for _ in range(64 // places + 1):
        found = z ^ (found >> places)
    return found & WORD


def unseeded(state: int) -> int:
    """The seed of which `rng.seeded` makes that state."""
    z = unshifted(state, 31) * pow(0x94D049BB133111EB, -1, 1 << 64) & WORD
    z = unshifted(z, 27) * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & WORD
    return (unshifted(z, 30) - 1) * pow(0x2545F4914F6CDD1D, -1, 1 << 64) & WORD


WORD = (1 << 64) - 1


def test_the_seed_of_a_bot_does_not_tell_that_of_the_game() -> None:
    """The dice of a game can be turned back to its seed; what makes seeds cannot."""
    assert unseeded(rng.seeded(123)) == 123
    duel = a_duel(seed=987654321987)
    for deck in (0, 1):
        bot = duel.bot_seed_of(0, deck)
        for shift in (0, 1, 11):  # however many bits were cut off
            found = {unseeded(bot << shift & WORD | low) for low in range(1 << shift)}
            for part in (0, 1, 2):
                before = {each ^ rng.seeded(part) for each in found}
                assert duel.seed_of(0) not in {each >> cut for each in before for cut in (0, 1, 11)}


def test_an_unchanged_deck_meets_the_same_luck_when_the_other_one_changes() -> None:
    """The opening hand of the opponent, and the places of the cards that both versions have."""
    changed = [DECKS[0][-1]] * 4 + [*DECKS[0][4:]]
    duel = a_duel()
    again = a_duel(decks=(in_order(changed, like=DECKS[0]), DECKS[1]))
    assert sum(a != b for a, b in zip(duel.decks[0], again.decks[0], strict=True)) == 4

    def dealt(each: Duel) -> list[tuple[str, ...]]:
        found = []
        for number in range(6):
            seat = number & 1
            decks = each.decks if seat == 0 else each.decks[::-1]
            game = Game.new(decks, None, each.seed_of(number), variant="free")
            st = game.state
            theirs = [*st.deck[1 - seat], *st.hand[1 - seat]]
            found.append(tuple(st.spec(card).full_name for card in theirs))
        return found

    assert dealt(duel) == dealt(again)


def test_a_deck_is_shuffled_from_an_order_of_its_own() -> None:
    assert in_order(["B", "A", "B"]) == ("A", "B", "B") == in_order(["B", "B", "A"])
    old = in_order(["A", "A", "C", "D"])
    assert in_order(["D", "B", "A", "C"], like=old) == ("A", "B", "C", "D")
    assert in_order(["D", "B", "A", "C", "E"], like=old) == ("A", "B", "C", "D", "E")
    assert in_order(["D"], like=old) == ("D",)


def watched(number: int) -> tuple[GameResult, Game]:
    """A game of the duel, and the same game played with its whole log kept."""
    duel = a_duel()
    arena = Arena(duel)
    seat = number & 1
    decks = duel.decks if seat == 0 else duel.decks[::-1]
    game = Game.new(decks, arena.book, duel.seed_of(number), duel.edition, variant="free", turn_limit=30)
    bots = [make("random") for _ in (0, 1)]
    for player, bot in enumerate(bots):
        bot.begin(player, duel.bot_seed_of(number, player ^ seat))
    while (asked := game.decision) is not None:
        game.push_answer(ask(game, bots[asked.player]))
    return arena.play(number), game


@pytest.mark.parametrize("number", range(6))
def test_what_is_kept_is_what_the_log_of_the_game_tells(number: int) -> None:
    result, game = watched(number)
    seat = number & 1
    assert game.outcome is not None
    assert result.first == game.state.first ^ seat
    assert result.winner == (game.outcome.winners[0] ^ seat if game.outcome.winners else -1)
    assert result.lore == (game.lore[seat], game.lore[1 - seat])
    assert result.decisions == len(game.inputs)
    assert result.turns == min(game.turn, 30)
    begun = sum(event.kind == Happening.TURN_BEGAN for event in game.events)
    assert len(result.lore_by_turn[0]) == len(result.lore_by_turn[1]) == min(begun, 30)
    assert (result.lore_by_turn[0][-1], result.lore_by_turn[1][-1]) == result.lore
    for deck in (0, 1):
        cards = different(DECKS[deck])
        player = deck ^ seat
        names = {game.book.cards[event.cards[0]].full_name for event in game.events
                 if event.kind == Happening.PLAYED and event.player == player}  # fmt: skip
        assert {cards[place] for place in result.played[deck]} == names & set(cards)
        assert len(result.opening[deck]) == 7
        assert set(result.opening[deck]) <= set(result.drawn[deck])
        in_hand = {game.state.spec(card).full_name for card in game.state.hand[player]}
        assert in_hand <= {cards[place] for place in result.drawn[deck]}


@pytest.mark.parametrize("number", range(6))
def test_drawn_is_whatever_was_ever_seen_in_the_hand(number: int) -> None:
    duel = a_duel()
    arena, seat = Arena(duel), number & 1
    decks = duel.decks if seat == 0 else duel.decks[::-1]
    game = Game.new(decks, arena.book, duel.seed_of(number), duel.edition, variant="free", turn_limit=30)
    bots = [make("random") for _ in (0, 1)]
    for player, bot in enumerate(bots):
        bot.begin(player, duel.bot_seed_of(number, player ^ seat))
    hands: list[set[str]] = [set(), set()]
    while (asked := game.decision) is not None:
        game.push_answer(ask(game, bots[asked.player]))
        for player, seen in enumerate(hands):
            altered = any(e.kind == Happening.HAND_ALTERED and e.player == player for e in game.events)
            seen |= {game.state.spec(card).full_name for card in game.state.hand[player]} if altered else set()
    result = arena.play(number)
    for deck in (0, 1):
        cards = different(duel.decks[deck])
        assert {cards[place] for place in result.drawn[deck]} == hands[deck ^ seat]


def test_lore_at_the_end_of_a_turn_counts_what_its_end_brought() -> None:
    for number in range(4):
        result, game = watched(number)
        seat, lore, by_turn = number & 1, [0, 0], ([], [])  # type: ignore[var-annotated]
        for event in game.events:
            if event.kind == Happening.LORE_GAINED:
                lore[event.player] += event.n
            elif event.kind == Happening.LORE_LOST:
                lore[event.player] -= event.n
            elif event.kind == Happening.TURN_BEGAN and event.n > 1:
                by_turn[0].append(lore[seat])
                by_turn[1].append(lore[1 - seat])
        n = len(by_turn[0])
        assert result.lore_by_turn[0][:n] == tuple(by_turn[0]) and result.lore_by_turn[1][:n] == tuple(by_turn[1])


def test_a_game_does_not_keep_its_events(monkeypatch: pytest.MonkeyPatch) -> None:
    most = 0

    def picking(game: Game, bot: Bot, *options: float) -> int:
        nonlocal most
        most = max(most, len(game.events))
        return pick(game, bot)

    monkeypatch.setattr(one_game, "pick", picking)
    Arena(a_duel()).play(0)
    assert most == 0


# --- bots at fault ---------------------------------------------------------------------------


class Raises(Bot):
    def decide(self, view: View) -> Answer:
        if view.decision is not None and view.decision.about != "alter_hand":
            raise ValueError("no idea")
        return view.options[-1]


class Cheats(Bot):
    def decide(self, view: View) -> Answer:
        return "win"  # type: ignore[return-value]


class NeverBegins(Bot):
    def begin(self, player: int, seed: int) -> None:
        raise RuntimeError("not today")


class Stalls(Bot):
    def decide(self, view: View) -> Answer:
        while True:
            pass


@pytest.mark.parametrize(
    ("bad", "said"),
    [(Raises, "no idea"), (Cheats, "not one of the"), (NeverBegins, "not today")],
)
@pytest.mark.parametrize("deck", [0, 1])
def test_a_bot_at_fault_loses_the_game_and_it_is_said_why(bad: type[Bot], said: str, deck: int) -> None:
    names = ("bad", "random") if deck == 0 else ("random", "bad")
    arena = Arena(a_duel(bots=names), lambda name: bad() if name == "bad" else make(name))
    for number in range(4):
        result = arena.play(number)
        assert (result.winner, result.reason) == (1 - deck, "fault")
        assert said in result.fault and bad.__name__ in result.fault


class NeverReady(Bot):
    def begin(self, player: int, seed: int) -> None:
        time.sleep(3600)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="the system has no alarms")
@pytest.mark.parametrize("bad", [Stalls, NeverReady])
def test_a_bot_that_thinks_longer_than_it_may_loses(bad: type[Bot]) -> None:
    arena = Arena(a_duel(bots=("random", "bad"), bot_time=0.05), lambda name: bad() if name == "bad" else make(name))
    result = arena.play(0)
    assert (result.winner, result.reason) == (0, "fault")
    assert result.fault == f"the bot {bad.__name__} of riders has not answered within 0.05 s"


@pytest.mark.parametrize(
    ("limits", "said"),
    [
        ({"turn_decisions": 300}, "300 decisions in one turn"),
        ({"turn_decisions": 900, "game_decisions": 200}, "200 decisions in one game"),
        ({}, "2,000 decisions in one turn"),
    ],
)
@pytest.mark.parametrize("deck", [0, 1])
def test_a_bot_that_does_not_end_its_turn_loses(limits: dict[str, int], said: str, deck: int) -> None:
    """Moving for nothing between two locations is legal for ever (4.7)."""
    names, bots = ("loop", "other"), ("endless", "random")
    if deck == 1:
        names, bots = names[::-1], bots[::-1]
    duel = Duel(names, (ENDLESS, ENDLESS), ENDLESS_CARDS, bots, turn_limit=30, **limits)  # type: ignore[arg-type]
    arena = Arena(duel, lambda name: NeverEnds() if name == "endless" else make(name))
    for number in (0, 1):
        result = arena.play(number)
        assert (result.winner, result.reason) == (1 - deck, "fault")
        assert result.fault == f"the bot NeverEnds of loop goes on after {said}, which is the limit"
        assert result == arena.play(number)


def test_what_a_bot_did_too_often_is_told_in_both_languages() -> None:
    text = "the bot NeverEnds of loop goes on after 2,000 decisions in one turn, which is the limit"
    assert fault(text, 3, "en").endswith(text)
    assert "2000 decisiones en un mismo turno" in fault(text, 3, "es")


def test_honest_games_stay_far_below_the_limits() -> None:
    duel = a_duel(bots=("random", "greedy"), turn_limit=200)
    tight = replace(duel, turn_decisions=100, game_decisions=1000)
    assert [Arena(tight).play(number) for number in range(6)] == [Arena(duel).play(number) for number in range(6)]


def test_a_bot_is_made_anew_for_each_game() -> None:
    """What it remembers of other games cannot change its play, or results would depend on who plays what."""
    made = Counter[str]()

    def counting(name: str) -> Bot:
        made[name] += 1
        return make("random")

    arena = Arena(a_duel(bots=("one", "two")), counting)
    arena.play(0)
    arena.play(1)
    assert made == {"one": 2, "two": 2}
