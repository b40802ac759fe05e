"""What somebody brings becomes a case: a scenario, a record, or a case itself."""

from __future__ import annotations

from typing import Any, Final

from illumineer.cards.library import shared_library
from illumineer.cr import EDITIONS
from illumineer.desk.cases import VERSION, Case, pool
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
    game = replay(record)
    texts = texts_of(game)
    if "position" in record and not record["position"].get("ask_all"):
        setup, moves = record["position"], texts
    else:
        conceded = [text for text in texts if conceding(text) is not None]
        while conceded and texts[-1] in conceded:
            game.pop()
            texts.pop()
        setup, moves = game.moment()
        moves = moves + conceded
    return {"case": case(setup, game.edition, moves, ""), "title": "", "rules": [], "failed": None}


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
