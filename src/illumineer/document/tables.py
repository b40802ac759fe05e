"""The table as data, for a player, a spectator or a judge: who has what, what is asked, what can be done."""

from __future__ import annotations

from typing import Any, Final

from illumineer.choices import Choice, choices
from illumineer.core import answers
from illumineer.core.decisions import Decision
from illumineer.core.state import Outcome, State
from illumineer.cr import CR, number
from illumineer.document.cards import Cards
from illumineer.document.keys import keys
from illumineer.game import Game
from illumineer.messages import Message
from illumineer.readings import TurnAction
from illumineer.seen.look import Look
from illumineer.seen.player import Player
from illumineer.seen.view import SPECTATOR
from illumineer.told.explain import question_alone
from illumineer.told.moves import ability_of_card
from illumineer.vocab import Step, player_name
from illumineer.words import say

TABLE: Final = "illumineer-table/1"


def table(
    game: Game, viewer: int | None = None, lang: str = "en", refused: bool = False, texts: bool = True
) -> dict[str, Any]:
    """What a viewer may know of a game: a player by number, `SPECTATOR`, or None for a judge, who sees all.

    `refused` adds what the player would look for and cannot do, with the reasons; without `texts` cards have no text.
    """
    if viewer is None:
        return _Table(game, game.state, None, game.decision, lang, texts).write(_moves_of(game, lang))
    view = game.view(viewer)
    written = _Table(game, view.table, viewer, view.decision, lang, texts)
    return written.write(choices(game, view, lang, refused) if view.decision is not None else [])


def _moves_of(game: Game, lang: str) -> list[Choice]:
    """The legal moves of the player who decides, for a judge."""
    asked = game.decision
    return choices(game, game.view(asked.player), lang, refused=False) if asked is not None else []


class _Table:
    def __init__(
        self, game: Game, st: State, viewer: int | None, asked: Decision | None, lang: str, texts: bool
    ) -> None:
        self.game = game
        self.st = st
        self.viewer = viewer
        self.asked = asked  # what the viewer decides
        self.lang = lang
        self.look = Look(st, viewer)
        self.keys = keys(st)
        self.cards = Cards(self.keys, lang, texts)

    def key(self, ref: int) -> str | None:
        """The key of the card that a reference means; None if it means none any more."""
        id = self.st.card_of(ref) if ref > 0 else -1
        return self.keys[id] if id >= 0 else None

    def write(self, moves: list[Choice]) -> dict[str, Any]:
        st = self.st
        challenge = st.challenge
        return {
            "format": TABLE,
            "viewer": _viewer(self.viewer),
            "lang": self.lang,
            "edition": self.game.edition,
            "turn": st.turn,
            "active": player_name(st.active),
            "step": Step(st.step).name.lower(),
            "step_text": say(Message(f"steps.{Step(st.step).name}"), self.lang),
            "players": [self._player(player) for player in self.look.players],
            "challenge": None if challenge is None else [self.key(challenge[0]), self.key(challenge[1])],
            "bag": [self._waiting(place) for place in range(len(st.bag))],
            "question": self._question(),
            "moves": [self._move(choice) for choice in moves],
            "outcome": _outcome(self.game.outcome, self.game.edition),
        }

    def _player(self, player: Player) -> dict[str, Any]:
        st, write = self.st, self.cards.write
        ink, top = player.ink, player.deck[:1]
        return {
            "name": player.name,
            "lore": player.lore,
            "to_win": player.to_win,
            "ink": {"ready": ink.ready, "exerted": ink.exerted, "drops": ink.drops},
            "inked": player.inked,
            "hand": [write(card) for card in player.hand],
            "deck": len(st.deck[player.number]),
            "top": write(top[0]) if top and not top[0].is_hidden else None,
            "inkwell": [write(card) for card in player.inkwell],
            "discard": [write(card) for card in player.discard],
            "play": [write(card) for card in player.play],
            "resolving": [write(card) for card in player.resolving],
            "active": player.is_active,
            "left": player.has_left,
        }

    def _waiting(self, place: int) -> dict[str, Any]:
        st = self.st
        waiting = st.bag[place]
        spec = st.setup.book.abilities[waiting.ability]
        return {
            "player": player_name(waiting.player),
            "card": self.key(waiting.source),
            "ability": spec.name,
            "text": ability_of_card(st, spec, waiting.source, self.lang, self.viewer),
        }

    def _question(self) -> dict[str, Any] | None:
        """What has to be decided: others than the player who decides are told no more than that."""
        game, asked = self.game, self.game.decision
        if asked is None:
            return None
        mine = self.asked
        st = self.st if mine is not None else game.state
        told = mine if mine is not None else asked
        text = question_alone(st, told, self.lang, None, self.viewer)
        found: dict[str, Any] = {
            "by": player_name(asked.player),
            "mine": mine is not None,
            "kind": asked.kind.name.lower(),
            "about": asked.about,
            "text": text,
            "rule": number(asked.rule, game.edition),
        }
        if mine is not None:
            found["card"] = self.key(mine.source) if mine.source else None
            found["picked"] = self._picked(mine)
        return found

    def _picked(self, asked: Decision) -> list[str | None]:
        """The cards or players that were picked before."""
        if asked.of_players:
            return [player_name(player) for player in asked.picked]
        return [self.key(ref) for ref in asked.picked]

    def _move(self, choice: Choice) -> dict[str, Any]:
        reading = choice.reading
        named = reading is None or answers.names_card(reading)
        key = self.key(choice.card) if choice.card and named else None
        found: dict[str, Any] = {
            "move": choice.notation,
            "text": choice.text,
            "action": reading.act.name.lower() if isinstance(reading, TurnAction) else None,
            "cards": [key] if key is not None else [],
            "group": choice.group,
            "legal": choice.legal,
        }
        if not choice.legal:
            found["reasons"] = [{"text": each.text, "rule": each.rule} for each in choice.why]
        return found


def _viewer(viewer: int | None) -> str:
    return "judge" if viewer is None else "spectator" if viewer == SPECTATOR else player_name(viewer)


def _outcome(outcome: Outcome | None, edition: str) -> dict[str, Any] | None:
    """How the game ended: by which rule, or without one by the turn limit or an endless loop."""
    if outcome is None:
        return None
    rule = number(CR[outcome.reason], edition) if outcome.reason.isupper() else None
    return {
        "result": outcome.result.name.lower(),
        "winners": [player_name(winner) for winner in outcome.winners],
        "reason": outcome.reason.lower(),
        "rule": rule,
    }
