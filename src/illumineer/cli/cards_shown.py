"""How cards, lists of cards and the figures of the gate look on a terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from illumineer import cr
from illumineer.cards.facts import Period, SetFacts
from illumineer.cards.leave_out import Alone, LeftOut
from illumineer.cards.search import paragraphs
from illumineer.cards.storage import Entry
from illumineer.cli.tables import show, show_panel, show_table
from illumineer.text.card import Declined, Paragraph
from illumineer.text.explain import explain
from illumineer.text.tokens import cut, join
from illumineer.vocab import CardType, Ink
from illumineer.words import say

_HEADS = ("set", "cards", "compiled", "%", "identical", "español", "declined", "ambiguous")

_WORDS = {
    "en": {
        "types": ("Character", "Action", "Item", "Location"),
        "song": "Song",
        "inkable": "inkwell",
        "uninkable": "no inkwell",
        "move": "move",
        "unplayable": "UNPLAYABLE",
        "printed": "Printed in",
        "never": "not allowed",
        "from": "from",
        "until": "until",
    },
    "es": {
        "types": ("Personaje", "Acción", "Objeto", "Localización"),
        "song": "Canción",
        "inkable": "tintero",
        "uninkable": "sin tintero",
        "move": "mover",
        "unplayable": "NO JUGABLE",
        "printed": "Impresa en",
        "never": "no permitida",
        "from": "desde",
        "until": "hasta",
    },
}
_STYLES = {
    Ink.AMBER: "yellow",
    Ink.AMETHYST: "magenta",
    Ink.EMERALD: "green",
    Ink.RUBY: "red",
    Ink.SAPPHIRE: "blue",
    Ink.STEEL: "bright_black",
}


# --- one card --------------------------------------------------------------------------------


def show_card(entry: Entry, sets: dict[str, SetFacts], language: str) -> None:
    """A card: what it costs and is, what it says, where it was printed, when it is allowed."""
    words: Any = _WORDS[language]
    card = entry.plain
    kind = words["types"][card.type] + (f" – {words['song']}" if card.song else "")
    inkwell = words["inkable" if card.inkwell else "uninkable"]
    lines = [(" · ".join(filter(None, (f"{card.cost} ⬡", inks(entry), inkwell, kind, ", ".join(card.classes)))), "")]
    if card.type == CardType.CHARACTER:
        lines.append((f"{card.strength} ¤ · {card.willpower} ⛉ · {card.lore} ◊", ""))
    elif card.type == CardType.LOCATION:
        lines.append((f"{card.willpower} ⛉ · {card.lore} ◊ · {words['move']} {card.move_cost} ⬡", ""))
    said = [(paragraph, "bold") for paragraph in paragraphs(entry, language)]
    if entry.unplayable:
        said = [(f"{words['unplayable']}: {entry.unplayable}", "red")]
    if said:
        lines += [("", ""), *said]
    lines += [("", ""), (f"{words['printed']} {printings(entry, sets)}", "dim")]
    for name, periods in (("Core", entry.facts.core), ("Infinity", entry.facts.infinity)):
        lines.append((f"{name}: {_times(periods, words)}", "dim"))
    show_panel(entry.full_name, lines, _STYLES[card.inks[0]] if card.inks else "")


def inks(entry: Entry) -> str:
    return "–".join(ink.name.title() for ink in entry.plain.inks)


def printings(entry: Entry, sets: dict[str, SetFacts]) -> str:
    """Every printing: the set, the number in it, the rarity."""
    found: dict[str, list[str]] = {}
    for each in entry.facts.printings:
        series = f" {each.promo}" if each.promo else ""
        found.setdefault(each.set, []).append(f"{each.number}{series} ({each.rarity})")
    return "; ".join(f"{code} {sets[code].name} {', '.join(numbers)}" for code, numbers in found.items())


def _times(periods: tuple[Period, ...], words: Any) -> str:
    times = [f"{words['from']} {begin}" + (f" {words['until']} {end}" if end else "") for begin, end in periods]
    return ", ".join(times) or str(words["never"])


def show_explained(paragraph: Paragraph, type_: CardType, edition: str, wordings: bool) -> bool:
    """A paragraph taken apart, phrase by phrase; False if it cannot be read."""
    print()
    show(f"{paragraph.name.upper()} {paragraph.text}".strip(), "bold")
    parts = explain(paragraph.text, type_)
    if isinstance(parts, Declined):
        tokens = cut(parts.text)
        show(say(parts.reason), "red")
        show(f"  {join(tokens[: parts.position])} ▸ {join(tokens[parts.position :])}")
        show(f"  expected: {', '.join(parts.expected) or '(nothing more)'}", "dim")
        return False
    heads = ("meaning", "phrase", "rules", "wording") if wordings else ("meaning", "phrase", "rules")
    rows = []
    for part in parts:
        rules = ", ".join(cr.number(rule, edition) for rule in part.rules)
        row = ("  " * part.depth + part.meaning, part.phrase, rules, part.wording)
        rows.append(row[: len(heads)])
    show_table("", heads, rows)
    return True


# --- many ------------------------------------------------------------------------------------


def show_list(entries: list[Entry]) -> None:
    """The cards, one a line."""
    rows = []
    for entry in entries:
        card = entry.plain
        stats = {
            CardType.CHARACTER: f"{card.strength}/{card.willpower}/{card.lore}",
            CardType.LOCATION: f"–/{card.willpower}/{card.lore}",
        }.get(card.type, "")
        kind = "song" if card.song else card.type.name.lower()
        state = "unplayable" if entry.unplayable else ""
        rows.append((card.cost, inks(entry), entry.full_name, kind, stats, entry.facts.first_set, state))
    if rows:
        show_table("", ("⬡", "ink", "card", "type", "¤/⛉/◊", "set", ""), rows, numbers=(0,))
    show(f"{len(entries)} card{'' if len(entries) == 1 else 's'}", "bold")


# --- the gate --------------------------------------------------------------------------------


def _figures(name: str, counts: dict[str, int]) -> tuple[object, ...]:
    share = f"{100 * counts['compiled'] / counts['cards']:.1f}" if counts["cards"] else "–"
    others = ("identical_en", "rendered_es", "declined", "ambiguous")
    return name, counts["cards"], counts["compiled"], share, *(counts[key] for key in others)


def show_figures(data: dict[str, Any], sets: dict[str, SetFacts]) -> None:
    """How many cards of each set are compiled."""
    numbers = range(1, len(_HEADS))
    if data["by_set"]:
        rows = [_figures(f"{code:>2} {sets[code].name}", counts) for code, counts in data["by_set"].items()]
        show_table("Main sets, by the set of the first printing", _HEADS, rows, _figures("all", data), numbers)
    if data["quest"]["cards"]:
        show_table("Quest sets", _HEADS, [_figures("all", data["quest"])], numbers=numbers)


def show_failures(results: Iterable[dict[str, Any]], in_full: bool) -> None:
    """The cards that fail the gate, one line each; in full, with the place in their text."""
    failed = [row for row in results if row["reason"]]
    show(f"{len(failed)} cards are not compiled, or not written back as printed", "bold")
    for row in failed:
        show(f"  {row['setCode']:>3}  {row['fullName']}  [{row['status']}] {row['reason']}")
        if in_full and "text" in row:
            tokens, position = cut(row["text"]), row["position"]
            show(f"         {join(tokens[:position])} ▸ {join(tokens[position:])}")
            show(f"         expected: {', '.join(row['expected']) or '(nothing more)'}", "dim")
    print()


def show_equivalences(counts: dict[str, int]) -> None:
    """What `normalise` takes as equal, and how often it did."""
    rows = sorted(counts.items(), key=lambda row: -row[1])
    show_table("What counts as equal when texts are compared", ("equivalence", "times"), rows, numbers=(1,))


def show_left_out(sets: list[LeftOut], alone: Alone, names: dict[str, SetFacts]) -> None:
    """What of each set is read without the wordings of its own, and which cards need one that no other card uses."""
    rows = []
    for each in sets:
        share = f"{100 * each.kept / each.cards:.1f}" if each.cards else "–"
        row = (f"{each.set:>2} {names[each.set].name}", each.cards, each.compiled, each.kept, share, len(each.dropped))
        rows.append(row)
    heads = ("set", "cards", "compiled", "read without", "%", "wordings dropped")
    show_table("Each set, without the wordings that only its cards use", heads, rows, numbers=range(1, 6))
    if len(sets) == 1:
        for name in sets[0].lost:
            show(f"  {name}")
    share = f"{100 * len(alone.alone) / alone.cards:.1f}" if alone.cards else "–"
    show(f"{len(alone.alone)} of {alone.cards} cards ({share} %) need a wording that no other card uses", "bold")
    if len(sets) == 1:
        for name, wordings in alone.alone:
            show(f"  {name}: {'; '.join(wordings)}")
