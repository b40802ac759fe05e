"""How cards, lists of cards and the figures of the gate look on a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from illumineer import cr
from illumineer.cards.card_text import fact_lines, inks, said_lines, term
from illumineer.cards.facts import Period, SetFacts
from illumineer.cards.formats import time
from illumineer.cards.storage import Entry
from illumineer.cli.language import told
from illumineer.cli.tables import show, show_panel, show_table
from illumineer.text.card import Paragraph
from illumineer.text.outcome import Declined
from illumineer.text.remind import words_of
from illumineer.text.tokens import cut, join
from illumineer.vocab import CardType, Ink
from illumineer.words import fill, say

if TYPE_CHECKING:
    from illumineer.cards.leave_out import Alone, LeftOut
    from illumineer.text.crossing import Crossed

_STYLES = {
    Ink.AMBER: "yellow",
    Ink.AMETHYST: "magenta",
    Ink.EMERALD: "green",
    Ink.RUBY: "red",
    Ink.SAPPHIRE: "blue",
    Ink.STEEL: "bright_black",
}


# --- one card --------------------------------------------------------------------------------


def show_card(entry: Entry, sets: dict[str, SetFacts], lang: str) -> None:
    """A card: what it costs and is, what it says, where it was printed, when it is allowed."""
    lines = [(line, "") for line in fact_lines(entry, lang)]
    said = [(line, "red" if entry.unplayable else "bold") for line in said_lines(entry, lang)]
    if said:
        lines += [("", ""), *said]
    words = () if entry.unplayable else words_of(entry.card.abilities)
    if words:
        lines.append((_by_reminder(words, lang), "dim"))
    lines += [("", ""), (told("cards_command.printed", lang, printings=printings(entry, sets)), "dim")]
    for name, periods in (("Core", entry.facts.core), ("Infinity", entry.facts.infinity)):
        lines.append((f"{name}: {_times(periods, lang)}", "dim"))
    show_panel(entry.full_name, lines, _STYLES[entry.plain.inks[0]] if entry.plain.inks else "")


def _by_reminder(words: Sequence[str], lang: str) -> str:
    """That these words mean what their reminder texts say."""
    return told("cards_command.by_reminder", lang, n=len(words), words=[f"«{word}»" for word in words])


def printings(entry: Entry, sets: dict[str, SetFacts]) -> str:
    """Every printing: the set, the number in it, the rarity."""
    found: dict[str, list[str]] = {}
    for each in entry.facts.printings:
        series = f" {each.promo}" if each.promo else ""
        found.setdefault(each.set, []).append(f"{each.number}{series} ({each.rarity})")
    return "; ".join(f"{code} {sets[code].name} {', '.join(numbers)}" for code, numbers in found.items())


def _times(periods: tuple[Period, ...], lang: str) -> str:
    return ", ".join(say(time(each), lang) for each in periods) or told("cards_command.never", lang)


def show_explained(paragraph: Paragraph, type_: CardType, edition: str, wordings: bool, lang: str) -> bool:
    """A paragraph taken apart, phrase by phrase; False if it cannot be read."""
    from illumineer.text.explain import explain

    print()
    show(f"{paragraph.name.upper()} {paragraph.text}".strip(), "bold")
    parts = explain(paragraph.text, type_)
    if isinstance(parts, Declined):
        tokens = cut(parts.text)
        show(say(parts.reason, lang), "red")
        show(f"  {join(tokens[: parts.position])} ▸ {join(tokens[parts.position :])}")
        show(f"  {_expected(parts.expected, lang)}", "dim")
        return False
    keys = ("meaning", "phrase", "rules", "wording") if wordings else ("meaning", "phrase", "rules")
    heads = [told(f"cards_command.{key}", lang) for key in keys]
    rows = []
    for part in parts:
        rules = ", ".join(cr.number(rule, edition) for rule in part.rules)
        row = ("  " * part.depth + part.meaning, part.phrase, rules, part.wording)
        rows.append(row[: len(heads)])
    show_table("", heads, rows)
    words = [part.coined for part in parts if part.coined]
    if words:
        show(_by_reminder(words, lang), "dim")
    return True


def _expected(words: Sequence[str], lang: str) -> str:
    """What could stand there; the parts of the grammar ("a noun") have English names only."""
    shown = words if lang == "en" else [word for word in words if not word.startswith("a ")]
    found = ", ".join(shown) or told("cards_command.nothing_more", lang)
    return told("cards_command.expected", lang, words=found)


# --- many ------------------------------------------------------------------------------------


def show_list(entries: list[Entry], lang: str) -> None:
    """The cards, one a line."""
    rows = []
    for entry in entries:
        card = entry.plain
        stats = {
            CardType.CHARACTER: f"{card.strength}/{card.willpower}/{card.lore}",
            CardType.LOCATION: f"–/{card.willpower}/{card.lore}",
        }.get(card.type, "")
        kind = term("song" if card.song else card.type.name, lang)
        state = told("cards_command.is_unplayable", lang) if entry.unplayable else ""
        rows.append((card.cost, inks(entry, lang), entry.full_name, kind, stats, entry.facts.first_set, state))
    if rows:
        ink, card_, type_, set_ = (told(f"cards_command.{key}", lang) for key in ("ink", "card", "type", "set"))
        show_table("", ("⬡", ink, card_, type_, "¤/⛉/◊", set_, ""), rows, numbers=(0,))
    show(told("cards_command.found", lang, n=len(entries)), "bold")


# --- the gate --------------------------------------------------------------------------------


_HEADS: Final = ("set", "cards", "compiled", "", "identical", "spanish", "declined", "ambiguous")


def _share(part: int, of: int, lang: str) -> str:
    """So many in a hundred."""
    return fill("{share:.1f}", {"share": 100 * part / of}, lang) if of else "–"


def _heads(keys: Sequence[str], lang: str) -> list[str]:
    return [told(f"coverage.{key}", lang) if key else "%" for key in keys]


def _figures(name: str, counts: dict[str, int], lang: str) -> tuple[object, ...]:
    share = _share(counts["compiled"], counts["cards"], lang)
    others = ("identical_en", "rendered_es", "declined", "ambiguous")
    return name, counts["cards"], counts["compiled"], share, *(counts[key] for key in others)


def show_figures(data: dict[str, Any], sets: dict[str, SetFacts], lang: str) -> None:
    """How many cards of each set are compiled."""
    numbers = range(1, len(_HEADS))
    heads, all_ = _heads(_HEADS, lang), told("coverage.all", lang)
    if data["by_set"]:
        rows = []
        for code, counts in data["by_set"].items():
            rows.append(_figures(f"{code:>2} {sets[code].name if code in sets else ''}", counts, lang))
        show_table(told("coverage.main", lang), heads, rows, _figures(all_, data, lang), numbers)
    if data["quest"]["cards"]:
        show_table(told("coverage.quest", lang), heads, [_figures(all_, data["quest"], lang)], numbers=numbers)
    coined = [row for row in data["results"] if row.get("by_reminder")]
    if coined:
        show(told("coverage.by_reminder", lang, n=len(coined)), "bold")
        for row in coined:
            words = ", ".join(f"«{word}»" for word in row["by_reminder"])
            show(f"  {row['setCode']:>3}  {row['fullName']}  {words}")
        print()


def show_failures(results: Iterable[dict[str, Any]], in_full: bool, lang: str) -> None:
    """The cards that fail the gate, one line each; in full, with the place in their text."""
    failed = [row for row in results if row["reason"]]
    show(told("coverage.failed", lang, n=len(failed)), "bold")
    for row in failed:
        status = told(f"coverage.status_{row['status']}", lang)
        show(f"  {row['setCode']:>3}  {row['fullName']}  [{status}] {row['reason']}")
        if in_full and "text" in row:
            tokens, position = cut(row["text"]), row["position"]
            show(f"         {join(tokens[:position])} ▸ {join(tokens[position:])}")
            show(f"         {_expected(row['expected'], lang)}", "dim")
    print()


def show_equivalences(counts: dict[str, int], lang: str) -> None:
    """What `normalise` takes as equal, and how often it did."""
    ordered = sorted(counts.items(), key=lambda row: -row[1])
    rows = [(told(f"coverage.{name.replace(' ', '_')}", lang), n) for name, n in ordered]
    show_table(told("coverage.equal", lang), _heads(("equivalence", "times"), lang), rows, numbers=(1,))


def show_left_out(sets: list[LeftOut], alone: Alone, names: dict[str, SetFacts], lang: str) -> None:
    """What of each set is read without the wordings of its own, and which cards need one that no other card uses."""
    rows = []
    for each in sets:
        share = _share(each.kept, each.cards, lang)
        row = (f"{each.set:>2} {names[each.set].name}", each.cards, each.compiled, each.kept, share, len(each.dropped))
        rows.append(row)
    heads = _heads(("set", "cards", "compiled", "read_without", "", "dropped"), lang)
    show_table(told("coverage.each_set", lang), heads, rows, numbers=range(1, 6))
    if len(sets) == 1:
        for name in sets[0].lost:
            show(f"  {name}")
    n, of = len(alone.alone), alone.cards
    show(told("coverage.alone", lang, n=n, all=of, share=100 * n / max(of, 1)), "bold")
    if len(sets) == 1:
        for name, wordings in alone.alone:
            show(f"  {name}: {'; '.join(wordings)}")


def show_crossed(crossed: Sequence[Crossed], lang: str) -> None:
    """The crossed sentences that are not read, and for each pair of axes how many are."""
    rows: dict[tuple[str, str], list[int]] = {}
    for each in crossed:
        row = rows.setdefault(each.axes, [0, 0, 0])
        row[0] += 1
        row[1] += each.why is not None
        row[2] += each.ambiguous
        if each.why is not None:
            show(f"  {each.text}  {say(each.why, lang)}")
    heads = _heads(("axes", "sentences", "unread", "ambiguous"), lang)
    names = {axes: " × ".join(told(f"coverage.axis_{axis}", lang) for axis in axes) for axes in rows}
    show_table(
        told("coverage.crossed", lang), heads, [(names[axes], *row) for axes, row in rows.items()], numbers=range(1, 4)
    )
    unread = sum(row[1] for row in rows.values())
    show(told("coverage.crossed_in_all", lang, n=unread, all=len(crossed)), "bold")
