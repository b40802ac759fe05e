"""The screen on which a game that was played is looked at again: forwards, backwards, through anybody's eyes."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from illumineer.play.replay import Replay
from illumineer.play.screen.table import Scene, TableScreen, seated
from illumineer.vocab import player_name


class ReplayScreen(TableScreen):
    """A game at one of its moments.  The arrows go through the game, Tab through the cards."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "next_card(1)", show=False),
        Binding("shift+tab", "next_card(-1)", show=False),
        Binding("space", "go('right')", show=False),
        Binding("backspace", "go('left')", show=False),
        Binding("v", "eyes", show=False),
        Binding("x", "turn_round", show=False),
        Binding("q,escape", "leave", show=False),
    ]
    KEYS = (
        ("→ ␣", "screen.key_forward"),
        ("←", "screen.key_backward"),
        ("↓ ↑", "screen.key_turns"),
        ("screen.name_ends", "screen.key_ends"),
        ("Tab", "screen.key_cards"),
        ("⏎ i", "screen.key_detail"),
        ("v", "screen.key_eyes"),
        ("x", "screen.key_turn_round"),
        ("l", "screen.key_log"),
        ("r", "screen.key_rule"),
        ("d", "screen.key_discards"),
        ("screen.name_pages", "screen.key_scroll"),
        ("t", "screen.key_shade"),
        ("q", "screen.key_leave"),
    )
    FOOT = (
        ("?", "screen.word_help", "screen.help"),
        ("←", "screen.word_backward", "screen.go('left')"),
        ("→", "screen.word_forward", "screen.go('right')"),
        ("↑ ↓", "screen.word_turns", "screen.go('down')"),
        ("v", "screen.word_eyes", "screen.eyes"),
        ("x", "screen.word_turn_round", "screen.turn_round"),
        ("q", "screen.word_leave", "screen.leave"),
        ("i", "screen.word_card", "screen.detail"),
        ("l", "screen.word_log", "screen.read_log"),
    )

    def __init__(self, replay: Replay) -> None:
        super().__init__(replay.lang)
        self.replay = replay
        self.add_class("replaying")
        self._below = 0

    def on_mount(self) -> None:
        self.parts.board.focus()
        self._show()

    def _show(self) -> None:
        replay = self.replay
        asked = replay.asked
        below = self._below if replay.viewer is None else replay.viewer
        eyes = "screen.eyes_judge" if replay.viewer is None else "screen.eyes_player"
        seen_by = self.told(eyes, player=player_name(below))
        stands = str(asked) if asked is not None else self.told("screen.over")
        self.show(
            Scene(
                st=replay.table,
                viewer=replay.viewer,
                seats=seated(replay.titles),
                below=below,
                question=f"{seen_by} · {stands}",
                news=self.told("screen.moment", n=replay.position, all=replay.length),
                log=tuple(replay.log),
            )
        )

    def action_go(self, where: str) -> None:
        """Left and right: an answer back or on; up and down: a turn; to the ends."""
        replay = self.replay
        if where == "left":
            replay.backward()
        elif where == "right":
            replay.forward()
        elif where == "home":
            replay.go_to(0)
        elif where == "end":
            replay.to_end()
        elif where == "down":
            if not replay.to_turn(replay.game.turn + 1):
                replay.to_end()
        else:
            self._to_earlier_turn()
        self._show()

    def _to_earlier_turn(self) -> None:
        """To the beginning of this turn; from there, to that of the turn before."""
        at = self.replay.position
        turn = self.replay.game.turn
        self.replay.to_turn(turn)
        if self.replay.position == at and turn > 0:
            self.replay.to_turn(turn - 1)

    def action_next_card(self, by: int) -> None:
        """The next card on the table, row after row."""
        places = [(row, place) for row, cards in enumerate(self.rows) for place in range(len(cards.faces))]
        if places:
            at = places.index(self.cursor) if self.cursor in places else -1
            self.point(*places[(at + by) % len(places)])

    def action_eyes(self) -> None:
        """From the judge, who sees all, to each player, and back."""
        players: list[int | None] = [None, *range(len(self.replay.game.players))]
        self.replay.viewer = players[(players.index(self.replay.viewer) + 1) % len(players)]
        self._show()

    def action_turn_round(self) -> None:
        """A judge looks from the next player's side."""
        self._below = (self._below + 1) % len(self.replay.game.players)
        self._show()

    def action_leave(self) -> None:
        self.leave()

    def leave(self) -> None:
        """Back to where the game was played, or out."""
        if self.app.screen_stack[1] is self:
            self.app.exit(0)
        else:
            self.close(None)
