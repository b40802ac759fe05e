"""Moments at the table, one for every kind of question: positions with shipped cards, and the moves to them."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from illumineer.game import Game


class Moment(NamedTuple):
    """A position, and the moves that lead from it to a question."""

    kind: str
    """The kind of the question."""
    setup: dict[str, Any]
    moves: tuple[str, ...] = ()


DECK: Final = {"deck": 10}

MOMENTS: Final[dict[str, Moment]] = {
    "turn": Moment(
        "act",
        {
            "p1": {
                "ink": 5,
                "hand": ["Dragon Fire", "Elsa - Snow Queen", "Let It Go", "Simba - Protective Cub"],
                "play": ["Ariel - On Human Legs", "Stitch - New Dog", {"card": "Maui - Demigod", "exerted": True}],
                "lore": 7,
                **DECK,
            },
            "p2": {
                "play": ["Mickey Mouse - True Friend", {"card": "Goofy - Daredevil", "exerted": True, "damage": 1}],
                "hand": 4,
                "ink": 4,
                "lore": 9,
                **DECK,
            },
        },
    ),
    "challenge": Moment(
        "choose",
        {
            "p1": {"play": ["Ariel - On Human Legs", "Stitch - New Dog"], **DECK},
            "p2": {
                "play": [
                    {"card": "Mickey Mouse - True Friend", "exerted": True},
                    {"card": "Lilo - Making a Wish", "exerted": True},
                    "Elsa - Snow Queen",
                ],
                **DECK,
            },
        },
        ("challenge Stitch - New Dog",),
    ),
    "choose a card": Moment(
        "choose",
        {
            "p1": {"ink": 5, "hand": ["Dragon Fire", "Stitch - New Dog"], "play": ["Ariel - On Human Legs"], **DECK},
            "p2": {"play": ["Mickey Mouse - True Friend", "Goofy - Daredevil"], **DECK},
        },
        ("play Dragon Fire",),
    ),
    "choose several": Moment(
        "choose",
        {
            "p1": {
                "ink": 2,
                "hand": ["Ransack", "Stitch - New Dog", "Ariel - On Human Legs"],
                "deck": ["Elsa - Snow Queen", "Dragon Fire", {"filler": 5}],
            },
            "p2": DECK,
        },
        ("play Ransack",),
    ),
    "choose up to": Moment(
        "choose",
        {
            "p1": {"ink": 8, "hand": ["Elsa - Spirit of Winter"], **DECK},
            "p2": {"play": ["Mickey Mouse - True Friend", "Goofy - Daredevil", "Stitch - New Dog"], **DECK},
        },
        ("play Elsa - Spirit of Winter", "choose Goofy - Daredevil"),
    ),
    "how to pay": Moment(
        "mode",
        {
            "p1": {
                "ink": 6,
                "hand": ["Basil - Great Mouse Detective"],
                "play": ["Basil - Of Baker Street"],
                **DECK,
            },
            "p2": DECK,
        },
        ("play Basil - Great Mouse Detective",),
    ),
    "sing": Moment(
        "mode",
        {
            "p1": {
                "ink": 5,
                "hand": ["Let It Go"],
                "play": ["Elsa - Spirit of Winter", "Maui - Demigod"],
                **DECK,
            },
            "p2": {"play": ["Goofy - Daredevil"], **DECK},
        },
        ("play Let It Go",),
    ),
    "mode": Moment(
        "mode",
        {"p1": {"ink": 3, "hand": ["Megara - Captivating Cynic", "Lilo - Making a Wish"], **DECK}, "p2": DECK},
        ("play Megara - Captivating Cynic",),
    ),
    "accept": Moment(
        "accept",
        {"p1": {"play": ["Hans - Thirteenth in Line", "Stitch - New Dog"], **DECK}, "p2": DECK},
        ("quest Hans - Thirteenth in Line",),
    ),
    "number": Moment(
        "number",
        {
            "p1": {
                "ink": 3,
                "hand": ["Heal What Has Been Hurt"],
                "play": [{"card": "Ariel - On Human Legs", "damage": 3}],
                **DECK,
            },
            "p2": DECK,
        },
        ("play Heal What Has Been Hurt",),
    ),
    "name": Moment(
        "name",
        {"p1": {"deck": ["Simba - Scrappy Cub"], "play": ["Bruno Madrigal - Undetected Uncle"]}, "p2": DECK},
        ("activate Bruno Madrigal - Undetected Uncle: YOU JUST HAVE TO SEE IT",),
    ),
    "put": Moment(
        "put",
        {
            "p1": {
                "ink": 4,
                "hand": ["Cinderella - Homespun Dressmaker"],
                "deck": ["Stitch - New Dog", "Dragon Fire", {"filler": 5}],
            },
            "p2": DECK,
        },
        ("play Cinderella - Homespun Dressmaker",),
    ),
    "order": Moment(
        "order",
        {
            "p1": {
                "ink": 5,
                "hand": ["The Family Madrigal"],
                "deck": [
                    "Dragon Fire",
                    "Stitch - New Dog",
                    "Isabela Madrigal - In the Moment",
                    "This Is My Family",
                    "Ariel - On Human Legs",
                ],
            },
            "p2": DECK,
        },
        ("play The Family Madrigal", "accept", "done", "choose This Is My Family"),
    ),
    "resolve": Moment(
        "resolve",
        {
            "p1": {
                "ink": 1,
                "hand": ["Lilo - Making a Wish"],
                "play": ["Stitch - Rock Star", "Stitch - Rock Star#2"],
                **DECK,
            },
            "p2": DECK,
        },
        ("play Lilo - Making a Wish",),
    ),
    "replace": Moment(
        "replace",
        {
            "p1": {"ink": 5, "hand": ["Smash"], **DECK},
            "p2": {
                "play": ["Beast - Selfless Protector", "Beast - Selfless Protector#2", "Stitch - New Dog"],
                **DECK,
            },
        },
        ("play Smash", "choose Stitch - New Dog"),
    ),
    "enter": Moment(
        "enter",
        {"p1": {"ink": 6, "hand": ["Hercules - Beloved Hero"], **DECK}, "p2": DECK},
        ("play Hercules - Beloved Hero",),
    ),
}


def record_of(moment: Moment) -> tuple[str, list[str]]:
    """The record of a moment as text, and who sits there: the player who is asked is a person."""
    game = Game.from_position(moment.setup)
    for move in moment.moves:
        game.push(move)
    assert game.decision is not None, "nobody is asked"
    seats = ["person" if player == game.decision.player else "greedy" for player in range(len(game.players))]
    return json.dumps(game.record()), seats


def sit_down(opened: Any, address: str, moment: Moment, *how: Any, **more: Any) -> Any:
    """A page that has opened the table of that address at a moment."""
    record, seats = record_of(moment)
    page = opened(f"{address}#/rules", *how, **more)
    go_on(page, record, None, seats)
    return page


def go_on(page: Any, record: str, at: int | None, seats: list[str]) -> None:
    """Let a page that is open go on from a moment of a record, as the replay does."""
    kept = json.dumps({"record": record, "at": at, "seats": seats})
    page.evaluate("text => sessionStorage.setItem('illumineer.table.from', text)", kept)
    page.evaluate("location.hash = '#/table?from=replay'")
    page.locator(".mat").wait_for(timeout=30_000)  # the first call may wait until the server has loaded the cards
