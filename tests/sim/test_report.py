"""HTML reports: one file that is well formed, needs nothing from outside, and says what the summary says."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from tests.sim.played import DECKS, SETTING, results, summary

from illumineer.sim import said
from illumineer.sim.intervals import newcombe_paired
from illumineer.sim.matrix import Matrix
from illumineer.sim.report import duel_page, matrix_page, versions_page
from illumineer.sim.report.html import Html, join, tag
from illumineer.sim.report.plots import Scale, steps
from illumineer.sim.statistics import Pairs, summarize

_VOID = {"meta", "br", "col"}


class _Page(HTMLParser):
    """A page, read: every element in its place, its text, its attributes."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inside: dict[str, list[str]] = {}
        self.text = ""
        self.feed(text)
        self.close()
        assert self.open == [], "every element is closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in _VOID:
            self.open.append(tag)
            self.inside.setdefault(tag, []).append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, "elements are closed in order"

    def handle_data(self, data: str) -> None:
        for each in set(self.open):
            self.inside[each][-1] += data
        if "style" not in self.open:
            self.text += data


def _page(lang: str = "en") -> _Page:
    return _Page(duel_page(summary(), SETTING, lang))


def _duel(lang: str = "en") -> str:
    return duel_page(summary(), SETTING, lang)


def _versions(lang: str = "en") -> str:
    new = (*DECKS[0][:-1], *["<Lantern>"] * 3)
    setting = replace(SETTING, names=("old <1>", "new & 2", "other"), decks=(DECKS[0], new, DECKS[1]),
                      bots=("random", "random", "greedy"))  # fmt: skip
    return versions_page(Pairs(100, 60, 20, 120), (summary(300, 1), summary(300, 2)), setting, lang)


def _matrix(lang: str = "en") -> str:
    setting = replace(SETTING, names=("one", "<two>", "three"), decks=(*DECKS, DECKS[0]), bots=("random",) * 3)
    return matrix_page(Matrix({(0, 1): summary(300, 1), (0, 2): summary(4, 2)}), setting, lang)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("of", ["duel", "matrix", "versions"])
def test_it_needs_nothing_else(of: str, lang: str) -> None:
    text = {"duel": _duel, "matrix": _matrix, "versions": _versions}[of](lang)
    page = _Page(text)
    names = {name for name, _ in page.tags}
    assert not names & {"script", "link", "img", "iframe", "object", "base", "form"}
    used = {key for _, attributes in page.tags for key in attributes}
    assert not used & {"src", "href", "srcset", "onclick", "onload"}
    assert "url(" not in text and "@import" not in text and "http" not in text
    assert ("html", {"lang": lang}) in page.tags
    assert "prefers-color-scheme: dark" in text and "@media print" in text


@pytest.mark.parametrize("lang", ["en", "es"])
def test_pictures_and_tables_say_what_they_are(lang: str) -> None:
    page = _page(lang)
    pictures = [attributes for name, attributes in page.tags if name == "svg"]
    assert len(pictures) > 10
    assert all(each["role"] == "img" and each["aria-label"] for each in pictures)
    assert len(page.inside["title"]) == len(pictures) + 1 and all(page.inside["title"])
    assert all(attributes.get("scope") in ("col", "row") for name, attributes in page.tags if name == "th")
    assert len(page.inside["caption"]) == 2


def test_names_are_text_whatever_is_in_them() -> None:
    text = duel_page(summary(), SETTING, "en")
    assert "<deck>" not in text and "<Lume>" not in text and "<KeyError>" not in text
    page = _Page(text)
    for name in (*SETTING.names, *DECKS[0], *DECKS[1], SETTING.command, "RandomBot raised <KeyError>"):
        assert name in page.text
    assert "&lt;two&gt;" in _matrix() and "<two>" not in _matrix()


def test_the_figures_are_those_of_the_summary() -> None:
    page, found = _page(), summary()
    for rate in (*found.rates, *found.starting, *found.second):
        assert rate.share is not None
        assert f"{100 * rate.share:.1f}\N{NO-BREAK SPACE}%" in page.text
        assert f"{100 * rate.interval.low:.1f} to {100 * rate.interval.high:.1f}\N{NO-BREAK SPACE}%" in page.text
    for deck in found.cards:
        for card in deck:
            assert card.difference is not None
            assert f"{abs(100 * card.difference):.1f}" in page.text
    rows = [text for text in page.inside["tr"] if "Ana <Lume>" in text]
    assert len(rows) == 1 and "●" in rows[0]
    assert all("●" not in text for text in page.inside["tr"] if "Lamp" in text)


def test_cards_are_sorted_by_their_effect() -> None:
    rows = [text for text in _page().inside["tr"] if "×" in text]
    wanted = [card.name for deck in summary().cards for card in sorted(deck, key=lambda each: -(each.difference or 0))]
    assert [next(name for name in wanted if name in row) for row in rows] == wanted


def test_spanish_has_its_own_words_and_decimal_commas() -> None:
    page = _page("es")
    share = summary().rates[0].share
    assert share is not None and f"{100 * share:.1f}".replace(".", ",") in page.text
    assert "Carrera de lore" in page.text and "wins" not in page.text


@pytest.mark.parametrize(
    ("lang", "same", "different"),
    [
        ("en", "is the better deck in the hands of greedy: ", "what is due to the deck cannot be told"),
        ("es", "En manos de greedy, first <deck> es el mejor mazo: ", "no se puede saber qué se debe al mazo"),
    ],
)
def test_which_deck_is_better_is_said_of_one_bot_only(lang: str, same: str, different: str) -> None:
    one = _Page(duel_page(summary(), replace(SETTING, bots=("greedy", "greedy")), lang))
    assert same in one.text and different not in one.text
    two = _page(lang)
    assert different in two.text and same not in two.text


def test_decks_of_different_bots_are_ranked_with_their_bots() -> None:
    setting = replace(SETTING, names=("one", "two"), bots=("search:60", "greedy"))
    matrix = Matrix({(0, 1): summary(300, 1)})
    page = _Page(matrix_page(matrix, setting, "en"))
    assert "one (search:60)" in page.text and "what is due to the deck cannot be told" in page.text
    page = _Page(matrix_page(matrix, replace(setting, bots=("greedy", "greedy")), "en"))
    assert "(greedy)" not in page.text and "All decks were in the hands of greedy." in page.text


def test_settings_and_how_to_repeat_it() -> None:
    page = _page()
    for wanted in (SETTING.command, "plain Python", "Seed", "random", "greedy", "Edition of the rules"):
        assert wanted in page.text
    stopped = duel_page(summary(), replace(SETTING, stopped="certain", compiled=True), "en")
    assert "Stopped early" in stopped and "compiled" in stopped


def test_no_games_one_game_and_cards_without_comparison() -> None:
    assert "No game was played." in duel_page(summarize([], DECKS), SETTING, "en")
    one = _Page(duel_page(summarize(results(1), DECKS), SETTING, "en"))
    assert "nothing to compare" in one.text
    assert "NaN" not in one.text and "inf" not in one.text


def test_a_matrix_colours_what_is_more_than_chance() -> None:
    text = _matrix()
    page = _Page(text)
    cells = [attributes.get("style") or "" for name, attributes in page.tags if name == "td"]
    assert sum("var(--a)" in each for each in cells) == 1 and sum("var(--b)" in each for each in cells) == 1
    assert cells.count("background: none") == 2  # a pairing of four games says nothing yet
    assert text.count('class="none"') == 5  # against itself, and the pairing that was not played


def test_every_dot_lies_in_its_picture() -> None:
    text = duel_page(summary(), SETTING, "en")
    for picture in re.findall(r"<svg.*?</svg>", text, re.S):
        found = re.search(r'viewBox="0 0 (\d+) (\d+)"', picture)
        assert found is not None
        wide, high = float(found[1]), float(found[2])
        for x, y in re.findall(r'cx="([\d.-]+)" cy="([\d.-]+)"', picture):
            assert 0 <= float(x) <= wide and 0 <= float(y) <= high
        for x in re.findall(r' x[12]?="([\d.-]+)"', picture):
            assert -1 <= float(x) <= wide + 1
        for points in re.findall(r'points="([^"]*)"', picture):
            for point in points.split():
                x, y = point.split(",")
                assert 0 <= float(x) <= wide and 0 <= float(y) <= high


# --- the tools -------------------------------------------------------------------------------


def test_a_tag_escapes_what_is_not_html() -> None:
    assert tag("p", "1 < 2", tag("b", "&"), None, class_="a\"b", aria_label=None) == (
        '<p class="a&quot;b">1 &lt; 2<b>&amp;</b></p>'
    )
    assert join(Html("<br>"), "<br>") == "<br>&lt;br&gt;"


@pytest.mark.parametrize(
    ("high", "most", "last", "n"), [(7, 8, 7, 8), (60, 8, 60, 7), (133, 5, 100, 3), (0.4, 5, 0, 1)]
)
def test_round_steps(high: float, most: int, last: float, n: int) -> None:
    found = steps(high, most)
    assert found[-1] == last and len(found) == n <= most + 1


def test_a_scale_of_one_point_does_not_divide_by_zero() -> None:
    assert Scale(3, 3, 10, 20)(3) == 10


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_long_name_is_shortened_so_that_versions_and_who_begins_are_told_apart(lang: str) -> None:
    names = ("my favourite deck with the blue cards v1", "my favourite deck with the blue cards v2")
    page = duel_page(summary(), replace(SETTING, names=names), lang)
    labels = re.findall(r'<text x="0" [^>]*class="strong">(.*?)</text>', page)
    assert len(labels) == len(set(labels)) == 7, "three win rates, four by who begins"
    words = {"en": ("begins", "is second"), "es": ("empieza", "va segundo")}[lang]
    for label, word in zip(labels[3:], words * 2, strict=True):
        assert "…" in label and label.endswith(word) and len(label) < 40


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["new & 2 instead of old <1>, against other", "+13.3", "better in the hands of random."]),
        ("es", ["new & 2 en lugar de old <1>, contra other", "+13,3", "mejor en manos de random."]),
    ],
)
def test_two_versions_are_told_with_what_is_different(lang: str, told: list[str]) -> None:
    page = _Page(_versions(lang))
    for each in (*told, said.between(newcombe_paired(100, 60, 20, 120), lang)):
        assert each in page.text
    assert page.inside["li"][:2] == ["+3<Lantern>", "−1Lamp"]
    assert [re.sub(r"\D", "", cell) for cell in page.inside["td"]] == ["100", "60", "20", "120"]


def test_two_versions_without_a_game_and_without_a_difference_are_told() -> None:
    nothing = summarize([], DECKS)
    setting = replace(SETTING, names=("old", "new", "other"), decks=(DECKS[0], DECKS[0], DECKS[1]))
    page = _Page(versions_page(Pairs(), (nothing, nothing), replace(setting, bots=("random",) * 3), "en"))
    assert "Nothing: both versions have the same cards." in page.text
    assert "Which version is better in the hands of random cannot be said" in page.text
