"""HTML and SVG as nested calls: `tag("p", "1 < 2", class_="note")`.  Whatever is not made by `tag` is escaped."""

from __future__ import annotations

from html import escape


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


_EMPTY = frozenset({"meta", "br", "col"})


def tag(name: str, /, *inside: object, **attributes: object) -> Html:
    """An element; None among what is inside, and as an attribute, is left out.

    An attribute's name is written with underscores for hyphens, and with one at its end where Python has the word.
    """
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_short(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    if name in _EMPTY:
        return Html(f"<{name}{told}>")
    return Html(f"<{name}{told}>{join(*inside)}</{name}>")


def join(*parts: object) -> Html:
    """The parts one after the other."""
    return Html("".join(part if isinstance(part, Html) else _text(str(part)) for part in parts if part is not None))


def _text(text: str) -> str:
    return escape(text.replace(" %", "\N{NO-BREAK SPACE}%"))


def _short(value: object) -> str:
    """Coordinates with one decimal: nobody sees more."""
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)
