"""What somebody brings becomes a case: a scenario, a record, or a case itself."""

from __future__ import annotations

from typing import Any, Final

from illumineer.cards.library import shared_library
from illumineer.cr import EDITIONS
from illumineer.desk.cases import VERSION, Case, pool
from illumineer.game import Game
from illumineer.judge.doing import conceding, play_again, texts_of
from illumineer.judge.judging import FAIL, prepare
from illumineer.judge.source import Source, wrong
from illumineer.record import replay
from illumineer.vocab import player_name
from illumineer.words.titles import title

_SAID_ELSEWHERE: Final = ("ask_all", "players", "teams")
"""Keys of a position that do not stand in the setup of a case."""


def from_scenario(source: Source, lang: str, edition: str) -> dict[str, Any]:
    """The case of a scenario, with its steps played; `failed` is the step that did not come out as it says."""
    ready = prepare(source, pool(shared_library()))
    its = ready.scenario
    why = ready.skip or ready.unplayable
    if why is not None:
        raise wrong(source, why)
    played_in = its.edition or (edition if not its.since else max(edition, its.since, key=EDITIONS.index))
    result = ready.play(played_in)
    assert result.played is not None
    game = ready.begin(played_in, ask_all=False)
    play_again(result.played.table.game, game)
    called = title(its.name, lang)
    found = case(ready.position, played_in, texts_of(game), called)
    if source.data.get("cards"):
        found["cards"] = source.data["cards"]
    return {
        "case": found,
        "title": called,
        "rules": list(its.rules),
        "failed": result.step if result.status == FAIL else None,
    }


def from_record(record: dict[str, Any]) -> dict[str, Any]:
    """The case of a record: all of a game that began with a position; else the last moment, and what led to it.

    NotAPosition if there is nothing to begin with.
    """
    return {"case": from_game(replay(record), record.get("position")), "title": "", "rules": [], "failed": None}


def from_game(game: Game, position: dict[str, Any] | None) -> Case:
    """The case of a game at its moment: from the position that it began with, else from the last that there is.

    NotAPosition if there is nothing to begin with.
    """
    texts = texts_of(game)
    if position is not None and not position.get("ask_all"):
        return case(position, game.edition, texts, "")
    conceded: list[str] = []  # at the end: no position is sought between them
    while texts and conceding(texts[-1]) is not None:
        conceded.insert(0, texts.pop())
    setup, moves = game.after(len(texts)).moment()
    return case(setup, game.edition, moves + conceded, "")


def as_seen(game: Game, viewer: int) -> Case:
    """The case of a moment with what the viewer may know of it; a card that they do not know is any card.

    NotAPosition if a position cannot hold the moment.
    """
    return case(game.position(viewer), game.edition, [], "")


def case(position: dict[str, Any], edition: str, moves: list[str], called: str) -> Case:
    """A case that begins with a position."""
    setup = {key: value for key, value in position.items() if key not in _SAID_ELSEWHERE}
    for player in range(position.get("players", 2)):
        setup.setdefault(player_name(player), {})
    found: Case = {"v": VERSION, "edition": edition, "setup": setup, "moves": moves, "title": called}
    teams = position.get("teams")
    if teams is not None:
        found["teams"] = [
            [player_name(player) for player, own in enumerate(teams) if own == team] for team in dict.fromkeys(teams)
        ]
    return found
