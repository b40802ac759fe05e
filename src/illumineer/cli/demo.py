"""The demo: a game between two random bots, told as it happens, every line with its rule."""

from __future__ import annotations

from illumineer.bots.host import ask
from illumineer.bots.random_bot import RandomBot
from illumineer.cards.library import open_library
from illumineer.cards.starters import starter_decks
from illumineer.cli.deck_files import read_all
from illumineer.cli.language import told
from illumineer.cr import CR, number
from illumineer.game import Game
from illumineer.judge.tracing import rendered
from illumineer.messages import Arg
from illumineer.telling import Story, Telling, brief
from illumineer.told.story import TURN
from illumineer.vocab import player_name


def show(seed: int, edition: str, quiet: bool, files: list[str] | None, lang: str = "en") -> None:
    """Play two decks against each other and print what happens: from files, or the starter decks."""
    library = open_library()
    decks = read_all(files, library, lang) if files else starter_decks()
    game = Game.new(decks, library.book(name for deck in decks for name in deck), seed, edition)
    title = _said("starters", lang) if not files else _said("against", lang, one=files[0], other=files[1])
    show_game(title, game, seed, edition, quiet, lang)


def show_game(title: str, game: Game, seed: int, edition: str, quiet: bool, lang: str = "en") -> None:
    """Let two random bots play a game to its end, and print what happens."""
    bot = RandomBot(seed)
    print(_said("title", lang, title=title, seed=seed, edition=edition))
    print(_said("brackets", lang))
    story = Story(game)
    telling = story.telling(None, lang)
    shown = _show(game, telling, 0, quiet, lang)
    while game.decision is not None:
        story.push_answer(ask(game, bot))
        shown = _show(game, telling, shown, quiet, lang)
    outcome = game.outcome
    assert outcome is not None
    if outcome.winners:
        players = [player_name(winner) for winner in outcome.winners]
        print("\n" + _said("won", lang, players=players, winners=len(players), n=game.turn, lore=_lore(game)))
    else:
        print("\n" + _said("nobody", lang, n=game.turn, lore=_lore(game)))


def _said(key: str, lang: str, **blanks: Arg) -> str:
    return told(f"demo.{key}", lang, **blanks)


def _lore(game: Game) -> str:
    return ", ".join(f"{player.name} {player.lore}" for player in game.players)


def _show(game: Game, telling: Telling, shown: int, quiet: bool, lang: str) -> int:
    """Print what has been told since; how many lines have been told."""
    lines = telling.lines()
    new_turn = number(CR.PLAYER_ACTIVE_ONLY_ONE, game.edition)
    for line in brief(lines[shown:], game.edition):
        if line.kind == TURN and line.rule == new_turn:
            print(f"\n=== {line.text} [{line.rule}] ===")
            print("    " + _said("lore", lang, lore=_lore(game)))
        elif not quiet:
            print("\n".join(text for text, _ in rendered([line])))
    return len(lines)
