"""Texts that are read above the table: a card, a rule, the discards, the keys."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from illumineer import ir
from illumineer.cards import wording
from illumineer.cr import CR, number
from illumineer.game import State
from illumineer.keywords import OF
from illumineer.messages import Arg, Message
from illumineer.play.screen import faces
from illumineer.rulebook import index, lookup
from illumineer.seen.look import Look
from illumineer.text.normalise import drawn
from illumineer.told import why
from illumineer.told.board import Drawing
from illumineer.told.explain import reason_line
from illumineer.vocab import CardType, Keyword
from illumineer.words import say

Paragraphs = list[str | Text | Table]


def told(key: str, lang: str, /, **blanks: Arg) -> str:
    return say(Message(key, blanks), lang)


# --- a card ----------------------------------------------------------------------------------


def card(st: State, ref: int, viewer: int | None, lang: str) -> tuple[str, Paragraphs] | None:
    """What a card says, what its keywords mean, and why it is what it is now; None if the viewer may not know it."""
    look = Look(st, viewer)
    id = st.card_of(ref)
    if id < 0 or look.hides(id):
        return None
    shown = look.card(id)
    printed = shown.spec.card
    assert isinstance(printed, ir.Card)
    found: Paragraphs = [_facts(printed, lang), Text()]
    said = wording.card(printed, lang)
    found += [Text(each, "bold") for each in (said if said is not None else (told("screen.unwritten", lang),))]
    if shown.keywords:
        found += [Text(), Text(told("screen.keywords", lang), "underline")]
        found += [_reminder(keyword, st.setup.edition.name, lang) for keyword in shown.keywords]
    reasons = why.why(st, ref)
    if reasons:
        found += [Text(), Text(told("screen.why", lang), "underline")]
        found += [f"· {reason_line(st, reason, lang, viewer)}" for reason in reasons]
    drawing = Drawing(look, lang, {})
    states = " · ".join((*drawing.states(shown), *drawing.surroundings(shown)))
    if states:
        found += [Text(), states]
    return shown.spec.full_name, found


def _facts(printed: ir.Card, lang: str) -> str:
    kind = told("terms.song" if printed.song else f"terms.{CardType(printed.type).name}", lang)
    inkwell = told("screen.inkable" if printed.inkwell else "screen.uninkable", lang)
    inks = "–".join(told(f"terms.{ink.name}", lang) for ink in printed.inks)
    found = [f"{printed.cost} {faces.INK}", inks, inkwell, kind, ", ".join(printed.classes)]
    if printed.type == CardType.CHARACTER:
        found.append(f"{told('why.strength', lang)} {printed.strength}")
    if printed.type in (CardType.CHARACTER, CardType.LOCATION):
        found.append(f"{told('why.willpower', lang)} {printed.willpower}")
        found.append(f"{told('why.lore', lang)} {printed.lore}")
    if printed.type == CardType.LOCATION:
        found.append(told("screen.move_cost", lang, n=printed.move_cost))
    return " · ".join(filter(None, found))


def _reminder(keyword: Keyword, edition: str, lang: str) -> Text:
    """What a keyword means, from the rulebook."""
    rule = OF[keyword].rule
    wording = index.wording(rule, edition)
    said = drawn(wording.told(lang)) if wording is not None else ""
    name = told(f"keywords.{keyword.name}", lang)
    named_there = said.startswith(name)
    first, rest = (name, said.removeprefix(name)) if named_there else (f"{name}: ", said)
    return Text.assemble((first, "bold"), rest, f" [{number(rule, edition)}]")


# --- a rule ----------------------------------------------------------------------------------


def rule(cited: str, edition: str, lang: str) -> tuple[str, Paragraphs] | None:
    """What the rule with that number says, and its parts; None if the rulebook does not have it."""
    meant = lookup.prefixed(cited) or edition
    answer = lookup.look_up(cited, meant, lang)
    if not answer.meanings:
        return None
    meaning = answer.meanings[0]
    found: Paragraphs = []
    for symbol in meaning.rules:
        found += [_worded(symbol, meaning.edition, lang), Text()]
        for child in index.children(symbol, meaning.edition):
            found.append(_worded(child, meaning.edition, lang, "  "))
    heading = meaning.heading or index.section_of(meaning.rules[0], meaning.edition)
    title = heading.told(lang) if heading is not None else ""
    return told("screen.rule", lang, number=lookup.bare(cited), title=title, edition=meaning.edition), found


def _worded(symbol: CR, edition: str, lang: str, indent: str = "") -> Text:
    wording = index.wording(symbol, edition)
    said = drawn(wording.told(lang)) if wording is not None else told("rules.no_wording", lang)
    return Text.assemble((f"{indent}{number(symbol, edition)}  ", "bold"), said)


# --- the discards and the bag ------------------------------------------------------------------


def discards(st: State, viewer: int | None, lang: str) -> tuple[str, Paragraphs]:
    """Every discard, the viewer's own first; what lies on top of a pile stands first."""
    found: Paragraphs = []
    for player in sorted(Look(st, viewer).players, key=lambda each: (each.number != viewer, each.number)):
        cards = faces.discards(player)
        found += [Text(player.name, "bold")]
        found += [f"  {each}" for each in cards] or [f"  {told('screen.nothing', lang)}"]
        found.append(Text())
    return told("screen.discards", lang), found


# --- the keys --------------------------------------------------------------------------------


def keys(rows: Sequence[tuple[str, str]], lang: str) -> tuple[str, Paragraphs]:
    """All keys of a screen, and what the signs mean.  What each language calls otherwise is named by a sentence."""
    rows = [(told(key, lang) if "." in key else key, said) for key, said in rows]
    width = max(len(key) for key, _ in rows)
    signs = (
        (faces.INK, "screen.sign_ink"),
        (faces.INKABLE, "screen.sign_inkable"),
        ("3/4", "screen.sign_numbers"),
        ("¤", "why.strength"),
        ("⛉", "why.willpower"),
        ("◊", "screen.sign_lore"),
        (faces.DAMAGE, "screen.sign_damage"),
        (faces.EXERTED, "screen.sign_exerted"),
        (faces.DRYING, "screen.sign_drying"),
        ("*", "screen.sign_changed"),
        ("┏━", "screen.sign_legal"),
        ("╌╌", "screen.sign_broken"),
        ("✗", "screen.sign_refused"),
    )
    found: Paragraphs = [_columns(rows, width, lang), Text(), Text(told("screen.signs", lang), "underline")]
    return told("screen.keys_heading", lang), [*found, _columns(signs, width, lang)]


def _columns(rows: Sequence[tuple[str, str]], width: int, lang: str) -> Table:
    """What stands for something, and beside it what it stands for."""
    found = Table.grid(padding=(0, 2, 0, 0))
    found.add_column(justify="right", min_width=width, style="bold")
    found.add_column()
    for key, said in rows:
        found.add_row(key, told(said, lang))
    return found
