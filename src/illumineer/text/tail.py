"""The tail of a Spanish phrase: words at its end that the phrase around may put elsewhere.

«personajes dañados» and «oponentes» make «personajes oponentes dañados»; «tienes» and «un personaje llamado … en juego»
make «tienes en juego un personaje llamado …».
"""

from __future__ import annotations

from illumineer.text.marks import NOTHING
from illumineer.text.phrase import Part, Phrase

_SHORT = 3  # so many words with an article: «un personaje Hero»


class Tail:
    """The words at the end of a phrase that may stand apart from the rest, while it is put together."""

    __slots__ = ("at", "fixed", "said")

    def __init__(self) -> None:
        self.at = -1  # where they begin; -1: there are none
        self.fixed = False  # the template says where
        self.said: set[str] = set()  # holes whose tail stands before the rest

    def piece(
        self, part: Part, parts: tuple[Part, ...], words: tuple[str, ...], size: int, before: set[str]
    ) -> tuple[str, ...]:
        """Those words of a hole that the part asks for."""
        if not size or not part.piece:
            return words if part.piece != ">" else ()
        rest = words[:-size]
        if part.piece == "<":
            later = parts[parts.index(part) :]
            apart = part.text in self.said or any(each.piece == ">" and each.text == part.text for each in later)
            return rest if apart else words
        if part.text in before:
            said = [word for word in rest if word != NOTHING]
            if len(said) <= _SHORT and not said[-1].endswith(("ado", "ada", "ados", "adas")):
                return ()  # but «tiene en juego un personaje dañado»
            self.said.add(part.text)
        return words[-size:]

    def follow(self, part: Part, start: int, end: int, written: dict[str, Phrase]) -> None:
        if part.kind == "tail":
            self.at, self.fixed = start, True
        if self.fixed or start == end:
            return
        size = written[part.text].tail if part.kind == "hole" else 0
        if not size or (part.piece == "<" and end - start != len(written[part.text].tokens)):
            self.at = -1
        elif size < end - start or self.at < 0:
            self.at = end - size

    def size(self, end: int) -> int:
        return 0 if self.at < 0 else end - self.at
