"""The table: both sides, the cards, the log, the question and what can be done; the same for playing and looking back.

Here: putting what there is to see in its place, the cursor, and the size of the terminal.  Not here: where it comes
from and what the keys do to it (`playing`, `replaying`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static
from textual.widgets.option_list import Option

from illumineer.game import State
from illumineer.messages import Arg
from illumineer.play.screen import faces, pages
from illumineer.play.screen.cards import Cards
from illumineer.play.screen.dialogs import Entry, Menu, Options, Page, prompt
from illumineer.play.screen.faces import Face
from illumineer.play.screen.layers import Layer
from illumineer.play.screen.log import Log
from illumineer.seen.look import Look
from illumineer.seen.player import Player
from illumineer.telling import brief
from illumineer.told.story import Line
from illumineer.vocab import player_name

LEAST: Final = (80, 24)
"""The smallest terminal in which the table can be shown."""

_WIDE: Final = 110
_TALL: Final = 32
_LEAST_BAR: Final = 5
"""A bar of lore that is shorter than this says nothing."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What there is to see at one moment."""

    st: State  # as the viewer may know it
    viewer: int | None  # None: a judge, who sees all
    seats: tuple[str, ...]  # who sits there, for each player
    below: int  # the player whose side is the lower one: the viewer, if they play
    question: str = ""
    says: str = ""  # what the ability says that asks it
    news: str = ""  # what is going on, for the title
    log: Sequence[Line] = ()
    entries: Sequence[Entry] = ()  # what can be chosen, and what cannot
    cards: Sequence[int] = ()  # for each entry, the card that it is about; 0 for none
    legal: frozenset[int] = field(default_factory=frozenset)

    @property
    def seen(self) -> Look:
        """The players and cards, as the viewer may know them."""
        return Look(self.st, self.viewer)


class Board(Vertical, can_focus=True):
    """The cards of both sides and the hand: where the cursor moves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "screen.go('left')", show=False),
        Binding("right", "screen.go('right')", show=False),
        Binding("up", "screen.go('up')", show=False),
        Binding("down", "screen.go('down')", show=False),
        Binding("home", "screen.go('home')", show=False),
        Binding("end", "screen.go('end')", show=False),
        Binding("enter", "screen.open", show=False),
    ]


class Parts:
    """The widgets of the table.

    They are held, not looked for: there is nothing to find while the screen is being taken away, and what was pressed
    or drawn last may still have to be dealt with then.
    """

    def __init__(self) -> None:
        self.title = Static("", id="title", markup=False)
        self.board = Board(id="board")
        self.theirs = Static("", id="theirs", classes="status", markup=False)
        self.their_cards = Cards("their-cards")
        self.bag = Static("", id="bag", markup=False)
        self.my_cards = Cards("my-cards")
        self.mine = Static("", id="mine", classes="status", markup=False)
        self.hand = Cards("hand")
        self.pointed = Static("", id="pointed", markup=False)
        self.log = Log("log")
        self.choices = Options(id="choices")
        self.question = Static("", id="question", markup=False)
        self.says = Static("", id="says", markup=False)
        self.keys = Static("", id="keys")


class TableScreen(Layer[None]):
    """The table, and a cursor on it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", show=False),
        Binding("i", "detail", show=False),
        Binding("l", "read_log", show=False),
        Binding("r", "rule", show=False),
        Binding("d", "discards", show=False),
        Binding("t", "app.shade", show=False),
        Binding("pageup", "scroll_log(-1)", show=False),
        Binding("pagedown", "scroll_log(1)", show=False),
    ]
    KEYS: ClassVar[tuple[tuple[str, str], ...]] = ()
    """All keys, for the help: what to press (or the sentence that names it), and the sentence on what it does."""

    FOOT: ClassVar[tuple[tuple[str, str, str], ...]] = ()
    """The keys at the foot of the screen: what to press, the word, the action that a click on it does."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang
        self.parts = Parts()
        self.scene: Scene | None = None
        self._row = 2  # the row of cards that the cursor is in
        self._options: list[Option] = []
        self._focused_before: Widget | None = None  # before the terminal became too small
        self._note = ""
        self._note_asks = False

    def told(self, key: str, /, **blanks: Arg) -> str:
        return pages.told(key, self.lang, **blanks)

    def compose(self) -> ComposeResult:
        parts = self.parts
        yield parts.title
        with Container(id="whole"):
            with parts.board:
                yield parts.theirs
                yield parts.their_cards
                yield parts.bag
                yield parts.my_cards
                yield parts.mine
                yield parts.hand
                yield parts.pointed
            with Container(id="side"):
                yield parts.log
                yield parts.choices
        yield parts.question
        yield parts.says
        yield parts.keys
        yield Static(self.told("screen.too_small", width=LEAST[0], height=LEAST[1]), id="too-small", markup=False)

    def _foot(self, width: int) -> str:
        """The keys at the foot, as many as there is room for; each can also be clicked."""
        found: list[str] = []
        used = 0
        for key, word, action in self.FOOT:
            said = self.told(word)
            used += len(key) + len(said) + 3
            if used <= width:
                found.append(f"[@click={action}][b]{key}[/b] {said}[/]")
        return "  ".join(found)

    # --- showing -----------------------------------------------------------------------------

    def show(self, scene: Scene) -> None:
        """Lay the table anew."""
        self.scene = scene
        seen, lang = scene.seen, self.lang
        below = seen.player(scene.below)
        self.set_class(len(seen.players) > 3, "many")
        title = faces.title(seen, lang)
        self.parts.title.update(Text(f"{title} · {scene.news}" if scene.news else title))
        self._show_sides(scene)
        self.call_after_refresh(self._fit_sides)  # the first time there is no width yet
        theirs = [face for player in _others(scene) for face in faces.in_play(player, seen, lang)]
        self.parts.their_cards.lay(theirs, scene.legal, self.told("screen.no_cards"))
        mine = faces.in_play(below, seen, lang)
        self.parts.my_cards.lay(mine, scene.legal, self.told("screen.no_cards"))
        hand = faces.in_hand(below, seen, lang)
        hidden = len(below.hand) - len(hand)
        empty = self.told("screen.hidden_hand", n=hidden) if hidden else self.told("screen.no_hand")
        self.parts.hand.lay(hand, scene.legal, empty)
        waiting = faces.bag(seen, lang)
        bag = self.parts.bag
        bag.set_class(bool(waiting), "waiting")
        bag.update(Text(self.told("screen.bag", names=waiting)))
        self._ask()
        says = self.parts.says
        says.set_class(bool(scene.says), "said")
        says.update(Text(scene.says))
        self.parts.log.tell(brief(scene.log, scene.st.setup.edition.name))
        self._show_choices(scene)
        self._keep_cursor()

    def note(self, text: str = "", asks: bool = False) -> None:
        """Say something beside the question, where it covers nothing, until the next key.

        `asks`: it is a question itself, and stands in the place of the other one.
        """
        self._note, self._note_asks = text, asks
        self._ask()

    def _ask(self) -> None:
        """The question, and in front of it what there is to say beside it."""
        question = self.scene.question if self.scene is not None and not self._note_asks else ""
        between = " · " if self._note and question else ""
        self.parts.question.update(Content.assemble((self._note, "$text-warning"), between, question))

    def on_key(self, event: events.Key) -> None:
        if self._note:
            self.note()

    def _show_sides(self, scene: Scene) -> None:
        mine = [scene.seen.player(scene.below)]
        for line, players in ((self.parts.theirs, _others(scene)), (self.parts.mine, mine)):
            room = line.size.width
            line.update(Text("\n").join(self._side(each, scene.seats[each.number], room) for each in players))

    def _side(self, player: Player, who: str, room: int) -> Text:
        """A player's line: who it is, lore, ink, and how many cards there are where; the bar has what is left."""
        to_win, ink = player.to_win, player.ink
        lore = f"◊ {player.lore}/{to_win}"
        parts = [
            f"{'▸' if player.is_active else ' '} {who}",
            lore,
            self.told("screen.ink", ready=ink.ready, all=ink.total),
        ]
        if player.inked:
            parts[-1] += f" {self.told('screen.inked')}"
        if ink.drops:
            parts.append(self.told("board.drops", n=ink.drops))
        piles = (("hand", player.hand), ("deck", player.deck), ("discard", player.discard))
        parts += [self.told(f"board.{key}", n=len(pile)) for key, pile in piles]
        if player.has_left:  # then there are no cards
            parts[2:] = [self.told("board.out")]
        bar = min(to_win, room - len(" · ".join(parts)) - 1)
        if bar >= _LEAST_BAR:
            full = round(bar * min(player.lore, to_win) / to_win)
            parts[1] = f"{lore} {'■' * full}{'□' * (bar - full)}"
        return Text(" · ".join(parts), "bold" if player.is_active else "")

    def _show_choices(self, scene: Scene) -> None:
        panel = self.parts.choices
        digits = iter("123456789")
        self._options = [Option(prompt(each, next(digits, "") if each.legal else "")) for each in scene.entries]
        panel.clear_options()
        panel.add_options(self._options)
        if self._options:
            panel.highlighted = 0

    def is_shown(self, option: Option) -> bool:
        """Whether the option is one of the list now, and not of an earlier question."""
        return any(option is each for each in self._options)

    # --- the cursor --------------------------------------------------------------------------

    @property
    def rows(self) -> list[Cards]:
        return [self.parts.their_cards, self.parts.my_cards, self.parts.hand]

    @property
    def pointed(self) -> Face | None:
        return self.rows[self._row].pointed

    def _keep_cursor(self) -> None:
        """The cursor stays where it is, if there is still a card."""
        rows = self.rows
        if not rows[self._row].faces:
            self._row = next((place for place in (2, 1, 0) if rows[place].faces), 2)
        self.point(self._row, rows[self._row].cursor or 0)

    @property
    def cursor(self) -> tuple[int, int]:
        """The row and the place in it."""
        return self._row, self.rows[self._row].cursor or 0

    def point(self, row: int, place: int) -> None:
        """Put the cursor on a card."""
        self._row = row
        for at, cards in enumerate(self.rows):
            cards.point(min(place, len(cards.faces) - 1) if at == row and cards.faces else None)
        face = self.pointed
        self.parts.pointed.update(Text(face.in_full() if face is not None else ""))

    def point_at(self, ref: int) -> None:
        """Put the cursor on that card, if it lies on the table."""
        for row, cards in enumerate(self.rows):
            for place, face in enumerate(cards.faces):
                if face.ref == ref:
                    self.point(row, place)
                    return

    def action_go(self, where: str) -> None:
        cards = self.rows[self._row]
        if not cards.faces:
            return
        at, last = cards.cursor or 0, len(cards.faces) - 1
        if where in ("up", "down"):
            by = 1 if where == "down" else -1
            if cards.step(by):
                self.point(self._row, cards.cursor or 0)
                return
            there = [row for row in range(3) if self.rows[row].faces and (row - self._row) * by > 0]
            if there:
                row = min(there, key=lambda each: abs(each - self._row))
                self.point(row, round(at * (len(self.rows[row].faces) - 1) / last) if last else 0)
            return
        places = {"left": max(0, at - 1), "right": min(last, at + 1), "home": 0, "end": last}
        self.point(self._row, places[where])

    def on_cards_picked(self, event: Cards.Picked) -> None:
        """A click puts the cursor on a card; a click on the card under the cursor opens it."""
        row = self.rows.index(event.row)
        again = row == self._row and event.row.cursor == event.place
        self.point(row, event.place)
        self.parts.board.focus()
        if again:
            self.action_open()

    def action_open(self) -> None:
        """Enter on a card; a screen on which more can be done than look says what."""
        self.action_detail()

    # --- reading -----------------------------------------------------------------------------

    def current_card(self) -> int:
        """The card that is meant: of the list of choices if that has the focus, else the one under the cursor."""
        panel = self.parts.choices
        if panel.has_focus and self.scene is not None and panel.highlighted is not None:
            card = self.scene.cards[panel.highlighted]
            if card:
                return card
        return self.pointed.ref if self.pointed is not None else 0

    def action_detail(self) -> None:
        page = self.card_page(self.current_card())
        if page is not None:
            self.open(page)

    def card_page(self, ref: int) -> Page | None:
        """The page of a card, if there is one and the viewer may know it."""
        page = pages.card(self.scene.st, ref, self.scene.viewer, self.lang) if self.scene is not None else None
        return Page(*page, self.lang) if page is not None else None

    def action_help(self) -> None:
        self.open(Page(*pages.keys(self.KEYS, self.lang), self.lang))

    def action_discards(self) -> None:
        if self.scene is not None:
            self.open(Page(*pages.discards(self.scene.st, self.scene.viewer, self.lang), self.lang))

    def action_read_log(self, at: int | None = None) -> None:
        """The whole log; Enter on a line looks up its rule."""
        if self.scene is None or not self.scene.log:
            return
        lines = list(self.scene.log)
        entries = [Entry(f"{'  ' * line.depth}{line.text} [{line.rule}]") for line in lines]
        heading = self.told("screen.log")
        at = len(lines) - 1 if at is None else at
        menu = Menu(heading, entries, self.lang, large=True, at=at, foot="screen.log_foot", keys="")

        def picked(place: int | None) -> None:
            if place is not None:
                self._look_up(lines[place].rule, lambda: self.action_read_log(place))

        self.open(menu, picked)

    def action_rule(self) -> None:
        """The rule of the question; where nothing is asked, of the last line of the log."""
        if self.scene is None:
            return
        cited = self.scene.question.rpartition("[")[2].removesuffix("]") if "[" in self.scene.question else ""
        if not cited and self.scene.log:
            cited = self.scene.log[-1].rule
        if cited:
            self._look_up(cited)

    def _look_up(self, cited: str, then: Callable[[], None] | None = None) -> None:
        page = pages.rule(cited, self.scene.st.setup.edition.name, self.lang) if self.scene is not None else None
        found = page or (cited, [self.told("rules.no_wording")])

        def closed(_: None) -> None:
            if then is not None:
                then()

        self.open(Page(*found, self.lang), closed)

    def action_scroll_log(self, by: int) -> None:
        panel = self.parts.log
        panel.scroll_relative(y=by * max(1, panel.size.height - 1), animate=False)

    def leave(self) -> None:
        """Leave the table."""
        raise NotImplementedError

    # --- the size of the terminal ------------------------------------------------------------

    def on_resize(self, event: events.Resize) -> None:
        width, height = event.size
        small, was_small = width < LEAST[0] or height < LEAST[1], self.has_class("small")
        if small and not was_small:
            self._focused_before = self.focused
        self.set_class(small, "small")
        if was_small and not small:  # what is hidden loses the focus
            self.call_after_refresh((self.focused or self._focused_before or self.parts.board).focus)
        self.set_class(width >= _WIDE, "wide")
        self.set_class(width < _WIDE, "narrow")
        self.set_class(height >= _TALL, "tall")
        self.parts.keys.update(self._foot(width))
        self.call_after_refresh(self._fit_sides)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nobody does anything at a table that they cannot see."""
        return not self.has_class("small")

    def _fit_sides(self) -> None:
        if self.scene is not None:
            self._show_sides(self.scene)


def _others(scene: Scene) -> list[Player]:
    """The players whose side is the upper one, in turn order."""
    players = scene.seen.players
    return [*players[scene.below + 1 :], *players[: scene.below]]


def seated(titles: Sequence[str]) -> tuple[str, ...]:
    """What the players are called: as the texts call them, and who it is."""
    names = [(player_name(player), title) for player, title in enumerate(titles)]
    return tuple(name if title == name else f"{name} ({title})" for name, title in names)
