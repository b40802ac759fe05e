"""`illumineer replay`: step forwards and backwards through a game that was played."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from illumineer.cli.language import add_language, told


def add(commands: Any, lang: str) -> None:
    """Add the command."""
    replay = commands.add_parser("replay", help=told("commands.replay", lang))
    record = told("play_command.RECORD", lang)
    replay.add_argument("record", type=Path, metavar=record, help=told("play_command.record", lang))
    replay.add_argument("--plain", action="store_true", help=told("play_command.plain", lang))
    add_language(replay, lang)
    replay.set_defaults(run=_replay)


def _replay(args: argparse.Namespace) -> int:
    from illumineer.cards.library import open_library
    from illumineer.cli import terminal
    from illumineer.play.replay import Replay
    from illumineer.play.replay_lines import ReplayLines

    library = open_library()
    replay = Replay.load(args.record, library, args.lang)
    screen = terminal.screen(args.plain, args.lang)
    if screen is not None:
        return int(screen.run_replay(replay))
    return ReplayLines(replay, terminal.console(args.lang, library)).run()
