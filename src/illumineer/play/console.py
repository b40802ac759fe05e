"""A conversation in lines: what is written is a number, a move, or a command in either language.

Here: reading and telling, for `lines` and `replay_lines`.  No colours, no drawing over what stands there: for pipes,
files and screen readers.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import Final

from illumineer.cards.card_text import card_lines
from illumineer.cards.library import Library
from illumineer.errors import IllumineerError
from illumineer.messages import Arg, Message
from illumineer.telling import brief
from illumineer.told.story import Line
from illumineer.vocab import PLAYER_NAMES
from illumineer.words import LANGUAGES, say, table

HELP: Final = "?"
"""Asks for help in any language."""

_LONGEST: Final = 1000
"""More characters than these no move, command or path has."""

_FRAME: Final = str.maketrans("┌├│└", "    ")


class Leaves(Exception):
    """There is nothing more to read, or the person who writes has had enough."""


class Console:
    """Reads line by line, and writes what it is told to."""

    def __init__(
        self,
        read: Callable[[], str | None],
        write: Callable[[str], None],
        lang: str,
        library: Library,
        echo: bool,
        cover: str = "",
    ) -> None:
        """`read` gives a line, or None when there is none any more; `echo`: what was read is written as well.

        `cover` is written to put out of sight what stands there; nothing, where nothing can be hidden.
        """
        self._read = read
        self.write = write
        self.lang = lang
        self.library = library
        self._echo = echo
        self._cover = cover

    def say(self, key: str, /, **blanks: Arg) -> None:
        """A sentence of the section about lines."""
        self.write(say(Message(f"lines.{key}", blanks), self.lang))

    def tell(self, message: Message) -> None:
        """A sentence that may begin with a small letter."""
        text = say(message, self.lang)
        self.write(text if text.startswith(PLAYER_NAMES) else f"{text[:1].upper()}{text[1:]}")

    def read(self) -> str:
        """The next line that is not empty."""
        while True:
            line = self._read()
            if line is None:
                raise Leaves
            written = self.taken(line)
            if written:
                return written

    def taken(self, line: str) -> str | None:
        """A line without what cannot be printed; None if it is too long, which is said."""
        line = "".join(sign if sign.isprintable() else " " for sign in line).strip()
        if self._echo:
            self.write(f"> {line if len(line) <= _LONGEST else f'{line[:_LONGEST]}…'}")
        if len(line) > _LONGEST:
            self.say("too_long", n=_LONGEST)
            return None
        return line

    def read_any(self) -> None:
        """Wait for a line, whatever it says."""
        if self._read() is None:
            raise Leaves

    def command(self, line: str, known: Sequence[str]) -> tuple[str, str]:
        """Which of the known commands a line begins with, and the rest of it; "" if with none.

        English words are always known, whatever the language.
        """
        if line == HELP:
            return "help", ""
        words = line.split()
        best, used = "", 0
        for lang in LANGUAGES:
            for name in known:
                for written in str(table("line_commands", lang)[name]).split(", "):
                    parts = written.split()
                    if len(parts) > used and [plain(word) for word in words[: len(parts)]] == [plain(p) for p in parts]:
                        best, used = name, len(parts)
        return best, " ".join(words[used:])

    def word(self, name: str) -> str:
        """The first word for a command, in the language that is spoken."""
        return HELP if name == "help" else str(table("line_commands", self.lang)[name]).partition(", ")[0]

    def cover(self) -> None:
        """What the last player could read goes out of sight, if it stands in a terminal."""
        if self._cover:
            self.write(self._cover)

    def help(self, known: Sequence[str], replayed: Sequence[str] = ()) -> None:
        """Every command and what it does; some do something else in a replay."""
        keys = {name: f"replay_{name}" if name in replayed else name for name in known}
        rows = [(self.word(name), say(Message(f"lines.help_{key}"), self.lang)) for name, key in keys.items()]
        width = max(len(word) for word, _ in rows)
        for word, text in rows:
            self.write(f"  {word:<{width}}  {text}")

    def board(self, lines: Sequence[str]) -> None:
        """The table, without the lines that are drawn around it: a screen reader would spell them."""
        for line in lines:
            plain_line = line.translate(_FRAME).rstrip()
            if plain_line:
                self.write(plain_line)

    def story(self, lines: Sequence[Line], edition: str) -> None:
        """What happened, as far as it is worth reading, each line under what caused it."""
        for line in brief(lines, edition):
            rule = f" [{line.rule}]" if line.rule else ""
            self.write(f"{'  ' * (line.depth + 1)}{line.text}{rule}")

    def card(self, name: str) -> None:
        """What a card says."""
        if not name:
            self.say("which_card", word=self.word("card"))
            return
        try:
            lines = card_lines(self.library.find(name), self.lang)
        except IllumineerError as error:
            self.tell(error.message)
            return
        for line in lines:
            self.write(f"  {line}")


def plain(word: str) -> str:
    """Small letters without accents: nobody has to write them."""
    return "".join(c for c in unicodedata.normalize("NFD", word.lower()) if not unicodedata.combining(c))
