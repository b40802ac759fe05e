"""The demo: a game between two random bots, told as it happens, every line with its rule."""

from __future__ import annotations

from illumineer.bots.random_bot import RandomBot
from illumineer.cards.decklist import read_deck_file
from illumineer.cards.library import open_library
from illumineer.cards.starters import starter_decks
from illumineer.game import Game
from illumineer.notation import write
from illumineer.views.explain import event_line, player_name, question_line
from illumineer.vocab import Happening

_UNTOLD = {
    Happening.PUT_INTO_DISCARD,
    Happening.LEFT_DISCARD,
    Happening.LEFT_PLAY,
    Happening.ENTERED,
    Happening.RESOLVED,
    Happening.SHUFFLED,
    Happening.DAMAGE_TAKEN,
    Happening.CHECKED,
    Happening.DAMAGE_CHANGED,
    Happening.EFFECT_BEGAN,
    Happening.EFFECT_ENDED,
}
"""Events that another line already tells."""


def show(seed: int, edition: str, quiet: bool, files: list[str] | None) -> None:
    """Play two decks against each other and print what happens: from files, or the starter decks."""
    library = open_library()
    decks = [read_deck_file(path, library).names for path in files] if files else starter_decks()
    game = Game.new(decks, library.book(name for deck in decks for name in deck), seed, edition)
    show_game(" against ".join(files) if files else "Two starter decks", game, seed, edition, quiet)


def show_game(title: str, game: Game, seed: int, edition: str, quiet: bool) -> None:
    """Let two random bots play a game to its end, and print what happens."""
    bot = RandomBot(seed)
    print(f"{title}, random bots, seed {seed}, edition {edition}.")
    print("In brackets the rule that each step follows.\n")
    told = _tell(game, 0, quiet)
    while (asked := game.decision) is not None:
        value = bot.decide(asked)
        print(f"» {question_line(game.state, asked)}")
        print(f"  {player_name(asked.player)}: {write(game.state, asked, value)}")
        game.push_answer(value)
        told = _tell(game, told, quiet)
    outcome = game.outcome
    assert outcome is not None
    lore = ", ".join(f"{player_name(p)} {n}" for p, n in enumerate(game.lore))
    if outcome.winners:
        print(f"\n{player_name(outcome.winners[0])} has won on turn {game.turn} (lore: {lore}).")
    else:
        print(f"\nNobody has won: {outcome.reason.replace('_', ' ')} on turn {game.turn} (lore: {lore}).")


def _tell(game: Game, told: int, quiet: bool) -> int:
    events = game.events
    for event in events[told:]:
        if event.kind == Happening.TURN_BEGAN:
            print(f"\n=== {event_line(game.state, event)} ===")
            lore = ", ".join(f"{player_name(p)} {n}" for p, n in enumerate(game.lore))
            print(f"    lore: {lore}")
        elif event.kind == Happening.FORCED and not event.subject:
            continue
        elif event.kind not in _UNTOLD and not quiet:
            print(f"    {event_line(game.state, event)}")
    return len(events)
