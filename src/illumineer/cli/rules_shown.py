"""The rulebook on a terminal: a rule with what stands around it, a section, search, two editions, the tracker."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from illumineer.cli.language import told
from illumineer.cr import CR, EDITIONS, NEWEST, number, own_number
from illumineer.rulebook import index

if TYPE_CHECKING:
    from illumineer.rulebook.diff import Diff
    from illumineer.rulebook.headings import Heading
    from illumineer.rulebook.lookup import Answer, Meaning
    from illumineer.rulebook.search import Hit
    from illumineer.rulebook.tracker import Row

_WIDTH: Final = 100
_FIRST_HITS: Final = 10
_BOTH_1_X: Final = ("1-early", "1-late")


def _told(key: str, lang: str, /, **blanks: Any) -> str:
    return told(f"rules.{key}", lang, **blanks)


def _line(text: str, style: str = "", indent: int = 0, hang: int = 0, marked: Iterable[tuple[int, int]] = ()) -> None:
    """A paragraph, wrapped and styled on a terminal; `marked` are the parts to be lit up."""
    if not sys.stdout.isatty():
        print(" " * indent + text)
        return
    from rich.text import Text

    from illumineer.cli.tables import console

    out = console()
    styled = Text(text, style=style)
    for begin, end in marked:
        styled.stylize("bold yellow", begin, end)
    width = max(20, min(out.width, _WIDTH) - indent - hang)
    for at, line in enumerate(styled.wrap(out, width)):
        line.rstrip()
        out.print(Text(" " * (indent + (hang if at else 0))).append_text(line), soft_wrap=True)


def _text(symbol: CR, edition: str, lang: str) -> str:
    wording = index.wording(symbol, edition)
    return wording.told(lang) if wording else _told("no_wording", lang)


# --- a rule ----------------------------------------------------------------------------------


def show_answer(answer: Answer, edition: str | None, lang: str) -> None:
    """What was asked for; every meaning, if there are several."""
    if answer.sections:
        _line(_told("several_sections", lang))
        for heading in answer.sections:
            _line(_titled(heading, _home(heading, edition or NEWEST), lang), indent=2)
        return
    if answer.meanings[0].edition != (edition or NEWEST) and answer.asked_number:
        _line(_told("not_here", lang, edition=edition or NEWEST, number=answer.asked_number))
        print()
    for at, meaning in enumerate(answer.meanings):
        if at:
            print()
        _show_meaning(meaning, answer, lang)
    for other in answer.others:
        _beware(answer.asked_number, other, lang)


def _show_meaning(meaning: Meaning, answer: Answer, lang: str) -> None:
    edition = meaning.edition
    if meaning.heading:
        _line(f"{_titled(meaning.heading, edition, lang)}  [{_told('edition', lang, edition=edition)}]", "bold")
        _show_section(meaning, edition, lang)
        return
    if len(meaning.rules) > 1 and answer.asked_number:
        _line(_told("shared", lang, number=answer.asked_number, n=len(meaning.rules), edition=edition))
    for at, rule in enumerate(meaning.rules):
        if at:
            print()
        _show_rule(rule, edition, lang)


def _show_section(meaning: Meaning, edition: str, lang: str) -> None:
    """The rules of a section; of a chapter, under the titles of its sections."""
    assert meaning.heading
    others = {own: each for own, each in index.chapters(edition) if each is not meaning.heading}
    titled: set[str] = set()
    for rule in meaning.rules:
        section = index.section_of(rule, edition)
        own = section.number(edition) if section else None
        if section is not meaning.heading and own in others and own not in titled:
            titled.add(own)
            print()
            _line(_titled(others[own], edition, lang), "bold", indent=2)
        _line(f"{number(rule, edition)}  {_text(rule, edition, lang)}", indent=2, hang=2)
    numbers = _numbers(meaning.heading.number(each) for each in EDITIONS)
    _line(_told("numbers", lang, numbers=_listed(numbers, lang)), "dim")
    changes = [each for each in index.changes() if set(each.rules) & set(meaning.rules)]
    for change in changes if len(meaning.rules) < 40 else ():
        _line(_told("change", lang, edition=change.since, name=change.name, text=change.told(lang)), "dim")


def _show_rule(rule: CR, edition: str, lang: str) -> None:
    section = index.section_of(rule, edition)
    title = f"  {section.told(lang)}" if section else ""
    _line(f"{number(rule, edition)}{title}  [{_told('edition', lang, edition=edition)}]", "bold")
    _line(_text(rule, edition, lang), indent=2)
    _line(_told("numbers", lang, numbers=_listed(_numbers(own_number(rule, each) for each in EDITIONS), lang)), "dim")
    _show_wordings(rule, edition, lang)
    above = index.parent(rule, edition)
    if above:
        _line(_told("part_of", lang, number=number(above, edition), text=_text(above, edition, lang)))
    elif section and section.number(edition):
        _line(_told("part_of", lang, number=section.number(edition), text=section.told(lang)))
    below = index.children(rule, edition)
    if below:
        _line(_told("holds", lang))
    for each in below:
        _line(f"{number(each, edition)}  {_text(each, edition, lang)}", indent=2, hang=2)
    for change in index.changes_of(rule):
        _line(_told("change", lang, edition=change.since, name=change.name, text=change.told(lang)))


def _show_wordings(rule: CR, edition: str, lang: str) -> None:
    """How other editions have it, where it means something else for play."""
    known = index.rules().get(rule)
    if known is None:
        return
    here = known.wording(edition)
    first = 0
    for wording in known.wordings:
        last = EDITIONS.index(wording.until)
        if wording is not here:
            blanks = {"first": EDITIONS[first], "last": EDITIONS[last], "text": wording.told(lang)}
            if first == 0:
                _line(_told("until", lang, edition=EDITIONS[last], text=blanks["text"]))
            elif last == len(EDITIONS) - 1:
                _line(_told("since", lang, edition=EDITIONS[first], text=blanks["text"]))
            elif first == last:
                _line(_told("only_in", lang, edition=EDITIONS[first], text=blanks["text"]))
            else:
                _line(_told("between", lang, **blanks))
        first = last + 1


def _beware(asked: str, other: Meaning, lang: str) -> None:
    """Another edition means something else by the same number."""
    blanks = {"edition": other.edition, "number": asked}
    if other.heading:
        _line(_told("beware_section", lang, title=other.heading.told(lang), **blanks), "yellow")
        return
    rule = other.rules[0]
    now = own_number(rule, NEWEST)
    if now and now != asked:
        blanks |= {"now": now, "newest": NEWEST}
    _line(_told("beware_rule", lang, text=_text(rule, other.edition, lang), **blanks), "yellow")


def _titled(heading: Heading, edition: str, lang: str) -> str:
    return f"{heading.number(edition)}  {heading.told(lang)}"


def _home(heading: Heading, edition: str) -> str:
    """The edition itself if it has the section, else the newest that has."""
    return edition if heading.number(edition) else next(each for each in reversed(EDITIONS) if heading.number(each))


def _numbers(numbers: Iterable[str | None]) -> list[tuple[str, str]]:
    """Numbers with the editions that have them: ("8.10.4", "2.0–2.3")."""
    found = []
    for own, group in groupby(zip(EDITIONS, numbers, strict=True), key=lambda pair: pair[1]):
        editions = [edition for edition, _ in group]
        if own:
            found.append((own, _span(editions)))
    return found


def _span(editions: list[str]) -> str:
    """Editions that follow one another; both texts of 1.x are "1.x"."""
    if editions[:2] == list(_BOTH_1_X):
        editions = ["1.x", *editions[2:]]
    return editions[0] if len(editions) == 1 else f"{editions[0]}–{editions[-1]}"


def _listed(numbers: list[tuple[str, str]], lang: str) -> str:
    return ", ".join(_told("number_in", lang, number=own, editions=editions) for own, editions in numbers)


# --- contents, search ------------------------------------------------------------------------


def show_contents(edition: str, lang: str) -> None:
    _line(_told("contents", lang, edition=edition), "bold")
    for own, heading in index.chapters(edition):
        deep = own.count(".")
        _line(f"{own}  {heading.told(lang)}", "" if deep else "bold", indent=2 * deep)
    print()
    _line(_told("contents_hint", lang), "dim")


def show_hits(wanted: str, hits: list[Hit], edition: str, lang: str, every: bool) -> None:
    from illumineer.rulebook.search import places, terms_of

    words = [term.told() for term in terms_of(wanted)]
    _line(_told("found" if hits[0].whole else "found_most", lang, n=len(hits), words=words), "bold")
    shown = hits if every else hits[:_FIRST_HITS]
    for hit in shown:
        section = index.section_of(hit.symbol, edition)
        title = f"  {section.told(lang)}" if section else ""
        _line(f"{number(hit.symbol, edition)}{title}", "bold", indent=2)
        for each in dict.fromkeys((lang, *(hit.langs if lang not in hit.langs else ()))):
            text = _text(hit.symbol, edition, each)
            _line(text, "" if each == lang else "dim", indent=4, marked=places([wanted], text))
    if len(shown) < len(hits):
        _line(_told("more_found", lang, n=len(hits) - len(shown)), "dim")


# --- two editions ----------------------------------------------------------------------------


def show_diff(found: Diff, lang: str, every: bool) -> None:
    from illumineer.rulebook.diff import moves, runs

    _line(_told("diff_back" if found.backwards else "diff", lang, old=found.old, new=found.new), "bold")
    if not found.changes:
        _line(_told("diff_same", lang), indent=2)
    for subject, group in found.changes:
        print()
        title = subject.told(lang)
        _line(title[0].upper() + title[1:], "bold")
        for change in group:
            told = _told("diff_change", lang, name=change.name, since=change.since, text=change.told(lang))
            _line(told, indent=2, hang=2)
            both = [_both(rule, found, lang) for rule in change.rules]
            if both:
                _line(_told("diff_rules", lang, rules=", ".join(both)), "dim", indent=4, hang=2)
    print()
    compact = {
        "diff_came": runs(found.came),
        "diff_gone": runs(found.gone),
        "diff_moved": moves(found.moved),
        "diff_reworded": sorted_numbers(found.reworded, found.new),
    }
    for key, numbers in compact.items():
        blanks = {"edition": found.new} if key == "diff_reworded" else {"old": found.old, "new": found.new}
        if numbers:
            _line(_told(key, lang, numbers=", ".join(numbers), **blanks), hang=2)
    for edition, only in ((found.new, found.only_new), (found.old, found.only_old)):
        if only:
            _line(_told("diff_only", lang, n=len(only), edition=edition))
        if only and every:
            _line(", ".join(runs(only)), indent=2)


def sorted_numbers(rules: Iterable[CR], edition: str) -> list[str]:
    """How the rules are cited in an edition, its own numbers first."""
    cited = dict.fromkeys(number(rule, edition) for rule in rules)
    return sorted(cited, key=lambda each: (":" in each, index.in_order(each.rpartition(" ")[2])))


def _both(rule: CR, found: Diff, lang: str) -> str:
    old, new = own_number(rule, found.old), own_number(rule, found.new)
    if old == new:
        return old or number(rule, found.new)
    return _told("diff_rule", lang, old=old or "–", new=new or "–")


# --- the tracker -----------------------------------------------------------------------------


def show_rows(shown: list[Row], every: list[Row], lang: str, gaps: bool) -> None:
    from illumineer.cli.tables import show_table
    from illumineer.desk.rules_json import rows as data

    if shown:
        columns = ("number", "rule", "text", "code", "tests", "scenarios", *(("missing",) if gaps else ()))
        rows = [(*_cells(row), *((_gaps(row, lang),) if gaps else ())) for row in shown]
        show_table("", [_told(each, lang) for each in columns], rows)
    elif gaps:
        _line(_told("no_gaps", lang))
    counts: dict[str, int] = data([], every)["counts"]
    _line(_told("summary", lang, **counts), "bold")
    whole = "seeds_open" if counts["seeds_open"] else "seeds_whole"
    _line(_told(whole, lang, n=counts["seeds"], open=counts["seeds_open"]), "red" if counts["seeds_open"] else "green")


def _cells(row: Row) -> tuple[str, ...]:
    lists = (_some(each) for each in (row.code, row.tests, row.scenarios))
    return (row.number, row.rule, " ".join(row.languages), *lists)


def _some(places: list[str]) -> str:
    """The first place, and how many more there are."""
    if not places:
        return "–"
    first = places[0].rpartition("/")[2]
    return f"{first} +{len(places) - 1}" if len(places) > 1 else first


def _gaps(row: Row, lang: str) -> str:
    return ", ".join(each if each in ("en", "es") else _told(each, lang) for each in row.missing)
