"""The table as data, for a player, a spectator or a judge: who has what, what is asked, what can be done."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from illumineer.cards import wording
from illumineer.choices import Choice, Refusal, choices
from illumineer.core import answers, ways
from illumineer.core.decisions import Decision
from illumineer.core.state import Outcome, Waiting
from illumineer.cr import CR, number
from illumineer.document.cards import Cards
from illumineer.document.keys import Keys
from illumineer.game import Game, View
from illumineer.looking import GameLook
from illumineer.messages import Message
from illumineer.notation import way_said
from illumineer.readings import PickPlayer, TurnAction
from illumineer.seen.labels import labels
from illumineer.seen.look import Look
from illumineer.seen.player import Player
from illumineer.seen.view import BLANK, SPECTATOR
from illumineer.told.explain import question_alone
from illumineer.told.moves import ability_of_card, answer_message
from illumineer.vocab import Act, Step, player_name
from illumineer.words import say

TABLE: Final = "illumineer-table/1"


def table(
    game: Game, viewer: int | None = None, lang: str = "en", refused: bool = False, texts: bool = True
) -> dict[str, Any]:
    """What a viewer may know of a game: a player by number, `SPECTATOR`, or None for a judge, who sees all.

    `refused` adds what the player would look for and cannot do, with the reasons; without `texts` cards have no text.
    Documents share the parts that never change: copy what you want to change.
    """
    if viewer is None:
        return _for_judge(game, lang, refused, texts)
    view = game.glance(viewer)  # only read, and only now: no copy of its own is needed
    names = labels(view.table, viewer)
    return table_of(game, view, names, choices(game, view, lang, refused, names), lang, texts)


def table_of(
    game: Game, view: View, names: dict[int, str], moves: list[Choice], lang: str, texts: bool
) -> dict[str, Any]:
    """The same, for somebody who has found the view, its labels and the choices already."""
    look = Look(view.table)  # what the viewer may not know is blank there
    return _Table(game, look, view.player, view.decision, names, lang, texts).write(moves)


def _for_judge(game: Game, lang: str, refused: bool, texts: bool) -> dict[str, Any]:
    """The table with all its cards, and the moves of the player who decides."""
    look = GameLook(game)
    names = {ref: str(label) for ref, label in look.labels().items()}
    written = _Table(game, look, None, game.decision, names, lang, texts)
    if game.decision is None:
        return written.write([])
    view = game.glance(game.decision.player)
    return written.write(choices(game, view, lang, refused), view)


class _Table:
    def __init__(
        self,
        game: Game,
        look: Look,
        viewer: int | None,
        asked: Decision | None,
        names: dict[int, str],
        lang: str,
        texts: bool,
    ) -> None:
        self.game = game
        self.look = look
        self.st = look.state
        self.viewer = viewer
        self.asked = asked  # what the viewer decides
        self.names = names
        self.lang = lang
        self.keys = Keys(self.st)
        self.cards = Cards(look, self.keys, names, lang, game.edition, texts)

    def write(self, moves: list[Choice], by: View | None = None) -> dict[str, Any]:
        """The whole document; `by` is the view that the moves are from, if it is not the table itself."""
        st = self.st
        challenge = st.challenge
        found = {
            "format": TABLE,
            "viewer": viewer_name(self.viewer),
            "lang": self.lang,
            "edition": self.game.edition,
            "turn": st.turn,
            "active": player_name(st.active),
            "step": Step(st.step).name.lower() if st.turn else None,
            "step_text": self._step(),
            "players": [self._player(player) for player in self.look.players],
            "challenge": None if challenge is None else [self.keys.of_ref(ref) for ref in challenge],
            "bag": [self._waiting(waiting) for waiting in st.bag],
            "question": self._question(),
            "moves": [self._move(choice, by) for choice in moves],
            "outcome": _outcome(self.game.outcome, self.game.edition),
        }
        found["beside"] = self._beside()
        return found

    def _beside(self) -> list[dict[str, Any]]:
        """The cards that something in the document names, and that lie in none of the zones that it lists."""
        return [self.cards.write(self.look.card(id)) for id in self.keys.meant if id not in self.cards.written]

    def _step(self) -> str:
        key = f"steps.{Step(self.st.step).name}" if self.st.turn else "board.before"
        return say(Message(key), self.lang)

    def _player(self, player: Player) -> dict[str, Any]:
        st, write = self.st, self.cards.write
        ink = player.ink
        deck = st.deck[player.number]
        return {
            "name": player.name,
            "team": st.setup.teams[player.number],
            "active": player.is_active,
            "left": player.has_left,
            "lore": player.lore,
            "to_win": player.to_win,
            "ink": {"ready": ink.ready, "exerted": ink.exerted, "drops": ink.drops},
            "inked": player.inked,
            "deck": len(deck),
            "known": [
                {**write(self.look.card(id)), "place": place}
                for place, id in enumerate(reversed(deck), start=1)
                if st.defs[id] != BLANK
            ],
            "hand": [write(card) for card in player.hand],
            "inkwell": [write(card) for card in player.inkwell],
            "play": [write(card) for card in player.play],
            "resolving": [write(card) for card in player.resolving],
            "discard": [write(card) for card in player.discard],
        }

    def _waiting(self, waiting: Waiting) -> dict[str, Any]:
        spec = self.st.setup.book.abilities[waiting.ability]
        return {
            "player": player_name(waiting.player),
            "card": self.keys.of_ref(waiting.source),
            "ability": spec.name,
            "text": ability_of_card(self.st, spec, waiting.source, self.lang, self.viewer, self.names),
        }

    def _question(self) -> dict[str, Any] | None:
        """What has to be decided; what was picked for it before is told to the player who decides alone."""
        game, asked, mine = self.game, self.game.decision, self.asked
        if asked is None:
            return None
        if mine is not None:
            text = question_alone(self.st, mine, self.lang, self.names, self.viewer)
        else:
            text = question_alone(game.state, asked, self.lang, self.names, self.viewer)
        card = self.keys.of_ref(mine.source if mine is not None else asked.source)
        return {
            "by": player_name(asked.player),
            "mine": mine is not None and self.viewer is not None,
            "kind": asked.verb,
            "about": asked.about,
            "text": text,
            "rule": number(asked.rule, game.edition),
            "card": card,
            "says": self._says(asked) if card else "",
            "picked": picks(mine, self.keys) if mine is not None else [],
        }

    def _says(self, asked: Decision) -> str:
        """The words of the ability that asks."""
        return wording.ability(self.st.setup.book, asked.ability, self.lang) if asked.ability >= 0 else ""

    def _move(self, choice: Choice, by: View | None) -> dict[str, Any]:
        reading, card = choice.reading, choice.card
        if by is not None:
            real = by.real(card)
            assert isinstance(real, int)
            card = real
        named = reading is None or answers.names_card(reading)
        key = self.keys.of_ref(card) if named else None
        found: dict[str, Any] = {
            "move": choice.notation,
            "text": choice.text,
            "action": reading.act.name.lower() if isinstance(reading, TurnAction) else None,
            "cards": [key] if key is not None else [],
            "player": player_name(reading.player) if isinstance(reading, PickPlayer) else None,
            "group": choice.group,
            "legal": choice.legal,
        }
        if not choice.legal:
            found["reasons"] = reasons(choice.why)
        elif isinstance(reading, TurnAction) and reading.act == Act.PLAY:
            found["ways"] = self._ways(choice, by)
        return found

    def _ways(self, choice: Choice, by: View | None) -> list[dict[str, Any]]:
        """The ways in which a card can be played now.  Where there are several, the game asks for one of them next."""
        st = self.st if by is None else by.table
        asked = self.asked if by is None else by.decision
        assert asked is not None
        open_ = ways.all_ways(st, asked.player, choice.card)
        readings = [answers.way(st, open_, each) for each in open_]
        return [
            {"move": way_said(each), "text": say(answer_message(st, asked, each, self.names), self.lang)}
            for each in readings
        ]


def picks(asked: Decision, keys: Keys) -> list[str | None]:
    """The cards or players that were picked before, for this question: cards by their keys."""
    if asked.of_players:
        return [player_name(player) for player in asked.picked]
    return [keys.of_ref(ref) for ref in asked.picked]


def reasons(found: Iterable[Refusal]) -> list[dict[str, Any]]:
    """Reasons as data: each a sentence and its rule."""
    return [{"text": each.text, "rule": each.rule} for each in found]


def viewer_name(viewer: int | None) -> str:
    """What a document calls its viewer."""
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
