"""A scenario out of a game: its setup and its steps lead to the very moment that the game is at.

    data = judge.scenario_of(game)
    assert judge.run(data).status == "pass"

The setup is a position of the game, and the steps say the moves since (`Game.moment`).  What is written is judged
before it is handed out: a scenario passes and ends at that moment, or there is none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from illumineer import ir
from illumineer.core.state import CardInPlay
from illumineer.errors import ScenarioError
from illumineer.game import Game
from illumineer.judge.doing import Unsaid, steps_of, texts_of
from illumineer.judge.expectations import NONE
from illumineer.judge.judging import PASS, judge, pool_of
from illumineer.judge.labels import card_name
from illumineer.judge.pool import Pool, compiled
from illumineer.judge.printed import printed, printed_form
from illumineer.judge.reading import At
from illumineer.judge.source import FORMAT, Source
from illumineer.judge.table import FILLER, Table
from illumineer.judge.truth import options_of
from illumineer.names import folded
from illumineer.position import form, write
from illumineer.position.moments import moment
from illumineer.readings import Name, Next, Pick, PickPlayer
from illumineer.seen.look import Look
from illumineer.text import explained_by
from illumineer.told.board import Drawing
from illumineer.vocab import player_name

_NOT_IN_SETUP: Final = ("teams", "ask_all", "players")
"""What a position says and the setup of a scenario does not: it is said elsewhere, or follows from the rest."""


def scenario_of(game: Game, cards: Pool | str | Path | None = None, name: str = "") -> dict[str, Any]:
    """The data of a scenario that leads to the moment of the game, and expects what is there.

    `cards` are those that it will be judged with (see `run`); what they do not have it brings along.  ScenarioError if
    steps cannot say how to come there; NotAPosition if there is nothing to begin with.
    """
    pool = pool_of(cards)
    for fillers in (True, False):  # the shortest first; a filler cannot be named, and must be the same card there
        if fillers and pool.filler() != _filler(game):
            continue
        setup, moves = moment(game, fillers)
        for every in (False, True):
            data = _written(game, pool, setup, moves, every)
            if data is not None and _leads_to(data, pool, game):
                return {**data, "name": name} if name else data
    raise ScenarioError("scenario.moment_unsaid")


def scenario_along(
    game: Game,
    position: dict[str, Any],
    cards: Pool | str | Path | None = None,
    name: str = "",
    expects: bool = True,
    invented: Sequence[dict[str, Any]] = (),
) -> dict[str, Any]:
    """The data of a scenario that begins with the position of the game, and whose steps are its moves since.

    With `expects` its last step says what is so at the end.  `invented` are cards in their printed form, which it
    brings along as they are.  ScenarioError if steps cannot say the moves.
    """
    pool = pool_of(cards)
    begin = {key: value for key, value in position.items() if key != "ask_all"}
    for every in (False, True):
        data = _written(game, pool, begin, texts_of(game), every, invented)
        if data is not None and _leads_to(data, pool, game):
            steps = data["steps"] if expects else data["steps"][:-1]
            return {**data, "steps": steps, "name": name or data["name"]}
    raise ScenarioError("scenario.moment_unsaid")


def _filler(game: Game) -> ir.Node | None:
    spec = form.filler(game.book)
    return spec.card if spec is not None else None


def _written(
    game: Game,
    pool: Pool,
    position: dict[str, Any],
    moves: Sequence[str],
    every: bool,
    brought: Sequence[dict[str, Any]] = (),
) -> dict[str, Any] | None:
    """The position and the moves as a scenario, if steps can say them; with `every`, also what has only one answer."""
    edition = game.state.setup.edition
    begin = Game.from_position(position, game.book, edition)
    table = Table(Game.from_position({**position, "ask_all": True}, game.book, edition))
    try:
        steps = steps_of(table, begin, moves, every)
    except Unsaid:
        return None
    data: dict[str, Any] = {
        "format": FORMAT,
        "name": Drawing(Look(game.state), "en", {}).moment(),
        "rules": [],
        "source": "illumineer",
        "edition": game.edition,
    }
    if "teams" in position:
        teams = position["teams"]
        data["teams"] = [[player_name(p) for p, of in enumerate(teams) if of == team] for team in dict.fromkeys(teams)]
    known = {folded(card["fullName"]) for card in brought}
    others = [name for name in dict.fromkeys(map(card_name, begin.labels)) if folded(name) not in known]
    invented = [*brought, *_invented(game, pool, others)]
    if invented:
        data["cards"] = invented
    data["setup"] = {key: value for key, value in position.items() if key not in _NOT_IN_SETUP}
    data["steps"] = [*steps, {"expect": _expected(table)}]
    return data


def _expected(table: Table) -> dict[str, Any]:
    """What is so at the moment: whose turn it is, what the players have, the cards in play, and what is asked."""
    st, outcome, asked = table.state, table.game.outcome, table.pending
    found: dict[str, Any] = {"active": player_name(st.active)}
    if outcome is not None:
        found["winner"] = player_name(outcome.winners[0]) if outcome.winners else NONE
    cards: dict[str, dict[str, Any]] = {}
    for player in range(st.setup.players):
        in_play = {table.labels.label(card.card): _states(table, card) for card in st.cards(player)}
        labels = [label for label in in_play if label is not None]
        cards |= {label: states for label, states in in_play.items() if label is not None and states}
        found[player_name(player)] = {
            "lore": st.lore[player],
            "ink": {"ready": len(st.ink_ready[player]), "exerted": len(st.ink_exerted[player])},
            "hand": len(st.hand[player]),
            "deck": len(st.deck[player]),
            "discard": len(st.discard[player]),
            "play": labels if len(labels) == len(st.play[player]) else len(st.play[player]),
        }
    if cards:
        found["cards"] = cards
    if asked is not None:
        found["prompt"] = {"by": player_name(asked.player), "kind": asked.verb}
        if asked.wants in (Pick, PickPlayer, Next) and FILLER not in (options := options_of(table, asked)):
            found["prompt"]["options"] = options
    return found


def _states(table: Table, card: CardInPlay) -> dict[str, Any]:
    states: dict[str, Any] = {key: True for key in ("exerted", "drying") if getattr(card, key)}
    if card.damage:
        states["damage"] = card.damage
    if card.location:
        states["at"] = table.name(card.location)
    return states


def _invented(game: Game, pool: Pool, names: Iterable[str]) -> Iterator[dict[str, Any]]:
    """The printed form of the cards that the pool does not have; ScenarioError for one that it cannot be read from."""
    every = (game.book.card(name).card for name in names)
    cards = [card for card in every if isinstance(card, ir.Card) and pool.find(card.full_name) != card]
    known = explained_by(ability for card in cards for ability in card.abilities)
    for card in cards:
        data = printed_form(card)
        if data is None or compiled(printed(At(Source(data), (), data)), known) != card:
            raise ScenarioError("scenario.card_unsaid", card=card.full_name)
        yield data


def _leads_to(data: dict[str, Any], pool: Pool, game: Game) -> bool:
    """Whether the scenario passes and ends where the game is."""
    result = judge(Source(data), pool, game.edition)
    if result.status != PASS or result.played is None:
        return False
    return _picture(result.played.table.game) == _picture(game)


def _picture(game: Game) -> tuple[object, ...]:
    """What is the same at the same moment, whether everything is asked or not."""
    st, asked = game.state, game.decision
    position = write(st)
    position.pop("ask_all", None)
    question: tuple[object, ...] | None = None
    if asked is not None:
        # Which names can be named depends on the cards in use.
        options = len(asked.options) if asked.wants is not Name else 0
        question = asked.player, asked.kind, asked.about, options
    return position, st.step, len(st.bag), len(st.lasting), question
