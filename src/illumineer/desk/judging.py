"""Calls about situations: `judge.open`, `judge.play`, `judge.why`, and what can be done with a scenario."""

from __future__ import annotations

import json
from collections.abc import Iterable
from io import BytesIO
from typing import Any, Final

from illumineer.cards.library import shared_library
from illumineer.choices import because, listed
from illumineer.desk import cases, checking, opening
from illumineer.desk.cases import Case
from illumineer.desk.comparing import compare
from illumineer.desk.editing import moves
from illumineer.desk.rules import cited
from illumineer.desk.schemas import resolved
from illumineer.desk.viewers import viewer_of
from illumineer.document.keys import Keys
from illumineer.document.lines import line as line_data
from illumineer.document.tables import reasons, table
from illumineer.errors import CommandError
from illumineer.game import Game
from illumineer.judge.judging import judge
from illumineer.judge.source import Source, read, wrong
from illumineer.limits import over
from illumineer.looking import GameLook
from illumineer.messages import Message
from illumineer.record import is_record
from illumineer.rulebook.roots import words_of
from illumineer.seen.card import Card
from illumineer.told.story import Line
from illumineer.words import say

_CASE: Final = "judge.json#/$defs/case"


# --- opening ---------------------------------------------------------------------------------


def open_(text: str, name: str, lang: str, edition: str) -> dict[str, Any]:
    """The case of a scenario (YAML or JSON), of a record, or of a case that somebody has kept."""
    source = source_of(text, name, lang)
    data = source.data
    if is_record(data):
        _bounded(source)
        return opening.from_record(data)
    if isinstance(data, dict) and "v" in data and "moves" in data:
        return _kept(source, lang)
    return opening.from_scenario(source, lang, edition)


def source_of(text: str, name: str, lang: str) -> Source:
    """What stands in a text that somebody sends, under the name of its file if it has one."""
    return read(BytesIO(text.encode("utf-8", "surrogatepass")), name or say(Message("desk.the_text"), lang))


def _bounded(source: Source) -> None:
    """Refuse data that is more than anything in use."""
    too_much = over(source.data)
    if too_much is not None:
        raise wrong(source, too_much[1], too_much[0])


def _kept(source: Source, lang: str) -> dict[str, Any]:
    """A case that was kept as JSON: it must be one, and its situation must be possible."""
    _bounded(source)
    schema = resolved(_CASE)
    assert schema is not None
    fault = checking.fault(source.data, schema)
    if fault is not None:
        raise wrong(source, fault[1], fault[0])
    cases.put(cases.take(source.data))
    return {"case": source.data, "title": source.data.get("title", ""), "rules": [], "failed": None}


# --- playing ---------------------------------------------------------------------------------


def play(case: Case, viewer: str, refused: bool, texts: bool, lang: str) -> dict[str, Any]:
    """The table after the moves of a case, and all that happened on the way, line by line, with the rules."""
    bench = cases.take(case)
    seen_by = viewer_of(viewer, bench.game)
    stopped = cases.play(bench, case["moves"], lang)
    made = len(case["moves"]) if stopped is None else stopped.move
    game = bench.after(made)
    told, counts = bench.lines(made, seen_by, lang)
    found = {
        "table": table(game, seen_by, lang, refused, texts),
        "lines": _lines(told, counts, game),
        "rules": [cited(number, game.edition, lang) for number in dict.fromkeys(each.rule for each in told) if number],
        "refused_at": None,
    }
    if stopped is not None:
        found["refused_at"] = {
            "move": stopped.move,
            "kind": type(stopped.error).__name__,
            "text": stopped.error.told(lang),
            "reasons": reasons(stopped.why),
        }
    cases.put(bench)
    return found


def _lines(told: Iterable[Line], counts: list[int], game: Game) -> list[dict[str, Any]]:
    """Lines as data, each with the move that it belongs to; before the first there is none."""
    specs = game.book.cards
    found = []
    move = 0
    for n, each in enumerate(told):
        while n >= counts[move]:
            move += 1
        found.append({"n": n, **line_data(each, specs), "move": move - 1 if move else None})
    return found


# --- why -------------------------------------------------------------------------------------


def why(case: Case, lang: str, card: str = "", what: str | None = None, move: str = "") -> dict[str, Any]:
    """Why a card has its values after the moves of a case, or why a move is not legal then."""
    if bool(card) == bool(move):
        raise CommandError("desk.card_or_move")
    bench = cases.take(case)
    stopped = cases.play(bench, case["moves"], lang)
    game = bench.after(len(case["moves"]) if stopped is None else stopped.move)
    cases.put(bench)
    if card:
        found = because(game, game.why(_card(game, card).ref, what), None, lang)
    else:
        asked = game.decision
        viewer = asked.player if asked is not None else None
        choice = listed(game, viewer, move, lang) if viewer is not None else None
        found = choice.why if choice is not None else because(game, game.why_not(move), viewer, lang)
    return {"reasons": reasons(found)}


def _card(game: Game, name: str) -> Card:
    """The card at the table that has that key; or that a text names otherwise."""
    id = Keys(game.state).find(name)
    return GameLook(game).card(id) if id is not None else game[name]


# --- scenarios -------------------------------------------------------------------------------


def run(scenario: str | dict[str, Any], editions: bool, trace: bool, lang: str, edition: str) -> dict[str, Any]:
    """The verdict on a scenario; with `editions`, in every edition and where they part."""
    from illumineer.desk.results import row
    from illumineer.judge.editions import Compared, compare

    source, cards = _scenario(scenario, lang), cases.judged_with(shared_library())
    if editions:
        return row(compare(source, cards, edition), lang, trace)
    return row(Compared(judge(source, cards, edition)), lang, trace)


def trace(scenario: str | dict[str, Any], viewer: str, lang: str, edition: str) -> dict[str, Any]:
    """The story of a scenario."""
    from illumineer.judge.tracing import trace_data

    result = judge(_scenario(scenario, lang), cases.judged_with(shared_library()), edition)
    seen_by = viewer_of(viewer, result.played.start) if result.played is not None else None
    return trace_data(result, lang=lang, viewer=seen_by)


def _scenario(scenario: str | dict[str, Any], lang: str) -> Source:
    return Source(scenario) if isinstance(scenario, dict) else source_of(scenario, "", lang)


def file(case: Case, as_: str, expect: bool, lang: str) -> dict[str, Any]:
    """The case as the text of a scenario file; with `expect` its last step says what is so at the end."""
    from illumineer.judge.from_game import scenario_along

    bench = cases.take(case)
    stopped = cases.play(bench, case["moves"], lang)
    made = len(case["moves"]) if stopped is None else stopped.move
    game = bench.after(made)
    cases.put(bench)
    cards, invented = cases.judged_with(shared_library()), case.get("cards", [])
    data = scenario_along(game, bench.position, cards, case.get("title", ""), expect, invented)
    return {"text": _dumped(data, as_), "name": f"{_file_name(data['name'])}.{as_}"}


def _dumped(data: dict[str, Any], as_: str) -> str:
    if as_ == "json":
        return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
    import yaml

    return str(yaml.safe_dump(data, allow_unicode=True, sort_keys=False, default_flow_style=None, width=110))


def _file_name(title: str) -> str:
    """A name for the file: the words of the title, in plain letters."""
    return "-".join(words_of(title))[:60].rstrip("-") or "scenario"


CALLS: Final = {
    "open": open_,
    "play": play,
    "why": why,
    "compare": compare,
    "run": run,
    "trace": trace,
    "file": file,
    "moves": moves,
}
