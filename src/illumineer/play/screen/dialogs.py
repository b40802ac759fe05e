"""What opens above the table: a text to read, a list to choose from, the log, the hand-over between two players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from illumineer.messages import Message
from illumineer.play.console import plain
from illumineer.play.screen.layers import Dialog, Layer
from illumineer.words import say

LABELS: Final = "123456789abcdefghjklmnoprstuvwxyz"
"""The keys by which the entries of a list are picked; two letters are keys of every list (`Menu.BINDINGS`)."""

_LEAVE: Final = Binding("ctrl+c", "app.help_quit", show=False, priority=True)
"""Above the table the keys of the application are not heard."""

_CLOSE: Final[list[BindingType]] = [Binding("escape,q", "close", show=False), _LEAVE]


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a list: what it says, and why it cannot be picked, if it cannot."""

    text: str
    reasons: tuple[str, ...] = ()
    legal: bool = True


def prompt(entry: Entry, label: str) -> Text:
    """How an entry looks: a key in front of what can be picked, a sign in front of what cannot."""
    if entry.legal:
        return Text.assemble((f"{label or ' '} ", "bold"), entry.text)
    return Text(f"✗ {entry.text}", "dim")


class Page(Dialog[None]):
    """A text to read."""

    BINDINGS: ClassVar[list[BindingType]] = [*_CLOSE, Binding("enter,space", "close", show=False)]

    def __init__(self, heading: str, paragraphs: Sequence[str | Text | Table], lang: str) -> None:
        super().__init__()
        self._heading = heading
        self._paragraphs = paragraphs
        self._lang = lang

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Text(self._heading), classes="heading")
            with VerticalScroll():
                for each in self._paragraphs:
                    yield Static(Text(each) if isinstance(each, str) else each)
            yield Static(say(Message("screen.close"), self._lang), classes="foot", markup=False)

    def action_close(self) -> None:
        self.close(None)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.close(None)


def refused(what: str, reasons: Sequence[str], lang: str) -> Page:
    """Why something cannot be done now."""
    return Page(say(Message("screen.refused", {"what": what}), lang), reasons, lang)


class Options(OptionList):
    """A list to pick from; where it cannot be seen, its keys do nothing."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return bool(self.region) and bool(self.scrollable_content_region)


class Menu(Dialog[int | None]):
    """A list to choose from; the answer is the place of what was picked, None if nothing was.

    What cannot be picked says why when the cursor is on it, and at length when it is picked all the same.  `detail`
    gives the page that says more of the entry in a place, if there is one.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *_CLOSE, Binding("space", "pick", show=False), Binding("i", "detail", show=False)
    ]  # fmt: skip

    def __init__(
        self,
        heading: str,
        entries: Sequence[Entry],
        lang: str,
        large: bool = False,
        at: int = 0,
        foot: str = "screen.pick",
        keys: str = LABELS,
        detail: Callable[[int], Page | None] | None = None,
    ) -> None:
        super().__init__()
        self._heading = heading
        self._entries = list(entries)
        self._lang = lang
        self._large = large
        self._at = at
        self._foot = foot
        self._keys = keys
        self._detail = detail
        self._list = Options(*self._options())
        self._note = Static("", classes="note", markup=False)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog large" if self._large else "dialog"):
            yield Static(Text(self._heading), classes="heading")
            yield self._list
            yield self._note
            yield Static(say(Message(self._foot), self._lang), classes="foot", markup=False)

    def _options(self) -> list[Option]:
        keys = iter(self._keys)
        return [Option(prompt(each, next(keys, "") if each.legal else "")) for each in self._entries]

    def on_mount(self) -> None:
        self._list.highlighted = self._at if self._entries else None
        self._list.focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._note.update(Text("\n".join(self._entries[event.option_index].reasons)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._pick(event.option_index)

    def _pick(self, place: int) -> None:
        entry = self._entries[place]
        if entry.legal:
            self.close(place)
        else:
            self.open(refused(entry.text, entry.reasons, self._lang))

    def action_pick(self) -> None:
        place = self._list.highlighted
        if place is not None:
            self._pick(place)

    def action_detail(self) -> None:
        place = self._list.highlighted
        page = self._detail(place) if self._detail is not None and place is not None else None
        if page is not None:
            self.open(page)

    def action_close(self) -> None:
        self.close(None)

    def on_key(self, event: events.Key) -> None:
        if not event.character or event.character not in self._keys:
            return
        legal = [place for place, each in enumerate(self._entries) if each.legal]
        at = self._keys.index(event.character)
        if at < len(legal):
            event.stop()
            self._pick(legal[at])

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.close(None)


class Search(Dialog[int | None]):
    """A long list to choose from, of which those are shown that have what is written; as with `Menu`, a place or None.

    Letters are written here, so none of them is a key.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        _LEAVE,
        Binding("escape", "close", show=False),
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("pageup", "move(-10)", show=False),
        Binding("pagedown", "move(10)", show=False),
    ]

    def __init__(self, heading: str, texts: Sequence[str], lang: str) -> None:
        super().__init__()
        self._heading = heading
        self._texts = list(texts)
        self._lang = lang
        self._found: list[int] = []
        self._input = Input(placeholder=say(Message("screen.search"), lang), compact=True)
        self._list = Options()
        self._note = Static("", classes="note", markup=False)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog large"):
            yield Static(Text(self._heading), classes="heading")
            yield self._input
            yield self._list
            yield self._note
            yield Static(say(Message("screen.search_foot"), self._lang), classes="foot", markup=False)

    def on_mount(self) -> None:
        self._input.focus()
        self._look("")

    def on_input_changed(self, event: Input.Changed) -> None:
        self._look(event.value)

    def _look(self, written: str) -> None:
        """Show what has all the words that are written; what begins with them first, and whole words before parts."""
        words = plain(written).split()
        found = [place for place, text in enumerate(self._texts) if all(word in plain(text) for word in words)]
        self._found = sorted(found, key=lambda place: _far(plain(self._texts[place]), " ".join(words)))
        panel = self._list
        panel.clear_options()
        panel.add_options([Option(Text(self._texts[place]), id=str(place)) for place in self._found])
        panel.highlighted = 0 if self._found else None
        note = "" if self._found else say(Message("screen.search_none"), self._lang)
        self._note.update(Text(note))

    def action_move(self, by: int) -> None:
        panel = self._list
        if self._found:
            panel.highlighted = min(max(0, (panel.highlighted or 0) + by), len(self._found) - 1)

    def on_input_submitted(self) -> None:
        place = self._list.highlighted
        if place is not None:
            self.close(self._found[place])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.close(int(event.option.id or 0))  # not by its place in the list, which may be another one by now

    def action_close(self) -> None:
        self.close(None)


def _far(text: str, written: str) -> tuple[bool, bool, bool]:
    """How far a text is from what is written: it is that, it begins with that, a word of it begins with that."""
    return text != written, not text.startswith(written), f" {written}" not in f" {text}"


class Handover(Layer[None]):
    """Between two players at one screen: it hides everything until the next one is there."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "go_on", show=False), Binding("q", "app.quit", show=False)
    ]  # fmt: skip

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        yield Static(Text(self._text), id="handover")

    def action_go_on(self) -> None:
        self.close(None)

    def on_click(self) -> None:
        self.close(None)
