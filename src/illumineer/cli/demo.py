"""The demo: a game between two random bots, told as it happens, every line with its rule."""

from __future__ import annotations

from illumineer.bots.host import ask
from illumineer.bots.random_bot import RandomBot
from illumineer.cards.library import open_library
from illumineer.cards.starters import starter_decks
from illumineer.cli.deck_files import read_all
from illumineer.cli.language import told
from illumineer.core.events import Event
from illumineer.cr import CR
from illumineer.game import Game
from illumineer.messages import Arg
from illumineer.notation import Move
from illumineer.seeds import seed_for
from illumineer.vocab import Happening, player_name

_UNTOLD = {
    Happening.PUT_INTO_DISCARD,
    Happening.LEFT_DISCARD,
    Happening.LEFT_PLAY,
    Happening.ENTERED,
    Happening.RESOLVED,
    Happening.SHUFFLED,
    Happening.CHECKED,
    Happening.DISCARDS,
    Happening.PUTS_INTO_DISCARD,
    Happening.SONG_SUNG,
}
"""Events that another line already tells."""


def show(seed: int, edition: str, quiet: bool, files: list[str] | None, lang: str = "en") -> None:
    """Play two decks against each other and print what happens: from files, or the starter decks."""
    library = open_library()
    decks = read_all(files, library, lang) if files else starter_decks()
    game = Game.new(decks, library.book(name for deck in decks for name in deck), seed, edition)
    title = _said("starters", lang) if not files else _said("against", lang, one=files[0], other=files[1])
    show_game(title, game, seed, edition, quiet, lang)


def show_game(title: str, game: Game, seed: int, edition: str, quiet: bool, lang: str = "en") -> None:
    """Let two random bots play a game to its end, and print what happens."""
    bot = RandomBot(seed_for(seed, "demo", "bot"))
    print(_said("title", lang, title=title, seed=seed, edition=edition))
    print(_said("brackets", lang) + "\n")
    told = _tell(game, 0, quiet, lang)
    while (asked := game.decision) is not None:
        value = ask(game, bot)
        print(f"» {game.explain(asked, lang)}")
        print(f"  {player_name(asked.player)}: {game.explain(Move(asked.kind, value), lang)}")
        game.push_answer(value)
        told = _tell(game, told, quiet, lang)
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
    return ", ".join(f"{player_name(p)} {n}" for p, n in enumerate(game.lore))


def _is_told(event: Event) -> bool:
    if event.kind == Happening.FORCED:
        return event.also[0] != "how"  # nearly every card can be played in one way only
    if event.kind == Happening.DAMAGE_TAKEN:
        return event.rule == CR.DAMAGE_PUT  # dealt and moved damage is told as such
    return event.kind not in _UNTOLD


def _tell(game: Game, told: int, quiet: bool, lang: str) -> int:
    events = game.events
    for event in events[told:]:
        if event.kind == Happening.TURN_BEGAN:
            print(f"\n=== {game.explain(event, lang)} ===")
            print("    " + _said("lore", lang, lore=_lore(game)))
        elif not quiet and _is_told(event):
            print(f"    {game.explain(event, lang)}")
    return len(events)
