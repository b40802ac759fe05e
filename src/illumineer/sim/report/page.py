"""What every report has: the page round it, its settings, how to read it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from illumineer.messages import Arg
from illumineer.sim import said
from illumineer.sim.report.html import Html, join, tag
from illumineer.sim.report.style import CSS
from illumineer.sim.setting import Setting


def page(title: str, lang: str, top: Html, *sections: Html | None) -> str:
    """A whole file."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", title),
        tag("style", CSS),
    )
    foot = tag("footer", tag("p", said.told("report.made_by", lang)))
    body = tag("body", tag("header", top), tag("main", *sections), foot)
    return f"<!DOCTYPE html>\n{tag('html', head, body, lang=lang)}\n"


def section(title: str, *inside: object, class_: str | None = None) -> Html:
    """A part of the page under its heading."""
    return tag("section", tag("h2", title), *inside, class_=class_)


def table(
    caption: str, heads: Iterable[object], rows: Iterable[Html], class_: str | None = None, style: str | None = None
) -> Html:
    """A table that can be pushed sideways where the page is narrow; a head is a text or a cell."""
    cells = [each if isinstance(each, Html) else tag("th", each, scope="col") for each in heads]
    whole = tag(
        "table",
        tag("caption", tag("span", caption)) if caption else None,
        tag("thead", tag("tr", *cells)),
        tag("tbody", *rows),
        class_=class_,
        style=style,
    )
    return tag("div", whole, class_="scroll", tabindex="0", role="region", aria_label=caption or None)


def row(first: object, *cells: object, class_: str | None = None) -> Html:
    """A row whose first cell says what it is about; a cell is a text or a cell already."""
    others = [each if isinstance(each, Html) and each.startswith("<td") else tag("td", each) for each in cells]
    return tag("tr", tag("th", first, scope="row"), *others, class_=class_)


def key(names: Sequence[str], draws: str | None = None) -> Html:
    """Which colour is which deck."""
    colours = [*zip(names, ("ka", "kb"), strict=False), *([(draws, "kd")] if draws else [])]
    return tag("p", *(tag("span", tag("b", class_=colour), name) for name, colour in colours), class_="key")


def settings(setting: Setting, games: int, lang: str) -> Html:
    """What was played, and the command that plays it again."""
    yes_no = said.told("report.yes" if setting.open_lists else "report.no", lang)
    core = said.told("report.compiled" if setting.compiled else "report.pure", lang)
    facts: list[tuple[str, object]] = [
        ("report.repeat", tag("code", setting.command)),
        ("report.games", said.whole(games, lang)),
        ("report.bots", _bots(setting)),
        ("report.seed", setting.seed),
        ("report.edition", setting.edition),
        ("report.turn_limit", setting.turn_limit),
        ("report.open_lists", yes_no),
        ("report.version", f"illumineer {setting.version}, {core}"),
    ]
    told = tag("dl", *(join(tag("dt", said.told(name, lang)), tag("dd", value)) for name, value in facts))
    lists = [
        tag("div", tag("h3", name), tag("ul", *(tag("li", tag("span", n), card) for card, n in setting.listed(deck))))
        for deck, name in enumerate(setting.names)
    ]
    return section(said.told("report.settings", lang), told, tag("div", *lists, class_="lists"), class_="settings")


def _bots(setting: Setting) -> str:
    if len(set(setting.bots)) == 1:
        return setting.bots[0]
    return "; ".join(f"{name}: {bot}" for name, bot in zip(setting.names, setting.bots, strict=True))


def how_to_read(what: Sequence[tuple[str, str]], lang: str, **blanks: Arg) -> Html:
    """What the figures mean: keys of what is explained, and of its explanation."""
    told = [
        join(tag("dt", said.told(name, lang)), tag("dd", said.told(explained, lang, **blanks)))
        for name, explained in what
    ]
    return section(said.told("report.how_to_read", lang), tag("dl", *told), class_="read")
