"""One line of a deck list: how many copies, of which card, under which heading.

A line is read from both ends: a number in front or behind, then what sites write behind a name (set, number, foil),
word by word from the last one.  Each step looks at a piece of the line once, and there are few steps, so that a line
costs what its length costs.  A line has at most `MOST_LETTERS` (`decklist` refuses a longer one).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from illumineer.names import folded

MOST_LETTERS: Final = 200
"""No line of a deck list is longer: a name, a number, a set."""

_MOST_SUFFIXES: Final = 6
"""What stands behind a name: "(1) 042 *foil*" is three."""

LookUp = Callable[[str], str | None]
"""The full name of the card that a text means, if it means one."""


# --- comments --------------------------------------------------------------------------------

_COMMENT: Final = ("#", "//", ";")


def is_comment(line: str) -> bool:
    """Whether the whole line is a comment."""
    return line.startswith(_COMMENT)


def without_comment(line: str) -> str:
    """The line up to a comment behind it, with single blanks between its words, and none in "42 / 204"."""
    content = " ".join(line.split())
    for sign in (" # ", " // "):
        content = f"{content} ".partition(sign)[0].rstrip()
    return content.replace(" / ", "/")


# --- headings --------------------------------------------------------------------------------

_WORD: Final = re.compile(r"[^\W\d_]+")

_OF_A_DECK: Final = frozenset(
    [
        *("total", "main", "mainboard", "maindeck", "deck", "decklist", "list", "card", "cards"),
        *("character", "characters", "action", "actions", "song", "songs", "item", "items", "location", "locations"),
        *("ink", "inks", "inkable", "uninkable", "amber", "amethyst", "emerald", "ruby", "sapphire", "steel"),
        *("mazo", "principal", "lista", "de", "del", "carta", "cartas"),
        *("personaje", "personajes", "accion", "acciones", "cancion", "canciones"),
        *("objeto", "objetos", "lugar", "lugares"),
        *("tinta", "tintas", "ambar", "amatista", "esmeralda", "rubi", "zafiro", "acero"),
    ]
)
"""The words of headings of a deck, folded: "Characters (24)", "Total: 60 cards"."""

_BEGINS_THE_DECK: Final = frozenset(
    ["deck", "decklist", "main", "maindeck", "mainboard", "mazo", "mazoprincipal", "principal"]
)
"""Headings after which the cards are in the deck again, folded to their letters."""

_LEFT_OUT: Final = frozenset(
    [
        *("sideboard", "side", "sidedeck", "sb", "bench", "reserve", "reserves"),
        *("maybeboard", "maybe", "maybes", "considering", "underconsideration"),
        *("wishlist", "wishboard", "acquireboard", "notindeck"),
        *("banquillo", "reserva", "reservas", "mazodereserva", "mazoauxiliar"),
        *("quiza", "quizas", "talvez", "posibles", "dudas", "enduda", "dudosas", "candidatas", "pordecidir"),
        *("considerando", "enconsideracion", "listadedeseos", "deseos", "fueradelmazo"),
    ]
)
"""Headings of cards that are not in the deck, folded to their letters: beside it, thought about, or wished for."""

_UNCOUNTED: Final = frozenset(["card", "cards", "carta", "cartas", "total"])
"""What may stand with the number in a heading: "Sideboard (3 cards)"."""


def is_heading(content: str) -> bool:
    """Whether the line has nothing but words of a heading, numbers and signs."""
    return all(folded(word) in _OF_A_DECK for word in _WORD.findall(content))


def begins_the_deck(content: str) -> bool:
    """Whether the cards below this line are in the deck, whatever stood before."""
    return _heading(content) in _BEGINS_THE_DECK


def left_out(content: str) -> str:
    """The heading whose cards are not in the deck, without signs and numbers; "" for any other line."""
    if _heading(content) not in _LEFT_OUT:
        return ""
    return " ".join(word for word in _WORD.findall(content) if folded(word) not in _UNCOUNTED)


def tagged(content: str) -> tuple[str, str]:
    """The heading that stands in the line of a card ("SB: 2 Name", "2 Name [Sideboard]"), and the line without it.

    The heading is "" where there is none of cards that are left out.
    """
    before, colon, rest = content.partition(":")
    if colon and rest.strip() and (heading := left_out(before)):
        return heading, rest.strip()
    if content.endswith("]"):
        at = content.rfind("[")
        for part in content[at + 1 : -1].split(","):
            if heading := left_out(part.partition("{")[0]):
                return heading, content[:at].rstrip()
    return "", content


def _heading(content: str) -> str:
    words = [folded(word) for word in _WORD.findall(content)]
    return "".join(word for word in words if word not in _UNCOUNTED)


# --- copies ----------------------------------------------------------------------------------

_COUNT_BEFORE: Final = re.compile(
    r"""[(\[]?(\d++)[)\]]?\ ?(?:[x×*]\ |[x×*](?=[A-Z])|,|(?<=\ )|(?<=[)\]]))\ ?(?=\S)
      | [x×*](\d++)\ (?=\S)""",
    re.VERBOSE,
)
_COUNT_AFTER: Final = re.compile(r" (?:[x×] ?(\d++)|\((\d++)\)|\[(\d++)\])$")


def counted(content: str, look_up: LookUp) -> tuple[int | None, str]:
    """The number of copies, if there is one, and the rest of the line."""
    if look_up(content) is not None:
        return None, content
    match = _COUNT_BEFORE.match(content)
    if match:
        return int(match[1] or match[2]), content[match.end() :]
    match = _COUNT_AFTER.search(content)
    if match and card(content[: match.start()], look_up) is not None:
        return int(match[1] or match[2] or match[3]), content[: match.start()]
    return None, content


# --- cards -----------------------------------------------------------------------------------

_SUFFIX: Final = re.compile(
    r"""\#?\d++/\w++                          # 42/204
      | (?:[A-Z]{1,3}\d*+|\d++)-\d++[a-z]?    # 1-042, TFC-42
      | \#?\d++[a-z]?                         # 042
      | \*?(?:foil|enchanted|promo|F)\*
      | \*cold | foil | enchanted""",
    re.VERBOSE | re.IGNORECASE,
)
"""A word that may stand behind a name."""


def card(written: str, look_up: LookUp) -> str | None:
    """The card that is meant: by the whole of what is written, or without what may follow a name."""
    name = look_up(written)
    for _ in range(_MOST_SUFFIXES):
        if name is not None:
            return name
        shorter = _without_suffix(written)
        if not shorter:
            return None
        written = shorter
        name = look_up(written)
    return name


def bare(written: str) -> str:
    """What is written, without all that may follow a name."""
    for _ in range(_MOST_SUFFIXES):
        written = _without_suffix(written) or written
    return written


def _without_suffix(written: str) -> str:
    """What is written, without the last thing that may follow a name; "" if there is none."""
    if written.endswith((")", "]")):  # (1), [TFC 42], (42/204 • EN • 1)
        at = max(written.rfind("("), written.rfind("["))
        inside = written[at + 1 : -1]
        return "" if at < 0 or ")" in inside or "]" in inside else written[:at].rstrip()
    written = written.partition(" •")[0]  # 42/204 • EN • 1
    name, sign, number = written.rpartition("#")  # Name#42
    if sign and number.isdecimal():
        return name.rstrip()
    before, blank, word = written.rpartition(" ")
    return before.rstrip() if blank and _SUFFIX.fullmatch(word) else ""
